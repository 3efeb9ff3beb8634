/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* libsquashfuse supports four formats besides zstd, the one our images use. Their libraries are
 * left out: they would double the size of the runtime, and LZO's licence (GPL) would apply to the
 * whole. These stubs replace them; an image in another format is reported as damaged. */
#include <stddef.h>
#include <stdint.h>

int LZ4_decompress_safe(const char *from, char *to, int from_size, int to_size);
int uncompress(unsigned char *to, unsigned long *to_size, const unsigned char *from,
               unsigned long from_size);
int lzo1x_decompress_safe(const unsigned char *from, size_t from_size, unsigned char *to,
                          size_t *to_size, void *memory);
int lzma_stream_buffer_decode(uint64_t *memory_limit, uint32_t flags, const void *allocator,
                              const uint8_t *from, size_t *from_at, size_t from_size, uint8_t *to,
                              size_t *to_at, size_t to_size);

enum { NOT_READ = -1, LZMA_NOT_READ = 8 /* LZMA_OPTIONS_ERROR */ };

int LZ4_decompress_safe(const char *from, char *to, int from_size, int to_size)
{
    (void)from, (void)to, (void)from_size, (void)to_size;
    return NOT_READ;
}

int uncompress(unsigned char *to, unsigned long *to_size, const unsigned char *from,
               unsigned long from_size)
{
    (void)to, (void)to_size, (void)from, (void)from_size;
    return NOT_READ;
}

int lzo1x_decompress_safe(const unsigned char *from, size_t from_size, unsigned char *to,
                          size_t *to_size, void *memory)
{
    (void)from, (void)from_size, (void)to, (void)to_size, (void)memory;
    return NOT_READ;
}

int lzma_stream_buffer_decode(uint64_t *memory_limit, uint32_t flags, const void *allocator,
                              const uint8_t *from, size_t *from_at, size_t from_size, uint8_t *to,
                              size_t *to_at, size_t to_size)
{
    (void)memory_limit, (void)flags, (void)allocator, (void)from, (void)from_at, (void)from_size;
    (void)to, (void)to_at, (void)to_size;
    return LZMA_NOT_READ;
}

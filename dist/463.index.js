export const id = 463;
export const ids = [463];
export const modules = {

/***/ 36214:
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

/***/ 47733:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {

// Generated from schemas/ by scripts/generate.mjs; do not edit.
exports.config=pe;const se={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"config.schema.json",title:"retrieval-eval-gate config",description:"Which suite, which retriever, what the numbers mean, and what may change by how much.",type:"object",additionalProperties:!1,required:["version","suite","baseline","retriever"],properties:{$schema:{type:"string"},version:{description:"Version of this format.",const:1},suite:{description:"The suite file, or a list of files that are joined.",type:["string","array"],minLength:1,minItems:1,items:{type:"string",minLength:1},"x-expected":"a path, or a list of paths",examples:["retrieval/suite.yaml"]},baseline:{description:"The recorded run to compare with.",type:"string",minLength:1,examples:["baselines/docs-search.json"]},k:{description:"Results asked for; no metric's cutoff may exceed it.",type:"integer",minimum:1,maximum:1e3,default:10},retriever:{$ref:"#/$defs/retriever"},definition:{$ref:"#/$defs/definition"},metrics:{description:"Reported beside the gated ones.",type:"array",items:{type:"string"},examples:[["precision@5","map@10"]]},gate:{$ref:"#/$defs/gate"},judge:{$ref:"#/$defs/judge"},latency:{description:"How latency is measured, or `off`.",type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `warmup`, `repeats`, `budget_s`, `seed`, `source`, `side_by_side`",additionalProperties:!1,properties:{warmup:{description:"Untimed passes over the suite before the timed ones.",type:"integer",minimum:0,maximum:100,default:1},repeats:{description:"Timed passes; `auto` takes as many as the percentiles need.",type:["integer","string"],minimum:1,maximum:1e4,pattern:"^auto$","x-expected":"`auto` or a whole number from 1",default:"auto"},budget_s:{description:"Seconds for the timed passes.",type:"number",exclusiveMinimum:0,maximum:86400,default:120},seed:{type:"integer",minimum:0,maximum:9007199254740991,default:1},source:{enum:["measured","reported"],default:"measured"},side_by_side:{description:"With a base directory: by how much slower than the base the head may answer, in place of the tolerances in milliseconds of latency_p50_ms and latency_p95_ms.",type:"object",additionalProperties:!1,properties:{p50:{$ref:"#/$defs/percent",default:"10%"},p95:{$ref:"#/$defs/percent",default:"25%"}}}}},prices:{description:"What calls of models cost. With the `usage` of each answer it gives cost_per_query.",type:"object",additionalProperties:!1,required:["currency","models"],properties:{currency:{description:"Recorded with the figures.",type:"string",pattern:"^[A-Za-z]{1,10}$","x-expected":"a currency, such as USD",examples:["USD"]},models:{description:"By the name that `usage` gives. A model that is used and has no price is an error.",type:"object",minProperties:1,additionalProperties:{$ref:"#/$defs/price"},examples:[{"small-chat":{prompt:8e-4,completion:.004},reranker:{per_call:.002}}]}}}},$defs:{percent:{type:"string",pattern:"^[0-9]{1,6}(\\.[0-9]{1,6})? ?%$","x-expected":`percent of the base's time, such as "10%"`},price:{type:"object",additionalProperties:!1,minProperties:1,"x-expected":"an object with at least one of `prompt`, `completion`, `per_call`",properties:{prompt:{description:"Of 1,000 prompt tokens.",type:"number",minimum:0},completion:{description:"Of 1,000 completion tokens.",type:"number",minimum:0},per_call:{description:"Of each call, as rerankers charge; tokens without a price of their own are then in it.",type:"number",minimum:0}}},retriever:{type:"object",description:"The system under test.",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/command"},{$ref:"#/$defs/http"},{$ref:"#/$defs/mcp"},{$ref:"#/$defs/module"},{$ref:"#/$defs/run"},{$ref:"#/$defs/bm25"}]},command:{type:"object",description:"A child process that answers JSON Lines on its standard input and output.",required:["kind","command"],additionalProperties:!1,properties:{kind:{const:"command"},command:{type:"array",minItems:1,items:{type:"string"},examples:[["python3","retrieval/serve.py"]]},ready:{description:'Wait for a line {"ready":true} before the first query.',type:"boolean",default:!1},per_query:{description:"One process a query, {{query}} and {{k}} in the arguments.",type:"boolean",default:!1},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},params:{$ref:"#/$defs/params"}}},http:{type:"object",description:"A server that answers JSON over HTTP. Placeholders: {{query}}, {{k}}, {{vector}} in the request, {{port}} in addresses and commands.",required:["kind","url"],additionalProperties:!1,properties:{kind:{const:"http"},preset:{description:"Fills method, body and results for a known server; keys written here win.",enum:["elasticsearch","opensearch","qdrant","meilisearch","typesense"]},url:{description:"Placeholders are percent-encoded.",type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://",examples:["http://127.0.0.1:9200/docs/_search"]},method:{description:"POST where there is a body, else GET.",enum:["GET","POST","PUT"]},headers:{$ref:"#/$defs/headers"},body:{description:'Sent as JSON. "{{k}}" alone becomes the number, "{{vector}}" the list; inside other text they are text.',examples:[{q:"{{query}}",size:"{{k}}"}]},results:{description:'JMESPath to the list of results. Absent: the server answers as a command does, {"results": [...]}.',type:"string",minLength:1,examples:["hits.hits[].{id: _id, score: _score, path: _source.path}"]},degraded:{description:"JMESPath that is true where the server fell back.",type:"string",minLength:1,examples:["fallback == 'lexical'"]},latency_ms:{description:"JMESPath to the server's own time, for `latency.source: reported`.",type:"string",minLength:1,examples:["took"]},embed:{description:"A request before the search whose answer fills {{vector}}; its time is part of the query's.",type:"object",required:["url","body","vector"],additionalProperties:!1,properties:{url:{description:"Where the embedding is asked for, by POST.",type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://",examples:["http://127.0.0.1:8080/embed"]},headers:{$ref:"#/$defs/headers"},body:{description:"Sent as JSON.",examples:[{input:"{{query}}"}]},vector:{description:"JMESPath to the vector.",type:"string",minLength:1,examples:["data[0].embedding"]}}},ready_url:{description:"Asked until it answers 2xx, at most startup_timeout_ms.",type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://",examples:["http://127.0.0.1:{{port}}/health"]},start:{description:"A server to start; {{port}} is a free port on loopback.",type:"object",required:["command"],additionalProperties:!1,properties:{command:{description:"The program that serves; it runs until the gate ends it.",type:"array",minItems:1,items:{type:"string"},examples:[["node","server.mjs","{{port}}"]]},stop:{description:"Run before it is ended.",type:"array",minItems:1,items:{type:"string"},examples:[["docker","rm","-f","search"]]}}},retries:{description:"For one query, after 429, 503 and reset connections.",type:"integer",minimum:0,maximum:10,default:2},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},params:{$ref:"#/$defs/params"}}},mcp:{type:"object",description:"A tool of a Model Context Protocol server.",required:["kind","tool"],additionalProperties:!1,oneOf:[{required:["command"]},{required:["url"]}],"x-expected":"either `command` or `url`",properties:{kind:{const:"mcp"},command:{description:"The server, spoken to on its standard input and output.",type:"array",minItems:1,items:{type:"string"},examples:[["node","server.mjs"]]},url:{description:"The server's streamable HTTP endpoint.",type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://",examples:["http://127.0.0.1:3000/mcp"]},headers:{$ref:"#/$defs/headers"},tool:{type:"string",minLength:1,examples:["search"]},arguments:{description:"Of the tool, with {{query}} and {{k}}.",type:"object",additionalProperties:!0,default:{query:"{{query}}"},examples:[{query:"{{query}}",limit:"{{k}}"}]},results:{description:'JMESPath over the structured content, or the text parsed as JSON. Absent: it is {"results": [...]} or a list.',type:"string",minLength:1,examples:["documents[].{id: id, score: score}"]},degraded:{description:"JMESPath that is true where the server fell back.",type:"string",minLength:1,examples:["fallback == 'lexical'"]},latency_ms:{description:"JMESPath to the server's own time, for `latency.source: reported`.",type:"string",minLength:1,examples:["took"]},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},params:{$ref:"#/$defs/params"}}},module:{type:"object",description:"An ES module whose default export is (query, { k, signal }) => results; runs in a child process.",required:["kind","path"],additionalProperties:!1,properties:{kind:{const:"module"},path:{type:"string",minLength:1,examples:["search.mjs"]},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},params:{$ref:"#/$defs/params"}}},run:{type:"object",description:"A recorded run: TREC format, or JSON Lines.",required:["kind","path"],additionalProperties:!1,properties:{kind:{const:"run"},path:{type:"string",minLength:1,examples:["runs/bm25.trec"]},params:{$ref:"#/$defs/params"}}},bm25:{type:"object",description:"The embedded BM25, for a first run and as a yardstick.",required:["kind"],additionalProperties:!1,oneOf:[{required:["corpus"]},{required:["files"]}],"x-expected":"either `corpus` or `files`",properties:{kind:{const:"bm25"},corpus:{description:"JSON Lines of documents.",type:"string",minLength:1},files:{description:"Globs; each file is a document.",type:"array",minItems:1,items:{type:"string",minLength:1}},cwd:{$ref:"#/$defs/cwd"},params:{$ref:"#/$defs/params"}}},headers:{description:"By name; a secret comes from the environment and is never printed.",type:"object",additionalProperties:{type:["string","object"],required:["env"],additionalProperties:!1,properties:{env:{description:"The variable's name. Empty or missing is an error.",type:"string",minLength:1},prefix:{type:"string",default:""}},"x-expected":'text, or { env: NAME, prefix: "Bearer " }'},examples:[{authorization:{env:"SEARCH_TOKEN",prefix:"Bearer "}}]},cwd:{description:"Where the retriever runs, relative to this file; its folder where absent.",type:"string",minLength:1},env:{description:"Variables added to the retriever's environment.",type:"object",additionalProperties:{type:"string"}},env_only:{description:"The only variables taken from the step's environment.",type:"array",items:{type:"string",minLength:1}},startup:{description:"Milliseconds until it must be ready.",type:"integer",minimum:1,maximum:864e5,default:6e4},timeout:{description:"Milliseconds for one answer.",type:"integer",minimum:1,maximum:864e5,default:3e4},total:{description:"Milliseconds for the whole run.",type:"integer",minimum:1,maximum:864e5,default:18e5},concurrency:{description:"Queries in flight in the quality pass; timed passes always have one.",type:"integer",minimum:1,maximum:64,default:1},params:{description:"Free; recorded with the run."},definition:{type:"object",description:"What the numbers mean. Recorded; a mismatch with the baseline refuses to compare.",additionalProperties:!1,properties:{gain:{description:"ndcg's gain: 2^grade - 1, or the grade itself as in trec_eval and BEIR.",enum:["exponential","linear"],default:"exponential"},relevance:{description:"Lowest grade that counts in the binary metrics.",type:"integer",minimum:1,maximum:30,default:1},order:{description:"rank: as returned; score: by score, then id; trec: by score, then id descending.",enum:["rank","score","trec"],default:"rank"},percentile:{enum:["nearest","linear"],default:"nearest"},duplicates:{description:"A repeated document keeps its slot and counts nowhere, or is an error.",enum:["ignore","error"],default:"ignore"},collapse:{description:"Chunks to documents by path: best score, or first seen.",enum:["none","max","first"],default:"none"},ignore_identical_ids:{description:"Drop a result whose id is the case's id, as BEIR does.",type:"boolean",default:!1},case_sensitive:{type:"boolean",default:!1},min_score:{description:"Results below it do not count against an expect_empty case.",type:"number"},text:{description:"When a result covers a passage, or characters of a document.",type:"object",additionalProperties:!1,properties:{threshold:{description:"Least difflib ratio of passage and text.",type:"number",exclusiveMinimum:0,maximum:1,default:.7},autojunk:{description:"difflib's own default, which makes long near copies unlike; to reproduce figures.",type:"boolean",default:!1},min_contained:{description:"Least share of a passage that a text within it must be, and of a span that a chunk must hold.",type:"number",exclusiveMinimum:0,maximum:1,default:.7}}},scores:{description:"float32 rounds scores as trec_eval 9 does.",enum:["float64","float32"],default:"float64"}}},judge:{type:"object",description:"A language model that measures the answers, behind an endpoint that speaks OpenAI's protocol. Absent: nobody does. Another model, temperature or seed than the baseline's refuses to compare.",additionalProperties:!1,required:["base_url","model","cache"],properties:{base_url:{description:"Asked at /chat/completions and /embeddings below it. Redirects are not followed.",type:"string",pattern:"^https?://[^/?#@\\s]+(/[^?#@\\s]*)?$","x-expected":"an address that starts with http:// or https://, without user, query and fragment",examples:["https://api.openai.com/v1"]},model:{type:"string",minLength:1,examples:["gpt-4o-mini-2024-07-18"]},embedding_model:{description:"For answer_relevancy.",type:"string",minLength:1,examples:["text-embedding-3-small"]},api_key:{description:"The variable of the step's environment that holds the key. Absent: none is sent.",type:"object",additionalProperties:!1,required:["env"],properties:{env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$","x-expected":"the name of a variable, never the key itself",examples:["JUDGE_API_KEY"]}}},temperature:{type:"number",minimum:0,maximum:2,default:0},seed:{description:"Sent to the model; many ignore it.",type:"integer",minimum:0,maximum:9007199254740991},cache:{description:"JSON Lines of verdicts: what was judged once is not asked again. Relative to this file; safe to commit.",type:"string",minLength:1,pattern:"\\.jsonl$","x-expected":"a path that ends in .jsonl",examples:["verdicts.jsonl"]},max_requests:{description:"Requests of one run, retries included; reaching it ends the run without a verdict.",type:"integer",minimum:1,maximum:1e6,default:1e3},max_cost:{description:"In the currency of `prices`; reaching it ends the run without a verdict.",type:"number",exclusiveMinimum:0},prices:{description:"For 1000 tokens.",type:"object",additionalProperties:!1,required:["prompt","completion"],properties:{prompt:{type:"number",minimum:0},completion:{type:"number",minimum:0},embedding:{type:"number",minimum:0}},examples:[{prompt:15e-5,completion:6e-4,embedding:2e-5}]},timeout_ms:{description:"For one whole reply; a late one ends the run.",type:"integer",minimum:1,maximum:36e5,default:6e4},retries:{description:"Of one request, after 429, 5xx and resets. A wrong reply is never asked for again.",type:"integer",minimum:0,maximum:10,default:2},concurrency:{description:"Samples judged at a time; a sample is one metric of one case.",type:"integer",minimum:1,maximum:64,default:4}}},gate:{type:"object",description:"Rules by metric. What is gated by default stays gated until set to `off` by name.",properties:{policy:{description:"A gate policy of cruxe (retrieval-gate-policy-v1) in place of all rules here; what it does not name keeps its default.",type:"string",minLength:1,examples:["gate-policy.v1.json"]},per_intent:{description:"For the quality metrics and rates in every intent.",type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `tolerance`",additionalProperties:!1,properties:{tolerance:{$ref:"#/$defs/tolerance"}}},intents:{description:"Rules for one intent, by intent and metric.",type:"object",additionalProperties:{type:"object",additionalProperties:{$ref:"#/$defs/rule"}},examples:[{symbol:{latency_p95_ms:{ceiling:450}}}]},newly_lost:{description:"Cases that found a target in the baseline and find none now.",type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `max` and `critical`",additionalProperties:!1,properties:{max:{$ref:"#/$defs/tolerance"},critical:{description:"Critical cases that may find nothing.",type:"integer",minimum:0,default:0}}}},additionalProperties:{$ref:"#/$defs/rule"},examples:[{"recall@10":{tolerance:[.01,"1 case"],floor:.8},degraded_rate:"off"}]},rule:{type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `tolerance`, `floor`, `ceiling`",additionalProperties:!1,properties:{tolerance:{$ref:"#/$defs/tolerance"},floor:{description:"Never below, where higher is better.",type:"number"},ceiling:{description:"Never above, where lower is better.",type:"number"}}},tolerance:{description:`A number in the metric's unit, "25%" of the baseline, "1 case" of the bucket, or a list: the largest holds.`,type:["number","string","array"],minimum:0,pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$",minItems:1,items:{type:["number","string"],minimum:0,pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$","x-expected":'a finite number from 0, "25%" or "1 case"'},"x-expected":'a finite number from 0, "25%", "1 case", or a list of these',examples:[[.01,"1 case"]]}}},J={type:"object",description:"What the numbers mean. Recorded; a mismatch with the baseline refuses to compare.",additionalProperties:!1,properties:{gain:{description:"ndcg's gain: 2^grade - 1, or the grade itself as in trec_eval and BEIR.",enum:["exponential","linear"],default:"exponential"},relevance:{description:"Lowest grade that counts in the binary metrics.",type:"integer",minimum:1,maximum:30,default:1},order:{description:"rank: as returned; score: by score, then id; trec: by score, then id descending.",enum:["rank","score","trec"],default:"rank"},percentile:{enum:["nearest","linear"],default:"nearest"},duplicates:{description:"A repeated document keeps its slot and counts nowhere, or is an error.",enum:["ignore","error"],default:"ignore"},collapse:{description:"Chunks to documents by path: best score, or first seen.",enum:["none","max","first"],default:"none"},ignore_identical_ids:{description:"Drop a result whose id is the case's id, as BEIR does.",type:"boolean",default:!1},case_sensitive:{type:"boolean",default:!1},min_score:{description:"Results below it do not count against an expect_empty case.",type:"number"},text:{description:"When a result covers a passage, or characters of a document.",type:"object",additionalProperties:!1,properties:{threshold:{description:"Least difflib ratio of passage and text.",type:"number",exclusiveMinimum:0,maximum:1,default:.7},autojunk:{description:"difflib's own default, which makes long near copies unlike; to reproduce figures.",type:"boolean",default:!1},min_contained:{description:"Least share of a passage that a text within it must be, and of a span that a chunk must hold.",type:"number",exclusiveMinimum:0,maximum:1,default:.7}}},scores:{description:"float32 rounds scores as trec_eval 9 does.",enum:["float64","float32"],default:"float64"}}},$e={type:"object",description:"A language model that measures the answers, behind an endpoint that speaks OpenAI's protocol. Absent: nobody does. Another model, temperature or seed than the baseline's refuses to compare.",additionalProperties:!1,required:["base_url","model","cache"],properties:{base_url:{description:"Asked at /chat/completions and /embeddings below it. Redirects are not followed.",type:"string",pattern:"^https?://[^/?#@\\s]+(/[^?#@\\s]*)?$","x-expected":"an address that starts with http:// or https://, without user, query and fragment",examples:["https://api.openai.com/v1"]},model:{type:"string",minLength:1,examples:["gpt-4o-mini-2024-07-18"]},embedding_model:{description:"For answer_relevancy.",type:"string",minLength:1,examples:["text-embedding-3-small"]},api_key:{description:"The variable of the step's environment that holds the key. Absent: none is sent.",type:"object",additionalProperties:!1,required:["env"],properties:{env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$","x-expected":"the name of a variable, never the key itself",examples:["JUDGE_API_KEY"]}}},temperature:{type:"number",minimum:0,maximum:2,default:0},seed:{description:"Sent to the model; many ignore it.",type:"integer",minimum:0,maximum:9007199254740991},cache:{description:"JSON Lines of verdicts: what was judged once is not asked again. Relative to this file; safe to commit.",type:"string",minLength:1,pattern:"\\.jsonl$","x-expected":"a path that ends in .jsonl",examples:["verdicts.jsonl"]},max_requests:{description:"Requests of one run, retries included; reaching it ends the run without a verdict.",type:"integer",minimum:1,maximum:1e6,default:1e3},max_cost:{description:"In the currency of `prices`; reaching it ends the run without a verdict.",type:"number",exclusiveMinimum:0},prices:{description:"For 1000 tokens.",type:"object",additionalProperties:!1,required:["prompt","completion"],properties:{prompt:{type:"number",minimum:0},completion:{type:"number",minimum:0},embedding:{type:"number",minimum:0}},examples:[{prompt:15e-5,completion:6e-4,embedding:2e-5}]},timeout_ms:{description:"For one whole reply; a late one ends the run.",type:"integer",minimum:1,maximum:36e5,default:6e4},retries:{description:"Of one request, after 429, 5xx and resets. A wrong reply is never asked for again.",type:"integer",minimum:0,maximum:10,default:2},concurrency:{description:"Samples judged at a time; a sample is one metric of one case.",type:"integer",minimum:1,maximum:64,default:4}}},Ee={type:"string",pattern:"^[0-9]{1,6}(\\.[0-9]{1,6})? ?%$","x-expected":`percent of the base's time, such as "10%"`},ze={type:"object",additionalProperties:!1,minProperties:1,"x-expected":"an object with at least one of `prompt`, `completion`, `per_call`",properties:{prompt:{description:"Of 1,000 prompt tokens.",type:"number",minimum:0},completion:{description:"Of 1,000 completion tokens.",type:"number",minimum:0},per_call:{description:"Of each call, as rerankers charge; tokens without a price of their own are then in it.",type:"number",minimum:0}}},o=Object.prototype.hasOwnProperty,_=(__webpack_require__(36214)["default"]),Re={type:"object",description:"The system under test.",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/command"},{$ref:"#/$defs/http"},{$ref:"#/$defs/mcp"},{$ref:"#/$defs/module"},{$ref:"#/$defs/run"},{$ref:"#/$defs/bm25"}]},xe={type:"object",description:"A child process that answers JSON Lines on its standard input and output.",required:["kind","command"],additionalProperties:!1,properties:{kind:{const:"command"},command:{type:"array",minItems:1,items:{type:"string"},examples:[["python3","retrieval/serve.py"]]},ready:{description:'Wait for a line {"ready":true} before the first query.',type:"boolean",default:!1},per_query:{description:"One process a query, {{query}} and {{k}} in the arguments.",type:"boolean",default:!1},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},params:{$ref:"#/$defs/params"}}},Me={description:"Where the retriever runs, relative to this file; its folder where absent.",type:"string",minLength:1},Ze={description:"Variables added to the retriever's environment.",type:"object",additionalProperties:{type:"string"}},Je={description:"The only variables taken from the step's environment.",type:"array",items:{type:"string",minLength:1}},We={description:"Milliseconds until it must be ready.",type:"integer",minimum:1,maximum:864e5,default:6e4},De={description:"Milliseconds for one answer.",type:"integer",minimum:1,maximum:864e5,default:3e4},Ve={description:"Milliseconds for the whole run.",type:"integer",minimum:1,maximum:864e5,default:18e5},Ce={description:"Queries in flight in the quality pass; timed passes always have one.",type:"integer",minimum:1,maximum:64,default:1},Be={description:"Free; recorded with the run."};function W(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=W.evaluated;if(k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.kind===void 0||!o.call(n,"kind")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[s]:e.push(s),r++}if(n.command===void 0||!o.call(n,"command")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[s]:e.push(s),r++}for(const s of Object.keys(n))if(!o.call(xe.properties,s)){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),r++}if(n.kind!==void 0&&o.call(n,"kind")&&n.kind!=="command"){const s={instancePath:i+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"command"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}if(n.command!==void 0&&o.call(n,"command")){let s=n.command;if(Array.isArray(s)){if(s.length<1){const a={instancePath:i+"/command",schemaPath:"#/properties/command/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),r++}const t=s.length;for(let a=0;a<t;a++)if(typeof s[a]!="string"){const p={instancePath:i+"/command/"+a,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}else{const t={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),r++}}if(n.ready!==void 0&&o.call(n,"ready")&&typeof n.ready!="boolean"){const s={instancePath:i+"/ready",schemaPath:"#/properties/ready/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(n.per_query!==void 0&&o.call(n,"per_query")&&typeof n.per_query!="boolean"){const s={instancePath:i+"/per_query",schemaPath:"#/properties/per_query/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(n.cwd!==void 0&&o.call(n,"cwd")){let s=n.cwd;if(typeof s=="string"){if(_(s)<1){const t={instancePath:i+"/cwd",schemaPath:"#/$defs/cwd/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/cwd",schemaPath:"#/$defs/cwd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(n.env!==void 0&&o.call(n,"env")){let s=n.env;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const t of Object.keys(s))if(typeof s[t]!="string"){const a={instancePath:i+"/env/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/env/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}else{const t={instancePath:i+"/env",schemaPath:"#/$defs/env/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.env_only!==void 0&&o.call(n,"env_only")){let s=n.env_only;if(Array.isArray(s)){const t=s.length;for(let a=0;a<t;a++){let p=s[a];if(typeof p=="string"){if(_(p)<1){const d={instancePath:i+"/env_only/"+a,schemaPath:"#/$defs/env_only/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:i+"/env_only/"+a,schemaPath:"#/$defs/env_only/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}}else{const t={instancePath:i+"/env_only",schemaPath:"#/$defs/env_only/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),r++}}if(n.startup_timeout_ms!==void 0&&o.call(n,"startup_timeout_ms")){let s=n.startup_timeout_ms;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/startup_timeout_ms",schemaPath:"#/$defs/startup/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>864e5||isNaN(s)){const t={instancePath:i+"/startup_timeout_ms",schemaPath:"#/$defs/startup/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/startup_timeout_ms",schemaPath:"#/$defs/startup/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}if(n.timeout_ms!==void 0&&o.call(n,"timeout_ms")){let s=n.timeout_ms;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/timeout_ms",schemaPath:"#/$defs/timeout/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>864e5||isNaN(s)){const t={instancePath:i+"/timeout_ms",schemaPath:"#/$defs/timeout/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/timeout_ms",schemaPath:"#/$defs/timeout/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}if(n.total_timeout_ms!==void 0&&o.call(n,"total_timeout_ms")){let s=n.total_timeout_ms;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/total_timeout_ms",schemaPath:"#/$defs/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>864e5||isNaN(s)){const t={instancePath:i+"/total_timeout_ms",schemaPath:"#/$defs/total/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/total_timeout_ms",schemaPath:"#/$defs/total/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}if(n.concurrency!==void 0&&o.call(n,"concurrency")){let s=n.concurrency;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/concurrency",schemaPath:"#/$defs/concurrency/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>64||isNaN(s)){const t={instancePath:i+"/concurrency",schemaPath:"#/$defs/concurrency/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},message:"must be <= 64"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/concurrency",schemaPath:"#/$defs/concurrency/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return W.errors=e,r===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const ue={type:"object",description:"A server that answers JSON over HTTP. Placeholders: {{query}}, {{k}}, {{vector}} in the request, {{port}} in addresses and commands.",required:["kind","url"],additionalProperties:!1,properties:{kind:{const:"http"},preset:{description:"Fills method, body and results for a known server; keys written here win.",enum:["elasticsearch","opensearch","qdrant","meilisearch","typesense"]},url:{description:"Placeholders are percent-encoded.",type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://",examples:["http://127.0.0.1:9200/docs/_search"]},method:{description:"POST where there is a body, else GET.",enum:["GET","POST","PUT"]},headers:{$ref:"#/$defs/headers"},body:{description:'Sent as JSON. "{{k}}" alone becomes the number, "{{vector}}" the list; inside other text they are text.',examples:[{q:"{{query}}",size:"{{k}}"}]},results:{description:'JMESPath to the list of results. Absent: the server answers as a command does, {"results": [...]}.',type:"string",minLength:1,examples:["hits.hits[].{id: _id, score: _score, path: _source.path}"]},degraded:{description:"JMESPath that is true where the server fell back.",type:"string",minLength:1,examples:["fallback == 'lexical'"]},latency_ms:{description:"JMESPath to the server's own time, for `latency.source: reported`.",type:"string",minLength:1,examples:["took"]},embed:{description:"A request before the search whose answer fills {{vector}}; its time is part of the query's.",type:"object",required:["url","body","vector"],additionalProperties:!1,properties:{url:{description:"Where the embedding is asked for, by POST.",type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://",examples:["http://127.0.0.1:8080/embed"]},headers:{$ref:"#/$defs/headers"},body:{description:"Sent as JSON.",examples:[{input:"{{query}}"}]},vector:{description:"JMESPath to the vector.",type:"string",minLength:1,examples:["data[0].embedding"]}}},ready_url:{description:"Asked until it answers 2xx, at most startup_timeout_ms.",type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://",examples:["http://127.0.0.1:{{port}}/health"]},start:{description:"A server to start; {{port}} is a free port on loopback.",type:"object",required:["command"],additionalProperties:!1,properties:{command:{description:"The program that serves; it runs until the gate ends it.",type:"array",minItems:1,items:{type:"string"},examples:[["node","server.mjs","{{port}}"]]},stop:{description:"Run before it is ended.",type:"array",minItems:1,items:{type:"string"},examples:[["docker","rm","-f","search"]]}}},retries:{description:"For one query, after 429, 503 and reset connections.",type:"integer",minimum:0,maximum:10,default:2},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},params:{$ref:"#/$defs/params"}}},fe={description:"By name; a secret comes from the environment and is never printed.",type:"object",additionalProperties:{type:["string","object"],required:["env"],additionalProperties:!1,properties:{env:{description:"The variable's name. Empty or missing is an error.",type:"string",minLength:1},prefix:{type:"string",default:""}},"x-expected":'text, or { env: NAME, prefix: "Bearer " }'},examples:[{authorization:{env:"SEARCH_TOKEN",prefix:"Bearer "}}]},ne=new RegExp("^https?://","u");function D(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=D.evaluated;if(k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.kind===void 0||!o.call(n,"kind")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[s]:e.push(s),r++}if(n.url===void 0||!o.call(n,"url")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[s]:e.push(s),r++}for(const s of Object.keys(n))if(!o.call(ue.properties,s)){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),r++}if(n.kind!==void 0&&o.call(n,"kind")&&n.kind!=="http"){const s={instancePath:i+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"http"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}if(n.preset!==void 0&&o.call(n,"preset")){let s=n.preset;if(!(s==="elasticsearch"||s==="opensearch"||s==="qdrant"||s==="meilisearch"||s==="typesense")){const t={instancePath:i+"/preset",schemaPath:"#/properties/preset/enum",keyword:"enum",params:{allowedValues:ue.properties.preset.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),r++}}if(n.url!==void 0&&o.call(n,"url")){let s=n.url;if(typeof s=="string"){if(!ne.test(s)){const t={instancePath:i+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"'};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(n.method!==void 0&&o.call(n,"method")){let s=n.method;if(!(s==="GET"||s==="POST"||s==="PUT")){const t={instancePath:i+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues:ue.properties.method.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),r++}}if(n.headers!==void 0&&o.call(n,"headers")){let s=n.headers;if(s&&typeof s=="object"&&!Array.isArray(s))for(const t of Object.keys(s)){let a=s[t];if(typeof a!="string"&&!(a&&typeof a=="object"&&!Array.isArray(a))){const p={instancePath:i+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/type",keyword:"type",params:{type:fe.additionalProperties.type},message:"must be string,object"};e===null?e=[p]:e.push(p),r++}if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.env===void 0||!o.call(a,"env")){const p={instancePath:i+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/required",keyword:"required",params:{missingProperty:"env"},message:"must have required property 'env'"};e===null?e=[p]:e.push(p),r++}for(const p of Object.keys(a))if(!(p==="env"||p==="prefix")){const d={instancePath:i+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),r++}if(a.env!==void 0&&o.call(a,"env")){let p=a.env;if(typeof p=="string"){if(_(p)<1){const d={instancePath:i+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/env",schemaPath:"#/$defs/headers/additionalProperties/properties/env/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:i+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/env",schemaPath:"#/$defs/headers/additionalProperties/properties/env/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}if(a.prefix!==void 0&&o.call(a,"prefix")&&typeof a.prefix!="string"){const p={instancePath:i+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/prefix",schemaPath:"#/$defs/headers/additionalProperties/properties/prefix/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}}else{const t={instancePath:i+"/headers",schemaPath:"#/$defs/headers/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.results!==void 0&&o.call(n,"results")){let s=n.results;if(typeof s=="string"){if(_(s)<1){const t={instancePath:i+"/results",schemaPath:"#/properties/results/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(n.degraded!==void 0&&o.call(n,"degraded")){let s=n.degraded;if(typeof s=="string"){if(_(s)<1){const t={instancePath:i+"/degraded",schemaPath:"#/properties/degraded/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/degraded",schemaPath:"#/properties/degraded/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(n.latency_ms!==void 0&&o.call(n,"latency_ms")){let s=n.latency_ms;if(typeof s=="string"){if(_(s)<1){const t={instancePath:i+"/latency_ms",schemaPath:"#/properties/latency_ms/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/latency_ms",schemaPath:"#/properties/latency_ms/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(n.embed!==void 0&&o.call(n,"embed")){let s=n.embed;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.url===void 0||!o.call(s,"url")){const t={instancePath:i+"/embed",schemaPath:"#/properties/embed/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),r++}if(s.body===void 0||!o.call(s,"body")){const t={instancePath:i+"/embed",schemaPath:"#/properties/embed/required",keyword:"required",params:{missingProperty:"body"},message:"must have required property 'body'"};e===null?e=[t]:e.push(t),r++}if(s.vector===void 0||!o.call(s,"vector")){const t={instancePath:i+"/embed",schemaPath:"#/properties/embed/required",keyword:"required",params:{missingProperty:"vector"},message:"must have required property 'vector'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!(t==="url"||t==="headers"||t==="body"||t==="vector")){const a={instancePath:i+"/embed",schemaPath:"#/properties/embed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.url!==void 0&&o.call(s,"url")){let t=s.url;if(typeof t=="string"){if(!ne.test(t)){const a={instancePath:i+"/embed/url",schemaPath:"#/properties/embed/properties/url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"'};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:i+"/embed/url",schemaPath:"#/properties/embed/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}if(s.headers!==void 0&&o.call(s,"headers")){let t=s.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(const a of Object.keys(t)){let p=t[a];if(typeof p!="string"&&!(p&&typeof p=="object"&&!Array.isArray(p))){const d={instancePath:i+"/embed/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/type",keyword:"type",params:{type:fe.additionalProperties.type},message:"must be string,object"};e===null?e=[d]:e.push(d),r++}if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.env===void 0||!o.call(p,"env")){const d={instancePath:i+"/embed/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/required",keyword:"required",params:{missingProperty:"env"},message:"must have required property 'env'"};e===null?e=[d]:e.push(d),r++}for(const d of Object.keys(p))if(!(d==="env"||d==="prefix")){const u={instancePath:i+"/embed/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),r++}if(p.env!==void 0&&o.call(p,"env")){let d=p.env;if(typeof d=="string"){if(_(d)<1){const u={instancePath:i+"/embed/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/env",schemaPath:"#/$defs/headers/additionalProperties/properties/env/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),r++}}else{const u={instancePath:i+"/embed/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/env",schemaPath:"#/$defs/headers/additionalProperties/properties/env/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),r++}}if(p.prefix!==void 0&&o.call(p,"prefix")&&typeof p.prefix!="string"){const d={instancePath:i+"/embed/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/prefix",schemaPath:"#/$defs/headers/additionalProperties/properties/prefix/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}}else{const a={instancePath:i+"/embed/headers",schemaPath:"#/$defs/headers/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}if(s.vector!==void 0&&o.call(s,"vector")){let t=s.vector;if(typeof t=="string"){if(_(t)<1){const a={instancePath:i+"/embed/vector",schemaPath:"#/properties/embed/properties/vector/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:i+"/embed/vector",schemaPath:"#/properties/embed/properties/vector/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:i+"/embed",schemaPath:"#/properties/embed/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.ready_url!==void 0&&o.call(n,"ready_url")){let s=n.ready_url;if(typeof s=="string"){if(!ne.test(s)){const t={instancePath:i+"/ready_url",schemaPath:"#/properties/ready_url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"'};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/ready_url",schemaPath:"#/properties/ready_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(n.start!==void 0&&o.call(n,"start")){let s=n.start;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.command===void 0||!o.call(s,"command")){const t={instancePath:i+"/start",schemaPath:"#/properties/start/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!(t==="command"||t==="stop")){const a={instancePath:i+"/start",schemaPath:"#/properties/start/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.command!==void 0&&o.call(s,"command")){let t=s.command;if(Array.isArray(t)){if(t.length<1){const p={instancePath:i+"/start/command",schemaPath:"#/properties/start/properties/command/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),r++}const a=t.length;for(let p=0;p<a;p++)if(typeof t[p]!="string"){const d={instancePath:i+"/start/command/"+p,schemaPath:"#/properties/start/properties/command/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}else{const a={instancePath:i+"/start/command",schemaPath:"#/properties/start/properties/command/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),r++}}if(s.stop!==void 0&&o.call(s,"stop")){let t=s.stop;if(Array.isArray(t)){if(t.length<1){const p={instancePath:i+"/start/stop",schemaPath:"#/properties/start/properties/stop/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),r++}const a=t.length;for(let p=0;p<a;p++)if(typeof t[p]!="string"){const d={instancePath:i+"/start/stop/"+p,schemaPath:"#/properties/start/properties/stop/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}else{const a={instancePath:i+"/start/stop",schemaPath:"#/properties/start/properties/stop/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:i+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.retries!==void 0&&o.call(n,"retries")){let s=n.retries;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>10||isNaN(s)){const t={instancePath:i+"/retries",schemaPath:"#/properties/retries/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[t]:e.push(t),r++}if(s<0||isNaN(s)){const t={instancePath:i+"/retries",schemaPath:"#/properties/retries/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),r++}}}if(n.cwd!==void 0&&o.call(n,"cwd")){let s=n.cwd;if(typeof s=="string"){if(_(s)<1){const t={instancePath:i+"/cwd",schemaPath:"#/$defs/cwd/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/cwd",schemaPath:"#/$defs/cwd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(n.env!==void 0&&o.call(n,"env")){let s=n.env;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const t of Object.keys(s))if(typeof s[t]!="string"){const a={instancePath:i+"/env/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/env/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}else{const t={instancePath:i+"/env",schemaPath:"#/$defs/env/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.env_only!==void 0&&o.call(n,"env_only")){let s=n.env_only;if(Array.isArray(s)){const t=s.length;for(let a=0;a<t;a++){let p=s[a];if(typeof p=="string"){if(_(p)<1){const d={instancePath:i+"/env_only/"+a,schemaPath:"#/$defs/env_only/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:i+"/env_only/"+a,schemaPath:"#/$defs/env_only/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}}else{const t={instancePath:i+"/env_only",schemaPath:"#/$defs/env_only/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),r++}}if(n.startup_timeout_ms!==void 0&&o.call(n,"startup_timeout_ms")){let s=n.startup_timeout_ms;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/startup_timeout_ms",schemaPath:"#/$defs/startup/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>864e5||isNaN(s)){const t={instancePath:i+"/startup_timeout_ms",schemaPath:"#/$defs/startup/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/startup_timeout_ms",schemaPath:"#/$defs/startup/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}if(n.timeout_ms!==void 0&&o.call(n,"timeout_ms")){let s=n.timeout_ms;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/timeout_ms",schemaPath:"#/$defs/timeout/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>864e5||isNaN(s)){const t={instancePath:i+"/timeout_ms",schemaPath:"#/$defs/timeout/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/timeout_ms",schemaPath:"#/$defs/timeout/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}if(n.total_timeout_ms!==void 0&&o.call(n,"total_timeout_ms")){let s=n.total_timeout_ms;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/total_timeout_ms",schemaPath:"#/$defs/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>864e5||isNaN(s)){const t={instancePath:i+"/total_timeout_ms",schemaPath:"#/$defs/total/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/total_timeout_ms",schemaPath:"#/$defs/total/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}if(n.concurrency!==void 0&&o.call(n,"concurrency")){let s=n.concurrency;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/concurrency",schemaPath:"#/$defs/concurrency/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>64||isNaN(s)){const t={instancePath:i+"/concurrency",schemaPath:"#/$defs/concurrency/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},message:"must be <= 64"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/concurrency",schemaPath:"#/$defs/concurrency/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return D.errors=e,r===0}D.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const qe={type:"object",description:"A tool of a Model Context Protocol server.",required:["kind","tool"],additionalProperties:!1,oneOf:[{required:["command"]},{required:["url"]}],"x-expected":"either `command` or `url`",properties:{kind:{const:"mcp"},command:{description:"The server, spoken to on its standard input and output.",type:"array",minItems:1,items:{type:"string"},examples:[["node","server.mjs"]]},url:{description:"The server's streamable HTTP endpoint.",type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://",examples:["http://127.0.0.1:3000/mcp"]},headers:{$ref:"#/$defs/headers"},tool:{type:"string",minLength:1,examples:["search"]},arguments:{description:"Of the tool, with {{query}} and {{k}}.",type:"object",additionalProperties:!0,default:{query:"{{query}}"},examples:[{query:"{{query}}",limit:"{{k}}"}]},results:{description:'JMESPath over the structured content, or the text parsed as JSON. Absent: it is {"results": [...]} or a list.',type:"string",minLength:1,examples:["documents[].{id: id, score: score}"]},degraded:{description:"JMESPath that is true where the server fell back.",type:"string",minLength:1,examples:["fallback == 'lexical'"]},latency_ms:{description:"JMESPath to the server's own time, for `latency.source: reported`.",type:"string",minLength:1,examples:["took"]},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},params:{$ref:"#/$defs/params"}}};function V(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=V.evaluated;k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0);const s=r;let t=!1,a=null;const p=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&(n.command===void 0||!o.call(n,"command"))){const m={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"command"},message:"must have required property 'command'"};e===null?e=[m]:e.push(m),r++}var u=p===r;u&&(t=!0,a=0);const d=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&(n.url===void 0||!o.call(n,"url"))){const m={instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),r++}var u=d===r;if(u&&t?(t=!1,a=[a,1]):u&&(t=!0,a=1),t)r=s,e!==null&&(s?e.length=s:e=null);else{const m={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:a},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),r++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.kind===void 0||!o.call(n,"kind")){const m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[m]:e.push(m),r++}if(n.tool===void 0||!o.call(n,"tool")){const m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tool"},message:"must have required property 'tool'"};e===null?e=[m]:e.push(m),r++}for(const m of Object.keys(n))if(!o.call(qe.properties,m)){const l={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(n.kind!==void 0&&o.call(n,"kind")&&n.kind!=="mcp"){const m={instancePath:i+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"mcp"},message:"must be equal to constant"};e===null?e=[m]:e.push(m),r++}if(n.command!==void 0&&o.call(n,"command")){let m=n.command;if(Array.isArray(m)){if(m.length<1){const h={instancePath:i+"/command",schemaPath:"#/properties/command/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(h),r++}const l=m.length;for(let h=0;h<l;h++)if(typeof m[h]!="string"){const j={instancePath:i+"/command/"+h,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[j]:e.push(j),r++}}else{const l={instancePath:i+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}if(n.url!==void 0&&o.call(n,"url")){let m=n.url;if(typeof m=="string"){if(!ne.test(m)){const l={instancePath:i+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"'};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.headers!==void 0&&o.call(n,"headers")){let m=n.headers;if(m&&typeof m=="object"&&!Array.isArray(m))for(const l of Object.keys(m)){let h=m[l];if(typeof h!="string"&&!(h&&typeof h=="object"&&!Array.isArray(h))){const j={instancePath:i+"/headers/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/type",keyword:"type",params:{type:fe.additionalProperties.type},message:"must be string,object"};e===null?e=[j]:e.push(j),r++}if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.env===void 0||!o.call(h,"env")){const j={instancePath:i+"/headers/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/required",keyword:"required",params:{missingProperty:"env"},message:"must have required property 'env'"};e===null?e=[j]:e.push(j),r++}for(const j of Object.keys(h))if(!(j==="env"||j==="prefix")){const q={instancePath:i+"/headers/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j},message:"must NOT have additional properties"};e===null?e=[q]:e.push(q),r++}if(h.env!==void 0&&o.call(h,"env")){let j=h.env;if(typeof j=="string"){if(_(j)<1){const q={instancePath:i+"/headers/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/env",schemaPath:"#/$defs/headers/additionalProperties/properties/env/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[q]:e.push(q),r++}}else{const q={instancePath:i+"/headers/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/env",schemaPath:"#/$defs/headers/additionalProperties/properties/env/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),r++}}if(h.prefix!==void 0&&o.call(h,"prefix")&&typeof h.prefix!="string"){const j={instancePath:i+"/headers/"+l.replace(/~/g,"~0").replace(/\//g,"~1")+"/prefix",schemaPath:"#/$defs/headers/additionalProperties/properties/prefix/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[j]:e.push(j),r++}}}else{const l={instancePath:i+"/headers",schemaPath:"#/$defs/headers/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}if(n.tool!==void 0&&o.call(n,"tool")){let m=n.tool;if(typeof m=="string"){if(_(m)<1){const l={instancePath:i+"/tool",schemaPath:"#/properties/tool/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:i+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.arguments!==void 0&&o.call(n,"arguments")){let m=n.arguments;if(!(m&&typeof m=="object"&&!Array.isArray(m))){const l={instancePath:i+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}if(n.results!==void 0&&o.call(n,"results")){let m=n.results;if(typeof m=="string"){if(_(m)<1){const l={instancePath:i+"/results",schemaPath:"#/properties/results/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:i+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.degraded!==void 0&&o.call(n,"degraded")){let m=n.degraded;if(typeof m=="string"){if(_(m)<1){const l={instancePath:i+"/degraded",schemaPath:"#/properties/degraded/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:i+"/degraded",schemaPath:"#/properties/degraded/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.latency_ms!==void 0&&o.call(n,"latency_ms")){let m=n.latency_ms;if(typeof m=="string"){if(_(m)<1){const l={instancePath:i+"/latency_ms",schemaPath:"#/properties/latency_ms/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:i+"/latency_ms",schemaPath:"#/properties/latency_ms/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.cwd!==void 0&&o.call(n,"cwd")){let m=n.cwd;if(typeof m=="string"){if(_(m)<1){const l={instancePath:i+"/cwd",schemaPath:"#/$defs/cwd/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:i+"/cwd",schemaPath:"#/$defs/cwd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.env!==void 0&&o.call(n,"env")){let m=n.env;if(m&&typeof m=="object"&&!Array.isArray(m)){for(const l of Object.keys(m))if(typeof m[l]!="string"){const h={instancePath:i+"/env/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/env/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}else{const l={instancePath:i+"/env",schemaPath:"#/$defs/env/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}if(n.env_only!==void 0&&o.call(n,"env_only")){let m=n.env_only;if(Array.isArray(m)){const l=m.length;for(let h=0;h<l;h++){let j=m[h];if(typeof j=="string"){if(_(j)<1){const q={instancePath:i+"/env_only/"+h,schemaPath:"#/$defs/env_only/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[q]:e.push(q),r++}}else{const q={instancePath:i+"/env_only/"+h,schemaPath:"#/$defs/env_only/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),r++}}}else{const l={instancePath:i+"/env_only",schemaPath:"#/$defs/env_only/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}if(n.startup_timeout_ms!==void 0&&o.call(n,"startup_timeout_ms")){let m=n.startup_timeout_ms;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const l={instancePath:i+"/startup_timeout_ms",schemaPath:"#/$defs/startup/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),r++}if(typeof m=="number"&&isFinite(m)){if(m>864e5||isNaN(m)){const l={instancePath:i+"/startup_timeout_ms",schemaPath:"#/$defs/startup/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000"};e===null?e=[l]:e.push(l),r++}if(m<1||isNaN(m)){const l={instancePath:i+"/startup_timeout_ms",schemaPath:"#/$defs/startup/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),r++}}}if(n.timeout_ms!==void 0&&o.call(n,"timeout_ms")){let m=n.timeout_ms;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const l={instancePath:i+"/timeout_ms",schemaPath:"#/$defs/timeout/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),r++}if(typeof m=="number"&&isFinite(m)){if(m>864e5||isNaN(m)){const l={instancePath:i+"/timeout_ms",schemaPath:"#/$defs/timeout/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000"};e===null?e=[l]:e.push(l),r++}if(m<1||isNaN(m)){const l={instancePath:i+"/timeout_ms",schemaPath:"#/$defs/timeout/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),r++}}}if(n.total_timeout_ms!==void 0&&o.call(n,"total_timeout_ms")){let m=n.total_timeout_ms;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const l={instancePath:i+"/total_timeout_ms",schemaPath:"#/$defs/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),r++}if(typeof m=="number"&&isFinite(m)){if(m>864e5||isNaN(m)){const l={instancePath:i+"/total_timeout_ms",schemaPath:"#/$defs/total/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000"};e===null?e=[l]:e.push(l),r++}if(m<1||isNaN(m)){const l={instancePath:i+"/total_timeout_ms",schemaPath:"#/$defs/total/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),r++}}}if(n.concurrency!==void 0&&o.call(n,"concurrency")){let m=n.concurrency;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const l={instancePath:i+"/concurrency",schemaPath:"#/$defs/concurrency/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),r++}if(typeof m=="number"&&isFinite(m)){if(m>64||isNaN(m)){const l={instancePath:i+"/concurrency",schemaPath:"#/$defs/concurrency/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},message:"must be <= 64"};e===null?e=[l]:e.push(l),r++}if(m<1||isNaN(m)){const l={instancePath:i+"/concurrency",schemaPath:"#/$defs/concurrency/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),r++}}}}else{const m={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}return V.errors=e,r===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const je={type:"object",description:"An ES module whose default export is (query, { k, signal }) => results; runs in a child process.",required:["kind","path"],additionalProperties:!1,properties:{kind:{const:"module"},path:{type:"string",minLength:1,examples:["search.mjs"]},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},params:{$ref:"#/$defs/params"}}};function C(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=C.evaluated;if(k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.kind===void 0||!o.call(n,"kind")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[s]:e.push(s),r++}if(n.path===void 0||!o.call(n,"path")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[s]:e.push(s),r++}for(const s of Object.keys(n))if(!o.call(je.properties,s)){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),r++}if(n.kind!==void 0&&o.call(n,"kind")&&n.kind!=="module"){const s={instancePath:i+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"module"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}if(n.path!==void 0&&o.call(n,"path")){let s=n.path;if(typeof s=="string"){if(_(s)<1){const t={instancePath:i+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(n.cwd!==void 0&&o.call(n,"cwd")){let s=n.cwd;if(typeof s=="string"){if(_(s)<1){const t={instancePath:i+"/cwd",schemaPath:"#/$defs/cwd/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/cwd",schemaPath:"#/$defs/cwd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(n.env!==void 0&&o.call(n,"env")){let s=n.env;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const t of Object.keys(s))if(typeof s[t]!="string"){const a={instancePath:i+"/env/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/env/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}else{const t={instancePath:i+"/env",schemaPath:"#/$defs/env/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.env_only!==void 0&&o.call(n,"env_only")){let s=n.env_only;if(Array.isArray(s)){const t=s.length;for(let a=0;a<t;a++){let p=s[a];if(typeof p=="string"){if(_(p)<1){const d={instancePath:i+"/env_only/"+a,schemaPath:"#/$defs/env_only/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:i+"/env_only/"+a,schemaPath:"#/$defs/env_only/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}}else{const t={instancePath:i+"/env_only",schemaPath:"#/$defs/env_only/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),r++}}if(n.startup_timeout_ms!==void 0&&o.call(n,"startup_timeout_ms")){let s=n.startup_timeout_ms;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/startup_timeout_ms",schemaPath:"#/$defs/startup/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>864e5||isNaN(s)){const t={instancePath:i+"/startup_timeout_ms",schemaPath:"#/$defs/startup/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/startup_timeout_ms",schemaPath:"#/$defs/startup/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}if(n.timeout_ms!==void 0&&o.call(n,"timeout_ms")){let s=n.timeout_ms;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/timeout_ms",schemaPath:"#/$defs/timeout/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>864e5||isNaN(s)){const t={instancePath:i+"/timeout_ms",schemaPath:"#/$defs/timeout/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/timeout_ms",schemaPath:"#/$defs/timeout/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}if(n.total_timeout_ms!==void 0&&o.call(n,"total_timeout_ms")){let s=n.total_timeout_ms;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/total_timeout_ms",schemaPath:"#/$defs/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>864e5||isNaN(s)){const t={instancePath:i+"/total_timeout_ms",schemaPath:"#/$defs/total/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},message:"must be <= 86400000"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/total_timeout_ms",schemaPath:"#/$defs/total/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}if(n.concurrency!==void 0&&o.call(n,"concurrency")){let s=n.concurrency;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/concurrency",schemaPath:"#/$defs/concurrency/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>64||isNaN(s)){const t={instancePath:i+"/concurrency",schemaPath:"#/$defs/concurrency/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},message:"must be <= 64"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/concurrency",schemaPath:"#/$defs/concurrency/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return C.errors=e,r===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const Ue={type:"object",description:"A recorded run: TREC format, or JSON Lines.",required:["kind","path"],additionalProperties:!1,properties:{kind:{const:"run"},path:{type:"string",minLength:1,examples:["runs/bm25.trec"]},params:{$ref:"#/$defs/params"}}};function B(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=B.evaluated;if(k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.kind===void 0||!o.call(n,"kind")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[s]:e.push(s),r++}if(n.path===void 0||!o.call(n,"path")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[s]:e.push(s),r++}for(const s of Object.keys(n))if(!(s==="kind"||s==="path"||s==="params")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),r++}if(n.kind!==void 0&&o.call(n,"kind")&&n.kind!=="run"){const s={instancePath:i+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"run"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}if(n.path!==void 0&&o.call(n,"path")){let s=n.path;if(typeof s=="string"){if(_(s)<1){const t={instancePath:i+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return B.errors=e,r===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const He={type:"object",description:"The embedded BM25, for a first run and as a yardstick.",required:["kind"],additionalProperties:!1,oneOf:[{required:["corpus"]},{required:["files"]}],"x-expected":"either `corpus` or `files`",properties:{kind:{const:"bm25"},corpus:{description:"JSON Lines of documents.",type:"string",minLength:1},files:{description:"Globs; each file is a document.",type:"array",minItems:1,items:{type:"string",minLength:1}},cwd:{$ref:"#/$defs/cwd"},params:{$ref:"#/$defs/params"}}};function U(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=U.evaluated;k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0);const s=r;let t=!1,a=null;const p=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&(n.corpus===void 0||!o.call(n,"corpus"))){const m={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"corpus"},message:"must have required property 'corpus'"};e===null?e=[m]:e.push(m),r++}var u=p===r;u&&(t=!0,a=0);const d=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&(n.files===void 0||!o.call(n,"files"))){const m={instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"files"},message:"must have required property 'files'"};e===null?e=[m]:e.push(m),r++}var u=d===r;if(u&&t?(t=!1,a=[a,1]):u&&(t=!0,a=1),t)r=s,e!==null&&(s?e.length=s:e=null);else{const m={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:a},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),r++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.kind===void 0||!o.call(n,"kind")){const m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[m]:e.push(m),r++}for(const m of Object.keys(n))if(!(m==="kind"||m==="corpus"||m==="files"||m==="cwd"||m==="params")){const l={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(n.kind!==void 0&&o.call(n,"kind")&&n.kind!=="bm25"){const m={instancePath:i+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"bm25"},message:"must be equal to constant"};e===null?e=[m]:e.push(m),r++}if(n.corpus!==void 0&&o.call(n,"corpus")){let m=n.corpus;if(typeof m=="string"){if(_(m)<1){const l={instancePath:i+"/corpus",schemaPath:"#/properties/corpus/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:i+"/corpus",schemaPath:"#/properties/corpus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.files!==void 0&&o.call(n,"files")){let m=n.files;if(Array.isArray(m)){if(m.length<1){const h={instancePath:i+"/files",schemaPath:"#/properties/files/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(h),r++}const l=m.length;for(let h=0;h<l;h++){let j=m[h];if(typeof j=="string"){if(_(j)<1){const q={instancePath:i+"/files/"+h,schemaPath:"#/properties/files/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[q]:e.push(q),r++}}else{const q={instancePath:i+"/files/"+h,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),r++}}}else{const l={instancePath:i+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}if(n.cwd!==void 0&&o.call(n,"cwd")){let m=n.cwd;if(typeof m=="string"){if(_(m)<1){const l={instancePath:i+"/cwd",schemaPath:"#/$defs/cwd/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:i+"/cwd",schemaPath:"#/$defs/cwd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}}else{const m={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}return U.errors=e,r===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function H(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=H.evaluated;if(k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.kind===void 0||!o.call(n,"kind")){const a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[a]:e.push(a),r++}const t=n.kind;if(typeof t=="string")if(t==="command"){W(n,{instancePath:i,parentData:O,parentDataProperty:L,rootData:N,dynamicAnchors:A})||(e=e===null?W.errors:e.concat(W.errors),r=e.length);var s=!0}else if(t==="http")D(n,{instancePath:i,parentData:O,parentDataProperty:L,rootData:N,dynamicAnchors:A})||(e=e===null?D.errors:e.concat(D.errors),r=e.length),s!==!0&&(s=!0);else if(t==="mcp")V(n,{instancePath:i,parentData:O,parentDataProperty:L,rootData:N,dynamicAnchors:A})||(e=e===null?V.errors:e.concat(V.errors),r=e.length),s!==!0&&(s=!0);else if(t==="module")C(n,{instancePath:i,parentData:O,parentDataProperty:L,rootData:N,dynamicAnchors:A})||(e=e===null?C.errors:e.concat(C.errors),r=e.length),s!==!0&&(s=!0);else if(t==="run")B(n,{instancePath:i,parentData:O,parentDataProperty:L,rootData:N,dynamicAnchors:A})||(e=e===null?B.errors:e.concat(B.errors),r=e.length),s!==!0&&(s=!0);else if(t==="bm25")U(n,{instancePath:i,parentData:O,parentDataProperty:L,rootData:N,dynamicAnchors:A})||(e=e===null?U.errors:e.concat(U.errors),r=e.length),s!==!0&&(s=!0);else{const a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:t},message:'value of tag "kind" must be in oneOf'};e===null?e=[a]:e.push(a),r++}else{const a={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"kind",tagValue:t},message:'tag "kind" must be string'};e===null?e=[a]:e.push(a),r++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return H.errors=e,k.props=s,r===0}H.evaluated={dynamicProps:!0,dynamicItems:!1};const be={type:"object",description:"Rules by metric. What is gated by default stays gated until set to `off` by name.",properties:{policy:{description:"A gate policy of cruxe (retrieval-gate-policy-v1) in place of all rules here; what it does not name keeps its default.",type:"string",minLength:1,examples:["gate-policy.v1.json"]},per_intent:{description:"For the quality metrics and rates in every intent.",type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `tolerance`",additionalProperties:!1,properties:{tolerance:{$ref:"#/$defs/tolerance"}}},intents:{description:"Rules for one intent, by intent and metric.",type:"object",additionalProperties:{type:"object",additionalProperties:{$ref:"#/$defs/rule"}},examples:[{symbol:{latency_p95_ms:{ceiling:450}}}]},newly_lost:{description:"Cases that found a target in the baseline and find none now.",type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `max` and `critical`",additionalProperties:!1,properties:{max:{$ref:"#/$defs/tolerance"},critical:{description:"Critical cases that may find nothing.",type:"integer",minimum:0,default:0}}}},additionalProperties:{$ref:"#/$defs/rule"},examples:[{"recall@10":{tolerance:[.01,"1 case"],floor:.8},degraded_rate:"off"}]},G={description:`A number in the metric's unit, "25%" of the baseline, "1 case" of the bucket, or a list: the largest holds.`,type:["number","string","array"],minimum:0,pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$",minItems:1,items:{type:["number","string"],minimum:0,pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$","x-expected":'a finite number from 0, "25%" or "1 case"'},"x-expected":'a finite number from 0, "25%", "1 case", or a list of these',examples:[[.01,"1 case"]]},Ne={type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `tolerance`, `floor`, `ceiling`",additionalProperties:!1,properties:{tolerance:{$ref:"#/$defs/tolerance"},floor:{description:"Never below, where higher is better.",type:"number"},ceiling:{description:"Never above, where lower is better.",type:"number"}}},oe=new RegExp("^off$","u"),K=new RegExp("^[0-9]+(\\.[0-9]+)?( ?%| cases?)$","u");function z(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=z.evaluated;if(k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0),!(n&&typeof n=="object"&&!Array.isArray(n))&&typeof n!="string"){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:Ne.type},message:"must be object,string"};e===null?e=[s]:e.push(s),r++}if(typeof n=="string"&&!oe.test(n)){const s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^off$"},message:'must match pattern "^off$"'};e===null?e=[s]:e.push(s),r++}if(n&&typeof n=="object"&&!Array.isArray(n)){for(const s of Object.keys(n))if(!(s==="tolerance"||s==="floor"||s==="ceiling")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),r++}if(n.tolerance!==void 0&&o.call(n,"tolerance")){let s=n.tolerance;if(!(typeof s=="number"&&isFinite(s))&&typeof s!="string"&&!Array.isArray(s)){const t={instancePath:i+"/tolerance",schemaPath:"#/$defs/tolerance/type",keyword:"type",params:{type:G.type},message:"must be number,string,array"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const t={instancePath:i+"/tolerance",schemaPath:"#/$defs/tolerance/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!K.test(s)){const t={instancePath:i+"/tolerance",schemaPath:"#/$defs/tolerance/pattern",keyword:"pattern",params:{pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"},message:'must match pattern "^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"'};e===null?e=[t]:e.push(t),r++}if(Array.isArray(s)){if(s.length<1){const a={instancePath:i+"/tolerance",schemaPath:"#/$defs/tolerance/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),r++}const t=s.length;for(let a=0;a<t;a++){let p=s[a];if(!(typeof p=="number"&&isFinite(p))&&typeof p!="string"){const d={instancePath:i+"/tolerance/"+a,schemaPath:"#/$defs/tolerance/items/type",keyword:"type",params:{type:G.items.type},message:"must be number,string"};e===null?e=[d]:e.push(d),r++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){const d={instancePath:i+"/tolerance/"+a,schemaPath:"#/$defs/tolerance/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),r++}if(typeof p=="string"&&!K.test(p)){const d={instancePath:i+"/tolerance/"+a,schemaPath:"#/$defs/tolerance/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"},message:'must match pattern "^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"'};e===null?e=[d]:e.push(d),r++}}}}if(n.floor!==void 0&&o.call(n,"floor")){let s=n.floor;if(!(typeof s=="number"&&isFinite(s))){const t={instancePath:i+"/floor",schemaPath:"#/properties/floor/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),r++}}if(n.ceiling!==void 0&&o.call(n,"ceiling")){let s=n.ceiling;if(!(typeof s=="number"&&isFinite(s))){const t={instancePath:i+"/ceiling",schemaPath:"#/properties/ceiling/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),r++}}}return z.errors=e,r===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Q(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=Q.evaluated;if(k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){for(const s of Object.keys(n))s==="policy"||s==="per_intent"||s==="intents"||s==="newly_lost"||z(n[s],{instancePath:i+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:s,rootData:N,dynamicAnchors:A})||(e=e===null?z.errors:e.concat(z.errors),r=e.length);if(n.policy!==void 0&&o.call(n,"policy")){let s=n.policy;if(typeof s=="string"){if(_(s)<1){const t={instancePath:i+"/policy",schemaPath:"#/properties/policy/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/policy",schemaPath:"#/properties/policy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(n.per_intent!==void 0&&o.call(n,"per_intent")){let s=n.per_intent;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&typeof s!="string"){const t={instancePath:i+"/per_intent",schemaPath:"#/properties/per_intent/type",keyword:"type",params:{type:be.properties.per_intent.type},message:"must be object,string"};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!oe.test(s)){const t={instancePath:i+"/per_intent",schemaPath:"#/properties/per_intent/pattern",keyword:"pattern",params:{pattern:"^off$"},message:'must match pattern "^off$"'};e===null?e=[t]:e.push(t),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(const t of Object.keys(s))if(t!=="tolerance"){const a={instancePath:i+"/per_intent",schemaPath:"#/properties/per_intent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.tolerance!==void 0&&o.call(s,"tolerance")){let t=s.tolerance;if(!(typeof t=="number"&&isFinite(t))&&typeof t!="string"&&!Array.isArray(t)){const a={instancePath:i+"/per_intent/tolerance",schemaPath:"#/$defs/tolerance/type",keyword:"type",params:{type:G.type},message:"must be number,string,array"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){const a={instancePath:i+"/per_intent/tolerance",schemaPath:"#/$defs/tolerance/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}if(typeof t=="string"&&!K.test(t)){const a={instancePath:i+"/per_intent/tolerance",schemaPath:"#/$defs/tolerance/pattern",keyword:"pattern",params:{pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"},message:'must match pattern "^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"'};e===null?e=[a]:e.push(a),r++}if(Array.isArray(t)){if(t.length<1){const p={instancePath:i+"/per_intent/tolerance",schemaPath:"#/$defs/tolerance/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),r++}const a=t.length;for(let p=0;p<a;p++){let d=t[p];if(!(typeof d=="number"&&isFinite(d))&&typeof d!="string"){const u={instancePath:i+"/per_intent/tolerance/"+p,schemaPath:"#/$defs/tolerance/items/type",keyword:"type",params:{type:G.items.type},message:"must be number,string"};e===null?e=[u]:e.push(u),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){const u={instancePath:i+"/per_intent/tolerance/"+p,schemaPath:"#/$defs/tolerance/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),r++}if(typeof d=="string"&&!K.test(d)){const u={instancePath:i+"/per_intent/tolerance/"+p,schemaPath:"#/$defs/tolerance/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"},message:'must match pattern "^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"'};e===null?e=[u]:e.push(u),r++}}}}}}if(n.intents!==void 0&&o.call(n,"intents")){let s=n.intents;if(s&&typeof s=="object"&&!Array.isArray(s))for(const t of Object.keys(s)){let a=s[t];if(a&&typeof a=="object"&&!Array.isArray(a))for(const p of Object.keys(a))z(a[p],{instancePath:i+"/intents/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:p,rootData:N,dynamicAnchors:A})||(e=e===null?z.errors:e.concat(z.errors),r=e.length);else{const p={instancePath:i+"/intents/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/intents/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}else{const t={instancePath:i+"/intents",schemaPath:"#/properties/intents/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.newly_lost!==void 0&&o.call(n,"newly_lost")){let s=n.newly_lost;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&typeof s!="string"){const t={instancePath:i+"/newly_lost",schemaPath:"#/properties/newly_lost/type",keyword:"type",params:{type:be.properties.newly_lost.type},message:"must be object,string"};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!oe.test(s)){const t={instancePath:i+"/newly_lost",schemaPath:"#/properties/newly_lost/pattern",keyword:"pattern",params:{pattern:"^off$"},message:'must match pattern "^off$"'};e===null?e=[t]:e.push(t),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(const t of Object.keys(s))if(!(t==="max"||t==="critical")){const a={instancePath:i+"/newly_lost",schemaPath:"#/properties/newly_lost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.max!==void 0&&o.call(s,"max")){let t=s.max;if(!(typeof t=="number"&&isFinite(t))&&typeof t!="string"&&!Array.isArray(t)){const a={instancePath:i+"/newly_lost/max",schemaPath:"#/$defs/tolerance/type",keyword:"type",params:{type:G.type},message:"must be number,string,array"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){const a={instancePath:i+"/newly_lost/max",schemaPath:"#/$defs/tolerance/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}if(typeof t=="string"&&!K.test(t)){const a={instancePath:i+"/newly_lost/max",schemaPath:"#/$defs/tolerance/pattern",keyword:"pattern",params:{pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"},message:'must match pattern "^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"'};e===null?e=[a]:e.push(a),r++}if(Array.isArray(t)){if(t.length<1){const p={instancePath:i+"/newly_lost/max",schemaPath:"#/$defs/tolerance/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),r++}const a=t.length;for(let p=0;p<a;p++){let d=t[p];if(!(typeof d=="number"&&isFinite(d))&&typeof d!="string"){const u={instancePath:i+"/newly_lost/max/"+p,schemaPath:"#/$defs/tolerance/items/type",keyword:"type",params:{type:G.items.type},message:"must be number,string"};e===null?e=[u]:e.push(u),r++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){const u={instancePath:i+"/newly_lost/max/"+p,schemaPath:"#/$defs/tolerance/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),r++}if(typeof d=="string"&&!K.test(d)){const u={instancePath:i+"/newly_lost/max/"+p,schemaPath:"#/$defs/tolerance/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"},message:'must match pattern "^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"'};e===null?e=[u]:e.push(u),r++}}}}if(s.critical!==void 0&&o.call(s,"critical")){let t=s.critical;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/newly_lost/critical",schemaPath:"#/properties/newly_lost/properties/critical/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){const a={instancePath:i+"/newly_lost/critical",schemaPath:"#/properties/newly_lost/properties/critical/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return Q.errors=e,r===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const Ae=new RegExp("^https?://[^/?#@\\s]+(/[^?#@\\s]*)?$","u"),Oe=new RegExp("^[A-Za-z_][A-Za-z0-9_]*$","u"),Le=new RegExp("\\.jsonl$","u"),Te=new RegExp("^auto$","u"),ke=new RegExp("^[0-9]{1,6}(\\.[0-9]{1,6})? ?%$","u"),Se=new RegExp("^[A-Za-z]{1,10}$","u");function pe(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=pe.evaluated;if(k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.version===void 0||!o.call(n,"version")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[s]:e.push(s),r++}if(n.suite===void 0||!o.call(n,"suite")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suite"},message:"must have required property 'suite'"};e===null?e=[s]:e.push(s),r++}if(n.baseline===void 0||!o.call(n,"baseline")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"baseline"},message:"must have required property 'baseline'"};e===null?e=[s]:e.push(s),r++}if(n.retriever===void 0||!o.call(n,"retriever")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retriever"},message:"must have required property 'retriever'"};e===null?e=[s]:e.push(s),r++}for(const s of Object.keys(n))if(!o.call(se.properties,s)){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),r++}if(n.$schema!==void 0&&o.call(n,"$schema")&&typeof n.$schema!="string"){const s={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(n.version!==void 0&&o.call(n,"version")&&n.version!==1){const s={instancePath:i+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue:1},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}if(n.suite!==void 0&&o.call(n,"suite")){let s=n.suite;if(typeof s!="string"&&!Array.isArray(s)){const t={instancePath:i+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:se.properties.suite.type},message:"must be string,array"};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&_(s)<1){const t={instancePath:i+"/suite",schemaPath:"#/properties/suite/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),r++}if(Array.isArray(s)){if(s.length<1){const a={instancePath:i+"/suite",schemaPath:"#/properties/suite/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),r++}const t=s.length;for(let a=0;a<t;a++){let p=s[a];if(typeof p=="string"){if(_(p)<1){const d={instancePath:i+"/suite/"+a,schemaPath:"#/properties/suite/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:i+"/suite/"+a,schemaPath:"#/properties/suite/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}}}if(n.baseline!==void 0&&o.call(n,"baseline")){let s=n.baseline;if(typeof s=="string"){if(_(s)<1){const t={instancePath:i+"/baseline",schemaPath:"#/properties/baseline/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(n.k!==void 0&&o.call(n,"k")){let s=n.k;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/k",schemaPath:"#/properties/k/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s)){const t={instancePath:i+"/k",schemaPath:"#/properties/k/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){const t={instancePath:i+"/k",schemaPath:"#/properties/k/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}}if(n.retriever!==void 0&&o.call(n,"retriever")&&(H(n.retriever,{instancePath:i+"/retriever",parentData:n,parentDataProperty:"retriever",rootData:N,dynamicAnchors:A})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),n.definition!==void 0&&o.call(n,"definition")){let s=n.definition;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const t of Object.keys(s))if(!o.call(J.properties,t)){const a={instancePath:i+"/definition",schemaPath:"#/$defs/definition/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.gain!==void 0&&o.call(s,"gain")){let t=s.gain;if(!(t==="exponential"||t==="linear")){const a={instancePath:i+"/definition/gain",schemaPath:"#/$defs/definition/properties/gain/enum",keyword:"enum",params:{allowedValues:J.properties.gain.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),r++}}if(s.relevance!==void 0&&o.call(s,"relevance")){let t=s.relevance;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/definition/relevance",schemaPath:"#/$defs/definition/properties/relevance/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)){if(t>30||isNaN(t)){const a={instancePath:i+"/definition/relevance",schemaPath:"#/$defs/definition/properties/relevance/maximum",keyword:"maximum",params:{comparison:"<=",limit:30},message:"must be <= 30"};e===null?e=[a]:e.push(a),r++}if(t<1||isNaN(t)){const a={instancePath:i+"/definition/relevance",schemaPath:"#/$defs/definition/properties/relevance/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),r++}}}if(s.order!==void 0&&o.call(s,"order")){let t=s.order;if(!(t==="rank"||t==="score"||t==="trec")){const a={instancePath:i+"/definition/order",schemaPath:"#/$defs/definition/properties/order/enum",keyword:"enum",params:{allowedValues:J.properties.order.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),r++}}if(s.percentile!==void 0&&o.call(s,"percentile")){let t=s.percentile;if(!(t==="nearest"||t==="linear")){const a={instancePath:i+"/definition/percentile",schemaPath:"#/$defs/definition/properties/percentile/enum",keyword:"enum",params:{allowedValues:J.properties.percentile.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),r++}}if(s.duplicates!==void 0&&o.call(s,"duplicates")){let t=s.duplicates;if(!(t==="ignore"||t==="error")){const a={instancePath:i+"/definition/duplicates",schemaPath:"#/$defs/definition/properties/duplicates/enum",keyword:"enum",params:{allowedValues:J.properties.duplicates.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),r++}}if(s.collapse!==void 0&&o.call(s,"collapse")){let t=s.collapse;if(!(t==="none"||t==="max"||t==="first")){const a={instancePath:i+"/definition/collapse",schemaPath:"#/$defs/definition/properties/collapse/enum",keyword:"enum",params:{allowedValues:J.properties.collapse.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),r++}}if(s.ignore_identical_ids!==void 0&&o.call(s,"ignore_identical_ids")&&typeof s.ignore_identical_ids!="boolean"){const t={instancePath:i+"/definition/ignore_identical_ids",schemaPath:"#/$defs/definition/properties/ignore_identical_ids/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(s.case_sensitive!==void 0&&o.call(s,"case_sensitive")&&typeof s.case_sensitive!="boolean"){const t={instancePath:i+"/definition/case_sensitive",schemaPath:"#/$defs/definition/properties/case_sensitive/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(s.min_score!==void 0&&o.call(s,"min_score")){let t=s.min_score;if(!(typeof t=="number"&&isFinite(t))){const a={instancePath:i+"/definition/min_score",schemaPath:"#/$defs/definition/properties/min_score/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),r++}}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const a of Object.keys(t))if(!(a==="threshold"||a==="autojunk"||a==="min_contained")){const p={instancePath:i+"/definition/text",schemaPath:"#/$defs/definition/properties/text/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(t.threshold!==void 0&&o.call(t,"threshold")){let a=t.threshold;if(typeof a=="number"&&isFinite(a)){if(a>1||isNaN(a)){const p={instancePath:i+"/definition/text/threshold",schemaPath:"#/$defs/definition/properties/text/properties/threshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[p]:e.push(p),r++}if(a<=0||isNaN(a)){const p={instancePath:i+"/definition/text/threshold",schemaPath:"#/$defs/definition/properties/text/properties/threshold/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},message:"must be > 0"};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:i+"/definition/text/threshold",schemaPath:"#/$defs/definition/properties/text/properties/threshold/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),r++}}if(t.autojunk!==void 0&&o.call(t,"autojunk")&&typeof t.autojunk!="boolean"){const a={instancePath:i+"/definition/text/autojunk",schemaPath:"#/$defs/definition/properties/text/properties/autojunk/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),r++}if(t.min_contained!==void 0&&o.call(t,"min_contained")){let a=t.min_contained;if(typeof a=="number"&&isFinite(a)){if(a>1||isNaN(a)){const p={instancePath:i+"/definition/text/min_contained",schemaPath:"#/$defs/definition/properties/text/properties/min_contained/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[p]:e.push(p),r++}if(a<=0||isNaN(a)){const p={instancePath:i+"/definition/text/min_contained",schemaPath:"#/$defs/definition/properties/text/properties/min_contained/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},message:"must be > 0"};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:i+"/definition/text/min_contained",schemaPath:"#/$defs/definition/properties/text/properties/min_contained/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),r++}}}else{const a={instancePath:i+"/definition/text",schemaPath:"#/$defs/definition/properties/text/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}if(s.scores!==void 0&&o.call(s,"scores")){let t=s.scores;if(!(t==="float64"||t==="float32")){const a={instancePath:i+"/definition/scores",schemaPath:"#/$defs/definition/properties/scores/enum",keyword:"enum",params:{allowedValues:J.properties.scores.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:i+"/definition",schemaPath:"#/$defs/definition/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.metrics!==void 0&&o.call(n,"metrics")){let s=n.metrics;if(Array.isArray(s)){const t=s.length;for(let a=0;a<t;a++)if(typeof s[a]!="string"){const p={instancePath:i+"/metrics/"+a,schemaPath:"#/properties/metrics/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}else{const t={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),r++}}if(n.gate!==void 0&&o.call(n,"gate")&&(Q(n.gate,{instancePath:i+"/gate",parentData:n,parentDataProperty:"gate",rootData:N,dynamicAnchors:A})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),n.judge!==void 0&&o.call(n,"judge")){let s=n.judge;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.base_url===void 0||!o.call(s,"base_url")){const t={instancePath:i+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"base_url"},message:"must have required property 'base_url'"};e===null?e=[t]:e.push(t),r++}if(s.model===void 0||!o.call(s,"model")){const t={instancePath:i+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[t]:e.push(t),r++}if(s.cache===void 0||!o.call(s,"cache")){const t={instancePath:i+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"cache"},message:"must have required property 'cache'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!o.call($e.properties,t)){const a={instancePath:i+"/judge",schemaPath:"#/$defs/judge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.base_url!==void 0&&o.call(s,"base_url")){let t=s.base_url;if(typeof t=="string"){if(!Ae.test(t)){const a={instancePath:i+"/judge/base_url",schemaPath:"#/$defs/judge/properties/base_url/pattern",keyword:"pattern",params:{pattern:"^https?://[^/?#@\\s]+(/[^?#@\\s]*)?$"},message:'must match pattern "^https?://[^/?#@\\s]+(/[^?#@\\s]*)?$"'};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:i+"/judge/base_url",schemaPath:"#/$defs/judge/properties/base_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}if(s.model!==void 0&&o.call(s,"model")){let t=s.model;if(typeof t=="string"){if(_(t)<1){const a={instancePath:i+"/judge/model",schemaPath:"#/$defs/judge/properties/model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:i+"/judge/model",schemaPath:"#/$defs/judge/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}if(s.embedding_model!==void 0&&o.call(s,"embedding_model")){let t=s.embedding_model;if(typeof t=="string"){if(_(t)<1){const a={instancePath:i+"/judge/embedding_model",schemaPath:"#/$defs/judge/properties/embedding_model/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:i+"/judge/embedding_model",schemaPath:"#/$defs/judge/properties/embedding_model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}if(s.api_key!==void 0&&o.call(s,"api_key")){let t=s.api_key;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.env===void 0||!o.call(t,"env")){const a={instancePath:i+"/judge/api_key",schemaPath:"#/$defs/judge/properties/api_key/required",keyword:"required",params:{missingProperty:"env"},message:"must have required property 'env'"};e===null?e=[a]:e.push(a),r++}for(const a of Object.keys(t))if(a!=="env"){const p={instancePath:i+"/judge/api_key",schemaPath:"#/$defs/judge/properties/api_key/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(t.env!==void 0&&o.call(t,"env")){let a=t.env;if(typeof a=="string"){if(!Oe.test(a)){const p={instancePath:i+"/judge/api_key/env",schemaPath:"#/$defs/judge/properties/api_key/properties/env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},message:'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"'};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:i+"/judge/api_key/env",schemaPath:"#/$defs/judge/properties/api_key/properties/env/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}}else{const a={instancePath:i+"/judge/api_key",schemaPath:"#/$defs/judge/properties/api_key/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}if(s.temperature!==void 0&&o.call(s,"temperature")){let t=s.temperature;if(typeof t=="number"&&isFinite(t)){if(t>2||isNaN(t)){const a={instancePath:i+"/judge/temperature",schemaPath:"#/$defs/judge/properties/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:2},message:"must be <= 2"};e===null?e=[a]:e.push(a),r++}if(t<0||isNaN(t)){const a={instancePath:i+"/judge/temperature",schemaPath:"#/$defs/judge/properties/temperature/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:i+"/judge/temperature",schemaPath:"#/$defs/judge/properties/temperature/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),r++}}if(s.seed!==void 0&&o.call(s,"seed")){let t=s.seed;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/judge/seed",schemaPath:"#/$defs/judge/properties/seed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const a={instancePath:i+"/judge/seed",schemaPath:"#/$defs/judge/properties/seed/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[a]:e.push(a),r++}if(t<0||isNaN(t)){const a={instancePath:i+"/judge/seed",schemaPath:"#/$defs/judge/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}}if(s.cache!==void 0&&o.call(s,"cache")){let t=s.cache;if(typeof t=="string"){if(_(t)<1){const a={instancePath:i+"/judge/cache",schemaPath:"#/$defs/judge/properties/cache/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),r++}if(!Le.test(t)){const a={instancePath:i+"/judge/cache",schemaPath:"#/$defs/judge/properties/cache/pattern",keyword:"pattern",params:{pattern:"\\.jsonl$"},message:'must match pattern "\\.jsonl$"'};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:i+"/judge/cache",schemaPath:"#/$defs/judge/properties/cache/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}if(s.max_requests!==void 0&&o.call(s,"max_requests")){let t=s.max_requests;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/judge/max_requests",schemaPath:"#/$defs/judge/properties/max_requests/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t)){const a={instancePath:i+"/judge/max_requests",schemaPath:"#/$defs/judge/properties/max_requests/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};e===null?e=[a]:e.push(a),r++}if(t<1||isNaN(t)){const a={instancePath:i+"/judge/max_requests",schemaPath:"#/$defs/judge/properties/max_requests/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),r++}}}if(s.max_cost!==void 0&&o.call(s,"max_cost")){let t=s.max_cost;if(typeof t=="number"&&isFinite(t)){if(t<=0||isNaN(t)){const a={instancePath:i+"/judge/max_cost",schemaPath:"#/$defs/judge/properties/max_cost/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},message:"must be > 0"};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:i+"/judge/max_cost",schemaPath:"#/$defs/judge/properties/max_cost/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),r++}}if(s.prices!==void 0&&o.call(s,"prices")){let t=s.prices;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.prompt===void 0||!o.call(t,"prompt")){const a={instancePath:i+"/judge/prices",schemaPath:"#/$defs/judge/properties/prices/required",keyword:"required",params:{missingProperty:"prompt"},message:"must have required property 'prompt'"};e===null?e=[a]:e.push(a),r++}if(t.completion===void 0||!o.call(t,"completion")){const a={instancePath:i+"/judge/prices",schemaPath:"#/$defs/judge/properties/prices/required",keyword:"required",params:{missingProperty:"completion"},message:"must have required property 'completion'"};e===null?e=[a]:e.push(a),r++}for(const a of Object.keys(t))if(!(a==="prompt"||a==="completion"||a==="embedding")){const p={instancePath:i+"/judge/prices",schemaPath:"#/$defs/judge/properties/prices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(t.prompt!==void 0&&o.call(t,"prompt")){let a=t.prompt;if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){const p={instancePath:i+"/judge/prices/prompt",schemaPath:"#/$defs/judge/properties/prices/properties/prompt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:i+"/judge/prices/prompt",schemaPath:"#/$defs/judge/properties/prices/properties/prompt/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),r++}}if(t.completion!==void 0&&o.call(t,"completion")){let a=t.completion;if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){const p={instancePath:i+"/judge/prices/completion",schemaPath:"#/$defs/judge/properties/prices/properties/completion/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:i+"/judge/prices/completion",schemaPath:"#/$defs/judge/properties/prices/properties/completion/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),r++}}if(t.embedding!==void 0&&o.call(t,"embedding")){let a=t.embedding;if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){const p={instancePath:i+"/judge/prices/embedding",schemaPath:"#/$defs/judge/properties/prices/properties/embedding/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:i+"/judge/prices/embedding",schemaPath:"#/$defs/judge/properties/prices/properties/embedding/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),r++}}}else{const a={instancePath:i+"/judge/prices",schemaPath:"#/$defs/judge/properties/prices/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}if(s.timeout_ms!==void 0&&o.call(s,"timeout_ms")){let t=s.timeout_ms;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/judge/timeout_ms",schemaPath:"#/$defs/judge/properties/timeout_ms/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)){if(t>36e5||isNaN(t)){const a={instancePath:i+"/judge/timeout_ms",schemaPath:"#/$defs/judge/properties/timeout_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000"};e===null?e=[a]:e.push(a),r++}if(t<1||isNaN(t)){const a={instancePath:i+"/judge/timeout_ms",schemaPath:"#/$defs/judge/properties/timeout_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),r++}}}if(s.retries!==void 0&&o.call(s,"retries")){let t=s.retries;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/judge/retries",schemaPath:"#/$defs/judge/properties/retries/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const a={instancePath:i+"/judge/retries",schemaPath:"#/$defs/judge/properties/retries/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[a]:e.push(a),r++}if(t<0||isNaN(t)){const a={instancePath:i+"/judge/retries",schemaPath:"#/$defs/judge/properties/retries/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}}if(s.concurrency!==void 0&&o.call(s,"concurrency")){let t=s.concurrency;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/judge/concurrency",schemaPath:"#/$defs/judge/properties/concurrency/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)){if(t>64||isNaN(t)){const a={instancePath:i+"/judge/concurrency",schemaPath:"#/$defs/judge/properties/concurrency/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},message:"must be <= 64"};e===null?e=[a]:e.push(a),r++}if(t<1||isNaN(t)){const a={instancePath:i+"/judge/concurrency",schemaPath:"#/$defs/judge/properties/concurrency/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),r++}}}}else{const t={instancePath:i+"/judge",schemaPath:"#/$defs/judge/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.latency!==void 0&&o.call(n,"latency")){let s=n.latency;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&typeof s!="string"){const t={instancePath:i+"/latency",schemaPath:"#/properties/latency/type",keyword:"type",params:{type:se.properties.latency.type},message:"must be object,string"};e===null?e=[t]:e.push(t),r++}if(typeof s=="string"&&!oe.test(s)){const t={instancePath:i+"/latency",schemaPath:"#/properties/latency/pattern",keyword:"pattern",params:{pattern:"^off$"},message:'must match pattern "^off$"'};e===null?e=[t]:e.push(t),r++}if(s&&typeof s=="object"&&!Array.isArray(s)){for(const t of Object.keys(s))if(!(t==="warmup"||t==="repeats"||t==="budget_s"||t==="seed"||t==="source"||t==="side_by_side")){const a={instancePath:i+"/latency",schemaPath:"#/properties/latency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.warmup!==void 0&&o.call(s,"warmup")){let t=s.warmup;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/latency/warmup",schemaPath:"#/properties/latency/properties/warmup/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){const a={instancePath:i+"/latency/warmup",schemaPath:"#/properties/latency/properties/warmup/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[a]:e.push(a),r++}if(t<0||isNaN(t)){const a={instancePath:i+"/latency/warmup",schemaPath:"#/properties/latency/properties/warmup/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}}if(s.repeats!==void 0&&o.call(s,"repeats")){let t=s.repeats;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const a={instancePath:i+"/latency/repeats",schemaPath:"#/properties/latency/properties/repeats/type",keyword:"type",params:{type:se.properties.latency.properties.repeats.type},message:"must be integer,string"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)){if(t>1e4||isNaN(t)){const a={instancePath:i+"/latency/repeats",schemaPath:"#/properties/latency/properties/repeats/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[a]:e.push(a),r++}if(t<1||isNaN(t)){const a={instancePath:i+"/latency/repeats",schemaPath:"#/properties/latency/properties/repeats/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),r++}}if(typeof t=="string"&&!Te.test(t)){const a={instancePath:i+"/latency/repeats",schemaPath:"#/properties/latency/properties/repeats/pattern",keyword:"pattern",params:{pattern:"^auto$"},message:'must match pattern "^auto$"'};e===null?e=[a]:e.push(a),r++}}if(s.budget_s!==void 0&&o.call(s,"budget_s")){let t=s.budget_s;if(typeof t=="number"&&isFinite(t)){if(t>86400||isNaN(t)){const a={instancePath:i+"/latency/budget_s",schemaPath:"#/properties/latency/properties/budget_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400},message:"must be <= 86400"};e===null?e=[a]:e.push(a),r++}if(t<=0||isNaN(t)){const a={instancePath:i+"/latency/budget_s",schemaPath:"#/properties/latency/properties/budget_s/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},message:"must be > 0"};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:i+"/latency/budget_s",schemaPath:"#/properties/latency/properties/budget_s/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),r++}}if(s.seed!==void 0&&o.call(s,"seed")){let t=s.seed;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/latency/seed",schemaPath:"#/properties/latency/properties/seed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const a={instancePath:i+"/latency/seed",schemaPath:"#/properties/latency/properties/seed/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[a]:e.push(a),r++}if(t<0||isNaN(t)){const a={instancePath:i+"/latency/seed",schemaPath:"#/properties/latency/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}}if(s.source!==void 0&&o.call(s,"source")){let t=s.source;if(!(t==="measured"||t==="reported")){const a={instancePath:i+"/latency/source",schemaPath:"#/properties/latency/properties/source/enum",keyword:"enum",params:{allowedValues:se.properties.latency.properties.source.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),r++}}if(s.side_by_side!==void 0&&o.call(s,"side_by_side")){let t=s.side_by_side;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const a of Object.keys(t))if(!(a==="p50"||a==="p95")){const p={instancePath:i+"/latency/side_by_side",schemaPath:"#/properties/latency/properties/side_by_side/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(t.p50!==void 0&&o.call(t,"p50")){let a=t.p50;if(typeof a=="string"){if(!ke.test(a)){const p={instancePath:i+"/latency/side_by_side/p50",schemaPath:"#/$defs/percent/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,6}(\\.[0-9]{1,6})? ?%$"},message:'must match pattern "^[0-9]{1,6}(\\.[0-9]{1,6})? ?%$"'};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:i+"/latency/side_by_side/p50",schemaPath:"#/$defs/percent/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}if(t.p95!==void 0&&o.call(t,"p95")){let a=t.p95;if(typeof a=="string"){if(!ke.test(a)){const p={instancePath:i+"/latency/side_by_side/p95",schemaPath:"#/$defs/percent/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,6}(\\.[0-9]{1,6})? ?%$"},message:'must match pattern "^[0-9]{1,6}(\\.[0-9]{1,6})? ?%$"'};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:i+"/latency/side_by_side/p95",schemaPath:"#/$defs/percent/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}}else{const a={instancePath:i+"/latency/side_by_side",schemaPath:"#/properties/latency/properties/side_by_side/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}}}if(n.prices!==void 0&&o.call(n,"prices")){let s=n.prices;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.currency===void 0||!o.call(s,"currency")){const t={instancePath:i+"/prices",schemaPath:"#/properties/prices/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[t]:e.push(t),r++}if(s.models===void 0||!o.call(s,"models")){const t={instancePath:i+"/prices",schemaPath:"#/properties/prices/required",keyword:"required",params:{missingProperty:"models"},message:"must have required property 'models'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!(t==="currency"||t==="models")){const a={instancePath:i+"/prices",schemaPath:"#/properties/prices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.currency!==void 0&&o.call(s,"currency")){let t=s.currency;if(typeof t=="string"){if(!Se.test(t)){const a={instancePath:i+"/prices/currency",schemaPath:"#/properties/prices/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{1,10}$"},message:'must match pattern "^[A-Za-z]{1,10}$"'};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:i+"/prices/currency",schemaPath:"#/properties/prices/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}if(s.models!==void 0&&o.call(s,"models")){let t=s.models;if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length<1){const a={instancePath:i+"/prices/models",schemaPath:"#/properties/prices/properties/models/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[a]:e.push(a),r++}for(const a of Object.keys(t)){let p=t[a];if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length<1){const d={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/price/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[d]:e.push(d),r++}for(const d of Object.keys(p))if(!(d==="prompt"||d==="completion"||d==="per_call")){const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/price/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),r++}if(p.prompt!==void 0&&o.call(p,"prompt")){let d=p.prompt;if(typeof d=="number"&&isFinite(d)){if(d<0||isNaN(d)){const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/prompt",schemaPath:"#/$defs/price/properties/prompt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),r++}}else{const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/prompt",schemaPath:"#/$defs/price/properties/prompt/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),r++}}if(p.completion!==void 0&&o.call(p,"completion")){let d=p.completion;if(typeof d=="number"&&isFinite(d)){if(d<0||isNaN(d)){const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/completion",schemaPath:"#/$defs/price/properties/completion/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),r++}}else{const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/completion",schemaPath:"#/$defs/price/properties/completion/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),r++}}if(p.per_call!==void 0&&o.call(p,"per_call")){let d=p.per_call;if(typeof d=="number"&&isFinite(d)){if(d<0||isNaN(d)){const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/per_call",schemaPath:"#/$defs/price/properties/per_call/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),r++}}else{const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/per_call",schemaPath:"#/$defs/price/properties/per_call/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),r++}}}else{const d={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/price/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),r++}}}else{const a={instancePath:i+"/prices/models",schemaPath:"#/properties/prices/properties/models/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:i+"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return pe.errors=e,r===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},exports.suite=me;const Ge={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"suite.schema.json",title:"retrieval-eval-gate suite",description:"Queries with intents and the targets that a good retriever finds for them.",type:"object",additionalProperties:!1,required:["version","name","revision"],oneOf:[{required:["cases"]},{required:["dataset"]}],"x-expected":"either `cases` or `dataset`",properties:{$schema:{type:"string"},version:{description:"Version of this format.",const:1},name:{description:"Name of the suite; a baseline belongs to one name.",type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$","x-expected":"a name of letters, digits, `.`, `_` and `-`, at most 80 long",examples:["docs-search"]},revision:{description:"The suite's own revision, free text; recorded with every run.",type:"string",minLength:1,maxLength:200,examples:["2026-11-21"]},cases:{description:"Evaluated in id order.",type:"array",minItems:1,items:{$ref:"#/$defs/case"}},dataset:{$ref:"#/$defs/dataset"}},$defs:{case:{type:"object",additionalProperties:!1,required:["id","query","intent"],oneOf:[{required:["expected"]},{required:["expect_empty"]}],"x-expected":"either `expected` or `expect_empty: true`",properties:{id:{description:"Unique in the suite and stable: baselines pair cases by it.",type:"string",minLength:1,maxLength:500,examples:["node-version"]},query:{description:"Sent to the retriever as it is.",type:"string",minLength:1,maxLength:1e5,pattern:"\\S","x-expected":"a query that is not blank"},intent:{description:"The bucket in which quality and latency are also judged.",type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$","x-expected":"a word of letters, digits, `.`, `_` and `-`",examples:["howto","symbol"]},expected:{description:"What a good retriever finds.",type:"array",minItems:1,items:{$ref:"#/$defs/target"}},expect_empty:{description:"A negative control: good is to return nothing.",const:!0},forbidden:{description:"What must not be in the top k.",type:"array",minItems:1,items:{$ref:"#/$defs/target"}},critical:{description:"Losing this case is never within tolerance.",type:"boolean"},group:{description:"Cases of one information need; statistics resample groups.",type:"string",minLength:1,maxLength:200},reference_answer:{description:"What a good answer says.",type:"string",minLength:1}}},target:{type:["string","object"],description:"A hint, which matches a path, name, qualified name or id, or one of these by name.",minLength:1,pattern:"\\S",additionalProperties:!1,if:{type:"object"},then:{oneOf:[{required:["path"]},{required:["name"]},{required:["qualified_name"]},{required:["id"]},{required:["text"]},{required:["span"]}],"x-expected":"exactly one of `path`, `name`, `qualified_name`, `id`, `text`, `span`, and optionally `grade`"},"x-expected":"a non-blank string, or an object with exactly one of `path`, `name`, `qualified_name`, `id`, `text`, `span`, and optionally `grade`",properties:{path:{description:"Equals the result's path, or ends it after a `/`.",type:"string",pattern:"\\S"},name:{description:"Equals the result's name.",type:"string",pattern:"\\S"},qualified_name:{description:"Equals the result's qualified name, or ends it after `::`, `.`, `#` or `/`.",type:"string",pattern:"\\S"},id:{description:"Equals the document id, letter case included.",type:"string",pattern:"\\S"},text:{description:"A passage that the result's text covers.",type:"string",pattern:"\\S"},span:{description:"Characters of a document, covered by a chunk of it that holds `definition.text.min_contained` of them.",type:"object",additionalProperties:!1,required:["start","end"],oneOf:[{required:["path"]},{required:["id"]}],"x-expected":"an object with either `path` or `id`, and `start` and `end`",properties:{path:{description:"The document's path, matched as a `path` target is.",type:"string",pattern:"\\S"},id:{description:"The document's id.",type:"string",pattern:"\\S"},start:{description:"First character, counted from 0 in code points.",type:"integer",minimum:0},end:{description:"The character after the last.",type:"integer",minimum:1}},examples:[{path:"docs/install.md",start:120,end:310}]},grade:{description:"Relevance, 1 where absent.",type:"integer",minimum:1,maximum:30}}},dataset:{type:"object",description:"A public format in place of `cases`.",additionalProperties:!1,required:["format","path"],properties:{format:{enum:["beir","trec","tsv","qrels-jsonl","cruxe","evidence","ragas-csv"]},path:{description:"beir: the folder; trec and tsv: the folder, or the file of topics or queries; qrels-jsonl, cruxe, evidence and ragas-csv: the file. Relative to this file, as all paths here; a .gz beside it is found too.",type:"string",minLength:1,examples:["data/scifact"]},queries:{description:"beir, trec, tsv: the queries or topics, where they are not at their usual place in `path`.",type:"string",minLength:1},qrels:{description:"beir, trec, tsv: the judgments, where they are not at their usual place in `path`.",type:"string",minLength:1},corpus:{description:"beir, trec, tsv, qrels-jsonl: documents as JSON Lines with `_id` or `id`; judged documents that it lacks are listed. beir looks for corpus.jsonl by itself.",type:"string",minLength:1},documents:{description:"evidence: the folder of the documents that characters are counted in; where absent the golden file's own, of a CSV file `corpora` beside it.",type:"string",minLength:1,examples:["docs"]},split:{description:"beir: qrels/<split>.tsv; `test` where absent.",type:"string",pattern:"^[A-Za-z0-9._-]+$"},intent:{description:"Intent of every case; with evidence, of those that bring none.",type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"},intents:{description:"In place of `intent`: a file of lines `query id <tab> intent` that covers every case.",type:"string",minLength:1},limit:{description:"The first n cases in id order; such a run never passes a gate.",type:"integer",minimum:1}}}}},Pe={type:"object",description:"A public format in place of `cases`.",additionalProperties:!1,required:["format","path"],properties:{format:{enum:["beir","trec","tsv","qrels-jsonl","cruxe","evidence","ragas-csv"]},path:{description:"beir: the folder; trec and tsv: the folder, or the file of topics or queries; qrels-jsonl, cruxe, evidence and ragas-csv: the file. Relative to this file, as all paths here; a .gz beside it is found too.",type:"string",minLength:1,examples:["data/scifact"]},queries:{description:"beir, trec, tsv: the queries or topics, where they are not at their usual place in `path`.",type:"string",minLength:1},qrels:{description:"beir, trec, tsv: the judgments, where they are not at their usual place in `path`.",type:"string",minLength:1},corpus:{description:"beir, trec, tsv, qrels-jsonl: documents as JSON Lines with `_id` or `id`; judged documents that it lacks are listed. beir looks for corpus.jsonl by itself.",type:"string",minLength:1},documents:{description:"evidence: the folder of the documents that characters are counted in; where absent the golden file's own, of a CSV file `corpora` beside it.",type:"string",minLength:1,examples:["docs"]},split:{description:"beir: qrels/<split>.tsv; `test` where absent.",type:"string",pattern:"^[A-Za-z0-9._-]+$"},intent:{description:"Intent of every case; with evidence, of those that bring none.",type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"},intents:{description:"In place of `intent`: a file of lines `query id <tab> intent` that covers every case.",type:"string",minLength:1},limit:{description:"The first n cases in id order; such a run never passes a gate.",type:"integer",minimum:1}}},he=new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$","u"),Fe=new RegExp("^[A-Za-z0-9._-]+$","u"),Ie={type:"object",additionalProperties:!1,required:["id","query","intent"],oneOf:[{required:["expected"]},{required:["expect_empty"]}],"x-expected":"either `expected` or `expect_empty: true`",properties:{id:{description:"Unique in the suite and stable: baselines pair cases by it.",type:"string",minLength:1,maxLength:500,examples:["node-version"]},query:{description:"Sent to the retriever as it is.",type:"string",minLength:1,maxLength:1e5,pattern:"\\S","x-expected":"a query that is not blank"},intent:{description:"The bucket in which quality and latency are also judged.",type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$","x-expected":"a word of letters, digits, `.`, `_` and `-`",examples:["howto","symbol"]},expected:{description:"What a good retriever finds.",type:"array",minItems:1,items:{$ref:"#/$defs/target"}},expect_empty:{description:"A negative control: good is to return nothing.",const:!0},forbidden:{description:"What must not be in the top k.",type:"array",minItems:1,items:{$ref:"#/$defs/target"}},critical:{description:"Losing this case is never within tolerance.",type:"boolean"},group:{description:"Cases of one information need; statistics resample groups.",type:"string",minLength:1,maxLength:200},reference_answer:{description:"What a good answer says.",type:"string",minLength:1}}},we={type:["string","object"],description:"A hint, which matches a path, name, qualified name or id, or one of these by name.",minLength:1,pattern:"\\S",additionalProperties:!1,if:{type:"object"},then:{oneOf:[{required:["path"]},{required:["name"]},{required:["qualified_name"]},{required:["id"]},{required:["text"]},{required:["span"]}],"x-expected":"exactly one of `path`, `name`, `qualified_name`, `id`, `text`, `span`, and optionally `grade`"},"x-expected":"a non-blank string, or an object with exactly one of `path`, `name`, `qualified_name`, `id`, `text`, `span`, and optionally `grade`",properties:{path:{description:"Equals the result's path, or ends it after a `/`.",type:"string",pattern:"\\S"},name:{description:"Equals the result's name.",type:"string",pattern:"\\S"},qualified_name:{description:"Equals the result's qualified name, or ends it after `::`, `.`, `#` or `/`.",type:"string",pattern:"\\S"},id:{description:"Equals the document id, letter case included.",type:"string",pattern:"\\S"},text:{description:"A passage that the result's text covers.",type:"string",pattern:"\\S"},span:{description:"Characters of a document, covered by a chunk of it that holds `definition.text.min_contained` of them.",type:"object",additionalProperties:!1,required:["start","end"],oneOf:[{required:["path"]},{required:["id"]}],"x-expected":"an object with either `path` or `id`, and `start` and `end`",properties:{path:{description:"The document's path, matched as a `path` target is.",type:"string",pattern:"\\S"},id:{description:"The document's id.",type:"string",pattern:"\\S"},start:{description:"First character, counted from 0 in code points.",type:"integer",minimum:0},end:{description:"The character after the last.",type:"integer",minimum:1}},examples:[{path:"docs/install.md",start:120,end:310}]},grade:{description:"Relevance, 1 where absent.",type:"integer",minimum:1,maximum:30}}},T=new RegExp("\\S","u");function Y(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=Y.evaluated;k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0);const s=r;let t=!1,a=null;const p=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&(n.expected===void 0||!o.call(n,"expected"))){const w={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"expected"},message:"must have required property 'expected'"};e===null?e=[w]:e.push(w),r++}var u=p===r;u&&(t=!0,a=0);const d=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&(n.expect_empty===void 0||!o.call(n,"expect_empty"))){const w={instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"expect_empty"},message:"must have required property 'expect_empty'"};e===null?e=[w]:e.push(w),r++}var u=d===r;if(u&&t?(t=!1,a=[a,1]):u&&(t=!0,a=1),t)r=s,e!==null&&(s?e.length=s:e=null);else{const w={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:a},message:"must match exactly one schema in oneOf"};e===null?e=[w]:e.push(w),r++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0||!o.call(n,"id")){const w={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[w]:e.push(w),r++}if(n.query===void 0||!o.call(n,"query")){const w={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'"};e===null?e=[w]:e.push(w),r++}if(n.intent===void 0||!o.call(n,"intent")){const w={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"intent"},message:"must have required property 'intent'"};e===null?e=[w]:e.push(w),r++}for(const w of Object.keys(n))if(!o.call(Ie.properties,w)){const v={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w},message:"must NOT have additional properties"};e===null?e=[v]:e.push(v),r++}if(n.id!==void 0&&o.call(n,"id")){let w=n.id;if(typeof w=="string"){if(_(w)>500){const v={instancePath:i+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[v]:e.push(v),r++}if(_(w)<1){const v={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[v]:e.push(v),r++}}else{const v={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),r++}}if(n.query!==void 0&&o.call(n,"query")){let w=n.query;if(typeof w=="string"){if(_(w)>1e5){const v={instancePath:i+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit:1e5},message:"must NOT have more than 100000 characters"};e===null?e=[v]:e.push(v),r++}if(_(w)<1){const v={instancePath:i+"/query",schemaPath:"#/properties/query/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[v]:e.push(v),r++}if(!T.test(w)){const v={instancePath:i+"/query",schemaPath:"#/properties/query/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[v]:e.push(v),r++}}else{const v={instancePath:i+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),r++}}if(n.intent!==void 0&&o.call(n,"intent")){let w=n.intent;if(typeof w=="string"){if(!he.test(w)){const v={instancePath:i+"/intent",schemaPath:"#/properties/intent/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"'};e===null?e=[v]:e.push(v),r++}}else{const v={instancePath:i+"/intent",schemaPath:"#/properties/intent/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),r++}}if(n.expected!==void 0&&o.call(n,"expected")){let w=n.expected;if(Array.isArray(w)){if(w.length<1){const b={instancePath:i+"/expected",schemaPath:"#/properties/expected/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[b]:e.push(b),r++}const v=w.length;for(let b=0;b<v;b++){let f=w[b];if(typeof f!="string"&&!(f&&typeof f=="object"&&!Array.isArray(f))){const c={instancePath:i+"/expected/"+b,schemaPath:"#/$defs/target/type",keyword:"type",params:{type:we.type},message:"must be string,object"};e===null?e=[c]:e.push(c),r++}const R=r;let ee=!0;const ce=r;if(!(f&&typeof f=="object"&&!Array.isArray(f))){const c={};e===null?e=[c]:e.push(c),r++}var m=ce===r;if(r=R,e!==null&&(R?e.length=R:e=null),m){const c=r,y=r;let $=!1,x=null;const M=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&(f.path===void 0||!o.call(f,"path"))){const P={instancePath:i+"/expected/"+b,schemaPath:"#/$defs/target/then/oneOf/0/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[P]:e.push(P),r++}var l=M===r;l&&($=!0,x=0);const Z=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&(f.name===void 0||!o.call(f,"name"))){const P={instancePath:i+"/expected/"+b,schemaPath:"#/$defs/target/then/oneOf/1/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[P]:e.push(P),r++}var l=Z===r;if(l&&$)$=!1,x=[x,1];else{l&&($=!0,x=1);const P=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&(f.qualified_name===void 0||!o.call(f,"qualified_name"))){const F={instancePath:i+"/expected/"+b,schemaPath:"#/$defs/target/then/oneOf/2/required",keyword:"required",params:{missingProperty:"qualified_name"},message:"must have required property 'qualified_name'"};e===null?e=[F]:e.push(F),r++}var l=P===r;if(l&&$)$=!1,x=[x,2];else{l&&($=!0,x=2);const F=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&(f.id===void 0||!o.call(f,"id"))){const I={instancePath:i+"/expected/"+b,schemaPath:"#/$defs/target/then/oneOf/3/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[I]:e.push(I),r++}var l=F===r;if(l&&$)$=!1,x=[x,3];else{l&&($=!0,x=3);const I=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&(f.text===void 0||!o.call(f,"text"))){const E={instancePath:i+"/expected/"+b,schemaPath:"#/$defs/target/then/oneOf/4/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[E]:e.push(E),r++}var l=I===r;if(l&&$)$=!1,x=[x,4];else{l&&($=!0,x=4);const E=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&(f.span===void 0||!o.call(f,"span"))){const te={instancePath:i+"/expected/"+b,schemaPath:"#/$defs/target/then/oneOf/5/required",keyword:"required",params:{missingProperty:"span"},message:"must have required property 'span'"};e===null?e=[te]:e.push(te),r++}var l=E===r;l&&$?($=!1,x=[x,5]):l&&($=!0,x=5)}}}}if($)r=y,e!==null&&(y?e.length=y:e=null);else{const P={instancePath:i+"/expected/"+b,schemaPath:"#/$defs/target/then/oneOf",keyword:"oneOf",params:{passingSchemas:x},message:"must match exactly one schema in oneOf"};e===null?e=[P]:e.push(P),r++}var m=c===r;ee=m}if(!ee){const c={instancePath:i+"/expected/"+b,schemaPath:"#/$defs/target/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};e===null?e=[c]:e.push(c),r++}if(typeof f=="string"){if(_(f)<1){const c={instancePath:i+"/expected/"+b,schemaPath:"#/$defs/target/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),r++}if(!T.test(f)){const c={instancePath:i+"/expected/"+b,schemaPath:"#/$defs/target/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[c]:e.push(c),r++}}if(f&&typeof f=="object"&&!Array.isArray(f)){for(const c of Object.keys(f))if(!(c==="path"||c==="name"||c==="qualified_name"||c==="id"||c==="text"||c==="span"||c==="grade")){const y={instancePath:i+"/expected/"+b,schemaPath:"#/$defs/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),r++}if(f.path!==void 0&&o.call(f,"path")){let c=f.path;if(typeof c=="string"){if(!T.test(c)){const y={instancePath:i+"/expected/"+b+"/path",schemaPath:"#/$defs/target/properties/path/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:i+"/expected/"+b+"/path",schemaPath:"#/$defs/target/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}if(f.name!==void 0&&o.call(f,"name")){let c=f.name;if(typeof c=="string"){if(!T.test(c)){const y={instancePath:i+"/expected/"+b+"/name",schemaPath:"#/$defs/target/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:i+"/expected/"+b+"/name",schemaPath:"#/$defs/target/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}if(f.qualified_name!==void 0&&o.call(f,"qualified_name")){let c=f.qualified_name;if(typeof c=="string"){if(!T.test(c)){const y={instancePath:i+"/expected/"+b+"/qualified_name",schemaPath:"#/$defs/target/properties/qualified_name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:i+"/expected/"+b+"/qualified_name",schemaPath:"#/$defs/target/properties/qualified_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}if(f.id!==void 0&&o.call(f,"id")){let c=f.id;if(typeof c=="string"){if(!T.test(c)){const y={instancePath:i+"/expected/"+b+"/id",schemaPath:"#/$defs/target/properties/id/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:i+"/expected/"+b+"/id",schemaPath:"#/$defs/target/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}if(f.text!==void 0&&o.call(f,"text")){let c=f.text;if(typeof c=="string"){if(!T.test(c)){const y={instancePath:i+"/expected/"+b+"/text",schemaPath:"#/$defs/target/properties/text/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:i+"/expected/"+b+"/text",schemaPath:"#/$defs/target/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}if(f.span!==void 0&&o.call(f,"span")){let c=f.span;const y=r;let $=!1,x=null;const M=r;if(c&&typeof c=="object"&&!Array.isArray(c)&&(c.path===void 0||!o.call(c,"path"))){const g={instancePath:i+"/expected/"+b+"/span",schemaPath:"#/$defs/target/properties/span/oneOf/0/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[g]:e.push(g),r++}var h=M===r;h&&($=!0,x=0);const Z=r;if(c&&typeof c=="object"&&!Array.isArray(c)&&(c.id===void 0||!o.call(c,"id"))){const g={instancePath:i+"/expected/"+b+"/span",schemaPath:"#/$defs/target/properties/span/oneOf/1/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[g]:e.push(g),r++}var h=Z===r;if(h&&$?($=!1,x=[x,1]):h&&($=!0,x=1),$)r=y,e!==null&&(y?e.length=y:e=null);else{const g={instancePath:i+"/expected/"+b+"/span",schemaPath:"#/$defs/target/properties/span/oneOf",keyword:"oneOf",params:{passingSchemas:x},message:"must match exactly one schema in oneOf"};e===null?e=[g]:e.push(g),r++}if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.start===void 0||!o.call(c,"start")){const g={instancePath:i+"/expected/"+b+"/span",schemaPath:"#/$defs/target/properties/span/required",keyword:"required",params:{missingProperty:"start"},message:"must have required property 'start'"};e===null?e=[g]:e.push(g),r++}if(c.end===void 0||!o.call(c,"end")){const g={instancePath:i+"/expected/"+b+"/span",schemaPath:"#/$defs/target/properties/span/required",keyword:"required",params:{missingProperty:"end"},message:"must have required property 'end'"};e===null?e=[g]:e.push(g),r++}for(const g of Object.keys(c))if(!(g==="path"||g==="id"||g==="start"||g==="end")){const P={instancePath:i+"/expected/"+b+"/span",schemaPath:"#/$defs/target/properties/span/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},message:"must NOT have additional properties"};e===null?e=[P]:e.push(P),r++}if(c.path!==void 0&&o.call(c,"path")){let g=c.path;if(typeof g=="string"){if(!T.test(g)){const P={instancePath:i+"/expected/"+b+"/span/path",schemaPath:"#/$defs/target/properties/span/properties/path/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[P]:e.push(P),r++}}else{const P={instancePath:i+"/expected/"+b+"/span/path",schemaPath:"#/$defs/target/properties/span/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),r++}}if(c.id!==void 0&&o.call(c,"id")){let g=c.id;if(typeof g=="string"){if(!T.test(g)){const P={instancePath:i+"/expected/"+b+"/span/id",schemaPath:"#/$defs/target/properties/span/properties/id/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[P]:e.push(P),r++}}else{const P={instancePath:i+"/expected/"+b+"/span/id",schemaPath:"#/$defs/target/properties/span/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),r++}}if(c.start!==void 0&&o.call(c,"start")){let g=c.start;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const P={instancePath:i+"/expected/"+b+"/span/start",schemaPath:"#/$defs/target/properties/span/properties/start/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[P]:e.push(P),r++}if(typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g))){const P={instancePath:i+"/expected/"+b+"/span/start",schemaPath:"#/$defs/target/properties/span/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[P]:e.push(P),r++}}if(c.end!==void 0&&o.call(c,"end")){let g=c.end;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const P={instancePath:i+"/expected/"+b+"/span/end",schemaPath:"#/$defs/target/properties/span/properties/end/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[P]:e.push(P),r++}if(typeof g=="number"&&isFinite(g)&&(g<1||isNaN(g))){const P={instancePath:i+"/expected/"+b+"/span/end",schemaPath:"#/$defs/target/properties/span/properties/end/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[P]:e.push(P),r++}}}else{const g={instancePath:i+"/expected/"+b+"/span",schemaPath:"#/$defs/target/properties/span/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[g]:e.push(g),r++}}if(f.grade!==void 0&&o.call(f,"grade")){let c=f.grade;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){const y={instancePath:i+"/expected/"+b+"/grade",schemaPath:"#/$defs/target/properties/grade/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),r++}if(typeof c=="number"&&isFinite(c)){if(c>30||isNaN(c)){const y={instancePath:i+"/expected/"+b+"/grade",schemaPath:"#/$defs/target/properties/grade/maximum",keyword:"maximum",params:{comparison:"<=",limit:30},message:"must be <= 30"};e===null?e=[y]:e.push(y),r++}if(c<1||isNaN(c)){const y={instancePath:i+"/expected/"+b+"/grade",schemaPath:"#/$defs/target/properties/grade/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),r++}}}}}}else{const v={instancePath:i+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[v]:e.push(v),r++}}if(n.expect_empty!==void 0&&o.call(n,"expect_empty")&&n.expect_empty!==!0){const w={instancePath:i+"/expect_empty",schemaPath:"#/properties/expect_empty/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[w]:e.push(w),r++}if(n.forbidden!==void 0&&o.call(n,"forbidden")){let w=n.forbidden;if(Array.isArray(w)){if(w.length<1){const b={instancePath:i+"/forbidden",schemaPath:"#/properties/forbidden/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[b]:e.push(b),r++}const v=w.length;for(let b=0;b<v;b++){let f=w[b];if(typeof f!="string"&&!(f&&typeof f=="object"&&!Array.isArray(f))){const c={instancePath:i+"/forbidden/"+b,schemaPath:"#/$defs/target/type",keyword:"type",params:{type:we.type},message:"must be string,object"};e===null?e=[c]:e.push(c),r++}const R=r;let ee=!0;const ce=r;if(!(f&&typeof f=="object"&&!Array.isArray(f))){const c={};e===null?e=[c]:e.push(c),r++}var j=ce===r;if(r=R,e!==null&&(R?e.length=R:e=null),j){const c=r,y=r;let $=!1,x=null;const M=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&(f.path===void 0||!o.call(f,"path"))){const P={instancePath:i+"/forbidden/"+b,schemaPath:"#/$defs/target/then/oneOf/0/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[P]:e.push(P),r++}var q=M===r;q&&($=!0,x=0);const Z=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&(f.name===void 0||!o.call(f,"name"))){const P={instancePath:i+"/forbidden/"+b,schemaPath:"#/$defs/target/then/oneOf/1/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[P]:e.push(P),r++}var q=Z===r;if(q&&$)$=!1,x=[x,1];else{q&&($=!0,x=1);const P=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&(f.qualified_name===void 0||!o.call(f,"qualified_name"))){const F={instancePath:i+"/forbidden/"+b,schemaPath:"#/$defs/target/then/oneOf/2/required",keyword:"required",params:{missingProperty:"qualified_name"},message:"must have required property 'qualified_name'"};e===null?e=[F]:e.push(F),r++}var q=P===r;if(q&&$)$=!1,x=[x,2];else{q&&($=!0,x=2);const F=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&(f.id===void 0||!o.call(f,"id"))){const I={instancePath:i+"/forbidden/"+b,schemaPath:"#/$defs/target/then/oneOf/3/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[I]:e.push(I),r++}var q=F===r;if(q&&$)$=!1,x=[x,3];else{q&&($=!0,x=3);const I=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&(f.text===void 0||!o.call(f,"text"))){const E={instancePath:i+"/forbidden/"+b,schemaPath:"#/$defs/target/then/oneOf/4/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[E]:e.push(E),r++}var q=I===r;if(q&&$)$=!1,x=[x,4];else{q&&($=!0,x=4);const E=r;if(f&&typeof f=="object"&&!Array.isArray(f)&&(f.span===void 0||!o.call(f,"span"))){const te={instancePath:i+"/forbidden/"+b,schemaPath:"#/$defs/target/then/oneOf/5/required",keyword:"required",params:{missingProperty:"span"},message:"must have required property 'span'"};e===null?e=[te]:e.push(te),r++}var q=E===r;q&&$?($=!1,x=[x,5]):q&&($=!0,x=5)}}}}if($)r=y,e!==null&&(y?e.length=y:e=null);else{const P={instancePath:i+"/forbidden/"+b,schemaPath:"#/$defs/target/then/oneOf",keyword:"oneOf",params:{passingSchemas:x},message:"must match exactly one schema in oneOf"};e===null?e=[P]:e.push(P),r++}var j=c===r;ee=j}if(!ee){const c={instancePath:i+"/forbidden/"+b,schemaPath:"#/$defs/target/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};e===null?e=[c]:e.push(c),r++}if(typeof f=="string"){if(_(f)<1){const c={instancePath:i+"/forbidden/"+b,schemaPath:"#/$defs/target/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),r++}if(!T.test(f)){const c={instancePath:i+"/forbidden/"+b,schemaPath:"#/$defs/target/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[c]:e.push(c),r++}}if(f&&typeof f=="object"&&!Array.isArray(f)){for(const c of Object.keys(f))if(!(c==="path"||c==="name"||c==="qualified_name"||c==="id"||c==="text"||c==="span"||c==="grade")){const y={instancePath:i+"/forbidden/"+b,schemaPath:"#/$defs/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),r++}if(f.path!==void 0&&o.call(f,"path")){let c=f.path;if(typeof c=="string"){if(!T.test(c)){const y={instancePath:i+"/forbidden/"+b+"/path",schemaPath:"#/$defs/target/properties/path/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:i+"/forbidden/"+b+"/path",schemaPath:"#/$defs/target/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}if(f.name!==void 0&&o.call(f,"name")){let c=f.name;if(typeof c=="string"){if(!T.test(c)){const y={instancePath:i+"/forbidden/"+b+"/name",schemaPath:"#/$defs/target/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:i+"/forbidden/"+b+"/name",schemaPath:"#/$defs/target/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}if(f.qualified_name!==void 0&&o.call(f,"qualified_name")){let c=f.qualified_name;if(typeof c=="string"){if(!T.test(c)){const y={instancePath:i+"/forbidden/"+b+"/qualified_name",schemaPath:"#/$defs/target/properties/qualified_name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:i+"/forbidden/"+b+"/qualified_name",schemaPath:"#/$defs/target/properties/qualified_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}if(f.id!==void 0&&o.call(f,"id")){let c=f.id;if(typeof c=="string"){if(!T.test(c)){const y={instancePath:i+"/forbidden/"+b+"/id",schemaPath:"#/$defs/target/properties/id/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:i+"/forbidden/"+b+"/id",schemaPath:"#/$defs/target/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}if(f.text!==void 0&&o.call(f,"text")){let c=f.text;if(typeof c=="string"){if(!T.test(c)){const y={instancePath:i+"/forbidden/"+b+"/text",schemaPath:"#/$defs/target/properties/text/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:i+"/forbidden/"+b+"/text",schemaPath:"#/$defs/target/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}}if(f.span!==void 0&&o.call(f,"span")){let c=f.span;const y=r;let $=!1,x=null;const M=r;if(c&&typeof c=="object"&&!Array.isArray(c)&&(c.path===void 0||!o.call(c,"path"))){const g={instancePath:i+"/forbidden/"+b+"/span",schemaPath:"#/$defs/target/properties/span/oneOf/0/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[g]:e.push(g),r++}var ae=M===r;ae&&($=!0,x=0);const Z=r;if(c&&typeof c=="object"&&!Array.isArray(c)&&(c.id===void 0||!o.call(c,"id"))){const g={instancePath:i+"/forbidden/"+b+"/span",schemaPath:"#/$defs/target/properties/span/oneOf/1/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[g]:e.push(g),r++}var ae=Z===r;if(ae&&$?($=!1,x=[x,1]):ae&&($=!0,x=1),$)r=y,e!==null&&(y?e.length=y:e=null);else{const g={instancePath:i+"/forbidden/"+b+"/span",schemaPath:"#/$defs/target/properties/span/oneOf",keyword:"oneOf",params:{passingSchemas:x},message:"must match exactly one schema in oneOf"};e===null?e=[g]:e.push(g),r++}if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.start===void 0||!o.call(c,"start")){const g={instancePath:i+"/forbidden/"+b+"/span",schemaPath:"#/$defs/target/properties/span/required",keyword:"required",params:{missingProperty:"start"},message:"must have required property 'start'"};e===null?e=[g]:e.push(g),r++}if(c.end===void 0||!o.call(c,"end")){const g={instancePath:i+"/forbidden/"+b+"/span",schemaPath:"#/$defs/target/properties/span/required",keyword:"required",params:{missingProperty:"end"},message:"must have required property 'end'"};e===null?e=[g]:e.push(g),r++}for(const g of Object.keys(c))if(!(g==="path"||g==="id"||g==="start"||g==="end")){const P={instancePath:i+"/forbidden/"+b+"/span",schemaPath:"#/$defs/target/properties/span/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},message:"must NOT have additional properties"};e===null?e=[P]:e.push(P),r++}if(c.path!==void 0&&o.call(c,"path")){let g=c.path;if(typeof g=="string"){if(!T.test(g)){const P={instancePath:i+"/forbidden/"+b+"/span/path",schemaPath:"#/$defs/target/properties/span/properties/path/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[P]:e.push(P),r++}}else{const P={instancePath:i+"/forbidden/"+b+"/span/path",schemaPath:"#/$defs/target/properties/span/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),r++}}if(c.id!==void 0&&o.call(c,"id")){let g=c.id;if(typeof g=="string"){if(!T.test(g)){const P={instancePath:i+"/forbidden/"+b+"/span/id",schemaPath:"#/$defs/target/properties/span/properties/id/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[P]:e.push(P),r++}}else{const P={instancePath:i+"/forbidden/"+b+"/span/id",schemaPath:"#/$defs/target/properties/span/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),r++}}if(c.start!==void 0&&o.call(c,"start")){let g=c.start;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const P={instancePath:i+"/forbidden/"+b+"/span/start",schemaPath:"#/$defs/target/properties/span/properties/start/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[P]:e.push(P),r++}if(typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g))){const P={instancePath:i+"/forbidden/"+b+"/span/start",schemaPath:"#/$defs/target/properties/span/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[P]:e.push(P),r++}}if(c.end!==void 0&&o.call(c,"end")){let g=c.end;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const P={instancePath:i+"/forbidden/"+b+"/span/end",schemaPath:"#/$defs/target/properties/span/properties/end/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[P]:e.push(P),r++}if(typeof g=="number"&&isFinite(g)&&(g<1||isNaN(g))){const P={instancePath:i+"/forbidden/"+b+"/span/end",schemaPath:"#/$defs/target/properties/span/properties/end/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[P]:e.push(P),r++}}}else{const g={instancePath:i+"/forbidden/"+b+"/span",schemaPath:"#/$defs/target/properties/span/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[g]:e.push(g),r++}}if(f.grade!==void 0&&o.call(f,"grade")){let c=f.grade;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){const y={instancePath:i+"/forbidden/"+b+"/grade",schemaPath:"#/$defs/target/properties/grade/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),r++}if(typeof c=="number"&&isFinite(c)){if(c>30||isNaN(c)){const y={instancePath:i+"/forbidden/"+b+"/grade",schemaPath:"#/$defs/target/properties/grade/maximum",keyword:"maximum",params:{comparison:"<=",limit:30},message:"must be <= 30"};e===null?e=[y]:e.push(y),r++}if(c<1||isNaN(c)){const y={instancePath:i+"/forbidden/"+b+"/grade",schemaPath:"#/$defs/target/properties/grade/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),r++}}}}}}else{const v={instancePath:i+"/forbidden",schemaPath:"#/properties/forbidden/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[v]:e.push(v),r++}}if(n.critical!==void 0&&o.call(n,"critical")&&typeof n.critical!="boolean"){const w={instancePath:i+"/critical",schemaPath:"#/properties/critical/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[w]:e.push(w),r++}if(n.group!==void 0&&o.call(n,"group")){let w=n.group;if(typeof w=="string"){if(_(w)>200){const v={instancePath:i+"/group",schemaPath:"#/properties/group/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[v]:e.push(v),r++}if(_(w)<1){const v={instancePath:i+"/group",schemaPath:"#/properties/group/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[v]:e.push(v),r++}}else{const v={instancePath:i+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),r++}}if(n.reference_answer!==void 0&&o.call(n,"reference_answer")){let w=n.reference_answer;if(typeof w=="string"){if(_(w)<1){const v={instancePath:i+"/reference_answer",schemaPath:"#/properties/reference_answer/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[v]:e.push(v),r++}}else{const v={instancePath:i+"/reference_answer",schemaPath:"#/properties/reference_answer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),r++}}}else{const w={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[w]:e.push(w),r++}return Y.errors=e,r===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function me(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=me.evaluated;k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0);const s=r;let t=!1,a=null;const p=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&(n.cases===void 0||!o.call(n,"cases"))){const m={instancePath:i,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"cases"},message:"must have required property 'cases'"};e===null?e=[m]:e.push(m),r++}var u=p===r;u&&(t=!0,a=0);const d=r;if(n&&typeof n=="object"&&!Array.isArray(n)&&(n.dataset===void 0||!o.call(n,"dataset"))){const m={instancePath:i,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"dataset"},message:"must have required property 'dataset'"};e===null?e=[m]:e.push(m),r++}var u=d===r;if(u&&t?(t=!1,a=[a,1]):u&&(t=!0,a=1),t)r=s,e!==null&&(s?e.length=s:e=null);else{const m={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:a},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),r++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.version===void 0||!o.call(n,"version")){const m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[m]:e.push(m),r++}if(n.name===void 0||!o.call(n,"name")){const m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),r++}if(n.revision===void 0||!o.call(n,"revision")){const m={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"revision"},message:"must have required property 'revision'"};e===null?e=[m]:e.push(m),r++}for(const m of Object.keys(n))if(!(m==="$schema"||m==="version"||m==="name"||m==="revision"||m==="cases"||m==="dataset")){const l={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),r++}if(n.$schema!==void 0&&o.call(n,"$schema")&&typeof n.$schema!="string"){const m={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}if(n.version!==void 0&&o.call(n,"version")&&n.version!==1){const m={instancePath:i+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue:1},message:"must be equal to constant"};e===null?e=[m]:e.push(m),r++}if(n.name!==void 0&&o.call(n,"name")){let m=n.name;if(typeof m=="string"){if(!he.test(m)){const l={instancePath:i+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"'};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.revision!==void 0&&o.call(n,"revision")){let m=n.revision;if(typeof m=="string"){if(_(m)>200){const l={instancePath:i+"/revision",schemaPath:"#/properties/revision/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[l]:e.push(l),r++}if(_(m)<1){const l={instancePath:i+"/revision",schemaPath:"#/properties/revision/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:i+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}}if(n.cases!==void 0&&o.call(n,"cases")){let m=n.cases;if(Array.isArray(m)){if(m.length<1){const h={instancePath:i+"/cases",schemaPath:"#/properties/cases/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(h),r++}const l=m.length;for(let h=0;h<l;h++)Y(m[h],{instancePath:i+"/cases/"+h,parentData:m,parentDataProperty:h,rootData:N,dynamicAnchors:A})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)}else{const l={instancePath:i+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}if(n.dataset!==void 0&&o.call(n,"dataset")){let m=n.dataset;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.format===void 0||!o.call(m,"format")){const l={instancePath:i+"/dataset",schemaPath:"#/$defs/dataset/required",keyword:"required",params:{missingProperty:"format"},message:"must have required property 'format'"};e===null?e=[l]:e.push(l),r++}if(m.path===void 0||!o.call(m,"path")){const l={instancePath:i+"/dataset",schemaPath:"#/$defs/dataset/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[l]:e.push(l),r++}for(const l of Object.keys(m))if(!o.call(Pe.properties,l)){const h={instancePath:i+"/dataset",schemaPath:"#/$defs/dataset/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),r++}if(m.format!==void 0&&o.call(m,"format")){let l=m.format;if(!(l==="beir"||l==="trec"||l==="tsv"||l==="qrels-jsonl"||l==="cruxe"||l==="evidence"||l==="ragas-csv")){const h={instancePath:i+"/dataset/format",schemaPath:"#/$defs/dataset/properties/format/enum",keyword:"enum",params:{allowedValues:Pe.properties.format.enum},message:"must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),r++}}if(m.path!==void 0&&o.call(m,"path")){let l=m.path;if(typeof l=="string"){if(_(l)<1){const h={instancePath:i+"/dataset/path",schemaPath:"#/$defs/dataset/properties/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:i+"/dataset/path",schemaPath:"#/$defs/dataset/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}if(m.queries!==void 0&&o.call(m,"queries")){let l=m.queries;if(typeof l=="string"){if(_(l)<1){const h={instancePath:i+"/dataset/queries",schemaPath:"#/$defs/dataset/properties/queries/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:i+"/dataset/queries",schemaPath:"#/$defs/dataset/properties/queries/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}if(m.qrels!==void 0&&o.call(m,"qrels")){let l=m.qrels;if(typeof l=="string"){if(_(l)<1){const h={instancePath:i+"/dataset/qrels",schemaPath:"#/$defs/dataset/properties/qrels/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:i+"/dataset/qrels",schemaPath:"#/$defs/dataset/properties/qrels/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}if(m.corpus!==void 0&&o.call(m,"corpus")){let l=m.corpus;if(typeof l=="string"){if(_(l)<1){const h={instancePath:i+"/dataset/corpus",schemaPath:"#/$defs/dataset/properties/corpus/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:i+"/dataset/corpus",schemaPath:"#/$defs/dataset/properties/corpus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}if(m.documents!==void 0&&o.call(m,"documents")){let l=m.documents;if(typeof l=="string"){if(_(l)<1){const h={instancePath:i+"/dataset/documents",schemaPath:"#/$defs/dataset/properties/documents/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:i+"/dataset/documents",schemaPath:"#/$defs/dataset/properties/documents/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}if(m.split!==void 0&&o.call(m,"split")){let l=m.split;if(typeof l=="string"){if(!Fe.test(l)){const h={instancePath:i+"/dataset/split",schemaPath:"#/$defs/dataset/properties/split/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9._-]+$"},message:'must match pattern "^[A-Za-z0-9._-]+$"'};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:i+"/dataset/split",schemaPath:"#/$defs/dataset/properties/split/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}if(m.intent!==void 0&&o.call(m,"intent")){let l=m.intent;if(typeof l=="string"){if(!he.test(l)){const h={instancePath:i+"/dataset/intent",schemaPath:"#/$defs/dataset/properties/intent/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"},message:'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"'};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:i+"/dataset/intent",schemaPath:"#/$defs/dataset/properties/intent/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}if(m.intents!==void 0&&o.call(m,"intents")){let l=m.intents;if(typeof l=="string"){if(_(l)<1){const h={instancePath:i+"/dataset/intents",schemaPath:"#/$defs/dataset/properties/intents/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:i+"/dataset/intents",schemaPath:"#/$defs/dataset/properties/intents/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}}if(m.limit!==void 0&&o.call(m,"limit")){let l=m.limit;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const h={instancePath:i+"/dataset/limit",schemaPath:"#/$defs/dataset/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[h]:e.push(h),r++}if(typeof l=="number"&&isFinite(l)&&(l<1||isNaN(l))){const h={instancePath:i+"/dataset/limit",schemaPath:"#/$defs/dataset/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[h]:e.push(h),r++}}}else{const l={instancePath:i+"/dataset",schemaPath:"#/$defs/dataset/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}}}else{const m={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}return me.errors=e,r===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},exports.baseline=le;const X={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"baseline.schema.json",title:"retrieval-eval-gate baseline",description:"A recorded run that later runs are compared with. Written by `retrieval-gate record` and beside every report; not edited by hand.",type:"object",additionalProperties:!1,required:["version","suite","definition","k","retriever","tool","environment","timing","metrics","latency","cases"],properties:{$schema:{type:"string"},version:{const:1},suite:{type:"object",additionalProperties:!1,required:["name","revision","digest"],properties:{name:{type:"string"},revision:{type:"string"},digest:{$ref:"#/$defs/digest"}}},definition:{type:"object",additionalProperties:!1,required:["gain","relevance","order","percentile","duplicates","collapse","ignore_identical_ids","case_sensitive","min_score","text","scores"],properties:{gain:{type:"string"},relevance:{type:"integer"},order:{type:"string"},percentile:{type:"string"},duplicates:{type:"string"},collapse:{type:"string"},ignore_identical_ids:{type:"boolean"},case_sensitive:{type:"boolean"},min_score:{type:["number","null"]},text:{type:"object",additionalProperties:!1,required:["threshold","autojunk","min_contained"],properties:{threshold:{type:"number"},autojunk:{type:"boolean"},min_contained:{type:"number"}}},scores:{type:"string"}}},k:{type:"integer",minimum:1},retriever:{type:"object",additionalProperties:!1,required:["kind","fingerprint","corpus_digest"],properties:{kind:{type:"string"},fingerprint:{$ref:"#/$defs/digest"},corpus_digest:{type:["string","null"]}}},judge:{$ref:"#/$defs/judge"},tool:{type:"string"},environment:{type:"object",additionalProperties:!1,required:["os","arch","cpu","cores","node"],properties:{os:{type:"string"},arch:{type:"string"},cpu:{type:"string"},cores:{type:"integer"},node:{type:"string"}}},timing:{type:"object",additionalProperties:!1,required:["source","repeats"],properties:{source:{enum:["measured","reported","off"]},repeats:{type:"integer",minimum:0}}},metrics:{type:"object",additionalProperties:!1,required:["overall","by_intent"],properties:{overall:{$ref:"#/$defs/values"},by_intent:{type:"object",additionalProperties:{$ref:"#/$defs/values"}}}},latency:{type:"object",additionalProperties:!1,required:["overall","by_intent"],properties:{overall:{$ref:"#/$defs/latency"},by_intent:{type:"object",additionalProperties:{$ref:"#/$defs/latency"}}}},prices:{description:"What its costs were worked out with.",type:"object",additionalProperties:!1,required:["currency","models"],properties:{currency:{type:"string"},models:{type:"object",additionalProperties:{type:"object",additionalProperties:!1,properties:{prompt:{type:"number",minimum:0},completion:{type:"number",minimum:0},per_call:{type:"number",minimum:0}}}}}},files:{description:"SHA-256 of the suite's files as read; one that is no plain file in git is trusted by it.",type:"object",additionalProperties:{$ref:"#/$defs/digest"}},cases:{type:"object",minProperties:1,additionalProperties:{type:"object",additionalProperties:!1,required:["digest","intent","metrics","ranks","results","latency_ms"],properties:{digest:{$ref:"#/$defs/digest"},intent:{type:"string"},metrics:{$ref:"#/$defs/values"},ranks:{type:"array",items:{type:["integer","null"],minimum:1}},results:{type:"array",items:{type:"string"}},latency_ms:{type:"array",items:{type:"number",minimum:0}},spans_ms:{description:"Timed samples by stage.",type:"object",additionalProperties:{type:"array",items:{type:"number",minimum:0}}}}}}},$defs:{judge:{description:"Who measured the answers; absent where nobody did. Another judge refuses to compare.",type:"object",additionalProperties:!1,required:["model","embedding_model","prompts","questions","temperature","seed"],properties:{model:{type:"string"},embedding_model:{type:["string","null"]},prompts:{type:"integer"},questions:{type:"integer"},temperature:{type:"number"},seed:{type:["integer","null"]}}},digest:{type:"string",pattern:"^[0-9a-f]{64}$"},values:{type:"object",additionalProperties:{type:["number","null"]}},milliseconds:{type:["number","null"],minimum:0},latency:{type:"object",additionalProperties:!1,required:["samples","p50_ms","p90_ms","p95_ms","p99_ms","mean_ms"],properties:{samples:{type:"integer",minimum:0},p50_ms:{$ref:"#/$defs/milliseconds"},p90_ms:{$ref:"#/$defs/milliseconds"},p95_ms:{$ref:"#/$defs/milliseconds"},p99_ms:{$ref:"#/$defs/milliseconds"},mean_ms:{$ref:"#/$defs/milliseconds"},spans:{type:"object",additionalProperties:{$ref:"#/$defs/latency"}}}}}},Ke={type:"string",pattern:"^[0-9a-f]{64}$"},ve={description:"Who measured the answers; absent where nobody did. Another judge refuses to compare.",type:"object",additionalProperties:!1,required:["model","embedding_model","prompts","questions","temperature","seed"],properties:{model:{type:"string"},embedding_model:{type:["string","null"]},prompts:{type:"integer"},questions:{type:"integer"},temperature:{type:"number"},seed:{type:["integer","null"]}}},ye={type:"object",additionalProperties:{type:["number","null"]}},re=new RegExp("^[0-9a-f]{64}$","u"),Qe={type:"object",additionalProperties:!1,required:["samples","p50_ms","p90_ms","p95_ms","p99_ms","mean_ms"],properties:{samples:{type:"integer",minimum:0},p50_ms:{$ref:"#/$defs/milliseconds"},p90_ms:{$ref:"#/$defs/milliseconds"},p95_ms:{$ref:"#/$defs/milliseconds"},p99_ms:{$ref:"#/$defs/milliseconds"},mean_ms:{$ref:"#/$defs/milliseconds"},spans:{type:"object",additionalProperties:{$ref:"#/$defs/latency"}}}},ie={type:["number","null"],minimum:0},ge={validate:S};function S(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=S.evaluated;if(k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.samples===void 0||!o.call(n,"samples")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"samples"},message:"must have required property 'samples'"};e===null?e=[s]:e.push(s),r++}if(n.p50_ms===void 0||!o.call(n,"p50_ms")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p50_ms"},message:"must have required property 'p50_ms'"};e===null?e=[s]:e.push(s),r++}if(n.p90_ms===void 0||!o.call(n,"p90_ms")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p90_ms"},message:"must have required property 'p90_ms'"};e===null?e=[s]:e.push(s),r++}if(n.p95_ms===void 0||!o.call(n,"p95_ms")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p95_ms"},message:"must have required property 'p95_ms'"};e===null?e=[s]:e.push(s),r++}if(n.p99_ms===void 0||!o.call(n,"p99_ms")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"p99_ms"},message:"must have required property 'p99_ms'"};e===null?e=[s]:e.push(s),r++}if(n.mean_ms===void 0||!o.call(n,"mean_ms")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mean_ms"},message:"must have required property 'mean_ms'"};e===null?e=[s]:e.push(s),r++}for(const s of Object.keys(n))if(!(s==="samples"||s==="p50_ms"||s==="p90_ms"||s==="p95_ms"||s==="p99_ms"||s==="mean_ms"||s==="spans")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),r++}if(n.samples!==void 0&&o.call(n,"samples")){let s=n.samples;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/samples",schemaPath:"#/properties/samples/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const t={instancePath:i+"/samples",schemaPath:"#/properties/samples/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),r++}}if(n.p50_ms!==void 0&&o.call(n,"p50_ms")){let s=n.p50_ms;if(!(typeof s=="number"&&isFinite(s))&&s!==null){const t={instancePath:i+"/p50_ms",schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:ie.type},message:"must be number,null"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const t={instancePath:i+"/p50_ms",schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),r++}}if(n.p90_ms!==void 0&&o.call(n,"p90_ms")){let s=n.p90_ms;if(!(typeof s=="number"&&isFinite(s))&&s!==null){const t={instancePath:i+"/p90_ms",schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:ie.type},message:"must be number,null"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const t={instancePath:i+"/p90_ms",schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),r++}}if(n.p95_ms!==void 0&&o.call(n,"p95_ms")){let s=n.p95_ms;if(!(typeof s=="number"&&isFinite(s))&&s!==null){const t={instancePath:i+"/p95_ms",schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:ie.type},message:"must be number,null"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const t={instancePath:i+"/p95_ms",schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),r++}}if(n.p99_ms!==void 0&&o.call(n,"p99_ms")){let s=n.p99_ms;if(!(typeof s=="number"&&isFinite(s))&&s!==null){const t={instancePath:i+"/p99_ms",schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:ie.type},message:"must be number,null"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const t={instancePath:i+"/p99_ms",schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),r++}}if(n.mean_ms!==void 0&&o.call(n,"mean_ms")){let s=n.mean_ms;if(!(typeof s=="number"&&isFinite(s))&&s!==null){const t={instancePath:i+"/mean_ms",schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:ie.type},message:"must be number,null"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const t={instancePath:i+"/mean_ms",schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),r++}}if(n.spans!==void 0&&o.call(n,"spans")){let s=n.spans;if(s&&typeof s=="object"&&!Array.isArray(s))for(const t of Object.keys(s))ge.validate(s[t],{instancePath:i+"/spans/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:t,rootData:N,dynamicAnchors:A})||(e=e===null?ge.validate.errors:e.concat(ge.validate.errors),r=e.length);else{const t={instancePath:i+"/spans",schemaPath:"#/properties/spans/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return S.errors=e,r===0}S.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function le(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=le.evaluated;if(k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.version===void 0||!o.call(n,"version")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[s]:e.push(s),r++}if(n.suite===void 0||!o.call(n,"suite")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suite"},message:"must have required property 'suite'"};e===null?e=[s]:e.push(s),r++}if(n.definition===void 0||!o.call(n,"definition")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"definition"},message:"must have required property 'definition'"};e===null?e=[s]:e.push(s),r++}if(n.k===void 0||!o.call(n,"k")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"k"},message:"must have required property 'k'"};e===null?e=[s]:e.push(s),r++}if(n.retriever===void 0||!o.call(n,"retriever")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retriever"},message:"must have required property 'retriever'"};e===null?e=[s]:e.push(s),r++}if(n.tool===void 0||!o.call(n,"tool")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tool"},message:"must have required property 'tool'"};e===null?e=[s]:e.push(s),r++}if(n.environment===void 0||!o.call(n,"environment")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"environment"},message:"must have required property 'environment'"};e===null?e=[s]:e.push(s),r++}if(n.timing===void 0||!o.call(n,"timing")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timing"},message:"must have required property 'timing'"};e===null?e=[s]:e.push(s),r++}if(n.metrics===void 0||!o.call(n,"metrics")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metrics"},message:"must have required property 'metrics'"};e===null?e=[s]:e.push(s),r++}if(n.latency===void 0||!o.call(n,"latency")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"latency"},message:"must have required property 'latency'"};e===null?e=[s]:e.push(s),r++}if(n.cases===void 0||!o.call(n,"cases")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cases"},message:"must have required property 'cases'"};e===null?e=[s]:e.push(s),r++}for(const s of Object.keys(n))if(!o.call(X.properties,s)){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),r++}if(n.$schema!==void 0&&o.call(n,"$schema")&&typeof n.$schema!="string"){const s={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(n.version!==void 0&&o.call(n,"version")&&n.version!==1){const s={instancePath:i+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue:1},message:"must be equal to constant"};e===null?e=[s]:e.push(s),r++}if(n.suite!==void 0&&o.call(n,"suite")){let s=n.suite;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0||!o.call(s,"name")){const t={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),r++}if(s.revision===void 0||!o.call(s,"revision")){const t={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"revision"},message:"must have required property 'revision'"};e===null?e=[t]:e.push(t),r++}if(s.digest===void 0||!o.call(s,"digest")){const t={instancePath:i+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty:"digest"},message:"must have required property 'digest'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!(t==="name"||t==="revision"||t==="digest")){const a={instancePath:i+"/suite",schemaPath:"#/properties/suite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.name!==void 0&&o.call(s,"name")&&typeof s.name!="string"){const t={instancePath:i+"/suite/name",schemaPath:"#/properties/suite/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.revision!==void 0&&o.call(s,"revision")&&typeof s.revision!="string"){const t={instancePath:i+"/suite/revision",schemaPath:"#/properties/suite/properties/revision/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.digest!==void 0&&o.call(s,"digest")){let t=s.digest;if(typeof t=="string"){if(!re.test(t)){const a={instancePath:i+"/suite/digest",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:i+"/suite/digest",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:i+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.definition!==void 0&&o.call(n,"definition")){let s=n.definition;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.gain===void 0||!o.call(s,"gain")){const t={instancePath:i+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty:"gain"},message:"must have required property 'gain'"};e===null?e=[t]:e.push(t),r++}if(s.relevance===void 0||!o.call(s,"relevance")){const t={instancePath:i+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty:"relevance"},message:"must have required property 'relevance'"};e===null?e=[t]:e.push(t),r++}if(s.order===void 0||!o.call(s,"order")){const t={instancePath:i+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty:"order"},message:"must have required property 'order'"};e===null?e=[t]:e.push(t),r++}if(s.percentile===void 0||!o.call(s,"percentile")){const t={instancePath:i+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty:"percentile"},message:"must have required property 'percentile'"};e===null?e=[t]:e.push(t),r++}if(s.duplicates===void 0||!o.call(s,"duplicates")){const t={instancePath:i+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty:"duplicates"},message:"must have required property 'duplicates'"};e===null?e=[t]:e.push(t),r++}if(s.collapse===void 0||!o.call(s,"collapse")){const t={instancePath:i+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty:"collapse"},message:"must have required property 'collapse'"};e===null?e=[t]:e.push(t),r++}if(s.ignore_identical_ids===void 0||!o.call(s,"ignore_identical_ids")){const t={instancePath:i+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty:"ignore_identical_ids"},message:"must have required property 'ignore_identical_ids'"};e===null?e=[t]:e.push(t),r++}if(s.case_sensitive===void 0||!o.call(s,"case_sensitive")){const t={instancePath:i+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty:"case_sensitive"},message:"must have required property 'case_sensitive'"};e===null?e=[t]:e.push(t),r++}if(s.min_score===void 0||!o.call(s,"min_score")){const t={instancePath:i+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty:"min_score"},message:"must have required property 'min_score'"};e===null?e=[t]:e.push(t),r++}if(s.text===void 0||!o.call(s,"text")){const t={instancePath:i+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[t]:e.push(t),r++}if(s.scores===void 0||!o.call(s,"scores")){const t={instancePath:i+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty:"scores"},message:"must have required property 'scores'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!o.call(X.properties.definition.properties,t)){const a={instancePath:i+"/definition",schemaPath:"#/properties/definition/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.gain!==void 0&&o.call(s,"gain")&&typeof s.gain!="string"){const t={instancePath:i+"/definition/gain",schemaPath:"#/properties/definition/properties/gain/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.relevance!==void 0&&o.call(s,"relevance")){let t=s.relevance;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/definition/relevance",schemaPath:"#/properties/definition/properties/relevance/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}}if(s.order!==void 0&&o.call(s,"order")&&typeof s.order!="string"){const t={instancePath:i+"/definition/order",schemaPath:"#/properties/definition/properties/order/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.percentile!==void 0&&o.call(s,"percentile")&&typeof s.percentile!="string"){const t={instancePath:i+"/definition/percentile",schemaPath:"#/properties/definition/properties/percentile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.duplicates!==void 0&&o.call(s,"duplicates")&&typeof s.duplicates!="string"){const t={instancePath:i+"/definition/duplicates",schemaPath:"#/properties/definition/properties/duplicates/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.collapse!==void 0&&o.call(s,"collapse")&&typeof s.collapse!="string"){const t={instancePath:i+"/definition/collapse",schemaPath:"#/properties/definition/properties/collapse/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.ignore_identical_ids!==void 0&&o.call(s,"ignore_identical_ids")&&typeof s.ignore_identical_ids!="boolean"){const t={instancePath:i+"/definition/ignore_identical_ids",schemaPath:"#/properties/definition/properties/ignore_identical_ids/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(s.case_sensitive!==void 0&&o.call(s,"case_sensitive")&&typeof s.case_sensitive!="boolean"){const t={instancePath:i+"/definition/case_sensitive",schemaPath:"#/properties/definition/properties/case_sensitive/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(s.min_score!==void 0&&o.call(s,"min_score")){let t=s.min_score;if(!(typeof t=="number"&&isFinite(t))&&t!==null){const a={instancePath:i+"/definition/min_score",schemaPath:"#/properties/definition/properties/min_score/type",keyword:"type",params:{type:X.properties.definition.properties.min_score.type},message:"must be number,null"};e===null?e=[a]:e.push(a),r++}}if(s.text!==void 0&&o.call(s,"text")){let t=s.text;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.threshold===void 0||!o.call(t,"threshold")){const a={instancePath:i+"/definition/text",schemaPath:"#/properties/definition/properties/text/required",keyword:"required",params:{missingProperty:"threshold"},message:"must have required property 'threshold'"};e===null?e=[a]:e.push(a),r++}if(t.autojunk===void 0||!o.call(t,"autojunk")){const a={instancePath:i+"/definition/text",schemaPath:"#/properties/definition/properties/text/required",keyword:"required",params:{missingProperty:"autojunk"},message:"must have required property 'autojunk'"};e===null?e=[a]:e.push(a),r++}if(t.min_contained===void 0||!o.call(t,"min_contained")){const a={instancePath:i+"/definition/text",schemaPath:"#/properties/definition/properties/text/required",keyword:"required",params:{missingProperty:"min_contained"},message:"must have required property 'min_contained'"};e===null?e=[a]:e.push(a),r++}for(const a of Object.keys(t))if(!(a==="threshold"||a==="autojunk"||a==="min_contained")){const p={instancePath:i+"/definition/text",schemaPath:"#/properties/definition/properties/text/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),r++}if(t.threshold!==void 0&&o.call(t,"threshold")){let a=t.threshold;if(!(typeof a=="number"&&isFinite(a))){const p={instancePath:i+"/definition/text/threshold",schemaPath:"#/properties/definition/properties/text/properties/threshold/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),r++}}if(t.autojunk!==void 0&&o.call(t,"autojunk")&&typeof t.autojunk!="boolean"){const a={instancePath:i+"/definition/text/autojunk",schemaPath:"#/properties/definition/properties/text/properties/autojunk/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),r++}if(t.min_contained!==void 0&&o.call(t,"min_contained")){let a=t.min_contained;if(!(typeof a=="number"&&isFinite(a))){const p={instancePath:i+"/definition/text/min_contained",schemaPath:"#/properties/definition/properties/text/properties/min_contained/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),r++}}}else{const a={instancePath:i+"/definition/text",schemaPath:"#/properties/definition/properties/text/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}if(s.scores!==void 0&&o.call(s,"scores")&&typeof s.scores!="string"){const t={instancePath:i+"/definition/scores",schemaPath:"#/properties/definition/properties/scores/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/definition",schemaPath:"#/properties/definition/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.k!==void 0&&o.call(n,"k")){let s=n.k;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:i+"/k",schemaPath:"#/properties/k/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){const t={instancePath:i+"/k",schemaPath:"#/properties/k/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}if(n.retriever!==void 0&&o.call(n,"retriever")){let s=n.retriever;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.kind===void 0||!o.call(s,"kind")){const t={instancePath:i+"/retriever",schemaPath:"#/properties/retriever/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[t]:e.push(t),r++}if(s.fingerprint===void 0||!o.call(s,"fingerprint")){const t={instancePath:i+"/retriever",schemaPath:"#/properties/retriever/required",keyword:"required",params:{missingProperty:"fingerprint"},message:"must have required property 'fingerprint'"};e===null?e=[t]:e.push(t),r++}if(s.corpus_digest===void 0||!o.call(s,"corpus_digest")){const t={instancePath:i+"/retriever",schemaPath:"#/properties/retriever/required",keyword:"required",params:{missingProperty:"corpus_digest"},message:"must have required property 'corpus_digest'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!(t==="kind"||t==="fingerprint"||t==="corpus_digest")){const a={instancePath:i+"/retriever",schemaPath:"#/properties/retriever/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.kind!==void 0&&o.call(s,"kind")&&typeof s.kind!="string"){const t={instancePath:i+"/retriever/kind",schemaPath:"#/properties/retriever/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.fingerprint!==void 0&&o.call(s,"fingerprint")){let t=s.fingerprint;if(typeof t=="string"){if(!re.test(t)){const a={instancePath:i+"/retriever/fingerprint",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:i+"/retriever/fingerprint",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}if(s.corpus_digest!==void 0&&o.call(s,"corpus_digest")){let t=s.corpus_digest;if(typeof t!="string"&&t!==null){const a={instancePath:i+"/retriever/corpus_digest",schemaPath:"#/properties/retriever/properties/corpus_digest/type",keyword:"type",params:{type:X.properties.retriever.properties.corpus_digest.type},message:"must be string,null"};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:i+"/retriever",schemaPath:"#/properties/retriever/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.judge!==void 0&&o.call(n,"judge")){let s=n.judge;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.model===void 0||!o.call(s,"model")){const t={instancePath:i+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[t]:e.push(t),r++}if(s.embedding_model===void 0||!o.call(s,"embedding_model")){const t={instancePath:i+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"embedding_model"},message:"must have required property 'embedding_model'"};e===null?e=[t]:e.push(t),r++}if(s.prompts===void 0||!o.call(s,"prompts")){const t={instancePath:i+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"prompts"},message:"must have required property 'prompts'"};e===null?e=[t]:e.push(t),r++}if(s.questions===void 0||!o.call(s,"questions")){const t={instancePath:i+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"questions"},message:"must have required property 'questions'"};e===null?e=[t]:e.push(t),r++}if(s.temperature===void 0||!o.call(s,"temperature")){const t={instancePath:i+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"temperature"},message:"must have required property 'temperature'"};e===null?e=[t]:e.push(t),r++}if(s.seed===void 0||!o.call(s,"seed")){const t={instancePath:i+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"seed"},message:"must have required property 'seed'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!(t==="model"||t==="embedding_model"||t==="prompts"||t==="questions"||t==="temperature"||t==="seed")){const a={instancePath:i+"/judge",schemaPath:"#/$defs/judge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.model!==void 0&&o.call(s,"model")&&typeof s.model!="string"){const t={instancePath:i+"/judge/model",schemaPath:"#/$defs/judge/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.embedding_model!==void 0&&o.call(s,"embedding_model")){let t=s.embedding_model;if(typeof t!="string"&&t!==null){const a={instancePath:i+"/judge/embedding_model",schemaPath:"#/$defs/judge/properties/embedding_model/type",keyword:"type",params:{type:ve.properties.embedding_model.type},message:"must be string,null"};e===null?e=[a]:e.push(a),r++}}if(s.prompts!==void 0&&o.call(s,"prompts")){let t=s.prompts;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/judge/prompts",schemaPath:"#/$defs/judge/properties/prompts/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}}if(s.questions!==void 0&&o.call(s,"questions")){let t=s.questions;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/judge/questions",schemaPath:"#/$defs/judge/properties/questions/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}}if(s.temperature!==void 0&&o.call(s,"temperature")){let t=s.temperature;if(!(typeof t=="number"&&isFinite(t))){const a={instancePath:i+"/judge/temperature",schemaPath:"#/$defs/judge/properties/temperature/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),r++}}if(s.seed!==void 0&&o.call(s,"seed")){let t=s.seed;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){const a={instancePath:i+"/judge/seed",schemaPath:"#/$defs/judge/properties/seed/type",keyword:"type",params:{type:ve.properties.seed.type},message:"must be integer,null"};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:i+"/judge",schemaPath:"#/$defs/judge/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.tool!==void 0&&o.call(n,"tool")&&typeof n.tool!="string"){const s={instancePath:i+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}if(n.environment!==void 0&&o.call(n,"environment")){let s=n.environment;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.os===void 0||!o.call(s,"os")){const t={instancePath:i+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"os"},message:"must have required property 'os'"};e===null?e=[t]:e.push(t),r++}if(s.arch===void 0||!o.call(s,"arch")){const t={instancePath:i+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"arch"},message:"must have required property 'arch'"};e===null?e=[t]:e.push(t),r++}if(s.cpu===void 0||!o.call(s,"cpu")){const t={instancePath:i+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"cpu"},message:"must have required property 'cpu'"};e===null?e=[t]:e.push(t),r++}if(s.cores===void 0||!o.call(s,"cores")){const t={instancePath:i+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"cores"},message:"must have required property 'cores'"};e===null?e=[t]:e.push(t),r++}if(s.node===void 0||!o.call(s,"node")){const t={instancePath:i+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"node"},message:"must have required property 'node'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!(t==="os"||t==="arch"||t==="cpu"||t==="cores"||t==="node")){const a={instancePath:i+"/environment",schemaPath:"#/properties/environment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.os!==void 0&&o.call(s,"os")&&typeof s.os!="string"){const t={instancePath:i+"/environment/os",schemaPath:"#/properties/environment/properties/os/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.arch!==void 0&&o.call(s,"arch")&&typeof s.arch!="string"){const t={instancePath:i+"/environment/arch",schemaPath:"#/properties/environment/properties/arch/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.cpu!==void 0&&o.call(s,"cpu")&&typeof s.cpu!="string"){const t={instancePath:i+"/environment/cpu",schemaPath:"#/properties/environment/properties/cpu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.cores!==void 0&&o.call(s,"cores")){let t=s.cores;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/environment/cores",schemaPath:"#/properties/environment/properties/cores/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}}if(s.node!==void 0&&o.call(s,"node")&&typeof s.node!="string"){const t={instancePath:i+"/environment/node",schemaPath:"#/properties/environment/properties/node/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.timing!==void 0&&o.call(n,"timing")){let s=n.timing;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.source===void 0||!o.call(s,"source")){const t={instancePath:i+"/timing",schemaPath:"#/properties/timing/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[t]:e.push(t),r++}if(s.repeats===void 0||!o.call(s,"repeats")){const t={instancePath:i+"/timing",schemaPath:"#/properties/timing/required",keyword:"required",params:{missingProperty:"repeats"},message:"must have required property 'repeats'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!(t==="source"||t==="repeats")){const a={instancePath:i+"/timing",schemaPath:"#/properties/timing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.source!==void 0&&o.call(s,"source")){let t=s.source;if(!(t==="measured"||t==="reported"||t==="off")){const a={instancePath:i+"/timing/source",schemaPath:"#/properties/timing/properties/source/enum",keyword:"enum",params:{allowedValues:X.properties.timing.properties.source.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),r++}}if(s.repeats!==void 0&&o.call(s,"repeats")){let t=s.repeats;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:i+"/timing/repeats",schemaPath:"#/properties/timing/properties/repeats/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){const a={instancePath:i+"/timing/repeats",schemaPath:"#/properties/timing/properties/repeats/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:i+"/timing",schemaPath:"#/properties/timing/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.metrics!==void 0&&o.call(n,"metrics")){let s=n.metrics;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.overall===void 0||!o.call(s,"overall")){const t={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/required",keyword:"required",params:{missingProperty:"overall"},message:"must have required property 'overall'"};e===null?e=[t]:e.push(t),r++}if(s.by_intent===void 0||!o.call(s,"by_intent")){const t={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/required",keyword:"required",params:{missingProperty:"by_intent"},message:"must have required property 'by_intent'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!(t==="overall"||t==="by_intent")){const a={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.overall!==void 0&&o.call(s,"overall")){let t=s.overall;if(t&&typeof t=="object"&&!Array.isArray(t))for(const a of Object.keys(t)){let p=t[a];if(!(typeof p=="number"&&isFinite(p))&&p!==null){const d={instancePath:i+"/metrics/overall/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/values/additionalProperties/type",keyword:"type",params:{type:ye.additionalProperties.type},message:"must be number,null"};e===null?e=[d]:e.push(d),r++}}else{const a={instancePath:i+"/metrics/overall",schemaPath:"#/$defs/values/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}if(s.by_intent!==void 0&&o.call(s,"by_intent")){let t=s.by_intent;if(t&&typeof t=="object"&&!Array.isArray(t))for(const a of Object.keys(t)){let p=t[a];if(p&&typeof p=="object"&&!Array.isArray(p))for(const d of Object.keys(p)){let u=p[d];if(!(typeof u=="number"&&isFinite(u))&&u!==null){const m={instancePath:i+"/metrics/by_intent/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/values/additionalProperties/type",keyword:"type",params:{type:ye.additionalProperties.type},message:"must be number,null"};e===null?e=[m]:e.push(m),r++}}else{const d={instancePath:i+"/metrics/by_intent/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/values/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),r++}}else{const a={instancePath:i+"/metrics/by_intent",schemaPath:"#/properties/metrics/properties/by_intent/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:i+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.latency!==void 0&&o.call(n,"latency")){let s=n.latency;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.overall===void 0||!o.call(s,"overall")){const t={instancePath:i+"/latency",schemaPath:"#/properties/latency/required",keyword:"required",params:{missingProperty:"overall"},message:"must have required property 'overall'"};e===null?e=[t]:e.push(t),r++}if(s.by_intent===void 0||!o.call(s,"by_intent")){const t={instancePath:i+"/latency",schemaPath:"#/properties/latency/required",keyword:"required",params:{missingProperty:"by_intent"},message:"must have required property 'by_intent'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!(t==="overall"||t==="by_intent")){const a={instancePath:i+"/latency",schemaPath:"#/properties/latency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.overall!==void 0&&o.call(s,"overall")&&(S(s.overall,{instancePath:i+"/latency/overall",parentData:s,parentDataProperty:"overall",rootData:N,dynamicAnchors:A})||(e=e===null?S.errors:e.concat(S.errors),r=e.length)),s.by_intent!==void 0&&o.call(s,"by_intent")){let t=s.by_intent;if(t&&typeof t=="object"&&!Array.isArray(t))for(const a of Object.keys(t))S(t[a],{instancePath:i+"/latency/by_intent/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:a,rootData:N,dynamicAnchors:A})||(e=e===null?S.errors:e.concat(S.errors),r=e.length);else{const a={instancePath:i+"/latency/by_intent",schemaPath:"#/properties/latency/properties/by_intent/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:i+"/latency",schemaPath:"#/properties/latency/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.prices!==void 0&&o.call(n,"prices")){let s=n.prices;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.currency===void 0||!o.call(s,"currency")){const t={instancePath:i+"/prices",schemaPath:"#/properties/prices/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[t]:e.push(t),r++}if(s.models===void 0||!o.call(s,"models")){const t={instancePath:i+"/prices",schemaPath:"#/properties/prices/required",keyword:"required",params:{missingProperty:"models"},message:"must have required property 'models'"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!(t==="currency"||t==="models")){const a={instancePath:i+"/prices",schemaPath:"#/properties/prices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.currency!==void 0&&o.call(s,"currency")&&typeof s.currency!="string"){const t={instancePath:i+"/prices/currency",schemaPath:"#/properties/prices/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(s.models!==void 0&&o.call(s,"models")){let t=s.models;if(t&&typeof t=="object"&&!Array.isArray(t))for(const a of Object.keys(t)){let p=t[a];if(p&&typeof p=="object"&&!Array.isArray(p)){for(const d of Object.keys(p))if(!(d==="prompt"||d==="completion"||d==="per_call")){const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/prices/properties/models/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),r++}if(p.prompt!==void 0&&o.call(p,"prompt")){let d=p.prompt;if(typeof d=="number"&&isFinite(d)){if(d<0||isNaN(d)){const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/prompt",schemaPath:"#/properties/prices/properties/models/additionalProperties/properties/prompt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),r++}}else{const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/prompt",schemaPath:"#/properties/prices/properties/models/additionalProperties/properties/prompt/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),r++}}if(p.completion!==void 0&&o.call(p,"completion")){let d=p.completion;if(typeof d=="number"&&isFinite(d)){if(d<0||isNaN(d)){const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/completion",schemaPath:"#/properties/prices/properties/models/additionalProperties/properties/completion/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),r++}}else{const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/completion",schemaPath:"#/properties/prices/properties/models/additionalProperties/properties/completion/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),r++}}if(p.per_call!==void 0&&o.call(p,"per_call")){let d=p.per_call;if(typeof d=="number"&&isFinite(d)){if(d<0||isNaN(d)){const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/per_call",schemaPath:"#/properties/prices/properties/models/additionalProperties/properties/per_call/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),r++}}else{const u={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/per_call",schemaPath:"#/properties/prices/properties/models/additionalProperties/properties/per_call/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),r++}}}else{const d={instancePath:i+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/prices/properties/models/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),r++}}else{const a={instancePath:i+"/prices/models",schemaPath:"#/properties/prices/properties/models/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:i+"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.files!==void 0&&o.call(n,"files")){let s=n.files;if(s&&typeof s=="object"&&!Array.isArray(s))for(const t of Object.keys(s)){let a=s[t];if(typeof a=="string"){if(!re.test(a)){const p={instancePath:i+"/files/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:i+"/files/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}else{const t={instancePath:i+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}if(n.cases!==void 0&&o.call(n,"cases")){let s=n.cases;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){const t={instancePath:i+"/cases",schemaPath:"#/properties/cases/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s)){let a=s[t];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.digest===void 0||!o.call(a,"digest")){const p={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/required",keyword:"required",params:{missingProperty:"digest"},message:"must have required property 'digest'"};e===null?e=[p]:e.push(p),r++}if(a.intent===void 0||!o.call(a,"intent")){const p={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/required",keyword:"required",params:{missingProperty:"intent"},message:"must have required property 'intent'"};e===null?e=[p]:e.push(p),r++}if(a.metrics===void 0||!o.call(a,"metrics")){const p={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/required",keyword:"required",params:{missingProperty:"metrics"},message:"must have required property 'metrics'"};e===null?e=[p]:e.push(p),r++}if(a.ranks===void 0||!o.call(a,"ranks")){const p={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/required",keyword:"required",params:{missingProperty:"ranks"},message:"must have required property 'ranks'"};e===null?e=[p]:e.push(p),r++}if(a.results===void 0||!o.call(a,"results")){const p={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/required",keyword:"required",params:{missingProperty:"results"},message:"must have required property 'results'"};e===null?e=[p]:e.push(p),r++}if(a.latency_ms===void 0||!o.call(a,"latency_ms")){const p={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/required",keyword:"required",params:{missingProperty:"latency_ms"},message:"must have required property 'latency_ms'"};e===null?e=[p]:e.push(p),r++}for(const p of Object.keys(a))if(!(p==="digest"||p==="intent"||p==="metrics"||p==="ranks"||p==="results"||p==="latency_ms"||p==="spans_ms")){const d={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),r++}if(a.digest!==void 0&&o.call(a,"digest")){let p=a.digest;if(typeof p=="string"){if(!re.test(p)){const d={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/digest",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/digest",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}}if(a.intent!==void 0&&o.call(a,"intent")&&typeof a.intent!="string"){const p={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/intent",schemaPath:"#/properties/cases/additionalProperties/properties/intent/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}if(a.metrics!==void 0&&o.call(a,"metrics")){let p=a.metrics;if(p&&typeof p=="object"&&!Array.isArray(p))for(const d of Object.keys(p)){let u=p[d];if(!(typeof u=="number"&&isFinite(u))&&u!==null){const m={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metrics/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/values/additionalProperties/type",keyword:"type",params:{type:ye.additionalProperties.type},message:"must be number,null"};e===null?e=[m]:e.push(m),r++}}else{const d={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metrics",schemaPath:"#/$defs/values/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),r++}}if(a.ranks!==void 0&&o.call(a,"ranks")){let p=a.ranks;if(Array.isArray(p)){const d=p.length;for(let u=0;u<d;u++){let m=p[u];if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null){const l={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/ranks/"+u,schemaPath:"#/properties/cases/additionalProperties/properties/ranks/items/type",keyword:"type",params:{type:X.properties.cases.additionalProperties.properties.ranks.items.type},message:"must be integer,null"};e===null?e=[l]:e.push(l),r++}if(typeof m=="number"&&isFinite(m)&&(m<1||isNaN(m))){const l={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/ranks/"+u,schemaPath:"#/properties/cases/additionalProperties/properties/ranks/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),r++}}}else{const d={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/ranks",schemaPath:"#/properties/cases/additionalProperties/properties/ranks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}}if(a.results!==void 0&&o.call(a,"results")){let p=a.results;if(Array.isArray(p)){const d=p.length;for(let u=0;u<d;u++)if(typeof p[u]!="string"){const m={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/results/"+u,schemaPath:"#/properties/cases/additionalProperties/properties/results/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}else{const d={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/results",schemaPath:"#/properties/cases/additionalProperties/properties/results/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}}if(a.latency_ms!==void 0&&o.call(a,"latency_ms")){let p=a.latency_ms;if(Array.isArray(p)){const d=p.length;for(let u=0;u<d;u++){let m=p[u];if(typeof m=="number"&&isFinite(m)){if(m<0||isNaN(m)){const l={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/latency_ms/"+u,schemaPath:"#/properties/cases/additionalProperties/properties/latency_ms/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/latency_ms/"+u,schemaPath:"#/properties/cases/additionalProperties/properties/latency_ms/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),r++}}}else{const d={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/latency_ms",schemaPath:"#/properties/cases/additionalProperties/properties/latency_ms/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}}if(a.spans_ms!==void 0&&o.call(a,"spans_ms")){let p=a.spans_ms;if(p&&typeof p=="object"&&!Array.isArray(p))for(const d of Object.keys(p)){let u=p[d];if(Array.isArray(u)){const m=u.length;for(let l=0;l<m;l++){let h=u[l];if(typeof h=="number"&&isFinite(h)){if(h<0||isNaN(h)){const j={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/spans_ms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l,schemaPath:"#/properties/cases/additionalProperties/properties/spans_ms/additionalProperties/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[j]:e.push(j),r++}}else{const j={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/spans_ms/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l,schemaPath:"#/properties/cases/additionalProperties/properties/spans_ms/additionalProperties/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[j]:e.push(j),r++}}}else{const m={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/spans_ms/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/properties/spans_ms/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),r++}}else{const d={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/spans_ms",schemaPath:"#/properties/cases/additionalProperties/properties/spans_ms/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),r++}}}else{const p={instancePath:i+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}}else{const t={instancePath:i+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return le.errors=e,r===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},exports.verdicts=de;const _e={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"verdicts.schema.json",title:"retrieval-eval-gate verdict of a judge",description:"One line of a judge's cache: what the judge said to what it was asked. Written by the gate; a line that is removed is asked again.",type:"object",additionalProperties:!1,required:["key","kind","verdict"],properties:{key:{description:"SHA-256 of the judge's fingerprint, the kind of question, and the texts.",type:"string",pattern:"^[0-9a-f]{64}$","x-expected":"64 hexadecimal digits"},kind:{description:"What was asked: the claims of a text, whether texts support claims, whether a text is useful, the questions that an answer answers, how alike two texts are.",enum:["claims","support","usefulness","questions","similarity"]},verdict:{type:"object",additionalProperties:!1,minProperties:1,maxProperties:1,properties:{claims:{type:"array",maxItems:500,items:{type:"string",minLength:1}},supported:{type:"array",minItems:1,maxItems:500,items:{type:"boolean"}},useful:{type:"boolean"},questions:{type:"array",minItems:1,maxItems:10,items:{type:"string",minLength:1}},cosines:{type:"array",minItems:1,maxItems:10,items:{type:"number",minimum:-1,maximum:1}},unmeasured:{enum:["refused","malformed","too_long"]}}}}};function de(n,{instancePath:i="",parentData:O,parentDataProperty:L,rootData:N=n,dynamicAnchors:A={}}={}){let e=null,r=0;const k=de.evaluated;if(k.dynamicProps&&(k.props=void 0),k.dynamicItems&&(k.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.key===void 0||!o.call(n,"key")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"},message:"must have required property 'key'"};e===null?e=[s]:e.push(s),r++}if(n.kind===void 0||!o.call(n,"kind")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[s]:e.push(s),r++}if(n.verdict===void 0||!o.call(n,"verdict")){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verdict"},message:"must have required property 'verdict'"};e===null?e=[s]:e.push(s),r++}for(const s of Object.keys(n))if(!(s==="key"||s==="kind"||s==="verdict")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),r++}if(n.key!==void 0&&o.call(n,"key")){let s=n.key;if(typeof s=="string"){if(!re.test(s)){const t={instancePath:i+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(n.kind!==void 0&&o.call(n,"kind")){let s=n.kind;if(!(s==="claims"||s==="support"||s==="usefulness"||s==="questions"||s==="similarity")){const t={instancePath:i+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:_e.properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),r++}}if(n.verdict!==void 0&&o.call(n,"verdict")){let s=n.verdict;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>1){const t={instancePath:i+"/verdict",schemaPath:"#/properties/verdict/maxProperties",keyword:"maxProperties",params:{limit:1},message:"must NOT have more than 1 properties"};e===null?e=[t]:e.push(t),r++}if(Object.keys(s).length<1){const t={instancePath:i+"/verdict",schemaPath:"#/properties/verdict/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),r++}for(const t of Object.keys(s))if(!(t==="claims"||t==="supported"||t==="useful"||t==="questions"||t==="cosines"||t==="unmeasured")){const a={instancePath:i+"/verdict",schemaPath:"#/properties/verdict/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(s.claims!==void 0&&o.call(s,"claims")){let t=s.claims;if(Array.isArray(t)){if(t.length>500){const p={instancePath:i+"/verdict/claims",schemaPath:"#/properties/verdict/properties/claims/maxItems",keyword:"maxItems",params:{limit:500},message:"must NOT have more than 500 items"};e===null?e=[p]:e.push(p),r++}const a=t.length;for(let p=0;p<a;p++){let d=t[p];if(typeof d=="string"){if(_(d)<1){const u={instancePath:i+"/verdict/claims/"+p,schemaPath:"#/properties/verdict/properties/claims/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),r++}}else{const u={instancePath:i+"/verdict/claims/"+p,schemaPath:"#/properties/verdict/properties/claims/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),r++}}}else{const a={instancePath:i+"/verdict/claims",schemaPath:"#/properties/verdict/properties/claims/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),r++}}if(s.supported!==void 0&&o.call(s,"supported")){let t=s.supported;if(Array.isArray(t)){if(t.length>500){const p={instancePath:i+"/verdict/supported",schemaPath:"#/properties/verdict/properties/supported/maxItems",keyword:"maxItems",params:{limit:500},message:"must NOT have more than 500 items"};e===null?e=[p]:e.push(p),r++}if(t.length<1){const p={instancePath:i+"/verdict/supported",schemaPath:"#/properties/verdict/properties/supported/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),r++}const a=t.length;for(let p=0;p<a;p++)if(typeof t[p]!="boolean"){const d={instancePath:i+"/verdict/supported/"+p,schemaPath:"#/properties/verdict/properties/supported/items/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[d]:e.push(d),r++}}else{const a={instancePath:i+"/verdict/supported",schemaPath:"#/properties/verdict/properties/supported/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),r++}}if(s.useful!==void 0&&o.call(s,"useful")&&typeof s.useful!="boolean"){const t={instancePath:i+"/verdict/useful",schemaPath:"#/properties/verdict/properties/useful/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),r++}if(s.questions!==void 0&&o.call(s,"questions")){let t=s.questions;if(Array.isArray(t)){if(t.length>10){const p={instancePath:i+"/verdict/questions",schemaPath:"#/properties/verdict/properties/questions/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[p]:e.push(p),r++}if(t.length<1){const p={instancePath:i+"/verdict/questions",schemaPath:"#/properties/verdict/properties/questions/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),r++}const a=t.length;for(let p=0;p<a;p++){let d=t[p];if(typeof d=="string"){if(_(d)<1){const u={instancePath:i+"/verdict/questions/"+p,schemaPath:"#/properties/verdict/properties/questions/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),r++}}else{const u={instancePath:i+"/verdict/questions/"+p,schemaPath:"#/properties/verdict/properties/questions/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),r++}}}else{const a={instancePath:i+"/verdict/questions",schemaPath:"#/properties/verdict/properties/questions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),r++}}if(s.cosines!==void 0&&o.call(s,"cosines")){let t=s.cosines;if(Array.isArray(t)){if(t.length>10){const p={instancePath:i+"/verdict/cosines",schemaPath:"#/properties/verdict/properties/cosines/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[p]:e.push(p),r++}if(t.length<1){const p={instancePath:i+"/verdict/cosines",schemaPath:"#/properties/verdict/properties/cosines/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),r++}const a=t.length;for(let p=0;p<a;p++){let d=t[p];if(typeof d=="number"&&isFinite(d)){if(d>1||isNaN(d)){const u={instancePath:i+"/verdict/cosines/"+p,schemaPath:"#/properties/verdict/properties/cosines/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[u]:e.push(u),r++}if(d<-1||isNaN(d)){const u={instancePath:i+"/verdict/cosines/"+p,schemaPath:"#/properties/verdict/properties/cosines/items/minimum",keyword:"minimum",params:{comparison:">=",limit:-1},message:"must be >= -1"};e===null?e=[u]:e.push(u),r++}}else{const u={instancePath:i+"/verdict/cosines/"+p,schemaPath:"#/properties/verdict/properties/cosines/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),r++}}}else{const a={instancePath:i+"/verdict/cosines",schemaPath:"#/properties/verdict/properties/cosines/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),r++}}if(s.unmeasured!==void 0&&o.call(s,"unmeasured")){let t=s.unmeasured;if(!(t==="refused"||t==="malformed"||t==="too_long")){const a={instancePath:i+"/verdict/unmeasured",schemaPath:"#/properties/verdict/properties/unmeasured/enum",keyword:"enum",params:{allowedValues:_e.properties.verdict.properties.unmeasured.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),r++}}}else{const t={instancePath:i+"/verdict",schemaPath:"#/properties/verdict/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return de.errors=e,r===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},exports.schemas=()=>({config:{$schema:"https://json-schema.org/draft/2020-12/schema",$id:"config.schema.json",title:"retrieval-eval-gate config",description:"Which suite, which retriever, what the numbers mean, and what may change by how much.",type:"object",additionalProperties:!1,required:["version","suite","baseline","retriever"],properties:{$schema:{type:"string"},version:{description:"Version of this format.",const:1},suite:{description:"The suite file, or a list of files that are joined.",type:["string","array"],minLength:1,minItems:1,items:{type:"string",minLength:1},"x-expected":"a path, or a list of paths",examples:["retrieval/suite.yaml"]},baseline:{description:"The recorded run to compare with.",type:"string",minLength:1,examples:["baselines/docs-search.json"]},k:{description:"Results asked for; no metric's cutoff may exceed it.",type:"integer",minimum:1,maximum:1e3,default:10},retriever:{$ref:"#/$defs/retriever"},definition:{$ref:"#/$defs/definition"},metrics:{description:"Reported beside the gated ones.",type:"array",items:{type:"string"},examples:[["precision@5","map@10"]]},gate:{$ref:"#/$defs/gate"},judge:{$ref:"#/$defs/judge"},latency:{description:"How latency is measured, or `off`.",type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `warmup`, `repeats`, `budget_s`, `seed`, `source`, `side_by_side`",additionalProperties:!1,properties:{warmup:{description:"Untimed passes over the suite before the timed ones.",type:"integer",minimum:0,maximum:100,default:1},repeats:{description:"Timed passes; `auto` takes as many as the percentiles need.",type:["integer","string"],minimum:1,maximum:1e4,pattern:"^auto$","x-expected":"`auto` or a whole number from 1",default:"auto"},budget_s:{description:"Seconds for the timed passes.",type:"number",exclusiveMinimum:0,maximum:86400,default:120},seed:{type:"integer",minimum:0,maximum:9007199254740991,default:1},source:{enum:["measured","reported"],default:"measured"},side_by_side:{description:"With a base directory: by how much slower than the base the head may answer, in place of the tolerances in milliseconds of latency_p50_ms and latency_p95_ms.",type:"object",additionalProperties:!1,properties:{p50:{$ref:"#/$defs/percent",default:"10%"},p95:{$ref:"#/$defs/percent",default:"25%"}}}}},prices:{description:"What calls of models cost. With the `usage` of each answer it gives cost_per_query.",type:"object",additionalProperties:!1,required:["currency","models"],properties:{currency:{description:"Recorded with the figures.",type:"string",pattern:"^[A-Za-z]{1,10}$","x-expected":"a currency, such as USD",examples:["USD"]},models:{description:"By the name that `usage` gives. A model that is used and has no price is an error.",type:"object",minProperties:1,additionalProperties:{$ref:"#/$defs/price"},examples:[{"small-chat":{prompt:8e-4,completion:.004},reranker:{per_call:.002}}]}}}},$defs:{percent:{type:"string",pattern:"^[0-9]{1,6}(\\.[0-9]{1,6})? ?%$","x-expected":`percent of the base's time, such as "10%"`},price:{type:"object",additionalProperties:!1,minProperties:1,"x-expected":"an object with at least one of `prompt`, `completion`, `per_call`",properties:{prompt:{description:"Of 1,000 prompt tokens.",type:"number",minimum:0},completion:{description:"Of 1,000 completion tokens.",type:"number",minimum:0},per_call:{description:"Of each call, as rerankers charge; tokens without a price of their own are then in it.",type:"number",minimum:0}}},retriever:{type:"object",description:"The system under test.",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/command"},{$ref:"#/$defs/http"},{$ref:"#/$defs/mcp"},{$ref:"#/$defs/module"},{$ref:"#/$defs/run"},{$ref:"#/$defs/bm25"}]},command:{type:"object",description:"A child process that answers JSON Lines on its standard input and output.",required:["kind","command"],additionalProperties:!1,properties:{kind:{const:"command"},command:{type:"array",minItems:1,items:{type:"string"},examples:[["python3","retrieval/serve.py"]]},ready:{description:'Wait for a line {"ready":true} before the first query.',type:"boolean",default:!1},per_query:{description:"One process a query, {{query}} and {{k}} in the arguments.",type:"boolean",default:!1},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},params:{$ref:"#/$defs/params"}}},http:{type:"object",description:"A server that answers JSON over HTTP. Placeholders: {{query}}, {{k}}, {{vector}} in the request, {{port}} in addresses and commands.",required:["kind","url"],additionalProperties:!1,properties:{kind:{const:"http"},preset:{description:"Fills method, body and results for a known server; keys written here win.",enum:["elasticsearch","opensearch","qdrant","meilisearch","typesense"]},url:{description:"Placeholders are percent-encoded.",type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://",examples:["http://127.0.0.1:9200/docs/_search"]},method:{description:"POST where there is a body, else GET.",enum:["GET","POST","PUT"]},headers:{$ref:"#/$defs/headers"},body:{description:'Sent as JSON. "{{k}}" alone becomes the number, "{{vector}}" the list; inside other text they are text.',examples:[{q:"{{query}}",size:"{{k}}"}]},results:{description:'JMESPath to the list of results. Absent: the server answers as a command does, {"results": [...]}.',type:"string",minLength:1,examples:["hits.hits[].{id: _id, score: _score, path: _source.path}"]},degraded:{description:"JMESPath that is true where the server fell back.",type:"string",minLength:1,examples:["fallback == 'lexical'"]},latency_ms:{description:"JMESPath to the server's own time, for `latency.source: reported`.",type:"string",minLength:1,examples:["took"]},embed:{description:"A request before the search whose answer fills {{vector}}; its time is part of the query's.",type:"object",required:["url","body","vector"],additionalProperties:!1,properties:{url:{description:"Where the embedding is asked for, by POST.",type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://",examples:["http://127.0.0.1:8080/embed"]},headers:{$ref:"#/$defs/headers"},body:{description:"Sent as JSON.",examples:[{input:"{{query}}"}]},vector:{description:"JMESPath to the vector.",type:"string",minLength:1,examples:["data[0].embedding"]}}},ready_url:{description:"Asked until it answers 2xx, at most startup_timeout_ms.",type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://",examples:["http://127.0.0.1:{{port}}/health"]},start:{description:"A server to start; {{port}} is a free port on loopback.",type:"object",required:["command"],additionalProperties:!1,properties:{command:{description:"The program that serves; it runs until the gate ends it.",type:"array",minItems:1,items:{type:"string"},examples:[["node","server.mjs","{{port}}"]]},stop:{description:"Run before it is ended.",type:"array",minItems:1,items:{type:"string"},examples:[["docker","rm","-f","search"]]}}},retries:{description:"For one query, after 429, 503 and reset connections.",type:"integer",minimum:0,maximum:10,default:2},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},params:{$ref:"#/$defs/params"}}},mcp:{type:"object",description:"A tool of a Model Context Protocol server.",required:["kind","tool"],additionalProperties:!1,oneOf:[{required:["command"]},{required:["url"]}],"x-expected":"either `command` or `url`",properties:{kind:{const:"mcp"},command:{description:"The server, spoken to on its standard input and output.",type:"array",minItems:1,items:{type:"string"},examples:[["node","server.mjs"]]},url:{description:"The server's streamable HTTP endpoint.",type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://",examples:["http://127.0.0.1:3000/mcp"]},headers:{$ref:"#/$defs/headers"},tool:{type:"string",minLength:1,examples:["search"]},arguments:{description:"Of the tool, with {{query}} and {{k}}.",type:"object",additionalProperties:!0,default:{query:"{{query}}"},examples:[{query:"{{query}}",limit:"{{k}}"}]},results:{description:'JMESPath over the structured content, or the text parsed as JSON. Absent: it is {"results": [...]} or a list.',type:"string",minLength:1,examples:["documents[].{id: id, score: score}"]},degraded:{description:"JMESPath that is true where the server fell back.",type:"string",minLength:1,examples:["fallback == 'lexical'"]},latency_ms:{description:"JMESPath to the server's own time, for `latency.source: reported`.",type:"string",minLength:1,examples:["took"]},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},params:{$ref:"#/$defs/params"}}},module:{type:"object",description:"An ES module whose default export is (query, { k, signal }) => results; runs in a child process.",required:["kind","path"],additionalProperties:!1,properties:{kind:{const:"module"},path:{type:"string",minLength:1,examples:["search.mjs"]},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},params:{$ref:"#/$defs/params"}}},run:{type:"object",description:"A recorded run: TREC format, or JSON Lines.",required:["kind","path"],additionalProperties:!1,properties:{kind:{const:"run"},path:{type:"string",minLength:1,examples:["runs/bm25.trec"]},params:{$ref:"#/$defs/params"}}},bm25:{type:"object",description:"The embedded BM25, for a first run and as a yardstick.",required:["kind"],additionalProperties:!1,oneOf:[{required:["corpus"]},{required:["files"]}],"x-expected":"either `corpus` or `files`",properties:{kind:{const:"bm25"},corpus:{description:"JSON Lines of documents.",type:"string",minLength:1},files:{description:"Globs; each file is a document.",type:"array",minItems:1,items:{type:"string",minLength:1}},cwd:{$ref:"#/$defs/cwd"},params:{$ref:"#/$defs/params"}}},headers:{description:"By name; a secret comes from the environment and is never printed.",type:"object",additionalProperties:{type:["string","object"],required:["env"],additionalProperties:!1,properties:{env:{description:"The variable's name. Empty or missing is an error.",type:"string",minLength:1},prefix:{type:"string",default:""}},"x-expected":'text, or { env: NAME, prefix: "Bearer " }'},examples:[{authorization:{env:"SEARCH_TOKEN",prefix:"Bearer "}}]},cwd:{description:"Where the retriever runs, relative to this file; its folder where absent.",type:"string",minLength:1},env:{description:"Variables added to the retriever's environment.",type:"object",additionalProperties:{type:"string"}},env_only:{description:"The only variables taken from the step's environment.",type:"array",items:{type:"string",minLength:1}},startup:{description:"Milliseconds until it must be ready.",type:"integer",minimum:1,maximum:864e5,default:6e4},timeout:{description:"Milliseconds for one answer.",type:"integer",minimum:1,maximum:864e5,default:3e4},total:{description:"Milliseconds for the whole run.",type:"integer",minimum:1,maximum:864e5,default:18e5},concurrency:{description:"Queries in flight in the quality pass; timed passes always have one.",type:"integer",minimum:1,maximum:64,default:1},params:{description:"Free; recorded with the run."},definition:{type:"object",description:"What the numbers mean. Recorded; a mismatch with the baseline refuses to compare.",additionalProperties:!1,properties:{gain:{description:"ndcg's gain: 2^grade - 1, or the grade itself as in trec_eval and BEIR.",enum:["exponential","linear"],default:"exponential"},relevance:{description:"Lowest grade that counts in the binary metrics.",type:"integer",minimum:1,maximum:30,default:1},order:{description:"rank: as returned; score: by score, then id; trec: by score, then id descending.",enum:["rank","score","trec"],default:"rank"},percentile:{enum:["nearest","linear"],default:"nearest"},duplicates:{description:"A repeated document keeps its slot and counts nowhere, or is an error.",enum:["ignore","error"],default:"ignore"},collapse:{description:"Chunks to documents by path: best score, or first seen.",enum:["none","max","first"],default:"none"},ignore_identical_ids:{description:"Drop a result whose id is the case's id, as BEIR does.",type:"boolean",default:!1},case_sensitive:{type:"boolean",default:!1},min_score:{description:"Results below it do not count against an expect_empty case.",type:"number"},text:{description:"When a result covers a passage, or characters of a document.",type:"object",additionalProperties:!1,properties:{threshold:{description:"Least difflib ratio of passage and text.",type:"number",exclusiveMinimum:0,maximum:1,default:.7},autojunk:{description:"difflib's own default, which makes long near copies unlike; to reproduce figures.",type:"boolean",default:!1},min_contained:{description:"Least share of a passage that a text within it must be, and of a span that a chunk must hold.",type:"number",exclusiveMinimum:0,maximum:1,default:.7}}},scores:{description:"float32 rounds scores as trec_eval 9 does.",enum:["float64","float32"],default:"float64"}}},judge:{type:"object",description:"A language model that measures the answers, behind an endpoint that speaks OpenAI's protocol. Absent: nobody does. Another model, temperature or seed than the baseline's refuses to compare.",additionalProperties:!1,required:["base_url","model","cache"],properties:{base_url:{description:"Asked at /chat/completions and /embeddings below it. Redirects are not followed.",type:"string",pattern:"^https?://[^/?#@\\s]+(/[^?#@\\s]*)?$","x-expected":"an address that starts with http:// or https://, without user, query and fragment",examples:["https://api.openai.com/v1"]},model:{type:"string",minLength:1,examples:["gpt-4o-mini-2024-07-18"]},embedding_model:{description:"For answer_relevancy.",type:"string",minLength:1,examples:["text-embedding-3-small"]},api_key:{description:"The variable of the step's environment that holds the key. Absent: none is sent.",type:"object",additionalProperties:!1,required:["env"],properties:{env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$","x-expected":"the name of a variable, never the key itself",examples:["JUDGE_API_KEY"]}}},temperature:{type:"number",minimum:0,maximum:2,default:0},seed:{description:"Sent to the model; many ignore it.",type:"integer",minimum:0,maximum:9007199254740991},cache:{description:"JSON Lines of verdicts: what was judged once is not asked again. Relative to this file; safe to commit.",type:"string",minLength:1,pattern:"\\.jsonl$","x-expected":"a path that ends in .jsonl",examples:["verdicts.jsonl"]},max_requests:{description:"Requests of one run, retries included; reaching it ends the run without a verdict.",type:"integer",minimum:1,maximum:1e6,default:1e3},max_cost:{description:"In the currency of `prices`; reaching it ends the run without a verdict.",type:"number",exclusiveMinimum:0},prices:{description:"For 1000 tokens.",type:"object",additionalProperties:!1,required:["prompt","completion"],properties:{prompt:{type:"number",minimum:0},completion:{type:"number",minimum:0},embedding:{type:"number",minimum:0}},examples:[{prompt:15e-5,completion:6e-4,embedding:2e-5}]},timeout_ms:{description:"For one whole reply; a late one ends the run.",type:"integer",minimum:1,maximum:36e5,default:6e4},retries:{description:"Of one request, after 429, 5xx and resets. A wrong reply is never asked for again.",type:"integer",minimum:0,maximum:10,default:2},concurrency:{description:"Samples judged at a time; a sample is one metric of one case.",type:"integer",minimum:1,maximum:64,default:4}}},gate:{type:"object",description:"Rules by metric. What is gated by default stays gated until set to `off` by name.",properties:{policy:{description:"A gate policy of cruxe (retrieval-gate-policy-v1) in place of all rules here; what it does not name keeps its default.",type:"string",minLength:1,examples:["gate-policy.v1.json"]},per_intent:{description:"For the quality metrics and rates in every intent.",type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `tolerance`",additionalProperties:!1,properties:{tolerance:{$ref:"#/$defs/tolerance"}}},intents:{description:"Rules for one intent, by intent and metric.",type:"object",additionalProperties:{type:"object",additionalProperties:{$ref:"#/$defs/rule"}},examples:[{symbol:{latency_p95_ms:{ceiling:450}}}]},newly_lost:{description:"Cases that found a target in the baseline and find none now.",type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `max` and `critical`",additionalProperties:!1,properties:{max:{$ref:"#/$defs/tolerance"},critical:{description:"Critical cases that may find nothing.",type:"integer",minimum:0,default:0}}}},additionalProperties:{$ref:"#/$defs/rule"},examples:[{"recall@10":{tolerance:[.01,"1 case"],floor:.8},degraded_rate:"off"}]},rule:{type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `tolerance`, `floor`, `ceiling`",additionalProperties:!1,properties:{tolerance:{$ref:"#/$defs/tolerance"},floor:{description:"Never below, where higher is better.",type:"number"},ceiling:{description:"Never above, where lower is better.",type:"number"}}},tolerance:{description:`A number in the metric's unit, "25%" of the baseline, "1 case" of the bucket, or a list: the largest holds.`,type:["number","string","array"],minimum:0,pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$",minItems:1,items:{type:["number","string"],minimum:0,pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$","x-expected":'a finite number from 0, "25%" or "1 case"'},"x-expected":'a finite number from 0, "25%", "1 case", or a list of these',examples:[[.01,"1 case"]]}}},suite:{$schema:"https://json-schema.org/draft/2020-12/schema",$id:"suite.schema.json",title:"retrieval-eval-gate suite",description:"Queries with intents and the targets that a good retriever finds for them.",type:"object",additionalProperties:!1,required:["version","name","revision"],oneOf:[{required:["cases"]},{required:["dataset"]}],"x-expected":"either `cases` or `dataset`",properties:{$schema:{type:"string"},version:{description:"Version of this format.",const:1},name:{description:"Name of the suite; a baseline belongs to one name.",type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$","x-expected":"a name of letters, digits, `.`, `_` and `-`, at most 80 long",examples:["docs-search"]},revision:{description:"The suite's own revision, free text; recorded with every run.",type:"string",minLength:1,maxLength:200,examples:["2026-11-21"]},cases:{description:"Evaluated in id order.",type:"array",minItems:1,items:{$ref:"#/$defs/case"}},dataset:{$ref:"#/$defs/dataset"}},$defs:{case:{type:"object",additionalProperties:!1,required:["id","query","intent"],oneOf:[{required:["expected"]},{required:["expect_empty"]}],"x-expected":"either `expected` or `expect_empty: true`",properties:{id:{description:"Unique in the suite and stable: baselines pair cases by it.",type:"string",minLength:1,maxLength:500,examples:["node-version"]},query:{description:"Sent to the retriever as it is.",type:"string",minLength:1,maxLength:1e5,pattern:"\\S","x-expected":"a query that is not blank"},intent:{description:"The bucket in which quality and latency are also judged.",type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$","x-expected":"a word of letters, digits, `.`, `_` and `-`",examples:["howto","symbol"]},expected:{description:"What a good retriever finds.",type:"array",minItems:1,items:{$ref:"#/$defs/target"}},expect_empty:{description:"A negative control: good is to return nothing.",const:!0},forbidden:{description:"What must not be in the top k.",type:"array",minItems:1,items:{$ref:"#/$defs/target"}},critical:{description:"Losing this case is never within tolerance.",type:"boolean"},group:{description:"Cases of one information need; statistics resample groups.",type:"string",minLength:1,maxLength:200},reference_answer:{description:"What a good answer says.",type:"string",minLength:1}}},target:{type:["string","object"],description:"A hint, which matches a path, name, qualified name or id, or one of these by name.",minLength:1,pattern:"\\S",additionalProperties:!1,if:{type:"object"},then:{oneOf:[{required:["path"]},{required:["name"]},{required:["qualified_name"]},{required:["id"]},{required:["text"]},{required:["span"]}],"x-expected":"exactly one of `path`, `name`, `qualified_name`, `id`, `text`, `span`, and optionally `grade`"},"x-expected":"a non-blank string, or an object with exactly one of `path`, `name`, `qualified_name`, `id`, `text`, `span`, and optionally `grade`",properties:{path:{description:"Equals the result's path, or ends it after a `/`.",type:"string",pattern:"\\S"},name:{description:"Equals the result's name.",type:"string",pattern:"\\S"},qualified_name:{description:"Equals the result's qualified name, or ends it after `::`, `.`, `#` or `/`.",type:"string",pattern:"\\S"},id:{description:"Equals the document id, letter case included.",type:"string",pattern:"\\S"},text:{description:"A passage that the result's text covers.",type:"string",pattern:"\\S"},span:{description:"Characters of a document, covered by a chunk of it that holds `definition.text.min_contained` of them.",type:"object",additionalProperties:!1,required:["start","end"],oneOf:[{required:["path"]},{required:["id"]}],"x-expected":"an object with either `path` or `id`, and `start` and `end`",properties:{path:{description:"The document's path, matched as a `path` target is.",type:"string",pattern:"\\S"},id:{description:"The document's id.",type:"string",pattern:"\\S"},start:{description:"First character, counted from 0 in code points.",type:"integer",minimum:0},end:{description:"The character after the last.",type:"integer",minimum:1}},examples:[{path:"docs/install.md",start:120,end:310}]},grade:{description:"Relevance, 1 where absent.",type:"integer",minimum:1,maximum:30}}},dataset:{type:"object",description:"A public format in place of `cases`.",additionalProperties:!1,required:["format","path"],properties:{format:{enum:["beir","trec","tsv","qrels-jsonl","cruxe","evidence","ragas-csv"]},path:{description:"beir: the folder; trec and tsv: the folder, or the file of topics or queries; qrels-jsonl, cruxe, evidence and ragas-csv: the file. Relative to this file, as all paths here; a .gz beside it is found too.",type:"string",minLength:1,examples:["data/scifact"]},queries:{description:"beir, trec, tsv: the queries or topics, where they are not at their usual place in `path`.",type:"string",minLength:1},qrels:{description:"beir, trec, tsv: the judgments, where they are not at their usual place in `path`.",type:"string",minLength:1},corpus:{description:"beir, trec, tsv, qrels-jsonl: documents as JSON Lines with `_id` or `id`; judged documents that it lacks are listed. beir looks for corpus.jsonl by itself.",type:"string",minLength:1},documents:{description:"evidence: the folder of the documents that characters are counted in; where absent the golden file's own, of a CSV file `corpora` beside it.",type:"string",minLength:1,examples:["docs"]},split:{description:"beir: qrels/<split>.tsv; `test` where absent.",type:"string",pattern:"^[A-Za-z0-9._-]+$"},intent:{description:"Intent of every case; with evidence, of those that bring none.",type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"},intents:{description:"In place of `intent`: a file of lines `query id <tab> intent` that covers every case.",type:"string",minLength:1},limit:{description:"The first n cases in id order; such a run never passes a gate.",type:"integer",minimum:1}}}}},baseline:{$schema:"https://json-schema.org/draft/2020-12/schema",$id:"baseline.schema.json",title:"retrieval-eval-gate baseline",description:"A recorded run that later runs are compared with. Written by `retrieval-gate record` and beside every report; not edited by hand.",type:"object",additionalProperties:!1,required:["version","suite","definition","k","retriever","tool","environment","timing","metrics","latency","cases"],properties:{$schema:{type:"string"},version:{const:1},suite:{type:"object",additionalProperties:!1,required:["name","revision","digest"],properties:{name:{type:"string"},revision:{type:"string"},digest:{$ref:"#/$defs/digest"}}},definition:{type:"object",additionalProperties:!1,required:["gain","relevance","order","percentile","duplicates","collapse","ignore_identical_ids","case_sensitive","min_score","text","scores"],properties:{gain:{type:"string"},relevance:{type:"integer"},order:{type:"string"},percentile:{type:"string"},duplicates:{type:"string"},collapse:{type:"string"},ignore_identical_ids:{type:"boolean"},case_sensitive:{type:"boolean"},min_score:{type:["number","null"]},text:{type:"object",additionalProperties:!1,required:["threshold","autojunk","min_contained"],properties:{threshold:{type:"number"},autojunk:{type:"boolean"},min_contained:{type:"number"}}},scores:{type:"string"}}},k:{type:"integer",minimum:1},retriever:{type:"object",additionalProperties:!1,required:["kind","fingerprint","corpus_digest"],properties:{kind:{type:"string"},fingerprint:{$ref:"#/$defs/digest"},corpus_digest:{type:["string","null"]}}},judge:{$ref:"#/$defs/judge"},tool:{type:"string"},environment:{type:"object",additionalProperties:!1,required:["os","arch","cpu","cores","node"],properties:{os:{type:"string"},arch:{type:"string"},cpu:{type:"string"},cores:{type:"integer"},node:{type:"string"}}},timing:{type:"object",additionalProperties:!1,required:["source","repeats"],properties:{source:{enum:["measured","reported","off"]},repeats:{type:"integer",minimum:0}}},metrics:{type:"object",additionalProperties:!1,required:["overall","by_intent"],properties:{overall:{$ref:"#/$defs/values"},by_intent:{type:"object",additionalProperties:{$ref:"#/$defs/values"}}}},latency:{type:"object",additionalProperties:!1,required:["overall","by_intent"],properties:{overall:{$ref:"#/$defs/latency"},by_intent:{type:"object",additionalProperties:{$ref:"#/$defs/latency"}}}},prices:{description:"What its costs were worked out with.",type:"object",additionalProperties:!1,required:["currency","models"],properties:{currency:{type:"string"},models:{type:"object",additionalProperties:{type:"object",additionalProperties:!1,properties:{prompt:{type:"number",minimum:0},completion:{type:"number",minimum:0},per_call:{type:"number",minimum:0}}}}}},files:{description:"SHA-256 of the suite's files as read; one that is no plain file in git is trusted by it.",type:"object",additionalProperties:{$ref:"#/$defs/digest"}},cases:{type:"object",minProperties:1,additionalProperties:{type:"object",additionalProperties:!1,required:["digest","intent","metrics","ranks","results","latency_ms"],properties:{digest:{$ref:"#/$defs/digest"},intent:{type:"string"},metrics:{$ref:"#/$defs/values"},ranks:{type:"array",items:{type:["integer","null"],minimum:1}},results:{type:"array",items:{type:"string"}},latency_ms:{type:"array",items:{type:"number",minimum:0}},spans_ms:{description:"Timed samples by stage.",type:"object",additionalProperties:{type:"array",items:{type:"number",minimum:0}}}}}}},$defs:{judge:{description:"Who measured the answers; absent where nobody did. Another judge refuses to compare.",type:"object",additionalProperties:!1,required:["model","embedding_model","prompts","questions","temperature","seed"],properties:{model:{type:"string"},embedding_model:{type:["string","null"]},prompts:{type:"integer"},questions:{type:"integer"},temperature:{type:"number"},seed:{type:["integer","null"]}}},digest:{type:"string",pattern:"^[0-9a-f]{64}$"},values:{type:"object",additionalProperties:{type:["number","null"]}},milliseconds:{type:["number","null"],minimum:0},latency:{type:"object",additionalProperties:!1,required:["samples","p50_ms","p90_ms","p95_ms","p99_ms","mean_ms"],properties:{samples:{type:"integer",minimum:0},p50_ms:{$ref:"#/$defs/milliseconds"},p90_ms:{$ref:"#/$defs/milliseconds"},p95_ms:{$ref:"#/$defs/milliseconds"},p99_ms:{$ref:"#/$defs/milliseconds"},mean_ms:{$ref:"#/$defs/milliseconds"},spans:{type:"object",additionalProperties:{$ref:"#/$defs/latency"}}}}}},verdicts:{$schema:"https://json-schema.org/draft/2020-12/schema",$id:"verdicts.schema.json",title:"retrieval-eval-gate verdict of a judge",description:"One line of a judge's cache: what the judge said to what it was asked. Written by the gate; a line that is removed is asked again.",type:"object",additionalProperties:!1,required:["key","kind","verdict"],properties:{key:{description:"SHA-256 of the judge's fingerprint, the kind of question, and the texts.",type:"string",pattern:"^[0-9a-f]{64}$","x-expected":"64 hexadecimal digits"},kind:{description:"What was asked: the claims of a text, whether texts support claims, whether a text is useful, the questions that an answer answers, how alike two texts are.",enum:["claims","support","usefulness","questions","similarity"]},verdict:{type:"object",additionalProperties:!1,minProperties:1,maxProperties:1,properties:{claims:{type:"array",maxItems:500,items:{type:"string",minLength:1}},supported:{type:"array",minItems:1,maxItems:500,items:{type:"boolean"}},useful:{type:"boolean"},questions:{type:"array",minItems:1,maxItems:10,items:{type:"string",minLength:1}},cosines:{type:"array",minItems:1,maxItems:10,items:{type:"number",minimum:-1,maximum:1}},unmeasured:{enum:["refused","malformed","too_long"]}}}}}});


/***/ }),

/***/ 11463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/cli/event.js
/** The event that started the workflow, and the events on which the gate refuses to run. */


/** Started with a writable token and secrets by people who may not push; retriever code of theirs must not run there. */
const PRIVILEGED_EVENTS = ["pull_request_target", "workflow_run", "issue_comment"];
/** What is recorded here would be the author's own baseline for the author's own change. */
const UNREVIEWED_EVENTS = ["pull_request", "merge_group"];
/**
 * Reads GITHUB_EVENT_NAME, _PATH, _SHA and _REF; null outside GitHub Actions. Throws GateError `file_unreadable` where
 * the payload can't be read, `invalid_file` where it is no JSON object or a pull request in it lacks its commits.
 */
async function readEvent(environment) {
    const name = environment["GITHUB_EVENT_NAME"];
    if (!name)
        return null;
    const payload = await readPayload(environment["GITHUB_EVENT_PATH"]);
    return {
        name,
        action: textAt(payload, "action"),
        sha: environment["GITHUB_SHA"] || null,
        ref: environment["GITHUB_REF"] || null,
        defaultBranch: textAt(payload, "repository", "default_branch"),
        label: textAt(payload, "label", "name"),
        pullRequest: name.startsWith("pull_request") ? pullRequestOf(payload) : null,
    };
}
/** Throws GateError `unsafe_event`. */
function refuseUnsafeEvent(event, command) {
    if (event === null || command === "merge")
        return;
    if (PRIVILEGED_EVENTS.includes(event.name)) {
        throw new errors/* GateError */.ue("unsafe_event", `the retriever's code does not run on ${event.name}`, {
            hint: "this event has a token and secrets that a pull request's author must not reach; use pull_request",
        });
    }
    if (command === "record" && UNREVIEWED_EVENTS.includes(event.name)) {
        throw new errors/* GateError */.ue("unsafe_event", `a baseline is not recorded on ${event.name}`, {
            hint: "copy baseline.json from the report and commit it, or record on push or workflow_dispatch",
        });
    }
}
async function readPayload(path) {
    if (!path)
        return null;
    let text;
    try {
        text = await (0,promises_.readFile)(path, "utf8");
    }
    catch (cause) {
        throw new errors/* GateError */.ue("file_unreadable", "the event's payload (GITHUB_EVENT_PATH) can't be read", {
            cause,
        });
    }
    let payload;
    try {
        payload = JSON.parse(text);
    }
    catch (cause) {
        throw new errors/* GateError */.ue("invalid_file", "the event's payload (GITHUB_EVENT_PATH) is not JSON", { cause });
    }
    if (typeof payload !== "object" || payload === null || Array.isArray(payload)) {
        throw new errors/* GateError */.ue("invalid_file", "the event's payload (GITHUB_EVENT_PATH) is not a JSON object");
    }
    return payload;
}
function valueAt(value, ...keys) {
    let at = value;
    for (const key of keys) {
        if (typeof at !== "object" || at === null || !Object.hasOwn(at, key))
            return null;
        at = Object.entries(at).find(([name]) => name === key)?.[1];
    }
    return at;
}
function textAt(value, ...keys) {
    const found = valueAt(value, ...keys);
    return typeof found === "string" ? found : null;
}
function pullRequestOf(payload) {
    const number = valueAt(payload, "pull_request", "number");
    const headSha = textAt(payload, "pull_request", "head", "sha");
    const baseSha = textAt(payload, "pull_request", "base", "sha");
    const baseRef = textAt(payload, "pull_request", "base", "ref");
    if (typeof number !== "number" || headSha === null || baseSha === null || baseRef === null) {
        throw new errors/* GateError */.ue("invalid_file", "the event's payload names no pull request with its head and base", {
            hint: "GITHUB_EVENT_PATH is read as GitHub wrote it; don't change it in the job",
        });
    }
    const home = textAt(payload, "repository", "full_name");
    // A fork that was deleted has no `repo`.
    const fromFork = home === null || textAt(payload, "pull_request", "head", "repo", "full_name") !== home;
    return { number, headSha, baseSha, baseRef, fromFork };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/reporters/escape.js
var reporters_escape = __webpack_require__(38607);
;// CONCATENATED MODULE: ./lib/cli/record-text.js
/** What `record` says after the report: how the new baseline differs from the old, and where it went. */


function recordText(outcome, workingDirectory) {
    const { report, baselinePath } = outcome;
    if (baselinePath === null)
        return "No baseline was written: the run had errors or breaks its own floors.\n";
    const file = (0,reporters_escape/* logLine */.BP)(external_node_path_.relative(workingDirectory, baselinePath));
    const before = report.inputs?.baseline ?? null;
    const now = report.scores?.means.overall ?? new Map();
    const fallback = now.get("degraded_rate") ?? 0;
    const warning = fallback > 0
        ? `warning: ${(100 * fallback).toFixed(1)} % of the answers were degraded; from now on that is normal\n`
        : "";
    if (before === null)
        return `Baseline written to ${file} (there was none).\n${warning}`;
    const changes = changed(before.means.overall, now);
    const lines = changes.length === 0 ? ["  no metric changed"] : changes;
    return `Baseline written to ${file}. Against the one it replaces:\n${lines.join("\n")}\n${warning}`;
}
function changed(before, now) {
    const show = (value) => typeof value === "number" ? value.toFixed(4) : "none";
    return [...new Set([...before.keys(), ...now.keys()])].flatMap((metric) => {
        const [a, b] = [show(before.get(metric)), show(now.get(metric))];
        return a === b ? [] : [`  ${(0,reporters_escape/* logLine */.BP)(metric)}: ${a} -> ${b}`];
    });
}

// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/gate/failure.js
var gate_failure = __webpack_require__(31669);
// EXTERNAL MODULE: ./lib/gate/comparable.js
var comparable = __webpack_require__(22831);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/order.js
var order = __webpack_require__(4209);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/gate/latency-checks.js
var latency_checks = __webpack_require__(30227);
// EXTERNAL MODULE: ./lib/gate/rules.js
var gate_rules = __webpack_require__(60220);
// EXTERNAL MODULE: ./lib/gate/statistics/latency-interval.js
var latency_interval = __webpack_require__(36195);
// EXTERNAL MODULE: ./lib/gate/tolerance.js
var gate_tolerance = __webpack_require__(95116);
;// CONCATENATED MODULE: ./lib/gate/weakening-finding.js
function finding(code, field, file, before, after, cases = []) {
    return { code, field, file, before, after, cases };
}
/** A figure as people read it: at most nine digits, which still shows a difference of 1e-9. */
function figure(value) {
    return value === null ? "none" : String(Number(value.toPrecision(9)));
}

;// CONCATENATED MODULE: ./lib/gate/weakening-rules.js
/** Rules that are gone, or that let more pass: resolved as they would be for the base's cases, and compared by effect. */




function weakerRules(base, head) {
    const after = new Map((0,gate_rules/* resolveRules */.SJ)(head.config, base.suite).rules.map((rule) => [keyOf(rule), rule]));
    const found = (0,gate_rules/* resolveRules */.SJ)(base.config, base.suite).rules.flatMap((rule) => {
        // Without latency there are no rules for it, which is a finding of its own.
        if (rule.metric.family.kind === "latency" && head.config.latency === "off")
            return [];
        const now = after.get(keyOf(rule)) ?? after.get(keyAt(rule, head.config.k, base.config.k));
        return now === undefined ? [removed(rule, base, head)] : loosened(rule, now, base, head);
    });
    found.push(...weakerLosses(base, head));
    // One edit loosens a rule in every intent that inherits it.
    return [...new Map(found.toReversed().map((each) => [each.field, each])).values()].toReversed();
}
function rulesFile(config) {
    return config.policyFile ?? config.file;
}
/** What makes two configs' rules the same rule. */
function keyOf(rule) {
    return `${rule.scope} ${rule.metric.name}`;
}
/** The same rule under another k: its metric is named after it. */
function keyAt(rule, k, from) {
    return `${rule.scope} ${rule.metric.name.replace(new RegExp(`@${from}$`), `@${k}`)}`;
}
function removed(rule, base, head) {
    const field = fieldOf(rule, base.config, head.config, true);
    return finding("rule_removed", field, rulesFile(head.config), ruleText(rule), "no rule");
}
function loosened(rule, now, base, head) {
    const field = fieldOf(rule, base.config, head.config, false);
    const found = [];
    const report = (part, before, after) => {
        found.push(finding("rule_loosened", `${field}.${part}`, rulesFile(head.config), before, after));
    };
    const wider = widerAt(rule, now, base, head);
    if (wider !== null)
        report("tolerance", toleranceText(rule, wider.before), toleranceText(now, wider.after));
    if (rule.floor !== null && !(now.floor !== null && now.floor >= rule.floor - gate_tolerance/* EPSILON */.p8)) {
        report("floor", figure(rule.floor), figure(now.floor));
    }
    if (rule.ceiling !== null && !(now.ceiling !== null && now.ceiling <= rule.ceiling + gate_tolerance/* EPSILON */.p8)) {
        report("ceiling", figure(rule.ceiling), figure(now.ceiling));
    }
    return found;
}
/** A tolerance's effect depends on the value it is taken of: held against the base's, and the one that comes next. */
function widerAt(rule, now, base, head) {
    if (rule.tolerance.length === 0)
        return null;
    if (now.tolerance.length === 0)
        return { before: 0, after: Number.POSITIVE_INFINITY };
    const cases = base.suite.cases.filter((each) => rule.scope === "overall" || rule.scope === `intent:${each.intent}`);
    const n = Math.max(1, cases.length);
    const known = [valueIn(base, rule), valueIn(head, now)].filter((value) => value !== null);
    for (const value of known.length > 0 ? known : typical(rule)) {
        const before = (0,gate_tolerance/* toleranceValue */.H$)(rule.tolerance, value, n);
        const after = (0,gate_tolerance/* toleranceValue */.H$)(now.tolerance, value, n);
        if (!(after <= before + gate_tolerance/* EPSILON */.p8))
            return { before, after };
    }
    return null;
}
function valueIn({ baseline }, rule) {
    if (baseline === null)
        return null;
    const { family, name } = rule.metric;
    const intent = rule.scope === "overall" ? null : rule.scope.slice("intent:".length);
    if (family.kind !== "latency") {
        const means = intent === null ? baseline.means.overall : baseline.means.byIntent.get(intent);
        return means?.get(name) ?? null;
    }
    const summary = intent === null ? baseline.latency.overall : baseline.latency.byIntent.get(intent);
    const stage = rule.metric.k === null ? rule.metric.stage : undefined;
    const whole = stage === undefined ? summary : summary?.spans?.get(stage);
    return whole?.[`${family.statistic}_ms`] ?? null;
}
/** Where nothing was recorded yet: low, middling and high. */
function typical(rule) {
    return rule.metric.family.kind === "latency" ? [1, 100, 10_000] : [0.01, 0.5, 1];
}
/** Where the change was written: an intent's rule may come from the intent, from per_intent, or from the metric. */
function fieldOf(rule, base, head, gone) {
    const { name, family } = rule.metric;
    const overall = `gate.${name}`;
    if (rule.scope === "overall")
        return overall;
    const intent = rule.scope.slice("intent:".length);
    const own = (config) => config.gate.intents.get(intent)?.get(name) ?? null;
    if (differs(own(base), own(head)))
        return `gate.intents.${intent}.${name}`;
    const off = gone && head.gate.metrics.get(name) === "off";
    const shared = family.kind !== "latency" && !off && differs(base.gate.perIntent, head.gate.perIntent);
    return shared ? "gate.per_intent" : overall;
}
function differs(before, after) {
    return (0,canonical_json/* compactCanonical */.SM)(before) !== (0,canonical_json/* compactCanonical */.SM)(after);
}
function weakerLosses(base, head) {
    const [before, after] = [base.config.gate.newlyLost, head.config.gate.newlyLost];
    if (before === "off")
        return [];
    const n = base.suite.cases.filter((each) => !each.expectEmpty).length;
    const file = rulesFile(head.config);
    if (after === "off")
        return [finding("rule_removed", "gate.newly_lost", file, tolerances(before.max), "off")];
    const found = [];
    const [allowed, now] = [lossesAllowed(before, n), lossesAllowed(after, n)];
    if (!(now <= allowed)) {
        const text = (rule, count) => `${tolerances(rule.max)} (${count} of ${n} cases)`;
        found.push(finding("rule_loosened", "gate.newly_lost.max", file, text(before, allowed), text(after, now)));
    }
    if (!(after.critical <= before.critical)) {
        const [was, is] = [String(before.critical), String(after.critical)];
        found.push(finding("rule_loosened", "gate.newly_lost.critical", file, was, is));
    }
    return found;
}
function lossesAllowed(rule, n) {
    return Math.floor((0,gate_tolerance/* toleranceValue */.H$)(rule.max, n, Math.max(1, n)));
}
function ruleText(rule) {
    const parts = [
        rule.tolerance.length === 0 ? null : `tolerance ${tolerances(rule.tolerance)}`,
        rule.floor === null ? null : `floor ${figure(rule.floor)}`,
        rule.ceiling === null ? null : `ceiling ${figure(rule.ceiling)}`,
    ];
    return parts.filter((part) => part !== null).join(", ") || "no limit";
}
function toleranceText(rule, effect) {
    if (rule.tolerance.length === 0)
        return "none";
    const where = rule.scope === "overall" ? "overall" : `in ${rule.scope.slice("intent:".length)}`;
    return `${tolerances(rule.tolerance)} (${figure(effect)} ${where})`;
}
/** As written in a config: `0.01`, `25%`, `1 case`. */
function tolerances(list) {
    const words = list.map(({ unit, value }) => {
        if (unit === "absolute")
            return figure(value);
        if (unit === "percent")
            return `${figure(value)}%`;
        return `${figure(value)} ${value === 1 ? "case" : "cases"}`;
    });
    return words.length === 1 ? words[0] : `[${words.join(", ")}]`;
}

;// CONCATENATED MODULE: ./lib/gate/weakening-means.js





function loweredMeans(before, after, base, head) {
    const rules = new Set((0,gate_rules/* resolveRules */.SJ)(head.config, base.suite).rules.map(keyOf));
    return (0,gate_rules/* resolveRules */.SJ)(base.config, base.suite).rules.flatMap((rule) => {
        const was = foreignFigure(before, rule, base.config.k);
        if (was === null)
            return [];
        const is = after.foreign === undefined ? ownFigure(after, rule, base) : foreignFigure(after, rule, base.config.k);
        // A figure goes with its rule, whose end is a finding of its own.
        if (is === null && !rules.has(keyOf(rule)))
            return [];
        const cases = base.suite.cases.filter((each) => isIn(rule, each.intent)).length;
        if (is !== null && !isWorse(rule, was, is, cases))
            return [];
        const file = head.config.baseline;
        return [finding("baseline_lowered", loweredField(rule), file, figure(was), figure(is))];
    });
}
function isIn(rule, intent) {
    return rule.scope === "overall" || rule.scope === `intent:${intent}`;
}
/** Quality by any amount, rates and latency by more than the base's tolerance. */
function isWorse({ metric, tolerance }, before, after, cases) {
    const { family } = metric;
    const worse = family.direction === "higher" ? before - after : after - before;
    const allowed = family.kind === "quality" ? 0 : (0,gate_tolerance/* toleranceValue */.H$)(tolerance, before, cases);
    return !(worse <= allowed + gate_tolerance/* EPSILON */.p8);
}
function loweredField({ metric, scope }) {
    const group = metric.family.kind === "latency" ? "latency" : "metrics";
    const bucket = scope === "overall" ? "overall" : `by_intent.${scope.slice("intent:".length)}`;
    return `baseline.${group}.${bucket}.${metric.name}`;
}
function foreignFigure({ means, latency }, { metric, scope }, k) {
    const { family } = metric;
    const intent = scope === "overall" ? null : scope.slice("intent:".length);
    if (family.kind === "latency") {
        const summary = intent === null ? latency.overall : latency.byIntent.get(intent);
        return summary?.[`${family.statistic}_ms`] ?? null;
    }
    // The file does not say its cutoff: it is taken to be the config's.
    if (metric.k !== null && Number.isFinite(metric.k) && metric.k !== k)
        return null;
    return (intent === null ? means.overall : means.byIntent.get(intent))?.get(family.name) ?? null;
}
function ownFigure({ cases }, rule, base) {
    const { family, name } = rule.metric;
    const kept = base.suite.cases.flatMap(({ id, digest, intent }) => {
        const recorded = cases.get(id);
        return recorded !== undefined && recorded.digest === digest && isIn(rule, intent) ? [recorded] : [];
    });
    if (family.kind === "latency") {
        const samples = kept.flatMap((each) => each.latencyMs);
        return (0,latency_interval/* statisticOf */.Qr)(samples, family.statistic, base.config.definition.percentile);
    }
    const values = kept.flatMap((each) => each.metrics.get(name) ?? []);
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

;// CONCATENATED MODULE: ./lib/gate/weakening-baseline.js










function loweredBaseline(base, head) {
    const [before, after] = [base.baseline, head.baseline];
    const file = head.config.baseline;
    if (before === null)
        return [];
    if (after === null)
        return [finding("baseline_removed", "baseline", file, base.config.baseline, "none")];
    const same = base.config.k === head.config.k && !weakening_baseline_differs(base.config.definition, head.config.definition);
    // Otherwise the figures don't mean the same, which is a finding already.
    if (!same)
        return [];
    if (before.foreign !== undefined)
        return loweredMeans(before, after, base, head);
    const now = new Map(head.suite.cases.map((each) => [each.id, each]));
    const found = [];
    const kept = [];
    for (const subject of base.suite.cases) {
        const { id, digest, intent } = subject;
        const [was, is, current] = [before.cases.get(id), after.cases.get(id), now.get(id)];
        if (current === undefined || was?.digest !== digest)
            continue;
        if (is === undefined) {
            found.push(finding("baseline_lowered", `baseline.cases.${id}`, file, "recorded", "none", [bare(id)]));
            continue;
        }
        // Recorded for another version of the case: the head's own judgement misses it, as missing_data.
        if (is.digest !== current.digest)
            continue;
        if (current.digest === digest) {
            kept.push({ id, intent, before: was, after: is });
            found.push(...forgottenRanks(subject, was, is, base.config, file));
        }
        else
            found.push(...lostTargets(subject, current, was, is, file));
    }
    const rules = new Set((0,gate_rules/* resolveRules */.SJ)(head.config, base.suite).rules.map(keyOf));
    for (const rule of (0,gate_rules/* resolveRules */.SJ)(base.config, base.suite).rules) {
        const bucket = kept.filter((each) => isIn(rule, each.intent));
        const lowered = compare(rule, bucket, base);
        // A figure goes with its rule, whose end is a finding of its own.
        if (lowered?.after === null && !rules.has(keyOf(rule)))
            continue;
        if (lowered !== null)
            found.push(loweredFinding(rule, lowered, bucket, file));
    }
    return found;
}
function weakening_baseline_differs(before, after) {
    return (0,canonical_json/* compactCanonical */.SM)(before) !== (0,canonical_json/* compactCanonical */.SM)(after);
}
function compare(rule, bucket, base) {
    const before = aggregate(rule, bucket, "before", base);
    if (before === null)
        return null;
    const after = aggregate(rule, bucket, "after", base);
    if (after === null)
        return { before, after };
    return isWorse(rule, before, after, bucket.length) ? { before, after } : null;
}
/** The bucket's figure, from what the baseline recorded for its cases. */
function aggregate(rule, bucket, side, base) {
    const { family, name } = rule.metric;
    if (family.kind === "latency") {
        const stage = rule.metric.k === null ? rule.metric.stage : undefined;
        const samples = bucket.flatMap((each) => (0,latency_checks/* recordedSamples */.Yp)(each[side], stage));
        return (0,latency_interval/* statisticOf */.Qr)(samples, family.statistic, base.config.definition.percentile);
    }
    let [sum, weight] = [0, 0];
    for (const each of bucket) {
        const value = each[side].metrics.get(name) ?? null;
        if (value === null)
            continue;
        const own = family.weight === "targets" ? each[side].ranks.length : 1;
        sum += value * own;
        weight += own;
    }
    return weight === 0 ? null : sum / weight;
}
function loweredFinding(rule, lowered, bucket, file) {
    const { family, name } = rule.metric;
    const sign = family.direction === "higher" ? 1 : -1;
    const cases = bucket
        .flatMap(({ id, before, after }) => {
        const [was, is] = [before.metrics.get(name) ?? null, after.metrics.get(name) ?? null];
        const loss = was === null || is === null ? 0 : sign * (was - is);
        if (loss <= gate_tolerance/* EPSILON */.p8)
            return [];
        return [
            { loss, each: { id, before: was, after: is, ranks_before: before.ranks, ranks_after: after.ranks } },
        ];
    })
        .toSorted((a, b) => b.loss - a.loss || (0,order/* compareCodePoints */.O)(a.each.id, b.each.id))
        .map(({ each }) => each);
    const [before, after] = [figure(lowered.before), figure(lowered.after)];
    return finding("baseline_lowered", loweredField(rule), file, before, after, cases);
}
/**
 * `newly_lost` looks at ranks alone. One that is gone while the recall beside it does not say so was not recorded but
 * written, so that losing its target will be no loss.
 */
function forgottenRanks({ id, expected }, before, after, { k, definition }, file) {
    const gone = expected.flatMap((target, index) => {
        const [was, is] = [before.ranks[index] ?? null, after.ranks[index] ?? null];
        return was !== null && is === null ? [(0,suite/* targetLabel */.O)(target)] : [];
    });
    const relevant = expected.flatMap(({ grade }, index) => grade >= definition.relevance ? [after.ranks[index] ?? null] : []);
    const recall = relevant.filter((rank) => rank !== null).length / Math.max(1, relevant.length);
    const recorded = after.metrics.get(`recall@${k}`) ?? null;
    if (gone.length === 0 || (recorded !== null && recorded - recall <= gate_tolerance/* EPSILON */.p8))
        return [];
    const text = `not found, with a recall@${k} of ${figure(recorded)}`;
    return [finding("baseline_lowered", `baseline.cases.${id}.ranks`, file, gone.join(", "), text, [bare(id)])];
}
/** An edited case asks the same of the targets that it kept: their ranks are held to what was recorded. */
function lostTargets(subject, current, before, after, file) {
    if (subject.query !== current.query)
        return [];
    const now = new Map(current.expected.map((target, index) => [(0,suite/* targetLabel */.O)(target), after.ranks[index] ?? null]));
    return subject.expected.flatMap((target, index) => {
        const label = (0,suite/* targetLabel */.O)(target);
        const [was, is] = [before.ranks[index] ?? null, now.get(label)];
        if (was === null || is === undefined || (is !== null && is <= was))
            return [];
        const field = `baseline.cases.${subject.id}.ranks.${label}`;
        const text = is === null ? "not found" : `rank ${is}`;
        return [finding("baseline_lowered", field, file, `rank ${was}`, text, [bare(subject.id)])];
    });
}
function bare(id) {
    return { id, before: null, after: null, ranks_before: null, ranks_after: null };
}

;// CONCATENATED MODULE: ./lib/gate/weakening-cases.js


function weakerCases(base, head) {
    const found = [];
    if (base.suite.name !== head.suite.name) {
        const file = head.suite.files[0] ?? head.config.file;
        found.push(finding("suite_renamed", "suite.name", file, base.suite.name, head.suite.name));
    }
    const now = new Map(head.suite.cases.map((each) => [each.id, each]));
    const known = new Set(base.suite.cases.map((each) => each.id));
    // The digest leaves the id out: a new case with an old one's digest is that case renamed.
    const renamed = new Map(head.suite.cases.filter((each) => !known.has(each.id)).map((each) => [each.digest, each.id]));
    for (const before of base.suite.cases) {
        const after = now.get(before.id);
        if (after === undefined)
            found.push(weakening_cases_removed(before, renamed.get(before.digest)));
        else if (after.digest !== before.digest)
            found.push(...easier(before, after));
    }
    return found;
}
function weakening_cases_removed(before, renamed) {
    const after = renamed === undefined ? "removed" : `renamed to ${renamed}`;
    return finding("case_removed", `cases.${before.id}`, before.place.file, before.query, after, culprits(before));
}
function easier(before, after) {
    const found = [];
    const report = (part, was, is) => {
        const field = `cases.${before.id}.${part}`;
        found.push(finding("case_edited", field, after.place.file, was, is, culprits(after)));
    };
    if (after.query !== before.query)
        report("query", before.query, after.query);
    if (after.intent !== before.intent)
        report("intent", before.intent, after.intent);
    if (before.critical && !after.critical)
        report("critical", "true", "false");
    if (after.expectEmpty !== before.expectEmpty) {
        report("expect_empty", String(before.expectEmpty), String(after.expectEmpty));
    }
    if (before.referenceAnswer !== undefined && after.referenceAnswer !== before.referenceAnswer) {
        report("reference_answer", before.referenceAnswer, after.referenceAnswer ?? "removed");
    }
    for (const target of before.expected) {
        const label = (0,suite/* targetLabel */.O)(target);
        const now = counterpart(target, after.expected);
        if (now === undefined) {
            report(`expected.${label}`, `grade ${target.grade}`, "removed");
            continue;
        }
        if (now.grade < target.grade)
            report(`expected.${label}.grade`, String(target.grade), String(now.grade));
        const [was, is] = [quoteOf(target), quoteOf(now)];
        if (was !== null && was !== is)
            report(`expected.${label}.text`, was, is ?? "not read");
    }
    const forbidden = byLabel(after.forbidden);
    for (const target of before.forbidden) {
        const label = (0,suite/* targetLabel */.O)(target);
        if (!forbidden.has(label))
            report(`forbidden.${label}`, "forbidden", "removed");
    }
    return found;
}
/** The same target; of a document that was edited above it, the same words at other characters. */
function counterpart(target, targets) {
    const same = byLabel(targets).get((0,suite/* targetLabel */.O)(target));
    if (same !== undefined || target.kind !== "span" || target.text === undefined)
        return same;
    return targets.find((other) => other.kind === "span" && other.value === target.value && other.text === target.text);
}
/** What a file or a document says there. */
function quoteOf(target) {
    return target.kind === "file" || target.kind === "span" ? (target.text ?? null) : null;
}
function byLabel(targets) {
    return new Map(targets.map((target) => [(0,suite/* targetLabel */.O)(target), target]));
}
function culprits(subject) {
    return [{ id: subject.id, before: null, after: null, ranks_before: null, ranks_after: null }];
}

// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(49946);
// EXTERNAL MODULE: ./lib/gate/prices.js
var prices = __webpack_require__(37005);
;// CONCATENATED MODULE: ./lib/model/policy.js
/** Two configs with the same policy judge by the same rules, wherever the files lie. To be digested as canonical JSON. */
function policyOf(config) {
    const { file: _file, policyFile: _policyFile, retriever, ...policy } = config;
    const { kind, timeout_ms } = retriever;
    return { ...policy, retriever: { kind, timeout_ms, hosts: new Map(hostsOf(retriever, "retriever")) } };
}
/** Members of a retriever whose own members are the author's. */
const FREE = ["params", "env", "headers", "body", "arguments"];
/** Scheme and authority of every address, by where it is written; placeholders in it stay as they are. */
function hostsOf(value, at) {
    if (typeof value !== "object" || value === null)
        return [];
    return Object.entries(value).flatMap(([key, member]) => {
        if (FREE.includes(key))
            return [];
        const field = `${at}.${key}`;
        if (!/(?:^|_)url$/.test(key) || typeof member !== "string")
            return hostsOf(member, field);
        return [[field, /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(member)?.[0].toLowerCase() ?? member]];
    });
}

;// CONCATENATED MODULE: ./lib/gate/weakening-policy.js
/** Loosened outside the rules: what is asked, what the numbers mean, and how often is measured. */








/** `repeats: auto` takes at least these. */
const AUTO_REPEATS = 5;
function weakerPolicy(base, head) {
    const found = [];
    const report = (code, field, before, after) => {
        found.push(finding(code, field, head.file, before, after));
    };
    if (base.k !== head.k)
        report("definition", "k", String(base.k), String(head.k));
    const definition = new Map(Object.entries(head.definition));
    for (const [field, value] of Object.entries(base.definition)) {
        const [before, after] = [(0,canonical_json/* compactCanonical */.SM)(value), (0,canonical_json/* compactCanonical */.SM)(definition.get(field) ?? null)];
        if (before !== after)
            report("definition", `definition.${field}`, before, after);
    }
    weakerRetriever(base.retriever, head.retriever, report);
    weakerSampling(base.latency, head.latency, report);
    otherJudge(base.judge, head.judge, report);
    if ((0,prices/* gatesCost */.uN)(base))
        lowerPrices(base.prices, head.prices, report);
    const kept = new Set([...(0,gate_rules/* metricsOf */.Ps)(head).map((metric) => metric.name), ...head.metrics]);
    for (const name of base.k === head.k ? base.metrics : []) {
        if (!kept.has(name))
            report("metric_removed", "metrics", name, "none");
    }
    return found;
}
/** Kinds that answer without the system under test. */
const STAND_INS = ["run", "bm25"];
function weakerRetriever(base, head, report) {
    if (base.kind !== head.kind) {
        if (STAND_INS.includes(head.kind))
            report("retriever", "retriever.kind", base.kind, head.kind);
        return;
    }
    const after = new Map(hostsOf(head, "retriever"));
    for (const [field, host] of hostsOf(base, "retriever")) {
        const now = after.get(field);
        if (now !== host)
            report("retriever", field, host, now ?? "none");
    }
    if (head.timeout_ms > base.timeout_ms) {
        report("retriever", "retriever.timeout_ms", String(base.timeout_ms), String(head.timeout_ms));
    }
}
/** Another judge, another endpoint, or verdicts from another file: what comes of it can't be held against the base's. */
function otherJudge(base, head, report) {
    if (base === undefined)
        return;
    if (head === undefined)
        return report("definition", "judge", base.model, "none");
    for (const [field, before, now] of (0,comparable/* judgeDifferences */.S)((0,answers/* judgeFingerprint */.cT)(base), (0,answers/* judgeFingerprint */.cT)(head)))
        report("definition", field, String(before), String(now));
    const [[, before] = [], [, now] = []] = [hostsOf(base, "judge")[0], hostsOf(head, "judge")[0]];
    if (before !== now)
        report("definition", "judge.base_url", String(before), String(now));
    if (base.cache !== head.cache)
        report("definition", "judge.cache", base.cache, head.cache);
}
function weakerSampling(base, head, report) {
    if (base === "off")
        return;
    if (head === "off")
        return report("sampling", "latency", "on", "off");
    const sampling = (field) => {
        report("sampling", `latency.${field}`, String(base[field]), String(head[field]));
    };
    if (fewerRepeats(base.repeats, head.repeats))
        sampling("repeats");
    if (head.warmup < base.warmup)
        sampling("warmup");
    if (head.budget_s < base.budget_s)
        sampling("budget_s");
    // The retriever's own clock is the author's; and of many seeds one draws a lucky interval.
    if (head.source !== base.source && head.source === "reported")
        sampling("source");
    if (head.seed !== base.seed)
        sampling("seed");
    for (const at of ["p50", "p95"]) {
        const [before, after] = [base.side_by_side[at], head.side_by_side[at]];
        if (!(after <= before + gate_tolerance/* EPSILON */.p8)) {
            report("rule_loosened", `latency.side_by_side.${at}`, percent(before), percent(after));
        }
    }
}
function percent(share) {
    return `${figure(share * 100)}%`;
}
const PRICES = ["prompt", "completion", "per_call"];
/** A cost looks smaller where the same tokens are worth less. */
function lowerPrices(base, head, report) {
    if (base === undefined)
        return;
    if (head === undefined)
        return report("prices", "prices", base.currency, "none");
    if (base.currency !== head.currency)
        report("prices", "prices.currency", base.currency, head.currency);
    for (const [model, before] of base.models) {
        const after = head.models.get(model);
        if (after === undefined) {
            report("prices", `prices.models.${model}`, (0,canonical_json/* compactCanonical */.SM)(before), "none");
            continue;
        }
        for (const part of PRICES) {
            const [was, is] = [before[part], after[part]];
            if (was !== null && !(is !== null && is >= was))
                report("prices", `prices.models.${model}.${part}`, figure(was), figure(is));
        }
    }
}
/** `auto` goes on until the samples suffice, so it is never fewer. */
function fewerRepeats(base, head) {
    if (head === "auto")
        return false;
    return head < (base === "auto" ? AUTO_REPEATS : base);
}

;// CONCATENATED MODULE: ./lib/gate/weakening.js






/** Empty where nothing got easier. */
function weakening(change) {
    const { head, base, moved, unusable, links } = change;
    const found = links.map((file) => finding("link", "file", file, "a plain file", "a symbolic link"));
    if (moved.length > 0) {
        found.push(finding("config_moved", "config", head.config.file, moved.join(", "), head.config.file));
    }
    if (unusable !== null) {
        found.push(finding("base_unusable", "base", unusable.file, unusable.reason, "not judged by the base's files"));
    }
    return base === null ? found : [...found, ...between(base, head)];
}
function between(base, head) {
    return [
        ...incomparable(base),
        ...weakerPolicy(base.config, head.config),
        ...weakerRules(base, head),
        ...weakerCases(base, head),
        ...loweredBaseline(base, head),
    ];
}
/** A base whose own files don't fit together judges nothing. */
function incomparable(base) {
    if (base.baseline === null)
        return [];
    const fields = (0,comparable/* differences */.t)(base.config, base.suite, base.baseline).map((each) => each.field);
    if (fields.length === 0)
        return [];
    const reason = `its baseline differs from its config in ${fields.join(", ")}`;
    return [finding("base_unusable", "base", base.config.baseline, reason, "not judged by the base's files")];
}

// EXTERNAL MODULE: ./lib/metrics/view.js
var metrics_view = __webpack_require__(19148);
;// CONCATENATED MODULE: ./lib/model/explanation.js
/**
 * What happened to a case that lost a target, in the order in which it is looked for: the first that holds is the
 * cause. What broke the answer as a whole comes first, then what took the places, then where the target went.
 */
const LOSS_CAUSES = [
    /** The query failed. */
    "error",
    /** The retriever fell back, which it did not at the baseline. */
    "degraded",
    "nothing_returned",
    /** The document that matched is still in the list, but what it is matched by has changed. */
    "no_longer_matches",
    /** New results of one cluster took most of the places. */
    "crowded_out",
    /** Repeats took at least half of the places. */
    "duplicates",
    /** Every lost target comes below the cutoff. */
    "deeper",
    /** Not in ten times as many results, or not before the list's own end. */
    "not_found",
    /** Other documents have the places; how far down the target is could not be seen. */
    "displaced",
    "unresolved",
];

// EXTERNAL MODULE: ./lib/metrics/clustering.js
var clustering = __webpack_require__(32967);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 3 modules
var registry = __webpack_require__(93001);
// EXTERNAL MODULE: ./lib/gate/pairs.js
var gate_pairs = __webpack_require__(67734);
;// CONCATENATED MODULE: ./lib/gate/explain/loss-facts.js
/** The cases that lost a target, and what can be seen of each in the two lists alone. */






/** A target that was in the top k at the baseline and is not now. */
function isLost(target) {
    return target.before !== null && target.now === null;
}
/** Worst first: critical cases, then those that find nothing now, then by the grades that are gone. */
function lossFacts({ law, scores, run }) {
    const cases = new Map(law.suite.cases.map((each) => [each.id, each]));
    const runs = new Map(run.cases.map((each) => [each.caseId, each]));
    return (0,gate_pairs/* pairCases */.Q6)(scores, law.baseline)
        .pairs.filter(gate_pairs/* lostTarget */.yB)
        .map((pair) => {
        const subject = cases.get(pair.now.id);
        return { pair, facts: factsOf(pair, subject, runs.get(subject.id), law.config) };
    })
        .toSorted((a, b) => Number(b.facts.critical) - Number(a.facts.critical) ||
        Number((0,gate_pairs/* newlyLost */.Kw)(b.pair)) - Number((0,gate_pairs/* newlyLost */.Kw)(a.pair)) ||
        lostGrades(b.facts) - lostGrades(a.facts) ||
        (0,order/* compareCodePoints */.O)(a.facts.id, b.facts.id))
        .map(({ facts }) => facts);
}
function lostGrades(facts) {
    return facts.targets.filter(isLost).reduce((sum, target) => sum + target.grade, 0);
}
function factsOf(pair, subject, run, { k, definition }) {
    const { now, before } = pair;
    const outcome = run?.outcome;
    const hits = outcome?.kind === "answer" ? outcome.hits : [];
    const displacedBy = run === undefined ? [] : newcomers((0,metrics_view/* viewCase */.U1)(subject, run, definition), new Set(before.results));
    const cluster = largestCluster(hits, before, k);
    const ranks = new Set(displacedBy.map((each) => each.rank));
    return {
        case: subject,
        id: subject.id,
        query: subject.query,
        intent: subject.intent,
        critical: subject.critical,
        error: now.error !== null,
        degraded: now.degraded && before.metrics.get("degraded_rate") !== 1,
        results: hits.length,
        short: outcome?.kind === "answer" && outcome.returned < k,
        targets: subject.expected.map((target, i) => ({
            label: (0,suite/* targetLabel */.O)(target),
            grade: target.grade,
            before: before.ranks[i] ?? null,
            now: now.ranks[i] ?? null,
            deeper: null,
            unmatched: (now.ranks[i] ?? null) === null ? standsUnmatched(before, i, hits) : null,
        })),
        displacedBy,
        cluster,
        ofCluster: hits.filter((hit, i) => ranks.has(i + 1) && clusterOf(hit) === cluster?.key).length,
        repeats: {
            now: hits.filter((hit) => hit.repeat).length,
            before: before.results.length - new Set(before.results).size,
        },
    };
}
/** Where the document that covered the target at the baseline is now. */
function standsUnmatched(before, target, hits) {
    const rank = before.ranks[target] ?? null;
    const document = rank === null ? undefined : before.results[rank - 1];
    const at = document === undefined ? -1 : hits.findIndex((hit) => hit.docId === document);
    return at === -1 ? null : at + 1;
}
function newcomers(view, before) {
    const irrelevant = new Set(view.case.judgedIrrelevant);
    return view.hits.flatMap((hit, i) => {
        if (hit.repeat || before.has(hit.docId))
            return [];
        const covered = view.covers[i];
        const judged = covered.length > 0
            ? covered.some((target) => (0,metrics_view/* isRelevant */.MR)(view, target))
                ? "relevant"
                : "irrelevant"
            : view.forbidden[i] === true
                ? "forbidden"
                : irrelevant.has(hit.docId)
                    ? "irrelevant"
                    : "unjudged";
        return [{ docId: hit.docId, rank: i + 1, judged }];
    });
}
function clusterOf(hit) {
    return hit.cluster ?? hit.path;
}
/** A baseline holds ids and no clusters, but the share of its largest: no cluster had more places than that. */
function largestCluster(hits, before, k) {
    const sizes = new Map();
    for (const key of hits.map(clusterOf))
        if (key !== undefined)
            sizes.set(key, (sizes.get(key) ?? 0) + 1);
    const [key, now] = [...sizes].reduce((largest, each) => (each[1] > largest[1] ? each : largest), ["", 0]);
    if (now === 0)
        return null;
    const share = before.metrics.get((0,registry/* metricAt */.Qx)(clustering/* CLUSTERING */.Z, k).name) ?? null;
    const few = before.results.length < 2 ? before.results.length : null;
    return { key, now, before: share === null ? few : Math.round(share * before.results.length) };
}

;// CONCATENATED MODULE: ./lib/gate/explain/causes.js
/** One cause for each lost case. Several may hold; LOSS_CAUSES says which is named, and the facts stand beside it. */



/** Whether asking for more could say more: not of an answer that is broken, short, or no answer at all. */
function wantsProbe(facts) {
    return (!["error", "degraded", "nothing_returned", "no_longer_matches"].includes(causeOf(facts)) && !facts.short);
}
/** `probed` is null where the case was not asked again, or did not answer. */
function explainLoss(facts, probed, limits) {
    const seen = probed === null ? facts : { ...facts, targets: deeperTargets(facts, probed, limits.definition) };
    // As many as before the cut, or fewer: no more is ever given, and what comes next can't be seen.
    const beyond = probed !== null && probed.answer.returned > limits.k;
    const { id, query, intent, critical, targets, displacedBy, cluster, repeats } = seen;
    return {
        id,
        query,
        intent,
        critical,
        cause: causeOf(seen, beyond),
        targets,
        displacedBy,
        cluster,
        repeats,
        probe: probed && { k: probed.k, returned: probed.answer.returned },
    };
}
function deeperTargets(facts, { answer }, definition) {
    const run = {
        caseId: facts.id,
        outcome: { kind: "answer", hits: answer.hits, returned: answer.returned, degraded: false },
        firstMs: null,
        samplesMs: [],
    };
    const ranks = (0,metrics_view/* targetRanks */.Hc)((0,metrics_view/* viewCase */.U1)(facts.case, run, definition));
    return facts.targets.map((target, i) => isLost(target) ? { ...target, deeper: ranks[i] ?? null } : target);
}
/** `beyond`: the list of the probe went past the cutoff. */
function causeOf(facts, beyond = false) {
    const lost = facts.targets.filter(isLost);
    if (facts.error)
        return "error";
    if (facts.degraded)
        return "degraded";
    if (facts.results === 0)
        return "nothing_returned";
    if (lost.some((target) => target.unmatched !== null))
        return "no_longer_matches";
    if (isCrowded(facts))
        return "crowded_out";
    const repeats = facts.repeats.now - facts.repeats.before;
    if (repeats > 0 && repeats >= facts.displacedBy.length)
        return "duplicates";
    if (lost.every((target) => target.deeper !== null))
        return "deeper";
    if (beyond || facts.short)
        return "not_found";
    return facts.displacedBy.length > 0 || repeats > 0 ? "displaced" : "unresolved";
}
/**
 * More of one cluster than the baseline's list had of any, and most of the places that changed hands went to it. One
 * new result of a large cluster is no crowd: it is what moves up where a document has left the index.
 */
function isCrowded({ cluster, ofCluster, displacedBy, repeats }) {
    if (cluster === null || cluster.before === null || cluster.now <= cluster.before)
        return false;
    const taken = displacedBy.length + Math.max(0, repeats.now - repeats.before);
    return ofCluster >= 2 && ofCluster * 2 > taken;
}
function sharesOf(losses) {
    return LOSS_CAUSES.flatMap((cause) => {
        const cases = losses.filter((loss) => loss.cause === cause).length;
        return cases === 0 ? [] : [{ cause, cases, share: cases / losses.length }];
    });
}

// EXTERNAL MODULE: ./lib/metrics/family.js
var metrics_family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/gate/checks.js
var checks = __webpack_require__(65418);
// EXTERNAL MODULE: ./lib/gate/statistics/random.js
var statistics_random = __webpack_require__(47352);
;// CONCATENATED MODULE: ./lib/gate/statistics/exact-tests.js
/** Could deltas like these be chance? Tests that assume nothing but that better and worse are equally likely. */


/** The sign test (Dixon & Mood 1946): exact binomial probabilities, ties dropped. 1 where nothing differs. */
function signTest(wins, losses) {
    const n = wins + losses;
    return {
        twoSided: Math.min(1, 2 * binomialTail(n, Math.max(wins, losses))),
        worse: binomialTail(n, losses),
    };
}
/** P(X >= k) for n fair coins. Exact as long as the numbers of outcomes are below 2^53, to 1e-12 beyond. */
function binomialTail(n, k) {
    if (k <= 0)
        return 1;
    if (2 * k <= n)
        return 1 - binomialTail(n, n - k + 1);
    let sum = 0;
    let term = binomialTerm(n, k);
    for (let i = k; i <= n && term > 0; i++) {
        sum += term;
        term = (term * (n - i)) / (i + 1);
    }
    return sum;
}
/** C(n, k) / 2^n; halved on the way wherever the product would grow, since C(1030, 515) alone overflows. */
function binomialTerm(n, k) {
    let product = 1;
    let halvings = n;
    for (let i = 1; i <= n - k; i++) {
        product = (product * (k + i)) / i;
        for (; product > 2 ** 40 && halvings > 0; halvings--)
            product /= 2;
    }
    return product * 2 ** -halvings;
}
/** Up to this many deltas that differ, all 2^n assignments are counted, whatever the values. */
const ENUMERATED = 32;
/** Additions that counting on a grid may take: about 10 ms. */
const GRID_WORK = 10_000_000;
const LOOKUPS = 20_000_000;
/** The paired sign-flip test (Fisher 1935, sec. 21), seeded where the deltas are too many and too uneven to count. */
function permutationTest(deltas, seed) {
    const sizes = deltas.map(Math.abs).filter((size) => size > gate_tolerance/* EPSILON */.p8);
    const sum = Math.abs(deltas.reduce((total, delta) => total + delta, 0));
    if (sum <= gate_tolerance/* EPSILON */.p8)
        return { p: 1, method: "exact" };
    if (sizes.length <= ENUMERATED)
        return { p: enumerated(sizes, sum), method: "exact" };
    const grid = onGrid(sizes);
    if (grid !== null)
        return { p: countedOnGrid(grid, Math.round(sum * grid.perUnit)), method: "exact" };
    return { p: drawnSigns(Float64Array.from(sizes), sum, seed), method: "monte_carlo" };
}
/*
 * With T the sum of the sizes that get a plus, the signed sum is 2T - total, so |2T - total| >= sum on both sides of a
 * symmetric distribution: p = 2 P(T >= (total + sum) / 2).
 */
function threshold(sizes, sum) {
    return (sizes.reduce((total, size) => total + size, 0) + sum) / 2;
}
/** Meet in the middle (Horowitz & Sahni 1974): the subset sums of either half in order, then one walk over both. */
function enumerated(sizes, sum) {
    const half = Math.ceil(sizes.length / 2);
    const left = subsetSums(sizes.slice(0, half));
    const right = subsetSums(sizes.slice(half));
    const least = threshold(sizes, sum) - gate_tolerance/* EPSILON */.p8;
    let count = 0;
    let from = right.length;
    for (const each of left) {
        while (from > 0 && each + right[from - 1] >= least)
            from--;
        count += right.length - from;
    }
    return Math.min(1, (2 * count) / 2 ** sizes.length);
}
/** All 2^n sums, ascending: each size merges the sums so far with themselves shifted. */
function subsetSums(sizes) {
    let sums = new Float64Array(1);
    for (const size of sizes) {
        const merged = new Float64Array(sums.length * 2);
        let [plain, shifted] = [0, 0];
        for (let i = 0; i < merged.length; i++) {
            const takePlain = plain < sums.length && sums[plain] <= sums[shifted] + size;
            merged[i] = takePlain ? sums[plain++] : sums[shifted++] + size;
        }
        sums = merged;
    }
    return sums;
}
/** Denominators to try: shares of few targets, precision at k, and 1/rank up to rank 10 (2520 = lcm of 1 to 10). */
const DENOMINATORS = [...Array.from({ length: 120 }, (_, i) => i + 1), 840, 2520];
/** The sizes as whole numbers of a common step, where they have one and counting on it is quick. */
function onGrid(sizes) {
    const perUnit = DENOMINATORS.find((each) => sizes.every((size) => Math.abs(size * each - Math.round(size * each)) <= gate_tolerance/* EPSILON */.p8 * each));
    if (perUnit === undefined)
        return null;
    const steps = sizes.map((size) => Math.round(size * perUnit));
    const range = steps.reduce((total, step) => total + step, 0);
    return (range * steps.length) / 2 > GRID_WORK ? null : { steps, perUnit };
}
/** The distribution of T, one size after the other; probabilities, since counts of 2^n would overflow. */
function countedOnGrid({ steps }, sum) {
    const least = Math.ceil(threshold(steps, sum));
    const range = steps.reduce((total, step) => total + step, 0);
    const probability = new Float64Array(range + 1);
    probability[0] = 1;
    let reached = 0;
    for (const step of steps) {
        reached += step;
        for (let at = reached; at >= 0; at--) {
            const shifted = at >= step ? probability[at - step] : 0;
            probability[at] = (probability[at] + shifted) / 2;
        }
    }
    let tail = 0;
    for (let at = range; at >= least; at--)
        tail += probability[at];
    return Math.min(1, 2 * tail);
}
/** (b + 1) / (m + 1): this assignment is one of those drawn, so p is never 0 (Phipson & Smyth 2010). */
function drawnSigns(sizes, sum, seed) {
    const tables = fourSigned(sizes);
    const fours = tables.length / 16;
    const rounds = Math.max(1999, Math.min(9999, Math.floor(LOOKUPS / fours)));
    const words = new Uint32Array(Math.ceil(fours / 8));
    const random = (0,statistics_random/* splitMix64 */.f)(seed);
    let extreme = 0;
    for (let round = 0; round < rounds; round++) {
        random.draw(words);
        let total = 0;
        for (let four = 0; four < fours; four++) {
            const signs = (words[four >>> 3] >>> ((four & 7) * 4)) & 15;
            total += tables[four * 16 + signs];
        }
        if (Math.abs(total) >= sum - gate_tolerance/* EPSILON */.p8)
            extreme++;
    }
    return (extreme + 1) / (rounds + 1);
}
/** For every four sizes the 16 sums of their signed values: four bits of chance are then one look-up. */
function fourSigned(sizes) {
    const fours = Math.ceil(sizes.length / 4);
    const tables = new Float64Array(fours * 16);
    for (let i = 0; i < tables.length; i++) {
        let sum = 0;
        for (let bit = 0; bit < 4; bit++) {
            const size = sizes[(i >>> 4) * 4 + bit] ?? 0;
            sum += (i >>> bit) & 1 ? size : -size;
        }
        tables[i] = sum;
    }
    return tables;
}

;// CONCATENATED MODULE: ./lib/gate/statistics/holm.js
/**
 * Holm's step-down correction (Scand. J. Stat. 6, 1979): p-values adjusted so that the chance of any false finding
 * among all of them stays at the level. The i-th smallest of m is multiplied by m - i (from 0), never falls below a
 * smaller one's, and stops at 1. In the order given.
 */
function holm(pValues) {
    const adjusted = [...pValues];
    const ascending = pValues
        .map((p, index) => ({ p, index }))
        .toSorted((a, b) => a.p - b.p || a.index - b.index);
    let largest = 0;
    for (const [i, { p, index }] of ascending.entries()) {
        largest = Math.max(largest, Math.min(1, p * (pValues.length - i)));
        adjusted[index] = largest;
    }
    return adjusted;
}

// EXTERNAL MODULE: ./lib/gate/statistics/bootstrap-mean.js + 1 modules
var bootstrap_mean = __webpack_require__(13808);
;// CONCATENATED MODULE: ./lib/gate/statistics/paired-bootstrap.js


/** Fewer units, or fewer that differ, and no method tried in bench/statistics.mjs covers what it promises. */
const MIN_UNITS = 10;
const MIN_DIFFER = 10;
/**
 * Interval of the mean paired delta. The corrected percentile bootstrap (bootstrap-mean.ts) was chosen over BCa and
 * bootstrap-t in bench/statistics.mjs: on deltas that are mostly zero both cover less, and it never leaves the range of
 * the deltas. Zeros say little about the spread, so the units that differ less one bound the degrees of freedom.
 */
function pairedInterval(units, options) {
    const { level = 0.95, method = "expanded", resamples = (0,bootstrap_mean/* resamplesFor */.MY)(units.length), seed } = options;
    const none = tooFew(units);
    if (none !== null)
        return { kind: "none", reason: none };
    const mean = meanOf(units);
    const mostDf = units.filter(paired_bootstrap_differs).length - 1;
    const [low, high] = (0,bootstrap_mean/* meanInterval */.VO)(influences(units, mean), { level, method, resamples, seed, mostDf });
    return { kind: "interval", low: mean + low, high: mean + high, level, resamples };
}
/** The weighted mean of all cases in the units; NaN for none. */
function meanOf(units) {
    let [sum, weight] = [0, 0];
    for (const unit of units) {
        sum += unit.sum;
        weight += unit.weight;
    }
    return sum / weight;
}
function paired_bootstrap_differs(unit) {
    return Math.abs(unit.sum) > gate_tolerance/* EPSILON */.p8;
}
function tooFew(units) {
    if (units.length < MIN_UNITS)
        return { code: "too_few_units", have: units.length, need: MIN_UNITS };
    const differing = units.filter(paired_bootstrap_differs).length;
    return differing < MIN_DIFFER ? { code: "too_few_differ", have: differing, need: MIN_DIFFER } : null;
}
/** Below this a stratum's own spread says little: such strata are drawn from together. */
const SMALL_STRATUM = 5;
/**
 * Each unit's pull on the mean, by stratum: (sum - mean x weight) / mean weight. With equal weights it is the delta's
 * distance from the mean; with unequal ones the ratio of sums to first order (Cochran, Sampling Techniques, sec. 6.3).
 */
function influences(units, mean) {
    const meanWeight = units.reduce((sum, unit) => sum + unit.weight, 0) / units.length;
    const byStratum = new Map();
    for (const unit of units) {
        const own = byStratum.get(unit.stratum) ?? [];
        own.push((unit.sum - mean * unit.weight) / meanWeight);
        byStratum.set(unit.stratum, own);
    }
    const strata = [...byStratum.values()].toSorted((a, b) => a.length - b.length);
    const large = strata.filter((each) => each.length >= SMALL_STRATUM);
    const rest = strata.filter((each) => each.length < SMALL_STRATUM).flat();
    if (rest.length >= SMALL_STRATUM || large.length === 0)
        large.push(rest);
    else
        large[0] = [...large[0], ...rest];
    return large.filter((each) => each.length > 0).map((each) => Float64Array.from(each));
}

;// CONCATENATED MODULE: ./lib/gate/evidence.js
/** What a report shows beside each quality check: could this change be chance? The tolerance stays the law. */





function groupsOf(suite) {
    return new Map(suite.cases.flatMap((each) => (each.group === undefined ? [] : [[each.id, each.group]])));
}
/** Evidence for one metric over these pairs; null where no pair has a value on both sides. */
function evidenceFor(pairs, metric, options) {
    const units = unitsOf(pairs, metric, options.groups);
    if (units.length === 0)
        return null;
    const sign = metric.family.direction === "higher" ? 1 : -1;
    const changed = units.filter(paired_bootstrap_differs);
    const wins = changed.filter((unit) => unit.sum * sign > 0).length;
    const losses = changed.length - wins;
    const permutation = permutationTest(changed.map((unit) => unit.sum), options.seed);
    return {
        delta: meanOf(units),
        interval: pairedInterval(units, { seed: options.seed }),
        pSign: signTest(wins, losses).twoSided,
        pPermutation: permutation.p,
        permutation: permutation.method,
        wins,
        losses,
        ties: units.length - changed.length,
        units: units.length,
    };
}
/** Evidence for every metric and scope that can be tested, in the order given; latency has its own interval. */
function evidenceOf(tested, pairing, options) {
    const found = tested.flatMap(({ metric, scope }) => {
        const { name, family } = metric;
        if (!(0,metrics_family/* isPerCase */.uE)(family))
            return [];
        const evidence = evidenceFor((0,checks/* bucketOf */.AU)(pairing, scope).pairs, { name, family }, options);
        return evidence === null ? [] : [{ ...evidence, metric: name, scope }];
    });
    const corrected = holm(found.map((each) => each.pPermutation));
    return found.map((each, i) => Object.assign(each, { pHolm: corrected[i] }));
}
/** Weighs a case as its metric's mean does. A group over several intents is a stratum of its own kind. */
function unitsOf(pairs, metric, groups) {
    const units = new Map();
    for (const { now, before } of pairs) {
        const [after, earlier] = [now.metrics.get(metric.name) ?? null, before.metrics.get(metric.name) ?? null];
        const weight = metric.family.weight === "targets" ? now.targets : 1;
        if (after === null || earlier === null || weight === 0)
            continue;
        const group = groups.get(now.id);
        const key = group === undefined ? `case ${now.id}` : `group ${group}`;
        const unit = units.get(key) ?? { intents: new Set(), sum: 0, weight: 0 };
        unit.intents.add(now.intent);
        unit.sum += weight * (after - earlier);
        unit.weight += weight;
        units.set(key, unit);
    }
    return [...units.values()].map(({ intents, sum, weight }) => ({
        stratum: JSON.stringify([...intents].toSorted()),
        sum,
        weight,
    }));
}

;// CONCATENATED MODULE: ./lib/gate/explain/checks-evidence.js
/** Evidence beside the checks: could what they found be chance? The tolerance has decided already. */




/**
 * Values to resample and permute: above it what held in an intent goes without. 20,000 cases under 14 checks overall
 * and in their intents are 560,000, and take some five seconds.
 */
const MOST_VALUES = 1_000_000;
const DEFAULT_SEED = 1;
function withEvidence(verdict, head, base) {
    const judged = { head: evidenceBy(verdict, head, "head"), base: base && evidenceBy(verdict, base, "base") };
    const checks = verdict.checks.map((check) => {
        const own = check.law === "base" ? judged.base : judged.head;
        const evidence = isTested(check) ? own?.get(checks_evidence_keyOf(check)) : undefined;
        return evidence === undefined ? check : { ...check, evidence };
    });
    return { ...verdict, checks };
}
/** Corrected over the checks of one law: where two laws judge, most of their checks are the same. */
function evidenceBy(verdict, { law, scores }, whose) {
    const own = verdict.checks.filter((check) => isTested(check) && (check.law ?? "head") === whose);
    const values = own.reduce((sum, check) => sum + check.n, 0);
    const tested = (values > MOST_VALUES ? own.filter(isForemost) : own).flatMap((check) => {
        const metric = metricOf(check);
        return metric === null ? [] : [{ metric, scope: check.scope }];
    });
    const seed = law.config.latency === "off" ? DEFAULT_SEED : law.config.latency.seed;
    const found = evidenceOf(tested, (0,gate_pairs/* pairCases */.Q6)(scores, law.baseline), { seed, groups: groupsOf(law.suite) });
    return new Map(found.map(({ metric, scope, ...evidence }) => [`${scope} ${metric}`, evidence]));
}
/** Compared with a baseline; a check of floors over new cases has none. */
function isTested(check) {
    return check.baseline !== null && check.missing === null && metricOf(check) !== null;
}
function isForemost(check) {
    return !check.passed || check.scope === "overall";
}
/** Null for latency, for checks that count cases, and for what was loosened. */
function metricOf(check) {
    if (check.weakening !== undefined)
        return null;
    const metric = (0,registry/* parseMetric */.uo)(check.metric);
    return typeof metric !== "string" && (0,metrics_family/* isPerCase */.uE)(metric.family) ? metric : null;
}
function checks_evidence_keyOf(check) {
    return `${check.scope} ${check.metric}`;
}

// EXTERNAL MODULE: ./lib/metrics/churn.js
var metrics_churn = __webpack_require__(74879);
// EXTERNAL MODULE: ./lib/gate/churn.js + 1 modules
var churn = __webpack_require__(57272);
;// CONCATENATED MODULE: ./lib/gate/explain/churn-report.js
/** How much of the baseline's lists is left, overall, by intent and by case. */





/** At k, and at every cutoff that the config names. Null where no case is paired. */
function churnReport({ law, scores }) {
    const { pairs } = (0,gate_pairs/* pairCases */.Q6)(scores, law.baseline);
    if (pairs.length === 0)
        return null;
    const metrics = churnMetrics(law.config);
    const byCase = new Map(pairs.map((pair) => [pair.now.id, valuesOf(pair, metrics)]));
    const means = (bucket) => new Map(metrics.map(({ name }) => [name, mean(bucket.map((pair) => byCase.get(pair.now.id).get(name)))]));
    const buckets = new Map();
    for (const pair of pairs) {
        const own = buckets.get(pair.now.intent);
        if (own === undefined)
            buckets.set(pair.now.intent, [pair]);
        else
            own.push(pair);
    }
    const intents = [...buckets].toSorted(([a], [b]) => (0,order/* compareCodePoints */.O)(a, b));
    return {
        overall: means(pairs),
        byIntent: new Map(intents.map(([intent, bucket]) => [intent, means(bucket)])),
        byCase,
    };
}
function churnMetrics(config) {
    const { gate } = config;
    const rules = [gate.metrics, ...gate.intents.values()].flatMap((each) => [...each.keys()]);
    const named = [...rules, ...config.metrics].map(registry/* parseMetric */.uo).filter((metric) => typeof metric !== "string");
    const all = [(0,registry/* metricAt */.Qx)(metrics_churn/* JACCARD */.x, config.k), (0,registry/* metricAt */.Qx)(metrics_churn/* RBO */.s, config.k), ...named];
    const churn = all.filter((metric) => metric.family.kind === "churn");
    return [...new Map(churn.map((metric) => [metric.name, metric])).values()];
}
function valuesOf(pair, metrics) {
    return new Map(metrics.flatMap(({ name, family, k }) => family.kind === "churn" ? [[name, (0,churn/* churnOf */.ox)(pair, family, k)]] : []));
}
function mean(values) {
    const known = values.filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

// EXTERNAL MODULE: ./lib/metrics/mrr.js
var mrr = __webpack_require__(33130);
// EXTERNAL MODULE: ./lib/metrics/ndcg.js
var ndcg = __webpack_require__(78409);
// EXTERNAL MODULE: ./lib/metrics/precision.js
var precision = __webpack_require__(62573);
// EXTERNAL MODULE: ./lib/metrics/recall.js
var recall = __webpack_require__(83368);
;// CONCATENATED MODULE: ./lib/gate/explain/holes.js
/**
 * Results that nobody judged. The metrics take them as not relevant, which punishes a retriever for finding what the
 * suite does not know; here stands how much that could be. It explains a verdict and never changes one.
 */







/** Judged are targets, forbidden ones and what a dataset judged not relevant. Null where no case has targets. */
function holesOf(judgement) {
    const { law, run } = judgement;
    const { k, definition } = law.config;
    const runs = new Map(run.cases.map((each) => [each.caseId, each]));
    const found = law.suite.cases.flatMap((subject) => {
        const caseRun = runs.get(subject.id);
        if (subject.expectEmpty || caseRun === undefined)
            return [];
        return [caseHoles((0,metrics_view/* viewCase */.U1)(subject, caseRun, definition), k)];
    });
    if (found.length === 0)
        return null;
    const sum = (value) => found.reduce((total, each) => total + value(each), 0);
    const metrics = [...found[0].optimistic.keys()];
    return {
        cases: found.length,
        results: sum((each) => each.results),
        unjudged: sum((each) => each.unjudged),
        bounds: new Map(metrics.map((name) => [
            name,
            {
                pessimistic: sum((each) => each.pessimistic.get(name)) / found.length,
                optimistic: sum((each) => each.optimistic.get(name)) / found.length,
            },
        ])),
        byCase: new Map(found.map(({ id, results, unjudged, optimistic }) => [id, { results, unjudged, optimistic }])),
        queue: queueOf(found, judgement),
    };
}
/** Ranks of results that nobody judged; a repeat is no hole, since its document was seen above. */
function unjudgedRanks(view, k) {
    const irrelevant = new Set(view.case.judgedIrrelevant);
    return view.hits.slice(0, k).flatMap((hit, i) => {
        const known = hit.repeat || view.covers[i].length > 0 || view.forbidden[i] === true || irrelevant.has(hit.docId);
        return known ? [] : [i + 1];
    });
}
function caseHoles(view, k) {
    const ranks = unjudgedRanks(view, k);
    const at = (family) => family.value(view, k) ?? 0;
    const pessimistic = { precision: at(precision/* PRECISION */.P), mrr: at(mrr/* MRR */.M), ndcg: at(ndcg/* NDCG */.f), recall: at(recall/* RECALL */.wV) };
    const relevant = (0,metrics_view/* relevantCount */.zQ)(view);
    const more = ranks.length;
    const optimistic = {
        precision: pessimistic.precision + more / k,
        mrr: Math.max(pessimistic.mrr, more === 0 ? 0 : 1 / ranks[0]),
        // The ideal grows with the targets, so that many low grades can outweigh what they add: then they are better left out.
        ndcg: more === 0
            ? pessimistic.ndcg
            : Math.max(pessimistic.ndcg, ndcg/* NDCG */.f.value(withTargets(view, ranks), k) ?? 0),
        recall: more === 0 ? pessimistic.recall : (pessimistic.recall * relevant + more) / (relevant + more),
    };
    return {
        id: view.case.id,
        results: Math.min(view.hits.length, k),
        unjudged: more,
        ranks,
        pessimistic: named(pessimistic, k),
        optimistic: named(optimistic, k),
    };
}
const FAMILIES = { precision: precision/* PRECISION */.P, mrr: mrr/* MRR */.M, ndcg: ndcg/* NDCG */.f, recall: recall/* RECALL */.wV };
function named(values, k) {
    const keys = Object.keys(FAMILIES);
    return new Map(keys.map((key) => [(0,registry/* metricAt */.Qx)(FAMILIES[key], k).name, values[key]]));
}
/** Each of these results as a target of its own, of the lowest grade that counts as relevant. */
function withTargets(view, ranks) {
    const grade = Math.max(1, view.definition.relevance);
    const old = view.case.expected.length;
    const expected = ranks.map((rank) => ({ kind: "id", value: view.hits[rank - 1].docId, grade }));
    const added = new Map(ranks.map((rank, i) => [rank, old + i]));
    return {
        ...view,
        case: { ...view.case, expected: [...view.case.expected, ...expected] },
        covers: view.covers.map((covered, i) => {
            const own = added.get(i + 1);
            return own === undefined ? covered : [own];
        }),
    };
}
/**
 * In which order to label: first what is new in, or stands no lower than, the place that a lost target had; then what
 * else is new since the baseline; then the rest. Within each by case id and rank.
 */
function queueOf(found, { law, scores }) {
    const pairs = new Map((0,gate_pairs/* pairCases */.Q6)(scores, law.baseline).pairs.map((pair) => [pair.now.id, pair]));
    const levels = [[], [], []];
    for (const { id, ranks } of found) {
        const pair = pairs.get(id);
        const before = new Set(pair?.before.results);
        const lost = pair !== undefined && (0,gate_pairs/* lostTarget */.yB)(pair);
        const lowest = lost ? lowestLost(pair.before.ranks, pair.now.ranks) : 0;
        for (const rank of ranks) {
            const isNew = pair !== undefined && !before.has(pair.now.results[rank - 1]);
            const level = lost && (isNew || rank <= lowest) ? 0 : isNew ? 1 : 2;
            levels[level].push({ caseId: id, rank });
        }
    }
    return levels.flat();
}
function lowestLost(before, now) {
    return Math.max(...before.map((rank, i) => (rank !== null && (now[i] ?? null) === null ? rank : 0)));
}

;// CONCATENATED MODULE: ./lib/gate/explain/explain.js





/** How much more a lost case is asked for. */
const DEEPER = 10;
/** The worst cases that are asked again. */
const MOST_PROBED = 50;
async function explain(verdict, { head, base }, probe) {
    const lost = lostCases(head, base);
    const asked = probe !== null && failedInQuality(verdict) ? await askDeeper(lost, probe) : NOT_ASKED;
    const losses = lost.map(({ facts, judgement }) => {
        const loss = explainLoss(facts, asked.probed.get(facts) ?? null, judgement.law.config);
        return judgement === head ? loss : { ...loss, law: "base" };
    });
    return {
        verdict: withEvidence({ ...verdict, notices: [...verdict.notices, ...asked.notices] }, head, base),
        explanation: {
            losses: hasCases(head) || (base !== null && hasCases(base)) ? losses : null,
            causes: sharesOf(losses),
            holes: holesOf(head),
            churn: churnReport(head),
        },
    };
}
function hasCases({ law }) {
    return law.baseline !== null && law.baseline.foreign === undefined;
}
/** Of the base's law only what the head's own baseline does not show: a loss that the change adopted. */
function lostCases(head, base) {
    const own = lossFacts(head).map((facts) => ({ facts, judgement: head }));
    if (base === null)
        return own;
    const known = new Set(own.map(({ facts }) => facts.id));
    const adopted = lossFacts(base).filter((facts) => !known.has(facts.id));
    return [...own, ...adopted.map((facts) => ({ facts, judgement: base }))];
}
/** What no lost target explains; and what is asked, and so what is reported, must not depend on a clock. */
const APART = ["latency_regression", "cost_regression", "answer_regression"];
function failedInQuality(verdict) {
    const failed = verdict.checks.filter((check) => !check.passed && !APART.includes(check.category));
    return failed.some((check) => !check.metric.startsWith("latency_"));
}
const NOT_ASKED = { probed: new Map(), notices: [] };
async function askDeeper(lost, probe) {
    const wanted = lost.filter(({ facts }) => wantsProbe(facts));
    const asked = wanted.slice(0, MOST_PROBED);
    const [first] = asked;
    if (first === undefined)
        return NOT_ASKED;
    // Both laws ask for the same k: a base with another one does not judge.
    const { k } = first.judgement.law.config;
    const { answers, failure } = await probe(asked.map(({ facts }) => facts.case), k * DEEPER).catch((error) => ({ answers: [], failure: String(error) }));
    const probed = new Map(asked.flatMap(({ facts }, i) => {
        const answer = answers[i] ?? null;
        return answer === null ? [] : [[facts, { k: k * DEEPER, answer }]];
    }));
    return { probed, notices: probeNotices(wanted, asked, probed, failure, k) };
}
function probeNotices(wanted, asked, probed, failure, k) {
    const notices = [];
    if (failure !== null)
        notices.push({ code: "probe_failed", reason: failure });
    if (wanted.length > asked.length) {
        notices.push({ code: "probe_limit", asked: asked.length, lost: wanted.length });
    }
    const capped = [...probed.values()].filter(({ answer }) => answer.returned <= k).length;
    if (capped > 0)
        notices.push({ code: "probe_capped", cases: capped, k });
    return notices;
}

// EXTERNAL MODULE: ./lib/gate/judge.js + 5 modules
var judge = __webpack_require__(32116);
;// CONCATENATED MODULE: ./lib/gate/record.js
/** What `record` writes: this run, as later runs will see it. */

function makeBaseline(inputs, run, scores, tool) {
    const { suite, config } = inputs;
    const others = [config.file, config.baseline];
    const files = new Map([...inputs.digests].filter(([file]) => !others.includes(file)));
    return {
        suite: { name: suite.name, revision: suite.revision, digest: suite.digest },
        definition: config.definition,
        k: config.k,
        retriever: inputs.retriever,
        ...(config.judge === undefined ? {} : { judge: (0,answers/* judgeFingerprint */.cT)(config.judge) }),
        tool,
        environment: run.environment,
        timing: { source: run.timing.source, repeats: run.timing.repeats },
        means: scores.means,
        latency: scores.latency,
        cases: new Map(scores.cases.map((each) => [each.id, makeCase(each)])),
        ...(config.prices === undefined ? {} : { prices: config.prices }),
        ...(files.size === 0 ? {} : { files }),
    };
}
function makeCase(each) {
    return {
        digest: each.digest,
        intent: each.intent,
        metrics: each.metrics,
        ranks: each.ranks,
        results: each.results,
        latencyMs: each.samplesMs,
        ...(each.spansMs === undefined ? {} : { spansMs: each.spansMs }),
    };
}

// EXTERNAL MODULE: ./lib/gate/sanity.js
var sanity = __webpack_require__(54957);
// EXTERNAL MODULE: ./lib/metrics/score.js
var score = __webpack_require__(27139);
;// CONCATENATED MODULE: ./lib/gate/selftest.js
/**
 * A gate that can't fail guards nothing: on every run, retrievers that are broken on purpose go through the same decision
 * code. Each must be blocked, with the right category, whenever its true change exceeds a limit; the baseline against
 * itself must pass. What the rules can't see is said.
 */








/** Far beyond any tolerance that somebody would choose. */
const SLOWER_MS = 100_000;
const MUTANTS = [
    { name: "empty", make: (run) => withAnswers(run, () => []) },
    { name: "constant", make: (run) => withAnswers(run, () => firstAnswer(run)) },
    { name: "reversed", make: (run) => withAnswers(run, (hits) => hits.toReversed()) },
    { name: "shuffled", make: shuffle },
    { name: "one intent dropped", make: dropIntent },
    { name: "slower", make: slower },
];
/** Throws selftest_failed where the decision code let a broken retriever pass. Returns what to tell the reader. */
function selfTest(law, run) {
    const blocked = [];
    const blind = [];
    // A mutant's answers are not judged anew: of cases for answers alone it says nothing.
    const sought = law.suite.cases.some((each) => each.answersOnly !== true);
    assertSelfEqual(law, run);
    for (const { name, make } of MUTANTS) {
        // Latency is the slow part of a judgement, and only one mutant changes it.
        const own = name === "slower" ? law : { ...law, config: { ...law.config, latency: "off" } };
        const mutant = make(run, law);
        const scores = (0,score/* score */.f)(own.suite, mutant, (0,gate_rules/* metricsOf */.Ps)(own.config), own.config.definition);
        const verdict = (0,judge/* judge */.S)(own, scores, mutant);
        const seen = new Set([...verdict.categories, ...verdict.secondaryCategories]);
        for (const category of dueCategories(own, scores)) {
            if (verdict.verdict !== "pass" && seen.has(category))
                continue;
            throw failure(`a retriever that is ${name} should fail as ${category} and was let through`);
        }
        if (verdict.verdict === "fail")
            blocked.push(name);
        else if (sought)
            blind.push({ code: "blind_to", mutant: name });
    }
    return [{ code: "selftest", blocked }, ...blind];
}
function failure(what) {
    return new errors/* GateError */.ue("selftest_failed", `the gate's self-test failed: ${what}`, {
        hint: "This is a defect of the gate; please report it with report.json.",
    });
}
/** Limits worked out again, straight from the rules: the categories that the overall means alone make due. */
function dueCategories(law, scores) {
    const { rules } = (0,gate_rules/* resolveRules */.SJ)(law.config, law.suite);
    const { pairs } = (0,churn/* withChurn */.XZ)((0,gate_pairs/* pairCases */.Q6)(scores, law.baseline), rules.map((rule) => rule.metric));
    const due = new Set();
    const now = pairs.map((pair) => pair.now);
    const before = new Map(pairs.map((pair) => [pair.now, pair.before]));
    for (const rule of rules) {
        const family = rule.metric.family;
        const { name } = rule.metric;
        if (rule.scope !== "overall" || family.kind === "latency")
            continue;
        const current = (0,score/* mean */.i)(now, (each) => each.metrics.get(name) ?? null, family.weight);
        const baseline = (0,score/* mean */.i)(now, (each) => before.get(each)?.metrics.get(name) ?? null, family.weight);
        if (current === null || baseline === null)
            continue;
        const n = now.filter((each) => (each.metrics.get(name) ?? null) !== null).length;
        const tolerance = rule.tolerance.length === 0 ? null : (0,gate_tolerance/* toleranceValue */.H$)(rule.tolerance, baseline, n);
        const limit = (0,gate_tolerance/* limitOf */.LF)(family.direction, baseline, tolerance, rule);
        if (limit !== null && !(0,gate_tolerance/* passes */.WE)(family.direction, current, limit))
            due.add(family.category);
    }
    return due;
}
/** The recorded run, as if it had just been measured, fails nothing but a floor or ceiling that it is itself beyond. */
function assertSelfEqual(law, run) {
    const config = { ...law.config, latency: "off" };
    const runs = (0,score/* score */.f)(law.suite, run, (0,gate_rules/* metricsOf */.Ps)(config), config.definition);
    const recorded = runs.cases.flatMap((each) => {
        const before = law.baseline.cases.get(each.id);
        if (before === undefined || before.digest !== each.digest)
            return [];
        return [{ ...each, metrics: before.metrics, ranks: before.ranks, results: before.results, error: null }];
    });
    if (recorded.length === 0)
        return;
    const ids = new Set(recorded.map((each) => each.id));
    const suite = { ...law.suite, cases: law.suite.cases.filter((each) => ids.has(each.id)) };
    const cases = new Map([...law.baseline.cases].filter(([id]) => ids.has(id)));
    const verdict = (0,judge/* judge */.S)({ config, suite, baseline: { ...law.baseline, cases } }, { ...runs, cases: recorded }, run);
    const wrong = verdict.checks.find((check) => !check.passed && check.delta !== null && isRelative(check));
    if (wrong !== undefined)
        throw failure(`the baseline against itself fails ${wrong.metric} (${wrong.scope})`);
}
/** The limit is the baseline's own, not a floor or ceiling. */
function isRelative(check) {
    if (check.baseline === null || check.tolerance === null || check.limit === null)
        return false;
    const own = check.direction === "higher" ? check.baseline - check.tolerance : check.baseline + check.tolerance;
    return Math.abs(own - check.limit) < 1e-12;
}
function withAnswers(run, change) {
    return {
        ...run,
        cases: run.cases.map((each) => each.outcome.kind === "answer"
            ? { ...each, outcome: { ...each.outcome, hits: change(each.outcome.hits, each) } }
            : each),
    };
}
function firstAnswer(run) {
    for (const { outcome } of run.cases)
        if (outcome.kind === "answer" && outcome.hits.length > 0)
            return outcome.hits;
    return [];
}
function shuffle(run) {
    const random = (0,statistics_random/* splitMix64 */.f)(1);
    return withAnswers(run, (hits) => (0,statistics_random/* shuffled */.A)(hits, random));
}
/** The first intent that is large enough to be gated. */
function dropIntent(run, law) {
    const sizes = new Map();
    for (const each of law.suite.cases)
        sizes.set(each.intent, (sizes.get(each.intent) ?? 0) + 1);
    const intent = [...sizes].find(([, size]) => size >= gate_rules/* SMALL_INTENT */.Pk)?.[0];
    const dropped = new Set(law.suite.cases.filter((each) => each.intent === intent).map((each) => each.id));
    return withAnswers(run, (hits, each) => (dropped.has(each.caseId) ? [] : hits));
}
function delayed(samples) {
    return samples.map((time) => time + SLOWER_MS);
}
function slower(run) {
    return {
        ...run,
        cases: run.cases.map(({ samplesMs, spansMs, ...each }) => ({
            ...each,
            samplesMs: delayed(samplesMs),
            ...(spansMs === undefined
                ? {}
                : { spansMs: new Map([...spansMs].map(([stage, samples]) => [stage, delayed(samples)])) }),
        })),
    };
}

;// CONCATENATED MODULE: ./lib/gate/prove.js
/** A pass has to be believed: the measurement found something, and the gate shows that it can still fail. */



/** Adds what the self-test found; throws zero_quality or selftest_failed where the verdict can't be believed. */
function prove(verdict, law, scores, run) {
    const notices = [];
    if ((0,sanity/* allZero */.I)(law.suite, scores)) {
        if (verdict.verdict === "pass") {
            throw new errors/* GateError */.ue("zero_quality", "no query found any of its targets, and no rule minds", {
                hint: "Ids or paths of the results don't fit the suite's targets; or the index holds other documents.",
            });
        }
        notices.push({ code: "zero_quality" });
    }
    const { baseline } = law;
    if (baseline !== null)
        notices.push(...selfTest({ ...law, baseline }, run));
    return { ...verdict, notices: [...verdict.notices, ...notices] };
}

;// CONCATENATED MODULE: ./lib/gate/side-by-side.js
/** Where the base's retriever was asked beside the head's, its answers of this very job are what each law compares with. */






/**
 * `run` is the base retriever's, over the union of both suites. It takes the place of the stored baselines; where the
 * label accepts, only of the base's, whose judgement is for the record: the head's own files hold. Throws base_failed
 * where there is nothing to compare with.
 */
function sideBySide(laws, union, run, beside, tool) {
    const measured = (law, inputs) => {
        const part = union.part(run, law);
        const { config, suite } = inputs;
        const scores = (0,score/* score */.f)(suite, part, (0,gate_rules/* metricsOf */.Ps)(config), config.definition);
        // What the head has stored says nothing about the base.
        assertBaseMeasured(inputs, scores, law === "base" ? inputs.baseline : null);
        const made = makeBaseline({ ...inputs, retriever: beside.receipt }, part, scores, tool);
        return { scores, part, inputs: { ...inputs, baseline: { ...made, beside: { commit: beside.commit } } } };
    };
    const judged = measured("head", laws.head).inputs;
    const accepted = laws.acceptance === "given";
    const notices = accepted ? [{ code: "not_side_by_side", reason: "accepted" }] : [];
    const head = accepted ? laws.head : judged;
    if (laws.base === null)
        return { head, base: null, notices };
    const base = measured("base", laws.base);
    return {
        head,
        base: base.inputs,
        notices: [...notices, ...belowStored(laws.base, base.scores, base.part)],
    };
}
/** One failed query is enough: a base that scores 0 somewhere lets the head get worse there. */
function assertBaseMeasured(inputs, scores, stored) {
    const failed = scores.cases.filter((each) => each.error !== null);
    const [first] = failed;
    if (first !== undefined) {
        const count = failed.length === 1 ? "1 query" : `${failed.length} queries`;
        throw (0,errors/* failureOfBase */.LD)(new errors/* GateError */.ue("query_errors", `${count} failed, first "${first.id}": ${first.error}`));
    }
    try {
        (0,sanity/* assertMeasured */.T)(inputs.config, inputs.suite, scores, stored);
    }
    catch (error) {
        throw error instanceof errors/* GateError */.ue ? (0,errors/* failureOfBase */.LD)(error) : error;
    }
}
/**
 * The base held to its own stored baseline, as the gate would hold it: where it fails, the base directory may lack what
 * the base had, and the head is compared with too little.
 */
function belowStored(base, scores, run) {
    if (base.baseline === null)
        return [];
    const { checks } = (0,judge/* judge */.S)({ ...base, config: { ...base.config, latency: "off" } }, scores, run);
    for (const { passed, missing, secondary_to: follows, metric, scope, baseline, current } of checks) {
        if (passed || missing !== null || follows !== null || baseline === null || current === null)
            continue;
        return [{ code: "base_below_baseline", metric, scope, stored: baseline, measured: current }];
    }
    return [];
}

// EXTERNAL MODULE: ./lib/gate/two-laws.js
var two_laws = __webpack_require__(49263);
;// CONCATENATED MODULE: ./lib/pipeline.js
/**
 * The whole gate as one line: suite -> run -> scores -> verdict -> report. What touches the world comes in as ports; the
 * verdict is a value, computed once, and nothing after it can change it.
 */












/** Never rejects for a known failure: it becomes a report with verdict `error` that keeps whatever was reached. */
async function pipeline(ports) {
    let laws = null;
    let inputs = null;
    let run = null;
    let scores = null;
    let verdict = null;
    let explanation = null;
    let failure = null;
    try {
        laws = await ports.load();
        inputs = laws.head;
        const base = (0,two_laws/* baseLaw */.cn)(laws);
        const union = (0,two_laws/* unionOf */.Z6)(inputs.suite, base?.suite ?? null);
        const beside = laws.beside ?? null;
        const plan = { head: inputs, base, cases: union.cases, beside };
        const asked = await ports.retrieve(plan);
        const measured = await ports.judgeAnswers(plan, (0,two_laws/* measuredBy */.eI)(union, asked));
        run = measured.head;
        scores = (0,score/* score */.f)(inputs.suite, run, (0,gate_rules/* metricsOf */.Ps)(inputs.config), inputs.config.definition);
        if (measured.failure !== null)
            throw measured.failure;
        const sides = besideOf({ ...laws, base }, union, asked.base, ports.tool);
        inputs = sides.head;
        (0,prices/* assertPriced */.EB)(inputs.config, run);
        (0,sanity/* assertMeasured */.T)(inputs.config, inputs.suite, scores, inputs.baseline);
        const head = { law: lawOf(inputs, ports.command), scores, run };
        verdict = (0,judge/* judge */.S)(head.law, scores, run);
        verdict = prove(verdict, head.law, scores, run);
        const before = sides.base && (0,two_laws/* judgeBase */.fL)(sides.base, measured.base, laws.acceptance);
        verdict = (0,two_laws/* combine */.kg)(verdict, before?.verdict ?? null, {
            ...laws,
            notices: [...laws.notices, ...sides.notices, ...(asked.notices ?? [])],
        });
        const judged = { head, base: before?.judgement ?? null };
        ({ verdict, explanation } = await explain(verdict, judged, ports.probe ?? null));
        if (beside === null)
            requireBaseline(inputs, ports.command);
    }
    catch (error) {
        failure = (0,gate_failure/* failureOf */.P)(error);
        verdict = (0,gate_failure/* failed */.g)(failure, inputs, verdict);
    }
    const receipt = laws && (0,two_laws/* receiptOf */.W7)(laws);
    return sealed({ verdict, failure, inputs, laws: receipt, run, scores, explanation }, ports);
}
/** The report with what follows from it: the baseline to adopt, and the digest over the whole. */
function sealed(judged, ports) {
    const { failure, inputs, run, scores } = judged;
    const sound = failure === null || failure.code === "baseline_missing";
    const newBaseline = sound && inputs && run && scores ? makeBaseline(inputs, run, scores, ports.tool) : null;
    const report = { tool: ports.tool, ...judged, newBaseline, deterministicDigest: null };
    return { ...report, deterministicDigest: scores === null ? null : ports.digest(report) };
}
/** The laws as they are, where no base was asked beside. */
function besideOf(laws, union, run, tool) {
    const { head, base, beside } = laws;
    if (!beside)
        return { head, base, notices: [] };
    if (run === null)
        throw new errors/* GateError */.ue("base_failed", "the base's retriever was not asked");
    return sideBySide(laws, union, run, beside, tool);
}
function lawOf(inputs, command) {
    return command === "record" ? { ...inputs, baseline: null, recording: true } : inputs;
}
/** Checked after the run, so that the report brings the baseline that is missing. */
function requireBaseline(inputs, command) {
    if (command === "record" || inputs.baseline !== null)
        return;
    throw new errors/* GateError */.ue("baseline_missing", `there is no baseline ${inputs.config.baseline}`, {
        hint: `Look at the report, then commit <report-dir>/baseline.json as ${inputs.config.baseline}.`,
    });
}

// EXTERNAL MODULE: ./lib/reporters/report-json.js + 2 modules
var report_json = __webpack_require__(89148);
;// CONCATENATED MODULE: ./lib/rules/age.js
/** How long ago the baseline was recorded, as git tells it: from its last change to the commit that is judged. */


/** A quarter: after it a baseline compares with a project that nobody remembers. */
const LIMIT_DAYS = 90;
const DAY = 86_400;
const MOST_BYTES = 256 * 1024 * 1024;
/**
 * A notice where the file's last change is more than 90 days older than HEAD. No wall clock: the same commit is always
 * as old. A clone that is too shallow to show the change shows a younger one, so that the age may be understated.
 */
function baselineAge(git, { config, digests }) {
    const file = config.baseline;
    try {
        const opened = git();
        const head = opened.commit("HEAD");
        if (head === null)
            return [];
        const [now, changed] = [opened.changedAt(head, null), opened.changedAt(head, file)];
        if (now === null || changed === null)
            return [];
        const days = Math.floor((now - changed) / DAY);
        if (days <= LIMIT_DAYS || !isCommitted(opened, head, file, digests.get(file)))
            return [];
        return [{ code: "baseline_age", days, limit: LIMIT_DAYS }];
    }
    catch (error) {
        // Only a notice: without git there is none.
        if (error instanceof errors/* GateError */.ue)
            return [];
        throw error;
    }
}
/** The file that was read is the commit's own, and no fresh one beside it. */
function isCommitted(git, commit, file, digest) {
    const entry = git.entry(commit, file);
    return entry !== null && (0,read/* sha256 */.sc)(git.blob(entry.id, MOST_BYTES)) === digest;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/files/document.js
var files_document = __webpack_require__(72050);
// EXTERNAL MODULE: ./lib/files/prices.js
var files_prices = __webpack_require__(38749);
// EXTERNAL MODULE: ./lib/files/validate.js
var validate = __webpack_require__(4593);
;// CONCATENATED MODULE: ./lib/files/baseline.js
/** The baseline file. Missing, unreadable and another suite's baseline are three different outcomes. */





/** Null where the file does not exist. Throws invalid_baseline or file_unreadable for one that can't be used. */
async function loadBaseline(root, file) {
    try {
        const document = await (0,files_document/* parseDocument */.T)((0,read/* readText */.yR)(root, file, "baseline"), "invalid_baseline");
        if (isCruxe(document.value)) {
            const { readCruxeBaseline } = await __webpack_require__.e(/* import() */ 278).then(__webpack_require__.bind(__webpack_require__, 1278));
            return { baseline: readCruxeBaseline(document), digest: document.digest };
        }
        const written = (0,validate/* checkSchema */._U)(document, "baseline");
        return { baseline: readBaseline(written), digest: document.digest };
    }
    catch (error) {
        if (error instanceof errors/* GateError */.ue && error.code === "file_not_found")
            return null;
        throw error;
    }
}
/** Ours have a number there. */
function isCruxe(value) {
    return (typeof value === "object" &&
        value !== null &&
        "version" in value &&
        value.version === "retrieval-eval-baseline-v1");
}
function readBaseline(written) {
    return {
        suite: written.suite,
        definition: written.definition,
        k: written.k,
        retriever: {
            kind: written.retriever.kind,
            fingerprint: written.retriever.fingerprint,
            corpusDigest: written.retriever.corpus_digest,
        },
        ...(written.judge === undefined ? {} : { judge: written.judge }),
        tool: written.tool,
        environment: written.environment,
        timing: written.timing,
        means: {
            overall: mapOf(written.metrics.overall),
            byIntent: new Map(Object.entries(written.metrics.by_intent).map(([intent, means]) => [intent, mapOf(means)])),
        },
        latency: {
            overall: readLatency(written.latency.overall),
            byIntent: new Map(Object.entries(written.latency.by_intent).map(([intent, each]) => [intent, readLatency(each)])),
        },
        cases: new Map(Object.entries(written.cases).map(([id, each]) => [id, readCase(each)])),
        ...(written.prices === undefined ? {} : { prices: (0,files_prices/* readPrices */.R)(written.prices) }),
        ...(written.files === undefined ? {} : { files: mapOf(written.files) }),
    };
}
function readCase(written) {
    return {
        digest: written.digest,
        intent: written.intent,
        metrics: mapOf(written.metrics),
        ranks: written.ranks,
        results: written.results,
        latencyMs: written.latency_ms,
        ...(written.spans_ms === undefined ? {} : { spansMs: mapOf(written.spans_ms) }),
    };
}
function readLatency({ spans, ...whole }) {
    if (spans === undefined)
        return whole;
    const stages = Object.entries(spans).map(([stage, each]) => [stage, readLatency(each)]);
    return { ...whole, spans: new Map(stages) };
}
function mapOf(record) {
    return new Map(Object.entries(record));
}

// EXTERNAL MODULE: ./lib/files/config.js + 2 modules
var files_config = __webpack_require__(71520);
// EXTERNAL MODULE: ./lib/files/suite.js
var files_suite = __webpack_require__(54803);
;// CONCATENATED MODULE: ./lib/files/inputs.js
/** Everything that a judgement depends on, read before anything runs. */





/** `config` and the overrides are relative to the root. Throws GateError for the first file that can't be used. */
async function loadInputs(root, config, overrides) {
    const loaded = await (0,files_config/* loadConfig */.Z)(root, config, overrides);
    const suite = await (0,files_suite/* loadSuite */.bu)(root, loaded.config.suites);
    const baseline = await loadBaseline(root, loaded.config.baseline);
    const digests = new Map([[config, loaded.digest], ...loaded.files, ...suite.digests]);
    if (baseline !== null)
        digests.set(loaded.config.baseline, baseline.digest);
    return {
        config: loaded.config,
        suite: suite.suite,
        baseline: baseline?.baseline ?? null,
        retriever: retrieverReceipt(root, loaded.config.retriever),
        digests,
    };
}
/** What decides the answers: how many queries are in flight, and how long one may take, does not. */
function identity(retriever) {
    const idle = new Set(["concurrency", "startup_timeout_ms", "timeout_ms", "total_timeout_ms"]);
    return Object.fromEntries(Object.entries(retriever).filter(([key]) => !idle.has(key)));
}
/** `root` is the folder that the retriever runs in: its data is digested. */
function retrieverReceipt(root, retriever) {
    const data = retriever.kind === "run" ? retriever.path : retriever.kind === "bm25" ? retriever.corpus : null;
    return {
        kind: retriever.kind,
        fingerprint: (0,read/* sha256 */.sc)((0,canonical_json/* compactCanonical */.SM)(identity(retriever))),
        corpusDigest: data === null ? null : (0,read/* sha256 */.sc)((0,read/* readBytes */.io)(root, data, "corpus", read/* JSON_LIMIT */.Vz)),
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/rules/blobs.js
/** A commit's files in place of the work tree's: plain blobs, and others only where a digest vouches for them. */


function find(git, commit, path) {
    const entry = git.entry(commit, path);
    if (entry !== null)
        return classify(entry.mode, entry.id, path);
    const folders = path.split("/").slice(0, -1);
    for (let depth = 1; depth <= folders.length; depth++) {
        const at = folders.slice(0, depth).join("/");
        const folder = git.entry(commit, at);
        if (folder === null)
            break;
        const found = classify(folder.mode, folder.id, at);
        if (found.kind === "link" || found.kind === "submodule")
            return found;
    }
    return { kind: "absent" };
}
function classify(mode, id, at) {
    switch (mode) {
        case "100644":
        case "100755":
            return { kind: "file", id };
        case "120000":
            return { kind: "link", at };
        case "160000":
            return { kind: "submodule", at };
        default:
            return { kind: "absent" };
    }
}
/**
 * The root of a commit. A file that is no blob there (in a submodule, a Git LFS pointer, generated, downloaded) is taken
 * from the work tree where its SHA-256 is the vouched or the pointer's one. Its reads throw `file_not_found`, and
 * `base_file` for a link, or for a copy that nothing vouches for.
 */
function commitRoot(workTree, git, commit, vouched) {
    return {
        directory: workTree.directory,
        read: (file, what, limit) => {
            const found = find(git, commit, file);
            if (found.kind === "link")
                throw linked(what, file, found.at);
            const digests = vouched.has(file) ? [vouched.get(file)] : [];
            if (found.kind === "file") {
                const bytes = git.blob(found.id, limit);
                const pointed = lfsDigest(bytes);
                return pointed === null ? bytes : copy(workTree, file, what, limit, [pointed, ...digests]);
            }
            if (digests.length > 0)
                return copy(workTree, file, what, limit, digests);
            if (found.kind === "absent") {
                throw new errors/* GateError */.ue("file_not_found", `${what} ${file} is not in the base ${commit.slice(0, 12)}`);
            }
            throw unvouched(what, file, `is in the submodule ${found.at}`);
        },
    };
}
function copy(workTree, file, what, limit, digests) {
    const bytes = (0,read/* readBytes */.io)({ directory: workTree.directory }, file, what, limit);
    if (digests.includes((0,read/* sha256 */.sc)(bytes)))
        return bytes;
    throw unvouched(what, file, "is no file of the base, and the copy here is another than the base's baseline was recorded with");
}
function linked(what, file, at) {
    const which = at === file ? "is a symbolic link" : `is behind the symbolic link ${at}`;
    return new errors/* GateError */.ue("base_file", `${what} ${file} ${which} in the base`, {
        hint: "Rules are read from plain files: commit the file itself in place of the link.",
    });
}
function unvouched(what, file, why) {
    return new errors/* GateError */.ue("base_file", `${what} ${file} ${why}`, {
        hint: "Such a file is trusted where its SHA-256 is the one under `files` in the base's baseline; record a baseline with it.",
    });
}
/** The digest that a Git LFS pointer (spec v1, at most 1024 bytes) names, or null for any other file. */
function lfsDigest(bytes) {
    if (bytes.length > 1024)
        return null;
    const text = bytes.toString("latin1");
    if (!text.startsWith("version https://git-lfs.github.com/spec/v1\n"))
        return null;
    return /^oid sha256:([0-9a-f]{64})$/m.exec(text)?.[1] ?? null;
}

;// CONCATENATED MODULE: ./lib/rules/work-tree.js
/** Whether a folder holds a commit's files as they are: read and hashed one by one, whatever git's index says of them. */




/**
 * Every tracked file that is not what the commit has. Files that the commit does not know are not looked at: a build
 * makes them; nor are executable bits, whose loss is loud. Line ends that checkout wrote as CRLF are the commit's own, and
 * so is a Git LFS file of the right digest.
 */
function changedFiles(tree, commit) {
    return [...tree.git.tree(commit)].flatMap(([file, entry]) => {
        if (entry.mode === "160000")
            return changedSubmodule(tree, file, entry);
        const how = changeOf(tree, file, entry);
        return how === null ? [] : [{ file, how }];
    });
}
function changeOf(tree, file, { mode, id }) {
    const at = external_node_path_.join(tree.directory, file);
    const found = (0,external_node_fs_.lstatSync)(at, { throwIfNoEntry: false });
    if (found === undefined)
        return "missing";
    if (found.isSymbolicLink()) {
        const target = Buffer.from((0,external_node_fs_.readlinkSync)(at));
        return mode === "120000" && blobId(id, [target], target.length) === id ? null : "changed";
    }
    if (!found.isFile())
        return "changed";
    // Where the file system has no links, checkout writes what one points to as a file.
    if (process.platform !== "win32" && mode === "120000")
        return "changed";
    if (!sameContent(tree.git, at, id, found.size))
        return "changed";
    const beside = external_node_path_.join(tree.beside, file);
    const pointer = isPointer(at) && (0,external_node_fs_.existsSync)(beside) && !isPointer(beside);
    return pointer ? "a Git LFS pointer in place of its file" : null;
}
/** One for all: a chunk is hashed before the next one is read. */
const CHUNK = Buffer.alloc(1 << 20);
/** Text beyond this is no text that anybody edits. */
const TEXT = 64 << 20;
function sameContent(git, at, id, size) {
    if (blobId(id, chunksOf(at), size) === id)
        return true;
    const digest = lfsDigest(smallBlob(git, id));
    if (digest !== null)
        return digest === hashOf("sha256", chunksOf(at));
    if (size > TEXT)
        return false;
    const plain = Buffer.from((0,external_node_fs_.readFileSync)(at, "latin1").replaceAll("\r\n", "\n"), "latin1");
    return plain.length < size && blobId(id, [plain], plain.length) === id;
}
/** Empty for one that is too large to be a pointer. */
function smallBlob(git, id) {
    try {
        return git.blob(id, 1024);
    }
    catch {
        return Buffer.alloc(0);
    }
}
function* chunksOf(at) {
    const descriptor = (0,external_node_fs_.openSync)(at, "r");
    try {
        for (;;) {
            const read = (0,external_node_fs_.readSync)(descriptor, CHUNK);
            if (read === 0)
                return;
            yield CHUNK.subarray(0, read);
        }
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
function hashOf(algorithm, chunks, header = "") {
    const hash = (0,external_node_crypto_.createHash)(algorithm).update(header);
    for (const chunk of chunks)
        hash.update(chunk);
    return hash.digest("hex");
}
/** As git names a blob, in the repository's own kind of id (gitformat-object). */
function blobId(like, chunks, size) {
    return hashOf(like.length === 64 ? "sha256" : "sha1", chunks, `blob ${size}\0`);
}
function isPointer(at) {
    const found = (0,external_node_fs_.lstatSync)(at, { throwIfNoEntry: false });
    return found?.isFile() === true && found.size <= 1024 && lfsDigest((0,external_node_fs_.readFileSync)(at)) !== null;
}
function changedSubmodule(tree, file, { id }) {
    const [directory, beside] = [external_node_path_.join(tree.directory, file), external_node_path_.join(tree.beside, file)];
    if (isEmpty(directory)) {
        return isEmpty(beside) ? [] : [{ file, how: "a submodule that is not checked out" }];
    }
    if (!(0,external_node_fs_.existsSync)(external_node_path_.join(directory, ".git")))
        return [{ file, how: "changed" }];
    const git = tree.open(directory);
    if (git.commit("HEAD") !== id)
        return [{ file, how: "a submodule at another commit" }];
    return changedFiles({ ...tree, directory, git, beside }, id).map((each) => ({
        ...each,
        file: `${file}/${each.file}`,
    }));
}
function isEmpty(directory) {
    return !(0,external_node_fs_.existsSync)(directory) || (0,external_node_fs_.readdirSync)(directory).length === 0;
}

;// CONCATENATED MODULE: ./lib/rules/base-directory.js
/** The checkout that base and head are measured side by side with: that it is the base, as the base's commit has it. */





/**
 * Throws base_directory where it is no unchanged checkout of the base
 * commit, or where no base commit is known; base_failed where the base's retriever lacks its files there.
 */
function openBeside(laws, named, ports) {
    const commit = laws.baseCommit ?? unknownBase(laws.mode);
    const real = requireCheckout(named, commit, ports);
    if (laws.base === null)
        return { kind: "alone", reason: whyAlone(laws) };
    const config = laws.base.config.retriever;
    const beside = { commit, directory: real, config, receipt: receiptIn(real, laws.base) };
    requireTwoSystems(laws.head, beside);
    return { kind: "beside", beside };
}
function whyAlone(laws) {
    if (laws.bootstrap)
        return "bootstrap";
    return laws.unusable === null ? "config_moved" : "base_unusable";
}
function refuse(message, hint) {
    return new errors/* GateError */.ue("base_directory", message, { hint });
}
function unknownBase(mode) {
    if (mode === "default_branch") {
        throw refuse("base-directory needs the commit before this one, which this clone does not reach", "Set `fetch-depth: 2` on actions/checkout.");
    }
    throw refuse("base-directory is given, but no base commit is known to compare it with", "Name the base with `base-ref`, or check out with `fetch-depth: 0`; or remove base-directory, which compares with the stored baseline.");
}
/** The folder's real path. */
function requireCheckout({ written, directory }, commit, ports) {
    // A report holds no absolute path.
    const name = external_node_path_.isAbsolute(written) ? external_node_path_.basename(written) : written;
    const again = `Make it afresh before the gate runs: \`git worktree add --detach <base-directory> ${commit}\`.`;
    if ((0,external_node_fs_.statSync)(directory, { throwIfNoEntry: false })?.isDirectory() !== true) {
        throw refuse(`base-directory: there is no folder ${name}`, again);
    }
    const real = (0,external_node_fs_.realpathSync)(directory);
    if (real === ports.root.directory) {
        throw refuse("base-directory is the checkout under test itself", again);
    }
    if (!(0,external_node_fs_.existsSync)(external_node_path_.join(real, ".git"))) {
        throw refuse(`base-directory ${name} is not the top of a git work tree`, `Name the folder that holds \`.git\`. ${again}`);
    }
    const found = ports.open(real).commit("HEAD");
    if (found !== commit) {
        throw refuse(`base-directory ${name} is at ${found ?? "no commit"}, the base is ${commit}`, `The base is the first parent of the merge commit; \`pull_request.base.sha\` of the event goes stale. ${again}`);
    }
    requireUnchanged(name, real, commit, ports);
    return real;
}
/** How many files a message names. */
const NAMED = 5;
function requireUnchanged(name, real, commit, { root, open }) {
    const tree = { directory: real, git: open(root.directory), open, beside: root.directory };
    const changed = changedFiles(tree, commit);
    if (changed.length === 0)
        return;
    const named = changed.slice(0, NAMED).map(({ file, how }) => `${file} (${how})`);
    const more = changed.length > NAMED ? ` and ${changed.length - NAMED} more` : "";
    throw refuse(`base-directory ${name} is not as ${commit.slice(0, 12)} has it: ${named.join(", ")}${more}`, "Build the base without changing files that git tracks, and check it out with the submodules and Git LFS files that the head has, without `sparse-checkout`.");
}
function receiptIn(directory, base) {
    try {
        return retrieverReceipt({ directory }, base.config.retriever);
    }
    catch (error) {
        throw error instanceof errors/* GateError */.ue ? (0,errors/* failureOfBase */.LD)(error) : error;
    }
}
/** A server that runs already is the same one for both: it would be compared with itself, and pass. */
function requireTwoSystems(head, { config, receipt }) {
    const url = config.kind === "http" || config.kind === "mcp" ? config.url : null;
    const ours = config.kind === "http" && config.start !== null;
    if (url === null || ours || receipt.fingerprint !== head.retriever.fingerprint)
        return;
    throw refuse(`base and head would both ask the server at ${url}, which is compared with itself then`, "Let the gate start the server from each checkout (`retriever.start` with `{{port}}`), or remove base-directory.");
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./lib/rules/git.js
/**
 * Reads commits, trees and blobs of the repository, and nothing else: no work tree, no hooks, no converters, no network.
 * Synchronous, as all reading before the first query is.
 */


/** Git answers in milliseconds; a minute is a hang. */
const TIMEOUT_MS = 60_000;
const SMALL = 16 * 1024 * 1024;
/** A tree of five million files. */
const LISTING = 512 * 1024 * 1024;
const FULL_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/**
 * `root` is absolute and holds `.git`; `environment` is the process's. Throws `git_missing` where there is no git on the
 * PATH, and `no_repository` where `root` is none.
 */
function openGit(root, environment) {
    const ask = (args, limit = SMALL) => run(root, environment, args, limit);
    const opened = ask(["rev-parse", "--git-dir"]);
    if (!opened.ok) {
        throw new errors/* GateError */.ue("no_repository", `this is no git repository: ${opened.stderr}`, {
            hint: "Run actions/checkout before the gate, in the same job; the rules of the base are read from its objects.",
        });
    }
    return {
        commit: (revision) => {
            const id = line(ask(["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`]));
            return id !== null && FULL_ID.test(id) ? id : null;
        },
        has: (commit) => ask(["cat-file", "-e", `${commit}^{commit}`]).ok,
        parents: (commit) => parentsOf(must(ask(["cat-file", "commit", commit]), `commit ${commit}`).toString("latin1")),
        mergeBase: (a, b) => line(ask(["merge-base", a, b])),
        symbolicRef: (ref) => line(ask(["symbolic-ref", "--quiet", ref])),
        entry: (commit, path) => entryOf(must(ask(["ls-tree", "-z", "--full-tree", commit, "--", path]), path), path),
        paths: (commit) => {
            const listing = must(ask(["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit], LISTING), commit);
            return listing.toString("utf8").split("\0").filter(Boolean);
        },
        changedAt: (commit, path) => {
            const found = line(ask(["rev-list", "-1", "--timestamp", commit, ...(path === null ? [] : ["--", path])]));
            return found === null ? null : Number(found.split(" ")[0]);
        },
        tree: (commit) => {
            const listing = must(ask(["ls-tree", "-r", "-z", "--full-tree", commit], LISTING), commit);
            return new Map(recordsOf(listing).map(({ name, entry }) => [name, entry]));
        },
        blob: (id, limit) => readBlob(ask, id, limit),
    };
}
/** The caller's variables without git's own: GIT_DIR and its kind redirect what is read. */
function cleanEnvironment(environment) {
    const kept = Object.entries(environment).filter(([name]) => !/^GIT_/i.test(name));
    return {
        ...Object.fromEntries(kept),
        LC_ALL: "C",
        GIT_CONFIG_NOSYSTEM: "1",
        GIT_CONFIG_GLOBAL: "/dev/null",
        GIT_TERMINAL_PROMPT: "0",
        GIT_OPTIONAL_LOCKS: "0",
        GIT_NO_LAZY_FETCH: "1",
    };
}
function run(root, environment, args, limit) {
    const safe = [
        "protocol.allow=never",
        `safe.directory=${root}`,
        "core.hooksPath=/dev/null",
        "core.fsmonitor=false",
    ].flatMap((setting) => ["-c", setting]);
    const ended = (0,external_node_child_process_.spawnSync)("git", ["--no-replace-objects", "--literal-pathspecs", ...safe, ...args], {
        cwd: root,
        env: cleanEnvironment(environment),
        maxBuffer: limit,
        timeout: TIMEOUT_MS,
        killSignal: "SIGKILL",
        windowsHide: true,
        stdio: ["ignore", "pipe", "pipe"],
    });
    const code = ended.error === undefined ? null : ended.error.code;
    if (code === "ENOENT") {
        throw new errors/* GateError */.ue("git_missing", "there is no `git` on the PATH", {
            hint: "Install git in the job's image before actions/checkout; without it checkout downloads an archive that has no history.",
            cause: ended.error,
        });
    }
    if (code !== null && code !== "ENOBUFS")
        throw failed(String(code), args, ended.error);
    const said = String(ended.stderr ?? "")
        .trim()
        .split("\n");
    // A missing object is told after warnings of what git tried.
    const stderr = said.find((text) => !text.startsWith("warning:")) ?? said[0];
    return { ok: ended.status === 0, stdout: ended.stdout, stderr, overflow: code === "ENOBUFS" };
}
function failed(reason, args, cause) {
    return new errors/* GateError */.ue("git_failed", `git ${args[0]} failed: ${reason}`, { cause });
}
function line(answer) {
    const text = answer.ok ? answer.stdout.toString("utf8").trim() : "";
    return text === "" ? null : text;
}
/** Stdout, or the reason why there is none: an object that is not in this clone is the caller's to explain. */
function must(answer, what) {
    if (answer.ok)
        return answer.stdout;
    if (absentObject(answer))
        throw incomplete(what);
    throw new errors/* GateError */.ue("git_failed", `git can't read ${what}: ${answer.stderr || "no answer"}`);
}
function absentObject({ stderr }) {
    return /not allowed|could not fetch|promisor|bad object|bad file|unable to read|not a tree object|not a valid object/i.test(stderr);
}
function incomplete(what) {
    return new errors/* GateError */.ue("shallow_clone", `${what} is not in this clone`, {
        hint: "Check out with `fetch-depth: 2` (or 0), and without `filter` and `sparse-checkout`.",
    });
}
function parentsOf(commit) {
    const header = commit.slice(0, commit.indexOf("\n\n"));
    return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1]);
}
function entryOf(listing, path) {
    return recordsOf(listing).find(({ name }) => name === path)?.entry ?? null;
}
function recordsOf(listing) {
    return listing
        .toString("utf8")
        .split("\0")
        .flatMap((record) => {
        const [, mode, id, name] = /^(\d{6}) [a-z]+ ([0-9a-f]+)\t([\s\S]*)$/.exec(record) ?? [];
        return mode === undefined || id === undefined || name === undefined
            ? []
            : [{ name, entry: { mode, id } }];
    });
}
function readBlob(ask, id, limit) {
    const answer = ask(["cat-file", "blob", id], limit + 1);
    if (answer.overflow || answer.stdout.length > limit) {
        throw new errors/* GateError */.ue("file_too_large", `a file of the base has more than ${limit} bytes`, {
            hint: "Split the file.",
        });
    }
    return must(answer, `blob ${id}`);
}

;// CONCATENATED MODULE: ./lib/rules/acceptance.js
const ACCEPT_LABEL = "retrieval-gate:accept";
/**
 * The label counts where adding it started this run. A re-run replays the event, so it still counts there; among the
 * labels that the pull request merely has, it may have been given to an earlier commit, so it does not.
 */
function acceptanceOf(event) {
    if (event === null || event.pullRequest === null)
        return "impossible";
    const given = event.name === "pull_request" && event.action === "labeled" && event.label === ACCEPT_LABEL;
    return given ? "given" : "possible";
}

;// CONCATENATED MODULE: ./lib/rules/base.js
/** Which commit's rules a change is held against. */

/**
 * On a pull request the first parent of the merge commit that GitHub made, in the merge queue and on the default branch
 * the commit before, elsewhere `baseRef` or the merge base with the default branch. `open` is called where git is
 * needed. Throws `git_missing`, `no_repository`, `shallow_clone`, `unsafe_base`, `base_not_found`.
 */
function findBase(event, baseRef, open) {
    if (event !== null && event.pullRequest !== null) {
        const git = open();
        return { mode: "pull_request", commit: mergedInto(git, event.sha, event.pullRequest.headSha), git };
    }
    if (event !== null && onDefaultBranch(event))
        return before(open);
    if (baseRef !== null) {
        const git = open();
        return { mode: "base_ref", commit: base_named(git, baseRef), git };
    }
    return branchedFrom(event, open);
}
function onDefaultBranch(event) {
    if (event.name === "merge_group")
        return true;
    return (event.name === "push" && event.defaultBranch !== null && event.ref === `refs/heads/${event.defaultBranch}`);
}
/** The base's tip, into which GitHub merged the head for this run. `pull_request.base.sha` of the event goes stale. */
function mergedInto(git, sha, headSha) {
    const head = git.commit("HEAD");
    if (head === null)
        throw unsafe("HEAD names no commit", CHECK_OUT_DEFAULT);
    if (head !== sha) {
        if (head === headSha)
            throw unsafe("the pull request's own head is checked out, not its merge into the base", REMOVE_REF);
        throw unsafe(`HEAD is ${head}, but this run is for ${sha ?? "no commit (GITHUB_SHA is not set)"}`, CHECK_OUT_DEFAULT);
    }
    const parents = git.parents(head);
    if (parents.length !== 2 || parents[1] !== headSha) {
        const reason = parents.length === 2
            ? `its second parent is ${parents[1]}, not the pull request's head ${headSha}`
            : `it has ${parents.length} parents, not two`;
        throw unsafe(`HEAD ${head} is not the merge of this pull request: ${reason}`, CHECK_OUT_DEFAULT);
    }
    const base = parents[0];
    if (git.has(base))
        return base;
    throw new errors/* GateError */.ue("shallow_clone", `the base commit ${base} is not in this clone, so its rules can't be read`, {
        hint: "Set `fetch-depth: 2` on actions/checkout.",
    });
}
const REMOVE_REF = "Remove `ref:` from actions/checkout, and set `fetch-depth: 2`: the base is the first parent of the merge commit.";
const CHECK_OUT_DEFAULT = "Let actions/checkout take the ref of the event (no `ref:`, `fetch-depth: 2`), and run the gate before any step that commits or checks out something else.";
function unsafe(message, hint) {
    return new errors/* GateError */.ue("unsafe_base", message, { hint });
}
/** What it would tell is only noticed here, so a clone without history is no error. */
function before(open) {
    const opened = openOr(open);
    if (typeof opened === "string")
        return { mode: "default_branch", commit: null, git: null };
    const head = opened.commit("HEAD");
    const parent = head === null ? undefined : opened.parents(head)[0];
    const commit = parent !== undefined && opened.has(parent) ? parent : null;
    return { mode: "default_branch", commit, git: opened };
}
function base_named(git, baseRef) {
    const commit = git.commit(baseRef) ?? git.commit(`refs/remotes/origin/${baseRef}`);
    if (commit !== null)
        return commit;
    throw new errors/* GateError */.ue("base_not_found", `base-ref "${baseRef}" names no commit of this clone`, {
        hint: "Fetch it first: `fetch-depth: 0` on actions/checkout brings every branch.",
    });
}
function branchedFrom(event, open) {
    const git = openOr(open);
    if (typeof git === "string")
        return { mode: "head_only", reason: git };
    const remote = git.symbolicRef("refs/remotes/origin/HEAD")?.replace("refs/remotes/origin/", "") ?? null;
    const name = event?.defaultBranch ?? remote;
    if (name === null)
        return { mode: "head_only", reason: "default_branch_unknown" };
    const current = event === null ? git.symbolicRef("HEAD") : event.ref;
    if (current === `refs/heads/${name}`)
        return { mode: "head_only", reason: "on_default_branch" };
    const tip = git.commit(`refs/remotes/origin/${name}`) ?? git.commit(`refs/heads/${name}`);
    const commit = tip === null ? null : git.mergeBase(tip, "HEAD");
    if (commit !== null)
        return { mode: "merge_base", commit, git };
    if (event?.name === "push")
        throw tooShallowForPush(name);
    return { mode: "head_only", reason: tip === null ? "default_branch_not_fetched" : "no_merge_base" };
}
/** A push run on a branch satisfies a required check of the pull request's: judged by itself, it would be a way round. */
function tooShallowForPush(branch) {
    return new errors/* GateError */.ue("shallow_clone", `this clone shows no common commit with ${branch}, whose rules hold`, {
        hint: "Check out with `fetch-depth: 0`, name a base with the input `base-ref`, or run on `pull_request` only.",
    });
}
function openOr(open) {
    try {
        return open();
    }
    catch (error) {
        if (error instanceof errors/* GateError */.ue && error.code === "git_missing")
            return "no_git";
        if (error instanceof errors/* GateError */.ue && error.code === "no_repository")
            return "no_repository";
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/rules/laws.js
/** Which files judge: the head's alone, or the base's as well, and what the change did to the rules. */











/** Reads every file that judges, before any retriever starts. Throws GateError for the head's files and for git. */
async function decideLaws(request, event, ports) {
    const head = await loadInputs(ports.root, request.config, request.overrides);
    const base = request.command === "record"
        ? { mode: "head_only", reason: "record" }
        : findBase(event, request.baseRef, ports.git);
    const ignored = request.baseRef !== null && (base.mode === "pull_request" || base.mode === "default_branch");
    const notices = ignored ? [{ code: "base_ref_ignored" }] : [];
    if (base.mode === "head_only")
        notices.push({ code: "head_only", reason: base.reason });
    const policyDigest = { head: digestOf(head.config), base: null };
    const alone = { head, base: null, moved: [], unusable: null, links: [], policyDigest };
    const common = { mode: base.mode, acceptance: acceptanceOf(event), label: ACCEPT_LABEL };
    if (base.mode === "head_only" || base.git === null || base.commit === null) {
        return { ...common, ...alone, baseCommit: null, bootstrap: false, findings: [], notices };
    }
    const change = await changeSince(base.git, base.commit, head, request, ports.root);
    if (change === null) {
        notices.push({ code: "bootstrap" });
        return { ...common, ...alone, baseCommit: base.commit, bootstrap: true, findings: [], notices };
    }
    return {
        ...common,
        ...change,
        policyDigest: { ...policyDigest, base: change.base && digestOf(change.base.config) },
        baseCommit: base.commit,
        bootstrap: false,
        findings: ports.weakening(change),
        notices,
    };
}
function digestOf(config) {
    return (0,read/* sha256 */.sc)((0,canonical_json/* compactCanonical */.SM)(policyOf(config)));
}
/** Null where the base has no gate at all. */
async function changeSince(git, commit, head, request, root) {
    const moved = find(git, commit, request.config).kind === "absent" ? rulingFiles(git, commit, head) : [];
    if (moved === null)
        return null;
    const config = moved.length === 0 ? request.config : renamedFrom(git, moved);
    const links = [...head.digests.keys()].filter((file) => find(git, "HEAD", file).kind === "link");
    const common = { head, moved, links };
    if (config === null)
        return { ...common, base: null, unusable: null };
    try {
        const base = await loadBase(git, commit, root, config, request.overrides);
        return { ...common, base, unusable: null };
    }
    catch (error) {
        // The way out of a broken base leads through a change like this one, so it must stay acceptable: no error.
        if (!(error instanceof errors/* GateError */.ue) || !isOfFiles(error))
            throw error;
        const details = error.problems.slice(0, 3).map((problem) => problem.message);
        return {
            ...common,
            base: null,
            unusable: { file: config, reason: [error.message, ...details].join("; ") },
        };
    }
}
/** Failures that are the base's files' own, not the clone's. */
function isOfFiles(error) {
    return error.exitCode === 2 && error.code !== "shallow_clone" && error.code !== "git_failed";
}
/** Workflows are often called like the config that they use. */
const CONFIG_NAME = /(?:^|\/)retrieval-gate[^/]*\.(?:yaml|yml|json)$/;
const WORKFLOWS = ".github/";
/** Files of the base that show that it is gated, though not by the head's config; null where it is not gated. */
function rulingFiles(git, commit, head) {
    const configs = git.paths(commit).filter((path) => CONFIG_NAME.test(path) && !path.startsWith(WORKFLOWS));
    if (configs.length > 0)
        return configs;
    const { baseline } = head.config;
    return find(git, commit, baseline).kind === "absent" ? null : [baseline];
}
/** The one config of the base that the head lacks: the head's is its successor. */
function renamedFrom(git, configs) {
    const gone = configs.filter((path) => CONFIG_NAME.test(path) && find(git, "HEAD", path).kind === "absent");
    return gone.length === 1 ? gone[0] : null;
}
/** As loadInputs, from the commit: the baseline first, since it vouches for suite files that are no blobs. */
async function loadBase(git, commit, root, file, overrides) {
    const blobs = commitRoot(root, git, commit, new Map());
    const { config, digest } = await (0,files_config/* loadConfig */.Z)(blobs, file, overrides);
    const loaded = await loadBaseline(blobs, config.baseline);
    const baseline = loaded?.baseline ?? null;
    const suite = await (0,files_suite/* loadSuite */.bu)(commitRoot(root, git, commit, vouchedBy(baseline)), config.suites);
    const digests = new Map([[file, digest], ...suite.digests]);
    if (loaded !== null)
        digests.set(config.baseline, loaded.digest);
    const { retriever } = config;
    return {
        config,
        suite: suite.suite,
        baseline,
        // The base's retriever never runs here: what matters of it is its kind.
        retriever: { kind: retriever.kind, fingerprint: (0,read/* sha256 */.sc)((0,canonical_json/* compactCanonical */.SM)(retriever)), corpusDigest: null },
        digests,
    };
}
function vouchedBy(baseline) {
    return baseline?.files ?? new Map();
}

;// CONCATENATED MODULE: ./lib/cli/comparable.js
/** Refuses to compare numbers that mean different things. */


/** Throws not_comparable, naming every field that differs. */
function requireComparable(inputs) {
    const { config, suite, baseline } = inputs;
    if (baseline === null)
        return;
    const found = (0,comparable/* differences */.t)(config, suite, baseline);
    if (found.length === 0)
        return;
    throw new errors/* GateError */.ue("not_comparable", `${config.baseline} can't be compared with this run`, {
        problems: found.map((each) => ({
            file: config.baseline,
            pointer: `/${each.field.replaceAll(".", "/")}`,
            message: `${each.field} is ${each.baseline} in the baseline and ${each.current} in this run`,
        })),
        hint: "Use the definition that the baseline was recorded with, or record a new baseline and say so in the pull request.",
    });
}

// EXTERNAL MODULE: ./lib/files/formats/lines.js
var formats_lines = __webpack_require__(70987);
;// CONCATENATED MODULE: ./lib/files/verdicts.js
/** The judge's cache: JSON Lines of verdicts, each under the SHA-256 of what was asked. */






/** Empty where there is no such file. Throws invalid_verdicts with every line that is wrong, and as readText. */
function loadVerdicts(root, file) {
    const text = textOf(root, file);
    const verdicts = new Map();
    const lines = new Map();
    const problems = [];
    (0,formats_lines/* jsonObjects */.T5)({ file, text }, problems, (value, line) => {
        const read = checkLine(file, value, line, problems);
        if (read === null)
            return;
        const earlier = verdicts.get(read.key);
        // Two branches that were merged may both have asked: that is no trouble where the answer was one.
        if (earlier !== undefined && (0,canonical_json/* compactCanonical */.SM)(earlier) !== (0,canonical_json/* compactCanonical */.SM)(read)) {
            const message = `key ${read.key} has another verdict on line ${lines.get(read.key)}; remove one of the two`;
            problems.push({ file, line, message });
        }
        verdicts.set(read.key, read);
        lines.set(read.key, line);
    });
    if (problems.length > 0)
        throw (0,validate/* invalid */.Gq)("invalid_verdicts", "judge.cache", file, problems);
    return verdicts;
}
function textOf(root, file) {
    try {
        return (0,read/* readText */.yR)(root, file, "judge.cache").text;
    }
    catch (error) {
        if (error instanceof errors/* GateError */.ue && error.code === "file_not_found")
            return "";
        throw error;
    }
}
function checkLine(file, value, line, problems) {
    try {
        return (0,validate/* checkSchema */._U)({ file, value, digest: "", lineOf: () => line }, "verdicts");
    }
    catch (error) {
        if (!(error instanceof errors/* GateError */.ue))
            throw error;
        problems.push(...error.problems);
        return null;
    }
}
/** One line a verdict, by key: the same verdicts are the same bytes, and two branches rarely touch the same place. */
function verdictLines(verdicts) {
    return [...verdicts]
        .toSorted((a, b) => (0,order/* compareCodePoints */.O)(a.key, b.key))
        .map((each) => `${(0,canonical_json/* compactCanonical */.SM)(each)}\n`)
        .join("");
}

;// CONCATENATED MODULE: ./lib/cli/progress.js
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

// EXTERNAL MODULE: ./lib/cli/write-file.js
var write_file = __webpack_require__(44168);
;// CONCATENATED MODULE: ./lib/cli/judge-answers.js
/** The judge's step of a run: its cache in, samples for both laws, its cache out. */








/** Read before the retriever starts, so that a broken line costs nobody a run. */
function readCache(root, { judge }) {
    return judge === undefined ? new Map() : loadVerdicts(root, judge.cache);
}
/** A run that failed, or that no verdict can come of, is not judged: what it would cost buys nothing. */
async function judgeRun(root, known, plan, measured, ports) {
    const { judge } = plan.head.config;
    if (judge === undefined || measured.failure !== null || !isSound(plan.head, measured.head))
        return measured;
    const { judgeAnswers } = await __webpack_require__.e(/* import() */ 359).then(__webpack_require__.bind(__webpack_require__, 13359));
    const head = tasksOf(plan.head, measured.head);
    const base = plan.base === null ? [] : tasksOf(plan.base, measured.base);
    const progress = showProgress({ line: ports.line, print: ports.progress, now: () => performance.now() });
    const judged = await judgeAnswers(judge, [...head, ...base], {
        environment: ports.environment,
        signal: ports.signal,
        known,
        progress: (done, total) => progress("judging", done, total),
    });
    const { samples, spending, failure } = judged;
    const kept = await keep(root, judge, known, judged.added);
    return {
        head: { ...withSamples(measured.head, head, samples), judging: spending },
        base: withSamples(measured.base, base, samples.slice(head.length)),
        failure: failure ?? kept,
    };
}
function isSound({ config, suite, baseline }, run) {
    try {
        (0,sanity/* assertMeasured */.T)(config, suite, (0,score/* score */.f)(suite, run, (0,gate_rules/* metricsOf */.Ps)(config), config.definition), baseline);
        return true;
    }
    catch (error) {
        if (error instanceof errors/* GateError */.ue)
            return false;
        throw error;
    }
}
/** Every metric that the law names, of every case that asks for an answer. */
function tasksOf({ config, suite }, run) {
    const metrics = (0,answers/* judgedMetrics */.PH)(config);
    const runs = new Map(run.cases.map((each) => [each.caseId, each]));
    return suite.cases.flatMap((subject) => {
        const own = runs.get(subject.id);
        if (own === undefined || subject.expectEmpty)
            return [];
        return metrics.map((metric) => ({ case: subject, run: own, metric }));
    });
}
/** `samples` begin with those of the tasks. */
function withSamples(run, tasks, samples) {
    const byCase = new Map();
    for (const [index, task] of tasks.entries()) {
        const own = byCase.get(task.case.id) ?? new Map();
        byCase.set(task.case.id, own.set(task.metric, samples[index]));
    }
    return {
        ...run,
        cases: run.cases.map((each) => {
            const judged = byCase.get(each.caseId);
            return judged === undefined ? each : { ...each, judged };
        }),
    };
}
/** What was paid for is kept, whatever became of the run; a cache with nothing new stays as it is, to the byte. */
async function keep(root, judge, known, added) {
    if (added.length === 0)
        return null;
    try {
        await (0,write_file/* writeWhole */.f)(root, judge.cache, verdictLines([...known.values(), ...added]));
        return null;
    }
    catch (error) {
        if (error instanceof errors/* GateError */.ue)
            return error;
        throw error;
    }
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/gate/ratio-checks.js + 1 modules
var ratio_checks = __webpack_require__(64383);
// EXTERNAL MODULE: ./lib/retrievers/log.js
var retrievers_log = __webpack_require__(2817);
;// CONCATENATED MODULE: ./lib/retrievers/registry.js
/** Every kind of retriever. Adding one is one file, one entry here and one test. */
const RETRIEVERS = [
    {
        kind: "command",
        meaning: "A program that answers JSON Lines on standard input and output, kept running or started per query",
        load: async (config, ports) => (await Promise.all(/* import() */[__webpack_require__.e(243), __webpack_require__.e(643)]).then(__webpack_require__.bind(__webpack_require__, 85643))).commandRetriever(config, ports),
    },
    {
        kind: "http",
        meaning: "A server that answers JSON over HTTP, already running or started by the gate",
        load: async (config, ports) => (await Promise.all(/* import() */[__webpack_require__.e(243), __webpack_require__.e(331), __webpack_require__.e(700)]).then(__webpack_require__.bind(__webpack_require__, 43700))).httpRetriever(config, ports),
    },
    {
        kind: "mcp",
        meaning: "A tool of a Model Context Protocol server, over standard input and output or HTTP",
        load: async (config, ports) => (await Promise.all(/* import() */[__webpack_require__.e(243), __webpack_require__.e(331), __webpack_require__.e(857)]).then(__webpack_require__.bind(__webpack_require__, 45857))).mcpRetriever(config, ports),
    },
    {
        kind: "module",
        meaning: "An ES module whose default export is (query, { k, signal }) => results, run in a child process",
        load: async (config, ports) => (await Promise.all(/* import() */[__webpack_require__.e(243), __webpack_require__.e(624)]).then(__webpack_require__.bind(__webpack_require__, 80243))).moduleRetriever(config, ports),
    },
    {
        kind: "run",
        meaning: "A recorded run: TREC format, or JSON Lines of rankings or answers; no clock",
        load: async (config, ports) => (await Promise.all(/* import() */[__webpack_require__.e(863), __webpack_require__.e(505)]).then(__webpack_require__.bind(__webpack_require__, 11505))).runRetriever(config, ports),
    },
    {
        kind: "bm25",
        meaning: "Embedded lexical search over a JSON Lines corpus or files, for a first run and as a yardstick",
        load: async (config, ports) => (await __webpack_require__.e(/* import() */ 626).then(__webpack_require__.bind(__webpack_require__, 32626))).bm25Retriever(config, ports),
    },
];
/** The retriever that the config describes; its adapter is loaded by `start`. */
function createRetriever(config, ports) {
    const kind = RETRIEVERS.find((entry) => entry.kind === config.kind);
    if (kind === undefined)
        throw new Error(`no retriever is registered for kind ${config.kind}`);
    return new LazyRetriever(() => kind.load(config, ports));
}
/** Commands that never ask a retriever pay nothing for the adapters. */
class LazyRetriever {
    #load;
    #loading = null;
    #loaded = null;
    #stopped = false;
    constructor(load) {
        this.#load = load;
    }
    async start() {
        if (this.#stopped)
            throw new Error("start was called after stop");
        this.#loading ??= this.#load();
        this.#loaded = await this.#loading;
        if (!this.#stopped)
            await this.#loaded.start();
    }
    ask(question) {
        if (this.#loaded === null)
            return Promise.reject(new Error("ask was called before start"));
        return this.#loaded.ask(question);
    }
    async stop() {
        this.#stopped = true;
        try {
            await (await this.#loading)?.stop();
        }
        catch {
            // The adapter could not be loaded: start has said so, and there is nothing to stop.
        }
    }
}

;// CONCATENATED MODULE: ./lib/run/ranking.js
/** A retriever's results become hits: named, ordered, collapsed and cut to k. */



/**
 * Order first, then cut to k. Throws retriever_answer where a result can't be named, where `order` or `collapse` needs
 * scores that are missing, and for a repeated document under `duplicates: error`.
 */
function rank(results, caseId, k, definition) {
    // Own keys before the spread, here and below: the other way round is twenty times as slow.
    const named = results.map((result, index) => {
        const docId = documentId(result, index);
        if (result.score === undefined || definition.scores === "float64")
            return { docId, ...result };
        return { docId, ...result, score: Math.fround(result.score) };
    });
    const kept = definition.ignore_identical_ids
        ? named.filter((result) => (result.id ?? result.docId) !== caseId)
        : named;
    const ordered = collapse(ranking_order(kept, definition.order), definition.collapse);
    return markRepeats(ordered.slice(0, k), definition.duplicates);
}
/**
 * `id`, else `path::qualified_name`, `path::name`, `path#start-end`, `path#` + hash of the text, `path`, `text:` + hash.
 * An id without a path names the document that `start` and `end` count in: then its chunks are `id#start-end`.
 */
function documentId(result, index) {
    const { id, path, qualifiedName, name, text, span } = result;
    if (id !== undefined)
        return span === undefined || path !== undefined ? id : chunkId(id, span);
    if (path !== undefined) {
        if (qualifiedName !== undefined)
            return `${path}::${qualifiedName}`;
        if (name !== undefined)
            return `${path}::${name}`;
        if (span !== undefined)
            return chunkId(path, span);
        return text === undefined ? path : `${path}#${shortHash(text)}`;
    }
    if (text !== undefined)
        return `text:${shortHash(text)}`;
    throw new errors/* GateError */.ue("retriever_answer", `results[${index}] has none of id, path and text`, {
        hint: "Give every result at least one of `id`, `path`, `text`, so that it can be told from the others.",
    });
}
function chunkId(document, { start, end }) {
    return `${document}#${start}-${end}`;
}
function shortHash(text) {
    return (0,external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0, 12);
}
function ranking_order(results, by) {
    if (by === "rank")
        return settleTies(results);
    const ascending = by === "score" ? 1 : -1;
    return results.toSorted((a, b) => scoreOf(b) - scoreOf(a) || ascending * (0,order/* compareCodePoints */.O)(a.docId, b.docId));
}
function scoreOf(result) {
    if (result.score !== undefined)
        return result.score;
    throw new errors/* GateError */.ue("retriever_answer", `result "${result.docId}" has no score`, {
        hint: "`definition.order: score`, `order: trec` and `collapse: max` need a score in every result; or use `order: rank`.",
    });
}
/**
 * Ranks as returned, but neighbours with equal scores by id: their order is the retriever's chance. Untouched where any
 * score is missing or all are equal, since then the scores say nothing and the order everything.
 */
function settleTies(results) {
    const first = results[0]?.score;
    if (results.some((result) => result.score === undefined))
        return results;
    if (results.every((result) => result.score === first))
        return results;
    const settled = [];
    for (let start = 0; start < results.length;) {
        let end = start + 1;
        while (end < results.length && results[end].score === results[start].score)
            end++;
        settled.push(...results.slice(start, end).toSorted((a, b) => (0,order/* compareCodePoints */.O)(a.docId, b.docId)));
        start = end;
    }
    return settled;
}
/** Chunks to documents: one entry a path (or id, without one), named by it. */
function collapse(results, how) {
    if (how === "none")
        return results;
    const best = new Map();
    for (const result of results) {
        const key = result.path ?? result.id ?? result.docId;
        const held = best.get(key);
        if (held === undefined || (how === "max" && scoreOf(result) > scoreOf(held)))
            best.set(key, { ...result, docId: key });
    }
    const documents = [...best.values()];
    if (how === "first")
        return documents;
    return documents.toSorted((a, b) => scoreOf(b) - scoreOf(a) || (0,order/* compareCodePoints */.O)(a.docId, b.docId));
}
function markRepeats(results, duplicates) {
    const seen = new Set();
    return results.map((result) => {
        const repeat = seen.has(result.docId);
        if (repeat && duplicates === "error") {
            throw new errors/* GateError */.ue("retriever_answer", `document "${result.docId}" is in the results twice`, {
                hint: "Fix the retriever, collapse chunks with `definition.collapse`, or accept repeats with `duplicates: ignore`.",
            });
        }
        seen.add(result.docId);
        return { repeat, ...result };
    });
}

;// CONCATENATED MODULE: ./lib/run/probe.js
/** Asks some cases once more, for more results than the run did. No clock, no verdict: it only looks. */


/**
 * Starts the retriever and stops it in every case. A query that errs, falls back or can't be ranked has no answer; a
 * retriever that can't go on ends it, and what was answered until then stays. Rejects only for what is no GateError.
 */
async function askAgain(plan, retriever) {
    const answers = plan.cases.map(() => null);
    try {
        await retriever.start();
        let next = 0;
        const worker = async () => {
            for (let i = next++; i < plan.cases.length; i = next++) {
                answers[i] = await ask(plan, plan.cases[i], retriever);
            }
        };
        const workers = Array.from({ length: Math.min(plan.concurrency, plan.cases.length) }, worker);
        const failed = (await Promise.allSettled(workers)).find((each) => each.status === "rejected");
        if (failed !== undefined)
            throw failed.reason;
        return { answers, failure: null };
    }
    catch (error) {
        if (error instanceof errors/* GateError */.ue)
            return { answers, failure: error.message };
        throw error;
    }
    finally {
        await retriever.stop();
    }
}
async function ask(plan, subject, retriever) {
    const { k, definition } = plan;
    const raw = await retriever.ask({ caseId: subject.id, query: subject.query, k });
    if (raw.kind === "error" || raw.degraded)
        return null;
    try {
        return { hits: rank(raw.results, subject.id, k, definition), returned: raw.results.length };
    }
    catch (error) {
        if (error instanceof errors/* GateError */.ue)
            return null;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/run/repeats.js
/** `auto` starts here. */
const FIRST_REPEATS = 5;
const MOST_REPEATS = 1000;
/** Repeats until the samples suffice or the budget ends; counts in `taken`, where it stands if a pass rejects. */
async function repeat(latency, taken, ports) {
    const auto = latency.repeats === "auto";
    const wanted = latency.repeats === "auto" ? FIRST_REPEATS : latency.repeats;
    const start = ports.now();
    for (;;) {
        if (taken.repeats >= wanted && (!auto || ports.settled()))
            return;
        if (taken.repeats >= MOST_REPEATS)
            return;
        const spent = ports.now() - start;
        // A pass that would not end in time is not begun, but one is always taken.
        const each = taken.repeats === 0 ? 0 : spent / taken.repeats;
        if (auto && taken.repeats > 0 && spent + each > latency.budget_s * 1000) {
            taken.budgetEnded = true;
            return;
        }
        await ports.pass();
        taken.repeats++;
        ports.progress(taken.repeats, Math.max(wanted, taken.repeats));
    }
}

;// CONCATENATED MODULE: ./lib/run/side.js
/** One retriever under measurement: what it answered, and whether it answers the same when asked again. */


class Side {
    #plan;
    #ports;
    #outcomes = new Map();
    #firstMs = new Map();
    /** Document ids of the first answer, by case. */
    #firstIds = new Map();
    #unstable = new Set();
    #retries = 0;
    constructor(plan, ports) {
        this.#plan = plan;
        this.#ports = ports;
    }
    /** The first answers that were timed, by case id. */
    firstTimes() {
        const timed = (id, ms) => {
            const first = this.#outcomes.get(id);
            return { ms, spans: first?.kind === "answer" ? first.spans : undefined };
        };
        return new Map([...this.#firstMs].map(([id, ms]) => [id, timed(id, ms)]));
    }
    /** Whether the case has an answer, and nothing failed since. */
    answered(id) {
        return this.#outcomes.get(id)?.kind === "answer";
    }
    get answers() {
        return [...this.#outcomes.values()].filter((outcome) => outcome.kind === "answer").length;
    }
    /** One answer for every case; concurrent where the plan allows, with the same outcome either way. */
    async qualityPass(cases, done) {
        let next = 0;
        const worker = async () => {
            for (let subject = cases[next++]; subject !== undefined; subject = cases[next++]) {
                await this.#first(subject);
                done();
            }
        };
        const workers = Array.from({ length: Math.min(this.#plan.concurrency, cases.length) }, () => worker().catch((error) => {
            next = cases.length;
            throw error;
        }));
        const ended = await Promise.allSettled(workers);
        const failed = ended.find((each) => each.status === "rejected");
        if (failed !== undefined)
            throw failed.reason;
    }
    /** Asks once more and takes the time; null where the query failed, which is the case's outcome from then on. */
    async again(subject) {
        const raw = await this.#ask(subject);
        if (raw.kind === "error") {
            this.#outcomes.set(subject.id, { kind: "error", message: `in a repeat: ${raw.message}` });
            return null;
        }
        if (idsOf(this.#answer(subject, raw)) !== this.#firstIds.get(subject.id))
            this.#unstable.add(subject.id);
        const ms = this.#elapsed(subject, raw);
        return ms === null ? null : { ms, spans: raw.spans };
    }
    measurement(cases, sampled, failure) {
        const unasked = {
            kind: "error",
            message: failure === null ? "not asked" : `not asked: ${failure.message}`,
        };
        return {
            cases: cases.map(({ id }) => {
                const spansMs = sampled.stages.get(id);
                return {
                    caseId: id,
                    outcome: this.#outcomes.get(id) ?? unasked,
                    firstMs: this.#firstMs.get(id) ?? null,
                    samplesMs: sampled.samples.get(id) ?? [],
                    ...(spansMs === undefined ? {} : { spansMs }),
                };
            }),
            timing: { ...sampled.timing, includesStart: this.#plan.clock === "with_start" },
            unstable: cases.flatMap((subject) => (this.#unstable.has(subject.id) ? [subject.id] : [])),
            retries: this.#retries,
            failure,
        };
    }
    async #ask(subject) {
        if (this.#ports.cancelled()) {
            throw new errors/* GateError */.ue("cancelled", "the run was cancelled", {
                hint: "What was measured until then is in the report.",
            });
        }
        const raw = await this.#ports.retriever.ask({
            caseId: subject.askedAs ?? subject.id,
            query: subject.query,
            k: this.#plan.k,
        });
        this.#retries += raw.retries;
        return raw;
    }
    async #first(subject) {
        const raw = await this.#ask(subject);
        if (raw.kind === "error") {
            this.#outcomes.set(subject.id, { kind: "error", message: raw.message });
            return;
        }
        const answer = this.#answer(subject, raw);
        this.#outcomes.set(subject.id, answer);
        this.#firstIds.set(subject.id, idsOf(answer));
        const elapsed = this.#elapsed(subject, raw);
        if (elapsed !== null)
            this.#firstMs.set(subject.id, elapsed);
    }
    #answer(subject, raw) {
        const { k, definition } = this.#plan;
        try {
            const hits = rank(raw.results, subject.askedAs ?? subject.id, k, definition);
            const { kind, degraded, reportedMs, spans, usage, answer } = raw;
            return {
                kind,
                hits,
                returned: raw.results.length,
                degraded,
                ...(reportedMs === undefined ? {} : { reportedMs }),
                ...(spans === undefined ? {} : { spans }),
                ...(usage === undefined ? {} : { usage }),
                ...(answer === undefined ? {} : { answer }),
            };
        }
        catch (error) {
            if (!(error instanceof errors/* GateError */.ue))
                throw error;
            throw new errors/* GateError */.ue(error.code, `case "${subject.id}": ${error.message}`, {
                ...(error.hint === undefined ? {} : { hint: error.hint }),
                cause: error,
            });
        }
    }
    /** Milliseconds by the clock that the config chose; null where a recorded run carries none. */
    #elapsed(subject, raw) {
        const { latency, clock } = this.#plan;
        if (clock === "recorded")
            return raw.reportedMs ?? null;
        if (latency === "off" || latency.source === "measured")
            return raw.elapsedMs;
        if (raw.reportedMs !== undefined)
            return raw.reportedMs;
        throw new errors/* GateError */.ue("retriever_answer", `case "${subject.id}": the answer has no latency_ms`, {
            hint: "`latency.source: reported` needs `latency_ms` in every answer; or use `source: measured`.",
        });
    }
}
function idsOf(answer) {
    return JSON.stringify(answer.hits.map((hit) => hit.docId));
}

;// CONCATENATED MODULE: ./lib/run/stages.js
class Stages {
    #byCase = new Map();
    get byCase() {
        return this.#byCase;
    }
    add(caseId, spans) {
        for (const [stage, ms] of Object.entries(spans ?? {})) {
            const own = this.#byCase.get(caseId) ?? new Map();
            this.#byCase.set(caseId, own);
            const samples = own.get(stage);
            if (samples === undefined)
                own.set(stage, [ms]);
            else
                samples.push(ms);
        }
    }
    delete(caseId) {
        this.#byCase.delete(caseId);
    }
}

;// CONCATENATED MODULE: ./lib/run/run-suite.js
/** Asks every case's query: once for quality, then in timed passes with one query in flight. */




const ASKED_TWICE = 10;
/** Starts the retriever, measures, and stops it in every case. Rejects only for what is no GateError. */
async function runSuite(plan, ports) {
    const session = new Session(plan, ports);
    try {
        await ports.retriever.start();
        await session.run();
        return session.measurement(null);
    }
    catch (error) {
        if (error instanceof errors/* GateError */.ue)
            return session.measurement(error);
        throw error;
    }
    finally {
        await ports.retriever.stop();
    }
}
/** Without timed passes some cases, evenly spread, are asked twice: a retriever that wavers is worth knowing. */
function askedTwice(cases) {
    const step = Math.max(1, Math.ceil(cases.length / ASKED_TWICE));
    return cases.filter((_, index) => index % step === 0);
}
class Session {
    #plan;
    #ports;
    #side;
    #samples = new Map();
    #taken = { source: "off", repeats: 0, budgetEnded: false };
    #stages = new Stages();
    constructor(plan, ports) {
        this.#plan = plan;
        this.#ports = ports;
        this.#side = new Side(plan, ports);
    }
    async run() {
        const { cases, latency, clock } = this.#plan;
        let done = 0;
        await this.#side.qualityPass(cases, () => this.#ports.progress("quality", ++done, cases.length));
        if (clock === "recorded") {
            if (latency !== "off")
                this.#adoptRecorded();
        }
        else if (latency === "off")
            await this.#pass(askedTwice(cases));
        else
            await this.#timedPasses(latency);
    }
    measurement(failure) {
        const sampled = { samples: this.#samples, stages: this.#stages.byCase, timing: this.#taken };
        return this.#side.measurement(this.#plan.cases, sampled, failure);
    }
    async #timedPasses(latency) {
        const { cases, settled, concurrency } = this.#plan;
        this.#taken.source = latency.source;
        if (latency.warmup === 0 && concurrency === 1) {
            this.#adopt(this.#side.firstTimes());
            this.#taken.repeats++;
        }
        for (let pass = 1; pass < latency.warmup; pass++)
            await this.#pass(cases);
        await repeat(latency, this.#taken, {
            now: this.#ports.now,
            pass: async () => this.#adopt(await this.#pass(cases)),
            settled: () => settled(this.#samples, this.#stages.byCase),
            progress: (repeats, wanted) => this.#ports.progress("latency", repeats * cases.length, wanted * cases.length),
        });
    }
    /** A recorded run is asked once: its own times are the samples where every answer has one, else latency is off. */
    #adoptRecorded() {
        const first = this.#side.firstTimes();
        if (first.size === 0 || first.size < this.#side.answers)
            return;
        this.#taken.source = "reported";
        this.#taken.repeats = 1;
        this.#adopt(first);
    }
    async #pass(cases) {
        const times = new Map();
        for (const subject of cases) {
            if (!this.#side.answered(subject.id))
                continue;
            const timed = await this.#side.again(subject);
            if (timed !== null)
                times.set(subject.id, timed);
            if (this.#side.answered(subject.id))
                continue;
            this.#samples.delete(subject.id);
            this.#stages.delete(subject.id);
        }
        return times;
    }
    #adopt(times) {
        for (const [id, { ms, spans }] of times) {
            this.#samples.set(id, [...(this.#samples.get(id) ?? []), ms]);
            this.#stages.add(id, spans);
        }
    }
}

;// CONCATENATED MODULE: ./lib/run/side-by-side.js
/**
 * Two retrievers in one job. Both are asked everything once for quality; then in blocks, each a pass over the suite in a
 * new random order, base and head one after the other for each case, so that whatever slows the machine hits both.
 */





/** Starts both retrievers, measures, and stops both in every case. Rejects only for what is no GateError. */
async function runSideBySide(plan, ports) {
    if (plan.base.clock === "recorded" || plan.head.clock === "recorded")
        return oneByOne(plan, ports);
    const session = new side_by_side_Session(plan, ports);
    try {
        await ofBase(ports.base.start());
        await ports.head.start();
        await session.run();
        return session.measurement(null);
    }
    catch (error) {
        if (error instanceof errors/* GateError */.ue)
            return session.measurement(error);
        throw error;
    }
    finally {
        await Promise.all([ports.base.stop(), ports.head.stop()]);
    }
}
/** A recorded run has no clock that could run beside another's: its own times, if any, are as they are. */
async function oneByOne(plan, ports) {
    const { cases, latency } = plan;
    const settled = () => true;
    const base = await runSuite({ ...plan.base, cases, latency, settled }, { ...ports, retriever: ports.base });
    if (base.failure !== null) {
        const failure = (0,errors/* failureOfBase */.LD)(base.failure);
        const unasked = new Side(plan.head, { retriever: ports.head, cancelled: ports.cancelled });
        const timing = { source: "off", repeats: 0, budgetEnded: false };
        return {
            base,
            head: unasked.measurement(cases, { samples: new Map(), stages: new Map(), timing }, failure),
            failure,
        };
    }
    const head = await runSuite({ ...plan.head, cases, latency, settled }, { ...ports, retriever: ports.head });
    return { base, head, failure: head.failure };
}
/** What fails in here says that it was the base's. */
async function ofBase(work) {
    try {
        return await work;
    }
    catch (error) {
        throw error instanceof errors/* GateError */.ue ? (0,errors/* failureOfBase */.LD)(error) : error;
    }
}
const SIDES = ["base", "head"];
class side_by_side_Session {
    #plan;
    #ports;
    #base;
    #head;
    #pairs = new Map();
    #stages = { base: new Stages(), head: new Stages() };
    #taken = { source: "off", repeats: 0, budgetEnded: false };
    constructor(plan, ports) {
        this.#plan = plan;
        this.#ports = ports;
        this.#base = new Side(plan.base, { retriever: ports.base, cancelled: ports.cancelled });
        this.#head = new Side(plan.head, { retriever: ports.head, cancelled: ports.cancelled });
    }
    async run() {
        const { cases, latency } = this.#plan;
        let asked = 0;
        const done = () => this.#ports.progress("quality", ++asked, 2 * cases.length);
        await ofBase(this.#base.qualityPass(cases, done));
        await this.#head.qualityPass(cases, done);
        if (latency === "off")
            await this.#block(askedTwice(cases));
        else
            await this.#timedBlocks(latency);
    }
    async #timedBlocks(latency) {
        const { cases, settled } = this.#plan;
        this.#taken.source = latency.source;
        for (let pass = 1; pass < latency.warmup; pass++)
            await this.#block(cases);
        await repeat(latency, this.#taken, {
            now: this.#ports.now,
            pass: async () => this.#adopt(await this.#block(cases)),
            settled: () => settled(this.#pairs),
            progress: (repeats, wanted) => this.#ports.progress("latency", repeats * cases.length, wanted * cases.length),
        });
    }
    measurement(failure) {
        const { cases, latency } = this.#plan;
        const timing = { ...this.#taken, ...(latency === "off" ? {} : { seed: latency.seed }) };
        const of = (side) => {
            const samples = new Map([...this.#pairs].map(([id, pairs]) => [id, pairs[side]]));
            const measured = side === "base" ? this.#base : this.#head;
            const stages = this.#stages[side].byCase;
            return measured.measurement(cases, { samples, stages, timing }, failure);
        };
        return { base: of("base"), head: of("head"), failure };
    }
    /** One sample a side and case; a case of which either side failed has none. */
    async #block(cases) {
        const times = new Map();
        const { dice } = this.#ports;
        for (const subject of dice.shuffled(cases)) {
            const baseFirst = dice.coin();
            if (!this.#base.answered(subject.id) || !this.#head.answered(subject.id))
                continue;
            const taken = { base: null, head: null };
            for (const side of baseFirst ? SIDES : SIDES.toReversed())
                taken[side] = await this.#again(side, subject);
            const { base, head } = taken;
            if (base !== null && head !== null)
                times.set(subject.id, { base, head });
        }
        return times;
    }
    #again(side, subject) {
        return side === "base" ? ofBase(this.#base.again(subject)) : this.#head.again(subject);
    }
    #adopt(times) {
        for (const [id, { base, head }] of times) {
            const known = this.#pairs.get(id) ?? { base: [], head: [] };
            this.#pairs.set(id, { base: [...known.base, base.ms], head: [...known.head, head.ms] });
            this.#stages.base.add(id, base.spans);
            this.#stages.head.add(id, head.spans);
        }
    }
}

;// CONCATENATED MODULE: ./lib/shards/stand-ins.js
/**
 * Gives every case that other shards ask the samples of one of this shard's, of its intent where the shard has any.
 * All shards take equally many repeats by the same rule, so what a bucket will have together is known here; and the
 * bootstrap draws as many blocks as there will be, so its interval is the one to expect, not the wider one of a part.
 */
function standIns(all, own) {
    const ids = new Set(own.map((each) => each.id));
    const byIntent = new Map();
    for (const each of own)
        byIntent.set(each.intent, [...(byIntent.get(each.intent) ?? []), each]);
    const dealt = new Map();
    const model = all.map(({ id, intent }) => {
        if (ids.has(id))
            return [id, id];
        const models = byIntent.get(intent) ?? own;
        const turn = dealt.get(intent) ?? 0;
        dealt.set(intent, turn + 1);
        return [id, models[turn % models.length].id];
    });
    return (samples) => new Map(model.flatMap(([id, from]) => {
        const taken = samples.get(from);
        return taken === undefined ? [] : [[id, taken]];
    }));
}

;// CONCATENATED MODULE: ./lib/cli/measure.js
/** Asks retrievers for the pipeline: one, or base and head side by side; and some cases once more where a target was lost. */













/** The two ports of the pipeline that ask; the second works on what the first was asked. */
function measurement(root, ports) {
    let asked = null;
    return {
        retrieve: (plan) => {
            asked = { plan, since: performance.now() };
            return retrieve(root, plan, ports);
        },
        probe: (cases, k) => {
            if (asked === null)
                throw new Error("probe was called before retrieve");
            return probe(asked, { cases, k }, root, ports);
        },
    };
}
/** A retriever of its own, in what is left of the run's total time. */
async function probe({ plan, since }, wanted, root, ports) {
    const { retriever, definition } = plan.head.config;
    const left = Math.floor(retriever.total_timeout_ms - (performance.now() - since));
    if (left <= 0)
        return { answers: [], failure: "the run's total_timeout_ms was used up" };
    ports.progress(`asking for ${wanted.k} results where a target was lost (${wanted.cases.length})`);
    const again = opened({ ...retriever, total_timeout_ms: left }, root.directory, ports);
    return askAgain({ ...wanted, definition, concurrency: retriever.concurrency }, again.retriever);
}
/** Both retrievers live in this job at once where there is a base beside. */
async function retrieve(root, plan, ports) {
    const environment = describeMachine();
    const now = () => performance.now();
    const progress = showProgress({ line: ports.line, print: ports.progress, now });
    const shared = { now, cancelled: () => ports.signal.aborted, progress, environment };
    const head = opened(plan.head.config.retriever, root.directory, ports);
    if (plan.beside === null) {
        const { failure, ...run } = await runSuite(planOf(plan), { ...shared, retriever: head.retriever });
        return { run: { ...run, environment, log: head.log.text() }, base: null, failure };
    }
    const base = opened(plan.beside.config, plan.beside.directory, ports);
    const pairs = pairPlanOf(plan, plan.beside.config);
    const dice = diceOf(pairs.latency === "off" ? 0 : pairs.latency.seed);
    const both = { ...shared, head: head.retriever, base: base.retriever, dice };
    const measured = await runSideBySide(pairs, both);
    const log = [head.log.text(), "[the base's retriever]\n", base.log.text()];
    return {
        run: { ...measured.head, environment, log: base.log.text() === "" ? head.log.text() : log.join("") },
        base: { ...measured.base, environment, log: "" },
        failure: measured.failure,
    };
}
function opened(config, directory, { environment, moduleHost, signal }) {
    const log = new retrievers_log/* BoundedLog */.o();
    const to = (text) => log.push(Buffer.from(text));
    const retriever = createRetriever(config, { root: directory, environment, moduleHost, signal, log: to });
    return { retriever, log };
}
function diceOf(seed) {
    const random = (0,statistics_random/* splitMix64 */.f)(seed);
    return { shuffled: (values) => (0,statistics_random/* shuffled */.A)(values, random), coin: () => random.below(2) === 0 };
}
function sideOf(retriever, { head, base }) {
    const { definition, k } = head.config;
    const { concurrency } = retriever;
    return { k, definition, latency: (0,two_laws/* latencyOf */.Wg)(head, base), concurrency, clock: clockOf(retriever) };
}
function planOf(plan) {
    const settledFor = lawsOf(plan).map(({ config, suite, baseline }) => {
        const { rules } = (0,gate_rules/* resolveRules */.SJ)(config, suite);
        const latency = (0,two_laws/* latencyOf */.Wg)(plan.head, plan.base);
        if (latency === "off")
            return () => true;
        const { definition } = plan.head.config;
        return (0,latency_checks/* latencySettled */.Mc)(rules, suite.cases, baseline, { settings: latency, definition });
    });
    const fill = standIns(plan.all ?? plan.cases, plan.cases);
    const settled = (samples, stages) => settledFor.every((enough) => enough(fill(samples), fill(stages)));
    return { ...sideOf(plan.head.config.retriever, plan), cases: plan.cases, settled };
}
function pairPlanOf(plan, base) {
    const { head, cases } = plan;
    const settledFor = lawsOf(plan).map(({ config, suite }) => {
        if (config.latency === "off")
            return () => true;
        const by = { settings: config.latency, definition: head.config.definition };
        return (0,ratio_checks/* pairsSettled */.B$)((0,gate_rules/* resolveRules */.SJ)(config, suite).rules, suite.cases, by);
    });
    return {
        cases,
        latency: (0,two_laws/* latencyOf */.Wg)(head, plan.base),
        base: sideOf(base, plan),
        head: sideOf(head.config.retriever, plan),
        settled: (pairs) => settledFor.every((enough) => enough(pairs)),
    };
}
function lawsOf({ head, base }) {
    return base === null ? [head] : [head, base];
}
function clockOf(retriever) {
    if (retriever.kind === "run")
        return "recorded";
    return retriever.kind === "command" && retriever.per_query ? "with_start" : "ours";
}
function describeMachine() {
    return {
        os: process.platform,
        arch: process.arch,
        cpu: (0,external_node_os_.cpus)()[0]?.model.trim() ?? "unknown",
        cores: (0,external_node_os_.availableParallelism)(),
        node: process.versions.node,
    };
}

// EXTERNAL MODULE: ./lib/cli/request-files.js
var request_files = __webpack_require__(54193);
// EXTERNAL MODULE: ./lib/cli/root.js
var cli_root = __webpack_require__(79520);
// EXTERNAL MODULE: ./lib/shards/split.js
var split = __webpack_require__(23925);
;// CONCATENATED MODULE: ./lib/cli/shard-request.js
/** `--shard i/n`, and what does not go together with shards. */


/** The shard that is asked for; null for all cases. Throws `usage`. */
function shardOf(request) {
    const { command, shard, baseDirectory, leaderboard, parts } = request;
    const merging = command === "merge";
    const refusals = [
        {
            when: shard !== null && merging,
            message: "merge joins all shards and is none",
            hint: "Remove shard; each part says which one it is.",
        },
        {
            when: shard !== null && command === "record",
            message: "a baseline is recorded of all cases, not of a shard",
            hint: "Run gate with the shard; the report of merge brings baseline.json.",
        },
        {
            when: shard !== null && baseDirectory !== null,
            message: "shard and base-directory don't go together",
            hint: "Side by side is measured in one job: remove one of the two.",
        },
        {
            when: shard !== null && leaderboard !== null,
            message: "a shard has no figures for a leaderboard",
            hint: "Give the leaderboard to merge.",
        },
        {
            when: merging && baseDirectory !== null,
            message: "merge asks no retriever, so base-directory has no place in it",
            hint: "Remove base-directory.",
        },
        {
            when: merging && parts.length === 0,
            message: "merge needs the folders of the parts",
            hint: "Name them: retrieval-gate merge retrieval-gate-parts.",
        },
    ];
    const refused = refusals.find(({ when }) => when);
    if (refused !== undefined)
        throw new errors/* GateError */.ue("usage", refused.message, { hint: refused.hint });
    return shard === null ? null : (0,split/* parseShard */.uK)(shard);
}

// EXTERNAL MODULE: ./lib/cli/version.js
var version = __webpack_require__(16802);
// EXTERNAL MODULE: ./lib/cli/write-outcome.js + 26 modules
var write_outcome = __webpack_require__(35951);
;// CONCATENATED MODULE: ./lib/cli/run-gate.js
/** From a request to a report on disk: opens the ports, runs the pipeline, writes what it says. Shared by CLI and action. */




















/** Known errors come back as a report with verdict `error`; it rejects only where even that can't be made. */
async function runGate(request, ports) {
    return (0,write_outcome/* writeOutcome */.gZ)(request, await judged(request, ports));
}
async function judged(request, ports) {
    try {
        const shard = shardOf(request);
        const root = (0,cli_root/* findRoot */.w)(request.workingDirectory);
        const from = external_node_path_.relative(root.directory, request.workingDirectory);
        const files = (0,request_files/* filesOf */.R)(request, root);
        const command = request.command === "record" ? "record" : "gate";
        let known = new Map();
        const judging = {
            command,
            tool: version/* TOOL */.j,
            load: async () => {
                const git = () => openGit(root.directory, ports.environment);
                const asked = { command, ...files, baseRef: request.baseRef };
                const laws = await decideLaws(asked, ports.event, { root, git, weakening: weakening });
                if (command === "gate")
                    requireComparable(laws.head);
                known = readCache(root, laws.head.config);
                const aged = command === "gate" ? baselineAge(git, laws.head) : [];
                const dated = { ...laws, notices: [...laws.notices, ...aged] };
                return request.baseDirectory === null ? dated : besideIn(request, dated, { root, ports });
            },
            ...askingOf(request, { root, from, ports }),
            judgeAnswers: (plan, measured) => judgeRun(root, known, plan, measured, ports),
            digest: (report) => (0,read/* sha256 */.sc)((0,canonical_json/* compactCanonical */.SM)((0,report_json/* deterministicPart */.W_)(report))),
        };
        if (shard === null)
            return await pipeline(judging);
        const { measureShard } = await __webpack_require__.e(/* import() */ 578).then(__webpack_require__.bind(__webpack_require__, 35578));
        return await measureShard(shard, request, { ...judging, environment: ports.environment });
    }
    catch (error) {
        return (0,write_outcome/* errorReport */.ZV)((0,gate_failure/* failureOf */.P)(error));
    }
}
/** `merge` has the shards' answers and asks nobody. */
function askingOf(request, { root, from, ports }) {
    if (request.command !== "merge")
        return measurement(root, ports);
    return {
        retrieve: async (plan) => (await __webpack_require__.e(/* import() */ 913).then(__webpack_require__.bind(__webpack_require__, 28913))).joinParts(root, from, request.parts, plan),
    };
}
/** The laws with the base directory's retriever; throws `base_directory` where it is not the base. */
function besideIn({ command, baseDirectory, workingDirectory }, laws, { root, ports }) {
    if (command === "record" || baseDirectory === null) {
        throw new errors/* GateError */.ue("usage", "a baseline is recorded from one retriever", {
            hint: "Remove base-directory.",
        });
    }
    if (laws.head.config.judge !== undefined) {
        throw new errors/* GateError */.ue("usage", "answers are judged against a stored baseline, not side by side", {
            hint: "Remove base-directory, or `judge` from the config.",
        });
    }
    const directory = external_node_path_.resolve(workingDirectory, baseDirectory);
    const open = (folder) => openGit(folder, ports.environment);
    const found = openBeside(laws, { written: baseDirectory, directory }, { root, open });
    if (found.kind === "beside")
        return { ...laws, beside: found.beside };
    return { ...laws, notices: [...laws.notices, { code: "not_side_by_side", reason: found.reason }] };
}

// EXTERNAL MODULE: ./lib/exit.js
var exit = __webpack_require__(50199);
;// CONCATENATED MODULE: ./lib/action/annotations.js

/** The runner keeps ten of a level and step. One warning stays free for what publishing has to say afterwards. */
const KEPT = { error: 10, warning: 9, notice: 10 };
/** The runner keeps 4,096 characters of a message; ours say themselves that they are cut. */
const MESSAGE_LENGTH = 4000;
/** Lines for the log, worst first as given, at most as many of a level as the runner keeps. */
function annotationLines(annotations) {
    return ["error", "warning", "notice"].flatMap((level) => annotations
        .filter((annotation) => annotation.level === level)
        .slice(0, KEPT[level])
        .map(annotationLine));
}
/** `::level file=…,line=…,title=…::message`, escaped as ActionCommand.cs of actions/runner unescapes it. */
function annotationLine({ level, title, message, file, line }) {
    const properties = [
        file === undefined ? null : `file=${property(file)}`,
        line === undefined ? null : `line=${line}`,
        `title=${property(title)}`,
    ].filter((item) => item !== null);
    return `::${level} ${properties.join(",")}::${data(message)}`;
}
function data(text) {
    return (0,reporters_escape/* capped */.uo)(text, MESSAGE_LENGTH)
        .split(/\r\n|\r|\n/u)
        .map((line) => (0,reporters_escape/* visible */.RK)(line).replaceAll("%", "%25"))
        .join("%0A");
}
function property(text) {
    return (0,reporters_escape/* visible */.RK)(text).replaceAll("%", "%25").replaceAll(":", "%3A").replaceAll(",", "%2C");
}

// EXTERNAL MODULE: ./lib/files/nearest-word.js
var nearest_word = __webpack_require__(38062);
;// CONCATENATED MODULE: ./lib/action/inputs.js
/** The action's inputs, read once into one record. */




/** Every input of action.yml. */
const INPUT_NAMES = [
    "config",
    "command",
    "suite",
    "baseline",
    "base-directory",
    "base-ref",
    "working-directory",
    "shard",
    "parts",
    "leaderboard",
    "report-dir",
    "artifact-name",
    "artifact-retention-days",
    "upload-timeout-seconds",
];
const COMMANDS = ["gate", "record", "merge"];
/** As in action.yml. */
const DEFAULT_PARTS = "retrieval-gate-parts";
/** GitHub keeps artifacts for at most 400 days, in private repositories. */
const LONGEST_RETENTION_DAYS = 400;
/** A job ends after six hours. */
const LONGEST_UPLOAD_SECONDS = 21_600;
const DEFAULT_UPLOAD_SECONDS = 120;
/**
 * Reads INPUT_* (the runner upper-cases names and keeps hyphens) and GITHUB_WORKSPACE. An empty value is the default.
 * Throws GateError `dry_run_refused`, `usage`, `file_not_found` or `outside_root`.
 */
function readInputs(environment) {
    refuseUnknown(environment);
    const text = (name) => environment[`INPUT_${name.toUpperCase()}`]?.trim() || null;
    const request = {
        command: oneOf("command", text("command") ?? "gate", COMMANDS),
        workingDirectory: workingDirectory(environment, text("working-directory")),
        config: text("config"),
        suite: text("suite"),
        baseline: text("baseline"),
        baseDirectory: text("base-directory"),
        baseRef: text("base-ref"),
        reportDir: text("report-dir"),
        shard: text("shard"),
        parts: [text("parts") ?? DEFAULT_PARTS],
        leaderboard: text("leaderboard"),
        out: null,
    };
    return { request, publish: publishSettings(environment) };
}
/** What publishing needs, with defaults where a value is unusable: a refusal has to be published too. */
function settingsOrDefaults(environment) {
    try {
        return publishSettings(environment);
    }
    catch {
        return {
            artifactName: artifactName(null),
            retentionDays: null,
            uploadTimeoutMs: DEFAULT_UPLOAD_SECONDS * 1000,
        };
    }
}
function publishSettings(environment) {
    const number = (name, max) => wholeNumber(name, environment[`INPUT_${name.toUpperCase()}`]?.trim() || null, max);
    return {
        artifactName: artifactName(environment["INPUT_ARTIFACT-NAME"]?.trim() || null),
        retentionDays: number("artifact-retention-days", LONGEST_RETENTION_DAYS),
        uploadTimeoutMs: (number("upload-timeout-seconds", LONGEST_UPLOAD_SECONDS) ?? DEFAULT_UPLOAD_SECONDS) * 1000,
    };
}
/** The runner only warns of inputs that action.yml does not know, and sets them: a typing error would go unseen. */
function refuseUnknown(environment) {
    const given = Object.keys(environment)
        .filter((key) => key.startsWith("INPUT_"))
        .map((key) => key.slice("INPUT_".length).toLowerCase())
        .toSorted();
    const dryRun = given.find((name) => name.replaceAll(/[-_]/gu, "") === "dryrun");
    if (dryRun !== undefined) {
        throw new errors/* GateError */.ue("dry_run_refused", `input "${dryRun}": a gate has no dry run`, {
            hint: "remove the input; to see the numbers without blocking, let the job run without being a required check",
        });
    }
    const unknown = given.filter((name) => INPUT_NAMES.every((known) => known !== name));
    if (unknown.length === 0)
        return;
    const said = unknown.map((name) => {
        const close = (0,nearest_word/* nearestWord */.z)(name, INPUT_NAMES);
        return close === null ? `"${name}"` : `"${name}" (did you mean "${close}"?)`;
    });
    throw new errors/* GateError */.ue("usage", `unknown input ${said.join(", ")}`, {
        hint: `valid inputs: ${INPUT_NAMES.join(", ")}`,
    });
}
function oneOf(name, value, choices) {
    const found = choices.find((choice) => choice === value);
    if (found === undefined) {
        throw new errors/* GateError */.ue("usage", `input "${name}" is "${value}"`, {
            hint: `expected one of: ${choices.join(", ")}`,
        });
    }
    return found;
}
function wholeNumber(name, value, max) {
    if (value === null)
        return null;
    const number = /^\d{1,9}$/u.test(value) ? Number(value) : Number.NaN;
    if (!(number >= 1 && number <= max)) {
        throw new errors/* GateError */.ue("usage", `input "${name}" is "${value}"`, {
            hint: `expected a whole number from 1 to ${max}`,
        });
    }
    return number;
}
function workingDirectory(environment, value) {
    const workspace = (0,external_node_path_.resolve)(environment["GITHUB_WORKSPACE"] || ".");
    const directory = (0,external_node_path_.resolve)(workspace, value ?? ".");
    const within = (0,external_node_path_.relative)(workspace, directory);
    if (within === ".." || within.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.resolve)(within) === within) {
        throw new errors/* GateError */.ue("outside_root", `input "working-directory" is "${value}", outside the workspace`, {
            hint: "give a folder of the repository, relative to its root",
        });
    }
    if (!(0,external_node_fs_.statSync)(directory, { throwIfNoEntry: false })?.isDirectory()) {
        throw new errors/* GateError */.ue("file_not_found", `input "working-directory": there is no folder "${value ?? "."}"`, {
            hint: "check the path, and that actions/checkout runs before this step",
        });
    }
    return directory;
}
/** The artifact service refuses other characters, and names of more than 100 make poor file names. */
function artifactName(value) {
    const name = (value ?? "retrieval-gate").replaceAll(/[^A-Za-z0-9._-]+/gu, "-").slice(0, 96);
    return /[A-Za-z0-9]/u.test(name) ? name : "retrieval-gate";
}

// EXTERNAL MODULE: ./lib/reporters/format.js
var format = __webpack_require__(53783);
// EXTERNAL MODULE: ./lib/reporters/rows.js
var reporters_rows = __webpack_require__(63405);
// EXTERNAL MODULE: ./lib/reporters/sentences.js + 2 modules
var sentences = __webpack_require__(83303);
;// CONCATENATED MODULE: ./lib/reporters/annotations.js




/** GitHub shows ten of a level per step, and 4,096 characters of each. */
const PER_LEVEL = 10;
const MESSAGE = 4_000;
const TITLE = 200;
const QUERY = 300;
const LABEL = 200;
/** At most ten of each level, worst first; the last one says how many were left out. */
function annotations(report) {
    const errors = [
        ...failureAnnotations(report),
        ...checkAnnotations(report),
        ...(0,reporters_rows/* worstCases */.pE)(report).map(caseAnnotation),
    ];
    const warnings = report.verdict.notices.filter(isWarning).map(noticeAnnotation);
    return [...limited(errors), ...limited(warnings)];
}
function limited(all) {
    const left = all.length - PER_LEVEL;
    return all.slice(0, PER_LEVEL).map((each, i) => {
        const more = left > 0 && i === PER_LEVEL - 1 ? `\n+${left} more in the report` : "";
        return {
            ...each,
            title: (0,reporters_escape/* visible */.RK)(each.title, TITLE),
            message: cut(each.message, MESSAGE - more.length) + more,
        };
    });
}
/** Line ends are ours and stay; escapes make a text longer, so it is cut after them. */
function cut(message, max) {
    const shown = message
        .split("\n")
        .map((line) => (0,reporters_escape/* visible */.RK)(line))
        .join("\n");
    return shown.length <= max ? shown : `${shown.slice(0, max - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
function failureAnnotations(report) {
    if (report.failure === null)
        return [];
    const { code, message, hint, problems } = report.failure;
    const whole = {
        level: "error",
        title: code,
        message: hint === null ? message : `${message}\n${hint}`,
    };
    if (problems.length === 0)
        return [whole];
    return problems.map((problem) => ({
        level: "error",
        file: problem.file,
        ...(problem.line === undefined ? {} : { line: problem.line }),
        title: code,
        message: problem.pointer ? `${problem.pointer}: ${oneLine(problem.message)}` : oneLine(problem.message),
    }));
}
/** Failed checks that no case stands for, such as a missing intent. */
function checkAnnotations(report) {
    return (0,reporters_rows/* primaryFailures */.Ic)(report)
        .filter((check) => check.cases.length === 0)
        .map((check) => ({
        level: "error",
        title: `${check.category}: ${check.metric}`,
        message: oneLine((0,sentences/* checkSentence */.YC)(check)),
    }));
}
function caseAnnotation(worst) {
    const { culprit, check, checks } = worst;
    const query = worst.case === null ? `case ${oneLine(worst.id, QUERY)}` : `query "${oneLine(worst.case.query, QUERY)}"`;
    const moves = (0,format/* isLatency */.Hh)(check.metric)
        ? [(0,format/* culpritChange */.m8)(check, culprit)]
        : (0,format/* culpritMoves */._j)(culprit, worst.case).map((move) => `${oneLine(move.label, LABEL)}: rank ${(0,format/* formatMove */.Fv)(move.before, move.after)}`);
    const message = [query, ...moves, ...checks.map((each) => oneLine((0,sentences/* checkSentence */.YC)(each)))].join("\n");
    const place = worst.case === null ? {} : { file: worst.case.place.file, line: worst.case.place.line };
    return { level: "error", ...place, title: `${check.category}: ${check.metric}`, message };
}
function oneLine(text, max = Infinity) {
    return (0,reporters_escape/* visible */.RK)((0,reporters_escape/* capped */.uo)(text, max));
}
/** Notices that put the verdict itself in doubt. */
function isWarning(notice) {
    return (notice.code === "implausible_jump" || notice.code === "cached_answers" || notice.code === "errored_cases");
}
function noticeAnnotation(notice) {
    return { level: "warning", title: notice.code, message: oneLine((0,sentences/* noticeSentence */.cv)(notice)) };
}

// EXTERNAL MODULE: ./lib/reporters/summary-md.js + 3 modules
var summary_md = __webpack_require__(70658);
// EXTERNAL MODULE: ./lib/reporters/advice.js
var advice = __webpack_require__(96328);
// EXTERNAL MODULE: ./lib/reporters/explain-words.js
var explain_words = __webpack_require__(44929);
// EXTERNAL MODULE: ./lib/reporters/headline.js
var headline = __webpack_require__(46876);
;// CONCATENATED MODULE: ./lib/reporters/intent-table.js




/** What fits 120 columns. */
const COLUMNS = 4;
const NAME = 40;
const RANK = ["failed", "missing", "secondary", "held", "reported"];
/** Rows for `layout`, a head first; none where there are no intents. At most `most` intents. */
function intentTable(report, most, colors) {
    const rows = (0,reporters_rows/* metricRows */.IN)(report).filter((row) => !(0,format/* isLatency */.Hh)(row.metric) && !(0,format/* isCount */.my)(row.metric));
    const intents = [...new Set(rows.filter((row) => row.scope !== "overall").map((row) => row.scope))];
    if (intents.length === 0)
        return [];
    const metrics = rows
        .filter((row) => row.scope === "overall")
        .map((row) => row.metric)
        .slice(0, COLUMNS);
    const sizes = new Map();
    for (const each of report.inputs?.suite.cases ?? [])
        sizes.set(each.intent, (sizes.get(each.intent) ?? 0) + 1);
    const head = {
        cells: ["by intent", "cases", ...metrics.flatMap((metric) => [(0,reporters_escape/* logLine */.BP)(metric, NAME), ""])],
        color: colors.dim,
    };
    return [
        head,
        ...intents.slice(0, most).map((scope) => {
            const own = rows.filter((row) => row.scope === scope);
            const cells = metrics.flatMap((metric) => cellsOf(own.find((row) => row.metric === metric)));
            const size = sizes.get(scope.slice("intent:".length)) ?? 0;
            return {
                cells: [`  ${(0,reporters_escape/* logLine */.BP)((0,sentences/* scopeLabel */.$o)(scope), NAME)}`, String(size), ...cells],
                color: paint(own, colors),
            };
        }),
    ];
}
function cellsOf(row) {
    if (row === undefined)
        return ["–", ""];
    const { current, delta } = (0,format/* checkNumbers */.PM)(row);
    return [current, row.delta === null || Math.abs(row.delta) < 5e-4 ? "" : (0,format/* withArrow */.mh)(delta)];
}
/** As bad as the worst of the intent's checks. */
function paint(rows, colors) {
    const worst = RANK.find((status) => rows.some((row) => row.status === status));
    if (worst === "failed" || worst === "missing")
        return colors.red;
    return worst === "secondary" ? colors.yellow : (text) => text;
}

// EXTERNAL MODULE: ./lib/reporters/problems.js
var reporters_problems = __webpack_require__(63244);
// EXTERNAL MODULE: ./lib/reporters/side-by-side.js
var side_by_side = __webpack_require__(45597);
;// CONCATENATED MODULE: ./lib/reporters/terminal.js
/** Columns and colours of a terminal. */
/** SGR codes of ECMA-48 8.3.117: each turns off only what it turned on, so that they nest. */
function palette(color) {
    const sgr = (on, off) => (text) => color ? `\u001b[${on}m${text}\u001b[${off}m` : text;
    return { bold: sgr(1, 22), dim: sgr(2, 22), red: sgr(31, 39), green: sgr(32, 39), yellow: sgr(33, 39) };
}
const GAP = "  ";
/** Aligned columns: the first and the last to the left, numbers between them to the right. */
function layout(lines) {
    const count = Math.max(...lines.map((line) => line.cells.length));
    const widths = Array.from({ length: count }, (_, i) => Math.max(...lines.map((line) => width(line.cells[i] ?? ""))));
    return lines.map(({ cells, color }) => {
        const padded = cells.map((cell, i) => {
            const space = " ".repeat(widths[i] - width(cell));
            return i === 0 || i === count - 1 ? cell + space : space + cell;
        });
        return color(padded.join(GAP).trimEnd());
    });
}
const NO_COLUMN = /\p{Mn}|\p{Me}|[\u200b-\u200d]/u;
const TWO_COLUMNS = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
/** Columns that a text takes: wide East Asian characters and emoji take two, combining marks none. */
function width(text) {
    let columns = 0;
    for (const character of text) {
        if (!NO_COLUMN.test(character))
            columns += TWO_COLUMNS.test(character) ? 2 : 1;
    }
    return columns;
}

;// CONCATENATED MODULE: ./lib/reporters/text-checks.js





/** More than fits a screen is in the report. */
const CHECKS = 20;
const CULPRITS = 3;
const MOVES = 3;
const text_checks_NAME = 40;
function acceptedLines({ verdict: { accepted = [] } }, colors) {
    if (accepted.length === 0)
        return [];
    const title = `Accepted with the label: ${(0,format/* plural */.LS)(accepted.length, "check")} that failed by the base's files`;
    const more = accepted.length > CHECKS ? [`  +${accepted.length - CHECKS} more in the report`] : [];
    const lines = accepted
        .slice(0, CHECKS)
        .map((check) => `${colors.yellow("·")} ${(0,reporters_escape/* logLine */.BP)((0,sentences/* checkSentence */.YC)(check))}  ${colors.dim(check.category)}`);
    return [title, ...lines, ...more];
}
function failedLines(report, colors, width) {
    const failed = (0,reporters_rows/* failedChecks */.HH)(report);
    const cases = { worst: (0,reporters_rows/* worstCases */.pE)(report), losses: (0,reporters_rows/* lossesById */.Kr)(report) };
    const lines = failed
        .slice(0, CHECKS)
        .map((check) => [
        text_checks_checkLine(check, colors),
        ...evidenceLine(check, colors),
        ...(check.secondary_to === null ? culpritLines(check, cases, colors, width) : []),
    ]);
    // The worst is printed last, next to the verdict.
    const shown = lines.toReversed().flat();
    return failed.length > CHECKS
        ? [`+${failed.length - CHECKS} more failed checks in the report`, ...shown]
        : shown;
}
function text_checks_checkLine(check, colors) {
    const primary = check.secondary_to === null;
    const mark = primary ? colors.red("✗") : colors.yellow("·");
    const category = primary ? check.category : `${check.category}, follows from ${check.secondary_to}`;
    return `${mark} ${(0,reporters_escape/* logLine */.BP)((0,sentences/* checkSentence */.YC)(check))}  ${colors.dim(category)}`;
}
function evidenceLine({ evidence }, colors) {
    return evidence === undefined ? [] : [colors.dim(`    ${(0,explain_words/* evidenceClause */.f5)(evidence)}`)];
}
/** Each case stands under the worst check that names it. */
function culpritLines(check, { worst, losses }, colors, width) {
    const own = worst.filter((each) => each.check === check);
    const below = check.cases.length - own.length;
    const left = own.length - Math.min(own.length, CULPRITS);
    const rest = [
        ...(left > 0 ? [(0,format/* plural */.LS)(left, "more case")] : []),
        ...(below > 0 ? [`${(0,format/* plural */.LS)(below, "case")} listed below`] : []),
    ];
    return [
        ...own.slice(0, CULPRITS).flatMap((each) => caseLines(each, losses.get(each.id), colors, width)),
        ...(rest.length > 0 ? [colors.dim(`    and ${rest.join(", ")}`)] : []),
    ];
}
function caseLines({ case: one, id, check, culprit }, loss, colors, width) {
    const name = one === null ? `case ${(0,reporters_escape/* logLine */.BP)(id, width)}` : `"${(0,reporters_escape/* logLine */.BP)(one.query, Math.max(20, width - 30))}"`;
    const change = (0,reporters_escape/* logLine */.BP)((0,format/* culpritChange */.m8)(check, culprit));
    const moves = (0,format/* isLatency */.Hh)(check.metric) ? [] : (0,format/* changedMoves */.HS)((0,format/* culpritMoves */._j)(culprit, one)).slice(0, MOVES);
    const ranks = moves.map((move) => `      ${(0,reporters_escape/* logLine */.BP)(move.label, text_checks_NAME * 2)}  rank ${(0,format/* formatMove */.Fv)(move.before, move.after)}`);
    const why = loss === undefined ? [] : [colors.dim(`      ${(0,reporters_escape/* logLine */.BP)((0,explain_words/* lossWords */.VH)(loss), width * 2)}`)];
    return [`    ${name}  ${colors.dim(change)}`, ...ranks, ...why];
}

;// CONCATENATED MODULE: ./lib/reporters/text.js












/** More than fits a screen is in the report. */
const PROBLEMS = 50;
const NOTICES = 20;
const INTENTS = 30;
const text_NAME = 40;
/** The whole run as text with a newline at the end; SGR colours only where asked for. */
function renderText(report, options) {
    const colors = palette(options.color);
    const blocks = [
        [heading(report, colors)],
        metricLines(report, colors),
        latencyLines(report, colors),
        noticeLines(report, colors, options.width),
        explainLines(report, colors, options.width),
        acceptedLines(report, colors),
        failedLines(report, colors, options.width),
        problemLines(report, colors),
        endLines(report, options, colors),
    ];
    return blocks
        .filter((lines) => lines.length > 0)
        .map((lines) => `${lines.join("\n")}\n`)
        .join("\n");
}
function heading(report, colors) {
    if (report.inputs === null)
        return colors.dim(report.tool);
    const { suite, config, baseline } = report.inputs;
    const beside = (0,side_by_side/* besideCommit */.yD)(report);
    const stored = baseline === null ? "no baseline" : `baseline ${(0,reporters_escape/* logLine */.BP)(config.baseline, text_NAME * 2)}`;
    const against = beside === null ? stored : `side by side with the base ${beside}`;
    const name = `${(0,reporters_escape/* logLine */.BP)(suite.name, text_NAME)} ${(0,reporters_escape/* logLine */.BP)(suite.revision, text_NAME)}`;
    return `${colors.bold(name)}  ${(0,format/* plural */.LS)(suite.cases.length, "case")}, k = ${config.k}, ${against}`;
}
const STATUS = {
    held: "",
    failed: "FAILED",
    secondary: "failed, follows",
    missing: "MISSING",
    reported: "not gated",
};
function statusColor(status, colors) {
    if (status === "failed" || status === "missing")
        return colors.red;
    if (status === "secondary")
        return colors.yellow;
    return status === "reported" ? colors.dim : (text) => text;
}
/** All metrics overall, then a line for each intent; latency has its own table. */
function metricLines(report, colors) {
    const rows = (0,reporters_rows/* metricRows */.IN)(report).filter((row) => row.scope === "overall" && !(0,format/* isLatency */.Hh)(row.metric));
    if (rows.length === 0)
        return [];
    const head = { cells: ["overall", "baseline", "now", "change", "limit", ""], color: colors.dim };
    const intents = intentTable(report, INTENTS, colors);
    const left = (report.scores?.means.byIntent.size ?? 0) - INTENTS;
    return [
        ...layout([head, ...rows.map((row) => metricCells(row, colors))]),
        ...(intents.length > 0 ? ["", ...layout(intents)] : []),
        ...(left > 0 ? [`+${(0,format/* plural */.LS)(left, "intent")} more in the report`] : []),
    ];
}
function metricCells(row, colors) {
    const { baseline, current, delta, limit } = (0,format/* checkNumbers */.PM)(row);
    const cells = [
        `  ${(0,reporters_escape/* logLine */.BP)(row.metric, text_NAME)}`,
        baseline,
        current,
        (0,format/* withArrow */.mh)(delta),
        limit,
        STATUS[row.status],
    ];
    return { cells, color: statusColor(row.status, colors) };
}
function latencyLines(report, colors) {
    const rows = (0,reporters_rows/* latencyRows */.uG)(report);
    if (rows.length === 0)
        return [];
    const beside = (0,side_by_side/* besideCommit */.yD)(report) !== null && report.run?.timing.seed !== undefined;
    const titles = ["latency", "samples", "p50", "baseline", "p95", "baseline", "mean"];
    const head = {
        cells: [...titles, ...(beside ? ["p50 / base's", "p95 / base's"] : []), ""],
        color: colors.dim,
    };
    const stages = (0,reporters_rows/* stageRows */.U7)(report).filter((row) => row.scope === "overall");
    const shown = [...rows.slice(0, INTENTS + 1), ...stages.slice(0, INTENTS)];
    const ratios = (row) => {
        if (!beside)
            return [];
        return side_by_side/* RATIO_METRICS */.Gz.map((metric) => (row.stage === null ? (0,side_by_side/* ratioCell */.oV)(report, row.scope, metric) : format/* NONE */.x3));
    };
    const lines = shown.map((row) => latencyLine(row, ratios(row), (0,reporters_rows/* slowerThanAllowed */.SM)(report, row), colors));
    const left = rows.length - Math.min(rows.length, INTENTS + 1);
    return [
        ...layout([head, ...lines]),
        ...(left > 0 ? [`+${(0,format/* plural */.LS)(left, "intent")} more in the report`] : []),
    ];
}
function latencyLine(row, ratios, failed, colors) {
    const { now, before } = row;
    return {
        cells: [
            `  ${(0,reporters_escape/* logLine */.BP)((0,sentences/* latencyLabel */.hs)(row), text_NAME)}`,
            String(now.samples),
            (0,format/* formatMs */._V)(now.p50_ms),
            (0,format/* formatMs */._V)(before?.p50_ms ?? null),
            (0,format/* formatMs */._V)(now.p95_ms),
            (0,format/* formatMs */._V)(before?.p95_ms ?? null),
            (0,format/* formatMs */._V)(now.mean_ms),
            ...ratios,
            failed ? STATUS.failed : "",
        ],
        color: failed ? colors.red : (text) => text,
    };
}
function noticeLines(report, colors, width) {
    const { notices } = report.verdict;
    const lines = notices
        .slice(0, NOTICES)
        .map((notice) => colors.dim(`note: ${(0,reporters_escape/* logLine */.BP)((0,sentences/* noticeSentence */.cv)(notice), width * 2)}`));
    return notices.length > NOTICES
        ? [...lines, colors.dim(`+${notices.length - NOTICES} more in the report`)]
        : lines;
}
function explainLines(report, colors, width) {
    const { explanation = null, verdict } = report;
    const failed = verdict.checks.some((check) => !check.passed);
    const facts = [
        failed ? (0,explain_words/* holesWords */.V_)(explanation?.holes ?? null) : "",
        (0,explain_words/* churnWords */.CR)(explanation?.churn ?? null),
        (0,explain_words/* causesWords */.qh)(explanation?.causes ?? []),
    ];
    return facts.filter((fact) => fact !== "").map((fact) => colors.dim((0,reporters_escape/* logLine */.BP)(fact, width * 2)));
}
function problemLines(report, colors) {
    if (report.failure === null)
        return [];
    const { problems, hint } = report.failure;
    const lines = problems
        .slice(0, PROBLEMS)
        .map((problem) => `${colors.red("✗")} ${(0,reporters_escape/* logLine */.BP)((0,reporters_problems/* formatProblem */.V)(problem), 1_000)}`);
    const more = problems.length > PROBLEMS ? [`+${problems.length - PROBLEMS} more`] : [];
    return [
        ...lines,
        ...more,
        ...(hint === null ? [] : [`${colors.bold("what to do:")} ${(0,reporters_escape/* logLine */.BP)(hint, 2_000)}`]),
    ];
}
function endLines(report, options, colors) {
    const { verdict } = report.verdict;
    const paint = verdict === "pass" ? colors.green : verdict === "partial" ? colors.yellow : colors.red;
    const steps = verdict === "pass" ? [] : (0,advice/* nextSteps */.Z)(report).slice(1);
    return [
        ...steps.map((step) => colors.dim(`${step.why}: ${(0,reporters_escape/* logLine */.BP)(placed(step.command, options.reportPath), 2_000)}`)),
        `${paint(colors.bold((0,reporters_escape/* logLine */.BP)((0,headline/* verdictWords */.L2)(report))))}  ${(0,reporters_escape/* logLine */.BP)((0,headline/* worstFact */.yD)(report), 2_000)}`,
        ...(options.reportPath === null ? [] : [`report: ${(0,reporters_escape/* logLine */.BP)(options.reportPath)}`]),
    ];
}
/** On the machine that has the report, a command to paste as it is. */
function placed(command, reportPath) {
    const folder = reportPath?.replace(/[/\\][^/\\]*$/, "");
    return folder === undefined
        ? command
        : command.replace("<report-dir>/baseline.json", () => (0,reporters_escape/* shellWord */.r7)(`${folder}/baseline.json`));
}

;// CONCATENATED MODULE: ./lib/action/artifact.js
/** The report artifact. Whatever happens here is a warning and empty outputs, never a verdict. */



/** After SIGINT the runner waits 7.5 s before SIGTERM; the outputs have to be written within that. */
const CANCELLED_LIMIT_MS = 4000;
/** A job with more gate steps of one artifact name than this has another problem. */
const MOST_STEPS = 50;
/**
 * Uploads the named files of the directory. Resolves at the latest at the deadline, though the client may then still
 * run: CreateArtifact was measured to hang for 934 s, and a hanging block keeps the process alive after its rejection.
 */
async function uploadReport(directory, names, settings, environment, guard) {
    const missing = ["ACTIONS_RUNTIME_TOKEN", "ACTIONS_RESULTS_URL"].find((name) => !environment[name]);
    if (missing !== undefined)
        return notStored(`this runner stores no artifacts (${missing} is not set)`);
    const files = await ownFiles(directory, names);
    if (files.length === 0)
        return notStored("there are no report files");
    const name = await freeName(settings.artifactName, environment);
    return await new Promise((resolve) => {
        const finish = (upload) => {
            clearTimeout(timer);
            guard.signal.removeEventListener("abort", hurry);
            resolve(upload);
        };
        const giveUp = (ms) => setTimeout(() => finish(notStored(`the artifact service did not take it within ${ms / 1000} s`)), ms);
        // The client throws inside stream callbacks, where no promise of ours can catch it, and may do so past the deadline.
        guard.divertStrays((error) => finish(notStored(String(error))));
        let timer = giveUp(settings.uploadTimeoutMs);
        const hurry = () => {
            clearTimeout(timer);
            timer = giveUp(Math.min(settings.uploadTimeoutMs, CANCELLED_LIMIT_MS));
        };
        if (guard.signal.aborted)
            hurry();
        else
            guard.signal.addEventListener("abort", hurry);
        send(name, files, directory, settings, environment).then(finish, (error) => finish(notStored(error instanceof Error ? error.message : String(error))));
    });
}
function notStored(reason) {
    return { kind: "not_stored", reason };
}
async function send(name, files, directory, settings, environment) {
    const { DefaultArtifactClient } = await __webpack_require__.e(/* import() */ 661).then(__webpack_require__.bind(__webpack_require__, 39661));
    const options = settings.retentionDays === null ? {} : { retentionDays: settings.retentionDays };
    const stored = await new DefaultArtifactClient().uploadArtifact(name, [...files], directory, options);
    if (stored.id === undefined)
        return notStored("the artifact service gave no id");
    const run = `${environment["GITHUB_SERVER_URL"]}/${environment["GITHUB_REPOSITORY"]}/actions/runs/${environment["GITHUB_RUN_ID"]}`;
    return {
        kind: "stored",
        name,
        id: String(stored.id),
        url: `${run}/artifacts/${stored.id}`,
        digest: stored.digest ?? "",
    };
}
/** The client follows links: a retriever that replaced a report file by one must not get the target published. */
async function ownFiles(directory, names) {
    if (!(await (0,promises_.lstat)(directory).catch(() => null))?.isDirectory())
        return [];
    const files = [];
    for (const name of names) {
        const file = (0,external_node_path_.join)(directory, name);
        const found = await (0,promises_.lstat)(file).catch(() => null);
        if (found?.isFile() && found.nlink === 1)
            files.push(file);
    }
    return files;
}
/** The name, or with -2, -3 … for a later step of the same job: the service refuses a name that is taken. */
async function freeName(name, environment) {
    const temp = environment["RUNNER_TEMP"];
    if (!temp)
        return name;
    const job = ["GITHUB_RUN_ID", "GITHUB_RUN_ATTEMPT", "GITHUB_JOB"].map((key) => environment[key] ?? "");
    const key = (0,external_node_crypto_.createHash)("sha256")
        .update([...job, name].join("\n"))
        .digest("hex")
        .slice(0, 16);
    for (let step = 1; step <= MOST_STEPS; step++) {
        try {
            await (0,promises_.writeFile)((0,external_node_path_.join)(temp, `retrieval-gate-${key}-${step}`), "", { flag: "wx" });
            return step === 1 ? name : `${name}-${step}`;
        }
        catch (error) {
            const taken = error instanceof Error && "code" in error && error.code === "EEXIST";
            if (!taken)
                return name;
        }
    }
    return name;
}

;// CONCATENATED MODULE: ./lib/action/outputs.js
/** The action's outputs. */





/** Every output of action.yml. */
const OUTPUT_NAMES = [
    "verdict",
    "categories",
    "failed-checks",
    "exit-code",
    "report-dir",
    "report-json",
    "report-html",
    "baseline-path",
    "summary",
    "artifact-id",
    "artifact-url",
    "artifact-digest",
];
const SUMMARY_LENGTH = 1000;
/**
 * The values, all strings, empty where there is nothing to say. `verdict` is `pass` exactly where the step exits 0:
 * a workflow tests `== 'pass'`, because the runner drops an output that holds a masked value.
 */
function outputsOf(outcome, exitCode, upload) {
    const { verdict } = outcome.report;
    const path = (name) => (outcome.files.includes(name) ? (0,external_node_path_.join)(outcome.reportDir, name) : "");
    const stored = upload.kind === "stored" ? upload : null;
    return {
        verdict: exitCode !== 0 && verdict.verdict === "pass" ? "error" : verdict.verdict,
        categories: verdict.categories.join(","),
        "failed-checks": String(verdict.checks.filter((check) => !check.passed).length),
        "exit-code": String(exitCode),
        "report-dir": outcome.reportDir,
        "report-json": path("report.json"),
        "report-html": path("report.html"),
        "baseline-path": outcome.baselinePath ?? "",
        summary: outputs_oneLine((0,headline/* headline */.Pl)(outcome.report)),
        "artifact-id": stored?.id ?? "",
        "artifact-url": stored?.url ?? "",
        "artifact-digest": stored?.digest ?? "",
    };
}
/**
 * Workflows paste this into scripts (`echo "${{ … }}"`), and it names queries: what could end a quoted string or start
 * a command there is left out.
 */
function outputs_oneLine(text) {
    return (0,reporters_escape/* logLine */.BP)(text, SUMMARY_LENGTH)
        .replaceAll(/["'`$\\;&|<>]+/gu, " ")
        .replaceAll(/ {2,}/gu, " ")
        .trim();
}
/** Appends to GITHUB_OUTPUT in its heredoc form, with a delimiter that no value can guess. */
async function writeOutputs(file, outputs) {
    if (!file)
        throw new Error("GITHUB_OUTPUT is not set");
    const delimiter = `retrieval_gate_${(0,external_node_crypto_.randomUUID)()}`;
    const entries = OUTPUT_NAMES.map((name) => `${name}<<${delimiter}\n${outputs[name]}\n${delimiter}\n`);
    await (0,promises_.appendFile)(file, entries.join(""), "utf8");
}

;// CONCATENATED MODULE: ./lib/action/summary.js
/** The job summary. */

/** The runner drops a step's whole summary above 1,024 KiB, and the step still passes; some room for what else is in it. */
const SUMMARY_BUDGET_BYTES = 1000 * 1024;
const CUT_NOTE = "\n\n_The summary is cut here; the report artifact has everything._\n";
/** Elements that the summary may leave open where it is cut; Markdown after an open one would be swallowed. */
const CLOSABLE = /<(\/?)(details|table|thead|tbody|tr|td|th|ul|ol|li|pre|p|div)(?=[\s>])[^>]*>/giu;
/** The Markdown, cut at the end of a line where it is longer, with what was open closed and a note that it is cut. */
function fitSummary(markdown, maxBytes) {
    const bytes = Buffer.from(markdown, "utf8");
    if (bytes.length <= maxBytes)
        return markdown;
    const room = maxBytes - CUT_NOTE.length - 200; // closing tags
    if (room <= 0)
        return "";
    const end = bytes.subarray(0, room).lastIndexOf("\n");
    const kept = bytes.subarray(0, Math.max(end, 0)).toString("utf8");
    return `${kept}${closing(kept)}${CUT_NOTE}`;
}
function closing(markdown) {
    const fence = (markdown.match(/^```/gmu) ?? []).length % 2 === 1 ? "\n```" : "";
    const open = [];
    for (const [, slash, tag] of markdown.matchAll(CLOSABLE)) {
        if (slash === "")
            open.push(tag.toLowerCase());
        else if (open.includes(tag.toLowerCase()))
            open.length = open.lastIndexOf(tag.toLowerCase());
    }
    const tags = open.toReversed().map((tag) => `</${tag}>`);
    return fence + (tags.length === 0 ? "" : `\n${tags.join("")}`);
}
/** Appends to GITHUB_STEP_SUMMARY. */
async function writeSummary(file, markdown) {
    if (!file)
        throw new Error("GITHUB_STEP_SUMMARY is not set");
    const used = (await (0,promises_.stat)(file).catch(() => null))?.size ?? 0;
    await (0,promises_.appendFile)(file, `${fitSummary(markdown, SUMMARY_BUDGET_BYTES - used)}\n`, "utf8");
}

;// CONCATENATED MODULE: ./lib/action/publish.js
/** Tells the world what was judged. Each step may fail alone, and none changes the verdict. */










/** Columns of a job's log on a laptop. */
const LOG_WIDTH = 120;
/**
 * Result text, job summary, annotations, artifact, outputs, in this order: the log and the summary are there before the
 * slow upload, and the outputs, which name the artifact, before the step fails. Never rejects.
 */
async function publish(outcome, settings, ports) {
    const { environment, print } = ports;
    const { report } = outcome;
    const ending = {
        kind: "judged",
        verdict: report.verdict.verdict,
        exitCode: outcome.exitCode,
        complete: outcome.complete,
    };
    await alone("result text", print, () => print(renderText(report, { color: false, width: LOG_WIDTH, reportPath: shownPath(outcome, environment) }) +
        ports.closing));
    await alone("job summary", print, () => writeSummary(environment["GITHUB_STEP_SUMMARY"], (0,summary_md/* renderSummaryMd */.s)(report)));
    await alone("annotations", print, () => {
        for (const line of annotationLines(annotations(report)))
            print(`${line}\n`);
    });
    const upload = (await alone("report artifact", print, () => storeReport(outcome, settings, ports))) ?? {
        kind: "not_stored",
        reason: "",
    };
    await alone("outputs", print, () => writeOutputs(environment["GITHUB_OUTPUT"], outputsOf(outcome, (0,exit/* exitCodeOf */.FO)(ending), upload)));
    return ending;
}
/** Relative to the workspace, because the runner's own folders tell people nothing. */
function shownPath(outcome, environment) {
    if (!outcome.files.includes("report.html"))
        return null;
    const workspace = environment["GITHUB_WORKSPACE"] || ".";
    return (0,external_node_path_.join)((0,external_node_path_.relative)((0,external_node_path_.resolve)(workspace), outcome.reportDir), "report.html");
}
async function storeReport(outcome, settings, ports) {
    const { environment, guard, print } = ports;
    const upload = await uploadReport(outcome.reportDir, outcome.files, settings, environment, guard);
    if (upload.kind === "not_stored")
        throw new Error(upload.reason);
    print(`Report artifact: ${(0,reporters_escape/* logLine */.BP)(upload.name)} (${(0,reporters_escape/* logLine */.BP)(upload.url)})\n`);
    return upload;
}
/** Runs one step; its failure is a warning. */
async function alone(what, print, act) {
    try {
        return await act();
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        print(`${annotationLine({ level: "warning", title: `no ${what}`, message: `${reason}; the verdict stays` })}\n`);
        return null;
    }
}

;// CONCATENATED MODULE: ./lib/action/refusal.js


/** An `error` outcome with a report that says why, for known and unknown errors. */
function refusal(error, environment) {
    return (0,write_outcome/* writeOutcome */.gZ)(defaultRequest(environment), (0,write_outcome/* errorReport */.ZV)((0,gate_failure/* failureOf */.P)(error)));
}
/** Inputs that can't be read name no place: the report goes where it would by default. */
function defaultRequest(environment) {
    return {
        command: "gate",
        workingDirectory: environment["GITHUB_WORKSPACE"] || process.cwd(),
        config: null,
        suite: null,
        baseline: null,
        baseDirectory: null,
        baseRef: null,
        reportDir: null,
        shard: null,
        parts: [],
        leaderboard: null,
        out: null,
    };
}

;// CONCATENATED MODULE: ./lib/action/run-action.js
/** The action from its inputs to its exit code. */










function print(text) {
    process.stdout.write(text);
}
/** Judges, publishes, and says how the process is to end. Never rejects. */
async function runAction(environment, guard, moduleHost) {
    const { outcome, closing } = await run_action_judge(environment, guard, moduleHost);
    return publish(outcome, settingsOrDefaults(environment), { environment, closing, print, guard });
}
/** Empty where no leaderboard was asked for. */
function leaderboardLine({ leaderboard }) {
    if (leaderboard === undefined)
        return "";
    const { written, message } = leaderboard;
    return `${annotationLine({ level: written ? "notice" : "warning", title: "leaderboard", message })}\n`;
}
async function run_action_judge(environment, guard, moduleHost) {
    try {
        const { request } = readInputs(environment);
        const event = await readEvent(environment);
        refuseUnsafeEvent(event, request.command);
        const outcome = await runGate(request, {
            environment,
            signal: guard.signal,
            moduleHost,
            progress: (text) => print(`${(0,reporters_escape/* logLine */.BP)(text)}\n`),
            line: null,
            event,
        });
        const recorded = request.command === "record" ? recordText(outcome, request.workingDirectory) : "";
        return { outcome, closing: recorded + leaderboardLine(outcome) };
    }
    catch (error) {
        if (!(error instanceof errors/* GateError */.ue))
            process.stderr.write(`${(0,exit/* describeError */.Uc)(error)}\n`);
        return { outcome: await refusal(error, environment), closing: "" };
    }
}


/***/ }),

/***/ 54193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ suiteName),
/* harmony export */   R: () => (/* binding */ filesOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _files_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71520);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62611);
/* harmony import */ var _files_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54803);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79520);
/** Where the files of a request are, as paths relative to the root. */





const DEFAULT_CONFIG = "retrieval-gate.yaml";
/** Throws GateError where one lies outside of the root. */
function filesOf(request, root) {
    const from = node_path__WEBPACK_IMPORTED_MODULE_0__.relative(root.directory, request.workingDirectory);
    const inside = (written, what) => written === null ? null : (0,_files_read_js__WEBPACK_IMPORTED_MODULE_2__/* .insideRoot */ .p0)(root, from, written, what);
    return {
        config: (0,_files_read_js__WEBPACK_IMPORTED_MODULE_2__/* .insideRoot */ .p0)(root, from, request.config ?? DEFAULT_CONFIG, "config"),
        overrides: { suite: inside(request.suite, "suite"), baseline: inside(request.baseline, "baseline") },
    };
}
/** The suite's name, where that much can be read though something else could not; null where it can't. */
async function suiteName(request) {
    try {
        const root = (0,_root_js__WEBPACK_IMPORTED_MODULE_4__/* .findRoot */ .w)(request.workingDirectory);
        const { config, overrides } = filesOf(request, root);
        const loaded = await (0,_files_config_js__WEBPACK_IMPORTED_MODULE_1__/* .loadConfig */ .Z)(root, config, overrides);
        return (await (0,_files_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .loadSuite */ .bu)(root, loaded.config.suites)).suite.name;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 79520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ findRoot)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/** The repository root: nothing that a config names lies outside it. */



/** The nearest folder above `directory` that holds `.git`, or `directory` itself. Throws file_not_found. */
function findRoot(directory) {
    let real;
    try {
        real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(directory);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("file_not_found", `the working directory ${directory} does not exist`, {
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

/***/ 16802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ TOOL)
/* harmony export */ });
/* unused harmony export VERSION */
/** Name and version, as every report and baseline records them. */
const VERSION = "0.1.0";
const TOOL = `retrieval-eval-gate ${VERSION}`;


/***/ }),

/***/ 44168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ writeWhole)
/* harmony export */ });
/* unused harmony export digestFile */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62611);
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("report_incomplete", `${file} can't be written (${why})`, {
            hint: "Check that its folder is writable, that it is no folder itself, and that the disk has room.",
            cause,
        });
    }
}
/** SHA-256 of a file of any size. Throws file_not_found and file_unreadable. */
async function digestFile(root, file) {
    const hash = createHash("sha256");
    try {
        for await (const chunk of createReadStream(absolutePath(root, file)))
            hash.update(chunk);
        return hash.digest("hex");
    }
    catch (cause) {
        const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
        if (code === "ENOENT")
            throw new GateError("file_not_found", `${file} does not exist`, { cause });
        const why = code === "EISDIR" ? "is a folder, expected a file" : `can't be read: ${code}`;
        throw new GateError("file_unreadable", `${file} ${why}`, { cause });
    }
}


/***/ }),

/***/ 35951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZV: () => (/* binding */ errorReport),
  s6: () => (/* binding */ reportDirectory),
  gZ: () => (/* binding */ writeOutcome)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/gate/failure.js
var gate_failure = __webpack_require__(31669);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./lib/output/own-files.js
/** Names that a report directory may hold because an earlier report put them there; anything else is somebody's own. */
const OWN_FILES = [
    "report.json",
    "baseline.json",
    "report.html",
    "summary.md",
    "cases.csv",
    "junit.xml",
    "run.trec",
    "qrels.trec",
    "retriever.log",
    "unjudged.jsonl",
    "part.json",
];
/** What tells a finished report: it goes first and comes last. */
const LAST_FILE = "report.json";

;// CONCATENATED MODULE: ./lib/output/verify.js
/** The last look before exit 0. */



/**
 * True where every file is on disk as a regular file of the size it should have, and no file of an earlier report is
 * among them. False, never an error, for anything that can't be read.
 */
async function isComplete(directory, files) {
    try {
        const names = await (0,promises_.readdir)(directory);
        if (names.some((name) => OWN_FILES.includes(name) && !files.has(name)))
            return false;
        for (const [name, text] of files) {
            const stat = await (0,promises_.lstat)(external_node_path_.join(directory, name));
            if (!stat.isFile() || stat.size !== Buffer.byteLength(text, "utf8"))
                return false;
        }
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/output/write.js
/** Atomic writes of the report directory. */




const TEMP_PREFIX = ".retrieval-gate-";
/**
 * Puts `files` (name -> text) into `directory` so that nobody ever reads half a report: they are written and synced
 * in a fresh folder and renamed into place. A directory that holds nothing but an earlier report is replaced whole; in
 * one with other files only names of ours are replaced, or removed where this report has no such file.
 * @throws GateError `report_incomplete` naming the path, where it can't be written or is a symbolic link.
 */
async function writeReport(directory, files) {
    // resolve() drops a trailing slash, after which lstat would follow a link.
    const target = external_node_path_.resolve(directory);
    try {
        const found = await contents(target, directory);
        if (found.kind === "report" && (await replaceWhole(target, files)))
            return;
        await (0,promises_.mkdir)(target, { recursive: true }).catch((error) => explain(target, error));
        if (found.kind === "absent")
            await syncDirectory(external_node_path_.dirname(target));
        await replaceFiles(target, files);
    }
    catch (error) {
        throw incomplete(directory, error);
    }
}
/** Node's recursive mkdir says ENOENT where a folder above may not be written to: asks that folder for its reason. */
async function explain(target, error) {
    let above = external_node_path_.dirname(target);
    while (!(await (0,promises_.lstat)(above).catch(absent)) && external_node_path_.dirname(above) !== above)
        above = external_node_path_.dirname(above);
    await (0,promises_.access)(above, promises_.constants.W_OK);
    throw error;
}
async function contents(target, shown) {
    const stat = await (0,promises_.lstat)(target).catch(absent);
    if (stat === null)
        return { kind: "absent" };
    if (stat.isSymbolicLink())
        throw refused(shown, "is a symbolic link", "Name the directory itself.");
    if (!stat.isDirectory())
        throw refused(shown, "is not a directory", "Choose another report directory, or remove the file.");
    const entries = await (0,promises_.readdir)(target, { withFileTypes: true });
    const ours = entries.every((entry) => entry.isFile() && OWN_FILES.includes(entry.name));
    return { kind: ours && entries.some((entry) => entry.name === LAST_FILE) ? "report" : "other" };
}
/** Swaps the folder; false where the place does not allow it (a mount point, a parent without write permission). */
async function replaceWhole(target, files) {
    const parent = external_node_path_.dirname(target);
    const temp = await (0,promises_.mkdtemp)(external_node_path_.join(parent, TEMP_PREFIX)).catch(unlessFull);
    if (temp === null)
        return false;
    try {
        const [next, old] = [external_node_path_.join(temp, "new"), external_node_path_.join(temp, "old")];
        await (0,promises_.mkdir)(next);
        await writeAll(next, files);
        if (!(await (0,promises_.rename)(target, old).then(() => true, unlessFull)))
            return false;
        await (0,promises_.rename)(next, target).catch(async (error) => {
            await (0,promises_.rename)(old, target);
            throw error;
        });
        await syncDirectory(parent);
        return true;
    }
    finally {
        await (0,promises_.rm)(temp, { recursive: true, force: true });
    }
}
async function replaceFiles(target, files) {
    // Inside the target: a sibling could be on another file system, and rename doesn't cross.
    const temp = await (0,promises_.mkdtemp)(external_node_path_.join(target, TEMP_PREFIX));
    try {
        await writeAll(temp, files);
        const stale = [LAST_FILE, ...OWN_FILES.filter((name) => !files.has(name))];
        for (const name of stale)
            await (0,promises_.rm)(external_node_path_.join(target, name), { force: true });
        const names = [...files.keys()].filter((name) => name !== LAST_FILE);
        if (files.has(LAST_FILE))
            names.push(LAST_FILE);
        for (const name of names)
            await (0,promises_.rename)(external_node_path_.join(temp, name), external_node_path_.join(target, name));
        await syncDirectory(target);
    }
    finally {
        await (0,promises_.rm)(temp, { recursive: true, force: true });
    }
}
async function writeAll(folder, files) {
    for (const [name, text] of files) {
        if (name !== external_node_path_.basename(name))
            throw new TypeError(`${JSON.stringify(name)} is no plain file name`);
        const file = await (0,promises_.open)(external_node_path_.join(folder, name), "wx", 0o644);
        try {
            await file.writeFile(text, "utf8");
            await file.sync();
        }
        finally {
            await file.close();
        }
    }
    await syncDirectory(folder);
}
/** Makes renames last through a power cut; some file systems and Windows refuse, and then nothing is lost but that. */
async function syncDirectory(folder) {
    const handle = await (0,promises_.open)(folder, "r").catch(() => null);
    if (handle === null)
        return;
    await handle.sync().catch(() => null);
    await handle.close();
}
function codeOf(error) {
    return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
function absent(error) {
    if (codeOf(error) === "ENOENT")
        return null;
    throw error;
}
/** What only the swap runs into; a full or broken disk would stop the other way too. */
function unlessFull(error) {
    if (["EACCES", "EBUSY", "EPERM", "EROFS", "EXDEV"].includes(codeOf(error) ?? ""))
        return null;
    throw error;
}
const HINTS = new Map([
    ["ENOSPC", "The disk is full: free some space."],
    ["EDQUOT", "The disk quota is used up: free some space."],
    ["EROFS", "The file system is read-only: choose another report directory."],
    ["EACCES", "Permission denied: choose a report directory that this user may write to."],
    ["EPERM", "Permission denied: choose a report directory that this user may write to."],
    ["ENOTDIR", "A part of the path is a file: choose another report directory."],
]);
function incomplete(directory, error) {
    const code = codeOf(error);
    if (error instanceof errors/* GateError */.ue || code === undefined)
        return error;
    const hint = HINTS.get(code) ?? "Choose another report directory, or look at the disk.";
    return new errors/* GateError */.ue("report_incomplete", `${directory}: the report could not be written (${code})`, {
        hint,
        cause: error,
    });
}
function refused(directory, why, hint) {
    return new errors/* GateError */.ue("report_incomplete", `${directory} ${why}; the report was not written`, { hint });
}

// EXTERNAL MODULE: ./lib/reporters/baseline-json.js
var baseline_json = __webpack_require__(13574);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/model/order.js
var order = __webpack_require__(4209);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/reporters/escape.js
var reporters_escape = __webpack_require__(38607);
// EXTERNAL MODULE: ./lib/reporters/rows.js
var reporters_rows = __webpack_require__(63405);
;// CONCATENATED MODULE: ./lib/reporters/cases-csv.js
/** cases.csv: one line a case, safe to open in a spreadsheet (RFC 4180, formulas disarmed). */






const EOL = "\r\n";
/** Null where nothing was scored. */
function renderCasesCsv(report) {
    if (report.scores === null)
        return null;
    const rows = (0,reporters_rows/* caseRows */.yE)(report);
    const metrics = metricNames(report);
    const header = [...LEADING, ...metrics.flatMap((name) => [name, `${name} baseline`])];
    const lines = rows.map((row) => [...leadingCells(row), ...metricCells(row, metrics)]);
    return [header, ...lines].map((cells) => cells.map((cell) => (0,reporters_escape/* csvCell */.rK)(cell)).join(",") + EOL).join("");
}
const LEADING = [
    "id",
    "intent",
    "query",
    "failed_checks",
    "targets",
    "ranks_baseline",
    "ranks",
    "results",
    "degraded",
    "error",
    "latency_median_ms",
];
function leadingCells(row) {
    const { case: one, score } = row;
    const median = (0,reporters_rows/* medianMs */.Vz)(score?.samplesMs ?? []);
    return [
        one.id,
        one.intent,
        one.query,
        row.failed.map((check) => `${check.metric} ${check.scope}`).join(LIST),
        one.expected.map(suite/* targetLabel */.O).join(LIST),
        row.before === null ? null : one.expected.map((_, i) => rankCell((0,reporters_rows/* rankBefore */.OC)(row, i) ?? null)).join(LIST),
        one.expected.map((_, i) => rankCell(score?.ranks[i] ?? null)).join(LIST),
        (score?.results ?? []).join(LIST),
        score?.degraded === true ? "true" : "false",
        score?.error ?? null,
        median === null ? null : (0,baseline_json/* roundMs */.l9)(median),
    ];
}
const LIST = "; ";
/** A word and no dash: a dash would start a formula, an empty place would shift the list. */
function rankCell(rank) {
    return rank === null ? "none" : String(rank);
}
function metricCells(row, metrics) {
    return metrics.flatMap((name) => [row.score?.metrics.get(name), row.before?.metrics.get(name)].map((value) => value === undefined || value === null ? null : (0,canonical_json/* roundNumber */.Wf)(value)));
}
function metricNames(report) {
    const names = new Set(report.scores?.cases.flatMap((each) => [...each.metrics.keys()]));
    return [...names].toSorted(order/* compareCodePoints */.O);
}

// EXTERNAL MODULE: ./lib/reporters/headline.js
var headline = __webpack_require__(46876);
// EXTERNAL MODULE: ./lib/reporters/format.js
var format = __webpack_require__(53783);
// EXTERNAL MODULE: ./lib/reporters/sentences.js + 2 modules
var sentences = __webpack_require__(83303);
// EXTERNAL MODULE: ./lib/reporters/side-by-side.js
var side_by_side = __webpack_require__(45597);
;// CONCATENATED MODULE: ./lib/reporters/html/scale.js
/** From values to positions along a picture, in percent of its width. */
/** A straight axis over the values with a little room at both ends, within `bounds`. */
function linearScale(values, bounds = [-Infinity, Infinity]) {
    const [low, high] = [minOf(values), maxOf(values)];
    const room = (high - low) * 0.08 || Math.abs(high) * 0.1 || 1;
    const from = Math.max(low - room, bounds[0]);
    const to = Math.min(high + room, bounds[1]);
    const ticks = roundSteps(from, to);
    return { at: (value) => position(value, from, to), ticks };
}
/** Equal distances are equal ratios; every value must be above 0. */
function logScale(values) {
    const [from, to] = [Math.log10(minOf(values)) - 0.05, Math.log10(maxOf(values)) + 0.05];
    const inside = (value) => Math.log10(value) >= from && Math.log10(value) <= to;
    const first = Math.floor(from);
    const steps = Array.from({ length: Math.ceil(to) - first + 1 }, (_, i) => [1, 3].map((digit) => Number(`${digit}e${first + i}`)));
    const powers = steps.map(([power]) => power).filter(inside);
    return {
        at: (value) => position(Math.log10(Math.max(value, Number.MIN_VALUE)), from, to),
        ticks: powers.length >= 3 ? powers : steps.flat().filter(inside),
    };
}
function position(value, from, to) {
    const share = to > from ? (value - from) / (to - from) : 0.5;
    return 100 * Math.min(Math.max(share, 0), 1);
}
/** Multiples of 1, 2 or 5 times a power of ten, about four of them. */
function roundSteps(from, to) {
    const raw = (to - from) / 4;
    const power = 10 ** Math.floor(Math.log10(raw));
    const step = power * ([1, 2, 5, 10].find((each) => each * power >= raw) ?? 10);
    const first = Math.ceil(from / step - 1e-9);
    const count = Math.floor(to / step + 1e-9) - first + 1;
    // A multiple of the step, rounded to the step's own digits: 3 * 0.1 is not 0.3 in binary.
    return Array.from({ length: Math.max(count, 0) }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}
// Math.min(...values) runs out of stack at about 100,000 arguments.
function minOf(values) {
    return values.reduce((least, value) => Math.min(least, value), Infinity);
}
function maxOf(values) {
    return values.reduce((most, value) => Math.max(most, value), -Infinity);
}
/** A position as an SVG coordinate. */
function percentOf(position) {
    return `${Number(position.toFixed(2))}%`;
}
/** The axis under a group of pictures: a figure at each tick, the unit at the last. */
function axisSvg(scale, unit = "") {
    const labels = scale.ticks.map((tick, i) => {
        const label = i === scale.ticks.length - 1 ? `${tick}${unit}` : String(tick);
        return `<text x="${percentOf(scale.at(tick))}" y="11">${label}</text>`;
    });
    return `<svg class="axis" aria-hidden="true">${labels.join("")}</svg>`;
}
function gridLines(scale) {
    return scale.ticks
        .map((tick) => `<line class="grid" x1="${percentOf(scale.at(tick))}" x2="${percentOf(scale.at(tick))}" y1="0" y2="100%"/>`)
        .join("");
}

;// CONCATENATED MODULE: ./lib/reporters/html/dumbbell.js


const MIDDLE = 12;
/** Checks with two ends to draw a line between. */
function canDraw(check) {
    return check.baseline !== null && check.current !== null && check.missing === null;
}
/** One axis for the checks of one metric, so that lengths compare. Milliseconds and money start at 0, shares are enlarged. */
function scaleOf(checks) {
    const values = checks
        .filter(canDraw)
        .flatMap((check) => [check.baseline, check.current, check.limit])
        .filter((value) => value !== null);
    const amounts = checks.some((check) => (0,format/* isLatency */.Hh)(check.metric) || (0,format/* isCost */.Ep)(check.metric));
    if (amounts)
        return linearScale([0, ...values], [0, Infinity]);
    // Within a narrow range a change of nothing would fill the picture.
    const centre = values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
    return linearScale([...values, centre - 0.03, centre + 0.03], [0, 1]);
}
/** Says nothing to a screen reader: the figures stand beside it. */
function dumbbell(check, scale) {
    const { baseline, current, limit, interval } = check;
    if (baseline === null || current === null)
        return "";
    const x = (value) => percentOf(scale.at(value));
    const held = check.passed ? "held" : "failed";
    const range = interval === null
        ? ""
        : `<line class="interval" x1="${x(interval[0])}" x2="${x(interval[1])}" y1="${MIDDLE}" y2="${MIDDLE}"/>`;
    return (`<svg class="dumbbell ${held}" aria-hidden="true">${gridLines(scale)}${limit === null ? "" : bandSvg(check, limit, scale)}` +
        `<line class="move" x1="${x(baseline)}" x2="${x(current)}" y1="${MIDDLE}" y2="${MIDDLE}"/>${range}` +
        `<circle class="was" cx="${x(baseline)}" cy="${MIDDLE}" r="4.5"/><circle class="now" cx="${x(current)}" cy="${MIDDLE}" r="5"/></svg>`);
}
/** From the baseline to the limit; a floor or ceiling may have put the limit on the baseline's other side: no band then. */
function bandSvg(check, limit, scale) {
    const allowed = check.direction === "higher" ? [limit, check.baseline] : [check.baseline, limit];
    const [from, to] = [scale.at(allowed[0]), scale.at(allowed[1])];
    const band = to > from
        ? `<rect class="band" x="${percentOf(from)}" width="${percentOf(to - from)}" y="3" height="18"/>`
        : "";
    const tick = percentOf(scale.at(limit));
    return `${band}<line class="limit" x1="${tick}" x2="${tick}" y1="3" y2="21"/>`;
}

;// CONCATENATED MODULE: ./lib/reporters/html/html.js
/** The few building blocks of static markup. Text of strangers enters through `text` and `code` only. */

/** Longest name, query and sentence on the page; the whole text is in report.json. */
const NAME = 120;
const QUERY = 300;
const SENTENCE = 1_000;
function html_text(value, max = Infinity) {
    return (0,reporters_escape/* escapeHtml */.ZD)(value, max);
}
function code(value, max = Infinity) {
    return `<code>${(0,reporters_escape/* escapeHtml */.ZD)(value, max)}</code>`;
}
const PATHS = {
    bad: "M4 4l8 8M12 4l-8 8",
    good: "M3 8.5l3.5 3.5L13 4.5",
    half: "M3 8h10",
};
/** A mark beside a word that says the same; never alone. */
function icon(name) {
    return `<svg class="icon ${name}" viewBox="0 0 16 16" aria-hidden="true"><path d="${PATHS[name]}"/></svg>`;
}
/** The fragment that opens a case; the page's script compares encoded ids, so a lone surrogate is no obstacle. */
function caseHref(id) {
    return (0,reporters_escape/* escapeHtml */.ZD)(`#case=${encodeURIComponent(id.replaceAll(/\p{Cs}/gu, "\ufffd"))}`);
}
function section(id, title, body) {
    return body === ""
        ? ""
        : `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${html_text(title)}</h2>\n${body}</section>\n`;
}
/** Collapsed until asked for; the page's script opens all before printing. */
function details(summary, body, open = false) {
    return `<details${open ? " open" : ""}><summary>${html_text(summary)}</summary>\n${body}</details>\n`;
}
const plain = (name) => ({ name, kind: "plain" });
const num = (name) => ({ name, kind: "num" });
const html_long = (name) => ({ name, kind: "text" });
/** The first cell of each row is its header. The frame can be scrolled, and therefore reached, by keyboard. */
function table(caption, columns, rows) {
    const classes = columns.map(({ kind }) => (kind === "plain" ? "" : ` class="${kind}"`));
    const head = columns
        .map(({ name }, i) => `<th scope="col"${classes[i]}>${html_text(name, NAME)}</th>`)
        .join("");
    const body = rows
        .map((cells) => `<tr>${cells.map((cell, i) => cellHtml(cell, i, classes[i])).join("")}</tr>\n`)
        .join("");
    return (`<div class="scroll" role="region" tabindex="0" aria-label="${html_text(caption)}"><table><caption>${html_text(caption)}</caption>\n` +
        `<thead><tr>${head}</tr></thead>\n<tbody>\n${body}</tbody></table></div>\n`);
}
function cellHtml(cell, index, attributes) {
    return index === 0 ? `<th scope="row"${attributes}>${cell}</th>` : `<td${attributes}>${cell}</td>`;
}

;// CONCATENATED MODULE: ./lib/reporters/html/checks.js







/** More rows of one metric are in the table of all checks. */
const ROWS = 8;
const PANELS = 8;
/** As many fit beside the worst cases and the latency; then what follows from others need not be hidden. */
const OPEN = 4;
const LEGEND = '<p class="legend" aria-hidden="true"><span><svg class="dumbbell held"><circle class="was" cx="8" cy="8" r="4.5"/></svg>baseline</span>' +
    '<span><svg class="dumbbell held"><circle class="now" cx="8" cy="8" r="5"/></svg>now</span>' +
    '<span><svg class="dumbbell held"><rect class="band" x="0" width="14" y="1" height="14"/><line class="limit" x1="1" x2="1" y1="1" y2="15"/></svg>tolerance up to the limit</span></p>';
function checkPanels(report) {
    const { checks } = report.verdict;
    const failed = (0,reporters_rows/* failedChecks */.HH)(report);
    if (checks.length === 0)
        return "";
    if (failed.length === 0)
        return heldPanels(checks);
    const panels = [...new Set(failed.map((check) => check.metric))].map((metric) => panelOf(metric, checks, failed));
    const primary = panels.filter((each) => each.primary);
    const shown = primary.slice(0, PANELS).map((each) => each.html);
    const rest = primary.slice(PANELS).map((each) => each.html);
    const follow = panels.filter((each) => !each.primary);
    return (LEGEND +
        shown.join("") +
        (rest.length === 0 ? "" : details((0,format/* plural */.LS)(rest.length, "more failed metric"), rest.join(""))) +
        (follow.length === 0
            ? ""
            : details(`Failed as a consequence: ${follow.map((each) => each.metric).join(", ")}`, follow.map((each) => each.html).join(""), panels.length <= OPEN)));
}
/** Overall first, then what failed, worst first, then what held. */
function panelOf(metric, checks, failed) {
    const own = failed.filter((check) => check.metric === metric);
    const others = checks.filter((check) => check.metric === metric && check.passed);
    const all = [...own, ...others];
    const ordered = [
        ...all.filter((check) => check.scope === "overall"),
        ...all.filter((check) => check.scope !== "overall"),
    ];
    const rows = ordered.slice(0, Math.max(ROWS, 1));
    const left = ordered.slice(rows.length);
    const leftFailed = left.filter((check) => !check.passed).length;
    const more = left.length === 0
        ? ""
        : `<p class="more">${leftFailed} more failed, ${left.length - leftFailed} more held: see all checks</p>`;
    const primary = own.some((check) => check.secondary_to === null);
    const worst = own[0];
    const title = `<h3>${code(metric, NAME)} <span>${html_text(sentences/* CATEGORY_MEANING */.J4[worst.category])}</span></h3>`;
    return { metric, primary, html: `<div class="panel">${title}${rowsHtml(metric, rows)}${more}</div>\n` };
}
/** On a pass: the overall figures of what is gated, shares on one axis; latency has a picture of its own. */
function heldPanels(checks) {
    const overall = checks.filter((check) => check.scope === "overall" &&
        canDraw(check) &&
        !(0,format/* isLatency */.Hh)(check.metric) &&
        !(0,format/* isCost */.Ep)(check.metric) &&
        !(0,format/* isCount */.my)(check.metric));
    if (overall.length === 0)
        return "";
    const scale = scaleOf(overall);
    const rows = overall.map((check) => rowHtml(check, check.metric, scale));
    return `${LEGEND}<div class="panel"><h3>Overall <span>every gated metric, within its tolerance</span></h3>${grid("Gated metrics, overall", rows, axisSvg(scale))}</div>\n`;
}
function rowsHtml(metric, checks) {
    const scale = scaleOf(checks);
    const drawn = checks.some((check) => canDraw(check) && !(0,format/* isCount */.my)(metric));
    const axis = drawn ? axisSvg(scale, (0,format/* isLatency */.Hh)(metric) ? " ms" : "") : "";
    const rows = checks.map((check) => rowHtml(check, (0,sentences/* scopeLabel */.$o)(check.scope), scale));
    return grid(`${metric}, by intent`, rows, axis);
}
/** A table whose rows become two lines on a narrow screen, which costs the native roles in some browsers. */
function grid(label, rows, axis) {
    const names = ["Where", "Baseline to now", "Baseline", "Now", "Change", "Limit"];
    const head = names.map((name) => `<th role="columnheader" scope="col">${name}</th>`).join("");
    const foot = axis === "" ? "" : `<div class="axis-row">${axis}</div>`;
    return (`<table class="checks" role="table" aria-label="${html_text(label, NAME)}"><thead role="rowgroup"><tr role="row">${head}</tr></thead>` +
        `<tbody role="rowgroup">\n${rows.join("")}</tbody></table>${foot}`);
}
function rowHtml(check, name, scale) {
    const head = `<th role="rowheader" scope="row">${icon(check.passed ? "good" : "bad")}<span class="name">${html_text(name, NAME)}</span>${statusWords(check)}</th>`;
    const kind = check.passed ? "held" : check.secondary_to === null ? "failed" : "follows";
    if (!canDraw(check) || (0,format/* isCount */.my)(check.metric)) {
        return `<tr role="row" class="${kind}">${head}<td role="cell" class="says" colspan="5" aria-colspan="5">${html_text(sentenceOf(check), SENTENCE)}</td></tr>\n`;
    }
    const { baseline, current, delta, limit } = (0,format/* checkNumbers */.PM)(check);
    const bound = check.limit === null ? limit : `${check.direction === "higher" ? "≥" : "≤"} ${limit}`;
    const cells = [
        ["picture", dumbbell(check, scale)],
        ["base", baseline],
        ["current", current],
        ["delta", (0,format/* withArrow */.mh)(delta)],
        ["bound", bound],
    ];
    const row = `<tr role="row" class="${kind}">${head}${cells.map(([cls, cell]) => `<td role="cell" class="${cls}">${cell}</td>`).join("")}</tr>\n`;
    if (check.ratio === undefined)
        return row;
    return `${row}<tr role="row" class="${kind}"><td role="cell" class="says" colspan="6" aria-colspan="6">${html_text((0,side_by_side/* ratioWords */.ft)(check.ratio))}</td></tr>\n`;
}
/** For those who see neither the mark nor its colour. */
function statusWords(check) {
    const words = check.passed
        ? "held"
        : check.secondary_to === null
            ? "failed"
            : `failed, follows from ${check.secondary_to}`;
    return `<span class="unseen">, ${words}</span>`;
}
function sentenceOf(check) {
    return check.missing !== null && !(0,format/* isCount */.my)(check.metric)
        ? `Not judged: ${(0,sentences/* missingReason */.DQ)(check.missing)}`
        : (0,sentences/* checkSentence */.YC)(check);
}

// EXTERNAL MODULE: ./lib/reporters/advice.js
var advice = __webpack_require__(96328);
;// CONCATENATED MODULE: ./lib/reporters/html/closing.js



function notices(report) {
    const items = report.verdict.notices.map((notice) => `<li>${html_text((0,sentences/* noticeSentence */.cv)(notice), SENTENCE)}</li>\n`);
    return items.length === 0 ? "" : `<ul class="notices">\n${items.join("")}</ul>\n`;
}
/** Commands to paste; the page's script adds a button that copies. */
function next(report) {
    const items = (0,advice/* nextSteps */.Z)(report).map((step) => `<li><p>${html_text(step.why)}</p><pre class="command" tabindex="0">${html_text(step.command, SENTENCE)}</pre></li>\n`);
    return items.length === 0 ? "" : `<ul class="steps">\n${items.join("")}</ul>\n`;
}
function receipt(report) {
    const rows = (0,advice/* receiptFacts */.q)(report).map((fact) => `<div><dt>${html_text(fact.name, QUERY)}</dt><dd>${code(fact.value, SENTENCE)}</dd></div>\n`);
    return `<dl class="receipt">\n${rows.join("")}</dl>\n`;
}

// EXTERNAL MODULE: ./lib/reporters/explain-words.js
var explain_words = __webpack_require__(44929);
;// CONCATENATED MODULE: ./lib/reporters/html/snippets.js
const LENGTH = 220;
/** As much of a text as is looked at for its first line. */
const READ = 4 * LENGTH;
/** Characters over the whole report. */
const BUDGET = 2_000_000;
/** Cases that changed are served first: theirs are the texts that people read. */
function snippetsOf(rows) {
    const texts = [];
    const numbers = new Map();
    const byCase = new Map();
    let left = BUDGET;
    let cut = false;
    const numberOf = (text) => {
        const head = text.slice(0, READ);
        const known = numbers.get(head);
        if (known !== undefined || cut)
            return known ?? -1;
        const shown = beginning(head);
        left -= shown.length;
        cut = left < 0;
        if (cut)
            return -1;
        numbers.set(head, texts.length);
        return texts.push(shown) - 1;
    };
    for (const row of [...rows.filter(changed), ...rows.filter((each) => !changed(each))]) {
        if (row.run?.outcome.kind !== "answer")
            continue;
        const { hits } = row.run.outcome;
        if (!hits.some((hit) => hit.text))
            continue;
        byCase.set(row.case.id, hits.map((hit) => (hit.text ? numberOf(hit.text) : -1)));
    }
    return { texts, cut, of: (caseId) => byCase.get(caseId) ?? [] };
}
/** On one line, cut between characters. Of a text that begins with pages of white space nothing is shown. */
function beginning(head) {
    const line = head.replaceAll(/\s+/gu, " ").trim();
    return line.length > LENGTH ? `${line.slice(0, LENGTH).replace(/[\ud800-\udbff]$/, "")}…` : line;
}
function changed({ failed, before, score }) {
    return (failed.length > 0 || before === null || before.ranks.some((rank, i) => rank !== (score?.ranks[i] ?? null)));
}

;// CONCATENATED MODULE: ./lib/reporters/html/encode.js
/** Report -> what the page's script reads, as a JSON block that nothing in it can close. */






const ANSWER = 2_000;
/** Per-case figures worth a column each; the rest is in the case's own view. */
const COLUMN = /^(recall|mrr|ndcg)(@|$)/;
const FALLBACK = /^(hit_rate|map|precision)(@|$)/;
const COLUMNS = 3;
function pageData(report) {
    const rows = (0,reporters_rows/* caseRows */.yE)(report);
    const metrics = [...(report.scores?.cases[0]?.metrics.keys() ?? [])];
    const worst = (0,reporters_rows/* worstCases */.pE)(report);
    const index = new Map(rows.map((row, i) => [row.case.id, i]));
    const words = {
        intents: new Numbering(),
        documents: new Numbering(),
        categories: new Numbering(),
        metrics,
        snippets: snippetsOf(rows),
    };
    const losses = (0,reporters_rows/* lossesById */.Kr)(report);
    const cases = rows.map((row) => ({
        ...encodeCase(row, words),
        loss: lossOf(losses.get(row.case.id)),
        unjudged: report.explanation?.holes?.byCase.get(row.case.id)?.unjudged || undefined,
    }));
    return {
        k: report.inputs?.config.k ?? 0,
        command: (0,advice/* nextSteps */.Z)(report)[0]?.command ?? null,
        intents: words.intents.names(),
        metrics,
        columns: columnsOf(metrics),
        categories: words.categories.names(),
        documents: words.documents.names(),
        snippets: words.snippets.texts,
        snippetsCut: words.snippets.cut,
        cases,
        worst: worst.map(({ id }) => index.get(id)).filter((at) => at !== undefined),
    };
}
function lossOf(loss) {
    return loss === undefined ? undefined : [loss.cause, (0,explain_words/* lossWords */.VH)(loss)];
}
/** `<` would end the block, the others can't be seen or reorder what is; JSON reads `\u003c` as the same character. */
function jsonBlock(value) {
    return JSON.stringify(value).replaceAll(/[<>&\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
/** Names by number, in the order of first use. */
class Numbering {
    #numbers = new Map();
    of(name) {
        const known = this.#numbers.get(name);
        if (known !== undefined)
            return known;
        this.#numbers.set(name, this.#numbers.size);
        return this.#numbers.size - 1;
    }
    names() {
        return [...this.#numbers.keys()];
    }
}
function columnsOf(metrics) {
    const matching = (pattern) => metrics.flatMap((name, i) => (pattern.test(name) ? [i] : []));
    return [...matching(COLUMN), ...matching(FALLBACK)].slice(0, COLUMNS);
}
function encodeCase(row, words) {
    const { case: one, score } = row;
    const results = score?.results.map((id) => words.documents.of(id)) ?? [];
    const now = score === null ? undefined : figuresOf(score.metrics, words);
    return {
        id: one.id,
        query: one.query,
        intent: words.intents.of(one.intent),
        place: `${one.place.file}:${one.place.line}`,
        critical: one.critical || undefined,
        expectEmpty: one.expectEmpty || undefined,
        degraded: score?.degraded === true || undefined,
        error: score?.error ?? undefined,
        targets: some(one.expected.map((target, i) => targetOf(row, target, i))),
        now,
        before: beforeOf(row, words, now ?? [], results),
        results: some(results),
        texts: some(words.snippets.of(one.id)),
        forbidden: some(score?.forbiddenRanks ?? []),
        samples: some((score?.samplesMs ?? []).map((ms) => rounded(ms, 3))),
        failed: some([...new Set(row.failed.map((check) => words.categories.of(check.category)))]),
        ...answerOf(row),
    };
}
/** A path is seen to be one and needs no `path:` before it. */
function targetOf(row, target, index) {
    const label = target.kind === "path" ? target.value : (0,suite/* targetLabel */.O)(target);
    return [label, target.grade, (0,reporters_rows/* rankBefore */.OC)(row, index) ?? 0, row.score?.ranks[index] ?? 0];
}
function figuresOf(metrics, words) {
    return words.metrics.map((name) => {
        const value = metrics.get(name) ?? null;
        return value === null ? null : rounded(value, 6);
    });
}
function beforeOf({ before }, words, now, results) {
    if (before === null)
        return undefined;
    const metrics = figuresOf(before.metrics, words);
    const documents = before.results.map((id) => words.documents.of(id));
    return {
        metrics: same(metrics, now) ? undefined : metrics,
        results: same(documents, results) ? undefined : documents,
        samples: some(before.latencyMs.map((ms) => rounded(ms, 3))),
    };
}
function answerOf({ run }) {
    if (run?.outcome.kind !== "answer")
        return {};
    const { hits, spans, answer } = run.outcome;
    const scores = hits.map((hit) => (hit.score === undefined ? null : Number(hit.score.toPrecision(5))));
    return {
        scores: scores.some((score) => score !== null) ? scores : undefined,
        spans,
        answer: answer === undefined ? undefined : (0,reporters_escape/* capped */.uo)(answer, ANSWER),
    };
}
/** JSON leaves out what is undefined. */
function some(list) {
    return list.length === 0 ? undefined : list;
}
function same(a, b) {
    return a.length === b.length && a.every((value, i) => value === b[i]);
}
function rounded(value, decimals) {
    return Number(value.toFixed(decimals));
}

// EXTERNAL MODULE: ./lib/reporters/problems.js
var reporters_problems = __webpack_require__(63244);
;// CONCATENATED MODULE: ./lib/reporters/html/header.js






const ICON = {
    pass: "good",
    fail: "bad",
    error: "bad",
    partial: "half",
};
function header(report) {
    const { verdict } = report.verdict;
    const hint = report.failure?.hint ?? null;
    const todo = hint === null ? "" : `<p class="todo"><b>What to do:</b> ${html_text(hint, SENTENCE)}</p>`;
    return (`<header class="verdict ${verdict}"><h1><span class="word">${icon(ICON[verdict])}${verdict.toUpperCase()}</span> ` +
        `<span class="meanings">${meanings(report).join(" ")}</span></h1>\n` +
        `<p class="fact">${html_text((0,headline/* worstFact */.yD)(report), SENTENCE)}</p>${todo}${aboutHtml(report)}</header>\n`);
}
function meanings(report) {
    const { verdict, categories, exitCode } = report.verdict;
    if (verdict === "pass")
        return [meaning("nothing got worse than its tolerance allows")];
    if (verdict === "partial")
        return [meaning("one part of several: merge them for a verdict")];
    if (verdict === "error") {
        const why = exitCode === 3 ? "the retriever or the measurement failed" : "the input is wrong or can't be compared";
        return [meaning(why, report.failure?.code)];
    }
    return categories.map((category) => meaning(sentences/* CATEGORY_MEANING */.J4[category], category));
}
function meaning(words, name) {
    const word = words.charAt(0).toUpperCase() + words.slice(1);
    return `<span class="meaning">${html_text(word)}${name === undefined ? "" : ` ${code(name, NAME)}`}</span>`;
}
function aboutHtml(report) {
    if (report.inputs === null)
        return "";
    const { suite, baseline, config } = report.inputs;
    const { checks } = report.verdict;
    const failed = checks.filter((check) => !check.passed).length;
    const parts = [
        `${html_text(suite.name, NAME)} ${html_text(suite.revision, NAME)}`,
        (0,format/* plural */.LS)(suite.cases.length, "case"),
        checks.length === 0 ? "no checks" : `${failed} of ${(0,format/* plural */.LS)(checks.length, "check")} failed`,
        againstHtml(report, baseline === null, config.baseline),
    ];
    return `<p class="about">${parts.map((part) => `<span>${part}</span>`).join(" ")}</p>`;
}
function againstHtml(report, none, file) {
    const beside = (0,side_by_side/* besideCommit */.yD)(report);
    if (beside !== null)
        return `side by side with the base ${code(beside, NAME)}`;
    return `${none ? "no baseline at" : "compared with"} ${code(file, NAME)}`;
}
/** Every problem of the files that could not be used. */
function problems(report) {
    const all = report.failure?.problems ?? [];
    if (all.length === 0)
        return "";
    const rows = all.map((problem) => [
        code((0,reporters_problems/* placeOf */.$)(problem), QUERY),
        code(problem.pointer ?? "", QUERY),
        html_text(problem.message, SENTENCE),
    ]);
    return table((0,format/* plural */.LS)(rows.length, "problem"), [html_long("Where"), plain("Field"), html_long("Problem")], rows);
}

;// CONCATENATED MODULE: ./lib/reporters/html/latency.js






/** More intents than this are in the table of latency figures only. */
const SHOWN = 8;
/** Beyond this ratio of slowest to fastest a straight axis squeezes most boxes into a line. */
const LOG_FROM = 40;
function latencyPanel(report) {
    const rows = boxRows(report);
    const values = rows.flatMap(({ now, before }) => [now, before].flatMap((box) => (box === null ? [] : [box.low, box.p95])));
    if (values.length === 0)
        return "";
    const scale = latency_scaleOf(values);
    const all = (0,reporters_rows/* latencyRows */.uG)(report).length;
    const more = all > rows.length
        ? `<p class="more">${(0,format/* plural */.LS)(all - rows.length, "more intent")}: see latency in figures</p>`
        : "";
    const itself = (0,side_by_side/* noiseWords */.aJ)(report);
    const noise = itself === null ? "" : `<p class="more">${html_text(itself)}</p>`;
    const legend = '<p class="legend" aria-hidden="true"><span>upper: baseline, lower: now</span><span>box: middle half, upright: p50, dot: p95</span></p>';
    return `${legend}<div class="panel"><ul class="boxes">\n${rows.map((each) => latency_rowHtml(report, each, scale)).join("")}</ul><div class="axis-row">${axisSvg(scale, " ms")}</div>${more}${noise}</div>\n`;
}
function latency_scaleOf(values) {
    const positive = values.filter((value) => value > 0);
    const [least, most] = [Math.min(...positive), Math.max(...positive)];
    return positive.length === values.length && most / least > LOG_FROM
        ? logScale(values)
        : linearScale([0, ...values], [0, Infinity]);
}
/** Overall first, then what failed, then by name. */
function boxRows(report) {
    const rows = (0,reporters_rows/* latencyRows */.uG)(report);
    const failed = new Set(rows.filter((row) => (0,reporters_rows/* slowerThanAllowed */.SM)(report, row)).map((row) => row.scope));
    const rank = ({ scope }) => (scope === "overall" ? 0 : failed.has(scope) ? 1 : 2);
    const shown = rows.toSorted((a, b) => rank(a) - rank(b)).slice(0, SHOWN);
    const now = pooled(report.scores?.cases.map((each) => [each.intent, each.samplesMs]) ?? []);
    const before = pooled([...(report.inputs?.baseline?.cases.values() ?? [])].map((each) => [each.intent, each.latencyMs]));
    return shown.map((row) => ({
        row,
        now: boxOf(now.get(row.scope), row.now),
        before: row.before === null ? null : boxOf(before.get(row.scope), row.before),
        failed: failed.has(row.scope),
    }));
}
/** All samples by scope. */
function pooled(cases) {
    const pools = new Map([["overall", []]]);
    for (const [intent, samples] of cases) {
        const scope = `intent:${intent}`;
        let pool = pools.get(scope);
        if (pool === undefined)
            pools.set(scope, (pool = []));
        for (const sample of samples) {
            pool.push(sample);
            pools.get("overall").push(sample);
        }
    }
    return pools;
}
/** p50 and p95 are the report's own figures; the rest of the shape is read off the samples (nearest rank). */
function boxOf(pool, summary) {
    if (pool === undefined || pool.length === 0 || summary.p50_ms === null)
        return null;
    const sorted = Float64Array.from(pool).toSorted();
    const at = (p) => sorted[Math.max(Math.ceil(p * sorted.length - 1e-9) - 1, 0)];
    return { low: at(0.05), q1: at(0.25), p50: summary.p50_ms, q3: at(0.75), p95: summary.p95_ms ?? at(0.95) };
}
function latency_rowHtml(report, { row, now, before, failed }, scale) {
    const boxes = `${before === null ? "" : boxSvg(before, scale, "was", 8)}${now === null ? "" : boxSvg(now, scale, "now", 22)}`;
    const status = failed ? `${icon("bad")}<span class="unseen">failed: </span>` : "";
    const figures = ["p50_ms", "p95_ms"]
        .map((key) => `<span><i>${key.slice(0, 3)}</i> ${row.before === null ? "" : `${(0,format/* formatMs */._V)(row.before[key])} → `}<b>${(0,format/* formatMs */._V)(row.now[key])}</b></span>${ratioHtml(report, row.scope, key)}`)
        .join(" ");
    return (`<li class="${failed ? "failed" : "held"}"><span class="name">${status}${html_text((0,sentences/* scopeLabel */.$o)(row.scope), NAME)}</span>` +
        `<svg class="box" aria-hidden="true">${gridLines(scale)}${boxes}</svg><span class="figures">${figures}</span></li>\n`);
}
function ratioHtml(report, scope, key) {
    const cell = (0,side_by_side/* ratioCell */.oV)(report, scope, `latency_${key}`);
    return cell === format/* NONE */.x3 ? "" : `<span>${html_text(cell)}</span>`;
}
function boxSvg(box, scale, side, y) {
    const x = (value) => percentOf(scale.at(value));
    const width = percentOf(Math.max(scale.at(box.q3) - scale.at(box.q1), 0));
    return (`<g class="${side}"><line class="whisker" x1="${x(box.low)}" x2="${x(box.p95)}" y1="${y}" y2="${y}"/>` +
        `<rect x="${x(box.q1)}" width="${width}" y="${y - 5}" height="10"/>` +
        `<line class="p50" x1="${x(box.p50)}" x2="${x(box.p50)}" y1="${y - 6}" y2="${y + 6}"/><circle cx="${x(box.p95)}" cy="${y}" r="3.5"/></g>`);
}
function latencyTable(report) {
    const rows = [...(0,reporters_rows/* latencyRows */.uG)(report), ...(0,reporters_rows/* stageRows */.U7)(report)].map(({ now, before, ...where }) => [
        html_text((0,sentences/* latencyLabel */.hs)(where), NAME),
        String(now.samples),
        ...[now.p50_ms, before?.p50_ms, now.p90_ms, now.p95_ms, before?.p95_ms, now.p99_ms, now.mean_ms].map((ms) => (0,format/* formatMs */._V)(ms ?? null)),
    ]);
    if (rows.length === 0)
        return "";
    const names = ["Samples", "p50", "p50 baseline", "p90", "p95", "p95 baseline", "p99", "Mean"];
    return table("Latency of timed repeats, warm-up excluded", [plain("Where"), ...names.map(num)], rows);
}

;// CONCATENATED MODULE: ./lib/reporters/html/page.generated.js
// Generated from web/ by scripts/build-page.mjs; do not edit.
const EARLY = "\"use strict\";(()=>{var r=\"retrieval-gate-theme\";function t(){try{let e=localStorage.getItem(r);return e===\"light\"||e===\"dark\"?e:null}catch{return null}}function o(e){e===null?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e}o(t());})();";
const EARLY_HASH = "sha256-Spt4oHfMbGsoJyy8253kszfOSD8EJPLGJYTJ0z1Ouq4=";
const SCRIPT = "/* Contains preact:\nThe MIT License (MIT)\n\nCopyright (c) 2015-present Jason Miller\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the \"Software\"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all\ncopies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE\nSOFTWARE.\n*/\n\"use strict\";(()=>{var ne,m,Ie,Zn,E,De,Ne,Oe,_e,Z,q,Be,ye,pe,me,Jn,X={},Y=[],Qn=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,te=Array.isArray;function P(e,n){for(var t in n)e[t]=n[t];return e}function he(e){e&&e.parentNode&&e.parentNode.removeChild(e)}function Xn(e,n,t){var r,s,a,l={};for(a in n)a==\"key\"?r=n[a]:a==\"ref\"?s=n[a]:l[a]=n[a];if(arguments.length>2&&(l.children=arguments.length>3?ne.call(arguments,2):t),typeof e==\"function\"&&e.defaultProps!=null)for(a in e.defaultProps)l[a]===void 0&&(l[a]=e.defaultProps[a]);return J(e,l,r,s,null)}function J(e,n,t,r,s){var a={type:e,props:n,key:t,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,__v:s??++Ie,__i:-1,__u:0};return s==null&&m.vnode!=null&&m.vnode(a),a}function C(e){return e.children}function Q(e,n){this.props=e,this.context=n}function F(e,n){if(n==null)return e.__?F(e.__,e.__i+1):null;for(var t;n<e.__k.length;n++)if((t=e.__k[n])!=null&&t.__e!=null)return t.__e;return typeof e.type==\"function\"?F(e):null}function Yn(e){if(e.__P&&e.__d){var n=e.__v,t=n.__e,r=[],s=[],a=P({},n);a.__v=n.__v+1,m.vnode&&m.vnode(a),ge(e.__P,a,n,e.__n,e.__P.namespaceURI,32&n.__u?[t]:null,r,t??F(n),!!(32&n.__u),s),a.__v=n.__v,a.__.__k[a.__i]=a,Ve(r,a,s),n.__e=n.__=null,a.__e!=t&&We(a)}}function We(e){if((e=e.__)!=null&&e.__c!=null)return e.__e=e.__c.base=null,e.__k.some(function(n){if(n!=null&&n.__e!=null)return e.__e=e.__c.base=n.__e}),We(e)}function Fe(e){(!e.__d&&(e.__d=!0)&&E.push(e)&&!ee.__r++||De!=m.debounceRendering)&&((De=m.debounceRendering)||Ne)(ee)}function ee(){try{for(var e,n=1;E.length;)E.length>n&&E.sort(Oe),e=E.shift(),n=E.length,Yn(e)}finally{E.length=ee.__r=0}}function qe(e,n,t,r,s,a,l,u,d,c,f){var _,i,p,y,k,x,w=r&&r.__k||Y,h=n.length;for(d=et(t,n,w,d,h),_=0;_<h;_++)(p=t.__k[_])!=null&&(i=p.__i!=-1&&w[p.__i]||X,p.__i=_,x=ge(e,p,i,s,a,l,u,d,c,f),y=p.__e,p.ref&&i.ref!=p.ref&&(i.ref&&be(i.ref,null,p),f.push(p.ref,p.__c||y,p)),k==null&&y!=null&&(k=y),4&p.__u?(d=Ke(p,d,e),i.__e&&(i.__e=null)):typeof p.type==\"function\"&&x!==void 0?d=x:y&&(d=y.nextSibling),p.__u&=-7);return t.__e=k,d}function et(e,n,t,r,s){var a,l,u,d,c,f=t.length,_=f,i=0;for(e.__k=new Array(s),a=0;a<s;a++)(l=n[a])!=null&&typeof l!=\"boolean\"&&typeof l!=\"function\"?(typeof l==\"string\"||typeof l==\"number\"||typeof l==\"bigint\"||l.constructor==String?l=e.__k[a]=J(null,l,null,null,null):te(l)?l=e.__k[a]=J(C,{children:l},null,null,null):l.constructor===void 0&&l.__b>0?l=e.__k[a]=J(l.type,l.props,l.key,l.ref?l.ref:null,l.__v):e.__k[a]=l,d=a+i,l.__=e,l.__b=e.__b+1,u=null,(c=l.__i=nt(l,t,d,_))!=-1&&(_--,(u=t[c])&&(u.__u|=2)),u==null||u.__v==null?(c==-1&&(s>f?i--:s<f&&i++),typeof l.type!=\"function\"&&(l.__u|=4)):c!=d&&(c==d-1?i--:c==d+1?i++:(c>d?i--:i++,l.__u|=4))):e.__k[a]=null;if(_)for(a=0;a<f;a++)(u=t[a])!=null&&(2&u.__u)==0&&(u.__e==r&&(r=F(u)),ze(u,u));return r}function Ke(e,n,t){var r,s;if(typeof e.type==\"function\"){for(r=e.__k,s=0;r&&s<r.length;s++)r[s]&&(r[s].__=e,n=Ke(r[s],n,t));return n}e.__e!=n&&(n&&e.type&&!n.parentNode&&(n=F(e)),n=t.insertBefore(e.__e,n||null));do n=n&&n.nextSibling;while(n!=null&&n.nodeType==8);return n}function nt(e,n,t,r){var s,a,l,u=e.key,d=e.type,c=n[t],f=c!=null&&(2&c.__u)==0;if(c===null&&u==null||f&&u==c.key&&d==c.type)return t;if(r>(f?1:0)){for(s=t-1,a=t+1;s>=0||a<n.length;)if((c=n[l=s>=0?s--:a++])!=null&&(2&c.__u)==0&&u==c.key&&d==c.type)return l}return-1}function He(e,n,t){n[0]==\"-\"?e.setProperty(n,t??\"\"):e[n]=t==null?\"\":typeof t!=\"number\"||Qn.test(n)?t:t+\"px\"}function G(e,n,t,r,s){var a,l;e:if(n==\"style\")if(typeof t==\"string\")e.style.cssText=t;else{if(typeof r==\"string\"&&(e.style.cssText=r=\"\"),r)for(n in r)t&&n in t||He(e.style,n,\"\");if(t)for(n in t)r&&t[n]==r[n]||He(e.style,n,t[n])}else if(n[0]==\"o\"&&n[1]==\"n\")a=n!=(n=n.replace(Be,\"$1\")),l=n.toLowerCase(),n=l in e||n==\"onFocusOut\"||n==\"onFocusIn\"?l.slice(2):n.slice(2),e.l||(e.l={}),e.l[n+a]=t,t?r?t[q]=r[q]:(t[q]=ye,e.addEventListener(n,a?me:pe,a)):e.removeEventListener(n,a?me:pe,a);else{if(s==\"http://www.w3.org/2000/svg\")n=n.replace(/xlink(H|:h)/,\"h\").replace(/sName$/,\"s\");else if(n!=\"width\"&&n!=\"height\"&&n!=\"href\"&&n!=\"list\"&&n!=\"form\"&&n!=\"tabIndex\"&&n!=\"download\"&&n!=\"rowSpan\"&&n!=\"colSpan\"&&n!=\"role\"&&n!=\"popover\"&&n in e)try{e[n]=t??\"\";break e}catch{}typeof t==\"function\"||(t==null||t===!1&&n[4]!=\"-\"?e.removeAttribute(n):e.setAttribute(n,n==\"popover\"&&t==1?\"\":t))}}function Le(e){return function(n){if(this.l){var t=this.l[n.type+e];if(n[Z]==null)n[Z]=ye++;else if(n[Z]<t[q])return;return t(m.event?m.event(n):n)}}}function ge(e,n,t,r,s,a,l,u,d,c){var f,_,i,p,y,k,x,w,h,T,B,D,W,Ae,z,fe,S=n.type;if(n.constructor!==void 0)return null;128&t.__u&&(d=!!(32&t.__u),a=[u=n.__e=t.__e]),(f=m.__b)&&f(n);e:if(typeof S==\"function\"){_=l.length;try{if(h=n.props,T=S.prototype&&S.prototype.render,B=(f=S.contextType)&&r[f.__c],D=f?B?B.props.value:f.__:r,t.__c?w=(i=n.__c=t.__c).__=i.__E:(T?n.__c=i=new S(h,D):(n.__c=i=new Q(h,D),i.constructor=S,i.render=rt),B&&B.sub(i),i.state||(i.state={}),i.__n=r,p=i.__d=!0,i.__h=[],i._sb=[]),T&&i.__s==null&&(i.__s=i.state),T&&S.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=P({},i.__s)),P(i.__s,S.getDerivedStateFromProps(h,i.__s))),y=i.props,k=i.state,i.__v=n,p)T&&S.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),T&&i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(T&&S.getDerivedStateFromProps==null&&h!==y&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps(h,D),n.__v==t.__v||!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate(h,i.__s,D)===!1){n.__v!=t.__v&&(i.props=h,i.state=i.__s,i.__d=!1),n.__e=t.__e,n.__k=t.__k,n.__k.some(function(L){L&&(L.__=n)}),Y.push.apply(i.__h,i._sb),i._sb=[],i.__h.length&&l.push(i),u=F(t);break e}i.componentWillUpdate!=null&&i.componentWillUpdate(h,i.__s,D),T&&i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(y,k,x)})}if(i.context=D,i.props=h,i.__P=e,i.__e=!1,W=m.__r,Ae=0,T)i.state=i.__s,i.__d=!1,W&&W(n),f=i.render(i.props,i.state,i.context),Y.push.apply(i.__h,i._sb),i._sb=[];else do i.__d=!1,W&&W(n),f=i.render(i.props,i.state,i.context),i.state=i.__s;while(i.__d&&++Ae<25);i.state=i.__s,i.getChildContext!=null&&(r=P(P({},r),i.getChildContext())),T&&!p&&i.getSnapshotBeforeUpdate!=null&&(x=i.getSnapshotBeforeUpdate(y,k)),z=f!=null&&f.type===C&&f.key==null?je(f.props.children):f,u=qe(e,te(z)?z:[z],n,t,r,s,a,l,u,d,c),i.base=n.__e,n.__u&=-161,i.__h.length&&l.push(i),w&&(i.__E=i.__=null)}catch(L){if(l.length=_,n.__v=null,d||a!=null){if(L.then){for(n.__u|=d?160:128;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;a!=null&&(a[a.indexOf(u)]=null),n.__e=u}else if(a!=null)for(fe=a.length;fe--;)he(a[fe])}else n.__e=t.__e;n.__k==null&&(n.__k=t.__k||[]),L.then||Ue(n),m.__e(L,n,t)}}else a==null&&n.__v==t.__v?(n.__k=t.__k,n.__e=t.__e):u=n.__e=tt(t.__e,n,t,r,s,a,l,d,c);return(f=m.diffed)&&f(n),128&n.__u?void 0:u}function Ue(e){e&&(e.__c&&(e.__c.__e=!0),e.__k&&e.__k.some(Ue))}function Ve(e,n,t){for(var r=0;r<t.length;r++)be(t[r],t[++r],t[++r]);m.__c&&m.__c(n,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(a){a.call(s)})}catch(a){m.__e(a,s.__v)}})}function je(e){return typeof e!=\"object\"||e==null||e.__b>0?e:te(e)?e.map(je):e.constructor!==void 0?null:P({},e)}function tt(e,n,t,r,s,a,l,u,d){var c,f,_,i,p,y,k,x=t.props||X,w=n.props,h=n.type;if(h==\"svg\"?s=\"http://www.w3.org/2000/svg\":h==\"math\"?s=\"http://www.w3.org/1998/Math/MathML\":s||(s=\"http://www.w3.org/1999/xhtml\"),a!=null){for(c=0;c<a.length;c++)if((p=a[c])&&\"setAttribute\"in p==!!h&&(h?p.localName==h:p.nodeType==3)){e=p,a[c]=null;break}}if(e==null){if(h==null)return document.createTextNode(w);e=document.createElementNS(s,h,w.is&&w),u&&(m.__m&&m.__m(n,a),u=!1),a=null}if(h==null)x===w||u&&e.data==w||(e.data=w);else{if(a=h==\"textarea\"&&w.defaultValue!=null?null:a&&ne.call(e.childNodes),!u&&a!=null)for(x={},c=0;c<e.attributes.length;c++)x[(p=e.attributes[c]).name]=p.value;for(c in x)p=x[c],c==\"dangerouslySetInnerHTML\"?_=p:c==\"children\"||c in w||c==\"value\"&&\"defaultValue\"in w||c==\"checked\"&&\"defaultChecked\"in w||G(e,c,null,p,s);for(c in w)p=w[c],c==\"children\"?i=p:c==\"dangerouslySetInnerHTML\"?f=p:c==\"value\"?y=p:c==\"checked\"?k=p:u&&typeof p!=\"function\"||x[c]===p||G(e,c,p,x[c],s);if(f)u||_&&(f.__html==_.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),n.__k=[];else if(_&&(e.innerHTML=\"\"),qe(n.type==\"template\"?e.content:e,te(i)?i:[i],n,t,r,h==\"foreignObject\"?\"http://www.w3.org/1999/xhtml\":s,a,l,a?a[0]:t.__k&&F(t,0),u,d),a!=null)for(c=a.length;c--;)he(a[c]);u&&h!=\"textarea\"||(c=\"value\",h==\"progress\"&&y==null?e.removeAttribute(\"value\"):y!=null&&(y!==e[c]||h==\"progress\"&&!y||h==\"option\"&&y!=x[c])&&G(e,c,y,x[c],s),c=\"checked\",k!=null&&k!=e[c]&&G(e,c,k,x[c],s))}return e}function be(e,n,t){try{if(typeof e==\"function\"){var r=typeof e.__u==\"function\";r&&e.__u(),r&&n==null||(e.__u=e(n))}else e.current=n}catch(s){m.__e(s,t)}}function ze(e,n,t){var r,s;if(m.unmount&&m.unmount(e),(r=e.ref)&&(r.current&&r.current!=e.__e||be(r,null,n)),(r=e.__c)!=null){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(a){m.__e(a,n)}r.base=r.__P=r.__n=null}if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&ze(r[s],n,t||typeof e.type!=\"function\");t||he(e.__e),e.__c=e.__=e.__e=void 0}function rt(e,n,t){return this.constructor(e,t)}function re(e,n,t){var r,s,a,l;n==document&&(n=document.documentElement),m.__&&m.__(e,n),s=(r=typeof t==\"function\")?null:t&&t.__k||n.__k,a=[],l=[],ge(n,e=(!r&&t||n).__k=Xn(C,null,[e]),s||X,X,n.namespaceURI,!r&&t?[t]:s?null:n.firstChild?ne.call(n.childNodes):null,a,!r&&t?t:s?s.__e:n.firstChild,r,l),Ve(a,e,l),e.props.children=null}ne=Y.slice,m={__e:function(e,n,t,r){for(var s,a,l;n=n.__;)if((s=n.__c)&&!s.__)try{if((a=s.constructor)&&a.getDerivedStateFromError!=null&&(s.setState(a.getDerivedStateFromError(e)),l=s.__d),s.componentDidCatch!=null&&(s.componentDidCatch(e,r||{}),l=s.__d),l)return s.__E=s}catch(u){e=u}throw e}},Ie=0,Zn=function(e){return e!=null&&e.constructor===void 0},Q.prototype.setState=function(e,n){var t;t=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=P({},this.state),typeof e==\"function\"&&(e=e(P({},t),this.props)),e&&P(t,e),e!=null&&this.__v&&(n&&this._sb.push(n),Fe(this))},Q.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Fe(this))},Q.prototype.render=C,E=[],Ne=typeof Promise==\"function\"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Oe=function(e,n){return e.__v.__b-n.__v.__b},ee.__r=0,_e=Math.random().toString(8),Z=\"__d\"+_e,q=\"__a\"+_e,Be=/(PointerCapture)$|Capture$/i,ye=0,pe=Le(!1),me=Le(!0),Jn=0;var I,b,ve,Ge,K=0,tn=[],v=m,Ze=v.__b,Je=v.__r,Qe=v.diffed,Xe=v.__c,Ye=v.unmount,en=v.__;function se(e,n){v.__h&&v.__h(b,e,K||n),K=0;var t=b.__H||(b.__H={__:[],__h:[]});return e>=t.__.length&&t.__.push({}),t.__[e]}function R(e){return K=1,ot(on,e)}function ot(e,n,t){var r=se(I++,2);if(r.t=e,!r.__c&&(r.__=[t?t(n):on(void 0,n),function(u){var d=r.__N?r.__N[0]:r.__[0],c=r.t(d,u);d!==c&&(r.__N=[c,r.__[1]],r.__c.setState({}))}],r.__c=b,!b.__f)){var s=function(u,d,c){if(!r.__c.__H)return!0;var f=!1,_=r.__c.props!==u;if(r.__c.__H.__.some(function(p){if(p.__N){f=!0;var y=p.__[0];p.__=p.__N,p.__N=void 0,y!==p.__[0]&&(_=!0)}}),a){var i=a.call(this,u,d,c);return f?i||_:i}return!f||_};b.__f=!0;var a=b.shouldComponentUpdate,l=b.componentWillUpdate;b.componentWillUpdate=function(u,d,c){if(this.__e){var f=a;a=void 0,s(u,d,c),a=f}l&&l.call(this,u,d,c)},b.shouldComponentUpdate=s}return r.__N||r.__}function M(e,n){var t=se(I++,3);!v.__s&&xe(t.__H,n)&&(t.__=e,t.u=n,b.__H.__h.push(t))}function ae(e,n){var t=se(I++,4);!v.__s&&xe(t.__H,n)&&(t.__=e,t.u=n,b.__h.push(t))}function N(e){return K=5,H(function(){return{current:e}},[])}function H(e,n){var t=se(I++,7);return xe(t.__H,n)&&(t.__=e(),t.__H=n,t.__h=e),t.__}function rn(e,n){return K=8,H(function(){return e},n)}function st(){for(var e;e=tn.shift();){var n=e.__H;if(e.__P&&n)try{n.__h.some(oe),n.__h.some(we),n.__h=[]}catch(t){n.__h=[],v.__e(t,e.__v)}}}v.__b=function(e){b=null,Ze&&Ze(e)},v.__=function(e,n){e&&n.__k&&n.__k.__m&&(e.__m=n.__k.__m),en&&en(e,n)},v.__r=function(e){Je&&Je(e),I=0;var n=(b=e.__c).__H;n&&(ve===b?(n.__h=[],b.__h=[],n.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})):(n.__h.some(oe),n.__h.some(we),n.__h=[],I=0)),ve=b},v.diffed=function(e){Qe&&Qe(e);var n=e.__c;n&&n.__H&&(n.__H.__h.length&&(tn.push(n)!==1&&Ge===v.requestAnimationFrame||((Ge=v.requestAnimationFrame)||at)(st)),n.__H.__.some(function(t){t.u&&(t.__H=t.u,t.u=void 0)})),ve=b=null},v.__c=function(e,n){n.some(function(t){try{t.__h.some(oe),t.__h=t.__h.filter(function(r){return!r.__||we(r)})}catch(r){n.some(function(s){s.__h&&(s.__h=[])}),n=[],v.__e(r,t.__v)}}),Xe&&Xe(e,n)},v.unmount=function(e){Ye&&Ye(e);var n,t=e.__c;t&&t.__H&&(t.__H.__.some(function(r){try{oe(r)}catch(s){n=s}}),t.__H=void 0,n&&v.__e(n,t.__v))};var nn=typeof requestAnimationFrame==\"function\";function at(e){var n,t=function(){clearTimeout(r),nn&&cancelAnimationFrame(n),setTimeout(e)},r=setTimeout(t,35);nn&&(n=requestAnimationFrame(t))}function oe(e){var n=b,t=e.__c;typeof t==\"function\"&&(e.__c=void 0,t()),b=n}function we(e){var n=b;e.__c=e.__(),b=n}function xe(e,n){return!e||e.length!==n.length||n.some(function(t,r){return t!==e[r]})}function on(e,n){return typeof n==\"function\"?n(e):n}var lt=0;function o(e,n,t,r,s,a){n||(n={});var l,u,d=n;if(\"ref\"in d)for(u in d={},n)u==\"ref\"?l=n[u]:d[u]=n[u];var c={type:e,props:d,key:t,ref:l,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,__v:--lt,__i:-1,__u:0,__source:s,__self:a};if(typeof e==\"function\"&&(l=e.defaultProps))for(u in l)d[u]===void 0&&(d[u]=l[u]);return m.vnode&&m.vnode(c),c}function le({text:e}){let[n,t]=R(!1);return navigator.clipboard===void 0?null:o(\"button\",{type:\"button\",class:\"quiet copy\",onClick:()=>{navigator.clipboard.writeText(e).then(()=>t(!0),()=>t(!1))},children:[n?\"Copied\":\"Copy\",o(\"span\",{class:\"unseen\",role:\"status\",children:n?\" to the clipboard\":\" the command\"})]})}function an(e){let n=new Map(e.worst.map((r,s)=>[r,s])),t=e.cases.map((r,s)=>it(e,r,s,n.get(s)??1/0));return{page:e,rows:t}}function it(e,n,t,r){let s=n.before!==void 0,a=(n.targets??[]).map(([_,i,p,y])=>({label:_,grade:i,before:s?p||null:void 0,after:y||null})).toSorted((_,i)=>ke(i,e.k)-ke(_,e.k)),l=_=>_.map(i=>e.documents[i]??\"\"),u=l(n.results??[]),d=n.now??[],c=s?n.before.metrics??d:null,f=a[0];return{index:t,case:n,intent:e.intents[n.intent]??\"\",targets:a,metrics:d,metricsBefore:c,results:u,resultsBefore:s?n.before.results===void 0?u:l(n.before.results):null,ms:sn(n.samples??[]),msBefore:sn(n.before?.samples??[]),failed:(n.failed??[]).map(_=>e.categories[_]??\"\"),changed:s&&(n.before.metrics!==void 0||a.some(_=>_.before!==_.after)),lost:a.some(_=>typeof _.before==\"number\"&&_.after===null),fall:f===void 0||!s?null:ke(f,e.k),severity:r}}function ke({before:e,after:n},t){let[r,s]=[e??null,n];return r===s?0:s===null?2*t+1-(r??0):r===null?s-(2*t+1):s-r}function sn(e){return e.length===0?null:e.toSorted((n,t)=>n-t)[Math.ceil(e.length/2)-1]??null}var Ce=\"\\u2013\",ln=\"\\u2212\";function un(e){return e.startsWith(\"latency_\")}function cn(e){return e===\"cost_per_query\"}function ut(e){return e===\"newly_lost\"||e===\"critical_lost\"||e===\"cases\"}function A(e,n=fn(e)){return e===null?Ce:`${Re(e.toFixed(n))} ms`}function dn(e){let n=Math.abs(e??0);return n===0?0:Math.min(Math.max(2-Math.floor(Math.log10(n)),0),12)}function fn(e){let n=Math.abs(e??0);return n<1?3:n<10?2:n<100?1:0}function $(e,n,t){return n===null?Ce:un(e)?A(n,t):ut(e)?Re(String(Math.round(n*1e6)/1e6)):Re(n.toFixed(t??(cn(e)?dn(n):3)))}function ct(e,n,t){if(n===null)return Ce;let r=$(e,n,t);return n>0&&/[1-9]/.test(r)?`+${r}`:r}function _n(e){return e.startsWith(\"+\")?`\\u25B2 ${e}`:e.startsWith(ln)?`\\u25BC ${e}`:e}function Re(e){return e.startsWith(\"-\")?/[1-9]/.test(e)?ln+e.slice(1):e.slice(1):e}function pn(e){let n=[e.baseline,e.current,e.limit].filter(r=>r!==null),t=un(e.metric)?Math.max(0,...n.map(fn)):cn(e.metric)?Math.max(0,...n.map(dn)):dt(n);return{baseline:$(e.metric,e.baseline,t),current:$(e.metric,e.current,t),delta:ct(e.metric,e.delta,t),limit:$(e.metric,e.limit,t)}}function dt(e){let n=t=>new Set(e.map(r=>r.toFixed(t))).size;return[3,4,5].find(t=>n(t)===n(9))??6}function Te(e,n,t=`${n}s`){return`${e} ${e===1?n:t}`}var mn=\"#case=\";function U(e){return mn+encodeURIComponent(e.replaceAll(new RegExp(\"\\\\p{Cs}\",\"gu\"),\"\\uFFFD\"))}function Se(e,n){return n.startsWith(mn)?e.find(t=>ft(U(t.case.id),n))??null:null}function ft(e,n){return e===n||e.replaceAll(\"'\",\"%27\")===n}function yn(e){try{history.replaceState(null,\"\",e===\"\"?location.pathname+location.search:e)}catch{}}function V({tone:e}){if(e===\"dim\")return null;let n={bad:\"M4 4l8 8M12 4l-8 8\",good:\"M3 8.5l3.5 3.5L13 4.5\",warn:\"M3 8h10\"}[e];return o(\"svg\",{class:`icon ${e}`,viewBox:\"0 0 16 16\",\"aria-hidden\":\"true\",children:o(\"path\",{d:n})})}var _t=/[\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}\\p{Noncharacter_Code_Point}\\u00ad\\u200b\\u2060-\\u2064\\ufeff\\u{e0000}-\\u{e007f}]/gu;function pt(e,n){if(e.length<=n)return e;let t=Array.from(e);return t.length<=n?e:`${t.slice(0,n).join(\"\")}\\u2026 (+${t.length-n} characters)`}function hn(e,n=1/0){return pt(e,n).replaceAll(_t,mt)}function mt(e){return`\\\\u{${e.codePointAt(0).toString(16)}}`}var g=hn;function ie({before:e,after:n}){return e===void 0?n===null?\"not found\":`rank ${n}`:e===null?n===null?\"not found\":`new \\u2192 ${n}`:n===null?`${e} \\u2192 lost`:e===n?`${n}`:`${e} \\u2192 ${n}`}function j({before:e,after:n}){return e===void 0||e===n?\"dim\":n===null?\"bad\":e===null||n<e?\"good\":\"bad\"}function ue(e){return e.case.error!==void 0?{tone:\"bad\",words:\"error\"}:e.failed.length>0?{tone:\"bad\",words:e.failed.join(\", \")}:e.metricsBefore===null?{tone:\"warn\",words:\"no baseline\"}:e.case.degraded?{tone:\"warn\",words:\"degraded\"}:e.lost?{tone:\"warn\",words:\"lost, within tolerance\"}:{tone:\"dim\",words:e.changed?\"changed\":\"same\"}}var ce=200;function gn({report:e,row:n,position:t,active:r,onFocus:s}){let{metrics:a,columns:l}=e.page,u=ue(n);return o(\"tr\",{\"aria-rowindex\":t+2,children:[o(\"th\",{scope:\"row\",class:\"c-query\",children:[o(\"a\",{href:U(n.case.id),tabIndex:r?0:-1,\"data-position\":t,onFocus:s,children:g(n.case.query,ce)||\"(empty query)\"}),n.case.critical&&o(\"span\",{class:\"tag\",children:\"critical\"})]}),o(\"td\",{class:\"c-id\",children:o(\"code\",{children:g(n.case.id,ce)})}),o(\"td\",{class:\"c-intent\",children:g(n.intent,ce)}),o(\"td\",{class:\"c-move\",children:o(yt,{row:n})}),l.map(d=>o(\"td\",{class:\"c-num num\",children:o(ht,{name:a[d]??\"\",now:n.metrics[d]??null,before:n.metricsBefore?.[d]??null})},d)),o(\"td\",{class:\"c-num num\",children:A(n.ms)}),o(\"td\",{class:\"c-outcome\",children:o(\"span\",{class:u.tone,children:[o(V,{tone:u.tone}),u.words]})})]})}function yt({row:e}){let[n,...t]=e.targets;return e.case.expectEmpty?o(\"span\",{class:\"dim\",children:[\"nothing expected, \",e.results.length,\" found\"]}):n===void 0?o(\"span\",{class:\"dim\",children:\"no target\"}):o(C,{children:[o(\"span\",{class:`move-words ${j(n)}`,children:ie(n)}),\" \",o(\"code\",{children:g(n.label,ce)}),t.length>0&&o(\"span\",{class:\"dim\",children:[\" +\",t.length]})]})}function ht(e){let{name:n,now:t,before:r}=e;if(t===null||r===null||Math.abs(t-r)<5e-4)return o(C,{children:$(n,t)});let s=$(n,r);return o(\"span\",{title:`was ${s}`,children:[o(\"span\",{class:\"arrow\",\"aria-hidden\":\"true\",children:[t>r?\"\\u25B2\":\"\\u25BC\",\" \"]}),$(n,t),o(\"span\",{class:\"unseen\",children:[\", was \",s]})]})}var bn=6,vn=12;function wn(e,n,t){let[r,s]=R({top:0,size:800});ae(()=>{let u=e.current;if(u===null)return;let d=()=>{let[f,_]=[u.scrollTop,u.clientHeight];s(i=>i.top===f&&i.size===_?i:{top:f,size:_})},c=new ResizeObserver(d);return c.observe(u),u.addEventListener(\"scroll\",d,{passive:!0}),()=>{c.disconnect(),u.removeEventListener(\"scroll\",d)}},[e]),M(()=>{e.current!==null&&e.current.scrollTop>n*t&&(e.current.scrollTop=0)},[e,n,t]);let a=Math.max(Math.min(Math.floor(r.top/t),n)-bn,0),l=Math.min(a+Math.ceil(r.size/t)+2*bn,n);return{first:a,last:l}}function xn(e,n,t){let r={ArrowDown:n+1,ArrowUp:n-1,PageDown:n+vn,PageUp:n-vn,Home:0,End:t-1},s=Object.hasOwn(r,e)?r[e]:void 0;return s===void 0?null:Math.min(Math.max(s,0),Math.max(t-1,0))}var de=36;function Rn({metrics:e,columns:n}){return[{key:\"query\",name:\"Query\",cls:\"c-query\",descending:!1},{key:\"id\",name:\"Case\",cls:\"c-id\",descending:!1},{key:\"intent\",name:\"Intent\",cls:\"c-intent\",descending:!1},{key:\"fall\",name:\"Target, rank before \\u2192 now\",cls:\"c-move\",descending:!0},...n.map(t=>({key:`metric:${t}`,name:e[t]??\"\",cls:\"c-num num\",descending:!1})),{key:\"latency\",name:\"Latency\",cls:\"c-num num\",descending:!0},{key:\"outcome\",name:\"Outcome\",cls:\"c-outcome\",descending:!1}]}function Cn(e){return Rn(e).map(({key:n})=>n)}function Tn({report:e,rows:n,sort:t,onSort:r}){let s=N(null),{first:a,last:l}=wn(s,n.length,de),[u,d]=bt(s,n),c=Rn(e.page);return o(\"div\",{class:\"cases\",ref:s,role:\"region\",\"aria-label\":\"Table of cases\",tabIndex:0,onKeyDown:_=>{let i=_.target instanceof HTMLAnchorElement?xn(_.key,u,n.length):null;i!==null&&(_.preventDefault(),d(i))},children:[o(\"table\",{\"aria-rowcount\":n.length+1,children:[o(\"thead\",{children:o(\"tr\",{\"aria-rowindex\":1,children:c.map(_=>o(gt,{column:_,sort:t,onSort:r},_.key))})}),o(\"tbody\",{children:[o(kn,{rows:a,columns:c.length}),n.slice(a,l).map((_,i)=>o(gn,{report:e,row:_,position:a+i,active:a+i===u,onFocus:()=>d(a+i,!1)},a+i)),o(kn,{rows:n.length-l,columns:c.length})]})]}),n.length===0&&o(\"p\",{class:\"none\",children:\"No case matches these filters.\"})]})}function gt({column:e,sort:n,onSort:t}){let r=n.key===e.key,s=r?!n.descending:e.descending,a=n.descending?\"descending\":\"ascending\";return o(\"th\",{scope:\"col\",class:e.cls,...r&&{\"aria-sort\":a},children:o(\"button\",{type:\"button\",onClick:()=>t({key:e.key,descending:s}),children:[e.name,o(\"span\",{class:\"arrow\",\"aria-hidden\":\"true\",children:r?n.descending?\" \\u25BC\":\" \\u25B2\":\"\"})]})})}function kn({rows:e,columns:n}){return e<=0?null:o(\"tr\",{class:\"spacer\",\"aria-hidden\":\"true\",children:o(\"td\",{colSpan:n,style:{height:`${e*de}px`}})})}function bt(e,n){let[t,r]=R(0),s=N(!1);return M(()=>r(0),[n]),ae(()=>{let l=e.current?.querySelector(`[data-position=\"${t}\"]`);!s.current||!l||(s.current=!1,l.focus({preventScroll:!0}))}),[t,(l,u=!0)=>{if(r(l),!u||e.current===null)return;s.current=!0;let{scrollTop:d,clientHeight:c}=e.current,[f,_]=[l*de,(l+2)*de];f<d?e.current.scrollTop=f:_>d+c&&(e.current.scrollTop=_-c)}]}function Sn({report:e,row:n}){let t=e.page.metrics.map((r,s)=>({metric:r,current:n.metrics[s]??null,baseline:n.metricsBefore?.[s]??null})).filter(({current:r,baseline:s})=>r!==null||s!==null);return t.length===0?null:o(\"section\",{children:[o(\"h3\",{children:\"Figures\"}),o(\"table\",{class:\"figures\",children:[o(\"thead\",{children:o(\"tr\",{children:[o(\"th\",{scope:\"col\",children:\"Metric\"}),o(\"th\",{scope:\"col\",class:\"num\",children:\"Baseline\"}),o(\"th\",{scope:\"col\",class:\"num\",children:\"Now\"}),o(\"th\",{scope:\"col\",class:\"num\",children:\"Change\"})]})}),o(\"tbody\",{children:t.map(({metric:r,current:s,baseline:a})=>{let l=s===null||a===null?null:s-a,u=pn({metric:r,baseline:a,current:s,delta:l,limit:null});return o(\"tr\",{children:[o(\"th\",{scope:\"row\",children:o(\"code\",{children:r})}),o(\"td\",{class:\"num dim\",children:u.baseline}),o(\"td\",{class:\"num\",children:u.current}),o(\"td\",{class:\"num\",children:l===0?\"=\":_n(u.delta)})]},r)})})]})]})}function Pn(e,n){let t=wt(e,n),[r,s]=[Mn(n.results),n.resultsBefore&&Mn(n.resultsBefore)],a=(l,u,d)=>{let c=u+1,f=d===\"now\"?s:r,i=(d===\"now\"?r:s)?.get(l)===c?f?.get(l)??null:null,p=n.targets.filter(y=>(d===\"now\"?y.after:y.before)===c);return{rank:c,document:l,other:i,fate:s===null?null:vt(d,c,i),targets:p,lost:d===\"before\"&&p.some(y=>y.after===null),forbidden:d===\"now\"&&(n.case.forbidden?.includes(c)??!1),score:d===\"now\"?n.case.scores?.[u]??null:null,text:t.get(l)??null}};return{before:n.resultsBefore?.map((l,u)=>a(l,u,\"before\"))??null,now:n.results.map((l,u)=>a(l,u,\"now\"))}}function vt(e,n,t){return t===null?e===\"before\"?\"gone\":\"new\":t===n?\"same\":e===\"now\"==t>n?\"up\":\"down\"}function Mn(e){let n=new Map;for(let[t,r]of e.entries())n.has(r)||n.set(r,t+1);return n}function wt({page:e},n){let t=new Map;for(let[r,s]of n.results.entries()){let a=e.snippets[n.case.texts?.[r]??-1];a!==void 0&&!t.has(s)&&t.set(s,a)}return t}var En=46,Me=64;function An({report:e,row:n}){let t=Pn(e,n),{k:r}=e.page;return o(\"section\",{class:\"rankings\",children:[o(\"h3\",{id:\"was-title\",children:[\"Baseline, top \",r]}),o(\"h3\",{id:\"now-title\",children:[\"Now, top \",r]}),t.before===null?o(\"p\",{class:\"dim\",children:\"No counterpart in the baseline: the case is new or was edited.\"}):o($n,{places:t.before,side:\"was\"}),o(Rt,{joined:t}),o($n,{places:t.now,side:\"now\"}),e.page.snippetsCut&&o(\"p\",{class:\"dim note\",children:\"Texts of some results were left out to keep this file small.\"})]})}function $n({places:e,side:n}){return e.length===0?o(\"p\",{class:\"dim\",children:\"No results.\"}):o(\"ol\",{class:`places ${n}`,\"aria-labelledby\":`${n}-title`,children:e.map(t=>o(xt,{place:t,side:n},t.rank))})}function xt({place:e,side:n}){let r=[e.score===null?\"\":`score ${e.score}`,g(e.text??\"\")].filter(Boolean).join(\" \\xB7 \"),s=e.lost||e.forbidden?\"lost\":e.targets.length>0?\"target\":\"\";return o(\"li\",{class:s,title:g(`${e.document}${e.text===null?\"\":`: ${e.text}`}`),children:[o(\"span\",{class:\"rank num\",children:e.rank}),o(\"span\",{class:\"what\",children:[o(\"code\",{children:g(e.document,300)}),r!==\"\"&&o(\"span\",{class:\"snippet\",children:r})]}),o(\"span\",{class:\"marks\",children:[e.targets.length>0&&o(\"span\",{class:\"tag judged\",children:[e.lost?\"lost target\":\"target\",\", grade\",\" \",Math.max(...e.targets.map(a=>a.grade))]}),e.forbidden&&o(\"span\",{class:\"tag judged\",children:\"forbidden\"}),o(\"span\",{class:\"fate\",children:kt(e,n)})]})]})}function kt({fate:e,other:n},t){return e===\"gone\"||e===\"new\"?e:e===null||e===\"same\"||n===null?\"\":t===\"was\"?`\\u2192 ${n}`:`${e===\"up\"?\"\\u25B2\":\"\\u25BC\"} was ${n}`}function Rt({joined:e}){let{before:n,now:t}=e,r=Math.max(n?.length??0,t.length)*En,s=l=>(l-.5)*En,a=Me/2;return o(\"svg\",{class:\"lines\",width:Me,height:r,\"aria-hidden\":\"true\",children:n?.map(l=>l.other===null?o(\"path\",{class:l.lost?\"lost\":\"gone\",d:`M0 ${s(l.rank)}h18m-4-4l4 4l-4 4`},l.rank):o(\"path\",{class:l.targets.length>0?\"target\":\"other\",d:`M0 ${s(l.rank)}C${a} ${s(l.rank)} ${a} ${s(l.other)} ${Me} ${s(l.other)}`},l.rank))})}function Dn({row:e}){let[n,t]=[e.case.samples??[],e.case.before?.samples??[]];if(n.length===0&&t.length===0)return null;let r=[...n,...t].reduce((a,l)=>Math.max(a,l),0)||1,s=[{name:\"Baseline\",cls:\"was\",samples:t,median:e.msBefore},{name:\"Now\",cls:\"now\",samples:n,median:e.ms}].filter(({samples:a})=>a.length>0);return o(\"section\",{children:[o(\"h3\",{children:\"Latency\"}),o(\"ul\",{class:\"samples\",children:[s.map(({name:a,cls:l,samples:u,median:d})=>o(\"li\",{class:l,children:[o(\"span\",{children:a}),o(\"svg\",{\"aria-hidden\":\"true\",children:[o(\"line\",{class:\"grid\",x1:\"0\",x2:\"100%\",y1:\"9\",y2:\"9\"}),u.map((c,f)=>o(\"circle\",{cx:`${c/r*96+2}%`,cy:\"9\",r:\"4\"},f))]}),o(\"span\",{class:\"num\",children:[\"median \",o(\"b\",{children:A(d)})]}),o(\"span\",{class:\"unseen\",children:[\", samples: \",u.map(c=>A(c)).join(\", \")]})]},l)),o(\"li\",{class:\"ends-row\",\"aria-hidden\":\"true\",children:o(\"span\",{class:\"ends\",children:[o(\"span\",{children:\"0\"}),o(\"span\",{children:A(r)})]})})]})]})}function Fn({row:e}){let n=Object.entries(e.case.spans??{});if(n.length===0)return null;let t=n.reduce((r,[,s])=>Math.max(r,s),0)||1;return o(\"section\",{children:[o(\"h3\",{children:\"Stages of one answer\"}),o(\"ul\",{class:\"samples spans\",children:n.map(([r,s])=>o(\"li\",{children:[o(\"span\",{children:g(r,60)}),o(\"svg\",{\"aria-hidden\":\"true\",children:o(\"rect\",{x:\"0\",y:\"4\",height:\"10\",width:`${Math.max(s/t*100,.5)}%`})}),o(\"span\",{class:\"num\",children:A(s)})]},r))})]})}function Hn({report:e,row:n,rows:t,onShow:r}){let s=N(null),a=N(null);M(()=>s.current?.showModal(),[]),M(()=>{a.current!==null&&(a.current.scrollTop=0,a.current.querySelector(\"h2\")?.focus())},[n]);let l=t.indexOf(n),u=c=>{let f=t[l+c];f!==void 0&&r(f)};return o(\"dialog\",{ref:s,class:\"case\",\"aria-labelledby\":\"case-title\",onClose:()=>r(null),onKeyDown:c=>{c.altKey||c.ctrlKey||c.metaKey||(c.key===\"ArrowLeft\"?u(-1):c.key===\"ArrowRight\"&&u(1))},onClick:c=>c.target===s.current&&s.current?.close(),children:[o(\"div\",{class:\"case-bar\",children:[o(\"button\",{type:\"button\",class:\"quiet\",disabled:l<=0,onClick:()=>u(-1),children:\"\\u2190 Previous\"}),o(\"button\",{type:\"button\",class:\"quiet\",disabled:l>=t.length-1,onClick:()=>u(1),children:\"Next \\u2192\"}),o(\"span\",{class:\"dim num\",children:[l+1,\" of \",t.length]}),o(\"button\",{type:\"button\",class:\"quiet close\",onClick:()=>s.current?.close(),children:[\"Close \",o(\"kbd\",{children:\"Esc\"})]})]}),o(\"div\",{class:\"case-body\",ref:a,tabIndex:0,role:\"region\",\"aria-labelledby\":\"case-title\",children:[o(Ct,{row:n}),o(Tt,{row:n}),o(An,{report:e,row:n}),o(\"div\",{class:\"case-columns\",children:[o(Sn,{report:e,row:n}),o(\"div\",{children:[o(Dn,{row:n}),o(Fn,{row:n})]})]}),o(St,{report:e,row:n})]})]})}function Ct({row:e}){let n=ue(e);return o(\"div\",{class:\"case-head\",children:[o(\"h2\",{id:\"case-title\",tabIndex:-1,children:g(e.case.query,2e3)||\"(empty query)\"}),o(\"p\",{class:\"about\",children:[o(\"span\",{class:`strong ${n.tone}`,children:[o(V,{tone:n.tone}),n.words]}),o(\"code\",{children:g(e.case.id,300)}),o(\"span\",{children:g(e.intent,120)}),e.case.critical&&o(\"span\",{class:\"tag\",children:\"critical\"}),e.case.degraded&&o(\"span\",{class:\"tag\",children:\"degraded answer\"}),o(\"code\",{children:g(e.case.place,300)})]}),e.case.error!==void 0&&o(\"p\",{class:\"says bad\",children:g(e.case.error,2e3)}),e.case.answer!==void 0&&o(\"p\",{class:\"says\",children:g(e.case.answer)})]})}function Tt({row:e}){return e.case.expectEmpty?o(\"p\",{class:\"dim\",children:[\"Nothing should be found for this query; \",e.results.length,\" found\",e.results.length===0?\", as it should be\":\"\",\".\"]}):o(\"ul\",{class:\"moves targets\",children:e.targets.map(n=>o(\"li\",{children:[o(\"span\",{class:`move-words ${j(n)}`,children:[o(V,{tone:j(n)}),ie(n)]}),\" \",o(\"code\",{children:g(n.label,300)}),\" \",o(\"span\",{class:\"dim\",children:[\"grade \",n.grade]})]},n.label))})}function St({report:e,row:n}){let{command:t}=e.page;return t===null?null:o(\"section\",{children:[o(\"h3\",{children:\"Run it again\"}),o(\"p\",{class:\"dim\",children:[\"This case is in \",o(\"code\",{children:g(n.case.place,300)}),\"; the whole gate on your machine:\"]}),o(\"div\",{class:\"steps\",children:[o(\"pre\",{class:\"command\",tabIndex:0,children:g(t,1e3)}),o(le,{text:t})]})]})}var In=[\"failed\",\"changed\",\"lost\",\"critical\",\"error\",\"new\"],O={search:\"\",intent:\"\",flags:[]},Mt={failed:e=>e.failed.length>0,changed:e=>e.changed,lost:e=>e.lost,critical:e=>e.case.critical===!0,error:e=>e.case.error!==void 0,new:e=>e.metricsBefore===null};function Pe(e,n){return Mt[n](e)}var Ln=new WeakMap;function Pt(e){let n=Ln.get(e);return n===void 0&&Ln.set(e,n=`${e.case.id}\n${e.case.query}`.toLowerCase()),n}function Nn(e,n){if(n===O)return e;let t=n.search.toLowerCase().split(/\\s+/u).filter(Boolean);return e.filter(r=>(n.intent===\"\"||r.intent===n.intent)&&n.flags.every(s=>Pe(r,s))&&t.every(s=>Pt(r).includes(s)))}var Et={failed:\"Behind a failure\",changed:\"Changed\",lost:\"Lost a target\",critical:\"Critical\",error:\"Error\",new:\"No baseline\"};function On({report:e,filter:n,onChange:t,shown:r}){let s=e.rows.length;return o(\"div\",{class:\"filters\",role:\"search\",\"aria-label\":\"Cases\",children:[o(\"input\",{type:\"search\",\"aria-label\":\"Search in query and id\",placeholder:\"Search query or id\",value:n.search,onInput:a=>t({...n,search:a.currentTarget.value})}),o(\"select\",{\"aria-label\":\"Intent\",value:n.intent,onChange:a=>t({...n,intent:a.currentTarget.value}),children:[o(\"option\",{value:\"\",children:\"All intents\"}),e.page.intents.map(a=>o(\"option\",{value:a,children:g(a,80)},a))]}),o($t,{report:e,filter:n,onChange:t}),o(\"p\",{class:\"count\",role:\"status\",children:r===s?Te(s,\"case\"):`${r} of ${Te(s,\"case\")}`}),n!==O&&o(\"button\",{type:\"button\",class:\"quiet\",onClick:()=>t(O),children:\"Clear\"})]})}function $t({report:e,filter:n,onChange:t}){let r=H(()=>In.map(a=>({flag:a,count:e.rows.filter(l=>Pe(l,a)).length})),[e]),s=a=>{let l=n.flags.includes(a);t({...n,flags:l?n.flags.filter(u=>u!==a):[...n.flags,a]})};return o(\"div\",{class:\"flags\",role:\"group\",\"aria-label\":\"Show only\",children:r.filter(({count:a})=>a>0).map(({flag:a,count:l})=>o(\"button\",{type:\"button\",\"aria-pressed\":n.flags.includes(a),onClick:()=>s(a),children:[Et[a],\" \",o(\"span\",{class:\"num\",children:l})]},a))})}var Wn={key:\"severity\",descending:!1};function qn(e,{key:n,descending:t}){let r=Kn(e,n),s=e.length;return Float64Array.from(r,(l,u)=>(l===Ee?s:t?s-1-l:l)*s+u).sort().reduce((l,u)=>{let d=e[u%s];return d!==void 0&&l.push(d),l},[])}function $e(e,n){let[t,...r]=n;t!==void 0&&(globalThis.requestIdleCallback??setTimeout)(()=>{Kn(e,t),$e(e,r)})}var Ee=-1,Bn=new WeakMap;function Kn(e,n){let t=Bn.get(e)??new Map;Bn.set(e,t);let r=t.get(n);if(r!==void 0)return r;let s=e.map(d=>At(d,n)),a=[...new Set(s)].filter(d=>d!==null).toSorted((d,c)=>d<c?-1:1),l=new Map(a.map((d,c)=>[d,c])),u=s.map(d=>d===null?Ee:l.get(d)??Ee);return t.set(n,u),u}function At(e,n){switch(n){case\"severity\":return e.severity;case\"query\":return e.case.query.toLowerCase();case\"id\":return e.case.id;case\"intent\":return e.intent;case\"fall\":return e.fall;case\"latency\":return e.ms;case\"outcome\":return Dt(e);default:return e.metrics[Number(n.slice(7))]??null}}function Dt(e){return e.case.error!==void 0?0:e.failed.length>0?1:e.lost?2:e.changed?3:e.metricsBefore===null?4:5}function Un({report:e}){let[n,t]=R(O),[r,s]=R(Wn),[a,l]=Ft(e.rows);M(()=>$e(e.rows,Cn(e.page)),[e]);let u=H(()=>qn(e.rows,r),[e,r]),d=H(()=>Nn(u,n),[u,n]);return o(C,{children:[o(On,{report:e,filter:n,onChange:t,shown:d.length}),o(Tn,{report:e,rows:d,sort:r,onSort:s}),a!==null&&o(Hn,{report:e,row:a,rows:d.includes(a)?d:e.rows,onShow:l})]})}function Ft(e){let[n,t]=R(()=>Se(e,location.hash));M(()=>{let s=()=>t(Se(e,location.hash));return addEventListener(\"hashchange\",s),()=>removeEventListener(\"hashchange\",s)},[e]);let r=rn(s=>{yn(s===null?\"\":U(s.case.id)),t(s)},[]);return[n,r]}var Ht=\"retrieval-gate-theme\";function Vn(e){try{localStorage.setItem(Ht,e)}catch{}}function jn(e){e===null?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e}function zn(){let e=document.documentElement.dataset.theme;return e===\"light\"||e===\"dark\"?e:matchMedia(\"(prefers-color-scheme: dark)\").matches?\"dark\":\"light\"}function Gn(){let[e,n]=R(zn()),t=e===\"dark\"?\"light\":\"dark\";return o(\"button\",{type:\"button\",class:\"quiet\",onClick:()=>{jn(t),Vn(t),n(t)},children:[t===\"dark\"?\"Dark\":\"Light\",o(\"span\",{class:\"unseen\",children:\" colours\"})]})}function Lt(){let e=document.getElementById(\"explorer\"),n=JSON.parse(document.getElementById(\"data\")?.textContent??\"null\");e===null||n===null||(e.replaceChildren(),re(o(Un,{report:an(n)}),e))}function It(){let e=document.getElementById(\"theme\");e!==null&&re(o(Gn,{}),e);for(let n of document.querySelectorAll(\"pre.command\")){let t=document.createElement(\"span\");n.after(t),re(o(le,{text:n.textContent??\"\"}),t)}addEventListener(\"beforeprint\",()=>{for(let n of document.querySelectorAll(\"details\"))n.open=!0})}function Nt(e){document.hidden?e():requestAnimationFrame(()=>setTimeout(e))}It();Nt(Lt);})();";
const SCRIPT_HASH = "sha256-JSXVKlmtR4P/TShTETXuspC7M0dJUdNISPtWuKsFZWI=";
const STYLE = ":root{color-scheme:light dark;--bg: light-dark(#fcfcfa, #141517);--panel: light-dark(#ffffff, #1a1c1f);--fg: light-dark(#191b1f, #e9e9e6);--dim: light-dark(#5c6068, #a3a7ae);--line: light-dark(#e3e3df, #2e3136);--soft: light-dark(#f3f3ef, #212327);--accent: light-dark(#1b56a8, #8ebbff);--accent-soft: light-dark(#e6eefa, #1c2b42);--bad: light-dark(#b3241c, #ff9389);--bad-soft: light-dark(#fcebe9, #3a201e);--good: light-dark(#1b6b3e, #82d6a2);--warn: light-dark(#7a5100, #eec46c);--sans: system-ui, -apple-system, \"Segoe UI\", Roboto, \"Helvetica Neue\", Arial, sans-serif;--mono: ui-monospace, SFMono-Regular, Menlo, Consolas, \"Liberation Mono\", monospace}:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}*,:before,:after{box-sizing:border-box}html{scroll-padding-top:12px;-webkit-text-size-adjust:100%}body{margin:0;background:var(--bg);color:var(--fg);font:14px/1.5 var(--sans);font-variant-numeric:tabular-nums}main{max-width:1440px;margin:0 auto;padding:0 24px 72px}h1,h2,h3,p,ul,ol,dl,dd,pre{margin:0;padding:0}ul,ol{list-style:none}h2{font-size:15px;font-weight:650;letter-spacing:-.005em;margin:0 0 10px}h3{font-size:13px;font-weight:600}a{color:var(--accent);text-underline-offset:2px;text-decoration-thickness:1px}code,pre,kbd{font:12.5px/1.5 var(--mono)}code{overflow-wrap:anywhere}section{margin-top:36px}.dim{color:var(--dim)}.bad{color:var(--bad)}.good{color:var(--good)}.warn{color:var(--warn)}.strong{font-weight:600}.num{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.icon{width:11px;height:11px;margin-right:5px;fill:none;stroke:currentColor;stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round;vertical-align:-.5px}.icon.bad{stroke:var(--bad)}.icon.good{stroke:var(--dim)}.tag{display:inline-block;padding:0 5px;border:1px solid var(--line);border-radius:3px;font-size:11.5px;line-height:17px;color:var(--dim);white-space:nowrap}:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:3px}.skip{position:absolute;left:-999px}.skip:focus{left:12px;top:8px;padding:4px 10px;background:var(--panel);z-index:2}button,input,select{font:inherit;font-size:13px;color:inherit;background:var(--panel);border:1px solid var(--line);border-radius:5px;padding:4px 9px;min-height:30px}button{cursor:pointer}button:hover:not(:disabled){border-color:var(--dim)}button:disabled{color:var(--dim);cursor:default;opacity:.6}.quiet{background:none}@media(max-width:640px){main{padding:0 14px 48px}}.bar{display:flex;flex-wrap:wrap;align-items:center;gap:4px 18px;max-width:1440px;margin:0 auto;padding:10px 24px;font-size:13px;color:var(--dim)}.bar .tool{margin-right:auto}.bar a{color:inherit;text-decoration:none}.bar a:hover{color:var(--fg);text-decoration:underline}.bar button{min-height:26px;padding:1px 9px;color:inherit}.scroll{position:relative;overflow-x:auto;background:var(--panel);border:1px solid var(--line);border-radius:6px}table{border-collapse:collapse;width:100%}caption{text-align:left;padding:8px 12px;color:var(--dim);font-size:12.5px}th,td{padding:5px 12px;text-align:left;vertical-align:top}.scroll th,.scroll td{border-top:1px solid var(--line)}thead th{font-size:12.5px;font-weight:600;color:var(--dim);white-space:nowrap}tbody th{font-weight:400}td.num,th.num{text-align:right}td.text,th.text{min-width:12em;max-width:40em;overflow-wrap:anywhere}.matrix thead th{max-width:14em;overflow:hidden;text-overflow:ellipsis}.matrix tbody th{position:sticky;left:0;background:var(--panel);white-space:nowrap}.cell,.moved{display:block}.cell.bad{color:var(--bad);font-weight:650}.moved{font-size:11.5px;color:var(--dim);line-height:1.2}details{margin-top:14px}summary{cursor:pointer;width:fit-content;color:var(--accent);font-size:13px}details>:not(summary){margin-top:10px}.notices li{padding:3px 0;max-width:90ch;overflow-wrap:anywhere}.notices li:before{content:\"\\2013  \";color:var(--dim)}.steps>li{margin-bottom:12px}.steps p{margin-bottom:3px}.command{display:inline-block;vertical-align:middle;max-width:100%;overflow-x:auto;padding:5px 10px;background:var(--soft);border:1px solid var(--line);border-radius:5px}.copy{margin-left:8px;vertical-align:middle}.receipt{border-top:1px solid var(--line);font-size:13px}.receipt>div{display:grid;grid-template-columns:220px 1fr;gap:12px;padding:4px 0;border-bottom:1px solid var(--line)}.receipt dt{color:var(--dim);overflow-wrap:anywhere}.without{color:var(--dim)}@media(max-width:640px){.bar{padding:8px 14px;gap:2px 10px;font-size:12px}.bar .tool{display:none}.bar #theme{margin-left:auto}.receipt>div{grid-template-columns:1fr;gap:0}}.verdict{padding:14px 0 4px;border-top:3px solid var(--fg)}.verdict.fail,.verdict.error{border-color:var(--bad)}.verdict.pass{border-color:var(--good)}.verdict.partial{border-color:var(--warn)}.verdict h1{display:grid;grid-template-columns:auto 1fr;align-items:baseline;gap:2px 24px;font-size:18px;line-height:1.3;font-weight:600;letter-spacing:-.01em}.verdict .word{font-size:34px;font-weight:750;letter-spacing:-.02em;line-height:1.15}.verdict .word .icon{width:25px;height:25px;margin-right:9px;vertical-align:-1px;stroke:currentColor}.fail .word,.error .word{color:var(--bad)}.pass .word{color:var(--good)}.partial .word{color:var(--warn)}.meanings{display:flex;flex-wrap:wrap;gap:0 24px}.meaning code{margin-left:4px;font-size:12px;font-weight:400;letter-spacing:0;color:var(--dim)}.fact{margin-top:8px;font-size:16px;line-height:1.45;max-width:120ch;overflow-wrap:anywhere}.todo{margin-top:6px;font-size:15px;max-width:120ch;overflow-wrap:anywhere}.about{display:flex;flex-wrap:wrap;gap:2px 18px;margin-top:8px;font-size:13px;color:var(--dim)}.about>*{overflow-wrap:anywhere;min-width:0}.columns{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:0 44px}.columns>div>section{margin-top:26px}.columns>div:empty{display:none}.columns>:only-child,.columns>div:has(+:empty){grid-column:1 / -1}@media(max-width:1080px){.columns{grid-template-columns:minmax(0,1fr)}}@media(max-width:640px){.verdict h1{grid-template-columns:1fr;font-size:16px}.verdict .word{font-size:28px}.verdict .word .icon{width:21px;height:21px}.fact{font-size:15px}}.legend{display:flex;flex-wrap:wrap;gap:2px 16px;margin-bottom:8px;font-size:12px;color:var(--dim)}.legend svg{width:16px;height:16px;margin-right:4px;vertical-align:-4px}.panel{padding:10px 0 4px;border-top:1px solid var(--line)}.panel+.panel{margin-top:8px}.panel h3 span{font-weight:400;color:var(--dim);margin-left:6px}.panel h3 code{font-size:13px;font-weight:600}.more{font-size:12.5px;color:var(--dim);padding:2px 0 4px}.checks,.checks tbody{display:block}.checks thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.checks tbody tr{display:grid;grid-template-columns:minmax(90px,150px) minmax(120px,1fr) 64px 64px 76px 76px;align-items:center;gap:0 10px;min-height:25px}.checks th,.checks td{padding:0;font-size:13px;line-height:24px;white-space:nowrap}.checks th{display:flex;align-items:center;min-width:0}.checks .icon{flex:none}.checks .name{overflow:hidden;text-overflow:ellipsis}.checks .base,.checks .current,.checks .delta,.checks .bound{text-align:right}.checks .base,.checks .bound{color:var(--dim)}.checks .says{grid-column:2 / -1;white-space:normal;line-height:1.5;padding:2px 0;overflow-wrap:anywhere}.checks .held th,.checks .held td{color:var(--dim)}.checks .failed th,.checks .failed .current,.checks .failed .delta{font-weight:650}.checks .failed .current,.checks .failed .delta{color:var(--bad)}.picture{padding:0 8px!important}.dumbbell{display:block;width:100%;height:24px;overflow:visible}.legend .dumbbell{display:inline-block;width:16px;height:16px}.grid{stroke:var(--line);stroke-width:1}.band{fill:light-dark(#1b56a81c,#8ebbff2b)}.limit{stroke:var(--accent);stroke-width:2}.move{stroke:var(--dim);stroke-width:2}.was{fill:var(--bg);stroke:var(--dim);stroke-width:1.8}.now{fill:var(--fg)}.interval{stroke:var(--fg);stroke-width:5;opacity:.28;stroke-linecap:round}.held .now,.held .interval{fill:var(--dim);stroke:none}.failed .now,.follows .now{fill:var(--bad)}.failed .move,.failed .interval{stroke:var(--bad)}.axis-row{padding-left:168px;padding-right:328px}.checks+.axis-row{margin-top:1px}.axis{display:block;width:100%;height:14px;overflow:visible}.axis text{text-anchor:middle;fill:var(--dim);font-size:11px;font-family:var(--sans)}@media(max-width:640px){.checks tbody tr{grid-template-columns:minmax(0,1fr) auto auto auto;gap:0 9px;padding-bottom:3px}.checks .base{display:none}.checks th{grid-column:1}.checks .picture{grid-column:1 / -1;grid-row:2}.checks .says{grid-column:1 / -1}.checks+.axis-row{padding:0 8px}}.boxes li{display:grid;grid-template-columns:minmax(80px,110px) minmax(110px,1fr) auto;align-items:center;gap:0 12px;font-size:13px;min-height:36px}.boxes .name{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.boxes .failed .name{font-weight:650}.boxes .figures{width:172px;text-align:right;line-height:1.3;font-size:12.5px}.boxes .figures:has(span:nth-child(3)){padding:4px 0}.boxes .figures span{display:block;white-space:nowrap;color:var(--dim)}.boxes .figures i{font-style:normal;font-size:11.5px}.boxes .figures b{font-weight:600;color:var(--fg)}.boxes .failed b{color:var(--bad)}.boxes~.axis-row{padding-left:122px;padding-right:184px}.box{display:block;width:100%;height:30px;overflow:visible}.box g{fill:var(--dim);stroke:var(--dim);stroke-width:1.5}.box .was rect{fill:var(--bg)}.box .now{fill:var(--fg);stroke:var(--fg)}.box .now rect{fill:light-dark(#191b1f40,#e9e9e64d)}.failed .box .now{fill:var(--bad);stroke:var(--bad)}.failed .box .now rect{fill:light-dark(#b3241c40,#ff938950)}.box .p50{stroke-width:2.5}.box circle{stroke:none}@media(max-width:640px){.boxes li{grid-template-columns:72px minmax(80px,1fr) auto;gap:0 8px}.boxes .figures{width:140px;font-size:11.5px}.boxes~.axis-row{padding-left:80px;padding-right:148px}}.worst>li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 14px;align-items:baseline;padding:6px 0;border-top:1px solid var(--line)}.worst .query{font-size:14px;font-weight:500;overflow-wrap:anywhere;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}.worst .query a{color:inherit;text-decoration-color:var(--dim)}.worst .query a:hover{color:var(--accent)}.worst .why{font-size:12px;color:var(--dim);overflow-wrap:anywhere;max-width:240px;text-align:right}.worst .moves{grid-column:1 / -1;min-width:0}.moves li{display:flex;align-items:center;gap:8px;min-width:0;font-size:13px;line-height:21px}.moves code{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.move-words{flex:none;min-width:56px;font-weight:600;white-space:nowrap}.ladder{flex:none;overflow:visible}.ladder .step{fill:var(--dim);opacity:.5}.ladder .move{stroke:var(--bad);stroke-width:1.6}.ladder .was{stroke-width:1.5}.ladder .now{fill:var(--bad)}.ladder.rose .now{fill:var(--dim)}.ladder.rose .move{stroke:var(--dim)}.ladder .gone{fill:none;stroke:var(--bad);stroke-width:2;stroke-linecap:round}.filters{display:flex;flex-wrap:wrap;align-items:center;gap:8px;margin-bottom:10px}.filters input{width:260px}.filters select{max-width:200px}.filters .count{margin-left:auto;font-size:13px;color:var(--dim)}.flags{display:flex;flex-wrap:wrap;gap:6px}.flags .num{color:var(--dim)}.flags [aria-pressed=true]{background:var(--accent-soft);border-color:var(--accent);color:var(--accent);font-weight:600}.flags [aria-pressed=true] .num{color:inherit}.cases{contain:content;position:relative;max-height:min(74vh,900px);overflow:auto;background:var(--panel);border:1px solid var(--line);border-radius:6px}.cases table{table-layout:fixed;min-width:1200px}.cases th,.cases td{padding:0 10px;height:36px;vertical-align:middle;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;font-size:13px}.cases tbody tr{border-top:1px solid var(--line)}.cases tbody tr:hover{background:var(--soft)}.cases thead th{position:sticky;top:0;z-index:1;background:var(--soft);padding:0}.cases thead button{width:100%;height:36px;padding:0 10px;border:0;border-radius:0;background:none;text-align:inherit;font-size:12.5px;font-weight:600;color:var(--dim);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.cases thead button:hover,.cases [aria-sort] button{color:var(--fg)}.cases :focus-visible{outline-offset:-2px}.cases .spacer,.cases .spacer:hover{background:none;border:0}.cases .spacer td{padding:0}.c-id{width:120px}.c-intent{width:92px}.c-move{width:240px}.c-num{width:90px}.c-outcome{width:168px}.cases .c-query a{color:inherit;text-decoration:none;font-weight:500}.cases tr:hover .c-query a{text-decoration:underline}.cases .tag{margin-left:6px}.cases .c-id code{color:var(--dim)}.cases .move-words{display:inline-block;min-width:62px}.cases .move-words.dim{font-weight:400}.cases .arrow{font-size:9px;color:var(--dim)}.cases .c-outcome .bad{font-weight:600}.cases .none{padding:18px;color:var(--dim)}@media(max-width:640px){.filters input,.filters select{width:100%;max-width:none}.cases table{min-width:1120px}.cases .c-query{width:210px}}@media(min-width:1500px){.c-id{width:150px}.c-intent{width:110px}.c-move{width:280px}.c-outcome{width:180px}}dialog.case{width:min(1180px,100vw);max-width:none;height:100dvh;max-height:none;margin:0 0 0 auto;padding:0;border:0;background:var(--bg);color:var(--fg);box-shadow:0 0 40px #0006}dialog.case::backdrop{background:#0007}.case-bar{display:flex;align-items:center;gap:8px;padding:9px 24px;border-bottom:1px solid var(--line);background:var(--soft);height:50px}.case-bar .close{margin-left:auto}kbd{padding:0 4px;border:1px solid var(--line);border-radius:3px;font-size:11px;color:var(--dim)}.case-body{height:calc(100dvh - 50px);overflow-y:auto;padding:18px 24px 48px}.case-body>section,.case-columns section{margin-top:24px}.case-head h2:focus{outline:none}.case-head h2{font-size:20px;line-height:1.3;letter-spacing:-.01em;margin:0;overflow-wrap:anywhere}.case-body h3{margin-bottom:6px}.says{margin-top:8px;max-width:100ch;overflow-wrap:anywhere}.targets{margin-top:14px}.targets code{white-space:normal}.case-columns{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:0 64px;align-items:start}table.figures th,table.figures td{padding:3px 8px 3px 0;border-top:1px solid var(--line)}table.figures td.num{padding-right:0;padding-left:12px}.samples li{display:grid;grid-template-columns:74px minmax(60px,1fr) 130px;align-items:center;gap:10px;font-size:13px;min-height:26px}.samples svg{display:block;width:100%;height:18px;overflow:visible}.samples .was circle{fill:var(--bg);stroke:var(--dim);stroke-width:1.5}.samples .now circle{fill:var(--fg);opacity:.7}.samples .ends{display:flex;justify-content:space-between;grid-column:2;font-size:11px;color:var(--dim)}.samples .ends-row{min-height:0}.spans rect{fill:var(--dim)}.spans span:first-child{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}@media(max-width:760px){.case-bar,.case-body{padding-left:14px;padding-right:14px}.case-bar kbd{display:none}.case-columns{grid-template-columns:minmax(0,1fr)}}.rankings{display:grid;grid-template-columns:minmax(0,1fr) 64px minmax(0,1fr);align-items:start}.rankings h3:nth-of-type(2){grid-column:3}.rankings .note{grid-column:1 / -1;padding-top:6px}.places{border:1px solid var(--line);border-radius:6px;background:var(--panel);overflow:hidden}.places li{display:flex;align-items:center;gap:10px;height:46px;padding:0 10px;box-shadow:inset 0 -1px var(--line)}.places .rank{flex:none;width:20px;color:var(--dim);font-size:12.5px}.places .what{flex:1;min-width:0;line-height:1.3}.places .what>*{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.places .snippet{font-size:12px;color:var(--dim)}.places .marks{flex:none;display:flex;align-items:center;gap:8px}.places .fate{min-width:52px;text-align:right;font-size:12px;color:var(--dim);white-space:nowrap}.places .target{background:var(--accent-soft)}.places .target .judged{color:var(--accent);border-color:currentColor}.places .lost{background:var(--bad-soft)}.places .lost .judged{color:var(--bad);border-color:currentColor;font-weight:600}.places .target code,.places .lost code{font-weight:600}.lines{display:block;grid-column:2}.lines path{fill:none;stroke-width:1.2;stroke:var(--dim);opacity:.55}.lines .target{stroke:var(--accent);stroke-width:2.4;opacity:1}.lines .lost{stroke:var(--bad);stroke-width:2.4;opacity:1}@media(max-width:760px){.rankings{grid-template-columns:minmax(0,1fr)}.lines{display:none}.rankings h3:nth-of-type(2){grid-column:1}.rankings h3:first-of-type,.rankings .was,.rankings>p:not(.note){order:1}.rankings h3:first-of-type{margin-top:16px}.rankings .note{order:2}}@media print{:root,:root[data-theme]{color-scheme:light}.bar,.skip,.copy,#cases,dialog.case{display:none}main{max-width:none;padding:0}body{font-size:11px;background:none}.scroll{overflow:visible;border:0}.scroll th,.scroll td{padding:2px 4px;white-space:normal;overflow-wrap:anywhere}.panel,.worst>li,.receipt>div,tr{break-inside:avoid}summary{color:inherit;list-style:none;font-weight:600}.columns{grid-template-columns:minmax(0,1fr)}}";
const STYLE_HASH = "sha256-JKVNRv79nFxN0FZRThq+v9KQCkycxXqkkeAfOX+FZUk=";

;// CONCATENATED MODULE: ./lib/reporters/html/losses.js





/** More are in report.json. */
const losses_ROWS = 10;
const EVIDENCE = 8;
function lossTable({ explanation = null }) {
    const losses = explanation?.losses ?? [];
    if (losses.length === 0)
        return "";
    const left = losses.length - losses_ROWS;
    const more = left > 0 ? `; the worst ${losses_ROWS}, and ${left} more in report.json` : "";
    const columns = [html_long("Query"), plain("Intent"), plain("What happened")];
    return table(`${(0,explain_words/* causesWords */.qh)(explanation?.causes ?? [])}${more}`, columns, losses.slice(0, losses_ROWS).map(lossRow));
}
function lossRow(loss) {
    return [
        `<a href="${caseHref(loss.id)}">${html_text(loss.query, QUERY)}</a>`,
        html_text(loss.intent, NAME),
        html_text((0,explain_words/* lossWords */.VH)(loss), QUERY),
    ];
}
/** Whether what failed could be chance, a row for each failed check that was tested. */
function evidenceTable(report) {
    const rows = (0,reporters_rows/* failedChecks */.HH)(report).flatMap(({ metric, scope, evidence }) => evidence === undefined
        ? []
        : [[html_text(metric, NAME), html_text((0,sentences/* scopeLabel */.$o)(scope), NAME), ...figures(metric, evidence)]]);
    if (rows.length === 0)
        return "";
    const left = rows.length - EVIDENCE;
    const more = left > 0 ? `; ${left} more in report.json` : "";
    const columns = ["Cases better", "Worse", "Of", "95 % interval of the change", "p", "p, corrected"].map(num);
    return table(`Could what failed be chance? Corrected by Holm for all checks tested; the tolerance alone decides${more}`, [plain("Metric"), plain("Where"), ...columns], rows.slice(0, EVIDENCE));
}
function figures(metric, { wins, losses, units, interval, pPermutation, pHolm }) {
    const between = intervalWords(metric, interval);
    const tested = wins + losses === 0 ? [format/* NONE */.x3, format/* NONE */.x3] : [(0,explain_words/* pWords */.gh)(pPermutation), (0,explain_words/* pWords */.gh)(pHolm)];
    return [String(wins), String(losses), String(units), between, ...tested].map((cell) => html_text(cell));
}
/** Too few make an interval that promises more than it holds: then the reason stands there. */
function intervalWords(metric, interval) {
    if (interval.kind === "interval")
        return `${(0,format/* formatDelta */.CW)(metric, interval.low)} to ${(0,format/* formatDelta */.CW)(metric, interval.high)}`;
    const { code, have, need } = interval.reason;
    return code === "too_few_units"
        ? `none: ${have} cases, ${need} needed`
        : `none: ${have} differ, ${need} needed`;
}
/** Results that nobody judged, and lists that changed. */
function besideList({ explanation = null }) {
    const facts = [(0,explain_words/* holesWords */.V_)(explanation?.holes ?? null), (0,explain_words/* churnWords */.CR)(explanation?.churn ?? null)];
    const items = facts.filter((fact) => fact !== "").map((fact) => `<li>${html_text(fact, SENTENCE)}</li>\n`);
    return items.length === 0 ? "" : `<ul class="notices">\n${items.join("")}</ul>\n`;
}
function acceptedList({ verdict: { accepted = [] } }) {
    const items = accepted.map((check) => `<li>${html_text((0,sentences/* checkSentence */.YC)(check), SENTENCE)}</li>\n`);
    return items.length === 0 ? "" : `<ul class="notices">\n${items.join("")}</ul>\n`;
}

;// CONCATENATED MODULE: ./lib/reporters/html/tables.js




/** Wider and longer tables help nobody; cases.csv and report.json hold the rest. */
const SCOPES = 24;
const tables_ROWS = 1_000;
const STATUS = {
    held: `${icon("good")}held`,
    failed: `${icon("bad")}<b class="bad">failed</b>`,
    secondary: `${icon("bad")}failed, follows`,
    missing: `${icon("bad")}<b class="bad">missing</b>`,
    reported: '<span class="dim">not gated</span>',
};
function metricTables(report) {
    const rows = (0,reporters_rows/* metricRows */.IN)(report);
    if (rows.length === 0)
        return "";
    return matrix(rows) + details("All checks with baselines and limits", checkTable(rows));
}
/** One row a metric, one column a scope: the figure, and under it how far it moved. */
function matrix(rows) {
    const scopes = [...new Set(rows.map((row) => row.scope))];
    const shown = scopes.slice(0, SCOPES);
    const cells = new Map(rows.map((row) => [`${row.metric}\n${row.scope}`, row]));
    const lines = [...new Set(rows.map((row) => row.metric))].map((metric) => [
        code(metric, NAME),
        ...shown.map((scope) => tables_cellHtml(cells.get(`${metric}\n${scope}`))),
    ]);
    const left = scopes.length - shown.length;
    const caption = `Now, and the change since the baseline${left > 0 ? `; ${(0,format/* plural */.LS)(left, "more intent")} in report.json` : ""}`;
    return `<div class="matrix">${table(caption, [plain("Metric"), ...shown.map((scope) => num((0,sentences/* scopeLabel */.$o)(scope)))], lines)}</div>\n`;
}
function tables_cellHtml(row) {
    if (row === undefined)
        return `<span class="dim">${format/* NONE */.x3}</span>`;
    const { current } = (0,format/* checkNumbers */.PM)(row);
    const bad = row.status === "failed" || row.status === "missing" || row.status === "secondary";
    const mark = bad ? `${icon("bad")}<span class="unseen">failed: </span>` : "";
    const kind = row.status === "secondary" ? "follows" : bad ? "bad" : row.status;
    return `<span class="cell ${kind}">${mark}${current}</span><span class="moved">${movedWords(row)}</span>`;
}
function movedWords({ metric, delta }) {
    if (delta === null)
        return format/* NONE */.x3;
    const shown = (0,format/* formatDelta */.CW)(metric, delta);
    return /[1-9]/.test(shown) ? (0,format/* withArrow */.mh)(shown) : "=";
}
function checkTable(rows) {
    const lines = rows.slice(0, tables_ROWS).map((row) => {
        const { baseline, current, delta, limit } = (0,format/* checkNumbers */.PM)(row);
        return [
            code(row.metric, NAME),
            html_text((0,sentences/* scopeLabel */.$o)(row.scope), NAME),
            baseline,
            current,
            (0,format/* withArrow */.mh)(delta),
            limit,
            STATUS[row.status],
        ];
    });
    const left = rows.length - lines.length;
    const columns = [
        plain("Metric"),
        plain("Where"),
        num("Baseline"),
        num("Now"),
        num("Change"),
        num("Limit"),
        plain("Gate"),
    ];
    return table(`Overall, then by intent${left > 0 ? `; ${left} more in report.json` : ""}`, columns, lines);
}

;// CONCATENATED MODULE: ./lib/reporters/html/worst.js




const WORST = 5;
const MOVES = 2;
function worstList(report) {
    const k = report.inputs?.config.k ?? 0;
    const items = interleaved(report).map((each) => worstItem(each, k));
    return items.length === 0 ? "" : `<ol class="worst">\n${items.join("")}</ol>\n`;
}
/** The first of each category, then the second of each, until there are five. */
function interleaved(report) {
    const groups = [...(0,reporters_rows/* worstByCategory */.j1)(report).values()];
    const rounds = Array.from({ length: WORST }, (_, i) => groups.flatMap((group) => group.slice(i, i + 1)));
    return rounds.flat().slice(0, WORST);
}
function worstItem({ id, case: one, culprit, check }, k) {
    const moves = (0,format/* isLatency */.Hh)(check.metric) ? [] : (0,format/* changedMoves */.HS)((0,format/* culpritMoves */._j)(culprit, one));
    const left = moves.length - MOVES;
    const lines = moves.slice(0, MOVES).map((move) => moveHtml(move, k));
    const more = left > 0 ? `<li class="dim">${(0,format/* plural */.LS)(left, "more target")}</li>` : "";
    const figures = lines.length === 0 ? `<li>${html_text((0,format/* culpritChange */.m8)(check, culprit), QUERY)}</li>` : "";
    const why = one?.critical === true ? `<b>critical</b> · ${check.category}` : check.category;
    return itemHtml(id, one?.query ?? id, one?.intent ?? "", why, lines.join("") + more + figures);
}
function itemHtml(id, query, intent, why, moves) {
    return (`<li><p class="query"><a href="${caseHref(id)}">${html_text(query, QUERY)}</a></p>` +
        `<p class="why">${intent === "" ? "" : `${html_text(intent, NAME)} · `}${why}</p><ul class="moves">${moves}</ul></li>\n`);
}
function moveHtml(move, k) {
    return `<li>${ladder(move, k)}<span class="move-words">${moveWords(move)}</span> ${code(move.label.replace(/^path: /, ""), NAME)}</li>`;
}
/** `2 → lost`: what a dash means, said. */
function moveWords({ before, after }) {
    const now = after === null ? "lost" : String(after);
    if (before === undefined)
        return after === null ? "not found" : `rank ${now}`;
    if (before === null)
        return after === null ? "not found" : `new → ${now}`;
    return `${before} → ${now}`;
}
const STEP = 7;
const LADDER = 10;
/** Ranks as a row of steps, the last one outside the list; deeper lists are drawn to scale. */
function ladder({ before, after }, k) {
    const steps = Math.min(Math.max(k, 1), LADDER);
    const x = (rank) => rank === null
        ? (steps + 0.8) * STEP
        : (((rank - 1) * (steps - 1)) / Math.max(k - 1, 1)) * STEP + STEP / 2;
    const width = (steps + 1.5) * STEP;
    const dots = Array.from({ length: steps }, (_, i) => `<circle class="step" cx="${(i + 0.5) * STEP}" cy="7" r="1.2"/>`).join("");
    const from = before === undefined ? "" : `<circle class="was" cx="${x(before).toFixed(1)}" cy="7" r="3.2"/>`;
    const line = before === undefined
        ? ""
        : `<line class="move" x1="${x(before).toFixed(1)}" x2="${x(after).toFixed(1)}" y1="7" y2="7"/>`;
    const end = after === null
        ? `<path class="gone" d="M${x(null) - 3} 4l6 6m0-6l-6 6"/>`
        : `<circle class="now" cx="${x(after).toFixed(1)}" cy="7" r="3.6"/>`;
    const rose = typeof before === "number" && after !== null && after < before;
    return `<svg class="ladder${rose ? " rose" : ""}" width="${width}" height="14" viewBox="0 0 ${width} 14" aria-hidden="true">${dots}${line}${from}${end}</svg>`;
}
/** Targets that fell without failing anything: what a reviewer of a green check may still want to see. */
function movedList(report) {
    const k = report.inputs?.config.k ?? 0;
    const fallen = (0,reporters_rows/* caseRows */.yE)(report).flatMap((row) => row.case.expected.map((target, i) => {
        const [before, after] = [(0,reporters_rows/* rankBefore */.OC)(row, i), row.score?.ranks[i] ?? null];
        const fall = typeof before === "number" ? (after ?? k + 1) - before : 0;
        const { id, query, intent } = row.case;
        return {
            id,
            query,
            intent,
            move: { label: (0,suite/* targetLabel */.O)(target), grade: target.grade, before, after },
            fall,
        };
    }));
    const worst = fallen.filter((each) => each.fall > 0).toSorted((a, b) => b.fall - a.fall);
    if (worst.length === 0)
        return `<p class="dim">No target is further down than at the baseline.</p>\n`;
    const items = worst
        .slice(0, WORST)
        .map(({ id, query, intent, move }) => itemHtml(id, query, intent, "within tolerance", moveHtml(move, k)));
    return `<ol class="worst">\n${items.join("")}</ol>\n`;
}

;// CONCATENATED MODULE: ./lib/reporters/html/report-html.js











const POLICY = [
    "default-src 'none'",
    `script-src '${EARLY_HASH}' '${SCRIPT_HASH}'`,
    `style-src '${STYLE_HASH}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
].join("; ");
function renderReportHtml(report) {
    const suite = report.inputs?.suite.name ?? "retrieval gate";
    return (`<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n` +
        `<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n` +
        `<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="referrer" content="no-referrer">\n` +
        `<title>${html_text((0,headline/* verdictWords */.L2)(report))} - ${html_text(suite, 80)}</title>\n<script>${EARLY}</script>\n<style>${STYLE}</style>\n</head>\n<body>\n` +
        `${bodyHtml(report)}</body>\n</html>\n`);
}
function bodyHtml(report) {
    const data = pageData(report);
    const some = data.cases.length > 0 && report.scores !== null;
    const parts = [
        firstScreen(report),
        some ? casesHtml(data.cases.length) : "",
        report_html_figures(report),
        ending(report),
    ];
    const script = `<script id="data" type="application/json">${some ? jsonBlock(data) : "null"}</script>\n<script>${SCRIPT}</script>\n`;
    return `<a class="skip" href="#main">To the report</a>\n${barHtml(report, some)}<main id="main">\n${parts.join("")}</main>\n${script}`;
}
function barHtml(report, some) {
    const links = [
        ["checks", "Checks", report.verdict.checks.length > 0],
        ["cases", "Cases", some],
        ["metrics", "Metrics", report.scores !== null],
        ["next", "What next", report.inputs !== null],
        ["receipt", "Receipt", true],
    ];
    const items = links.filter(([, , there]) => there).map(([id, name]) => `<a href="#${id}">${name}</a>`);
    return `<nav class="bar" aria-label="Parts of the report"><span class="tool">${html_text(report.tool, 80)}</span>${items.join("")}<span id="theme"></span></nav>\n`;
}
/** Two columns where there is room: what failed, and beside it who and how slow. */
function firstScreen(report) {
    const failed = report.verdict.checks.some((check) => !check.passed);
    const checks = section("checks", failed ? "Failed checks" : "Checks", checkPanels(report));
    const worst = failed ? section("worst", "Worst cases", worstList(report)) : "";
    const moved = !failed && report.scores !== null ? section("worst", "Moved most", movedList(report)) : "";
    const side = worst + moved + section("latency", "Latency", latencyPanel(report));
    const columns = checks + side === "" ? "" : `<div class="columns"><div>${checks}</div><div>${side}</div></div>\n`;
    return (header(report) +
        section("problems", "What is wrong", problems(report)) +
        section("accepted", "Accepted with the label", acceptedList(report)) +
        columns +
        section("losses", "What happened to the lost cases", lossTable(report)) +
        section("beside", "Beside the verdict", evidenceTable(report) + besideList(report)));
}
function casesHtml(count) {
    const without = `<p class="without">The table of ${count} cases needs this page's script; cases.csv and report.json beside this file hold the same.</p>`;
    return section("cases", "All cases", `<div id="explorer">${without}</div>\n`);
}
function report_html_figures(report) {
    const latency = latencyTable(report);
    return section("metrics", "Metrics", metricTables(report) + (latency === "" ? "" : details("Latency in figures", latency)));
}
function ending(report) {
    return (section("notices", "Notices", notices(report)) +
        section("next", "What next", next(report)) +
        section("receipt", "Receipt", receipt(report)));
}

;// CONCATENATED MODULE: ./lib/reporters/junit-xml.js






/** Dashboards store names in columns; what is longer is in report.json. */
const junit_xml_NAME = 250;
const TEXT = 2_000;
/** A check over 20,000 cases names the worst. */
const CULPRITS = 50;
function renderJunitXml(report) {
    const suite = report.inputs?.suite.name ?? "retrieval-gate";
    const byIntent = new Map();
    const losses = (0,reporters_rows/* lossesById */.Kr)(report);
    for (const row of (0,reporters_rows/* caseRows */.yE)(report)) {
        const tests = byIntent.get(row.case.intent) ?? [];
        byIntent.set(row.case.intent, tests);
        tests.push(caseTest(row, losses.get(row.case.id)));
    }
    const groups = [
        ["checks", [...failureTests(report), ...checkTests(report)]],
    ];
    for (const [intent, tests] of byIntent)
        groups.push([`intent ${intent}`, tests]);
    const all = groups.flatMap(([, tests]) => tests);
    const suites = groups
        .filter(([, tests]) => tests.length > 0)
        .map(([name, tests]) => suiteXml(suite, name, tests));
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${(0,reporters_escape/* xmlText */.xK)(suite, junit_xml_NAME)}" ${counts(all)}>\n${suites.join("")}</testsuites>\n`;
}
function suiteXml(suite, name, tests) {
    const className = (0,reporters_escape/* xmlText */.xK)(`${suite}.${name}`, junit_xml_NAME);
    const cases = tests.map((test) => testXml(className, test)).join("");
    return `  <testsuite name="${className}" ${counts(tests)}>\n${cases}  </testsuite>\n`;
}
function counts(tests) {
    const count = (kind) => tests.filter((test) => test.outcome?.kind === kind).length;
    return `tests="${tests.length}" failures="${count("failure")}" errors="${count("error")}" skipped="0"`;
}
function testXml(className, test) {
    const time = test.seconds === null ? "" : ` time="${test.seconds.toFixed(6)}"`;
    const open = `    <testcase classname="${className}" name="${(0,reporters_escape/* xmlText */.xK)(test.name, junit_xml_NAME)}"${time}`;
    if (test.outcome === null)
        return `${open}/>\n`;
    const { kind, type, message, text } = test.outcome;
    const attributes = `type="${(0,reporters_escape/* xmlText */.xK)(type, junit_xml_NAME)}" message="${(0,reporters_escape/* xmlText */.xK)(message, TEXT)}"`;
    return `${open}>\n      <${kind} ${attributes}>${(0,reporters_escape/* xmlText */.xK)(text, TEXT)}</${kind}>\n    </testcase>\n`;
}
/** A case fails where it is behind a primary failed check, and errs where its query did. */
function caseTest(row, loss) {
    const { case: one, score, failed } = row;
    const median = (0,reporters_rows/* medianMs */.Vz)(score?.samplesMs ?? []);
    const base = { name: `${one.id}: ${one.query}`, seconds: median === null ? null : median / 1000 };
    const error = score?.error ?? null;
    if (error !== null)
        return { ...base, outcome: { kind: "error", type: "query_error", message: error, text: one.query } };
    const [check] = failed;
    const culprit = check?.cases.find((each) => each.id === one.id);
    if (check === undefined || culprit === undefined)
        return { ...base, outcome: null };
    const moves = (0,format/* culpritMoves */._j)(culprit, one).map((move) => `${move.label}: rank ${(0,format/* formatMove */.Fv)(move.before, move.after)}`);
    const why = loss === undefined ? [] : [(0,explain_words/* lossWords */.VH)(loss)];
    const text = [`query: ${one.query}`, ...moves, ...why, ...failed.map(sentences/* checkSentence */.YC)].join("\n");
    return { ...base, outcome: { kind: "failure", type: check.category, message: (0,sentences/* checkSentence */.YC)(check), text } };
}
function checkTests(report) {
    const order = [...(0,reporters_rows/* failedChecks */.HH)(report), ...report.verdict.checks.filter((check) => check.passed)];
    return order.map((check) => ({
        name: `${check.metric} ${(0,sentences/* scopeWords */.AN)(check.scope)}`,
        seconds: null,
        outcome: checkOutcome(check),
    }));
}
/** A failure that another one explains doesn't count twice: a secondary check passes here, as in `categories`. */
function checkOutcome(check) {
    if (check.passed || check.secondary_to !== null)
        return null;
    const ids = check.cases.slice(0, CULPRITS).map((each) => each.id);
    const more = check.cases.length > CULPRITS ? [`+${check.cases.length - CULPRITS} more`] : [];
    const evidence = check.evidence === undefined ? [] : [(0,explain_words/* evidenceClause */.f5)(check.evidence)];
    const behind = `${(0,format/* plural */.LS)(check.cases.length, "case")} behind it`;
    const text = [...evidence, behind, ...ids, ...more].join("\n");
    return { kind: "failure", type: check.category, message: (0,sentences/* checkSentence */.YC)(check), text };
}
function failureTests(report) {
    if (report.failure === null)
        return [];
    const { code, problems } = report.failure;
    const text = problems.map(reporters_problems/* formatProblem */.V).join("\n");
    return [
        {
            name: "the gate could judge",
            seconds: null,
            outcome: { kind: "error", type: code, message: (0,sentences/* failureSentence */.Qz)(report.failure), text },
        },
    ];
}

// EXTERNAL MODULE: ./lib/reporters/part-json.js
var part_json = __webpack_require__(32712);
// EXTERNAL MODULE: ./lib/reporters/report-json.js + 2 modules
var report_json = __webpack_require__(89148);
;// CONCATENATED MODULE: ./lib/reporters/retriever-log.js

/** Null where the run didn't get to a retriever. */
function renderRetrieverLog(report) {
    if (report.run === null)
        return null;
    // oxlint-disable-next-line no-control-regex -- colours are noise in a file: select graphic rendition, ECMA-48 8.3.117
    const plain = report.run.log.replaceAll(/\u001b\[[0-9;]*m/g, "");
    const lines = plain.split(/\r?\n/).map((line) => (0,reporters_escape/* logLine */.BP)(line));
    if (lines.at(-1) === "")
        lines.pop();
    return lines.map((line) => `${line}\n`).join("");
}

// EXTERNAL MODULE: ./lib/reporters/summary-md.js + 3 modules
var summary_md = __webpack_require__(70658);
;// CONCATENATED MODULE: ./lib/reporters/trec.js


/** Null where nothing was retrieved. */
function renderRunTrec(report) {
    if (report.run === null || report.scores === null)
        return null;
    return judgedRows(report).map(runLines).join("");
}
/** Null where nothing was retrieved: the docnos come from the run. */
function renderQrelsTrec(report) {
    if (report.inputs === null || report.scores === null)
        return null;
    const { gain } = report.inputs.config.definition;
    return judgedRows(report)
        .map((row) => qrelsLines(row, gain))
        .join("");
}
function judgedRows(report) {
    return (0,reporters_rows/* caseRows */.yE)(report).filter((row) => !row.case.expectEmpty);
}
function runLines(row) {
    const hits = hitsOf(row).filter((hit) => !hit.repeat);
    const query = trecId(row.case.id);
    // Scores count down, so that no evaluator sees a tie and reorders.
    return hits
        .map((hit, i) => `${query} Q0 ${trecId(hit.docId)} ${i + 1} ${hits.length - i} retrieval-gate\n`)
        .join("");
}
function hitsOf(row) {
    return row.run?.outcome.kind === "answer" ? row.run.outcome.hits : [];
}
function qrelsLines(row, gain) {
    const query = trecId(row.case.id);
    const line = (docno, grade) => `${query} 0 ${docno} ${grade}\n`;
    const docnos = docnosOf(row);
    const relevant = row.case.expected.map((target, i) => line(docnos[i], gain === "linear" ? target.grade : 2 ** target.grade - 1));
    const taken = new Set(docnos);
    const irrelevant = (row.case.judgedIrrelevant ?? []).map(trecId).filter((docno) => !taken.has(docno));
    return [...relevant, ...irrelevant.map((docno) => line(docno, 0))].join("");
}
/** A docno for each target, in the order of `expected`; all different, as qrels must be. */
function docnosOf(row) {
    const hits = hitsOf(row);
    const found = hitOfTarget(row.case, row.score?.ranks ?? []);
    const taken = new Set(hits.map((hit) => trecId(hit.docId)));
    return row.case.expected.map((target, i) => {
        const rank = found.get(i);
        const hit = rank === undefined ? undefined : hits[rank - 1];
        if (hit !== undefined)
            return trecId(hit.docId);
        let docno = trecId(labelOf(target));
        while (taken.has(docno))
            docno += "~";
        taken.add(docno);
        return docno;
    });
}
/** Rank by target. A hit that covers several targets goes to the one with the highest grade, the first among equals. */
function hitOfTarget(one, ranks) {
    const byRank = new Map();
    for (const [i, target] of one.expected.entries()) {
        const rank = ranks[i] ?? null;
        if (rank === null)
            continue;
        const holder = byRank.get(rank);
        if (holder === undefined || target.grade > one.expected[holder].grade)
            byRank.set(rank, i);
    }
    return new Map([...byRank].map(([rank, i]) => [i, rank]));
}
/** An id target is a document id already: written bare it joins with the data set it came from. */
function labelOf(target) {
    return target.kind === "id" ? target.value : (0,suite/* targetLabel */.O)(target);
}
/**
 * An id as one column: white space and controls percent-encoded, and a percent sign where it could be read as such an
 * escape, so that different ids stay different. A leading `#` would make the line a comment.
 */
function trecId(id) {
    return id.replaceAll(/[\s\p{Cc}\p{Cs}\u0085]|%(?=[0-9a-f]{2})|^#/giu, percentEncoded);
}
/** UTF-8 bytes, generalised to lone surrogates, which encodeURIComponent refuses. */
function percentEncoded(character) {
    const point = character.codePointAt(0);
    const tail = (shift) => 0x80 | ((point >> shift) & 0x3f);
    const bytes = point < 0x80
        ? [point]
        : point < 0x800
            ? [0xc0 | (point >> 6), tail(0)]
            : [0xe0 | (point >> 12), tail(6), tail(0)];
    return bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}

;// CONCATENATED MODULE: ./lib/reporters/unjudged-jsonl.js


/** Enough to judge by; the rest is in the document itself. */
const unjudged_jsonl_TEXT = 1_000;
/** Lines that carry text: beyond them, as beyond what anybody labels, the file holds names only. */
const TEXTS = 10_000;
/** Null where nothing was retrieved, or no case has judgments. */
function renderUnjudgedJsonl(report) {
    const holes = report.explanation?.holes ?? null;
    if (holes === null)
        return null;
    const cases = (0,reporters_rows/* casesById */.aX)(report);
    const runs = new Map(report.run?.cases.map((each) => [each.caseId, each.outcome]));
    const lines = holes.queue.flatMap(({ caseId, rank }, i) => {
        const outcome = runs.get(caseId);
        const hit = outcome?.kind === "answer" ? outcome.hits[rank - 1] : undefined;
        if (hit === undefined)
            return [];
        const text = hit.text === undefined || i >= TEXTS ? undefined : (0,reporters_escape/* capped */.uo)(hit.text, unjudged_jsonl_TEXT);
        const query = cases.get(caseId)?.query;
        return [`${JSON.stringify({ id: caseId, query, doc_id: hit.docId, path: hit.path, text, rank })}\n`];
    });
    return lines.join("");
}

;// CONCATENATED MODULE: ./lib/reporters/registry.js










const REPORTERS = [
    { file: "report.json", render: report_json/* renderReportJson */.BK },
    { file: "baseline.json", render: baseline_json/* renderBaselineJson */.Ws },
    { file: "report.html", render: renderReportHtml },
    { file: "summary.md", render: summary_md/* renderSummaryMd */.s },
    { file: "cases.csv", render: renderCasesCsv },
    { file: "junit.xml", render: renderJunitXml },
    { file: "run.trec", render: renderRunTrec },
    { file: "qrels.trec", render: renderQrelsTrec },
    { file: "unjudged.jsonl", render: renderUnjudgedJsonl },
    { file: "retriever.log", render: renderRetrieverLog },
    { file: "part.json", render: part_json/* renderPartJson */.Q },
];
/** The files of a report by name. */
function renderFiles(report) {
    const files = new Map();
    for (const { file, render } of REPORTERS) {
        const content = render(report);
        if (content !== null)
            files.set(file, content);
    }
    return files;
}

// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(49946);
;// CONCATENATED MODULE: ./lib/reporters/leaderboard.js
/**
 * One row of leaderboard.csv for one run. Rows of one file have one layout: that of retrieval, whose columns carry their
 * k, or that of answers.
 */


const SCHEMA_VERSION = "1.0";
const DECIMALS = 6;
/**
 * The rows that a run can give, first the one that begins a new file: that of answers where they were judged. A layout
 * of which a figure is missing is left out: a blank would read as a zero somewhere. `ts` is ISO 8601 in UTC.
 */
function leaderboardRows(report, ts) {
    const { inputs, scores } = report;
    if (inputs === null || scores === null)
        return [];
    const rows = [answersRow(inputs, scores, ts), retrievalRow(inputs, scores, ts)];
    return rows.filter((row) => row !== null);
}
function retrievalHeader(k) {
    return `schema_version,ts,dataset,k,ndcg@${k},recall@${k},mrr@${k},sample_count`;
}
function retrievalRow({ config, suite }, scores, ts) {
    const { k } = config;
    const figures = leaderboard_figuresOf(scores, ["ndcg", "recall", "mrr"].map((name) => `${name}@${k}`));
    if (figures === null)
        return null;
    const counted = suite.cases.filter((each) => !each.expectEmpty && each.answersOnly !== true).length;
    const row = [SCHEMA_VERSION, ts, (0,reporters_escape/* csvCell */.rK)(suite.name), k, ...figures, counted].join(",");
    return { header: retrievalHeader(k), row };
}
const ANSWER_COLUMNS = ["faithfulness", "answer_relevancy", "context_recall", "context_precision"];
/** `sample_count` is the number of cases with every one of the four. */
function answersRow({ suite }, scores, ts) {
    const figures = leaderboard_figuresOf(scores, ANSWER_COLUMNS);
    if (figures === null)
        return null;
    const counted = scores.cases.filter(({ metrics }) => answers/* JUDGED_METRICS */.YC.every((name) => (metrics.get(name) ?? null) !== null)).length;
    const row = [SCHEMA_VERSION, ts, (0,reporters_escape/* csvCell */.rK)(suite.name), ...figures, counted].join(",");
    return { header: `schema_version,ts,dataset,${ANSWER_COLUMNS.join(",")},sample_count`, row };
}
function leaderboard_figuresOf(scores, names) {
    const values = names.map((name) => scores.means.overall.get(name) ?? null);
    return values.every((value) => value !== null) ? values.map((value) => value.toFixed(DECIMALS)) : null;
}

// EXTERNAL MODULE: ./lib/cli/root.js
var cli_root = __webpack_require__(79520);
// EXTERNAL MODULE: ./lib/cli/write-file.js
var write_file = __webpack_require__(44168);
;// CONCATENATED MODULE: ./lib/cli/leaderboard.js
/** `--leaderboard F`: appends this run's row to a CSV that many runs share. */






const leaderboard_EOL = "\r\n";
/** What became of the row that the request asks for; null where it asks for none. Never rejects: the verdict stays. */
async function updateLeaderboard(request, report, now) {
    if (request.leaderboard === null)
        return null;
    try {
        const root = (0,cli_root/* findRoot */.w)(request.workingDirectory);
        const from = external_node_path_.relative(root.directory, request.workingDirectory);
        const file = (0,read/* insideRoot */.p0)(root, from, request.leaderboard, "leaderboard");
        await appendLeaderboard(root, file, report, now);
        return { written: true, message: `a row was appended to the leaderboard ${file}` };
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const hint = error instanceof errors/* GateError */.ue && error.hint !== undefined ? ` ${error.hint}` : "";
        return { written: false, message: `the leaderboard was not written: ${reason}.${hint}` };
    }
}
/**
 * Appends to `file` (relative to the root), whose header chooses the row, or begins it. Runs that passed or failed have a row; others have no figures
 * that could be compared. Throws `invalid_file` where the file's header is another, and `report_incomplete`.
 */
async function appendLeaderboard(root, file, report, now) {
    const { verdict } = report.verdict;
    if (report.inputs === null || (verdict !== "pass" && verdict !== "fail")) {
        throw new errors/* GateError */.ue("invalid_file", `${file} takes no row of a run with verdict ${verdict}`);
    }
    const rows = leaderboardRows(report, now.toISOString());
    const [usual] = rows;
    if (usual === undefined) {
        const message = `${file} takes no row of a run without recall, mrr and ndcg, or without all four judged metrics`;
        throw new errors/* GateError */.ue("invalid_file", message);
    }
    const earlier = textOf(root, file);
    if (earlier === null)
        return (0,write_file/* writeWhole */.f)(root, file, `${usual.header}${leaderboard_EOL}${usual.row}${leaderboard_EOL}`);
    const [first = ""] = earlier.split("\n", 1);
    const found = first.replace(/^\u{feff}/u, "").trimEnd();
    const fitting = rows.find(({ header }) => header === found);
    if (fitting === undefined) {
        const own = rows.map(({ header }) => `"${header}"`).join(" or ");
        throw new errors/* GateError */.ue("invalid_file", `${file} has another header: there it is "${found}", this run's is ${own}`, {
            hint: "Rows of one file have one k and one layout: name another file.",
        });
    }
    const eol = first.endsWith("\r") || !earlier.includes("\n") ? leaderboard_EOL : "\n";
    const kept = earlier.endsWith("\n") ? earlier : `${earlier}${eol}`;
    await (0,write_file/* writeWhole */.f)(root, file, `${kept}${fitting.row}${eol}`);
}
/** Null where there is no such file, or nothing in it. */
function textOf(root, file) {
    try {
        const text = (0,read/* readBytes */.io)(root, file, "leaderboard", read/* JSON_LIMIT */.Vz).toString("utf8");
        return text.trim() === "" ? null : text;
    }
    catch (error) {
        if (error instanceof errors/* GateError */.ue && error.code === "file_not_found")
            return null;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/cli/record-baseline.js
/** `record`: writes the run as the new baseline. */






/**
 * Returns the absolute path written, or null where the report says why there is nothing to record: the run had errors,
 * or it breaks its own floors. Throws report_incomplete where the file can't be written.
 */
async function recordBaseline(request, report) {
    if (report.verdict.verdict !== "pass" || report.newBaseline === null || report.inputs === null)
        return null;
    const root = (0,cli_root/* findRoot */.w)(request.workingDirectory);
    const from = external_node_path_.relative(root.directory, request.workingDirectory);
    const file = request.out === null ? report.inputs.config.baseline : (0,read/* insideRoot */.p0)(root, from, request.out, "--out");
    const target = (0,read/* absolutePath */.Hi)(root, file);
    const temporary = `${target}.${process.pid}.tmp`;
    try {
        await (0,promises_.mkdir)(external_node_path_.dirname(target), { recursive: true });
        await (0,promises_.writeFile)(temporary, (0,baseline_json/* renderBaseline */.qL)(report.newBaseline));
        await (0,promises_.rename)(temporary, target);
        return target;
    }
    catch (error) {
        throw new errors/* GateError */.ue("report_incomplete", `the baseline ${file} can't be written`, {
            hint: "Check that its folder is writable and the disk has room.",
            cause: error,
        });
    }
}

// EXTERNAL MODULE: ./lib/cli/request-files.js
var request_files = __webpack_require__(54193);
// EXTERNAL MODULE: ./lib/cli/version.js
var version = __webpack_require__(16802);
;// CONCATENATED MODULE: ./lib/cli/write-outcome.js
/** The report on disk, whatever the verdict; exit 0 needs both a pass and every file of it. */












const DEFAULT_REPORTS = "retrieval-gate-report";
/** Where a run reports whose suite can't be read. */
const NO_SUITE = "unnamed";
/** A report that holds nothing but the reason why there is none. */
function errorReport(failure) {
    return {
        tool: version/* TOOL */.j,
        verdict: (0,gate_failure/* failed */.g)(failure, null, null),
        failure,
        inputs: null,
        run: null,
        scores: null,
        newBaseline: null,
        deterministicDigest: null,
    };
}
/** Writes and verifies the report, and the baseline where `record` may; a failure to write is the verdict `error`. */
async function writeOutcome(request, report) {
    const suite = report.inputs?.suite.name ?? (await (0,request_files/* suiteName */.Q)(request)) ?? NO_SUITE;
    const reportDir = reportDirectory(request, suite, report.part?.shard ?? null);
    const files = new Map();
    try {
        for (const reporter of REPORTERS) {
            const text = reporter.render(report);
            if (text !== null)
                files.set(reporter.file, text);
        }
        await writeReport(reportDir, files);
        if (!(await isComplete(reportDir, files)))
            throw new errors/* GateError */.ue("report_incomplete", `${reportDir} is incomplete`);
        const baselinePath = request.command === "record" ? await recordBaseline(request, report) : baselineOf(request, report);
        const exitCode = report.verdict.exitCode;
        const leaderboard = await updateLeaderboard(request, report, new Date());
        const outcome = { report, reportDir, files: [...files.keys()], complete: true, exitCode, baselinePath };
        return leaderboard === null ? outcome : { ...outcome, leaderboard };
    }
    catch (error) {
        const failure = (0,gate_failure/* failureOf */.P)(error);
        const broken = { ...report, verdict: (0,gate_failure/* failed */.g)(failure, report.inputs, report.verdict), failure };
        return {
            report: broken,
            reportDir,
            files: [],
            complete: false,
            exitCode: failure.exitCode,
            baselinePath: null,
        };
    }
}
/** Absolute. Shards of one suite don't write over each other, and lie where `merge retrieval-gate-report` finds them. */
function reportDirectory(request, suite, shard) {
    const own = shard === null ? suite : `${suite}-${shard.index}-of-${shard.count}`;
    return external_node_path_.resolve(request.workingDirectory, request.reportDir ?? external_node_path_.join(DEFAULT_REPORTS, own));
}
function baselineOf(request, report) {
    if (report.inputs === null)
        return null;
    return (0,read/* absolutePath */.Hi)((0,cli_root/* findRoot */.w)(request.workingDirectory), report.inputs.config.baseline);
}


/***/ }),

/***/ 71520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ loadConfig)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 3 modules
var registry = __webpack_require__(93001);
// EXTERNAL MODULE: ./lib/model/config.js
var config = __webpack_require__(69559);
// EXTERNAL MODULE: ./lib/files/document.js
var files_document = __webpack_require__(72050);
// EXTERNAL MODULE: ./lib/files/prices.js
var prices = __webpack_require__(38749);
// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(49946);
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
var read = __webpack_require__(62611);
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
            if (!(error instanceof errors/* GateError */.ue))
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
    const { loadCruxePolicy } = await __webpack_require__.e(/* import() */ 819).then(__webpack_require__.bind(__webpack_require__, 35819));
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

/***/ 72050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ syntaxError),
/* harmony export */   T: () => (/* binding */ parseDocument)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36575);
/** One structured file: its value, and the line on which each part of it stands. */


/** Parses by the file's extension; throws `code` with every problem that the syntax has. */
async function parseDocument(source, code) {
    if (/\.jsonl$/i.test(source.file))
        return parseJsonLines(source, code);
    if (/\.json$/i.test(source.file))
        return parseJson(source, code);
    if (/\.ya?ml$/i.test(source.file))
        return (await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(88)]).then(__webpack_require__.bind(__webpack_require__, 63088))).parseYaml(source, code);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(code, `${source.file}: unknown file type`, {
        hint: "Expected .yaml, .yml, .json or .jsonl.",
    });
}
function syntaxError(code, file, problems) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(code, `${file} cannot be read`, {
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

/***/ 70987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   IM: () => (/* binding */ misspelt),
/* harmony export */   T5: () => (/* binding */ jsonObjects),
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   b6: () => (/* binding */ textOf)
/* harmony export */ });
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36575);
/* harmony import */ var _nearest_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38062);


/** Lines that are not blank, without their line ends. */
function linesOf(text) {
    return text.split("\n").flatMap((written, index) => {
        const line = written.endsWith("\r") ? written.slice(0, -1) : written;
        return line.trim() === "" ? [] : [{ line: index + 1, text: line }];
    });
}
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/**
 * Hands over each line as an object. `take` adds what is wrong with it to the problems; lines that are no objects are
 * added here.
 */
function jsonObjects({ file, text }, problems, take) {
    for (const { line, text: written } of linesOf(text)) {
        let value;
        try {
            value = JSON.parse(written);
        }
        catch (error) {
            const message = `not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
            problems.push({ file, line, message });
            continue;
        }
        const hidden = (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .scanJson */ .E)(written, file, line).problems;
        problems.push(...hidden);
        if (!isObject(value))
            problems.push({ file, line, message: `expected an object, got ${show(value)}` });
        else if (hidden.length === 0)
            take(value, line);
    }
}
/** The member, where it is a string that is not blank. */
function textOf(value, key, report) {
    const member = value[key];
    if (typeof member === "string" && member.trim() !== "")
        return member;
    if (member === undefined)
        report(`\`${key}\` is missing`);
    else
        report(`expected text that is not blank; got ${show(member)}`, `/${key}`);
    return null;
}
/** Public files may carry more than a format names; a misspelt name of the format is still a mistake. */
function misspelt(value, known) {
    for (const key of Object.keys(value)) {
        if (known.includes(key))
            continue;
        const near = (0,_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestWord */ .z)(key, known.filter((name) => value[name] === undefined));
        if (near !== null)
            return `unknown key "${key}"; did you mean \`${near}\`?`;
    }
    return null;
}
/** A value as it would be written, cut where it is long. */
function show(value) {
    const text = value === undefined ? "nothing" : JSON.stringify(value);
    return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}


/***/ }),

/***/ 36575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ scanJson)
/* harmony export */ });
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82347);

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

/***/ 82347:
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

/***/ 38062:
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

/***/ 38749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ checkPrices),
/* harmony export */   R: () => (/* binding */ readPrices)
/* harmony export */ });
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93001);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82347);
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

/***/ 62611:
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
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("outside_root", `${where}: "${written}" is outside the repository`, {
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
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("file_too_large", `${what} ${file} has ${mebibytes(size)}; the limit is ${mebibytes(limit)}`, {
        hint: /\.ya?ml$/.test(file)
            ? "Write large suites as JSON Lines (.jsonl); they load 20 times faster."
            : "Split the file.",
    });
}
function readError(error, file, what) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue)
        return error;
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" || code === "ENOTDIR") {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("file_not_found", `${what} ${file} does not exist`, {
            hint: "Check the path; it is relative to the file that names it, or to working-directory where it came from an input.",
            cause: error,
        });
    }
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("file_unreadable", `${what} ${file || "."} cannot be read: ${String(code ?? error)}`, {
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("invalid_file", `${what} ${file} is UTF-16`, { hint: "Save it as UTF-8." });
    }
    try {
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("invalid_file", `${what} ${file} is not valid UTF-8 (line ${brokenLine(bytes)})`, {
            hint: "Save it as UTF-8.",
            cause: error,
        });
    }
}
function sha256(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)("sha256").update(data).digest("hex");
}


/***/ }),

/***/ 54803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bu: () => (/* binding */ loadSuite),
/* harmony export */   cu: () => (/* binding */ identityOf)
/* harmony export */ });
/* unused harmony exports makeSuite, finishCase */
/* harmony import */ var _metrics_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52837);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16886);
/* harmony import */ var _model_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4209);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44141);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72050);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82347);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62611);
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
    const { readDataset } = await __webpack_require__.e(/* import() */ 963).then(__webpack_require__.bind(__webpack_require__, 42963));
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
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82347);
/* harmony import */ var _nearest_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38062);
/* harmony import */ var _validators_generated_cjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47733);
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
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(code, `${what} ${file} has ${count}`, { problems: sorted.slice(0, MOST_PROBLEMS) });
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

/***/ 65418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ bucketOf),
/* harmony export */   Ht: () => (/* binding */ makeCheck),
/* harmony export */   Hx: () => (/* binding */ missingCheck),
/* harmony export */   RZ: () => (/* binding */ qualityChecks),
/* harmony export */   ik: () => (/* binding */ culprit),
/* harmony export */   qg: () => (/* binding */ worstNow)
/* harmony export */ });
/* unused harmony export worstChanges */
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27139);
/* harmony import */ var _model_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4209);
/* harmony import */ var _tolerance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95116);
/** One check for one rule: quality metrics and rates. */



function bucketOf(pairing, scope) {
    if (scope === "overall")
        return pairing;
    const intent = scope.slice("intent:".length);
    return {
        pairs: pairing.pairs.filter((pair) => pair.now.intent === intent),
        added: pairing.added.filter((each) => each.intent === intent),
    };
}
/** Null where the rule has no limit: no baseline, and no floor or ceiling. */
function makeCheck(rule, measured, culprits) {
    const { direction, category } = rule.metric.family;
    const { baseline, current } = measured;
    const tolerance = baseline === null ? null : (0,_tolerance_js__WEBPACK_IMPORTED_MODULE_1__/* .toleranceValue */ .H$)(rule.tolerance, baseline, measured.cases);
    const relative = rule.tolerance.length === 0 ? null : baseline;
    const limit = (0,_tolerance_js__WEBPACK_IMPORTED_MODULE_1__/* .limitOf */ .LF)(direction, relative, tolerance, rule);
    if (limit === null)
        return null;
    const passed = (0,_tolerance_js__WEBPACK_IMPORTED_MODULE_1__/* .passes */ .WE)(direction, measured.judged, limit);
    return {
        metric: rule.metric.name,
        scope: rule.scope,
        n: measured.n,
        baseline,
        current,
        interval: measured.interval,
        delta: baseline === null ? null : current - baseline,
        tolerance,
        limit,
        direction,
        passed,
        category,
        secondary_to: null,
        missing: null,
        cases: passed ? [] : culprits(),
    };
}
function missingCheck(rule, missing, seen, cases = []) {
    return {
        metric: rule.metric.name,
        scope: rule.scope,
        n: seen.n,
        baseline: seen.baseline,
        current: seen.current,
        interval: null,
        delta: null,
        tolerance: null,
        limit: null,
        direction: rule.metric.family.direction,
        passed: false,
        category: "missing_data",
        secondary_to: null,
        missing,
        cases,
    };
}
/**
 * Checks of a quality metric or rate in one bucket. Means of baseline and run are over the paired cases; where there
 * are new cases too, a floor or ceiling is checked over all of them, in a check of its own.
 */
function qualityChecks(rule, metric, bucket) {
    const name = rule.metric.name;
    if (bucket.pairs.length + bucket.added.length === 0) {
        return [missingCheck(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })];
    }
    const checks = [];
    if (bucket.pairs.length > 0)
        checks.push(pairedCheck(rule, metric, bucket.pairs));
    if (bucket.added.length > 0) {
        const all = [...bucket.pairs.map((pair) => pair.now), ...bucket.added];
        const current = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(all, (each) => each.metrics.get(name) ?? null, metric.weight);
        const bare = { ...rule, tolerance: [] };
        if (current !== null) {
            const measured = {
                n: all.length,
                baseline: null,
                current,
                interval: null,
                judged: current,
                cases: all.length,
            };
            checks.push(makeCheck(bare, measured, () => worstNow(all, name, metric.direction)));
        }
        else if (rule.named) {
            checks.push(missingCheck(rule, { code: "not_measured" }, { baseline: null, current, n: 0 }));
        }
    }
    return checks.filter((check) => check !== null);
}
function pairedCheck(rule, metric, pairs) {
    const name = rule.metric.name;
    const before = new Map(pairs.map((pair) => [pair.now, pair.before.metrics.get(name)]));
    const now = pairs.map((pair) => pair.now);
    const current = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(now, (each) => each.metrics.get(name) ?? null, metric.weight);
    if (pairs.every((pair) => pair.before.metrics.get(name) === undefined)) {
        return missingCheck(rule, { code: "baseline_lacks_metric" }, { baseline: null, current, n: pairs.length });
    }
    const baseline = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(now, (each) => before.get(each) ?? null, metric.weight);
    // No case of the baseline has a value where the same cases have one now: what the rule compares with is not there.
    if (baseline === null && current !== null && rule.tolerance.length > 0) {
        return missingCheck(rule, { code: "baseline_lacks_metric" }, { baseline, current, n: pairs.length });
    }
    if (current === null) {
        if (baseline === null && !rule.named)
            return null;
        return missingCheck(rule, { code: "not_measured" }, { baseline, current, n: pairs.length });
    }
    const n = now.filter((each) => (each.metrics.get(name) ?? null) !== null).length;
    return makeCheck(rule, { n, baseline, current, interval: null, judged: current, cases: n }, () => worstChanges(pairs, name, metric.direction));
}
/** Cases that moved in the bad direction, largest move first, then by id. */
function worstChanges(pairs, metric, direction) {
    const sign = direction === "higher" ? 1 : -1;
    const changed = pairs.flatMap((pair) => {
        const before = pair.before.metrics.get(metric) ?? null;
        const after = pair.now.metrics.get(metric) ?? null;
        if (after === null)
            return [];
        const loss = before === null ? (direction === "lower" ? after : 0) : sign * (before - after);
        return loss > _tolerance_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8 ? [{ loss, culprit: culprit(pair, before, after) }] : [];
    });
    if (changed.length === 0)
        return worstNow(pairs.map((pair) => pair.now), metric, direction);
    return changed
        .toSorted((a, b) => b.loss - a.loss || (0,_model_order_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .O)(a.culprit.id, b.culprit.id))
        .map((each) => each.culprit);
}
/** Cases that are furthest from good, where nothing moved and a floor or ceiling failed. */
function worstNow(cases, metric, direction) {
    const best = direction === "higher" ? 1 : 0;
    return cases
        .flatMap((each) => {
        const after = each.metrics.get(metric) ?? null;
        return after === null || Math.abs(best - after) <= _tolerance_js__WEBPACK_IMPORTED_MODULE_1__/* .EPSILON */ .p8
            ? []
            : [{ far: Math.abs(best - after), each, after }];
    })
        .toSorted((a, b) => b.far - a.far || (0,_model_order_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .O)(a.each.id, b.each.id))
        .map(({ each, after }) => ({
        id: each.id,
        before: null,
        after,
        ranks_before: null,
        ranks_after: each.ranks,
    }));
}
function culprit(pair, before, after) {
    return { id: pair.now.id, before, after, ranks_before: pair.before.ranks, ranks_after: pair.now.ranks };
}


/***/ }),

/***/ 57272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A$: () => (/* binding */ churnChecks),
  ox: () => (/* binding */ churnOf),
  XZ: () => (/* binding */ withChurn)
});

// EXTERNAL MODULE: ./lib/gate/checks.js
var checks = __webpack_require__(65418);
;// CONCATENATED MODULE: ./lib/gate/overlap.js
/** How far down the list rank-biased overlap looks: at 0.9 the first ten ranks hold 86 % of the weight. */
const PERSISTENCE = 0.9;
/** Of the first k distinct documents of each list. */
function overlapOf(a, b, k, p = PERSISTENCE) {
    const [first, second] = [distinct(a, k), distinct(b, k)];
    const other = new Set(second);
    const common = first.filter((document) => other.has(document)).length;
    const all = first.length + second.length - common;
    return {
        jaccard: all === 0 ? null : common / all,
        rbo: all === 0 ? null : rankBiasedOverlap(first, second, p),
        found: first.length === 0 ? null : common / first.length,
    };
}
/**
 * RBO_ext of two lists without repeats, of any lengths: in [0, 1], 1 for equal lists. Webber, Moffat & Zobel (2010), A
 * similarity measure for indefinite rankings, eq. 32: what is not seen is taken to agree as what is seen does.
 */
function rankBiasedOverlap(a, b, p) {
    const [short, long] = a.length <= b.length ? [a, b] : [b, a];
    const [s, l] = [short.length, long.length];
    if (s === 0)
        return l === 0 ? 1 : 0;
    const [inShort, inLong] = [new Set(), new Set()];
    let common = 0;
    let atShort = 0;
    let sum = 0;
    for (let depth = 1; depth <= l; depth++) {
        const [x, y] = [short[depth - 1], long[depth - 1]];
        if (x === y)
            common++;
        else
            common += Number(x !== undefined && inLong.has(x)) + Number(inShort.has(y));
        if (x !== undefined)
            inShort.add(x);
        inLong.add(y);
        sum += (common / depth) * p ** depth;
        if (depth === s)
            atShort = common;
        if (depth > s)
            sum += ((atShort * (depth - s)) / (s * depth)) * p ** depth;
    }
    return ((1 - p) / p) * sum + ((common - atShort) / l + atShort / s) * p ** l;
}
function distinct(list, k) {
    return [...new Set(list)].slice(0, k);
}

;// CONCATENATED MODULE: ./lib/gate/churn.js


/** Null where both lists are empty. */
function churnOf(pair, family, k) {
    const before = pair.before.results.slice(0, k);
    return overlapOf(before, pair.now.results.slice(0, k), k)[family.overlap];
}
/** The pairs with these metrics' values among their own, 1 at the baseline; others are left out of `metrics`. */
function withChurn(pairing, metrics) {
    const asked = new Map(metrics.map((metric) => [metric.name, metric]));
    const churn = [...asked].flatMap(([name, { family, k }]) => family.kind === "churn" ? [{ name, family, k }] : []);
    if (churn.length === 0)
        return pairing;
    const pairs = pairing.pairs.map((pair) => {
        const [now, before] = [new Map(pair.now.metrics), new Map(pair.before.metrics)];
        for (const { name, family, k } of churn) {
            now.set(name, churnOf(pair, family, k));
            before.set(name, 1);
        }
        return { now: { ...pair.now, metrics: now }, before: { ...pair.before, metrics: before } };
    });
    return { ...pairing, pairs };
}
/** Cases that the baseline lacks have no list to compare with: they take no part. */
function churnChecks(rule, family, bucket, law) {
    if (law.recording === true)
        return [];
    const lists = law.baseline !== null && law.baseline.foreign === undefined;
    if (lists && bucket.pairs.length > 0)
        return (0,checks/* qualityChecks */.RZ)(rule, family, { ...bucket, added: [] });
    const code = lists ? "not_measured" : "baseline_lacks_lists";
    return [(0,checks/* missingCheck */.Hx)(rule, { code }, { baseline: null, current: null, n: 0 })];
}


/***/ }),

/***/ 22831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ judgeDifferences),
/* harmony export */   t: () => (/* binding */ differences)
/* harmony export */ });
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49946);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37005);



/** Fields that must match and don't; empty where baseline and run are comparable. */
function differences(config, suite, baseline) {
    const found = [];
    const compare = (field, before, now) => {
        const [a, b] = [(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compactCanonical */ .SM)(before), (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compactCanonical */ .SM)(now)];
        if (a !== b)
            found.push({ field, baseline: a, current: b });
    };
    if (baseline.foreign !== undefined) {
        // It knows its suite by the revision alone, and says nothing of k and definition.
        compare("suite_version", baseline.suite.revision, suite.revision);
        return found;
    }
    compare("suite.name", baseline.suite.name, suite.name);
    compare("k", baseline.k, config.k);
    for (const field of Object.keys(config.definition)) {
        compare(`definition.${field}`, baseline.definition[field], config.definition[field]);
    }
    const judge = config.judge === undefined ? null : (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeFingerprint */ .cT)(config.judge);
    for (const [field, before, now] of judgeDifferences(baseline.judge ?? null, judge))
        compare(field, before, now);
    if (config.prices === undefined || baseline.prices === undefined || !(0,_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .gatesCost */ .uN)(config))
        return found;
    compare("prices.currency", baseline.prices.currency, config.prices.currency);
    for (const [model, before] of baseline.prices.models) {
        const now = config.prices.models.get(model);
        // A model that is used no more leaves what it cost as it was.
        if (now !== undefined)
            compare(`prices.models.${model}`, before, now);
    }
    return found;
}
/** By field, or as a whole where one side has no judge; empty where both are alike. */
function judgeDifferences(before, now) {
    if (before === null || now === null)
        return before === now ? [] : [["judge", before, now]];
    const fields = Object.keys(now);
    return fields
        .filter((field) => before[field] !== now[field])
        .map((field) => [`judge.${field}`, before[field], now[field]]);
}


/***/ }),

/***/ 31669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ failureOf),
/* harmony export */   g: () => (/* binding */ failed)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60220);
/** A run that could not be judged. */


/** Known errors keep their code and hint; unknown ones are ours, with the stack as their cause. */
function failureOf(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue) {
        const { code, message, problems, exitCode } = error;
        return { code, message, hint: error.hint ?? null, problems, exitCode };
    }
    const message = error instanceof Error ? `${error.name}: ${error.message}` : `a value was thrown: ${String(error)}`;
    const hint = "This is a defect of the gate, not of your files; please report it with the log.";
    return { code: "internal", message, hint, problems: [], exitCode: 3 };
}
/** Verdict `error`; checks that were already made stay readable, but decide nothing. */
function failed(failure, inputs, judged) {
    return {
        verdict: "error",
        exitCode: failure.exitCode,
        categories: [],
        secondaryCategories: [],
        checks: judged?.checks ?? [],
        notices: judged?.notices ?? (inputs === null ? [] : (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveRules */ .SJ)(inputs.config, inputs.suite).notices),
    };
}


/***/ }),

/***/ 32116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ judge)
});

// EXTERNAL MODULE: ./lib/gate/checks.js
var checks = __webpack_require__(65418);
// EXTERNAL MODULE: ./lib/gate/churn.js + 1 modules
var churn = __webpack_require__(57272);
// EXTERNAL MODULE: ./lib/gate/latency-checks.js
var latency_checks = __webpack_require__(30227);
// EXTERNAL MODULE: ./lib/gate/pairs.js
var pairs = __webpack_require__(67734);
// EXTERNAL MODULE: ./lib/gate/tolerance.js
var gate_tolerance = __webpack_require__(95116);
;// CONCATENATED MODULE: ./lib/gate/losses.js



const NOTHING = { interval: null, delta: null, tolerance: null, missing: null, secondary_to: null };
function lossChecks(rule, pairing, cases) {
    const wanting = pairing.pairs.filter((pair) => cases.get(pair.now.id)?.expectEmpty === false);
    const lost = wanting.filter(pairs/* newlyLost */.Kw);
    const limit = (0,gate_tolerance/* toleranceValue */.H$)(rule.max, wanting.length, wanting.length);
    const isCritical = (id) => cases.get(id)?.critical === true;
    const critical = [
        ...lost.filter((pair) => isCritical(pair.now.id)).map(asCulprit),
        ...pairing.added
            .filter((each) => isCritical(each.id) && each.ranks.every((rank) => rank === null))
            .map(unpaired),
    ];
    const checks = [countCheck("newly_lost", wanting.length, lost.map(asCulprit), Math.floor(limit))];
    if ([...cases.values()].some((each) => each.critical)) {
        checks.push(countCheck("critical_lost", [...cases.values()].filter((each) => each.critical).length, critical, rule.critical));
    }
    return checks;
}
function countCheck(metric, n, lost, limit) {
    const passed = (0,gate_tolerance/* passes */.WE)("lower", lost.length, limit);
    return {
        ...NOTHING,
        metric,
        scope: "overall",
        n,
        baseline: 0,
        current: lost.length,
        delta: lost.length,
        tolerance: limit,
        limit,
        direction: "lower",
        passed,
        category: "recall_drop",
        cases: passed ? [] : lost,
    };
}
function asCulprit(pair) {
    return (0,checks/* culprit */.ik)(pair, 1, 0);
}
function unpaired(each) {
    return { id: each.id, before: null, after: 0, ranks_before: null, ranks_after: each.ranks };
}
/** Cases that the baseline has and the run lacks: what was gated once can't leave unseen. */
function absenceChecks(pairing) {
    const cases = pairing.absent.map((id) => ({
        id,
        before: null,
        after: null,
        ranks_before: null,
        ranks_after: null,
    }));
    const make = (code) => ({
        ...NOTHING,
        metric: "cases",
        scope: "overall",
        n: pairing.pairs.length,
        baseline: pairing.pairs.length + pairing.absent.length,
        current: pairing.pairs.length,
        delta: -pairing.absent.length,
        limit: null,
        direction: "higher",
        passed: false,
        category: "missing_data",
        missing: { code },
        cases,
    });
    if (pairing.pairs.length === 0)
        return [make("no_paired_cases")];
    return pairing.absent.length > 0 ? [make("cases_absent")] : [];
}

// EXTERNAL MODULE: ./lib/metrics/score.js
var score = __webpack_require__(27139);
// EXTERNAL MODULE: ./lib/model/order.js
var order = __webpack_require__(4209);
;// CONCATENATED MODULE: ./lib/gate/means-checks.js




/** Null: the tool measured it and had no value. Undefined: the file does not have it. */
function meanBefore(baseline, rule, k) {
    const { metric, scope } = rule;
    // The file does not say its cutoff: it is taken to be the config's.
    if (metric.k !== null && Number.isFinite(metric.k) && metric.k !== k)
        return undefined;
    return bucket(baseline.means, scope)?.get(metric.family.name);
}
function latencyBefore(baseline, rule, metric) {
    // It knows nothing of stages.
    if (rule.metric.k === null && rule.metric.stage !== undefined)
        return null;
    return bucket(baseline.latency, rule.scope)?.[`${metric.statistic}_ms`] ?? null;
}
function bucket(buckets, scope) {
    return scope === "overall" ? buckets.overall : buckets.byIntent.get(scope.slice("intent:".length));
}
/**
 * One check of a quality metric or rate. Where the baseline lacks the metric, a rule that the config names is missing
 * data, and of one that it does not name floor and ceiling hold.
 */
function meansChecks(rule, metric, cases, baseline, k) {
    const { name } = rule.metric;
    if (cases.length === 0)
        return [(0,checks/* missingCheck */.Hx)(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })];
    const before = meanBefore(baseline, rule, k);
    const values = cases.filter((each) => (each.metrics.get(name) ?? null) !== null);
    const current = (0,score/* mean */.i)(values, (each) => each.metrics.get(name) ?? null, metric.weight);
    const seen = { baseline: before ?? null, current, n: values.length };
    const relative = rule.tolerance.length > 0;
    if (before === undefined && rule.named && relative)
        return [(0,checks/* missingCheck */.Hx)(rule, { code: "baseline_lacks_metric" }, seen)];
    if (current === null) {
        return rule.named || typeof before === "number"
            ? [(0,checks/* missingCheck */.Hx)(rule, { code: "not_measured" }, seen)]
            : [];
    }
    const measured = { ...seen, current, interval: null, judged: current, cases: values.length };
    return present((0,checks/* makeCheck */.Ht)(rule, measured, () => (0,checks/* worstNow */.qg)(values, name, metric.direction)));
}
/** As against cases of ours; where the baseline has no figure for an intent, its ceiling holds alone. */
function latencyMeansChecks(rule, metric, cases, baseline, by) {
    if (cases.length === 0)
        return [(0,checks/* missingCheck */.Hx)(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })];
    const before = latencyBefore(baseline, rule, metric);
    const held = before === null ? { ...rule, tolerance: [] } : rule;
    return present((0,latency_checks/* latencyCheck */.TE)(held, metric, cases, before, by, () => (0,latency_checks/* slowest */.Ml)(cases)));
}
/** What was measured once can't leave unseen: intents of the baseline without a case in the suite. */
function absentIntentChecks(baseline, suite) {
    const known = new Set(suite.cases.map((each) => each.intent));
    const absent = [...baseline.latency.byIntent].filter(([intent]) => !known.has(intent));
    return absent
        .toSorted(([a], [b]) => (0,order/* compareCodePoints */.O)(a, b))
        .map(([intent, { samples }]) => ({
        metric: "cases",
        scope: `intent:${intent}`,
        n: 0,
        baseline: samples,
        current: 0,
        interval: null,
        delta: -samples,
        tolerance: null,
        limit: null,
        direction: "higher",
        passed: false,
        category: "missing_data",
        secondary_to: null,
        missing: { code: "cases_absent" },
        cases: [],
    }));
}
/** Metrics that are gated overall and that the baseline knows nothing of, and `newly_lost`, which needs cases. */
function notCompared(baseline, rules, config) {
    const lacking = rules.filter((rule) => rule.scope === "overall" &&
        rule.tolerance.length > 0 &&
        rule.metric.family.kind !== "latency" &&
        meanBefore(baseline, rule, config.k) === undefined);
    const names = lacking.map((rule) => rule.metric.name);
    return config.gate.newlyLost === "off" ? names : [...names, "newly_lost"];
}
function present(check) {
    return check === null ? [] : [check];
}

// EXTERNAL MODULE: ./lib/metrics/family.js
var family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/metrics/percentile.js
var percentile = __webpack_require__(49182);
// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(49946);
;// CONCATENATED MODULE: ./lib/gate/drift.js

/** Of its tolerance: what an intent may fall while the mean rises before it is worth a word. */
const SHARE = 0.5;
/**
 * Intents that fall while the mean over all rises: an average hides them. One notice an intent, for the metric that
 * used up most of its tolerance; a check that failed speaks for itself.
 */
function intentNotices(checks) {
    const compared = checks.filter((check) => check.direction === "higher" && check.missing === null && (check.tolerance ?? 0) > 0);
    const rising = new Map(compared
        .filter((check) => check.scope === "overall" && (check.delta ?? 0) > gate_tolerance/* EPSILON */.p8)
        .map((check) => [check.metric, check.delta]));
    const worst = new Map();
    for (const { metric, scope, delta, tolerance, passed } of compared) {
        const overall = rising.get(metric);
        if (!passed || scope === "overall" || overall === undefined)
            continue;
        const used = -(delta ?? 0) / tolerance;
        if (used <= SHARE + gate_tolerance/* EPSILON */.p8 || used <= (worst.get(scope)?.used ?? 0))
            continue;
        const intent = scope.slice("intent:".length);
        worst.set(scope, { used, notice: { code: "intent_falls", intent, metric, delta: delta, overall } });
    }
    return [...worst.values()].map(({ notice }) => notice);
}

;// CONCATENATED MODULE: ./lib/gate/notices.js
/** What a reader should know beside the verdict. */





/** A refactoring rarely wins this much: look for a broken measurement first. */
const IMPLAUSIBLE = 0.15;
function findNotices(law, scores, run, pairing, rules, checks) {
    return [
        ...movementNotices(rules, scores, checks),
        ...intentNotices(checks),
        ...comparisonNotices(law, run, rules),
        ...caseNotices(law, scores, pairing),
        ...answerNotices(law, run),
        ...timingNotices(law.config, run),
    ];
}
function movementNotices(rules, scores, checks) {
    const notices = [];
    for (const { metric, scope } of rules) {
        const absent = scope === "overall" && (scores.means.overall.get(metric.name) ?? null) === null;
        // A cost that is absent was not told, which is missing data.
        const told = (0,family/* isPerCase */.uE)(metric.family) && metric.family.kind !== "cost";
        if (told && absent)
            notices.push({ code: "not_applicable", metric: metric.name, scope });
    }
    for (const check of checks) {
        if (!check.passed || check.delta === null || check.tolerance === null || check.missing !== null)
            continue;
        const gained = check.direction === "higher" ? check.delta : -check.delta;
        if (check.scope !== "overall" || gained <= Math.max(check.tolerance, 1e-9))
            continue;
        notices.push({ code: "improved", metric: check.metric, scope: check.scope, delta: check.delta });
        const quality = check.category === "recall_drop" || check.category === "ranking_shift";
        if (quality && gained >= IMPLAUSIBLE) {
            notices.push({ code: "implausible_jump", metric: check.metric, delta: check.delta });
        }
    }
    return notices;
}
function comparisonNotices(law, run, rules) {
    const { baseline, suite } = law;
    if (baseline === null)
        return [];
    if (baseline.foreign !== undefined) {
        return [
            { code: "means_only", tool: baseline.foreign, not_compared: notCompared(baseline, rules, law.config) },
        ];
    }
    const differences = [
        ["suite.revision", baseline.suite.revision, suite.revision],
        ["suite.digest", baseline.suite.digest, suite.digest],
        ["environment.cpu", baseline.environment.cpu, run.environment.cpu],
        ["environment.os", baseline.environment.os, run.environment.os],
        ["environment.arch", baseline.environment.arch, run.environment.arch],
        ["environment.cores", String(baseline.environment.cores), String(run.environment.cores)],
        ["environment.node", baseline.environment.node, run.environment.node],
    ];
    const notices = differences
        .filter(([, before, now]) => before !== now)
        .map(([field, before, now]) => ({ code: "differs", field, baseline: before, current: now }));
    const otherMachine = differences.some(([field, a, b]) => a !== b && /cpu|os|arch|cores/.test(field));
    if (law.config.latency === "off" || run.timing.source !== "measured")
        return notices;
    if (baseline.beside === undefined && baseline.timing.source !== "off")
        notices.push({ code: "stored_latency" });
    if (otherMachine)
        notices.push({ code: "other_machine" });
    return notices;
}
function caseNotices(law, scores, pairing) {
    const notices = [...law.suite.notices];
    const list = (code, ids) => {
        if (ids.length > 0)
            notices.push({ code, cases: ids });
    };
    list("new_cases", law.baseline === null || law.baseline.foreign !== undefined ? [] : pairing.added.map((each) => each.id));
    list("duplicates", scores.cases.filter((each) => new Set(each.results).size < each.results.length).map((each) => each.id));
    list("no_relevant_target", law.suite.cases
        .filter((each) => !each.expectEmpty &&
        each.answersOnly !== true &&
        !each.expected.some((t) => t.grade >= law.config.definition.relevance))
        .map((each) => each.id));
    list("errored_cases", scores.cases.filter((each) => each.error !== null).map((each) => each.id));
    // Repeats are left out of run.trec, which moves what stands below them.
    const differing = scores.cases
        .filter((each) => each.manyToMany || new Set(each.results).size < each.results.length)
        .map((each) => each.id);
    if (differing.length > 0)
        notices.push({ code: "trec_counts_differ", cases: differing });
    return notices;
}
/** Who measured the answers, what that took, and which samples have no value. */
function answerNotices(law, run) {
    const notices = [];
    const alone = law.suite.cases.filter((each) => each.answersOnly === true).map((each) => each.id);
    if (alone.length > 0)
        notices.push({ code: "answers_only", cases: alone });
    const { judge } = law.config;
    if (judge !== undefined && run.judging !== undefined)
        notices.push({ code: "judged_by", model: judge.model, ...run.judging });
    for (const metric of answers/* JUDGED_METRICS */.YC) {
        for (const reason of answers/* UNMEASURED_REASONS */.mq) {
            const cases = run.cases.filter((each) => {
                const sample = each.judged?.get(metric);
                return sample?.kind === "unmeasured" && sample.reason === reason;
            });
            if (cases.length > 0)
                notices.push({ code: "answers_unmeasured", metric, reason, cases: cases.map((each) => each.caseId) });
        }
    }
    return notices;
}
/** Repeats this much faster than the first time look like a cache's answers, not the retriever's. */
const CACHE_RATIO = 3;
const CACHE_FLOOR_MS = 1;
function timingNotices(config, run) {
    const notices = [];
    if (run.unstable.length > 0)
        notices.push({ code: "unstable", cases: run.unstable });
    if (run.retries > 0)
        notices.push({ code: "retries", count: run.retries });
    if (config.latency === "off")
        return notices;
    if (run.timing.source === "off")
        return [...notices, { code: "latency_off", by: "retriever" }];
    if (run.timing.includesStart)
        notices.push({ code: "includes_start" });
    if (run.timing.source === "reported")
        notices.push({ code: "reported_latency" });
    if (run.timing.budgetEnded)
        notices.push({ code: "budget_ended", repeats: run.timing.repeats });
    const first = median(run.cases.flatMap((each) => (each.firstMs === null ? [] : [each.firstMs])));
    const repeats = median(run.cases.flatMap((each) => each.samplesMs));
    if (first !== null &&
        repeats !== null &&
        first > CACHE_RATIO * repeats &&
        first - repeats > CACHE_FLOOR_MS) {
        notices.push({ code: "cached_answers", first_ms: first, repeat_ms: repeats });
    }
    return notices;
}
function median(values) {
    return (0,percentile/* percentile */.Y)(Float64Array.from(values).sort(), 0.5, "nearest");
}

// EXTERNAL MODULE: ./lib/metrics/cost.js
var cost = __webpack_require__(36292);
;// CONCATENATED MODULE: ./lib/gate/partial-data.js
/**
 * Figures that an answer may lack: what its stages took, what it cost. One answer without them, and a percentile or mean
 * would be of other queries: then nothing is judged.
 */


/** The bucket with a stage's samples in the place of whole answers'. */
function stageBucket(rule, stage, { pairs, added }) {
    const now = [...pairs.map((pair) => pair.now), ...added];
    const incomplete = now.filter((each) => lacksStage(each.samplesMs, each.spansMs?.get(stage)));
    if (incomplete.length > 0)
        return { missing: notMeasured(rule, incomplete) };
    const unknown = pairs.filter(({ before }) => lacksStage(before.latencyMs, before.spansMs?.get(stage)));
    if (unknown.length > 0 && rule.tolerance.length > 0)
        return { missing: notInBaseline(rule, unknown) };
    const scored = (each) => ({ ...each, samplesMs: each.spansMs?.get(stage) ?? [] });
    const recorded = (before) => ({
        ...before,
        latencyMs: before.spansMs?.get(stage) ?? [],
    });
    return {
        bucket: {
            pairs: pairs.map((pair) => ({ now: scored(pair.now), before: recorded(pair.before) })),
            added: added.map(scored),
        },
    };
}
function lacksStage(whole, stage) {
    return (stage?.length ?? 0) !== whole.length;
}
/** Cases that cost something on both sides as pairs; one that failed costs nothing that is known, and is left out. */
function costBucket(rule, { pairs, added }) {
    const { name } = rule.metric;
    const incomplete = (0,cost/* withoutCost */.CJ)([...pairs.map((pair) => pair.now), ...added], name);
    if (incomplete.length > 0)
        return { missing: notMeasured(rule, incomplete) };
    const known = (value) => (value ?? null) !== null;
    const priced = pairs.filter(({ now }) => known(now.metrics.get(name)));
    const compared = priced.filter(({ before }) => known(before.metrics.get(name)));
    const fresh = priced.filter((pair) => !compared.includes(pair));
    if (compared.length === 0 && fresh.length > 0 && rule.tolerance.length > 0)
        return { missing: notInBaseline(rule, fresh) };
    return { bucket: { pairs: compared, added: [...fresh.map((pair) => pair.now), ...added] } };
}
function notMeasured(rule, cases) {
    const culprits = cases.map((each) => bare(each.id));
    return (0,checks/* missingCheck */.Hx)(rule, { code: "not_measured" }, partial_data_NOTHING, culprits);
}
function notInBaseline(rule, pairs) {
    const culprits = pairs.map((pair) => bare(pair.now.id));
    return (0,checks/* missingCheck */.Hx)(rule, { code: "baseline_lacks_metric" }, partial_data_NOTHING, culprits);
}
const partial_data_NOTHING = { baseline: null, current: null, n: 0 };
function bare(id) {
    return { id, before: null, after: null, ranks_before: null, ranks_after: null };
}

// EXTERNAL MODULE: ./lib/gate/ratio-checks.js + 1 modules
var ratio_checks = __webpack_require__(64383);
// EXTERNAL MODULE: ./lib/gate/rules.js
var gate_rules = __webpack_require__(60220);
// EXTERNAL MODULE: ./lib/gate/taxonomy.js
var taxonomy = __webpack_require__(57656);
;// CONCATENATED MODULE: ./lib/gate/judge.js











function judge(law, scores, run) {
    const { rules, notices } = (0,gate_rules/* resolveRules */.SJ)(law.config, law.suite);
    const pairing = (0,churn/* withChurn */.XZ)((0,pairs/* pairCases */.Q6)(scores, law.baseline), rules.map((rule) => rule.metric));
    const checks = (0,taxonomy/* markSecondaries */.Q)([...rules.flatMap((rule) => checksOf(rule, pairing, law, run)), ...caseChecks(law, pairing)], rules, pairing);
    const { primary, secondary } = (0,taxonomy/* categorise */.X)(checks);
    // Against a baseline, no check at all means that nothing was looked at.
    const judged = checks.length > 0 || law.baseline === null;
    const passed = judged && checks.every((check) => check.passed);
    return {
        verdict: law.suite.partial ? "partial" : passed ? "pass" : "fail",
        exitCode: passed && !law.suite.partial ? 0 : 1,
        categories: primary,
        secondaryCategories: secondary,
        checks,
        notices: [...notices, ...findNotices(law, scores, run, pairing, rules, checks)],
    };
}
function checksOf(rule, pairing, law, run) {
    const family = rule.metric.family;
    const all = (0,checks/* bucketOf */.AU)(pairing, rule.scope);
    // Another tool's baseline has no cases to pair: every case of the run is in `added`.
    const means = law.baseline?.foreign === undefined ? null : law.baseline;
    if (family.kind === "churn")
        return (0,churn/* churnChecks */.A$)(rule, family, all, law);
    const { bucket, missing } = judgeable(rule, all);
    if (family.kind !== "latency") {
        if (missing !== undefined)
            return [missing];
        return means === null
            ? (0,checks/* qualityChecks */.RZ)(rule, family, bucket)
            : meansChecks(rule, family, bucket.added, means, law.config.k);
    }
    if (law.config.latency === "off")
        return [];
    if (run.timing.source === "off") {
        const wanted = rule.named || (law.baseline !== null && law.baseline.timing.source !== "off");
        return wanted
            ? [(0,checks/* missingCheck */.Hx)(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })]
            : [];
    }
    if (missing !== undefined)
        return [missing];
    const by = { settings: law.config.latency, definition: law.config.definition };
    const whole = rule.metric.k === null && rule.metric.stage === undefined;
    const inPairs = whole && law.baseline?.beside !== undefined && run.timing.seed !== undefined;
    if (inPairs && (0,ratio_checks/* hasRatio */.GZ)(family))
        return (0,ratio_checks/* ratioChecks */.Nq)(rule, family, bucket, by);
    return means === null
        ? (0,latency_checks/* latencyChecks */.o3)(rule, family, bucket, by)
        : latencyMeansChecks(rule, family, bucket.added, means, by);
}
function judgeable(rule, bucket) {
    const { metric } = rule;
    if (metric.k === null)
        return metric.stage === undefined ? { bucket } : stageBucket(rule, metric.stage, bucket);
    return metric.family.kind === "cost" ? costBucket(rule, bucket) : { bucket };
}
function caseChecks(law, pairing) {
    const newlyLost = law.config.gate.newlyLost;
    const cases = new Map(law.suite.cases.map((each) => [each.id, each]));
    const losses = newlyLost === "off" ? [] : lossChecks(newlyLost, pairing, cases);
    if (law.baseline === null)
        return losses;
    if (law.baseline.foreign === undefined)
        return [...losses, ...absenceChecks(pairing)];
    return [
        ...losses.filter((check) => check.metric !== "newly_lost"),
        ...absentIntentChecks(law.baseline, law.suite),
    ];
}


/***/ }),

/***/ 30227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mc: () => (/* binding */ latencySettled),
/* harmony export */   Ml: () => (/* binding */ slowest),
/* harmony export */   N5: () => (/* binding */ slower),
/* harmony export */   TE: () => (/* binding */ latencyCheck),
/* harmony export */   Yp: () => (/* binding */ recordedSamples),
/* harmony export */   o3: () => (/* binding */ latencyChecks)
/* harmony export */ });
/* harmony import */ var _metrics_percentile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49182);
/* harmony import */ var _model_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4209);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65418);
/* harmony import */ var _statistics_latency_interval_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36195);
/* harmony import */ var _tolerance_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95116);
/** Latency, judged beyond doubt: a percentile fails when even the lower bound of its interval is over the limit. */





function latencyChecks(rule, metric, bucket, by) {
    const paired = bucket.pairs.map((pair) => pair.now);
    if (paired.length + bucket.added.length === 0) {
        return [(0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .missingCheck */ .Hx)(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })];
    }
    const checks = [];
    if (paired.length > 0) {
        const before = (0,_statistics_latency_interval_js__WEBPACK_IMPORTED_MODULE_1__/* .statisticOf */ .Qr)(bucket.pairs.flatMap((pair) => pair.before.latencyMs), metric.statistic, by.definition.percentile);
        checks.push(latencyCheck(rule, metric, paired, before, by, () => slower(bucket)));
    }
    if (bucket.added.length > 0) {
        const all = [...paired, ...bucket.added];
        checks.push(latencyCheck({ ...rule, tolerance: [] }, metric, all, null, by, () => slowest(all)));
    }
    return checks.filter((check) => check !== null);
}
/** Null where the rule has no limit. */
function latencyCheck(rule, metric, cases, baseline, by, culprits) {
    const samples = cases.flatMap((each) => each.samplesMs);
    const current = (0,_statistics_latency_interval_js__WEBPACK_IMPORTED_MODULE_1__/* .statisticOf */ .Qr)(samples, metric.statistic, by.definition.percentile);
    const seen = { baseline, current, n: samples.length };
    if (rule.tolerance.length === 0 && rule.ceiling === null)
        return null;
    const need = _statistics_latency_interval_js__WEBPACK_IMPORTED_MODULE_1__/* .MIN_SAMPLES */ .Pu[metric.statistic];
    if (current === null || samples.length < need) {
        const answering = cases.filter((each) => each.error === null).length;
        const repeats = answering === 0 ? 0 : Math.ceil(need / answering);
        return (0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .missingCheck */ .Hx)(rule, { code: "too_few_samples", have: samples.length, need, repeats }, seen);
    }
    if (baseline === null && rule.tolerance.length > 0) {
        return (0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .missingCheck */ .Hx)(rule, { code: "baseline_lacks_metric" }, seen);
    }
    const interval = (0,_statistics_latency_interval_js__WEBPACK_IMPORTED_MODULE_1__/* .latencyInterval */ .Yh)(cases.map((each) => each.samplesMs), metric.statistic, by.definition.percentile, by.settings.seed);
    // The bootstrap can't say less than what was seen at the bound itself: without an interval the figure decides.
    const judged = interval?.[0] ?? current;
    return (0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .makeCheck */ .Ht)(rule, { n: samples.length, baseline, current, interval, judged, cases: cases.length }, culprits);
}
function median(samples) {
    return (0,_metrics_percentile_js__WEBPACK_IMPORTED_MODULE_2__/* .percentile */ .Y)(Float64Array.from(samples).sort(), 0.5, "nearest");
}
/** By how much the case's median rose, most first. */
function slower(bucket) {
    return bucket.pairs
        .flatMap((pair) => {
        const [before, after] = [median(pair.before.latencyMs), median(pair.now.samplesMs)];
        return after === null ? [] : [{ rise: after - (before ?? 0), each: (0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .culprit */ .ik)(pair, before, after) }];
    })
        .filter(({ rise }) => rise > 0)
        .toSorted((a, b) => b.rise - a.rise || (0,_model_order_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.each.id, b.each.id))
        .map(({ each }) => each);
}
function slowest(cases) {
    return cases
        .flatMap((each) => {
        const after = median(each.samplesMs);
        return after === null
            ? []
            : [{ id: each.id, before: null, after, ranks_before: null, ranks_after: each.ranks }];
    })
        .toSorted((a, b) => b.after - a.after || (0,_model_order_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.id, b.id));
}
/**
 * Whether the timed samples settle every latency rule: each bucket has the samples its percentile needs, and each
 * interval is narrower than a quarter of the tolerance (in milliseconds; a share is taken of the baseline, or of the
 * current figure where there is none).
 */
function latencySettled(rules, cases, baseline, by) {
    return (samples, stages) => rules.every((rule) => {
        const family = rule.metric.family;
        const ids = cases.filter((each) => rule.scope === "overall" || rule.scope === `intent:${each.intent}`);
        if (family.kind !== "latency" || ids.length === 0)
            return true;
        const stage = rule.metric.k === null ? rule.metric.stage : undefined;
        const blocks = ids.map(({ id }) => (stage === undefined ? samples.get(id) : stages?.get(id)?.get(stage)) ?? []);
        const all = blocks.flat();
        // No more repeats make an answer tell a stage that it never tells.
        if (stage !== undefined && all.length === 0)
            return true;
        if (all.length < _statistics_latency_interval_js__WEBPACK_IMPORTED_MODULE_1__/* .MIN_SAMPLES */ .Pu[family.statistic])
            return false;
        const method = by.definition.percentile;
        const before = ids.flatMap(({ id }) => recordedSamples(baseline?.cases.get(id), stage));
        const reference = (0,_statistics_latency_interval_js__WEBPACK_IMPORTED_MODULE_1__/* .statisticOf */ .Qr)(before, family.statistic, method) ?? (0,_statistics_latency_interval_js__WEBPACK_IMPORTED_MODULE_1__/* .statisticOf */ .Qr)(all, family.statistic, method);
        const tolerance = (0,_tolerance_js__WEBPACK_IMPORTED_MODULE_4__/* .toleranceValue */ .H$)(rule.tolerance, reference, ids.length);
        if (tolerance === 0)
            return true;
        const [low, high] = (0,_statistics_latency_interval_js__WEBPACK_IMPORTED_MODULE_1__/* .latencyInterval */ .Yh)(blocks, family.statistic, method, by.settings.seed);
        return high - low < tolerance / 4;
    });
}
/** Timed samples of a case's baseline, of whole answers or of one stage. */
function recordedSamples(before, stage) {
    return (stage === undefined ? before?.latencyMs : before?.spansMs?.get(stage)) ?? [];
}


/***/ }),

/***/ 67734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kw: () => (/* binding */ newlyLost),
/* harmony export */   Q6: () => (/* binding */ pairCases),
/* harmony export */   yB: () => (/* binding */ lostTarget)
/* harmony export */ });
/* harmony import */ var _model_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4209);

function pairCases(scores, baseline) {
    const pairs = [];
    const added = [];
    for (const now of scores.cases) {
        const before = baseline?.cases.get(now.id);
        if (before !== undefined && before.digest === now.digest)
            pairs.push({ now, before });
        else
            added.push(now);
    }
    const paired = new Set(pairs.map((pair) => pair.now.id));
    const absent = [...(baseline?.cases.keys() ?? [])]
        .filter((id) => !paired.has(id))
        .toSorted(_model_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .O);
    return { pairs, added, absent };
}
/** A target was found in the baseline's top k and is not found now. */
function lostTarget(pair) {
    return pair.before.ranks.some((rank, target) => rank !== null && (pair.now.ranks[target] ?? null) === null);
}
/** Some target was found in the baseline's top k, and none is found now. */
function newlyLost(pair) {
    return pair.before.ranks.some((rank) => rank !== null) && pair.now.ranks.every((rank) => rank === null);
}


/***/ }),

/***/ 37005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EB: () => (/* binding */ assertPriced),
/* harmony export */   fc: () => (/* binding */ withNewModels),
/* harmony export */   uN: () => (/* binding */ gatesCost)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _metrics_cost_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36292);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93001);
/* harmony import */ var _model_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4209);
/** Prices as rules: which models they must know, and when a cost is gated by them. */




/** Whether a rule of the config, overall or of an intent, holds cost to something. */
function gatesCost({ gate }) {
    return [gate.metrics, ...gate.intents.values()].some((rules) => [...rules].some(([name, setting]) => {
        const metric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .parseMetric */ .uo)(name);
        return typeof metric !== "string" && metric.family.name === _metrics_cost_js__WEBPACK_IMPORTED_MODULE_1__/* .COST */ .oF.name && setting !== "off";
    }));
}
/** Throws invalid_config naming every model that answers used and the prices lack: it would be used for nothing. */
function assertPriced(config, run) {
    const { prices } = config;
    if (prices === undefined)
        return;
    const missing = new Set(run.cases.flatMap(({ outcome }) => outcome.kind === "answer" ? (0,_metrics_cost_js__WEBPACK_IMPORTED_MODULE_1__/* .unpriced */ .Z_)(outcome.usage ?? [], prices).map(sentence) : []));
    if (missing.size === 0)
        return;
    const problems = [...missing].toSorted(_model_order_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O).map((message) => ({
        file: config.file,
        pointer: "/prices/models",
        message,
    }));
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("invalid_config", `${config.file} lacks prices: ${problems[0].message}`, {
        problems,
        hint: "Write what the model costs under `prices.models`; what is free costs 0.",
    });
}
function sentence({ model, part }) {
    if (model === null)
        return "a call does not name its model, so it has no price; send `model` in `usage`";
    const name = JSON.stringify(model);
    return part === null ? `model ${name} has no price` : `model ${name} has no price for ${part} tokens`;
}
/**
 * The base's prices hold for the models that it knows; a model that is new in this change has no other price than the
 * head's.
 */
function withNewModels(base, head) {
    return { ...base, models: new Map([...head.models, ...base.models]) };
}


/***/ }),

/***/ 64383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GZ: () => (/* binding */ hasRatio),
  B$: () => (/* binding */ pairsSettled),
  Nq: () => (/* binding */ ratioChecks)
});

// EXTERNAL MODULE: ./lib/gate/checks.js
var checks = __webpack_require__(65418);
// EXTERNAL MODULE: ./lib/gate/latency-checks.js
var latency_checks = __webpack_require__(30227);
// EXTERNAL MODULE: ./lib/gate/statistics/latency-interval.js
var latency_interval = __webpack_require__(36195);
// EXTERNAL MODULE: ./lib/metrics/percentile.js
var percentile = __webpack_require__(49182);
// EXTERNAL MODULE: ./lib/model/config.js
var config = __webpack_require__(69559);
// EXTERNAL MODULE: ./lib/gate/statistics/blocks.js
var blocks = __webpack_require__(741);
// EXTERNAL MODULE: ./lib/gate/statistics/bootstrap-mean.js + 1 modules
var bootstrap_mean = __webpack_require__(13808);
// EXTERNAL MODULE: ./lib/gate/statistics/random.js
var statistics_random = __webpack_require__(47352);
;// CONCATENATED MODULE: ./lib/gate/statistics/paired-latency.js
/**
 * Latency of two retrievers that lived in one job. Milliseconds move with the machine; the ratio of two answers to the
 * same query, asked one after the other, hardly does.
 */






/** By how much head may be slower than base, as a share, and the rise in milliseconds below which nothing is said. */
const SIDE_BY_SIDE = {
    ...config/* DEFAULT_SIDE_BY_SIDE */.Gv,
    floorMs: 0.5,
};
/** Below this many cases their spread says little, and whole repeats are resampled instead. */
const FEW_CASES = 5;
const LEVEL = 0.95;
/** Clocks that say 0 ms would make a ratio infinite; a microsecond is below what any of them resolves. */
const LEAST_MS = 0.001;
/**
 * The ratio head / base of a bucket with its 95 % interval. Cases without a pair and samples without a partner are left
 * out.
 *
 * p50: per case the interquartile mean of the log ratios of its pairs, over cases their mean (so a geometric mean of
 * ratios), cases resampled. Its standard error is a quarter below that of the ratio of per-case medians, since bursts
 * and drift hit both answers of a pair.
 * p95: the ratio of the bucket's p95s, pairs resampled within their cases. With whole cases, a tenth of the suite three
 * times as slow would stay in doubt for ever: one resample in seven hardly draws it.
 */
function latencyRatio(cases, statistic, options) {
    const paired = cases.map(evenly).filter((each) => each.base.length > 0);
    const samples = paired.reduce((sum, each) => sum + each.base.length, 0);
    const need = latency_interval/* MIN_SAMPLES */.Pu[statistic];
    if (samples < need) {
        const repeats = paired.length === 0 ? 0 : Math.ceil(need / paired.length);
        return { kind: "none", reason: { code: "too_few_samples", have: samples, need, repeats } };
    }
    const share = statistic === "p50" ? 0.5 : 0.95;
    const milliseconds = (side) => (0,percentile/* percentile */.Y)(Float64Array.from(paired.flatMap((each) => each[side])).toSorted(), share, options.method);
    const [baseMs, headMs] = [milliseconds("base"), milliseconds("head")];
    const found = statistic === "p50" ? typicalRatio(paired, options) : tailRatio(paired, share, options);
    const [ratio, low, high] = [Math.exp(found.log), Math.exp(found.low), Math.exp(found.high)];
    const measured = { ratio, low, high, baseMs, headMs, riseMs: baseMs * (ratio - 1) };
    return { kind: "ratio", statistic, ...measured, cases: paired.length, samples, blocks: found.blocks };
}
function typicalRatio(cases, options) {
    const blocks = cases.length < FEW_CASES ? "repeats" : "cases";
    const logs = Float64Array.from(blocks === "cases" ? cases : byRepeat(cases), (each) => interquartileMean(each.head.map((ms, i) => Math.log(floored(ms) / floored(each.base[i])))));
    const log = logs.reduce((sum, value) => sum + value, 0) / logs.length;
    const resamples = Math.min(1000, (0,bootstrap_mean/* resamplesFor */.MY)(logs.length));
    const [low, high] = (0,bootstrap_mean/* meanInterval */.VO)([logs], {
        seed: options.seed,
        level: LEVEL,
        method: "expanded",
        resamples,
    });
    return { log, low, high, blocks };
}
/** The mean of what is left without the lowest and the highest quarter, each rounded down. */
function interquartileMean(values) {
    const cut = Math.floor(values.length / 4);
    const middle = Float64Array.from(values)
        .toSorted()
        .slice(cut, values.length - cut);
    return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
function tailRatio(cases, share, options) {
    const [base, head] = [(0,blocks/* sortBlocks */.RJ)(single(cases, "base")), (0,blocks/* sortBlocks */.RJ)(single(cases, "head"))];
    const pairs = base.sizes.length;
    // A single repeat has no spread within its case: then all pairs are drawn from together.
    const sizes = pairs < 2 * cases.length ? Uint32Array.of(pairs) : Uint32Array.from(cases, (each) => each.base.length);
    const logRatio = (weights) => {
        const before = (0,blocks/* weightedPercentile */.XG)(base, weights, share, options.method);
        return Math.log(floored((0,blocks/* weightedPercentile */.XG)(head, weights, share, options.method)) / floored(before));
    };
    const random = (0,statistics_random/* splitMix64 */.f)(options.seed);
    const words = new Uint32Array(pairs);
    const weights = new Uint32Array(pairs);
    const logs = Float64Array.from({ length: tailResamples(pairs) }, () => {
        random.draw(words);
        (0,blocks/* weighWithin */.GQ)(words, sizes, weights);
        return logRatio(weights);
    }).toSorted();
    const df = pairs - sizes.length;
    const upper = (0,bootstrap_mean/* widenedShare */.w$)(LEVEL, df, pairs / df);
    const [low, high] = [(0,percentile/* percentile */.Y)(logs, 1 - upper, "linear"), (0,percentile/* percentile */.Y)(logs, upper, "linear")];
    return { log: logRatio(new Uint32Array(pairs).fill(1)), low, high, blocks: "pairs" };
}
function tailResamples(pairs) {
    return Math.max(200, Math.min(500, Math.floor(2_000_000 / pairs)));
}
function single(cases, side) {
    return cases.flatMap((each) => each[side].map((ms) => [ms]));
}
function floored(ms) {
    return Math.max(ms, LEAST_MS);
}
function evenly({ base, head }) {
    const length = Math.min(base.length, head.length);
    return { base: base.slice(0, length), head: head.slice(0, length) };
}
/** The same pairs with repeats as the outer list. */
function byRepeat(cases) {
    const repeats = Math.max(...cases.map((each) => each.base.length));
    return Array.from({ length: repeats }, (_, i) => {
        const there = cases.filter((each) => i < each.base.length);
        return { base: there.map((each) => each.base[i]), head: there.map((each) => each.head[i]) };
    });
}
/**
 * The machine's own noise: base against itself, each case's repeats split in two at random. A little more than what the
 * ratio of neighbours suffers, as the halves are neither neighbours nor as many. Needs two repeats a case.
 */
function baseNoise(cases, statistic, options) {
    const random = (0,statistics_random/* splitMix64 */.f)(options.seed);
    const halves = cases.map(({ base }) => {
        const mixed = (0,statistics_random/* shuffled */.A)(base, random);
        const half = Math.floor(mixed.length / 2);
        return { base: mixed.slice(0, half), head: mixed.slice(half, 2 * half) };
    });
    return latencyRatio(halves, statistic, options);
}
/**
 * Passes unless head is slower beyond doubt: the lower bound above 1 + tolerance and the rise above the floor. Written
 * so that NaN never passes.
 */
function ratioPasses(measured, rule) {
    return measured.low <= 1 + rule.tolerance || measured.riseMs <= rule.floorMs;
}
/**
 * Whether more repeats could still change what is caught: with an interval of the overall p50 ratio narrower than 0.4
 * tolerances, a rise of one and a half tolerances is caught in 97 of 100 runs (0.445 of the tolerance lie between in
 * logs, and 1.96 + 1.88 standard errors fit in where the interval's 3.92 are at most 0.4). Under the floor nothing is
 * caught anyway.
 */
function ratioSettled(measured, rule) {
    if (measured.kind === "none")
        return false;
    const narrow = measured.high - measured.low < 0.4 * rule.tolerance;
    return narrow || (measured.high - 1) * measured.baseMs <= rule.floorMs;
}

;// CONCATENATED MODULE: ./lib/gate/ratio-checks.js




function hasRatio(metric) {
    return metric.statistic === "p50" || metric.statistic === "p95";
}
function ruleOf(statistic, shares) {
    return { tolerance: shares[statistic], floorMs: SIDE_BY_SIDE.floorMs };
}
/**
 * The ratio in place of the rule's tolerance in milliseconds, and its ceiling in a check of its own. The bucket's pairs
 * hold the base's samples as those of before, in the order in which both were taken.
 */
function ratioChecks(rule, metric, bucket, by) {
    const now = [...bucket.pairs.map((pair) => pair.now), ...bucket.added];
    if (now.length === 0) {
        return [(0,checks/* missingCheck */.Hx)(rule, { code: "not_measured" }, { baseline: null, current: null, n: 0 })];
    }
    const check = ratioCheck(rule, metric.statistic, bucket, by);
    if (check.missing !== null)
        return [check];
    const ceiling = (0,latency_checks/* latencyCheck */.TE)({ ...rule, tolerance: [] }, metric, now, null, by, () => (0,latency_checks/* slowest */.Ml)(now));
    return ceiling === null ? [check] : [check, ceiling];
}
function ratioCheck(rule, statistic, bucket, by) {
    const paired = bucket.pairs.map(({ before, now }) => ({
        base: before.latencyMs,
        head: now.samplesMs,
    }));
    const options = { seed: by.settings.seed, method: by.definition.percentile };
    const measured = latencyRatio(paired, statistic, options);
    if (measured.kind === "none") {
        const seen = { baseline: null, current: null, n: measured.reason.have };
        return (0,checks/* missingCheck */.Hx)(rule, measured.reason, seen);
    }
    const held = ruleOf(statistic, by.settings.side_by_side);
    const noise = baseNoise(paired, statistic, options);
    const passed = ratioPasses(measured, held);
    const { baseMs, headMs, low, high } = measured;
    return {
        metric: rule.metric.name,
        scope: rule.scope,
        n: measured.samples,
        baseline: baseMs,
        current: headMs,
        interval: [baseMs * low, baseMs * high],
        delta: headMs - baseMs,
        tolerance: baseMs * held.tolerance,
        limit: baseMs * (1 + held.tolerance),
        direction: "lower",
        passed,
        category: "latency_regression",
        secondary_to: null,
        missing: null,
        cases: passed ? [] : (0,latency_checks/* slower */.N5)(bucket),
        ratio: figuresOf(measured, held, noise.kind === "none" ? null : noise),
    };
}
function figuresOf(measured, held, noise) {
    const bounds = ({ ratio, low, high }) => ({
        ratio,
        low,
        high,
    });
    return {
        ...bounds(measured),
        tolerance: held.tolerance,
        floor_ms: held.floorMs,
        noise: noise === null ? null : bounds(noise),
    };
}
/**
 * Whether the pairs so far settle every latency rule: each bucket has the samples that its percentile needs, and the
 * ratio of the overall p50 is narrow enough. The others' width would ask for many times the repeats.
 */
function pairsSettled(rules, cases, by) {
    const options = { seed: by.settings.seed, method: by.definition.percentile };
    return (pairs) => rules.every(({ metric: { family }, scope }) => {
        const ids = cases.filter((each) => scope === "overall" || scope === `intent:${each.intent}`);
        if (family.kind !== "latency" || ids.length === 0)
            return true;
        const paired = ids.flatMap((each) => pairs.get(each.id) ?? []);
        const samples = paired.reduce((sum, { head }) => sum + head.length, 0);
        if (samples < latency_interval/* MIN_SAMPLES */.Pu[family.statistic])
            return false;
        if (scope !== "overall" || family.statistic !== "p50")
            return true;
        return ratioSettled(latencyRatio(paired, "p50", options), ruleOf("p50", by.settings.side_by_side));
    });
}


/***/ }),

/***/ 60220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pk: () => (/* binding */ SMALL_INTENT),
/* harmony export */   Ps: () => (/* binding */ metricsOf),
/* harmony export */   SJ: () => (/* binding */ resolveRules)
/* harmony export */ });
/* harmony import */ var _metrics_cost_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36292);
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86509);
/* harmony import */ var _metrics_listing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89121);
/* harmony import */ var _metrics_map_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5535);
/* harmony import */ var _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33130);
/* harmony import */ var _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78409);
/* harmony import */ var _metrics_precision_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62573);
/* harmony import */ var _metrics_recall_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83368);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93001);
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49946);
/* harmony import */ var _model_order_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4209);
/** Which rule holds for which metric where: defaults, the config's own, and what intents inherit. */











/** Below this an intent's quality is its single cases, so it is gated only where the config names it. */
const SMALL_INTENT = 5;
/** Reported in any case, so that a baseline has what a later config may want to gate. */
const ALWAYS = [_metrics_recall_js__WEBPACK_IMPORTED_MODULE_7__/* .RECALL */ .wV, _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_4__/* .MRR */ .M, _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_5__/* .NDCG */ .f, _metrics_precision_js__WEBPACK_IMPORTED_MODULE_6__/* .PRECISION */ .P, _metrics_precision_js__WEBPACK_IMPORTED_MODULE_6__/* .HIT_RATE */ .V, _metrics_map_js__WEBPACK_IMPORTED_MODULE_3__/* .MAP */ .l, _metrics_listing_js__WEBPACK_IMPORTED_MODULE_2__/* .DUPLICATE_RATE */ .nP];
/** Every metric that the run is scored on: gated or named anywhere, and the usual ones at k. */
function metricsOf(config) {
    const { prices } = config;
    const usual = prices === undefined ? ALWAYS : [...ALWAYS, _metrics_cost_js__WEBPACK_IMPORTED_MODULE_0__/* .COST */ .oF];
    const defaults = _metrics_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .METRICS */ .Cb.filter((family) => isDefault(family, config) || usual.includes(family));
    const named = [config.gate.metrics, ...config.gate.intents.values()].flatMap((rules) => [...rules.keys()]);
    const all = new Map(defaults.map((family) => (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .metricAt */ .Qx)(family, config.k)).map((metric) => [metric.name, metric]));
    for (const name of [...named, ...config.metrics]) {
        const metric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .parseMetric */ .uo)(name);
        if (typeof metric !== "string")
            all.set(metric.name, metric);
    }
    return [...all.values()].flatMap((metric) => {
        if (metric.k === null || !(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_1__/* .isPerCase */ .uE)(metric.family))
            return [];
        const priced = metric.family.kind === "cost" && prices !== undefined;
        return [priced ? { ...metric, family: (0,_metrics_cost_js__WEBPACK_IMPORTED_MODULE_0__/* .costMetric */ .Gg)(prices) } : metric];
    });
}
/** Every rule of the config, overall first, then by intent in code point order. */
function resolveRules(config, suite) {
    const metrics = gatedMetrics(config);
    const notices = [];
    const rules = [];
    for (const metric of metrics) {
        const setting = config.gate.metrics.get(metric.name);
        if (setting === "off")
            notices.push({ code: "rule_off", metric: metric.name, scope: "overall" });
        else if (meaningful(metric, suite.cases)) {
            rules.push(makeRule(metric, "overall", [defaults(metric), setting], setting !== undefined));
        }
    }
    for (const intent of intentsOf(config, suite)) {
        const bucket = suite.cases.filter((each) => each.intent === intent);
        const named = config.gate.intents.get(intent);
        const small = bucket.length > 0 && bucket.length < SMALL_INTENT;
        if (small)
            notices.push({ code: "small_intent", intent, cases: bucket.length });
        for (const metric of withNamed(metrics, named)) {
            const own = named?.get(metric.name);
            if (own === "off")
                notices.push({ code: "rule_off", metric: metric.name, scope: `intent:${intent}` });
            const rule = intentRule(config, metric, intent, own, small, bucket);
            if (rule !== null)
                rules.push(rule);
        }
    }
    if (config.latency === "off")
        notices.push({ code: "latency_off", by: "config" });
    return { rules, notices };
}
function gatedMetrics(config) {
    const byDefault = _metrics_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .METRICS */ .Cb.filter((family) => isDefault(family, config)).map((family) => (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .metricAt */ .Qx)(family, config.k));
    const all = withNamed(byDefault, config.gate.metrics);
    return config.latency === "off" ? all.filter((metric) => metric.family.kind !== "latency") : all;
}
/** Gated where the config says nothing; what only a judge can measure, where the config asks one. */
function isDefault(family, config) {
    const judge = (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_1__/* .isPerCase */ .uE)(family) && family.needs === "judge";
    return family.gatedByDefault && (!judge || (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_9__/* .judgedMetrics */ .PH)(config).length > 0);
}
function withNamed(metrics, named) {
    const known = new Set(metrics.map((metric) => metric.name));
    const more = [...(named?.keys() ?? [])].filter((name) => !known.has(name)).toSorted(_model_order_js__WEBPACK_IMPORTED_MODULE_10__/* .compareCodePoints */ .O);
    return [
        ...metrics,
        ...more.flatMap((name) => {
            const metric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .parseMetric */ .uo)(name);
            return typeof metric === "string" ? [] : [metric];
        }),
    ];
}
function intentsOf(config, suite) {
    const names = new Set([...suite.cases.map((each) => each.intent), ...config.gate.intents.keys()]);
    return [...names].toSorted(_model_order_js__WEBPACK_IMPORTED_MODULE_10__/* .compareCodePoints */ .O);
}
function intentRule(config, metric, intent, own, small, bucket) {
    const overall = config.gate.metrics.get(metric.name);
    const scope = `intent:${intent}`;
    // An intent without a case is here only because the config names it.
    if (own === "off" || (own === undefined && (overall === "off" || bucket.length === 0)))
        return null;
    const wider = overall === "off" ? undefined : overall;
    if (metric.family.kind === "latency") {
        return makeRule(metric, scope, [defaults(metric), wider, own], own !== undefined);
    }
    // In an intent, as overall, churn is gated where it is named.
    if (metric.family.kind === "churn") {
        return own === undefined ? null : makeRule(metric, scope, [defaults(metric), wider, own], true);
    }
    const perIntent = config.gate.perIntent;
    if (own === undefined && (small || perIntent === "off" || !meaningful(metric, bucket)))
        return null;
    const inherited = wider?.tolerance === undefined ? undefined : { tolerance: wider.tolerance };
    // What is never tolerated overall is not tolerated in an intent either.
    const strict = metric.family.rule.tolerance.every((each) => each.value === 0);
    // 0.05 is a share of queries to them, and a fortune to a cost.
    const apart = strict || metric.family.kind === "cost";
    const shared = perIntent === null || perIntent === "off" || apart ? undefined : perIntent;
    const patches = [{ tolerance: defaults(metric).tolerance ?? [] }, inherited, shared, own];
    return makeRule(metric, scope, patches, own !== undefined);
}
function defaults(metric) {
    return metric.family.rule;
}
/** `forbidden_rate` without a forbidden list, or `false_result_rate` without a negative control, has nothing to say. */
function meaningful(metric, cases) {
    if (!(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_1__/* .isPerCase */ .uE)(metric.family) || metric.family.needs === undefined)
        return true;
    if (metric.family.needs === "judge")
        return cases.some((each) => !each.expectEmpty);
    return metric.family.needs === "forbidden"
        ? cases.some((each) => each.forbidden.length > 0)
        : cases.some((each) => each.expectEmpty);
}
/** Later patches win, field by field. */
function makeRule(metric, scope, patches, named) {
    const merged = patches.reduce((sum, patch) => ({ ...sum, ...patch }), {});
    return {
        metric,
        scope,
        tolerance: merged.tolerance ?? [],
        floor: merged.floor ?? null,
        ceiling: merged.ceiling ?? null,
        named,
    };
}


/***/ }),

/***/ 54957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ allZero),
/* harmony export */   T: () => (/* binding */ assertMeasured)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/** Measurements that must not be judged, because they measured nothing. */

/** Fewer distinct queries may well have one answer. */
const DISTINCT_QUERIES = 5;
/**
 * Throws query_errors for failed queries (unless error_rate has a ceiling of its own), nothing_retrieved, mostly_empty
 * where the share of answered queries is less than half the baseline's, and constant_answers where five or more
 * distinct queries got one and the same list.
 */
function assertMeasured(config, suite, scores, baseline) {
    assertAnswered(config, scores);
    const wanting = new Set(suite.cases.filter((each) => !each.expectEmpty).map((each) => each.id));
    const judged = scores.cases.filter((each) => wanting.has(each.id));
    if (judged.length === 0)
        return;
    const found = judged.filter((each) => each.results.length > 0);
    if (found.length === 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("nothing_retrieved", `none of the ${judged.length} queries got a single result`, {
            hint: "An empty index answers like this: check that the retriever's index is built before the gate runs.",
        });
    }
    if (baseline !== null)
        assertNotMostlyEmpty(judged, found, baseline);
    assertNotConstant(suite, found, baseline);
}
function assertAnswered(config, scores) {
    const failed = scores.cases.filter((each) => each.error !== null);
    const rule = config.gate.metrics.get("error_rate");
    const [first] = failed;
    if (first === undefined || rule === "off" || rule?.ceiling !== undefined)
        return;
    const count = failed.length === 1 ? "1 query" : `${failed.length} queries`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("query_errors", `${count} failed, first "${first.id}": ${first.error}`, {
        hint: "Fix the retriever; if some failures must be lived with, give `error_rate` a `ceiling` in the config.",
    });
}
function assertNotMostlyEmpty(judged, found, baseline) {
    const before = judged.flatMap((each) => baseline.cases.get(each.id) ?? []);
    const answered = before.filter((each) => each.results.length > 0).length;
    if (before.length === 0 || found.length / judged.length >= answered / before.length / 2)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("mostly_empty", `${found.length} of ${judged.length} queries got a result; in the baseline it was ${answered} of ${before.length}`, {
        hint: "A half-built index answers like this: check that the retriever's index is complete before the gate runs.",
    });
}
/** A list that every query had, mostly, in its baseline answer too is what a loss leaves over: no sign of a deaf retriever. */
function assertNotConstant(suite, found, baseline) {
    const queries = new Map(suite.cases.map((each) => [each.id, each.query]));
    const distinct = new Set(found.map((each) => queries.get(each.id)));
    const answers = new Set(found.map((each) => JSON.stringify(each.results)));
    if (distinct.size < DISTINCT_QUERIES || answers.size > 1)
        return;
    const leftOver = (each) => {
        const before = new Set(baseline?.cases.get(each.id)?.results);
        return each.results.filter((document) => before.has(document)).length >= each.results.length / 2;
    };
    if (found.every(leftOver))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("constant_answers", `${distinct.size} different queries all got the same results`, {
        hint: "The retriever ignores the query: check that it reads `query` from the request.",
    });
}
/** No case has a target in its top k: either nothing is left of the search, or ids and paths don't fit the suite. */
function allZero(suite, scores) {
    const sought = suite.cases.filter((each) => !each.expectEmpty && each.answersOnly !== true);
    const wanting = new Set(sought.map((each) => each.id));
    const judged = scores.cases.filter((each) => wanting.has(each.id));
    return judged.length > 0 && judged.every((each) => each.ranks.every((rank) => rank === null));
}


/***/ }),

/***/ 741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GQ: () => (/* binding */ weighWithin),
/* harmony export */   RJ: () => (/* binding */ sortBlocks),
/* harmony export */   XG: () => (/* binding */ weightedPercentile),
/* harmony export */   hY: () => (/* binding */ weightedMean),
/* harmony export */   vi: () => (/* binding */ weigh)
/* harmony export */ });
function sortBlocks(blocks) {
    const flat = Float64Array.from(blocks.flat());
    const owners = Uint32Array.from(blocks.flatMap((block, index) => block.map(() => index)));
    const order = Uint32Array.from(flat, (_, i) => i).toSorted((a, b) => flat[a] - flat[b] || a - b);
    return {
        values: Float64Array.from(order, (at) => flat[at]),
        owners: Uint32Array.from(order, (at) => owners[at]),
        sizes: Uint32Array.from(blocks, (block) => block.length),
        even: blocks.every((block) => block.length === blocks[0].length),
    };
}
/**
 * How often each of n blocks comes up in n draws, which are the 32-bit `words` times n / 2^32: uneven by at most
 * n / 2^32, and several times as fast as a division.
 */
function weigh(words, weights) {
    weights.fill(0);
    const scale = weights.length / 2 ** 32;
    for (let draw = 0; draw < weights.length; draw++) {
        const block = (words[draw] * scale) >>> 0;
        weights[block] = weights[block] + 1;
    }
}
/** The same within consecutive groups of the sizes given: each keeps its number of draws. `words` are as many draws. */
function weighWithin(words, sizes, weights) {
    weights.fill(0);
    let from = 0;
    for (let group = 0; group < sizes.length; group++) {
        const size = sizes[group];
        const scale = size / 2 ** 32;
        for (let i = from; i < from + size; i++) {
            const at = from + ((words[i] * scale) >>> 0);
            weights[at] = weights[at] + 1;
        }
        from += size;
    }
}
/** The p-quantile, as in metrics/percentile.ts, of the samples counted as often as their blocks were drawn, as many draws as blocks. */
function weightedPercentile(blocks, weights, p, method) {
    const total = blocks.even ? blocks.values.length : samplesDrawn(blocks, weights);
    if (method === "nearest") {
        return valueAtRank(blocks, weights, Math.min(Math.max(Math.ceil(p * total - 1e-9) - 1, 0), total - 1), total);
    }
    const position = p * (total - 1);
    const below = Math.floor(position);
    const lower = valueAtRank(blocks, weights, below, total);
    return (lower + (valueAtRank(blocks, weights, Math.min(below + 1, total - 1), total) - lower) * (position - below));
}
function samplesDrawn({ sizes }, weights) {
    let total = 0;
    for (let i = 0; i < weights.length; i++)
        total += weights[i] * sizes[i];
    return total;
}
/** By 0-based rank, counted from the nearer end: for p95 that is a twentieth of the samples. */
function valueAtRank({ values, owners }, weights, rank, total) {
    const fromTop = rank > total / 2;
    let left = fromTop ? total - rank : rank + 1;
    for (let i = 0; i < values.length; i++) {
        const at = fromTop ? values.length - 1 - i : i;
        left -= weights[owners[at]];
        if (left <= 0)
            return values[at];
    }
    return values[fromTop ? 0 : values.length - 1];
}
/** The mean of the samples counted as often as their blocks were drawn. */
function weightedMean({ values, owners }, weights) {
    let [total, sum] = [0, 0];
    for (let i = 0; i < values.length; i++) {
        const weight = weights[owners[i]];
        total += weight;
        sum += weight * values[i];
    }
    return sum / total;
}


/***/ }),

/***/ 13808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VO: () => (/* binding */ meanInterval),
  MY: () => (/* binding */ resamplesFor),
  w$: () => (/* binding */ widenedShare)
});

// UNUSED EXPORTS: percentileInterval

// EXTERNAL MODULE: ./lib/metrics/percentile.js
var metrics_percentile = __webpack_require__(49182);
;// CONCATENATED MODULE: ./lib/gate/statistics/normal.js
/** The normal and the t distribution, as far as intervals need them. */
/**
 * P(Z <= z) for standard normal Z, to 1e-15 or better: the power series of Marsaglia (Evaluating the Normal
 * Distribution, J. Stat. Softw. 11(4), 2004), formula 3; beyond 8 it is 0 or 1 to that precision.
 */
function normalCdf(z) {
    if (z < -8)
        return 0;
    if (z > 8)
        return 1;
    let sum = z;
    let term = z;
    for (let i = 3; Math.abs(term) > 1e-17; i += 2) {
        term *= (z * z) / i;
        sum += term;
    }
    return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}
/** The z with P(Z <= z) = p, 0 < p < 1, by bisection of `normalCdf` to 2^-50. */
function normalQuantile(p) {
    let low = -8;
    let high = 8;
    for (let i = 0; i < 54; i++) {
        const middle = (low + high) / 2;
        if (normalCdf(middle) < p)
            low = middle;
        else
            high = middle;
    }
    return (low + high) / 2;
}
/**
 * The p-quantile of Student's t, by its expansion in 1/df (Abramowitz & Stegun 26.7.5): at p = 0.975 within 0.01 from
 * 4 degrees of freedom on, within 0.001 from 8.
 */
function tQuantile(p, df) {
    const z = normalQuantile(p);
    const [z3, z5, z7, z9] = [z ** 3, z ** 5, z ** 7, z ** 9];
    return (z +
        (z3 + z) / (4 * df) +
        (5 * z5 + 16 * z3 + 3 * z) / (96 * df ** 2) +
        (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * df ** 3) +
        (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / (92160 * df ** 4));
}

// EXTERNAL MODULE: ./lib/gate/statistics/random.js
var statistics_random = __webpack_require__(47352);
;// CONCATENATED MODULE: ./lib/gate/statistics/bootstrap-mean.js
/** Resampled means: the machinery below the intervals of paired deltas and of log latency ratios. */



/** 2000 up to 2,000 units; fewer beyond, where the bounds are smoother, but never below 500. */
function resamplesFor(units) {
    return Math.max(500, Math.min(2000, Math.floor(4_000_000 / units)));
}
/**
 * Interval of the mean of all values, each stratum resampled within itself and keeping its size; at least two values a
 * stratum. `expanded` is the percentile bootstrap with its level widened so that a normal sample gets its t interval
 * (Hesterberg, What Teachers Should Know about the Bootstrap, Am. Stat. 69(4), 2015): the bootstrap's standard error
 * lacks the factor sqrt(n / (n - 1)) of each stratum, and z stands where t should. Degrees of freedom by Satterthwaite
 * over the strata.
 */
function meanInterval(strata, options) {
    const means = resampledMeans(strata, options.resamples, options.seed).toSorted();
    const share = options.method === "expanded" ? expandedShare(strata, options) : (1 + options.level) / 2;
    return [(0,metrics_percentile/* percentile */.Y)(means, 1 - share, "linear"), (0,metrics_percentile/* percentile */.Y)(means, share, "linear")];
}
/** One mean a resample, in the order drawn. */
function resampledMeans(strata, resamples, seed) {
    const n = strata.reduce((sum, stratum) => sum + stratum.length, 0);
    const random = (0,statistics_random/* splitMix64 */.f)(seed);
    const words = new Uint32Array(n);
    const means = new Float64Array(resamples);
    for (let round = 0; round < resamples; round++) {
        random.draw(words);
        let sum = 0;
        let at = 0;
        for (const stratum of strata)
            sum += drawn(stratum, words, (at += stratum.length) - stratum.length);
        means[round] = sum / n;
    }
    return means;
}
/** The sum of as many draws as the stratum has units. A 32-bit word times n / 2^32 is uneven by at most n / 2^32. */
function drawn(stratum, words, from) {
    const scale = stratum.length / 2 ** 32;
    let sum = 0;
    for (let i = 0; i < stratum.length; i++)
        sum += stratum[(words[from + i] * scale) >>> 0];
    return sum;
}
function expandedShare(strata, { level, mostDf = Infinity }) {
    let [bootstrap, unbiased, inverse] = [0, 0, 0];
    for (const stratum of strata) {
        const n = stratum.length;
        const center = stratum.reduce((sum, value) => sum + value, 0) / n;
        const squares = stratum.reduce((sum, value) => sum + (value - center) ** 2, 0);
        const variance = (squares * n) / (n - 1);
        bootstrap += squares;
        unbiased += variance;
        inverse += variance ** 2 / (n - 1);
    }
    // No spread at all: every quantile is the mean.
    if (bootstrap === 0)
        return (1 + level) / 2;
    return widenedShare(level, Math.min(mostDf, unbiased ** 2 / inverse), unbiased / bootstrap);
}
/** The upper quantile to read so that a normal sample gives its t interval; `inflation` is of the variance. */
function widenedShare(level, df, inflation) {
    return normalCdf(tQuantile((1 + level) / 2, df) * Math.sqrt(inflation));
}
/**
 * The plain percentile bootstrap of a mean: `resamples` means of n draws each, an index being 64 bits modulo n; bounds
 * by linear interpolation. Seeded alike, it gives the same bounds as other programs that use SplitMix64.
 */
function percentileInterval(values, options) {
    if (values.length === 0)
        return null;
    const random = splitMix64(options.seed);
    const means = Float64Array.from({ length: options.resamples }, () => {
        let sum = 0;
        for (let draw = 0; draw < values.length; draw++)
            sum += values[random.below(values.length)];
        return sum / values.length;
    }).toSorted();
    const alpha = (1 - options.level) / 2;
    return [percentile(means, alpha, "linear"), percentile(means, 1 - alpha, "linear")];
}


/***/ }),

/***/ 36195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pu: () => (/* binding */ MIN_SAMPLES),
/* harmony export */   Qr: () => (/* binding */ statisticOf),
/* harmony export */   Yh: () => (/* binding */ latencyInterval)
/* harmony export */ });
/* harmony import */ var _metrics_percentile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49182);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(741);
/* harmony import */ var _random_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47352);
/** How sure a latency percentile is. */



/** Enough for bounds that move by less than the clock's own jitter. */
const RESAMPLES = 1000;
/** Above this many samples fewer resamples give the same bounds; it keeps 20,000 cases within a second. */
const WORK = 20_000_000;
/** Fewest samples in a bucket: about three above the percentile; the median wants both sides. */
const MIN_SAMPLES = { p50: 20, p90: 30, p95: 60, p99: 300, mean: 20 };
const SHARE = { p50: 0.5, p90: 0.9, p95: 0.95, p99: 0.99 };
/** The statistic of samples in milliseconds; null for none. */
function statisticOf(samples, statistic, method) {
    if (statistic === "mean") {
        return samples.length === 0 ? null : samples.reduce((sum, value) => sum + value, 0) / samples.length;
    }
    return (0,_metrics_percentile_js__WEBPACK_IMPORTED_MODULE_0__/* .percentile */ .Y)(Float64Array.from(samples).toSorted(), SHARE[statistic], method);
}
/**
 * 95 % percentile-bootstrap interval of the statistic, with cases as blocks (Efron & Tibshirani 1993, ch. 8). Null
 * without samples.
 */
function latencyInterval(blocks, statistic, method, seed) {
    const filled = blocks.filter((block) => block.length > 0);
    if (filled.length === 0)
        return null;
    const sorted = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .sortBlocks */ .RJ)(filled);
    const rounds = Math.max(200, Math.min(RESAMPLES, Math.floor(WORK / sorted.values.length)));
    const random = (0,_random_js__WEBPACK_IMPORTED_MODULE_2__/* .splitMix64 */ .f)(seed);
    const words = new Uint32Array(filled.length);
    const weights = new Uint32Array(filled.length);
    const estimates = Float64Array.from({ length: rounds }, () => {
        random.draw(words);
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .weigh */ .vi)(words, weights);
        if (statistic === "mean")
            return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .weightedMean */ .hY)(sorted, weights);
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .weightedPercentile */ .XG)(sorted, weights, SHARE[statistic], method);
    }).toSorted();
    return [(0,_metrics_percentile_js__WEBPACK_IMPORTED_MODULE_0__/* .percentile */ .Y)(estimates, 0.025, "linear"), (0,_metrics_percentile_js__WEBPACK_IMPORTED_MODULE_0__/* .percentile */ .Y)(estimates, 0.975, "linear")];
}


/***/ }),

/***/ 47352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shuffled),
/* harmony export */   f: () => (/* binding */ splitMix64)
/* harmony export */ });
function splitMix64(seed) {
    // Typed arrays, since numbers beyond 31 bits in variables of a closure are allocated one by one.
    const state = Uint32Array.of(Math.floor(seed / 2 ** 32), seed);
    const drawn = new Uint32Array(2);
    const next = () => {
        step(state, drawn, 0);
        return [drawn[0], drawn[1]];
    };
    const below = (n) => {
        step(state, drawn, 0);
        // high * 2^32 mod n + low mod n, the product below 2^52. A quotient rounded up shows as a negative rest.
        const sum = (drawn[0] % n) * (2 ** 32 % n) + (drawn[1] % n);
        const rest = sum - Math.floor(sum / n) * n;
        return rest < 0 ? rest + n : rest;
    };
    const draw = (words) => {
        // Past an odd end the last half is written nowhere.
        for (let i = 0; i < words.length; i += 2)
            step(state, words, i);
    };
    return { next, below, draw };
}
/** Advances the state and writes the next 64 bits, high half first, from `at` on. */
function step(state, out, at) {
    const before = state[1];
    let low = (before + 0x7f4a7c15) | 0;
    let high = (state[0] + 0x9e3779b9 + (low >>> 0 < before ? 1 : 0)) | 0;
    state[0] = high;
    state[1] = low;
    low ^= (low >>> 30) | (high << 2);
    high ^= high >>> 30;
    high = (carry(low, 0x1ce4, 0xe5b9) + Math.imul(high, 0x1ce4e5b9) + Math.imul(low, 0xbf58476d)) | 0;
    low = Math.imul(low, 0x1ce4e5b9);
    low ^= (low >>> 27) | (high << 5);
    high ^= high >>> 27;
    high = (carry(low, 0x1331, 0x11eb) + Math.imul(high, 0x133111eb) + Math.imul(low, 0x94d049bb)) | 0;
    low = Math.imul(low, 0x133111eb);
    out[at] = high ^ (high >>> 31);
    out[at + 1] = low ^ ((low >>> 31) | (high << 1));
}
/** The upper 32 bits of low x (above x 2^16 + below), by 16-bit limbs: no sum reaches 2^32. */
function carry(low, above, below) {
    const l0 = low & 0xffff;
    const l1 = low >>> 16;
    const middle = ((Math.imul(l0, below) >>> 16) + Math.imul(l1, below)) >>> 0;
    const second = (Math.imul(l0, above) + (middle & 0xffff)) >>> 0;
    return (Math.imul(l1, above) + (middle >>> 16) + (second >>> 16)) | 0;
}
/** Fisher-Yates; returns a new array. */
function shuffled(values, random) {
    const result = [...values];
    for (let i = result.length - 1; i > 0; i--) {
        const j = random.below(i + 1);
        [result[i], result[j]] = [result[j], result[i]];
    }
    return result;
}


/***/ }),

/***/ 57656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markSecondaries),
/* harmony export */   X: () => (/* binding */ categorise)
/* harmony export */ });
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27139);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1732);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65418);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67734);
/* harmony import */ var _tolerance_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95116);
/** From failed checks to categories: primaries tell the story, secondaries follow from another. */






/**
 * A ranking check that fails only through cases that lost a target is a consequence of the lost recall: computed again
 * with those cases at their baseline values it passes. It stays primary where no recall check failed.
 */
function markSecondaries(checks, rules, pairing) {
    if (!checks.some((check) => !check.passed && check.category === "recall_drop"))
        return checks;
    const byKey = new Map(rules.map((rule) => [`${rule.scope} ${rule.metric.name}`, rule]));
    return checks.map((check) => {
        const family = byKey.get(`${check.scope} ${check.metric}`)?.metric.family;
        if (check.passed || check.category !== "ranking_shift" || family === undefined || !(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .isPerCase */ .uE)(family)) {
            return check;
        }
        return explainedByLosses(check, family, pairing) ? { ...check, secondary_to: "recall_drop" } : check;
    });
}
function explainedByLosses(check, family, pairing) {
    if (check.limit === null || check.baseline === null)
        return false;
    const pairs = (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .bucketOf */ .AU)(pairing, check.scope).pairs;
    const before = new Map(pairs.map((pair) => [pair.now, pair.before.metrics.get(check.metric) ?? null]));
    const lost = new Set(pairs.filter(_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .lostTarget */ .yB).map((pair) => pair.now));
    const without = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i)(pairs.map((pair) => pair.now), (each) => (lost.has(each) ? (before.get(each) ?? null) : (each.metrics.get(check.metric) ?? null)), family.weight);
    return without !== null && (0,_tolerance_js__WEBPACK_IMPORTED_MODULE_4__/* .passes */ .WE)(check.direction, without, check.limit);
}
function categorise(checks) {
    const failed = checks.filter((check) => !check.passed);
    const primary = new Set(failed.filter((check) => check.secondary_to === null).map((check) => check.category));
    const all = new Set(failed.map((check) => check.category));
    return {
        primary: _model_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .CATEGORIES */ .R.filter((category) => primary.has(category)),
        secondary: _model_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .CATEGORIES */ .R.filter((category) => all.has(category) && !primary.has(category)),
    };
}


/***/ }),

/***/ 95116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H$: () => (/* binding */ toleranceValue),
/* harmony export */   LF: () => (/* binding */ limitOf),
/* harmony export */   WE: () => (/* binding */ passes),
/* harmony export */   p8: () => (/* binding */ EPSILON)
/* harmony export */ });
/** Absorbs the rounding of baselines and of sums such as 0.8 - 0.1 = 0.7000000000000001; far below any real change. */
const EPSILON = 1e-9;
/**
 * The largest of the tolerances in the metric's unit. `percent` is of the baseline, `cases` is 1/n of the bucket.
 * No tolerance at all is 0.
 */
function toleranceValue(tolerances, baseline, cases) {
    return tolerances.reduce((largest, tolerance) => Math.max(largest, inUnits(tolerance, baseline, cases)), 0);
}
function inUnits(tolerance, baseline, cases) {
    switch (tolerance.unit) {
        case "absolute":
            return tolerance.value;
        case "percent":
            return (Math.abs(baseline) * tolerance.value) / 100;
        case "cases":
            return tolerance.value / cases;
    }
}
/** The value that `current` is held against; null where neither a baseline nor a bound gives one. */
function limitOf(direction, baseline, tolerance, bounds) {
    const bound = direction === "higher" ? bounds.floor : bounds.ceiling;
    if (baseline === null || tolerance === null)
        return bound;
    const relative = direction === "higher" ? baseline - tolerance : baseline + tolerance;
    if (bound === null)
        return relative;
    return direction === "higher" ? Math.max(bound, relative) : Math.min(bound, relative);
}
/** Written so that NaN on either side never passes. */
function passes(direction, current, limit) {
    return direction === "higher" ? current >= limit - EPSILON : current <= limit + EPSILON;
}


/***/ }),

/***/ 49263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W7: () => (/* binding */ receiptOf),
/* harmony export */   Wg: () => (/* binding */ latencyOf),
/* harmony export */   Z6: () => (/* binding */ unionOf),
/* harmony export */   cn: () => (/* binding */ baseLaw),
/* harmony export */   eI: () => (/* binding */ measuredBy),
/* harmony export */   fL: () => (/* binding */ judgeBase),
/* harmony export */   kg: () => (/* binding */ combine)
/* harmony export */ });
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27139);
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49946);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16886);
/* harmony import */ var _model_order_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4209);
/* harmony import */ var _comparable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22831);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32116);
/* harmony import */ var _prices_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37005);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60220);
/* harmony import */ var _sanity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54957);
/* harmony import */ var _taxonomy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57656);










/**
 * The base's files where they judge too; null where they don't, or can't by the same measurement: another k or
 * definition asks for other lists, another judge gives other verdicts, and files that don't fit together judge nothing.
 * Each of these is a finding.
 */
function baseLaw(decision) {
    const { mode, head, base } = decision;
    if (base === null || mode === "default_branch" || mode === "head_only")
        return null;
    if (base.config.k !== head.config.k)
        return null;
    if ((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compactCanonical */ .SM)(base.config.definition) !== (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compactCanonical */ .SM)(head.config.definition))
        return null;
    if (base.config.judge !== undefined && otherJudge(base.config.judge, head.config.judge))
        return null;
    if (base.baseline !== null && (0,_comparable_js__WEBPACK_IMPORTED_MODULE_1__/* .differences */ .t)(base.config, base.suite, base.baseline).length > 0)
        return null;
    const [prices, newer] = [base.config.prices, head.config.prices];
    if (prices === undefined || newer === undefined)
        return base;
    return { ...base, config: { ...base.config, prices: (0,_prices_js__WEBPACK_IMPORTED_MODULE_3__/* .withNewModels */ .fc)(prices, newer) } };
}
function otherJudge(base, head) {
    if (head === undefined)
        return true;
    return (0,_comparable_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeDifferences */ .S)((0,_model_answers_js__WEBPACK_IMPORTED_MODULE_8__/* .judgeFingerprint */ .cT)(base), (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_8__/* .judgeFingerprint */ .cT)(head)).length > 0;
}
/** What a report says of it. */
function receiptOf(decision) {
    const { mode, baseCommit, bootstrap, acceptance, policyDigest } = decision;
    return { mode, baseCommit, bootstrap, accepted: acceptance === "given", policyDigest };
}
/**
 * Every question of both suites once. A case is asked once for both laws where id and query are the same, since then
 * the answer is, too; a base's case that was edited otherwise is asked apart.
 */
function unionOf(head, base) {
    const heads = new Map(head.cases.map((each) => [each.id, each]));
    const ids = new Set(heads.keys());
    const cases = [...head.cases];
    const baseIds = new Map();
    for (const each of base?.cases ?? []) {
        const same = heads.get(each.id);
        if (same?.query === each.query) {
            baseIds.set(each.id, each.id);
            continue;
        }
        let id = same === undefined ? each.id : `${each.id} (base)`;
        while (ids.has(id))
            id += "'";
        ids.add(id);
        baseIds.set(id, each.id);
        cases.push(id === each.id ? each : { ...each, id, askedAs: each.id });
    }
    const names = { head: new Map(head.cases.map(({ id }) => [id, id])), base: baseIds };
    return {
        cases: cases.toSorted((a, b) => (0,_model_order_js__WEBPACK_IMPORTED_MODULE_9__/* .compareCodePoints */ .O)(a.id, b.id)),
        part: (run, law) => ({
            ...run,
            cases: run.cases
                .flatMap((each) => {
                const caseId = names[law].get(each.caseId);
                return caseId === undefined ? [] : [{ ...each, caseId }];
            })
                .toSorted((a, b) => (0,_model_order_js__WEBPACK_IMPORTED_MODULE_9__/* .compareCodePoints */ .O)(a.caseId, b.caseId)),
            unstable: run.unstable.flatMap((id) => names[law].get(id) ?? []).toSorted(_model_order_js__WEBPACK_IMPORTED_MODULE_9__/* .compareCodePoints */ .O),
        }),
    };
}
function measuredBy(union, asked) {
    const { run, failure } = asked;
    return { head: union.part(run, "head"), base: union.part(run, "base"), failure };
}
/** How latency is measured: as the head says, unless only the base wants it at all. */
function latencyOf(head, base) {
    const { latency } = head.config;
    return latency === "off" && base !== null ? base.config.latency : latency;
}
/**
 * The base's judgement of its part of the run. A base that is only kept for the record, after acceptance, may hold
 * cases that the change broke for good; elsewhere a measurement that must not be judged throws as the head's does.
 */
function judgeBase(base, run, acceptance) {
    const { config, suite, baseline } = base;
    const scores = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_0__/* .score */ .f)(suite, run, (0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .metricsOf */ .Ps)(config), config.definition);
    if (acceptance !== "given") {
        (0,_prices_js__WEBPACK_IMPORTED_MODULE_3__/* .assertPriced */ .EB)(config, run);
        (0,_sanity_js__WEBPACK_IMPORTED_MODULE_5__/* .assertMeasured */ .T)(config, suite, scores, baseline);
    }
    return { verdict: (0,_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .judge */ .S)(base, scores, run), judgement: { law: base, scores, run } };
}
/**
 * The one verdict. Both judgements must pass and nothing may have been weakened; where the label accepts, the head's
 * judgement alone decides and the rest stays readable in `accepted`. An error is nobody's to accept.
 */
function combine(head, base, decision) {
    if (head.verdict === "error")
        return { ...head, accepted: [] };
    const { findings, acceptance, mode, label } = decision;
    const weakened = mode === "default_branch" ? [] : findings.map(asCheck);
    const notices = [...head.notices, ...decision.notices];
    if (mode === "default_branch") {
        notices.push(...findings.map(({ field, before, after }) => ({ code: "weakened", field, before, after })));
    }
    if (acceptance === "given") {
        const failedThere = (base?.checks ?? []).filter((check) => !check.passed);
        const accepted = [...weakened, ...failedThere.map((check) => ({ ...check, law: "base" }))];
        if (accepted.length > 0)
            notices.push({ code: "accepted", checks: accepted.length });
        return { ...head, accepted, notices };
    }
    const checks = [...weakened, ...merged(head.checks, base?.checks ?? null)];
    const { primary, secondary } = (0,_taxonomy_js__WEBPACK_IMPORTED_MODULE_6__/* .categorise */ .X)(checks);
    const passed = weakened.length === 0 && head.verdict === "pass" && (base === null || base.verdict === "pass");
    const partial = head.verdict === "partial" || base?.verdict === "partial";
    const refused = weakened.length > 0 || (base !== null && base.verdict !== "pass");
    if (acceptance === "possible" && refused)
        notices.push({ code: "acceptable", label });
    return {
        verdict: partial ? "partial" : passed ? "pass" : "fail",
        exitCode: passed ? 0 : 1,
        categories: primary,
        secondaryCategories: secondary,
        checks,
        accepted: [],
        notices,
    };
}
function asCheck(found) {
    return {
        metric: found.field,
        scope: "overall",
        n: found.cases.length,
        baseline: null,
        current: null,
        interval: null,
        delta: null,
        tolerance: null,
        limit: null,
        direction: "higher",
        passed: false,
        category: "gate_weakened",
        secondary_to: null,
        missing: null,
        cases: found.cases,
        weakening: found,
    };
}
/** The head's checks, then the base's that say something else. */
function merged(head, base) {
    if (base === null)
        return head;
    const shared = new Set(base.map(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compactCanonical */ .SM));
    const known = new Set(head.map(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compactCanonical */ .SM));
    return [
        ...head.map((check) => (shared.has((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compactCanonical */ .SM)(check)) ? check : { ...check, law: "head" })),
        ...base
            .filter((check) => !known.has((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compactCanonical */ .SM)(check)))
            .map((check) => ({ ...check, law: "base" })),
    ];
}


/***/ }),

/***/ 74879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ RBO),
/* harmony export */   x: () => (/* binding */ JACCARD)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);

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

/***/ 32967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ CLUSTERING)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);

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

/***/ 36292:
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

/***/ 86509:
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

/***/ 72987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TT: () => (/* binding */ LATENCY),
/* harmony export */   z9: () => (/* binding */ summariseBucket)
/* harmony export */ });
/* unused harmony export summariseLatency */
/* harmony import */ var _model_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4209);
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _percentile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49182);
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

/***/ 89121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kz: () => (/* binding */ JUDGED),
/* harmony export */   lI: () => (/* binding */ FORBIDDEN_RATE),
/* harmony export */   nP: () => (/* binding */ DUPLICATE_RATE)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _matching_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87362);


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
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19148);


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

/***/ 87362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UX: () => (/* binding */ idsOf),
/* harmony export */   jN: () => (/* binding */ matcher),
/* harmony export */   kU: () => (/* binding */ matchable)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52837);

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

/***/ 33130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ MRR)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19148);


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

/***/ 78409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ NDCG)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19148);


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

/***/ 49182:
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

/***/ 62573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ PRECISION),
/* harmony export */   V: () => (/* binding */ HIT_RATE)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19148);


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

/***/ 83368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* binding */ FULL_COVERAGE),
/* harmony export */   MH: () => (/* binding */ EVIDENCE_RECALL),
/* harmony export */   vk: () => (/* binding */ COVERAGE),
/* harmony export */   wV: () => (/* binding */ RECALL)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19148);


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

/***/ 93001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Cb: () => (/* binding */ METRICS),
  Qx: () => (/* binding */ metricAt),
  uo: () => (/* binding */ parseMetric)
});

// UNUSED EXPORTS: metricForms

// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(49946);
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
var churn = __webpack_require__(74879);
// EXTERNAL MODULE: ./lib/metrics/clustering.js
var clustering = __webpack_require__(32967);
// EXTERNAL MODULE: ./lib/metrics/family.js
var family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/metrics/view.js
var metrics_view = __webpack_require__(19148);
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
var cost = __webpack_require__(36292);
// EXTERNAL MODULE: ./lib/metrics/latency.js
var latency = __webpack_require__(72987);
// EXTERNAL MODULE: ./lib/metrics/listing.js
var listing = __webpack_require__(89121);
// EXTERNAL MODULE: ./lib/metrics/map.js
var map = __webpack_require__(5535);
// EXTERNAL MODULE: ./lib/metrics/mrr.js
var mrr = __webpack_require__(33130);
// EXTERNAL MODULE: ./lib/metrics/ndcg.js
var ndcg = __webpack_require__(78409);
// EXTERNAL MODULE: ./lib/metrics/precision.js
var metrics_precision = __webpack_require__(62573);
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
var metrics_recall = __webpack_require__(83368);
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

/***/ 27139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ score),
/* harmony export */   i: () => (/* binding */ mean)
/* harmony export */ });
/* harmony import */ var _model_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4209);
/* harmony import */ var _cost_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36292);
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86509);
/* harmony import */ var _latency_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72987);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19148);





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

/***/ 52837:
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

/***/ 19148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ consume),
/* harmony export */   Hc: () => (/* binding */ targetRanks),
/* harmony export */   MR: () => (/* binding */ isRelevant),
/* harmony export */   U1: () => (/* binding */ viewCase),
/* harmony export */   zQ: () => (/* binding */ relevantCount)
/* harmony export */ });
/* harmony import */ var _matching_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87362);

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

/***/ 49946:
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

/***/ 16886:
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

/***/ 69559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ DEFAULT_SIDE_BY_SIDE),
/* harmony export */   Kr: () => (/* binding */ DEFAULT_DEFINITION)
/* harmony export */ });
/* unused harmony exports GAINS, ORDERS, PERCENTILES, COLLAPSES, PRESET_NAMES */
const GAINS = (/* unused pure expression or super */ null && (["exponential", "linear"]));
const ORDERS = (/* unused pure expression or super */ null && (["rank", "score", "trec"]));
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

/***/ 42956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UR: () => (/* binding */ ANSWER_NAMES),
/* harmony export */   q8: () => (/* binding */ TIMING_NAMES),
/* harmony export */   v7: () => (/* binding */ HIT_NAMES)
/* harmony export */ });
/** `repeat` is left out: it follows from the list. */
const HIT_NAMES = {
    docId: "doc_id",
    id: "id",
    path: "path",
    name: "name",
    qualifiedName: "qualified_name",
    text: "text",
    score: "score",
    cluster: "cluster",
    span: "span",
};
const ANSWER_NAMES = {
    kind: "kind",
    returned: "returned",
    degraded: "degraded",
    reportedMs: "reported_ms",
    spans: "spans",
    usage: "usage",
    answer: "answer",
};
/** Without `seed`: a shard has no base beside it. */
const TIMING_NAMES = {
    source: "source",
    repeats: "repeats",
    budgetEnded: "budget_ended",
    includesStart: "includes_start",
};


/***/ }),

/***/ 44141:
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


/***/ }),

/***/ 1732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ CATEGORIES)
/* harmony export */ });
/** In the order in which they are reported. */
const CATEGORIES = [
    "recall_drop",
    "ranking_shift",
    "latency_regression",
    "diversity_collapse",
    "semantic_degraded_spike",
    "forbidden_hit",
    "retriever_error",
    "cost_regression",
    "answer_regression",
    "missing_data",
    "gate_weakened",
];


/***/ }),

/***/ 96328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ nextSteps),
/* harmony export */   q: () => (/* binding */ receiptFacts)
/* harmony export */ });
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49946);
/* harmony import */ var _answer_sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58345);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38607);
/** What to do next, as commands to paste. Plain text, unescaped. */



/** Rerunning where a config was read, and adopting the new figures where there is something to adopt. */
function nextSteps(report) {
    if (report.inputs === null)
        return [];
    const { file, baseline } = report.inputs.config;
    const steps = [
        { why: "Run the gate on your machine", command: `retrieval-gate gate --config ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)(file)}` },
    ];
    if (report.newBaseline !== null && hasNewFigures(report) && isStored(report)) {
        steps.push({ why: acceptWords(report), command: `cp <report-dir>/baseline.json ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)(baseline)}` });
    }
    return steps;
}
function hasNewFigures(report) {
    const { checks, notices } = report.verdict;
    const codes = notices.map((notice) => notice.code);
    // No figure of this run mends a rule that was loosened.
    const figures = checks.some((check) => !check.passed && check.category !== "gate_weakened");
    return figures || codes.includes("improved") || codes.includes("new_cases") || noBaseline(report);
}
/** Side by side works without a baseline file, and then there is none to update. */
function isStored({ inputs }) {
    return inputs?.baseline?.beside === undefined || inputs.digests.has(inputs.config.baseline);
}
function noBaseline(report) {
    return report.inputs?.baseline === null;
}
function acceptWords(report) {
    if (noBaseline(report))
        return "Make this run the first baseline: commit the file";
    if (report.verdict.verdict === "fail" && report.laws?.mode === "pull_request") {
        return "Accept the change: commit the new baseline in the same pull request; the base's rules need the label, too";
    }
    return report.verdict.verdict === "fail"
        ? "Accept the change: commit the new baseline in the same pull request, for review beside the code"
        : "Adopt the new figures: commit the new baseline in the same pull request";
}
/** The receipt as names and values: what was judged, by what, against what. */
function receiptFacts(report) {
    const facts = [
        { name: "tool", value: report.tool },
        ...inputFacts(report),
        ...lawFacts(report.laws ?? null),
        ...runFacts(report),
    ];
    const digest = report.deterministicDigest;
    facts.push(digest === null ? null : { name: "deterministic digest", value: digest });
    return facts.filter((fact) => fact !== null);
}
function inputFacts(report) {
    if (report.inputs === null)
        return [];
    const { config, suite, baseline, retriever, digests } = report.inputs;
    return [
        { name: "config", value: config.file },
        { name: "suite", value: `${suite.name} ${suite.revision}, ${suite.cases.length} cases, ${suite.digest}` },
        { name: "k", value: String(config.k) },
        { name: "definition", value: definitionWords(config.definition) },
        config.prices === undefined
            ? null
            : { name: "prices per 1,000 tokens", value: priceWords(config.prices) },
        { name: "retriever", value: `${retriever.kind}, ${retriever.fingerprint}` },
        config.judge === undefined ? null : { name: "judge", value: (0,_answer_sentences_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeWords */ .d)((0,_model_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeFingerprint */ .cT)(config.judge)) },
        retriever.corpusDigest === null ? null : { name: "corpus", value: retriever.corpusDigest },
        ...baselineFacts(config.baseline, baseline),
        ...[...digests].map(([file, digest]) => ({ name: `SHA-256 of ${file}`, value: digest })),
    ];
}
function baselineFacts(file, baseline) {
    if (baseline === null)
        return [{ name: "baseline", value: `none at ${file}` }];
    if (baseline.beside !== undefined) {
        const { kind, fingerprint } = baseline.retriever;
        return [
            { name: "side by side with", value: `the base commit ${baseline.beside.commit}` },
            { name: "base's retriever", value: `${kind}, ${fingerprint}` },
        ];
    }
    return [
        { name: "baseline", value: file },
        { name: "baseline's suite", value: `${baseline.suite.revision}, ${baseline.suite.digest}` },
        { name: "baseline's tool", value: baseline.tool },
        { name: "baseline's machine", value: machine(baseline.environment) },
    ];
}
/** The same digest: judged by the same rules. */
function lawFacts(laws) {
    if (laws === null)
        return [];
    const { baseCommit, policyDigest } = laws;
    return [
        baseCommit === null ? null : { name: "base commit", value: baseCommit },
        { name: "policy", value: policyDigest.head },
        policyDigest.base === null ? null : { name: "base's policy", value: policyDigest.base },
    ];
}
function runFacts(report) {
    if (report.run === null)
        return [];
    const { timing, environment, retries } = report.run;
    const repeats = timing.source === "off" ? "off" : `${timing.source}, ${timing.repeats} timed repeats a case`;
    return [
        { name: "latency", value: repeats },
        timing.seed === undefined ? null : { name: "seed of the blocks", value: String(timing.seed) },
        { name: "machine", value: machine(environment) },
        retries === 0 ? null : { name: "transport retries", value: String(retries) },
    ];
}
function machine(environment) {
    const { os, arch, cpu, cores, node } = environment;
    return `${os} ${arch}, ${cpu}, ${cores} cores, Node ${node}`;
}
function priceWords({ currency, models }) {
    const words = [...models].map(([model, price]) => {
        const parts = Object.entries(price).filter(([, each]) => each !== null);
        return `${model} ${parts.map(([name, each]) => `${name} ${String(each)}`).join(" ")}`;
    });
    return `${words.join(", ")}, in ${currency}`;
}
function definitionWords(definition) {
    return Object.entries(definition)
        .map(([name, value]) => `${name} ${typeof value === "object" && value !== null ? `(${definitionWords(value)})` : String(value)}`)
        .join(", ");
}


/***/ }),

/***/ 58345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ judgeWords),
/* harmony export */   q: () => (/* binding */ answerSentence)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53783);

const REASONS = {
    query_failed: "the retriever failed on the query",
    no_answer: "the retriever gave no answer",
    no_text: "a result has no text",
    no_reference: "the case has no reference answer",
    no_claims: "the text makes no claim that could be checked",
    refused: "the judge refused",
    malformed: "the judge's reply was not what it was asked for",
    too_long: "the texts are more than the judge takes",
    not_asked: "the judging ended before",
};
/** `ids` are the notice's cases, as a reader should see them. */
function answerSentence(notice, ids) {
    switch (notice.code) {
        case "answers_only":
            return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(notice.cases.length, "case")} with a reference answer and nothing to find took no part in the metrics of relevance: ${ids}.`;
        case "answers_unmeasured":
            return `${notice.metric} has no value for ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(notice.cases.length, "case")}, since ${REASONS[notice.reason]}: ${ids}.`;
        case "judged_by":
            return `Answers were judged by ${notice.model}: ${spendingWords(notice)}.`;
    }
}
/** What makes the judge's verdicts comparable, in one line. */
function judgeWords(judge) {
    return Object.entries(judge)
        .filter(([, value]) => value !== null)
        .map(([field, value]) => `${field} ${value}`)
        .join(", ");
}
function spendingWords(spent) {
    const retries = spent.retries === 0 ? "" : ` (${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(spent.retries, "retry", "retries")} among them)`;
    const tokens = spent.prompt_tokens + spent.completion_tokens + spent.embedding_tokens;
    const cost = spent.cost === null ? "" : `, cost ${Number(spent.cost.toFixed(6))}`;
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(spent.requests, "request")}${retries}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(spent.cached, "verdict")} from the cache, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(tokens, "token")}${cost}`;
}


/***/ }),

/***/ 13574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ retrieverValue),
/* harmony export */   Pz: () => (/* binding */ bucketsValue),
/* harmony export */   Wl: () => (/* binding */ latencyValue),
/* harmony export */   Ws: () => (/* binding */ renderBaselineJson),
/* harmony export */   f2: () => (/* binding */ stagesValue),
/* harmony export */   l9: () => (/* binding */ roundMs),
/* harmony export */   qL: () => (/* binding */ renderBaseline),
/* harmony export */   yq: () => (/* binding */ pricesValue)
/* harmony export */ });
/* unused harmony export baselineValue */
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);

/** Version of the file's format. */
const VERSION = 1;
/** Microseconds: finer digits are noise and make every diff longer. */
const MS_DECIMALS = 3;
function baselineValue(baseline) {
    return {
        version: VERSION,
        suite: baseline.suite,
        definition: baseline.definition,
        k: baseline.k,
        retriever: retrieverValue(baseline.retriever),
        judge: baseline.judge,
        tool: baseline.tool,
        environment: baseline.environment,
        timing: baseline.timing,
        metrics: bucketsValue(baseline.means, (means) => means),
        latency: bucketsValue(baseline.latency, latencyValue),
        cases: new Map([...baseline.cases].map(([id, one]) => [id, caseValue(one)])),
        prices: baseline.prices && pricesValue(baseline.prices),
        files: baseline.files,
    };
}
function renderBaseline(baseline) {
    return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(baselineValue(baseline));
}
/** Null where the run had errors: such numbers must not be adopted by copying a file. */
function renderBaselineJson(report) {
    return report.newBaseline === null ? null : renderBaseline(report.newBaseline);
}
function retrieverValue(retriever) {
    return { kind: retriever.kind, fingerprint: retriever.fingerprint, corpus_digest: retriever.corpusDigest };
}
/** `{ overall, by_intent }` of any bucketed thing. */
function bucketsValue(buckets, value) {
    return {
        overall: value(buckets.overall),
        by_intent: new Map([...buckets.byIntent].map(([intent, bucket]) => [intent, value(bucket)])),
    };
}
function latencyValue(summary) {
    const round = (ms) => (ms === null ? null : roundMs(ms));
    return {
        samples: summary.samples,
        p50_ms: round(summary.p50_ms),
        p90_ms: round(summary.p90_ms),
        p95_ms: round(summary.p95_ms),
        p99_ms: round(summary.p99_ms),
        mean_ms: round(summary.mean_ms),
        spans: summary.spans && new Map([...summary.spans].map(([stage, each]) => [stage, latencyValue(each)])),
    };
}
/** As a config writes them. */
function pricesValue({ currency, models }) {
    const written = (price) => price ?? undefined;
    return {
        currency,
        models: new Map([...models].map(([model, { prompt, completion, per_call }]) => [
            model,
            { prompt: written(prompt), completion: written(completion), per_call: written(per_call) },
        ])),
    };
}
/** Timed samples by stage; undefined, which is left out, where there are none. */
function stagesValue(spansMs) {
    return spansMs && new Map([...spansMs].map(([stage, samples]) => [stage, samples.map(roundMs)]));
}
/** Milliseconds rounded to 3 decimals. */
function roundMs(ms) {
    return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .roundNumber */ .Wf)(ms, MS_DECIMALS);
}
function caseValue(one) {
    return {
        digest: one.digest,
        intent: one.intent,
        metrics: one.metrics,
        ranks: one.ranks,
        results: one.results,
        latency_ms: one.latencyMs.map(roundMs),
        spans_ms: stagesValue(one.spansMs),
    };
}


/***/ }),

/***/ 44929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ churnWords),
/* harmony export */   I5: () => (/* binding */ isExplainNotice),
/* harmony export */   VH: () => (/* binding */ lossWords),
/* harmony export */   V_: () => (/* binding */ holesWords),
/* harmony export */   dS: () => (/* binding */ explainSentence),
/* harmony export */   f5: () => (/* binding */ evidenceClause),
/* harmony export */   gh: () => (/* binding */ pWords),
/* harmony export */   qh: () => (/* binding */ causesWords)
/* harmony export */ });
/* unused harmony export CAUSE_MEANING */
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53783);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98350);


/** `3 better, 11 worse of 60; p = 0.03, 0.21 corrected`. */
function evidenceClause(evidence) {
    const { wins, losses, units, pPermutation, pHolm } = evidence;
    const counts = `${wins} better, ${losses} worse of ${units}`;
    if (wins + losses === 0)
        return counts;
    const p = pWords(pPermutation);
    return `${counts}; p ${p.startsWith("<") ? p : `= ${p}`}, ${pWords(pHolm)} corrected`;
}
/** Two significant digits; finer ones than the tests can show are cut. */
function pWords(p) {
    return p < 0.0001 ? "< 0.0001" : String(Number(p.toPrecision(2)));
}
/** What each cause says of a case. */
const CAUSE_MEANING = {
    error: "the query failed",
    degraded: "the retriever fell back",
    nothing_returned: "nothing was returned",
    no_longer_matches: "the document is there, but no longer matches",
    crowded_out: "one cluster took the places",
    duplicates: "repeats took the places",
    deeper: "found further down",
    not_found: "not found at all",
    displaced: "other documents have the places",
    unresolved: "no cause was found",
};
/** One lost case in a clause: `found further down, at rank 14`. */
function lossWords(loss) {
    const ranks = (of) => loss.targets.flatMap((target) => of(target) ?? []).join(" and ");
    const meaning = CAUSE_MEANING[loss.cause];
    const deeper = ranks((target) => target.deeper);
    switch (loss.cause) {
        case "no_longer_matches":
            return `${meaning}, at rank ${ranks((target) => target.unmatched)}`;
        case "crowded_out":
            return `${meaning}: ${loss.cluster?.now ?? 0} of the list are of ${(0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(loss.cluster?.key ?? "")}${deeper === "" ? "" : `; found at rank ${deeper}`}`;
        case "duplicates":
            return `${meaning}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(loss.repeats.now, "repeat")}${deeper === "" ? "" : `; found at rank ${deeper}`}`;
        case "deeper":
            return `${meaning}, at rank ${deeper}`;
        case "not_found":
            return loss.probe === null ? meaning : `${meaning} in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(loss.probe.returned, "result")}`;
        case "displaced":
            return `${meaning}: ${displacedWords(loss)}`;
        default:
            return meaning;
    }
}
function displacedWords({ displacedBy }) {
    const unjudged = displacedBy.filter((each) => each.judged === "unjudged").length;
    const relevant = displacedBy.filter((each) => each.judged === "relevant").length;
    const of = [
        ...(unjudged > 0 ? [`${unjudged} unjudged`] : []),
        ...(relevant > 0 ? [`${relevant} relevant`] : []),
    ];
    return `${displacedBy.length} new${of.length === 0 ? "" : ` (${of.join(", ")})`}`;
}
/** `10 lost cases: 7 found further down, 3 not found at all`; empty where nothing was lost. */
function causesWords(causes) {
    const cases = causes.reduce((sum, each) => sum + each.cases, 0);
    if (cases === 0)
        return "";
    const shares = causes.map((each) => `${each.cases} ${CAUSE_MEANING[each.cause]}`);
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(cases, "case")} lost a target: ${shares.join("; ")}`;
}
/** `97 of 118 results are unjudged; with none to all of them relevant: ndcg@10 0.612 to 0.934`; empty without a hole. */
function holesWords(holes) {
    if (holes === null || holes.unjudged === 0)
        return "";
    const bounds = [...holes.bounds].map(([metric, { pessimistic, optimistic }]) => `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(metric, pessimistic)} to ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(metric, optimistic)}`);
    const counted = `${holes.unjudged} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(holes.results, "result")} ${holes.unjudged === 1 ? "is" : "are"} unjudged`;
    return `${counted}; with none to all of them relevant: ${bounds.join(", ")}`;
}
/** `left of the baseline's lists: jaccard@10 0.812, rbo@10 0.901`; empty where no list was compared, or all are the same. */
function churnWords(churn) {
    const values = [...(churn?.overall ?? [])].flatMap(([metric, value]) => value === null ? [] : [[metric, value]]);
    // Sums of floats: a list may agree with itself to the last bit but one.
    if (values.every(([, value]) => value > 1 - 1e-9))
        return "";
    return `left of the baseline's lists: ${values.map(([metric, value]) => `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(metric, value)}`).join(", ")}`;
}
const CODES = [
    "improved",
    "implausible_jump",
    "intent_falls",
    "baseline_age",
    "probe_failed",
    "probe_capped",
    "probe_limit",
];
function isExplainNotice(notice) {
    return CODES.includes(notice.code);
}
function explainSentence(notice) {
    switch (notice.code) {
        case "improved":
            return `${notice.metric} improved by ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDelta */ .CW)(notice.metric, notice.delta)} ${notice.scope === "overall" ? "overall" : `in intent ${(0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(notice.scope.slice("intent:".length))}`}; record a new baseline to keep the gain.`;
        case "implausible_jump":
            return `${notice.metric} moved by ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDelta */ .CW)(notice.metric, notice.delta)} overall; a jump of this size is more often a broken measurement than an improvement, so check the suite and the retriever before merging.`;
        case "intent_falls":
            return `${notice.metric} fell by ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDelta */ .CW)(notice.metric, notice.delta)} in intent ${(0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(notice.intent)}, within its tolerance, while it rose by ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDelta */ .CW)(notice.metric, notice.overall)} overall.`;
        case "baseline_age":
            return `The baseline is ${notice.days} days old, more than ${notice.limit}: record it anew, so that it compares with what is in use.`;
        case "probe_failed":
            return `The lost cases could not be asked for more results, so where their targets went is not known: ${notice.reason.trim().replace(/\.$/, "")}.`;
        case "probe_capped":
            return `The retriever gives no more than ${notice.k} results, also where more are asked for: how far down ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(notice.cases, "lost case")} went can't be seen.`;
        case "probe_limit":
            return `Of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(notice.lost, "lost case")} the ${notice.asked} worst were asked for more results.`;
    }
}


/***/ }),

/***/ 53783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CW: () => (/* binding */ formatDelta),
/* harmony export */   Ep: () => (/* binding */ isCost),
/* harmony export */   Fl: () => (/* binding */ formatValue),
/* harmony export */   Fv: () => (/* binding */ formatMove),
/* harmony export */   HS: () => (/* binding */ changedMoves),
/* harmony export */   Hh: () => (/* binding */ isLatency),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   PM: () => (/* binding */ checkNumbers),
/* harmony export */   _V: () => (/* binding */ formatMs),
/* harmony export */   _j: () => (/* binding */ culpritMoves),
/* harmony export */   m8: () => (/* binding */ culpritChange),
/* harmony export */   mh: () => (/* binding */ withArrow),
/* harmony export */   my: () => (/* binding */ isCount),
/* harmony export */   x3: () => (/* binding */ NONE)
/* harmony export */ });
/* unused harmony export formatRank */
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44141);
/** Numbers for people. */

const NONE = "–";
const MINUS = "−";
function isLatency(metric) {
    return metric.startsWith("latency_");
}
/** In the currency of the config's prices. */
function isCost(metric) {
    return metric === "cost_per_query";
}
/** Checks that count cases instead of averaging over them. */
function isCount(metric) {
    return metric === "newly_lost" || metric === "critical_lost" || metric === "cases";
}
/** Three significant digits, never more than the clock gives: 0.042 ms, 4.21 ms, 42.1 ms, 421 ms, 4210 ms. */
function formatMs(ms, decimals = msDecimals(ms)) {
    return ms === null ? NONE : `${withMinus(ms.toFixed(decimals))} ms`;
}
/** Three significant digits: a query may cost a hundred-thousandth. */
function costDecimals(cost) {
    const size = Math.abs(cost ?? 0);
    return size === 0 ? 0 : Math.min(Math.max(2 - Math.floor(Math.log10(size)), 0), 12);
}
function msDecimals(ms) {
    const size = Math.abs(ms ?? 0);
    return size < 1 ? 3 : size < 10 ? 2 : size < 100 ? 1 : 0;
}
/** A metric's value in the metric's unit: quality with 3 decimals, milliseconds with three digits, unless told otherwise. */
function formatValue(metric, value, decimals) {
    if (value === null)
        return NONE;
    if (isLatency(metric))
        return formatMs(value, decimals);
    if (isCount(metric))
        return withMinus(String(Math.round(value * 1e6) / 1e6));
    return withMinus(value.toFixed(decimals ?? (isCost(metric) ? costDecimals(value) : 3)));
}
/** With a sign, also for gains: `+0.012`, `−0.067`, `0.000`. */
function formatDelta(metric, delta, decimals) {
    if (delta === null)
        return NONE;
    const shown = formatValue(metric, delta, decimals);
    return delta > 0 && /[1-9]/.test(shown) ? `+${shown}` : shown;
}
/** `▲` or `▼` before a delta that shows; direction of movement, not of merit. */
function withArrow(delta) {
    if (delta.startsWith("+"))
        return `▲ ${delta}`;
    return delta.startsWith(MINUS) ? `▼ ${delta}` : delta;
}
function withMinus(text) {
    if (!text.startsWith("-"))
        return text;
    return /[1-9]/.test(text) ? MINUS + text.slice(1) : text.slice(1);
}
/** The figures of one row, all with the same number of decimals. */
function checkNumbers(check) {
    const values = [check.baseline, check.current, check.limit].filter((value) => value !== null);
    const decimals = isLatency(check.metric)
        ? Math.max(0, ...values.map(msDecimals))
        : isCost(check.metric)
            ? Math.max(0, ...values.map(costDecimals))
            : qualityDecimals(values);
    return {
        baseline: formatValue(check.metric, check.baseline, decimals),
        current: formatValue(check.metric, check.current, decimals),
        delta: formatDelta(check.metric, check.delta, decimals),
        limit: formatValue(check.metric, check.limit, decimals),
    };
}
/** Three, or up to six where fewer would print two different values alike. */
function qualityDecimals(values) {
    const distinct = (decimals) => new Set(values.map((value) => value.toFixed(decimals))).size;
    return [3, 4, 5].find((decimals) => distinct(decimals) === distinct(9)) ?? 6;
}
/** A rank, or a dash where the target was not found in the top k. */
function formatRank(rank) {
    return rank === null ? NONE : String(rank);
}
/** `3 → –`; only the rank of now where the case has no counterpart in the baseline. */
function formatMove(before, after) {
    return before === undefined ? formatRank(after) : `${formatRank(before)} → ${formatRank(after)}`;
}
/** What a check saw of one case: its metric before and now; of a latency percentile the case's median. */
function culpritChange(check, culprit) {
    if (isCount(check.metric))
        return check.metric === "cases" ? "not in this run" : "no target found";
    const name = isLatency(check.metric) ? "median" : check.metric;
    const { baseline, current } = checkNumbers({
        ...check,
        baseline: culprit.before,
        current: culprit.after,
        delta: null,
        limit: null,
    });
    return `${name} ${culprit.before === null ? "" : `${baseline} → `}${current}`;
}
/** The targets of a culprit with their ranks, those that lost most first; empty where the case is unknown. */
function culpritMoves(culprit, one) {
    if (one === null)
        return [];
    const moves = one.expected.map((target, i) => ({
        label: (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .targetLabel */ .O)(target),
        grade: target.grade,
        before: culprit.ranks_before === null ? undefined : (culprit.ranks_before[i] ?? null),
        after: culprit.ranks_after?.[i] ?? null,
    }));
    return moves.toSorted((a, b) => fall(b) - fall(a));
}
/** Only those that moved, where any did: the others explain nothing. */
function changedMoves(moves) {
    const changed = moves.filter((move) => move.before !== move.after);
    return changed.length > 0 ? changed : moves;
}
/** Ranks lost; a target that vanished lost more than any that is still there. */
function fall(move) {
    const [before, after] = [move.before ?? null, move.after];
    if (before === null)
        return after === null ? 0 : -1e9 + after;
    return after === null ? 1e9 - before : after - before;
}
/** `1 case`, `4 cases`. */
function plural(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}


/***/ }),

/***/ 46876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   yD: () => (/* binding */ worstFact)
/* harmony export */ });
/* harmony import */ var _sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83303);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38607);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53783);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63405);




const QUERY_LENGTH = 80;
const LINE_LENGTH = 1_000;
/** `FAIL: recall_drop, latency_regression`; for an error the code of the failure. */
function verdictWords(report) {
    const { verdict, categories } = report.verdict;
    const named = verdict === "error" && report.failure !== null ? [report.failure.code] : categories;
    return named.length === 0 ? verdict.toUpperCase() : `${verdict.toUpperCase()}: ${named.join(", ")}`;
}
/** The fact that a reviewer needs first; holds text of strangers, unescaped. */
function worstFact(report) {
    if (report.failure !== null)
        return report.failure.message;
    const worst = (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryFailures */ .Ic)(report)[0] ?? (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .failedChecks */ .HH)(report)[0];
    if (worst !== undefined)
        return [(0,_sentences_js__WEBPACK_IMPORTED_MODULE_0__/* .checkSentence */ .YC)(worst), culpritWords(report, worst)].filter(Boolean).join("; ");
    const shard = report.verdict.notices.find((notice) => notice.code === "shard");
    if (shard !== undefined)
        return (0,_sentences_js__WEBPACK_IMPORTED_MODULE_0__/* .noticeSentence */ .cv)(shard);
    const checks = report.verdict.checks.length;
    const cases = report.inputs?.suite.cases.length ?? 0;
    const held = checks === 0 ? "no checks" : checks === 1 ? "the one check held" : `all ${checks} checks held`;
    return `${held} over ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(cases, "case")}${gainWords(report)}`;
}
/** Latency is left out: it falls where the machine is another. */
function gainWords({ verdict, newBaseline }) {
    const gained = verdict.notices.filter((notice) => notice.code === "improved" && !(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .isLatency */ .Hh)(notice.metric));
    if (gained.length === 0 || newBaseline === null)
        return "";
    return `; ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(gained.length, "check")} improved beyond tolerance: adopt baseline.json to keep the gain`;
}
/** Both in one line of at most about 1,000 characters, nothing hidden in it: the action's output `summary`. */
function headline(report) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(`${verdictWords(report)} · ${worstFact(report)}`, LINE_LENGTH);
}
function culpritWords(report, check) {
    const first = check.cases[0];
    if (first === undefined)
        return "";
    const query = (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .casesById */ .aX)(report).get(first.id)?.query;
    const shown = query === undefined ? `case ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .capped */ .uo)(first.id, QUERY_LENGTH)}` : `"${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .capped */ .uo)(query, QUERY_LENGTH)}"`;
    return `${countWords(check)}, worst: ${shown}`;
}
function countWords(check) {
    const lost = check.cases.filter(lostTarget).length;
    if (check.category === "recall_drop" && lost > 0) {
        return lost === 1 ? "1 query lost a target" : `${lost} queries lost a target`;
    }
    const slower = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .isLatency */ .Hh)(check.metric) && check.cases[0]?.before !== null;
    const count = check.cases.length;
    if (slower)
        return count === 1 ? "1 query got slower" : `${count} queries got slower`;
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(count, "query is behind it", "queries are behind it");
}
function lostTarget(culprit) {
    const { ranks_before: before, ranks_after: after } = culprit;
    return before?.some((rank, target) => rank !== null && (after?.[target] ?? null) === null) ?? false;
}


/***/ }),

/***/ 98350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   $o: () => (/* binding */ scopeLabel),
/* harmony export */   AN: () => (/* binding */ scopeWords),
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   hs: () => (/* binding */ latencyLabel)
/* harmony export */ });
/** The names of strangers within a sentence. */
/** How many ids a sentence names before it counts the rest. */
const NAMED = 5;
const NAME_LENGTH = 80;
/** The first few ids, then how many more. */
function names(ids) {
    const shown = ids.slice(0, NAMED).map(clip).join(", ");
    return ids.length > NAMED ? `${shown} and ${ids.length - NAMED} more` : shown;
}
/** Sentences are one-liners: a name of 10 kB would bury what they say. */
function clip(name) {
    const points = name.length > NAME_LENGTH ? Array.from(name) : [];
    return points.length > NAME_LENGTH
        ? `${points.slice(0, NAME_LENGTH).join("")}… (+${points.length - NAME_LENGTH} characters)`
        : name;
}
/** `overall`, or `in intent howto`. */
function scopeWords(scope) {
    return scope.startsWith("intent:") ? `in intent ${clip(scope.slice("intent:".length))}` : scope;
}
/** The bucket's bare name, for tables. */
function scopeLabel(scope) {
    return scope.startsWith("intent:") ? scope.slice("intent:".length) : scope;
}
/** `howto`, or `howto [rerank]` for one stage of its answers. */
function latencyLabel({ scope, stage, }) {
    return stage === null ? scopeLabel(scope) : `${scopeLabel(scope)} [${stage}]`;
}


/***/ }),

/***/ 32712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ renderPartJson),
/* harmony export */   m: () => (/* binding */ caseLines)
/* harmony export */ });
/* harmony import */ var _model_part_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42956);
/** Part -> part.json (schemas/part.schema.json); files/part.ts reads it back. A line a case, and no number is rounded. */

const SCHEMA_VERSION = 1;
/** Null where the report is no shard's. */
function renderPartJson(report) {
    const { part = null } = report;
    if (part === null)
        return null;
    const { shard, workflow, binding, failure, run } = part;
    const head = { schema_version: SCHEMA_VERSION, shard, workflow, binding, failure, ...runValue(run) };
    const members = Object.entries(head).map(([key, value]) => `"${key}": ${JSON.stringify(value)},\n`);
    return `{\n${members.join("")}"cases": [\n${caseLines(part).join(",\n")}\n]\n}\n`;
}
/** Nearly all of the file, one text for each case. */
function caseLines({ run }) {
    return run.cases.map((each) => JSON.stringify(caseValue(each)));
}
function runValue({ timing, environment, unstable, retries, log }) {
    return { timing: renamed(timing, _model_part_js__WEBPACK_IMPORTED_MODULE_0__/* .TIMING_NAMES */ .q8), environment, unstable, retries, log };
}
function caseValue({ caseId, outcome, firstMs, samplesMs, spansMs, }) {
    const spans = spansMs === undefined ? {} : { spans_ms: Object.fromEntries(spansMs) };
    const timed = { id: caseId, first_ms: firstMs, samples_ms: samplesMs, ...spans };
    if (outcome.kind === "error")
        return { ...timed, outcome };
    const { hits, ...answer } = outcome;
    const named = { ...renamed(answer, _model_part_js__WEBPACK_IMPORTED_MODULE_0__/* .ANSWER_NAMES */ .UR), hits: hits.map((hit) => renamed(hit, _model_part_js__WEBPACK_IMPORTED_MODULE_0__/* .HIT_NAMES */ .v7)) };
    return { ...timed, outcome: named };
}
/** Members that have a name in the file. */
function renamed(value, names) {
    return Object.fromEntries(Object.entries(value).flatMap(([key, member]) => (key in names ? [[names[key], member]] : [])));
}


/***/ }),

/***/ 63244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   V: () => (/* binding */ formatProblem)
/* harmony export */ });
/** `file:line`, the form that editors and log readers jump to. */
function placeOf(problem) {
    return problem.line === undefined ? problem.file : `${problem.file}:${problem.line}`;
}
/** `file:line (pointer): message`. */
function formatProblem(problem) {
    const pointer = problem.pointer ? ` (${problem.pointer})` : "";
    return `${placeOf(problem)}${pointer}: ${problem.message}`;
}


/***/ }),

/***/ 89148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W_: () => (/* binding */ deterministicPart),
  BK: () => (/* binding */ renderReportJson)
});

// UNUSED EXPORTS: reportValue

// EXTERNAL MODULE: ./lib/model/verdict.js
var model_verdict = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/reporters/baseline-json.js
var baseline_json = __webpack_require__(13574);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
;// CONCATENATED MODULE: ./lib/reporters/explanation-json.js

/** Null where there was nothing to test. */
function evidenceValue(evidence) {
    if (evidence === null)
        return null;
    const { interval } = evidence;
    return {
        units: evidence.units,
        wins: evidence.wins,
        losses: evidence.losses,
        ties: evidence.ties,
        delta: evidence.delta,
        interval: interval.kind === "interval" ? [interval.low, interval.high] : null,
        no_interval: interval.kind === "none" ? interval.reason : null,
        p_sign: evidence.pSign,
        p_permutation: evidence.pPermutation,
        p_corrected: evidence.pHolm,
        permutation: evidence.permutation,
    };
}
function explanationValue({ explanation = null }) {
    const churn = explanation?.churn ?? null;
    return {
        losses: explanation?.losses?.map(lossValue) ?? null,
        loss_causes: explanation?.causes ?? [],
        holes: holesValue(explanation?.holes ?? null),
        churn: churn && (0,baseline_json/* bucketsValue */.Pz)(churn, (means) => means),
    };
}
/** What the explanation says of one case, of the head's. */
function explainedCase({ explanation = null }, id) {
    const holes = explanation?.holes?.byCase.get(id);
    return {
        unjudged: holes?.unjudged ?? null,
        optimistic: holes?.optimistic ?? null,
        churn: explanation?.churn?.byCase.get(id) ?? null,
    };
}
function lossValue(loss) {
    const { id, query, intent, critical, law, cause, targets, displacedBy, cluster, repeats, probe } = loss;
    return {
        id,
        query,
        intent,
        critical,
        law,
        cause,
        targets: targets.map((target) => ({
            label: target.label,
            grade: target.grade,
            rank_before: target.before,
            rank: target.now,
            rank_deeper: target.deeper,
            rank_unmatched: target.unmatched,
        })),
        displaced_by: displacedBy.map(({ docId, rank, judged }) => ({ doc_id: docId, rank, judged })),
        cluster: cluster && { key: cluster.key, results: cluster.now, largest_before: cluster.before },
        repeats: repeats.now,
        repeats_before: repeats.before,
        probe,
    };
}
function holesValue(holes) {
    if (holes === null)
        return null;
    const { cases, results, unjudged, bounds } = holes;
    return { cases, results, unjudged, bounds };
}

// EXTERNAL MODULE: ./lib/reporters/format.js
var format = __webpack_require__(53783);
// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(49946);
;// CONCATENATED MODULE: ./lib/reporters/receipt-json.js
/** The receipt of report.json: what was judged, by what, against what. */


/** Null where nothing could be read. */
function receiptValue(report) {
    const { inputs, run } = report;
    if (inputs === null)
        return null;
    const beside = inputs.baseline?.beside ? inputs.baseline : null;
    const before = beside === null ? inputs.baseline : null;
    return {
        ...inputsValue(report),
        laws: lawsValue(report.laws ?? null),
        side_by_side: beside && {
            base_commit: beside.beside?.commit,
            retriever: (0,baseline_json/* retrieverValue */.CD)(beside.retriever),
            seed: run?.timing.seed ?? null,
        },
        baseline: before && {
            file: inputs.config.baseline,
            suite: before.suite,
            retriever: (0,baseline_json/* retrieverValue */.CD)(before.retriever),
            judge: before.judge,
            tool: before.tool,
            environment: before.environment,
            timing: before.timing,
        },
        environment: run?.environment ?? null,
        timing: run && {
            source: run.timing.source,
            repeats: run.timing.repeats,
            budget_ended: run.timing.budgetEnded,
            includes_start: run.timing.includesStart,
        },
        retries: run?.retries ?? null,
        judging: run?.judging,
    };
}
function inputsValue(report) {
    const { config, suite, retriever, digests } = report.inputs;
    return {
        config: config.file,
        suite: {
            name: suite.name,
            revision: suite.revision,
            digest: suite.digest,
            files: suite.files,
            cases: suite.cases.length,
            partial: suite.partial,
        },
        definition: config.definition,
        k: config.k,
        retriever: (0,baseline_json/* retrieverValue */.CD)(retriever),
        prices: config.prices === undefined ? null : (0,baseline_json/* pricesValue */.yq)(config.prices),
        judge: config.judge && (0,answers/* judgeFingerprint */.cT)(config.judge),
        files: digests,
    };
}
function lawsValue(laws) {
    if (laws === null)
        return null;
    const { mode, baseCommit, accepted, policyDigest } = laws;
    return { mode, base_commit: baseCommit, accepted, policy_digest: policyDigest };
}

// EXTERNAL MODULE: ./lib/reporters/rows.js
var rows = __webpack_require__(63405);
;// CONCATENATED MODULE: ./lib/reporters/report-json.js








const SCHEMA_VERSION = 1;
function renderReportJson(report) {
    return (0,canonical_json/* canonicalJson */.dj)(reportValue(report));
}
/** The whole of report.json as a value; milliseconds with 3 decimals. */
function reportValue(report) {
    const { verdict, scores } = report;
    return {
        schema_version: SCHEMA_VERSION,
        tool: report.tool,
        verdict: verdict.verdict,
        exit_code: verdict.exitCode,
        categories: verdict.categories,
        secondary_categories: verdict.secondaryCategories,
        checks: verdict.checks.map(checkValue),
        accepted: (verdict.accepted ?? []).map(checkValue),
        bootstrap: report.laws?.bootstrap ?? false,
        notices: verdict.notices,
        metrics: scores === null ? null : (0,baseline_json/* bucketsValue */.Pz)(scores.means, (means) => means),
        latency: scores === null ? null : (0,baseline_json/* bucketsValue */.Pz)(scores.latency, baseline_json/* latencyValue */.Wl),
        cases: (0,rows/* caseRows */.yE)(report).map((row) => ({
            ...caseValue(row),
            ...explainedCase(report, row.case.id),
            latency_ms: (row.score?.samplesMs ?? []).map(baseline_json/* roundMs */.l9),
            spans_ms: (0,baseline_json/* stagesValue */.f2)(row.score?.spansMs),
        })),
        ...explanationValue(report),
        receipt: receiptValue(report),
        failure: failureValue(report),
        deterministic_digest: report.deterministicDigest,
    };
}
/**
 * Everything but latency, environment and tool version, with the verdict as it would be without them: equal for two
 * runs on the same inputs, in any folder and at any concurrency. Its SHA-256 is `deterministic_digest`.
 */
function deterministicPart(report) {
    const { verdict, scores, inputs } = report;
    const checks = verdict.checks.filter((check) => !(0,format/* isLatency */.Hh)(check.metric));
    const failed = checks.filter((check) => !check.passed);
    const judged = verdict.verdict === "pass" || verdict.verdict === "fail";
    const named = (primary) => model_verdict/* CATEGORIES */.R.filter((each) => failed.some((one) => one.category === each && (one.secondary_to === null) === primary));
    return {
        schema_version: SCHEMA_VERSION,
        verdict: judged ? (failed.length === 0 ? "pass" : "fail") : verdict.verdict,
        categories: named(true),
        secondary_categories: named(false),
        checks: checks.map(checkValue),
        notices: verdict.notices.filter(isDeterministic),
        metrics: scores === null ? null : (0,baseline_json/* bucketsValue */.Pz)(scores.means, (means) => means),
        cases: (0,rows/* caseRows */.yE)(report).map((row) => ({ ...caseValue(row), ...explainedCase(report, row.case.id) })),
        ...explanationValue(report),
        // Without the files' digests: a config that only asks with another concurrency gives the same answers.
        receipt: inputs === null ? null : { ...inputsValue(report), files: undefined },
        failure: failureValue(report),
    };
}
function isDeterministic(notice) {
    switch (notice.code) {
        case "other_machine":
        case "stored_latency":
        case "includes_start":
        case "reported_latency":
        case "cached_answers":
        case "budget_ended":
        case "retries":
        case "latency_off":
        case "unstable":
        case "baseline_age":
        // The reason holds times and the retriever's own words.
        case "probe_failed":
        case "judged_by":
        case "selftest":
        case "blind_to":
        case "joined":
        case "older_attempts":
        case "unlike_machines":
        case "repeats_cut":
            return false;
        case "differs":
            return !/^(tool|environment|timing)\b/.test(notice.field);
        case "improved":
        case "implausible_jump":
        case "rule_off":
        case "not_applicable":
            return !(0,format/* isLatency */.Hh)(notice.metric);
        default:
            return true;
    }
}
function checkValue(check) {
    if (!(0,format/* isLatency */.Hh)(check.metric))
        return { ...check, evidence: evidenceValue(check.evidence ?? null) };
    const round = (ms) => (ms === null ? null : (0,baseline_json/* roundMs */.l9)(ms));
    return {
        ...check,
        evidence: null,
        baseline: round(check.baseline),
        current: round(check.current),
        interval: check.interval?.map(baseline_json/* roundMs */.l9) ?? null,
        delta: round(check.delta),
        tolerance: round(check.tolerance),
        limit: round(check.limit),
        ratio: check.ratio && ratioValue(check.ratio),
        cases: check.cases.map((each) => ({ ...each, before: round(each.before), after: round(each.after) })),
    };
}
/** Six decimals are below what any clock resolves. */
function ratioValue(figures) {
    const { tolerance, floor_ms, noise } = figures;
    const bounds = ({ ratio, low, high }) => ({
        ratio: (0,canonical_json/* roundNumber */.Wf)(ratio, 6),
        low: (0,canonical_json/* roundNumber */.Wf)(low, 6),
        high: (0,canonical_json/* roundNumber */.Wf)(high, 6),
    });
    return { ...bounds(figures), tolerance, floor_ms, noise: noise && bounds(noise) };
}
function caseValue(row) {
    const { case: one, score, before } = row;
    return {
        id: one.id,
        query: one.query,
        intent: one.intent,
        digest: one.digest,
        critical: one.critical,
        expect_empty: one.expectEmpty,
        paired: before !== null,
        metrics: score?.metrics ?? null,
        metrics_before: before?.metrics ?? null,
        targets: one.expected.map((target, i) => ({
            label: (0,suite/* targetLabel */.O)(target),
            kind: target.kind,
            value: target.value,
            span: target.kind === "span" ? { by: target.by, start: target.start, end: target.end } : undefined,
            grade: target.grade,
            rank_before: (0,rows/* rankBefore */.OC)(row, i) ?? null,
            rank: score?.ranks[i] ?? null,
        })),
        forbidden_ranks: score?.forbiddenRanks ?? [],
        results: score?.results ?? [],
        results_before: before?.results ?? null,
        degraded: score?.degraded ?? false,
        error: score?.error ?? null,
        unmeasured: unmeasuredValue(row),
    };
}
/** Reasons by judged metric; left out where there is none. */
function unmeasuredValue({ run }) {
    const reasons = [...(run?.judged ?? [])].flatMap(([metric, sample]) => sample.kind === "unmeasured" ? [[metric, sample.reason]] : []);
    return reasons.length === 0 ? undefined : new Map(reasons);
}
function failureValue(report) {
    if (report.failure === null)
        return null;
    const { code, exitCode, message, hint, problems } = report.failure;
    return { code, exit_code: exitCode, message, hint, problems };
}


/***/ }),

/***/ 63405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HH: () => (/* binding */ failedChecks),
/* harmony export */   IN: () => (/* binding */ metricRows),
/* harmony export */   Ic: () => (/* binding */ primaryFailures),
/* harmony export */   Kr: () => (/* binding */ lossesById),
/* harmony export */   OC: () => (/* binding */ rankBefore),
/* harmony export */   SM: () => (/* binding */ slowerThanAllowed),
/* harmony export */   U7: () => (/* binding */ stageRows),
/* harmony export */   Vz: () => (/* binding */ medianMs),
/* harmony export */   aX: () => (/* binding */ casesById),
/* harmony export */   j1: () => (/* binding */ worstByCategory),
/* harmony export */   pE: () => (/* binding */ worstCases),
/* harmony export */   uG: () => (/* binding */ latencyRows),
/* harmony export */   yE: () => (/* binding */ caseRows)
/* harmony export */ });
/* unused harmony export checkStatus */
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1732);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53783);


/** Failed checks, worst first: primaries by category, within one what could be judged before what could not. */
function failedChecks(report) {
    return report.verdict.checks.filter((check) => !check.passed).toSorted(bySeverity);
}
function primaryFailures(report) {
    return failedChecks(report).filter((check) => check.secondary_to === null);
}
function bySeverity(a, b) {
    return (Number(a.secondary_to !== null) - Number(b.secondary_to !== null) ||
        _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .CATEGORIES */ .R.indexOf(a.category) - _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .CATEGORIES */ .R.indexOf(b.category) ||
        Number(a.missing !== null) - Number(b.missing !== null) ||
        Number((0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my)(a.metric)) - Number((0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my)(b.metric)) ||
        excess(b) - excess(a));
}
/** How far beyond the limit, in units that compare within a category: a latency's as a share of its limit. */
function excess(check) {
    if (check.current === null || check.limit === null)
        return 0;
    const beyond = Math.abs(check.current - check.limit);
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .isLatency */ .Hh)(check.metric) && check.limit > 0 ? beyond / check.limit : beyond;
}
/** Culprits of the primary failed checks, each case once, in the order of checks and culprits. */
function worstCases(report) {
    const cases = casesById(report);
    const found = new Map();
    for (const check of primaryFailures(report)) {
        for (const culprit of check.cases) {
            const known = found.get(culprit.id);
            if (known === undefined)
                found.set(culprit.id, { culprit, check, checks: [check] });
            else
                known.checks.push(check);
        }
    }
    return [...found].map(([id, each]) => ({ id, case: cases.get(id) ?? null, ...each }));
}
/** The worst cases of each primary category; a case is listed under the first that names it. */
function worstByCategory(report) {
    return groupBy(worstCases(report), (each) => each.check.category);
}
/** `Map.groupBy` came with Node 21. */
function groupBy(items, key) {
    const groups = new Map();
    for (const item of items) {
        const group = groups.get(key(item));
        if (group === undefined)
            groups.set(key(item), [item]);
        else
            group.push(item);
    }
    return groups;
}
function casesById(report) {
    return new Map(report.inputs?.suite.cases.map((each) => [each.id, each]));
}
/** What happened to each lost case, by id; the head's where both laws know one. */
function lossesById(report) {
    const losses = report.explanation?.losses ?? [];
    return new Map(losses.map((loss) => [loss.id, loss]));
}
/** Every case of the suite, in case-id order. */
function caseRows(report) {
    const scores = new Map(report.scores?.cases.map((each) => [each.id, each]));
    const runs = new Map(report.run?.cases.map((each) => [each.caseId, each]));
    const worst = new Map(worstCases(report).map((each) => [each.id, each.checks]));
    return (report.inputs?.suite.cases ?? []).map((each) => {
        const before = report.inputs?.baseline?.cases.get(each.id);
        return {
            case: each,
            score: scores.get(each.id) ?? null,
            run: runs.get(each.id) ?? null,
            before: before?.digest === each.digest ? before : null,
            failed: worst.get(each.id) ?? [],
        };
    });
}
/** Rank of a case's target at the baseline; undefined where the case has no counterpart there. */
function rankBefore(row, target) {
    return row.before === null ? undefined : (row.before.ranks[target] ?? null);
}
function medianMs(samples) {
    if (samples.length === 0)
        return null;
    const sorted = samples.toSorted((a, b) => a - b);
    return sorted[Math.ceil(sorted.length / 2) - 1];
}
/** Checks and ungated means, overall first, then by intent; latency percentiles only where they are gated. */
function metricRows(report) {
    // What was loosened has no figures; what passes by the base's rules, too, needs no second row.
    const shown = report.verdict.checks.filter((check) => !check.weakening && !(check.law === "base" && check.passed));
    const checks = groupBy(shown, (check) => check.scope);
    const intents = [...(report.scores?.means.byIntent.keys() ?? [])].map((intent) => `intent:${intent}`);
    const scopes = new Set(["overall", ...intents, ...checks.keys()]);
    return [...scopes].flatMap((scope) => {
        const own = checks.get(scope) ?? [];
        const gated = new Set(own.map((check) => check.metric));
        return [...own.map(checkRow), ...reportedRows(report, scope).filter((row) => !gated.has(row.metric))];
    });
}
function checkStatus(check) {
    if (check.passed)
        return "held";
    if (check.missing !== null)
        return "missing";
    return check.secondary_to === null ? "failed" : "secondary";
}
function checkRow(check) {
    const { scope, metric, baseline, current, delta, limit } = check;
    return { scope, metric, baseline, current, delta, limit, status: checkStatus(check) };
}
/** Means as measured; the baseline's own means stand beside them only where both are over the same cases. */
function reportedRows(report, scope) {
    const means = bucket(report.scores?.means, scope);
    const baseline = report.inputs?.baseline;
    const same = baseline !== null && baseline?.suite.digest === report.inputs?.suite.digest;
    const before = same ? bucket(baseline?.means, scope) : undefined;
    return [...(means ?? [])].flatMap(([metric, current]) => {
        const was = before?.get(metric) ?? null;
        // A metric that applies on neither side is no row: negative controls have no recall.
        if (current === null && was === null)
            return [];
        const delta = was === null || current === null ? null : current - was;
        return [{ scope, metric, baseline: was, current, delta, limit: null, status: "reported" }];
    });
}
function bucket(buckets, scope) {
    if (scope === "overall")
        return buckets?.overall;
    return buckets?.byIntent.get(scope.slice("intent:".length));
}
/** Latency overall, then by intent; empty where nothing was timed. */
function latencyRows(report) {
    const now = report.scores?.latency;
    if (now === undefined || now.overall.samples === 0)
        return [];
    const before = report.inputs?.baseline?.latency;
    const scopes = ["overall", ...[...now.byIntent.keys()].map((intent) => `intent:${intent}`)];
    return scopes.map((scope) => ({
        scope,
        stage: null,
        now: bucket(now, scope),
        before: bucket(before, scope) ?? null,
    }));
}
/** The same by stage; empty where no answer told any. */
function stageRows(report) {
    return latencyRows(report).flatMap(({ scope, now, before }) => [...(now.spans ?? [])].map(([stage, own]) => ({
        scope,
        stage,
        now: own,
        before: before?.spans?.get(stage) ?? null,
    })));
}
/** Whether a latency check of just these samples failed. */
function slowerThanAllowed(report, { scope, stage }) {
    return report.verdict.checks.some((check) => !check.passed &&
        (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .isLatency */ .Hh)(check.metric) &&
        check.scope === scope &&
        (stage === null ? !check.metric.endsWith("]") : check.metric.endsWith(`[${stage}]`)));
}


/***/ }),

/***/ 83303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J4: () => (/* binding */ CATEGORY_MEANING),
  YC: () => (/* binding */ checkSentence),
  Qz: () => (/* binding */ failureSentence),
  hs: () => (/* reexport */ names/* latencyLabel */.hs),
  DQ: () => (/* binding */ missingReason),
  cv: () => (/* binding */ noticeSentence),
  $o: () => (/* reexport */ names/* scopeLabel */.$o),
  AN: () => (/* reexport */ names/* scopeWords */.AN)
});

// EXTERNAL MODULE: ./lib/reporters/answer-sentences.js
var answer_sentences = __webpack_require__(58345);
// EXTERNAL MODULE: ./lib/reporters/explain-words.js
var explain_words = __webpack_require__(44929);
// EXTERNAL MODULE: ./lib/reporters/format.js
var format = __webpack_require__(53783);
// EXTERNAL MODULE: ./lib/reporters/names.js
var names = __webpack_require__(98350);
;// CONCATENATED MODULE: ./lib/reporters/rule-sentences.js


/** `gate.recall@10.tolerance: [0.01, 1 case] before, 0.5 now`. */
function weakeningSentence({ code, field, before, after }) {
    const [was, is] = [(0,names/* clip */.$Q)(before), (0,names/* clip */.$Q)(after)];
    switch (code) {
        case "base_unusable":
            return `the base's files can't judge: ${was}`;
        case "config_moved":
            return `the base is gated by ${was}, this change by ${is}`;
        case "link":
            return `a file of the gate became a symbolic link, which the next change can't be judged by`;
        default:
            return `${(0,names/* clip */.$Q)(field)}: ${was} before, ${is} now`;
    }
}
const CODES = [
    "bootstrap",
    "head_only",
    "base_ref_ignored",
    "weakened",
    "accepted",
    "acceptable",
    "rule_off",
    "latency_off",
    "small_intent",
];
function isRuleNotice(notice) {
    return CODES.includes(notice.code);
}
function ruleSentence(notice) {
    switch (notice.code) {
        case "bootstrap":
            return "First run: the base has no gate files yet, so the files of this change judged it.";
        case "head_only":
            return `Only the files of this checkout judged: ${HEAD_ONLY[notice.reason]}.`;
        case "base_ref_ignored":
            return "base-ref is ignored here: the event decides what the base is.";
        case "weakened":
            return `The rules were loosened: ${(0,names/* clip */.$Q)(notice.field)}, ${(0,names/* clip */.$Q)(notice.before)} before, ${(0,names/* clip */.$Q)(notice.after)} now.`;
        case "accepted":
            return `Accepted with the label: ${(0,format/* plural */.LS)(notice.checks, "failure")} by the base's rules.`;
        case "acceptable":
            return `If this is meant to be: add the label ${notice.label} (remove and re-add it where it is there already); the workflow's pull_request types must have labeled. "Re-run" repeats the old event.`;
        case "rule_off":
            return `${notice.metric} is not gated ${(0,names/* scopeWords */.AN)(notice.scope)}: the config sets it to off.`;
        case "latency_off":
            return notice.by === "config"
                ? "Latency is not gated: the config says latency: off."
                : "Latency is not gated: this kind of retriever has no clock.";
        case "small_intent":
            return `Intent ${(0,names/* clip */.$Q)(notice.intent)} has ${(0,format/* plural */.LS)(notice.cases, "case")}, too few to be gated on quality unless a rule names it.`;
    }
}
const HEAD_ONLY = {
    record: "a baseline is recorded",
    no_git: "there is no git",
    no_repository: "there is no git repository",
    on_default_branch: "this is the default branch",
    default_branch_unknown: "the default branch is not known; name a base with base-ref",
    default_branch_not_fetched: "the default branch is not in this clone; check out with fetch-depth: 0",
    no_merge_base: "this clone shows no common commit with the default branch; check out with fetch-depth: 0",
};

// EXTERNAL MODULE: ./lib/reporters/side-by-side.js
var side_by_side = __webpack_require__(45597);
;// CONCATENATED MODULE: ./lib/reporters/shard-sentences.js

function shardSentence(notice) {
    switch (notice.code) {
        case "shard":
            return `This is shard ${notice.index} of ${notice.count}: it asked ${notice.cases} of ${(0,format/* plural */.LS)(notice.of, "case")} and judges nothing; merge all shards for the verdict.`;
        case "joined":
            return `Joined from the parts of ${(0,format/* plural */.LS)(notice.shards, "shard")}.`;
        case "older_attempts":
            return `Several attempts of the workflow left a part of ${notice.shards.length === 1 ? "shard" : "shards"} ${notice.shards.join(", ")}; the latest counts.`;
        case "unlike_machines":
            return `The shards ran on ${notice.machines} kinds of machine: latency figures mix them, and say less than those of one machine. The first shard's machine is recorded.`;
        case "repeats_cut":
            return `The shards timed their cases from ${notice.least} to ${notice.most} times; the first ${(0,format/* plural */.LS)(notice.least, "repeat")} of each case counted.`;
    }
}

;// CONCATENATED MODULE: ./lib/reporters/sentences.js








/** What each category says about the change. */
const CATEGORY_MEANING = {
    recall_drop: "relevant results are no longer found",
    ranking_shift: "relevant results are found, but further down",
    latency_regression: "answers take longer",
    diversity_collapse: "results crowd into one cluster",
    semantic_degraded_spike: "the retriever fell back more often",
    forbidden_hit: "results that must not appear do",
    retriever_error: "queries failed",
    cost_regression: "a query costs more",
    answer_regression: "answers got worse",
    missing_data: "something gated was not measured",
    gate_weakened: "the change loosens the gate's own rules",
};
/** One check without a full stop: `recall@10 fell from 0.921 to 0.854 (limit 0.911) in intent howto`. */
function checkSentence(check) {
    return check.law === "base" ? `${lawlessSentence(check)} by the base's rules` : lawlessSentence(check);
}
function lawlessSentence(check) {
    const where = (0,names/* scopeWords */.AN)(check.scope);
    if (check.weakening !== undefined)
        return weakeningSentence(check.weakening);
    if ((0,format/* isCount */.my)(check.metric))
        return countSentence(check);
    if (check.missing !== null)
        return `${check.metric} ${where} could not be judged: ${missingReason(check.missing)}`;
    const { baseline, current, limit } = (0,format/* checkNumbers */.PM)(check);
    const bound = check.limit === null ? "" : ` (limit ${limit})`;
    if (check.baseline === null || check.delta === null)
        return `${check.metric} is ${current}${bound} ${where}`;
    if (check.delta === 0)
        return `${check.metric} stayed at ${current}${bound} ${where}`;
    const moved = check.delta < 0 ? "fell" : "rose";
    const beside = check.ratio === undefined ? "" : `: ${(0,side_by_side/* ratioWords */.ft)(check.ratio)}`;
    return `${check.metric} ${moved} from ${baseline} to ${current}${bound} ${where}${beside}`;
}
/** `newly_lost`, `critical_lost` and `cases`: whole cases, overall. */
function countSentence(check) {
    const { current, limit } = (0,format/* checkNumbers */.PM)(check);
    const count = check.current ?? 0;
    if (check.metric === "cases") {
        const gone = (0,format/* plural */.LS)((check.baseline ?? 0) - count, "case");
        return `${gone} of the baseline's ${check.baseline ?? 0} can't be compared: ${missingReason(check.missing ?? { code: "cases_absent" })}`;
    }
    if (check.metric === "critical_lost") {
        return `${current} critical ${count === 1 ? "case finds" : "cases find"} no target (${limit} allowed)`;
    }
    return `${current} ${count === 1 ? "case" : "cases"} found a target at the baseline and none now (${limit} allowed)`;
}
function missingReason(reason) {
    switch (reason.code) {
        case "not_measured":
            return "this run did not measure it";
        case "baseline_lacks_metric":
            return "the baseline has no value for it; record a new baseline, or set the rule to off";
        case "baseline_lacks_lists":
            return "it compares with the baseline's lists, and there are none; record a baseline of this tool's";
        case "cases_absent":
            return "they are missing from the suite, or were edited";
        case "no_paired_cases":
            return "no case is the same in the baseline and in this run";
        case "too_few_samples":
            return `${(0,format/* plural */.LS)(reason.have, "sample")} where ${reason.need} are needed${moreSamples(reason.repeats)}`;
        default:
            return unknown(reason);
    }
}
/** No number of repeats helps where no case answers. */
function moreSamples(repeats) {
    return repeats > 0 ? `; set latency.repeats to ${repeats}, or raise latency.budget_s` : "";
}
/** What went wrong, and after it what to do; problems are listed apart. */
function failureSentence(failure) {
    return failure.hint === null
        ? sentence(failure.message)
        : `${sentence(failure.message)} ${sentence(failure.hint)}`;
}
/** A full sentence, with its full stop. */
function noticeSentence(notice) {
    if (isRuleNotice(notice))
        return ruleSentence(notice);
    if ((0,explain_words/* isExplainNotice */.I5)(notice))
        return (0,explain_words/* explainSentence */.dS)(notice);
    if ((0,side_by_side/* isBesideNotice */.nI)(notice))
        return (0,side_by_side/* besideSentence */.o0)(notice);
    return measurementSentence(notice);
}
function measurementSentence(notice) {
    switch (notice.code) {
        case "not_applicable":
            return `${notice.metric} does not apply ${(0,names/* scopeWords */.AN)(notice.scope)}: no case has what it measures.`;
        case "differs":
            return `${notice.field} differs from the baseline: ${(0,names/* clip */.$Q)(notice.baseline)} there, ${(0,names/* clip */.$Q)(notice.current)} here.`;
        case "other_machine":
            return "The baseline was recorded on another kind of machine, so differences in latency may be the machine's; with base-directory both are measured in one job.";
        case "means_only":
            return meansOnly(notice.tool, notice.not_compared);
        case "includes_start":
            return "One process answers one query: every latency figure includes the start of a process.";
        case "reported_latency":
            return "Latency figures are the retriever's own, not measured here.";
        case "zero_quality":
            return "No query found any of its targets: the ids or paths of the results may not fit the suite.";
        case "selftest":
            return `Self-test: blocked the broken retrievers ${(0,names/* names */.Dy)(notice.blocked)}; the baseline against itself passes.`;
        case "blind_to":
            return `These rules let a retriever pass that is ${notice.mutant}.`;
        case "cached_answers":
            return `Answers look cached: the first time a query took ${(0,format/* formatMs */._V)(notice.first_ms)}, a repeat ${(0,format/* formatMs */._V)(notice.repeat_ms)}, so the latency figures may not be those of new queries.`;
        case "budget_ended":
            return `The latency budget ended after ${(0,format/* plural */.LS)(notice.repeats, "repeat")}.`;
        case "ties":
            return `${(0,format/* plural */.LS)(notice.cases, "case")} had results with equal scores; their order was settled by document id.`;
        case "short_lists":
            return `${(0,format/* plural */.LS)(notice.cases, "case")} got fewer than ${notice.k} results.`;
        case "retries":
            return `${(0,format/* plural */.LS)(notice.count, "transport retry", "transport retries")} happened.`;
        case "unjudged_queries":
            return `${(0,format/* plural */.LS)(notice.count, "query", "queries")} of the dataset had no judgments and took no part.`;
        case "judged_missing_from_corpus":
            return `The corpus lacks ${(0,format/* plural */.LS)(notice.documents.length, "judged document")}: ${(0,names/* names */.Dy)(notice.documents)}.`;
        case "limit":
            return `The dataset was cut to ${(0,format/* plural */.LS)(notice.cases, "case")}; such a run never passes.`;
        case "answers_only":
        case "answers_unmeasured":
            return (0,answer_sentences/* answerSentence */.q)(notice, (0,names/* names */.Dy)(notice.cases));
        case "judged_by":
            return (0,answer_sentences/* answerSentence */.q)(notice, "");
        case "shard":
        case "joined":
        case "older_attempts":
        case "unlike_machines":
        case "repeats_cut":
            return shardSentence(notice);
        default:
            return caseListSentence(notice);
    }
}
function meansOnly(tool, notCompared) {
    const left = notCompared.length === 0 ? "" : ` It lacks ${notCompared.join(", ")}, which took no part.`;
    return `The baseline is ${tool}'s: its means were compared with this run's, as if of the same k, definition and machine, and no single case was.${left} Record a baseline to gate cases.`;
}
function caseListSentence(notice) {
    const count = (0,format/* plural */.LS)(notice.cases.length, "case");
    const list = (0,names/* names */.Dy)(notice.cases);
    switch (notice.code) {
        case "new_cases":
            return `${count} without a counterpart in the baseline, new or edited, could not be compared: ${list}.`;
        case "duplicates":
            return `${count} got the same document more than once; only the first counts: ${list}.`;
        case "no_relevant_target":
            return `${count} without a relevant target can only score 0: ${list}.`;
        case "unstable":
            return `${count} got other results when asked again: ${list}.`;
        case "errored_cases":
            return `${(0,format/* plural */.LS)(notice.cases.length, "query", "queries")} failed and scored 0: ${list}.`;
        case "trec_counts_differ":
            return `In ${count} a result matches several targets or several results one target, where trec_eval counts otherwise: ${list}.`;
        default:
            return unknown(notice);
    }
}
function sentence(text) {
    return /[.!?:)]$/.test(text.trimEnd()) ? text.trimEnd() : `${text.trimEnd()}.`;
}
/** Compiles only while every variant has its words. */
function unknown(value) {
    throw new TypeError(`no sentence for ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 45597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gz: () => (/* binding */ RATIO_METRICS),
/* harmony export */   aJ: () => (/* binding */ noiseWords),
/* harmony export */   ft: () => (/* binding */ ratioWords),
/* harmony export */   nI: () => (/* binding */ isBesideNotice),
/* harmony export */   o0: () => (/* binding */ besideSentence),
/* harmony export */   oV: () => (/* binding */ ratioCell),
/* harmony export */   yD: () => (/* binding */ besideCommit)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53783);

/** The base commit that this run was measured beside, shortened; null where it was compared with a stored baseline. */
function besideCommit(report) {
    return report.inputs?.baseline?.beside?.commit.slice(0, 12) ?? null;
}
/** `1.32x slower (1.27 to 1.38); base against itself 0.99 to 1.02`. */
function ratioWords(figures) {
    const { ratio, noise } = figures;
    const way = ratio >= 1.005 ? " slower" : ratio < 0.995 ? ", faster" : ", as fast";
    const [times, interval] = [`${ratio.toFixed(2)}x`, between(figures)];
    const itself = noise === null ? "" : `; base against itself ${between(noise)}`;
    return `${times}${way} (${interval})${itself}`;
}
function between({ low, high }) {
    return `${low.toFixed(2)} to ${high.toFixed(2)}`;
}
const RATIO_METRICS = ["latency_p50_ms", "latency_p95_ms"];
/** One bucket's ratio for a table: `1.32x (1.27 to 1.38)`. */
function ratioCell(report, scope, metric) {
    const found = ratioOf(report, scope, metric);
    return found === null ? _format_js__WEBPACK_IMPORTED_MODULE_0__/* .NONE */ .x3 : `${found.ratio.toFixed(2)}x (${between(found)})`;
}
/** The machine's noise overall, for a foot line; null where none was taken. */
function noiseWords(report) {
    const known = RATIO_METRICS.flatMap((metric) => {
        const noise = ratioOf(report, "overall", metric)?.noise ?? null;
        return noise === null ? [] : [`${metric.slice("latency_".length, -"_ms".length)} ${between(noise)}`];
    });
    return known.length === 0 ? null : `Base against itself, overall: ${known.join(", ")}`;
}
/** By the head's rules, or by rules of both. */
function ratioOf(report, scope, metric) {
    const { checks } = report.verdict;
    const own = checks.find((check) => check.scope === scope && check.metric === metric && check.ratio && check.law !== "base");
    return own?.ratio ?? null;
}
const NOT_BESIDE = {
    bootstrap: "the base has no gate yet. Side by side begins with the next change",
    config_moved: "which of the base's configs is this one's can't be told",
    base_unusable: "the base's files can't be used",
    accepted: "the change was accepted, so the head's own files judge, its stored baseline among them",
};
const CODES = ["not_side_by_side", "base_below_baseline", "stored_latency"];
function isBesideNotice(notice) {
    return CODES.includes(notice.code);
}
function besideSentence(notice) {
    switch (notice.code) {
        case "not_side_by_side":
            return `Not judged side by side, in spite of base-directory: ${NOT_BESIDE[notice.reason]}.`;
        case "stored_latency":
            return "Latency was compared with a stored baseline, which another run recorded.";
        case "base_below_baseline": {
            const { metric, stored, measured } = notice;
            const [before, now] = [(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)(metric, stored), (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)(metric, measured)];
            return `The base itself fails its stored baseline: ${metric} is ${now} where ${before} was recorded. Check that the base directory got all that the head got, its index above all; else the head is compared with too little.`;
        }
    }
}


/***/ }),

/***/ 70658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ renderSummaryMd)
});

// EXTERNAL MODULE: ./lib/reporters/advice.js
var advice = __webpack_require__(96328);
// EXTERNAL MODULE: ./lib/reporters/escape.js
var reporters_escape = __webpack_require__(38607);
// EXTERNAL MODULE: ./lib/reporters/explain-words.js
var explain_words = __webpack_require__(44929);
// EXTERNAL MODULE: ./lib/reporters/format.js
var format = __webpack_require__(53783);
// EXTERNAL MODULE: ./lib/reporters/headline.js
var headline = __webpack_require__(46876);
;// CONCATENATED MODULE: ./lib/reporters/markdown.js
/** Markdown blocks of bounded size, cut between rows and never inside one. Cells arrive escaped. */

/** Rows are made one at a time, so that 20,000 of them cost nothing beyond those shown. */
function mdTable(columns, items, row, bounds) {
    const headings = columns.map((name) => (0,reporters_escape/* escapeMarkdown */.FV)(name.replace(/:$/, "")));
    const rules = columns.map((name) => (name.endsWith(":") ? "--:" : "---"));
    const head = `${line(headings)}${line(rules)}`;
    const { text, left } = fill(items, (item) => line(row(item)), bounds);
    const rest = left === 0 ? "" : line([`+${left} more`, ...columns.slice(1).map(() => "")]);
    return `${head}${text}${rest}`;
}
function mdList(items, text, bounds) {
    const filled = fill(items, (item) => `- ${text(item)}\n`, bounds);
    return filled.text + (filled.left === 0 ? "" : `- +${filled.left} more\n`);
}
/** Folded away until asked for; the blank lines make GitHub read the inside as Markdown. */
function mdDetails(summary, body) {
    return `<details>\n<summary>${(0,reporters_escape/* escapeMarkdown */.FV)(summary)}</summary>\n\n${body}\n</details>\n`;
}
function line(cells) {
    return `| ${cells.join(" | ")} |\n`;
}
function fill(items, text, bounds) {
    const parts = [];
    let bytes = 0;
    for (const item of items.slice(0, bounds.rows)) {
        const part = text(item);
        bytes += (0,reporters_escape/* utf8Length */.wI)(part);
        if (bytes > bounds.bytes)
            break;
        parts.push(part);
    }
    return { text: parts.join(""), left: items.length - parts.length };
}

// EXTERNAL MODULE: ./lib/reporters/problems.js
var reporters_problems = __webpack_require__(63244);
// EXTERNAL MODULE: ./lib/reporters/rows.js
var reporters_rows = __webpack_require__(63405);
// EXTERNAL MODULE: ./lib/reporters/side-by-side.js
var side_by_side = __webpack_require__(45597);
// EXTERNAL MODULE: ./lib/reporters/sentences.js + 2 modules
var sentences = __webpack_require__(83303);
;// CONCATENATED MODULE: ./lib/reporters/summary-checks.js







const NAME = 80;
const SENTENCE = 600;
const FAILED = { rows: 30, bytes: 120_000 };
const ACCEPTED = { rows: 30, bytes: 40_000 };
const COLUMNS = ["Failed check", "Where", "Baseline:", "Now:", "Change:", "Limit:", "Category"];
function failedBlock(report) {
    const failed = (0,reporters_rows/* failedChecks */.HH)(report);
    return failed.length === 0 ? "" : mdTable(COLUMNS, failed, failedRow, FAILED);
}
/** What failed by the base's files and is no failure, because somebody said so. */
function acceptedBlock({ verdict: { accepted = [] } }) {
    if (accepted.length === 0)
        return "";
    const title = `<b>Accepted with the label:</b> ${(0,format/* plural */.LS)(accepted.length, "check")} that failed by the base's files\n`;
    const row = (check) => [
        (0,reporters_escape/* escapeMarkdown */.FV)((0,sentences/* checkSentence */.YC)(check), SENTENCE),
        check.category,
    ];
    return `${title}\n${mdTable(["Accepted", "Category"], accepted, row, ACCEPTED)}`;
}
function failedRow(check) {
    const { baseline, current, delta, limit } = (0,format/* checkNumbers */.PM)(check);
    const why = check.missing === null ? check.ratio && (0,side_by_side/* ratioWords */.ft)(check.ratio) : (0,sentences/* missingReason */.DQ)(check.missing);
    const category = check.secondary_to === null
        ? `<b>${check.category}</b>${why === undefined ? "" : `: ${(0,reporters_escape/* escapeMarkdown */.FV)(why)}`}`
        : `${check.category}, follows from ${check.secondary_to}`;
    const evidence = check.evidence === undefined ? "" : `<br>${(0,reporters_escape/* escapeMarkdown */.FV)((0,explain_words/* evidenceClause */.f5)(check.evidence))}`;
    return [
        (0,reporters_escape/* escapeMarkdown */.FV)(check.metric, NAME),
        whereMd(check.scope),
        baseline,
        `<b>${current}</b>`,
        (0,format/* withArrow */.mh)(delta),
        limit,
        category + evidence,
    ];
}
function whereMd(scope) {
    return (0,reporters_escape/* escapeMarkdown */.FV)((0,sentences/* scopeLabel */.$o)(scope), NAME);
}

;// CONCATENATED MODULE: ./lib/reporters/summary-latency.js






const summary_latency_NAME = 80;
const LATENCY = { rows: 100, bytes: 60_000 };
function latencyBlock(report) {
    const rows = [...(0,reporters_rows/* latencyRows */.uG)(report), ...(0,reporters_rows/* stageRows */.U7)(report)];
    if (rows.length === 0)
        return "";
    const beside = (0,side_by_side/* besideCommit */.yD)(report) !== null && report.run?.timing.seed !== undefined;
    const ratios = beside ? ["p50, times the base's:", "p95, times the base's:"] : [];
    const columns = [
        "Where",
        "Samples:",
        "p50:",
        "p50 baseline:",
        "p95:",
        "p95 baseline:",
        "p99:",
        "Mean:",
        ...ratios,
    ];
    const ratioOf = ({ scope, stage }, metric) => stage === null ? (0,side_by_side/* ratioCell */.oV)(report, scope, metric) : format/* NONE */.x3;
    const row = ({ now, before, ...where }) => [
        (0,reporters_escape/* escapeMarkdown */.FV)((0,sentences/* latencyLabel */.hs)(where), summary_latency_NAME),
        String(now.samples),
        (0,format/* formatMs */._V)(now.p50_ms),
        (0,format/* formatMs */._V)(before?.p50_ms ?? null),
        (0,format/* formatMs */._V)(now.p95_ms),
        (0,format/* formatMs */._V)(before?.p95_ms ?? null),
        (0,format/* formatMs */._V)(now.p99_ms),
        (0,format/* formatMs */._V)(now.mean_ms),
        ...(beside ? side_by_side/* RATIO_METRICS */.Gz.map((metric) => ratioOf(where, metric)) : []),
    ];
    return mdDetails("Latency by intent", mdTable(columns, rows, row, LATENCY));
}

;// CONCATENATED MODULE: ./lib/reporters/summary-md.js












const summary_md_NAME = 80;
const QUERY = 120;
const summary_md_SENTENCE = 600;
/** Targets of one case in one cell. */
const MOVES = 3;
/** Shares of the limit, WORST once for each category; with headline, hint and the checks below 900,000 bytes. */
const WORST = { rows: 8, bytes: 20_000 };
const PROBLEMS = { rows: 100, bytes: 150_000 };
const OVERALL = { rows: 30, bytes: 50_000 };
const METRICS = { rows: 400, bytes: 80_000 };
const NOTICES = { rows: 50, bytes: 60_000 };
const RECEIPT = { rows: 60, bytes: 60_000 };
function renderSummaryMd(report) {
    const blocks = [
        `### ${verdictMd(report)}\n`,
        contextLine(report),
        problemBlock(report),
        failedBlock(report),
        acceptedBlock(report),
        causesLine(report),
        ...worstBlocks(report),
        overallBlock(report),
        nextBlock(report),
        besideBlock(report),
        metricsBlock(report),
        latencyBlock(report),
        noticesBlock(report),
        receiptBlock(report),
    ];
    return blocks.filter((block) => block !== "").join("\n");
}
function verdictMd(report) {
    return `${(0,reporters_escape/* escapeMarkdown */.FV)((0,headline/* verdictWords */.L2)(report))} · ${(0,reporters_escape/* escapeMarkdown */.FV)((0,headline/* worstFact */.yD)(report), summary_md_SENTENCE)}`;
}
function contextLine(report) {
    if (report.inputs === null)
        return "";
    const { suite, config, baseline } = report.inputs;
    const { checks } = report.verdict;
    const failed = checks.filter((check) => !check.passed).length;
    const beside = (0,side_by_side/* besideCommit */.yD)(report);
    const stored = baseline === null ? "no baseline" : `compared with ${(0,reporters_escape/* codeMarkdown */.fl)(config.baseline, summary_md_NAME)}`;
    const against = beside === null ? stored : `side by side with the base ${(0,reporters_escape/* codeMarkdown */.fl)(beside)}`;
    const counted = checks.length === 0 ? "" : ` · ${failed} of ${(0,format/* plural */.LS)(checks.length, "check")} failed`;
    return `Suite <b>${(0,reporters_escape/* escapeMarkdown */.FV)(suite.name, summary_md_NAME)}</b> ${(0,reporters_escape/* escapeMarkdown */.FV)(suite.revision, summary_md_NAME)}, ${(0,format/* plural */.LS)(suite.cases.length, "case")}${counted} · ${against}\n`;
}
function problemBlock(report) {
    if (report.failure === null)
        return "";
    const { hint, problems } = report.failure;
    const todo = hint === null ? "" : `<b>What to do:</b> ${(0,reporters_escape/* escapeMarkdown */.FV)(hint, summary_md_SENTENCE)}\n`;
    if (problems.length === 0)
        return todo;
    const row = (problem) => [
        (0,reporters_escape/* codeMarkdown */.fl)((0,reporters_problems/* placeOf */.$)(problem), QUERY),
        problem.pointer ? (0,reporters_escape/* codeMarkdown */.fl)(problem.pointer, QUERY) : "",
        (0,reporters_escape/* escapeMarkdown */.FV)(problem.message, summary_md_SENTENCE),
    ];
    const table = mdTable(["Where", "Field", "What is wrong"], problems, row, PROBLEMS);
    return todo === "" ? table : `${todo}\n${table}`;
}
function worstBlocks(report) {
    const losses = (0,reporters_rows/* lossesById */.Kr)(report);
    return [...(0,reporters_rows/* worstByCategory */.j1)(report)].map(([category, cases]) => worstBlock(category, cases, losses));
}
function worstBlock(category, cases, losses) {
    const title = `<b>Worst cases, ${category}</b>: ${sentences/* CATEGORY_MEANING */.J4[category]}\n`;
    const ranked = cases.every((each) => !(0,format/* isLatency */.Hh)(each.check.metric));
    const columns = ranked
        ? ["Query", "Intent", "Target: rank before → now", "Before → now"]
        : ["Query", "Intent", "Before → now"];
    return `${title}\n${mdTable(columns, cases, (each) => worstRow(each, ranked, losses), WORST)}`;
}
function worstRow(worst, ranked, losses) {
    const { culprit, check } = worst;
    const query = worst.case === null ? (0,reporters_escape/* codeMarkdown */.fl)(worst.id, summary_md_NAME) : (0,reporters_escape/* escapeMarkdown */.FV)(worst.case.query, QUERY);
    const intent = (0,reporters_escape/* escapeMarkdown */.FV)(worst.case?.intent ?? format/* NONE */.x3, summary_md_NAME);
    const change = (0,reporters_escape/* escapeMarkdown */.FV)((0,format/* culpritChange */.m8)(check, culprit), summary_md_NAME);
    return ranked ? [query, intent, movesMd(worst, losses.get(worst.id)), change] : [query, intent, change];
}
function movesMd(worst, loss) {
    const moves = (0,format/* changedMoves */.HS)((0,format/* culpritMoves */._j)(worst.culprit, worst.case));
    const shown = moves
        .slice(0, MOVES)
        .map((move) => `${(0,reporters_escape/* codeMarkdown */.fl)(move.label, summary_md_NAME)} <b>${(0,format/* formatMove */.Fv)(move.before, move.after)}</b>`);
    const more = moves.length > MOVES ? [`+${moves.length - MOVES} more`] : [];
    const why = loss === undefined ? [] : [(0,reporters_escape/* escapeMarkdown */.FV)((0,explain_words/* lossWords */.VH)(loss), summary_md_SENTENCE)];
    return [...shown, ...more, ...why].join("<br>");
}
function causesLine(report) {
    const words = (0,explain_words/* causesWords */.qh)(report.explanation?.causes ?? []);
    return words === "" ? "" : `<b>What happened:</b> ${(0,reporters_escape/* escapeMarkdown */.FV)(words, summary_md_SENTENCE)}\n`;
}
/** What the figures leave out: results that nobody judged, and lists that changed. */
function besideBlock({ explanation = null }) {
    const facts = [(0,explain_words/* holesWords */.V_)(explanation?.holes ?? null), (0,explain_words/* churnWords */.CR)(explanation?.churn ?? null)];
    const some = facts.filter((fact) => fact !== "");
    const list = mdList(some, (fact) => (0,reporters_escape/* escapeMarkdown */.FV)(fact, summary_md_SENTENCE), NOTICES);
    return some.length === 0 ? "" : mdDetails("Beside the verdict: unjudged results, changed lists", list);
}
const STATUS = {
    held: "held",
    failed: "<b>failed</b>",
    secondary: "failed, follows",
    missing: "<b>missing</b>",
    reported: "not gated",
};
const METRIC_COLUMNS = ["Metric", "Where", "Baseline:", "Now:", "Change:", "Limit:", "Gate"];
function metricMd(row) {
    const { baseline, current, delta, limit } = (0,format/* checkNumbers */.PM)(row);
    return [
        (0,reporters_escape/* escapeMarkdown */.FV)(row.metric, summary_md_NAME),
        whereMd(row.scope),
        baseline,
        current,
        (0,format/* withArrow */.mh)(delta),
        limit,
        STATUS[row.status],
    ];
}
/** In the open only where nothing failed: then it is the news. */
function overallBlock(report) {
    if (report.verdict.verdict !== "pass" && report.verdict.verdict !== "partial")
        return "";
    const rows = (0,reporters_rows/* metricRows */.IN)(report).filter((row) => row.scope === "overall");
    return rows.length === 0 ? "" : mdTable(METRIC_COLUMNS, rows, metricMd, OVERALL);
}
function metricsBlock(report) {
    const rows = (0,reporters_rows/* metricRows */.IN)(report);
    if (rows.length === 0)
        return "";
    return mdDetails(`All metrics, overall and by intent (${rows.length})`, mdTable(METRIC_COLUMNS, rows, metricMd, METRICS));
}
function noticesBlock(report) {
    const { notices } = report.verdict;
    if (notices.length === 0)
        return "";
    const list = mdList(notices, (notice) => (0,reporters_escape/* escapeMarkdown */.FV)((0,sentences/* noticeSentence */.cv)(notice), summary_md_SENTENCE), NOTICES);
    return mdDetails(`Notices (${notices.length})`, list);
}
function receiptBlock(report) {
    const row = (fact) => [
        (0,reporters_escape/* escapeMarkdown */.FV)(fact.name, QUERY),
        (0,reporters_escape/* codeMarkdown */.fl)(fact.value, summary_md_SENTENCE),
    ];
    return mdDetails("Receipt: what was judged, by what", mdTable(["What", "Value"], (0,advice/* receiptFacts */.q)(report), row, RECEIPT));
}
function nextBlock(report) {
    const steps = (0,advice/* nextSteps */.Z)(report);
    if (steps.length === 0 || report.verdict.verdict === "pass")
        return "";
    return mdList(steps, (step) => `${(0,reporters_escape/* escapeMarkdown */.FV)(step.why)}: ${(0,reporters_escape/* codeMarkdown */.fl)(step.command, summary_md_SENTENCE)}`, NOTICES);
}


/***/ }),

/***/ 2817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ BoundedLog)
/* harmony export */ });
const HEAD_BYTES = 64 * 1024;
const TAIL_BYTES = 64 * 1024;
/**
 * What a retriever wrote for people: the first 64 KiB and the last 64 KiB, and how much lay between. Holds 128 KiB
 * however much comes.
 */
class BoundedLog {
    #head = Buffer.alloc(HEAD_BYTES);
    /** A ring: byte n of what follows the head lies at n modulo its size. */
    #tail = Buffer.alloc(TAIL_BYTES);
    #headBytes = 0;
    #tailBytes = 0;
    push(chunk) {
        const toHead = Math.min(chunk.length, HEAD_BYTES - this.#headBytes);
        chunk.copy(this.#head, this.#headBytes, 0, toHead);
        this.#headBytes += toHead;
        let from = toHead;
        while (from < chunk.length) {
            const at = this.#tailBytes % TAIL_BYTES;
            const copied = chunk.copy(this.#tail, at, from);
            from += copied;
            this.#tailBytes += copied;
        }
    }
    /** Everything kept, decoded as UTF-8 with replacement characters; untrusted, escape before printing. */
    text() {
        const head = this.#head.subarray(0, this.#headBytes);
        const leftOut = this.#tailBytes - TAIL_BYTES;
        if (leftOut <= 0)
            return Buffer.concat([head, this.#tail.subarray(0, this.#tailBytes)]).toString("utf8");
        const at = this.#tailBytes % TAIL_BYTES;
        const tail = Buffer.concat([this.#tail.subarray(at), this.#tail.subarray(0, at)]);
        return `${head.toString("utf8")}\n[${leftOut} bytes left out]\n${tail.toString("utf8")}`;
    }
    /** The last lines with any content, at most `count` lines and 2,000 characters; empty where nothing was written. */
    lastLines(count) {
        const lines = this.text()
            .split("\n")
            .filter((line) => line.trim() !== "");
        return lines.slice(-count).join("\n").slice(-2000);
    }
}


/***/ }),

/***/ 23925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   DS: () => (/* binding */ casesOf),
/* harmony export */   Z5: () => (/* binding */ partialVerdict),
/* harmony export */   h6: () => (/* binding */ dealt),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/** Which cases are whose. */

/** A matrix of GitHub Actions makes at most 256 jobs. */
const MOST_SHARDS = 1000;
/** Reads `2/4`. Throws `usage`. */
function parseShard(text) {
    const [, index = 0, count = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
    if (index >= 1 && index <= count && count <= MOST_SHARDS)
        return { index, count };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("usage", `shard is "${text}"`, {
        hint: `Expected i/n, the first shard being 1, such as 1/4 (4/4 the last); n is at most ${MOST_SHARDS}.`,
    });
}
/** `shard 2 of 4` */
function shardName({ index, count }) {
    return `shard ${index} of ${count}`;
}
/** The shard's own: cases are dealt out in their order, so that each is in exactly one shard. */
function dealt(cases, { index, count }) {
    return cases.filter((_, at) => at % count === index - 1);
}
/** As dealt; throws `usage` where a shard of so many would have nothing to ask. */
function casesOf(cases, shard) {
    if (shard.count <= cases.length)
        return dealt(cases, shard);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("usage", `${shardName(shard)}: there are ${cases.length} cases for ${shard.count} shards`, {
        hint: `Use at most ${cases.length} shards.`,
    });
}
/** A shard judges nothing: what it measured decides with the others'. */
function partialVerdict(shard, asked, all) {
    return {
        verdict: "partial",
        exitCode: 1,
        categories: [],
        secondaryCategories: [],
        checks: [],
        notices: [{ code: "shard", ...shard, cases: asked, of: all }],
    };
}


/***/ })

};

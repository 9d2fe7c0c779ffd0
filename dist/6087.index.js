export const id = 6087;
export const ids = [6087];
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
exports.config=le;const H={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"config.schema.json",type:"object",additionalProperties:!1,required:["version","suite","retriever"],properties:{$schema:{type:"string"},version:{const:1},suite:{type:["string","array"],minLength:1,minItems:1,items:{type:"string",minLength:1},"x-expected":"a path, or a list of paths"},baseline:{type:"string",pattern:"\\.(json|ya?ml)$","x-expected":"a path that ends in .json, .yaml or .yml"},k:{type:"integer",minimum:1,maximum:1e3},retriever:{$ref:"#/$defs/retriever"},definition:{$ref:"#/$defs/definition"},metrics:{type:"array",items:{$ref:"#/$defs/metric"}},gate:{$ref:"#/$defs/gate"},judge:{$ref:"#/$defs/judge"},select:{type:"object",minProperties:1,additionalProperties:!1,properties:{tags:{type:"array",minItems:1,items:{type:"string",minLength:1}},intents:{type:"array",minItems:1,items:{type:"string",minLength:1}},ids:{type:"array",minItems:1,items:{type:"string",minLength:1}}}},vary:{const:"off"},latency:{type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `warmup`, `repeats`, `budget_s`, `cases`, `seed`, `source`, `side_by_side`",additionalProperties:!1,properties:{warmup:{type:"integer",minimum:1,maximum:100},repeats:{type:["integer","string"],minimum:1,maximum:1e4,pattern:"^auto$","x-expected":"`auto` or a whole number from 1"},budget_s:{type:"number",exclusiveMinimum:0,maximum:86400},cases:{type:"integer",minimum:1,maximum:9007199254740991},seed:{type:"integer",minimum:0,maximum:9007199254740991},source:{enum:["measured","reported"]},side_by_side:{type:"object",additionalProperties:!1,properties:{p50:{$ref:"#/$defs/percent"},p95:{$ref:"#/$defs/percent"},drift:{enum:["refuse","allow"]}}}}},prices:{type:"object",additionalProperties:!1,required:["currency","models"],properties:{currency:{type:"string",pattern:"^[A-Za-z]{1,10}$","x-expected":"a currency, such as USD"},models:{type:"object",minProperties:1,additionalProperties:{$ref:"#/$defs/price"}}}}},$defs:{metric:{type:"string"},percent:{type:"string",pattern:"^[0-9]{1,6}(\\.[0-9]{1,6})? ?%$","x-expected":`percent of the base's time, such as "10%"`},price:{type:"object",additionalProperties:!1,minProperties:1,"x-expected":"an object with at least one of `prompt`, `completion`, `per_call`",properties:{prompt:{type:"number",minimum:0},completion:{type:"number",minimum:0},per_call:{type:"number",minimum:0}}},retriever:{type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/command"},{$ref:"#/$defs/http"},{$ref:"#/$defs/mcp"},{$ref:"#/$defs/module"},{$ref:"#/$defs/python"},{$ref:"#/$defs/run"},{$ref:"#/$defs/bm25"}]},command:{type:"object",required:["kind","command"],additionalProperties:!1,properties:{kind:{const:"command"},command:{type:"array",minItems:1,items:{type:"string"}},ready:{type:"boolean"},per_query:{type:"boolean"},results:{type:"object",required:["lines"],additionalProperties:!1,properties:{lines:{type:"string",minLength:1},empty:{type:"string",minLength:1}}},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},max_per_second:{$ref:"#/$defs/max_per_second"},params:{$ref:"#/$defs/params"}}},http:{type:"object",required:["kind","url"],additionalProperties:!1,properties:{kind:{const:"http"},preset:{enum:["elasticsearch","opensearch","qdrant","meilisearch","typesense","solr","chroma","weaviate"]},url:{type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://"},method:{enum:["GET","POST","PUT"]},headers:{$ref:"#/$defs/headers"},ca:{$ref:"#/$defs/ca"},body:{type:["object","array"]},results:{type:["string","object"],minLength:1,additionalProperties:!1,minProperties:1,properties:{lines:{type:"string",minLength:1},empty:{type:"string",minLength:1}},"x-expected":"JMESPath, such as 'hits[].{path: url}', or { lines: '^- (?<path>\\S+)' } for answers that are text"},degraded:{type:"string",minLength:1},latency_ms:{type:"string",minLength:1},corpus:{type:"string",minLength:1},embed:{type:"object",required:["url","body","vector"],additionalProperties:!1,properties:{url:{type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://"},headers:{$ref:"#/$defs/headers"},body:{type:["object","array"]},vector:{type:"string",minLength:1}}},ready_url:{type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://"},start:{type:"object",required:["command"],additionalProperties:!1,properties:{command:{type:"array",minItems:1,items:{type:"string"}},stop:{type:"array",minItems:1,items:{type:"string"}}}},retries:{type:"integer",minimum:0,maximum:10},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},max_per_second:{$ref:"#/$defs/max_per_second"},params:{$ref:"#/$defs/params"}}},mcp:{type:"object",required:["kind","tool"],additionalProperties:!1,properties:{kind:{const:"mcp"},command:{type:"array",minItems:1,items:{type:"string"}},url:{type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://"},headers:{$ref:"#/$defs/headers"},ca:{$ref:"#/$defs/ca"},tool:{type:"string",minLength:1},arguments:{type:"object",additionalProperties:!0},results:{type:["string","object"],minLength:1,additionalProperties:!1,minProperties:1,properties:{lines:{type:"string",minLength:1},empty:{type:"string",minLength:1}},"x-expected":"JMESPath, such as 'hits[].{path: url}', or { lines: '^- (?<path>\\S+)' } for answers that are text"},degraded:{type:"string",minLength:1},latency_ms:{type:"string",minLength:1},corpus:{type:"string",minLength:1},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},max_per_second:{$ref:"#/$defs/max_per_second"},params:{$ref:"#/$defs/params"}},oneOf:[{required:["command"]},{required:["url"]}],"x-expected":"either `command` or `url`"},module:{type:"object",required:["kind","path"],additionalProperties:!1,properties:{kind:{const:"module"},path:{type:"string",minLength:1,"x-path":!0},loader:{type:"string",minLength:1},results:{type:"string",minLength:1},degraded:{type:"string",minLength:1},latency_ms:{type:"string",minLength:1},corpus:{type:"string",minLength:1},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},max_per_second:{$ref:"#/$defs/max_per_second"},params:{$ref:"#/$defs/params"}}},python:{type:"object",required:["kind","function"],additionalProperties:!1,properties:{kind:{const:"python"},function:{type:"string",pattern:"^[^:\\s]+:[^:\\s]+$","x-expected":'"package.module:function"'},python:{type:"string",minLength:1},path:{type:"string",minLength:1,"x-path":!0},results:{type:"string",minLength:1},degraded:{type:"string",minLength:1},latency_ms:{type:"string",minLength:1},corpus:{type:"string",minLength:1},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},max_per_second:{$ref:"#/$defs/max_per_second"},params:{$ref:"#/$defs/params"}}},run:{type:"object",required:["kind","path"],additionalProperties:!1,properties:{kind:{const:"run"},path:{type:"string",minLength:1,"x-path":!0},params:{$ref:"#/$defs/params"}}},bm25:{type:"object",required:["kind"],additionalProperties:!1,properties:{kind:{const:"bm25"},corpus:{type:"string",minLength:1,"x-path":!0},files:{type:"array",minItems:1,items:{type:"string",minLength:1}},max_docs:{type:"integer",minimum:1},cwd:{$ref:"#/$defs/cwd"},params:{$ref:"#/$defs/params"}},oneOf:[{required:["corpus"]},{required:["files"]}],"x-expected":"either `corpus` or `files`"},headers:{type:"object",additionalProperties:{type:["string","object"],required:["env"],additionalProperties:!1,properties:{env:{type:"string",minLength:1},prefix:{type:"string"}},"x-expected":'text, or { env: NAME, prefix: "Bearer " }'}},ca:{type:"string",minLength:1,"x-path":!0},cwd:{type:"string",minLength:1,"x-path":!0},env:{type:"object",additionalProperties:{type:"string"}},env_only:{type:"array",items:{type:"string",minLength:1}},startup:{type:"integer",minimum:1,maximum:864e5},timeout:{type:"integer",minimum:1,maximum:864e5},total:{type:"integer",minimum:1,maximum:864e5},concurrency:{type:"integer",minimum:1,maximum:64},max_per_second:{type:"number",exclusiveMinimum:0,maximum:1e3},params:{type:"object"},definition:{type:"object",additionalProperties:!1,properties:{gain:{enum:["exponential","linear"]},relevance:{"x-expected":"a whole number from 1 to 255 (if grades lie between 0 and 1, multiply them by 10 and write 5 for 0.5)",type:"integer",minimum:1,maximum:255},order:{enum:["rank","score","trec"]},percentile:{enum:["nearest","linear"]},duplicates:{enum:["ignore","error"]},collapse:{enum:["none","max","first"]},ignore_identical_ids:{type:"boolean"},case_sensitive:{type:"boolean"},min_score:{type:"number"},text:{type:"object",additionalProperties:!1,properties:{threshold:{type:"number",exclusiveMinimum:0,maximum:1},autojunk:{type:"boolean"},min_contained:{type:"number",exclusiveMinimum:0,maximum:1}}},scores:{enum:["float64","float32"]}}},judge:{type:"object",additionalProperties:!1,required:["base_url","model","cache"],properties:{base_url:{type:"string",pattern:"^https?://[^/?#@\\s]+(/[^?#@\\s]*)?$","x-expected":"an address that starts with http:// or https://, without user, query and fragment"},model:{type:"string",minLength:1},embedding_model:{type:"string",minLength:1},api_key:{type:"object","x-expected":"{ env: NAME }, the name of a variable, never the key itself",additionalProperties:!1,required:["env"],properties:{env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$","x-expected":"the name of a variable, never the key itself"}}},temperature:{type:["number","string"],minimum:0,maximum:2,pattern:"^off$","x-expected":"a number from 0 to 2, or off"},seed:{type:"integer",minimum:0,maximum:9007199254740991},cache:{type:"string",minLength:1,pattern:"\\.jsonl$","x-expected":"a path that ends in .jsonl"},max_requests:{type:"integer",minimum:1,maximum:1e6},max_cost:{type:"number",exclusiveMinimum:0},prices:{type:"object",additionalProperties:!1,required:["prompt","completion"],properties:{prompt:{type:"number",minimum:0},completion:{type:"number",minimum:0},embedding:{type:"number",minimum:0}}},timeout_ms:{type:"integer",minimum:1,maximum:36e5},retries:{type:"integer",minimum:0,maximum:10},concurrency:{type:"integer",minimum:1,maximum:64}}},gate:{type:"object",properties:{per_intent:{type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `tolerance` and `significance`",additionalProperties:!1,properties:{tolerance:{$ref:"#/$defs/tolerance"},significance:{$ref:"#/$defs/significance"}}},intents:{type:"object",additionalProperties:{type:"object",additionalProperties:{$ref:"#/$defs/rule"}}},significance:{$ref:"#/$defs/significance"}},additionalProperties:{$ref:"#/$defs/rule"},propertyNames:{$ref:"#/$defs/metric"}},rule:{type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `tolerance`, `floor`, `ceiling`, `significance`",additionalProperties:!1,properties:{tolerance:{$ref:"#/$defs/tolerance"},floor:{type:"number"},ceiling:{type:"number"},significance:{$ref:"#/$defs/significance"}}},significance:{type:["number","string"],exclusiveMinimum:0,maximum:.15,pattern:"^(auto|off)$","x-expected":"`auto`, `off`, or a number above 0 and up to 0.15"},tolerance:{type:["number","string","array"],minimum:0,pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$",minItems:1,items:{type:["number","string"],minimum:0,pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$","x-expected":'a finite number from 0, "25%" or "1 case"'},"x-expected":'a finite number from 0, "25%", "1 case", or a list of these'}}},M={type:"object",additionalProperties:!1,properties:{gain:{enum:["exponential","linear"]},relevance:{"x-expected":"a whole number from 1 to 255 (if grades lie between 0 and 1, multiply them by 10 and write 5 for 0.5)",type:"integer",minimum:1,maximum:255},order:{enum:["rank","score","trec"]},percentile:{enum:["nearest","linear"]},duplicates:{enum:["ignore","error"]},collapse:{enum:["none","max","first"]},ignore_identical_ids:{type:"boolean"},case_sensitive:{type:"boolean"},min_score:{type:"number"},text:{type:"object",additionalProperties:!1,properties:{threshold:{type:"number",exclusiveMinimum:0,maximum:1},autojunk:{type:"boolean"},min_contained:{type:"number",exclusiveMinimum:0,maximum:1}}},scores:{enum:["float64","float32"]}}};const _e={type:"object",additionalProperties:!1,required:["base_url","model","cache"],properties:{base_url:{type:"string",pattern:"^https?://[^/?#@\\s]+(/[^?#@\\s]*)?$","x-expected":"an address that starts with http:// or https://, without user, query and fragment"},model:{type:"string",minLength:1},embedding_model:{type:"string",minLength:1},api_key:{type:"object","x-expected":"{ env: NAME }, the name of a variable, never the key itself",additionalProperties:!1,required:["env"],properties:{env:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$","x-expected":"the name of a variable, never the key itself"}}},temperature:{type:["number","string"],minimum:0,maximum:2,pattern:"^off$","x-expected":"a number from 0 to 2, or off"},seed:{type:"integer",minimum:0,maximum:9007199254740991},cache:{type:"string",minLength:1,pattern:"\\.jsonl$","x-expected":"a path that ends in .jsonl"},max_requests:{type:"integer",minimum:1,maximum:1e6},max_cost:{type:"number",exclusiveMinimum:0},prices:{type:"object",additionalProperties:!1,required:["prompt","completion"],properties:{prompt:{type:"number",minimum:0},completion:{type:"number",minimum:0},embedding:{type:"number",minimum:0}}},timeout_ms:{type:"integer",minimum:1,maximum:36e5},retries:{type:"integer",minimum:0,maximum:10},concurrency:{type:"integer",minimum:1,maximum:64}}};const p=Object.prototype.hasOwnProperty,P=(__webpack_require__(36214)["default"]),Ie=new RegExp("\\.(json|ya?ml)$","u"),Oe=new RegExp("^https?://[^/?#@\\s]+(/[^?#@\\s]*)?$","u"),Te=new RegExp("^[A-Za-z_][A-Za-z0-9_]*$","u"),ie=new RegExp("^off$","u"),Fe=new RegExp("\\.jsonl$","u"),Se=new RegExp("^auto$","u"),$e=new RegExp("^[0-9]{1,6}(\\.[0-9]{1,6})? ?%$","u"),Me=new RegExp("^[A-Za-z]{1,10}$","u");const Ee={type:"object",required:["kind","command"],additionalProperties:!1,properties:{kind:{const:"command"},command:{type:"array",minItems:1,items:{type:"string"}},ready:{type:"boolean"},per_query:{type:"boolean"},results:{type:"object",required:["lines"],additionalProperties:!1,properties:{lines:{type:"string",minLength:1},empty:{type:"string",minLength:1}}},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},max_per_second:{$ref:"#/$defs/max_per_second"},params:{$ref:"#/$defs/params"}}};function J(i,{instancePath:n="",parentData:_,parentDataProperty:$,rootData:w=i,dynamicAnchors:b={}}={}){let e=null,s=0;const g=J.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.kind===void 0||!p.call(i,"kind")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[r]:e.push(r),s++}if(i.command===void 0||!p.call(i,"command")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"command"}};e===null?e=[r]:e.push(r),s++}for(const r of Object.keys(i))if(!p.call(Ee.properties,r)){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),s++}if(i.kind!==void 0&&p.call(i,"kind")&&i.kind!=="command"){const r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"command"}};e===null?e=[r]:e.push(r),s++}if(i.command!==void 0&&p.call(i,"command")){let r=i.command;if(Array.isArray(r)){if(r.length<1){const a={instancePath:n+"/command",schemaPath:"#/properties/command/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),s++}const t=r.length;for(let a=0;a<t;a++)if(typeof r[a]!="string"){const l={instancePath:n+"/command/"+a,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}}else{const t={instancePath:n+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),s++}}if(i.ready!==void 0&&p.call(i,"ready")&&typeof i.ready!="boolean"){const r={instancePath:n+"/ready",schemaPath:"#/properties/ready/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),s++}if(i.per_query!==void 0&&p.call(i,"per_query")&&typeof i.per_query!="boolean"){const r={instancePath:n+"/per_query",schemaPath:"#/properties/per_query/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),s++}if(i.results!==void 0&&p.call(i,"results")){let r=i.results;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.lines===void 0||!p.call(r,"lines")){const t={instancePath:n+"/results",schemaPath:"#/properties/results/required",keyword:"required",params:{missingProperty:"lines"}};e===null?e=[t]:e.push(t),s++}for(const t of Object.keys(r))if(!(t==="lines"||t==="empty")){const a={instancePath:n+"/results",schemaPath:"#/properties/results/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),s++}if(r.lines!==void 0&&p.call(r,"lines")){let t=r.lines;if(typeof t=="string"){if(P(t)<1){const a={instancePath:n+"/results/lines",schemaPath:"#/properties/results/properties/lines/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/results/lines",schemaPath:"#/properties/results/properties/lines/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}if(r.empty!==void 0&&p.call(r,"empty")){let t=r.empty;if(typeof t=="string"){if(P(t)<1){const a={instancePath:n+"/results/empty",schemaPath:"#/properties/results/properties/empty/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/results/empty",schemaPath:"#/properties/results/properties/empty/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:n+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(i.cwd!==void 0&&p.call(i,"cwd")){let r=i.cwd;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/cwd",schemaPath:"#/$defs/cwd/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/cwd",schemaPath:"#/$defs/cwd/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.env!==void 0&&p.call(i,"env")){let r=i.env;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t of Object.keys(r))if(typeof r[t]!="string"){const a={instancePath:n+"/env/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/env/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}else{const t={instancePath:n+"/env",schemaPath:"#/$defs/env/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(i.env_only!==void 0&&p.call(i,"env_only")){let r=i.env_only;if(Array.isArray(r)){const t=r.length;for(let a=0;a<t;a++){let l=r[a];if(typeof l=="string"){if(P(l)<1){const m={instancePath:n+"/env_only/"+a,schemaPath:"#/$defs/env_only/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:n+"/env_only/"+a,schemaPath:"#/$defs/env_only/items/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}}else{const t={instancePath:n+"/env_only",schemaPath:"#/$defs/env_only/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),s++}}if(i.startup_timeout_ms!==void 0&&p.call(i,"startup_timeout_ms")){let r=i.startup_timeout_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/startup_timeout_ms",schemaPath:"#/$defs/startup/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>864e5||isNaN(r)){const t={instancePath:n+"/startup_timeout_ms",schemaPath:"#/$defs/startup/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5}};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){const t={instancePath:n+"/startup_timeout_ms",schemaPath:"#/$defs/startup/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[t]:e.push(t),s++}}}if(i.timeout_ms!==void 0&&p.call(i,"timeout_ms")){let r=i.timeout_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/timeout_ms",schemaPath:"#/$defs/timeout/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>864e5||isNaN(r)){const t={instancePath:n+"/timeout_ms",schemaPath:"#/$defs/timeout/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5}};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){const t={instancePath:n+"/timeout_ms",schemaPath:"#/$defs/timeout/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[t]:e.push(t),s++}}}if(i.total_timeout_ms!==void 0&&p.call(i,"total_timeout_ms")){let r=i.total_timeout_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/total_timeout_ms",schemaPath:"#/$defs/total/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>864e5||isNaN(r)){const t={instancePath:n+"/total_timeout_ms",schemaPath:"#/$defs/total/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5}};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){const t={instancePath:n+"/total_timeout_ms",schemaPath:"#/$defs/total/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[t]:e.push(t),s++}}}if(i.concurrency!==void 0&&p.call(i,"concurrency")){let r=i.concurrency;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/concurrency",schemaPath:"#/$defs/concurrency/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>64||isNaN(r)){const t={instancePath:n+"/concurrency",schemaPath:"#/$defs/concurrency/maximum",keyword:"maximum",params:{comparison:"<=",limit:64}};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){const t={instancePath:n+"/concurrency",schemaPath:"#/$defs/concurrency/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[t]:e.push(t),s++}}}if(i.max_per_second!==void 0&&p.call(i,"max_per_second")){let r=i.max_per_second;if(typeof r=="number"&&isFinite(r)){if(r>1e3||isNaN(r)){const t={instancePath:n+"/max_per_second",schemaPath:"#/$defs/max_per_second/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}};e===null?e=[t]:e.push(t),s++}if(r<=0||isNaN(r)){const t={instancePath:n+"/max_per_second",schemaPath:"#/$defs/max_per_second/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/max_per_second",schemaPath:"#/$defs/max_per_second/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),s++}}if(i.params!==void 0&&p.call(i,"params")){let r=i.params;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:n+"/params",schemaPath:"#/$defs/params/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return J.errors=e,s===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const V={type:"object",required:["kind","url"],additionalProperties:!1,properties:{kind:{const:"http"},preset:{enum:["elasticsearch","opensearch","qdrant","meilisearch","typesense","solr","chroma","weaviate"]},url:{type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://"},method:{enum:["GET","POST","PUT"]},headers:{$ref:"#/$defs/headers"},ca:{$ref:"#/$defs/ca"},body:{type:["object","array"]},results:{type:["string","object"],minLength:1,additionalProperties:!1,minProperties:1,properties:{lines:{type:"string",minLength:1},empty:{type:"string",minLength:1}},"x-expected":"JMESPath, such as 'hits[].{path: url}', or { lines: '^- (?<path>\\S+)' } for answers that are text"},degraded:{type:"string",minLength:1},latency_ms:{type:"string",minLength:1},corpus:{type:"string",minLength:1},embed:{type:"object",required:["url","body","vector"],additionalProperties:!1,properties:{url:{type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://"},headers:{$ref:"#/$defs/headers"},body:{type:["object","array"]},vector:{type:"string",minLength:1}}},ready_url:{type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://"},start:{type:"object",required:["command"],additionalProperties:!1,properties:{command:{type:"array",minItems:1,items:{type:"string"}},stop:{type:"array",minItems:1,items:{type:"string"}}}},retries:{type:"integer",minimum:0,maximum:10},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},max_per_second:{$ref:"#/$defs/max_per_second"},params:{$ref:"#/$defs/params"}}},he={type:"object",additionalProperties:{type:["string","object"],required:["env"],additionalProperties:!1,properties:{env:{type:"string",minLength:1},prefix:{type:"string"}},"x-expected":'text, or { env: NAME, prefix: "Bearer " }'}};const ae=new RegExp("^https?://","u");function W(i,{instancePath:n="",parentData:_,parentDataProperty:$,rootData:w=i,dynamicAnchors:b={}}={}){let e=null,s=0;const g=W.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.kind===void 0||!p.call(i,"kind")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[r]:e.push(r),s++}if(i.url===void 0||!p.call(i,"url")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[r]:e.push(r),s++}for(const r of Object.keys(i))if(!p.call(V.properties,r)){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),s++}if(i.kind!==void 0&&p.call(i,"kind")&&i.kind!=="http"){const r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"http"}};e===null?e=[r]:e.push(r),s++}if(i.preset!==void 0&&p.call(i,"preset")){let r=i.preset;if(!(r==="elasticsearch"||r==="opensearch"||r==="qdrant"||r==="meilisearch"||r==="typesense"||r==="solr"||r==="chroma"||r==="weaviate")){const t={instancePath:n+"/preset",schemaPath:"#/properties/preset/enum",keyword:"enum",params:{allowedValues:V.properties.preset.enum}};e===null?e=[t]:e.push(t),s++}}if(i.url!==void 0&&p.call(i,"url")){let r=i.url;if(typeof r=="string"){if(!ae.test(r)){const t={instancePath:n+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https?://"}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.method!==void 0&&p.call(i,"method")){let r=i.method;if(!(r==="GET"||r==="POST"||r==="PUT")){const t={instancePath:n+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues:V.properties.method.enum}};e===null?e=[t]:e.push(t),s++}}if(i.headers!==void 0&&p.call(i,"headers")){let r=i.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(const t of Object.keys(r)){let a=r[t];if(typeof a!="string"&&!(a&&typeof a=="object"&&!Array.isArray(a))){const l={instancePath:n+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/type",keyword:"type",params:{type:he.additionalProperties.type}};e===null?e=[l]:e.push(l),s++}if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.env===void 0||!p.call(a,"env")){const l={instancePath:n+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/required",keyword:"required",params:{missingProperty:"env"}};e===null?e=[l]:e.push(l),s++}for(const l of Object.keys(a))if(!(l==="env"||l==="prefix")){const m={instancePath:n+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[m]:e.push(m),s++}if(a.env!==void 0&&p.call(a,"env")){let l=a.env;if(typeof l=="string"){if(P(l)<1){const m={instancePath:n+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/env",schemaPath:"#/$defs/headers/additionalProperties/properties/env/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:n+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/env",schemaPath:"#/$defs/headers/additionalProperties/properties/env/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}if(a.prefix!==void 0&&p.call(a,"prefix")&&typeof a.prefix!="string"){const l={instancePath:n+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/prefix",schemaPath:"#/$defs/headers/additionalProperties/properties/prefix/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}}}else{const t={instancePath:n+"/headers",schemaPath:"#/$defs/headers/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(i.ca!==void 0&&p.call(i,"ca")){let r=i.ca;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/ca",schemaPath:"#/$defs/ca/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/ca",schemaPath:"#/$defs/ca/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.body!==void 0&&p.call(i,"body")){let r=i.body;if(!r||typeof r!="object"){const t={instancePath:n+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:V.properties.body.type}};e===null?e=[t]:e.push(t),s++}}if(i.results!==void 0&&p.call(i,"results")){let r=i.results;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:n+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:V.properties.results.type}};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&P(r)<1){const t={instancePath:n+"/results",schemaPath:"#/properties/results/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){const t={instancePath:n+"/results",schemaPath:"#/properties/results/minProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[t]:e.push(t),s++}for(const t of Object.keys(r))if(!(t==="lines"||t==="empty")){const a={instancePath:n+"/results",schemaPath:"#/properties/results/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),s++}if(r.lines!==void 0&&p.call(r,"lines")){let t=r.lines;if(typeof t=="string"){if(P(t)<1){const a={instancePath:n+"/results/lines",schemaPath:"#/properties/results/properties/lines/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/results/lines",schemaPath:"#/properties/results/properties/lines/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}if(r.empty!==void 0&&p.call(r,"empty")){let t=r.empty;if(typeof t=="string"){if(P(t)<1){const a={instancePath:n+"/results/empty",schemaPath:"#/properties/results/properties/empty/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/results/empty",schemaPath:"#/properties/results/properties/empty/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}}}if(i.degraded!==void 0&&p.call(i,"degraded")){let r=i.degraded;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/degraded",schemaPath:"#/properties/degraded/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/degraded",schemaPath:"#/properties/degraded/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.latency_ms!==void 0&&p.call(i,"latency_ms")){let r=i.latency_ms;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/latency_ms",schemaPath:"#/properties/latency_ms/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/latency_ms",schemaPath:"#/properties/latency_ms/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.corpus!==void 0&&p.call(i,"corpus")){let r=i.corpus;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/corpus",schemaPath:"#/properties/corpus/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/corpus",schemaPath:"#/properties/corpus/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.embed!==void 0&&p.call(i,"embed")){let r=i.embed;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0||!p.call(r,"url")){const t={instancePath:n+"/embed",schemaPath:"#/properties/embed/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[t]:e.push(t),s++}if(r.body===void 0||!p.call(r,"body")){const t={instancePath:n+"/embed",schemaPath:"#/properties/embed/required",keyword:"required",params:{missingProperty:"body"}};e===null?e=[t]:e.push(t),s++}if(r.vector===void 0||!p.call(r,"vector")){const t={instancePath:n+"/embed",schemaPath:"#/properties/embed/required",keyword:"required",params:{missingProperty:"vector"}};e===null?e=[t]:e.push(t),s++}for(const t of Object.keys(r))if(!(t==="url"||t==="headers"||t==="body"||t==="vector")){const a={instancePath:n+"/embed",schemaPath:"#/properties/embed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),s++}if(r.url!==void 0&&p.call(r,"url")){let t=r.url;if(typeof t=="string"){if(!ae.test(t)){const a={instancePath:n+"/embed/url",schemaPath:"#/properties/embed/properties/url/pattern",keyword:"pattern",params:{pattern:"^https?://"}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/embed/url",schemaPath:"#/properties/embed/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}if(r.headers!==void 0&&p.call(r,"headers")){let t=r.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(const a of Object.keys(t)){let l=t[a];if(typeof l!="string"&&!(l&&typeof l=="object"&&!Array.isArray(l))){const m={instancePath:n+"/embed/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/type",keyword:"type",params:{type:he.additionalProperties.type}};e===null?e=[m]:e.push(m),s++}if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.env===void 0||!p.call(l,"env")){const m={instancePath:n+"/embed/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/required",keyword:"required",params:{missingProperty:"env"}};e===null?e=[m]:e.push(m),s++}for(const m of Object.keys(l))if(!(m==="env"||m==="prefix")){const f={instancePath:n+"/embed/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[f]:e.push(f),s++}if(l.env!==void 0&&p.call(l,"env")){let m=l.env;if(typeof m=="string"){if(P(m)<1){const f={instancePath:n+"/embed/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/env",schemaPath:"#/$defs/headers/additionalProperties/properties/env/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:n+"/embed/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/env",schemaPath:"#/$defs/headers/additionalProperties/properties/env/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}}if(l.prefix!==void 0&&p.call(l,"prefix")&&typeof l.prefix!="string"){const m={instancePath:n+"/embed/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/prefix",schemaPath:"#/$defs/headers/additionalProperties/properties/prefix/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}}else{const a={instancePath:n+"/embed/headers",schemaPath:"#/$defs/headers/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}}if(r.body!==void 0&&p.call(r,"body")){let t=r.body;if(!t||typeof t!="object"){const a={instancePath:n+"/embed/body",schemaPath:"#/properties/embed/properties/body/type",keyword:"type",params:{type:V.properties.embed.properties.body.type}};e===null?e=[a]:e.push(a),s++}}if(r.vector!==void 0&&p.call(r,"vector")){let t=r.vector;if(typeof t=="string"){if(P(t)<1){const a={instancePath:n+"/embed/vector",schemaPath:"#/properties/embed/properties/vector/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/embed/vector",schemaPath:"#/properties/embed/properties/vector/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:n+"/embed",schemaPath:"#/properties/embed/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(i.ready_url!==void 0&&p.call(i,"ready_url")){let r=i.ready_url;if(typeof r=="string"){if(!ae.test(r)){const t={instancePath:n+"/ready_url",schemaPath:"#/properties/ready_url/pattern",keyword:"pattern",params:{pattern:"^https?://"}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/ready_url",schemaPath:"#/properties/ready_url/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.start!==void 0&&p.call(i,"start")){let r=i.start;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.command===void 0||!p.call(r,"command")){const t={instancePath:n+"/start",schemaPath:"#/properties/start/required",keyword:"required",params:{missingProperty:"command"}};e===null?e=[t]:e.push(t),s++}for(const t of Object.keys(r))if(!(t==="command"||t==="stop")){const a={instancePath:n+"/start",schemaPath:"#/properties/start/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),s++}if(r.command!==void 0&&p.call(r,"command")){let t=r.command;if(Array.isArray(t)){if(t.length<1){const l={instancePath:n+"/start/command",schemaPath:"#/properties/start/properties/command/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[l]:e.push(l),s++}const a=t.length;for(let l=0;l<a;l++)if(typeof t[l]!="string"){const m={instancePath:n+"/start/command/"+l,schemaPath:"#/properties/start/properties/command/items/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}else{const a={instancePath:n+"/start/command",schemaPath:"#/properties/start/properties/command/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),s++}}if(r.stop!==void 0&&p.call(r,"stop")){let t=r.stop;if(Array.isArray(t)){if(t.length<1){const l={instancePath:n+"/start/stop",schemaPath:"#/properties/start/properties/stop/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[l]:e.push(l),s++}const a=t.length;for(let l=0;l<a;l++)if(typeof t[l]!="string"){const m={instancePath:n+"/start/stop/"+l,schemaPath:"#/properties/start/properties/stop/items/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}else{const a={instancePath:n+"/start/stop",schemaPath:"#/properties/start/properties/stop/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:n+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(i.retries!==void 0&&p.call(i,"retries")){let r=i.retries;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const t={instancePath:n+"/retries",schemaPath:"#/properties/retries/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){const t={instancePath:n+"/retries",schemaPath:"#/properties/retries/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),s++}}}if(i.cwd!==void 0&&p.call(i,"cwd")){let r=i.cwd;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/cwd",schemaPath:"#/$defs/cwd/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/cwd",schemaPath:"#/$defs/cwd/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.env!==void 0&&p.call(i,"env")){let r=i.env;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t of Object.keys(r))if(typeof r[t]!="string"){const a={instancePath:n+"/env/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/env/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}else{const t={instancePath:n+"/env",schemaPath:"#/$defs/env/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(i.env_only!==void 0&&p.call(i,"env_only")){let r=i.env_only;if(Array.isArray(r)){const t=r.length;for(let a=0;a<t;a++){let l=r[a];if(typeof l=="string"){if(P(l)<1){const m={instancePath:n+"/env_only/"+a,schemaPath:"#/$defs/env_only/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:n+"/env_only/"+a,schemaPath:"#/$defs/env_only/items/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}}else{const t={instancePath:n+"/env_only",schemaPath:"#/$defs/env_only/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),s++}}if(i.startup_timeout_ms!==void 0&&p.call(i,"startup_timeout_ms")){let r=i.startup_timeout_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/startup_timeout_ms",schemaPath:"#/$defs/startup/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>864e5||isNaN(r)){const t={instancePath:n+"/startup_timeout_ms",schemaPath:"#/$defs/startup/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5}};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){const t={instancePath:n+"/startup_timeout_ms",schemaPath:"#/$defs/startup/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[t]:e.push(t),s++}}}if(i.timeout_ms!==void 0&&p.call(i,"timeout_ms")){let r=i.timeout_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/timeout_ms",schemaPath:"#/$defs/timeout/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>864e5||isNaN(r)){const t={instancePath:n+"/timeout_ms",schemaPath:"#/$defs/timeout/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5}};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){const t={instancePath:n+"/timeout_ms",schemaPath:"#/$defs/timeout/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[t]:e.push(t),s++}}}if(i.total_timeout_ms!==void 0&&p.call(i,"total_timeout_ms")){let r=i.total_timeout_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/total_timeout_ms",schemaPath:"#/$defs/total/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>864e5||isNaN(r)){const t={instancePath:n+"/total_timeout_ms",schemaPath:"#/$defs/total/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5}};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){const t={instancePath:n+"/total_timeout_ms",schemaPath:"#/$defs/total/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[t]:e.push(t),s++}}}if(i.concurrency!==void 0&&p.call(i,"concurrency")){let r=i.concurrency;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/concurrency",schemaPath:"#/$defs/concurrency/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>64||isNaN(r)){const t={instancePath:n+"/concurrency",schemaPath:"#/$defs/concurrency/maximum",keyword:"maximum",params:{comparison:"<=",limit:64}};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){const t={instancePath:n+"/concurrency",schemaPath:"#/$defs/concurrency/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[t]:e.push(t),s++}}}if(i.max_per_second!==void 0&&p.call(i,"max_per_second")){let r=i.max_per_second;if(typeof r=="number"&&isFinite(r)){if(r>1e3||isNaN(r)){const t={instancePath:n+"/max_per_second",schemaPath:"#/$defs/max_per_second/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}};e===null?e=[t]:e.push(t),s++}if(r<=0||isNaN(r)){const t={instancePath:n+"/max_per_second",schemaPath:"#/$defs/max_per_second/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/max_per_second",schemaPath:"#/$defs/max_per_second/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),s++}}if(i.params!==void 0&&p.call(i,"params")){let r=i.params;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:n+"/params",schemaPath:"#/$defs/params/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return W.errors=e,s===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const xe={type:"object",required:["kind","tool"],additionalProperties:!1,properties:{kind:{const:"mcp"},command:{type:"array",minItems:1,items:{type:"string"}},url:{type:"string",pattern:"^https?://","x-expected":"an address that starts with http:// or https://"},headers:{$ref:"#/$defs/headers"},ca:{$ref:"#/$defs/ca"},tool:{type:"string",minLength:1},arguments:{type:"object",additionalProperties:!0},results:{type:["string","object"],minLength:1,additionalProperties:!1,minProperties:1,properties:{lines:{type:"string",minLength:1},empty:{type:"string",minLength:1}},"x-expected":"JMESPath, such as 'hits[].{path: url}', or { lines: '^- (?<path>\\S+)' } for answers that are text"},degraded:{type:"string",minLength:1},latency_ms:{type:"string",minLength:1},corpus:{type:"string",minLength:1},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},max_per_second:{$ref:"#/$defs/max_per_second"},params:{$ref:"#/$defs/params"}},oneOf:[{required:["command"]},{required:["url"]}],"x-expected":"either `command` or `url`"};function R(i,{instancePath:n="",parentData:_,parentDataProperty:$,rootData:w=i,dynamicAnchors:b={}}={}){let e=null,s=0;const g=R.evaluated;g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0);const r=s;let t=!1,a=null;const l=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.command===void 0||!p.call(i,"command"))){const o={instancePath:n,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"command"}};e===null?e=[o]:e.push(o),s++}var f=l===s;f&&(t=!0,a=0);const m=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.url===void 0||!p.call(i,"url"))){const o={instancePath:n,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"url"}};e===null?e=[o]:e.push(o),s++}var f=m===s;if(f&&t?(t=!1,a=[a,1]):f&&(t=!0,a=1),t)s=r,e!==null&&(r?e.length=r:e=null);else{const o={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:a}};e===null?e=[o]:e.push(o),s++}if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.kind===void 0||!p.call(i,"kind")){const o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[o]:e.push(o),s++}if(i.tool===void 0||!p.call(i,"tool")){const o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tool"}};e===null?e=[o]:e.push(o),s++}for(const o of Object.keys(i))if(!p.call(xe.properties,o)){const d={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[d]:e.push(d),s++}if(i.kind!==void 0&&p.call(i,"kind")&&i.kind!=="mcp"){const o={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"mcp"}};e===null?e=[o]:e.push(o),s++}if(i.command!==void 0&&p.call(i,"command")){let o=i.command;if(Array.isArray(o)){if(o.length<1){const c={instancePath:n+"/command",schemaPath:"#/properties/command/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),s++}const d=o.length;for(let c=0;c<d;c++)if(typeof o[c]!="string"){const u={instancePath:n+"/command/"+c,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}}else{const d={instancePath:n+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),s++}}if(i.url!==void 0&&p.call(i,"url")){let o=i.url;if(typeof o=="string"){if(!ae.test(o)){const d={instancePath:n+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^https?://"}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.headers!==void 0&&p.call(i,"headers")){let o=i.headers;if(o&&typeof o=="object"&&!Array.isArray(o))for(const d of Object.keys(o)){let c=o[d];if(typeof c!="string"&&!(c&&typeof c=="object"&&!Array.isArray(c))){const u={instancePath:n+"/headers/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/type",keyword:"type",params:{type:he.additionalProperties.type}};e===null?e=[u]:e.push(u),s++}if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.env===void 0||!p.call(c,"env")){const u={instancePath:n+"/headers/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/required",keyword:"required",params:{missingProperty:"env"}};e===null?e=[u]:e.push(u),s++}for(const u of Object.keys(c))if(!(u==="env"||u==="prefix")){const k={instancePath:n+"/headers/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/headers/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[k]:e.push(k),s++}if(c.env!==void 0&&p.call(c,"env")){let u=c.env;if(typeof u=="string"){if(P(u)<1){const k={instancePath:n+"/headers/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/env",schemaPath:"#/$defs/headers/additionalProperties/properties/env/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[k]:e.push(k),s++}}else{const k={instancePath:n+"/headers/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/env",schemaPath:"#/$defs/headers/additionalProperties/properties/env/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),s++}}if(c.prefix!==void 0&&p.call(c,"prefix")&&typeof c.prefix!="string"){const u={instancePath:n+"/headers/"+d.replace(/~/g,"~0").replace(/\//g,"~1")+"/prefix",schemaPath:"#/$defs/headers/additionalProperties/properties/prefix/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}}}else{const d={instancePath:n+"/headers",schemaPath:"#/$defs/headers/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}}if(i.ca!==void 0&&p.call(i,"ca")){let o=i.ca;if(typeof o=="string"){if(P(o)<1){const d={instancePath:n+"/ca",schemaPath:"#/$defs/ca/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/ca",schemaPath:"#/$defs/ca/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.tool!==void 0&&p.call(i,"tool")){let o=i.tool;if(typeof o=="string"){if(P(o)<1){const d={instancePath:n+"/tool",schemaPath:"#/properties/tool/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.arguments!==void 0&&p.call(i,"arguments")){let o=i.arguments;if(!(o&&typeof o=="object"&&!Array.isArray(o))){const d={instancePath:n+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}}if(i.results!==void 0&&p.call(i,"results")){let o=i.results;if(typeof o!="string"&&!(o&&typeof o=="object"&&!Array.isArray(o))){const d={instancePath:n+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:xe.properties.results.type}};e===null?e=[d]:e.push(d),s++}if(typeof o=="string"&&P(o)<1){const d={instancePath:n+"/results",schemaPath:"#/properties/results/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[d]:e.push(d),s++}if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<1){const d={instancePath:n+"/results",schemaPath:"#/properties/results/minProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[d]:e.push(d),s++}for(const d of Object.keys(o))if(!(d==="lines"||d==="empty")){const c={instancePath:n+"/results",schemaPath:"#/properties/results/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[c]:e.push(c),s++}if(o.lines!==void 0&&p.call(o,"lines")){let d=o.lines;if(typeof d=="string"){if(P(d)<1){const c={instancePath:n+"/results/lines",schemaPath:"#/properties/results/properties/lines/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:n+"/results/lines",schemaPath:"#/properties/results/properties/lines/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),s++}}if(o.empty!==void 0&&p.call(o,"empty")){let d=o.empty;if(typeof d=="string"){if(P(d)<1){const c={instancePath:n+"/results/empty",schemaPath:"#/properties/results/properties/empty/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:n+"/results/empty",schemaPath:"#/properties/results/properties/empty/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),s++}}}}if(i.degraded!==void 0&&p.call(i,"degraded")){let o=i.degraded;if(typeof o=="string"){if(P(o)<1){const d={instancePath:n+"/degraded",schemaPath:"#/properties/degraded/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/degraded",schemaPath:"#/properties/degraded/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.latency_ms!==void 0&&p.call(i,"latency_ms")){let o=i.latency_ms;if(typeof o=="string"){if(P(o)<1){const d={instancePath:n+"/latency_ms",schemaPath:"#/properties/latency_ms/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/latency_ms",schemaPath:"#/properties/latency_ms/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.corpus!==void 0&&p.call(i,"corpus")){let o=i.corpus;if(typeof o=="string"){if(P(o)<1){const d={instancePath:n+"/corpus",schemaPath:"#/properties/corpus/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/corpus",schemaPath:"#/properties/corpus/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.cwd!==void 0&&p.call(i,"cwd")){let o=i.cwd;if(typeof o=="string"){if(P(o)<1){const d={instancePath:n+"/cwd",schemaPath:"#/$defs/cwd/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/cwd",schemaPath:"#/$defs/cwd/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.env!==void 0&&p.call(i,"env")){let o=i.env;if(o&&typeof o=="object"&&!Array.isArray(o)){for(const d of Object.keys(o))if(typeof o[d]!="string"){const c={instancePath:n+"/env/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/env/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),s++}}else{const d={instancePath:n+"/env",schemaPath:"#/$defs/env/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}}if(i.env_only!==void 0&&p.call(i,"env_only")){let o=i.env_only;if(Array.isArray(o)){const d=o.length;for(let c=0;c<d;c++){let u=o[c];if(typeof u=="string"){if(P(u)<1){const k={instancePath:n+"/env_only/"+c,schemaPath:"#/$defs/env_only/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[k]:e.push(k),s++}}else{const k={instancePath:n+"/env_only/"+c,schemaPath:"#/$defs/env_only/items/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),s++}}}else{const d={instancePath:n+"/env_only",schemaPath:"#/$defs/env_only/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),s++}}if(i.startup_timeout_ms!==void 0&&p.call(i,"startup_timeout_ms")){let o=i.startup_timeout_ms;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const d={instancePath:n+"/startup_timeout_ms",schemaPath:"#/$defs/startup/type",keyword:"type",params:{type:"integer"}};e===null?e=[d]:e.push(d),s++}if(typeof o=="number"&&isFinite(o)){if(o>864e5||isNaN(o)){const d={instancePath:n+"/startup_timeout_ms",schemaPath:"#/$defs/startup/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5}};e===null?e=[d]:e.push(d),s++}if(o<1||isNaN(o)){const d={instancePath:n+"/startup_timeout_ms",schemaPath:"#/$defs/startup/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[d]:e.push(d),s++}}}if(i.timeout_ms!==void 0&&p.call(i,"timeout_ms")){let o=i.timeout_ms;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const d={instancePath:n+"/timeout_ms",schemaPath:"#/$defs/timeout/type",keyword:"type",params:{type:"integer"}};e===null?e=[d]:e.push(d),s++}if(typeof o=="number"&&isFinite(o)){if(o>864e5||isNaN(o)){const d={instancePath:n+"/timeout_ms",schemaPath:"#/$defs/timeout/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5}};e===null?e=[d]:e.push(d),s++}if(o<1||isNaN(o)){const d={instancePath:n+"/timeout_ms",schemaPath:"#/$defs/timeout/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[d]:e.push(d),s++}}}if(i.total_timeout_ms!==void 0&&p.call(i,"total_timeout_ms")){let o=i.total_timeout_ms;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const d={instancePath:n+"/total_timeout_ms",schemaPath:"#/$defs/total/type",keyword:"type",params:{type:"integer"}};e===null?e=[d]:e.push(d),s++}if(typeof o=="number"&&isFinite(o)){if(o>864e5||isNaN(o)){const d={instancePath:n+"/total_timeout_ms",schemaPath:"#/$defs/total/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5}};e===null?e=[d]:e.push(d),s++}if(o<1||isNaN(o)){const d={instancePath:n+"/total_timeout_ms",schemaPath:"#/$defs/total/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[d]:e.push(d),s++}}}if(i.concurrency!==void 0&&p.call(i,"concurrency")){let o=i.concurrency;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const d={instancePath:n+"/concurrency",schemaPath:"#/$defs/concurrency/type",keyword:"type",params:{type:"integer"}};e===null?e=[d]:e.push(d),s++}if(typeof o=="number"&&isFinite(o)){if(o>64||isNaN(o)){const d={instancePath:n+"/concurrency",schemaPath:"#/$defs/concurrency/maximum",keyword:"maximum",params:{comparison:"<=",limit:64}};e===null?e=[d]:e.push(d),s++}if(o<1||isNaN(o)){const d={instancePath:n+"/concurrency",schemaPath:"#/$defs/concurrency/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[d]:e.push(d),s++}}}if(i.max_per_second!==void 0&&p.call(i,"max_per_second")){let o=i.max_per_second;if(typeof o=="number"&&isFinite(o)){if(o>1e3||isNaN(o)){const d={instancePath:n+"/max_per_second",schemaPath:"#/$defs/max_per_second/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}};e===null?e=[d]:e.push(d),s++}if(o<=0||isNaN(o)){const d={instancePath:n+"/max_per_second",schemaPath:"#/$defs/max_per_second/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/max_per_second",schemaPath:"#/$defs/max_per_second/type",keyword:"type",params:{type:"number"}};e===null?e=[d]:e.push(d),s++}}if(i.params!==void 0&&p.call(i,"params")){let o=i.params;if(!(o&&typeof o=="object"&&!Array.isArray(o))){const d={instancePath:n+"/params",schemaPath:"#/$defs/params/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}}}else{const o={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return R.errors=e,s===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const De={type:"object",required:["kind","path"],additionalProperties:!1,properties:{kind:{const:"module"},path:{type:"string",minLength:1,"x-path":!0},loader:{type:"string",minLength:1},results:{type:"string",minLength:1},degraded:{type:"string",minLength:1},latency_ms:{type:"string",minLength:1},corpus:{type:"string",minLength:1},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},max_per_second:{$ref:"#/$defs/max_per_second"},params:{$ref:"#/$defs/params"}}};function z(i,{instancePath:n="",parentData:_,parentDataProperty:$,rootData:w=i,dynamicAnchors:b={}}={}){let e=null,s=0;const g=z.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.kind===void 0||!p.call(i,"kind")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[r]:e.push(r),s++}if(i.path===void 0||!p.call(i,"path")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[r]:e.push(r),s++}for(const r of Object.keys(i))if(!p.call(De.properties,r)){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),s++}if(i.kind!==void 0&&p.call(i,"kind")&&i.kind!=="module"){const r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"module"}};e===null?e=[r]:e.push(r),s++}if(i.path!==void 0&&p.call(i,"path")){let r=i.path;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.loader!==void 0&&p.call(i,"loader")){let r=i.loader;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/loader",schemaPath:"#/properties/loader/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/loader",schemaPath:"#/properties/loader/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.results!==void 0&&p.call(i,"results")){let r=i.results;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/results",schemaPath:"#/properties/results/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.degraded!==void 0&&p.call(i,"degraded")){let r=i.degraded;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/degraded",schemaPath:"#/properties/degraded/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/degraded",schemaPath:"#/properties/degraded/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.latency_ms!==void 0&&p.call(i,"latency_ms")){let r=i.latency_ms;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/latency_ms",schemaPath:"#/properties/latency_ms/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/latency_ms",schemaPath:"#/properties/latency_ms/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.corpus!==void 0&&p.call(i,"corpus")){let r=i.corpus;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/corpus",schemaPath:"#/properties/corpus/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/corpus",schemaPath:"#/properties/corpus/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.cwd!==void 0&&p.call(i,"cwd")){let r=i.cwd;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/cwd",schemaPath:"#/$defs/cwd/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/cwd",schemaPath:"#/$defs/cwd/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.env!==void 0&&p.call(i,"env")){let r=i.env;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t of Object.keys(r))if(typeof r[t]!="string"){const a={instancePath:n+"/env/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/env/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}else{const t={instancePath:n+"/env",schemaPath:"#/$defs/env/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(i.env_only!==void 0&&p.call(i,"env_only")){let r=i.env_only;if(Array.isArray(r)){const t=r.length;for(let a=0;a<t;a++){let l=r[a];if(typeof l=="string"){if(P(l)<1){const m={instancePath:n+"/env_only/"+a,schemaPath:"#/$defs/env_only/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:n+"/env_only/"+a,schemaPath:"#/$defs/env_only/items/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}}else{const t={instancePath:n+"/env_only",schemaPath:"#/$defs/env_only/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),s++}}if(i.startup_timeout_ms!==void 0&&p.call(i,"startup_timeout_ms")){let r=i.startup_timeout_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/startup_timeout_ms",schemaPath:"#/$defs/startup/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>864e5||isNaN(r)){const t={instancePath:n+"/startup_timeout_ms",schemaPath:"#/$defs/startup/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5}};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){const t={instancePath:n+"/startup_timeout_ms",schemaPath:"#/$defs/startup/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[t]:e.push(t),s++}}}if(i.timeout_ms!==void 0&&p.call(i,"timeout_ms")){let r=i.timeout_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/timeout_ms",schemaPath:"#/$defs/timeout/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>864e5||isNaN(r)){const t={instancePath:n+"/timeout_ms",schemaPath:"#/$defs/timeout/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5}};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){const t={instancePath:n+"/timeout_ms",schemaPath:"#/$defs/timeout/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[t]:e.push(t),s++}}}if(i.total_timeout_ms!==void 0&&p.call(i,"total_timeout_ms")){let r=i.total_timeout_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/total_timeout_ms",schemaPath:"#/$defs/total/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>864e5||isNaN(r)){const t={instancePath:n+"/total_timeout_ms",schemaPath:"#/$defs/total/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5}};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){const t={instancePath:n+"/total_timeout_ms",schemaPath:"#/$defs/total/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[t]:e.push(t),s++}}}if(i.concurrency!==void 0&&p.call(i,"concurrency")){let r=i.concurrency;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/concurrency",schemaPath:"#/$defs/concurrency/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>64||isNaN(r)){const t={instancePath:n+"/concurrency",schemaPath:"#/$defs/concurrency/maximum",keyword:"maximum",params:{comparison:"<=",limit:64}};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){const t={instancePath:n+"/concurrency",schemaPath:"#/$defs/concurrency/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[t]:e.push(t),s++}}}if(i.max_per_second!==void 0&&p.call(i,"max_per_second")){let r=i.max_per_second;if(typeof r=="number"&&isFinite(r)){if(r>1e3||isNaN(r)){const t={instancePath:n+"/max_per_second",schemaPath:"#/$defs/max_per_second/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}};e===null?e=[t]:e.push(t),s++}if(r<=0||isNaN(r)){const t={instancePath:n+"/max_per_second",schemaPath:"#/$defs/max_per_second/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/max_per_second",schemaPath:"#/$defs/max_per_second/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),s++}}if(i.params!==void 0&&p.call(i,"params")){let r=i.params;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:n+"/params",schemaPath:"#/$defs/params/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return z.errors=e,s===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const He={type:"object",required:["kind","function"],additionalProperties:!1,properties:{kind:{const:"python"},function:{type:"string",pattern:"^[^:\\s]+:[^:\\s]+$","x-expected":'"package.module:function"'},python:{type:"string",minLength:1},path:{type:"string",minLength:1,"x-path":!0},results:{type:"string",minLength:1},degraded:{type:"string",minLength:1},latency_ms:{type:"string",minLength:1},corpus:{type:"string",minLength:1},cwd:{$ref:"#/$defs/cwd"},env:{$ref:"#/$defs/env"},env_only:{$ref:"#/$defs/env_only"},startup_timeout_ms:{$ref:"#/$defs/startup"},timeout_ms:{$ref:"#/$defs/timeout"},total_timeout_ms:{$ref:"#/$defs/total"},concurrency:{$ref:"#/$defs/concurrency"},max_per_second:{$ref:"#/$defs/max_per_second"},params:{$ref:"#/$defs/params"}}},Ve=new RegExp("^[^:\\s]+:[^:\\s]+$","u");function Z(i,{instancePath:n="",parentData:_,parentDataProperty:$,rootData:w=i,dynamicAnchors:b={}}={}){let e=null,s=0;const g=Z.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.kind===void 0||!p.call(i,"kind")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[r]:e.push(r),s++}if(i.function===void 0||!p.call(i,"function")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"function"}};e===null?e=[r]:e.push(r),s++}for(const r of Object.keys(i))if(!p.call(He.properties,r)){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),s++}if(i.kind!==void 0&&p.call(i,"kind")&&i.kind!=="python"){const r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"python"}};e===null?e=[r]:e.push(r),s++}if(i.function!==void 0&&p.call(i,"function")){let r=i.function;if(typeof r=="string"){if(!Ve.test(r)){const t={instancePath:n+"/function",schemaPath:"#/properties/function/pattern",keyword:"pattern",params:{pattern:"^[^:\\s]+:[^:\\s]+$"}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.python!==void 0&&p.call(i,"python")){let r=i.python;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/python",schemaPath:"#/properties/python/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/python",schemaPath:"#/properties/python/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.path!==void 0&&p.call(i,"path")){let r=i.path;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.results!==void 0&&p.call(i,"results")){let r=i.results;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/results",schemaPath:"#/properties/results/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.degraded!==void 0&&p.call(i,"degraded")){let r=i.degraded;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/degraded",schemaPath:"#/properties/degraded/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/degraded",schemaPath:"#/properties/degraded/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.latency_ms!==void 0&&p.call(i,"latency_ms")){let r=i.latency_ms;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/latency_ms",schemaPath:"#/properties/latency_ms/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/latency_ms",schemaPath:"#/properties/latency_ms/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.corpus!==void 0&&p.call(i,"corpus")){let r=i.corpus;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/corpus",schemaPath:"#/properties/corpus/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/corpus",schemaPath:"#/properties/corpus/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.cwd!==void 0&&p.call(i,"cwd")){let r=i.cwd;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/cwd",schemaPath:"#/$defs/cwd/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/cwd",schemaPath:"#/$defs/cwd/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.env!==void 0&&p.call(i,"env")){let r=i.env;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t of Object.keys(r))if(typeof r[t]!="string"){const a={instancePath:n+"/env/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/env/additionalProperties/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}else{const t={instancePath:n+"/env",schemaPath:"#/$defs/env/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(i.env_only!==void 0&&p.call(i,"env_only")){let r=i.env_only;if(Array.isArray(r)){const t=r.length;for(let a=0;a<t;a++){let l=r[a];if(typeof l=="string"){if(P(l)<1){const m={instancePath:n+"/env_only/"+a,schemaPath:"#/$defs/env_only/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:n+"/env_only/"+a,schemaPath:"#/$defs/env_only/items/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}}else{const t={instancePath:n+"/env_only",schemaPath:"#/$defs/env_only/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),s++}}if(i.startup_timeout_ms!==void 0&&p.call(i,"startup_timeout_ms")){let r=i.startup_timeout_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/startup_timeout_ms",schemaPath:"#/$defs/startup/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>864e5||isNaN(r)){const t={instancePath:n+"/startup_timeout_ms",schemaPath:"#/$defs/startup/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5}};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){const t={instancePath:n+"/startup_timeout_ms",schemaPath:"#/$defs/startup/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[t]:e.push(t),s++}}}if(i.timeout_ms!==void 0&&p.call(i,"timeout_ms")){let r=i.timeout_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/timeout_ms",schemaPath:"#/$defs/timeout/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>864e5||isNaN(r)){const t={instancePath:n+"/timeout_ms",schemaPath:"#/$defs/timeout/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5}};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){const t={instancePath:n+"/timeout_ms",schemaPath:"#/$defs/timeout/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[t]:e.push(t),s++}}}if(i.total_timeout_ms!==void 0&&p.call(i,"total_timeout_ms")){let r=i.total_timeout_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/total_timeout_ms",schemaPath:"#/$defs/total/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>864e5||isNaN(r)){const t={instancePath:n+"/total_timeout_ms",schemaPath:"#/$defs/total/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5}};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){const t={instancePath:n+"/total_timeout_ms",schemaPath:"#/$defs/total/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[t]:e.push(t),s++}}}if(i.concurrency!==void 0&&p.call(i,"concurrency")){let r=i.concurrency;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/concurrency",schemaPath:"#/$defs/concurrency/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>64||isNaN(r)){const t={instancePath:n+"/concurrency",schemaPath:"#/$defs/concurrency/maximum",keyword:"maximum",params:{comparison:"<=",limit:64}};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){const t={instancePath:n+"/concurrency",schemaPath:"#/$defs/concurrency/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[t]:e.push(t),s++}}}if(i.max_per_second!==void 0&&p.call(i,"max_per_second")){let r=i.max_per_second;if(typeof r=="number"&&isFinite(r)){if(r>1e3||isNaN(r)){const t={instancePath:n+"/max_per_second",schemaPath:"#/$defs/max_per_second/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}};e===null?e=[t]:e.push(t),s++}if(r<=0||isNaN(r)){const t={instancePath:n+"/max_per_second",schemaPath:"#/$defs/max_per_second/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/max_per_second",schemaPath:"#/$defs/max_per_second/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),s++}}if(i.params!==void 0&&p.call(i,"params")){let r=i.params;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:n+"/params",schemaPath:"#/$defs/params/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return Z.errors=e,s===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function C(i,{instancePath:n="",parentData:_,parentDataProperty:$,rootData:w=i,dynamicAnchors:b={}}={}){let e=null,s=0;const g=C.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.kind===void 0||!p.call(i,"kind")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[r]:e.push(r),s++}if(i.path===void 0||!p.call(i,"path")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[r]:e.push(r),s++}for(const r of Object.keys(i))if(!(r==="kind"||r==="path"||r==="params")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),s++}if(i.kind!==void 0&&p.call(i,"kind")&&i.kind!=="run"){const r={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"run"}};e===null?e=[r]:e.push(r),s++}if(i.path!==void 0&&p.call(i,"path")){let r=i.path;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.params!==void 0&&p.call(i,"params")){let r=i.params;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:n+"/params",schemaPath:"#/$defs/params/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return C.errors=e,s===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function U(i,{instancePath:n="",parentData:_,parentDataProperty:$,rootData:w=i,dynamicAnchors:b={}}={}){let e=null,s=0;const g=U.evaluated;g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0);const r=s;let t=!1,a=null;const l=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.corpus===void 0||!p.call(i,"corpus"))){const o={instancePath:n,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"corpus"}};e===null?e=[o]:e.push(o),s++}var f=l===s;f&&(t=!0,a=0);const m=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.files===void 0||!p.call(i,"files"))){const o={instancePath:n,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"files"}};e===null?e=[o]:e.push(o),s++}var f=m===s;if(f&&t?(t=!1,a=[a,1]):f&&(t=!0,a=1),t)s=r,e!==null&&(r?e.length=r:e=null);else{const o={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:a}};e===null?e=[o]:e.push(o),s++}if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.kind===void 0||!p.call(i,"kind")){const o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[o]:e.push(o),s++}for(const o of Object.keys(i))if(!(o==="kind"||o==="corpus"||o==="files"||o==="max_docs"||o==="cwd"||o==="params")){const d={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[d]:e.push(d),s++}if(i.kind!==void 0&&p.call(i,"kind")&&i.kind!=="bm25"){const o={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"bm25"}};e===null?e=[o]:e.push(o),s++}if(i.corpus!==void 0&&p.call(i,"corpus")){let o=i.corpus;if(typeof o=="string"){if(P(o)<1){const d={instancePath:n+"/corpus",schemaPath:"#/properties/corpus/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/corpus",schemaPath:"#/properties/corpus/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.files!==void 0&&p.call(i,"files")){let o=i.files;if(Array.isArray(o)){if(o.length<1){const c={instancePath:n+"/files",schemaPath:"#/properties/files/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),s++}const d=o.length;for(let c=0;c<d;c++){let u=o[c];if(typeof u=="string"){if(P(u)<1){const k={instancePath:n+"/files/"+c,schemaPath:"#/properties/files/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[k]:e.push(k),s++}}else{const k={instancePath:n+"/files/"+c,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),s++}}}else{const d={instancePath:n+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),s++}}if(i.max_docs!==void 0&&p.call(i,"max_docs")){let o=i.max_docs;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const d={instancePath:n+"/max_docs",schemaPath:"#/properties/max_docs/type",keyword:"type",params:{type:"integer"}};e===null?e=[d]:e.push(d),s++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){const d={instancePath:n+"/max_docs",schemaPath:"#/properties/max_docs/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[d]:e.push(d),s++}}if(i.cwd!==void 0&&p.call(i,"cwd")){let o=i.cwd;if(typeof o=="string"){if(P(o)<1){const d={instancePath:n+"/cwd",schemaPath:"#/$defs/cwd/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/cwd",schemaPath:"#/$defs/cwd/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.params!==void 0&&p.call(i,"params")){let o=i.params;if(!(o&&typeof o=="object"&&!Array.isArray(o))){const d={instancePath:n+"/params",schemaPath:"#/$defs/params/type",keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),s++}}}else{const o={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return U.errors=e,s===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function G(i,{instancePath:n="",parentData:_,parentDataProperty:$,rootData:w=i,dynamicAnchors:b={}}={}){let e=null,s=0;const g=G.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.kind===void 0||!p.call(i,"kind")){const a={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[a]:e.push(a),s++}const t=i.kind;if(typeof t=="string")if(t==="command"){J(i,{instancePath:n,parentData:_,parentDataProperty:$,rootData:w,dynamicAnchors:b})||(e=e===null?J.errors:v(e,J.errors),s=e.length);var r=!0}else if(t==="http")W(i,{instancePath:n,parentData:_,parentDataProperty:$,rootData:w,dynamicAnchors:b})||(e=e===null?W.errors:v(e,W.errors),s=e.length),r!==!0&&(r=!0);else if(t==="mcp")R(i,{instancePath:n,parentData:_,parentDataProperty:$,rootData:w,dynamicAnchors:b})||(e=e===null?R.errors:v(e,R.errors),s=e.length),r!==!0&&(r=!0);else if(t==="module")z(i,{instancePath:n,parentData:_,parentDataProperty:$,rootData:w,dynamicAnchors:b})||(e=e===null?z.errors:v(e,z.errors),s=e.length),r!==!0&&(r=!0);else if(t==="python")Z(i,{instancePath:n,parentData:_,parentDataProperty:$,rootData:w,dynamicAnchors:b})||(e=e===null?Z.errors:v(e,Z.errors),s=e.length),r!==!0&&(r=!0);else if(t==="run")C(i,{instancePath:n,parentData:_,parentDataProperty:$,rootData:w,dynamicAnchors:b})||(e=e===null?C.errors:v(e,C.errors),s=e.length),r!==!0&&(r=!0);else if(t==="bm25")U(i,{instancePath:n,parentData:_,parentDataProperty:$,rootData:w,dynamicAnchors:b})||(e=e===null?U.errors:v(e,U.errors),s=e.length),r!==!0&&(r=!0);else{const a={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:t}};e===null?e=[a]:e.push(a),s++}else{const a={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"kind",tagValue:t}};e===null?e=[a]:e.push(a),s++}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}return G.errors=e,g.props=r,s===0}G.evaluated={dynamicProps:!0,dynamicItems:!1};const Je={type:"object",properties:{per_intent:{type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `tolerance` and `significance`",additionalProperties:!1,properties:{tolerance:{$ref:"#/$defs/tolerance"},significance:{$ref:"#/$defs/significance"}}},intents:{type:"object",additionalProperties:{type:"object",additionalProperties:{$ref:"#/$defs/rule"}}},significance:{$ref:"#/$defs/significance"}},additionalProperties:{$ref:"#/$defs/rule"},propertyNames:{$ref:"#/$defs/metric"}},pe={type:["number","string","array"],minimum:0,pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$",minItems:1,items:{type:["number","string"],minimum:0,pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$","x-expected":'a finite number from 0, "25%" or "1 case"'},"x-expected":'a finite number from 0, "25%", "1 case", or a list of these'},ge={type:["number","string"],exclusiveMinimum:0,maximum:.15,pattern:"^(auto|off)$","x-expected":"`auto`, `off`, or a number above 0 and up to 0.15"},We={type:["object","string"],pattern:"^off$","x-expected":"`off`, or an object with `tolerance`, `floor`, `ceiling`, `significance`",additionalProperties:!1,properties:{tolerance:{$ref:"#/$defs/tolerance"},floor:{type:"number"},ceiling:{type:"number"},significance:{$ref:"#/$defs/significance"}}},oe=new RegExp("^[0-9]+(\\.[0-9]+)?( ?%| cases?)$","u"),Pe=new RegExp("^(auto|off)$","u");function T(i,{instancePath:n="",parentData:_,parentDataProperty:$,rootData:w=i,dynamicAnchors:b={}}={}){let e=null,s=0;const g=T.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),!(i&&typeof i=="object"&&!Array.isArray(i))&&typeof i!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:We.type}};e===null?e=[r]:e.push(r),s++}if(typeof i=="string"&&!ie.test(i)){const r={instancePath:n,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^off$"}};e===null?e=[r]:e.push(r),s++}if(i&&typeof i=="object"&&!Array.isArray(i)){for(const r of Object.keys(i))if(!(r==="tolerance"||r==="floor"||r==="ceiling"||r==="significance")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),s++}if(i.tolerance!==void 0&&p.call(i,"tolerance")){let r=i.tolerance;if(!(typeof r=="number"&&isFinite(r))&&typeof r!="string"&&!Array.isArray(r)){const t={instancePath:n+"/tolerance",schemaPath:"#/$defs/tolerance/type",keyword:"type",params:{type:pe.type}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/tolerance",schemaPath:"#/$defs/tolerance/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&!oe.test(r)){const t={instancePath:n+"/tolerance",schemaPath:"#/$defs/tolerance/pattern",keyword:"pattern",params:{pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"}};e===null?e=[t]:e.push(t),s++}if(Array.isArray(r)){if(r.length<1){const a={instancePath:n+"/tolerance",schemaPath:"#/$defs/tolerance/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),s++}const t=r.length;for(let a=0;a<t;a++){let l=r[a];if(!(typeof l=="number"&&isFinite(l))&&typeof l!="string"){const m={instancePath:n+"/tolerance/"+a,schemaPath:"#/$defs/tolerance/items/type",keyword:"type",params:{type:pe.items.type}};e===null?e=[m]:e.push(m),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){const m={instancePath:n+"/tolerance/"+a,schemaPath:"#/$defs/tolerance/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),s++}if(typeof l=="string"&&!oe.test(l)){const m={instancePath:n+"/tolerance/"+a,schemaPath:"#/$defs/tolerance/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"}};e===null?e=[m]:e.push(m),s++}}}}if(i.floor!==void 0&&p.call(i,"floor")){let r=i.floor;if(!(typeof r=="number"&&isFinite(r))){const t={instancePath:n+"/floor",schemaPath:"#/properties/floor/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),s++}}if(i.ceiling!==void 0&&p.call(i,"ceiling")){let r=i.ceiling;if(!(typeof r=="number"&&isFinite(r))){const t={instancePath:n+"/ceiling",schemaPath:"#/properties/ceiling/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),s++}}if(i.significance!==void 0&&p.call(i,"significance")){let r=i.significance;if(!(typeof r=="number"&&isFinite(r))&&typeof r!="string"){const t={instancePath:n+"/significance",schemaPath:"#/$defs/significance/type",keyword:"type",params:{type:ge.type}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>.15||isNaN(r)){const t={instancePath:n+"/significance",schemaPath:"#/$defs/significance/maximum",keyword:"maximum",params:{comparison:"<=",limit:.15}};e===null?e=[t]:e.push(t),s++}if(r<=0||isNaN(r)){const t={instancePath:n+"/significance",schemaPath:"#/$defs/significance/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?e=[t]:e.push(t),s++}}if(typeof r=="string"&&!Pe.test(r)){const t={instancePath:n+"/significance",schemaPath:"#/$defs/significance/pattern",keyword:"pattern",params:{pattern:"^(auto|off)$"}};e===null?e=[t]:e.push(t),s++}}}return T.errors=e,s===0}T.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function B(i,{instancePath:n="",parentData:_,parentDataProperty:$,rootData:w=i,dynamicAnchors:b={}}={}){let e=null,s=0;const g=B.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){for(const t of Object.keys(i)){const a=s;if(typeof t!="string"){const l={instancePath:n,schemaPath:"#/$defs/metric/type",keyword:"type",params:{type:"string"},propertyName:t};e===null?e=[l]:e.push(l),s++}var r=a===s;if(!r){const l={instancePath:n,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:t}};e===null?e=[l]:e.push(l),s++}}for(const t of Object.keys(i))t==="per_intent"||t==="intents"||t==="significance"||T(i[t],{instancePath:n+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:t,rootData:w,dynamicAnchors:b})||(e=e===null?T.errors:v(e,T.errors),s=e.length);if(i.per_intent!==void 0&&p.call(i,"per_intent")){let t=i.per_intent;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&typeof t!="string"){const a={instancePath:n+"/per_intent",schemaPath:"#/properties/per_intent/type",keyword:"type",params:{type:Je.properties.per_intent.type}};e===null?e=[a]:e.push(a),s++}if(typeof t=="string"&&!ie.test(t)){const a={instancePath:n+"/per_intent",schemaPath:"#/properties/per_intent/pattern",keyword:"pattern",params:{pattern:"^off$"}};e===null?e=[a]:e.push(a),s++}if(t&&typeof t=="object"&&!Array.isArray(t)){for(const a of Object.keys(t))if(!(a==="tolerance"||a==="significance")){const l={instancePath:n+"/per_intent",schemaPath:"#/properties/per_intent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),s++}if(t.tolerance!==void 0&&p.call(t,"tolerance")){let a=t.tolerance;if(!(typeof a=="number"&&isFinite(a))&&typeof a!="string"&&!Array.isArray(a)){const l={instancePath:n+"/per_intent/tolerance",schemaPath:"#/$defs/tolerance/type",keyword:"type",params:{type:pe.type}};e===null?e=[l]:e.push(l),s++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){const l={instancePath:n+"/per_intent/tolerance",schemaPath:"#/$defs/tolerance/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),s++}if(typeof a=="string"&&!oe.test(a)){const l={instancePath:n+"/per_intent/tolerance",schemaPath:"#/$defs/tolerance/pattern",keyword:"pattern",params:{pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"}};e===null?e=[l]:e.push(l),s++}if(Array.isArray(a)){if(a.length<1){const m={instancePath:n+"/per_intent/tolerance",schemaPath:"#/$defs/tolerance/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[m]:e.push(m),s++}const l=a.length;for(let m=0;m<l;m++){let f=a[m];if(!(typeof f=="number"&&isFinite(f))&&typeof f!="string"){const o={instancePath:n+"/per_intent/tolerance/"+m,schemaPath:"#/$defs/tolerance/items/type",keyword:"type",params:{type:pe.items.type}};e===null?e=[o]:e.push(o),s++}if(typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))){const o={instancePath:n+"/per_intent/tolerance/"+m,schemaPath:"#/$defs/tolerance/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}if(typeof f=="string"&&!oe.test(f)){const o={instancePath:n+"/per_intent/tolerance/"+m,schemaPath:"#/$defs/tolerance/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"}};e===null?e=[o]:e.push(o),s++}}}}if(t.significance!==void 0&&p.call(t,"significance")){let a=t.significance;if(!(typeof a=="number"&&isFinite(a))&&typeof a!="string"){const l={instancePath:n+"/per_intent/significance",schemaPath:"#/$defs/significance/type",keyword:"type",params:{type:ge.type}};e===null?e=[l]:e.push(l),s++}if(typeof a=="number"&&isFinite(a)){if(a>.15||isNaN(a)){const l={instancePath:n+"/per_intent/significance",schemaPath:"#/$defs/significance/maximum",keyword:"maximum",params:{comparison:"<=",limit:.15}};e===null?e=[l]:e.push(l),s++}if(a<=0||isNaN(a)){const l={instancePath:n+"/per_intent/significance",schemaPath:"#/$defs/significance/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?e=[l]:e.push(l),s++}}if(typeof a=="string"&&!Pe.test(a)){const l={instancePath:n+"/per_intent/significance",schemaPath:"#/$defs/significance/pattern",keyword:"pattern",params:{pattern:"^(auto|off)$"}};e===null?e=[l]:e.push(l),s++}}}}if(i.intents!==void 0&&p.call(i,"intents")){let t=i.intents;if(t&&typeof t=="object"&&!Array.isArray(t))for(const a of Object.keys(t)){let l=t[a];if(l&&typeof l=="object"&&!Array.isArray(l))for(const m of Object.keys(l))T(l[m],{instancePath:n+"/intents/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:m,rootData:w,dynamicAnchors:b})||(e=e===null?T.errors:v(e,T.errors),s=e.length);else{const m={instancePath:n+"/intents/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/intents/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}}else{const a={instancePath:n+"/intents",schemaPath:"#/properties/intents/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}}if(i.significance!==void 0&&p.call(i,"significance")){let t=i.significance;if(!(typeof t=="number"&&isFinite(t))&&typeof t!="string"){const a={instancePath:n+"/significance",schemaPath:"#/$defs/significance/type",keyword:"type",params:{type:ge.type}};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>.15||isNaN(t)){const a={instancePath:n+"/significance",schemaPath:"#/$defs/significance/maximum",keyword:"maximum",params:{comparison:"<=",limit:.15}};e===null?e=[a]:e.push(a),s++}if(t<=0||isNaN(t)){const a={instancePath:n+"/significance",schemaPath:"#/$defs/significance/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?e=[a]:e.push(a),s++}}if(typeof t=="string"&&!Pe.test(t)){const a={instancePath:n+"/significance",schemaPath:"#/$defs/significance/pattern",keyword:"pattern",params:{pattern:"^(auto|off)$"}};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}return B.errors=e,s===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function le(i,{instancePath:n="",parentData:_,parentDataProperty:$,rootData:w=i,dynamicAnchors:b={}}={}){let e=null,s=0;const g=le.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.version===void 0||!p.call(i,"version")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[r]:e.push(r),s++}if(i.suite===void 0||!p.call(i,"suite")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suite"}};e===null?e=[r]:e.push(r),s++}if(i.retriever===void 0||!p.call(i,"retriever")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retriever"}};e===null?e=[r]:e.push(r),s++}for(const r of Object.keys(i))if(!p.call(H.properties,r)){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),s++}if(i.$schema!==void 0&&p.call(i,"$schema")&&typeof i.$schema!="string"){const r={instancePath:n+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(i.version!==void 0&&p.call(i,"version")&&i.version!==1){const r={instancePath:n+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue:1}};e===null?e=[r]:e.push(r),s++}if(i.suite!==void 0&&p.call(i,"suite")){let r=i.suite;if(typeof r!="string"&&!Array.isArray(r)){const t={instancePath:n+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type:H.properties.suite.type}};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&P(r)<1){const t={instancePath:n+"/suite",schemaPath:"#/properties/suite/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}if(Array.isArray(r)){if(r.length<1){const a={instancePath:n+"/suite",schemaPath:"#/properties/suite/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[a]:e.push(a),s++}const t=r.length;for(let a=0;a<t;a++){let l=r[a];if(typeof l=="string"){if(P(l)<1){const m={instancePath:n+"/suite/"+a,schemaPath:"#/properties/suite/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:n+"/suite/"+a,schemaPath:"#/properties/suite/items/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}}}if(i.baseline!==void 0&&p.call(i,"baseline")){let r=i.baseline;if(typeof r=="string"){if(!Ie.test(r)){const t={instancePath:n+"/baseline",schemaPath:"#/properties/baseline/pattern",keyword:"pattern",params:{pattern:"\\.(json|ya?ml)$"}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.k!==void 0&&p.call(i,"k")){let r=i.k;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/k",schemaPath:"#/properties/k/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>1e3||isNaN(r)){const t={instancePath:n+"/k",schemaPath:"#/properties/k/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}};e===null?e=[t]:e.push(t),s++}if(r<1||isNaN(r)){const t={instancePath:n+"/k",schemaPath:"#/properties/k/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[t]:e.push(t),s++}}}if(i.retriever!==void 0&&p.call(i,"retriever")&&(G(i.retriever,{instancePath:n+"/retriever",parentData:i,parentDataProperty:"retriever",rootData:w,dynamicAnchors:b})||(e=e===null?G.errors:v(e,G.errors),s=e.length)),i.definition!==void 0&&p.call(i,"definition")){let r=i.definition;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t of Object.keys(r))if(!p.call(M.properties,t)){const a={instancePath:n+"/definition",schemaPath:"#/$defs/definition/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),s++}if(r.gain!==void 0&&p.call(r,"gain")){let t=r.gain;if(!(t==="exponential"||t==="linear")){const a={instancePath:n+"/definition/gain",schemaPath:"#/$defs/definition/properties/gain/enum",keyword:"enum",params:{allowedValues:M.properties.gain.enum}};e===null?e=[a]:e.push(a),s++}}if(r.relevance!==void 0&&p.call(r,"relevance")){let t=r.relevance;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+"/definition/relevance",schemaPath:"#/$defs/definition/properties/relevance/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>255||isNaN(t)){const a={instancePath:n+"/definition/relevance",schemaPath:"#/$defs/definition/properties/relevance/maximum",keyword:"maximum",params:{comparison:"<=",limit:255}};e===null?e=[a]:e.push(a),s++}if(t<1||isNaN(t)){const a={instancePath:n+"/definition/relevance",schemaPath:"#/$defs/definition/properties/relevance/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),s++}}}if(r.order!==void 0&&p.call(r,"order")){let t=r.order;if(!(t==="rank"||t==="score"||t==="trec")){const a={instancePath:n+"/definition/order",schemaPath:"#/$defs/definition/properties/order/enum",keyword:"enum",params:{allowedValues:M.properties.order.enum}};e===null?e=[a]:e.push(a),s++}}if(r.percentile!==void 0&&p.call(r,"percentile")){let t=r.percentile;if(!(t==="nearest"||t==="linear")){const a={instancePath:n+"/definition/percentile",schemaPath:"#/$defs/definition/properties/percentile/enum",keyword:"enum",params:{allowedValues:M.properties.percentile.enum}};e===null?e=[a]:e.push(a),s++}}if(r.duplicates!==void 0&&p.call(r,"duplicates")){let t=r.duplicates;if(!(t==="ignore"||t==="error")){const a={instancePath:n+"/definition/duplicates",schemaPath:"#/$defs/definition/properties/duplicates/enum",keyword:"enum",params:{allowedValues:M.properties.duplicates.enum}};e===null?e=[a]:e.push(a),s++}}if(r.collapse!==void 0&&p.call(r,"collapse")){let t=r.collapse;if(!(t==="none"||t==="max"||t==="first")){const a={instancePath:n+"/definition/collapse",schemaPath:"#/$defs/definition/properties/collapse/enum",keyword:"enum",params:{allowedValues:M.properties.collapse.enum}};e===null?e=[a]:e.push(a),s++}}if(r.ignore_identical_ids!==void 0&&p.call(r,"ignore_identical_ids")&&typeof r.ignore_identical_ids!="boolean"){const t={instancePath:n+"/definition/ignore_identical_ids",schemaPath:"#/$defs/definition/properties/ignore_identical_ids/type",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),s++}if(r.case_sensitive!==void 0&&p.call(r,"case_sensitive")&&typeof r.case_sensitive!="boolean"){const t={instancePath:n+"/definition/case_sensitive",schemaPath:"#/$defs/definition/properties/case_sensitive/type",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),s++}if(r.min_score!==void 0&&p.call(r,"min_score")){let t=r.min_score;if(!(typeof t=="number"&&isFinite(t))){const a={instancePath:n+"/definition/min_score",schemaPath:"#/$defs/definition/properties/min_score/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),s++}}if(r.text!==void 0&&p.call(r,"text")){let t=r.text;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const a of Object.keys(t))if(!(a==="threshold"||a==="autojunk"||a==="min_contained")){const l={instancePath:n+"/definition/text",schemaPath:"#/$defs/definition/properties/text/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),s++}if(t.threshold!==void 0&&p.call(t,"threshold")){let a=t.threshold;if(typeof a=="number"&&isFinite(a)){if(a>1||isNaN(a)){const l={instancePath:n+"/definition/text/threshold",schemaPath:"#/$defs/definition/properties/text/properties/threshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[l]:e.push(l),s++}if(a<=0||isNaN(a)){const l={instancePath:n+"/definition/text/threshold",schemaPath:"#/$defs/definition/properties/text/properties/threshold/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:n+"/definition/text/threshold",schemaPath:"#/$defs/definition/properties/text/properties/threshold/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),s++}}if(t.autojunk!==void 0&&p.call(t,"autojunk")&&typeof t.autojunk!="boolean"){const a={instancePath:n+"/definition/text/autojunk",schemaPath:"#/$defs/definition/properties/text/properties/autojunk/type",keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),s++}if(t.min_contained!==void 0&&p.call(t,"min_contained")){let a=t.min_contained;if(typeof a=="number"&&isFinite(a)){if(a>1||isNaN(a)){const l={instancePath:n+"/definition/text/min_contained",schemaPath:"#/$defs/definition/properties/text/properties/min_contained/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[l]:e.push(l),s++}if(a<=0||isNaN(a)){const l={instancePath:n+"/definition/text/min_contained",schemaPath:"#/$defs/definition/properties/text/properties/min_contained/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:n+"/definition/text/min_contained",schemaPath:"#/$defs/definition/properties/text/properties/min_contained/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),s++}}}else{const a={instancePath:n+"/definition/text",schemaPath:"#/$defs/definition/properties/text/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}}if(r.scores!==void 0&&p.call(r,"scores")){let t=r.scores;if(!(t==="float64"||t==="float32")){const a={instancePath:n+"/definition/scores",schemaPath:"#/$defs/definition/properties/scores/enum",keyword:"enum",params:{allowedValues:M.properties.scores.enum}};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:n+"/definition",schemaPath:"#/$defs/definition/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(i.metrics!==void 0&&p.call(i,"metrics")){let r=i.metrics;if(Array.isArray(r)){const t=r.length;for(let a=0;a<t;a++)if(typeof r[a]!="string"){const l={instancePath:n+"/metrics/"+a,schemaPath:"#/$defs/metric/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}}else{const t={instancePath:n+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),s++}}if(i.gate!==void 0&&p.call(i,"gate")&&(B(i.gate,{instancePath:n+"/gate",parentData:i,parentDataProperty:"gate",rootData:w,dynamicAnchors:b})||(e=e===null?B.errors:v(e,B.errors),s=e.length)),i.judge!==void 0&&p.call(i,"judge")){let r=i.judge;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.base_url===void 0||!p.call(r,"base_url")){const t={instancePath:n+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"base_url"}};e===null?e=[t]:e.push(t),s++}if(r.model===void 0||!p.call(r,"model")){const t={instancePath:n+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[t]:e.push(t),s++}if(r.cache===void 0||!p.call(r,"cache")){const t={instancePath:n+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"cache"}};e===null?e=[t]:e.push(t),s++}for(const t of Object.keys(r))if(!p.call(_e.properties,t)){const a={instancePath:n+"/judge",schemaPath:"#/$defs/judge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),s++}if(r.base_url!==void 0&&p.call(r,"base_url")){let t=r.base_url;if(typeof t=="string"){if(!Oe.test(t)){const a={instancePath:n+"/judge/base_url",schemaPath:"#/$defs/judge/properties/base_url/pattern",keyword:"pattern",params:{pattern:"^https?://[^/?#@\\s]+(/[^?#@\\s]*)?$"}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/judge/base_url",schemaPath:"#/$defs/judge/properties/base_url/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}if(r.model!==void 0&&p.call(r,"model")){let t=r.model;if(typeof t=="string"){if(P(t)<1){const a={instancePath:n+"/judge/model",schemaPath:"#/$defs/judge/properties/model/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/judge/model",schemaPath:"#/$defs/judge/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}if(r.embedding_model!==void 0&&p.call(r,"embedding_model")){let t=r.embedding_model;if(typeof t=="string"){if(P(t)<1){const a={instancePath:n+"/judge/embedding_model",schemaPath:"#/$defs/judge/properties/embedding_model/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/judge/embedding_model",schemaPath:"#/$defs/judge/properties/embedding_model/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}if(r.api_key!==void 0&&p.call(r,"api_key")){let t=r.api_key;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.env===void 0||!p.call(t,"env")){const a={instancePath:n+"/judge/api_key",schemaPath:"#/$defs/judge/properties/api_key/required",keyword:"required",params:{missingProperty:"env"}};e===null?e=[a]:e.push(a),s++}for(const a of Object.keys(t))if(a!=="env"){const l={instancePath:n+"/judge/api_key",schemaPath:"#/$defs/judge/properties/api_key/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),s++}if(t.env!==void 0&&p.call(t,"env")){let a=t.env;if(typeof a=="string"){if(!Te.test(a)){const l={instancePath:n+"/judge/api_key/env",schemaPath:"#/$defs/judge/properties/api_key/properties/env/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z_][A-Za-z0-9_]*$"}};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:n+"/judge/api_key/env",schemaPath:"#/$defs/judge/properties/api_key/properties/env/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}}}else{const a={instancePath:n+"/judge/api_key",schemaPath:"#/$defs/judge/properties/api_key/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}}if(r.temperature!==void 0&&p.call(r,"temperature")){let t=r.temperature;if(!(typeof t=="number"&&isFinite(t))&&typeof t!="string"){const a={instancePath:n+"/judge/temperature",schemaPath:"#/$defs/judge/properties/temperature/type",keyword:"type",params:{type:_e.properties.temperature.type}};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>2||isNaN(t)){const a={instancePath:n+"/judge/temperature",schemaPath:"#/$defs/judge/properties/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}};e===null?e=[a]:e.push(a),s++}if(t<0||isNaN(t)){const a={instancePath:n+"/judge/temperature",schemaPath:"#/$defs/judge/properties/temperature/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}if(typeof t=="string"&&!ie.test(t)){const a={instancePath:n+"/judge/temperature",schemaPath:"#/$defs/judge/properties/temperature/pattern",keyword:"pattern",params:{pattern:"^off$"}};e===null?e=[a]:e.push(a),s++}}if(r.seed!==void 0&&p.call(r,"seed")){let t=r.seed;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+"/judge/seed",schemaPath:"#/$defs/judge/properties/seed/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const a={instancePath:n+"/judge/seed",schemaPath:"#/$defs/judge/properties/seed/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};e===null?e=[a]:e.push(a),s++}if(t<0||isNaN(t)){const a={instancePath:n+"/judge/seed",schemaPath:"#/$defs/judge/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}}if(r.cache!==void 0&&p.call(r,"cache")){let t=r.cache;if(typeof t=="string"){if(P(t)<1){const a={instancePath:n+"/judge/cache",schemaPath:"#/$defs/judge/properties/cache/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),s++}if(!Fe.test(t)){const a={instancePath:n+"/judge/cache",schemaPath:"#/$defs/judge/properties/cache/pattern",keyword:"pattern",params:{pattern:"\\.jsonl$"}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/judge/cache",schemaPath:"#/$defs/judge/properties/cache/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}if(r.max_requests!==void 0&&p.call(r,"max_requests")){let t=r.max_requests;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+"/judge/max_requests",schemaPath:"#/$defs/judge/properties/max_requests/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t)){const a={instancePath:n+"/judge/max_requests",schemaPath:"#/$defs/judge/properties/max_requests/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}};e===null?e=[a]:e.push(a),s++}if(t<1||isNaN(t)){const a={instancePath:n+"/judge/max_requests",schemaPath:"#/$defs/judge/properties/max_requests/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),s++}}}if(r.max_cost!==void 0&&p.call(r,"max_cost")){let t=r.max_cost;if(typeof t=="number"&&isFinite(t)){if(t<=0||isNaN(t)){const a={instancePath:n+"/judge/max_cost",schemaPath:"#/$defs/judge/properties/max_cost/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/judge/max_cost",schemaPath:"#/$defs/judge/properties/max_cost/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),s++}}if(r.prices!==void 0&&p.call(r,"prices")){let t=r.prices;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.prompt===void 0||!p.call(t,"prompt")){const a={instancePath:n+"/judge/prices",schemaPath:"#/$defs/judge/properties/prices/required",keyword:"required",params:{missingProperty:"prompt"}};e===null?e=[a]:e.push(a),s++}if(t.completion===void 0||!p.call(t,"completion")){const a={instancePath:n+"/judge/prices",schemaPath:"#/$defs/judge/properties/prices/required",keyword:"required",params:{missingProperty:"completion"}};e===null?e=[a]:e.push(a),s++}for(const a of Object.keys(t))if(!(a==="prompt"||a==="completion"||a==="embedding")){const l={instancePath:n+"/judge/prices",schemaPath:"#/$defs/judge/properties/prices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),s++}if(t.prompt!==void 0&&p.call(t,"prompt")){let a=t.prompt;if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){const l={instancePath:n+"/judge/prices/prompt",schemaPath:"#/$defs/judge/properties/prices/properties/prompt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:n+"/judge/prices/prompt",schemaPath:"#/$defs/judge/properties/prices/properties/prompt/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),s++}}if(t.completion!==void 0&&p.call(t,"completion")){let a=t.completion;if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){const l={instancePath:n+"/judge/prices/completion",schemaPath:"#/$defs/judge/properties/prices/properties/completion/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:n+"/judge/prices/completion",schemaPath:"#/$defs/judge/properties/prices/properties/completion/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),s++}}if(t.embedding!==void 0&&p.call(t,"embedding")){let a=t.embedding;if(typeof a=="number"&&isFinite(a)){if(a<0||isNaN(a)){const l={instancePath:n+"/judge/prices/embedding",schemaPath:"#/$defs/judge/properties/prices/properties/embedding/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:n+"/judge/prices/embedding",schemaPath:"#/$defs/judge/properties/prices/properties/embedding/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),s++}}}else{const a={instancePath:n+"/judge/prices",schemaPath:"#/$defs/judge/properties/prices/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}}if(r.timeout_ms!==void 0&&p.call(r,"timeout_ms")){let t=r.timeout_ms;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+"/judge/timeout_ms",schemaPath:"#/$defs/judge/properties/timeout_ms/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>36e5||isNaN(t)){const a={instancePath:n+"/judge/timeout_ms",schemaPath:"#/$defs/judge/properties/timeout_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:36e5}};e===null?e=[a]:e.push(a),s++}if(t<1||isNaN(t)){const a={instancePath:n+"/judge/timeout_ms",schemaPath:"#/$defs/judge/properties/timeout_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),s++}}}if(r.retries!==void 0&&p.call(r,"retries")){let t=r.retries;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+"/judge/retries",schemaPath:"#/$defs/judge/properties/retries/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const a={instancePath:n+"/judge/retries",schemaPath:"#/$defs/judge/properties/retries/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}};e===null?e=[a]:e.push(a),s++}if(t<0||isNaN(t)){const a={instancePath:n+"/judge/retries",schemaPath:"#/$defs/judge/properties/retries/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}}if(r.concurrency!==void 0&&p.call(r,"concurrency")){let t=r.concurrency;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+"/judge/concurrency",schemaPath:"#/$defs/judge/properties/concurrency/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>64||isNaN(t)){const a={instancePath:n+"/judge/concurrency",schemaPath:"#/$defs/judge/properties/concurrency/maximum",keyword:"maximum",params:{comparison:"<=",limit:64}};e===null?e=[a]:e.push(a),s++}if(t<1||isNaN(t)){const a={instancePath:n+"/judge/concurrency",schemaPath:"#/$defs/judge/properties/concurrency/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),s++}}}}else{const t={instancePath:n+"/judge",schemaPath:"#/$defs/judge/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(i.select!==void 0&&p.call(i,"select")){let r=i.select;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){const t={instancePath:n+"/select",schemaPath:"#/properties/select/minProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[t]:e.push(t),s++}for(const t of Object.keys(r))if(!(t==="tags"||t==="intents"||t==="ids")){const a={instancePath:n+"/select",schemaPath:"#/properties/select/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),s++}if(r.tags!==void 0&&p.call(r,"tags")){let t=r.tags;if(Array.isArray(t)){if(t.length<1){const l={instancePath:n+"/select/tags",schemaPath:"#/properties/select/properties/tags/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[l]:e.push(l),s++}const a=t.length;for(let l=0;l<a;l++){let m=t[l];if(typeof m=="string"){if(P(m)<1){const f={instancePath:n+"/select/tags/"+l,schemaPath:"#/properties/select/properties/tags/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:n+"/select/tags/"+l,schemaPath:"#/properties/select/properties/tags/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}}}else{const a={instancePath:n+"/select/tags",schemaPath:"#/properties/select/properties/tags/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),s++}}if(r.intents!==void 0&&p.call(r,"intents")){let t=r.intents;if(Array.isArray(t)){if(t.length<1){const l={instancePath:n+"/select/intents",schemaPath:"#/properties/select/properties/intents/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[l]:e.push(l),s++}const a=t.length;for(let l=0;l<a;l++){let m=t[l];if(typeof m=="string"){if(P(m)<1){const f={instancePath:n+"/select/intents/"+l,schemaPath:"#/properties/select/properties/intents/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:n+"/select/intents/"+l,schemaPath:"#/properties/select/properties/intents/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}}}else{const a={instancePath:n+"/select/intents",schemaPath:"#/properties/select/properties/intents/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),s++}}if(r.ids!==void 0&&p.call(r,"ids")){let t=r.ids;if(Array.isArray(t)){if(t.length<1){const l={instancePath:n+"/select/ids",schemaPath:"#/properties/select/properties/ids/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[l]:e.push(l),s++}const a=t.length;for(let l=0;l<a;l++){let m=t[l];if(typeof m=="string"){if(P(m)<1){const f={instancePath:n+"/select/ids/"+l,schemaPath:"#/properties/select/properties/ids/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:n+"/select/ids/"+l,schemaPath:"#/properties/select/properties/ids/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}}}else{const a={instancePath:n+"/select/ids",schemaPath:"#/properties/select/properties/ids/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:n+"/select",schemaPath:"#/properties/select/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(i.vary!==void 0&&p.call(i,"vary")&&i.vary!=="off"){const r={instancePath:n+"/vary",schemaPath:"#/properties/vary/const",keyword:"const",params:{allowedValue:"off"}};e===null?e=[r]:e.push(r),s++}if(i.latency!==void 0&&p.call(i,"latency")){let r=i.latency;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&typeof r!="string"){const t={instancePath:n+"/latency",schemaPath:"#/properties/latency/type",keyword:"type",params:{type:H.properties.latency.type}};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&!ie.test(r)){const t={instancePath:n+"/latency",schemaPath:"#/properties/latency/pattern",keyword:"pattern",params:{pattern:"^off$"}};e===null?e=[t]:e.push(t),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t of Object.keys(r))if(!(t==="warmup"||t==="repeats"||t==="budget_s"||t==="cases"||t==="seed"||t==="source"||t==="side_by_side")){const a={instancePath:n+"/latency",schemaPath:"#/properties/latency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),s++}if(r.warmup!==void 0&&p.call(r,"warmup")){let t=r.warmup;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+"/latency/warmup",schemaPath:"#/properties/latency/properties/warmup/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){const a={instancePath:n+"/latency/warmup",schemaPath:"#/properties/latency/properties/warmup/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}};e===null?e=[a]:e.push(a),s++}if(t<1||isNaN(t)){const a={instancePath:n+"/latency/warmup",schemaPath:"#/properties/latency/properties/warmup/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),s++}}}if(r.repeats!==void 0&&p.call(r,"repeats")){let t=r.repeats;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){const a={instancePath:n+"/latency/repeats",schemaPath:"#/properties/latency/properties/repeats/type",keyword:"type",params:{type:H.properties.latency.properties.repeats.type}};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>1e4||isNaN(t)){const a={instancePath:n+"/latency/repeats",schemaPath:"#/properties/latency/properties/repeats/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4}};e===null?e=[a]:e.push(a),s++}if(t<1||isNaN(t)){const a={instancePath:n+"/latency/repeats",schemaPath:"#/properties/latency/properties/repeats/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),s++}}if(typeof t=="string"&&!Se.test(t)){const a={instancePath:n+"/latency/repeats",schemaPath:"#/properties/latency/properties/repeats/pattern",keyword:"pattern",params:{pattern:"^auto$"}};e===null?e=[a]:e.push(a),s++}}if(r.budget_s!==void 0&&p.call(r,"budget_s")){let t=r.budget_s;if(typeof t=="number"&&isFinite(t)){if(t>86400||isNaN(t)){const a={instancePath:n+"/latency/budget_s",schemaPath:"#/properties/latency/properties/budget_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}};e===null?e=[a]:e.push(a),s++}if(t<=0||isNaN(t)){const a={instancePath:n+"/latency/budget_s",schemaPath:"#/properties/latency/properties/budget_s/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/latency/budget_s",schemaPath:"#/properties/latency/properties/budget_s/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),s++}}if(r.cases!==void 0&&p.call(r,"cases")){let t=r.cases;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+"/latency/cases",schemaPath:"#/properties/latency/properties/cases/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const a={instancePath:n+"/latency/cases",schemaPath:"#/properties/latency/properties/cases/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};e===null?e=[a]:e.push(a),s++}if(t<1||isNaN(t)){const a={instancePath:n+"/latency/cases",schemaPath:"#/properties/latency/properties/cases/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),s++}}}if(r.seed!==void 0&&p.call(r,"seed")){let t=r.seed;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+"/latency/seed",schemaPath:"#/properties/latency/properties/seed/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const a={instancePath:n+"/latency/seed",schemaPath:"#/properties/latency/properties/seed/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};e===null?e=[a]:e.push(a),s++}if(t<0||isNaN(t)){const a={instancePath:n+"/latency/seed",schemaPath:"#/properties/latency/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}}if(r.source!==void 0&&p.call(r,"source")){let t=r.source;if(!(t==="measured"||t==="reported")){const a={instancePath:n+"/latency/source",schemaPath:"#/properties/latency/properties/source/enum",keyword:"enum",params:{allowedValues:H.properties.latency.properties.source.enum}};e===null?e=[a]:e.push(a),s++}}if(r.side_by_side!==void 0&&p.call(r,"side_by_side")){let t=r.side_by_side;if(t&&typeof t=="object"&&!Array.isArray(t)){for(const a of Object.keys(t))if(!(a==="p50"||a==="p95"||a==="drift")){const l={instancePath:n+"/latency/side_by_side",schemaPath:"#/properties/latency/properties/side_by_side/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),s++}if(t.p50!==void 0&&p.call(t,"p50")){let a=t.p50;if(typeof a=="string"){if(!$e.test(a)){const l={instancePath:n+"/latency/side_by_side/p50",schemaPath:"#/$defs/percent/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,6}(\\.[0-9]{1,6})? ?%$"}};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:n+"/latency/side_by_side/p50",schemaPath:"#/$defs/percent/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}}if(t.p95!==void 0&&p.call(t,"p95")){let a=t.p95;if(typeof a=="string"){if(!$e.test(a)){const l={instancePath:n+"/latency/side_by_side/p95",schemaPath:"#/$defs/percent/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,6}(\\.[0-9]{1,6})? ?%$"}};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:n+"/latency/side_by_side/p95",schemaPath:"#/$defs/percent/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}}if(t.drift!==void 0&&p.call(t,"drift")){let a=t.drift;if(!(a==="refuse"||a==="allow")){const l={instancePath:n+"/latency/side_by_side/drift",schemaPath:"#/properties/latency/properties/side_by_side/properties/drift/enum",keyword:"enum",params:{allowedValues:H.properties.latency.properties.side_by_side.properties.drift.enum}};e===null?e=[l]:e.push(l),s++}}}else{const a={instancePath:n+"/latency/side_by_side",schemaPath:"#/properties/latency/properties/side_by_side/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}}}}if(i.prices!==void 0&&p.call(i,"prices")){let r=i.prices;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.currency===void 0||!p.call(r,"currency")){const t={instancePath:n+"/prices",schemaPath:"#/properties/prices/required",keyword:"required",params:{missingProperty:"currency"}};e===null?e=[t]:e.push(t),s++}if(r.models===void 0||!p.call(r,"models")){const t={instancePath:n+"/prices",schemaPath:"#/properties/prices/required",keyword:"required",params:{missingProperty:"models"}};e===null?e=[t]:e.push(t),s++}for(const t of Object.keys(r))if(!(t==="currency"||t==="models")){const a={instancePath:n+"/prices",schemaPath:"#/properties/prices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),s++}if(r.currency!==void 0&&p.call(r,"currency")){let t=r.currency;if(typeof t=="string"){if(!Me.test(t)){const a={instancePath:n+"/prices/currency",schemaPath:"#/properties/prices/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{1,10}$"}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/prices/currency",schemaPath:"#/properties/prices/properties/currency/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}if(r.models!==void 0&&p.call(r,"models")){let t=r.models;if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length<1){const a={instancePath:n+"/prices/models",schemaPath:"#/properties/prices/properties/models/minProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[a]:e.push(a),s++}for(const a of Object.keys(t)){let l=t[a];if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1){const m={instancePath:n+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/price/minProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[m]:e.push(m),s++}for(const m of Object.keys(l))if(!(m==="prompt"||m==="completion"||m==="per_call")){const f={instancePath:n+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/price/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[f]:e.push(f),s++}if(l.prompt!==void 0&&p.call(l,"prompt")){let m=l.prompt;if(typeof m=="number"&&isFinite(m)){if(m<0||isNaN(m)){const f={instancePath:n+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/prompt",schemaPath:"#/$defs/price/properties/prompt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:n+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/prompt",schemaPath:"#/$defs/price/properties/prompt/type",keyword:"type",params:{type:"number"}};e===null?e=[f]:e.push(f),s++}}if(l.completion!==void 0&&p.call(l,"completion")){let m=l.completion;if(typeof m=="number"&&isFinite(m)){if(m<0||isNaN(m)){const f={instancePath:n+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/completion",schemaPath:"#/$defs/price/properties/completion/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:n+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/completion",schemaPath:"#/$defs/price/properties/completion/type",keyword:"type",params:{type:"number"}};e===null?e=[f]:e.push(f),s++}}if(l.per_call!==void 0&&p.call(l,"per_call")){let m=l.per_call;if(typeof m=="number"&&isFinite(m)){if(m<0||isNaN(m)){const f={instancePath:n+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/per_call",schemaPath:"#/$defs/price/properties/per_call/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:n+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/per_call",schemaPath:"#/$defs/price/properties/per_call/type",keyword:"type",params:{type:"number"}};e===null?e=[f]:e.push(f),s++}}}else{const m={instancePath:n+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/price/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}}}else{const a={instancePath:n+"/prices/models",schemaPath:"#/properties/prices/properties/models/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:n+"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return le.errors=e,s===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};exports.suite=me;const Re=new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$","u"),ze={type:"object",additionalProperties:!1,required:["id","query","intent"],oneOf:[{required:["expected"]},{required:["expect_empty"]},{not:{anyOf:[{required:["expected"]},{required:["expect_empty"]}]}}],"x-expected":"either `expected` or `expect_empty: true`, or neither for a watched query",properties:{id:{type:"string",minLength:1,maxLength:500},query:{type:"string",minLength:1,maxLength:1e5,pattern:"\\S","x-expected":"a query that is not blank"},intent:{type:"string",pattern:"^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}._-]{0,79}$","x-expected":"a word of letters, digits, `.`, `_` and `-`"},expected:{type:"array",minItems:1,items:{$ref:"#/$defs/target"}},expect_empty:{const:!0},forbidden:{type:"array",minItems:1,items:{$ref:"#/$defs/forbidden"}},judged_irrelevant:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string",pattern:"\\S","x-expected":"a document id that is not blank"}},critical:{type:"boolean"},group:{type:"string",minLength:1,maxLength:200},reference_answer:{type:"string",minLength:1},params:{type:"object",minProperties:1,additionalProperties:!0},tags:{type:"array",uniqueItems:!0,items:{type:"string",pattern:"^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}._-]{0,79}$","x-expected":"a word of letters, digits, `.`, `_` and `-`"}}}},x=new RegExp("\\S","u"),ke=new RegExp("^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}._-]{0,79}$","u"),Ze={type:["string","object"],minLength:1,pattern:"\\S",additionalProperties:!1,if:{type:"object"},then:{oneOf:[{required:["path"]},{required:["name"]},{required:["qualified_name"]},{required:["id"]},{required:["text"]},{required:["span"]},{required:["any"]}],"x-expected":"exactly one of `path`, `name`, `qualified_name`, `id`, `text`, `span`, `any`, and optionally `grade`"},"x-expected":"a non-blank string, or an object with exactly one of `path`, `name`, `qualified_name`, `id`, `text`, `span`, `any`, and optionally `grade`",properties:{path:{type:"string",pattern:"\\S"},name:{type:"string",pattern:"\\S"},qualified_name:{type:"string",pattern:"\\S"},id:{type:"string",pattern:"\\S"},text:{type:"string",pattern:"\\S"},span:{$ref:"#/$defs/span"},any:{type:"array",minItems:1,items:{$ref:"#/$defs/member"}},grade:{type:"integer",minimum:1,maximum:255}}};const Ce={type:["string","object"],minLength:1,pattern:"\\S",additionalProperties:!1,if:{type:"object"},then:{oneOf:[{required:["path"]},{required:["name"]},{required:["qualified_name"]},{required:["id"]},{required:["text"]},{required:["span"]}],"x-expected":"exactly one of `path`, `name`, `qualified_name`, `id`, `text`, `span`"},"x-expected":"a non-blank string, or an object with exactly one of `path`, `name`, `qualified_name`, `id`, `text`, `span`",properties:{path:{$ref:"#/$defs/target/properties/path"},name:{type:"string",pattern:"\\S"},qualified_name:{$ref:"#/$defs/target/properties/qualified_name"},id:{$ref:"#/$defs/target/properties/id"},text:{$ref:"#/$defs/target/properties/text"},span:{$ref:"#/$defs/span"}}};function K(i,{instancePath:n="",parentData:_,parentDataProperty:$,rootData:w=i,dynamicAnchors:b={}}={}){let e=null,s=0;const g=K.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),typeof i!="string"&&!(i&&typeof i=="object"&&!Array.isArray(i))){const o={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:Ce.type}};e===null?e=[o]:e.push(o),s++}const r=s;let t=!0;const a=s;if(!(i&&typeof i=="object"&&!Array.isArray(i))){const o={};e===null?e=[o]:e.push(o),s++}var l=a===s;if(s=r,e!==null&&(r?e.length=r:e=null),l){const o=s,d=s;let c=!1,u=null;const k=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.path===void 0||!p.call(i,"path"))){const h={instancePath:n,schemaPath:"#/then/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[h]:e.push(h),s++}var m=k===s;m&&(c=!0,u=0);const q=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.name===void 0||!p.call(i,"name"))){const h={instancePath:n,schemaPath:"#/then/oneOf/1/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[h]:e.push(h),s++}var m=q===s;if(m&&c)c=!1,u=[u,1];else{m&&(c=!0,u=1);const h=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.qualified_name===void 0||!p.call(i,"qualified_name"))){const L={instancePath:n,schemaPath:"#/then/oneOf/2/required",keyword:"required",params:{missingProperty:"qualified_name"}};e===null?e=[L]:e.push(L),s++}var m=h===s;if(m&&c)c=!1,u=[u,2];else{m&&(c=!0,u=2);const L=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.id===void 0||!p.call(i,"id"))){const j={instancePath:n,schemaPath:"#/then/oneOf/3/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[j]:e.push(j),s++}var m=L===s;if(m&&c)c=!1,u=[u,3];else{m&&(c=!0,u=3);const j=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.text===void 0||!p.call(i,"text"))){const N={instancePath:n,schemaPath:"#/then/oneOf/4/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[N]:e.push(N),s++}var m=j===s;if(m&&c)c=!1,u=[u,4];else{m&&(c=!0,u=4);const N=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.span===void 0||!p.call(i,"span"))){const I={instancePath:n,schemaPath:"#/then/oneOf/5/required",keyword:"required",params:{missingProperty:"span"}};e===null?e=[I]:e.push(I),s++}var m=N===s;m&&c?(c=!1,u=[u,5]):m&&(c=!0,u=5)}}}}if(c)s=d,e!==null&&(d?e.length=d:e=null);else{const h={instancePath:n,schemaPath:"#/then/oneOf",keyword:"oneOf",params:{passingSchemas:u}};e===null?e=[h]:e.push(h),s++}var l=o===s;t=l}if(!t){const o={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[o]:e.push(o),s++}if(typeof i=="string"){if(P(i)<1){const o={instancePath:n,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}if(!x.test(i)){const o={instancePath:n,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[o]:e.push(o),s++}}if(i&&typeof i=="object"&&!Array.isArray(i)){for(const o of Object.keys(i))if(!(o==="path"||o==="name"||o==="qualified_name"||o==="id"||o==="text"||o==="span")){const d={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[d]:e.push(d),s++}if(i.path!==void 0&&p.call(i,"path")){let o=i.path;if(typeof o=="string"){if(!x.test(o)){const d={instancePath:n+"/path",schemaPath:"#/$defs/target/properties/path/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/path",schemaPath:"#/$defs/target/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.name!==void 0&&p.call(i,"name")){let o=i.name;if(typeof o=="string"){if(!x.test(o)){const d={instancePath:n+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.qualified_name!==void 0&&p.call(i,"qualified_name")){let o=i.qualified_name;if(typeof o=="string"){if(!x.test(o)){const d={instancePath:n+"/qualified_name",schemaPath:"#/$defs/target/properties/qualified_name/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/qualified_name",schemaPath:"#/$defs/target/properties/qualified_name/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.id!==void 0&&p.call(i,"id")){let o=i.id;if(typeof o=="string"){if(!x.test(o)){const d={instancePath:n+"/id",schemaPath:"#/$defs/target/properties/id/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/id",schemaPath:"#/$defs/target/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.text!==void 0&&p.call(i,"text")){let o=i.text;if(typeof o=="string"){if(!x.test(o)){const d={instancePath:n+"/text",schemaPath:"#/$defs/target/properties/text/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/text",schemaPath:"#/$defs/target/properties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.span!==void 0&&p.call(i,"span")){let o=i.span;const d=s;let c=!1,u=null;const k=s;if(o&&typeof o=="object"&&!Array.isArray(o)&&(o.path===void 0||!p.call(o,"path"))){const y={instancePath:n+"/span",schemaPath:"#/$defs/span/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[y]:e.push(y),s++}var f=k===s;f&&(c=!0,u=0);const q=s;if(o&&typeof o=="object"&&!Array.isArray(o)&&(o.id===void 0||!p.call(o,"id"))){const y={instancePath:n+"/span",schemaPath:"#/$defs/span/oneOf/1/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[y]:e.push(y),s++}var f=q===s;if(f&&c?(c=!1,u=[u,1]):f&&(c=!0,u=1),c)s=d,e!==null&&(d?e.length=d:e=null);else{const y={instancePath:n+"/span",schemaPath:"#/$defs/span/oneOf",keyword:"oneOf",params:{passingSchemas:u}};e===null?e=[y]:e.push(y),s++}if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.start===void 0||!p.call(o,"start")){const y={instancePath:n+"/span",schemaPath:"#/$defs/span/required",keyword:"required",params:{missingProperty:"start"}};e===null?e=[y]:e.push(y),s++}if(o.end===void 0||!p.call(o,"end")){const y={instancePath:n+"/span",schemaPath:"#/$defs/span/required",keyword:"required",params:{missingProperty:"end"}};e===null?e=[y]:e.push(y),s++}for(const y of Object.keys(o))if(!(y==="path"||y==="id"||y==="start"||y==="end")){const h={instancePath:n+"/span",schemaPath:"#/$defs/span/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[h]:e.push(h),s++}if(o.path!==void 0&&p.call(o,"path")){let y=o.path;if(typeof y=="string"){if(!x.test(y)){const h={instancePath:n+"/span/path",schemaPath:"#/$defs/span/properties/path/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[h]:e.push(h),s++}}else{const h={instancePath:n+"/span/path",schemaPath:"#/$defs/span/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),s++}}if(o.id!==void 0&&p.call(o,"id")){let y=o.id;if(typeof y=="string"){if(!x.test(y)){const h={instancePath:n+"/span/id",schemaPath:"#/$defs/span/properties/id/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[h]:e.push(h),s++}}else{const h={instancePath:n+"/span/id",schemaPath:"#/$defs/span/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),s++}}if(o.start!==void 0&&p.call(o,"start")){let y=o.start;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){const h={instancePath:n+"/span/start",schemaPath:"#/$defs/span/properties/start/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),s++}if(typeof y=="number"&&isFinite(y)&&(y<0||isNaN(y))){const h={instancePath:n+"/span/start",schemaPath:"#/$defs/span/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),s++}}if(o.end!==void 0&&p.call(o,"end")){let y=o.end;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){const h={instancePath:n+"/span/end",schemaPath:"#/$defs/span/properties/end/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),s++}if(typeof y=="number"&&isFinite(y)&&(y<1||isNaN(y))){const h={instancePath:n+"/span/end",schemaPath:"#/$defs/span/properties/end/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[h]:e.push(h),s++}}}else{const y={instancePath:n+"/span",schemaPath:"#/$defs/span/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),s++}}}return K.errors=e,s===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Y(i,{instancePath:n="",parentData:_,parentDataProperty:$,rootData:w=i,dynamicAnchors:b={}}={}){let e=null,s=0;const g=Y.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),typeof i!="string"&&!(i&&typeof i=="object"&&!Array.isArray(i))){const o={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:Ze.type}};e===null?e=[o]:e.push(o),s++}const r=s;let t=!0;const a=s;if(!(i&&typeof i=="object"&&!Array.isArray(i))){const o={};e===null?e=[o]:e.push(o),s++}var l=a===s;if(s=r,e!==null&&(r?e.length=r:e=null),l){const o=s,d=s;let c=!1,u=null;const k=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.path===void 0||!p.call(i,"path"))){const h={instancePath:n,schemaPath:"#/then/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[h]:e.push(h),s++}var m=k===s;m&&(c=!0,u=0);const q=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.name===void 0||!p.call(i,"name"))){const h={instancePath:n,schemaPath:"#/then/oneOf/1/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[h]:e.push(h),s++}var m=q===s;if(m&&c)c=!1,u=[u,1];else{m&&(c=!0,u=1);const h=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.qualified_name===void 0||!p.call(i,"qualified_name"))){const L={instancePath:n,schemaPath:"#/then/oneOf/2/required",keyword:"required",params:{missingProperty:"qualified_name"}};e===null?e=[L]:e.push(L),s++}var m=h===s;if(m&&c)c=!1,u=[u,2];else{m&&(c=!0,u=2);const L=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.id===void 0||!p.call(i,"id"))){const j={instancePath:n,schemaPath:"#/then/oneOf/3/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[j]:e.push(j),s++}var m=L===s;if(m&&c)c=!1,u=[u,3];else{m&&(c=!0,u=3);const j=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.text===void 0||!p.call(i,"text"))){const N={instancePath:n,schemaPath:"#/then/oneOf/4/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[N]:e.push(N),s++}var m=j===s;if(m&&c)c=!1,u=[u,4];else{m&&(c=!0,u=4);const N=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.span===void 0||!p.call(i,"span"))){const I={instancePath:n,schemaPath:"#/then/oneOf/5/required",keyword:"required",params:{missingProperty:"span"}};e===null?e=[I]:e.push(I),s++}var m=N===s;if(m&&c)c=!1,u=[u,5];else{m&&(c=!0,u=5);const I=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.any===void 0||!p.call(i,"any"))){const S={instancePath:n,schemaPath:"#/then/oneOf/6/required",keyword:"required",params:{missingProperty:"any"}};e===null?e=[S]:e.push(S),s++}var m=I===s;m&&c?(c=!1,u=[u,6]):m&&(c=!0,u=6)}}}}}if(c)s=d,e!==null&&(d?e.length=d:e=null);else{const h={instancePath:n,schemaPath:"#/then/oneOf",keyword:"oneOf",params:{passingSchemas:u}};e===null?e=[h]:e.push(h),s++}var l=o===s;t=l}if(!t){const o={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[o]:e.push(o),s++}if(typeof i=="string"){if(P(i)<1){const o={instancePath:n,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}if(!x.test(i)){const o={instancePath:n,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[o]:e.push(o),s++}}if(i&&typeof i=="object"&&!Array.isArray(i)){for(const o of Object.keys(i))if(!(o==="path"||o==="name"||o==="qualified_name"||o==="id"||o==="text"||o==="span"||o==="any"||o==="grade")){const d={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[d]:e.push(d),s++}if(i.path!==void 0&&p.call(i,"path")){let o=i.path;if(typeof o=="string"){if(!x.test(o)){const d={instancePath:n+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.name!==void 0&&p.call(i,"name")){let o=i.name;if(typeof o=="string"){if(!x.test(o)){const d={instancePath:n+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.qualified_name!==void 0&&p.call(i,"qualified_name")){let o=i.qualified_name;if(typeof o=="string"){if(!x.test(o)){const d={instancePath:n+"/qualified_name",schemaPath:"#/properties/qualified_name/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/qualified_name",schemaPath:"#/properties/qualified_name/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.id!==void 0&&p.call(i,"id")){let o=i.id;if(typeof o=="string"){if(!x.test(o)){const d={instancePath:n+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.text!==void 0&&p.call(i,"text")){let o=i.text;if(typeof o=="string"){if(!x.test(o)){const d={instancePath:n+"/text",schemaPath:"#/properties/text/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.span!==void 0&&p.call(i,"span")){let o=i.span;const d=s;let c=!1,u=null;const k=s;if(o&&typeof o=="object"&&!Array.isArray(o)&&(o.path===void 0||!p.call(o,"path"))){const y={instancePath:n+"/span",schemaPath:"#/$defs/span/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[y]:e.push(y),s++}var f=k===s;f&&(c=!0,u=0);const q=s;if(o&&typeof o=="object"&&!Array.isArray(o)&&(o.id===void 0||!p.call(o,"id"))){const y={instancePath:n+"/span",schemaPath:"#/$defs/span/oneOf/1/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[y]:e.push(y),s++}var f=q===s;if(f&&c?(c=!1,u=[u,1]):f&&(c=!0,u=1),c)s=d,e!==null&&(d?e.length=d:e=null);else{const y={instancePath:n+"/span",schemaPath:"#/$defs/span/oneOf",keyword:"oneOf",params:{passingSchemas:u}};e===null?e=[y]:e.push(y),s++}if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.start===void 0||!p.call(o,"start")){const y={instancePath:n+"/span",schemaPath:"#/$defs/span/required",keyword:"required",params:{missingProperty:"start"}};e===null?e=[y]:e.push(y),s++}if(o.end===void 0||!p.call(o,"end")){const y={instancePath:n+"/span",schemaPath:"#/$defs/span/required",keyword:"required",params:{missingProperty:"end"}};e===null?e=[y]:e.push(y),s++}for(const y of Object.keys(o))if(!(y==="path"||y==="id"||y==="start"||y==="end")){const h={instancePath:n+"/span",schemaPath:"#/$defs/span/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[h]:e.push(h),s++}if(o.path!==void 0&&p.call(o,"path")){let y=o.path;if(typeof y=="string"){if(!x.test(y)){const h={instancePath:n+"/span/path",schemaPath:"#/$defs/span/properties/path/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[h]:e.push(h),s++}}else{const h={instancePath:n+"/span/path",schemaPath:"#/$defs/span/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),s++}}if(o.id!==void 0&&p.call(o,"id")){let y=o.id;if(typeof y=="string"){if(!x.test(y)){const h={instancePath:n+"/span/id",schemaPath:"#/$defs/span/properties/id/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[h]:e.push(h),s++}}else{const h={instancePath:n+"/span/id",schemaPath:"#/$defs/span/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),s++}}if(o.start!==void 0&&p.call(o,"start")){let y=o.start;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){const h={instancePath:n+"/span/start",schemaPath:"#/$defs/span/properties/start/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),s++}if(typeof y=="number"&&isFinite(y)&&(y<0||isNaN(y))){const h={instancePath:n+"/span/start",schemaPath:"#/$defs/span/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),s++}}if(o.end!==void 0&&p.call(o,"end")){let y=o.end;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){const h={instancePath:n+"/span/end",schemaPath:"#/$defs/span/properties/end/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),s++}if(typeof y=="number"&&isFinite(y)&&(y<1||isNaN(y))){const h={instancePath:n+"/span/end",schemaPath:"#/$defs/span/properties/end/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[h]:e.push(h),s++}}}else{const y={instancePath:n+"/span",schemaPath:"#/$defs/span/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),s++}}if(i.any!==void 0&&p.call(i,"any")){let o=i.any;if(Array.isArray(o)){if(o.length<1){const c={instancePath:n+"/any",schemaPath:"#/properties/any/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),s++}const d=o.length;for(let c=0;c<d;c++)K(o[c],{instancePath:n+"/any/"+c,parentData:o,parentDataProperty:c,rootData:w,dynamicAnchors:b})||(e=e===null?K.errors:v(e,K.errors),s=e.length)}else{const d={instancePath:n+"/any",schemaPath:"#/properties/any/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),s++}}if(i.grade!==void 0&&p.call(i,"grade")){let o=i.grade;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const d={instancePath:n+"/grade",schemaPath:"#/properties/grade/type",keyword:"type",params:{type:"integer"}};e===null?e=[d]:e.push(d),s++}if(typeof o=="number"&&isFinite(o)){if(o>255||isNaN(o)){const d={instancePath:n+"/grade",schemaPath:"#/properties/grade/maximum",keyword:"maximum",params:{comparison:"<=",limit:255}};e===null?e=[d]:e.push(d),s++}if(o<1||isNaN(o)){const d={instancePath:n+"/grade",schemaPath:"#/properties/grade/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[d]:e.push(d),s++}}}}return Y.errors=e,s===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const ve={type:["string","object"],minLength:1,pattern:"\\S",additionalProperties:!1,if:{type:"object"},then:{oneOf:[{required:["path"]},{required:["name"]},{required:["qualified_name"]},{required:["id"]},{required:["text"]},{required:["span"]},{required:["cluster"]},{required:["glob"]}],"x-expected":"exactly one of `path`, `name`, `qualified_name`, `id`, `text`, `span`, `cluster`, `glob`"},"x-expected":"a non-blank string, or an object with exactly one of `path`, `name`, `qualified_name`, `id`, `text`, `span`, `cluster`, `glob`",properties:{path:{$ref:"#/$defs/target/properties/path"},name:{$ref:"#/$defs/target/properties/name"},qualified_name:{$ref:"#/$defs/target/properties/qualified_name"},id:{$ref:"#/$defs/target/properties/id"},text:{$ref:"#/$defs/target/properties/text"},span:{$ref:"#/$defs/span"},grade:{$ref:"#/$defs/target/properties/grade"},cluster:{type:"string",pattern:"\\S"},glob:{type:"string",pattern:"\\S",maxLength:500}}};function Q(i,{instancePath:n="",parentData:_,parentDataProperty:$,rootData:w=i,dynamicAnchors:b={}}={}){let e=null,s=0;const g=Q.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),typeof i!="string"&&!(i&&typeof i=="object"&&!Array.isArray(i))){const o={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:ve.type}};e===null?e=[o]:e.push(o),s++}const r=s;let t=!0;const a=s;if(!(i&&typeof i=="object"&&!Array.isArray(i))){const o={};e===null?e=[o]:e.push(o),s++}var l=a===s;if(s=r,e!==null&&(r?e.length=r:e=null),l){const o=s,d=s;let c=!1,u=null;const k=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.path===void 0||!p.call(i,"path"))){const h={instancePath:n,schemaPath:"#/then/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[h]:e.push(h),s++}var m=k===s;m&&(c=!0,u=0);const q=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.name===void 0||!p.call(i,"name"))){const h={instancePath:n,schemaPath:"#/then/oneOf/1/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[h]:e.push(h),s++}var m=q===s;if(m&&c)c=!1,u=[u,1];else{m&&(c=!0,u=1);const h=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.qualified_name===void 0||!p.call(i,"qualified_name"))){const L={instancePath:n,schemaPath:"#/then/oneOf/2/required",keyword:"required",params:{missingProperty:"qualified_name"}};e===null?e=[L]:e.push(L),s++}var m=h===s;if(m&&c)c=!1,u=[u,2];else{m&&(c=!0,u=2);const L=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.id===void 0||!p.call(i,"id"))){const j={instancePath:n,schemaPath:"#/then/oneOf/3/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[j]:e.push(j),s++}var m=L===s;if(m&&c)c=!1,u=[u,3];else{m&&(c=!0,u=3);const j=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.text===void 0||!p.call(i,"text"))){const N={instancePath:n,schemaPath:"#/then/oneOf/4/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[N]:e.push(N),s++}var m=j===s;if(m&&c)c=!1,u=[u,4];else{m&&(c=!0,u=4);const N=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.span===void 0||!p.call(i,"span"))){const I={instancePath:n,schemaPath:"#/then/oneOf/5/required",keyword:"required",params:{missingProperty:"span"}};e===null?e=[I]:e.push(I),s++}var m=N===s;if(m&&c)c=!1,u=[u,5];else{m&&(c=!0,u=5);const I=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.cluster===void 0||!p.call(i,"cluster"))){const S={instancePath:n,schemaPath:"#/then/oneOf/6/required",keyword:"required",params:{missingProperty:"cluster"}};e===null?e=[S]:e.push(S),s++}var m=I===s;if(m&&c)c=!1,u=[u,6];else{m&&(c=!0,u=6);const S=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.glob===void 0||!p.call(i,"glob"))){const be={instancePath:n,schemaPath:"#/then/oneOf/7/required",keyword:"required",params:{missingProperty:"glob"}};e===null?e=[be]:e.push(be),s++}var m=S===s;m&&c?(c=!1,u=[u,7]):m&&(c=!0,u=7)}}}}}}if(c)s=d,e!==null&&(d?e.length=d:e=null);else{const h={instancePath:n,schemaPath:"#/then/oneOf",keyword:"oneOf",params:{passingSchemas:u}};e===null?e=[h]:e.push(h),s++}var l=o===s;t=l}if(!t){const o={instancePath:n,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[o]:e.push(o),s++}if(typeof i=="string"){if(P(i)<1){const o={instancePath:n,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),s++}if(!x.test(i)){const o={instancePath:n,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[o]:e.push(o),s++}}if(i&&typeof i=="object"&&!Array.isArray(i)){for(const o of Object.keys(i))if(!p.call(ve.properties,o)){const d={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[d]:e.push(d),s++}if(i.path!==void 0&&p.call(i,"path")){let o=i.path;if(typeof o=="string"){if(!x.test(o)){const d={instancePath:n+"/path",schemaPath:"#/$defs/target/properties/path/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/path",schemaPath:"#/$defs/target/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.name!==void 0&&p.call(i,"name")){let o=i.name;if(typeof o=="string"){if(!x.test(o)){const d={instancePath:n+"/name",schemaPath:"#/$defs/target/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/name",schemaPath:"#/$defs/target/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.qualified_name!==void 0&&p.call(i,"qualified_name")){let o=i.qualified_name;if(typeof o=="string"){if(!x.test(o)){const d={instancePath:n+"/qualified_name",schemaPath:"#/$defs/target/properties/qualified_name/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/qualified_name",schemaPath:"#/$defs/target/properties/qualified_name/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.id!==void 0&&p.call(i,"id")){let o=i.id;if(typeof o=="string"){if(!x.test(o)){const d={instancePath:n+"/id",schemaPath:"#/$defs/target/properties/id/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/id",schemaPath:"#/$defs/target/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.text!==void 0&&p.call(i,"text")){let o=i.text;if(typeof o=="string"){if(!x.test(o)){const d={instancePath:n+"/text",schemaPath:"#/$defs/target/properties/text/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/text",schemaPath:"#/$defs/target/properties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.span!==void 0&&p.call(i,"span")){let o=i.span;const d=s;let c=!1,u=null;const k=s;if(o&&typeof o=="object"&&!Array.isArray(o)&&(o.path===void 0||!p.call(o,"path"))){const y={instancePath:n+"/span",schemaPath:"#/$defs/span/oneOf/0/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[y]:e.push(y),s++}var f=k===s;f&&(c=!0,u=0);const q=s;if(o&&typeof o=="object"&&!Array.isArray(o)&&(o.id===void 0||!p.call(o,"id"))){const y={instancePath:n+"/span",schemaPath:"#/$defs/span/oneOf/1/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[y]:e.push(y),s++}var f=q===s;if(f&&c?(c=!1,u=[u,1]):f&&(c=!0,u=1),c)s=d,e!==null&&(d?e.length=d:e=null);else{const y={instancePath:n+"/span",schemaPath:"#/$defs/span/oneOf",keyword:"oneOf",params:{passingSchemas:u}};e===null?e=[y]:e.push(y),s++}if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.start===void 0||!p.call(o,"start")){const y={instancePath:n+"/span",schemaPath:"#/$defs/span/required",keyword:"required",params:{missingProperty:"start"}};e===null?e=[y]:e.push(y),s++}if(o.end===void 0||!p.call(o,"end")){const y={instancePath:n+"/span",schemaPath:"#/$defs/span/required",keyword:"required",params:{missingProperty:"end"}};e===null?e=[y]:e.push(y),s++}for(const y of Object.keys(o))if(!(y==="path"||y==="id"||y==="start"||y==="end")){const h={instancePath:n+"/span",schemaPath:"#/$defs/span/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[h]:e.push(h),s++}if(o.path!==void 0&&p.call(o,"path")){let y=o.path;if(typeof y=="string"){if(!x.test(y)){const h={instancePath:n+"/span/path",schemaPath:"#/$defs/span/properties/path/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[h]:e.push(h),s++}}else{const h={instancePath:n+"/span/path",schemaPath:"#/$defs/span/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),s++}}if(o.id!==void 0&&p.call(o,"id")){let y=o.id;if(typeof y=="string"){if(!x.test(y)){const h={instancePath:n+"/span/id",schemaPath:"#/$defs/span/properties/id/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[h]:e.push(h),s++}}else{const h={instancePath:n+"/span/id",schemaPath:"#/$defs/span/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),s++}}if(o.start!==void 0&&p.call(o,"start")){let y=o.start;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){const h={instancePath:n+"/span/start",schemaPath:"#/$defs/span/properties/start/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),s++}if(typeof y=="number"&&isFinite(y)&&(y<0||isNaN(y))){const h={instancePath:n+"/span/start",schemaPath:"#/$defs/span/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),s++}}if(o.end!==void 0&&p.call(o,"end")){let y=o.end;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){const h={instancePath:n+"/span/end",schemaPath:"#/$defs/span/properties/end/type",keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),s++}if(typeof y=="number"&&isFinite(y)&&(y<1||isNaN(y))){const h={instancePath:n+"/span/end",schemaPath:"#/$defs/span/properties/end/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[h]:e.push(h),s++}}}else{const y={instancePath:n+"/span",schemaPath:"#/$defs/span/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),s++}}if(i.grade!==void 0&&p.call(i,"grade")){let o=i.grade;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const d={instancePath:n+"/grade",schemaPath:"#/$defs/target/properties/grade/type",keyword:"type",params:{type:"integer"}};e===null?e=[d]:e.push(d),s++}if(typeof o=="number"&&isFinite(o)){if(o>255||isNaN(o)){const d={instancePath:n+"/grade",schemaPath:"#/$defs/target/properties/grade/maximum",keyword:"maximum",params:{comparison:"<=",limit:255}};e===null?e=[d]:e.push(d),s++}if(o<1||isNaN(o)){const d={instancePath:n+"/grade",schemaPath:"#/$defs/target/properties/grade/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[d]:e.push(d),s++}}}if(i.cluster!==void 0&&p.call(i,"cluster")){let o=i.cluster;if(typeof o=="string"){if(!x.test(o)){const d={instancePath:n+"/cluster",schemaPath:"#/properties/cluster/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/cluster",schemaPath:"#/properties/cluster/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.glob!==void 0&&p.call(i,"glob")){let o=i.glob;if(typeof o=="string"){if(P(o)>500){const d={instancePath:n+"/glob",schemaPath:"#/properties/glob/maxLength",keyword:"maxLength",params:{limit:500}};e===null?e=[d]:e.push(d),s++}if(!x.test(o)){const d={instancePath:n+"/glob",schemaPath:"#/properties/glob/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/glob",schemaPath:"#/properties/glob/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}}return Q.errors=e,s===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function X(i,{instancePath:n="",parentData:_,parentDataProperty:$,rootData:w=i,dynamicAnchors:b={}}={}){let e=null,s=0;const g=X.evaluated;g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0);const r=s;let t=!1,a=null;const l=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.expected===void 0||!p.call(i,"expected"))){const c={instancePath:n,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"expected"}};e===null?e=[c]:e.push(c),s++}var f=l===s;f&&(t=!0,a=0);const m=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.expect_empty===void 0||!p.call(i,"expect_empty"))){const c={instancePath:n,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"expect_empty"}};e===null?e=[c]:e.push(c),s++}var f=m===s;if(f&&t)t=!1,a=[a,1];else{f&&(t=!0,a=1);const c=s,u=s,k=s,q=s;let y=!1;const h=s;if(i&&typeof i=="object"&&!Array.isArray(i)){let O;if((i.expected===void 0||!p.call(i,"expected"))&&(O="expected")){const j={};e===null?e=[j]:e.push(j),s++}}var o=h===s;y=y||o;const A=s;if(i&&typeof i=="object"&&!Array.isArray(i)){let O;if((i.expect_empty===void 0||!p.call(i,"expect_empty"))&&(O="expect_empty")){const j={};e===null?e=[j]:e.push(j),s++}}var o=A===s;if(y=y||o,y)s=q,e!==null&&(q?e.length=q:e=null);else{const O={};e===null?e=[O]:e.push(O),s++}var d=k===s;if(d){const O={instancePath:n,schemaPath:"#/oneOf/2/not",keyword:"not",params:{}};e===null?e=[O]:e.push(O),s++}else s=u,e!==null&&(u?e.length=u:e=null);var f=c===s;f&&t?(t=!1,a=[a,2]):f&&(t=!0,a=2)}if(t)s=r,e!==null&&(r?e.length=r:e=null);else{const c={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:a}};e===null?e=[c]:e.push(c),s++}if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.id===void 0||!p.call(i,"id")){const c={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[c]:e.push(c),s++}if(i.query===void 0||!p.call(i,"query")){const c={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"}};e===null?e=[c]:e.push(c),s++}if(i.intent===void 0||!p.call(i,"intent")){const c={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"intent"}};e===null?e=[c]:e.push(c),s++}for(const c of Object.keys(i))if(!p.call(ze.properties,c)){const u={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[u]:e.push(u),s++}if(i.id!==void 0&&p.call(i,"id")){let c=i.id;if(typeof c=="string"){if(P(c)>500){const u={instancePath:n+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:500}};e===null?e=[u]:e.push(u),s++}if(P(c)<1){const u={instancePath:n+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[u]:e.push(u),s++}}else{const u={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}}if(i.query!==void 0&&p.call(i,"query")){let c=i.query;if(typeof c=="string"){if(P(c)>1e5){const u={instancePath:n+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit:1e5}};e===null?e=[u]:e.push(u),s++}if(P(c)<1){const u={instancePath:n+"/query",schemaPath:"#/properties/query/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[u]:e.push(u),s++}if(!x.test(c)){const u={instancePath:n+"/query",schemaPath:"#/properties/query/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[u]:e.push(u),s++}}else{const u={instancePath:n+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}}if(i.intent!==void 0&&p.call(i,"intent")){let c=i.intent;if(typeof c=="string"){if(!ke.test(c)){const u={instancePath:n+"/intent",schemaPath:"#/properties/intent/pattern",keyword:"pattern",params:{pattern:"^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}._-]{0,79}$"}};e===null?e=[u]:e.push(u),s++}}else{const u={instancePath:n+"/intent",schemaPath:"#/properties/intent/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}}if(i.expected!==void 0&&p.call(i,"expected")){let c=i.expected;if(Array.isArray(c)){if(c.length<1){const k={instancePath:n+"/expected",schemaPath:"#/properties/expected/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[k]:e.push(k),s++}const u=c.length;for(let k=0;k<u;k++)Y(c[k],{instancePath:n+"/expected/"+k,parentData:c,parentDataProperty:k,rootData:w,dynamicAnchors:b})||(e=e===null?Y.errors:v(e,Y.errors),s=e.length)}else{const u={instancePath:n+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),s++}}if(i.expect_empty!==void 0&&p.call(i,"expect_empty")&&i.expect_empty!==!0){const c={instancePath:n+"/expect_empty",schemaPath:"#/properties/expect_empty/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[c]:e.push(c),s++}if(i.forbidden!==void 0&&p.call(i,"forbidden")){let c=i.forbidden;if(Array.isArray(c)){if(c.length<1){const k={instancePath:n+"/forbidden",schemaPath:"#/properties/forbidden/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[k]:e.push(k),s++}const u=c.length;for(let k=0;k<u;k++)Q(c[k],{instancePath:n+"/forbidden/"+k,parentData:c,parentDataProperty:k,rootData:w,dynamicAnchors:b})||(e=e===null?Q.errors:v(e,Q.errors),s=e.length)}else{const u={instancePath:n+"/forbidden",schemaPath:"#/properties/forbidden/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),s++}}if(i.judged_irrelevant!==void 0&&p.call(i,"judged_irrelevant")){let c=i.judged_irrelevant;if(Array.isArray(c)){if(c.length<1){const y={instancePath:n+"/judged_irrelevant",schemaPath:"#/properties/judged_irrelevant/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[y]:e.push(y),s++}const u=c.length;for(let y=0;y<u;y++){let h=c[y];if(typeof h=="string"){if(!x.test(h)){const A={instancePath:n+"/judged_irrelevant/"+y,schemaPath:"#/properties/judged_irrelevant/items/pattern",keyword:"pattern",params:{pattern:"\\S"}};e===null?e=[A]:e.push(A),s++}}else{const A={instancePath:n+"/judged_irrelevant/"+y,schemaPath:"#/properties/judged_irrelevant/items/type",keyword:"type",params:{type:"string"}};e===null?e=[A]:e.push(A),s++}}let k=c.length,q;if(k>1){const y={};for(;k--;){let h=c[k];if(typeof h=="string"){if(typeof y[h]=="number"){q=y[h];const A={instancePath:n+"/judged_irrelevant",schemaPath:"#/properties/judged_irrelevant/uniqueItems",keyword:"uniqueItems",params:{i:k,j:q}};e===null?e=[A]:e.push(A),s++;break}y[h]=k}}}}else{const u={instancePath:n+"/judged_irrelevant",schemaPath:"#/properties/judged_irrelevant/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),s++}}if(i.critical!==void 0&&p.call(i,"critical")&&typeof i.critical!="boolean"){const c={instancePath:n+"/critical",schemaPath:"#/properties/critical/type",keyword:"type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),s++}if(i.group!==void 0&&p.call(i,"group")){let c=i.group;if(typeof c=="string"){if(P(c)>200){const u={instancePath:n+"/group",schemaPath:"#/properties/group/maxLength",keyword:"maxLength",params:{limit:200}};e===null?e=[u]:e.push(u),s++}if(P(c)<1){const u={instancePath:n+"/group",schemaPath:"#/properties/group/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[u]:e.push(u),s++}}else{const u={instancePath:n+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}}if(i.reference_answer!==void 0&&p.call(i,"reference_answer")){let c=i.reference_answer;if(typeof c=="string"){if(P(c)<1){const u={instancePath:n+"/reference_answer",schemaPath:"#/properties/reference_answer/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[u]:e.push(u),s++}}else{const u={instancePath:n+"/reference_answer",schemaPath:"#/properties/reference_answer/type",keyword:"type",params:{type:"string"}};e===null?e=[u]:e.push(u),s++}}if(i.params!==void 0&&p.call(i,"params")){let c=i.params;if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(c).length<1){const u={instancePath:n+"/params",schemaPath:"#/properties/params/minProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[u]:e.push(u),s++}}else{const u={instancePath:n+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.push(u),s++}}if(i.tags!==void 0&&p.call(i,"tags")){let c=i.tags;if(Array.isArray(c)){const u=c.length;for(let y=0;y<u;y++){let h=c[y];if(typeof h=="string"){if(!ke.test(h)){const A={instancePath:n+"/tags/"+y,schemaPath:"#/properties/tags/items/pattern",keyword:"pattern",params:{pattern:"^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}._-]{0,79}$"}};e===null?e=[A]:e.push(A),s++}}else{const A={instancePath:n+"/tags/"+y,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"}};e===null?e=[A]:e.push(A),s++}}let k=c.length,q;if(k>1){const y={};for(;k--;){let h=c[k];if(typeof h=="string"){if(typeof y[h]=="number"){q=y[h];const A={instancePath:n+"/tags",schemaPath:"#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i:k,j:q}};e===null?e=[A]:e.push(A),s++;break}y[h]=k}}}}else{const u={instancePath:n+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"}};e===null?e=[u]:e.push(u),s++}}}else{const c={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),s++}return X.errors=e,s===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const ne={type:["object","array"],additionalProperties:!1,required:["format","path"],"x-expected":"a dataset, or a list of datasets",minItems:1,items:{$ref:"#/$defs/dataset",type:"object"},properties:{format:{enum:["beir","trec","qrels-tsv","qrels-jsonl","cruxe","evidence","ragas-csv","csv","json","quepid","rank-eval","judgments"]},path:{type:"string",minLength:1},queries:{type:"string",minLength:1},qrels:{type:"string",minLength:1},corpus:{type:"string",minLength:1},documents:{type:"string",minLength:1},columns:{type:"object",additionalProperties:!1,properties:{query:{type:"string",minLength:1},expected:{type:"string",minLength:1},intent:{type:"string",minLength:1},grade:{type:"string",minLength:1},id:{type:"string",minLength:1},reference_answer:{type:"string",minLength:1}}},cases:{type:"string",minLength:1},fields:{type:"object",additionalProperties:!1,required:["query"],properties:{query:{type:"string",minLength:1},expected:{type:"string",minLength:1},id:{type:"string",minLength:1},intent:{type:"string",minLength:1},grade:{type:"string",minLength:1},tags:{type:"string",minLength:1},forbidden:{type:"string",minLength:1},params:{type:"string",minLength:1},reference_answer:{type:"string",minLength:1},expect_empty:{type:"string",minLength:1},any:{type:"boolean"}}},separator:{type:"string",minLength:1},split:{type:"string",pattern:"^[A-Za-z0-9._-]+$"},intent:{type:"string",pattern:"^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}._-]{0,79}$"},intents:{type:"string",minLength:1},limit:{type:"integer",minimum:1}}},ue={validate:D},Ue=new RegExp("^[A-Za-z0-9._-]+$","u");function D(i,{instancePath:n="",parentData:_,parentDataProperty:$,rootData:w=i,dynamicAnchors:b={}}={}){let e=null,s=0;const g=D.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),!i||typeof i!="object"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:ne.type}};e===null?e=[r]:e.push(r),s++}if(Array.isArray(i)){if(i.length<1){const t={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[t]:e.push(t),s++}const r=i.length;for(let t=0;t<r;t++){let a=i[t];if(!(a&&typeof a=="object"&&!Array.isArray(a))){const l={instancePath:n+"/"+t,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}ue.validate(a,{instancePath:n+"/"+t,parentData:i,parentDataProperty:t,rootData:w,dynamicAnchors:b})||(e=e===null?ue.validate.errors:v(e,ue.validate.errors),s=e.length)}}if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.format===void 0||!p.call(i,"format")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"format"}};e===null?e=[r]:e.push(r),s++}if(i.path===void 0||!p.call(i,"path")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[r]:e.push(r),s++}for(const r of Object.keys(i))if(!p.call(ne.properties,r)){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),s++}if(i.format!==void 0&&p.call(i,"format")){let r=i.format;if(!(r==="beir"||r==="trec"||r==="qrels-tsv"||r==="qrels-jsonl"||r==="cruxe"||r==="evidence"||r==="ragas-csv"||r==="csv"||r==="json"||r==="quepid"||r==="rank-eval"||r==="judgments")){const t={instancePath:n+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues:ne.properties.format.enum}};e===null?e=[t]:e.push(t),s++}}if(i.path!==void 0&&p.call(i,"path")){let r=i.path;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.queries!==void 0&&p.call(i,"queries")){let r=i.queries;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/queries",schemaPath:"#/properties/queries/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/queries",schemaPath:"#/properties/queries/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.qrels!==void 0&&p.call(i,"qrels")){let r=i.qrels;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/qrels",schemaPath:"#/properties/qrels/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/qrels",schemaPath:"#/properties/qrels/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.corpus!==void 0&&p.call(i,"corpus")){let r=i.corpus;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/corpus",schemaPath:"#/properties/corpus/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/corpus",schemaPath:"#/properties/corpus/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.documents!==void 0&&p.call(i,"documents")){let r=i.documents;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/documents",schemaPath:"#/properties/documents/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.columns!==void 0&&p.call(i,"columns")){let r=i.columns;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t of Object.keys(r))if(!(t==="query"||t==="expected"||t==="intent"||t==="grade"||t==="id"||t==="reference_answer")){const a={instancePath:n+"/columns",schemaPath:"#/properties/columns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),s++}if(r.query!==void 0&&p.call(r,"query")){let t=r.query;if(typeof t=="string"){if(P(t)<1){const a={instancePath:n+"/columns/query",schemaPath:"#/properties/columns/properties/query/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/columns/query",schemaPath:"#/properties/columns/properties/query/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}if(r.expected!==void 0&&p.call(r,"expected")){let t=r.expected;if(typeof t=="string"){if(P(t)<1){const a={instancePath:n+"/columns/expected",schemaPath:"#/properties/columns/properties/expected/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/columns/expected",schemaPath:"#/properties/columns/properties/expected/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}if(r.intent!==void 0&&p.call(r,"intent")){let t=r.intent;if(typeof t=="string"){if(P(t)<1){const a={instancePath:n+"/columns/intent",schemaPath:"#/properties/columns/properties/intent/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/columns/intent",schemaPath:"#/properties/columns/properties/intent/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}if(r.grade!==void 0&&p.call(r,"grade")){let t=r.grade;if(typeof t=="string"){if(P(t)<1){const a={instancePath:n+"/columns/grade",schemaPath:"#/properties/columns/properties/grade/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/columns/grade",schemaPath:"#/properties/columns/properties/grade/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}if(r.id!==void 0&&p.call(r,"id")){let t=r.id;if(typeof t=="string"){if(P(t)<1){const a={instancePath:n+"/columns/id",schemaPath:"#/properties/columns/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/columns/id",schemaPath:"#/properties/columns/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}if(r.reference_answer!==void 0&&p.call(r,"reference_answer")){let t=r.reference_answer;if(typeof t=="string"){if(P(t)<1){const a={instancePath:n+"/columns/reference_answer",schemaPath:"#/properties/columns/properties/reference_answer/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/columns/reference_answer",schemaPath:"#/properties/columns/properties/reference_answer/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:n+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(i.cases!==void 0&&p.call(i,"cases")){let r=i.cases;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/cases",schemaPath:"#/properties/cases/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.fields!==void 0&&p.call(i,"fields")){let r=i.fields;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query===void 0||!p.call(r,"query")){const t={instancePath:n+"/fields",schemaPath:"#/properties/fields/required",keyword:"required",params:{missingProperty:"query"}};e===null?e=[t]:e.push(t),s++}for(const t of Object.keys(r))if(!p.call(ne.properties.fields.properties,t)){const a={instancePath:n+"/fields",schemaPath:"#/properties/fields/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),s++}if(r.query!==void 0&&p.call(r,"query")){let t=r.query;if(typeof t=="string"){if(P(t)<1){const a={instancePath:n+"/fields/query",schemaPath:"#/properties/fields/properties/query/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/fields/query",schemaPath:"#/properties/fields/properties/query/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}if(r.expected!==void 0&&p.call(r,"expected")){let t=r.expected;if(typeof t=="string"){if(P(t)<1){const a={instancePath:n+"/fields/expected",schemaPath:"#/properties/fields/properties/expected/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/fields/expected",schemaPath:"#/properties/fields/properties/expected/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}if(r.id!==void 0&&p.call(r,"id")){let t=r.id;if(typeof t=="string"){if(P(t)<1){const a={instancePath:n+"/fields/id",schemaPath:"#/properties/fields/properties/id/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/fields/id",schemaPath:"#/properties/fields/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}if(r.intent!==void 0&&p.call(r,"intent")){let t=r.intent;if(typeof t=="string"){if(P(t)<1){const a={instancePath:n+"/fields/intent",schemaPath:"#/properties/fields/properties/intent/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/fields/intent",schemaPath:"#/properties/fields/properties/intent/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}if(r.grade!==void 0&&p.call(r,"grade")){let t=r.grade;if(typeof t=="string"){if(P(t)<1){const a={instancePath:n+"/fields/grade",schemaPath:"#/properties/fields/properties/grade/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/fields/grade",schemaPath:"#/properties/fields/properties/grade/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}if(r.tags!==void 0&&p.call(r,"tags")){let t=r.tags;if(typeof t=="string"){if(P(t)<1){const a={instancePath:n+"/fields/tags",schemaPath:"#/properties/fields/properties/tags/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/fields/tags",schemaPath:"#/properties/fields/properties/tags/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}if(r.forbidden!==void 0&&p.call(r,"forbidden")){let t=r.forbidden;if(typeof t=="string"){if(P(t)<1){const a={instancePath:n+"/fields/forbidden",schemaPath:"#/properties/fields/properties/forbidden/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/fields/forbidden",schemaPath:"#/properties/fields/properties/forbidden/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}if(r.params!==void 0&&p.call(r,"params")){let t=r.params;if(typeof t=="string"){if(P(t)<1){const a={instancePath:n+"/fields/params",schemaPath:"#/properties/fields/properties/params/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/fields/params",schemaPath:"#/properties/fields/properties/params/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}if(r.reference_answer!==void 0&&p.call(r,"reference_answer")){let t=r.reference_answer;if(typeof t=="string"){if(P(t)<1){const a={instancePath:n+"/fields/reference_answer",schemaPath:"#/properties/fields/properties/reference_answer/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/fields/reference_answer",schemaPath:"#/properties/fields/properties/reference_answer/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}if(r.expect_empty!==void 0&&p.call(r,"expect_empty")){let t=r.expect_empty;if(typeof t=="string"){if(P(t)<1){const a={instancePath:n+"/fields/expect_empty",schemaPath:"#/properties/fields/properties/expect_empty/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/fields/expect_empty",schemaPath:"#/properties/fields/properties/expect_empty/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}if(r.any!==void 0&&p.call(r,"any")&&typeof r.any!="boolean"){const t={instancePath:n+"/fields/any",schemaPath:"#/properties/fields/properties/any/type",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(i.separator!==void 0&&p.call(i,"separator")){let r=i.separator;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/separator",schemaPath:"#/properties/separator/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/separator",schemaPath:"#/properties/separator/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.split!==void 0&&p.call(i,"split")){let r=i.split;if(typeof r=="string"){if(!Ue.test(r)){const t={instancePath:n+"/split",schemaPath:"#/properties/split/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9._-]+$"}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/split",schemaPath:"#/properties/split/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.intent!==void 0&&p.call(i,"intent")){let r=i.intent;if(typeof r=="string"){if(!ke.test(r)){const t={instancePath:n+"/intent",schemaPath:"#/properties/intent/pattern",keyword:"pattern",params:{pattern:"^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}._-]{0,79}$"}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/intent",schemaPath:"#/properties/intent/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.intents!==void 0&&p.call(i,"intents")){let r=i.intents;if(typeof r=="string"){if(P(r)<1){const t={instancePath:n+"/intents",schemaPath:"#/properties/intents/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/intents",schemaPath:"#/properties/intents/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.limit!==void 0&&p.call(i,"limit")){let r=i.limit;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[t]:e.push(t),s++}}}return D.errors=e,s===0}D.evaluated={props:!0,items:!0,dynamicProps:!1,dynamicItems:!1};function me(i,{instancePath:n="",parentData:_,parentDataProperty:$,rootData:w=i,dynamicAnchors:b={}}={}){let e=null,s=0;const g=me.evaluated;g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0);const r=s;let t=!1,a=null;const l=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.cases===void 0||!p.call(i,"cases"))){const o={instancePath:n,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:"cases"}};e===null?e=[o]:e.push(o),s++}var f=l===s;f&&(t=!0,a=0);const m=s;if(i&&typeof i=="object"&&!Array.isArray(i)&&(i.dataset===void 0||!p.call(i,"dataset"))){const o={instancePath:n,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:"dataset"}};e===null?e=[o]:e.push(o),s++}var f=m===s;if(f&&t?(t=!1,a=[a,1]):f&&(t=!0,a=1),t)s=r,e!==null&&(r?e.length=r:e=null);else{const o={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:a}};e===null?e=[o]:e.push(o),s++}if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.version===void 0||!p.call(i,"version")){const o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[o]:e.push(o),s++}if(i.name===void 0||!p.call(i,"name")){const o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[o]:e.push(o),s++}if(i.revision===void 0||!p.call(i,"revision")){const o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"revision"}};e===null?e=[o]:e.push(o),s++}for(const o of Object.keys(i))if(!(o==="$schema"||o==="version"||o==="name"||o==="revision"||o==="draft"||o==="cases"||o==="dataset")){const d={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[d]:e.push(d),s++}if(i.$schema!==void 0&&p.call(i,"$schema")&&typeof i.$schema!="string"){const o={instancePath:n+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}if(i.version!==void 0&&p.call(i,"version")&&i.version!==1){const o={instancePath:n+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue:1}};e===null?e=[o]:e.push(o),s++}if(i.name!==void 0&&p.call(i,"name")){let o=i.name;if(typeof o=="string"){if(!Re.test(o)){const d={instancePath:n+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.revision!==void 0&&p.call(i,"revision")){let o=i.revision;if(typeof o=="string"){if(P(o)>200){const d={instancePath:n+"/revision",schemaPath:"#/properties/revision/maxLength",keyword:"maxLength",params:{limit:200}};e===null?e=[d]:e.push(d),s++}if(P(o)<1){const d={instancePath:n+"/revision",schemaPath:"#/properties/revision/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),s++}}if(i.draft!==void 0&&p.call(i,"draft")&&i.draft!==!0){const o={instancePath:n+"/draft",schemaPath:"#/properties/draft/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[o]:e.push(o),s++}if(i.cases!==void 0&&p.call(i,"cases")){let o=i.cases;if(Array.isArray(o)){if(o.length<1){const c={instancePath:n+"/cases",schemaPath:"#/properties/cases/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),s++}const d=o.length;for(let c=0;c<d;c++)X(o[c],{instancePath:n+"/cases/"+c,parentData:o,parentDataProperty:c,rootData:w,dynamicAnchors:b})||(e=e===null?X.errors:v(e,X.errors),s=e.length)}else{const d={instancePath:n+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),s++}}i.dataset!==void 0&&p.call(i,"dataset")&&(D(i.dataset,{instancePath:n+"/dataset",parentData:i,parentDataProperty:"dataset",rootData:w,dynamicAnchors:b})||(e=e===null?D.errors:v(e,D.errors),s=e.length))}else{const o={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),s++}return me.errors=e,s===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};exports.baseline=de;const E={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"baseline.schema.json",type:"object",additionalProperties:!1,required:["version","suite","definition","k","retriever","tool","environment","timing","metrics","cases"],properties:{$schema:{type:"string"},version:{const:1},suite:{$ref:"#/$defs/suite"},definition:{$ref:"#/$defs/definition"},k:{type:"integer",minimum:1},retriever:{$ref:"#/$defs/retriever"},judge:{$ref:"#/$defs/judge"},tool:{type:"string"},environment:{$ref:"#/$defs/environment"},timing:{$ref:"#/$defs/timing"},accepted:{type:"object",additionalProperties:!1,required:["commit","recordings"],properties:{commit:{type:["string","null"],pattern:"^[0-9a-f]{40}([0-9a-f]{24})?$"},recordings:{type:"integer",minimum:1}}},metrics:{$ref:"#/$defs/means"},run_count:{type:"integer",minimum:2},answers_vary:{const:!0},prices:{$ref:"#/$defs/prices"},files:{$ref:"#/$defs/files"},cases:{type:"object",minProperties:1,additionalProperties:{type:"object",additionalProperties:!1,required:["ask","targets","intent","ranks","results"],properties:{ask:{$ref:"#/$defs/half_digest"},query:{$ref:"#/$defs/half_digest"},targets:{type:"array",items:{$ref:"#/$defs/target"}},forbidden:{type:"array",minItems:1,items:{$ref:"#/$defs/target"}},expect_empty:{const:!0},accepted:{type:"object",additionalProperties:!1,minProperties:1,properties:{recall:{type:"number"},mrr:{type:"number"},ndcg:{type:"number"},forbidden:{type:"boolean"},false_result:{type:"boolean"}}},found_in:{type:"integer",minimum:0},variance:{type:"number",minimum:0},intent:{type:"string"},metrics:{$ref:"#/$defs/values"},ranks:{type:"array",items:{type:["integer","null"],minimum:1}},clusters:{type:"array",items:{type:["string","null"]}},answer:{type:"string"},results:{type:"array",items:{type:"string"}},values:{type:"array",items:{type:["number","null"]}}}}},samples:{type:"object",additionalProperties:{type:["array","object"],items:{type:"number",minimum:0},additionalProperties:!1,required:["latency_ms"],properties:{latency_ms:{$ref:"#/$defs/times"},spans_ms:{type:"object",additionalProperties:{$ref:"#/$defs/times"}}}}}},$defs:{suite:{type:"object",additionalProperties:!1,required:["name","revision","digest"],properties:{name:{type:"string"},revision:{type:"string"},digest:{$ref:"#/$defs/digest"}}},definition:{type:"object",additionalProperties:!1,required:["gain","relevance","order","percentile","duplicates","collapse","ignore_identical_ids","case_sensitive","min_score","text","scores"],properties:{gain:{type:"string"},relevance:{type:"integer"},order:{type:"string"},percentile:{type:"string"},duplicates:{type:"string"},collapse:{type:"string"},ignore_identical_ids:{type:"boolean"},case_sensitive:{type:"boolean"},min_score:{type:["number","null"]},text:{type:"object",additionalProperties:!1,required:["threshold","autojunk","min_contained"],properties:{threshold:{type:"number"},autojunk:{type:"boolean"},min_contained:{type:"number"}}},scores:{type:"string"}}},retriever:{type:"object",additionalProperties:!1,required:["kind","fingerprint","corpus_digest"],properties:{kind:{type:"string"},fingerprint:{$ref:"#/$defs/digest"},corpus:{type:"object",additionalProperties:!1,required:["documents","digest"],properties:{documents:{type:"integer",minimum:0},digest:{type:"string"}}},corpus_digest:{type:["string","null"]},params:{}}},environment:{type:"object",additionalProperties:!1,required:["os","arch","cpu","cores","node"],properties:{os:{type:"string"},arch:{type:"string"},cpu:{type:"string"},cores:{type:"integer"},node:{type:"string"}}},timing:{type:"object",additionalProperties:!1,required:["source","repeats","ms"],properties:{source:{enum:["measured","reported","recorded","off"]},repeats:{type:"integer",minimum:0},ms:{type:"number",minimum:0}}},prices:{type:"object",additionalProperties:!1,required:["currency","models"],properties:{currency:{type:"string"},models:{type:"object",additionalProperties:{type:"object",additionalProperties:!1,properties:{prompt:{type:"number",minimum:0},completion:{type:"number",minimum:0},per_call:{type:"number",minimum:0}}}}}},files:{type:"object",additionalProperties:{$ref:"#/$defs/digest"}},means:{type:"object",additionalProperties:!1,required:["overall","by_intent"],properties:{overall:{$ref:"#/$defs/values"},by_intent:{type:"object",additionalProperties:{$ref:"#/$defs/values"}}}},times:{type:"array",items:{type:"number",minimum:0}},judge:{type:"object",additionalProperties:!1,required:["model","embedding_model","prompts","questions","temperature","seed"],properties:{model:{type:"string"},embedding_model:{type:["string","null"]},prompts:{type:"integer"},questions:{type:"integer"},temperature:{type:["number","string"],pattern:"^off$"},seed:{type:["integer","null"]}}},digest:{type:"string",pattern:"^[0-9a-f]{64}$"},values:{type:"object",additionalProperties:{type:["number","null"]}},half_digest:{type:"string",pattern:"^[0-9a-f]{32}$"},target:{type:"object",additionalProperties:!1,required:["kind","grade"],properties:{kind:{enum:["hint","path","name","qualified_name","id","text","file","span","cluster","glob","any"]},value:{type:"string"},grade:{type:"number",exclusiveMinimum:0},text:{type:"string"},by:{enum:["path","id"]},start:{type:"integer",minimum:0},end:{type:"integer",minimum:0},members:{type:"array",minItems:2,items:{$ref:"#/$defs/member"}}}},member:{type:"object",additionalProperties:!1,required:["kind","value","grade"],properties:{kind:{enum:["hint","path","name","qualified_name","id","text","file","span","cluster","glob","any"]},value:{type:"string"},grade:{type:"number",exclusiveMinimum:0},text:{type:"string"},by:{enum:["path","id"]},start:{type:"integer",minimum:0},end:{type:"integer",minimum:0}}}}},qe={type:"object",additionalProperties:!1,required:["gain","relevance","order","percentile","duplicates","collapse","ignore_identical_ids","case_sensitive","min_score","text","scores"],properties:{gain:{type:"string"},relevance:{type:"integer"},order:{type:"string"},percentile:{type:"string"},duplicates:{type:"string"},collapse:{type:"string"},ignore_identical_ids:{type:"boolean"},case_sensitive:{type:"boolean"},min_score:{type:["number","null"]},text:{type:"object",additionalProperties:!1,required:["threshold","autojunk","min_contained"],properties:{threshold:{type:"number"},autojunk:{type:"boolean"},min_contained:{type:"number"}}},scores:{type:"string"}}},ye={type:"object",additionalProperties:!1,required:["model","embedding_model","prompts","questions","temperature","seed"],properties:{model:{type:"string"},embedding_model:{type:["string","null"]},prompts:{type:"integer"},questions:{type:"integer"},temperature:{type:["number","string"],pattern:"^off$"},seed:{type:["integer","null"]}}};const Ge={type:"object",additionalProperties:!1,required:["source","repeats","ms"],properties:{source:{enum:["measured","reported","recorded","off"]},repeats:{type:"integer",minimum:0},ms:{type:"number",minimum:0}}};const we={type:"object",additionalProperties:{type:["number","null"]}};const fe=new RegExp("^[0-9a-f]{64}$","u");function ee(i,{instancePath:n="",parentData:_,parentDataProperty:$,rootData:w=i,dynamicAnchors:b={}}={}){let e=null,s=0;const g=ee.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0||!p.call(i,"name")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[r]:e.push(r),s++}if(i.revision===void 0||!p.call(i,"revision")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"revision"}};e===null?e=[r]:e.push(r),s++}if(i.digest===void 0||!p.call(i,"digest")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"digest"}};e===null?e=[r]:e.push(r),s++}for(const r of Object.keys(i))if(!(r==="name"||r==="revision"||r==="digest")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),s++}if(i.name!==void 0&&p.call(i,"name")&&typeof i.name!="string"){const r={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(i.revision!==void 0&&p.call(i,"revision")&&typeof i.revision!="string"){const r={instancePath:n+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(i.digest!==void 0&&p.call(i,"digest")){let r=i.digest;if(typeof r=="string"){if(!fe.test(r)){const t={instancePath:n+"/digest",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/digest",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ee.errors=e,s===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const Be={type:"object",additionalProperties:!1,required:["kind","fingerprint","corpus_digest"],properties:{kind:{type:"string"},fingerprint:{$ref:"#/$defs/digest"},corpus:{type:"object",additionalProperties:!1,required:["documents","digest"],properties:{documents:{type:"integer",minimum:0},digest:{type:"string"}}},corpus_digest:{type:["string","null"]},params:{}}};function te(i,{instancePath:n="",parentData:_,parentDataProperty:$,rootData:w=i,dynamicAnchors:b={}}={}){let e=null,s=0;const g=te.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.kind===void 0||!p.call(i,"kind")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[r]:e.push(r),s++}if(i.fingerprint===void 0||!p.call(i,"fingerprint")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fingerprint"}};e===null?e=[r]:e.push(r),s++}if(i.corpus_digest===void 0||!p.call(i,"corpus_digest")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"corpus_digest"}};e===null?e=[r]:e.push(r),s++}for(const r of Object.keys(i))if(!(r==="kind"||r==="fingerprint"||r==="corpus"||r==="corpus_digest"||r==="params")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),s++}if(i.kind!==void 0&&p.call(i,"kind")&&typeof i.kind!="string"){const r={instancePath:n+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(i.fingerprint!==void 0&&p.call(i,"fingerprint")){let r=i.fingerprint;if(typeof r=="string"){if(!fe.test(r)){const t={instancePath:n+"/fingerprint",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/fingerprint",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.corpus!==void 0&&p.call(i,"corpus")){let r=i.corpus;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.documents===void 0||!p.call(r,"documents")){const t={instancePath:n+"/corpus",schemaPath:"#/properties/corpus/required",keyword:"required",params:{missingProperty:"documents"}};e===null?e=[t]:e.push(t),s++}if(r.digest===void 0||!p.call(r,"digest")){const t={instancePath:n+"/corpus",schemaPath:"#/properties/corpus/required",keyword:"required",params:{missingProperty:"digest"}};e===null?e=[t]:e.push(t),s++}for(const t of Object.keys(r))if(!(t==="documents"||t==="digest")){const a={instancePath:n+"/corpus",schemaPath:"#/properties/corpus/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),s++}if(r.documents!==void 0&&p.call(r,"documents")){let t=r.documents;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+"/corpus/documents",schemaPath:"#/properties/corpus/properties/documents/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){const a={instancePath:n+"/corpus/documents",schemaPath:"#/properties/corpus/properties/documents/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}if(r.digest!==void 0&&p.call(r,"digest")&&typeof r.digest!="string"){const t={instancePath:n+"/corpus/digest",schemaPath:"#/properties/corpus/properties/digest/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/corpus",schemaPath:"#/properties/corpus/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(i.corpus_digest!==void 0&&p.call(i,"corpus_digest")){let r=i.corpus_digest;if(typeof r!="string"&&r!==null){const t={instancePath:n+"/corpus_digest",schemaPath:"#/properties/corpus_digest/type",keyword:"type",params:{type:Be.properties.corpus_digest.type}};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return te.errors=e,s===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function re(i,{instancePath:n="",parentData:_,parentDataProperty:$,rootData:w=i,dynamicAnchors:b={}}={}){let e=null,s=0;const g=re.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.overall===void 0||!p.call(i,"overall")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"overall"}};e===null?e=[r]:e.push(r),s++}if(i.by_intent===void 0||!p.call(i,"by_intent")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"by_intent"}};e===null?e=[r]:e.push(r),s++}for(const r of Object.keys(i))if(!(r==="overall"||r==="by_intent")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),s++}if(i.overall!==void 0&&p.call(i,"overall")){let r=i.overall;if(r&&typeof r=="object"&&!Array.isArray(r))for(const t of Object.keys(r)){let a=r[t];if(!(typeof a=="number"&&isFinite(a))&&a!==null){const l={instancePath:n+"/overall/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/values/additionalProperties/type",keyword:"type",params:{type:we.additionalProperties.type}};e===null?e=[l]:e.push(l),s++}}else{const t={instancePath:n+"/overall",schemaPath:"#/$defs/values/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(i.by_intent!==void 0&&p.call(i,"by_intent")){let r=i.by_intent;if(r&&typeof r=="object"&&!Array.isArray(r))for(const t of Object.keys(r)){let a=r[t];if(a&&typeof a=="object"&&!Array.isArray(a))for(const l of Object.keys(a)){let m=a[l];if(!(typeof m=="number"&&isFinite(m))&&m!==null){const f={instancePath:n+"/by_intent/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/values/additionalProperties/type",keyword:"type",params:{type:we.additionalProperties.type}};e===null?e=[f]:e.push(f),s++}}else{const l={instancePath:n+"/by_intent/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/values/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}else{const t={instancePath:n+"/by_intent",schemaPath:"#/properties/by_intent/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return re.errors=e,s===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function se(i,{instancePath:n="",parentData:_,parentDataProperty:$,rootData:w=i,dynamicAnchors:b={}}={}){let e=null,s=0;const g=se.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),i&&typeof i=="object"&&!Array.isArray(i))for(const r of Object.keys(i)){let t=i[r];if(typeof t=="string"){if(!fe.test(t)){const a={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),s++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return se.errors=e,s===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const je={type:"object",additionalProperties:!1,required:["kind","grade"],properties:{kind:{enum:["hint","path","name","qualified_name","id","text","file","span","cluster","glob","any"]},value:{type:"string"},grade:{type:"number",exclusiveMinimum:0},text:{type:"string"},by:{enum:["path","id"]},start:{type:"integer",minimum:0},end:{type:"integer",minimum:0},members:{type:"array",minItems:2,items:{$ref:"#/$defs/member"}}}},Ae={type:"object",additionalProperties:!1,required:["kind","value","grade"],properties:{kind:{enum:["hint","path","name","qualified_name","id","text","file","span","cluster","glob","any"]},value:{type:"string"},grade:{type:"number",exclusiveMinimum:0},text:{type:"string"},by:{enum:["path","id"]},start:{type:"integer",minimum:0},end:{type:"integer",minimum:0}}};function F(i,{instancePath:n="",parentData:_,parentDataProperty:$,rootData:w=i,dynamicAnchors:b={}}={}){let e=null,s=0;const g=F.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.kind===void 0||!p.call(i,"kind")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[r]:e.push(r),s++}if(i.grade===void 0||!p.call(i,"grade")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"grade"}};e===null?e=[r]:e.push(r),s++}for(const r of Object.keys(i))if(!(r==="kind"||r==="value"||r==="grade"||r==="text"||r==="by"||r==="start"||r==="end"||r==="members")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),s++}if(i.kind!==void 0&&p.call(i,"kind")){let r=i.kind;if(!(r==="hint"||r==="path"||r==="name"||r==="qualified_name"||r==="id"||r==="text"||r==="file"||r==="span"||r==="cluster"||r==="glob"||r==="any")){const t={instancePath:n+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:je.properties.kind.enum}};e===null?e=[t]:e.push(t),s++}}if(i.value!==void 0&&p.call(i,"value")&&typeof i.value!="string"){const r={instancePath:n+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(i.grade!==void 0&&p.call(i,"grade")){let r=i.grade;if(typeof r=="number"&&isFinite(r)){if(r<=0||isNaN(r)){const t={instancePath:n+"/grade",schemaPath:"#/properties/grade/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/grade",schemaPath:"#/properties/grade/type",keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),s++}}if(i.text!==void 0&&p.call(i,"text")&&typeof i.text!="string"){const r={instancePath:n+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(i.by!==void 0&&p.call(i,"by")){let r=i.by;if(!(r==="path"||r==="id")){const t={instancePath:n+"/by",schemaPath:"#/properties/by/enum",keyword:"enum",params:{allowedValues:je.properties.by.enum}};e===null?e=[t]:e.push(t),s++}}if(i.start!==void 0&&p.call(i,"start")){let r=i.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),s++}}if(i.end!==void 0&&p.call(i,"end")){let r=i.end;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/end",schemaPath:"#/properties/end/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/end",schemaPath:"#/properties/end/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),s++}}if(i.members!==void 0&&p.call(i,"members")){let r=i.members;if(Array.isArray(r)){if(r.length<2){const a={instancePath:n+"/members",schemaPath:"#/properties/members/minItems",keyword:"minItems",params:{limit:2}};e===null?e=[a]:e.push(a),s++}const t=r.length;for(let a=0;a<t;a++){let l=r[a];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.kind===void 0||!p.call(l,"kind")){const m={instancePath:n+"/members/"+a,schemaPath:"#/$defs/member/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[m]:e.push(m),s++}if(l.value===void 0||!p.call(l,"value")){const m={instancePath:n+"/members/"+a,schemaPath:"#/$defs/member/required",keyword:"required",params:{missingProperty:"value"}};e===null?e=[m]:e.push(m),s++}if(l.grade===void 0||!p.call(l,"grade")){const m={instancePath:n+"/members/"+a,schemaPath:"#/$defs/member/required",keyword:"required",params:{missingProperty:"grade"}};e===null?e=[m]:e.push(m),s++}for(const m of Object.keys(l))if(!(m==="kind"||m==="value"||m==="grade"||m==="text"||m==="by"||m==="start"||m==="end")){const f={instancePath:n+"/members/"+a,schemaPath:"#/$defs/member/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[f]:e.push(f),s++}if(l.kind!==void 0&&p.call(l,"kind")){let m=l.kind;if(!(m==="hint"||m==="path"||m==="name"||m==="qualified_name"||m==="id"||m==="text"||m==="file"||m==="span"||m==="cluster"||m==="glob"||m==="any")){const f={instancePath:n+"/members/"+a+"/kind",schemaPath:"#/$defs/member/properties/kind/enum",keyword:"enum",params:{allowedValues:Ae.properties.kind.enum}};e===null?e=[f]:e.push(f),s++}}if(l.value!==void 0&&p.call(l,"value")&&typeof l.value!="string"){const m={instancePath:n+"/members/"+a+"/value",schemaPath:"#/$defs/member/properties/value/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}if(l.grade!==void 0&&p.call(l,"grade")){let m=l.grade;if(typeof m=="number"&&isFinite(m)){if(m<=0||isNaN(m)){const f={instancePath:n+"/members/"+a+"/grade",schemaPath:"#/$defs/member/properties/grade/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:n+"/members/"+a+"/grade",schemaPath:"#/$defs/member/properties/grade/type",keyword:"type",params:{type:"number"}};e===null?e=[f]:e.push(f),s++}}if(l.text!==void 0&&p.call(l,"text")&&typeof l.text!="string"){const m={instancePath:n+"/members/"+a+"/text",schemaPath:"#/$defs/member/properties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}if(l.by!==void 0&&p.call(l,"by")){let m=l.by;if(!(m==="path"||m==="id")){const f={instancePath:n+"/members/"+a+"/by",schemaPath:"#/$defs/member/properties/by/enum",keyword:"enum",params:{allowedValues:Ae.properties.by.enum}};e===null?e=[f]:e.push(f),s++}}if(l.start!==void 0&&p.call(l,"start")){let m=l.start;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const f={instancePath:n+"/members/"+a+"/start",schemaPath:"#/$defs/member/properties/start/type",keyword:"type",params:{type:"integer"}};e===null?e=[f]:e.push(f),s++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){const f={instancePath:n+"/members/"+a+"/start",schemaPath:"#/$defs/member/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[f]:e.push(f),s++}}if(l.end!==void 0&&p.call(l,"end")){let m=l.end;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const f={instancePath:n+"/members/"+a+"/end",schemaPath:"#/$defs/member/properties/end/type",keyword:"type",params:{type:"integer"}};e===null?e=[f]:e.push(f),s++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){const f={instancePath:n+"/members/"+a+"/end",schemaPath:"#/$defs/member/properties/end/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[f]:e.push(f),s++}}}else{const m={instancePath:n+"/members/"+a,schemaPath:"#/$defs/member/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}}}else{const t={instancePath:n+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return F.errors=e,s===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const Ke=new RegExp("^[0-9a-f]{40}([0-9a-f]{24})?$","u"),Le=new RegExp("^[0-9a-f]{32}$","u");function de(i,{instancePath:n="",parentData:_,parentDataProperty:$,rootData:w=i,dynamicAnchors:b={}}={}){let e=null,s=0;const g=de.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.version===void 0||!p.call(i,"version")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"}};e===null?e=[r]:e.push(r),s++}if(i.suite===void 0||!p.call(i,"suite")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suite"}};e===null?e=[r]:e.push(r),s++}if(i.definition===void 0||!p.call(i,"definition")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"definition"}};e===null?e=[r]:e.push(r),s++}if(i.k===void 0||!p.call(i,"k")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"k"}};e===null?e=[r]:e.push(r),s++}if(i.retriever===void 0||!p.call(i,"retriever")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retriever"}};e===null?e=[r]:e.push(r),s++}if(i.tool===void 0||!p.call(i,"tool")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tool"}};e===null?e=[r]:e.push(r),s++}if(i.environment===void 0||!p.call(i,"environment")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"environment"}};e===null?e=[r]:e.push(r),s++}if(i.timing===void 0||!p.call(i,"timing")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timing"}};e===null?e=[r]:e.push(r),s++}if(i.metrics===void 0||!p.call(i,"metrics")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metrics"}};e===null?e=[r]:e.push(r),s++}if(i.cases===void 0||!p.call(i,"cases")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cases"}};e===null?e=[r]:e.push(r),s++}for(const r of Object.keys(i))if(!p.call(E.properties,r)){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),s++}if(i.$schema!==void 0&&p.call(i,"$schema")&&typeof i.$schema!="string"){const r={instancePath:n+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(i.version!==void 0&&p.call(i,"version")&&i.version!==1){const r={instancePath:n+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue:1}};e===null?e=[r]:e.push(r),s++}if(i.suite!==void 0&&p.call(i,"suite")&&(ee(i.suite,{instancePath:n+"/suite",parentData:i,parentDataProperty:"suite",rootData:w,dynamicAnchors:b})||(e=e===null?ee.errors:v(e,ee.errors),s=e.length)),i.definition!==void 0&&p.call(i,"definition")){let r=i.definition;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.gain===void 0||!p.call(r,"gain")){const t={instancePath:n+"/definition",schemaPath:"#/$defs/definition/required",keyword:"required",params:{missingProperty:"gain"}};e===null?e=[t]:e.push(t),s++}if(r.relevance===void 0||!p.call(r,"relevance")){const t={instancePath:n+"/definition",schemaPath:"#/$defs/definition/required",keyword:"required",params:{missingProperty:"relevance"}};e===null?e=[t]:e.push(t),s++}if(r.order===void 0||!p.call(r,"order")){const t={instancePath:n+"/definition",schemaPath:"#/$defs/definition/required",keyword:"required",params:{missingProperty:"order"}};e===null?e=[t]:e.push(t),s++}if(r.percentile===void 0||!p.call(r,"percentile")){const t={instancePath:n+"/definition",schemaPath:"#/$defs/definition/required",keyword:"required",params:{missingProperty:"percentile"}};e===null?e=[t]:e.push(t),s++}if(r.duplicates===void 0||!p.call(r,"duplicates")){const t={instancePath:n+"/definition",schemaPath:"#/$defs/definition/required",keyword:"required",params:{missingProperty:"duplicates"}};e===null?e=[t]:e.push(t),s++}if(r.collapse===void 0||!p.call(r,"collapse")){const t={instancePath:n+"/definition",schemaPath:"#/$defs/definition/required",keyword:"required",params:{missingProperty:"collapse"}};e===null?e=[t]:e.push(t),s++}if(r.ignore_identical_ids===void 0||!p.call(r,"ignore_identical_ids")){const t={instancePath:n+"/definition",schemaPath:"#/$defs/definition/required",keyword:"required",params:{missingProperty:"ignore_identical_ids"}};e===null?e=[t]:e.push(t),s++}if(r.case_sensitive===void 0||!p.call(r,"case_sensitive")){const t={instancePath:n+"/definition",schemaPath:"#/$defs/definition/required",keyword:"required",params:{missingProperty:"case_sensitive"}};e===null?e=[t]:e.push(t),s++}if(r.min_score===void 0||!p.call(r,"min_score")){const t={instancePath:n+"/definition",schemaPath:"#/$defs/definition/required",keyword:"required",params:{missingProperty:"min_score"}};e===null?e=[t]:e.push(t),s++}if(r.text===void 0||!p.call(r,"text")){const t={instancePath:n+"/definition",schemaPath:"#/$defs/definition/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[t]:e.push(t),s++}if(r.scores===void 0||!p.call(r,"scores")){const t={instancePath:n+"/definition",schemaPath:"#/$defs/definition/required",keyword:"required",params:{missingProperty:"scores"}};e===null?e=[t]:e.push(t),s++}for(const t of Object.keys(r))if(!p.call(qe.properties,t)){const a={instancePath:n+"/definition",schemaPath:"#/$defs/definition/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),s++}if(r.gain!==void 0&&p.call(r,"gain")&&typeof r.gain!="string"){const t={instancePath:n+"/definition/gain",schemaPath:"#/$defs/definition/properties/gain/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}if(r.relevance!==void 0&&p.call(r,"relevance")){let t=r.relevance;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+"/definition/relevance",schemaPath:"#/$defs/definition/properties/relevance/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}}if(r.order!==void 0&&p.call(r,"order")&&typeof r.order!="string"){const t={instancePath:n+"/definition/order",schemaPath:"#/$defs/definition/properties/order/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}if(r.percentile!==void 0&&p.call(r,"percentile")&&typeof r.percentile!="string"){const t={instancePath:n+"/definition/percentile",schemaPath:"#/$defs/definition/properties/percentile/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}if(r.duplicates!==void 0&&p.call(r,"duplicates")&&typeof r.duplicates!="string"){const t={instancePath:n+"/definition/duplicates",schemaPath:"#/$defs/definition/properties/duplicates/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}if(r.collapse!==void 0&&p.call(r,"collapse")&&typeof r.collapse!="string"){const t={instancePath:n+"/definition/collapse",schemaPath:"#/$defs/definition/properties/collapse/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}if(r.ignore_identical_ids!==void 0&&p.call(r,"ignore_identical_ids")&&typeof r.ignore_identical_ids!="boolean"){const t={instancePath:n+"/definition/ignore_identical_ids",schemaPath:"#/$defs/definition/properties/ignore_identical_ids/type",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),s++}if(r.case_sensitive!==void 0&&p.call(r,"case_sensitive")&&typeof r.case_sensitive!="boolean"){const t={instancePath:n+"/definition/case_sensitive",schemaPath:"#/$defs/definition/properties/case_sensitive/type",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),s++}if(r.min_score!==void 0&&p.call(r,"min_score")){let t=r.min_score;if(!(typeof t=="number"&&isFinite(t))&&t!==null){const a={instancePath:n+"/definition/min_score",schemaPath:"#/$defs/definition/properties/min_score/type",keyword:"type",params:{type:qe.properties.min_score.type}};e===null?e=[a]:e.push(a),s++}}if(r.text!==void 0&&p.call(r,"text")){let t=r.text;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.threshold===void 0||!p.call(t,"threshold")){const a={instancePath:n+"/definition/text",schemaPath:"#/$defs/definition/properties/text/required",keyword:"required",params:{missingProperty:"threshold"}};e===null?e=[a]:e.push(a),s++}if(t.autojunk===void 0||!p.call(t,"autojunk")){const a={instancePath:n+"/definition/text",schemaPath:"#/$defs/definition/properties/text/required",keyword:"required",params:{missingProperty:"autojunk"}};e===null?e=[a]:e.push(a),s++}if(t.min_contained===void 0||!p.call(t,"min_contained")){const a={instancePath:n+"/definition/text",schemaPath:"#/$defs/definition/properties/text/required",keyword:"required",params:{missingProperty:"min_contained"}};e===null?e=[a]:e.push(a),s++}for(const a of Object.keys(t))if(!(a==="threshold"||a==="autojunk"||a==="min_contained")){const l={instancePath:n+"/definition/text",schemaPath:"#/$defs/definition/properties/text/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[l]:e.push(l),s++}if(t.threshold!==void 0&&p.call(t,"threshold")){let a=t.threshold;if(!(typeof a=="number"&&isFinite(a))){const l={instancePath:n+"/definition/text/threshold",schemaPath:"#/$defs/definition/properties/text/properties/threshold/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),s++}}if(t.autojunk!==void 0&&p.call(t,"autojunk")&&typeof t.autojunk!="boolean"){const a={instancePath:n+"/definition/text/autojunk",schemaPath:"#/$defs/definition/properties/text/properties/autojunk/type",keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),s++}if(t.min_contained!==void 0&&p.call(t,"min_contained")){let a=t.min_contained;if(!(typeof a=="number"&&isFinite(a))){const l={instancePath:n+"/definition/text/min_contained",schemaPath:"#/$defs/definition/properties/text/properties/min_contained/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),s++}}}else{const a={instancePath:n+"/definition/text",schemaPath:"#/$defs/definition/properties/text/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}}if(r.scores!==void 0&&p.call(r,"scores")&&typeof r.scores!="string"){const t={instancePath:n+"/definition/scores",schemaPath:"#/$defs/definition/properties/scores/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/definition",schemaPath:"#/$defs/definition/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(i.k!==void 0&&p.call(i,"k")){let r=i.k;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/k",schemaPath:"#/properties/k/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/k",schemaPath:"#/properties/k/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[t]:e.push(t),s++}}if(i.retriever!==void 0&&p.call(i,"retriever")&&(te(i.retriever,{instancePath:n+"/retriever",parentData:i,parentDataProperty:"retriever",rootData:w,dynamicAnchors:b})||(e=e===null?te.errors:v(e,te.errors),s=e.length)),i.judge!==void 0&&p.call(i,"judge")){let r=i.judge;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.model===void 0||!p.call(r,"model")){const t={instancePath:n+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[t]:e.push(t),s++}if(r.embedding_model===void 0||!p.call(r,"embedding_model")){const t={instancePath:n+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"embedding_model"}};e===null?e=[t]:e.push(t),s++}if(r.prompts===void 0||!p.call(r,"prompts")){const t={instancePath:n+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"prompts"}};e===null?e=[t]:e.push(t),s++}if(r.questions===void 0||!p.call(r,"questions")){const t={instancePath:n+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"questions"}};e===null?e=[t]:e.push(t),s++}if(r.temperature===void 0||!p.call(r,"temperature")){const t={instancePath:n+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"temperature"}};e===null?e=[t]:e.push(t),s++}if(r.seed===void 0||!p.call(r,"seed")){const t={instancePath:n+"/judge",schemaPath:"#/$defs/judge/required",keyword:"required",params:{missingProperty:"seed"}};e===null?e=[t]:e.push(t),s++}for(const t of Object.keys(r))if(!(t==="model"||t==="embedding_model"||t==="prompts"||t==="questions"||t==="temperature"||t==="seed")){const a={instancePath:n+"/judge",schemaPath:"#/$defs/judge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),s++}if(r.model!==void 0&&p.call(r,"model")&&typeof r.model!="string"){const t={instancePath:n+"/judge/model",schemaPath:"#/$defs/judge/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}if(r.embedding_model!==void 0&&p.call(r,"embedding_model")){let t=r.embedding_model;if(typeof t!="string"&&t!==null){const a={instancePath:n+"/judge/embedding_model",schemaPath:"#/$defs/judge/properties/embedding_model/type",keyword:"type",params:{type:ye.properties.embedding_model.type}};e===null?e=[a]:e.push(a),s++}}if(r.prompts!==void 0&&p.call(r,"prompts")){let t=r.prompts;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+"/judge/prompts",schemaPath:"#/$defs/judge/properties/prompts/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}}if(r.questions!==void 0&&p.call(r,"questions")){let t=r.questions;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+"/judge/questions",schemaPath:"#/$defs/judge/properties/questions/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}}if(r.temperature!==void 0&&p.call(r,"temperature")){let t=r.temperature;if(!(typeof t=="number"&&isFinite(t))&&typeof t!="string"){const a={instancePath:n+"/judge/temperature",schemaPath:"#/$defs/judge/properties/temperature/type",keyword:"type",params:{type:ye.properties.temperature.type}};e===null?e=[a]:e.push(a),s++}if(typeof t=="string"&&!ie.test(t)){const a={instancePath:n+"/judge/temperature",schemaPath:"#/$defs/judge/properties/temperature/pattern",keyword:"pattern",params:{pattern:"^off$"}};e===null?e=[a]:e.push(a),s++}}if(r.seed!==void 0&&p.call(r,"seed")){let t=r.seed;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){const a={instancePath:n+"/judge/seed",schemaPath:"#/$defs/judge/properties/seed/type",keyword:"type",params:{type:ye.properties.seed.type}};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:n+"/judge",schemaPath:"#/$defs/judge/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(i.tool!==void 0&&p.call(i,"tool")&&typeof i.tool!="string"){const r={instancePath:n+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),s++}if(i.environment!==void 0&&p.call(i,"environment")){let r=i.environment;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.os===void 0||!p.call(r,"os")){const t={instancePath:n+"/environment",schemaPath:"#/$defs/environment/required",keyword:"required",params:{missingProperty:"os"}};e===null?e=[t]:e.push(t),s++}if(r.arch===void 0||!p.call(r,"arch")){const t={instancePath:n+"/environment",schemaPath:"#/$defs/environment/required",keyword:"required",params:{missingProperty:"arch"}};e===null?e=[t]:e.push(t),s++}if(r.cpu===void 0||!p.call(r,"cpu")){const t={instancePath:n+"/environment",schemaPath:"#/$defs/environment/required",keyword:"required",params:{missingProperty:"cpu"}};e===null?e=[t]:e.push(t),s++}if(r.cores===void 0||!p.call(r,"cores")){const t={instancePath:n+"/environment",schemaPath:"#/$defs/environment/required",keyword:"required",params:{missingProperty:"cores"}};e===null?e=[t]:e.push(t),s++}if(r.node===void 0||!p.call(r,"node")){const t={instancePath:n+"/environment",schemaPath:"#/$defs/environment/required",keyword:"required",params:{missingProperty:"node"}};e===null?e=[t]:e.push(t),s++}for(const t of Object.keys(r))if(!(t==="os"||t==="arch"||t==="cpu"||t==="cores"||t==="node")){const a={instancePath:n+"/environment",schemaPath:"#/$defs/environment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),s++}if(r.os!==void 0&&p.call(r,"os")&&typeof r.os!="string"){const t={instancePath:n+"/environment/os",schemaPath:"#/$defs/environment/properties/os/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}if(r.arch!==void 0&&p.call(r,"arch")&&typeof r.arch!="string"){const t={instancePath:n+"/environment/arch",schemaPath:"#/$defs/environment/properties/arch/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}if(r.cpu!==void 0&&p.call(r,"cpu")&&typeof r.cpu!="string"){const t={instancePath:n+"/environment/cpu",schemaPath:"#/$defs/environment/properties/cpu/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}if(r.cores!==void 0&&p.call(r,"cores")){let t=r.cores;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+"/environment/cores",schemaPath:"#/$defs/environment/properties/cores/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}}if(r.node!==void 0&&p.call(r,"node")&&typeof r.node!="string"){const t={instancePath:n+"/environment/node",schemaPath:"#/$defs/environment/properties/node/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/environment",schemaPath:"#/$defs/environment/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(i.timing!==void 0&&p.call(i,"timing")){let r=i.timing;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.source===void 0||!p.call(r,"source")){const t={instancePath:n+"/timing",schemaPath:"#/$defs/timing/required",keyword:"required",params:{missingProperty:"source"}};e===null?e=[t]:e.push(t),s++}if(r.repeats===void 0||!p.call(r,"repeats")){const t={instancePath:n+"/timing",schemaPath:"#/$defs/timing/required",keyword:"required",params:{missingProperty:"repeats"}};e===null?e=[t]:e.push(t),s++}if(r.ms===void 0||!p.call(r,"ms")){const t={instancePath:n+"/timing",schemaPath:"#/$defs/timing/required",keyword:"required",params:{missingProperty:"ms"}};e===null?e=[t]:e.push(t),s++}for(const t of Object.keys(r))if(!(t==="source"||t==="repeats"||t==="ms")){const a={instancePath:n+"/timing",schemaPath:"#/$defs/timing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),s++}if(r.source!==void 0&&p.call(r,"source")){let t=r.source;if(!(t==="measured"||t==="reported"||t==="recorded"||t==="off")){const a={instancePath:n+"/timing/source",schemaPath:"#/$defs/timing/properties/source/enum",keyword:"enum",params:{allowedValues:Ge.properties.source.enum}};e===null?e=[a]:e.push(a),s++}}if(r.repeats!==void 0&&p.call(r,"repeats")){let t=r.repeats;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+"/timing/repeats",schemaPath:"#/$defs/timing/properties/repeats/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){const a={instancePath:n+"/timing/repeats",schemaPath:"#/$defs/timing/properties/repeats/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}if(r.ms!==void 0&&p.call(r,"ms")){let t=r.ms;if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){const a={instancePath:n+"/timing/ms",schemaPath:"#/$defs/timing/properties/ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:n+"/timing/ms",schemaPath:"#/$defs/timing/properties/ms/type",keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:n+"/timing",schemaPath:"#/$defs/timing/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(i.accepted!==void 0&&p.call(i,"accepted")){let r=i.accepted;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.commit===void 0||!p.call(r,"commit")){const t={instancePath:n+"/accepted",schemaPath:"#/properties/accepted/required",keyword:"required",params:{missingProperty:"commit"}};e===null?e=[t]:e.push(t),s++}if(r.recordings===void 0||!p.call(r,"recordings")){const t={instancePath:n+"/accepted",schemaPath:"#/properties/accepted/required",keyword:"required",params:{missingProperty:"recordings"}};e===null?e=[t]:e.push(t),s++}for(const t of Object.keys(r))if(!(t==="commit"||t==="recordings")){const a={instancePath:n+"/accepted",schemaPath:"#/properties/accepted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),s++}if(r.commit!==void 0&&p.call(r,"commit")){let t=r.commit;if(typeof t!="string"&&t!==null){const a={instancePath:n+"/accepted/commit",schemaPath:"#/properties/accepted/properties/commit/type",keyword:"type",params:{type:E.properties.accepted.properties.commit.type}};e===null?e=[a]:e.push(a),s++}if(typeof t=="string"&&!Ke.test(t)){const a={instancePath:n+"/accepted/commit",schemaPath:"#/properties/accepted/properties/commit/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{40}([0-9a-f]{24})?$"}};e===null?e=[a]:e.push(a),s++}}if(r.recordings!==void 0&&p.call(r,"recordings")){let t=r.recordings;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const a={instancePath:n+"/accepted/recordings",schemaPath:"#/properties/accepted/properties/recordings/type",keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const a={instancePath:n+"/accepted/recordings",schemaPath:"#/properties/accepted/properties/recordings/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:n+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(i.metrics!==void 0&&p.call(i,"metrics")&&(re(i.metrics,{instancePath:n+"/metrics",parentData:i,parentDataProperty:"metrics",rootData:w,dynamicAnchors:b})||(e=e===null?re.errors:v(e,re.errors),s=e.length)),i.run_count!==void 0&&p.call(i,"run_count")){let r=i.run_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/run_count",schemaPath:"#/properties/run_count/type",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<2||isNaN(r))){const t={instancePath:n+"/run_count",schemaPath:"#/properties/run_count/minimum",keyword:"minimum",params:{comparison:">=",limit:2}};e===null?e=[t]:e.push(t),s++}}if(i.answers_vary!==void 0&&p.call(i,"answers_vary")&&i.answers_vary!==!0){const r={instancePath:n+"/answers_vary",schemaPath:"#/properties/answers_vary/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[r]:e.push(r),s++}if(i.prices!==void 0&&p.call(i,"prices")){let r=i.prices;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.currency===void 0||!p.call(r,"currency")){const t={instancePath:n+"/prices",schemaPath:"#/$defs/prices/required",keyword:"required",params:{missingProperty:"currency"}};e===null?e=[t]:e.push(t),s++}if(r.models===void 0||!p.call(r,"models")){const t={instancePath:n+"/prices",schemaPath:"#/$defs/prices/required",keyword:"required",params:{missingProperty:"models"}};e===null?e=[t]:e.push(t),s++}for(const t of Object.keys(r))if(!(t==="currency"||t==="models")){const a={instancePath:n+"/prices",schemaPath:"#/$defs/prices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),s++}if(r.currency!==void 0&&p.call(r,"currency")&&typeof r.currency!="string"){const t={instancePath:n+"/prices/currency",schemaPath:"#/$defs/prices/properties/currency/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}if(r.models!==void 0&&p.call(r,"models")){let t=r.models;if(t&&typeof t=="object"&&!Array.isArray(t))for(const a of Object.keys(t)){let l=t[a];if(l&&typeof l=="object"&&!Array.isArray(l)){for(const m of Object.keys(l))if(!(m==="prompt"||m==="completion"||m==="per_call")){const f={instancePath:n+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/prices/properties/models/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[f]:e.push(f),s++}if(l.prompt!==void 0&&p.call(l,"prompt")){let m=l.prompt;if(typeof m=="number"&&isFinite(m)){if(m<0||isNaN(m)){const f={instancePath:n+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/prompt",schemaPath:"#/$defs/prices/properties/models/additionalProperties/properties/prompt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:n+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/prompt",schemaPath:"#/$defs/prices/properties/models/additionalProperties/properties/prompt/type",keyword:"type",params:{type:"number"}};e===null?e=[f]:e.push(f),s++}}if(l.completion!==void 0&&p.call(l,"completion")){let m=l.completion;if(typeof m=="number"&&isFinite(m)){if(m<0||isNaN(m)){const f={instancePath:n+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/completion",schemaPath:"#/$defs/prices/properties/models/additionalProperties/properties/completion/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:n+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/completion",schemaPath:"#/$defs/prices/properties/models/additionalProperties/properties/completion/type",keyword:"type",params:{type:"number"}};e===null?e=[f]:e.push(f),s++}}if(l.per_call!==void 0&&p.call(l,"per_call")){let m=l.per_call;if(typeof m=="number"&&isFinite(m)){if(m<0||isNaN(m)){const f={instancePath:n+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/per_call",schemaPath:"#/$defs/prices/properties/models/additionalProperties/properties/per_call/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:n+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/per_call",schemaPath:"#/$defs/prices/properties/models/additionalProperties/properties/per_call/type",keyword:"type",params:{type:"number"}};e===null?e=[f]:e.push(f),s++}}}else{const m={instancePath:n+"/prices/models/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/prices/properties/models/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}}else{const a={instancePath:n+"/prices/models",schemaPath:"#/$defs/prices/properties/models/type",keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:n+"/prices",schemaPath:"#/$defs/prices/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(i.files!==void 0&&p.call(i,"files")&&(se(i.files,{instancePath:n+"/files",parentData:i,parentDataProperty:"files",rootData:w,dynamicAnchors:b})||(e=e===null?se.errors:v(e,se.errors),s=e.length)),i.cases!==void 0&&p.call(i,"cases")){let r=i.cases;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){const t={instancePath:n+"/cases",schemaPath:"#/properties/cases/minProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[t]:e.push(t),s++}for(const t of Object.keys(r)){let a=r[t];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.ask===void 0||!p.call(a,"ask")){const l={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/required",keyword:"required",params:{missingProperty:"ask"}};e===null?e=[l]:e.push(l),s++}if(a.targets===void 0||!p.call(a,"targets")){const l={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/required",keyword:"required",params:{missingProperty:"targets"}};e===null?e=[l]:e.push(l),s++}if(a.intent===void 0||!p.call(a,"intent")){const l={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/required",keyword:"required",params:{missingProperty:"intent"}};e===null?e=[l]:e.push(l),s++}if(a.ranks===void 0||!p.call(a,"ranks")){const l={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/required",keyword:"required",params:{missingProperty:"ranks"}};e===null?e=[l]:e.push(l),s++}if(a.results===void 0||!p.call(a,"results")){const l={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/required",keyword:"required",params:{missingProperty:"results"}};e===null?e=[l]:e.push(l),s++}for(const l of Object.keys(a))if(!p.call(E.properties.cases.additionalProperties.properties,l)){const m={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[m]:e.push(m),s++}if(a.ask!==void 0&&p.call(a,"ask")){let l=a.ask;if(typeof l=="string"){if(!Le.test(l)){const m={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/ask",schemaPath:"#/$defs/half_digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"}};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/ask",schemaPath:"#/$defs/half_digest/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}if(a.query!==void 0&&p.call(a,"query")){let l=a.query;if(typeof l=="string"){if(!Le.test(l)){const m={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/query",schemaPath:"#/$defs/half_digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"}};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/query",schemaPath:"#/$defs/half_digest/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),s++}}if(a.targets!==void 0&&p.call(a,"targets")){let l=a.targets;if(Array.isArray(l)){const m=l.length;for(let f=0;f<m;f++)F(l[f],{instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/targets/"+f,parentData:l,parentDataProperty:f,rootData:w,dynamicAnchors:b})||(e=e===null?F.errors:v(e,F.errors),s=e.length)}else{const m={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/targets",schemaPath:"#/properties/cases/additionalProperties/properties/targets/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),s++}}if(a.forbidden!==void 0&&p.call(a,"forbidden")){let l=a.forbidden;if(Array.isArray(l)){if(l.length<1){const f={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/forbidden",schemaPath:"#/properties/cases/additionalProperties/properties/forbidden/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[f]:e.push(f),s++}const m=l.length;for(let f=0;f<m;f++)F(l[f],{instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/forbidden/"+f,parentData:l,parentDataProperty:f,rootData:w,dynamicAnchors:b})||(e=e===null?F.errors:v(e,F.errors),s=e.length)}else{const m={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/forbidden",schemaPath:"#/properties/cases/additionalProperties/properties/forbidden/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),s++}}if(a.expect_empty!==void 0&&p.call(a,"expect_empty")&&a.expect_empty!==!0){const l={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/expect_empty",schemaPath:"#/properties/cases/additionalProperties/properties/expect_empty/const",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),s++}if(a.accepted!==void 0&&p.call(a,"accepted")){let l=a.accepted;if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1){const m={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/accepted",schemaPath:"#/properties/cases/additionalProperties/properties/accepted/minProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[m]:e.push(m),s++}for(const m of Object.keys(l))if(!(m==="recall"||m==="mrr"||m==="ndcg"||m==="forbidden"||m==="false_result")){const f={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/accepted",schemaPath:"#/properties/cases/additionalProperties/properties/accepted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[f]:e.push(f),s++}if(l.recall!==void 0&&p.call(l,"recall")){let m=l.recall;if(!(typeof m=="number"&&isFinite(m))){const f={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/accepted/recall",schemaPath:"#/properties/cases/additionalProperties/properties/accepted/properties/recall/type",keyword:"type",params:{type:"number"}};e===null?e=[f]:e.push(f),s++}}if(l.mrr!==void 0&&p.call(l,"mrr")){let m=l.mrr;if(!(typeof m=="number"&&isFinite(m))){const f={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/accepted/mrr",schemaPath:"#/properties/cases/additionalProperties/properties/accepted/properties/mrr/type",keyword:"type",params:{type:"number"}};e===null?e=[f]:e.push(f),s++}}if(l.ndcg!==void 0&&p.call(l,"ndcg")){let m=l.ndcg;if(!(typeof m=="number"&&isFinite(m))){const f={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/accepted/ndcg",schemaPath:"#/properties/cases/additionalProperties/properties/accepted/properties/ndcg/type",keyword:"type",params:{type:"number"}};e===null?e=[f]:e.push(f),s++}}if(l.forbidden!==void 0&&p.call(l,"forbidden")&&typeof l.forbidden!="boolean"){const m={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/accepted/forbidden",schemaPath:"#/properties/cases/additionalProperties/properties/accepted/properties/forbidden/type",keyword:"type",params:{type:"boolean"}};e===null?e=[m]:e.push(m),s++}if(l.false_result!==void 0&&p.call(l,"false_result")&&typeof l.false_result!="boolean"){const m={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/accepted/false_result",schemaPath:"#/properties/cases/additionalProperties/properties/accepted/properties/false_result/type",keyword:"type",params:{type:"boolean"}};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/accepted",schemaPath:"#/properties/cases/additionalProperties/properties/accepted/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}}if(a.found_in!==void 0&&p.call(a,"found_in")){let l=a.found_in;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const m={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/found_in",schemaPath:"#/properties/cases/additionalProperties/properties/found_in/type",keyword:"type",params:{type:"integer"}};e===null?e=[m]:e.push(m),s++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){const m={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/found_in",schemaPath:"#/properties/cases/additionalProperties/properties/found_in/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),s++}}if(a.variance!==void 0&&p.call(a,"variance")){let l=a.variance;if(typeof l=="number"&&isFinite(l)){if(l<0||isNaN(l)){const m={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/variance",schemaPath:"#/properties/cases/additionalProperties/properties/variance/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/variance",schemaPath:"#/properties/cases/additionalProperties/properties/variance/type",keyword:"type",params:{type:"number"}};e===null?e=[m]:e.push(m),s++}}if(a.intent!==void 0&&p.call(a,"intent")&&typeof a.intent!="string"){const l={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/intent",schemaPath:"#/properties/cases/additionalProperties/properties/intent/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}if(a.metrics!==void 0&&p.call(a,"metrics")){let l=a.metrics;if(l&&typeof l=="object"&&!Array.isArray(l))for(const m of Object.keys(l)){let f=l[m];if(!(typeof f=="number"&&isFinite(f))&&f!==null){const o={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metrics/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/values/additionalProperties/type",keyword:"type",params:{type:we.additionalProperties.type}};e===null?e=[o]:e.push(o),s++}}else{const m={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metrics",schemaPath:"#/$defs/values/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}}if(a.ranks!==void 0&&p.call(a,"ranks")){let l=a.ranks;if(Array.isArray(l)){const m=l.length;for(let f=0;f<m;f++){let o=l[f];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null){const d={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/ranks/"+f,schemaPath:"#/properties/cases/additionalProperties/properties/ranks/items/type",keyword:"type",params:{type:E.properties.cases.additionalProperties.properties.ranks.items.type}};e===null?e=[d]:e.push(d),s++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){const d={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/ranks/"+f,schemaPath:"#/properties/cases/additionalProperties/properties/ranks/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[d]:e.push(d),s++}}}else{const m={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/ranks",schemaPath:"#/properties/cases/additionalProperties/properties/ranks/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),s++}}if(a.clusters!==void 0&&p.call(a,"clusters")){let l=a.clusters;if(Array.isArray(l)){const m=l.length;for(let f=0;f<m;f++){let o=l[f];if(typeof o!="string"&&o!==null){const d={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/clusters/"+f,schemaPath:"#/properties/cases/additionalProperties/properties/clusters/items/type",keyword:"type",params:{type:E.properties.cases.additionalProperties.properties.clusters.items.type}};e===null?e=[d]:e.push(d),s++}}}else{const m={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/clusters",schemaPath:"#/properties/cases/additionalProperties/properties/clusters/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),s++}}if(a.answer!==void 0&&p.call(a,"answer")&&typeof a.answer!="string"){const l={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/answer",schemaPath:"#/properties/cases/additionalProperties/properties/answer/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),s++}if(a.results!==void 0&&p.call(a,"results")){let l=a.results;if(Array.isArray(l)){const m=l.length;for(let f=0;f<m;f++)if(typeof l[f]!="string"){const o={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/results/"+f,schemaPath:"#/properties/cases/additionalProperties/properties/results/items/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),s++}}else{const m={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/results",schemaPath:"#/properties/cases/additionalProperties/properties/results/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),s++}}if(a.values!==void 0&&p.call(a,"values")){let l=a.values;if(Array.isArray(l)){const m=l.length;for(let f=0;f<m;f++){let o=l[f];if(!(typeof o=="number"&&isFinite(o))&&o!==null){const d={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/values/"+f,schemaPath:"#/properties/cases/additionalProperties/properties/values/items/type",keyword:"type",params:{type:E.properties.cases.additionalProperties.properties.values.items.type}};e===null?e=[d]:e.push(d),s++}}}else{const m={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/values",schemaPath:"#/properties/cases/additionalProperties/properties/values/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),s++}}}else{const l={instancePath:n+"/cases/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/cases/additionalProperties/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),s++}}}else{const t={instancePath:n+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}if(i.samples!==void 0&&p.call(i,"samples")){let r=i.samples;if(r&&typeof r=="object"&&!Array.isArray(r))for(const t of Object.keys(r)){let a=r[t];if(!a||typeof a!="object"){const l={instancePath:n+"/samples/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/samples/additionalProperties/type",keyword:"type",params:{type:E.properties.samples.additionalProperties.type}};e===null?e=[l]:e.push(l),s++}if(Array.isArray(a)){const l=a.length;for(let m=0;m<l;m++){let f=a[m];if(typeof f=="number"&&isFinite(f)){if(f<0||isNaN(f)){const o={instancePath:n+"/samples/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+m,schemaPath:"#/properties/samples/additionalProperties/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:n+"/samples/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+m,schemaPath:"#/properties/samples/additionalProperties/items/type",keyword:"type",params:{type:"number"}};e===null?e=[o]:e.push(o),s++}}}if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.latency_ms===void 0||!p.call(a,"latency_ms")){const l={instancePath:n+"/samples/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/samples/additionalProperties/required",keyword:"required",params:{missingProperty:"latency_ms"}};e===null?e=[l]:e.push(l),s++}for(const l of Object.keys(a))if(!(l==="latency_ms"||l==="spans_ms")){const m={instancePath:n+"/samples/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/samples/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[m]:e.push(m),s++}if(a.latency_ms!==void 0&&p.call(a,"latency_ms")){let l=a.latency_ms;if(Array.isArray(l)){const m=l.length;for(let f=0;f<m;f++){let o=l[f];if(typeof o=="number"&&isFinite(o)){if(o<0||isNaN(o)){const d={instancePath:n+"/samples/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/latency_ms/"+f,schemaPath:"#/$defs/times/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:n+"/samples/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/latency_ms/"+f,schemaPath:"#/$defs/times/items/type",keyword:"type",params:{type:"number"}};e===null?e=[d]:e.push(d),s++}}}else{const m={instancePath:n+"/samples/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/latency_ms",schemaPath:"#/$defs/times/type",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),s++}}if(a.spans_ms!==void 0&&p.call(a,"spans_ms")){let l=a.spans_ms;if(l&&typeof l=="object"&&!Array.isArray(l))for(const m of Object.keys(l)){let f=l[m];if(Array.isArray(f)){const o=f.length;for(let d=0;d<o;d++){let c=f[d];if(typeof c=="number"&&isFinite(c)){if(c<0||isNaN(c)){const u={instancePath:n+"/samples/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/spans_ms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d,schemaPath:"#/$defs/times/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[u]:e.push(u),s++}}else{const u={instancePath:n+"/samples/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/spans_ms/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d,schemaPath:"#/$defs/times/items/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),s++}}}else{const o={instancePath:n+"/samples/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/spans_ms/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/times/type",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),s++}}else{const m={instancePath:n+"/samples/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/spans_ms",schemaPath:"#/properties/samples/additionalProperties/properties/spans_ms/type",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),s++}}}}else{const t={instancePath:n+"/samples",schemaPath:"#/properties/samples/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return de.errors=e,s===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};exports.verdicts=ce;const Ne={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"verdicts.schema.json",type:"object",additionalProperties:!1,required:["key","kind","verdict"],properties:{key:{type:"string",pattern:"^[0-9a-f]{64}$","x-expected":"64 hexadecimal digits"},kind:{enum:["claims","support","usefulness","questions","similarity"]},verdict:{type:"object",additionalProperties:!1,minProperties:1,maxProperties:1,properties:{claims:{type:"array",maxItems:500,items:{type:"string",minLength:1}},supported:{type:"array",minItems:1,maxItems:500,items:{type:"boolean"}},useful:{type:"boolean"},questions:{type:"array",minItems:1,maxItems:10,items:{type:"string",minLength:1}},cosines:{type:"array",minItems:1,maxItems:10,items:{type:"number",minimum:-1,maximum:1}},unmeasured:{enum:["refused","malformed","too_long"]}}}}};function ce(i,{instancePath:n="",parentData:_,parentDataProperty:$,rootData:w=i,dynamicAnchors:b={}}={}){let e=null,s=0;const g=ce.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.key===void 0||!p.call(i,"key")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key"}};e===null?e=[r]:e.push(r),s++}if(i.kind===void 0||!p.call(i,"kind")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[r]:e.push(r),s++}if(i.verdict===void 0||!p.call(i,"verdict")){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verdict"}};e===null?e=[r]:e.push(r),s++}for(const r of Object.keys(i))if(!(r==="key"||r==="kind"||r==="verdict")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[t]:e.push(t),s++}if(i.key!==void 0&&p.call(i,"key")){let r=i.key;if(typeof r=="string"){if(!fe.test(r)){const t={instancePath:n+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),s++}}if(i.kind!==void 0&&p.call(i,"kind")){let r=i.kind;if(!(r==="claims"||r==="support"||r==="usefulness"||r==="questions"||r==="similarity")){const t={instancePath:n+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Ne.properties.kind.enum}};e===null?e=[t]:e.push(t),s++}}if(i.verdict!==void 0&&p.call(i,"verdict")){let r=i.verdict;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>1){const t={instancePath:n+"/verdict",schemaPath:"#/properties/verdict/maxProperties",keyword:"maxProperties",params:{limit:1}};e===null?e=[t]:e.push(t),s++}if(Object.keys(r).length<1){const t={instancePath:n+"/verdict",schemaPath:"#/properties/verdict/minProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[t]:e.push(t),s++}for(const t of Object.keys(r))if(!(t==="claims"||t==="supported"||t==="useful"||t==="questions"||t==="cosines"||t==="unmeasured")){const a={instancePath:n+"/verdict",schemaPath:"#/properties/verdict/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[a]:e.push(a),s++}if(r.claims!==void 0&&p.call(r,"claims")){let t=r.claims;if(Array.isArray(t)){if(t.length>500){const l={instancePath:n+"/verdict/claims",schemaPath:"#/properties/verdict/properties/claims/maxItems",keyword:"maxItems",params:{limit:500}};e===null?e=[l]:e.push(l),s++}const a=t.length;for(let l=0;l<a;l++){let m=t[l];if(typeof m=="string"){if(P(m)<1){const f={instancePath:n+"/verdict/claims/"+l,schemaPath:"#/properties/verdict/properties/claims/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:n+"/verdict/claims/"+l,schemaPath:"#/properties/verdict/properties/claims/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}}}else{const a={instancePath:n+"/verdict/claims",schemaPath:"#/properties/verdict/properties/claims/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),s++}}if(r.supported!==void 0&&p.call(r,"supported")){let t=r.supported;if(Array.isArray(t)){if(t.length>500){const l={instancePath:n+"/verdict/supported",schemaPath:"#/properties/verdict/properties/supported/maxItems",keyword:"maxItems",params:{limit:500}};e===null?e=[l]:e.push(l),s++}if(t.length<1){const l={instancePath:n+"/verdict/supported",schemaPath:"#/properties/verdict/properties/supported/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[l]:e.push(l),s++}const a=t.length;for(let l=0;l<a;l++)if(typeof t[l]!="boolean"){const m={instancePath:n+"/verdict/supported/"+l,schemaPath:"#/properties/verdict/properties/supported/items/type",keyword:"type",params:{type:"boolean"}};e===null?e=[m]:e.push(m),s++}}else{const a={instancePath:n+"/verdict/supported",schemaPath:"#/properties/verdict/properties/supported/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),s++}}if(r.useful!==void 0&&p.call(r,"useful")&&typeof r.useful!="boolean"){const t={instancePath:n+"/verdict/useful",schemaPath:"#/properties/verdict/properties/useful/type",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),s++}if(r.questions!==void 0&&p.call(r,"questions")){let t=r.questions;if(Array.isArray(t)){if(t.length>10){const l={instancePath:n+"/verdict/questions",schemaPath:"#/properties/verdict/properties/questions/maxItems",keyword:"maxItems",params:{limit:10}};e===null?e=[l]:e.push(l),s++}if(t.length<1){const l={instancePath:n+"/verdict/questions",schemaPath:"#/properties/verdict/properties/questions/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[l]:e.push(l),s++}const a=t.length;for(let l=0;l<a;l++){let m=t[l];if(typeof m=="string"){if(P(m)<1){const f={instancePath:n+"/verdict/questions/"+l,schemaPath:"#/properties/verdict/properties/questions/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:n+"/verdict/questions/"+l,schemaPath:"#/properties/verdict/properties/questions/items/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),s++}}}else{const a={instancePath:n+"/verdict/questions",schemaPath:"#/properties/verdict/properties/questions/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),s++}}if(r.cosines!==void 0&&p.call(r,"cosines")){let t=r.cosines;if(Array.isArray(t)){if(t.length>10){const l={instancePath:n+"/verdict/cosines",schemaPath:"#/properties/verdict/properties/cosines/maxItems",keyword:"maxItems",params:{limit:10}};e===null?e=[l]:e.push(l),s++}if(t.length<1){const l={instancePath:n+"/verdict/cosines",schemaPath:"#/properties/verdict/properties/cosines/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[l]:e.push(l),s++}const a=t.length;for(let l=0;l<a;l++){let m=t[l];if(typeof m=="number"&&isFinite(m)){if(m>1||isNaN(m)){const f={instancePath:n+"/verdict/cosines/"+l,schemaPath:"#/properties/verdict/properties/cosines/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};e===null?e=[f]:e.push(f),s++}if(m<-1||isNaN(m)){const f={instancePath:n+"/verdict/cosines/"+l,schemaPath:"#/properties/verdict/properties/cosines/items/minimum",keyword:"minimum",params:{comparison:">=",limit:-1}};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:n+"/verdict/cosines/"+l,schemaPath:"#/properties/verdict/properties/cosines/items/type",keyword:"type",params:{type:"number"}};e===null?e=[f]:e.push(f),s++}}}else{const a={instancePath:n+"/verdict/cosines",schemaPath:"#/properties/verdict/properties/cosines/type",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),s++}}if(r.unmeasured!==void 0&&p.call(r,"unmeasured")){let t=r.unmeasured;if(!(t==="refused"||t==="malformed"||t==="too_long")){const a={instancePath:n+"/verdict/unmeasured",schemaPath:"#/properties/verdict/properties/unmeasured/enum",keyword:"enum",params:{allowedValues:Ne.properties.verdict.properties.unmeasured.enum}};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:n+"/verdict",schemaPath:"#/properties/verdict/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),s++}return ce.errors=e,s===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function v(i,n){for(const _ of n)i.push(_);return i}exports.schemas=()=>JSON.parse('{"config":{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"config.schema.json","title":"retrieval-eval-gate config","description":"The suite, the retriever, how the figures are computed, and how much each figure may change.","type":"object","additionalProperties":false,"required":["version","suite","retriever"],"properties":{"$schema":{"description":"Where an editor finds this schema; ignored by the gate.","type":"string"},"version":{"description":"Version of this format.","const":1},"suite":{"description":"The suite file, or a list of files. The gate joins the files of a list.","type":["string","array"],"minLength":1,"minItems":1,"items":{"type":"string","minLength":1},"x-expected":"a path, or a list of paths","examples":["retrieval/suite.yaml"]},"baseline":{"description":"The recorded run to compare with. Absent: the gate measures base and head side by side, with `base-directory`. Without a baseline, the gate does not add up small losses of several changes.","type":"string","pattern":"\\\\.(json|ya?ml)$","x-expected":"a path that ends in .json, .yaml or .yml","examples":["baselines/docs-search.json"]},"k":{"description":"How many results the gate asks for. No metric may have a larger cutoff.","type":"integer","minimum":1,"maximum":1000,"default":10},"retriever":{"$ref":"#/$defs/retriever"},"definition":{"$ref":"#/$defs/definition"},"metrics":{"description":"Metrics that the report shows in addition to the checked ones.","type":"array","items":{"$ref":"#/$defs/metric"},"examples":[["precision@5","map@10"]]},"gate":{"$ref":"#/$defs/gate"},"judge":{"$ref":"#/$defs/judge"},"select":{"description":"The cases of the suite that this config uses: cases with one of the tags, one of the intents or one of the ids. The baseline may have more cases. Latency is measured with the whole suite only. Absent: all cases.","type":"object","minProperties":1,"additionalProperties":false,"properties":{"tags":{"description":"Cases with one of these tags.","type":"array","minItems":1,"items":{"type":"string","minLength":1},"examples":[["smoke"]]},"intents":{"description":"Cases of one of these intents.","type":"array","minItems":1,"items":{"type":"string","minLength":1},"examples":[["howto"]]},"ids":{"description":"Cases with one of these ids.","type":"array","minItems":1,"items":{"type":"string","minLength":1},"examples":[["reset-password"]]}}},"vary":{"description":"To see whether answers vary, the gate asks up to 20 queries a second time. `record` also starts the retriever again and asks them. `off`: no query is asked a second time.","const":"off"},"latency":{"description":"How latency is measured, or `off`.","type":["object","string"],"pattern":"^off$","x-expected":"`off`, or an object with `warmup`, `repeats`, `budget_s`, `cases`, `seed`, `source`, `side_by_side`","additionalProperties":false,"properties":{"warmup":{"description":"How often all queries are asked without timing before the timed passes.","type":"integer","minimum":1,"maximum":100,"default":1},"repeats":{"description":"How often each query is timed. `auto`: three times, or more often in a small suite. `record` chooses the number, and later runs use the same number. Side by side, `auto` times queries more often if times vary. A written number is used even if timing then takes longer than `budget_s`.","type":["integer","string"],"minimum":1,"maximum":10000,"pattern":"^auto$","x-expected":"`auto` or a whole number from 1","default":"auto"},"budget_s":{"description":"How many seconds timing may take. It may take longer: three times the recorded time, or with a number of `repeats` three times what these repeats need.","type":"number","exclusiveMinimum":0,"maximum":86400,"default":120},"cases":{"description":"How many cases are timed if the suite has more. Each intent gets its share of them. All runs time the same cases. Absent: all cases are timed.","type":"integer","minimum":1,"maximum":9007199254740991},"seed":{"description":"The seed of the random draws: side by side the order of the queries and which side is asked first.","type":"integer","minimum":0,"maximum":9007199254740991,"default":1},"source":{"description":"The clock of the times: the gate\'s (`measured`), or the retriever\'s (`reported`).","enum":["measured","reported"],"default":"measured"},"side_by_side":{"description":"How much slower than the base the head may be if both are timed side by side. It replaces the tolerances of latency_p50_ms and latency_p95_ms. A rise of at most 0.5 ms never fails.","type":"object","additionalProperties":false,"properties":{"p50":{"$ref":"#/$defs/percent","default":"10%"},"p95":{"$ref":"#/$defs/percent","default":"25%"},"drift":{"description":"What happens if base and head are both worse than the stored baseline. `refuse`: the run ends with `base_drifted`. `allow`: the run goes on. Write `allow` if the index changes by itself.","enum":["refuse","allow"],"default":"refuse"}}}}},"prices":{"description":"What calls of models cost. cost_per_query is computed from these prices and the `usage` of each answer.","type":"object","additionalProperties":false,"required":["currency","models"],"properties":{"currency":{"description":"The currency of all prices. The baseline records it.","type":"string","pattern":"^[A-Za-z]{1,10}$","x-expected":"a currency, such as USD","examples":["USD"]},"models":{"description":"The price of each model, by the name that `usage` gives. If a used model has no price, the run ends with an error.","type":"object","minProperties":1,"additionalProperties":{"$ref":"#/$defs/price"},"examples":[{"small-chat":{"prompt":0.0008,"completion":0.004},"reranker":{"per_call":0.002}}]}}}},"$defs":{"metric":{"description":"A metric, with its cutoff if it has one.","type":"string","examples":["recall@10","mrr@10","ndcg@10","precision@10","hit_rate@10","map@10","coverage@10","evidence_recall@10","full_coverage_rate@10","judged@10","fill_rate@10","clustering_ratio@10","context_chars@10","duplicate_rate@10","forbidden_rate@10","zero_result_rate","false_result_rate","degraded_rate","error_rate","jaccard@10","lost_queries","faithfulness","answer_relevancy","context_precision","context_recall","answers_unmeasured_rate","context_precision_id","context_recall_id","context_precision_string","context_recall_string","latency_p50_ms","latency_p90_ms","latency_p95_ms","latency_p99_ms","latency_mean_ms","cost_per_query"]},"percent":{"description":"A share of the base\'s time.","type":"string","pattern":"^[0-9]{1,6}(\\\\.[0-9]{1,6})? ?%$","x-expected":"percent of the base\'s time, such as \\"10%\\""},"price":{"description":"What a model costs. At least one key is needed.","type":"object","additionalProperties":false,"minProperties":1,"x-expected":"an object with at least one of `prompt`, `completion`, `per_call`","properties":{"prompt":{"description":"The price of 1,000 prompt tokens.","type":"number","minimum":0},"completion":{"description":"The price of 1,000 completion tokens.","type":"number","minimum":0},"per_call":{"description":"The price of one call, for example of a reranker. It includes tokens that have no price here.","type":"number","minimum":0}}},"retriever":{"type":"object","description":"Your search: what the gate asks.","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"$ref":"#/$defs/command"},{"$ref":"#/$defs/http"},{"$ref":"#/$defs/mcp"},{"$ref":"#/$defs/module"},{"$ref":"#/$defs/python"},{"$ref":"#/$defs/run"},{"$ref":"#/$defs/bm25"}]},"command":{"type":"object","description":"A program that reads queries from standard input and writes JSON Lines to standard output. The gate starts it.","required":["kind","command"],"additionalProperties":false,"properties":{"kind":{"description":"The kind of retriever.","const":"command"},"command":{"description":"The program and its arguments.","type":"array","minItems":1,"items":{"type":"string"},"examples":[["python3","retrieval/serve.py"]]},"ready":{"description":"Wait for a line {\\"ready\\":true} before the first query.","type":"boolean","default":false},"per_query":{"description":"Start the program for each query. The arguments can contain {{query}} and {{k}}.","type":"boolean","default":false},"results":{"description":"How the gate reads an answer that is text. Absent: the answer is JSON.","type":"object","required":["lines"],"additionalProperties":false,"properties":{"lines":{"description":"A regular expression. Each line of the answer that it matches is a result. It needs a named group `path`, `id` or `text`, and can have `score`, `name`, `qualified_name` and `cluster`.","type":"string","minLength":1,"examples":["^- (?<path>\\\\S+) \\\\(score (?<score>[\\\\d.]+)\\\\)$"]},"empty":{"description":"A regular expression for a text that means: nothing was found. With `lines`, any other text without a matching line is an error.","type":"string","minLength":1,"examples":["^No documents found"]}}},"cwd":{"$ref":"#/$defs/cwd"},"env":{"$ref":"#/$defs/env"},"env_only":{"$ref":"#/$defs/env_only"},"startup_timeout_ms":{"$ref":"#/$defs/startup"},"timeout_ms":{"$ref":"#/$defs/timeout"},"total_timeout_ms":{"$ref":"#/$defs/total"},"concurrency":{"$ref":"#/$defs/concurrency"},"max_per_second":{"$ref":"#/$defs/max_per_second"},"params":{"$ref":"#/$defs/params"}}},"http":{"type":"object","description":"A server that answers JSON over HTTP. Requests can contain {{query}}, {{k}} and {{vector}}. Addresses and commands can contain {{port}}.","required":["kind","url"],"additionalProperties":false,"properties":{"kind":{"description":"The kind of retriever.","const":"http"},"preset":{"description":"Sets `method`, `body` and `results` for a known server. Your own keys replace them.","enum":["elasticsearch","opensearch","qdrant","meilisearch","typesense","solr","chroma","weaviate"]},"url":{"description":"The address of the search. The gate percent-encodes the values of placeholders.","type":"string","pattern":"^https?://","x-expected":"an address that starts with http:// or https://","examples":["http://127.0.0.1:9200/docs/_search"]},"method":{"description":"The method of the request. Absent: POST with a body, else GET.","enum":["GET","POST","PUT"]},"headers":{"$ref":"#/$defs/headers"},"ca":{"$ref":"#/$defs/ca"},"body":{"type":["object","array"],"description":"The request\'s body, as JSON. A text that is only \\"{{k}}\\" becomes a number, and one that is only \\"{{vector}}\\" a list.","examples":[{"q":"{{query}}","size":"{{k}}"}]},"results":{"description":"JMESPath to the list of results. Absent: the server must answer {\\"results\\": [...]}, as a program does.","type":["string","object"],"minLength":1,"examples":["hits.hits[].{id: _id, score: _score, path: _source.path}"],"additionalProperties":false,"minProperties":1,"properties":{"lines":{"description":"A regular expression. Each line of the answer that it matches is a result. It needs a named group `path`, `id` or `text`, and can have `score`, `name`, `qualified_name` and `cluster`.","type":"string","minLength":1,"examples":["^- (?<path>\\\\S+) \\\\(score (?<score>[\\\\d.]+)\\\\)$"]},"empty":{"description":"A regular expression for a text that means: nothing was found. With `lines`, any other text without a matching line is an error.","type":"string","minLength":1,"examples":["^No documents found"]}},"x-expected":"JMESPath, such as \'hits[].{path: url}\', or { lines: \'^- (?<path>\\\\S+)\' } for answers that are text"},"degraded":{"description":"JMESPath that is true if the answer is degraded.","type":"string","minLength":1,"examples":["fallback == \'lexical\'"]},"latency_ms":{"description":"JMESPath to the retriever\'s own time in milliseconds, for `latency.source: reported`.","type":"string","minLength":1,"examples":["took"]},"corpus":{"description":"JMESPath to `{ documents, digest }` of the corpus: the number of documents, and a text that changes with the documents. The report can then name a changed corpus as the cause of a loss.","type":"string","minLength":1,"examples":["{documents: index.count, digest: index.version}"]},"embed":{"description":"A request before the search. Its answer contains the vector that replaces {{vector}}. The query\'s time includes this request.","type":"object","required":["url","body","vector"],"additionalProperties":false,"properties":{"url":{"description":"The address of the model. The gate sends a POST request.","type":"string","pattern":"^https?://","x-expected":"an address that starts with http:// or https://","examples":["http://127.0.0.1:8080/embed"]},"headers":{"$ref":"#/$defs/headers"},"body":{"type":["object","array"],"description":"The request\'s body, as JSON.","examples":[{"input":"{{query}}"}]},"vector":{"description":"JMESPath to the vector.","type":"string","minLength":1,"examples":["data[0].embedding"]}}},"ready_url":{"description":"The gate asks this address until the status is 2xx, for at most `startup_timeout_ms`.","type":"string","pattern":"^https?://","x-expected":"an address that starts with http:// or https://","examples":["http://127.0.0.1:{{port}}/health"]},"start":{"description":"A server that the gate starts. {{port}} (also in `retriever.env`) and the variable PORT contain a free port.","type":"object","required":["command"],"additionalProperties":false,"properties":{"command":{"description":"The server\'s program. It must run until the gate ends it.","type":"array","minItems":1,"items":{"type":"string"},"examples":[["node","server.mjs","{{port}}"]]},"stop":{"description":"A command that runs before the gate ends the server.","type":"array","minItems":1,"items":{"type":"string"},"examples":[["docker","rm","-f","search"]]}}},"retries":{"description":"How often a query is sent again after status 408, 429, 502\u2013504 or 520\u2013524, a broken connection or a time-out.","type":"integer","minimum":0,"maximum":10,"default":2},"cwd":{"$ref":"#/$defs/cwd"},"env":{"$ref":"#/$defs/env"},"env_only":{"$ref":"#/$defs/env_only"},"startup_timeout_ms":{"$ref":"#/$defs/startup"},"timeout_ms":{"$ref":"#/$defs/timeout"},"total_timeout_ms":{"$ref":"#/$defs/total"},"concurrency":{"$ref":"#/$defs/concurrency"},"max_per_second":{"$ref":"#/$defs/max_per_second"},"params":{"$ref":"#/$defs/params"}}},"mcp":{"type":"object","description":"A tool of a Model Context Protocol server.","required":["kind","tool"],"additionalProperties":false,"properties":{"kind":{"description":"The kind of retriever.","const":"mcp"},"command":{"description":"The program of a server that uses standard input and output.","type":"array","minItems":1,"items":{"type":"string"},"examples":[["node","server.mjs"]]},"url":{"description":"The address of a server that uses streamable HTTP.","type":"string","pattern":"^https?://","x-expected":"an address that starts with http:// or https://","examples":["http://127.0.0.1:3000/mcp"]},"headers":{"$ref":"#/$defs/headers"},"ca":{"$ref":"#/$defs/ca"},"tool":{"description":"Name of the tool.","type":"string","minLength":1,"examples":["search"]},"arguments":{"description":"The tool\'s arguments. They can contain {{query}} and {{k}}.","type":"object","additionalProperties":true,"default":{"query":"{{query}}"},"examples":[{"query":"{{query}}","limit":"{{k}}"}]},"results":{"description":"JMESPath over the structured content, or over the text read as JSON. `content` is the list of the answer\'s blocks. Absent: the gate looks for a list in the answer, then for resources and links, then for lines of text.","type":["string","object"],"minLength":1,"examples":["documents[].{id: id, score: score}"],"additionalProperties":false,"minProperties":1,"properties":{"lines":{"description":"A regular expression. Each line of the answer that it matches is a result. It needs a named group `path`, `id` or `text`, and can have `score`, `name`, `qualified_name` and `cluster`.","type":"string","minLength":1,"examples":["^- (?<path>\\\\S+) \\\\(score (?<score>[\\\\d.]+)\\\\)$"]},"empty":{"description":"A regular expression for a text that means: nothing was found. With `lines`, any other text without a matching line is an error.","type":"string","minLength":1,"examples":["^No documents found"]}},"x-expected":"JMESPath, such as \'hits[].{path: url}\', or { lines: \'^- (?<path>\\\\S+)\' } for answers that are text"},"degraded":{"description":"JMESPath that is true if the answer is degraded.","type":"string","minLength":1,"examples":["fallback == \'lexical\'"]},"latency_ms":{"description":"JMESPath to the retriever\'s own time in milliseconds, for `latency.source: reported`.","type":"string","minLength":1,"examples":["took"]},"corpus":{"description":"JMESPath to `{ documents, digest }` of the corpus: the number of documents, and a text that changes with the documents. The report can then name a changed corpus as the cause of a loss.","type":"string","minLength":1,"examples":["{documents: index.count, digest: index.version}"]},"cwd":{"$ref":"#/$defs/cwd"},"env":{"$ref":"#/$defs/env"},"env_only":{"$ref":"#/$defs/env_only"},"startup_timeout_ms":{"$ref":"#/$defs/startup"},"timeout_ms":{"$ref":"#/$defs/timeout"},"total_timeout_ms":{"$ref":"#/$defs/total"},"concurrency":{"$ref":"#/$defs/concurrency"},"max_per_second":{"$ref":"#/$defs/max_per_second"},"params":{"$ref":"#/$defs/params"}},"oneOf":[{"required":["command"]},{"required":["url"]}],"x-expected":"either `command` or `url`"},"module":{"type":"object","description":"An ES module in JavaScript or TypeScript. Its default export is a function (query, { k, signal }) => results. It runs in a process of its own.","required":["kind","path"],"additionalProperties":false,"properties":{"kind":{"description":"The kind of retriever.","const":"module"},"path":{"description":"The module\'s file, relative to the config.","type":"string","minLength":1,"examples":["search.mjs"],"x-path":true},"loader":{"description":"What Node.js imports before the module (`node --import`), so that it can load it: a package of the project such as tsx, or a file that begins with `./`.","type":"string","minLength":1},"results":{"description":"JMESPath from the function\'s value to the list of results. Absent: the value is that list, or has it as `results`. Of a function in Python the gate also reads tuples and documents.","type":"string","minLength":1,"examples":["hits[].{path: slug, score: score}"]},"degraded":{"description":"JMESPath that is true if the answer is degraded.","type":"string","minLength":1,"examples":["fallback == \'lexical\'"]},"latency_ms":{"description":"JMESPath to the retriever\'s own time in milliseconds, for `latency.source: reported`.","type":"string","minLength":1,"examples":["took"]},"corpus":{"description":"JMESPath to `{ documents, digest }` of the corpus: the number of documents, and a text that changes with the documents. The report can then name a changed corpus as the cause of a loss.","type":"string","minLength":1,"examples":["{documents: index.count, digest: index.version}"]},"cwd":{"$ref":"#/$defs/cwd"},"env":{"$ref":"#/$defs/env"},"env_only":{"$ref":"#/$defs/env_only"},"startup_timeout_ms":{"$ref":"#/$defs/startup"},"timeout_ms":{"$ref":"#/$defs/timeout"},"total_timeout_ms":{"$ref":"#/$defs/total"},"concurrency":{"$ref":"#/$defs/concurrency"},"max_per_second":{"$ref":"#/$defs/max_per_second"},"params":{"$ref":"#/$defs/params"}}},"python":{"type":"object","description":"A function of a Python module. It runs in a process of its own, and needs no package of the gate.","required":["kind","function"],"additionalProperties":false,"properties":{"kind":{"description":"The kind of retriever.","const":"python"},"function":{"description":"The module and the function. Instead of a function: a method of an object, a method of a class that needs no arguments, or a retriever of LangChain or LlamaIndex.","type":"string","pattern":"^[^:\\\\s]+:[^:\\\\s]+$","x-expected":"\\"package.module:function\\"","examples":["handbook.search:search","handbook.service:service.search"]},"python":{"description":"The interpreter, or the folder of a virtual environment. Absent: the first of VIRTUAL_ENV, `.venv`, `venv`, python3 and python that exists.","type":"string","minLength":1,"examples":[".venv"]},"path":{"description":"The folder of the module. Absent: `src` if it exists, and the folder where the function runs.","type":"string","minLength":1,"examples":["lib"],"x-path":true},"results":{"description":"JMESPath from the function\'s value to the list of results. Absent: the value is that list, or has it as `results`. Of a function in Python the gate also reads tuples and documents.","type":"string","minLength":1,"examples":["hits[].{path: slug, score: score}"]},"degraded":{"description":"JMESPath that is true if the answer is degraded.","type":"string","minLength":1,"examples":["fallback == \'lexical\'"]},"latency_ms":{"description":"JMESPath to the retriever\'s own time in milliseconds, for `latency.source: reported`.","type":"string","minLength":1,"examples":["took"]},"corpus":{"description":"JMESPath to `{ documents, digest }` of the corpus: the number of documents, and a text that changes with the documents. The report can then name a changed corpus as the cause of a loss.","type":"string","minLength":1,"examples":["{documents: index.count, digest: index.version}"]},"cwd":{"$ref":"#/$defs/cwd"},"env":{"$ref":"#/$defs/env"},"env_only":{"$ref":"#/$defs/env_only"},"startup_timeout_ms":{"$ref":"#/$defs/startup"},"timeout_ms":{"$ref":"#/$defs/timeout"},"total_timeout_ms":{"$ref":"#/$defs/total"},"concurrency":{"$ref":"#/$defs/concurrency"},"max_per_second":{"$ref":"#/$defs/max_per_second"},"params":{"$ref":"#/$defs/params"}}},"run":{"type":"object","description":"A file with recorded results: a TREC run, or JSON Lines.","required":["kind","path"],"additionalProperties":false,"properties":{"kind":{"description":"The kind of retriever.","const":"run"},"path":{"description":"The file, relative to the config.","type":"string","minLength":1,"examples":["runs/bm25.trec"],"x-path":true},"params":{"$ref":"#/$defs/params"}}},"bm25":{"type":"object","description":"The built-in lexical search BM25, for a first run and for comparisons.","required":["kind"],"additionalProperties":false,"properties":{"kind":{"description":"The kind of retriever.","const":"bm25"},"corpus":{"description":"The documents as JSON Lines. Each needs an `id`, and can have `title`, `text`, `path`, `name`, `qualified_name`, `cluster`, `start` and `end`.","type":"string","minLength":1,"x-path":true},"files":{"description":"Patterns of paths, such as `docs/**/*.md`. Each file is a document.","type":"array","minItems":1,"items":{"type":"string","minLength":1},"default":[]},"max_docs":{"description":"How many documents are searched, from the first on. For a quick look at a large corpus.","type":"integer","minimum":1,"examples":[10000]},"cwd":{"$ref":"#/$defs/cwd"},"params":{"$ref":"#/$defs/params"}},"oneOf":[{"required":["corpus"]},{"required":["files"]}],"x-expected":"either `corpus` or `files`"},"headers":{"description":"Headers by name. Take a secret from the environment. The gate never prints it.","type":"object","additionalProperties":{"type":["string","object"],"required":["env"],"additionalProperties":false,"properties":{"env":{"description":"The name of a variable. If the variable is empty or missing, the run ends with an error.","type":"string","minLength":1},"prefix":{"description":"A text that is put before the value.","type":"string","default":""}},"x-expected":"text, or { env: NAME, prefix: \\"Bearer \\" }"},"default":{},"examples":[{"authorization":{"env":"SEARCH_TOKEN","prefix":"Bearer "}}]},"ca":{"description":"The PEM file of a certificate authority that the gate trusts in addition to the usual ones.","type":"string","minLength":1,"examples":["certs/ca.pem"],"x-path":true},"cwd":{"description":"The folder where the retriever runs, relative to this file. Absent: the folder of this file.","type":"string","minLength":1,"x-path":true},"env":{"description":"Variables that the gate adds to the retriever\'s environment.","type":"object","additionalProperties":{"type":"string"},"default":{}},"env_only":{"description":"The only variables that the retriever gets from the step\'s environment. It always gets PATH.","type":"array","items":{"type":"string","minLength":1}},"startup":{"description":"How many milliseconds the retriever may take until it is ready.","type":"integer","minimum":1,"maximum":86400000,"default":60000},"timeout":{"description":"How many milliseconds one answer may take.","type":"integer","minimum":1,"maximum":86400000,"default":30000},"total":{"description":"How many milliseconds the whole run may take.","type":"integer","minimum":1,"maximum":86400000,"default":1800000},"concurrency":{"description":"How many queries are asked at the same time. Timed queries are always asked one by one.","type":"integer","minimum":1,"maximum":64,"default":1},"max_per_second":{"description":"How many queries may start in a second, of all kinds and of both sides together. The wait does not count in measured times and in `timeout_ms`.","type":"number","exclusiveMinimum":0,"maximum":1000,"examples":[5]},"params":{"description":"Sent with every query. A case\'s own `params` replace keys of the same name. The baseline records them.","type":"object","examples":[{"tenant":"acme"}]},"definition":{"type":"object","description":"How the figures are computed. The baseline records it. If it differs from the baseline\'s, the gate ends with the error `not_comparable`.","additionalProperties":false,"properties":{"gain":{"description":"ndcg\'s gain: the grade itself, as trec_eval and BEIR publish it, or 2^grade - 1.","enum":["exponential","linear"],"default":"linear"},"relevance":{"description":"Lowest grade that counts in the binary metrics.","x-expected":"a whole number from 1 to 255 (if grades lie between 0 and 1, multiply them by 10 and write 5 for 0.5)","type":"integer","minimum":1,"maximum":255,"default":1},"order":{"description":"How results are ordered. `rank`: as returned, whatever their scores. `score`: by score, and equal scores as returned. `trec`: by score, and equal scores by id in descending order, as trec_eval does.","enum":["rank","score","trec"],"default":"rank"},"percentile":{"description":"How a percentile is computed: an observed value (`nearest`), or a value between two observed values (`linear`).","enum":["nearest","linear"],"default":"linear"},"duplicates":{"description":"What happens if a document is returned twice. `ignore`: the second one keeps its rank, but does not count. `error`: the run ends with an error.","enum":["ignore","error"],"default":"ignore"},"collapse":{"description":"Joins chunks with the same path to one document. The document has the rank of its chunk with the best score (`max`), or of its first chunk (`first`). `none`: chunks are not joined.","enum":["none","max","first"],"default":"none"},"ignore_identical_ids":{"description":"Leaves out a result whose id is the case\'s id, as BEIR does.","type":"boolean","default":false},"case_sensitive":{"description":"Whether upper case and lower case differ in paths and names.","type":"boolean","default":false},"min_score":{"description":"Leaves out results with a lower score. Results without a score stay.","type":"number"},"text":{"description":"How much of a passage or span a result must have to cover it.","type":"object","additionalProperties":false,"properties":{"threshold":{"description":"The smallest similarity (difflib ratio) of passage and text.","type":"number","exclusiveMinimum":0,"maximum":1,"default":0.7},"autojunk":{"description":"difflib\'s own `autojunk`. With it, long texts that are nearly equal count as different. Only to reproduce figures of other programs.","type":"boolean","default":false},"min_contained":{"description":"The smallest share of a passage that a text from the passage must have, and of a span that a chunk must contain.","type":"number","exclusiveMinimum":0,"maximum":1,"default":0.7}}},"scores":{"description":"The precision of scores. `float32` rounds scores as trec_eval 9 does.","enum":["float64","float32"],"default":"float64"}}},"judge":{"type":"object","description":"A language model that scores the answers. Its endpoint must speak OpenAI\'s protocol. Absent: answers are not scored. If model, temperature or seed differ from the baseline\'s, the gate ends with the error `not_comparable`.","additionalProperties":false,"required":["base_url","model","cache"],"properties":{"base_url":{"description":"The address of the endpoint. The gate sends requests to `/chat/completions` and `/embeddings` below it, and follows no redirects.","type":"string","pattern":"^https?://[^/?#@\\\\s]+(/[^?#@\\\\s]*)?$","x-expected":"an address that starts with http:// or https://, without user, query and fragment","examples":["https://api.openai.com/v1"]},"model":{"description":"The model that judges. Use a name with a date: behind a name without a date, the model can change.","type":"string","minLength":1,"examples":["gpt-4o-mini-2024-07-18"]},"embedding_model":{"description":"The model for embeddings. Only answer_relevancy needs it.","type":"string","minLength":1,"examples":["text-embedding-3-small"]},"api_key":{"description":"The variable of the step\'s environment that contains the API key. Absent: no key is sent.","type":"object","x-expected":"{ env: NAME }, the name of a variable, never the key itself","additionalProperties":false,"required":["env"],"properties":{"env":{"description":"Name of the variable.","type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-expected":"the name of a variable, never the key itself","examples":["JUDGE_API_KEY"]}}},"temperature":{"description":"The sampling temperature that is sent to the model. `off`: none is sent, for models that accept no temperature.","type":["number","string"],"minimum":0,"maximum":2,"pattern":"^off$","x-expected":"a number from 0 to 2, or off","default":0},"seed":{"description":"The seed that is sent to the model. Many models ignore it.","type":"integer","minimum":0,"maximum":9007199254740991},"cache":{"description":"The file of the judge\'s replies (JSON Lines), relative to this file. The gate does not ask again for a stored reply. Commit the file.","type":"string","minLength":1,"pattern":"\\\\.jsonl$","x-expected":"a path that ends in .jsonl","examples":["verdicts.jsonl"]},"max_requests":{"description":"The most requests of one run, with retries. A run that needs more ends with an error.","type":"integer","minimum":1,"maximum":1000000,"default":1000},"max_cost":{"description":"The highest cost of one run, in the currency of `prices`. A run that costs more ends with an error.","type":"number","exclusiveMinimum":0},"prices":{"description":"What the judge\'s tokens cost. `max_cost` needs it.","type":"object","additionalProperties":false,"required":["prompt","completion"],"properties":{"prompt":{"description":"The price of 1,000 prompt tokens.","type":"number","minimum":0},"completion":{"description":"The price of 1,000 completion tokens.","type":"number","minimum":0},"embedding":{"description":"The price of 1,000 tokens for embeddings.","type":"number","minimum":0}},"examples":[{"prompt":0.00015,"completion":0.0006,"embedding":0.00002}]},"timeout_ms":{"description":"How many milliseconds one reply may take. A later reply ends the run.","type":"integer","minimum":1,"maximum":3600000,"default":60000},"retries":{"description":"How often a request is sent again after status 429, 5xx or a broken connection. A reply that can\'t be used is not asked for again.","type":"integer","minimum":0,"maximum":10,"default":2},"concurrency":{"description":"How many samples are judged at the same time. A sample is one metric of one case.","type":"integer","minimum":1,"maximum":64,"default":4}}},"gate":{"type":"object","description":"Rules by metric. What is gated by default stays gated until set to `off` by name. The gate fails if recall, MRR or nDCG fell by more than a tolerance, and the fall is statistically significant. The tolerance is 0.01 for the whole suite and 0.05 for the queries of one intent. A query is lost if it no longer finds any right document. Lost queries count even if the fall is not significant. In a suite of fewer than 100 queries, one lost query is usually enough to fail the gate. If another query got better, one lost query alone is not enough.","properties":{"per_intent":{"description":"The rule of quality metrics and rates in every intent.","type":["object","string"],"pattern":"^off$","x-expected":"`off`, or an object with `tolerance` and `significance`","additionalProperties":false,"properties":{"tolerance":{"$ref":"#/$defs/tolerance"},"significance":{"$ref":"#/$defs/significance"}}},"intents":{"description":"Rules for single intents, by intent and metric.","type":"object","additionalProperties":{"type":"object","additionalProperties":{"$ref":"#/$defs/rule"}},"examples":[{"symbol":{"latency_p95_ms":{"ceiling":450}}}]},"significance":{"$ref":"#/$defs/significance"}},"additionalProperties":{"$ref":"#/$defs/rule"},"examples":[{"recall@10":{"floor":0.8},"degraded_rate":"off"}],"propertyNames":{"$ref":"#/$defs/metric"}},"rule":{"description":"One metric\'s rule, or `off`.","type":["object","string"],"pattern":"^off$","x-expected":"`off`, or an object with `tolerance`, `floor`, `ceiling`, `significance`","additionalProperties":false,"properties":{"tolerance":{"$ref":"#/$defs/tolerance"},"floor":{"description":"The lowest allowed value, for metrics where higher is better.","type":"number"},"ceiling":{"description":"The highest allowed value, for metrics where lower is better.","type":"number"},"significance":{"$ref":"#/$defs/significance"}}},"significance":{"description":"How significant a fall must be to fail. `auto` (default): the gate\'s usual limits of p. A number up to 0.15: a smaller limit of p, for fewer false alarms. `off`: no test, only the limit decides. If a rule has a `tolerance`, there is no test, unless `significance` is written in the rule or in `gate`.","type":["number","string"],"exclusiveMinimum":0,"maximum":0.15,"pattern":"^(auto|off)$","x-expected":"`auto`, `off`, or a number above 0 and up to 0.15"},"tolerance":{"description":"How much worse the metric may get: a number in the metric\'s unit, \\"25%\\" of the baseline, \\"1 case\\" of the bucket, or a list of these. The largest of a list is used.","type":["number","string","array"],"minimum":0,"pattern":"^[0-9]+(\\\\.[0-9]+)?( ?%| cases?)$","minItems":1,"items":{"type":["number","string"],"minimum":0,"pattern":"^[0-9]+(\\\\.[0-9]+)?( ?%| cases?)$","x-expected":"a finite number from 0, \\"25%\\" or \\"1 case\\""},"x-expected":"a finite number from 0, \\"25%\\", \\"1 case\\", or a list of these","examples":[[0.01,"1 case"]]}}},"suite":{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"suite.schema.json","title":"retrieval-eval-gate suite","description":"Queries with intents and the targets that a good retriever finds for them.","type":"object","additionalProperties":false,"required":["version","name","revision"],"oneOf":[{"required":["cases"]},{"required":["dataset"]}],"x-expected":"either `cases` or `dataset`","properties":{"$schema":{"description":"Where an editor finds this schema; ignored by the gate.","type":"string"},"version":{"description":"Version of this format.","const":1},"name":{"description":"Name of the suite. A baseline with another name is refused.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$","x-expected":"a name of letters, digits, `.`, `_` and `-`, at most 80 long","examples":["docs-search"]},"revision":{"description":"The suite\'s own revision, as free text. The baseline records it.","type":"string","minLength":1,"maxLength":200,"examples":["2026-11-21"]},"draft":{"description":"The suite is a draft: `gate` and `record` refuse it. Remove this line when you have reviewed the suite.","const":true},"cases":{"description":"The queries with their right documents.","type":"array","minItems":1,"items":{"$ref":"#/$defs/case"}},"dataset":{"$ref":"#/$defs/dataset"}},"$defs":{"case":{"type":"object","additionalProperties":false,"required":["id","query","intent"],"oneOf":[{"required":["expected"]},{"required":["expect_empty"]},{"not":{"anyOf":[{"required":["expected"]},{"required":["expect_empty"]}]}}],"x-expected":"either `expected` or `expect_empty: true`, or neither for a watched query","properties":{"id":{"description":"Must be unique in the suite. Keep it: the baseline pairs cases by id.","type":"string","minLength":1,"maxLength":500,"examples":["node-version"]},"query":{"description":"The text that is sent to the retriever.","type":"string","minLength":1,"maxLength":100000,"pattern":"\\\\S","x-expected":"a query that is not blank"},"intent":{"description":"The kind of question. Quality and latency are also checked in each intent.","type":"string","pattern":"^[\\\\p{L}\\\\p{N}][\\\\p{L}\\\\p{M}\\\\p{N}._-]{0,79}$","x-expected":"a word of letters, digits, `.`, `_` and `-`","examples":["howto","symbol"]},"expected":{"description":"The right documents. A case with neither `expected` nor `expect_empty` is a watched query: its list is compared with the baseline\'s, and it has no recall.","type":"array","minItems":1,"items":{"$ref":"#/$defs/target"}},"expect_empty":{"description":"A negative control: the search should return nothing.","const":true},"forbidden":{"description":"What must not be in the first k results: targets, a cluster, or a pattern of paths.","type":"array","minItems":1,"items":{"$ref":"#/$defs/forbidden"},"examples":[["docs/old.md",{"cluster":"tenant-b"},{"glob":"legacy/**"}]]},"judged_irrelevant":{"description":"Ids of documents that were judged not relevant. `label` writes them. They change no checked metric.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","pattern":"\\\\S","x-expected":"a document id that is not blank"},"examples":[["docs/old.md"]]},"critical":{"description":"The gate fails if this case finds none of its documents any more, or is watched and returns nothing any more.","type":"boolean"},"group":{"description":"Cases of one information need. They count as one in the significance test.","type":"string","minLength":1,"maxLength":200},"reference_answer":{"description":"What a good answer says.","type":"string","minLength":1},"params":{"description":"Sent with the query: filters, a tenant, a language, earlier messages. They replace the retriever\'s `params` of the same name. If you change them, the case counts as a new one.","type":"object","minProperties":1,"additionalProperties":true,"examples":[{"tenant":"acme","filters":{"lang":"en"}}]},"tags":{"description":"Names of your own. The report has figures for each tag, but no rule checks them. `--tag` and `select` choose cases by tags.","type":"array","uniqueItems":true,"items":{"type":"string","pattern":"^[\\\\p{L}\\\\p{N}][\\\\p{L}\\\\p{M}\\\\p{N}._-]{0,79}$","x-expected":"a word of letters, digits, `.`, `_` and `-`"},"examples":[["install"]]}}},"target":{"type":["string","object"],"description":"A right document. A text is compared with a result\'s path, name, qualified name and id. An object names what is compared, or lists documents of which one is enough (`any`).","minLength":1,"pattern":"\\\\S","additionalProperties":false,"if":{"type":"object"},"then":{"oneOf":[{"required":["path"]},{"required":["name"]},{"required":["qualified_name"]},{"required":["id"]},{"required":["text"]},{"required":["span"]},{"required":["any"]}],"x-expected":"exactly one of `path`, `name`, `qualified_name`, `id`, `text`, `span`, `any`, and optionally `grade`"},"x-expected":"a non-blank string, or an object with exactly one of `path`, `name`, `qualified_name`, `id`, `text`, `span`, `any`, and optionally `grade`","properties":{"path":{"description":"A result matches if its path is this path, or ends with `/` and this path.","type":"string","pattern":"\\\\S"},"name":{"description":"Equals the result\'s name.","type":"string","pattern":"\\\\S"},"qualified_name":{"description":"A result matches if its qualified name is this name, or ends with this name after `::`, `.`, `#` or `/`.","type":"string","pattern":"\\\\S"},"id":{"description":"A result matches if its id is this id. Upper case and lower case differ.","type":"string","pattern":"\\\\S"},"text":{"description":"A passage. A result matches if its text covers the passage.","type":"string","pattern":"\\\\S"},"span":{"$ref":"#/$defs/span"},"any":{"description":"Documents of which one is enough. If several are found, only the first one counts.","type":"array","minItems":1,"items":{"$ref":"#/$defs/member"},"examples":[["docs/install.md","docs/setup.md"]]},"grade":{"description":"How relevant the document is. Absent: 1.","type":"integer","minimum":1,"maximum":255}}},"member":{"type":["string","object"],"description":"One of the documents or passages of `any`. A text is compared with a result\'s path, name, qualified name and id. An object names what is compared.","minLength":1,"pattern":"\\\\S","additionalProperties":false,"if":{"type":"object"},"then":{"oneOf":[{"required":["path"]},{"required":["name"]},{"required":["qualified_name"]},{"required":["id"]},{"required":["text"]},{"required":["span"]}],"x-expected":"exactly one of `path`, `name`, `qualified_name`, `id`, `text`, `span`"},"x-expected":"a non-blank string, or an object with exactly one of `path`, `name`, `qualified_name`, `id`, `text`, `span`","properties":{"path":{"$ref":"#/$defs/target/properties/path"},"name":{"description":"Equals the result\'s name.","type":"string","pattern":"\\\\S"},"qualified_name":{"$ref":"#/$defs/target/properties/qualified_name"},"id":{"$ref":"#/$defs/target/properties/id"},"text":{"$ref":"#/$defs/target/properties/text"},"span":{"$ref":"#/$defs/span"}}},"forbidden":{"type":["string","object"],"description":"A document that must not come back. A text is compared with a result\'s path, name, qualified name and id. An object names what is compared, or a cluster or pattern.","minLength":1,"pattern":"\\\\S","additionalProperties":false,"if":{"type":"object"},"then":{"oneOf":[{"required":["path"]},{"required":["name"]},{"required":["qualified_name"]},{"required":["id"]},{"required":["text"]},{"required":["span"]},{"required":["cluster"]},{"required":["glob"]}],"x-expected":"exactly one of `path`, `name`, `qualified_name`, `id`, `text`, `span`, `cluster`, `glob`"},"x-expected":"a non-blank string, or an object with exactly one of `path`, `name`, `qualified_name`, `id`, `text`, `span`, `cluster`, `glob`","properties":{"path":{"$ref":"#/$defs/target/properties/path"},"name":{"$ref":"#/$defs/target/properties/name"},"qualified_name":{"$ref":"#/$defs/target/properties/qualified_name"},"id":{"$ref":"#/$defs/target/properties/id"},"text":{"$ref":"#/$defs/target/properties/text"},"span":{"$ref":"#/$defs/span"},"grade":{"$ref":"#/$defs/target/properties/grade"},"cluster":{"description":"The results of this cluster. If a result has no cluster, the check fails as missing_data.","type":"string","pattern":"\\\\S","examples":["tenant-b"]},"glob":{"description":"A pattern for the whole path of a result, or for the id of a result without a path. `**` stands for any number of folders. `*` and `?` stand for characters other than `/`.","type":"string","pattern":"\\\\S","maxLength":500,"examples":["legacy/**"]}}},"span":{"description":"Characters of a document. A chunk of the document matches if it contains the share `definition.text.min_contained` of them.","type":"object","additionalProperties":false,"required":["start","end"],"oneOf":[{"required":["path"]},{"required":["id"]}],"x-expected":"an object with either `path` or `id`, and `start` and `end`","properties":{"path":{"description":"The document\'s path, compared like a target `path`.","type":"string","pattern":"\\\\S"},"id":{"description":"The document\'s id.","type":"string","pattern":"\\\\S"},"start":{"description":"The first character. Count from 0, in code points.","type":"integer","minimum":0},"end":{"description":"The character after the last one.","type":"integer","minimum":1}},"examples":[{"path":"docs/install.md","start":120,"end":310}]},"dataset":{"type":["object","array"],"description":"A file in a public format, or your own list of cases, instead of `cases`. Or a list of such files: the gate joins them.","additionalProperties":false,"required":["format","path"],"x-expected":"a dataset, or a list of datasets","minItems":1,"items":{"$ref":"#/$defs/dataset","type":"object"},"properties":{"format":{"description":"The format.","enum":["beir","trec","qrels-tsv","qrels-jsonl","cruxe","evidence","ragas-csv","csv","json","quepid","rank-eval","judgments"]},"path":{"description":"The file. For beir the folder; for trec and qrels-tsv the folder, or the file of topics or queries. All paths of a dataset are relative to this suite. A file with `.gz` after its name is found, too.","type":"string","minLength":1,"examples":["data/scifact"]},"queries":{"description":"beir, trec, qrels-tsv: the file of queries or topics, if it has an unusual name.","type":"string","minLength":1},"qrels":{"description":"beir, trec, qrels-tsv: the file of judgments, if it has an unusual name.","type":"string","minLength":1},"corpus":{"description":"beir, trec, qrels-tsv, qrels-jsonl: the documents as JSON Lines with `_id` or `id`. The report lists judged documents that the corpus lacks. For beir, the gate finds corpus.jsonl.","type":"string","minLength":1},"documents":{"description":"evidence: the folder of the documents, in which characters are counted. Absent: the folder of the golden file; for a CSV file the folder `corpora` beside it.","type":"string","minLength":1,"examples":["docs"]},"columns":{"description":"csv and ragas-csv: the names of the columns. Absent: the usual names.","type":"object","additionalProperties":false,"properties":{"query":{"description":"What people ask.","type":"string","minLength":1},"expected":{"description":"The right document, or several.","type":"string","minLength":1},"intent":{"description":"The kind of question.","type":"string","minLength":1},"grade":{"description":"How relevant the document is, from 0 (not relevant) to 255.","type":"string","minLength":1},"id":{"description":"The id of the case. Rows with the same id are one case.","type":"string","minLength":1},"reference_answer":{"description":"ragas-csv: the right answer.","type":"string","minLength":1}},"examples":[{"query":"question","expected":"document"}]},"cases":{"description":"json: a JMESPath expression for the list of cases. Absent: the file is the list, or contains one list of objects. Functions: `items(a, b)` joins maps by key to rows of key and values. `each(parents, children)` makes rows of parent and child. `lookup(queries, id, qrels)` makes rows of a query and its value in `qrels`.","type":"string","minLength":1,"examples":["queries","items(queries, relevant_docs)","each(docs.*, queries)","items(@)"]},"fields":{"description":"json: where each part of a case is. A value is a key of the case, or a JMESPath expression over the case.","type":"object","additionalProperties":false,"required":["query"],"properties":{"query":{"description":"What people ask.","type":"string","minLength":1},"expected":{"description":"The right documents: a text, a list of texts, a list of targets as in `expected`, or a map from document to grade. In a list of lists, one document of each inner list is enough.","type":"string","minLength":1},"id":{"description":"The case\'s id. Absent: the query, and a number if several queries are equal.","type":"string","minLength":1},"intent":{"description":"The kind of question. Characters that an intent can\'t have become `-`.","type":"string","minLength":1},"grade":{"description":"How relevant the documents are: one number, or a list with a number for each document.","type":"string","minLength":1},"tags":{"description":"A text, or a list of texts.","type":"string","minLength":1},"forbidden":{"description":"What must not come back: a text, or a list of texts or targets.","type":"string","minLength":1},"params":{"description":"An object that is sent with the query.","type":"string","minLength":1},"reference_answer":{"description":"What a good answer says.","type":"string","minLength":1},"expect_empty":{"description":"True for a negative control.","type":"string","minLength":1,"examples":["category == \'out_of_scope\'"]},"any":{"description":"The expected documents of a case are one need: any of them answers it.","type":"boolean"}},"examples":[{"query":"question","expected":"gold_ids"}]},"separator":{"description":"csv: what stands between several documents in one cell.","type":"string","minLength":1,"examples":["|"]},"split":{"description":"beir: qrels/<split>.tsv; `test` where absent.","type":"string","pattern":"^[A-Za-z0-9._-]+$"},"intent":{"description":"Intent of every case, or of those that bring none; csv, json, quepid, rank-eval and judgments have `all` where it is absent.","type":"string","pattern":"^[\\\\p{L}\\\\p{N}][\\\\p{L}\\\\p{M}\\\\p{N}._-]{0,79}$"},"intents":{"description":"In place of `intent`: a file of lines `query id <tab> intent` that covers every case.","type":"string","minLength":1},"limit":{"description":"The first n cases in id order; such a run never passes a gate.","type":"integer","minimum":1}}}}},"baseline":{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"baseline.schema.json","title":"retrieval-eval-gate baseline","description":"A recorded run that later runs are compared with. Written by `retrieval-gate record` and beside every report; not edited by hand.","type":"object","additionalProperties":false,"required":["version","suite","definition","k","retriever","tool","environment","timing","metrics","cases"],"properties":{"$schema":{"description":"Where an editor finds this schema; ignored by the gate.","type":"string"},"version":{"description":"Version of this format.","const":1},"suite":{"$ref":"#/$defs/suite"},"definition":{"$ref":"#/$defs/definition"},"k":{"description":"How many results were requested. A run with another k can\'t be compared.","type":"integer","minimum":1},"retriever":{"$ref":"#/$defs/retriever"},"judge":{"$ref":"#/$defs/judge"},"tool":{"description":"Name and version of the gate that wrote this file.","type":"string"},"environment":{"$ref":"#/$defs/environment"},"timing":{"$ref":"#/$defs/timing"},"accepted":{"description":"The last accepted state, and how many baselines were recorded since. Absent: this baseline is the accepted state.","type":"object","additionalProperties":false,"required":["commit","recordings"],"properties":{"commit":{"description":"The commit of the accepted state; null if not known.","type":["string","null"],"pattern":"^[0-9a-f]{40}([0-9a-f]{24})?$"},"recordings":{"description":"How many baselines were recorded since, with this one.","type":"integer","minimum":1}}},"metrics":{"description":"Means, by metric. The gate checks that they are the means of the cases. `overall` names all metrics of the cases.","$ref":"#/$defs/means"},"run_count":{"description":"How many runs the figures are the mean of. Absent: one.","type":"integer","minimum":2},"answers_vary":{"description":"The retriever can give other results for the same query.","const":true},"prices":{"$ref":"#/$defs/prices"},"files":{"$ref":"#/$defs/files"},"cases":{"description":"The row of each case, by its id. Each row is one line.","type":"object","minProperties":1,"additionalProperties":{"type":"object","additionalProperties":false,"required":["ask","targets","intent","ranks","results"],"properties":{"ask":{"description":"The first 128 bits of SHA-256, in hex, of the query and params.","$ref":"#/$defs/half_digest"},"query":{"description":"The same of the query alone. Absent if the case has no params. Cases with another query are not compared.","$ref":"#/$defs/half_digest"},"targets":{"description":"The targets and grades of the case when the row was recorded, in the suite\'s order. The gate compares by these until the row is recorded again.","type":"array","items":{"$ref":"#/$defs/target"}},"forbidden":{"description":"What was forbidden when the row was recorded. Absent if nothing was forbidden.","type":"array","minItems":1,"items":{"$ref":"#/$defs/target"}},"expect_empty":{"description":"The case had to find nothing when the row was recorded.","const":true},"accepted":{"description":"The case\'s figures in the accepted state, if they differ from the row\'s figures.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"recall":{"description":"recall at the baseline\'s k.","type":"number"},"mrr":{"description":"mrr at the baseline\'s k.","type":"number"},"ndcg":{"description":"ndcg at the baseline\'s k.","type":"number"},"forbidden":{"description":"Whether a forbidden result came back.","type":"boolean"},"false_result":{"description":"Whether a query that must find nothing found something.","type":"boolean"}}},"found_in":{"description":"In how many of the runs the case found a target.","type":"integer","minimum":0},"variance":{"description":"The variance of recall + nDCG over the runs (divisor N - 1). The report of a gate keeps that of the row before.","type":"number","minimum":0},"intent":{"description":"The case\'s intent.","type":"string"},"metrics":{"description":"Figures that are not in `values`, and that do not follow from ranks and results: an error, a degraded answer, a forbidden result.","$ref":"#/$defs/values"},"ranks":{"description":"The rank of each target, in the suite\'s order; null if not found.","type":"array","items":{"type":["integer","null"],"minimum":1}},"clusters":{"description":"The cluster of each result, else its path; null for a result with neither. Absent if all are the results\' own ids.","type":"array","items":{"type":["string","null"]}},"answer":{"description":"The beginning of the answer; only if answers are judged.","type":"string"},"results":{"description":"The results, the best first.","type":"array","items":{"type":"string"}},"values":{"description":"Figures, in the order of the names in `metrics.overall`. Figures that follow from ranks and results are left out: recall, mrr, hit rate, coverage, evidence recall and full coverage (if `relevance` is 1), fill rate, zero-result rate, duplicate rate. Rates of errors, degraded answers, forbidden and false results are also left out. If several runs were recorded, all figures are here.","type":"array","items":{"type":["number","null"]}}}}},"samples":{"description":"The times of each timed case, by its id. Each case is one line.","type":"object","additionalProperties":{"type":["array","object"],"items":{"type":"number","minimum":0},"additionalProperties":false,"required":["latency_ms"],"properties":{"latency_ms":{"description":"The times of the whole answer, in milliseconds.","$ref":"#/$defs/times"},"spans_ms":{"description":"The times of each stage, in milliseconds.","type":"object","additionalProperties":{"$ref":"#/$defs/times"}}}}}},"$defs":{"suite":{"description":"The suite that was asked.","type":"object","additionalProperties":false,"required":["name","revision","digest"],"properties":{"name":{"description":"Name of the suite.","type":"string"},"revision":{"description":"The suite\'s own revision.","type":"string"},"digest":{"description":"SHA-256, in hex.","$ref":"#/$defs/digest"}}},"definition":{"description":"How the figures are computed: the config\'s `definition`, with its defaults.","type":"object","additionalProperties":false,"required":["gain","relevance","order","percentile","duplicates","collapse","ignore_identical_ids","case_sensitive","min_score","text","scores"],"properties":{"gain":{"description":"As in the config\'s `definition.gain`.","type":"string"},"relevance":{"description":"As in the config\'s `definition.relevance`.","type":"integer"},"order":{"description":"As in the config\'s `definition.order`.","type":"string"},"percentile":{"description":"As in the config\'s `definition.percentile`.","type":"string"},"duplicates":{"description":"As in the config\'s `definition.duplicates`.","type":"string"},"collapse":{"description":"As in the config\'s `definition.collapse`.","type":"string"},"ignore_identical_ids":{"description":"As in the config\'s `definition.ignore_identical_ids`.","type":"boolean"},"case_sensitive":{"description":"As in the config\'s `definition.case_sensitive`.","type":"boolean"},"min_score":{"description":"As in the config\'s `definition.min_score`; null if it is not written.","type":["number","null"]},"text":{"description":"As in the config\'s `definition.text`.","type":"object","additionalProperties":false,"required":["threshold","autojunk","min_contained"],"properties":{"threshold":{"description":"As in the config\'s `definition.text.threshold`.","type":"number"},"autojunk":{"description":"As in the config\'s `definition.text.autojunk`.","type":"boolean"},"min_contained":{"description":"As in the config\'s `definition.text.min_contained`.","type":"number"}}},"scores":{"description":"As in the config\'s `definition.scores`.","type":"string"}}},"retriever":{"description":"The retriever that was measured.","type":"object","additionalProperties":false,"required":["kind","fingerprint","corpus_digest"],"properties":{"kind":{"description":"Kind of retriever.","type":"string"},"fingerprint":{"description":"SHA-256 of the retriever\'s settings.","$ref":"#/$defs/digest"},"corpus":{"description":"What the retriever says about its corpus. Absent if it says nothing.","type":"object","additionalProperties":false,"required":["documents","digest"],"properties":{"documents":{"description":"The number of documents.","type":"integer","minimum":0},"digest":{"description":"A text that changes with the documents.","type":"string"}}},"corpus_digest":{"description":"SHA-256 of the retriever\'s data file; null if there is none.","type":["string","null"]},"params":{"description":"The retriever\'s `params` in the config."}}},"environment":{"description":"The machine and program that measured.","type":"object","additionalProperties":false,"required":["os","arch","cpu","cores","node"],"properties":{"os":{"description":"Operating system.","type":"string"},"arch":{"description":"Processor architecture.","type":"string"},"cpu":{"description":"Processor model.","type":"string"},"cores":{"description":"Processor cores.","type":"integer"},"node":{"description":"Version of Node.js.","type":"string"}}},"timing":{"description":"How the times were taken.","type":"object","additionalProperties":false,"required":["source","repeats","ms"],"properties":{"source":{"description":"The clock of the times: the gate\'s (`measured`), the retriever\'s (`reported`), that of a recorded run (`recorded`), or none (`off`).","enum":["measured","reported","recorded","off"]},"repeats":{"description":"How often each timed case was timed. Later runs time it equally often.","type":"integer","minimum":0},"ms":{"description":"How long timing took, in milliseconds.","type":"number","minimum":0}}},"prices":{"description":"The prices that the costs were computed with.","type":"object","additionalProperties":false,"required":["currency","models"],"properties":{"currency":{"description":"Currency of the prices.","type":"string"},"models":{"description":"Prices by the name of the model.","type":"object","additionalProperties":{"type":"object","additionalProperties":false,"properties":{"prompt":{"description":"The price of 1,000 prompt tokens.","type":"number","minimum":0},"completion":{"description":"The price of 1,000 completion tokens.","type":"number","minimum":0},"per_call":{"description":"The price of one call.","type":"number","minimum":0}}}}}},"files":{"description":"SHA-256 of the suite\'s files. A file that git does not contain (in a submodule, or generated) is trusted if its SHA-256 is here.","type":"object","additionalProperties":{"$ref":"#/$defs/digest"}},"means":{"type":"object","additionalProperties":false,"required":["overall","by_intent"],"properties":{"overall":{"description":"The means of all cases, by metric.","$ref":"#/$defs/values"},"by_intent":{"description":"The means of each intent, by its name.","type":"object","additionalProperties":{"$ref":"#/$defs/values"}}}},"times":{"description":"Times of answers, in milliseconds.","type":"array","items":{"type":"number","minimum":0}},"judge":{"description":"The judge of the answers; absent without a judge. The gate does not compare the values of different judges.","type":"object","additionalProperties":false,"required":["model","embedding_model","prompts","questions","temperature","seed"],"properties":{"model":{"description":"Name of the model.","type":"string"},"embedding_model":{"description":"Name of the embedding model; null if there is none.","type":["string","null"]},"prompts":{"description":"Version of the judge\'s prompts.","type":"integer"},"questions":{"description":"How many questions are made from an answer for answer_relevancy.","type":"integer"},"temperature":{"description":"The sampling temperature that is sent to the model; `off` if none is sent.","type":["number","string"],"pattern":"^off$"},"seed":{"description":"The seed that is sent to the model; null if none is sent.","type":["integer","null"]}}},"digest":{"type":"string","pattern":"^[0-9a-f]{64}$"},"values":{"type":"object","additionalProperties":{"type":["number","null"]}},"half_digest":{"type":"string","pattern":"^[0-9a-f]{32}$"},"target":{"type":"object","additionalProperties":false,"required":["kind","grade"],"properties":{"kind":{"description":"What a result\'s value is compared with.","enum":["hint","path","name","qualified_name","id","text","file","span","cluster","glob","any"]},"value":{"description":"The value that a result must have; absent for `any`.","type":"string"},"grade":{"description":"How relevant the target is.","type":"number","exclusiveMinimum":0},"text":{"description":"The text of a file or span.","type":"string"},"by":{"description":"Whether a span\'s document is named by its path or id.","enum":["path","id"]},"start":{"description":"The first character of a span, in code points from 0.","type":"integer","minimum":0},"end":{"description":"The character after the last one of a span.","type":"integer","minimum":0},"members":{"description":"The targets of `any`, of which one is enough.","type":"array","minItems":2,"items":{"$ref":"#/$defs/member"}}}},"member":{"type":"object","additionalProperties":false,"required":["kind","value","grade"],"properties":{"kind":{"description":"What a result\'s value is compared with.","enum":["hint","path","name","qualified_name","id","text","file","span","cluster","glob","any"]},"value":{"description":"The value that a result must have; absent for `any`.","type":"string"},"grade":{"description":"How relevant the target is.","type":"number","exclusiveMinimum":0},"text":{"description":"The text of a file or span.","type":"string"},"by":{"description":"Whether a span\'s document is named by its path or id.","enum":["path","id"]},"start":{"description":"The first character of a span, in code points from 0.","type":"integer","minimum":0},"end":{"description":"The character after the last one of a span.","type":"integer","minimum":0}}}}},"verdicts":{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"verdicts.schema.json","title":"retrieval-eval-gate verdict of a judge","description":"One line of a judge\'s cache: a question and the judge\'s reply. The gate writes the file. If you remove a line, the gate asks again.","type":"object","additionalProperties":false,"required":["key","kind","verdict"],"properties":{"key":{"description":"SHA-256 of the judge\'s fingerprint, the kind of question, and the texts.","type":"string","pattern":"^[0-9a-f]{64}$","x-expected":"64 hexadecimal digits"},"kind":{"description":"The kind of question. `claims`: the claims of a text. `support`: whether texts support claims. `usefulness`: whether a text is useful. `questions`: the questions that an answer answers. `similarity`: how similar two texts are.","enum":["claims","support","usefulness","questions","similarity"]},"verdict":{"description":"The judge\'s reply. It has one key.","type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"claims":{"description":"The claims of the text.","type":"array","maxItems":500,"items":{"type":"string","minLength":1}},"supported":{"description":"For each claim, whether the texts support it.","type":"array","minItems":1,"maxItems":500,"items":{"type":"boolean"}},"useful":{"description":"Whether the text helps to give the answer.","type":"boolean"},"questions":{"description":"The questions that the answer answers.","type":"array","minItems":1,"maxItems":10,"items":{"type":"string","minLength":1}},"cosines":{"description":"How similar each question is to the query, from -1 to 1.","type":"array","minItems":1,"maxItems":10,"items":{"type":"number","minimum":-1,"maximum":1}},"unmeasured":{"description":"Why the judge\'s reply could not be used.","enum":["refused","malformed","too_long"]}}}}}}');


/***/ }),

/***/ 14929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: () => (/* binding */ loadConfig),
/* harmony export */   cp: () => (/* binding */ NO_OVERRIDES),
/* harmony export */   sJ: () => (/* binding */ withDefinition)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _system_near_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27054);
/* harmony import */ var _example_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29193);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69559);
/* harmony import */ var _model_defaults_generated_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96400);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72050);
/* harmony import */ var _gate_config_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3351);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62611);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(93705);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4593);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(76760);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(10107);














const NO_SELECT = { tags: [], intents: [], ids: [] };
const NO_OVERRIDES = { suite: null, baseline: null };
function readConfigText(root, file) {
  try {
    return (0,_read_js__WEBPACK_IMPORTED_MODULE_9__/* .readText */ .yR)(root, file, "config");
  } catch (error) {
    const isInCommit = root.read !== void 0;
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue) || error.code !== "file_not_found" || isInCommit) {
      throw error;
    }
    const hint = adviseOnMissingConfig(root, file);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue(error.code, error.message, { hint, cause: error });
  }
}
function adviseOnMissingConfig(root, file) {
  const howToName = "with --config, or with the action's input `config`";
  const nearConfigs = listLikelyConfigs((0,_system_root_js__WEBPACK_IMPORTED_MODULE_1__/* .absolutePath */ .Hi)(root, node_path__WEBPACK_IMPORTED_MODULE_12__.posix.dirname(file)));
  if (nearConfigs.length > 0) {
    return `In the same folder there is ${nearConfigs.join(", ")}. Name it ${howToName}.`;
  }
  const topConfigs = listLikelyConfigs(root.directory);
  if (topConfigs.length > 0) {
    return `At the top of the repository there is ${topConfigs.join(", ")}. Run the command in that folder. Or give the path from here ${howToName}.`;
  }
  return `Give the path of your config ${howToName}, relative to the working directory. Or write a first config with \`retrieval-gate init\`.`;
}
function listLikelyConfigs(folder) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter((name) => /^\.?retrieval[-_]?gate.*\.(?:ya?ml|json)$/i.test(name)).toSorted();
  } catch {
    return [];
  }
}
function* listMembers(value, pointer = "") {
  if (typeof value !== "object" || value === null) {
    return;
  }
  for (const [key, member] of Object.entries(value)) {
    const memberPointer = `${pointer}/${(0,_read_js__WEBPACK_IMPORTED_MODULE_9__/* .escapePointer */ .lZ)(key)}`;
    yield [memberPointer, member];
    yield* listMembers(member, memberPointer);
  }
}
function listLines({ value, lineOf }) {
  const lines = /* @__PURE__ */ new Map();
  for (const [pointer] of listMembers(value)) {
    lines.set(pointer.slice(1).replaceAll("/", "."), lineOf(pointer));
  }
  return lines;
}
function findUnreplacedVariables({ file, value, lineOf }) {
  const problems = [];
  for (const [pointer, member] of listMembers(value)) {
    const text = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_13__/* .textOrEmpty */ ._c)(member);
    const addressMessage = pointer.endsWith("url") ? describeShellVariable(text) : null;
    const message = addressMessage ?? describeWorkflowExpression(text);
    if (message !== null) {
      problems.push({ file, pointer, line: lineOf(pointer), message });
    }
  }
  return problems;
}
function describeShellVariable(address) {
  const variable = /\$\{\w+\}|(?<=^(?:https?:\/\/)?)\$\w+/.exec(address)?.[0];
  return variable === void 0 ? null : `\`${variable}\` stays as it is, because the gate puts no variables into addresses; write the address itself`;
}
function describeWorkflowExpression(text) {
  const start = text.indexOf("${{");
  const end = start === -1 ? -1 : text.indexOf("}}", start);
  if (end === -1) {
    return null;
  }
  const expression = text.slice(start, end + 2);
  const [dottedName = ""] = text.slice(start + 3, end).trim().split(/[^\w.-]/, 1);
  const name = dottedName.slice(dottedName.lastIndexOf(".") + 1);
  return `\`${expression}\` is replaced in workflows alone; set it in the step's \`env\` and name the variable, for example \`{ env: ${name || "SEARCH_TOKEN"} }\``;
}
async function loadConfig(root, file, overrides = NO_OVERRIDES) {
  const document = await (0,_document_js__WEBPACK_IMPORTED_MODULE_7__/* .parseDocument */ .Tp)(readConfigText(root, file), "invalid_config");
  (0,_document_js__WEBPACK_IMPORTED_MODULE_7__/* .refuseNewer */ ._$)(document);
  (0,_document_js__WEBPACK_IMPORTED_MODULE_7__/* .refuseOtherKind */ .Rn)(document, "config", "invalid_config");
  const { value, problems: schemaProblems, isWrong } = (0,_validate_js__WEBPACK_IMPORTED_MODULE_11__/* .checkAll */ .K7)(document, "config");
  const problems = [...schemaProblems, ...findUnreplacedVariables(document)];
  if (value === null) {
    throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_11__/* .invalidFile */ .Am)("invalid_config", "config", file, problems);
  }
  const written = value;
  const reportPlace = (pointer, message) => {
    problems.push({ file, pointer, line: document.lineOf(pointer), message });
  };
  const resolveInside = (pointer, value2) => resolvePath(root, file, { pointer, value: value2 }, reportPlace);
  const retrieverPaths = /* @__PURE__ */ new Map();
  const resolveRetrieverPath = (pointer, value2) => {
    const resolvedPath = resolveInside(pointer, value2);
    retrieverPaths.set(pointer, resolvedPath);
    return resolvedPath;
  };
  const k = isWrong("/k") ? Number.POSITIVE_INFINITY : written.k ?? _model_defaults_generated_js__WEBPACK_IMPORTED_MODULE_6__/* .DEFAULTS */ .z.k;
  const writtenSuites = overrides.suite === null ? listSuites(written.suite) : [];
  const config = {
    file,
    suites: overrides.suite === null ? writtenSuites.map(({ pointer, value: value2 }) => resolveInside(pointer, value2)) : [overrides.suite],
    baseline: overrides.baseline ?? (written.baseline === void 0 ? null : resolveInside("/baseline", written.baseline)),
    k,
    retriever: (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_10__/* .readRetriever */ .nr)(written.retriever, node_path__WEBPACK_IMPORTED_MODULE_12__.posix.dirname(file), resolveRetrieverPath),
    definition: fillDefinition(written.definition ?? {}, _model_config_js__WEBPACK_IMPORTED_MODULE_5__/* .DEFAULT_DEFINITION */ .Kr),
    written_definition: written.definition ?? {},
    metrics: (written.metrics ?? []).map((name, index) => (0,_gate_config_js__WEBPACK_IMPORTED_MODULE_8__/* .readMetricName */ .eh)(name, k, `/metrics/${index}`, reportPlace)),
    gate: (0,_gate_config_js__WEBPACK_IMPORTED_MODULE_8__/* .readGate */ .cw)(written.gate ?? {}, k, reportPlace),
    latency: readLatency(written.latency ?? {}),
    ...(0,_system_json_js__WEBPACK_IMPORTED_MODULE_13__/* .withoutUndefined */ .r$)({
      vary: written.vary,
      select: written.select && { ...NO_SELECT, ...written.select },
      prices: written.prices && (0,_gate_config_js__WEBPACK_IMPORTED_MODULE_8__/* .readPrices */ .RP)(written.prices),
      judge: written.judge && (0,_gate_config_js__WEBPACK_IMPORTED_MODULE_8__/* .readJudge */ .Uv)(written.judge, resolveInside)
    })
  };
  checkConfig(config, written.retriever, isWrong, reportPlace);
  if (problems.length > 0) {
    throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_11__/* .invalidFile */ .Am)("invalid_config", "config", file, problems);
  }
  return {
    config,
    digest: document.digest,
    lines: listLines(document),
    suitePlaces: writtenSuites.map(({ pointer }) => {
      return { file, pointer, line: document.lineOf(pointer) };
    }),
    warnings: (0,_document_js__WEBPACK_IMPORTED_MODULE_7__/* .warnOfValuesCutByComment */ .YV)(document, "/retriever"),
    findMissingPaths: () => findMissingPaths(root, document, retrieverPaths, {
      written: written.baseline,
      resolved: config.baseline
    })
  };
}
function listSuites(written) {
  return typeof written === "string" ? [{ pointer: "/suite", value: written }] : written.map((value, index) => ({ pointer: `/suite/${index}`, value }));
}
function findMissingPaths(root, { file, lineOf }, retrieverPaths, baseline) {
  const problems = [];
  const folder = node_path__WEBPACK_IMPORTED_MODULE_12__.posix.dirname(file);
  for (const [pointer, retrieverPath] of retrieverPaths) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,_system_root_js__WEBPACK_IMPORTED_MODULE_1__/* .absolutePath */ .Hi)(root, retrieverPath))) {
      const message = `${retrieverPath} does not exist${(0,_system_near_file_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestNearFile */ .TX)(root, retrieverPath, folder)}`;
      problems.push({ file, pointer, line: lineOf(pointer), message });
    }
  }
  const { written, resolved } = baseline;
  if (folder === "." || written === void 0 || resolved === null) {
    return problems;
  }
  if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,_system_root_js__WEBPACK_IMPORTED_MODULE_1__/* .absolutePath */ .Hi)(root, node_path__WEBPACK_IMPORTED_MODULE_12__.posix.dirname(resolved)))) {
    const pathFromConfig = node_path__WEBPACK_IMPORTED_MODULE_12__.posix.relative(folder, written);
    const message = `the baseline would be ${resolved}; did you mean ${pathFromConfig}?`;
    problems.push({ file, pointer: "/baseline", line: lineOf("/baseline"), message });
  }
  return problems;
}
function checkConfig(config, writtenRetriever, isWrong, report) {
  checkPerQuery(writtenRetriever, report);
  checkLatency(config, report);
  if (!isWrong("/prices")) {
    (0,_gate_config_js__WEBPACK_IMPORTED_MODULE_8__/* .checkPrices */ .DD)(config, report);
  }
  if (!isWrong("/judge")) {
    (0,_gate_config_js__WEBPACK_IMPORTED_MODULE_8__/* .checkJudge */ ._Z)(config, report);
  }
}
function checkPerQuery({ kind, command, per_query: isPerQuery = false }, report) {
  if (kind !== "command" || !Array.isArray(command)) {
    return;
  }
  const hasQuery = command.some((word) => String(word).includes("{{query}}"));
  if (hasQuery !== isPerQuery) {
    const message = hasQuery ? "`{{query}}` is filled in only with `per_query: true`, which runs the program once for each query; add it beside `command`" : 'with `per_query` an argument has to contain the query: add "{{query}}", or remove `per_query`';
    report("/retriever/command", message);
  }
}
function resolvePath(root, file, { pointer, value }, report) {
  try {
    return (0,_system_root_js__WEBPACK_IMPORTED_MODULE_1__/* .insideRoot */ .p0)(root, node_path__WEBPACK_IMPORTED_MODULE_12__.posix.dirname(file), value, file);
  } catch (error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue)) {
      throw error;
    }
    report(pointer, `"${value}" is outside the repository; move the file into it`);
    return value;
  }
}
function readLatency(written) {
  if (written === "off") {
    return "off";
  }
  const defaults = _model_defaults_generated_js__WEBPACK_IMPORTED_MODULE_6__/* .DEFAULTS */ .z.latency;
  const { p50, p95, drift } = { ...defaults.side_by_side, ...written.side_by_side };
  return {
    ...defaults,
    ...written,
    side_by_side: { p50: (0,_model_config_js__WEBPACK_IMPORTED_MODULE_5__/* .parsePercentage */ .A3)(p50), p95: (0,_model_config_js__WEBPACK_IMPORTED_MODULE_5__/* .parsePercentage */ .A3)(p95), drift }
  };
}
function checkLatency(config, report) {
  for (const { pointer, name } of (0,_gate_config_js__WEBPACK_IMPORTED_MODULE_8__/* .listGatedMetrics */ .ZH)(config)) {
    const metric = (0,_example_js__WEBPACK_IMPORTED_MODULE_4__/* .parseKnownMetric */ .NL)(name);
    if (typeof metric === "string" || metric.family.kind !== "latency") {
      continue;
    }
    if (config.latency === "off") {
      report(pointer, `${name} is gated, but \`latency\` is off; remove one of the two`);
    } else if (config.select !== void 0) {
      report(pointer, `${name} is gated, but times are measured with the whole suite only; remove the rule, or \`select\``);
    }
  }
}
function withDefinition(config, baseline) {
  const recordedDefinition = baseline?.definition;
  return {
    ...config,
    definition: fillDefinition(config.written_definition, recordedDefinition ?? _model_config_js__WEBPACK_IMPORTED_MODULE_5__/* .DEFAULT_DEFINITION */ .Kr)
  };
}
function fillDefinition(written, defaults) {
  return { ...defaults, ...written, text: { ...defaults.text, ...written.text } };
}



/***/ }),

/***/ 72050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rn: () => (/* binding */ refuseOtherKind),
/* harmony export */   Tp: () => (/* binding */ parseDocument),
/* harmony export */   YV: () => (/* binding */ warnOfValuesCutByComment),
/* harmony export */   _$: () => (/* binding */ refuseNewer),
/* harmony export */   bz: () => (/* binding */ isBlankOrComment),
/* harmony export */   sS: () => (/* binding */ readJsonLines)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80097);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62611);




function refuseNewer({ file, value, lineOf }, key = "version") {
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value)) {
    return;
  }
  const { [key]: version, tool, binding } = value;
  if (typeof version !== "number" || version <= 1) {
    return;
  }
  const pointer = `/${key}`;
  const place = { file, pointer, line: lineOf(pointer) };
  throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .newerVersion */ .ip)(place, version, (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(binding) ? binding["tool"] : tool);
}
const KINDS = [
  { name: "suite", keys: ["revision", "cases"] },
  { name: "suite", keys: ["revision", "dataset"] },
  { name: "config", keys: ["suite", "retriever"] },
  { name: "baseline", keys: ["tool", "metrics"] }
];
function refuseOtherKind({ file, value }, wanted, code) {
  const kind = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? KINDS.find(({ keys }) => keys.every((key) => key in value)) : void 0;
  if (kind !== void 0 && kind.name !== wanted) {
    const advice = wanted === "config" ? "Name the config with --config, for example retrieval-gate.yaml. The config names the suite." : "Name the file with the cases in `suite` of the config, for example retrieval/suite.yaml.";
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(code, `${file} is a ${kind.name}, not a ${wanted}`, advice);
  }
}
async function parseDocument(source, code, origin = "own") {
  refuseConflict(source, code);
  if (/\.jsonl$/i.test(source.file)) {
    return parseJsonLines(source, code);
  }
  if (/\.json$/i.test(source.file)) {
    return parseJson(source, code, origin);
  }
  if (/\.ya?ml$/i.test(source.file)) {
    const { parseForeignYaml, parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3088)]).then(__webpack_require__.bind(__webpack_require__, 63088));
    return origin === "own" ? parseYaml(source, code) : parseForeignYaml(source, code);
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(code, `${source.file}: unknown file type`, "Expected .yaml, .yml, .json or .jsonl.");
}
function refuseConflict({ file, text }, code) {
  const marker = /^(?:<{7}|>{7}) /m.exec(text);
  if (marker === null) {
    return;
  }
  const line = text.slice(0, marker.index).split("\n").length;
  const message = "git's conflict marker; keep one of the two sides";
  const record = code === "invalid_baseline" ? ", then record again: `retrieval-gate record`" : "";
  throw (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .syntaxError */ .Ip)(code, file, [{ file, line, message: `${message}${record}` }]);
}
function parseJson(source, code, origin) {
  const { file, digest } = source;
  const { problems, ...reading } = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .Vh)(source, origin);
  if (problems.length > 0) {
    throw (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .syntaxError */ .Ip)(code, file, problems);
  }
  return { file, digest, ...reading };
}
function parseJsonLines(source, code) {
  const { file, digest } = source;
  const pointerOf = (index) => index === 0 ? "" : `/cases/${index - 1}`;
  const { values, lineOf, texts } = readJsonLines(source, code, pointerOf, "own");
  const [head, ...cases] = values;
  return { file, value: (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(head) ? { ...head, cases } : head, digest, lineOf, texts };
}
function isBlankOrComment(line) {
  return /^\s*(?:$|#|\/\/)/.test(line);
}
function readJsonLines({ file, text }, code, pointerOf, origin) {
  const problems = [];
  const lines = /* @__PURE__ */ new Map([["", 1]]);
  const values = [];
  const texts = /* @__PURE__ */ new Map();
  for (const [index, lineText] of text.split("\n").entries()) {
    if (isBlankOrComment(lineText)) {
      continue;
    }
    const line = index + 1;
    const root = pointerOf(values.length);
    const reading = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .Vh)({ file, text: lineText, line, root }, origin);
    problems.push(...reading.problems);
    for (const [pointer, number] of reading.texts) {
      texts.set(pointer, number);
    }
    lines.set(root, line);
    values.push(reading.value);
  }
  if (problems.length > 0) {
    throw (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .syntaxError */ .Ip)(code, file, problems);
  }
  return { values, lineOf: (pointer) => (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .findNearest */ .qg)(lines, pointer), texts };
}
const MOST_SHOWN = 20;
function warnOfValuesCutByComment({ file, cuts = [] }, root = "") {
  const likelyCuts = cuts.filter((cut) => cut.pointer.startsWith(root) && isLikelyCut(cut));
  const warnings = likelyCuts.slice(0, MOST_SHOWN).map((cut) => warnOfCut(file, cut));
  const otherCuts = likelyCuts.slice(MOST_SHOWN);
  const [firstOther] = otherCuts;
  if (firstOther === void 0) {
    return warnings;
  }
  const message = `so do ${otherCuts.length} more values from here on: each ends at " #"`;
  return [...warnings, { file, line: firstOther.line, message }];
}
const SENTENCE_POINTER = /\/(?:query|reference_answer)$/;
const DOCUMENT_POINTER = /\/(?:expected|forbidden)\//;
function isLikelyCut({ pointer, value, comment }) {
  if (/^[ \t]+#[^ \t#!]/.test(comment)) {
    return true;
  }
  const isNameOfWords = DOCUMENT_POINTER.test(pointer) && /\s/.test(value);
  const hasSeveralWords = SENTENCE_POINTER.test(pointer) || isNameOfWords;
  return hasSeveralWords && /^[ \t]#/.test(comment);
}
function warnOfCut(file, { line, value, comment }) {
  const commentText = comment.trim();
  const wholeText = `${value}${comment}`;
  const message = `YAML reads ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(commentText)} as a comment, so the value is ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(value)}; if it is part of the value, write ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(wholeText)}, else put two spaces before the # and one after it`;
  return { file, line, message };
}



/***/ }),

/***/ 29193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NL: () => (/* binding */ parseKnownMetric),
/* harmony export */   Y: () => (/* binding */ suggestChoice),
/* harmony export */   kJ: () => (/* binding */ describeCase),
/* harmony export */   np: () => (/* binding */ quotedExample),
/* harmony export */   xz: () => (/* binding */ exampleForPlace),
/* harmony export */   zU: () => (/* binding */ suggestNear)
/* harmony export */ });
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13480);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73196);



const CASE = "{ id: install, query: how to install it, intent: howto, expected: [docs/install.md] }";
const EXAMPLES = {
  // The root of the file has no key.
  "": "version: 1",
  version: "version: 1",
  name: "name: docs-search",
  revision: 'revision: "1"',
  suite: "suite: retrieval/suite.yaml",
  baseline: "baseline: baselines/docs.json",
  k: "k: 10",
  retriever: "retriever: { kind: command, command: [python3, retrieval/serve.py] }",
  kind: "kind: command",
  command: "command: [python3, retrieval/serve.py]",
  function: 'function: "retrieval.search:find"',
  url: "url: http://127.0.0.1:9200/docs/_search",
  corpus: "corpus: retrieval/corpus.jsonl",
  files: 'files: ["docs/**/*.md"]',
  path: "path: docs/install.md",
  end: "end: 310",
  start: "start: 120",
  tool: "tool: search",
  body: 'body: { q: "{{query}}", size: "{{k}}" }',
  ready_url: 'ready_url: "http://127.0.0.1:{{port}}/health"',
  headers: "headers: { Authorization: { env: SEARCH_KEY } }",
  results: 'results: "hits[].{id: id, score: score}"',
  metrics: "metrics: [precision@5, map@10]",
  gate: "gate: { recall@10: { floor: 0.8 } }",
  tolerance: "tolerance: 0.05",
  floor: "floor: 0.8",
  ceiling: "ceiling: 0.9",
  latency: "latency: off",
  cases: `cases: [${CASE}]`,
  id: "id: install",
  query: "query: how to install it",
  intent: "intent: howto",
  expected: "expected: [docs/install.md]",
  forbidden: "forbidden: [docs/old.md]",
  expect_empty: "expect_empty: true",
  critical: "critical: true",
  grade: "grade: 2",
  tags: "tags: [install]",
  group: "group: install",
  params: "params: { tenant: acme }"
};
const EXAMPLES_OF_PARTS = {
  "dataset/path": "path: data/scifact",
  "retriever/start": "start: { command: [node, server.mjs] }"
};
const TARGET = "{ path: docs/install.md, grade: 2 }";
function exampleForPlace(pointer, missingKey) {
  const parts = pointer.split("/").slice(1);
  const key = missingKey ?? parts.at(-1) ?? "";
  const isListItem = missingKey === null && /^\d+$/.test(key);
  if (isListItem) {
    const list = parts.at(-2);
    if (list === "cases") {
      return `; for example \`- ${CASE}\``;
    }
    return list === "expected" || list === "forbidden" ? `; for example \`${TARGET}\`` : "";
  }
  if (parts[0] === "gate" && parts.length === 2 && key.includes("@")) {
    return `; for example \`${key}: { floor: 0.8 }\``;
  }
  const example = EXAMPLES_OF_PARTS[`${parts[0] ?? ""}/${key}`] ?? EXAMPLES[key];
  return example === void 0 ? "" : `; for example \`${example}\``;
}
function quotedExample(pointer, text) {
  const key = pointer.slice(pointer.lastIndexOf("/") + 1);
  return /^\d*$/.test(key) ? `; for example \`"${text}"\`` : `; for example \`${key}: "${text}"\``;
}
function describeCase(pointer, { value, texts }) {
  const index = /^\/cases\/(\d+)(?:\/|$)/.exec(pointer)?.[1];
  const { cases } = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectMembers */ .vN)(value);
  const subject = Array.isArray(cases) ? cases[Number(index)] : void 0;
  const { id } = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectMembers */ .vN)(subject);
  const idText = texts?.get(`/cases/${index}/id`) ?? (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(id);
  return id === void 0 ? "" : ` (case ${idText})`;
}
function parseKnownMetric(written) {
  const parsed = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMetric */ .uo)(written);
  if (typeof parsed !== "string" || !parsed.startsWith("unknown metric")) {
    return parsed;
  }
  const [name = "", cutoff] = toOurNotation(written).split("@");
  const knownNames = _metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb.map((family) => family.name);
  const plainName = name.replaceAll(/[^a-z0-9]/gi, "").toLowerCase();
  const nearName = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(name, knownNames) ?? knownNames.find((knownName) => knownName.replaceAll("_", "") === plainName);
  if (nearName === void 0) {
    return parsed;
  }
  const suggestion = cutoff === void 0 ? nearName : `${nearName}@${cutoff}`;
  return `unknown metric "${written}"; did you mean \`${suggestion}\`?`;
}
function toOurNotation(written) {
  const percentile = /^(?:latency_?)?(p\d\d)(?:_?ms)?$/i.exec(written)?.[1];
  if (percentile !== void 0) {
    return `latency_${percentile.toLowerCase()}_ms`;
  }
  return written.replace(/[_@-](?:at_?)?(\d+|k)$/i, (_, k) => `@${k.replace(/k/i, "10")}`);
}
const JSON_ADVICE = "; write `format: json, fields: { query: KEY, expected: KEY }` with your keys, which reads JSON, JSON Lines and YAML by the file's ending";
const CSV_ADVICE = "; save the table as CSV and write `format: csv`, which reads tabs as well";
const FORMAT_ADVICE = /* @__PURE__ */ new Map([
  ["yaml", JSON_ADVICE],
  ["yml", JSON_ADVICE],
  ["jsonl", JSON_ADVICE],
  ["ndjson", JSON_ADVICE],
  ["jsonlines", JSON_ADVICE],
  ["tsv", "; a table with a header is `format: csv`, which reads tabs as well"],
  ["excel", CSV_ADVICE],
  ["xls", CSV_ADVICE],
  ["xlsx", CSV_ADVICE],
  ["ods", CSV_ADVICE],
  ["table", CSV_ADVICE]
]);
function suggestChoice(pointer, value, choices) {
  const name = String(value).toLowerCase().replaceAll(/[^a-z]/g, "");
  const isDatasetFormat = /^\/dataset(?:\/\d+)?\/format$/.test(pointer);
  const advice = isDatasetFormat ? FORMAT_ADVICE.get(name) : void 0;
  return advice ?? suggestNear(value, choices);
}
function suggestNear(value, known) {
  const words = known.filter((choice) => typeof choice === "string");
  const nearWord = typeof value === "string" ? (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(value, words) : null;
  return nearWord === null ? "" : `; did you mean \`${nearWord}\`?`;
}



/***/ }),

/***/ 3351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ checkPrices),
/* harmony export */   RP: () => (/* binding */ readPrices),
/* harmony export */   Uv: () => (/* binding */ readJudge),
/* harmony export */   ZH: () => (/* binding */ listGatedMetrics),
/* harmony export */   _Z: () => (/* binding */ checkJudge),
/* harmony export */   cw: () => (/* binding */ readGate),
/* harmony export */   eh: () => (/* binding */ readMetricName)
/* harmony export */ });
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13480);
/* harmony import */ var _example_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29193);
/* harmony import */ var _model_defaults_generated_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96400);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97855);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10107);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69559);
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49946);








function readGate(written, k, report) {
  const { per_intent: perIntent, intents = {}, significance = null, ...rules } = written;
  return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutUndefined */ .r$)({
    significance,
    metrics: readRules(rules, k, "/gate", report),
    per_intent: perIntent === void 0 ? null : readSetting(perIntent),
    intents: (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .mapValues */ .LG)(Object.entries(intents), (intentRules, intent) => readRules(intentRules, k, `/gate/intents/${intent}`, report))
  });
}
function readRules(written, k, pointer, report) {
  const rules = /* @__PURE__ */ new Map();
  for (const [name, setting] of Object.entries(written)) {
    const rulePointer = `${pointer}/${name}`;
    const metric = readMetricName(name, k, rulePointer, report);
    if (rules.has(metric)) {
      report(rulePointer, `${name} is a second rule for ${metric}; keep one`);
    }
    rules.set(metric, readSetting(setting));
    if (setting !== "off") {
      checkRule(name, setting, rulePointer, report);
    }
  }
  return rules;
}
function checkRule(name, rule, pointer, report) {
  const metric = (0,_example_js__WEBPACK_IMPORTED_MODULE_2__/* .parseKnownMetric */ .NL)(name);
  if (typeof metric === "string") {
    return;
  }
  const { family } = metric;
  const { tolerance, floor, ceiling, significance } = rule;
  if (family.kind === "loss" && (tolerance !== void 0 || ceiling === void 0)) {
    report(pointer, `${name} has a \`ceiling\` and nothing else; expected { ceiling: 0 }`);
    return;
  }
  if (family.direction === "higher" && ceiling !== void 0) {
    report(`${pointer}/ceiling`, `higher is better for ${name}: give it a \`floor\``);
  }
  if (family.direction === "lower" && floor !== void 0) {
    report(`${pointer}/floor`, `lower is better for ${name}: give it a \`ceiling\``);
  }
  if (significance !== void 0 && !(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTest */ .Hg)(family)) {
    report(`${pointer}/significance`, `chance is not tested for ${name}: its limit decides alone`);
  }
  if (isShare(family) && floor !== void 0 && floor > 1) {
    const suggestion = floor < 2 ? "" : `; did you mean ${floor / 100}?`;
    report(`${pointer}/floor`, `${name} is at most 1, so ${floor} is never reached${suggestion}`);
  }
  if (isShare(family) && ceiling !== void 0 && ceiling < 0) {
    report(`${pointer}/ceiling`, `${name} is at least 0, so ${ceiling} is never reached`);
  }
}
function isShare(family) {
  return (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .metricUnit */ .n2)(family) === "share";
}
function readSetting(written) {
  if (written === "off") {
    return "off";
  }
  const { tolerance, floor, ceiling, significance } = written;
  const tolerances = tolerance === void 0 ? void 0 : readTolerance(tolerance);
  return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutUndefined */ .r$)({ tolerance: tolerances, floor, ceiling, significance });
}
function readTolerance(written) {
  return [written].flat().map((tolerance) => {
    if (typeof tolerance === "number") {
      return { unit: "absolute", value: tolerance };
    }
    const unit = tolerance.endsWith("%") ? "percent" : "cases";
    return { unit, value: Number.parseFloat(tolerance) };
  });
}
function readMetricName(written, k, pointer, report) {
  const metric = (0,_example_js__WEBPACK_IMPORTED_MODULE_2__/* .parseKnownMetric */ .NL)(written);
  if (typeof metric === "string") {
    report(pointer, metric);
    return written;
  }
  if (Number.isFinite(metric.k) && metric.k > k) {
    report(pointer, `the cutoff of ${written} exceeds k = ${k}; raise \`k\` or lower the cutoff`);
  }
  return (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .addCutoff */ .r7)(metric.name, k);
}
function readJudge(written, resolveInside) {
  const { prices } = written;
  return {
    ..._model_defaults_generated_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULTS */ .z.judge,
    embedding_model: null,
    api_key: null,
    seed: null,
    max_cost: null,
    ...written,
    // The match starts at the first slash only (lookbehind): else it would take quadratic time.
    base_url: written.base_url.replace(/(?<!\/)\/+$/, ""),
    prices: prices === void 0 ? null : { embedding: null, ...prices },
    cache: resolveInside("/judge/cache", written.cache)
  };
}
function checkJudge(config, report) {
  const { judge } = config;
  if (judge === void 0) {
    const judgedNames = /* @__PURE__ */ new Set([..._model_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .JUDGED_METRICS */ .YC, _model_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .UNMEASURED_RATE */ .$9]);
    for (const { pointer, name } of listPlacedMetrics(config)) {
      if (judgedNames.has(name)) {
        report(pointer, `${name} needs a judge; add \`judge\``);
      }
    }
    return;
  }
  const metrics = (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .judgedMetrics */ .PH)(config);
  if (metrics.length === 0) {
    const names = _model_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .JUDGED_METRICS */ .YC.join(", ");
    report("/judge", `no metric needs it; name one of ${names} in \`metrics\` or \`gate\`, or remove it`);
  }
  const route = /\/(?:chat\/completions|completions|embeddings)\/?$/.exec(judge.base_url)?.[0];
  if (route !== void 0) {
    const root = judge.base_url.slice(0, -route.length);
    report("/judge/base_url", `the gate adds the route "${route}" itself; write \`base_url: ${root}\``);
  }
  const needsEmbeddings = metrics.includes("answer_relevancy");
  if (needsEmbeddings && judge.embedding_model === null) {
    report("/judge", "`embedding_model` is missing; answer_relevancy compares embeddings");
  }
  if (judge.max_cost !== null && judge.prices === null) {
    report("/judge", "`prices` is missing; without it nothing counts towards `max_cost`");
  }
  if (needsEmbeddings && judge.prices?.embedding === null) {
    report("/judge/prices", "`embedding` is missing; answer_relevancy pays for embeddings");
  }
}
function listGatedMetrics({ gate }) {
  const metrics = [];
  for (const { at, rules } of (0,_model_config_js__WEBPACK_IMPORTED_MODULE_5__/* .namedRules */ .PR)(gate)) {
    for (const [name, setting] of rules) {
      if (setting !== "off") {
        metrics.push({ pointer: `${at}/${name}`, name });
      }
    }
  }
  return metrics;
}
function listPlacedMetrics(config) {
  return [
    ...config.metrics.map((name, index) => ({ pointer: `/metrics/${index}`, name })),
    ...listGatedMetrics(config)
  ];
}
function readPrices({ currency, models }) {
  const noPrices = { prompt: null, completion: null, per_call: null };
  return {
    currency,
    models: (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .mapValues */ .LG)(Object.entries(models), (prices) => ({ ...noPrices, ...prices }))
  };
}
function checkPrices(config, report) {
  if (config.prices !== void 0) {
    return;
  }
  for (const { pointer, name } of listPlacedMetrics(config)) {
    const metric = (0,_example_js__WEBPACK_IMPORTED_MODULE_2__/* .parseKnownMetric */ .NL)(name);
    if (typeof metric !== "string" && metric.family.kind === "cost") {
      report(pointer, `${name} needs \`prices\`: what 1,000 tokens of each model cost`);
    }
  }
}



/***/ }),

/***/ 80097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FR: () => (/* binding */ makeLineCounter),
/* harmony export */   M1: () => (/* binding */ describeJsonError),
/* harmony export */   Vh: () => (/* binding */ readJson)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _system_written_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74797);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97855);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62611);




const LINES_DEPTH = 2;
function readJson({ file, text, line: firstLine = 1, root = "" }, origin = "own") {
  const scanner = new Scanner(text, root);
  const isWhole = scanner.scan();
  const linesBefore = makeLineCounter(text);
  const lineOfOffset = (offset) => firstLine + linesBefore(offset);
  const problems = scanner.problems.map(({ offset, ...problem }) => {
    return { file, line: lineOfOffset(offset), ...problem };
  });
  const parse = origin === "own" ? JSON.parse : _system_written_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJsonAsWritten */ .LT;
  return {
    value: isWhole ? parse(text) : void 0,
    problems,
    lineOf: (pointer) => lineOfOffset((0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .findNearest */ .qg)(scanner.offsets, pointer)),
    texts: scanner.numbers
  };
}
function describeJsonError(text) {
  return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .requireItem */ .l5)(readJson({ file: "", text }).problems, 0).message;
}
function makeLineCounter(text) {
  let ends = null;
  return (offset) => {
    ends ??= findLineEnds(text);
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = low + high >> 1;
      if ((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .requireItem */ .l5)(ends, middle) < offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  };
}
function findLineEnds(text) {
  const ends = [];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) {
    ends.push(at);
  }
  return ends;
}
const SPACE = /[ \t\r\n]*/y;
const PLAIN = /[ !#-[\]-\uFFFF]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
const NUMBER_OR_WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;
const JSON_WORDS = /* @__PURE__ */ new Map([
  ["NaN", "null"],
  ["Infinity", "null"],
  ["-Infinity", "null"],
  ["None", "null"],
  ["undefined", "null"],
  ["True", "true"],
  ["False", "false"]
]);
const OTHER_WORD = /-?[A-Za-z]+/y;
const SHOWN_BEFORE = 30;
class EndOfScan extends Error {
}
class Scanner {
  problems = [];
  /** Of each value down to LINES_DEPTH, by JSON pointer. */
  offsets = /* @__PURE__ */ new Map();
  /** By JSON pointer, those whose value JavaScript writes otherwise, such as 1.10. */
  numbers = /* @__PURE__ */ new Map();
  #path = [];
  #text;
  #root;
  #at = 0;
  constructor(text, root) {
    this.#text = text;
    this.#root = root;
  }
  /**
   * Scans the text. Returns false if it ended where the text is no JSON, or is nested too deeply.
   */
  scan() {
    try {
      this.#scanValue(0);
      this.#skip(SPACE);
      if (this.#at < this.#text.length) {
        this.#refuse("the end");
      }
      return true;
    } catch (error) {
      if (error instanceof EndOfScan) {
        return false;
      }
      throw error;
    }
  }
  #scanValue(depth) {
    this.#skip(SPACE);
    if (depth <= LINES_DEPTH) {
      this.offsets.set((0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .writePointer */ .NS)(this.#path), this.#at);
    }
    if (depth > _read_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_DEPTH */ .lr) {
      this.#addKeyProblem(`nested deeper than ${_read_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_DEPTH */ .lr} levels`);
      throw new EndOfScan();
    }
    switch (this.#text.charAt(this.#at)) {
      case "{":
        return this.#scanObject(depth);
      case "[":
        return this.#scanParts("]", (index) => {
          this.#path.push(index);
          this.#scanValue(depth + 1);
          this.#path.pop();
        });
      case '"':
        return void this.#readText();
      default:
        return this.#scanLiteral();
    }
  }
  #scanObject(depth) {
    const seenKeys = /* @__PURE__ */ new Set();
    this.#scanParts("}", () => {
      const key = this.#readKey();
      this.#path.push(key);
      if (seenKeys.has(key)) {
        this.#addKeyProblem(`the key "${key}" occurs twice in one object`);
      }
      if (_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE_KEYS */ .a2.has(key)) {
        this.#addKeyProblem(`the key "${key}" is not allowed`);
      }
      seenKeys.add(key);
      this.#skip(SPACE);
      if (!this.#readMark(":")) {
        this.#refuse("a colon behind the key");
      }
      this.#scanValue(depth + 1);
      this.#path.pop();
    });
  }
  /** Scans a list or an object: what is between the opening bracket, commas and `closing`. */
  #scanParts(closing, scanPart) {
    this.#at++;
    this.#skip(SPACE);
    if (this.#readMark(closing)) {
      return;
    }
    for (let index = 0; ; index++) {
      scanPart(index);
      this.#skip(SPACE);
      if (this.#readMark(closing)) {
        return;
      }
      const comma = this.#at;
      if (!this.#readMark(",")) {
        this.#refuse(`a comma or ${closing}`);
      }
      this.#skip(SPACE);
      if (/^[\]}]/.test(this.#text.charAt(this.#at))) {
        this.#failAt(comma, "nothing follows this comma; remove the comma");
      }
    }
  }
  /** Returns a key without its escapes. */
  #readKey() {
    if (this.#text.charAt(this.#at) !== '"') {
      this.#refuse("a key in double quotes");
    }
    const written = this.#readText();
    return written.includes("\\") ? JSON.parse(written) : written.slice(1, -1);
  }
  /**
   * Returns a text as it is written, with its quotes. A loop, since one pattern for all would
   * overflow the stack at millions of escapes.
   */
  #readText() {
    const start = this.#at++;
    let hasEscape;
    do {
      this.#skip(PLAIN);
      hasEscape = this.#skip(ESCAPE);
    } while (hasEscape);
    if (this.#readMark('"')) {
      return this.#text.slice(start, this.#at);
    }
    if (this.#at === this.#text.length) {
      this.#failAt(this.#at, "a text is not closed; write a quote at its end");
    }
    const reason = this.#text.startsWith("\\", this.#at) ? "no such escape in a text; write the backslash twice" : "a line break or tab in a text; write `\\n` or `\\t`, or close the text";
    return this.#failAt(this.#at, reason);
  }
  /** Scans a number, true, false or null. Keeps a number that JavaScript would write otherwise. */
  #scanLiteral() {
    const start = this.#at;
    if (!this.#skip(NUMBER_OR_WORD)) {
      OTHER_WORD.lastIndex = start;
      const [word = ""] = OTHER_WORD.exec(this.#text) ?? [];
      const jsonWord = JSON_WORDS.get(word);
      if (jsonWord !== void 0) {
        this.#failAt(start, `JSON has no ${word}; write ${jsonWord}`);
      }
      this.#refuse("a value", "; a text needs double quotes");
    }
    const written = this.#text.slice(start, this.#at);
    if (/^[-\d]/.test(written) && !(0,_system_written_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .isWrittenAsValue */ .po)(written, Number(written))) {
      this.numbers.set(`${this.#root}${(0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .writePointer */ .NS)(this.#path)}`, written);
    }
  }
  /** Moves behind what the pattern matches. Returns whether that is more than nothing. */
  #skip(pattern) {
    const start = this.#at;
    pattern.lastIndex = start;
    if (pattern.test(this.#text)) {
      this.#at = pattern.lastIndex;
    }
    return this.#at > start;
  }
  /** Moves behind the character if it stands here. Returns whether it does. */
  #readMark(mark) {
    const isHere = this.#text.charAt(this.#at) === mark;
    this.#at += isHere ? 1 : 0;
    return isHere;
  }
  /** Ends the scan because something else than `expected` stands here. */
  #refuse(expected, advice = "") {
    const start = this.#text.slice(this.#at, this.#at + 2);
    if (start === "") {
      const { length } = this.#text.trimEnd();
      return this.#failAt(length, "it ends too early; close what is open");
    }
    if (/^(?:\/\/|\/\*|#)/.test(start)) {
      return this.#failAt(this.#at, "JSON has no comments; remove the comment");
    }
    if (/^['“‘]/.test(start)) {
      return this.#failAt(this.#at, "texts and keys need double quotes");
    }
    const found = JSON.stringify(String.fromCodePoint(start.codePointAt(0) ?? 0));
    return this.#failAt(this.#at, `expected ${expected}, got ${found}${advice}`);
  }
  /** Ends the scan because the text is no JSON. */
  #failAt(offset, reason) {
    const before = this.#text.slice(Math.max(0, offset - SHOWN_BEFORE), offset).trim();
    const place = before === "" ? "" : `, after ${JSON.stringify(before)}`;
    const message = this.#text.trim() === "" ? "the file is empty" : `not valid JSON: ${reason}${place}`;
    this.problems.splice(0, Infinity, { offset, message });
    throw new EndOfScan();
  }
  #addKeyProblem(message) {
    this.problems.push({ offset: this.#at, pointer: (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .writePointer */ .NS)(this.#path), message });
  }
}



/***/ }),

/***/ 27906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TV: () => (/* binding */ digestLimits),
  RO: () => (/* binding */ digestTargets),
  AO: () => (/* binding */ finishCase),
  bu: () => (/* binding */ loadSuite),
  H7: () => (/* binding */ makeSuite),
  Ym: () => (/* binding */ matchAgain),
  II: () => (/* binding */ matchNewIds),
  uH: () => (/* binding */ renameRows),
  En: () => (/* binding */ useNewIds)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
// EXTERNAL MODULE: ./lib/system/digest.js
var system_digest = __webpack_require__(41229);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/model/suite.js
var model_suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/model/scope.js
var scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
;// CONCATENATED MODULE: ./lib/files/named-by-query.js




const LONGEST_NAME = 200;
const DIGEST_SPACE = 20;
function nameByQuery(cases) {
  const casesWithId = cases.filter((subject) => subject.named_by_query !== true);
  const takenIds = new Set(casesWithId.map(({ id }) => id));
  const lastNumbers = /* @__PURE__ */ new Map();
  return cases.map((subject) => {
    if (subject.named_by_query !== true) {
      return subject;
    }
    const name = queryName(subject.query);
    let number = lastNumbers.get(name) ?? 0;
    let id;
    do {
      number += 1;
      id = number === 1 ? name : `${name} #${number}`;
    } while (takenIds.has(id));
    lastNumbers.set(name, number);
    takenIds.add(id);
    return Object.assign({}, subject, { id });
  });
}
function queryName(query) {
  const line = query.replaceAll(/\s+/gu, " ").trim();
  if (json/* UNSAFE_KEYS */.a2.has(line)) {
    return `query ${line}`;
  }
  if (line.length <= LONGEST_NAME) {
    return line;
  }
  const beginning = (0,lookup/* cutText */.IN)(line, LONGEST_NAME - DIGEST_SPACE);
  return `${beginning}\u2026 ${(0,system_digest/* sha256Half */.Bh)(line).slice(0, 8)}`;
}
function noticeOfNamedCases(cases) {
  const names = cases.filter((subject) => subject.named_by_query === true).map(({ query }) => queryName(query));
  if (names.length === 0) {
    return [];
  }
  const counts = (0,lookup/* countItems */.A1)(names);
  const repeated = names.filter((name) => (0,lookup/* requireValue */.vd)(counts, name) > 1).length;
  return [{ code: "named_by_query", count: names.length, repeated }];
}
function matchByContent(oldCases, cases) {
  const namedCases = cases.filter((subject) => subject.named_by_query === true);
  if (namedCases.length === 0) {
    return /* @__PURE__ */ new Map();
  }
  const casesByName = (0,scope/* groupBy */.$z)(namedCases, ({ query }) => queryName(query));
  const nameOfId = (id) => casesByName.has(id) ? id : id.replace(/ #\d+$/, "");
  const oldIdsByName = (0,scope/* groupBy */.$z)([...oldCases.keys()], nameOfId);
  const newIds = /* @__PURE__ */ new Map();
  for (const [name, group] of casesByName) {
    const oldIds = oldIdsByName.get(name) ?? [];
    const matchedIds = matchGroup(oldCases, oldIds, group);
    const freedIds = freeTakenIds(oldIds, matchedIds, group);
    for (const [oldId, newId] of [...matchedIds, ...freedIds]) {
      if (oldId !== newId) {
        newIds.set(oldId, newId);
      }
    }
  }
  return newIds;
}
function matchGroup(oldCases, oldIds, group) {
  const contentKey = ({ ask, targets }) => `${ask} ${targets}`;
  const oldIdsByContent = (0,scope/* groupBy */.$z)(oldIds, (id) => contentKey((0,lookup/* requireValue */.vd)(oldCases, id).digests));
  const newIds = /* @__PURE__ */ new Map();
  for (const { id, digests } of group) {
    const sameContentIds = oldIdsByContent.get(contentKey(digests)) ?? [];
    const oldId = sameContentIds.find((candidate) => !newIds.has(candidate));
    if (oldId !== void 0) {
      newIds.set(oldId, id);
    }
  }
  return newIds;
}
function freeTakenIds(oldIds, matchedIds, group) {
  const newIds = new Set(matchedIds.values());
  const unmatchedIds = oldIds.filter((id) => !matchedIds.has(id));
  const takenIds = /* @__PURE__ */ new Set([...group.map(({ id }) => id), ...unmatchedIds]);
  const lostIds = unmatchedIds.filter((id) => newIds.has(id));
  return new Map(lostIds.map((id) => [id, takeFreeId(id, takenIds)]));
}
function takeFreeId(id, takenIds) {
  const name = id.replace(/ #\d+$/, "");
  let number = 2;
  while (takenIds.has(`${name} #${number}`)) {
    number += 1;
  }
  const freeId = `${name} #${number}`;
  takenIds.add(freeId);
  return freeId;
}


// EXTERNAL MODULE: ./lib/files/document.js
var files_document = __webpack_require__(72050);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/files/targets.js
var targets = __webpack_require__(65833);
// EXTERNAL MODULE: ./lib/files/validate.js
var validate = __webpack_require__(4593);
// EXTERNAL MODULE: ./lib/metrics/text.js + 2 modules
var metrics_text = __webpack_require__(64235);
;// CONCATENATED MODULE: ./lib/files/suite.js














async function loadSuite(root, files, places = []) {
  const checkedFiles = [];
  for (const [index, file] of files.entries()) {
    const document = await parseSuiteFile(root, file, places[index]);
    checkedFiles.push({ document, ...(0,validate/* checkAll */.K7)(document, "suite") });
  }
  const schemaProblems = checkedFiles.flatMap((checked) => checked.problems);
  const hasSchemaProblems = schemaProblems.length > 0;
  const writtenSuites = checkedFiles.flatMap(({ document, value, isWrong }) => value === null ? [] : [{ document, isWrong, suite: value }]);
  const caseProblems = [];
  const sources = [];
  for (const writtenSuite of writtenSuites) {
    if (!hasSchemaProblems || writtenSuite.suite.dataset === void 0) {
      sources.push(...await readSuiteFile(root, writtenSuite, caseProblems));
    }
  }
  const cases = nameByQuery(sources.flatMap((source) => source.cases));
  const [firstSuite, ...otherSuites] = writtenSuites;
  const disagreements = firstSuite === void 0 || hasSchemaProblems ? [] : otherSuites.flatMap((other) => findDisagreement(firstSuite.suite, other));
  const repeatedIds = findRepeatedIds(cases);
  const problems = [...schemaProblems, ...caseProblems, ...disagreements, ...repeatedIds];
  if (firstSuite === void 0 || problems.length > 0) {
    throw (0,validate/* invalidFile */.Am)("invalid_suite", "suite", files.join(", "), problems);
  }
  const draftFile = writtenSuites.find(({ suite }) => suite.draft === true)?.document.file;
  const draft = draftFile === void 0 ? void 0 : { file: draftFile };
  return joinSources(firstSuite.suite, sources, cases, draft);
}
function joinSources({ name, revision }, sources, cases, draft) {
  const digests = new Map(sources.flatMap((source) => [...source.digests]));
  const partial = sources.some((source) => source.partial);
  const notices = [...sources.flatMap((source) => source.notices), ...noticeOfNamedCases(cases)];
  const suite = makeSuite(name, revision, cases, [...digests.keys()], partial, notices);
  const scale = sources.find((source) => source.scale !== void 0)?.scale;
  const allDatasets = sources.flatMap((source) => source.datasets);
  const datasets = allDatasets.length === 0 ? void 0 : allDatasets;
  const allWarnings = [
    ...sources.flatMap((source) => source.warnings),
    ...warnOfDecimalGrades(cases)
  ];
  const warnings = allWarnings.length === 0 ? void 0 : allWarnings;
  return { suite: (0,json/* withoutUndefined */.r$)({ ...suite, scale, draft, datasets, warnings }), digests };
}
async function parseSuiteFile(root, file, place) {
  const document = await (0,files_document/* parseDocument */.Tp)(readSuiteText(root, file, place), "invalid_suite");
  (0,files_document/* refuseOtherKind */.Rn)(document, "suite", "invalid_suite");
  (0,files_document/* refuseNewer */._$)(document);
  return document;
}
function readSuiteText(root, file, place) {
  try {
    const namingFolder = place === void 0 ? "" : external_node_path_.posix.dirname(place.file);
    return (0,read/* readText */.yR)(root, file, "suite", namingFolder);
  } catch (error) {
    const isUnreadable = error instanceof errors/* GateError */.ue && /^(?:file_|outside_root$)/.test(error.code);
    throw isUnreadable && place !== void 0 ? (0,errors/* placeError */.oW)(error, "config", place) : error;
  }
}
function warnOfDecimalGrades(cases) {
  for (const { expected, place } of cases) {
    const target = expected.find(({ grade }) => !Number.isInteger(grade));
    if (target !== void 0) {
      const message = `the grade ${target.grade} is no whole number: trec_eval and \`score\` read whole grades alone, so qrels.trec of the report is not for them`;
      return [{ ...place, message }];
    }
  }
  return [];
}
function findDisagreement({ name, revision }, { document, suite }) {
  if (suite.name === name && suite.revision === revision) {
    return [];
  }
  const message = `joined suites must agree on name and revision; expected "${name}" and "${revision}"`;
  const pointer = suite.name === name ? "/revision" : "/name";
  return [{ file: document.file, pointer, line: document.lineOf(pointer), message }];
}
async function readSuiteFile(root, { document, suite, isWrong }, problems) {
  if (suite.dataset !== void 0) {
    return readDatasets(root, document, suite.dataset, suite.revision);
  }
  const cases = [];
  for (const [index, written] of suite.cases.entries()) {
    const pointer = `/cases/${index}`;
    if (!isWrong(pointer)) {
      cases.push(readCase(written, document, pointer, problems));
    }
  }
  const warnings = (0,files_document/* warnOfValuesCutByComment */.YV)(document);
  const digests = /* @__PURE__ */ new Map([[document.file, document.digest]]);
  return [{ ...EMPTY_SOURCE, cases, digests, warnings }];
}
const EMPTY_SOURCE = {
  cases: [],
  notices: [],
  digests: /* @__PURE__ */ new Map(),
  partial: false,
  datasets: [],
  warnings: []
};
async function readDatasets(root, document, dataset, revision) {
  const { readDataset } = await Promise.all(/* import() */[__webpack_require__.e(6906), __webpack_require__.e(987), __webpack_require__.e(1014), __webpack_require__.e(9389), __webpack_require__.e(1372)]).then(__webpack_require__.bind(__webpack_require__, 81372));
  const isList = Array.isArray(dataset);
  const writtenDatasets = isList ? dataset : [dataset];
  const sources = [
    { ...EMPTY_SOURCE, digests: /* @__PURE__ */ new Map([[document.file, document.digest]]) }
  ];
  for (const [index, written] of writtenDatasets.entries()) {
    const pointer = isList ? `/dataset/${index}` : "/dataset";
    const loaded = await readDataset(root, { document, pointer }, written, revision);
    sources.push({ ...loaded, cases: loaded.cases.map(finishCase) });
  }
  return sources;
}
function makeSuite(name, revision, cases, files, partial, notices = []) {
  const sorted = cases.toSorted((a, b) => (0,canonical_json/* compareCodePoints */.OP)(a.id, b.id));
  const digest = (0,system_digest/* digestValue */.yD)({
    name,
    revision,
    cases: sorted.map((subject) => [subject.id, subject.digest])
  });
  return { name, revision, digest, cases: sorted, files, partial, notices };
}
function readCase(written, document, casePointer, problems) {
  const place = { file: document.file, line: document.lineOf(casePointer) };
  const report = (pointerInCase, message) => {
    const pointer = `${casePointer}${pointerInCase}`;
    problems.push({ file: document.file, pointer, line: document.lineOf(pointer), message });
  };
  const expected = readTargets(written, "expected", report);
  const forbidden = readTargets(written, "forbidden", report);
  for (const key of ["id", "intent"]) {
    if (json/* UNSAFE_KEYS */.a2.has(written[key])) {
      report(`/${key}`, `"${written[key]}" can't be a name, because reports have names as keys; choose another`);
    }
  }
  const { id, query, intent, critical = false, group, reference_answer, params, tags } = written;
  const isWatched = written.expected === void 0 && written.expect_empty !== true;
  const irrelevant = written.judged_irrelevant?.toSorted(canonical_json/* compareCodePoints */.OP);
  return finishCase({
    id,
    query,
    intent,
    expected,
    expect_empty: written.expect_empty === true,
    forbidden,
    critical,
    ...(0,json/* withoutUndefined */.r$)({ group, reference_answer, params, tags, judged_irrelevant: irrelevant }),
    ...isWatched && { watched: true },
    place
  });
}
function readTargets(written, key, report) {
  const readEntry = key === "expected" ? targets/* readExpectedTarget */.u : targets/* readForbiddenTarget */.N7;
  const targetByIdentity = /* @__PURE__ */ new Map();
  for (const [index, entry] of (written[key] ?? []).entries()) {
    const reportEntry = (message) => report(`/${key}/${index}`, message);
    try {
      const target = readEntry(entry);
      const identity = (0,metrics_text/* targetIdentity */.C7)(target);
      if (targetByIdentity.has(identity)) {
        reportEntry(`target "${(0,model_suite/* targetLabel */.Op)(target)}" is already in \`${key}\` of case "${written.id}"; remove one`);
      }
      targetByIdentity.set(identity, target);
    } catch (error) {
      if (!(error instanceof targets/* FieldError */.bg)) {
        throw error;
      }
      reportEntry(`the target ${error.message} (case "${written.id}")`);
    }
  }
  return [...targetByIdentity.values()].toSorted(model_suite/* compareTargets */.wu);
}
function finishCase(written) {
  const subject = {
    ...written,
    expected: written.expected.map(composeTarget),
    // One empty list for all cases saves memory.
    forbidden: written.forbidden.length === 0 ? model_suite/* NONE */.x3 : written.forbidden.map(composeTarget)
  };
  const { id: _id, tags: _tags, place: _place, named_by_query: _named, expect_empty: expectEmpty, watched, reference_answer: referenceAnswer, judged_irrelevant: judgedIrrelevant, ...otherMembers } = subject;
  const digestedContent = {
    expectEmpty,
    // Canonical JSON leaves these out where they are undefined.
    watched,
    referenceAnswer,
    judgedIrrelevant,
    ...otherMembers
  };
  const digest = (0,system_digest/* digestValue */.yD)(digestedContent);
  return Object.assign({}, subject, { digest, digests: digestCase(subject) });
}
function composeTarget(target) {
  if (target.kind === "any") {
    return { ...target, members: target.members.map(composeTarget) };
  }
  const name = target.value.normalize("NFC");
  return target.kind === "text" || name === target.value ? target : { ...target, value: name };
}
function digestCase({ query, params, expected, expect_empty, forbidden }) {
  const hasParams = params !== void 0 && Object.keys(params).length > 0;
  const queryDigest = (0,system_digest/* sha256Half */.Bh)((0,canonical_json/* compactCanonical */.SM)({ query }));
  const ask = hasParams ? (0,system_digest/* sha256Half */.Bh)((0,canonical_json/* compactCanonical */.SM)({ query, params })) : queryDigest;
  return {
    ask,
    ...hasParams && { query: queryDigest },
    targets: digestTargets(expected),
    limits: digestLimits(forbidden, expect_empty)
  };
}
function digestLimits(forbidden, expectEmpty) {
  if (!expectEmpty && forbidden.length === 0) {
    return model_suite/* NO_LIMITS */.d1;
  }
  return (0,system_digest/* sha256Half */.Bh)((0,canonical_json/* compactCanonical */.SM)({ expect_empty: expectEmpty, forbidden }));
}
function digestTargets(targets) {
  return (0,system_digest/* sha256Half */.Bh)((0,canonical_json/* compactCanonical */.SM)(targets.map(withoutGrade)));
}
function withoutGrade({ grade: _grade, ...target }) {
  return "members" in target ? { ...target, members: target.members.map(withoutGrade) } : target;
}
function useNewIds(baseline, suite) {
  return renameRows(baseline, matchNewIds(baseline.cases, suite));
}
function matchNewIds(oldCases, suite) {
  return matchAgain(oldCases, matchByContent(oldCases, suite.cases), (movedCases) => (0,model_suite/* matchRenamedCases */.pQ)(movedCases, (0,lookup/* indexById */.RX)(suite.cases)));
}
function matchAgain(oldCases, firstIds, match) {
  const firstId = (id) => firstIds.get(id) ?? id;
  const lastIds = match(new Map([...oldCases].map(([id, oldCase]) => [firstId(id), oldCase])));
  const newIds = /* @__PURE__ */ new Map();
  for (const oldId of oldCases.keys()) {
    const newId = lastIds.get(firstId(oldId)) ?? firstId(oldId);
    if (newId !== oldId) {
      newIds.set(oldId, newId);
    }
  }
  return newIds;
}
function renameRows(baseline, ids) {
  if (ids.size === 0) {
    return baseline;
  }
  const rows = [...baseline.cases].map(([id, row]) => [ids.get(id) ?? id, row]);
  return { ...baseline, cases: new Map(rows) };
}
function findRepeatedIds(cases) {
  const firstPlaces = /* @__PURE__ */ new Map();
  const problems = [];
  for (const { id, place } of cases) {
    const first = firstPlaces.get(id);
    if (first === void 0) {
      firstPlaces.set(id, place);
      continue;
    }
    const message = `case id "${id}" is taken by ${first.file}:${first.line}; give one of the two another id`;
    problems.push({ file: place.file, pointer: "/cases", line: place.line, message });
  }
  return problems;
}



/***/ }),

/***/ 65833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N7: () => (/* binding */ readForbiddenTarget),
/* harmony export */   bg: () => (/* binding */ FieldError),
/* harmony export */   bp: () => (/* binding */ describeValue),
/* harmony export */   c_: () => (/* binding */ readTextOrNumber),
/* harmony export */   kk: () => (/* binding */ readForbidden),
/* harmony export */   mC: () => (/* binding */ describeKeys),
/* harmony export */   mh: () => (/* binding */ makeTarget),
/* harmony export */   qv: () => (/* binding */ isNothing),
/* harmony export */   u: () => (/* binding */ readExpectedTarget),
/* harmony export */   vX: () => (/* binding */ readExpected),
/* harmony export */   yA: () => (/* binding */ uniqueTargets),
/* harmony export */   zH: () => (/* binding */ MAX_GRADE)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97855);
/* harmony import */ var _metrics_needs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(116);
/* harmony import */ var _metrics_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64235);




const MAX_GRADE = 255;
class FieldError extends Error {
}
const KINDS = ["path", "name", "qualified_name", "id", "text"];
const FORBIDDEN_KINDS = [...KINDS, "cluster", "glob"];
const GRADE_OF_FORBIDDEN = 1;
function readExpected(value, grade, areOneNeed) {
  const entries = listEntries(value);
  const grades = Array.isArray(grade) ? grade : null;
  if (grades !== null && grades.length !== entries.length) {
    throw new FieldError(`gives ${entries.length} documents, and \`grade\` gives ${grades.length} grades`);
  }
  const needs = [];
  const irrelevant = [];
  for (const [index, entry] of entries.entries()) {
    const entryGrade = readGrade(grades === null ? grade : grades[index]);
    const members = "target" in entry ? [entry.target] : readEntry(entry.written, entryGrade);
    const relevant = members.filter((member) => member.grade > 0);
    irrelevant.push(...members.filter((member) => member.grade <= 0).map((member) => member.value));
    if (relevant.length > 0) {
      needs.push(relevant);
    }
  }
  return { needs: areOneNeed && needs.length > 0 ? [needs.flat()] : needs, irrelevant };
}
function listEntries(value) {
  if (!looksLikeGradeMap(value)) {
    const entries = [value].flat().filter((entry) => !isNothing(entry));
    return entries.map((written) => ({ written }));
  }
  return Object.entries(value).map(([document, grade]) => {
    if (!isGradeOfMap(grade)) {
      throw notGradedError(value, document);
    }
    return { target: { kind: "hint", value: document.trim(), grade: readGrade(grade) } };
  });
}
function isGradeOfMap(value) {
  return typeof value === "string" ? /^\d+(?:\.\d+)?$/.test(value) : !isNothing(value) && typeof value !== "object";
}
function notGradedError(map, document) {
  if (Object.values(map).some((grade) => typeof grade === "number")) {
    return new FieldError(`gives the grade ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(map[document])} of ${document}; ${EXPECTED_GRADE}`);
  }
  const hint = "give texts, lists of texts, targets such as { path: \u2026, grade: \u2026 }, or numbers as grades";
  return new FieldError(`gives an object with the keys ${describeKeys(map)}, which is no target: ${hint}`);
}
const EXPECTED_GRADE = `expected a number from 0, which is not relevant, to ${MAX_GRADE}`;
function readEntry(entry, grade) {
  if (Array.isArray(entry)) {
    const members = entry.filter((member) => !isNothing(member));
    return members.flatMap((member) => readEntry(member, grade));
  }
  if ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(entry) && Array.isArray(entry["any"])) {
    const needGrade = "grade" in entry ? readGrade(entry["grade"]) : grade;
    return entry["any"].flatMap((member) => readEntry(member, needGrade));
  }
  return [readSingle(entry, grade, KINDS)];
}
function readSingle(entry, grade, kinds) {
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(entry)) {
    return { kind: "hint", value: readTextOrNumber(entry), grade };
  }
  const targetGrade = isNothing(entry["grade"]) ? grade : readGrade(entry["grade"]);
  const span = entry["span"];
  if ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(span)) {
    return readSpan(span, targetGrade);
  }
  const writtenKinds = kinds.filter((kind2) => !isNothing(entry[kind2]));
  const [kind] = writtenKinds;
  if (kind === void 0 || writtenKinds.length > 1) {
    const kindsText = kind === void 0 ? `none of ${kinds.join(", ")}` : writtenKinds.join(" and ");
    throw new FieldError(`gives an object with the keys ${describeKeys(entry)}; expected one of ${kinds.join(", ")}, got ${kindsText}`);
  }
  const trimmedValue = readTextOrNumber(entry[kind]);
  const value = kind === "text" ? String(entry[kind]) : trimmedValue;
  return { kind, value, grade: targetGrade };
}
function readSpan(span, grade) {
  const { path, id, start, end } = span;
  const document = path ?? id;
  if (typeof document !== "string" || !isInteger(start) || !isInteger(end)) {
    throw new FieldError(`gives ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(span)}; expected a span of \`path\` or \`id\`, \`start\` and \`end\``);
  }
  if (start < 0 || end <= start) {
    throw new FieldError(`gives ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(span)}; expected \`end\` above \`start\`, and \`start\` from 0`);
  }
  return {
    kind: "span",
    by: typeof path === "string" ? "path" : "id",
    value: document.trim(),
    start,
    end,
    grade
  };
}
function isInteger(value) {
  return Number.isInteger(value);
}
function readExpectedTarget(entry) {
  return makeTarget(readEntry(entry, 1));
}
function makeTarget(members) {
  return (0,_metrics_needs_js__WEBPACK_IMPORTED_MODULE_1__/* .makeNeed */ .b)(members, Math.max(...members.map(({ grade }) => grade)));
}
function readForbiddenTarget(entry) {
  return readSingle(entry, GRADE_OF_FORBIDDEN, FORBIDDEN_KINDS);
}
function readForbidden(value) {
  const list = Array.isArray(value) ? value : [value];
  return uniqueTargets(list.filter((entry) => !isNothing(entry)).map(readForbiddenTarget));
}
function uniqueTargets(targets) {
  const byIdentity = /* @__PURE__ */ new Map();
  for (const target of targets) {
    const earlier = byIdentity.get((0,_metrics_text_js__WEBPACK_IMPORTED_MODULE_2__/* .targetIdentity */ .C7)(target));
    if (earlier === void 0 || target.grade > earlier.grade) {
      byIdentity.set((0,_metrics_text_js__WEBPACK_IMPORTED_MODULE_2__/* .targetIdentity */ .C7)(target), target);
    }
  }
  return [...byIdentity.values()];
}
function readTextOrNumber(value) {
  if (typeof value === "string" && value.trim() !== "") {
    return value.trim();
  }
  if (typeof value === "number") {
    if (Number.isSafeInteger(value)) {
      return String(value);
    }
    throw new FieldError(`gives the number ${value}, whose digits may not be those of the file; write it in quotes`);
  }
  throw new FieldError(`gives ${describeValue(value)}; expected text`);
}
function readGrade(value) {
  if (isNothing(value)) {
    return 1;
  }
  if (typeof value === "boolean") {
    return value ? 1 : 0;
  }
  const grade = typeof value === "string" ? Number(value) : value;
  if (typeof grade !== "number" || !Number.isFinite(grade) || grade > MAX_GRADE) {
    throw new FieldError(`gives the grade ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(value)}; ${EXPECTED_GRADE}`);
  }
  return Math.max(0, grade);
}
function isNothing(value) {
  return value === null || value === void 0 || typeof value === "string" && value.trim() === "";
}
function looksLikeGradeMap(value) {
  return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && !KINDS.some((kind) => typeof value[kind] === "string") && !(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value["span"]) && !Array.isArray(value["any"]);
}
function describeValue(value) {
  if (value === null || value === void 0) {
    return "nothing";
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? "an empty list" : `a list of ${value.length}`;
  }
  return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? `an object with the keys ${describeKeys(value)}` : (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(value);
}
const MOST_KEYS_SHOWN = 12;
function describeKeys(value) {
  const keys = Object.keys(value).map((key) => `\`${key}\``);
  return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .listFirst */ .rL)(keys, MOST_KEYS_SHOWN);
}



/***/ }),

/***/ 4593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

var _validators_generated_cjs__WEBPACK_IMPORTED_MODULE_7___namespace_cache;
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AT: () => (/* binding */ checkCompiled),
/* harmony export */   Am: () => (/* binding */ invalidFile),
/* harmony export */   K7: () => (/* binding */ checkAll),
/* harmony export */   _U: () => (/* binding */ checkSchema)
/* harmony export */ });
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62611);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51246);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10107);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73196);
/* harmony import */ var _system_shell_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90283);
/* harmony import */ var _system_written_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74797);
/* harmony import */ var _example_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29193);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13480);
/* harmony import */ var _validators_generated_cjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47733);










const MOST_PROBLEMS = 100;
const MOST_WORDED = 1e3;
const STAND_INS = {
  config: { version: 1, suite: "-", baseline: "-", retriever: { kind: "run", path: "-" } },
  suite: { version: 1, name: "-", revision: "-" }
};
const SMALLEST = {
  suite: '{ version: 1, name: docs, revision: "1", cases: [{ id: install, query: how to install it, intent: howto, expected: [docs/install.md] }] }',
  config: "{ version: 1, suite: retrieval/suite.yaml, baseline: baselines/docs.json, retriever: { kind: command, command: [python3, retrieval/serve.py] } }"
};
let parsedSchemas = null;
function readSchema(what) {
  parsedSchemas ??= _validators_generated_cjs__WEBPACK_IMPORTED_MODULE_7__.schemas();
  return parsedSchemas[what];
}
function checkAll(document, what) {
  const refuseWhole = (message) => {
    const problems2 = [{ file: document.file, line: 1, message }];
    return { value: null, problems: problems2, isWrong: () => true };
  };
  const { value } = document;
  if (value === null || value === void 0) {
    return refuseWhole(`the file is empty; expected at least \`${SMALLEST[what]}\``);
  }
  if (what === "suite" && Array.isArray(value)) {
    return refuseWhole('expected a map of keys; got a list. If these are the cases, put them below `cases:`, after `version: 1`, `name: docs` and `revision: "1"`');
  }
  const validator = /*#__PURE__*/ (_validators_generated_cjs__WEBPACK_IMPORTED_MODULE_7___namespace_cache || (_validators_generated_cjs__WEBPACK_IMPORTED_MODULE_7___namespace_cache = __webpack_require__.t(_validators_generated_cjs__WEBPACK_IMPORTED_MODULE_7__, 2)))[what];
  const errors = validator(value) ? [] : selectReadableErrors(validator.errors ?? []);
  const schemaProblems = describeErrors(errors, document, what, () => readSchema(what));
  const problems = [...schemaProblems, ...findNumberProblems(document, what, schemaProblems)];
  const wrongPlaces = [...errors.map(errorPointer), ...listInfinitePlaces(document)];
  const wrongParts = new Set(wrongPlaces.flatMap((place) => place.match(/^\/cases\/\d+|^\/[^/]*/) ?? []));
  const isWrong = (pointer) => wrongParts.has(pointer);
  const rest = wrongPlaces.length === 0 ? value : leaveOutWrongKeys(value, what, isWrong);
  return { value: rest, problems, isWrong };
}
function leaveOutWrongKeys(value, what, isWrong) {
  const rightMembers = Object.entries((0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectMembers */ .vN)(value)).filter(([key]) => !isWrong(`/${(0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .escapePointer */ .lZ)(key)}`));
  const rest = { ...STAND_INS[what], ...Object.fromEntries(rightMembers) };
  return /*#__PURE__*/ (_validators_generated_cjs__WEBPACK_IMPORTED_MODULE_7___namespace_cache || (_validators_generated_cjs__WEBPACK_IMPORTED_MODULE_7___namespace_cache = __webpack_require__.t(_validators_generated_cjs__WEBPACK_IMPORTED_MODULE_7__, 2)))[what](leaveOutWrongCases(rest, isWrong)) ? rest : null;
}
function leaveOutWrongCases(document, isWrong) {
  const { cases } = document;
  return Array.isArray(cases) ? { ...document, cases: cases.filter((_, index) => !isWrong(`/cases/${index}`)) } : document;
}
function listInfinitePlaces({ texts = /* @__PURE__ */ new Map() }) {
  const isFinite = (written) => !/^[-+]?\.(?:inf|nan)$/i.test(written) && Math.abs(Number(written)) !== Infinity;
  return [...texts].flatMap(([pointer, written]) => isFinite(written) ? [] : pointer);
}
const PLAIN_NUMBER = /^[-+]?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;
function findNumberProblems(document, what, schemaProblems) {
  const reportedPointers = new Set(schemaProblems.map(({ pointer }) => pointer));
  const problems = [];
  for (const [pointer, text] of document.texts ?? []) {
    const { schema, value } = findSchemaPlace(readSchema(what), document.value, pointer);
    if (typeof value !== "number" || reportedPointers.has(pointer)) {
      continue;
    }
    const wantsNumber = acceptsNumber(schema);
    const isRightNumber = wantsNumber && PLAIN_NUMBER.test(text) && !(0,_system_written_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .isTooLong */ .pn)(text);
    if (isRightNumber) {
      continue;
    }
    const sentence = describeNumber(pointer, text, value, wantsNumber);
    const message = `${sentence}${(0,_example_js__WEBPACK_IMPORTED_MODULE_5__/* .describeCase */ .kJ)(pointer, document)}`;
    problems.push({ file: document.file, pointer, line: document.lineOf(pointer), message });
  }
  return problems;
}
function describeNumber(pointer, text, value, wantsNumber) {
  const key = pointer.slice(pointer.lastIndexOf("/") + 1);
  const label = /^\d+$/.test(key) ? "" : `${key}: `;
  const asNumber = `\`${label}${value}\``;
  const asText = `\`${label}"${text}"\``;
  if (!Number.isFinite(value)) {
    return `expected a finite number; got ${text}; or write the text ${asText}`;
  }
  const textForms = (0,_system_written_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .isTooLong */ .pn)(text) ? asText : `${asText}, or ${asNumber}`;
  return `the number ${text} would be read as ${value}; write ${wantsNumber ? asNumber : textForms}`;
}
function acceptsNumber(schema) {
  const isNumberType = [schema["type"]].flat().some((type) => type === "number" || type === "integer");
  return isNumberType || typeof schema["const"] === "number" || schemaChoices(schema).some(acceptsNumber);
}
function acceptsText(root, schema, text) {
  const { type, enum: words, const: word, pattern } = resolveSchema(root, schema, text);
  const hasFixedWords = words !== void 0 || word !== void 0;
  const isFreeText = [type].flat().includes("string") && !hasFixedWords;
  const fitsPattern = typeof pattern !== "string" || new RegExp(pattern, "u").test(text);
  return isFreeText && fitsPattern || schemaChoices(schema).some((choice) => acceptsText(root, choice, text));
}
function schemaChoices(schema) {
  return ["oneOf", "anyOf"].flatMap((key) => schema[key] ?? []);
}
function checkSchema(document, what) {
  return checkCompiled(document, what, /*#__PURE__*/ (_validators_generated_cjs__WEBPACK_IMPORTED_MODULE_7___namespace_cache || (_validators_generated_cjs__WEBPACK_IMPORTED_MODULE_7___namespace_cache = __webpack_require__.t(_validators_generated_cjs__WEBPACK_IMPORTED_MODULE_7__, 2)))[what], () => readSchema(what));
}
function checkCompiled(document, what, validator, schema) {
  if (validator(document.value)) {
    return document.value;
  }
  const errors = selectReadableErrors(validator.errors ?? []);
  const problems = describeErrors(errors, document, what, schema);
  const hint = what === "baseline" ? "Restore the file from the last good commit, or record a new baseline: `retrieval-gate record`." : void 0;
  throw invalidFile(`invalid_${what}`, what, document.file, problems, hint);
}
function describeRightForm({ keyword, instancePath, params }, place, root) {
  if (keyword === "additionalProperties" || keyword === "oneOf" && instancePath === "") {
    return "";
  }
  if (keyword === "required") {
    const missingKey = String(params["missingProperty"]);
    return missingKey === "kind" ? `; with these keys it is \`kind: ${findLikelyKind(place, root)}\`` : (0,_example_js__WEBPACK_IMPORTED_MODULE_5__/* .exampleForPlace */ .xz)(instancePath, missingKey);
  }
  return describeRightValue(instancePath, place, root);
}
function describeRightValue(instancePath, place, root) {
  const { value, schema } = place;
  const key = instancePath.slice(instancePath.lastIndexOf("/") + 1);
  const wantsNumber = acceptsNumber(schema);
  const number = wantsNumber && typeof value === "string" ? readWrittenNumber(key, value) : null;
  if (number !== null) {
    return `; write \`${key}: ${number}\``;
  }
  if (key === "expected" && (0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value)) {
    return "; for example `expected: [{ path: docs/install.md, grade: 2 }]`";
  }
  if (key === "command" && typeof value === "string") {
    return `; write ${(0,_system_shell_words_js__WEBPACK_IMPORTED_MODULE_3__/* .showCommand */ .T)(value.trim().split(/\s+/))}`;
  }
  const acceptsJmesPath = acceptsText(root, schema, "hits");
  if (key === "results" && !acceptsJmesPath) {
    return "; a program takes no expression: leave this out, and let it, or a small program that calls it, print `path` or `id` of each result; if it prints text, for example `results: { lines: '^(?<path>.+)$' }`";
  }
  const isNumberOrBoolean = typeof value === "number" || typeof value === "boolean";
  const writtenText = place.text ?? (isNumberOrBoolean ? String(value) : null);
  if (writtenText !== null && !wantsNumber && acceptsText(root, schema, writtenText)) {
    return (0,_example_js__WEBPACK_IMPORTED_MODULE_5__/* .quotedExample */ .np)(instancePath, writtenText);
  }
  const example = (0,_example_js__WEBPACK_IMPORTED_MODULE_5__/* .exampleForPlace */ .xz)(instancePath, null);
  if (value === null && example !== "") {
    return `; fill it in, as a comment above may say${example}`;
  }
  return example;
}
function findLikelyKind({ value, schema }, root) {
  const countKeys = (kind) => Object.keys(value).filter((key) => hasKey(root, findDefinition(root, kind), key)).length;
  return branchKinds(schema).toSorted((a, b) => countKeys(b) - countKeys(a))[0];
}
function readWrittenNumber(key, text) {
  const [, digits, unit = ""] = /^\s*(-?\d+(?:\.\d+)?)\s*(%|ms|s)?\s*$/.exec(text) ?? [];
  if (digits === void 0) {
    return null;
  }
  const value = Number(digits);
  if (unit === "%") {
    return value / 100;
  }
  if (key.endsWith("_s")) {
    return unit === "ms" ? value / 1e3 : value;
  }
  return unit === "s" ? value * 1e3 : value;
}
function describeErrors(errors, document, what, schema) {
  return errors.slice(0, MOST_WORDED).map((error) => {
    const pointer = errorPointer(error);
    const schemaPlace = findSchemaPlace(schema(), document.value, error.instancePath);
    const text = document.texts?.get(error.instancePath) ?? null;
    const place = { ...schemaPlace, text };
    const caseText = (0,_example_js__WEBPACK_IMPORTED_MODULE_5__/* .describeCase */ .kJ)(error.instancePath, document);
    const isWrittenByHand = what === "config" || what === "suite";
    const example = isWrittenByHand ? describeRightForm(error, place, schema()) : "";
    const owners = isWrittenByHand ? findKeyOwners(schema(), document.value, error) : [];
    const sentence = error.keyword === "additionalProperties" ? describeUnknownKey(error, place.schema, owners) : describeProblem(error, place);
    const message = `${sentence}${caseText}${example}`;
    return { file: document.file, pointer, line: document.lineOf(pointer), message };
  });
}
function invalidFile(code, what, file, problems, hint) {
  const uniqueProblems = new Map(problems.map((problem) => [(0,_model_problem_js__WEBPACK_IMPORTED_MODULE_8__.formatProblem)(problem), problem]));
  const sorted = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sortProblems */ .dS)([...uniqueProblems.values()]);
  const count = sorted.length === 1 ? "1 problem" : `${sorted.length} problems`;
  const message = `${what} ${file} has ${count}`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue(code, message, { problems: sorted.slice(0, MOST_PROBLEMS), hint });
}
const BOUND = /^(?:exclusive)?(?:min|max)imum$/i;
function selectReadableErrors(errors) {
  const outsideBranches = errors.filter(({ schemaPath }) => !/\/oneOf\/\d+\//.test(schemaPath));
  const typeErrors = outsideBranches.filter(({ keyword }) => keyword === "type");
  const placesOfWrongType = new Set(typeErrors.map(({ instancePath }) => instancePath));
  return outsideBranches.filter(({ keyword, params, instancePath }) => {
    const isFailedIf = keyword === "if";
    const isMissingKind = keyword === "discriminator" && params["tagValue"] === void 0;
    const isBoundOfWrongType = BOUND.test(keyword) && placesOfWrongType.has(instancePath);
    return !isFailedIf && !isMissingKind && !isBoundOfWrongType;
  });
}
function errorPointer(error) {
  const key = error.params["additionalProperty"];
  return typeof key === "string" ? `${error.instancePath}/${(0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .escapePointer */ .lZ)(key)}` : error.instancePath;
}
function findSchemaPlace(root, document, pointer) {
  let place = { schema: resolveSchema(root, root, document), value: document };
  for (const key of (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerKeys */ .mP)(pointer)) {
    const value = place.value[key];
    const { properties, items, additionalProperties } = place.schema;
    const memberSchema = properties?.[key] ?? (Array.isArray(place.value) ? items : additionalProperties);
    const schema = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(memberSchema) ? resolveSchema(root, memberSchema, value) : {};
    place = { schema, value };
  }
  return place;
}
function resolveSchema(root, schema, value) {
  const reference = schema["$ref"];
  if (typeof reference === "string") {
    const name = reference.slice(reference.lastIndexOf("/") + 1);
    return resolveSchema(root, findDefinition(root, name), value);
  }
  const { kind } = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectMembers */ .vN)(value);
  const branch = branchKinds(schema).find((name) => name === kind);
  return branch === void 0 ? schema : resolveSchema(root, findDefinition(root, branch), value);
}
function findDefinition(root, name) {
  const definition = root["$defs"][name];
  if (definition === void 0) {
    throw new Error(`the schema has no ${name}`);
  }
  return definition;
}
function branchKinds(schema) {
  const branches = schema["oneOf"] ?? [];
  return branches.flatMap((branch) => branch.$ref?.split("/").at(-1) ?? []);
}
const RULE_OUTSIDE_METRIC = /^\/gate(?:\/intents\/[^/]+)?\/(floor|ceiling|tolerance)$/;
function describeProblem(error, place) {
  const { keyword, instancePath, params } = error;
  const { schema, value } = place;
  const got = showUnlessSecret(place, instancePath);
  const rule = RULE_OUTSIDE_METRIC.exec(instancePath)?.[1];
  if (rule !== void 0) {
    return `\`${rule}\` belongs under a metric, \`recall@10: { ${rule}: ${got} }\`; is the line of the metric a comment?`;
  }
  if (keyword === "required") {
    return `\`${String(params["missingProperty"])}\` is missing`;
  }
  if (keyword === "discriminator") {
    const kinds = branchKinds(schema);
    const kind = params["tagValue"];
    return `\`kind\` must be one of ${kinds.join(", ")}; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .showValue */ .vp)(kind)}${(0,_example_js__WEBPACK_IMPORTED_MODULE_5__/* .suggestNear */ .zU)(kind, kinds)}`;
  }
  const isInThen = error.schemaPath.includes("/then/");
  const brokenSchema = isInThen ? schema["then"] : schema;
  const expected = brokenSchema["x-expected"];
  if (typeof expected !== "string") {
    const choices = params["allowedValues"] ?? [];
    const suggestion = keyword === "enum" ? (0,_example_js__WEBPACK_IMPORTED_MODULE_5__/* .suggestChoice */ .Y)(instancePath, value, choices) : "";
    return `${describeWanted(error)}; got ${got}${suggestion}`;
  }
  if (keyword !== "oneOf" || !(0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value)) {
    return `expected ${expected}; got ${got}`;
  }
  const isChoiceOfKeys = expected.startsWith("either ");
  const isAcceptedTwice = params["passingSchemas"] !== null;
  const hasBothKeys = isChoiceOfKeys && isAcceptedTwice;
  return `expected ${expected}${hasBothKeys ? "; there are both: remove one" : ""}`;
}
function showUnlessSecret({ value, text }, pointer) {
  const isApiKey = /\/api_key(?:\/env)?$/.test(pointer);
  const hasPassword = /:\/\/[^/\s]*@/.test(String(value));
  return isApiKey || hasPassword ? "a text that is not shown" : text ?? (0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .showValue */ .vp)(value);
}
function describeWanted(error) {
  const { keyword, params } = error;
  switch (keyword) {
    case "const":
      return `expected ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .showValue */ .vp)(params["allowedValue"])}`;
    case "enum":
      return `expected one of ${params["allowedValues"].map(_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .showValue */ .vp).join(", ")}`;
    case "type":
      return `expected ${[params["type"]].flat().map((type) => TYPES[String(type)] ?? String(type)).join(" or ")}`;
    case "minItems":
      return `expected a list with at least ${countedText(error, "entry", "entries")}`;
    case "uniqueItems":
      return "expected each entry once";
    case "minLength":
      return "expected text that is not empty";
    case "maxLength":
      return `expected text of at most ${countedText(error, "character", "characters")}`;
    case "minProperties":
      return `expected at least ${countedText(error, "key", "keys")}`;
    case "minimum":
    case "exclusiveMinimum":
    case "maximum":
    case "exclusiveMaximum":
      return `expected a number ${String(params["comparison"])} ${String(params["limit"])}`;
    case "pattern":
      return `expected text matching ${String(params["pattern"])}`;
    default:
      return `not as the schema has it (${keyword})`;
  }
}
const TYPES = {
  integer: "a whole number",
  number: "a number",
  array: "a list",
  object: "a map of keys",
  string: "text",
  boolean: "`true` or `false`",
  null: "null"
};
function countedText({ params }, one, many) {
  return `${String(params["limit"])} ${params["limit"] === 1 ? one : many}`;
}
const SYNONYMS = new Map(Object.entries({
  floor: "min minimum threshold",
  ceiling: "max maximum",
  tolerance: "margin delta",
  query: "text question",
  expected: "relevant targets",
  kind: "type",
  intent: "category type",
  cases: "questions queries"
}).map(([key, otherKeys]) => [key, otherKeys.split(" ")]));
function findKeyOwners(root, document, { instancePath, params }) {
  const key = params["additionalProperty"];
  if (typeof key !== "string") {
    return [];
  }
  if (instancePath === "") {
    return findSectionsWithKey(root, key).map((name) => `under \`${name}\``);
  }
  let innerPointer = instancePath;
  while (innerPointer !== "" && !/\/\d+$/.test(innerPointer)) {
    const pointer = innerPointer.slice(0, innerPointer.lastIndexOf("/"));
    const { schema } = findSchemaPlace(root, document, pointer);
    if (Object.hasOwn(schema["properties"] ?? {}, key)) {
      const dottedName = pointer.slice(1).replaceAll("/", ".");
      return [pointer === "" ? "at the top level" : `under \`${dottedName}\``];
    }
    innerPointer = pointer;
  }
  return [];
}
function findSectionsWithKey(root, key) {
  const sections = Object.entries(root["properties"] ?? {});
  const isMetric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .findMetric */ .GF)(key) !== null;
  const owners = sections.filter(([name, section]) => hasKey(root, section, key) || name === "gate" && isMetric);
  return owners.map(([name]) => name);
}
function hasKey(root, schema, key) {
  const resolved = resolveSchema(root, schema, null);
  return Object.hasOwn(resolved["properties"] ?? {}, key) || schemaChoices(resolved).some((choice) => hasKey(root, choice, key));
}
function describeUnknownKey({ instancePath, params }, schema, owners) {
  const key = String(params["additionalProperty"]);
  if (instancePath === "/gate/per_intent") {
    return `unknown key "${key}"; \`per_intent\` has one rule for all metrics and intents. A rule of one intent is \`intents: { howto: { recall@10: { floor: 0.8 } } }\` under \`gate\``;
  }
  if (/^dry[-_]?run$/i.test(key)) {
    return "there is no dry run; remove the key";
  }
  const knownKeys = Object.keys(schema["properties"] ?? {}).filter((name) => name !== "$schema");
  const synonym = knownKeys.find((name) => SYNONYMS.get(name)?.includes(key));
  const didYouMean = (name) => `unknown key "${key}"; did you mean \`${name}\`?`;
  if (synonym !== void 0) {
    return didYouMean(synonym);
  }
  const nearKey = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_9__/* .nearestWord */ .z)(key, knownKeys);
  if (owners.length > 0) {
    return nearKey === null ? `unknown key "${key}"; expected it ${owners.join(" or ")}` : `${didYouMean(nearKey)} \`${key}\` stands ${owners.join(" or ")}`;
  }
  const meantKey = nearKey ?? knownKeys.find((name) => name.startsWith(`${key}_`));
  return meantKey === void 0 ? `unknown key "${key}"; expected one of ${knownKeys.join(", ")}` : didYouMean(meantKey);
}



/***/ }),

/***/ 74879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o6: () => (/* binding */ computeJaccard),
/* harmony export */   vp: () => (/* binding */ isChurn),
/* harmony export */   xH: () => (/* binding */ JACCARD)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);

const JACCARD = {
  kind: "churn",
  name: "jaccard",
  direction: "higher",
  category: "ranking_shift",
  cutoff: "required",
  rule: (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteTolerance */ .fE)(0.5),
  gatedByDefault: false,
  meaning: "documents that are in both lists, now and in the baseline, as a share of all documents in the lists",
  source: "Jaccard (1912); needs no judgments"
};
function isChurn(metric) {
  return metric.startsWith(JACCARD.name);
}
function computeJaccard(a, b, k) {
  const topOfA = [...new Set(a)].slice(0, k);
  const topOfB = new Set([...new Set(b)].slice(0, k));
  const common = topOfA.filter((document) => topOfB.has(document)).length;
  const unionSize = topOfA.length + topOfB.size - common;
  return unionSize === 0 ? null : common / unionSize;
}



/***/ }),

/***/ 32967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ CLUSTERING),
/* harmony export */   k: () => (/* binding */ clusteringRatio)
/* harmony export */ });
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97855);
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);


const CLUSTERING = {
  kind: "rate",
  name: "clustering_ratio",
  meaning: "largest share of the top k results that come from one cluster (or file)",
  direction: "lower",
  category: "diversity_collapse",
  cutoff: "required",
  rule: (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteTolerance */ .fE)(0.05),
  gatedByDefault: true,
  source: "over cases with two or more results, one of them with a cluster or a path; the gate counts a failed query as one cluster",
  value: (view, k) => {
    if (!view.asksDocuments) {
      return null;
    }
    return clusteringRatio(view.hits.slice(0, k).map((hit) => hit.cluster ?? hit.path ?? null));
  }
};
function clusteringRatio(clusters) {
  if (clusters.length < 2) {
    return null;
  }
  const sizes = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .countItems */ .A1)(clusters.filter((cluster) => cluster !== null));
  return sizes.size === 0 ? null : Math.max(...sizes.values()) / clusters.length;
}



/***/ }),

/***/ 99850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ isTextTarget),
/* harmony export */   O: () => (/* binding */ CONTEXT_CHARS)
/* harmony export */ });
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44141);

function isTextTarget(target) {
  return (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .singleTargets */ .xG)(target).some(({ kind }) => kind === "text" || kind === "file" || kind === "span");
}
const CONTEXT_CHARS = {
  kind: "size",
  name: "context_chars",
  meaning: "mean number of characters of the texts in the top k",
  direction: "lower",
  category: "diversity_collapse",
  cutoff: "required",
  rule: { tolerance: [{ unit: "percent", value: 50 }] },
  gatedByDefault: false,
  needs: "text",
  source: "code points; the mean over results with a text, then over cases with texts as targets",
  value: (view, k) => {
    if (!view.asksDocuments || !view.case.expected.some(isTextTarget)) {
      return null;
    }
    const texts = view.hits.slice(0, k).flatMap(({ text }) => text === void 0 ? [] : [text]);
    if (texts.length === 0) {
      return null;
    }
    return texts.reduce((sum, text) => sum + countCharacters(text), 0) / texts.length;
  }
};
const SURROGATE_PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;
function countCharacters(text) {
  return text.length - (text.match(SURROGATE_PAIR)?.length ?? 0);
}



/***/ }),

/***/ 36292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ costMetric),
/* harmony export */   R9: () => (/* binding */ findUnpricedCalls),
/* harmony export */   Xo: () => (/* binding */ priceChanges),
/* harmony export */   oF: () => (/* binding */ COST),
/* harmony export */   qg: () => (/* binding */ findCasesWithoutCost)
/* harmony export */ });
/* unused harmony export sumCost */
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);

const COST = {
  kind: "cost",
  name: "cost_per_query",
  meaning: "mean cost of an answer, by `prices`",
  direction: "lower",
  category: "cost_regression",
  cutoff: "none",
  rule: { tolerance: [{ unit: "percent", value: 5 }] },
  gatedByDefault: false,
  source: "the sum over all calls of an answer; failed queries are left out",
  value: () => null
};
function costMetric(prices) {
  return { ...COST, value: (view) => view.usage === null ? null : sumCost(view.usage, prices) };
}
function priceChanges(before, now) {
  const modelPrices = [...before.models].map(([model, oldPrice]) => {
    const newPrice = now.models.get(model) ?? oldPrice;
    return [`prices.models.${model}`, oldPrice, newPrice];
  });
  const settings = [["prices.currency", before.currency, now.currency], ...modelPrices];
  return settings.filter(([, oldValue, newValue]) => !(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .sameCanonical */ .FN)(oldValue, newValue));
}
function sumCost(usage, prices) {
  let sum = 0;
  for (const call of usage) {
    const price = prices.models.get(call.model ?? "");
    const cost = price === void 0 ? null : costOfCall(call, price);
    if (cost === null) {
      return null;
    }
    sum += cost;
  }
  return sum;
}
function costOfCall(call, price) {
  const { prompt_tokens: prompt, completion_tokens: completion } = call;
  const lacksPrompt = price.prompt !== null && prompt === void 0;
  const lacksCompletion = price.completion !== null && completion === void 0;
  if (lacksPrompt || lacksCompletion) {
    return null;
  }
  const promptPrice = (prompt ?? 0) * (price.prompt ?? 0);
  const completionPrice = (completion ?? 0) * (price.completion ?? 0);
  return (promptPrice + completionPrice) / 1e3 + (price.per_call ?? 0);
}
function findUnpricedCalls(usage, { models }) {
  const unpricedCalls = [];
  for (const { model = null, prompt_tokens: prompt = 0, completion_tokens: completion = 0 } of usage) {
    const price = model === null ? void 0 : models.get(model);
    if (price === void 0) {
      unpricedCalls.push({ model, part: null });
      continue;
    }
    if (price.per_call !== null) {
      continue;
    }
    if (price.prompt === null && prompt > 0) {
      unpricedCalls.push({ model, part: "prompt" });
    }
    if (price.completion === null && completion > 0) {
      unpricedCalls.push({ model, part: "completion" });
    }
  }
  return unpricedCalls;
}
function findCasesWithoutCost(cases, metric) {
  return cases.filter(({ error, metrics }) => error === null && (metrics.get(metric) ?? null) === null);
}



/***/ }),

/***/ 86509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hg: () => (/* binding */ hasTest),
/* harmony export */   T$: () => (/* binding */ isTestedQuality),
/* harmony export */   fE: () => (/* binding */ absoluteTolerance),
/* harmony export */   ku: () => (/* binding */ QUALITY),
/* harmony export */   n2: () => (/* binding */ metricUnit),
/* harmony export */   uE: () => (/* binding */ isPerCase),
/* harmony export */   wH: () => (/* binding */ LATENCY_RULE)
/* harmony export */ });
function isPerCase(family) {
  return family.kind !== "latency" && family.kind !== "churn" && family.kind !== "loss";
}
function metricUnit(family) {
  const { kind } = family;
  if (kind === "latency") {
    return "ms";
  }
  if (kind === "size") {
    return "characters";
  }
  if (kind === "loss") {
    return "cases";
  }
  return kind === "cost" ? "money" : "share";
}
const TESTED = /* @__PURE__ */ new Set([
  "recall",
  "precision",
  "hit_rate",
  "mrr",
  "map",
  "ndcg",
  "coverage",
  "full_coverage_rate",
  "evidence_recall"
]);
const TESTED_RATES = /* @__PURE__ */ new Set([
  "forbidden_rate",
  "false_result_rate",
  "clustering_ratio"
]);
function isTestedQuality({ name }) {
  return TESTED.has(name);
}
function hasTest(family) {
  const isJudged = family.kind === "answer" && family.direction === "higher";
  return isTestedQuality(family) || isJudged || TESTED_RATES.has(family.name);
}
const QUALITY = {
  kind: "quality",
  direction: "higher",
  cutoff: "required",
  rule: absoluteTolerance(0.01),
  gatedByDefault: false
};
const LATENCY_RULE = {
  tolerance: [
    { unit: "absolute", value: 20 },
    { unit: "percent", value: 50 }
  ]
};
function absoluteTolerance(value) {
  return { tolerance: [{ unit: "absolute", value }] };
}



/***/ }),

/***/ 64168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ FILL_RATE)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19148);


const FILL_RATE = {
  kind: "rate",
  name: "fill_rate",
  meaning: "number of results, divided by k",
  direction: "higher",
  category: "fewer_results",
  cutoff: "required",
  rule: (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteTolerance */ .fE)(0.1),
  gatedByDefault: false,
  source: "over cases with targets; the gate counts a failed query as 0",
  ...(0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .metricFromResults */ .hc)(({ length }, k, asksDocuments) => asksDocuments ? Math.min(length, k) / k : null)
};



/***/ }),

/***/ 72987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kg: () => (/* binding */ medianOfTimes),
/* harmony export */   OP: () => (/* binding */ typicalTime),
/* harmony export */   Pu: () => (/* binding */ MIN_SAMPLES),
/* harmony export */   TT: () => (/* binding */ LATENCY),
/* harmony export */   VD: () => (/* binding */ percentileValue),
/* harmony export */   fv: () => (/* binding */ latencyStatistic),
/* harmony export */   z9: () => (/* binding */ summariseBucket)
/* harmony export */ });
/* unused harmony export summariseLatency */
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86509);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97855);



const BASE = {
  kind: "latency",
  cutoff: "none",
  direction: "lower",
  category: "latency_regression",
  rule: _family_js__WEBPACK_IMPORTED_MODULE_1__/* .LATENCY_RULE */ .wH,
  source: "monotonic clock; one query at a time; without warm-up; the lower quartile of each query's times"
};
function percentileMetric(statistic, gatedByDefault) {
  return {
    ...BASE,
    name: `latency_${statistic}_ms`,
    meaning: `${statistic.slice(1)} % of the queries take at most this long`,
    statistic,
    gatedByDefault
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
    meaning: "mean time of a query",
    statistic: "mean",
    gatedByDefault: false
  }
];
const MIN_SAMPLES = {
  p50: 20,
  p90: 30,
  p95: 12,
  p99: 300,
  mean: 20
};
const SHARE = { p50: 0.5, p90: 0.9, p95: 0.95, p99: 0.99 };
function typicalTime(samples) {
  return percentileValue(Float64Array.from(samples).sort(), 0.25, "nearest") ?? NaN;
}
function medianOfTimes(samples) {
  return percentileValue(Float64Array.from(samples).sort(), 0.5, "nearest");
}
function latencyStatistic(cases, statistic, method) {
  return computeStatistic(sortTypicalTimes(cases), statistic, method);
}
function sortTypicalTimes(cases) {
  const timed = cases.filter(({ length }) => length > 0);
  return Float64Array.from(timed, typicalTime).sort();
}
function computeStatistic(sorted, statistic, method) {
  if (statistic !== "mean") {
    return percentileValue(sorted, SHARE[statistic], method);
  }
  const sum = sorted.reduce((total, ms) => total + ms, 0);
  return sorted.length === 0 ? null : sum / sorted.length;
}
function summariseLatency(cases, method) {
  const sorted = sortTypicalTimes(cases);
  const findStatistic = (statistic) => computeStatistic(sorted, statistic, method);
  return {
    samples: cases.reduce((sum, { length }) => sum + length, 0),
    p50_ms: findStatistic("p50"),
    p90_ms: findStatistic("p90"),
    p95_ms: findStatistic("p95"),
    p99_ms: findStatistic("p99"),
    mean_ms: findStatistic("mean")
  };
}
function summariseBucket(cases, method) {
  const summary = summariseLatency(cases.map(({ samples_ms: times }) => times), method);
  const stages = new Set(cases.flatMap(({ spans_ms: times }) => [...times?.keys() ?? []]));
  if (stages.size === 0) {
    return summary;
  }
  const summariseStage = (stage) => summariseLatency(cases.map(({ spans_ms: times }) => times?.get(stage) ?? []), method);
  return {
    ...summary,
    spans: new Map([...stages].toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP).map((stage) => [stage, summariseStage(stage)]))
  };
}
function percentileValue(sorted, p, method) {
  const n = sorted.length;
  if (n === 0) {
    return null;
  }
  if (method === "nearest") {
    const index2 = Math.min(Math.max(Math.ceil(p * n - 1e-9) - 1, 0), n - 1);
    return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireItem */ .l5)(sorted, index2);
  }
  const position = p * (n - 1);
  const index = Math.floor(position);
  const below = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireItem */ .l5)(sorted, index);
  const above = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireItem */ .l5)(sorted, Math.min(index + 1, n - 1));
  return below + (above - below) * (position - index);
}



/***/ }),

/***/ 13830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ LOST_QUERIES)
/* harmony export */ });
const LOST_QUERIES = {
  kind: "loss",
  name: "lost_queries",
  direction: "lower",
  category: "recall_drop",
  cutoff: "none",
  rule: { tolerance: [] },
  gatedByDefault: false,
  meaning: "queries that find no expected document any more, and watched queries that return nothing any more",
  source: "ours; cases with a row in the baseline"
};



/***/ }),

/***/ 5535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ MAP)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19148);


const MAP = {
  ..._family_js__WEBPACK_IMPORTED_MODULE_0__/* .QUALITY */ .ku,
  name: "map",
  meaning: "mean of the precision at the rank of each target in the top k",
  category: "ranking_shift",
  cutoff: "optional",
  source: "trec_eval map_cut_k",
  value: (view, k) => {
    if (!view.asksDocuments) {
      return null;
    }
    const relevantTargets = (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .relevantCount */ .zQ)(view);
    if (relevantTargets === 0) {
      return 0;
    }
    const targetByResult = (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .consumeTargets */ .$h)(view, (target) => (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .isRelevant */ .MR)(view, target));
    let found = 0;
    let sum = 0;
    for (const [i, target] of targetByResult.slice(0, k).entries()) {
      if (target === null) {
        continue;
      }
      found += 1;
      sum += found / (i + 1);
    }
    return sum / relevantTargets;
  }
};



/***/ }),

/***/ 87362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ST: () => (/* binding */ hitOfTarget),
/* harmony export */   Sv: () => (/* binding */ normaliseHit),
/* harmony export */   UQ: () => (/* binding */ documentIds),
/* harmony export */   bs: () => (/* binding */ compileTarget),
/* harmony export */   wX: () => (/* binding */ compileTargets)
/* harmony export */ });
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44141);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64235);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97855);



function foldCase(text, caseSensitive) {
  return caseSensitive ? text : text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
function normalisePath(path, caseSensitive) {
  const withSlashes = path.replaceAll("\\", "/");
  return foldCase(withSlashes.replace(/^(\.\/)+/, ""), caseSensitive);
}
const QUALIFIED_SEPARATORS = ["::", ".", "#", "/"];
function normaliseHit(hit, definition) {
  const sensitive = definition.case_sensitive;
  return {
    hit,
    path: hit.path === void 0 ? void 0 : normalisePath(hit.path, sensitive),
    name: hit.name === void 0 ? void 0 : foldCase(hit.name, sensitive),
    qualified_name: hit.qualified_name === void 0 ? void 0 : foldCase(hit.qualified_name, sensitive)
  };
}
function documentIds({ doc_id: docId, id, path, span }) {
  return span === void 0 || path !== void 0 || id === void 0 ? [docId] : [docId, id];
}
function compileTarget(target, definition) {
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
      const matchers = [byId, byPath, byName, byQualifiedName].map((makeMatcher) => makeMatcher(target.value, definition));
      return (hit) => matchers.some((matches) => matches(hit));
    }
    case "text": {
      const covers = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .passageMatcher */ .xl)(target.value, definition.text);
      return ({ hit }) => covers(hit);
    }
    case "file": {
      const baseName = target.value.slice(target.value.lastIndexOf("/") + 1);
      const hasFileName = byPath(baseName, definition);
      const covers = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .passageMatcher */ .xl)(target.text, definition.text);
      return (matchable) => hasFileName(matchable) || covers(matchable.hit);
    }
    case "span":
      return bySpan(target, definition);
    case "cluster":
      return ({ hit }) => hit.cluster === target.value;
    case "glob":
      return byGlob(target.value, definition);
    case "any": {
      const members = target.members.map((member) => compileTarget(member, definition));
      return (hit) => members.some((matches) => matches(hit));
    }
  }
}
function compileTargets(targets, definition) {
  const targetsById = /* @__PURE__ */ new Map();
  const otherMatchers = [];
  for (const [i, target] of targets.entries()) {
    for (const member of (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .singleTargets */ .xG)(target)) {
      if (member.kind === "id") {
        (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .addToList */ .vH)(targetsById, member.value, i);
      } else {
        otherMatchers.push([i, compileTarget(member, definition)]);
      }
    }
  }
  return (matchable) => {
    const ids = documentIds(matchable.hit);
    const covered = new Set(ids.flatMap((id) => targetsById.get(id) ?? []));
    for (const [i, matches] of otherMatchers) {
      if (matches(matchable)) {
        covered.add(i);
      }
    }
    return [...covered].toSorted((a, b) => a - b);
  };
}
function byId(value) {
  return ({ hit }) => documentIds(hit).includes(value);
}
function byPath(value, { case_sensitive }) {
  const path = normalisePath(value, case_sensitive);
  return (hit) => hit.path !== void 0 && (hit.path === path || hit.path.endsWith(`/${path}`));
}
function byGlob(value, { case_sensitive }) {
  const parts = splitGlob(normalisePath(value, case_sensitive));
  return ({ hit, path }) => matchesGlob(parts, path ?? normalisePath(hit.doc_id, case_sensitive));
}
function splitGlob(glob) {
  const parts = glob.split(/(\*\*\/?|[*?])/u);
  return parts.flatMap((part) => /^[*?]/.test(part) ? [part] : Array.from(part));
}
function matchesGlob(parts, text) {
  let places = /* @__PURE__ */ new Set();
  enterPlace(parts, 0, places);
  for (const character of text) {
    const next = /* @__PURE__ */ new Set();
    for (const place of places) {
      const part = parts[place];
      if (part === "**/") {
        next.add(place);
        if (character === "/") {
          enterPlace(parts, place + 1, next);
        }
      } else if (part === "**" || part === "*" && character !== "/") {
        enterPlace(parts, place, next);
      } else if (part === character || part === "?" && character !== "/") {
        enterPlace(parts, place + 1, next);
      }
    }
    places = next;
  }
  return places.has(parts.length);
}
function enterPlace(parts, place, places) {
  let at = place;
  places.add(at);
  while (parts[at]?.startsWith("*") === true) {
    at += 1;
    places.add(at);
  }
}
function byName(value, { case_sensitive }) {
  const name = foldCase(value, case_sensitive);
  return (hit) => hit.name === name;
}
function byQualifiedName(value, { case_sensitive }) {
  const word = foldCase(value, case_sensitive);
  return ({ qualified_name: full }) => full !== void 0 && (full === word || QUALIFIED_SEPARATORS.some((separator) => full.endsWith(separator + word)));
}
function bySpan(target, definition) {
  const { start, end, value } = target;
  const hasPath = byPath(value, definition);
  return (matchable) => {
    const { span, id } = matchable.hit;
    const isOfDocument = target.by === "path" ? hasPath(matchable) : id === value;
    if (span === void 0 || !isOfDocument) {
      return false;
    }
    const sharedLength = Math.min(end, span.end) - Math.max(start, span.start);
    return sharedLength > 0 && (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isLongEnough */ .Rb)(sharedLength, end - start, definition.text);
  };
}
function hitOfTarget(target) {
  const { kind, value } = target;
  const hit = { doc_id: value, repeat: false };
  switch (kind) {
    case "hint":
    case "path":
      return { ...hit, path: value };
    case "name":
      return { ...hit, name: value };
    case "qualified_name":
      return { ...hit, qualified_name: value };
    case "cluster":
      return { ...hit, cluster: value };
    case "id":
    case "glob":
      return hit;
    case "text":
      return { ...hit, doc_id: "", text: value };
    case "file":
      return { ...hit, path: value, text: target.text };
    case "span": {
      const spanHit = { ...hit, doc_id: "", span: { start: target.start, end: target.end } };
      return target.by === "path" ? { ...spanHit, path: value } : { ...spanHit, id: value };
    }
  }
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
  ..._family_js__WEBPACK_IMPORTED_MODULE_0__/* .QUALITY */ .ku,
  name: "mrr",
  meaning: "1 / rank of the first right result; 0 if no right result is in the top k",
  category: "ranking_shift",
  cutoff: "optional",
  gatedByDefault: true,
  source: "Voorhees, TREC-8 question answering track (1999); trec_eval recip_rank, cut at k",
  ...(0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .metricFromRanks */ .ID)((ranks, k) => {
    const first = ranks.reduce((least, rank) => Math.min(least, rank ?? least), Infinity);
    return first <= k ? 1 / first : 0;
  })
};



/***/ }),

/***/ 78409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ NDCG)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69559);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19148);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97855);




function discountGains(gains) {
  return gains.reduce((sum, gain, i) => sum + gain / Math.log2(i + 2), 0);
}
const NDCG = {
  ..._family_js__WEBPACK_IMPORTED_MODULE_0__/* .QUALITY */ .ku,
  name: "ndcg",
  meaning: "discounted gain of the top k, as a share of the best possible gain",
  category: "ranking_shift",
  gatedByDefault: true,
  source: "J\xE4rvelin & Kek\xE4l\xE4inen (2002); the gain is the grade (trec_eval ndcg_cut_k), or 2^grade - 1 (Burges et al. 2005)",
  value: (view, k) => {
    if (!view.asksDocuments) {
      return null;
    }
    const targetGains = view.case.expected.map(({ grade }) => (0,_model_config_js__WEBPACK_IMPORTED_MODULE_1__/* .documentGain */ .nu)(grade, view.definition));
    const ideal = discountGains(targetGains.toSorted((a, b) => b - a).slice(0, k));
    if (ideal === 0) {
      return 0;
    }
    const gains = (0,_view_js__WEBPACK_IMPORTED_MODULE_2__/* .consumeTargets */ .$h)(view, () => true).slice(0, k).map((target) => target === null ? 0 : (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .requireItem */ .l5)(targetGains, target));
    return discountGains(gains) / ideal;
  }
};



/***/ }),

/***/ 116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ makeNeed),
/* harmony export */   x: () => (/* binding */ serveNeeds)
/* harmony export */ });
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44141);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64235);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97855);



function makeNeed(documents, grade) {
  const membersByIdentity = new Map(documents.map((document) => [(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .targetIdentity */ .C7)(document), { ...document, grade }]));
  const members = [...membersByIdentity.values()].toSorted(_model_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTargets */ .wu);
  const [first, ...others] = members;
  return first !== void 0 && others.length === 0 ? first : { kind: "any", members, grade };
}
function serveNeeds(covers, grades) {
  const assignment = { resultByNeed: /* @__PURE__ */ new Map(), needByResult: /* @__PURE__ */ new Map() };
  return covers.map((_, result) => findNeed(covers, grades, assignment, result));
}
function findNeed(covers, grades, { resultByNeed, needByResult }, result) {
  const takerByNeed = /* @__PURE__ */ new Map();
  const reachedResults = [result];
  let best = null;
  for (const candidate of reachedResults) {
    for (const need of (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireItem */ .l5)(covers, candidate)) {
      if (takerByNeed.has(need)) {
        continue;
      }
      takerByNeed.set(need, candidate);
      const serving = resultByNeed.get(need);
      if (serving !== void 0) {
        reachedResults.push(serving);
      } else if (best === null || (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireItem */ .l5)(grades, need) > (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireItem */ .l5)(grades, best)) {
        best = need;
      }
    }
  }
  let freeNeed = best;
  while (freeNeed !== null) {
    const taker = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireValue */ .vd)(takerByNeed, freeNeed);
    const freedNeed = taker === result ? null : (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireValue */ .vd)(needByResult, taker);
    resultByNeed.set(freeNeed, taker);
    needByResult.set(taker, freeNeed);
    freeNeed = freedNeed;
  }
  return best;
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


const PRECISION = {
  ..._family_js__WEBPACK_IMPORTED_MODULE_0__/* .QUALITY */ .ku,
  name: "precision",
  meaning: "share of the top k places with a target",
  category: "ranking_shift",
  source: "trec_eval P_k: divided by k, also if fewer results were returned",
  value: (view, k) => {
    const relevantResults = view.covers.slice(0, k).filter((targets) => targets.some((target) => (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .isRelevant */ .MR)(view, target)));
    return view.asksDocuments ? relevantResults.length / k : null;
  }
};
const HIT_RATE = {
  ..._family_js__WEBPACK_IMPORTED_MODULE_0__/* .QUALITY */ .ku,
  name: "hit_rate",
  meaning: "share of the cases with at least one target in the top k",
  category: "recall_drop",
  source: "trec_eval success_k",
  ...(0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .metricFromRanks */ .ID)((ranks, k) => Number(ranks.some((rank) => rank !== null && rank <= k)))
};



/***/ }),

/***/ 22142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ON: () => (/* binding */ DEGRADED_RATE),
/* harmony export */   QJ: () => (/* binding */ ZERO_RESULT_RATE),
/* harmony export */   Qf: () => (/* binding */ ERROR_RATE),
/* harmony export */   Tc: () => (/* binding */ FALSE_RESULT_RATE),
/* harmony export */   gt: () => (/* binding */ isHitRate),
/* harmony export */   kz: () => (/* binding */ JUDGED),
/* harmony export */   lI: () => (/* binding */ FORBIDDEN_RATE),
/* harmony export */   nP: () => (/* binding */ DUPLICATE_RATE),
/* harmony export */   sj: () => (/* binding */ hitRateNames)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _matching_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87362);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97855);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19148);




const LOWER = { kind: "rate", direction: "lower", cutoff: "none", gatedByDefault: true };
const ZERO_RESULT_RATE = {
  ...LOWER,
  gatedByDefault: false,
  name: "zero_result_rate",
  meaning: "share of the queries with expected documents that got no result",
  category: "fewer_results",
  rule: (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteTolerance */ .fE)(0.02),
  source: "over cases with targets; the gate counts a failed query as a query without a result",
  ...(0,_view_js__WEBPACK_IMPORTED_MODULE_2__/* .metricFromResults */ .hc)(({ length }, _, asksDocuments) => asksDocuments ? Number(length === 0) : null)
};
const FALSE_RESULT_RATE = {
  ...LOWER,
  name: "false_result_rate",
  meaning: "share of the queries that should find nothing and got a result",
  category: "forbidden_hit",
  rule: (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteTolerance */ .fE)(0),
  needs: "expect_empty",
  source: "over cases with expect_empty; results below definition.min_score don't count; the gate counts a failed query as a hit",
  value: (view) => view.case.expect_empty && !view.failed && !view.absent ? Number(view.hits.length > 0) : null
};
const DEGRADED_RATE = {
  ...LOWER,
  name: "degraded_rate",
  meaning: "share of the queries for which a part of the search did not work",
  category: "semantic_degraded_spike",
  rule: (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteTolerance */ .fE)(0.05),
  source: "over all answered cases; the retriever writes `degraded: true`",
  value: (view) => view.failed || view.absent ? null : Number(view.degraded)
};
const ERROR_RATE = {
  ...LOWER,
  name: "error_rate",
  meaning: "share of the queries that failed",
  category: "retriever_error",
  rule: { tolerance: [], ceiling: 0 },
  source: "over all cases; if the config has no ceiling for it, one failed query makes the verdict error",
  value: (view) => Number(view.failed)
};
const FORBIDDEN_RATE = {
  ...LOWER,
  name: "forbidden_rate",
  meaning: "share of the queries with a forbidden document in the top k",
  category: "forbidden_hit",
  cutoff: "required",
  rule: (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteTolerance */ .fE)(0),
  needs: "forbidden",
  source: "over cases with a forbidden list; changes no other metric; the gate counts a failed query as a hit; if a cluster is forbidden, a result without a cluster fails as missing_data",
  value: (view, k) => {
    if (view.case.forbidden.length === 0 || view.failed || view.absent) {
      return null;
    }
    if (view.forbidden.slice(0, k).includes(true)) {
      return 1;
    }
    return view.unclustered.slice(0, k).includes(true) ? null : 0;
  }
};
function isHitRate({ name }) {
  return name === FORBIDDEN_RATE.name || name === FALSE_RESULT_RATE.name;
}
function hitRateNames(k) {
  return { forbidden: `${FORBIDDEN_RATE.name}@${k}`, false_result: FALSE_RESULT_RATE.name };
}
const DUPLICATE_RATE = {
  ...LOWER,
  name: "duplicate_rate",
  meaning: "share of the top k results that repeat an earlier document",
  category: "diversity_collapse",
  cutoff: "required",
  rule: (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteTolerance */ .fE)(0.02),
  gatedByDefault: false,
  source: "over cases with a result; the gate counts a failed query as the worst possible list",
  ...(0,_view_js__WEBPACK_IMPORTED_MODULE_2__/* .metricFromResults */ .hc)((results, k) => {
    const top = results.slice(0, k);
    return top.length === 0 ? null : (top.length - new Set(top).size) / top.length;
  })
};
const JUDGED = {
  ..._family_js__WEBPACK_IMPORTED_MODULE_0__/* .QUALITY */ .ku,
  name: "judged",
  meaning: "share of the top k results with a judgment, relevant or not",
  category: "ranking_shift",
  rule: (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteTolerance */ .fE)(0.05),
  source: "ir_measures Judged@k; only over cases with judgments of other documents than their targets",
  value: (view, k) => {
    const irrelevant = view.case.judged_irrelevant;
    if (irrelevant === void 0 || !view.asksDocuments) {
      return null;
    }
    const hits = view.hits.slice(0, k);
    if (hits.length === 0) {
      return null;
    }
    const irrelevantIds = new Set(irrelevant);
    const judgedHits = hits.filter((hit, i) => (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .requireItem */ .l5)(view.covers, i).length > 0 || (0,_matching_js__WEBPACK_IMPORTED_MODULE_1__/* .documentIds */ .UQ)(hit).some((id) => irrelevantIds.has(id)));
    return judgedHits.length / hits.length;
  }
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


function recallOfRanks(ranks, k) {
  const found = ranks.filter((rank) => rank !== null && rank <= k);
  return ranks.length === 0 ? 0 : found.length / ranks.length;
}
const RECALL = {
  ..._family_js__WEBPACK_IMPORTED_MODULE_0__/* .QUALITY */ .ku,
  name: "recall",
  meaning: "share of the expected documents that are in the top k",
  category: "recall_drop",
  gatedByDefault: true,
  source: "trec_eval recall_k; a result covers every target that it matches",
  ...(0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .metricFromRanks */ .ID)(recallOfRanks)
};
const COVERAGE = {
  ...RECALL,
  name: "coverage",
  meaning: "share of a case's passages that the top k covers (macro)",
  gatedByDefault: false
};
const EVIDENCE_RECALL = {
  ...RECALL,
  name: "evidence_recall",
  meaning: "share of all cases' passages that the top k covers (micro)",
  gatedByDefault: false,
  weight: "targets"
};
const FULL_COVERAGE = {
  ...RECALL,
  name: "full_coverage_rate",
  meaning: "share of the cases whose targets are all in the top k",
  gatedByDefault: false,
  ...(0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .metricFromRanks */ .ID)((ranks, k) => Number(recallOfRanks(ranks, k) === 1))
};



/***/ }),

/***/ 13480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Cb: () => (/* binding */ METRICS),
  r7: () => (/* binding */ addCutoff),
  l$: () => (/* binding */ directionOfMetric),
  GF: () => (/* binding */ findMetric),
  ZW: () => (/* binding */ meaningOfMetric),
  Gq: () => (/* binding */ metricWithCutoff),
  uo: () => (/* binding */ parseMetric),
  QG: () => (/* binding */ unitOfMetric)
});

// UNUSED EXPORTS: metricForms

// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(49946);
;// CONCATENATED MODULE: ./lib/metrics/answers.js

const ANSWER_RULE = {
  tolerance: [
    { unit: "absolute", value: 0.05 },
    { unit: "cases", value: 1 }
  ]
};
function judgedMetric(name, meaning, source) {
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
    }
  };
}
const ANSWERS = [
  judgedMetric("faithfulness", "share of the answer's claims that the retrieved texts support (an LLM judges)", "RAGAS faithfulness: supported claims / claims of the answer"),
  judgedMetric("answer_relevancy", "how similar the question is to three questions that an LLM makes from the answer", "RAGAS answer relevancy: mean cosine of the embeddings of the question and of N = 3 questions"),
  judgedMetric("context_precision", "whether the texts that help to give the reference answer come first (an LLM judges)", "RAGAS context precision: \u03A3(P@i \xB7 rel_i) / \u03A3 rel_i over the retrieved texts, 0 if none helps"),
  judgedMetric("context_recall", "share of the reference answer's claims that the retrieved texts support (an LLM judges)", "RAGAS context recall: supported claims / claims of the reference answer")
];
const ANSWERS_UNMEASURED = {
  kind: "rate",
  name: answers/* UNMEASURED_RATE */.$9,
  meaning: "share of the judged cases without a measured value",
  direction: "lower",
  category: "answer_regression",
  cutoff: "none",
  rule: { tolerance: [], ceiling: 0.05 },
  gatedByDefault: true,
  needs: "judge",
  source: "over cases with judged metrics; the report lists each unmeasured case with its reason",
  value: (view) => {
    if (view.samples === void 0 || view.samples.size === 0) {
      return null;
    }
    return Number([...view.samples.values()].some((sample) => sample.kind === "unmeasured"));
  }
};


// EXTERNAL MODULE: ./lib/metrics/churn.js
var churn = __webpack_require__(74879);
// EXTERNAL MODULE: ./lib/metrics/clustering.js
var clustering = __webpack_require__(32967);
// EXTERNAL MODULE: ./lib/metrics/context-chars.js
var context_chars = __webpack_require__(99850);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/metrics/family.js
var family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/metrics/view.js
var metrics_view = __webpack_require__(19148);
;// CONCATENATED MODULE: ./lib/metrics/context.js



const isText = (target) => (0,suite/* singleTargets */.xG)(target).every(({ kind }) => kind === "text");
const isDocument = (target) => !isText(target);
function overTargets(isCounted, measure) {
  return (view) => {
    const targets = /* @__PURE__ */ new Set();
    for (const [i, target] of view.case.expected.entries()) {
      if (isCounted(target) && (0,metrics_view/* isRelevant */.MR)(view, i)) {
        targets.add(i);
      }
    }
    return view.asksDocuments && targets.size > 0 ? measure(view, targets) : null;
  };
}
function contextPrecision(view, targets) {
  let relevantCount = 0;
  let sum = 0;
  for (const [i, covered] of view.covers.entries()) {
    if (covered.some((target) => targets.has(target))) {
      relevantCount++;
      sum += relevantCount / (i + 1);
    }
  }
  return relevantCount === 0 ? 0 : sum / relevantCount;
}
function shareOfRelevantResults(view, targets) {
  const documents = view.hits.filter((hit) => !hit.repeat).length;
  const relevant = view.covers.filter((covered) => covered.some((target) => targets.has(target))).length;
  return documents === 0 ? 0 : relevant / documents;
}
function contextRecall(view, targets) {
  const ranks = (0,metrics_view/* targetRanks */.Hc)(view);
  return [...targets].filter((target) => ranks[target] !== null).length / targets.size;
}
const BASE = { ...family/* QUALITY */.ku, cutoff: "none" };
const CONTEXT = [
  {
    ...BASE,
    name: "context_precision_id",
    meaning: "share of the results that are targets, by id, path or name",
    category: "ranking_shift",
    source: "RAGAS IDBasedContextPrecision: |retrieved \u2229 expected| / |retrieved|",
    value: overTargets(isDocument, shareOfRelevantResults)
  },
  {
    ...BASE,
    name: "context_recall_id",
    meaning: "share of the targets that are among the results, by id, path or name",
    category: "recall_drop",
    source: "RAGAS IDBasedContextRecall: |retrieved \u2229 expected| / |expected|",
    value: overTargets(isDocument, contextRecall)
  },
  {
    ...BASE,
    name: "context_precision_string",
    meaning: "whether the results that cover a text target come first",
    category: "ranking_shift",
    source: "RAGAS NonLLMContextPrecisionWithReference; likeness as in definition.text",
    value: overTargets(isText, contextPrecision)
  },
  {
    ...BASE,
    name: "context_recall_string",
    meaning: "share of the text targets that a result covers",
    category: "recall_drop",
    source: "RAGAS NonLLMContextRecall; likeness as in definition.text",
    value: overTargets(isText, contextRecall)
  }
];


// EXTERNAL MODULE: ./lib/metrics/cost.js
var cost = __webpack_require__(36292);
// EXTERNAL MODULE: ./lib/metrics/fill.js
var fill = __webpack_require__(64168);
// EXTERNAL MODULE: ./lib/metrics/latency.js
var latency = __webpack_require__(72987);
// EXTERNAL MODULE: ./lib/metrics/lost-queries.js
var lost_queries = __webpack_require__(13830);
// EXTERNAL MODULE: ./lib/metrics/map.js
var map = __webpack_require__(5535);
// EXTERNAL MODULE: ./lib/metrics/mrr.js
var mrr = __webpack_require__(33130);
// EXTERNAL MODULE: ./lib/metrics/ndcg.js
var ndcg = __webpack_require__(78409);
// EXTERNAL MODULE: ./lib/metrics/precision.js
var precision = __webpack_require__(62573);
// EXTERNAL MODULE: ./lib/metrics/rates.js
var rates = __webpack_require__(22142);
// EXTERNAL MODULE: ./lib/metrics/recall.js
var recall = __webpack_require__(83368);
;// CONCATENATED MODULE: ./lib/metrics/registry.js
















const METRICS = [
  recall/* RECALL */.wV,
  mrr/* MRR */.M,
  ndcg/* NDCG */.f,
  precision/* PRECISION */.P,
  precision/* HIT_RATE */.V,
  map/* MAP */.l,
  recall/* COVERAGE */.vk,
  recall/* EVIDENCE_RECALL */.MH,
  recall/* FULL_COVERAGE */.$G,
  rates/* JUDGED */.kz,
  fill/* FILL_RATE */.R,
  clustering/* CLUSTERING */.Z,
  context_chars/* CONTEXT_CHARS */.O,
  rates/* DUPLICATE_RATE */.nP,
  rates/* FORBIDDEN_RATE */.lI,
  rates/* ZERO_RESULT_RATE */.QJ,
  rates/* FALSE_RESULT_RATE */.Tc,
  rates/* DEGRADED_RATE */.ON,
  rates/* ERROR_RATE */.Qf,
  churn/* JACCARD */.xH,
  lost_queries/* LOST_QUERIES */.m,
  ...ANSWERS,
  ANSWERS_UNMEASURED,
  ...CONTEXT,
  ...latency/* LATENCY */.TT,
  cost/* COST */.oF
];
const BY_NAME = new Map(METRICS.map((family) => [family.name, family]));
const ALIASES = /* @__PURE__ */ new Map([
  ["rr", "mrr"],
  ["success", "hit_rate"],
  ["ap", "map"]
]);
function parseMetric(written) {
  const [word = "", cutoff, ...moreCutoffs] = written.split("@");
  const family = BY_NAME.get(ALIASES.get(word) ?? word);
  if (family === void 0) {
    return `unknown metric "${written}"; known: ${metricForms().join(", ")}`;
  }
  const form = metricForm(family);
  if (moreCutoffs.length > 0) {
    return `"${written}" has two cutoffs; expected ${form}`;
  }
  if (cutoff === void 0) {
    if (family.cutoff === "required") {
      return `"${written}" needs a cutoff; expected ${form}, for example ${word}@5`;
    }
    return { name: family.name, family, k: Number.POSITIVE_INFINITY };
  }
  if (family.cutoff === "none") {
    return `"${written}" takes no cutoff; expected ${form}`;
  }
  if (!/^[1-9][0-9]{0,5}$/.test(cutoff)) {
    return `"${written}": expected a cutoff from 1 to 999999, for example ${word}@5`;
  }
  return { name: `${family.name}@${cutoff}`, family, k: Number(cutoff) };
}
function findMetric(name) {
  const metric = parseMetric(name);
  return typeof metric === "string" ? null : metric;
}
function metricForm(family) {
  if (family.cutoff === "required") {
    return `${family.name}@k`;
  }
  return family.cutoff === "optional" ? `${family.name}[@k]` : family.name;
}
function metricForms() {
  return METRICS.map(metricForm);
}
function addCutoff(written, k) {
  const metric = findMetric(written);
  return metric?.family.cutoff === "optional" && !written.includes("@") ? metricWithCutoff(metric.family, k).name : written;
}
function meaningOfMetric(name) {
  return findMetric(name)?.family.meaning ?? null;
}
function unitOfMetric(name) {
  const metric = findMetric(name);
  return metric === null ? "share" : (0,family/* metricUnit */.n2)(metric.family);
}
function directionOfMetric(name) {
  return findMetric(name)?.family.direction ?? "higher";
}
function metricWithCutoff(family, k) {
  return family.cutoff === "none" ? { name: family.name, family, k: Number.POSITIVE_INFINITY } : { name: `${family.name}@${k}`, family, k };
}



/***/ }),

/***/ 64235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Rb: () => (/* binding */ isLongEnough),
  af: () => (/* binding */ normaliseText),
  xl: () => (/* binding */ passageMatcher),
  C7: () => (/* binding */ targetIdentity)
});

// UNUSED EXPORTS: coversPassage

// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
;// CONCATENATED MODULE: ./lib/metrics/compared-text.js

const AUTOJUNK_FROM = 200;
const HIGH_SURROGATES = /[\ud800-\udbff]/;
const WORD_BITS = 30;
class compared_text_ComparedText {
  text;
  #points = null;
  #counts = null;
  #positions = null;
  #rarePositions = null;
  #masks = null;
  constructor(text) {
    this.text = text;
  }
  /** The code points, which are the characters of Python's strings; keys of the maps below. */
  get points() {
    return this.#points ??= codePoints(this.text);
  }
  get length() {
    return this.points.length;
  }
  /** How often each character is in the text. */
  get counts() {
    return this.#counts ??= (0,lookup/* countItems */.A1)(this.points);
  }
  /**
   * The positions of each character, ascending. With `autojunk`, in a text of AUTOJUNK_FROM
   * characters or more, without the frequent characters.
   */
  positions(autojunk) {
    const all = this.#positions ??= findPositions(this.points);
    if (!autojunk || this.length < AUTOJUNK_FROM) {
      return all;
    }
    return this.#rarePositions ??= withoutPopular(all, this.length);
  }
  /** For each character a bit mask with a 1 at each of its positions, WORD_BITS to an integer. */
  get masks() {
    return this.#masks ??= buildMasks(this.points);
  }
}
function codePoints(text) {
  const points = new Uint32Array(text.length);
  if (!HIGH_SURROGATES.test(text)) {
    for (let at = 0; at < text.length; at++) {
      points[at] = text.charCodeAt(at);
    }
    return points;
  }
  let count = 0;
  for (const character of text) {
    points[count++] = character.codePointAt(0) ?? 0;
  }
  return points.subarray(0, count);
}
function findPositions(points) {
  const characterPositions = /* @__PURE__ */ new Map();
  points.forEach((point, at) => (0,lookup/* addToList */.vH)(characterPositions, point, at));
  return characterPositions;
}
function withoutPopular(positions, length) {
  const most = Math.floor(length / 100) + 1;
  return new Map([...positions].filter(([, list]) => list.length <= most));
}
function buildMasks(points) {
  const masks = /* @__PURE__ */ new Map();
  const words = Math.ceil(points.length / WORD_BITS);
  points.forEach((point, at) => {
    const mask = masks.get(point) ?? new Int32Array(words);
    masks.set(point, mask);
    const word = Math.floor(at / WORD_BITS);
    const bit = 1 << at % WORD_BITS;
    mask[word] = mask[word] | bit;
  });
  return masks;
}
const ALL_ONES = 2 ** WORD_BITS - 1;
function commonCharacters(a, b) {
  const [few, many] = a.counts.size <= b.counts.size ? [a.counts, b.counts] : [b.counts, a.counts];
  let common = 0;
  for (const [point, count] of few) {
    common += Math.min(count, many.get(point) ?? 0);
  }
  return common;
}
const CHECK_EVERY = 64;
function sharesSubsequence(a, b, needed) {
  const { points } = a;
  const { masks } = b;
  const spareA = points.length - needed;
  const spareB = b.length - needed;
  if (spareA < 0 || spareB < 0) {
    return false;
  }
  const open = new Int32Array(Math.ceil(b.length / WORD_BITS)).fill(ALL_ONES);
  for (let row = 0; row < points.length; row++) {
    const mask = masks.get(points[row]);
    if (mask !== void 0) {
      const from = Math.max(Math.floor((row - spareA) / WORD_BITS), 0);
      const to = Math.min(Math.floor((row + spareB) / WORD_BITS) + 1, open.length);
      advanceMatches(open, mask, from, to);
    }
    const isCheckDue = row % CHECK_EVERY === CHECK_EVERY - 1;
    if (isCheckDue) {
      const unmatchedOfA = row + 1 - countZeroBits(open);
      if (unmatchedOfA > spareA) {
        return false;
      }
    }
  }
  return countZeroBits(open) >= needed;
}
function advanceMatches(open, mask, from, to) {
  let carry = 0;
  for (let at = from; at < to; at++) {
    const oldWord = open[at];
    const matches = oldWord & mask[at];
    const sum = oldWord + matches + carry;
    carry = sum >>> WORD_BITS;
    open[at] = (sum | oldWord ^ matches) & ALL_ONES;
  }
}
function countZeroBits(words) {
  let count = 0;
  for (const word of words) {
    count += countBits(~word & ALL_ONES);
  }
  return count;
}
function countBits(word) {
  const pairs = word - (word >>> 1 & 1431655765);
  const nibbles = (pairs & 858993459) + (pairs >>> 2 & 858993459);
  return Math.imul(nibbles + (nibbles >>> 4) & 252645135, 16843009) >>> 24;
}


;// CONCATENATED MODULE: ./lib/metrics/sequence-matcher.js

function sequenceRatio(a, b, autojunk) {
  const left = new ComparedText(a);
  const right = new ComparedText(b);
  const total = left.length + right.length;
  if (total === 0) {
    return 1;
  }
  const matcher = new BlockMatcher(left, right, autojunk);
  while (matcher.matchNextStretch()) {
  }
  return 2 * matcher.matched / total;
}
function ratioAtLeast(a, b, threshold, autojunk) {
  const total = a.length + b.length;
  if (total === 0) {
    return 1 >= threshold;
  }
  const isReached = (matched) => 2 * matched / total >= threshold;
  if (isReached(0)) {
    return true;
  }
  if (!isReached(Math.min(a.length, b.length)) || !isReached(commonCharacters(a, b))) {
    return false;
  }
  const estimate = threshold * total / 2;
  const leastMatched = findLeastCount(isReached, estimate);
  if (!sharesSubsequence(a, b, leastMatched)) {
    return false;
  }
  const matcher = new BlockMatcher(a, b, autojunk);
  while (matcher.matchNextStretch()) {
    if (isReached(matcher.matched)) {
      return true;
    }
    if (!isReached(matcher.matched + matcher.mostStillPossible)) {
      return false;
    }
  }
  return isReached(matcher.matched);
}
function findLeastCount(isReached, estimate) {
  let least = Math.floor(estimate) - 1;
  while (!isReached(least)) {
    least++;
  }
  return least;
}
class BlockMatcher {
  /** Characters in blocks found so far. */
  matched = 0;
  /** An upper bound of the characters that the remaining stretches can still match. */
  mostStillPossible = 0;
  #a;
  #b;
  /** Where each code point is in b, ascending; without those that autojunk ignores. */
  #positions;
  #stretches = [];
  /**
   * By index of b + 1, the length of the common run that ends at that character of b and the
   * current character of a; `#previous` is that of the previous character of a.
   */
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
  /**
   * Takes one stretch, counts its longest common block in `matched`, and adds the parts to its left
   * and right as stretches. Returns false if no stretch was left.
   */
  matchNextStretch() {
    const stretch = this.#stretches.pop();
    if (stretch === void 0) {
      return false;
    }
    this.mostStillPossible -= longestPossibleMatch(stretch);
    const { a, b, size } = this.#findLongestBlock(stretch);
    this.matched += size;
    if (size === 0) {
      return true;
    }
    this.#push({ ...stretch, aTo: a, bTo: b });
    this.#push({ ...stretch, aFrom: a + size, bFrom: b + size });
    return true;
  }
  /** Adds a stretch unless it is empty in one of the texts. */
  #push(stretch) {
    const most = longestPossibleMatch(stretch);
    if (most === 0) {
      return;
    }
    this.mostStillPossible += most;
    this.#stretches.push(stretch);
  }
  /**
   * Returns the longest common block of the stretch, of size 0 if there is none. Of equal ones it
   * is the first in a, then the first in b. Reads a once; for each of its characters, only the
   * places of b that have the same one are looked at.
   */
  #findLongestBlock(stretch) {
    const { aFrom, aTo, bFrom, bTo } = stretch;
    let best = { a: aFrom, b: bFrom, size: 0 };
    let writtenPositions = [];
    for (let aIndex = aFrom; aIndex < aTo; aIndex++) {
      const positions = this.#positions.get(this.#a[aIndex]) ?? [];
      const runs = this.#runs;
      const previous = this.#previous;
      for (let index = findFirstPosition(positions, bFrom); index < positions.length; index++) {
        const bIndex = positions[index];
        if (bIndex >= bTo) {
          break;
        }
        const size = previous[bIndex] + 1;
        runs[bIndex + 1] = size;
        if (size > best.size) {
          best = { a: aIndex - size + 1, b: bIndex - size + 1, size };
        }
      }
      this.#clearPrevious(writtenPositions, stretch);
      writtenPositions = positions;
      [this.#runs, this.#previous] = [previous, runs];
    }
    this.#clearPrevious(writtenPositions, stretch);
    return this.#extendBlock(best, stretch);
  }
  /** Zeroes what the older row has at these positions of b, within the stretch. */
  #clearPrevious(positions, { bFrom, bTo }) {
    for (let index = findFirstPosition(positions, bFrom); index < positions.length && positions[index] < bTo; index++) {
      this.#previous[positions[index] + 1] = 0;
    }
  }
  /**
   * Returns the block, which may be empty, extended over equal characters next to it: those may be
   * characters that autojunk ignores.
   */
  #extendBlock(block, { aFrom, aTo, bFrom, bTo }) {
    let { a, b, size } = block;
    while (a > aFrom && b > bFrom && this.#a[a - 1] === this.#b[b - 1]) {
      a--;
      b--;
      size++;
    }
    while (a + size < aTo && b + size < bTo && this.#a[a + size] === this.#b[b + size]) {
      size++;
    }
    return { a, b, size };
  }
}
function longestPossibleMatch({ aFrom, aTo, bFrom, bTo }) {
  return Math.min(aTo - aFrom, bTo - bFrom);
}
function findFirstPosition(positions, from) {
  if (from === 0) {
    return 0;
  }
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (positions[middle] < from) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}


// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
;// CONCATENATED MODULE: ./lib/metrics/text.js



const PYTHON_WHITE_SPACE = (
  // oxlint-disable-next-line no-control-regex
  /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g
);
const MARKDOWN_MARKS = /[*_`#]+/g;
function normaliseText(text) {
  return text.replace(MARKDOWN_MARKS, "").replace(PYTHON_WHITE_SPACE, " ").replace(/^ | $/g, "").toLowerCase();
}
function isLongEnough(part, whole, rule) {
  return part + 1e-9 >= rule.min_contained * whole;
}
function coversPassage(text, passage, rule) {
  if (text.text === "" || passage.text === "") {
    return false;
  }
  if (text.text.includes(passage.text)) {
    return true;
  }
  if (passage.text.includes(text.text)) {
    return isLongEnough(text.length, passage.length, rule);
  }
  return ratioAtLeast(passage, text, rule.threshold, rule.autojunk);
}
const DECISIONS = /* @__PURE__ */ new WeakMap();
function passageMatcher(value, rule) {
  const passage = new compared_text_ComparedText(normaliseText(value));
  const key = `${rule.threshold} ${rule.autojunk} ${rule.min_contained} ${passage.text}`;
  return (hit) => {
    if (hit.text === void 0) {
      return false;
    }
    const decisions = DECISIONS.get(hit) ?? /* @__PURE__ */ new Map();
    DECISIONS.set(hit, decisions);
    const covers = decisions.get(key) ?? coversPassage(normaliseOnce(hit.text), passage, rule);
    decisions.set(key, covers);
    return covers;
  };
}
const RECENT_TEXTS = /* @__PURE__ */ new Map();
const MOST_RECENT_TEXTS = 256;
function normaliseOnce(text) {
  const remembered = RECENT_TEXTS.get(text);
  if (remembered !== void 0) {
    return remembered;
  }
  const compared = new compared_text_ComparedText(normaliseText(text));
  const [oldestText] = RECENT_TEXTS.keys();
  if (oldestText !== void 0 && RECENT_TEXTS.size >= MOST_RECENT_TEXTS) {
    RECENT_TEXTS.delete(oldestText);
  }
  RECENT_TEXTS.set(text, compared);
  return compared;
}
function targetIdentity(target) {
  if (target.kind === "any") {
    return `any of ${target.members.map(targetIdentity).join(", ")}`;
  }
  return target.kind === "text" ? `text: ${normaliseText(target.value)}` : (0,suite/* targetKey */.hD)(target);
}



/***/ }),

/***/ 19148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ consumeTargets),
/* harmony export */   Hc: () => (/* binding */ targetRanks),
/* harmony export */   ID: () => (/* binding */ metricFromRanks),
/* harmony export */   MR: () => (/* binding */ isRelevant),
/* harmony export */   U1: () => (/* binding */ viewCase),
/* harmony export */   hc: () => (/* binding */ metricFromResults),
/* harmony export */   zQ: () => (/* binding */ relevantCount)
/* harmony export */ });
/* harmony import */ var _matching_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87362);
/* harmony import */ var _needs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(116);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97855);



function viewCase(subject, run, definition) {
  const answer = run.outcome.kind === "answer" ? run.outcome : null;
  const hits = answer?.hits ?? [];
  const findCovered = (0,_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .compileTargets */ .wX)(subject.expected, definition);
  const forbiddenMatchers = subject.forbidden.map((target) => (0,_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .compileTarget */ .bs)(target, definition));
  const forbidsCluster = subject.forbidden.some(({ kind }) => kind === "cluster");
  const normalisedHits = hits.map((hit) => (0,_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .normaliseHit */ .Sv)(hit, definition));
  return {
    case: subject,
    definition,
    hits,
    covers: normalisedHits.map((hit) => hit.hit.repeat ? [] : findCovered(hit)),
    forbidden: normalisedHits.map((hit) => forbiddenMatchers.some((matches) => matches(hit))),
    unclustered: forbidsCluster ? hits.map(({ cluster }) => cluster === void 0) : [],
    degraded: answer?.degraded === true,
    usage: answer?.usage ?? null,
    failed: answer === null,
    absent: answer?.absent === true,
    asksDocuments: !subject.expect_empty && subject.watched !== true,
    samples: run.judged
  };
}
function gradeOfTarget(view, target) {
  return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireItem */ .l5)(view.case.expected, target).grade;
}
function isRelevant(view, target) {
  return gradeOfTarget(view, target) >= view.definition.relevance;
}
function relevantCount(view) {
  return view.case.expected.filter((target) => target.grade >= view.definition.relevance).length;
}
function targetRanks(view) {
  const ranks = view.case.expected.map(() => null);
  const needs = needsByRank(view);
  for (const [i, covered] of view.covers.entries()) {
    if (needs === null) {
      for (const target of covered) {
        ranks[target] ??= i + 1;
      }
      continue;
    }
    const need = needs[i] ?? null;
    if (need !== null) {
      ranks[need] = i + 1;
    }
  }
  return ranks;
}
function metricFromRanks(fromRanks) {
  return {
    fromRanks,
    value: (view, k) => {
      const relevantRanks = targetRanks(view).filter((_, target) => isRelevant(view, target));
      return view.asksDocuments ? fromRanks(relevantRanks, k) : null;
    }
  };
}
function metricFromResults(fromResults) {
  return {
    fromResults,
    value: ({ hits, failed, asksDocuments }, k) => {
      const results = hits.map((hit) => hit.doc_id);
      return failed ? null : fromResults(results, k, asksDocuments);
    }
  };
}
function consumeTargets(view, isEligible) {
  const needs = needsByRank(view);
  if (needs !== null) {
    return needs.map((need) => need !== null && isEligible(need) ? need : null);
  }
  const openTargets = new Set(view.case.expected.map((_, target) => target).filter(isEligible));
  return view.covers.map((covered) => {
    let best = null;
    for (const target of covered) {
      if (!openTargets.has(target)) {
        continue;
      }
      if (best === null || gradeOfTarget(view, target) > gradeOfTarget(view, best)) {
        best = target;
      }
    }
    if (best !== null) {
      openTargets.delete(best);
    }
    return best;
  });
}
function needsByRank({ case: { expected }, covers }) {
  if (!expected.some(({ kind }) => kind === "any")) {
    return null;
  }
  return (0,_needs_js__WEBPACK_IMPORTED_MODULE_1__/* .serveNeeds */ .x)(covers, expected.map(({ grade }) => grade));
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
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69559);

const JUDGED_METRICS = [
  "faithfulness",
  "answer_relevancy",
  "context_precision",
  "context_recall"
];
const UNMEASURED_RATE = "answers_unmeasured_rate";
const QUESTIONS = 3;
const PROMPTS_VERSION = 1;
function judgeFingerprint(judge) {
  const { model, embedding_model, temperature, seed } = judge;
  return {
    model,
    embedding_model,
    prompts: PROMPTS_VERSION,
    questions: QUESTIONS,
    temperature,
    seed
  };
}
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
  /** The judge declined to reply. */
  "refused",
  /** The judge's reply is not what it was asked for. */
  "malformed",
  /** The texts are longer than the judge accepts. */
  "too_long",
  /** The judging ended before the sample was asked. */
  "not_asked"
];
function judgedMetrics(config) {
  const rules = (0,_config_js__WEBPACK_IMPORTED_MODULE_0__/* .namedRules */ .PR)(config.gate).flatMap((place) => [...place.rules]);
  const gatedNames = rules.filter(([, setting]) => setting !== "off").map(([name]) => name);
  const usedNames = /* @__PURE__ */ new Set([...config.metrics, ...gatedNames]);
  return JUDGED_METRICS.filter((name) => usedNames.has(name));
}



/***/ }),

/***/ 72508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LG: () => (/* binding */ sameCase),
/* harmony export */   RB: () => (/* binding */ sameQuestion),
/* harmony export */   Us: () => (/* binding */ matchEqualQueries),
/* harmony export */   d1: () => (/* binding */ NO_LIMITS),
/* harmony export */   pQ: () => (/* binding */ matchRenamedCases),
/* harmony export */   tC: () => (/* binding */ sameQuery)
/* harmony export */ });
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97855);

const NO_LIMITS = "1a4a3e9ace83f06469dff44bc81fd226";
function sameQuery(a, b) {
  return (a.query ?? a.ask) === (b.query ?? b.ask);
}
function sameQuestion(a, b) {
  return a.ask === b.ask && a.targets === b.targets;
}
function sameCase(a, b) {
  return sameQuestion(a, b) && a.limits === b.limits;
}
function matchRenamedCases(oldCases, newCases) {
  return matchFreeIds(oldCases, newCases, ({ ask, targets }) => `${ask} ${targets}`);
}
function matchEqualQueries(oldCases, newCases) {
  return matchFreeIds(oldCases, newCases, ({ ask }) => ask);
}
function matchFreeIds(oldCases, newCases, textOf) {
  const oldIdsByText = listFreeIds(oldCases, newCases, textOf);
  const newIdsByText = listFreeIds(newCases, oldCases, textOf);
  const newIdByOldId = /* @__PURE__ */ new Map();
  for (const [text, oldIds] of oldIdsByText) {
    const newIds = newIdsByText.get(text) ?? [];
    if (oldIds.length === 1 && newIds.length === 1) {
      newIdByOldId.set((0,_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .requireItem */ .l5)(oldIds, 0), (0,_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .requireItem */ .l5)(newIds, 0));
    }
  }
  const takenIds = [...newIdByOldId.values()];
  for (const newId of takenIds) {
    freeId(newId, oldCases, newIdByOldId);
  }
  return newIdByOldId;
}
function freeId(id, oldCases, newIdByOldId) {
  if (oldCases.has(id) && !newIdByOldId.has(id)) {
    const freeName = `${id} (removed)`;
    newIdByOldId.set(id, freeName);
    freeId(freeName, oldCases, newIdByOldId);
  }
}
function listFreeIds(cases, others, textOf) {
  const idsByText = /* @__PURE__ */ new Map();
  for (const [id, { digests }] of cases) {
    const other = others.get(id);
    const text = textOf(digests);
    if (other === void 0 || textOf(other.digests) !== text) {
      (0,_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .addToList */ .vH)(idsByText, text, id);
    }
  }
  return idsByText;
}



/***/ }),

/***/ 44141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ nameCase),
/* harmony export */   LG: () => (/* reexport safe */ _digests_js__WEBPACK_IMPORTED_MODULE_1__.LG),
/* harmony export */   Op: () => (/* binding */ targetLabel),
/* harmony export */   RB: () => (/* reexport safe */ _digests_js__WEBPACK_IMPORTED_MODULE_1__.RB),
/* harmony export */   Tf: () => (/* binding */ canNameSameDocument),
/* harmony export */   d1: () => (/* reexport safe */ _digests_js__WEBPACK_IMPORTED_MODULE_1__.d1),
/* harmony export */   hD: () => (/* binding */ targetKey),
/* harmony export */   pQ: () => (/* reexport safe */ _digests_js__WEBPACK_IMPORTED_MODULE_1__.pQ),
/* harmony export */   tC: () => (/* reexport safe */ _digests_js__WEBPACK_IMPORTED_MODULE_1__.tC),
/* harmony export */   wu: () => (/* binding */ compareTargets),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   xG: () => (/* binding */ singleTargets)
/* harmony export */ });
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72508);


const NONE = [];
function nameCase({ id, named_by_query: isNamedByQuery }) {
  return isNamedByQuery === true ? `"${id}"` : id;
}
function targetLabel(target) {
  if (target.kind === "any") {
    return `any of ${target.members.map(targetLabel).join(", ")}`;
  }
  if (target.kind === "hint" || target.kind === "path" || target.kind === "id") {
    return target.value;
  }
  if (target.kind === "text") {
    return `passage "${target.value}"`;
  }
  if (target.kind !== "span") {
    return `${target.kind}: ${target.value}`;
  }
  const document = target.by === "path" ? target.value : `id ${target.value}`;
  return `span: ${document}[${target.start}:${target.end}]`;
}
function targetKey(target) {
  if (target.kind === "any") {
    return `any of ${target.members.map(targetKey).join(", ")}`;
  }
  return target.kind === "path" || target.kind === "id" || target.kind === "text" ? `${target.kind}: ${target.value}` : targetLabel(target);
}
function compareTargets(a, b) {
  return (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(targetKey(a), targetKey(b));
}
function canNameSameDocument({ kind: a }, { kind: b }) {
  if (a === b) {
    return true;
  }
  return a === "hint" && isPathOrId(b) || b === "hint" && isPathOrId(a);
}
function isPathOrId(kind) {
  return kind === "path" || kind === "id";
}
function singleTargets(target) {
  return target.kind === "any" ? target.members : [target];
}



/***/ }),

/***/ 79456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ refuseForeignFile),
/* harmony export */   TM: () => (/* binding */ digestFile),
/* harmony export */   UA: () => (/* binding */ refuseLinks),
/* harmony export */   f8: () => (/* binding */ writeWhole),
/* harmony export */   mw: () => (/* binding */ isOwnBaseline)
/* harmony export */ });
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _chunks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53179);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10107);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41229);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76760);









async function writeWhole(root, file, content) {
  const target = (0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file);
  const temporary = `${target}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.randomUUID)()}.tmp`;
  refuseLinks(root.directory, node_path__WEBPACK_IMPORTED_MODULE_7__.dirname(target), file);
  try {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_7__.dirname(target), { recursive: true });
    const isWhole = typeof content === "string" || content instanceof Uint8Array;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.writeFile)(temporary, isWhole ? content : (0,_chunks_js__WEBPACK_IMPORTED_MODULE_8__/* .inChunks */ .m)(content), { flag: "wx" });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.rename)(temporary, target);
  } catch (cause) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_6__.rm)(temporary, { force: true }).catch(() => null);
    const reason = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .xU)(cause) ?? String(cause);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("report_incomplete", `${file} can't be written (${reason})`, {
      hint: "Check that its folder is writable, that it is no folder itself, and that the disk has room.",
      cause
    });
  }
}
function isOwnBaseline(text) {
  return IS_OWN.baseline(text);
}
const IS_OWN = {
  // Also with a merge conflict in it, which `record` replaces.
  baseline: (text) => /"tool":\s*"retrieval-eval-gate|"ask":\s*"[0-9a-f]{32}"|^<{7}/m.test(text),
  comparison: (text) => text.startsWith("{") && text.includes('"schema_version":'),
  comparison_csv: (text) => text.startsWith("qid,system,"),
  proposals: (text) => /^\{.*"proposed":/m.test(text)
};
function refuseForeignFile(root, file, flag, kind) {
  const target = (0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file);
  let text;
  try {
    text = (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.readFileSync)(target, "utf8");
  } catch (error) {
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .xU)(error) === "ENOENT") {
      return;
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("usage", `${flag} ${file} can't be replaced (${(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .xU)(error)})`, {
      hint: "Name a new file.",
      cause: error
    });
  }
  const isEmpty = ["", "{}"].includes(text.trim());
  if (!isEmpty && !IS_OWN[kind](text)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("usage", `${flag} ${file} exists, and this program did not write it`, "Name a new file, or move this one away.");
  }
}
function refuseLinks(directory, target, shown) {
  const link = (0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .firstLink */ .T7)(directory, target);
  if (link === null) {
    return;
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("report_incomplete", `the path ${shown} lies behind the symbolic link ${link}; nothing was written`, "Replace the link by a folder, or name another place.");
}
function digestFile(root, file) {
  try {
    return (0,_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .digestLargeFile */ .ss)((0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file));
  } catch (cause) {
    const code = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .xU)(cause) ?? String(cause);
    if (code === "ENOENT") {
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("file_not_found", `${file} does not exist`, { cause });
    }
    const reason = code === "EISDIR" ? "is a folder, expected a file" : `can't be read: ${code}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("file_unreadable", `${file} ${reason}`, { cause });
  }
}



/***/ })

};

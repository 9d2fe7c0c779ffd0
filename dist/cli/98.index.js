export const id = 98;
export const ids = [98];
export const modules = {

/***/ 6214:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = ({ value: true });
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
exports.A = ucs2length;
ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
//# sourceMappingURL=ucs2length.js.map

/***/ }),

/***/ 7733:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {

// Generated from schemas/ by scripts/generate.mjs; do not edit.

exports.config = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"config.schema.json","title":"retrieval-eval-gate config","description":"Which suite, which retriever, what the numbers mean, and what may change by how much.","type":"object","additionalProperties":false,"required":["version","suite","baseline","retriever"],"properties":{"$schema":{"type":"string"},"version":{"description":"Version of this format.","const":1},"suite":{"description":"The suite file, or a list of files that are joined.","type":["string","array"],"minLength":1,"minItems":1,"items":{"type":"string","minLength":1},"x-expected":"a path, or a list of paths","examples":["retrieval/suite.yaml"]},"baseline":{"description":"The recorded run to compare with.","type":"string","minLength":1,"examples":["baselines/docs-search.json"]},"k":{"description":"Results asked for; no metric's cutoff may exceed it.","type":"integer","minimum":1,"maximum":1000,"default":10},"retriever":{"$ref":"#/$defs/retriever"},"definition":{"$ref":"#/$defs/definition"},"metrics":{"description":"Reported beside the gated ones.","type":"array","items":{"type":"string"},"examples":[["precision@5","map@10"]]},"gate":{"$ref":"#/$defs/gate"},"latency":{"description":"How latency is measured, or `off`.","type":["object","string"],"pattern":"^off$","x-expected":"`off`, or an object with `warmup`, `repeats`, `budget_s`, `seed`, `source`","additionalProperties":false,"properties":{"warmup":{"description":"Untimed passes over the suite before the timed ones.","type":"integer","minimum":0,"maximum":100,"default":1},"repeats":{"description":"Timed passes; `auto` takes as many as the percentiles need.","type":["integer","string"],"minimum":1,"maximum":10000,"pattern":"^auto$","x-expected":"`auto` or a whole number from 1","default":"auto"},"budget_s":{"description":"Seconds for the timed passes.","type":"number","exclusiveMinimum":0,"maximum":86400,"default":120},"seed":{"type":"integer","minimum":0,"maximum":9007199254740991,"default":1},"source":{"enum":["measured","reported"],"default":"measured"}}}},"$defs":{"retriever":{"type":"object","description":"The system under test.","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"$ref":"#/$defs/command"},{"$ref":"#/$defs/module"},{"$ref":"#/$defs/run"},{"$ref":"#/$defs/bm25"}]},"command":{"type":"object","description":"A child process that answers JSON Lines on its standard input and output.","required":["kind","command"],"additionalProperties":false,"properties":{"kind":{"const":"command"},"command":{"type":"array","minItems":1,"items":{"type":"string"},"examples":[["python3","retrieval/serve.py"]]},"ready":{"description":"Wait for a line {\"ready\":true} before the first query.","type":"boolean","default":false},"per_query":{"description":"One process a query, {{query}} and {{k}} in the arguments.","type":"boolean","default":false},"cwd":{"$ref":"#/$defs/cwd"},"env":{"$ref":"#/$defs/env"},"env_only":{"$ref":"#/$defs/env_only"},"startup_timeout_ms":{"$ref":"#/$defs/startup"},"timeout_ms":{"$ref":"#/$defs/timeout"},"total_timeout_ms":{"$ref":"#/$defs/total"},"concurrency":{"$ref":"#/$defs/concurrency"},"params":{"$ref":"#/$defs/params"}}},"module":{"type":"object","description":"An ES module whose default export is (query, { k, signal }) => results; runs in a child process.","required":["kind","path"],"additionalProperties":false,"properties":{"kind":{"const":"module"},"path":{"type":"string","minLength":1,"examples":["search.mjs"]},"cwd":{"$ref":"#/$defs/cwd"},"env":{"$ref":"#/$defs/env"},"env_only":{"$ref":"#/$defs/env_only"},"startup_timeout_ms":{"$ref":"#/$defs/startup"},"timeout_ms":{"$ref":"#/$defs/timeout"},"total_timeout_ms":{"$ref":"#/$defs/total"},"concurrency":{"$ref":"#/$defs/concurrency"},"params":{"$ref":"#/$defs/params"}}},"run":{"type":"object","description":"A recorded run: TREC format, or JSON Lines.","required":["kind","path"],"additionalProperties":false,"properties":{"kind":{"const":"run"},"path":{"type":"string","minLength":1,"examples":["runs/bm25.trec"]},"params":{"$ref":"#/$defs/params"}}},"bm25":{"type":"object","description":"The embedded BM25, for a first run and as a yardstick.","required":["kind"],"additionalProperties":false,"oneOf":[{"required":["corpus"]},{"required":["files"]}],"x-expected":"either `corpus` or `files`","properties":{"kind":{"const":"bm25"},"corpus":{"description":"JSON Lines of documents.","type":"string","minLength":1},"files":{"description":"Globs; each file is a document.","type":"array","minItems":1,"items":{"type":"string","minLength":1}},"cwd":{"$ref":"#/$defs/cwd"},"params":{"$ref":"#/$defs/params"}}},"cwd":{"description":"Where the retriever runs, relative to this file; its folder where absent.","type":"string","minLength":1},"env":{"description":"Variables added to the retriever's environment.","type":"object","additionalProperties":{"type":"string"}},"env_only":{"description":"The only variables taken from the step's environment.","type":"array","items":{"type":"string","minLength":1}},"startup":{"description":"Milliseconds until it must be ready.","type":"integer","minimum":1,"maximum":86400000,"default":60000},"timeout":{"description":"Milliseconds for one answer.","type":"integer","minimum":1,"maximum":86400000,"default":30000},"total":{"description":"Milliseconds for the whole run.","type":"integer","minimum":1,"maximum":86400000,"default":1800000},"concurrency":{"description":"Queries in flight in the quality pass; timed passes always have one.","type":"integer","minimum":1,"maximum":64,"default":1},"params":{"description":"Free; recorded with the run."},"definition":{"type":"object","description":"What the numbers mean. Recorded; a mismatch with the baseline refuses to compare.","additionalProperties":false,"properties":{"gain":{"description":"ndcg's gain: 2^grade - 1, or the grade itself as in trec_eval and BEIR.","enum":["exponential","linear"],"default":"exponential"},"relevance":{"description":"Lowest grade that counts in the binary metrics.","type":"integer","minimum":1,"maximum":30,"default":1},"order":{"description":"rank: as returned; score: by score, then id; trec: by score, then id descending.","enum":["rank","score","trec"],"default":"rank"},"percentile":{"enum":["nearest","linear"],"default":"nearest"},"duplicates":{"description":"A repeated document keeps its slot and counts nowhere, or is an error.","enum":["ignore","error"],"default":"ignore"},"collapse":{"description":"Chunks to documents by path: best score, or first seen.","enum":["none","max","first"],"default":"none"},"ignore_identical_ids":{"description":"Drop a result whose id is the case's id, as BEIR does.","type":"boolean","default":false},"case_sensitive":{"type":"boolean","default":false},"min_score":{"description":"Results below it do not count against an expect_empty case.","type":"number"},"text":{"type":"object","additionalProperties":false,"properties":{"threshold":{"type":"number","exclusiveMinimum":0,"maximum":1,"default":0.7},"autojunk":{"type":"boolean","default":false},"min_contained":{"type":"number","exclusiveMinimum":0,"maximum":1,"default":0.7}}},"scores":{"description":"float32 rounds scores as trec_eval 9 does.","enum":["float64","float32"],"default":"float64"}}},"gate":{"type":"object","description":"Rules by metric. What is gated by default stays gated until set to `off` by name.","properties":{"per_intent":{"description":"For the quality metrics and rates in every intent.","type":["object","string"],"pattern":"^off$","x-expected":"`off`, or an object with `tolerance`","additionalProperties":false,"properties":{"tolerance":{"$ref":"#/$defs/tolerance"}}},"intents":{"description":"Rules for one intent, by intent and metric.","type":"object","additionalProperties":{"type":"object","additionalProperties":{"$ref":"#/$defs/rule"}},"examples":[{"symbol":{"latency_p95_ms":{"ceiling":450}}}]},"newly_lost":{"description":"Cases that found a target in the baseline and find none now.","type":["object","string"],"pattern":"^off$","x-expected":"`off`, or an object with `max` and `critical`","additionalProperties":false,"properties":{"max":{"$ref":"#/$defs/tolerance"},"critical":{"description":"Critical cases that may find nothing.","type":"integer","minimum":0,"default":0}}}},"additionalProperties":{"$ref":"#/$defs/rule"},"examples":[{"recall@10":{"tolerance":[0.01,"1 case"],"floor":0.8},"degraded_rate":"off"}]},"rule":{"type":["object","string"],"pattern":"^off$","x-expected":"`off`, or an object with `tolerance`, `floor`, `ceiling`","additionalProperties":false,"properties":{"tolerance":{"$ref":"#/$defs/tolerance"},"floor":{"description":"Never below, where higher is better.","type":"number"},"ceiling":{"description":"Never above, where lower is better.","type":"number"}}},"tolerance":{"description":"A number in the metric's unit, \"25%\" of the baseline, \"1 case\" of the bucket, or a list: the largest holds.","type":["number","string","array"],"minimum":0,"pattern":"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$","minItems":1,"items":{"type":["number","string"],"minimum":0,"pattern":"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$","x-expected":"a finite number from 0, \"25%\" or \"1 case\""},"x-expected":"a finite number from 0, \"25%\", \"1 case\", or a list of these","examples":[[0.01,"1 case"]]}}};
const schema56 = {"type":"object","description":"What the numbers mean. Recorded; a mismatch with the baseline refuses to compare.","additionalProperties":false,"properties":{"gain":{"description":"ndcg's gain: 2^grade - 1, or the grade itself as in trec_eval and BEIR.","enum":["exponential","linear"],"default":"exponential"},"relevance":{"description":"Lowest grade that counts in the binary metrics.","type":"integer","minimum":1,"maximum":30,"default":1},"order":{"description":"rank: as returned; score: by score, then id; trec: by score, then id descending.","enum":["rank","score","trec"],"default":"rank"},"percentile":{"enum":["nearest","linear"],"default":"nearest"},"duplicates":{"description":"A repeated document keeps its slot and counts nowhere, or is an error.","enum":["ignore","error"],"default":"ignore"},"collapse":{"description":"Chunks to documents by path: best score, or first seen.","enum":["none","max","first"],"default":"none"},"ignore_identical_ids":{"description":"Drop a result whose id is the case's id, as BEIR does.","type":"boolean","default":false},"case_sensitive":{"type":"boolean","default":false},"min_score":{"description":"Results below it do not count against an expect_empty case.","type":"number"},"text":{"type":"object","additionalProperties":false,"properties":{"threshold":{"type":"number","exclusiveMinimum":0,"maximum":1,"default":0.7},"autojunk":{"type":"boolean","default":false},"min_contained":{"type":"number","exclusiveMinimum":0,"maximum":1,"default":0.7}}},"scores":{"description":"float32 rounds scores as trec_eval 9 does.","enum":["float64","float32"],"default":"float64"}}};
const func0 = Object.prototype.hasOwnProperty;
const func68 = (__webpack_require__(6214)/* ["default"] */ .A);
const schema32 = {"type":"object","description":"The system under test.","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"$ref":"#/$defs/command"},{"$ref":"#/$defs/module"},{"$ref":"#/$defs/run"},{"$ref":"#/$defs/bm25"}]};
const schema33 = {"type":"object","description":"A child process that answers JSON Lines on its standard input and output.","required":["kind","command"],"additionalProperties":false,"properties":{"kind":{"const":"command"},"command":{"type":"array","minItems":1,"items":{"type":"string"},"examples":[["python3","retrieval/serve.py"]]},"ready":{"description":"Wait for a line {\"ready\":true} before the first query.","type":"boolean","default":false},"per_query":{"description":"One process a query, {{query}} and {{k}} in the arguments.","type":"boolean","default":false},"cwd":{"$ref":"#/$defs/cwd"},"env":{"$ref":"#/$defs/env"},"env_only":{"$ref":"#/$defs/env_only"},"startup_timeout_ms":{"$ref":"#/$defs/startup"},"timeout_ms":{"$ref":"#/$defs/timeout"},"total_timeout_ms":{"$ref":"#/$defs/total"},"concurrency":{"$ref":"#/$defs/concurrency"},"params":{"$ref":"#/$defs/params"}}};
const schema34 = {"description":"Where the retriever runs, relative to this file; its folder where absent.","type":"string","minLength":1};
const schema35 = {"description":"Variables added to the retriever's environment.","type":"object","additionalProperties":{"type":"string"}};
const schema36 = {"description":"The only variables taken from the step's environment.","type":"array","items":{"type":"string","minLength":1}};
const schema37 = {"description":"Milliseconds until it must be ready.","type":"integer","minimum":1,"maximum":86400000,"default":60000};
const schema38 = {"description":"Milliseconds for one answer.","type":"integer","minimum":1,"maximum":86400000,"default":30000};
const schema39 = {"description":"Milliseconds for the whole run.","type":"integer","minimum":1,"maximum":86400000,"default":1800000};
const schema40 = {"description":"Queries in flight in the quality pass; timed passes always have one.","type":"integer","minimum":1,"maximum":64,"default":1};
const schema41 = {"description":"Free; recorded with the run."};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.command === undefined) || (!(func0.call(data, "command")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema33.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
if("command" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "command"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
let data1 = data.command;
if(Array.isArray(data1)){
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err5 = {instancePath:instancePath+"/command/" + i0,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.ready !== undefined && func0.call(data, "ready")){
if(typeof data.ready !== "boolean"){
const err7 = {instancePath:instancePath+"/ready",schemaPath:"#/properties/ready/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.per_query !== undefined && func0.call(data, "per_query")){
if(typeof data.per_query !== "boolean"){
const err8 = {instancePath:instancePath+"/per_query",schemaPath:"#/properties/per_query/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.cwd !== undefined && func0.call(data, "cwd")){
let data5 = data.cwd;
if(typeof data5 === "string"){
if(func68(data5) < 1){
const err9 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/cwd/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/cwd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data6 = data.env;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 of Object.keys(data6)){
if(typeof data6[key1] !== "string"){
const err11 = {instancePath:instancePath+"/env/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/env/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/env/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.env_only !== undefined && func0.call(data, "env_only")){
let data8 = data.env_only;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(typeof data9 === "string"){
if(func68(data9) < 1){
const err13 = {instancePath:instancePath+"/env_only/" + i1,schemaPath:"#/$defs/env_only/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/env_only/" + i1,schemaPath:"#/$defs/env_only/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/env_only",schemaPath:"#/$defs/env_only/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.startup_timeout_ms !== undefined && func0.call(data, "startup_timeout_ms")){
let data10 = data.startup_timeout_ms;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err16 = {instancePath:instancePath+"/startup_timeout_ms",schemaPath:"#/$defs/startup/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 86400000 || isNaN(data10)){
const err17 = {instancePath:instancePath+"/startup_timeout_ms",schemaPath:"#/$defs/startup/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400000},message:"must be <= 86400000"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err18 = {instancePath:instancePath+"/startup_timeout_ms",schemaPath:"#/$defs/startup/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.timeout_ms !== undefined && func0.call(data, "timeout_ms")){
let data11 = data.timeout_ms;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err19 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/$defs/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 86400000 || isNaN(data11)){
const err20 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/$defs/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400000},message:"must be <= 86400000"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err21 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/$defs/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.total_timeout_ms !== undefined && func0.call(data, "total_timeout_ms")){
let data12 = data.total_timeout_ms;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err22 = {instancePath:instancePath+"/total_timeout_ms",schemaPath:"#/$defs/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 86400000 || isNaN(data12)){
const err23 = {instancePath:instancePath+"/total_timeout_ms",schemaPath:"#/$defs/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400000},message:"must be <= 86400000"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err24 = {instancePath:instancePath+"/total_timeout_ms",schemaPath:"#/$defs/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.concurrency !== undefined && func0.call(data, "concurrency")){
let data13 = data.concurrency;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err25 = {instancePath:instancePath+"/concurrency",schemaPath:"#/$defs/concurrency/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 64 || isNaN(data13)){
const err26 = {instancePath:instancePath+"/concurrency",schemaPath:"#/$defs/concurrency/maximum",keyword:"maximum",params:{comparison: "<=", limit: 64},message:"must be <= 64"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err27 = {instancePath:instancePath+"/concurrency",schemaPath:"#/$defs/concurrency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema42 = {"type":"object","description":"An ES module whose default export is (query, { k, signal }) => results; runs in a child process.","required":["kind","path"],"additionalProperties":false,"properties":{"kind":{"const":"module"},"path":{"type":"string","minLength":1,"examples":["search.mjs"]},"cwd":{"$ref":"#/$defs/cwd"},"env":{"$ref":"#/$defs/env"},"env_only":{"$ref":"#/$defs/env_only"},"startup_timeout_ms":{"$ref":"#/$defs/startup"},"timeout_ms":{"$ref":"#/$defs/timeout"},"total_timeout_ms":{"$ref":"#/$defs/total"},"concurrency":{"$ref":"#/$defs/concurrency"},"params":{"$ref":"#/$defs/params"}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema42.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
if("module" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "module"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data1 = data.path;
if(typeof data1 === "string"){
if(func68(data1) < 1){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.cwd !== undefined && func0.call(data, "cwd")){
let data2 = data.cwd;
if(typeof data2 === "string"){
if(func68(data2) < 1){
const err6 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/cwd/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/cwd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data3 = data.env;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 of Object.keys(data3)){
if(typeof data3[key1] !== "string"){
const err8 = {instancePath:instancePath+"/env/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/env/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/env/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.env_only !== undefined && func0.call(data, "env_only")){
let data5 = data.env_only;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(func68(data6) < 1){
const err10 = {instancePath:instancePath+"/env_only/" + i0,schemaPath:"#/$defs/env_only/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/env_only/" + i0,schemaPath:"#/$defs/env_only/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/env_only",schemaPath:"#/$defs/env_only/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.startup_timeout_ms !== undefined && func0.call(data, "startup_timeout_ms")){
let data7 = data.startup_timeout_ms;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err13 = {instancePath:instancePath+"/startup_timeout_ms",schemaPath:"#/$defs/startup/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 86400000 || isNaN(data7)){
const err14 = {instancePath:instancePath+"/startup_timeout_ms",schemaPath:"#/$defs/startup/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400000},message:"must be <= 86400000"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/startup_timeout_ms",schemaPath:"#/$defs/startup/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.timeout_ms !== undefined && func0.call(data, "timeout_ms")){
let data8 = data.timeout_ms;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err16 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/$defs/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 86400000 || isNaN(data8)){
const err17 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/$defs/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400000},message:"must be <= 86400000"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err18 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/$defs/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.total_timeout_ms !== undefined && func0.call(data, "total_timeout_ms")){
let data9 = data.total_timeout_ms;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err19 = {instancePath:instancePath+"/total_timeout_ms",schemaPath:"#/$defs/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 86400000 || isNaN(data9)){
const err20 = {instancePath:instancePath+"/total_timeout_ms",schemaPath:"#/$defs/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400000},message:"must be <= 86400000"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err21 = {instancePath:instancePath+"/total_timeout_ms",schemaPath:"#/$defs/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.concurrency !== undefined && func0.call(data, "concurrency")){
let data10 = data.concurrency;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err22 = {instancePath:instancePath+"/concurrency",schemaPath:"#/$defs/concurrency/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 64 || isNaN(data10)){
const err23 = {instancePath:instancePath+"/concurrency",schemaPath:"#/$defs/concurrency/maximum",keyword:"maximum",params:{comparison: "<=", limit: 64},message:"must be <= 64"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err24 = {instancePath:instancePath+"/concurrency",schemaPath:"#/$defs/concurrency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema51 = {"type":"object","description":"A recorded run: TREC format, or JSON Lines.","required":["kind","path"],"additionalProperties":false,"properties":{"kind":{"const":"run"},"path":{"type":"string","minLength":1,"examples":["runs/bm25.trec"]},"params":{"$ref":"#/$defs/params"}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "kind") || (key0 === "path")) || (key0 === "params"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
if("run" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "run"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data1 = data.path;
if(typeof data1 === "string"){
if(func68(data1) < 1){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema53 = {"type":"object","description":"The embedded BM25, for a first run and as a yardstick.","required":["kind"],"additionalProperties":false,"oneOf":[{"required":["corpus"]},{"required":["files"]}],"x-expected":"either `corpus` or `files`","properties":{"kind":{"const":"bm25"},"corpus":{"description":"JSON Lines of documents.","type":"string","minLength":1},"files":{"description":"Globs; each file is a document.","type":"array","minItems":1,"items":{"type":"string","minLength":1}},"cwd":{"$ref":"#/$defs/cwd"},"params":{"$ref":"#/$defs/params"}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.corpus === undefined) || (!(func0.call(data, "corpus")))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "corpus"},message:"must have required property '"+"corpus"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.files === undefined) || (!(func0.call(data, "files")))){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "kind") || (key0 === "corpus")) || (key0 === "files")) || (key0 === "cwd")) || (key0 === "params"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
if("bm25" !== data.kind){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "bm25"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.corpus !== undefined && func0.call(data, "corpus")){
let data1 = data.corpus;
if(typeof data1 === "string"){
if(func68(data1) < 1){
const err6 = {instancePath:instancePath+"/corpus",schemaPath:"#/properties/corpus/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/corpus",schemaPath:"#/properties/corpus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data2 = data.files;
if(Array.isArray(data2)){
if(data2.length < 1){
const err8 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func68(data3) < 1){
const err9 = {instancePath:instancePath+"/files/" + i0,schemaPath:"#/properties/files/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/files/" + i0,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.cwd !== undefined && func0.call(data, "cwd")){
let data4 = data.cwd;
if(typeof data4 === "string"){
if(func68(data4) < 1){
const err12 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/cwd/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/cwd",schemaPath:"#/$defs/cwd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "command"){
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "module"){
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "run"){
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "bm25"){
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate21.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate21.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema57 = {"type":"object","description":"Rules by metric. What is gated by default stays gated until set to `off` by name.","properties":{"per_intent":{"description":"For the quality metrics and rates in every intent.","type":["object","string"],"pattern":"^off$","x-expected":"`off`, or an object with `tolerance`","additionalProperties":false,"properties":{"tolerance":{"$ref":"#/$defs/tolerance"}}},"intents":{"description":"Rules for one intent, by intent and metric.","type":"object","additionalProperties":{"type":"object","additionalProperties":{"$ref":"#/$defs/rule"}},"examples":[{"symbol":{"latency_p95_ms":{"ceiling":450}}}]},"newly_lost":{"description":"Cases that found a target in the baseline and find none now.","type":["object","string"],"pattern":"^off$","x-expected":"`off`, or an object with `max` and `critical`","additionalProperties":false,"properties":{"max":{"$ref":"#/$defs/tolerance"},"critical":{"description":"Critical cases that may find nothing.","type":"integer","minimum":0,"default":0}}}},"additionalProperties":{"$ref":"#/$defs/rule"},"examples":[{"recall@10":{"tolerance":[0.01,"1 case"],"floor":0.8},"degraded_rate":"off"}]};
const schema59 = {"description":"A number in the metric's unit, \"25%\" of the baseline, \"1 case\" of the bucket, or a list: the largest holds.","type":["number","string","array"],"minimum":0,"pattern":"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$","minItems":1,"items":{"type":["number","string"],"minimum":0,"pattern":"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$","x-expected":"a finite number from 0, \"25%\" or \"1 case\""},"x-expected":"a finite number from 0, \"25%\", \"1 case\", or a list of these","examples":[[0.01,"1 case"]]};
const schema58 = {"type":["object","string"],"pattern":"^off$","x-expected":"`off`, or an object with `tolerance`, `floor`, `ceiling`","additionalProperties":false,"properties":{"tolerance":{"$ref":"#/$defs/tolerance"},"floor":{"description":"Never below, where higher is better.","type":"number"},"ceiling":{"description":"Never above, where lower is better.","type":"number"}}};
const pattern4 = new RegExp("^off$", "u");
const pattern5 = new RegExp("^[0-9]+(\\.[0-9]+)?( ?%| cases?)$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema58.type},message:"must be object,string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^off$"},message:"must match pattern \""+"^off$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "tolerance") || (key0 === "floor")) || (key0 === "ceiling"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.tolerance !== undefined && func0.call(data, "tolerance")){
let data0 = data.tolerance;
if(((!((typeof data0 == "number") && (isFinite(data0)))) && (typeof data0 !== "string")) && (!(Array.isArray(data0)))){
const err3 = {instancePath:instancePath+"/tolerance",schemaPath:"#/$defs/tolerance/type",keyword:"type",params:{type: schema59.type},message:"must be number,string,array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/tolerance",schemaPath:"#/$defs/tolerance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err5 = {instancePath:instancePath+"/tolerance",schemaPath:"#/$defs/tolerance/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"},message:"must match pattern \""+"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Array.isArray(data0)){
if(data0.length < 1){
const err6 = {instancePath:instancePath+"/tolerance",schemaPath:"#/$defs/tolerance/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if((!((typeof data1 == "number") && (isFinite(data1)))) && (typeof data1 !== "string")){
const err7 = {instancePath:instancePath+"/tolerance/" + i0,schemaPath:"#/$defs/tolerance/items/type",keyword:"type",params:{type: schema59.items.type},message:"must be number,string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/tolerance/" + i0,schemaPath:"#/$defs/tolerance/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err9 = {instancePath:instancePath+"/tolerance/" + i0,schemaPath:"#/$defs/tolerance/items/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"},message:"must match pattern \""+"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
}
if(data.floor !== undefined && func0.call(data, "floor")){
let data2 = data.floor;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/floor",schemaPath:"#/properties/floor/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.ceiling !== undefined && func0.call(data, "ceiling")){
let data3 = data.ceiling;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/ceiling",schemaPath:"#/properties/ceiling/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "per_intent") || (key0 === "intents")) || (key0 === "newly_lost"))){
if(!(validate32(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
if(data.per_intent !== undefined && func0.call(data, "per_intent")){
let data1 = data.per_intent;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (typeof data1 !== "string")){
const err0 = {instancePath:instancePath+"/per_intent",schemaPath:"#/properties/per_intent/type",keyword:"type",params:{type: schema57.properties.per_intent.type},message:"must be object,string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err1 = {instancePath:instancePath+"/per_intent",schemaPath:"#/properties/per_intent/pattern",keyword:"pattern",params:{pattern: "^off$"},message:"must match pattern \""+"^off$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 of Object.keys(data1)){
if(!(key1 === "tolerance")){
const err2 = {instancePath:instancePath+"/per_intent",schemaPath:"#/properties/per_intent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.tolerance !== undefined && func0.call(data1, "tolerance")){
let data2 = data1.tolerance;
if(((!((typeof data2 == "number") && (isFinite(data2)))) && (typeof data2 !== "string")) && (!(Array.isArray(data2)))){
const err3 = {instancePath:instancePath+"/per_intent/tolerance",schemaPath:"#/$defs/tolerance/type",keyword:"type",params:{type: schema59.type},message:"must be number,string,array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/per_intent/tolerance",schemaPath:"#/$defs/tolerance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
const err5 = {instancePath:instancePath+"/per_intent/tolerance",schemaPath:"#/$defs/tolerance/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"},message:"must match pattern \""+"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Array.isArray(data2)){
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/per_intent/tolerance",schemaPath:"#/$defs/tolerance/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if((!((typeof data3 == "number") && (isFinite(data3)))) && (typeof data3 !== "string")){
const err7 = {instancePath:instancePath+"/per_intent/tolerance/" + i0,schemaPath:"#/$defs/tolerance/items/type",keyword:"type",params:{type: schema59.items.type},message:"must be number,string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/per_intent/tolerance/" + i0,schemaPath:"#/$defs/tolerance/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
const err9 = {instancePath:instancePath+"/per_intent/tolerance/" + i0,schemaPath:"#/$defs/tolerance/items/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"},message:"must match pattern \""+"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
}
}
}
if(data.intents !== undefined && func0.call(data, "intents")){
let data4 = data.intents;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 of Object.keys(data4)){
let data5 = data4[key2];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key3 of Object.keys(data5)){
if(!(validate32(data5[key3], {instancePath:instancePath+"/intents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/intents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/intents/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/intents",schemaPath:"#/properties/intents/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.newly_lost !== undefined && func0.call(data, "newly_lost")){
let data7 = data.newly_lost;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (typeof data7 !== "string")){
const err12 = {instancePath:instancePath+"/newly_lost",schemaPath:"#/properties/newly_lost/type",keyword:"type",params:{type: schema57.properties.newly_lost.type},message:"must be object,string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err13 = {instancePath:instancePath+"/newly_lost",schemaPath:"#/properties/newly_lost/pattern",keyword:"pattern",params:{pattern: "^off$"},message:"must match pattern \""+"^off$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key4 of Object.keys(data7)){
if(!((key4 === "max") || (key4 === "critical"))){
const err14 = {instancePath:instancePath+"/newly_lost",schemaPath:"#/properties/newly_lost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data7.max !== undefined && func0.call(data7, "max")){
let data8 = data7.max;
if(((!((typeof data8 == "number") && (isFinite(data8)))) && (typeof data8 !== "string")) && (!(Array.isArray(data8)))){
const err15 = {instancePath:instancePath+"/newly_lost/max",schemaPath:"#/$defs/tolerance/type",keyword:"type",params:{type: schema59.type},message:"must be number,string,array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err16 = {instancePath:instancePath+"/newly_lost/max",schemaPath:"#/$defs/tolerance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
const err17 = {instancePath:instancePath+"/newly_lost/max",schemaPath:"#/$defs/tolerance/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"},message:"must match pattern \""+"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(Array.isArray(data8)){
if(data8.length < 1){
const err18 = {instancePath:instancePath+"/newly_lost/max",schemaPath:"#/$defs/tolerance/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if((!((typeof data9 == "number") && (isFinite(data9)))) && (typeof data9 !== "string")){
const err19 = {instancePath:instancePath+"/newly_lost/max/" + i1,schemaPath:"#/$defs/tolerance/items/type",keyword:"type",params:{type: schema59.items.type},message:"must be number,string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err20 = {instancePath:instancePath+"/newly_lost/max/" + i1,schemaPath:"#/$defs/tolerance/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
const err21 = {instancePath:instancePath+"/newly_lost/max/" + i1,schemaPath:"#/$defs/tolerance/items/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"},message:"must match pattern \""+"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
}
if(data7.critical !== undefined && func0.call(data7, "critical")){
let data10 = data7.critical;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err22 = {instancePath:instancePath+"/newly_lost/critical",schemaPath:"#/properties/newly_lost/properties/critical/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err23 = {instancePath:instancePath+"/newly_lost/critical",schemaPath:"#/properties/newly_lost/properties/critical/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern14 = new RegExp("^auto$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="config.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.suite === undefined) || (!(func0.call(data, "suite")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suite"},message:"must have required property '"+"suite"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.baseline === undefined) || (!(func0.call(data, "baseline")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseline"},message:"must have required property '"+"baseline"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.retriever === undefined) || (!(func0.call(data, "retriever")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retriever"},message:"must have required property '"+"retriever"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema31.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.$schema !== undefined && func0.call(data, "$schema")){
if(typeof data.$schema !== "string"){
const err5 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(1 !== data.version){
const err6 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.suite !== undefined && func0.call(data, "suite")){
let data2 = data.suite;
if((typeof data2 !== "string") && (!(Array.isArray(data2)))){
const err7 = {instancePath:instancePath+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type: schema31.properties.suite.type},message:"must be string,array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
if(func68(data2) < 1){
const err8 = {instancePath:instancePath+"/suite",schemaPath:"#/properties/suite/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(Array.isArray(data2)){
if(data2.length < 1){
const err9 = {instancePath:instancePath+"/suite",schemaPath:"#/properties/suite/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func68(data3) < 1){
const err10 = {instancePath:instancePath+"/suite/" + i0,schemaPath:"#/properties/suite/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/suite/" + i0,schemaPath:"#/properties/suite/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
if(data.baseline !== undefined && func0.call(data, "baseline")){
let data4 = data.baseline;
if(typeof data4 === "string"){
if(func68(data4) < 1){
const err12 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.k !== undefined && func0.call(data, "k")){
let data5 = data.k;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/k",schemaPath:"#/properties/k/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/k",schemaPath:"#/properties/k/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/k",schemaPath:"#/properties/k/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.retriever !== undefined && func0.call(data, "retriever")){
if(!(validate21(data.retriever, {instancePath:instancePath+"/retriever",parentData:data,parentDataProperty:"retriever",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.definition !== undefined && func0.call(data, "definition")){
let data7 = data.definition;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 of Object.keys(data7)){
if(!(func0.call(schema56.properties, key1))){
const err17 = {instancePath:instancePath+"/definition",schemaPath:"#/$defs/definition/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.gain !== undefined && func0.call(data7, "gain")){
let data8 = data7.gain;
if(!((data8 === "exponential") || (data8 === "linear"))){
const err18 = {instancePath:instancePath+"/definition/gain",schemaPath:"#/$defs/definition/properties/gain/enum",keyword:"enum",params:{allowedValues: schema56.properties.gain.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.relevance !== undefined && func0.call(data7, "relevance")){
let data9 = data7.relevance;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err19 = {instancePath:instancePath+"/definition/relevance",schemaPath:"#/$defs/definition/properties/relevance/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 30 || isNaN(data9)){
const err20 = {instancePath:instancePath+"/definition/relevance",schemaPath:"#/$defs/definition/properties/relevance/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30},message:"must be <= 30"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err21 = {instancePath:instancePath+"/definition/relevance",schemaPath:"#/$defs/definition/properties/relevance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data7.order !== undefined && func0.call(data7, "order")){
let data10 = data7.order;
if(!(((data10 === "rank") || (data10 === "score")) || (data10 === "trec"))){
const err22 = {instancePath:instancePath+"/definition/order",schemaPath:"#/$defs/definition/properties/order/enum",keyword:"enum",params:{allowedValues: schema56.properties.order.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.percentile !== undefined && func0.call(data7, "percentile")){
let data11 = data7.percentile;
if(!((data11 === "nearest") || (data11 === "linear"))){
const err23 = {instancePath:instancePath+"/definition/percentile",schemaPath:"#/$defs/definition/properties/percentile/enum",keyword:"enum",params:{allowedValues: schema56.properties.percentile.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.duplicates !== undefined && func0.call(data7, "duplicates")){
let data12 = data7.duplicates;
if(!((data12 === "ignore") || (data12 === "error"))){
const err24 = {instancePath:instancePath+"/definition/duplicates",schemaPath:"#/$defs/definition/properties/duplicates/enum",keyword:"enum",params:{allowedValues: schema56.properties.duplicates.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.collapse !== undefined && func0.call(data7, "collapse")){
let data13 = data7.collapse;
if(!(((data13 === "none") || (data13 === "max")) || (data13 === "first"))){
const err25 = {instancePath:instancePath+"/definition/collapse",schemaPath:"#/$defs/definition/properties/collapse/enum",keyword:"enum",params:{allowedValues: schema56.properties.collapse.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data7.ignore_identical_ids !== undefined && func0.call(data7, "ignore_identical_ids")){
if(typeof data7.ignore_identical_ids !== "boolean"){
const err26 = {instancePath:instancePath+"/definition/ignore_identical_ids",schemaPath:"#/$defs/definition/properties/ignore_identical_ids/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.case_sensitive !== undefined && func0.call(data7, "case_sensitive")){
if(typeof data7.case_sensitive !== "boolean"){
const err27 = {instancePath:instancePath+"/definition/case_sensitive",schemaPath:"#/$defs/definition/properties/case_sensitive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data7.min_score !== undefined && func0.call(data7, "min_score")){
let data16 = data7.min_score;
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err28 = {instancePath:instancePath+"/definition/min_score",schemaPath:"#/$defs/definition/properties/min_score/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data7.text !== undefined && func0.call(data7, "text")){
let data17 = data7.text;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key2 of Object.keys(data17)){
if(!(((key2 === "threshold") || (key2 === "autojunk")) || (key2 === "min_contained"))){
const err29 = {instancePath:instancePath+"/definition/text",schemaPath:"#/$defs/definition/properties/text/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data17.threshold !== undefined && func0.call(data17, "threshold")){
let data18 = data17.threshold;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1 || isNaN(data18)){
const err30 = {instancePath:instancePath+"/definition/text/threshold",schemaPath:"#/$defs/definition/properties/text/properties/threshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data18 <= 0 || isNaN(data18)){
const err31 = {instancePath:instancePath+"/definition/text/threshold",schemaPath:"#/$defs/definition/properties/text/properties/threshold/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/definition/text/threshold",schemaPath:"#/$defs/definition/properties/text/properties/threshold/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data17.autojunk !== undefined && func0.call(data17, "autojunk")){
if(typeof data17.autojunk !== "boolean"){
const err33 = {instancePath:instancePath+"/definition/text/autojunk",schemaPath:"#/$defs/definition/properties/text/properties/autojunk/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data17.min_contained !== undefined && func0.call(data17, "min_contained")){
let data20 = data17.min_contained;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1 || isNaN(data20)){
const err34 = {instancePath:instancePath+"/definition/text/min_contained",schemaPath:"#/$defs/definition/properties/text/properties/min_contained/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data20 <= 0 || isNaN(data20)){
const err35 = {instancePath:instancePath+"/definition/text/min_contained",schemaPath:"#/$defs/definition/properties/text/properties/min_contained/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/definition/text/min_contained",schemaPath:"#/$defs/definition/properties/text/properties/min_contained/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/definition/text",schemaPath:"#/$defs/definition/properties/text/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data7.scores !== undefined && func0.call(data7, "scores")){
let data21 = data7.scores;
if(!((data21 === "float64") || (data21 === "float32"))){
const err38 = {instancePath:instancePath+"/definition/scores",schemaPath:"#/$defs/definition/properties/scores/enum",keyword:"enum",params:{allowedValues: schema56.properties.scores.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/definition",schemaPath:"#/$defs/definition/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.metrics !== undefined && func0.call(data, "metrics")){
let data22 = data.metrics;
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
if(typeof data22[i1] !== "string"){
const err40 = {instancePath:instancePath+"/metrics/" + i1,schemaPath:"#/properties/metrics/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.gate !== undefined && func0.call(data, "gate")){
if(!(validate31(data.gate, {instancePath:instancePath+"/gate",parentData:data,parentDataProperty:"gate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.latency !== undefined && func0.call(data, "latency")){
let data25 = data.latency;
if((!(data25 && typeof data25 == "object" && !Array.isArray(data25))) && (typeof data25 !== "string")){
const err42 = {instancePath:instancePath+"/latency",schemaPath:"#/properties/latency/type",keyword:"type",params:{type: schema31.properties.latency.type},message:"must be object,string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data25 === "string"){
if(!pattern4.test(data25)){
const err43 = {instancePath:instancePath+"/latency",schemaPath:"#/properties/latency/pattern",keyword:"pattern",params:{pattern: "^off$"},message:"must match pattern \""+"^off$"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key3 of Object.keys(data25)){
if(!(((((key3 === "warmup") || (key3 === "repeats")) || (key3 === "budget_s")) || (key3 === "seed")) || (key3 === "source"))){
const err44 = {instancePath:instancePath+"/latency",schemaPath:"#/properties/latency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data25.warmup !== undefined && func0.call(data25, "warmup")){
let data26 = data25.warmup;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err45 = {instancePath:instancePath+"/latency/warmup",schemaPath:"#/properties/latency/properties/warmup/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 100 || isNaN(data26)){
const err46 = {instancePath:instancePath+"/latency/warmup",schemaPath:"#/properties/latency/properties/warmup/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data26 < 0 || isNaN(data26)){
const err47 = {instancePath:instancePath+"/latency/warmup",schemaPath:"#/properties/latency/properties/warmup/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data25.repeats !== undefined && func0.call(data25, "repeats")){
let data27 = data25.repeats;
if((!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))) && (typeof data27 !== "string")){
const err48 = {instancePath:instancePath+"/latency/repeats",schemaPath:"#/properties/latency/properties/repeats/type",keyword:"type",params:{type: schema31.properties.latency.properties.repeats.type},message:"must be integer,string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 10000 || isNaN(data27)){
const err49 = {instancePath:instancePath+"/latency/repeats",schemaPath:"#/properties/latency/properties/repeats/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data27 < 1 || isNaN(data27)){
const err50 = {instancePath:instancePath+"/latency/repeats",schemaPath:"#/properties/latency/properties/repeats/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(typeof data27 === "string"){
if(!pattern14.test(data27)){
const err51 = {instancePath:instancePath+"/latency/repeats",schemaPath:"#/properties/latency/properties/repeats/pattern",keyword:"pattern",params:{pattern: "^auto$"},message:"must match pattern \""+"^auto$"+"\""};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data25.budget_s !== undefined && func0.call(data25, "budget_s")){
let data28 = data25.budget_s;
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 86400 || isNaN(data28)){
const err52 = {instancePath:instancePath+"/latency/budget_s",schemaPath:"#/properties/latency/properties/budget_s/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data28 <= 0 || isNaN(data28)){
const err53 = {instancePath:instancePath+"/latency/budget_s",schemaPath:"#/properties/latency/properties/budget_s/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/latency/budget_s",schemaPath:"#/properties/latency/properties/budget_s/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data25.seed !== undefined && func0.call(data25, "seed")){
let data29 = data25.seed;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err55 = {instancePath:instancePath+"/latency/seed",schemaPath:"#/properties/latency/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 9007199254740991 || isNaN(data29)){
const err56 = {instancePath:instancePath+"/latency/seed",schemaPath:"#/properties/latency/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data29 < 0 || isNaN(data29)){
const err57 = {instancePath:instancePath+"/latency/seed",schemaPath:"#/properties/latency/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
if(data25.source !== undefined && func0.call(data25, "source")){
let data30 = data25.source;
if(!((data30 === "measured") || (data30 === "reported"))){
const err58 = {instancePath:instancePath+"/latency/source",schemaPath:"#/properties/latency/properties/source/enum",keyword:"enum",params:{allowedValues: schema31.properties.latency.properties.source.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
}
}
else {
const err59 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.suite = validate36;
const schema62 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"suite.schema.json","title":"retrieval-eval-gate suite","description":"Queries with intents and the targets that a good retriever finds for them.","type":"object","additionalProperties":false,"required":["version","name","revision"],"oneOf":[{"required":["cases"]},{"required":["dataset"]}],"x-expected":"either `cases` or `dataset`","properties":{"$schema":{"type":"string"},"version":{"description":"Version of this format.","const":1},"name":{"description":"Name of the suite; a baseline belongs to one name.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$","x-expected":"a name of letters, digits, `.`, `_` and `-`, at most 80 long","examples":["docs-search"]},"revision":{"description":"The suite's own revision, free text; recorded with every run.","type":"string","minLength":1,"maxLength":200,"examples":["2026-11-21"]},"cases":{"description":"Evaluated in id order.","type":"array","minItems":1,"items":{"$ref":"#/$defs/case"}},"dataset":{"$ref":"#/$defs/dataset"}},"$defs":{"case":{"type":"object","additionalProperties":false,"required":["id","query","intent"],"oneOf":[{"required":["expected"]},{"required":["expect_empty"]}],"x-expected":"either `expected` or `expect_empty: true`","properties":{"id":{"description":"Unique in the suite and stable: baselines pair cases by it.","type":"string","minLength":1,"maxLength":500,"examples":["node-version"]},"query":{"description":"Sent to the retriever as it is.","type":"string","minLength":1,"maxLength":100000,"pattern":"\\S","x-expected":"a query that is not blank"},"intent":{"description":"The bucket in which quality and latency are also judged.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$","x-expected":"a word of letters, digits, `.`, `_` and `-`","examples":["howto","symbol"]},"expected":{"description":"What a good retriever finds.","type":"array","minItems":1,"items":{"$ref":"#/$defs/target"}},"expect_empty":{"description":"A negative control: good is to return nothing.","const":true},"forbidden":{"description":"What must not be in the top k.","type":"array","minItems":1,"items":{"$ref":"#/$defs/target"}},"critical":{"description":"Losing this case is never within tolerance.","type":"boolean"},"group":{"description":"Cases of one information need; statistics resample groups.","type":"string","minLength":1,"maxLength":200},"reference_answer":{"description":"What a good answer says.","type":"string","minLength":1}}},"target":{"type":["string","object"],"description":"A hint, which matches a path, name, qualified name or id, or one of these by name.","minLength":1,"pattern":"\\S","additionalProperties":false,"if":{"type":"object"},"then":{"oneOf":[{"required":["path"]},{"required":["name"]},{"required":["qualified_name"]},{"required":["id"]},{"required":["text"]}],"x-expected":"exactly one of `path`, `name`, `qualified_name`, `id`, `text`, and optionally `grade`"},"x-expected":"a non-blank string, or an object with exactly one of `path`, `name`, `qualified_name`, `id`, `text`, and optionally `grade`","properties":{"path":{"description":"Equals the result's path, or ends it after a `/`.","type":"string","pattern":"\\S"},"name":{"description":"Equals the result's name.","type":"string","pattern":"\\S"},"qualified_name":{"description":"Equals the result's qualified name, or ends it after `::`, `.`, `#` or `/`.","type":"string","pattern":"\\S"},"id":{"description":"Equals the document id, letter case included.","type":"string","pattern":"\\S"},"text":{"description":"A passage that the result's text covers.","type":"string","pattern":"\\S"},"grade":{"description":"Relevance, 1 where absent.","type":"integer","minimum":1,"maximum":30}}},"dataset":{"type":"object","description":"A public format in place of `cases`.","additionalProperties":false,"required":["format","path"],"properties":{"format":{"enum":["beir","trec","tsv","qrels-jsonl","cruxe","evidence","ragas-csv"]},"path":{"description":"File or folder, relative to this file.","type":"string","minLength":1},"queries":{"description":"The queries or topics, where they are a file of their own.","type":"string","minLength":1},"qrels":{"description":"The judgments, where they are a file of their own.","type":"string","minLength":1},"split":{"description":"beir: qrels/<split>.tsv; `test` where absent.","type":"string","pattern":"^[A-Za-z0-9._-]+$"},"intent":{"description":"Intent of every case.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"},"intents":{"description":"A file of lines `query id <tab> intent`.","type":"string","minLength":1},"limit":{"description":"First n cases only; such a run never passes a gate.","type":"integer","minimum":1}}}}};
const schema66 = {"type":"object","description":"A public format in place of `cases`.","additionalProperties":false,"required":["format","path"],"properties":{"format":{"enum":["beir","trec","tsv","qrels-jsonl","cruxe","evidence","ragas-csv"]},"path":{"description":"File or folder, relative to this file.","type":"string","minLength":1},"queries":{"description":"The queries or topics, where they are a file of their own.","type":"string","minLength":1},"qrels":{"description":"The judgments, where they are a file of their own.","type":"string","minLength":1},"split":{"description":"beir: qrels/<split>.tsv; `test` where absent.","type":"string","pattern":"^[A-Za-z0-9._-]+$"},"intent":{"description":"Intent of every case.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"},"intents":{"description":"A file of lines `query id <tab> intent`.","type":"string","minLength":1},"limit":{"description":"First n cases only; such a run never passes a gate.","type":"integer","minimum":1}}};
const pattern15 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern30 = new RegExp("^[A-Za-z0-9._-]+$", "u");
const schema63 = {"type":"object","additionalProperties":false,"required":["id","query","intent"],"oneOf":[{"required":["expected"]},{"required":["expect_empty"]}],"x-expected":"either `expected` or `expect_empty: true`","properties":{"id":{"description":"Unique in the suite and stable: baselines pair cases by it.","type":"string","minLength":1,"maxLength":500,"examples":["node-version"]},"query":{"description":"Sent to the retriever as it is.","type":"string","minLength":1,"maxLength":100000,"pattern":"\\S","x-expected":"a query that is not blank"},"intent":{"description":"The bucket in which quality and latency are also judged.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$","x-expected":"a word of letters, digits, `.`, `_` and `-`","examples":["howto","symbol"]},"expected":{"description":"What a good retriever finds.","type":"array","minItems":1,"items":{"$ref":"#/$defs/target"}},"expect_empty":{"description":"A negative control: good is to return nothing.","const":true},"forbidden":{"description":"What must not be in the top k.","type":"array","minItems":1,"items":{"$ref":"#/$defs/target"}},"critical":{"description":"Losing this case is never within tolerance.","type":"boolean"},"group":{"description":"Cases of one information need; statistics resample groups.","type":"string","minLength":1,"maxLength":200},"reference_answer":{"description":"What a good answer says.","type":"string","minLength":1}}};
const schema64 = {"type":["string","object"],"description":"A hint, which matches a path, name, qualified name or id, or one of these by name.","minLength":1,"pattern":"\\S","additionalProperties":false,"if":{"type":"object"},"then":{"oneOf":[{"required":["path"]},{"required":["name"]},{"required":["qualified_name"]},{"required":["id"]},{"required":["text"]}],"x-expected":"exactly one of `path`, `name`, `qualified_name`, `id`, `text`, and optionally `grade`"},"x-expected":"a non-blank string, or an object with exactly one of `path`, `name`, `qualified_name`, `id`, `text`, and optionally `grade`","properties":{"path":{"description":"Equals the result's path, or ends it after a `/`.","type":"string","pattern":"\\S"},"name":{"description":"Equals the result's name.","type":"string","pattern":"\\S"},"qualified_name":{"description":"Equals the result's qualified name, or ends it after `::`, `.`, `#` or `/`.","type":"string","pattern":"\\S"},"id":{"description":"Equals the document id, letter case included.","type":"string","pattern":"\\S"},"text":{"description":"A passage that the result's text covers.","type":"string","pattern":"\\S"},"grade":{"description":"Relevance, 1 where absent.","type":"integer","minimum":1,"maximum":30}}};
const pattern16 = new RegExp("\\S", "u");

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.expected === undefined) || (!(func0.call(data, "expected")))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "expected"},message:"must have required property '"+"expected"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.expect_empty === undefined) || (!(func0.call(data, "expect_empty")))){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "expect_empty"},message:"must have required property '"+"expect_empty"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.query === undefined) || (!(func0.call(data, "query")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.intent === undefined) || (!(func0.call(data, "intent")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "intent"},message:"must have required property '"+"intent"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema63.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func68(data0) > 500){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func68(data0) < 1){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.query !== undefined && func0.call(data, "query")){
let data1 = data.query;
if(typeof data1 === "string"){
if(func68(data1) > 100000){
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func68(data1) < 1){
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern16.test(data1)){
const err12 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.intent !== undefined && func0.call(data, "intent")){
let data2 = data.intent;
if(typeof data2 === "string"){
if(!pattern15.test(data2)){
const err14 = {instancePath:instancePath+"/intent",schemaPath:"#/properties/intent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/intent",schemaPath:"#/properties/intent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.expected !== undefined && func0.call(data, "expected")){
let data3 = data.expected;
if(Array.isArray(data3)){
if(data3.length < 1){
const err16 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if((typeof data4 !== "string") && (!(data4 && typeof data4 == "object" && !Array.isArray(data4)))){
const err17 = {instancePath:instancePath+"/expected/" + i0,schemaPath:"#/$defs/target/type",keyword:"type",params:{type: schema64.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs19 = errors;
let valid5 = true;
const _errs20 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid1 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs22 = errors;
const _errs23 = errors;
let valid6 = false;
let passing1 = null;
const _errs24 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.path === undefined) || (!(func0.call(data4, "path")))){
const err19 = {instancePath:instancePath+"/expected/" + i0,schemaPath:"#/$defs/target/then/oneOf/0/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var _valid2 = _errs24 === errors;
if(_valid2){
valid6 = true;
passing1 = 0;
}
const _errs25 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.name === undefined) || (!(func0.call(data4, "name")))){
const err20 = {instancePath:instancePath+"/expected/" + i0,schemaPath:"#/$defs/target/then/oneOf/1/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid2 = _errs25 === errors;
if(_valid2 && valid6){
valid6 = false;
passing1 = [passing1, 1];
}
else {
if(_valid2){
valid6 = true;
passing1 = 1;
}
const _errs26 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.qualified_name === undefined) || (!(func0.call(data4, "qualified_name")))){
const err21 = {instancePath:instancePath+"/expected/" + i0,schemaPath:"#/$defs/target/then/oneOf/2/required",keyword:"required",params:{missingProperty: "qualified_name"},message:"must have required property '"+"qualified_name"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid2 = _errs26 === errors;
if(_valid2 && valid6){
valid6 = false;
passing1 = [passing1, 2];
}
else {
if(_valid2){
valid6 = true;
passing1 = 2;
}
const _errs27 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.id === undefined) || (!(func0.call(data4, "id")))){
const err22 = {instancePath:instancePath+"/expected/" + i0,schemaPath:"#/$defs/target/then/oneOf/3/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var _valid2 = _errs27 === errors;
if(_valid2 && valid6){
valid6 = false;
passing1 = [passing1, 3];
}
else {
if(_valid2){
valid6 = true;
passing1 = 3;
}
const _errs28 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.text === undefined) || (!(func0.call(data4, "text")))){
const err23 = {instancePath:instancePath+"/expected/" + i0,schemaPath:"#/$defs/target/then/oneOf/4/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid2 = _errs28 === errors;
if(_valid2 && valid6){
valid6 = false;
passing1 = [passing1, 4];
}
else {
if(_valid2){
valid6 = true;
passing1 = 4;
}
}
}
}
}
if(!valid6){
const err24 = {instancePath:instancePath+"/expected/" + i0,schemaPath:"#/$defs/target/then/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs22 === errors;
valid5 = _valid1;
}
if(!valid5){
const err25 = {instancePath:instancePath+"/expected/" + i0,schemaPath:"#/$defs/target/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data4 === "string"){
if(func68(data4) < 1){
const err26 = {instancePath:instancePath+"/expected/" + i0,schemaPath:"#/$defs/target/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern16.test(data4)){
const err27 = {instancePath:instancePath+"/expected/" + i0,schemaPath:"#/$defs/target/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 of Object.keys(data4)){
if(!((((((key1 === "path") || (key1 === "name")) || (key1 === "qualified_name")) || (key1 === "id")) || (key1 === "text")) || (key1 === "grade"))){
const err28 = {instancePath:instancePath+"/expected/" + i0,schemaPath:"#/$defs/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data4.path !== undefined && func0.call(data4, "path")){
let data5 = data4.path;
if(typeof data5 === "string"){
if(!pattern16.test(data5)){
const err29 = {instancePath:instancePath+"/expected/" + i0+"/path",schemaPath:"#/$defs/target/properties/path/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/expected/" + i0+"/path",schemaPath:"#/$defs/target/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data4.name !== undefined && func0.call(data4, "name")){
let data6 = data4.name;
if(typeof data6 === "string"){
if(!pattern16.test(data6)){
const err31 = {instancePath:instancePath+"/expected/" + i0+"/name",schemaPath:"#/$defs/target/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/expected/" + i0+"/name",schemaPath:"#/$defs/target/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data4.qualified_name !== undefined && func0.call(data4, "qualified_name")){
let data7 = data4.qualified_name;
if(typeof data7 === "string"){
if(!pattern16.test(data7)){
const err33 = {instancePath:instancePath+"/expected/" + i0+"/qualified_name",schemaPath:"#/$defs/target/properties/qualified_name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/expected/" + i0+"/qualified_name",schemaPath:"#/$defs/target/properties/qualified_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data4.id !== undefined && func0.call(data4, "id")){
let data8 = data4.id;
if(typeof data8 === "string"){
if(!pattern16.test(data8)){
const err35 = {instancePath:instancePath+"/expected/" + i0+"/id",schemaPath:"#/$defs/target/properties/id/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/expected/" + i0+"/id",schemaPath:"#/$defs/target/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data4.text !== undefined && func0.call(data4, "text")){
let data9 = data4.text;
if(typeof data9 === "string"){
if(!pattern16.test(data9)){
const err37 = {instancePath:instancePath+"/expected/" + i0+"/text",schemaPath:"#/$defs/target/properties/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/expected/" + i0+"/text",schemaPath:"#/$defs/target/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data4.grade !== undefined && func0.call(data4, "grade")){
let data10 = data4.grade;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err39 = {instancePath:instancePath+"/expected/" + i0+"/grade",schemaPath:"#/$defs/target/properties/grade/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 30 || isNaN(data10)){
const err40 = {instancePath:instancePath+"/expected/" + i0+"/grade",schemaPath:"#/$defs/target/properties/grade/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30},message:"must be <= 30"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err41 = {instancePath:instancePath+"/expected/" + i0+"/grade",schemaPath:"#/$defs/target/properties/grade/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
}
}
}
else {
const err42 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.expect_empty !== undefined && func0.call(data, "expect_empty")){
if(true !== data.expect_empty){
const err43 = {instancePath:instancePath+"/expect_empty",schemaPath:"#/properties/expect_empty/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.forbidden !== undefined && func0.call(data, "forbidden")){
let data12 = data.forbidden;
if(Array.isArray(data12)){
if(data12.length < 1){
const err44 = {instancePath:instancePath+"/forbidden",schemaPath:"#/properties/forbidden/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if((typeof data13 !== "string") && (!(data13 && typeof data13 == "object" && !Array.isArray(data13)))){
const err45 = {instancePath:instancePath+"/forbidden/" + i1,schemaPath:"#/$defs/target/type",keyword:"type",params:{type: schema64.type},message:"must be string,object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const _errs50 = errors;
let valid11 = true;
const _errs51 = errors;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
const err46 = {};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid3 = _errs51 === errors;
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs53 = errors;
const _errs54 = errors;
let valid12 = false;
let passing2 = null;
const _errs55 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.path === undefined) || (!(func0.call(data13, "path")))){
const err47 = {instancePath:instancePath+"/forbidden/" + i1,schemaPath:"#/$defs/target/then/oneOf/0/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
var _valid4 = _errs55 === errors;
if(_valid4){
valid12 = true;
passing2 = 0;
}
const _errs56 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.name === undefined) || (!(func0.call(data13, "name")))){
const err48 = {instancePath:instancePath+"/forbidden/" + i1,schemaPath:"#/$defs/target/then/oneOf/1/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
var _valid4 = _errs56 === errors;
if(_valid4 && valid12){
valid12 = false;
passing2 = [passing2, 1];
}
else {
if(_valid4){
valid12 = true;
passing2 = 1;
}
const _errs57 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.qualified_name === undefined) || (!(func0.call(data13, "qualified_name")))){
const err49 = {instancePath:instancePath+"/forbidden/" + i1,schemaPath:"#/$defs/target/then/oneOf/2/required",keyword:"required",params:{missingProperty: "qualified_name"},message:"must have required property '"+"qualified_name"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
var _valid4 = _errs57 === errors;
if(_valid4 && valid12){
valid12 = false;
passing2 = [passing2, 2];
}
else {
if(_valid4){
valid12 = true;
passing2 = 2;
}
const _errs58 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.id === undefined) || (!(func0.call(data13, "id")))){
const err50 = {instancePath:instancePath+"/forbidden/" + i1,schemaPath:"#/$defs/target/then/oneOf/3/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
var _valid4 = _errs58 === errors;
if(_valid4 && valid12){
valid12 = false;
passing2 = [passing2, 3];
}
else {
if(_valid4){
valid12 = true;
passing2 = 3;
}
const _errs59 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.text === undefined) || (!(func0.call(data13, "text")))){
const err51 = {instancePath:instancePath+"/forbidden/" + i1,schemaPath:"#/$defs/target/then/oneOf/4/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
var _valid4 = _errs59 === errors;
if(_valid4 && valid12){
valid12 = false;
passing2 = [passing2, 4];
}
else {
if(_valid4){
valid12 = true;
passing2 = 4;
}
}
}
}
}
if(!valid12){
const err52 = {instancePath:instancePath+"/forbidden/" + i1,schemaPath:"#/$defs/target/then/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
var _valid3 = _errs53 === errors;
valid11 = _valid3;
}
if(!valid11){
const err53 = {instancePath:instancePath+"/forbidden/" + i1,schemaPath:"#/$defs/target/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(typeof data13 === "string"){
if(func68(data13) < 1){
const err54 = {instancePath:instancePath+"/forbidden/" + i1,schemaPath:"#/$defs/target/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!pattern16.test(data13)){
const err55 = {instancePath:instancePath+"/forbidden/" + i1,schemaPath:"#/$defs/target/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key2 of Object.keys(data13)){
if(!((((((key2 === "path") || (key2 === "name")) || (key2 === "qualified_name")) || (key2 === "id")) || (key2 === "text")) || (key2 === "grade"))){
const err56 = {instancePath:instancePath+"/forbidden/" + i1,schemaPath:"#/$defs/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data13.path !== undefined && func0.call(data13, "path")){
let data14 = data13.path;
if(typeof data14 === "string"){
if(!pattern16.test(data14)){
const err57 = {instancePath:instancePath+"/forbidden/" + i1+"/path",schemaPath:"#/$defs/target/properties/path/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/forbidden/" + i1+"/path",schemaPath:"#/$defs/target/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data13.name !== undefined && func0.call(data13, "name")){
let data15 = data13.name;
if(typeof data15 === "string"){
if(!pattern16.test(data15)){
const err59 = {instancePath:instancePath+"/forbidden/" + i1+"/name",schemaPath:"#/$defs/target/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/forbidden/" + i1+"/name",schemaPath:"#/$defs/target/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data13.qualified_name !== undefined && func0.call(data13, "qualified_name")){
let data16 = data13.qualified_name;
if(typeof data16 === "string"){
if(!pattern16.test(data16)){
const err61 = {instancePath:instancePath+"/forbidden/" + i1+"/qualified_name",schemaPath:"#/$defs/target/properties/qualified_name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/forbidden/" + i1+"/qualified_name",schemaPath:"#/$defs/target/properties/qualified_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data13.id !== undefined && func0.call(data13, "id")){
let data17 = data13.id;
if(typeof data17 === "string"){
if(!pattern16.test(data17)){
const err63 = {instancePath:instancePath+"/forbidden/" + i1+"/id",schemaPath:"#/$defs/target/properties/id/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/forbidden/" + i1+"/id",schemaPath:"#/$defs/target/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data13.text !== undefined && func0.call(data13, "text")){
let data18 = data13.text;
if(typeof data18 === "string"){
if(!pattern16.test(data18)){
const err65 = {instancePath:instancePath+"/forbidden/" + i1+"/text",schemaPath:"#/$defs/target/properties/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/forbidden/" + i1+"/text",schemaPath:"#/$defs/target/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data13.grade !== undefined && func0.call(data13, "grade")){
let data19 = data13.grade;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err67 = {instancePath:instancePath+"/forbidden/" + i1+"/grade",schemaPath:"#/$defs/target/properties/grade/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 30 || isNaN(data19)){
const err68 = {instancePath:instancePath+"/forbidden/" + i1+"/grade",schemaPath:"#/$defs/target/properties/grade/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30},message:"must be <= 30"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err69 = {instancePath:instancePath+"/forbidden/" + i1+"/grade",schemaPath:"#/$defs/target/properties/grade/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
}
}
}
else {
const err70 = {instancePath:instancePath+"/forbidden",schemaPath:"#/properties/forbidden/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.critical !== undefined && func0.call(data, "critical")){
if(typeof data.critical !== "boolean"){
const err71 = {instancePath:instancePath+"/critical",schemaPath:"#/properties/critical/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.group !== undefined && func0.call(data, "group")){
let data21 = data.group;
if(typeof data21 === "string"){
if(func68(data21) > 200){
const err72 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(func68(data21) < 1){
const err73 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.reference_answer !== undefined && func0.call(data, "reference_answer")){
let data22 = data.reference_answer;
if(typeof data22 === "string"){
if(func68(data22) < 1){
const err75 = {instancePath:instancePath+"/reference_answer",schemaPath:"#/properties/reference_answer/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/reference_answer",schemaPath:"#/properties/reference_answer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="suite.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.cases === undefined) || (!(func0.call(data, "cases")))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.dataset === undefined) || (!(func0.call(data, "dataset")))){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "dataset"},message:"must have required property '"+"dataset"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.revision === undefined) || (!(func0.call(data, "revision")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "$schema") || (key0 === "version")) || (key0 === "name")) || (key0 === "revision")) || (key0 === "cases")) || (key0 === "dataset"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.$schema !== undefined && func0.call(data, "$schema")){
if(typeof data.$schema !== "string"){
const err7 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(1 !== data.version){
const err8 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data2 = data.name;
if(typeof data2 === "string"){
if(!pattern15.test(data2)){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.revision !== undefined && func0.call(data, "revision")){
let data3 = data.revision;
if(typeof data3 === "string"){
if(func68(data3) > 200){
const err11 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func68(data3) < 1){
const err12 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.cases !== undefined && func0.call(data, "cases")){
let data4 = data.cases;
if(Array.isArray(data4)){
if(data4.length < 1){
const err14 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate37(data4[i0], {instancePath:instancePath+"/cases/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.dataset !== undefined && func0.call(data, "dataset")){
let data6 = data.dataset;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.format === undefined) || (!(func0.call(data6, "format")))){
const err16 = {instancePath:instancePath+"/dataset",schemaPath:"#/$defs/dataset/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data6.path === undefined) || (!(func0.call(data6, "path")))){
const err17 = {instancePath:instancePath+"/dataset",schemaPath:"#/$defs/dataset/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 of Object.keys(data6)){
if(!((((((((key1 === "format") || (key1 === "path")) || (key1 === "queries")) || (key1 === "qrels")) || (key1 === "split")) || (key1 === "intent")) || (key1 === "intents")) || (key1 === "limit"))){
const err18 = {instancePath:instancePath+"/dataset",schemaPath:"#/$defs/dataset/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.format !== undefined && func0.call(data6, "format")){
let data7 = data6.format;
if(!(((((((data7 === "beir") || (data7 === "trec")) || (data7 === "tsv")) || (data7 === "qrels-jsonl")) || (data7 === "cruxe")) || (data7 === "evidence")) || (data7 === "ragas-csv"))){
const err19 = {instancePath:instancePath+"/dataset/format",schemaPath:"#/$defs/dataset/properties/format/enum",keyword:"enum",params:{allowedValues: schema66.properties.format.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.path !== undefined && func0.call(data6, "path")){
let data8 = data6.path;
if(typeof data8 === "string"){
if(func68(data8) < 1){
const err20 = {instancePath:instancePath+"/dataset/path",schemaPath:"#/$defs/dataset/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/dataset/path",schemaPath:"#/$defs/dataset/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.queries !== undefined && func0.call(data6, "queries")){
let data9 = data6.queries;
if(typeof data9 === "string"){
if(func68(data9) < 1){
const err22 = {instancePath:instancePath+"/dataset/queries",schemaPath:"#/$defs/dataset/properties/queries/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/dataset/queries",schemaPath:"#/$defs/dataset/properties/queries/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.qrels !== undefined && func0.call(data6, "qrels")){
let data10 = data6.qrels;
if(typeof data10 === "string"){
if(func68(data10) < 1){
const err24 = {instancePath:instancePath+"/dataset/qrels",schemaPath:"#/$defs/dataset/properties/qrels/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/dataset/qrels",schemaPath:"#/$defs/dataset/properties/qrels/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data6.split !== undefined && func0.call(data6, "split")){
let data11 = data6.split;
if(typeof data11 === "string"){
if(!pattern30.test(data11)){
const err26 = {instancePath:instancePath+"/dataset/split",schemaPath:"#/$defs/dataset/properties/split/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/dataset/split",schemaPath:"#/$defs/dataset/properties/split/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data6.intent !== undefined && func0.call(data6, "intent")){
let data12 = data6.intent;
if(typeof data12 === "string"){
if(!pattern15.test(data12)){
const err28 = {instancePath:instancePath+"/dataset/intent",schemaPath:"#/$defs/dataset/properties/intent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/dataset/intent",schemaPath:"#/$defs/dataset/properties/intent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data6.intents !== undefined && func0.call(data6, "intents")){
let data13 = data6.intents;
if(typeof data13 === "string"){
if(func68(data13) < 1){
const err30 = {instancePath:instancePath+"/dataset/intents",schemaPath:"#/$defs/dataset/properties/intents/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/dataset/intents",schemaPath:"#/$defs/dataset/properties/intents/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data6.limit !== undefined && func0.call(data6, "limit")){
let data14 = data6.limit;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err32 = {instancePath:instancePath+"/dataset/limit",schemaPath:"#/$defs/dataset/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err33 = {instancePath:instancePath+"/dataset/limit",schemaPath:"#/$defs/dataset/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
}
else {
const err34 = {instancePath:instancePath+"/dataset",schemaPath:"#/$defs/dataset/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.baseline = validate39;
const schema67 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"baseline.schema.json","title":"retrieval-eval-gate baseline","description":"A recorded run that later runs are compared with. Written by `retrieval-gate record` and beside every report; not edited by hand.","type":"object","additionalProperties":false,"required":["version","suite","definition","k","retriever","tool","environment","timing","metrics","latency","cases"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"suite":{"type":"object","additionalProperties":false,"required":["name","revision","digest"],"properties":{"name":{"type":"string"},"revision":{"type":"string"},"digest":{"$ref":"#/$defs/digest"}}},"definition":{"type":"object","additionalProperties":false,"required":["gain","relevance","order","percentile","duplicates","collapse","ignore_identical_ids","case_sensitive","min_score","text","scores"],"properties":{"gain":{"type":"string"},"relevance":{"type":"integer"},"order":{"type":"string"},"percentile":{"type":"string"},"duplicates":{"type":"string"},"collapse":{"type":"string"},"ignore_identical_ids":{"type":"boolean"},"case_sensitive":{"type":"boolean"},"min_score":{"type":["number","null"]},"text":{"type":"object","additionalProperties":false,"required":["threshold","autojunk","min_contained"],"properties":{"threshold":{"type":"number"},"autojunk":{"type":"boolean"},"min_contained":{"type":"number"}}},"scores":{"type":"string"}}},"k":{"type":"integer","minimum":1},"retriever":{"type":"object","additionalProperties":false,"required":["kind","fingerprint","corpus_digest"],"properties":{"kind":{"type":"string"},"fingerprint":{"$ref":"#/$defs/digest"},"corpus_digest":{"type":["string","null"]}}},"tool":{"type":"string"},"environment":{"type":"object","additionalProperties":false,"required":["os","arch","cpu","cores","node"],"properties":{"os":{"type":"string"},"arch":{"type":"string"},"cpu":{"type":"string"},"cores":{"type":"integer"},"node":{"type":"string"}}},"timing":{"type":"object","additionalProperties":false,"required":["source","repeats"],"properties":{"source":{"enum":["measured","reported","off"]},"repeats":{"type":"integer","minimum":0}}},"metrics":{"type":"object","additionalProperties":false,"required":["overall","by_intent"],"properties":{"overall":{"$ref":"#/$defs/values"},"by_intent":{"type":"object","additionalProperties":{"$ref":"#/$defs/values"}}}},"latency":{"type":"object","additionalProperties":false,"required":["overall","by_intent"],"properties":{"overall":{"$ref":"#/$defs/latency"},"by_intent":{"type":"object","additionalProperties":{"$ref":"#/$defs/latency"}}}},"cases":{"type":"object","minProperties":1,"additionalProperties":{"type":"object","additionalProperties":false,"required":["digest","intent","metrics","ranks","results","latency_ms"],"properties":{"digest":{"$ref":"#/$defs/digest"},"intent":{"type":"string"},"metrics":{"$ref":"#/$defs/values"},"ranks":{"type":"array","items":{"type":["integer","null"],"minimum":1}},"results":{"type":"array","items":{"type":"string"}},"latency_ms":{"type":"array","items":{"type":"number","minimum":0}}}}}},"$defs":{"digest":{"type":"string","pattern":"^[0-9a-f]{64}$"},"values":{"type":"object","additionalProperties":{"type":["number","null"]}},"milliseconds":{"type":["number","null"],"minimum":0},"latency":{"type":"object","additionalProperties":false,"required":["samples","p50_ms","p90_ms","p95_ms","p99_ms","mean_ms"],"properties":{"samples":{"type":"integer","minimum":0},"p50_ms":{"$ref":"#/$defs/milliseconds"},"p90_ms":{"$ref":"#/$defs/milliseconds"},"p95_ms":{"$ref":"#/$defs/milliseconds"},"p99_ms":{"$ref":"#/$defs/milliseconds"},"mean_ms":{"$ref":"#/$defs/milliseconds"}}}}};
const schema68 = {"type":"string","pattern":"^[0-9a-f]{64}$"};
const schema70 = {"type":"object","additionalProperties":{"type":["number","null"]}};
const pattern32 = new RegExp("^[0-9a-f]{64}$", "u");
const schema72 = {"type":"object","additionalProperties":false,"required":["samples","p50_ms","p90_ms","p95_ms","p99_ms","mean_ms"],"properties":{"samples":{"type":"integer","minimum":0},"p50_ms":{"$ref":"#/$defs/milliseconds"},"p90_ms":{"$ref":"#/$defs/milliseconds"},"p95_ms":{"$ref":"#/$defs/milliseconds"},"p99_ms":{"$ref":"#/$defs/milliseconds"},"mean_ms":{"$ref":"#/$defs/milliseconds"}}};
const schema73 = {"type":["number","null"],"minimum":0};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.samples === undefined) || (!(func0.call(data, "samples")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "samples"},message:"must have required property '"+"samples"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.p50_ms === undefined) || (!(func0.call(data, "p50_ms")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "p50_ms"},message:"must have required property '"+"p50_ms"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.p90_ms === undefined) || (!(func0.call(data, "p90_ms")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "p90_ms"},message:"must have required property '"+"p90_ms"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.p95_ms === undefined) || (!(func0.call(data, "p95_ms")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "p95_ms"},message:"must have required property '"+"p95_ms"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.p99_ms === undefined) || (!(func0.call(data, "p99_ms")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "p99_ms"},message:"must have required property '"+"p99_ms"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.mean_ms === undefined) || (!(func0.call(data, "mean_ms")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mean_ms"},message:"must have required property '"+"mean_ms"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "samples") || (key0 === "p50_ms")) || (key0 === "p90_ms")) || (key0 === "p95_ms")) || (key0 === "p99_ms")) || (key0 === "mean_ms"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.samples !== undefined && func0.call(data, "samples")){
let data0 = data.samples;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err7 = {instancePath:instancePath+"/samples",schemaPath:"#/properties/samples/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err8 = {instancePath:instancePath+"/samples",schemaPath:"#/properties/samples/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.p50_ms !== undefined && func0.call(data, "p50_ms")){
let data1 = data.p50_ms;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err9 = {instancePath:instancePath+"/p50_ms",schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type: schema73.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/p50_ms",schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.p90_ms !== undefined && func0.call(data, "p90_ms")){
let data2 = data.p90_ms;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err11 = {instancePath:instancePath+"/p90_ms",schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type: schema73.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/p90_ms",schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.p95_ms !== undefined && func0.call(data, "p95_ms")){
let data3 = data.p95_ms;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err13 = {instancePath:instancePath+"/p95_ms",schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type: schema73.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/p95_ms",schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.p99_ms !== undefined && func0.call(data, "p99_ms")){
let data4 = data.p99_ms;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err15 = {instancePath:instancePath+"/p99_ms",schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type: schema73.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/p99_ms",schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.mean_ms !== undefined && func0.call(data, "mean_ms")){
let data5 = data.mean_ms;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err17 = {instancePath:instancePath+"/mean_ms",schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type: schema73.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/mean_ms",schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="baseline.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.suite === undefined) || (!(func0.call(data, "suite")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suite"},message:"must have required property '"+"suite"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.definition === undefined) || (!(func0.call(data, "definition")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "definition"},message:"must have required property '"+"definition"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.k === undefined) || (!(func0.call(data, "k")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "k"},message:"must have required property '"+"k"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.retriever === undefined) || (!(func0.call(data, "retriever")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retriever"},message:"must have required property '"+"retriever"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.tool === undefined) || (!(func0.call(data, "tool")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.environment === undefined) || (!(func0.call(data, "environment")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "environment"},message:"must have required property '"+"environment"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.timing === undefined) || (!(func0.call(data, "timing")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timing"},message:"must have required property '"+"timing"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.metrics === undefined) || (!(func0.call(data, "metrics")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metrics"},message:"must have required property '"+"metrics"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.latency === undefined) || (!(func0.call(data, "latency")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "latency"},message:"must have required property '"+"latency"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.cases === undefined) || (!(func0.call(data, "cases")))){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema67.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.$schema !== undefined && func0.call(data, "$schema")){
if(typeof data.$schema !== "string"){
const err12 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(1 !== data.version){
const err13 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.suite !== undefined && func0.call(data, "suite")){
let data2 = data.suite;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.name === undefined) || (!(func0.call(data2, "name")))){
const err14 = {instancePath:instancePath+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data2.revision === undefined) || (!(func0.call(data2, "revision")))){
const err15 = {instancePath:instancePath+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data2.digest === undefined) || (!(func0.call(data2, "digest")))){
const err16 = {instancePath:instancePath+"/suite",schemaPath:"#/properties/suite/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 of Object.keys(data2)){
if(!(((key1 === "name") || (key1 === "revision")) || (key1 === "digest"))){
const err17 = {instancePath:instancePath+"/suite",schemaPath:"#/properties/suite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.name !== undefined && func0.call(data2, "name")){
if(typeof data2.name !== "string"){
const err18 = {instancePath:instancePath+"/suite/name",schemaPath:"#/properties/suite/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.revision !== undefined && func0.call(data2, "revision")){
if(typeof data2.revision !== "string"){
const err19 = {instancePath:instancePath+"/suite/revision",schemaPath:"#/properties/suite/properties/revision/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data2.digest !== undefined && func0.call(data2, "digest")){
let data5 = data2.digest;
if(typeof data5 === "string"){
if(!pattern32.test(data5)){
const err20 = {instancePath:instancePath+"/suite/digest",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/suite/digest",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/suite",schemaPath:"#/properties/suite/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.definition !== undefined && func0.call(data, "definition")){
let data6 = data.definition;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.gain === undefined) || (!(func0.call(data6, "gain")))){
const err23 = {instancePath:instancePath+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty: "gain"},message:"must have required property '"+"gain"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((data6.relevance === undefined) || (!(func0.call(data6, "relevance")))){
const err24 = {instancePath:instancePath+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty: "relevance"},message:"must have required property '"+"relevance"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((data6.order === undefined) || (!(func0.call(data6, "order")))){
const err25 = {instancePath:instancePath+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty: "order"},message:"must have required property '"+"order"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((data6.percentile === undefined) || (!(func0.call(data6, "percentile")))){
const err26 = {instancePath:instancePath+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty: "percentile"},message:"must have required property '"+"percentile"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((data6.duplicates === undefined) || (!(func0.call(data6, "duplicates")))){
const err27 = {instancePath:instancePath+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty: "duplicates"},message:"must have required property '"+"duplicates"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((data6.collapse === undefined) || (!(func0.call(data6, "collapse")))){
const err28 = {instancePath:instancePath+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty: "collapse"},message:"must have required property '"+"collapse"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((data6.ignore_identical_ids === undefined) || (!(func0.call(data6, "ignore_identical_ids")))){
const err29 = {instancePath:instancePath+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty: "ignore_identical_ids"},message:"must have required property '"+"ignore_identical_ids"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((data6.case_sensitive === undefined) || (!(func0.call(data6, "case_sensitive")))){
const err30 = {instancePath:instancePath+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty: "case_sensitive"},message:"must have required property '"+"case_sensitive"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((data6.min_score === undefined) || (!(func0.call(data6, "min_score")))){
const err31 = {instancePath:instancePath+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty: "min_score"},message:"must have required property '"+"min_score"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((data6.text === undefined) || (!(func0.call(data6, "text")))){
const err32 = {instancePath:instancePath+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((data6.scores === undefined) || (!(func0.call(data6, "scores")))){
const err33 = {instancePath:instancePath+"/definition",schemaPath:"#/properties/definition/required",keyword:"required",params:{missingProperty: "scores"},message:"must have required property '"+"scores"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key2 of Object.keys(data6)){
if(!(func0.call(schema67.properties.definition.properties, key2))){
const err34 = {instancePath:instancePath+"/definition",schemaPath:"#/properties/definition/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data6.gain !== undefined && func0.call(data6, "gain")){
if(typeof data6.gain !== "string"){
const err35 = {instancePath:instancePath+"/definition/gain",schemaPath:"#/properties/definition/properties/gain/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data6.relevance !== undefined && func0.call(data6, "relevance")){
let data8 = data6.relevance;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err36 = {instancePath:instancePath+"/definition/relevance",schemaPath:"#/properties/definition/properties/relevance/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data6.order !== undefined && func0.call(data6, "order")){
if(typeof data6.order !== "string"){
const err37 = {instancePath:instancePath+"/definition/order",schemaPath:"#/properties/definition/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data6.percentile !== undefined && func0.call(data6, "percentile")){
if(typeof data6.percentile !== "string"){
const err38 = {instancePath:instancePath+"/definition/percentile",schemaPath:"#/properties/definition/properties/percentile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data6.duplicates !== undefined && func0.call(data6, "duplicates")){
if(typeof data6.duplicates !== "string"){
const err39 = {instancePath:instancePath+"/definition/duplicates",schemaPath:"#/properties/definition/properties/duplicates/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data6.collapse !== undefined && func0.call(data6, "collapse")){
if(typeof data6.collapse !== "string"){
const err40 = {instancePath:instancePath+"/definition/collapse",schemaPath:"#/properties/definition/properties/collapse/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data6.ignore_identical_ids !== undefined && func0.call(data6, "ignore_identical_ids")){
if(typeof data6.ignore_identical_ids !== "boolean"){
const err41 = {instancePath:instancePath+"/definition/ignore_identical_ids",schemaPath:"#/properties/definition/properties/ignore_identical_ids/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data6.case_sensitive !== undefined && func0.call(data6, "case_sensitive")){
if(typeof data6.case_sensitive !== "boolean"){
const err42 = {instancePath:instancePath+"/definition/case_sensitive",schemaPath:"#/properties/definition/properties/case_sensitive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data6.min_score !== undefined && func0.call(data6, "min_score")){
let data15 = data6.min_score;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
const err43 = {instancePath:instancePath+"/definition/min_score",schemaPath:"#/properties/definition/properties/min_score/type",keyword:"type",params:{type: schema67.properties.definition.properties.min_score.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data6.text !== undefined && func0.call(data6, "text")){
let data16 = data6.text;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.threshold === undefined) || (!(func0.call(data16, "threshold")))){
const err44 = {instancePath:instancePath+"/definition/text",schemaPath:"#/properties/definition/properties/text/required",keyword:"required",params:{missingProperty: "threshold"},message:"must have required property '"+"threshold"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((data16.autojunk === undefined) || (!(func0.call(data16, "autojunk")))){
const err45 = {instancePath:instancePath+"/definition/text",schemaPath:"#/properties/definition/properties/text/required",keyword:"required",params:{missingProperty: "autojunk"},message:"must have required property '"+"autojunk"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((data16.min_contained === undefined) || (!(func0.call(data16, "min_contained")))){
const err46 = {instancePath:instancePath+"/definition/text",schemaPath:"#/properties/definition/properties/text/required",keyword:"required",params:{missingProperty: "min_contained"},message:"must have required property '"+"min_contained"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key3 of Object.keys(data16)){
if(!(((key3 === "threshold") || (key3 === "autojunk")) || (key3 === "min_contained"))){
const err47 = {instancePath:instancePath+"/definition/text",schemaPath:"#/properties/definition/properties/text/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data16.threshold !== undefined && func0.call(data16, "threshold")){
let data17 = data16.threshold;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err48 = {instancePath:instancePath+"/definition/text/threshold",schemaPath:"#/properties/definition/properties/text/properties/threshold/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data16.autojunk !== undefined && func0.call(data16, "autojunk")){
if(typeof data16.autojunk !== "boolean"){
const err49 = {instancePath:instancePath+"/definition/text/autojunk",schemaPath:"#/properties/definition/properties/text/properties/autojunk/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data16.min_contained !== undefined && func0.call(data16, "min_contained")){
let data19 = data16.min_contained;
if(!((typeof data19 == "number") && (isFinite(data19)))){
const err50 = {instancePath:instancePath+"/definition/text/min_contained",schemaPath:"#/properties/definition/properties/text/properties/min_contained/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/definition/text",schemaPath:"#/properties/definition/properties/text/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data6.scores !== undefined && func0.call(data6, "scores")){
if(typeof data6.scores !== "string"){
const err52 = {instancePath:instancePath+"/definition/scores",schemaPath:"#/properties/definition/properties/scores/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/definition",schemaPath:"#/properties/definition/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.k !== undefined && func0.call(data, "k")){
let data21 = data.k;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err54 = {instancePath:instancePath+"/k",schemaPath:"#/properties/k/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 1 || isNaN(data21)){
const err55 = {instancePath:instancePath+"/k",schemaPath:"#/properties/k/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
if(data.retriever !== undefined && func0.call(data, "retriever")){
let data22 = data.retriever;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if((data22.kind === undefined) || (!(func0.call(data22, "kind")))){
const err56 = {instancePath:instancePath+"/retriever",schemaPath:"#/properties/retriever/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((data22.fingerprint === undefined) || (!(func0.call(data22, "fingerprint")))){
const err57 = {instancePath:instancePath+"/retriever",schemaPath:"#/properties/retriever/required",keyword:"required",params:{missingProperty: "fingerprint"},message:"must have required property '"+"fingerprint"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if((data22.corpus_digest === undefined) || (!(func0.call(data22, "corpus_digest")))){
const err58 = {instancePath:instancePath+"/retriever",schemaPath:"#/properties/retriever/required",keyword:"required",params:{missingProperty: "corpus_digest"},message:"must have required property '"+"corpus_digest"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
for(const key4 of Object.keys(data22)){
if(!(((key4 === "kind") || (key4 === "fingerprint")) || (key4 === "corpus_digest"))){
const err59 = {instancePath:instancePath+"/retriever",schemaPath:"#/properties/retriever/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data22.kind !== undefined && func0.call(data22, "kind")){
if(typeof data22.kind !== "string"){
const err60 = {instancePath:instancePath+"/retriever/kind",schemaPath:"#/properties/retriever/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data22.fingerprint !== undefined && func0.call(data22, "fingerprint")){
let data24 = data22.fingerprint;
if(typeof data24 === "string"){
if(!pattern32.test(data24)){
const err61 = {instancePath:instancePath+"/retriever/fingerprint",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/retriever/fingerprint",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data22.corpus_digest !== undefined && func0.call(data22, "corpus_digest")){
let data25 = data22.corpus_digest;
if((typeof data25 !== "string") && (data25 !== null)){
const err63 = {instancePath:instancePath+"/retriever/corpus_digest",schemaPath:"#/properties/retriever/properties/corpus_digest/type",keyword:"type",params:{type: schema67.properties.retriever.properties.corpus_digest.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/retriever",schemaPath:"#/properties/retriever/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.tool !== undefined && func0.call(data, "tool")){
if(typeof data.tool !== "string"){
const err65 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.environment !== undefined && func0.call(data, "environment")){
let data27 = data.environment;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if((data27.os === undefined) || (!(func0.call(data27, "os")))){
const err66 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty: "os"},message:"must have required property '"+"os"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if((data27.arch === undefined) || (!(func0.call(data27, "arch")))){
const err67 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty: "arch"},message:"must have required property '"+"arch"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((data27.cpu === undefined) || (!(func0.call(data27, "cpu")))){
const err68 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty: "cpu"},message:"must have required property '"+"cpu"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if((data27.cores === undefined) || (!(func0.call(data27, "cores")))){
const err69 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty: "cores"},message:"must have required property '"+"cores"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((data27.node === undefined) || (!(func0.call(data27, "node")))){
const err70 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
for(const key5 of Object.keys(data27)){
if(!(((((key5 === "os") || (key5 === "arch")) || (key5 === "cpu")) || (key5 === "cores")) || (key5 === "node"))){
const err71 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data27.os !== undefined && func0.call(data27, "os")){
if(typeof data27.os !== "string"){
const err72 = {instancePath:instancePath+"/environment/os",schemaPath:"#/properties/environment/properties/os/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data27.arch !== undefined && func0.call(data27, "arch")){
if(typeof data27.arch !== "string"){
const err73 = {instancePath:instancePath+"/environment/arch",schemaPath:"#/properties/environment/properties/arch/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data27.cpu !== undefined && func0.call(data27, "cpu")){
if(typeof data27.cpu !== "string"){
const err74 = {instancePath:instancePath+"/environment/cpu",schemaPath:"#/properties/environment/properties/cpu/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data27.cores !== undefined && func0.call(data27, "cores")){
let data31 = data27.cores;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err75 = {instancePath:instancePath+"/environment/cores",schemaPath:"#/properties/environment/properties/cores/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data27.node !== undefined && func0.call(data27, "node")){
if(typeof data27.node !== "string"){
const err76 = {instancePath:instancePath+"/environment/node",schemaPath:"#/properties/environment/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.timing !== undefined && func0.call(data, "timing")){
let data33 = data.timing;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if((data33.source === undefined) || (!(func0.call(data33, "source")))){
const err78 = {instancePath:instancePath+"/timing",schemaPath:"#/properties/timing/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if((data33.repeats === undefined) || (!(func0.call(data33, "repeats")))){
const err79 = {instancePath:instancePath+"/timing",schemaPath:"#/properties/timing/required",keyword:"required",params:{missingProperty: "repeats"},message:"must have required property '"+"repeats"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
for(const key6 of Object.keys(data33)){
if(!((key6 === "source") || (key6 === "repeats"))){
const err80 = {instancePath:instancePath+"/timing",schemaPath:"#/properties/timing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data33.source !== undefined && func0.call(data33, "source")){
let data34 = data33.source;
if(!(((data34 === "measured") || (data34 === "reported")) || (data34 === "off"))){
const err81 = {instancePath:instancePath+"/timing/source",schemaPath:"#/properties/timing/properties/source/enum",keyword:"enum",params:{allowedValues: schema67.properties.timing.properties.source.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data33.repeats !== undefined && func0.call(data33, "repeats")){
let data35 = data33.repeats;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err82 = {instancePath:instancePath+"/timing/repeats",schemaPath:"#/properties/timing/properties/repeats/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
const err83 = {instancePath:instancePath+"/timing/repeats",schemaPath:"#/properties/timing/properties/repeats/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
}
else {
const err84 = {instancePath:instancePath+"/timing",schemaPath:"#/properties/timing/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.metrics !== undefined && func0.call(data, "metrics")){
let data36 = data.metrics;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if((data36.overall === undefined) || (!(func0.call(data36, "overall")))){
const err85 = {instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/required",keyword:"required",params:{missingProperty: "overall"},message:"must have required property '"+"overall"+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if((data36.by_intent === undefined) || (!(func0.call(data36, "by_intent")))){
const err86 = {instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/required",keyword:"required",params:{missingProperty: "by_intent"},message:"must have required property '"+"by_intent"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
for(const key7 of Object.keys(data36)){
if(!((key7 === "overall") || (key7 === "by_intent"))){
const err87 = {instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data36.overall !== undefined && func0.call(data36, "overall")){
let data37 = data36.overall;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
for(const key8 of Object.keys(data37)){
let data38 = data37[key8];
if((!((typeof data38 == "number") && (isFinite(data38)))) && (data38 !== null)){
const err88 = {instancePath:instancePath+"/metrics/overall/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/values/additionalProperties/type",keyword:"type",params:{type: schema70.additionalProperties.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/metrics/overall",schemaPath:"#/$defs/values/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data36.by_intent !== undefined && func0.call(data36, "by_intent")){
let data39 = data36.by_intent;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
for(const key9 of Object.keys(data39)){
let data40 = data39[key9];
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
for(const key10 of Object.keys(data40)){
let data41 = data40[key10];
if((!((typeof data41 == "number") && (isFinite(data41)))) && (data41 !== null)){
const err90 = {instancePath:instancePath+"/metrics/by_intent/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/values/additionalProperties/type",keyword:"type",params:{type: schema70.additionalProperties.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/metrics/by_intent/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/values/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/metrics/by_intent",schemaPath:"#/properties/metrics/properties/by_intent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.latency !== undefined && func0.call(data, "latency")){
let data42 = data.latency;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if((data42.overall === undefined) || (!(func0.call(data42, "overall")))){
const err94 = {instancePath:instancePath+"/latency",schemaPath:"#/properties/latency/required",keyword:"required",params:{missingProperty: "overall"},message:"must have required property '"+"overall"+"'"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if((data42.by_intent === undefined) || (!(func0.call(data42, "by_intent")))){
const err95 = {instancePath:instancePath+"/latency",schemaPath:"#/properties/latency/required",keyword:"required",params:{missingProperty: "by_intent"},message:"must have required property '"+"by_intent"+"'"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
for(const key11 of Object.keys(data42)){
if(!((key11 === "overall") || (key11 === "by_intent"))){
const err96 = {instancePath:instancePath+"/latency",schemaPath:"#/properties/latency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data42.overall !== undefined && func0.call(data42, "overall")){
if(!(validate40(data42.overall, {instancePath:instancePath+"/latency/overall",parentData:data42,parentDataProperty:"overall",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data42.by_intent !== undefined && func0.call(data42, "by_intent")){
let data44 = data42.by_intent;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
for(const key12 of Object.keys(data44)){
if(!(validate40(data44[key12], {instancePath:instancePath+"/latency/by_intent/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data44,parentDataProperty:key12,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
}
else {
const err97 = {instancePath:instancePath+"/latency/by_intent",schemaPath:"#/properties/latency/properties/by_intent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/latency",schemaPath:"#/properties/latency/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.cases !== undefined && func0.call(data, "cases")){
let data46 = data.cases;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(Object.keys(data46).length < 1){
const err99 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
for(const key13 of Object.keys(data46)){
let data47 = data46[key13];
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if((data47.digest === undefined) || (!(func0.call(data47, "digest")))){
const err100 = {instancePath:instancePath+"/cases/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/cases/additionalProperties/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if((data47.intent === undefined) || (!(func0.call(data47, "intent")))){
const err101 = {instancePath:instancePath+"/cases/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/cases/additionalProperties/required",keyword:"required",params:{missingProperty: "intent"},message:"must have required property '"+"intent"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if((data47.metrics === undefined) || (!(func0.call(data47, "metrics")))){
const err102 = {instancePath:instancePath+"/cases/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/cases/additionalProperties/required",keyword:"required",params:{missingProperty: "metrics"},message:"must have required property '"+"metrics"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if((data47.ranks === undefined) || (!(func0.call(data47, "ranks")))){
const err103 = {instancePath:instancePath+"/cases/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/cases/additionalProperties/required",keyword:"required",params:{missingProperty: "ranks"},message:"must have required property '"+"ranks"+"'"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if((data47.results === undefined) || (!(func0.call(data47, "results")))){
const err104 = {instancePath:instancePath+"/cases/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/cases/additionalProperties/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if((data47.latency_ms === undefined) || (!(func0.call(data47, "latency_ms")))){
const err105 = {instancePath:instancePath+"/cases/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/cases/additionalProperties/required",keyword:"required",params:{missingProperty: "latency_ms"},message:"must have required property '"+"latency_ms"+"'"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
for(const key14 of Object.keys(data47)){
if(!((((((key14 === "digest") || (key14 === "intent")) || (key14 === "metrics")) || (key14 === "ranks")) || (key14 === "results")) || (key14 === "latency_ms"))){
const err106 = {instancePath:instancePath+"/cases/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/cases/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data47.digest !== undefined && func0.call(data47, "digest")){
let data48 = data47.digest;
if(typeof data48 === "string"){
if(!pattern32.test(data48)){
const err107 = {instancePath:instancePath+"/cases/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/digest",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
else {
const err108 = {instancePath:instancePath+"/cases/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/digest",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data47.intent !== undefined && func0.call(data47, "intent")){
if(typeof data47.intent !== "string"){
const err109 = {instancePath:instancePath+"/cases/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/intent",schemaPath:"#/properties/cases/additionalProperties/properties/intent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data47.metrics !== undefined && func0.call(data47, "metrics")){
let data50 = data47.metrics;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
for(const key15 of Object.keys(data50)){
let data51 = data50[key15];
if((!((typeof data51 == "number") && (isFinite(data51)))) && (data51 !== null)){
const err110 = {instancePath:instancePath+"/cases/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/metrics/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/values/additionalProperties/type",keyword:"type",params:{type: schema70.additionalProperties.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
else {
const err111 = {instancePath:instancePath+"/cases/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/metrics",schemaPath:"#/$defs/values/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data47.ranks !== undefined && func0.call(data47, "ranks")){
let data52 = data47.ranks;
if(Array.isArray(data52)){
const len0 = data52.length;
for(let i0=0; i0<len0; i0++){
let data53 = data52[i0];
if((!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))) && (data53 !== null)){
const err112 = {instancePath:instancePath+"/cases/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/ranks/" + i0,schemaPath:"#/properties/cases/additionalProperties/properties/ranks/items/type",keyword:"type",params:{type: schema67.properties.cases.additionalProperties.properties.ranks.items.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 < 1 || isNaN(data53)){
const err113 = {instancePath:instancePath+"/cases/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/ranks/" + i0,schemaPath:"#/properties/cases/additionalProperties/properties/ranks/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
}
else {
const err114 = {instancePath:instancePath+"/cases/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/ranks",schemaPath:"#/properties/cases/additionalProperties/properties/ranks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data47.results !== undefined && func0.call(data47, "results")){
let data54 = data47.results;
if(Array.isArray(data54)){
const len1 = data54.length;
for(let i1=0; i1<len1; i1++){
if(typeof data54[i1] !== "string"){
const err115 = {instancePath:instancePath+"/cases/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/results/" + i1,schemaPath:"#/properties/cases/additionalProperties/properties/results/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
else {
const err116 = {instancePath:instancePath+"/cases/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/results",schemaPath:"#/properties/cases/additionalProperties/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data47.latency_ms !== undefined && func0.call(data47, "latency_ms")){
let data56 = data47.latency_ms;
if(Array.isArray(data56)){
const len2 = data56.length;
for(let i2=0; i2<len2; i2++){
let data57 = data56[i2];
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 < 0 || isNaN(data57)){
const err117 = {instancePath:instancePath+"/cases/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/latency_ms/" + i2,schemaPath:"#/properties/cases/additionalProperties/properties/latency_ms/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
else {
const err118 = {instancePath:instancePath+"/cases/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/latency_ms/" + i2,schemaPath:"#/properties/cases/additionalProperties/properties/latency_ms/items/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
else {
const err119 = {instancePath:instancePath+"/cases/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/latency_ms",schemaPath:"#/properties/cases/additionalProperties/properties/latency_ms/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
else {
const err120 = {instancePath:instancePath+"/cases/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/cases/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
else {
const err121 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
else {
const err122 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.schemas = {"config":{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"config.schema.json","title":"retrieval-eval-gate config","description":"Which suite, which retriever, what the numbers mean, and what may change by how much.","type":"object","additionalProperties":false,"required":["version","suite","baseline","retriever"],"properties":{"$schema":{"type":"string"},"version":{"description":"Version of this format.","const":1},"suite":{"description":"The suite file, or a list of files that are joined.","type":["string","array"],"minLength":1,"minItems":1,"items":{"type":"string","minLength":1},"x-expected":"a path, or a list of paths","examples":["retrieval/suite.yaml"]},"baseline":{"description":"The recorded run to compare with.","type":"string","minLength":1,"examples":["baselines/docs-search.json"]},"k":{"description":"Results asked for; no metric's cutoff may exceed it.","type":"integer","minimum":1,"maximum":1000,"default":10},"retriever":{"$ref":"#/$defs/retriever"},"definition":{"$ref":"#/$defs/definition"},"metrics":{"description":"Reported beside the gated ones.","type":"array","items":{"type":"string"},"examples":[["precision@5","map@10"]]},"gate":{"$ref":"#/$defs/gate"},"latency":{"description":"How latency is measured, or `off`.","type":["object","string"],"pattern":"^off$","x-expected":"`off`, or an object with `warmup`, `repeats`, `budget_s`, `seed`, `source`","additionalProperties":false,"properties":{"warmup":{"description":"Untimed passes over the suite before the timed ones.","type":"integer","minimum":0,"maximum":100,"default":1},"repeats":{"description":"Timed passes; `auto` takes as many as the percentiles need.","type":["integer","string"],"minimum":1,"maximum":10000,"pattern":"^auto$","x-expected":"`auto` or a whole number from 1","default":"auto"},"budget_s":{"description":"Seconds for the timed passes.","type":"number","exclusiveMinimum":0,"maximum":86400,"default":120},"seed":{"type":"integer","minimum":0,"maximum":9007199254740991,"default":1},"source":{"enum":["measured","reported"],"default":"measured"}}}},"$defs":{"retriever":{"type":"object","description":"The system under test.","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"$ref":"#/$defs/command"},{"$ref":"#/$defs/module"},{"$ref":"#/$defs/run"},{"$ref":"#/$defs/bm25"}]},"command":{"type":"object","description":"A child process that answers JSON Lines on its standard input and output.","required":["kind","command"],"additionalProperties":false,"properties":{"kind":{"const":"command"},"command":{"type":"array","minItems":1,"items":{"type":"string"},"examples":[["python3","retrieval/serve.py"]]},"ready":{"description":"Wait for a line {\"ready\":true} before the first query.","type":"boolean","default":false},"per_query":{"description":"One process a query, {{query}} and {{k}} in the arguments.","type":"boolean","default":false},"cwd":{"$ref":"#/$defs/cwd"},"env":{"$ref":"#/$defs/env"},"env_only":{"$ref":"#/$defs/env_only"},"startup_timeout_ms":{"$ref":"#/$defs/startup"},"timeout_ms":{"$ref":"#/$defs/timeout"},"total_timeout_ms":{"$ref":"#/$defs/total"},"concurrency":{"$ref":"#/$defs/concurrency"},"params":{"$ref":"#/$defs/params"}}},"module":{"type":"object","description":"An ES module whose default export is (query, { k, signal }) => results; runs in a child process.","required":["kind","path"],"additionalProperties":false,"properties":{"kind":{"const":"module"},"path":{"type":"string","minLength":1,"examples":["search.mjs"]},"cwd":{"$ref":"#/$defs/cwd"},"env":{"$ref":"#/$defs/env"},"env_only":{"$ref":"#/$defs/env_only"},"startup_timeout_ms":{"$ref":"#/$defs/startup"},"timeout_ms":{"$ref":"#/$defs/timeout"},"total_timeout_ms":{"$ref":"#/$defs/total"},"concurrency":{"$ref":"#/$defs/concurrency"},"params":{"$ref":"#/$defs/params"}}},"run":{"type":"object","description":"A recorded run: TREC format, or JSON Lines.","required":["kind","path"],"additionalProperties":false,"properties":{"kind":{"const":"run"},"path":{"type":"string","minLength":1,"examples":["runs/bm25.trec"]},"params":{"$ref":"#/$defs/params"}}},"bm25":{"type":"object","description":"The embedded BM25, for a first run and as a yardstick.","required":["kind"],"additionalProperties":false,"oneOf":[{"required":["corpus"]},{"required":["files"]}],"x-expected":"either `corpus` or `files`","properties":{"kind":{"const":"bm25"},"corpus":{"description":"JSON Lines of documents.","type":"string","minLength":1},"files":{"description":"Globs; each file is a document.","type":"array","minItems":1,"items":{"type":"string","minLength":1}},"cwd":{"$ref":"#/$defs/cwd"},"params":{"$ref":"#/$defs/params"}}},"cwd":{"description":"Where the retriever runs, relative to this file; its folder where absent.","type":"string","minLength":1},"env":{"description":"Variables added to the retriever's environment.","type":"object","additionalProperties":{"type":"string"}},"env_only":{"description":"The only variables taken from the step's environment.","type":"array","items":{"type":"string","minLength":1}},"startup":{"description":"Milliseconds until it must be ready.","type":"integer","minimum":1,"maximum":86400000,"default":60000},"timeout":{"description":"Milliseconds for one answer.","type":"integer","minimum":1,"maximum":86400000,"default":30000},"total":{"description":"Milliseconds for the whole run.","type":"integer","minimum":1,"maximum":86400000,"default":1800000},"concurrency":{"description":"Queries in flight in the quality pass; timed passes always have one.","type":"integer","minimum":1,"maximum":64,"default":1},"params":{"description":"Free; recorded with the run."},"definition":{"type":"object","description":"What the numbers mean. Recorded; a mismatch with the baseline refuses to compare.","additionalProperties":false,"properties":{"gain":{"description":"ndcg's gain: 2^grade - 1, or the grade itself as in trec_eval and BEIR.","enum":["exponential","linear"],"default":"exponential"},"relevance":{"description":"Lowest grade that counts in the binary metrics.","type":"integer","minimum":1,"maximum":30,"default":1},"order":{"description":"rank: as returned; score: by score, then id; trec: by score, then id descending.","enum":["rank","score","trec"],"default":"rank"},"percentile":{"enum":["nearest","linear"],"default":"nearest"},"duplicates":{"description":"A repeated document keeps its slot and counts nowhere, or is an error.","enum":["ignore","error"],"default":"ignore"},"collapse":{"description":"Chunks to documents by path: best score, or first seen.","enum":["none","max","first"],"default":"none"},"ignore_identical_ids":{"description":"Drop a result whose id is the case's id, as BEIR does.","type":"boolean","default":false},"case_sensitive":{"type":"boolean","default":false},"min_score":{"description":"Results below it do not count against an expect_empty case.","type":"number"},"text":{"type":"object","additionalProperties":false,"properties":{"threshold":{"type":"number","exclusiveMinimum":0,"maximum":1,"default":0.7},"autojunk":{"type":"boolean","default":false},"min_contained":{"type":"number","exclusiveMinimum":0,"maximum":1,"default":0.7}}},"scores":{"description":"float32 rounds scores as trec_eval 9 does.","enum":["float64","float32"],"default":"float64"}}},"gate":{"type":"object","description":"Rules by metric. What is gated by default stays gated until set to `off` by name.","properties":{"per_intent":{"description":"For the quality metrics and rates in every intent.","type":["object","string"],"pattern":"^off$","x-expected":"`off`, or an object with `tolerance`","additionalProperties":false,"properties":{"tolerance":{"$ref":"#/$defs/tolerance"}}},"intents":{"description":"Rules for one intent, by intent and metric.","type":"object","additionalProperties":{"type":"object","additionalProperties":{"$ref":"#/$defs/rule"}},"examples":[{"symbol":{"latency_p95_ms":{"ceiling":450}}}]},"newly_lost":{"description":"Cases that found a target in the baseline and find none now.","type":["object","string"],"pattern":"^off$","x-expected":"`off`, or an object with `max` and `critical`","additionalProperties":false,"properties":{"max":{"$ref":"#/$defs/tolerance"},"critical":{"description":"Critical cases that may find nothing.","type":"integer","minimum":0,"default":0}}}},"additionalProperties":{"$ref":"#/$defs/rule"},"examples":[{"recall@10":{"tolerance":[0.01,"1 case"],"floor":0.8},"degraded_rate":"off"}]},"rule":{"type":["object","string"],"pattern":"^off$","x-expected":"`off`, or an object with `tolerance`, `floor`, `ceiling`","additionalProperties":false,"properties":{"tolerance":{"$ref":"#/$defs/tolerance"},"floor":{"description":"Never below, where higher is better.","type":"number"},"ceiling":{"description":"Never above, where lower is better.","type":"number"}}},"tolerance":{"description":"A number in the metric's unit, \"25%\" of the baseline, \"1 case\" of the bucket, or a list: the largest holds.","type":["number","string","array"],"minimum":0,"pattern":"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$","minItems":1,"items":{"type":["number","string"],"minimum":0,"pattern":"^[0-9]+(\\.[0-9]+)?( ?%| cases?)$","x-expected":"a finite number from 0, \"25%\" or \"1 case\""},"x-expected":"a finite number from 0, \"25%\", \"1 case\", or a list of these","examples":[[0.01,"1 case"]]}}},"suite":{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"suite.schema.json","title":"retrieval-eval-gate suite","description":"Queries with intents and the targets that a good retriever finds for them.","type":"object","additionalProperties":false,"required":["version","name","revision"],"oneOf":[{"required":["cases"]},{"required":["dataset"]}],"x-expected":"either `cases` or `dataset`","properties":{"$schema":{"type":"string"},"version":{"description":"Version of this format.","const":1},"name":{"description":"Name of the suite; a baseline belongs to one name.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$","x-expected":"a name of letters, digits, `.`, `_` and `-`, at most 80 long","examples":["docs-search"]},"revision":{"description":"The suite's own revision, free text; recorded with every run.","type":"string","minLength":1,"maxLength":200,"examples":["2026-11-21"]},"cases":{"description":"Evaluated in id order.","type":"array","minItems":1,"items":{"$ref":"#/$defs/case"}},"dataset":{"$ref":"#/$defs/dataset"}},"$defs":{"case":{"type":"object","additionalProperties":false,"required":["id","query","intent"],"oneOf":[{"required":["expected"]},{"required":["expect_empty"]}],"x-expected":"either `expected` or `expect_empty: true`","properties":{"id":{"description":"Unique in the suite and stable: baselines pair cases by it.","type":"string","minLength":1,"maxLength":500,"examples":["node-version"]},"query":{"description":"Sent to the retriever as it is.","type":"string","minLength":1,"maxLength":100000,"pattern":"\\S","x-expected":"a query that is not blank"},"intent":{"description":"The bucket in which quality and latency are also judged.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$","x-expected":"a word of letters, digits, `.`, `_` and `-`","examples":["howto","symbol"]},"expected":{"description":"What a good retriever finds.","type":"array","minItems":1,"items":{"$ref":"#/$defs/target"}},"expect_empty":{"description":"A negative control: good is to return nothing.","const":true},"forbidden":{"description":"What must not be in the top k.","type":"array","minItems":1,"items":{"$ref":"#/$defs/target"}},"critical":{"description":"Losing this case is never within tolerance.","type":"boolean"},"group":{"description":"Cases of one information need; statistics resample groups.","type":"string","minLength":1,"maxLength":200},"reference_answer":{"description":"What a good answer says.","type":"string","minLength":1}}},"target":{"type":["string","object"],"description":"A hint, which matches a path, name, qualified name or id, or one of these by name.","minLength":1,"pattern":"\\S","additionalProperties":false,"if":{"type":"object"},"then":{"oneOf":[{"required":["path"]},{"required":["name"]},{"required":["qualified_name"]},{"required":["id"]},{"required":["text"]}],"x-expected":"exactly one of `path`, `name`, `qualified_name`, `id`, `text`, and optionally `grade`"},"x-expected":"a non-blank string, or an object with exactly one of `path`, `name`, `qualified_name`, `id`, `text`, and optionally `grade`","properties":{"path":{"description":"Equals the result's path, or ends it after a `/`.","type":"string","pattern":"\\S"},"name":{"description":"Equals the result's name.","type":"string","pattern":"\\S"},"qualified_name":{"description":"Equals the result's qualified name, or ends it after `::`, `.`, `#` or `/`.","type":"string","pattern":"\\S"},"id":{"description":"Equals the document id, letter case included.","type":"string","pattern":"\\S"},"text":{"description":"A passage that the result's text covers.","type":"string","pattern":"\\S"},"grade":{"description":"Relevance, 1 where absent.","type":"integer","minimum":1,"maximum":30}}},"dataset":{"type":"object","description":"A public format in place of `cases`.","additionalProperties":false,"required":["format","path"],"properties":{"format":{"enum":["beir","trec","tsv","qrels-jsonl","cruxe","evidence","ragas-csv"]},"path":{"description":"File or folder, relative to this file.","type":"string","minLength":1},"queries":{"description":"The queries or topics, where they are a file of their own.","type":"string","minLength":1},"qrels":{"description":"The judgments, where they are a file of their own.","type":"string","minLength":1},"split":{"description":"beir: qrels/<split>.tsv; `test` where absent.","type":"string","pattern":"^[A-Za-z0-9._-]+$"},"intent":{"description":"Intent of every case.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"},"intents":{"description":"A file of lines `query id <tab> intent`.","type":"string","minLength":1},"limit":{"description":"First n cases only; such a run never passes a gate.","type":"integer","minimum":1}}}}},"baseline":{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"baseline.schema.json","title":"retrieval-eval-gate baseline","description":"A recorded run that later runs are compared with. Written by `retrieval-gate record` and beside every report; not edited by hand.","type":"object","additionalProperties":false,"required":["version","suite","definition","k","retriever","tool","environment","timing","metrics","latency","cases"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"suite":{"type":"object","additionalProperties":false,"required":["name","revision","digest"],"properties":{"name":{"type":"string"},"revision":{"type":"string"},"digest":{"$ref":"#/$defs/digest"}}},"definition":{"type":"object","additionalProperties":false,"required":["gain","relevance","order","percentile","duplicates","collapse","ignore_identical_ids","case_sensitive","min_score","text","scores"],"properties":{"gain":{"type":"string"},"relevance":{"type":"integer"},"order":{"type":"string"},"percentile":{"type":"string"},"duplicates":{"type":"string"},"collapse":{"type":"string"},"ignore_identical_ids":{"type":"boolean"},"case_sensitive":{"type":"boolean"},"min_score":{"type":["number","null"]},"text":{"type":"object","additionalProperties":false,"required":["threshold","autojunk","min_contained"],"properties":{"threshold":{"type":"number"},"autojunk":{"type":"boolean"},"min_contained":{"type":"number"}}},"scores":{"type":"string"}}},"k":{"type":"integer","minimum":1},"retriever":{"type":"object","additionalProperties":false,"required":["kind","fingerprint","corpus_digest"],"properties":{"kind":{"type":"string"},"fingerprint":{"$ref":"#/$defs/digest"},"corpus_digest":{"type":["string","null"]}}},"tool":{"type":"string"},"environment":{"type":"object","additionalProperties":false,"required":["os","arch","cpu","cores","node"],"properties":{"os":{"type":"string"},"arch":{"type":"string"},"cpu":{"type":"string"},"cores":{"type":"integer"},"node":{"type":"string"}}},"timing":{"type":"object","additionalProperties":false,"required":["source","repeats"],"properties":{"source":{"enum":["measured","reported","off"]},"repeats":{"type":"integer","minimum":0}}},"metrics":{"type":"object","additionalProperties":false,"required":["overall","by_intent"],"properties":{"overall":{"$ref":"#/$defs/values"},"by_intent":{"type":"object","additionalProperties":{"$ref":"#/$defs/values"}}}},"latency":{"type":"object","additionalProperties":false,"required":["overall","by_intent"],"properties":{"overall":{"$ref":"#/$defs/latency"},"by_intent":{"type":"object","additionalProperties":{"$ref":"#/$defs/latency"}}}},"cases":{"type":"object","minProperties":1,"additionalProperties":{"type":"object","additionalProperties":false,"required":["digest","intent","metrics","ranks","results","latency_ms"],"properties":{"digest":{"$ref":"#/$defs/digest"},"intent":{"type":"string"},"metrics":{"$ref":"#/$defs/values"},"ranks":{"type":"array","items":{"type":["integer","null"],"minimum":1}},"results":{"type":"array","items":{"type":"string"}},"latency_ms":{"type":"array","items":{"type":"number","minimum":0}}}}}},"$defs":{"digest":{"type":"string","pattern":"^[0-9a-f]{64}$"},"values":{"type":"object","additionalProperties":{"type":["number","null"]}},"milliseconds":{"type":["number","null"],"minimum":0},"latency":{"type":"object","additionalProperties":false,"required":["samples","p50_ms","p90_ms","p95_ms","p99_ms","mean_ms"],"properties":{"samples":{"type":"integer","minimum":0},"p50_ms":{"$ref":"#/$defs/milliseconds"},"p90_ms":{"$ref":"#/$defs/milliseconds"},"p95_ms":{"$ref":"#/$defs/milliseconds"},"p99_ms":{"$ref":"#/$defs/milliseconds"},"mean_ms":{"$ref":"#/$defs/milliseconds"}}}}}};


/***/ }),

/***/ 9859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ text),
/* harmony export */   u: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _files_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8062);
/** What every command is, and how its arguments are read. */



/** Reads flags strictly: throws usage for one that is unknown, dry_run_refused for any spelling of a dry run. */
function readFlags(command, argv, flags) {
    for (const argument of argv) {
        if (/^--?dry[-_]?run(=|$)/i.test(argument)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("dry_run_refused", "there is no dry run: a gate that cannot fail guards nothing", {
                hint: `Remove ${argument}. \`validate\` checks files without running the retriever.`,
            });
        }
    }
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...argv], options: { ...flags, help: { type: "boolean", short: "h" } }, strict: true })
            .values;
    }
    catch (error) {
        const known = Object.keys(flags).map((name) => `--${name}`);
        const wrong = argv.find((argument) => argument.startsWith("-") && !known.includes(argument.split("=")[0]));
        const near = wrong === undefined ? null : (0,_files_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(wrong.split("=")[0], known);
        const reason = error instanceof Error ? error.message.split(". ")[0] : String(error);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", `${command}: ${reason}`, {
            hint: near === null ? `Flags: ${known.join(", ")}. See \`retrieval-gate ${command} --help\`.` : `Did you mean ${near}?`,
            cause: error,
        });
    }
}
function text(values, name) {
    const value = values[name];
    return typeof value === "string" && value !== "" ? value : null;
}


/***/ }),

/***/ 1302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ requireComparable)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(6886);
;// CONCATENATED MODULE: ./lib/gate/comparable.js

/** Fields that must match and don't; empty where baseline and run are comparable. */
function differences(config, suite, baseline) {
    const found = [];
    const compare = (field, before, now) => {
        const [a, b] = [(0,canonical_json/* compactCanonical */.SM)(before), (0,canonical_json/* compactCanonical */.SM)(now)];
        if (a !== b)
            found.push({ field, baseline: a, current: b });
    };
    compare("suite.name", baseline.suite.name, suite.name);
    compare("k", baseline.k, config.k);
    for (const field of Object.keys(config.definition)) {
        compare(`definition.${field}`, baseline.definition[field], config.definition[field]);
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/cli/comparable.js
/** Refuses to compare numbers that mean different things. */


/** Throws not_comparable, naming every field that differs. */
function requireComparable(inputs) {
    const { config, suite, baseline } = inputs;
    if (baseline === null)
        return;
    const found = differences(config, suite, baseline);
    if (found.length === 0)
        return;
    throw new errors.GateError("not_comparable", `${config.baseline} can't be compared with this run`, {
        problems: found.map((each) => ({
            file: config.baseline,
            pointer: `/${each.field.replaceAll(".", "/")}`,
            message: `${each.field} is ${each.baseline} in the baseline and ${each.current} in this run`,
        })),
        hint: "Use the definition that the baseline was recorded with, or record a new baseline and say so in the pull request.",
    });
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("file_not_found", `the working directory ${directory} does not exist`, { cause: error });
    }
    for (let folder = real;; folder = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, ".git"), { throwIfNoEntry: false }) !== undefined)
            return { directory: folder };
        if (node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder) === folder)
            return { directory: real };
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
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2347);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6575);
/** One structured file: its value, and the line on which each part of it stands. */



/** Parses by the file's extension; throws `code` with every problem that the syntax has. */
async function parseDocument(source, code) {
    if (/\.jsonl$/i.test(source.file))
        return parseJsonLines(source, code);
    if (/\.json$/i.test(source.file))
        return parseJson(source, code);
    if (/\.ya?ml$/i.test(source.file))
        return (await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(88)]).then(__webpack_require__.bind(__webpack_require__, 3088))).parseYaml(source, code);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError(code, `${source.file}: unknown file type`, { hint: "Expected .yaml, .yml, .json or .jsonl." });
}
function syntaxError(code, file, problems) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError(code, `${file} cannot be read`, { problems: (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sortProblems */ .d)(problems) });
}
function parseJson(source, code) {
    const parsed = tryJson(source.text, source.file, 1);
    if (parsed.problem !== null)
        throw syntaxError(code, source.file, [parsed.problem]);
    const keys = (0,_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .checkKeys */ .L)(parsed.value);
    const scan = keys.length > 0 ? null : (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .scanJson */ .E)(source.text, source.file);
    const problems = scan?.problems ?? keys.map((each) => ({ file: source.file, ...each }));
    if (scan === null || problems.length > 0)
        throw syntaxError(code, source.file, problems);
    return { file: source.file, value: parsed.value, digest: source.digest, lineOf: nearest(scan.lines) };
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
        const keys = (0,_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .checkKeys */ .L)(parsed.value);
        if (parsed.problem !== null)
            problems.push(parsed.problem);
        else if (keys.length > 0)
            problems.push(...keys.map((each) => ({ file: source.file, line, ...each })));
        else
            problems.push(...(0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .scanJson */ .E)(text, source.file, line).problems);
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
        return { value: undefined, problem: { file, line: line + before, message: `not valid JSON: ${message}` } };
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

/***/ 6279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ loadInputs)
});

// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(6886);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/document.js
var files_document = __webpack_require__(2050);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(2611);
// EXTERNAL MODULE: ./lib/files/json-scan.js
var json_scan = __webpack_require__(6575);
// EXTERNAL MODULE: ./lib/files/nearest-word.js
var nearest_word = __webpack_require__(8062);
// EXTERNAL MODULE: ./lib/files/validators.generated.cjs
var validators_generated = __webpack_require__(7733);
var validators_generated_namespaceObject = /*#__PURE__*/__webpack_require__.t(validators_generated, 2);
;// CONCATENATED MODULE: ./lib/files/validate.js
/** Schema errors as sentences: file, pointer, line, value, and what was expected. All of them, always in one order. */




/** A reader mends the first few; the rest often follow. */
const MOST_PROBLEMS = 100;
/** Throws `invalid_config`, `invalid_suite` or `invalid_baseline` with every problem, or returns the value as checked. */
function checkSchema(document, what) {
    const validator = validators_generated_namespaceObject[what];
    if (validator(document.value))
        return document.value;
    const problems = withoutBranches(validator.errors ?? []).map((error) => {
        const pointer = pointerOf(error);
        const message = sentence(error, placeOf(validators_generated.schemas[what], document.value, error.instancePath));
        return { file: document.file, pointer, line: document.lineOf(pointer), message };
    });
    throw invalid(`invalid_${what}`, what, document.file, problems);
}
function invalid(code, what, file, problems) {
    const unique = new Map(problems.map((problem) => [`${problem.file} ${problem.pointer} ${problem.message}`, problem]));
    const sorted = (0,errors/* sortProblems */.d)([...unique.values()]);
    const count = sorted.length === 1 ? "1 problem" : `${sorted.length} problems`;
    return new errors.GateError(code, `${what} ${file} has ${count}`, { problems: sorted.slice(0, MOST_PROBLEMS) });
}
/** Of a failed oneOf or if/then only the failure itself is worth reading, not every branch that did not fit. */
function withoutBranches(errors) {
    return errors.filter((error) => !/\/oneOf\/\d+\//.test(error.schemaPath) && error.keyword !== "if");
}
function pointerOf(error) {
    const key = error.params["additionalProperty"];
    return typeof key === "string" ? `${error.instancePath}/${(0,json_scan/* escapePointer */.l)(key)}` : error.instancePath;
}
/** The part of the schema that speaks of the value at a pointer; Ajv's own schema paths stop at references. */
function placeOf(root, document, pointer) {
    let place = { schema: resolve(root, root, document), value: document };
    for (const part of pointer.split("/").slice(1)) {
        const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
        const value = isObject(place.value) ? place.value[key] : undefined;
        const { properties, items, additionalProperties } = place.schema;
        const next = properties?.[key] ?? (Array.isArray(place.value) ? items : additionalProperties);
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
            return unknownKey(String(error.params["additionalProperty"]), Object.keys((schema["properties"] ?? {})));
        case "required":
            return `\`${String(error.params["missingProperty"])}\` is missing`;
        case "discriminator":
            return `\`kind\` must be one of ${kindsOf(schema).join(", ")}; got ${show(error.params["tagValue"])}`;
    }
    if (typeof expected === "string") {
        return error.keyword === "oneOf" && isObject(value) ? `expected ${expected}` : `expected ${expected}; got ${got}`;
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
    const near = (0,nearest_word/* nearestWord */.z)(key, known);
    return `unknown key "${key}"; ${near === null ? `expected one of ${known.join(", ")}` : `did you mean \`${near}\`?`}`;
}
function isObject(value) {
    return typeof value === "object" && value !== null;
}
/** A value as it would be written, cut where it is long. */
function show(value) {
    if (typeof value === "number" && !Number.isFinite(value))
        return String(value);
    const text = value === undefined ? "nothing" : (JSON.stringify(value) ?? String(value));
    return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

;// CONCATENATED MODULE: ./lib/files/baseline.js
/** The baseline file. Missing, unreadable and another suite's baseline are three different outcomes. */




/** Null where the file does not exist. Throws invalid_baseline or file_unreadable for one that can't be used. */
async function loadBaseline(root, file) {
    try {
        const document = await (0,files_document/* parseDocument */.T)(await (0,read/* readText */.yR)(root, file, "baseline"), "invalid_baseline");
        const written = checkSchema(document, "baseline");
        return { baseline: readBaseline(written), digest: document.digest };
    }
    catch (error) {
        if (error instanceof errors.GateError && error.code === "file_not_found")
            return null;
        throw error;
    }
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
        tool: written.tool,
        environment: written.environment,
        timing: written.timing,
        means: {
            overall: mapOf(written.metrics.overall),
            byIntent: new Map(Object.entries(written.metrics.by_intent).map(([intent, means]) => [intent, mapOf(means)])),
        },
        latency: { overall: written.latency.overall, byIntent: mapOf(written.latency.by_intent) },
        cases: new Map(Object.entries(written.cases).map(([id, each]) => [id, readCase(each)])),
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
    };
}
function mapOf(record) {
    return new Map(Object.entries(record));
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(9500);
// EXTERNAL MODULE: ./lib/model/config.js
var config = __webpack_require__(9559);
;// CONCATENATED MODULE: ./lib/files/retriever-config.js
/** `written` has passed the schema; `folder` is the config's, relative to the root. */
function readRetriever(written, folder, inside) {
    const own = (key, fallback) => (written[key] === undefined ? fallback : written[key]);
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

;// CONCATENATED MODULE: ./lib/files/config.js
/** The config file: defaults filled in, paths resolved, metric names checked against the registry. */








const DEFAULT_LATENCY = { warmup: 1, repeats: "auto", budget_s: 120, seed: 1, source: "measured" };
const DEFAULT_NEWLY_LOST = [
    { unit: "absolute", value: 2 },
    { unit: "percent", value: 2 },
];
/** Reads a config (relative to the root). Throws invalid_config with every problem found. */
async function loadConfig(root, file, overrides) {
    const source = await (0,read/* readText */.yR)(root, file, "config");
    const document = await (0,files_document/* parseDocument */.T)(source, "invalid_config");
    const written = checkSchema(document, "config");
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
    const suites = [written.suite].flat();
    const config = {
        file,
        suites: overrides.suite === null ? suites.map((each) => inside("/suite", each)) : [overrides.suite],
        baseline: overrides.baseline ?? inside("/baseline", written.baseline),
        k,
        retriever: readRetriever(written.retriever, folder, inside),
        definition: readDefinition(written.definition ?? {}),
        metrics: (written.metrics ?? []).map((name, index) => metricName(name, k, `/metrics/${index}`, report)),
        gate: readGate(written.gate ?? {}, k, report),
        latency: written.latency === "off" ? "off" : { ...DEFAULT_LATENCY, ...written.latency },
    };
    checkLatency(config, report);
    if (problems.length > 0)
        throw invalid("invalid_config", "config", file, problems);
    return { config, digest: document.digest };
}
function readDefinition(written) {
    return { ...config/* DEFAULT_DEFINITION */.Kr, ...written, text: { ...config/* DEFAULT_DEFINITION */.Kr.text, ...written.text } };
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
function readGate(written, k, report) {
    const { per_intent: perIntent, intents = {}, newly_lost: newlyLost = {}, ...rules } = written;
    return {
        metrics: readRules(rules, k, "/gate", report),
        perIntent: perIntent === undefined ? null : perIntent === "off" ? "off" : readPatch(perIntent),
        intents: new Map(Object.entries(intents).map(([intent, own]) => [intent, readRules(own, k, `/gate/intents/${intent}`, report)])),
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

// EXTERNAL MODULE: ./lib/model/order.js
var order = __webpack_require__(4209);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(4141);
// EXTERNAL MODULE: ./lib/files/keys.js
var keys = __webpack_require__(2347);
;// CONCATENATED MODULE: ./lib/files/suite.js
/** Suite files: what the user wrote becomes cases, sorted, digested and checked against one another. */







/** Reads and joins suite files (relative to the root). Throws invalid_suite with every problem found. */
async function loadSuite(root, files) {
    const documents = [];
    for (const file of files)
        documents.push(await (0,files_document/* parseDocument */.T)(await (0,read/* readText */.yR)(root, file, "suite"), "invalid_suite"));
    const written = documents.map((document) => ({
        document,
        suite: checkSchema(document, "suite"),
    }));
    const problems = [];
    const cases = written.flatMap(({ document, suite }) => (suite.cases ?? []).map((each, index) => suite_readCase(each, document, `/cases/${index}`, problems)));
    const [first, ...others] = written;
    for (const { document, suite } of others) {
        if (suite.name === first.suite.name && suite.revision === first.suite.revision)
            continue;
        const message = `joined suites must agree on name and revision; expected "${first.suite.name}" and "${first.suite.revision}"`;
        problems.push({ file: document.file, pointer: "/name", line: document.lineOf("/name"), message });
    }
    problems.push(...repeatedIds(cases));
    if (problems.length > 0)
        throw invalid("invalid_suite", "suite", files.join(", "), problems);
    return {
        suite: makeSuite(first.suite.name, first.suite.revision, cases, files, false),
        digests: new Map(documents.map((document) => [document.file, document.digest])),
    };
}
function makeSuite(name, revision, cases, files, partial) {
    const sorted = cases.toSorted((a, b) => (0,order/* compareCodePoints */.O)(a.id, b.id));
    const digest = (0,read/* sha256 */.sc)((0,canonical_json/* compactCanonical */.SM)({ name, revision, cases: sorted.map((each) => [each.id, each.digest]) }));
    return { name, revision, digest, cases: sorted, files, partial };
}
function suite_readCase(written, document, pointer, problems) {
    const place = { file: document.file, line: document.lineOf(pointer) };
    const targets = (key) => {
        const list = (written[key] ?? []).map(readTarget);
        const seen = new Set();
        for (const [index, target] of list.entries()) {
            const label = (0,suite/* targetLabel */.O)(target);
            const at = `${pointer}/${key}/${index}`;
            if (seen.has(label)) {
                const message = `target "${label}" is already in \`${key}\` of case "${written.id}"; remove one`;
                problems.push({ file: document.file, pointer: at, line: document.lineOf(at), message });
            }
            seen.add(label);
        }
        return list.toSorted((a, b) => (0,order/* compareCodePoints */.O)((0,suite/* targetLabel */.O)(a), (0,suite/* targetLabel */.O)(b)));
    };
    for (const key of ["id", "intent"]) {
        if (!keys/* FORBIDDEN_KEYS */.p.has(written[key]))
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
    return { ...subject, digest: (0,read/* sha256 */.sc)((0,canonical_json/* compactCanonical */.SM)(content)) };
}
function readTarget(written) {
    if (typeof written === "string")
        return { kind: "hint", value: written.trim(), grade: 1 };
    const kind = suite/* TARGET_KINDS */.a.find((candidate) => candidate !== "hint" && written[candidate] !== undefined) ?? "id";
    const value = String(written[kind]);
    return { kind, value: kind === "text" ? value : value.trim(), grade: written.grade ?? 1 };
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

;// CONCATENATED MODULE: ./lib/files/inputs.js
/** Everything that a judgement depends on, read before anything runs. */





/** `config` and the overrides are relative to the root. Throws GateError for the first file that can't be used. */
async function loadInputs(root, config, overrides) {
    const loaded = await loadConfig(root, config, overrides);
    const suite = await loadSuite(root, loaded.config.suites);
    const baseline = await loadBaseline(root, loaded.config.baseline);
    const digests = new Map([[config, loaded.digest], ...suite.digests]);
    if (baseline !== null)
        digests.set(loaded.config.baseline, baseline.digest);
    return {
        config: loaded.config,
        suite: suite.suite,
        baseline: baseline?.baseline ?? null,
        retriever: await receipt(root, loaded.config.retriever),
        digests,
    };
}
async function receipt(root, retriever) {
    const data = retriever.kind === "run" ? retriever.path : retriever.kind === "bm25" ? retriever.corpus : null;
    return {
        kind: retriever.kind,
        fingerprint: (0,read/* sha256 */.sc)((0,canonical_json/* compactCanonical */.SM)(retriever)),
        corpusDigest: data === null ? null : (0,read/* sha256 */.sc)(await (0,read/* readBytes */.io)(root, data, "corpus", read/* JSON_LIMIT */.Vz)),
    };
}


/***/ }),

/***/ 6575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ scanJson),
/* harmony export */   l: () => (/* binding */ escapePointer)
/* harmony export */ });
/** Below this level only repeated keys are looked for. */
const LINES_DEPTH = 2;
/** `text` must have passed JSON.parse, and its value checkKeys. `firstLine` is the line that the text starts on. */
function scanJson(text, file, firstLine = 1) {
    const scanner = new Scanner(text, file, firstLine);
    scanner.value("", 0);
    return { problems: scanner.problems, lines: scanner.lines };
}
const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
class Scanner {
    problems = [];
    lines = new Map();
    #text;
    #file;
    #at = 0;
    #line;
    constructor(text, file, firstLine) {
        this.#text = text;
        this.#file = file;
        this.#line = firstLine;
    }
    value(pointer, depth) {
        this.#space();
        if (depth <= LINES_DEPTH)
            this.lines.set(pointer, this.#line);
        switch (this.#text.charCodeAt(this.#at)) {
            case OPEN_OBJECT:
                return this.#object(pointer, depth);
            case OPEN_LIST:
                return this.#list(pointer, depth);
            case QUOTE:
                return this.#skipString();
            default:
                while (this.#at < this.#text.length && !isEnd(this.#text.charCodeAt(this.#at)))
                    this.#at++;
        }
    }
    #list(pointer, depth) {
        this.#at++;
        for (let index = 0; !this.#closes(CLOSE_LIST); index++)
            this.value(`${pointer}/${index}`, depth + 1);
    }
    #object(pointer, depth) {
        const keys = new Set();
        this.#at++;
        while (!this.#closes(CLOSE_OBJECT)) {
            const start = this.#at;
            this.#skipString();
            const key = JSON.parse(this.#text.slice(start, this.#at));
            const child = `${pointer}/${escapePointer(key)}`;
            if (keys.has(key)) {
                const message = `the key "${key}" occurs twice in one object`;
                this.problems.push({ file: this.#file, pointer: child, line: this.#line, message });
            }
            keys.add(key);
            this.#space();
            this.#at++; // the colon
            this.value(child, depth + 1);
        }
    }
    /** Steps over a comma or the closing character; true for the latter. */
    #closes(close) {
        this.#space();
        const code = this.#text.charCodeAt(this.#at);
        if (code !== close && code !== COMMA)
            return false;
        this.#at++;
        if (code === COMMA)
            this.#space();
        return code === close;
    }
    #skipString() {
        this.#at++;
        for (; this.#text.charCodeAt(this.#at) !== QUOTE; this.#at++) {
            if (this.#text.charCodeAt(this.#at) === BACKSLASH)
                this.#at++;
        }
        this.#at++;
    }
    #space() {
        for (;; this.#at++) {
            const code = this.#text.charCodeAt(this.#at);
            if (code === 10)
                this.#line++;
            else if (code !== 32 && code !== 9 && code !== 13)
                return;
        }
    }
}
function isEnd(code) {
    return code === COMMA || code === CLOSE_LIST || code === CLOSE_OBJECT || code <= 32;
}
/** RFC 6901. */
function escapePointer(key) {
    return key.replaceAll("~", "~0").replaceAll("/", "~1");
}


/***/ }),

/***/ 2347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ checkKeys),
/* harmony export */   p: () => (/* binding */ FORBIDDEN_KEYS)
/* harmony export */ });
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6575);
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
        const child = `${pointer}/${(0,_json_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .escapePointer */ .l)(key)}`;
        if (FORBIDDEN_KEYS.has(key))
            problems.push({ pointer: child, message: `the key "${key}" is not allowed` });
        else
            problems.push(...checkKeys(value[key], child, depth + 1));
    }
    return problems;
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
    return best !== undefined && best.distance <= Math.min(2, Math.floor(word.length / 2)) ? best.candidate : null;
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
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/** Files in: bytes once, with caps, decoded strictly, digested as read. */




/** YAML costs 20 times what JSON does: 20,000 cases parse in 4 s, 100,000 in 24 s and 1.1 GB. */
const YAML_LIMIT = 5 * 1024 * 1024;
const JSON_LIMIT = 256 * 1024 * 1024;
/**
 * Resolves a path written in a file of `from` (relative to the root, a folder) and checks that it stays inside.
 * Returns it relative to the root, with `/`.
 */
function insideRoot(root, from, written, where) {
    const absolute = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(root.directory, from, written);
    const relative = node_path__WEBPACK_IMPORTED_MODULE_2__.relative(root.directory, absolute);
    if (relative === ".." || relative.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) || node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute(relative)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("outside_root", `${where}: "${written}" is outside the repository`, {
            hint: "Paths must stay inside the repository root; move the file into the repository.",
        });
    }
    return relative.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join("/");
}
function absolutePath(root, file) {
    return node_path__WEBPACK_IMPORTED_MODULE_2__.join(root.directory, file);
}
/** Reads a file inside the root. Throws file_not_found, file_unreadable, file_too_large, outside_root. */
async function readBytes(root, file, what, limit) {
    const absolute = absolutePath(root, file);
    try {
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(absolute);
        insideRoot(root, ".", real, `${what} ${file} (a link)`);
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(real, "r");
        try {
            const { size } = await handle.stat();
            if (size > limit)
                throw tooLarge(file, what, size, limit);
            return await handle.readFile();
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        throw readError(error, file, what);
    }
}
function tooLarge(file, what, size, limit) {
    const mebibytes = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("file_too_large", `${what} ${file} has ${mebibytes(size)}; the limit is ${mebibytes(limit)}`, {
        hint: /\.ya?ml$/.test(file) ? "Write large suites as JSON Lines (.jsonl); they load 20 times faster." : "Split the file.",
    });
}
function readError(error, file, what) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError)
        return error;
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" || code === "ENOTDIR") {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("file_not_found", `${what} ${file} does not exist`, {
            hint: "Check the path; it is relative to the file that names it, or to working-directory where it came from an input.",
            cause: error,
        });
    }
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("file_unreadable", `${what} ${file} cannot be read: ${String(code ?? error)}`, { cause: error });
}
async function readText(root, file, what) {
    const bytes = await readBytes(root, file, what, /\.ya?ml$/i.test(file) ? YAML_LIMIT : JSON_LIMIT);
    return { file, text: decode(bytes, file, what), digest: sha256(bytes) };
}
function decode(bytes, file, what) {
    if (bytes.length >= 2 && ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("invalid_file", `${what} ${file} is UTF-16`, { hint: "Save it as UTF-8." });
    }
    try {
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("invalid_file", `${what} ${file} is not valid UTF-8`, { hint: "Save it as UTF-8.", cause: error });
    }
}
function sha256(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(data).digest("hex");
}


/***/ }),

/***/ 220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pk: () => (/* binding */ SMALL_INTENT),
/* harmony export */   Ps: () => (/* binding */ metricsOf),
/* harmony export */   SJ: () => (/* binding */ resolveRules)
/* harmony export */ });
/* harmony import */ var _metrics_listing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9121);
/* harmony import */ var _metrics_map_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5535);
/* harmony import */ var _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3130);
/* harmony import */ var _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8409);
/* harmony import */ var _metrics_precision_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2573);
/* harmony import */ var _metrics_recall_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3368);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9500);
/* harmony import */ var _model_order_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4209);








/** Below this an intent's quality is its single cases, so it is gated only where the config names it. */
const SMALL_INTENT = 5;
/** Reported in any case, so that a baseline has what a later config may want to gate. */
const ALWAYS = [_metrics_recall_js__WEBPACK_IMPORTED_MODULE_5__/* .RECALL */ .wV, _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_2__/* .MRR */ .M, _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_3__/* .NDCG */ .f, _metrics_precision_js__WEBPACK_IMPORTED_MODULE_4__/* .PRECISION */ .P, _metrics_precision_js__WEBPACK_IMPORTED_MODULE_4__/* .HIT_RATE */ .V, _metrics_map_js__WEBPACK_IMPORTED_MODULE_1__/* .MAP */ .l, _metrics_listing_js__WEBPACK_IMPORTED_MODULE_0__/* .DUPLICATE_RATE */ .nP];
/** Every metric that the run is scored on: gated or named anywhere, and the usual ones at k. */
function metricsOf(config) {
    const defaults = _metrics_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .METRICS */ .Cb.filter((family) => family.gatedByDefault || ALWAYS.includes(family));
    const named = [config.gate.metrics, ...config.gate.intents.values()].flatMap((rules) => [...rules.keys()]);
    const all = new Map(defaults.map((family) => (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .metricAt */ .Qx)(family, config.k)).map((metric) => [metric.name, metric]));
    for (const name of [...named, ...config.metrics]) {
        const metric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .parseMetric */ .uo)(name);
        if (typeof metric !== "string")
            all.set(metric.name, metric);
    }
    return [...all.values()].filter((metric) => metric.family.kind !== "latency");
}
/** Every rule of the config, overall first, then by intent in code point order. */
function resolveRules(config, suite) {
    const metrics = gatedMetrics(config, suite);
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
function gatedMetrics(config, suite) {
    const byDefault = _metrics_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .METRICS */ .Cb.filter((family) => family.gatedByDefault).map((family) => (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .metricAt */ .Qx)(family, config.k));
    const all = withNamed(byDefault, config.gate.metrics);
    return config.latency === "off" ? all.filter((metric) => metric.family.kind !== "latency") : all;
}
function withNamed(metrics, named) {
    const known = new Set(metrics.map((metric) => metric.name));
    const more = [...(named?.keys() ?? [])].filter((name) => !known.has(name)).toSorted(_model_order_js__WEBPACK_IMPORTED_MODULE_7__/* .compareCodePoints */ .O);
    return [
        ...metrics,
        ...more.flatMap((name) => {
            const metric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .parseMetric */ .uo)(name);
            return typeof metric === "string" ? [] : [metric];
        }),
    ];
}
function intentsOf(config, suite) {
    const names = new Set([...suite.cases.map((each) => each.intent), ...config.gate.intents.keys()]);
    return [...names].toSorted(_model_order_js__WEBPACK_IMPORTED_MODULE_7__/* .compareCodePoints */ .O);
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
    const perIntent = config.gate.perIntent;
    if (own === undefined && (small || perIntent === "off" || !meaningful(metric, bucket)))
        return null;
    const inherited = wider?.tolerance === undefined ? undefined : { tolerance: wider.tolerance };
    // What is never tolerated overall is not tolerated in an intent either.
    const strict = metric.family.rule.tolerance.every((each) => each.value === 0);
    const shared = perIntent === null || perIntent === "off" || strict ? undefined : perIntent;
    const patches = [{ tolerance: defaults(metric).tolerance ?? [] }, inherited, shared, own];
    return makeRule(metric, scope, patches, own !== undefined);
}
function defaults(metric) {
    return metric.family.rule;
}
/** `forbidden_rate` without a forbidden list, or `false_result_rate` without a negative control, has nothing to say. */
function meaningful(metric, cases) {
    if (metric.family.kind === "latency" || metric.family.needs === undefined)
        return true;
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

/***/ 6509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   wH: () => (/* binding */ LATENCY_RULE),
/* harmony export */   ys: () => (/* binding */ absolute),
/* harmony export */   zH: () => (/* binding */ QUALITY_RULE)
/* harmony export */ });
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
/* harmony export */   T: () => (/* binding */ LATENCY),
/* harmony export */   p: () => (/* binding */ summariseLatency)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6509);
/* harmony import */ var _percentile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9182);


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
    { ...BASE, name: "latency_mean_ms", meaning: "mean time of an answer", statistic: "mean", gatedByDefault: false },
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


/***/ }),

/***/ 9121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kz: () => (/* binding */ JUDGED),
/* harmony export */   lI: () => (/* binding */ FORBIDDEN_RATE),
/* harmony export */   nP: () => (/* binding */ DUPLICATE_RATE)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6509);

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
    value: (view, k) => (view.case.forbidden.length === 0 ? null : Number(view.forbidden.slice(0, k).includes(true))),
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
        return hits.filter((hit, i) => view.covers[i].length > 0 || known.has(hit.docId)).length / hits.length;
    },
};


/***/ }),

/***/ 5535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ MAP)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6509);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9148);


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

/***/ 4930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ matchable),
  j: () => (/* binding */ matcher)
});

;// CONCATENATED MODULE: ./lib/metrics/sequence-matcher.js
/**
 * How alike two texts are, as Python's difflib.SequenceMatcher(None, a, b).ratio() has it (Ratcliff & Obershelp):
 * 2 * matched / (|a| + |b|) over code points, 1 for two empty texts. Not symmetric. `autojunk` is difflib's default,
 * which in a second text of 200 characters or more starts no match at a character that makes up over 1 % of it; it
 * exists here to reproduce figures, since it makes near-identical long texts look unlike.
 */
function sequenceRatio(a, b, autojunk) {
    const [left, right] = [codePoints(a), codePoints(b)];
    const total = left.length + right.length;
    if (total === 0)
        return 1;
    const matcher = new BlockMatcher(left, right, autojunk);
    while (matcher.step())
        ;
    return (2 * matcher.matched) / total;
}
/**
 * Whether sequenceRatio(a, b, autojunk) >= threshold, with the same answer everywhere. Cheap upper bounds come first:
 * the lengths, then the characters that both have (difflib's quick_ratio); and the full matching stops as soon as the
 * answer is clear. Division is monotonic, so comparing bounds after it decides as the ratio itself would.
 */
function ratioAtLeast(a, b, threshold, autojunk) {
    const [left, right] = [codePoints(a), codePoints(b)];
    const total = left.length + right.length;
    if (total === 0)
        return 1 >= threshold;
    const reaches = (matched) => (2 * matched) / total >= threshold;
    if (reaches(0))
        return true;
    if (!reaches(Math.min(left.length, right.length)))
        return false;
    if (!reaches(commonCharacters(left, right)))
        return false;
    const matcher = new BlockMatcher(left, right, autojunk);
    while (matcher.step()) {
        if (reaches(matcher.matched))
            return true;
        if (!reaches(matcher.matched + matcher.open))
            return false;
    }
    return reaches(matcher.matched);
}
function codePoints(text) {
    const points = new Uint32Array(text.length);
    let count = 0;
    for (const character of text)
        points[count++] = character.codePointAt(0);
    return points.subarray(0, count);
}
/** Size of the intersection of the two multisets of characters. */
function commonCharacters(a, b) {
    const left = new Map();
    for (const point of a)
        left.set(point, (left.get(point) ?? 0) + 1);
    let common = 0;
    for (const point of b) {
        const available = left.get(point) ?? 0;
        if (available === 0)
            continue;
        left.set(point, available - 1);
        common++;
    }
    return common;
}
const AUTOJUNK_FROM = 200;
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
        this.#a = a;
        this.#b = b;
        this.#positions = positionsOf(b, autojunk);
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
/** Where each character stands in b, ascending. */
function positionsOf(b, autojunk) {
    const positions = new Map();
    b.forEach((point, at) => {
        const list = positions.get(point);
        if (list === undefined)
            positions.set(point, [at]);
        else
            list.push(at);
    });
    if (!autojunk || b.length < AUTOJUNK_FROM)
        return positions;
    const most = Math.floor(b.length / 100) + 1;
    for (const [point, list] of positions)
        if (list.length > most)
            positions.delete(point);
    return positions;
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
const PYTHON_WHITE_SPACE = /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;
/** White space runs become one space, ends are trimmed, letters become lower case. */
function normaliseText(text) {
    return text.replace(PYTHON_WHITE_SPACE, " ").replace(/^ | $/g, "").toLowerCase();
}
/**
 * Both texts normalised. A text covers a passage that it contains; or that contains it, where it is at least
 * `min_contained` of the passage long (else a one-letter chunk would cover everything); or that it resembles with a
 * difflib ratio of at least `threshold`.
 */
function coversPassage(text, passage, rule) {
    if (text.length === 0 || passage.length === 0)
        return false;
    if (text.includes(passage))
        return true;
    if (passage.includes(text))
        return text.length >= rule.min_contained * passage.length;
    return ratioAtLeast(passage, text, rule.threshold, rule.autojunk);
}

;// CONCATENATED MODULE: ./lib/metrics/matching.js

/** ASCII only: locale rules would make the same suite match differently on another machine. */
function fold(text, caseSensitive) {
    return caseSensitive ? text : text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
function normalisePath(path, caseSensitive) {
    return fold(path.replaceAll("\\", "/").replace(/^(\.\/)+/, ""), caseSensitive);
}
const QUALIFIED_SEPARATORS = ["::", ".", "#", "/"];
function matchable(hit, definition, needsText) {
    const sensitive = definition.case_sensitive;
    return {
        docId: hit.docId,
        path: hit.path === undefined ? undefined : normalisePath(hit.path, sensitive),
        name: hit.name === undefined ? undefined : fold(hit.name, sensitive),
        qualifiedName: hit.qualifiedName === undefined ? undefined : fold(hit.qualifiedName, sensitive),
        text: needsText && hit.text !== undefined ? normaliseText(hit.text) : undefined,
    };
}
/** Compiles a target into a test of one hit. */
function matcher(target, definition) {
    const sensitive = definition.case_sensitive;
    const path = normalisePath(target.value, sensitive);
    const word = fold(target.value, sensitive);
    const byPath = (hit) => hit.path !== undefined && (hit.path === path || hit.path.endsWith(`/${path}`));
    const byName = (hit) => hit.name === word;
    const byQualified = (hit) => {
        const full = hit.qualifiedName;
        if (full === undefined)
            return false;
        return full === word || QUALIFIED_SEPARATORS.some((separator) => full.endsWith(separator + word));
    };
    const byId = (hit) => hit.docId === target.value;
    switch (target.kind) {
        case "path":
            return byPath;
        case "name":
            return byName;
        case "qualified_name":
            return byQualified;
        case "id":
            return byId;
        case "hint":
            return (hit) => byId(hit) || byPath(hit) || byName(hit) || byQualified(hit);
        case "text": {
            const passage = normaliseText(target.value);
            return (hit) => hit.text !== undefined && coversPassage(hit.text, passage, definition.text);
        }
    }
}


/***/ }),

/***/ 3130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ MRR)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6509);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9148);


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
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9148);


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
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9148);


function matching(view, k) {
    return view.covers.slice(0, k).filter((targets) => targets.some((target) => (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .isRelevant */ .MR)(view, target))).length;
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
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9148);


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

/***/ 9500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Cb: () => (/* binding */ METRICS),
  Qx: () => (/* binding */ metricAt),
  uo: () => (/* binding */ parseMetric)
});

// UNUSED EXPORTS: metricForms

// EXTERNAL MODULE: ./lib/metrics/family.js
var family = __webpack_require__(6509);
;// CONCATENATED MODULE: ./lib/metrics/clustering.js

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
    rule: (0,family/* absolute */.ys)(0.05),
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
var precision = __webpack_require__(2573);
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
        if (view.judged)
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
var recall = __webpack_require__(3368);
;// CONCATENATED MODULE: ./lib/metrics/registry.js
/** All metrics. Adding one is one file, one line here, one test of the same name. */









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
    listing/* JUDGED */.kz,
    CLUSTERING,
    listing/* DUPLICATE_RATE */.nP,
    listing/* FORBIDDEN_RATE */.lI,
    ZERO_RESULT_RATE,
    FALSE_RESULT_RATE,
    DEGRADED_RATE,
    ERROR_RATE,
    ...latency/* LATENCY */.T,
];
const BY_NAME = new Map(METRICS.map((family) => [family.name, family]));
/** Names that other tools use. */
const ALIASES = new Map([
    ["rr", "mrr"],
    ["success", "hit_rate"],
    ["ap", "map"],
]);
/**
 * Reads `recall@10`, `rr@5` (an alias) or `latency_p95_ms`. Returns the metric under its canonical name, or a sentence
 * that says what is wrong with the name.
 */
function parseMetric(written) {
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

/***/ 9148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ consume),
/* harmony export */   Hc: () => (/* binding */ targetRanks),
/* harmony export */   MR: () => (/* binding */ isRelevant),
/* harmony export */   U1: () => (/* binding */ viewCase),
/* harmony export */   zQ: () => (/* binding */ relevantCount)
/* harmony export */ });
/* harmony import */ var _matching_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4930);

function viewCase(subject, run, definition) {
    const answered = run.outcome.kind === "answer";
    const hits = run.outcome.kind === "answer" ? run.outcome.hits : [];
    const wanted = subject.expected.map((target) => (0,_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .matcher */ .j)(target, definition));
    const unwanted = subject.forbidden.map((target) => (0,_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .matcher */ .j)(target, definition));
    const needsText = [...subject.expected, ...subject.forbidden].some((target) => target.kind === "text");
    const seen = hits.map((hit) => (0,_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .matchable */ .k)(hit, definition, needsText));
    return {
        case: subject,
        definition,
        hits,
        covers: seen.map((hit, i) => hits[i].repeat ? [] : wanted.flatMap((matches, target) => (matches(hit) ? [target] : []))),
        forbidden: seen.map((hit) => unwanted.some((matches) => matches(hit))),
        degraded: answered && run.outcome.kind === "answer" && run.outcome.degraded,
        failed: !answered,
        judged: !subject.expectEmpty,
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

/***/ 6886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SM: () => (/* binding */ compactCanonical)
/* harmony export */ });
/* unused harmony exports roundNumber, canonicalJson */
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
/* harmony export */   HM: () => (/* binding */ GAINS),
/* harmony export */   Kr: () => (/* binding */ DEFAULT_DEFINITION),
/* harmony export */   gf: () => (/* binding */ ORDERS)
/* harmony export */ });
/* unused harmony exports PERCENTILES, COLLAPSES */
/** The config: which suite, which retriever, what the numbers mean, and what may change by how much. */
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


/***/ }),

/***/ 4209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ compareCodePoints)
/* harmony export */ });
/**
 * Compares by Unicode code point. `<` on strings compares UTF-16 units, which puts U+FFFD after U+1F600; the two
 * differ only where a surrogate meets a unit above the surrogates.
 */
function compareCodePoints(a, b) {
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
    return a.length === b.length ? 0 : a.length < b.length ? -1 : 1;
}
function isSurrogate(unit) {
    return unit >= 0xd800 && unit <= 0xdfff;
}


/***/ }),

/***/ 4141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ targetLabel),
/* harmony export */   a: () => (/* binding */ TARGET_KINDS)
/* harmony export */ });
/** The suite: queries with intents and the targets that a good retriever finds for them. */
const TARGET_KINDS = ["hint", "path", "name", "qualified_name", "id", "text"];
/** How a target is written in reports: a hint as itself, others as `kind: value`. */
function targetLabel(target) {
    return target.kind === "hint" ? target.value : `${target.kind}: ${target.value}`;
}


/***/ })

};

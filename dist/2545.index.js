export const id = 2545;
export const ids = [2545];
export const modules = {

/***/ 7522:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {

// Generated from schemas/ by scripts/generate.mjs; do not edit.
exports.y=j;const h={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"part.schema.json",title:"retrieval-eval-gate part",description:"What one shard measured. Written by `retrieval-gate gate --shard i/n`, joined by `retrieval-gate merge`; not edited by hand.",type:"object",additionalProperties:!1,required:["schema_version","shard","workflow","binding","failure","timing","environment","unstable","retries","log","cases"],properties:{schema_version:{description:"Version of this format.",const:1},shard:{description:"Which shard this is.",type:"object",additionalProperties:!1,required:["index","count"],properties:{index:{description:"1-based.",type:"integer",minimum:1,maximum:1e3},count:{description:"Number of shards.",type:"integer",minimum:1,maximum:1e3}}},workflow:{description:"The run of a workflow that measured it; null outside GitHub Actions.",type:["object","null"],additionalProperties:!1,required:["id","attempt","commit"],properties:{id:{description:"Id of the workflow run.",type:"string",pattern:"^[0-9]{1,20}$"},attempt:{description:"Attempt of the workflow run, from 1.",type:"integer",minimum:1},commit:{description:"The commit that the run is for.",type:"string",pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"}}},binding:{description:"What the checkout that judges it must have in common with it.",type:"object",additionalProperties:!1,required:["tool","config","suite","base_suite","definition","k","retriever","corpus","cases"],properties:{tool:{description:"Name and version of the gate that wrote this.",type:"string",maxLength:100},config:{description:"SHA-256 of the config file.",$ref:"#/$defs/digest"},suite:{description:"SHA-256 of the suite.",$ref:"#/$defs/digest"},base_suite:{description:"SHA-256 of the base's suite; null where no base judges.",$ref:"#/$defs/digest_or_null"},definition:{description:"SHA-256 of the definition.",$ref:"#/$defs/digest"},k:{description:"Results asked for.",type:"integer",minimum:1},retriever:{description:"SHA-256 of the retriever's settings.",$ref:"#/$defs/digest"},corpus:{description:"SHA-256 of the retriever's data; null where there is none.",$ref:"#/$defs/digest_or_null"},cases:{description:"SHA-256 of the ids and digests of all cases.",$ref:"#/$defs/digest"}}},deeper:{description:"What the retriever answered where a target was lost and more results were asked for.",type:"object",additionalProperties:!1,required:["answers","failure"],properties:{failure:{description:"Why asking for more results ended early; null where it did not.",type:["string","null"]},answers:{description:"What came where a lost case was asked for more results.",type:"array",items:{type:"object",additionalProperties:!1,required:["id","digest","ranks","returned"],properties:{id:{description:"Id of the case.",type:"string"},digest:{description:"SHA-256 of the case.",type:"string"},ranks:{description:"Rank of each target; null where it was not found.",type:"array",items:{type:["integer","null"],minimum:1}},returned:{description:"Results that came.",type:"integer",minimum:0}}}}}},failure:{description:"Why the measurement ended early; null where it is complete.",type:["object","null"],additionalProperties:!1,required:["code","message","hint"],properties:{code:{description:"Code of the error; see docs/reference/errors.md.",type:"string",pattern:"^[a-z_]{1,40}$"},message:{description:"What happened.",type:"string"},hint:{description:"What to do; null where there is no advice.",type:["string","null"]}}},timing:{description:"How the times were taken.",type:"object",additionalProperties:!1,required:["source","repeats","budget_ended","includes_start"],properties:{source:{description:"Whose clock: the gate's (`measured`), the retriever's (`reported`), that of a recorded run (`recorded`), or none (`off`).",enum:["measured","reported","recorded","off"]},repeats:{description:"How often each case was timed at most.",type:"integer",minimum:0},budget_ended:{description:"Whether time or queries ended before the plan did.",type:"boolean"},includes_start:{description:"Whether the times include the start of a process.",type:"boolean"},asked:{description:"Queries of the shard, what the planned timed ones took in milliseconds, and the plan by scope.",type:"object",additionalProperties:!1,required:["queries","ms","plan"],properties:{queries:{description:"Timed queries that were asked.",type:"integer",minimum:0},ms:{description:"Milliseconds that they took.",type:"number",minimum:0},plan:{description:"How often each scope was timed.",type:"array",items:{type:"object",additionalProperties:!1,required:["scope","repeats"],properties:{scope:{description:"Where it holds: `overall`, an intent or a tag.",type:"string"},repeats:{description:"Repeats of each case of the scope.",type:"integer",minimum:1,maximum:1e4}}}}}}}},environment:{description:"The machine and program that measured.",type:"object",additionalProperties:!1,required:["os","arch","cpu","cores","node"],properties:{os:{description:"Operating system.",type:"string",maxLength:200},arch:{description:"Processor architecture.",type:"string",maxLength:200},cpu:{description:"Processor model.",type:"string",maxLength:200},cores:{description:"Processor cores.",type:"integer",minimum:1},node:{description:"Version of Node.js.",type:"string",maxLength:200}}},unstable:{description:"Cases that were answered differently when asked again.",type:"array",items:{type:"string"}},retries:{description:"Requests that were sent again.",type:"integer",minimum:0},log:{description:"What the retriever wrote for people, cut.",type:"string",maxLength:2e5},cases:{description:"The cases of this shard.",type:"array",minItems:1,items:{$ref:"#/$defs/case"}}},$defs:{digest:{type:"string",pattern:"^[0-9a-f]{64}$"},digest_or_null:{type:["string","null"],pattern:"^[0-9a-f]{64}$"},milliseconds:{type:"number",minimum:0},case:{type:"object",additionalProperties:!1,required:["id","first_ms","samples_ms","outcome"],properties:{id:{description:"Id of the case.",type:"string"},first_ms:{description:"Milliseconds of the first, untimed answer; null where it failed.",type:["number","null"],minimum:0},samples_ms:{description:"Timed samples, in milliseconds.",type:"array",items:{$ref:"#/$defs/milliseconds"}},spans_ms:{description:"By stage, one for each timed repeat that told it.",type:"object",additionalProperties:{type:"array",items:{$ref:"#/$defs/milliseconds"}}},outcome:{description:"What the retriever answered.",$ref:"#/$defs/outcome"}}},outcome:{type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/answer"},{$ref:"#/$defs/error"}]},error:{type:"object",additionalProperties:!1,required:["kind","message"],properties:{kind:{description:"Says that the query failed.",const:"error"},message:{description:"Why the query failed.",type:"string"},asked:{description:"The run ended before this query.",const:!1}}},answer:{type:"object",additionalProperties:!1,required:["kind","hits","returned","degraded"],properties:{kind:{description:"Says that the query was answered.",const:"answer"},hits:{description:"In order, cut to k.",type:"array",items:{$ref:"#/$defs/hit"}},returned:{description:"Results before the cut.",type:"integer",minimum:0},degraded:{description:"Whether the retriever answered in degraded mode.",type:"boolean"},absent:{description:"A recorded run has no row for the query.",const:!0},reported_ms:{description:"The retriever's own time; null where it says none.",$ref:"#/$defs/milliseconds"},spans:{description:"Milliseconds by stage.",type:"object",additionalProperties:{$ref:"#/$defs/milliseconds"}},usage:{description:"Calls of models behind the answer; null where it says nothing.",type:"array",items:{$ref:"#/$defs/usage"}},answer:{description:"The text made of the results; null where there is none.",type:"string"},stages:{description:"What each stage passed on, in the order in which they ran.",type:"object",additionalProperties:{type:"array",items:{$ref:"#/$defs/hit"}}}}},usage:{type:"object",additionalProperties:!1,properties:{model:{description:"Name of the model.",type:"string"},prompt_tokens:{description:"Tokens sent to the model.",type:"number",minimum:0},completion_tokens:{description:"Tokens that the model wrote.",type:"number",minimum:0}}},hit:{type:"object",additionalProperties:!1,required:["doc_id"],properties:{doc_id:{description:"Name of the document in rankings.",type:"string"},id:{description:"Id of the document.",type:"string"},path:{description:"Path of the file.",type:"string"},name:{description:"Short name.",type:"string"},qualified_name:{description:"Full name.",type:"string"},text:{description:"Text of the result.",type:"string"},score:{description:"Score of the result.",type:"number"},cluster:{description:"Cluster of the result.",type:"string"},span:{description:"Characters of its document, the end not included.",type:"object",additionalProperties:!1,required:["start","end"],properties:{start:{description:"First character, from 0 in code points.",type:"integer",minimum:0},end:{description:"The character after the last.",type:"integer",minimum:0}}}}}}},I={type:"string",pattern:"^[0-9a-f]{64}$"},A={type:["string","null"],pattern:"^[0-9a-f]{64}$"},o=Object.prototype.hasOwnProperty,w=(__webpack_require__(36214)["default"]),T=new RegExp("^[0-9]{1,20}$","u"),O=new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$","u"),y=new RegExp("^[0-9a-f]{64}$","u"),F=new RegExp("^[a-z_]{1,40}$","u"),W={type:"object",additionalProperties:!1,required:["id","first_ms","samples_ms","outcome"],properties:{id:{description:"Id of the case.",type:"string"},first_ms:{description:"Milliseconds of the first, untimed answer; null where it failed.",type:["number","null"],minimum:0},samples_ms:{description:"Timed samples, in milliseconds.",type:"array",items:{$ref:"#/$defs/milliseconds"}},spans_ms:{description:"By stage, one for each timed repeat that told it.",type:"object",additionalProperties:{type:"array",items:{$ref:"#/$defs/milliseconds"}}},outcome:{description:"What the retriever answered.",$ref:"#/$defs/outcome"}}},H={type:"number",minimum:0},L={type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/answer"},{$ref:"#/$defs/error"}]},R={type:"object",additionalProperties:!1,required:["kind","message"],properties:{kind:{description:"Says that the query failed.",const:"error"},message:{description:"Why the query failed.",type:"string"},asked:{description:"The run ended before this query.",const:!1}}},S={type:"object",additionalProperties:!1,required:["kind","hits","returned","degraded"],properties:{kind:{description:"Says that the query was answered.",const:"answer"},hits:{description:"In order, cut to k.",type:"array",items:{$ref:"#/$defs/hit"}},returned:{description:"Results before the cut.",type:"integer",minimum:0},degraded:{description:"Whether the retriever answered in degraded mode.",type:"boolean"},absent:{description:"A recorded run has no row for the query.",const:!0},reported_ms:{description:"The retriever's own time; null where it says none.",$ref:"#/$defs/milliseconds"},spans:{description:"Milliseconds by stage.",type:"object",additionalProperties:{$ref:"#/$defs/milliseconds"}},usage:{description:"Calls of models behind the answer; null where it says nothing.",type:"array",items:{$ref:"#/$defs/usage"}},answer:{description:"The text made of the results; null where there is none.",type:"string"},stages:{description:"What each stage passed on, in the order in which they ran.",type:"object",additionalProperties:{type:"array",items:{$ref:"#/$defs/hit"}}}}},x={type:"object",additionalProperties:!1,required:["doc_id"],properties:{doc_id:{description:"Name of the document in rankings.",type:"string"},id:{description:"Id of the document.",type:"string"},path:{description:"Path of the file.",type:"string"},name:{description:"Short name.",type:"string"},qualified_name:{description:"Full name.",type:"string"},text:{description:"Text of the result.",type:"string"},score:{description:"Score of the result.",type:"number"},cluster:{description:"Cluster of the result.",type:"string"},span:{description:"Characters of its document, the end not included.",type:"object",additionalProperties:!1,required:["start","end"],properties:{start:{description:"First character, from 0 in code points.",type:"integer",minimum:0},end:{description:"The character after the last.",type:"integer",minimum:0}}}}},C={type:"object",additionalProperties:!1,properties:{model:{description:"Name of the model.",type:"string"},prompt_tokens:{description:"Tokens sent to the model.",type:"number",minimum:0},completion_tokens:{description:"Tokens that the model wrote.",type:"number",minimum:0}}};function P(n,{instancePath:a="",parentData:g,parentDataProperty:_,rootData:b=n,dynamicAnchors:k={}}={}){let e=null,i=0;const f=P.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.kind===void 0||!o.call(n,"kind")){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[r]:e.push(r),i++}if(n.hits===void 0||!o.call(n,"hits")){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hits"},message:"must have required property 'hits'"};e===null?e=[r]:e.push(r),i++}if(n.returned===void 0||!o.call(n,"returned")){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"returned"},message:"must have required property 'returned'"};e===null?e=[r]:e.push(r),i++}if(n.degraded===void 0||!o.call(n,"degraded")){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"degraded"},message:"must have required property 'degraded'"};e===null?e=[r]:e.push(r),i++}for(const r of Object.keys(n))if(!o.call(S.properties,r)){const s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(n.kind!==void 0&&o.call(n,"kind")&&n.kind!=="answer"){const r={instancePath:a+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"answer"},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(n.hits!==void 0&&o.call(n,"hits")){let r=n.hits;if(Array.isArray(r)){const s=r.length;for(let t=0;t<s;t++){let m=r[t];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.doc_id===void 0||!o.call(m,"doc_id")){const d={instancePath:a+"/hits/"+t,schemaPath:"#/$defs/hit/required",keyword:"required",params:{missingProperty:"doc_id"},message:"must have required property 'doc_id'"};e===null?e=[d]:e.push(d),i++}for(const d of Object.keys(m))if(!o.call(x.properties,d)){const p={instancePath:a+"/hits/"+t,schemaPath:"#/$defs/hit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),i++}if(m.doc_id!==void 0&&o.call(m,"doc_id")&&typeof m.doc_id!="string"){const d={instancePath:a+"/hits/"+t+"/doc_id",schemaPath:"#/$defs/hit/properties/doc_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(m.id!==void 0&&o.call(m,"id")&&typeof m.id!="string"){const d={instancePath:a+"/hits/"+t+"/id",schemaPath:"#/$defs/hit/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(m.path!==void 0&&o.call(m,"path")&&typeof m.path!="string"){const d={instancePath:a+"/hits/"+t+"/path",schemaPath:"#/$defs/hit/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(m.name!==void 0&&o.call(m,"name")&&typeof m.name!="string"){const d={instancePath:a+"/hits/"+t+"/name",schemaPath:"#/$defs/hit/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(m.qualified_name!==void 0&&o.call(m,"qualified_name")&&typeof m.qualified_name!="string"){const d={instancePath:a+"/hits/"+t+"/qualified_name",schemaPath:"#/$defs/hit/properties/qualified_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(m.text!==void 0&&o.call(m,"text")&&typeof m.text!="string"){const d={instancePath:a+"/hits/"+t+"/text",schemaPath:"#/$defs/hit/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(m.score!==void 0&&o.call(m,"score")){let d=m.score;if(!(typeof d=="number"&&isFinite(d))){const p={instancePath:a+"/hits/"+t+"/score",schemaPath:"#/$defs/hit/properties/score/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),i++}}if(m.cluster!==void 0&&o.call(m,"cluster")&&typeof m.cluster!="string"){const d={instancePath:a+"/hits/"+t+"/cluster",schemaPath:"#/$defs/hit/properties/cluster/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(m.span!==void 0&&o.call(m,"span")){let d=m.span;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.start===void 0||!o.call(d,"start")){const p={instancePath:a+"/hits/"+t+"/span",schemaPath:"#/$defs/hit/properties/span/required",keyword:"required",params:{missingProperty:"start"},message:"must have required property 'start'"};e===null?e=[p]:e.push(p),i++}if(d.end===void 0||!o.call(d,"end")){const p={instancePath:a+"/hits/"+t+"/span",schemaPath:"#/$defs/hit/properties/span/required",keyword:"required",params:{missingProperty:"end"},message:"must have required property 'end'"};e===null?e=[p]:e.push(p),i++}for(const p of Object.keys(d))if(!(p==="start"||p==="end")){const l={instancePath:a+"/hits/"+t+"/span",schemaPath:"#/$defs/hit/properties/span/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}if(d.start!==void 0&&o.call(d,"start")){let p=d.start;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const l={instancePath:a+"/hits/"+t+"/span/start",schemaPath:"#/$defs/hit/properties/span/properties/start/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){const l={instancePath:a+"/hits/"+t+"/span/start",schemaPath:"#/$defs/hit/properties/span/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}if(d.end!==void 0&&o.call(d,"end")){let p=d.end;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const l={instancePath:a+"/hits/"+t+"/span/end",schemaPath:"#/$defs/hit/properties/span/properties/end/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){const l={instancePath:a+"/hits/"+t+"/span/end",schemaPath:"#/$defs/hit/properties/span/properties/end/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}}else{const p={instancePath:a+"/hits/"+t+"/span",schemaPath:"#/$defs/hit/properties/span/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}}else{const d={instancePath:a+"/hits/"+t,schemaPath:"#/$defs/hit/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),i++}}}else{const s={instancePath:a+"/hits",schemaPath:"#/properties/hits/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.returned!==void 0&&o.call(n,"returned")){let r=n.returned;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:a+"/returned",schemaPath:"#/properties/returned/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:a+"/returned",schemaPath:"#/properties/returned/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.degraded!==void 0&&o.call(n,"degraded")&&typeof n.degraded!="boolean"){const r={instancePath:a+"/degraded",schemaPath:"#/properties/degraded/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(n.absent!==void 0&&o.call(n,"absent")&&n.absent!==!0){const r={instancePath:a+"/absent",schemaPath:"#/properties/absent/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(n.reported_ms!==void 0&&o.call(n,"reported_ms")){let r=n.reported_ms;if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){const s={instancePath:a+"/reported_ms",schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/reported_ms",schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),i++}}if(n.spans!==void 0&&o.call(n,"spans")){let r=n.spans;if(r&&typeof r=="object"&&!Array.isArray(r))for(const s of Object.keys(r)){let t=r[s];if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){const m={instancePath:a+"/spans/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}else{const m={instancePath:a+"/spans/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),i++}}else{const s={instancePath:a+"/spans",schemaPath:"#/properties/spans/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.usage!==void 0&&o.call(n,"usage")){let r=n.usage;if(Array.isArray(r)){const s=r.length;for(let t=0;t<s;t++){let m=r[t];if(m&&typeof m=="object"&&!Array.isArray(m)){for(const d of Object.keys(m))if(!(d==="model"||d==="prompt_tokens"||d==="completion_tokens")){const p={instancePath:a+"/usage/"+t,schemaPath:"#/$defs/usage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),i++}if(m.model!==void 0&&o.call(m,"model")&&typeof m.model!="string"){const d={instancePath:a+"/usage/"+t+"/model",schemaPath:"#/$defs/usage/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(m.prompt_tokens!==void 0&&o.call(m,"prompt_tokens")){let d=m.prompt_tokens;if(typeof d=="number"&&isFinite(d)){if(d<0||isNaN(d)){const p={instancePath:a+"/usage/"+t+"/prompt_tokens",schemaPath:"#/$defs/usage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),i++}}else{const p={instancePath:a+"/usage/"+t+"/prompt_tokens",schemaPath:"#/$defs/usage/properties/prompt_tokens/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),i++}}if(m.completion_tokens!==void 0&&o.call(m,"completion_tokens")){let d=m.completion_tokens;if(typeof d=="number"&&isFinite(d)){if(d<0||isNaN(d)){const p={instancePath:a+"/usage/"+t+"/completion_tokens",schemaPath:"#/$defs/usage/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),i++}}else{const p={instancePath:a+"/usage/"+t+"/completion_tokens",schemaPath:"#/$defs/usage/properties/completion_tokens/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),i++}}}else{const d={instancePath:a+"/usage/"+t,schemaPath:"#/$defs/usage/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),i++}}}else{const s={instancePath:a+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.answer!==void 0&&o.call(n,"answer")&&typeof n.answer!="string"){const r={instancePath:a+"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(n.stages!==void 0&&o.call(n,"stages")){let r=n.stages;if(r&&typeof r=="object"&&!Array.isArray(r))for(const s of Object.keys(r)){let t=r[s];if(Array.isArray(t)){const m=t.length;for(let d=0;d<m;d++){let p=t[d];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.doc_id===void 0||!o.call(p,"doc_id")){const l={instancePath:a+"/stages/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d,schemaPath:"#/$defs/hit/required",keyword:"required",params:{missingProperty:"doc_id"},message:"must have required property 'doc_id'"};e===null?e=[l]:e.push(l),i++}for(const l of Object.keys(p))if(!o.call(x.properties,l)){const u={instancePath:a+"/stages/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d,schemaPath:"#/$defs/hit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),i++}if(p.doc_id!==void 0&&o.call(p,"doc_id")&&typeof p.doc_id!="string"){const l={instancePath:a+"/stages/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d+"/doc_id",schemaPath:"#/$defs/hit/properties/doc_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}if(p.id!==void 0&&o.call(p,"id")&&typeof p.id!="string"){const l={instancePath:a+"/stages/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d+"/id",schemaPath:"#/$defs/hit/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}if(p.path!==void 0&&o.call(p,"path")&&typeof p.path!="string"){const l={instancePath:a+"/stages/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d+"/path",schemaPath:"#/$defs/hit/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}if(p.name!==void 0&&o.call(p,"name")&&typeof p.name!="string"){const l={instancePath:a+"/stages/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d+"/name",schemaPath:"#/$defs/hit/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}if(p.qualified_name!==void 0&&o.call(p,"qualified_name")&&typeof p.qualified_name!="string"){const l={instancePath:a+"/stages/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d+"/qualified_name",schemaPath:"#/$defs/hit/properties/qualified_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}if(p.text!==void 0&&o.call(p,"text")&&typeof p.text!="string"){const l={instancePath:a+"/stages/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d+"/text",schemaPath:"#/$defs/hit/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}if(p.score!==void 0&&o.call(p,"score")){let l=p.score;if(!(typeof l=="number"&&isFinite(l))){const u={instancePath:a+"/stages/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d+"/score",schemaPath:"#/$defs/hit/properties/score/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),i++}}if(p.cluster!==void 0&&o.call(p,"cluster")&&typeof p.cluster!="string"){const l={instancePath:a+"/stages/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d+"/cluster",schemaPath:"#/$defs/hit/properties/cluster/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}if(p.span!==void 0&&o.call(p,"span")){let l=p.span;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.start===void 0||!o.call(l,"start")){const u={instancePath:a+"/stages/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d+"/span",schemaPath:"#/$defs/hit/properties/span/required",keyword:"required",params:{missingProperty:"start"},message:"must have required property 'start'"};e===null?e=[u]:e.push(u),i++}if(l.end===void 0||!o.call(l,"end")){const u={instancePath:a+"/stages/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d+"/span",schemaPath:"#/$defs/hit/properties/span/required",keyword:"required",params:{missingProperty:"end"},message:"must have required property 'end'"};e===null?e=[u]:e.push(u),i++}for(const u of Object.keys(l))if(!(u==="start"||u==="end")){const c={instancePath:a+"/stages/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d+"/span",schemaPath:"#/$defs/hit/properties/span/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),i++}if(l.start!==void 0&&o.call(l,"start")){let u=l.start;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){const c={instancePath:a+"/stages/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d+"/span/start",schemaPath:"#/$defs/hit/properties/span/properties/start/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[c]:e.push(c),i++}if(typeof u=="number"&&isFinite(u)&&(u<0||isNaN(u))){const c={instancePath:a+"/stages/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d+"/span/start",schemaPath:"#/$defs/hit/properties/span/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[c]:e.push(c),i++}}if(l.end!==void 0&&o.call(l,"end")){let u=l.end;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){const c={instancePath:a+"/stages/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d+"/span/end",schemaPath:"#/$defs/hit/properties/span/properties/end/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[c]:e.push(c),i++}if(typeof u=="number"&&isFinite(u)&&(u<0||isNaN(u))){const c={instancePath:a+"/stages/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d+"/span/end",schemaPath:"#/$defs/hit/properties/span/properties/end/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[c]:e.push(c),i++}}}else{const u={instancePath:a+"/stages/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d+"/span",schemaPath:"#/$defs/hit/properties/span/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),i++}}}else{const l={instancePath:a+"/stages/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d,schemaPath:"#/$defs/hit/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),i++}}}else{const m={instancePath:a+"/stages/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/stages/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),i++}}else{const s={instancePath:a+"/stages",schemaPath:"#/properties/stages/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return P.errors=e,i===0}P.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function q(n,{instancePath:a="",parentData:g,parentDataProperty:_,rootData:b=n,dynamicAnchors:k={}}={}){let e=null,i=0;const f=q.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.kind===void 0||!o.call(n,"kind")){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[t]:e.push(t),i++}const s=n.kind;if(typeof s=="string")if(s==="answer"){P(n,{instancePath:a,parentData:g,parentDataProperty:_,rootData:b,dynamicAnchors:k})||(e=e===null?P.errors:N(e,P.errors),i=e.length);var r=!0}else if(s==="error"){if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.kind===void 0||!o.call(n,"kind")){const t={instancePath:a,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[t]:e.push(t),i++}if(n.message===void 0||!o.call(n,"message")){const t={instancePath:a,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[t]:e.push(t),i++}for(const t of Object.keys(n))if(!(t==="kind"||t==="message"||t==="asked")){const m={instancePath:a,schemaPath:"#/$defs/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),i++}if(n.kind!==void 0&&o.call(n,"kind")&&n.kind!=="error"){const t={instancePath:a+"/kind",schemaPath:"#/$defs/error/properties/kind/const",keyword:"const",params:{allowedValue:"error"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}if(n.message!==void 0&&o.call(n,"message")&&typeof n.message!="string"){const t={instancePath:a+"/message",schemaPath:"#/$defs/error/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.asked!==void 0&&o.call(n,"asked")&&n.asked!==!1){const t={instancePath:a+"/asked",schemaPath:"#/$defs/error/properties/asked/const",keyword:"const",params:{allowedValue:!1},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:a,schemaPath:"#/$defs/error/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}r!==!0&&(r=!0)}else{const t={instancePath:a,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:s},message:'value of tag "kind" must be in oneOf'};e===null?e=[t]:e.push(t),i++}else{const t={instancePath:a,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"kind",tagValue:s},message:'tag "kind" must be string'};e===null?e=[t]:e.push(t),i++}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return q.errors=e,f.props=r,i===0}q.evaluated={dynamicProps:!0,dynamicItems:!1};function v(n,{instancePath:a="",parentData:g,parentDataProperty:_,rootData:b=n,dynamicAnchors:k={}}={}){let e=null,i=0;const f=v.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0||!o.call(n,"id")){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),i++}if(n.first_ms===void 0||!o.call(n,"first_ms")){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"first_ms"},message:"must have required property 'first_ms'"};e===null?e=[r]:e.push(r),i++}if(n.samples_ms===void 0||!o.call(n,"samples_ms")){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"samples_ms"},message:"must have required property 'samples_ms'"};e===null?e=[r]:e.push(r),i++}if(n.outcome===void 0||!o.call(n,"outcome")){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"},message:"must have required property 'outcome'"};e===null?e=[r]:e.push(r),i++}for(const r of Object.keys(n))if(!(r==="id"||r==="first_ms"||r==="samples_ms"||r==="spans_ms"||r==="outcome")){const s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(n.id!==void 0&&o.call(n,"id")&&typeof n.id!="string"){const r={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(n.first_ms!==void 0&&o.call(n,"first_ms")){let r=n.first_ms;if(!(typeof r=="number"&&isFinite(r))&&r!==null){const s={instancePath:a+"/first_ms",schemaPath:"#/properties/first_ms/type",keyword:"type",params:{type:W.properties.first_ms.type},message:"must be number,null"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:a+"/first_ms",schemaPath:"#/properties/first_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.samples_ms!==void 0&&o.call(n,"samples_ms")){let r=n.samples_ms;if(Array.isArray(r)){const s=r.length;for(let t=0;t<s;t++){let m=r[t];if(typeof m=="number"&&isFinite(m)){if(m<0||isNaN(m)){const d={instancePath:a+"/samples_ms/"+t,schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}else{const d={instancePath:a+"/samples_ms/"+t,schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[d]:e.push(d),i++}}}else{const s={instancePath:a+"/samples_ms",schemaPath:"#/properties/samples_ms/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.spans_ms!==void 0&&o.call(n,"spans_ms")){let r=n.spans_ms;if(r&&typeof r=="object"&&!Array.isArray(r))for(const s of Object.keys(r)){let t=r[s];if(Array.isArray(t)){const m=t.length;for(let d=0;d<m;d++){let p=t[d];if(typeof p=="number"&&isFinite(p)){if(p<0||isNaN(p)){const l={instancePath:a+"/spans_ms/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d,schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}else{const l={instancePath:a+"/spans_ms/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d,schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),i++}}}else{const m={instancePath:a+"/spans_ms/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/spans_ms/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),i++}}else{const s={instancePath:a+"/spans_ms",schemaPath:"#/properties/spans_ms/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}n.outcome!==void 0&&o.call(n,"outcome")&&(q(n.outcome,{instancePath:a+"/outcome",parentData:n,parentDataProperty:"outcome",rootData:b,dynamicAnchors:k})||(e=e===null?q.errors:N(e,q.errors),i=e.length))}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return v.errors=e,i===0}v.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function j(n,{instancePath:a="",parentData:g,parentDataProperty:_,rootData:b=n,dynamicAnchors:k={}}={}){let e=null,i=0;const f=j.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.schema_version===void 0||!o.call(n,"schema_version")){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema_version"},message:"must have required property 'schema_version'"};e===null?e=[r]:e.push(r),i++}if(n.shard===void 0||!o.call(n,"shard")){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"shard"},message:"must have required property 'shard'"};e===null?e=[r]:e.push(r),i++}if(n.workflow===void 0||!o.call(n,"workflow")){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"workflow"},message:"must have required property 'workflow'"};e===null?e=[r]:e.push(r),i++}if(n.binding===void 0||!o.call(n,"binding")){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"binding"},message:"must have required property 'binding'"};e===null?e=[r]:e.push(r),i++}if(n.failure===void 0||!o.call(n,"failure")){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failure"},message:"must have required property 'failure'"};e===null?e=[r]:e.push(r),i++}if(n.timing===void 0||!o.call(n,"timing")){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timing"},message:"must have required property 'timing'"};e===null?e=[r]:e.push(r),i++}if(n.environment===void 0||!o.call(n,"environment")){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"environment"},message:"must have required property 'environment'"};e===null?e=[r]:e.push(r),i++}if(n.unstable===void 0||!o.call(n,"unstable")){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"unstable"},message:"must have required property 'unstable'"};e===null?e=[r]:e.push(r),i++}if(n.retries===void 0||!o.call(n,"retries")){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retries"},message:"must have required property 'retries'"};e===null?e=[r]:e.push(r),i++}if(n.log===void 0||!o.call(n,"log")){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"log"},message:"must have required property 'log'"};e===null?e=[r]:e.push(r),i++}if(n.cases===void 0||!o.call(n,"cases")){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cases"},message:"must have required property 'cases'"};e===null?e=[r]:e.push(r),i++}for(const r of Object.keys(n))if(!o.call(h.properties,r)){const s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(n.schema_version!==void 0&&o.call(n,"schema_version")&&n.schema_version!==1){const r={instancePath:a+"/schema_version",schemaPath:"#/properties/schema_version/const",keyword:"const",params:{allowedValue:1},message:"must be equal to constant"};e===null?e=[r]:e.push(r),i++}if(n.shard!==void 0&&o.call(n,"shard")){let r=n.shard;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.index===void 0||!o.call(r,"index")){const s={instancePath:a+"/shard",schemaPath:"#/properties/shard/required",keyword:"required",params:{missingProperty:"index"},message:"must have required property 'index'"};e===null?e=[s]:e.push(s),i++}if(r.count===void 0||!o.call(r,"count")){const s={instancePath:a+"/shard",schemaPath:"#/properties/shard/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[s]:e.push(s),i++}for(const s of Object.keys(r))if(!(s==="index"||s==="count")){const t={instancePath:a+"/shard",schemaPath:"#/properties/shard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.index!==void 0&&o.call(r,"index")){let s=r.index;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:a+"/shard/index",schemaPath:"#/properties/shard/properties/index/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s)){const t={instancePath:a+"/shard/index",schemaPath:"#/properties/shard/properties/index/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[t]:e.push(t),i++}if(s<1||isNaN(s)){const t={instancePath:a+"/shard/index",schemaPath:"#/properties/shard/properties/index/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}if(r.count!==void 0&&o.call(r,"count")){let s=r.count;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:a+"/shard/count",schemaPath:"#/properties/shard/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s)){const t={instancePath:a+"/shard/count",schemaPath:"#/properties/shard/properties/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[t]:e.push(t),i++}if(s<1||isNaN(s)){const t={instancePath:a+"/shard/count",schemaPath:"#/properties/shard/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}}else{const s={instancePath:a+"/shard",schemaPath:"#/properties/shard/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.workflow!==void 0&&o.call(n,"workflow")){let r=n.workflow;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){const s={instancePath:a+"/workflow",schemaPath:"#/properties/workflow/type",keyword:"type",params:{type:h.properties.workflow.type},message:"must be object,null"};e===null?e=[s]:e.push(s),i++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0||!o.call(r,"id")){const s={instancePath:a+"/workflow",schemaPath:"#/properties/workflow/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),i++}if(r.attempt===void 0||!o.call(r,"attempt")){const s={instancePath:a+"/workflow",schemaPath:"#/properties/workflow/required",keyword:"required",params:{missingProperty:"attempt"},message:"must have required property 'attempt'"};e===null?e=[s]:e.push(s),i++}if(r.commit===void 0||!o.call(r,"commit")){const s={instancePath:a+"/workflow",schemaPath:"#/properties/workflow/required",keyword:"required",params:{missingProperty:"commit"},message:"must have required property 'commit'"};e===null?e=[s]:e.push(s),i++}for(const s of Object.keys(r))if(!(s==="id"||s==="attempt"||s==="commit")){const t={instancePath:a+"/workflow",schemaPath:"#/properties/workflow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.id!==void 0&&o.call(r,"id")){let s=r.id;if(typeof s=="string"){if(!T.test(s)){const t={instancePath:a+"/workflow/id",schemaPath:"#/properties/workflow/properties/id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,20}$"},message:'must match pattern "^[0-9]{1,20}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:a+"/workflow/id",schemaPath:"#/properties/workflow/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(r.attempt!==void 0&&o.call(r,"attempt")){let s=r.attempt;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:a+"/workflow/attempt",schemaPath:"#/properties/workflow/properties/attempt/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){const t={instancePath:a+"/workflow/attempt",schemaPath:"#/properties/workflow/properties/attempt/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}if(r.commit!==void 0&&o.call(r,"commit")){let s=r.commit;if(typeof s=="string"){if(!O.test(s)){const t={instancePath:a+"/workflow/commit",schemaPath:"#/properties/workflow/properties/commit/pattern",keyword:"pattern",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:a+"/workflow/commit",schemaPath:"#/properties/workflow/properties/commit/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}}if(n.binding!==void 0&&o.call(n,"binding")){let r=n.binding;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.tool===void 0||!o.call(r,"tool")){const s={instancePath:a+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"tool"},message:"must have required property 'tool'"};e===null?e=[s]:e.push(s),i++}if(r.config===void 0||!o.call(r,"config")){const s={instancePath:a+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"config"},message:"must have required property 'config'"};e===null?e=[s]:e.push(s),i++}if(r.suite===void 0||!o.call(r,"suite")){const s={instancePath:a+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"suite"},message:"must have required property 'suite'"};e===null?e=[s]:e.push(s),i++}if(r.base_suite===void 0||!o.call(r,"base_suite")){const s={instancePath:a+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"base_suite"},message:"must have required property 'base_suite'"};e===null?e=[s]:e.push(s),i++}if(r.definition===void 0||!o.call(r,"definition")){const s={instancePath:a+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"definition"},message:"must have required property 'definition'"};e===null?e=[s]:e.push(s),i++}if(r.k===void 0||!o.call(r,"k")){const s={instancePath:a+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"k"},message:"must have required property 'k'"};e===null?e=[s]:e.push(s),i++}if(r.retriever===void 0||!o.call(r,"retriever")){const s={instancePath:a+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"retriever"},message:"must have required property 'retriever'"};e===null?e=[s]:e.push(s),i++}if(r.corpus===void 0||!o.call(r,"corpus")){const s={instancePath:a+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"corpus"},message:"must have required property 'corpus'"};e===null?e=[s]:e.push(s),i++}if(r.cases===void 0||!o.call(r,"cases")){const s={instancePath:a+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"cases"},message:"must have required property 'cases'"};e===null?e=[s]:e.push(s),i++}for(const s of Object.keys(r))if(!o.call(h.properties.binding.properties,s)){const t={instancePath:a+"/binding",schemaPath:"#/properties/binding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.tool!==void 0&&o.call(r,"tool")){let s=r.tool;if(typeof s=="string"){if(w(s)>100){const t={instancePath:a+"/binding/tool",schemaPath:"#/properties/binding/properties/tool/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:a+"/binding/tool",schemaPath:"#/properties/binding/properties/tool/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(r.config!==void 0&&o.call(r,"config")){let s=r.config;if(typeof s=="string"){if(!y.test(s)){const t={instancePath:a+"/binding/config",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:a+"/binding/config",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(r.suite!==void 0&&o.call(r,"suite")){let s=r.suite;if(typeof s=="string"){if(!y.test(s)){const t={instancePath:a+"/binding/suite",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:a+"/binding/suite",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(r.base_suite!==void 0&&o.call(r,"base_suite")){let s=r.base_suite;if(typeof s!="string"&&s!==null){const t={instancePath:a+"/binding/base_suite",schemaPath:"#/$defs/digest_or_null/type",keyword:"type",params:{type:A.type},message:"must be string,null"};e===null?e=[t]:e.push(t),i++}if(typeof s=="string"&&!y.test(s)){const t={instancePath:a+"/binding/base_suite",schemaPath:"#/$defs/digest_or_null/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}if(r.definition!==void 0&&o.call(r,"definition")){let s=r.definition;if(typeof s=="string"){if(!y.test(s)){const t={instancePath:a+"/binding/definition",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:a+"/binding/definition",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(r.k!==void 0&&o.call(r,"k")){let s=r.k;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:a+"/binding/k",schemaPath:"#/properties/binding/properties/k/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){const t={instancePath:a+"/binding/k",schemaPath:"#/properties/binding/properties/k/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}if(r.retriever!==void 0&&o.call(r,"retriever")){let s=r.retriever;if(typeof s=="string"){if(!y.test(s)){const t={instancePath:a+"/binding/retriever",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:a+"/binding/retriever",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(r.corpus!==void 0&&o.call(r,"corpus")){let s=r.corpus;if(typeof s!="string"&&s!==null){const t={instancePath:a+"/binding/corpus",schemaPath:"#/$defs/digest_or_null/type",keyword:"type",params:{type:A.type},message:"must be string,null"};e===null?e=[t]:e.push(t),i++}if(typeof s=="string"&&!y.test(s)){const t={instancePath:a+"/binding/corpus",schemaPath:"#/$defs/digest_or_null/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}if(r.cases!==void 0&&o.call(r,"cases")){let s=r.cases;if(typeof s=="string"){if(!y.test(s)){const t={instancePath:a+"/binding/cases",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:a+"/binding/cases",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{const s={instancePath:a+"/binding",schemaPath:"#/properties/binding/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.deeper!==void 0&&o.call(n,"deeper")){let r=n.deeper;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.answers===void 0||!o.call(r,"answers")){const s={instancePath:a+"/deeper",schemaPath:"#/properties/deeper/required",keyword:"required",params:{missingProperty:"answers"},message:"must have required property 'answers'"};e===null?e=[s]:e.push(s),i++}if(r.failure===void 0||!o.call(r,"failure")){const s={instancePath:a+"/deeper",schemaPath:"#/properties/deeper/required",keyword:"required",params:{missingProperty:"failure"},message:"must have required property 'failure'"};e===null?e=[s]:e.push(s),i++}for(const s of Object.keys(r))if(!(s==="failure"||s==="answers")){const t={instancePath:a+"/deeper",schemaPath:"#/properties/deeper/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.failure!==void 0&&o.call(r,"failure")){let s=r.failure;if(typeof s!="string"&&s!==null){const t={instancePath:a+"/deeper/failure",schemaPath:"#/properties/deeper/properties/failure/type",keyword:"type",params:{type:h.properties.deeper.properties.failure.type},message:"must be string,null"};e===null?e=[t]:e.push(t),i++}}if(r.answers!==void 0&&o.call(r,"answers")){let s=r.answers;if(Array.isArray(s)){const t=s.length;for(let m=0;m<t;m++){let d=s[m];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.id===void 0||!o.call(d,"id")){const p={instancePath:a+"/deeper/answers/"+m,schemaPath:"#/properties/deeper/properties/answers/items/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[p]:e.push(p),i++}if(d.digest===void 0||!o.call(d,"digest")){const p={instancePath:a+"/deeper/answers/"+m,schemaPath:"#/properties/deeper/properties/answers/items/required",keyword:"required",params:{missingProperty:"digest"},message:"must have required property 'digest'"};e===null?e=[p]:e.push(p),i++}if(d.ranks===void 0||!o.call(d,"ranks")){const p={instancePath:a+"/deeper/answers/"+m,schemaPath:"#/properties/deeper/properties/answers/items/required",keyword:"required",params:{missingProperty:"ranks"},message:"must have required property 'ranks'"};e===null?e=[p]:e.push(p),i++}if(d.returned===void 0||!o.call(d,"returned")){const p={instancePath:a+"/deeper/answers/"+m,schemaPath:"#/properties/deeper/properties/answers/items/required",keyword:"required",params:{missingProperty:"returned"},message:"must have required property 'returned'"};e===null?e=[p]:e.push(p),i++}for(const p of Object.keys(d))if(!(p==="id"||p==="digest"||p==="ranks"||p==="returned")){const l={instancePath:a+"/deeper/answers/"+m,schemaPath:"#/properties/deeper/properties/answers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}if(d.id!==void 0&&o.call(d,"id")&&typeof d.id!="string"){const p={instancePath:a+"/deeper/answers/"+m+"/id",schemaPath:"#/properties/deeper/properties/answers/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(d.digest!==void 0&&o.call(d,"digest")&&typeof d.digest!="string"){const p={instancePath:a+"/deeper/answers/"+m+"/digest",schemaPath:"#/properties/deeper/properties/answers/items/properties/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(d.ranks!==void 0&&o.call(d,"ranks")){let p=d.ranks;if(Array.isArray(p)){const l=p.length;for(let u=0;u<l;u++){let c=p[u];if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null){const $={instancePath:a+"/deeper/answers/"+m+"/ranks/"+u,schemaPath:"#/properties/deeper/properties/answers/items/properties/ranks/items/type",keyword:"type",params:{type:h.properties.deeper.properties.answers.items.properties.ranks.items.type},message:"must be integer,null"};e===null?e=[$]:e.push($),i++}if(typeof c=="number"&&isFinite(c)&&(c<1||isNaN(c))){const $={instancePath:a+"/deeper/answers/"+m+"/ranks/"+u,schemaPath:"#/properties/deeper/properties/answers/items/properties/ranks/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[$]:e.push($),i++}}}else{const l={instancePath:a+"/deeper/answers/"+m+"/ranks",schemaPath:"#/properties/deeper/properties/answers/items/properties/ranks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),i++}}if(d.returned!==void 0&&o.call(d,"returned")){let p=d.returned;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const l={instancePath:a+"/deeper/answers/"+m+"/returned",schemaPath:"#/properties/deeper/properties/answers/items/properties/returned/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))){const l={instancePath:a+"/deeper/answers/"+m+"/returned",schemaPath:"#/properties/deeper/properties/answers/items/properties/returned/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}}else{const p={instancePath:a+"/deeper/answers/"+m,schemaPath:"#/properties/deeper/properties/answers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}}else{const t={instancePath:a+"/deeper/answers",schemaPath:"#/properties/deeper/properties/answers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{const s={instancePath:a+"/deeper",schemaPath:"#/properties/deeper/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.failure!==void 0&&o.call(n,"failure")){let r=n.failure;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){const s={instancePath:a+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type:h.properties.failure.type},message:"must be object,null"};e===null?e=[s]:e.push(s),i++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.code===void 0||!o.call(r,"code")){const s={instancePath:a+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[s]:e.push(s),i++}if(r.message===void 0||!o.call(r,"message")){const s={instancePath:a+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[s]:e.push(s),i++}if(r.hint===void 0||!o.call(r,"hint")){const s={instancePath:a+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty:"hint"},message:"must have required property 'hint'"};e===null?e=[s]:e.push(s),i++}for(const s of Object.keys(r))if(!(s==="code"||s==="message"||s==="hint")){const t={instancePath:a+"/failure",schemaPath:"#/properties/failure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.code!==void 0&&o.call(r,"code")){let s=r.code;if(typeof s=="string"){if(!F.test(s)){const t={instancePath:a+"/failure/code",schemaPath:"#/properties/failure/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z_]{1,40}$"},message:'must match pattern "^[a-z_]{1,40}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:a+"/failure/code",schemaPath:"#/properties/failure/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(r.message!==void 0&&o.call(r,"message")&&typeof r.message!="string"){const s={instancePath:a+"/failure/message",schemaPath:"#/properties/failure/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(r.hint!==void 0&&o.call(r,"hint")){let s=r.hint;if(typeof s!="string"&&s!==null){const t={instancePath:a+"/failure/hint",schemaPath:"#/properties/failure/properties/hint/type",keyword:"type",params:{type:h.properties.failure.properties.hint.type},message:"must be string,null"};e===null?e=[t]:e.push(t),i++}}}}if(n.timing!==void 0&&o.call(n,"timing")){let r=n.timing;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.source===void 0||!o.call(r,"source")){const s={instancePath:a+"/timing",schemaPath:"#/properties/timing/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[s]:e.push(s),i++}if(r.repeats===void 0||!o.call(r,"repeats")){const s={instancePath:a+"/timing",schemaPath:"#/properties/timing/required",keyword:"required",params:{missingProperty:"repeats"},message:"must have required property 'repeats'"};e===null?e=[s]:e.push(s),i++}if(r.budget_ended===void 0||!o.call(r,"budget_ended")){const s={instancePath:a+"/timing",schemaPath:"#/properties/timing/required",keyword:"required",params:{missingProperty:"budget_ended"},message:"must have required property 'budget_ended'"};e===null?e=[s]:e.push(s),i++}if(r.includes_start===void 0||!o.call(r,"includes_start")){const s={instancePath:a+"/timing",schemaPath:"#/properties/timing/required",keyword:"required",params:{missingProperty:"includes_start"},message:"must have required property 'includes_start'"};e===null?e=[s]:e.push(s),i++}for(const s of Object.keys(r))if(!(s==="source"||s==="repeats"||s==="budget_ended"||s==="includes_start"||s==="asked")){const t={instancePath:a+"/timing",schemaPath:"#/properties/timing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.source!==void 0&&o.call(r,"source")){let s=r.source;if(!(s==="measured"||s==="reported"||s==="recorded"||s==="off")){const t={instancePath:a+"/timing/source",schemaPath:"#/properties/timing/properties/source/enum",keyword:"enum",params:{allowedValues:h.properties.timing.properties.source.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(r.repeats!==void 0&&o.call(r,"repeats")){let s=r.repeats;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:a+"/timing/repeats",schemaPath:"#/properties/timing/properties/repeats/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const t={instancePath:a+"/timing/repeats",schemaPath:"#/properties/timing/properties/repeats/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}if(r.budget_ended!==void 0&&o.call(r,"budget_ended")&&typeof r.budget_ended!="boolean"){const s={instancePath:a+"/timing/budget_ended",schemaPath:"#/properties/timing/properties/budget_ended/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(r.includes_start!==void 0&&o.call(r,"includes_start")&&typeof r.includes_start!="boolean"){const s={instancePath:a+"/timing/includes_start",schemaPath:"#/properties/timing/properties/includes_start/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(r.asked!==void 0&&o.call(r,"asked")){let s=r.asked;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.queries===void 0||!o.call(s,"queries")){const t={instancePath:a+"/timing/asked",schemaPath:"#/properties/timing/properties/asked/required",keyword:"required",params:{missingProperty:"queries"},message:"must have required property 'queries'"};e===null?e=[t]:e.push(t),i++}if(s.ms===void 0||!o.call(s,"ms")){const t={instancePath:a+"/timing/asked",schemaPath:"#/properties/timing/properties/asked/required",keyword:"required",params:{missingProperty:"ms"},message:"must have required property 'ms'"};e===null?e=[t]:e.push(t),i++}if(s.plan===void 0||!o.call(s,"plan")){const t={instancePath:a+"/timing/asked",schemaPath:"#/properties/timing/properties/asked/required",keyword:"required",params:{missingProperty:"plan"},message:"must have required property 'plan'"};e===null?e=[t]:e.push(t),i++}for(const t of Object.keys(s))if(!(t==="queries"||t==="ms"||t==="plan")){const m={instancePath:a+"/timing/asked",schemaPath:"#/properties/timing/properties/asked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),i++}if(s.queries!==void 0&&o.call(s,"queries")){let t=s.queries;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const m={instancePath:a+"/timing/asked/queries",schemaPath:"#/properties/timing/properties/asked/properties/queries/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){const m={instancePath:a+"/timing/asked/queries",schemaPath:"#/properties/timing/properties/asked/properties/queries/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}if(s.ms!==void 0&&o.call(s,"ms")){let t=s.ms;if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){const m={instancePath:a+"/timing/asked/ms",schemaPath:"#/properties/timing/properties/asked/properties/ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}else{const m={instancePath:a+"/timing/asked/ms",schemaPath:"#/properties/timing/properties/asked/properties/ms/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),i++}}if(s.plan!==void 0&&o.call(s,"plan")){let t=s.plan;if(Array.isArray(t)){const m=t.length;for(let d=0;d<m;d++){let p=t[d];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.scope===void 0||!o.call(p,"scope")){const l={instancePath:a+"/timing/asked/plan/"+d,schemaPath:"#/properties/timing/properties/asked/properties/plan/items/required",keyword:"required",params:{missingProperty:"scope"},message:"must have required property 'scope'"};e===null?e=[l]:e.push(l),i++}if(p.repeats===void 0||!o.call(p,"repeats")){const l={instancePath:a+"/timing/asked/plan/"+d,schemaPath:"#/properties/timing/properties/asked/properties/plan/items/required",keyword:"required",params:{missingProperty:"repeats"},message:"must have required property 'repeats'"};e===null?e=[l]:e.push(l),i++}for(const l of Object.keys(p))if(!(l==="scope"||l==="repeats")){const u={instancePath:a+"/timing/asked/plan/"+d,schemaPath:"#/properties/timing/properties/asked/properties/plan/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),i++}if(p.scope!==void 0&&o.call(p,"scope")&&typeof p.scope!="string"){const l={instancePath:a+"/timing/asked/plan/"+d+"/scope",schemaPath:"#/properties/timing/properties/asked/properties/plan/items/properties/scope/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}if(p.repeats!==void 0&&o.call(p,"repeats")){let l=p.repeats;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const u={instancePath:a+"/timing/asked/plan/"+d+"/repeats",schemaPath:"#/properties/timing/properties/asked/properties/plan/items/properties/repeats/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof l=="number"&&isFinite(l)){if(l>1e4||isNaN(l)){const u={instancePath:a+"/timing/asked/plan/"+d+"/repeats",schemaPath:"#/properties/timing/properties/asked/properties/plan/items/properties/repeats/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[u]:e.push(u),i++}if(l<1||isNaN(l)){const u={instancePath:a+"/timing/asked/plan/"+d+"/repeats",schemaPath:"#/properties/timing/properties/asked/properties/plan/items/properties/repeats/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),i++}}}}else{const l={instancePath:a+"/timing/asked/plan/"+d,schemaPath:"#/properties/timing/properties/asked/properties/plan/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),i++}}}else{const m={instancePath:a+"/timing/asked/plan",schemaPath:"#/properties/timing/properties/asked/properties/plan/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),i++}}}else{const t={instancePath:a+"/timing/asked",schemaPath:"#/properties/timing/properties/asked/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{const s={instancePath:a+"/timing",schemaPath:"#/properties/timing/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.environment!==void 0&&o.call(n,"environment")){let r=n.environment;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.os===void 0||!o.call(r,"os")){const s={instancePath:a+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"os"},message:"must have required property 'os'"};e===null?e=[s]:e.push(s),i++}if(r.arch===void 0||!o.call(r,"arch")){const s={instancePath:a+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"arch"},message:"must have required property 'arch'"};e===null?e=[s]:e.push(s),i++}if(r.cpu===void 0||!o.call(r,"cpu")){const s={instancePath:a+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"cpu"},message:"must have required property 'cpu'"};e===null?e=[s]:e.push(s),i++}if(r.cores===void 0||!o.call(r,"cores")){const s={instancePath:a+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"cores"},message:"must have required property 'cores'"};e===null?e=[s]:e.push(s),i++}if(r.node===void 0||!o.call(r,"node")){const s={instancePath:a+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"node"},message:"must have required property 'node'"};e===null?e=[s]:e.push(s),i++}for(const s of Object.keys(r))if(!(s==="os"||s==="arch"||s==="cpu"||s==="cores"||s==="node")){const t={instancePath:a+"/environment",schemaPath:"#/properties/environment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(r.os!==void 0&&o.call(r,"os")){let s=r.os;if(typeof s=="string"){if(w(s)>200){const t={instancePath:a+"/environment/os",schemaPath:"#/properties/environment/properties/os/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:a+"/environment/os",schemaPath:"#/properties/environment/properties/os/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(r.arch!==void 0&&o.call(r,"arch")){let s=r.arch;if(typeof s=="string"){if(w(s)>200){const t={instancePath:a+"/environment/arch",schemaPath:"#/properties/environment/properties/arch/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:a+"/environment/arch",schemaPath:"#/properties/environment/properties/arch/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(r.cpu!==void 0&&o.call(r,"cpu")){let s=r.cpu;if(typeof s=="string"){if(w(s)>200){const t={instancePath:a+"/environment/cpu",schemaPath:"#/properties/environment/properties/cpu/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:a+"/environment/cpu",schemaPath:"#/properties/environment/properties/cpu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(r.cores!==void 0&&o.call(r,"cores")){let s=r.cores;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const t={instancePath:a+"/environment/cores",schemaPath:"#/properties/environment/properties/cores/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){const t={instancePath:a+"/environment/cores",schemaPath:"#/properties/environment/properties/cores/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}if(r.node!==void 0&&o.call(r,"node")){let s=r.node;if(typeof s=="string"){if(w(s)>200){const t={instancePath:a+"/environment/node",schemaPath:"#/properties/environment/properties/node/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:a+"/environment/node",schemaPath:"#/properties/environment/properties/node/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{const s={instancePath:a+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.unstable!==void 0&&o.call(n,"unstable")){let r=n.unstable;if(Array.isArray(r)){const s=r.length;for(let t=0;t<s;t++)if(typeof r[t]!="string"){const m={instancePath:a+"/unstable/"+t,schemaPath:"#/properties/unstable/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}else{const s={instancePath:a+"/unstable",schemaPath:"#/properties/unstable/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.retries!==void 0&&o.call(n,"retries")){let r=n.retries;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:a+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:a+"/retries",schemaPath:"#/properties/retries/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.log!==void 0&&o.call(n,"log")){let r=n.log;if(typeof r=="string"){if(w(r)>2e5){const s={instancePath:a+"/log",schemaPath:"#/properties/log/maxLength",keyword:"maxLength",params:{limit:2e5},message:"must NOT have more than 200000 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:a+"/log",schemaPath:"#/properties/log/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.cases!==void 0&&o.call(n,"cases")){let r=n.cases;if(Array.isArray(r)){if(r.length<1){const t={instancePath:a+"/cases",schemaPath:"#/properties/cases/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[t]:e.push(t),i++}const s=r.length;for(let t=0;t<s;t++)v(r[t],{instancePath:a+"/cases/"+t,parentData:r,parentDataProperty:t,rootData:b,dynamicAnchors:k})||(e=e===null?v.errors:N(e,v.errors),i=e.length)}else{const s={instancePath:a+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return j.errors=e,i===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function N(n,a){for(const g of a)n.push(g);return n}exports.j=()=>({part:{$schema:"https://json-schema.org/draft/2020-12/schema",$id:"part.schema.json",title:"retrieval-eval-gate part",description:"What one shard measured. Written by `retrieval-gate gate --shard i/n`, joined by `retrieval-gate merge`; not edited by hand.",type:"object",additionalProperties:!1,required:["schema_version","shard","workflow","binding","failure","timing","environment","unstable","retries","log","cases"],properties:{schema_version:{description:"Version of this format.",const:1},shard:{description:"Which shard this is.",type:"object",additionalProperties:!1,required:["index","count"],properties:{index:{description:"1-based.",type:"integer",minimum:1,maximum:1e3},count:{description:"Number of shards.",type:"integer",minimum:1,maximum:1e3}}},workflow:{description:"The run of a workflow that measured it; null outside GitHub Actions.",type:["object","null"],additionalProperties:!1,required:["id","attempt","commit"],properties:{id:{description:"Id of the workflow run.",type:"string",pattern:"^[0-9]{1,20}$"},attempt:{description:"Attempt of the workflow run, from 1.",type:"integer",minimum:1},commit:{description:"The commit that the run is for.",type:"string",pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"}}},binding:{description:"What the checkout that judges it must have in common with it.",type:"object",additionalProperties:!1,required:["tool","config","suite","base_suite","definition","k","retriever","corpus","cases"],properties:{tool:{description:"Name and version of the gate that wrote this.",type:"string",maxLength:100},config:{description:"SHA-256 of the config file.",$ref:"#/$defs/digest"},suite:{description:"SHA-256 of the suite.",$ref:"#/$defs/digest"},base_suite:{description:"SHA-256 of the base's suite; null where no base judges.",$ref:"#/$defs/digest_or_null"},definition:{description:"SHA-256 of the definition.",$ref:"#/$defs/digest"},k:{description:"Results asked for.",type:"integer",minimum:1},retriever:{description:"SHA-256 of the retriever's settings.",$ref:"#/$defs/digest"},corpus:{description:"SHA-256 of the retriever's data; null where there is none.",$ref:"#/$defs/digest_or_null"},cases:{description:"SHA-256 of the ids and digests of all cases.",$ref:"#/$defs/digest"}}},deeper:{description:"What the retriever answered where a target was lost and more results were asked for.",type:"object",additionalProperties:!1,required:["answers","failure"],properties:{failure:{description:"Why asking for more results ended early; null where it did not.",type:["string","null"]},answers:{description:"What came where a lost case was asked for more results.",type:"array",items:{type:"object",additionalProperties:!1,required:["id","digest","ranks","returned"],properties:{id:{description:"Id of the case.",type:"string"},digest:{description:"SHA-256 of the case.",type:"string"},ranks:{description:"Rank of each target; null where it was not found.",type:"array",items:{type:["integer","null"],minimum:1}},returned:{description:"Results that came.",type:"integer",minimum:0}}}}}},failure:{description:"Why the measurement ended early; null where it is complete.",type:["object","null"],additionalProperties:!1,required:["code","message","hint"],properties:{code:{description:"Code of the error; see docs/reference/errors.md.",type:"string",pattern:"^[a-z_]{1,40}$"},message:{description:"What happened.",type:"string"},hint:{description:"What to do; null where there is no advice.",type:["string","null"]}}},timing:{description:"How the times were taken.",type:"object",additionalProperties:!1,required:["source","repeats","budget_ended","includes_start"],properties:{source:{description:"Whose clock: the gate's (`measured`), the retriever's (`reported`), that of a recorded run (`recorded`), or none (`off`).",enum:["measured","reported","recorded","off"]},repeats:{description:"How often each case was timed at most.",type:"integer",minimum:0},budget_ended:{description:"Whether time or queries ended before the plan did.",type:"boolean"},includes_start:{description:"Whether the times include the start of a process.",type:"boolean"},asked:{description:"Queries of the shard, what the planned timed ones took in milliseconds, and the plan by scope.",type:"object",additionalProperties:!1,required:["queries","ms","plan"],properties:{queries:{description:"Timed queries that were asked.",type:"integer",minimum:0},ms:{description:"Milliseconds that they took.",type:"number",minimum:0},plan:{description:"How often each scope was timed.",type:"array",items:{type:"object",additionalProperties:!1,required:["scope","repeats"],properties:{scope:{description:"Where it holds: `overall`, an intent or a tag.",type:"string"},repeats:{description:"Repeats of each case of the scope.",type:"integer",minimum:1,maximum:1e4}}}}}}}},environment:{description:"The machine and program that measured.",type:"object",additionalProperties:!1,required:["os","arch","cpu","cores","node"],properties:{os:{description:"Operating system.",type:"string",maxLength:200},arch:{description:"Processor architecture.",type:"string",maxLength:200},cpu:{description:"Processor model.",type:"string",maxLength:200},cores:{description:"Processor cores.",type:"integer",minimum:1},node:{description:"Version of Node.js.",type:"string",maxLength:200}}},unstable:{description:"Cases that were answered differently when asked again.",type:"array",items:{type:"string"}},retries:{description:"Requests that were sent again.",type:"integer",minimum:0},log:{description:"What the retriever wrote for people, cut.",type:"string",maxLength:2e5},cases:{description:"The cases of this shard.",type:"array",minItems:1,items:{$ref:"#/$defs/case"}}},$defs:{digest:{type:"string",pattern:"^[0-9a-f]{64}$"},digest_or_null:{type:["string","null"],pattern:"^[0-9a-f]{64}$"},milliseconds:{type:"number",minimum:0},case:{type:"object",additionalProperties:!1,required:["id","first_ms","samples_ms","outcome"],properties:{id:{description:"Id of the case.",type:"string"},first_ms:{description:"Milliseconds of the first, untimed answer; null where it failed.",type:["number","null"],minimum:0},samples_ms:{description:"Timed samples, in milliseconds.",type:"array",items:{$ref:"#/$defs/milliseconds"}},spans_ms:{description:"By stage, one for each timed repeat that told it.",type:"object",additionalProperties:{type:"array",items:{$ref:"#/$defs/milliseconds"}}},outcome:{description:"What the retriever answered.",$ref:"#/$defs/outcome"}}},outcome:{type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/answer"},{$ref:"#/$defs/error"}]},error:{type:"object",additionalProperties:!1,required:["kind","message"],properties:{kind:{description:"Says that the query failed.",const:"error"},message:{description:"Why the query failed.",type:"string"},asked:{description:"The run ended before this query.",const:!1}}},answer:{type:"object",additionalProperties:!1,required:["kind","hits","returned","degraded"],properties:{kind:{description:"Says that the query was answered.",const:"answer"},hits:{description:"In order, cut to k.",type:"array",items:{$ref:"#/$defs/hit"}},returned:{description:"Results before the cut.",type:"integer",minimum:0},degraded:{description:"Whether the retriever answered in degraded mode.",type:"boolean"},absent:{description:"A recorded run has no row for the query.",const:!0},reported_ms:{description:"The retriever's own time; null where it says none.",$ref:"#/$defs/milliseconds"},spans:{description:"Milliseconds by stage.",type:"object",additionalProperties:{$ref:"#/$defs/milliseconds"}},usage:{description:"Calls of models behind the answer; null where it says nothing.",type:"array",items:{$ref:"#/$defs/usage"}},answer:{description:"The text made of the results; null where there is none.",type:"string"},stages:{description:"What each stage passed on, in the order in which they ran.",type:"object",additionalProperties:{type:"array",items:{$ref:"#/$defs/hit"}}}}},usage:{type:"object",additionalProperties:!1,properties:{model:{description:"Name of the model.",type:"string"},prompt_tokens:{description:"Tokens sent to the model.",type:"number",minimum:0},completion_tokens:{description:"Tokens that the model wrote.",type:"number",minimum:0}}},hit:{type:"object",additionalProperties:!1,required:["doc_id"],properties:{doc_id:{description:"Name of the document in rankings.",type:"string"},id:{description:"Id of the document.",type:"string"},path:{description:"Path of the file.",type:"string"},name:{description:"Short name.",type:"string"},qualified_name:{description:"Full name.",type:"string"},text:{description:"Text of the result.",type:"string"},score:{description:"Score of the result.",type:"number"},cluster:{description:"Cluster of the result.",type:"string"},span:{description:"Characters of its document, the end not included.",type:"object",additionalProperties:!1,required:["start","end"],properties:{start:{description:"First character, from 0 in code points.",type:"integer",minimum:0},end:{description:"The character after the last.",type:"integer",minimum:0}}}}}}}});


/***/ }),

/***/ 1812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ judgeRun),
/* harmony export */   x: () => (/* binding */ readCache)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _files_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31462);
/* harmony import */ var _gate_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60220);
/* harmony import */ var _gate_sound_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44780);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27139);
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49946);
/* harmony import */ var _system_write_whole_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79456);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63532);








function readCache(root, { judge }) {
  return judge === void 0 ? /* @__PURE__ */ new Map() : (0,_files_part_js__WEBPACK_IMPORTED_MODULE_1__/* .loadVerdicts */ .X8)(root, judge.cache);
}
async function judgeRun(root, known, plan, measured, ports) {
  const { judge } = plan.head.config;
  if (judge === void 0 || measured.failure !== null || !isSound(plan.head, measured.head))
    return measured;
  const { judgeAnswers } = await Promise.all(/* import() */[__webpack_require__.e(6191), __webpack_require__.e(8208), __webpack_require__.e(9650), __webpack_require__.e(965)]).then(__webpack_require__.bind(__webpack_require__, 50965));
  const head = tasksOf(plan.head, measured.head);
  const base = plan.base === null ? [] : tasksOf(plan.base, measured.base);
  const progress = (0,_progress_js__WEBPACK_IMPORTED_MODULE_7__/* .showProgress */ .R)({ line: ports.line, print: ports.progress, now: () => performance.now() });
  const judged = await judgeAnswers(judge, [...head, ...base], {
    environment: ports.environment,
    signal: ports.signal,
    known,
    progress: (done, total) => progress("judging", done, total)
  });
  const { samples, spending, failure } = judged;
  const kept = await keep(root, judge, known, ports.without(judged.added));
  return {
    head: { ...withSamples(measured.head, head, samples), judging: spending },
    base: withSamples(measured.base, base, samples.slice(head.length)),
    failure: failure ?? kept
  };
}
function isSound({ config, suite, baseline }, run) {
  try {
    (0,_gate_sound_js__WEBPACK_IMPORTED_MODULE_3__/* .assertMeasured */ .TG)(config, suite, (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_4__/* .score */ .fN)(suite, run, (0,_gate_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .metricsOf */ .Ps)(config), config.definition), baseline);
    return true;
  } catch (error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError)
      return false;
    throw error;
  }
}
function tasksOf({ config, suite }, run) {
  const metrics = (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .judgedMetrics */ .PH)(config);
  const runs = new Map(run.cases.map((each) => [each.case_id, each]));
  return suite.cases.flatMap((subject) => {
    const own = runs.get(subject.id);
    if (own === void 0 || subject.expect_empty)
      return [];
    return metrics.map((metric) => ({ case: subject, run: own, metric }));
  });
}
function withSamples(run, tasks, samples) {
  const byCase = /* @__PURE__ */ new Map();
  for (const [index, task] of tasks.entries()) {
    const own = byCase.get(task.case.id) ?? /* @__PURE__ */ new Map();
    byCase.set(task.case.id, own.set(task.metric, samples[index]));
  }
  return {
    ...run,
    cases: run.cases.map((each) => {
      const judged = byCase.get(each.case_id);
      return judged === void 0 ? each : Object.assign({}, each, { judged });
    })
  };
}
async function keep(root, judge, known, added) {
  if (added.length === 0)
    return null;
  try {
    await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_6__/* .writeWhole */ .f8)(root, judge.cache, (0,_files_part_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictLines */ .rz)([...known.values(), ...added]));
    return null;
  } catch (error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError)
      return error;
    throw error;
  }
}



/***/ }),

/***/ 14830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IS: () => (/* binding */ shardOf),
/* harmony export */   Qx: () => (/* binding */ suiteName),
/* harmony export */   R8: () => (/* binding */ filesOf),
/* harmony export */   jR: () => (/* binding */ checkAsked),
/* harmony export */   jx: () => (/* binding */ hasConfig),
/* harmony export */   n6: () => (/* binding */ emptyRequest)
/* harmony export */ });
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _files_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14929);
/* harmony import */ var _files_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54803);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96786);
/* harmony import */ var _shards_split_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23925);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76760);








function emptyRequest(command, workingDirectory) {
  return {
    command,
    workingDirectory,
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
    runs: null
  };
}
const DEFAULT_CONFIG = "retrieval-gate.yaml";
function filesOf(request, root) {
  const from = node_path__WEBPACK_IMPORTED_MODULE_7__.relative(root.directory, request.workingDirectory);
  const inside = (written, what) => written === null ? null : (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .insideRoot */ .p0)(root, from, written, what);
  return {
    config: (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .insideRoot */ .p0)(root, from, request.config ?? DEFAULT_CONFIG, "config"),
    overrides: { suite: inside(request.suite, "suite"), baseline: inside(request.baseline, "baseline") }
  };
}
function hasConfig({ workingDirectory, config }) {
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_6__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_7__.resolve(workingDirectory, config ?? DEFAULT_CONFIG));
}
async function suiteName(request) {
  try {
    const root = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .findRoot */ .wg)(request.workingDirectory);
    const { config, overrides } = filesOf(request, root);
    const loaded = await (0,_files_config_js__WEBPACK_IMPORTED_MODULE_2__/* .loadConfig */ .Z)(root, config, overrides);
    return (await (0,_files_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .loadSuite */ .bu)(root, loaded.config.suites)).suite.name;
  } catch {
    return null;
  }
}
function refusalsOf(request) {
  const { command, shard, baseDirectory, leaderboard, parts, only = null } = request;
  const [merging, sharded, beside] = [command === "merge", shard !== null, baseDirectory !== null];
  const ranked = leaderboard !== null;
  return [
    [
      only !== null && (sharded || beside || ranked),
      "a part of the suite goes with neither shard nor base-directory nor leaderboard",
      "Remove --case, --intent and --tag; they are for work at the desk."
    ],
    [
      sharded && merging,
      "merge joins all shards and is none",
      "Remove shard; each part says which one it is."
    ],
    [
      sharded && command === "record",
      "a baseline is recorded of all cases, not of a shard",
      "Run gate with the shard; the report of merge brings baseline.json."
    ],
    [
      sharded && beside,
      "shard and base-directory don't go together",
      "Side by side is measured in one job: remove one of the two."
    ],
    [sharded && ranked, "a shard has no figures for a leaderboard", "Give the leaderboard to merge."],
    [
      merging && beside,
      "merge asks no retriever, so base-directory has no place in it",
      "Remove base-directory."
    ],
    [
      merging && parts.length === 0,
      "merge needs the folders of the parts",
      "Name them: `retrieval-gate merge retrieval-gate-parts`."
    ]
  ];
}
function shardOf(request) {
  const { shard } = request;
  const [, message, hint] = refusalsOf(request).find(([when]) => when) ?? [];
  if (message !== void 0 && hint !== void 0)
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", message, { hint });
  return shard === null ? null : (0,_shards_split_js__WEBPACK_IMPORTED_MODULE_5__/* .parseShard */ .uK)(shard);
}
async function checkAsked({ config, lines = /* @__PURE__ */ new Map() }, ports) {
  await (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .checkRetriever */ .x1)(config.retriever, ports).catch((error) => {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError))
      throw error;
    const [place = "retriever"] = /^retriever(?:\.[\w-]+)*/.exec(error.message) ?? [];
    const known = place.split(".").map((_, i, parts) => parts.slice(0, parts.length - i).join("."));
    const line = lines.get(known.find((each) => lines.has(each)) ?? "") ?? 1;
    const problems = [
      { file: config.file, pointer: `/${place.replaceAll(".", "/")}`, line, message: error.message }
    ];
    const { hint } = error;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError(error.code, `config ${config.file} has 1 problem`, {
      problems,
      cause: error,
      ...hint === void 0 ? {} : { hint }
    });
  });
}



/***/ }),

/***/ 31462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ loadPart),
/* harmony export */   X8: () => (/* binding */ loadVerdicts),
/* harmony export */   rz: () => (/* binding */ verdictLines)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _model_part_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42956);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72050);
/* harmony import */ var _formats_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70987);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62611);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4593);
/* harmony import */ var _part_validator_generated_cjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7522);








async function loadPart(root, file) {
  const document = await (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDocument */ .T)((0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readText */ .yR)(root, file, "part"), "invalid_part");
  (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseNewer */ ._)(document, "schema_version");
  const checked = (0,_validate_js__WEBPACK_IMPORTED_MODULE_6__/* .checkCompiled */ .AT)(document, "part", _part_validator_generated_cjs__WEBPACK_IMPORTED_MODULE_7__/* .part */ .y, () => _part_validator_generated_cjs__WEBPACK_IMPORTED_MODULE_7__/* .schemas */ .j().part);
  const { shard, workflow, binding, failure, deeper, ...rest } = checked;
  const more = deeper === void 0 ? {} : { deeper };
  return { shard, workflow, binding, failure, ...more, run: readRun(rest) };
}
function readRun(written) {
  const { environment, unstable, retries, log } = written;
  const timing = named(written.timing, _model_part_js__WEBPACK_IMPORTED_MODULE_2__/* .TIMING_NAMES */ .q8);
  const run = { cases: written.cases.map(readCase), timing, environment, unstable, retries, log };
  return run;
}
function readCase(written) {
  const { id: caseId, first_ms: firstMs, samples_ms: samplesMs } = written;
  const each = {
    case_id: caseId,
    outcome: readOutcome(written.outcome),
    first_ms: firstMs,
    samples_ms: samplesMs,
    ...stages(written)
  };
  return each;
}
function stages({ spans_ms: spans }) {
  return spans === void 0 ? {} : { spans_ms: new Map(Object.entries(spans)) };
}
function readOutcome(written) {
  if (written.kind === "error")
    return written;
  const { hits, ...answer } = written;
  return { hits: readHits(hits), ...named(answer, _model_part_js__WEBPACK_IMPORTED_MODULE_2__/* .ANSWER_NAMES */ .UR) };
}
function readHits(written) {
  const seen = /* @__PURE__ */ new Set();
  return written.map((each) => {
    const hit = named(each, _model_part_js__WEBPACK_IMPORTED_MODULE_2__/* .HIT_NAMES */ .v7);
    const repeat = seen.has(hit.doc_id);
    seen.add(hit.doc_id);
    return { repeat, ...hit };
  });
}
function named(value, names) {
  const entries = Object.entries(names).filter(([, name]) => value[name] !== void 0);
  return Object.fromEntries(entries.map(([key, name]) => [key, value[name]]));
}
function loadVerdicts(root, file) {
  const text = textOf(root, file);
  const verdicts = /* @__PURE__ */ new Map();
  const lines = /* @__PURE__ */ new Map();
  const problems = [];
  (0,_formats_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonObjects */ .T5)({ file, text }, problems, (value, line) => {
    const read = checkLine(file, value, line, problems);
    if (read === null)
      return;
    const earlier = verdicts.get(read.key);
    if (earlier !== void 0 && (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compactCanonical */ .SM)(earlier) !== (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compactCanonical */ .SM)(read)) {
      const message = `key ${read.key} has another verdict on line ${lines.get(read.key)}; remove one of the two`;
      problems.push({ file, line, message });
    }
    verdicts.set(read.key, read);
    lines.set(read.key, line);
  });
  if (problems.length > 0)
    throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_6__/* .invalid */ .Gq)("invalid_verdicts", "judge.cache", file, problems);
  return verdicts;
}
function textOf(root, file) {
  try {
    return (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readText */ .yR)(root, file, "judge.cache").text;
  } catch (error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError && error.code === "file_not_found")
      return "";
    throw error;
  }
}
function checkLine(file, value, line, problems) {
  try {
    return (0,_validate_js__WEBPACK_IMPORTED_MODULE_6__/* .checkSchema */ ._U)({ file, value, digest: "", lineOf: () => line }, "verdicts");
  } catch (error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError))
      throw error;
    problems.push(...error.problems);
    return null;
  }
}
function verdictLines(verdicts) {
  return [...verdicts].toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP)(a.key, b.key)).map((each) => `${(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compactCanonical */ .SM)(each)}
`).join("");
}



/***/ }),

/***/ 44780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EB: () => (/* binding */ assertPriced),
/* harmony export */   I: () => (/* binding */ allZero),
/* harmony export */   JR: () => (/* binding */ assertLikeClocks),
/* harmony export */   Mv: () => (/* binding */ requireComparable),
/* harmony export */   S4: () => (/* binding */ judgeDifferences),
/* harmony export */   TG: () => (/* binding */ assertMeasured),
/* harmony export */   aC: () => (/* binding */ queryErrors),
/* harmony export */   fc: () => (/* binding */ withNewModels),
/* harmony export */   tX: () => (/* binding */ differences),
/* harmony export */   uN: () => (/* binding */ gatesCost)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51613);
/* harmony import */ var _metrics_cost_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36292);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13480);
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49946);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16886);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69559);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67734);








const DISTINCT_QUERIES = 5;
function assertMeasured(config, suite, scores, baseline) {
  assertAnswered(config, scores);
  const judged = scoresOf(suite, scores, (each) => !each.expect_empty);
  if (judged.length === 0)
    return;
  const found = judged.filter((each) => each.results.length > 0);
  if (found.length === 0) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("nothing_retrieved", `none of the ${judged.length} queries got a single result`, {
      hint: "An empty index answers like this: check that the retriever's index is built before the gate runs."
    });
  }
  if (baseline !== null)
    assertNotMostlyEmpty(judged, found, baseline);
  assertNotConstant(suite, found, baseline);
}
function assertAnswered(config, scores) {
  const rule = config.gate.metrics.get("error_rate");
  if (rule === "off" || rule?.ceiling !== void 0)
    return;
  const failed = queryErrors(scores, "Fix the retriever; if some failures must be lived with, give `error_rate` a `ceiling` in the config.");
  if (failed !== null)
    throw failed;
}
function queryErrors({ cases }, hint) {
  const failed = cases.filter((each) => each.error !== null);
  const [first] = failed;
  if (first === void 0)
    return null;
  const count = failed.length === 1 ? "1 query" : `${failed.length} queries`;
  const message = `${count} failed, first "${first.id}": ${first.error}`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("query_errors", message, hint === void 0 ? {} : { hint });
}
function assertNotMostlyEmpty(judged, found, baseline) {
  const before = judged.flatMap((each) => baseline.cases.get(each.id) ?? []);
  const answered = before.filter((each) => each.results.length > 0).length;
  if (before.length === 0 || found.length / judged.length >= answered / before.length / 2)
    return;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("mostly_empty", `${found.length} of ${judged.length} queries got a result; in the baseline it was ${answered} of ${before.length}`, {
    hint: "A half-built index answers like this: check that the retriever's index is complete before the gate runs."
  });
}
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
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("constant_answers", `${distinct.size} different queries all got the same results`, {
    hint: "The retriever ignores the query: check that it reads `query` from the request."
  });
}
function allZero(suite, scores) {
  const judged = scoresOf(suite, scores, (each) => !each.expect_empty && each.answers_only !== true);
  return judged.length > 0 && !judged.some(_pairs_js__WEBPACK_IMPORTED_MODULE_7__/* .finds */ .tL);
}
function scoresOf(suite, scores, wanted) {
  const ids = new Set(suite.cases.filter(wanted).map(({ id }) => id));
  return scores.cases.filter(({ id }) => ids.has(id));
}
function assertLikeClocks(config, run, baseline) {
  const { latency, baseline: file } = config;
  if (latency === "off" || baseline === null || baseline.foreign !== void 0)
    return;
  const [before, now] = [baseline.timing.source, run.timing.source];
  if (before === "off" || now === "off" || before === now)
    return;
  if (now === "recorded" && !hasRule(config, ({ family }) => family.kind === "latency"))
    return;
  const hint = now === "recorded" || before === "recorded" ? "Times of a recorded run or of another job compare with their like only: adopt the baseline.json of such a run." : "Set latency.source to the baseline's, or record a new baseline.";
  throw notComparable(file, [{ field: "timing.source", baseline: before, current: now }], hint);
}
function hasRule({ gate }, is) {
  return (0,_model_config_js__WEBPACK_IMPORTED_MODULE_6__/* .namedRules */ .PR)(gate).some(({ rules }) => [...rules].some(([name, setting]) => {
    const metric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .parseMetric */ .uo)(name);
    return typeof metric !== "string" && is(metric) && setting !== "off";
  }));
}
function gatesCost(config) {
  return hasRule(config, ({ family }) => family.name === _metrics_cost_js__WEBPACK_IMPORTED_MODULE_2__/* .COST */ .oF.name);
}
function assertPriced(config, run) {
  const { prices } = config;
  if (prices === void 0)
    return;
  const missing = new Set(run.cases.flatMap(({ outcome }) => outcome.kind === "answer" ? (0,_metrics_cost_js__WEBPACK_IMPORTED_MODULE_2__/* .unpriced */ .Z_)(outcome.usage ?? [], prices).map(sentence) : []));
  if (missing.size === 0)
    return;
  const problems = [...missing].toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compareCodePoints */ .OP).map((message) => ({
    file: config.file,
    pointer: "/prices/models",
    message
  }));
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_config", `${config.file} lacks prices: ${problems[0].message}`, {
    problems,
    hint: "Write what the model costs under `prices.models`; what is free costs 0."
  });
}
function sentence({ model, part }) {
  if (model === null)
    return "a call does not name its model, so it has no price; send `model` in `usage`";
  const name = JSON.stringify(model);
  return part === null ? `model ${name} has no price` : `model ${name} has no price for ${part} tokens`;
}
function withNewModels(base, head) {
  return { ...base, models: new Map([...head.models, ...base.models]) };
}
function differences(config, suite, baseline) {
  const found = [];
  const compare = (field, before, now) => {
    const [a, b] = [(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactCanonical */ .SM)(before), (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactCanonical */ .SM)(now)];
    if (a === b)
      return;
    found.push({ field, baseline: a, current: b });
  };
  if (baseline.foreign !== void 0) {
    compare("suite_version", baseline.suite.revision, suite.revision);
    return found;
  }
  compare("suite.name", baseline.suite.name, suite.name);
  compare("k", baseline.k, config.k);
  const runs = baseline.runs?.length ?? 1;
  if ((0,_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .needsSpread */ .BC)(config) && runs < _runs_js__WEBPACK_IMPORTED_MODULE_1__/* .LEAST_RUNS */ .lk)
    found.push({
      field: "runs",
      baseline: String(runs),
      current: `at least ${_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .LEAST_RUNS */ .lk}, for a tolerance in spreads (record --runs)`
    });
  for (const field of Object.keys(config.definition)) {
    compare(`definition.${field}`, baseline.definition[field], config.definition[field]);
  }
  const judge = config.judge === void 0 ? null : (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeFingerprint */ .cT)(config.judge);
  for (const [field, before, now] of judgeDifferences(baseline.judge ?? null, judge))
    compare(field, before, now);
  if (config.prices === void 0 || baseline.prices === void 0 || !gatesCost(config))
    return found;
  compare("prices.currency", baseline.prices.currency, config.prices.currency);
  for (const [model, before] of baseline.prices.models) {
    const now = config.prices.models.get(model);
    if (now !== void 0)
      compare(`prices.models.${model}`, before, now);
  }
  return found;
}
function judgeDifferences(before, now) {
  if (before === null || now === null)
    return before === now ? [] : [["judge", before, now]];
  const fields = Object.keys(now);
  return fields.filter((field) => before[field] !== now[field]).map((field) => [`judge.${field}`, before[field], now[field]]);
}
function requireComparable(inputs) {
  const { config, suite, baseline } = inputs;
  if (baseline === null)
    return;
  const found = differences(config, suite, baseline);
  if (found.length === 0)
    return;
  throw notComparable(config.baseline, found, "Use the definition that the baseline was recorded with, or record a new baseline and say so in the pull request.");
}
function notComparable(file, found, hint) {
  const problems = found.map(({ field, baseline, current }) => ({
    file,
    pointer: `/${field.replaceAll(".", "/")}`,
    message: `${field} is ${baseline} in the baseline and ${current} in this run`
  }));
  return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("not_comparable", `${file} can't be compared with this run`, { problems, hint });
}



/***/ }),

/***/ 42956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UR: () => (/* binding */ ANSWER_NAMES),
/* harmony export */   q8: () => (/* binding */ TIMING_NAMES),
/* harmony export */   v7: () => (/* binding */ HIT_NAMES)
/* harmony export */ });
const HIT_NAMES = {
  doc_id: "doc_id",
  id: "id",
  path: "path",
  name: "name",
  qualified_name: "qualified_name",
  text: "text",
  score: "score",
  cluster: "cluster",
  span: "span"
};
const ANSWER_NAMES = {
  kind: "kind",
  returned: "returned",
  degraded: "degraded",
  absent: "absent",
  reported_ms: "reported_ms",
  spans: "spans",
  usage: "usage",
  answer: "answer",
  stages: "stages"
};
const TIMING_NAMES = {
  source: "source",
  repeats: "repeats",
  budget_ended: "budget_ended",
  includes_start: "includes_start",
  asked: "asked"
};



/***/ }),

/***/ 23925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   DS: () => (/* binding */ casesOf),
/* harmony export */   Z5: () => (/* binding */ partialVerdict),
/* harmony export */   dS: () => (/* binding */ standIns),
/* harmony export */   h6: () => (/* binding */ dealt),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

const MOST_SHARDS = 1e3;
function parseShard(text) {
  const [, index = NaN, count = NaN] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
  if (index <= count && count <= MOST_SHARDS)
    return { index, count };
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("usage", `shard is "${text}"`, {
    hint: `Expected i/n, the first shard being 1, such as 1/4 (4/4 the last); n is at most ${MOST_SHARDS}.`
  });
}
function shardName({ index, count }) {
  return `shard ${index} of ${count}`;
}
function dealt(cases, { index, count }) {
  return cases.filter((_, at) => at % count === index - 1);
}
function casesOf(cases, shard) {
  if (shard.count <= cases.length)
    return dealt(cases, shard);
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("usage", `${shardName(shard)}: there are ${cases.length} cases for ${shard.count} shards`, {
    hint: `Use at most ${cases.length} shards.`
  });
}
function partialVerdict(shard, asked, all) {
  return {
    verdict: "partial",
    categories: [],
    secondary_categories: [],
    checks: [],
    notices: [{ code: "shard", ...shard, cases: asked, of: all }]
  };
}
function standIns(all, own) {
  const ids = new Set(own.map((each) => each.id));
  const byIntent = /* @__PURE__ */ new Map();
  for (const each of own)
    byIntent.set(each.intent, [...byIntent.get(each.intent) ?? [], each]);
  const dealt2 = /* @__PURE__ */ new Map();
  const model = all.map(({ id, intent }) => {
    if (ids.has(id))
      return [id, id];
    const models = byIntent.get(intent) ?? own;
    const turn = dealt2.get(intent) ?? 0;
    dealt2.set(intent, turn + 1);
    return [id, models[turn % models.length].id];
  });
  return (samples) => new Map(model.flatMap(([id, from]) => {
    const taken = samples.get(from);
    return taken === void 0 ? [] : [[id, taken]];
  }));
}



/***/ })

};

export const id = 1812;
export const ids = [1812];
export const modules = {

/***/ 7522:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {

// Generated from schemas/ by scripts/generate.mjs; do not edit.
exports.y=j;const h={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"part.schema.json",title:"retrieval-eval-gate part",description:"What one shard measured. Written by `retrieval-gate gate --shard i/n`, joined by `retrieval-gate merge`; not edited by hand.",type:"object",additionalProperties:!1,required:["schema_version","shard","workflow","binding","failure","timing","environment","unstable","retries","log","cases"],properties:{schema_version:{description:"Version of this format.",const:1},shard:{description:"Which shard this is.",type:"object",additionalProperties:!1,required:["index","count"],properties:{index:{description:"1-based.",type:"integer",minimum:1,maximum:1e3},count:{description:"Number of shards.",type:"integer",minimum:1,maximum:1e3}}},workflow:{description:"The run of a workflow that measured it; null outside GitHub Actions.",type:["object","null"],additionalProperties:!1,required:["id","attempt","commit"],properties:{id:{description:"Id of the workflow run.",type:"string",pattern:"^[0-9]{1,20}$"},attempt:{description:"Attempt of the workflow run, from 1.",type:"integer",minimum:1},commit:{description:"The commit that the run is for.",type:"string",pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"}}},binding:{description:"What the checkout that judges it must have in common with it.",type:"object",additionalProperties:!1,required:["tool","config","suite","base_suite","definition","k","retriever","corpus","cases"],properties:{tool:{description:"Name and version of the gate that wrote this.",type:"string",maxLength:100},config:{description:"SHA-256 of the config file.",$ref:"#/$defs/digest"},suite:{description:"SHA-256 of the suite.",$ref:"#/$defs/digest"},base_suite:{description:"SHA-256 of the base's suite; null where no base judges.",$ref:"#/$defs/digest_or_null"},definition:{description:"SHA-256 of the definition.",$ref:"#/$defs/digest"},k:{description:"Results asked for.",type:"integer",minimum:1},retriever:{description:"SHA-256 of the retriever's settings.",$ref:"#/$defs/digest"},corpus:{description:"SHA-256 of the retriever's data; null where there is none.",$ref:"#/$defs/digest_or_null"},cases:{description:"SHA-256 of the ids and digests of all cases.",$ref:"#/$defs/digest"}}},deeper:{description:"What the retriever answered where a target was lost and more results were asked for.",type:"object",additionalProperties:!1,required:["answers","failure"],properties:{failure:{description:"Why asking for more results ended early; null where it did not.",type:["string","null"]},answers:{description:"What came where a lost case was asked for more results.",type:"array",items:{type:"object",additionalProperties:!1,required:["id","digest","ranks","returned"],properties:{id:{description:"Id of the case.",type:"string"},digest:{description:"SHA-256 of the case.",type:"string"},ranks:{description:"Rank of each target; null where it was not found.",type:"array",items:{type:["integer","null"],minimum:1}},returned:{description:"Results that came.",type:"integer",minimum:0}}}}}},failure:{description:"Why the measurement ended early; null where it is complete.",type:["object","null"],additionalProperties:!1,required:["code","message","hint"],properties:{code:{description:"Code of the error; see docs/reference/errors.md.",type:"string",pattern:"^[a-z_]{1,40}$"},message:{description:"What happened.",type:"string"},hint:{description:"What to do; null where there is no advice.",type:["string","null"]}}},timing:{description:"How the times were taken.",type:"object",additionalProperties:!1,required:["source","repeats","budget_ended","includes_start"],properties:{source:{description:"Whose clock: the gate's (`measured`), the retriever's (`reported`), that of a recorded run (`recorded`), or none (`off`).",enum:["measured","reported","recorded","off"]},repeats:{description:"How often each case was timed at most.",type:"integer",minimum:0},budget_ended:{description:"Whether time or queries ended before the plan did.",type:"boolean"},includes_start:{description:"Whether the times include the start of a process.",type:"boolean"},asked:{description:"Queries of the shard, what the planned timed ones took in milliseconds, and the plan by scope.",type:"object",additionalProperties:!1,required:["queries","ms","plan"],properties:{queries:{description:"Timed queries that were asked.",type:"integer",minimum:0},ms:{description:"Milliseconds that they took.",type:"number",minimum:0},plan:{description:"How often each scope was timed.",type:"array",items:{type:"object",additionalProperties:!1,required:["scope","repeats"],properties:{scope:{description:"Where it holds: `overall`, an intent or a tag.",type:"string"},repeats:{description:"Repeats of each case of the scope.",type:"integer",minimum:1,maximum:1e4}}}}}}}},environment:{description:"The machine and program that measured.",type:"object",additionalProperties:!1,required:["os","arch","cpu","cores","node"],properties:{os:{description:"Operating system.",type:"string",maxLength:200},arch:{description:"Processor architecture.",type:"string",maxLength:200},cpu:{description:"Processor model.",type:"string",maxLength:200},cores:{description:"Processor cores.",type:"integer",minimum:1},node:{description:"Version of Node.js.",type:"string",maxLength:200}}},unstable:{description:"Cases that were answered differently when asked again.",type:"array",items:{type:"string"}},retries:{description:"Requests that were sent again.",type:"integer",minimum:0},log:{description:"What the retriever wrote for people, cut.",type:"string",maxLength:2e5},cases:{description:"The cases of this shard.",type:"array",minItems:1,items:{$ref:"#/$defs/case"}}},$defs:{digest:{type:"string",pattern:"^[0-9a-f]{64}$"},digest_or_null:{type:["string","null"],pattern:"^[0-9a-f]{64}$"},milliseconds:{type:"number",minimum:0},case:{type:"object",additionalProperties:!1,required:["id","first_ms","samples_ms","outcome"],properties:{id:{description:"Id of the case.",type:"string"},first_ms:{description:"Milliseconds of the first, untimed answer; null where it failed.",type:["number","null"],minimum:0},samples_ms:{description:"Timed samples, in milliseconds.",type:"array",items:{$ref:"#/$defs/milliseconds"}},spans_ms:{description:"By stage, one for each timed repeat that told it.",type:"object",additionalProperties:{type:"array",items:{$ref:"#/$defs/milliseconds"}}},outcome:{description:"What the retriever answered.",$ref:"#/$defs/outcome"}}},outcome:{type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/answer"},{$ref:"#/$defs/error"}]},error:{type:"object",additionalProperties:!1,required:["kind","message"],properties:{kind:{description:"Says that the query failed.",const:"error"},message:{description:"Why the query failed.",type:"string"},asked:{description:"The run ended before this query.",const:!1}}},answer:{type:"object",additionalProperties:!1,required:["kind","hits","returned","degraded"],properties:{kind:{description:"Says that the query was answered.",const:"answer"},hits:{description:"In order, cut to k.",type:"array",items:{$ref:"#/$defs/hit"}},returned:{description:"Results before the cut.",type:"integer",minimum:0},degraded:{description:"Whether the retriever answered in degraded mode.",type:"boolean"},absent:{description:"A recorded run has no row for the query.",const:!0},reported_ms:{description:"The retriever's own time; null where it says none.",$ref:"#/$defs/milliseconds"},spans:{description:"Milliseconds by stage.",type:"object",additionalProperties:{$ref:"#/$defs/milliseconds"}},usage:{description:"Calls of models behind the answer; null where it says nothing.",type:"array",items:{$ref:"#/$defs/usage"}},answer:{description:"The text made of the results; null where there is none.",type:"string"}}},usage:{type:"object",additionalProperties:!1,properties:{model:{description:"Name of the model.",type:"string"},prompt_tokens:{description:"Tokens sent to the model.",type:"number",minimum:0},completion_tokens:{description:"Tokens that the model wrote.",type:"number",minimum:0}}},hit:{type:"object",additionalProperties:!1,required:["doc_id"],properties:{doc_id:{description:"Name of the document in rankings.",type:"string"},id:{description:"Id of the document.",type:"string"},path:{description:"Path of the file.",type:"string"},name:{description:"Short name.",type:"string"},qualified_name:{description:"Full name.",type:"string"},text:{description:"Text of the result.",type:"string"},score:{description:"Score of the result.",type:"number"},cluster:{description:"Cluster of the result.",type:"string"},span:{description:"Characters of its document, the end not included.",type:"object",additionalProperties:!1,required:["start","end"],properties:{start:{description:"First character, from 0 in code points.",type:"integer",minimum:0},end:{description:"The character after the last.",type:"integer",minimum:0}}}}}}},I={type:"string",pattern:"^[0-9a-f]{64}$"},A={type:["string","null"],pattern:"^[0-9a-f]{64}$"},o=Object.prototype.hasOwnProperty,w=(__webpack_require__(36214)["default"]),x=new RegExp("^[0-9]{1,20}$","u"),T=new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$","u"),y=new RegExp("^[0-9a-f]{64}$","u"),O=new RegExp("^[a-z_]{1,40}$","u"),F={type:"object",additionalProperties:!1,required:["id","first_ms","samples_ms","outcome"],properties:{id:{description:"Id of the case.",type:"string"},first_ms:{description:"Milliseconds of the first, untimed answer; null where it failed.",type:["number","null"],minimum:0},samples_ms:{description:"Timed samples, in milliseconds.",type:"array",items:{$ref:"#/$defs/milliseconds"}},spans_ms:{description:"By stage, one for each timed repeat that told it.",type:"object",additionalProperties:{type:"array",items:{$ref:"#/$defs/milliseconds"}}},outcome:{description:"What the retriever answered.",$ref:"#/$defs/outcome"}}},H={type:"number",minimum:0},L={type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/answer"},{$ref:"#/$defs/error"}]},R={type:"object",additionalProperties:!1,required:["kind","message"],properties:{kind:{description:"Says that the query failed.",const:"error"},message:{description:"Why the query failed.",type:"string"},asked:{description:"The run ended before this query.",const:!1}}},W={type:"object",additionalProperties:!1,required:["kind","hits","returned","degraded"],properties:{kind:{description:"Says that the query was answered.",const:"answer"},hits:{description:"In order, cut to k.",type:"array",items:{$ref:"#/$defs/hit"}},returned:{description:"Results before the cut.",type:"integer",minimum:0},degraded:{description:"Whether the retriever answered in degraded mode.",type:"boolean"},absent:{description:"A recorded run has no row for the query.",const:!0},reported_ms:{description:"The retriever's own time; null where it says none.",$ref:"#/$defs/milliseconds"},spans:{description:"Milliseconds by stage.",type:"object",additionalProperties:{$ref:"#/$defs/milliseconds"}},usage:{description:"Calls of models behind the answer; null where it says nothing.",type:"array",items:{$ref:"#/$defs/usage"}},answer:{description:"The text made of the results; null where there is none.",type:"string"}}},S={type:"object",additionalProperties:!1,required:["doc_id"],properties:{doc_id:{description:"Name of the document in rankings.",type:"string"},id:{description:"Id of the document.",type:"string"},path:{description:"Path of the file.",type:"string"},name:{description:"Short name.",type:"string"},qualified_name:{description:"Full name.",type:"string"},text:{description:"Text of the result.",type:"string"},score:{description:"Score of the result.",type:"number"},cluster:{description:"Cluster of the result.",type:"string"},span:{description:"Characters of its document, the end not included.",type:"object",additionalProperties:!1,required:["start","end"],properties:{start:{description:"First character, from 0 in code points.",type:"integer",minimum:0},end:{description:"The character after the last.",type:"integer",minimum:0}}}}},C={type:"object",additionalProperties:!1,properties:{model:{description:"Name of the model.",type:"string"},prompt_tokens:{description:"Tokens sent to the model.",type:"number",minimum:0},completion_tokens:{description:"Tokens that the model wrote.",type:"number",minimum:0}}};function P(a,{instancePath:n="",parentData:g,parentDataProperty:_,rootData:k=a,dynamicAnchors:b={}}={}){let e=null,i=0;const u=P.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0||!o.call(a,"kind")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[s]:e.push(s),i++}if(a.hits===void 0||!o.call(a,"hits")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hits"},message:"must have required property 'hits'"};e===null?e=[s]:e.push(s),i++}if(a.returned===void 0||!o.call(a,"returned")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"returned"},message:"must have required property 'returned'"};e===null?e=[s]:e.push(s),i++}if(a.degraded===void 0||!o.call(a,"degraded")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"degraded"},message:"must have required property 'degraded'"};e===null?e=[s]:e.push(s),i++}for(const s of Object.keys(a))if(!o.call(W.properties,s)){const r={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(a.kind!==void 0&&o.call(a,"kind")&&a.kind!=="answer"){const s={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"answer"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),i++}if(a.hits!==void 0&&o.call(a,"hits")){let s=a.hits;if(Array.isArray(s)){const r=s.length;for(let t=0;t<r;t++){let m=s[t];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.doc_id===void 0||!o.call(m,"doc_id")){const p={instancePath:n+"/hits/"+t,schemaPath:"#/$defs/hit/required",keyword:"required",params:{missingProperty:"doc_id"},message:"must have required property 'doc_id'"};e===null?e=[p]:e.push(p),i++}for(const p of Object.keys(m))if(!o.call(S.properties,p)){const d={instancePath:n+"/hits/"+t,schemaPath:"#/$defs/hit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),i++}if(m.doc_id!==void 0&&o.call(m,"doc_id")&&typeof m.doc_id!="string"){const p={instancePath:n+"/hits/"+t+"/doc_id",schemaPath:"#/$defs/hit/properties/doc_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.id!==void 0&&o.call(m,"id")&&typeof m.id!="string"){const p={instancePath:n+"/hits/"+t+"/id",schemaPath:"#/$defs/hit/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.path!==void 0&&o.call(m,"path")&&typeof m.path!="string"){const p={instancePath:n+"/hits/"+t+"/path",schemaPath:"#/$defs/hit/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.name!==void 0&&o.call(m,"name")&&typeof m.name!="string"){const p={instancePath:n+"/hits/"+t+"/name",schemaPath:"#/$defs/hit/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.qualified_name!==void 0&&o.call(m,"qualified_name")&&typeof m.qualified_name!="string"){const p={instancePath:n+"/hits/"+t+"/qualified_name",schemaPath:"#/$defs/hit/properties/qualified_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.text!==void 0&&o.call(m,"text")&&typeof m.text!="string"){const p={instancePath:n+"/hits/"+t+"/text",schemaPath:"#/$defs/hit/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.score!==void 0&&o.call(m,"score")){let p=m.score;if(!(typeof p=="number"&&isFinite(p))){const d={instancePath:n+"/hits/"+t+"/score",schemaPath:"#/$defs/hit/properties/score/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[d]:e.push(d),i++}}if(m.cluster!==void 0&&o.call(m,"cluster")&&typeof m.cluster!="string"){const p={instancePath:n+"/hits/"+t+"/cluster",schemaPath:"#/$defs/hit/properties/cluster/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.span!==void 0&&o.call(m,"span")){let p=m.span;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.start===void 0||!o.call(p,"start")){const d={instancePath:n+"/hits/"+t+"/span",schemaPath:"#/$defs/hit/properties/span/required",keyword:"required",params:{missingProperty:"start"},message:"must have required property 'start'"};e===null?e=[d]:e.push(d),i++}if(p.end===void 0||!o.call(p,"end")){const d={instancePath:n+"/hits/"+t+"/span",schemaPath:"#/$defs/hit/properties/span/required",keyword:"required",params:{missingProperty:"end"},message:"must have required property 'end'"};e===null?e=[d]:e.push(d),i++}for(const d of Object.keys(p))if(!(d==="start"||d==="end")){const l={instancePath:n+"/hits/"+t+"/span",schemaPath:"#/$defs/hit/properties/span/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}if(p.start!==void 0&&o.call(p,"start")){let d=p.start;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){const l={instancePath:n+"/hits/"+t+"/span/start",schemaPath:"#/$defs/hit/properties/span/properties/start/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){const l={instancePath:n+"/hits/"+t+"/span/start",schemaPath:"#/$defs/hit/properties/span/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}if(p.end!==void 0&&o.call(p,"end")){let d=p.end;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){const l={instancePath:n+"/hits/"+t+"/span/end",schemaPath:"#/$defs/hit/properties/span/properties/end/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){const l={instancePath:n+"/hits/"+t+"/span/end",schemaPath:"#/$defs/hit/properties/span/properties/end/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}}else{const d={instancePath:n+"/hits/"+t+"/span",schemaPath:"#/$defs/hit/properties/span/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),i++}}}else{const p={instancePath:n+"/hits/"+t,schemaPath:"#/$defs/hit/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}}else{const r={instancePath:n+"/hits",schemaPath:"#/properties/hits/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}if(a.returned!==void 0&&o.call(a,"returned")){let s=a.returned;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const r={instancePath:n+"/returned",schemaPath:"#/properties/returned/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const r={instancePath:n+"/returned",schemaPath:"#/properties/returned/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}if(a.degraded!==void 0&&o.call(a,"degraded")&&typeof a.degraded!="boolean"){const s={instancePath:n+"/degraded",schemaPath:"#/properties/degraded/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(a.absent!==void 0&&o.call(a,"absent")&&a.absent!==!0){const s={instancePath:n+"/absent",schemaPath:"#/properties/absent/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[s]:e.push(s),i++}if(a.reported_ms!==void 0&&o.call(a,"reported_ms")){let s=a.reported_ms;if(typeof s=="number"&&isFinite(s)){if(s<0||isNaN(s)){const r={instancePath:n+"/reported_ms",schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}else{const r={instancePath:n+"/reported_ms",schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[r]:e.push(r),i++}}if(a.spans!==void 0&&o.call(a,"spans")){let s=a.spans;if(s&&typeof s=="object"&&!Array.isArray(s))for(const r of Object.keys(s)){let t=s[r];if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){const m={instancePath:n+"/spans/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}else{const m={instancePath:n+"/spans/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),i++}}else{const r={instancePath:n+"/spans",schemaPath:"#/properties/spans/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(a.usage!==void 0&&o.call(a,"usage")){let s=a.usage;if(Array.isArray(s)){const r=s.length;for(let t=0;t<r;t++){let m=s[t];if(m&&typeof m=="object"&&!Array.isArray(m)){for(const p of Object.keys(m))if(!(p==="model"||p==="prompt_tokens"||p==="completion_tokens")){const d={instancePath:n+"/usage/"+t,schemaPath:"#/$defs/usage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),i++}if(m.model!==void 0&&o.call(m,"model")&&typeof m.model!="string"){const p={instancePath:n+"/usage/"+t+"/model",schemaPath:"#/$defs/usage/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.prompt_tokens!==void 0&&o.call(m,"prompt_tokens")){let p=m.prompt_tokens;if(typeof p=="number"&&isFinite(p)){if(p<0||isNaN(p)){const d={instancePath:n+"/usage/"+t+"/prompt_tokens",schemaPath:"#/$defs/usage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}else{const d={instancePath:n+"/usage/"+t+"/prompt_tokens",schemaPath:"#/$defs/usage/properties/prompt_tokens/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[d]:e.push(d),i++}}if(m.completion_tokens!==void 0&&o.call(m,"completion_tokens")){let p=m.completion_tokens;if(typeof p=="number"&&isFinite(p)){if(p<0||isNaN(p)){const d={instancePath:n+"/usage/"+t+"/completion_tokens",schemaPath:"#/$defs/usage/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}else{const d={instancePath:n+"/usage/"+t+"/completion_tokens",schemaPath:"#/$defs/usage/properties/completion_tokens/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[d]:e.push(d),i++}}}else{const p={instancePath:n+"/usage/"+t,schemaPath:"#/$defs/usage/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}}else{const r={instancePath:n+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}if(a.answer!==void 0&&o.call(a,"answer")&&typeof a.answer!="string"){const s={instancePath:n+"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return P.errors=e,i===0}P.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function q(a,{instancePath:n="",parentData:g,parentDataProperty:_,rootData:k=a,dynamicAnchors:b={}}={}){let e=null,i=0;const u=q.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0||!o.call(a,"kind")){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[t]:e.push(t),i++}const r=a.kind;if(typeof r=="string")if(r==="answer"){P(a,{instancePath:n,parentData:g,parentDataProperty:_,rootData:k,dynamicAnchors:b})||(e=e===null?P.errors:N(e,P.errors),i=e.length);var s=!0}else if(r==="error"){if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0||!o.call(a,"kind")){const t={instancePath:n,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[t]:e.push(t),i++}if(a.message===void 0||!o.call(a,"message")){const t={instancePath:n,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[t]:e.push(t),i++}for(const t of Object.keys(a))if(!(t==="kind"||t==="message"||t==="asked")){const m={instancePath:n,schemaPath:"#/$defs/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),i++}if(a.kind!==void 0&&o.call(a,"kind")&&a.kind!=="error"){const t={instancePath:n+"/kind",schemaPath:"#/$defs/error/properties/kind/const",keyword:"const",params:{allowedValue:"error"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}if(a.message!==void 0&&o.call(a,"message")&&typeof a.message!="string"){const t={instancePath:n+"/message",schemaPath:"#/$defs/error/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(a.asked!==void 0&&o.call(a,"asked")&&a.asked!==!1){const t={instancePath:n+"/asked",schemaPath:"#/$defs/error/properties/asked/const",keyword:"const",params:{allowedValue:!1},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n,schemaPath:"#/$defs/error/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}s!==!0&&(s=!0)}else{const t={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:r},message:'value of tag "kind" must be in oneOf'};e===null?e=[t]:e.push(t),i++}else{const t={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must be string'};e===null?e=[t]:e.push(t),i++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return q.errors=e,u.props=s,i===0}q.evaluated={dynamicProps:!0,dynamicItems:!1};function v(a,{instancePath:n="",parentData:g,parentDataProperty:_,rootData:k=a,dynamicAnchors:b={}}={}){let e=null,i=0;const u=v.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0||!o.call(a,"id")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),i++}if(a.first_ms===void 0||!o.call(a,"first_ms")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"first_ms"},message:"must have required property 'first_ms'"};e===null?e=[s]:e.push(s),i++}if(a.samples_ms===void 0||!o.call(a,"samples_ms")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"samples_ms"},message:"must have required property 'samples_ms'"};e===null?e=[s]:e.push(s),i++}if(a.outcome===void 0||!o.call(a,"outcome")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"},message:"must have required property 'outcome'"};e===null?e=[s]:e.push(s),i++}for(const s of Object.keys(a))if(!(s==="id"||s==="first_ms"||s==="samples_ms"||s==="spans_ms"||s==="outcome")){const r={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(a.id!==void 0&&o.call(a,"id")&&typeof a.id!="string"){const s={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(a.first_ms!==void 0&&o.call(a,"first_ms")){let s=a.first_ms;if(!(typeof s=="number"&&isFinite(s))&&s!==null){const r={instancePath:n+"/first_ms",schemaPath:"#/properties/first_ms/type",keyword:"type",params:{type:F.properties.first_ms.type},message:"must be number,null"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const r={instancePath:n+"/first_ms",schemaPath:"#/properties/first_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}if(a.samples_ms!==void 0&&o.call(a,"samples_ms")){let s=a.samples_ms;if(Array.isArray(s)){const r=s.length;for(let t=0;t<r;t++){let m=s[t];if(typeof m=="number"&&isFinite(m)){if(m<0||isNaN(m)){const p={instancePath:n+"/samples_ms/"+t,schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),i++}}else{const p={instancePath:n+"/samples_ms/"+t,schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),i++}}}else{const r={instancePath:n+"/samples_ms",schemaPath:"#/properties/samples_ms/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}if(a.spans_ms!==void 0&&o.call(a,"spans_ms")){let s=a.spans_ms;if(s&&typeof s=="object"&&!Array.isArray(s))for(const r of Object.keys(s)){let t=s[r];if(Array.isArray(t)){const m=t.length;for(let p=0;p<m;p++){let d=t[p];if(typeof d=="number"&&isFinite(d)){if(d<0||isNaN(d)){const l={instancePath:n+"/spans_ms/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+p,schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}else{const l={instancePath:n+"/spans_ms/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+p,schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),i++}}}else{const m={instancePath:n+"/spans_ms/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/spans_ms/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),i++}}else{const r={instancePath:n+"/spans_ms",schemaPath:"#/properties/spans_ms/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}a.outcome!==void 0&&o.call(a,"outcome")&&(q(a.outcome,{instancePath:n+"/outcome",parentData:a,parentDataProperty:"outcome",rootData:k,dynamicAnchors:b})||(e=e===null?q.errors:N(e,q.errors),i=e.length))}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return v.errors=e,i===0}v.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function j(a,{instancePath:n="",parentData:g,parentDataProperty:_,rootData:k=a,dynamicAnchors:b={}}={}){let e=null,i=0;const u=j.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.schema_version===void 0||!o.call(a,"schema_version")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema_version"},message:"must have required property 'schema_version'"};e===null?e=[s]:e.push(s),i++}if(a.shard===void 0||!o.call(a,"shard")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"shard"},message:"must have required property 'shard'"};e===null?e=[s]:e.push(s),i++}if(a.workflow===void 0||!o.call(a,"workflow")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"workflow"},message:"must have required property 'workflow'"};e===null?e=[s]:e.push(s),i++}if(a.binding===void 0||!o.call(a,"binding")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"binding"},message:"must have required property 'binding'"};e===null?e=[s]:e.push(s),i++}if(a.failure===void 0||!o.call(a,"failure")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failure"},message:"must have required property 'failure'"};e===null?e=[s]:e.push(s),i++}if(a.timing===void 0||!o.call(a,"timing")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timing"},message:"must have required property 'timing'"};e===null?e=[s]:e.push(s),i++}if(a.environment===void 0||!o.call(a,"environment")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"environment"},message:"must have required property 'environment'"};e===null?e=[s]:e.push(s),i++}if(a.unstable===void 0||!o.call(a,"unstable")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"unstable"},message:"must have required property 'unstable'"};e===null?e=[s]:e.push(s),i++}if(a.retries===void 0||!o.call(a,"retries")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retries"},message:"must have required property 'retries'"};e===null?e=[s]:e.push(s),i++}if(a.log===void 0||!o.call(a,"log")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"log"},message:"must have required property 'log'"};e===null?e=[s]:e.push(s),i++}if(a.cases===void 0||!o.call(a,"cases")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cases"},message:"must have required property 'cases'"};e===null?e=[s]:e.push(s),i++}for(const s of Object.keys(a))if(!o.call(h.properties,s)){const r={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(a.schema_version!==void 0&&o.call(a,"schema_version")&&a.schema_version!==1){const s={instancePath:n+"/schema_version",schemaPath:"#/properties/schema_version/const",keyword:"const",params:{allowedValue:1},message:"must be equal to constant"};e===null?e=[s]:e.push(s),i++}if(a.shard!==void 0&&o.call(a,"shard")){let s=a.shard;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.index===void 0||!o.call(s,"index")){const r={instancePath:n+"/shard",schemaPath:"#/properties/shard/required",keyword:"required",params:{missingProperty:"index"},message:"must have required property 'index'"};e===null?e=[r]:e.push(r),i++}if(s.count===void 0||!o.call(s,"count")){const r={instancePath:n+"/shard",schemaPath:"#/properties/shard/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[r]:e.push(r),i++}for(const r of Object.keys(s))if(!(r==="index"||r==="count")){const t={instancePath:n+"/shard",schemaPath:"#/properties/shard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.index!==void 0&&o.call(s,"index")){let r=s.index;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/shard/index",schemaPath:"#/properties/shard/properties/index/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r>1e3||isNaN(r)){const t={instancePath:n+"/shard/index",schemaPath:"#/properties/shard/properties/index/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[t]:e.push(t),i++}if(r<1||isNaN(r)){const t={instancePath:n+"/shard/index",schemaPath:"#/properties/shard/properties/index/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}if(s.count!==void 0&&o.call(s,"count")){let r=s.count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/shard/count",schemaPath:"#/properties/shard/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r>1e3||isNaN(r)){const t={instancePath:n+"/shard/count",schemaPath:"#/properties/shard/properties/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[t]:e.push(t),i++}if(r<1||isNaN(r)){const t={instancePath:n+"/shard/count",schemaPath:"#/properties/shard/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}}else{const r={instancePath:n+"/shard",schemaPath:"#/properties/shard/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(a.workflow!==void 0&&o.call(a,"workflow")){let s=a.workflow;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null){const r={instancePath:n+"/workflow",schemaPath:"#/properties/workflow/type",keyword:"type",params:{type:h.properties.workflow.type},message:"must be object,null"};e===null?e=[r]:e.push(r),i++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0||!o.call(s,"id")){const r={instancePath:n+"/workflow",schemaPath:"#/properties/workflow/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),i++}if(s.attempt===void 0||!o.call(s,"attempt")){const r={instancePath:n+"/workflow",schemaPath:"#/properties/workflow/required",keyword:"required",params:{missingProperty:"attempt"},message:"must have required property 'attempt'"};e===null?e=[r]:e.push(r),i++}if(s.commit===void 0||!o.call(s,"commit")){const r={instancePath:n+"/workflow",schemaPath:"#/properties/workflow/required",keyword:"required",params:{missingProperty:"commit"},message:"must have required property 'commit'"};e===null?e=[r]:e.push(r),i++}for(const r of Object.keys(s))if(!(r==="id"||r==="attempt"||r==="commit")){const t={instancePath:n+"/workflow",schemaPath:"#/properties/workflow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.id!==void 0&&o.call(s,"id")){let r=s.id;if(typeof r=="string"){if(!x.test(r)){const t={instancePath:n+"/workflow/id",schemaPath:"#/properties/workflow/properties/id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,20}$"},message:'must match pattern "^[0-9]{1,20}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/workflow/id",schemaPath:"#/properties/workflow/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.attempt!==void 0&&o.call(s,"attempt")){let r=s.attempt;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/workflow/attempt",schemaPath:"#/properties/workflow/properties/attempt/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/workflow/attempt",schemaPath:"#/properties/workflow/properties/attempt/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}if(s.commit!==void 0&&o.call(s,"commit")){let r=s.commit;if(typeof r=="string"){if(!T.test(r)){const t={instancePath:n+"/workflow/commit",schemaPath:"#/properties/workflow/properties/commit/pattern",keyword:"pattern",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/workflow/commit",schemaPath:"#/properties/workflow/properties/commit/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}}if(a.binding!==void 0&&o.call(a,"binding")){let s=a.binding;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.tool===void 0||!o.call(s,"tool")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"tool"},message:"must have required property 'tool'"};e===null?e=[r]:e.push(r),i++}if(s.config===void 0||!o.call(s,"config")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"config"},message:"must have required property 'config'"};e===null?e=[r]:e.push(r),i++}if(s.suite===void 0||!o.call(s,"suite")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"suite"},message:"must have required property 'suite'"};e===null?e=[r]:e.push(r),i++}if(s.base_suite===void 0||!o.call(s,"base_suite")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"base_suite"},message:"must have required property 'base_suite'"};e===null?e=[r]:e.push(r),i++}if(s.definition===void 0||!o.call(s,"definition")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"definition"},message:"must have required property 'definition'"};e===null?e=[r]:e.push(r),i++}if(s.k===void 0||!o.call(s,"k")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"k"},message:"must have required property 'k'"};e===null?e=[r]:e.push(r),i++}if(s.retriever===void 0||!o.call(s,"retriever")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"retriever"},message:"must have required property 'retriever'"};e===null?e=[r]:e.push(r),i++}if(s.corpus===void 0||!o.call(s,"corpus")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"corpus"},message:"must have required property 'corpus'"};e===null?e=[r]:e.push(r),i++}if(s.cases===void 0||!o.call(s,"cases")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"cases"},message:"must have required property 'cases'"};e===null?e=[r]:e.push(r),i++}for(const r of Object.keys(s))if(!o.call(h.properties.binding.properties,r)){const t={instancePath:n+"/binding",schemaPath:"#/properties/binding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.tool!==void 0&&o.call(s,"tool")){let r=s.tool;if(typeof r=="string"){if(w(r)>100){const t={instancePath:n+"/binding/tool",schemaPath:"#/properties/binding/properties/tool/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/binding/tool",schemaPath:"#/properties/binding/properties/tool/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.config!==void 0&&o.call(s,"config")){let r=s.config;if(typeof r=="string"){if(!y.test(r)){const t={instancePath:n+"/binding/config",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/binding/config",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.suite!==void 0&&o.call(s,"suite")){let r=s.suite;if(typeof r=="string"){if(!y.test(r)){const t={instancePath:n+"/binding/suite",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/binding/suite",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.base_suite!==void 0&&o.call(s,"base_suite")){let r=s.base_suite;if(typeof r!="string"&&r!==null){const t={instancePath:n+"/binding/base_suite",schemaPath:"#/$defs/digest_or_null/type",keyword:"type",params:{type:A.type},message:"must be string,null"};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"&&!y.test(r)){const t={instancePath:n+"/binding/base_suite",schemaPath:"#/$defs/digest_or_null/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}if(s.definition!==void 0&&o.call(s,"definition")){let r=s.definition;if(typeof r=="string"){if(!y.test(r)){const t={instancePath:n+"/binding/definition",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/binding/definition",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.k!==void 0&&o.call(s,"k")){let r=s.k;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/binding/k",schemaPath:"#/properties/binding/properties/k/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/binding/k",schemaPath:"#/properties/binding/properties/k/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}if(s.retriever!==void 0&&o.call(s,"retriever")){let r=s.retriever;if(typeof r=="string"){if(!y.test(r)){const t={instancePath:n+"/binding/retriever",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/binding/retriever",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.corpus!==void 0&&o.call(s,"corpus")){let r=s.corpus;if(typeof r!="string"&&r!==null){const t={instancePath:n+"/binding/corpus",schemaPath:"#/$defs/digest_or_null/type",keyword:"type",params:{type:A.type},message:"must be string,null"};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"&&!y.test(r)){const t={instancePath:n+"/binding/corpus",schemaPath:"#/$defs/digest_or_null/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}if(s.cases!==void 0&&o.call(s,"cases")){let r=s.cases;if(typeof r=="string"){if(!y.test(r)){const t={instancePath:n+"/binding/cases",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/binding/cases",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(a.deeper!==void 0&&o.call(a,"deeper")){let s=a.deeper;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.answers===void 0||!o.call(s,"answers")){const r={instancePath:n+"/deeper",schemaPath:"#/properties/deeper/required",keyword:"required",params:{missingProperty:"answers"},message:"must have required property 'answers'"};e===null?e=[r]:e.push(r),i++}if(s.failure===void 0||!o.call(s,"failure")){const r={instancePath:n+"/deeper",schemaPath:"#/properties/deeper/required",keyword:"required",params:{missingProperty:"failure"},message:"must have required property 'failure'"};e===null?e=[r]:e.push(r),i++}for(const r of Object.keys(s))if(!(r==="failure"||r==="answers")){const t={instancePath:n+"/deeper",schemaPath:"#/properties/deeper/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.failure!==void 0&&o.call(s,"failure")){let r=s.failure;if(typeof r!="string"&&r!==null){const t={instancePath:n+"/deeper/failure",schemaPath:"#/properties/deeper/properties/failure/type",keyword:"type",params:{type:h.properties.deeper.properties.failure.type},message:"must be string,null"};e===null?e=[t]:e.push(t),i++}}if(s.answers!==void 0&&o.call(s,"answers")){let r=s.answers;if(Array.isArray(r)){const t=r.length;for(let m=0;m<t;m++){let p=r[m];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0||!o.call(p,"id")){const d={instancePath:n+"/deeper/answers/"+m,schemaPath:"#/properties/deeper/properties/answers/items/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[d]:e.push(d),i++}if(p.digest===void 0||!o.call(p,"digest")){const d={instancePath:n+"/deeper/answers/"+m,schemaPath:"#/properties/deeper/properties/answers/items/required",keyword:"required",params:{missingProperty:"digest"},message:"must have required property 'digest'"};e===null?e=[d]:e.push(d),i++}if(p.ranks===void 0||!o.call(p,"ranks")){const d={instancePath:n+"/deeper/answers/"+m,schemaPath:"#/properties/deeper/properties/answers/items/required",keyword:"required",params:{missingProperty:"ranks"},message:"must have required property 'ranks'"};e===null?e=[d]:e.push(d),i++}if(p.returned===void 0||!o.call(p,"returned")){const d={instancePath:n+"/deeper/answers/"+m,schemaPath:"#/properties/deeper/properties/answers/items/required",keyword:"required",params:{missingProperty:"returned"},message:"must have required property 'returned'"};e===null?e=[d]:e.push(d),i++}for(const d of Object.keys(p))if(!(d==="id"||d==="digest"||d==="ranks"||d==="returned")){const l={instancePath:n+"/deeper/answers/"+m,schemaPath:"#/properties/deeper/properties/answers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}if(p.id!==void 0&&o.call(p,"id")&&typeof p.id!="string"){const d={instancePath:n+"/deeper/answers/"+m+"/id",schemaPath:"#/properties/deeper/properties/answers/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(p.digest!==void 0&&o.call(p,"digest")&&typeof p.digest!="string"){const d={instancePath:n+"/deeper/answers/"+m+"/digest",schemaPath:"#/properties/deeper/properties/answers/items/properties/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(p.ranks!==void 0&&o.call(p,"ranks")){let d=p.ranks;if(Array.isArray(d)){const l=d.length;for(let c=0;c<l;c++){let f=d[c];if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null){const $={instancePath:n+"/deeper/answers/"+m+"/ranks/"+c,schemaPath:"#/properties/deeper/properties/answers/items/properties/ranks/items/type",keyword:"type",params:{type:h.properties.deeper.properties.answers.items.properties.ranks.items.type},message:"must be integer,null"};e===null?e=[$]:e.push($),i++}if(typeof f=="number"&&isFinite(f)&&(f<1||isNaN(f))){const $={instancePath:n+"/deeper/answers/"+m+"/ranks/"+c,schemaPath:"#/properties/deeper/properties/answers/items/properties/ranks/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[$]:e.push($),i++}}}else{const l={instancePath:n+"/deeper/answers/"+m+"/ranks",schemaPath:"#/properties/deeper/properties/answers/items/properties/ranks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),i++}}if(p.returned!==void 0&&o.call(p,"returned")){let d=p.returned;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){const l={instancePath:n+"/deeper/answers/"+m+"/returned",schemaPath:"#/properties/deeper/properties/answers/items/properties/returned/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),i++}if(typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))){const l={instancePath:n+"/deeper/answers/"+m+"/returned",schemaPath:"#/properties/deeper/properties/answers/items/properties/returned/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}}else{const d={instancePath:n+"/deeper/answers/"+m,schemaPath:"#/properties/deeper/properties/answers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),i++}}}else{const t={instancePath:n+"/deeper/answers",schemaPath:"#/properties/deeper/properties/answers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),i++}}}else{const r={instancePath:n+"/deeper",schemaPath:"#/properties/deeper/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(a.failure!==void 0&&o.call(a,"failure")){let s=a.failure;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null){const r={instancePath:n+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type:h.properties.failure.type},message:"must be object,null"};e===null?e=[r]:e.push(r),i++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.code===void 0||!o.call(s,"code")){const r={instancePath:n+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[r]:e.push(r),i++}if(s.message===void 0||!o.call(s,"message")){const r={instancePath:n+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),i++}if(s.hint===void 0||!o.call(s,"hint")){const r={instancePath:n+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty:"hint"},message:"must have required property 'hint'"};e===null?e=[r]:e.push(r),i++}for(const r of Object.keys(s))if(!(r==="code"||r==="message"||r==="hint")){const t={instancePath:n+"/failure",schemaPath:"#/properties/failure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.code!==void 0&&o.call(s,"code")){let r=s.code;if(typeof r=="string"){if(!O.test(r)){const t={instancePath:n+"/failure/code",schemaPath:"#/properties/failure/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z_]{1,40}$"},message:'must match pattern "^[a-z_]{1,40}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/failure/code",schemaPath:"#/properties/failure/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.message!==void 0&&o.call(s,"message")&&typeof s.message!="string"){const r={instancePath:n+"/failure/message",schemaPath:"#/properties/failure/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.hint!==void 0&&o.call(s,"hint")){let r=s.hint;if(typeof r!="string"&&r!==null){const t={instancePath:n+"/failure/hint",schemaPath:"#/properties/failure/properties/hint/type",keyword:"type",params:{type:h.properties.failure.properties.hint.type},message:"must be string,null"};e===null?e=[t]:e.push(t),i++}}}}if(a.timing!==void 0&&o.call(a,"timing")){let s=a.timing;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.source===void 0||!o.call(s,"source")){const r={instancePath:n+"/timing",schemaPath:"#/properties/timing/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),i++}if(s.repeats===void 0||!o.call(s,"repeats")){const r={instancePath:n+"/timing",schemaPath:"#/properties/timing/required",keyword:"required",params:{missingProperty:"repeats"},message:"must have required property 'repeats'"};e===null?e=[r]:e.push(r),i++}if(s.budget_ended===void 0||!o.call(s,"budget_ended")){const r={instancePath:n+"/timing",schemaPath:"#/properties/timing/required",keyword:"required",params:{missingProperty:"budget_ended"},message:"must have required property 'budget_ended'"};e===null?e=[r]:e.push(r),i++}if(s.includes_start===void 0||!o.call(s,"includes_start")){const r={instancePath:n+"/timing",schemaPath:"#/properties/timing/required",keyword:"required",params:{missingProperty:"includes_start"},message:"must have required property 'includes_start'"};e===null?e=[r]:e.push(r),i++}for(const r of Object.keys(s))if(!(r==="source"||r==="repeats"||r==="budget_ended"||r==="includes_start"||r==="asked")){const t={instancePath:n+"/timing",schemaPath:"#/properties/timing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.source!==void 0&&o.call(s,"source")){let r=s.source;if(!(r==="measured"||r==="reported"||r==="recorded"||r==="off")){const t={instancePath:n+"/timing/source",schemaPath:"#/properties/timing/properties/source/enum",keyword:"enum",params:{allowedValues:h.properties.timing.properties.source.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.repeats!==void 0&&o.call(s,"repeats")){let r=s.repeats;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/timing/repeats",schemaPath:"#/properties/timing/properties/repeats/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/timing/repeats",schemaPath:"#/properties/timing/properties/repeats/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}if(s.budget_ended!==void 0&&o.call(s,"budget_ended")&&typeof s.budget_ended!="boolean"){const r={instancePath:n+"/timing/budget_ended",schemaPath:"#/properties/timing/properties/budget_ended/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.includes_start!==void 0&&o.call(s,"includes_start")&&typeof s.includes_start!="boolean"){const r={instancePath:n+"/timing/includes_start",schemaPath:"#/properties/timing/properties/includes_start/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.asked!==void 0&&o.call(s,"asked")){let r=s.asked;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.queries===void 0||!o.call(r,"queries")){const t={instancePath:n+"/timing/asked",schemaPath:"#/properties/timing/properties/asked/required",keyword:"required",params:{missingProperty:"queries"},message:"must have required property 'queries'"};e===null?e=[t]:e.push(t),i++}if(r.ms===void 0||!o.call(r,"ms")){const t={instancePath:n+"/timing/asked",schemaPath:"#/properties/timing/properties/asked/required",keyword:"required",params:{missingProperty:"ms"},message:"must have required property 'ms'"};e===null?e=[t]:e.push(t),i++}if(r.plan===void 0||!o.call(r,"plan")){const t={instancePath:n+"/timing/asked",schemaPath:"#/properties/timing/properties/asked/required",keyword:"required",params:{missingProperty:"plan"},message:"must have required property 'plan'"};e===null?e=[t]:e.push(t),i++}for(const t of Object.keys(r))if(!(t==="queries"||t==="ms"||t==="plan")){const m={instancePath:n+"/timing/asked",schemaPath:"#/properties/timing/properties/asked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),i++}if(r.queries!==void 0&&o.call(r,"queries")){let t=r.queries;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const m={instancePath:n+"/timing/asked/queries",schemaPath:"#/properties/timing/properties/asked/properties/queries/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){const m={instancePath:n+"/timing/asked/queries",schemaPath:"#/properties/timing/properties/asked/properties/queries/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}if(r.ms!==void 0&&o.call(r,"ms")){let t=r.ms;if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){const m={instancePath:n+"/timing/asked/ms",schemaPath:"#/properties/timing/properties/asked/properties/ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}else{const m={instancePath:n+"/timing/asked/ms",schemaPath:"#/properties/timing/properties/asked/properties/ms/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),i++}}if(r.plan!==void 0&&o.call(r,"plan")){let t=r.plan;if(Array.isArray(t)){const m=t.length;for(let p=0;p<m;p++){let d=t[p];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.scope===void 0||!o.call(d,"scope")){const l={instancePath:n+"/timing/asked/plan/"+p,schemaPath:"#/properties/timing/properties/asked/properties/plan/items/required",keyword:"required",params:{missingProperty:"scope"},message:"must have required property 'scope'"};e===null?e=[l]:e.push(l),i++}if(d.repeats===void 0||!o.call(d,"repeats")){const l={instancePath:n+"/timing/asked/plan/"+p,schemaPath:"#/properties/timing/properties/asked/properties/plan/items/required",keyword:"required",params:{missingProperty:"repeats"},message:"must have required property 'repeats'"};e===null?e=[l]:e.push(l),i++}for(const l of Object.keys(d))if(!(l==="scope"||l==="repeats")){const c={instancePath:n+"/timing/asked/plan/"+p,schemaPath:"#/properties/timing/properties/asked/properties/plan/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),i++}if(d.scope!==void 0&&o.call(d,"scope")&&typeof d.scope!="string"){const l={instancePath:n+"/timing/asked/plan/"+p+"/scope",schemaPath:"#/properties/timing/properties/asked/properties/plan/items/properties/scope/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),i++}if(d.repeats!==void 0&&o.call(d,"repeats")){let l=d.repeats;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const c={instancePath:n+"/timing/asked/plan/"+p+"/repeats",schemaPath:"#/properties/timing/properties/asked/properties/plan/items/properties/repeats/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[c]:e.push(c),i++}if(typeof l=="number"&&isFinite(l)){if(l>1e4||isNaN(l)){const c={instancePath:n+"/timing/asked/plan/"+p+"/repeats",schemaPath:"#/properties/timing/properties/asked/properties/plan/items/properties/repeats/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[c]:e.push(c),i++}if(l<1||isNaN(l)){const c={instancePath:n+"/timing/asked/plan/"+p+"/repeats",schemaPath:"#/properties/timing/properties/asked/properties/plan/items/properties/repeats/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[c]:e.push(c),i++}}}}else{const l={instancePath:n+"/timing/asked/plan/"+p,schemaPath:"#/properties/timing/properties/asked/properties/plan/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),i++}}}else{const m={instancePath:n+"/timing/asked/plan",schemaPath:"#/properties/timing/properties/asked/properties/plan/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),i++}}}else{const t={instancePath:n+"/timing/asked",schemaPath:"#/properties/timing/properties/asked/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}}}else{const r={instancePath:n+"/timing",schemaPath:"#/properties/timing/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(a.environment!==void 0&&o.call(a,"environment")){let s=a.environment;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.os===void 0||!o.call(s,"os")){const r={instancePath:n+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"os"},message:"must have required property 'os'"};e===null?e=[r]:e.push(r),i++}if(s.arch===void 0||!o.call(s,"arch")){const r={instancePath:n+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"arch"},message:"must have required property 'arch'"};e===null?e=[r]:e.push(r),i++}if(s.cpu===void 0||!o.call(s,"cpu")){const r={instancePath:n+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"cpu"},message:"must have required property 'cpu'"};e===null?e=[r]:e.push(r),i++}if(s.cores===void 0||!o.call(s,"cores")){const r={instancePath:n+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"cores"},message:"must have required property 'cores'"};e===null?e=[r]:e.push(r),i++}if(s.node===void 0||!o.call(s,"node")){const r={instancePath:n+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"node"},message:"must have required property 'node'"};e===null?e=[r]:e.push(r),i++}for(const r of Object.keys(s))if(!(r==="os"||r==="arch"||r==="cpu"||r==="cores"||r==="node")){const t={instancePath:n+"/environment",schemaPath:"#/properties/environment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.os!==void 0&&o.call(s,"os")){let r=s.os;if(typeof r=="string"){if(w(r)>200){const t={instancePath:n+"/environment/os",schemaPath:"#/properties/environment/properties/os/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/environment/os",schemaPath:"#/properties/environment/properties/os/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.arch!==void 0&&o.call(s,"arch")){let r=s.arch;if(typeof r=="string"){if(w(r)>200){const t={instancePath:n+"/environment/arch",schemaPath:"#/properties/environment/properties/arch/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/environment/arch",schemaPath:"#/properties/environment/properties/arch/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.cpu!==void 0&&o.call(s,"cpu")){let r=s.cpu;if(typeof r=="string"){if(w(r)>200){const t={instancePath:n+"/environment/cpu",schemaPath:"#/properties/environment/properties/cpu/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/environment/cpu",schemaPath:"#/properties/environment/properties/cpu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.cores!==void 0&&o.call(s,"cores")){let r=s.cores;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/environment/cores",schemaPath:"#/properties/environment/properties/cores/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/environment/cores",schemaPath:"#/properties/environment/properties/cores/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}if(s.node!==void 0&&o.call(s,"node")){let r=s.node;if(typeof r=="string"){if(w(r)>200){const t={instancePath:n+"/environment/node",schemaPath:"#/properties/environment/properties/node/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/environment/node",schemaPath:"#/properties/environment/properties/node/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{const r={instancePath:n+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(a.unstable!==void 0&&o.call(a,"unstable")){let s=a.unstable;if(Array.isArray(s)){const r=s.length;for(let t=0;t<r;t++)if(typeof s[t]!="string"){const m={instancePath:n+"/unstable/"+t,schemaPath:"#/properties/unstable/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}else{const r={instancePath:n+"/unstable",schemaPath:"#/properties/unstable/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}if(a.retries!==void 0&&o.call(a,"retries")){let s=a.retries;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const r={instancePath:n+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const r={instancePath:n+"/retries",schemaPath:"#/properties/retries/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}if(a.log!==void 0&&o.call(a,"log")){let s=a.log;if(typeof s=="string"){if(w(s)>2e5){const r={instancePath:n+"/log",schemaPath:"#/properties/log/maxLength",keyword:"maxLength",params:{limit:2e5},message:"must NOT have more than 200000 characters"};e===null?e=[r]:e.push(r),i++}}else{const r={instancePath:n+"/log",schemaPath:"#/properties/log/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.cases!==void 0&&o.call(a,"cases")){let s=a.cases;if(Array.isArray(s)){if(s.length<1){const t={instancePath:n+"/cases",schemaPath:"#/properties/cases/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[t]:e.push(t),i++}const r=s.length;for(let t=0;t<r;t++)v(s[t],{instancePath:n+"/cases/"+t,parentData:s,parentDataProperty:t,rootData:k,dynamicAnchors:b})||(e=e===null?v.errors:N(e,v.errors),i=e.length)}else{const r={instancePath:n+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return j.errors=e,i===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function N(a,n){for(const g of n)a.push(g);return a}exports.j=()=>({part:{$schema:"https://json-schema.org/draft/2020-12/schema",$id:"part.schema.json",title:"retrieval-eval-gate part",description:"What one shard measured. Written by `retrieval-gate gate --shard i/n`, joined by `retrieval-gate merge`; not edited by hand.",type:"object",additionalProperties:!1,required:["schema_version","shard","workflow","binding","failure","timing","environment","unstable","retries","log","cases"],properties:{schema_version:{description:"Version of this format.",const:1},shard:{description:"Which shard this is.",type:"object",additionalProperties:!1,required:["index","count"],properties:{index:{description:"1-based.",type:"integer",minimum:1,maximum:1e3},count:{description:"Number of shards.",type:"integer",minimum:1,maximum:1e3}}},workflow:{description:"The run of a workflow that measured it; null outside GitHub Actions.",type:["object","null"],additionalProperties:!1,required:["id","attempt","commit"],properties:{id:{description:"Id of the workflow run.",type:"string",pattern:"^[0-9]{1,20}$"},attempt:{description:"Attempt of the workflow run, from 1.",type:"integer",minimum:1},commit:{description:"The commit that the run is for.",type:"string",pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"}}},binding:{description:"What the checkout that judges it must have in common with it.",type:"object",additionalProperties:!1,required:["tool","config","suite","base_suite","definition","k","retriever","corpus","cases"],properties:{tool:{description:"Name and version of the gate that wrote this.",type:"string",maxLength:100},config:{description:"SHA-256 of the config file.",$ref:"#/$defs/digest"},suite:{description:"SHA-256 of the suite.",$ref:"#/$defs/digest"},base_suite:{description:"SHA-256 of the base's suite; null where no base judges.",$ref:"#/$defs/digest_or_null"},definition:{description:"SHA-256 of the definition.",$ref:"#/$defs/digest"},k:{description:"Results asked for.",type:"integer",minimum:1},retriever:{description:"SHA-256 of the retriever's settings.",$ref:"#/$defs/digest"},corpus:{description:"SHA-256 of the retriever's data; null where there is none.",$ref:"#/$defs/digest_or_null"},cases:{description:"SHA-256 of the ids and digests of all cases.",$ref:"#/$defs/digest"}}},deeper:{description:"What the retriever answered where a target was lost and more results were asked for.",type:"object",additionalProperties:!1,required:["answers","failure"],properties:{failure:{description:"Why asking for more results ended early; null where it did not.",type:["string","null"]},answers:{description:"What came where a lost case was asked for more results.",type:"array",items:{type:"object",additionalProperties:!1,required:["id","digest","ranks","returned"],properties:{id:{description:"Id of the case.",type:"string"},digest:{description:"SHA-256 of the case.",type:"string"},ranks:{description:"Rank of each target; null where it was not found.",type:"array",items:{type:["integer","null"],minimum:1}},returned:{description:"Results that came.",type:"integer",minimum:0}}}}}},failure:{description:"Why the measurement ended early; null where it is complete.",type:["object","null"],additionalProperties:!1,required:["code","message","hint"],properties:{code:{description:"Code of the error; see docs/reference/errors.md.",type:"string",pattern:"^[a-z_]{1,40}$"},message:{description:"What happened.",type:"string"},hint:{description:"What to do; null where there is no advice.",type:["string","null"]}}},timing:{description:"How the times were taken.",type:"object",additionalProperties:!1,required:["source","repeats","budget_ended","includes_start"],properties:{source:{description:"Whose clock: the gate's (`measured`), the retriever's (`reported`), that of a recorded run (`recorded`), or none (`off`).",enum:["measured","reported","recorded","off"]},repeats:{description:"How often each case was timed at most.",type:"integer",minimum:0},budget_ended:{description:"Whether time or queries ended before the plan did.",type:"boolean"},includes_start:{description:"Whether the times include the start of a process.",type:"boolean"},asked:{description:"Queries of the shard, what the planned timed ones took in milliseconds, and the plan by scope.",type:"object",additionalProperties:!1,required:["queries","ms","plan"],properties:{queries:{description:"Timed queries that were asked.",type:"integer",minimum:0},ms:{description:"Milliseconds that they took.",type:"number",minimum:0},plan:{description:"How often each scope was timed.",type:"array",items:{type:"object",additionalProperties:!1,required:["scope","repeats"],properties:{scope:{description:"Where it holds: `overall`, an intent or a tag.",type:"string"},repeats:{description:"Repeats of each case of the scope.",type:"integer",minimum:1,maximum:1e4}}}}}}}},environment:{description:"The machine and program that measured.",type:"object",additionalProperties:!1,required:["os","arch","cpu","cores","node"],properties:{os:{description:"Operating system.",type:"string",maxLength:200},arch:{description:"Processor architecture.",type:"string",maxLength:200},cpu:{description:"Processor model.",type:"string",maxLength:200},cores:{description:"Processor cores.",type:"integer",minimum:1},node:{description:"Version of Node.js.",type:"string",maxLength:200}}},unstable:{description:"Cases that were answered differently when asked again.",type:"array",items:{type:"string"}},retries:{description:"Requests that were sent again.",type:"integer",minimum:0},log:{description:"What the retriever wrote for people, cut.",type:"string",maxLength:2e5},cases:{description:"The cases of this shard.",type:"array",minItems:1,items:{$ref:"#/$defs/case"}}},$defs:{digest:{type:"string",pattern:"^[0-9a-f]{64}$"},digest_or_null:{type:["string","null"],pattern:"^[0-9a-f]{64}$"},milliseconds:{type:"number",minimum:0},case:{type:"object",additionalProperties:!1,required:["id","first_ms","samples_ms","outcome"],properties:{id:{description:"Id of the case.",type:"string"},first_ms:{description:"Milliseconds of the first, untimed answer; null where it failed.",type:["number","null"],minimum:0},samples_ms:{description:"Timed samples, in milliseconds.",type:"array",items:{$ref:"#/$defs/milliseconds"}},spans_ms:{description:"By stage, one for each timed repeat that told it.",type:"object",additionalProperties:{type:"array",items:{$ref:"#/$defs/milliseconds"}}},outcome:{description:"What the retriever answered.",$ref:"#/$defs/outcome"}}},outcome:{type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/answer"},{$ref:"#/$defs/error"}]},error:{type:"object",additionalProperties:!1,required:["kind","message"],properties:{kind:{description:"Says that the query failed.",const:"error"},message:{description:"Why the query failed.",type:"string"},asked:{description:"The run ended before this query.",const:!1}}},answer:{type:"object",additionalProperties:!1,required:["kind","hits","returned","degraded"],properties:{kind:{description:"Says that the query was answered.",const:"answer"},hits:{description:"In order, cut to k.",type:"array",items:{$ref:"#/$defs/hit"}},returned:{description:"Results before the cut.",type:"integer",minimum:0},degraded:{description:"Whether the retriever answered in degraded mode.",type:"boolean"},absent:{description:"A recorded run has no row for the query.",const:!0},reported_ms:{description:"The retriever's own time; null where it says none.",$ref:"#/$defs/milliseconds"},spans:{description:"Milliseconds by stage.",type:"object",additionalProperties:{$ref:"#/$defs/milliseconds"}},usage:{description:"Calls of models behind the answer; null where it says nothing.",type:"array",items:{$ref:"#/$defs/usage"}},answer:{description:"The text made of the results; null where there is none.",type:"string"}}},usage:{type:"object",additionalProperties:!1,properties:{model:{description:"Name of the model.",type:"string"},prompt_tokens:{description:"Tokens sent to the model.",type:"number",minimum:0},completion_tokens:{description:"Tokens that the model wrote.",type:"number",minimum:0}}},hit:{type:"object",additionalProperties:!1,required:["doc_id"],properties:{doc_id:{description:"Name of the document in rankings.",type:"string"},id:{description:"Id of the document.",type:"string"},path:{description:"Path of the file.",type:"string"},name:{description:"Short name.",type:"string"},qualified_name:{description:"Full name.",type:"string"},text:{description:"Text of the result.",type:"string"},score:{description:"Score of the result.",type:"number"},cluster:{description:"Cluster of the result.",type:"string"},span:{description:"Characters of its document, the end not included.",type:"object",additionalProperties:!1,required:["start","end"],properties:{start:{description:"First character, from 0 in code points.",type:"integer",minimum:0},end:{description:"The character after the last.",type:"integer",minimum:0}}}}}}}});


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
  const { judgeAnswers } = await __webpack_require__.e(/* import() */ 9231).then(__webpack_require__.bind(__webpack_require__, 29231));
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

/***/ 70987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   G1: () => (/* binding */ readTextList),
/* harmony export */   IM: () => (/* binding */ misspelt),
/* harmony export */   T5: () => (/* binding */ jsonObjects),
/* harmony export */   b6: () => (/* binding */ textOf)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73196);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36575);



function linesOf(text) {
  return text.split("\n").flatMap((written, index) => {
    const line = written.endsWith("\r") ? written.slice(0, -1) : written;
    return line.trim() === "" ? [] : [{ line: index + 1, text: line }];
  });
}
function jsonObjects({ file, text }, problems, take) {
  for (const { line, text: written } of linesOf(text)) {
    let value;
    try {
      value = JSON.parse(written);
    } catch (error) {
      const message = `not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
      problems.push({ file, line, message });
      continue;
    }
    const hidden = (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .scanJson */ .Ey)(written, file, line).problems;
    problems.push(...hidden);
    if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
      problems.push({ file, line, message: `expected an object, got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(value)}` });
    else if (hidden.length === 0)
      take(value, line);
  }
}
function textOf(value, key, report) {
  const member = value[key];
  if (typeof member === "string" && member.trim() !== "")
    return member;
  if (member === void 0)
    report(`\`${key}\` is missing`);
  else
    report(`expected text that is not blank; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(member)}`, `/${key}`);
  return null;
}
function misspelt(value, known) {
  for (const key of Object.keys(value)) {
    if (known.includes(key))
      continue;
    const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(key, known.filter((name) => value[name] === void 0));
    if (near !== null)
      return `unknown key "${key}"; did you mean \`${near}\`?`;
  }
  return null;
}
function readTextList(cell) {
  const text = cell.trim();
  if (!text.startsWith("["))
    return wrong('expected a list of texts, such as ["first", "second"]');
  const json = tryJson(text);
  if (json !== void 0) {
    if (Array.isArray(json) && json.every((each) => typeof each === "string"))
      return { kind: "texts", texts: json };
    return wrong("expected every entry of the list to be a text");
  }
  return readPython(text);
}
function wrong(message) {
  return { kind: "wrong", message };
}
function tryJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
const STRING = /\s*(?:'([^'\\\n]*(?:\\[^][^'\\\n]*)*)'|"([^"\\\n]*(?:\\[^][^"\\\n]*)*)")\s*([,\]])/y;
const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{1,3})|([^]))/g;
const NAMED = /* @__PURE__ */ new Map([
  ["\\", "\\"],
  ["'", "'"],
  ['"', '"'],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "	"],
  ["a", "\x07"],
  ["b", "\b"],
  ["f", "\f"],
  ["v", "\v"],
  ["\n", ""]
]);
function readPython(text) {
  if (/^\[\s*\]$/.test(text))
    return { kind: "texts", texts: [] };
  const texts = [];
  let at = 1;
  for (; ; ) {
    STRING.lastIndex = at;
    const found = STRING.exec(text);
    if (found === null) {
      return wrong(`expected a list of texts in quotes with commas between them, as JSON or as Python prints it; entry ${texts.length + 1} is none: ${JSON.stringify(text.slice(at, at + 20))}`);
    }
    const value = unescape(found[1] ?? found[2] ?? "");
    if (value === null)
      return wrong(`entry ${texts.length + 1} has an escape that Python does not know`);
    texts.push(value);
    at = STRING.lastIndex;
    if (found[3] === "]")
      break;
  }
  if (at < text.length)
    return wrong(`expected nothing after the list; got ${JSON.stringify(text.slice(at, at + 20))}`);
  return { kind: "texts", texts };
}
function unescape(written) {
  let known = true;
  const value = written.replaceAll(ESCAPE, (_, hex2, hex4, hex8, octal, letter) => {
    const hex = hex2 ?? hex4 ?? hex8;
    const point = hex === void 0 ? octal && Number.parseInt(octal, 8) : Number.parseInt(hex, 16);
    if (typeof point === "number" && point <= 1114111)
      return String.fromCodePoint(point);
    const named = letter === void 0 ? void 0 : NAMED.get(letter);
    if (named === void 0)
      known = false;
    return named ?? "";
  });
  return known ? value : null;
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



/***/ })

};

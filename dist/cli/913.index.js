export const id = 913;
export const ids = [913];
export const modules = {

/***/ 5141:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {

// Generated from schemas/ by scripts/generate.mjs; do not edit.
exports.y=_;const h={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"part.schema.json",title:"retrieval-eval-gate part",description:"What one shard measured. Written by `retrieval-gate gate --shard i/n`, joined by `retrieval-gate merge`; not edited by hand.",type:"object",additionalProperties:!1,required:["schema_version","shard","workflow","binding","failure","timing","environment","unstable","retries","log","cases"],properties:{schema_version:{const:1},shard:{type:"object",additionalProperties:!1,required:["index","count"],properties:{index:{description:"1-based.",type:"integer",minimum:1,maximum:1e3},count:{type:"integer",minimum:1,maximum:1e3}}},workflow:{description:"The run of a workflow that measured it; null outside GitHub Actions.",type:["object","null"],additionalProperties:!1,required:["id","attempt"],properties:{id:{type:"string",pattern:"^[0-9]{1,20}$"},attempt:{type:"integer",minimum:1}}},binding:{description:"What the checkout that judges it must have in common with it.",type:"object",additionalProperties:!1,required:["tool","config","suite","base_suite","definition","k","retriever","corpus","cases"],properties:{tool:{type:"string",maxLength:100},config:{$ref:"#/$defs/digest"},suite:{$ref:"#/$defs/digest"},base_suite:{$ref:"#/$defs/digest_or_null"},definition:{$ref:"#/$defs/digest"},k:{type:"integer",minimum:1},retriever:{$ref:"#/$defs/digest"},corpus:{$ref:"#/$defs/digest_or_null"},cases:{$ref:"#/$defs/digest"}}},failure:{description:"Why the measurement ended early; null where it is complete.",type:["object","null"],additionalProperties:!1,required:["code","message","hint"],properties:{code:{type:"string",pattern:"^[a-z_]{1,40}$"},message:{type:"string"},hint:{type:["string","null"]}}},timing:{type:"object",additionalProperties:!1,required:["source","repeats","budget_ended","includes_start"],properties:{source:{enum:["measured","reported","off"]},repeats:{type:"integer",minimum:0},budget_ended:{type:"boolean"},includes_start:{type:"boolean"}}},environment:{type:"object",additionalProperties:!1,required:["os","arch","cpu","cores","node"],properties:{os:{type:"string",maxLength:200},arch:{type:"string",maxLength:200},cpu:{type:"string",maxLength:200},cores:{type:"integer",minimum:1},node:{type:"string",maxLength:200}}},unstable:{description:"Cases that were answered differently when asked again.",type:"array",items:{type:"string"}},retries:{type:"integer",minimum:0},log:{description:"What the retriever wrote for people, cut.",type:"string",maxLength:2e5},cases:{type:"array",minItems:1,items:{$ref:"#/$defs/case"}}},$defs:{digest:{type:"string",pattern:"^[0-9a-f]{64}$"},digest_or_null:{type:["string","null"],pattern:"^[0-9a-f]{64}$"},milliseconds:{type:"number",minimum:0},case:{type:"object",additionalProperties:!1,required:["id","first_ms","samples_ms","outcome"],properties:{id:{type:"string"},first_ms:{type:["number","null"],minimum:0},samples_ms:{type:"array",items:{$ref:"#/$defs/milliseconds"}},spans_ms:{description:"By stage, one for each timed repeat that told it.",type:"object",additionalProperties:{type:"array",items:{$ref:"#/$defs/milliseconds"}}},outcome:{$ref:"#/$defs/outcome"}}},outcome:{type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/answer"},{$ref:"#/$defs/error"}]},error:{type:"object",additionalProperties:!1,required:["kind","message"],properties:{kind:{const:"error"},message:{type:"string"}}},answer:{type:"object",additionalProperties:!1,required:["kind","hits","returned","degraded"],properties:{kind:{const:"answer"},hits:{description:"In order, cut to k.",type:"array",items:{$ref:"#/$defs/hit"}},returned:{description:"Results before the cut.",type:"integer",minimum:0},degraded:{type:"boolean"},reported_ms:{$ref:"#/$defs/milliseconds"},spans:{description:"Milliseconds by stage.",type:"object",additionalProperties:{$ref:"#/$defs/milliseconds"}},usage:{type:"array",items:{$ref:"#/$defs/usage"}},answer:{type:"string"}}},usage:{type:"object",additionalProperties:!1,properties:{model:{type:"string"},prompt_tokens:{type:"number",minimum:0},completion_tokens:{type:"number",minimum:0}}},hit:{type:"object",additionalProperties:!1,required:["doc_id"],properties:{doc_id:{type:"string"},id:{type:"string"},path:{type:"string"},name:{type:"string"},qualified_name:{type:"string"},text:{type:"string"},score:{type:"number"},cluster:{type:"string"},span:{description:"Characters of its document, the end not included.",type:"object",additionalProperties:!1,required:["start","end"],properties:{start:{type:"integer",minimum:0},end:{type:"integer",minimum:0}}}}}}},A={type:"string",pattern:"^[0-9a-f]{64}$"},$={type:["string","null"],pattern:"^[0-9a-f]{64}$"},o=Object.prototype.hasOwnProperty,g=(__webpack_require__(6214)["default"]),v=new RegExp("^[0-9]{1,20}$","u"),f=new RegExp("^[0-9a-f]{64}$","u"),j=new RegExp("^[a-z_]{1,40}$","u"),N={type:"object",additionalProperties:!1,required:["id","first_ms","samples_ms","outcome"],properties:{id:{type:"string"},first_ms:{type:["number","null"],minimum:0},samples_ms:{type:"array",items:{$ref:"#/$defs/milliseconds"}},spans_ms:{description:"By stage, one for each timed repeat that told it.",type:"object",additionalProperties:{type:"array",items:{$ref:"#/$defs/milliseconds"}}},outcome:{$ref:"#/$defs/outcome"}}},O={type:"number",minimum:0},F={type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/answer"},{$ref:"#/$defs/error"}]},L={type:"object",additionalProperties:!1,required:["kind","message"],properties:{kind:{const:"error"},message:{type:"string"}}},T={type:"object",additionalProperties:!1,required:["kind","hits","returned","degraded"],properties:{kind:{const:"answer"},hits:{description:"In order, cut to k.",type:"array",items:{$ref:"#/$defs/hit"}},returned:{description:"Results before the cut.",type:"integer",minimum:0},degraded:{type:"boolean"},reported_ms:{$ref:"#/$defs/milliseconds"},spans:{description:"Milliseconds by stage.",type:"object",additionalProperties:{$ref:"#/$defs/milliseconds"}},usage:{type:"array",items:{$ref:"#/$defs/usage"}},answer:{type:"string"}}},x={type:"object",additionalProperties:!1,required:["doc_id"],properties:{doc_id:{type:"string"},id:{type:"string"},path:{type:"string"},name:{type:"string"},qualified_name:{type:"string"},text:{type:"string"},score:{type:"number"},cluster:{type:"string"},span:{description:"Characters of its document, the end not included.",type:"object",additionalProperties:!1,required:["start","end"],properties:{start:{type:"integer",minimum:0},end:{type:"integer",minimum:0}}}}},I={type:"object",additionalProperties:!1,properties:{model:{type:"string"},prompt_tokens:{type:"number",minimum:0},completion_tokens:{type:"number",minimum:0}}};function b(a,{instancePath:n="",parentData:w,parentDataProperty:q,rootData:c=a,dynamicAnchors:y={}}={}){let e=null,i=0;const d=b.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0||!o.call(a,"kind")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[s]:e.push(s),i++}if(a.hits===void 0||!o.call(a,"hits")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hits"},message:"must have required property 'hits'"};e===null?e=[s]:e.push(s),i++}if(a.returned===void 0||!o.call(a,"returned")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"returned"},message:"must have required property 'returned'"};e===null?e=[s]:e.push(s),i++}if(a.degraded===void 0||!o.call(a,"degraded")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"degraded"},message:"must have required property 'degraded'"};e===null?e=[s]:e.push(s),i++}for(const s of Object.keys(a))if(!(s==="kind"||s==="hits"||s==="returned"||s==="degraded"||s==="reported_ms"||s==="spans"||s==="usage"||s==="answer")){const r={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(a.kind!==void 0&&o.call(a,"kind")&&a.kind!=="answer"){const s={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"answer"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),i++}if(a.hits!==void 0&&o.call(a,"hits")){let s=a.hits;if(Array.isArray(s)){const r=s.length;for(let t=0;t<r;t++){let m=s[t];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.doc_id===void 0||!o.call(m,"doc_id")){const p={instancePath:n+"/hits/"+t,schemaPath:"#/$defs/hit/required",keyword:"required",params:{missingProperty:"doc_id"},message:"must have required property 'doc_id'"};e===null?e=[p]:e.push(p),i++}for(const p of Object.keys(m))if(!o.call(x.properties,p)){const l={instancePath:n+"/hits/"+t,schemaPath:"#/$defs/hit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}if(m.doc_id!==void 0&&o.call(m,"doc_id")&&typeof m.doc_id!="string"){const p={instancePath:n+"/hits/"+t+"/doc_id",schemaPath:"#/$defs/hit/properties/doc_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.id!==void 0&&o.call(m,"id")&&typeof m.id!="string"){const p={instancePath:n+"/hits/"+t+"/id",schemaPath:"#/$defs/hit/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.path!==void 0&&o.call(m,"path")&&typeof m.path!="string"){const p={instancePath:n+"/hits/"+t+"/path",schemaPath:"#/$defs/hit/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.name!==void 0&&o.call(m,"name")&&typeof m.name!="string"){const p={instancePath:n+"/hits/"+t+"/name",schemaPath:"#/$defs/hit/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.qualified_name!==void 0&&o.call(m,"qualified_name")&&typeof m.qualified_name!="string"){const p={instancePath:n+"/hits/"+t+"/qualified_name",schemaPath:"#/$defs/hit/properties/qualified_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.text!==void 0&&o.call(m,"text")&&typeof m.text!="string"){const p={instancePath:n+"/hits/"+t+"/text",schemaPath:"#/$defs/hit/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.score!==void 0&&o.call(m,"score")){let p=m.score;if(!(typeof p=="number"&&isFinite(p))){const l={instancePath:n+"/hits/"+t+"/score",schemaPath:"#/$defs/hit/properties/score/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),i++}}if(m.cluster!==void 0&&o.call(m,"cluster")&&typeof m.cluster!="string"){const p={instancePath:n+"/hits/"+t+"/cluster",schemaPath:"#/$defs/hit/properties/cluster/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.span!==void 0&&o.call(m,"span")){let p=m.span;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.start===void 0||!o.call(p,"start")){const l={instancePath:n+"/hits/"+t+"/span",schemaPath:"#/$defs/hit/properties/span/required",keyword:"required",params:{missingProperty:"start"},message:"must have required property 'start'"};e===null?e=[l]:e.push(l),i++}if(p.end===void 0||!o.call(p,"end")){const l={instancePath:n+"/hits/"+t+"/span",schemaPath:"#/$defs/hit/properties/span/required",keyword:"required",params:{missingProperty:"end"},message:"must have required property 'end'"};e===null?e=[l]:e.push(l),i++}for(const l of Object.keys(p))if(!(l==="start"||l==="end")){const u={instancePath:n+"/hits/"+t+"/span",schemaPath:"#/$defs/hit/properties/span/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),i++}if(p.start!==void 0&&o.call(p,"start")){let l=p.start;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const u={instancePath:n+"/hits/"+t+"/span/start",schemaPath:"#/$defs/hit/properties/span/properties/start/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){const u={instancePath:n+"/hits/"+t+"/span/start",schemaPath:"#/$defs/hit/properties/span/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}if(p.end!==void 0&&o.call(p,"end")){let l=p.end;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const u={instancePath:n+"/hits/"+t+"/span/end",schemaPath:"#/$defs/hit/properties/span/properties/end/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){const u={instancePath:n+"/hits/"+t+"/span/end",schemaPath:"#/$defs/hit/properties/span/properties/end/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}}else{const l={instancePath:n+"/hits/"+t+"/span",schemaPath:"#/$defs/hit/properties/span/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),i++}}}else{const p={instancePath:n+"/hits/"+t,schemaPath:"#/$defs/hit/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}}else{const r={instancePath:n+"/hits",schemaPath:"#/properties/hits/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}if(a.returned!==void 0&&o.call(a,"returned")){let s=a.returned;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const r={instancePath:n+"/returned",schemaPath:"#/properties/returned/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const r={instancePath:n+"/returned",schemaPath:"#/properties/returned/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}if(a.degraded!==void 0&&o.call(a,"degraded")&&typeof a.degraded!="boolean"){const s={instancePath:n+"/degraded",schemaPath:"#/properties/degraded/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(a.reported_ms!==void 0&&o.call(a,"reported_ms")){let s=a.reported_ms;if(typeof s=="number"&&isFinite(s)){if(s<0||isNaN(s)){const r={instancePath:n+"/reported_ms",schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}else{const r={instancePath:n+"/reported_ms",schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[r]:e.push(r),i++}}if(a.spans!==void 0&&o.call(a,"spans")){let s=a.spans;if(s&&typeof s=="object"&&!Array.isArray(s))for(const r of Object.keys(s)){let t=s[r];if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){const m={instancePath:n+"/spans/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}else{const m={instancePath:n+"/spans/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),i++}}else{const r={instancePath:n+"/spans",schemaPath:"#/properties/spans/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(a.usage!==void 0&&o.call(a,"usage")){let s=a.usage;if(Array.isArray(s)){const r=s.length;for(let t=0;t<r;t++){let m=s[t];if(m&&typeof m=="object"&&!Array.isArray(m)){for(const p of Object.keys(m))if(!(p==="model"||p==="prompt_tokens"||p==="completion_tokens")){const l={instancePath:n+"/usage/"+t,schemaPath:"#/$defs/usage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}if(m.model!==void 0&&o.call(m,"model")&&typeof m.model!="string"){const p={instancePath:n+"/usage/"+t+"/model",schemaPath:"#/$defs/usage/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.prompt_tokens!==void 0&&o.call(m,"prompt_tokens")){let p=m.prompt_tokens;if(typeof p=="number"&&isFinite(p)){if(p<0||isNaN(p)){const l={instancePath:n+"/usage/"+t+"/prompt_tokens",schemaPath:"#/$defs/usage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}else{const l={instancePath:n+"/usage/"+t+"/prompt_tokens",schemaPath:"#/$defs/usage/properties/prompt_tokens/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),i++}}if(m.completion_tokens!==void 0&&o.call(m,"completion_tokens")){let p=m.completion_tokens;if(typeof p=="number"&&isFinite(p)){if(p<0||isNaN(p)){const l={instancePath:n+"/usage/"+t+"/completion_tokens",schemaPath:"#/$defs/usage/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}else{const l={instancePath:n+"/usage/"+t+"/completion_tokens",schemaPath:"#/$defs/usage/properties/completion_tokens/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),i++}}}else{const p={instancePath:n+"/usage/"+t,schemaPath:"#/$defs/usage/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}}else{const r={instancePath:n+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}if(a.answer!==void 0&&o.call(a,"answer")&&typeof a.answer!="string"){const s={instancePath:n+"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return b.errors=e,i===0}b.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function k(a,{instancePath:n="",parentData:w,parentDataProperty:q,rootData:c=a,dynamicAnchors:y={}}={}){let e=null,i=0;const d=k.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0||!o.call(a,"kind")){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[t]:e.push(t),i++}const r=a.kind;if(typeof r=="string")if(r==="answer"){b(a,{instancePath:n,parentData:w,parentDataProperty:q,rootData:c,dynamicAnchors:y})||(e=e===null?b.errors:e.concat(b.errors),i=e.length);var s=!0}else if(r==="error"){if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0||!o.call(a,"kind")){const t={instancePath:n,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[t]:e.push(t),i++}if(a.message===void 0||!o.call(a,"message")){const t={instancePath:n,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[t]:e.push(t),i++}for(const t of Object.keys(a))if(!(t==="kind"||t==="message")){const m={instancePath:n,schemaPath:"#/$defs/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),i++}if(a.kind!==void 0&&o.call(a,"kind")&&a.kind!=="error"){const t={instancePath:n+"/kind",schemaPath:"#/$defs/error/properties/kind/const",keyword:"const",params:{allowedValue:"error"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}if(a.message!==void 0&&o.call(a,"message")&&typeof a.message!="string"){const t={instancePath:n+"/message",schemaPath:"#/$defs/error/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n,schemaPath:"#/$defs/error/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}s!==!0&&(s=!0)}else{const t={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:r},message:'value of tag "kind" must be in oneOf'};e===null?e=[t]:e.push(t),i++}else{const t={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must be string'};e===null?e=[t]:e.push(t),i++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return k.errors=e,d.props=s,i===0}k.evaluated={dynamicProps:!0,dynamicItems:!1};function P(a,{instancePath:n="",parentData:w,parentDataProperty:q,rootData:c=a,dynamicAnchors:y={}}={}){let e=null,i=0;const d=P.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0||!o.call(a,"id")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),i++}if(a.first_ms===void 0||!o.call(a,"first_ms")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"first_ms"},message:"must have required property 'first_ms'"};e===null?e=[s]:e.push(s),i++}if(a.samples_ms===void 0||!o.call(a,"samples_ms")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"samples_ms"},message:"must have required property 'samples_ms'"};e===null?e=[s]:e.push(s),i++}if(a.outcome===void 0||!o.call(a,"outcome")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"},message:"must have required property 'outcome'"};e===null?e=[s]:e.push(s),i++}for(const s of Object.keys(a))if(!(s==="id"||s==="first_ms"||s==="samples_ms"||s==="spans_ms"||s==="outcome")){const r={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(a.id!==void 0&&o.call(a,"id")&&typeof a.id!="string"){const s={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(a.first_ms!==void 0&&o.call(a,"first_ms")){let s=a.first_ms;if(!(typeof s=="number"&&isFinite(s))&&s!==null){const r={instancePath:n+"/first_ms",schemaPath:"#/properties/first_ms/type",keyword:"type",params:{type:N.properties.first_ms.type},message:"must be number,null"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const r={instancePath:n+"/first_ms",schemaPath:"#/properties/first_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}if(a.samples_ms!==void 0&&o.call(a,"samples_ms")){let s=a.samples_ms;if(Array.isArray(s)){const r=s.length;for(let t=0;t<r;t++){let m=s[t];if(typeof m=="number"&&isFinite(m)){if(m<0||isNaN(m)){const p={instancePath:n+"/samples_ms/"+t,schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),i++}}else{const p={instancePath:n+"/samples_ms/"+t,schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),i++}}}else{const r={instancePath:n+"/samples_ms",schemaPath:"#/properties/samples_ms/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}if(a.spans_ms!==void 0&&o.call(a,"spans_ms")){let s=a.spans_ms;if(s&&typeof s=="object"&&!Array.isArray(s))for(const r of Object.keys(s)){let t=s[r];if(Array.isArray(t)){const m=t.length;for(let p=0;p<m;p++){let l=t[p];if(typeof l=="number"&&isFinite(l)){if(l<0||isNaN(l)){const u={instancePath:n+"/spans_ms/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+p,schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}else{const u={instancePath:n+"/spans_ms/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+p,schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),i++}}}else{const m={instancePath:n+"/spans_ms/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/spans_ms/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),i++}}else{const r={instancePath:n+"/spans_ms",schemaPath:"#/properties/spans_ms/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}a.outcome!==void 0&&o.call(a,"outcome")&&(k(a.outcome,{instancePath:n+"/outcome",parentData:a,parentDataProperty:"outcome",rootData:c,dynamicAnchors:y})||(e=e===null?k.errors:e.concat(k.errors),i=e.length))}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return P.errors=e,i===0}P.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _(a,{instancePath:n="",parentData:w,parentDataProperty:q,rootData:c=a,dynamicAnchors:y={}}={}){let e=null,i=0;const d=_.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.schema_version===void 0||!o.call(a,"schema_version")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema_version"},message:"must have required property 'schema_version'"};e===null?e=[s]:e.push(s),i++}if(a.shard===void 0||!o.call(a,"shard")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"shard"},message:"must have required property 'shard'"};e===null?e=[s]:e.push(s),i++}if(a.workflow===void 0||!o.call(a,"workflow")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"workflow"},message:"must have required property 'workflow'"};e===null?e=[s]:e.push(s),i++}if(a.binding===void 0||!o.call(a,"binding")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"binding"},message:"must have required property 'binding'"};e===null?e=[s]:e.push(s),i++}if(a.failure===void 0||!o.call(a,"failure")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failure"},message:"must have required property 'failure'"};e===null?e=[s]:e.push(s),i++}if(a.timing===void 0||!o.call(a,"timing")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timing"},message:"must have required property 'timing'"};e===null?e=[s]:e.push(s),i++}if(a.environment===void 0||!o.call(a,"environment")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"environment"},message:"must have required property 'environment'"};e===null?e=[s]:e.push(s),i++}if(a.unstable===void 0||!o.call(a,"unstable")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"unstable"},message:"must have required property 'unstable'"};e===null?e=[s]:e.push(s),i++}if(a.retries===void 0||!o.call(a,"retries")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retries"},message:"must have required property 'retries'"};e===null?e=[s]:e.push(s),i++}if(a.log===void 0||!o.call(a,"log")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"log"},message:"must have required property 'log'"};e===null?e=[s]:e.push(s),i++}if(a.cases===void 0||!o.call(a,"cases")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cases"},message:"must have required property 'cases'"};e===null?e=[s]:e.push(s),i++}for(const s of Object.keys(a))if(!o.call(h.properties,s)){const r={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(a.schema_version!==void 0&&o.call(a,"schema_version")&&a.schema_version!==1){const s={instancePath:n+"/schema_version",schemaPath:"#/properties/schema_version/const",keyword:"const",params:{allowedValue:1},message:"must be equal to constant"};e===null?e=[s]:e.push(s),i++}if(a.shard!==void 0&&o.call(a,"shard")){let s=a.shard;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.index===void 0||!o.call(s,"index")){const r={instancePath:n+"/shard",schemaPath:"#/properties/shard/required",keyword:"required",params:{missingProperty:"index"},message:"must have required property 'index'"};e===null?e=[r]:e.push(r),i++}if(s.count===void 0||!o.call(s,"count")){const r={instancePath:n+"/shard",schemaPath:"#/properties/shard/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[r]:e.push(r),i++}for(const r of Object.keys(s))if(!(r==="index"||r==="count")){const t={instancePath:n+"/shard",schemaPath:"#/properties/shard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.index!==void 0&&o.call(s,"index")){let r=s.index;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/shard/index",schemaPath:"#/properties/shard/properties/index/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r>1e3||isNaN(r)){const t={instancePath:n+"/shard/index",schemaPath:"#/properties/shard/properties/index/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[t]:e.push(t),i++}if(r<1||isNaN(r)){const t={instancePath:n+"/shard/index",schemaPath:"#/properties/shard/properties/index/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}if(s.count!==void 0&&o.call(s,"count")){let r=s.count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/shard/count",schemaPath:"#/properties/shard/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r>1e3||isNaN(r)){const t={instancePath:n+"/shard/count",schemaPath:"#/properties/shard/properties/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[t]:e.push(t),i++}if(r<1||isNaN(r)){const t={instancePath:n+"/shard/count",schemaPath:"#/properties/shard/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}}else{const r={instancePath:n+"/shard",schemaPath:"#/properties/shard/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(a.workflow!==void 0&&o.call(a,"workflow")){let s=a.workflow;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null){const r={instancePath:n+"/workflow",schemaPath:"#/properties/workflow/type",keyword:"type",params:{type:h.properties.workflow.type},message:"must be object,null"};e===null?e=[r]:e.push(r),i++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0||!o.call(s,"id")){const r={instancePath:n+"/workflow",schemaPath:"#/properties/workflow/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),i++}if(s.attempt===void 0||!o.call(s,"attempt")){const r={instancePath:n+"/workflow",schemaPath:"#/properties/workflow/required",keyword:"required",params:{missingProperty:"attempt"},message:"must have required property 'attempt'"};e===null?e=[r]:e.push(r),i++}for(const r of Object.keys(s))if(!(r==="id"||r==="attempt")){const t={instancePath:n+"/workflow",schemaPath:"#/properties/workflow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.id!==void 0&&o.call(s,"id")){let r=s.id;if(typeof r=="string"){if(!v.test(r)){const t={instancePath:n+"/workflow/id",schemaPath:"#/properties/workflow/properties/id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,20}$"},message:'must match pattern "^[0-9]{1,20}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/workflow/id",schemaPath:"#/properties/workflow/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.attempt!==void 0&&o.call(s,"attempt")){let r=s.attempt;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/workflow/attempt",schemaPath:"#/properties/workflow/properties/attempt/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/workflow/attempt",schemaPath:"#/properties/workflow/properties/attempt/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}}if(a.binding!==void 0&&o.call(a,"binding")){let s=a.binding;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.tool===void 0||!o.call(s,"tool")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"tool"},message:"must have required property 'tool'"};e===null?e=[r]:e.push(r),i++}if(s.config===void 0||!o.call(s,"config")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"config"},message:"must have required property 'config'"};e===null?e=[r]:e.push(r),i++}if(s.suite===void 0||!o.call(s,"suite")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"suite"},message:"must have required property 'suite'"};e===null?e=[r]:e.push(r),i++}if(s.base_suite===void 0||!o.call(s,"base_suite")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"base_suite"},message:"must have required property 'base_suite'"};e===null?e=[r]:e.push(r),i++}if(s.definition===void 0||!o.call(s,"definition")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"definition"},message:"must have required property 'definition'"};e===null?e=[r]:e.push(r),i++}if(s.k===void 0||!o.call(s,"k")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"k"},message:"must have required property 'k'"};e===null?e=[r]:e.push(r),i++}if(s.retriever===void 0||!o.call(s,"retriever")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"retriever"},message:"must have required property 'retriever'"};e===null?e=[r]:e.push(r),i++}if(s.corpus===void 0||!o.call(s,"corpus")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"corpus"},message:"must have required property 'corpus'"};e===null?e=[r]:e.push(r),i++}if(s.cases===void 0||!o.call(s,"cases")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"cases"},message:"must have required property 'cases'"};e===null?e=[r]:e.push(r),i++}for(const r of Object.keys(s))if(!o.call(h.properties.binding.properties,r)){const t={instancePath:n+"/binding",schemaPath:"#/properties/binding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.tool!==void 0&&o.call(s,"tool")){let r=s.tool;if(typeof r=="string"){if(g(r)>100){const t={instancePath:n+"/binding/tool",schemaPath:"#/properties/binding/properties/tool/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/binding/tool",schemaPath:"#/properties/binding/properties/tool/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.config!==void 0&&o.call(s,"config")){let r=s.config;if(typeof r=="string"){if(!f.test(r)){const t={instancePath:n+"/binding/config",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/binding/config",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.suite!==void 0&&o.call(s,"suite")){let r=s.suite;if(typeof r=="string"){if(!f.test(r)){const t={instancePath:n+"/binding/suite",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/binding/suite",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.base_suite!==void 0&&o.call(s,"base_suite")){let r=s.base_suite;if(typeof r!="string"&&r!==null){const t={instancePath:n+"/binding/base_suite",schemaPath:"#/$defs/digest_or_null/type",keyword:"type",params:{type:$.type},message:"must be string,null"};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"&&!f.test(r)){const t={instancePath:n+"/binding/base_suite",schemaPath:"#/$defs/digest_or_null/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}if(s.definition!==void 0&&o.call(s,"definition")){let r=s.definition;if(typeof r=="string"){if(!f.test(r)){const t={instancePath:n+"/binding/definition",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/binding/definition",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.k!==void 0&&o.call(s,"k")){let r=s.k;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/binding/k",schemaPath:"#/properties/binding/properties/k/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/binding/k",schemaPath:"#/properties/binding/properties/k/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}if(s.retriever!==void 0&&o.call(s,"retriever")){let r=s.retriever;if(typeof r=="string"){if(!f.test(r)){const t={instancePath:n+"/binding/retriever",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/binding/retriever",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.corpus!==void 0&&o.call(s,"corpus")){let r=s.corpus;if(typeof r!="string"&&r!==null){const t={instancePath:n+"/binding/corpus",schemaPath:"#/$defs/digest_or_null/type",keyword:"type",params:{type:$.type},message:"must be string,null"};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"&&!f.test(r)){const t={instancePath:n+"/binding/corpus",schemaPath:"#/$defs/digest_or_null/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}if(s.cases!==void 0&&o.call(s,"cases")){let r=s.cases;if(typeof r=="string"){if(!f.test(r)){const t={instancePath:n+"/binding/cases",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/binding/cases",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(a.failure!==void 0&&o.call(a,"failure")){let s=a.failure;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null){const r={instancePath:n+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type:h.properties.failure.type},message:"must be object,null"};e===null?e=[r]:e.push(r),i++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.code===void 0||!o.call(s,"code")){const r={instancePath:n+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[r]:e.push(r),i++}if(s.message===void 0||!o.call(s,"message")){const r={instancePath:n+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),i++}if(s.hint===void 0||!o.call(s,"hint")){const r={instancePath:n+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty:"hint"},message:"must have required property 'hint'"};e===null?e=[r]:e.push(r),i++}for(const r of Object.keys(s))if(!(r==="code"||r==="message"||r==="hint")){const t={instancePath:n+"/failure",schemaPath:"#/properties/failure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.code!==void 0&&o.call(s,"code")){let r=s.code;if(typeof r=="string"){if(!j.test(r)){const t={instancePath:n+"/failure/code",schemaPath:"#/properties/failure/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z_]{1,40}$"},message:'must match pattern "^[a-z_]{1,40}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/failure/code",schemaPath:"#/properties/failure/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.message!==void 0&&o.call(s,"message")&&typeof s.message!="string"){const r={instancePath:n+"/failure/message",schemaPath:"#/properties/failure/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.hint!==void 0&&o.call(s,"hint")){let r=s.hint;if(typeof r!="string"&&r!==null){const t={instancePath:n+"/failure/hint",schemaPath:"#/properties/failure/properties/hint/type",keyword:"type",params:{type:h.properties.failure.properties.hint.type},message:"must be string,null"};e===null?e=[t]:e.push(t),i++}}}}if(a.timing!==void 0&&o.call(a,"timing")){let s=a.timing;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.source===void 0||!o.call(s,"source")){const r={instancePath:n+"/timing",schemaPath:"#/properties/timing/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),i++}if(s.repeats===void 0||!o.call(s,"repeats")){const r={instancePath:n+"/timing",schemaPath:"#/properties/timing/required",keyword:"required",params:{missingProperty:"repeats"},message:"must have required property 'repeats'"};e===null?e=[r]:e.push(r),i++}if(s.budget_ended===void 0||!o.call(s,"budget_ended")){const r={instancePath:n+"/timing",schemaPath:"#/properties/timing/required",keyword:"required",params:{missingProperty:"budget_ended"},message:"must have required property 'budget_ended'"};e===null?e=[r]:e.push(r),i++}if(s.includes_start===void 0||!o.call(s,"includes_start")){const r={instancePath:n+"/timing",schemaPath:"#/properties/timing/required",keyword:"required",params:{missingProperty:"includes_start"},message:"must have required property 'includes_start'"};e===null?e=[r]:e.push(r),i++}for(const r of Object.keys(s))if(!(r==="source"||r==="repeats"||r==="budget_ended"||r==="includes_start")){const t={instancePath:n+"/timing",schemaPath:"#/properties/timing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.source!==void 0&&o.call(s,"source")){let r=s.source;if(!(r==="measured"||r==="reported"||r==="off")){const t={instancePath:n+"/timing/source",schemaPath:"#/properties/timing/properties/source/enum",keyword:"enum",params:{allowedValues:h.properties.timing.properties.source.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.repeats!==void 0&&o.call(s,"repeats")){let r=s.repeats;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/timing/repeats",schemaPath:"#/properties/timing/properties/repeats/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/timing/repeats",schemaPath:"#/properties/timing/properties/repeats/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}if(s.budget_ended!==void 0&&o.call(s,"budget_ended")&&typeof s.budget_ended!="boolean"){const r={instancePath:n+"/timing/budget_ended",schemaPath:"#/properties/timing/properties/budget_ended/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.includes_start!==void 0&&o.call(s,"includes_start")&&typeof s.includes_start!="boolean"){const r={instancePath:n+"/timing/includes_start",schemaPath:"#/properties/timing/properties/includes_start/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}}else{const r={instancePath:n+"/timing",schemaPath:"#/properties/timing/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(a.environment!==void 0&&o.call(a,"environment")){let s=a.environment;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.os===void 0||!o.call(s,"os")){const r={instancePath:n+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"os"},message:"must have required property 'os'"};e===null?e=[r]:e.push(r),i++}if(s.arch===void 0||!o.call(s,"arch")){const r={instancePath:n+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"arch"},message:"must have required property 'arch'"};e===null?e=[r]:e.push(r),i++}if(s.cpu===void 0||!o.call(s,"cpu")){const r={instancePath:n+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"cpu"},message:"must have required property 'cpu'"};e===null?e=[r]:e.push(r),i++}if(s.cores===void 0||!o.call(s,"cores")){const r={instancePath:n+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"cores"},message:"must have required property 'cores'"};e===null?e=[r]:e.push(r),i++}if(s.node===void 0||!o.call(s,"node")){const r={instancePath:n+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"node"},message:"must have required property 'node'"};e===null?e=[r]:e.push(r),i++}for(const r of Object.keys(s))if(!(r==="os"||r==="arch"||r==="cpu"||r==="cores"||r==="node")){const t={instancePath:n+"/environment",schemaPath:"#/properties/environment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.os!==void 0&&o.call(s,"os")){let r=s.os;if(typeof r=="string"){if(g(r)>200){const t={instancePath:n+"/environment/os",schemaPath:"#/properties/environment/properties/os/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/environment/os",schemaPath:"#/properties/environment/properties/os/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.arch!==void 0&&o.call(s,"arch")){let r=s.arch;if(typeof r=="string"){if(g(r)>200){const t={instancePath:n+"/environment/arch",schemaPath:"#/properties/environment/properties/arch/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/environment/arch",schemaPath:"#/properties/environment/properties/arch/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.cpu!==void 0&&o.call(s,"cpu")){let r=s.cpu;if(typeof r=="string"){if(g(r)>200){const t={instancePath:n+"/environment/cpu",schemaPath:"#/properties/environment/properties/cpu/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/environment/cpu",schemaPath:"#/properties/environment/properties/cpu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.cores!==void 0&&o.call(s,"cores")){let r=s.cores;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/environment/cores",schemaPath:"#/properties/environment/properties/cores/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/environment/cores",schemaPath:"#/properties/environment/properties/cores/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}if(s.node!==void 0&&o.call(s,"node")){let r=s.node;if(typeof r=="string"){if(g(r)>200){const t={instancePath:n+"/environment/node",schemaPath:"#/properties/environment/properties/node/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/environment/node",schemaPath:"#/properties/environment/properties/node/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{const r={instancePath:n+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(a.unstable!==void 0&&o.call(a,"unstable")){let s=a.unstable;if(Array.isArray(s)){const r=s.length;for(let t=0;t<r;t++)if(typeof s[t]!="string"){const m={instancePath:n+"/unstable/"+t,schemaPath:"#/properties/unstable/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}else{const r={instancePath:n+"/unstable",schemaPath:"#/properties/unstable/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}if(a.retries!==void 0&&o.call(a,"retries")){let s=a.retries;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const r={instancePath:n+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const r={instancePath:n+"/retries",schemaPath:"#/properties/retries/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}if(a.log!==void 0&&o.call(a,"log")){let s=a.log;if(typeof s=="string"){if(g(s)>2e5){const r={instancePath:n+"/log",schemaPath:"#/properties/log/maxLength",keyword:"maxLength",params:{limit:2e5},message:"must NOT have more than 200000 characters"};e===null?e=[r]:e.push(r),i++}}else{const r={instancePath:n+"/log",schemaPath:"#/properties/log/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.cases!==void 0&&o.call(a,"cases")){let s=a.cases;if(Array.isArray(s)){if(s.length<1){const t={instancePath:n+"/cases",schemaPath:"#/properties/cases/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[t]:e.push(t),i++}const r=s.length;for(let t=0;t<r;t++)P(s[t],{instancePath:n+"/cases/"+t,parentData:s,parentDataProperty:t,rootData:c,dynamicAnchors:y})||(e=e===null?P.errors:e.concat(P.errors),i=e.length)}else{const r={instancePath:n+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return _.errors=e,i===0}_.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},exports.j=()=>({part:{$schema:"https://json-schema.org/draft/2020-12/schema",$id:"part.schema.json",title:"retrieval-eval-gate part",description:"What one shard measured. Written by `retrieval-gate gate --shard i/n`, joined by `retrieval-gate merge`; not edited by hand.",type:"object",additionalProperties:!1,required:["schema_version","shard","workflow","binding","failure","timing","environment","unstable","retries","log","cases"],properties:{schema_version:{const:1},shard:{type:"object",additionalProperties:!1,required:["index","count"],properties:{index:{description:"1-based.",type:"integer",minimum:1,maximum:1e3},count:{type:"integer",minimum:1,maximum:1e3}}},workflow:{description:"The run of a workflow that measured it; null outside GitHub Actions.",type:["object","null"],additionalProperties:!1,required:["id","attempt"],properties:{id:{type:"string",pattern:"^[0-9]{1,20}$"},attempt:{type:"integer",minimum:1}}},binding:{description:"What the checkout that judges it must have in common with it.",type:"object",additionalProperties:!1,required:["tool","config","suite","base_suite","definition","k","retriever","corpus","cases"],properties:{tool:{type:"string",maxLength:100},config:{$ref:"#/$defs/digest"},suite:{$ref:"#/$defs/digest"},base_suite:{$ref:"#/$defs/digest_or_null"},definition:{$ref:"#/$defs/digest"},k:{type:"integer",minimum:1},retriever:{$ref:"#/$defs/digest"},corpus:{$ref:"#/$defs/digest_or_null"},cases:{$ref:"#/$defs/digest"}}},failure:{description:"Why the measurement ended early; null where it is complete.",type:["object","null"],additionalProperties:!1,required:["code","message","hint"],properties:{code:{type:"string",pattern:"^[a-z_]{1,40}$"},message:{type:"string"},hint:{type:["string","null"]}}},timing:{type:"object",additionalProperties:!1,required:["source","repeats","budget_ended","includes_start"],properties:{source:{enum:["measured","reported","off"]},repeats:{type:"integer",minimum:0},budget_ended:{type:"boolean"},includes_start:{type:"boolean"}}},environment:{type:"object",additionalProperties:!1,required:["os","arch","cpu","cores","node"],properties:{os:{type:"string",maxLength:200},arch:{type:"string",maxLength:200},cpu:{type:"string",maxLength:200},cores:{type:"integer",minimum:1},node:{type:"string",maxLength:200}}},unstable:{description:"Cases that were answered differently when asked again.",type:"array",items:{type:"string"}},retries:{type:"integer",minimum:0},log:{description:"What the retriever wrote for people, cut.",type:"string",maxLength:2e5},cases:{type:"array",minItems:1,items:{$ref:"#/$defs/case"}}},$defs:{digest:{type:"string",pattern:"^[0-9a-f]{64}$"},digest_or_null:{type:["string","null"],pattern:"^[0-9a-f]{64}$"},milliseconds:{type:"number",minimum:0},case:{type:"object",additionalProperties:!1,required:["id","first_ms","samples_ms","outcome"],properties:{id:{type:"string"},first_ms:{type:["number","null"],minimum:0},samples_ms:{type:"array",items:{$ref:"#/$defs/milliseconds"}},spans_ms:{description:"By stage, one for each timed repeat that told it.",type:"object",additionalProperties:{type:"array",items:{$ref:"#/$defs/milliseconds"}}},outcome:{$ref:"#/$defs/outcome"}}},outcome:{type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/answer"},{$ref:"#/$defs/error"}]},error:{type:"object",additionalProperties:!1,required:["kind","message"],properties:{kind:{const:"error"},message:{type:"string"}}},answer:{type:"object",additionalProperties:!1,required:["kind","hits","returned","degraded"],properties:{kind:{const:"answer"},hits:{description:"In order, cut to k.",type:"array",items:{$ref:"#/$defs/hit"}},returned:{description:"Results before the cut.",type:"integer",minimum:0},degraded:{type:"boolean"},reported_ms:{$ref:"#/$defs/milliseconds"},spans:{description:"Milliseconds by stage.",type:"object",additionalProperties:{$ref:"#/$defs/milliseconds"}},usage:{type:"array",items:{$ref:"#/$defs/usage"}},answer:{type:"string"}}},usage:{type:"object",additionalProperties:!1,properties:{model:{type:"string"},prompt_tokens:{type:"number",minimum:0},completion_tokens:{type:"number",minimum:0}}},hit:{type:"object",additionalProperties:!1,required:["doc_id"],properties:{doc_id:{type:"string"},id:{type:"string"},path:{type:"string"},name:{type:"string"},qualified_name:{type:"string"},text:{type:"string"},score:{type:"number"},cluster:{type:"string"},span:{description:"Characters of its document, the end not included.",type:"object",additionalProperties:!1,required:["start","end"],properties:{start:{type:"integer",minimum:0},end:{type:"integer",minimum:0}}}}}}}});


/***/ }),

/***/ 8913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  joinParts: () => (/* binding */ joinParts)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/model/part.js
var part = __webpack_require__(2956);
// EXTERNAL MODULE: ./lib/files/document.js
var files_document = __webpack_require__(2050);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(2611);
// EXTERNAL MODULE: ./lib/files/part-validator.generated.cjs
var part_validator_generated = __webpack_require__(5141);
// EXTERNAL MODULE: ./lib/files/validate.js
var validate = __webpack_require__(4593);
;// CONCATENATED MODULE: ./lib/files/part.js
/** part.json, which a shard wrote and anybody may have put there since: checked whole, then read. */





/** `file` is relative to the root. Throws `invalid_part`, or what reading any file may throw. */
async function loadPart(root, file) {
    const document = await (0,files_document/* parseDocument */.T)((0,read/* readText */.yR)(root, file, "part"), "invalid_part");
    const checked = (0,validate/* checkCompiled */.AT)(document, "part", part_validator_generated/* part */.y, () => part_validator_generated/* schemas */.j().part);
    const { shard, workflow, binding, failure, ...rest } = checked;
    return { shard, workflow, binding, failure, run: readRun(rest) };
}
function readRun(written) {
    const { environment, unstable, retries, log } = written;
    const timing = named(written.timing, part/* TIMING_NAMES */.q8);
    const run = { cases: written.cases.map(readCase), timing, environment, unstable, retries, log };
    return run;
}
function readCase(written) {
    const { id: caseId, first_ms: firstMs, samples_ms: samplesMs } = written;
    const each = { caseId, outcome: readOutcome(written.outcome), firstMs, samplesMs, ...stages(written) };
    return each;
}
function stages({ spans_ms: spans }) {
    return spans === undefined ? {} : { spansMs: new Map(Object.entries(spans)) };
}
function readOutcome(written) {
    if (written.kind === "error")
        return written;
    const { hits, ...answer } = written;
    return { ...named(answer, part/* ANSWER_NAMES */.UR), hits: readHits(hits) };
}
function readHits(written) {
    const seen = new Set();
    return written.map((each) => {
        const hit = named(each, part/* HIT_NAMES */.v7);
        const repeat = seen.has(hit.docId);
        seen.add(hit.docId);
        return { ...hit, repeat };
    });
}
/** Back to the names that the program uses; the schema has let no others in. */
function named(value, names) {
    const entries = Object.entries(names).filter(([, name]) => value[name] !== undefined);
    return Object.fromEntries(entries.map(([key, name]) => [key, value[name]]));
}

// EXTERNAL MODULE: ./lib/model/order.js
var order = __webpack_require__(4209);
// EXTERNAL MODULE: ./lib/shards/binding.js
var binding = __webpack_require__(5852);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(6886);
// EXTERNAL MODULE: ./lib/shards/split.js
var split = __webpack_require__(3925);
;// CONCATENATED MODULE: ./lib/shards/check.js
/** Whether parts make a whole. Every problem is listed; a report with a shard missing must never look like a whole one. */




/** Named where there are no more; a forged count would list thousands. */
const NAMED = 10;
/** `found` is what was wrong before: files that are no parts. `where` names the folders. Throws for any finding. */
function wholeOf(received, expected, { found, where }) {
    const latest = latestAttempts(received);
    const findings = [
        ...found,
        ...received.flatMap((each) => partFindings(each, expected)),
        ...groupFindings(received),
        ...latest.repeated,
        ...missing(received, where),
    ];
    if (findings.length > 0)
        throw refusal(findings);
    return {
        parts: latest.parts.toSorted((a, b) => a.part.shard.index - b.part.shard.index),
        repeatedByAttempt: latest.several.toSorted((a, b) => a - b),
    };
}
const HINTS = {
    invalid_part: "A part is written by `gate --shard i/n` and not edited; run that shard again.",
    parts_differ: "All shards and the merge need one commit, one config, one version of this program and one n; name the folders of this run's parts only.",
    shard_repeated: "Name each shard's folder once, and give each job of the matrix a shard of its own.",
    shard_missing: "Look at the job of the missing shard: it writes part.json also where its retriever failed. Then run all shards again.",
};
function refusal(findings) {
    const codes = Object.keys(HINTS);
    const code = codes.find((each) => findings.some((finding) => finding.code === each));
    const problems = (0,errors/* sortProblems */.dS)(findings.map((finding) => finding.problem));
    const first = (0,errors/* sortProblems */.dS)(findings.filter((each) => each.code === code).map((each) => each.problem))[0];
    const more = problems.length > 1 ? ` (1 of ${problems.length} problems)` : "";
    return new errors.GateError(code, `${first.file}: ${first.message}${more}`, { problems, hint: HINTS[code] });
}
function partFindings({ file, part }, expected) {
    const differ = (0,binding/* bindingDifferences */.u)(part.binding, expected.binding).map(({ field, message }) => ({
        code: "parts_differ",
        problem: { file, pointer: `/binding/${field}`, message },
    }));
    // Cases of another suite are not this shard's: once is enough.
    return differ.length > 0
        ? differ
        : contentProblems(part, expected).map((message) => invalid(file, message));
}
function invalid(file, message) {
    return { code: "invalid_part", problem: { file, message } };
}
/** What no schema can say. */
function contentProblems({ shard, run, failure }, { ids, binding }) {
    if (shard.index > shard.count)
        return [`there is no ${(0,split/* shardName */.Az)(shard)}`];
    const own = (0,split/* dealt */.h6)(ids, shard);
    const asked = run.cases.map((each) => each.caseId);
    if ((0,canonical_json/* compactCanonical */.SM)(asked) !== (0,canonical_json/* compactCanonical */.SM)(own)) {
        return [`its cases are not those of ${(0,split/* shardName */.Az)(shard)}`];
    }
    const problems = [];
    const long = run.cases.find(({ outcome }) => outcome.kind === "answer" && outcome.hits.length > binding.k);
    if (long !== undefined)
        problems.push(`case "${long.caseId}" has more than ${binding.k} results`);
    const uneven = failure === null ? run.cases.find((each) => !evenlyTimed(each, run.timing)) : undefined;
    if (uneven !== undefined) {
        problems.push(`case "${uneven.caseId}" has ${uneven.samplesMs.length} samples of ${run.timing.repeats} repeats`);
    }
    const known = new Set(own);
    const strange = run.unstable.find((id) => !known.has(id));
    if (strange !== undefined)
        problems.push(`"${strange}" is unstable and none of its cases`);
    if (failure !== null && !isOfMeasurement(failure.code)) {
        problems.push(`"${failure.code}" is no failure of a retriever`);
    }
    return problems;
}
/** A missing baseline is no shard's to find, and the one failure beside which figures are offered for adoption. */
function isOfMeasurement(code) {
    return Object.hasOwn(errors/* ERROR_CODES */.OQ, code) && code !== "baseline_missing";
}
/** Equal repeats for every case that answered: a case with more of them would weigh more. */
function evenlyTimed(each, timing) {
    const due = each.outcome.kind === "answer" && timing.source !== "off" ? timing.repeats : 0;
    return each.samplesMs.length === due;
}
/** Parts of one run have one n, and come from one run of a workflow. */
function groupFindings(received) {
    const [first, ...others] = received;
    if (first === undefined)
        return [];
    const run = (part) => part.workflow === null ? "no workflow" : `workflow run ${part.workflow.id}`;
    return others.flatMap(({ file, part }) => {
        const messages = [];
        if (part.shard.count !== first.part.shard.count) {
            messages.push(`it is ${(0,split/* shardName */.Az)(part.shard)}, and ${first.file} is ${(0,split/* shardName */.Az)(first.part.shard)}`);
        }
        if (run(part) !== run(first.part)) {
            messages.push(`it is of ${run(part)}, and ${first.file} of ${run(first.part)}`);
        }
        return messages.map((message) => ({ code: "parts_differ", problem: { file, message } }));
    });
}
/** Re-running a workflow leaves the parts of the earlier attempt beside the new ones: the latest counts. */
function latestAttempts(received) {
    const byShard = new Map();
    for (const each of received) {
        const { index } = each.part.shard;
        byShard.set(index, [...(byShard.get(index) ?? []), each]);
    }
    const attempt = ({ part }) => part.workflow?.attempt ?? 0;
    const parts = [];
    const several = [];
    const repeated = [];
    for (const [index, same] of byShard) {
        const newest = Math.max(...same.map(attempt));
        const [kept, ...twins] = same.filter((each) => attempt(each) === newest);
        parts.push(kept);
        if (same.length > 1 && twins.length === 0)
            several.push(index);
        for (const { file, part } of twins) {
            const message = `${(0,split/* shardName */.Az)(part.shard)} is there twice, also as ${kept.file}`;
            repeated.push({ code: "shard_repeated", problem: { file, message } });
        }
    }
    return { parts, several, repeated };
}
function missing(received, where) {
    const count = Math.max(0, ...received.map(({ part }) => part.shard.count));
    const there = new Set(received.map(({ part }) => part.shard.index));
    const absent = Array.from({ length: count }, (_, i) => i + 1).filter((index) => !there.has(index));
    if (absent.length === 0)
        return [];
    const named = absent.slice(0, NAMED).join(", ");
    const more = absent.length > NAMED ? ` and ${absent.length - NAMED} more` : "";
    const message = `${absent.length === 1 ? "shard" : "shards"} ${named}${more} of ${count} ${absent.length === 1 ? "is" : "are"} missing`;
    return [{ code: "shard_missing", problem: { file: where, message } }];
}

;// CONCATENATED MODULE: ./lib/shards/join.js
/** Parts of a run, joined as if one job had measured them. */



/** `ids` are those of all cases, in their order. */
function join({ parts: received, repeatedByAttempt }, ids) {
    const parts = received.map(({ part }) => part);
    const timing = timingOf(parts);
    const cases = new Map(parts.flatMap(({ run }) => run.cases.map((each) => [each.caseId, cut(each, timing)])));
    const unstable = new Set(parts.flatMap(({ run }) => run.unstable));
    const run = {
        cases: ids.map((id) => cases.get(id)),
        timing,
        environment: parts[0].run.environment,
        unstable: ids.filter((id) => unstable.has(id)),
        retries: parts.reduce((sum, part) => sum + part.run.retries, 0),
        log: logOf(parts),
    };
    return {
        run,
        base: null,
        failure: failureOf(received),
        notices: noticesOf(parts, timing, repeatedByAttempt),
    };
}
/**
 * Every case counts as often as the others, so only as many repeats as the shard with the fewest took. Recorded times
 * count where every answer has one, as within one job.
 */
function timingOf(parts) {
    const timings = answering(parts).map((part) => part.run.timing);
    const sources = new Set(timings.map((timing) => timing.source));
    const [source = "off"] = sources.size === 1 ? sources : [];
    return {
        source,
        repeats: source === "off" ? 0 : Math.min(...timings.map((timing) => timing.repeats)),
        budgetEnded: source !== "off" && timings.some((timing) => timing.budgetEnded),
        includesStart: parts.some((part) => part.run.timing.includesStart),
    };
}
/** A shard whose queries all failed timed nothing, and takes nothing away from the others. */
function answering(parts) {
    const some = parts.filter(({ run }) => run.cases.some((each) => each.outcome.kind === "answer"));
    return some.length === 0 ? parts : some;
}
/** The first repeats; a field that is added to CaseRun and holds samples has to be cut here, too. */
function cut(each, { repeats }) {
    if (each.samplesMs.length <= repeats)
        return each;
    const samplesMs = each.samplesMs.slice(0, repeats);
    if (each.spansMs === undefined)
        return { ...each, samplesMs };
    // A stage that not every answer told has no place in the figures anyway.
    const spansMs = new Map([...each.spansMs].map(([stage, ms]) => [stage, ms.slice(0, repeats)]));
    return { ...each, samplesMs, spansMs };
}
/** A retriever that is silent in every shard leaves an empty log. */
function logOf(parts) {
    return parts
        .filter((part) => part.run.log !== "")
        .map(({ shard, run }) => `[${(0,split/* shardName */.Az)(shard)}]\n${run.log.replace(/\n?$/, "\n")}`)
        .join("");
}
/** The first shard's that failed; where there are more, all are listed. */
function failureOf(parts) {
    const failed = parts.flatMap(({ file, part: { shard, failure } }) => failure === null ? [] : [{ file, failure, message: `${(0,split/* shardName */.Az)(shard)}: ${failure.message}` }]);
    const [first] = failed;
    if (first === undefined)
        return null;
    const { code, hint } = first.failure;
    return new errors.GateError(code, first.message, {
        ...(hint === null ? {} : { hint }),
        problems: failed.length === 1 ? [] : failed.map(({ file, message }) => ({ file, message })),
    });
}
function noticesOf(parts, timing, repeatedByAttempt) {
    const notices = [{ code: "joined", shards: parts.length }];
    if (repeatedByAttempt.length > 0)
        notices.push({ code: "older_attempts", shards: repeatedByAttempt });
    if (timing.source === "off")
        return notices;
    const machines = new Set(parts.map(({ run }) => (0,canonical_json/* compactCanonical */.SM)(run.environment)));
    if (machines.size > 1)
        notices.push({ code: "unlike_machines", machines: machines.size });
    const most = Math.max(...answering(parts).map(({ run }) => run.timing.repeats));
    if (most > timing.repeats)
        notices.push({ code: "repeats_cut", least: timing.repeats, most });
    return notices;
}

// EXTERNAL MODULE: ./lib/cli/version.js
var version = __webpack_require__(6802);
;// CONCATENATED MODULE: ./lib/cli/join-parts.js
/** The place of a retriever in `merge`: what the shards measured, from the folders that hold it. */










const PART = "part.json";
/** `folders` as given, relative to `from`. Throws for parts that make no whole, with every problem. */
async function joinParts(root, from, folders, plan) {
    const files = findParts(root, from, folders);
    const received = [];
    const found = [];
    for (const file of files) {
        try {
            received.push({ file, part: await loadPart(root, file) });
        }
        catch (error) {
            found.push(...unreadable(file, error));
        }
    }
    const ids = plan.cases.map((each) => each.id);
    const expected = { binding: (0,binding/* bindingOf */.h)(version.TOOL, plan), ids };
    return join(wholeOf(received, expected, { found, where: folders.join(", ") }), ids);
}
function unreadable(file, error) {
    if (!(error instanceof errors.GateError))
        throw error;
    const problems = error.problems.length > 0 ? error.problems : [{ file, message: error.message }];
    return problems.map((problem) => ({ code: "invalid_part", problem }));
}
/**
 * Every part.json of the folders and of the folders right in them, each once, relative to the root. Links are not
 * followed: artifacts are other people's. Throws `no_parts` where there is none, and `file_not_found` for a folder.
 */
function findParts(root, from, folders) {
    const files = new Set();
    for (const written of folders) {
        const folder = (0,read/* insideRoot */.p0)(root, from, written, "parts");
        const entries = entriesOf(root, folder, written);
        const below = entries
            .filter((entry) => entry.isDirectory())
            .map((entry) => external_node_path_.posix.join(folder, entry.name));
        if (entries.some(isPart))
            files.add(external_node_path_.posix.join(folder, PART));
        for (const each of below) {
            if (entriesOf(root, each, each).some(isPart))
                files.add(external_node_path_.posix.join(each, PART));
        }
    }
    if (files.size > 0)
        return [...files].toSorted(order/* compareCodePoints */.O);
    throw new errors.GateError("no_parts", `there is no ${PART} in ${folders.join(", ")}`, {
        hint: "A shard writes it into its report directory: download the artifacts of all shards first, each into a folder of its own.",
    });
}
function isPart(entry) {
    return entry.isFile() && entry.name === PART;
}
function entriesOf(root, folder, written) {
    try {
        return (0,external_node_fs_.readdirSync)((0,read/* absolutePath */.Hi)(root, folder), { withFileTypes: true });
    }
    catch (error) {
        throw new errors.GateError("no_parts", `the folder ${written} can't be read`, {
            hint: "It holds the reports of the shards: download their artifacts first, and check the path.",
            cause: error,
        });
    }
}


/***/ }),

/***/ 5852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ bindingOf),
/* harmony export */   u: () => (/* binding */ bindingDifferences)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6886);
/** What ties a part to the files it was measured by. */


/** `base` where it judges, too; `cases` are all that are asked, by whatever shard. */
function bindingOf(tool, { head, base, cases, }) {
    const { config, suite, retriever, digests } = head;
    return {
        tool,
        config: digests.get(config.file) ?? digestOf(config.file),
        suite: suite.digest,
        base_suite: base?.suite.digest ?? null,
        definition: digestOf(config.definition),
        k: config.k,
        retriever: retriever.fingerprint,
        corpus: retriever.corpusDigest,
        cases: digestOf(cases.map(({ id, digest }) => [id, digest])),
    };
}
function digestOf(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compactCanonical */ .SM)(value)).digest("hex");
}
/** Fields of the binding, in words. */
const WORDS = {
    tool: "the program",
    config: "the config file",
    suite: "the suite",
    base_suite: "the base's suite",
    definition: "the definition",
    k: "k",
    retriever: "the retriever's config",
    corpus: "the corpus",
    cases: "the list of cases",
};
function bindingDifferences(part, here) {
    const fields = Object.keys(WORDS);
    return fields
        .filter((field) => part[field] !== here[field])
        .map((field) => ({
        field,
        message: `${WORDS[field]} is another: ${shown(part[field])} in the part, ${shown(here[field])} in this checkout`,
    }));
}
/** The first digits tell digests apart. */
function shown(value) {
    if (value === null)
        return "none";
    const text = String(value);
    return /^[0-9a-f]{64}$/.test(text) ? text.slice(0, 12) : text;
}


/***/ })

};

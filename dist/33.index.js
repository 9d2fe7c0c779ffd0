export const id = 33;
export const ids = [33,271,246];
export const modules = {

/***/ 7522:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {

// Generated from schemas/ by scripts/generate.mjs; do not edit.
exports.y=_;const h={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"part.schema.json",title:"retrieval-eval-gate part",description:"What one shard measured. Written by `retrieval-gate gate --shard i/n`, joined by `retrieval-gate merge`; not edited by hand.",type:"object",additionalProperties:!1,required:["schema_version","shard","workflow","binding","failure","timing","environment","unstable","retries","log","cases"],properties:{schema_version:{const:1},shard:{type:"object",additionalProperties:!1,required:["index","count"],properties:{index:{description:"1-based.",type:"integer",minimum:1,maximum:1e3},count:{type:"integer",minimum:1,maximum:1e3}}},workflow:{description:"The run of a workflow that measured it; null outside GitHub Actions.",type:["object","null"],additionalProperties:!1,required:["id","attempt"],properties:{id:{type:"string",pattern:"^[0-9]{1,20}$"},attempt:{type:"integer",minimum:1}}},binding:{description:"What the checkout that judges it must have in common with it.",type:"object",additionalProperties:!1,required:["tool","config","suite","base_suite","definition","k","retriever","corpus","cases"],properties:{tool:{type:"string",maxLength:100},config:{$ref:"#/$defs/digest"},suite:{$ref:"#/$defs/digest"},base_suite:{$ref:"#/$defs/digest_or_null"},definition:{$ref:"#/$defs/digest"},k:{type:"integer",minimum:1},retriever:{$ref:"#/$defs/digest"},corpus:{$ref:"#/$defs/digest_or_null"},cases:{$ref:"#/$defs/digest"}}},failure:{description:"Why the measurement ended early; null where it is complete.",type:["object","null"],additionalProperties:!1,required:["code","message","hint"],properties:{code:{type:"string",pattern:"^[a-z_]{1,40}$"},message:{type:"string"},hint:{type:["string","null"]}}},timing:{type:"object",additionalProperties:!1,required:["source","repeats","budget_ended","includes_start"],properties:{source:{enum:["measured","reported","off"]},repeats:{type:"integer",minimum:0},budget_ended:{type:"boolean"},includes_start:{type:"boolean"}}},environment:{type:"object",additionalProperties:!1,required:["os","arch","cpu","cores","node"],properties:{os:{type:"string",maxLength:200},arch:{type:"string",maxLength:200},cpu:{type:"string",maxLength:200},cores:{type:"integer",minimum:1},node:{type:"string",maxLength:200}}},unstable:{description:"Cases that were answered differently when asked again.",type:"array",items:{type:"string"}},retries:{type:"integer",minimum:0},log:{description:"What the retriever wrote for people, cut.",type:"string",maxLength:2e5},cases:{type:"array",minItems:1,items:{$ref:"#/$defs/case"}}},$defs:{digest:{type:"string",pattern:"^[0-9a-f]{64}$"},digest_or_null:{type:["string","null"],pattern:"^[0-9a-f]{64}$"},milliseconds:{type:"number",minimum:0},case:{type:"object",additionalProperties:!1,required:["id","first_ms","samples_ms","outcome"],properties:{id:{type:"string"},first_ms:{type:["number","null"],minimum:0},samples_ms:{type:"array",items:{$ref:"#/$defs/milliseconds"}},spans_ms:{description:"By stage, one for each timed repeat that told it.",type:"object",additionalProperties:{type:"array",items:{$ref:"#/$defs/milliseconds"}}},outcome:{$ref:"#/$defs/outcome"}}},outcome:{type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/answer"},{$ref:"#/$defs/error"}]},error:{type:"object",additionalProperties:!1,required:["kind","message"],properties:{kind:{const:"error"},message:{type:"string"}}},answer:{type:"object",additionalProperties:!1,required:["kind","hits","returned","degraded"],properties:{kind:{const:"answer"},hits:{description:"In order, cut to k.",type:"array",items:{$ref:"#/$defs/hit"}},returned:{description:"Results before the cut.",type:"integer",minimum:0},degraded:{type:"boolean"},reported_ms:{$ref:"#/$defs/milliseconds"},spans:{description:"Milliseconds by stage.",type:"object",additionalProperties:{$ref:"#/$defs/milliseconds"}},usage:{type:"array",items:{$ref:"#/$defs/usage"}},answer:{type:"string"}}},usage:{type:"object",additionalProperties:!1,properties:{model:{type:"string"},prompt_tokens:{type:"number",minimum:0},completion_tokens:{type:"number",minimum:0}}},hit:{type:"object",additionalProperties:!1,required:["doc_id"],properties:{doc_id:{type:"string"},id:{type:"string"},path:{type:"string"},name:{type:"string"},qualified_name:{type:"string"},text:{type:"string"},score:{type:"number"},cluster:{type:"string"},span:{description:"Characters of its document, the end not included.",type:"object",additionalProperties:!1,required:["start","end"],properties:{start:{type:"integer",minimum:0},end:{type:"integer",minimum:0}}}}}}},A={type:"string",pattern:"^[0-9a-f]{64}$"},$={type:["string","null"],pattern:"^[0-9a-f]{64}$"},o=Object.prototype.hasOwnProperty,g=(__webpack_require__(36214)["default"]),v=new RegExp("^[0-9]{1,20}$","u"),f=new RegExp("^[0-9a-f]{64}$","u"),j=new RegExp("^[a-z_]{1,40}$","u"),N={type:"object",additionalProperties:!1,required:["id","first_ms","samples_ms","outcome"],properties:{id:{type:"string"},first_ms:{type:["number","null"],minimum:0},samples_ms:{type:"array",items:{$ref:"#/$defs/milliseconds"}},spans_ms:{description:"By stage, one for each timed repeat that told it.",type:"object",additionalProperties:{type:"array",items:{$ref:"#/$defs/milliseconds"}}},outcome:{$ref:"#/$defs/outcome"}}},O={type:"number",minimum:0},F={type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/answer"},{$ref:"#/$defs/error"}]},L={type:"object",additionalProperties:!1,required:["kind","message"],properties:{kind:{const:"error"},message:{type:"string"}}},T={type:"object",additionalProperties:!1,required:["kind","hits","returned","degraded"],properties:{kind:{const:"answer"},hits:{description:"In order, cut to k.",type:"array",items:{$ref:"#/$defs/hit"}},returned:{description:"Results before the cut.",type:"integer",minimum:0},degraded:{type:"boolean"},reported_ms:{$ref:"#/$defs/milliseconds"},spans:{description:"Milliseconds by stage.",type:"object",additionalProperties:{$ref:"#/$defs/milliseconds"}},usage:{type:"array",items:{$ref:"#/$defs/usage"}},answer:{type:"string"}}},x={type:"object",additionalProperties:!1,required:["doc_id"],properties:{doc_id:{type:"string"},id:{type:"string"},path:{type:"string"},name:{type:"string"},qualified_name:{type:"string"},text:{type:"string"},score:{type:"number"},cluster:{type:"string"},span:{description:"Characters of its document, the end not included.",type:"object",additionalProperties:!1,required:["start","end"],properties:{start:{type:"integer",minimum:0},end:{type:"integer",minimum:0}}}}},I={type:"object",additionalProperties:!1,properties:{model:{type:"string"},prompt_tokens:{type:"number",minimum:0},completion_tokens:{type:"number",minimum:0}}};function b(a,{instancePath:n="",parentData:w,parentDataProperty:q,rootData:c=a,dynamicAnchors:y={}}={}){let e=null,i=0;const d=b.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0||!o.call(a,"kind")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[s]:e.push(s),i++}if(a.hits===void 0||!o.call(a,"hits")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"hits"},message:"must have required property 'hits'"};e===null?e=[s]:e.push(s),i++}if(a.returned===void 0||!o.call(a,"returned")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"returned"},message:"must have required property 'returned'"};e===null?e=[s]:e.push(s),i++}if(a.degraded===void 0||!o.call(a,"degraded")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"degraded"},message:"must have required property 'degraded'"};e===null?e=[s]:e.push(s),i++}for(const s of Object.keys(a))if(!(s==="kind"||s==="hits"||s==="returned"||s==="degraded"||s==="reported_ms"||s==="spans"||s==="usage"||s==="answer")){const r={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(a.kind!==void 0&&o.call(a,"kind")&&a.kind!=="answer"){const s={instancePath:n+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"answer"},message:"must be equal to constant"};e===null?e=[s]:e.push(s),i++}if(a.hits!==void 0&&o.call(a,"hits")){let s=a.hits;if(Array.isArray(s)){const r=s.length;for(let t=0;t<r;t++){let m=s[t];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.doc_id===void 0||!o.call(m,"doc_id")){const p={instancePath:n+"/hits/"+t,schemaPath:"#/$defs/hit/required",keyword:"required",params:{missingProperty:"doc_id"},message:"must have required property 'doc_id'"};e===null?e=[p]:e.push(p),i++}for(const p of Object.keys(m))if(!o.call(x.properties,p)){const l={instancePath:n+"/hits/"+t,schemaPath:"#/$defs/hit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}if(m.doc_id!==void 0&&o.call(m,"doc_id")&&typeof m.doc_id!="string"){const p={instancePath:n+"/hits/"+t+"/doc_id",schemaPath:"#/$defs/hit/properties/doc_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.id!==void 0&&o.call(m,"id")&&typeof m.id!="string"){const p={instancePath:n+"/hits/"+t+"/id",schemaPath:"#/$defs/hit/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.path!==void 0&&o.call(m,"path")&&typeof m.path!="string"){const p={instancePath:n+"/hits/"+t+"/path",schemaPath:"#/$defs/hit/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.name!==void 0&&o.call(m,"name")&&typeof m.name!="string"){const p={instancePath:n+"/hits/"+t+"/name",schemaPath:"#/$defs/hit/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.qualified_name!==void 0&&o.call(m,"qualified_name")&&typeof m.qualified_name!="string"){const p={instancePath:n+"/hits/"+t+"/qualified_name",schemaPath:"#/$defs/hit/properties/qualified_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.text!==void 0&&o.call(m,"text")&&typeof m.text!="string"){const p={instancePath:n+"/hits/"+t+"/text",schemaPath:"#/$defs/hit/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.score!==void 0&&o.call(m,"score")){let p=m.score;if(!(typeof p=="number"&&isFinite(p))){const l={instancePath:n+"/hits/"+t+"/score",schemaPath:"#/$defs/hit/properties/score/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),i++}}if(m.cluster!==void 0&&o.call(m,"cluster")&&typeof m.cluster!="string"){const p={instancePath:n+"/hits/"+t+"/cluster",schemaPath:"#/$defs/hit/properties/cluster/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.span!==void 0&&o.call(m,"span")){let p=m.span;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.start===void 0||!o.call(p,"start")){const l={instancePath:n+"/hits/"+t+"/span",schemaPath:"#/$defs/hit/properties/span/required",keyword:"required",params:{missingProperty:"start"},message:"must have required property 'start'"};e===null?e=[l]:e.push(l),i++}if(p.end===void 0||!o.call(p,"end")){const l={instancePath:n+"/hits/"+t+"/span",schemaPath:"#/$defs/hit/properties/span/required",keyword:"required",params:{missingProperty:"end"},message:"must have required property 'end'"};e===null?e=[l]:e.push(l),i++}for(const l of Object.keys(p))if(!(l==="start"||l==="end")){const u={instancePath:n+"/hits/"+t+"/span",schemaPath:"#/$defs/hit/properties/span/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),i++}if(p.start!==void 0&&o.call(p,"start")){let l=p.start;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const u={instancePath:n+"/hits/"+t+"/span/start",schemaPath:"#/$defs/hit/properties/span/properties/start/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){const u={instancePath:n+"/hits/"+t+"/span/start",schemaPath:"#/$defs/hit/properties/span/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}if(p.end!==void 0&&o.call(p,"end")){let l=p.end;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const u={instancePath:n+"/hits/"+t+"/span/end",schemaPath:"#/$defs/hit/properties/span/properties/end/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){const u={instancePath:n+"/hits/"+t+"/span/end",schemaPath:"#/$defs/hit/properties/span/properties/end/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}}else{const l={instancePath:n+"/hits/"+t+"/span",schemaPath:"#/$defs/hit/properties/span/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),i++}}}else{const p={instancePath:n+"/hits/"+t,schemaPath:"#/$defs/hit/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}}else{const r={instancePath:n+"/hits",schemaPath:"#/properties/hits/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}if(a.returned!==void 0&&o.call(a,"returned")){let s=a.returned;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const r={instancePath:n+"/returned",schemaPath:"#/properties/returned/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const r={instancePath:n+"/returned",schemaPath:"#/properties/returned/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}if(a.degraded!==void 0&&o.call(a,"degraded")&&typeof a.degraded!="boolean"){const s={instancePath:n+"/degraded",schemaPath:"#/properties/degraded/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(a.reported_ms!==void 0&&o.call(a,"reported_ms")){let s=a.reported_ms;if(typeof s=="number"&&isFinite(s)){if(s<0||isNaN(s)){const r={instancePath:n+"/reported_ms",schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}else{const r={instancePath:n+"/reported_ms",schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[r]:e.push(r),i++}}if(a.spans!==void 0&&o.call(a,"spans")){let s=a.spans;if(s&&typeof s=="object"&&!Array.isArray(s))for(const r of Object.keys(s)){let t=s[r];if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){const m={instancePath:n+"/spans/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}else{const m={instancePath:n+"/spans/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),i++}}else{const r={instancePath:n+"/spans",schemaPath:"#/properties/spans/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(a.usage!==void 0&&o.call(a,"usage")){let s=a.usage;if(Array.isArray(s)){const r=s.length;for(let t=0;t<r;t++){let m=s[t];if(m&&typeof m=="object"&&!Array.isArray(m)){for(const p of Object.keys(m))if(!(p==="model"||p==="prompt_tokens"||p==="completion_tokens")){const l={instancePath:n+"/usage/"+t,schemaPath:"#/$defs/usage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),i++}if(m.model!==void 0&&o.call(m,"model")&&typeof m.model!="string"){const p={instancePath:n+"/usage/"+t+"/model",schemaPath:"#/$defs/usage/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.prompt_tokens!==void 0&&o.call(m,"prompt_tokens")){let p=m.prompt_tokens;if(typeof p=="number"&&isFinite(p)){if(p<0||isNaN(p)){const l={instancePath:n+"/usage/"+t+"/prompt_tokens",schemaPath:"#/$defs/usage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}else{const l={instancePath:n+"/usage/"+t+"/prompt_tokens",schemaPath:"#/$defs/usage/properties/prompt_tokens/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),i++}}if(m.completion_tokens!==void 0&&o.call(m,"completion_tokens")){let p=m.completion_tokens;if(typeof p=="number"&&isFinite(p)){if(p<0||isNaN(p)){const l={instancePath:n+"/usage/"+t+"/completion_tokens",schemaPath:"#/$defs/usage/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.push(l),i++}}else{const l={instancePath:n+"/usage/"+t+"/completion_tokens",schemaPath:"#/$defs/usage/properties/completion_tokens/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[l]:e.push(l),i++}}}else{const p={instancePath:n+"/usage/"+t,schemaPath:"#/$defs/usage/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}}else{const r={instancePath:n+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}if(a.answer!==void 0&&o.call(a,"answer")&&typeof a.answer!="string"){const s={instancePath:n+"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return b.errors=e,i===0}b.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function k(a,{instancePath:n="",parentData:w,parentDataProperty:q,rootData:c=a,dynamicAnchors:y={}}={}){let e=null,i=0;const d=k.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0||!o.call(a,"kind")){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[t]:e.push(t),i++}const r=a.kind;if(typeof r=="string")if(r==="answer"){b(a,{instancePath:n,parentData:w,parentDataProperty:q,rootData:c,dynamicAnchors:y})||(e=e===null?b.errors:e.concat(b.errors),i=e.length);var s=!0}else if(r==="error"){if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kind===void 0||!o.call(a,"kind")){const t={instancePath:n,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[t]:e.push(t),i++}if(a.message===void 0||!o.call(a,"message")){const t={instancePath:n,schemaPath:"#/$defs/error/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[t]:e.push(t),i++}for(const t of Object.keys(a))if(!(t==="kind"||t==="message")){const m={instancePath:n,schemaPath:"#/$defs/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),i++}if(a.kind!==void 0&&o.call(a,"kind")&&a.kind!=="error"){const t={instancePath:n+"/kind",schemaPath:"#/$defs/error/properties/kind/const",keyword:"const",params:{allowedValue:"error"},message:"must be equal to constant"};e===null?e=[t]:e.push(t),i++}if(a.message!==void 0&&o.call(a,"message")&&typeof a.message!="string"){const t={instancePath:n+"/message",schemaPath:"#/$defs/error/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n,schemaPath:"#/$defs/error/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}s!==!0&&(s=!0)}else{const t={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"kind",tagValue:r},message:'value of tag "kind" must be in oneOf'};e===null?e=[t]:e.push(t),i++}else{const t={instancePath:n,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"kind",tagValue:r},message:'tag "kind" must be string'};e===null?e=[t]:e.push(t),i++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return k.errors=e,d.props=s,i===0}k.evaluated={dynamicProps:!0,dynamicItems:!1};function P(a,{instancePath:n="",parentData:w,parentDataProperty:q,rootData:c=a,dynamicAnchors:y={}}={}){let e=null,i=0;const d=P.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0||!o.call(a,"id")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),i++}if(a.first_ms===void 0||!o.call(a,"first_ms")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"first_ms"},message:"must have required property 'first_ms'"};e===null?e=[s]:e.push(s),i++}if(a.samples_ms===void 0||!o.call(a,"samples_ms")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"samples_ms"},message:"must have required property 'samples_ms'"};e===null?e=[s]:e.push(s),i++}if(a.outcome===void 0||!o.call(a,"outcome")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"},message:"must have required property 'outcome'"};e===null?e=[s]:e.push(s),i++}for(const s of Object.keys(a))if(!(s==="id"||s==="first_ms"||s==="samples_ms"||s==="spans_ms"||s==="outcome")){const r={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(a.id!==void 0&&o.call(a,"id")&&typeof a.id!="string"){const s={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(a.first_ms!==void 0&&o.call(a,"first_ms")){let s=a.first_ms;if(!(typeof s=="number"&&isFinite(s))&&s!==null){const r={instancePath:n+"/first_ms",schemaPath:"#/properties/first_ms/type",keyword:"type",params:{type:N.properties.first_ms.type},message:"must be number,null"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const r={instancePath:n+"/first_ms",schemaPath:"#/properties/first_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}if(a.samples_ms!==void 0&&o.call(a,"samples_ms")){let s=a.samples_ms;if(Array.isArray(s)){const r=s.length;for(let t=0;t<r;t++){let m=s[t];if(typeof m=="number"&&isFinite(m)){if(m<0||isNaN(m)){const p={instancePath:n+"/samples_ms/"+t,schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),i++}}else{const p={instancePath:n+"/samples_ms/"+t,schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),i++}}}else{const r={instancePath:n+"/samples_ms",schemaPath:"#/properties/samples_ms/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}if(a.spans_ms!==void 0&&o.call(a,"spans_ms")){let s=a.spans_ms;if(s&&typeof s=="object"&&!Array.isArray(s))for(const r of Object.keys(s)){let t=s[r];if(Array.isArray(t)){const m=t.length;for(let p=0;p<m;p++){let l=t[p];if(typeof l=="number"&&isFinite(l)){if(l<0||isNaN(l)){const u={instancePath:n+"/spans_ms/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+p,schemaPath:"#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}else{const u={instancePath:n+"/spans_ms/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+p,schemaPath:"#/$defs/milliseconds/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),i++}}}else{const m={instancePath:n+"/spans_ms/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/spans_ms/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),i++}}else{const r={instancePath:n+"/spans_ms",schemaPath:"#/properties/spans_ms/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}a.outcome!==void 0&&o.call(a,"outcome")&&(k(a.outcome,{instancePath:n+"/outcome",parentData:a,parentDataProperty:"outcome",rootData:c,dynamicAnchors:y})||(e=e===null?k.errors:e.concat(k.errors),i=e.length))}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return P.errors=e,i===0}P.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _(a,{instancePath:n="",parentData:w,parentDataProperty:q,rootData:c=a,dynamicAnchors:y={}}={}){let e=null,i=0;const d=_.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.schema_version===void 0||!o.call(a,"schema_version")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schema_version"},message:"must have required property 'schema_version'"};e===null?e=[s]:e.push(s),i++}if(a.shard===void 0||!o.call(a,"shard")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"shard"},message:"must have required property 'shard'"};e===null?e=[s]:e.push(s),i++}if(a.workflow===void 0||!o.call(a,"workflow")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"workflow"},message:"must have required property 'workflow'"};e===null?e=[s]:e.push(s),i++}if(a.binding===void 0||!o.call(a,"binding")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"binding"},message:"must have required property 'binding'"};e===null?e=[s]:e.push(s),i++}if(a.failure===void 0||!o.call(a,"failure")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failure"},message:"must have required property 'failure'"};e===null?e=[s]:e.push(s),i++}if(a.timing===void 0||!o.call(a,"timing")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"timing"},message:"must have required property 'timing'"};e===null?e=[s]:e.push(s),i++}if(a.environment===void 0||!o.call(a,"environment")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"environment"},message:"must have required property 'environment'"};e===null?e=[s]:e.push(s),i++}if(a.unstable===void 0||!o.call(a,"unstable")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"unstable"},message:"must have required property 'unstable'"};e===null?e=[s]:e.push(s),i++}if(a.retries===void 0||!o.call(a,"retries")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retries"},message:"must have required property 'retries'"};e===null?e=[s]:e.push(s),i++}if(a.log===void 0||!o.call(a,"log")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"log"},message:"must have required property 'log'"};e===null?e=[s]:e.push(s),i++}if(a.cases===void 0||!o.call(a,"cases")){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cases"},message:"must have required property 'cases'"};e===null?e=[s]:e.push(s),i++}for(const s of Object.keys(a))if(!o.call(h.properties,s)){const r={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(a.schema_version!==void 0&&o.call(a,"schema_version")&&a.schema_version!==1){const s={instancePath:n+"/schema_version",schemaPath:"#/properties/schema_version/const",keyword:"const",params:{allowedValue:1},message:"must be equal to constant"};e===null?e=[s]:e.push(s),i++}if(a.shard!==void 0&&o.call(a,"shard")){let s=a.shard;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.index===void 0||!o.call(s,"index")){const r={instancePath:n+"/shard",schemaPath:"#/properties/shard/required",keyword:"required",params:{missingProperty:"index"},message:"must have required property 'index'"};e===null?e=[r]:e.push(r),i++}if(s.count===void 0||!o.call(s,"count")){const r={instancePath:n+"/shard",schemaPath:"#/properties/shard/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[r]:e.push(r),i++}for(const r of Object.keys(s))if(!(r==="index"||r==="count")){const t={instancePath:n+"/shard",schemaPath:"#/properties/shard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.index!==void 0&&o.call(s,"index")){let r=s.index;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/shard/index",schemaPath:"#/properties/shard/properties/index/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r>1e3||isNaN(r)){const t={instancePath:n+"/shard/index",schemaPath:"#/properties/shard/properties/index/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[t]:e.push(t),i++}if(r<1||isNaN(r)){const t={instancePath:n+"/shard/index",schemaPath:"#/properties/shard/properties/index/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}if(s.count!==void 0&&o.call(s,"count")){let r=s.count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/shard/count",schemaPath:"#/properties/shard/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r>1e3||isNaN(r)){const t={instancePath:n+"/shard/count",schemaPath:"#/properties/shard/properties/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};e===null?e=[t]:e.push(t),i++}if(r<1||isNaN(r)){const t={instancePath:n+"/shard/count",schemaPath:"#/properties/shard/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}}else{const r={instancePath:n+"/shard",schemaPath:"#/properties/shard/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(a.workflow!==void 0&&o.call(a,"workflow")){let s=a.workflow;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null){const r={instancePath:n+"/workflow",schemaPath:"#/properties/workflow/type",keyword:"type",params:{type:h.properties.workflow.type},message:"must be object,null"};e===null?e=[r]:e.push(r),i++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0||!o.call(s,"id")){const r={instancePath:n+"/workflow",schemaPath:"#/properties/workflow/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),i++}if(s.attempt===void 0||!o.call(s,"attempt")){const r={instancePath:n+"/workflow",schemaPath:"#/properties/workflow/required",keyword:"required",params:{missingProperty:"attempt"},message:"must have required property 'attempt'"};e===null?e=[r]:e.push(r),i++}for(const r of Object.keys(s))if(!(r==="id"||r==="attempt")){const t={instancePath:n+"/workflow",schemaPath:"#/properties/workflow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.id!==void 0&&o.call(s,"id")){let r=s.id;if(typeof r=="string"){if(!v.test(r)){const t={instancePath:n+"/workflow/id",schemaPath:"#/properties/workflow/properties/id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,20}$"},message:'must match pattern "^[0-9]{1,20}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/workflow/id",schemaPath:"#/properties/workflow/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.attempt!==void 0&&o.call(s,"attempt")){let r=s.attempt;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/workflow/attempt",schemaPath:"#/properties/workflow/properties/attempt/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/workflow/attempt",schemaPath:"#/properties/workflow/properties/attempt/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}}}if(a.binding!==void 0&&o.call(a,"binding")){let s=a.binding;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.tool===void 0||!o.call(s,"tool")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"tool"},message:"must have required property 'tool'"};e===null?e=[r]:e.push(r),i++}if(s.config===void 0||!o.call(s,"config")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"config"},message:"must have required property 'config'"};e===null?e=[r]:e.push(r),i++}if(s.suite===void 0||!o.call(s,"suite")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"suite"},message:"must have required property 'suite'"};e===null?e=[r]:e.push(r),i++}if(s.base_suite===void 0||!o.call(s,"base_suite")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"base_suite"},message:"must have required property 'base_suite'"};e===null?e=[r]:e.push(r),i++}if(s.definition===void 0||!o.call(s,"definition")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"definition"},message:"must have required property 'definition'"};e===null?e=[r]:e.push(r),i++}if(s.k===void 0||!o.call(s,"k")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"k"},message:"must have required property 'k'"};e===null?e=[r]:e.push(r),i++}if(s.retriever===void 0||!o.call(s,"retriever")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"retriever"},message:"must have required property 'retriever'"};e===null?e=[r]:e.push(r),i++}if(s.corpus===void 0||!o.call(s,"corpus")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"corpus"},message:"must have required property 'corpus'"};e===null?e=[r]:e.push(r),i++}if(s.cases===void 0||!o.call(s,"cases")){const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/required",keyword:"required",params:{missingProperty:"cases"},message:"must have required property 'cases'"};e===null?e=[r]:e.push(r),i++}for(const r of Object.keys(s))if(!o.call(h.properties.binding.properties,r)){const t={instancePath:n+"/binding",schemaPath:"#/properties/binding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.tool!==void 0&&o.call(s,"tool")){let r=s.tool;if(typeof r=="string"){if(g(r)>100){const t={instancePath:n+"/binding/tool",schemaPath:"#/properties/binding/properties/tool/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/binding/tool",schemaPath:"#/properties/binding/properties/tool/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.config!==void 0&&o.call(s,"config")){let r=s.config;if(typeof r=="string"){if(!f.test(r)){const t={instancePath:n+"/binding/config",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/binding/config",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.suite!==void 0&&o.call(s,"suite")){let r=s.suite;if(typeof r=="string"){if(!f.test(r)){const t={instancePath:n+"/binding/suite",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/binding/suite",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.base_suite!==void 0&&o.call(s,"base_suite")){let r=s.base_suite;if(typeof r!="string"&&r!==null){const t={instancePath:n+"/binding/base_suite",schemaPath:"#/$defs/digest_or_null/type",keyword:"type",params:{type:$.type},message:"must be string,null"};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"&&!f.test(r)){const t={instancePath:n+"/binding/base_suite",schemaPath:"#/$defs/digest_or_null/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}if(s.definition!==void 0&&o.call(s,"definition")){let r=s.definition;if(typeof r=="string"){if(!f.test(r)){const t={instancePath:n+"/binding/definition",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/binding/definition",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.k!==void 0&&o.call(s,"k")){let r=s.k;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/binding/k",schemaPath:"#/properties/binding/properties/k/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/binding/k",schemaPath:"#/properties/binding/properties/k/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}if(s.retriever!==void 0&&o.call(s,"retriever")){let r=s.retriever;if(typeof r=="string"){if(!f.test(r)){const t={instancePath:n+"/binding/retriever",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/binding/retriever",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.corpus!==void 0&&o.call(s,"corpus")){let r=s.corpus;if(typeof r!="string"&&r!==null){const t={instancePath:n+"/binding/corpus",schemaPath:"#/$defs/digest_or_null/type",keyword:"type",params:{type:$.type},message:"must be string,null"};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"&&!f.test(r)){const t={instancePath:n+"/binding/corpus",schemaPath:"#/$defs/digest_or_null/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}if(s.cases!==void 0&&o.call(s,"cases")){let r=s.cases;if(typeof r=="string"){if(!f.test(r)){const t={instancePath:n+"/binding/cases",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/binding/cases",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{const r={instancePath:n+"/binding",schemaPath:"#/properties/binding/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(a.failure!==void 0&&o.call(a,"failure")){let s=a.failure;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null){const r={instancePath:n+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type:h.properties.failure.type},message:"must be object,null"};e===null?e=[r]:e.push(r),i++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.code===void 0||!o.call(s,"code")){const r={instancePath:n+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[r]:e.push(r),i++}if(s.message===void 0||!o.call(s,"message")){const r={instancePath:n+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[r]:e.push(r),i++}if(s.hint===void 0||!o.call(s,"hint")){const r={instancePath:n+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty:"hint"},message:"must have required property 'hint'"};e===null?e=[r]:e.push(r),i++}for(const r of Object.keys(s))if(!(r==="code"||r==="message"||r==="hint")){const t={instancePath:n+"/failure",schemaPath:"#/properties/failure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.code!==void 0&&o.call(s,"code")){let r=s.code;if(typeof r=="string"){if(!j.test(r)){const t={instancePath:n+"/failure/code",schemaPath:"#/properties/failure/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z_]{1,40}$"},message:'must match pattern "^[a-z_]{1,40}$"'};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/failure/code",schemaPath:"#/properties/failure/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.message!==void 0&&o.call(s,"message")&&typeof s.message!="string"){const r={instancePath:n+"/failure/message",schemaPath:"#/properties/failure/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(s.hint!==void 0&&o.call(s,"hint")){let r=s.hint;if(typeof r!="string"&&r!==null){const t={instancePath:n+"/failure/hint",schemaPath:"#/properties/failure/properties/hint/type",keyword:"type",params:{type:h.properties.failure.properties.hint.type},message:"must be string,null"};e===null?e=[t]:e.push(t),i++}}}}if(a.timing!==void 0&&o.call(a,"timing")){let s=a.timing;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.source===void 0||!o.call(s,"source")){const r={instancePath:n+"/timing",schemaPath:"#/properties/timing/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[r]:e.push(r),i++}if(s.repeats===void 0||!o.call(s,"repeats")){const r={instancePath:n+"/timing",schemaPath:"#/properties/timing/required",keyword:"required",params:{missingProperty:"repeats"},message:"must have required property 'repeats'"};e===null?e=[r]:e.push(r),i++}if(s.budget_ended===void 0||!o.call(s,"budget_ended")){const r={instancePath:n+"/timing",schemaPath:"#/properties/timing/required",keyword:"required",params:{missingProperty:"budget_ended"},message:"must have required property 'budget_ended'"};e===null?e=[r]:e.push(r),i++}if(s.includes_start===void 0||!o.call(s,"includes_start")){const r={instancePath:n+"/timing",schemaPath:"#/properties/timing/required",keyword:"required",params:{missingProperty:"includes_start"},message:"must have required property 'includes_start'"};e===null?e=[r]:e.push(r),i++}for(const r of Object.keys(s))if(!(r==="source"||r==="repeats"||r==="budget_ended"||r==="includes_start")){const t={instancePath:n+"/timing",schemaPath:"#/properties/timing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.source!==void 0&&o.call(s,"source")){let r=s.source;if(!(r==="measured"||r==="reported"||r==="off")){const t={instancePath:n+"/timing/source",schemaPath:"#/properties/timing/properties/source/enum",keyword:"enum",params:{allowedValues:h.properties.timing.properties.source.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),i++}}if(s.repeats!==void 0&&o.call(s,"repeats")){let r=s.repeats;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/timing/repeats",schemaPath:"#/properties/timing/properties/repeats/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/timing/repeats",schemaPath:"#/properties/timing/properties/repeats/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),i++}}if(s.budget_ended!==void 0&&o.call(s,"budget_ended")&&typeof s.budget_ended!="boolean"){const r={instancePath:n+"/timing/budget_ended",schemaPath:"#/properties/timing/properties/budget_ended/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(s.includes_start!==void 0&&o.call(s,"includes_start")&&typeof s.includes_start!="boolean"){const r={instancePath:n+"/timing/includes_start",schemaPath:"#/properties/timing/properties/includes_start/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}}else{const r={instancePath:n+"/timing",schemaPath:"#/properties/timing/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(a.environment!==void 0&&o.call(a,"environment")){let s=a.environment;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.os===void 0||!o.call(s,"os")){const r={instancePath:n+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"os"},message:"must have required property 'os'"};e===null?e=[r]:e.push(r),i++}if(s.arch===void 0||!o.call(s,"arch")){const r={instancePath:n+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"arch"},message:"must have required property 'arch'"};e===null?e=[r]:e.push(r),i++}if(s.cpu===void 0||!o.call(s,"cpu")){const r={instancePath:n+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"cpu"},message:"must have required property 'cpu'"};e===null?e=[r]:e.push(r),i++}if(s.cores===void 0||!o.call(s,"cores")){const r={instancePath:n+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"cores"},message:"must have required property 'cores'"};e===null?e=[r]:e.push(r),i++}if(s.node===void 0||!o.call(s,"node")){const r={instancePath:n+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:"node"},message:"must have required property 'node'"};e===null?e=[r]:e.push(r),i++}for(const r of Object.keys(s))if(!(r==="os"||r==="arch"||r==="cpu"||r==="cores"||r==="node")){const t={instancePath:n+"/environment",schemaPath:"#/properties/environment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),i++}if(s.os!==void 0&&o.call(s,"os")){let r=s.os;if(typeof r=="string"){if(g(r)>200){const t={instancePath:n+"/environment/os",schemaPath:"#/properties/environment/properties/os/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/environment/os",schemaPath:"#/properties/environment/properties/os/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.arch!==void 0&&o.call(s,"arch")){let r=s.arch;if(typeof r=="string"){if(g(r)>200){const t={instancePath:n+"/environment/arch",schemaPath:"#/properties/environment/properties/arch/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/environment/arch",schemaPath:"#/properties/environment/properties/arch/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.cpu!==void 0&&o.call(s,"cpu")){let r=s.cpu;if(typeof r=="string"){if(g(r)>200){const t={instancePath:n+"/environment/cpu",schemaPath:"#/properties/environment/properties/cpu/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/environment/cpu",schemaPath:"#/properties/environment/properties/cpu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}if(s.cores!==void 0&&o.call(s,"cores")){let r=s.cores;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/environment/cores",schemaPath:"#/properties/environment/properties/cores/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/environment/cores",schemaPath:"#/properties/environment/properties/cores/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),i++}}if(s.node!==void 0&&o.call(s,"node")){let r=s.node;if(typeof r=="string"){if(g(r)>200){const t={instancePath:n+"/environment/node",schemaPath:"#/properties/environment/properties/node/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),i++}}else{const t={instancePath:n+"/environment/node",schemaPath:"#/properties/environment/properties/node/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}}else{const r={instancePath:n+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(a.unstable!==void 0&&o.call(a,"unstable")){let s=a.unstable;if(Array.isArray(s)){const r=s.length;for(let t=0;t<r;t++)if(typeof s[t]!="string"){const m={instancePath:n+"/unstable/"+t,schemaPath:"#/properties/unstable/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}else{const r={instancePath:n+"/unstable",schemaPath:"#/properties/unstable/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}if(a.retries!==void 0&&o.call(a,"retries")){let s=a.retries;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const r={instancePath:n+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){const r={instancePath:n+"/retries",schemaPath:"#/properties/retries/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),i++}}if(a.log!==void 0&&o.call(a,"log")){let s=a.log;if(typeof s=="string"){if(g(s)>2e5){const r={instancePath:n+"/log",schemaPath:"#/properties/log/maxLength",keyword:"maxLength",params:{limit:2e5},message:"must NOT have more than 200000 characters"};e===null?e=[r]:e.push(r),i++}}else{const r={instancePath:n+"/log",schemaPath:"#/properties/log/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.cases!==void 0&&o.call(a,"cases")){let s=a.cases;if(Array.isArray(s)){if(s.length<1){const t={instancePath:n+"/cases",schemaPath:"#/properties/cases/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[t]:e.push(t),i++}const r=s.length;for(let t=0;t<r;t++)P(s[t],{instancePath:n+"/cases/"+t,parentData:s,parentDataProperty:t,rootData:c,dynamicAnchors:y})||(e=e===null?P.errors:e.concat(P.errors),i=e.length)}else{const r={instancePath:n+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return _.errors=e,i===0}_.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},exports.j=()=>({part:{$schema:"https://json-schema.org/draft/2020-12/schema",$id:"part.schema.json",title:"retrieval-eval-gate part",description:"What one shard measured. Written by `retrieval-gate gate --shard i/n`, joined by `retrieval-gate merge`; not edited by hand.",type:"object",additionalProperties:!1,required:["schema_version","shard","workflow","binding","failure","timing","environment","unstable","retries","log","cases"],properties:{schema_version:{const:1},shard:{type:"object",additionalProperties:!1,required:["index","count"],properties:{index:{description:"1-based.",type:"integer",minimum:1,maximum:1e3},count:{type:"integer",minimum:1,maximum:1e3}}},workflow:{description:"The run of a workflow that measured it; null outside GitHub Actions.",type:["object","null"],additionalProperties:!1,required:["id","attempt"],properties:{id:{type:"string",pattern:"^[0-9]{1,20}$"},attempt:{type:"integer",minimum:1}}},binding:{description:"What the checkout that judges it must have in common with it.",type:"object",additionalProperties:!1,required:["tool","config","suite","base_suite","definition","k","retriever","corpus","cases"],properties:{tool:{type:"string",maxLength:100},config:{$ref:"#/$defs/digest"},suite:{$ref:"#/$defs/digest"},base_suite:{$ref:"#/$defs/digest_or_null"},definition:{$ref:"#/$defs/digest"},k:{type:"integer",minimum:1},retriever:{$ref:"#/$defs/digest"},corpus:{$ref:"#/$defs/digest_or_null"},cases:{$ref:"#/$defs/digest"}}},failure:{description:"Why the measurement ended early; null where it is complete.",type:["object","null"],additionalProperties:!1,required:["code","message","hint"],properties:{code:{type:"string",pattern:"^[a-z_]{1,40}$"},message:{type:"string"},hint:{type:["string","null"]}}},timing:{type:"object",additionalProperties:!1,required:["source","repeats","budget_ended","includes_start"],properties:{source:{enum:["measured","reported","off"]},repeats:{type:"integer",minimum:0},budget_ended:{type:"boolean"},includes_start:{type:"boolean"}}},environment:{type:"object",additionalProperties:!1,required:["os","arch","cpu","cores","node"],properties:{os:{type:"string",maxLength:200},arch:{type:"string",maxLength:200},cpu:{type:"string",maxLength:200},cores:{type:"integer",minimum:1},node:{type:"string",maxLength:200}}},unstable:{description:"Cases that were answered differently when asked again.",type:"array",items:{type:"string"}},retries:{type:"integer",minimum:0},log:{description:"What the retriever wrote for people, cut.",type:"string",maxLength:2e5},cases:{type:"array",minItems:1,items:{$ref:"#/$defs/case"}}},$defs:{digest:{type:"string",pattern:"^[0-9a-f]{64}$"},digest_or_null:{type:["string","null"],pattern:"^[0-9a-f]{64}$"},milliseconds:{type:"number",minimum:0},case:{type:"object",additionalProperties:!1,required:["id","first_ms","samples_ms","outcome"],properties:{id:{type:"string"},first_ms:{type:["number","null"],minimum:0},samples_ms:{type:"array",items:{$ref:"#/$defs/milliseconds"}},spans_ms:{description:"By stage, one for each timed repeat that told it.",type:"object",additionalProperties:{type:"array",items:{$ref:"#/$defs/milliseconds"}}},outcome:{$ref:"#/$defs/outcome"}}},outcome:{type:"object",required:["kind"],discriminator:{propertyName:"kind"},oneOf:[{$ref:"#/$defs/answer"},{$ref:"#/$defs/error"}]},error:{type:"object",additionalProperties:!1,required:["kind","message"],properties:{kind:{const:"error"},message:{type:"string"}}},answer:{type:"object",additionalProperties:!1,required:["kind","hits","returned","degraded"],properties:{kind:{const:"answer"},hits:{description:"In order, cut to k.",type:"array",items:{$ref:"#/$defs/hit"}},returned:{description:"Results before the cut.",type:"integer",minimum:0},degraded:{type:"boolean"},reported_ms:{$ref:"#/$defs/milliseconds"},spans:{description:"Milliseconds by stage.",type:"object",additionalProperties:{$ref:"#/$defs/milliseconds"}},usage:{type:"array",items:{$ref:"#/$defs/usage"}},answer:{type:"string"}}},usage:{type:"object",additionalProperties:!1,properties:{model:{type:"string"},prompt_tokens:{type:"number",minimum:0},completion_tokens:{type:"number",minimum:0}}},hit:{type:"object",additionalProperties:!1,required:["doc_id"],properties:{doc_id:{type:"string"},id:{type:"string"},path:{type:"string"},name:{type:"string"},qualified_name:{type:"string"},text:{type:"string"},score:{type:"number"},cluster:{type:"string"},span:{description:"Characters of its document, the end not included.",type:"object",additionalProperties:!1,required:["start","end"],properties:{start:{type:"integer",minimum:0},end:{type:"integer",minimum:0}}}}}}}});


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
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49946);
/* harmony import */ var _system_write_whole_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79456);
/* harmony import */ var _measure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53614);








/** Read before the retriever starts, so that a broken line costs nobody a run. */
function readCache(root, { judge }) {
    return judge === undefined ? new Map() : (0,_files_part_js__WEBPACK_IMPORTED_MODULE_1__/* .loadVerdicts */ .X8)(root, judge.cache);
}
/** A run that failed, or that no verdict can come of, is not judged: what it would cost buys nothing. */
async function judgeRun(root, known, plan, measured, ports) {
    const { judge } = plan.head.config;
    if (judge === undefined || measured.failure !== null || !isSound(plan.head, measured.head))
        return measured;
    const { judgeAnswers } = await __webpack_require__.e(/* import() */ 681).then(__webpack_require__.bind(__webpack_require__, 61681));
    const head = tasksOf(plan.head, measured.head);
    const base = plan.base === null ? [] : tasksOf(plan.base, measured.base);
    const progress = (0,_measure_js__WEBPACK_IMPORTED_MODULE_6__/* .showProgress */ .R)({ line: ports.line, print: ports.progress, now: () => performance.now() });
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
        (0,_gate_sound_js__WEBPACK_IMPORTED_MODULE_3__/* .assertMeasured */ .TG)(config, suite, (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_4__/* .score */ .f)(suite, run, (0,_gate_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .metricsOf */ .Ps)(config), config.definition), baseline);
        return true;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError)
            return false;
        throw error;
    }
}
/** Every metric that the policy names, of every case that asks for an answer. */
function tasksOf({ config, suite }, run) {
    const metrics = (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_7__/* .judgedMetrics */ .PH)(config);
    const runs = new Map(run.cases.map((each) => [each.case_id, each]));
    return suite.cases.flatMap((subject) => {
        const own = runs.get(subject.id);
        if (own === undefined || subject.expect_empty)
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
            const judged = byCase.get(each.case_id);
            return judged === undefined ? each : { ...each, judged };
        }),
    };
}
/** What was paid for is kept, whatever became of the run; a cache with nothing new stays as it is, to the byte. */
async function keep(root, judge, known, added) {
    if (added.length === 0)
        return null;
    try {
        await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_5__/* .writeWhole */ .f)(root, judge.cache, (0,_files_part_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictLines */ .rz)([...known.values(), ...added]));
        return null;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError)
            return error;
        throw error;
    }
}


/***/ }),

/***/ 89033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ requireComparable),
  R: () => (/* binding */ runGate)
});

// EXTERNAL MODULE: ./lib/system/digest.js
var system_digest = __webpack_require__(41229);
// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/gate/outcome.js
var outcome = __webpack_require__(80443);
// EXTERNAL MODULE: ./lib/gate/sound.js
var sound = __webpack_require__(44780);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/metrics/churn.js
var metrics_churn = __webpack_require__(74879);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/gate/pairs.js
var gate_pairs = __webpack_require__(67734);
// EXTERNAL MODULE: ./lib/metrics/clustering.js
var clustering = __webpack_require__(32967);
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

// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
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
    const { id, query, intent, critical, targets, displaced_by: displacedBy, cluster, repeats } = seen;
    return {
        id,
        query,
        intent,
        critical,
        cause: causeOf(seen, beyond),
        targets,
        displaced_by: displacedBy,
        cluster,
        repeats,
        probe: probed && { k: probed.k, returned: probed.answer.returned },
    };
}
function deeperTargets(facts, { answer }, definition) {
    const run = {
        case_id: facts.id,
        outcome: { kind: "answer", hits: answer.hits, returned: answer.returned, degraded: false },
        first_ms: null,
        samples_ms: [],
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
    if (repeats > 0 && repeats >= facts.displaced_by.length)
        return "duplicates";
    if (lost.every((target) => target.deeper !== null))
        return "deeper";
    if (beyond || facts.short)
        return "not_found";
    return facts.displaced_by.length > 0 || repeats > 0 ? "displaced" : "unresolved";
}
/**
 * More of one cluster than the baseline's list had of any, and most of the places that changed hands went to it. One
 * new result of a large cluster is no crowd: it is what moves up where a document has left the index.
 */
function isCrowded({ cluster, ofCluster, displaced_by: displacedBy, repeats }) {
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
/** A target that was in the top k at the baseline and is not now. */
function isLost(target) {
    return target.before !== null && target.now === null;
}
/** Worst first: critical cases, then those that find nothing now, then by the grades that are gone. */
function lossFacts({ policy, scores, run }) {
    const cases = new Map(policy.suite.cases.map((each) => [each.id, each]));
    const runs = new Map(run.cases.map((each) => [each.case_id, each]));
    return (0,gate_pairs/* pairCases */.Q6)(scores, policy.baseline)
        .pairs.filter(gate_pairs/* lostTarget */.yB)
        .map((pair) => {
        const subject = cases.get(pair.now.id);
        return { pair, facts: factsOf(pair, subject, runs.get(subject.id), policy.config) };
    })
        .toSorted((a, b) => Number(b.facts.critical) - Number(a.facts.critical) ||
        Number((0,gate_pairs/* newlyLost */.Kw)(b.pair)) - Number((0,gate_pairs/* newlyLost */.Kw)(a.pair)) ||
        lostGrades(b.facts) - lostGrades(a.facts) ||
        (0,canonical_json/* compareCodePoints */.OP)(a.facts.id, b.facts.id))
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
        displaced_by: displacedBy,
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
    const at = document === undefined ? -1 : hits.findIndex((hit) => hit.doc_id === document);
    return at === -1 ? null : at + 1;
}
function newcomers(view, before) {
    const irrelevant = new Set(view.case.judged_irrelevant);
    return view.hits.flatMap((hit, i) => {
        if (hit.repeat || before.has(hit.doc_id))
            return [];
        const covered = view.covers[i];
        const judged = covered.length > 0
            ? covered.some((target) => (0,metrics_view/* isRelevant */.MR)(view, target))
                ? "relevant"
                : "irrelevant"
            : view.forbidden[i] === true
                ? "forbidden"
                : irrelevant.has(hit.doc_id)
                    ? "irrelevant"
                    : "unjudged";
        return [{ doc_id: hit.doc_id, rank: i + 1, judged }];
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

// EXTERNAL MODULE: ./lib/metrics/family.js
var family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/metrics/mrr.js
var mrr = __webpack_require__(33130);
// EXTERNAL MODULE: ./lib/metrics/ndcg.js
var ndcg = __webpack_require__(78409);
// EXTERNAL MODULE: ./lib/metrics/precision.js
var precision = __webpack_require__(62573);
// EXTERNAL MODULE: ./lib/metrics/recall.js
var recall = __webpack_require__(83368);
// EXTERNAL MODULE: ./lib/gate/evidence.js + 1 modules
var evidence = __webpack_require__(47961);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
;// CONCATENATED MODULE: ./lib/gate/explain/holes.js
/**
 * Results that nobody judged. The metrics take them as not relevant, which punishes a retriever for finding what the
 * suite does not know; here stands how much that could be. It explains a verdict and never changes one.
 */










/** Judged are targets, forbidden ones and what a dataset judged not relevant. Null where no case has targets. */
function holesOf(judgement) {
    const { policy, run } = judgement;
    const { k, definition } = policy.config;
    const runs = new Map(run.cases.map((each) => [each.case_id, each]));
    const found = policy.suite.cases.flatMap((subject) => {
        const caseRun = runs.get(subject.id);
        if (subject.expect_empty || caseRun === undefined)
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
        by_case: new Map(found.map(({ id, results, unjudged, optimistic }) => [id, { results, unjudged, optimistic }])),
        queue: queueOf(found, judgement),
    };
}
/** Ranks of results that nobody judged; a repeat is no hole, since its document was seen above. */
function unjudgedRanks(view, k) {
    const irrelevant = new Set(view.case.judged_irrelevant);
    return view.hits.slice(0, k).flatMap((hit, i) => {
        const known = hit.repeat || view.covers[i].length > 0 || view.forbidden[i] === true || irrelevant.has(hit.doc_id);
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
    const expected = ranks.map((rank) => ({ kind: "id", value: view.hits[rank - 1].doc_id, grade }));
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
function queueOf(found, { policy, scores }) {
    const pairs = new Map((0,gate_pairs/* pairCases */.Q6)(scores, policy.baseline).pairs.map((pair) => [pair.now.id, pair]));
    const levels = [[], [], []];
    for (const { id, ranks } of found) {
        const pair = pairs.get(id);
        const before = new Set(pair?.before.results);
        const lost = pair !== undefined && (0,gate_pairs/* lostTarget */.yB)(pair);
        const lowest = lost ? lowestLost(pair.before.ranks, pair.now.ranks) : 0;
        for (const rank of ranks) {
            const isNew = pair !== undefined && !before.has(pair.now.results[rank - 1]);
            const level = lost && (isNew || rank <= lowest) ? 0 : isNew ? 1 : 2;
            levels[level].push({ case_id: id, rank });
        }
    }
    return levels.flat();
}
function lowestLost(before, now) {
    return Math.max(...before.map((rank, i) => (rank !== null && (now[i] ?? null) === null ? rank : 0)));
}
// Evidence beside the checks: could what they found be chance? The tolerance has decided already.
/**
 * Values to resample and permute: above it what held in an intent goes without. 20,000 cases under 14 checks overall
 * and in their intents are 560,000, and take some five seconds.
 */
const MOST_VALUES = 1_000_000;
const DEFAULT_SEED = 1;
function withEvidence(verdict, head, base) {
    const judged = { head: evidenceBy(verdict, head, "head"), base: base && evidenceBy(verdict, base, "base") };
    const checks = verdict.checks.map((check) => {
        const own = check.policy === "base" ? judged.base : judged.head;
        const evidence = isTested(check) ? own?.get(keyOf(check)) : undefined;
        return evidence === undefined || check.kind !== "mean" ? check : { ...check, evidence };
    });
    return { ...verdict, checks };
}
/** Corrected over the checks of one policy: where two policies judge, most of their checks are the same. */
function evidenceBy(verdict, { policy, scores }, whose) {
    const own = verdict.checks.filter((check) => isTested(check) && (check.policy ?? "head") === whose);
    const values = own.reduce((sum, check) => sum + check.n, 0);
    const tested = (values > MOST_VALUES ? own.filter(isForemost) : own).flatMap((check) => {
        const metric = metricOf(check);
        return metric === null ? [] : [{ metric, scope: check.scope }];
    });
    const seed = policy.config.latency === "off" ? DEFAULT_SEED : policy.config.latency.seed;
    const found = (0,evidence/* evidenceOf */.X1)(tested, (0,gate_pairs/* pairCases */.Q6)(scores, policy.baseline), {
        seed,
        groups: (0,evidence/* groupsOf */.c1)(policy.suite),
    });
    return new Map(found.map(({ metric, scope, ...evidence }) => [`${(0,model_scope/* scopeText */.Cm)(scope)} ${metric}`, evidence]));
}
/** Compared with a baseline; a check of floors over new cases has none. */
function isTested(check) {
    return check.baseline !== null && metricOf(check) !== null;
}
function isForemost(check) {
    return !check.passed || check.scope.kind === "overall";
}
/** Null for all but means of values that the run alone gives. */
function metricOf(check) {
    if (check.kind !== "mean")
        return null;
    const metric = (0,registry/* parseMetric */.uo)(check.metric);
    return typeof metric !== "string" && (0,family/* isPerCase */.uE)(metric.family) ? metric : null;
}
function keyOf(check) {
    return `${(0,model_scope/* scopeText */.Cm)(check.scope)} ${check.metric}`;
}

;// CONCATENATED MODULE: ./lib/gate/explain/explain.js






// Everything that stands beside a verdict, made after it. What goes wrong here is said, and changes nothing.
/** How much more a lost case is asked for. */
const DEEPER = 10;
/** The worst cases that are asked again. */
const MOST_PROBED = 50;
async function explain(verdict, { head, base }, probe) {
    const lost = lostCases(head, base);
    const asked = probe !== null && failedInQuality(verdict) ? await askDeeper(lost, probe) : NOT_ASKED;
    const losses = lost.map(({ facts, judgement }) => {
        const loss = explainLoss(facts, asked.probed.get(facts) ?? null, judgement.policy.config);
        return judgement === head ? loss : { ...loss, policy: "base" };
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
function hasCases({ policy }) {
    return policy.baseline !== null && policy.baseline.foreign === undefined;
}
/** Of the base's policy only what the head's own baseline does not show: a loss that the change adopted. */
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
    return failed.some((check) => check.unit !== "ms");
}
const NOT_ASKED = { probed: new Map(), notices: [] };
async function askDeeper(lost, probe) {
    const wanted = lost.filter(({ facts }) => wantsProbe(facts));
    const asked = wanted.slice(0, MOST_PROBED);
    const [first] = asked;
    if (first === undefined)
        return NOT_ASKED;
    // Both policies ask for the same k: a base with another one does not judge.
    const { k } = first.judgement.policy.config;
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
// How much of the baseline's lists is left, overall, by intent and by case.
/** At k, and at every cutoff that the config names. Null where no case is paired. */
function churnReport({ policy, scores }) {
    const { pairs } = (0,gate_pairs/* pairCases */.Q6)(scores, policy.baseline);
    if (pairs.length === 0)
        return null;
    const metrics = churnMetrics(policy.config);
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
    const intents = [...buckets].toSorted(([a], [b]) => (0,canonical_json/* compareCodePoints */.OP)(a, b));
    return {
        overall: means(pairs),
        by_intent: new Map(intents.map(([intent, bucket]) => [intent, means(bucket)])),
        by_case: byCase,
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
    return new Map(metrics.flatMap(({ name, family, k }) => family.kind === "churn" ? [[name, (0,gate_pairs/* churnOf */.ox)(pair, family, k)]] : []));
}
function mean(values) {
    const known = values.filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

// EXTERNAL MODULE: ./lib/gate/decide.js + 3 modules
var decide = __webpack_require__(47636);
// EXTERNAL MODULE: ./lib/metrics/score.js
var score = __webpack_require__(27139);
// EXTERNAL MODULE: ./lib/gate/rules.js
var gate_rules = __webpack_require__(60220);
// EXTERNAL MODULE: ./lib/gate/statistics/random.js
var statistics_random = __webpack_require__(47352);
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
function selfTest(policy, run) {
    const blocked = [];
    const blind = [];
    // A mutant's answers are not judged anew: of cases for answers alone it says nothing.
    const sought = policy.suite.cases.some((each) => each.answers_only !== true);
    assertSelfEqual(policy, run);
    for (const { name, make } of MUTANTS) {
        // Latency is the slow part of a judgement, and only one mutant changes it.
        const own = name === "slower" ? policy : { ...policy, config: { ...policy.config, latency: "off" } };
        const mutant = make(run, policy);
        const scores = (0,score/* score */.f)(own.suite, mutant, (0,gate_rules/* metricsOf */.Ps)(own.config), own.config.definition);
        const verdict = (0,decide/* decide */.LD)(own, scores, mutant);
        const seen = new Set([...verdict.categories, ...verdict.secondary_categories]);
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
    return new errors.GateError("selftest_failed", `the gate's self-test failed: ${what}`, {
        hint: "This is a defect of the gate; please report it with report.json.",
    });
}
/** Limits worked out again, straight from the rules: the categories that the overall means alone make due. */
function dueCategories(policy, scores) {
    const { rules } = (0,gate_rules/* resolveRules */.SJ)(policy.config, policy.suite);
    const { pairs } = (0,gate_pairs/* withChurn */.XZ)((0,gate_pairs/* pairCases */.Q6)(scores, policy.baseline), rules.map((rule) => rule.metric));
    const due = new Set();
    const now = pairs.map((pair) => pair.now);
    const before = new Map(pairs.map((pair) => [pair.now, pair.before]));
    for (const rule of rules) {
        const family = rule.metric.family;
        const { name } = rule.metric;
        if (rule.scope.kind !== "overall" || family.kind === "latency")
            continue;
        const current = (0,score/* mean */.i)(now, (each) => each.metrics.get(name) ?? null, family.weight);
        const baseline = (0,score/* mean */.i)(now, (each) => before.get(each)?.metrics.get(name) ?? null, family.weight);
        if (current === null || baseline === null)
            continue;
        const n = now.filter((each) => (each.metrics.get(name) ?? null) !== null).length;
        const tolerance = rule.tolerance.length === 0 ? null : (0,gate_rules/* toleranceValue */.H$)(rule.tolerance, baseline, n);
        const limit = (0,gate_rules/* limitOf */.LF)(family.direction, baseline, tolerance, rule);
        if (limit !== null && !(0,gate_rules/* passes */.WE)(family.direction, current, limit))
            due.add(family.category);
    }
    return due;
}
/** The recorded run, as if it had just been measured, fails nothing but a floor or ceiling that it is itself beyond. */
function assertSelfEqual(policy, run) {
    const config = { ...policy.config, latency: "off" };
    const runs = (0,score/* score */.f)(policy.suite, run, (0,gate_rules/* metricsOf */.Ps)(config), config.definition);
    const recorded = runs.cases.flatMap((each) => {
        const before = policy.baseline.cases.get(each.id);
        if (before === undefined || before.digest !== each.digest)
            return [];
        return [{ ...each, metrics: before.metrics, ranks: before.ranks, results: before.results, error: null }];
    });
    if (recorded.length === 0)
        return;
    const ids = new Set(recorded.map((each) => each.id));
    const suite = { ...policy.suite, cases: policy.suite.cases.filter((each) => ids.has(each.id)) };
    const cases = new Map([...policy.baseline.cases].filter(([id]) => ids.has(id)));
    const verdict = (0,decide/* decide */.LD)({ config, suite, baseline: { ...policy.baseline, cases } }, { ...runs, cases: recorded }, run);
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
function dropIntent(run, policy) {
    const sizes = new Map();
    for (const each of policy.suite.cases)
        sizes.set(each.intent, (sizes.get(each.intent) ?? 0) + 1);
    const intent = [...sizes].find(([, size]) => size >= gate_rules/* SMALL_INTENT */.Pk)?.[0];
    const dropped = new Set(policy.suite.cases.filter((each) => each.intent === intent).map((each) => each.id));
    return withAnswers(run, (hits, each) => (dropped.has(each.case_id) ? [] : hits));
}
function delayed(samples) {
    return samples.map((time) => time + SLOWER_MS);
}
function slower(run) {
    return {
        ...run,
        cases: run.cases.map(({ samples_ms: samplesMs, spans_ms: spansMs, ...each }) => ({
            ...each,
            samples_ms: delayed(samplesMs),
            ...(spansMs === undefined
                ? {}
                : { spans_ms: new Map([...spansMs].map(([stage, samples]) => [stage, delayed(samples)])) }),
        })),
    };
}
// A pass has to be believed: the measurement found something, and the gate shows that it can still fail.
/** Adds what the self-test found; throws zero_quality or selftest_failed where the verdict can't be believed. */
function prove(verdict, policy, scores, run) {
    const notices = [];
    if ((0,sound/* allZero */.I)(policy.suite, scores)) {
        if (verdict.verdict === "pass") {
            throw new errors.GateError("zero_quality", "no query found any of its targets, and no rule minds", {
                hint: "Ids or paths of the results don't fit the suite's targets; or the index holds other documents.",
            });
        }
        notices.push({ code: "zero_quality" });
    }
    const { baseline } = policy;
    if (baseline !== null)
        notices.push(...selfTest({ ...policy, baseline }, run));
    return { ...verdict, notices: [...verdict.notices, ...notices] };
}

// EXTERNAL MODULE: ./lib/model/verdict.js
var verdict = __webpack_require__(1732);
;// CONCATENATED MODULE: ./lib/gate/side-by-side.js
/** Where the base's retriever was asked beside the head's, its answers of this very job are what each policy compares with. */







/**
 * `run` is the base retriever's, over the union of both suites. It takes the place of the stored baselines; where the
 * label accepts, only of the base's, whose judgement is for the record: the head's own files hold. Throws base_failed
 * where there is nothing to compare with.
 */
function sideBySide(policies, union, run, beside, tool) {
    const measured = (policy, inputs) => {
        const part = union.part(run, policy);
        const { config, suite } = inputs;
        const scores = (0,score/* score */.f)(suite, part, (0,gate_rules/* metricsOf */.Ps)(config), config.definition);
        // What the head has stored says nothing about the base.
        assertBaseMeasured(inputs, scores, policy === "base" ? inputs.baseline : null);
        const made = (0,outcome/* makeBaseline */.c1)({ ...inputs, retriever: beside.receipt }, part, scores, tool);
        return { scores, part, inputs: { ...inputs, baseline: { ...made, beside: { commit: beside.commit } } } };
    };
    const judged = measured("head", policies.head).inputs;
    const accepted = policies.acceptance === "given";
    const notices = accepted ? [{ code: "not_side_by_side", reason: "accepted" }] : [];
    const head = accepted ? policies.head : judged;
    if (policies.base === null)
        return { head, base: null, notices };
    const base = measured("base", policies.base);
    return {
        head,
        base: base.inputs,
        notices: [...notices, ...belowStored(policies.base, base.scores, base.part)],
    };
}
/** One failed query is enough: a base that scores 0 somewhere lets the head get worse there. */
function assertBaseMeasured(inputs, scores, stored) {
    const failed = scores.cases.filter((each) => each.error !== null);
    const [first] = failed;
    if (first !== undefined) {
        const count = failed.length === 1 ? "1 query" : `${failed.length} queries`;
        throw (0,errors/* failureOfBase */.LD)(new errors.GateError("query_errors", `${count} failed, first "${first.id}": ${first.error}`));
    }
    try {
        (0,sound/* assertMeasured */.TG)(inputs.config, inputs.suite, scores, stored);
    }
    catch (error) {
        throw error instanceof errors.GateError ? (0,errors/* failureOfBase */.LD)(error) : error;
    }
}
/**
 * The base held to its own stored baseline, as the gate would hold it: where it fails, the base directory may lack what
 * the base had, and the head is compared with too little.
 */
function belowStored(base, scores, run) {
    if (base.baseline === null)
        return [];
    const { checks } = (0,decide/* decide */.LD)({ ...base, config: { ...base.config, latency: "off" } }, scores, run);
    for (const check of checks) {
        const { passed, secondary_to: follows, metric, scope, baseline, current } = check;
        if (passed || (0,verdict/* missingOf */.oy)(check) !== null || follows !== null || baseline === null || current === null)
            continue;
        return [{ code: "base_below_baseline", metric, scope, stored: baseline, measured: current }];
    }
    return [];
}

// EXTERNAL MODULE: ./lib/gate/two-policies.js
var two_policies = __webpack_require__(88084);
;// CONCATENATED MODULE: ./lib/pipeline.js
/**
 * The whole gate as one line: suite -> run -> scores -> verdict -> report. What touches the world comes in as ports; the
 * verdict is a value, computed once, and nothing after it can change it.
 */










/** Never rejects for a known failure: it becomes a report with verdict `error` that keeps whatever was reached. */
async function pipeline(ports) {
    let policies = null;
    let inputs = null;
    let run = null;
    let scores = null;
    let verdict = null;
    let explanation = null;
    let failure = null;
    try {
        policies = await ports.load();
        inputs = policies.head;
        const base = (0,two_policies/* basePolicy */.ut)(policies);
        const union = (0,two_policies/* unionOf */.Z6)(inputs.suite, base?.suite ?? null);
        const beside = policies.beside ?? null;
        const plan = { head: inputs, base, cases: union.cases, beside };
        const asked = await ports.retrieve(plan);
        const measured = await ports.judgeAnswers(plan, (0,two_policies/* measuredBy */.eI)(union, asked));
        run = measured.head;
        scores = (0,score/* score */.f)(inputs.suite, run, (0,gate_rules/* metricsOf */.Ps)(inputs.config), inputs.config.definition);
        if (measured.failure !== null)
            throw measured.failure;
        const sides = besideOf({ ...policies, base }, union, asked.base, ports.tool);
        inputs = sides.head;
        (0,sound/* assertPriced */.EB)(inputs.config, run);
        (0,sound/* assertMeasured */.TG)(inputs.config, inputs.suite, scores, inputs.baseline);
        const head = { policy: policyIn(inputs, ports.command), scores, run };
        verdict = (0,decide/* decide */.LD)(head.policy, scores, run);
        verdict = prove(verdict, head.policy, scores, run);
        const before = sides.base && (0,two_policies/* decideBase */.mm)(sides.base, measured.base, policies.acceptance);
        verdict = (0,two_policies/* combine */.kg)(verdict, before?.verdict ?? null, {
            ...policies,
            notices: [...policies.notices, ...sides.notices, ...(asked.notices ?? [])],
        });
        const judged = { head, base: before?.decided ?? null };
        ({ verdict, explanation } = await explain(verdict, judged, ports.probe ?? null));
        if (beside === null)
            requireBaseline(inputs, ports.command);
    }
    catch (error) {
        failure = (0,outcome/* failureOf */.g5)(error);
        verdict = (0,outcome/* failed */.gz)(failure, inputs, verdict);
    }
    const receipt = policies && (0,two_policies/* receiptOf */.W7)(policies);
    return sealed({ verdict, failure, inputs, policies: receipt, run, scores, explanation }, ports);
}
/** The report with what follows from it: the baseline to adopt, and the digest over the whole. */
function sealed(judged, ports) {
    const { failure, inputs, run, scores } = judged;
    const sound = failure === null || failure.code === "baseline_missing";
    const newBaseline = sound && inputs && run && scores ? (0,outcome/* makeBaseline */.c1)(inputs, run, scores, ports.tool) : null;
    const report = { tool: ports.tool, ...judged, new_baseline: newBaseline, deterministic_digest: null };
    return { ...report, deterministic_digest: scores === null ? null : ports.digest(report) };
}
/** The policies as they are, where no base was asked beside. */
function besideOf(policies, union, run, tool) {
    const { head, base, beside } = policies;
    if (!beside)
        return { head, base, notices: [] };
    if (run === null)
        throw new errors.GateError("base_failed", "the base's retriever was not asked");
    return sideBySide(policies, union, run, beside, tool);
}
function policyIn(inputs, command) {
    return command === "record" ? { ...inputs, baseline: null, recording: true } : inputs;
}
/** Checked after the run, so that the report brings the baseline that is missing. */
function requireBaseline(inputs, command) {
    if (command === "record" || inputs.baseline !== null)
        return;
    throw new errors.GateError("baseline_missing", `there is no baseline ${inputs.config.baseline}`, {
        hint: `Look at the report, then commit <report-dir>/baseline.json as ${inputs.config.baseline}.`,
    });
}

;// CONCATENATED MODULE: ./lib/policy/age.js
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
        if (error instanceof errors.GateError)
            return [];
        throw error;
    }
}
/** The file that was read is the commit's own, and no fresh one beside it. */
function isCommitted(git, commit, file, digest) {
    const entry = git.entry(commit, file);
    return entry !== null && (0,system_digest/* sha256 */.s)(git.blob(entry.id, MOST_BYTES)) === digest;
}

// EXTERNAL MODULE: ./lib/files/inputs.js
var inputs = __webpack_require__(88550);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
;// CONCATENATED MODULE: ./lib/policy/blobs.js
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
                throw new errors.GateError("file_not_found", `${what} ${file} is not in the base ${commit.slice(0, 12)}`);
            }
            throw unvouched(what, file, `is in the submodule ${found.at}`);
        },
    };
}
function copy(workTree, file, what, limit, digests) {
    const bytes = (0,read/* readBytes */.io)({ directory: workTree.directory }, file, what, limit);
    if (digests.includes((0,system_digest/* sha256 */.s)(bytes)))
        return bytes;
    throw unvouched(what, file, "is no file of the base, and the copy here is another than the base's baseline was recorded with");
}
function linked(what, file, at) {
    const which = at === file ? "is a symbolic link" : `is behind the symbolic link ${at}`;
    return new errors.GateError("base_file", `${what} ${file} ${which} in the base`, {
        hint: "Rules are read from plain files: commit the file itself in place of the link.",
    });
}
function unvouched(what, file, why) {
    return new errors.GateError("base_file", `${what} ${file} ${why}`, {
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

;// CONCATENATED MODULE: ./lib/policy/work-tree.js
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

;// CONCATENATED MODULE: ./lib/policy/base-directory.js





/**
 * Throws base_directory where it is no unchanged checkout of the base
 * commit, or where no base commit is known; base_failed where the base's retriever lacks its files there.
 */
function openBeside(policies, named, ports) {
    const commit = policies.base_commit ?? unknownBase(policies.mode);
    const real = requireCheckout(named, commit, ports);
    if (policies.base === null)
        return { kind: "alone", reason: whyAlone(policies) };
    const config = policies.base.config.retriever;
    const beside = { commit, directory: real, config, receipt: receiptIn(real, policies.base) };
    requireTwoSystems(policies.head, beside);
    return { kind: "beside", beside };
}
function whyAlone(policies) {
    if (policies.bootstrap)
        return "bootstrap";
    return policies.unusable === null ? "config_moved" : "base_unusable";
}
function refuse(message, hint) {
    return new errors.GateError("base_directory", message, { hint });
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
        return (0,inputs/* retrieverReceipt */.B)({ directory }, base.config.retriever);
    }
    catch (error) {
        throw error instanceof errors.GateError ? (0,errors/* failureOfBase */.LD)(error) : error;
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
;// CONCATENATED MODULE: ./lib/policy/git.js
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
        throw new errors.GateError("no_repository", `this is no git repository: ${opened.stderr}`, {
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
        throw new errors.GateError("git_missing", "there is no `git` on the PATH", {
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
    return new errors.GateError("git_failed", `git ${args[0]} failed: ${reason}`, { cause });
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
    throw new errors.GateError("git_failed", `git can't read ${what}: ${answer.stderr || "no answer"}`);
}
function absentObject({ stderr }) {
    return /not allowed|could not fetch|promisor|bad object|bad file|unable to read|not a tree object|not a valid object/i.test(stderr);
}
function incomplete(what) {
    return new errors.GateError("shallow_clone", `${what} is not in this clone`, {
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
        throw new errors.GateError("file_too_large", `a file of the base has more than ${limit} bytes`, {
            hint: "Split the file.",
        });
    }
    return must(answer, `blob ${id}`);
}

// EXTERNAL MODULE: ./lib/files/baseline.js
var files_baseline = __webpack_require__(39916);
// EXTERNAL MODULE: ./lib/files/config.js + 1 modules
var files_config = __webpack_require__(64224);
// EXTERNAL MODULE: ./lib/files/suite.js
var files_suite = __webpack_require__(54803);
;// CONCATENATED MODULE: ./lib/model/policy.js
// What of a config is policy: everything but the retriever's own arguments, which are the author's to change.
/** Two configs with the same policy judge by the same rules, wherever the files lie. To be digested as canonical JSON. */
function policyOf(config) {
    const { file: _file, policy_file: _policyFile, retriever, ...policy } = config;
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

;// CONCATENATED MODULE: ./lib/policy/base.js
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
    throw new errors.GateError("shallow_clone", `the base commit ${base} is not in this clone, so its rules can't be read`, {
        hint: "Set `fetch-depth: 2` on actions/checkout.",
    });
}
const REMOVE_REF = "Remove `ref:` from actions/checkout, and set `fetch-depth: 2`: the base is the first parent of the merge commit.";
const CHECK_OUT_DEFAULT = "Let actions/checkout take the ref of the event (no `ref:`, `fetch-depth: 2`), and run the gate before any step that commits or checks out something else.";
function unsafe(message, hint) {
    return new errors.GateError("unsafe_base", message, { hint });
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
    throw new errors.GateError("base_not_found", `base-ref "${baseRef}" names no commit of this clone`, {
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
    return new errors.GateError("shallow_clone", `this clone shows no common commit with ${branch}, whose rules hold`, {
        hint: "Check out with `fetch-depth: 0`, name a base with the input `base-ref`, or run on `pull_request` only.",
    });
}
function openOr(open) {
    try {
        return open();
    }
    catch (error) {
        if (error instanceof errors.GateError && error.code === "git_missing")
            return "no_git";
        if (error instanceof errors.GateError && error.code === "no_repository")
            return "no_repository";
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/policy/policies.js
/** Accepting a change that the base's rules refuse: by a label, which only people with triage rights can add. */










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
/** Reads every file that judges, before any retriever starts. Throws GateError for the head's files and for git. */
async function decidePolicies(request, event, ports) {
    const head = await (0,inputs/* loadInputs */.I)(ports.root, request.config, request.overrides);
    const base = request.command === "record"
        ? { mode: "head_only", reason: "record" }
        : findBase(event, request.baseRef, ports.git);
    const ignored = request.baseRef !== null && (base.mode === "pull_request" || base.mode === "default_branch");
    const notices = ignored ? [{ code: "base_ref_ignored" }] : [];
    if (base.mode === "head_only")
        notices.push({ code: "head_only", reason: base.reason });
    const policyDigest = { head: digestOf(head.config), base: null };
    const alone = { head, base: null, moved: [], unusable: null, links: [], policy_digest: policyDigest };
    const common = { mode: base.mode, acceptance: acceptanceOf(event), label: ACCEPT_LABEL };
    if (base.mode === "head_only" || base.git === null || base.commit === null) {
        return { ...common, ...alone, base_commit: null, bootstrap: false, findings: [], notices };
    }
    const change = await changeSince(base.git, base.commit, head, request, ports.root);
    if (change === null) {
        notices.push({ code: "bootstrap" });
        return { ...common, ...alone, base_commit: base.commit, bootstrap: true, findings: [], notices };
    }
    return {
        ...common,
        ...change,
        policy_digest: { ...policyDigest, base: change.base && digestOf(change.base.config) },
        base_commit: base.commit,
        bootstrap: false,
        findings: ports.weakening(change),
        notices,
    };
}
function digestOf(config) {
    return (0,system_digest/* sha256 */.s)((0,canonical_json/* compactCanonical */.SM)(policyOf(config)));
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
        if (!(error instanceof errors.GateError) || !isOfFiles(error))
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
    const loaded = await (0,files_baseline/* loadBaseline */.o)(blobs, config.baseline);
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
        retriever: {
            kind: retriever.kind,
            fingerprint: (0,system_digest/* sha256 */.s)((0,canonical_json/* compactCanonical */.SM)(retriever)),
            corpus_digest: null,
        },
        digests,
    };
}
function vouchedBy(baseline) {
    return baseline?.files ?? new Map();
}

// EXTERNAL MODULE: ./lib/gate/latency-checks.js
var latency_checks = __webpack_require__(30227);
// EXTERNAL MODULE: ./lib/gate/statistics/latency-interval.js
var latency_interval = __webpack_require__(36195);
;// CONCATENATED MODULE: ./lib/policy/finding.js
function finding(code, field, file, before, after, cases = []) {
    return { code, field, file, before, after, cases };
}
/** A figure as people read it: at most nine digits, which still shows a difference of 1e-9. */
function figure(value) {
    return value === null ? "none" : String(Number(value.toPrecision(9)));
}

;// CONCATENATED MODULE: ./lib/policy/weakening-rules.js
/** Rules that are gone, or that let more pass: resolved as they would be for the base's cases, and compared by effect. */




function weakerRules(base, head) {
    const after = new Map((0,gate_rules/* resolveRules */.SJ)(head.config, base.suite).rules.map((rule) => [weakening_rules_keyOf(rule), rule]));
    const found = (0,gate_rules/* resolveRules */.SJ)(base.config, base.suite).rules.flatMap((rule) => {
        // Without latency there are no rules for it, which is a finding of its own.
        if (rule.metric.family.kind === "latency" && head.config.latency === "off")
            return [];
        const now = after.get(weakening_rules_keyOf(rule)) ?? after.get(keyAt(rule, head.config.k, base.config.k));
        return now === undefined ? [removed(rule, base, head)] : loosened(rule, now, base, head);
    });
    found.push(...weakerLosses(base, head));
    // One edit loosens a rule in every intent that inherits it.
    return [...new Map(found.toReversed().map((each) => [each.field, each])).values()].toReversed();
}
function rulesFile(config) {
    return config.policy_file ?? config.file;
}
/** What makes two configs' rules the same rule. */
function weakening_rules_keyOf(rule) {
    return `${(0,model_scope/* scopeText */.Cm)(rule.scope)} ${rule.metric.name}`;
}
/** The same rule under another k: its metric is named after it. */
function keyAt(rule, k, from) {
    return `${(0,model_scope/* scopeText */.Cm)(rule.scope)} ${rule.metric.name.replace(new RegExp(`@${from}$`), `@${k}`)}`;
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
    if (rule.floor !== null && !(now.floor !== null && now.floor >= rule.floor - gate_rules/* EPSILON */.p8)) {
        report("floor", figure(rule.floor), figure(now.floor));
    }
    if (rule.ceiling !== null && !(now.ceiling !== null && now.ceiling <= rule.ceiling + gate_rules/* EPSILON */.p8)) {
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
    const cases = base.suite.cases.filter((each) => (0,model_scope/* covers */.hU)(rule.scope, each));
    const n = Math.max(1, cases.length);
    const known = [valueIn(base, rule), valueIn(head, now)].filter((value) => value !== null);
    for (const value of known.length > 0 ? known : typical(rule)) {
        const before = (0,gate_rules/* toleranceValue */.H$)(rule.tolerance, value, n);
        const after = (0,gate_rules/* toleranceValue */.H$)(now.tolerance, value, n);
        if (!(after <= before + gate_rules/* EPSILON */.p8))
            return { before, after };
    }
    return null;
}
function valueIn({ baseline }, rule) {
    if (baseline === null)
        return null;
    const { family, name } = rule.metric;
    if (family.kind !== "latency")
        return (0,model_scope/* bucketAt */.wW)(baseline.means, rule.scope)?.get(name) ?? null;
    const summary = (0,model_scope/* bucketAt */.wW)(baseline.latency, rule.scope);
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
    if (rule.scope.kind !== "intent")
        return overall;
    const intent = rule.scope.name;
    const own = (config) => config.gate.intents.get(intent)?.get(name) ?? null;
    if (differs(own(base), own(head)))
        return `gate.intents.${intent}.${name}`;
    const off = gone && head.gate.metrics.get(name) === "off";
    const shared = family.kind !== "latency" && !off && differs(base.gate.per_intent, head.gate.per_intent);
    return shared ? "gate.per_intent" : overall;
}
function differs(before, after) {
    return (0,canonical_json/* compactCanonical */.SM)(before) !== (0,canonical_json/* compactCanonical */.SM)(after);
}
function weakerLosses(base, head) {
    const [before, after] = [base.config.gate.newly_lost, head.config.gate.newly_lost];
    if (before === "off")
        return [];
    const n = base.suite.cases.filter((each) => !each.expect_empty).length;
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
    return Math.floor((0,gate_rules/* toleranceValue */.H$)(rule.max, n, Math.max(1, n)));
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
    const where = rule.scope.kind === "overall" ? "overall" : `in ${rule.scope.name}`;
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

;// CONCATENATED MODULE: ./lib/policy/weakening-means.js
/**
 * A baseline of another tool that asks less than it did. It has means and no cases, so which cases moved can't be told:
 * its figures are held as they stand, and a baseline of ours in its place to what it recorded for the base's cases.
 */





function loweredMeans(before, after, base, head) {
    const rules = new Set((0,gate_rules/* resolveRules */.SJ)(head.config, base.suite).rules.map(weakening_rules_keyOf));
    return (0,gate_rules/* resolveRules */.SJ)(base.config, base.suite).rules.flatMap((rule) => {
        const was = foreignFigure(before, rule, base.config.k);
        if (was === null)
            return [];
        const is = after.foreign === undefined ? ownFigure(after, rule, base) : foreignFigure(after, rule, base.config.k);
        // A figure goes with its rule, whose end is a finding of its own.
        if (is === null && !rules.has(weakening_rules_keyOf(rule)))
            return [];
        const cases = base.suite.cases.filter((each) => isIn(rule, each.intent)).length;
        if (is !== null && !isWorse(rule, was, is, cases))
            return [];
        const file = head.config.baseline;
        return [finding("baseline_lowered", loweredField(rule), file, figure(was), figure(is))];
    });
}
function isIn(rule, intent) {
    return (0,model_scope/* covers */.hU)(rule.scope, { intent });
}
/** Quality by any amount, rates and latency by more than the base's tolerance. */
function isWorse({ metric, tolerance }, before, after, cases) {
    const { family } = metric;
    const worse = family.direction === "higher" ? before - after : after - before;
    const allowed = family.kind === "quality" ? 0 : (0,gate_rules/* toleranceValue */.H$)(tolerance, before, cases);
    return !(worse <= allowed + gate_rules/* EPSILON */.p8);
}
function loweredField({ metric, scope }) {
    const group = metric.family.kind === "latency" ? "latency" : "metrics";
    const bucket = scope.kind === "overall" ? "overall" : `by_${scope.kind}.${scope.name}`;
    return `baseline.${group}.${bucket}.${metric.name}`;
}
function foreignFigure({ means, latency }, { metric, scope }, k) {
    const { family } = metric;
    if (family.kind === "latency") {
        return (0,model_scope/* bucketAt */.wW)(latency, scope)?.[`${family.statistic}_ms`] ?? null;
    }
    // The file does not say its cutoff: it is taken to be the config's.
    if (metric.k !== null && Number.isFinite(metric.k) && metric.k !== k)
        return null;
    return (0,model_scope/* bucketAt */.wW)(means, scope)?.get(family.name) ?? null;
}
function ownFigure({ cases }, rule, base) {
    const { family, name } = rule.metric;
    const kept = base.suite.cases.flatMap(({ id, digest, intent }) => {
        const recorded = cases.get(id);
        return recorded !== undefined && recorded.digest === digest && isIn(rule, intent) ? [recorded] : [];
    });
    if (family.kind === "latency") {
        const samples = kept.flatMap((each) => each.latency_ms);
        return (0,latency_interval/* statisticOf */.Qr)(samples, family.statistic, base.config.definition.percentile);
    }
    const values = kept.flatMap((each) => each.metrics.get(name) ?? []);
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

;// CONCATENATED MODULE: ./lib/policy/weakening-baseline.js
/**
 * A baseline that asks less than the base's did. Quality is held to what was reached on the cases that did not change,
 * to 1e-9: a loss within tolerance that is recorded as the new baseline could otherwise be repeated for ever.
 */








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
    const rules = new Set((0,gate_rules/* resolveRules */.SJ)(head.config, base.suite).rules.map(weakening_rules_keyOf));
    for (const rule of (0,gate_rules/* resolveRules */.SJ)(base.config, base.suite).rules) {
        const bucket = kept.filter((each) => isIn(rule, each.intent));
        const lowered = compare(rule, bucket, base);
        // A figure goes with its rule, whose end is a finding of its own.
        if (lowered?.after === null && !rules.has(weakening_rules_keyOf(rule)))
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
        if (loss <= gate_rules/* EPSILON */.p8)
            return [];
        return [
            { loss, each: { id, before: was, after: is, ranks_before: before.ranks, ranks_after: after.ranks } },
        ];
    })
        .toSorted((a, b) => b.loss - a.loss || (0,canonical_json/* compareCodePoints */.OP)(a.each.id, b.each.id))
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
    if (gone.length === 0 || (recorded !== null && recorded - recall <= gate_rules/* EPSILON */.p8))
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

;// CONCATENATED MODULE: ./lib/policy/weakening-cases.js


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
    if (after.expect_empty !== before.expect_empty) {
        report("expect_empty", String(before.expect_empty), String(after.expect_empty));
    }
    if (before.reference_answer !== undefined && after.reference_answer !== before.reference_answer) {
        report("reference_answer", before.reference_answer, after.reference_answer ?? "removed");
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
;// CONCATENATED MODULE: ./lib/policy/weakening-policy.js
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
    if ((0,sound/* gatesCost */.uN)(base))
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
    for (const [field, before, now] of (0,sound/* judgeDifferences */.S4)((0,answers/* judgeFingerprint */.cT)(base), (0,answers/* judgeFingerprint */.cT)(head)))
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
        if (!(after <= before + gate_rules/* EPSILON */.p8)) {
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

;// CONCATENATED MODULE: ./lib/policy/weakening.js
/** Makes findings, and the figures in them. */






// What a change loosens in its own gate (contract 7). Policy is everything but the retriever's arguments: its command,
// environment, folder, parameters, concurrency, and the times to start and to finish are the author's; its kind where it
// stops measuring the system, its hosts and the time that an answer may take are not. Tightening, and cases, rules,
// targets and metrics that are new, are no findings.
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
    const fields = (0,sound/* differences */.tX)(base.config, base.suite, base.baseline).map((each) => each.field);
    if (fields.length === 0)
        return [];
    const reason = `its baseline differs from its config in ${fields.join(", ")}`;
    return [finding("base_unusable", "base", base.config.baseline, reason, "not judged by the base's files")];
}

// EXTERNAL MODULE: ./lib/reporters/report-json.js + 1 modules
var report_json = __webpack_require__(63801);
// EXTERNAL MODULE: ./lib/app/answers.js
var app_answers = __webpack_require__(1812);
// EXTERNAL MODULE: ./lib/app/measure.js + 2 modules
var measure = __webpack_require__(53614);
;// CONCATENATED MODULE: ./lib/app/observed.js
/** The ports with each step reported as it ends, well or not. */
function observed(ports, observer) {
    const { load, retrieve, judgeAnswers, probe } = ports;
    return {
        ...ports,
        load: async () => {
            const decision = await timed("read the files", load, observer);
            observer.loaded(decision);
            return decision;
        },
        retrieve: (plan) => timed("ask the retriever", () => retrieve(plan), observer),
        judgeAnswers: (plan, measured) => timed("judge the answers", () => judgeAnswers(plan, measured), observer),
        ...(probe && { probe: (cases, k) => timed("ask for more results", () => probe(cases, k), observer) }),
    };
}
/** Runs one step and tells how long it took. */
async function timed(step, act, { took }) {
    const begun = performance.now();
    try {
        return await act();
    }
    finally {
        took(step, performance.now() - begun);
    }
}

// EXTERNAL MODULE: ./lib/app/request.js
var app_request = __webpack_require__(14830);
// EXTERNAL MODULE: ./lib/app/version.js
var version = __webpack_require__(81271);
// EXTERNAL MODULE: ./lib/app/write-outcome.js + 19 modules
var write_outcome = __webpack_require__(57755);
;// CONCATENATED MODULE: ./lib/app/gate.js
/** From a request to a report on disk: opens the ports, runs the pipeline, writes what it says. Shared by CLI and action. */




















const NOBODY = { loaded: () => { }, took: () => { } };
/** Known errors come back as a report with verdict `error`; it rejects only where even that can't be made. */
async function runGate(request, ports) {
    const report = await judged(request, ports);
    return timed("write the report", () => (0,write_outcome/* writeOutcome */.gZ)(request, report), ports.observer ?? NOBODY);
}
async function judged(request, ports) {
    try {
        const shard = (0,app_request/* shardOf */.IS)(request);
        const root = (0,system_root/* findRoot */.wg)(request.workingDirectory);
        const from = external_node_path_.relative(root.directory, request.workingDirectory);
        const files = (0,app_request/* filesOf */.R8)(request, root);
        const command = request.command === "record" ? "record" : "gate";
        let known = new Map();
        const unobserved = {
            command,
            tool: version.TOOL,
            load: async () => {
                const git = () => openGit(root.directory, ports.environment);
                const asked = { command, ...files, baseRef: request.baseRef };
                const policies = await decidePolicies(asked, ports.event, { root, git, weakening: weakening });
                if (command === "gate")
                    requireComparable(policies.head);
                known = (0,app_answers/* readCache */.x)(root, policies.head.config);
                const aged = command === "gate" ? baselineAge(git, policies.head) : [];
                const dated = { ...policies, notices: [...policies.notices, ...aged] };
                return request.baseDirectory === null ? dated : besideIn(request, dated, { root, ports });
            },
            ...askingOf(request, { root, from, ports }),
            judgeAnswers: (plan, measured) => (0,app_answers/* judgeRun */.Z)(root, known, plan, measured, ports),
            digest: (report) => (0,system_digest/* sha256 */.s)((0,canonical_json/* compactCanonical */.SM)((0,report_json/* deterministicPart */.W_)(report))),
        };
        const judging = observed(unobserved, ports.observer ?? NOBODY);
        if (shard === null)
            return await pipeline(judging);
        const { measureShard } = await __webpack_require__.e(/* import() */ 795).then(__webpack_require__.bind(__webpack_require__, 50795));
        return await measureShard(shard, request, { ...judging, environment: ports.environment });
    }
    catch (error) {
        return (0,write_outcome/* errorReport */.ZV)((0,outcome/* failureOf */.g5)(error));
    }
}
/** `merge` has the shards' answers and asks nobody. */
function askingOf(request, { root, from, ports }) {
    if (request.command !== "merge")
        return (0,measure/* measurement */.P)(root, ports);
    return {
        retrieve: async (plan) => (await __webpack_require__.e(/* import() */ 968).then(__webpack_require__.bind(__webpack_require__, 67968))).joinParts(root, from, request.parts, plan),
    };
}
/** The policies with the base directory's retriever; throws `base_directory` where it is not the base. */
function besideIn({ command, baseDirectory, workingDirectory }, policies, { root, ports }) {
    if (command === "record" || baseDirectory === null) {
        throw new errors.GateError("usage", "a baseline is recorded from one retriever", {
            hint: "Remove base-directory.",
        });
    }
    if (policies.head.config.judge !== undefined) {
        throw new errors.GateError("usage", "answers are judged against a stored baseline, not side by side", {
            hint: "Remove base-directory, or `judge` from the config.",
        });
    }
    const directory = external_node_path_.resolve(workingDirectory, baseDirectory);
    const open = (folder) => openGit(folder, ports.environment);
    const found = openBeside(policies, { written: baseDirectory, directory }, { root, open });
    if (found.kind === "beside")
        return { ...policies, beside: found.beside };
    return { ...policies, notices: [...policies.notices, { code: "not_side_by_side", reason: found.reason }] };
}
// Refuses to compare numbers that mean different things.
/** Throws not_comparable, naming every field that differs. */
function requireComparable(inputs) {
    const { config, suite, baseline } = inputs;
    if (baseline === null)
        return;
    const found = (0,sound/* differences */.tX)(config, suite, baseline);
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

/***/ 12442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ recordText),
/* harmony export */   V: () => (/* binding */ recordBaseline)
/* harmony export */ });
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _reporters_baseline_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13574);
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1454);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/** `record`: writes the run as the new baseline. */






/**
 * Returns the absolute path written, or null where the report says why there is nothing to record: the run had errors,
 * or it breaks its own floors. Throws report_incomplete where the file can't be written.
 */
async function recordBaseline(request, report) {
    if (report.verdict.verdict !== "pass" || report.new_baseline === null || report.inputs === null)
        return null;
    const root = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .findRoot */ .wg)(request.workingDirectory);
    const from = node_path__WEBPACK_IMPORTED_MODULE_3__.relative(root.directory, request.workingDirectory);
    const file = request.out === null ? report.inputs.config.baseline : (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .insideRoot */ .p0)(root, from, request.out, "--out");
    const target = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file);
    const temporary = `${target}.${process.pid}.tmp`;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(target), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporary, (0,_reporters_baseline_json_js__WEBPACK_IMPORTED_MODULE_4__/* .renderBaseline */ .qL)(report.new_baseline));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, target);
        return target;
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("report_incomplete", `the baseline ${file} can't be written`, {
            hint: "Check that its folder is writable and the disk has room.",
            cause: error,
        });
    }
}
// What `record` says after the report: how the new baseline differs from the old, and where it went.
function recordText(outcome, workingDirectory) {
    const { report, baselinePath } = outcome;
    if (baselinePath === null)
        return "No baseline was written: the run had errors or breaks its own floors.\n";
    const file = (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_5__.logLine)(node_path__WEBPACK_IMPORTED_MODULE_3__.relative(workingDirectory, baselinePath));
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
        return a === b ? [] : [`  ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_5__.logLine)(metric)}: ${a} -> ${b}`];
    });
}


/***/ }),

/***/ 14830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IS: () => (/* binding */ shardOf),
/* harmony export */   Qx: () => (/* binding */ suiteName),
/* harmony export */   R8: () => (/* binding */ filesOf)
/* harmony export */ });
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _files_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64224);
/* harmony import */ var _files_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54803);
/* harmony import */ var _shards_split_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23925);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);






// Where the files of a request are, as paths relative to the root.
const DEFAULT_CONFIG = "retrieval-gate.yaml";
/** Throws GateError where one lies outside of the root. */
function filesOf(request, root) {
    const from = node_path__WEBPACK_IMPORTED_MODULE_5__.relative(root.directory, request.workingDirectory);
    const inside = (written, what) => written === null ? null : (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .insideRoot */ .p0)(root, from, written, what);
    return {
        config: (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .insideRoot */ .p0)(root, from, request.config ?? DEFAULT_CONFIG, "config"),
        overrides: { suite: inside(request.suite, "suite"), baseline: inside(request.baseline, "baseline") },
    };
}
/** The suite's name, where that much can be read though something else could not; null where it can't. */
async function suiteName(request) {
    try {
        const root = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .findRoot */ .wg)(request.workingDirectory);
        const { config, overrides } = filesOf(request, root);
        const loaded = await (0,_files_config_js__WEBPACK_IMPORTED_MODULE_2__/* .loadConfig */ .Z)(root, config, overrides);
        return (await (0,_files_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .loadSuite */ .bu)(root, loaded.config.suites)).suite.name;
    }
    catch {
        return null;
    }
}
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", refused.message, { hint: refused.hint });
    return shard === null ? null : (0,_shards_split_js__WEBPACK_IMPORTED_MODULE_4__/* .parseShard */ .uK)(shard);
}


/***/ }),

/***/ 81271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TOOL: () => (/* binding */ TOOL),
/* harmony export */   VERSION: () => (/* binding */ VERSION)
/* harmony export */ });
/** Name and version, as every report and baseline records them. */
const VERSION = "0.1.0";
const TOOL = `retrieval-eval-gate ${VERSION}`;


/***/ }),

/***/ 57755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZV: () => (/* binding */ errorReport),
  s6: () => (/* binding */ reportDirectory),
  gZ: () => (/* binding */ writeOutcome)
});

// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/gate/outcome.js
var outcome = __webpack_require__(80443);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
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
    if (error instanceof errors.GateError || code === undefined)
        return error;
    const hint = HINTS.get(code) ?? "Choose another report directory, or look at the disk.";
    return new errors.GateError("report_incomplete", `${directory}: the report could not be written (${code})`, {
        hint,
        cause: error,
    });
}
function refused(directory, why, hint) {
    return new errors.GateError("report_incomplete", `${directory} ${why}; the report was not written`, { hint });
}

// EXTERNAL MODULE: ./lib/reporters/baseline-json.js
var baseline_json = __webpack_require__(13574);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/words/escape.js
var words_escape = __webpack_require__(1454);
// EXTERNAL MODULE: ./lib/words/rows.js
var words_rows = __webpack_require__(53372);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
;// CONCATENATED MODULE: ./lib/reporters/cases-csv.js
/** cases.csv: one line a case, safe to open in a spreadsheet (RFC 4180, formulas disarmed). */






const EOL = "\r\n";
/** Null where nothing was scored. */
function renderCasesCsv(report) {
    if (report.scores === null)
        return null;
    const rows = (0,words_rows/* caseRows */.yE)(report);
    const metrics = metricNames(report);
    const header = [...LEADING, ...metrics.flatMap((name) => [name, `${name} baseline`])];
    const lines = rows.map((row) => [...leadingCells(row), ...metricCells(row, metrics)]);
    return [header, ...lines].map((cells) => cells.map((cell) => (0,words_escape/* csvCell */.rK)(cell)).join(",") + EOL).join("");
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
    const median = (0,words_rows/* medianMs */.Vz)(score?.samples_ms ?? []);
    return [
        one.id,
        one.intent,
        one.query,
        row.failed.map((check) => `${check.metric} ${(0,model_scope/* scopeText */.Cm)(check.scope)}`).join(LIST),
        one.expected.map(suite/* targetLabel */.O).join(LIST),
        row.before === null ? null : one.expected.map((_, i) => rankCell((0,words_rows/* rankBefore */.OC)(row, i) ?? null)).join(LIST),
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
    return [...names].toSorted(canonical_json/* compareCodePoints */.OP);
}

// EXTERNAL MODULE: ./lib/words/headline.js
var headline = __webpack_require__(55337);
// EXTERNAL MODULE: ./lib/words/side-by-side.js
var side_by_side = __webpack_require__(50676);
// EXTERNAL MODULE: ./lib/model/verdict.js
var verdict = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/words/format.js
var format = __webpack_require__(50354);
// EXTERNAL MODULE: ./lib/words/notices.js
var notices = __webpack_require__(2712);
;// CONCATENATED MODULE: ./lib/reporters/html/charts.js
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
// One check as a picture: hollow is the baseline, filled is now, the band is what the tolerance allows, up to the limit.
const MIDDLE = 12;
/** Checks with two ends to draw a line between. */
function canDraw(check) {
    return check.baseline !== null && check.current !== null && (0,verdict/* missingOf */.oy)(check) === null;
}
/** One axis for the checks of one metric, so that lengths compare. Milliseconds and money start at 0, shares are enlarged. */
function scaleOf(checks) {
    const values = checks
        .filter(canDraw)
        .flatMap((check) => [check.baseline, check.current, check.limit])
        .filter((value) => value !== null);
    const amounts = checks.some((check) => check.unit === "ms" || check.unit === "money");
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
    return (0,words_escape/* escapeHtml */.ZD)(value, max);
}
function code(value, max = Infinity) {
    return `<code>${(0,words_escape/* escapeHtml */.ZD)(value, max)}</code>`;
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
    return (0,words_escape/* escapeHtml */.ZD)(`#case=${encodeURIComponent(id.replaceAll(/\p{Cs}/gu, "\ufffd"))}`);
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
// The beginnings of result texts, each once, as many as a report can carry.
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

;// CONCATENATED MODULE: ./lib/reporters/html/checks.js
/** The failed checks: a panel per metric, in it a dumbbell per scope. Where nothing failed, what was held overall. */







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
    const failed = (0,words_rows/* failedChecks */.HH)(report);
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
        ...all.filter((check) => check.scope.kind === "overall"),
        ...all.filter((check) => check.scope.kind !== "overall"),
    ];
    const rows = ordered.slice(0, Math.max(ROWS, 1));
    const left = ordered.slice(rows.length);
    const leftFailed = left.filter((check) => !check.passed).length;
    const more = left.length === 0
        ? ""
        : `<p class="more">${leftFailed} more failed, ${left.length - leftFailed} more held: see all checks</p>`;
    const primary = own.some((check) => check.secondary_to === null);
    const worst = own[0];
    const title = `<h3>${code(metric, NAME)} <span>${html_text(notices/* CATEGORY_MEANING */.J4[worst.category])}</span></h3>`;
    return { metric, primary, html: `<div class="panel">${title}${rowsHtml(metric, rows)}${more}</div>\n` };
}
/** On a pass: the overall figures of what is gated, shares on one axis; latency has a picture of its own. */
function heldPanels(checks) {
    const overall = checks.filter((check) => check.scope.kind === "overall" &&
        canDraw(check) &&
        check.unit === "share");
    if (overall.length === 0)
        return "";
    const scale = scaleOf(overall);
    const rows = overall.map((check) => rowHtml(check, check.metric, scale));
    return `${LEGEND}<div class="panel"><h3>Overall <span>every gated metric, within its tolerance</span></h3>${grid("Gated metrics, overall", rows, axisSvg(scale))}</div>\n`;
}
function rowsHtml(metric, checks) {
    const scale = scaleOf(checks);
    const drawn = checks.some((check) => canDraw(check) && !(0,verdict/* isCount */.my)(check));
    const axis = drawn ? axisSvg(scale, checks.some(({ unit }) => unit === "ms") ? " ms" : "") : "";
    const rows = checks.map((check) => rowHtml(check, (0,notices/* scopeLabel */.$o)(check.scope), scale));
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
    if (!canDraw(check) || (0,verdict/* isCount */.my)(check)) {
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
    if (check.kind !== "ratio")
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
    return check.kind === "missing"
        ? `Not judged: ${(0,notices/* missingReason */.DQ)(check.missing)}`
        : (0,notices/* checkSentence */.YC)(check);
}

// EXTERNAL MODULE: ./lib/model/problem.js
var model_problem = __webpack_require__(51246);
// EXTERNAL MODULE: ./lib/words/advice.js
var advice = __webpack_require__(3073);
;// CONCATENATED MODULE: ./lib/reporters/html/header.js
/** What ten seconds are for: the word, what got worse in words, and the one fact. */







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
    const { verdict, categories, exit_code: exitCode } = report.verdict;
    if (verdict === "pass")
        return [meaning("nothing got worse than its tolerance allows")];
    if (verdict === "partial")
        return [meaning("one part of several: merge them for a verdict")];
    if (verdict === "error") {
        const why = exitCode === 3 ? "the retriever or the measurement failed" : "the input is wrong or can't be compared";
        return [meaning(why, report.failure?.code)];
    }
    return categories.map((category) => meaning(notices/* CATEGORY_MEANING */.J4[category], category));
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
        code((0,model_problem/* placeOf */.$)(problem), QUERY),
        code(problem.pointer ?? "", QUERY),
        html_text(problem.message, SENTENCE),
    ]);
    return table((0,format/* plural */.LS)(rows.length, "problem"), [html_long("Where"), plain("Field"), html_long("Problem")], rows);
}
// The end of the page: notices, what to do next, and the receipt.
function header_notices(report) {
    const items = report.verdict.notices.map((notice) => `<li>${html_text((0,notices/* noticeSentence */.cv)(notice), SENTENCE)}</li>\n`);
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

// EXTERNAL MODULE: ./lib/words/causes.js
var causes = __webpack_require__(57417);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
;// CONCATENATED MODULE: ./lib/reporters/html/page-data.js







// Report -> what the page's script reads, as a JSON block that nothing in it can close.
const ANSWER = 2_000;
/** Per-case figures worth a column each; the rest is in the case's own view. */
const COLUMN = /^(recall|mrr|ndcg)(@|$)/;
const FALLBACK = /^(hit_rate|map|precision)(@|$)/;
const COLUMNS = 3;
function pageData(report) {
    const rows = (0,words_rows/* caseRows */.yE)(report);
    const metrics = [...(report.scores?.cases[0]?.metrics.keys() ?? [])];
    const worst = (0,words_rows/* worstCases */.pE)(report);
    const index = new Map(rows.map((row, i) => [row.case.id, i]));
    const words = {
        intents: new Numbering(),
        documents: new Numbering(),
        categories: new Numbering(),
        metrics,
        snippets: snippetsOf(rows),
    };
    const losses = (0,words_rows/* lossesById */.Kr)(report);
    const cases = rows.map((row) => ({
        ...encodeCase(row, words),
        loss: lossOf(losses.get(row.case.id)),
        unjudged: report.explanation?.holes?.by_case.get(row.case.id)?.unjudged || undefined,
    }));
    return {
        k: report.inputs?.config.k ?? 0,
        command: (0,advice/* nextSteps */.Z)(report)[0]?.command ?? null,
        intents: words.intents.names(),
        metrics,
        units: metrics.map(registry/* unitOfMetric */.QG),
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
    return loss === undefined ? undefined : [loss.cause, (0,causes/* lossWords */.VH)(loss)];
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
        expect_empty: one.expect_empty || undefined,
        degraded: score?.degraded === true || undefined,
        error: score?.error ?? undefined,
        targets: some(one.expected.map((target, i) => targetOf(row, target, i))),
        now,
        before: beforeOf(row, words, now ?? [], results),
        results: some(results),
        texts: some(words.snippets.of(one.id)),
        forbidden: some(score?.forbidden_ranks ?? []),
        samples: some((score?.samples_ms ?? []).map((ms) => rounded(ms, 3))),
        failed: some([...new Set(row.failed.map((check) => words.categories.of(check.category)))]),
        ...answerOf(row),
    };
}
/** A path is seen to be one and needs no `path:` before it. */
function targetOf(row, target, index) {
    const label = target.kind === "path" ? target.value : (0,suite/* targetLabel */.O)(target);
    return [label, target.grade, (0,words_rows/* rankBefore */.OC)(row, index) ?? 0, row.score?.ranks[index] ?? 0];
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
        samples: some(before.latency_ms.map((ms) => rounded(ms, 3))),
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
        answer: answer === undefined ? undefined : (0,words_escape/* capped */.uo)(answer, ANSWER),
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

;// CONCATENATED MODULE: ./lib/reporters/html/latency.js
/** Latency as distributions: per scope the baseline's box above, this run's below, on one axis. */







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
    const all = (0,words_rows/* latencyRows */.uG)(report).length;
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
    const rows = (0,words_rows/* latencyRows */.uG)(report);
    const failed = new Set(rows.filter((row) => (0,words_rows/* slowerThanAllowed */.SM)(report, row)).map(({ scope }) => (0,model_scope/* scopeText */.Cm)(scope)));
    const rank = ({ scope }) => scope.kind === "overall" ? 0 : failed.has((0,model_scope/* scopeText */.Cm)(scope)) ? 1 : 2;
    const shown = rows.toSorted((a, b) => rank(a) - rank(b)).slice(0, SHOWN);
    const now = (report.scores?.cases ?? []).map(({ intent, samples_ms: samples }) => ({ intent, samples }));
    const recorded = [...(report.inputs?.baseline?.cases.values() ?? [])];
    const before = recorded.map(({ intent, latency_ms: samples }) => ({ intent, samples }));
    return shown.map((row) => ({
        row,
        now: boxOf(poolOf(now, row.scope), row.now),
        before: row.before === null ? null : boxOf(poolOf(before, row.scope), row.before),
        failed: failed.has((0,model_scope/* scopeText */.Cm)(row.scope)),
    }));
}
/** All samples of a scope. */
function poolOf(cases, scope) {
    return cases.flatMap((each) => ((0,model_scope/* covers */.hU)(scope, each) ? each.samples : []));
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
        .map((key) => `<span><i>${key.slice(0, 3)}</i> ${row.before === null ? "" : `${(0,format/* formatMs */._V)(row.before[key])} → `}<b>${(0,format/* formatMs */._V)(row.now[key])}</b></span>${ratioHtml(report, row.scope, `latency_${key}`)}`)
        .join(" ");
    return (`<li class="${failed ? "failed" : "held"}"><span class="name">${status}${html_text((0,notices/* scopeLabel */.$o)(row.scope), NAME)}</span>` +
        `<svg class="box" aria-hidden="true">${gridLines(scale)}${boxes}</svg><span class="figures">${figures}</span></li>\n`);
}
function ratioHtml(report, scope, metric) {
    const cell = (0,side_by_side/* ratioCell */.oV)(report, scope, metric);
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
    const rows = [...(0,words_rows/* latencyRows */.uG)(report), ...(0,words_rows/* stageRows */.U7)(report)].map(({ now, before, ...where }) => [
        html_text((0,notices/* latencyLabel */.hs)(where), NAME),
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
const SCRIPT = "/* Contains preact:\nThe MIT License (MIT)\n\nCopyright (c) 2015-present Jason Miller\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the \"Software\"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all\ncopies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE\nSOFTWARE.\n*/\n\"use strict\";(()=>{var ne,m,Ie,zn,$,Ae,Ne,Oe,_e,Z,q,Be,ye,pe,me,Gn,X={},Y=[],Zn=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,te=Array.isArray;function P(e,n){for(var t in n)e[t]=n[t];return e}function he(e){e&&e.parentNode&&e.parentNode.removeChild(e)}function Jn(e,n,t){var r,s,a,l={};for(a in n)a==\"key\"?r=n[a]:a==\"ref\"?s=n[a]:l[a]=n[a];if(arguments.length>2&&(l.children=arguments.length>3?ne.call(arguments,2):t),typeof e==\"function\"&&e.defaultProps!=null)for(a in e.defaultProps)l[a]===void 0&&(l[a]=e.defaultProps[a]);return J(e,l,r,s,null)}function J(e,n,t,r,s){var a={type:e,props:n,key:t,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,__v:s??++Ie,__i:-1,__u:0};return s==null&&m.vnode!=null&&m.vnode(a),a}function C(e){return e.children}function Q(e,n){this.props=e,this.context=n}function F(e,n){if(n==null)return e.__?F(e.__,e.__i+1):null;for(var t;n<e.__k.length;n++)if((t=e.__k[n])!=null&&t.__e!=null)return t.__e;return typeof e.type==\"function\"?F(e):null}function Qn(e){if(e.__P&&e.__d){var n=e.__v,t=n.__e,r=[],s=[],a=P({},n);a.__v=n.__v+1,m.vnode&&m.vnode(a),ge(e.__P,a,n,e.__n,e.__P.namespaceURI,32&n.__u?[t]:null,r,t??F(n),!!(32&n.__u),s),a.__v=n.__v,a.__.__k[a.__i]=a,Ve(r,a,s),n.__e=n.__=null,a.__e!=t&&We(a)}}function We(e){if((e=e.__)!=null&&e.__c!=null)return e.__e=e.__c.base=null,e.__k.some(function(n){if(n!=null&&n.__e!=null)return e.__e=e.__c.base=n.__e}),We(e)}function Fe(e){(!e.__d&&(e.__d=!0)&&$.push(e)&&!ee.__r++||Ae!=m.debounceRendering)&&((Ae=m.debounceRendering)||Ne)(ee)}function ee(){try{for(var e,n=1;$.length;)$.length>n&&$.sort(Oe),e=$.shift(),n=$.length,Qn(e)}finally{$.length=ee.__r=0}}function qe(e,n,t,r,s,a,l,u,d,c,f){var _,i,p,y,k,x,w=r&&r.__k||Y,h=n.length;for(d=Xn(t,n,w,d,h),_=0;_<h;_++)(p=t.__k[_])!=null&&(i=p.__i!=-1&&w[p.__i]||X,p.__i=_,x=ge(e,p,i,s,a,l,u,d,c,f),y=p.__e,p.ref&&i.ref!=p.ref&&(i.ref&&be(i.ref,null,p),f.push(p.ref,p.__c||y,p)),k==null&&y!=null&&(k=y),4&p.__u?(d=Ue(p,d,e),i.__e&&(i.__e=null)):typeof p.type==\"function\"&&x!==void 0?d=x:y&&(d=y.nextSibling),p.__u&=-7);return t.__e=k,d}function Xn(e,n,t,r,s){var a,l,u,d,c,f=t.length,_=f,i=0;for(e.__k=new Array(s),a=0;a<s;a++)(l=n[a])!=null&&typeof l!=\"boolean\"&&typeof l!=\"function\"?(typeof l==\"string\"||typeof l==\"number\"||typeof l==\"bigint\"||l.constructor==String?l=e.__k[a]=J(null,l,null,null,null):te(l)?l=e.__k[a]=J(C,{children:l},null,null,null):l.constructor===void 0&&l.__b>0?l=e.__k[a]=J(l.type,l.props,l.key,l.ref?l.ref:null,l.__v):e.__k[a]=l,d=a+i,l.__=e,l.__b=e.__b+1,u=null,(c=l.__i=Yn(l,t,d,_))!=-1&&(_--,(u=t[c])&&(u.__u|=2)),u==null||u.__v==null?(c==-1&&(s>f?i--:s<f&&i++),typeof l.type!=\"function\"&&(l.__u|=4)):c!=d&&(c==d-1?i--:c==d+1?i++:(c>d?i--:i++,l.__u|=4))):e.__k[a]=null;if(_)for(a=0;a<f;a++)(u=t[a])!=null&&(2&u.__u)==0&&(u.__e==r&&(r=F(u)),ze(u,u));return r}function Ue(e,n,t){var r,s;if(typeof e.type==\"function\"){for(r=e.__k,s=0;r&&s<r.length;s++)r[s]&&(r[s].__=e,n=Ue(r[s],n,t));return n}e.__e!=n&&(n&&e.type&&!n.parentNode&&(n=F(e)),n=t.insertBefore(e.__e,n||null));do n=n&&n.nextSibling;while(n!=null&&n.nodeType==8);return n}function Yn(e,n,t,r){var s,a,l,u=e.key,d=e.type,c=n[t],f=c!=null&&(2&c.__u)==0;if(c===null&&u==null||f&&u==c.key&&d==c.type)return t;if(r>(f?1:0)){for(s=t-1,a=t+1;s>=0||a<n.length;)if((c=n[l=s>=0?s--:a++])!=null&&(2&c.__u)==0&&u==c.key&&d==c.type)return l}return-1}function He(e,n,t){n[0]==\"-\"?e.setProperty(n,t??\"\"):e[n]=t==null?\"\":typeof t!=\"number\"||Zn.test(n)?t:t+\"px\"}function G(e,n,t,r,s){var a,l;e:if(n==\"style\")if(typeof t==\"string\")e.style.cssText=t;else{if(typeof r==\"string\"&&(e.style.cssText=r=\"\"),r)for(n in r)t&&n in t||He(e.style,n,\"\");if(t)for(n in t)r&&t[n]==r[n]||He(e.style,n,t[n])}else if(n[0]==\"o\"&&n[1]==\"n\")a=n!=(n=n.replace(Be,\"$1\")),l=n.toLowerCase(),n=l in e||n==\"onFocusOut\"||n==\"onFocusIn\"?l.slice(2):n.slice(2),e.l||(e.l={}),e.l[n+a]=t,t?r?t[q]=r[q]:(t[q]=ye,e.addEventListener(n,a?me:pe,a)):e.removeEventListener(n,a?me:pe,a);else{if(s==\"http://www.w3.org/2000/svg\")n=n.replace(/xlink(H|:h)/,\"h\").replace(/sName$/,\"s\");else if(n!=\"width\"&&n!=\"height\"&&n!=\"href\"&&n!=\"list\"&&n!=\"form\"&&n!=\"tabIndex\"&&n!=\"download\"&&n!=\"rowSpan\"&&n!=\"colSpan\"&&n!=\"role\"&&n!=\"popover\"&&n in e)try{e[n]=t??\"\";break e}catch{}typeof t==\"function\"||(t==null||t===!1&&n[4]!=\"-\"?e.removeAttribute(n):e.setAttribute(n,n==\"popover\"&&t==1?\"\":t))}}function Le(e){return function(n){if(this.l){var t=this.l[n.type+e];if(n[Z]==null)n[Z]=ye++;else if(n[Z]<t[q])return;return t(m.event?m.event(n):n)}}}function ge(e,n,t,r,s,a,l,u,d,c){var f,_,i,p,y,k,x,w,h,T,B,A,W,De,z,fe,S=n.type;if(n.constructor!==void 0)return null;128&t.__u&&(d=!!(32&t.__u),a=[u=n.__e=t.__e]),(f=m.__b)&&f(n);e:if(typeof S==\"function\"){_=l.length;try{if(h=n.props,T=S.prototype&&S.prototype.render,B=(f=S.contextType)&&r[f.__c],A=f?B?B.props.value:f.__:r,t.__c?w=(i=n.__c=t.__c).__=i.__E:(T?n.__c=i=new S(h,A):(n.__c=i=new Q(h,A),i.constructor=S,i.render=nt),B&&B.sub(i),i.state||(i.state={}),i.__n=r,p=i.__d=!0,i.__h=[],i._sb=[]),T&&i.__s==null&&(i.__s=i.state),T&&S.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=P({},i.__s)),P(i.__s,S.getDerivedStateFromProps(h,i.__s))),y=i.props,k=i.state,i.__v=n,p)T&&S.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),T&&i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(T&&S.getDerivedStateFromProps==null&&h!==y&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps(h,A),n.__v==t.__v||!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate(h,i.__s,A)===!1){n.__v!=t.__v&&(i.props=h,i.state=i.__s,i.__d=!1),n.__e=t.__e,n.__k=t.__k,n.__k.some(function(L){L&&(L.__=n)}),Y.push.apply(i.__h,i._sb),i._sb=[],i.__h.length&&l.push(i),u=F(t);break e}i.componentWillUpdate!=null&&i.componentWillUpdate(h,i.__s,A),T&&i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(y,k,x)})}if(i.context=A,i.props=h,i.__P=e,i.__e=!1,W=m.__r,De=0,T)i.state=i.__s,i.__d=!1,W&&W(n),f=i.render(i.props,i.state,i.context),Y.push.apply(i.__h,i._sb),i._sb=[];else do i.__d=!1,W&&W(n),f=i.render(i.props,i.state,i.context),i.state=i.__s;while(i.__d&&++De<25);i.state=i.__s,i.getChildContext!=null&&(r=P(P({},r),i.getChildContext())),T&&!p&&i.getSnapshotBeforeUpdate!=null&&(x=i.getSnapshotBeforeUpdate(y,k)),z=f!=null&&f.type===C&&f.key==null?je(f.props.children):f,u=qe(e,te(z)?z:[z],n,t,r,s,a,l,u,d,c),i.base=n.__e,n.__u&=-161,i.__h.length&&l.push(i),w&&(i.__E=i.__=null)}catch(L){if(l.length=_,n.__v=null,d||a!=null){if(L.then){for(n.__u|=d?160:128;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;a!=null&&(a[a.indexOf(u)]=null),n.__e=u}else if(a!=null)for(fe=a.length;fe--;)he(a[fe])}else n.__e=t.__e;n.__k==null&&(n.__k=t.__k||[]),L.then||Ke(n),m.__e(L,n,t)}}else a==null&&n.__v==t.__v?(n.__k=t.__k,n.__e=t.__e):u=n.__e=et(t.__e,n,t,r,s,a,l,d,c);return(f=m.diffed)&&f(n),128&n.__u?void 0:u}function Ke(e){e&&(e.__c&&(e.__c.__e=!0),e.__k&&e.__k.some(Ke))}function Ve(e,n,t){for(var r=0;r<t.length;r++)be(t[r],t[++r],t[++r]);m.__c&&m.__c(n,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(a){a.call(s)})}catch(a){m.__e(a,s.__v)}})}function je(e){return typeof e!=\"object\"||e==null||e.__b>0?e:te(e)?e.map(je):e.constructor!==void 0?null:P({},e)}function et(e,n,t,r,s,a,l,u,d){var c,f,_,i,p,y,k,x=t.props||X,w=n.props,h=n.type;if(h==\"svg\"?s=\"http://www.w3.org/2000/svg\":h==\"math\"?s=\"http://www.w3.org/1998/Math/MathML\":s||(s=\"http://www.w3.org/1999/xhtml\"),a!=null){for(c=0;c<a.length;c++)if((p=a[c])&&\"setAttribute\"in p==!!h&&(h?p.localName==h:p.nodeType==3)){e=p,a[c]=null;break}}if(e==null){if(h==null)return document.createTextNode(w);e=document.createElementNS(s,h,w.is&&w),u&&(m.__m&&m.__m(n,a),u=!1),a=null}if(h==null)x===w||u&&e.data==w||(e.data=w);else{if(a=h==\"textarea\"&&w.defaultValue!=null?null:a&&ne.call(e.childNodes),!u&&a!=null)for(x={},c=0;c<e.attributes.length;c++)x[(p=e.attributes[c]).name]=p.value;for(c in x)p=x[c],c==\"dangerouslySetInnerHTML\"?_=p:c==\"children\"||c in w||c==\"value\"&&\"defaultValue\"in w||c==\"checked\"&&\"defaultChecked\"in w||G(e,c,null,p,s);for(c in w)p=w[c],c==\"children\"?i=p:c==\"dangerouslySetInnerHTML\"?f=p:c==\"value\"?y=p:c==\"checked\"?k=p:u&&typeof p!=\"function\"||x[c]===p||G(e,c,p,x[c],s);if(f)u||_&&(f.__html==_.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),n.__k=[];else if(_&&(e.innerHTML=\"\"),qe(n.type==\"template\"?e.content:e,te(i)?i:[i],n,t,r,h==\"foreignObject\"?\"http://www.w3.org/1999/xhtml\":s,a,l,a?a[0]:t.__k&&F(t,0),u,d),a!=null)for(c=a.length;c--;)he(a[c]);u&&h!=\"textarea\"||(c=\"value\",h==\"progress\"&&y==null?e.removeAttribute(\"value\"):y!=null&&(y!==e[c]||h==\"progress\"&&!y||h==\"option\"&&y!=x[c])&&G(e,c,y,x[c],s),c=\"checked\",k!=null&&k!=e[c]&&G(e,c,k,x[c],s))}return e}function be(e,n,t){try{if(typeof e==\"function\"){var r=typeof e.__u==\"function\";r&&e.__u(),r&&n==null||(e.__u=e(n))}else e.current=n}catch(s){m.__e(s,t)}}function ze(e,n,t){var r,s;if(m.unmount&&m.unmount(e),(r=e.ref)&&(r.current&&r.current!=e.__e||be(r,null,n)),(r=e.__c)!=null){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(a){m.__e(a,n)}r.base=r.__P=r.__n=null}if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&ze(r[s],n,t||typeof e.type!=\"function\");t||he(e.__e),e.__c=e.__=e.__e=void 0}function nt(e,n,t){return this.constructor(e,t)}function re(e,n,t){var r,s,a,l;n==document&&(n=document.documentElement),m.__&&m.__(e,n),s=(r=typeof t==\"function\")?null:t&&t.__k||n.__k,a=[],l=[],ge(n,e=(!r&&t||n).__k=Jn(C,null,[e]),s||X,X,n.namespaceURI,!r&&t?[t]:s?null:n.firstChild?ne.call(n.childNodes):null,a,!r&&t?t:s?s.__e:n.firstChild,r,l),Ve(a,e,l),e.props.children=null}ne=Y.slice,m={__e:function(e,n,t,r){for(var s,a,l;n=n.__;)if((s=n.__c)&&!s.__)try{if((a=s.constructor)&&a.getDerivedStateFromError!=null&&(s.setState(a.getDerivedStateFromError(e)),l=s.__d),s.componentDidCatch!=null&&(s.componentDidCatch(e,r||{}),l=s.__d),l)return s.__E=s}catch(u){e=u}throw e}},Ie=0,zn=function(e){return e!=null&&e.constructor===void 0},Q.prototype.setState=function(e,n){var t;t=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=P({},this.state),typeof e==\"function\"&&(e=e(P({},t),this.props)),e&&P(t,e),e!=null&&this.__v&&(n&&this._sb.push(n),Fe(this))},Q.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Fe(this))},Q.prototype.render=C,$=[],Ne=typeof Promise==\"function\"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Oe=function(e,n){return e.__v.__b-n.__v.__b},ee.__r=0,_e=Math.random().toString(8),Z=\"__d\"+_e,q=\"__a\"+_e,Be=/(PointerCapture)$|Capture$/i,ye=0,pe=Le(!1),me=Le(!0),Gn=0;var I,b,ve,Ge,U=0,tn=[],v=m,Ze=v.__b,Je=v.__r,Qe=v.diffed,Xe=v.__c,Ye=v.unmount,en=v.__;function se(e,n){v.__h&&v.__h(b,e,U||n),U=0;var t=b.__H||(b.__H={__:[],__h:[]});return e>=t.__.length&&t.__.push({}),t.__[e]}function R(e){return U=1,tt(on,e)}function tt(e,n,t){var r=se(I++,2);if(r.t=e,!r.__c&&(r.__=[t?t(n):on(void 0,n),function(u){var d=r.__N?r.__N[0]:r.__[0],c=r.t(d,u);d!==c&&(r.__N=[c,r.__[1]],r.__c.setState({}))}],r.__c=b,!b.__f)){var s=function(u,d,c){if(!r.__c.__H)return!0;var f=!1,_=r.__c.props!==u;if(r.__c.__H.__.some(function(p){if(p.__N){f=!0;var y=p.__[0];p.__=p.__N,p.__N=void 0,y!==p.__[0]&&(_=!0)}}),a){var i=a.call(this,u,d,c);return f?i||_:i}return!f||_};b.__f=!0;var a=b.shouldComponentUpdate,l=b.componentWillUpdate;b.componentWillUpdate=function(u,d,c){if(this.__e){var f=a;a=void 0,s(u,d,c),a=f}l&&l.call(this,u,d,c)},b.shouldComponentUpdate=s}return r.__N||r.__}function M(e,n){var t=se(I++,3);!v.__s&&xe(t.__H,n)&&(t.__=e,t.u=n,b.__H.__h.push(t))}function ae(e,n){var t=se(I++,4);!v.__s&&xe(t.__H,n)&&(t.__=e,t.u=n,b.__h.push(t))}function N(e){return U=5,H(function(){return{current:e}},[])}function H(e,n){var t=se(I++,7);return xe(t.__H,n)&&(t.__=e(),t.__H=n,t.__h=e),t.__}function rn(e,n){return U=8,H(function(){return e},n)}function rt(){for(var e;e=tn.shift();){var n=e.__H;if(e.__P&&n)try{n.__h.some(oe),n.__h.some(we),n.__h=[]}catch(t){n.__h=[],v.__e(t,e.__v)}}}v.__b=function(e){b=null,Ze&&Ze(e)},v.__=function(e,n){e&&n.__k&&n.__k.__m&&(e.__m=n.__k.__m),en&&en(e,n)},v.__r=function(e){Je&&Je(e),I=0;var n=(b=e.__c).__H;n&&(ve===b?(n.__h=[],b.__h=[],n.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})):(n.__h.some(oe),n.__h.some(we),n.__h=[],I=0)),ve=b},v.diffed=function(e){Qe&&Qe(e);var n=e.__c;n&&n.__H&&(n.__H.__h.length&&(tn.push(n)!==1&&Ge===v.requestAnimationFrame||((Ge=v.requestAnimationFrame)||ot)(rt)),n.__H.__.some(function(t){t.u&&(t.__H=t.u,t.u=void 0)})),ve=b=null},v.__c=function(e,n){n.some(function(t){try{t.__h.some(oe),t.__h=t.__h.filter(function(r){return!r.__||we(r)})}catch(r){n.some(function(s){s.__h&&(s.__h=[])}),n=[],v.__e(r,t.__v)}}),Xe&&Xe(e,n)},v.unmount=function(e){Ye&&Ye(e);var n,t=e.__c;t&&t.__H&&(t.__H.__.some(function(r){try{oe(r)}catch(s){n=s}}),t.__H=void 0,n&&v.__e(n,t.__v))};var nn=typeof requestAnimationFrame==\"function\";function ot(e){var n,t=function(){clearTimeout(r),nn&&cancelAnimationFrame(n),setTimeout(e)},r=setTimeout(t,35);nn&&(n=requestAnimationFrame(t))}function oe(e){var n=b,t=e.__c;typeof t==\"function\"&&(e.__c=void 0,t()),b=n}function we(e){var n=b;e.__c=e.__(),b=n}function xe(e,n){return!e||e.length!==n.length||n.some(function(t,r){return t!==e[r]})}function on(e,n){return typeof n==\"function\"?n(e):n}var st=0;function o(e,n,t,r,s,a){n||(n={});var l,u,d=n;if(\"ref\"in d)for(u in d={},n)u==\"ref\"?l=n[u]:d[u]=n[u];var c={type:e,props:d,key:t,ref:l,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,__v:--st,__i:-1,__u:0,__source:s,__self:a};if(typeof e==\"function\"&&(l=e.defaultProps))for(u in l)d[u]===void 0&&(d[u]=l[u]);return m.vnode&&m.vnode(c),c}function le({text:e}){let[n,t]=R(!1);return navigator.clipboard===void 0?null:o(\"button\",{type:\"button\",class:\"quiet copy\",onClick:()=>{navigator.clipboard.writeText(e).then(()=>t(!0),()=>t(!1))},children:[n?\"Copied\":\"Copy\",o(\"span\",{class:\"unseen\",role:\"status\",children:n?\" to the clipboard\":\" the command\"})]})}function an(e){let n=new Map(e.worst.map((r,s)=>[r,s])),t=e.cases.map((r,s)=>at(e,r,s,n.get(s)??1/0));return{page:e,rows:t}}function at(e,n,t,r){let s=n.before!==void 0,a=(n.targets??[]).map(([_,i,p,y])=>({label:_,grade:i,before:s?p||null:void 0,after:y||null})).toSorted((_,i)=>ke(i,e.k)-ke(_,e.k)),l=_=>_.map(i=>e.documents[i]??\"\"),u=l(n.results??[]),d=n.now??[],c=s?n.before.metrics??d:null,f=a[0];return{index:t,case:n,intent:e.intents[n.intent]??\"\",targets:a,metrics:d,metricsBefore:c,results:u,resultsBefore:s?n.before.results===void 0?u:l(n.before.results):null,ms:sn(n.samples??[]),msBefore:sn(n.before?.samples??[]),failed:(n.failed??[]).map(_=>e.categories[_]??\"\"),changed:s&&(n.before.metrics!==void 0||a.some(_=>_.before!==_.after)),lost:a.some(_=>typeof _.before==\"number\"&&_.after===null),fall:f===void 0||!s?null:ke(f,e.k),severity:r}}function ke({before:e,after:n},t){let[r,s]=[e??null,n];return r===s?0:s===null?2*t+1-(r??0):r===null?s-(2*t+1):s-r}function sn(e){return e.length===0?null:e.toSorted((n,t)=>n-t)[Math.ceil(e.length/2)-1]??null}var Ce=\"\\u2013\",ln=\"\\u2212\";function D(e,n=cn(e)){return e===null?Ce:`${Re(e.toFixed(n))} ms`}function un(e){let n=Math.abs(e??0);return n===0?0:Math.min(Math.max(2-Math.floor(Math.log10(n)),0),12)}function cn(e){let n=Math.abs(e??0);return n<1?3:n<10?2:n<100?1:0}function E(e,n,t){return n===null?Ce:e===\"ms\"?D(n,t):Re(e===\"cases\"?String(Math.round(n*1e6)/1e6):n.toFixed(t??(e===\"money\"?un(n):3)))}function lt(e,n,t){if(n===null)return Ce;let r=E(e,n,t);return n>0&&/[1-9]/.test(r)?`+${r}`:r}function dn(e){return e.startsWith(\"+\")?`\\u25B2 ${e}`:e.startsWith(ln)?`\\u25BC ${e}`:e}function Re(e){return e.startsWith(\"-\")?/[1-9]/.test(e)?ln+e.slice(1):e.slice(1):e}function fn({unit:e,baseline:n,current:t,delta:r,limit:s}){let a=[n,t,s].filter(u=>u!==null),l=e===\"ms\"?Math.max(0,...a.map(cn)):e===\"money\"?Math.max(0,...a.map(un)):it(a);return{baseline:E(e,n,l),current:E(e,t,l),delta:lt(e,r,l),limit:E(e,s,l)}}function it(e){let n=t=>new Set(e.map(r=>r.toFixed(t))).size;return[3,4,5].find(t=>n(t)===n(9))??6}function Te(e,n,t=`${n}s`){return`${e} ${e===1?n:t}`}var _n=\"#case=\";function K(e){return _n+encodeURIComponent(e.replaceAll(new RegExp(\"\\\\p{Cs}\",\"gu\"),\"\\uFFFD\"))}function Se(e,n){return n.startsWith(_n)?e.find(t=>ut(K(t.case.id),n))??null:null}function ut(e,n){return e===n||e.replaceAll(\"'\",\"%27\")===n}function pn(e){try{history.replaceState(null,\"\",e===\"\"?location.pathname+location.search:e)}catch{}}function V({tone:e}){if(e===\"dim\")return null;let n={bad:\"M4 4l8 8M12 4l-8 8\",good:\"M3 8.5l3.5 3.5L13 4.5\",warn:\"M3 8h10\"}[e];return o(\"svg\",{class:`icon ${e}`,viewBox:\"0 0 16 16\",\"aria-hidden\":\"true\",children:o(\"path\",{d:n})})}var ct=/[\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}\\p{Noncharacter_Code_Point}\\u00ad\\u200b\\u2060-\\u2064\\ufeff\\u{e0000}-\\u{e007f}]/gu;function dt(e,n){if(e.length<=n)return e;let t=Array.from(e);return t.length<=n?e:`${t.slice(0,n).join(\"\")}\\u2026 (+${t.length-n} characters)`}function mn(e,n=1/0){return dt(e,n).replaceAll(ct,ft)}function ft(e){return`\\\\u{${e.codePointAt(0).toString(16)}}`}var g=mn;function ie({before:e,after:n}){return e===void 0?n===null?\"not found\":`rank ${n}`:e===null?n===null?\"not found\":`new \\u2192 ${n}`:n===null?`${e} \\u2192 lost`:e===n?`${n}`:`${e} \\u2192 ${n}`}function j({before:e,after:n}){return e===void 0||e===n?\"dim\":n===null?\"bad\":e===null||n<e?\"good\":\"bad\"}function ue(e){return e.case.error!==void 0?{tone:\"bad\",words:\"error\"}:e.failed.length>0?{tone:\"bad\",words:e.failed.join(\", \")}:e.metricsBefore===null?{tone:\"warn\",words:\"no baseline\"}:e.case.degraded?{tone:\"warn\",words:\"degraded\"}:e.lost?{tone:\"warn\",words:\"lost, within tolerance\"}:{tone:\"dim\",words:e.changed?\"changed\":\"same\"}}var ce=200;function yn({report:e,row:n,position:t,active:r,onFocus:s}){let{units:a,columns:l}=e.page,u=ue(n);return o(\"tr\",{\"aria-rowindex\":t+2,children:[o(\"th\",{scope:\"row\",class:\"c-query\",children:[o(\"a\",{href:K(n.case.id),tabIndex:r?0:-1,\"data-position\":t,onFocus:s,children:g(n.case.query,ce)||\"(empty query)\"}),n.case.critical&&o(\"span\",{class:\"tag\",children:\"critical\"})]}),o(\"td\",{class:\"c-id\",children:o(\"code\",{children:g(n.case.id,ce)})}),o(\"td\",{class:\"c-intent\",children:g(n.intent,ce)}),o(\"td\",{class:\"c-move\",children:o(_t,{row:n})}),l.map(d=>o(\"td\",{class:\"c-num num\",children:o(pt,{unit:a[d]??\"share\",now:n.metrics[d]??null,before:n.metricsBefore?.[d]??null})},d)),o(\"td\",{class:\"c-num num\",children:D(n.ms)}),o(\"td\",{class:\"c-outcome\",children:o(\"span\",{class:u.tone,children:[o(V,{tone:u.tone}),u.words]})})]})}function _t({row:e}){let[n,...t]=e.targets;return e.case.expect_empty?o(\"span\",{class:\"dim\",children:[\"nothing expected, \",e.results.length,\" found\"]}):n===void 0?o(\"span\",{class:\"dim\",children:\"no target\"}):o(C,{children:[o(\"span\",{class:`move-words ${j(n)}`,children:ie(n)}),\" \",o(\"code\",{children:g(n.label,ce)}),t.length>0&&o(\"span\",{class:\"dim\",children:[\" +\",t.length]})]})}function pt(e){let{unit:n,now:t,before:r}=e;if(t===null||r===null||Math.abs(t-r)<5e-4)return o(C,{children:E(n,t)});let s=E(n,r);return o(\"span\",{title:`was ${s}`,children:[o(\"span\",{class:\"arrow\",\"aria-hidden\":\"true\",children:[t>r?\"\\u25B2\":\"\\u25BC\",\" \"]}),E(n,t),o(\"span\",{class:\"unseen\",children:[\", was \",s]})]})}var hn=6,gn=12;function bn(e,n,t){let[r,s]=R({top:0,size:800});ae(()=>{let u=e.current;if(u===null)return;let d=()=>{let[f,_]=[u.scrollTop,u.clientHeight];s(i=>i.top===f&&i.size===_?i:{top:f,size:_})},c=new ResizeObserver(d);return c.observe(u),u.addEventListener(\"scroll\",d,{passive:!0}),()=>{c.disconnect(),u.removeEventListener(\"scroll\",d)}},[e]),M(()=>{e.current!==null&&e.current.scrollTop>n*t&&(e.current.scrollTop=0)},[e,n,t]);let a=Math.max(Math.min(Math.floor(r.top/t),n)-hn,0),l=Math.min(a+Math.ceil(r.size/t)+2*hn,n);return{first:a,last:l}}function vn(e,n,t){let r={ArrowDown:n+1,ArrowUp:n-1,PageDown:n+gn,PageUp:n-gn,Home:0,End:t-1},s=Object.hasOwn(r,e)?r[e]:void 0;return s===void 0?null:Math.min(Math.max(s,0),Math.max(t-1,0))}var de=36;function xn({metrics:e,columns:n}){return[{key:\"query\",name:\"Query\",cls:\"c-query\",descending:!1},{key:\"id\",name:\"Case\",cls:\"c-id\",descending:!1},{key:\"intent\",name:\"Intent\",cls:\"c-intent\",descending:!1},{key:\"fall\",name:\"Target, rank before \\u2192 now\",cls:\"c-move\",descending:!0},...n.map(t=>({key:`metric:${t}`,name:e[t]??\"\",cls:\"c-num num\",descending:!1})),{key:\"latency\",name:\"Latency\",cls:\"c-num num\",descending:!0},{key:\"outcome\",name:\"Outcome\",cls:\"c-outcome\",descending:!1}]}function kn(e){return xn(e).map(({key:n})=>n)}function Rn({report:e,rows:n,sort:t,onSort:r}){let s=N(null),{first:a,last:l}=bn(s,n.length,de),[u,d]=yt(s,n),c=xn(e.page);return o(\"div\",{class:\"cases\",ref:s,role:\"region\",\"aria-label\":\"Table of cases\",tabIndex:0,onKeyDown:_=>{let i=_.target instanceof HTMLAnchorElement?vn(_.key,u,n.length):null;i!==null&&(_.preventDefault(),d(i))},children:[o(\"table\",{\"aria-rowcount\":n.length+1,children:[o(\"thead\",{children:o(\"tr\",{\"aria-rowindex\":1,children:c.map(_=>o(mt,{column:_,sort:t,onSort:r},_.key))})}),o(\"tbody\",{children:[o(wn,{rows:a,columns:c.length}),n.slice(a,l).map((_,i)=>o(yn,{report:e,row:_,position:a+i,active:a+i===u,onFocus:()=>d(a+i,!1)},a+i)),o(wn,{rows:n.length-l,columns:c.length})]})]}),n.length===0&&o(\"p\",{class:\"none\",children:\"No case matches these filters.\"})]})}function mt({column:e,sort:n,onSort:t}){let r=n.key===e.key,s=r?!n.descending:e.descending,a=n.descending?\"descending\":\"ascending\";return o(\"th\",{scope:\"col\",class:e.cls,...r&&{\"aria-sort\":a},children:o(\"button\",{type:\"button\",onClick:()=>t({key:e.key,descending:s}),children:[e.name,o(\"span\",{class:\"arrow\",\"aria-hidden\":\"true\",children:r?n.descending?\" \\u25BC\":\" \\u25B2\":\"\"})]})})}function wn({rows:e,columns:n}){return e<=0?null:o(\"tr\",{class:\"spacer\",\"aria-hidden\":\"true\",children:o(\"td\",{colSpan:n,style:{height:`${e*de}px`}})})}function yt(e,n){let[t,r]=R(0),s=N(!1);return M(()=>r(0),[n]),ae(()=>{let l=e.current?.querySelector(`[data-position=\"${t}\"]`);!s.current||!l||(s.current=!1,l.focus({preventScroll:!0}))}),[t,(l,u=!0)=>{if(r(l),!u||e.current===null)return;s.current=!0;let{scrollTop:d,clientHeight:c}=e.current,[f,_]=[l*de,(l+2)*de];f<d?e.current.scrollTop=f:_>d+c&&(e.current.scrollTop=_-c)}]}function Cn({report:e,row:n}){let t=e.page.metrics.map((r,s)=>({metric:r,unit:e.page.units[s]??\"share\",current:n.metrics[s]??null,baseline:n.metricsBefore?.[s]??null})).filter(({current:r,baseline:s})=>r!==null||s!==null);return t.length===0?null:o(\"section\",{children:[o(\"h3\",{children:\"Figures\"}),o(\"table\",{class:\"figures\",children:[o(\"thead\",{children:o(\"tr\",{children:[o(\"th\",{scope:\"col\",children:\"Metric\"}),o(\"th\",{scope:\"col\",class:\"num\",children:\"Baseline\"}),o(\"th\",{scope:\"col\",class:\"num\",children:\"Now\"}),o(\"th\",{scope:\"col\",class:\"num\",children:\"Change\"})]})}),o(\"tbody\",{children:t.map(({metric:r,unit:s,current:a,baseline:l})=>{let u=a===null||l===null?null:a-l,d=fn({unit:s,baseline:l,current:a,delta:u,limit:null});return o(\"tr\",{children:[o(\"th\",{scope:\"row\",children:o(\"code\",{children:r})}),o(\"td\",{class:\"num dim\",children:d.baseline}),o(\"td\",{class:\"num\",children:d.current}),o(\"td\",{class:\"num\",children:u===0?\"=\":dn(d.delta)})]},r)})})]})]})}function Sn(e,n){let t=gt(e,n),[r,s]=[Tn(n.results),n.resultsBefore&&Tn(n.resultsBefore)],a=(l,u,d)=>{let c=u+1,f=d===\"now\"?s:r,i=(d===\"now\"?r:s)?.get(l)===c?f?.get(l)??null:null,p=n.targets.filter(y=>(d===\"now\"?y.after:y.before)===c);return{rank:c,document:l,other:i,fate:s===null?null:ht(d,c,i),targets:p,lost:d===\"before\"&&p.some(y=>y.after===null),forbidden:d===\"now\"&&(n.case.forbidden?.includes(c)??!1),score:d===\"now\"?n.case.scores?.[u]??null:null,text:t.get(l)??null}};return{before:n.resultsBefore?.map((l,u)=>a(l,u,\"before\"))??null,now:n.results.map((l,u)=>a(l,u,\"now\"))}}function ht(e,n,t){return t===null?e===\"before\"?\"gone\":\"new\":t===n?\"same\":e===\"now\"==t>n?\"up\":\"down\"}function Tn(e){let n=new Map;for(let[t,r]of e.entries())n.has(r)||n.set(r,t+1);return n}function gt({page:e},n){let t=new Map;for(let[r,s]of n.results.entries()){let a=e.snippets[n.case.texts?.[r]??-1];a!==void 0&&!t.has(s)&&t.set(s,a)}return t}var Mn=46,Me=64;function $n({report:e,row:n}){let t=Sn(e,n),{k:r}=e.page;return o(\"section\",{class:\"rankings\",children:[o(\"h3\",{id:\"was-title\",children:[\"Baseline, top \",r]}),o(\"h3\",{id:\"now-title\",children:[\"Now, top \",r]}),t.before===null?o(\"p\",{class:\"dim\",children:\"No counterpart in the baseline: the case is new or was edited.\"}):o(Pn,{places:t.before,side:\"was\"}),o(wt,{joined:t}),o(Pn,{places:t.now,side:\"now\"}),e.page.snippetsCut&&o(\"p\",{class:\"dim note\",children:\"Texts of some results were left out to keep this file small.\"})]})}function Pn({places:e,side:n}){return e.length===0?o(\"p\",{class:\"dim\",children:\"No results.\"}):o(\"ol\",{class:`places ${n}`,\"aria-labelledby\":`${n}-title`,children:e.map(t=>o(bt,{place:t,side:n},t.rank))})}function bt({place:e,side:n}){let r=[e.score===null?\"\":`score ${e.score}`,g(e.text??\"\")].filter(Boolean).join(\" \\xB7 \"),s=e.lost||e.forbidden?\"lost\":e.targets.length>0?\"target\":\"\";return o(\"li\",{class:s,title:g(`${e.document}${e.text===null?\"\":`: ${e.text}`}`),children:[o(\"span\",{class:\"rank num\",children:e.rank}),o(\"span\",{class:\"what\",children:[o(\"code\",{children:g(e.document,300)}),r!==\"\"&&o(\"span\",{class:\"snippet\",children:r})]}),o(\"span\",{class:\"marks\",children:[e.targets.length>0&&o(\"span\",{class:\"tag judged\",children:[e.lost?\"lost target\":\"target\",\", grade\",\" \",Math.max(...e.targets.map(a=>a.grade))]}),e.forbidden&&o(\"span\",{class:\"tag judged\",children:\"forbidden\"}),o(\"span\",{class:\"fate\",children:vt(e,n)})]})]})}function vt({fate:e,other:n},t){return e===\"gone\"||e===\"new\"?e:e===null||e===\"same\"||n===null?\"\":t===\"was\"?`\\u2192 ${n}`:`${e===\"up\"?\"\\u25B2\":\"\\u25BC\"} was ${n}`}function wt({joined:e}){let{before:n,now:t}=e,r=Math.max(n?.length??0,t.length)*Mn,s=l=>(l-.5)*Mn,a=Me/2;return o(\"svg\",{class:\"lines\",width:Me,height:r,\"aria-hidden\":\"true\",children:n?.map(l=>l.other===null?o(\"path\",{class:l.lost?\"lost\":\"gone\",d:`M0 ${s(l.rank)}h18m-4-4l4 4l-4 4`},l.rank):o(\"path\",{class:l.targets.length>0?\"target\":\"other\",d:`M0 ${s(l.rank)}C${a} ${s(l.rank)} ${a} ${s(l.other)} ${Me} ${s(l.other)}`},l.rank))})}function En({row:e}){let[n,t]=[e.case.samples??[],e.case.before?.samples??[]];if(n.length===0&&t.length===0)return null;let r=[...n,...t].reduce((a,l)=>Math.max(a,l),0)||1,s=[{name:\"Baseline\",cls:\"was\",samples:t,median:e.msBefore},{name:\"Now\",cls:\"now\",samples:n,median:e.ms}].filter(({samples:a})=>a.length>0);return o(\"section\",{children:[o(\"h3\",{children:\"Latency\"}),o(\"ul\",{class:\"samples\",children:[s.map(({name:a,cls:l,samples:u,median:d})=>o(\"li\",{class:l,children:[o(\"span\",{children:a}),o(\"svg\",{\"aria-hidden\":\"true\",children:[o(\"line\",{class:\"grid\",x1:\"0\",x2:\"100%\",y1:\"9\",y2:\"9\"}),u.map((c,f)=>o(\"circle\",{cx:`${c/r*96+2}%`,cy:\"9\",r:\"4\"},f))]}),o(\"span\",{class:\"num\",children:[\"median \",o(\"b\",{children:D(d)})]}),o(\"span\",{class:\"unseen\",children:[\", samples: \",u.map(c=>D(c)).join(\", \")]})]},l)),o(\"li\",{class:\"ends-row\",\"aria-hidden\":\"true\",children:o(\"span\",{class:\"ends\",children:[o(\"span\",{children:\"0\"}),o(\"span\",{children:D(r)})]})})]})]})}function Dn({row:e}){let n=Object.entries(e.case.spans??{});if(n.length===0)return null;let t=n.reduce((r,[,s])=>Math.max(r,s),0)||1;return o(\"section\",{children:[o(\"h3\",{children:\"Stages of one answer\"}),o(\"ul\",{class:\"samples spans\",children:n.map(([r,s])=>o(\"li\",{children:[o(\"span\",{children:g(r,60)}),o(\"svg\",{\"aria-hidden\":\"true\",children:o(\"rect\",{x:\"0\",y:\"4\",height:\"10\",width:`${Math.max(s/t*100,.5)}%`})}),o(\"span\",{class:\"num\",children:D(s)})]},r))})]})}function An({report:e,row:n,rows:t,onShow:r}){let s=N(null),a=N(null);M(()=>s.current?.showModal(),[]),M(()=>{a.current!==null&&(a.current.scrollTop=0,a.current.querySelector(\"h2\")?.focus())},[n]);let l=t.indexOf(n),u=c=>{let f=t[l+c];f!==void 0&&r(f)};return o(\"dialog\",{ref:s,class:\"case\",\"aria-labelledby\":\"case-title\",onClose:()=>r(null),onKeyDown:c=>{c.altKey||c.ctrlKey||c.metaKey||(c.key===\"ArrowLeft\"?u(-1):c.key===\"ArrowRight\"&&u(1))},onClick:c=>c.target===s.current&&s.current?.close(),children:[o(\"div\",{class:\"case-bar\",children:[o(\"button\",{type:\"button\",class:\"quiet\",disabled:l<=0,onClick:()=>u(-1),children:\"\\u2190 Previous\"}),o(\"button\",{type:\"button\",class:\"quiet\",disabled:l>=t.length-1,onClick:()=>u(1),children:\"Next \\u2192\"}),o(\"span\",{class:\"dim num\",children:[l+1,\" of \",t.length]}),o(\"button\",{type:\"button\",class:\"quiet close\",onClick:()=>s.current?.close(),children:[\"Close \",o(\"kbd\",{children:\"Esc\"})]})]}),o(\"div\",{class:\"case-body\",ref:a,tabIndex:0,role:\"region\",\"aria-labelledby\":\"case-title\",children:[o(xt,{row:n}),o(kt,{row:n}),o($n,{report:e,row:n}),o(\"div\",{class:\"case-columns\",children:[o(Cn,{report:e,row:n}),o(\"div\",{children:[o(En,{row:n}),o(Dn,{row:n})]})]}),o(Rt,{report:e,row:n})]})]})}function xt({row:e}){let n=ue(e);return o(\"div\",{class:\"case-head\",children:[o(\"h2\",{id:\"case-title\",tabIndex:-1,children:g(e.case.query,2e3)||\"(empty query)\"}),o(\"p\",{class:\"about\",children:[o(\"span\",{class:`strong ${n.tone}`,children:[o(V,{tone:n.tone}),n.words]}),o(\"code\",{children:g(e.case.id,300)}),o(\"span\",{children:g(e.intent,120)}),e.case.critical&&o(\"span\",{class:\"tag\",children:\"critical\"}),e.case.degraded&&o(\"span\",{class:\"tag\",children:\"degraded answer\"}),o(\"code\",{children:g(e.case.place,300)})]}),e.case.error!==void 0&&o(\"p\",{class:\"says bad\",children:g(e.case.error,2e3)}),e.case.answer!==void 0&&o(\"p\",{class:\"says\",children:g(e.case.answer)})]})}function kt({row:e}){return e.case.expect_empty?o(\"p\",{class:\"dim\",children:[\"Nothing should be found for this query; \",e.results.length,\" found\",e.results.length===0?\", as it should be\":\"\",\".\"]}):o(\"ul\",{class:\"moves targets\",children:e.targets.map(n=>o(\"li\",{children:[o(\"span\",{class:`move-words ${j(n)}`,children:[o(V,{tone:j(n)}),ie(n)]}),\" \",o(\"code\",{children:g(n.label,300)}),\" \",o(\"span\",{class:\"dim\",children:[\"grade \",n.grade]})]},n.label))})}function Rt({report:e,row:n}){let{command:t}=e.page;return t===null?null:o(\"section\",{children:[o(\"h3\",{children:\"Run it again\"}),o(\"p\",{class:\"dim\",children:[\"This case is in \",o(\"code\",{children:g(n.case.place,300)}),\"; the whole gate on your machine:\"]}),o(\"div\",{class:\"steps\",children:[o(\"pre\",{class:\"command\",tabIndex:0,children:g(t,1e3)}),o(le,{text:t})]})]})}var Hn=[\"failed\",\"changed\",\"lost\",\"critical\",\"error\",\"new\"],O={search:\"\",intent:\"\",flags:[]},Ct={failed:e=>e.failed.length>0,changed:e=>e.changed,lost:e=>e.lost,critical:e=>e.case.critical===!0,error:e=>e.case.error!==void 0,new:e=>e.metricsBefore===null};function Pe(e,n){return Ct[n](e)}var Fn=new WeakMap;function Tt(e){let n=Fn.get(e);return n===void 0&&Fn.set(e,n=`${e.case.id}\n${e.case.query}`.toLowerCase()),n}function Ln(e,n){if(n===O)return e;let t=n.search.toLowerCase().split(/\\s+/u).filter(Boolean);return e.filter(r=>(n.intent===\"\"||r.intent===n.intent)&&n.flags.every(s=>Pe(r,s))&&t.every(s=>Tt(r).includes(s)))}var St={failed:\"Behind a failure\",changed:\"Changed\",lost:\"Lost a target\",critical:\"Critical\",error:\"Error\",new:\"No baseline\"};function In({report:e,filter:n,onChange:t,shown:r}){let s=e.rows.length;return o(\"div\",{class:\"filters\",role:\"search\",\"aria-label\":\"Cases\",children:[o(\"input\",{type:\"search\",\"aria-label\":\"Search in query and id\",placeholder:\"Search query or id\",value:n.search,onInput:a=>t({...n,search:a.currentTarget.value})}),o(\"select\",{\"aria-label\":\"Intent\",value:n.intent,onChange:a=>t({...n,intent:a.currentTarget.value}),children:[o(\"option\",{value:\"\",children:\"All intents\"}),e.page.intents.map(a=>o(\"option\",{value:a,children:g(a,80)},a))]}),o(Mt,{report:e,filter:n,onChange:t}),o(\"p\",{class:\"count\",role:\"status\",children:r===s?Te(s,\"case\"):`${r} of ${Te(s,\"case\")}`}),n!==O&&o(\"button\",{type:\"button\",class:\"quiet\",onClick:()=>t(O),children:\"Clear\"})]})}function Mt({report:e,filter:n,onChange:t}){let r=H(()=>Hn.map(a=>({flag:a,count:e.rows.filter(l=>Pe(l,a)).length})),[e]),s=a=>{let l=n.flags.includes(a);t({...n,flags:l?n.flags.filter(u=>u!==a):[...n.flags,a]})};return o(\"div\",{class:\"flags\",role:\"group\",\"aria-label\":\"Show only\",children:r.filter(({count:a})=>a>0).map(({flag:a,count:l})=>o(\"button\",{type:\"button\",\"aria-pressed\":n.flags.includes(a),onClick:()=>s(a),children:[St[a],\" \",o(\"span\",{class:\"num\",children:l})]},a))})}var On={key:\"severity\",descending:!1};function Bn(e,{key:n,descending:t}){let r=Wn(e,n),s=e.length;return Float64Array.from(r,(l,u)=>(l===$e?s:t?s-1-l:l)*s+u).sort().reduce((l,u)=>{let d=e[u%s];return d!==void 0&&l.push(d),l},[])}function Ee(e,n){let[t,...r]=n;t!==void 0&&(globalThis.requestIdleCallback??setTimeout)(()=>{Wn(e,t),Ee(e,r)})}var $e=-1,Nn=new WeakMap;function Wn(e,n){let t=Nn.get(e)??new Map;Nn.set(e,t);let r=t.get(n);if(r!==void 0)return r;let s=e.map(d=>Pt(d,n)),a=[...new Set(s)].filter(d=>d!==null).toSorted((d,c)=>d<c?-1:1),l=new Map(a.map((d,c)=>[d,c])),u=s.map(d=>d===null?$e:l.get(d)??$e);return t.set(n,u),u}function Pt(e,n){switch(n){case\"severity\":return e.severity;case\"query\":return e.case.query.toLowerCase();case\"id\":return e.case.id;case\"intent\":return e.intent;case\"fall\":return e.fall;case\"latency\":return e.ms;case\"outcome\":return $t(e);default:return e.metrics[Number(n.slice(7))]??null}}function $t(e){return e.case.error!==void 0?0:e.failed.length>0?1:e.lost?2:e.changed?3:e.metricsBefore===null?4:5}function qn({report:e}){let[n,t]=R(O),[r,s]=R(On),[a,l]=Et(e.rows);M(()=>Ee(e.rows,kn(e.page)),[e]);let u=H(()=>Bn(e.rows,r),[e,r]),d=H(()=>Ln(u,n),[u,n]);return o(C,{children:[o(In,{report:e,filter:n,onChange:t,shown:d.length}),o(Rn,{report:e,rows:d,sort:r,onSort:s}),a!==null&&o(An,{report:e,row:a,rows:d.includes(a)?d:e.rows,onShow:l})]})}function Et(e){let[n,t]=R(()=>Se(e,location.hash));M(()=>{let s=()=>t(Se(e,location.hash));return addEventListener(\"hashchange\",s),()=>removeEventListener(\"hashchange\",s)},[e]);let r=rn(s=>{pn(s===null?\"\":K(s.case.id)),t(s)},[]);return[n,r]}var Dt=\"retrieval-gate-theme\";function Un(e){try{localStorage.setItem(Dt,e)}catch{}}function Kn(e){e===null?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e}function Vn(){let e=document.documentElement.dataset.theme;return e===\"light\"||e===\"dark\"?e:matchMedia(\"(prefers-color-scheme: dark)\").matches?\"dark\":\"light\"}function jn(){let[e,n]=R(Vn()),t=e===\"dark\"?\"light\":\"dark\";return o(\"button\",{type:\"button\",class:\"quiet\",onClick:()=>{Kn(t),Un(t),n(t)},children:[t===\"dark\"?\"Dark\":\"Light\",o(\"span\",{class:\"unseen\",children:\" colours\"})]})}function At(){let e=document.getElementById(\"explorer\"),n=JSON.parse(document.getElementById(\"data\")?.textContent??\"null\");e===null||n===null||(e.replaceChildren(),re(o(qn,{report:an(n)}),e))}function Ft(){let e=document.getElementById(\"theme\");e!==null&&re(o(jn,{}),e);for(let n of document.querySelectorAll(\"pre.command\")){let t=document.createElement(\"span\");n.after(t),re(o(le,{text:n.textContent??\"\"}),t)}addEventListener(\"beforeprint\",()=>{for(let n of document.querySelectorAll(\"details\"))n.open=!0})}function Ht(e){document.hidden?e():requestAnimationFrame(()=>setTimeout(e))}Ft();Ht(At);})();";
const SCRIPT_HASH = "sha256-Ay92odtGCO0SBhR+XXJJkIw2W0nblyfWu6VTgbqey8w=";
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
    return table(`${(0,causes/* causesWords */.qh)(explanation?.causes ?? [])}${more}`, columns, losses.slice(0, losses_ROWS).map(lossRow));
}
function lossRow(loss) {
    return [
        `<a href="${caseHref(loss.id)}">${html_text(loss.query, QUERY)}</a>`,
        html_text(loss.intent, NAME),
        html_text((0,causes/* lossWords */.VH)(loss), QUERY),
    ];
}
/** Whether what failed could be chance, a row for each failed check that was tested. */
function evidenceTable(report) {
    const rows = (0,words_rows/* failedChecks */.HH)(report).flatMap((check) => {
        const evidence = (0,verdict/* evidenceOfCheck */.bg)(check);
        if (evidence === null)
            return [];
        const { metric, unit, scope } = check;
        return [[html_text(metric, NAME), html_text((0,notices/* scopeLabel */.$o)(scope), NAME), ...figures(unit, evidence)]];
    });
    if (rows.length === 0)
        return "";
    const left = rows.length - EVIDENCE;
    const more = left > 0 ? `; ${left} more in report.json` : "";
    const columns = ["Cases better", "Worse", "Of", "95 % interval of the change", "p", "p, corrected"].map(num);
    return table(`Could what failed be chance? Corrected by Holm for all checks tested; the tolerance alone decides${more}`, [plain("Metric"), plain("Where"), ...columns], rows.slice(0, EVIDENCE));
}
function figures(unit, { wins, losses, units, interval, p_permutation: pPermutation, p_holm: pHolm }) {
    const between = intervalWords(unit, interval);
    const tested = wins + losses === 0 ? [format/* NONE */.x3, format/* NONE */.x3] : [(0,causes/* pWords */.gh)(pPermutation), (0,causes/* pWords */.gh)(pHolm)];
    return [String(wins), String(losses), String(units), between, ...tested].map((cell) => html_text(cell));
}
/** Too few make an interval that promises more than it holds: then the reason stands there. */
function intervalWords(unit, interval) {
    if (interval.kind === "interval")
        return `${(0,format/* formatDelta */.CW)(unit, interval.low)} to ${(0,format/* formatDelta */.CW)(unit, interval.high)}`;
    const { code, have, need } = interval.reason;
    return code === "too_few_units"
        ? `none: ${have} cases, ${need} needed`
        : `none: ${have} differ, ${need} needed`;
}
/** Results that nobody judged, and lists that changed. */
function besideList({ explanation = null }) {
    const facts = [(0,causes/* holesWords */.V_)(explanation?.holes ?? null), (0,causes/* churnWords */.CR)(explanation?.churn ?? null)];
    const items = facts.filter((fact) => fact !== "").map((fact) => `<li>${html_text(fact, SENTENCE)}</li>\n`);
    return items.length === 0 ? "" : `<ul class="notices">\n${items.join("")}</ul>\n`;
}
function acceptedList({ verdict: { accepted = [] } }) {
    const items = accepted.map((check) => `<li>${html_text((0,notices/* checkSentence */.YC)(check), SENTENCE)}</li>\n`);
    return items.length === 0 ? "" : `<ul class="notices">\n${items.join("")}</ul>\n`;
}
// The five cases that prove it: of each category in turn the worst. Where nothing failed, those that moved most.
const WORST = 5;
const MOVES = 2;
function worstList(report) {
    const k = report.inputs?.config.k ?? 0;
    const items = interleaved(report).map((each) => worstItem(each, k));
    return items.length === 0 ? "" : `<ol class="worst">\n${items.join("")}</ol>\n`;
}
/** The first of each category, then the second of each, until there are five. */
function interleaved(report) {
    const groups = [...(0,words_rows/* worstByCategory */.j1)(report).values()];
    const rounds = Array.from({ length: WORST }, (_, i) => groups.flatMap((group) => group.slice(i, i + 1)));
    return rounds.flat().slice(0, WORST);
}
function worstItem({ id, case: one, culprit, check }, k) {
    const moves = check.unit === "ms" ? [] : (0,format/* changedMoves */.HS)((0,format/* culpritMoves */._j)(culprit, one));
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
    const fallen = (0,words_rows/* caseRows */.yE)(report).flatMap((row) => row.case.expected.map((target, i) => {
        const [before, after] = [(0,words_rows/* rankBefore */.OC)(row, i), row.score?.ranks[i] ?? null];
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
    const rows = (0,words_rows/* metricRows */.IN)(report);
    if (rows.length === 0)
        return "";
    return matrix(rows) + details("All checks with baselines and limits", checkTable(rows));
}
/** One row a metric, one column a scope: the figure, and under it how far it moved. */
function matrix(rows) {
    const scopes = [...new Map(rows.map(({ scope }) => [(0,model_scope/* scopeText */.Cm)(scope), scope]))];
    const shown = scopes.slice(0, SCOPES);
    const cells = new Map(rows.map((row) => [`${row.metric}\n${(0,model_scope/* scopeText */.Cm)(row.scope)}`, row]));
    const lines = [...new Set(rows.map((row) => row.metric))].map((metric) => [
        code(metric, NAME),
        ...shown.map(([key]) => tables_cellHtml(cells.get(`${metric}\n${key}`))),
    ]);
    const left = scopes.length - shown.length;
    const caption = `Now, and the change since the baseline${left > 0 ? `; ${(0,format/* plural */.LS)(left, "more intent")} in report.json` : ""}`;
    return `<div class="matrix">${table(caption, [plain("Metric"), ...shown.map(([, scope]) => num((0,notices/* scopeLabel */.$o)(scope)))], lines)}</div>\n`;
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
function movedWords({ unit, delta }) {
    if (delta === null)
        return format/* NONE */.x3;
    const shown = (0,format/* formatDelta */.CW)(unit, delta);
    return /[1-9]/.test(shown) ? (0,format/* withArrow */.mh)(shown) : "=";
}
function checkTable(rows) {
    const lines = rows.slice(0, tables_ROWS).map((row) => {
        const { baseline, current, delta, limit } = (0,format/* checkNumbers */.PM)(row);
        return [
            code(row.metric, NAME),
            html_text((0,notices/* scopeLabel */.$o)(row.scope), NAME),
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
    return (section("notices", "Notices", header_notices(report)) +
        section("next", "What next", next(report)) +
        section("receipt", "Receipt", receipt(report)));
}

;// CONCATENATED MODULE: ./lib/reporters/junit-xml.js
/** junit.xml for test dashboards: a suite of the checks, and one for each intent with a test for each case. */







/** Dashboards store names in columns; what is longer is in report.json. */
const junit_xml_NAME = 250;
const TEXT = 2_000;
/** A check over 20,000 cases names the worst. */
const CULPRITS = 50;
function renderJunitXml(report) {
    const suite = report.inputs?.suite.name ?? "retrieval-gate";
    const byIntent = new Map();
    const losses = (0,words_rows/* lossesById */.Kr)(report);
    for (const row of (0,words_rows/* caseRows */.yE)(report)) {
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
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${(0,words_escape/* xmlText */.xK)(suite, junit_xml_NAME)}" ${counts(all)}>\n${suites.join("")}</testsuites>\n`;
}
function suiteXml(suite, name, tests) {
    const className = (0,words_escape/* xmlText */.xK)(`${suite}.${name}`, junit_xml_NAME);
    const cases = tests.map((test) => testXml(className, test)).join("");
    return `  <testsuite name="${className}" ${counts(tests)}>\n${cases}  </testsuite>\n`;
}
function counts(tests) {
    const count = (kind) => tests.filter((test) => test.outcome?.kind === kind).length;
    return `tests="${tests.length}" failures="${count("failure")}" errors="${count("error")}" skipped="0"`;
}
function testXml(className, test) {
    const time = test.seconds === null ? "" : ` time="${test.seconds.toFixed(6)}"`;
    const open = `    <testcase classname="${className}" name="${(0,words_escape/* xmlText */.xK)(test.name, junit_xml_NAME)}"${time}`;
    if (test.outcome === null)
        return `${open}/>\n`;
    const { kind, type, message, text } = test.outcome;
    const attributes = `type="${(0,words_escape/* xmlText */.xK)(type, junit_xml_NAME)}" message="${(0,words_escape/* xmlText */.xK)(message, TEXT)}"`;
    return `${open}>\n      <${kind} ${attributes}>${(0,words_escape/* xmlText */.xK)(text, TEXT)}</${kind}>\n    </testcase>\n`;
}
/** A case fails where it is behind a primary failed check, and errs where its query did. */
function caseTest(row, loss) {
    const { case: one, score, failed } = row;
    const median = (0,words_rows/* medianMs */.Vz)(score?.samples_ms ?? []);
    const base = { name: `${one.id}: ${one.query}`, seconds: median === null ? null : median / 1000 };
    const error = score?.error ?? null;
    if (error !== null)
        return { ...base, outcome: { kind: "error", type: "query_error", message: error, text: one.query } };
    const [check] = failed;
    const culprit = check?.cases.find((each) => each.id === one.id);
    if (check === undefined || culprit === undefined)
        return { ...base, outcome: null };
    const moves = (0,format/* culpritMoves */._j)(culprit, one).map((move) => `${move.label}: rank ${(0,format/* formatMove */.Fv)(move.before, move.after)}`);
    const why = loss === undefined ? [] : [(0,causes/* lossWords */.VH)(loss)];
    const text = [`query: ${one.query}`, ...moves, ...why, ...failed.map(notices/* checkSentence */.YC)].join("\n");
    return { ...base, outcome: { kind: "failure", type: check.category, message: (0,notices/* checkSentence */.YC)(check), text } };
}
function checkTests(report) {
    const order = [...(0,words_rows/* failedChecks */.HH)(report), ...report.verdict.checks.filter((check) => check.passed)];
    return order.map((check) => ({
        name: `${check.metric} ${(0,notices/* scopeWords */.AN)(check.scope)}`,
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
    const tested = (0,verdict/* evidenceOfCheck */.bg)(check);
    const evidence = tested === null ? [] : [(0,causes/* evidenceClause */.f5)(tested)];
    const behind = `${(0,format/* plural */.LS)(check.cases.length, "case")} behind it`;
    const text = [...evidence, behind, ...ids, ...more].join("\n");
    return { kind: "failure", type: check.category, message: (0,notices/* checkSentence */.YC)(check), text };
}
function failureTests(report) {
    if (report.failure === null)
        return [];
    const { code, problems } = report.failure;
    const text = problems.map(model_problem.formatProblem).join("\n");
    return [
        {
            name: "the gate could judge",
            seconds: null,
            outcome: { kind: "error", type: code, message: (0,notices/* failureSentence */.Qz)(report.failure), text },
        },
    ];
}

// EXTERNAL MODULE: ./lib/reporters/part-json.js
var part_json = __webpack_require__(32712);
// EXTERNAL MODULE: ./lib/reporters/report-json.js + 1 modules
var report_json = __webpack_require__(63801);
// EXTERNAL MODULE: ./lib/reporters/retriever-log.js
var retriever_log = __webpack_require__(54115);
// EXTERNAL MODULE: ./lib/reporters/summary-md.js + 2 modules
var summary_md = __webpack_require__(63162);
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
    return (0,words_rows/* caseRows */.yE)(report).filter((row) => !row.case.expect_empty);
}
function runLines(row) {
    const hits = hitsOf(row).filter((hit) => !hit.repeat);
    const query = trecId(row.case.id);
    // Scores count down, so that no evaluator sees a tie and reorders.
    return hits
        .map((hit, i) => `${query} Q0 ${trecId(hit.doc_id)} ${i + 1} ${hits.length - i} retrieval-gate\n`)
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
    const irrelevant = (row.case.judged_irrelevant ?? []).map(trecId).filter((docno) => !taken.has(docno));
    return [...relevant, ...irrelevant.map((docno) => line(docno, 0))].join("");
}
/** A docno for each target, in the order of `expected`; all different, as qrels must be. */
function docnosOf(row) {
    const hits = hitsOf(row);
    const found = hitOfTarget(row.case, row.score?.ranks ?? []);
    const taken = new Set(hits.map((hit) => trecId(hit.doc_id)));
    return row.case.expected.map((target, i) => {
        const rank = found.get(i);
        const hit = rank === undefined ? undefined : hits[rank - 1];
        if (hit !== undefined)
            return trecId(hit.doc_id);
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
    const cases = (0,words_rows/* casesById */.aX)(report);
    const runs = new Map(report.run?.cases.map((each) => [each.case_id, each.outcome]));
    const lines = holes.queue.flatMap(({ case_id: caseId, rank }, i) => {
        const outcome = runs.get(caseId);
        const hit = outcome?.kind === "answer" ? outcome.hits[rank - 1] : undefined;
        if (hit === undefined)
            return [];
        const text = hit.text === undefined || i >= TEXTS ? undefined : (0,words_escape/* capped */.uo)(hit.text, unjudged_jsonl_TEXT);
        const query = cases.get(caseId)?.query;
        return [`${JSON.stringify({ id: caseId, query, doc_id: hit.doc_id, path: hit.path, text, rank })}\n`];
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
    { file: "retriever.log", render: retriever_log/* renderRetrieverLog */.b },
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

// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
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
    const counted = suite.cases.filter((each) => !each.expect_empty && each.answers_only !== true).length;
    const row = [SCHEMA_VERSION, ts, (0,words_escape/* csvCell */.rK)(suite.name), k, ...figures, counted].join(",");
    return { header: retrievalHeader(k), row };
}
const ANSWER_COLUMNS = ["faithfulness", "answer_relevancy", "context_recall", "context_precision"];
/** `sample_count` is the number of cases with every one of the four. */
function answersRow({ suite }, scores, ts) {
    const figures = leaderboard_figuresOf(scores, ANSWER_COLUMNS);
    if (figures === null)
        return null;
    const counted = scores.cases.filter(({ metrics }) => answers/* JUDGED_METRICS */.YC.every((name) => (metrics.get(name) ?? null) !== null)).length;
    const row = [SCHEMA_VERSION, ts, (0,words_escape/* csvCell */.rK)(suite.name), ...figures, counted].join(",");
    return { header: `schema_version,ts,dataset,${ANSWER_COLUMNS.join(",")},sample_count`, row };
}
function leaderboard_figuresOf(scores, names) {
    const values = names.map((name) => scores.means.overall.get(name) ?? null);
    return values.every((value) => value !== null) ? values.map((value) => value.toFixed(DECIMALS)) : null;
}

// EXTERNAL MODULE: ./lib/system/write-whole.js
var write_whole = __webpack_require__(79456);
;// CONCATENATED MODULE: ./lib/app/leaderboard.js
/** `--leaderboard F`: appends this run's row to a CSV that many runs share. */






const leaderboard_EOL = "\r\n";
/** What became of the row that the request asks for; null where it asks for none. Never rejects: the verdict stays. */
async function updateLeaderboard(request, report, now) {
    if (request.leaderboard === null)
        return null;
    try {
        const root = (0,system_root/* findRoot */.wg)(request.workingDirectory);
        const from = external_node_path_.relative(root.directory, request.workingDirectory);
        const file = (0,system_root/* insideRoot */.p0)(root, from, request.leaderboard, "leaderboard");
        await appendLeaderboard(root, file, report, now);
        return { written: true, message: `a row was appended to the leaderboard ${file}` };
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const hint = error instanceof errors.GateError && error.hint !== undefined ? ` ${error.hint}` : "";
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
        throw new errors.GateError("invalid_file", `${file} takes no row of a run with verdict ${verdict}`);
    }
    const rows = leaderboardRows(report, now.toISOString());
    const [usual] = rows;
    if (usual === undefined) {
        const message = `${file} takes no row of a run without recall, mrr and ndcg, or without all four judged metrics`;
        throw new errors.GateError("invalid_file", message);
    }
    const earlier = textOf(root, file);
    if (earlier === null)
        return (0,write_whole/* writeWhole */.f)(root, file, `${usual.header}${leaderboard_EOL}${usual.row}${leaderboard_EOL}`);
    const [first = ""] = earlier.split("\n", 1);
    const found = first.replace(/^\u{feff}/u, "").trimEnd();
    const fitting = rows.find(({ header }) => header === found);
    if (fitting === undefined) {
        const own = rows.map(({ header }) => `"${header}"`).join(" or ");
        throw new errors.GateError("invalid_file", `${file} has another header: there it is "${found}", this run's is ${own}`, {
            hint: "Rows of one file have one k and one layout: name another file.",
        });
    }
    const eol = first.endsWith("\r") || !earlier.includes("\n") ? leaderboard_EOL : "\n";
    const kept = earlier.endsWith("\n") ? earlier : `${earlier}${eol}`;
    await (0,write_whole/* writeWhole */.f)(root, file, `${kept}${fitting.row}${eol}`);
}
/** Null where there is no such file, or nothing in it. */
function textOf(root, file) {
    try {
        const text = (0,read/* readBytes */.io)(root, file, "leaderboard", read/* JSON_LIMIT */.Vz).toString("utf8");
        return text.trim() === "" ? null : text;
    }
    catch (error) {
        if (error instanceof errors.GateError && error.code === "file_not_found")
            return null;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/app/record.js
var record = __webpack_require__(12442);
// EXTERNAL MODULE: ./lib/app/request.js
var app_request = __webpack_require__(14830);
// EXTERNAL MODULE: ./lib/app/version.js
var version = __webpack_require__(81271);
;// CONCATENATED MODULE: ./lib/app/write-outcome.js
/** The report on disk, whatever the verdict; exit 0 needs both a pass and every file of it. */











const DEFAULT_REPORTS = "retrieval-gate-report";
/** Where a run reports whose suite can't be read. */
const NO_SUITE = "unnamed";
/** A report that holds nothing but the reason why there is none. */
function errorReport(failure) {
    return {
        tool: version.TOOL,
        verdict: (0,outcome/* failed */.gz)(failure, null, null),
        failure,
        inputs: null,
        run: null,
        scores: null,
        new_baseline: null,
        deterministic_digest: null,
    };
}
/** Writes and verifies the report, and the baseline where `record` may; a failure to write is the verdict `error`. */
async function writeOutcome(request, report) {
    const suite = report.inputs?.suite.name ?? (await (0,app_request/* suiteName */.Qx)(request)) ?? NO_SUITE;
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
            throw new errors.GateError("report_incomplete", `${reportDir} is incomplete`);
        const baselinePath = request.command === "record" ? await (0,record/* recordBaseline */.V)(request, report) : baselineOf(request, report);
        const exitCode = report.verdict.exit_code;
        const leaderboard = await updateLeaderboard(request, report, new Date());
        const outcome = { report, reportDir, files: [...files.keys()], complete: true, exitCode, baselinePath };
        return leaderboard === null ? outcome : { ...outcome, leaderboard };
    }
    catch (error) {
        const failure = (0,outcome/* failureOf */.g5)(error);
        const broken = { ...report, verdict: (0,outcome/* failed */.gz)(failure, report.inputs, report.verdict), failure };
        return {
            report: broken,
            reportDir,
            files: [],
            complete: false,
            exitCode: failure.exit_code,
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
    return (0,system_root/* absolutePath */.Hi)((0,system_root/* findRoot */.wg)(request.workingDirectory), report.inputs.config.baseline);
}


/***/ }),

/***/ 39916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ loadBaseline)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72050);
/* harmony import */ var _answers_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9419);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62611);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4593);





/** Null where the file does not exist. Throws invalid_baseline or file_unreadable for one that can't be used. */
async function loadBaseline(root, file) {
    try {
        const document = await (0,_document_js__WEBPACK_IMPORTED_MODULE_1__.parseDocument)((0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readText */ .yR)(root, file, "baseline"), "invalid_baseline");
        if (isCruxe(document.value)) {
            const { readCruxeBaseline } = await __webpack_require__.e(/* import() */ 61).then(__webpack_require__.bind(__webpack_require__, 87442));
            return { baseline: readCruxeBaseline(document), digest: document.digest };
        }
        const written = (0,_validate_js__WEBPACK_IMPORTED_MODULE_4__/* .checkSchema */ ._U)(document, "baseline");
        return { baseline: readBaseline(written), digest: document.digest };
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError && error.code === "file_not_found")
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
            corpus_digest: written.retriever.corpus_digest,
        },
        ...(written.judge === undefined ? {} : { judge: written.judge }),
        tool: written.tool,
        environment: written.environment,
        timing: written.timing,
        means: {
            overall: mapOf(written.metrics.overall),
            by_intent: new Map(Object.entries(written.metrics.by_intent).map(([intent, means]) => [intent, mapOf(means)])),
        },
        latency: {
            overall: readLatency(written.latency.overall),
            by_intent: new Map(Object.entries(written.latency.by_intent).map(([intent, each]) => [intent, readLatency(each)])),
        },
        cases: new Map(Object.entries(written.cases).map(([id, each]) => [id, readCase(each)])),
        ...(written.prices === undefined ? {} : { prices: (0,_answers_config_js__WEBPACK_IMPORTED_MODULE_2__/* .readPrices */ .RP)(written.prices) }),
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
        latency_ms: written.latency_ms,
        ...(written.spans_ms === undefined ? {} : { spans_ms: mapOf(written.spans_ms) }),
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
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73196);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36575);



/** Lines that are not blank, without their line ends. */
function linesOf(text) {
    return text.split("\n").flatMap((written, index) => {
        const line = written.endsWith("\r") ? written.slice(0, -1) : written;
        return line.trim() === "" ? [] : [{ line: index + 1, text: line }];
    });
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
        const hidden = (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .scanJson */ .Ey)(written, file, line).problems;
        problems.push(...hidden);
        if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
            problems.push({ file, line, message: `expected an object, got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(value)}` });
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
        report(`expected text that is not blank; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(member)}`, `/${key}`);
    return null;
}
/** Public files may carry more than a format names; a misspelt name of the format is still a mistake. */
function misspelt(value, known) {
    for (const key of Object.keys(value)) {
        if (known.includes(key))
            continue;
        const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(key, known.filter((name) => value[name] === undefined));
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
    if (json !== undefined) {
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
    }
    catch {
        return undefined;
    }
}
/** One string, with the white space and the comma or bracket that must follow it. */
const STRING = /\s*(?:'([^'\\\n]*(?:\\[^][^'\\\n]*)*)'|"([^"\\\n]*(?:\\[^][^"\\\n]*)*)")\s*([,\]])/y;
const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{1,3})|([^]))/g;
const NAMED = new Map([
    ["\\", "\\"],
    ["'", "'"],
    ['"', '"'],
    ["n", "\n"],
    ["r", "\r"],
    ["t", "\t"],
    ["a", "\u0007"],
    ["b", "\b"],
    ["f", "\f"],
    ["v", "\v"],
    ["\n", ""],
]);
/** As repr() writes a list of str; anything else that Python would take (prefixes, joined strings, names) is refused. */
function readPython(text) {
    if (/^\[\s*\]$/.test(text))
        return { kind: "texts", texts: [] };
    const texts = [];
    let at = 1;
    for (;;) {
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
        const point = hex === undefined ? octal && Number.parseInt(octal, 8) : Number.parseInt(hex, 16);
        if (typeof point === "number" && point <= 0x10ffff)
            return String.fromCodePoint(point);
        const named = letter === undefined ? undefined : NAMED.get(letter);
        if (named === undefined)
            known = false;
        return named ?? "";
    });
    return known ? value : null;
}


/***/ }),

/***/ 88550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ retrieverReceipt),
/* harmony export */   I: () => (/* binding */ loadInputs)
/* harmony export */ });
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41229);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16886);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39916);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64224);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62611);
/* harmony import */ var _suite_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54803);
/** Everything that a judgement depends on, read before anything runs. */






/** `config` and the overrides are relative to the root. Throws GateError for the first file that can't be used. */
async function loadInputs(root, config, overrides) {
    const loaded = await (0,_config_js__WEBPACK_IMPORTED_MODULE_2__/* .loadConfig */ .Z)(root, config, overrides);
    const suite = await (0,_suite_js__WEBPACK_IMPORTED_MODULE_4__/* .loadSuite */ .bu)(root, loaded.config.suites);
    const baseline = await (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .loadBaseline */ .o)(root, loaded.config.baseline);
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
        fingerprint: (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactCanonical */ .SM)(identity(retriever))),
        corpus_digest: data === null ? null : (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readBytes */ .io)(root, data, "corpus", _read_js__WEBPACK_IMPORTED_MODULE_3__/* .JSON_LIMIT */ .Vz)),
    };
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
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16886);
/* harmony import */ var _model_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42956);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72050);
/* harmony import */ var _formats_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70987);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62611);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4593);
/* harmony import */ var _part_validator_generated_cjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7522);








/** `file` is relative to the root. Throws `invalid_part`, or what reading any file may throw. */
async function loadPart(root, file) {
    const document = await (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.parseDocument)((0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readText */ .yR)(root, file, "part"), "invalid_part");
    const checked = (0,_validate_js__WEBPACK_IMPORTED_MODULE_5__/* .checkCompiled */ .AT)(document, "part", _part_validator_generated_cjs__WEBPACK_IMPORTED_MODULE_6__/* .part */ .y, () => _part_validator_generated_cjs__WEBPACK_IMPORTED_MODULE_6__/* .schemas */ .j().part);
    const { shard, workflow, binding, failure, ...rest } = checked;
    return { shard, workflow, binding, failure, run: readRun(rest) };
}
function readRun(written) {
    const { environment, unstable, retries, log } = written;
    const timing = named(written.timing, _model_part_js__WEBPACK_IMPORTED_MODULE_1__/* .TIMING_NAMES */ .q8);
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
        ...stages(written),
    };
    return each;
}
function stages({ spans_ms: spans }) {
    return spans === undefined ? {} : { spans_ms: new Map(Object.entries(spans)) };
}
function readOutcome(written) {
    if (written.kind === "error")
        return written;
    const { hits, ...answer } = written;
    return { ...named(answer, _model_part_js__WEBPACK_IMPORTED_MODULE_1__/* .ANSWER_NAMES */ .UR), hits: readHits(hits) };
}
function readHits(written) {
    const seen = new Set();
    return written.map((each) => {
        const hit = named(each, _model_part_js__WEBPACK_IMPORTED_MODULE_1__/* .HIT_NAMES */ .v7);
        const repeat = seen.has(hit.doc_id);
        seen.add(hit.doc_id);
        return { ...hit, repeat };
    });
}
/** Back to the names that the program uses; the schema has let no others in. */
function named(value, names) {
    const entries = Object.entries(names).filter(([, name]) => value[name] !== undefined);
    return Object.fromEntries(entries.map(([key, name]) => [key, value[name]]));
}
// The judge's cache: JSON Lines of verdicts, each under the SHA-256 of what was asked.
/** Empty where there is no such file. Throws invalid_verdicts with every line that is wrong, and as readText. */
function loadVerdicts(root, file) {
    const text = textOf(root, file);
    const verdicts = new Map();
    const lines = new Map();
    const problems = [];
    (0,_formats_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonObjects */ .T5)({ file, text }, problems, (value, line) => {
        const read = checkLine(file, value, line, problems);
        if (read === null)
            return;
        const earlier = verdicts.get(read.key);
        // Two branches that were merged may both have asked: that is no trouble where the answer was one.
        if (earlier !== undefined && (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compactCanonical */ .SM)(earlier) !== (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compactCanonical */ .SM)(read)) {
            const message = `key ${read.key} has another verdict on line ${lines.get(read.key)}; remove one of the two`;
            problems.push({ file, line, message });
        }
        verdicts.set(read.key, read);
        lines.set(read.key, line);
    });
    if (problems.length > 0)
        throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_5__/* .invalid */ .Gq)("invalid_verdicts", "judge.cache", file, problems);
    return verdicts;
}
function textOf(root, file) {
    try {
        return (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readText */ .yR)(root, file, "judge.cache").text;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError && error.code === "file_not_found")
            return "";
        throw error;
    }
}
function checkLine(file, value, line, problems) {
    try {
        return (0,_validate_js__WEBPACK_IMPORTED_MODULE_5__/* .checkSchema */ ._U)({ file, value, digest: "", lineOf: () => line }, "verdicts");
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError))
            throw error;
        problems.push(...error.problems);
        return null;
    }
}
/** One line a verdict, by key: the same verdicts are the same bytes, and two branches rarely touch the same place. */
function verdictLines(verdicts) {
    return [...verdicts]
        .toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compareCodePoints */ .OP)(a.key, b.key))
        .map((each) => `${(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compactCanonical */ .SM)(each)}\n`)
        .join("");
}


/***/ }),

/***/ 80443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c1: () => (/* binding */ makeBaseline),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   gz: () => (/* binding */ failed)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49946);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60220);
/** A run that could not be judged. */



/** Known errors keep their code and hint; unknown ones are ours, with the stack as their cause. */
function failureOf(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError) {
        const { code, message, problems, exitCode } = error;
        return { code, message, hint: error.hint ?? null, problems, exit_code: exitCode };
    }
    const message = error instanceof Error ? `${error.name}: ${error.message}` : `a value was thrown: ${String(error)}`;
    const hint = "This is a defect of the gate, not of your files; please report it with the log.";
    return { code: "internal", message, hint, problems: [], exit_code: 3 };
}
/** Verdict `error`; checks that were already made stay readable, but decide nothing. */
function failed(failure, inputs, judged) {
    return {
        verdict: "error",
        exit_code: failure.exit_code,
        categories: [],
        secondary_categories: [],
        checks: judged?.checks ?? [],
        notices: judged?.notices ?? (inputs === null ? [] : (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveRules */ .SJ)(inputs.config, inputs.suite).notices),
    };
}
// What `record` writes: this run, as later runs will see it.
function makeBaseline(inputs, run, scores, tool) {
    const { suite, config } = inputs;
    const others = [config.file, config.baseline];
    const files = new Map([...inputs.digests].filter(([file]) => !others.includes(file)));
    return {
        suite: { name: suite.name, revision: suite.revision, digest: suite.digest },
        definition: config.definition,
        k: config.k,
        retriever: inputs.retriever,
        ...(config.judge === undefined ? {} : { judge: (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeFingerprint */ .cT)(config.judge) }),
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
        latency_ms: each.samples_ms,
        ...(each.spans_ms === undefined ? {} : { spans_ms: each.spans_ms }),
    };
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
    doc_id: "doc_id",
    id: "id",
    path: "path",
    name: "name",
    qualified_name: "qualified_name",
    text: "text",
    score: "score",
    cluster: "cluster",
    span: "span",
};
const ANSWER_NAMES = {
    kind: "kind",
    returned: "returned",
    degraded: "degraded",
    reported_ms: "reported_ms",
    spans: "spans",
    usage: "usage",
    answer: "answer",
};
/** Without `seed`: a shard has no base beside it. */
const TIMING_NAMES = {
    source: "source",
    repeats: "repeats",
    budget_ended: "budget_ended",
    includes_start: "includes_start",
};


/***/ }),

/***/ 51246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   formatProblem: () => (/* binding */ formatProblem)
/* harmony export */ });
/** What is wrong in a user's file, and where. */
/** `file:line`, the form that editors and log readers jump to. */
function placeOf(problem) {
    return problem.line === undefined ? problem.file : `${problem.file}:${problem.line}`;
}
/** `file:line (pointer): message`, not escaped. */
function formatProblem(problem) {
    const pointer = problem.pointer ? ` (${problem.pointer})` : "";
    return `${placeOf(problem)}${pointer}: ${problem.message}`;
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
    return report.new_baseline === null ? null : renderBaseline(report.new_baseline);
}
function retrieverValue(retriever) {
    return { kind: retriever.kind, fingerprint: retriever.fingerprint, corpus_digest: retriever.corpus_digest };
}
/** `{ overall, by_intent }` of any bucketed thing. */
function bucketsValue(buckets, value) {
    return {
        overall: value(buckets.overall),
        by_intent: new Map([...buckets.by_intent].map(([intent, bucket]) => [intent, value(bucket)])),
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
        latency_ms: one.latency_ms.map(roundMs),
        spans_ms: stagesValue(one.spans_ms),
    };
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
function caseValue({ case_id: caseId, outcome, first_ms: firstMs, samples_ms: samplesMs, spans_ms: spansMs, }) {
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

/***/ 63801:
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
// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(49946);
;// CONCATENATED MODULE: ./lib/reporters/report-parts.js
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
        policies: policiesValue(report.policies ?? null),
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
            budget_ended: run.timing.budget_ended,
            includes_start: run.timing.includes_start,
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
function policiesValue(policies) {
    if (policies === null)
        return null;
    const { mode, base_commit: baseCommit, accepted, policy_digest: policyDigest } = policies;
    return { mode, base_commit: baseCommit, accepted, policy_digest: policyDigest };
}
// The parts of report.json that explain. Everything in them is the same for two runs on the same inputs.
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
        p_sign: evidence.p_sign,
        p_permutation: evidence.p_permutation,
        p_corrected: evidence.p_holm,
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
    const holes = explanation?.holes?.by_case.get(id);
    return {
        unjudged: holes?.unjudged ?? null,
        optimistic: holes?.optimistic ?? null,
        churn: explanation?.churn?.by_case.get(id) ?? null,
    };
}
function lossValue(loss) {
    const { id, query, intent, critical, policy, cause, targets, displaced_by: displacedBy, cluster, repeats, probe, } = loss;
    return {
        id,
        query,
        intent,
        critical,
        policy,
        cause,
        targets: targets.map((target) => ({
            label: target.label,
            grade: target.grade,
            rank_before: target.before,
            rank: target.now,
            rank_deeper: target.deeper,
            rank_unmatched: target.unmatched,
        })),
        displaced_by: displacedBy.map(({ doc_id: docId, rank, judged }) => ({ doc_id: docId, rank, judged })),
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

// EXTERNAL MODULE: ./lib/words/rows.js
var rows = __webpack_require__(53372);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/model/scope.js
var scope = __webpack_require__(90997);
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
        exit_code: verdict.exit_code,
        categories: verdict.categories,
        secondary_categories: verdict.secondary_categories,
        checks: verdict.checks.map(checkValue),
        accepted: (verdict.accepted ?? []).map(checkValue),
        bootstrap: report.policies?.bootstrap ?? false,
        notices: verdict.notices.map(noticeValue),
        metrics: scores === null ? null : (0,baseline_json/* bucketsValue */.Pz)(scores.means, (means) => means),
        latency: scores === null ? null : (0,baseline_json/* bucketsValue */.Pz)(scores.latency, baseline_json/* latencyValue */.Wl),
        cases: (0,rows/* caseRows */.yE)(report).map((row) => ({
            ...caseValue(row),
            ...explainedCase(report, row.case.id),
            latency_ms: (row.score?.samples_ms ?? []).map(baseline_json/* roundMs */.l9),
            spans_ms: (0,baseline_json/* stagesValue */.f2)(row.score?.spans_ms),
        })),
        ...explanationValue(report),
        receipt: receiptValue(report),
        failure: failureValue(report),
        deterministic_digest: report.deterministic_digest,
    };
}
/**
 * Everything but latency, environment and tool version, with the verdict as it would be without them: equal for two
 * runs on the same inputs, in any folder and at any concurrency. Its SHA-256 is `deterministic_digest`.
 */
function deterministicPart(report) {
    const { verdict, scores, inputs } = report;
    const checks = verdict.checks.filter((check) => check.unit !== "ms");
    const failed = checks.filter((check) => !check.passed);
    const judged = verdict.verdict === "pass" || verdict.verdict === "fail";
    const named = (primary) => model_verdict/* CATEGORIES */.R6.filter((each) => failed.some((one) => one.category === each && (one.secondary_to === null) === primary));
    return {
        schema_version: SCHEMA_VERSION,
        verdict: judged ? (failed.length === 0 ? "pass" : "fail") : verdict.verdict,
        categories: named(true),
        secondary_categories: named(false),
        checks: checks.map(checkValue),
        notices: verdict.notices.filter(isDeterministic).map(noticeValue),
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
            return (0,registry/* unitOfMetric */.QG)(notice.metric) !== "ms";
        default:
            return true;
    }
}
function noticeValue(notice) {
    return "scope" in notice ? { ...notice, scope: (0,scope/* scopeText */.Cm)(notice.scope) } : notice;
}
/** Without what the file doesn't say: the kind follows from the members that are there, the unit from the metric. */
function checkValue(check) {
    const { kind: _kind, unit, ...members } = check;
    const written = {
        ...members,
        scope: (0,scope/* scopeText */.Cm)(check.scope),
        missing: (0,model_verdict/* missingOf */.oy)(check),
        evidence: evidenceValue((0,model_verdict/* evidenceOfCheck */.bg)(check)),
    };
    if (unit !== "ms")
        return written;
    const round = (ms) => (ms === null ? null : (0,baseline_json/* roundMs */.l9)(ms));
    return {
        ...written,
        baseline: round(check.baseline),
        current: round(check.current),
        interval: check.interval?.map(baseline_json/* roundMs */.l9) ?? null,
        delta: round(check.delta),
        tolerance: round(check.tolerance),
        limit: round(check.limit),
        ratio: check.kind === "ratio" ? ratioValue(check.ratio) : undefined,
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
        expect_empty: one.expect_empty,
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
        forbidden_ranks: score?.forbidden_ranks ?? [],
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
    const { code, exit_code: exitCode, message, hint, problems } = report.failure;
    return { code, exit_code: exitCode, message, hint, problems };
}


/***/ }),

/***/ 54115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderRetrieverLog)
/* harmony export */ });
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1454);

/** Null where the run didn't get to a retriever. */
function renderRetrieverLog(report) {
    if (report.run === null)
        return null;
    // oxlint-disable-next-line no-control-regex -- colours are noise in a file: select graphic rendition, ECMA-48 8.3.117
    const plain = report.run.log.replaceAll(/\u001b\[[0-9;]*m/g, "");
    const lines = plain.split(/\r?\n/).map((line) => (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_0__.logLine)(line));
    if (lines.at(-1) === "")
        lines.pop();
    return lines.map((line) => `${line}\n`).join("");
}


/***/ }),

/***/ 63162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ renderSummaryMd)
});

// EXTERNAL MODULE: ./lib/words/side-by-side.js
var side_by_side = __webpack_require__(50676);
// EXTERNAL MODULE: ./lib/model/problem.js
var model_problem = __webpack_require__(51246);
// EXTERNAL MODULE: ./lib/words/advice.js
var advice = __webpack_require__(3073);
// EXTERNAL MODULE: ./lib/words/escape.js
var words_escape = __webpack_require__(1454);
// EXTERNAL MODULE: ./lib/words/causes.js
var causes = __webpack_require__(57417);
// EXTERNAL MODULE: ./lib/words/format.js
var format = __webpack_require__(50354);
// EXTERNAL MODULE: ./lib/words/headline.js
var headline = __webpack_require__(55337);
;// CONCATENATED MODULE: ./lib/reporters/markdown.js
/** Markdown blocks of bounded size, cut between rows and never inside one. Cells arrive escaped. */

/** Rows are made one at a time, so that 20,000 of them cost nothing beyond those shown. */
function mdTable(columns, items, row, bounds) {
    const headings = columns.map((name) => (0,words_escape/* escapeMarkdown */.FV)(name.replace(/:$/, "")));
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
    return `<details>\n<summary>${(0,words_escape/* escapeMarkdown */.FV)(summary)}</summary>\n\n${body}\n</details>\n`;
}
function line(cells) {
    return `| ${cells.join(" | ")} |\n`;
}
function fill(items, text, bounds) {
    const parts = [];
    let bytes = 0;
    for (const item of items.slice(0, bounds.rows)) {
        const part = text(item);
        bytes += (0,words_escape/* utf8Length */.wI)(part);
        if (bytes > bounds.bytes)
            break;
        parts.push(part);
    }
    return { text: parts.join(""), left: items.length - parts.length };
}

// EXTERNAL MODULE: ./lib/words/rows.js
var words_rows = __webpack_require__(53372);
// EXTERNAL MODULE: ./lib/model/verdict.js
var verdict = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/words/notices.js
var words_notices = __webpack_require__(2712);
;// CONCATENATED MODULE: ./lib/reporters/summary-tables.js
/** The checks of the job summary: those that failed, and those that the label accepted. */








const CHECK_NAME_LENGTH = 80;
const SENTENCE = 600;
const FAILED = { rows: 30, bytes: 120_000 };
const ACCEPTED = { rows: 30, bytes: 40_000 };
const COLUMNS = ["Failed check", "Where", "Baseline:", "Now:", "Change:", "Limit:", "Category"];
function failedBlock(report) {
    const failed = (0,words_rows/* failedChecks */.HH)(report);
    return failed.length === 0 ? "" : mdTable(COLUMNS, failed, failedRow, FAILED);
}
/** What failed by the base's files and is no failure, because somebody said so. */
function acceptedBlock({ verdict: { accepted = [] } }) {
    if (accepted.length === 0)
        return "";
    const title = `<b>Accepted with the label:</b> ${(0,format/* plural */.LS)(accepted.length, "check")} that failed by the base's files\n`;
    const row = (check) => [
        (0,words_escape/* escapeMarkdown */.FV)((0,words_notices/* checkSentence */.YC)(check), SENTENCE),
        check.category,
    ];
    return `${title}\n${mdTable(["Accepted", "Category"], accepted, row, ACCEPTED)}`;
}
function failedRow(check) {
    const { baseline, current, delta, limit } = (0,format/* checkNumbers */.PM)(check);
    const missing = (0,verdict/* missingOf */.oy)(check);
    const why = missing === null ? (check.kind === "ratio" ? (0,side_by_side/* ratioWords */.ft)(check.ratio) : undefined) : (0,words_notices/* missingReason */.DQ)(missing);
    const category = check.secondary_to === null
        ? `<b>${check.category}</b>${why === undefined ? "" : `: ${(0,words_escape/* escapeMarkdown */.FV)(why)}`}`
        : `${check.category}, follows from ${check.secondary_to}`;
    const tested = (0,verdict/* evidenceOfCheck */.bg)(check);
    const evidence = tested === null ? "" : `<br>${(0,words_escape/* escapeMarkdown */.FV)((0,causes/* evidenceClause */.f5)(tested))}`;
    return [
        (0,words_escape/* escapeMarkdown */.FV)(check.metric, CHECK_NAME_LENGTH),
        whereMd(check.scope),
        baseline,
        `<b>${current}</b>`,
        (0,format/* withArrow */.mh)(delta),
        limit,
        category + evidence,
    ];
}
function whereMd(scope) {
    return (0,words_escape/* escapeMarkdown */.FV)((0,words_notices/* scopeLabel */.$o)(scope), CHECK_NAME_LENGTH);
}
// Latency of the job summary: by intent and by stage, beside the baseline's or times the base's.
const NAME = 80;
const LATENCY = { rows: 100, bytes: 60_000 };
function latencyBlock(report) {
    const rows = [...(0,words_rows/* latencyRows */.uG)(report), ...(0,words_rows/* stageRows */.U7)(report)];
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
        (0,words_escape/* escapeMarkdown */.FV)((0,words_notices/* latencyLabel */.hs)(where), NAME),
        String(now.samples),
        (0,format/* formatMs */._V)(now.p50_ms),
        (0,format/* formatMs */._V)(before?.p50_ms ?? null),
        (0,format/* formatMs */._V)(now.p95_ms),
        (0,format/* formatMs */._V)(before?.p95_ms ?? null),
        (0,format/* formatMs */._V)(now.p99_ms),
        (0,format/* formatMs */._V)(now.mean_ms),
        ...(beside ? side_by_side/* RATIO_METRICS */.Gz.map(({ metric }) => ratioOf(where, metric)) : []),
    ];
    return mdDetails("Latency by intent", mdTable(columns, rows, row, LATENCY));
}

;// CONCATENATED MODULE: ./lib/reporters/summary-md.js
/**
 * The job summary, for a reviewer with ten seconds: the verdict with its worst fact, what failed, who lost, and the
 * rest folded away. GitHub drops a summary over 1 MiB without a word, so every part has its share of 1,000,000 bytes.
 */











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
    return `${(0,words_escape/* escapeMarkdown */.FV)((0,headline/* verdictWords */.L2)(report))} · ${(0,words_escape/* escapeMarkdown */.FV)((0,headline/* worstFact */.yD)(report), summary_md_SENTENCE)}`;
}
function contextLine(report) {
    if (report.inputs === null)
        return "";
    const { suite, config, baseline } = report.inputs;
    const { checks } = report.verdict;
    const failed = checks.filter((check) => !check.passed).length;
    const beside = (0,side_by_side/* besideCommit */.yD)(report);
    const stored = baseline === null ? "no baseline" : `compared with ${(0,words_escape/* codeMarkdown */.fl)(config.baseline, summary_md_NAME)}`;
    const against = beside === null ? stored : `side by side with the base ${(0,words_escape/* codeMarkdown */.fl)(beside)}`;
    const counted = checks.length === 0 ? "" : ` · ${failed} of ${(0,format/* plural */.LS)(checks.length, "check")} failed`;
    return `Suite <b>${(0,words_escape/* escapeMarkdown */.FV)(suite.name, summary_md_NAME)}</b> ${(0,words_escape/* escapeMarkdown */.FV)(suite.revision, summary_md_NAME)}, ${(0,format/* plural */.LS)(suite.cases.length, "case")}${counted} · ${against}\n`;
}
function problemBlock(report) {
    if (report.failure === null)
        return "";
    const { hint, problems } = report.failure;
    const todo = hint === null ? "" : `<b>What to do:</b> ${(0,words_escape/* escapeMarkdown */.FV)(hint, summary_md_SENTENCE)}\n`;
    if (problems.length === 0)
        return todo;
    const row = (problem) => [
        (0,words_escape/* codeMarkdown */.fl)((0,model_problem/* placeOf */.$)(problem), QUERY),
        problem.pointer ? (0,words_escape/* codeMarkdown */.fl)(problem.pointer, QUERY) : "",
        (0,words_escape/* escapeMarkdown */.FV)(problem.message, summary_md_SENTENCE),
    ];
    const table = mdTable(["Where", "Field", "What is wrong"], problems, row, PROBLEMS);
    return todo === "" ? table : `${todo}\n${table}`;
}
function worstBlocks(report) {
    const losses = (0,words_rows/* lossesById */.Kr)(report);
    return [...(0,words_rows/* worstByCategory */.j1)(report)].map(([category, cases]) => worstBlock(category, cases, losses));
}
function worstBlock(category, cases, losses) {
    const title = `<b>Worst cases, ${category}</b>: ${words_notices/* CATEGORY_MEANING */.J4[category]}\n`;
    const ranked = cases.every((each) => each.check.unit !== "ms");
    const columns = ranked
        ? ["Query", "Intent", "Target: rank before → now", "Before → now"]
        : ["Query", "Intent", "Before → now"];
    return `${title}\n${mdTable(columns, cases, (each) => worstRow(each, ranked, losses), WORST)}`;
}
function worstRow(worst, ranked, losses) {
    const { culprit, check } = worst;
    const query = worst.case === null ? (0,words_escape/* codeMarkdown */.fl)(worst.id, summary_md_NAME) : (0,words_escape/* escapeMarkdown */.FV)(worst.case.query, QUERY);
    const intent = (0,words_escape/* escapeMarkdown */.FV)(worst.case?.intent ?? format/* NONE */.x3, summary_md_NAME);
    const change = (0,words_escape/* escapeMarkdown */.FV)((0,format/* culpritChange */.m8)(check, culprit), summary_md_NAME);
    return ranked ? [query, intent, movesMd(worst, losses.get(worst.id)), change] : [query, intent, change];
}
function movesMd(worst, loss) {
    const moves = (0,format/* changedMoves */.HS)((0,format/* culpritMoves */._j)(worst.culprit, worst.case));
    const shown = moves
        .slice(0, MOVES)
        .map((move) => `${(0,words_escape/* codeMarkdown */.fl)(move.label, summary_md_NAME)} <b>${(0,format/* formatMove */.Fv)(move.before, move.after)}</b>`);
    const more = moves.length > MOVES ? [`+${moves.length - MOVES} more`] : [];
    const why = loss === undefined ? [] : [(0,words_escape/* escapeMarkdown */.FV)((0,causes/* lossWords */.VH)(loss), summary_md_SENTENCE)];
    return [...shown, ...more, ...why].join("<br>");
}
function causesLine(report) {
    const words = (0,causes/* causesWords */.qh)(report.explanation?.causes ?? []);
    return words === "" ? "" : `<b>What happened:</b> ${(0,words_escape/* escapeMarkdown */.FV)(words, summary_md_SENTENCE)}\n`;
}
/** What the figures leave out: results that nobody judged, and lists that changed. */
function besideBlock({ explanation = null }) {
    const facts = [(0,causes/* holesWords */.V_)(explanation?.holes ?? null), (0,causes/* churnWords */.CR)(explanation?.churn ?? null)];
    const some = facts.filter((fact) => fact !== "");
    const list = mdList(some, (fact) => (0,words_escape/* escapeMarkdown */.FV)(fact, summary_md_SENTENCE), NOTICES);
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
        (0,words_escape/* escapeMarkdown */.FV)(row.metric, summary_md_NAME),
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
    const rows = (0,words_rows/* metricRows */.IN)(report).filter((row) => row.scope.kind === "overall");
    return rows.length === 0 ? "" : mdTable(METRIC_COLUMNS, rows, metricMd, OVERALL);
}
function metricsBlock(report) {
    const rows = (0,words_rows/* metricRows */.IN)(report);
    if (rows.length === 0)
        return "";
    return mdDetails(`All metrics, overall and by intent (${rows.length})`, mdTable(METRIC_COLUMNS, rows, metricMd, METRICS));
}
function noticesBlock(report) {
    const { notices } = report.verdict;
    if (notices.length === 0)
        return "";
    const list = mdList(notices, (notice) => (0,words_escape/* escapeMarkdown */.FV)((0,words_notices/* noticeSentence */.cv)(notice), summary_md_SENTENCE), NOTICES);
    return mdDetails(`Notices (${notices.length})`, list);
}
function receiptBlock(report) {
    const row = (fact) => [
        (0,words_escape/* escapeMarkdown */.FV)(fact.name, QUERY),
        (0,words_escape/* codeMarkdown */.fl)(fact.value, summary_md_SENTENCE),
    ];
    return mdDetails("Receipt: what was judged, by what", mdTable(["What", "Value"], (0,advice/* receiptFacts */.q)(report), row, RECEIPT));
}
function nextBlock(report) {
    const steps = (0,advice/* nextSteps */.Z)(report);
    if (steps.length === 0 || report.verdict.verdict === "pass")
        return "";
    return mdList(steps, (step) => `${(0,words_escape/* escapeMarkdown */.FV)(step.why)}: ${(0,words_escape/* codeMarkdown */.fl)(step.command, summary_md_SENTENCE)}`, NOTICES);
}


/***/ }),

/***/ 3073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ nextSteps),
/* harmony export */   q: () => (/* binding */ receiptFacts)
/* harmony export */ });
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49946);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1454);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58664);
/** What to do next, as commands to paste. Plain text, unescaped. */



/** Rerunning where a config was read, and adopting the new figures where there is something to adopt. */
function nextSteps(report) {
    if (report.inputs === null)
        return [];
    const { file, baseline } = report.inputs.config;
    const steps = [
        { why: "Run the gate on your machine", command: `retrieval-gate gate --config ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)(file)}` },
    ];
    if (report.new_baseline !== null && hasNewFigures(report) && isStored(report)) {
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
    if (report.verdict.verdict === "fail" && report.policies?.mode === "pull_request") {
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
        ...policyFacts(report.policies ?? null),
        ...runFacts(report),
    ];
    const digest = report.deterministic_digest;
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
        config.judge === undefined ? null : { name: "judge", value: (0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeWords */ .d2)((0,_model_answers_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeFingerprint */ .cT)(config.judge)) },
        retriever.corpus_digest === null ? null : { name: "corpus", value: retriever.corpus_digest },
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
function policyFacts(policies) {
    if (policies === null)
        return [];
    const { base_commit: baseCommit, policy_digest: policyDigest } = policies;
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

/***/ 55337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   yD: () => (/* binding */ worstFact)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1454);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53372);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50354);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2712);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13480);





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
    const worst = (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .primaryFailures */ .Ic)(report)[0] ?? (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .failedChecks */ .HH)(report)[0];
    if (worst !== undefined)
        return [(0,_notices_js__WEBPACK_IMPORTED_MODULE_1__/* .checkSentence */ .YC)(worst), culpritWords(report, worst)].filter(Boolean).join("; ");
    const shard = report.verdict.notices.find((notice) => notice.code === "shard");
    if (shard !== undefined)
        return (0,_notices_js__WEBPACK_IMPORTED_MODULE_1__/* .noticeSentence */ .cv)(shard);
    const checks = report.verdict.checks.length;
    const cases = report.inputs?.suite.cases.length ?? 0;
    const held = checks === 0 ? "no checks" : checks === 1 ? "the one check held" : `all ${checks} checks held`;
    return `${held} over ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(cases, "case")}${gainWords(report)}`;
}
/** Latency is left out: it falls where the machine is another. */
function gainWords({ verdict, new_baseline: newBaseline }) {
    const gained = verdict.notices.filter((notice) => notice.code === "improved" && (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .unitOfMetric */ .QG)(notice.metric) !== "ms");
    if (gained.length === 0 || newBaseline === null)
        return "";
    return `; ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(gained.length, "check")} improved beyond tolerance: adopt baseline.json to keep the gain`;
}
/** Both in one line of at most about 1,000 characters, nothing hidden in it: the action's output `summary`. */
function headline(report) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(`${verdictWords(report)} · ${worstFact(report)}`, LINE_LENGTH);
}
function culpritWords(report, check) {
    const first = check.cases[0];
    if (first === undefined)
        return "";
    const query = (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .casesById */ .aX)(report).get(first.id)?.query;
    const shown = query === undefined ? `case ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .capped */ .uo)(first.id, QUERY_LENGTH)}` : `"${(0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .capped */ .uo)(query, QUERY_LENGTH)}"`;
    return `${countWords(check)}, worst: ${shown}`;
}
function countWords(check) {
    const lost = check.cases.filter(lostTarget).length;
    if (check.category === "recall_drop" && lost > 0) {
        return lost === 1 ? "1 query lost a target" : `${lost} queries lost a target`;
    }
    const slower = check.unit === "ms" && check.cases[0]?.before !== null;
    const count = check.cases.length;
    if (slower)
        return count === 1 ? "1 query got slower" : `${count} queries got slower`;
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(count, "query is behind it", "queries are behind it");
}
function lostTarget(culprit) {
    const { ranks_before: before, ranks_after: after } = culprit;
    return before?.some((rank, target) => rank !== null && (after?.[target] ?? null) === null) ?? false;
}


/***/ }),

/***/ 53372:
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
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1732);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13480);



/** Failed checks, worst first: primaries by category, within one what could be judged before what could not. */
function failedChecks(report) {
    return report.verdict.checks.filter((check) => !check.passed).toSorted(bySeverity);
}
function primaryFailures(report) {
    return failedChecks(report).filter((check) => check.secondary_to === null);
}
function bySeverity(a, b) {
    return (Number(a.secondary_to !== null) - Number(b.secondary_to !== null) ||
        _model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .CATEGORIES */ .R6.indexOf(a.category) - _model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .CATEGORIES */ .R6.indexOf(b.category) ||
        Number((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .missingOf */ .oy)(a) !== null) - Number((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .missingOf */ .oy)(b) !== null) ||
        Number((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .isCount */ .my)(a)) - Number((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .isCount */ .my)(b)) ||
        excess(b) - excess(a));
}
/** How far beyond the limit, in units that compare within a category: a latency's as a share of its limit. */
function excess(check) {
    if (check.current === null || check.limit === null)
        return 0;
    const beyond = Math.abs(check.current - check.limit);
    return check.unit === "ms" && check.limit > 0 ? beyond / check.limit : beyond;
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
/** What happened to each lost case, by id; the head's where both policies know one. */
function lossesById(report) {
    const losses = report.explanation?.losses ?? [];
    return new Map(losses.map((loss) => [loss.id, loss]));
}
/** Every case of the suite, in case-id order. */
function caseRows(report) {
    const scores = new Map(report.scores?.cases.map((each) => [each.id, each]));
    const runs = new Map(report.run?.cases.map((each) => [each.case_id, each]));
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
    const shown = report.verdict.checks.filter((check) => check.kind !== "weakening" && !(check.policy === "base" && check.passed));
    const checks = groupBy(shown, ({ scope }) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(scope));
    const all = [...(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopesOf */ .ZK)(report.scores?.means), ...shown.map(({ scope }) => scope)];
    const scopes = new Map(all.map((scope) => [(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(scope), scope]));
    return [...scopes].flatMap(([key, scope]) => {
        const own = checks.get(key) ?? [];
        const gated = new Set(own.map((check) => check.metric));
        return [...own.map(checkRow), ...reportedRows(report, scope).filter((row) => !gated.has(row.metric))];
    });
}
function checkStatus(check) {
    if (check.passed)
        return "held";
    if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .missingOf */ .oy)(check) !== null)
        return "missing";
    return check.secondary_to === null ? "failed" : "secondary";
}
function checkRow(check) {
    const { scope, metric, unit, baseline, current, delta, limit } = check;
    return { scope, metric, unit, baseline, current, delta, limit, status: checkStatus(check) };
}
/** Means as measured; the baseline's own means stand beside them only where both are over the same cases. */
function reportedRows(report, scope) {
    const means = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .bucketAt */ .wW)(report.scores?.means, scope);
    const baseline = report.inputs?.baseline;
    const same = baseline !== null && baseline?.suite.digest === report.inputs?.suite.digest;
    const before = same ? (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .bucketAt */ .wW)(baseline?.means, scope) : undefined;
    return [...(means ?? [])].flatMap(([metric, current]) => {
        const was = before?.get(metric) ?? null;
        // A metric that applies on neither side is no row: negative controls have no recall.
        if (current === null && was === null)
            return [];
        const delta = was === null || current === null ? null : current - was;
        const unit = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .unitOfMetric */ .QG)(metric);
        return [{ scope, metric, unit, baseline: was, current, delta, limit: null, status: "reported" }];
    });
}
/** Latency overall, then by intent; empty where nothing was timed. */
function latencyRows(report) {
    const now = report.scores?.latency;
    if (now === undefined || now.overall.samples === 0)
        return [];
    const before = report.inputs?.baseline?.latency;
    return (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopesOf */ .ZK)(now).map((scope) => ({
        scope,
        stage: null,
        now: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .bucketAt */ .wW)(now, scope),
        before: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .bucketAt */ .wW)(before, scope) ?? null,
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
        check.unit === "ms" &&
        (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .sameScope */ .xk)(check.scope, scope) &&
        (stage === null ? !check.metric.endsWith("]") : check.metric.endsWith(`[${stage}]`)));
}


/***/ })

};

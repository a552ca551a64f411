// Made by `npm run generate` from the schemas. Change those, not this file.
// @ts-nocheck: Ajv writes JavaScript.
import type { Validate } from '../../checks/validate';
import required0Module from "ajv/dist/runtime/equal.js";
const required0 = required0Module.default ?? required0Module;
"use strict";
const expandedCardGridValidator = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"card-grid"},"eyebrow":{"$ref":"part1"},"heading":{"$ref":"part1"},"text":{"$ref":"part2"},"style":{"enum":["plain","ticket","numbered","icon","feature"]},"ratio":{"enum":["4:3","1:1","4:5"]},"columns":{"enum":[2,3,4]},"items":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"$ref":"part1"},"text":{"$ref":"part2"},"icon":{"$ref":"part1"},"flag":{"$ref":"part1"},"picture":{"$ref":"part8"},"meta":{"$ref":"part1"},"stub":{"$ref":"part1"},"figure":{"$ref":"part9"},"route":{"type":"object","additionalProperties":false,"required":["origin","destination"],"properties":{"origin":{"$ref":"part1"},"originPlace":{"$ref":"part1"},"destination":{"$ref":"part1"}}},"lists":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part1"},"items":{"$ref":"part11"}}}},"chips":{"type":"object","additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part1"},"items":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part1"},"flag":{"$ref":"part1"},"to":{"$ref":"part1"}}}}}},"to":{"$ref":"part1"}}}},"note":{"$ref":"part2"},"actions":{"$ref":"part21"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part8"},"anchor":{"$ref":"part23"}}};
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("\\S", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":["string","array"],"pattern":"\\S","minItems":1,"items":{"$ref":"part1"}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema8.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern0.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(Array.isArray(data)){
if(data.length < 1){
const err2 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
validate25.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","additionalProperties":false,"required":["src","alt"],"properties":{"src":{"$ref":"part1"},"alt":{"type":"string"},"focus":{"enum":["top left","top","top right","left","center","right","bottom left","bottom","bottom right"]}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((key0 === "src") || (key0 === "alt")) || (key0 === "focus"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.src !== undefined){
if(!(validate22(data.src, {instancePath:instancePath+"/src",parentData:data,parentDataProperty:"src",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.alt !== undefined){
if(typeof data.alt !== "string"){
const err3 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.focus !== undefined){
let data2 = data.focus;
if(!(((((((((data2 === "top left") || (data2 === "top")) || (data2 === "top right")) || (data2 === "left")) || (data2 === "center")) || (data2 === "right")) || (data2 === "bottom left")) || (data2 === "bottom")) || (data2 === "bottom right"))){
const err4 = {instancePath:instancePath+"/focus",schemaPath:"#/properties/focus/enum",keyword:"enum",params:{allowedValues: schema9.properties.focus.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!((key0 === "value") || (key0 === "label"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.value !== undefined){
if(!(validate22(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate22(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"array","items":{"type":"object","additionalProperties":false,"required":["label","to"],"properties":{"label":{"$ref":"part1"},"to":{"$ref":"part1"},"style":{"enum":["primary","secondary","quiet"]},"icon":{"$ref":"part1"}}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.label === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data0.to === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "to"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data0){
if(!((((key0 === "label") || (key0 === "to")) || (key0 === "style")) || (key0 === "icon"))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data0.label !== undefined){
if(!(validate22(data0.label, {instancePath:instancePath+"/" + i0+"/label",parentData:data0,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data0.to !== undefined){
if(!(validate22(data0.to, {instancePath:instancePath+"/" + i0+"/to",parentData:data0,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data0.style !== undefined){
let data3 = data0.style;
if(!(((data3 === "primary") || (data3 === "secondary")) || (data3 === "quiet"))){
const err3 = {instancePath:instancePath+"/" + i0+"/style",schemaPath:"#/items/properties/style/enum",keyword:"enum",params:{allowedValues: schema12.items.properties.style.enum}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data0.icon !== undefined){
if(!(validate22(data0.icon, {instancePath:instancePath+"/" + i0+"/icon",parentData:data0,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern2.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema6.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("card-grid" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "card-grid"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.eyebrow !== undefined){
if(!(validate22(data.eyebrow, {instancePath:instancePath+"/eyebrow",parentData:data,parentDataProperty:"eyebrow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
if(!(validate22(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate25(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data4 = data.style;
if(!(((((data4 === "plain") || (data4 === "ticket")) || (data4 === "numbered")) || (data4 === "icon")) || (data4 === "feature"))){
const err4 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema6.properties.style.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.ratio !== undefined){
let data5 = data.ratio;
if(!(((data5 === "4:3") || (data5 === "1:1")) || (data5 === "4:5"))){
const err5 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/enum",keyword:"enum",params:{allowedValues: schema6.properties.ratio.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.columns !== undefined){
let data6 = data.columns;
if(!(((data6 === 2) || (data6 === 3)) || (data6 === 4))){
const err6 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/enum",keyword:"enum",params:{allowedValues: schema6.properties.columns.enum}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data.items !== undefined){
let data7 = data.items;
if(Array.isArray(data7)){
if(data7.length < 1){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.title === undefined){
const err8 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
for(const key1 in data8){
if(!(func2.call(schema6.properties.items.items.properties, key1))){
const err9 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data8.title !== undefined){
if(!(validate22(data8.title, {instancePath:instancePath+"/items/" + i0+"/title",parentData:data8,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data8.text !== undefined){
if(!(validate25(data8.text, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data8,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data8.icon !== undefined){
if(!(validate22(data8.icon, {instancePath:instancePath+"/items/" + i0+"/icon",parentData:data8,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data8.flag !== undefined){
if(!(validate22(data8.flag, {instancePath:instancePath+"/items/" + i0+"/flag",parentData:data8,parentDataProperty:"flag",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data8.picture !== undefined){
if(!(validate32(data8.picture, {instancePath:instancePath+"/items/" + i0+"/picture",parentData:data8,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data8.meta !== undefined){
if(!(validate22(data8.meta, {instancePath:instancePath+"/items/" + i0+"/meta",parentData:data8,parentDataProperty:"meta",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data8.stub !== undefined){
if(!(validate22(data8.stub, {instancePath:instancePath+"/items/" + i0+"/stub",parentData:data8,parentDataProperty:"stub",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data8.figure !== undefined){
if(!(validate37(data8.figure, {instancePath:instancePath+"/items/" + i0+"/figure",parentData:data8,parentDataProperty:"figure",rootData}))){
vErrors = joinErrors(vErrors, validate37.errors);
errors = vErrors.length;
}
}
if(data8.route !== undefined){
let data17 = data8.route;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.origin === undefined){
const err10 = {instancePath:instancePath+"/items/" + i0+"/route",schemaPath:"#/properties/items/items/properties/route/required",keyword:"required",params:{missingProperty: "origin"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
if(data17.destination === undefined){
const err11 = {instancePath:instancePath+"/items/" + i0+"/route",schemaPath:"#/properties/items/items/properties/route/required",keyword:"required",params:{missingProperty: "destination"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
for(const key2 in data17){
if(!(((key2 === "origin") || (key2 === "originPlace")) || (key2 === "destination"))){
const err12 = {instancePath:instancePath+"/items/" + i0+"/route",schemaPath:"#/properties/items/items/properties/route/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
if(data17.origin !== undefined){
if(!(validate22(data17.origin, {instancePath:instancePath+"/items/" + i0+"/route/origin",parentData:data17,parentDataProperty:"origin",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data17.originPlace !== undefined){
if(!(validate22(data17.originPlace, {instancePath:instancePath+"/items/" + i0+"/route/originPlace",parentData:data17,parentDataProperty:"originPlace",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data17.destination !== undefined){
if(!(validate22(data17.destination, {instancePath:instancePath+"/items/" + i0+"/route/destination",parentData:data17,parentDataProperty:"destination",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/items/" + i0+"/route",schemaPath:"#/properties/items/items/properties/route/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
if(data8.lists !== undefined){
let data21 = data8.lists;
if(Array.isArray(data21)){
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.heading === undefined){
const err14 = {instancePath:instancePath+"/items/" + i0+"/lists/" + i1,schemaPath:"#/properties/items/items/properties/lists/items/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
if(data22.items === undefined){
const err15 = {instancePath:instancePath+"/items/" + i0+"/lists/" + i1,schemaPath:"#/properties/items/items/properties/lists/items/required",keyword:"required",params:{missingProperty: "items"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
for(const key3 in data22){
if(!((key3 === "heading") || (key3 === "items"))){
const err16 = {instancePath:instancePath+"/items/" + i0+"/lists/" + i1,schemaPath:"#/properties/items/items/properties/lists/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
}
if(data22.heading !== undefined){
if(!(validate22(data22.heading, {instancePath:instancePath+"/items/" + i0+"/lists/" + i1+"/heading",parentData:data22,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data22.items !== undefined){
if(!(validate45(data22.items, {instancePath:instancePath+"/items/" + i0+"/lists/" + i1+"/items",parentData:data22,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate45.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/items/" + i0+"/lists/" + i1,schemaPath:"#/properties/items/items/properties/lists/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/items/" + i0+"/lists",schemaPath:"#/properties/items/items/properties/lists/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
}
if(data8.chips !== undefined){
let data25 = data8.chips;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.heading === undefined){
const err19 = {instancePath:instancePath+"/items/" + i0+"/chips",schemaPath:"#/properties/items/items/properties/chips/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err19]);
errors++;
}
if(data25.items === undefined){
const err20 = {instancePath:instancePath+"/items/" + i0+"/chips",schemaPath:"#/properties/items/items/properties/chips/required",keyword:"required",params:{missingProperty: "items"}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
for(const key4 in data25){
if(!((key4 === "heading") || (key4 === "items"))){
const err21 = {instancePath:instancePath+"/items/" + i0+"/chips",schemaPath:"#/properties/items/items/properties/chips/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = joinErrors(vErrors, [err21]);
errors++;
}
}
if(data25.heading !== undefined){
if(!(validate22(data25.heading, {instancePath:instancePath+"/items/" + i0+"/chips/heading",parentData:data25,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data25.items !== undefined){
let data27 = data25.items;
if(Array.isArray(data27)){
if(data27.length < 1){
const err22 = {instancePath:instancePath+"/items/" + i0+"/chips/items",schemaPath:"#/properties/items/items/properties/chips/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err22]);
errors++;
}
const len2 = data27.length;
for(let i2=0; i2<len2; i2++){
let data28 = data27[i2];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.label === undefined){
const err23 = {instancePath:instancePath+"/items/" + i0+"/chips/items/" + i2,schemaPath:"#/properties/items/items/properties/chips/properties/items/items/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err23]);
errors++;
}
for(const key5 in data28){
if(!(((key5 === "label") || (key5 === "flag")) || (key5 === "to"))){
const err24 = {instancePath:instancePath+"/items/" + i0+"/chips/items/" + i2,schemaPath:"#/properties/items/items/properties/chips/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = joinErrors(vErrors, [err24]);
errors++;
}
}
if(data28.label !== undefined){
if(!(validate22(data28.label, {instancePath:instancePath+"/items/" + i0+"/chips/items/" + i2+"/label",parentData:data28,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data28.flag !== undefined){
if(!(validate22(data28.flag, {instancePath:instancePath+"/items/" + i0+"/chips/items/" + i2+"/flag",parentData:data28,parentDataProperty:"flag",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data28.to !== undefined){
if(!(validate22(data28.to, {instancePath:instancePath+"/items/" + i0+"/chips/items/" + i2+"/to",parentData:data28,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/items/" + i0+"/chips/items/" + i2,schemaPath:"#/properties/items/items/properties/chips/properties/items/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err25]);
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/items/" + i0+"/chips/items",schemaPath:"#/properties/items/items/properties/chips/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err26]);
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/items/" + i0+"/chips",schemaPath:"#/properties/items/items/properties/chips/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err27]);
errors++;
}
}
if(data8.to !== undefined){
if(!(validate22(data8.to, {instancePath:instancePath+"/items/" + i0+"/to",parentData:data8,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err28]);
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err29]);
errors++;
}
}
if(data.note !== undefined){
if(!(validate25(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate54(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data35 = data.surface;
if(!((((((data35 === "plain") || (data35 === "tinted")) || (data35 === "accent")) || (data35 === "second")) || (data35 === "ink")) || (data35 === "picture"))){
const err30 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema6.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err30]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate32(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate60(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err31]);
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

const expandedEmbedValidator = validate62;
const schema14 = {"type":"object","additionalProperties":false,"required":["type","provider","id","title"],"properties":{"type":{"const":"embed"},"eyebrow":{"$ref":"part1"},"heading":{"$ref":"part1"},"text":{"$ref":"part2"},"provider":{"enum":["acuity","calendly","google-calendar","google-forms"]},"id":{"$ref":"part1"},"title":{"$ref":"part1"},"height":{"type":"integer","minimum":200,"maximum":2000},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part8"},"anchor":{"$ref":"part23"}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.provider === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
if(data.id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema14.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.type !== undefined){
if("embed" !== data.type){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "embed"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.eyebrow !== undefined){
if(!(validate22(data.eyebrow, {instancePath:instancePath+"/eyebrow",parentData:data,parentDataProperty:"eyebrow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
if(!(validate22(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate25(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.provider !== undefined){
let data4 = data.provider;
if(!((((data4 === "acuity") || (data4 === "calendly")) || (data4 === "google-calendar")) || (data4 === "google-forms"))){
const err6 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema14.properties.provider.enum}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data.id !== undefined){
if(!(validate22(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate22(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.height !== undefined){
let data7 = data.height;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err7 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2000 || isNaN(data7)){
const err8 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
if(data7 < 200 || isNaN(data7)){
const err9 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
}
if(data.surface !== undefined){
let data8 = data.surface;
if(!((((((data8 === "plain") || (data8 === "tinted")) || (data8 === "accent")) || (data8 === "second")) || (data8 === "ink")) || (data8 === "picture"))){
const err10 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema14.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate32(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate60(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}

const expandedEventsValidator = validate70;
const schema15 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"events"},"eyebrow":{"$ref":"part1"},"heading":{"$ref":"part1"},"text":{"$ref":"part2"},"style":{"enum":["featured","upcoming","past"]},"items":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["title","date"],"properties":{"title":{"$ref":"part1"},"kind":{"$ref":"part1"},"text":{"$ref":"part2"},"image":{"type":["string","object"],"additionalProperties":false,"required":["src","alt"],"properties":{"src":{"$ref":"part1"},"alt":{"type":"string"},"focus":{"enum":["top left","top","top right","left","center","right","bottom left","bottom","bottom right"]}}},"date":{"type":"string","pattern":"^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])|\\{[A-Za-z][A-Za-z0-9]*\\})$"},"time":{"$ref":"part1"},"location":{"$ref":"part1"},"attendees":{"$ref":"part1"},"highlights":{"$ref":"part11"},"to":{"$ref":"part1"},"cancelled":{"type":"boolean"}}}},"action":{"$ref":"part1"},"empty":{"$ref":"part2"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part8"},"anchor":{"$ref":"part23"}}};
const pattern3 = new RegExp("^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])|\\{[A-Za-z][A-Za-z0-9]*\\})$", "u");

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema15.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("events" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "events"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.eyebrow !== undefined){
if(!(validate22(data.eyebrow, {instancePath:instancePath+"/eyebrow",parentData:data,parentDataProperty:"eyebrow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
if(!(validate22(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate25(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data4 = data.style;
if(!(((data4 === "featured") || (data4 === "upcoming")) || (data4 === "past"))){
const err4 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema15.properties.style.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.items !== undefined){
let data5 = data.items;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.title === undefined){
const err5 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
if(data6.date === undefined){
const err6 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "date"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
for(const key1 in data6){
if(!(func2.call(schema15.properties.items.items.properties, key1))){
const err7 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(data6.title !== undefined){
if(!(validate22(data6.title, {instancePath:instancePath+"/items/" + i0+"/title",parentData:data6,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data6.kind !== undefined){
if(!(validate22(data6.kind, {instancePath:instancePath+"/items/" + i0+"/kind",parentData:data6,parentDataProperty:"kind",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data6.text !== undefined){
if(!(validate25(data6.text, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data6,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data6.image !== undefined){
let data10 = data6.image;
if((typeof data10 !== "string") && (!(data10 && typeof data10 == "object" && !Array.isArray(data10)))){
const err8 = {instancePath:instancePath+"/items/" + i0+"/image",schemaPath:"#/properties/items/items/properties/image/type",keyword:"type",params:{type: schema15.properties.items.items.properties.image.type}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.src === undefined){
const err9 = {instancePath:instancePath+"/items/" + i0+"/image",schemaPath:"#/properties/items/items/properties/image/required",keyword:"required",params:{missingProperty: "src"}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
if(data10.alt === undefined){
const err10 = {instancePath:instancePath+"/items/" + i0+"/image",schemaPath:"#/properties/items/items/properties/image/required",keyword:"required",params:{missingProperty: "alt"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
for(const key2 in data10){
if(!(((key2 === "src") || (key2 === "alt")) || (key2 === "focus"))){
const err11 = {instancePath:instancePath+"/items/" + i0+"/image",schemaPath:"#/properties/items/items/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
if(data10.src !== undefined){
if(!(validate22(data10.src, {instancePath:instancePath+"/items/" + i0+"/image/src",parentData:data10,parentDataProperty:"src",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data10.alt !== undefined){
if(typeof data10.alt !== "string"){
const err12 = {instancePath:instancePath+"/items/" + i0+"/image/alt",schemaPath:"#/properties/items/items/properties/image/properties/alt/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
if(data10.focus !== undefined){
let data13 = data10.focus;
if(!(((((((((data13 === "top left") || (data13 === "top")) || (data13 === "top right")) || (data13 === "left")) || (data13 === "center")) || (data13 === "right")) || (data13 === "bottom left")) || (data13 === "bottom")) || (data13 === "bottom right"))){
const err13 = {instancePath:instancePath+"/items/" + i0+"/image/focus",schemaPath:"#/properties/items/items/properties/image/properties/focus/enum",keyword:"enum",params:{allowedValues: schema15.properties.items.items.properties.image.properties.focus.enum}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
}
}
if(data6.date !== undefined){
let data14 = data6.date;
if(typeof data14 === "string"){
if(!pattern3.test(data14)){
const err14 = {instancePath:instancePath+"/items/" + i0+"/date",schemaPath:"#/properties/items/items/properties/date/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])|\\{[A-Za-z][A-Za-z0-9]*\\})$"}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/items/" + i0+"/date",schemaPath:"#/properties/items/items/properties/date/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
}
if(data6.time !== undefined){
if(!(validate22(data6.time, {instancePath:instancePath+"/items/" + i0+"/time",parentData:data6,parentDataProperty:"time",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data6.location !== undefined){
if(!(validate22(data6.location, {instancePath:instancePath+"/items/" + i0+"/location",parentData:data6,parentDataProperty:"location",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data6.attendees !== undefined){
if(!(validate22(data6.attendees, {instancePath:instancePath+"/items/" + i0+"/attendees",parentData:data6,parentDataProperty:"attendees",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data6.highlights !== undefined){
if(!(validate45(data6.highlights, {instancePath:instancePath+"/items/" + i0+"/highlights",parentData:data6,parentDataProperty:"highlights",rootData}))){
vErrors = joinErrors(vErrors, validate45.errors);
errors = vErrors.length;
}
}
if(data6.to !== undefined){
if(!(validate22(data6.to, {instancePath:instancePath+"/items/" + i0+"/to",parentData:data6,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data6.cancelled !== undefined){
if(typeof data6.cancelled !== "boolean"){
const err16 = {instancePath:instancePath+"/items/" + i0+"/cancelled",schemaPath:"#/properties/items/items/properties/cancelled/type",keyword:"type",params:{type: "boolean"}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
}
if(data.action !== undefined){
if(!(validate22(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.empty !== undefined){
if(!(validate25(data.empty, {instancePath:instancePath+"/empty",parentData:data,parentDataProperty:"empty",rootData}))){
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data23 = data.surface;
if(!((((((data23 === "plain") || (data23 === "tinted")) || (data23 === "accent")) || (data23 === "second")) || (data23 === "ink")) || (data23 === "picture"))){
const err19 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema15.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err19]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate32(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate60(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}

const expandedHeroValidator = validate87;
const schema16 = {"type":"object","additionalProperties":false,"required":["type","heading"],"properties":{"type":{"const":"hero"},"eyebrow":{"$ref":"part1"},"heading":{"$ref":"part1"},"text":{"$ref":"part2"},"style":{"enum":["large","page"]},"flag":{"$ref":"part1"},"claim":{"$ref":"part9"},"actions":{"$ref":"part21"},"artwork":{"$ref":"part8"},"picture":{"$ref":"part8"},"layout":{"enum":["split","columns","cover","band"]},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part23"}}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.heading === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema16.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("hero" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "hero"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.eyebrow !== undefined){
if(!(validate22(data.eyebrow, {instancePath:instancePath+"/eyebrow",parentData:data,parentDataProperty:"eyebrow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
if(!(validate22(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate25(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data4 = data.style;
if(!((data4 === "large") || (data4 === "page"))){
const err4 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema16.properties.style.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.flag !== undefined){
if(!(validate22(data.flag, {instancePath:instancePath+"/flag",parentData:data,parentDataProperty:"flag",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.claim !== undefined){
if(!(validate37(data.claim, {instancePath:instancePath+"/claim",parentData:data,parentDataProperty:"claim",rootData}))){
vErrors = joinErrors(vErrors, validate37.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate54(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.artwork !== undefined){
if(!(validate32(data.artwork, {instancePath:instancePath+"/artwork",parentData:data,parentDataProperty:"artwork",rootData}))){
vErrors = joinErrors(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
if(!(validate32(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data.layout !== undefined){
let data10 = data.layout;
if(!((((data10 === "split") || (data10 === "columns")) || (data10 === "cover")) || (data10 === "band"))){
const err5 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema16.properties.layout.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.surface !== undefined){
let data11 = data.surface;
if(!(((((data11 === "plain") || (data11 === "tinted")) || (data11 === "accent")) || (data11 === "second")) || (data11 === "ink"))){
const err6 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema16.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate60(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}

const expandedListValidator = validate97;
const schema17 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"list"},"eyebrow":{"$ref":"part1"},"heading":{"$ref":"part1"},"text":{"$ref":"part2"},"marker":{"enum":["check","number","dot"]},"columns":{"enum":[1,2,3]},"items":{"$ref":"part45"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part8"},"anchor":{"$ref":"part23"}}};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate25(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema17.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("list" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "list"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.eyebrow !== undefined){
if(!(validate22(data.eyebrow, {instancePath:instancePath+"/eyebrow",parentData:data,parentDataProperty:"eyebrow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
if(!(validate22(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate25(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.marker !== undefined){
let data4 = data.marker;
if(!(((data4 === "check") || (data4 === "number")) || (data4 === "dot"))){
const err4 = {instancePath:instancePath+"/marker",schemaPath:"#/properties/marker/enum",keyword:"enum",params:{allowedValues: schema17.properties.marker.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.columns !== undefined){
let data5 = data.columns;
if(!(((data5 === 1) || (data5 === 2)) || (data5 === 3))){
const err5 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/enum",keyword:"enum",params:{allowedValues: schema17.properties.columns.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.items !== undefined){
if(!(validate101(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate101.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data7 = data.surface;
if(!((((((data7 === "plain") || (data7 === "tinted")) || (data7 === "accent")) || (data7 === "second")) || (data7 === "ink")) || (data7 === "picture"))){
const err6 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema17.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate32(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate60(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}

const expandedListsValidator = validate106;
const schema19 = {"type":"object","additionalProperties":false,"required":["type","lists"],"properties":{"type":{"const":"lists"},"eyebrow":{"$ref":"part1"},"heading":{"$ref":"part1"},"text":{"$ref":"part2"},"marker":{"enum":["check","number","dot"]},"lists":{"type":"array","minItems":2,"maxItems":3,"items":{"type":"object","additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part1"},"text":{"$ref":"part2"},"items":{"$ref":"part45"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part8"},"anchor":{"$ref":"part23"}}};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.lists === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lists"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema19.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("lists" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "lists"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.eyebrow !== undefined){
if(!(validate22(data.eyebrow, {instancePath:instancePath+"/eyebrow",parentData:data,parentDataProperty:"eyebrow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
if(!(validate22(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate25(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.marker !== undefined){
let data4 = data.marker;
if(!(((data4 === "check") || (data4 === "number")) || (data4 === "dot"))){
const err4 = {instancePath:instancePath+"/marker",schemaPath:"#/properties/marker/enum",keyword:"enum",params:{allowedValues: schema19.properties.marker.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.lists !== undefined){
let data5 = data.lists;
if(Array.isArray(data5)){
if(data5.length > 3){
const err5 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/maxItems",keyword:"maxItems",params:{limit: 3}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
if(data5.length < 2){
const err6 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.heading === undefined){
const err7 = {instancePath:instancePath+"/lists/" + i0,schemaPath:"#/properties/lists/items/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
if(data6.items === undefined){
const err8 = {instancePath:instancePath+"/lists/" + i0,schemaPath:"#/properties/lists/items/required",keyword:"required",params:{missingProperty: "items"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
for(const key1 in data6){
if(!(((key1 === "heading") || (key1 === "text")) || (key1 === "items"))){
const err9 = {instancePath:instancePath+"/lists/" + i0,schemaPath:"#/properties/lists/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data6.heading !== undefined){
if(!(validate22(data6.heading, {instancePath:instancePath+"/lists/" + i0+"/heading",parentData:data6,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data6.text !== undefined){
if(!(validate25(data6.text, {instancePath:instancePath+"/lists/" + i0+"/text",parentData:data6,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data6.items !== undefined){
if(!(validate101(data6.items, {instancePath:instancePath+"/lists/" + i0+"/items",parentData:data6,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate101.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/lists/" + i0,schemaPath:"#/properties/lists/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
if(data.surface !== undefined){
let data10 = data.surface;
if(!((((((data10 === "plain") || (data10 === "tinted")) || (data10 === "accent")) || (data10 === "second")) || (data10 === "ink")) || (data10 === "picture"))){
const err12 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema19.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate32(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate60(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}

const expandedPlaceValidator = validate115;
const schema20 = {"type":"object","additionalProperties":false,"required":["type","heading","label"],"properties":{"type":{"const":"place"},"eyebrow":{"$ref":"part1"},"heading":{"$ref":"part1"},"text":{"$ref":"part2"},"at":{"type":"array","minItems":2,"maxItems":2,"items":{"type":"number","minimum":-180,"maximum":180}},"label":{"$ref":"part1"},"address":{"$ref":"part2"},"hours":{"type":"array","items":{"type":"object","additionalProperties":false,"required":[],"properties":{"days":{"type":"array","minItems":1,"uniqueItems":true,"items":{"enum":["mo","tu","we","th","fr","sa","su"]}},"date":{"$ref":"part56"},"begins":{"$ref":"part56"},"until":{"$ref":"part56"},"opens":{"type":"string","pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},"closes":{"type":"string","pattern":"^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"},"closed":{"const":true}}}},"allSeasons":{"type":"boolean"},"zoom":{"type":"integer","minimum":3,"maximum":18},"actions":{"$ref":"part21"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part8"},"anchor":{"$ref":"part23"}}};
const func0 = required0;
const pattern4 = new RegExp("^([0-9]{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}

const pattern5 = new RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");
const pattern6 = new RegExp("^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$", "u");

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.heading === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema20.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.type !== undefined){
if("place" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "place"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.eyebrow !== undefined){
if(!(validate22(data.eyebrow, {instancePath:instancePath+"/eyebrow",parentData:data,parentDataProperty:"eyebrow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
if(!(validate22(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate25(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined){
let data4 = data.at;
if(Array.isArray(data4)){
if(data4.length > 2){
const err5 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/maxItems",keyword:"maxItems",params:{limit: 2}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
if(data4.length < 2){
const err6 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 180 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/at/" + i0,schemaPath:"#/properties/at/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
if(data5 < -180 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/at/" + i0,schemaPath:"#/properties/at/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/at/" + i0,schemaPath:"#/properties/at/items/type",keyword:"type",params:{type: "number"}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
if(data.label !== undefined){
if(!(validate22(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validate25(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
let data8 = data.hours;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key1 in data9){
if(!(((((((key1 === "days") || (key1 === "date")) || (key1 === "begins")) || (key1 === "until")) || (key1 === "opens")) || (key1 === "closes")) || (key1 === "closed"))){
const err11 = {instancePath:instancePath+"/hours/" + i1,schemaPath:"#/properties/hours/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
if(data9.days !== undefined){
let data10 = data9.days;
if(Array.isArray(data10)){
if(data10.length < 1){
const err12 = {instancePath:instancePath+"/hours/" + i1+"/days",schemaPath:"#/properties/hours/items/properties/days/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(!(((((((data11 === "mo") || (data11 === "tu")) || (data11 === "we")) || (data11 === "th")) || (data11 === "fr")) || (data11 === "sa")) || (data11 === "su"))){
const err13 = {instancePath:instancePath+"/hours/" + i1+"/days/" + i2,schemaPath:"#/properties/hours/items/properties/days/items/enum",keyword:"enum",params:{allowedValues: schema20.properties.hours.items.properties.days.items.enum}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
let i3 = data10.length;
let j0;
if(i3 > 1){
outer0:
for(;i3--;){
for(j0 = i3; j0--;){
if(func0(data10[i3], data10[j0])){
const err14 = {instancePath:instancePath+"/hours/" + i1+"/days",schemaPath:"#/properties/hours/items/properties/days/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j0}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
break outer0;
}
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/hours/" + i1+"/days",schemaPath:"#/properties/hours/items/properties/days/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
}
if(data9.date !== undefined){
if(!(validate121(data9.date, {instancePath:instancePath+"/hours/" + i1+"/date",parentData:data9,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate121.errors);
errors = vErrors.length;
}
}
if(data9.begins !== undefined){
if(!(validate121(data9.begins, {instancePath:instancePath+"/hours/" + i1+"/begins",parentData:data9,parentDataProperty:"begins",rootData}))){
vErrors = joinErrors(vErrors, validate121.errors);
errors = vErrors.length;
}
}
if(data9.until !== undefined){
if(!(validate121(data9.until, {instancePath:instancePath+"/hours/" + i1+"/until",parentData:data9,parentDataProperty:"until",rootData}))){
vErrors = joinErrors(vErrors, validate121.errors);
errors = vErrors.length;
}
}
if(data9.opens !== undefined){
let data15 = data9.opens;
if(typeof data15 === "string"){
if(!pattern5.test(data15)){
const err16 = {instancePath:instancePath+"/hours/" + i1+"/opens",schemaPath:"#/properties/hours/items/properties/opens/pattern",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/hours/" + i1+"/opens",schemaPath:"#/properties/hours/items/properties/opens/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
}
if(data9.closes !== undefined){
let data16 = data9.closes;
if(typeof data16 === "string"){
if(!pattern6.test(data16)){
const err18 = {instancePath:instancePath+"/hours/" + i1+"/closes",schemaPath:"#/properties/hours/items/properties/closes/pattern",keyword:"pattern",params:{pattern: "^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/hours/" + i1+"/closes",schemaPath:"#/properties/hours/items/properties/closes/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err19]);
errors++;
}
}
if(data9.closed !== undefined){
if(true !== data9.closed){
const err20 = {instancePath:instancePath+"/hours/" + i1+"/closed",schemaPath:"#/properties/hours/items/properties/closed/const",keyword:"const",params:{allowedValue: true}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/hours/" + i1,schemaPath:"#/properties/hours/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err21]);
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err22]);
errors++;
}
}
if(data.allSeasons !== undefined){
if(typeof data.allSeasons !== "boolean"){
const err23 = {instancePath:instancePath+"/allSeasons",schemaPath:"#/properties/allSeasons/type",keyword:"type",params:{type: "boolean"}};
vErrors = joinErrors(vErrors, [err23]);
errors++;
}
}
if(data.zoom !== undefined){
let data19 = data.zoom;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err24 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/type",keyword:"type",params:{type: "integer"}};
vErrors = joinErrors(vErrors, [err24]);
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 18 || isNaN(data19)){
const err25 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/maximum",keyword:"maximum",params:{comparison: "<=", limit: 18}};
vErrors = joinErrors(vErrors, [err25]);
errors++;
}
if(data19 < 3 || isNaN(data19)){
const err26 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3}};
vErrors = joinErrors(vErrors, [err26]);
errors++;
}
}
}
if(data.actions !== undefined){
if(!(validate54(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data21 = data.surface;
if(!((((((data21 === "plain") || (data21 === "tinted")) || (data21 === "accent")) || (data21 === "second")) || (data21 === "ink")) || (data21 === "picture"))){
const err27 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema20.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err27]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate32(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate60(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err28]);
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}

const expandedQuotesValidator = validate128;
const schema22 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"quotes"},"eyebrow":{"$ref":"part1"},"heading":{"$ref":"part1"},"text":{"$ref":"part2"},"items":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["quote","name"],"properties":{"quote":{"$ref":"part2"},"name":{"$ref":"part1"},"role":{"$ref":"part1"},"picture":{"$ref":"part8"},"stars":{"type":"integer","minimum":1,"maximum":5},"source":{"type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part1"},"to":{"$ref":"part1"}}}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part8"},"anchor":{"$ref":"part23"}}};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "items")) || (key0 === "surface")) || (key0 === "backdrop")) || (key0 === "anchor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("quotes" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "quotes"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.eyebrow !== undefined){
if(!(validate22(data.eyebrow, {instancePath:instancePath+"/eyebrow",parentData:data,parentDataProperty:"eyebrow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
if(!(validate22(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate25(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if(Array.isArray(data4)){
if(data4.length < 1){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.quote === undefined){
const err5 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "quote"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
if(data5.name === undefined){
const err6 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
for(const key1 in data5){
if(!((((((key1 === "quote") || (key1 === "name")) || (key1 === "role")) || (key1 === "picture")) || (key1 === "stars")) || (key1 === "source"))){
const err7 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(data5.quote !== undefined){
if(!(validate25(data5.quote, {instancePath:instancePath+"/items/" + i0+"/quote",parentData:data5,parentDataProperty:"quote",rootData}))){
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data5.name !== undefined){
if(!(validate22(data5.name, {instancePath:instancePath+"/items/" + i0+"/name",parentData:data5,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data5.role !== undefined){
if(!(validate22(data5.role, {instancePath:instancePath+"/items/" + i0+"/role",parentData:data5,parentDataProperty:"role",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data5.picture !== undefined){
if(!(validate32(data5.picture, {instancePath:instancePath+"/items/" + i0+"/picture",parentData:data5,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data5.stars !== undefined){
let data10 = data5.stars;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err8 = {instancePath:instancePath+"/items/" + i0+"/stars",schemaPath:"#/properties/items/items/properties/stars/type",keyword:"type",params:{type: "integer"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 5 || isNaN(data10)){
const err9 = {instancePath:instancePath+"/items/" + i0+"/stars",schemaPath:"#/properties/items/items/properties/stars/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err10 = {instancePath:instancePath+"/items/" + i0+"/stars",schemaPath:"#/properties/items/items/properties/stars/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
}
if(data5.source !== undefined){
let data11 = data5.source;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.label === undefined){
const err11 = {instancePath:instancePath+"/items/" + i0+"/source",schemaPath:"#/properties/items/items/properties/source/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
for(const key2 in data11){
if(!((key2 === "label") || (key2 === "to"))){
const err12 = {instancePath:instancePath+"/items/" + i0+"/source",schemaPath:"#/properties/items/items/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
if(data11.label !== undefined){
if(!(validate22(data11.label, {instancePath:instancePath+"/items/" + i0+"/source/label",parentData:data11,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data11.to !== undefined){
if(!(validate22(data11.to, {instancePath:instancePath+"/items/" + i0+"/source/to",parentData:data11,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/items/" + i0+"/source",schemaPath:"#/properties/items/items/properties/source/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
}
if(data.surface !== undefined){
let data14 = data.surface;
if(!((((((data14 === "plain") || (data14 === "tinted")) || (data14 === "accent")) || (data14 === "second")) || (data14 === "ink")) || (data14 === "picture"))){
const err16 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema22.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate32(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate60(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}

const expandedRouteMapValidator = validate140;
const schema23 = {"type":"object","additionalProperties":false,"required":["type","alt","origin","groups"],"properties":{"type":{"const":"route-map"},"eyebrow":{"$ref":"part1"},"heading":{"$ref":"part1"},"text":{"$ref":"part2"},"alt":{"$ref":"part1"},"origin":{"type":"object","additionalProperties":false,"required":["code","label"],"properties":{"code":{"$ref":"part1"},"label":{"$ref":"part1"}}},"groups":{"type":"array","minItems":1,"maxItems":3,"items":{"type":"object","additionalProperties":false,"required":["items"],"properties":{"label":{"$ref":"part1"},"items":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["code","label"],"properties":{"code":{"$ref":"part1"},"label":{"$ref":"part1"},"to":{"$ref":"part1"}}}}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part8"},"anchor":{"$ref":"part23"}}};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
if(data.origin === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "origin"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.groups === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema23.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.type !== undefined){
if("route-map" !== data.type){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "route-map"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.eyebrow !== undefined){
if(!(validate22(data.eyebrow, {instancePath:instancePath+"/eyebrow",parentData:data,parentDataProperty:"eyebrow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
if(!(validate22(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate25(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.alt !== undefined){
if(!(validate22(data.alt, {instancePath:instancePath+"/alt",parentData:data,parentDataProperty:"alt",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.origin !== undefined){
let data5 = data.origin;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.code === undefined){
const err6 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/required",keyword:"required",params:{missingProperty: "code"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(data5.label === undefined){
const err7 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
for(const key1 in data5){
if(!((key1 === "code") || (key1 === "label"))){
const err8 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
if(data5.code !== undefined){
if(!(validate22(data5.code, {instancePath:instancePath+"/origin/code",parentData:data5,parentDataProperty:"code",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data5.label !== undefined){
if(!(validate22(data5.label, {instancePath:instancePath+"/origin/label",parentData:data5,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data.groups !== undefined){
let data8 = data.groups;
if(Array.isArray(data8)){
if(data8.length > 3){
const err10 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit: 3}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
if(data8.length < 1){
const err11 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.items === undefined){
const err12 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "items"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
for(const key2 in data9){
if(!((key2 === "label") || (key2 === "items"))){
const err13 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
if(data9.label !== undefined){
if(!(validate22(data9.label, {instancePath:instancePath+"/groups/" + i0+"/label",parentData:data9,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data9.items !== undefined){
let data11 = data9.items;
if(Array.isArray(data11)){
if(data11.length < 1){
const err14 = {instancePath:instancePath+"/groups/" + i0+"/items",schemaPath:"#/properties/groups/items/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.code === undefined){
const err15 = {instancePath:instancePath+"/groups/" + i0+"/items/" + i1,schemaPath:"#/properties/groups/items/properties/items/items/required",keyword:"required",params:{missingProperty: "code"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
if(data12.label === undefined){
const err16 = {instancePath:instancePath+"/groups/" + i0+"/items/" + i1,schemaPath:"#/properties/groups/items/properties/items/items/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
for(const key3 in data12){
if(!(((key3 === "code") || (key3 === "label")) || (key3 === "to"))){
const err17 = {instancePath:instancePath+"/groups/" + i0+"/items/" + i1,schemaPath:"#/properties/groups/items/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
}
if(data12.code !== undefined){
if(!(validate22(data12.code, {instancePath:instancePath+"/groups/" + i0+"/items/" + i1+"/code",parentData:data12,parentDataProperty:"code",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data12.label !== undefined){
if(!(validate22(data12.label, {instancePath:instancePath+"/groups/" + i0+"/items/" + i1+"/label",parentData:data12,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data12.to !== undefined){
if(!(validate22(data12.to, {instancePath:instancePath+"/groups/" + i0+"/items/" + i1+"/to",parentData:data12,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/groups/" + i0+"/items/" + i1,schemaPath:"#/properties/groups/items/properties/items/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/groups/" + i0+"/items",schemaPath:"#/properties/groups/items/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err19]);
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err21]);
errors++;
}
}
if(data.surface !== undefined){
let data16 = data.surface;
if(!((((((data16 === "plain") || (data16 === "tinted")) || (data16 === "accent")) || (data16 === "second")) || (data16 === "ink")) || (data16 === "picture"))){
const err22 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema23.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err22]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate32(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate60(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err23]);
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}

const expandedVideoValidator = validate153;
const schema24 = {"type":"object","additionalProperties":false,"required":["type","src","poster"],"properties":{"type":{"const":"video"},"eyebrow":{"$ref":"part1"},"heading":{"$ref":"part1"},"text":{"$ref":"part2"},"src":{"$ref":"part1"},"poster":{"$ref":"part8"},"captions":{"$ref":"part1"},"caption":{"$ref":"part2"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part8"},"anchor":{"$ref":"part23"}}};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.src === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
if(data.poster === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "poster"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema24.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.type !== undefined){
if("video" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "video"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.eyebrow !== undefined){
if(!(validate22(data.eyebrow, {instancePath:instancePath+"/eyebrow",parentData:data,parentDataProperty:"eyebrow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
if(!(validate22(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate25(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.src !== undefined){
if(!(validate22(data.src, {instancePath:instancePath+"/src",parentData:data,parentDataProperty:"src",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.poster !== undefined){
if(!(validate32(data.poster, {instancePath:instancePath+"/poster",parentData:data,parentDataProperty:"poster",rootData}))){
vErrors = joinErrors(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data.captions !== undefined){
if(!(validate22(data.captions, {instancePath:instancePath+"/captions",parentData:data,parentDataProperty:"captions",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.caption !== undefined){
if(!(validate25(data.caption, {instancePath:instancePath+"/caption",parentData:data,parentDataProperty:"caption",rootData}))){
vErrors = joinErrors(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data8 = data.surface;
if(!((((((data8 === "plain") || (data8 === "tinted")) || (data8 === "accent")) || (data8 === "second")) || (data8 === "ink")) || (data8 === "picture"))){
const err5 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema24.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate32(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate60(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}

function joinErrors(found, more){if(found === null)return more;for(const one of more)found.push(one);return found;}
export const expandedCardGrid: Validate = expandedCardGridValidator;
export const expandedEmbed: Validate = expandedEmbedValidator;
export const expandedEvents: Validate = expandedEventsValidator;
export const expandedHero: Validate = expandedHeroValidator;
export const expandedList: Validate = expandedListValidator;
export const expandedLists: Validate = expandedListsValidator;
export const expandedPlace: Validate = expandedPlaceValidator;
export const expandedQuotes: Validate = expandedQuotesValidator;
export const expandedRouteMap: Validate = expandedRouteMapValidator;
export const expandedVideo: Validate = expandedVideoValidator;

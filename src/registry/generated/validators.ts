// Made by `npm run generate` from the schemas. Change those, not this file.
// @ts-nocheck: Ajv writes JavaScript.
import type { Validate } from '../../checks/validate';
import required0Module from "ajv/dist/runtime/ucs2length.js";
const required0 = required0Module.default ?? required0Module;
import required1Module from "ajv/dist/runtime/equal.js";
const required1 = required1Module.default ?? required1Module;
"use strict";
const frameValidator = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["schemaVersion","site","theme","header","footer","routes","notFound"],"properties":{"$schema":{"type":"string"},"schemaVersion":{"const":1},"site":{"type":"object","additionalProperties":false,"required":["name","url","language","description","logo"],"properties":{"name":{"$ref":"part2"},"url":{"type":"string","pattern":"^https?://[^\\s\\u0000-,/:-@\\[-`{-\\u007f]+(:[0-9]+)?(?!.*\\.html/?$)(/[^\\s\\u0000-,/:-@\\[-^`{-}\\u007f]+)*/?$"},"trailingSlash":{"type":"boolean"},"language":{"type":"string","pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},"direction":{"enum":["ltr","rtl"]},"currency":{"type":"string","pattern":"^[A-Z]{3}$"},"timeZone":{"$ref":"part2"},"description":{"$ref":"part2"},"logo":{"$ref":"part9"},"icon":{"$ref":"part9"}}},"theme":{"type":"object","additionalProperties":false,"required":[],"properties":{"look":{"enum":["departures","ledger","studio"]},"mode":{"enum":["light","dark","auto"]},"colors":{"type":"object","additionalProperties":false,"required":[],"properties":{"paper":{"$ref":"part13"},"ink":{"$ref":"part13"},"accent":{"$ref":"part13"},"second":{"$ref":"part13"}}},"font":{"enum":["bricolage-grotesque","fraunces","instrument-sans","outfit","source-serif-4","system"]},"textFont":{"enum":["bricolage-grotesque","fraunces","instrument-sans","outfit","source-serif-4","system"]},"typeRatio":{"type":"number","minimum":1.1,"maximum":1.5},"density":{"enum":["compact","normal","airy"]},"radius":{"enum":["none","small","medium","large"]},"button":{"enum":["solid","pill","text"]},"card":{"enum":["ticket","ruled","picture","flat"]},"header":{"enum":["bar","centred","transparent"]},"hero":{"enum":["split","columns","cover","band"]},"ornament":{"enum":["departures","rule","none"]}}},"flags":{"type":"object","additionalProperties":false,"required":[],"properties":{"source":{"type":"string","pattern":"^(bundled|https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?(?=/.*\\{code\\})(/([A-Za-z0-9._~%@+=,-]|\\{code\\}|\\{width\\})+)+)$"}}},"values":{"type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9]*$"},"additionalProperties":{"$ref":"part2"}},"collections":{"type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9]*$"},"additionalProperties":{"type":"array","items":{"type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9]*$"}}}},"shared":{"type":"object","propertyNames":{"pattern":"^[a-z][a-z0-9-]*$"},"additionalProperties":{"type":"object","required":["type"],"properties":{"type":{"enum":["card-grid","contact","country","cta","embed","events","facts","faq","form","gallery","hero","list","logos","not-found","notice","place","profiles","proof","quote","quotes","route-map","split","stats","steps","table","text","video"]}}}},"delivery":{"type":"object","propertyNames":{"pattern":"^[a-z][a-z0-9-]*$"},"additionalProperties":{"type":"object","required":["provider"],"properties":{"provider":{"enum":["emailjs","webhook"]}}}},"words":{"type":"object","additionalProperties":false,"properties":{"documentTitle":{"$ref":"part2"},"skipToContent":{"$ref":"part2"},"mainNavigation":{"$ref":"part2"},"footerNavigation":{"$ref":"part2"},"menu":{"$ref":"part2"},"closeMenu":{"$ref":"part2"},"homeLink":{"$ref":"part2"},"fileNote":{"$ref":"part2"},"dismiss":{"$ref":"part2"},"notifications":{"$ref":"part2"},"alerts":{"$ref":"part2"},"pageChanged":{"$ref":"part2"},"unexpectedError":{"$ref":"part2"},"unexpectedErrorText":{"$ref":"part2"},"errorStatus":{"$ref":"part2"},"errorMessage":{"$ref":"part2"},"reloadPage":{"$ref":"part2"},"attendees":{"$ref":"part2"},"stars":{"$ref":"part2"},"elsewhereNote":{"$ref":"part2"},"elsewherePrivacy":{"$ref":"part2"},"playFilm":{"$ref":"part2"},"showMap":{"$ref":"part2"},"mapOf":{"$ref":"part2"},"directions":{"$ref":"part2"},"openingHours":{"$ref":"part2"},"openUntil":{"$ref":"part2"},"openNow":{"$ref":"part2"},"closedNow":{"$ref":"part2"},"openAllDay":{"$ref":"part2"},"closedDay":{"$ref":"part2"},"requiredNote":{"$ref":"part2"},"chooseOne":{"$ref":"part2"},"errorSummaryHeading":{"$ref":"part2"},"errorSummaryText":{"$ref":"part2"},"fieldMissing":{"$ref":"part2"},"fieldPickOne":{"$ref":"part2"},"fieldBadEmail":{"$ref":"part2"},"fieldBadPhone":{"$ref":"part2"},"fieldTooShort":{"$ref":"part37"},"fieldTooLong":{"$ref":"part37"},"fieldTooLow":{"$ref":"part2"},"fieldTooHigh":{"$ref":"part2"},"fieldTooEarly":{"$ref":"part2"},"fieldTooLate":{"$ref":"part2"},"fieldWrongStep":{"$ref":"part2"},"fieldNotAccepted":{"$ref":"part2"},"fieldMustTick":{"$ref":"part2"},"alreadySending":{"$ref":"part2"},"draftRestored":{"$ref":"part2"},"draftNotKept":{"$ref":"part2"},"yourReference":{"$ref":"part2"},"yourAnswers":{"$ref":"part2"},"copyReference":{"$ref":"part2"},"copySelected":{"$ref":"part2"},"sendAnother":{"$ref":"part2"},"answersKept":{"$ref":"part2"},"retry":{"$ref":"part2"},"retryNow":{"$ref":"part2"},"stopRetrying":{"$ref":"part2"},"sendingAgain":{"$ref":"part2"},"notSentYet":{"$ref":"part2"},"offlineYet":{"$ref":"part2"},"retryingIn":{"$ref":"part37"},"retryingOnceOnline":{"$ref":"part2"},"sendByEmail":{"$ref":"part2"},"sendByWhatsApp":{"$ref":"part2"},"whatsApp":{"$ref":"part2"},"copyAnswers":{"$ref":"part2"},"copied":{"$ref":"part2"},"copyByHand":{"$ref":"part2"},"tooLongForLink":{"$ref":"part2"},"leaveEmpty":{"$ref":"part2"},"formBadRequest":{"$ref":"part2"},"formBlocked":{"$ref":"part2"},"formTooManyRequests":{"$ref":"part2"},"formTooLarge":{"$ref":"part2"},"formServiceTrouble":{"$ref":"part2"},"formOffline":{"$ref":"part2"},"formNotLoaded":{"$ref":"part2"},"formUnknown":{"$ref":"part2"},"noScript":{"$ref":"part2"},"formPreparing":{"$ref":"part2"},"confirmPerson":{"$ref":"part2"},"isPerson":{"$ref":"part2"},"opensInNewTab":{"$ref":"part2"},"formNotReady":{"$ref":"part2"}}},"header":{"type":"object","additionalProperties":false,"required":["menu"],"properties":{"announcement":{"type":["object","string"],"additionalProperties":false,"required":["text"],"properties":{"text":{"$ref":"part39"},"until":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}|^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"menu":{"type":["array","object","string"],"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part54"},"else":{"$ref":"part53"}},"if":{"type":"object"},"then":{"$ref":"part54"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"action":{"$ref":"part59"},"bar":{"type":["array","object","string"],"minItems":2,"maxItems":3,"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part61"},"else":{"$ref":"part60"}},"if":{"type":"object"},"then":{"$ref":"part61"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"}}},"footer":{"type":"object","additionalProperties":false,"required":["copyright"],"properties":{"text":{"$ref":"part39"},"groups":{"type":["array","object","string"],"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part70"},"else":{"$ref":"part69"}},"if":{"type":"object"},"then":{"$ref":"part70"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"social":{"type":["array","object","string"],"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part76"},"else":{"$ref":"part75"}},"if":{"type":"object"},"then":{"$ref":"part76"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"accreditation":{"$ref":"part39"},"copyright":{"$ref":"part2"}}},"routes":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["path","title","description","blocks"],"dependencies":{"where":["from"],"sort":["from"],"limit":["from"]},"if":{"required":["from"]},"then":{"properties":{"path":{"type":"string","pattern":"^(?=.*\\{)(\\{[A-Za-z][A-Za-z0-9]*\\}|(/([a-z0-9-]|\\{[A-Za-z][A-Za-z0-9]*\\})+)+)$"}}},"else":{"properties":{"path":{"type":"string","pattern":"^/([a-z0-9-]{1,100}(/[a-z0-9-]{1,100}){0,9})?$"}}},"properties":{"from":{"$ref":"part2"},"where":{"$ref":"part47"},"sort":{"$ref":"part48"},"limit":{"$ref":"part49"},"path":{"type":"string"},"title":{"$ref":"part2"},"description":{"$ref":"part2"},"share":{"type":"object","additionalProperties":false,"required":["picture"],"properties":{"picture":{"$ref":"part2"},"alt":{"$ref":"part2"}}},"tone":{"enum":["accent","second"]},"draft":{"type":"boolean"},"blocks":{"$ref":"part84"}}}},"notFound":{"type":"object","additionalProperties":false,"required":["title","blocks"],"properties":{"title":{"$ref":"part2"},"description":{"$ref":"part2"},"blocks":{"$ref":"part84"}}},"business":{"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"enum":["LocalBusiness","AccountingService","AmusementPark","ArtGallery","AutoDealer","AutoRepair","AutoWash","Bakery","BarOrPub","BeautySalon","BedAndBreakfast","BikeStore","BookStore","Brewery","CafeOrCoffeeShop","Campground","ChildCare","ClothingStore","ComputerStore","ConvenienceStore","DaySpa","Dentist","DryCleaningOrLaundry","Electrician","ElectronicsStore","EmploymentAgency","EntertainmentBusiness","ExerciseGym","FastFoodRestaurant","FinancialService","Florist","FoodEstablishment","FurnitureStore","GardenStore","GasStation","GeneralContractor","GolfCourse","GroceryStore","HairSalon","HardwareStore","HealthAndBeautyBusiness","HealthClub","HobbyShop","HomeAndConstructionBusiness","HomeGoodsStore","Hostel","Hotel","HousePainter","HVACBusiness","IceCreamShop","InsuranceAgency","InternetCafe","JewelryStore","LegalService","Library","Locksmith","LodgingBusiness","MedicalBusiness","Motel","MotorcycleDealer","MotorcycleRepair","MovingCompany","MusicStore","NailSalon","NightClub","Notary","Optician","OutletStore","PetStore","Pharmacy","Physician","Plumber","ProfessionalService","RealEstateAgent","RecyclingCenter","Resort","Restaurant","RoofingContractor","SelfStorage","ShoeStore","ShoppingCenter","SkiResort","SportingGoodsStore","SportsActivityLocation","SportsClub","Store","TattooParlor","TireShop","TouristInformationCenter","ToyStore","TravelAgency","WholesaleStore","Winery"]},"name":{"$ref":"part2"},"description":{"$ref":"part2"},"telephone":{"$ref":"part2"},"email":{"$ref":"part2"},"address":{"$ref":"part94"},"hours":{"$ref":"part106"},"at":{"$ref":"part108"},"priceRange":{"$ref":"part2"},"area":{"$ref":"part109"},"profiles":{"$ref":"part111"}}},"feeds":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["from","path","title","as"],"properties":{"path":{"type":"string","pattern":"^/([a-z0-9-]{1,100}/){0,9}[a-z0-9-]{1,100}\\.xml$"},"title":{"$ref":"part2"},"from":{"$ref":"part2"},"where":{"$ref":"part47"},"limit":{"$ref":"part49"},"as":{"$ref":"part114"}}}},"analytics":{"type":"object","additionalProperties":false,"required":["provider","domain"],"properties":{"provider":{"enum":["plausible"]},"domain":{"type":"string","pattern":"^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$"},"host":{"type":"string","pattern":"^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}(:[0-9]{1,5})?$"}}},"redirects":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"string","maxLength":1000,"pattern":"^(?!.*%(?:[01]|2[2AaFf3]|3[AaCcEeFf]|5[Cc]|7[Cc]))(/(?!\\.{1,2}(/|$))[^\\s?#/\\\\:*\"<>|\\u0000-\\u001f]{1,100})+/?$"},"to":{"$ref":"part2"}}}}}};
const func2 = Object.prototype.hasOwnProperty;
const func9 = required0;
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

const schema8 = {"type":"object","additionalProperties":false,"required":["src","alt"],"properties":{"src":{"$ref":"part2"},"alt":{"type":"string"},"focus":{"enum":["top left","top","top right","left","center","right","bottom left","bottom","bottom right"]}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err4 = {instancePath:instancePath+"/focus",schemaPath:"#/properties/focus/enum",keyword:"enum",params:{allowedValues: schema8.properties.focus.enum}};
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
validate26.errors = vErrors;
return errors === 0;
}

const pattern4 = new RegExp("^#[0-9a-fA-F]{6}$", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":["string","object"],"pattern":"\\S","additionalProperties":false,"required":["other"],"properties":{"zero":{"$ref":"part2"},"one":{"$ref":"part2"},"two":{"$ref":"part2"},"few":{"$ref":"part2"},"many":{"$ref":"part2"},"other":{"$ref":"part2"}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema10.type}};
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.other === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "other"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "zero") || (key0 === "one")) || (key0 === "two")) || (key0 === "few")) || (key0 === "many")) || (key0 === "other"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.zero !== undefined){
if(!(validate22(data.zero, {instancePath:instancePath+"/zero",parentData:data,parentDataProperty:"zero",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.one !== undefined){
if(!(validate22(data.one, {instancePath:instancePath+"/one",parentData:data,parentDataProperty:"one",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.two !== undefined){
if(!(validate22(data.two, {instancePath:instancePath+"/two",parentData:data,parentDataProperty:"two",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.few !== undefined){
if(!(validate22(data.few, {instancePath:instancePath+"/few",parentData:data,parentDataProperty:"few",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.many !== undefined){
if(!(validate22(data.many, {instancePath:instancePath+"/many",parentData:data,parentDataProperty:"many",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.other !== undefined){
if(!(validate22(data.other, {instancePath:instancePath+"/other",parentData:data,parentDataProperty:"other",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
validate75.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":["string","array"],"pattern":"\\S","minItems":1,"items":{"$ref":"part2"}};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema11.type}};
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
validate130.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"phoneLabel":{"$ref":"part2"},"to":{"$ref":"part2"},"items":{"type":["array","object","string"],"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part50"},"else":{"$ref":"part42"}},"if":{"type":"object"},"then":{"$ref":"part50"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};
const pattern12 = new RegExp("^\\{[A-Za-z][A-Za-z0-9]*\\}$", "u");
const schema15 = {"type":["object","string"],"additionalProperties":false,"required":["label","to"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"},"flag":{"$ref":"part2"},"icon":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema15.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.to === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
for(const key0 in data){
if(!((((key0 === "label") || (key0 === "to")) || (key0 === "flag")) || (key0 === "icon"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.label !== undefined){
if(!(validate22(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate22(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.flag !== undefined){
if(!(validate22(data.flag, {instancePath:instancePath+"/flag",parentData:data,parentDataProperty:"flag",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
if(!(validate22(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
validate141.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"object","additionalProperties":{"type":["string","number","boolean","array","object"],"items":{"type":["string","number","boolean"]},"additionalProperties":false,"properties":{"not":{"type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}},"from":{"type":["string","number"]},"to":{"type":["string","number"]}}}};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
if((((!data0 || typeof data0 != "object") && (typeof data0 !== "string")) && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema16.additionalProperties.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err1 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/additionalProperties/items/type",keyword:"type",params:{type: schema16.additionalProperties.items.type}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(((key1 === "not") || (key1 === "from")) || (key1 === "to"))){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data0.not !== undefined){
let data2 = data0.not;
if((((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")) && (!(Array.isArray(data2)))){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/not",schemaPath:"#/additionalProperties/properties/not/type",keyword:"type",params:{type: schema16.additionalProperties.properties.not.type}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/not/" + i1,schemaPath:"#/additionalProperties/properties/not/items/type",keyword:"type",params:{type: schema16.additionalProperties.properties.not.items.type}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
}
}
if(data0.from !== undefined){
let data4 = data0.from;
if((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/from",schemaPath:"#/additionalProperties/properties/from/type",keyword:"type",params:{type: schema16.additionalProperties.properties.from.type}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data0.to !== undefined){
let data5 = data0.to;
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/to",schemaPath:"#/additionalProperties/properties/to/type",keyword:"type",params:{type: schema16.additionalProperties.properties.to.type}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}

const pattern17 = new RegExp("^-?[A-Za-z][A-Za-z0-9]*$", "u");

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern17.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^-?[A-Za-z][A-Za-z0-9]*$"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}


function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
validate151.errors = vErrors;
return errors === 0;
}


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate141(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate141.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}


function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema13.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!((((key0 === "label") || (key0 === "phoneLabel")) || (key0 === "to")) || (key0 === "items"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.label !== undefined){
if(!(validate22(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.phoneLabel !== undefined){
if(!(validate22(data.phoneLabel, {instancePath:instancePath+"/phoneLabel",parentData:data,parentDataProperty:"phoneLabel",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate22(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data3 = data.items;
if((!data3 || typeof data3 != "object") && (typeof data3 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema13.properties.items.type}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
const _errs7 = errors;
let valid1 = true;
const _errs8 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs10 = errors;
if(!(validate139(data3, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate139.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(typeof data3 === "string"){
if(!pattern12.test(data3)){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs12 = errors;
let valid4 = true;
const _errs13 = errors;
if(errors === _errs13){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing0;
if((data4.from === undefined) && (missing0 = "from")){
const err8 = {};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
else {
const err9 = {};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs15 = errors;
if(!(validate139(data4, {instancePath:instancePath+"/items/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate139.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs16 = errors;
if(!(validate141(data4, {instancePath:instancePath+"/items/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate141.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "else";
}
if(!valid4){
const err10 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
}
}
}
validate135.errors = vErrors;
return errors === 0;
}


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate135(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate135.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":["object","string"],"additionalProperties":false,"required":["label","to"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"},"style":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}"},"else":{"enum":["primary","secondary","quiet"]}},"icon":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};
const pattern21 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}", "u");

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema19.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.to === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
for(const key0 in data){
if(!((((key0 === "label") || (key0 === "to")) || (key0 === "style")) || (key0 === "icon"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.label !== undefined){
if(!(validate22(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate22(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data2 = data.style;
const _errs5 = errors;
let valid1 = true;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern21.test(data2)){
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
else {
const err6 = {};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs8 = errors;
if(!(((data2 === "primary") || (data2 === "secondary")) || (data2 === "quiet"))){
const err7 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/else/enum",keyword:"enum",params:{allowedValues: schema19.properties.style.else.enum}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = _valid0;
}
if(!valid1){
const err8 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
if(data.icon !== undefined){
if(!(validate22(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
validate163.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":["object","string"],"additionalProperties":false,"required":["label","to"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"},"icon":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema21.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.to === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
for(const key0 in data){
if(!(((key0 === "label") || (key0 === "to")) || (key0 === "icon"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.label !== undefined){
if(!(validate22(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate22(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
if(!(validate22(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
validate170.errors = vErrors;
return errors === 0;
}


function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate170(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate170.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":["object","string"],"additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"type":["array","object","string"],"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part66"},"else":{"$ref":"part65"}},"if":{"type":"object"},"then":{"$ref":"part66"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};
const schema25 = {"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"},"flag":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema25.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!(((key0 === "label") || (key0 === "to")) || (key0 === "flag"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.label !== undefined){
if(!(validate22(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate22(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.flag !== undefined){
if(!(validate22(data.flag, {instancePath:instancePath+"/flag",parentData:data,parentDataProperty:"flag",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
validate188.errors = vErrors;
return errors === 0;
}


function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate188(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate188.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate186.errors = vErrors;
return errors === 0;
}


function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema23.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.heading === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.items === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
for(const key0 in data){
if(!((key0 === "heading") || (key0 === "items"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.heading !== undefined){
if(!(validate22(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data1 = data.items;
if((!data1 || typeof data1 != "object") && (typeof data1 !== "string")){
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema23.properties.items.type}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
const _errs5 = errors;
let valid1 = true;
const _errs6 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err6 = {};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs8 = errors;
if(!(validate186(data1, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate186.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = _valid0;
}
if(!valid1){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
if(typeof data1 === "string"){
if(!pattern12.test(data1)){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs10 = errors;
let valid4 = true;
const _errs11 = errors;
if(errors === _errs11){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing0;
if((data2.from === undefined) && (missing0 = "from")){
const err9 = {};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
else {
const err10 = {};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs13 = errors;
if(!(validate186(data2, {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate186.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs14 = errors;
if(!(validate188(data2, {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate188.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid4 = _valid1;
ifClause0 = "else";
}
if(!valid4){
const err11 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
}
}
}
validate184.errors = vErrors;
return errors === 0;
}


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate184(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate184.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":["object","string"],"additionalProperties":false,"required":["network","to"],"properties":{"network":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}"},"else":{"enum":["whatsapp","facebook","instagram","tiktok","youtube","x","linkedin","telegram","threads","pinterest","tripadvisor"]}},"to":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema27.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.network === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "network"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.to === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
for(const key0 in data){
if(!((key0 === "network") || (key0 === "to"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.network !== undefined){
let data0 = data.network;
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(!pattern21.test(data0)){
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
else {
const err6 = {};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs6 = errors;
if(!(((((((((((data0 === "whatsapp") || (data0 === "facebook")) || (data0 === "instagram")) || (data0 === "tiktok")) || (data0 === "youtube")) || (data0 === "x")) || (data0 === "linkedin")) || (data0 === "telegram")) || (data0 === "threads")) || (data0 === "pinterest")) || (data0 === "tripadvisor"))){
const err7 = {instancePath:instancePath+"/network",schemaPath:"#/properties/network/else/enum",keyword:"enum",params:{allowedValues: schema27.properties.network.else.enum}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
const err8 = {instancePath:instancePath+"/network",schemaPath:"#/properties/network/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
if(data.to !== undefined){
if(!(validate22(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
validate208.errors = vErrors;
return errors === 0;
}


function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate208(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate208.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate206.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"array","items":{"type":"object","required":["type"],"properties":{"type":{"enum":["card-grid","contact","country","cta","embed","events","facts","faq","form","gallery","hero","list","logos","not-found","notice","place","profiles","proof","quote","quotes","route-map","split","stats","steps","table","text","video","shared"]}}}};

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data0.type !== undefined){
let data1 = data0.type;
if(!((((((((((((((((((((((((((((data1 === "card-grid") || (data1 === "contact")) || (data1 === "country")) || (data1 === "cta")) || (data1 === "embed")) || (data1 === "events")) || (data1 === "facts")) || (data1 === "faq")) || (data1 === "form")) || (data1 === "gallery")) || (data1 === "hero")) || (data1 === "list")) || (data1 === "logos")) || (data1 === "not-found")) || (data1 === "notice")) || (data1 === "place")) || (data1 === "profiles")) || (data1 === "proof")) || (data1 === "quote")) || (data1 === "quotes")) || (data1 === "route-map")) || (data1 === "split")) || (data1 === "stats")) || (data1 === "steps")) || (data1 === "table")) || (data1 === "text")) || (data1 === "video")) || (data1 === "shared"))){
const err1 = {instancePath:instancePath+"/" + i0+"/type",schemaPath:"#/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema28.items.properties.type.enum}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate227.errors = vErrors;
return errors === 0;
}

const pattern33 = new RegExp("^[A-Z]{2}$", "u");

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.city === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.country === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "street") || (key0 === "city")) || (key0 === "region")) || (key0 === "postalCode")) || (key0 === "country"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.street !== undefined){
if(!(validate22(data.street, {instancePath:instancePath+"/street",parentData:data,parentDataProperty:"street",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.city !== undefined){
if(!(validate22(data.city, {instancePath:instancePath+"/city",parentData:data,parentDataProperty:"city",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
if(!(validate22(data.region, {instancePath:instancePath+"/region",parentData:data,parentDataProperty:"region",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.postalCode !== undefined){
if(!(validate22(data.postalCode, {instancePath:instancePath+"/postalCode",parentData:data,parentDataProperty:"postalCode",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
let data4 = data.country;
if(typeof data4 === "string"){
if(!pattern33.test(data4)){
const err3 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"}};
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
validate236.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":["array","object","string"],"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part104"},"else":{"$ref":"part103"}},"if":{"type":"object"},"then":{"$ref":"part104"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};
const schema32 = {"type":["object","string"],"additionalProperties":false,"required":["days"],"properties":{"days":{"type":["array","object","string"],"minItems":1,"uniqueItems":true,"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part97"},"else":{"$ref":"part96"}},"if":{"type":"object"},"then":{"$ref":"part97"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"opens":{"$ref":"part100"},"closes":{"$ref":"part100"},"closed":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}"},"else":{"const":true}}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};
const schema34 = {"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}"},"else":{"enum":["mo","tu","we","th","fr","sa","su"]}};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data === "string"){
if(!pattern21.test(data)){
const err0 = {};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
else {
const err1 = {};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs3 = errors;
if(!(((((((data === "mo") || (data === "tu")) || (data === "we")) || (data === "th")) || (data === "fr")) || (data === "sa")) || (data === "su"))){
const err2 = {instancePath,schemaPath:"#/else/enum",keyword:"enum",params:{allowedValues: schema34.else.enum}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate248.errors = vErrors;
return errors === 0;
}


function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate248(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate248.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate246.errors = vErrors;
return errors === 0;
}

const pattern37 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}|^([01]\\d|2[0-3]):[0-5]\\d$", "u");

function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern37.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}|^([01]\\d|2[0-3]):[0-5]\\d$"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
validate256.errors = vErrors;
return errors === 0;
}

const func0 = required1;

function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema32.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.days === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "days"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!((((key0 === "days") || (key0 === "opens")) || (key0 === "closes")) || (key0 === "closed"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.days !== undefined){
let data0 = data.days;
if((!data0 || typeof data0 != "object") && (typeof data0 !== "string")){
const err4 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: schema32.properties.days.type}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
const _errs4 = errors;
let valid1 = true;
const _errs5 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(!(validate246(data0, {instancePath:instancePath+"/days",parentData:data,parentDataProperty:"days",rootData}))){
vErrors = joinErrors(vErrors, validate246.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
const err7 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(Array.isArray(data0)){
if(data0.length < 1){
const err8 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs9 = errors;
let valid4 = true;
const _errs10 = errors;
if(errors === _errs10){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((data1.from === undefined) && (missing0 = "from")){
const err9 = {};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
else {
const err10 = {};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs12 = errors;
if(!(validate246(data1, {instancePath:instancePath+"/days/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate246.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs13 = errors;
if(!(validate248(data1, {instancePath:instancePath+"/days/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate248.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid4 = _valid1;
ifClause0 = "else";
}
if(!valid4){
const err11 = {instancePath:instancePath+"/days/" + i0,schemaPath:"#/properties/days/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data0[i1], data0[j0])){
const err12 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
break outer0;
}
}
}
}
}
}
if(data.opens !== undefined){
if(!(validate256(data.opens, {instancePath:instancePath+"/opens",parentData:data,parentDataProperty:"opens",rootData}))){
vErrors = joinErrors(vErrors, validate256.errors);
errors = vErrors.length;
}
}
if(data.closes !== undefined){
if(!(validate256(data.closes, {instancePath:instancePath+"/closes",parentData:data,parentDataProperty:"closes",rootData}))){
vErrors = joinErrors(vErrors, validate256.errors);
errors = vErrors.length;
}
}
if(data.closed !== undefined){
let data4 = data.closed;
const _errs17 = errors;
let valid6 = true;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data4 === "string"){
if(!pattern21.test(data4)){
const err13 = {};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
else {
const err14 = {};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
}
var _valid2 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(!_valid2){
const _errs20 = errors;
if(true !== data4){
const err15 = {instancePath:instancePath+"/closed",schemaPath:"#/properties/closed/else/const",keyword:"const",params:{allowedValue: true}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
var _valid2 = _errs20 === errors;
valid6 = _valid2;
}
if(!valid6){
const err16 = {instancePath:instancePath+"/closed",schemaPath:"#/properties/closed/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
}
}
validate245.errors = vErrors;
return errors === 0;
}


function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate245(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate245.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate243.errors = vErrors;
return errors === 0;
}


function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema30.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err1 = {};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(!(validate243(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate243.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs6 = errors;
let valid3 = true;
const _errs7 = errors;
if(errors === _errs7){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.from === undefined) && (missing0 = "from")){
const err4 = {};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
else {
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs9 = errors;
if(!(validate243(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate243.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(!(validate245(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate245.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
ifClause0 = "else";
}
if(!valid3){
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
}
validate242.errors = vErrors;
return errors === 0;
}


function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 2){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.length < 2){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 180 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data0 < -180 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "number"}};
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
validate267.errors = vErrors;
return errors === 0;
}


function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate270.errors = vErrors;
return errors === 0;
}

const pattern40 = new RegExp("^https://[a-z0-9.-]+(:[0-9]+)?(/[!-~]*)?$", "u");

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern40.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https://[a-z0-9.-]+(:[0-9]+)?(/[!-~]*)?$"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
validate274.errors = vErrors;
return errors === 0;
}


function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate274(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate274.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
validate273.errors = vErrors;
return errors === 0;
}


function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.date === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
if(data.to === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "text")) || (key0 === "date")) || (key0 === "to"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.title !== undefined){
if(!(validate22(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(validate22(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate22(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
validate281.errors = vErrors;
return errors === 0;
}

const pattern1 = new RegExp("^https?://[^\\s\\u0000-,/:-@\\[-`{-\\u007f]+(:[0-9]+)?(?!.*\\.html/?$)(/[^\\s\\u0000-,/:-@\\[-^`{-}\\u007f]+)*/?$", "u");
const pattern2 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");
const pattern3 = new RegExp("^[A-Z]{3}$", "u");
const pattern5 = new RegExp("^(bundled|https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?(?=/.*\\{code\\})(/([A-Za-z0-9._~%@+=,-]|\\{code\\}|\\{width\\})+)+)$", "u");
const pattern6 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");
const pattern9 = new RegExp("^[a-z][a-z0-9-]*$", "u");
const pattern14 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}|^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");
const pattern31 = new RegExp("^(?=.*\\{)(\\{[A-Za-z][A-Za-z0-9]*\\}|(/([a-z0-9-]|\\{[A-Za-z][A-Za-z0-9]*\\})+)+)$", "u");
const pattern32 = new RegExp("^/([a-z0-9-]{1,100}(/[a-z0-9-]{1,100}){0,9})?$", "u");
const pattern41 = new RegExp("^/([a-z0-9-]{1,100}/){0,9}[a-z0-9-]{1,100}\\.xml$", "u");
const pattern42 = new RegExp("^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$", "u");
const pattern43 = new RegExp("^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}(:[0-9]{1,5})?$", "u");
const pattern44 = new RegExp("^(?!.*%(?:[01]|2[2AaFf3]|3[AaCcEeFf]|5[Cc]|7[Cc]))(/(?!\\.{1,2}(/|$))[^\\s?#/\\\\:*\"<>|\\u0000-\\u001f]{1,100})+/?$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schemaVersion === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schemaVersion"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.site === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "site"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
if(data.theme === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "theme"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.header === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
if(data.footer === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "footer"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
if(data.routes === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "routes"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
if(data.notFound === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notFound"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema6.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err8 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
if(data.schemaVersion !== undefined){
if(1 !== data.schemaVersion){
const err9 = {instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/const",keyword:"const",params:{allowedValue: 1}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data.site !== undefined){
let data2 = data.site;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
const err10 = {instancePath:instancePath+"/site",schemaPath:"#/properties/site/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
if(data2.url === undefined){
const err11 = {instancePath:instancePath+"/site",schemaPath:"#/properties/site/required",keyword:"required",params:{missingProperty: "url"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
if(data2.language === undefined){
const err12 = {instancePath:instancePath+"/site",schemaPath:"#/properties/site/required",keyword:"required",params:{missingProperty: "language"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
if(data2.description === undefined){
const err13 = {instancePath:instancePath+"/site",schemaPath:"#/properties/site/required",keyword:"required",params:{missingProperty: "description"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
if(data2.logo === undefined){
const err14 = {instancePath:instancePath+"/site",schemaPath:"#/properties/site/required",keyword:"required",params:{missingProperty: "logo"}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
for(const key1 in data2){
if(!(func2.call(schema6.properties.site.properties, key1))){
const err15 = {instancePath:instancePath+"/site",schemaPath:"#/properties/site/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
}
if(data2.name !== undefined){
if(!(validate22(data2.name, {instancePath:instancePath+"/site/name",parentData:data2,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data2.url !== undefined){
let data4 = data2.url;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err16 = {instancePath:instancePath+"/site/url",schemaPath:"#/properties/site/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s\\u0000-,/:-@\\[-`{-\\u007f]+(:[0-9]+)?(?!.*\\.html/?$)(/[^\\s\\u0000-,/:-@\\[-^`{-}\\u007f]+)*/?$"}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/site/url",schemaPath:"#/properties/site/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
}
if(data2.trailingSlash !== undefined){
if(typeof data2.trailingSlash !== "boolean"){
const err18 = {instancePath:instancePath+"/site/trailingSlash",schemaPath:"#/properties/site/properties/trailingSlash/type",keyword:"type",params:{type: "boolean"}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
}
if(data2.language !== undefined){
let data6 = data2.language;
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
const err19 = {instancePath:instancePath+"/site/language",schemaPath:"#/properties/site/properties/language/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"}};
vErrors = joinErrors(vErrors, [err19]);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/site/language",schemaPath:"#/properties/site/properties/language/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
}
if(data2.direction !== undefined){
let data7 = data2.direction;
if(!((data7 === "ltr") || (data7 === "rtl"))){
const err21 = {instancePath:instancePath+"/site/direction",schemaPath:"#/properties/site/properties/direction/enum",keyword:"enum",params:{allowedValues: schema6.properties.site.properties.direction.enum}};
vErrors = joinErrors(vErrors, [err21]);
errors++;
}
}
if(data2.currency !== undefined){
let data8 = data2.currency;
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
const err22 = {instancePath:instancePath+"/site/currency",schemaPath:"#/properties/site/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
vErrors = joinErrors(vErrors, [err22]);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/site/currency",schemaPath:"#/properties/site/properties/currency/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err23]);
errors++;
}
}
if(data2.timeZone !== undefined){
if(!(validate22(data2.timeZone, {instancePath:instancePath+"/site/timeZone",parentData:data2,parentDataProperty:"timeZone",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data2.description !== undefined){
if(!(validate22(data2.description, {instancePath:instancePath+"/site/description",parentData:data2,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data2.logo !== undefined){
if(!(validate26(data2.logo, {instancePath:instancePath+"/site/logo",parentData:data2,parentDataProperty:"logo",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data2.icon !== undefined){
if(!(validate26(data2.icon, {instancePath:instancePath+"/site/icon",parentData:data2,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/site",schemaPath:"#/properties/site/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err24]);
errors++;
}
}
if(data.theme !== undefined){
let data13 = data.theme;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key2 in data13){
if(!(func2.call(schema6.properties.theme.properties, key2))){
const err25 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = joinErrors(vErrors, [err25]);
errors++;
}
}
if(data13.look !== undefined){
let data14 = data13.look;
if(!(((data14 === "departures") || (data14 === "ledger")) || (data14 === "studio"))){
const err26 = {instancePath:instancePath+"/theme/look",schemaPath:"#/properties/theme/properties/look/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.look.enum}};
vErrors = joinErrors(vErrors, [err26]);
errors++;
}
}
if(data13.mode !== undefined){
let data15 = data13.mode;
if(!(((data15 === "light") || (data15 === "dark")) || (data15 === "auto"))){
const err27 = {instancePath:instancePath+"/theme/mode",schemaPath:"#/properties/theme/properties/mode/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.mode.enum}};
vErrors = joinErrors(vErrors, [err27]);
errors++;
}
}
if(data13.colors !== undefined){
let data16 = data13.colors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key3 in data16){
if(!((((key3 === "paper") || (key3 === "ink")) || (key3 === "accent")) || (key3 === "second"))){
const err28 = {instancePath:instancePath+"/theme/colors",schemaPath:"#/properties/theme/properties/colors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = joinErrors(vErrors, [err28]);
errors++;
}
}
if(data16.paper !== undefined){
if(!(validate30(data16.paper, {instancePath:instancePath+"/theme/colors/paper",parentData:data16,parentDataProperty:"paper",rootData}))){
vErrors = joinErrors(vErrors, validate30.errors);
errors = vErrors.length;
}
}
if(data16.ink !== undefined){
if(!(validate30(data16.ink, {instancePath:instancePath+"/theme/colors/ink",parentData:data16,parentDataProperty:"ink",rootData}))){
vErrors = joinErrors(vErrors, validate30.errors);
errors = vErrors.length;
}
}
if(data16.accent !== undefined){
if(!(validate30(data16.accent, {instancePath:instancePath+"/theme/colors/accent",parentData:data16,parentDataProperty:"accent",rootData}))){
vErrors = joinErrors(vErrors, validate30.errors);
errors = vErrors.length;
}
}
if(data16.second !== undefined){
if(!(validate30(data16.second, {instancePath:instancePath+"/theme/colors/second",parentData:data16,parentDataProperty:"second",rootData}))){
vErrors = joinErrors(vErrors, validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/theme/colors",schemaPath:"#/properties/theme/properties/colors/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err29]);
errors++;
}
}
if(data13.font !== undefined){
let data21 = data13.font;
if(!((((((data21 === "bricolage-grotesque") || (data21 === "fraunces")) || (data21 === "instrument-sans")) || (data21 === "outfit")) || (data21 === "source-serif-4")) || (data21 === "system"))){
const err30 = {instancePath:instancePath+"/theme/font",schemaPath:"#/properties/theme/properties/font/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.font.enum}};
vErrors = joinErrors(vErrors, [err30]);
errors++;
}
}
if(data13.textFont !== undefined){
let data22 = data13.textFont;
if(!((((((data22 === "bricolage-grotesque") || (data22 === "fraunces")) || (data22 === "instrument-sans")) || (data22 === "outfit")) || (data22 === "source-serif-4")) || (data22 === "system"))){
const err31 = {instancePath:instancePath+"/theme/textFont",schemaPath:"#/properties/theme/properties/textFont/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.textFont.enum}};
vErrors = joinErrors(vErrors, [err31]);
errors++;
}
}
if(data13.typeRatio !== undefined){
let data23 = data13.typeRatio;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 1.5 || isNaN(data23)){
const err32 = {instancePath:instancePath+"/theme/typeRatio",schemaPath:"#/properties/theme/properties/typeRatio/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1.5}};
vErrors = joinErrors(vErrors, [err32]);
errors++;
}
if(data23 < 1.1 || isNaN(data23)){
const err33 = {instancePath:instancePath+"/theme/typeRatio",schemaPath:"#/properties/theme/properties/typeRatio/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1.1}};
vErrors = joinErrors(vErrors, [err33]);
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/theme/typeRatio",schemaPath:"#/properties/theme/properties/typeRatio/type",keyword:"type",params:{type: "number"}};
vErrors = joinErrors(vErrors, [err34]);
errors++;
}
}
if(data13.density !== undefined){
let data24 = data13.density;
if(!(((data24 === "compact") || (data24 === "normal")) || (data24 === "airy"))){
const err35 = {instancePath:instancePath+"/theme/density",schemaPath:"#/properties/theme/properties/density/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.density.enum}};
vErrors = joinErrors(vErrors, [err35]);
errors++;
}
}
if(data13.radius !== undefined){
let data25 = data13.radius;
if(!((((data25 === "none") || (data25 === "small")) || (data25 === "medium")) || (data25 === "large"))){
const err36 = {instancePath:instancePath+"/theme/radius",schemaPath:"#/properties/theme/properties/radius/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.radius.enum}};
vErrors = joinErrors(vErrors, [err36]);
errors++;
}
}
if(data13.button !== undefined){
let data26 = data13.button;
if(!(((data26 === "solid") || (data26 === "pill")) || (data26 === "text"))){
const err37 = {instancePath:instancePath+"/theme/button",schemaPath:"#/properties/theme/properties/button/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.button.enum}};
vErrors = joinErrors(vErrors, [err37]);
errors++;
}
}
if(data13.card !== undefined){
let data27 = data13.card;
if(!((((data27 === "ticket") || (data27 === "ruled")) || (data27 === "picture")) || (data27 === "flat"))){
const err38 = {instancePath:instancePath+"/theme/card",schemaPath:"#/properties/theme/properties/card/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.card.enum}};
vErrors = joinErrors(vErrors, [err38]);
errors++;
}
}
if(data13.header !== undefined){
let data28 = data13.header;
if(!(((data28 === "bar") || (data28 === "centred")) || (data28 === "transparent"))){
const err39 = {instancePath:instancePath+"/theme/header",schemaPath:"#/properties/theme/properties/header/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.header.enum}};
vErrors = joinErrors(vErrors, [err39]);
errors++;
}
}
if(data13.hero !== undefined){
let data29 = data13.hero;
if(!((((data29 === "split") || (data29 === "columns")) || (data29 === "cover")) || (data29 === "band"))){
const err40 = {instancePath:instancePath+"/theme/hero",schemaPath:"#/properties/theme/properties/hero/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.hero.enum}};
vErrors = joinErrors(vErrors, [err40]);
errors++;
}
}
if(data13.ornament !== undefined){
let data30 = data13.ornament;
if(!(((data30 === "departures") || (data30 === "rule")) || (data30 === "none"))){
const err41 = {instancePath:instancePath+"/theme/ornament",schemaPath:"#/properties/theme/properties/ornament/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.ornament.enum}};
vErrors = joinErrors(vErrors, [err41]);
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err42]);
errors++;
}
}
if(data.flags !== undefined){
let data31 = data.flags;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key4 in data31){
if(!(key4 === "source")){
const err43 = {instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = joinErrors(vErrors, [err43]);
errors++;
}
}
if(data31.source !== undefined){
let data32 = data31.source;
if(typeof data32 === "string"){
if(!pattern5.test(data32)){
const err44 = {instancePath:instancePath+"/flags/source",schemaPath:"#/properties/flags/properties/source/pattern",keyword:"pattern",params:{pattern: "^(bundled|https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?(?=/.*\\{code\\})(/([A-Za-z0-9._~%@+=,-]|\\{code\\}|\\{width\\})+)+)$"}};
vErrors = joinErrors(vErrors, [err44]);
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/flags/source",schemaPath:"#/properties/flags/properties/source/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err45]);
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err46]);
errors++;
}
}
if(data.values !== undefined){
let data33 = data.values;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
for(const key5 in data33){
const _errs52 = errors;
if(typeof key5 === "string"){
if(!pattern6.test(key5)){
const err47 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},propertyName:key5};
vErrors = joinErrors(vErrors, [err47]);
errors++;
}
}
var valid5 = _errs52 === errors;
if(!valid5){
const err48 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/propertyNames",keyword:"propertyNames",params:{propertyName: key5}};
vErrors = joinErrors(vErrors, [err48]);
errors++;
}
}
for(const key6 in data33){
if(!(validate22(data33[key6], {instancePath:instancePath+"/values/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data33,parentDataProperty:key6,rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err49]);
errors++;
}
}
if(data.collections !== undefined){
let data35 = data.collections;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key7 in data35){
const _errs57 = errors;
if(typeof key7 === "string"){
if(!pattern6.test(key7)){
const err50 = {instancePath:instancePath+"/collections",schemaPath:"#/properties/collections/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},propertyName:key7};
vErrors = joinErrors(vErrors, [err50]);
errors++;
}
}
var valid7 = _errs57 === errors;
if(!valid7){
const err51 = {instancePath:instancePath+"/collections",schemaPath:"#/properties/collections/propertyNames",keyword:"propertyNames",params:{propertyName: key7}};
vErrors = joinErrors(vErrors, [err51]);
errors++;
}
}
for(const key8 in data35){
let data36 = data35[key8];
if(Array.isArray(data36)){
const len0 = data36.length;
for(let i0=0; i0<len0; i0++){
let data37 = data36[i0];
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
for(const key9 in data37){
const _errs63 = errors;
if(typeof key9 === "string"){
if(!pattern6.test(key9)){
const err52 = {instancePath:instancePath+"/collections/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/collections/additionalProperties/items/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},propertyName:key9};
vErrors = joinErrors(vErrors, [err52]);
errors++;
}
}
var valid11 = _errs63 === errors;
if(!valid11){
const err53 = {instancePath:instancePath+"/collections/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/collections/additionalProperties/items/propertyNames",keyword:"propertyNames",params:{propertyName: key9}};
vErrors = joinErrors(vErrors, [err53]);
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/collections/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/collections/additionalProperties/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err54]);
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/collections/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/collections/additionalProperties/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err55]);
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/collections",schemaPath:"#/properties/collections/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err56]);
errors++;
}
}
if(data.shared !== undefined){
let data38 = data.shared;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key10 in data38){
const _errs66 = errors;
if(typeof key10 === "string"){
if(!pattern9.test(key10)){
const err57 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},propertyName:key10};
vErrors = joinErrors(vErrors, [err57]);
errors++;
}
}
var valid12 = _errs66 === errors;
if(!valid12){
const err58 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/propertyNames",keyword:"propertyNames",params:{propertyName: key10}};
vErrors = joinErrors(vErrors, [err58]);
errors++;
}
}
for(const key11 in data38){
let data39 = data38[key11];
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.type === undefined){
const err59 = {instancePath:instancePath+"/shared/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/shared/additionalProperties/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err59]);
errors++;
}
if(data39.type !== undefined){
let data40 = data39.type;
if(!(((((((((((((((((((((((((((data40 === "card-grid") || (data40 === "contact")) || (data40 === "country")) || (data40 === "cta")) || (data40 === "embed")) || (data40 === "events")) || (data40 === "facts")) || (data40 === "faq")) || (data40 === "form")) || (data40 === "gallery")) || (data40 === "hero")) || (data40 === "list")) || (data40 === "logos")) || (data40 === "not-found")) || (data40 === "notice")) || (data40 === "place")) || (data40 === "profiles")) || (data40 === "proof")) || (data40 === "quote")) || (data40 === "quotes")) || (data40 === "route-map")) || (data40 === "split")) || (data40 === "stats")) || (data40 === "steps")) || (data40 === "table")) || (data40 === "text")) || (data40 === "video"))){
const err60 = {instancePath:instancePath+"/shared/" + key11.replace(/~/g, "~0").replace(/\//g, "~1")+"/type",schemaPath:"#/properties/shared/additionalProperties/properties/type/enum",keyword:"enum",params:{allowedValues: schema6.properties.shared.additionalProperties.properties.type.enum}};
vErrors = joinErrors(vErrors, [err60]);
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/shared/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/shared/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err61]);
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err62]);
errors++;
}
}
if(data.delivery !== undefined){
let data41 = data.delivery;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
for(const key12 in data41){
const _errs73 = errors;
if(typeof key12 === "string"){
if(!pattern9.test(key12)){
const err63 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},propertyName:key12};
vErrors = joinErrors(vErrors, [err63]);
errors++;
}
}
var valid15 = _errs73 === errors;
if(!valid15){
const err64 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/propertyNames",keyword:"propertyNames",params:{propertyName: key12}};
vErrors = joinErrors(vErrors, [err64]);
errors++;
}
}
for(const key13 in data41){
let data42 = data41[key13];
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.provider === undefined){
const err65 = {instancePath:instancePath+"/delivery/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/delivery/additionalProperties/required",keyword:"required",params:{missingProperty: "provider"}};
vErrors = joinErrors(vErrors, [err65]);
errors++;
}
if(data42.provider !== undefined){
let data43 = data42.provider;
if(!((data43 === "emailjs") || (data43 === "webhook"))){
const err66 = {instancePath:instancePath+"/delivery/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/provider",schemaPath:"#/properties/delivery/additionalProperties/properties/provider/enum",keyword:"enum",params:{allowedValues: schema6.properties.delivery.additionalProperties.properties.provider.enum}};
vErrors = joinErrors(vErrors, [err66]);
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/delivery/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/delivery/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err67]);
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err68]);
errors++;
}
}
if(data.words !== undefined){
let data44 = data.words;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
for(const key14 in data44){
if(!(func2.call(schema6.properties.words.properties, key14))){
const err69 = {instancePath:instancePath+"/words",schemaPath:"#/properties/words/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}};
vErrors = joinErrors(vErrors, [err69]);
errors++;
}
}
if(data44.documentTitle !== undefined){
if(!(validate22(data44.documentTitle, {instancePath:instancePath+"/words/documentTitle",parentData:data44,parentDataProperty:"documentTitle",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.skipToContent !== undefined){
if(!(validate22(data44.skipToContent, {instancePath:instancePath+"/words/skipToContent",parentData:data44,parentDataProperty:"skipToContent",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.mainNavigation !== undefined){
if(!(validate22(data44.mainNavigation, {instancePath:instancePath+"/words/mainNavigation",parentData:data44,parentDataProperty:"mainNavigation",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.footerNavigation !== undefined){
if(!(validate22(data44.footerNavigation, {instancePath:instancePath+"/words/footerNavigation",parentData:data44,parentDataProperty:"footerNavigation",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.menu !== undefined){
if(!(validate22(data44.menu, {instancePath:instancePath+"/words/menu",parentData:data44,parentDataProperty:"menu",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.closeMenu !== undefined){
if(!(validate22(data44.closeMenu, {instancePath:instancePath+"/words/closeMenu",parentData:data44,parentDataProperty:"closeMenu",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.homeLink !== undefined){
if(!(validate22(data44.homeLink, {instancePath:instancePath+"/words/homeLink",parentData:data44,parentDataProperty:"homeLink",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.fileNote !== undefined){
if(!(validate22(data44.fileNote, {instancePath:instancePath+"/words/fileNote",parentData:data44,parentDataProperty:"fileNote",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.dismiss !== undefined){
if(!(validate22(data44.dismiss, {instancePath:instancePath+"/words/dismiss",parentData:data44,parentDataProperty:"dismiss",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.notifications !== undefined){
if(!(validate22(data44.notifications, {instancePath:instancePath+"/words/notifications",parentData:data44,parentDataProperty:"notifications",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.alerts !== undefined){
if(!(validate22(data44.alerts, {instancePath:instancePath+"/words/alerts",parentData:data44,parentDataProperty:"alerts",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.pageChanged !== undefined){
if(!(validate22(data44.pageChanged, {instancePath:instancePath+"/words/pageChanged",parentData:data44,parentDataProperty:"pageChanged",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.unexpectedError !== undefined){
if(!(validate22(data44.unexpectedError, {instancePath:instancePath+"/words/unexpectedError",parentData:data44,parentDataProperty:"unexpectedError",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.unexpectedErrorText !== undefined){
if(!(validate22(data44.unexpectedErrorText, {instancePath:instancePath+"/words/unexpectedErrorText",parentData:data44,parentDataProperty:"unexpectedErrorText",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.errorStatus !== undefined){
if(!(validate22(data44.errorStatus, {instancePath:instancePath+"/words/errorStatus",parentData:data44,parentDataProperty:"errorStatus",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.errorMessage !== undefined){
if(!(validate22(data44.errorMessage, {instancePath:instancePath+"/words/errorMessage",parentData:data44,parentDataProperty:"errorMessage",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.reloadPage !== undefined){
if(!(validate22(data44.reloadPage, {instancePath:instancePath+"/words/reloadPage",parentData:data44,parentDataProperty:"reloadPage",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.attendees !== undefined){
if(!(validate22(data44.attendees, {instancePath:instancePath+"/words/attendees",parentData:data44,parentDataProperty:"attendees",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.stars !== undefined){
if(!(validate22(data44.stars, {instancePath:instancePath+"/words/stars",parentData:data44,parentDataProperty:"stars",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.elsewhereNote !== undefined){
if(!(validate22(data44.elsewhereNote, {instancePath:instancePath+"/words/elsewhereNote",parentData:data44,parentDataProperty:"elsewhereNote",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.elsewherePrivacy !== undefined){
if(!(validate22(data44.elsewherePrivacy, {instancePath:instancePath+"/words/elsewherePrivacy",parentData:data44,parentDataProperty:"elsewherePrivacy",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.playFilm !== undefined){
if(!(validate22(data44.playFilm, {instancePath:instancePath+"/words/playFilm",parentData:data44,parentDataProperty:"playFilm",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.showMap !== undefined){
if(!(validate22(data44.showMap, {instancePath:instancePath+"/words/showMap",parentData:data44,parentDataProperty:"showMap",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.mapOf !== undefined){
if(!(validate22(data44.mapOf, {instancePath:instancePath+"/words/mapOf",parentData:data44,parentDataProperty:"mapOf",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.directions !== undefined){
if(!(validate22(data44.directions, {instancePath:instancePath+"/words/directions",parentData:data44,parentDataProperty:"directions",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.openingHours !== undefined){
if(!(validate22(data44.openingHours, {instancePath:instancePath+"/words/openingHours",parentData:data44,parentDataProperty:"openingHours",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.openUntil !== undefined){
if(!(validate22(data44.openUntil, {instancePath:instancePath+"/words/openUntil",parentData:data44,parentDataProperty:"openUntil",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.openNow !== undefined){
if(!(validate22(data44.openNow, {instancePath:instancePath+"/words/openNow",parentData:data44,parentDataProperty:"openNow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.closedNow !== undefined){
if(!(validate22(data44.closedNow, {instancePath:instancePath+"/words/closedNow",parentData:data44,parentDataProperty:"closedNow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.openAllDay !== undefined){
if(!(validate22(data44.openAllDay, {instancePath:instancePath+"/words/openAllDay",parentData:data44,parentDataProperty:"openAllDay",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.closedDay !== undefined){
if(!(validate22(data44.closedDay, {instancePath:instancePath+"/words/closedDay",parentData:data44,parentDataProperty:"closedDay",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.requiredNote !== undefined){
if(!(validate22(data44.requiredNote, {instancePath:instancePath+"/words/requiredNote",parentData:data44,parentDataProperty:"requiredNote",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.chooseOne !== undefined){
if(!(validate22(data44.chooseOne, {instancePath:instancePath+"/words/chooseOne",parentData:data44,parentDataProperty:"chooseOne",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.errorSummaryHeading !== undefined){
if(!(validate22(data44.errorSummaryHeading, {instancePath:instancePath+"/words/errorSummaryHeading",parentData:data44,parentDataProperty:"errorSummaryHeading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.errorSummaryText !== undefined){
if(!(validate22(data44.errorSummaryText, {instancePath:instancePath+"/words/errorSummaryText",parentData:data44,parentDataProperty:"errorSummaryText",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.fieldMissing !== undefined){
if(!(validate22(data44.fieldMissing, {instancePath:instancePath+"/words/fieldMissing",parentData:data44,parentDataProperty:"fieldMissing",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.fieldPickOne !== undefined){
if(!(validate22(data44.fieldPickOne, {instancePath:instancePath+"/words/fieldPickOne",parentData:data44,parentDataProperty:"fieldPickOne",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.fieldBadEmail !== undefined){
if(!(validate22(data44.fieldBadEmail, {instancePath:instancePath+"/words/fieldBadEmail",parentData:data44,parentDataProperty:"fieldBadEmail",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.fieldBadPhone !== undefined){
if(!(validate22(data44.fieldBadPhone, {instancePath:instancePath+"/words/fieldBadPhone",parentData:data44,parentDataProperty:"fieldBadPhone",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.fieldTooShort !== undefined){
if(!(validate75(data44.fieldTooShort, {instancePath:instancePath+"/words/fieldTooShort",parentData:data44,parentDataProperty:"fieldTooShort",rootData}))){
vErrors = joinErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data44.fieldTooLong !== undefined){
if(!(validate75(data44.fieldTooLong, {instancePath:instancePath+"/words/fieldTooLong",parentData:data44,parentDataProperty:"fieldTooLong",rootData}))){
vErrors = joinErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data44.fieldTooLow !== undefined){
if(!(validate22(data44.fieldTooLow, {instancePath:instancePath+"/words/fieldTooLow",parentData:data44,parentDataProperty:"fieldTooLow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.fieldTooHigh !== undefined){
if(!(validate22(data44.fieldTooHigh, {instancePath:instancePath+"/words/fieldTooHigh",parentData:data44,parentDataProperty:"fieldTooHigh",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.fieldTooEarly !== undefined){
if(!(validate22(data44.fieldTooEarly, {instancePath:instancePath+"/words/fieldTooEarly",parentData:data44,parentDataProperty:"fieldTooEarly",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.fieldTooLate !== undefined){
if(!(validate22(data44.fieldTooLate, {instancePath:instancePath+"/words/fieldTooLate",parentData:data44,parentDataProperty:"fieldTooLate",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.fieldWrongStep !== undefined){
if(!(validate22(data44.fieldWrongStep, {instancePath:instancePath+"/words/fieldWrongStep",parentData:data44,parentDataProperty:"fieldWrongStep",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.fieldNotAccepted !== undefined){
if(!(validate22(data44.fieldNotAccepted, {instancePath:instancePath+"/words/fieldNotAccepted",parentData:data44,parentDataProperty:"fieldNotAccepted",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.fieldMustTick !== undefined){
if(!(validate22(data44.fieldMustTick, {instancePath:instancePath+"/words/fieldMustTick",parentData:data44,parentDataProperty:"fieldMustTick",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.alreadySending !== undefined){
if(!(validate22(data44.alreadySending, {instancePath:instancePath+"/words/alreadySending",parentData:data44,parentDataProperty:"alreadySending",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.draftRestored !== undefined){
if(!(validate22(data44.draftRestored, {instancePath:instancePath+"/words/draftRestored",parentData:data44,parentDataProperty:"draftRestored",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.draftNotKept !== undefined){
if(!(validate22(data44.draftNotKept, {instancePath:instancePath+"/words/draftNotKept",parentData:data44,parentDataProperty:"draftNotKept",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.yourReference !== undefined){
if(!(validate22(data44.yourReference, {instancePath:instancePath+"/words/yourReference",parentData:data44,parentDataProperty:"yourReference",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.yourAnswers !== undefined){
if(!(validate22(data44.yourAnswers, {instancePath:instancePath+"/words/yourAnswers",parentData:data44,parentDataProperty:"yourAnswers",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.copyReference !== undefined){
if(!(validate22(data44.copyReference, {instancePath:instancePath+"/words/copyReference",parentData:data44,parentDataProperty:"copyReference",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.copySelected !== undefined){
if(!(validate22(data44.copySelected, {instancePath:instancePath+"/words/copySelected",parentData:data44,parentDataProperty:"copySelected",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.sendAnother !== undefined){
if(!(validate22(data44.sendAnother, {instancePath:instancePath+"/words/sendAnother",parentData:data44,parentDataProperty:"sendAnother",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.answersKept !== undefined){
if(!(validate22(data44.answersKept, {instancePath:instancePath+"/words/answersKept",parentData:data44,parentDataProperty:"answersKept",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.retry !== undefined){
if(!(validate22(data44.retry, {instancePath:instancePath+"/words/retry",parentData:data44,parentDataProperty:"retry",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.retryNow !== undefined){
if(!(validate22(data44.retryNow, {instancePath:instancePath+"/words/retryNow",parentData:data44,parentDataProperty:"retryNow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.stopRetrying !== undefined){
if(!(validate22(data44.stopRetrying, {instancePath:instancePath+"/words/stopRetrying",parentData:data44,parentDataProperty:"stopRetrying",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.sendingAgain !== undefined){
if(!(validate22(data44.sendingAgain, {instancePath:instancePath+"/words/sendingAgain",parentData:data44,parentDataProperty:"sendingAgain",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.notSentYet !== undefined){
if(!(validate22(data44.notSentYet, {instancePath:instancePath+"/words/notSentYet",parentData:data44,parentDataProperty:"notSentYet",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.offlineYet !== undefined){
if(!(validate22(data44.offlineYet, {instancePath:instancePath+"/words/offlineYet",parentData:data44,parentDataProperty:"offlineYet",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.retryingIn !== undefined){
if(!(validate75(data44.retryingIn, {instancePath:instancePath+"/words/retryingIn",parentData:data44,parentDataProperty:"retryingIn",rootData}))){
vErrors = joinErrors(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data44.retryingOnceOnline !== undefined){
if(!(validate22(data44.retryingOnceOnline, {instancePath:instancePath+"/words/retryingOnceOnline",parentData:data44,parentDataProperty:"retryingOnceOnline",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.sendByEmail !== undefined){
if(!(validate22(data44.sendByEmail, {instancePath:instancePath+"/words/sendByEmail",parentData:data44,parentDataProperty:"sendByEmail",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.sendByWhatsApp !== undefined){
if(!(validate22(data44.sendByWhatsApp, {instancePath:instancePath+"/words/sendByWhatsApp",parentData:data44,parentDataProperty:"sendByWhatsApp",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.whatsApp !== undefined){
if(!(validate22(data44.whatsApp, {instancePath:instancePath+"/words/whatsApp",parentData:data44,parentDataProperty:"whatsApp",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.copyAnswers !== undefined){
if(!(validate22(data44.copyAnswers, {instancePath:instancePath+"/words/copyAnswers",parentData:data44,parentDataProperty:"copyAnswers",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.copied !== undefined){
if(!(validate22(data44.copied, {instancePath:instancePath+"/words/copied",parentData:data44,parentDataProperty:"copied",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.copyByHand !== undefined){
if(!(validate22(data44.copyByHand, {instancePath:instancePath+"/words/copyByHand",parentData:data44,parentDataProperty:"copyByHand",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.tooLongForLink !== undefined){
if(!(validate22(data44.tooLongForLink, {instancePath:instancePath+"/words/tooLongForLink",parentData:data44,parentDataProperty:"tooLongForLink",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.leaveEmpty !== undefined){
if(!(validate22(data44.leaveEmpty, {instancePath:instancePath+"/words/leaveEmpty",parentData:data44,parentDataProperty:"leaveEmpty",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.formBadRequest !== undefined){
if(!(validate22(data44.formBadRequest, {instancePath:instancePath+"/words/formBadRequest",parentData:data44,parentDataProperty:"formBadRequest",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.formBlocked !== undefined){
if(!(validate22(data44.formBlocked, {instancePath:instancePath+"/words/formBlocked",parentData:data44,parentDataProperty:"formBlocked",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.formTooManyRequests !== undefined){
if(!(validate22(data44.formTooManyRequests, {instancePath:instancePath+"/words/formTooManyRequests",parentData:data44,parentDataProperty:"formTooManyRequests",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.formTooLarge !== undefined){
if(!(validate22(data44.formTooLarge, {instancePath:instancePath+"/words/formTooLarge",parentData:data44,parentDataProperty:"formTooLarge",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.formServiceTrouble !== undefined){
if(!(validate22(data44.formServiceTrouble, {instancePath:instancePath+"/words/formServiceTrouble",parentData:data44,parentDataProperty:"formServiceTrouble",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.formOffline !== undefined){
if(!(validate22(data44.formOffline, {instancePath:instancePath+"/words/formOffline",parentData:data44,parentDataProperty:"formOffline",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.formNotLoaded !== undefined){
if(!(validate22(data44.formNotLoaded, {instancePath:instancePath+"/words/formNotLoaded",parentData:data44,parentDataProperty:"formNotLoaded",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.formUnknown !== undefined){
if(!(validate22(data44.formUnknown, {instancePath:instancePath+"/words/formUnknown",parentData:data44,parentDataProperty:"formUnknown",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.noScript !== undefined){
if(!(validate22(data44.noScript, {instancePath:instancePath+"/words/noScript",parentData:data44,parentDataProperty:"noScript",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.formPreparing !== undefined){
if(!(validate22(data44.formPreparing, {instancePath:instancePath+"/words/formPreparing",parentData:data44,parentDataProperty:"formPreparing",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.confirmPerson !== undefined){
if(!(validate22(data44.confirmPerson, {instancePath:instancePath+"/words/confirmPerson",parentData:data44,parentDataProperty:"confirmPerson",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.isPerson !== undefined){
if(!(validate22(data44.isPerson, {instancePath:instancePath+"/words/isPerson",parentData:data44,parentDataProperty:"isPerson",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.opensInNewTab !== undefined){
if(!(validate22(data44.opensInNewTab, {instancePath:instancePath+"/words/opensInNewTab",parentData:data44,parentDataProperty:"opensInNewTab",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data44.formNotReady !== undefined){
if(!(validate22(data44.formNotReady, {instancePath:instancePath+"/words/formNotReady",parentData:data44,parentDataProperty:"formNotReady",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err70 = {instancePath:instancePath+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err70]);
errors++;
}
}
if(data.header !== undefined){
let data132 = data.header;
if(data132 && typeof data132 == "object" && !Array.isArray(data132)){
if(data132.menu === undefined){
const err71 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: "menu"}};
vErrors = joinErrors(vErrors, [err71]);
errors++;
}
for(const key15 in data132){
if(!((((key15 === "announcement") || (key15 === "menu")) || (key15 === "action")) || (key15 === "bar"))){
const err72 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}};
vErrors = joinErrors(vErrors, [err72]);
errors++;
}
}
if(data132.announcement !== undefined){
let data133 = data132.announcement;
if((!(data133 && typeof data133 == "object" && !Array.isArray(data133))) && (typeof data133 !== "string")){
const err73 = {instancePath:instancePath+"/header/announcement",schemaPath:"#/properties/header/properties/announcement/type",keyword:"type",params:{type: schema6.properties.header.properties.announcement.type}};
vErrors = joinErrors(vErrors, [err73]);
errors++;
}
if(typeof data133 === "string"){
if(!pattern12.test(data133)){
const err74 = {instancePath:instancePath+"/header/announcement",schemaPath:"#/properties/header/properties/announcement/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err74]);
errors++;
}
}
if(data133 && typeof data133 == "object" && !Array.isArray(data133)){
if(data133.text === undefined){
const err75 = {instancePath:instancePath+"/header/announcement",schemaPath:"#/properties/header/properties/announcement/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err75]);
errors++;
}
for(const key16 in data133){
if(!((key16 === "text") || (key16 === "until"))){
const err76 = {instancePath:instancePath+"/header/announcement",schemaPath:"#/properties/header/properties/announcement/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16}};
vErrors = joinErrors(vErrors, [err76]);
errors++;
}
}
if(data133.text !== undefined){
if(!(validate130(data133.text, {instancePath:instancePath+"/header/announcement/text",parentData:data133,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data133.until !== undefined){
let data135 = data133.until;
if(typeof data135 === "string"){
if(!pattern14.test(data135)){
const err77 = {instancePath:instancePath+"/header/announcement/until",schemaPath:"#/properties/header/properties/announcement/properties/until/pattern",keyword:"pattern",params:{pattern: "\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}|^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}};
vErrors = joinErrors(vErrors, [err77]);
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/header/announcement/until",schemaPath:"#/properties/header/properties/announcement/properties/until/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err78]);
errors++;
}
}
}
}
if(data132.menu !== undefined){
let data136 = data132.menu;
if((!data136 || typeof data136 != "object") && (typeof data136 !== "string")){
const err79 = {instancePath:instancePath+"/header/menu",schemaPath:"#/properties/header/properties/menu/type",keyword:"type",params:{type: schema6.properties.header.properties.menu.type}};
vErrors = joinErrors(vErrors, [err79]);
errors++;
}
const _errs179 = errors;
let valid21 = true;
const _errs180 = errors;
if(!(data136 && typeof data136 == "object" && !Array.isArray(data136))){
const err80 = {};
vErrors = joinErrors(vErrors, [err80]);
errors++;
}
var _valid0 = _errs180 === errors;
errors = _errs179;
if(vErrors !== null){
if(_errs179){
vErrors.length = _errs179;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs182 = errors;
if(!(validate133(data136, {instancePath:instancePath+"/header/menu",parentData:data132,parentDataProperty:"menu",rootData}))){
vErrors = joinErrors(vErrors, validate133.errors);
errors = vErrors.length;
}
var _valid0 = _errs182 === errors;
valid21 = _valid0;
}
if(!valid21){
const err81 = {instancePath:instancePath+"/header/menu",schemaPath:"#/properties/header/properties/menu/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err81]);
errors++;
}
if(typeof data136 === "string"){
if(!pattern12.test(data136)){
const err82 = {instancePath:instancePath+"/header/menu",schemaPath:"#/properties/header/properties/menu/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err82]);
errors++;
}
}
if(Array.isArray(data136)){
const len1 = data136.length;
for(let i1=0; i1<len1; i1++){
let data137 = data136[i1];
const _errs184 = errors;
let valid24 = true;
const _errs185 = errors;
if(errors === _errs185){
if(data137 && typeof data137 == "object" && !Array.isArray(data137)){
let missing0;
if((data137.from === undefined) && (missing0 = "from")){
const err83 = {};
vErrors = joinErrors(vErrors, [err83]);
errors++;
}
}
else {
const err84 = {};
vErrors = joinErrors(vErrors, [err84]);
errors++;
}
}
var _valid1 = _errs185 === errors;
errors = _errs184;
if(vErrors !== null){
if(_errs184){
vErrors.length = _errs184;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs187 = errors;
if(!(validate133(data137, {instancePath:instancePath+"/header/menu/" + i1,parentData:data136,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate133.errors);
errors = vErrors.length;
}
var _valid1 = _errs187 === errors;
valid24 = _valid1;
ifClause0 = "then";
}
else {
const _errs188 = errors;
if(!(validate135(data137, {instancePath:instancePath+"/header/menu/" + i1,parentData:data136,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate135.errors);
errors = vErrors.length;
}
var _valid1 = _errs188 === errors;
valid24 = _valid1;
ifClause0 = "else";
}
if(!valid24){
const err85 = {instancePath:instancePath+"/header/menu/" + i1,schemaPath:"#/properties/header/properties/menu/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err85]);
errors++;
}
}
}
}
if(data132.action !== undefined){
if(!(validate163(data132.action, {instancePath:instancePath+"/header/action",parentData:data132,parentDataProperty:"action",rootData}))){
vErrors = joinErrors(vErrors, validate163.errors);
errors = vErrors.length;
}
}
if(data132.bar !== undefined){
let data139 = data132.bar;
if((!data139 || typeof data139 != "object") && (typeof data139 !== "string")){
const err86 = {instancePath:instancePath+"/header/bar",schemaPath:"#/properties/header/properties/bar/type",keyword:"type",params:{type: schema6.properties.header.properties.bar.type}};
vErrors = joinErrors(vErrors, [err86]);
errors++;
}
const _errs192 = errors;
let valid25 = true;
const _errs193 = errors;
if(!(data139 && typeof data139 == "object" && !Array.isArray(data139))){
const err87 = {};
vErrors = joinErrors(vErrors, [err87]);
errors++;
}
var _valid2 = _errs193 === errors;
errors = _errs192;
if(vErrors !== null){
if(_errs192){
vErrors.length = _errs192;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs195 = errors;
if(!(validate168(data139, {instancePath:instancePath+"/header/bar",parentData:data132,parentDataProperty:"bar",rootData}))){
vErrors = joinErrors(vErrors, validate168.errors);
errors = vErrors.length;
}
var _valid2 = _errs195 === errors;
valid25 = _valid2;
}
if(!valid25){
const err88 = {instancePath:instancePath+"/header/bar",schemaPath:"#/properties/header/properties/bar/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err88]);
errors++;
}
if(typeof data139 === "string"){
if(!pattern12.test(data139)){
const err89 = {instancePath:instancePath+"/header/bar",schemaPath:"#/properties/header/properties/bar/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err89]);
errors++;
}
}
if(Array.isArray(data139)){
if(data139.length > 3){
const err90 = {instancePath:instancePath+"/header/bar",schemaPath:"#/properties/header/properties/bar/maxItems",keyword:"maxItems",params:{limit: 3}};
vErrors = joinErrors(vErrors, [err90]);
errors++;
}
if(data139.length < 2){
const err91 = {instancePath:instancePath+"/header/bar",schemaPath:"#/properties/header/properties/bar/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = joinErrors(vErrors, [err91]);
errors++;
}
const len2 = data139.length;
for(let i2=0; i2<len2; i2++){
let data140 = data139[i2];
const _errs197 = errors;
let valid28 = true;
const _errs198 = errors;
if(errors === _errs198){
if(data140 && typeof data140 == "object" && !Array.isArray(data140)){
let missing1;
if((data140.from === undefined) && (missing1 = "from")){
const err92 = {};
vErrors = joinErrors(vErrors, [err92]);
errors++;
}
}
else {
const err93 = {};
vErrors = joinErrors(vErrors, [err93]);
errors++;
}
}
var _valid3 = _errs198 === errors;
errors = _errs197;
if(vErrors !== null){
if(_errs197){
vErrors.length = _errs197;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid3){
const _errs200 = errors;
if(!(validate168(data140, {instancePath:instancePath+"/header/bar/" + i2,parentData:data139,parentDataProperty:i2,rootData}))){
vErrors = joinErrors(vErrors, validate168.errors);
errors = vErrors.length;
}
var _valid3 = _errs200 === errors;
valid28 = _valid3;
ifClause1 = "then";
}
else {
const _errs201 = errors;
if(!(validate170(data140, {instancePath:instancePath+"/header/bar/" + i2,parentData:data139,parentDataProperty:i2,rootData}))){
vErrors = joinErrors(vErrors, validate170.errors);
errors = vErrors.length;
}
var _valid3 = _errs201 === errors;
valid28 = _valid3;
ifClause1 = "else";
}
if(!valid28){
const err94 = {instancePath:instancePath+"/header/bar/" + i2,schemaPath:"#/properties/header/properties/bar/items/if",keyword:"if",params:{failingKeyword: ifClause1}};
vErrors = joinErrors(vErrors, [err94]);
errors++;
}
}
}
}
}
else {
const err95 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err95]);
errors++;
}
}
if(data.footer !== undefined){
let data141 = data.footer;
if(data141 && typeof data141 == "object" && !Array.isArray(data141)){
if(data141.copyright === undefined){
const err96 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/required",keyword:"required",params:{missingProperty: "copyright"}};
vErrors = joinErrors(vErrors, [err96]);
errors++;
}
for(const key17 in data141){
if(!(((((key17 === "text") || (key17 === "groups")) || (key17 === "social")) || (key17 === "accreditation")) || (key17 === "copyright"))){
const err97 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17}};
vErrors = joinErrors(vErrors, [err97]);
errors++;
}
}
if(data141.text !== undefined){
if(!(validate130(data141.text, {instancePath:instancePath+"/footer/text",parentData:data141,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data141.groups !== undefined){
let data143 = data141.groups;
if((!data143 || typeof data143 != "object") && (typeof data143 !== "string")){
const err98 = {instancePath:instancePath+"/footer/groups",schemaPath:"#/properties/footer/properties/groups/type",keyword:"type",params:{type: schema6.properties.footer.properties.groups.type}};
vErrors = joinErrors(vErrors, [err98]);
errors++;
}
const _errs208 = errors;
let valid30 = true;
const _errs209 = errors;
if(!(data143 && typeof data143 == "object" && !Array.isArray(data143))){
const err99 = {};
vErrors = joinErrors(vErrors, [err99]);
errors++;
}
var _valid4 = _errs209 === errors;
errors = _errs208;
if(vErrors !== null){
if(_errs208){
vErrors.length = _errs208;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs211 = errors;
if(!(validate182(data143, {instancePath:instancePath+"/footer/groups",parentData:data141,parentDataProperty:"groups",rootData}))){
vErrors = joinErrors(vErrors, validate182.errors);
errors = vErrors.length;
}
var _valid4 = _errs211 === errors;
valid30 = _valid4;
}
if(!valid30){
const err100 = {instancePath:instancePath+"/footer/groups",schemaPath:"#/properties/footer/properties/groups/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err100]);
errors++;
}
if(typeof data143 === "string"){
if(!pattern12.test(data143)){
const err101 = {instancePath:instancePath+"/footer/groups",schemaPath:"#/properties/footer/properties/groups/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err101]);
errors++;
}
}
if(Array.isArray(data143)){
const len3 = data143.length;
for(let i3=0; i3<len3; i3++){
let data144 = data143[i3];
const _errs213 = errors;
let valid33 = true;
const _errs214 = errors;
if(errors === _errs214){
if(data144 && typeof data144 == "object" && !Array.isArray(data144)){
let missing2;
if((data144.from === undefined) && (missing2 = "from")){
const err102 = {};
vErrors = joinErrors(vErrors, [err102]);
errors++;
}
}
else {
const err103 = {};
vErrors = joinErrors(vErrors, [err103]);
errors++;
}
}
var _valid5 = _errs214 === errors;
errors = _errs213;
if(vErrors !== null){
if(_errs213){
vErrors.length = _errs213;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid5){
const _errs216 = errors;
if(!(validate182(data144, {instancePath:instancePath+"/footer/groups/" + i3,parentData:data143,parentDataProperty:i3,rootData}))){
vErrors = joinErrors(vErrors, validate182.errors);
errors = vErrors.length;
}
var _valid5 = _errs216 === errors;
valid33 = _valid5;
ifClause2 = "then";
}
else {
const _errs217 = errors;
if(!(validate184(data144, {instancePath:instancePath+"/footer/groups/" + i3,parentData:data143,parentDataProperty:i3,rootData}))){
vErrors = joinErrors(vErrors, validate184.errors);
errors = vErrors.length;
}
var _valid5 = _errs217 === errors;
valid33 = _valid5;
ifClause2 = "else";
}
if(!valid33){
const err104 = {instancePath:instancePath+"/footer/groups/" + i3,schemaPath:"#/properties/footer/properties/groups/items/if",keyword:"if",params:{failingKeyword: ifClause2}};
vErrors = joinErrors(vErrors, [err104]);
errors++;
}
}
}
}
if(data141.social !== undefined){
let data145 = data141.social;
if((!data145 || typeof data145 != "object") && (typeof data145 !== "string")){
const err105 = {instancePath:instancePath+"/footer/social",schemaPath:"#/properties/footer/properties/social/type",keyword:"type",params:{type: schema6.properties.footer.properties.social.type}};
vErrors = joinErrors(vErrors, [err105]);
errors++;
}
const _errs220 = errors;
let valid34 = true;
const _errs221 = errors;
if(!(data145 && typeof data145 == "object" && !Array.isArray(data145))){
const err106 = {};
vErrors = joinErrors(vErrors, [err106]);
errors++;
}
var _valid6 = _errs221 === errors;
errors = _errs220;
if(vErrors !== null){
if(_errs220){
vErrors.length = _errs220;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs223 = errors;
if(!(validate206(data145, {instancePath:instancePath+"/footer/social",parentData:data141,parentDataProperty:"social",rootData}))){
vErrors = joinErrors(vErrors, validate206.errors);
errors = vErrors.length;
}
var _valid6 = _errs223 === errors;
valid34 = _valid6;
}
if(!valid34){
const err107 = {instancePath:instancePath+"/footer/social",schemaPath:"#/properties/footer/properties/social/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err107]);
errors++;
}
if(typeof data145 === "string"){
if(!pattern12.test(data145)){
const err108 = {instancePath:instancePath+"/footer/social",schemaPath:"#/properties/footer/properties/social/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err108]);
errors++;
}
}
if(Array.isArray(data145)){
const len4 = data145.length;
for(let i4=0; i4<len4; i4++){
let data146 = data145[i4];
const _errs225 = errors;
let valid37 = true;
const _errs226 = errors;
if(errors === _errs226){
if(data146 && typeof data146 == "object" && !Array.isArray(data146)){
let missing3;
if((data146.from === undefined) && (missing3 = "from")){
const err109 = {};
vErrors = joinErrors(vErrors, [err109]);
errors++;
}
}
else {
const err110 = {};
vErrors = joinErrors(vErrors, [err110]);
errors++;
}
}
var _valid7 = _errs226 === errors;
errors = _errs225;
if(vErrors !== null){
if(_errs225){
vErrors.length = _errs225;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid7){
const _errs228 = errors;
if(!(validate206(data146, {instancePath:instancePath+"/footer/social/" + i4,parentData:data145,parentDataProperty:i4,rootData}))){
vErrors = joinErrors(vErrors, validate206.errors);
errors = vErrors.length;
}
var _valid7 = _errs228 === errors;
valid37 = _valid7;
ifClause3 = "then";
}
else {
const _errs229 = errors;
if(!(validate208(data146, {instancePath:instancePath+"/footer/social/" + i4,parentData:data145,parentDataProperty:i4,rootData}))){
vErrors = joinErrors(vErrors, validate208.errors);
errors = vErrors.length;
}
var _valid7 = _errs229 === errors;
valid37 = _valid7;
ifClause3 = "else";
}
if(!valid37){
const err111 = {instancePath:instancePath+"/footer/social/" + i4,schemaPath:"#/properties/footer/properties/social/items/if",keyword:"if",params:{failingKeyword: ifClause3}};
vErrors = joinErrors(vErrors, [err111]);
errors++;
}
}
}
}
if(data141.accreditation !== undefined){
if(!(validate130(data141.accreditation, {instancePath:instancePath+"/footer/accreditation",parentData:data141,parentDataProperty:"accreditation",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data141.copyright !== undefined){
if(!(validate22(data141.copyright, {instancePath:instancePath+"/footer/copyright",parentData:data141,parentDataProperty:"copyright",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err112 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err112]);
errors++;
}
}
if(data.routes !== undefined){
let data149 = data.routes;
if(Array.isArray(data149)){
if(data149.length < 1){
const err113 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err113]);
errors++;
}
const len5 = data149.length;
for(let i5=0; i5<len5; i5++){
let data150 = data149[i5];
const _errs236 = errors;
let valid40 = true;
const _errs237 = errors;
if(data150 && typeof data150 == "object" && !Array.isArray(data150)){
let missing4;
if((data150.from === undefined) && (missing4 = "from")){
const err114 = {};
vErrors = joinErrors(vErrors, [err114]);
errors++;
}
}
var _valid8 = _errs237 === errors;
errors = _errs236;
if(vErrors !== null){
if(_errs236){
vErrors.length = _errs236;
}
else {
vErrors = null;
}
}
let ifClause4;
if(_valid8){
const _errs238 = errors;
if(data150 && typeof data150 == "object" && !Array.isArray(data150)){
if(data150.path !== undefined){
let data151 = data150.path;
if(typeof data151 === "string"){
if(!pattern31.test(data151)){
const err115 = {instancePath:instancePath+"/routes/" + i5+"/path",schemaPath:"#/properties/routes/items/then/properties/path/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\{)(\\{[A-Za-z][A-Za-z0-9]*\\}|(/([a-z0-9-]|\\{[A-Za-z][A-Za-z0-9]*\\})+)+)$"}};
vErrors = joinErrors(vErrors, [err115]);
errors++;
}
}
else {
const err116 = {instancePath:instancePath+"/routes/" + i5+"/path",schemaPath:"#/properties/routes/items/then/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err116]);
errors++;
}
}
}
var _valid8 = _errs238 === errors;
valid40 = _valid8;
ifClause4 = "then";
}
else {
const _errs241 = errors;
if(data150 && typeof data150 == "object" && !Array.isArray(data150)){
if(data150.path !== undefined){
let data152 = data150.path;
if(typeof data152 === "string"){
if(!pattern32.test(data152)){
const err117 = {instancePath:instancePath+"/routes/" + i5+"/path",schemaPath:"#/properties/routes/items/else/properties/path/pattern",keyword:"pattern",params:{pattern: "^/([a-z0-9-]{1,100}(/[a-z0-9-]{1,100}){0,9})?$"}};
vErrors = joinErrors(vErrors, [err117]);
errors++;
}
}
else {
const err118 = {instancePath:instancePath+"/routes/" + i5+"/path",schemaPath:"#/properties/routes/items/else/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err118]);
errors++;
}
}
}
var _valid8 = _errs241 === errors;
valid40 = _valid8;
ifClause4 = "else";
}
if(!valid40){
const err119 = {instancePath:instancePath+"/routes/" + i5,schemaPath:"#/properties/routes/items/if",keyword:"if",params:{failingKeyword: ifClause4}};
vErrors = joinErrors(vErrors, [err119]);
errors++;
}
if(data150 && typeof data150 == "object" && !Array.isArray(data150)){
if(data150.path === undefined){
const err120 = {instancePath:instancePath+"/routes/" + i5,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = joinErrors(vErrors, [err120]);
errors++;
}
if(data150.title === undefined){
const err121 = {instancePath:instancePath+"/routes/" + i5,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err121]);
errors++;
}
if(data150.description === undefined){
const err122 = {instancePath:instancePath+"/routes/" + i5,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty: "description"}};
vErrors = joinErrors(vErrors, [err122]);
errors++;
}
if(data150.blocks === undefined){
const err123 = {instancePath:instancePath+"/routes/" + i5,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty: "blocks"}};
vErrors = joinErrors(vErrors, [err123]);
errors++;
}
for(const key18 in data150){
if(!(func2.call(schema6.properties.routes.items.properties, key18))){
const err124 = {instancePath:instancePath+"/routes/" + i5,schemaPath:"#/properties/routes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18}};
vErrors = joinErrors(vErrors, [err124]);
errors++;
}
}
if(data150.where !== undefined){
if(data150.from === undefined){
const err125 = {instancePath:instancePath+"/routes/" + i5,schemaPath:"#/properties/routes/items/dependencies",keyword:"dependencies",params:{property: "where",
    missingProperty: "from",
    depsCount: 1,
    deps: "from"}};
vErrors = joinErrors(vErrors, [err125]);
errors++;
}
}
if(data150.sort !== undefined){
if(data150.from === undefined){
const err126 = {instancePath:instancePath+"/routes/" + i5,schemaPath:"#/properties/routes/items/dependencies",keyword:"dependencies",params:{property: "sort",
    missingProperty: "from",
    depsCount: 1,
    deps: "from"}};
vErrors = joinErrors(vErrors, [err126]);
errors++;
}
}
if(data150.limit !== undefined){
if(data150.from === undefined){
const err127 = {instancePath:instancePath+"/routes/" + i5,schemaPath:"#/properties/routes/items/dependencies",keyword:"dependencies",params:{property: "limit",
    missingProperty: "from",
    depsCount: 1,
    deps: "from"}};
vErrors = joinErrors(vErrors, [err127]);
errors++;
}
}
if(data150.from !== undefined){
if(!(validate22(data150.from, {instancePath:instancePath+"/routes/" + i5+"/from",parentData:data150,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data150.where !== undefined){
if(!(validate147(data150.where, {instancePath:instancePath+"/routes/" + i5+"/where",parentData:data150,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data150.sort !== undefined){
if(!(validate149(data150.sort, {instancePath:instancePath+"/routes/" + i5+"/sort",parentData:data150,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data150.limit !== undefined){
if(!(validate151(data150.limit, {instancePath:instancePath+"/routes/" + i5+"/limit",parentData:data150,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
if(data150.path !== undefined){
if(typeof data150.path !== "string"){
const err128 = {instancePath:instancePath+"/routes/" + i5+"/path",schemaPath:"#/properties/routes/items/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err128]);
errors++;
}
}
if(data150.title !== undefined){
if(!(validate22(data150.title, {instancePath:instancePath+"/routes/" + i5+"/title",parentData:data150,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data150.description !== undefined){
if(!(validate22(data150.description, {instancePath:instancePath+"/routes/" + i5+"/description",parentData:data150,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data150.share !== undefined){
let data160 = data150.share;
if(data160 && typeof data160 == "object" && !Array.isArray(data160)){
if(data160.picture === undefined){
const err129 = {instancePath:instancePath+"/routes/" + i5+"/share",schemaPath:"#/properties/routes/items/properties/share/required",keyword:"required",params:{missingProperty: "picture"}};
vErrors = joinErrors(vErrors, [err129]);
errors++;
}
for(const key19 in data160){
if(!((key19 === "picture") || (key19 === "alt"))){
const err130 = {instancePath:instancePath+"/routes/" + i5+"/share",schemaPath:"#/properties/routes/items/properties/share/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19}};
vErrors = joinErrors(vErrors, [err130]);
errors++;
}
}
if(data160.picture !== undefined){
if(!(validate22(data160.picture, {instancePath:instancePath+"/routes/" + i5+"/share/picture",parentData:data160,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data160.alt !== undefined){
if(!(validate22(data160.alt, {instancePath:instancePath+"/routes/" + i5+"/share/alt",parentData:data160,parentDataProperty:"alt",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err131 = {instancePath:instancePath+"/routes/" + i5+"/share",schemaPath:"#/properties/routes/items/properties/share/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err131]);
errors++;
}
}
if(data150.tone !== undefined){
let data163 = data150.tone;
if(!((data163 === "accent") || (data163 === "second"))){
const err132 = {instancePath:instancePath+"/routes/" + i5+"/tone",schemaPath:"#/properties/routes/items/properties/tone/enum",keyword:"enum",params:{allowedValues: schema6.properties.routes.items.properties.tone.enum}};
vErrors = joinErrors(vErrors, [err132]);
errors++;
}
}
if(data150.draft !== undefined){
if(typeof data150.draft !== "boolean"){
const err133 = {instancePath:instancePath+"/routes/" + i5+"/draft",schemaPath:"#/properties/routes/items/properties/draft/type",keyword:"type",params:{type: "boolean"}};
vErrors = joinErrors(vErrors, [err133]);
errors++;
}
}
if(data150.blocks !== undefined){
if(!(validate227(data150.blocks, {instancePath:instancePath+"/routes/" + i5+"/blocks",parentData:data150,parentDataProperty:"blocks",rootData}))){
vErrors = joinErrors(vErrors, validate227.errors);
errors = vErrors.length;
}
}
}
else {
const err134 = {instancePath:instancePath+"/routes/" + i5,schemaPath:"#/properties/routes/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err134]);
errors++;
}
}
}
else {
const err135 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err135]);
errors++;
}
}
if(data.notFound !== undefined){
let data166 = data.notFound;
if(data166 && typeof data166 == "object" && !Array.isArray(data166)){
if(data166.title === undefined){
const err136 = {instancePath:instancePath+"/notFound",schemaPath:"#/properties/notFound/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err136]);
errors++;
}
if(data166.blocks === undefined){
const err137 = {instancePath:instancePath+"/notFound",schemaPath:"#/properties/notFound/required",keyword:"required",params:{missingProperty: "blocks"}};
vErrors = joinErrors(vErrors, [err137]);
errors++;
}
for(const key20 in data166){
if(!(((key20 === "title") || (key20 === "description")) || (key20 === "blocks"))){
const err138 = {instancePath:instancePath+"/notFound",schemaPath:"#/properties/notFound/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20}};
vErrors = joinErrors(vErrors, [err138]);
errors++;
}
}
if(data166.title !== undefined){
if(!(validate22(data166.title, {instancePath:instancePath+"/notFound/title",parentData:data166,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data166.description !== undefined){
if(!(validate22(data166.description, {instancePath:instancePath+"/notFound/description",parentData:data166,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data166.blocks !== undefined){
if(!(validate227(data166.blocks, {instancePath:instancePath+"/notFound/blocks",parentData:data166,parentDataProperty:"blocks",rootData}))){
vErrors = joinErrors(vErrors, validate227.errors);
errors = vErrors.length;
}
}
}
else {
const err139 = {instancePath:instancePath+"/notFound",schemaPath:"#/properties/notFound/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err139]);
errors++;
}
}
if(data.business !== undefined){
let data170 = data.business;
if(data170 && typeof data170 == "object" && !Array.isArray(data170)){
if(data170.type === undefined){
const err140 = {instancePath:instancePath+"/business",schemaPath:"#/properties/business/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err140]);
errors++;
}
for(const key21 in data170){
if(!(func2.call(schema6.properties.business.properties, key21))){
const err141 = {instancePath:instancePath+"/business",schemaPath:"#/properties/business/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21}};
vErrors = joinErrors(vErrors, [err141]);
errors++;
}
}
if(data170.type !== undefined){
let data171 = data170.type;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data171 === "LocalBusiness") || (data171 === "AccountingService")) || (data171 === "AmusementPark")) || (data171 === "ArtGallery")) || (data171 === "AutoDealer")) || (data171 === "AutoRepair")) || (data171 === "AutoWash")) || (data171 === "Bakery")) || (data171 === "BarOrPub")) || (data171 === "BeautySalon")) || (data171 === "BedAndBreakfast")) || (data171 === "BikeStore")) || (data171 === "BookStore")) || (data171 === "Brewery")) || (data171 === "CafeOrCoffeeShop")) || (data171 === "Campground")) || (data171 === "ChildCare")) || (data171 === "ClothingStore")) || (data171 === "ComputerStore")) || (data171 === "ConvenienceStore")) || (data171 === "DaySpa")) || (data171 === "Dentist")) || (data171 === "DryCleaningOrLaundry")) || (data171 === "Electrician")) || (data171 === "ElectronicsStore")) || (data171 === "EmploymentAgency")) || (data171 === "EntertainmentBusiness")) || (data171 === "ExerciseGym")) || (data171 === "FastFoodRestaurant")) || (data171 === "FinancialService")) || (data171 === "Florist")) || (data171 === "FoodEstablishment")) || (data171 === "FurnitureStore")) || (data171 === "GardenStore")) || (data171 === "GasStation")) || (data171 === "GeneralContractor")) || (data171 === "GolfCourse")) || (data171 === "GroceryStore")) || (data171 === "HairSalon")) || (data171 === "HardwareStore")) || (data171 === "HealthAndBeautyBusiness")) || (data171 === "HealthClub")) || (data171 === "HobbyShop")) || (data171 === "HomeAndConstructionBusiness")) || (data171 === "HomeGoodsStore")) || (data171 === "Hostel")) || (data171 === "Hotel")) || (data171 === "HousePainter")) || (data171 === "HVACBusiness")) || (data171 === "IceCreamShop")) || (data171 === "InsuranceAgency")) || (data171 === "InternetCafe")) || (data171 === "JewelryStore")) || (data171 === "LegalService")) || (data171 === "Library")) || (data171 === "Locksmith")) || (data171 === "LodgingBusiness")) || (data171 === "MedicalBusiness")) || (data171 === "Motel")) || (data171 === "MotorcycleDealer")) || (data171 === "MotorcycleRepair")) || (data171 === "MovingCompany")) || (data171 === "MusicStore")) || (data171 === "NailSalon")) || (data171 === "NightClub")) || (data171 === "Notary")) || (data171 === "Optician")) || (data171 === "OutletStore")) || (data171 === "PetStore")) || (data171 === "Pharmacy")) || (data171 === "Physician")) || (data171 === "Plumber")) || (data171 === "ProfessionalService")) || (data171 === "RealEstateAgent")) || (data171 === "RecyclingCenter")) || (data171 === "Resort")) || (data171 === "Restaurant")) || (data171 === "RoofingContractor")) || (data171 === "SelfStorage")) || (data171 === "ShoeStore")) || (data171 === "ShoppingCenter")) || (data171 === "SkiResort")) || (data171 === "SportingGoodsStore")) || (data171 === "SportsActivityLocation")) || (data171 === "SportsClub")) || (data171 === "Store")) || (data171 === "TattooParlor")) || (data171 === "TireShop")) || (data171 === "TouristInformationCenter")) || (data171 === "ToyStore")) || (data171 === "TravelAgency")) || (data171 === "WholesaleStore")) || (data171 === "Winery"))){
const err142 = {instancePath:instancePath+"/business/type",schemaPath:"#/properties/business/properties/type/enum",keyword:"enum",params:{allowedValues: schema6.properties.business.properties.type.enum}};
vErrors = joinErrors(vErrors, [err142]);
errors++;
}
}
if(data170.name !== undefined){
if(!(validate22(data170.name, {instancePath:instancePath+"/business/name",parentData:data170,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data170.description !== undefined){
if(!(validate22(data170.description, {instancePath:instancePath+"/business/description",parentData:data170,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data170.telephone !== undefined){
if(!(validate22(data170.telephone, {instancePath:instancePath+"/business/telephone",parentData:data170,parentDataProperty:"telephone",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data170.email !== undefined){
if(!(validate22(data170.email, {instancePath:instancePath+"/business/email",parentData:data170,parentDataProperty:"email",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data170.address !== undefined){
if(!(validate236(data170.address, {instancePath:instancePath+"/business/address",parentData:data170,parentDataProperty:"address",rootData}))){
vErrors = joinErrors(vErrors, validate236.errors);
errors = vErrors.length;
}
}
if(data170.hours !== undefined){
if(!(validate242(data170.hours, {instancePath:instancePath+"/business/hours",parentData:data170,parentDataProperty:"hours",rootData}))){
vErrors = joinErrors(vErrors, validate242.errors);
errors = vErrors.length;
}
}
if(data170.at !== undefined){
if(!(validate267(data170.at, {instancePath:instancePath+"/business/at",parentData:data170,parentDataProperty:"at",rootData}))){
vErrors = joinErrors(vErrors, validate267.errors);
errors = vErrors.length;
}
}
if(data170.priceRange !== undefined){
if(!(validate22(data170.priceRange, {instancePath:instancePath+"/business/priceRange",parentData:data170,parentDataProperty:"priceRange",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data170.area !== undefined){
if(!(validate270(data170.area, {instancePath:instancePath+"/business/area",parentData:data170,parentDataProperty:"area",rootData}))){
vErrors = joinErrors(vErrors, validate270.errors);
errors = vErrors.length;
}
}
if(data170.profiles !== undefined){
if(!(validate273(data170.profiles, {instancePath:instancePath+"/business/profiles",parentData:data170,parentDataProperty:"profiles",rootData}))){
vErrors = joinErrors(vErrors, validate273.errors);
errors = vErrors.length;
}
}
}
else {
const err143 = {instancePath:instancePath+"/business",schemaPath:"#/properties/business/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err143]);
errors++;
}
}
if(data.feeds !== undefined){
let data182 = data.feeds;
if(Array.isArray(data182)){
const len6 = data182.length;
for(let i6=0; i6<len6; i6++){
let data183 = data182[i6];
if(data183 && typeof data183 == "object" && !Array.isArray(data183)){
if(data183.from === undefined){
const err144 = {instancePath:instancePath+"/feeds/" + i6,schemaPath:"#/properties/feeds/items/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err144]);
errors++;
}
if(data183.path === undefined){
const err145 = {instancePath:instancePath+"/feeds/" + i6,schemaPath:"#/properties/feeds/items/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = joinErrors(vErrors, [err145]);
errors++;
}
if(data183.title === undefined){
const err146 = {instancePath:instancePath+"/feeds/" + i6,schemaPath:"#/properties/feeds/items/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err146]);
errors++;
}
if(data183.as === undefined){
const err147 = {instancePath:instancePath+"/feeds/" + i6,schemaPath:"#/properties/feeds/items/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err147]);
errors++;
}
for(const key22 in data183){
if(!((((((key22 === "path") || (key22 === "title")) || (key22 === "from")) || (key22 === "where")) || (key22 === "limit")) || (key22 === "as"))){
const err148 = {instancePath:instancePath+"/feeds/" + i6,schemaPath:"#/properties/feeds/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22}};
vErrors = joinErrors(vErrors, [err148]);
errors++;
}
}
if(data183.path !== undefined){
let data184 = data183.path;
if(typeof data184 === "string"){
if(!pattern41.test(data184)){
const err149 = {instancePath:instancePath+"/feeds/" + i6+"/path",schemaPath:"#/properties/feeds/items/properties/path/pattern",keyword:"pattern",params:{pattern: "^/([a-z0-9-]{1,100}/){0,9}[a-z0-9-]{1,100}\\.xml$"}};
vErrors = joinErrors(vErrors, [err149]);
errors++;
}
}
else {
const err150 = {instancePath:instancePath+"/feeds/" + i6+"/path",schemaPath:"#/properties/feeds/items/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err150]);
errors++;
}
}
if(data183.title !== undefined){
if(!(validate22(data183.title, {instancePath:instancePath+"/feeds/" + i6+"/title",parentData:data183,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data183.from !== undefined){
if(!(validate22(data183.from, {instancePath:instancePath+"/feeds/" + i6+"/from",parentData:data183,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data183.where !== undefined){
if(!(validate147(data183.where, {instancePath:instancePath+"/feeds/" + i6+"/where",parentData:data183,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data183.limit !== undefined){
if(!(validate151(data183.limit, {instancePath:instancePath+"/feeds/" + i6+"/limit",parentData:data183,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
if(data183.as !== undefined){
if(!(validate281(data183.as, {instancePath:instancePath+"/feeds/" + i6+"/as",parentData:data183,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate281.errors);
errors = vErrors.length;
}
}
}
else {
const err151 = {instancePath:instancePath+"/feeds/" + i6,schemaPath:"#/properties/feeds/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err151]);
errors++;
}
}
}
else {
const err152 = {instancePath:instancePath+"/feeds",schemaPath:"#/properties/feeds/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err152]);
errors++;
}
}
if(data.analytics !== undefined){
let data190 = data.analytics;
if(data190 && typeof data190 == "object" && !Array.isArray(data190)){
if(data190.provider === undefined){
const err153 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/required",keyword:"required",params:{missingProperty: "provider"}};
vErrors = joinErrors(vErrors, [err153]);
errors++;
}
if(data190.domain === undefined){
const err154 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/required",keyword:"required",params:{missingProperty: "domain"}};
vErrors = joinErrors(vErrors, [err154]);
errors++;
}
for(const key23 in data190){
if(!(((key23 === "provider") || (key23 === "domain")) || (key23 === "host"))){
const err155 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23}};
vErrors = joinErrors(vErrors, [err155]);
errors++;
}
}
if(data190.provider !== undefined){
if(!(data190.provider === "plausible")){
const err156 = {instancePath:instancePath+"/analytics/provider",schemaPath:"#/properties/analytics/properties/provider/enum",keyword:"enum",params:{allowedValues: schema6.properties.analytics.properties.provider.enum}};
vErrors = joinErrors(vErrors, [err156]);
errors++;
}
}
if(data190.domain !== undefined){
let data192 = data190.domain;
if(typeof data192 === "string"){
if(!pattern42.test(data192)){
const err157 = {instancePath:instancePath+"/analytics/domain",schemaPath:"#/properties/analytics/properties/domain/pattern",keyword:"pattern",params:{pattern: "^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$"}};
vErrors = joinErrors(vErrors, [err157]);
errors++;
}
}
else {
const err158 = {instancePath:instancePath+"/analytics/domain",schemaPath:"#/properties/analytics/properties/domain/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err158]);
errors++;
}
}
if(data190.host !== undefined){
let data193 = data190.host;
if(typeof data193 === "string"){
if(!pattern43.test(data193)){
const err159 = {instancePath:instancePath+"/analytics/host",schemaPath:"#/properties/analytics/properties/host/pattern",keyword:"pattern",params:{pattern: "^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}(:[0-9]{1,5})?$"}};
vErrors = joinErrors(vErrors, [err159]);
errors++;
}
}
else {
const err160 = {instancePath:instancePath+"/analytics/host",schemaPath:"#/properties/analytics/properties/host/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err160]);
errors++;
}
}
}
else {
const err161 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err161]);
errors++;
}
}
if(data.redirects !== undefined){
let data194 = data.redirects;
if(Array.isArray(data194)){
const len7 = data194.length;
for(let i7=0; i7<len7; i7++){
let data195 = data194[i7];
if(data195 && typeof data195 == "object" && !Array.isArray(data195)){
if(data195.from === undefined){
const err162 = {instancePath:instancePath+"/redirects/" + i7,schemaPath:"#/properties/redirects/items/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err162]);
errors++;
}
if(data195.to === undefined){
const err163 = {instancePath:instancePath+"/redirects/" + i7,schemaPath:"#/properties/redirects/items/required",keyword:"required",params:{missingProperty: "to"}};
vErrors = joinErrors(vErrors, [err163]);
errors++;
}
for(const key24 in data195){
if(!((key24 === "from") || (key24 === "to"))){
const err164 = {instancePath:instancePath+"/redirects/" + i7,schemaPath:"#/properties/redirects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24}};
vErrors = joinErrors(vErrors, [err164]);
errors++;
}
}
if(data195.from !== undefined){
let data196 = data195.from;
if(typeof data196 === "string"){
if(func9(data196) > 1000){
const err165 = {instancePath:instancePath+"/redirects/" + i7+"/from",schemaPath:"#/properties/redirects/items/properties/from/maxLength",keyword:"maxLength",params:{limit: 1000}};
vErrors = joinErrors(vErrors, [err165]);
errors++;
}
if(!pattern44.test(data196)){
const err166 = {instancePath:instancePath+"/redirects/" + i7+"/from",schemaPath:"#/properties/redirects/items/properties/from/pattern",keyword:"pattern",params:{pattern: "^(?!.*%(?:[01]|2[2AaFf3]|3[AaCcEeFf]|5[Cc]|7[Cc]))(/(?!\\.{1,2}(/|$))[^\\s?#/\\\\:*\"<>|\\u0000-\\u001f]{1,100})+/?$"}};
vErrors = joinErrors(vErrors, [err166]);
errors++;
}
}
else {
const err167 = {instancePath:instancePath+"/redirects/" + i7+"/from",schemaPath:"#/properties/redirects/items/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err167]);
errors++;
}
}
if(data195.to !== undefined){
if(!(validate22(data195.to, {instancePath:instancePath+"/redirects/" + i7+"/to",parentData:data195,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err168 = {instancePath:instancePath+"/redirects/" + i7,schemaPath:"#/properties/redirects/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err168]);
errors++;
}
}
}
else {
const err169 = {instancePath:instancePath+"/redirects",schemaPath:"#/properties/redirects/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err169]);
errors++;
}
}
}
else {
const err170 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err170]);
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

const sharedValidator = validate288;

function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.block === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "block"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("shared" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "shared"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.block !== undefined){
if(!(validate22(data.block, {instancePath:instancePath+"/block",parentData:data,parentDataProperty:"block",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
validate288.errors = vErrors;
return errors === 0;
}

const headerValidator = validate290;
const schema43 = {"type":"object","additionalProperties":false,"required":["label","to"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"},"style":{"enum":["primary","secondary","quiet"]},"icon":{"$ref":"part2"}}};

function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.to === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!((((key0 === "label") || (key0 === "to")) || (key0 === "style")) || (key0 === "icon"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.label !== undefined){
if(!(validate22(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate22(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data2 = data.style;
if(!(((data2 === "primary") || (data2 === "secondary")) || (data2 === "quiet"))){
const err3 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema43.properties.style.enum}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.icon !== undefined){
if(!(validate22(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
validate299.errors = vErrors;
return errors === 0;
}

const pattern45 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");

function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.menu === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "menu"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
for(const key0 in data){
if(!((((key0 === "announcement") || (key0 === "menu")) || (key0 === "action")) || (key0 === "bar"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data.announcement !== undefined){
let data0 = data.announcement;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.text === undefined){
const err2 = {instancePath:instancePath+"/announcement",schemaPath:"#/properties/announcement/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key1 in data0){
if(!((key1 === "text") || (key1 === "until"))){
const err3 = {instancePath:instancePath+"/announcement",schemaPath:"#/properties/announcement/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data0.text !== undefined){
if(!(validate130(data0.text, {instancePath:instancePath+"/announcement/text",parentData:data0,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data0.until !== undefined){
let data2 = data0.until;
if(typeof data2 === "string"){
if(!pattern45.test(data2)){
const err4 = {instancePath:instancePath+"/announcement/until",schemaPath:"#/properties/announcement/properties/until/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/announcement/until",schemaPath:"#/properties/announcement/properties/until/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/announcement",schemaPath:"#/properties/announcement/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data.menu !== undefined){
let data3 = data.menu;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.label === undefined){
const err7 = {instancePath:instancePath+"/menu/" + i0,schemaPath:"#/properties/menu/items/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
for(const key2 in data4){
if(!((((key2 === "label") || (key2 === "phoneLabel")) || (key2 === "to")) || (key2 === "items"))){
const err8 = {instancePath:instancePath+"/menu/" + i0,schemaPath:"#/properties/menu/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
if(data4.label !== undefined){
if(!(validate22(data4.label, {instancePath:instancePath+"/menu/" + i0+"/label",parentData:data4,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data4.phoneLabel !== undefined){
if(!(validate22(data4.phoneLabel, {instancePath:instancePath+"/menu/" + i0+"/phoneLabel",parentData:data4,parentDataProperty:"phoneLabel",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data4.to !== undefined){
if(!(validate22(data4.to, {instancePath:instancePath+"/menu/" + i0+"/to",parentData:data4,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data4.items !== undefined){
let data8 = data4.items;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.label === undefined){
const err9 = {instancePath:instancePath+"/menu/" + i0+"/items/" + i1,schemaPath:"#/properties/menu/items/properties/items/items/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
if(data9.to === undefined){
const err10 = {instancePath:instancePath+"/menu/" + i0+"/items/" + i1,schemaPath:"#/properties/menu/items/properties/items/items/required",keyword:"required",params:{missingProperty: "to"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
for(const key3 in data9){
if(!((((key3 === "label") || (key3 === "to")) || (key3 === "flag")) || (key3 === "icon"))){
const err11 = {instancePath:instancePath+"/menu/" + i0+"/items/" + i1,schemaPath:"#/properties/menu/items/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
if(data9.label !== undefined){
if(!(validate22(data9.label, {instancePath:instancePath+"/menu/" + i0+"/items/" + i1+"/label",parentData:data9,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data9.to !== undefined){
if(!(validate22(data9.to, {instancePath:instancePath+"/menu/" + i0+"/items/" + i1+"/to",parentData:data9,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data9.flag !== undefined){
if(!(validate22(data9.flag, {instancePath:instancePath+"/menu/" + i0+"/items/" + i1+"/flag",parentData:data9,parentDataProperty:"flag",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data9.icon !== undefined){
if(!(validate22(data9.icon, {instancePath:instancePath+"/menu/" + i0+"/items/" + i1+"/icon",parentData:data9,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/menu/" + i0+"/items/" + i1,schemaPath:"#/properties/menu/items/properties/items/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/menu/" + i0+"/items",schemaPath:"#/properties/menu/items/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/menu/" + i0,schemaPath:"#/properties/menu/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/menu",schemaPath:"#/properties/menu/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
}
if(data.action !== undefined){
if(!(validate299(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = joinErrors(vErrors, validate299.errors);
errors = vErrors.length;
}
}
if(data.bar !== undefined){
let data15 = data.bar;
if(Array.isArray(data15)){
if(data15.length > 3){
const err16 = {instancePath:instancePath+"/bar",schemaPath:"#/properties/bar/maxItems",keyword:"maxItems",params:{limit: 3}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
if(data15.length < 2){
const err17 = {instancePath:instancePath+"/bar",schemaPath:"#/properties/bar/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.label === undefined){
const err18 = {instancePath:instancePath+"/bar/" + i2,schemaPath:"#/properties/bar/items/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
if(data16.to === undefined){
const err19 = {instancePath:instancePath+"/bar/" + i2,schemaPath:"#/properties/bar/items/required",keyword:"required",params:{missingProperty: "to"}};
vErrors = joinErrors(vErrors, [err19]);
errors++;
}
for(const key4 in data16){
if(!(((key4 === "label") || (key4 === "to")) || (key4 === "icon"))){
const err20 = {instancePath:instancePath+"/bar/" + i2,schemaPath:"#/properties/bar/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
}
if(data16.label !== undefined){
if(!(validate22(data16.label, {instancePath:instancePath+"/bar/" + i2+"/label",parentData:data16,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data16.to !== undefined){
if(!(validate22(data16.to, {instancePath:instancePath+"/bar/" + i2+"/to",parentData:data16,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data16.icon !== undefined){
if(!(validate22(data16.icon, {instancePath:instancePath+"/bar/" + i2+"/icon",parentData:data16,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/bar/" + i2,schemaPath:"#/properties/bar/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err21]);
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/bar",schemaPath:"#/properties/bar/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err22]);
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err23]);
errors++;
}
validate290.errors = vErrors;
return errors === 0;
}

const footerValidator = validate307;
const schema44 = {"type":"object","additionalProperties":false,"required":["copyright"],"properties":{"text":{"$ref":"part39"},"groups":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"},"flag":{"$ref":"part2"}}}}}}},"social":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["network","to"],"properties":{"network":{"enum":["whatsapp","facebook","instagram","tiktok","youtube","x","linkedin","telegram","threads","pinterest","tripadvisor"]},"to":{"$ref":"part2"}}}},"accreditation":{"$ref":"part39"},"copyright":{"$ref":"part2"}}};

function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.copyright === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "copyright"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "text") || (key0 === "groups")) || (key0 === "social")) || (key0 === "accreditation")) || (key0 === "copyright"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data.text !== undefined){
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.groups !== undefined){
let data1 = data.groups;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.heading === undefined){
const err2 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data2.items === undefined){
const err3 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "items"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
for(const key1 in data2){
if(!((key1 === "heading") || (key1 === "items"))){
const err4 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data2.heading !== undefined){
if(!(validate22(data2.heading, {instancePath:instancePath+"/groups/" + i0+"/heading",parentData:data2,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data2.items !== undefined){
let data4 = data2.items;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.label === undefined){
const err5 = {instancePath:instancePath+"/groups/" + i0+"/items/" + i1,schemaPath:"#/properties/groups/items/properties/items/items/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
for(const key2 in data5){
if(!(((key2 === "label") || (key2 === "to")) || (key2 === "flag"))){
const err6 = {instancePath:instancePath+"/groups/" + i0+"/items/" + i1,schemaPath:"#/properties/groups/items/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data5.label !== undefined){
if(!(validate22(data5.label, {instancePath:instancePath+"/groups/" + i0+"/items/" + i1+"/label",parentData:data5,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data5.to !== undefined){
if(!(validate22(data5.to, {instancePath:instancePath+"/groups/" + i0+"/items/" + i1+"/to",parentData:data5,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data5.flag !== undefined){
if(!(validate22(data5.flag, {instancePath:instancePath+"/groups/" + i0+"/items/" + i1+"/flag",parentData:data5,parentDataProperty:"flag",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/groups/" + i0+"/items/" + i1,schemaPath:"#/properties/groups/items/properties/items/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/groups/" + i0+"/items",schemaPath:"#/properties/groups/items/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
if(data.social !== undefined){
let data9 = data.social;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.network === undefined){
const err11 = {instancePath:instancePath+"/social/" + i2,schemaPath:"#/properties/social/items/required",keyword:"required",params:{missingProperty: "network"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
if(data10.to === undefined){
const err12 = {instancePath:instancePath+"/social/" + i2,schemaPath:"#/properties/social/items/required",keyword:"required",params:{missingProperty: "to"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
for(const key3 in data10){
if(!((key3 === "network") || (key3 === "to"))){
const err13 = {instancePath:instancePath+"/social/" + i2,schemaPath:"#/properties/social/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
if(data10.network !== undefined){
let data11 = data10.network;
if(!(((((((((((data11 === "whatsapp") || (data11 === "facebook")) || (data11 === "instagram")) || (data11 === "tiktok")) || (data11 === "youtube")) || (data11 === "x")) || (data11 === "linkedin")) || (data11 === "telegram")) || (data11 === "threads")) || (data11 === "pinterest")) || (data11 === "tripadvisor"))){
const err14 = {instancePath:instancePath+"/social/" + i2+"/network",schemaPath:"#/properties/social/items/properties/network/enum",keyword:"enum",params:{allowedValues: schema44.properties.social.items.properties.network.enum}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
}
if(data10.to !== undefined){
if(!(validate22(data10.to, {instancePath:instancePath+"/social/" + i2+"/to",parentData:data10,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/social/" + i2,schemaPath:"#/properties/social/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/social",schemaPath:"#/properties/social/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
}
if(data.accreditation !== undefined){
if(!(validate130(data.accreditation, {instancePath:instancePath+"/accreditation",parentData:data,parentDataProperty:"accreditation",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.copyright !== undefined){
if(!(validate22(data.copyright, {instancePath:instancePath+"/copyright",parentData:data,parentDataProperty:"copyright",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
validate307.errors = vErrors;
return errors === 0;
}

const businessValidator = validate316;
const schema45 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"enum":["LocalBusiness","AccountingService","AmusementPark","ArtGallery","AutoDealer","AutoRepair","AutoWash","Bakery","BarOrPub","BeautySalon","BedAndBreakfast","BikeStore","BookStore","Brewery","CafeOrCoffeeShop","Campground","ChildCare","ClothingStore","ComputerStore","ConvenienceStore","DaySpa","Dentist","DryCleaningOrLaundry","Electrician","ElectronicsStore","EmploymentAgency","EntertainmentBusiness","ExerciseGym","FastFoodRestaurant","FinancialService","Florist","FoodEstablishment","FurnitureStore","GardenStore","GasStation","GeneralContractor","GolfCourse","GroceryStore","HairSalon","HardwareStore","HealthAndBeautyBusiness","HealthClub","HobbyShop","HomeAndConstructionBusiness","HomeGoodsStore","Hostel","Hotel","HousePainter","HVACBusiness","IceCreamShop","InsuranceAgency","InternetCafe","JewelryStore","LegalService","Library","Locksmith","LodgingBusiness","MedicalBusiness","Motel","MotorcycleDealer","MotorcycleRepair","MovingCompany","MusicStore","NailSalon","NightClub","Notary","Optician","OutletStore","PetStore","Pharmacy","Physician","Plumber","ProfessionalService","RealEstateAgent","RecyclingCenter","Resort","Restaurant","RoofingContractor","SelfStorage","ShoeStore","ShoppingCenter","SkiResort","SportingGoodsStore","SportsActivityLocation","SportsClub","Store","TattooParlor","TireShop","TouristInformationCenter","ToyStore","TravelAgency","WholesaleStore","Winery"]},"name":{"$ref":"part2"},"description":{"$ref":"part2"},"telephone":{"$ref":"part2"},"email":{"$ref":"part2"},"address":{"$ref":"part94"},"hours":{"$ref":"part147"},"at":{"$ref":"part108"},"priceRange":{"$ref":"part2"},"area":{"$ref":"part109"},"profiles":{"$ref":"part111"}}};
const schema46 = {"type":"array","items":{"type":"object","additionalProperties":false,"required":["days"],"properties":{"days":{"type":"array","minItems":1,"uniqueItems":true,"items":{"enum":["mo","tu","we","th","fr","sa","su"]}},"opens":{"$ref":"part145"},"closes":{"$ref":"part145"},"closed":{"const":true}}}};
const pattern46 = new RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");

function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern46.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
validate323.errors = vErrors;
return errors === 0;
}


function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.days === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "days"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
for(const key0 in data0){
if(!((((key0 === "days") || (key0 === "opens")) || (key0 === "closes")) || (key0 === "closed"))){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data0.days !== undefined){
let data1 = data0.days;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/" + i0+"/days",schemaPath:"#/items/properties/days/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
const len1 = data1.length;
for(let i1=0; i1<len1; i1++){
let data2 = data1[i1];
if(!(((((((data2 === "mo") || (data2 === "tu")) || (data2 === "we")) || (data2 === "th")) || (data2 === "fr")) || (data2 === "sa")) || (data2 === "su"))){
const err3 = {instancePath:instancePath+"/" + i0+"/days/" + i1,schemaPath:"#/items/properties/days/items/enum",keyword:"enum",params:{allowedValues: schema46.items.properties.days.items.enum}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
let i2 = data1.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func0(data1[i2], data1[j0])){
const err4 = {instancePath:instancePath+"/" + i0+"/days",schemaPath:"#/items/properties/days/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
break outer0;
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/" + i0+"/days",schemaPath:"#/items/properties/days/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data0.opens !== undefined){
if(!(validate323(data0.opens, {instancePath:instancePath+"/" + i0+"/opens",parentData:data0,parentDataProperty:"opens",rootData}))){
vErrors = joinErrors(vErrors, validate323.errors);
errors = vErrors.length;
}
}
if(data0.closes !== undefined){
if(!(validate323(data0.closes, {instancePath:instancePath+"/" + i0+"/closes",parentData:data0,parentDataProperty:"closes",rootData}))){
vErrors = joinErrors(vErrors, validate323.errors);
errors = vErrors.length;
}
}
if(data0.closed !== undefined){
if(true !== data0.closed){
const err6 = {instancePath:instancePath+"/" + i0+"/closed",schemaPath:"#/items/properties/closed/const",keyword:"const",params:{allowedValue: true}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
validate322.errors = vErrors;
return errors === 0;
}


function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema45.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data0 === "LocalBusiness") || (data0 === "AccountingService")) || (data0 === "AmusementPark")) || (data0 === "ArtGallery")) || (data0 === "AutoDealer")) || (data0 === "AutoRepair")) || (data0 === "AutoWash")) || (data0 === "Bakery")) || (data0 === "BarOrPub")) || (data0 === "BeautySalon")) || (data0 === "BedAndBreakfast")) || (data0 === "BikeStore")) || (data0 === "BookStore")) || (data0 === "Brewery")) || (data0 === "CafeOrCoffeeShop")) || (data0 === "Campground")) || (data0 === "ChildCare")) || (data0 === "ClothingStore")) || (data0 === "ComputerStore")) || (data0 === "ConvenienceStore")) || (data0 === "DaySpa")) || (data0 === "Dentist")) || (data0 === "DryCleaningOrLaundry")) || (data0 === "Electrician")) || (data0 === "ElectronicsStore")) || (data0 === "EmploymentAgency")) || (data0 === "EntertainmentBusiness")) || (data0 === "ExerciseGym")) || (data0 === "FastFoodRestaurant")) || (data0 === "FinancialService")) || (data0 === "Florist")) || (data0 === "FoodEstablishment")) || (data0 === "FurnitureStore")) || (data0 === "GardenStore")) || (data0 === "GasStation")) || (data0 === "GeneralContractor")) || (data0 === "GolfCourse")) || (data0 === "GroceryStore")) || (data0 === "HairSalon")) || (data0 === "HardwareStore")) || (data0 === "HealthAndBeautyBusiness")) || (data0 === "HealthClub")) || (data0 === "HobbyShop")) || (data0 === "HomeAndConstructionBusiness")) || (data0 === "HomeGoodsStore")) || (data0 === "Hostel")) || (data0 === "Hotel")) || (data0 === "HousePainter")) || (data0 === "HVACBusiness")) || (data0 === "IceCreamShop")) || (data0 === "InsuranceAgency")) || (data0 === "InternetCafe")) || (data0 === "JewelryStore")) || (data0 === "LegalService")) || (data0 === "Library")) || (data0 === "Locksmith")) || (data0 === "LodgingBusiness")) || (data0 === "MedicalBusiness")) || (data0 === "Motel")) || (data0 === "MotorcycleDealer")) || (data0 === "MotorcycleRepair")) || (data0 === "MovingCompany")) || (data0 === "MusicStore")) || (data0 === "NailSalon")) || (data0 === "NightClub")) || (data0 === "Notary")) || (data0 === "Optician")) || (data0 === "OutletStore")) || (data0 === "PetStore")) || (data0 === "Pharmacy")) || (data0 === "Physician")) || (data0 === "Plumber")) || (data0 === "ProfessionalService")) || (data0 === "RealEstateAgent")) || (data0 === "RecyclingCenter")) || (data0 === "Resort")) || (data0 === "Restaurant")) || (data0 === "RoofingContractor")) || (data0 === "SelfStorage")) || (data0 === "ShoeStore")) || (data0 === "ShoppingCenter")) || (data0 === "SkiResort")) || (data0 === "SportingGoodsStore")) || (data0 === "SportsActivityLocation")) || (data0 === "SportsClub")) || (data0 === "Store")) || (data0 === "TattooParlor")) || (data0 === "TireShop")) || (data0 === "TouristInformationCenter")) || (data0 === "ToyStore")) || (data0 === "TravelAgency")) || (data0 === "WholesaleStore")) || (data0 === "Winery"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema45.properties.type.enum}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.name !== undefined){
if(!(validate22(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate22(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.telephone !== undefined){
if(!(validate22(data.telephone, {instancePath:instancePath+"/telephone",parentData:data,parentDataProperty:"telephone",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate22(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validate236(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = joinErrors(vErrors, validate236.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
if(!(validate322(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData}))){
vErrors = joinErrors(vErrors, validate322.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined){
if(!(validate267(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = joinErrors(vErrors, validate267.errors);
errors = vErrors.length;
}
}
if(data.priceRange !== undefined){
if(!(validate22(data.priceRange, {instancePath:instancePath+"/priceRange",parentData:data,parentDataProperty:"priceRange",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.area !== undefined){
if(!(validate270(data.area, {instancePath:instancePath+"/area",parentData:data,parentDataProperty:"area",rootData}))){
vErrors = joinErrors(vErrors, validate270.errors);
errors = vErrors.length;
}
}
if(data.profiles !== undefined){
if(!(validate273(data.profiles, {instancePath:instancePath+"/profiles",parentData:data,parentDataProperty:"profiles",rootData}))){
vErrors = joinErrors(vErrors, validate273.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate316.errors = vErrors;
return errors === 0;
}

const feedsValidator = validate281;

const writtenCardGridValidator = validate331;
const schema48 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"card-grid"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"style":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}"},"else":{"enum":["plain","ticket","numbered","icon"]}},"columns":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}"},"else":{"enum":[2,3,4]}},"items":{"type":["array","object","string"],"minItems":1,"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part164"},"else":{"$ref":"part163"}},"if":{"type":"object"},"then":{"$ref":"part164"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"note":{"$ref":"part39"},"actions":{"$ref":"part169"},"surface":{"$ref":"part171"},"anchor":{"$ref":"part172"}}};
const schema50 = {"type":["object","string"],"additionalProperties":false,"required":["title"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part39"},"icon":{"$ref":"part2"},"flag":{"$ref":"part2"},"picture":{"$ref":"part155"},"meta":{"$ref":"part2"},"stub":{"$ref":"part2"},"lists":{"type":["array","object","string"],"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part160"},"else":{"$ref":"part159"}},"if":{"type":"object"},"then":{"$ref":"part160"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"to":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};
const schema51 = {"type":["object","string"],"additionalProperties":false,"required":["src","alt"],"properties":{"src":{"$ref":"part2"},"alt":{"type":"string"},"focus":{"$ref":"part154"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};
const schema52 = {"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}"},"else":{"enum":["top left","top","top right","left","center","right","bottom left","bottom","bottom right"]}};

function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data === "string"){
if(!pattern21.test(data)){
const err0 = {};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
else {
const err1 = {};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs3 = errors;
if(!(((((((((data === "top left") || (data === "top")) || (data === "top right")) || (data === "left")) || (data === "center")) || (data === "right")) || (data === "bottom left")) || (data === "bottom")) || (data === "bottom right"))){
const err2 = {instancePath,schemaPath:"#/else/enum",keyword:"enum",params:{allowedValues: schema52.else.enum}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate344.errors = vErrors;
return errors === 0;
}


function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema51.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.alt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
for(const key0 in data){
if(!(((key0 === "src") || (key0 === "alt")) || (key0 === "focus"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err4]);
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
const err5 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.focus !== undefined){
if(!(validate344(data.focus, {instancePath:instancePath+"/focus",parentData:data,parentDataProperty:"focus",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
}
validate342.errors = vErrors;
return errors === 0;
}

const schema54 = {"type":["object","string"],"additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"$ref":"part158"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};
const schema55 = {"type":["array","object","string"],"items":{"$ref":"part157"},"if":{"type":"object"},"then":{"$ref":"part156"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};

function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate22(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate354.errors = vErrors;
return errors === 0;
}


function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.from === undefined) && (missing0 = "from")){
const err0 = {};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
else {
const err1 = {};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(!(validate354(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate354.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
validate361.errors = vErrors;
return errors === 0;
}


function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema55.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err1 = {};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(!(validate354(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate354.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate361(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate361.errors);
errors = vErrors.length;
}
}
}
validate353.errors = vErrors;
return errors === 0;
}


function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema54.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.heading === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.items === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
for(const key0 in data){
if(!((key0 === "heading") || (key0 === "items"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.heading !== undefined){
if(!(validate22(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
if(!(validate353(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate353.errors);
errors = vErrors.length;
}
}
}
validate351.errors = vErrors;
return errors === 0;
}


function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate351(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate351.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate349.errors = vErrors;
return errors === 0;
}


function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema50.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema50.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.title !== undefined){
if(!(validate22(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
if(!(validate22(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.flag !== undefined){
if(!(validate22(data.flag, {instancePath:instancePath+"/flag",parentData:data,parentDataProperty:"flag",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
if(!(validate342(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate342.errors);
errors = vErrors.length;
}
}
if(data.meta !== undefined){
if(!(validate22(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.stub !== undefined){
if(!(validate22(data.stub, {instancePath:instancePath+"/stub",parentData:data,parentDataProperty:"stub",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.lists !== undefined){
let data7 = data.lists;
if((!data7 || typeof data7 != "object") && (typeof data7 !== "string")){
const err4 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: schema50.properties.lists.type}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
const _errs11 = errors;
let valid1 = true;
const _errs12 = errors;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
var _valid0 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs14 = errors;
if(!(validate349(data7, {instancePath:instancePath+"/lists",parentData:data,parentDataProperty:"lists",rootData}))){
vErrors = joinErrors(vErrors, validate349.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(typeof data7 === "string"){
if(!pattern12.test(data7)){
const err7 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs16 = errors;
let valid4 = true;
const _errs17 = errors;
if(errors === _errs17){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing0;
if((data8.from === undefined) && (missing0 = "from")){
const err8 = {};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
else {
const err9 = {};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
var _valid1 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs19 = errors;
if(!(validate349(data8, {instancePath:instancePath+"/lists/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate349.errors);
errors = vErrors.length;
}
var _valid1 = _errs19 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs20 = errors;
if(!(validate351(data8, {instancePath:instancePath+"/lists/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate351.errors);
errors = vErrors.length;
}
var _valid1 = _errs20 === errors;
valid4 = _valid1;
ifClause0 = "else";
}
if(!valid4){
const err10 = {instancePath:instancePath+"/lists/" + i0,schemaPath:"#/properties/lists/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
}
}
if(data.to !== undefined){
if(!(validate22(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
validate337.errors = vErrors;
return errors === 0;
}


function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate337(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate337.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate335.errors = vErrors;
return errors === 0;
}

const schema58 = {"type":["array","object","string"],"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part167"},"else":{"$ref":"part59"}},"if":{"type":"object"},"then":{"$ref":"part167"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};

function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate163(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate163.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate383.errors = vErrors;
return errors === 0;
}


function validate382(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema58.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err1 = {};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(!(validate383(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate383.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs6 = errors;
let valid3 = true;
const _errs7 = errors;
if(errors === _errs7){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.from === undefined) && (missing0 = "from")){
const err4 = {};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
else {
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs9 = errors;
if(!(validate383(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate383.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(!(validate163(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate163.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
ifClause0 = "else";
}
if(!valid3){
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
}
validate382.errors = vErrors;
return errors === 0;
}

const schema60 = {"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}"},"else":{"enum":["plain","tinted","accent","second","ink"]}};

function validate393(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data === "string"){
if(!pattern21.test(data)){
const err0 = {};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
else {
const err1 = {};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs3 = errors;
if(!(((((data === "plain") || (data === "tinted")) || (data === "accent")) || (data === "second")) || (data === "ink"))){
const err2 = {instancePath,schemaPath:"#/else/enum",keyword:"enum",params:{allowedValues: schema60.else.enum}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate393.errors = vErrors;
return errors === 0;
}

const pattern58 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}|^[a-z][a-z0-9-]*$", "u");

function validate395(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern58.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}|^[a-z][a-z0-9-]*$"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
validate395.errors = vErrors;
return errors === 0;
}


function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema48.properties, key0))){
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data4 = data.style;
const _errs7 = errors;
let valid1 = true;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(!pattern21.test(data4)){
const err4 = {};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
else {
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs10 = errors;
if(!((((data4 === "plain") || (data4 === "ticket")) || (data4 === "numbered")) || (data4 === "icon"))){
const err6 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/else/enum",keyword:"enum",params:{allowedValues: schema48.properties.style.else.enum}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
}
if(!valid1){
const err7 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(data.columns !== undefined){
let data5 = data.columns;
const _errs12 = errors;
let valid2 = true;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(!pattern21.test(data5)){
const err8 = {};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
else {
const err9 = {};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs15 = errors;
if(!(((data5 === 2) || (data5 === 3)) || (data5 === 4))){
const err10 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/else/enum",keyword:"enum",params:{allowedValues: schema48.properties.columns.else.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = _valid1;
}
if(!valid2){
const err11 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
if(data.items !== undefined){
let data6 = data.items;
if((!data6 || typeof data6 != "object") && (typeof data6 !== "string")){
const err12 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema48.properties.items.type}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
const _errs18 = errors;
let valid3 = true;
const _errs19 = errors;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err13 = {};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
var _valid2 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs21 = errors;
if(!(validate335(data6, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate335.errors);
errors = vErrors.length;
}
var _valid2 = _errs21 === errors;
valid3 = _valid2;
}
if(!valid3){
const err14 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
if(typeof data6 === "string"){
if(!pattern12.test(data6)){
const err15 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
}
if(Array.isArray(data6)){
if(data6.length < 1){
const err16 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs23 = errors;
let valid6 = true;
const _errs24 = errors;
if(errors === _errs24){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing0;
if((data7.from === undefined) && (missing0 = "from")){
const err17 = {};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
}
else {
const err18 = {};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
}
var _valid3 = _errs24 === errors;
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid3){
const _errs26 = errors;
if(!(validate335(data7, {instancePath:instancePath+"/items/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate335.errors);
errors = vErrors.length;
}
var _valid3 = _errs26 === errors;
valid6 = _valid3;
ifClause0 = "then";
}
else {
const _errs27 = errors;
if(!(validate337(data7, {instancePath:instancePath+"/items/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate337.errors);
errors = vErrors.length;
}
var _valid3 = _errs27 === errors;
valid6 = _valid3;
ifClause0 = "else";
}
if(!valid6){
const err19 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err19]);
errors++;
}
}
}
}
if(data.note !== undefined){
if(!(validate130(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate382(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate382.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
validate331.errors = vErrors;
return errors === 0;
}

const expandedCardGridValidator = validate397;
const schema62 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"card-grid"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"style":{"enum":["plain","ticket","numbered","icon"]},"columns":{"enum":[2,3,4]},"items":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part39"},"icon":{"$ref":"part2"},"flag":{"$ref":"part2"},"picture":{"$ref":"part9"},"meta":{"$ref":"part2"},"stub":{"$ref":"part2"},"lists":{"type":"array","items":{"$ref":"part174"}},"to":{"$ref":"part2"}}}},"note":{"$ref":"part39"},"actions":{"$ref":"part178"},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate408(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.heading === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!((key0 === "heading") || (key0 === "items"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.heading !== undefined){
if(!(validate22(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
if(!(validate270(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate270.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate408.errors = vErrors;
return errors === 0;
}


function validate414(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate299(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate299.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
validate414.errors = vErrors;
return errors === 0;
}


function validate417(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern9.test(data)){
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
validate417.errors = vErrors;
return errors === 0;
}


function validate397(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema62.properties, key0))){
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data4 = data.style;
if(!((((data4 === "plain") || (data4 === "ticket")) || (data4 === "numbered")) || (data4 === "icon"))){
const err4 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema62.properties.style.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.columns !== undefined){
let data5 = data.columns;
if(!(((data5 === 2) || (data5 === 3)) || (data5 === 4))){
const err5 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/enum",keyword:"enum",params:{allowedValues: schema62.properties.columns.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.items !== undefined){
let data6 = data.items;
if(Array.isArray(data6)){
if(data6.length < 1){
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.title === undefined){
const err7 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
for(const key1 in data7){
if(!(func2.call(schema62.properties.items.items.properties, key1))){
const err8 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
if(data7.title !== undefined){
if(!(validate22(data7.title, {instancePath:instancePath+"/items/" + i0+"/title",parentData:data7,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data7.text !== undefined){
if(!(validate130(data7.text, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data7,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data7.icon !== undefined){
if(!(validate22(data7.icon, {instancePath:instancePath+"/items/" + i0+"/icon",parentData:data7,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data7.flag !== undefined){
if(!(validate22(data7.flag, {instancePath:instancePath+"/items/" + i0+"/flag",parentData:data7,parentDataProperty:"flag",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data7.picture !== undefined){
if(!(validate26(data7.picture, {instancePath:instancePath+"/items/" + i0+"/picture",parentData:data7,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data7.meta !== undefined){
if(!(validate22(data7.meta, {instancePath:instancePath+"/items/" + i0+"/meta",parentData:data7,parentDataProperty:"meta",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data7.stub !== undefined){
if(!(validate22(data7.stub, {instancePath:instancePath+"/items/" + i0+"/stub",parentData:data7,parentDataProperty:"stub",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data7.lists !== undefined){
let data15 = data7.lists;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
if(!(validate408(data15[i1], {instancePath:instancePath+"/items/" + i0+"/lists/" + i1,parentData:data15,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate408.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/items/" + i0+"/lists",schemaPath:"#/properties/items/items/properties/lists/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data7.to !== undefined){
if(!(validate22(data7.to, {instancePath:instancePath+"/items/" + i0+"/to",parentData:data7,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
if(data.note !== undefined){
if(!(validate130(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate414(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate414.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data20 = data.surface;
if(!(((((data20 === "plain") || (data20 === "tinted")) || (data20 === "accent")) || (data20 === "second")) || (data20 === "ink"))){
const err12 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema62.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
validate397.errors = vErrors;
return errors === 0;
}

const writtenContactValidator = validate419;
const schema66 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"contact"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"items":{"type":["array","object","string"],"minItems":1,"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part187"},"else":{"$ref":"part186"}},"if":{"type":"object"},"then":{"$ref":"part187"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"surface":{"$ref":"part171"},"anchor":{"$ref":"part172"}}};
const schema68 = {"type":["object","string"],"additionalProperties":false,"required":["title"],"properties":{"icon":{"$ref":"part2"},"title":{"$ref":"part2"},"value":{"$ref":"part2"},"to":{"$ref":"part2"},"hours":{"type":["array","object","string"],"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part183"},"else":{"$ref":"part182"}},"if":{"type":"object"},"then":{"$ref":"part183"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"text":{"$ref":"part39"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};
const schema70 = {"type":["object","string"],"additionalProperties":false,"required":["days","time"],"properties":{"days":{"$ref":"part2"},"time":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};

function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema70.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.days === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "days"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.time === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "time"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
for(const key0 in data){
if(!((key0 === "days") || (key0 === "time"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.days !== undefined){
if(!(validate22(data.days, {instancePath:instancePath+"/days",parentData:data,parentDataProperty:"days",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.time !== undefined){
if(!(validate22(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
validate432.errors = vErrors;
return errors === 0;
}


function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate432(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate432.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate430.errors = vErrors;
return errors === 0;
}


function validate425(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema68.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "icon") || (key0 === "title")) || (key0 === "value")) || (key0 === "to")) || (key0 === "hours")) || (key0 === "text"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.icon !== undefined){
if(!(validate22(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
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
if(data.value !== undefined){
if(!(validate22(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate22(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
let data4 = data.hours;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/type",keyword:"type",params:{type: schema68.properties.hours.type}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs11 = errors;
if(!(validate430(data4, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData}))){
vErrors = joinErrors(vErrors, validate430.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(typeof data4 === "string"){
if(!pattern12.test(data4)){
const err7 = {instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs13 = errors;
let valid4 = true;
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing0;
if((data5.from === undefined) && (missing0 = "from")){
const err8 = {};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
else {
const err9 = {};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs16 = errors;
if(!(validate430(data5, {instancePath:instancePath+"/hours/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate430.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate432(data5, {instancePath:instancePath+"/hours/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate432.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = _valid1;
ifClause0 = "else";
}
if(!valid4){
const err10 = {instancePath:instancePath+"/hours/" + i0,schemaPath:"#/properties/hours/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
}
}
if(data.text !== undefined){
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
}
validate425.errors = vErrors;
return errors === 0;
}


function validate423(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate425(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate425.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate423.errors = vErrors;
return errors === 0;
}


function validate419(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "items")) || (key0 === "surface")) || (key0 === "anchor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("contact" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "contact"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema66.properties.items.type}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs11 = errors;
if(!(validate423(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate423.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(typeof data4 === "string"){
if(!pattern12.test(data4)){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(Array.isArray(data4)){
if(data4.length < 1){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs13 = errors;
let valid4 = true;
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing0;
if((data5.from === undefined) && (missing0 = "from")){
const err9 = {};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
else {
const err10 = {};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs16 = errors;
if(!(validate423(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate423.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate425(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate425.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = _valid1;
ifClause0 = "else";
}
if(!valid4){
const err11 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate419.errors = vErrors;
return errors === 0;
}

const expandedContactValidator = validate452;
const schema71 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"contact"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"items":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["title"],"properties":{"icon":{"$ref":"part2"},"title":{"$ref":"part2"},"value":{"$ref":"part2"},"to":{"$ref":"part2"},"hours":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["days","time"],"properties":{"days":{"$ref":"part2"},"time":{"$ref":"part2"}}}},"text":{"$ref":"part39"}}}},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate452(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "items")) || (key0 === "surface")) || (key0 === "anchor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("contact" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "contact"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
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
if(data5.title === undefined){
const err5 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
for(const key1 in data5){
if(!((((((key1 === "icon") || (key1 === "title")) || (key1 === "value")) || (key1 === "to")) || (key1 === "hours")) || (key1 === "text"))){
const err6 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data5.icon !== undefined){
if(!(validate22(data5.icon, {instancePath:instancePath+"/items/" + i0+"/icon",parentData:data5,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data5.title !== undefined){
if(!(validate22(data5.title, {instancePath:instancePath+"/items/" + i0+"/title",parentData:data5,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data5.value !== undefined){
if(!(validate22(data5.value, {instancePath:instancePath+"/items/" + i0+"/value",parentData:data5,parentDataProperty:"value",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data5.to !== undefined){
if(!(validate22(data5.to, {instancePath:instancePath+"/items/" + i0+"/to",parentData:data5,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data5.hours !== undefined){
let data10 = data5.hours;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.days === undefined){
const err7 = {instancePath:instancePath+"/items/" + i0+"/hours/" + i1,schemaPath:"#/properties/items/items/properties/hours/items/required",keyword:"required",params:{missingProperty: "days"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
if(data11.time === undefined){
const err8 = {instancePath:instancePath+"/items/" + i0+"/hours/" + i1,schemaPath:"#/properties/items/items/properties/hours/items/required",keyword:"required",params:{missingProperty: "time"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
for(const key2 in data11){
if(!((key2 === "days") || (key2 === "time"))){
const err9 = {instancePath:instancePath+"/items/" + i0+"/hours/" + i1,schemaPath:"#/properties/items/items/properties/hours/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data11.days !== undefined){
if(!(validate22(data11.days, {instancePath:instancePath+"/items/" + i0+"/hours/" + i1+"/days",parentData:data11,parentDataProperty:"days",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data11.time !== undefined){
if(!(validate22(data11.time, {instancePath:instancePath+"/items/" + i0+"/hours/" + i1+"/time",parentData:data11,parentDataProperty:"time",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/items/" + i0+"/hours/" + i1,schemaPath:"#/properties/items/items/properties/hours/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/items/" + i0+"/hours",schemaPath:"#/properties/items/items/properties/hours/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
if(data5.text !== undefined){
if(!(validate130(data5.text, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data5,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
if(data.surface !== undefined){
let data15 = data.surface;
if(!(((((data15 === "plain") || (data15 === "tinted")) || (data15 === "accent")) || (data15 === "second")) || (data15 === "ink"))){
const err14 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema71.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
validate452.errors = vErrors;
return errors === 0;
}

const writtenCountryValidator = validate464;
const schema72 = {"type":"object","additionalProperties":false,"required":["type","heading","flag"],"properties":{"type":{"const":"country"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"flag":{"$ref":"part2"},"highlights":{"type":["array","object","string"],"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part198"},"else":{"$ref":"part197"}},"if":{"type":"object"},"then":{"$ref":"part198"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"list":{"$ref":"part159"},"next":{"type":["object","string"],"additionalProperties":false,"required":["heading","actions"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"actions":{"$ref":"part169"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"surface":{"$ref":"part171"},"anchor":{"$ref":"part172"}}};
const schema74 = {"type":["object","string"],"additionalProperties":false,"required":["title","text"],"properties":{"icon":{"$ref":"part2"},"title":{"$ref":"part2"},"text":{"$ref":"part39"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};

function validate471(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema74.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.text === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
for(const key0 in data){
if(!(((key0 === "icon") || (key0 === "title")) || (key0 === "text"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.icon !== undefined){
if(!(validate22(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
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
if(data.text !== undefined){
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
}
validate471.errors = vErrors;
return errors === 0;
}


function validate469(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate471(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate471.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate469.errors = vErrors;
return errors === 0;
}


function validate464(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.flag === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flag"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema72.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.type !== undefined){
if("country" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "country"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.flag !== undefined){
if(!(validate22(data.flag, {instancePath:instancePath+"/flag",parentData:data,parentDataProperty:"flag",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.highlights !== undefined){
let data5 = data.highlights;
if((!data5 || typeof data5 != "object") && (typeof data5 !== "string")){
const err5 = {instancePath:instancePath+"/highlights",schemaPath:"#/properties/highlights/type",keyword:"type",params:{type: schema72.properties.highlights.type}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
const _errs9 = errors;
let valid1 = true;
const _errs10 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err6 = {};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
var _valid0 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs12 = errors;
if(!(validate469(data5, {instancePath:instancePath+"/highlights",parentData:data,parentDataProperty:"highlights",rootData}))){
vErrors = joinErrors(vErrors, validate469.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid1 = _valid0;
}
if(!valid1){
const err7 = {instancePath:instancePath+"/highlights",schemaPath:"#/properties/highlights/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
if(typeof data5 === "string"){
if(!pattern12.test(data5)){
const err8 = {instancePath:instancePath+"/highlights",schemaPath:"#/properties/highlights/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs14 = errors;
let valid4 = true;
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing0;
if((data6.from === undefined) && (missing0 = "from")){
const err9 = {};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
else {
const err10 = {};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
var _valid1 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs17 = errors;
if(!(validate469(data6, {instancePath:instancePath+"/highlights/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate469.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs18 = errors;
if(!(validate471(data6, {instancePath:instancePath+"/highlights/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate471.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid4 = _valid1;
ifClause0 = "else";
}
if(!valid4){
const err11 = {instancePath:instancePath+"/highlights/" + i0,schemaPath:"#/properties/highlights/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
}
}
if(data.list !== undefined){
if(!(validate351(data.list, {instancePath:instancePath+"/list",parentData:data,parentDataProperty:"list",rootData}))){
vErrors = joinErrors(vErrors, validate351.errors);
errors = vErrors.length;
}
}
if(data.next !== undefined){
let data8 = data.next;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (typeof data8 !== "string")){
const err12 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: schema72.properties.next.type}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
if(typeof data8 === "string"){
if(!pattern12.test(data8)){
const err13 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.heading === undefined){
const err14 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
if(data8.actions === undefined){
const err15 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/required",keyword:"required",params:{missingProperty: "actions"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
for(const key1 in data8){
if(!(((key1 === "heading") || (key1 === "text")) || (key1 === "actions"))){
const err16 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
}
if(data8.heading !== undefined){
if(!(validate22(data8.heading, {instancePath:instancePath+"/next/heading",parentData:data8,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data8.text !== undefined){
if(!(validate130(data8.text, {instancePath:instancePath+"/next/text",parentData:data8,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data8.actions !== undefined){
if(!(validate382(data8.actions, {instancePath:instancePath+"/next/actions",parentData:data8,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate382.errors);
errors = vErrors.length;
}
}
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
validate464.errors = vErrors;
return errors === 0;
}

const expandedCountryValidator = validate488;
const schema75 = {"type":"object","additionalProperties":false,"required":["type","heading","flag"],"properties":{"type":{"const":"country"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"flag":{"$ref":"part2"},"highlights":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["title","text"],"properties":{"icon":{"$ref":"part2"},"title":{"$ref":"part2"},"text":{"$ref":"part39"}}}},"list":{"$ref":"part174"},"next":{"type":"object","additionalProperties":false,"required":["heading","actions"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"actions":{"$ref":"part178"}}},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate488(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.flag === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flag"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema75.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.type !== undefined){
if("country" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "country"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.flag !== undefined){
if(!(validate22(data.flag, {instancePath:instancePath+"/flag",parentData:data,parentDataProperty:"flag",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.highlights !== undefined){
let data5 = data.highlights;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.title === undefined){
const err5 = {instancePath:instancePath+"/highlights/" + i0,schemaPath:"#/properties/highlights/items/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
if(data6.text === undefined){
const err6 = {instancePath:instancePath+"/highlights/" + i0,schemaPath:"#/properties/highlights/items/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
for(const key1 in data6){
if(!(((key1 === "icon") || (key1 === "title")) || (key1 === "text"))){
const err7 = {instancePath:instancePath+"/highlights/" + i0,schemaPath:"#/properties/highlights/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(data6.icon !== undefined){
if(!(validate22(data6.icon, {instancePath:instancePath+"/highlights/" + i0+"/icon",parentData:data6,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data6.title !== undefined){
if(!(validate22(data6.title, {instancePath:instancePath+"/highlights/" + i0+"/title",parentData:data6,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data6.text !== undefined){
if(!(validate130(data6.text, {instancePath:instancePath+"/highlights/" + i0+"/text",parentData:data6,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/highlights/" + i0,schemaPath:"#/properties/highlights/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/highlights",schemaPath:"#/properties/highlights/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data.list !== undefined){
if(!(validate408(data.list, {instancePath:instancePath+"/list",parentData:data,parentDataProperty:"list",rootData}))){
vErrors = joinErrors(vErrors, validate408.errors);
errors = vErrors.length;
}
}
if(data.next !== undefined){
let data11 = data.next;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.heading === undefined){
const err10 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
if(data11.actions === undefined){
const err11 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/required",keyword:"required",params:{missingProperty: "actions"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
for(const key2 in data11){
if(!(((key2 === "heading") || (key2 === "text")) || (key2 === "actions"))){
const err12 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
if(data11.heading !== undefined){
if(!(validate22(data11.heading, {instancePath:instancePath+"/next/heading",parentData:data11,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data11.text !== undefined){
if(!(validate130(data11.text, {instancePath:instancePath+"/next/text",parentData:data11,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data11.actions !== undefined){
if(!(validate414(data11.actions, {instancePath:instancePath+"/next/actions",parentData:data11,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate414.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
if(data.surface !== undefined){
let data15 = data.surface;
if(!(((((data15 === "plain") || (data15 === "tinted")) || (data15 === "accent")) || (data15 === "second")) || (data15 === "ink"))){
const err14 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema75.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
validate488.errors = vErrors;
return errors === 0;
}

const writtenCtaValidator = validate501;

function validate501(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.actions === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actions"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "actions")) || (key0 === "surface")) || (key0 === "anchor"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.type !== undefined){
if("cta" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "cta"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate382(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate382.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate501.errors = vErrors;
return errors === 0;
}

const expandedCtaValidator = validate508;
const schema77 = {"type":"object","additionalProperties":false,"required":["type","heading","actions"],"properties":{"type":{"const":"cta"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"actions":{"$ref":"part178"},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate508(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.actions === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actions"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "actions")) || (key0 === "surface")) || (key0 === "anchor"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.type !== undefined){
if("cta" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "cta"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate414(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate414.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data5 = data.surface;
if(!(((((data5 === "plain") || (data5 === "tinted")) || (data5 === "accent")) || (data5 === "second")) || (data5 === "ink"))){
const err5 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema77.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
validate508.errors = vErrors;
return errors === 0;
}

const writtenEmbedValidator = validate514;
const schema78 = {"type":"object","additionalProperties":false,"required":["type","provider","id","title"],"properties":{"type":{"const":"embed"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"provider":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}"},"else":{"enum":["acuity","calendly","google-calendar","google-forms"]}},"id":{"$ref":"part2"},"title":{"$ref":"part2"},"height":{"type":["integer","string"],"minimum":200,"maximum":2000,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"surface":{"$ref":"part171"},"anchor":{"$ref":"part172"}}};

function validate514(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema78.properties, key0))){
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.provider !== undefined){
let data4 = data.provider;
const _errs7 = errors;
let valid1 = true;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(!pattern21.test(data4)){
const err6 = {};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
else {
const err7 = {};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs10 = errors;
if(!((((data4 === "acuity") || (data4 === "calendly")) || (data4 === "google-calendar")) || (data4 === "google-forms"))){
const err8 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/else/enum",keyword:"enum",params:{allowedValues: schema78.properties.provider.else.enum}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
}
if(!valid1){
const err9 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err9]);
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
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (typeof data7 !== "string")){
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: schema78.properties.height.type}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2000 || isNaN(data7)){
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
if(data7 < 200 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
if(typeof data7 === "string"){
if(!pattern12.test(data7)){
const err13 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
validate514.errors = vErrors;
return errors === 0;
}

const expandedEmbedValidator = validate522;
const schema79 = {"type":"object","additionalProperties":false,"required":["type","provider","id","title"],"properties":{"type":{"const":"embed"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"provider":{"enum":["acuity","calendly","google-calendar","google-forms"]},"id":{"$ref":"part2"},"title":{"$ref":"part2"},"height":{"type":"integer","minimum":200,"maximum":2000},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate522(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema79.properties, key0))){
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.provider !== undefined){
let data4 = data.provider;
if(!((((data4 === "acuity") || (data4 === "calendly")) || (data4 === "google-calendar")) || (data4 === "google-forms"))){
const err6 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema79.properties.provider.enum}};
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
if(!(((((data8 === "plain") || (data8 === "tinted")) || (data8 === "accent")) || (data8 === "second")) || (data8 === "ink"))){
const err10 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema79.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
validate522.errors = vErrors;
return errors === 0;
}

const writtenEventsValidator = validate529;
const schema80 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"events"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"style":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}"},"else":{"enum":["featured","upcoming","past"]}},"items":{"type":["array","object","string"],"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part223"},"else":{"$ref":"part222"}},"if":{"type":"object"},"then":{"$ref":"part223"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"action":{"$ref":"part2"},"empty":{"$ref":"part39"},"surface":{"$ref":"part171"},"anchor":{"$ref":"part172"}}};
const schema82 = {"type":["object","string"],"additionalProperties":false,"required":["title","date"],"properties":{"title":{"$ref":"part2"},"kind":{"$ref":"part2"},"text":{"$ref":"part39"},"image":{"type":["string","object"],"additionalProperties":false,"required":["src","alt"],"properties":{"src":{"$ref":"part2"},"alt":{"type":"string"},"focus":{"$ref":"part154"}}},"date":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}|^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"},"time":{"$ref":"part2"},"location":{"$ref":"part2"},"attendees":{"$ref":"part2"},"highlights":{"$ref":"part158"},"to":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};
const pattern71 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}|^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", "u");

function validate535(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema82.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.date === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema82.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.title !== undefined){
if(!(validate22(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(validate22(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
let data3 = data.image;
if((typeof data3 !== "string") && (!(data3 && typeof data3 == "object" && !Array.isArray(data3)))){
const err5 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: schema82.properties.image.type}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.src === undefined){
const err6 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/required",keyword:"required",params:{missingProperty: "src"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(data3.alt === undefined){
const err7 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/required",keyword:"required",params:{missingProperty: "alt"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
for(const key1 in data3){
if(!(((key1 === "src") || (key1 === "alt")) || (key1 === "focus"))){
const err8 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
if(data3.src !== undefined){
if(!(validate22(data3.src, {instancePath:instancePath+"/image/src",parentData:data3,parentDataProperty:"src",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data3.alt !== undefined){
if(typeof data3.alt !== "string"){
const err9 = {instancePath:instancePath+"/image/alt",schemaPath:"#/properties/image/properties/alt/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data3.focus !== undefined){
if(!(validate344(data3.focus, {instancePath:instancePath+"/image/focus",parentData:data3,parentDataProperty:"focus",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
}
}
if(data.date !== undefined){
let data7 = data.date;
if(typeof data7 === "string"){
if(!pattern71.test(data7)){
const err10 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/pattern",keyword:"pattern",params:{pattern: "\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}|^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
if(data.time !== undefined){
if(!(validate22(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.location !== undefined){
if(!(validate22(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.attendees !== undefined){
if(!(validate22(data.attendees, {instancePath:instancePath+"/attendees",parentData:data,parentDataProperty:"attendees",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.highlights !== undefined){
if(!(validate353(data.highlights, {instancePath:instancePath+"/highlights",parentData:data,parentDataProperty:"highlights",rootData}))){
vErrors = joinErrors(vErrors, validate353.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate22(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
validate535.errors = vErrors;
return errors === 0;
}


function validate533(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate535(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate535.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate533.errors = vErrors;
return errors === 0;
}


function validate529(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema80.properties, key0))){
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data4 = data.style;
const _errs7 = errors;
let valid1 = true;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(!pattern21.test(data4)){
const err4 = {};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
else {
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs10 = errors;
if(!(((data4 === "featured") || (data4 === "upcoming")) || (data4 === "past"))){
const err6 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/else/enum",keyword:"enum",params:{allowedValues: schema80.properties.style.else.enum}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
}
if(!valid1){
const err7 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(data.items !== undefined){
let data5 = data.items;
if((!data5 || typeof data5 != "object") && (typeof data5 !== "string")){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema80.properties.items.type}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
const _errs13 = errors;
let valid2 = true;
const _errs14 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err9 = {};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs16 = errors;
if(!(validate533(data5, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate533.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid2 = _valid1;
}
if(!valid2){
const err10 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
if(typeof data5 === "string"){
if(!pattern12.test(data5)){
const err11 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs18 = errors;
let valid5 = true;
const _errs19 = errors;
if(errors === _errs19){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing0;
if((data6.from === undefined) && (missing0 = "from")){
const err12 = {};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
else {
const err13 = {};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
var _valid2 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid2){
const _errs21 = errors;
if(!(validate533(data6, {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate533.errors);
errors = vErrors.length;
}
var _valid2 = _errs21 === errors;
valid5 = _valid2;
ifClause0 = "then";
}
else {
const _errs22 = errors;
if(!(validate535(data6, {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate535.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
valid5 = _valid2;
ifClause0 = "else";
}
if(!valid5){
const err14 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
}
}
}
if(data.action !== undefined){
if(!(validate22(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.empty !== undefined){
if(!(validate130(data.empty, {instancePath:instancePath+"/empty",parentData:data,parentDataProperty:"empty",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
validate529.errors = vErrors;
return errors === 0;
}

const expandedEventsValidator = validate557;
const schema83 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"events"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"style":{"enum":["featured","upcoming","past"]},"items":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["title","date"],"properties":{"title":{"$ref":"part2"},"kind":{"$ref":"part2"},"text":{"$ref":"part39"},"image":{"type":["string","object"],"additionalProperties":false,"required":["src","alt"],"properties":{"src":{"$ref":"part2"},"alt":{"type":"string"},"focus":{"enum":["top left","top","top right","left","center","right","bottom left","bottom","bottom right"]}}},"date":{"type":"string","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"},"time":{"$ref":"part2"},"location":{"$ref":"part2"},"attendees":{"$ref":"part2"},"highlights":{"$ref":"part109"},"to":{"$ref":"part2"}}}},"action":{"$ref":"part2"},"empty":{"$ref":"part39"},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};
const pattern73 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", "u");

function validate557(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema83.properties, key0))){
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data4 = data.style;
if(!(((data4 === "featured") || (data4 === "upcoming")) || (data4 === "past"))){
const err4 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema83.properties.style.enum}};
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
if(!(func2.call(schema83.properties.items.items.properties, key1))){
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
if(!(validate130(data6.text, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data6,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data6.image !== undefined){
let data10 = data6.image;
if((typeof data10 !== "string") && (!(data10 && typeof data10 == "object" && !Array.isArray(data10)))){
const err8 = {instancePath:instancePath+"/items/" + i0+"/image",schemaPath:"#/properties/items/items/properties/image/type",keyword:"type",params:{type: schema83.properties.items.items.properties.image.type}};
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
const err13 = {instancePath:instancePath+"/items/" + i0+"/image/focus",schemaPath:"#/properties/items/items/properties/image/properties/focus/enum",keyword:"enum",params:{allowedValues: schema83.properties.items.items.properties.image.properties.focus.enum}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
}
}
if(data6.date !== undefined){
let data14 = data6.date;
if(typeof data14 === "string"){
if(!pattern73.test(data14)){
const err14 = {instancePath:instancePath+"/items/" + i0+"/date",schemaPath:"#/properties/items/items/properties/date/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"}};
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
if(!(validate270(data6.highlights, {instancePath:instancePath+"/items/" + i0+"/highlights",parentData:data6,parentDataProperty:"highlights",rootData}))){
vErrors = joinErrors(vErrors, validate270.errors);
errors = vErrors.length;
}
}
if(data6.to !== undefined){
if(!(validate22(data6.to, {instancePath:instancePath+"/items/" + i0+"/to",parentData:data6,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err17]);
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
if(!(validate130(data.empty, {instancePath:instancePath+"/empty",parentData:data,parentDataProperty:"empty",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data22 = data.surface;
if(!(((((data22 === "plain") || (data22 === "tinted")) || (data22 === "accent")) || (data22 === "second")) || (data22 === "ink"))){
const err18 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema83.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err19]);
errors++;
}
validate557.errors = vErrors;
return errors === 0;
}

const writtenFactsValidator = validate573;
const schema84 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"facts"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"items":{"type":["array","object","string"],"minItems":1,"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part234"},"else":{"$ref":"part233"}},"if":{"type":"object"},"then":{"$ref":"part234"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"surface":{"$ref":"part171"},"anchor":{"$ref":"part172"}}};
const schema86 = {"type":["object","string"],"additionalProperties":false,"required":["label","value"],"properties":{"label":{"$ref":"part2"},"value":{"$ref":"part2"},"note":{"$ref":"part39"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};

function validate579(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema86.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
for(const key0 in data){
if(!(((key0 === "label") || (key0 === "value")) || (key0 === "note"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.label !== undefined){
if(!(validate22(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
if(!(validate22(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate130(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
}
validate579.errors = vErrors;
return errors === 0;
}


function validate577(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate579(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate579.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate577.errors = vErrors;
return errors === 0;
}


function validate573(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "items")) || (key0 === "surface")) || (key0 === "anchor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("facts" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "facts"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema84.properties.items.type}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs11 = errors;
if(!(validate577(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate577.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(typeof data4 === "string"){
if(!pattern12.test(data4)){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(Array.isArray(data4)){
if(data4.length < 1){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs13 = errors;
let valid4 = true;
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing0;
if((data5.from === undefined) && (missing0 = "from")){
const err9 = {};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
else {
const err10 = {};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs16 = errors;
if(!(validate577(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate577.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate579(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate579.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = _valid1;
ifClause0 = "else";
}
if(!valid4){
const err11 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate573.errors = vErrors;
return errors === 0;
}

const expandedFactsValidator = validate592;
const schema87 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"facts"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"items":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["label","value"],"properties":{"label":{"$ref":"part2"},"value":{"$ref":"part2"},"note":{"$ref":"part39"}}}},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate592(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "items")) || (key0 === "surface")) || (key0 === "anchor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("facts" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "facts"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
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
if(data5.label === undefined){
const err5 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
if(data5.value === undefined){
const err6 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "value"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
for(const key1 in data5){
if(!(((key1 === "label") || (key1 === "value")) || (key1 === "note"))){
const err7 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(data5.label !== undefined){
if(!(validate22(data5.label, {instancePath:instancePath+"/items/" + i0+"/label",parentData:data5,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data5.value !== undefined){
if(!(validate22(data5.value, {instancePath:instancePath+"/items/" + i0+"/value",parentData:data5,parentDataProperty:"value",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data5.note !== undefined){
if(!(validate130(data5.note, {instancePath:instancePath+"/items/" + i0+"/note",parentData:data5,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data.surface !== undefined){
let data9 = data.surface;
if(!(((((data9 === "plain") || (data9 === "tinted")) || (data9 === "accent")) || (data9 === "second")) || (data9 === "ink"))){
const err10 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema87.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
validate592.errors = vErrors;
return errors === 0;
}

const writtenFaqValidator = validate600;
const schema88 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"faq"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"items":{"type":["array","object","string"],"minItems":1,"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part243"},"else":{"$ref":"part242"}},"if":{"type":"object"},"then":{"$ref":"part243"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"surface":{"$ref":"part171"},"anchor":{"$ref":"part172"}}};
const schema90 = {"type":["object","string"],"additionalProperties":false,"required":["question","answer"],"properties":{"question":{"$ref":"part2"},"answer":{"$ref":"part39"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};

function validate606(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema90.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.question === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "question"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.answer === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answer"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
for(const key0 in data){
if(!((key0 === "question") || (key0 === "answer"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.question !== undefined){
if(!(validate22(data.question, {instancePath:instancePath+"/question",parentData:data,parentDataProperty:"question",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.answer !== undefined){
if(!(validate130(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
}
validate606.errors = vErrors;
return errors === 0;
}


function validate604(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate606(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate606.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate604.errors = vErrors;
return errors === 0;
}


function validate600(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "items")) || (key0 === "surface")) || (key0 === "anchor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("faq" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "faq"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema88.properties.items.type}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs11 = errors;
if(!(validate604(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate604.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(typeof data4 === "string"){
if(!pattern12.test(data4)){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(Array.isArray(data4)){
if(data4.length < 1){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs13 = errors;
let valid4 = true;
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing0;
if((data5.from === undefined) && (missing0 = "from")){
const err9 = {};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
else {
const err10 = {};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs16 = errors;
if(!(validate604(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate604.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate606(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate606.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = _valid1;
ifClause0 = "else";
}
if(!valid4){
const err11 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate600.errors = vErrors;
return errors === 0;
}

const expandedFaqValidator = validate618;
const schema91 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"faq"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"items":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["question","answer"],"properties":{"question":{"$ref":"part2"},"answer":{"$ref":"part39"}}}},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate618(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "items")) || (key0 === "surface")) || (key0 === "anchor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("faq" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "faq"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
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
if(data5.question === undefined){
const err5 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "question"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
if(data5.answer === undefined){
const err6 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "answer"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
for(const key1 in data5){
if(!((key1 === "question") || (key1 === "answer"))){
const err7 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(data5.question !== undefined){
if(!(validate22(data5.question, {instancePath:instancePath+"/items/" + i0+"/question",parentData:data5,parentDataProperty:"question",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data5.answer !== undefined){
if(!(validate130(data5.answer, {instancePath:instancePath+"/items/" + i0+"/answer",parentData:data5,parentDataProperty:"answer",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data.surface !== undefined){
let data8 = data.surface;
if(!(((((data8 === "plain") || (data8 === "tinted")) || (data8 === "accent")) || (data8 === "second")) || (data8 === "ink"))){
const err10 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema91.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
validate618.errors = vErrors;
return errors === 0;
}

const writtenFormValidator = validate625;
const schema92 = {"type":"object","additionalProperties":false,"required":["type","name","delivery","sections","submit","success","failure"],"properties":{"type":{"const":"form"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"name":{"$ref":"part172"},"delivery":{"$ref":"part2"},"feedback":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}"},"else":{"enum":["outcome","always"]}},"sections":{"type":["array","object","string"],"minItems":1,"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part281"},"else":{"$ref":"part280"}},"if":{"type":"object"},"then":{"$ref":"part281"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"numbered":{"$ref":"part256"},"aside":{"type":["object","string"],"additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"type":["array","object","string"],"minItems":1,"maxItems":5,"items":{"$ref":"part285"},"if":{"type":"object"},"then":{"$ref":"part284"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"privacy":{"$ref":"part39"},"keep":{"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"help":{"$ref":"part39"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"clear":{"type":["object","string"],"additionalProperties":false,"required":["label","question","confirm","cancel","done"],"properties":{"label":{"$ref":"part2"},"question":{"$ref":"part2"},"confirm":{"$ref":"part2"},"cancel":{"$ref":"part2"},"done":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"spam":{"type":["object","string"],"additionalProperties":false,"required":[],"properties":{"trap":{"$ref":"part256"},"leastSeconds":{"$ref":"part290"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"submit":{"type":["object","string"],"additionalProperties":false,"required":["label","busy"],"properties":{"label":{"$ref":"part2"},"busy":{"$ref":"part2"},"preparing":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"success":{"type":["object","string"],"additionalProperties":false,"required":["title","text"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part39"},"delaySeconds":{"$ref":"part290"},"showSeconds":{"type":["number","string"],"minimum":1,"maximum":60,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"confirmation":{"type":["object","string"],"additionalProperties":false,"required":["heading","text"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"referenceLabel":{"$ref":"part2"},"again":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"failure":{"type":["object","string"],"additionalProperties":false,"required":["alert"],"properties":{"alert":{"$ref":"part2"},"kept":{"$ref":"part2"},"reasons":{"type":["object","string"],"additionalProperties":false,"required":[],"properties":{"badRequest":{"$ref":"part39"},"blocked":{"$ref":"part39"},"tooManyRequests":{"$ref":"part39"},"tooLarge":{"$ref":"part39"},"serviceTrouble":{"$ref":"part39"},"offline":{"$ref":"part39"},"notLoaded":{"$ref":"part39"},"unknown":{"$ref":"part39"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"copy":{"$ref":"part2"},"otherWays":{"type":["object","string"],"additionalProperties":false,"required":["heading","text"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"email":{"$ref":"part2"},"subject":{"$ref":"part2"},"whatsapp":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"surface":{"$ref":"part171"},"anchor":{"$ref":"part172"}}};
const schema94 = {"type":["object","string"],"additionalProperties":false,"required":["fields"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"fields":{"type":["array","object","string"],"minItems":1,"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part277"},"else":{"$ref":"part276"}},"if":{"type":"object"},"then":{"$ref":"part277"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};
const schema96 = {"type":["object","string"],"additionalProperties":false,"required":["name","label","kind"],"properties":{"name":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}|^[A-Za-z][A-Za-z0-9_]*$"},"label":{"$ref":"part39"},"kind":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}"},"else":{"enum":["text","email","tel","number","date","select","radio","checkbox","textarea","hidden","page","consent"]}},"required":{"$ref":"part256"},"help":{"$ref":"part39"},"when":{"type":["object","string"],"additionalProperties":{"$ref":"part257"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"prefill":{"$ref":"part256"},"options":{"type":["array","object","string"],"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part264"},"else":{"$ref":"part263"}},"if":{"type":"object"},"then":{"$ref":"part264"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"rows":{"type":["integer","string"],"minimum":2,"maximum":20,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"width":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}"},"else":{"enum":["half","full"]}},"autocomplete":{"$ref":"part2"},"inputmode":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}"},"else":{"enum":["text","email","tel","numeric","decimal","url"]}},"pattern":{"$ref":"part272"},"minLength":{"$ref":"part273"},"maxLength":{"$ref":"part273"},"min":{"$ref":"part274"},"max":{"$ref":"part274"},"step":{"type":["number","string"],"minimum":0.001,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"value":{"$ref":"part2"},"message":{"$ref":"part2"},"summary":{"$ref":"part256"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};
const pattern81 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}|^[A-Za-z][A-Za-z0-9_]*$", "u");
const schema97 = {"type":["boolean","string"],"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};

function validate640(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "boolean") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema97.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
validate640.errors = vErrors;
return errors === 0;
}

const schema98 = {"type":["string","array"],"minItems":1,"items":{"type":"string"}};

function validate643(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema98.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(Array.isArray(data)){
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(typeof data[i0] !== "string"){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
}
validate643.errors = vErrors;
return errors === 0;
}

const schema100 = {"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"value":{"$ref":"part2"},"label":{"$ref":"part2"},"options":{"type":["array","object","string"],"items":{"$ref":"part261"},"if":{"type":"object"},"then":{"$ref":"part260"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};
const schema102 = {"type":["object","string"],"additionalProperties":false,"required":["value","label"],"properties":{"value":{"$ref":"part2"},"label":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};

function validate653(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema102.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.label === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
for(const key0 in data){
if(!((key0 === "value") || (key0 === "label"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err4]);
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
validate653.errors = vErrors;
return errors === 0;
}


function validate651(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate653(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate653.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate651.errors = vErrors;
return errors === 0;
}


function validate661(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.from === undefined) && (missing0 = "from")){
const err0 = {};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
else {
const err1 = {};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(!(validate651(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate651.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(!(validate653(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate653.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
validate661.errors = vErrors;
return errors === 0;
}


function validate648(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema100.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!(((key0 === "value") || (key0 === "label")) || (key0 === "options"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
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
if(data.options !== undefined){
let data2 = data.options;
if((!data2 || typeof data2 != "object") && (typeof data2 !== "string")){
const err4 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: schema100.properties.options.type}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
const _errs6 = errors;
let valid1 = true;
const _errs7 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs9 = errors;
if(!(validate651(data2, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
vErrors = joinErrors(vErrors, validate651.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(typeof data2 === "string"){
if(!pattern12.test(data2)){
const err7 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate661(data2[i0], {instancePath:instancePath+"/options/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate661.errors);
errors = vErrors.length;
}
}
}
}
}
validate648.errors = vErrors;
return errors === 0;
}


function validate646(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate648(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate648.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate646.errors = vErrors;
return errors === 0;
}


function validate673(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func9(data) > 300){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 300}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(!pattern0.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
validate673.errors = vErrors;
return errors === 0;
}

const schema105 = {"type":["integer","string"],"minimum":1,"maximum":10000,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};

function validate675(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema105.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 10000 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
if(data < 1 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
validate675.errors = vErrors;
return errors === 0;
}

const schema106 = {"type":["number","string"],"pattern":"\\S"};

function validate678(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema106.type}};
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
validate678.errors = vErrors;
return errors === 0;
}


function validate638(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema96.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.label === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
if(data.kind === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema96.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern81.test(data0)){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}|^[A-Za-z][A-Za-z0-9_]*$"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(data.label !== undefined){
if(!(validate130(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
const _errs6 = errors;
let valid1 = true;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(!pattern21.test(data2)){
const err8 = {};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
else {
const err9 = {};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs9 = errors;
if(!((((((((((((data2 === "text") || (data2 === "email")) || (data2 === "tel")) || (data2 === "number")) || (data2 === "date")) || (data2 === "select")) || (data2 === "radio")) || (data2 === "checkbox")) || (data2 === "textarea")) || (data2 === "hidden")) || (data2 === "page")) || (data2 === "consent"))){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/else/enum",keyword:"enum",params:{allowedValues: schema96.properties.kind.else.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = _valid0;
}
if(!valid1){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
if(data.required !== undefined){
if(!(validate640(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData}))){
vErrors = joinErrors(vErrors, validate640.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate130(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
let data5 = data.when;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (typeof data5 !== "string")){
const err12 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: schema96.properties.when.type}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
if(typeof data5 === "string"){
if(!pattern12.test(data5)){
const err13 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!(validate643(data5[key1], {instancePath:instancePath+"/when/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key1,rootData}))){
vErrors = joinErrors(vErrors, validate643.errors);
errors = vErrors.length;
}
}
}
}
if(data.prefill !== undefined){
if(!(validate640(data.prefill, {instancePath:instancePath+"/prefill",parentData:data,parentDataProperty:"prefill",rootData}))){
vErrors = joinErrors(vErrors, validate640.errors);
errors = vErrors.length;
}
}
if(data.options !== undefined){
let data8 = data.options;
if((!data8 || typeof data8 != "object") && (typeof data8 !== "string")){
const err14 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: schema96.properties.options.type}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
const _errs19 = errors;
let valid3 = true;
const _errs20 = errors;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
const err15 = {};
vErrors = joinErrors(vErrors, [err15]);
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
if(!(validate646(data8, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
vErrors = joinErrors(vErrors, validate646.errors);
errors = vErrors.length;
}
var _valid1 = _errs22 === errors;
valid3 = _valid1;
}
if(!valid3){
const err16 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
if(typeof data8 === "string"){
if(!pattern12.test(data8)){
const err17 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
}
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs24 = errors;
let valid6 = true;
const _errs25 = errors;
if(errors === _errs25){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing0;
if((data9.from === undefined) && (missing0 = "from")){
const err18 = {};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
}
else {
const err19 = {};
vErrors = joinErrors(vErrors, [err19]);
errors++;
}
}
var _valid2 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid2){
const _errs27 = errors;
if(!(validate646(data9, {instancePath:instancePath+"/options/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate646.errors);
errors = vErrors.length;
}
var _valid2 = _errs27 === errors;
valid6 = _valid2;
ifClause0 = "then";
}
else {
const _errs28 = errors;
if(!(validate648(data9, {instancePath:instancePath+"/options/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate648.errors);
errors = vErrors.length;
}
var _valid2 = _errs28 === errors;
valid6 = _valid2;
ifClause0 = "else";
}
if(!valid6){
const err20 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
}
}
}
if(data.rows !== undefined){
let data10 = data.rows;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (typeof data10 !== "string")){
const err21 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: schema96.properties.rows.type}};
vErrors = joinErrors(vErrors, [err21]);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 20 || isNaN(data10)){
const err22 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
vErrors = joinErrors(vErrors, [err22]);
errors++;
}
if(data10 < 2 || isNaN(data10)){
const err23 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
vErrors = joinErrors(vErrors, [err23]);
errors++;
}
}
if(typeof data10 === "string"){
if(!pattern12.test(data10)){
const err24 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err24]);
errors++;
}
}
}
if(data.width !== undefined){
let data11 = data.width;
const _errs32 = errors;
let valid7 = true;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data11 === "string"){
if(!pattern21.test(data11)){
const err25 = {};
vErrors = joinErrors(vErrors, [err25]);
errors++;
}
}
else {
const err26 = {};
vErrors = joinErrors(vErrors, [err26]);
errors++;
}
}
var _valid3 = _errs33 === errors;
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs35 = errors;
if(!((data11 === "half") || (data11 === "full"))){
const err27 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/else/enum",keyword:"enum",params:{allowedValues: schema96.properties.width.else.enum}};
vErrors = joinErrors(vErrors, [err27]);
errors++;
}
var _valid3 = _errs35 === errors;
valid7 = _valid3;
}
if(!valid7){
const err28 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err28]);
errors++;
}
}
if(data.autocomplete !== undefined){
if(!(validate22(data.autocomplete, {instancePath:instancePath+"/autocomplete",parentData:data,parentDataProperty:"autocomplete",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.inputmode !== undefined){
let data13 = data.inputmode;
const _errs38 = errors;
let valid8 = true;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data13 === "string"){
if(!pattern21.test(data13)){
const err29 = {};
vErrors = joinErrors(vErrors, [err29]);
errors++;
}
}
else {
const err30 = {};
vErrors = joinErrors(vErrors, [err30]);
errors++;
}
}
var _valid4 = _errs39 === errors;
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
if(!_valid4){
const _errs41 = errors;
if(!((((((data13 === "text") || (data13 === "email")) || (data13 === "tel")) || (data13 === "numeric")) || (data13 === "decimal")) || (data13 === "url"))){
const err31 = {instancePath:instancePath+"/inputmode",schemaPath:"#/properties/inputmode/else/enum",keyword:"enum",params:{allowedValues: schema96.properties.inputmode.else.enum}};
vErrors = joinErrors(vErrors, [err31]);
errors++;
}
var _valid4 = _errs41 === errors;
valid8 = _valid4;
}
if(!valid8){
const err32 = {instancePath:instancePath+"/inputmode",schemaPath:"#/properties/inputmode/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err32]);
errors++;
}
}
if(data.pattern !== undefined){
if(!(validate673(data.pattern, {instancePath:instancePath+"/pattern",parentData:data,parentDataProperty:"pattern",rootData}))){
vErrors = joinErrors(vErrors, validate673.errors);
errors = vErrors.length;
}
}
if(data.minLength !== undefined){
if(!(validate675(data.minLength, {instancePath:instancePath+"/minLength",parentData:data,parentDataProperty:"minLength",rootData}))){
vErrors = joinErrors(vErrors, validate675.errors);
errors = vErrors.length;
}
}
if(data.maxLength !== undefined){
if(!(validate675(data.maxLength, {instancePath:instancePath+"/maxLength",parentData:data,parentDataProperty:"maxLength",rootData}))){
vErrors = joinErrors(vErrors, validate675.errors);
errors = vErrors.length;
}
}
if(data.min !== undefined){
if(!(validate678(data.min, {instancePath:instancePath+"/min",parentData:data,parentDataProperty:"min",rootData}))){
vErrors = joinErrors(vErrors, validate678.errors);
errors = vErrors.length;
}
}
if(data.max !== undefined){
if(!(validate678(data.max, {instancePath:instancePath+"/max",parentData:data,parentDataProperty:"max",rootData}))){
vErrors = joinErrors(vErrors, validate678.errors);
errors = vErrors.length;
}
}
if(data.step !== undefined){
let data19 = data.step;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (typeof data19 !== "string")){
const err33 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: schema96.properties.step.type}};
vErrors = joinErrors(vErrors, [err33]);
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0.001 || isNaN(data19)){
const err34 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.001}};
vErrors = joinErrors(vErrors, [err34]);
errors++;
}
}
if(typeof data19 === "string"){
if(!pattern12.test(data19)){
const err35 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err35]);
errors++;
}
}
}
if(data.value !== undefined){
if(!(validate22(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
if(!(validate22(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined){
if(!(validate640(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData}))){
vErrors = joinErrors(vErrors, validate640.errors);
errors = vErrors.length;
}
}
}
validate638.errors = vErrors;
return errors === 0;
}


function validate636(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate638(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate638.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate636.errors = vErrors;
return errors === 0;
}


function validate633(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema94.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!(((key0 === "heading") || (key0 === "text")) || (key0 === "fields"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.heading !== undefined){
if(!(validate22(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.fields !== undefined){
let data2 = data.fields;
if((!data2 || typeof data2 != "object") && (typeof data2 !== "string")){
const err4 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: schema94.properties.fields.type}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
const _errs6 = errors;
let valid1 = true;
const _errs7 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs9 = errors;
if(!(validate636(data2, {instancePath:instancePath+"/fields",parentData:data,parentDataProperty:"fields",rootData}))){
vErrors = joinErrors(vErrors, validate636.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(typeof data2 === "string"){
if(!pattern12.test(data2)){
const err7 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(Array.isArray(data2)){
if(data2.length < 1){
const err8 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs11 = errors;
let valid4 = true;
const _errs12 = errors;
if(errors === _errs12){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing0;
if((data3.from === undefined) && (missing0 = "from")){
const err9 = {};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
else {
const err10 = {};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs14 = errors;
if(!(validate636(data3, {instancePath:instancePath+"/fields/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate636.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs15 = errors;
if(!(validate638(data3, {instancePath:instancePath+"/fields/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate638.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
valid4 = _valid1;
ifClause0 = "else";
}
if(!valid4){
const err11 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/properties/fields/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
}
}
}
validate633.errors = vErrors;
return errors === 0;
}


function validate631(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate633(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate633.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate631.errors = vErrors;
return errors === 0;
}


function validate700(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate130(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate700.errors = vErrors;
return errors === 0;
}


function validate707(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.from === undefined) && (missing0 = "from")){
const err0 = {};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
else {
const err1 = {};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(!(validate700(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate700.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(!(validate130(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
validate707.errors = vErrors;
return errors === 0;
}

const schema109 = {"type":["number","string"],"minimum":0,"maximum":30,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};

function validate720(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema109.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 30 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
validate720.errors = vErrors;
return errors === 0;
}


function validate625(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
if(data.delivery === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delivery"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.sections === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sections"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
if(data.submit === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "submit"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
if(data.success === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
if(data.failure === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema92.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(data.type !== undefined){
if("form" !== data.type){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "form"}};
vErrors = joinErrors(vErrors, [err8]);
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate395(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
if(data.delivery !== undefined){
if(!(validate22(data.delivery, {instancePath:instancePath+"/delivery",parentData:data,parentDataProperty:"delivery",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.feedback !== undefined){
let data6 = data.feedback;
const _errs9 = errors;
let valid1 = true;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data6 === "string"){
if(!pattern21.test(data6)){
const err9 = {};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
else {
const err10 = {};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
var _valid0 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs12 = errors;
if(!((data6 === "outcome") || (data6 === "always"))){
const err11 = {instancePath:instancePath+"/feedback",schemaPath:"#/properties/feedback/else/enum",keyword:"enum",params:{allowedValues: schema92.properties.feedback.else.enum}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = _valid0;
}
if(!valid1){
const err12 = {instancePath:instancePath+"/feedback",schemaPath:"#/properties/feedback/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
if(data.sections !== undefined){
let data7 = data.sections;
if((!data7 || typeof data7 != "object") && (typeof data7 !== "string")){
const err13 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: schema92.properties.sections.type}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
const _errs15 = errors;
let valid2 = true;
const _errs16 = errors;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err14 = {};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
var _valid1 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs18 = errors;
if(!(validate631(data7, {instancePath:instancePath+"/sections",parentData:data,parentDataProperty:"sections",rootData}))){
vErrors = joinErrors(vErrors, validate631.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid2 = _valid1;
}
if(!valid2){
const err15 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
if(typeof data7 === "string"){
if(!pattern12.test(data7)){
const err16 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
}
if(Array.isArray(data7)){
if(data7.length < 1){
const err17 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs20 = errors;
let valid5 = true;
const _errs21 = errors;
if(errors === _errs21){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing0;
if((data8.from === undefined) && (missing0 = "from")){
const err18 = {};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
}
else {
const err19 = {};
vErrors = joinErrors(vErrors, [err19]);
errors++;
}
}
var _valid2 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid2){
const _errs23 = errors;
if(!(validate631(data8, {instancePath:instancePath+"/sections/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate631.errors);
errors = vErrors.length;
}
var _valid2 = _errs23 === errors;
valid5 = _valid2;
ifClause0 = "then";
}
else {
const _errs24 = errors;
if(!(validate633(data8, {instancePath:instancePath+"/sections/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate633.errors);
errors = vErrors.length;
}
var _valid2 = _errs24 === errors;
valid5 = _valid2;
ifClause0 = "else";
}
if(!valid5){
const err20 = {instancePath:instancePath+"/sections/" + i0,schemaPath:"#/properties/sections/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
}
}
}
if(data.numbered !== undefined){
if(!(validate640(data.numbered, {instancePath:instancePath+"/numbered",parentData:data,parentDataProperty:"numbered",rootData}))){
vErrors = joinErrors(vErrors, validate640.errors);
errors = vErrors.length;
}
}
if(data.aside !== undefined){
let data10 = data.aside;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (typeof data10 !== "string")){
const err21 = {instancePath:instancePath+"/aside",schemaPath:"#/properties/aside/type",keyword:"type",params:{type: schema92.properties.aside.type}};
vErrors = joinErrors(vErrors, [err21]);
errors++;
}
if(typeof data10 === "string"){
if(!pattern12.test(data10)){
const err22 = {instancePath:instancePath+"/aside",schemaPath:"#/properties/aside/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err22]);
errors++;
}
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.heading === undefined){
const err23 = {instancePath:instancePath+"/aside",schemaPath:"#/properties/aside/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err23]);
errors++;
}
if(data10.items === undefined){
const err24 = {instancePath:instancePath+"/aside",schemaPath:"#/properties/aside/required",keyword:"required",params:{missingProperty: "items"}};
vErrors = joinErrors(vErrors, [err24]);
errors++;
}
for(const key1 in data10){
if(!((key1 === "heading") || (key1 === "items"))){
const err25 = {instancePath:instancePath+"/aside",schemaPath:"#/properties/aside/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err25]);
errors++;
}
}
if(data10.heading !== undefined){
if(!(validate22(data10.heading, {instancePath:instancePath+"/aside/heading",parentData:data10,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data10.items !== undefined){
let data12 = data10.items;
if((!data12 || typeof data12 != "object") && (typeof data12 !== "string")){
const err26 = {instancePath:instancePath+"/aside/items",schemaPath:"#/properties/aside/properties/items/type",keyword:"type",params:{type: schema92.properties.aside.properties.items.type}};
vErrors = joinErrors(vErrors, [err26]);
errors++;
}
const _errs32 = errors;
let valid7 = true;
const _errs33 = errors;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err27 = {};
vErrors = joinErrors(vErrors, [err27]);
errors++;
}
var _valid3 = _errs33 === errors;
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs35 = errors;
if(!(validate700(data12, {instancePath:instancePath+"/aside/items",parentData:data10,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate700.errors);
errors = vErrors.length;
}
var _valid3 = _errs35 === errors;
valid7 = _valid3;
}
if(!valid7){
const err28 = {instancePath:instancePath+"/aside/items",schemaPath:"#/properties/aside/properties/items/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err28]);
errors++;
}
if(typeof data12 === "string"){
if(!pattern12.test(data12)){
const err29 = {instancePath:instancePath+"/aside/items",schemaPath:"#/properties/aside/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err29]);
errors++;
}
}
if(Array.isArray(data12)){
if(data12.length > 5){
const err30 = {instancePath:instancePath+"/aside/items",schemaPath:"#/properties/aside/properties/items/maxItems",keyword:"maxItems",params:{limit: 5}};
vErrors = joinErrors(vErrors, [err30]);
errors++;
}
if(data12.length < 1){
const err31 = {instancePath:instancePath+"/aside/items",schemaPath:"#/properties/aside/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err31]);
errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(validate707(data12[i1], {instancePath:instancePath+"/aside/items/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate707.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.privacy !== undefined){
if(!(validate130(data.privacy, {instancePath:instancePath+"/privacy",parentData:data,parentDataProperty:"privacy",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.keep !== undefined){
let data15 = data.keep;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (typeof data15 !== "string")){
const err32 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/type",keyword:"type",params:{type: schema92.properties.keep.type}};
vErrors = joinErrors(vErrors, [err32]);
errors++;
}
if(typeof data15 === "string"){
if(!pattern12.test(data15)){
const err33 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err33]);
errors++;
}
}
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.label === undefined){
const err34 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err34]);
errors++;
}
for(const key2 in data15){
if(!((key2 === "label") || (key2 === "help"))){
const err35 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = joinErrors(vErrors, [err35]);
errors++;
}
}
if(data15.label !== undefined){
if(!(validate22(data15.label, {instancePath:instancePath+"/keep/label",parentData:data15,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data15.help !== undefined){
if(!(validate130(data15.help, {instancePath:instancePath+"/keep/help",parentData:data15,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
}
}
if(data.clear !== undefined){
let data18 = data.clear;
if((!(data18 && typeof data18 == "object" && !Array.isArray(data18))) && (typeof data18 !== "string")){
const err36 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/type",keyword:"type",params:{type: schema92.properties.clear.type}};
vErrors = joinErrors(vErrors, [err36]);
errors++;
}
if(typeof data18 === "string"){
if(!pattern12.test(data18)){
const err37 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err37]);
errors++;
}
}
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.label === undefined){
const err38 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err38]);
errors++;
}
if(data18.question === undefined){
const err39 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "question"}};
vErrors = joinErrors(vErrors, [err39]);
errors++;
}
if(data18.confirm === undefined){
const err40 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "confirm"}};
vErrors = joinErrors(vErrors, [err40]);
errors++;
}
if(data18.cancel === undefined){
const err41 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "cancel"}};
vErrors = joinErrors(vErrors, [err41]);
errors++;
}
if(data18.done === undefined){
const err42 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "done"}};
vErrors = joinErrors(vErrors, [err42]);
errors++;
}
for(const key3 in data18){
if(!(((((key3 === "label") || (key3 === "question")) || (key3 === "confirm")) || (key3 === "cancel")) || (key3 === "done"))){
const err43 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = joinErrors(vErrors, [err43]);
errors++;
}
}
if(data18.label !== undefined){
if(!(validate22(data18.label, {instancePath:instancePath+"/clear/label",parentData:data18,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data18.question !== undefined){
if(!(validate22(data18.question, {instancePath:instancePath+"/clear/question",parentData:data18,parentDataProperty:"question",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data18.confirm !== undefined){
if(!(validate22(data18.confirm, {instancePath:instancePath+"/clear/confirm",parentData:data18,parentDataProperty:"confirm",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data18.cancel !== undefined){
if(!(validate22(data18.cancel, {instancePath:instancePath+"/clear/cancel",parentData:data18,parentDataProperty:"cancel",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data18.done !== undefined){
if(!(validate22(data18.done, {instancePath:instancePath+"/clear/done",parentData:data18,parentDataProperty:"done",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
}
if(data.spam !== undefined){
let data24 = data.spam;
if((!(data24 && typeof data24 == "object" && !Array.isArray(data24))) && (typeof data24 !== "string")){
const err44 = {instancePath:instancePath+"/spam",schemaPath:"#/properties/spam/type",keyword:"type",params:{type: schema92.properties.spam.type}};
vErrors = joinErrors(vErrors, [err44]);
errors++;
}
if(typeof data24 === "string"){
if(!pattern12.test(data24)){
const err45 = {instancePath:instancePath+"/spam",schemaPath:"#/properties/spam/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err45]);
errors++;
}
}
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key4 in data24){
if(!((key4 === "trap") || (key4 === "leastSeconds"))){
const err46 = {instancePath:instancePath+"/spam",schemaPath:"#/properties/spam/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = joinErrors(vErrors, [err46]);
errors++;
}
}
if(data24.trap !== undefined){
if(!(validate640(data24.trap, {instancePath:instancePath+"/spam/trap",parentData:data24,parentDataProperty:"trap",rootData}))){
vErrors = joinErrors(vErrors, validate640.errors);
errors = vErrors.length;
}
}
if(data24.leastSeconds !== undefined){
if(!(validate720(data24.leastSeconds, {instancePath:instancePath+"/spam/leastSeconds",parentData:data24,parentDataProperty:"leastSeconds",rootData}))){
vErrors = joinErrors(vErrors, validate720.errors);
errors = vErrors.length;
}
}
}
}
if(data.submit !== undefined){
let data27 = data.submit;
if((!(data27 && typeof data27 == "object" && !Array.isArray(data27))) && (typeof data27 !== "string")){
const err47 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/type",keyword:"type",params:{type: schema92.properties.submit.type}};
vErrors = joinErrors(vErrors, [err47]);
errors++;
}
if(typeof data27 === "string"){
if(!pattern12.test(data27)){
const err48 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err48]);
errors++;
}
}
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.label === undefined){
const err49 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err49]);
errors++;
}
if(data27.busy === undefined){
const err50 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/required",keyword:"required",params:{missingProperty: "busy"}};
vErrors = joinErrors(vErrors, [err50]);
errors++;
}
for(const key5 in data27){
if(!(((key5 === "label") || (key5 === "busy")) || (key5 === "preparing"))){
const err51 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = joinErrors(vErrors, [err51]);
errors++;
}
}
if(data27.label !== undefined){
if(!(validate22(data27.label, {instancePath:instancePath+"/submit/label",parentData:data27,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data27.busy !== undefined){
if(!(validate22(data27.busy, {instancePath:instancePath+"/submit/busy",parentData:data27,parentDataProperty:"busy",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data27.preparing !== undefined){
if(!(validate22(data27.preparing, {instancePath:instancePath+"/submit/preparing",parentData:data27,parentDataProperty:"preparing",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
}
if(data.success !== undefined){
let data31 = data.success;
if((!(data31 && typeof data31 == "object" && !Array.isArray(data31))) && (typeof data31 !== "string")){
const err52 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: schema92.properties.success.type}};
vErrors = joinErrors(vErrors, [err52]);
errors++;
}
if(typeof data31 === "string"){
if(!pattern12.test(data31)){
const err53 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err53]);
errors++;
}
}
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.title === undefined){
const err54 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err54]);
errors++;
}
if(data31.text === undefined){
const err55 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err55]);
errors++;
}
for(const key6 in data31){
if(!((((key6 === "title") || (key6 === "text")) || (key6 === "delaySeconds")) || (key6 === "showSeconds"))){
const err56 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
vErrors = joinErrors(vErrors, [err56]);
errors++;
}
}
if(data31.title !== undefined){
if(!(validate22(data31.title, {instancePath:instancePath+"/success/title",parentData:data31,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data31.text !== undefined){
if(!(validate130(data31.text, {instancePath:instancePath+"/success/text",parentData:data31,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data31.delaySeconds !== undefined){
if(!(validate720(data31.delaySeconds, {instancePath:instancePath+"/success/delaySeconds",parentData:data31,parentDataProperty:"delaySeconds",rootData}))){
vErrors = joinErrors(vErrors, validate720.errors);
errors = vErrors.length;
}
}
if(data31.showSeconds !== undefined){
let data35 = data31.showSeconds;
if((!((typeof data35 == "number") && (isFinite(data35)))) && (typeof data35 !== "string")){
const err57 = {instancePath:instancePath+"/success/showSeconds",schemaPath:"#/properties/success/properties/showSeconds/type",keyword:"type",params:{type: schema92.properties.success.properties.showSeconds.type}};
vErrors = joinErrors(vErrors, [err57]);
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 60 || isNaN(data35)){
const err58 = {instancePath:instancePath+"/success/showSeconds",schemaPath:"#/properties/success/properties/showSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60}};
vErrors = joinErrors(vErrors, [err58]);
errors++;
}
if(data35 < 1 || isNaN(data35)){
const err59 = {instancePath:instancePath+"/success/showSeconds",schemaPath:"#/properties/success/properties/showSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = joinErrors(vErrors, [err59]);
errors++;
}
}
if(typeof data35 === "string"){
if(!pattern12.test(data35)){
const err60 = {instancePath:instancePath+"/success/showSeconds",schemaPath:"#/properties/success/properties/showSeconds/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err60]);
errors++;
}
}
}
}
}
if(data.confirmation !== undefined){
let data36 = data.confirmation;
if((!(data36 && typeof data36 == "object" && !Array.isArray(data36))) && (typeof data36 !== "string")){
const err61 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/type",keyword:"type",params:{type: schema92.properties.confirmation.type}};
vErrors = joinErrors(vErrors, [err61]);
errors++;
}
if(typeof data36 === "string"){
if(!pattern12.test(data36)){
const err62 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err62]);
errors++;
}
}
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.heading === undefined){
const err63 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err63]);
errors++;
}
if(data36.text === undefined){
const err64 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err64]);
errors++;
}
for(const key7 in data36){
if(!((((key7 === "heading") || (key7 === "text")) || (key7 === "referenceLabel")) || (key7 === "again"))){
const err65 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
vErrors = joinErrors(vErrors, [err65]);
errors++;
}
}
if(data36.heading !== undefined){
if(!(validate22(data36.heading, {instancePath:instancePath+"/confirmation/heading",parentData:data36,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data36.text !== undefined){
if(!(validate130(data36.text, {instancePath:instancePath+"/confirmation/text",parentData:data36,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data36.referenceLabel !== undefined){
if(!(validate22(data36.referenceLabel, {instancePath:instancePath+"/confirmation/referenceLabel",parentData:data36,parentDataProperty:"referenceLabel",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data36.again !== undefined){
if(!(validate22(data36.again, {instancePath:instancePath+"/confirmation/again",parentData:data36,parentDataProperty:"again",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
}
if(data.failure !== undefined){
let data41 = data.failure;
if((!(data41 && typeof data41 == "object" && !Array.isArray(data41))) && (typeof data41 !== "string")){
const err66 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type: schema92.properties.failure.type}};
vErrors = joinErrors(vErrors, [err66]);
errors++;
}
if(typeof data41 === "string"){
if(!pattern12.test(data41)){
const err67 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err67]);
errors++;
}
}
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.alert === undefined){
const err68 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty: "alert"}};
vErrors = joinErrors(vErrors, [err68]);
errors++;
}
for(const key8 in data41){
if(!(((((key8 === "alert") || (key8 === "kept")) || (key8 === "reasons")) || (key8 === "copy")) || (key8 === "otherWays"))){
const err69 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
vErrors = joinErrors(vErrors, [err69]);
errors++;
}
}
if(data41.alert !== undefined){
if(!(validate22(data41.alert, {instancePath:instancePath+"/failure/alert",parentData:data41,parentDataProperty:"alert",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data41.kept !== undefined){
if(!(validate22(data41.kept, {instancePath:instancePath+"/failure/kept",parentData:data41,parentDataProperty:"kept",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data41.reasons !== undefined){
let data44 = data41.reasons;
if((!(data44 && typeof data44 == "object" && !Array.isArray(data44))) && (typeof data44 !== "string")){
const err70 = {instancePath:instancePath+"/failure/reasons",schemaPath:"#/properties/failure/properties/reasons/type",keyword:"type",params:{type: schema92.properties.failure.properties.reasons.type}};
vErrors = joinErrors(vErrors, [err70]);
errors++;
}
if(typeof data44 === "string"){
if(!pattern12.test(data44)){
const err71 = {instancePath:instancePath+"/failure/reasons",schemaPath:"#/properties/failure/properties/reasons/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err71]);
errors++;
}
}
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
for(const key9 in data44){
if(!((((((((key9 === "badRequest") || (key9 === "blocked")) || (key9 === "tooManyRequests")) || (key9 === "tooLarge")) || (key9 === "serviceTrouble")) || (key9 === "offline")) || (key9 === "notLoaded")) || (key9 === "unknown"))){
const err72 = {instancePath:instancePath+"/failure/reasons",schemaPath:"#/properties/failure/properties/reasons/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
vErrors = joinErrors(vErrors, [err72]);
errors++;
}
}
if(data44.badRequest !== undefined){
if(!(validate130(data44.badRequest, {instancePath:instancePath+"/failure/reasons/badRequest",parentData:data44,parentDataProperty:"badRequest",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data44.blocked !== undefined){
if(!(validate130(data44.blocked, {instancePath:instancePath+"/failure/reasons/blocked",parentData:data44,parentDataProperty:"blocked",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data44.tooManyRequests !== undefined){
if(!(validate130(data44.tooManyRequests, {instancePath:instancePath+"/failure/reasons/tooManyRequests",parentData:data44,parentDataProperty:"tooManyRequests",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data44.tooLarge !== undefined){
if(!(validate130(data44.tooLarge, {instancePath:instancePath+"/failure/reasons/tooLarge",parentData:data44,parentDataProperty:"tooLarge",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data44.serviceTrouble !== undefined){
if(!(validate130(data44.serviceTrouble, {instancePath:instancePath+"/failure/reasons/serviceTrouble",parentData:data44,parentDataProperty:"serviceTrouble",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data44.offline !== undefined){
if(!(validate130(data44.offline, {instancePath:instancePath+"/failure/reasons/offline",parentData:data44,parentDataProperty:"offline",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data44.notLoaded !== undefined){
if(!(validate130(data44.notLoaded, {instancePath:instancePath+"/failure/reasons/notLoaded",parentData:data44,parentDataProperty:"notLoaded",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data44.unknown !== undefined){
if(!(validate130(data44.unknown, {instancePath:instancePath+"/failure/reasons/unknown",parentData:data44,parentDataProperty:"unknown",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
}
}
if(data41.copy !== undefined){
if(!(validate22(data41.copy, {instancePath:instancePath+"/failure/copy",parentData:data41,parentDataProperty:"copy",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data41.otherWays !== undefined){
let data54 = data41.otherWays;
if((!(data54 && typeof data54 == "object" && !Array.isArray(data54))) && (typeof data54 !== "string")){
const err73 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/type",keyword:"type",params:{type: schema92.properties.failure.properties.otherWays.type}};
vErrors = joinErrors(vErrors, [err73]);
errors++;
}
if(typeof data54 === "string"){
if(!pattern12.test(data54)){
const err74 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err74]);
errors++;
}
}
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(data54.heading === undefined){
const err75 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err75]);
errors++;
}
if(data54.text === undefined){
const err76 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err76]);
errors++;
}
for(const key10 in data54){
if(!(((((key10 === "heading") || (key10 === "text")) || (key10 === "email")) || (key10 === "subject")) || (key10 === "whatsapp"))){
const err77 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}};
vErrors = joinErrors(vErrors, [err77]);
errors++;
}
}
if(data54.heading !== undefined){
if(!(validate22(data54.heading, {instancePath:instancePath+"/failure/otherWays/heading",parentData:data54,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.text !== undefined){
if(!(validate130(data54.text, {instancePath:instancePath+"/failure/otherWays/text",parentData:data54,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data54.email !== undefined){
if(!(validate22(data54.email, {instancePath:instancePath+"/failure/otherWays/email",parentData:data54,parentDataProperty:"email",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.subject !== undefined){
if(!(validate22(data54.subject, {instancePath:instancePath+"/failure/otherWays/subject",parentData:data54,parentDataProperty:"subject",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.whatsapp !== undefined){
if(!(validate22(data54.whatsapp, {instancePath:instancePath+"/failure/otherWays/whatsapp",parentData:data54,parentDataProperty:"whatsapp",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err78 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err78]);
errors++;
}
validate625.errors = vErrors;
return errors === 0;
}

const expandedFormValidator = validate750;
const schema110 = {"type":"object","additionalProperties":false,"required":["type","name","delivery","sections","submit","success","failure"],"properties":{"type":{"const":"form"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"name":{"$ref":"part179"},"delivery":{"$ref":"part2"},"feedback":{"enum":["outcome","always"]},"sections":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["fields"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"fields":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["name","label","kind"],"properties":{"name":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"label":{"$ref":"part39"},"kind":{"enum":["text","email","tel","number","date","select","radio","checkbox","textarea","hidden","page","consent"]},"required":{"type":"boolean"},"help":{"$ref":"part39"},"when":{"type":"object","additionalProperties":{"$ref":"part257"}},"prefill":{"type":"boolean"},"options":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["label"],"properties":{"value":{"$ref":"part2"},"label":{"$ref":"part2"},"options":{"type":"array","items":{"$ref":"part302"}}}}},"rows":{"type":"integer","minimum":2,"maximum":20},"width":{"enum":["half","full"]},"autocomplete":{"$ref":"part2"},"inputmode":{"enum":["text","email","tel","numeric","decimal","url"]},"pattern":{"$ref":"part272"},"minLength":{"$ref":"part307"},"maxLength":{"$ref":"part307"},"min":{"$ref":"part274"},"max":{"$ref":"part274"},"step":{"type":"number","minimum":0.001},"value":{"$ref":"part2"},"message":{"$ref":"part2"},"summary":{"type":"boolean"}}}}}}},"numbered":{"type":"boolean"},"aside":{"type":"object","additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"type":"array","minItems":1,"maxItems":5,"items":{"$ref":"part39"}}}},"privacy":{"$ref":"part39"},"keep":{"type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"help":{"$ref":"part39"}}},"clear":{"type":"object","additionalProperties":false,"required":["label","question","confirm","cancel","done"],"properties":{"label":{"$ref":"part2"},"question":{"$ref":"part2"},"confirm":{"$ref":"part2"},"cancel":{"$ref":"part2"},"done":{"$ref":"part2"}}},"spam":{"type":"object","additionalProperties":false,"required":[],"properties":{"trap":{"type":"boolean"},"leastSeconds":{"$ref":"part317"}}},"submit":{"type":"object","additionalProperties":false,"required":["label","busy"],"properties":{"label":{"$ref":"part2"},"busy":{"$ref":"part2"},"preparing":{"$ref":"part2"}}},"success":{"type":"object","additionalProperties":false,"required":["title","text"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part39"},"delaySeconds":{"$ref":"part317"},"showSeconds":{"type":"number","minimum":1,"maximum":60}}},"confirmation":{"type":"object","additionalProperties":false,"required":["heading","text"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"referenceLabel":{"$ref":"part2"},"again":{"$ref":"part2"}}},"failure":{"type":"object","additionalProperties":false,"required":["alert"],"properties":{"alert":{"$ref":"part2"},"kept":{"$ref":"part2"},"reasons":{"type":"object","additionalProperties":false,"required":[],"properties":{"badRequest":{"$ref":"part39"},"blocked":{"$ref":"part39"},"tooManyRequests":{"$ref":"part39"},"tooLarge":{"$ref":"part39"},"serviceTrouble":{"$ref":"part39"},"offline":{"$ref":"part39"},"notLoaded":{"$ref":"part39"},"unknown":{"$ref":"part39"}}},"copy":{"$ref":"part2"},"otherWays":{"type":"object","additionalProperties":false,"required":["heading","text"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"email":{"$ref":"part2"},"subject":{"$ref":"part2"},"whatsapp":{"$ref":"part2"}}}}},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate763(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate763.errors = vErrors;
return errors === 0;
}


function validate769(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 10000 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
if(data < 1 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
validate769.errors = vErrors;
return errors === 0;
}


function validate786(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data > 30 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
validate786.errors = vErrors;
return errors === 0;
}

const pattern111 = new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");

function validate750(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
if(data.delivery === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delivery"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.sections === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sections"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
if(data.submit === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "submit"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
if(data.success === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
if(data.failure === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema110.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(data.type !== undefined){
if("form" !== data.type){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "form"}};
vErrors = joinErrors(vErrors, [err8]);
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate417(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
if(data.delivery !== undefined){
if(!(validate22(data.delivery, {instancePath:instancePath+"/delivery",parentData:data,parentDataProperty:"delivery",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.feedback !== undefined){
let data6 = data.feedback;
if(!((data6 === "outcome") || (data6 === "always"))){
const err9 = {instancePath:instancePath+"/feedback",schemaPath:"#/properties/feedback/enum",keyword:"enum",params:{allowedValues: schema110.properties.feedback.enum}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data.sections !== undefined){
let data7 = data.sections;
if(Array.isArray(data7)){
if(data7.length < 1){
const err10 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.fields === undefined){
const err11 = {instancePath:instancePath+"/sections/" + i0,schemaPath:"#/properties/sections/items/required",keyword:"required",params:{missingProperty: "fields"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
for(const key1 in data8){
if(!(((key1 === "heading") || (key1 === "text")) || (key1 === "fields"))){
const err12 = {instancePath:instancePath+"/sections/" + i0,schemaPath:"#/properties/sections/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
if(data8.heading !== undefined){
if(!(validate22(data8.heading, {instancePath:instancePath+"/sections/" + i0+"/heading",parentData:data8,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data8.text !== undefined){
if(!(validate130(data8.text, {instancePath:instancePath+"/sections/" + i0+"/text",parentData:data8,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data8.fields !== undefined){
let data11 = data8.fields;
if(Array.isArray(data11)){
if(data11.length < 1){
const err13 = {instancePath:instancePath+"/sections/" + i0+"/fields",schemaPath:"#/properties/sections/items/properties/fields/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.name === undefined){
const err14 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1,schemaPath:"#/properties/sections/items/properties/fields/items/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
if(data12.label === undefined){
const err15 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1,schemaPath:"#/properties/sections/items/properties/fields/items/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
if(data12.kind === undefined){
const err16 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1,schemaPath:"#/properties/sections/items/properties/fields/items/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
for(const key2 in data12){
if(!(func2.call(schema110.properties.sections.items.properties.fields.items.properties, key2))){
const err17 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1,schemaPath:"#/properties/sections/items/properties/fields/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
}
if(data12.name !== undefined){
let data13 = data12.name;
if(typeof data13 === "string"){
if(!pattern111.test(data13)){
const err18 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/name",schemaPath:"#/properties/sections/items/properties/fields/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]*$"}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/name",schemaPath:"#/properties/sections/items/properties/fields/items/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err19]);
errors++;
}
}
if(data12.label !== undefined){
if(!(validate130(data12.label, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/label",parentData:data12,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data12.kind !== undefined){
let data15 = data12.kind;
if(!((((((((((((data15 === "text") || (data15 === "email")) || (data15 === "tel")) || (data15 === "number")) || (data15 === "date")) || (data15 === "select")) || (data15 === "radio")) || (data15 === "checkbox")) || (data15 === "textarea")) || (data15 === "hidden")) || (data15 === "page")) || (data15 === "consent"))){
const err20 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/kind",schemaPath:"#/properties/sections/items/properties/fields/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema110.properties.sections.items.properties.fields.items.properties.kind.enum}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
}
if(data12.required !== undefined){
if(typeof data12.required !== "boolean"){
const err21 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/required",schemaPath:"#/properties/sections/items/properties/fields/items/properties/required/type",keyword:"type",params:{type: "boolean"}};
vErrors = joinErrors(vErrors, [err21]);
errors++;
}
}
if(data12.help !== undefined){
if(!(validate130(data12.help, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/help",parentData:data12,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data12.when !== undefined){
let data18 = data12.when;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key3 in data18){
if(!(validate643(data18[key3], {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/when/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data18,parentDataProperty:key3,rootData}))){
vErrors = joinErrors(vErrors, validate643.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/when",schemaPath:"#/properties/sections/items/properties/fields/items/properties/when/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err22]);
errors++;
}
}
if(data12.prefill !== undefined){
if(typeof data12.prefill !== "boolean"){
const err23 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/prefill",schemaPath:"#/properties/sections/items/properties/fields/items/properties/prefill/type",keyword:"type",params:{type: "boolean"}};
vErrors = joinErrors(vErrors, [err23]);
errors++;
}
}
if(data12.options !== undefined){
let data21 = data12.options;
if(Array.isArray(data21)){
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
let data22 = data21[i2];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.label === undefined){
const err24 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2,schemaPath:"#/properties/sections/items/properties/fields/items/properties/options/items/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err24]);
errors++;
}
for(const key4 in data22){
if(!(((key4 === "value") || (key4 === "label")) || (key4 === "options"))){
const err25 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2,schemaPath:"#/properties/sections/items/properties/fields/items/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = joinErrors(vErrors, [err25]);
errors++;
}
}
if(data22.value !== undefined){
if(!(validate22(data22.value, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2+"/value",parentData:data22,parentDataProperty:"value",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data22.label !== undefined){
if(!(validate22(data22.label, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2+"/label",parentData:data22,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data22.options !== undefined){
let data25 = data22.options;
if(Array.isArray(data25)){
const len3 = data25.length;
for(let i3=0; i3<len3; i3++){
if(!(validate763(data25[i3], {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2+"/options/" + i3,parentData:data25,parentDataProperty:i3,rootData}))){
vErrors = joinErrors(vErrors, validate763.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2+"/options",schemaPath:"#/properties/sections/items/properties/fields/items/properties/options/items/properties/options/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err26]);
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2,schemaPath:"#/properties/sections/items/properties/fields/items/properties/options/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err27]);
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options",schemaPath:"#/properties/sections/items/properties/fields/items/properties/options/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err28]);
errors++;
}
}
if(data12.rows !== undefined){
let data27 = data12.rows;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err29 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/rows",schemaPath:"#/properties/sections/items/properties/fields/items/properties/rows/type",keyword:"type",params:{type: "integer"}};
vErrors = joinErrors(vErrors, [err29]);
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 20 || isNaN(data27)){
const err30 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/rows",schemaPath:"#/properties/sections/items/properties/fields/items/properties/rows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
vErrors = joinErrors(vErrors, [err30]);
errors++;
}
if(data27 < 2 || isNaN(data27)){
const err31 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/rows",schemaPath:"#/properties/sections/items/properties/fields/items/properties/rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
vErrors = joinErrors(vErrors, [err31]);
errors++;
}
}
}
if(data12.width !== undefined){
let data28 = data12.width;
if(!((data28 === "half") || (data28 === "full"))){
const err32 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/width",schemaPath:"#/properties/sections/items/properties/fields/items/properties/width/enum",keyword:"enum",params:{allowedValues: schema110.properties.sections.items.properties.fields.items.properties.width.enum}};
vErrors = joinErrors(vErrors, [err32]);
errors++;
}
}
if(data12.autocomplete !== undefined){
if(!(validate22(data12.autocomplete, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/autocomplete",parentData:data12,parentDataProperty:"autocomplete",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data12.inputmode !== undefined){
let data30 = data12.inputmode;
if(!((((((data30 === "text") || (data30 === "email")) || (data30 === "tel")) || (data30 === "numeric")) || (data30 === "decimal")) || (data30 === "url"))){
const err33 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/inputmode",schemaPath:"#/properties/sections/items/properties/fields/items/properties/inputmode/enum",keyword:"enum",params:{allowedValues: schema110.properties.sections.items.properties.fields.items.properties.inputmode.enum}};
vErrors = joinErrors(vErrors, [err33]);
errors++;
}
}
if(data12.pattern !== undefined){
if(!(validate673(data12.pattern, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/pattern",parentData:data12,parentDataProperty:"pattern",rootData}))){
vErrors = joinErrors(vErrors, validate673.errors);
errors = vErrors.length;
}
}
if(data12.minLength !== undefined){
if(!(validate769(data12.minLength, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/minLength",parentData:data12,parentDataProperty:"minLength",rootData}))){
vErrors = joinErrors(vErrors, validate769.errors);
errors = vErrors.length;
}
}
if(data12.maxLength !== undefined){
if(!(validate769(data12.maxLength, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/maxLength",parentData:data12,parentDataProperty:"maxLength",rootData}))){
vErrors = joinErrors(vErrors, validate769.errors);
errors = vErrors.length;
}
}
if(data12.min !== undefined){
if(!(validate678(data12.min, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/min",parentData:data12,parentDataProperty:"min",rootData}))){
vErrors = joinErrors(vErrors, validate678.errors);
errors = vErrors.length;
}
}
if(data12.max !== undefined){
if(!(validate678(data12.max, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/max",parentData:data12,parentDataProperty:"max",rootData}))){
vErrors = joinErrors(vErrors, validate678.errors);
errors = vErrors.length;
}
}
if(data12.step !== undefined){
let data36 = data12.step;
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0.001 || isNaN(data36)){
const err34 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/step",schemaPath:"#/properties/sections/items/properties/fields/items/properties/step/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.001}};
vErrors = joinErrors(vErrors, [err34]);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/step",schemaPath:"#/properties/sections/items/properties/fields/items/properties/step/type",keyword:"type",params:{type: "number"}};
vErrors = joinErrors(vErrors, [err35]);
errors++;
}
}
if(data12.value !== undefined){
if(!(validate22(data12.value, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/value",parentData:data12,parentDataProperty:"value",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data12.message !== undefined){
if(!(validate22(data12.message, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/message",parentData:data12,parentDataProperty:"message",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data12.summary !== undefined){
if(typeof data12.summary !== "boolean"){
const err36 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/summary",schemaPath:"#/properties/sections/items/properties/fields/items/properties/summary/type",keyword:"type",params:{type: "boolean"}};
vErrors = joinErrors(vErrors, [err36]);
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1,schemaPath:"#/properties/sections/items/properties/fields/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err37]);
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/sections/" + i0+"/fields",schemaPath:"#/properties/sections/items/properties/fields/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err38]);
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/sections/" + i0,schemaPath:"#/properties/sections/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err39]);
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err40]);
errors++;
}
}
if(data.numbered !== undefined){
if(typeof data.numbered !== "boolean"){
const err41 = {instancePath:instancePath+"/numbered",schemaPath:"#/properties/numbered/type",keyword:"type",params:{type: "boolean"}};
vErrors = joinErrors(vErrors, [err41]);
errors++;
}
}
if(data.aside !== undefined){
let data41 = data.aside;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.heading === undefined){
const err42 = {instancePath:instancePath+"/aside",schemaPath:"#/properties/aside/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err42]);
errors++;
}
if(data41.items === undefined){
const err43 = {instancePath:instancePath+"/aside",schemaPath:"#/properties/aside/required",keyword:"required",params:{missingProperty: "items"}};
vErrors = joinErrors(vErrors, [err43]);
errors++;
}
for(const key5 in data41){
if(!((key5 === "heading") || (key5 === "items"))){
const err44 = {instancePath:instancePath+"/aside",schemaPath:"#/properties/aside/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = joinErrors(vErrors, [err44]);
errors++;
}
}
if(data41.heading !== undefined){
if(!(validate22(data41.heading, {instancePath:instancePath+"/aside/heading",parentData:data41,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data41.items !== undefined){
let data43 = data41.items;
if(Array.isArray(data43)){
if(data43.length > 5){
const err45 = {instancePath:instancePath+"/aside/items",schemaPath:"#/properties/aside/properties/items/maxItems",keyword:"maxItems",params:{limit: 5}};
vErrors = joinErrors(vErrors, [err45]);
errors++;
}
if(data43.length < 1){
const err46 = {instancePath:instancePath+"/aside/items",schemaPath:"#/properties/aside/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err46]);
errors++;
}
const len4 = data43.length;
for(let i4=0; i4<len4; i4++){
if(!(validate130(data43[i4], {instancePath:instancePath+"/aside/items/" + i4,parentData:data43,parentDataProperty:i4,rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err47 = {instancePath:instancePath+"/aside/items",schemaPath:"#/properties/aside/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err47]);
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/aside",schemaPath:"#/properties/aside/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err48]);
errors++;
}
}
if(data.privacy !== undefined){
if(!(validate130(data.privacy, {instancePath:instancePath+"/privacy",parentData:data,parentDataProperty:"privacy",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.keep !== undefined){
let data46 = data.keep;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.label === undefined){
const err49 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err49]);
errors++;
}
for(const key6 in data46){
if(!((key6 === "label") || (key6 === "help"))){
const err50 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
vErrors = joinErrors(vErrors, [err50]);
errors++;
}
}
if(data46.label !== undefined){
if(!(validate22(data46.label, {instancePath:instancePath+"/keep/label",parentData:data46,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data46.help !== undefined){
if(!(validate130(data46.help, {instancePath:instancePath+"/keep/help",parentData:data46,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err51 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err51]);
errors++;
}
}
if(data.clear !== undefined){
let data49 = data.clear;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(data49.label === undefined){
const err52 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err52]);
errors++;
}
if(data49.question === undefined){
const err53 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "question"}};
vErrors = joinErrors(vErrors, [err53]);
errors++;
}
if(data49.confirm === undefined){
const err54 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "confirm"}};
vErrors = joinErrors(vErrors, [err54]);
errors++;
}
if(data49.cancel === undefined){
const err55 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "cancel"}};
vErrors = joinErrors(vErrors, [err55]);
errors++;
}
if(data49.done === undefined){
const err56 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "done"}};
vErrors = joinErrors(vErrors, [err56]);
errors++;
}
for(const key7 in data49){
if(!(((((key7 === "label") || (key7 === "question")) || (key7 === "confirm")) || (key7 === "cancel")) || (key7 === "done"))){
const err57 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
vErrors = joinErrors(vErrors, [err57]);
errors++;
}
}
if(data49.label !== undefined){
if(!(validate22(data49.label, {instancePath:instancePath+"/clear/label",parentData:data49,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data49.question !== undefined){
if(!(validate22(data49.question, {instancePath:instancePath+"/clear/question",parentData:data49,parentDataProperty:"question",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data49.confirm !== undefined){
if(!(validate22(data49.confirm, {instancePath:instancePath+"/clear/confirm",parentData:data49,parentDataProperty:"confirm",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data49.cancel !== undefined){
if(!(validate22(data49.cancel, {instancePath:instancePath+"/clear/cancel",parentData:data49,parentDataProperty:"cancel",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data49.done !== undefined){
if(!(validate22(data49.done, {instancePath:instancePath+"/clear/done",parentData:data49,parentDataProperty:"done",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err58 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err58]);
errors++;
}
}
if(data.spam !== undefined){
let data55 = data.spam;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
for(const key8 in data55){
if(!((key8 === "trap") || (key8 === "leastSeconds"))){
const err59 = {instancePath:instancePath+"/spam",schemaPath:"#/properties/spam/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
vErrors = joinErrors(vErrors, [err59]);
errors++;
}
}
if(data55.trap !== undefined){
if(typeof data55.trap !== "boolean"){
const err60 = {instancePath:instancePath+"/spam/trap",schemaPath:"#/properties/spam/properties/trap/type",keyword:"type",params:{type: "boolean"}};
vErrors = joinErrors(vErrors, [err60]);
errors++;
}
}
if(data55.leastSeconds !== undefined){
if(!(validate786(data55.leastSeconds, {instancePath:instancePath+"/spam/leastSeconds",parentData:data55,parentDataProperty:"leastSeconds",rootData}))){
vErrors = joinErrors(vErrors, validate786.errors);
errors = vErrors.length;
}
}
}
else {
const err61 = {instancePath:instancePath+"/spam",schemaPath:"#/properties/spam/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err61]);
errors++;
}
}
if(data.submit !== undefined){
let data58 = data.submit;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if(data58.label === undefined){
const err62 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err62]);
errors++;
}
if(data58.busy === undefined){
const err63 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/required",keyword:"required",params:{missingProperty: "busy"}};
vErrors = joinErrors(vErrors, [err63]);
errors++;
}
for(const key9 in data58){
if(!(((key9 === "label") || (key9 === "busy")) || (key9 === "preparing"))){
const err64 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
vErrors = joinErrors(vErrors, [err64]);
errors++;
}
}
if(data58.label !== undefined){
if(!(validate22(data58.label, {instancePath:instancePath+"/submit/label",parentData:data58,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data58.busy !== undefined){
if(!(validate22(data58.busy, {instancePath:instancePath+"/submit/busy",parentData:data58,parentDataProperty:"busy",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data58.preparing !== undefined){
if(!(validate22(data58.preparing, {instancePath:instancePath+"/submit/preparing",parentData:data58,parentDataProperty:"preparing",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err65 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err65]);
errors++;
}
}
if(data.success !== undefined){
let data62 = data.success;
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
if(data62.title === undefined){
const err66 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err66]);
errors++;
}
if(data62.text === undefined){
const err67 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err67]);
errors++;
}
for(const key10 in data62){
if(!((((key10 === "title") || (key10 === "text")) || (key10 === "delaySeconds")) || (key10 === "showSeconds"))){
const err68 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}};
vErrors = joinErrors(vErrors, [err68]);
errors++;
}
}
if(data62.title !== undefined){
if(!(validate22(data62.title, {instancePath:instancePath+"/success/title",parentData:data62,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data62.text !== undefined){
if(!(validate130(data62.text, {instancePath:instancePath+"/success/text",parentData:data62,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data62.delaySeconds !== undefined){
if(!(validate786(data62.delaySeconds, {instancePath:instancePath+"/success/delaySeconds",parentData:data62,parentDataProperty:"delaySeconds",rootData}))){
vErrors = joinErrors(vErrors, validate786.errors);
errors = vErrors.length;
}
}
if(data62.showSeconds !== undefined){
let data66 = data62.showSeconds;
if((typeof data66 == "number") && (isFinite(data66))){
if(data66 > 60 || isNaN(data66)){
const err69 = {instancePath:instancePath+"/success/showSeconds",schemaPath:"#/properties/success/properties/showSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60}};
vErrors = joinErrors(vErrors, [err69]);
errors++;
}
if(data66 < 1 || isNaN(data66)){
const err70 = {instancePath:instancePath+"/success/showSeconds",schemaPath:"#/properties/success/properties/showSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = joinErrors(vErrors, [err70]);
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/success/showSeconds",schemaPath:"#/properties/success/properties/showSeconds/type",keyword:"type",params:{type: "number"}};
vErrors = joinErrors(vErrors, [err71]);
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err72]);
errors++;
}
}
if(data.confirmation !== undefined){
let data67 = data.confirmation;
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(data67.heading === undefined){
const err73 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err73]);
errors++;
}
if(data67.text === undefined){
const err74 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err74]);
errors++;
}
for(const key11 in data67){
if(!((((key11 === "heading") || (key11 === "text")) || (key11 === "referenceLabel")) || (key11 === "again"))){
const err75 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}};
vErrors = joinErrors(vErrors, [err75]);
errors++;
}
}
if(data67.heading !== undefined){
if(!(validate22(data67.heading, {instancePath:instancePath+"/confirmation/heading",parentData:data67,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data67.text !== undefined){
if(!(validate130(data67.text, {instancePath:instancePath+"/confirmation/text",parentData:data67,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data67.referenceLabel !== undefined){
if(!(validate22(data67.referenceLabel, {instancePath:instancePath+"/confirmation/referenceLabel",parentData:data67,parentDataProperty:"referenceLabel",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data67.again !== undefined){
if(!(validate22(data67.again, {instancePath:instancePath+"/confirmation/again",parentData:data67,parentDataProperty:"again",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err76 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err76]);
errors++;
}
}
if(data.failure !== undefined){
let data72 = data.failure;
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.alert === undefined){
const err77 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty: "alert"}};
vErrors = joinErrors(vErrors, [err77]);
errors++;
}
for(const key12 in data72){
if(!(((((key12 === "alert") || (key12 === "kept")) || (key12 === "reasons")) || (key12 === "copy")) || (key12 === "otherWays"))){
const err78 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}};
vErrors = joinErrors(vErrors, [err78]);
errors++;
}
}
if(data72.alert !== undefined){
if(!(validate22(data72.alert, {instancePath:instancePath+"/failure/alert",parentData:data72,parentDataProperty:"alert",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data72.kept !== undefined){
if(!(validate22(data72.kept, {instancePath:instancePath+"/failure/kept",parentData:data72,parentDataProperty:"kept",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data72.reasons !== undefined){
let data75 = data72.reasons;
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
for(const key13 in data75){
if(!((((((((key13 === "badRequest") || (key13 === "blocked")) || (key13 === "tooManyRequests")) || (key13 === "tooLarge")) || (key13 === "serviceTrouble")) || (key13 === "offline")) || (key13 === "notLoaded")) || (key13 === "unknown"))){
const err79 = {instancePath:instancePath+"/failure/reasons",schemaPath:"#/properties/failure/properties/reasons/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}};
vErrors = joinErrors(vErrors, [err79]);
errors++;
}
}
if(data75.badRequest !== undefined){
if(!(validate130(data75.badRequest, {instancePath:instancePath+"/failure/reasons/badRequest",parentData:data75,parentDataProperty:"badRequest",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data75.blocked !== undefined){
if(!(validate130(data75.blocked, {instancePath:instancePath+"/failure/reasons/blocked",parentData:data75,parentDataProperty:"blocked",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data75.tooManyRequests !== undefined){
if(!(validate130(data75.tooManyRequests, {instancePath:instancePath+"/failure/reasons/tooManyRequests",parentData:data75,parentDataProperty:"tooManyRequests",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data75.tooLarge !== undefined){
if(!(validate130(data75.tooLarge, {instancePath:instancePath+"/failure/reasons/tooLarge",parentData:data75,parentDataProperty:"tooLarge",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data75.serviceTrouble !== undefined){
if(!(validate130(data75.serviceTrouble, {instancePath:instancePath+"/failure/reasons/serviceTrouble",parentData:data75,parentDataProperty:"serviceTrouble",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data75.offline !== undefined){
if(!(validate130(data75.offline, {instancePath:instancePath+"/failure/reasons/offline",parentData:data75,parentDataProperty:"offline",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data75.notLoaded !== undefined){
if(!(validate130(data75.notLoaded, {instancePath:instancePath+"/failure/reasons/notLoaded",parentData:data75,parentDataProperty:"notLoaded",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data75.unknown !== undefined){
if(!(validate130(data75.unknown, {instancePath:instancePath+"/failure/reasons/unknown",parentData:data75,parentDataProperty:"unknown",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err80 = {instancePath:instancePath+"/failure/reasons",schemaPath:"#/properties/failure/properties/reasons/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err80]);
errors++;
}
}
if(data72.copy !== undefined){
if(!(validate22(data72.copy, {instancePath:instancePath+"/failure/copy",parentData:data72,parentDataProperty:"copy",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data72.otherWays !== undefined){
let data85 = data72.otherWays;
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
if(data85.heading === undefined){
const err81 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err81]);
errors++;
}
if(data85.text === undefined){
const err82 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err82]);
errors++;
}
for(const key14 in data85){
if(!(((((key14 === "heading") || (key14 === "text")) || (key14 === "email")) || (key14 === "subject")) || (key14 === "whatsapp"))){
const err83 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}};
vErrors = joinErrors(vErrors, [err83]);
errors++;
}
}
if(data85.heading !== undefined){
if(!(validate22(data85.heading, {instancePath:instancePath+"/failure/otherWays/heading",parentData:data85,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data85.text !== undefined){
if(!(validate130(data85.text, {instancePath:instancePath+"/failure/otherWays/text",parentData:data85,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data85.email !== undefined){
if(!(validate22(data85.email, {instancePath:instancePath+"/failure/otherWays/email",parentData:data85,parentDataProperty:"email",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data85.subject !== undefined){
if(!(validate22(data85.subject, {instancePath:instancePath+"/failure/otherWays/subject",parentData:data85,parentDataProperty:"subject",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data85.whatsapp !== undefined){
if(!(validate22(data85.whatsapp, {instancePath:instancePath+"/failure/otherWays/whatsapp",parentData:data85,parentDataProperty:"whatsapp",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err84 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err84]);
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err85]);
errors++;
}
}
if(data.surface !== undefined){
let data91 = data.surface;
if(!(((((data91 === "plain") || (data91 === "tinted")) || (data91 === "accent")) || (data91 === "second")) || (data91 === "ink"))){
const err86 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema110.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err86]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err87 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err87]);
errors++;
}
validate750.errors = vErrors;
return errors === 0;
}

const writtenGalleryValidator = validate815;
const schema114 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"gallery"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"items":{"type":["array","object","string"],"minItems":1,"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part329"},"else":{"$ref":"part328"}},"if":{"type":"object"},"then":{"$ref":"part329"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"surface":{"$ref":"part171"},"anchor":{"$ref":"part172"}}};
const schema116 = {"type":["object","string"],"additionalProperties":false,"required":["picture"],"properties":{"picture":{"$ref":"part155"},"caption":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};

function validate821(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema116.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.picture === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "picture"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!((key0 === "picture") || (key0 === "caption"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.picture !== undefined){
if(!(validate342(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate342.errors);
errors = vErrors.length;
}
}
if(data.caption !== undefined){
if(!(validate22(data.caption, {instancePath:instancePath+"/caption",parentData:data,parentDataProperty:"caption",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
validate821.errors = vErrors;
return errors === 0;
}


function validate819(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate821(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate821.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate819.errors = vErrors;
return errors === 0;
}


function validate815(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "items")) || (key0 === "surface")) || (key0 === "anchor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("gallery" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "gallery"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema114.properties.items.type}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs11 = errors;
if(!(validate819(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate819.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(typeof data4 === "string"){
if(!pattern12.test(data4)){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(Array.isArray(data4)){
if(data4.length < 1){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs13 = errors;
let valid4 = true;
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing0;
if((data5.from === undefined) && (missing0 = "from")){
const err9 = {};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
else {
const err10 = {};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs16 = errors;
if(!(validate819(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate819.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate821(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate821.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = _valid1;
ifClause0 = "else";
}
if(!valid4){
const err11 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate815.errors = vErrors;
return errors === 0;
}

const expandedGalleryValidator = validate833;
const schema117 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"gallery"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"items":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["picture"],"properties":{"picture":{"$ref":"part9"},"caption":{"$ref":"part2"}}}},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate833(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "items")) || (key0 === "surface")) || (key0 === "anchor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("gallery" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "gallery"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
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
if(data5.picture === undefined){
const err5 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "picture"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
for(const key1 in data5){
if(!((key1 === "picture") || (key1 === "caption"))){
const err6 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data5.picture !== undefined){
if(!(validate26(data5.picture, {instancePath:instancePath+"/items/" + i0+"/picture",parentData:data5,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data5.caption !== undefined){
if(!(validate22(data5.caption, {instancePath:instancePath+"/items/" + i0+"/caption",parentData:data5,parentDataProperty:"caption",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
if(data.surface !== undefined){
let data8 = data.surface;
if(!(((((data8 === "plain") || (data8 === "tinted")) || (data8 === "accent")) || (data8 === "second")) || (data8 === "ink"))){
const err9 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema117.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
validate833.errors = vErrors;
return errors === 0;
}

const writtenHeroValidator = validate840;
const schema118 = {"type":"object","additionalProperties":false,"required":["type","heading"],"properties":{"type":{"const":"hero"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"style":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}"},"else":{"enum":["large","page"]}},"flag":{"$ref":"part2"},"claim":{"$ref":"part259"},"actions":{"$ref":"part169"},"artwork":{"$ref":"part155"},"picture":{"$ref":"part155"},"layout":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}"},"else":{"enum":["split","columns","cover","band"]}},"surface":{"$ref":"part171"},"anchor":{"$ref":"part172"}}};

function validate840(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema118.properties, key0))){
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data4 = data.style;
const _errs7 = errors;
let valid1 = true;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(!pattern21.test(data4)){
const err4 = {};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
else {
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs10 = errors;
if(!((data4 === "large") || (data4 === "page"))){
const err6 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/else/enum",keyword:"enum",params:{allowedValues: schema118.properties.style.else.enum}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
}
if(!valid1){
const err7 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err7]);
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
if(!(validate653(data.claim, {instancePath:instancePath+"/claim",parentData:data,parentDataProperty:"claim",rootData}))){
vErrors = joinErrors(vErrors, validate653.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate382(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate382.errors);
errors = vErrors.length;
}
}
if(data.artwork !== undefined){
if(!(validate342(data.artwork, {instancePath:instancePath+"/artwork",parentData:data,parentDataProperty:"artwork",rootData}))){
vErrors = joinErrors(vErrors, validate342.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
if(!(validate342(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate342.errors);
errors = vErrors.length;
}
}
if(data.layout !== undefined){
let data10 = data.layout;
const _errs17 = errors;
let valid2 = true;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data10 === "string"){
if(!pattern21.test(data10)){
const err8 = {};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
else {
const err9 = {};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
var _valid1 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs20 = errors;
if(!((((data10 === "split") || (data10 === "columns")) || (data10 === "cover")) || (data10 === "band"))){
const err10 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/else/enum",keyword:"enum",params:{allowedValues: schema118.properties.layout.else.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
var _valid1 = _errs20 === errors;
valid2 = _valid1;
}
if(!valid2){
const err11 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate840.errors = vErrors;
return errors === 0;
}

const expandedHeroValidator = validate851;
const schema119 = {"type":"object","additionalProperties":false,"required":["type","heading"],"properties":{"type":{"const":"hero"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"style":{"enum":["large","page"]},"flag":{"$ref":"part2"},"claim":{"$ref":"part302"},"actions":{"$ref":"part178"},"artwork":{"$ref":"part9"},"picture":{"$ref":"part9"},"layout":{"enum":["split","columns","cover","band"]},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate851(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema119.properties, key0))){
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data4 = data.style;
if(!((data4 === "large") || (data4 === "page"))){
const err4 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema119.properties.style.enum}};
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
if(!(validate763(data.claim, {instancePath:instancePath+"/claim",parentData:data,parentDataProperty:"claim",rootData}))){
vErrors = joinErrors(vErrors, validate763.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate414(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate414.errors);
errors = vErrors.length;
}
}
if(data.artwork !== undefined){
if(!(validate26(data.artwork, {instancePath:instancePath+"/artwork",parentData:data,parentDataProperty:"artwork",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
if(!(validate26(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.layout !== undefined){
let data10 = data.layout;
if(!((((data10 === "split") || (data10 === "columns")) || (data10 === "cover")) || (data10 === "band"))){
const err5 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema119.properties.layout.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.surface !== undefined){
let data11 = data.surface;
if(!(((((data11 === "plain") || (data11 === "tinted")) || (data11 === "accent")) || (data11 === "second")) || (data11 === "ink"))){
const err6 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema119.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
validate851.errors = vErrors;
return errors === 0;
}

const writtenListValidator = validate861;
const schema120 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"list"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"marker":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}"},"else":{"enum":["check","number","dot"]}},"columns":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}"},"else":{"enum":[1,2,3]}},"items":{"$ref":"part347"},"surface":{"$ref":"part171"},"anchor":{"$ref":"part172"}}};
const schema121 = {"type":["array","object","string"],"minItems":1,"items":{"$ref":"part285"},"if":{"type":"object"},"then":{"$ref":"part284"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};

function validate865(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema121.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err1 = {};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(!(validate700(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate700.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(Array.isArray(data)){
if(data.length < 1){
const err4 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate707(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate707.errors);
errors = vErrors.length;
}
}
}
validate865.errors = vErrors;
return errors === 0;
}


function validate861(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema120.properties, key0))){
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.marker !== undefined){
let data4 = data.marker;
const _errs7 = errors;
let valid1 = true;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(!pattern21.test(data4)){
const err4 = {};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
else {
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs10 = errors;
if(!(((data4 === "check") || (data4 === "number")) || (data4 === "dot"))){
const err6 = {instancePath:instancePath+"/marker",schemaPath:"#/properties/marker/else/enum",keyword:"enum",params:{allowedValues: schema120.properties.marker.else.enum}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
}
if(!valid1){
const err7 = {instancePath:instancePath+"/marker",schemaPath:"#/properties/marker/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(data.columns !== undefined){
let data5 = data.columns;
const _errs12 = errors;
let valid2 = true;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(!pattern21.test(data5)){
const err8 = {};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
else {
const err9 = {};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs15 = errors;
if(!(((data5 === 1) || (data5 === 2)) || (data5 === 3))){
const err10 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/else/enum",keyword:"enum",params:{allowedValues: schema120.properties.columns.else.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = _valid1;
}
if(!valid2){
const err11 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
if(data.items !== undefined){
if(!(validate865(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate865.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate861.errors = vErrors;
return errors === 0;
}

const expandedListValidator = validate871;
const schema122 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"list"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"marker":{"enum":["check","number","dot"]},"columns":{"enum":[1,2,3]},"items":{"$ref":"part349"},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate875(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate130(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
validate875.errors = vErrors;
return errors === 0;
}


function validate871(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema122.properties, key0))){
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.marker !== undefined){
let data4 = data.marker;
if(!(((data4 === "check") || (data4 === "number")) || (data4 === "dot"))){
const err4 = {instancePath:instancePath+"/marker",schemaPath:"#/properties/marker/enum",keyword:"enum",params:{allowedValues: schema122.properties.marker.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.columns !== undefined){
let data5 = data.columns;
if(!(((data5 === 1) || (data5 === 2)) || (data5 === 3))){
const err5 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/enum",keyword:"enum",params:{allowedValues: schema122.properties.columns.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.items !== undefined){
if(!(validate875(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate875.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data7 = data.surface;
if(!(((((data7 === "plain") || (data7 === "tinted")) || (data7 === "accent")) || (data7 === "second")) || (data7 === "ink"))){
const err6 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema122.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
validate871.errors = vErrors;
return errors === 0;
}

const writtenLogosValidator = validate879;
const schema124 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"logos"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"items":{"type":["array","object","string"],"minItems":1,"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part353"},"else":{"$ref":"part352"}},"if":{"type":"object"},"then":{"$ref":"part353"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"surface":{"$ref":"part171"},"anchor":{"$ref":"part172"}}};
const schema126 = {"type":["object","string"],"additionalProperties":false,"required":["picture"],"properties":{"picture":{"$ref":"part155"},"to":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};

function validate885(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema126.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.picture === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "picture"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!((key0 === "picture") || (key0 === "to"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.picture !== undefined){
if(!(validate342(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate342.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate22(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
validate885.errors = vErrors;
return errors === 0;
}


function validate883(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate885(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate885.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate883.errors = vErrors;
return errors === 0;
}


function validate879(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "items")) || (key0 === "surface")) || (key0 === "anchor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("logos" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "logos"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema124.properties.items.type}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs11 = errors;
if(!(validate883(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate883.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(typeof data4 === "string"){
if(!pattern12.test(data4)){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(Array.isArray(data4)){
if(data4.length < 1){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs13 = errors;
let valid4 = true;
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing0;
if((data5.from === undefined) && (missing0 = "from")){
const err9 = {};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
else {
const err10 = {};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs16 = errors;
if(!(validate883(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate883.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate885(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate885.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = _valid1;
ifClause0 = "else";
}
if(!valid4){
const err11 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate879.errors = vErrors;
return errors === 0;
}

const expandedLogosValidator = validate897;
const schema127 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"logos"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"items":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["picture"],"properties":{"picture":{"$ref":"part9"},"to":{"$ref":"part2"}}}},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate897(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "items")) || (key0 === "surface")) || (key0 === "anchor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("logos" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "logos"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
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
if(data5.picture === undefined){
const err5 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "picture"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
for(const key1 in data5){
if(!((key1 === "picture") || (key1 === "to"))){
const err6 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data5.picture !== undefined){
if(!(validate26(data5.picture, {instancePath:instancePath+"/items/" + i0+"/picture",parentData:data5,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data5.to !== undefined){
if(!(validate22(data5.to, {instancePath:instancePath+"/items/" + i0+"/to",parentData:data5,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
if(data.surface !== undefined){
let data8 = data.surface;
if(!(((((data8 === "plain") || (data8 === "tinted")) || (data8 === "accent")) || (data8 === "second")) || (data8 === "ink"))){
const err9 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema127.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
validate897.errors = vErrors;
return errors === 0;
}

const writtenNotFoundValidator = validate904;

function validate904(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.text === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.action === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "heading")) || (key0 === "text")) || (key0 === "help")) || (key0 === "action")) || (key0 === "surface")) || (key0 === "anchor"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.type !== undefined){
if("not-found" !== data.type){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "not-found"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.heading !== undefined){
if(!(validate22(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate22(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate130(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined){
if(!(validate163(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = joinErrors(vErrors, validate163.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
validate904.errors = vErrors;
return errors === 0;
}

const expandedNotFoundValidator = validate911;
const schema129 = {"type":"object","additionalProperties":false,"required":["type","heading","text","action"],"properties":{"type":{"const":"not-found"},"heading":{"$ref":"part2"},"text":{"$ref":"part2"},"help":{"$ref":"part39"},"action":{"$ref":"part133"},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate911(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.text === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.action === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "heading")) || (key0 === "text")) || (key0 === "help")) || (key0 === "action")) || (key0 === "surface")) || (key0 === "anchor"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.type !== undefined){
if("not-found" !== data.type){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "not-found"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.heading !== undefined){
if(!(validate22(data.heading, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate22(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate130(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined){
if(!(validate299(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = joinErrors(vErrors, validate299.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data5 = data.surface;
if(!(((((data5 === "plain") || (data5 === "tinted")) || (data5 === "accent")) || (data5 === "second")) || (data5 === "ink"))){
const err6 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema129.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
validate911.errors = vErrors;
return errors === 0;
}

const writtenNoticeValidator = validate917;

function validate917(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "title")) || (key0 === "text")) || (key0 === "icon")) || (key0 === "actions")) || (key0 === "surface")) || (key0 === "anchor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("notice" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "notice"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.title !== undefined){
if(!(validate22(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
if(!(validate22(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate382(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate382.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
validate917.errors = vErrors;
return errors === 0;
}

const expandedNoticeValidator = validate924;
const schema131 = {"type":"object","additionalProperties":false,"required":["type","text"],"properties":{"type":{"const":"notice"},"title":{"$ref":"part2"},"text":{"$ref":"part39"},"icon":{"$ref":"part2"},"actions":{"$ref":"part178"},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate924(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "title")) || (key0 === "text")) || (key0 === "icon")) || (key0 === "actions")) || (key0 === "surface")) || (key0 === "anchor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("notice" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "notice"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.title !== undefined){
if(!(validate22(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
if(!(validate22(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate414(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate414.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data5 = data.surface;
if(!(((((data5 === "plain") || (data5 === "tinted")) || (data5 === "accent")) || (data5 === "second")) || (data5 === "ink"))){
const err4 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema131.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate924.errors = vErrors;
return errors === 0;
}

const writtenPlaceValidator = validate930;
const schema132 = {"type":"object","additionalProperties":false,"required":["type","heading","at","label"],"properties":{"type":{"const":"place"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"at":{"type":["array","object","string"],"minItems":2,"maxItems":2,"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part368"},"else":{"$ref":"part367"}},"if":{"type":"object"},"then":{"$ref":"part368"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"label":{"$ref":"part2"},"address":{"$ref":"part39"},"hours":{"$ref":"part106"},"zoom":{"type":["integer","string"],"minimum":3,"maximum":18,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"actions":{"$ref":"part169"},"surface":{"$ref":"part171"},"anchor":{"$ref":"part172"}}};
const schema134 = {"type":["number","string"],"minimum":-180,"maximum":180,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};

function validate936(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema134.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 180 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
if(data < -180 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
validate936.errors = vErrors;
return errors === 0;
}


function validate934(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate936(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate936.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate934.errors = vErrors;
return errors === 0;
}


function validate930(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.label === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema132.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.type !== undefined){
if("place" !== data.type){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "place"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined){
let data4 = data.at;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err6 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: schema132.properties.at.type}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err7 = {};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs11 = errors;
if(!(validate934(data4, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = joinErrors(vErrors, validate934.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
}
if(!valid1){
const err8 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
if(typeof data4 === "string"){
if(!pattern12.test(data4)){
const err9 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(Array.isArray(data4)){
if(data4.length > 2){
const err10 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/maxItems",keyword:"maxItems",params:{limit: 2}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
if(data4.length < 2){
const err11 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs13 = errors;
let valid4 = true;
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing0;
if((data5.from === undefined) && (missing0 = "from")){
const err12 = {};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
else {
const err13 = {};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs16 = errors;
if(!(validate934(data5, {instancePath:instancePath+"/at/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate934.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate936(data5, {instancePath:instancePath+"/at/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate936.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = _valid1;
ifClause0 = "else";
}
if(!valid4){
const err14 = {instancePath:instancePath+"/at/" + i0,schemaPath:"#/properties/at/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
}
}
}
if(data.label !== undefined){
if(!(validate22(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validate130(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
if(!(validate242(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData}))){
vErrors = joinErrors(vErrors, validate242.errors);
errors = vErrors.length;
}
}
if(data.zoom !== undefined){
let data9 = data.zoom;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (typeof data9 !== "string")){
const err15 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/type",keyword:"type",params:{type: schema132.properties.zoom.type}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 18 || isNaN(data9)){
const err16 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/maximum",keyword:"maximum",params:{comparison: "<=", limit: 18}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
if(data9 < 3 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
}
if(typeof data9 === "string"){
if(!pattern12.test(data9)){
const err18 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
}
}
if(data.actions !== undefined){
if(!(validate382(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate382.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err19]);
errors++;
}
validate930.errors = vErrors;
return errors === 0;
}

const expandedPlaceValidator = validate950;
const schema135 = {"type":"object","additionalProperties":false,"required":["type","heading","at","label"],"properties":{"type":{"const":"place"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"at":{"$ref":"part108"},"label":{"$ref":"part2"},"address":{"$ref":"part39"},"hours":{"$ref":"part147"},"zoom":{"type":"integer","minimum":3,"maximum":18},"actions":{"$ref":"part178"},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate950(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.label === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema135.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.type !== undefined){
if("place" !== data.type){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "place"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined){
if(!(validate267(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = joinErrors(vErrors, validate267.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate22(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validate130(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
if(!(validate322(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData}))){
vErrors = joinErrors(vErrors, validate322.errors);
errors = vErrors.length;
}
}
if(data.zoom !== undefined){
let data8 = data.zoom;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err6 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/type",keyword:"type",params:{type: "integer"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 18 || isNaN(data8)){
const err7 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/maximum",keyword:"maximum",params:{comparison: "<=", limit: 18}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
if(data8 < 3 || isNaN(data8)){
const err8 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
}
if(data.actions !== undefined){
if(!(validate414(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate414.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data10 = data.surface;
if(!(((((data10 === "plain") || (data10 === "tinted")) || (data10 === "accent")) || (data10 === "second")) || (data10 === "ink"))){
const err9 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema135.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
validate950.errors = vErrors;
return errors === 0;
}

const writtenProfilesValidator = validate960;
const schema136 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"profiles"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"items":{"type":["array","object","string"],"minItems":1,"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part377"},"else":{"$ref":"part376"}},"if":{"type":"object"},"then":{"$ref":"part377"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"surface":{"$ref":"part171"},"anchor":{"$ref":"part172"}}};
const schema138 = {"type":["object","string"],"additionalProperties":false,"required":["position","text"],"properties":{"position":{"$ref":"part2"},"name":{"$ref":"part2"},"picture":{"$ref":"part155"},"text":{"$ref":"part39"},"list":{"$ref":"part159"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};

function validate966(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema138.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.position === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "position"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.text === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "position") || (key0 === "name")) || (key0 === "picture")) || (key0 === "text")) || (key0 === "list"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.position !== undefined){
if(!(validate22(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate22(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
if(!(validate342(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate342.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.list !== undefined){
if(!(validate351(data.list, {instancePath:instancePath+"/list",parentData:data,parentDataProperty:"list",rootData}))){
vErrors = joinErrors(vErrors, validate351.errors);
errors = vErrors.length;
}
}
}
validate966.errors = vErrors;
return errors === 0;
}


function validate964(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate966(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate966.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate964.errors = vErrors;
return errors === 0;
}


function validate960(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "items")) || (key0 === "surface")) || (key0 === "anchor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("profiles" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "profiles"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema136.properties.items.type}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs11 = errors;
if(!(validate964(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate964.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(typeof data4 === "string"){
if(!pattern12.test(data4)){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(Array.isArray(data4)){
if(data4.length < 1){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs13 = errors;
let valid4 = true;
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing0;
if((data5.from === undefined) && (missing0 = "from")){
const err9 = {};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
else {
const err10 = {};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs16 = errors;
if(!(validate964(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate964.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate966(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate966.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = _valid1;
ifClause0 = "else";
}
if(!valid4){
const err11 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate960.errors = vErrors;
return errors === 0;
}

const expandedProfilesValidator = validate981;
const schema139 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"profiles"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"items":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["position","text"],"properties":{"position":{"$ref":"part2"},"name":{"$ref":"part2"},"picture":{"$ref":"part9"},"text":{"$ref":"part39"},"list":{"$ref":"part174"}}}},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate981(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "items")) || (key0 === "surface")) || (key0 === "anchor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("profiles" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "profiles"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
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
if(data5.position === undefined){
const err5 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "position"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
if(data5.text === undefined){
const err6 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
for(const key1 in data5){
if(!(((((key1 === "position") || (key1 === "name")) || (key1 === "picture")) || (key1 === "text")) || (key1 === "list"))){
const err7 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(data5.position !== undefined){
if(!(validate22(data5.position, {instancePath:instancePath+"/items/" + i0+"/position",parentData:data5,parentDataProperty:"position",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data5.name !== undefined){
if(!(validate22(data5.name, {instancePath:instancePath+"/items/" + i0+"/name",parentData:data5,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data5.picture !== undefined){
if(!(validate26(data5.picture, {instancePath:instancePath+"/items/" + i0+"/picture",parentData:data5,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data5.text !== undefined){
if(!(validate130(data5.text, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data5,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data5.list !== undefined){
if(!(validate408(data5.list, {instancePath:instancePath+"/items/" + i0+"/list",parentData:data5,parentDataProperty:"list",rootData}))){
vErrors = joinErrors(vErrors, validate408.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data.surface !== undefined){
let data11 = data.surface;
if(!(((((data11 === "plain") || (data11 === "tinted")) || (data11 === "accent")) || (data11 === "second")) || (data11 === "ink"))){
const err10 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema139.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
validate981.errors = vErrors;
return errors === 0;
}

const writtenProofValidator = validate991;
const schema140 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"proof"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"items":{"type":["array","object","string"],"minItems":2,"maxItems":4,"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part387"},"else":{"$ref":"part386"}},"if":{"type":"object"},"then":{"$ref":"part387"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"surface":{"$ref":"part171"},"anchor":{"$ref":"part172"}}};
const schema142 = {"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"icon":{"$ref":"part2"},"picture":{"$ref":"part155"},"label":{"$ref":"part2"},"value":{"$ref":"part2"},"note":{"$ref":"part39"},"source":{"$ref":"part385"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};
const schema143 = {"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};

function validate1003(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema143.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "to"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.label !== undefined){
if(!(validate22(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate22(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
validate1003.errors = vErrors;
return errors === 0;
}


function validate997(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema142.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "icon") || (key0 === "picture")) || (key0 === "label")) || (key0 === "value")) || (key0 === "note")) || (key0 === "source"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.icon !== undefined){
if(!(validate22(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
if(!(validate342(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate342.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate22(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
if(!(validate22(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validate130(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(validate1003(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = joinErrors(vErrors, validate1003.errors);
errors = vErrors.length;
}
}
}
validate997.errors = vErrors;
return errors === 0;
}


function validate995(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate997(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate997.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate995.errors = vErrors;
return errors === 0;
}


function validate991(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "items")) || (key0 === "surface")) || (key0 === "anchor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("proof" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "proof"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema140.properties.items.type}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs11 = errors;
if(!(validate995(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate995.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(typeof data4 === "string"){
if(!pattern12.test(data4)){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(Array.isArray(data4)){
if(data4.length > 4){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 4}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
if(data4.length < 2){
const err9 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs13 = errors;
let valid4 = true;
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing0;
if((data5.from === undefined) && (missing0 = "from")){
const err10 = {};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
else {
const err11 = {};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs16 = errors;
if(!(validate995(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate995.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate997(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate997.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = _valid1;
ifClause0 = "else";
}
if(!valid4){
const err12 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
validate991.errors = vErrors;
return errors === 0;
}

const expandedProofValidator = validate1016;
const schema144 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"proof"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"items":{"type":"array","minItems":2,"maxItems":4,"items":{"type":"object","additionalProperties":false,"required":["label"],"properties":{"icon":{"$ref":"part2"},"picture":{"$ref":"part9"},"label":{"$ref":"part2"},"value":{"$ref":"part2"},"note":{"$ref":"part39"},"source":{"$ref":"part391"}}}},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate1025(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "to"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data.label !== undefined){
if(!(validate22(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate22(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
validate1025.errors = vErrors;
return errors === 0;
}


function validate1016(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "items")) || (key0 === "surface")) || (key0 === "anchor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("proof" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "proof"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if(Array.isArray(data4)){
if(data4.length > 4){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 4}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
if(data4.length < 2){
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.label === undefined){
const err6 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
for(const key1 in data5){
if(!((((((key1 === "icon") || (key1 === "picture")) || (key1 === "label")) || (key1 === "value")) || (key1 === "note")) || (key1 === "source"))){
const err7 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(data5.icon !== undefined){
if(!(validate22(data5.icon, {instancePath:instancePath+"/items/" + i0+"/icon",parentData:data5,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data5.picture !== undefined){
if(!(validate26(data5.picture, {instancePath:instancePath+"/items/" + i0+"/picture",parentData:data5,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data5.label !== undefined){
if(!(validate22(data5.label, {instancePath:instancePath+"/items/" + i0+"/label",parentData:data5,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data5.value !== undefined){
if(!(validate22(data5.value, {instancePath:instancePath+"/items/" + i0+"/value",parentData:data5,parentDataProperty:"value",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data5.note !== undefined){
if(!(validate130(data5.note, {instancePath:instancePath+"/items/" + i0+"/note",parentData:data5,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data5.source !== undefined){
if(!(validate1025(data5.source, {instancePath:instancePath+"/items/" + i0+"/source",parentData:data5,parentDataProperty:"source",rootData}))){
vErrors = joinErrors(vErrors, validate1025.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data.surface !== undefined){
let data12 = data.surface;
if(!(((((data12 === "plain") || (data12 === "tinted")) || (data12 === "accent")) || (data12 === "second")) || (data12 === "ink"))){
const err10 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema144.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
validate1016.errors = vErrors;
return errors === 0;
}

const writtenQuoteValidator = validate1030;

function validate1030(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.quote === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quote"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "quote")) || (key0 === "name")) || (key0 === "role")) || (key0 === "picture")) || (key0 === "surface")) || (key0 === "anchor"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.type !== undefined){
if("quote" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "quote"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.quote !== undefined){
if(!(validate130(data.quote, {instancePath:instancePath+"/quote",parentData:data,parentDataProperty:"quote",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate22(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined){
if(!(validate22(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
if(!(validate342(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate342.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate1030.errors = vErrors;
return errors === 0;
}

const expandedQuoteValidator = validate1037;
const schema147 = {"type":"object","additionalProperties":false,"required":["type","quote","name"],"properties":{"type":{"const":"quote"},"quote":{"$ref":"part39"},"name":{"$ref":"part2"},"role":{"$ref":"part2"},"picture":{"$ref":"part9"},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate1037(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.quote === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quote"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "quote")) || (key0 === "name")) || (key0 === "role")) || (key0 === "picture")) || (key0 === "surface")) || (key0 === "anchor"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.type !== undefined){
if("quote" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "quote"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.quote !== undefined){
if(!(validate130(data.quote, {instancePath:instancePath+"/quote",parentData:data,parentDataProperty:"quote",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate22(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined){
if(!(validate22(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
if(!(validate26(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data5 = data.surface;
if(!(((((data5 === "plain") || (data5 === "tinted")) || (data5 === "accent")) || (data5 === "second")) || (data5 === "ink"))){
const err5 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema147.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
validate1037.errors = vErrors;
return errors === 0;
}

const writtenQuotesValidator = validate1043;
const schema148 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"quotes"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"items":{"type":["array","object","string"],"minItems":1,"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part401"},"else":{"$ref":"part400"}},"if":{"type":"object"},"then":{"$ref":"part401"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"surface":{"$ref":"part171"},"anchor":{"$ref":"part172"}}};
const schema150 = {"type":["object","string"],"additionalProperties":false,"required":["quote","name"],"properties":{"quote":{"$ref":"part39"},"name":{"$ref":"part2"},"role":{"$ref":"part2"},"picture":{"$ref":"part155"},"stars":{"type":["integer","string"],"minimum":1,"maximum":5,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"source":{"$ref":"part385"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};

function validate1049(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema150.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.quote === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quote"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "quote") || (key0 === "name")) || (key0 === "role")) || (key0 === "picture")) || (key0 === "stars")) || (key0 === "source"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.quote !== undefined){
if(!(validate130(data.quote, {instancePath:instancePath+"/quote",parentData:data,parentDataProperty:"quote",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate22(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined){
if(!(validate22(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
if(!(validate342(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate342.errors);
errors = vErrors.length;
}
}
if(data.stars !== undefined){
let data4 = data.stars;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (typeof data4 !== "string")){
const err5 = {instancePath:instancePath+"/stars",schemaPath:"#/properties/stars/type",keyword:"type",params:{type: schema150.properties.stars.type}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 5 || isNaN(data4)){
const err6 = {instancePath:instancePath+"/stars",schemaPath:"#/properties/stars/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/stars",schemaPath:"#/properties/stars/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(typeof data4 === "string"){
if(!pattern12.test(data4)){
const err8 = {instancePath:instancePath+"/stars",schemaPath:"#/properties/stars/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
}
if(data.source !== undefined){
if(!(validate1003(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = joinErrors(vErrors, validate1003.errors);
errors = vErrors.length;
}
}
}
validate1049.errors = vErrors;
return errors === 0;
}


function validate1047(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate1049(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1049.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate1047.errors = vErrors;
return errors === 0;
}


function validate1043(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "items")) || (key0 === "surface")) || (key0 === "anchor"))){
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema148.properties.items.type}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs11 = errors;
if(!(validate1047(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1047.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(typeof data4 === "string"){
if(!pattern12.test(data4)){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(Array.isArray(data4)){
if(data4.length < 1){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs13 = errors;
let valid4 = true;
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing0;
if((data5.from === undefined) && (missing0 = "from")){
const err9 = {};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
else {
const err10 = {};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs16 = errors;
if(!(validate1047(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1047.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate1049(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1049.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = _valid1;
ifClause0 = "else";
}
if(!valid4){
const err11 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate1043.errors = vErrors;
return errors === 0;
}

const expandedQuotesValidator = validate1064;
const schema151 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"quotes"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"items":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["quote","name"],"properties":{"quote":{"$ref":"part39"},"name":{"$ref":"part2"},"role":{"$ref":"part2"},"picture":{"$ref":"part9"},"stars":{"type":"integer","minimum":1,"maximum":5},"source":{"$ref":"part391"}}}},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate1064(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "items")) || (key0 === "surface")) || (key0 === "anchor"))){
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
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
if(!(validate130(data5.quote, {instancePath:instancePath+"/items/" + i0+"/quote",parentData:data5,parentDataProperty:"quote",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
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
if(!(validate26(data5.picture, {instancePath:instancePath+"/items/" + i0+"/picture",parentData:data5,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
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
if(!(validate1025(data5.source, {instancePath:instancePath+"/items/" + i0+"/source",parentData:data5,parentDataProperty:"source",rootData}))){
vErrors = joinErrors(vErrors, validate1025.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
if(data.surface !== undefined){
let data12 = data.surface;
if(!(((((data12 === "plain") || (data12 === "tinted")) || (data12 === "accent")) || (data12 === "second")) || (data12 === "ink"))){
const err13 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema151.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
validate1064.errors = vErrors;
return errors === 0;
}

const writtenRouteMapValidator = validate1074;
const schema152 = {"type":"object","additionalProperties":false,"required":["type","alt","origin","groups"],"properties":{"type":{"const":"route-map"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"alt":{"$ref":"part2"},"origin":{"type":["object","string"],"additionalProperties":false,"required":["code","label"],"properties":{"code":{"$ref":"part2"},"label":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"groups":{"type":["array","object","string"],"minItems":1,"maxItems":3,"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part416"},"else":{"$ref":"part415"}},"if":{"type":"object"},"then":{"$ref":"part416"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"surface":{"$ref":"part171"},"anchor":{"$ref":"part172"}}};
const schema154 = {"type":["object","string"],"additionalProperties":false,"required":["items"],"properties":{"label":{"$ref":"part2"},"items":{"type":["array","object","string"],"minItems":1,"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part412"},"else":{"$ref":"part411"}},"if":{"type":"object"},"then":{"$ref":"part412"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};
const schema156 = {"type":["object","string"],"additionalProperties":false,"required":["code","label"],"properties":{"code":{"$ref":"part2"},"label":{"$ref":"part2"},"to":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};

function validate1087(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema156.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.label === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
for(const key0 in data){
if(!(((key0 === "code") || (key0 === "label")) || (key0 === "to"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.code !== undefined){
if(!(validate22(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
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
if(data.to !== undefined){
if(!(validate22(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
validate1087.errors = vErrors;
return errors === 0;
}


function validate1085(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate1087(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1087.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate1085.errors = vErrors;
return errors === 0;
}


function validate1083(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema154.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "items"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.label !== undefined){
if(!(validate22(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data1 = data.items;
if((!data1 || typeof data1 != "object") && (typeof data1 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema154.properties.items.type}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
const _errs5 = errors;
let valid1 = true;
const _errs6 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs8 = errors;
if(!(validate1085(data1, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1085.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(typeof data1 === "string"){
if(!pattern12.test(data1)){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(Array.isArray(data1)){
if(data1.length < 1){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs10 = errors;
let valid4 = true;
const _errs11 = errors;
if(errors === _errs11){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing0;
if((data2.from === undefined) && (missing0 = "from")){
const err9 = {};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
else {
const err10 = {};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs13 = errors;
if(!(validate1085(data2, {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1085.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs14 = errors;
if(!(validate1087(data2, {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1087.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid4 = _valid1;
ifClause0 = "else";
}
if(!valid4){
const err11 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
}
}
}
validate1083.errors = vErrors;
return errors === 0;
}


function validate1081(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate1083(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1083.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate1081.errors = vErrors;
return errors === 0;
}


function validate1074(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema152.properties, key0))){
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
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
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (typeof data5 !== "string")){
const err6 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type: schema152.properties.origin.type}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(typeof data5 === "string"){
if(!pattern12.test(data5)){
const err7 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.code === undefined){
const err8 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/required",keyword:"required",params:{missingProperty: "code"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
if(data5.label === undefined){
const err9 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
for(const key1 in data5){
if(!((key1 === "code") || (key1 === "label"))){
const err10 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err10]);
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
}
if(data.groups !== undefined){
let data8 = data.groups;
if((!data8 || typeof data8 != "object") && (typeof data8 !== "string")){
const err11 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: schema152.properties.groups.type}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
const _errs14 = errors;
let valid2 = true;
const _errs15 = errors;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
const err12 = {};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
var _valid0 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs17 = errors;
if(!(validate1081(data8, {instancePath:instancePath+"/groups",parentData:data,parentDataProperty:"groups",rootData}))){
vErrors = joinErrors(vErrors, validate1081.errors);
errors = vErrors.length;
}
var _valid0 = _errs17 === errors;
valid2 = _valid0;
}
if(!valid2){
const err13 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
if(typeof data8 === "string"){
if(!pattern12.test(data8)){
const err14 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
}
if(Array.isArray(data8)){
if(data8.length > 3){
const err15 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit: 3}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
if(data8.length < 1){
const err16 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs19 = errors;
let valid5 = true;
const _errs20 = errors;
if(errors === _errs20){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing0;
if((data9.from === undefined) && (missing0 = "from")){
const err17 = {};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
}
else {
const err18 = {};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
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
let ifClause0;
if(_valid1){
const _errs22 = errors;
if(!(validate1081(data9, {instancePath:instancePath+"/groups/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1081.errors);
errors = vErrors.length;
}
var _valid1 = _errs22 === errors;
valid5 = _valid1;
ifClause0 = "then";
}
else {
const _errs23 = errors;
if(!(validate1083(data9, {instancePath:instancePath+"/groups/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1083.errors);
errors = vErrors.length;
}
var _valid1 = _errs23 === errors;
valid5 = _valid1;
ifClause0 = "else";
}
if(!valid5){
const err19 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err19]);
errors++;
}
}
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
validate1074.errors = vErrors;
return errors === 0;
}

const expandedRouteMapValidator = validate1107;
const schema157 = {"type":"object","additionalProperties":false,"required":["type","alt","origin","groups"],"properties":{"type":{"const":"route-map"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"alt":{"$ref":"part2"},"origin":{"type":"object","additionalProperties":false,"required":["code","label"],"properties":{"code":{"$ref":"part2"},"label":{"$ref":"part2"}}},"groups":{"type":"array","minItems":1,"maxItems":3,"items":{"type":"object","additionalProperties":false,"required":["items"],"properties":{"label":{"$ref":"part2"},"items":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["code","label"],"properties":{"code":{"$ref":"part2"},"label":{"$ref":"part2"},"to":{"$ref":"part2"}}}}}}},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate1107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema157.properties, key0))){
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
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
if(!(((((data16 === "plain") || (data16 === "tinted")) || (data16 === "accent")) || (data16 === "second")) || (data16 === "ink"))){
const err22 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema157.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err22]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err23]);
errors++;
}
validate1107.errors = vErrors;
return errors === 0;
}

const writtenSplitValidator = validate1119;
const schema158 = {"type":"object","additionalProperties":false,"required":["type","picture"],"properties":{"type":{"const":"split"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"picture":{"$ref":"part155"},"side":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}"},"else":{"enum":["start","end"]}},"actions":{"$ref":"part169"},"surface":{"$ref":"part171"},"anchor":{"$ref":"part172"}}};

function validate1119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.picture === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "picture"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema158.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("split" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "split"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
if(!(validate342(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate342.errors);
errors = vErrors.length;
}
}
if(data.side !== undefined){
let data5 = data.side;
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data5 === "string"){
if(!pattern21.test(data5)){
const err4 = {};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
else {
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs11 = errors;
if(!((data5 === "start") || (data5 === "end"))){
const err6 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/else/enum",keyword:"enum",params:{allowedValues: schema158.properties.side.else.enum}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
}
if(!valid1){
const err7 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(data.actions !== undefined){
if(!(validate382(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate382.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
validate1119.errors = vErrors;
return errors === 0;
}

const expandedSplitValidator = validate1127;
const schema159 = {"type":"object","additionalProperties":false,"required":["type","picture"],"properties":{"type":{"const":"split"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"picture":{"$ref":"part9"},"side":{"enum":["start","end"]},"actions":{"$ref":"part178"},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate1127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.picture === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "picture"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema159.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("split" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "split"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
if(!(validate26(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.side !== undefined){
let data5 = data.side;
if(!((data5 === "start") || (data5 === "end"))){
const err4 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema159.properties.side.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.actions !== undefined){
if(!(validate414(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate414.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data7 = data.surface;
if(!(((((data7 === "plain") || (data7 === "tinted")) || (data7 === "accent")) || (data7 === "second")) || (data7 === "ink"))){
const err5 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema159.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
validate1127.errors = vErrors;
return errors === 0;
}

const writtenStatsValidator = validate1134;
const schema160 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"stats"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"style":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(:[A-Za-z]+)?\\}"},"else":{"enum":["plain","stamp"]}},"items":{"type":["array","object","string"],"minItems":1,"items":{"$ref":"part261"},"if":{"type":"object"},"then":{"$ref":"part260"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"surface":{"$ref":"part171"},"anchor":{"$ref":"part172"}}};

function validate1134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "style")) || (key0 === "items")) || (key0 === "surface")) || (key0 === "anchor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("stats" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "stats"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data4 = data.style;
const _errs7 = errors;
let valid1 = true;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(!pattern21.test(data4)){
const err4 = {};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
else {
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs10 = errors;
if(!((data4 === "plain") || (data4 === "stamp"))){
const err6 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/else/enum",keyword:"enum",params:{allowedValues: schema160.properties.style.else.enum}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
}
if(!valid1){
const err7 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(data.items !== undefined){
let data5 = data.items;
if((!data5 || typeof data5 != "object") && (typeof data5 !== "string")){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema160.properties.items.type}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
const _errs13 = errors;
let valid2 = true;
const _errs14 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err9 = {};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs16 = errors;
if(!(validate651(data5, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate651.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid2 = _valid1;
}
if(!valid2){
const err10 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
if(typeof data5 === "string"){
if(!pattern12.test(data5)){
const err11 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
if(Array.isArray(data5)){
if(data5.length < 1){
const err12 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate661(data5[i0], {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate661.errors);
errors = vErrors.length;
}
}
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
validate1134.errors = vErrors;
return errors === 0;
}

const expandedStatsValidator = validate1142;
const schema161 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"stats"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"style":{"enum":["plain","stamp"]},"items":{"type":"array","minItems":1,"items":{"$ref":"part302"}},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate1142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "style")) || (key0 === "items")) || (key0 === "surface")) || (key0 === "anchor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("stats" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "stats"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data4 = data.style;
if(!((data4 === "plain") || (data4 === "stamp"))){
const err4 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema161.properties.style.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.items !== undefined){
let data5 = data.items;
if(Array.isArray(data5)){
if(data5.length < 1){
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate763(data5[i0], {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate763.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data.surface !== undefined){
let data7 = data.surface;
if(!(((((data7 === "plain") || (data7 === "tinted")) || (data7 === "accent")) || (data7 === "second")) || (data7 === "ink"))){
const err7 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema161.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
validate1142.errors = vErrors;
return errors === 0;
}

const writtenStepsValidator = validate1148;
const schema162 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"steps"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"items":{"type":["array","object","string"],"minItems":1,"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part440"},"else":{"$ref":"part439"}},"if":{"type":"object"},"then":{"$ref":"part440"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"surface":{"$ref":"part171"},"anchor":{"$ref":"part172"}}};
const schema164 = {"type":["object","string"],"additionalProperties":false,"required":["title"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part39"},"icon":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"};

function validate1154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema164.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "text")) || (key0 === "icon"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.title !== undefined){
if(!(validate22(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
if(!(validate22(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
validate1154.errors = vErrors;
return errors === 0;
}


function validate1152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate1154(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1154.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate1152.errors = vErrors;
return errors === 0;
}


function validate1148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "items")) || (key0 === "surface")) || (key0 === "anchor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("steps" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "steps"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema162.properties.items.type}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs11 = errors;
if(!(validate1152(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1152.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(typeof data4 === "string"){
if(!pattern12.test(data4)){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(Array.isArray(data4)){
if(data4.length < 1){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs13 = errors;
let valid4 = true;
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing0;
if((data5.from === undefined) && (missing0 = "from")){
const err9 = {};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
else {
const err10 = {};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs16 = errors;
if(!(validate1152(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1152.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate1154(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1154.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = _valid1;
ifClause0 = "else";
}
if(!valid4){
const err11 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate1148.errors = vErrors;
return errors === 0;
}

const expandedStepsValidator = validate1167;
const schema165 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"steps"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"items":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part39"},"icon":{"$ref":"part2"}}}},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate1167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "items")) || (key0 === "surface")) || (key0 === "anchor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("steps" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "steps"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
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
if(data5.title === undefined){
const err5 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
for(const key1 in data5){
if(!(((key1 === "title") || (key1 === "text")) || (key1 === "icon"))){
const err6 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data5.title !== undefined){
if(!(validate22(data5.title, {instancePath:instancePath+"/items/" + i0+"/title",parentData:data5,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data5.text !== undefined){
if(!(validate130(data5.text, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data5,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data5.icon !== undefined){
if(!(validate22(data5.icon, {instancePath:instancePath+"/items/" + i0+"/icon",parentData:data5,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
if(data.surface !== undefined){
let data9 = data.surface;
if(!(((((data9 === "plain") || (data9 === "tinted")) || (data9 === "accent")) || (data9 === "second")) || (data9 === "ink"))){
const err9 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema165.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
validate1167.errors = vErrors;
return errors === 0;
}

const writtenTableValidator = validate1175;
const schema166 = {"type":"object","additionalProperties":false,"required":["type","columns","rows"],"properties":{"type":{"const":"table"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"caption":{"$ref":"part2"},"columns":{"type":["array","object","string"],"minItems":1,"items":{"$ref":"part157"},"if":{"type":"object"},"then":{"$ref":"part156"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"rows":{"type":["array","object","string"],"minItems":1,"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part449"},"else":{"$ref":"part347"}},"if":{"type":"object"},"then":{"$ref":"part449"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*\\}$"},"surface":{"$ref":"part171"},"anchor":{"$ref":"part172"}}};

function validate1182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.as === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate865(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate865.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate147(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate149(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate149.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate151(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate1182.errors = vErrors;
return errors === 0;
}


function validate1175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.columns === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "columns"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
if(data.rows === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema166.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.type !== undefined){
if("table" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "table"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.caption !== undefined){
if(!(validate22(data.caption, {instancePath:instancePath+"/caption",parentData:data,parentDataProperty:"caption",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.columns !== undefined){
let data5 = data.columns;
if((!data5 || typeof data5 != "object") && (typeof data5 !== "string")){
const err5 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: schema166.properties.columns.type}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
const _errs9 = errors;
let valid1 = true;
const _errs10 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err6 = {};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
var _valid0 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs12 = errors;
if(!(validate354(data5, {instancePath:instancePath+"/columns",parentData:data,parentDataProperty:"columns",rootData}))){
vErrors = joinErrors(vErrors, validate354.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid1 = _valid0;
}
if(!valid1){
const err7 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
if(typeof data5 === "string"){
if(!pattern12.test(data5)){
const err8 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
if(Array.isArray(data5)){
if(data5.length < 1){
const err9 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate361(data5[i0], {instancePath:instancePath+"/columns/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate361.errors);
errors = vErrors.length;
}
}
}
}
if(data.rows !== undefined){
let data7 = data.rows;
if((!data7 || typeof data7 != "object") && (typeof data7 !== "string")){
const err10 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: schema166.properties.rows.type}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
const _errs16 = errors;
let valid4 = true;
const _errs17 = errors;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err11 = {};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
var _valid1 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs19 = errors;
if(!(validate1182(data7, {instancePath:instancePath+"/rows",parentData:data,parentDataProperty:"rows",rootData}))){
vErrors = joinErrors(vErrors, validate1182.errors);
errors = vErrors.length;
}
var _valid1 = _errs19 === errors;
valid4 = _valid1;
}
if(!valid4){
const err12 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
if(typeof data7 === "string"){
if(!pattern12.test(data7)){
const err13 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*\\}$"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
if(Array.isArray(data7)){
if(data7.length < 1){
const err14 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs21 = errors;
let valid7 = true;
const _errs22 = errors;
if(errors === _errs22){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing0;
if((data8.from === undefined) && (missing0 = "from")){
const err15 = {};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
}
else {
const err16 = {};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
}
var _valid2 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid2){
const _errs24 = errors;
if(!(validate1182(data8, {instancePath:instancePath+"/rows/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate1182.errors);
errors = vErrors.length;
}
var _valid2 = _errs24 === errors;
valid7 = _valid2;
ifClause0 = "then";
}
else {
const _errs25 = errors;
if(!(validate865(data8, {instancePath:instancePath+"/rows/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate865.errors);
errors = vErrors.length;
}
var _valid2 = _errs25 === errors;
valid7 = _valid2;
ifClause0 = "else";
}
if(!valid7){
const err17 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/properties/rows/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
}
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
validate1175.errors = vErrors;
return errors === 0;
}

const expandedTableValidator = validate1193;
const schema168 = {"type":"object","additionalProperties":false,"required":["type","columns","rows"],"properties":{"type":{"const":"table"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"caption":{"$ref":"part2"},"columns":{"type":"array","minItems":1,"items":{"$ref":"part2"}},"rows":{"type":"array","minItems":1,"items":{"$ref":"part349"}},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate1193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.columns === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "columns"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
if(data.rows === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema168.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.type !== undefined){
if("table" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "table"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.caption !== undefined){
if(!(validate22(data.caption, {instancePath:instancePath+"/caption",parentData:data,parentDataProperty:"caption",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.columns !== undefined){
let data5 = data.columns;
if(Array.isArray(data5)){
if(data5.length < 1){
const err5 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data5[i0], {instancePath:instancePath+"/columns/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data.rows !== undefined){
let data7 = data.rows;
if(Array.isArray(data7)){
if(data7.length < 1){
const err7 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate875(data7[i1], {instancePath:instancePath+"/rows/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate875.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
if(data.surface !== undefined){
let data9 = data.surface;
if(!(((((data9 === "plain") || (data9 === "tinted")) || (data9 === "accent")) || (data9 === "second")) || (data9 === "ink"))){
const err9 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema168.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
validate1193.errors = vErrors;
return errors === 0;
}

const writtenTextValidator = validate1201;

function validate1201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "actions")) || (key0 === "surface")) || (key0 === "anchor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("text" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate382(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate382.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
validate1201.errors = vErrors;
return errors === 0;
}

const expandedTextValidator = validate1208;
const schema170 = {"type":"object","additionalProperties":false,"required":["type","text"],"properties":{"type":{"const":"text"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"actions":{"$ref":"part178"},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate1208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "actions")) || (key0 === "surface")) || (key0 === "anchor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.type !== undefined){
if("text" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"}};
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate414(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate414.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data5 = data.surface;
if(!(((((data5 === "plain") || (data5 === "tinted")) || (data5 === "accent")) || (data5 === "second")) || (data5 === "ink"))){
const err4 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema170.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate1208.errors = vErrors;
return errors === 0;
}

const writtenVideoValidator = validate1214;
const schema171 = {"type":"object","additionalProperties":false,"required":["type","src","poster"],"properties":{"type":{"const":"video"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"src":{"$ref":"part2"},"poster":{"$ref":"part155"},"captions":{"$ref":"part2"},"caption":{"$ref":"part39"},"surface":{"$ref":"part171"},"anchor":{"$ref":"part172"}}};

function validate1214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema171.properties, key0))){
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
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
if(!(validate342(data.poster, {instancePath:instancePath+"/poster",parentData:data,parentDataProperty:"poster",rootData}))){
vErrors = joinErrors(vErrors, validate342.errors);
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
if(!(validate130(data.caption, {instancePath:instancePath+"/caption",parentData:data,parentDataProperty:"caption",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate393(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate395(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate395.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate1214.errors = vErrors;
return errors === 0;
}

const expandedVideoValidator = validate1224;
const schema172 = {"type":"object","additionalProperties":false,"required":["type","src","poster"],"properties":{"type":{"const":"video"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part39"},"src":{"$ref":"part2"},"poster":{"$ref":"part9"},"captions":{"$ref":"part2"},"caption":{"$ref":"part39"},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part179"}}};

function validate1224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema172.properties, key0))){
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
if(!(validate130(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
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
if(!(validate26(data.poster, {instancePath:instancePath+"/poster",parentData:data,parentDataProperty:"poster",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
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
if(!(validate130(data.caption, {instancePath:instancePath+"/caption",parentData:data,parentDataProperty:"caption",rootData}))){
vErrors = joinErrors(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data8 = data.surface;
if(!(((((data8 === "plain") || (data8 === "tinted")) || (data8 === "accent")) || (data8 === "second")) || (data8 === "ink"))){
const err5 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema172.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate417(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
validate1224.errors = vErrors;
return errors === 0;
}

const settingsEmailjsValidator = validate1233;

function validate1233(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.provider === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.serviceId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "serviceId"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
if(data.templateId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "templateId"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
if(data.publicKey === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publicKey"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "provider") || (key0 === "serviceId")) || (key0 === "templateId")) || (key0 === "publicKey")) || (key0 === "parameters")) || (key0 === "limitRate")) || (key0 === "blockHeadless")) || (key0 === "blockList"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.provider !== undefined){
if("emailjs" !== data.provider){
const err5 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/const",keyword:"const",params:{allowedValue: "emailjs"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.serviceId !== undefined){
if(!(validate22(data.serviceId, {instancePath:instancePath+"/serviceId",parentData:data,parentDataProperty:"serviceId",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.templateId !== undefined){
if(!(validate22(data.templateId, {instancePath:instancePath+"/templateId",parentData:data,parentDataProperty:"templateId",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.publicKey !== undefined){
if(!(validate22(data.publicKey, {instancePath:instancePath+"/publicKey",parentData:data,parentDataProperty:"publicKey",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.parameters !== undefined){
if(!(validate270(data.parameters, {instancePath:instancePath+"/parameters",parentData:data,parentDataProperty:"parameters",rootData}))){
vErrors = joinErrors(vErrors, validate270.errors);
errors = vErrors.length;
}
}
if(data.limitRate !== undefined){
let data5 = data.limitRate;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/limitRate",schemaPath:"#/properties/limitRate/type",keyword:"type",params:{type: "integer"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/limitRate",schemaPath:"#/properties/limitRate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
}
if(data.blockHeadless !== undefined){
if(typeof data.blockHeadless !== "boolean"){
const err8 = {instancePath:instancePath+"/blockHeadless",schemaPath:"#/properties/blockHeadless/type",keyword:"type",params:{type: "boolean"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
if(data.blockList !== undefined){
let data7 = data.blockList;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.watchVariable === undefined){
const err9 = {instancePath:instancePath+"/blockList",schemaPath:"#/properties/blockList/required",keyword:"required",params:{missingProperty: "watchVariable"}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
if(data7.list === undefined){
const err10 = {instancePath:instancePath+"/blockList",schemaPath:"#/properties/blockList/required",keyword:"required",params:{missingProperty: "list"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
for(const key1 in data7){
if(!((key1 === "watchVariable") || (key1 === "list"))){
const err11 = {instancePath:instancePath+"/blockList",schemaPath:"#/properties/blockList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
if(data7.watchVariable !== undefined){
if(!(validate22(data7.watchVariable, {instancePath:instancePath+"/blockList/watchVariable",parentData:data7,parentDataProperty:"watchVariable",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data7.list !== undefined){
let data9 = data7.list;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(typeof data9[i0] !== "string"){
const err12 = {instancePath:instancePath+"/blockList/list/" + i0,schemaPath:"#/properties/blockList/properties/list/items/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/blockList/list",schemaPath:"#/properties/blockList/properties/list/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/blockList",schemaPath:"#/properties/blockList/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
validate1233.errors = vErrors;
return errors === 0;
}

const settingsWebhookValidator = validate1239;

function validate1239(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.provider === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.address === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!((key0 === "provider") || (key0 === "address"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.provider !== undefined){
if("webhook" !== data.provider){
const err3 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/const",keyword:"const",params:{allowedValue: "webhook"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data.address !== undefined){
if(!(validate274(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = joinErrors(vErrors, validate274.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
validate1239.errors = vErrors;
return errors === 0;
}

function joinErrors(found, more){if(found === null)return more;for(const one of more)found.push(one);return found;}
export const frame: Validate = frameValidator;
export const shared: Validate = sharedValidator;
export const header: Validate = headerValidator;
export const footer: Validate = footerValidator;
export const business: Validate = businessValidator;
export const feeds: Validate = feedsValidator;
export const writtenCardGrid: Validate = writtenCardGridValidator;
export const expandedCardGrid: Validate = expandedCardGridValidator;
export const writtenContact: Validate = writtenContactValidator;
export const expandedContact: Validate = expandedContactValidator;
export const writtenCountry: Validate = writtenCountryValidator;
export const expandedCountry: Validate = expandedCountryValidator;
export const writtenCta: Validate = writtenCtaValidator;
export const expandedCta: Validate = expandedCtaValidator;
export const writtenEmbed: Validate = writtenEmbedValidator;
export const expandedEmbed: Validate = expandedEmbedValidator;
export const writtenEvents: Validate = writtenEventsValidator;
export const expandedEvents: Validate = expandedEventsValidator;
export const writtenFacts: Validate = writtenFactsValidator;
export const expandedFacts: Validate = expandedFactsValidator;
export const writtenFaq: Validate = writtenFaqValidator;
export const expandedFaq: Validate = expandedFaqValidator;
export const writtenForm: Validate = writtenFormValidator;
export const expandedForm: Validate = expandedFormValidator;
export const writtenGallery: Validate = writtenGalleryValidator;
export const expandedGallery: Validate = expandedGalleryValidator;
export const writtenHero: Validate = writtenHeroValidator;
export const expandedHero: Validate = expandedHeroValidator;
export const writtenList: Validate = writtenListValidator;
export const expandedList: Validate = expandedListValidator;
export const writtenLogos: Validate = writtenLogosValidator;
export const expandedLogos: Validate = expandedLogosValidator;
export const writtenNotFound: Validate = writtenNotFoundValidator;
export const expandedNotFound: Validate = expandedNotFoundValidator;
export const writtenNotice: Validate = writtenNoticeValidator;
export const expandedNotice: Validate = expandedNoticeValidator;
export const writtenPlace: Validate = writtenPlaceValidator;
export const expandedPlace: Validate = expandedPlaceValidator;
export const writtenProfiles: Validate = writtenProfilesValidator;
export const expandedProfiles: Validate = expandedProfilesValidator;
export const writtenProof: Validate = writtenProofValidator;
export const expandedProof: Validate = expandedProofValidator;
export const writtenQuote: Validate = writtenQuoteValidator;
export const expandedQuote: Validate = expandedQuoteValidator;
export const writtenQuotes: Validate = writtenQuotesValidator;
export const expandedQuotes: Validate = expandedQuotesValidator;
export const writtenRouteMap: Validate = writtenRouteMapValidator;
export const expandedRouteMap: Validate = expandedRouteMapValidator;
export const writtenSplit: Validate = writtenSplitValidator;
export const expandedSplit: Validate = expandedSplitValidator;
export const writtenStats: Validate = writtenStatsValidator;
export const expandedStats: Validate = expandedStatsValidator;
export const writtenSteps: Validate = writtenStepsValidator;
export const expandedSteps: Validate = expandedStepsValidator;
export const writtenTable: Validate = writtenTableValidator;
export const expandedTable: Validate = expandedTableValidator;
export const writtenText: Validate = writtenTextValidator;
export const expandedText: Validate = expandedTextValidator;
export const writtenVideo: Validate = writtenVideoValidator;
export const expandedVideo: Validate = expandedVideoValidator;
export const settingsEmailjs: Validate = settingsEmailjsValidator;
export const settingsWebhook: Validate = settingsWebhookValidator;

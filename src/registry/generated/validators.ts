// Made by `npm run generate` from the schemas. Change those, not this file.
// @ts-nocheck: Ajv writes JavaScript.
import type { Validate } from '../../checks/validate';
import required0Module from "ajv/dist/runtime/ucs2length.js";
const required0 = required0Module.default ?? required0Module;
import required1Module from "ajv/dist/runtime/equal.js";
const required1 = required1Module.default ?? required1Module;
"use strict";
const frameValidator = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["schemaVersion","site","theme","header","footer","routes","notFound"],"properties":{"$schema":{"type":"string"},"schemaVersion":{"const":1},"site":{"type":"object","additionalProperties":false,"required":["name","url","language","description","logo"],"properties":{"name":{"$ref":"part2"},"url":{"type":"string","pattern":"^https?://[^\\s\\u0000-,/:-@\\[-`{-\\u007f]+(:[0-9]+)?(?!.*\\.html/?$)(/[^\\s\\u0000-,/:-@\\[-^`{-}\\u007f]+)*/?$"},"trailingSlash":{"type":"boolean"},"language":{"type":"string","pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},"direction":{"enum":["ltr","rtl"]},"currency":{"type":"string","pattern":"^[A-Z]{3}$"},"timeZone":{"$ref":"part2"},"description":{"$ref":"part2"},"logo":{"$ref":"part9"},"icon":{"$ref":"part9"}}},"theme":{"type":"object","additionalProperties":false,"required":[],"properties":{"look":{"enum":["departures","ledger","studio"]},"mode":{"enum":["light","dark","auto"]},"colors":{"type":"object","additionalProperties":false,"required":[],"properties":{"paper":{"$ref":"part13"},"ink":{"$ref":"part13"},"accent":{"$ref":"part13"},"button":{"$ref":"part13"},"second":{"$ref":"part13"}}},"font":{"enum":["bricolage-grotesque","fraunces","instrument-sans","outfit","source-serif-4","system"]},"textFont":{"enum":["bricolage-grotesque","fraunces","instrument-sans","outfit","source-serif-4","system"]},"typeRatio":{"type":"number","minimum":1.1,"maximum":1.5},"measure":{"type":"integer","minimum":45,"maximum":80},"density":{"enum":["compact","normal","airy"]},"radius":{"enum":["none","small","medium","large"]},"button":{"enum":["solid","pill","text"]},"card":{"enum":["ticket","ruled","picture","flat"]},"header":{"enum":["bar","centred","transparent"]},"hero":{"enum":["split","columns","cover","band"]},"ornament":{"enum":["departures","rule","none"]}}},"flags":{"type":"object","additionalProperties":false,"required":[],"properties":{"source":{"type":"string","pattern":"^(bundled|https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?(?=/.*\\{code\\})(/([A-Za-z0-9._~%@+=,-]|\\{code\\}|\\{width\\})+)+)$"}}},"values":{"$ref":"part28"},"collections":{"type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9]*$"},"additionalProperties":{"type":"array","itemTitle":"entry","items":{"type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9]*$"},"properties":{"draft":{"type":"boolean"}}}}},"references":{"type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9]*$"},"additionalProperties":{"$ref":"part28"}},"shared":{"type":"object","propertyNames":{"pattern":"^[a-z][a-z0-9-]*$"},"additionalProperties":{"type":"object","required":["type"],"properties":{"type":{"enum":["card-grid","chips","contact","country","cta","embed","events","facts","faq","form","gallery","hero","list","lists","logos","not-found","notice","place","profiles","proof","quote","quotes","route-map","split","stats","steps","table","text","video"]}}}},"delivery":{"type":"object","propertyNames":{"pattern":"^[a-z][a-z0-9-]*$"},"additionalProperties":{"type":"object","required":["provider"],"properties":{"provider":{"enum":["emailjs","webhook"]}}}},"words":{"type":"object","additionalProperties":false,"properties":{"documentTitle":{"$ref":"part2"},"skipToContent":{"$ref":"part2"},"mainNavigation":{"$ref":"part2"},"footerNavigation":{"$ref":"part2"},"menu":{"$ref":"part2"},"closeMenu":{"$ref":"part2"},"homeLink":{"$ref":"part2"},"breadcrumbs":{"$ref":"part2"},"fileNote":{"$ref":"part2"},"dismiss":{"$ref":"part2"},"notifications":{"$ref":"part2"},"alerts":{"$ref":"part2"},"pageChanged":{"$ref":"part2"},"unexpectedError":{"$ref":"part2"},"unexpectedErrorText":{"$ref":"part2"},"errorStatus":{"$ref":"part2"},"errorMessage":{"$ref":"part2"},"reloadPage":{"$ref":"part2"},"cancelled":{"$ref":"part2"},"attendees":{"$ref":"part2"},"stars":{"$ref":"part2"},"elsewhereNote":{"$ref":"part2"},"elsewherePrivacy":{"$ref":"part2"},"playFilm":{"$ref":"part2"},"showMap":{"$ref":"part2"},"mapOf":{"$ref":"part2"},"directions":{"$ref":"part2"},"openingHours":{"$ref":"part2"},"openUntil":{"$ref":"part2"},"openNow":{"$ref":"part2"},"closedNow":{"$ref":"part2"},"openAllDay":{"$ref":"part2"},"fromDay":{"$ref":"part2"},"untilDay":{"$ref":"part2"},"closedDay":{"$ref":"part2"},"requiredNote":{"$ref":"part2"},"chooseOne":{"$ref":"part2"},"errorSummaryHeading":{"$ref":"part2"},"errorSummaryText":{"$ref":"part2"},"moreToCheck":{"$ref":"part2"},"fieldMissing":{"$ref":"part2"},"fieldPickOne":{"$ref":"part2"},"fieldBadEmail":{"$ref":"part2"},"fieldBadPhone":{"$ref":"part2"},"fieldTooShort":{"$ref":"part39"},"fieldTooLong":{"$ref":"part39"},"fieldTooLow":{"$ref":"part2"},"fieldTooHigh":{"$ref":"part2"},"fieldTooEarly":{"$ref":"part2"},"fieldTooLate":{"$ref":"part2"},"fieldWrongStep":{"$ref":"part2"},"fieldNotAccepted":{"$ref":"part2"},"fieldMustTick":{"$ref":"part2"},"alreadySending":{"$ref":"part2"},"draftRestored":{"$ref":"part2"},"draftNotKept":{"$ref":"part2"},"yourReference":{"$ref":"part2"},"yourAnswers":{"$ref":"part2"},"copyReference":{"$ref":"part2"},"copySelected":{"$ref":"part2"},"formSent":{"$ref":"part2"},"sendAnother":{"$ref":"part2"},"answersKept":{"$ref":"part2"},"retry":{"$ref":"part2"},"retryNow":{"$ref":"part2"},"stopRetrying":{"$ref":"part2"},"sendingAgain":{"$ref":"part2"},"notSentYet":{"$ref":"part2"},"offlineYet":{"$ref":"part2"},"retryingIn":{"$ref":"part39"},"retryingOnceOnline":{"$ref":"part2"},"sendByEmail":{"$ref":"part2"},"sendByWhatsApp":{"$ref":"part2"},"whatsApp":{"$ref":"part2"},"copyAnswers":{"$ref":"part2"},"copied":{"$ref":"part2"},"copyByHand":{"$ref":"part2"},"tooLongForLink":{"$ref":"part2"},"leaveEmpty":{"$ref":"part2"},"formBadRequest":{"$ref":"part2"},"formBlocked":{"$ref":"part2"},"formTooManyRequests":{"$ref":"part2"},"formTooLarge":{"$ref":"part2"},"formServiceTrouble":{"$ref":"part2"},"formOffline":{"$ref":"part2"},"formNotLoaded":{"$ref":"part2"},"formUnknown":{"$ref":"part2"},"noScript":{"$ref":"part2"},"formPreparing":{"$ref":"part2"},"confirmPerson":{"$ref":"part2"},"isPerson":{"$ref":"part2"},"opensInNewTab":{"$ref":"part2"},"formNotReady":{"$ref":"part2"}}},"header":{"type":"object","additionalProperties":false,"required":["menu"],"properties":{"announcement":{"type":["object","string"],"additionalProperties":false,"required":["text"],"properties":{"text":{"$ref":"part52"},"begins":{"$ref":"part53"},"until":{"$ref":"part53"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"menu":{"type":["array","object","string"],"itemTitle":"entry","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part60"},"else":{"$ref":"part59"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part60"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"action":{"$ref":"part65"},"bar":{"type":["array","object","string"],"minItems":2,"maxItems":3,"itemTitle":"button","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part67"},"else":{"$ref":"part66"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part67"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}}},"footer":{"type":"object","additionalProperties":false,"required":["copyright"],"properties":{"text":{"$ref":"part52"},"groups":{"type":["array","object","string"],"itemTitle":"column","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part76"},"else":{"$ref":"part75"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part76"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"social":{"type":["array","object","string"],"itemTitle":"network","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part82"},"else":{"$ref":"part81"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part82"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"accreditation":{"$ref":"part52"},"copyright":{"$ref":"part2"}}},"routes":{"type":"array","minItems":1,"itemTitle":"page","items":{"type":"object","additionalProperties":false,"required":["path","title","description","blocks"],"dependencies":{"where":["from"],"sort":["from"],"limit":["from"]},"if":{"required":["from"]},"then":{"properties":{"path":{"type":"string","pattern":"^(?=.*\\{)(\\{[A-Za-z][A-Za-z0-9.]*\\}|(/([a-z0-9-]|\\{[A-Za-z][A-Za-z0-9.]*\\})+)+)$"}}},"else":{"properties":{"path":{"type":"string","pattern":"^/([a-z0-9-]{1,100}(/[a-z0-9-]{1,100}){0,9})?$"}}},"properties":{"from":{"$ref":"part2"},"where":{"$ref":"part46"},"sort":{"$ref":"part48"},"limit":{"$ref":"part49"},"path":{"type":"string"},"title":{"$ref":"part2"},"description":{"$ref":"part2"},"share":{"type":"object","additionalProperties":false,"required":["picture"],"properties":{"picture":{"$ref":"part2"},"alt":{"$ref":"part2"}}},"tone":{"enum":["accent","second"]},"draft":{"type":"boolean"},"blocks":{"$ref":"part90"}}}},"notFound":{"type":"object","additionalProperties":false,"required":["title","blocks"],"properties":{"title":{"$ref":"part2"},"description":{"$ref":"part2"},"blocks":{"$ref":"part90"}}},"business":{"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"enum":["LocalBusiness","AccountingService","AmusementPark","ArtGallery","AutoDealer","AutoRepair","AutoWash","Bakery","BarOrPub","BeautySalon","BedAndBreakfast","BikeStore","BookStore","Brewery","CafeOrCoffeeShop","Campground","ChildCare","ClothingStore","ComputerStore","ConvenienceStore","DaySpa","Dentist","DryCleaningOrLaundry","Electrician","ElectronicsStore","EmploymentAgency","EntertainmentBusiness","ExerciseGym","FastFoodRestaurant","FinancialService","Florist","FoodEstablishment","FurnitureStore","GardenStore","GasStation","GeneralContractor","GolfCourse","GroceryStore","HairSalon","HardwareStore","HealthAndBeautyBusiness","HealthClub","HobbyShop","HomeAndConstructionBusiness","HomeGoodsStore","Hostel","Hotel","HousePainter","HVACBusiness","IceCreamShop","InsuranceAgency","InternetCafe","JewelryStore","LegalService","Library","Locksmith","LodgingBusiness","MedicalBusiness","Motel","MotorcycleDealer","MotorcycleRepair","MovingCompany","MusicStore","NailSalon","NightClub","Notary","Optician","OutletStore","PetStore","Pharmacy","Physician","Plumber","ProfessionalService","RealEstateAgent","RecyclingCenter","Resort","Restaurant","RoofingContractor","SelfStorage","ShoeStore","ShoppingCenter","SkiResort","SportingGoodsStore","SportsActivityLocation","SportsClub","Store","TattooParlor","TireShop","TouristInformationCenter","ToyStore","TravelAgency","WholesaleStore","Winery"]},"name":{"$ref":"part2"},"description":{"$ref":"part2"},"telephone":{"$ref":"part2"},"email":{"$ref":"part2"},"address":{"$ref":"part100"},"hours":{"$ref":"part114"},"at":{"$ref":"part116"},"priceRange":{"$ref":"part2"},"area":{"$ref":"part117"},"profiles":{"$ref":"part119"}}},"feeds":{"type":"array","itemTitle":"feed","items":{"type":"object","additionalProperties":false,"required":["from","path","title","as"],"properties":{"path":{"type":"string","pattern":"^/([a-z0-9-]{1,100}/){0,9}[a-z0-9-]{1,100}\\.xml$"},"title":{"$ref":"part2"},"from":{"$ref":"part2"},"where":{"$ref":"part46"},"limit":{"$ref":"part49"},"as":{"type":"object","additionalProperties":false,"required":["title","date","to"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part52"},"date":{"$ref":"part2"},"to":{"$ref":"part2"}}}}}},"analytics":{"type":"object","additionalProperties":false,"required":["provider","domain"],"properties":{"provider":{"enum":["plausible"]},"domain":{"type":"string","pattern":"^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$"},"host":{"type":"string","pattern":"^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}(:[0-9]{1,5})?$"}}},"redirects":{"type":"array","itemTitle":"old address","items":{"type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"string","maxLength":1000,"patternErrorMessage":"Write what stands behind the domain, such as /team.php, up to a ? or #: hosts find a page by that part alone, so /?p=12 is the home page, which cannot lead away. A * or : stands for no others: write a redirect for each. Two slashes, and signs such as | and \\, stand in no address.","pattern":"^(?!.*%(?:[01]|2[2AaFf3]|3[AaCcEeFf]|5[Cc]|7[Cc]))(/(?!\\.{1,2}(/|$))[^\\s?#/\\\\:*\"<>|\\u0000-\\u001f]{1,100})+/?$"},"to":{"$ref":"part2"}}}}}};
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

const pattern6 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern6.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},propertyName:key0};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
for(const key1 in data){
if(!(validate22(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
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
validate36.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":["string","object"],"pattern":"\\S","additionalProperties":false,"required":["other"],"properties":{"zero":{"$ref":"part2"},"one":{"$ref":"part2"},"two":{"$ref":"part2"},"few":{"$ref":"part2"},"many":{"$ref":"part2"},"other":{"$ref":"part2"}}};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
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
validate84.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":["string","array","object"],"pattern":"\\S","minItems":1,"itemTitle":"paragraph","items":{"$ref":"part51"},"if":{"type":"object"},"then":{"$ref":"part50"}};
const schema14 = {"type":"object","additionalProperties":{"type":["string","number","boolean","array","object"],"items":{"type":["string","number","boolean"]},"additionalProperties":false,"properties":{"not":{"type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}},"from":{"type":["string","number"]},"to":{"type":["string","number"]}}}};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
if((((!data0 || typeof data0 != "object") && (typeof data0 !== "string")) && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema14.additionalProperties.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err1 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/additionalProperties/items/type",keyword:"type",params:{type: schema14.additionalProperties.items.type}};
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
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/not",schemaPath:"#/additionalProperties/properties/not/type",keyword:"type",params:{type: schema14.additionalProperties.properties.not.type}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/not/" + i1,schemaPath:"#/additionalProperties/properties/not/items/type",keyword:"type",params:{type: schema14.additionalProperties.properties.not.items.type}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
}
}
if(data0.from !== undefined){
let data4 = data0.from;
if((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/from",schemaPath:"#/additionalProperties/properties/from/type",keyword:"type",params:{type: schema14.additionalProperties.properties.from.type}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data0.to !== undefined){
let data5 = data0.to;
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/to",schemaPath:"#/additionalProperties/properties/to/type",keyword:"type",params:{type: schema14.additionalProperties.properties.to.type}};
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
validate144.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":["string","array"],"pattern":"^-?[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*$","minItems":1,"items":{"type":"string","pattern":"^-?[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*$"}};
const pattern14 = new RegExp("^-?[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*$", "u");

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema15.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^-?[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*$"}};
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
let data0 = data[i0];
if(typeof data0 === "string"){
if(!pattern14.test(data0)){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^-?[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*$"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
}
validate146.errors = vErrors;
return errors === 0;
}


function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate148.errors = vErrors;
return errors === 0;
}


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}


function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate141(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate141.errors);
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
validate151.errors = vErrors;
return errors === 0;
}


function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema12.type}};
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
if(!(validate141(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate141.errors);
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
if(!pattern0.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
if(!(validate151(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
validate140.errors = vErrors;
return errors === 0;
}

const pattern17 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])|\\{[A-Za-z][A-Za-z0-9]*\\})$", "u");

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern17.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])|\\{[A-Za-z][A-Za-z0-9]*\\})$"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"phoneLabel":{"$ref":"part2"},"to":{"$ref":"part2"},"items":{"type":["array","object","string"],"itemTitle":"link","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part56"},"else":{"$ref":"part55"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part56"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const pattern13 = new RegExp("^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$", "u");
const schema22 = {"type":["object","string"],"additionalProperties":false,"required":["label","to"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"},"flag":{"$ref":"part2"},"icon":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema22.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
validate167.errors = vErrors;
return errors === 0;
}


function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate167(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate167.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}


function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema20.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema20.properties.items.type}};
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
if(!(validate165(data3, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate165.errors);
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
if(!pattern13.test(data3)){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate165(data4, {instancePath:instancePath+"/items/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate165.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs16 = errors;
if(!(validate167(data4, {instancePath:instancePath+"/items/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate167.errors);
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
validate161.errors = vErrors;
return errors === 0;
}


function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate161(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate161.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":["object","string"],"additionalProperties":false,"required":["label","to"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"},"style":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["primary","secondary","quiet"]}},"icon":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const pattern23 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}", "u");

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema23.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!pattern23.test(data2)){
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
const err7 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/else/enum",keyword:"enum",params:{allowedValues: schema23.properties.style.else.enum}};
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
validate186.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":["object","string"],"additionalProperties":false,"required":["label","to"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"},"icon":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema25.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
validate193.errors = vErrors;
return errors === 0;
}


function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate193(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate193.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate191.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":["object","string"],"additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"type":["array","object","string"],"itemTitle":"link","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part72"},"else":{"$ref":"part71"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part72"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema29 = {"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"},"flag":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema29.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
validate211.errors = vErrors;
return errors === 0;
}


function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate211(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate211.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate209.errors = vErrors;
return errors === 0;
}


function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema27.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema27.properties.items.type}};
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
if(!(validate209(data1, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate209.errors);
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
if(!pattern13.test(data1)){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate209(data2, {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate209.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs14 = errors;
if(!(validate211(data2, {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate211.errors);
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
validate207.errors = vErrors;
return errors === 0;
}


function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate207(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate207.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate205.errors = vErrors;
return errors === 0;
}

const schema31 = {"type":["object","string"],"additionalProperties":false,"required":["network","to"],"properties":{"network":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["whatsapp","facebook","instagram","tiktok","youtube","x","linkedin","telegram","threads","pinterest","tripadvisor"]}},"to":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema31.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!pattern23.test(data0)){
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
const err7 = {instancePath:instancePath+"/network",schemaPath:"#/properties/network/else/enum",keyword:"enum",params:{allowedValues: schema31.properties.network.else.enum}};
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
validate231.errors = vErrors;
return errors === 0;
}


function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate231(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate231.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate229.errors = vErrors;
return errors === 0;
}

const schema32 = {"type":"array","itemTitle":"block","items":{"type":"object","required":["type"],"properties":{"type":{"enum":["card-grid","chips","contact","country","cta","embed","events","facts","faq","form","gallery","hero","list","lists","logos","not-found","notice","place","profiles","proof","quote","quotes","route-map","split","stats","steps","table","text","video","shared"]}}}};

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((((((((((((((((((((((((((data1 === "card-grid") || (data1 === "chips")) || (data1 === "contact")) || (data1 === "country")) || (data1 === "cta")) || (data1 === "embed")) || (data1 === "events")) || (data1 === "facts")) || (data1 === "faq")) || (data1 === "form")) || (data1 === "gallery")) || (data1 === "hero")) || (data1 === "list")) || (data1 === "lists")) || (data1 === "logos")) || (data1 === "not-found")) || (data1 === "notice")) || (data1 === "place")) || (data1 === "profiles")) || (data1 === "proof")) || (data1 === "quote")) || (data1 === "quotes")) || (data1 === "route-map")) || (data1 === "split")) || (data1 === "stats")) || (data1 === "steps")) || (data1 === "table")) || (data1 === "text")) || (data1 === "video")) || (data1 === "shared"))){
const err1 = {instancePath:instancePath+"/" + i0+"/type",schemaPath:"#/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema32.items.properties.type.enum}};
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
validate250.errors = vErrors;
return errors === 0;
}

const pattern35 = new RegExp("^[A-Z]{2}$", "u");

function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern35.test(data4)){
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
validate259.errors = vErrors;
return errors === 0;
}

const schema34 = {"type":["array","object","string"],"itemTitle":"hour","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part112"},"else":{"$ref":"part111"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part112"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema36 = {"type":["object","string"],"additionalProperties":false,"required":[],"properties":{"days":{"type":["array","object","string"],"minItems":1,"uniqueItems":true,"itemTitle":"day","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part103"},"else":{"$ref":"part102"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part103"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"date":{"$ref":"part106"},"begins":{"$ref":"part106"},"until":{"$ref":"part106"},"opens":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^([01]\\d|2[0-3]):[0-5]\\d$"},"closes":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"},"closed":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"const":true}}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const pattern40 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^([01]\\d|2[0-3]):[0-5]\\d$", "u");
const pattern41 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$", "u");
const schema38 = {"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["mo","tu","we","th","fr","sa","su"]}};

function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data === "string"){
if(!pattern23.test(data)){
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
const err2 = {instancePath,schemaPath:"#/else/enum",keyword:"enum",params:{allowedValues: schema38.else.enum}};
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
validate271.errors = vErrors;
return errors === 0;
}


function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate271(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate271.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate269.errors = vErrors;
return errors === 0;
}

const pattern39 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^([0-9]{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern39.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^([0-9]{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
validate279.errors = vErrors;
return errors === 0;
}

const func0 = required1;

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema36.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "days") || (key0 === "date")) || (key0 === "begins")) || (key0 === "until")) || (key0 === "opens")) || (key0 === "closes")) || (key0 === "closed"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.days !== undefined){
let data0 = data.days;
if((!data0 || typeof data0 != "object") && (typeof data0 !== "string")){
const err3 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: schema36.properties.days.type}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
const _errs4 = errors;
let valid1 = true;
const _errs5 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err4 = {};
vErrors = joinErrors(vErrors, [err4]);
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
if(!(validate269(data0, {instancePath:instancePath+"/days",parentData:data,parentDataProperty:"days",rootData}))){
vErrors = joinErrors(vErrors, validate269.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
const err6 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(Array.isArray(data0)){
if(data0.length < 1){
const err7 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err7]);
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
if(!(validate269(data1, {instancePath:instancePath+"/days/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate269.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs13 = errors;
if(!(validate271(data1, {instancePath:instancePath+"/days/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate271.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid4 = _valid1;
ifClause0 = "else";
}
if(!valid4){
const err10 = {instancePath:instancePath+"/days/" + i0,schemaPath:"#/properties/days/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err10]);
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
const err11 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
break outer0;
}
}
}
}
}
}
if(data.date !== undefined){
if(!(validate279(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate279.errors);
errors = vErrors.length;
}
}
if(data.begins !== undefined){
if(!(validate279(data.begins, {instancePath:instancePath+"/begins",parentData:data,parentDataProperty:"begins",rootData}))){
vErrors = joinErrors(vErrors, validate279.errors);
errors = vErrors.length;
}
}
if(data.until !== undefined){
if(!(validate279(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData}))){
vErrors = joinErrors(vErrors, validate279.errors);
errors = vErrors.length;
}
}
if(data.opens !== undefined){
let data5 = data.opens;
if(typeof data5 === "string"){
if(!pattern40.test(data5)){
const err12 = {instancePath:instancePath+"/opens",schemaPath:"#/properties/opens/pattern",keyword:"pattern",params:{pattern: "\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^([01]\\d|2[0-3]):[0-5]\\d$"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/opens",schemaPath:"#/properties/opens/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
if(data.closes !== undefined){
let data6 = data.closes;
if(typeof data6 === "string"){
if(!pattern41.test(data6)){
const err14 = {instancePath:instancePath+"/closes",schemaPath:"#/properties/closes/pattern",keyword:"pattern",params:{pattern: "\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/closes",schemaPath:"#/properties/closes/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
}
if(data.closed !== undefined){
let data7 = data.closed;
const _errs22 = errors;
let valid6 = true;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data7 === "string"){
if(!pattern23.test(data7)){
const err16 = {};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
}
else {
const err17 = {};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
}
var _valid2 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(!_valid2){
const _errs25 = errors;
if(true !== data7){
const err18 = {instancePath:instancePath+"/closed",schemaPath:"#/properties/closed/else/const",keyword:"const",params:{allowedValue: true}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
var _valid2 = _errs25 === errors;
valid6 = _valid2;
}
if(!valid6){
const err19 = {instancePath:instancePath+"/closed",schemaPath:"#/properties/closed/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err19]);
errors++;
}
}
}
validate268.errors = vErrors;
return errors === 0;
}


function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate268(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate268.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate266.errors = vErrors;
return errors === 0;
}


function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema34.type}};
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
if(!(validate266(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate266.errors);
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
if(!pattern13.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate266(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate266.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(!(validate268(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate268.errors);
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
validate265.errors = vErrors;
return errors === 0;
}


function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data > 180 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data < -180 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
validate292.errors = vErrors;
return errors === 0;
}


function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate292(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate292.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
validate291.errors = vErrors;
return errors === 0;
}


function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate296.errors = vErrors;
return errors === 0;
}

const pattern44 = new RegExp("^https://[a-z0-9.-]+(:[0-9]+)?(/[!-~]*)?$", "u");

function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern44.test(data)){
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
validate300.errors = vErrors;
return errors === 0;
}


function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate300(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate300.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
validate299.errors = vErrors;
return errors === 0;
}

const pattern1 = new RegExp("^https?://[^\\s\\u0000-,/:-@\\[-`{-\\u007f]+(:[0-9]+)?(?!.*\\.html/?$)(/[^\\s\\u0000-,/:-@\\[-^`{-}\\u007f]+)*/?$", "u");
const pattern2 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");
const pattern3 = new RegExp("^[A-Z]{3}$", "u");
const pattern5 = new RegExp("^(bundled|https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?(?=/.*\\{code\\})(/([A-Za-z0-9._~%@+=,-]|\\{code\\}|\\{width\\})+)+)$", "u");
const pattern10 = new RegExp("^[a-z][a-z0-9-]*$", "u");
const pattern33 = new RegExp("^(?=.*\\{)(\\{[A-Za-z][A-Za-z0-9.]*\\}|(/([a-z0-9-]|\\{[A-Za-z][A-Za-z0-9.]*\\})+)+)$", "u");
const pattern34 = new RegExp("^/([a-z0-9-]{1,100}(/[a-z0-9-]{1,100}){0,9})?$", "u");
const pattern45 = new RegExp("^/([a-z0-9-]{1,100}/){0,9}[a-z0-9-]{1,100}\\.xml$", "u");
const pattern46 = new RegExp("^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$", "u");
const pattern47 = new RegExp("^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}(:[0-9]{1,5})?$", "u");
const pattern48 = new RegExp("^(?!.*%(?:[01]|2[2AaFf3]|3[AaCcEeFf]|5[Cc]|7[Cc]))(/(?!\\.{1,2}(/|$))[^\\s?#/\\\\:*\"<>|\\u0000-\\u001f]{1,100})+/?$", "u");

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
if(!(((((key3 === "paper") || (key3 === "ink")) || (key3 === "accent")) || (key3 === "button")) || (key3 === "second"))){
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
if(data16.button !== undefined){
if(!(validate30(data16.button, {instancePath:instancePath+"/theme/colors/button",parentData:data16,parentDataProperty:"button",rootData}))){
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
let data22 = data13.font;
if(!((((((data22 === "bricolage-grotesque") || (data22 === "fraunces")) || (data22 === "instrument-sans")) || (data22 === "outfit")) || (data22 === "source-serif-4")) || (data22 === "system"))){
const err30 = {instancePath:instancePath+"/theme/font",schemaPath:"#/properties/theme/properties/font/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.font.enum}};
vErrors = joinErrors(vErrors, [err30]);
errors++;
}
}
if(data13.textFont !== undefined){
let data23 = data13.textFont;
if(!((((((data23 === "bricolage-grotesque") || (data23 === "fraunces")) || (data23 === "instrument-sans")) || (data23 === "outfit")) || (data23 === "source-serif-4")) || (data23 === "system"))){
const err31 = {instancePath:instancePath+"/theme/textFont",schemaPath:"#/properties/theme/properties/textFont/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.textFont.enum}};
vErrors = joinErrors(vErrors, [err31]);
errors++;
}
}
if(data13.typeRatio !== undefined){
let data24 = data13.typeRatio;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 1.5 || isNaN(data24)){
const err32 = {instancePath:instancePath+"/theme/typeRatio",schemaPath:"#/properties/theme/properties/typeRatio/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1.5}};
vErrors = joinErrors(vErrors, [err32]);
errors++;
}
if(data24 < 1.1 || isNaN(data24)){
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
if(data13.measure !== undefined){
let data25 = data13.measure;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err35 = {instancePath:instancePath+"/theme/measure",schemaPath:"#/properties/theme/properties/measure/type",keyword:"type",params:{type: "integer"}};
vErrors = joinErrors(vErrors, [err35]);
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 80 || isNaN(data25)){
const err36 = {instancePath:instancePath+"/theme/measure",schemaPath:"#/properties/theme/properties/measure/maximum",keyword:"maximum",params:{comparison: "<=", limit: 80}};
vErrors = joinErrors(vErrors, [err36]);
errors++;
}
if(data25 < 45 || isNaN(data25)){
const err37 = {instancePath:instancePath+"/theme/measure",schemaPath:"#/properties/theme/properties/measure/minimum",keyword:"minimum",params:{comparison: ">=", limit: 45}};
vErrors = joinErrors(vErrors, [err37]);
errors++;
}
}
}
if(data13.density !== undefined){
let data26 = data13.density;
if(!(((data26 === "compact") || (data26 === "normal")) || (data26 === "airy"))){
const err38 = {instancePath:instancePath+"/theme/density",schemaPath:"#/properties/theme/properties/density/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.density.enum}};
vErrors = joinErrors(vErrors, [err38]);
errors++;
}
}
if(data13.radius !== undefined){
let data27 = data13.radius;
if(!((((data27 === "none") || (data27 === "small")) || (data27 === "medium")) || (data27 === "large"))){
const err39 = {instancePath:instancePath+"/theme/radius",schemaPath:"#/properties/theme/properties/radius/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.radius.enum}};
vErrors = joinErrors(vErrors, [err39]);
errors++;
}
}
if(data13.button !== undefined){
let data28 = data13.button;
if(!(((data28 === "solid") || (data28 === "pill")) || (data28 === "text"))){
const err40 = {instancePath:instancePath+"/theme/button",schemaPath:"#/properties/theme/properties/button/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.button.enum}};
vErrors = joinErrors(vErrors, [err40]);
errors++;
}
}
if(data13.card !== undefined){
let data29 = data13.card;
if(!((((data29 === "ticket") || (data29 === "ruled")) || (data29 === "picture")) || (data29 === "flat"))){
const err41 = {instancePath:instancePath+"/theme/card",schemaPath:"#/properties/theme/properties/card/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.card.enum}};
vErrors = joinErrors(vErrors, [err41]);
errors++;
}
}
if(data13.header !== undefined){
let data30 = data13.header;
if(!(((data30 === "bar") || (data30 === "centred")) || (data30 === "transparent"))){
const err42 = {instancePath:instancePath+"/theme/header",schemaPath:"#/properties/theme/properties/header/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.header.enum}};
vErrors = joinErrors(vErrors, [err42]);
errors++;
}
}
if(data13.hero !== undefined){
let data31 = data13.hero;
if(!((((data31 === "split") || (data31 === "columns")) || (data31 === "cover")) || (data31 === "band"))){
const err43 = {instancePath:instancePath+"/theme/hero",schemaPath:"#/properties/theme/properties/hero/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.hero.enum}};
vErrors = joinErrors(vErrors, [err43]);
errors++;
}
}
if(data13.ornament !== undefined){
let data32 = data13.ornament;
if(!(((data32 === "departures") || (data32 === "rule")) || (data32 === "none"))){
const err44 = {instancePath:instancePath+"/theme/ornament",schemaPath:"#/properties/theme/properties/ornament/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.ornament.enum}};
vErrors = joinErrors(vErrors, [err44]);
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err45]);
errors++;
}
}
if(data.flags !== undefined){
let data33 = data.flags;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
for(const key4 in data33){
if(!(key4 === "source")){
const err46 = {instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = joinErrors(vErrors, [err46]);
errors++;
}
}
if(data33.source !== undefined){
let data34 = data33.source;
if(typeof data34 === "string"){
if(!pattern5.test(data34)){
const err47 = {instancePath:instancePath+"/flags/source",schemaPath:"#/properties/flags/properties/source/pattern",keyword:"pattern",params:{pattern: "^(bundled|https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?(?=/.*\\{code\\})(/([A-Za-z0-9._~%@+=,-]|\\{code\\}|\\{width\\})+)+)$"}};
vErrors = joinErrors(vErrors, [err47]);
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/flags/source",schemaPath:"#/properties/flags/properties/source/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err48]);
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err49]);
errors++;
}
}
if(data.values !== undefined){
if(!(validate36(data.values, {instancePath:instancePath+"/values",parentData:data,parentDataProperty:"values",rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
}
if(data.collections !== undefined){
let data36 = data.collections;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
for(const key5 in data36){
const _errs56 = errors;
if(typeof key5 === "string"){
if(!pattern6.test(key5)){
const err50 = {instancePath:instancePath+"/collections",schemaPath:"#/properties/collections/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},propertyName:key5};
vErrors = joinErrors(vErrors, [err50]);
errors++;
}
}
var valid5 = _errs56 === errors;
if(!valid5){
const err51 = {instancePath:instancePath+"/collections",schemaPath:"#/properties/collections/propertyNames",keyword:"propertyNames",params:{propertyName: key5}};
vErrors = joinErrors(vErrors, [err51]);
errors++;
}
}
for(const key6 in data36){
let data37 = data36[key6];
if(Array.isArray(data37)){
const len0 = data37.length;
for(let i0=0; i0<len0; i0++){
let data38 = data37[i0];
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key7 in data38){
const _errs62 = errors;
if(typeof key7 === "string"){
if(!pattern6.test(key7)){
const err52 = {instancePath:instancePath+"/collections/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/collections/additionalProperties/items/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},propertyName:key7};
vErrors = joinErrors(vErrors, [err52]);
errors++;
}
}
var valid9 = _errs62 === errors;
if(!valid9){
const err53 = {instancePath:instancePath+"/collections/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/collections/additionalProperties/items/propertyNames",keyword:"propertyNames",params:{propertyName: key7}};
vErrors = joinErrors(vErrors, [err53]);
errors++;
}
}
if(data38.draft !== undefined){
if(typeof data38.draft !== "boolean"){
const err54 = {instancePath:instancePath+"/collections/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/draft",schemaPath:"#/properties/collections/additionalProperties/items/properties/draft/type",keyword:"type",params:{type: "boolean"}};
vErrors = joinErrors(vErrors, [err54]);
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/collections/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/collections/additionalProperties/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err55]);
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/collections/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/collections/additionalProperties/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err56]);
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/collections",schemaPath:"#/properties/collections/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err57]);
errors++;
}
}
if(data.references !== undefined){
let data40 = data.references;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
for(const key8 in data40){
const _errs67 = errors;
if(typeof key8 === "string"){
if(!pattern6.test(key8)){
const err58 = {instancePath:instancePath+"/references",schemaPath:"#/properties/references/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},propertyName:key8};
vErrors = joinErrors(vErrors, [err58]);
errors++;
}
}
var valid11 = _errs67 === errors;
if(!valid11){
const err59 = {instancePath:instancePath+"/references",schemaPath:"#/properties/references/propertyNames",keyword:"propertyNames",params:{propertyName: key8}};
vErrors = joinErrors(vErrors, [err59]);
errors++;
}
}
for(const key9 in data40){
if(!(validate36(data40[key9], {instancePath:instancePath+"/references/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data40,parentDataProperty:key9,rootData}))){
vErrors = joinErrors(vErrors, validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err60 = {instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err60]);
errors++;
}
}
if(data.shared !== undefined){
let data42 = data.shared;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
for(const key10 in data42){
const _errs72 = errors;
if(typeof key10 === "string"){
if(!pattern10.test(key10)){
const err61 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},propertyName:key10};
vErrors = joinErrors(vErrors, [err61]);
errors++;
}
}
var valid13 = _errs72 === errors;
if(!valid13){
const err62 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/propertyNames",keyword:"propertyNames",params:{propertyName: key10}};
vErrors = joinErrors(vErrors, [err62]);
errors++;
}
}
for(const key11 in data42){
let data43 = data42[key11];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.type === undefined){
const err63 = {instancePath:instancePath+"/shared/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/shared/additionalProperties/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err63]);
errors++;
}
if(data43.type !== undefined){
let data44 = data43.type;
if(!(((((((((((((((((((((((((((((data44 === "card-grid") || (data44 === "chips")) || (data44 === "contact")) || (data44 === "country")) || (data44 === "cta")) || (data44 === "embed")) || (data44 === "events")) || (data44 === "facts")) || (data44 === "faq")) || (data44 === "form")) || (data44 === "gallery")) || (data44 === "hero")) || (data44 === "list")) || (data44 === "lists")) || (data44 === "logos")) || (data44 === "not-found")) || (data44 === "notice")) || (data44 === "place")) || (data44 === "profiles")) || (data44 === "proof")) || (data44 === "quote")) || (data44 === "quotes")) || (data44 === "route-map")) || (data44 === "split")) || (data44 === "stats")) || (data44 === "steps")) || (data44 === "table")) || (data44 === "text")) || (data44 === "video"))){
const err64 = {instancePath:instancePath+"/shared/" + key11.replace(/~/g, "~0").replace(/\//g, "~1")+"/type",schemaPath:"#/properties/shared/additionalProperties/properties/type/enum",keyword:"enum",params:{allowedValues: schema6.properties.shared.additionalProperties.properties.type.enum}};
vErrors = joinErrors(vErrors, [err64]);
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/shared/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/shared/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err65]);
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err66]);
errors++;
}
}
if(data.delivery !== undefined){
let data45 = data.delivery;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
for(const key12 in data45){
const _errs79 = errors;
if(typeof key12 === "string"){
if(!pattern10.test(key12)){
const err67 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},propertyName:key12};
vErrors = joinErrors(vErrors, [err67]);
errors++;
}
}
var valid16 = _errs79 === errors;
if(!valid16){
const err68 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/propertyNames",keyword:"propertyNames",params:{propertyName: key12}};
vErrors = joinErrors(vErrors, [err68]);
errors++;
}
}
for(const key13 in data45){
let data46 = data45[key13];
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.provider === undefined){
const err69 = {instancePath:instancePath+"/delivery/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/delivery/additionalProperties/required",keyword:"required",params:{missingProperty: "provider"}};
vErrors = joinErrors(vErrors, [err69]);
errors++;
}
if(data46.provider !== undefined){
let data47 = data46.provider;
if(!((data47 === "emailjs") || (data47 === "webhook"))){
const err70 = {instancePath:instancePath+"/delivery/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/provider",schemaPath:"#/properties/delivery/additionalProperties/properties/provider/enum",keyword:"enum",params:{allowedValues: schema6.properties.delivery.additionalProperties.properties.provider.enum}};
vErrors = joinErrors(vErrors, [err70]);
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/delivery/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/delivery/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err71]);
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err72]);
errors++;
}
}
if(data.words !== undefined){
let data48 = data.words;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
for(const key14 in data48){
if(!(func2.call(schema6.properties.words.properties, key14))){
const err73 = {instancePath:instancePath+"/words",schemaPath:"#/properties/words/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}};
vErrors = joinErrors(vErrors, [err73]);
errors++;
}
}
if(data48.documentTitle !== undefined){
if(!(validate22(data48.documentTitle, {instancePath:instancePath+"/words/documentTitle",parentData:data48,parentDataProperty:"documentTitle",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.skipToContent !== undefined){
if(!(validate22(data48.skipToContent, {instancePath:instancePath+"/words/skipToContent",parentData:data48,parentDataProperty:"skipToContent",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.mainNavigation !== undefined){
if(!(validate22(data48.mainNavigation, {instancePath:instancePath+"/words/mainNavigation",parentData:data48,parentDataProperty:"mainNavigation",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.footerNavigation !== undefined){
if(!(validate22(data48.footerNavigation, {instancePath:instancePath+"/words/footerNavigation",parentData:data48,parentDataProperty:"footerNavigation",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.menu !== undefined){
if(!(validate22(data48.menu, {instancePath:instancePath+"/words/menu",parentData:data48,parentDataProperty:"menu",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.closeMenu !== undefined){
if(!(validate22(data48.closeMenu, {instancePath:instancePath+"/words/closeMenu",parentData:data48,parentDataProperty:"closeMenu",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.homeLink !== undefined){
if(!(validate22(data48.homeLink, {instancePath:instancePath+"/words/homeLink",parentData:data48,parentDataProperty:"homeLink",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.breadcrumbs !== undefined){
if(!(validate22(data48.breadcrumbs, {instancePath:instancePath+"/words/breadcrumbs",parentData:data48,parentDataProperty:"breadcrumbs",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.fileNote !== undefined){
if(!(validate22(data48.fileNote, {instancePath:instancePath+"/words/fileNote",parentData:data48,parentDataProperty:"fileNote",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.dismiss !== undefined){
if(!(validate22(data48.dismiss, {instancePath:instancePath+"/words/dismiss",parentData:data48,parentDataProperty:"dismiss",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.notifications !== undefined){
if(!(validate22(data48.notifications, {instancePath:instancePath+"/words/notifications",parentData:data48,parentDataProperty:"notifications",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.alerts !== undefined){
if(!(validate22(data48.alerts, {instancePath:instancePath+"/words/alerts",parentData:data48,parentDataProperty:"alerts",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.pageChanged !== undefined){
if(!(validate22(data48.pageChanged, {instancePath:instancePath+"/words/pageChanged",parentData:data48,parentDataProperty:"pageChanged",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.unexpectedError !== undefined){
if(!(validate22(data48.unexpectedError, {instancePath:instancePath+"/words/unexpectedError",parentData:data48,parentDataProperty:"unexpectedError",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.unexpectedErrorText !== undefined){
if(!(validate22(data48.unexpectedErrorText, {instancePath:instancePath+"/words/unexpectedErrorText",parentData:data48,parentDataProperty:"unexpectedErrorText",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.errorStatus !== undefined){
if(!(validate22(data48.errorStatus, {instancePath:instancePath+"/words/errorStatus",parentData:data48,parentDataProperty:"errorStatus",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.errorMessage !== undefined){
if(!(validate22(data48.errorMessage, {instancePath:instancePath+"/words/errorMessage",parentData:data48,parentDataProperty:"errorMessage",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.reloadPage !== undefined){
if(!(validate22(data48.reloadPage, {instancePath:instancePath+"/words/reloadPage",parentData:data48,parentDataProperty:"reloadPage",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.cancelled !== undefined){
if(!(validate22(data48.cancelled, {instancePath:instancePath+"/words/cancelled",parentData:data48,parentDataProperty:"cancelled",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.attendees !== undefined){
if(!(validate22(data48.attendees, {instancePath:instancePath+"/words/attendees",parentData:data48,parentDataProperty:"attendees",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.stars !== undefined){
if(!(validate22(data48.stars, {instancePath:instancePath+"/words/stars",parentData:data48,parentDataProperty:"stars",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.elsewhereNote !== undefined){
if(!(validate22(data48.elsewhereNote, {instancePath:instancePath+"/words/elsewhereNote",parentData:data48,parentDataProperty:"elsewhereNote",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.elsewherePrivacy !== undefined){
if(!(validate22(data48.elsewherePrivacy, {instancePath:instancePath+"/words/elsewherePrivacy",parentData:data48,parentDataProperty:"elsewherePrivacy",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.playFilm !== undefined){
if(!(validate22(data48.playFilm, {instancePath:instancePath+"/words/playFilm",parentData:data48,parentDataProperty:"playFilm",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.showMap !== undefined){
if(!(validate22(data48.showMap, {instancePath:instancePath+"/words/showMap",parentData:data48,parentDataProperty:"showMap",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.mapOf !== undefined){
if(!(validate22(data48.mapOf, {instancePath:instancePath+"/words/mapOf",parentData:data48,parentDataProperty:"mapOf",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.directions !== undefined){
if(!(validate22(data48.directions, {instancePath:instancePath+"/words/directions",parentData:data48,parentDataProperty:"directions",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.openingHours !== undefined){
if(!(validate22(data48.openingHours, {instancePath:instancePath+"/words/openingHours",parentData:data48,parentDataProperty:"openingHours",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.openUntil !== undefined){
if(!(validate22(data48.openUntil, {instancePath:instancePath+"/words/openUntil",parentData:data48,parentDataProperty:"openUntil",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.openNow !== undefined){
if(!(validate22(data48.openNow, {instancePath:instancePath+"/words/openNow",parentData:data48,parentDataProperty:"openNow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.closedNow !== undefined){
if(!(validate22(data48.closedNow, {instancePath:instancePath+"/words/closedNow",parentData:data48,parentDataProperty:"closedNow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.openAllDay !== undefined){
if(!(validate22(data48.openAllDay, {instancePath:instancePath+"/words/openAllDay",parentData:data48,parentDataProperty:"openAllDay",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.fromDay !== undefined){
if(!(validate22(data48.fromDay, {instancePath:instancePath+"/words/fromDay",parentData:data48,parentDataProperty:"fromDay",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.untilDay !== undefined){
if(!(validate22(data48.untilDay, {instancePath:instancePath+"/words/untilDay",parentData:data48,parentDataProperty:"untilDay",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.closedDay !== undefined){
if(!(validate22(data48.closedDay, {instancePath:instancePath+"/words/closedDay",parentData:data48,parentDataProperty:"closedDay",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.requiredNote !== undefined){
if(!(validate22(data48.requiredNote, {instancePath:instancePath+"/words/requiredNote",parentData:data48,parentDataProperty:"requiredNote",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.chooseOne !== undefined){
if(!(validate22(data48.chooseOne, {instancePath:instancePath+"/words/chooseOne",parentData:data48,parentDataProperty:"chooseOne",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.errorSummaryHeading !== undefined){
if(!(validate22(data48.errorSummaryHeading, {instancePath:instancePath+"/words/errorSummaryHeading",parentData:data48,parentDataProperty:"errorSummaryHeading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.errorSummaryText !== undefined){
if(!(validate22(data48.errorSummaryText, {instancePath:instancePath+"/words/errorSummaryText",parentData:data48,parentDataProperty:"errorSummaryText",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.moreToCheck !== undefined){
if(!(validate22(data48.moreToCheck, {instancePath:instancePath+"/words/moreToCheck",parentData:data48,parentDataProperty:"moreToCheck",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.fieldMissing !== undefined){
if(!(validate22(data48.fieldMissing, {instancePath:instancePath+"/words/fieldMissing",parentData:data48,parentDataProperty:"fieldMissing",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.fieldPickOne !== undefined){
if(!(validate22(data48.fieldPickOne, {instancePath:instancePath+"/words/fieldPickOne",parentData:data48,parentDataProperty:"fieldPickOne",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.fieldBadEmail !== undefined){
if(!(validate22(data48.fieldBadEmail, {instancePath:instancePath+"/words/fieldBadEmail",parentData:data48,parentDataProperty:"fieldBadEmail",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.fieldBadPhone !== undefined){
if(!(validate22(data48.fieldBadPhone, {instancePath:instancePath+"/words/fieldBadPhone",parentData:data48,parentDataProperty:"fieldBadPhone",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.fieldTooShort !== undefined){
if(!(validate84(data48.fieldTooShort, {instancePath:instancePath+"/words/fieldTooShort",parentData:data48,parentDataProperty:"fieldTooShort",rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
}
if(data48.fieldTooLong !== undefined){
if(!(validate84(data48.fieldTooLong, {instancePath:instancePath+"/words/fieldTooLong",parentData:data48,parentDataProperty:"fieldTooLong",rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
}
if(data48.fieldTooLow !== undefined){
if(!(validate22(data48.fieldTooLow, {instancePath:instancePath+"/words/fieldTooLow",parentData:data48,parentDataProperty:"fieldTooLow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.fieldTooHigh !== undefined){
if(!(validate22(data48.fieldTooHigh, {instancePath:instancePath+"/words/fieldTooHigh",parentData:data48,parentDataProperty:"fieldTooHigh",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.fieldTooEarly !== undefined){
if(!(validate22(data48.fieldTooEarly, {instancePath:instancePath+"/words/fieldTooEarly",parentData:data48,parentDataProperty:"fieldTooEarly",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.fieldTooLate !== undefined){
if(!(validate22(data48.fieldTooLate, {instancePath:instancePath+"/words/fieldTooLate",parentData:data48,parentDataProperty:"fieldTooLate",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.fieldWrongStep !== undefined){
if(!(validate22(data48.fieldWrongStep, {instancePath:instancePath+"/words/fieldWrongStep",parentData:data48,parentDataProperty:"fieldWrongStep",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.fieldNotAccepted !== undefined){
if(!(validate22(data48.fieldNotAccepted, {instancePath:instancePath+"/words/fieldNotAccepted",parentData:data48,parentDataProperty:"fieldNotAccepted",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.fieldMustTick !== undefined){
if(!(validate22(data48.fieldMustTick, {instancePath:instancePath+"/words/fieldMustTick",parentData:data48,parentDataProperty:"fieldMustTick",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.alreadySending !== undefined){
if(!(validate22(data48.alreadySending, {instancePath:instancePath+"/words/alreadySending",parentData:data48,parentDataProperty:"alreadySending",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.draftRestored !== undefined){
if(!(validate22(data48.draftRestored, {instancePath:instancePath+"/words/draftRestored",parentData:data48,parentDataProperty:"draftRestored",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.draftNotKept !== undefined){
if(!(validate22(data48.draftNotKept, {instancePath:instancePath+"/words/draftNotKept",parentData:data48,parentDataProperty:"draftNotKept",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.yourReference !== undefined){
if(!(validate22(data48.yourReference, {instancePath:instancePath+"/words/yourReference",parentData:data48,parentDataProperty:"yourReference",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.yourAnswers !== undefined){
if(!(validate22(data48.yourAnswers, {instancePath:instancePath+"/words/yourAnswers",parentData:data48,parentDataProperty:"yourAnswers",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.copyReference !== undefined){
if(!(validate22(data48.copyReference, {instancePath:instancePath+"/words/copyReference",parentData:data48,parentDataProperty:"copyReference",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.copySelected !== undefined){
if(!(validate22(data48.copySelected, {instancePath:instancePath+"/words/copySelected",parentData:data48,parentDataProperty:"copySelected",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.formSent !== undefined){
if(!(validate22(data48.formSent, {instancePath:instancePath+"/words/formSent",parentData:data48,parentDataProperty:"formSent",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.sendAnother !== undefined){
if(!(validate22(data48.sendAnother, {instancePath:instancePath+"/words/sendAnother",parentData:data48,parentDataProperty:"sendAnother",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.answersKept !== undefined){
if(!(validate22(data48.answersKept, {instancePath:instancePath+"/words/answersKept",parentData:data48,parentDataProperty:"answersKept",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.retry !== undefined){
if(!(validate22(data48.retry, {instancePath:instancePath+"/words/retry",parentData:data48,parentDataProperty:"retry",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.retryNow !== undefined){
if(!(validate22(data48.retryNow, {instancePath:instancePath+"/words/retryNow",parentData:data48,parentDataProperty:"retryNow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.stopRetrying !== undefined){
if(!(validate22(data48.stopRetrying, {instancePath:instancePath+"/words/stopRetrying",parentData:data48,parentDataProperty:"stopRetrying",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.sendingAgain !== undefined){
if(!(validate22(data48.sendingAgain, {instancePath:instancePath+"/words/sendingAgain",parentData:data48,parentDataProperty:"sendingAgain",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.notSentYet !== undefined){
if(!(validate22(data48.notSentYet, {instancePath:instancePath+"/words/notSentYet",parentData:data48,parentDataProperty:"notSentYet",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.offlineYet !== undefined){
if(!(validate22(data48.offlineYet, {instancePath:instancePath+"/words/offlineYet",parentData:data48,parentDataProperty:"offlineYet",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.retryingIn !== undefined){
if(!(validate84(data48.retryingIn, {instancePath:instancePath+"/words/retryingIn",parentData:data48,parentDataProperty:"retryingIn",rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
}
if(data48.retryingOnceOnline !== undefined){
if(!(validate22(data48.retryingOnceOnline, {instancePath:instancePath+"/words/retryingOnceOnline",parentData:data48,parentDataProperty:"retryingOnceOnline",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.sendByEmail !== undefined){
if(!(validate22(data48.sendByEmail, {instancePath:instancePath+"/words/sendByEmail",parentData:data48,parentDataProperty:"sendByEmail",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.sendByWhatsApp !== undefined){
if(!(validate22(data48.sendByWhatsApp, {instancePath:instancePath+"/words/sendByWhatsApp",parentData:data48,parentDataProperty:"sendByWhatsApp",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.whatsApp !== undefined){
if(!(validate22(data48.whatsApp, {instancePath:instancePath+"/words/whatsApp",parentData:data48,parentDataProperty:"whatsApp",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.copyAnswers !== undefined){
if(!(validate22(data48.copyAnswers, {instancePath:instancePath+"/words/copyAnswers",parentData:data48,parentDataProperty:"copyAnswers",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.copied !== undefined){
if(!(validate22(data48.copied, {instancePath:instancePath+"/words/copied",parentData:data48,parentDataProperty:"copied",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.copyByHand !== undefined){
if(!(validate22(data48.copyByHand, {instancePath:instancePath+"/words/copyByHand",parentData:data48,parentDataProperty:"copyByHand",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.tooLongForLink !== undefined){
if(!(validate22(data48.tooLongForLink, {instancePath:instancePath+"/words/tooLongForLink",parentData:data48,parentDataProperty:"tooLongForLink",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.leaveEmpty !== undefined){
if(!(validate22(data48.leaveEmpty, {instancePath:instancePath+"/words/leaveEmpty",parentData:data48,parentDataProperty:"leaveEmpty",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.formBadRequest !== undefined){
if(!(validate22(data48.formBadRequest, {instancePath:instancePath+"/words/formBadRequest",parentData:data48,parentDataProperty:"formBadRequest",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.formBlocked !== undefined){
if(!(validate22(data48.formBlocked, {instancePath:instancePath+"/words/formBlocked",parentData:data48,parentDataProperty:"formBlocked",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.formTooManyRequests !== undefined){
if(!(validate22(data48.formTooManyRequests, {instancePath:instancePath+"/words/formTooManyRequests",parentData:data48,parentDataProperty:"formTooManyRequests",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.formTooLarge !== undefined){
if(!(validate22(data48.formTooLarge, {instancePath:instancePath+"/words/formTooLarge",parentData:data48,parentDataProperty:"formTooLarge",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.formServiceTrouble !== undefined){
if(!(validate22(data48.formServiceTrouble, {instancePath:instancePath+"/words/formServiceTrouble",parentData:data48,parentDataProperty:"formServiceTrouble",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.formOffline !== undefined){
if(!(validate22(data48.formOffline, {instancePath:instancePath+"/words/formOffline",parentData:data48,parentDataProperty:"formOffline",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.formNotLoaded !== undefined){
if(!(validate22(data48.formNotLoaded, {instancePath:instancePath+"/words/formNotLoaded",parentData:data48,parentDataProperty:"formNotLoaded",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.formUnknown !== undefined){
if(!(validate22(data48.formUnknown, {instancePath:instancePath+"/words/formUnknown",parentData:data48,parentDataProperty:"formUnknown",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.noScript !== undefined){
if(!(validate22(data48.noScript, {instancePath:instancePath+"/words/noScript",parentData:data48,parentDataProperty:"noScript",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.formPreparing !== undefined){
if(!(validate22(data48.formPreparing, {instancePath:instancePath+"/words/formPreparing",parentData:data48,parentDataProperty:"formPreparing",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.confirmPerson !== undefined){
if(!(validate22(data48.confirmPerson, {instancePath:instancePath+"/words/confirmPerson",parentData:data48,parentDataProperty:"confirmPerson",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.isPerson !== undefined){
if(!(validate22(data48.isPerson, {instancePath:instancePath+"/words/isPerson",parentData:data48,parentDataProperty:"isPerson",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.opensInNewTab !== undefined){
if(!(validate22(data48.opensInNewTab, {instancePath:instancePath+"/words/opensInNewTab",parentData:data48,parentDataProperty:"opensInNewTab",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.formNotReady !== undefined){
if(!(validate22(data48.formNotReady, {instancePath:instancePath+"/words/formNotReady",parentData:data48,parentDataProperty:"formNotReady",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err74 = {instancePath:instancePath+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err74]);
errors++;
}
}
if(data.header !== undefined){
let data142 = data.header;
if(data142 && typeof data142 == "object" && !Array.isArray(data142)){
if(data142.menu === undefined){
const err75 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: "menu"}};
vErrors = joinErrors(vErrors, [err75]);
errors++;
}
for(const key15 in data142){
if(!((((key15 === "announcement") || (key15 === "menu")) || (key15 === "action")) || (key15 === "bar"))){
const err76 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}};
vErrors = joinErrors(vErrors, [err76]);
errors++;
}
}
if(data142.announcement !== undefined){
let data143 = data142.announcement;
if((!(data143 && typeof data143 == "object" && !Array.isArray(data143))) && (typeof data143 !== "string")){
const err77 = {instancePath:instancePath+"/header/announcement",schemaPath:"#/properties/header/properties/announcement/type",keyword:"type",params:{type: schema6.properties.header.properties.announcement.type}};
vErrors = joinErrors(vErrors, [err77]);
errors++;
}
if(typeof data143 === "string"){
if(!pattern13.test(data143)){
const err78 = {instancePath:instancePath+"/header/announcement",schemaPath:"#/properties/header/properties/announcement/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err78]);
errors++;
}
}
if(data143 && typeof data143 == "object" && !Array.isArray(data143)){
if(data143.text === undefined){
const err79 = {instancePath:instancePath+"/header/announcement",schemaPath:"#/properties/header/properties/announcement/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err79]);
errors++;
}
for(const key16 in data143){
if(!(((key16 === "text") || (key16 === "begins")) || (key16 === "until"))){
const err80 = {instancePath:instancePath+"/header/announcement",schemaPath:"#/properties/header/properties/announcement/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16}};
vErrors = joinErrors(vErrors, [err80]);
errors++;
}
}
if(data143.text !== undefined){
if(!(validate140(data143.text, {instancePath:instancePath+"/header/announcement/text",parentData:data143,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data143.begins !== undefined){
if(!(validate156(data143.begins, {instancePath:instancePath+"/header/announcement/begins",parentData:data143,parentDataProperty:"begins",rootData}))){
vErrors = joinErrors(vErrors, validate156.errors);
errors = vErrors.length;
}
}
if(data143.until !== undefined){
if(!(validate156(data143.until, {instancePath:instancePath+"/header/announcement/until",parentData:data143,parentDataProperty:"until",rootData}))){
vErrors = joinErrors(vErrors, validate156.errors);
errors = vErrors.length;
}
}
}
}
if(data142.menu !== undefined){
let data147 = data142.menu;
if((!data147 || typeof data147 != "object") && (typeof data147 !== "string")){
const err81 = {instancePath:instancePath+"/header/menu",schemaPath:"#/properties/header/properties/menu/type",keyword:"type",params:{type: schema6.properties.header.properties.menu.type}};
vErrors = joinErrors(vErrors, [err81]);
errors++;
}
const _errs191 = errors;
let valid22 = true;
const _errs192 = errors;
if(!(data147 && typeof data147 == "object" && !Array.isArray(data147))){
const err82 = {};
vErrors = joinErrors(vErrors, [err82]);
errors++;
}
var _valid0 = _errs192 === errors;
errors = _errs191;
if(vErrors !== null){
if(_errs191){
vErrors.length = _errs191;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs194 = errors;
if(!(validate159(data147, {instancePath:instancePath+"/header/menu",parentData:data142,parentDataProperty:"menu",rootData}))){
vErrors = joinErrors(vErrors, validate159.errors);
errors = vErrors.length;
}
var _valid0 = _errs194 === errors;
valid22 = _valid0;
}
if(!valid22){
const err83 = {instancePath:instancePath+"/header/menu",schemaPath:"#/properties/header/properties/menu/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err83]);
errors++;
}
if(typeof data147 === "string"){
if(!pattern13.test(data147)){
const err84 = {instancePath:instancePath+"/header/menu",schemaPath:"#/properties/header/properties/menu/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err84]);
errors++;
}
}
if(Array.isArray(data147)){
const len1 = data147.length;
for(let i1=0; i1<len1; i1++){
let data148 = data147[i1];
const _errs196 = errors;
let valid25 = true;
const _errs197 = errors;
if(errors === _errs197){
if(data148 && typeof data148 == "object" && !Array.isArray(data148)){
let missing0;
if((data148.from === undefined) && (missing0 = "from")){
const err85 = {};
vErrors = joinErrors(vErrors, [err85]);
errors++;
}
}
else {
const err86 = {};
vErrors = joinErrors(vErrors, [err86]);
errors++;
}
}
var _valid1 = _errs197 === errors;
errors = _errs196;
if(vErrors !== null){
if(_errs196){
vErrors.length = _errs196;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs199 = errors;
if(!(validate159(data148, {instancePath:instancePath+"/header/menu/" + i1,parentData:data147,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate159.errors);
errors = vErrors.length;
}
var _valid1 = _errs199 === errors;
valid25 = _valid1;
ifClause0 = "then";
}
else {
const _errs200 = errors;
if(!(validate161(data148, {instancePath:instancePath+"/header/menu/" + i1,parentData:data147,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate161.errors);
errors = vErrors.length;
}
var _valid1 = _errs200 === errors;
valid25 = _valid1;
ifClause0 = "else";
}
if(!valid25){
const err87 = {instancePath:instancePath+"/header/menu/" + i1,schemaPath:"#/properties/header/properties/menu/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err87]);
errors++;
}
}
}
}
if(data142.action !== undefined){
if(!(validate186(data142.action, {instancePath:instancePath+"/header/action",parentData:data142,parentDataProperty:"action",rootData}))){
vErrors = joinErrors(vErrors, validate186.errors);
errors = vErrors.length;
}
}
if(data142.bar !== undefined){
let data150 = data142.bar;
if((!data150 || typeof data150 != "object") && (typeof data150 !== "string")){
const err88 = {instancePath:instancePath+"/header/bar",schemaPath:"#/properties/header/properties/bar/type",keyword:"type",params:{type: schema6.properties.header.properties.bar.type}};
vErrors = joinErrors(vErrors, [err88]);
errors++;
}
const _errs204 = errors;
let valid26 = true;
const _errs205 = errors;
if(!(data150 && typeof data150 == "object" && !Array.isArray(data150))){
const err89 = {};
vErrors = joinErrors(vErrors, [err89]);
errors++;
}
var _valid2 = _errs205 === errors;
errors = _errs204;
if(vErrors !== null){
if(_errs204){
vErrors.length = _errs204;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs207 = errors;
if(!(validate191(data150, {instancePath:instancePath+"/header/bar",parentData:data142,parentDataProperty:"bar",rootData}))){
vErrors = joinErrors(vErrors, validate191.errors);
errors = vErrors.length;
}
var _valid2 = _errs207 === errors;
valid26 = _valid2;
}
if(!valid26){
const err90 = {instancePath:instancePath+"/header/bar",schemaPath:"#/properties/header/properties/bar/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err90]);
errors++;
}
if(typeof data150 === "string"){
if(!pattern13.test(data150)){
const err91 = {instancePath:instancePath+"/header/bar",schemaPath:"#/properties/header/properties/bar/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err91]);
errors++;
}
}
if(Array.isArray(data150)){
if(data150.length > 3){
const err92 = {instancePath:instancePath+"/header/bar",schemaPath:"#/properties/header/properties/bar/maxItems",keyword:"maxItems",params:{limit: 3}};
vErrors = joinErrors(vErrors, [err92]);
errors++;
}
if(data150.length < 2){
const err93 = {instancePath:instancePath+"/header/bar",schemaPath:"#/properties/header/properties/bar/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = joinErrors(vErrors, [err93]);
errors++;
}
const len2 = data150.length;
for(let i2=0; i2<len2; i2++){
let data151 = data150[i2];
const _errs209 = errors;
let valid29 = true;
const _errs210 = errors;
if(errors === _errs210){
if(data151 && typeof data151 == "object" && !Array.isArray(data151)){
let missing1;
if((data151.from === undefined) && (missing1 = "from")){
const err94 = {};
vErrors = joinErrors(vErrors, [err94]);
errors++;
}
}
else {
const err95 = {};
vErrors = joinErrors(vErrors, [err95]);
errors++;
}
}
var _valid3 = _errs210 === errors;
errors = _errs209;
if(vErrors !== null){
if(_errs209){
vErrors.length = _errs209;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid3){
const _errs212 = errors;
if(!(validate191(data151, {instancePath:instancePath+"/header/bar/" + i2,parentData:data150,parentDataProperty:i2,rootData}))){
vErrors = joinErrors(vErrors, validate191.errors);
errors = vErrors.length;
}
var _valid3 = _errs212 === errors;
valid29 = _valid3;
ifClause1 = "then";
}
else {
const _errs213 = errors;
if(!(validate193(data151, {instancePath:instancePath+"/header/bar/" + i2,parentData:data150,parentDataProperty:i2,rootData}))){
vErrors = joinErrors(vErrors, validate193.errors);
errors = vErrors.length;
}
var _valid3 = _errs213 === errors;
valid29 = _valid3;
ifClause1 = "else";
}
if(!valid29){
const err96 = {instancePath:instancePath+"/header/bar/" + i2,schemaPath:"#/properties/header/properties/bar/items/if",keyword:"if",params:{failingKeyword: ifClause1}};
vErrors = joinErrors(vErrors, [err96]);
errors++;
}
}
}
}
}
else {
const err97 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err97]);
errors++;
}
}
if(data.footer !== undefined){
let data152 = data.footer;
if(data152 && typeof data152 == "object" && !Array.isArray(data152)){
if(data152.copyright === undefined){
const err98 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/required",keyword:"required",params:{missingProperty: "copyright"}};
vErrors = joinErrors(vErrors, [err98]);
errors++;
}
for(const key17 in data152){
if(!(((((key17 === "text") || (key17 === "groups")) || (key17 === "social")) || (key17 === "accreditation")) || (key17 === "copyright"))){
const err99 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17}};
vErrors = joinErrors(vErrors, [err99]);
errors++;
}
}
if(data152.text !== undefined){
if(!(validate140(data152.text, {instancePath:instancePath+"/footer/text",parentData:data152,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data152.groups !== undefined){
let data154 = data152.groups;
if((!data154 || typeof data154 != "object") && (typeof data154 !== "string")){
const err100 = {instancePath:instancePath+"/footer/groups",schemaPath:"#/properties/footer/properties/groups/type",keyword:"type",params:{type: schema6.properties.footer.properties.groups.type}};
vErrors = joinErrors(vErrors, [err100]);
errors++;
}
const _errs220 = errors;
let valid31 = true;
const _errs221 = errors;
if(!(data154 && typeof data154 == "object" && !Array.isArray(data154))){
const err101 = {};
vErrors = joinErrors(vErrors, [err101]);
errors++;
}
var _valid4 = _errs221 === errors;
errors = _errs220;
if(vErrors !== null){
if(_errs220){
vErrors.length = _errs220;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs223 = errors;
if(!(validate205(data154, {instancePath:instancePath+"/footer/groups",parentData:data152,parentDataProperty:"groups",rootData}))){
vErrors = joinErrors(vErrors, validate205.errors);
errors = vErrors.length;
}
var _valid4 = _errs223 === errors;
valid31 = _valid4;
}
if(!valid31){
const err102 = {instancePath:instancePath+"/footer/groups",schemaPath:"#/properties/footer/properties/groups/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err102]);
errors++;
}
if(typeof data154 === "string"){
if(!pattern13.test(data154)){
const err103 = {instancePath:instancePath+"/footer/groups",schemaPath:"#/properties/footer/properties/groups/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err103]);
errors++;
}
}
if(Array.isArray(data154)){
const len3 = data154.length;
for(let i3=0; i3<len3; i3++){
let data155 = data154[i3];
const _errs225 = errors;
let valid34 = true;
const _errs226 = errors;
if(errors === _errs226){
if(data155 && typeof data155 == "object" && !Array.isArray(data155)){
let missing2;
if((data155.from === undefined) && (missing2 = "from")){
const err104 = {};
vErrors = joinErrors(vErrors, [err104]);
errors++;
}
}
else {
const err105 = {};
vErrors = joinErrors(vErrors, [err105]);
errors++;
}
}
var _valid5 = _errs226 === errors;
errors = _errs225;
if(vErrors !== null){
if(_errs225){
vErrors.length = _errs225;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid5){
const _errs228 = errors;
if(!(validate205(data155, {instancePath:instancePath+"/footer/groups/" + i3,parentData:data154,parentDataProperty:i3,rootData}))){
vErrors = joinErrors(vErrors, validate205.errors);
errors = vErrors.length;
}
var _valid5 = _errs228 === errors;
valid34 = _valid5;
ifClause2 = "then";
}
else {
const _errs229 = errors;
if(!(validate207(data155, {instancePath:instancePath+"/footer/groups/" + i3,parentData:data154,parentDataProperty:i3,rootData}))){
vErrors = joinErrors(vErrors, validate207.errors);
errors = vErrors.length;
}
var _valid5 = _errs229 === errors;
valid34 = _valid5;
ifClause2 = "else";
}
if(!valid34){
const err106 = {instancePath:instancePath+"/footer/groups/" + i3,schemaPath:"#/properties/footer/properties/groups/items/if",keyword:"if",params:{failingKeyword: ifClause2}};
vErrors = joinErrors(vErrors, [err106]);
errors++;
}
}
}
}
if(data152.social !== undefined){
let data156 = data152.social;
if((!data156 || typeof data156 != "object") && (typeof data156 !== "string")){
const err107 = {instancePath:instancePath+"/footer/social",schemaPath:"#/properties/footer/properties/social/type",keyword:"type",params:{type: schema6.properties.footer.properties.social.type}};
vErrors = joinErrors(vErrors, [err107]);
errors++;
}
const _errs232 = errors;
let valid35 = true;
const _errs233 = errors;
if(!(data156 && typeof data156 == "object" && !Array.isArray(data156))){
const err108 = {};
vErrors = joinErrors(vErrors, [err108]);
errors++;
}
var _valid6 = _errs233 === errors;
errors = _errs232;
if(vErrors !== null){
if(_errs232){
vErrors.length = _errs232;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs235 = errors;
if(!(validate229(data156, {instancePath:instancePath+"/footer/social",parentData:data152,parentDataProperty:"social",rootData}))){
vErrors = joinErrors(vErrors, validate229.errors);
errors = vErrors.length;
}
var _valid6 = _errs235 === errors;
valid35 = _valid6;
}
if(!valid35){
const err109 = {instancePath:instancePath+"/footer/social",schemaPath:"#/properties/footer/properties/social/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err109]);
errors++;
}
if(typeof data156 === "string"){
if(!pattern13.test(data156)){
const err110 = {instancePath:instancePath+"/footer/social",schemaPath:"#/properties/footer/properties/social/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err110]);
errors++;
}
}
if(Array.isArray(data156)){
const len4 = data156.length;
for(let i4=0; i4<len4; i4++){
let data157 = data156[i4];
const _errs237 = errors;
let valid38 = true;
const _errs238 = errors;
if(errors === _errs238){
if(data157 && typeof data157 == "object" && !Array.isArray(data157)){
let missing3;
if((data157.from === undefined) && (missing3 = "from")){
const err111 = {};
vErrors = joinErrors(vErrors, [err111]);
errors++;
}
}
else {
const err112 = {};
vErrors = joinErrors(vErrors, [err112]);
errors++;
}
}
var _valid7 = _errs238 === errors;
errors = _errs237;
if(vErrors !== null){
if(_errs237){
vErrors.length = _errs237;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid7){
const _errs240 = errors;
if(!(validate229(data157, {instancePath:instancePath+"/footer/social/" + i4,parentData:data156,parentDataProperty:i4,rootData}))){
vErrors = joinErrors(vErrors, validate229.errors);
errors = vErrors.length;
}
var _valid7 = _errs240 === errors;
valid38 = _valid7;
ifClause3 = "then";
}
else {
const _errs241 = errors;
if(!(validate231(data157, {instancePath:instancePath+"/footer/social/" + i4,parentData:data156,parentDataProperty:i4,rootData}))){
vErrors = joinErrors(vErrors, validate231.errors);
errors = vErrors.length;
}
var _valid7 = _errs241 === errors;
valid38 = _valid7;
ifClause3 = "else";
}
if(!valid38){
const err113 = {instancePath:instancePath+"/footer/social/" + i4,schemaPath:"#/properties/footer/properties/social/items/if",keyword:"if",params:{failingKeyword: ifClause3}};
vErrors = joinErrors(vErrors, [err113]);
errors++;
}
}
}
}
if(data152.accreditation !== undefined){
if(!(validate140(data152.accreditation, {instancePath:instancePath+"/footer/accreditation",parentData:data152,parentDataProperty:"accreditation",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data152.copyright !== undefined){
if(!(validate22(data152.copyright, {instancePath:instancePath+"/footer/copyright",parentData:data152,parentDataProperty:"copyright",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err114 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err114]);
errors++;
}
}
if(data.routes !== undefined){
let data160 = data.routes;
if(Array.isArray(data160)){
if(data160.length < 1){
const err115 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err115]);
errors++;
}
const len5 = data160.length;
for(let i5=0; i5<len5; i5++){
let data161 = data160[i5];
const _errs248 = errors;
let valid41 = true;
const _errs249 = errors;
if(data161 && typeof data161 == "object" && !Array.isArray(data161)){
let missing4;
if((data161.from === undefined) && (missing4 = "from")){
const err116 = {};
vErrors = joinErrors(vErrors, [err116]);
errors++;
}
}
var _valid8 = _errs249 === errors;
errors = _errs248;
if(vErrors !== null){
if(_errs248){
vErrors.length = _errs248;
}
else {
vErrors = null;
}
}
let ifClause4;
if(_valid8){
const _errs250 = errors;
if(data161 && typeof data161 == "object" && !Array.isArray(data161)){
if(data161.path !== undefined){
let data162 = data161.path;
if(typeof data162 === "string"){
if(!pattern33.test(data162)){
const err117 = {instancePath:instancePath+"/routes/" + i5+"/path",schemaPath:"#/properties/routes/items/then/properties/path/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\{)(\\{[A-Za-z][A-Za-z0-9.]*\\}|(/([a-z0-9-]|\\{[A-Za-z][A-Za-z0-9.]*\\})+)+)$"}};
vErrors = joinErrors(vErrors, [err117]);
errors++;
}
}
else {
const err118 = {instancePath:instancePath+"/routes/" + i5+"/path",schemaPath:"#/properties/routes/items/then/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err118]);
errors++;
}
}
}
var _valid8 = _errs250 === errors;
valid41 = _valid8;
ifClause4 = "then";
}
else {
const _errs253 = errors;
if(data161 && typeof data161 == "object" && !Array.isArray(data161)){
if(data161.path !== undefined){
let data163 = data161.path;
if(typeof data163 === "string"){
if(!pattern34.test(data163)){
const err119 = {instancePath:instancePath+"/routes/" + i5+"/path",schemaPath:"#/properties/routes/items/else/properties/path/pattern",keyword:"pattern",params:{pattern: "^/([a-z0-9-]{1,100}(/[a-z0-9-]{1,100}){0,9})?$"}};
vErrors = joinErrors(vErrors, [err119]);
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/routes/" + i5+"/path",schemaPath:"#/properties/routes/items/else/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err120]);
errors++;
}
}
}
var _valid8 = _errs253 === errors;
valid41 = _valid8;
ifClause4 = "else";
}
if(!valid41){
const err121 = {instancePath:instancePath+"/routes/" + i5,schemaPath:"#/properties/routes/items/if",keyword:"if",params:{failingKeyword: ifClause4}};
vErrors = joinErrors(vErrors, [err121]);
errors++;
}
if(data161 && typeof data161 == "object" && !Array.isArray(data161)){
if(data161.path === undefined){
const err122 = {instancePath:instancePath+"/routes/" + i5,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = joinErrors(vErrors, [err122]);
errors++;
}
if(data161.title === undefined){
const err123 = {instancePath:instancePath+"/routes/" + i5,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err123]);
errors++;
}
if(data161.description === undefined){
const err124 = {instancePath:instancePath+"/routes/" + i5,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty: "description"}};
vErrors = joinErrors(vErrors, [err124]);
errors++;
}
if(data161.blocks === undefined){
const err125 = {instancePath:instancePath+"/routes/" + i5,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty: "blocks"}};
vErrors = joinErrors(vErrors, [err125]);
errors++;
}
for(const key18 in data161){
if(!(func2.call(schema6.properties.routes.items.properties, key18))){
const err126 = {instancePath:instancePath+"/routes/" + i5,schemaPath:"#/properties/routes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18}};
vErrors = joinErrors(vErrors, [err126]);
errors++;
}
}
if(data161.where !== undefined){
if(data161.from === undefined){
const err127 = {instancePath:instancePath+"/routes/" + i5,schemaPath:"#/properties/routes/items/dependencies",keyword:"dependencies",params:{property: "where",
    missingProperty: "from",
    depsCount: 1,
    deps: "from"}};
vErrors = joinErrors(vErrors, [err127]);
errors++;
}
}
if(data161.sort !== undefined){
if(data161.from === undefined){
const err128 = {instancePath:instancePath+"/routes/" + i5,schemaPath:"#/properties/routes/items/dependencies",keyword:"dependencies",params:{property: "sort",
    missingProperty: "from",
    depsCount: 1,
    deps: "from"}};
vErrors = joinErrors(vErrors, [err128]);
errors++;
}
}
if(data161.limit !== undefined){
if(data161.from === undefined){
const err129 = {instancePath:instancePath+"/routes/" + i5,schemaPath:"#/properties/routes/items/dependencies",keyword:"dependencies",params:{property: "limit",
    missingProperty: "from",
    depsCount: 1,
    deps: "from"}};
vErrors = joinErrors(vErrors, [err129]);
errors++;
}
}
if(data161.from !== undefined){
if(!(validate22(data161.from, {instancePath:instancePath+"/routes/" + i5+"/from",parentData:data161,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data161.where !== undefined){
if(!(validate144(data161.where, {instancePath:instancePath+"/routes/" + i5+"/where",parentData:data161,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data161.sort !== undefined){
if(!(validate146(data161.sort, {instancePath:instancePath+"/routes/" + i5+"/sort",parentData:data161,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data161.limit !== undefined){
if(!(validate148(data161.limit, {instancePath:instancePath+"/routes/" + i5+"/limit",parentData:data161,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
if(data161.path !== undefined){
if(typeof data161.path !== "string"){
const err130 = {instancePath:instancePath+"/routes/" + i5+"/path",schemaPath:"#/properties/routes/items/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err130]);
errors++;
}
}
if(data161.title !== undefined){
if(!(validate22(data161.title, {instancePath:instancePath+"/routes/" + i5+"/title",parentData:data161,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data161.description !== undefined){
if(!(validate22(data161.description, {instancePath:instancePath+"/routes/" + i5+"/description",parentData:data161,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data161.share !== undefined){
let data171 = data161.share;
if(data171 && typeof data171 == "object" && !Array.isArray(data171)){
if(data171.picture === undefined){
const err131 = {instancePath:instancePath+"/routes/" + i5+"/share",schemaPath:"#/properties/routes/items/properties/share/required",keyword:"required",params:{missingProperty: "picture"}};
vErrors = joinErrors(vErrors, [err131]);
errors++;
}
for(const key19 in data171){
if(!((key19 === "picture") || (key19 === "alt"))){
const err132 = {instancePath:instancePath+"/routes/" + i5+"/share",schemaPath:"#/properties/routes/items/properties/share/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19}};
vErrors = joinErrors(vErrors, [err132]);
errors++;
}
}
if(data171.picture !== undefined){
if(!(validate22(data171.picture, {instancePath:instancePath+"/routes/" + i5+"/share/picture",parentData:data171,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data171.alt !== undefined){
if(!(validate22(data171.alt, {instancePath:instancePath+"/routes/" + i5+"/share/alt",parentData:data171,parentDataProperty:"alt",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err133 = {instancePath:instancePath+"/routes/" + i5+"/share",schemaPath:"#/properties/routes/items/properties/share/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err133]);
errors++;
}
}
if(data161.tone !== undefined){
let data174 = data161.tone;
if(!((data174 === "accent") || (data174 === "second"))){
const err134 = {instancePath:instancePath+"/routes/" + i5+"/tone",schemaPath:"#/properties/routes/items/properties/tone/enum",keyword:"enum",params:{allowedValues: schema6.properties.routes.items.properties.tone.enum}};
vErrors = joinErrors(vErrors, [err134]);
errors++;
}
}
if(data161.draft !== undefined){
if(typeof data161.draft !== "boolean"){
const err135 = {instancePath:instancePath+"/routes/" + i5+"/draft",schemaPath:"#/properties/routes/items/properties/draft/type",keyword:"type",params:{type: "boolean"}};
vErrors = joinErrors(vErrors, [err135]);
errors++;
}
}
if(data161.blocks !== undefined){
if(!(validate250(data161.blocks, {instancePath:instancePath+"/routes/" + i5+"/blocks",parentData:data161,parentDataProperty:"blocks",rootData}))){
vErrors = joinErrors(vErrors, validate250.errors);
errors = vErrors.length;
}
}
}
else {
const err136 = {instancePath:instancePath+"/routes/" + i5,schemaPath:"#/properties/routes/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err136]);
errors++;
}
}
}
else {
const err137 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err137]);
errors++;
}
}
if(data.notFound !== undefined){
let data177 = data.notFound;
if(data177 && typeof data177 == "object" && !Array.isArray(data177)){
if(data177.title === undefined){
const err138 = {instancePath:instancePath+"/notFound",schemaPath:"#/properties/notFound/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err138]);
errors++;
}
if(data177.blocks === undefined){
const err139 = {instancePath:instancePath+"/notFound",schemaPath:"#/properties/notFound/required",keyword:"required",params:{missingProperty: "blocks"}};
vErrors = joinErrors(vErrors, [err139]);
errors++;
}
for(const key20 in data177){
if(!(((key20 === "title") || (key20 === "description")) || (key20 === "blocks"))){
const err140 = {instancePath:instancePath+"/notFound",schemaPath:"#/properties/notFound/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20}};
vErrors = joinErrors(vErrors, [err140]);
errors++;
}
}
if(data177.title !== undefined){
if(!(validate22(data177.title, {instancePath:instancePath+"/notFound/title",parentData:data177,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data177.description !== undefined){
if(!(validate22(data177.description, {instancePath:instancePath+"/notFound/description",parentData:data177,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data177.blocks !== undefined){
if(!(validate250(data177.blocks, {instancePath:instancePath+"/notFound/blocks",parentData:data177,parentDataProperty:"blocks",rootData}))){
vErrors = joinErrors(vErrors, validate250.errors);
errors = vErrors.length;
}
}
}
else {
const err141 = {instancePath:instancePath+"/notFound",schemaPath:"#/properties/notFound/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err141]);
errors++;
}
}
if(data.business !== undefined){
let data181 = data.business;
if(data181 && typeof data181 == "object" && !Array.isArray(data181)){
if(data181.type === undefined){
const err142 = {instancePath:instancePath+"/business",schemaPath:"#/properties/business/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err142]);
errors++;
}
for(const key21 in data181){
if(!(func2.call(schema6.properties.business.properties, key21))){
const err143 = {instancePath:instancePath+"/business",schemaPath:"#/properties/business/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21}};
vErrors = joinErrors(vErrors, [err143]);
errors++;
}
}
if(data181.type !== undefined){
let data182 = data181.type;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data182 === "LocalBusiness") || (data182 === "AccountingService")) || (data182 === "AmusementPark")) || (data182 === "ArtGallery")) || (data182 === "AutoDealer")) || (data182 === "AutoRepair")) || (data182 === "AutoWash")) || (data182 === "Bakery")) || (data182 === "BarOrPub")) || (data182 === "BeautySalon")) || (data182 === "BedAndBreakfast")) || (data182 === "BikeStore")) || (data182 === "BookStore")) || (data182 === "Brewery")) || (data182 === "CafeOrCoffeeShop")) || (data182 === "Campground")) || (data182 === "ChildCare")) || (data182 === "ClothingStore")) || (data182 === "ComputerStore")) || (data182 === "ConvenienceStore")) || (data182 === "DaySpa")) || (data182 === "Dentist")) || (data182 === "DryCleaningOrLaundry")) || (data182 === "Electrician")) || (data182 === "ElectronicsStore")) || (data182 === "EmploymentAgency")) || (data182 === "EntertainmentBusiness")) || (data182 === "ExerciseGym")) || (data182 === "FastFoodRestaurant")) || (data182 === "FinancialService")) || (data182 === "Florist")) || (data182 === "FoodEstablishment")) || (data182 === "FurnitureStore")) || (data182 === "GardenStore")) || (data182 === "GasStation")) || (data182 === "GeneralContractor")) || (data182 === "GolfCourse")) || (data182 === "GroceryStore")) || (data182 === "HairSalon")) || (data182 === "HardwareStore")) || (data182 === "HealthAndBeautyBusiness")) || (data182 === "HealthClub")) || (data182 === "HobbyShop")) || (data182 === "HomeAndConstructionBusiness")) || (data182 === "HomeGoodsStore")) || (data182 === "Hostel")) || (data182 === "Hotel")) || (data182 === "HousePainter")) || (data182 === "HVACBusiness")) || (data182 === "IceCreamShop")) || (data182 === "InsuranceAgency")) || (data182 === "InternetCafe")) || (data182 === "JewelryStore")) || (data182 === "LegalService")) || (data182 === "Library")) || (data182 === "Locksmith")) || (data182 === "LodgingBusiness")) || (data182 === "MedicalBusiness")) || (data182 === "Motel")) || (data182 === "MotorcycleDealer")) || (data182 === "MotorcycleRepair")) || (data182 === "MovingCompany")) || (data182 === "MusicStore")) || (data182 === "NailSalon")) || (data182 === "NightClub")) || (data182 === "Notary")) || (data182 === "Optician")) || (data182 === "OutletStore")) || (data182 === "PetStore")) || (data182 === "Pharmacy")) || (data182 === "Physician")) || (data182 === "Plumber")) || (data182 === "ProfessionalService")) || (data182 === "RealEstateAgent")) || (data182 === "RecyclingCenter")) || (data182 === "Resort")) || (data182 === "Restaurant")) || (data182 === "RoofingContractor")) || (data182 === "SelfStorage")) || (data182 === "ShoeStore")) || (data182 === "ShoppingCenter")) || (data182 === "SkiResort")) || (data182 === "SportingGoodsStore")) || (data182 === "SportsActivityLocation")) || (data182 === "SportsClub")) || (data182 === "Store")) || (data182 === "TattooParlor")) || (data182 === "TireShop")) || (data182 === "TouristInformationCenter")) || (data182 === "ToyStore")) || (data182 === "TravelAgency")) || (data182 === "WholesaleStore")) || (data182 === "Winery"))){
const err144 = {instancePath:instancePath+"/business/type",schemaPath:"#/properties/business/properties/type/enum",keyword:"enum",params:{allowedValues: schema6.properties.business.properties.type.enum}};
vErrors = joinErrors(vErrors, [err144]);
errors++;
}
}
if(data181.name !== undefined){
if(!(validate22(data181.name, {instancePath:instancePath+"/business/name",parentData:data181,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data181.description !== undefined){
if(!(validate22(data181.description, {instancePath:instancePath+"/business/description",parentData:data181,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data181.telephone !== undefined){
if(!(validate22(data181.telephone, {instancePath:instancePath+"/business/telephone",parentData:data181,parentDataProperty:"telephone",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data181.email !== undefined){
if(!(validate22(data181.email, {instancePath:instancePath+"/business/email",parentData:data181,parentDataProperty:"email",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data181.address !== undefined){
if(!(validate259(data181.address, {instancePath:instancePath+"/business/address",parentData:data181,parentDataProperty:"address",rootData}))){
vErrors = joinErrors(vErrors, validate259.errors);
errors = vErrors.length;
}
}
if(data181.hours !== undefined){
if(!(validate265(data181.hours, {instancePath:instancePath+"/business/hours",parentData:data181,parentDataProperty:"hours",rootData}))){
vErrors = joinErrors(vErrors, validate265.errors);
errors = vErrors.length;
}
}
if(data181.at !== undefined){
if(!(validate291(data181.at, {instancePath:instancePath+"/business/at",parentData:data181,parentDataProperty:"at",rootData}))){
vErrors = joinErrors(vErrors, validate291.errors);
errors = vErrors.length;
}
}
if(data181.priceRange !== undefined){
if(!(validate22(data181.priceRange, {instancePath:instancePath+"/business/priceRange",parentData:data181,parentDataProperty:"priceRange",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data181.area !== undefined){
if(!(validate296(data181.area, {instancePath:instancePath+"/business/area",parentData:data181,parentDataProperty:"area",rootData}))){
vErrors = joinErrors(vErrors, validate296.errors);
errors = vErrors.length;
}
}
if(data181.profiles !== undefined){
if(!(validate299(data181.profiles, {instancePath:instancePath+"/business/profiles",parentData:data181,parentDataProperty:"profiles",rootData}))){
vErrors = joinErrors(vErrors, validate299.errors);
errors = vErrors.length;
}
}
}
else {
const err145 = {instancePath:instancePath+"/business",schemaPath:"#/properties/business/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err145]);
errors++;
}
}
if(data.feeds !== undefined){
let data193 = data.feeds;
if(Array.isArray(data193)){
const len6 = data193.length;
for(let i6=0; i6<len6; i6++){
let data194 = data193[i6];
if(data194 && typeof data194 == "object" && !Array.isArray(data194)){
if(data194.from === undefined){
const err146 = {instancePath:instancePath+"/feeds/" + i6,schemaPath:"#/properties/feeds/items/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err146]);
errors++;
}
if(data194.path === undefined){
const err147 = {instancePath:instancePath+"/feeds/" + i6,schemaPath:"#/properties/feeds/items/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = joinErrors(vErrors, [err147]);
errors++;
}
if(data194.title === undefined){
const err148 = {instancePath:instancePath+"/feeds/" + i6,schemaPath:"#/properties/feeds/items/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err148]);
errors++;
}
if(data194.as === undefined){
const err149 = {instancePath:instancePath+"/feeds/" + i6,schemaPath:"#/properties/feeds/items/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err149]);
errors++;
}
for(const key22 in data194){
if(!((((((key22 === "path") || (key22 === "title")) || (key22 === "from")) || (key22 === "where")) || (key22 === "limit")) || (key22 === "as"))){
const err150 = {instancePath:instancePath+"/feeds/" + i6,schemaPath:"#/properties/feeds/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22}};
vErrors = joinErrors(vErrors, [err150]);
errors++;
}
}
if(data194.path !== undefined){
let data195 = data194.path;
if(typeof data195 === "string"){
if(!pattern45.test(data195)){
const err151 = {instancePath:instancePath+"/feeds/" + i6+"/path",schemaPath:"#/properties/feeds/items/properties/path/pattern",keyword:"pattern",params:{pattern: "^/([a-z0-9-]{1,100}/){0,9}[a-z0-9-]{1,100}\\.xml$"}};
vErrors = joinErrors(vErrors, [err151]);
errors++;
}
}
else {
const err152 = {instancePath:instancePath+"/feeds/" + i6+"/path",schemaPath:"#/properties/feeds/items/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err152]);
errors++;
}
}
if(data194.title !== undefined){
if(!(validate22(data194.title, {instancePath:instancePath+"/feeds/" + i6+"/title",parentData:data194,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data194.from !== undefined){
if(!(validate22(data194.from, {instancePath:instancePath+"/feeds/" + i6+"/from",parentData:data194,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data194.where !== undefined){
if(!(validate144(data194.where, {instancePath:instancePath+"/feeds/" + i6+"/where",parentData:data194,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data194.limit !== undefined){
if(!(validate148(data194.limit, {instancePath:instancePath+"/feeds/" + i6+"/limit",parentData:data194,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
if(data194.as !== undefined){
let data200 = data194.as;
if(data200 && typeof data200 == "object" && !Array.isArray(data200)){
if(data200.title === undefined){
const err153 = {instancePath:instancePath+"/feeds/" + i6+"/as",schemaPath:"#/properties/feeds/items/properties/as/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err153]);
errors++;
}
if(data200.date === undefined){
const err154 = {instancePath:instancePath+"/feeds/" + i6+"/as",schemaPath:"#/properties/feeds/items/properties/as/required",keyword:"required",params:{missingProperty: "date"}};
vErrors = joinErrors(vErrors, [err154]);
errors++;
}
if(data200.to === undefined){
const err155 = {instancePath:instancePath+"/feeds/" + i6+"/as",schemaPath:"#/properties/feeds/items/properties/as/required",keyword:"required",params:{missingProperty: "to"}};
vErrors = joinErrors(vErrors, [err155]);
errors++;
}
for(const key23 in data200){
if(!((((key23 === "title") || (key23 === "text")) || (key23 === "date")) || (key23 === "to"))){
const err156 = {instancePath:instancePath+"/feeds/" + i6+"/as",schemaPath:"#/properties/feeds/items/properties/as/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23}};
vErrors = joinErrors(vErrors, [err156]);
errors++;
}
}
if(data200.title !== undefined){
if(!(validate22(data200.title, {instancePath:instancePath+"/feeds/" + i6+"/as/title",parentData:data200,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data200.text !== undefined){
if(!(validate140(data200.text, {instancePath:instancePath+"/feeds/" + i6+"/as/text",parentData:data200,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data200.date !== undefined){
if(!(validate22(data200.date, {instancePath:instancePath+"/feeds/" + i6+"/as/date",parentData:data200,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data200.to !== undefined){
if(!(validate22(data200.to, {instancePath:instancePath+"/feeds/" + i6+"/as/to",parentData:data200,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err157 = {instancePath:instancePath+"/feeds/" + i6+"/as",schemaPath:"#/properties/feeds/items/properties/as/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err157]);
errors++;
}
}
}
else {
const err158 = {instancePath:instancePath+"/feeds/" + i6,schemaPath:"#/properties/feeds/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err158]);
errors++;
}
}
}
else {
const err159 = {instancePath:instancePath+"/feeds",schemaPath:"#/properties/feeds/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err159]);
errors++;
}
}
if(data.analytics !== undefined){
let data205 = data.analytics;
if(data205 && typeof data205 == "object" && !Array.isArray(data205)){
if(data205.provider === undefined){
const err160 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/required",keyword:"required",params:{missingProperty: "provider"}};
vErrors = joinErrors(vErrors, [err160]);
errors++;
}
if(data205.domain === undefined){
const err161 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/required",keyword:"required",params:{missingProperty: "domain"}};
vErrors = joinErrors(vErrors, [err161]);
errors++;
}
for(const key24 in data205){
if(!(((key24 === "provider") || (key24 === "domain")) || (key24 === "host"))){
const err162 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24}};
vErrors = joinErrors(vErrors, [err162]);
errors++;
}
}
if(data205.provider !== undefined){
if(!(data205.provider === "plausible")){
const err163 = {instancePath:instancePath+"/analytics/provider",schemaPath:"#/properties/analytics/properties/provider/enum",keyword:"enum",params:{allowedValues: schema6.properties.analytics.properties.provider.enum}};
vErrors = joinErrors(vErrors, [err163]);
errors++;
}
}
if(data205.domain !== undefined){
let data207 = data205.domain;
if(typeof data207 === "string"){
if(!pattern46.test(data207)){
const err164 = {instancePath:instancePath+"/analytics/domain",schemaPath:"#/properties/analytics/properties/domain/pattern",keyword:"pattern",params:{pattern: "^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$"}};
vErrors = joinErrors(vErrors, [err164]);
errors++;
}
}
else {
const err165 = {instancePath:instancePath+"/analytics/domain",schemaPath:"#/properties/analytics/properties/domain/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err165]);
errors++;
}
}
if(data205.host !== undefined){
let data208 = data205.host;
if(typeof data208 === "string"){
if(!pattern47.test(data208)){
const err166 = {instancePath:instancePath+"/analytics/host",schemaPath:"#/properties/analytics/properties/host/pattern",keyword:"pattern",params:{pattern: "^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}(:[0-9]{1,5})?$"}};
vErrors = joinErrors(vErrors, [err166]);
errors++;
}
}
else {
const err167 = {instancePath:instancePath+"/analytics/host",schemaPath:"#/properties/analytics/properties/host/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err167]);
errors++;
}
}
}
else {
const err168 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err168]);
errors++;
}
}
if(data.redirects !== undefined){
let data209 = data.redirects;
if(Array.isArray(data209)){
const len7 = data209.length;
for(let i7=0; i7<len7; i7++){
let data210 = data209[i7];
if(data210 && typeof data210 == "object" && !Array.isArray(data210)){
if(data210.from === undefined){
const err169 = {instancePath:instancePath+"/redirects/" + i7,schemaPath:"#/properties/redirects/items/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err169]);
errors++;
}
if(data210.to === undefined){
const err170 = {instancePath:instancePath+"/redirects/" + i7,schemaPath:"#/properties/redirects/items/required",keyword:"required",params:{missingProperty: "to"}};
vErrors = joinErrors(vErrors, [err170]);
errors++;
}
for(const key25 in data210){
if(!((key25 === "from") || (key25 === "to"))){
const err171 = {instancePath:instancePath+"/redirects/" + i7,schemaPath:"#/properties/redirects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25}};
vErrors = joinErrors(vErrors, [err171]);
errors++;
}
}
if(data210.from !== undefined){
let data211 = data210.from;
if(typeof data211 === "string"){
if(func9(data211) > 1000){
const err172 = {instancePath:instancePath+"/redirects/" + i7+"/from",schemaPath:"#/properties/redirects/items/properties/from/maxLength",keyword:"maxLength",params:{limit: 1000}};
vErrors = joinErrors(vErrors, [err172]);
errors++;
}
if(!pattern48.test(data211)){
const err173 = {instancePath:instancePath+"/redirects/" + i7+"/from",schemaPath:"#/properties/redirects/items/properties/from/pattern",keyword:"pattern",params:{pattern: "^(?!.*%(?:[01]|2[2AaFf3]|3[AaCcEeFf]|5[Cc]|7[Cc]))(/(?!\\.{1,2}(/|$))[^\\s?#/\\\\:*\"<>|\\u0000-\\u001f]{1,100})+/?$"}};
vErrors = joinErrors(vErrors, [err173]);
errors++;
}
}
else {
const err174 = {instancePath:instancePath+"/redirects/" + i7+"/from",schemaPath:"#/properties/redirects/items/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err174]);
errors++;
}
}
if(data210.to !== undefined){
if(!(validate22(data210.to, {instancePath:instancePath+"/redirects/" + i7+"/to",parentData:data210,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err175 = {instancePath:instancePath+"/redirects/" + i7,schemaPath:"#/properties/redirects/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err175]);
errors++;
}
}
}
else {
const err176 = {instancePath:instancePath+"/redirects",schemaPath:"#/properties/redirects/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err176]);
errors++;
}
}
}
else {
const err177 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err177]);
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

const sharedValidator = validate312;

function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate312.errors = vErrors;
return errors === 0;
}

const headerValidator = validate314;
const schema47 = {"type":["string","array"],"pattern":"\\S","minItems":1,"itemTitle":"paragraph","items":{"$ref":"part2"}};

function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema47.type}};
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
validate315.errors = vErrors;
return errors === 0;
}

const pattern50 = new RegExp("^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])|\\{[A-Za-z][A-Za-z0-9]*\\})$", "u");

function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern50.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])|\\{[A-Za-z][A-Za-z0-9]*\\})$"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
validate318.errors = vErrors;
return errors === 0;
}

const schema49 = {"type":"object","additionalProperties":false,"required":["label","to"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"},"style":{"enum":["primary","secondary","quiet"]},"icon":{"$ref":"part2"}}};

function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err3 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema49.properties.style.enum}};
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
validate328.errors = vErrors;
return errors === 0;
}


function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((key1 === "text") || (key1 === "begins")) || (key1 === "until"))){
const err3 = {instancePath:instancePath+"/announcement",schemaPath:"#/properties/announcement/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data0.text !== undefined){
if(!(validate315(data0.text, {instancePath:instancePath+"/announcement/text",parentData:data0,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data0.begins !== undefined){
if(!(validate318(data0.begins, {instancePath:instancePath+"/announcement/begins",parentData:data0,parentDataProperty:"begins",rootData}))){
vErrors = joinErrors(vErrors, validate318.errors);
errors = vErrors.length;
}
}
if(data0.until !== undefined){
if(!(validate318(data0.until, {instancePath:instancePath+"/announcement/until",parentData:data0,parentDataProperty:"until",rootData}))){
vErrors = joinErrors(vErrors, validate318.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/announcement",schemaPath:"#/properties/announcement/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.menu !== undefined){
let data4 = data.menu;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.label === undefined){
const err5 = {instancePath:instancePath+"/menu/" + i0,schemaPath:"#/properties/menu/items/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
for(const key2 in data5){
if(!((((key2 === "label") || (key2 === "phoneLabel")) || (key2 === "to")) || (key2 === "items"))){
const err6 = {instancePath:instancePath+"/menu/" + i0,schemaPath:"#/properties/menu/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data5.label !== undefined){
if(!(validate22(data5.label, {instancePath:instancePath+"/menu/" + i0+"/label",parentData:data5,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data5.phoneLabel !== undefined){
if(!(validate22(data5.phoneLabel, {instancePath:instancePath+"/menu/" + i0+"/phoneLabel",parentData:data5,parentDataProperty:"phoneLabel",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data5.to !== undefined){
if(!(validate22(data5.to, {instancePath:instancePath+"/menu/" + i0+"/to",parentData:data5,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data5.items !== undefined){
let data9 = data5.items;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.label === undefined){
const err7 = {instancePath:instancePath+"/menu/" + i0+"/items/" + i1,schemaPath:"#/properties/menu/items/properties/items/items/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
if(data10.to === undefined){
const err8 = {instancePath:instancePath+"/menu/" + i0+"/items/" + i1,schemaPath:"#/properties/menu/items/properties/items/items/required",keyword:"required",params:{missingProperty: "to"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
for(const key3 in data10){
if(!((((key3 === "label") || (key3 === "to")) || (key3 === "flag")) || (key3 === "icon"))){
const err9 = {instancePath:instancePath+"/menu/" + i0+"/items/" + i1,schemaPath:"#/properties/menu/items/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data10.label !== undefined){
if(!(validate22(data10.label, {instancePath:instancePath+"/menu/" + i0+"/items/" + i1+"/label",parentData:data10,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data10.to !== undefined){
if(!(validate22(data10.to, {instancePath:instancePath+"/menu/" + i0+"/items/" + i1+"/to",parentData:data10,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data10.flag !== undefined){
if(!(validate22(data10.flag, {instancePath:instancePath+"/menu/" + i0+"/items/" + i1+"/flag",parentData:data10,parentDataProperty:"flag",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data10.icon !== undefined){
if(!(validate22(data10.icon, {instancePath:instancePath+"/menu/" + i0+"/items/" + i1+"/icon",parentData:data10,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/menu/" + i0+"/items/" + i1,schemaPath:"#/properties/menu/items/properties/items/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/menu/" + i0+"/items",schemaPath:"#/properties/menu/items/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/menu/" + i0,schemaPath:"#/properties/menu/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/menu",schemaPath:"#/properties/menu/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
if(data.action !== undefined){
if(!(validate328(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = joinErrors(vErrors, validate328.errors);
errors = vErrors.length;
}
}
if(data.bar !== undefined){
let data16 = data.bar;
if(Array.isArray(data16)){
if(data16.length > 3){
const err14 = {instancePath:instancePath+"/bar",schemaPath:"#/properties/bar/maxItems",keyword:"maxItems",params:{limit: 3}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
if(data16.length < 2){
const err15 = {instancePath:instancePath+"/bar",schemaPath:"#/properties/bar/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.label === undefined){
const err16 = {instancePath:instancePath+"/bar/" + i2,schemaPath:"#/properties/bar/items/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
if(data17.to === undefined){
const err17 = {instancePath:instancePath+"/bar/" + i2,schemaPath:"#/properties/bar/items/required",keyword:"required",params:{missingProperty: "to"}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
for(const key4 in data17){
if(!(((key4 === "label") || (key4 === "to")) || (key4 === "icon"))){
const err18 = {instancePath:instancePath+"/bar/" + i2,schemaPath:"#/properties/bar/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
}
if(data17.label !== undefined){
if(!(validate22(data17.label, {instancePath:instancePath+"/bar/" + i2+"/label",parentData:data17,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data17.to !== undefined){
if(!(validate22(data17.to, {instancePath:instancePath+"/bar/" + i2+"/to",parentData:data17,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data17.icon !== undefined){
if(!(validate22(data17.icon, {instancePath:instancePath+"/bar/" + i2+"/icon",parentData:data17,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/bar/" + i2,schemaPath:"#/properties/bar/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err19]);
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/bar",schemaPath:"#/properties/bar/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err21]);
errors++;
}
validate314.errors = vErrors;
return errors === 0;
}

const footerValidator = validate336;
const schema50 = {"type":"object","additionalProperties":false,"required":["copyright"],"properties":{"text":{"$ref":"part135"},"groups":{"type":"array","itemTitle":"column","items":{"type":"object","additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"type":"array","itemTitle":"link","items":{"type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"},"flag":{"$ref":"part2"}}}}}}},"social":{"type":"array","itemTitle":"network","items":{"type":"object","additionalProperties":false,"required":["network","to"],"properties":{"network":{"enum":["whatsapp","facebook","instagram","tiktok","youtube","x","linkedin","telegram","threads","pinterest","tripadvisor"]},"to":{"$ref":"part2"}}}},"accreditation":{"$ref":"part135"},"copyright":{"$ref":"part2"}}};

function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
const err14 = {instancePath:instancePath+"/social/" + i2+"/network",schemaPath:"#/properties/social/items/properties/network/enum",keyword:"enum",params:{allowedValues: schema50.properties.social.items.properties.network.enum}};
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
if(!(validate315(data.accreditation, {instancePath:instancePath+"/accreditation",parentData:data,parentDataProperty:"accreditation",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
validate336.errors = vErrors;
return errors === 0;
}

const businessValidator = validate345;
const schema51 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"enum":["LocalBusiness","AccountingService","AmusementPark","ArtGallery","AutoDealer","AutoRepair","AutoWash","Bakery","BarOrPub","BeautySalon","BedAndBreakfast","BikeStore","BookStore","Brewery","CafeOrCoffeeShop","Campground","ChildCare","ClothingStore","ComputerStore","ConvenienceStore","DaySpa","Dentist","DryCleaningOrLaundry","Electrician","ElectronicsStore","EmploymentAgency","EntertainmentBusiness","ExerciseGym","FastFoodRestaurant","FinancialService","Florist","FoodEstablishment","FurnitureStore","GardenStore","GasStation","GeneralContractor","GolfCourse","GroceryStore","HairSalon","HardwareStore","HealthAndBeautyBusiness","HealthClub","HobbyShop","HomeAndConstructionBusiness","HomeGoodsStore","Hostel","Hotel","HousePainter","HVACBusiness","IceCreamShop","InsuranceAgency","InternetCafe","JewelryStore","LegalService","Library","Locksmith","LodgingBusiness","MedicalBusiness","Motel","MotorcycleDealer","MotorcycleRepair","MovingCompany","MusicStore","NailSalon","NightClub","Notary","Optician","OutletStore","PetStore","Pharmacy","Physician","Plumber","ProfessionalService","RealEstateAgent","RecyclingCenter","Resort","Restaurant","RoofingContractor","SelfStorage","ShoeStore","ShoppingCenter","SkiResort","SportingGoodsStore","SportsActivityLocation","SportsClub","Store","TattooParlor","TireShop","TouristInformationCenter","ToyStore","TravelAgency","WholesaleStore","Winery"]},"name":{"$ref":"part2"},"description":{"$ref":"part2"},"telephone":{"$ref":"part2"},"email":{"$ref":"part2"},"address":{"$ref":"part100"},"hours":{"$ref":"part158"},"at":{"$ref":"part116"},"priceRange":{"$ref":"part2"},"area":{"$ref":"part117"},"profiles":{"$ref":"part119"}}};
const schema52 = {"type":"array","itemTitle":"hour","items":{"type":"object","additionalProperties":false,"required":[],"properties":{"days":{"type":"array","minItems":1,"uniqueItems":true,"itemTitle":"day","items":{"enum":["mo","tu","we","th","fr","sa","su"]}},"date":{"$ref":"part154"},"begins":{"$ref":"part154"},"until":{"$ref":"part154"},"opens":{"type":"string","pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},"closes":{"type":"string","pattern":"^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"},"closed":{"const":true}}}};
const pattern51 = new RegExp("^([0-9]{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");

function validate352(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern51.test(data)){
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
validate352.errors = vErrors;
return errors === 0;
}

const pattern52 = new RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");
const pattern53 = new RegExp("^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$", "u");

function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
if(!(((((((key0 === "days") || (key0 === "date")) || (key0 === "begins")) || (key0 === "until")) || (key0 === "opens")) || (key0 === "closes")) || (key0 === "closed"))){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
if(data0.days !== undefined){
let data1 = data0.days;
if(Array.isArray(data1)){
if(data1.length < 1){
const err1 = {instancePath:instancePath+"/" + i0+"/days",schemaPath:"#/items/properties/days/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
const len1 = data1.length;
for(let i1=0; i1<len1; i1++){
let data2 = data1[i1];
if(!(((((((data2 === "mo") || (data2 === "tu")) || (data2 === "we")) || (data2 === "th")) || (data2 === "fr")) || (data2 === "sa")) || (data2 === "su"))){
const err2 = {instancePath:instancePath+"/" + i0+"/days/" + i1,schemaPath:"#/items/properties/days/items/enum",keyword:"enum",params:{allowedValues: schema52.items.properties.days.items.enum}};
vErrors = joinErrors(vErrors, [err2]);
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
const err3 = {instancePath:instancePath+"/" + i0+"/days",schemaPath:"#/items/properties/days/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
break outer0;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/" + i0+"/days",schemaPath:"#/items/properties/days/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data0.date !== undefined){
if(!(validate352(data0.date, {instancePath:instancePath+"/" + i0+"/date",parentData:data0,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate352.errors);
errors = vErrors.length;
}
}
if(data0.begins !== undefined){
if(!(validate352(data0.begins, {instancePath:instancePath+"/" + i0+"/begins",parentData:data0,parentDataProperty:"begins",rootData}))){
vErrors = joinErrors(vErrors, validate352.errors);
errors = vErrors.length;
}
}
if(data0.until !== undefined){
if(!(validate352(data0.until, {instancePath:instancePath+"/" + i0+"/until",parentData:data0,parentDataProperty:"until",rootData}))){
vErrors = joinErrors(vErrors, validate352.errors);
errors = vErrors.length;
}
}
if(data0.opens !== undefined){
let data6 = data0.opens;
if(typeof data6 === "string"){
if(!pattern52.test(data6)){
const err5 = {instancePath:instancePath+"/" + i0+"/opens",schemaPath:"#/items/properties/opens/pattern",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + i0+"/opens",schemaPath:"#/items/properties/opens/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data0.closes !== undefined){
let data7 = data0.closes;
if(typeof data7 === "string"){
if(!pattern53.test(data7)){
const err7 = {instancePath:instancePath+"/" + i0+"/closes",schemaPath:"#/items/properties/closes/pattern",keyword:"pattern",params:{pattern: "^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/" + i0+"/closes",schemaPath:"#/items/properties/closes/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
if(data0.closed !== undefined){
if(true !== data0.closed){
const err9 = {instancePath:instancePath+"/" + i0+"/closed",schemaPath:"#/items/properties/closed/const",keyword:"const",params:{allowedValue: true}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
validate351.errors = vErrors;
return errors === 0;
}


function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema51.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data0 === "LocalBusiness") || (data0 === "AccountingService")) || (data0 === "AmusementPark")) || (data0 === "ArtGallery")) || (data0 === "AutoDealer")) || (data0 === "AutoRepair")) || (data0 === "AutoWash")) || (data0 === "Bakery")) || (data0 === "BarOrPub")) || (data0 === "BeautySalon")) || (data0 === "BedAndBreakfast")) || (data0 === "BikeStore")) || (data0 === "BookStore")) || (data0 === "Brewery")) || (data0 === "CafeOrCoffeeShop")) || (data0 === "Campground")) || (data0 === "ChildCare")) || (data0 === "ClothingStore")) || (data0 === "ComputerStore")) || (data0 === "ConvenienceStore")) || (data0 === "DaySpa")) || (data0 === "Dentist")) || (data0 === "DryCleaningOrLaundry")) || (data0 === "Electrician")) || (data0 === "ElectronicsStore")) || (data0 === "EmploymentAgency")) || (data0 === "EntertainmentBusiness")) || (data0 === "ExerciseGym")) || (data0 === "FastFoodRestaurant")) || (data0 === "FinancialService")) || (data0 === "Florist")) || (data0 === "FoodEstablishment")) || (data0 === "FurnitureStore")) || (data0 === "GardenStore")) || (data0 === "GasStation")) || (data0 === "GeneralContractor")) || (data0 === "GolfCourse")) || (data0 === "GroceryStore")) || (data0 === "HairSalon")) || (data0 === "HardwareStore")) || (data0 === "HealthAndBeautyBusiness")) || (data0 === "HealthClub")) || (data0 === "HobbyShop")) || (data0 === "HomeAndConstructionBusiness")) || (data0 === "HomeGoodsStore")) || (data0 === "Hostel")) || (data0 === "Hotel")) || (data0 === "HousePainter")) || (data0 === "HVACBusiness")) || (data0 === "IceCreamShop")) || (data0 === "InsuranceAgency")) || (data0 === "InternetCafe")) || (data0 === "JewelryStore")) || (data0 === "LegalService")) || (data0 === "Library")) || (data0 === "Locksmith")) || (data0 === "LodgingBusiness")) || (data0 === "MedicalBusiness")) || (data0 === "Motel")) || (data0 === "MotorcycleDealer")) || (data0 === "MotorcycleRepair")) || (data0 === "MovingCompany")) || (data0 === "MusicStore")) || (data0 === "NailSalon")) || (data0 === "NightClub")) || (data0 === "Notary")) || (data0 === "Optician")) || (data0 === "OutletStore")) || (data0 === "PetStore")) || (data0 === "Pharmacy")) || (data0 === "Physician")) || (data0 === "Plumber")) || (data0 === "ProfessionalService")) || (data0 === "RealEstateAgent")) || (data0 === "RecyclingCenter")) || (data0 === "Resort")) || (data0 === "Restaurant")) || (data0 === "RoofingContractor")) || (data0 === "SelfStorage")) || (data0 === "ShoeStore")) || (data0 === "ShoppingCenter")) || (data0 === "SkiResort")) || (data0 === "SportingGoodsStore")) || (data0 === "SportsActivityLocation")) || (data0 === "SportsClub")) || (data0 === "Store")) || (data0 === "TattooParlor")) || (data0 === "TireShop")) || (data0 === "TouristInformationCenter")) || (data0 === "ToyStore")) || (data0 === "TravelAgency")) || (data0 === "WholesaleStore")) || (data0 === "Winery"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema51.properties.type.enum}};
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
if(!(validate259(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = joinErrors(vErrors, validate259.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
if(!(validate351(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData}))){
vErrors = joinErrors(vErrors, validate351.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined){
if(!(validate291(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = joinErrors(vErrors, validate291.errors);
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
if(!(validate296(data.area, {instancePath:instancePath+"/area",parentData:data,parentDataProperty:"area",rootData}))){
vErrors = joinErrors(vErrors, validate296.errors);
errors = vErrors.length;
}
}
if(data.profiles !== undefined){
if(!(validate299(data.profiles, {instancePath:instancePath+"/profiles",parentData:data,parentDataProperty:"profiles",rootData}))){
vErrors = joinErrors(vErrors, validate299.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate345.errors = vErrors;
return errors === 0;
}

const feedsValidator = validate361;

function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
validate361.errors = vErrors;
return errors === 0;
}

const writtenCardGridValidator = validate366;
const schema55 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"card-grid"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"style":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["plain","ticket","numbered","icon","feature"]}},"ratio":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["4:3","1:1","4:5"]}},"columns":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":[2,3,4]}},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"card","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part183"},"else":{"$ref":"part182"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part183"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"note":{"$ref":"part52"},"actions":{"$ref":"part188"},"surface":{"$ref":"part190"},"backdrop":{"$ref":"part169"},"anchor":{"$ref":"part191"}}};
const schema57 = {"type":["object","string"],"additionalProperties":false,"required":["title"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part52"},"icon":{"$ref":"part2"},"flag":{"$ref":"part2"},"picture":{"$ref":"part169"},"meta":{"$ref":"part2"},"stub":{"$ref":"part2"},"figure":{"$ref":"part170"},"route":{"type":["object","string"],"additionalProperties":false,"required":["origin","destination"],"properties":{"origin":{"$ref":"part2"},"originPlace":{"$ref":"part2"},"destination":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"lists":{"type":["array","object","string"],"itemTitle":"list","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part174"},"else":{"$ref":"part173"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part174"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"chips":{"type":["object","string"],"additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"$ref":"part180"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"to":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema58 = {"type":["object","string"],"additionalProperties":false,"required":["src","alt"],"properties":{"src":{"$ref":"part2"},"alt":{"type":"string"},"focus":{"$ref":"part168"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema59 = {"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["top left","top","top right","left","center","right","bottom left","bottom","bottom right"]}};

function validate379(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data === "string"){
if(!pattern23.test(data)){
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
const err2 = {instancePath,schemaPath:"#/else/enum",keyword:"enum",params:{allowedValues: schema59.else.enum}};
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
validate379.errors = vErrors;
return errors === 0;
}


function validate377(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema58.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate379(data.focus, {instancePath:instancePath+"/focus",parentData:data,parentDataProperty:"focus",rootData}))){
vErrors = joinErrors(vErrors, validate379.errors);
errors = vErrors.length;
}
}
}
validate377.errors = vErrors;
return errors === 0;
}

const schema60 = {"type":["object","string"],"additionalProperties":false,"required":["value","label"],"properties":{"value":{"$ref":"part2"},"label":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate384(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema60.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
validate384.errors = vErrors;
return errors === 0;
}

const schema62 = {"type":["object","string"],"additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"type":["array","object","string"],"itemTitle":"item","items":{"$ref":"part51"},"if":{"type":"object"},"then":{"$ref":"part50"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate393(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema62.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema62.properties.items.type}};
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
if(!(validate141(data1, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate141.errors);
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
if(!pattern13.test(data1)){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate151(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
}
}
validate393.errors = vErrors;
return errors === 0;
}


function validate391(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate393(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate391.errors = vErrors;
return errors === 0;
}

const schema63 = {"type":["array","object","string"],"itemTitle":"item","minItems":1,"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part178"},"else":{"$ref":"part177"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part178"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema65 = {"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"flag":{"$ref":"part2"},"to":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate408(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema65.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(((key0 === "label") || (key0 === "flag")) || (key0 === "to"))){
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
if(data.flag !== undefined){
if(!(validate22(data.flag, {instancePath:instancePath+"/flag",parentData:data,parentDataProperty:"flag",rootData}))){
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
validate408.errors = vErrors;
return errors === 0;
}


function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate408(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate408.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate406.errors = vErrors;
return errors === 0;
}


function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema63.type}};
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
if(!(validate406(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
if(!pattern13.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
let data0 = data[i0];
const _errs6 = errors;
let valid3 = true;
const _errs7 = errors;
if(errors === _errs7){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.from === undefined) && (missing0 = "from")){
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
if(!(validate406(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(!(validate408(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate408.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
ifClause0 = "else";
}
if(!valid3){
const err7 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
}
validate405.errors = vErrors;
return errors === 0;
}


function validate372(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema57.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(func2.call(schema57.properties, key0))){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
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
if(!(validate377(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
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
if(data.figure !== undefined){
if(!(validate384(data.figure, {instancePath:instancePath+"/figure",parentData:data,parentDataProperty:"figure",rootData}))){
vErrors = joinErrors(vErrors, validate384.errors);
errors = vErrors.length;
}
}
if(data.route !== undefined){
let data8 = data.route;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (typeof data8 !== "string")){
const err4 = {instancePath:instancePath+"/route",schemaPath:"#/properties/route/type",keyword:"type",params:{type: schema57.properties.route.type}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
if(typeof data8 === "string"){
if(!pattern13.test(data8)){
const err5 = {instancePath:instancePath+"/route",schemaPath:"#/properties/route/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.origin === undefined){
const err6 = {instancePath:instancePath+"/route",schemaPath:"#/properties/route/required",keyword:"required",params:{missingProperty: "origin"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(data8.destination === undefined){
const err7 = {instancePath:instancePath+"/route",schemaPath:"#/properties/route/required",keyword:"required",params:{missingProperty: "destination"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
for(const key1 in data8){
if(!(((key1 === "origin") || (key1 === "originPlace")) || (key1 === "destination"))){
const err8 = {instancePath:instancePath+"/route",schemaPath:"#/properties/route/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
if(data8.origin !== undefined){
if(!(validate22(data8.origin, {instancePath:instancePath+"/route/origin",parentData:data8,parentDataProperty:"origin",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data8.originPlace !== undefined){
if(!(validate22(data8.originPlace, {instancePath:instancePath+"/route/originPlace",parentData:data8,parentDataProperty:"originPlace",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data8.destination !== undefined){
if(!(validate22(data8.destination, {instancePath:instancePath+"/route/destination",parentData:data8,parentDataProperty:"destination",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
}
if(data.lists !== undefined){
let data12 = data.lists;
if((!data12 || typeof data12 != "object") && (typeof data12 !== "string")){
const err9 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: schema57.properties.lists.type}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
const _errs18 = errors;
let valid2 = true;
const _errs19 = errors;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err10 = {};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
var _valid0 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs21 = errors;
if(!(validate391(data12, {instancePath:instancePath+"/lists",parentData:data,parentDataProperty:"lists",rootData}))){
vErrors = joinErrors(vErrors, validate391.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
valid2 = _valid0;
}
if(!valid2){
const err11 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
if(typeof data12 === "string"){
if(!pattern13.test(data12)){
const err12 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
const _errs23 = errors;
let valid5 = true;
const _errs24 = errors;
if(errors === _errs24){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing0;
if((data13.from === undefined) && (missing0 = "from")){
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
var _valid1 = _errs24 === errors;
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
if(_valid1){
const _errs26 = errors;
if(!(validate391(data13, {instancePath:instancePath+"/lists/" + i0,parentData:data12,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate391.errors);
errors = vErrors.length;
}
var _valid1 = _errs26 === errors;
valid5 = _valid1;
ifClause0 = "then";
}
else {
const _errs27 = errors;
if(!(validate393(data13, {instancePath:instancePath+"/lists/" + i0,parentData:data12,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
var _valid1 = _errs27 === errors;
valid5 = _valid1;
ifClause0 = "else";
}
if(!valid5){
const err15 = {instancePath:instancePath+"/lists/" + i0,schemaPath:"#/properties/lists/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
}
}
}
if(data.chips !== undefined){
let data14 = data.chips;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (typeof data14 !== "string")){
const err16 = {instancePath:instancePath+"/chips",schemaPath:"#/properties/chips/type",keyword:"type",params:{type: schema57.properties.chips.type}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
if(typeof data14 === "string"){
if(!pattern13.test(data14)){
const err17 = {instancePath:instancePath+"/chips",schemaPath:"#/properties/chips/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
}
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.heading === undefined){
const err18 = {instancePath:instancePath+"/chips",schemaPath:"#/properties/chips/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
if(data14.items === undefined){
const err19 = {instancePath:instancePath+"/chips",schemaPath:"#/properties/chips/required",keyword:"required",params:{missingProperty: "items"}};
vErrors = joinErrors(vErrors, [err19]);
errors++;
}
for(const key2 in data14){
if(!((key2 === "heading") || (key2 === "items"))){
const err20 = {instancePath:instancePath+"/chips",schemaPath:"#/properties/chips/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
}
if(data14.heading !== undefined){
if(!(validate22(data14.heading, {instancePath:instancePath+"/chips/heading",parentData:data14,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data14.items !== undefined){
if(!(validate405(data14.items, {instancePath:instancePath+"/chips/items",parentData:data14,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate405.errors);
errors = vErrors.length;
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
validate372.errors = vErrors;
return errors === 0;
}


function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate372(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate372.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate370.errors = vErrors;
return errors === 0;
}

const schema66 = {"type":["array","object","string"],"itemTitle":"action","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part186"},"else":{"$ref":"part65"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part186"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

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
if(!(validate186(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate186.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
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


function validate429(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema66.type}};
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
if(!(validate430(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate430.errors);
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
if(!pattern13.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate430(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate430.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(!(validate186(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate186.errors);
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
validate429.errors = vErrors;
return errors === 0;
}

const schema68 = {"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["plain","tinted","accent","second","ink","picture"]}};

function validate440(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data === "string"){
if(!pattern23.test(data)){
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
if(!((((((data === "plain") || (data === "tinted")) || (data === "accent")) || (data === "second")) || (data === "ink")) || (data === "picture"))){
const err2 = {instancePath,schemaPath:"#/else/enum",keyword:"enum",params:{allowedValues: schema68.else.enum}};
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
validate440.errors = vErrors;
return errors === 0;
}

const pattern71 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^[a-z][a-z0-9-]*$", "u");

function validate443(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern71.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^[a-z][a-z0-9-]*$"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
validate443.errors = vErrors;
return errors === 0;
}


function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema55.properties, key0))){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
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
if(!pattern23.test(data4)){
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
if(!(((((data4 === "plain") || (data4 === "ticket")) || (data4 === "numbered")) || (data4 === "icon")) || (data4 === "feature"))){
const err6 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/else/enum",keyword:"enum",params:{allowedValues: schema55.properties.style.else.enum}};
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
if(data.ratio !== undefined){
let data5 = data.ratio;
const _errs12 = errors;
let valid2 = true;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
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
if(!(((data5 === "4:3") || (data5 === "1:1")) || (data5 === "4:5"))){
const err10 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/else/enum",keyword:"enum",params:{allowedValues: schema55.properties.ratio.else.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = _valid1;
}
if(!valid2){
const err11 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
if(data.columns !== undefined){
let data6 = data.columns;
const _errs17 = errors;
let valid3 = true;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(!pattern23.test(data6)){
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
if(!(((data6 === 2) || (data6 === 3)) || (data6 === 4))){
const err14 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/else/enum",keyword:"enum",params:{allowedValues: schema55.properties.columns.else.enum}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
var _valid2 = _errs20 === errors;
valid3 = _valid2;
}
if(!valid3){
const err15 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
}
if(data.items !== undefined){
let data7 = data.items;
if((!data7 || typeof data7 != "object") && (typeof data7 !== "string")){
const err16 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema55.properties.items.type}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
const _errs23 = errors;
let valid4 = true;
const _errs24 = errors;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err17 = {};
vErrors = joinErrors(vErrors, [err17]);
errors++;
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
if(_valid3){
const _errs26 = errors;
if(!(validate370(data7, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate370.errors);
errors = vErrors.length;
}
var _valid3 = _errs26 === errors;
valid4 = _valid3;
}
if(!valid4){
const err18 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
if(typeof data7 === "string"){
if(!pattern13.test(data7)){
const err19 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err19]);
errors++;
}
}
if(Array.isArray(data7)){
if(data7.length < 1){
const err20 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs28 = errors;
let valid7 = true;
const _errs29 = errors;
if(errors === _errs29){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing0;
if((data8.from === undefined) && (missing0 = "from")){
const err21 = {};
vErrors = joinErrors(vErrors, [err21]);
errors++;
}
}
else {
const err22 = {};
vErrors = joinErrors(vErrors, [err22]);
errors++;
}
}
var _valid4 = _errs29 === errors;
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid4){
const _errs31 = errors;
if(!(validate370(data8, {instancePath:instancePath+"/items/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate370.errors);
errors = vErrors.length;
}
var _valid4 = _errs31 === errors;
valid7 = _valid4;
ifClause0 = "then";
}
else {
const _errs32 = errors;
if(!(validate372(data8, {instancePath:instancePath+"/items/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate372.errors);
errors = vErrors.length;
}
var _valid4 = _errs32 === errors;
valid7 = _valid4;
ifClause0 = "else";
}
if(!valid7){
const err23 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err23]);
errors++;
}
}
}
}
if(data.note !== undefined){
if(!(validate140(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate429(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate429.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err24]);
errors++;
}
validate366.errors = vErrors;
return errors === 0;
}

const expandedCardGridValidator = validate445;
const schema70 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"card-grid"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"style":{"enum":["plain","ticket","numbered","icon","feature"]},"ratio":{"enum":["4:3","1:1","4:5"]},"columns":{"enum":[2,3,4]},"items":{"type":"array","minItems":1,"itemTitle":"card","items":{"type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part135"},"icon":{"$ref":"part2"},"flag":{"$ref":"part2"},"picture":{"$ref":"part9"},"meta":{"$ref":"part2"},"stub":{"$ref":"part2"},"figure":{"$ref":"part193"},"route":{"type":"object","additionalProperties":false,"required":["origin","destination"],"properties":{"origin":{"$ref":"part2"},"originPlace":{"$ref":"part2"},"destination":{"$ref":"part2"}}},"lists":{"type":"array","itemTitle":"list","items":{"$ref":"part196"}},"chips":{"type":"object","additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"$ref":"part199"}}},"to":{"$ref":"part2"}}}},"note":{"$ref":"part135"},"actions":{"$ref":"part203"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate456(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate456.errors = vErrors;
return errors === 0;
}


function validate463(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
validate463.errors = vErrors;
return errors === 0;
}


function validate468(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.label === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data0){
if(!(((key0 === "label") || (key0 === "flag")) || (key0 === "to"))){
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
if(data0.flag !== undefined){
if(!(validate22(data0.flag, {instancePath:instancePath+"/" + i0+"/flag",parentData:data0,parentDataProperty:"flag",rootData}))){
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
}
else {
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
validate468.errors = vErrors;
return errors === 0;
}


function validate475(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate328(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate328.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
validate475.errors = vErrors;
return errors === 0;
}


function validate479(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern10.test(data)){
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
validate479.errors = vErrors;
return errors === 0;
}


function validate445(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema70.properties, key0))){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data4 = data.style;
if(!(((((data4 === "plain") || (data4 === "ticket")) || (data4 === "numbered")) || (data4 === "icon")) || (data4 === "feature"))){
const err4 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema70.properties.style.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.ratio !== undefined){
let data5 = data.ratio;
if(!(((data5 === "4:3") || (data5 === "1:1")) || (data5 === "4:5"))){
const err5 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/enum",keyword:"enum",params:{allowedValues: schema70.properties.ratio.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.columns !== undefined){
let data6 = data.columns;
if(!(((data6 === 2) || (data6 === 3)) || (data6 === 4))){
const err6 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/enum",keyword:"enum",params:{allowedValues: schema70.properties.columns.enum}};
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
if(!(func2.call(schema70.properties.items.items.properties, key1))){
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
if(!(validate315(data8.text, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data8,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
if(!(validate26(data8.picture, {instancePath:instancePath+"/items/" + i0+"/picture",parentData:data8,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
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
if(!(validate456(data8.figure, {instancePath:instancePath+"/items/" + i0+"/figure",parentData:data8,parentDataProperty:"figure",rootData}))){
vErrors = joinErrors(vErrors, validate456.errors);
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
if(!(validate463(data21[i1], {instancePath:instancePath+"/items/" + i0+"/lists/" + i1,parentData:data21,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate463.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/items/" + i0+"/lists",schemaPath:"#/properties/items/items/properties/lists/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
}
if(data8.chips !== undefined){
let data23 = data8.chips;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.heading === undefined){
const err15 = {instancePath:instancePath+"/items/" + i0+"/chips",schemaPath:"#/properties/items/items/properties/chips/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
if(data23.items === undefined){
const err16 = {instancePath:instancePath+"/items/" + i0+"/chips",schemaPath:"#/properties/items/items/properties/chips/required",keyword:"required",params:{missingProperty: "items"}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
for(const key3 in data23){
if(!((key3 === "heading") || (key3 === "items"))){
const err17 = {instancePath:instancePath+"/items/" + i0+"/chips",schemaPath:"#/properties/items/items/properties/chips/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
}
if(data23.heading !== undefined){
if(!(validate22(data23.heading, {instancePath:instancePath+"/items/" + i0+"/chips/heading",parentData:data23,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data23.items !== undefined){
if(!(validate468(data23.items, {instancePath:instancePath+"/items/" + i0+"/chips/items",parentData:data23,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate468.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/items/" + i0+"/chips",schemaPath:"#/properties/items/items/properties/chips/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err18]);
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
const err19 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err19]);
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
}
if(data.note !== undefined){
if(!(validate315(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate475(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate475.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data29 = data.surface;
if(!((((((data29 === "plain") || (data29 === "tinted")) || (data29 === "accent")) || (data29 === "second")) || (data29 === "ink")) || (data29 === "picture"))){
const err21 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema70.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err21]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err22]);
errors++;
}
validate445.errors = vErrors;
return errors === 0;
}

const writtenChipsValidator = validate481;

function validate481(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if("chips" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "chips"}};
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
if(!(validate405(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate405.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
validate481.errors = vErrors;
return errors === 0;
}

const expandedChipsValidator = validate489;
const schema77 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"chips"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"items":{"$ref":"part199"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate489(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if("chips" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "chips"}};
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
if(!(validate468(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate468.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data5 = data.surface;
if(!((((((data5 === "plain") || (data5 === "tinted")) || (data5 === "accent")) || (data5 === "second")) || (data5 === "ink")) || (data5 === "picture"))){
const err4 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema77.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate489.errors = vErrors;
return errors === 0;
}

const writtenContactValidator = validate496;
const schema78 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"contact"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"way","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part215"},"else":{"$ref":"part214"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part215"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part190"},"backdrop":{"$ref":"part169"},"anchor":{"$ref":"part191"}}};
const schema80 = {"type":["object","string"],"additionalProperties":false,"required":["title"],"properties":{"icon":{"$ref":"part2"},"title":{"$ref":"part2"},"value":{"$ref":"part2"},"to":{"$ref":"part2"},"hours":{"type":["array","object","string"],"itemTitle":"line","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part211"},"else":{"$ref":"part210"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part211"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"text":{"$ref":"part52"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema82 = {"type":["object","string"],"additionalProperties":false,"required":["days","time"],"properties":{"days":{"$ref":"part2"},"time":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate509(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema82.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
validate509.errors = vErrors;
return errors === 0;
}


function validate507(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate509(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate509.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate507.errors = vErrors;
return errors === 0;
}


function validate502(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema80.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
const err4 = {instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/type",keyword:"type",params:{type: schema80.properties.hours.type}};
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
if(!(validate507(data4, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
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
if(!pattern13.test(data4)){
const err7 = {instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate507(data5, {instancePath:instancePath+"/hours/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate509(data5, {instancePath:instancePath+"/hours/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate509.errors);
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
}
validate502.errors = vErrors;
return errors === 0;
}


function validate500(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate502(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate502.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate500.errors = vErrors;
return errors === 0;
}


function validate496(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema78.properties.items.type}};
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
if(!(validate500(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate500.errors);
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
if(!pattern13.test(data4)){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate500(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate500.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate502(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate502.errors);
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
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate496.errors = vErrors;
return errors === 0;
}

const expandedContactValidator = validate530;
const schema83 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"contact"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"items":{"type":"array","minItems":1,"itemTitle":"way","items":{"type":"object","additionalProperties":false,"required":["title"],"properties":{"icon":{"$ref":"part2"},"title":{"$ref":"part2"},"value":{"$ref":"part2"},"to":{"$ref":"part2"},"hours":{"type":"array","itemTitle":"line","items":{"type":"object","additionalProperties":false,"required":["days","time"],"properties":{"days":{"$ref":"part2"},"time":{"$ref":"part2"}}}},"text":{"$ref":"part135"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate530(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
if(!(validate315(data5.text, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data5,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
if(!((((((data15 === "plain") || (data15 === "tinted")) || (data15 === "accent")) || (data15 === "second")) || (data15 === "ink")) || (data15 === "picture"))){
const err14 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema83.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
validate530.errors = vErrors;
return errors === 0;
}

const writtenCountryValidator = validate543;
const schema84 = {"type":"object","additionalProperties":false,"required":["type","heading","flag"],"properties":{"type":{"const":"country"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"flag":{"$ref":"part2"},"highlights":{"type":["array","object","string"],"itemTitle":"point","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part226"},"else":{"$ref":"part225"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part226"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"list":{"$ref":"part173"},"next":{"type":["object","string"],"additionalProperties":false,"required":["heading","actions"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"actions":{"$ref":"part188"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part190"},"backdrop":{"$ref":"part169"},"anchor":{"$ref":"part191"}}};
const schema86 = {"type":["object","string"],"additionalProperties":false,"required":["title","text"],"properties":{"icon":{"$ref":"part2"},"title":{"$ref":"part2"},"text":{"$ref":"part52"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate550(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema86.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
}
validate550.errors = vErrors;
return errors === 0;
}


function validate548(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate550(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate550.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate548.errors = vErrors;
return errors === 0;
}


function validate543(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema84.properties, key0))){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
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
const err5 = {instancePath:instancePath+"/highlights",schemaPath:"#/properties/highlights/type",keyword:"type",params:{type: schema84.properties.highlights.type}};
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
if(!(validate548(data5, {instancePath:instancePath+"/highlights",parentData:data,parentDataProperty:"highlights",rootData}))){
vErrors = joinErrors(vErrors, validate548.errors);
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
if(!pattern13.test(data5)){
const err8 = {instancePath:instancePath+"/highlights",schemaPath:"#/properties/highlights/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate548(data6, {instancePath:instancePath+"/highlights/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate548.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs18 = errors;
if(!(validate550(data6, {instancePath:instancePath+"/highlights/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate550.errors);
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
if(!(validate393(data.list, {instancePath:instancePath+"/list",parentData:data,parentDataProperty:"list",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data.next !== undefined){
let data8 = data.next;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (typeof data8 !== "string")){
const err12 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: schema84.properties.next.type}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
if(typeof data8 === "string"){
if(!pattern13.test(data8)){
const err13 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate140(data8.text, {instancePath:instancePath+"/next/text",parentData:data8,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data8.actions !== undefined){
if(!(validate429(data8.actions, {instancePath:instancePath+"/next/actions",parentData:data8,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate429.errors);
errors = vErrors.length;
}
}
}
}
if(data.surface !== undefined){
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
validate543.errors = vErrors;
return errors === 0;
}

const expandedCountryValidator = validate568;
const schema87 = {"type":"object","additionalProperties":false,"required":["type","heading","flag"],"properties":{"type":{"const":"country"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"flag":{"$ref":"part2"},"highlights":{"type":"array","itemTitle":"point","items":{"type":"object","additionalProperties":false,"required":["title","text"],"properties":{"icon":{"$ref":"part2"},"title":{"$ref":"part2"},"text":{"$ref":"part135"}}}},"list":{"$ref":"part196"},"next":{"type":"object","additionalProperties":false,"required":["heading","actions"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"actions":{"$ref":"part203"}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate568(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema87.properties, key0))){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
if(!(validate315(data6.text, {instancePath:instancePath+"/highlights/" + i0+"/text",parentData:data6,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
if(!(validate463(data.list, {instancePath:instancePath+"/list",parentData:data,parentDataProperty:"list",rootData}))){
vErrors = joinErrors(vErrors, validate463.errors);
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
if(!(validate315(data11.text, {instancePath:instancePath+"/next/text",parentData:data11,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data11.actions !== undefined){
if(!(validate475(data11.actions, {instancePath:instancePath+"/next/actions",parentData:data11,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate475.errors);
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
if(!((((((data15 === "plain") || (data15 === "tinted")) || (data15 === "accent")) || (data15 === "second")) || (data15 === "ink")) || (data15 === "picture"))){
const err14 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema87.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
validate568.errors = vErrors;
return errors === 0;
}

const writtenCtaValidator = validate582;

function validate582(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "actions")) || (key0 === "surface")) || (key0 === "backdrop")) || (key0 === "anchor"))){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate429(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate429.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate582.errors = vErrors;
return errors === 0;
}

const expandedCtaValidator = validate590;
const schema89 = {"type":"object","additionalProperties":false,"required":["type","heading","actions"],"properties":{"type":{"const":"cta"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"actions":{"$ref":"part203"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate590(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "actions")) || (key0 === "surface")) || (key0 === "backdrop")) || (key0 === "anchor"))){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate475(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate475.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data5 = data.surface;
if(!((((((data5 === "plain") || (data5 === "tinted")) || (data5 === "accent")) || (data5 === "second")) || (data5 === "ink")) || (data5 === "picture"))){
const err5 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema89.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
validate590.errors = vErrors;
return errors === 0;
}

const writtenEmbedValidator = validate597;
const schema90 = {"type":"object","additionalProperties":false,"required":["type","provider","id","title"],"properties":{"type":{"const":"embed"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"provider":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["acuity","calendly","google-calendar","google-forms"]}},"id":{"$ref":"part2"},"title":{"$ref":"part2"},"height":{"type":["integer","string"],"minimum":200,"maximum":2000,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part190"},"backdrop":{"$ref":"part169"},"anchor":{"$ref":"part191"}}};

function validate597(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema90.properties, key0))){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
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
if(!pattern23.test(data4)){
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
const err8 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/else/enum",keyword:"enum",params:{allowedValues: schema90.properties.provider.else.enum}};
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
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: schema90.properties.height.type}};
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
if(!pattern13.test(data7)){
const err13 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
}
if(data.surface !== undefined){
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
validate597.errors = vErrors;
return errors === 0;
}

const expandedEmbedValidator = validate606;
const schema91 = {"type":"object","additionalProperties":false,"required":["type","provider","id","title"],"properties":{"type":{"const":"embed"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"provider":{"enum":["acuity","calendly","google-calendar","google-forms"]},"id":{"$ref":"part2"},"title":{"$ref":"part2"},"height":{"type":"integer","minimum":200,"maximum":2000},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate606(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema91.properties, key0))){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data.provider !== undefined){
let data4 = data.provider;
if(!((((data4 === "acuity") || (data4 === "calendly")) || (data4 === "google-calendar")) || (data4 === "google-forms"))){
const err6 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema91.properties.provider.enum}};
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
const err10 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema91.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
validate606.errors = vErrors;
return errors === 0;
}

const writtenEventsValidator = validate614;
const schema92 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"events"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"style":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["featured","upcoming","past"]}},"items":{"type":["array","object","string"],"itemTitle":"event","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part252"},"else":{"$ref":"part251"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part252"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"action":{"$ref":"part2"},"empty":{"$ref":"part52"},"surface":{"$ref":"part190"},"backdrop":{"$ref":"part169"},"anchor":{"$ref":"part191"}}};
const schema94 = {"type":["object","string"],"additionalProperties":false,"required":["title","date"],"properties":{"title":{"$ref":"part2"},"kind":{"$ref":"part2"},"text":{"$ref":"part52"},"image":{"type":["string","object"],"additionalProperties":false,"required":["src","alt"],"properties":{"src":{"$ref":"part2"},"alt":{"type":"string"},"focus":{"$ref":"part168"}}},"date":{"$ref":"part53"},"time":{"$ref":"part2"},"location":{"$ref":"part2"},"attendees":{"$ref":"part2"},"highlights":{"type":["array","object","string"],"itemTitle":"highlight","items":{"$ref":"part51"},"if":{"type":"object"},"then":{"$ref":"part50"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"to":{"$ref":"part2"},"cancelled":{"$ref":"part250"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema95 = {"type":["boolean","string"],"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate633(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "boolean") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema95.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
validate633.errors = vErrors;
return errors === 0;
}


function validate620(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema94.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(func2.call(schema94.properties, key0))){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
let data3 = data.image;
if((typeof data3 !== "string") && (!(data3 && typeof data3 == "object" && !Array.isArray(data3)))){
const err5 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: schema94.properties.image.type}};
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
if(!(validate379(data3.focus, {instancePath:instancePath+"/image/focus",parentData:data3,parentDataProperty:"focus",rootData}))){
vErrors = joinErrors(vErrors, validate379.errors);
errors = vErrors.length;
}
}
}
}
if(data.date !== undefined){
if(!(validate156(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate156.errors);
errors = vErrors.length;
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
let data11 = data.highlights;
if((!data11 || typeof data11 != "object") && (typeof data11 !== "string")){
const err10 = {instancePath:instancePath+"/highlights",schemaPath:"#/properties/highlights/type",keyword:"type",params:{type: schema94.properties.highlights.type}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
const _errs18 = errors;
let valid2 = true;
const _errs19 = errors;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err11 = {};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
var _valid0 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs21 = errors;
if(!(validate141(data11, {instancePath:instancePath+"/highlights",parentData:data,parentDataProperty:"highlights",rootData}))){
vErrors = joinErrors(vErrors, validate141.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
valid2 = _valid0;
}
if(!valid2){
const err12 = {instancePath:instancePath+"/highlights",schemaPath:"#/properties/highlights/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
if(typeof data11 === "string"){
if(!pattern13.test(data11)){
const err13 = {instancePath:instancePath+"/highlights",schemaPath:"#/properties/highlights/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate151(data11[i0], {instancePath:instancePath+"/highlights/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
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
if(data.cancelled !== undefined){
if(!(validate633(data.cancelled, {instancePath:instancePath+"/cancelled",parentData:data,parentDataProperty:"cancelled",rootData}))){
vErrors = joinErrors(vErrors, validate633.errors);
errors = vErrors.length;
}
}
}
validate620.errors = vErrors;
return errors === 0;
}


function validate618(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate620(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate620.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate618.errors = vErrors;
return errors === 0;
}


function validate614(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema92.properties, key0))){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
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
if(!pattern23.test(data4)){
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
const err6 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/else/enum",keyword:"enum",params:{allowedValues: schema92.properties.style.else.enum}};
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
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema92.properties.items.type}};
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
if(!(validate618(data5, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate618.errors);
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
if(!pattern13.test(data5)){
const err11 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate618(data6, {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate618.errors);
errors = vErrors.length;
}
var _valid2 = _errs21 === errors;
valid5 = _valid2;
ifClause0 = "then";
}
else {
const _errs22 = errors;
if(!(validate620(data6, {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate620.errors);
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
if(!(validate140(data.empty, {instancePath:instancePath+"/empty",parentData:data,parentDataProperty:"empty",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
validate614.errors = vErrors;
return errors === 0;
}

const expandedEventsValidator = validate647;
const schema96 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"events"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"style":{"enum":["featured","upcoming","past"]},"items":{"type":"array","itemTitle":"event","items":{"type":"object","additionalProperties":false,"required":["title","date"],"properties":{"title":{"$ref":"part2"},"kind":{"$ref":"part2"},"text":{"$ref":"part135"},"image":{"type":["string","object"],"additionalProperties":false,"required":["src","alt"],"properties":{"src":{"$ref":"part2"},"alt":{"type":"string"},"focus":{"enum":["top left","top","top right","left","center","right","bottom left","bottom","bottom right"]}}},"date":{"$ref":"part136"},"time":{"$ref":"part2"},"location":{"$ref":"part2"},"attendees":{"$ref":"part2"},"highlights":{"type":"array","itemTitle":"highlight","items":{"$ref":"part2"}},"to":{"$ref":"part2"},"cancelled":{"type":"boolean"}}}},"action":{"$ref":"part2"},"empty":{"$ref":"part135"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate647(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema96.properties, key0))){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data4 = data.style;
if(!(((data4 === "featured") || (data4 === "upcoming")) || (data4 === "past"))){
const err4 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema96.properties.style.enum}};
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
if(!(func2.call(schema96.properties.items.items.properties, key1))){
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
if(!(validate315(data6.text, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data6,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data6.image !== undefined){
let data10 = data6.image;
if((typeof data10 !== "string") && (!(data10 && typeof data10 == "object" && !Array.isArray(data10)))){
const err8 = {instancePath:instancePath+"/items/" + i0+"/image",schemaPath:"#/properties/items/items/properties/image/type",keyword:"type",params:{type: schema96.properties.items.items.properties.image.type}};
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
const err13 = {instancePath:instancePath+"/items/" + i0+"/image/focus",schemaPath:"#/properties/items/items/properties/image/properties/focus/enum",keyword:"enum",params:{allowedValues: schema96.properties.items.items.properties.image.properties.focus.enum}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
}
}
if(data6.date !== undefined){
if(!(validate318(data6.date, {instancePath:instancePath+"/items/" + i0+"/date",parentData:data6,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate318.errors);
errors = vErrors.length;
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
let data18 = data6.highlights;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(!(validate22(data18[i1], {instancePath:instancePath+"/items/" + i0+"/highlights/" + i1,parentData:data18,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/items/" + i0+"/highlights",schemaPath:"#/properties/items/items/properties/highlights/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
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
const err15 = {instancePath:instancePath+"/items/" + i0+"/cancelled",schemaPath:"#/properties/items/items/properties/cancelled/type",keyword:"type",params:{type: "boolean"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
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
if(!(validate315(data.empty, {instancePath:instancePath+"/empty",parentData:data,parentDataProperty:"empty",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data24 = data.surface;
if(!((((((data24 === "plain") || (data24 === "tinted")) || (data24 === "accent")) || (data24 === "second")) || (data24 === "ink")) || (data24 === "picture"))){
const err18 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema96.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err19]);
errors++;
}
validate647.errors = vErrors;
return errors === 0;
}

const writtenFactsValidator = validate665;
const schema97 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"facts"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"fact","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part263"},"else":{"$ref":"part262"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part263"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part190"},"backdrop":{"$ref":"part169"},"anchor":{"$ref":"part191"}}};
const schema99 = {"type":["object","string"],"additionalProperties":false,"required":["label","value"],"properties":{"label":{"$ref":"part2"},"value":{"$ref":"part2"},"note":{"$ref":"part52"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate671(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema99.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate140(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
}
validate671.errors = vErrors;
return errors === 0;
}


function validate669(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate671(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate671.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate669.errors = vErrors;
return errors === 0;
}


function validate665(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema97.properties.items.type}};
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
if(!(validate669(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate669.errors);
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
if(!pattern13.test(data4)){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate669(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate669.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate671(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate671.errors);
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
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate665.errors = vErrors;
return errors === 0;
}

const expandedFactsValidator = validate685;
const schema100 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"facts"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"items":{"type":"array","minItems":1,"itemTitle":"fact","items":{"type":"object","additionalProperties":false,"required":["label","value"],"properties":{"label":{"$ref":"part2"},"value":{"$ref":"part2"},"note":{"$ref":"part135"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate685(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
if(!(validate315(data5.note, {instancePath:instancePath+"/items/" + i0+"/note",parentData:data5,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
if(!((((((data9 === "plain") || (data9 === "tinted")) || (data9 === "accent")) || (data9 === "second")) || (data9 === "ink")) || (data9 === "picture"))){
const err10 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema100.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
validate685.errors = vErrors;
return errors === 0;
}

const writtenFaqValidator = validate694;
const schema101 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"faq"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"question","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part272"},"else":{"$ref":"part271"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part272"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part190"},"backdrop":{"$ref":"part169"},"anchor":{"$ref":"part191"}}};
const schema103 = {"type":["object","string"],"additionalProperties":false,"required":["question","answer"],"properties":{"question":{"$ref":"part2"},"answer":{"$ref":"part52"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate700(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema103.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate140(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
}
validate700.errors = vErrors;
return errors === 0;
}


function validate698(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate700(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate700.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate698.errors = vErrors;
return errors === 0;
}


function validate694(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema101.properties.items.type}};
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
if(!(validate698(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate698.errors);
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
if(!pattern13.test(data4)){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate698(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate698.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate700(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate700.errors);
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
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate694.errors = vErrors;
return errors === 0;
}

const expandedFaqValidator = validate713;
const schema104 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"faq"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"items":{"type":"array","minItems":1,"itemTitle":"question","items":{"type":"object","additionalProperties":false,"required":["question","answer"],"properties":{"question":{"$ref":"part2"},"answer":{"$ref":"part135"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate713(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
if(!(validate315(data5.answer, {instancePath:instancePath+"/items/" + i0+"/answer",parentData:data5,parentDataProperty:"answer",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
if(!((((((data8 === "plain") || (data8 === "tinted")) || (data8 === "accent")) || (data8 === "second")) || (data8 === "ink")) || (data8 === "picture"))){
const err10 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema104.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
validate713.errors = vErrors;
return errors === 0;
}

const writtenFormValidator = validate721;
const schema105 = {"type":"object","additionalProperties":false,"required":["type","name","delivery","sections","submit","success","failure"],"properties":{"type":{"const":"form"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"name":{"$ref":"part191"},"delivery":{"$ref":"part2"},"feedback":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["outcome","always"]}},"sections":{"type":["array","object","string"],"minItems":1,"itemTitle":"part","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part309"},"else":{"$ref":"part308"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part309"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"numbered":{"$ref":"part250"},"aside":{"type":["object","string"],"additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"type":["array","object","string"],"minItems":1,"maxItems":5,"itemTitle":"point","items":{"$ref":"part313"},"if":{"type":"object"},"then":{"$ref":"part312"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"privacy":{"$ref":"part52"},"keep":{"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"help":{"$ref":"part52"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"clear":{"type":["object","string"],"additionalProperties":false,"required":["label","question","confirm","cancel","done"],"properties":{"label":{"$ref":"part2"},"question":{"$ref":"part2"},"confirm":{"$ref":"part2"},"cancel":{"$ref":"part2"},"done":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"spam":{"type":["object","string"],"additionalProperties":false,"required":[],"properties":{"trap":{"$ref":"part250"},"leastSeconds":{"$ref":"part318"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"submit":{"type":["object","string"],"additionalProperties":false,"required":["label","busy"],"properties":{"label":{"$ref":"part2"},"busy":{"$ref":"part2"},"preparing":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"success":{"type":["object","string"],"additionalProperties":false,"required":["title","text"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part52"},"delaySeconds":{"$ref":"part318"},"showSeconds":{"type":["number","string"],"minimum":1,"maximum":60,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"confirmation":{"type":["object","string"],"additionalProperties":false,"required":["heading","text"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"referenceLabel":{"$ref":"part2"},"again":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"failure":{"type":["object","string"],"additionalProperties":false,"required":["alert"],"properties":{"alert":{"$ref":"part2"},"kept":{"$ref":"part2"},"reasons":{"type":["object","string"],"additionalProperties":false,"required":[],"properties":{"badRequest":{"$ref":"part52"},"blocked":{"$ref":"part52"},"tooManyRequests":{"$ref":"part52"},"tooLarge":{"$ref":"part52"},"serviceTrouble":{"$ref":"part52"},"offline":{"$ref":"part52"},"notLoaded":{"$ref":"part52"},"unknown":{"$ref":"part52"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"copy":{"$ref":"part2"},"otherWays":{"type":["object","string"],"additionalProperties":false,"required":["heading","text"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"email":{"$ref":"part2"},"subject":{"$ref":"part2"},"whatsapp":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part190"},"backdrop":{"$ref":"part169"},"anchor":{"$ref":"part191"}}};
const schema107 = {"type":["object","string"],"additionalProperties":false,"required":["fields"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"fields":{"type":["array","object","string"],"minItems":1,"itemTitle":"field","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part305"},"else":{"$ref":"part304"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part305"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema109 = {"type":["object","string"],"additionalProperties":false,"required":["label","name","kind"],"properties":{"label":{"$ref":"part52"},"name":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^[A-Za-z][A-Za-z0-9_]*$"},"kind":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["text","email","tel","number","date","select","radio","checkbox","textarea","hidden","page","consent"]}},"required":{"$ref":"part250"},"help":{"$ref":"part52"},"when":{"type":["object","string"],"additionalProperties":{"$ref":"part285"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"prefill":{"$ref":"part250"},"options":{"type":["array","object","string"],"itemTitle":"choice","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part292"},"else":{"$ref":"part291"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part292"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"rows":{"type":["integer","string"],"minimum":2,"maximum":20,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"width":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["half","full"]}},"autocomplete":{"$ref":"part2"},"inputmode":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["text","email","tel","numeric","decimal","url"]}},"pattern":{"$ref":"part300"},"minLength":{"$ref":"part301"},"maxLength":{"$ref":"part301"},"min":{"$ref":"part302"},"max":{"$ref":"part302"},"step":{"type":["number","string"],"minimum":0.001,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"value":{"$ref":"part2"},"message":{"$ref":"part2"},"summary":{"$ref":"part250"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const pattern94 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^[A-Za-z][A-Za-z0-9_]*$", "u");
const schema110 = {"type":["string","array"],"minItems":1,"itemTitle":"value","items":{"type":"string"}};

function validate738(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema110.type}};
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
validate738.errors = vErrors;
return errors === 0;
}

const schema112 = {"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"value":{"$ref":"part2"},"options":{"type":["array","object","string"],"itemTitle":"choice","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part288"},"else":{"$ref":"part287"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part288"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema114 = {"type":["object","string"],"additionalProperties":false,"required":["value","label"],"properties":{"label":{"$ref":"part2"},"value":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate748(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema114.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!((key0 === "label") || (key0 === "value"))){
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
}
validate748.errors = vErrors;
return errors === 0;
}


function validate746(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate748(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate748.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate746.errors = vErrors;
return errors === 0;
}


function validate743(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema112.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(((key0 === "label") || (key0 === "value")) || (key0 === "options"))){
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
if(data.value !== undefined){
if(!(validate22(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.options !== undefined){
let data2 = data.options;
if((!data2 || typeof data2 != "object") && (typeof data2 !== "string")){
const err4 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: schema112.properties.options.type}};
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
if(!(validate746(data2, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
vErrors = joinErrors(vErrors, validate746.errors);
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
if(!pattern13.test(data2)){
const err7 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(Array.isArray(data2)){
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
if(!(validate746(data3, {instancePath:instancePath+"/options/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate746.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs15 = errors;
if(!(validate748(data3, {instancePath:instancePath+"/options/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate748.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
valid4 = _valid1;
ifClause0 = "else";
}
if(!valid4){
const err10 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
}
}
}
validate743.errors = vErrors;
return errors === 0;
}


function validate741(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate743(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate743.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate741.errors = vErrors;
return errors === 0;
}


function validate766(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate766.errors = vErrors;
return errors === 0;
}

const schema116 = {"type":["integer","string"],"minimum":1,"maximum":10000,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate768(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema116.type}};
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
if(!pattern13.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
validate768.errors = vErrors;
return errors === 0;
}

const schema117 = {"type":["number","string"],"pattern":"\\S"};

function validate771(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema117.type}};
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
validate771.errors = vErrors;
return errors === 0;
}


function validate734(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema109.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
if(data.kind === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema109.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.label !== undefined){
if(!(validate140(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern94.test(data1)){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^[A-Za-z][A-Za-z0-9_]*$"}};
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
if(data.kind !== undefined){
let data2 = data.kind;
const _errs6 = errors;
let valid1 = true;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(!pattern23.test(data2)){
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
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/else/enum",keyword:"enum",params:{allowedValues: schema109.properties.kind.else.enum}};
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
if(!(validate633(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData}))){
vErrors = joinErrors(vErrors, validate633.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate140(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
let data5 = data.when;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (typeof data5 !== "string")){
const err12 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: schema109.properties.when.type}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
if(typeof data5 === "string"){
if(!pattern13.test(data5)){
const err13 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!(validate738(data5[key1], {instancePath:instancePath+"/when/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key1,rootData}))){
vErrors = joinErrors(vErrors, validate738.errors);
errors = vErrors.length;
}
}
}
}
if(data.prefill !== undefined){
if(!(validate633(data.prefill, {instancePath:instancePath+"/prefill",parentData:data,parentDataProperty:"prefill",rootData}))){
vErrors = joinErrors(vErrors, validate633.errors);
errors = vErrors.length;
}
}
if(data.options !== undefined){
let data8 = data.options;
if((!data8 || typeof data8 != "object") && (typeof data8 !== "string")){
const err14 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: schema109.properties.options.type}};
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
if(!(validate741(data8, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
vErrors = joinErrors(vErrors, validate741.errors);
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
if(!pattern13.test(data8)){
const err17 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate741(data9, {instancePath:instancePath+"/options/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate741.errors);
errors = vErrors.length;
}
var _valid2 = _errs27 === errors;
valid6 = _valid2;
ifClause0 = "then";
}
else {
const _errs28 = errors;
if(!(validate743(data9, {instancePath:instancePath+"/options/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate743.errors);
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
const err21 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: schema109.properties.rows.type}};
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
if(!pattern13.test(data10)){
const err24 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!pattern23.test(data11)){
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
const err27 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/else/enum",keyword:"enum",params:{allowedValues: schema109.properties.width.else.enum}};
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
if(!pattern23.test(data13)){
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
const err31 = {instancePath:instancePath+"/inputmode",schemaPath:"#/properties/inputmode/else/enum",keyword:"enum",params:{allowedValues: schema109.properties.inputmode.else.enum}};
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
if(!(validate766(data.pattern, {instancePath:instancePath+"/pattern",parentData:data,parentDataProperty:"pattern",rootData}))){
vErrors = joinErrors(vErrors, validate766.errors);
errors = vErrors.length;
}
}
if(data.minLength !== undefined){
if(!(validate768(data.minLength, {instancePath:instancePath+"/minLength",parentData:data,parentDataProperty:"minLength",rootData}))){
vErrors = joinErrors(vErrors, validate768.errors);
errors = vErrors.length;
}
}
if(data.maxLength !== undefined){
if(!(validate768(data.maxLength, {instancePath:instancePath+"/maxLength",parentData:data,parentDataProperty:"maxLength",rootData}))){
vErrors = joinErrors(vErrors, validate768.errors);
errors = vErrors.length;
}
}
if(data.min !== undefined){
if(!(validate771(data.min, {instancePath:instancePath+"/min",parentData:data,parentDataProperty:"min",rootData}))){
vErrors = joinErrors(vErrors, validate771.errors);
errors = vErrors.length;
}
}
if(data.max !== undefined){
if(!(validate771(data.max, {instancePath:instancePath+"/max",parentData:data,parentDataProperty:"max",rootData}))){
vErrors = joinErrors(vErrors, validate771.errors);
errors = vErrors.length;
}
}
if(data.step !== undefined){
let data19 = data.step;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (typeof data19 !== "string")){
const err33 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: schema109.properties.step.type}};
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
if(!pattern13.test(data19)){
const err35 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate633(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData}))){
vErrors = joinErrors(vErrors, validate633.errors);
errors = vErrors.length;
}
}
}
validate734.errors = vErrors;
return errors === 0;
}


function validate732(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate734(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate734.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate732.errors = vErrors;
return errors === 0;
}


function validate729(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema107.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.fields !== undefined){
let data2 = data.fields;
if((!data2 || typeof data2 != "object") && (typeof data2 !== "string")){
const err4 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: schema107.properties.fields.type}};
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
if(!(validate732(data2, {instancePath:instancePath+"/fields",parentData:data,parentDataProperty:"fields",rootData}))){
vErrors = joinErrors(vErrors, validate732.errors);
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
if(!pattern13.test(data2)){
const err7 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate732(data3, {instancePath:instancePath+"/fields/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate732.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs15 = errors;
if(!(validate734(data3, {instancePath:instancePath+"/fields/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate734.errors);
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
validate729.errors = vErrors;
return errors === 0;
}


function validate727(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate729(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate729.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate727.errors = vErrors;
return errors === 0;
}


function validate793(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate140(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate793.errors = vErrors;
return errors === 0;
}


function validate800(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate793(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate793.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(!(validate140(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
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
validate800.errors = vErrors;
return errors === 0;
}

const schema120 = {"type":["number","string"],"minimum":0,"maximum":30,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate813(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema120.type}};
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
if(!pattern13.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
validate813.errors = vErrors;
return errors === 0;
}


function validate721(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema105.properties, key0))){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate443(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
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
if(!pattern23.test(data6)){
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
const err11 = {instancePath:instancePath+"/feedback",schemaPath:"#/properties/feedback/else/enum",keyword:"enum",params:{allowedValues: schema105.properties.feedback.else.enum}};
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
const err13 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: schema105.properties.sections.type}};
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
if(!(validate727(data7, {instancePath:instancePath+"/sections",parentData:data,parentDataProperty:"sections",rootData}))){
vErrors = joinErrors(vErrors, validate727.errors);
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
if(!pattern13.test(data7)){
const err16 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate727(data8, {instancePath:instancePath+"/sections/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate727.errors);
errors = vErrors.length;
}
var _valid2 = _errs23 === errors;
valid5 = _valid2;
ifClause0 = "then";
}
else {
const _errs24 = errors;
if(!(validate729(data8, {instancePath:instancePath+"/sections/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate729.errors);
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
if(!(validate633(data.numbered, {instancePath:instancePath+"/numbered",parentData:data,parentDataProperty:"numbered",rootData}))){
vErrors = joinErrors(vErrors, validate633.errors);
errors = vErrors.length;
}
}
if(data.aside !== undefined){
let data10 = data.aside;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (typeof data10 !== "string")){
const err21 = {instancePath:instancePath+"/aside",schemaPath:"#/properties/aside/type",keyword:"type",params:{type: schema105.properties.aside.type}};
vErrors = joinErrors(vErrors, [err21]);
errors++;
}
if(typeof data10 === "string"){
if(!pattern13.test(data10)){
const err22 = {instancePath:instancePath+"/aside",schemaPath:"#/properties/aside/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
const err26 = {instancePath:instancePath+"/aside/items",schemaPath:"#/properties/aside/properties/items/type",keyword:"type",params:{type: schema105.properties.aside.properties.items.type}};
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
if(!(validate793(data12, {instancePath:instancePath+"/aside/items",parentData:data10,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate793.errors);
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
if(!pattern13.test(data12)){
const err29 = {instancePath:instancePath+"/aside/items",schemaPath:"#/properties/aside/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate800(data12[i1], {instancePath:instancePath+"/aside/items/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate800.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.privacy !== undefined){
if(!(validate140(data.privacy, {instancePath:instancePath+"/privacy",parentData:data,parentDataProperty:"privacy",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.keep !== undefined){
let data15 = data.keep;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (typeof data15 !== "string")){
const err32 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/type",keyword:"type",params:{type: schema105.properties.keep.type}};
vErrors = joinErrors(vErrors, [err32]);
errors++;
}
if(typeof data15 === "string"){
if(!pattern13.test(data15)){
const err33 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate140(data15.help, {instancePath:instancePath+"/keep/help",parentData:data15,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
}
}
if(data.clear !== undefined){
let data18 = data.clear;
if((!(data18 && typeof data18 == "object" && !Array.isArray(data18))) && (typeof data18 !== "string")){
const err36 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/type",keyword:"type",params:{type: schema105.properties.clear.type}};
vErrors = joinErrors(vErrors, [err36]);
errors++;
}
if(typeof data18 === "string"){
if(!pattern13.test(data18)){
const err37 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
const err44 = {instancePath:instancePath+"/spam",schemaPath:"#/properties/spam/type",keyword:"type",params:{type: schema105.properties.spam.type}};
vErrors = joinErrors(vErrors, [err44]);
errors++;
}
if(typeof data24 === "string"){
if(!pattern13.test(data24)){
const err45 = {instancePath:instancePath+"/spam",schemaPath:"#/properties/spam/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate633(data24.trap, {instancePath:instancePath+"/spam/trap",parentData:data24,parentDataProperty:"trap",rootData}))){
vErrors = joinErrors(vErrors, validate633.errors);
errors = vErrors.length;
}
}
if(data24.leastSeconds !== undefined){
if(!(validate813(data24.leastSeconds, {instancePath:instancePath+"/spam/leastSeconds",parentData:data24,parentDataProperty:"leastSeconds",rootData}))){
vErrors = joinErrors(vErrors, validate813.errors);
errors = vErrors.length;
}
}
}
}
if(data.submit !== undefined){
let data27 = data.submit;
if((!(data27 && typeof data27 == "object" && !Array.isArray(data27))) && (typeof data27 !== "string")){
const err47 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/type",keyword:"type",params:{type: schema105.properties.submit.type}};
vErrors = joinErrors(vErrors, [err47]);
errors++;
}
if(typeof data27 === "string"){
if(!pattern13.test(data27)){
const err48 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
const err52 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: schema105.properties.success.type}};
vErrors = joinErrors(vErrors, [err52]);
errors++;
}
if(typeof data31 === "string"){
if(!pattern13.test(data31)){
const err53 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate140(data31.text, {instancePath:instancePath+"/success/text",parentData:data31,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data31.delaySeconds !== undefined){
if(!(validate813(data31.delaySeconds, {instancePath:instancePath+"/success/delaySeconds",parentData:data31,parentDataProperty:"delaySeconds",rootData}))){
vErrors = joinErrors(vErrors, validate813.errors);
errors = vErrors.length;
}
}
if(data31.showSeconds !== undefined){
let data35 = data31.showSeconds;
if((!((typeof data35 == "number") && (isFinite(data35)))) && (typeof data35 !== "string")){
const err57 = {instancePath:instancePath+"/success/showSeconds",schemaPath:"#/properties/success/properties/showSeconds/type",keyword:"type",params:{type: schema105.properties.success.properties.showSeconds.type}};
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
if(!pattern13.test(data35)){
const err60 = {instancePath:instancePath+"/success/showSeconds",schemaPath:"#/properties/success/properties/showSeconds/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
const err61 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/type",keyword:"type",params:{type: schema105.properties.confirmation.type}};
vErrors = joinErrors(vErrors, [err61]);
errors++;
}
if(typeof data36 === "string"){
if(!pattern13.test(data36)){
const err62 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate140(data36.text, {instancePath:instancePath+"/confirmation/text",parentData:data36,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
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
const err66 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type: schema105.properties.failure.type}};
vErrors = joinErrors(vErrors, [err66]);
errors++;
}
if(typeof data41 === "string"){
if(!pattern13.test(data41)){
const err67 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
const err70 = {instancePath:instancePath+"/failure/reasons",schemaPath:"#/properties/failure/properties/reasons/type",keyword:"type",params:{type: schema105.properties.failure.properties.reasons.type}};
vErrors = joinErrors(vErrors, [err70]);
errors++;
}
if(typeof data44 === "string"){
if(!pattern13.test(data44)){
const err71 = {instancePath:instancePath+"/failure/reasons",schemaPath:"#/properties/failure/properties/reasons/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate140(data44.badRequest, {instancePath:instancePath+"/failure/reasons/badRequest",parentData:data44,parentDataProperty:"badRequest",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data44.blocked !== undefined){
if(!(validate140(data44.blocked, {instancePath:instancePath+"/failure/reasons/blocked",parentData:data44,parentDataProperty:"blocked",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data44.tooManyRequests !== undefined){
if(!(validate140(data44.tooManyRequests, {instancePath:instancePath+"/failure/reasons/tooManyRequests",parentData:data44,parentDataProperty:"tooManyRequests",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data44.tooLarge !== undefined){
if(!(validate140(data44.tooLarge, {instancePath:instancePath+"/failure/reasons/tooLarge",parentData:data44,parentDataProperty:"tooLarge",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data44.serviceTrouble !== undefined){
if(!(validate140(data44.serviceTrouble, {instancePath:instancePath+"/failure/reasons/serviceTrouble",parentData:data44,parentDataProperty:"serviceTrouble",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data44.offline !== undefined){
if(!(validate140(data44.offline, {instancePath:instancePath+"/failure/reasons/offline",parentData:data44,parentDataProperty:"offline",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data44.notLoaded !== undefined){
if(!(validate140(data44.notLoaded, {instancePath:instancePath+"/failure/reasons/notLoaded",parentData:data44,parentDataProperty:"notLoaded",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data44.unknown !== undefined){
if(!(validate140(data44.unknown, {instancePath:instancePath+"/failure/reasons/unknown",parentData:data44,parentDataProperty:"unknown",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
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
const err73 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/type",keyword:"type",params:{type: schema105.properties.failure.properties.otherWays.type}};
vErrors = joinErrors(vErrors, [err73]);
errors++;
}
if(typeof data54 === "string"){
if(!pattern13.test(data54)){
const err74 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate140(data54.text, {instancePath:instancePath+"/failure/otherWays/text",parentData:data54,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
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
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err78 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err78]);
errors++;
}
validate721.errors = vErrors;
return errors === 0;
}

const expandedFormValidator = validate844;
const schema121 = {"type":"object","additionalProperties":false,"required":["type","name","delivery","sections","submit","success","failure"],"properties":{"type":{"const":"form"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"name":{"$ref":"part204"},"delivery":{"$ref":"part2"},"feedback":{"enum":["outcome","always"]},"sections":{"type":"array","minItems":1,"itemTitle":"part","items":{"type":"object","additionalProperties":false,"required":["fields"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"fields":{"type":"array","minItems":1,"itemTitle":"field","items":{"type":"object","additionalProperties":false,"required":["label","name","kind"],"properties":{"label":{"$ref":"part135"},"name":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"kind":{"enum":["text","email","tel","number","date","select","radio","checkbox","textarea","hidden","page","consent"]},"required":{"type":"boolean"},"help":{"$ref":"part135"},"when":{"type":"object","additionalProperties":{"$ref":"part285"}},"prefill":{"type":"boolean"},"options":{"type":"array","itemTitle":"choice","items":{"type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"value":{"$ref":"part2"},"options":{"type":"array","itemTitle":"choice","items":{"type":"object","additionalProperties":false,"required":["value","label"],"properties":{"label":{"$ref":"part2"},"value":{"$ref":"part2"}}}}}}},"rows":{"type":"integer","minimum":2,"maximum":20},"width":{"enum":["half","full"]},"autocomplete":{"$ref":"part2"},"inputmode":{"enum":["text","email","tel","numeric","decimal","url"]},"pattern":{"$ref":"part300"},"minLength":{"$ref":"part335"},"maxLength":{"$ref":"part335"},"min":{"$ref":"part302"},"max":{"$ref":"part302"},"step":{"type":"number","minimum":0.001},"value":{"$ref":"part2"},"message":{"$ref":"part2"},"summary":{"type":"boolean"}}}}}}},"numbered":{"type":"boolean"},"aside":{"type":"object","additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"type":"array","minItems":1,"maxItems":5,"itemTitle":"point","items":{"$ref":"part135"}}}},"privacy":{"$ref":"part135"},"keep":{"type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"help":{"$ref":"part135"}}},"clear":{"type":"object","additionalProperties":false,"required":["label","question","confirm","cancel","done"],"properties":{"label":{"$ref":"part2"},"question":{"$ref":"part2"},"confirm":{"$ref":"part2"},"cancel":{"$ref":"part2"},"done":{"$ref":"part2"}}},"spam":{"type":"object","additionalProperties":false,"required":[],"properties":{"trap":{"type":"boolean"},"leastSeconds":{"$ref":"part345"}}},"submit":{"type":"object","additionalProperties":false,"required":["label","busy"],"properties":{"label":{"$ref":"part2"},"busy":{"$ref":"part2"},"preparing":{"$ref":"part2"}}},"success":{"type":"object","additionalProperties":false,"required":["title","text"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part135"},"delaySeconds":{"$ref":"part345"},"showSeconds":{"type":"number","minimum":1,"maximum":60}}},"confirmation":{"type":"object","additionalProperties":false,"required":["heading","text"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"referenceLabel":{"$ref":"part2"},"again":{"$ref":"part2"}}},"failure":{"type":"object","additionalProperties":false,"required":["alert"],"properties":{"alert":{"$ref":"part2"},"kept":{"$ref":"part2"},"reasons":{"type":"object","additionalProperties":false,"required":[],"properties":{"badRequest":{"$ref":"part135"},"blocked":{"$ref":"part135"},"tooManyRequests":{"$ref":"part135"},"tooLarge":{"$ref":"part135"},"serviceTrouble":{"$ref":"part135"},"offline":{"$ref":"part135"},"notLoaded":{"$ref":"part135"},"unknown":{"$ref":"part135"}}},"copy":{"$ref":"part2"},"otherWays":{"type":"object","additionalProperties":false,"required":["heading","text"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"email":{"$ref":"part2"},"subject":{"$ref":"part2"},"whatsapp":{"$ref":"part2"}}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate861(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate861.errors = vErrors;
return errors === 0;
}


function validate878(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate878.errors = vErrors;
return errors === 0;
}

const pattern123 = new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");

function validate844(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema121.properties, key0))){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate479(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
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
const err9 = {instancePath:instancePath+"/feedback",schemaPath:"#/properties/feedback/enum",keyword:"enum",params:{allowedValues: schema121.properties.feedback.enum}};
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
if(!(validate315(data8.text, {instancePath:instancePath+"/sections/" + i0+"/text",parentData:data8,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
if(data12.label === undefined){
const err14 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1,schemaPath:"#/properties/sections/items/properties/fields/items/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
if(data12.name === undefined){
const err15 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1,schemaPath:"#/properties/sections/items/properties/fields/items/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
if(data12.kind === undefined){
const err16 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1,schemaPath:"#/properties/sections/items/properties/fields/items/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
for(const key2 in data12){
if(!(func2.call(schema121.properties.sections.items.properties.fields.items.properties, key2))){
const err17 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1,schemaPath:"#/properties/sections/items/properties/fields/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
}
if(data12.label !== undefined){
if(!(validate315(data12.label, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/label",parentData:data12,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data12.name !== undefined){
let data14 = data12.name;
if(typeof data14 === "string"){
if(!pattern123.test(data14)){
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
if(data12.kind !== undefined){
let data15 = data12.kind;
if(!((((((((((((data15 === "text") || (data15 === "email")) || (data15 === "tel")) || (data15 === "number")) || (data15 === "date")) || (data15 === "select")) || (data15 === "radio")) || (data15 === "checkbox")) || (data15 === "textarea")) || (data15 === "hidden")) || (data15 === "page")) || (data15 === "consent"))){
const err20 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/kind",schemaPath:"#/properties/sections/items/properties/fields/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema121.properties.sections.items.properties.fields.items.properties.kind.enum}};
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
if(!(validate315(data12.help, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/help",parentData:data12,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data12.when !== undefined){
let data18 = data12.when;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key3 in data18){
if(!(validate738(data18[key3], {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/when/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data18,parentDataProperty:key3,rootData}))){
vErrors = joinErrors(vErrors, validate738.errors);
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
if(!(((key4 === "label") || (key4 === "value")) || (key4 === "options"))){
const err25 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2,schemaPath:"#/properties/sections/items/properties/fields/items/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = joinErrors(vErrors, [err25]);
errors++;
}
}
if(data22.label !== undefined){
if(!(validate22(data22.label, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2+"/label",parentData:data22,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data22.value !== undefined){
if(!(validate22(data22.value, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2+"/value",parentData:data22,parentDataProperty:"value",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data22.options !== undefined){
let data25 = data22.options;
if(Array.isArray(data25)){
const len3 = data25.length;
for(let i3=0; i3<len3; i3++){
let data26 = data25[i3];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.value === undefined){
const err26 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2+"/options/" + i3,schemaPath:"#/properties/sections/items/properties/fields/items/properties/options/items/properties/options/items/required",keyword:"required",params:{missingProperty: "value"}};
vErrors = joinErrors(vErrors, [err26]);
errors++;
}
if(data26.label === undefined){
const err27 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2+"/options/" + i3,schemaPath:"#/properties/sections/items/properties/fields/items/properties/options/items/properties/options/items/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err27]);
errors++;
}
for(const key5 in data26){
if(!((key5 === "label") || (key5 === "value"))){
const err28 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2+"/options/" + i3,schemaPath:"#/properties/sections/items/properties/fields/items/properties/options/items/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = joinErrors(vErrors, [err28]);
errors++;
}
}
if(data26.label !== undefined){
if(!(validate22(data26.label, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2+"/options/" + i3+"/label",parentData:data26,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data26.value !== undefined){
if(!(validate22(data26.value, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2+"/options/" + i3+"/value",parentData:data26,parentDataProperty:"value",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2+"/options/" + i3,schemaPath:"#/properties/sections/items/properties/fields/items/properties/options/items/properties/options/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err29]);
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2+"/options",schemaPath:"#/properties/sections/items/properties/fields/items/properties/options/items/properties/options/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err30]);
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2,schemaPath:"#/properties/sections/items/properties/fields/items/properties/options/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err31]);
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options",schemaPath:"#/properties/sections/items/properties/fields/items/properties/options/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err32]);
errors++;
}
}
if(data12.rows !== undefined){
let data29 = data12.rows;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err33 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/rows",schemaPath:"#/properties/sections/items/properties/fields/items/properties/rows/type",keyword:"type",params:{type: "integer"}};
vErrors = joinErrors(vErrors, [err33]);
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 20 || isNaN(data29)){
const err34 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/rows",schemaPath:"#/properties/sections/items/properties/fields/items/properties/rows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
vErrors = joinErrors(vErrors, [err34]);
errors++;
}
if(data29 < 2 || isNaN(data29)){
const err35 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/rows",schemaPath:"#/properties/sections/items/properties/fields/items/properties/rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
vErrors = joinErrors(vErrors, [err35]);
errors++;
}
}
}
if(data12.width !== undefined){
let data30 = data12.width;
if(!((data30 === "half") || (data30 === "full"))){
const err36 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/width",schemaPath:"#/properties/sections/items/properties/fields/items/properties/width/enum",keyword:"enum",params:{allowedValues: schema121.properties.sections.items.properties.fields.items.properties.width.enum}};
vErrors = joinErrors(vErrors, [err36]);
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
let data32 = data12.inputmode;
if(!((((((data32 === "text") || (data32 === "email")) || (data32 === "tel")) || (data32 === "numeric")) || (data32 === "decimal")) || (data32 === "url"))){
const err37 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/inputmode",schemaPath:"#/properties/sections/items/properties/fields/items/properties/inputmode/enum",keyword:"enum",params:{allowedValues: schema121.properties.sections.items.properties.fields.items.properties.inputmode.enum}};
vErrors = joinErrors(vErrors, [err37]);
errors++;
}
}
if(data12.pattern !== undefined){
if(!(validate766(data12.pattern, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/pattern",parentData:data12,parentDataProperty:"pattern",rootData}))){
vErrors = joinErrors(vErrors, validate766.errors);
errors = vErrors.length;
}
}
if(data12.minLength !== undefined){
if(!(validate861(data12.minLength, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/minLength",parentData:data12,parentDataProperty:"minLength",rootData}))){
vErrors = joinErrors(vErrors, validate861.errors);
errors = vErrors.length;
}
}
if(data12.maxLength !== undefined){
if(!(validate861(data12.maxLength, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/maxLength",parentData:data12,parentDataProperty:"maxLength",rootData}))){
vErrors = joinErrors(vErrors, validate861.errors);
errors = vErrors.length;
}
}
if(data12.min !== undefined){
if(!(validate771(data12.min, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/min",parentData:data12,parentDataProperty:"min",rootData}))){
vErrors = joinErrors(vErrors, validate771.errors);
errors = vErrors.length;
}
}
if(data12.max !== undefined){
if(!(validate771(data12.max, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/max",parentData:data12,parentDataProperty:"max",rootData}))){
vErrors = joinErrors(vErrors, validate771.errors);
errors = vErrors.length;
}
}
if(data12.step !== undefined){
let data38 = data12.step;
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0.001 || isNaN(data38)){
const err38 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/step",schemaPath:"#/properties/sections/items/properties/fields/items/properties/step/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.001}};
vErrors = joinErrors(vErrors, [err38]);
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/step",schemaPath:"#/properties/sections/items/properties/fields/items/properties/step/type",keyword:"type",params:{type: "number"}};
vErrors = joinErrors(vErrors, [err39]);
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
const err40 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/summary",schemaPath:"#/properties/sections/items/properties/fields/items/properties/summary/type",keyword:"type",params:{type: "boolean"}};
vErrors = joinErrors(vErrors, [err40]);
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1,schemaPath:"#/properties/sections/items/properties/fields/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err41]);
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/sections/" + i0+"/fields",schemaPath:"#/properties/sections/items/properties/fields/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err42]);
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/sections/" + i0,schemaPath:"#/properties/sections/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err43]);
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err44]);
errors++;
}
}
if(data.numbered !== undefined){
if(typeof data.numbered !== "boolean"){
const err45 = {instancePath:instancePath+"/numbered",schemaPath:"#/properties/numbered/type",keyword:"type",params:{type: "boolean"}};
vErrors = joinErrors(vErrors, [err45]);
errors++;
}
}
if(data.aside !== undefined){
let data43 = data.aside;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.heading === undefined){
const err46 = {instancePath:instancePath+"/aside",schemaPath:"#/properties/aside/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err46]);
errors++;
}
if(data43.items === undefined){
const err47 = {instancePath:instancePath+"/aside",schemaPath:"#/properties/aside/required",keyword:"required",params:{missingProperty: "items"}};
vErrors = joinErrors(vErrors, [err47]);
errors++;
}
for(const key6 in data43){
if(!((key6 === "heading") || (key6 === "items"))){
const err48 = {instancePath:instancePath+"/aside",schemaPath:"#/properties/aside/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
vErrors = joinErrors(vErrors, [err48]);
errors++;
}
}
if(data43.heading !== undefined){
if(!(validate22(data43.heading, {instancePath:instancePath+"/aside/heading",parentData:data43,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data43.items !== undefined){
let data45 = data43.items;
if(Array.isArray(data45)){
if(data45.length > 5){
const err49 = {instancePath:instancePath+"/aside/items",schemaPath:"#/properties/aside/properties/items/maxItems",keyword:"maxItems",params:{limit: 5}};
vErrors = joinErrors(vErrors, [err49]);
errors++;
}
if(data45.length < 1){
const err50 = {instancePath:instancePath+"/aside/items",schemaPath:"#/properties/aside/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err50]);
errors++;
}
const len4 = data45.length;
for(let i4=0; i4<len4; i4++){
if(!(validate315(data45[i4], {instancePath:instancePath+"/aside/items/" + i4,parentData:data45,parentDataProperty:i4,rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
}
else {
const err51 = {instancePath:instancePath+"/aside/items",schemaPath:"#/properties/aside/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err51]);
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/aside",schemaPath:"#/properties/aside/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err52]);
errors++;
}
}
if(data.privacy !== undefined){
if(!(validate315(data.privacy, {instancePath:instancePath+"/privacy",parentData:data,parentDataProperty:"privacy",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data.keep !== undefined){
let data48 = data.keep;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.label === undefined){
const err53 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err53]);
errors++;
}
for(const key7 in data48){
if(!((key7 === "label") || (key7 === "help"))){
const err54 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
vErrors = joinErrors(vErrors, [err54]);
errors++;
}
}
if(data48.label !== undefined){
if(!(validate22(data48.label, {instancePath:instancePath+"/keep/label",parentData:data48,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data48.help !== undefined){
if(!(validate315(data48.help, {instancePath:instancePath+"/keep/help",parentData:data48,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
}
else {
const err55 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err55]);
errors++;
}
}
if(data.clear !== undefined){
let data51 = data.clear;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.label === undefined){
const err56 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err56]);
errors++;
}
if(data51.question === undefined){
const err57 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "question"}};
vErrors = joinErrors(vErrors, [err57]);
errors++;
}
if(data51.confirm === undefined){
const err58 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "confirm"}};
vErrors = joinErrors(vErrors, [err58]);
errors++;
}
if(data51.cancel === undefined){
const err59 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "cancel"}};
vErrors = joinErrors(vErrors, [err59]);
errors++;
}
if(data51.done === undefined){
const err60 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "done"}};
vErrors = joinErrors(vErrors, [err60]);
errors++;
}
for(const key8 in data51){
if(!(((((key8 === "label") || (key8 === "question")) || (key8 === "confirm")) || (key8 === "cancel")) || (key8 === "done"))){
const err61 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
vErrors = joinErrors(vErrors, [err61]);
errors++;
}
}
if(data51.label !== undefined){
if(!(validate22(data51.label, {instancePath:instancePath+"/clear/label",parentData:data51,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data51.question !== undefined){
if(!(validate22(data51.question, {instancePath:instancePath+"/clear/question",parentData:data51,parentDataProperty:"question",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data51.confirm !== undefined){
if(!(validate22(data51.confirm, {instancePath:instancePath+"/clear/confirm",parentData:data51,parentDataProperty:"confirm",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data51.cancel !== undefined){
if(!(validate22(data51.cancel, {instancePath:instancePath+"/clear/cancel",parentData:data51,parentDataProperty:"cancel",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data51.done !== undefined){
if(!(validate22(data51.done, {instancePath:instancePath+"/clear/done",parentData:data51,parentDataProperty:"done",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err62 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err62]);
errors++;
}
}
if(data.spam !== undefined){
let data57 = data.spam;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
for(const key9 in data57){
if(!((key9 === "trap") || (key9 === "leastSeconds"))){
const err63 = {instancePath:instancePath+"/spam",schemaPath:"#/properties/spam/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
vErrors = joinErrors(vErrors, [err63]);
errors++;
}
}
if(data57.trap !== undefined){
if(typeof data57.trap !== "boolean"){
const err64 = {instancePath:instancePath+"/spam/trap",schemaPath:"#/properties/spam/properties/trap/type",keyword:"type",params:{type: "boolean"}};
vErrors = joinErrors(vErrors, [err64]);
errors++;
}
}
if(data57.leastSeconds !== undefined){
if(!(validate878(data57.leastSeconds, {instancePath:instancePath+"/spam/leastSeconds",parentData:data57,parentDataProperty:"leastSeconds",rootData}))){
vErrors = joinErrors(vErrors, validate878.errors);
errors = vErrors.length;
}
}
}
else {
const err65 = {instancePath:instancePath+"/spam",schemaPath:"#/properties/spam/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err65]);
errors++;
}
}
if(data.submit !== undefined){
let data60 = data.submit;
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
if(data60.label === undefined){
const err66 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err66]);
errors++;
}
if(data60.busy === undefined){
const err67 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/required",keyword:"required",params:{missingProperty: "busy"}};
vErrors = joinErrors(vErrors, [err67]);
errors++;
}
for(const key10 in data60){
if(!(((key10 === "label") || (key10 === "busy")) || (key10 === "preparing"))){
const err68 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}};
vErrors = joinErrors(vErrors, [err68]);
errors++;
}
}
if(data60.label !== undefined){
if(!(validate22(data60.label, {instancePath:instancePath+"/submit/label",parentData:data60,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data60.busy !== undefined){
if(!(validate22(data60.busy, {instancePath:instancePath+"/submit/busy",parentData:data60,parentDataProperty:"busy",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data60.preparing !== undefined){
if(!(validate22(data60.preparing, {instancePath:instancePath+"/submit/preparing",parentData:data60,parentDataProperty:"preparing",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err69 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err69]);
errors++;
}
}
if(data.success !== undefined){
let data64 = data.success;
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if(data64.title === undefined){
const err70 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err70]);
errors++;
}
if(data64.text === undefined){
const err71 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err71]);
errors++;
}
for(const key11 in data64){
if(!((((key11 === "title") || (key11 === "text")) || (key11 === "delaySeconds")) || (key11 === "showSeconds"))){
const err72 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}};
vErrors = joinErrors(vErrors, [err72]);
errors++;
}
}
if(data64.title !== undefined){
if(!(validate22(data64.title, {instancePath:instancePath+"/success/title",parentData:data64,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data64.text !== undefined){
if(!(validate315(data64.text, {instancePath:instancePath+"/success/text",parentData:data64,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data64.delaySeconds !== undefined){
if(!(validate878(data64.delaySeconds, {instancePath:instancePath+"/success/delaySeconds",parentData:data64,parentDataProperty:"delaySeconds",rootData}))){
vErrors = joinErrors(vErrors, validate878.errors);
errors = vErrors.length;
}
}
if(data64.showSeconds !== undefined){
let data68 = data64.showSeconds;
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 > 60 || isNaN(data68)){
const err73 = {instancePath:instancePath+"/success/showSeconds",schemaPath:"#/properties/success/properties/showSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60}};
vErrors = joinErrors(vErrors, [err73]);
errors++;
}
if(data68 < 1 || isNaN(data68)){
const err74 = {instancePath:instancePath+"/success/showSeconds",schemaPath:"#/properties/success/properties/showSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = joinErrors(vErrors, [err74]);
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/success/showSeconds",schemaPath:"#/properties/success/properties/showSeconds/type",keyword:"type",params:{type: "number"}};
vErrors = joinErrors(vErrors, [err75]);
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err76]);
errors++;
}
}
if(data.confirmation !== undefined){
let data69 = data.confirmation;
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
if(data69.heading === undefined){
const err77 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err77]);
errors++;
}
if(data69.text === undefined){
const err78 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err78]);
errors++;
}
for(const key12 in data69){
if(!((((key12 === "heading") || (key12 === "text")) || (key12 === "referenceLabel")) || (key12 === "again"))){
const err79 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}};
vErrors = joinErrors(vErrors, [err79]);
errors++;
}
}
if(data69.heading !== undefined){
if(!(validate22(data69.heading, {instancePath:instancePath+"/confirmation/heading",parentData:data69,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data69.text !== undefined){
if(!(validate315(data69.text, {instancePath:instancePath+"/confirmation/text",parentData:data69,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data69.referenceLabel !== undefined){
if(!(validate22(data69.referenceLabel, {instancePath:instancePath+"/confirmation/referenceLabel",parentData:data69,parentDataProperty:"referenceLabel",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data69.again !== undefined){
if(!(validate22(data69.again, {instancePath:instancePath+"/confirmation/again",parentData:data69,parentDataProperty:"again",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err80 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err80]);
errors++;
}
}
if(data.failure !== undefined){
let data74 = data.failure;
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
if(data74.alert === undefined){
const err81 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty: "alert"}};
vErrors = joinErrors(vErrors, [err81]);
errors++;
}
for(const key13 in data74){
if(!(((((key13 === "alert") || (key13 === "kept")) || (key13 === "reasons")) || (key13 === "copy")) || (key13 === "otherWays"))){
const err82 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}};
vErrors = joinErrors(vErrors, [err82]);
errors++;
}
}
if(data74.alert !== undefined){
if(!(validate22(data74.alert, {instancePath:instancePath+"/failure/alert",parentData:data74,parentDataProperty:"alert",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data74.kept !== undefined){
if(!(validate22(data74.kept, {instancePath:instancePath+"/failure/kept",parentData:data74,parentDataProperty:"kept",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data74.reasons !== undefined){
let data77 = data74.reasons;
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
for(const key14 in data77){
if(!((((((((key14 === "badRequest") || (key14 === "blocked")) || (key14 === "tooManyRequests")) || (key14 === "tooLarge")) || (key14 === "serviceTrouble")) || (key14 === "offline")) || (key14 === "notLoaded")) || (key14 === "unknown"))){
const err83 = {instancePath:instancePath+"/failure/reasons",schemaPath:"#/properties/failure/properties/reasons/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}};
vErrors = joinErrors(vErrors, [err83]);
errors++;
}
}
if(data77.badRequest !== undefined){
if(!(validate315(data77.badRequest, {instancePath:instancePath+"/failure/reasons/badRequest",parentData:data77,parentDataProperty:"badRequest",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data77.blocked !== undefined){
if(!(validate315(data77.blocked, {instancePath:instancePath+"/failure/reasons/blocked",parentData:data77,parentDataProperty:"blocked",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data77.tooManyRequests !== undefined){
if(!(validate315(data77.tooManyRequests, {instancePath:instancePath+"/failure/reasons/tooManyRequests",parentData:data77,parentDataProperty:"tooManyRequests",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data77.tooLarge !== undefined){
if(!(validate315(data77.tooLarge, {instancePath:instancePath+"/failure/reasons/tooLarge",parentData:data77,parentDataProperty:"tooLarge",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data77.serviceTrouble !== undefined){
if(!(validate315(data77.serviceTrouble, {instancePath:instancePath+"/failure/reasons/serviceTrouble",parentData:data77,parentDataProperty:"serviceTrouble",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data77.offline !== undefined){
if(!(validate315(data77.offline, {instancePath:instancePath+"/failure/reasons/offline",parentData:data77,parentDataProperty:"offline",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data77.notLoaded !== undefined){
if(!(validate315(data77.notLoaded, {instancePath:instancePath+"/failure/reasons/notLoaded",parentData:data77,parentDataProperty:"notLoaded",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data77.unknown !== undefined){
if(!(validate315(data77.unknown, {instancePath:instancePath+"/failure/reasons/unknown",parentData:data77,parentDataProperty:"unknown",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
}
else {
const err84 = {instancePath:instancePath+"/failure/reasons",schemaPath:"#/properties/failure/properties/reasons/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err84]);
errors++;
}
}
if(data74.copy !== undefined){
if(!(validate22(data74.copy, {instancePath:instancePath+"/failure/copy",parentData:data74,parentDataProperty:"copy",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data74.otherWays !== undefined){
let data87 = data74.otherWays;
if(data87 && typeof data87 == "object" && !Array.isArray(data87)){
if(data87.heading === undefined){
const err85 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err85]);
errors++;
}
if(data87.text === undefined){
const err86 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err86]);
errors++;
}
for(const key15 in data87){
if(!(((((key15 === "heading") || (key15 === "text")) || (key15 === "email")) || (key15 === "subject")) || (key15 === "whatsapp"))){
const err87 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}};
vErrors = joinErrors(vErrors, [err87]);
errors++;
}
}
if(data87.heading !== undefined){
if(!(validate22(data87.heading, {instancePath:instancePath+"/failure/otherWays/heading",parentData:data87,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data87.text !== undefined){
if(!(validate315(data87.text, {instancePath:instancePath+"/failure/otherWays/text",parentData:data87,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data87.email !== undefined){
if(!(validate22(data87.email, {instancePath:instancePath+"/failure/otherWays/email",parentData:data87,parentDataProperty:"email",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data87.subject !== undefined){
if(!(validate22(data87.subject, {instancePath:instancePath+"/failure/otherWays/subject",parentData:data87,parentDataProperty:"subject",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data87.whatsapp !== undefined){
if(!(validate22(data87.whatsapp, {instancePath:instancePath+"/failure/otherWays/whatsapp",parentData:data87,parentDataProperty:"whatsapp",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err88 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err88]);
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err89]);
errors++;
}
}
if(data.surface !== undefined){
let data93 = data.surface;
if(!((((((data93 === "plain") || (data93 === "tinted")) || (data93 === "accent")) || (data93 === "second")) || (data93 === "ink")) || (data93 === "picture"))){
const err90 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema121.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err90]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err91 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err91]);
errors++;
}
validate844.errors = vErrors;
return errors === 0;
}

const writtenGalleryValidator = validate908;
const schema124 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"gallery"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"picture","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part357"},"else":{"$ref":"part356"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part357"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part190"},"backdrop":{"$ref":"part169"},"anchor":{"$ref":"part191"}}};
const schema126 = {"type":["object","string"],"additionalProperties":false,"required":["picture"],"properties":{"picture":{"$ref":"part169"},"caption":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate914(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema126.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate377(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
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
validate914.errors = vErrors;
return errors === 0;
}


function validate912(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate914(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate914.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate912.errors = vErrors;
return errors === 0;
}


function validate908(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
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
if(!(validate912(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate912.errors);
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
if(!pattern13.test(data4)){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate912(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate912.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate914(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate914.errors);
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
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate908.errors = vErrors;
return errors === 0;
}

const expandedGalleryValidator = validate927;
const schema127 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"gallery"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"items":{"type":"array","minItems":1,"itemTitle":"picture","items":{"type":"object","additionalProperties":false,"required":["picture"],"properties":{"picture":{"$ref":"part9"},"caption":{"$ref":"part2"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate927(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
if(!((((((data8 === "plain") || (data8 === "tinted")) || (data8 === "accent")) || (data8 === "second")) || (data8 === "ink")) || (data8 === "picture"))){
const err9 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema127.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
validate927.errors = vErrors;
return errors === 0;
}

const writtenHeroValidator = validate935;
const schema128 = {"type":"object","additionalProperties":false,"required":["type","heading"],"properties":{"type":{"const":"hero"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"style":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["large","page"]}},"flag":{"$ref":"part2"},"claim":{"$ref":"part170"},"actions":{"$ref":"part188"},"artwork":{"$ref":"part169"},"picture":{"$ref":"part169"},"layout":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["split","columns","cover","band"]}},"surface":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["plain","tinted","accent","second","ink"]}},"anchor":{"$ref":"part191"}}};

function validate935(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema128.properties, key0))){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
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
if(!pattern23.test(data4)){
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
const err6 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/else/enum",keyword:"enum",params:{allowedValues: schema128.properties.style.else.enum}};
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
if(!(validate384(data.claim, {instancePath:instancePath+"/claim",parentData:data,parentDataProperty:"claim",rootData}))){
vErrors = joinErrors(vErrors, validate384.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate429(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate429.errors);
errors = vErrors.length;
}
}
if(data.artwork !== undefined){
if(!(validate377(data.artwork, {instancePath:instancePath+"/artwork",parentData:data,parentDataProperty:"artwork",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
if(!(validate377(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
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
if(!pattern23.test(data10)){
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
const err10 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/else/enum",keyword:"enum",params:{allowedValues: schema128.properties.layout.else.enum}};
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
let data11 = data.surface;
const _errs22 = errors;
let valid3 = true;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(!pattern23.test(data11)){
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
var _valid2 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(!_valid2){
const _errs25 = errors;
if(!(((((data11 === "plain") || (data11 === "tinted")) || (data11 === "accent")) || (data11 === "second")) || (data11 === "ink"))){
const err14 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/else/enum",keyword:"enum",params:{allowedValues: schema128.properties.surface.else.enum}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
var _valid2 = _errs25 === errors;
valid3 = _valid2;
}
if(!valid3){
const err15 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
validate935.errors = vErrors;
return errors === 0;
}

const expandedHeroValidator = validate945;
const schema129 = {"type":"object","additionalProperties":false,"required":["type","heading"],"properties":{"type":{"const":"hero"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"style":{"enum":["large","page"]},"flag":{"$ref":"part2"},"claim":{"$ref":"part193"},"actions":{"$ref":"part203"},"artwork":{"$ref":"part9"},"picture":{"$ref":"part9"},"layout":{"enum":["split","columns","cover","band"]},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part204"}}};

function validate945(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema129.properties, key0))){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data4 = data.style;
if(!((data4 === "large") || (data4 === "page"))){
const err4 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema129.properties.style.enum}};
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
if(!(validate456(data.claim, {instancePath:instancePath+"/claim",parentData:data,parentDataProperty:"claim",rootData}))){
vErrors = joinErrors(vErrors, validate456.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate475(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate475.errors);
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
const err5 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema129.properties.layout.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.surface !== undefined){
let data11 = data.surface;
if(!(((((data11 === "plain") || (data11 === "tinted")) || (data11 === "accent")) || (data11 === "second")) || (data11 === "ink"))){
const err6 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema129.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
validate945.errors = vErrors;
return errors === 0;
}

const writtenListValidator = validate955;
const schema130 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"list"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"marker":{"$ref":"part374"},"columns":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":[1,2,3]}},"items":{"$ref":"part377"},"surface":{"$ref":"part190"},"backdrop":{"$ref":"part169"},"anchor":{"$ref":"part191"}}};
const schema131 = {"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["check","number","dot"]}};

function validate959(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data === "string"){
if(!pattern23.test(data)){
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
if(!(((data === "check") || (data === "number")) || (data === "dot"))){
const err2 = {instancePath,schemaPath:"#/else/enum",keyword:"enum",params:{allowedValues: schema131.else.enum}};
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
validate959.errors = vErrors;
return errors === 0;
}

const schema132 = {"type":["array","object","string"],"minItems":1,"itemTitle":"item","items":{"$ref":"part313"},"if":{"type":"object"},"then":{"$ref":"part312"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate961(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema132.type}};
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
if(!(validate793(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate793.errors);
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
if(!pattern13.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate800(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate800.errors);
errors = vErrors.length;
}
}
}
validate961.errors = vErrors;
return errors === 0;
}


function validate955(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema130.properties, key0))){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.marker !== undefined){
if(!(validate959(data.marker, {instancePath:instancePath+"/marker",parentData:data,parentDataProperty:"marker",rootData}))){
vErrors = joinErrors(vErrors, validate959.errors);
errors = vErrors.length;
}
}
if(data.columns !== undefined){
let data5 = data.columns;
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
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
if(!(((data5 === 1) || (data5 === 2)) || (data5 === 3))){
const err6 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/else/enum",keyword:"enum",params:{allowedValues: schema130.properties.columns.else.enum}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
}
if(!valid1){
const err7 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(data.items !== undefined){
if(!(validate961(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate961.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
validate955.errors = vErrors;
return errors === 0;
}

const expandedListValidator = validate968;
const schema133 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"list"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"marker":{"enum":["check","number","dot"]},"columns":{"enum":[1,2,3]},"items":{"$ref":"part379"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate972(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate315(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
validate972.errors = vErrors;
return errors === 0;
}


function validate968(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema133.properties, key0))){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data.marker !== undefined){
let data4 = data.marker;
if(!(((data4 === "check") || (data4 === "number")) || (data4 === "dot"))){
const err4 = {instancePath:instancePath+"/marker",schemaPath:"#/properties/marker/enum",keyword:"enum",params:{allowedValues: schema133.properties.marker.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.columns !== undefined){
let data5 = data.columns;
if(!(((data5 === 1) || (data5 === 2)) || (data5 === 3))){
const err5 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/enum",keyword:"enum",params:{allowedValues: schema133.properties.columns.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.items !== undefined){
if(!(validate972(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate972.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data7 = data.surface;
if(!((((((data7 === "plain") || (data7 === "tinted")) || (data7 === "accent")) || (data7 === "second")) || (data7 === "ink")) || (data7 === "picture"))){
const err6 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema133.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
validate968.errors = vErrors;
return errors === 0;
}

const writtenListsValidator = validate977;
const schema135 = {"type":"object","additionalProperties":false,"required":["type","lists"],"properties":{"type":{"const":"lists"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"marker":{"$ref":"part374"},"lists":{"type":["array","object","string"],"minItems":2,"maxItems":3,"itemTitle":"list","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part383"},"else":{"$ref":"part382"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part383"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part190"},"backdrop":{"$ref":"part169"},"anchor":{"$ref":"part191"}}};
const schema137 = {"type":["object","string"],"additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"items":{"$ref":"part377"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate984(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema137.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(((key0 === "heading") || (key0 === "text")) || (key0 === "items"))){
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
if(data.text !== undefined){
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
if(!(validate961(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate961.errors);
errors = vErrors.length;
}
}
}
validate984.errors = vErrors;
return errors === 0;
}


function validate982(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate984(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate984.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate982.errors = vErrors;
return errors === 0;
}


function validate977(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema135.properties, key0))){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.marker !== undefined){
if(!(validate959(data.marker, {instancePath:instancePath+"/marker",parentData:data,parentDataProperty:"marker",rootData}))){
vErrors = joinErrors(vErrors, validate959.errors);
errors = vErrors.length;
}
}
if(data.lists !== undefined){
let data5 = data.lists;
if((!data5 || typeof data5 != "object") && (typeof data5 !== "string")){
const err4 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: schema135.properties.lists.type}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
const _errs9 = errors;
let valid1 = true;
const _errs10 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err5 = {};
vErrors = joinErrors(vErrors, [err5]);
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
if(!(validate982(data5, {instancePath:instancePath+"/lists",parentData:data,parentDataProperty:"lists",rootData}))){
vErrors = joinErrors(vErrors, validate982.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(typeof data5 === "string"){
if(!pattern13.test(data5)){
const err7 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(Array.isArray(data5)){
if(data5.length > 3){
const err8 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/maxItems",keyword:"maxItems",params:{limit: 3}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
if(data5.length < 2){
const err9 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
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
if(!(validate982(data6, {instancePath:instancePath+"/lists/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate982.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs18 = errors;
if(!(validate984(data6, {instancePath:instancePath+"/lists/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate984.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid4 = _valid1;
ifClause0 = "else";
}
if(!valid4){
const err12 = {instancePath:instancePath+"/lists/" + i0,schemaPath:"#/properties/lists/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
}
}
if(data.surface !== undefined){
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
validate977.errors = vErrors;
return errors === 0;
}

const expandedListsValidator = validate998;
const schema138 = {"type":"object","additionalProperties":false,"required":["type","lists"],"properties":{"type":{"const":"lists"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"marker":{"enum":["check","number","dot"]},"lists":{"type":"array","minItems":2,"maxItems":3,"itemTitle":"list","items":{"type":"object","additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"items":{"$ref":"part379"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate998(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema138.properties, key0))){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data.marker !== undefined){
let data4 = data.marker;
if(!(((data4 === "check") || (data4 === "number")) || (data4 === "dot"))){
const err4 = {instancePath:instancePath+"/marker",schemaPath:"#/properties/marker/enum",keyword:"enum",params:{allowedValues: schema138.properties.marker.enum}};
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
if(!(validate315(data6.text, {instancePath:instancePath+"/lists/" + i0+"/text",parentData:data6,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data6.items !== undefined){
if(!(validate972(data6.items, {instancePath:instancePath+"/lists/" + i0+"/items",parentData:data6,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate972.errors);
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
const err12 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema138.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
validate998.errors = vErrors;
return errors === 0;
}

const writtenLogosValidator = validate1007;
const schema139 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"logos"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"mark","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part392"},"else":{"$ref":"part391"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part392"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part190"},"backdrop":{"$ref":"part169"},"anchor":{"$ref":"part191"}}};
const schema141 = {"type":["object","string"],"additionalProperties":false,"required":["picture"],"properties":{"picture":{"$ref":"part169"},"to":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1013(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema141.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate377(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
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
validate1013.errors = vErrors;
return errors === 0;
}


function validate1011(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1013(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1013.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate1011.errors = vErrors;
return errors === 0;
}


function validate1007(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema139.properties.items.type}};
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
if(!(validate1011(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1011.errors);
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
if(!pattern13.test(data4)){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate1011(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1011.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate1013(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1013.errors);
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
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate1007.errors = vErrors;
return errors === 0;
}

const expandedLogosValidator = validate1026;
const schema142 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"logos"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"items":{"type":"array","minItems":1,"itemTitle":"mark","items":{"type":"object","additionalProperties":false,"required":["picture"],"properties":{"picture":{"$ref":"part9"},"to":{"$ref":"part2"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate1026(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
if(!((((((data8 === "plain") || (data8 === "tinted")) || (data8 === "accent")) || (data8 === "second")) || (data8 === "ink")) || (data8 === "picture"))){
const err9 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema142.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
validate1026.errors = vErrors;
return errors === 0;
}

const writtenNotFoundValidator = validate1034;

function validate1034(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((((key0 === "type") || (key0 === "heading")) || (key0 === "text")) || (key0 === "help")) || (key0 === "action")) || (key0 === "surface")) || (key0 === "backdrop")) || (key0 === "anchor"))){
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
if(!(validate140(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined){
if(!(validate186(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = joinErrors(vErrors, validate186.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
validate1034.errors = vErrors;
return errors === 0;
}

const expandedNotFoundValidator = validate1042;
const schema144 = {"type":"object","additionalProperties":false,"required":["type","heading","text","action"],"properties":{"type":{"const":"not-found"},"heading":{"$ref":"part2"},"text":{"$ref":"part2"},"help":{"$ref":"part135"},"action":{"$ref":"part142"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate1042(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((((key0 === "type") || (key0 === "heading")) || (key0 === "text")) || (key0 === "help")) || (key0 === "action")) || (key0 === "surface")) || (key0 === "backdrop")) || (key0 === "anchor"))){
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
if(!(validate315(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined){
if(!(validate328(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = joinErrors(vErrors, validate328.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data5 = data.surface;
if(!((((((data5 === "plain") || (data5 === "tinted")) || (data5 === "accent")) || (data5 === "second")) || (data5 === "ink")) || (data5 === "picture"))){
const err6 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema144.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
validate1042.errors = vErrors;
return errors === 0;
}

const writtenNoticeValidator = validate1049;

function validate1049(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((((key0 === "type") || (key0 === "title")) || (key0 === "text")) || (key0 === "icon")) || (key0 === "actions")) || (key0 === "surface")) || (key0 === "backdrop")) || (key0 === "anchor"))){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
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
if(!(validate429(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate429.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
validate1049.errors = vErrors;
return errors === 0;
}

const expandedNoticeValidator = validate1057;
const schema146 = {"type":"object","additionalProperties":false,"required":["type","text"],"properties":{"type":{"const":"notice"},"title":{"$ref":"part2"},"text":{"$ref":"part135"},"icon":{"$ref":"part2"},"actions":{"$ref":"part203"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate1057(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((((key0 === "type") || (key0 === "title")) || (key0 === "text")) || (key0 === "icon")) || (key0 === "actions")) || (key0 === "surface")) || (key0 === "backdrop")) || (key0 === "anchor"))){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
if(!(validate475(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate475.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data5 = data.surface;
if(!((((((data5 === "plain") || (data5 === "tinted")) || (data5 === "accent")) || (data5 === "second")) || (data5 === "ink")) || (data5 === "picture"))){
const err4 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema146.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate1057.errors = vErrors;
return errors === 0;
}

const writtenPlaceValidator = validate1064;
const schema147 = {"type":"object","additionalProperties":false,"required":["type","heading","label"],"properties":{"type":{"const":"place"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"at":{"type":["array","object","string"],"itemTitle":"coordinate","minItems":2,"maxItems":2,"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part407"},"else":{"$ref":"part406"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part407"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"label":{"$ref":"part2"},"address":{"$ref":"part52"},"hours":{"$ref":"part114"},"allSeasons":{"$ref":"part250"},"zoom":{"type":["integer","string"],"minimum":3,"maximum":18,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"actions":{"$ref":"part188"},"surface":{"$ref":"part190"},"backdrop":{"$ref":"part169"},"anchor":{"$ref":"part191"}}};
const schema149 = {"type":["number","string"],"minimum":-180,"maximum":180,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1070(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema149.type}};
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
if(!pattern13.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
validate1070.errors = vErrors;
return errors === 0;
}


function validate1068(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1070(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1070.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate1068.errors = vErrors;
return errors === 0;
}


function validate1064(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema147.properties, key0))){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined){
let data4 = data.at;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err5 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: schema147.properties.at.type}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err6 = {};
vErrors = joinErrors(vErrors, [err6]);
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
if(!(validate1068(data4, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = joinErrors(vErrors, validate1068.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
}
if(!valid1){
const err7 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
if(typeof data4 === "string"){
if(!pattern13.test(data4)){
const err8 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
if(Array.isArray(data4)){
if(data4.length > 2){
const err9 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/maxItems",keyword:"maxItems",params:{limit: 2}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
if(data4.length < 2){
const err10 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = joinErrors(vErrors, [err10]);
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
const err11 = {};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
else {
const err12 = {};
vErrors = joinErrors(vErrors, [err12]);
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
if(!(validate1068(data5, {instancePath:instancePath+"/at/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1068.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate1070(data5, {instancePath:instancePath+"/at/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1070.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = _valid1;
ifClause0 = "else";
}
if(!valid4){
const err13 = {instancePath:instancePath+"/at/" + i0,schemaPath:"#/properties/at/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err13]);
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
if(!(validate140(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
if(!(validate265(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData}))){
vErrors = joinErrors(vErrors, validate265.errors);
errors = vErrors.length;
}
}
if(data.allSeasons !== undefined){
if(!(validate633(data.allSeasons, {instancePath:instancePath+"/allSeasons",parentData:data,parentDataProperty:"allSeasons",rootData}))){
vErrors = joinErrors(vErrors, validate633.errors);
errors = vErrors.length;
}
}
if(data.zoom !== undefined){
let data10 = data.zoom;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (typeof data10 !== "string")){
const err14 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/type",keyword:"type",params:{type: schema147.properties.zoom.type}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 18 || isNaN(data10)){
const err15 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/maximum",keyword:"maximum",params:{comparison: "<=", limit: 18}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
if(data10 < 3 || isNaN(data10)){
const err16 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
}
if(typeof data10 === "string"){
if(!pattern13.test(data10)){
const err17 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
}
}
if(data.actions !== undefined){
if(!(validate429(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate429.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
validate1064.errors = vErrors;
return errors === 0;
}

const expandedPlaceValidator = validate1086;
const schema150 = {"type":"object","additionalProperties":false,"required":["type","heading","label"],"properties":{"type":{"const":"place"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"at":{"type":"array","itemTitle":"coordinate","minItems":2,"maxItems":2,"items":{"$ref":"part115"}},"label":{"$ref":"part2"},"address":{"$ref":"part135"},"hours":{"$ref":"part158"},"allSeasons":{"type":"boolean"},"zoom":{"type":"integer","minimum":3,"maximum":18},"actions":{"$ref":"part203"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate1086(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema150.properties, key0))){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
if(!(validate292(data4[i0], {instancePath:instancePath+"/at/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate292.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err7]);
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
if(!(validate315(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
if(!(validate351(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData}))){
vErrors = joinErrors(vErrors, validate351.errors);
errors = vErrors.length;
}
}
if(data.allSeasons !== undefined){
if(typeof data.allSeasons !== "boolean"){
const err8 = {instancePath:instancePath+"/allSeasons",schemaPath:"#/properties/allSeasons/type",keyword:"type",params:{type: "boolean"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
if(data.zoom !== undefined){
let data10 = data.zoom;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err9 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/type",keyword:"type",params:{type: "integer"}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 18 || isNaN(data10)){
const err10 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/maximum",keyword:"maximum",params:{comparison: "<=", limit: 18}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
if(data10 < 3 || isNaN(data10)){
const err11 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
}
if(data.actions !== undefined){
if(!(validate475(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate475.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data12 = data.surface;
if(!((((((data12 === "plain") || (data12 === "tinted")) || (data12 === "accent")) || (data12 === "second")) || (data12 === "ink")) || (data12 === "picture"))){
const err12 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema150.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
validate1086.errors = vErrors;
return errors === 0;
}

const writtenProfilesValidator = validate1097;
const schema151 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"profiles"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"profile","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part417"},"else":{"$ref":"part416"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part417"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part190"},"backdrop":{"$ref":"part169"},"anchor":{"$ref":"part191"}}};
const schema153 = {"type":["object","string"],"additionalProperties":false,"required":["position","text"],"properties":{"position":{"$ref":"part2"},"name":{"$ref":"part2"},"picture":{"$ref":"part169"},"text":{"$ref":"part52"},"list":{"$ref":"part173"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema153.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate377(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.list !== undefined){
if(!(validate393(data.list, {instancePath:instancePath+"/list",parentData:data,parentDataProperty:"list",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
}
validate1103.errors = vErrors;
return errors === 0;
}


function validate1101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1103(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1103.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate1101.errors = vErrors;
return errors === 0;
}


function validate1097(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema151.properties.items.type}};
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
if(!(validate1101(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1101.errors);
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
if(!pattern13.test(data4)){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate1101(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1101.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate1103(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1103.errors);
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
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate1097.errors = vErrors;
return errors === 0;
}

const expandedProfilesValidator = validate1119;
const schema154 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"profiles"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"items":{"type":"array","minItems":1,"itemTitle":"profile","items":{"type":"object","additionalProperties":false,"required":["position","text"],"properties":{"position":{"$ref":"part2"},"name":{"$ref":"part2"},"picture":{"$ref":"part9"},"text":{"$ref":"part135"},"list":{"$ref":"part196"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate1119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
if(!(validate315(data5.text, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data5,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data5.list !== undefined){
if(!(validate463(data5.list, {instancePath:instancePath+"/items/" + i0+"/list",parentData:data5,parentDataProperty:"list",rootData}))){
vErrors = joinErrors(vErrors, validate463.errors);
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
if(!((((((data11 === "plain") || (data11 === "tinted")) || (data11 === "accent")) || (data11 === "second")) || (data11 === "ink")) || (data11 === "picture"))){
const err10 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema154.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
validate1119.errors = vErrors;
return errors === 0;
}

const writtenProofValidator = validate1130;
const schema155 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"proof"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"items":{"type":["array","object","string"],"minItems":2,"maxItems":4,"itemTitle":"fact","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part427"},"else":{"$ref":"part426"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part427"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part190"},"backdrop":{"$ref":"part169"},"anchor":{"$ref":"part191"}}};
const schema157 = {"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"icon":{"$ref":"part2"},"picture":{"$ref":"part169"},"label":{"$ref":"part2"},"value":{"$ref":"part2"},"note":{"$ref":"part52"},"source":{"$ref":"part425"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema158 = {"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema158.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
validate1142.errors = vErrors;
return errors === 0;
}


function validate1136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema157.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate377(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
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
if(!(validate140(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(validate1142(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = joinErrors(vErrors, validate1142.errors);
errors = vErrors.length;
}
}
}
validate1136.errors = vErrors;
return errors === 0;
}


function validate1134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1136(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1136.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate1134.errors = vErrors;
return errors === 0;
}


function validate1130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema155.properties.items.type}};
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
if(!(validate1134(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1134.errors);
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
if(!pattern13.test(data4)){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate1134(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1134.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate1136(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1136.errors);
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
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
validate1130.errors = vErrors;
return errors === 0;
}

const expandedProofValidator = validate1156;
const schema159 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"proof"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"items":{"type":"array","minItems":2,"maxItems":4,"itemTitle":"fact","items":{"type":"object","additionalProperties":false,"required":["label"],"properties":{"icon":{"$ref":"part2"},"picture":{"$ref":"part9"},"label":{"$ref":"part2"},"value":{"$ref":"part2"},"note":{"$ref":"part135"},"source":{"$ref":"part431"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate1165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate1165.errors = vErrors;
return errors === 0;
}


function validate1156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
if(!(validate315(data5.note, {instancePath:instancePath+"/items/" + i0+"/note",parentData:data5,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data5.source !== undefined){
if(!(validate1165(data5.source, {instancePath:instancePath+"/items/" + i0+"/source",parentData:data5,parentDataProperty:"source",rootData}))){
vErrors = joinErrors(vErrors, validate1165.errors);
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
if(!((((((data12 === "plain") || (data12 === "tinted")) || (data12 === "accent")) || (data12 === "second")) || (data12 === "ink")) || (data12 === "picture"))){
const err10 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema159.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
validate1156.errors = vErrors;
return errors === 0;
}

const writtenQuoteValidator = validate1171;

function validate1171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((((key0 === "type") || (key0 === "quote")) || (key0 === "name")) || (key0 === "role")) || (key0 === "picture")) || (key0 === "surface")) || (key0 === "backdrop")) || (key0 === "anchor"))){
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
if(!(validate140(data.quote, {instancePath:instancePath+"/quote",parentData:data,parentDataProperty:"quote",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
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
if(!(validate377(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate1171.errors = vErrors;
return errors === 0;
}

const expandedQuoteValidator = validate1179;
const schema162 = {"type":"object","additionalProperties":false,"required":["type","quote","name"],"properties":{"type":{"const":"quote"},"quote":{"$ref":"part135"},"name":{"$ref":"part2"},"role":{"$ref":"part2"},"picture":{"$ref":"part9"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate1179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((((key0 === "type") || (key0 === "quote")) || (key0 === "name")) || (key0 === "role")) || (key0 === "picture")) || (key0 === "surface")) || (key0 === "backdrop")) || (key0 === "anchor"))){
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
if(!(validate315(data.quote, {instancePath:instancePath+"/quote",parentData:data,parentDataProperty:"quote",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
if(!((((((data5 === "plain") || (data5 === "tinted")) || (data5 === "accent")) || (data5 === "second")) || (data5 === "ink")) || (data5 === "picture"))){
const err5 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema162.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
validate1179.errors = vErrors;
return errors === 0;
}

const writtenQuotesValidator = validate1186;
const schema163 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"quotes"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"quote","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part441"},"else":{"$ref":"part440"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part441"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part190"},"backdrop":{"$ref":"part169"},"anchor":{"$ref":"part191"}}};
const schema165 = {"type":["object","string"],"additionalProperties":false,"required":["quote","name"],"properties":{"quote":{"$ref":"part52"},"name":{"$ref":"part2"},"role":{"$ref":"part2"},"picture":{"$ref":"part169"},"stars":{"type":["integer","string"],"minimum":1,"maximum":5,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"source":{"$ref":"part425"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1192(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema165.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate140(data.quote, {instancePath:instancePath+"/quote",parentData:data,parentDataProperty:"quote",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
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
if(!(validate377(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.stars !== undefined){
let data4 = data.stars;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (typeof data4 !== "string")){
const err5 = {instancePath:instancePath+"/stars",schemaPath:"#/properties/stars/type",keyword:"type",params:{type: schema165.properties.stars.type}};
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
if(!pattern13.test(data4)){
const err8 = {instancePath:instancePath+"/stars",schemaPath:"#/properties/stars/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
}
if(data.source !== undefined){
if(!(validate1142(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = joinErrors(vErrors, validate1142.errors);
errors = vErrors.length;
}
}
}
validate1192.errors = vErrors;
return errors === 0;
}


function validate1190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1192(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1192.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate1190.errors = vErrors;
return errors === 0;
}


function validate1186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema163.properties.items.type}};
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
if(!(validate1190(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1190.errors);
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
if(!pattern13.test(data4)){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate1190(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1190.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate1192(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1192.errors);
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
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate1186.errors = vErrors;
return errors === 0;
}

const expandedQuotesValidator = validate1208;
const schema166 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"quotes"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"items":{"type":"array","minItems":1,"itemTitle":"quote","items":{"type":"object","additionalProperties":false,"required":["quote","name"],"properties":{"quote":{"$ref":"part135"},"name":{"$ref":"part2"},"role":{"$ref":"part2"},"picture":{"$ref":"part9"},"stars":{"type":"integer","minimum":1,"maximum":5},"source":{"$ref":"part431"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate1208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
if(!(validate315(data5.quote, {instancePath:instancePath+"/items/" + i0+"/quote",parentData:data5,parentDataProperty:"quote",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
if(!(validate1165(data5.source, {instancePath:instancePath+"/items/" + i0+"/source",parentData:data5,parentDataProperty:"source",rootData}))){
vErrors = joinErrors(vErrors, validate1165.errors);
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
if(!((((((data12 === "plain") || (data12 === "tinted")) || (data12 === "accent")) || (data12 === "second")) || (data12 === "ink")) || (data12 === "picture"))){
const err13 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema166.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
validate1208.errors = vErrors;
return errors === 0;
}

const writtenRouteMapValidator = validate1219;
const schema167 = {"type":"object","additionalProperties":false,"required":["type","alt","origin","groups"],"properties":{"type":{"const":"route-map"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"alt":{"$ref":"part2"},"origin":{"type":["object","string"],"additionalProperties":false,"required":["code","label"],"properties":{"code":{"$ref":"part2"},"label":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"groups":{"type":["array","object","string"],"minItems":1,"maxItems":3,"itemTitle":"kind","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part456"},"else":{"$ref":"part455"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part456"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part190"},"backdrop":{"$ref":"part169"},"anchor":{"$ref":"part191"}}};
const schema169 = {"type":["object","string"],"additionalProperties":false,"required":["items"],"properties":{"label":{"$ref":"part2"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"destination","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part452"},"else":{"$ref":"part451"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part452"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema171 = {"type":["object","string"],"additionalProperties":false,"required":["code","label"],"properties":{"code":{"$ref":"part2"},"label":{"$ref":"part2"},"to":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1232(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema171.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
validate1232.errors = vErrors;
return errors === 0;
}


function validate1230(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1232(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1232.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate1230.errors = vErrors;
return errors === 0;
}


function validate1228(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema169.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema169.properties.items.type}};
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
if(!(validate1230(data1, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1230.errors);
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
if(!pattern13.test(data1)){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate1230(data2, {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1230.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs14 = errors;
if(!(validate1232(data2, {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1232.errors);
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
validate1228.errors = vErrors;
return errors === 0;
}


function validate1226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1228(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1228.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate1226.errors = vErrors;
return errors === 0;
}


function validate1219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema167.properties, key0))){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
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
const err6 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type: schema167.properties.origin.type}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(typeof data5 === "string"){
if(!pattern13.test(data5)){
const err7 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
const err11 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: schema167.properties.groups.type}};
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
if(!(validate1226(data8, {instancePath:instancePath+"/groups",parentData:data,parentDataProperty:"groups",rootData}))){
vErrors = joinErrors(vErrors, validate1226.errors);
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
if(!pattern13.test(data8)){
const err14 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate1226(data9, {instancePath:instancePath+"/groups/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1226.errors);
errors = vErrors.length;
}
var _valid1 = _errs22 === errors;
valid5 = _valid1;
ifClause0 = "then";
}
else {
const _errs23 = errors;
if(!(validate1228(data9, {instancePath:instancePath+"/groups/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1228.errors);
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
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
validate1219.errors = vErrors;
return errors === 0;
}

const expandedRouteMapValidator = validate1253;
const schema172 = {"type":"object","additionalProperties":false,"required":["type","alt","origin","groups"],"properties":{"type":{"const":"route-map"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"alt":{"$ref":"part2"},"origin":{"type":"object","additionalProperties":false,"required":["code","label"],"properties":{"code":{"$ref":"part2"},"label":{"$ref":"part2"}}},"groups":{"type":"array","minItems":1,"maxItems":3,"itemTitle":"kind","items":{"type":"object","additionalProperties":false,"required":["items"],"properties":{"label":{"$ref":"part2"},"items":{"type":"array","minItems":1,"itemTitle":"destination","items":{"type":"object","additionalProperties":false,"required":["code","label"],"properties":{"code":{"$ref":"part2"},"label":{"$ref":"part2"},"to":{"$ref":"part2"}}}}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate1253(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema172.properties, key0))){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
const err22 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema172.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err22]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err23]);
errors++;
}
validate1253.errors = vErrors;
return errors === 0;
}

const writtenSplitValidator = validate1266;
const schema173 = {"type":"object","additionalProperties":false,"required":["type","picture"],"properties":{"type":{"const":"split"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"picture":{"$ref":"part169"},"side":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["start","end"]}},"actions":{"$ref":"part188"},"surface":{"$ref":"part190"},"backdrop":{"$ref":"part169"},"anchor":{"$ref":"part191"}}};

function validate1266(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema173.properties, key0))){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
if(!(validate377(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
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
if(!pattern23.test(data5)){
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
const err6 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/else/enum",keyword:"enum",params:{allowedValues: schema173.properties.side.else.enum}};
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
if(!(validate429(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate429.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
validate1266.errors = vErrors;
return errors === 0;
}

const expandedSplitValidator = validate1275;
const schema174 = {"type":"object","additionalProperties":false,"required":["type","picture"],"properties":{"type":{"const":"split"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"picture":{"$ref":"part9"},"side":{"enum":["start","end"]},"actions":{"$ref":"part203"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate1275(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema174.properties, key0))){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
const err4 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema174.properties.side.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.actions !== undefined){
if(!(validate475(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate475.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data7 = data.surface;
if(!((((((data7 === "plain") || (data7 === "tinted")) || (data7 === "accent")) || (data7 === "second")) || (data7 === "ink")) || (data7 === "picture"))){
const err5 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema174.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
validate1275.errors = vErrors;
return errors === 0;
}

const writtenStatsValidator = validate1283;
const schema175 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"stats"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"style":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["plain","stamp"]}},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"figure","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part474"},"else":{"$ref":"part170"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part474"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part190"},"backdrop":{"$ref":"part169"},"anchor":{"$ref":"part191"}}};

function validate1287(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate384(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate384.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate1287.errors = vErrors;
return errors === 0;
}


function validate1283(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema175.properties, key0))){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
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
if(!pattern23.test(data4)){
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
const err6 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/else/enum",keyword:"enum",params:{allowedValues: schema175.properties.style.else.enum}};
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
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema175.properties.items.type}};
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
if(!(validate1287(data5, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1287.errors);
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
if(!pattern13.test(data5)){
const err11 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
let data6 = data5[i0];
const _errs18 = errors;
let valid5 = true;
const _errs19 = errors;
if(errors === _errs19){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing0;
if((data6.from === undefined) && (missing0 = "from")){
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
if(!(validate1287(data6, {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1287.errors);
errors = vErrors.length;
}
var _valid2 = _errs21 === errors;
valid5 = _valid2;
ifClause0 = "then";
}
else {
const _errs22 = errors;
if(!(validate384(data6, {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate384.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
valid5 = _valid2;
ifClause0 = "else";
}
if(!valid5){
const err15 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
}
}
}
if(data.surface !== undefined){
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
validate1283.errors = vErrors;
return errors === 0;
}

const expandedStatsValidator = validate1299;
const schema177 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"stats"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"style":{"enum":["plain","stamp"]},"items":{"type":"array","minItems":1,"itemTitle":"figure","items":{"$ref":"part193"}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate1299(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema177.properties, key0))){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data4 = data.style;
if(!((data4 === "plain") || (data4 === "stamp"))){
const err4 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema177.properties.style.enum}};
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
if(!(validate456(data5[i0], {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate456.errors);
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
if(!((((((data7 === "plain") || (data7 === "tinted")) || (data7 === "accent")) || (data7 === "second")) || (data7 === "ink")) || (data7 === "picture"))){
const err7 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema177.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
validate1299.errors = vErrors;
return errors === 0;
}

const writtenStepsValidator = validate1306;
const schema178 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"steps"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"step","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part482"},"else":{"$ref":"part481"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part482"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part190"},"backdrop":{"$ref":"part169"},"anchor":{"$ref":"part191"}}};
const schema180 = {"type":["object","string"],"additionalProperties":false,"required":["title"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part52"},"icon":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1312(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema180.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
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
validate1312.errors = vErrors;
return errors === 0;
}


function validate1310(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1312(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1312.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate1310.errors = vErrors;
return errors === 0;
}


function validate1306(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema178.properties.items.type}};
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
if(!(validate1310(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1310.errors);
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
if(!pattern13.test(data4)){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate1310(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1310.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate1312(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1312.errors);
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
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate1306.errors = vErrors;
return errors === 0;
}

const expandedStepsValidator = validate1326;
const schema181 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"steps"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"items":{"type":"array","minItems":1,"itemTitle":"step","items":{"type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part135"},"icon":{"$ref":"part2"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate1326(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
if(!(validate315(data5.text, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data5,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
if(!((((((data9 === "plain") || (data9 === "tinted")) || (data9 === "accent")) || (data9 === "second")) || (data9 === "ink")) || (data9 === "picture"))){
const err9 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema181.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
validate1326.errors = vErrors;
return errors === 0;
}

const writtenTableValidator = validate1335;
const schema182 = {"type":"object","additionalProperties":false,"required":["type","columns","rows"],"properties":{"type":{"const":"table"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"caption":{"$ref":"part2"},"columns":{"type":["array","object","string"],"itemTitle":"column","minItems":1,"items":{"$ref":"part51"},"if":{"type":"object"},"then":{"$ref":"part50"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"rows":{"type":["array","object","string"],"minItems":1,"itemTitle":"row","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part492"},"else":{"$ref":"part491"},"properties":{"from":{}}},"if":{"type":"object"},"then":{"$ref":"part492"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part190"},"backdrop":{"$ref":"part169"},"anchor":{"$ref":"part191"}}};
const schema184 = {"type":["array","object","string"],"minItems":1,"itemTitle":"cell","items":{"$ref":"part313"},"if":{"type":"object"},"then":{"$ref":"part312"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1344(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema184.type}};
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
if(!(validate793(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate793.errors);
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
if(!pattern13.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate800(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate800.errors);
errors = vErrors.length;
}
}
}
validate1344.errors = vErrors;
return errors === 0;
}


function validate1342(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1344(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1344.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate144(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate146(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate148(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate1342.errors = vErrors;
return errors === 0;
}


function validate1335(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema182.properties, key0))){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
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
const err5 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: schema182.properties.columns.type}};
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
if(!(validate141(data5, {instancePath:instancePath+"/columns",parentData:data,parentDataProperty:"columns",rootData}))){
vErrors = joinErrors(vErrors, validate141.errors);
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
if(!pattern13.test(data5)){
const err8 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate151(data5[i0], {instancePath:instancePath+"/columns/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate151.errors);
errors = vErrors.length;
}
}
}
}
if(data.rows !== undefined){
let data7 = data.rows;
if((!data7 || typeof data7 != "object") && (typeof data7 !== "string")){
const err10 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: schema182.properties.rows.type}};
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
if(!(validate1342(data7, {instancePath:instancePath+"/rows",parentData:data,parentDataProperty:"rows",rootData}))){
vErrors = joinErrors(vErrors, validate1342.errors);
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
if(!pattern13.test(data7)){
const err13 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
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
if(!(validate1342(data8, {instancePath:instancePath+"/rows/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate1342.errors);
errors = vErrors.length;
}
var _valid2 = _errs24 === errors;
valid7 = _valid2;
ifClause0 = "then";
}
else {
const _errs25 = errors;
if(!(validate1344(data8, {instancePath:instancePath+"/rows/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate1344.errors);
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
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
validate1335.errors = vErrors;
return errors === 0;
}

const expandedTableValidator = validate1357;
const schema185 = {"type":"object","additionalProperties":false,"required":["type","columns","rows"],"properties":{"type":{"const":"table"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"caption":{"$ref":"part2"},"columns":{"type":"array","itemTitle":"column","minItems":1,"items":{"$ref":"part2"}},"rows":{"type":"array","minItems":1,"itemTitle":"row","items":{"type":"array","minItems":1,"itemTitle":"cell","items":{"$ref":"part135"}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate1357(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema185.properties, key0))){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
let data8 = data7[i1];
if(Array.isArray(data8)){
if(data8.length < 1){
const err8 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/properties/rows/items/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!(validate315(data8[i2], {instancePath:instancePath+"/rows/" + i1+"/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
if(data.surface !== undefined){
let data10 = data.surface;
if(!((((((data10 === "plain") || (data10 === "tinted")) || (data10 === "accent")) || (data10 === "second")) || (data10 === "ink")) || (data10 === "picture"))){
const err11 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema185.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate1357.errors = vErrors;
return errors === 0;
}

const writtenTextValidator = validate1366;

function validate1366(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "actions")) || (key0 === "surface")) || (key0 === "backdrop")) || (key0 === "anchor"))){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate429(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate429.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
validate1366.errors = vErrors;
return errors === 0;
}

const expandedTextValidator = validate1374;
const schema187 = {"type":"object","additionalProperties":false,"required":["type","text"],"properties":{"type":{"const":"text"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"actions":{"$ref":"part203"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate1374(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((((key0 === "type") || (key0 === "eyebrow")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "actions")) || (key0 === "surface")) || (key0 === "backdrop")) || (key0 === "anchor"))){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate475(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate475.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data5 = data.surface;
if(!((((((data5 === "plain") || (data5 === "tinted")) || (data5 === "accent")) || (data5 === "second")) || (data5 === "ink")) || (data5 === "picture"))){
const err4 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema187.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate1374.errors = vErrors;
return errors === 0;
}

const writtenVideoValidator = validate1381;
const schema188 = {"type":"object","additionalProperties":false,"required":["type","src","poster"],"properties":{"type":{"const":"video"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part52"},"src":{"$ref":"part2"},"poster":{"$ref":"part169"},"captions":{"$ref":"part2"},"caption":{"$ref":"part52"},"surface":{"$ref":"part190"},"backdrop":{"$ref":"part169"},"anchor":{"$ref":"part191"}}};

function validate1381(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema188.properties, key0))){
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
if(!(validate140(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
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
if(!(validate377(data.poster, {instancePath:instancePath+"/poster",parentData:data,parentDataProperty:"poster",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
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
if(!(validate140(data.caption, {instancePath:instancePath+"/caption",parentData:data,parentDataProperty:"caption",rootData}))){
vErrors = joinErrors(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate440(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate440.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate377(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate377.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate443(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate1381.errors = vErrors;
return errors === 0;
}

const expandedVideoValidator = validate1392;
const schema189 = {"type":"object","additionalProperties":false,"required":["type","src","poster"],"properties":{"type":{"const":"video"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part135"},"src":{"$ref":"part2"},"poster":{"$ref":"part9"},"captions":{"$ref":"part2"},"caption":{"$ref":"part135"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part204"}}};

function validate1392(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema189.properties, key0))){
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
if(!(validate315(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
if(!(validate315(data.caption, {instancePath:instancePath+"/caption",parentData:data,parentDataProperty:"caption",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data8 = data.surface;
if(!((((((data8 === "plain") || (data8 === "tinted")) || (data8 === "accent")) || (data8 === "second")) || (data8 === "ink")) || (data8 === "picture"))){
const err5 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema189.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate26(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate479(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate479.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
validate1392.errors = vErrors;
return errors === 0;
}

const settingsEmailjsValidator = validate1402;

function validate1402(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
let data4 = data.parameters;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data4[i0], {instancePath:instancePath+"/parameters/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data.limitRate !== undefined){
let data6 = data.limitRate;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err7 = {instancePath:instancePath+"/limitRate",schemaPath:"#/properties/limitRate/type",keyword:"type",params:{type: "integer"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err8 = {instancePath:instancePath+"/limitRate",schemaPath:"#/properties/limitRate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
}
if(data.blockHeadless !== undefined){
if(typeof data.blockHeadless !== "boolean"){
const err9 = {instancePath:instancePath+"/blockHeadless",schemaPath:"#/properties/blockHeadless/type",keyword:"type",params:{type: "boolean"}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data.blockList !== undefined){
let data8 = data.blockList;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.watchVariable === undefined){
const err10 = {instancePath:instancePath+"/blockList",schemaPath:"#/properties/blockList/required",keyword:"required",params:{missingProperty: "watchVariable"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
if(data8.list === undefined){
const err11 = {instancePath:instancePath+"/blockList",schemaPath:"#/properties/blockList/required",keyword:"required",params:{missingProperty: "list"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
for(const key1 in data8){
if(!((key1 === "watchVariable") || (key1 === "list"))){
const err12 = {instancePath:instancePath+"/blockList",schemaPath:"#/properties/blockList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
if(data8.watchVariable !== undefined){
if(!(validate22(data8.watchVariable, {instancePath:instancePath+"/blockList/watchVariable",parentData:data8,parentDataProperty:"watchVariable",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data8.list !== undefined){
let data10 = data8.list;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(typeof data10[i1] !== "string"){
const err13 = {instancePath:instancePath+"/blockList/list/" + i1,schemaPath:"#/properties/blockList/properties/list/items/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/blockList/list",schemaPath:"#/properties/blockList/properties/list/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/blockList",schemaPath:"#/properties/blockList/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
validate1402.errors = vErrors;
return errors === 0;
}

const settingsWebhookValidator = validate1408;

function validate1408(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate300(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = joinErrors(vErrors, validate300.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
validate1408.errors = vErrors;
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
export const writtenChips: Validate = writtenChipsValidator;
export const expandedChips: Validate = expandedChipsValidator;
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
export const writtenLists: Validate = writtenListsValidator;
export const expandedLists: Validate = expandedListsValidator;
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

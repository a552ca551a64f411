// Made by `npm run generate` from the schemas. Change those, not this file.
// @ts-nocheck: Ajv writes JavaScript.
import type { Validate } from '../../checks/validate';
import required0Module from "ajv/dist/runtime/equal.js";
const required0 = required0Module.default ?? required0Module;
import required1Module from "ajv/dist/runtime/ucs2length.js";
const required1 = required1Module.default ?? required1Module;
"use strict";
const frameValidator = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["schemaVersion","site","theme","header","footer","routes","notFound"],"properties":{"$schema":{"type":"string"},"schemaVersion":{"const":3},"site":{"type":"object","additionalProperties":false,"required":["name","url","language","description","logo"],"properties":{"name":{"$ref":"part2"},"url":{"type":"string","pattern":"^https?://[^\\s\\u0000-,/:-@\\[-`{-\\u007f]+(:[0-9]+)?(?!.*\\.html/?$)(/[^\\s\\u0000-,/:-@\\[-^`{-}\\u007f]+)*/?$"},"trailingSlash":{"$ref":"part4"},"language":{"type":"string","pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},"direction":{"enum":["ltr","rtl"]},"currency":{"type":"string","pattern":"^[A-Z]{3}$"},"timeZone":{"$ref":"part2"},"description":{"$ref":"part2"},"editor":{"$ref":"part4"},"repository":{"type":"string","pattern":"^(https://[^\\s/?#@]+|http://(localhost|127\\.0\\.0\\.1)(:[0-9]+)?)(/[^\\s/?#]+){2,}/?$"},"forge":{"enum":["github","forgejo","gitlab"]},"logo":{"$ref":"part11"},"icon":{"$ref":"part11"}}},"theme":{"type":"object","additionalProperties":false,"required":[],"properties":{"look":{"enum":["departures","ledger","studio"]},"mode":{"enum":["light","dark","auto"]},"colors":{"type":"object","additionalProperties":false,"required":[],"properties":{"paper":{"$ref":"part15"},"ink":{"$ref":"part15"},"accent":{"$ref":"part15"},"button":{"$ref":"part15"},"second":{"$ref":"part15"}}},"font":{"enum":["bricolage-grotesque","fraunces","instrument-sans","outfit","source-serif-4","system"]},"textFont":{"enum":["bricolage-grotesque","fraunces","instrument-sans","outfit","source-serif-4","system"]},"typeRatio":{"type":"number","minimum":1.1,"maximum":1.5},"measure":{"type":"integer","minimum":45,"maximum":80},"density":{"enum":["compact","normal","airy"]},"radius":{"enum":["none","small","medium","large"]},"button":{"enum":["solid","pill","text"]},"card":{"enum":["ticket","ruled","picture","flat"]},"header":{"enum":["bar","centred","transparent"]},"hero":{"enum":["split","columns","cover","band"]},"ornament":{"enum":["departures","rule","none"]}}},"flags":{"type":"object","additionalProperties":false,"required":[],"properties":{"source":{"type":"string","pattern":"^(bundled|https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?(?=/.*\\{code\\})(/([A-Za-z0-9._~%@+=,-]|\\{code\\}|\\{width\\})+)+)$"}}},"values":{"$ref":"part30"},"collections":{"type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9]*$"},"additionalProperties":{"type":["array","object"],"if":{"type":"object"},"then":{"type":"object","additionalProperties":false,"required":["entries"],"declaresFields":true,"properties":{"label":{"$ref":"part2"},"one":{"$ref":"part2"},"fields":{"type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9]*$"},"additionalProperties":{"type":"object","required":["kind"],"properties":{"kind":{"enum":["text","copy","number","money","date","days","picture","file","link","flag","icon","choice","yesNo","texts","entry","other"]}}}},"entries":{"type":"array","itemTitle":"entry","items":{"$ref":"part32"}}}},"itemTitle":"entry","items":{"$ref":"part32"}}},"references":{"type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9]*$"},"additionalProperties":{"$ref":"part30"}},"shared":{"type":"object","propertyNames":{"pattern":"^[a-z][a-z0-9-]*$"},"additionalProperties":{"type":"object","required":["type"],"properties":{"type":{"enum":["card-grid","chips","contact","country","cta","embed","events","facts","faq","form","gallery","hero","list","lists","logos","not-found","notice","place","profiles","proof","quote","quotes","route-map","split","stats","steps","table","text","video"]}}}},"delivery":{"type":"object","propertyNames":{"pattern":"^[a-z][a-z0-9-]*$"},"additionalProperties":{"type":"object","required":["provider"],"properties":{"provider":{"enum":["emailjs","webhook"]}}}},"words":{"$ref":"part48"},"languages":{"type":"object","propertyNames":{"pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},"additionalProperties":{"type":"object","additionalProperties":false,"required":["texts"],"properties":{"label":{"$ref":"part2"},"path":{"$ref":"part49"},"formerly":{"type":"array","itemTitle":"former beginning","uniqueItems":true,"items":{"$ref":"part49"}},"draft":{"$ref":"part4"},"texts":{"type":"object","additionalProperties":{"$ref":"part2"}},"exceptions":{"type":"array","itemTitle":"exception","items":{"type":"object","additionalProperties":false,"required":["text","page","says"],"properties":{"text":{"$ref":"part2"},"page":{"type":"string","pattern":"^/"},"says":{"$ref":"part2"}}}},"paths":{"type":"object","propertyNames":{"pattern":"^/"},"additionalProperties":{"type":"string","pattern":"^/(([a-z0-9-]|\\{[A-Za-z][A-Za-z0-9.]*\\})+(/([a-z0-9-]|\\{[A-Za-z][A-Za-z0-9.]*\\})+)*)?$"}},"words":{"$ref":"part48"}}}},"header":{"type":"object","additionalProperties":false,"required":["menu"],"properties":{"announcement":{"type":["object","string"],"additionalProperties":false,"required":["text"],"properties":{"text":{"$ref":"part70"},"begins":{"$ref":"part71"},"until":{"$ref":"part71"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"menu":{"type":["array","object","string"],"itemTitle":"entry","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part78"},"else":{"$ref":"part77"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part78"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"action":{"$ref":"part83"},"bar":{"type":["array","object","string"],"minItems":2,"maxItems":3,"itemTitle":"button","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part85"},"else":{"$ref":"part84"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part85"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}}},"footer":{"type":"object","additionalProperties":false,"required":["copyright"],"properties":{"text":{"$ref":"part70"},"groups":{"type":["array","object","string"],"itemTitle":"column","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part94"},"else":{"$ref":"part93"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part94"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"social":{"type":["array","object","string"],"itemTitle":"network","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part100"},"else":{"$ref":"part99"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part100"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"accreditation":{"$ref":"part70"},"copyright":{"$ref":"part2"}}},"routes":{"type":"array","minItems":1,"itemTitle":"page","items":{"type":"object","additionalProperties":false,"required":["path","title","description","blocks"],"dependencies":{"where":["from"],"sort":["from"],"limit":["from"]},"if":{"required":["from"]},"then":{"properties":{"path":{"type":"string","pattern":"^(?=.*\\{)(\\{[A-Za-z][A-Za-z0-9.]*\\}|(/([a-z0-9-]|\\{[A-Za-z][A-Za-z0-9.]*\\})+)+)$"}}},"else":{"properties":{"path":{"type":"string","pattern":"^/([a-z0-9-]{1,100}(/[a-z0-9-]{1,100}){0,9})?$"}}},"properties":{"from":{"$ref":"part2"},"where":{"$ref":"part64"},"sort":{"$ref":"part66"},"limit":{"$ref":"part67"},"path":{"type":"string"},"title":{"$ref":"part2"},"description":{"$ref":"part2"},"share":{"type":"object","additionalProperties":false,"required":["picture"],"properties":{"picture":{"$ref":"part2"},"alt":{"$ref":"part2"}}},"tone":{"enum":["accent","second"]},"draft":{"$ref":"part4"},"blocks":{"$ref":"part108"}}}},"notFound":{"type":"object","additionalProperties":false,"required":["title","blocks"],"properties":{"title":{"$ref":"part2"},"description":{"$ref":"part2"},"blocks":{"$ref":"part108"}}},"business":{"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"enum":["LocalBusiness","AccountingService","AmusementPark","ArtGallery","AutoDealer","AutoRepair","AutoWash","Bakery","BarOrPub","BeautySalon","BedAndBreakfast","BikeStore","BookStore","Brewery","CafeOrCoffeeShop","Campground","ChildCare","ClothingStore","ComputerStore","ConvenienceStore","DaySpa","Dentist","DryCleaningOrLaundry","Electrician","ElectronicsStore","EmploymentAgency","EntertainmentBusiness","ExerciseGym","FastFoodRestaurant","FinancialService","Florist","FoodEstablishment","FurnitureStore","GardenStore","GasStation","GeneralContractor","GolfCourse","GroceryStore","HairSalon","HardwareStore","HealthAndBeautyBusiness","HealthClub","HobbyShop","HomeAndConstructionBusiness","HomeGoodsStore","Hostel","Hotel","HousePainter","HVACBusiness","IceCreamShop","InsuranceAgency","InternetCafe","JewelryStore","LegalService","Library","Locksmith","LodgingBusiness","MedicalBusiness","Motel","MotorcycleDealer","MotorcycleRepair","MovingCompany","MusicStore","NailSalon","NightClub","Notary","Optician","OutletStore","PetStore","Pharmacy","Physician","Plumber","ProfessionalService","RealEstateAgent","RecyclingCenter","Resort","Restaurant","RoofingContractor","SelfStorage","ShoeStore","ShoppingCenter","SkiResort","SportingGoodsStore","SportsActivityLocation","SportsClub","Store","TattooParlor","TireShop","TouristInformationCenter","ToyStore","TravelAgency","WholesaleStore","Winery"]},"name":{"$ref":"part2"},"description":{"$ref":"part2"},"telephone":{"$ref":"part2"},"email":{"$ref":"part2"},"address":{"$ref":"part118"},"hours":{"$ref":"part132"},"at":{"$ref":"part134"},"priceRange":{"$ref":"part2"},"area":{"$ref":"part135"},"profiles":{"$ref":"part137"}}},"feeds":{"type":"array","itemTitle":"feed","items":{"type":"object","additionalProperties":false,"required":["from","path","title","as"],"properties":{"path":{"type":"string","pattern":"^/([a-z0-9-]{1,100}/){0,9}[a-z0-9-]{1,100}\\.xml$"},"title":{"$ref":"part2"},"from":{"$ref":"part2"},"where":{"$ref":"part64"},"limit":{"$ref":"part67"},"as":{"type":"object","additionalProperties":false,"required":["title","date","to"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part140"},"date":{"$ref":"part2"},"to":{"$ref":"part2"}}}}}},"analytics":{"type":"object","additionalProperties":false,"required":["provider","domain"],"properties":{"provider":{"enum":["plausible"]},"domain":{"type":"string","pattern":"^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$"},"host":{"type":"string","pattern":"^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}(:[0-9]{1,5})?$"}}},"redirects":{"type":"array","itemTitle":"old address","items":{"type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"string","maxLength":1000,"patternErrorMessage":"Write what stands behind the domain, such as /team.php, up to a ? or #: hosts find a page by that part alone, so /?p=12 is the home page, which cannot lead away. A * or : stands for no others: write a redirect for each. Two slashes, and signs such as | and \\, stand in no address.","pattern":"^(?!.*%(?:[01]|2[2AaFf3]|3[AaCcEeFf]|5[Cc]|7[Cc]))(/(?!\\.{1,2}(/|$))[^\\s?#/\\\\:*\"<>|\\u0000-\\u001f]{1,100})+/?$"},"to":{"$ref":"part2"}}}},"packs":{"type":"object","propertyNames":{"pattern":"^(@[a-z0-9~-][a-z0-9._~-]*/)?[a-z0-9~-][a-z0-9._~-]*$"},"additionalProperties":{"$ref":"part151"}},"samples":{"type":"array","itemTitle":"sample text","items":{"type":"string"}}}};
const func2 = Object.prototype.hasOwnProperty;
const func0 = required0;
const func10 = required1;
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


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","additionalProperties":false,"required":["src","alt"],"properties":{"src":{"$ref":"part2"},"alt":{"type":"string"},"focus":{"enum":["top left","top","top right","left","center","right","bottom left","bottom","bottom right"]}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate29.errors = vErrors;
return errors === 0;
}

const pattern5 = new RegExp("^#[0-9a-fA-F]{6}$", "u");

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern5.test(data)){
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
validate33.errors = vErrors;
return errors === 0;
}

const pattern7 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern7.test(key0)){
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
if(!(validate22(data[key1], {instancePath:instancePath+"/" + inPointer(key1),parentData:data,parentDataProperty:key1,rootData}))){
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
validate39.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern7.test(key0)){
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
if(data.draft !== undefined){
if(!(validate24(data.draft, {instancePath:instancePath+"/draft",parentData:data,parentDataProperty:"draft",rootData}))){
vErrors = joinErrors(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.sample !== undefined){
if(!(validate24(data.sample, {instancePath:instancePath+"/sample",parentData:data,parentDataProperty:"sample",rootData}))){
vErrors = joinErrors(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.stillSample !== undefined){
let data2 = data.stillSample;
if(Array.isArray(data2)){
if(data2.length < 1){
const err2 = {instancePath:instancePath+"/stillSample",schemaPath:"#/properties/stillSample/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err3 = {instancePath:instancePath+"/stillSample/" + i0,schemaPath:"#/properties/stillSample/items/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/stillSample",schemaPath:"#/properties/stillSample/type",keyword:"type",params:{type: "array"}};
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
validate44.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"object","additionalProperties":false,"properties":{"documentTitle":{"$ref":"part2"},"skipToContent":{"$ref":"part2"},"mainNavigation":{"$ref":"part2"},"footerNavigation":{"$ref":"part2"},"languages":{"$ref":"part2"},"menu":{"$ref":"part2"},"closeMenu":{"$ref":"part2"},"homeLink":{"$ref":"part2"},"breadcrumbs":{"$ref":"part2"},"fileNote":{"$ref":"part2"},"dismiss":{"$ref":"part2"},"notifications":{"$ref":"part2"},"alerts":{"$ref":"part2"},"pageChanged":{"$ref":"part2"},"unexpectedError":{"$ref":"part2"},"unexpectedErrorText":{"$ref":"part2"},"errorStatus":{"$ref":"part2"},"errorMessage":{"$ref":"part2"},"reloadPage":{"$ref":"part2"},"cancelled":{"$ref":"part2"},"soldOut":{"$ref":"part2"},"movedFrom":{"$ref":"part2"},"newTime":{"$ref":"part2"},"addToCalendar":{"$ref":"part2"},"addAllToCalendar":{"$ref":"part2"},"attendees":{"$ref":"part2"},"free":{"$ref":"part2"},"stars":{"$ref":"part2"},"elsewhereNote":{"$ref":"part2"},"elsewherePrivacy":{"$ref":"part2"},"playFilm":{"$ref":"part2"},"showMap":{"$ref":"part2"},"mapOf":{"$ref":"part2"},"directions":{"$ref":"part2"},"openingHours":{"$ref":"part2"},"openUntil":{"$ref":"part2"},"openNow":{"$ref":"part2"},"closedNow":{"$ref":"part2"},"openAllDay":{"$ref":"part2"},"fromDay":{"$ref":"part2"},"untilDay":{"$ref":"part2"},"closedDay":{"$ref":"part2"},"requiredNote":{"$ref":"part2"},"chooseOne":{"$ref":"part2"},"errorSummaryHeading":{"$ref":"part2"},"errorSummaryText":{"$ref":"part2"},"moreToCheck":{"$ref":"part2"},"fieldMissing":{"$ref":"part2"},"fieldPickOne":{"$ref":"part2"},"fieldBadEmail":{"$ref":"part2"},"fieldBadPhone":{"$ref":"part2"},"fieldTooShort":{"$ref":"part47"},"fieldTooLong":{"$ref":"part47"},"fieldTooLow":{"$ref":"part2"},"fieldTooHigh":{"$ref":"part2"},"fieldTooEarly":{"$ref":"part2"},"fieldTooLate":{"$ref":"part2"},"fieldWrongStep":{"$ref":"part2"},"fieldNotAccepted":{"$ref":"part2"},"fieldMustTick":{"$ref":"part2"},"alreadySending":{"$ref":"part2"},"draftRestored":{"$ref":"part2"},"draftNotKept":{"$ref":"part2"},"yourReference":{"$ref":"part2"},"yourAnswers":{"$ref":"part2"},"copyReference":{"$ref":"part2"},"copySelected":{"$ref":"part2"},"formSent":{"$ref":"part2"},"sendAnother":{"$ref":"part2"},"answersKept":{"$ref":"part2"},"retry":{"$ref":"part2"},"retryNow":{"$ref":"part2"},"stopRetrying":{"$ref":"part2"},"sendingAgain":{"$ref":"part2"},"notSentYet":{"$ref":"part2"},"offlineYet":{"$ref":"part2"},"retryingIn":{"$ref":"part47"},"retryingOnceOnline":{"$ref":"part2"},"sendByEmail":{"$ref":"part2"},"sendByWhatsApp":{"$ref":"part2"},"whatsApp":{"$ref":"part2"},"copyAnswers":{"$ref":"part2"},"copied":{"$ref":"part2"},"copyByHand":{"$ref":"part2"},"tooLongForLink":{"$ref":"part2"},"leaveEmpty":{"$ref":"part2"},"formBadRequest":{"$ref":"part2"},"formBlocked":{"$ref":"part2"},"formTooManyRequests":{"$ref":"part2"},"formTooLarge":{"$ref":"part2"},"formServiceTrouble":{"$ref":"part2"},"formOffline":{"$ref":"part2"},"formNotLoaded":{"$ref":"part2"},"formUnknown":{"$ref":"part2"},"noScript":{"$ref":"part2"},"formPreparing":{"$ref":"part2"},"confirmPerson":{"$ref":"part2"},"isPerson":{"$ref":"part2"},"opensInNewTab":{"$ref":"part2"},"formNotReady":{"$ref":"part2"}}};
const schema14 = {"type":["string","object"],"pattern":"\\S","additionalProperties":false,"required":["other"],"properties":{"zero":{"$ref":"part2"},"one":{"$ref":"part2"},"two":{"$ref":"part2"},"few":{"$ref":"part2"},"many":{"$ref":"part2"},"other":{"$ref":"part2"}}};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema14.type}};
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
validate102.errors = vErrors;
return errors === 0;
}


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema13.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
if(data.documentTitle !== undefined){
if(!(validate22(data.documentTitle, {instancePath:instancePath+"/documentTitle",parentData:data,parentDataProperty:"documentTitle",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.skipToContent !== undefined){
if(!(validate22(data.skipToContent, {instancePath:instancePath+"/skipToContent",parentData:data,parentDataProperty:"skipToContent",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.mainNavigation !== undefined){
if(!(validate22(data.mainNavigation, {instancePath:instancePath+"/mainNavigation",parentData:data,parentDataProperty:"mainNavigation",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.footerNavigation !== undefined){
if(!(validate22(data.footerNavigation, {instancePath:instancePath+"/footerNavigation",parentData:data,parentDataProperty:"footerNavigation",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.languages !== undefined){
if(!(validate22(data.languages, {instancePath:instancePath+"/languages",parentData:data,parentDataProperty:"languages",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.menu !== undefined){
if(!(validate22(data.menu, {instancePath:instancePath+"/menu",parentData:data,parentDataProperty:"menu",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.closeMenu !== undefined){
if(!(validate22(data.closeMenu, {instancePath:instancePath+"/closeMenu",parentData:data,parentDataProperty:"closeMenu",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.homeLink !== undefined){
if(!(validate22(data.homeLink, {instancePath:instancePath+"/homeLink",parentData:data,parentDataProperty:"homeLink",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.breadcrumbs !== undefined){
if(!(validate22(data.breadcrumbs, {instancePath:instancePath+"/breadcrumbs",parentData:data,parentDataProperty:"breadcrumbs",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.fileNote !== undefined){
if(!(validate22(data.fileNote, {instancePath:instancePath+"/fileNote",parentData:data,parentDataProperty:"fileNote",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.dismiss !== undefined){
if(!(validate22(data.dismiss, {instancePath:instancePath+"/dismiss",parentData:data,parentDataProperty:"dismiss",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.notifications !== undefined){
if(!(validate22(data.notifications, {instancePath:instancePath+"/notifications",parentData:data,parentDataProperty:"notifications",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.alerts !== undefined){
if(!(validate22(data.alerts, {instancePath:instancePath+"/alerts",parentData:data,parentDataProperty:"alerts",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.pageChanged !== undefined){
if(!(validate22(data.pageChanged, {instancePath:instancePath+"/pageChanged",parentData:data,parentDataProperty:"pageChanged",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.unexpectedError !== undefined){
if(!(validate22(data.unexpectedError, {instancePath:instancePath+"/unexpectedError",parentData:data,parentDataProperty:"unexpectedError",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.unexpectedErrorText !== undefined){
if(!(validate22(data.unexpectedErrorText, {instancePath:instancePath+"/unexpectedErrorText",parentData:data,parentDataProperty:"unexpectedErrorText",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.errorStatus !== undefined){
if(!(validate22(data.errorStatus, {instancePath:instancePath+"/errorStatus",parentData:data,parentDataProperty:"errorStatus",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.errorMessage !== undefined){
if(!(validate22(data.errorMessage, {instancePath:instancePath+"/errorMessage",parentData:data,parentDataProperty:"errorMessage",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.reloadPage !== undefined){
if(!(validate22(data.reloadPage, {instancePath:instancePath+"/reloadPage",parentData:data,parentDataProperty:"reloadPage",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.cancelled !== undefined){
if(!(validate22(data.cancelled, {instancePath:instancePath+"/cancelled",parentData:data,parentDataProperty:"cancelled",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.soldOut !== undefined){
if(!(validate22(data.soldOut, {instancePath:instancePath+"/soldOut",parentData:data,parentDataProperty:"soldOut",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.movedFrom !== undefined){
if(!(validate22(data.movedFrom, {instancePath:instancePath+"/movedFrom",parentData:data,parentDataProperty:"movedFrom",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.newTime !== undefined){
if(!(validate22(data.newTime, {instancePath:instancePath+"/newTime",parentData:data,parentDataProperty:"newTime",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.addToCalendar !== undefined){
if(!(validate22(data.addToCalendar, {instancePath:instancePath+"/addToCalendar",parentData:data,parentDataProperty:"addToCalendar",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.addAllToCalendar !== undefined){
if(!(validate22(data.addAllToCalendar, {instancePath:instancePath+"/addAllToCalendar",parentData:data,parentDataProperty:"addAllToCalendar",rootData}))){
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
if(data.free !== undefined){
if(!(validate22(data.free, {instancePath:instancePath+"/free",parentData:data,parentDataProperty:"free",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.stars !== undefined){
if(!(validate22(data.stars, {instancePath:instancePath+"/stars",parentData:data,parentDataProperty:"stars",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.elsewhereNote !== undefined){
if(!(validate22(data.elsewhereNote, {instancePath:instancePath+"/elsewhereNote",parentData:data,parentDataProperty:"elsewhereNote",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.elsewherePrivacy !== undefined){
if(!(validate22(data.elsewherePrivacy, {instancePath:instancePath+"/elsewherePrivacy",parentData:data,parentDataProperty:"elsewherePrivacy",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.playFilm !== undefined){
if(!(validate22(data.playFilm, {instancePath:instancePath+"/playFilm",parentData:data,parentDataProperty:"playFilm",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.showMap !== undefined){
if(!(validate22(data.showMap, {instancePath:instancePath+"/showMap",parentData:data,parentDataProperty:"showMap",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.mapOf !== undefined){
if(!(validate22(data.mapOf, {instancePath:instancePath+"/mapOf",parentData:data,parentDataProperty:"mapOf",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.directions !== undefined){
if(!(validate22(data.directions, {instancePath:instancePath+"/directions",parentData:data,parentDataProperty:"directions",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.openingHours !== undefined){
if(!(validate22(data.openingHours, {instancePath:instancePath+"/openingHours",parentData:data,parentDataProperty:"openingHours",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.openUntil !== undefined){
if(!(validate22(data.openUntil, {instancePath:instancePath+"/openUntil",parentData:data,parentDataProperty:"openUntil",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.openNow !== undefined){
if(!(validate22(data.openNow, {instancePath:instancePath+"/openNow",parentData:data,parentDataProperty:"openNow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.closedNow !== undefined){
if(!(validate22(data.closedNow, {instancePath:instancePath+"/closedNow",parentData:data,parentDataProperty:"closedNow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.openAllDay !== undefined){
if(!(validate22(data.openAllDay, {instancePath:instancePath+"/openAllDay",parentData:data,parentDataProperty:"openAllDay",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.fromDay !== undefined){
if(!(validate22(data.fromDay, {instancePath:instancePath+"/fromDay",parentData:data,parentDataProperty:"fromDay",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.untilDay !== undefined){
if(!(validate22(data.untilDay, {instancePath:instancePath+"/untilDay",parentData:data,parentDataProperty:"untilDay",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.closedDay !== undefined){
if(!(validate22(data.closedDay, {instancePath:instancePath+"/closedDay",parentData:data,parentDataProperty:"closedDay",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.requiredNote !== undefined){
if(!(validate22(data.requiredNote, {instancePath:instancePath+"/requiredNote",parentData:data,parentDataProperty:"requiredNote",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.chooseOne !== undefined){
if(!(validate22(data.chooseOne, {instancePath:instancePath+"/chooseOne",parentData:data,parentDataProperty:"chooseOne",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.errorSummaryHeading !== undefined){
if(!(validate22(data.errorSummaryHeading, {instancePath:instancePath+"/errorSummaryHeading",parentData:data,parentDataProperty:"errorSummaryHeading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.errorSummaryText !== undefined){
if(!(validate22(data.errorSummaryText, {instancePath:instancePath+"/errorSummaryText",parentData:data,parentDataProperty:"errorSummaryText",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.moreToCheck !== undefined){
if(!(validate22(data.moreToCheck, {instancePath:instancePath+"/moreToCheck",parentData:data,parentDataProperty:"moreToCheck",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.fieldMissing !== undefined){
if(!(validate22(data.fieldMissing, {instancePath:instancePath+"/fieldMissing",parentData:data,parentDataProperty:"fieldMissing",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.fieldPickOne !== undefined){
if(!(validate22(data.fieldPickOne, {instancePath:instancePath+"/fieldPickOne",parentData:data,parentDataProperty:"fieldPickOne",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.fieldBadEmail !== undefined){
if(!(validate22(data.fieldBadEmail, {instancePath:instancePath+"/fieldBadEmail",parentData:data,parentDataProperty:"fieldBadEmail",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.fieldBadPhone !== undefined){
if(!(validate22(data.fieldBadPhone, {instancePath:instancePath+"/fieldBadPhone",parentData:data,parentDataProperty:"fieldBadPhone",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.fieldTooShort !== undefined){
if(!(validate102(data.fieldTooShort, {instancePath:instancePath+"/fieldTooShort",parentData:data,parentDataProperty:"fieldTooShort",rootData}))){
vErrors = joinErrors(vErrors, validate102.errors);
errors = vErrors.length;
}
}
if(data.fieldTooLong !== undefined){
if(!(validate102(data.fieldTooLong, {instancePath:instancePath+"/fieldTooLong",parentData:data,parentDataProperty:"fieldTooLong",rootData}))){
vErrors = joinErrors(vErrors, validate102.errors);
errors = vErrors.length;
}
}
if(data.fieldTooLow !== undefined){
if(!(validate22(data.fieldTooLow, {instancePath:instancePath+"/fieldTooLow",parentData:data,parentDataProperty:"fieldTooLow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.fieldTooHigh !== undefined){
if(!(validate22(data.fieldTooHigh, {instancePath:instancePath+"/fieldTooHigh",parentData:data,parentDataProperty:"fieldTooHigh",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.fieldTooEarly !== undefined){
if(!(validate22(data.fieldTooEarly, {instancePath:instancePath+"/fieldTooEarly",parentData:data,parentDataProperty:"fieldTooEarly",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.fieldTooLate !== undefined){
if(!(validate22(data.fieldTooLate, {instancePath:instancePath+"/fieldTooLate",parentData:data,parentDataProperty:"fieldTooLate",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.fieldWrongStep !== undefined){
if(!(validate22(data.fieldWrongStep, {instancePath:instancePath+"/fieldWrongStep",parentData:data,parentDataProperty:"fieldWrongStep",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.fieldNotAccepted !== undefined){
if(!(validate22(data.fieldNotAccepted, {instancePath:instancePath+"/fieldNotAccepted",parentData:data,parentDataProperty:"fieldNotAccepted",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.fieldMustTick !== undefined){
if(!(validate22(data.fieldMustTick, {instancePath:instancePath+"/fieldMustTick",parentData:data,parentDataProperty:"fieldMustTick",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.alreadySending !== undefined){
if(!(validate22(data.alreadySending, {instancePath:instancePath+"/alreadySending",parentData:data,parentDataProperty:"alreadySending",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.draftRestored !== undefined){
if(!(validate22(data.draftRestored, {instancePath:instancePath+"/draftRestored",parentData:data,parentDataProperty:"draftRestored",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.draftNotKept !== undefined){
if(!(validate22(data.draftNotKept, {instancePath:instancePath+"/draftNotKept",parentData:data,parentDataProperty:"draftNotKept",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.yourReference !== undefined){
if(!(validate22(data.yourReference, {instancePath:instancePath+"/yourReference",parentData:data,parentDataProperty:"yourReference",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.yourAnswers !== undefined){
if(!(validate22(data.yourAnswers, {instancePath:instancePath+"/yourAnswers",parentData:data,parentDataProperty:"yourAnswers",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.copyReference !== undefined){
if(!(validate22(data.copyReference, {instancePath:instancePath+"/copyReference",parentData:data,parentDataProperty:"copyReference",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.copySelected !== undefined){
if(!(validate22(data.copySelected, {instancePath:instancePath+"/copySelected",parentData:data,parentDataProperty:"copySelected",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.formSent !== undefined){
if(!(validate22(data.formSent, {instancePath:instancePath+"/formSent",parentData:data,parentDataProperty:"formSent",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.sendAnother !== undefined){
if(!(validate22(data.sendAnother, {instancePath:instancePath+"/sendAnother",parentData:data,parentDataProperty:"sendAnother",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.answersKept !== undefined){
if(!(validate22(data.answersKept, {instancePath:instancePath+"/answersKept",parentData:data,parentDataProperty:"answersKept",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.retry !== undefined){
if(!(validate22(data.retry, {instancePath:instancePath+"/retry",parentData:data,parentDataProperty:"retry",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.retryNow !== undefined){
if(!(validate22(data.retryNow, {instancePath:instancePath+"/retryNow",parentData:data,parentDataProperty:"retryNow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.stopRetrying !== undefined){
if(!(validate22(data.stopRetrying, {instancePath:instancePath+"/stopRetrying",parentData:data,parentDataProperty:"stopRetrying",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.sendingAgain !== undefined){
if(!(validate22(data.sendingAgain, {instancePath:instancePath+"/sendingAgain",parentData:data,parentDataProperty:"sendingAgain",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.notSentYet !== undefined){
if(!(validate22(data.notSentYet, {instancePath:instancePath+"/notSentYet",parentData:data,parentDataProperty:"notSentYet",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.offlineYet !== undefined){
if(!(validate22(data.offlineYet, {instancePath:instancePath+"/offlineYet",parentData:data,parentDataProperty:"offlineYet",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.retryingIn !== undefined){
if(!(validate102(data.retryingIn, {instancePath:instancePath+"/retryingIn",parentData:data,parentDataProperty:"retryingIn",rootData}))){
vErrors = joinErrors(vErrors, validate102.errors);
errors = vErrors.length;
}
}
if(data.retryingOnceOnline !== undefined){
if(!(validate22(data.retryingOnceOnline, {instancePath:instancePath+"/retryingOnceOnline",parentData:data,parentDataProperty:"retryingOnceOnline",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.sendByEmail !== undefined){
if(!(validate22(data.sendByEmail, {instancePath:instancePath+"/sendByEmail",parentData:data,parentDataProperty:"sendByEmail",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.sendByWhatsApp !== undefined){
if(!(validate22(data.sendByWhatsApp, {instancePath:instancePath+"/sendByWhatsApp",parentData:data,parentDataProperty:"sendByWhatsApp",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.whatsApp !== undefined){
if(!(validate22(data.whatsApp, {instancePath:instancePath+"/whatsApp",parentData:data,parentDataProperty:"whatsApp",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.copyAnswers !== undefined){
if(!(validate22(data.copyAnswers, {instancePath:instancePath+"/copyAnswers",parentData:data,parentDataProperty:"copyAnswers",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.copied !== undefined){
if(!(validate22(data.copied, {instancePath:instancePath+"/copied",parentData:data,parentDataProperty:"copied",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.copyByHand !== undefined){
if(!(validate22(data.copyByHand, {instancePath:instancePath+"/copyByHand",parentData:data,parentDataProperty:"copyByHand",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.tooLongForLink !== undefined){
if(!(validate22(data.tooLongForLink, {instancePath:instancePath+"/tooLongForLink",parentData:data,parentDataProperty:"tooLongForLink",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.leaveEmpty !== undefined){
if(!(validate22(data.leaveEmpty, {instancePath:instancePath+"/leaveEmpty",parentData:data,parentDataProperty:"leaveEmpty",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.formBadRequest !== undefined){
if(!(validate22(data.formBadRequest, {instancePath:instancePath+"/formBadRequest",parentData:data,parentDataProperty:"formBadRequest",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.formBlocked !== undefined){
if(!(validate22(data.formBlocked, {instancePath:instancePath+"/formBlocked",parentData:data,parentDataProperty:"formBlocked",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.formTooManyRequests !== undefined){
if(!(validate22(data.formTooManyRequests, {instancePath:instancePath+"/formTooManyRequests",parentData:data,parentDataProperty:"formTooManyRequests",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.formTooLarge !== undefined){
if(!(validate22(data.formTooLarge, {instancePath:instancePath+"/formTooLarge",parentData:data,parentDataProperty:"formTooLarge",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.formServiceTrouble !== undefined){
if(!(validate22(data.formServiceTrouble, {instancePath:instancePath+"/formServiceTrouble",parentData:data,parentDataProperty:"formServiceTrouble",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.formOffline !== undefined){
if(!(validate22(data.formOffline, {instancePath:instancePath+"/formOffline",parentData:data,parentDataProperty:"formOffline",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.formNotLoaded !== undefined){
if(!(validate22(data.formNotLoaded, {instancePath:instancePath+"/formNotLoaded",parentData:data,parentDataProperty:"formNotLoaded",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.formUnknown !== undefined){
if(!(validate22(data.formUnknown, {instancePath:instancePath+"/formUnknown",parentData:data,parentDataProperty:"formUnknown",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.noScript !== undefined){
if(!(validate22(data.noScript, {instancePath:instancePath+"/noScript",parentData:data,parentDataProperty:"noScript",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.formPreparing !== undefined){
if(!(validate22(data.formPreparing, {instancePath:instancePath+"/formPreparing",parentData:data,parentDataProperty:"formPreparing",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.confirmPerson !== undefined){
if(!(validate22(data.confirmPerson, {instancePath:instancePath+"/confirmPerson",parentData:data,parentDataProperty:"confirmPerson",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.isPerson !== undefined){
if(!(validate22(data.isPerson, {instancePath:instancePath+"/isPerson",parentData:data,parentDataProperty:"isPerson",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.opensInNewTab !== undefined){
if(!(validate22(data.opensInNewTab, {instancePath:instancePath+"/opensInNewTab",parentData:data,parentDataProperty:"opensInNewTab",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.formNotReady !== undefined){
if(!(validate22(data.formNotReady, {instancePath:instancePath+"/formNotReady",parentData:data,parentDataProperty:"formNotReady",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}

const pattern16 = new RegExp("^/[a-z0-9]+(-[a-z0-9]+)*$", "u");

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern16.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^/[a-z0-9]+(-[a-z0-9]+)*$"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":["string","array","object"],"pattern":"\\S","minItems":1,"itemTitle":"line","items":{"$ref":"part69"},"if":{"type":"object"},"then":{"$ref":"part68"}};
const schema18 = {"type":"object","additionalProperties":{"type":["string","number","boolean","array","object"],"items":{"type":["string","number","boolean"]},"additionalProperties":false,"properties":{"not":{"type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}},"from":{"type":["string","number"]},"to":{"type":["string","number"]}}}};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
if((((!data0 || typeof data0 != "object") && (typeof data0 !== "string")) && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
const err0 = {instancePath:instancePath+"/" + inPointer(key0),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema18.additionalProperties.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err1 = {instancePath:instancePath+"/" + inPointer(key0)+"/" + i0,schemaPath:"#/additionalProperties/items/type",keyword:"type",params:{type: schema18.additionalProperties.items.type}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(((key1 === "not") || (key1 === "from")) || (key1 === "to"))){
const err2 = {instancePath:instancePath+"/" + inPointer(key0),schemaPath:"#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data0.not !== undefined){
let data2 = data0.not;
if((((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")) && (!(Array.isArray(data2)))){
const err3 = {instancePath:instancePath+"/" + inPointer(key0)+"/not",schemaPath:"#/additionalProperties/properties/not/type",keyword:"type",params:{type: schema18.additionalProperties.properties.not.type}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
const err4 = {instancePath:instancePath+"/" + inPointer(key0)+"/not/" + i1,schemaPath:"#/additionalProperties/properties/not/items/type",keyword:"type",params:{type: schema18.additionalProperties.properties.not.items.type}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
}
}
if(data0.from !== undefined){
let data4 = data0.from;
if((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))){
const err5 = {instancePath:instancePath+"/" + inPointer(key0)+"/from",schemaPath:"#/additionalProperties/properties/from/type",keyword:"type",params:{type: schema18.additionalProperties.properties.from.type}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data0.to !== undefined){
let data5 = data0.to;
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
const err6 = {instancePath:instancePath+"/" + inPointer(key0)+"/to",schemaPath:"#/additionalProperties/properties/to/type",keyword:"type",params:{type: schema18.additionalProperties.properties.to.type}};
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
validate172.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":["string","array"],"pattern":"^-?[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*$","minItems":1,"items":{"type":"string","pattern":"^-?[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*$"}};
const pattern21 = new RegExp("^-?[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*$", "u");

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema19.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern21.test(data)){
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
if(!pattern21.test(data0)){
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
validate174.errors = vErrors;
return errors === 0;
}


function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate176.errors = vErrors;
return errors === 0;
}


function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate169.errors = vErrors;
return errors === 0;
}


function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
validate183.errors = null;
return true;
}


function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate169(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from !== undefined){
if(!(validate183(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
validate180.errors = vErrors;
return errors === 0;
}


function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema16.type}};
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
if(!(validate169(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
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
if(!(validate180(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate180.errors);
errors = vErrors.length;
}
}
}
validate168.errors = vErrors;
return errors === 0;
}

const pattern24 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])|\\{[A-Za-z][A-Za-z0-9]*\\})$", "u");

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern24.test(data)){
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
validate187.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"phoneLabel":{"$ref":"part2"},"to":{"$ref":"part2"},"items":{"type":["array","object","string"],"itemTitle":"link","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part74"},"else":{"$ref":"part73"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part74"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const pattern20 = new RegExp("^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$", "u");
const schema27 = {"type":["object","string"],"additionalProperties":false,"required":["label","to"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"},"flag":{"$ref":"part2"},"icon":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema27.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
validate198.errors = vErrors;
return errors === 0;
}


function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate198(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate198.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate196.errors = vErrors;
return errors === 0;
}


function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema25.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema25.properties.items.type}};
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
if(!(validate196(data3, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate196.errors);
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
if(!pattern20.test(data3)){
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
if(!(validate196(data4, {instancePath:instancePath+"/items/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate196.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs16 = errors;
if(!(validate198(data4, {instancePath:instancePath+"/items/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate198.errors);
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
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.from !== undefined){
if(!(validate183(data4.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data4,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
}
validate192.errors = vErrors;
return errors === 0;
}


function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate192(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate192.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate190.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":["object","string"],"additionalProperties":false,"required":["label","to"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"},"style":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["primary","secondary","quiet"]}},"icon":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const pattern30 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}", "u");

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema28.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
if(!pattern30.test(data2)){
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
const err7 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/else/enum",keyword:"enum",params:{allowedValues: schema28.properties.style.else.enum}};
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
validate221.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":["object","string"],"additionalProperties":false,"required":["label","to"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"},"icon":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema30.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
validate228.errors = vErrors;
return errors === 0;
}


function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate228(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate228.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate226.errors = vErrors;
return errors === 0;
}

const schema32 = {"type":["object","string"],"additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"type":["array","object","string"],"itemTitle":"link","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part90"},"else":{"$ref":"part89"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part90"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema34 = {"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"},"flag":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema34.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate246.errors = vErrors;
return errors === 0;
}


function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema32.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema32.properties.items.type}};
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
if(!(validate246(data1, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate246.errors);
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
if(!pattern20.test(data1)){
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
if(!(validate246(data2, {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate246.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs14 = errors;
if(!(validate248(data2, {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate248.errors);
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
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.from !== undefined){
if(!(validate183(data2.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data2,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
}
validate244.errors = vErrors;
return errors === 0;
}


function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate244(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate244.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate242.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":["object","string"],"additionalProperties":false,"required":["network","to"],"properties":{"network":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["whatsapp","facebook","instagram","tiktok","youtube","x","linkedin","telegram","threads","pinterest","tripadvisor"]}},"to":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema36.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
if(!pattern30.test(data0)){
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
const err7 = {instancePath:instancePath+"/network",schemaPath:"#/properties/network/else/enum",keyword:"enum",params:{allowedValues: schema36.properties.network.else.enum}};
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
validate272.errors = vErrors;
return errors === 0;
}


function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate272(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate272.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate270.errors = vErrors;
return errors === 0;
}

const schema37 = {"type":"array","itemTitle":"block","items":{"type":"object","required":["type"],"properties":{"type":{"enum":["card-grid","chips","contact","country","cta","embed","events","facts","faq","form","gallery","hero","list","lists","logos","not-found","notice","place","profiles","proof","quote","quotes","route-map","split","stats","steps","table","text","video","shared"]}}}};

function validate294(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath:instancePath+"/" + i0+"/type",schemaPath:"#/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema37.items.properties.type.enum}};
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
validate294.errors = vErrors;
return errors === 0;
}

const pattern42 = new RegExp("^[A-Z]{2}$", "u");

function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern42.test(data4)){
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
validate303.errors = vErrors;
return errors === 0;
}

const schema39 = {"type":["array","object","string"],"itemTitle":"line of hours","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part130"},"else":{"$ref":"part129"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part130"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema41 = {"type":["object","string"],"additionalProperties":false,"required":[],"properties":{"days":{"type":["array","object","string"],"minItems":1,"uniqueItems":true,"itemTitle":"day","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part121"},"else":{"$ref":"part120"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part121"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"date":{"$ref":"part124"},"begins":{"$ref":"part124"},"until":{"$ref":"part124"},"opens":{"$ref":"part125"},"closes":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"},"closed":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"const":true}}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const pattern48 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$", "u");
const schema43 = {"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["mo","tu","we","th","fr","sa","su"]}};

function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data === "string"){
if(!pattern30.test(data)){
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
const err2 = {instancePath,schemaPath:"#/else/enum",keyword:"enum",params:{allowedValues: schema43.else.enum}};
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
validate315.errors = vErrors;
return errors === 0;
}


function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate315(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate313.errors = vErrors;
return errors === 0;
}

const pattern46 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^([0-9]{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");

function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern46.test(data)){
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
validate325.errors = vErrors;
return errors === 0;
}

const pattern47 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^([01]\\d|2[0-3]):[0-5]\\d$", "u");

function validate329(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern47.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^([01]\\d|2[0-3]):[0-5]\\d$"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
validate329.errors = vErrors;
return errors === 0;
}


function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema41.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
const err3 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: schema41.properties.days.type}};
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
if(!(validate313(data0, {instancePath:instancePath+"/days",parentData:data,parentDataProperty:"days",rootData}))){
vErrors = joinErrors(vErrors, validate313.errors);
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
if(!pattern20.test(data0)){
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
if(!(validate313(data1, {instancePath:instancePath+"/days/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate313.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs13 = errors;
if(!(validate315(data1, {instancePath:instancePath+"/days/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.from !== undefined){
if(!(validate183(data1.from, {instancePath:instancePath+"/days/" + i0+"/from",parentData:data1,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
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
if(!(validate325(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate325.errors);
errors = vErrors.length;
}
}
if(data.begins !== undefined){
if(!(validate325(data.begins, {instancePath:instancePath+"/begins",parentData:data,parentDataProperty:"begins",rootData}))){
vErrors = joinErrors(vErrors, validate325.errors);
errors = vErrors.length;
}
}
if(data.until !== undefined){
if(!(validate325(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData}))){
vErrors = joinErrors(vErrors, validate325.errors);
errors = vErrors.length;
}
}
if(data.opens !== undefined){
if(!(validate329(data.opens, {instancePath:instancePath+"/opens",parentData:data,parentDataProperty:"opens",rootData}))){
vErrors = joinErrors(vErrors, validate329.errors);
errors = vErrors.length;
}
}
if(data.closes !== undefined){
let data7 = data.closes;
if(typeof data7 === "string"){
if(!pattern48.test(data7)){
const err12 = {instancePath:instancePath+"/closes",schemaPath:"#/properties/closes/pattern",keyword:"pattern",params:{pattern: "\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/closes",schemaPath:"#/properties/closes/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
if(data.closed !== undefined){
let data8 = data.closed;
const _errs22 = errors;
let valid7 = true;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data8 === "string"){
if(!pattern30.test(data8)){
const err14 = {};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
}
else {
const err15 = {};
vErrors = joinErrors(vErrors, [err15]);
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
if(true !== data8){
const err16 = {instancePath:instancePath+"/closed",schemaPath:"#/properties/closed/else/const",keyword:"const",params:{allowedValue: true}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
var _valid2 = _errs25 === errors;
valid7 = _valid2;
}
if(!valid7){
const err17 = {instancePath:instancePath+"/closed",schemaPath:"#/properties/closed/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
}
}
validate312.errors = vErrors;
return errors === 0;
}


function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate312(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate312.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate310.errors = vErrors;
return errors === 0;
}


function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema39.type}};
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
if(!(validate310(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate310.errors);
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
if(!pattern20.test(data)){
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
if(!(validate310(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate310.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(!(validate312(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate312.errors);
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.from !== undefined){
if(!(validate183(data0.from, {instancePath:instancePath+"/" + i0+"/from",parentData:data0,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
validate309.errors = vErrors;
return errors === 0;
}


function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate342.errors = vErrors;
return errors === 0;
}


function validate341(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate342(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate342.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
validate341.errors = vErrors;
return errors === 0;
}


function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate346.errors = vErrors;
return errors === 0;
}

const pattern51 = new RegExp("^https://[a-z0-9.-]+(:[0-9]+)?(/[!-~]*)?$", "u");

function validate350(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern51.test(data)){
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
validate350.errors = vErrors;
return errors === 0;
}


function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate350(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate350.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
validate349.errors = vErrors;
return errors === 0;
}

const schema51 = {"type":["string","array","object"],"pattern":"\\S","minItems":1,"itemTitle":"paragraph","items":{"$ref":"part69"},"if":{"type":"object"},"then":{"$ref":"part68"}};

function validate358(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema51.type}};
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
if(!(validate169(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
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
if(!(validate180(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate180.errors);
errors = vErrors.length;
}
}
}
validate358.errors = vErrors;
return errors === 0;
}


function validate365(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
validate365.errors = vErrors;
return errors === 0;
}

const pattern1 = new RegExp("^https?://[^\\s\\u0000-,/:-@\\[-`{-\\u007f]+(:[0-9]+)?(?!.*\\.html/?$)(/[^\\s\\u0000-,/:-@\\[-^`{-}\\u007f]+)*/?$", "u");
const pattern2 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");
const pattern3 = new RegExp("^[A-Z]{3}$", "u");
const pattern4 = new RegExp("^(https://[^\\s/?#@]+|http://(localhost|127\\.0\\.0\\.1)(:[0-9]+)?)(/[^\\s/?#]+){2,}/?$", "u");
const pattern6 = new RegExp("^(bundled|https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?(?=/.*\\{code\\})(/([A-Za-z0-9._~%@+=,-]|\\{code\\}|\\{width\\})+)+)$", "u");
const pattern12 = new RegExp("^[a-z][a-z0-9-]*$", "u");
const pattern17 = new RegExp("^/", "u");
const pattern19 = new RegExp("^/(([a-z0-9-]|\\{[A-Za-z][A-Za-z0-9.]*\\})+(/([a-z0-9-]|\\{[A-Za-z][A-Za-z0-9.]*\\})+)*)?$", "u");
const pattern40 = new RegExp("^(?=.*\\{)(\\{[A-Za-z][A-Za-z0-9.]*\\}|(/([a-z0-9-]|\\{[A-Za-z][A-Za-z0-9.]*\\})+)+)$", "u");
const pattern41 = new RegExp("^/([a-z0-9-]{1,100}(/[a-z0-9-]{1,100}){0,9})?$", "u");
const pattern52 = new RegExp("^/([a-z0-9-]{1,100}/){0,9}[a-z0-9-]{1,100}\\.xml$", "u");
const pattern54 = new RegExp("^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$", "u");
const pattern55 = new RegExp("^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}(:[0-9]{1,5})?$", "u");
const pattern56 = new RegExp("^(?!.*%(?:[01]|2[2AaFf3]|3[AaCcEeFf]|5[Cc]|7[Cc]))(/(?!\\.{1,2}(/|$))[^\\s?#/\\\\:*\"<>|\\u0000-\\u001f]{1,100})+/?$", "u");
const pattern57 = new RegExp("^(@[a-z0-9~-][a-z0-9._~-]*/)?[a-z0-9~-][a-z0-9._~-]*$", "u");

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
if(3 !== data.schemaVersion){
const err9 = {instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/const",keyword:"const",params:{allowedValue: 3}};
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
if(!(validate24(data2.trailingSlash, {instancePath:instancePath+"/site/trailingSlash",parentData:data2,parentDataProperty:"trailingSlash",rootData}))){
vErrors = joinErrors(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data2.language !== undefined){
let data6 = data2.language;
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
const err18 = {instancePath:instancePath+"/site/language",schemaPath:"#/properties/site/properties/language/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/site/language",schemaPath:"#/properties/site/properties/language/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err19]);
errors++;
}
}
if(data2.direction !== undefined){
let data7 = data2.direction;
if(!((data7 === "ltr") || (data7 === "rtl"))){
const err20 = {instancePath:instancePath+"/site/direction",schemaPath:"#/properties/site/properties/direction/enum",keyword:"enum",params:{allowedValues: schema6.properties.site.properties.direction.enum}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
}
if(data2.currency !== undefined){
let data8 = data2.currency;
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
const err21 = {instancePath:instancePath+"/site/currency",schemaPath:"#/properties/site/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
vErrors = joinErrors(vErrors, [err21]);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/site/currency",schemaPath:"#/properties/site/properties/currency/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err22]);
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
if(data2.editor !== undefined){
if(!(validate24(data2.editor, {instancePath:instancePath+"/site/editor",parentData:data2,parentDataProperty:"editor",rootData}))){
vErrors = joinErrors(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data2.repository !== undefined){
let data12 = data2.repository;
if(typeof data12 === "string"){
if(!pattern4.test(data12)){
const err23 = {instancePath:instancePath+"/site/repository",schemaPath:"#/properties/site/properties/repository/pattern",keyword:"pattern",params:{pattern: "^(https://[^\\s/?#@]+|http://(localhost|127\\.0\\.0\\.1)(:[0-9]+)?)(/[^\\s/?#]+){2,}/?$"}};
vErrors = joinErrors(vErrors, [err23]);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/site/repository",schemaPath:"#/properties/site/properties/repository/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err24]);
errors++;
}
}
if(data2.forge !== undefined){
let data13 = data2.forge;
if(!(((data13 === "github") || (data13 === "forgejo")) || (data13 === "gitlab"))){
const err25 = {instancePath:instancePath+"/site/forge",schemaPath:"#/properties/site/properties/forge/enum",keyword:"enum",params:{allowedValues: schema6.properties.site.properties.forge.enum}};
vErrors = joinErrors(vErrors, [err25]);
errors++;
}
}
if(data2.logo !== undefined){
if(!(validate29(data2.logo, {instancePath:instancePath+"/site/logo",parentData:data2,parentDataProperty:"logo",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data2.icon !== undefined){
if(!(validate29(data2.icon, {instancePath:instancePath+"/site/icon",parentData:data2,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/site",schemaPath:"#/properties/site/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err26]);
errors++;
}
}
if(data.theme !== undefined){
let data16 = data.theme;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key2 in data16){
if(!(func2.call(schema6.properties.theme.properties, key2))){
const err27 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = joinErrors(vErrors, [err27]);
errors++;
}
}
if(data16.look !== undefined){
let data17 = data16.look;
if(!(((data17 === "departures") || (data17 === "ledger")) || (data17 === "studio"))){
const err28 = {instancePath:instancePath+"/theme/look",schemaPath:"#/properties/theme/properties/look/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.look.enum}};
vErrors = joinErrors(vErrors, [err28]);
errors++;
}
}
if(data16.mode !== undefined){
let data18 = data16.mode;
if(!(((data18 === "light") || (data18 === "dark")) || (data18 === "auto"))){
const err29 = {instancePath:instancePath+"/theme/mode",schemaPath:"#/properties/theme/properties/mode/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.mode.enum}};
vErrors = joinErrors(vErrors, [err29]);
errors++;
}
}
if(data16.colors !== undefined){
let data19 = data16.colors;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key3 in data19){
if(!(((((key3 === "paper") || (key3 === "ink")) || (key3 === "accent")) || (key3 === "button")) || (key3 === "second"))){
const err30 = {instancePath:instancePath+"/theme/colors",schemaPath:"#/properties/theme/properties/colors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = joinErrors(vErrors, [err30]);
errors++;
}
}
if(data19.paper !== undefined){
if(!(validate33(data19.paper, {instancePath:instancePath+"/theme/colors/paper",parentData:data19,parentDataProperty:"paper",rootData}))){
vErrors = joinErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data19.ink !== undefined){
if(!(validate33(data19.ink, {instancePath:instancePath+"/theme/colors/ink",parentData:data19,parentDataProperty:"ink",rootData}))){
vErrors = joinErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data19.accent !== undefined){
if(!(validate33(data19.accent, {instancePath:instancePath+"/theme/colors/accent",parentData:data19,parentDataProperty:"accent",rootData}))){
vErrors = joinErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data19.button !== undefined){
if(!(validate33(data19.button, {instancePath:instancePath+"/theme/colors/button",parentData:data19,parentDataProperty:"button",rootData}))){
vErrors = joinErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data19.second !== undefined){
if(!(validate33(data19.second, {instancePath:instancePath+"/theme/colors/second",parentData:data19,parentDataProperty:"second",rootData}))){
vErrors = joinErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath:instancePath+"/theme/colors",schemaPath:"#/properties/theme/properties/colors/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err31]);
errors++;
}
}
if(data16.font !== undefined){
let data25 = data16.font;
if(!((((((data25 === "bricolage-grotesque") || (data25 === "fraunces")) || (data25 === "instrument-sans")) || (data25 === "outfit")) || (data25 === "source-serif-4")) || (data25 === "system"))){
const err32 = {instancePath:instancePath+"/theme/font",schemaPath:"#/properties/theme/properties/font/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.font.enum}};
vErrors = joinErrors(vErrors, [err32]);
errors++;
}
}
if(data16.textFont !== undefined){
let data26 = data16.textFont;
if(!((((((data26 === "bricolage-grotesque") || (data26 === "fraunces")) || (data26 === "instrument-sans")) || (data26 === "outfit")) || (data26 === "source-serif-4")) || (data26 === "system"))){
const err33 = {instancePath:instancePath+"/theme/textFont",schemaPath:"#/properties/theme/properties/textFont/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.textFont.enum}};
vErrors = joinErrors(vErrors, [err33]);
errors++;
}
}
if(data16.typeRatio !== undefined){
let data27 = data16.typeRatio;
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 1.5 || isNaN(data27)){
const err34 = {instancePath:instancePath+"/theme/typeRatio",schemaPath:"#/properties/theme/properties/typeRatio/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1.5}};
vErrors = joinErrors(vErrors, [err34]);
errors++;
}
if(data27 < 1.1 || isNaN(data27)){
const err35 = {instancePath:instancePath+"/theme/typeRatio",schemaPath:"#/properties/theme/properties/typeRatio/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1.1}};
vErrors = joinErrors(vErrors, [err35]);
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/theme/typeRatio",schemaPath:"#/properties/theme/properties/typeRatio/type",keyword:"type",params:{type: "number"}};
vErrors = joinErrors(vErrors, [err36]);
errors++;
}
}
if(data16.measure !== undefined){
let data28 = data16.measure;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err37 = {instancePath:instancePath+"/theme/measure",schemaPath:"#/properties/theme/properties/measure/type",keyword:"type",params:{type: "integer"}};
vErrors = joinErrors(vErrors, [err37]);
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 80 || isNaN(data28)){
const err38 = {instancePath:instancePath+"/theme/measure",schemaPath:"#/properties/theme/properties/measure/maximum",keyword:"maximum",params:{comparison: "<=", limit: 80}};
vErrors = joinErrors(vErrors, [err38]);
errors++;
}
if(data28 < 45 || isNaN(data28)){
const err39 = {instancePath:instancePath+"/theme/measure",schemaPath:"#/properties/theme/properties/measure/minimum",keyword:"minimum",params:{comparison: ">=", limit: 45}};
vErrors = joinErrors(vErrors, [err39]);
errors++;
}
}
}
if(data16.density !== undefined){
let data29 = data16.density;
if(!(((data29 === "compact") || (data29 === "normal")) || (data29 === "airy"))){
const err40 = {instancePath:instancePath+"/theme/density",schemaPath:"#/properties/theme/properties/density/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.density.enum}};
vErrors = joinErrors(vErrors, [err40]);
errors++;
}
}
if(data16.radius !== undefined){
let data30 = data16.radius;
if(!((((data30 === "none") || (data30 === "small")) || (data30 === "medium")) || (data30 === "large"))){
const err41 = {instancePath:instancePath+"/theme/radius",schemaPath:"#/properties/theme/properties/radius/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.radius.enum}};
vErrors = joinErrors(vErrors, [err41]);
errors++;
}
}
if(data16.button !== undefined){
let data31 = data16.button;
if(!(((data31 === "solid") || (data31 === "pill")) || (data31 === "text"))){
const err42 = {instancePath:instancePath+"/theme/button",schemaPath:"#/properties/theme/properties/button/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.button.enum}};
vErrors = joinErrors(vErrors, [err42]);
errors++;
}
}
if(data16.card !== undefined){
let data32 = data16.card;
if(!((((data32 === "ticket") || (data32 === "ruled")) || (data32 === "picture")) || (data32 === "flat"))){
const err43 = {instancePath:instancePath+"/theme/card",schemaPath:"#/properties/theme/properties/card/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.card.enum}};
vErrors = joinErrors(vErrors, [err43]);
errors++;
}
}
if(data16.header !== undefined){
let data33 = data16.header;
if(!(((data33 === "bar") || (data33 === "centred")) || (data33 === "transparent"))){
const err44 = {instancePath:instancePath+"/theme/header",schemaPath:"#/properties/theme/properties/header/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.header.enum}};
vErrors = joinErrors(vErrors, [err44]);
errors++;
}
}
if(data16.hero !== undefined){
let data34 = data16.hero;
if(!((((data34 === "split") || (data34 === "columns")) || (data34 === "cover")) || (data34 === "band"))){
const err45 = {instancePath:instancePath+"/theme/hero",schemaPath:"#/properties/theme/properties/hero/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.hero.enum}};
vErrors = joinErrors(vErrors, [err45]);
errors++;
}
}
if(data16.ornament !== undefined){
let data35 = data16.ornament;
if(!(((data35 === "departures") || (data35 === "rule")) || (data35 === "none"))){
const err46 = {instancePath:instancePath+"/theme/ornament",schemaPath:"#/properties/theme/properties/ornament/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.ornament.enum}};
vErrors = joinErrors(vErrors, [err46]);
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err47]);
errors++;
}
}
if(data.flags !== undefined){
let data36 = data.flags;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
for(const key4 in data36){
if(!(key4 === "source")){
const err48 = {instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = joinErrors(vErrors, [err48]);
errors++;
}
}
if(data36.source !== undefined){
let data37 = data36.source;
if(typeof data37 === "string"){
if(!pattern6.test(data37)){
const err49 = {instancePath:instancePath+"/flags/source",schemaPath:"#/properties/flags/properties/source/pattern",keyword:"pattern",params:{pattern: "^(bundled|https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?(?=/.*\\{code\\})(/([A-Za-z0-9._~%@+=,-]|\\{code\\}|\\{width\\})+)+)$"}};
vErrors = joinErrors(vErrors, [err49]);
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/flags/source",schemaPath:"#/properties/flags/properties/source/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err50]);
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err51]);
errors++;
}
}
if(data.values !== undefined){
if(!(validate39(data.values, {instancePath:instancePath+"/values",parentData:data,parentDataProperty:"values",rootData}))){
vErrors = joinErrors(vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.collections !== undefined){
let data39 = data.collections;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
for(const key5 in data39){
const _errs59 = errors;
if(typeof key5 === "string"){
if(!pattern7.test(key5)){
const err52 = {instancePath:instancePath+"/collections",schemaPath:"#/properties/collections/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},propertyName:key5};
vErrors = joinErrors(vErrors, [err52]);
errors++;
}
}
var valid5 = _errs59 === errors;
if(!valid5){
const err53 = {instancePath:instancePath+"/collections",schemaPath:"#/properties/collections/propertyNames",keyword:"propertyNames",params:{propertyName: key5}};
vErrors = joinErrors(vErrors, [err53]);
errors++;
}
}
for(const key6 in data39){
let data40 = data39[key6];
if(!data40 || typeof data40 != "object"){
const err54 = {instancePath:instancePath+"/collections/" + inPointer(key6),schemaPath:"#/properties/collections/additionalProperties/type",keyword:"type",params:{type: schema6.properties.collections.additionalProperties.type}};
vErrors = joinErrors(vErrors, [err54]);
errors++;
}
const _errs63 = errors;
let valid7 = true;
const _errs64 = errors;
if(!(data40 && typeof data40 == "object" && !Array.isArray(data40))){
const err55 = {};
vErrors = joinErrors(vErrors, [err55]);
errors++;
}
var _valid0 = _errs64 === errors;
errors = _errs63;
if(vErrors !== null){
if(_errs63){
vErrors.length = _errs63;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs66 = errors;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.entries === undefined){
const err56 = {instancePath:instancePath+"/collections/" + inPointer(key6),schemaPath:"#/properties/collections/additionalProperties/then/required",keyword:"required",params:{missingProperty: "entries"}};
vErrors = joinErrors(vErrors, [err56]);
errors++;
}
for(const key7 in data40){
if(!((((key7 === "label") || (key7 === "one")) || (key7 === "fields")) || (key7 === "entries"))){
const err57 = {instancePath:instancePath+"/collections/" + inPointer(key6),schemaPath:"#/properties/collections/additionalProperties/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
vErrors = joinErrors(vErrors, [err57]);
errors++;
}
}
if(data40.label !== undefined){
if(!(validate22(data40.label, {instancePath:instancePath+"/collections/" + inPointer(key6)+"/label",parentData:data40,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data40.one !== undefined){
if(!(validate22(data40.one, {instancePath:instancePath+"/collections/" + inPointer(key6)+"/one",parentData:data40,parentDataProperty:"one",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data40.fields !== undefined){
let data43 = data40.fields;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
for(const key8 in data43){
const _errs73 = errors;
if(typeof key8 === "string"){
if(!pattern7.test(key8)){
const err58 = {instancePath:instancePath+"/collections/" + inPointer(key6)+"/fields",schemaPath:"#/properties/collections/additionalProperties/then/properties/fields/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},propertyName:key8};
vErrors = joinErrors(vErrors, [err58]);
errors++;
}
}
var valid9 = _errs73 === errors;
if(!valid9){
const err59 = {instancePath:instancePath+"/collections/" + inPointer(key6)+"/fields",schemaPath:"#/properties/collections/additionalProperties/then/properties/fields/propertyNames",keyword:"propertyNames",params:{propertyName: key8}};
vErrors = joinErrors(vErrors, [err59]);
errors++;
}
}
for(const key9 in data43){
let data44 = data43[key9];
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.kind === undefined){
const err60 = {instancePath:instancePath+"/collections/" + inPointer(key6)+"/fields/" + inPointer(key9),schemaPath:"#/properties/collections/additionalProperties/then/properties/fields/additionalProperties/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = joinErrors(vErrors, [err60]);
errors++;
}
if(data44.kind !== undefined){
let data45 = data44.kind;
if(!((((((((((((((((data45 === "text") || (data45 === "copy")) || (data45 === "number")) || (data45 === "money")) || (data45 === "date")) || (data45 === "days")) || (data45 === "picture")) || (data45 === "file")) || (data45 === "link")) || (data45 === "flag")) || (data45 === "icon")) || (data45 === "choice")) || (data45 === "yesNo")) || (data45 === "texts")) || (data45 === "entry")) || (data45 === "other"))){
const err61 = {instancePath:instancePath+"/collections/" + inPointer(key6)+"/fields/" + inPointer(key9)+"/kind",schemaPath:"#/properties/collections/additionalProperties/then/properties/fields/additionalProperties/properties/kind/enum",keyword:"enum",params:{allowedValues: schema6.properties.collections.additionalProperties.then.properties.fields.additionalProperties.properties.kind.enum}};
vErrors = joinErrors(vErrors, [err61]);
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/collections/" + inPointer(key6)+"/fields/" + inPointer(key9),schemaPath:"#/properties/collections/additionalProperties/then/properties/fields/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err62]);
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/collections/" + inPointer(key6)+"/fields",schemaPath:"#/properties/collections/additionalProperties/then/properties/fields/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err63]);
errors++;
}
}
if(data40.entries !== undefined){
let data46 = data40.entries;
if(Array.isArray(data46)){
const len0 = data46.length;
for(let i0=0; i0<len0; i0++){
if(!(validate44(data46[i0], {instancePath:instancePath+"/collections/" + inPointer(key6)+"/entries/" + i0,parentData:data46,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate44.errors);
errors = vErrors.length;
}
}
}
else {
const err64 = {instancePath:instancePath+"/collections/" + inPointer(key6)+"/entries",schemaPath:"#/properties/collections/additionalProperties/then/properties/entries/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err64]);
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/collections/" + inPointer(key6),schemaPath:"#/properties/collections/additionalProperties/then/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err65]);
errors++;
}
var _valid0 = _errs66 === errors;
valid7 = _valid0;
}
if(!valid7){
const err66 = {instancePath:instancePath+"/collections/" + inPointer(key6),schemaPath:"#/properties/collections/additionalProperties/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err66]);
errors++;
}
if(Array.isArray(data40)){
const len1 = data40.length;
for(let i1=0; i1<len1; i1++){
if(!(validate44(data40[i1], {instancePath:instancePath+"/collections/" + inPointer(key6)+"/" + i1,parentData:data40,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate44.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err67 = {instancePath:instancePath+"/collections",schemaPath:"#/properties/collections/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err67]);
errors++;
}
}
if(data.references !== undefined){
let data49 = data.references;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
for(const key10 in data49){
const _errs84 = errors;
if(typeof key10 === "string"){
if(!pattern7.test(key10)){
const err68 = {instancePath:instancePath+"/references",schemaPath:"#/properties/references/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},propertyName:key10};
vErrors = joinErrors(vErrors, [err68]);
errors++;
}
}
var valid16 = _errs84 === errors;
if(!valid16){
const err69 = {instancePath:instancePath+"/references",schemaPath:"#/properties/references/propertyNames",keyword:"propertyNames",params:{propertyName: key10}};
vErrors = joinErrors(vErrors, [err69]);
errors++;
}
}
for(const key11 in data49){
if(!(validate39(data49[key11], {instancePath:instancePath+"/references/" + inPointer(key11),parentData:data49,parentDataProperty:key11,rootData}))){
vErrors = joinErrors(vErrors, validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err70 = {instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err70]);
errors++;
}
}
if(data.shared !== undefined){
let data51 = data.shared;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
for(const key12 in data51){
const _errs89 = errors;
if(typeof key12 === "string"){
if(!pattern12.test(key12)){
const err71 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},propertyName:key12};
vErrors = joinErrors(vErrors, [err71]);
errors++;
}
}
var valid18 = _errs89 === errors;
if(!valid18){
const err72 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/propertyNames",keyword:"propertyNames",params:{propertyName: key12}};
vErrors = joinErrors(vErrors, [err72]);
errors++;
}
}
for(const key13 in data51){
let data52 = data51[key13];
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.type === undefined){
const err73 = {instancePath:instancePath+"/shared/" + inPointer(key13),schemaPath:"#/properties/shared/additionalProperties/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err73]);
errors++;
}
if(data52.type !== undefined){
let data53 = data52.type;
if(!(((((((((((((((((((((((((((((data53 === "card-grid") || (data53 === "chips")) || (data53 === "contact")) || (data53 === "country")) || (data53 === "cta")) || (data53 === "embed")) || (data53 === "events")) || (data53 === "facts")) || (data53 === "faq")) || (data53 === "form")) || (data53 === "gallery")) || (data53 === "hero")) || (data53 === "list")) || (data53 === "lists")) || (data53 === "logos")) || (data53 === "not-found")) || (data53 === "notice")) || (data53 === "place")) || (data53 === "profiles")) || (data53 === "proof")) || (data53 === "quote")) || (data53 === "quotes")) || (data53 === "route-map")) || (data53 === "split")) || (data53 === "stats")) || (data53 === "steps")) || (data53 === "table")) || (data53 === "text")) || (data53 === "video"))){
const err74 = {instancePath:instancePath+"/shared/" + inPointer(key13)+"/type",schemaPath:"#/properties/shared/additionalProperties/properties/type/enum",keyword:"enum",params:{allowedValues: schema6.properties.shared.additionalProperties.properties.type.enum}};
vErrors = joinErrors(vErrors, [err74]);
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/shared/" + inPointer(key13),schemaPath:"#/properties/shared/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err75]);
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err76]);
errors++;
}
}
if(data.delivery !== undefined){
let data54 = data.delivery;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
for(const key14 in data54){
const _errs96 = errors;
if(typeof key14 === "string"){
if(!pattern12.test(key14)){
const err77 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},propertyName:key14};
vErrors = joinErrors(vErrors, [err77]);
errors++;
}
}
var valid21 = _errs96 === errors;
if(!valid21){
const err78 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/propertyNames",keyword:"propertyNames",params:{propertyName: key14}};
vErrors = joinErrors(vErrors, [err78]);
errors++;
}
}
for(const key15 in data54){
let data55 = data54[key15];
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.provider === undefined){
const err79 = {instancePath:instancePath+"/delivery/" + inPointer(key15),schemaPath:"#/properties/delivery/additionalProperties/required",keyword:"required",params:{missingProperty: "provider"}};
vErrors = joinErrors(vErrors, [err79]);
errors++;
}
if(data55.provider !== undefined){
let data56 = data55.provider;
if(!((data56 === "emailjs") || (data56 === "webhook"))){
const err80 = {instancePath:instancePath+"/delivery/" + inPointer(key15)+"/provider",schemaPath:"#/properties/delivery/additionalProperties/properties/provider/enum",keyword:"enum",params:{allowedValues: schema6.properties.delivery.additionalProperties.properties.provider.enum}};
vErrors = joinErrors(vErrors, [err80]);
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/delivery/" + inPointer(key15),schemaPath:"#/properties/delivery/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err81]);
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err82]);
errors++;
}
}
if(data.words !== undefined){
if(!(validate50(data.words, {instancePath:instancePath+"/words",parentData:data,parentDataProperty:"words",rootData}))){
vErrors = joinErrors(vErrors, validate50.errors);
errors = vErrors.length;
}
}
if(data.languages !== undefined){
let data58 = data.languages;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
for(const key16 in data58){
const _errs104 = errors;
if(typeof key16 === "string"){
if(!pattern2.test(key16)){
const err83 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},propertyName:key16};
vErrors = joinErrors(vErrors, [err83]);
errors++;
}
}
var valid24 = _errs104 === errors;
if(!valid24){
const err84 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/propertyNames",keyword:"propertyNames",params:{propertyName: key16}};
vErrors = joinErrors(vErrors, [err84]);
errors++;
}
}
for(const key17 in data58){
let data59 = data58[key17];
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.texts === undefined){
const err85 = {instancePath:instancePath+"/languages/" + inPointer(key17),schemaPath:"#/properties/languages/additionalProperties/required",keyword:"required",params:{missingProperty: "texts"}};
vErrors = joinErrors(vErrors, [err85]);
errors++;
}
for(const key18 in data59){
if(!((((((((key18 === "label") || (key18 === "path")) || (key18 === "formerly")) || (key18 === "draft")) || (key18 === "texts")) || (key18 === "exceptions")) || (key18 === "paths")) || (key18 === "words"))){
const err86 = {instancePath:instancePath+"/languages/" + inPointer(key17),schemaPath:"#/properties/languages/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18}};
vErrors = joinErrors(vErrors, [err86]);
errors++;
}
}
if(data59.label !== undefined){
if(!(validate22(data59.label, {instancePath:instancePath+"/languages/" + inPointer(key17)+"/label",parentData:data59,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data59.path !== undefined){
if(!(validate160(data59.path, {instancePath:instancePath+"/languages/" + inPointer(key17)+"/path",parentData:data59,parentDataProperty:"path",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data59.formerly !== undefined){
let data62 = data59.formerly;
if(Array.isArray(data62)){
const len2 = data62.length;
for(let i2=0; i2<len2; i2++){
if(!(validate160(data62[i2], {instancePath:instancePath+"/languages/" + inPointer(key17)+"/formerly/" + i2,parentData:data62,parentDataProperty:i2,rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
let i3 = data62.length;
let j0;
if(i3 > 1){
outer0:
for(;i3--;){
for(j0 = i3; j0--;){
if(func0(data62[i3], data62[j0])){
const err87 = {instancePath:instancePath+"/languages/" + inPointer(key17)+"/formerly",schemaPath:"#/properties/languages/additionalProperties/properties/formerly/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j0}};
vErrors = joinErrors(vErrors, [err87]);
errors++;
break outer0;
}
}
}
}
}
else {
const err88 = {instancePath:instancePath+"/languages/" + inPointer(key17)+"/formerly",schemaPath:"#/properties/languages/additionalProperties/properties/formerly/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err88]);
errors++;
}
}
if(data59.draft !== undefined){
if(!(validate24(data59.draft, {instancePath:instancePath+"/languages/" + inPointer(key17)+"/draft",parentData:data59,parentDataProperty:"draft",rootData}))){
vErrors = joinErrors(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data59.texts !== undefined){
let data65 = data59.texts;
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
for(const key19 in data65){
if(!(validate22(data65[key19], {instancePath:instancePath+"/languages/" + inPointer(key17)+"/texts/" + inPointer(key19),parentData:data65,parentDataProperty:key19,rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err89 = {instancePath:instancePath+"/languages/" + inPointer(key17)+"/texts",schemaPath:"#/properties/languages/additionalProperties/properties/texts/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err89]);
errors++;
}
}
if(data59.exceptions !== undefined){
let data67 = data59.exceptions;
if(Array.isArray(data67)){
const len3 = data67.length;
for(let i4=0; i4<len3; i4++){
let data68 = data67[i4];
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
if(data68.text === undefined){
const err90 = {instancePath:instancePath+"/languages/" + inPointer(key17)+"/exceptions/" + i4,schemaPath:"#/properties/languages/additionalProperties/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err90]);
errors++;
}
if(data68.page === undefined){
const err91 = {instancePath:instancePath+"/languages/" + inPointer(key17)+"/exceptions/" + i4,schemaPath:"#/properties/languages/additionalProperties/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "page"}};
vErrors = joinErrors(vErrors, [err91]);
errors++;
}
if(data68.says === undefined){
const err92 = {instancePath:instancePath+"/languages/" + inPointer(key17)+"/exceptions/" + i4,schemaPath:"#/properties/languages/additionalProperties/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "says"}};
vErrors = joinErrors(vErrors, [err92]);
errors++;
}
for(const key20 in data68){
if(!(((key20 === "text") || (key20 === "page")) || (key20 === "says"))){
const err93 = {instancePath:instancePath+"/languages/" + inPointer(key17)+"/exceptions/" + i4,schemaPath:"#/properties/languages/additionalProperties/properties/exceptions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20}};
vErrors = joinErrors(vErrors, [err93]);
errors++;
}
}
if(data68.text !== undefined){
if(!(validate22(data68.text, {instancePath:instancePath+"/languages/" + inPointer(key17)+"/exceptions/" + i4+"/text",parentData:data68,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data68.page !== undefined){
let data70 = data68.page;
if(typeof data70 === "string"){
if(!pattern17.test(data70)){
const err94 = {instancePath:instancePath+"/languages/" + inPointer(key17)+"/exceptions/" + i4+"/page",schemaPath:"#/properties/languages/additionalProperties/properties/exceptions/items/properties/page/pattern",keyword:"pattern",params:{pattern: "^/"}};
vErrors = joinErrors(vErrors, [err94]);
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/languages/" + inPointer(key17)+"/exceptions/" + i4+"/page",schemaPath:"#/properties/languages/additionalProperties/properties/exceptions/items/properties/page/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err95]);
errors++;
}
}
if(data68.says !== undefined){
if(!(validate22(data68.says, {instancePath:instancePath+"/languages/" + inPointer(key17)+"/exceptions/" + i4+"/says",parentData:data68,parentDataProperty:"says",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err96 = {instancePath:instancePath+"/languages/" + inPointer(key17)+"/exceptions/" + i4,schemaPath:"#/properties/languages/additionalProperties/properties/exceptions/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err96]);
errors++;
}
}
}
else {
const err97 = {instancePath:instancePath+"/languages/" + inPointer(key17)+"/exceptions",schemaPath:"#/properties/languages/additionalProperties/properties/exceptions/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err97]);
errors++;
}
}
if(data59.paths !== undefined){
let data72 = data59.paths;
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
for(const key21 in data72){
const _errs130 = errors;
if(typeof key21 === "string"){
if(!pattern17.test(key21)){
const err98 = {instancePath:instancePath+"/languages/" + inPointer(key17)+"/paths",schemaPath:"#/properties/languages/additionalProperties/properties/paths/propertyNames/pattern",keyword:"pattern",params:{pattern: "^/"},propertyName:key21};
vErrors = joinErrors(vErrors, [err98]);
errors++;
}
}
var valid34 = _errs130 === errors;
if(!valid34){
const err99 = {instancePath:instancePath+"/languages/" + inPointer(key17)+"/paths",schemaPath:"#/properties/languages/additionalProperties/properties/paths/propertyNames",keyword:"propertyNames",params:{propertyName: key21}};
vErrors = joinErrors(vErrors, [err99]);
errors++;
}
}
for(const key22 in data72){
let data73 = data72[key22];
if(typeof data73 === "string"){
if(!pattern19.test(data73)){
const err100 = {instancePath:instancePath+"/languages/" + inPointer(key17)+"/paths/" + inPointer(key22),schemaPath:"#/properties/languages/additionalProperties/properties/paths/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^/(([a-z0-9-]|\\{[A-Za-z][A-Za-z0-9.]*\\})+(/([a-z0-9-]|\\{[A-Za-z][A-Za-z0-9.]*\\})+)*)?$"}};
vErrors = joinErrors(vErrors, [err100]);
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/languages/" + inPointer(key17)+"/paths/" + inPointer(key22),schemaPath:"#/properties/languages/additionalProperties/properties/paths/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err101]);
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/languages/" + inPointer(key17)+"/paths",schemaPath:"#/properties/languages/additionalProperties/properties/paths/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err102]);
errors++;
}
}
if(data59.words !== undefined){
if(!(validate50(data59.words, {instancePath:instancePath+"/languages/" + inPointer(key17)+"/words",parentData:data59,parentDataProperty:"words",rootData}))){
vErrors = joinErrors(vErrors, validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err103 = {instancePath:instancePath+"/languages/" + inPointer(key17),schemaPath:"#/properties/languages/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err103]);
errors++;
}
}
}
else {
const err104 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err104]);
errors++;
}
}
if(data.header !== undefined){
let data75 = data.header;
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
if(data75.menu === undefined){
const err105 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: "menu"}};
vErrors = joinErrors(vErrors, [err105]);
errors++;
}
for(const key23 in data75){
if(!((((key23 === "announcement") || (key23 === "menu")) || (key23 === "action")) || (key23 === "bar"))){
const err106 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23}};
vErrors = joinErrors(vErrors, [err106]);
errors++;
}
}
if(data75.announcement !== undefined){
let data76 = data75.announcement;
if((!(data76 && typeof data76 == "object" && !Array.isArray(data76))) && (typeof data76 !== "string")){
const err107 = {instancePath:instancePath+"/header/announcement",schemaPath:"#/properties/header/properties/announcement/type",keyword:"type",params:{type: schema6.properties.header.properties.announcement.type}};
vErrors = joinErrors(vErrors, [err107]);
errors++;
}
if(typeof data76 === "string"){
if(!pattern20.test(data76)){
const err108 = {instancePath:instancePath+"/header/announcement",schemaPath:"#/properties/header/properties/announcement/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err108]);
errors++;
}
}
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
if(data76.text === undefined){
const err109 = {instancePath:instancePath+"/header/announcement",schemaPath:"#/properties/header/properties/announcement/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err109]);
errors++;
}
for(const key24 in data76){
if(!(((key24 === "text") || (key24 === "begins")) || (key24 === "until"))){
const err110 = {instancePath:instancePath+"/header/announcement",schemaPath:"#/properties/header/properties/announcement/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24}};
vErrors = joinErrors(vErrors, [err110]);
errors++;
}
}
if(data76.text !== undefined){
if(!(validate168(data76.text, {instancePath:instancePath+"/header/announcement/text",parentData:data76,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data76.begins !== undefined){
if(!(validate187(data76.begins, {instancePath:instancePath+"/header/announcement/begins",parentData:data76,parentDataProperty:"begins",rootData}))){
vErrors = joinErrors(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data76.until !== undefined){
if(!(validate187(data76.until, {instancePath:instancePath+"/header/announcement/until",parentData:data76,parentDataProperty:"until",rootData}))){
vErrors = joinErrors(vErrors, validate187.errors);
errors = vErrors.length;
}
}
}
}
if(data75.menu !== undefined){
let data80 = data75.menu;
if((!data80 || typeof data80 != "object") && (typeof data80 !== "string")){
const err111 = {instancePath:instancePath+"/header/menu",schemaPath:"#/properties/header/properties/menu/type",keyword:"type",params:{type: schema6.properties.header.properties.menu.type}};
vErrors = joinErrors(vErrors, [err111]);
errors++;
}
const _errs146 = errors;
let valid38 = true;
const _errs147 = errors;
if(!(data80 && typeof data80 == "object" && !Array.isArray(data80))){
const err112 = {};
vErrors = joinErrors(vErrors, [err112]);
errors++;
}
var _valid1 = _errs147 === errors;
errors = _errs146;
if(vErrors !== null){
if(_errs146){
vErrors.length = _errs146;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs149 = errors;
if(!(validate190(data80, {instancePath:instancePath+"/header/menu",parentData:data75,parentDataProperty:"menu",rootData}))){
vErrors = joinErrors(vErrors, validate190.errors);
errors = vErrors.length;
}
var _valid1 = _errs149 === errors;
valid38 = _valid1;
}
if(!valid38){
const err113 = {instancePath:instancePath+"/header/menu",schemaPath:"#/properties/header/properties/menu/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err113]);
errors++;
}
if(typeof data80 === "string"){
if(!pattern20.test(data80)){
const err114 = {instancePath:instancePath+"/header/menu",schemaPath:"#/properties/header/properties/menu/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err114]);
errors++;
}
}
if(Array.isArray(data80)){
const len4 = data80.length;
for(let i5=0; i5<len4; i5++){
let data81 = data80[i5];
const _errs151 = errors;
let valid41 = true;
const _errs152 = errors;
if(errors === _errs152){
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
let missing0;
if((data81.from === undefined) && (missing0 = "from")){
const err115 = {};
vErrors = joinErrors(vErrors, [err115]);
errors++;
}
}
else {
const err116 = {};
vErrors = joinErrors(vErrors, [err116]);
errors++;
}
}
var _valid2 = _errs152 === errors;
errors = _errs151;
if(vErrors !== null){
if(_errs151){
vErrors.length = _errs151;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid2){
const _errs154 = errors;
if(!(validate190(data81, {instancePath:instancePath+"/header/menu/" + i5,parentData:data80,parentDataProperty:i5,rootData}))){
vErrors = joinErrors(vErrors, validate190.errors);
errors = vErrors.length;
}
var _valid2 = _errs154 === errors;
valid41 = _valid2;
ifClause0 = "then";
}
else {
const _errs155 = errors;
if(!(validate192(data81, {instancePath:instancePath+"/header/menu/" + i5,parentData:data80,parentDataProperty:i5,rootData}))){
vErrors = joinErrors(vErrors, validate192.errors);
errors = vErrors.length;
}
var _valid2 = _errs155 === errors;
valid41 = _valid2;
ifClause0 = "else";
}
if(!valid41){
const err117 = {instancePath:instancePath+"/header/menu/" + i5,schemaPath:"#/properties/header/properties/menu/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err117]);
errors++;
}
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
if(data81.from !== undefined){
if(!(validate183(data81.from, {instancePath:instancePath+"/header/menu/" + i5+"/from",parentData:data81,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data75.action !== undefined){
if(!(validate221(data75.action, {instancePath:instancePath+"/header/action",parentData:data75,parentDataProperty:"action",rootData}))){
vErrors = joinErrors(vErrors, validate221.errors);
errors = vErrors.length;
}
}
if(data75.bar !== undefined){
let data84 = data75.bar;
if((!data84 || typeof data84 != "object") && (typeof data84 !== "string")){
const err118 = {instancePath:instancePath+"/header/bar",schemaPath:"#/properties/header/properties/bar/type",keyword:"type",params:{type: schema6.properties.header.properties.bar.type}};
vErrors = joinErrors(vErrors, [err118]);
errors++;
}
const _errs160 = errors;
let valid43 = true;
const _errs161 = errors;
if(!(data84 && typeof data84 == "object" && !Array.isArray(data84))){
const err119 = {};
vErrors = joinErrors(vErrors, [err119]);
errors++;
}
var _valid3 = _errs161 === errors;
errors = _errs160;
if(vErrors !== null){
if(_errs160){
vErrors.length = _errs160;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs163 = errors;
if(!(validate226(data84, {instancePath:instancePath+"/header/bar",parentData:data75,parentDataProperty:"bar",rootData}))){
vErrors = joinErrors(vErrors, validate226.errors);
errors = vErrors.length;
}
var _valid3 = _errs163 === errors;
valid43 = _valid3;
}
if(!valid43){
const err120 = {instancePath:instancePath+"/header/bar",schemaPath:"#/properties/header/properties/bar/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err120]);
errors++;
}
if(typeof data84 === "string"){
if(!pattern20.test(data84)){
const err121 = {instancePath:instancePath+"/header/bar",schemaPath:"#/properties/header/properties/bar/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err121]);
errors++;
}
}
if(Array.isArray(data84)){
if(data84.length > 3){
const err122 = {instancePath:instancePath+"/header/bar",schemaPath:"#/properties/header/properties/bar/maxItems",keyword:"maxItems",params:{limit: 3}};
vErrors = joinErrors(vErrors, [err122]);
errors++;
}
if(data84.length < 2){
const err123 = {instancePath:instancePath+"/header/bar",schemaPath:"#/properties/header/properties/bar/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = joinErrors(vErrors, [err123]);
errors++;
}
const len5 = data84.length;
for(let i6=0; i6<len5; i6++){
let data85 = data84[i6];
const _errs165 = errors;
let valid46 = true;
const _errs166 = errors;
if(errors === _errs166){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing1;
if((data85.from === undefined) && (missing1 = "from")){
const err124 = {};
vErrors = joinErrors(vErrors, [err124]);
errors++;
}
}
else {
const err125 = {};
vErrors = joinErrors(vErrors, [err125]);
errors++;
}
}
var _valid4 = _errs166 === errors;
errors = _errs165;
if(vErrors !== null){
if(_errs165){
vErrors.length = _errs165;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid4){
const _errs168 = errors;
if(!(validate226(data85, {instancePath:instancePath+"/header/bar/" + i6,parentData:data84,parentDataProperty:i6,rootData}))){
vErrors = joinErrors(vErrors, validate226.errors);
errors = vErrors.length;
}
var _valid4 = _errs168 === errors;
valid46 = _valid4;
ifClause1 = "then";
}
else {
const _errs169 = errors;
if(!(validate228(data85, {instancePath:instancePath+"/header/bar/" + i6,parentData:data84,parentDataProperty:i6,rootData}))){
vErrors = joinErrors(vErrors, validate228.errors);
errors = vErrors.length;
}
var _valid4 = _errs169 === errors;
valid46 = _valid4;
ifClause1 = "else";
}
if(!valid46){
const err126 = {instancePath:instancePath+"/header/bar/" + i6,schemaPath:"#/properties/header/properties/bar/items/if",keyword:"if",params:{failingKeyword: ifClause1}};
vErrors = joinErrors(vErrors, [err126]);
errors++;
}
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
if(data85.from !== undefined){
if(!(validate183(data85.from, {instancePath:instancePath+"/header/bar/" + i6+"/from",parentData:data85,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
}
else {
const err127 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err127]);
errors++;
}
}
if(data.footer !== undefined){
let data87 = data.footer;
if(data87 && typeof data87 == "object" && !Array.isArray(data87)){
if(data87.copyright === undefined){
const err128 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/required",keyword:"required",params:{missingProperty: "copyright"}};
vErrors = joinErrors(vErrors, [err128]);
errors++;
}
for(const key25 in data87){
if(!(((((key25 === "text") || (key25 === "groups")) || (key25 === "social")) || (key25 === "accreditation")) || (key25 === "copyright"))){
const err129 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25}};
vErrors = joinErrors(vErrors, [err129]);
errors++;
}
}
if(data87.text !== undefined){
if(!(validate168(data87.text, {instancePath:instancePath+"/footer/text",parentData:data87,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data87.groups !== undefined){
let data89 = data87.groups;
if((!data89 || typeof data89 != "object") && (typeof data89 !== "string")){
const err130 = {instancePath:instancePath+"/footer/groups",schemaPath:"#/properties/footer/properties/groups/type",keyword:"type",params:{type: schema6.properties.footer.properties.groups.type}};
vErrors = joinErrors(vErrors, [err130]);
errors++;
}
const _errs177 = errors;
let valid49 = true;
const _errs178 = errors;
if(!(data89 && typeof data89 == "object" && !Array.isArray(data89))){
const err131 = {};
vErrors = joinErrors(vErrors, [err131]);
errors++;
}
var _valid5 = _errs178 === errors;
errors = _errs177;
if(vErrors !== null){
if(_errs177){
vErrors.length = _errs177;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs180 = errors;
if(!(validate242(data89, {instancePath:instancePath+"/footer/groups",parentData:data87,parentDataProperty:"groups",rootData}))){
vErrors = joinErrors(vErrors, validate242.errors);
errors = vErrors.length;
}
var _valid5 = _errs180 === errors;
valid49 = _valid5;
}
if(!valid49){
const err132 = {instancePath:instancePath+"/footer/groups",schemaPath:"#/properties/footer/properties/groups/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err132]);
errors++;
}
if(typeof data89 === "string"){
if(!pattern20.test(data89)){
const err133 = {instancePath:instancePath+"/footer/groups",schemaPath:"#/properties/footer/properties/groups/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err133]);
errors++;
}
}
if(Array.isArray(data89)){
const len6 = data89.length;
for(let i7=0; i7<len6; i7++){
let data90 = data89[i7];
const _errs182 = errors;
let valid52 = true;
const _errs183 = errors;
if(errors === _errs183){
if(data90 && typeof data90 == "object" && !Array.isArray(data90)){
let missing2;
if((data90.from === undefined) && (missing2 = "from")){
const err134 = {};
vErrors = joinErrors(vErrors, [err134]);
errors++;
}
}
else {
const err135 = {};
vErrors = joinErrors(vErrors, [err135]);
errors++;
}
}
var _valid6 = _errs183 === errors;
errors = _errs182;
if(vErrors !== null){
if(_errs182){
vErrors.length = _errs182;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid6){
const _errs185 = errors;
if(!(validate242(data90, {instancePath:instancePath+"/footer/groups/" + i7,parentData:data89,parentDataProperty:i7,rootData}))){
vErrors = joinErrors(vErrors, validate242.errors);
errors = vErrors.length;
}
var _valid6 = _errs185 === errors;
valid52 = _valid6;
ifClause2 = "then";
}
else {
const _errs186 = errors;
if(!(validate244(data90, {instancePath:instancePath+"/footer/groups/" + i7,parentData:data89,parentDataProperty:i7,rootData}))){
vErrors = joinErrors(vErrors, validate244.errors);
errors = vErrors.length;
}
var _valid6 = _errs186 === errors;
valid52 = _valid6;
ifClause2 = "else";
}
if(!valid52){
const err136 = {instancePath:instancePath+"/footer/groups/" + i7,schemaPath:"#/properties/footer/properties/groups/items/if",keyword:"if",params:{failingKeyword: ifClause2}};
vErrors = joinErrors(vErrors, [err136]);
errors++;
}
if(data90 && typeof data90 == "object" && !Array.isArray(data90)){
if(data90.from !== undefined){
if(!(validate183(data90.from, {instancePath:instancePath+"/footer/groups/" + i7+"/from",parentData:data90,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data87.social !== undefined){
let data92 = data87.social;
if((!data92 || typeof data92 != "object") && (typeof data92 !== "string")){
const err137 = {instancePath:instancePath+"/footer/social",schemaPath:"#/properties/footer/properties/social/type",keyword:"type",params:{type: schema6.properties.footer.properties.social.type}};
vErrors = joinErrors(vErrors, [err137]);
errors++;
}
const _errs190 = errors;
let valid54 = true;
const _errs191 = errors;
if(!(data92 && typeof data92 == "object" && !Array.isArray(data92))){
const err138 = {};
vErrors = joinErrors(vErrors, [err138]);
errors++;
}
var _valid7 = _errs191 === errors;
errors = _errs190;
if(vErrors !== null){
if(_errs190){
vErrors.length = _errs190;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs193 = errors;
if(!(validate270(data92, {instancePath:instancePath+"/footer/social",parentData:data87,parentDataProperty:"social",rootData}))){
vErrors = joinErrors(vErrors, validate270.errors);
errors = vErrors.length;
}
var _valid7 = _errs193 === errors;
valid54 = _valid7;
}
if(!valid54){
const err139 = {instancePath:instancePath+"/footer/social",schemaPath:"#/properties/footer/properties/social/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err139]);
errors++;
}
if(typeof data92 === "string"){
if(!pattern20.test(data92)){
const err140 = {instancePath:instancePath+"/footer/social",schemaPath:"#/properties/footer/properties/social/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err140]);
errors++;
}
}
if(Array.isArray(data92)){
const len7 = data92.length;
for(let i8=0; i8<len7; i8++){
let data93 = data92[i8];
const _errs195 = errors;
let valid57 = true;
const _errs196 = errors;
if(errors === _errs196){
if(data93 && typeof data93 == "object" && !Array.isArray(data93)){
let missing3;
if((data93.from === undefined) && (missing3 = "from")){
const err141 = {};
vErrors = joinErrors(vErrors, [err141]);
errors++;
}
}
else {
const err142 = {};
vErrors = joinErrors(vErrors, [err142]);
errors++;
}
}
var _valid8 = _errs196 === errors;
errors = _errs195;
if(vErrors !== null){
if(_errs195){
vErrors.length = _errs195;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid8){
const _errs198 = errors;
if(!(validate270(data93, {instancePath:instancePath+"/footer/social/" + i8,parentData:data92,parentDataProperty:i8,rootData}))){
vErrors = joinErrors(vErrors, validate270.errors);
errors = vErrors.length;
}
var _valid8 = _errs198 === errors;
valid57 = _valid8;
ifClause3 = "then";
}
else {
const _errs199 = errors;
if(!(validate272(data93, {instancePath:instancePath+"/footer/social/" + i8,parentData:data92,parentDataProperty:i8,rootData}))){
vErrors = joinErrors(vErrors, validate272.errors);
errors = vErrors.length;
}
var _valid8 = _errs199 === errors;
valid57 = _valid8;
ifClause3 = "else";
}
if(!valid57){
const err143 = {instancePath:instancePath+"/footer/social/" + i8,schemaPath:"#/properties/footer/properties/social/items/if",keyword:"if",params:{failingKeyword: ifClause3}};
vErrors = joinErrors(vErrors, [err143]);
errors++;
}
if(data93 && typeof data93 == "object" && !Array.isArray(data93)){
if(data93.from !== undefined){
if(!(validate183(data93.from, {instancePath:instancePath+"/footer/social/" + i8+"/from",parentData:data93,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data87.accreditation !== undefined){
if(!(validate168(data87.accreditation, {instancePath:instancePath+"/footer/accreditation",parentData:data87,parentDataProperty:"accreditation",rootData}))){
vErrors = joinErrors(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data87.copyright !== undefined){
if(!(validate22(data87.copyright, {instancePath:instancePath+"/footer/copyright",parentData:data87,parentDataProperty:"copyright",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err144 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err144]);
errors++;
}
}
if(data.routes !== undefined){
let data97 = data.routes;
if(Array.isArray(data97)){
if(data97.length < 1){
const err145 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err145]);
errors++;
}
const len8 = data97.length;
for(let i9=0; i9<len8; i9++){
let data98 = data97[i9];
const _errs207 = errors;
let valid61 = true;
const _errs208 = errors;
if(data98 && typeof data98 == "object" && !Array.isArray(data98)){
let missing4;
if((data98.from === undefined) && (missing4 = "from")){
const err146 = {};
vErrors = joinErrors(vErrors, [err146]);
errors++;
}
}
var _valid9 = _errs208 === errors;
errors = _errs207;
if(vErrors !== null){
if(_errs207){
vErrors.length = _errs207;
}
else {
vErrors = null;
}
}
let ifClause4;
if(_valid9){
const _errs209 = errors;
if(data98 && typeof data98 == "object" && !Array.isArray(data98)){
if(data98.path !== undefined){
let data99 = data98.path;
if(typeof data99 === "string"){
if(!pattern40.test(data99)){
const err147 = {instancePath:instancePath+"/routes/" + i9+"/path",schemaPath:"#/properties/routes/items/then/properties/path/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\{)(\\{[A-Za-z][A-Za-z0-9.]*\\}|(/([a-z0-9-]|\\{[A-Za-z][A-Za-z0-9.]*\\})+)+)$"}};
vErrors = joinErrors(vErrors, [err147]);
errors++;
}
}
else {
const err148 = {instancePath:instancePath+"/routes/" + i9+"/path",schemaPath:"#/properties/routes/items/then/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err148]);
errors++;
}
}
}
var _valid9 = _errs209 === errors;
valid61 = _valid9;
ifClause4 = "then";
}
else {
const _errs212 = errors;
if(data98 && typeof data98 == "object" && !Array.isArray(data98)){
if(data98.path !== undefined){
let data100 = data98.path;
if(typeof data100 === "string"){
if(!pattern41.test(data100)){
const err149 = {instancePath:instancePath+"/routes/" + i9+"/path",schemaPath:"#/properties/routes/items/else/properties/path/pattern",keyword:"pattern",params:{pattern: "^/([a-z0-9-]{1,100}(/[a-z0-9-]{1,100}){0,9})?$"}};
vErrors = joinErrors(vErrors, [err149]);
errors++;
}
}
else {
const err150 = {instancePath:instancePath+"/routes/" + i9+"/path",schemaPath:"#/properties/routes/items/else/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err150]);
errors++;
}
}
}
var _valid9 = _errs212 === errors;
valid61 = _valid9;
ifClause4 = "else";
}
if(!valid61){
const err151 = {instancePath:instancePath+"/routes/" + i9,schemaPath:"#/properties/routes/items/if",keyword:"if",params:{failingKeyword: ifClause4}};
vErrors = joinErrors(vErrors, [err151]);
errors++;
}
if(data98 && typeof data98 == "object" && !Array.isArray(data98)){
if(data98.path === undefined){
const err152 = {instancePath:instancePath+"/routes/" + i9,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = joinErrors(vErrors, [err152]);
errors++;
}
if(data98.title === undefined){
const err153 = {instancePath:instancePath+"/routes/" + i9,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err153]);
errors++;
}
if(data98.description === undefined){
const err154 = {instancePath:instancePath+"/routes/" + i9,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty: "description"}};
vErrors = joinErrors(vErrors, [err154]);
errors++;
}
if(data98.blocks === undefined){
const err155 = {instancePath:instancePath+"/routes/" + i9,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty: "blocks"}};
vErrors = joinErrors(vErrors, [err155]);
errors++;
}
for(const key26 in data98){
if(!(func2.call(schema6.properties.routes.items.properties, key26))){
const err156 = {instancePath:instancePath+"/routes/" + i9,schemaPath:"#/properties/routes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26}};
vErrors = joinErrors(vErrors, [err156]);
errors++;
}
}
if(data98.where !== undefined){
if(data98.from === undefined){
const err157 = {instancePath:instancePath+"/routes/" + i9,schemaPath:"#/properties/routes/items/dependencies",keyword:"dependencies",params:{property: "where",
    missingProperty: "from",
    depsCount: 1,
    deps: "from"}};
vErrors = joinErrors(vErrors, [err157]);
errors++;
}
}
if(data98.sort !== undefined){
if(data98.from === undefined){
const err158 = {instancePath:instancePath+"/routes/" + i9,schemaPath:"#/properties/routes/items/dependencies",keyword:"dependencies",params:{property: "sort",
    missingProperty: "from",
    depsCount: 1,
    deps: "from"}};
vErrors = joinErrors(vErrors, [err158]);
errors++;
}
}
if(data98.limit !== undefined){
if(data98.from === undefined){
const err159 = {instancePath:instancePath+"/routes/" + i9,schemaPath:"#/properties/routes/items/dependencies",keyword:"dependencies",params:{property: "limit",
    missingProperty: "from",
    depsCount: 1,
    deps: "from"}};
vErrors = joinErrors(vErrors, [err159]);
errors++;
}
}
if(data98.from !== undefined){
if(!(validate22(data98.from, {instancePath:instancePath+"/routes/" + i9+"/from",parentData:data98,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data98.where !== undefined){
if(!(validate172(data98.where, {instancePath:instancePath+"/routes/" + i9+"/where",parentData:data98,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data98.sort !== undefined){
if(!(validate174(data98.sort, {instancePath:instancePath+"/routes/" + i9+"/sort",parentData:data98,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data98.limit !== undefined){
if(!(validate176(data98.limit, {instancePath:instancePath+"/routes/" + i9+"/limit",parentData:data98,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data98.path !== undefined){
if(typeof data98.path !== "string"){
const err160 = {instancePath:instancePath+"/routes/" + i9+"/path",schemaPath:"#/properties/routes/items/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err160]);
errors++;
}
}
if(data98.title !== undefined){
if(!(validate22(data98.title, {instancePath:instancePath+"/routes/" + i9+"/title",parentData:data98,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data98.description !== undefined){
if(!(validate22(data98.description, {instancePath:instancePath+"/routes/" + i9+"/description",parentData:data98,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data98.share !== undefined){
let data108 = data98.share;
if(data108 && typeof data108 == "object" && !Array.isArray(data108)){
if(data108.picture === undefined){
const err161 = {instancePath:instancePath+"/routes/" + i9+"/share",schemaPath:"#/properties/routes/items/properties/share/required",keyword:"required",params:{missingProperty: "picture"}};
vErrors = joinErrors(vErrors, [err161]);
errors++;
}
for(const key27 in data108){
if(!((key27 === "picture") || (key27 === "alt"))){
const err162 = {instancePath:instancePath+"/routes/" + i9+"/share",schemaPath:"#/properties/routes/items/properties/share/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27}};
vErrors = joinErrors(vErrors, [err162]);
errors++;
}
}
if(data108.picture !== undefined){
if(!(validate22(data108.picture, {instancePath:instancePath+"/routes/" + i9+"/share/picture",parentData:data108,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data108.alt !== undefined){
if(!(validate22(data108.alt, {instancePath:instancePath+"/routes/" + i9+"/share/alt",parentData:data108,parentDataProperty:"alt",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err163 = {instancePath:instancePath+"/routes/" + i9+"/share",schemaPath:"#/properties/routes/items/properties/share/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err163]);
errors++;
}
}
if(data98.tone !== undefined){
let data111 = data98.tone;
if(!((data111 === "accent") || (data111 === "second"))){
const err164 = {instancePath:instancePath+"/routes/" + i9+"/tone",schemaPath:"#/properties/routes/items/properties/tone/enum",keyword:"enum",params:{allowedValues: schema6.properties.routes.items.properties.tone.enum}};
vErrors = joinErrors(vErrors, [err164]);
errors++;
}
}
if(data98.draft !== undefined){
if(!(validate24(data98.draft, {instancePath:instancePath+"/routes/" + i9+"/draft",parentData:data98,parentDataProperty:"draft",rootData}))){
vErrors = joinErrors(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data98.blocks !== undefined){
if(!(validate294(data98.blocks, {instancePath:instancePath+"/routes/" + i9+"/blocks",parentData:data98,parentDataProperty:"blocks",rootData}))){
vErrors = joinErrors(vErrors, validate294.errors);
errors = vErrors.length;
}
}
}
else {
const err165 = {instancePath:instancePath+"/routes/" + i9,schemaPath:"#/properties/routes/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err165]);
errors++;
}
}
}
else {
const err166 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err166]);
errors++;
}
}
if(data.notFound !== undefined){
let data114 = data.notFound;
if(data114 && typeof data114 == "object" && !Array.isArray(data114)){
if(data114.title === undefined){
const err167 = {instancePath:instancePath+"/notFound",schemaPath:"#/properties/notFound/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err167]);
errors++;
}
if(data114.blocks === undefined){
const err168 = {instancePath:instancePath+"/notFound",schemaPath:"#/properties/notFound/required",keyword:"required",params:{missingProperty: "blocks"}};
vErrors = joinErrors(vErrors, [err168]);
errors++;
}
for(const key28 in data114){
if(!(((key28 === "title") || (key28 === "description")) || (key28 === "blocks"))){
const err169 = {instancePath:instancePath+"/notFound",schemaPath:"#/properties/notFound/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key28}};
vErrors = joinErrors(vErrors, [err169]);
errors++;
}
}
if(data114.title !== undefined){
if(!(validate22(data114.title, {instancePath:instancePath+"/notFound/title",parentData:data114,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data114.description !== undefined){
if(!(validate22(data114.description, {instancePath:instancePath+"/notFound/description",parentData:data114,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data114.blocks !== undefined){
if(!(validate294(data114.blocks, {instancePath:instancePath+"/notFound/blocks",parentData:data114,parentDataProperty:"blocks",rootData}))){
vErrors = joinErrors(vErrors, validate294.errors);
errors = vErrors.length;
}
}
}
else {
const err170 = {instancePath:instancePath+"/notFound",schemaPath:"#/properties/notFound/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err170]);
errors++;
}
}
if(data.business !== undefined){
let data118 = data.business;
if(data118 && typeof data118 == "object" && !Array.isArray(data118)){
if(data118.type === undefined){
const err171 = {instancePath:instancePath+"/business",schemaPath:"#/properties/business/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err171]);
errors++;
}
for(const key29 in data118){
if(!(func2.call(schema6.properties.business.properties, key29))){
const err172 = {instancePath:instancePath+"/business",schemaPath:"#/properties/business/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key29}};
vErrors = joinErrors(vErrors, [err172]);
errors++;
}
}
if(data118.type !== undefined){
let data119 = data118.type;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data119 === "LocalBusiness") || (data119 === "AccountingService")) || (data119 === "AmusementPark")) || (data119 === "ArtGallery")) || (data119 === "AutoDealer")) || (data119 === "AutoRepair")) || (data119 === "AutoWash")) || (data119 === "Bakery")) || (data119 === "BarOrPub")) || (data119 === "BeautySalon")) || (data119 === "BedAndBreakfast")) || (data119 === "BikeStore")) || (data119 === "BookStore")) || (data119 === "Brewery")) || (data119 === "CafeOrCoffeeShop")) || (data119 === "Campground")) || (data119 === "ChildCare")) || (data119 === "ClothingStore")) || (data119 === "ComputerStore")) || (data119 === "ConvenienceStore")) || (data119 === "DaySpa")) || (data119 === "Dentist")) || (data119 === "DryCleaningOrLaundry")) || (data119 === "Electrician")) || (data119 === "ElectronicsStore")) || (data119 === "EmploymentAgency")) || (data119 === "EntertainmentBusiness")) || (data119 === "ExerciseGym")) || (data119 === "FastFoodRestaurant")) || (data119 === "FinancialService")) || (data119 === "Florist")) || (data119 === "FoodEstablishment")) || (data119 === "FurnitureStore")) || (data119 === "GardenStore")) || (data119 === "GasStation")) || (data119 === "GeneralContractor")) || (data119 === "GolfCourse")) || (data119 === "GroceryStore")) || (data119 === "HairSalon")) || (data119 === "HardwareStore")) || (data119 === "HealthAndBeautyBusiness")) || (data119 === "HealthClub")) || (data119 === "HobbyShop")) || (data119 === "HomeAndConstructionBusiness")) || (data119 === "HomeGoodsStore")) || (data119 === "Hostel")) || (data119 === "Hotel")) || (data119 === "HousePainter")) || (data119 === "HVACBusiness")) || (data119 === "IceCreamShop")) || (data119 === "InsuranceAgency")) || (data119 === "InternetCafe")) || (data119 === "JewelryStore")) || (data119 === "LegalService")) || (data119 === "Library")) || (data119 === "Locksmith")) || (data119 === "LodgingBusiness")) || (data119 === "MedicalBusiness")) || (data119 === "Motel")) || (data119 === "MotorcycleDealer")) || (data119 === "MotorcycleRepair")) || (data119 === "MovingCompany")) || (data119 === "MusicStore")) || (data119 === "NailSalon")) || (data119 === "NightClub")) || (data119 === "Notary")) || (data119 === "Optician")) || (data119 === "OutletStore")) || (data119 === "PetStore")) || (data119 === "Pharmacy")) || (data119 === "Physician")) || (data119 === "Plumber")) || (data119 === "ProfessionalService")) || (data119 === "RealEstateAgent")) || (data119 === "RecyclingCenter")) || (data119 === "Resort")) || (data119 === "Restaurant")) || (data119 === "RoofingContractor")) || (data119 === "SelfStorage")) || (data119 === "ShoeStore")) || (data119 === "ShoppingCenter")) || (data119 === "SkiResort")) || (data119 === "SportingGoodsStore")) || (data119 === "SportsActivityLocation")) || (data119 === "SportsClub")) || (data119 === "Store")) || (data119 === "TattooParlor")) || (data119 === "TireShop")) || (data119 === "TouristInformationCenter")) || (data119 === "ToyStore")) || (data119 === "TravelAgency")) || (data119 === "WholesaleStore")) || (data119 === "Winery"))){
const err173 = {instancePath:instancePath+"/business/type",schemaPath:"#/properties/business/properties/type/enum",keyword:"enum",params:{allowedValues: schema6.properties.business.properties.type.enum}};
vErrors = joinErrors(vErrors, [err173]);
errors++;
}
}
if(data118.name !== undefined){
if(!(validate22(data118.name, {instancePath:instancePath+"/business/name",parentData:data118,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data118.description !== undefined){
if(!(validate22(data118.description, {instancePath:instancePath+"/business/description",parentData:data118,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data118.telephone !== undefined){
if(!(validate22(data118.telephone, {instancePath:instancePath+"/business/telephone",parentData:data118,parentDataProperty:"telephone",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data118.email !== undefined){
if(!(validate22(data118.email, {instancePath:instancePath+"/business/email",parentData:data118,parentDataProperty:"email",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data118.address !== undefined){
if(!(validate303(data118.address, {instancePath:instancePath+"/business/address",parentData:data118,parentDataProperty:"address",rootData}))){
vErrors = joinErrors(vErrors, validate303.errors);
errors = vErrors.length;
}
}
if(data118.hours !== undefined){
if(!(validate309(data118.hours, {instancePath:instancePath+"/business/hours",parentData:data118,parentDataProperty:"hours",rootData}))){
vErrors = joinErrors(vErrors, validate309.errors);
errors = vErrors.length;
}
}
if(data118.at !== undefined){
if(!(validate341(data118.at, {instancePath:instancePath+"/business/at",parentData:data118,parentDataProperty:"at",rootData}))){
vErrors = joinErrors(vErrors, validate341.errors);
errors = vErrors.length;
}
}
if(data118.priceRange !== undefined){
if(!(validate22(data118.priceRange, {instancePath:instancePath+"/business/priceRange",parentData:data118,parentDataProperty:"priceRange",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data118.area !== undefined){
if(!(validate346(data118.area, {instancePath:instancePath+"/business/area",parentData:data118,parentDataProperty:"area",rootData}))){
vErrors = joinErrors(vErrors, validate346.errors);
errors = vErrors.length;
}
}
if(data118.profiles !== undefined){
if(!(validate349(data118.profiles, {instancePath:instancePath+"/business/profiles",parentData:data118,parentDataProperty:"profiles",rootData}))){
vErrors = joinErrors(vErrors, validate349.errors);
errors = vErrors.length;
}
}
}
else {
const err174 = {instancePath:instancePath+"/business",schemaPath:"#/properties/business/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err174]);
errors++;
}
}
if(data.feeds !== undefined){
let data130 = data.feeds;
if(Array.isArray(data130)){
const len9 = data130.length;
for(let i10=0; i10<len9; i10++){
let data131 = data130[i10];
if(data131 && typeof data131 == "object" && !Array.isArray(data131)){
if(data131.from === undefined){
const err175 = {instancePath:instancePath+"/feeds/" + i10,schemaPath:"#/properties/feeds/items/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err175]);
errors++;
}
if(data131.path === undefined){
const err176 = {instancePath:instancePath+"/feeds/" + i10,schemaPath:"#/properties/feeds/items/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = joinErrors(vErrors, [err176]);
errors++;
}
if(data131.title === undefined){
const err177 = {instancePath:instancePath+"/feeds/" + i10,schemaPath:"#/properties/feeds/items/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err177]);
errors++;
}
if(data131.as === undefined){
const err178 = {instancePath:instancePath+"/feeds/" + i10,schemaPath:"#/properties/feeds/items/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err178]);
errors++;
}
for(const key30 in data131){
if(!((((((key30 === "path") || (key30 === "title")) || (key30 === "from")) || (key30 === "where")) || (key30 === "limit")) || (key30 === "as"))){
const err179 = {instancePath:instancePath+"/feeds/" + i10,schemaPath:"#/properties/feeds/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key30}};
vErrors = joinErrors(vErrors, [err179]);
errors++;
}
}
if(data131.path !== undefined){
let data132 = data131.path;
if(typeof data132 === "string"){
if(!pattern52.test(data132)){
const err180 = {instancePath:instancePath+"/feeds/" + i10+"/path",schemaPath:"#/properties/feeds/items/properties/path/pattern",keyword:"pattern",params:{pattern: "^/([a-z0-9-]{1,100}/){0,9}[a-z0-9-]{1,100}\\.xml$"}};
vErrors = joinErrors(vErrors, [err180]);
errors++;
}
}
else {
const err181 = {instancePath:instancePath+"/feeds/" + i10+"/path",schemaPath:"#/properties/feeds/items/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err181]);
errors++;
}
}
if(data131.title !== undefined){
if(!(validate22(data131.title, {instancePath:instancePath+"/feeds/" + i10+"/title",parentData:data131,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data131.from !== undefined){
if(!(validate22(data131.from, {instancePath:instancePath+"/feeds/" + i10+"/from",parentData:data131,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data131.where !== undefined){
if(!(validate172(data131.where, {instancePath:instancePath+"/feeds/" + i10+"/where",parentData:data131,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data131.limit !== undefined){
if(!(validate176(data131.limit, {instancePath:instancePath+"/feeds/" + i10+"/limit",parentData:data131,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data131.as !== undefined){
let data137 = data131.as;
if(data137 && typeof data137 == "object" && !Array.isArray(data137)){
if(data137.title === undefined){
const err182 = {instancePath:instancePath+"/feeds/" + i10+"/as",schemaPath:"#/properties/feeds/items/properties/as/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err182]);
errors++;
}
if(data137.date === undefined){
const err183 = {instancePath:instancePath+"/feeds/" + i10+"/as",schemaPath:"#/properties/feeds/items/properties/as/required",keyword:"required",params:{missingProperty: "date"}};
vErrors = joinErrors(vErrors, [err183]);
errors++;
}
if(data137.to === undefined){
const err184 = {instancePath:instancePath+"/feeds/" + i10+"/as",schemaPath:"#/properties/feeds/items/properties/as/required",keyword:"required",params:{missingProperty: "to"}};
vErrors = joinErrors(vErrors, [err184]);
errors++;
}
for(const key31 in data137){
if(!((((key31 === "title") || (key31 === "text")) || (key31 === "date")) || (key31 === "to"))){
const err185 = {instancePath:instancePath+"/feeds/" + i10+"/as",schemaPath:"#/properties/feeds/items/properties/as/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key31}};
vErrors = joinErrors(vErrors, [err185]);
errors++;
}
}
if(data137.title !== undefined){
if(!(validate22(data137.title, {instancePath:instancePath+"/feeds/" + i10+"/as/title",parentData:data137,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data137.text !== undefined){
if(!(validate358(data137.text, {instancePath:instancePath+"/feeds/" + i10+"/as/text",parentData:data137,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data137.date !== undefined){
if(!(validate22(data137.date, {instancePath:instancePath+"/feeds/" + i10+"/as/date",parentData:data137,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data137.to !== undefined){
if(!(validate22(data137.to, {instancePath:instancePath+"/feeds/" + i10+"/as/to",parentData:data137,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err186 = {instancePath:instancePath+"/feeds/" + i10+"/as",schemaPath:"#/properties/feeds/items/properties/as/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err186]);
errors++;
}
}
}
else {
const err187 = {instancePath:instancePath+"/feeds/" + i10,schemaPath:"#/properties/feeds/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err187]);
errors++;
}
}
}
else {
const err188 = {instancePath:instancePath+"/feeds",schemaPath:"#/properties/feeds/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err188]);
errors++;
}
}
if(data.analytics !== undefined){
let data142 = data.analytics;
if(data142 && typeof data142 == "object" && !Array.isArray(data142)){
if(data142.provider === undefined){
const err189 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/required",keyword:"required",params:{missingProperty: "provider"}};
vErrors = joinErrors(vErrors, [err189]);
errors++;
}
if(data142.domain === undefined){
const err190 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/required",keyword:"required",params:{missingProperty: "domain"}};
vErrors = joinErrors(vErrors, [err190]);
errors++;
}
for(const key32 in data142){
if(!(((key32 === "provider") || (key32 === "domain")) || (key32 === "host"))){
const err191 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key32}};
vErrors = joinErrors(vErrors, [err191]);
errors++;
}
}
if(data142.provider !== undefined){
if(!(data142.provider === "plausible")){
const err192 = {instancePath:instancePath+"/analytics/provider",schemaPath:"#/properties/analytics/properties/provider/enum",keyword:"enum",params:{allowedValues: schema6.properties.analytics.properties.provider.enum}};
vErrors = joinErrors(vErrors, [err192]);
errors++;
}
}
if(data142.domain !== undefined){
let data144 = data142.domain;
if(typeof data144 === "string"){
if(!pattern54.test(data144)){
const err193 = {instancePath:instancePath+"/analytics/domain",schemaPath:"#/properties/analytics/properties/domain/pattern",keyword:"pattern",params:{pattern: "^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$"}};
vErrors = joinErrors(vErrors, [err193]);
errors++;
}
}
else {
const err194 = {instancePath:instancePath+"/analytics/domain",schemaPath:"#/properties/analytics/properties/domain/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err194]);
errors++;
}
}
if(data142.host !== undefined){
let data145 = data142.host;
if(typeof data145 === "string"){
if(!pattern55.test(data145)){
const err195 = {instancePath:instancePath+"/analytics/host",schemaPath:"#/properties/analytics/properties/host/pattern",keyword:"pattern",params:{pattern: "^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}(:[0-9]{1,5})?$"}};
vErrors = joinErrors(vErrors, [err195]);
errors++;
}
}
else {
const err196 = {instancePath:instancePath+"/analytics/host",schemaPath:"#/properties/analytics/properties/host/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err196]);
errors++;
}
}
}
else {
const err197 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err197]);
errors++;
}
}
if(data.redirects !== undefined){
let data146 = data.redirects;
if(Array.isArray(data146)){
const len10 = data146.length;
for(let i11=0; i11<len10; i11++){
let data147 = data146[i11];
if(data147 && typeof data147 == "object" && !Array.isArray(data147)){
if(data147.from === undefined){
const err198 = {instancePath:instancePath+"/redirects/" + i11,schemaPath:"#/properties/redirects/items/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err198]);
errors++;
}
if(data147.to === undefined){
const err199 = {instancePath:instancePath+"/redirects/" + i11,schemaPath:"#/properties/redirects/items/required",keyword:"required",params:{missingProperty: "to"}};
vErrors = joinErrors(vErrors, [err199]);
errors++;
}
for(const key33 in data147){
if(!((key33 === "from") || (key33 === "to"))){
const err200 = {instancePath:instancePath+"/redirects/" + i11,schemaPath:"#/properties/redirects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key33}};
vErrors = joinErrors(vErrors, [err200]);
errors++;
}
}
if(data147.from !== undefined){
let data148 = data147.from;
if(typeof data148 === "string"){
if(func10(data148) > 1000){
const err201 = {instancePath:instancePath+"/redirects/" + i11+"/from",schemaPath:"#/properties/redirects/items/properties/from/maxLength",keyword:"maxLength",params:{limit: 1000}};
vErrors = joinErrors(vErrors, [err201]);
errors++;
}
if(!pattern56.test(data148)){
const err202 = {instancePath:instancePath+"/redirects/" + i11+"/from",schemaPath:"#/properties/redirects/items/properties/from/pattern",keyword:"pattern",params:{pattern: "^(?!.*%(?:[01]|2[2AaFf3]|3[AaCcEeFf]|5[Cc]|7[Cc]))(/(?!\\.{1,2}(/|$))[^\\s?#/\\\\:*\"<>|\\u0000-\\u001f]{1,100})+/?$"}};
vErrors = joinErrors(vErrors, [err202]);
errors++;
}
}
else {
const err203 = {instancePath:instancePath+"/redirects/" + i11+"/from",schemaPath:"#/properties/redirects/items/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err203]);
errors++;
}
}
if(data147.to !== undefined){
if(!(validate22(data147.to, {instancePath:instancePath+"/redirects/" + i11+"/to",parentData:data147,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err204 = {instancePath:instancePath+"/redirects/" + i11,schemaPath:"#/properties/redirects/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err204]);
errors++;
}
}
}
else {
const err205 = {instancePath:instancePath+"/redirects",schemaPath:"#/properties/redirects/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err205]);
errors++;
}
}
if(data.packs !== undefined){
let data150 = data.packs;
if(data150 && typeof data150 == "object" && !Array.isArray(data150)){
for(const key34 in data150){
const _errs288 = errors;
if(typeof key34 === "string"){
if(!pattern57.test(key34)){
const err206 = {instancePath:instancePath+"/packs",schemaPath:"#/properties/packs/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(@[a-z0-9~-][a-z0-9._~-]*/)?[a-z0-9~-][a-z0-9._~-]*$"},propertyName:key34};
vErrors = joinErrors(vErrors, [err206]);
errors++;
}
}
var valid77 = _errs288 === errors;
if(!valid77){
const err207 = {instancePath:instancePath+"/packs",schemaPath:"#/properties/packs/propertyNames",keyword:"propertyNames",params:{propertyName: key34}};
vErrors = joinErrors(vErrors, [err207]);
errors++;
}
}
for(const key35 in data150){
if(!(validate365(data150[key35], {instancePath:instancePath+"/packs/" + inPointer(key35),parentData:data150,parentDataProperty:key35,rootData}))){
vErrors = joinErrors(vErrors, validate365.errors);
errors = vErrors.length;
}
}
}
else {
const err208 = {instancePath:instancePath+"/packs",schemaPath:"#/properties/packs/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err208]);
errors++;
}
}
if(data.samples !== undefined){
let data152 = data.samples;
if(Array.isArray(data152)){
const len11 = data152.length;
for(let i12=0; i12<len11; i12++){
if(typeof data152[i12] !== "string"){
const err209 = {instancePath:instancePath+"/samples/" + i12,schemaPath:"#/properties/samples/items/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err209]);
errors++;
}
}
}
else {
const err210 = {instancePath:instancePath+"/samples",schemaPath:"#/properties/samples/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err210]);
errors++;
}
}
}
else {
const err211 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err211]);
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

const sharedValidator = validate367;

function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate367.errors = vErrors;
return errors === 0;
}

const headerValidator = validate369;
const schema55 = {"type":["string","array"],"pattern":"\\S","minItems":1,"itemTitle":"line","items":{"$ref":"part2"}};

function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema55.type}};
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
validate370.errors = vErrors;
return errors === 0;
}

const pattern59 = new RegExp("^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])|\\{[A-Za-z][A-Za-z0-9]*\\})$", "u");

function validate373(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern59.test(data)){
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
validate373.errors = vErrors;
return errors === 0;
}

const schema57 = {"type":"object","additionalProperties":false,"required":["label","to"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"},"style":{"enum":["primary","secondary","quiet"]},"icon":{"$ref":"part2"}}};

function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err3 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema57.properties.style.enum}};
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
validate383.errors = vErrors;
return errors === 0;
}


function validate369(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate370(data0.text, {instancePath:instancePath+"/announcement/text",parentData:data0,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate370.errors);
errors = vErrors.length;
}
}
if(data0.begins !== undefined){
if(!(validate373(data0.begins, {instancePath:instancePath+"/announcement/begins",parentData:data0,parentDataProperty:"begins",rootData}))){
vErrors = joinErrors(vErrors, validate373.errors);
errors = vErrors.length;
}
}
if(data0.until !== undefined){
if(!(validate373(data0.until, {instancePath:instancePath+"/announcement/until",parentData:data0,parentDataProperty:"until",rootData}))){
vErrors = joinErrors(vErrors, validate373.errors);
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
if(!(validate383(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = joinErrors(vErrors, validate383.errors);
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
validate369.errors = vErrors;
return errors === 0;
}

const footerValidator = validate391;
const schema58 = {"type":"object","additionalProperties":false,"required":["copyright"],"properties":{"text":{"$ref":"part157"},"groups":{"type":"array","itemTitle":"column","items":{"type":"object","additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"type":"array","itemTitle":"link","items":{"type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"},"flag":{"$ref":"part2"}}}}}}},"social":{"type":"array","itemTitle":"network","items":{"type":"object","additionalProperties":false,"required":["network","to"],"properties":{"network":{"enum":["whatsapp","facebook","instagram","tiktok","youtube","x","linkedin","telegram","threads","pinterest","tripadvisor"]},"to":{"$ref":"part2"}}}},"accreditation":{"$ref":"part157"},"copyright":{"$ref":"part2"}}};

function validate391(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate370(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate370.errors);
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
const err14 = {instancePath:instancePath+"/social/" + i2+"/network",schemaPath:"#/properties/social/items/properties/network/enum",keyword:"enum",params:{allowedValues: schema58.properties.social.items.properties.network.enum}};
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
if(!(validate370(data.accreditation, {instancePath:instancePath+"/accreditation",parentData:data,parentDataProperty:"accreditation",rootData}))){
vErrors = joinErrors(vErrors, validate370.errors);
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
validate391.errors = vErrors;
return errors === 0;
}

const businessValidator = validate400;
const schema59 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"enum":["LocalBusiness","AccountingService","AmusementPark","ArtGallery","AutoDealer","AutoRepair","AutoWash","Bakery","BarOrPub","BeautySalon","BedAndBreakfast","BikeStore","BookStore","Brewery","CafeOrCoffeeShop","Campground","ChildCare","ClothingStore","ComputerStore","ConvenienceStore","DaySpa","Dentist","DryCleaningOrLaundry","Electrician","ElectronicsStore","EmploymentAgency","EntertainmentBusiness","ExerciseGym","FastFoodRestaurant","FinancialService","Florist","FoodEstablishment","FurnitureStore","GardenStore","GasStation","GeneralContractor","GolfCourse","GroceryStore","HairSalon","HardwareStore","HealthAndBeautyBusiness","HealthClub","HobbyShop","HomeAndConstructionBusiness","HomeGoodsStore","Hostel","Hotel","HousePainter","HVACBusiness","IceCreamShop","InsuranceAgency","InternetCafe","JewelryStore","LegalService","Library","Locksmith","LodgingBusiness","MedicalBusiness","Motel","MotorcycleDealer","MotorcycleRepair","MovingCompany","MusicStore","NailSalon","NightClub","Notary","Optician","OutletStore","PetStore","Pharmacy","Physician","Plumber","ProfessionalService","RealEstateAgent","RecyclingCenter","Resort","Restaurant","RoofingContractor","SelfStorage","ShoeStore","ShoppingCenter","SkiResort","SportingGoodsStore","SportsActivityLocation","SportsClub","Store","TattooParlor","TireShop","TouristInformationCenter","ToyStore","TravelAgency","WholesaleStore","Winery"]},"name":{"$ref":"part2"},"description":{"$ref":"part2"},"telephone":{"$ref":"part2"},"email":{"$ref":"part2"},"address":{"$ref":"part118"},"hours":{"$ref":"part180"},"at":{"$ref":"part134"},"priceRange":{"$ref":"part2"},"area":{"$ref":"part135"},"profiles":{"$ref":"part137"}}};
const schema60 = {"type":"array","itemTitle":"line of hours","items":{"type":"object","additionalProperties":false,"required":[],"properties":{"days":{"type":"array","minItems":1,"uniqueItems":true,"itemTitle":"day","items":{"enum":["mo","tu","we","th","fr","sa","su"]}},"date":{"$ref":"part176"},"begins":{"$ref":"part176"},"until":{"$ref":"part176"},"opens":{"$ref":"part177"},"closes":{"type":"string","pattern":"^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"},"closed":{"const":true}}}};
const pattern60 = new RegExp("^([0-9]{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");

function validate407(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern60.test(data)){
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
validate407.errors = vErrors;
return errors === 0;
}

const pattern61 = new RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");

function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern61.test(data)){
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
validate411.errors = vErrors;
return errors === 0;
}

const pattern62 = new RegExp("^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$", "u");

function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err2 = {instancePath:instancePath+"/" + i0+"/days/" + i1,schemaPath:"#/items/properties/days/items/enum",keyword:"enum",params:{allowedValues: schema60.items.properties.days.items.enum}};
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
if(!(validate407(data0.date, {instancePath:instancePath+"/" + i0+"/date",parentData:data0,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate407.errors);
errors = vErrors.length;
}
}
if(data0.begins !== undefined){
if(!(validate407(data0.begins, {instancePath:instancePath+"/" + i0+"/begins",parentData:data0,parentDataProperty:"begins",rootData}))){
vErrors = joinErrors(vErrors, validate407.errors);
errors = vErrors.length;
}
}
if(data0.until !== undefined){
if(!(validate407(data0.until, {instancePath:instancePath+"/" + i0+"/until",parentData:data0,parentDataProperty:"until",rootData}))){
vErrors = joinErrors(vErrors, validate407.errors);
errors = vErrors.length;
}
}
if(data0.opens !== undefined){
if(!(validate411(data0.opens, {instancePath:instancePath+"/" + i0+"/opens",parentData:data0,parentDataProperty:"opens",rootData}))){
vErrors = joinErrors(vErrors, validate411.errors);
errors = vErrors.length;
}
}
if(data0.closes !== undefined){
let data7 = data0.closes;
if(typeof data7 === "string"){
if(!pattern62.test(data7)){
const err5 = {instancePath:instancePath+"/" + i0+"/closes",schemaPath:"#/items/properties/closes/pattern",keyword:"pattern",params:{pattern: "^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + i0+"/closes",schemaPath:"#/items/properties/closes/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data0.closed !== undefined){
if(true !== data0.closed){
const err7 = {instancePath:instancePath+"/" + i0+"/closed",schemaPath:"#/items/properties/closed/const",keyword:"const",params:{allowedValue: true}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
validate406.errors = vErrors;
return errors === 0;
}


function validate400(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema59.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data0 === "LocalBusiness") || (data0 === "AccountingService")) || (data0 === "AmusementPark")) || (data0 === "ArtGallery")) || (data0 === "AutoDealer")) || (data0 === "AutoRepair")) || (data0 === "AutoWash")) || (data0 === "Bakery")) || (data0 === "BarOrPub")) || (data0 === "BeautySalon")) || (data0 === "BedAndBreakfast")) || (data0 === "BikeStore")) || (data0 === "BookStore")) || (data0 === "Brewery")) || (data0 === "CafeOrCoffeeShop")) || (data0 === "Campground")) || (data0 === "ChildCare")) || (data0 === "ClothingStore")) || (data0 === "ComputerStore")) || (data0 === "ConvenienceStore")) || (data0 === "DaySpa")) || (data0 === "Dentist")) || (data0 === "DryCleaningOrLaundry")) || (data0 === "Electrician")) || (data0 === "ElectronicsStore")) || (data0 === "EmploymentAgency")) || (data0 === "EntertainmentBusiness")) || (data0 === "ExerciseGym")) || (data0 === "FastFoodRestaurant")) || (data0 === "FinancialService")) || (data0 === "Florist")) || (data0 === "FoodEstablishment")) || (data0 === "FurnitureStore")) || (data0 === "GardenStore")) || (data0 === "GasStation")) || (data0 === "GeneralContractor")) || (data0 === "GolfCourse")) || (data0 === "GroceryStore")) || (data0 === "HairSalon")) || (data0 === "HardwareStore")) || (data0 === "HealthAndBeautyBusiness")) || (data0 === "HealthClub")) || (data0 === "HobbyShop")) || (data0 === "HomeAndConstructionBusiness")) || (data0 === "HomeGoodsStore")) || (data0 === "Hostel")) || (data0 === "Hotel")) || (data0 === "HousePainter")) || (data0 === "HVACBusiness")) || (data0 === "IceCreamShop")) || (data0 === "InsuranceAgency")) || (data0 === "InternetCafe")) || (data0 === "JewelryStore")) || (data0 === "LegalService")) || (data0 === "Library")) || (data0 === "Locksmith")) || (data0 === "LodgingBusiness")) || (data0 === "MedicalBusiness")) || (data0 === "Motel")) || (data0 === "MotorcycleDealer")) || (data0 === "MotorcycleRepair")) || (data0 === "MovingCompany")) || (data0 === "MusicStore")) || (data0 === "NailSalon")) || (data0 === "NightClub")) || (data0 === "Notary")) || (data0 === "Optician")) || (data0 === "OutletStore")) || (data0 === "PetStore")) || (data0 === "Pharmacy")) || (data0 === "Physician")) || (data0 === "Plumber")) || (data0 === "ProfessionalService")) || (data0 === "RealEstateAgent")) || (data0 === "RecyclingCenter")) || (data0 === "Resort")) || (data0 === "Restaurant")) || (data0 === "RoofingContractor")) || (data0 === "SelfStorage")) || (data0 === "ShoeStore")) || (data0 === "ShoppingCenter")) || (data0 === "SkiResort")) || (data0 === "SportingGoodsStore")) || (data0 === "SportsActivityLocation")) || (data0 === "SportsClub")) || (data0 === "Store")) || (data0 === "TattooParlor")) || (data0 === "TireShop")) || (data0 === "TouristInformationCenter")) || (data0 === "ToyStore")) || (data0 === "TravelAgency")) || (data0 === "WholesaleStore")) || (data0 === "Winery"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema59.properties.type.enum}};
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
if(!(validate303(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = joinErrors(vErrors, validate303.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
if(!(validate406(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined){
if(!(validate341(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = joinErrors(vErrors, validate341.errors);
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
if(!(validate346(data.area, {instancePath:instancePath+"/area",parentData:data,parentDataProperty:"area",rootData}))){
vErrors = joinErrors(vErrors, validate346.errors);
errors = vErrors.length;
}
}
if(data.profiles !== undefined){
if(!(validate349(data.profiles, {instancePath:instancePath+"/profiles",parentData:data,parentDataProperty:"profiles",rootData}))){
vErrors = joinErrors(vErrors, validate349.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate400.errors = vErrors;
return errors === 0;
}

const feedsValidator = validate418;
const schema64 = {"type":["string","array"],"pattern":"\\S","minItems":1,"itemTitle":"paragraph","items":{"$ref":"part2"}};

function validate420(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema64.type}};
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
validate420.errors = vErrors;
return errors === 0;
}


function validate418(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
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
validate418.errors = vErrors;
return errors === 0;
}

const writtenCardGridValidator = validate425;
const schema65 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"card-grid"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"style":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["plain","ticket","numbered","icon","feature"]}},"ratio":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["4:3","1:1","4:5"]}},"columns":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":[2,3,4]}},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"card","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part206"},"else":{"$ref":"part205"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part206"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"note":{"$ref":"part140"},"actions":{"$ref":"part211"},"surface":{"$ref":"part213"},"backdrop":{"$ref":"part192"},"anchor":{"$ref":"part214"}}};
const schema67 = {"type":["object","string"],"additionalProperties":false,"required":["title"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part140"},"icon":{"$ref":"part2"},"flag":{"$ref":"part2"},"picture":{"$ref":"part192"},"meta":{"$ref":"part2"},"stub":{"$ref":"part2"},"figure":{"$ref":"part193"},"route":{"type":["object","string"],"additionalProperties":false,"required":["origin","destination"],"properties":{"origin":{"$ref":"part2"},"originPlace":{"$ref":"part2"},"destination":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"lists":{"type":["array","object","string"],"itemTitle":"list","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part197"},"else":{"$ref":"part196"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part197"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"chips":{"type":["object","string"],"additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"$ref":"part203"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"to":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema68 = {"type":["object","string"],"additionalProperties":false,"required":["src","alt"],"properties":{"src":{"$ref":"part2"},"alt":{"type":"string"},"focus":{"$ref":"part191"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema69 = {"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["top left","top","top right","left","center","right","bottom left","bottom","bottom right"]}};

function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data === "string"){
if(!pattern30.test(data)){
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
const err2 = {instancePath,schemaPath:"#/else/enum",keyword:"enum",params:{allowedValues: schema69.else.enum}};
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
validate438.errors = vErrors;
return errors === 0;
}


function validate436(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema68.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
if(!(validate438(data.focus, {instancePath:instancePath+"/focus",parentData:data,parentDataProperty:"focus",rootData}))){
vErrors = joinErrors(vErrors, validate438.errors);
errors = vErrors.length;
}
}
}
validate436.errors = vErrors;
return errors === 0;
}

const schema70 = {"type":["object","string"],"additionalProperties":false,"required":["value","label"],"properties":{"value":{"$ref":"part2"},"label":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate443(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema70.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
validate443.errors = vErrors;
return errors === 0;
}

const schema72 = {"type":["object","string"],"additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"type":["array","object","string"],"itemTitle":"item","items":{"$ref":"part69"},"if":{"type":"object"},"then":{"$ref":"part68"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate452(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema72.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema72.properties.items.type}};
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
if(!(validate169(data1, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
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
if(!pattern20.test(data1)){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate180(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate180.errors);
errors = vErrors.length;
}
}
}
}
}
validate452.errors = vErrors;
return errors === 0;
}


function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate452(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate452.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate450.errors = vErrors;
return errors === 0;
}

const schema73 = {"type":["array","object","string"],"itemTitle":"item","minItems":1,"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part201"},"else":{"$ref":"part200"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part201"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema75 = {"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"flag":{"$ref":"part2"},"to":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate469(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema75.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
validate469.errors = vErrors;
return errors === 0;
}


function validate467(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate469(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate469.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate467.errors = vErrors;
return errors === 0;
}


function validate466(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema73.type}};
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
if(!(validate467(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate467.errors);
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
if(!pattern20.test(data)){
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
if(!(validate467(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate467.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(!(validate469(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate469.errors);
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.from !== undefined){
if(!(validate183(data0.from, {instancePath:instancePath+"/" + i0+"/from",parentData:data0,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
validate466.errors = vErrors;
return errors === 0;
}


function validate431(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema67.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
if(!(func2.call(schema67.properties, key0))){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
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
if(!(validate436(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
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
if(!(validate443(data.figure, {instancePath:instancePath+"/figure",parentData:data,parentDataProperty:"figure",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
if(data.route !== undefined){
let data8 = data.route;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (typeof data8 !== "string")){
const err4 = {instancePath:instancePath+"/route",schemaPath:"#/properties/route/type",keyword:"type",params:{type: schema67.properties.route.type}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
if(typeof data8 === "string"){
if(!pattern20.test(data8)){
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
const err9 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: schema67.properties.lists.type}};
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
if(!(validate450(data12, {instancePath:instancePath+"/lists",parentData:data,parentDataProperty:"lists",rootData}))){
vErrors = joinErrors(vErrors, validate450.errors);
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
if(!pattern20.test(data12)){
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
if(!(validate450(data13, {instancePath:instancePath+"/lists/" + i0,parentData:data12,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate450.errors);
errors = vErrors.length;
}
var _valid1 = _errs26 === errors;
valid5 = _valid1;
ifClause0 = "then";
}
else {
const _errs27 = errors;
if(!(validate452(data13, {instancePath:instancePath+"/lists/" + i0,parentData:data12,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate452.errors);
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
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.from !== undefined){
if(!(validate183(data13.from, {instancePath:instancePath+"/lists/" + i0+"/from",parentData:data13,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.chips !== undefined){
let data15 = data.chips;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (typeof data15 !== "string")){
const err16 = {instancePath:instancePath+"/chips",schemaPath:"#/properties/chips/type",keyword:"type",params:{type: schema67.properties.chips.type}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
if(typeof data15 === "string"){
if(!pattern20.test(data15)){
const err17 = {instancePath:instancePath+"/chips",schemaPath:"#/properties/chips/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
}
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.heading === undefined){
const err18 = {instancePath:instancePath+"/chips",schemaPath:"#/properties/chips/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
if(data15.items === undefined){
const err19 = {instancePath:instancePath+"/chips",schemaPath:"#/properties/chips/required",keyword:"required",params:{missingProperty: "items"}};
vErrors = joinErrors(vErrors, [err19]);
errors++;
}
for(const key2 in data15){
if(!((key2 === "heading") || (key2 === "items"))){
const err20 = {instancePath:instancePath+"/chips",schemaPath:"#/properties/chips/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
}
if(data15.heading !== undefined){
if(!(validate22(data15.heading, {instancePath:instancePath+"/chips/heading",parentData:data15,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data15.items !== undefined){
if(!(validate466(data15.items, {instancePath:instancePath+"/chips/items",parentData:data15,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate466.errors);
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
validate431.errors = vErrors;
return errors === 0;
}


function validate429(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate431(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate431.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate429.errors = vErrors;
return errors === 0;
}

const schema76 = {"type":["array","object","string"],"itemTitle":"button","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part209"},"else":{"$ref":"part83"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part209"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate495(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate221(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate221.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate495.errors = vErrors;
return errors === 0;
}


function validate494(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema76.type}};
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
if(!(validate495(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate495.errors);
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
if(!pattern20.test(data)){
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
if(!(validate495(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate495.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(!(validate221(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate221.errors);
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.from !== undefined){
if(!(validate183(data0.from, {instancePath:instancePath+"/" + i0+"/from",parentData:data0,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
validate494.errors = vErrors;
return errors === 0;
}

const schema78 = {"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["plain","tinted","accent","second","ink","picture"]}};

function validate507(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data === "string"){
if(!pattern30.test(data)){
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
const err2 = {instancePath,schemaPath:"#/else/enum",keyword:"enum",params:{allowedValues: schema78.else.enum}};
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
validate507.errors = vErrors;
return errors === 0;
}

const pattern81 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^[a-z][a-z0-9-]*$", "u");

function validate510(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern81.test(data)){
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
validate510.errors = vErrors;
return errors === 0;
}


function validate425(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema65.properties, key0))){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
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
if(!pattern30.test(data4)){
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
const err6 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/else/enum",keyword:"enum",params:{allowedValues: schema65.properties.style.else.enum}};
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
if(!pattern30.test(data5)){
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
const err10 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/else/enum",keyword:"enum",params:{allowedValues: schema65.properties.ratio.else.enum}};
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
if(!pattern30.test(data6)){
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
const err14 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/else/enum",keyword:"enum",params:{allowedValues: schema65.properties.columns.else.enum}};
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
const err16 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema65.properties.items.type}};
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
if(!(validate429(data7, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate429.errors);
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
if(!pattern20.test(data7)){
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
if(!(validate429(data8, {instancePath:instancePath+"/items/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate429.errors);
errors = vErrors.length;
}
var _valid4 = _errs31 === errors;
valid7 = _valid4;
ifClause0 = "then";
}
else {
const _errs32 = errors;
if(!(validate431(data8, {instancePath:instancePath+"/items/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate431.errors);
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
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.from !== undefined){
if(!(validate183(data8.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data8,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.note !== undefined){
if(!(validate358(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate494(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate494.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err24]);
errors++;
}
validate425.errors = vErrors;
return errors === 0;
}

const expandedCardGridValidator = validate512;
const schema80 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"card-grid"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"style":{"enum":["plain","ticket","numbered","icon","feature"]},"ratio":{"enum":["4:3","1:1","4:5"]},"columns":{"enum":[2,3,4]},"items":{"type":"array","minItems":1,"itemTitle":"card","items":{"type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part182"},"icon":{"$ref":"part2"},"flag":{"$ref":"part2"},"picture":{"$ref":"part11"},"meta":{"$ref":"part2"},"stub":{"$ref":"part2"},"figure":{"$ref":"part216"},"route":{"type":"object","additionalProperties":false,"required":["origin","destination"],"properties":{"origin":{"$ref":"part2"},"originPlace":{"$ref":"part2"},"destination":{"$ref":"part2"}}},"lists":{"type":"array","itemTitle":"list","items":{"$ref":"part219"}},"chips":{"type":"object","additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"$ref":"part222"}}},"to":{"$ref":"part2"}}}},"note":{"$ref":"part182"},"actions":{"$ref":"part226"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate523(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate523.errors = vErrors;
return errors === 0;
}


function validate530(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate530.errors = vErrors;
return errors === 0;
}


function validate535(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate535.errors = vErrors;
return errors === 0;
}


function validate542(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate383(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate383.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
validate542.errors = vErrors;
return errors === 0;
}


function validate546(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern12.test(data)){
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
validate546.errors = vErrors;
return errors === 0;
}


function validate512(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data4 = data.style;
if(!(((((data4 === "plain") || (data4 === "ticket")) || (data4 === "numbered")) || (data4 === "icon")) || (data4 === "feature"))){
const err4 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema80.properties.style.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.ratio !== undefined){
let data5 = data.ratio;
if(!(((data5 === "4:3") || (data5 === "1:1")) || (data5 === "4:5"))){
const err5 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/enum",keyword:"enum",params:{allowedValues: schema80.properties.ratio.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.columns !== undefined){
let data6 = data.columns;
if(!(((data6 === 2) || (data6 === 3)) || (data6 === 4))){
const err6 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/enum",keyword:"enum",params:{allowedValues: schema80.properties.columns.enum}};
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
if(!(func2.call(schema80.properties.items.items.properties, key1))){
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
if(!(validate420(data8.text, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data8,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
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
if(!(validate29(data8.picture, {instancePath:instancePath+"/items/" + i0+"/picture",parentData:data8,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
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
if(!(validate523(data8.figure, {instancePath:instancePath+"/items/" + i0+"/figure",parentData:data8,parentDataProperty:"figure",rootData}))){
vErrors = joinErrors(vErrors, validate523.errors);
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
if(!(validate530(data21[i1], {instancePath:instancePath+"/items/" + i0+"/lists/" + i1,parentData:data21,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate530.errors);
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
if(!(validate535(data23.items, {instancePath:instancePath+"/items/" + i0+"/chips/items",parentData:data23,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate535.errors);
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
if(!(validate420(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate542(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate542.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data29 = data.surface;
if(!((((((data29 === "plain") || (data29 === "tinted")) || (data29 === "accent")) || (data29 === "second")) || (data29 === "ink")) || (data29 === "picture"))){
const err21 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema80.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err21]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err22]);
errors++;
}
validate512.errors = vErrors;
return errors === 0;
}

const writtenChipsValidator = validate548;

function validate548(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
if(!(validate466(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate466.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
validate548.errors = vErrors;
return errors === 0;
}

const expandedChipsValidator = validate556;
const schema87 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"chips"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"items":{"$ref":"part222"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate556(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
if(!(validate535(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate535.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data5 = data.surface;
if(!((((((data5 === "plain") || (data5 === "tinted")) || (data5 === "accent")) || (data5 === "second")) || (data5 === "ink")) || (data5 === "picture"))){
const err4 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema87.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate556.errors = vErrors;
return errors === 0;
}

const writtenContactValidator = validate563;
const schema88 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"contact"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"way","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part238"},"else":{"$ref":"part237"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part238"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part213"},"backdrop":{"$ref":"part192"},"anchor":{"$ref":"part214"}}};
const schema90 = {"type":["object","string"],"additionalProperties":false,"required":["title"],"properties":{"icon":{"$ref":"part2"},"title":{"$ref":"part2"},"value":{"$ref":"part2"},"to":{"$ref":"part2"},"hours":{"type":["array","object","string"],"itemTitle":"line","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part234"},"else":{"$ref":"part233"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part234"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"text":{"$ref":"part140"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema92 = {"type":["object","string"],"additionalProperties":false,"required":["days","time"],"properties":{"days":{"$ref":"part2"},"time":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate576(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema92.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
validate576.errors = vErrors;
return errors === 0;
}


function validate574(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate576(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate576.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate574.errors = vErrors;
return errors === 0;
}


function validate569(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema90.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
const err4 = {instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/type",keyword:"type",params:{type: schema90.properties.hours.type}};
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
if(!(validate574(data4, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData}))){
vErrors = joinErrors(vErrors, validate574.errors);
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
if(!pattern20.test(data4)){
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
if(!(validate574(data5, {instancePath:instancePath+"/hours/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate574.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate576(data5, {instancePath:instancePath+"/hours/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate576.errors);
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
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.from !== undefined){
if(!(validate183(data5.from, {instancePath:instancePath+"/hours/" + i0+"/from",parentData:data5,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.text !== undefined){
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
}
validate569.errors = vErrors;
return errors === 0;
}


function validate567(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate569(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate569.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate567.errors = vErrors;
return errors === 0;
}


function validate563(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
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
if(!(validate567(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate567.errors);
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
if(!pattern20.test(data4)){
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
if(!(validate567(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate567.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate569(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate569.errors);
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
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.from !== undefined){
if(!(validate183(data5.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data5,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate563.errors = vErrors;
return errors === 0;
}

const expandedContactValidator = validate601;
const schema93 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"contact"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"items":{"type":"array","minItems":1,"itemTitle":"way","items":{"type":"object","additionalProperties":false,"required":["title"],"properties":{"icon":{"$ref":"part2"},"title":{"$ref":"part2"},"value":{"$ref":"part2"},"to":{"$ref":"part2"},"hours":{"type":"array","itemTitle":"line","items":{"type":"object","additionalProperties":false,"required":["days","time"],"properties":{"days":{"$ref":"part2"},"time":{"$ref":"part2"}}}},"text":{"$ref":"part182"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate601(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
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
if(!(validate420(data5.text, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data5,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
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
const err14 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema93.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
validate601.errors = vErrors;
return errors === 0;
}

const writtenCountryValidator = validate614;
const schema94 = {"type":"object","additionalProperties":false,"required":["type","heading","flag"],"properties":{"type":{"const":"country"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"flag":{"$ref":"part2"},"highlights":{"type":["array","object","string"],"itemTitle":"point","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part249"},"else":{"$ref":"part248"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part249"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"list":{"$ref":"part196"},"next":{"type":["object","string"],"additionalProperties":false,"required":["heading","actions"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"actions":{"$ref":"part211"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part213"},"backdrop":{"$ref":"part192"},"anchor":{"$ref":"part214"}}};
const schema96 = {"type":["object","string"],"additionalProperties":false,"required":["title","text"],"properties":{"icon":{"$ref":"part2"},"title":{"$ref":"part2"},"text":{"$ref":"part140"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate621(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema96.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
}
validate621.errors = vErrors;
return errors === 0;
}


function validate619(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate621(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate621.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate619.errors = vErrors;
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
if(!(func2.call(schema94.properties, key0))){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
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
const err5 = {instancePath:instancePath+"/highlights",schemaPath:"#/properties/highlights/type",keyword:"type",params:{type: schema94.properties.highlights.type}};
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
if(!(validate619(data5, {instancePath:instancePath+"/highlights",parentData:data,parentDataProperty:"highlights",rootData}))){
vErrors = joinErrors(vErrors, validate619.errors);
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
if(!pattern20.test(data5)){
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
if(!(validate619(data6, {instancePath:instancePath+"/highlights/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate619.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs18 = errors;
if(!(validate621(data6, {instancePath:instancePath+"/highlights/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate621.errors);
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
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.from !== undefined){
if(!(validate183(data6.from, {instancePath:instancePath+"/highlights/" + i0+"/from",parentData:data6,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.list !== undefined){
if(!(validate452(data.list, {instancePath:instancePath+"/list",parentData:data,parentDataProperty:"list",rootData}))){
vErrors = joinErrors(vErrors, validate452.errors);
errors = vErrors.length;
}
}
if(data.next !== undefined){
let data9 = data.next;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (typeof data9 !== "string")){
const err12 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: schema94.properties.next.type}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
if(typeof data9 === "string"){
if(!pattern20.test(data9)){
const err13 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.heading === undefined){
const err14 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
if(data9.actions === undefined){
const err15 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/required",keyword:"required",params:{missingProperty: "actions"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
for(const key1 in data9){
if(!(((key1 === "heading") || (key1 === "text")) || (key1 === "actions"))){
const err16 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
}
if(data9.heading !== undefined){
if(!(validate22(data9.heading, {instancePath:instancePath+"/next/heading",parentData:data9,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data9.text !== undefined){
if(!(validate358(data9.text, {instancePath:instancePath+"/next/text",parentData:data9,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data9.actions !== undefined){
if(!(validate494(data9.actions, {instancePath:instancePath+"/next/actions",parentData:data9,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate494.errors);
errors = vErrors.length;
}
}
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
validate614.errors = vErrors;
return errors === 0;
}

const expandedCountryValidator = validate641;
const schema97 = {"type":"object","additionalProperties":false,"required":["type","heading","flag"],"properties":{"type":{"const":"country"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"flag":{"$ref":"part2"},"highlights":{"type":"array","itemTitle":"point","items":{"type":"object","additionalProperties":false,"required":["title","text"],"properties":{"icon":{"$ref":"part2"},"title":{"$ref":"part2"},"text":{"$ref":"part182"}}}},"list":{"$ref":"part219"},"next":{"type":"object","additionalProperties":false,"required":["heading","actions"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"actions":{"$ref":"part226"}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate641(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema97.properties, key0))){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
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
if(!(validate420(data6.text, {instancePath:instancePath+"/highlights/" + i0+"/text",parentData:data6,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
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
if(!(validate530(data.list, {instancePath:instancePath+"/list",parentData:data,parentDataProperty:"list",rootData}))){
vErrors = joinErrors(vErrors, validate530.errors);
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
if(!(validate420(data11.text, {instancePath:instancePath+"/next/text",parentData:data11,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data11.actions !== undefined){
if(!(validate542(data11.actions, {instancePath:instancePath+"/next/actions",parentData:data11,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate542.errors);
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
const err14 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema97.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
validate641.errors = vErrors;
return errors === 0;
}

const writtenCtaValidator = validate655;

function validate655(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate494(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate494.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate655.errors = vErrors;
return errors === 0;
}

const expandedCtaValidator = validate663;
const schema99 = {"type":"object","additionalProperties":false,"required":["type","heading","actions"],"properties":{"type":{"const":"cta"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"actions":{"$ref":"part226"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate663(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate542(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate542.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data5 = data.surface;
if(!((((((data5 === "plain") || (data5 === "tinted")) || (data5 === "accent")) || (data5 === "second")) || (data5 === "ink")) || (data5 === "picture"))){
const err5 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema99.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
validate663.errors = vErrors;
return errors === 0;
}

const writtenEmbedValidator = validate670;
const schema100 = {"type":"object","additionalProperties":false,"required":["type","provider","id","title"],"properties":{"type":{"const":"embed"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"provider":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["acuity","calendly","google-calendar","google-forms"]}},"id":{"$ref":"part2"},"title":{"$ref":"part2"},"height":{"type":["integer","string"],"minimum":200,"maximum":2000,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part213"},"backdrop":{"$ref":"part192"},"anchor":{"$ref":"part214"}}};

function validate670(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema100.properties, key0))){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
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
if(!pattern30.test(data4)){
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
const err8 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/else/enum",keyword:"enum",params:{allowedValues: schema100.properties.provider.else.enum}};
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
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: schema100.properties.height.type}};
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
if(!pattern20.test(data7)){
const err13 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
validate670.errors = vErrors;
return errors === 0;
}

const expandedEmbedValidator = validate679;
const schema101 = {"type":"object","additionalProperties":false,"required":["type","provider","id","title"],"properties":{"type":{"const":"embed"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"provider":{"enum":["acuity","calendly","google-calendar","google-forms"]},"id":{"$ref":"part2"},"title":{"$ref":"part2"},"height":{"type":"integer","minimum":200,"maximum":2000},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate679(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema101.properties, key0))){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data.provider !== undefined){
let data4 = data.provider;
if(!((((data4 === "acuity") || (data4 === "calendly")) || (data4 === "google-calendar")) || (data4 === "google-forms"))){
const err6 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema101.properties.provider.enum}};
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
const err10 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema101.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
validate679.errors = vErrors;
return errors === 0;
}

const writtenEventsValidator = validate687;
const schema102 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"events"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"style":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["featured","upcoming","past"]}},"items":{"type":["array","object","string"],"itemTitle":"event","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part279"},"else":{"$ref":"part278"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part279"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"action":{"$ref":"part2"},"empty":{"$ref":"part140"},"surface":{"$ref":"part213"},"backdrop":{"$ref":"part192"},"anchor":{"$ref":"part214"}}};
const schema104 = {"type":["object","string"],"additionalProperties":false,"required":["title","date"],"properties":{"title":{"$ref":"part2"},"kind":{"$ref":"part2"},"text":{"$ref":"part140"},"image":{"type":["string","object"],"additionalProperties":false,"required":["src","alt"],"properties":{"src":{"$ref":"part2"},"alt":{"type":"string"},"focus":{"$ref":"part191"}}},"date":{"patternErrorMessage":"Write the day as year, month and day, 2027-03-06, or a value that says it: {seasonEnd}.","type":["string","object"],"pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])|\\{[A-Za-z][A-Za-z0-9]*\\})$","additionalProperties":false,"required":["date"],"properties":{"date":{"$ref":"part71"},"until":{"$ref":"part71"},"starts":{"$ref":"part125"},"ends":{"$ref":"part125"},"state":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["cancelled","sold-out"]}},"movedTo":{"$ref":"part71"},"note":{"$ref":"part2"}}},"time":{"$ref":"part2"},"location":{"$ref":"part2"},"price":{"type":["number","string"],"minimum":0,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"attendees":{"$ref":"part2"},"highlights":{"type":["array","object","string"],"itemTitle":"highlight","items":{"$ref":"part69"},"if":{"type":"object"},"then":{"$ref":"part68"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"to":{"$ref":"part2"},"cancelled":{"$ref":"part277"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema105 = {"type":["boolean","string"],"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate711(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "boolean") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema105.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
validate711.errors = vErrors;
return errors === 0;
}


function validate693(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema104.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
if(!(func2.call(schema104.properties, key0))){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
let data3 = data.image;
if((typeof data3 !== "string") && (!(data3 && typeof data3 == "object" && !Array.isArray(data3)))){
const err5 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: schema104.properties.image.type}};
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
if(!(validate438(data3.focus, {instancePath:instancePath+"/image/focus",parentData:data3,parentDataProperty:"focus",rootData}))){
vErrors = joinErrors(vErrors, validate438.errors);
errors = vErrors.length;
}
}
}
}
if(data.date !== undefined){
let data7 = data.date;
if((typeof data7 !== "string") && (!(data7 && typeof data7 == "object" && !Array.isArray(data7)))){
const err10 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: schema104.properties.date.type}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
if(typeof data7 === "string"){
if(!pattern24.test(data7)){
const err11 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/pattern",keyword:"pattern",params:{pattern: "\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])|\\{[A-Za-z][A-Za-z0-9]*\\})$"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.date === undefined){
const err12 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/required",keyword:"required",params:{missingProperty: "date"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
for(const key2 in data7){
if(!(((((((key2 === "date") || (key2 === "until")) || (key2 === "starts")) || (key2 === "ends")) || (key2 === "state")) || (key2 === "movedTo")) || (key2 === "note"))){
const err13 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
if(data7.date !== undefined){
if(!(validate187(data7.date, {instancePath:instancePath+"/date/date",parentData:data7,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data7.until !== undefined){
if(!(validate187(data7.until, {instancePath:instancePath+"/date/until",parentData:data7,parentDataProperty:"until",rootData}))){
vErrors = joinErrors(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data7.starts !== undefined){
if(!(validate329(data7.starts, {instancePath:instancePath+"/date/starts",parentData:data7,parentDataProperty:"starts",rootData}))){
vErrors = joinErrors(vErrors, validate329.errors);
errors = vErrors.length;
}
}
if(data7.ends !== undefined){
if(!(validate329(data7.ends, {instancePath:instancePath+"/date/ends",parentData:data7,parentDataProperty:"ends",rootData}))){
vErrors = joinErrors(vErrors, validate329.errors);
errors = vErrors.length;
}
}
if(data7.state !== undefined){
let data12 = data7.state;
const _errs20 = errors;
let valid3 = true;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data12 === "string"){
if(!pattern30.test(data12)){
const err14 = {};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
}
else {
const err15 = {};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
}
var _valid0 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs23 = errors;
if(!((data12 === "cancelled") || (data12 === "sold-out"))){
const err16 = {instancePath:instancePath+"/date/state",schemaPath:"#/properties/date/properties/state/else/enum",keyword:"enum",params:{allowedValues: schema104.properties.date.properties.state.else.enum}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
var _valid0 = _errs23 === errors;
valid3 = _valid0;
}
if(!valid3){
const err17 = {instancePath:instancePath+"/date/state",schemaPath:"#/properties/date/properties/state/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
}
if(data7.movedTo !== undefined){
if(!(validate187(data7.movedTo, {instancePath:instancePath+"/date/movedTo",parentData:data7,parentDataProperty:"movedTo",rootData}))){
vErrors = joinErrors(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data7.note !== undefined){
if(!(validate22(data7.note, {instancePath:instancePath+"/date/note",parentData:data7,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
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
if(data.price !== undefined){
let data17 = data.price;
if((!((typeof data17 == "number") && (isFinite(data17)))) && (typeof data17 !== "string")){
const err18 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: schema104.properties.price.type}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err19 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = joinErrors(vErrors, [err19]);
errors++;
}
}
if(typeof data17 === "string"){
if(!pattern20.test(data17)){
const err20 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
}
}
if(data.attendees !== undefined){
if(!(validate22(data.attendees, {instancePath:instancePath+"/attendees",parentData:data,parentDataProperty:"attendees",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.highlights !== undefined){
let data19 = data.highlights;
if((!data19 || typeof data19 != "object") && (typeof data19 !== "string")){
const err21 = {instancePath:instancePath+"/highlights",schemaPath:"#/properties/highlights/type",keyword:"type",params:{type: schema104.properties.highlights.type}};
vErrors = joinErrors(vErrors, [err21]);
errors++;
}
const _errs33 = errors;
let valid4 = true;
const _errs34 = errors;
if(!(data19 && typeof data19 == "object" && !Array.isArray(data19))){
const err22 = {};
vErrors = joinErrors(vErrors, [err22]);
errors++;
}
var _valid1 = _errs34 === errors;
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs36 = errors;
if(!(validate169(data19, {instancePath:instancePath+"/highlights",parentData:data,parentDataProperty:"highlights",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
var _valid1 = _errs36 === errors;
valid4 = _valid1;
}
if(!valid4){
const err23 = {instancePath:instancePath+"/highlights",schemaPath:"#/properties/highlights/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err23]);
errors++;
}
if(typeof data19 === "string"){
if(!pattern20.test(data19)){
const err24 = {instancePath:instancePath+"/highlights",schemaPath:"#/properties/highlights/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err24]);
errors++;
}
}
if(Array.isArray(data19)){
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
if(!(validate180(data19[i0], {instancePath:instancePath+"/highlights/" + i0,parentData:data19,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate180.errors);
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
if(!(validate711(data.cancelled, {instancePath:instancePath+"/cancelled",parentData:data,parentDataProperty:"cancelled",rootData}))){
vErrors = joinErrors(vErrors, validate711.errors);
errors = vErrors.length;
}
}
}
validate693.errors = vErrors;
return errors === 0;
}


function validate691(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate693(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate693.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate691.errors = vErrors;
return errors === 0;
}


function validate687(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema102.properties, key0))){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
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
if(!pattern30.test(data4)){
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
const err6 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/else/enum",keyword:"enum",params:{allowedValues: schema102.properties.style.else.enum}};
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
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema102.properties.items.type}};
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
if(!(validate691(data5, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate691.errors);
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
if(!pattern20.test(data5)){
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
if(!(validate691(data6, {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate691.errors);
errors = vErrors.length;
}
var _valid2 = _errs21 === errors;
valid5 = _valid2;
ifClause0 = "then";
}
else {
const _errs22 = errors;
if(!(validate693(data6, {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate693.errors);
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
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.from !== undefined){
if(!(validate183(data6.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data6,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
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
if(!(validate358(data.empty, {instancePath:instancePath+"/empty",parentData:data,parentDataProperty:"empty",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
validate687.errors = vErrors;
return errors === 0;
}

const expandedEventsValidator = validate727;
const schema106 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"events"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"style":{"enum":["featured","upcoming","past"]},"items":{"type":"array","itemTitle":"event","items":{"type":"object","additionalProperties":false,"required":["title","date"],"properties":{"title":{"$ref":"part2"},"kind":{"$ref":"part2"},"text":{"$ref":"part182"},"image":{"type":["string","object"],"additionalProperties":false,"required":["src","alt"],"properties":{"src":{"$ref":"part2"},"alt":{"type":"string"},"focus":{"enum":["top left","top","top right","left","center","right","bottom left","bottom","bottom right"]}}},"date":{"patternErrorMessage":"Write the day as year, month and day, 2027-03-06, or a value that says it: {seasonEnd}.","type":["string","object"],"pattern":"^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])|\\{[A-Za-z][A-Za-z0-9]*\\})$","additionalProperties":false,"required":["date"],"properties":{"date":{"$ref":"part158"},"until":{"$ref":"part158"},"starts":{"$ref":"part177"},"ends":{"$ref":"part177"},"state":{"enum":["cancelled","sold-out"]},"movedTo":{"$ref":"part158"},"note":{"$ref":"part2"}}},"time":{"$ref":"part2"},"location":{"$ref":"part2"},"price":{"type":"number","minimum":0},"attendees":{"$ref":"part2"},"highlights":{"type":"array","itemTitle":"highlight","items":{"$ref":"part2"}},"to":{"$ref":"part2"},"cancelled":{"$ref":"part4"}}}},"action":{"$ref":"part2"},"empty":{"$ref":"part182"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate727(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema106.properties, key0))){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data4 = data.style;
if(!(((data4 === "featured") || (data4 === "upcoming")) || (data4 === "past"))){
const err4 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema106.properties.style.enum}};
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
if(!(func2.call(schema106.properties.items.items.properties, key1))){
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
if(!(validate420(data6.text, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data6,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data6.image !== undefined){
let data10 = data6.image;
if((typeof data10 !== "string") && (!(data10 && typeof data10 == "object" && !Array.isArray(data10)))){
const err8 = {instancePath:instancePath+"/items/" + i0+"/image",schemaPath:"#/properties/items/items/properties/image/type",keyword:"type",params:{type: schema106.properties.items.items.properties.image.type}};
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
const err13 = {instancePath:instancePath+"/items/" + i0+"/image/focus",schemaPath:"#/properties/items/items/properties/image/properties/focus/enum",keyword:"enum",params:{allowedValues: schema106.properties.items.items.properties.image.properties.focus.enum}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
}
}
if(data6.date !== undefined){
let data14 = data6.date;
if((typeof data14 !== "string") && (!(data14 && typeof data14 == "object" && !Array.isArray(data14)))){
const err14 = {instancePath:instancePath+"/items/" + i0+"/date",schemaPath:"#/properties/items/items/properties/date/type",keyword:"type",params:{type: schema106.properties.items.items.properties.date.type}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
if(typeof data14 === "string"){
if(!pattern59.test(data14)){
const err15 = {instancePath:instancePath+"/items/" + i0+"/date",schemaPath:"#/properties/items/items/properties/date/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])|\\{[A-Za-z][A-Za-z0-9]*\\})$"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
}
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.date === undefined){
const err16 = {instancePath:instancePath+"/items/" + i0+"/date",schemaPath:"#/properties/items/items/properties/date/required",keyword:"required",params:{missingProperty: "date"}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
for(const key3 in data14){
if(!(((((((key3 === "date") || (key3 === "until")) || (key3 === "starts")) || (key3 === "ends")) || (key3 === "state")) || (key3 === "movedTo")) || (key3 === "note"))){
const err17 = {instancePath:instancePath+"/items/" + i0+"/date",schemaPath:"#/properties/items/items/properties/date/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
}
if(data14.date !== undefined){
if(!(validate373(data14.date, {instancePath:instancePath+"/items/" + i0+"/date/date",parentData:data14,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate373.errors);
errors = vErrors.length;
}
}
if(data14.until !== undefined){
if(!(validate373(data14.until, {instancePath:instancePath+"/items/" + i0+"/date/until",parentData:data14,parentDataProperty:"until",rootData}))){
vErrors = joinErrors(vErrors, validate373.errors);
errors = vErrors.length;
}
}
if(data14.starts !== undefined){
if(!(validate411(data14.starts, {instancePath:instancePath+"/items/" + i0+"/date/starts",parentData:data14,parentDataProperty:"starts",rootData}))){
vErrors = joinErrors(vErrors, validate411.errors);
errors = vErrors.length;
}
}
if(data14.ends !== undefined){
if(!(validate411(data14.ends, {instancePath:instancePath+"/items/" + i0+"/date/ends",parentData:data14,parentDataProperty:"ends",rootData}))){
vErrors = joinErrors(vErrors, validate411.errors);
errors = vErrors.length;
}
}
if(data14.state !== undefined){
let data19 = data14.state;
if(!((data19 === "cancelled") || (data19 === "sold-out"))){
const err18 = {instancePath:instancePath+"/items/" + i0+"/date/state",schemaPath:"#/properties/items/items/properties/date/properties/state/enum",keyword:"enum",params:{allowedValues: schema106.properties.items.items.properties.date.properties.state.enum}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
}
if(data14.movedTo !== undefined){
if(!(validate373(data14.movedTo, {instancePath:instancePath+"/items/" + i0+"/date/movedTo",parentData:data14,parentDataProperty:"movedTo",rootData}))){
vErrors = joinErrors(vErrors, validate373.errors);
errors = vErrors.length;
}
}
if(data14.note !== undefined){
if(!(validate22(data14.note, {instancePath:instancePath+"/items/" + i0+"/date/note",parentData:data14,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
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
if(data6.price !== undefined){
let data24 = data6.price;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
const err19 = {instancePath:instancePath+"/items/" + i0+"/price",schemaPath:"#/properties/items/items/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = joinErrors(vErrors, [err19]);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/items/" + i0+"/price",schemaPath:"#/properties/items/items/properties/price/type",keyword:"type",params:{type: "number"}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
}
if(data6.attendees !== undefined){
if(!(validate22(data6.attendees, {instancePath:instancePath+"/items/" + i0+"/attendees",parentData:data6,parentDataProperty:"attendees",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data6.highlights !== undefined){
let data26 = data6.highlights;
if(Array.isArray(data26)){
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
if(!(validate22(data26[i1], {instancePath:instancePath+"/items/" + i0+"/highlights/" + i1,parentData:data26,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/items/" + i0+"/highlights",schemaPath:"#/properties/items/items/properties/highlights/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err21]);
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
if(!(validate24(data6.cancelled, {instancePath:instancePath+"/items/" + i0+"/cancelled",parentData:data6,parentDataProperty:"cancelled",rootData}))){
vErrors = joinErrors(vErrors, validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err22]);
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err23]);
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
if(!(validate420(data.empty, {instancePath:instancePath+"/empty",parentData:data,parentDataProperty:"empty",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data32 = data.surface;
if(!((((((data32 === "plain") || (data32 === "tinted")) || (data32 === "accent")) || (data32 === "second")) || (data32 === "ink")) || (data32 === "picture"))){
const err24 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema106.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err24]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err25]);
errors++;
}
validate727.errors = vErrors;
return errors === 0;
}

const writtenFactsValidator = validate751;
const schema107 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"facts"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"fact","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part292"},"else":{"$ref":"part291"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part292"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part213"},"backdrop":{"$ref":"part192"},"anchor":{"$ref":"part214"}}};
const schema109 = {"type":["object","string"],"additionalProperties":false,"required":["label","value"],"properties":{"label":{"$ref":"part2"},"value":{"$ref":"part2"},"note":{"$ref":"part70"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate757(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema109.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
if(!(validate168(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate168.errors);
errors = vErrors.length;
}
}
}
validate757.errors = vErrors;
return errors === 0;
}


function validate755(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate757(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate757.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate755.errors = vErrors;
return errors === 0;
}


function validate751(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema107.properties.items.type}};
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
if(!(validate755(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate755.errors);
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
if(!pattern20.test(data4)){
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
if(!(validate755(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate755.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate757(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate757.errors);
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
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.from !== undefined){
if(!(validate183(data5.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data5,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate751.errors = vErrors;
return errors === 0;
}

const expandedFactsValidator = validate773;
const schema110 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"facts"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"items":{"type":"array","minItems":1,"itemTitle":"fact","items":{"type":"object","additionalProperties":false,"required":["label","value"],"properties":{"label":{"$ref":"part2"},"value":{"$ref":"part2"},"note":{"$ref":"part157"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate773(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
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
if(!(validate370(data5.note, {instancePath:instancePath+"/items/" + i0+"/note",parentData:data5,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate370.errors);
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
const err10 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema110.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
validate773.errors = vErrors;
return errors === 0;
}

const writtenFaqValidator = validate782;
const schema111 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"faq"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"question","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part301"},"else":{"$ref":"part300"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part301"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part213"},"backdrop":{"$ref":"part192"},"anchor":{"$ref":"part214"}}};
const schema113 = {"type":["object","string"],"additionalProperties":false,"required":["question","answer"],"properties":{"question":{"$ref":"part2"},"answer":{"$ref":"part140"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate788(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema113.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
if(!(validate358(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
}
validate788.errors = vErrors;
return errors === 0;
}


function validate786(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate788(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate788.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate786.errors = vErrors;
return errors === 0;
}


function validate782(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema111.properties.items.type}};
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
if(!(validate786(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate786.errors);
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
if(!pattern20.test(data4)){
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
if(!(validate786(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate786.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate788(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate788.errors);
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
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.from !== undefined){
if(!(validate183(data5.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data5,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate782.errors = vErrors;
return errors === 0;
}

const expandedFaqValidator = validate803;
const schema114 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"faq"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"items":{"type":"array","minItems":1,"itemTitle":"question","items":{"type":"object","additionalProperties":false,"required":["question","answer"],"properties":{"question":{"$ref":"part2"},"answer":{"$ref":"part182"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate803(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
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
if(!(validate420(data5.answer, {instancePath:instancePath+"/items/" + i0+"/answer",parentData:data5,parentDataProperty:"answer",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
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
const err10 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema114.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
validate803.errors = vErrors;
return errors === 0;
}

const writtenFormValidator = validate811;
const schema115 = {"type":"object","additionalProperties":false,"required":["type","name","delivery","sections","submit","success","failure"],"properties":{"type":{"const":"form"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"name":{"$ref":"part214"},"delivery":{"$ref":"part2"},"feedback":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["outcome","always"]}},"sections":{"type":["array","object","string"],"minItems":1,"itemTitle":"part","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part338"},"else":{"$ref":"part337"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part338"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"numbered":{"$ref":"part277"},"aside":{"type":["object","string"],"additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"type":["array","object","string"],"minItems":1,"maxItems":5,"itemTitle":"point","items":{"$ref":"part342"},"if":{"type":"object"},"then":{"$ref":"part341"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"privacy":{"$ref":"part70"},"keep":{"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"help":{"$ref":"part70"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"clear":{"type":["object","string"],"additionalProperties":false,"required":["label","question","confirm","cancel","done"],"properties":{"label":{"$ref":"part2"},"question":{"$ref":"part2"},"confirm":{"$ref":"part2"},"cancel":{"$ref":"part2"},"done":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"spam":{"type":["object","string"],"additionalProperties":false,"required":[],"properties":{"trap":{"$ref":"part277"},"leastSeconds":{"$ref":"part347"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"submit":{"type":["object","string"],"additionalProperties":false,"required":["label","busy"],"properties":{"label":{"$ref":"part2"},"busy":{"$ref":"part2"},"preparing":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"success":{"type":["object","string"],"additionalProperties":false,"required":["title","text"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part140"},"delaySeconds":{"$ref":"part347"},"showSeconds":{"type":["number","string"],"minimum":1,"maximum":60,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"confirmation":{"type":["object","string"],"additionalProperties":false,"required":["heading","text"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"referenceLabel":{"$ref":"part2"},"again":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"failure":{"type":["object","string"],"additionalProperties":false,"required":["alert"],"properties":{"alert":{"$ref":"part2"},"kept":{"$ref":"part2"},"reasons":{"type":["object","string"],"additionalProperties":false,"required":[],"properties":{"badRequest":{"$ref":"part140"},"blocked":{"$ref":"part140"},"tooManyRequests":{"$ref":"part140"},"tooLarge":{"$ref":"part140"},"serviceTrouble":{"$ref":"part140"},"offline":{"$ref":"part140"},"notLoaded":{"$ref":"part140"},"unknown":{"$ref":"part140"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"copy":{"$ref":"part2"},"otherWays":{"type":["object","string"],"additionalProperties":false,"required":["heading","text"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"email":{"$ref":"part2"},"subject":{"$ref":"part2"},"whatsapp":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part213"},"backdrop":{"$ref":"part192"},"anchor":{"$ref":"part214"}}};
const schema117 = {"type":["object","string"],"additionalProperties":false,"required":["fields"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"fields":{"type":["array","object","string"],"minItems":1,"itemTitle":"field","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part334"},"else":{"$ref":"part333"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part334"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema119 = {"type":["object","string"],"additionalProperties":false,"required":["label","name","kind"],"properties":{"label":{"$ref":"part70"},"name":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^[A-Za-z][A-Za-z0-9_]*$"},"kind":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["text","email","tel","number","date","select","radio","checkbox","textarea","hidden","page","consent"]}},"required":{"$ref":"part277"},"help":{"$ref":"part70"},"when":{"type":["object","string"],"additionalProperties":{"$ref":"part314"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"prefill":{"$ref":"part277"},"options":{"type":["array","object","string"],"itemTitle":"choice","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part321"},"else":{"$ref":"part320"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part321"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"rows":{"type":["integer","string"],"minimum":2,"maximum":20,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"width":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["half","full"]}},"autocomplete":{"$ref":"part2"},"inputmode":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["text","email","tel","numeric","decimal","url"]}},"pattern":{"$ref":"part329"},"minLength":{"$ref":"part330"},"maxLength":{"$ref":"part330"},"min":{"$ref":"part331"},"max":{"$ref":"part331"},"step":{"type":["number","string"],"minimum":0.001,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"value":{"$ref":"part2"},"message":{"$ref":"part2"},"summary":{"$ref":"part277"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const pattern108 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^[A-Za-z][A-Za-z0-9_]*$", "u");
const schema120 = {"type":["string","array"],"minItems":1,"itemTitle":"value","items":{"type":"string"}};

function validate828(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema120.type}};
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
validate828.errors = vErrors;
return errors === 0;
}

const schema122 = {"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"value":{"$ref":"part2"},"options":{"type":["array","object","string"],"itemTitle":"choice","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part317"},"else":{"$ref":"part316"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part317"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema124 = {"type":["object","string"],"additionalProperties":false,"required":["value","label"],"properties":{"label":{"$ref":"part2"},"value":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate838(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema124.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
validate838.errors = vErrors;
return errors === 0;
}


function validate836(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate838(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate838.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate836.errors = vErrors;
return errors === 0;
}


function validate833(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema122.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
const err4 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: schema122.properties.options.type}};
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
if(!(validate836(data2, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
vErrors = joinErrors(vErrors, validate836.errors);
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
if(!pattern20.test(data2)){
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
if(!(validate836(data3, {instancePath:instancePath+"/options/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate836.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs15 = errors;
if(!(validate838(data3, {instancePath:instancePath+"/options/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate838.errors);
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
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.from !== undefined){
if(!(validate183(data3.from, {instancePath:instancePath+"/options/" + i0+"/from",parentData:data3,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
}
validate833.errors = vErrors;
return errors === 0;
}


function validate831(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate833(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate833.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate831.errors = vErrors;
return errors === 0;
}


function validate860(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func10(data) > 300){
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
validate860.errors = vErrors;
return errors === 0;
}

const schema126 = {"type":["integer","string"],"minimum":1,"maximum":10000,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate862(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema126.type}};
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
if(!pattern20.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
validate862.errors = vErrors;
return errors === 0;
}

const schema127 = {"type":["number","string"],"pattern":"\\S"};

function validate865(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema127.type}};
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
validate865.errors = vErrors;
return errors === 0;
}


function validate824(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema119.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
if(!(func2.call(schema119.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.label !== undefined){
if(!(validate168(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern108.test(data1)){
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
if(!pattern30.test(data2)){
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
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/else/enum",keyword:"enum",params:{allowedValues: schema119.properties.kind.else.enum}};
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
if(!(validate711(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData}))){
vErrors = joinErrors(vErrors, validate711.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate168(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
let data5 = data.when;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (typeof data5 !== "string")){
const err12 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: schema119.properties.when.type}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
if(typeof data5 === "string"){
if(!pattern20.test(data5)){
const err13 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!(validate828(data5[key1], {instancePath:instancePath+"/when/" + inPointer(key1),parentData:data5,parentDataProperty:key1,rootData}))){
vErrors = joinErrors(vErrors, validate828.errors);
errors = vErrors.length;
}
}
}
}
if(data.prefill !== undefined){
if(!(validate711(data.prefill, {instancePath:instancePath+"/prefill",parentData:data,parentDataProperty:"prefill",rootData}))){
vErrors = joinErrors(vErrors, validate711.errors);
errors = vErrors.length;
}
}
if(data.options !== undefined){
let data8 = data.options;
if((!data8 || typeof data8 != "object") && (typeof data8 !== "string")){
const err14 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: schema119.properties.options.type}};
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
if(!(validate831(data8, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
vErrors = joinErrors(vErrors, validate831.errors);
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
if(!pattern20.test(data8)){
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
if(!(validate831(data9, {instancePath:instancePath+"/options/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate831.errors);
errors = vErrors.length;
}
var _valid2 = _errs27 === errors;
valid6 = _valid2;
ifClause0 = "then";
}
else {
const _errs28 = errors;
if(!(validate833(data9, {instancePath:instancePath+"/options/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate833.errors);
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
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.from !== undefined){
if(!(validate183(data9.from, {instancePath:instancePath+"/options/" + i0+"/from",parentData:data9,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.rows !== undefined){
let data11 = data.rows;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (typeof data11 !== "string")){
const err21 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: schema119.properties.rows.type}};
vErrors = joinErrors(vErrors, [err21]);
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 20 || isNaN(data11)){
const err22 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
vErrors = joinErrors(vErrors, [err22]);
errors++;
}
if(data11 < 2 || isNaN(data11)){
const err23 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
vErrors = joinErrors(vErrors, [err23]);
errors++;
}
}
if(typeof data11 === "string"){
if(!pattern20.test(data11)){
const err24 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err24]);
errors++;
}
}
}
if(data.width !== undefined){
let data12 = data.width;
const _errs33 = errors;
let valid8 = true;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data12 === "string"){
if(!pattern30.test(data12)){
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
var _valid3 = _errs34 === errors;
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs36 = errors;
if(!((data12 === "half") || (data12 === "full"))){
const err27 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/else/enum",keyword:"enum",params:{allowedValues: schema119.properties.width.else.enum}};
vErrors = joinErrors(vErrors, [err27]);
errors++;
}
var _valid3 = _errs36 === errors;
valid8 = _valid3;
}
if(!valid8){
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
let data14 = data.inputmode;
const _errs39 = errors;
let valid9 = true;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data14 === "string"){
if(!pattern30.test(data14)){
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
var _valid4 = _errs40 === errors;
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
if(!_valid4){
const _errs42 = errors;
if(!((((((data14 === "text") || (data14 === "email")) || (data14 === "tel")) || (data14 === "numeric")) || (data14 === "decimal")) || (data14 === "url"))){
const err31 = {instancePath:instancePath+"/inputmode",schemaPath:"#/properties/inputmode/else/enum",keyword:"enum",params:{allowedValues: schema119.properties.inputmode.else.enum}};
vErrors = joinErrors(vErrors, [err31]);
errors++;
}
var _valid4 = _errs42 === errors;
valid9 = _valid4;
}
if(!valid9){
const err32 = {instancePath:instancePath+"/inputmode",schemaPath:"#/properties/inputmode/if",keyword:"if",params:{failingKeyword: "else"}};
vErrors = joinErrors(vErrors, [err32]);
errors++;
}
}
if(data.pattern !== undefined){
if(!(validate860(data.pattern, {instancePath:instancePath+"/pattern",parentData:data,parentDataProperty:"pattern",rootData}))){
vErrors = joinErrors(vErrors, validate860.errors);
errors = vErrors.length;
}
}
if(data.minLength !== undefined){
if(!(validate862(data.minLength, {instancePath:instancePath+"/minLength",parentData:data,parentDataProperty:"minLength",rootData}))){
vErrors = joinErrors(vErrors, validate862.errors);
errors = vErrors.length;
}
}
if(data.maxLength !== undefined){
if(!(validate862(data.maxLength, {instancePath:instancePath+"/maxLength",parentData:data,parentDataProperty:"maxLength",rootData}))){
vErrors = joinErrors(vErrors, validate862.errors);
errors = vErrors.length;
}
}
if(data.min !== undefined){
if(!(validate865(data.min, {instancePath:instancePath+"/min",parentData:data,parentDataProperty:"min",rootData}))){
vErrors = joinErrors(vErrors, validate865.errors);
errors = vErrors.length;
}
}
if(data.max !== undefined){
if(!(validate865(data.max, {instancePath:instancePath+"/max",parentData:data,parentDataProperty:"max",rootData}))){
vErrors = joinErrors(vErrors, validate865.errors);
errors = vErrors.length;
}
}
if(data.step !== undefined){
let data20 = data.step;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (typeof data20 !== "string")){
const err33 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: schema119.properties.step.type}};
vErrors = joinErrors(vErrors, [err33]);
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0.001 || isNaN(data20)){
const err34 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.001}};
vErrors = joinErrors(vErrors, [err34]);
errors++;
}
}
if(typeof data20 === "string"){
if(!pattern20.test(data20)){
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
if(!(validate711(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData}))){
vErrors = joinErrors(vErrors, validate711.errors);
errors = vErrors.length;
}
}
}
validate824.errors = vErrors;
return errors === 0;
}


function validate822(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate824(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate824.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate822.errors = vErrors;
return errors === 0;
}


function validate819(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema117.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data.fields !== undefined){
let data2 = data.fields;
if((!data2 || typeof data2 != "object") && (typeof data2 !== "string")){
const err4 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: schema117.properties.fields.type}};
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
if(!(validate822(data2, {instancePath:instancePath+"/fields",parentData:data,parentDataProperty:"fields",rootData}))){
vErrors = joinErrors(vErrors, validate822.errors);
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
if(!pattern20.test(data2)){
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
if(!(validate822(data3, {instancePath:instancePath+"/fields/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate822.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs15 = errors;
if(!(validate824(data3, {instancePath:instancePath+"/fields/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate824.errors);
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
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.from !== undefined){
if(!(validate183(data3.from, {instancePath:instancePath+"/fields/" + i0+"/from",parentData:data3,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
}
validate819.errors = vErrors;
return errors === 0;
}


function validate817(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate819(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate819.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate817.errors = vErrors;
return errors === 0;
}


function validate891(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate168(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate891.errors = vErrors;
return errors === 0;
}


function validate899(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate891(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate891.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(!(validate168(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate168.errors);
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from !== undefined){
if(!(validate183(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
validate899.errors = vErrors;
return errors === 0;
}

const schema130 = {"type":["number","string"],"minimum":0,"maximum":30,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate913(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema130.type}};
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
if(!pattern20.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
validate913.errors = vErrors;
return errors === 0;
}


function validate811(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema115.properties, key0))){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate510(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
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
if(!pattern30.test(data6)){
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
const err11 = {instancePath:instancePath+"/feedback",schemaPath:"#/properties/feedback/else/enum",keyword:"enum",params:{allowedValues: schema115.properties.feedback.else.enum}};
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
const err13 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: schema115.properties.sections.type}};
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
if(!(validate817(data7, {instancePath:instancePath+"/sections",parentData:data,parentDataProperty:"sections",rootData}))){
vErrors = joinErrors(vErrors, validate817.errors);
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
if(!pattern20.test(data7)){
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
if(!(validate817(data8, {instancePath:instancePath+"/sections/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate817.errors);
errors = vErrors.length;
}
var _valid2 = _errs23 === errors;
valid5 = _valid2;
ifClause0 = "then";
}
else {
const _errs24 = errors;
if(!(validate819(data8, {instancePath:instancePath+"/sections/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate819.errors);
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
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.from !== undefined){
if(!(validate183(data8.from, {instancePath:instancePath+"/sections/" + i0+"/from",parentData:data8,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.numbered !== undefined){
if(!(validate711(data.numbered, {instancePath:instancePath+"/numbered",parentData:data,parentDataProperty:"numbered",rootData}))){
vErrors = joinErrors(vErrors, validate711.errors);
errors = vErrors.length;
}
}
if(data.aside !== undefined){
let data11 = data.aside;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (typeof data11 !== "string")){
const err21 = {instancePath:instancePath+"/aside",schemaPath:"#/properties/aside/type",keyword:"type",params:{type: schema115.properties.aside.type}};
vErrors = joinErrors(vErrors, [err21]);
errors++;
}
if(typeof data11 === "string"){
if(!pattern20.test(data11)){
const err22 = {instancePath:instancePath+"/aside",schemaPath:"#/properties/aside/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err22]);
errors++;
}
}
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.heading === undefined){
const err23 = {instancePath:instancePath+"/aside",schemaPath:"#/properties/aside/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err23]);
errors++;
}
if(data11.items === undefined){
const err24 = {instancePath:instancePath+"/aside",schemaPath:"#/properties/aside/required",keyword:"required",params:{missingProperty: "items"}};
vErrors = joinErrors(vErrors, [err24]);
errors++;
}
for(const key1 in data11){
if(!((key1 === "heading") || (key1 === "items"))){
const err25 = {instancePath:instancePath+"/aside",schemaPath:"#/properties/aside/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err25]);
errors++;
}
}
if(data11.heading !== undefined){
if(!(validate22(data11.heading, {instancePath:instancePath+"/aside/heading",parentData:data11,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data11.items !== undefined){
let data13 = data11.items;
if((!data13 || typeof data13 != "object") && (typeof data13 !== "string")){
const err26 = {instancePath:instancePath+"/aside/items",schemaPath:"#/properties/aside/properties/items/type",keyword:"type",params:{type: schema115.properties.aside.properties.items.type}};
vErrors = joinErrors(vErrors, [err26]);
errors++;
}
const _errs33 = errors;
let valid8 = true;
const _errs34 = errors;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
const err27 = {};
vErrors = joinErrors(vErrors, [err27]);
errors++;
}
var _valid3 = _errs34 === errors;
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs36 = errors;
if(!(validate891(data13, {instancePath:instancePath+"/aside/items",parentData:data11,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate891.errors);
errors = vErrors.length;
}
var _valid3 = _errs36 === errors;
valid8 = _valid3;
}
if(!valid8){
const err28 = {instancePath:instancePath+"/aside/items",schemaPath:"#/properties/aside/properties/items/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err28]);
errors++;
}
if(typeof data13 === "string"){
if(!pattern20.test(data13)){
const err29 = {instancePath:instancePath+"/aside/items",schemaPath:"#/properties/aside/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err29]);
errors++;
}
}
if(Array.isArray(data13)){
if(data13.length > 5){
const err30 = {instancePath:instancePath+"/aside/items",schemaPath:"#/properties/aside/properties/items/maxItems",keyword:"maxItems",params:{limit: 5}};
vErrors = joinErrors(vErrors, [err30]);
errors++;
}
if(data13.length < 1){
const err31 = {instancePath:instancePath+"/aside/items",schemaPath:"#/properties/aside/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err31]);
errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(!(validate899(data13[i1], {instancePath:instancePath+"/aside/items/" + i1,parentData:data13,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate899.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.privacy !== undefined){
if(!(validate168(data.privacy, {instancePath:instancePath+"/privacy",parentData:data,parentDataProperty:"privacy",rootData}))){
vErrors = joinErrors(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.keep !== undefined){
let data16 = data.keep;
if((!(data16 && typeof data16 == "object" && !Array.isArray(data16))) && (typeof data16 !== "string")){
const err32 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/type",keyword:"type",params:{type: schema115.properties.keep.type}};
vErrors = joinErrors(vErrors, [err32]);
errors++;
}
if(typeof data16 === "string"){
if(!pattern20.test(data16)){
const err33 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err33]);
errors++;
}
}
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.label === undefined){
const err34 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err34]);
errors++;
}
for(const key2 in data16){
if(!((key2 === "label") || (key2 === "help"))){
const err35 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = joinErrors(vErrors, [err35]);
errors++;
}
}
if(data16.label !== undefined){
if(!(validate22(data16.label, {instancePath:instancePath+"/keep/label",parentData:data16,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data16.help !== undefined){
if(!(validate168(data16.help, {instancePath:instancePath+"/keep/help",parentData:data16,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate168.errors);
errors = vErrors.length;
}
}
}
}
if(data.clear !== undefined){
let data19 = data.clear;
if((!(data19 && typeof data19 == "object" && !Array.isArray(data19))) && (typeof data19 !== "string")){
const err36 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/type",keyword:"type",params:{type: schema115.properties.clear.type}};
vErrors = joinErrors(vErrors, [err36]);
errors++;
}
if(typeof data19 === "string"){
if(!pattern20.test(data19)){
const err37 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err37]);
errors++;
}
}
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.label === undefined){
const err38 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err38]);
errors++;
}
if(data19.question === undefined){
const err39 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "question"}};
vErrors = joinErrors(vErrors, [err39]);
errors++;
}
if(data19.confirm === undefined){
const err40 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "confirm"}};
vErrors = joinErrors(vErrors, [err40]);
errors++;
}
if(data19.cancel === undefined){
const err41 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "cancel"}};
vErrors = joinErrors(vErrors, [err41]);
errors++;
}
if(data19.done === undefined){
const err42 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "done"}};
vErrors = joinErrors(vErrors, [err42]);
errors++;
}
for(const key3 in data19){
if(!(((((key3 === "label") || (key3 === "question")) || (key3 === "confirm")) || (key3 === "cancel")) || (key3 === "done"))){
const err43 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = joinErrors(vErrors, [err43]);
errors++;
}
}
if(data19.label !== undefined){
if(!(validate22(data19.label, {instancePath:instancePath+"/clear/label",parentData:data19,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data19.question !== undefined){
if(!(validate22(data19.question, {instancePath:instancePath+"/clear/question",parentData:data19,parentDataProperty:"question",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data19.confirm !== undefined){
if(!(validate22(data19.confirm, {instancePath:instancePath+"/clear/confirm",parentData:data19,parentDataProperty:"confirm",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data19.cancel !== undefined){
if(!(validate22(data19.cancel, {instancePath:instancePath+"/clear/cancel",parentData:data19,parentDataProperty:"cancel",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data19.done !== undefined){
if(!(validate22(data19.done, {instancePath:instancePath+"/clear/done",parentData:data19,parentDataProperty:"done",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
}
if(data.spam !== undefined){
let data25 = data.spam;
if((!(data25 && typeof data25 == "object" && !Array.isArray(data25))) && (typeof data25 !== "string")){
const err44 = {instancePath:instancePath+"/spam",schemaPath:"#/properties/spam/type",keyword:"type",params:{type: schema115.properties.spam.type}};
vErrors = joinErrors(vErrors, [err44]);
errors++;
}
if(typeof data25 === "string"){
if(!pattern20.test(data25)){
const err45 = {instancePath:instancePath+"/spam",schemaPath:"#/properties/spam/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err45]);
errors++;
}
}
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key4 in data25){
if(!((key4 === "trap") || (key4 === "leastSeconds"))){
const err46 = {instancePath:instancePath+"/spam",schemaPath:"#/properties/spam/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = joinErrors(vErrors, [err46]);
errors++;
}
}
if(data25.trap !== undefined){
if(!(validate711(data25.trap, {instancePath:instancePath+"/spam/trap",parentData:data25,parentDataProperty:"trap",rootData}))){
vErrors = joinErrors(vErrors, validate711.errors);
errors = vErrors.length;
}
}
if(data25.leastSeconds !== undefined){
if(!(validate913(data25.leastSeconds, {instancePath:instancePath+"/spam/leastSeconds",parentData:data25,parentDataProperty:"leastSeconds",rootData}))){
vErrors = joinErrors(vErrors, validate913.errors);
errors = vErrors.length;
}
}
}
}
if(data.submit !== undefined){
let data28 = data.submit;
if((!(data28 && typeof data28 == "object" && !Array.isArray(data28))) && (typeof data28 !== "string")){
const err47 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/type",keyword:"type",params:{type: schema115.properties.submit.type}};
vErrors = joinErrors(vErrors, [err47]);
errors++;
}
if(typeof data28 === "string"){
if(!pattern20.test(data28)){
const err48 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err48]);
errors++;
}
}
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.label === undefined){
const err49 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err49]);
errors++;
}
if(data28.busy === undefined){
const err50 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/required",keyword:"required",params:{missingProperty: "busy"}};
vErrors = joinErrors(vErrors, [err50]);
errors++;
}
for(const key5 in data28){
if(!(((key5 === "label") || (key5 === "busy")) || (key5 === "preparing"))){
const err51 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = joinErrors(vErrors, [err51]);
errors++;
}
}
if(data28.label !== undefined){
if(!(validate22(data28.label, {instancePath:instancePath+"/submit/label",parentData:data28,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data28.busy !== undefined){
if(!(validate22(data28.busy, {instancePath:instancePath+"/submit/busy",parentData:data28,parentDataProperty:"busy",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data28.preparing !== undefined){
if(!(validate22(data28.preparing, {instancePath:instancePath+"/submit/preparing",parentData:data28,parentDataProperty:"preparing",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
}
if(data.success !== undefined){
let data32 = data.success;
if((!(data32 && typeof data32 == "object" && !Array.isArray(data32))) && (typeof data32 !== "string")){
const err52 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: schema115.properties.success.type}};
vErrors = joinErrors(vErrors, [err52]);
errors++;
}
if(typeof data32 === "string"){
if(!pattern20.test(data32)){
const err53 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err53]);
errors++;
}
}
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.title === undefined){
const err54 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err54]);
errors++;
}
if(data32.text === undefined){
const err55 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err55]);
errors++;
}
for(const key6 in data32){
if(!((((key6 === "title") || (key6 === "text")) || (key6 === "delaySeconds")) || (key6 === "showSeconds"))){
const err56 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
vErrors = joinErrors(vErrors, [err56]);
errors++;
}
}
if(data32.title !== undefined){
if(!(validate22(data32.title, {instancePath:instancePath+"/success/title",parentData:data32,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data32.text !== undefined){
if(!(validate358(data32.text, {instancePath:instancePath+"/success/text",parentData:data32,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data32.delaySeconds !== undefined){
if(!(validate913(data32.delaySeconds, {instancePath:instancePath+"/success/delaySeconds",parentData:data32,parentDataProperty:"delaySeconds",rootData}))){
vErrors = joinErrors(vErrors, validate913.errors);
errors = vErrors.length;
}
}
if(data32.showSeconds !== undefined){
let data36 = data32.showSeconds;
if((!((typeof data36 == "number") && (isFinite(data36)))) && (typeof data36 !== "string")){
const err57 = {instancePath:instancePath+"/success/showSeconds",schemaPath:"#/properties/success/properties/showSeconds/type",keyword:"type",params:{type: schema115.properties.success.properties.showSeconds.type}};
vErrors = joinErrors(vErrors, [err57]);
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 60 || isNaN(data36)){
const err58 = {instancePath:instancePath+"/success/showSeconds",schemaPath:"#/properties/success/properties/showSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60}};
vErrors = joinErrors(vErrors, [err58]);
errors++;
}
if(data36 < 1 || isNaN(data36)){
const err59 = {instancePath:instancePath+"/success/showSeconds",schemaPath:"#/properties/success/properties/showSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = joinErrors(vErrors, [err59]);
errors++;
}
}
if(typeof data36 === "string"){
if(!pattern20.test(data36)){
const err60 = {instancePath:instancePath+"/success/showSeconds",schemaPath:"#/properties/success/properties/showSeconds/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err60]);
errors++;
}
}
}
}
}
if(data.confirmation !== undefined){
let data37 = data.confirmation;
if((!(data37 && typeof data37 == "object" && !Array.isArray(data37))) && (typeof data37 !== "string")){
const err61 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/type",keyword:"type",params:{type: schema115.properties.confirmation.type}};
vErrors = joinErrors(vErrors, [err61]);
errors++;
}
if(typeof data37 === "string"){
if(!pattern20.test(data37)){
const err62 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err62]);
errors++;
}
}
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.heading === undefined){
const err63 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err63]);
errors++;
}
if(data37.text === undefined){
const err64 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err64]);
errors++;
}
for(const key7 in data37){
if(!((((key7 === "heading") || (key7 === "text")) || (key7 === "referenceLabel")) || (key7 === "again"))){
const err65 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
vErrors = joinErrors(vErrors, [err65]);
errors++;
}
}
if(data37.heading !== undefined){
if(!(validate22(data37.heading, {instancePath:instancePath+"/confirmation/heading",parentData:data37,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data37.text !== undefined){
if(!(validate358(data37.text, {instancePath:instancePath+"/confirmation/text",parentData:data37,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data37.referenceLabel !== undefined){
if(!(validate22(data37.referenceLabel, {instancePath:instancePath+"/confirmation/referenceLabel",parentData:data37,parentDataProperty:"referenceLabel",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data37.again !== undefined){
if(!(validate22(data37.again, {instancePath:instancePath+"/confirmation/again",parentData:data37,parentDataProperty:"again",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
}
if(data.failure !== undefined){
let data42 = data.failure;
if((!(data42 && typeof data42 == "object" && !Array.isArray(data42))) && (typeof data42 !== "string")){
const err66 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type: schema115.properties.failure.type}};
vErrors = joinErrors(vErrors, [err66]);
errors++;
}
if(typeof data42 === "string"){
if(!pattern20.test(data42)){
const err67 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err67]);
errors++;
}
}
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.alert === undefined){
const err68 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty: "alert"}};
vErrors = joinErrors(vErrors, [err68]);
errors++;
}
for(const key8 in data42){
if(!(((((key8 === "alert") || (key8 === "kept")) || (key8 === "reasons")) || (key8 === "copy")) || (key8 === "otherWays"))){
const err69 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
vErrors = joinErrors(vErrors, [err69]);
errors++;
}
}
if(data42.alert !== undefined){
if(!(validate22(data42.alert, {instancePath:instancePath+"/failure/alert",parentData:data42,parentDataProperty:"alert",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data42.kept !== undefined){
if(!(validate22(data42.kept, {instancePath:instancePath+"/failure/kept",parentData:data42,parentDataProperty:"kept",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data42.reasons !== undefined){
let data45 = data42.reasons;
if((!(data45 && typeof data45 == "object" && !Array.isArray(data45))) && (typeof data45 !== "string")){
const err70 = {instancePath:instancePath+"/failure/reasons",schemaPath:"#/properties/failure/properties/reasons/type",keyword:"type",params:{type: schema115.properties.failure.properties.reasons.type}};
vErrors = joinErrors(vErrors, [err70]);
errors++;
}
if(typeof data45 === "string"){
if(!pattern20.test(data45)){
const err71 = {instancePath:instancePath+"/failure/reasons",schemaPath:"#/properties/failure/properties/reasons/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err71]);
errors++;
}
}
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
for(const key9 in data45){
if(!((((((((key9 === "badRequest") || (key9 === "blocked")) || (key9 === "tooManyRequests")) || (key9 === "tooLarge")) || (key9 === "serviceTrouble")) || (key9 === "offline")) || (key9 === "notLoaded")) || (key9 === "unknown"))){
const err72 = {instancePath:instancePath+"/failure/reasons",schemaPath:"#/properties/failure/properties/reasons/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
vErrors = joinErrors(vErrors, [err72]);
errors++;
}
}
if(data45.badRequest !== undefined){
if(!(validate358(data45.badRequest, {instancePath:instancePath+"/failure/reasons/badRequest",parentData:data45,parentDataProperty:"badRequest",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data45.blocked !== undefined){
if(!(validate358(data45.blocked, {instancePath:instancePath+"/failure/reasons/blocked",parentData:data45,parentDataProperty:"blocked",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data45.tooManyRequests !== undefined){
if(!(validate358(data45.tooManyRequests, {instancePath:instancePath+"/failure/reasons/tooManyRequests",parentData:data45,parentDataProperty:"tooManyRequests",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data45.tooLarge !== undefined){
if(!(validate358(data45.tooLarge, {instancePath:instancePath+"/failure/reasons/tooLarge",parentData:data45,parentDataProperty:"tooLarge",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data45.serviceTrouble !== undefined){
if(!(validate358(data45.serviceTrouble, {instancePath:instancePath+"/failure/reasons/serviceTrouble",parentData:data45,parentDataProperty:"serviceTrouble",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data45.offline !== undefined){
if(!(validate358(data45.offline, {instancePath:instancePath+"/failure/reasons/offline",parentData:data45,parentDataProperty:"offline",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data45.notLoaded !== undefined){
if(!(validate358(data45.notLoaded, {instancePath:instancePath+"/failure/reasons/notLoaded",parentData:data45,parentDataProperty:"notLoaded",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data45.unknown !== undefined){
if(!(validate358(data45.unknown, {instancePath:instancePath+"/failure/reasons/unknown",parentData:data45,parentDataProperty:"unknown",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
}
}
if(data42.copy !== undefined){
if(!(validate22(data42.copy, {instancePath:instancePath+"/failure/copy",parentData:data42,parentDataProperty:"copy",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data42.otherWays !== undefined){
let data55 = data42.otherWays;
if((!(data55 && typeof data55 == "object" && !Array.isArray(data55))) && (typeof data55 !== "string")){
const err73 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/type",keyword:"type",params:{type: schema115.properties.failure.properties.otherWays.type}};
vErrors = joinErrors(vErrors, [err73]);
errors++;
}
if(typeof data55 === "string"){
if(!pattern20.test(data55)){
const err74 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err74]);
errors++;
}
}
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.heading === undefined){
const err75 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err75]);
errors++;
}
if(data55.text === undefined){
const err76 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err76]);
errors++;
}
for(const key10 in data55){
if(!(((((key10 === "heading") || (key10 === "text")) || (key10 === "email")) || (key10 === "subject")) || (key10 === "whatsapp"))){
const err77 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}};
vErrors = joinErrors(vErrors, [err77]);
errors++;
}
}
if(data55.heading !== undefined){
if(!(validate22(data55.heading, {instancePath:instancePath+"/failure/otherWays/heading",parentData:data55,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data55.text !== undefined){
if(!(validate358(data55.text, {instancePath:instancePath+"/failure/otherWays/text",parentData:data55,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data55.email !== undefined){
if(!(validate22(data55.email, {instancePath:instancePath+"/failure/otherWays/email",parentData:data55,parentDataProperty:"email",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data55.subject !== undefined){
if(!(validate22(data55.subject, {instancePath:instancePath+"/failure/otherWays/subject",parentData:data55,parentDataProperty:"subject",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data55.whatsapp !== undefined){
if(!(validate22(data55.whatsapp, {instancePath:instancePath+"/failure/otherWays/whatsapp",parentData:data55,parentDataProperty:"whatsapp",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err78 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err78]);
errors++;
}
validate811.errors = vErrors;
return errors === 0;
}

const expandedFormValidator = validate944;
const schema131 = {"type":"object","additionalProperties":false,"required":["type","name","delivery","sections","submit","success","failure"],"properties":{"type":{"const":"form"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"name":{"$ref":"part227"},"delivery":{"$ref":"part2"},"feedback":{"enum":["outcome","always"]},"sections":{"type":"array","minItems":1,"itemTitle":"part","items":{"type":"object","additionalProperties":false,"required":["fields"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"fields":{"type":"array","minItems":1,"itemTitle":"field","items":{"type":"object","additionalProperties":false,"required":["label","name","kind"],"properties":{"label":{"$ref":"part157"},"name":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"kind":{"enum":["text","email","tel","number","date","select","radio","checkbox","textarea","hidden","page","consent"]},"required":{"$ref":"part4"},"help":{"$ref":"part157"},"when":{"type":"object","additionalProperties":{"$ref":"part314"}},"prefill":{"$ref":"part4"},"options":{"type":"array","itemTitle":"choice","items":{"type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"value":{"$ref":"part2"},"options":{"type":"array","itemTitle":"choice","items":{"type":"object","additionalProperties":false,"required":["value","label"],"properties":{"label":{"$ref":"part2"},"value":{"$ref":"part2"}}}}}}},"rows":{"type":"integer","minimum":2,"maximum":20},"width":{"enum":["half","full"]},"autocomplete":{"$ref":"part2"},"inputmode":{"enum":["text","email","tel","numeric","decimal","url"]},"pattern":{"$ref":"part329"},"minLength":{"$ref":"part364"},"maxLength":{"$ref":"part364"},"min":{"$ref":"part331"},"max":{"$ref":"part331"},"step":{"type":"number","minimum":0.001},"value":{"$ref":"part2"},"message":{"$ref":"part2"},"summary":{"$ref":"part4"}}}}}}},"numbered":{"$ref":"part4"},"aside":{"type":"object","additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"type":"array","minItems":1,"maxItems":5,"itemTitle":"point","items":{"$ref":"part157"}}}},"privacy":{"$ref":"part157"},"keep":{"type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"help":{"$ref":"part157"}}},"clear":{"type":"object","additionalProperties":false,"required":["label","question","confirm","cancel","done"],"properties":{"label":{"$ref":"part2"},"question":{"$ref":"part2"},"confirm":{"$ref":"part2"},"cancel":{"$ref":"part2"},"done":{"$ref":"part2"}}},"spam":{"type":"object","additionalProperties":false,"required":[],"properties":{"trap":{"$ref":"part4"},"leastSeconds":{"$ref":"part374"}}},"submit":{"type":"object","additionalProperties":false,"required":["label","busy"],"properties":{"label":{"$ref":"part2"},"busy":{"$ref":"part2"},"preparing":{"$ref":"part2"}}},"success":{"type":"object","additionalProperties":false,"required":["title","text"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part182"},"delaySeconds":{"$ref":"part374"},"showSeconds":{"type":"number","minimum":1,"maximum":60}}},"confirmation":{"type":"object","additionalProperties":false,"required":["heading","text"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"referenceLabel":{"$ref":"part2"},"again":{"$ref":"part2"}}},"failure":{"type":"object","additionalProperties":false,"required":["alert"],"properties":{"alert":{"$ref":"part2"},"kept":{"$ref":"part2"},"reasons":{"type":"object","additionalProperties":false,"required":[],"properties":{"badRequest":{"$ref":"part182"},"blocked":{"$ref":"part182"},"tooManyRequests":{"$ref":"part182"},"tooLarge":{"$ref":"part182"},"serviceTrouble":{"$ref":"part182"},"offline":{"$ref":"part182"},"notLoaded":{"$ref":"part182"},"unknown":{"$ref":"part182"}}},"copy":{"$ref":"part2"},"otherWays":{"type":"object","additionalProperties":false,"required":["heading","text"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"email":{"$ref":"part2"},"subject":{"$ref":"part2"},"whatsapp":{"$ref":"part2"}}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate963(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate963.errors = vErrors;
return errors === 0;
}


function validate983(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate983.errors = vErrors;
return errors === 0;
}

const pattern137 = new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");

function validate944(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema131.properties, key0))){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate546(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
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
const err9 = {instancePath:instancePath+"/feedback",schemaPath:"#/properties/feedback/enum",keyword:"enum",params:{allowedValues: schema131.properties.feedback.enum}};
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
if(!(validate420(data8.text, {instancePath:instancePath+"/sections/" + i0+"/text",parentData:data8,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
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
if(!(func2.call(schema131.properties.sections.items.properties.fields.items.properties, key2))){
const err17 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1,schemaPath:"#/properties/sections/items/properties/fields/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
}
if(data12.label !== undefined){
if(!(validate370(data12.label, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/label",parentData:data12,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate370.errors);
errors = vErrors.length;
}
}
if(data12.name !== undefined){
let data14 = data12.name;
if(typeof data14 === "string"){
if(!pattern137.test(data14)){
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
const err20 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/kind",schemaPath:"#/properties/sections/items/properties/fields/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema131.properties.sections.items.properties.fields.items.properties.kind.enum}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
}
if(data12.required !== undefined){
if(!(validate24(data12.required, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/required",parentData:data12,parentDataProperty:"required",rootData}))){
vErrors = joinErrors(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data12.help !== undefined){
if(!(validate370(data12.help, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/help",parentData:data12,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate370.errors);
errors = vErrors.length;
}
}
if(data12.when !== undefined){
let data18 = data12.when;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key3 in data18){
if(!(validate828(data18[key3], {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/when/" + inPointer(key3),parentData:data18,parentDataProperty:key3,rootData}))){
vErrors = joinErrors(vErrors, validate828.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/when",schemaPath:"#/properties/sections/items/properties/fields/items/properties/when/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err21]);
errors++;
}
}
if(data12.prefill !== undefined){
if(!(validate24(data12.prefill, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/prefill",parentData:data12,parentDataProperty:"prefill",rootData}))){
vErrors = joinErrors(vErrors, validate24.errors);
errors = vErrors.length;
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
const err22 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2,schemaPath:"#/properties/sections/items/properties/fields/items/properties/options/items/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err22]);
errors++;
}
for(const key4 in data22){
if(!(((key4 === "label") || (key4 === "value")) || (key4 === "options"))){
const err23 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2,schemaPath:"#/properties/sections/items/properties/fields/items/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = joinErrors(vErrors, [err23]);
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
const err24 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2+"/options/" + i3,schemaPath:"#/properties/sections/items/properties/fields/items/properties/options/items/properties/options/items/required",keyword:"required",params:{missingProperty: "value"}};
vErrors = joinErrors(vErrors, [err24]);
errors++;
}
if(data26.label === undefined){
const err25 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2+"/options/" + i3,schemaPath:"#/properties/sections/items/properties/fields/items/properties/options/items/properties/options/items/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err25]);
errors++;
}
for(const key5 in data26){
if(!((key5 === "label") || (key5 === "value"))){
const err26 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2+"/options/" + i3,schemaPath:"#/properties/sections/items/properties/fields/items/properties/options/items/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = joinErrors(vErrors, [err26]);
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
const err27 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2+"/options/" + i3,schemaPath:"#/properties/sections/items/properties/fields/items/properties/options/items/properties/options/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err27]);
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2+"/options",schemaPath:"#/properties/sections/items/properties/fields/items/properties/options/items/properties/options/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err28]);
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options/" + i2,schemaPath:"#/properties/sections/items/properties/fields/items/properties/options/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err29]);
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/options",schemaPath:"#/properties/sections/items/properties/fields/items/properties/options/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err30]);
errors++;
}
}
if(data12.rows !== undefined){
let data29 = data12.rows;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err31 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/rows",schemaPath:"#/properties/sections/items/properties/fields/items/properties/rows/type",keyword:"type",params:{type: "integer"}};
vErrors = joinErrors(vErrors, [err31]);
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 20 || isNaN(data29)){
const err32 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/rows",schemaPath:"#/properties/sections/items/properties/fields/items/properties/rows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}};
vErrors = joinErrors(vErrors, [err32]);
errors++;
}
if(data29 < 2 || isNaN(data29)){
const err33 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/rows",schemaPath:"#/properties/sections/items/properties/fields/items/properties/rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
vErrors = joinErrors(vErrors, [err33]);
errors++;
}
}
}
if(data12.width !== undefined){
let data30 = data12.width;
if(!((data30 === "half") || (data30 === "full"))){
const err34 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/width",schemaPath:"#/properties/sections/items/properties/fields/items/properties/width/enum",keyword:"enum",params:{allowedValues: schema131.properties.sections.items.properties.fields.items.properties.width.enum}};
vErrors = joinErrors(vErrors, [err34]);
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
const err35 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/inputmode",schemaPath:"#/properties/sections/items/properties/fields/items/properties/inputmode/enum",keyword:"enum",params:{allowedValues: schema131.properties.sections.items.properties.fields.items.properties.inputmode.enum}};
vErrors = joinErrors(vErrors, [err35]);
errors++;
}
}
if(data12.pattern !== undefined){
if(!(validate860(data12.pattern, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/pattern",parentData:data12,parentDataProperty:"pattern",rootData}))){
vErrors = joinErrors(vErrors, validate860.errors);
errors = vErrors.length;
}
}
if(data12.minLength !== undefined){
if(!(validate963(data12.minLength, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/minLength",parentData:data12,parentDataProperty:"minLength",rootData}))){
vErrors = joinErrors(vErrors, validate963.errors);
errors = vErrors.length;
}
}
if(data12.maxLength !== undefined){
if(!(validate963(data12.maxLength, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/maxLength",parentData:data12,parentDataProperty:"maxLength",rootData}))){
vErrors = joinErrors(vErrors, validate963.errors);
errors = vErrors.length;
}
}
if(data12.min !== undefined){
if(!(validate865(data12.min, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/min",parentData:data12,parentDataProperty:"min",rootData}))){
vErrors = joinErrors(vErrors, validate865.errors);
errors = vErrors.length;
}
}
if(data12.max !== undefined){
if(!(validate865(data12.max, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/max",parentData:data12,parentDataProperty:"max",rootData}))){
vErrors = joinErrors(vErrors, validate865.errors);
errors = vErrors.length;
}
}
if(data12.step !== undefined){
let data38 = data12.step;
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0.001 || isNaN(data38)){
const err36 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/step",schemaPath:"#/properties/sections/items/properties/fields/items/properties/step/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.001}};
vErrors = joinErrors(vErrors, [err36]);
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/step",schemaPath:"#/properties/sections/items/properties/fields/items/properties/step/type",keyword:"type",params:{type: "number"}};
vErrors = joinErrors(vErrors, [err37]);
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
if(!(validate24(data12.summary, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/summary",parentData:data12,parentDataProperty:"summary",rootData}))){
vErrors = joinErrors(vErrors, validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err38 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1,schemaPath:"#/properties/sections/items/properties/fields/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err38]);
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/sections/" + i0+"/fields",schemaPath:"#/properties/sections/items/properties/fields/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err39]);
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/sections/" + i0,schemaPath:"#/properties/sections/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err40]);
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err41]);
errors++;
}
}
if(data.numbered !== undefined){
if(!(validate24(data.numbered, {instancePath:instancePath+"/numbered",parentData:data,parentDataProperty:"numbered",rootData}))){
vErrors = joinErrors(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.aside !== undefined){
let data43 = data.aside;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.heading === undefined){
const err42 = {instancePath:instancePath+"/aside",schemaPath:"#/properties/aside/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err42]);
errors++;
}
if(data43.items === undefined){
const err43 = {instancePath:instancePath+"/aside",schemaPath:"#/properties/aside/required",keyword:"required",params:{missingProperty: "items"}};
vErrors = joinErrors(vErrors, [err43]);
errors++;
}
for(const key6 in data43){
if(!((key6 === "heading") || (key6 === "items"))){
const err44 = {instancePath:instancePath+"/aside",schemaPath:"#/properties/aside/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
vErrors = joinErrors(vErrors, [err44]);
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
const err45 = {instancePath:instancePath+"/aside/items",schemaPath:"#/properties/aside/properties/items/maxItems",keyword:"maxItems",params:{limit: 5}};
vErrors = joinErrors(vErrors, [err45]);
errors++;
}
if(data45.length < 1){
const err46 = {instancePath:instancePath+"/aside/items",schemaPath:"#/properties/aside/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err46]);
errors++;
}
const len4 = data45.length;
for(let i4=0; i4<len4; i4++){
if(!(validate370(data45[i4], {instancePath:instancePath+"/aside/items/" + i4,parentData:data45,parentDataProperty:i4,rootData}))){
vErrors = joinErrors(vErrors, validate370.errors);
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
if(!(validate370(data.privacy, {instancePath:instancePath+"/privacy",parentData:data,parentDataProperty:"privacy",rootData}))){
vErrors = joinErrors(vErrors, validate370.errors);
errors = vErrors.length;
}
}
if(data.keep !== undefined){
let data48 = data.keep;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.label === undefined){
const err49 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err49]);
errors++;
}
for(const key7 in data48){
if(!((key7 === "label") || (key7 === "help"))){
const err50 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
vErrors = joinErrors(vErrors, [err50]);
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
if(!(validate370(data48.help, {instancePath:instancePath+"/keep/help",parentData:data48,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate370.errors);
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
let data51 = data.clear;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.label === undefined){
const err52 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err52]);
errors++;
}
if(data51.question === undefined){
const err53 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "question"}};
vErrors = joinErrors(vErrors, [err53]);
errors++;
}
if(data51.confirm === undefined){
const err54 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "confirm"}};
vErrors = joinErrors(vErrors, [err54]);
errors++;
}
if(data51.cancel === undefined){
const err55 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "cancel"}};
vErrors = joinErrors(vErrors, [err55]);
errors++;
}
if(data51.done === undefined){
const err56 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/required",keyword:"required",params:{missingProperty: "done"}};
vErrors = joinErrors(vErrors, [err56]);
errors++;
}
for(const key8 in data51){
if(!(((((key8 === "label") || (key8 === "question")) || (key8 === "confirm")) || (key8 === "cancel")) || (key8 === "done"))){
const err57 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
vErrors = joinErrors(vErrors, [err57]);
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
const err58 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err58]);
errors++;
}
}
if(data.spam !== undefined){
let data57 = data.spam;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
for(const key9 in data57){
if(!((key9 === "trap") || (key9 === "leastSeconds"))){
const err59 = {instancePath:instancePath+"/spam",schemaPath:"#/properties/spam/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
vErrors = joinErrors(vErrors, [err59]);
errors++;
}
}
if(data57.trap !== undefined){
if(!(validate24(data57.trap, {instancePath:instancePath+"/spam/trap",parentData:data57,parentDataProperty:"trap",rootData}))){
vErrors = joinErrors(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data57.leastSeconds !== undefined){
if(!(validate983(data57.leastSeconds, {instancePath:instancePath+"/spam/leastSeconds",parentData:data57,parentDataProperty:"leastSeconds",rootData}))){
vErrors = joinErrors(vErrors, validate983.errors);
errors = vErrors.length;
}
}
}
else {
const err60 = {instancePath:instancePath+"/spam",schemaPath:"#/properties/spam/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err60]);
errors++;
}
}
if(data.submit !== undefined){
let data60 = data.submit;
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
if(data60.label === undefined){
const err61 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = joinErrors(vErrors, [err61]);
errors++;
}
if(data60.busy === undefined){
const err62 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/required",keyword:"required",params:{missingProperty: "busy"}};
vErrors = joinErrors(vErrors, [err62]);
errors++;
}
for(const key10 in data60){
if(!(((key10 === "label") || (key10 === "busy")) || (key10 === "preparing"))){
const err63 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}};
vErrors = joinErrors(vErrors, [err63]);
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
const err64 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err64]);
errors++;
}
}
if(data.success !== undefined){
let data64 = data.success;
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if(data64.title === undefined){
const err65 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err65]);
errors++;
}
if(data64.text === undefined){
const err66 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err66]);
errors++;
}
for(const key11 in data64){
if(!((((key11 === "title") || (key11 === "text")) || (key11 === "delaySeconds")) || (key11 === "showSeconds"))){
const err67 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}};
vErrors = joinErrors(vErrors, [err67]);
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
if(!(validate420(data64.text, {instancePath:instancePath+"/success/text",parentData:data64,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data64.delaySeconds !== undefined){
if(!(validate983(data64.delaySeconds, {instancePath:instancePath+"/success/delaySeconds",parentData:data64,parentDataProperty:"delaySeconds",rootData}))){
vErrors = joinErrors(vErrors, validate983.errors);
errors = vErrors.length;
}
}
if(data64.showSeconds !== undefined){
let data68 = data64.showSeconds;
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 > 60 || isNaN(data68)){
const err68 = {instancePath:instancePath+"/success/showSeconds",schemaPath:"#/properties/success/properties/showSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60}};
vErrors = joinErrors(vErrors, [err68]);
errors++;
}
if(data68 < 1 || isNaN(data68)){
const err69 = {instancePath:instancePath+"/success/showSeconds",schemaPath:"#/properties/success/properties/showSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = joinErrors(vErrors, [err69]);
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/success/showSeconds",schemaPath:"#/properties/success/properties/showSeconds/type",keyword:"type",params:{type: "number"}};
vErrors = joinErrors(vErrors, [err70]);
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err71]);
errors++;
}
}
if(data.confirmation !== undefined){
let data69 = data.confirmation;
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
if(data69.heading === undefined){
const err72 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err72]);
errors++;
}
if(data69.text === undefined){
const err73 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err73]);
errors++;
}
for(const key12 in data69){
if(!((((key12 === "heading") || (key12 === "text")) || (key12 === "referenceLabel")) || (key12 === "again"))){
const err74 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}};
vErrors = joinErrors(vErrors, [err74]);
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
if(!(validate420(data69.text, {instancePath:instancePath+"/confirmation/text",parentData:data69,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
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
const err75 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err75]);
errors++;
}
}
if(data.failure !== undefined){
let data74 = data.failure;
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
if(data74.alert === undefined){
const err76 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty: "alert"}};
vErrors = joinErrors(vErrors, [err76]);
errors++;
}
for(const key13 in data74){
if(!(((((key13 === "alert") || (key13 === "kept")) || (key13 === "reasons")) || (key13 === "copy")) || (key13 === "otherWays"))){
const err77 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}};
vErrors = joinErrors(vErrors, [err77]);
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
const err78 = {instancePath:instancePath+"/failure/reasons",schemaPath:"#/properties/failure/properties/reasons/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}};
vErrors = joinErrors(vErrors, [err78]);
errors++;
}
}
if(data77.badRequest !== undefined){
if(!(validate420(data77.badRequest, {instancePath:instancePath+"/failure/reasons/badRequest",parentData:data77,parentDataProperty:"badRequest",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data77.blocked !== undefined){
if(!(validate420(data77.blocked, {instancePath:instancePath+"/failure/reasons/blocked",parentData:data77,parentDataProperty:"blocked",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data77.tooManyRequests !== undefined){
if(!(validate420(data77.tooManyRequests, {instancePath:instancePath+"/failure/reasons/tooManyRequests",parentData:data77,parentDataProperty:"tooManyRequests",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data77.tooLarge !== undefined){
if(!(validate420(data77.tooLarge, {instancePath:instancePath+"/failure/reasons/tooLarge",parentData:data77,parentDataProperty:"tooLarge",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data77.serviceTrouble !== undefined){
if(!(validate420(data77.serviceTrouble, {instancePath:instancePath+"/failure/reasons/serviceTrouble",parentData:data77,parentDataProperty:"serviceTrouble",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data77.offline !== undefined){
if(!(validate420(data77.offline, {instancePath:instancePath+"/failure/reasons/offline",parentData:data77,parentDataProperty:"offline",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data77.notLoaded !== undefined){
if(!(validate420(data77.notLoaded, {instancePath:instancePath+"/failure/reasons/notLoaded",parentData:data77,parentDataProperty:"notLoaded",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data77.unknown !== undefined){
if(!(validate420(data77.unknown, {instancePath:instancePath+"/failure/reasons/unknown",parentData:data77,parentDataProperty:"unknown",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
}
else {
const err79 = {instancePath:instancePath+"/failure/reasons",schemaPath:"#/properties/failure/properties/reasons/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err79]);
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
const err80 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/required",keyword:"required",params:{missingProperty: "heading"}};
vErrors = joinErrors(vErrors, [err80]);
errors++;
}
if(data87.text === undefined){
const err81 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err81]);
errors++;
}
for(const key15 in data87){
if(!(((((key15 === "heading") || (key15 === "text")) || (key15 === "email")) || (key15 === "subject")) || (key15 === "whatsapp"))){
const err82 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}};
vErrors = joinErrors(vErrors, [err82]);
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
if(!(validate420(data87.text, {instancePath:instancePath+"/failure/otherWays/text",parentData:data87,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
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
const err83 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err83]);
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err84]);
errors++;
}
}
if(data.surface !== undefined){
let data93 = data.surface;
if(!((((((data93 === "plain") || (data93 === "tinted")) || (data93 === "accent")) || (data93 === "second")) || (data93 === "ink")) || (data93 === "picture"))){
const err85 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema131.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err85]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err86 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err86]);
errors++;
}
validate944.errors = vErrors;
return errors === 0;
}

const writtenGalleryValidator = validate1013;
const schema134 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"gallery"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"picture","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part386"},"else":{"$ref":"part385"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part386"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part213"},"backdrop":{"$ref":"part192"},"anchor":{"$ref":"part214"}}};
const schema136 = {"type":["object","string"],"additionalProperties":false,"required":["picture"],"properties":{"picture":{"$ref":"part192"},"caption":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1019(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema136.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
if(!(validate436(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
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
validate1019.errors = vErrors;
return errors === 0;
}


function validate1017(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate1019(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1019.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate1017.errors = vErrors;
return errors === 0;
}


function validate1013(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema134.properties.items.type}};
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
if(!(validate1017(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1017.errors);
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
if(!pattern20.test(data4)){
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
if(!(validate1017(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1017.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate1019(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1019.errors);
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
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.from !== undefined){
if(!(validate183(data5.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data5,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate1013.errors = vErrors;
return errors === 0;
}

const expandedGalleryValidator = validate1034;
const schema137 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"gallery"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"items":{"type":"array","minItems":1,"itemTitle":"picture","items":{"type":"object","additionalProperties":false,"required":["picture"],"properties":{"picture":{"$ref":"part11"},"caption":{"$ref":"part2"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate1034(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
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
if(!(validate29(data5.picture, {instancePath:instancePath+"/items/" + i0+"/picture",parentData:data5,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
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
const err9 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema137.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
validate1034.errors = vErrors;
return errors === 0;
}

const writtenHeroValidator = validate1042;
const schema138 = {"type":"object","additionalProperties":false,"required":["type","heading"],"properties":{"type":{"const":"hero"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"style":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["large","page"]}},"flag":{"$ref":"part2"},"claim":{"$ref":"part193"},"actions":{"$ref":"part211"},"artwork":{"$ref":"part192"},"picture":{"$ref":"part192"},"layout":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["split","columns","cover","band"]}},"surface":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["plain","tinted","accent","second","ink"]}},"anchor":{"$ref":"part214"}}};

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
for(const key0 in data){
if(!(func2.call(schema138.properties, key0))){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
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
if(!pattern30.test(data4)){
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
const err6 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/else/enum",keyword:"enum",params:{allowedValues: schema138.properties.style.else.enum}};
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
if(!(validate443(data.claim, {instancePath:instancePath+"/claim",parentData:data,parentDataProperty:"claim",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate494(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate494.errors);
errors = vErrors.length;
}
}
if(data.artwork !== undefined){
if(!(validate436(data.artwork, {instancePath:instancePath+"/artwork",parentData:data,parentDataProperty:"artwork",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
if(!(validate436(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
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
if(!pattern30.test(data10)){
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
const err10 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/else/enum",keyword:"enum",params:{allowedValues: schema138.properties.layout.else.enum}};
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
if(!pattern30.test(data11)){
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
const err14 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/else/enum",keyword:"enum",params:{allowedValues: schema138.properties.surface.else.enum}};
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
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
validate1042.errors = vErrors;
return errors === 0;
}

const expandedHeroValidator = validate1052;
const schema139 = {"type":"object","additionalProperties":false,"required":["type","heading"],"properties":{"type":{"const":"hero"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"style":{"enum":["large","page"]},"flag":{"$ref":"part2"},"claim":{"$ref":"part216"},"actions":{"$ref":"part226"},"artwork":{"$ref":"part11"},"picture":{"$ref":"part11"},"layout":{"enum":["split","columns","cover","band"]},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part227"}}};

function validate1052(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema139.properties, key0))){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data4 = data.style;
if(!((data4 === "large") || (data4 === "page"))){
const err4 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema139.properties.style.enum}};
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
if(!(validate523(data.claim, {instancePath:instancePath+"/claim",parentData:data,parentDataProperty:"claim",rootData}))){
vErrors = joinErrors(vErrors, validate523.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate542(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate542.errors);
errors = vErrors.length;
}
}
if(data.artwork !== undefined){
if(!(validate29(data.artwork, {instancePath:instancePath+"/artwork",parentData:data,parentDataProperty:"artwork",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
if(!(validate29(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.layout !== undefined){
let data10 = data.layout;
if(!((((data10 === "split") || (data10 === "columns")) || (data10 === "cover")) || (data10 === "band"))){
const err5 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema139.properties.layout.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.surface !== undefined){
let data11 = data.surface;
if(!(((((data11 === "plain") || (data11 === "tinted")) || (data11 === "accent")) || (data11 === "second")) || (data11 === "ink"))){
const err6 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema139.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
validate1052.errors = vErrors;
return errors === 0;
}

const writtenListValidator = validate1062;
const schema140 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"list"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"marker":{"$ref":"part403"},"columns":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":[1,2,3]}},"items":{"$ref":"part406"},"surface":{"$ref":"part213"},"backdrop":{"$ref":"part192"},"anchor":{"$ref":"part214"}}};
const schema141 = {"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["check","number","dot"]}};

function validate1066(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data === "string"){
if(!pattern30.test(data)){
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
const err2 = {instancePath,schemaPath:"#/else/enum",keyword:"enum",params:{allowedValues: schema141.else.enum}};
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
validate1066.errors = vErrors;
return errors === 0;
}

const schema142 = {"type":["array","object","string"],"minItems":1,"itemTitle":"item","items":{"$ref":"part342"},"if":{"type":"object"},"then":{"$ref":"part341"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1068(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema142.type}};
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
if(!(validate891(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate891.errors);
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
if(!pattern20.test(data)){
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
if(!(validate899(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate899.errors);
errors = vErrors.length;
}
}
}
validate1068.errors = vErrors;
return errors === 0;
}


function validate1062(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema140.properties, key0))){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data.marker !== undefined){
if(!(validate1066(data.marker, {instancePath:instancePath+"/marker",parentData:data,parentDataProperty:"marker",rootData}))){
vErrors = joinErrors(vErrors, validate1066.errors);
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
if(!pattern30.test(data5)){
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
const err6 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/else/enum",keyword:"enum",params:{allowedValues: schema140.properties.columns.else.enum}};
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
if(!(validate1068(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1068.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
validate1062.errors = vErrors;
return errors === 0;
}

const expandedListValidator = validate1075;
const schema143 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"list"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"marker":{"enum":["check","number","dot"]},"columns":{"enum":[1,2,3]},"items":{"$ref":"part408"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate1079(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate370(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate370.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
validate1079.errors = vErrors;
return errors === 0;
}


function validate1075(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema143.properties, key0))){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data.marker !== undefined){
let data4 = data.marker;
if(!(((data4 === "check") || (data4 === "number")) || (data4 === "dot"))){
const err4 = {instancePath:instancePath+"/marker",schemaPath:"#/properties/marker/enum",keyword:"enum",params:{allowedValues: schema143.properties.marker.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.columns !== undefined){
let data5 = data.columns;
if(!(((data5 === 1) || (data5 === 2)) || (data5 === 3))){
const err5 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/enum",keyword:"enum",params:{allowedValues: schema143.properties.columns.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.items !== undefined){
if(!(validate1079(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1079.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data7 = data.surface;
if(!((((((data7 === "plain") || (data7 === "tinted")) || (data7 === "accent")) || (data7 === "second")) || (data7 === "ink")) || (data7 === "picture"))){
const err6 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema143.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
validate1075.errors = vErrors;
return errors === 0;
}

const writtenListsValidator = validate1084;
const schema145 = {"type":"object","additionalProperties":false,"required":["type","lists"],"properties":{"type":{"const":"lists"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"marker":{"$ref":"part403"},"lists":{"type":["array","object","string"],"minItems":2,"maxItems":3,"itemTitle":"list","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part412"},"else":{"$ref":"part411"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part412"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part213"},"backdrop":{"$ref":"part192"},"anchor":{"$ref":"part214"}}};
const schema147 = {"type":["object","string"],"additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"items":{"$ref":"part406"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1091(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema147.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
if(!(validate1068(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1068.errors);
errors = vErrors.length;
}
}
}
validate1091.errors = vErrors;
return errors === 0;
}


function validate1089(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate1091(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1091.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate1089.errors = vErrors;
return errors === 0;
}


function validate1084(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema145.properties, key0))){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data.marker !== undefined){
if(!(validate1066(data.marker, {instancePath:instancePath+"/marker",parentData:data,parentDataProperty:"marker",rootData}))){
vErrors = joinErrors(vErrors, validate1066.errors);
errors = vErrors.length;
}
}
if(data.lists !== undefined){
let data5 = data.lists;
if((!data5 || typeof data5 != "object") && (typeof data5 !== "string")){
const err4 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: schema145.properties.lists.type}};
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
if(!(validate1089(data5, {instancePath:instancePath+"/lists",parentData:data,parentDataProperty:"lists",rootData}))){
vErrors = joinErrors(vErrors, validate1089.errors);
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
if(!pattern20.test(data5)){
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
if(!(validate1089(data6, {instancePath:instancePath+"/lists/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1089.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs18 = errors;
if(!(validate1091(data6, {instancePath:instancePath+"/lists/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1091.errors);
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
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.from !== undefined){
if(!(validate183(data6.from, {instancePath:instancePath+"/lists/" + i0+"/from",parentData:data6,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
validate1084.errors = vErrors;
return errors === 0;
}

const expandedListsValidator = validate1107;
const schema148 = {"type":"object","additionalProperties":false,"required":["type","lists"],"properties":{"type":{"const":"lists"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"marker":{"enum":["check","number","dot"]},"lists":{"type":"array","minItems":2,"maxItems":3,"itemTitle":"list","items":{"type":"object","additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"items":{"$ref":"part408"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate1107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema148.properties, key0))){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data.marker !== undefined){
let data4 = data.marker;
if(!(((data4 === "check") || (data4 === "number")) || (data4 === "dot"))){
const err4 = {instancePath:instancePath+"/marker",schemaPath:"#/properties/marker/enum",keyword:"enum",params:{allowedValues: schema148.properties.marker.enum}};
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
if(!(validate420(data6.text, {instancePath:instancePath+"/lists/" + i0+"/text",parentData:data6,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data6.items !== undefined){
if(!(validate1079(data6.items, {instancePath:instancePath+"/lists/" + i0+"/items",parentData:data6,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1079.errors);
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
const err12 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema148.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
validate1107.errors = vErrors;
return errors === 0;
}

const writtenLogosValidator = validate1116;
const schema149 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"logos"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"mark","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part421"},"else":{"$ref":"part420"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part421"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part213"},"backdrop":{"$ref":"part192"},"anchor":{"$ref":"part214"}}};
const schema151 = {"type":["object","string"],"additionalProperties":false,"required":["picture"],"properties":{"picture":{"$ref":"part192"},"to":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema151.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
if(!(validate436(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
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
validate1122.errors = vErrors;
return errors === 0;
}


function validate1120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate1122(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1122.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate1120.errors = vErrors;
return errors === 0;
}


function validate1116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema149.properties.items.type}};
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
if(!(validate1120(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1120.errors);
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
if(!pattern20.test(data4)){
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
if(!(validate1120(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1120.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate1122(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1122.errors);
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
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.from !== undefined){
if(!(validate183(data5.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data5,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate1116.errors = vErrors;
return errors === 0;
}

const expandedLogosValidator = validate1137;
const schema152 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"logos"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"items":{"type":"array","minItems":1,"itemTitle":"mark","items":{"type":"object","additionalProperties":false,"required":["picture"],"properties":{"picture":{"$ref":"part11"},"to":{"$ref":"part2"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate1137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
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
if(!(validate29(data5.picture, {instancePath:instancePath+"/items/" + i0+"/picture",parentData:data5,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
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
const err9 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema152.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
validate1137.errors = vErrors;
return errors === 0;
}

const writtenNotFoundValidator = validate1145;

function validate1145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate358(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined){
if(!(validate221(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = joinErrors(vErrors, validate221.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
validate1145.errors = vErrors;
return errors === 0;
}

const expandedNotFoundValidator = validate1153;
const schema154 = {"type":"object","additionalProperties":false,"required":["type","heading","text","action"],"properties":{"type":{"const":"not-found"},"heading":{"$ref":"part2"},"text":{"$ref":"part2"},"help":{"$ref":"part182"},"action":{"$ref":"part164"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate1153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate420(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined){
if(!(validate383(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = joinErrors(vErrors, validate383.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data5 = data.surface;
if(!((((((data5 === "plain") || (data5 === "tinted")) || (data5 === "accent")) || (data5 === "second")) || (data5 === "ink")) || (data5 === "picture"))){
const err6 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema154.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
validate1153.errors = vErrors;
return errors === 0;
}

const writtenNoticeValidator = validate1160;

function validate1160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
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
if(!(validate494(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate494.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
validate1160.errors = vErrors;
return errors === 0;
}

const expandedNoticeValidator = validate1168;
const schema156 = {"type":"object","additionalProperties":false,"required":["type","text"],"properties":{"type":{"const":"notice"},"title":{"$ref":"part2"},"text":{"$ref":"part182"},"icon":{"$ref":"part2"},"actions":{"$ref":"part226"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate1168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
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
if(!(validate542(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate542.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data5 = data.surface;
if(!((((((data5 === "plain") || (data5 === "tinted")) || (data5 === "accent")) || (data5 === "second")) || (data5 === "ink")) || (data5 === "picture"))){
const err4 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema156.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate1168.errors = vErrors;
return errors === 0;
}

const writtenPlaceValidator = validate1175;
const schema157 = {"type":"object","additionalProperties":false,"required":["type","heading","label"],"properties":{"type":{"const":"place"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"at":{"type":["array","object","string"],"itemTitle":"coordinate","minItems":2,"maxItems":2,"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part436"},"else":{"$ref":"part435"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part436"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"label":{"$ref":"part2"},"address":{"$ref":"part70"},"hours":{"$ref":"part132"},"allSeasons":{"$ref":"part277"},"zoom":{"type":["integer","string"],"minimum":3,"maximum":18,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"actions":{"$ref":"part211"},"surface":{"$ref":"part213"},"backdrop":{"$ref":"part192"},"anchor":{"$ref":"part214"}}};
const schema159 = {"type":["number","string"],"minimum":-180,"maximum":180,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema159.type}};
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
if(!pattern20.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
validate1181.errors = vErrors;
return errors === 0;
}


function validate1179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate1181(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1181.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate1179.errors = vErrors;
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
if(!(func2.call(schema157.properties, key0))){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined){
let data4 = data.at;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err5 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: schema157.properties.at.type}};
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
if(!(validate1179(data4, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = joinErrors(vErrors, validate1179.errors);
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
if(!pattern20.test(data4)){
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
if(!(validate1179(data5, {instancePath:instancePath+"/at/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1179.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate1181(data5, {instancePath:instancePath+"/at/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1181.errors);
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
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.from !== undefined){
if(!(validate183(data5.from, {instancePath:instancePath+"/at/" + i0+"/from",parentData:data5,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
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
if(!(validate168(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = joinErrors(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
if(!(validate309(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData}))){
vErrors = joinErrors(vErrors, validate309.errors);
errors = vErrors.length;
}
}
if(data.allSeasons !== undefined){
if(!(validate711(data.allSeasons, {instancePath:instancePath+"/allSeasons",parentData:data,parentDataProperty:"allSeasons",rootData}))){
vErrors = joinErrors(vErrors, validate711.errors);
errors = vErrors.length;
}
}
if(data.zoom !== undefined){
let data11 = data.zoom;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (typeof data11 !== "string")){
const err14 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/type",keyword:"type",params:{type: schema157.properties.zoom.type}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 18 || isNaN(data11)){
const err15 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/maximum",keyword:"maximum",params:{comparison: "<=", limit: 18}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
if(data11 < 3 || isNaN(data11)){
const err16 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
}
if(typeof data11 === "string"){
if(!pattern20.test(data11)){
const err17 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
}
}
if(data.actions !== undefined){
if(!(validate494(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate494.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
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

const expandedPlaceValidator = validate1199;
const schema160 = {"type":"object","additionalProperties":false,"required":["type","heading","label"],"properties":{"type":{"const":"place"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"at":{"type":"array","itemTitle":"coordinate","minItems":2,"maxItems":2,"items":{"$ref":"part133"}},"label":{"$ref":"part2"},"address":{"$ref":"part157"},"hours":{"$ref":"part180"},"allSeasons":{"$ref":"part4"},"zoom":{"type":"integer","minimum":3,"maximum":18},"actions":{"$ref":"part226"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate1199(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema160.properties, key0))){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
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
if(!(validate342(data4[i0], {instancePath:instancePath+"/at/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate342.errors);
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
if(!(validate370(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = joinErrors(vErrors, validate370.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
if(!(validate406(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data.allSeasons !== undefined){
if(!(validate24(data.allSeasons, {instancePath:instancePath+"/allSeasons",parentData:data,parentDataProperty:"allSeasons",rootData}))){
vErrors = joinErrors(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.zoom !== undefined){
let data10 = data.zoom;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err8 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/type",keyword:"type",params:{type: "integer"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 18 || isNaN(data10)){
const err9 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/maximum",keyword:"maximum",params:{comparison: "<=", limit: 18}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
if(data10 < 3 || isNaN(data10)){
const err10 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
}
if(data.actions !== undefined){
if(!(validate542(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate542.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data12 = data.surface;
if(!((((((data12 === "plain") || (data12 === "tinted")) || (data12 === "accent")) || (data12 === "second")) || (data12 === "ink")) || (data12 === "picture"))){
const err11 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema160.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate1199.errors = vErrors;
return errors === 0;
}

const writtenProfilesValidator = validate1211;
const schema161 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"profiles"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"profile","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part446"},"else":{"$ref":"part445"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part446"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part213"},"backdrop":{"$ref":"part192"},"anchor":{"$ref":"part214"}}};
const schema163 = {"type":["object","string"],"additionalProperties":false,"required":["position","text"],"properties":{"position":{"$ref":"part2"},"name":{"$ref":"part2"},"picture":{"$ref":"part192"},"text":{"$ref":"part140"},"list":{"$ref":"part196"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1217(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema163.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
if(!(validate436(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data.list !== undefined){
if(!(validate452(data.list, {instancePath:instancePath+"/list",parentData:data,parentDataProperty:"list",rootData}))){
vErrors = joinErrors(vErrors, validate452.errors);
errors = vErrors.length;
}
}
}
validate1217.errors = vErrors;
return errors === 0;
}


function validate1215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate1217(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1217.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate1215.errors = vErrors;
return errors === 0;
}


function validate1211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema161.properties.items.type}};
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
if(!(validate1215(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1215.errors);
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
if(!pattern20.test(data4)){
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
if(!(validate1215(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1215.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate1217(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1217.errors);
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
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.from !== undefined){
if(!(validate183(data5.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data5,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate1211.errors = vErrors;
return errors === 0;
}

const expandedProfilesValidator = validate1235;
const schema164 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"profiles"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"items":{"type":"array","minItems":1,"itemTitle":"profile","items":{"type":"object","additionalProperties":false,"required":["position","text"],"properties":{"position":{"$ref":"part2"},"name":{"$ref":"part2"},"picture":{"$ref":"part11"},"text":{"$ref":"part182"},"list":{"$ref":"part219"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate1235(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
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
if(!(validate29(data5.picture, {instancePath:instancePath+"/items/" + i0+"/picture",parentData:data5,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data5.text !== undefined){
if(!(validate420(data5.text, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data5,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data5.list !== undefined){
if(!(validate530(data5.list, {instancePath:instancePath+"/items/" + i0+"/list",parentData:data5,parentDataProperty:"list",rootData}))){
vErrors = joinErrors(vErrors, validate530.errors);
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
const err10 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema164.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
validate1235.errors = vErrors;
return errors === 0;
}

const writtenProofValidator = validate1246;
const schema165 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"proof"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"items":{"type":["array","object","string"],"minItems":2,"maxItems":4,"itemTitle":"fact","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part456"},"else":{"$ref":"part455"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part456"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part213"},"backdrop":{"$ref":"part192"},"anchor":{"$ref":"part214"}}};
const schema167 = {"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"icon":{"$ref":"part2"},"picture":{"$ref":"part192"},"label":{"$ref":"part2"},"value":{"$ref":"part2"},"note":{"$ref":"part140"},"source":{"$ref":"part454"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema168 = {"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1258(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema168.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
validate1258.errors = vErrors;
return errors === 0;
}


function validate1252(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema167.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
if(!(validate436(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
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
if(!(validate358(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(validate1258(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = joinErrors(vErrors, validate1258.errors);
errors = vErrors.length;
}
}
}
validate1252.errors = vErrors;
return errors === 0;
}


function validate1250(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate1252(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1252.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate1250.errors = vErrors;
return errors === 0;
}


function validate1246(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema165.properties.items.type}};
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
if(!(validate1250(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1250.errors);
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
if(!pattern20.test(data4)){
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
if(!(validate1250(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1250.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate1252(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1252.errors);
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
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.from !== undefined){
if(!(validate183(data5.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data5,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
validate1246.errors = vErrors;
return errors === 0;
}

const expandedProofValidator = validate1274;
const schema169 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"proof"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"items":{"type":"array","minItems":2,"maxItems":4,"itemTitle":"fact","items":{"type":"object","additionalProperties":false,"required":["label"],"properties":{"icon":{"$ref":"part2"},"picture":{"$ref":"part11"},"label":{"$ref":"part2"},"value":{"$ref":"part2"},"note":{"$ref":"part182"},"source":{"$ref":"part460"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate1283(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate1283.errors = vErrors;
return errors === 0;
}


function validate1274(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
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
if(!(validate29(data5.picture, {instancePath:instancePath+"/items/" + i0+"/picture",parentData:data5,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
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
if(!(validate420(data5.note, {instancePath:instancePath+"/items/" + i0+"/note",parentData:data5,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data5.source !== undefined){
if(!(validate1283(data5.source, {instancePath:instancePath+"/items/" + i0+"/source",parentData:data5,parentDataProperty:"source",rootData}))){
vErrors = joinErrors(vErrors, validate1283.errors);
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
const err10 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema169.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
validate1274.errors = vErrors;
return errors === 0;
}

const writtenQuoteValidator = validate1289;

function validate1289(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate168(data.quote, {instancePath:instancePath+"/quote",parentData:data,parentDataProperty:"quote",rootData}))){
vErrors = joinErrors(vErrors, validate168.errors);
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
if(!(validate436(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate1289.errors = vErrors;
return errors === 0;
}

const expandedQuoteValidator = validate1297;
const schema172 = {"type":"object","additionalProperties":false,"required":["type","quote","name"],"properties":{"type":{"const":"quote"},"quote":{"$ref":"part157"},"name":{"$ref":"part2"},"role":{"$ref":"part2"},"picture":{"$ref":"part11"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate1297(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate370(data.quote, {instancePath:instancePath+"/quote",parentData:data,parentDataProperty:"quote",rootData}))){
vErrors = joinErrors(vErrors, validate370.errors);
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
if(!(validate29(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data5 = data.surface;
if(!((((((data5 === "plain") || (data5 === "tinted")) || (data5 === "accent")) || (data5 === "second")) || (data5 === "ink")) || (data5 === "picture"))){
const err5 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema172.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
validate1297.errors = vErrors;
return errors === 0;
}

const writtenQuotesValidator = validate1304;
const schema173 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"quotes"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"quote","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part470"},"else":{"$ref":"part469"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part470"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part213"},"backdrop":{"$ref":"part192"},"anchor":{"$ref":"part214"}}};
const schema175 = {"type":["object","string"],"additionalProperties":false,"required":["quote","name"],"properties":{"quote":{"$ref":"part70"},"name":{"$ref":"part2"},"role":{"$ref":"part2"},"picture":{"$ref":"part192"},"stars":{"type":["integer","string"],"minimum":1,"maximum":5,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"source":{"$ref":"part454"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1310(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema175.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
if(!(validate168(data.quote, {instancePath:instancePath+"/quote",parentData:data,parentDataProperty:"quote",rootData}))){
vErrors = joinErrors(vErrors, validate168.errors);
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
if(!(validate436(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.stars !== undefined){
let data4 = data.stars;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (typeof data4 !== "string")){
const err5 = {instancePath:instancePath+"/stars",schemaPath:"#/properties/stars/type",keyword:"type",params:{type: schema175.properties.stars.type}};
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
if(!pattern20.test(data4)){
const err8 = {instancePath:instancePath+"/stars",schemaPath:"#/properties/stars/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
}
if(data.source !== undefined){
if(!(validate1258(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = joinErrors(vErrors, validate1258.errors);
errors = vErrors.length;
}
}
}
validate1310.errors = vErrors;
return errors === 0;
}


function validate1308(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate1310(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1310.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate1308.errors = vErrors;
return errors === 0;
}


function validate1304(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema173.properties.items.type}};
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
if(!(validate1308(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1308.errors);
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
if(!pattern20.test(data4)){
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
if(!(validate1308(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1308.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate1310(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1310.errors);
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
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.from !== undefined){
if(!(validate183(data5.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data5,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate1304.errors = vErrors;
return errors === 0;
}

const expandedQuotesValidator = validate1328;
const schema176 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"quotes"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"items":{"type":"array","minItems":1,"itemTitle":"quote","items":{"type":"object","additionalProperties":false,"required":["quote","name"],"properties":{"quote":{"$ref":"part157"},"name":{"$ref":"part2"},"role":{"$ref":"part2"},"picture":{"$ref":"part11"},"stars":{"type":"integer","minimum":1,"maximum":5},"source":{"$ref":"part460"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate1328(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
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
if(!(validate370(data5.quote, {instancePath:instancePath+"/items/" + i0+"/quote",parentData:data5,parentDataProperty:"quote",rootData}))){
vErrors = joinErrors(vErrors, validate370.errors);
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
if(!(validate29(data5.picture, {instancePath:instancePath+"/items/" + i0+"/picture",parentData:data5,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
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
if(!(validate1283(data5.source, {instancePath:instancePath+"/items/" + i0+"/source",parentData:data5,parentDataProperty:"source",rootData}))){
vErrors = joinErrors(vErrors, validate1283.errors);
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
const err13 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema176.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
validate1328.errors = vErrors;
return errors === 0;
}

const writtenRouteMapValidator = validate1339;
const schema177 = {"type":"object","additionalProperties":false,"required":["type","alt","origin","groups"],"properties":{"type":{"const":"route-map"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"alt":{"$ref":"part2"},"origin":{"type":["object","string"],"additionalProperties":false,"required":["code","label"],"properties":{"code":{"$ref":"part2"},"label":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"groups":{"type":["array","object","string"],"minItems":1,"maxItems":3,"itemTitle":"kind","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part485"},"else":{"$ref":"part484"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part485"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part213"},"backdrop":{"$ref":"part192"},"anchor":{"$ref":"part214"}}};
const schema179 = {"type":["object","string"],"additionalProperties":false,"required":["items"],"properties":{"label":{"$ref":"part2"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"destination","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part481"},"else":{"$ref":"part480"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part481"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema181 = {"type":["object","string"],"additionalProperties":false,"required":["code","label"],"properties":{"code":{"$ref":"part2"},"label":{"$ref":"part2"},"to":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1352(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema181.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
validate1352.errors = vErrors;
return errors === 0;
}


function validate1350(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate1352(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1352.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate1350.errors = vErrors;
return errors === 0;
}


function validate1348(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema179.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema179.properties.items.type}};
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
if(!(validate1350(data1, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1350.errors);
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
if(!pattern20.test(data1)){
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
if(!(validate1350(data2, {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1350.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs14 = errors;
if(!(validate1352(data2, {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1352.errors);
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
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.from !== undefined){
if(!(validate183(data2.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data2,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
}
validate1348.errors = vErrors;
return errors === 0;
}


function validate1346(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate1348(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1348.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate1346.errors = vErrors;
return errors === 0;
}


function validate1339(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema177.properties, key0))){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
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
const err6 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type: schema177.properties.origin.type}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(typeof data5 === "string"){
if(!pattern20.test(data5)){
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
const err11 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: schema177.properties.groups.type}};
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
if(!(validate1346(data8, {instancePath:instancePath+"/groups",parentData:data,parentDataProperty:"groups",rootData}))){
vErrors = joinErrors(vErrors, validate1346.errors);
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
if(!pattern20.test(data8)){
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
if(!(validate1346(data9, {instancePath:instancePath+"/groups/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1346.errors);
errors = vErrors.length;
}
var _valid1 = _errs22 === errors;
valid5 = _valid1;
ifClause0 = "then";
}
else {
const _errs23 = errors;
if(!(validate1348(data9, {instancePath:instancePath+"/groups/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1348.errors);
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
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.from !== undefined){
if(!(validate183(data9.from, {instancePath:instancePath+"/groups/" + i0+"/from",parentData:data9,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
validate1339.errors = vErrors;
return errors === 0;
}

const expandedRouteMapValidator = validate1377;
const schema182 = {"type":"object","additionalProperties":false,"required":["type","alt","origin","groups"],"properties":{"type":{"const":"route-map"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"alt":{"$ref":"part2"},"origin":{"type":"object","additionalProperties":false,"required":["code","label"],"properties":{"code":{"$ref":"part2"},"label":{"$ref":"part2"}}},"groups":{"type":"array","minItems":1,"maxItems":3,"itemTitle":"kind","items":{"type":"object","additionalProperties":false,"required":["items"],"properties":{"label":{"$ref":"part2"},"items":{"type":"array","minItems":1,"itemTitle":"destination","items":{"type":"object","additionalProperties":false,"required":["code","label"],"properties":{"code":{"$ref":"part2"},"label":{"$ref":"part2"},"to":{"$ref":"part2"}}}}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate1377(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema182.properties, key0))){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
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
const err22 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema182.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err22]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err23]);
errors++;
}
validate1377.errors = vErrors;
return errors === 0;
}

const writtenSplitValidator = validate1390;
const schema183 = {"type":"object","additionalProperties":false,"required":["type","picture"],"properties":{"type":{"const":"split"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"picture":{"$ref":"part192"},"side":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["start","end"]}},"actions":{"$ref":"part211"},"surface":{"$ref":"part213"},"backdrop":{"$ref":"part192"},"anchor":{"$ref":"part214"}}};

function validate1390(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema183.properties, key0))){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
if(!(validate436(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
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
if(!pattern30.test(data5)){
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
const err6 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/else/enum",keyword:"enum",params:{allowedValues: schema183.properties.side.else.enum}};
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
if(!(validate494(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate494.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
validate1390.errors = vErrors;
return errors === 0;
}

const expandedSplitValidator = validate1399;
const schema184 = {"type":"object","additionalProperties":false,"required":["type","picture"],"properties":{"type":{"const":"split"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"picture":{"$ref":"part11"},"side":{"enum":["start","end"]},"actions":{"$ref":"part226"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate1399(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema184.properties, key0))){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
if(!(validate29(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.side !== undefined){
let data5 = data.side;
if(!((data5 === "start") || (data5 === "end"))){
const err4 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema184.properties.side.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.actions !== undefined){
if(!(validate542(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate542.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data7 = data.surface;
if(!((((((data7 === "plain") || (data7 === "tinted")) || (data7 === "accent")) || (data7 === "second")) || (data7 === "ink")) || (data7 === "picture"))){
const err5 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema184.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
validate1399.errors = vErrors;
return errors === 0;
}

const writtenStatsValidator = validate1407;
const schema185 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"stats"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"style":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["plain","stamp"]}},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"figure","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part503"},"else":{"$ref":"part193"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part503"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part213"},"backdrop":{"$ref":"part192"},"anchor":{"$ref":"part214"}}};

function validate1411(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate443(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate1411.errors = vErrors;
return errors === 0;
}


function validate1407(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema185.properties, key0))){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
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
if(!pattern30.test(data4)){
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
const err6 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/else/enum",keyword:"enum",params:{allowedValues: schema185.properties.style.else.enum}};
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
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema185.properties.items.type}};
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
if(!(validate1411(data5, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1411.errors);
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
if(!pattern20.test(data5)){
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
if(!(validate1411(data6, {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1411.errors);
errors = vErrors.length;
}
var _valid2 = _errs21 === errors;
valid5 = _valid2;
ifClause0 = "then";
}
else {
const _errs22 = errors;
if(!(validate443(data6, {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate443.errors);
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
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.from !== undefined){
if(!(validate183(data6.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data6,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
validate1407.errors = vErrors;
return errors === 0;
}

const expandedStatsValidator = validate1425;
const schema187 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"stats"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"style":{"enum":["plain","stamp"]},"items":{"type":"array","minItems":1,"itemTitle":"figure","items":{"$ref":"part216"}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate1425(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema187.properties, key0))){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data4 = data.style;
if(!((data4 === "plain") || (data4 === "stamp"))){
const err4 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema187.properties.style.enum}};
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
if(!(validate523(data5[i0], {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate523.errors);
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
const err7 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema187.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
validate1425.errors = vErrors;
return errors === 0;
}

const writtenStepsValidator = validate1432;
const schema188 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"steps"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"step","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part511"},"else":{"$ref":"part510"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part511"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part213"},"backdrop":{"$ref":"part192"},"anchor":{"$ref":"part214"}}};
const schema190 = {"type":["object","string"],"additionalProperties":false,"required":["title"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part140"},"icon":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1438(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema190.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
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
validate1438.errors = vErrors;
return errors === 0;
}


function validate1436(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate1438(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1438.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate1436.errors = vErrors;
return errors === 0;
}


function validate1432(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema188.properties.items.type}};
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
if(!(validate1436(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1436.errors);
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
if(!pattern20.test(data4)){
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
if(!(validate1436(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1436.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate1438(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1438.errors);
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
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.from !== undefined){
if(!(validate183(data5.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data5,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate1432.errors = vErrors;
return errors === 0;
}

const expandedStepsValidator = validate1454;
const schema191 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"steps"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"items":{"type":"array","minItems":1,"itemTitle":"step","items":{"type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part182"},"icon":{"$ref":"part2"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate1454(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
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
if(!(validate420(data5.text, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data5,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
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
const err9 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema191.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
validate1454.errors = vErrors;
return errors === 0;
}

const writtenTableValidator = validate1463;
const schema192 = {"type":"object","additionalProperties":false,"required":["type","columns","rows"],"properties":{"type":{"const":"table"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"caption":{"$ref":"part2"},"columns":{"type":["array","object","string"],"itemTitle":"column","minItems":1,"items":{"$ref":"part69"},"if":{"type":"object"},"then":{"$ref":"part68"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"rows":{"type":["array","object","string"],"minItems":1,"itemTitle":"row","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part521"},"else":{"$ref":"part520"},"properties":{"from":{"$ref":"part59"}}},"if":{"type":"object"},"then":{"$ref":"part521"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part213"},"backdrop":{"$ref":"part192"},"anchor":{"$ref":"part214"}}};
const schema194 = {"type":["array","object","string"],"minItems":1,"itemTitle":"cell","items":{"$ref":"part342"},"if":{"type":"object"},"then":{"$ref":"part341"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1472(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema194.type}};
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
if(!(validate891(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate891.errors);
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
if(!pattern20.test(data)){
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
if(!(validate899(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate899.errors);
errors = vErrors.length;
}
}
}
validate1472.errors = vErrors;
return errors === 0;
}


function validate1470(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((key0 === "from") || (key0 === "as")) || (key0 === "where")) || (key0 === "sort")) || (key0 === "limit")) || (key0 === "each"))){
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
if(!(validate1472(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1472.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate172(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate172.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate174(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate176(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(!(validate22(data.each, {instancePath:instancePath+"/each",parentData:data,parentDataProperty:"each",rootData}))){
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
validate1470.errors = vErrors;
return errors === 0;
}


function validate1463(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema192.properties, key0))){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
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
const err5 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: schema192.properties.columns.type}};
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
if(!(validate169(data5, {instancePath:instancePath+"/columns",parentData:data,parentDataProperty:"columns",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
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
if(!pattern20.test(data5)){
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
if(!(validate180(data5[i0], {instancePath:instancePath+"/columns/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate180.errors);
errors = vErrors.length;
}
}
}
}
if(data.rows !== undefined){
let data7 = data.rows;
if((!data7 || typeof data7 != "object") && (typeof data7 !== "string")){
const err10 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: schema192.properties.rows.type}};
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
if(!(validate1470(data7, {instancePath:instancePath+"/rows",parentData:data,parentDataProperty:"rows",rootData}))){
vErrors = joinErrors(vErrors, validate1470.errors);
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
if(!pattern20.test(data7)){
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
if(!(validate1470(data8, {instancePath:instancePath+"/rows/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate1470.errors);
errors = vErrors.length;
}
var _valid2 = _errs24 === errors;
valid7 = _valid2;
ifClause0 = "then";
}
else {
const _errs25 = errors;
if(!(validate1472(data8, {instancePath:instancePath+"/rows/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate1472.errors);
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
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.from !== undefined){
if(!(validate183(data8.from, {instancePath:instancePath+"/rows/" + i1+"/from",parentData:data8,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
validate1463.errors = vErrors;
return errors === 0;
}

const expandedTableValidator = validate1487;
const schema195 = {"type":"object","additionalProperties":false,"required":["type","columns","rows"],"properties":{"type":{"const":"table"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"caption":{"$ref":"part2"},"columns":{"type":"array","itemTitle":"column","minItems":1,"items":{"$ref":"part2"}},"rows":{"type":"array","minItems":1,"itemTitle":"row","items":{"type":"array","minItems":1,"itemTitle":"cell","items":{"$ref":"part157"}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate1487(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema195.properties, key0))){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
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
if(!(validate370(data8[i2], {instancePath:instancePath+"/rows/" + i1+"/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
vErrors = joinErrors(vErrors, validate370.errors);
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
const err11 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema195.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate1487.errors = vErrors;
return errors === 0;
}

const writtenTextValidator = validate1496;

function validate1496(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate494(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate494.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
validate1496.errors = vErrors;
return errors === 0;
}

const expandedTextValidator = validate1504;
const schema197 = {"type":"object","additionalProperties":false,"required":["type","text"],"properties":{"type":{"const":"text"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"actions":{"$ref":"part226"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate1504(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate542(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate542.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data5 = data.surface;
if(!((((((data5 === "plain") || (data5 === "tinted")) || (data5 === "accent")) || (data5 === "second")) || (data5 === "ink")) || (data5 === "picture"))){
const err4 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema197.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate1504.errors = vErrors;
return errors === 0;
}

const writtenVideoValidator = validate1511;
const schema198 = {"type":"object","additionalProperties":false,"required":["type","src","poster"],"properties":{"type":{"const":"video"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part140"},"src":{"$ref":"part2"},"poster":{"$ref":"part192"},"captions":{"$ref":"part2"},"caption":{"$ref":"part70"},"surface":{"$ref":"part213"},"backdrop":{"$ref":"part192"},"anchor":{"$ref":"part214"}}};

function validate1511(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema198.properties, key0))){
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
if(!(validate358(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate358.errors);
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
if(!(validate436(data.poster, {instancePath:instancePath+"/poster",parentData:data,parentDataProperty:"poster",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
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
if(!(validate168(data.caption, {instancePath:instancePath+"/caption",parentData:data,parentDataProperty:"caption",rootData}))){
vErrors = joinErrors(vErrors, validate168.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate507(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate507.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate436(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate510(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate1511.errors = vErrors;
return errors === 0;
}

const expandedVideoValidator = validate1522;
const schema199 = {"type":"object","additionalProperties":false,"required":["type","src","poster"],"properties":{"type":{"const":"video"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part182"},"src":{"$ref":"part2"},"poster":{"$ref":"part11"},"captions":{"$ref":"part2"},"caption":{"$ref":"part157"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part11"},"anchor":{"$ref":"part227"}}};

function validate1522(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema199.properties, key0))){
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
if(!(validate420(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate420.errors);
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
if(!(validate29(data.poster, {instancePath:instancePath+"/poster",parentData:data,parentDataProperty:"poster",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
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
if(!(validate370(data.caption, {instancePath:instancePath+"/caption",parentData:data,parentDataProperty:"caption",rootData}))){
vErrors = joinErrors(vErrors, validate370.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data8 = data.surface;
if(!((((((data8 === "plain") || (data8 === "tinted")) || (data8 === "accent")) || (data8 === "second")) || (data8 === "ink")) || (data8 === "picture"))){
const err5 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema199.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate29(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate546(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate546.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
validate1522.errors = vErrors;
return errors === 0;
}

const settingsEmailjsValidator = validate1532;

function validate1532(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate365(data.limitRate, {instancePath:instancePath+"/limitRate",parentData:data,parentDataProperty:"limitRate",rootData}))){
vErrors = joinErrors(vErrors, validate365.errors);
errors = vErrors.length;
}
}
if(data.blockHeadless !== undefined){
if(!(validate24(data.blockHeadless, {instancePath:instancePath+"/blockHeadless",parentData:data,parentDataProperty:"blockHeadless",rootData}))){
vErrors = joinErrors(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.blockList !== undefined){
let data8 = data.blockList;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.watchVariable === undefined){
const err7 = {instancePath:instancePath+"/blockList",schemaPath:"#/properties/blockList/required",keyword:"required",params:{missingProperty: "watchVariable"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
if(data8.list === undefined){
const err8 = {instancePath:instancePath+"/blockList",schemaPath:"#/properties/blockList/required",keyword:"required",params:{missingProperty: "list"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
for(const key1 in data8){
if(!((key1 === "watchVariable") || (key1 === "list"))){
const err9 = {instancePath:instancePath+"/blockList",schemaPath:"#/properties/blockList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = joinErrors(vErrors, [err9]);
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
const err10 = {instancePath:instancePath+"/blockList/list/" + i1,schemaPath:"#/properties/blockList/properties/list/items/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/blockList/list",schemaPath:"#/properties/blockList/properties/list/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/blockList",schemaPath:"#/properties/blockList/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
validate1532.errors = vErrors;
return errors === 0;
}

const settingsWebhookValidator = validate1540;

function validate1540(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate350(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = joinErrors(vErrors, validate350.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
validate1540.errors = vErrors;
return errors === 0;
}

const fieldOtherValidator = validate1542;

function validate1542(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "label")) || (key0 === "help")) || (key0 === "required"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data.kind !== undefined){
if(!(validate183(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate22(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate22(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate24(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData}))){
vErrors = joinErrors(vErrors, validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
validate1542.errors = vErrors;
return errors === 0;
}

const valueEntryValidator = validate22;

const valueCopyValidator = validate420;

const valueMoneyValidator = validate1547;
const schema203 = {"type":["number","string"],"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1547(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema203.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern20.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
validate1547.errors = vErrors;
return errors === 0;
}

const valueDateValidator = validate373;

const valueDaysValidator = validate1548;
const schema204 = {"type":"array","itemTitle":"day","items":{"patternErrorMessage":"Write the day as year, month and day, 2027-03-06, or a value that says it: {seasonEnd}.","type":["string","object"],"pattern":"^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])|\\{[A-Za-z][A-Za-z0-9]*\\})$","additionalProperties":false,"required":["date"],"properties":{"date":{"$ref":"part71"},"until":{"$ref":"part71"},"starts":{"$ref":"part177"},"ends":{"$ref":"part177"},"state":{"enum":["cancelled","sold-out"]},"movedTo":{"$ref":"part71"},"note":{"$ref":"part2"}}}};

function validate1548(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: schema204.items.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data0 === "string"){
if(!pattern59.test(data0)){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])|\\{[A-Za-z][A-Za-z0-9]*\\})$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.date === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "date"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
for(const key0 in data0){
if(!(((((((key0 === "date") || (key0 === "until")) || (key0 === "starts")) || (key0 === "ends")) || (key0 === "state")) || (key0 === "movedTo")) || (key0 === "note"))){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
if(data0.date !== undefined){
if(!(validate187(data0.date, {instancePath:instancePath+"/" + i0+"/date",parentData:data0,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data0.until !== undefined){
if(!(validate187(data0.until, {instancePath:instancePath+"/" + i0+"/until",parentData:data0,parentDataProperty:"until",rootData}))){
vErrors = joinErrors(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data0.starts !== undefined){
if(!(validate411(data0.starts, {instancePath:instancePath+"/" + i0+"/starts",parentData:data0,parentDataProperty:"starts",rootData}))){
vErrors = joinErrors(vErrors, validate411.errors);
errors = vErrors.length;
}
}
if(data0.ends !== undefined){
if(!(validate411(data0.ends, {instancePath:instancePath+"/" + i0+"/ends",parentData:data0,parentDataProperty:"ends",rootData}))){
vErrors = joinErrors(vErrors, validate411.errors);
errors = vErrors.length;
}
}
if(data0.state !== undefined){
let data5 = data0.state;
if(!((data5 === "cancelled") || (data5 === "sold-out"))){
const err4 = {instancePath:instancePath+"/" + i0+"/state",schemaPath:"#/items/properties/state/enum",keyword:"enum",params:{allowedValues: schema204.items.properties.state.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data0.movedTo !== undefined){
if(!(validate187(data0.movedTo, {instancePath:instancePath+"/" + i0+"/movedTo",parentData:data0,parentDataProperty:"movedTo",rootData}))){
vErrors = joinErrors(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data0.note !== undefined){
if(!(validate22(data0.note, {instancePath:instancePath+"/" + i0+"/note",parentData:data0,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate1548.errors = vErrors;
return errors === 0;
}

const valuePictureValidator = validate29;

const valueFileValidator = validate1555;
const pattern176 = new RegExp("^uploads/\\S", "u");

function validate1555(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern176.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^uploads/\\S"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
validate1555.errors = vErrors;
return errors === 0;
}

const fieldChoiceValidator = validate1556;

function validate1556(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.choices === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "choices"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "label")) || (key0 === "help")) || (key0 === "required")) || (key0 === "choices"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.kind !== undefined){
if(!(validate183(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate22(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate22(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate24(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData}))){
vErrors = joinErrors(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.choices !== undefined){
let data4 = data.choices;
if(Array.isArray(data4)){
if(data4.length < 1){
const err3 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data4[i0], {instancePath:instancePath+"/choices/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data4[i1], data4[j0])){
const err4 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
break outer0;
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
validate1556.errors = vErrors;
return errors === 0;
}

const valueYesNoValidator = validate24;

const valueTextsValidator = validate1562;

function validate1562(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate1562.errors = vErrors;
return errors === 0;
}

const fieldEntryValidator = validate1564;

function validate1564(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(data.of === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "of"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "label")) || (key0 === "help")) || (key0 === "required")) || (key0 === "of"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
}
if(data.kind !== undefined){
if(!(validate183(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = joinErrors(vErrors, validate183.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate22(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate22(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate24(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData}))){
vErrors = joinErrors(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.of !== undefined){
if(!(validate22(data.of, {instancePath:instancePath+"/of",parentData:data,parentDataProperty:"of",rootData}))){
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
validate1564.errors = vErrors;
return errors === 0;
}

const valueOtherValidator = validate183;

function joinErrors(found, more){if(found === null)return more;for(const one of more)found.push(one);return found;}
function inPointer(key){return /[~/]/.test(key) ? key.replace(/~/g, "~0").replace(/\//g, "~1") : key;}
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
export const fieldText: Validate = fieldOtherValidator;
export const valueText: Validate = valueEntryValidator;
export const fieldCopy: Validate = fieldOtherValidator;
export const valueCopy: Validate = valueCopyValidator;
export const fieldNumber: Validate = fieldOtherValidator;
export const valueNumber: Validate = valueMoneyValidator;
export const fieldMoney: Validate = fieldOtherValidator;
export const valueMoney: Validate = valueMoneyValidator;
export const fieldDate: Validate = fieldOtherValidator;
export const valueDate: Validate = valueDateValidator;
export const fieldDays: Validate = fieldOtherValidator;
export const valueDays: Validate = valueDaysValidator;
export const fieldPicture: Validate = fieldOtherValidator;
export const valuePicture: Validate = valuePictureValidator;
export const fieldFile: Validate = fieldOtherValidator;
export const valueFile: Validate = valueFileValidator;
export const fieldLink: Validate = fieldOtherValidator;
export const valueLink: Validate = valueEntryValidator;
export const fieldFlag: Validate = fieldOtherValidator;
export const valueFlag: Validate = valueEntryValidator;
export const fieldIcon: Validate = fieldOtherValidator;
export const valueIcon: Validate = valueEntryValidator;
export const fieldChoice: Validate = fieldChoiceValidator;
export const valueChoice: Validate = valueEntryValidator;
export const fieldYesNo: Validate = fieldOtherValidator;
export const valueYesNo: Validate = valueYesNoValidator;
export const fieldTexts: Validate = fieldOtherValidator;
export const valueTexts: Validate = valueTextsValidator;
export const fieldEntry: Validate = fieldEntryValidator;
export const valueEntry: Validate = valueEntryValidator;
export const fieldOther: Validate = fieldOtherValidator;
export const valueOther: Validate = valueOtherValidator;

// Made by `npm run generate` from the schemas. Change those, not this file.
// @ts-nocheck: Ajv writes JavaScript.
import type { Validate } from '../../checks/validate';
import required0Module from "ajv/dist/runtime/ucs2length.js";
const required0 = required0Module.default ?? required0Module;
import required1Module from "ajv/dist/runtime/equal.js";
const required1 = required1Module.default ?? required1Module;
"use strict";
const frameValidator = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["schemaVersion","site","theme","header","footer","routes","notFound"],"properties":{"$schema":{"type":"string"},"schemaVersion":{"const":3},"site":{"type":"object","additionalProperties":false,"required":["name","url","language","description","logo"],"properties":{"name":{"$ref":"part2"},"url":{"type":"string","pattern":"^https?://[^\\s\\u0000-,/:-@\\[-`{-\\u007f]+(:[0-9]+)?(?!.*\\.html/?$)(/[^\\s\\u0000-,/:-@\\[-^`{-}\\u007f]+)*/?$"},"trailingSlash":{"$ref":"part4"},"language":{"type":"string","pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},"direction":{"enum":["ltr","rtl"]},"currency":{"type":"string","pattern":"^[A-Z]{3}$"},"timeZone":{"$ref":"part2"},"description":{"$ref":"part2"},"logo":{"$ref":"part9"},"icon":{"$ref":"part9"}}},"theme":{"type":"object","additionalProperties":false,"required":[],"properties":{"look":{"enum":["departures","ledger","studio"]},"mode":{"enum":["light","dark","auto"]},"colors":{"type":"object","additionalProperties":false,"required":[],"properties":{"paper":{"$ref":"part13"},"ink":{"$ref":"part13"},"accent":{"$ref":"part13"},"button":{"$ref":"part13"},"second":{"$ref":"part13"}}},"font":{"enum":["bricolage-grotesque","fraunces","instrument-sans","outfit","source-serif-4","system"]},"textFont":{"enum":["bricolage-grotesque","fraunces","instrument-sans","outfit","source-serif-4","system"]},"typeRatio":{"type":"number","minimum":1.1,"maximum":1.5},"measure":{"type":"integer","minimum":45,"maximum":80},"density":{"enum":["compact","normal","airy"]},"radius":{"enum":["none","small","medium","large"]},"button":{"enum":["solid","pill","text"]},"card":{"enum":["ticket","ruled","picture","flat"]},"header":{"enum":["bar","centred","transparent"]},"hero":{"enum":["split","columns","cover","band"]},"ornament":{"enum":["departures","rule","none"]}}},"flags":{"type":"object","additionalProperties":false,"required":[],"properties":{"source":{"type":"string","pattern":"^(bundled|https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?(?=/.*\\{code\\})(/([A-Za-z0-9._~%@+=,-]|\\{code\\}|\\{width\\})+)+)$"}}},"values":{"$ref":"part28"},"collections":{"type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9]*$"},"additionalProperties":{"type":["array","object"],"if":{"type":"object"},"then":{"type":"object","additionalProperties":false,"required":["entries"],"declaresFields":true,"properties":{"label":{"$ref":"part2"},"one":{"$ref":"part2"},"fields":{"type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9]*$"},"additionalProperties":{"type":"object","required":["kind"],"properties":{"kind":{"enum":["text","copy","number","money","date","days","picture","file","link","flag","icon","choice","yesNo","texts","entry","other"]}}}},"entries":{"type":"array","itemTitle":"entry","items":{"$ref":"part29"}}}},"itemTitle":"entry","items":{"$ref":"part29"}}},"references":{"type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9]*$"},"additionalProperties":{"$ref":"part28"}},"shared":{"type":"object","propertyNames":{"pattern":"^[a-z][a-z0-9-]*$"},"additionalProperties":{"type":"object","required":["type"],"properties":{"type":{"enum":["card-grid","chips","contact","country","cta","embed","events","facts","faq","form","gallery","hero","list","lists","logos","not-found","notice","place","profiles","proof","quote","quotes","route-map","split","stats","steps","table","text","video"]}}}},"delivery":{"type":"object","propertyNames":{"pattern":"^[a-z][a-z0-9-]*$"},"additionalProperties":{"type":"object","required":["provider"],"properties":{"provider":{"enum":["emailjs","webhook"]}}}},"words":{"type":"object","additionalProperties":false,"properties":{"documentTitle":{"$ref":"part2"},"skipToContent":{"$ref":"part2"},"mainNavigation":{"$ref":"part2"},"footerNavigation":{"$ref":"part2"},"menu":{"$ref":"part2"},"closeMenu":{"$ref":"part2"},"homeLink":{"$ref":"part2"},"breadcrumbs":{"$ref":"part2"},"fileNote":{"$ref":"part2"},"dismiss":{"$ref":"part2"},"notifications":{"$ref":"part2"},"alerts":{"$ref":"part2"},"pageChanged":{"$ref":"part2"},"unexpectedError":{"$ref":"part2"},"unexpectedErrorText":{"$ref":"part2"},"errorStatus":{"$ref":"part2"},"errorMessage":{"$ref":"part2"},"reloadPage":{"$ref":"part2"},"cancelled":{"$ref":"part2"},"soldOut":{"$ref":"part2"},"movedFrom":{"$ref":"part2"},"newTime":{"$ref":"part2"},"addToCalendar":{"$ref":"part2"},"addAllToCalendar":{"$ref":"part2"},"attendees":{"$ref":"part2"},"stars":{"$ref":"part2"},"elsewhereNote":{"$ref":"part2"},"elsewherePrivacy":{"$ref":"part2"},"playFilm":{"$ref":"part2"},"showMap":{"$ref":"part2"},"mapOf":{"$ref":"part2"},"directions":{"$ref":"part2"},"openingHours":{"$ref":"part2"},"openUntil":{"$ref":"part2"},"openNow":{"$ref":"part2"},"closedNow":{"$ref":"part2"},"openAllDay":{"$ref":"part2"},"fromDay":{"$ref":"part2"},"untilDay":{"$ref":"part2"},"closedDay":{"$ref":"part2"},"requiredNote":{"$ref":"part2"},"chooseOne":{"$ref":"part2"},"errorSummaryHeading":{"$ref":"part2"},"errorSummaryText":{"$ref":"part2"},"moreToCheck":{"$ref":"part2"},"fieldMissing":{"$ref":"part2"},"fieldPickOne":{"$ref":"part2"},"fieldBadEmail":{"$ref":"part2"},"fieldBadPhone":{"$ref":"part2"},"fieldTooShort":{"$ref":"part44"},"fieldTooLong":{"$ref":"part44"},"fieldTooLow":{"$ref":"part2"},"fieldTooHigh":{"$ref":"part2"},"fieldTooEarly":{"$ref":"part2"},"fieldTooLate":{"$ref":"part2"},"fieldWrongStep":{"$ref":"part2"},"fieldNotAccepted":{"$ref":"part2"},"fieldMustTick":{"$ref":"part2"},"alreadySending":{"$ref":"part2"},"draftRestored":{"$ref":"part2"},"draftNotKept":{"$ref":"part2"},"yourReference":{"$ref":"part2"},"yourAnswers":{"$ref":"part2"},"copyReference":{"$ref":"part2"},"copySelected":{"$ref":"part2"},"formSent":{"$ref":"part2"},"sendAnother":{"$ref":"part2"},"answersKept":{"$ref":"part2"},"retry":{"$ref":"part2"},"retryNow":{"$ref":"part2"},"stopRetrying":{"$ref":"part2"},"sendingAgain":{"$ref":"part2"},"notSentYet":{"$ref":"part2"},"offlineYet":{"$ref":"part2"},"retryingIn":{"$ref":"part44"},"retryingOnceOnline":{"$ref":"part2"},"sendByEmail":{"$ref":"part2"},"sendByWhatsApp":{"$ref":"part2"},"whatsApp":{"$ref":"part2"},"copyAnswers":{"$ref":"part2"},"copied":{"$ref":"part2"},"copyByHand":{"$ref":"part2"},"tooLongForLink":{"$ref":"part2"},"leaveEmpty":{"$ref":"part2"},"formBadRequest":{"$ref":"part2"},"formBlocked":{"$ref":"part2"},"formTooManyRequests":{"$ref":"part2"},"formTooLarge":{"$ref":"part2"},"formServiceTrouble":{"$ref":"part2"},"formOffline":{"$ref":"part2"},"formNotLoaded":{"$ref":"part2"},"formUnknown":{"$ref":"part2"},"noScript":{"$ref":"part2"},"formPreparing":{"$ref":"part2"},"confirmPerson":{"$ref":"part2"},"isPerson":{"$ref":"part2"},"opensInNewTab":{"$ref":"part2"},"formNotReady":{"$ref":"part2"}}},"header":{"type":"object","additionalProperties":false,"required":["menu"],"properties":{"announcement":{"type":["object","string"],"additionalProperties":false,"required":["text"],"properties":{"text":{"$ref":"part57"},"begins":{"$ref":"part58"},"until":{"$ref":"part58"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"menu":{"type":["array","object","string"],"itemTitle":"entry","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part65"},"else":{"$ref":"part64"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part65"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"action":{"$ref":"part70"},"bar":{"type":["array","object","string"],"minItems":2,"maxItems":3,"itemTitle":"button","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part72"},"else":{"$ref":"part71"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part72"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}}},"footer":{"type":"object","additionalProperties":false,"required":["copyright"],"properties":{"text":{"$ref":"part57"},"groups":{"type":["array","object","string"],"itemTitle":"column","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part81"},"else":{"$ref":"part80"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part81"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"social":{"type":["array","object","string"],"itemTitle":"network","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part87"},"else":{"$ref":"part86"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part87"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"accreditation":{"$ref":"part57"},"copyright":{"$ref":"part2"}}},"routes":{"type":"array","minItems":1,"itemTitle":"page","items":{"type":"object","additionalProperties":false,"required":["path","title","description","blocks"],"dependencies":{"where":["from"],"sort":["from"],"limit":["from"]},"if":{"required":["from"]},"then":{"properties":{"path":{"type":"string","pattern":"^(?=.*\\{)(\\{[A-Za-z][A-Za-z0-9.]*\\}|(/([a-z0-9-]|\\{[A-Za-z][A-Za-z0-9.]*\\})+)+)$"}}},"else":{"properties":{"path":{"type":"string","pattern":"^/([a-z0-9-]{1,100}(/[a-z0-9-]{1,100}){0,9})?$"}}},"properties":{"from":{"$ref":"part2"},"where":{"$ref":"part51"},"sort":{"$ref":"part53"},"limit":{"$ref":"part54"},"path":{"type":"string"},"title":{"$ref":"part2"},"description":{"$ref":"part2"},"share":{"type":"object","additionalProperties":false,"required":["picture"],"properties":{"picture":{"$ref":"part2"},"alt":{"$ref":"part2"}}},"tone":{"enum":["accent","second"]},"draft":{"$ref":"part4"},"blocks":{"$ref":"part95"}}}},"notFound":{"type":"object","additionalProperties":false,"required":["title","blocks"],"properties":{"title":{"$ref":"part2"},"description":{"$ref":"part2"},"blocks":{"$ref":"part95"}}},"business":{"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"enum":["LocalBusiness","AccountingService","AmusementPark","ArtGallery","AutoDealer","AutoRepair","AutoWash","Bakery","BarOrPub","BeautySalon","BedAndBreakfast","BikeStore","BookStore","Brewery","CafeOrCoffeeShop","Campground","ChildCare","ClothingStore","ComputerStore","ConvenienceStore","DaySpa","Dentist","DryCleaningOrLaundry","Electrician","ElectronicsStore","EmploymentAgency","EntertainmentBusiness","ExerciseGym","FastFoodRestaurant","FinancialService","Florist","FoodEstablishment","FurnitureStore","GardenStore","GasStation","GeneralContractor","GolfCourse","GroceryStore","HairSalon","HardwareStore","HealthAndBeautyBusiness","HealthClub","HobbyShop","HomeAndConstructionBusiness","HomeGoodsStore","Hostel","Hotel","HousePainter","HVACBusiness","IceCreamShop","InsuranceAgency","InternetCafe","JewelryStore","LegalService","Library","Locksmith","LodgingBusiness","MedicalBusiness","Motel","MotorcycleDealer","MotorcycleRepair","MovingCompany","MusicStore","NailSalon","NightClub","Notary","Optician","OutletStore","PetStore","Pharmacy","Physician","Plumber","ProfessionalService","RealEstateAgent","RecyclingCenter","Resort","Restaurant","RoofingContractor","SelfStorage","ShoeStore","ShoppingCenter","SkiResort","SportingGoodsStore","SportsActivityLocation","SportsClub","Store","TattooParlor","TireShop","TouristInformationCenter","ToyStore","TravelAgency","WholesaleStore","Winery"]},"name":{"$ref":"part2"},"description":{"$ref":"part2"},"telephone":{"$ref":"part2"},"email":{"$ref":"part2"},"address":{"$ref":"part105"},"hours":{"$ref":"part119"},"at":{"$ref":"part121"},"priceRange":{"$ref":"part2"},"area":{"$ref":"part122"},"profiles":{"$ref":"part124"}}},"feeds":{"type":"array","itemTitle":"feed","items":{"type":"object","additionalProperties":false,"required":["from","path","title","as"],"properties":{"path":{"type":"string","pattern":"^/([a-z0-9-]{1,100}/){0,9}[a-z0-9-]{1,100}\\.xml$"},"title":{"$ref":"part2"},"from":{"$ref":"part2"},"where":{"$ref":"part51"},"limit":{"$ref":"part54"},"as":{"type":"object","additionalProperties":false,"required":["title","date","to"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part127"},"date":{"$ref":"part2"},"to":{"$ref":"part2"}}}}}},"analytics":{"type":"object","additionalProperties":false,"required":["provider","domain"],"properties":{"provider":{"enum":["plausible"]},"domain":{"type":"string","pattern":"^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$"},"host":{"type":"string","pattern":"^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}(:[0-9]{1,5})?$"}}},"redirects":{"type":"array","itemTitle":"old address","items":{"type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"string","maxLength":1000,"patternErrorMessage":"Write what stands behind the domain, such as /team.php, up to a ? or #: hosts find a page by that part alone, so /?p=12 is the home page, which cannot lead away. A * or : stands for no others: write a redirect for each. Two slashes, and signs such as | and \\, stand in no address.","pattern":"^(?!.*%(?:[01]|2[2AaFf3]|3[AaCcEeFf]|5[Cc]|7[Cc]))(/(?!\\.{1,2}(/|$))[^\\s?#/\\\\:*\"<>|\\u0000-\\u001f]{1,100})+/?$"},"to":{"$ref":"part2"}}}},"packs":{"type":"object","propertyNames":{"pattern":"^(@[a-z0-9~-][a-z0-9._~-]*/)?[a-z0-9~-][a-z0-9._~-]*$"},"additionalProperties":{"$ref":"part138"}}}};
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

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate28.errors = vErrors;
return errors === 0;
}

const pattern4 = new RegExp("^#[0-9a-fA-F]{6}$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate32.errors = vErrors;
return errors === 0;
}

const pattern6 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate38.errors = vErrors;
return errors === 0;
}


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":["string","object"],"pattern":"\\S","additionalProperties":false,"required":["other"],"properties":{"zero":{"$ref":"part2"},"one":{"$ref":"part2"},"two":{"$ref":"part2"},"few":{"$ref":"part2"},"many":{"$ref":"part2"},"other":{"$ref":"part2"}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema13.type}};
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
validate98.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":["string","array","object"],"pattern":"\\S","minItems":1,"itemTitle":"line","items":{"$ref":"part56"},"if":{"type":"object"},"then":{"$ref":"part55"}};
const schema16 = {"type":"object","additionalProperties":{"type":["string","number","boolean","array","object"],"items":{"type":["string","number","boolean"]},"additionalProperties":false,"properties":{"not":{"type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}},"from":{"type":["string","number"]},"to":{"type":["string","number"]}}}};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate158.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":["string","array"],"pattern":"^-?[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*$","minItems":1,"items":{"type":"string","pattern":"^-?[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*$"}};
const pattern15 = new RegExp("^-?[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*$", "u");

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema17.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern15.test(data)){
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
if(!pattern15.test(data0)){
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
validate160.errors = vErrors;
return errors === 0;
}


function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate162.errors = vErrors;
return errors === 0;
}


function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate155.errors = vErrors;
return errors === 0;
}


function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
validate169.errors = null;
return true;
}


function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate155(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate155.errors);
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
if(!(validate169(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
validate166.errors = vErrors;
return errors === 0;
}


function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema14.type}};
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
if(!(validate155(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate155.errors);
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
if(!(validate166(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate166.errors);
errors = vErrors.length;
}
}
}
validate154.errors = vErrors;
return errors === 0;
}

const pattern18 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])|\\{[A-Za-z][A-Za-z0-9]*\\})$", "u");

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern18.test(data)){
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
validate173.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"phoneLabel":{"$ref":"part2"},"to":{"$ref":"part2"},"items":{"type":["array","object","string"],"itemTitle":"link","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part61"},"else":{"$ref":"part60"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part61"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const pattern14 = new RegExp("^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$", "u");
const schema25 = {"type":["object","string"],"additionalProperties":false,"required":["label","to"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"},"flag":{"$ref":"part2"},"icon":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema25.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
if(!(validate184(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate184.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate182.errors = vErrors;
return errors === 0;
}


function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema23.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema23.properties.items.type}};
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
if(!(validate182(data3, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate182.errors);
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
if(!pattern14.test(data3)){
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
if(!(validate182(data4, {instancePath:instancePath+"/items/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate182.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs16 = errors;
if(!(validate184(data4, {instancePath:instancePath+"/items/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate184.errors);
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
if(!(validate169(data4.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data4,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
}
validate178.errors = vErrors;
return errors === 0;
}


function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate178(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate178.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate176.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":["object","string"],"additionalProperties":false,"required":["label","to"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"},"style":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["primary","secondary","quiet"]}},"icon":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const pattern24 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}", "u");

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema26.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
if(!pattern24.test(data2)){
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
const err7 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/else/enum",keyword:"enum",params:{allowedValues: schema26.properties.style.else.enum}};
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
validate207.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":["object","string"],"additionalProperties":false,"required":["label","to"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"},"icon":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema28.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
validate214.errors = vErrors;
return errors === 0;
}


function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate214(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate214.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate212.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":["object","string"],"additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"type":["array","object","string"],"itemTitle":"link","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part77"},"else":{"$ref":"part76"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part77"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema32 = {"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"},"flag":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema32.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
validate234.errors = vErrors;
return errors === 0;
}


function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate234(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate234.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate232.errors = vErrors;
return errors === 0;
}


function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema30.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema30.properties.items.type}};
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
if(!(validate232(data1, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate232.errors);
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
if(!pattern14.test(data1)){
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
if(!(validate232(data2, {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate232.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs14 = errors;
if(!(validate234(data2, {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate234.errors);
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
if(!(validate169(data2.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data2,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
}
validate230.errors = vErrors;
return errors === 0;
}


function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate230(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate230.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate228.errors = vErrors;
return errors === 0;
}

const schema34 = {"type":["object","string"],"additionalProperties":false,"required":["network","to"],"properties":{"network":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["whatsapp","facebook","instagram","tiktok","youtube","x","linkedin","telegram","threads","pinterest","tripadvisor"]}},"to":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema34.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
if(!pattern24.test(data0)){
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
const err7 = {instancePath:instancePath+"/network",schemaPath:"#/properties/network/else/enum",keyword:"enum",params:{allowedValues: schema34.properties.network.else.enum}};
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
validate258.errors = vErrors;
return errors === 0;
}


function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate258(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate258.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate256.errors = vErrors;
return errors === 0;
}

const schema35 = {"type":"array","itemTitle":"block","items":{"type":"object","required":["type"],"properties":{"type":{"enum":["card-grid","chips","contact","country","cta","embed","events","facts","faq","form","gallery","hero","list","lists","logos","not-found","notice","place","profiles","proof","quote","quotes","route-map","split","stats","steps","table","text","video","shared"]}}}};

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath:instancePath+"/" + i0+"/type",schemaPath:"#/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema35.items.properties.type.enum}};
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
validate280.errors = vErrors;
return errors === 0;
}

const pattern36 = new RegExp("^[A-Z]{2}$", "u");

function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern36.test(data4)){
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
validate289.errors = vErrors;
return errors === 0;
}

const schema37 = {"type":["array","object","string"],"itemTitle":"line of hours","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part117"},"else":{"$ref":"part116"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part117"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema39 = {"type":["object","string"],"additionalProperties":false,"required":[],"properties":{"days":{"type":["array","object","string"],"minItems":1,"uniqueItems":true,"itemTitle":"day","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part108"},"else":{"$ref":"part107"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part108"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"date":{"$ref":"part111"},"begins":{"$ref":"part111"},"until":{"$ref":"part111"},"opens":{"$ref":"part112"},"closes":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"},"closed":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"const":true}}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const pattern42 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$", "u");
const schema41 = {"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["mo","tu","we","th","fr","sa","su"]}};

function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data === "string"){
if(!pattern24.test(data)){
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
const err2 = {instancePath,schemaPath:"#/else/enum",keyword:"enum",params:{allowedValues: schema41.else.enum}};
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
validate301.errors = vErrors;
return errors === 0;
}


function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate301(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate301.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate299.errors = vErrors;
return errors === 0;
}

const pattern40 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^([0-9]{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");

function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern40.test(data)){
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
validate311.errors = vErrors;
return errors === 0;
}

const pattern41 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^([01]\\d|2[0-3]):[0-5]\\d$", "u");

function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern41.test(data)){
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
validate315.errors = vErrors;
return errors === 0;
}

const func0 = required1;

function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema39.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
const err3 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: schema39.properties.days.type}};
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
if(!(validate299(data0, {instancePath:instancePath+"/days",parentData:data,parentDataProperty:"days",rootData}))){
vErrors = joinErrors(vErrors, validate299.errors);
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
if(!pattern14.test(data0)){
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
if(!(validate299(data1, {instancePath:instancePath+"/days/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate299.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs13 = errors;
if(!(validate301(data1, {instancePath:instancePath+"/days/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate301.errors);
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
if(!(validate169(data1.from, {instancePath:instancePath+"/days/" + i0+"/from",parentData:data1,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
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
if(!(validate311(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate311.errors);
errors = vErrors.length;
}
}
if(data.begins !== undefined){
if(!(validate311(data.begins, {instancePath:instancePath+"/begins",parentData:data,parentDataProperty:"begins",rootData}))){
vErrors = joinErrors(vErrors, validate311.errors);
errors = vErrors.length;
}
}
if(data.until !== undefined){
if(!(validate311(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData}))){
vErrors = joinErrors(vErrors, validate311.errors);
errors = vErrors.length;
}
}
if(data.opens !== undefined){
if(!(validate315(data.opens, {instancePath:instancePath+"/opens",parentData:data,parentDataProperty:"opens",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data.closes !== undefined){
let data7 = data.closes;
if(typeof data7 === "string"){
if(!pattern42.test(data7)){
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
if(!pattern24.test(data8)){
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
validate298.errors = vErrors;
return errors === 0;
}


function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate298(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate298.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate296.errors = vErrors;
return errors === 0;
}


function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema37.type}};
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
if(!(validate296(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate296.errors);
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
if(!pattern14.test(data)){
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
if(!(validate296(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate296.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(!(validate298(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate298.errors);
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
if(!(validate169(data0.from, {instancePath:instancePath+"/" + i0+"/from",parentData:data0,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
validate295.errors = vErrors;
return errors === 0;
}


function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate328.errors = vErrors;
return errors === 0;
}


function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate328(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate328.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err2]);
errors++;
}
validate327.errors = vErrors;
return errors === 0;
}


function validate332(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate332.errors = vErrors;
return errors === 0;
}

const pattern45 = new RegExp("^https://[a-z0-9.-]+(:[0-9]+)?(/[!-~]*)?$", "u");

function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern45.test(data)){
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
validate336.errors = vErrors;
return errors === 0;
}


function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate336(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate336.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
validate335.errors = vErrors;
return errors === 0;
}

const schema49 = {"type":["string","array","object"],"pattern":"\\S","minItems":1,"itemTitle":"paragraph","items":{"$ref":"part56"},"if":{"type":"object"},"then":{"$ref":"part55"}};

function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema49.type}};
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
if(!(validate155(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate155.errors);
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
if(!(validate166(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate166.errors);
errors = vErrors.length;
}
}
}
validate344.errors = vErrors;
return errors === 0;
}


function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate351.errors = vErrors;
return errors === 0;
}

const pattern1 = new RegExp("^https?://[^\\s\\u0000-,/:-@\\[-`{-\\u007f]+(:[0-9]+)?(?!.*\\.html/?$)(/[^\\s\\u0000-,/:-@\\[-^`{-}\\u007f]+)*/?$", "u");
const pattern2 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");
const pattern3 = new RegExp("^[A-Z]{3}$", "u");
const pattern5 = new RegExp("^(bundled|https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?(?=/.*\\{code\\})(/([A-Za-z0-9._~%@+=,-]|\\{code\\}|\\{width\\})+)+)$", "u");
const pattern11 = new RegExp("^[a-z][a-z0-9-]*$", "u");
const pattern34 = new RegExp("^(?=.*\\{)(\\{[A-Za-z][A-Za-z0-9.]*\\}|(/([a-z0-9-]|\\{[A-Za-z][A-Za-z0-9.]*\\})+)+)$", "u");
const pattern35 = new RegExp("^/([a-z0-9-]{1,100}(/[a-z0-9-]{1,100}){0,9})?$", "u");
const pattern46 = new RegExp("^/([a-z0-9-]{1,100}/){0,9}[a-z0-9-]{1,100}\\.xml$", "u");
const pattern48 = new RegExp("^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$", "u");
const pattern49 = new RegExp("^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}(:[0-9]{1,5})?$", "u");
const pattern50 = new RegExp("^(?!.*%(?:[01]|2[2AaFf3]|3[AaCcEeFf]|5[Cc]|7[Cc]))(/(?!\\.{1,2}(/|$))[^\\s?#/\\\\:*\"<>|\\u0000-\\u001f]{1,100})+/?$", "u");
const pattern51 = new RegExp("^(@[a-z0-9~-][a-z0-9._~-]*/)?[a-z0-9~-][a-z0-9._~-]*$", "u");

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
if(data2.logo !== undefined){
if(!(validate28(data2.logo, {instancePath:instancePath+"/site/logo",parentData:data2,parentDataProperty:"logo",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data2.icon !== undefined){
if(!(validate28(data2.icon, {instancePath:instancePath+"/site/icon",parentData:data2,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/site",schemaPath:"#/properties/site/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err23]);
errors++;
}
}
if(data.theme !== undefined){
let data13 = data.theme;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key2 in data13){
if(!(func2.call(schema6.properties.theme.properties, key2))){
const err24 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = joinErrors(vErrors, [err24]);
errors++;
}
}
if(data13.look !== undefined){
let data14 = data13.look;
if(!(((data14 === "departures") || (data14 === "ledger")) || (data14 === "studio"))){
const err25 = {instancePath:instancePath+"/theme/look",schemaPath:"#/properties/theme/properties/look/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.look.enum}};
vErrors = joinErrors(vErrors, [err25]);
errors++;
}
}
if(data13.mode !== undefined){
let data15 = data13.mode;
if(!(((data15 === "light") || (data15 === "dark")) || (data15 === "auto"))){
const err26 = {instancePath:instancePath+"/theme/mode",schemaPath:"#/properties/theme/properties/mode/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.mode.enum}};
vErrors = joinErrors(vErrors, [err26]);
errors++;
}
}
if(data13.colors !== undefined){
let data16 = data13.colors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key3 in data16){
if(!(((((key3 === "paper") || (key3 === "ink")) || (key3 === "accent")) || (key3 === "button")) || (key3 === "second"))){
const err27 = {instancePath:instancePath+"/theme/colors",schemaPath:"#/properties/theme/properties/colors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = joinErrors(vErrors, [err27]);
errors++;
}
}
if(data16.paper !== undefined){
if(!(validate32(data16.paper, {instancePath:instancePath+"/theme/colors/paper",parentData:data16,parentDataProperty:"paper",rootData}))){
vErrors = joinErrors(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data16.ink !== undefined){
if(!(validate32(data16.ink, {instancePath:instancePath+"/theme/colors/ink",parentData:data16,parentDataProperty:"ink",rootData}))){
vErrors = joinErrors(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data16.accent !== undefined){
if(!(validate32(data16.accent, {instancePath:instancePath+"/theme/colors/accent",parentData:data16,parentDataProperty:"accent",rootData}))){
vErrors = joinErrors(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data16.button !== undefined){
if(!(validate32(data16.button, {instancePath:instancePath+"/theme/colors/button",parentData:data16,parentDataProperty:"button",rootData}))){
vErrors = joinErrors(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data16.second !== undefined){
if(!(validate32(data16.second, {instancePath:instancePath+"/theme/colors/second",parentData:data16,parentDataProperty:"second",rootData}))){
vErrors = joinErrors(vErrors, validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/theme/colors",schemaPath:"#/properties/theme/properties/colors/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err28]);
errors++;
}
}
if(data13.font !== undefined){
let data22 = data13.font;
if(!((((((data22 === "bricolage-grotesque") || (data22 === "fraunces")) || (data22 === "instrument-sans")) || (data22 === "outfit")) || (data22 === "source-serif-4")) || (data22 === "system"))){
const err29 = {instancePath:instancePath+"/theme/font",schemaPath:"#/properties/theme/properties/font/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.font.enum}};
vErrors = joinErrors(vErrors, [err29]);
errors++;
}
}
if(data13.textFont !== undefined){
let data23 = data13.textFont;
if(!((((((data23 === "bricolage-grotesque") || (data23 === "fraunces")) || (data23 === "instrument-sans")) || (data23 === "outfit")) || (data23 === "source-serif-4")) || (data23 === "system"))){
const err30 = {instancePath:instancePath+"/theme/textFont",schemaPath:"#/properties/theme/properties/textFont/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.textFont.enum}};
vErrors = joinErrors(vErrors, [err30]);
errors++;
}
}
if(data13.typeRatio !== undefined){
let data24 = data13.typeRatio;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 1.5 || isNaN(data24)){
const err31 = {instancePath:instancePath+"/theme/typeRatio",schemaPath:"#/properties/theme/properties/typeRatio/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1.5}};
vErrors = joinErrors(vErrors, [err31]);
errors++;
}
if(data24 < 1.1 || isNaN(data24)){
const err32 = {instancePath:instancePath+"/theme/typeRatio",schemaPath:"#/properties/theme/properties/typeRatio/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1.1}};
vErrors = joinErrors(vErrors, [err32]);
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/theme/typeRatio",schemaPath:"#/properties/theme/properties/typeRatio/type",keyword:"type",params:{type: "number"}};
vErrors = joinErrors(vErrors, [err33]);
errors++;
}
}
if(data13.measure !== undefined){
let data25 = data13.measure;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err34 = {instancePath:instancePath+"/theme/measure",schemaPath:"#/properties/theme/properties/measure/type",keyword:"type",params:{type: "integer"}};
vErrors = joinErrors(vErrors, [err34]);
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 80 || isNaN(data25)){
const err35 = {instancePath:instancePath+"/theme/measure",schemaPath:"#/properties/theme/properties/measure/maximum",keyword:"maximum",params:{comparison: "<=", limit: 80}};
vErrors = joinErrors(vErrors, [err35]);
errors++;
}
if(data25 < 45 || isNaN(data25)){
const err36 = {instancePath:instancePath+"/theme/measure",schemaPath:"#/properties/theme/properties/measure/minimum",keyword:"minimum",params:{comparison: ">=", limit: 45}};
vErrors = joinErrors(vErrors, [err36]);
errors++;
}
}
}
if(data13.density !== undefined){
let data26 = data13.density;
if(!(((data26 === "compact") || (data26 === "normal")) || (data26 === "airy"))){
const err37 = {instancePath:instancePath+"/theme/density",schemaPath:"#/properties/theme/properties/density/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.density.enum}};
vErrors = joinErrors(vErrors, [err37]);
errors++;
}
}
if(data13.radius !== undefined){
let data27 = data13.radius;
if(!((((data27 === "none") || (data27 === "small")) || (data27 === "medium")) || (data27 === "large"))){
const err38 = {instancePath:instancePath+"/theme/radius",schemaPath:"#/properties/theme/properties/radius/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.radius.enum}};
vErrors = joinErrors(vErrors, [err38]);
errors++;
}
}
if(data13.button !== undefined){
let data28 = data13.button;
if(!(((data28 === "solid") || (data28 === "pill")) || (data28 === "text"))){
const err39 = {instancePath:instancePath+"/theme/button",schemaPath:"#/properties/theme/properties/button/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.button.enum}};
vErrors = joinErrors(vErrors, [err39]);
errors++;
}
}
if(data13.card !== undefined){
let data29 = data13.card;
if(!((((data29 === "ticket") || (data29 === "ruled")) || (data29 === "picture")) || (data29 === "flat"))){
const err40 = {instancePath:instancePath+"/theme/card",schemaPath:"#/properties/theme/properties/card/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.card.enum}};
vErrors = joinErrors(vErrors, [err40]);
errors++;
}
}
if(data13.header !== undefined){
let data30 = data13.header;
if(!(((data30 === "bar") || (data30 === "centred")) || (data30 === "transparent"))){
const err41 = {instancePath:instancePath+"/theme/header",schemaPath:"#/properties/theme/properties/header/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.header.enum}};
vErrors = joinErrors(vErrors, [err41]);
errors++;
}
}
if(data13.hero !== undefined){
let data31 = data13.hero;
if(!((((data31 === "split") || (data31 === "columns")) || (data31 === "cover")) || (data31 === "band"))){
const err42 = {instancePath:instancePath+"/theme/hero",schemaPath:"#/properties/theme/properties/hero/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.hero.enum}};
vErrors = joinErrors(vErrors, [err42]);
errors++;
}
}
if(data13.ornament !== undefined){
let data32 = data13.ornament;
if(!(((data32 === "departures") || (data32 === "rule")) || (data32 === "none"))){
const err43 = {instancePath:instancePath+"/theme/ornament",schemaPath:"#/properties/theme/properties/ornament/enum",keyword:"enum",params:{allowedValues: schema6.properties.theme.properties.ornament.enum}};
vErrors = joinErrors(vErrors, [err43]);
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err44]);
errors++;
}
}
if(data.flags !== undefined){
let data33 = data.flags;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
for(const key4 in data33){
if(!(key4 === "source")){
const err45 = {instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = joinErrors(vErrors, [err45]);
errors++;
}
}
if(data33.source !== undefined){
let data34 = data33.source;
if(typeof data34 === "string"){
if(!pattern5.test(data34)){
const err46 = {instancePath:instancePath+"/flags/source",schemaPath:"#/properties/flags/properties/source/pattern",keyword:"pattern",params:{pattern: "^(bundled|https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?(?=/.*\\{code\\})(/([A-Za-z0-9._~%@+=,-]|\\{code\\}|\\{width\\})+)+)$"}};
vErrors = joinErrors(vErrors, [err46]);
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/flags/source",schemaPath:"#/properties/flags/properties/source/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err47]);
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err48]);
errors++;
}
}
if(data.values !== undefined){
if(!(validate38(data.values, {instancePath:instancePath+"/values",parentData:data,parentDataProperty:"values",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
}
if(data.collections !== undefined){
let data36 = data.collections;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
for(const key5 in data36){
const _errs55 = errors;
if(typeof key5 === "string"){
if(!pattern6.test(key5)){
const err49 = {instancePath:instancePath+"/collections",schemaPath:"#/properties/collections/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},propertyName:key5};
vErrors = joinErrors(vErrors, [err49]);
errors++;
}
}
var valid5 = _errs55 === errors;
if(!valid5){
const err50 = {instancePath:instancePath+"/collections",schemaPath:"#/properties/collections/propertyNames",keyword:"propertyNames",params:{propertyName: key5}};
vErrors = joinErrors(vErrors, [err50]);
errors++;
}
}
for(const key6 in data36){
let data37 = data36[key6];
if(!data37 || typeof data37 != "object"){
const err51 = {instancePath:instancePath+"/collections/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/collections/additionalProperties/type",keyword:"type",params:{type: schema6.properties.collections.additionalProperties.type}};
vErrors = joinErrors(vErrors, [err51]);
errors++;
}
const _errs59 = errors;
let valid7 = true;
const _errs60 = errors;
if(!(data37 && typeof data37 == "object" && !Array.isArray(data37))){
const err52 = {};
vErrors = joinErrors(vErrors, [err52]);
errors++;
}
var _valid0 = _errs60 === errors;
errors = _errs59;
if(vErrors !== null){
if(_errs59){
vErrors.length = _errs59;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs62 = errors;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.entries === undefined){
const err53 = {instancePath:instancePath+"/collections/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/collections/additionalProperties/then/required",keyword:"required",params:{missingProperty: "entries"}};
vErrors = joinErrors(vErrors, [err53]);
errors++;
}
for(const key7 in data37){
if(!((((key7 === "label") || (key7 === "one")) || (key7 === "fields")) || (key7 === "entries"))){
const err54 = {instancePath:instancePath+"/collections/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/collections/additionalProperties/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
vErrors = joinErrors(vErrors, [err54]);
errors++;
}
}
if(data37.label !== undefined){
if(!(validate22(data37.label, {instancePath:instancePath+"/collections/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/label",parentData:data37,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data37.one !== undefined){
if(!(validate22(data37.one, {instancePath:instancePath+"/collections/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/one",parentData:data37,parentDataProperty:"one",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data37.fields !== undefined){
let data40 = data37.fields;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
for(const key8 in data40){
const _errs69 = errors;
if(typeof key8 === "string"){
if(!pattern6.test(key8)){
const err55 = {instancePath:instancePath+"/collections/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/fields",schemaPath:"#/properties/collections/additionalProperties/then/properties/fields/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},propertyName:key8};
vErrors = joinErrors(vErrors, [err55]);
errors++;
}
}
var valid9 = _errs69 === errors;
if(!valid9){
const err56 = {instancePath:instancePath+"/collections/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/fields",schemaPath:"#/properties/collections/additionalProperties/then/properties/fields/propertyNames",keyword:"propertyNames",params:{propertyName: key8}};
vErrors = joinErrors(vErrors, [err56]);
errors++;
}
}
for(const key9 in data40){
let data41 = data40[key9];
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.kind === undefined){
const err57 = {instancePath:instancePath+"/collections/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/fields/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/collections/additionalProperties/then/properties/fields/additionalProperties/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = joinErrors(vErrors, [err57]);
errors++;
}
if(data41.kind !== undefined){
let data42 = data41.kind;
if(!((((((((((((((((data42 === "text") || (data42 === "copy")) || (data42 === "number")) || (data42 === "money")) || (data42 === "date")) || (data42 === "days")) || (data42 === "picture")) || (data42 === "file")) || (data42 === "link")) || (data42 === "flag")) || (data42 === "icon")) || (data42 === "choice")) || (data42 === "yesNo")) || (data42 === "texts")) || (data42 === "entry")) || (data42 === "other"))){
const err58 = {instancePath:instancePath+"/collections/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/fields/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/kind",schemaPath:"#/properties/collections/additionalProperties/then/properties/fields/additionalProperties/properties/kind/enum",keyword:"enum",params:{allowedValues: schema6.properties.collections.additionalProperties.then.properties.fields.additionalProperties.properties.kind.enum}};
vErrors = joinErrors(vErrors, [err58]);
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/collections/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/fields/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/collections/additionalProperties/then/properties/fields/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err59]);
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/collections/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/fields",schemaPath:"#/properties/collections/additionalProperties/then/properties/fields/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err60]);
errors++;
}
}
if(data37.entries !== undefined){
let data43 = data37.entries;
if(Array.isArray(data43)){
const len0 = data43.length;
for(let i0=0; i0<len0; i0++){
if(!(validate43(data43[i0], {instancePath:instancePath+"/collections/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/entries/" + i0,parentData:data43,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err61 = {instancePath:instancePath+"/collections/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/entries",schemaPath:"#/properties/collections/additionalProperties/then/properties/entries/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err61]);
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/collections/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/collections/additionalProperties/then/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err62]);
errors++;
}
var _valid0 = _errs62 === errors;
valid7 = _valid0;
}
if(!valid7){
const err63 = {instancePath:instancePath+"/collections/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/collections/additionalProperties/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err63]);
errors++;
}
if(Array.isArray(data37)){
const len1 = data37.length;
for(let i1=0; i1<len1; i1++){
if(!(validate43(data37[i1], {instancePath:instancePath+"/collections/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,parentData:data37,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err64 = {instancePath:instancePath+"/collections",schemaPath:"#/properties/collections/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err64]);
errors++;
}
}
if(data.references !== undefined){
let data46 = data.references;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
for(const key10 in data46){
const _errs80 = errors;
if(typeof key10 === "string"){
if(!pattern6.test(key10)){
const err65 = {instancePath:instancePath+"/references",schemaPath:"#/properties/references/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},propertyName:key10};
vErrors = joinErrors(vErrors, [err65]);
errors++;
}
}
var valid16 = _errs80 === errors;
if(!valid16){
const err66 = {instancePath:instancePath+"/references",schemaPath:"#/properties/references/propertyNames",keyword:"propertyNames",params:{propertyName: key10}};
vErrors = joinErrors(vErrors, [err66]);
errors++;
}
}
for(const key11 in data46){
if(!(validate38(data46[key11], {instancePath:instancePath+"/references/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data46,parentDataProperty:key11,rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
}
}
else {
const err67 = {instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err67]);
errors++;
}
}
if(data.shared !== undefined){
let data48 = data.shared;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
for(const key12 in data48){
const _errs85 = errors;
if(typeof key12 === "string"){
if(!pattern11.test(key12)){
const err68 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},propertyName:key12};
vErrors = joinErrors(vErrors, [err68]);
errors++;
}
}
var valid18 = _errs85 === errors;
if(!valid18){
const err69 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/propertyNames",keyword:"propertyNames",params:{propertyName: key12}};
vErrors = joinErrors(vErrors, [err69]);
errors++;
}
}
for(const key13 in data48){
let data49 = data48[key13];
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(data49.type === undefined){
const err70 = {instancePath:instancePath+"/shared/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/shared/additionalProperties/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err70]);
errors++;
}
if(data49.type !== undefined){
let data50 = data49.type;
if(!(((((((((((((((((((((((((((((data50 === "card-grid") || (data50 === "chips")) || (data50 === "contact")) || (data50 === "country")) || (data50 === "cta")) || (data50 === "embed")) || (data50 === "events")) || (data50 === "facts")) || (data50 === "faq")) || (data50 === "form")) || (data50 === "gallery")) || (data50 === "hero")) || (data50 === "list")) || (data50 === "lists")) || (data50 === "logos")) || (data50 === "not-found")) || (data50 === "notice")) || (data50 === "place")) || (data50 === "profiles")) || (data50 === "proof")) || (data50 === "quote")) || (data50 === "quotes")) || (data50 === "route-map")) || (data50 === "split")) || (data50 === "stats")) || (data50 === "steps")) || (data50 === "table")) || (data50 === "text")) || (data50 === "video"))){
const err71 = {instancePath:instancePath+"/shared/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/type",schemaPath:"#/properties/shared/additionalProperties/properties/type/enum",keyword:"enum",params:{allowedValues: schema6.properties.shared.additionalProperties.properties.type.enum}};
vErrors = joinErrors(vErrors, [err71]);
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/shared/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/shared/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err72]);
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err73]);
errors++;
}
}
if(data.delivery !== undefined){
let data51 = data.delivery;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
for(const key14 in data51){
const _errs92 = errors;
if(typeof key14 === "string"){
if(!pattern11.test(key14)){
const err74 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},propertyName:key14};
vErrors = joinErrors(vErrors, [err74]);
errors++;
}
}
var valid21 = _errs92 === errors;
if(!valid21){
const err75 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/propertyNames",keyword:"propertyNames",params:{propertyName: key14}};
vErrors = joinErrors(vErrors, [err75]);
errors++;
}
}
for(const key15 in data51){
let data52 = data51[key15];
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.provider === undefined){
const err76 = {instancePath:instancePath+"/delivery/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/delivery/additionalProperties/required",keyword:"required",params:{missingProperty: "provider"}};
vErrors = joinErrors(vErrors, [err76]);
errors++;
}
if(data52.provider !== undefined){
let data53 = data52.provider;
if(!((data53 === "emailjs") || (data53 === "webhook"))){
const err77 = {instancePath:instancePath+"/delivery/" + key15.replace(/~/g, "~0").replace(/\//g, "~1")+"/provider",schemaPath:"#/properties/delivery/additionalProperties/properties/provider/enum",keyword:"enum",params:{allowedValues: schema6.properties.delivery.additionalProperties.properties.provider.enum}};
vErrors = joinErrors(vErrors, [err77]);
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/delivery/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/delivery/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err78]);
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err79]);
errors++;
}
}
if(data.words !== undefined){
let data54 = data.words;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
for(const key16 in data54){
if(!(func2.call(schema6.properties.words.properties, key16))){
const err80 = {instancePath:instancePath+"/words",schemaPath:"#/properties/words/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16}};
vErrors = joinErrors(vErrors, [err80]);
errors++;
}
}
if(data54.documentTitle !== undefined){
if(!(validate22(data54.documentTitle, {instancePath:instancePath+"/words/documentTitle",parentData:data54,parentDataProperty:"documentTitle",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.skipToContent !== undefined){
if(!(validate22(data54.skipToContent, {instancePath:instancePath+"/words/skipToContent",parentData:data54,parentDataProperty:"skipToContent",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.mainNavigation !== undefined){
if(!(validate22(data54.mainNavigation, {instancePath:instancePath+"/words/mainNavigation",parentData:data54,parentDataProperty:"mainNavigation",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.footerNavigation !== undefined){
if(!(validate22(data54.footerNavigation, {instancePath:instancePath+"/words/footerNavigation",parentData:data54,parentDataProperty:"footerNavigation",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.menu !== undefined){
if(!(validate22(data54.menu, {instancePath:instancePath+"/words/menu",parentData:data54,parentDataProperty:"menu",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.closeMenu !== undefined){
if(!(validate22(data54.closeMenu, {instancePath:instancePath+"/words/closeMenu",parentData:data54,parentDataProperty:"closeMenu",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.homeLink !== undefined){
if(!(validate22(data54.homeLink, {instancePath:instancePath+"/words/homeLink",parentData:data54,parentDataProperty:"homeLink",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.breadcrumbs !== undefined){
if(!(validate22(data54.breadcrumbs, {instancePath:instancePath+"/words/breadcrumbs",parentData:data54,parentDataProperty:"breadcrumbs",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.fileNote !== undefined){
if(!(validate22(data54.fileNote, {instancePath:instancePath+"/words/fileNote",parentData:data54,parentDataProperty:"fileNote",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.dismiss !== undefined){
if(!(validate22(data54.dismiss, {instancePath:instancePath+"/words/dismiss",parentData:data54,parentDataProperty:"dismiss",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.notifications !== undefined){
if(!(validate22(data54.notifications, {instancePath:instancePath+"/words/notifications",parentData:data54,parentDataProperty:"notifications",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.alerts !== undefined){
if(!(validate22(data54.alerts, {instancePath:instancePath+"/words/alerts",parentData:data54,parentDataProperty:"alerts",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.pageChanged !== undefined){
if(!(validate22(data54.pageChanged, {instancePath:instancePath+"/words/pageChanged",parentData:data54,parentDataProperty:"pageChanged",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.unexpectedError !== undefined){
if(!(validate22(data54.unexpectedError, {instancePath:instancePath+"/words/unexpectedError",parentData:data54,parentDataProperty:"unexpectedError",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.unexpectedErrorText !== undefined){
if(!(validate22(data54.unexpectedErrorText, {instancePath:instancePath+"/words/unexpectedErrorText",parentData:data54,parentDataProperty:"unexpectedErrorText",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.errorStatus !== undefined){
if(!(validate22(data54.errorStatus, {instancePath:instancePath+"/words/errorStatus",parentData:data54,parentDataProperty:"errorStatus",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.errorMessage !== undefined){
if(!(validate22(data54.errorMessage, {instancePath:instancePath+"/words/errorMessage",parentData:data54,parentDataProperty:"errorMessage",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.reloadPage !== undefined){
if(!(validate22(data54.reloadPage, {instancePath:instancePath+"/words/reloadPage",parentData:data54,parentDataProperty:"reloadPage",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.cancelled !== undefined){
if(!(validate22(data54.cancelled, {instancePath:instancePath+"/words/cancelled",parentData:data54,parentDataProperty:"cancelled",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.soldOut !== undefined){
if(!(validate22(data54.soldOut, {instancePath:instancePath+"/words/soldOut",parentData:data54,parentDataProperty:"soldOut",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.movedFrom !== undefined){
if(!(validate22(data54.movedFrom, {instancePath:instancePath+"/words/movedFrom",parentData:data54,parentDataProperty:"movedFrom",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.newTime !== undefined){
if(!(validate22(data54.newTime, {instancePath:instancePath+"/words/newTime",parentData:data54,parentDataProperty:"newTime",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.addToCalendar !== undefined){
if(!(validate22(data54.addToCalendar, {instancePath:instancePath+"/words/addToCalendar",parentData:data54,parentDataProperty:"addToCalendar",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.addAllToCalendar !== undefined){
if(!(validate22(data54.addAllToCalendar, {instancePath:instancePath+"/words/addAllToCalendar",parentData:data54,parentDataProperty:"addAllToCalendar",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.attendees !== undefined){
if(!(validate22(data54.attendees, {instancePath:instancePath+"/words/attendees",parentData:data54,parentDataProperty:"attendees",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.stars !== undefined){
if(!(validate22(data54.stars, {instancePath:instancePath+"/words/stars",parentData:data54,parentDataProperty:"stars",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.elsewhereNote !== undefined){
if(!(validate22(data54.elsewhereNote, {instancePath:instancePath+"/words/elsewhereNote",parentData:data54,parentDataProperty:"elsewhereNote",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.elsewherePrivacy !== undefined){
if(!(validate22(data54.elsewherePrivacy, {instancePath:instancePath+"/words/elsewherePrivacy",parentData:data54,parentDataProperty:"elsewherePrivacy",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.playFilm !== undefined){
if(!(validate22(data54.playFilm, {instancePath:instancePath+"/words/playFilm",parentData:data54,parentDataProperty:"playFilm",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.showMap !== undefined){
if(!(validate22(data54.showMap, {instancePath:instancePath+"/words/showMap",parentData:data54,parentDataProperty:"showMap",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.mapOf !== undefined){
if(!(validate22(data54.mapOf, {instancePath:instancePath+"/words/mapOf",parentData:data54,parentDataProperty:"mapOf",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.directions !== undefined){
if(!(validate22(data54.directions, {instancePath:instancePath+"/words/directions",parentData:data54,parentDataProperty:"directions",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.openingHours !== undefined){
if(!(validate22(data54.openingHours, {instancePath:instancePath+"/words/openingHours",parentData:data54,parentDataProperty:"openingHours",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.openUntil !== undefined){
if(!(validate22(data54.openUntil, {instancePath:instancePath+"/words/openUntil",parentData:data54,parentDataProperty:"openUntil",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.openNow !== undefined){
if(!(validate22(data54.openNow, {instancePath:instancePath+"/words/openNow",parentData:data54,parentDataProperty:"openNow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.closedNow !== undefined){
if(!(validate22(data54.closedNow, {instancePath:instancePath+"/words/closedNow",parentData:data54,parentDataProperty:"closedNow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.openAllDay !== undefined){
if(!(validate22(data54.openAllDay, {instancePath:instancePath+"/words/openAllDay",parentData:data54,parentDataProperty:"openAllDay",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.fromDay !== undefined){
if(!(validate22(data54.fromDay, {instancePath:instancePath+"/words/fromDay",parentData:data54,parentDataProperty:"fromDay",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.untilDay !== undefined){
if(!(validate22(data54.untilDay, {instancePath:instancePath+"/words/untilDay",parentData:data54,parentDataProperty:"untilDay",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.closedDay !== undefined){
if(!(validate22(data54.closedDay, {instancePath:instancePath+"/words/closedDay",parentData:data54,parentDataProperty:"closedDay",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.requiredNote !== undefined){
if(!(validate22(data54.requiredNote, {instancePath:instancePath+"/words/requiredNote",parentData:data54,parentDataProperty:"requiredNote",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.chooseOne !== undefined){
if(!(validate22(data54.chooseOne, {instancePath:instancePath+"/words/chooseOne",parentData:data54,parentDataProperty:"chooseOne",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.errorSummaryHeading !== undefined){
if(!(validate22(data54.errorSummaryHeading, {instancePath:instancePath+"/words/errorSummaryHeading",parentData:data54,parentDataProperty:"errorSummaryHeading",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.errorSummaryText !== undefined){
if(!(validate22(data54.errorSummaryText, {instancePath:instancePath+"/words/errorSummaryText",parentData:data54,parentDataProperty:"errorSummaryText",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.moreToCheck !== undefined){
if(!(validate22(data54.moreToCheck, {instancePath:instancePath+"/words/moreToCheck",parentData:data54,parentDataProperty:"moreToCheck",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.fieldMissing !== undefined){
if(!(validate22(data54.fieldMissing, {instancePath:instancePath+"/words/fieldMissing",parentData:data54,parentDataProperty:"fieldMissing",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.fieldPickOne !== undefined){
if(!(validate22(data54.fieldPickOne, {instancePath:instancePath+"/words/fieldPickOne",parentData:data54,parentDataProperty:"fieldPickOne",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.fieldBadEmail !== undefined){
if(!(validate22(data54.fieldBadEmail, {instancePath:instancePath+"/words/fieldBadEmail",parentData:data54,parentDataProperty:"fieldBadEmail",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.fieldBadPhone !== undefined){
if(!(validate22(data54.fieldBadPhone, {instancePath:instancePath+"/words/fieldBadPhone",parentData:data54,parentDataProperty:"fieldBadPhone",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.fieldTooShort !== undefined){
if(!(validate98(data54.fieldTooShort, {instancePath:instancePath+"/words/fieldTooShort",parentData:data54,parentDataProperty:"fieldTooShort",rootData}))){
vErrors = joinErrors(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data54.fieldTooLong !== undefined){
if(!(validate98(data54.fieldTooLong, {instancePath:instancePath+"/words/fieldTooLong",parentData:data54,parentDataProperty:"fieldTooLong",rootData}))){
vErrors = joinErrors(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data54.fieldTooLow !== undefined){
if(!(validate22(data54.fieldTooLow, {instancePath:instancePath+"/words/fieldTooLow",parentData:data54,parentDataProperty:"fieldTooLow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.fieldTooHigh !== undefined){
if(!(validate22(data54.fieldTooHigh, {instancePath:instancePath+"/words/fieldTooHigh",parentData:data54,parentDataProperty:"fieldTooHigh",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.fieldTooEarly !== undefined){
if(!(validate22(data54.fieldTooEarly, {instancePath:instancePath+"/words/fieldTooEarly",parentData:data54,parentDataProperty:"fieldTooEarly",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.fieldTooLate !== undefined){
if(!(validate22(data54.fieldTooLate, {instancePath:instancePath+"/words/fieldTooLate",parentData:data54,parentDataProperty:"fieldTooLate",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.fieldWrongStep !== undefined){
if(!(validate22(data54.fieldWrongStep, {instancePath:instancePath+"/words/fieldWrongStep",parentData:data54,parentDataProperty:"fieldWrongStep",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.fieldNotAccepted !== undefined){
if(!(validate22(data54.fieldNotAccepted, {instancePath:instancePath+"/words/fieldNotAccepted",parentData:data54,parentDataProperty:"fieldNotAccepted",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.fieldMustTick !== undefined){
if(!(validate22(data54.fieldMustTick, {instancePath:instancePath+"/words/fieldMustTick",parentData:data54,parentDataProperty:"fieldMustTick",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.alreadySending !== undefined){
if(!(validate22(data54.alreadySending, {instancePath:instancePath+"/words/alreadySending",parentData:data54,parentDataProperty:"alreadySending",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.draftRestored !== undefined){
if(!(validate22(data54.draftRestored, {instancePath:instancePath+"/words/draftRestored",parentData:data54,parentDataProperty:"draftRestored",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.draftNotKept !== undefined){
if(!(validate22(data54.draftNotKept, {instancePath:instancePath+"/words/draftNotKept",parentData:data54,parentDataProperty:"draftNotKept",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.yourReference !== undefined){
if(!(validate22(data54.yourReference, {instancePath:instancePath+"/words/yourReference",parentData:data54,parentDataProperty:"yourReference",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.yourAnswers !== undefined){
if(!(validate22(data54.yourAnswers, {instancePath:instancePath+"/words/yourAnswers",parentData:data54,parentDataProperty:"yourAnswers",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.copyReference !== undefined){
if(!(validate22(data54.copyReference, {instancePath:instancePath+"/words/copyReference",parentData:data54,parentDataProperty:"copyReference",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.copySelected !== undefined){
if(!(validate22(data54.copySelected, {instancePath:instancePath+"/words/copySelected",parentData:data54,parentDataProperty:"copySelected",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.formSent !== undefined){
if(!(validate22(data54.formSent, {instancePath:instancePath+"/words/formSent",parentData:data54,parentDataProperty:"formSent",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.sendAnother !== undefined){
if(!(validate22(data54.sendAnother, {instancePath:instancePath+"/words/sendAnother",parentData:data54,parentDataProperty:"sendAnother",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.answersKept !== undefined){
if(!(validate22(data54.answersKept, {instancePath:instancePath+"/words/answersKept",parentData:data54,parentDataProperty:"answersKept",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.retry !== undefined){
if(!(validate22(data54.retry, {instancePath:instancePath+"/words/retry",parentData:data54,parentDataProperty:"retry",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.retryNow !== undefined){
if(!(validate22(data54.retryNow, {instancePath:instancePath+"/words/retryNow",parentData:data54,parentDataProperty:"retryNow",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.stopRetrying !== undefined){
if(!(validate22(data54.stopRetrying, {instancePath:instancePath+"/words/stopRetrying",parentData:data54,parentDataProperty:"stopRetrying",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.sendingAgain !== undefined){
if(!(validate22(data54.sendingAgain, {instancePath:instancePath+"/words/sendingAgain",parentData:data54,parentDataProperty:"sendingAgain",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.notSentYet !== undefined){
if(!(validate22(data54.notSentYet, {instancePath:instancePath+"/words/notSentYet",parentData:data54,parentDataProperty:"notSentYet",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.offlineYet !== undefined){
if(!(validate22(data54.offlineYet, {instancePath:instancePath+"/words/offlineYet",parentData:data54,parentDataProperty:"offlineYet",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.retryingIn !== undefined){
if(!(validate98(data54.retryingIn, {instancePath:instancePath+"/words/retryingIn",parentData:data54,parentDataProperty:"retryingIn",rootData}))){
vErrors = joinErrors(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data54.retryingOnceOnline !== undefined){
if(!(validate22(data54.retryingOnceOnline, {instancePath:instancePath+"/words/retryingOnceOnline",parentData:data54,parentDataProperty:"retryingOnceOnline",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.sendByEmail !== undefined){
if(!(validate22(data54.sendByEmail, {instancePath:instancePath+"/words/sendByEmail",parentData:data54,parentDataProperty:"sendByEmail",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.sendByWhatsApp !== undefined){
if(!(validate22(data54.sendByWhatsApp, {instancePath:instancePath+"/words/sendByWhatsApp",parentData:data54,parentDataProperty:"sendByWhatsApp",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.whatsApp !== undefined){
if(!(validate22(data54.whatsApp, {instancePath:instancePath+"/words/whatsApp",parentData:data54,parentDataProperty:"whatsApp",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.copyAnswers !== undefined){
if(!(validate22(data54.copyAnswers, {instancePath:instancePath+"/words/copyAnswers",parentData:data54,parentDataProperty:"copyAnswers",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.copied !== undefined){
if(!(validate22(data54.copied, {instancePath:instancePath+"/words/copied",parentData:data54,parentDataProperty:"copied",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.copyByHand !== undefined){
if(!(validate22(data54.copyByHand, {instancePath:instancePath+"/words/copyByHand",parentData:data54,parentDataProperty:"copyByHand",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.tooLongForLink !== undefined){
if(!(validate22(data54.tooLongForLink, {instancePath:instancePath+"/words/tooLongForLink",parentData:data54,parentDataProperty:"tooLongForLink",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.leaveEmpty !== undefined){
if(!(validate22(data54.leaveEmpty, {instancePath:instancePath+"/words/leaveEmpty",parentData:data54,parentDataProperty:"leaveEmpty",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.formBadRequest !== undefined){
if(!(validate22(data54.formBadRequest, {instancePath:instancePath+"/words/formBadRequest",parentData:data54,parentDataProperty:"formBadRequest",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.formBlocked !== undefined){
if(!(validate22(data54.formBlocked, {instancePath:instancePath+"/words/formBlocked",parentData:data54,parentDataProperty:"formBlocked",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.formTooManyRequests !== undefined){
if(!(validate22(data54.formTooManyRequests, {instancePath:instancePath+"/words/formTooManyRequests",parentData:data54,parentDataProperty:"formTooManyRequests",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.formTooLarge !== undefined){
if(!(validate22(data54.formTooLarge, {instancePath:instancePath+"/words/formTooLarge",parentData:data54,parentDataProperty:"formTooLarge",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.formServiceTrouble !== undefined){
if(!(validate22(data54.formServiceTrouble, {instancePath:instancePath+"/words/formServiceTrouble",parentData:data54,parentDataProperty:"formServiceTrouble",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.formOffline !== undefined){
if(!(validate22(data54.formOffline, {instancePath:instancePath+"/words/formOffline",parentData:data54,parentDataProperty:"formOffline",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.formNotLoaded !== undefined){
if(!(validate22(data54.formNotLoaded, {instancePath:instancePath+"/words/formNotLoaded",parentData:data54,parentDataProperty:"formNotLoaded",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.formUnknown !== undefined){
if(!(validate22(data54.formUnknown, {instancePath:instancePath+"/words/formUnknown",parentData:data54,parentDataProperty:"formUnknown",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.noScript !== undefined){
if(!(validate22(data54.noScript, {instancePath:instancePath+"/words/noScript",parentData:data54,parentDataProperty:"noScript",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.formPreparing !== undefined){
if(!(validate22(data54.formPreparing, {instancePath:instancePath+"/words/formPreparing",parentData:data54,parentDataProperty:"formPreparing",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.confirmPerson !== undefined){
if(!(validate22(data54.confirmPerson, {instancePath:instancePath+"/words/confirmPerson",parentData:data54,parentDataProperty:"confirmPerson",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.isPerson !== undefined){
if(!(validate22(data54.isPerson, {instancePath:instancePath+"/words/isPerson",parentData:data54,parentDataProperty:"isPerson",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.opensInNewTab !== undefined){
if(!(validate22(data54.opensInNewTab, {instancePath:instancePath+"/words/opensInNewTab",parentData:data54,parentDataProperty:"opensInNewTab",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data54.formNotReady !== undefined){
if(!(validate22(data54.formNotReady, {instancePath:instancePath+"/words/formNotReady",parentData:data54,parentDataProperty:"formNotReady",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err81 = {instancePath:instancePath+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err81]);
errors++;
}
}
if(data.header !== undefined){
let data153 = data.header;
if(data153 && typeof data153 == "object" && !Array.isArray(data153)){
if(data153.menu === undefined){
const err82 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: "menu"}};
vErrors = joinErrors(vErrors, [err82]);
errors++;
}
for(const key17 in data153){
if(!((((key17 === "announcement") || (key17 === "menu")) || (key17 === "action")) || (key17 === "bar"))){
const err83 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17}};
vErrors = joinErrors(vErrors, [err83]);
errors++;
}
}
if(data153.announcement !== undefined){
let data154 = data153.announcement;
if((!(data154 && typeof data154 == "object" && !Array.isArray(data154))) && (typeof data154 !== "string")){
const err84 = {instancePath:instancePath+"/header/announcement",schemaPath:"#/properties/header/properties/announcement/type",keyword:"type",params:{type: schema6.properties.header.properties.announcement.type}};
vErrors = joinErrors(vErrors, [err84]);
errors++;
}
if(typeof data154 === "string"){
if(!pattern14.test(data154)){
const err85 = {instancePath:instancePath+"/header/announcement",schemaPath:"#/properties/header/properties/announcement/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err85]);
errors++;
}
}
if(data154 && typeof data154 == "object" && !Array.isArray(data154)){
if(data154.text === undefined){
const err86 = {instancePath:instancePath+"/header/announcement",schemaPath:"#/properties/header/properties/announcement/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = joinErrors(vErrors, [err86]);
errors++;
}
for(const key18 in data154){
if(!(((key18 === "text") || (key18 === "begins")) || (key18 === "until"))){
const err87 = {instancePath:instancePath+"/header/announcement",schemaPath:"#/properties/header/properties/announcement/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18}};
vErrors = joinErrors(vErrors, [err87]);
errors++;
}
}
if(data154.text !== undefined){
if(!(validate154(data154.text, {instancePath:instancePath+"/header/announcement/text",parentData:data154,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate154.errors);
errors = vErrors.length;
}
}
if(data154.begins !== undefined){
if(!(validate173(data154.begins, {instancePath:instancePath+"/header/announcement/begins",parentData:data154,parentDataProperty:"begins",rootData}))){
vErrors = joinErrors(vErrors, validate173.errors);
errors = vErrors.length;
}
}
if(data154.until !== undefined){
if(!(validate173(data154.until, {instancePath:instancePath+"/header/announcement/until",parentData:data154,parentDataProperty:"until",rootData}))){
vErrors = joinErrors(vErrors, validate173.errors);
errors = vErrors.length;
}
}
}
}
if(data153.menu !== undefined){
let data158 = data153.menu;
if((!data158 || typeof data158 != "object") && (typeof data158 !== "string")){
const err88 = {instancePath:instancePath+"/header/menu",schemaPath:"#/properties/header/properties/menu/type",keyword:"type",params:{type: schema6.properties.header.properties.menu.type}};
vErrors = joinErrors(vErrors, [err88]);
errors++;
}
const _errs209 = errors;
let valid27 = true;
const _errs210 = errors;
if(!(data158 && typeof data158 == "object" && !Array.isArray(data158))){
const err89 = {};
vErrors = joinErrors(vErrors, [err89]);
errors++;
}
var _valid1 = _errs210 === errors;
errors = _errs209;
if(vErrors !== null){
if(_errs209){
vErrors.length = _errs209;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs212 = errors;
if(!(validate176(data158, {instancePath:instancePath+"/header/menu",parentData:data153,parentDataProperty:"menu",rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
var _valid1 = _errs212 === errors;
valid27 = _valid1;
}
if(!valid27){
const err90 = {instancePath:instancePath+"/header/menu",schemaPath:"#/properties/header/properties/menu/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err90]);
errors++;
}
if(typeof data158 === "string"){
if(!pattern14.test(data158)){
const err91 = {instancePath:instancePath+"/header/menu",schemaPath:"#/properties/header/properties/menu/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err91]);
errors++;
}
}
if(Array.isArray(data158)){
const len2 = data158.length;
for(let i2=0; i2<len2; i2++){
let data159 = data158[i2];
const _errs214 = errors;
let valid30 = true;
const _errs215 = errors;
if(errors === _errs215){
if(data159 && typeof data159 == "object" && !Array.isArray(data159)){
let missing0;
if((data159.from === undefined) && (missing0 = "from")){
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
var _valid2 = _errs215 === errors;
errors = _errs214;
if(vErrors !== null){
if(_errs214){
vErrors.length = _errs214;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid2){
const _errs217 = errors;
if(!(validate176(data159, {instancePath:instancePath+"/header/menu/" + i2,parentData:data158,parentDataProperty:i2,rootData}))){
vErrors = joinErrors(vErrors, validate176.errors);
errors = vErrors.length;
}
var _valid2 = _errs217 === errors;
valid30 = _valid2;
ifClause0 = "then";
}
else {
const _errs218 = errors;
if(!(validate178(data159, {instancePath:instancePath+"/header/menu/" + i2,parentData:data158,parentDataProperty:i2,rootData}))){
vErrors = joinErrors(vErrors, validate178.errors);
errors = vErrors.length;
}
var _valid2 = _errs218 === errors;
valid30 = _valid2;
ifClause0 = "else";
}
if(!valid30){
const err94 = {instancePath:instancePath+"/header/menu/" + i2,schemaPath:"#/properties/header/properties/menu/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = joinErrors(vErrors, [err94]);
errors++;
}
if(data159 && typeof data159 == "object" && !Array.isArray(data159)){
if(data159.from !== undefined){
if(!(validate169(data159.from, {instancePath:instancePath+"/header/menu/" + i2+"/from",parentData:data159,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data153.action !== undefined){
if(!(validate207(data153.action, {instancePath:instancePath+"/header/action",parentData:data153,parentDataProperty:"action",rootData}))){
vErrors = joinErrors(vErrors, validate207.errors);
errors = vErrors.length;
}
}
if(data153.bar !== undefined){
let data162 = data153.bar;
if((!data162 || typeof data162 != "object") && (typeof data162 !== "string")){
const err95 = {instancePath:instancePath+"/header/bar",schemaPath:"#/properties/header/properties/bar/type",keyword:"type",params:{type: schema6.properties.header.properties.bar.type}};
vErrors = joinErrors(vErrors, [err95]);
errors++;
}
const _errs223 = errors;
let valid32 = true;
const _errs224 = errors;
if(!(data162 && typeof data162 == "object" && !Array.isArray(data162))){
const err96 = {};
vErrors = joinErrors(vErrors, [err96]);
errors++;
}
var _valid3 = _errs224 === errors;
errors = _errs223;
if(vErrors !== null){
if(_errs223){
vErrors.length = _errs223;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs226 = errors;
if(!(validate212(data162, {instancePath:instancePath+"/header/bar",parentData:data153,parentDataProperty:"bar",rootData}))){
vErrors = joinErrors(vErrors, validate212.errors);
errors = vErrors.length;
}
var _valid3 = _errs226 === errors;
valid32 = _valid3;
}
if(!valid32){
const err97 = {instancePath:instancePath+"/header/bar",schemaPath:"#/properties/header/properties/bar/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err97]);
errors++;
}
if(typeof data162 === "string"){
if(!pattern14.test(data162)){
const err98 = {instancePath:instancePath+"/header/bar",schemaPath:"#/properties/header/properties/bar/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err98]);
errors++;
}
}
if(Array.isArray(data162)){
if(data162.length > 3){
const err99 = {instancePath:instancePath+"/header/bar",schemaPath:"#/properties/header/properties/bar/maxItems",keyword:"maxItems",params:{limit: 3}};
vErrors = joinErrors(vErrors, [err99]);
errors++;
}
if(data162.length < 2){
const err100 = {instancePath:instancePath+"/header/bar",schemaPath:"#/properties/header/properties/bar/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = joinErrors(vErrors, [err100]);
errors++;
}
const len3 = data162.length;
for(let i3=0; i3<len3; i3++){
let data163 = data162[i3];
const _errs228 = errors;
let valid35 = true;
const _errs229 = errors;
if(errors === _errs229){
if(data163 && typeof data163 == "object" && !Array.isArray(data163)){
let missing1;
if((data163.from === undefined) && (missing1 = "from")){
const err101 = {};
vErrors = joinErrors(vErrors, [err101]);
errors++;
}
}
else {
const err102 = {};
vErrors = joinErrors(vErrors, [err102]);
errors++;
}
}
var _valid4 = _errs229 === errors;
errors = _errs228;
if(vErrors !== null){
if(_errs228){
vErrors.length = _errs228;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid4){
const _errs231 = errors;
if(!(validate212(data163, {instancePath:instancePath+"/header/bar/" + i3,parentData:data162,parentDataProperty:i3,rootData}))){
vErrors = joinErrors(vErrors, validate212.errors);
errors = vErrors.length;
}
var _valid4 = _errs231 === errors;
valid35 = _valid4;
ifClause1 = "then";
}
else {
const _errs232 = errors;
if(!(validate214(data163, {instancePath:instancePath+"/header/bar/" + i3,parentData:data162,parentDataProperty:i3,rootData}))){
vErrors = joinErrors(vErrors, validate214.errors);
errors = vErrors.length;
}
var _valid4 = _errs232 === errors;
valid35 = _valid4;
ifClause1 = "else";
}
if(!valid35){
const err103 = {instancePath:instancePath+"/header/bar/" + i3,schemaPath:"#/properties/header/properties/bar/items/if",keyword:"if",params:{failingKeyword: ifClause1}};
vErrors = joinErrors(vErrors, [err103]);
errors++;
}
if(data163 && typeof data163 == "object" && !Array.isArray(data163)){
if(data163.from !== undefined){
if(!(validate169(data163.from, {instancePath:instancePath+"/header/bar/" + i3+"/from",parentData:data163,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
}
else {
const err104 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err104]);
errors++;
}
}
if(data.footer !== undefined){
let data165 = data.footer;
if(data165 && typeof data165 == "object" && !Array.isArray(data165)){
if(data165.copyright === undefined){
const err105 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/required",keyword:"required",params:{missingProperty: "copyright"}};
vErrors = joinErrors(vErrors, [err105]);
errors++;
}
for(const key19 in data165){
if(!(((((key19 === "text") || (key19 === "groups")) || (key19 === "social")) || (key19 === "accreditation")) || (key19 === "copyright"))){
const err106 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19}};
vErrors = joinErrors(vErrors, [err106]);
errors++;
}
}
if(data165.text !== undefined){
if(!(validate154(data165.text, {instancePath:instancePath+"/footer/text",parentData:data165,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate154.errors);
errors = vErrors.length;
}
}
if(data165.groups !== undefined){
let data167 = data165.groups;
if((!data167 || typeof data167 != "object") && (typeof data167 !== "string")){
const err107 = {instancePath:instancePath+"/footer/groups",schemaPath:"#/properties/footer/properties/groups/type",keyword:"type",params:{type: schema6.properties.footer.properties.groups.type}};
vErrors = joinErrors(vErrors, [err107]);
errors++;
}
const _errs240 = errors;
let valid38 = true;
const _errs241 = errors;
if(!(data167 && typeof data167 == "object" && !Array.isArray(data167))){
const err108 = {};
vErrors = joinErrors(vErrors, [err108]);
errors++;
}
var _valid5 = _errs241 === errors;
errors = _errs240;
if(vErrors !== null){
if(_errs240){
vErrors.length = _errs240;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs243 = errors;
if(!(validate228(data167, {instancePath:instancePath+"/footer/groups",parentData:data165,parentDataProperty:"groups",rootData}))){
vErrors = joinErrors(vErrors, validate228.errors);
errors = vErrors.length;
}
var _valid5 = _errs243 === errors;
valid38 = _valid5;
}
if(!valid38){
const err109 = {instancePath:instancePath+"/footer/groups",schemaPath:"#/properties/footer/properties/groups/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err109]);
errors++;
}
if(typeof data167 === "string"){
if(!pattern14.test(data167)){
const err110 = {instancePath:instancePath+"/footer/groups",schemaPath:"#/properties/footer/properties/groups/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err110]);
errors++;
}
}
if(Array.isArray(data167)){
const len4 = data167.length;
for(let i4=0; i4<len4; i4++){
let data168 = data167[i4];
const _errs245 = errors;
let valid41 = true;
const _errs246 = errors;
if(errors === _errs246){
if(data168 && typeof data168 == "object" && !Array.isArray(data168)){
let missing2;
if((data168.from === undefined) && (missing2 = "from")){
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
var _valid6 = _errs246 === errors;
errors = _errs245;
if(vErrors !== null){
if(_errs245){
vErrors.length = _errs245;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid6){
const _errs248 = errors;
if(!(validate228(data168, {instancePath:instancePath+"/footer/groups/" + i4,parentData:data167,parentDataProperty:i4,rootData}))){
vErrors = joinErrors(vErrors, validate228.errors);
errors = vErrors.length;
}
var _valid6 = _errs248 === errors;
valid41 = _valid6;
ifClause2 = "then";
}
else {
const _errs249 = errors;
if(!(validate230(data168, {instancePath:instancePath+"/footer/groups/" + i4,parentData:data167,parentDataProperty:i4,rootData}))){
vErrors = joinErrors(vErrors, validate230.errors);
errors = vErrors.length;
}
var _valid6 = _errs249 === errors;
valid41 = _valid6;
ifClause2 = "else";
}
if(!valid41){
const err113 = {instancePath:instancePath+"/footer/groups/" + i4,schemaPath:"#/properties/footer/properties/groups/items/if",keyword:"if",params:{failingKeyword: ifClause2}};
vErrors = joinErrors(vErrors, [err113]);
errors++;
}
if(data168 && typeof data168 == "object" && !Array.isArray(data168)){
if(data168.from !== undefined){
if(!(validate169(data168.from, {instancePath:instancePath+"/footer/groups/" + i4+"/from",parentData:data168,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data165.social !== undefined){
let data170 = data165.social;
if((!data170 || typeof data170 != "object") && (typeof data170 !== "string")){
const err114 = {instancePath:instancePath+"/footer/social",schemaPath:"#/properties/footer/properties/social/type",keyword:"type",params:{type: schema6.properties.footer.properties.social.type}};
vErrors = joinErrors(vErrors, [err114]);
errors++;
}
const _errs253 = errors;
let valid43 = true;
const _errs254 = errors;
if(!(data170 && typeof data170 == "object" && !Array.isArray(data170))){
const err115 = {};
vErrors = joinErrors(vErrors, [err115]);
errors++;
}
var _valid7 = _errs254 === errors;
errors = _errs253;
if(vErrors !== null){
if(_errs253){
vErrors.length = _errs253;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs256 = errors;
if(!(validate256(data170, {instancePath:instancePath+"/footer/social",parentData:data165,parentDataProperty:"social",rootData}))){
vErrors = joinErrors(vErrors, validate256.errors);
errors = vErrors.length;
}
var _valid7 = _errs256 === errors;
valid43 = _valid7;
}
if(!valid43){
const err116 = {instancePath:instancePath+"/footer/social",schemaPath:"#/properties/footer/properties/social/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err116]);
errors++;
}
if(typeof data170 === "string"){
if(!pattern14.test(data170)){
const err117 = {instancePath:instancePath+"/footer/social",schemaPath:"#/properties/footer/properties/social/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err117]);
errors++;
}
}
if(Array.isArray(data170)){
const len5 = data170.length;
for(let i5=0; i5<len5; i5++){
let data171 = data170[i5];
const _errs258 = errors;
let valid46 = true;
const _errs259 = errors;
if(errors === _errs259){
if(data171 && typeof data171 == "object" && !Array.isArray(data171)){
let missing3;
if((data171.from === undefined) && (missing3 = "from")){
const err118 = {};
vErrors = joinErrors(vErrors, [err118]);
errors++;
}
}
else {
const err119 = {};
vErrors = joinErrors(vErrors, [err119]);
errors++;
}
}
var _valid8 = _errs259 === errors;
errors = _errs258;
if(vErrors !== null){
if(_errs258){
vErrors.length = _errs258;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid8){
const _errs261 = errors;
if(!(validate256(data171, {instancePath:instancePath+"/footer/social/" + i5,parentData:data170,parentDataProperty:i5,rootData}))){
vErrors = joinErrors(vErrors, validate256.errors);
errors = vErrors.length;
}
var _valid8 = _errs261 === errors;
valid46 = _valid8;
ifClause3 = "then";
}
else {
const _errs262 = errors;
if(!(validate258(data171, {instancePath:instancePath+"/footer/social/" + i5,parentData:data170,parentDataProperty:i5,rootData}))){
vErrors = joinErrors(vErrors, validate258.errors);
errors = vErrors.length;
}
var _valid8 = _errs262 === errors;
valid46 = _valid8;
ifClause3 = "else";
}
if(!valid46){
const err120 = {instancePath:instancePath+"/footer/social/" + i5,schemaPath:"#/properties/footer/properties/social/items/if",keyword:"if",params:{failingKeyword: ifClause3}};
vErrors = joinErrors(vErrors, [err120]);
errors++;
}
if(data171 && typeof data171 == "object" && !Array.isArray(data171)){
if(data171.from !== undefined){
if(!(validate169(data171.from, {instancePath:instancePath+"/footer/social/" + i5+"/from",parentData:data171,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data165.accreditation !== undefined){
if(!(validate154(data165.accreditation, {instancePath:instancePath+"/footer/accreditation",parentData:data165,parentDataProperty:"accreditation",rootData}))){
vErrors = joinErrors(vErrors, validate154.errors);
errors = vErrors.length;
}
}
if(data165.copyright !== undefined){
if(!(validate22(data165.copyright, {instancePath:instancePath+"/footer/copyright",parentData:data165,parentDataProperty:"copyright",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err121 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err121]);
errors++;
}
}
if(data.routes !== undefined){
let data175 = data.routes;
if(Array.isArray(data175)){
if(data175.length < 1){
const err122 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = joinErrors(vErrors, [err122]);
errors++;
}
const len6 = data175.length;
for(let i6=0; i6<len6; i6++){
let data176 = data175[i6];
const _errs270 = errors;
let valid50 = true;
const _errs271 = errors;
if(data176 && typeof data176 == "object" && !Array.isArray(data176)){
let missing4;
if((data176.from === undefined) && (missing4 = "from")){
const err123 = {};
vErrors = joinErrors(vErrors, [err123]);
errors++;
}
}
var _valid9 = _errs271 === errors;
errors = _errs270;
if(vErrors !== null){
if(_errs270){
vErrors.length = _errs270;
}
else {
vErrors = null;
}
}
let ifClause4;
if(_valid9){
const _errs272 = errors;
if(data176 && typeof data176 == "object" && !Array.isArray(data176)){
if(data176.path !== undefined){
let data177 = data176.path;
if(typeof data177 === "string"){
if(!pattern34.test(data177)){
const err124 = {instancePath:instancePath+"/routes/" + i6+"/path",schemaPath:"#/properties/routes/items/then/properties/path/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\{)(\\{[A-Za-z][A-Za-z0-9.]*\\}|(/([a-z0-9-]|\\{[A-Za-z][A-Za-z0-9.]*\\})+)+)$"}};
vErrors = joinErrors(vErrors, [err124]);
errors++;
}
}
else {
const err125 = {instancePath:instancePath+"/routes/" + i6+"/path",schemaPath:"#/properties/routes/items/then/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err125]);
errors++;
}
}
}
var _valid9 = _errs272 === errors;
valid50 = _valid9;
ifClause4 = "then";
}
else {
const _errs275 = errors;
if(data176 && typeof data176 == "object" && !Array.isArray(data176)){
if(data176.path !== undefined){
let data178 = data176.path;
if(typeof data178 === "string"){
if(!pattern35.test(data178)){
const err126 = {instancePath:instancePath+"/routes/" + i6+"/path",schemaPath:"#/properties/routes/items/else/properties/path/pattern",keyword:"pattern",params:{pattern: "^/([a-z0-9-]{1,100}(/[a-z0-9-]{1,100}){0,9})?$"}};
vErrors = joinErrors(vErrors, [err126]);
errors++;
}
}
else {
const err127 = {instancePath:instancePath+"/routes/" + i6+"/path",schemaPath:"#/properties/routes/items/else/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err127]);
errors++;
}
}
}
var _valid9 = _errs275 === errors;
valid50 = _valid9;
ifClause4 = "else";
}
if(!valid50){
const err128 = {instancePath:instancePath+"/routes/" + i6,schemaPath:"#/properties/routes/items/if",keyword:"if",params:{failingKeyword: ifClause4}};
vErrors = joinErrors(vErrors, [err128]);
errors++;
}
if(data176 && typeof data176 == "object" && !Array.isArray(data176)){
if(data176.path === undefined){
const err129 = {instancePath:instancePath+"/routes/" + i6,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = joinErrors(vErrors, [err129]);
errors++;
}
if(data176.title === undefined){
const err130 = {instancePath:instancePath+"/routes/" + i6,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err130]);
errors++;
}
if(data176.description === undefined){
const err131 = {instancePath:instancePath+"/routes/" + i6,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty: "description"}};
vErrors = joinErrors(vErrors, [err131]);
errors++;
}
if(data176.blocks === undefined){
const err132 = {instancePath:instancePath+"/routes/" + i6,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty: "blocks"}};
vErrors = joinErrors(vErrors, [err132]);
errors++;
}
for(const key20 in data176){
if(!(func2.call(schema6.properties.routes.items.properties, key20))){
const err133 = {instancePath:instancePath+"/routes/" + i6,schemaPath:"#/properties/routes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20}};
vErrors = joinErrors(vErrors, [err133]);
errors++;
}
}
if(data176.where !== undefined){
if(data176.from === undefined){
const err134 = {instancePath:instancePath+"/routes/" + i6,schemaPath:"#/properties/routes/items/dependencies",keyword:"dependencies",params:{property: "where",
    missingProperty: "from",
    depsCount: 1,
    deps: "from"}};
vErrors = joinErrors(vErrors, [err134]);
errors++;
}
}
if(data176.sort !== undefined){
if(data176.from === undefined){
const err135 = {instancePath:instancePath+"/routes/" + i6,schemaPath:"#/properties/routes/items/dependencies",keyword:"dependencies",params:{property: "sort",
    missingProperty: "from",
    depsCount: 1,
    deps: "from"}};
vErrors = joinErrors(vErrors, [err135]);
errors++;
}
}
if(data176.limit !== undefined){
if(data176.from === undefined){
const err136 = {instancePath:instancePath+"/routes/" + i6,schemaPath:"#/properties/routes/items/dependencies",keyword:"dependencies",params:{property: "limit",
    missingProperty: "from",
    depsCount: 1,
    deps: "from"}};
vErrors = joinErrors(vErrors, [err136]);
errors++;
}
}
if(data176.from !== undefined){
if(!(validate22(data176.from, {instancePath:instancePath+"/routes/" + i6+"/from",parentData:data176,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data176.where !== undefined){
if(!(validate158(data176.where, {instancePath:instancePath+"/routes/" + i6+"/where",parentData:data176,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data176.sort !== undefined){
if(!(validate160(data176.sort, {instancePath:instancePath+"/routes/" + i6+"/sort",parentData:data176,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data176.limit !== undefined){
if(!(validate162(data176.limit, {instancePath:instancePath+"/routes/" + i6+"/limit",parentData:data176,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
errors = vErrors.length;
}
}
if(data176.path !== undefined){
if(typeof data176.path !== "string"){
const err137 = {instancePath:instancePath+"/routes/" + i6+"/path",schemaPath:"#/properties/routes/items/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err137]);
errors++;
}
}
if(data176.title !== undefined){
if(!(validate22(data176.title, {instancePath:instancePath+"/routes/" + i6+"/title",parentData:data176,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data176.description !== undefined){
if(!(validate22(data176.description, {instancePath:instancePath+"/routes/" + i6+"/description",parentData:data176,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data176.share !== undefined){
let data186 = data176.share;
if(data186 && typeof data186 == "object" && !Array.isArray(data186)){
if(data186.picture === undefined){
const err138 = {instancePath:instancePath+"/routes/" + i6+"/share",schemaPath:"#/properties/routes/items/properties/share/required",keyword:"required",params:{missingProperty: "picture"}};
vErrors = joinErrors(vErrors, [err138]);
errors++;
}
for(const key21 in data186){
if(!((key21 === "picture") || (key21 === "alt"))){
const err139 = {instancePath:instancePath+"/routes/" + i6+"/share",schemaPath:"#/properties/routes/items/properties/share/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21}};
vErrors = joinErrors(vErrors, [err139]);
errors++;
}
}
if(data186.picture !== undefined){
if(!(validate22(data186.picture, {instancePath:instancePath+"/routes/" + i6+"/share/picture",parentData:data186,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data186.alt !== undefined){
if(!(validate22(data186.alt, {instancePath:instancePath+"/routes/" + i6+"/share/alt",parentData:data186,parentDataProperty:"alt",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err140 = {instancePath:instancePath+"/routes/" + i6+"/share",schemaPath:"#/properties/routes/items/properties/share/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err140]);
errors++;
}
}
if(data176.tone !== undefined){
let data189 = data176.tone;
if(!((data189 === "accent") || (data189 === "second"))){
const err141 = {instancePath:instancePath+"/routes/" + i6+"/tone",schemaPath:"#/properties/routes/items/properties/tone/enum",keyword:"enum",params:{allowedValues: schema6.properties.routes.items.properties.tone.enum}};
vErrors = joinErrors(vErrors, [err141]);
errors++;
}
}
if(data176.draft !== undefined){
if(!(validate24(data176.draft, {instancePath:instancePath+"/routes/" + i6+"/draft",parentData:data176,parentDataProperty:"draft",rootData}))){
vErrors = joinErrors(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data176.blocks !== undefined){
if(!(validate280(data176.blocks, {instancePath:instancePath+"/routes/" + i6+"/blocks",parentData:data176,parentDataProperty:"blocks",rootData}))){
vErrors = joinErrors(vErrors, validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err142 = {instancePath:instancePath+"/routes/" + i6,schemaPath:"#/properties/routes/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err142]);
errors++;
}
}
}
else {
const err143 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err143]);
errors++;
}
}
if(data.notFound !== undefined){
let data192 = data.notFound;
if(data192 && typeof data192 == "object" && !Array.isArray(data192)){
if(data192.title === undefined){
const err144 = {instancePath:instancePath+"/notFound",schemaPath:"#/properties/notFound/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err144]);
errors++;
}
if(data192.blocks === undefined){
const err145 = {instancePath:instancePath+"/notFound",schemaPath:"#/properties/notFound/required",keyword:"required",params:{missingProperty: "blocks"}};
vErrors = joinErrors(vErrors, [err145]);
errors++;
}
for(const key22 in data192){
if(!(((key22 === "title") || (key22 === "description")) || (key22 === "blocks"))){
const err146 = {instancePath:instancePath+"/notFound",schemaPath:"#/properties/notFound/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22}};
vErrors = joinErrors(vErrors, [err146]);
errors++;
}
}
if(data192.title !== undefined){
if(!(validate22(data192.title, {instancePath:instancePath+"/notFound/title",parentData:data192,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data192.description !== undefined){
if(!(validate22(data192.description, {instancePath:instancePath+"/notFound/description",parentData:data192,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data192.blocks !== undefined){
if(!(validate280(data192.blocks, {instancePath:instancePath+"/notFound/blocks",parentData:data192,parentDataProperty:"blocks",rootData}))){
vErrors = joinErrors(vErrors, validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err147 = {instancePath:instancePath+"/notFound",schemaPath:"#/properties/notFound/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err147]);
errors++;
}
}
if(data.business !== undefined){
let data196 = data.business;
if(data196 && typeof data196 == "object" && !Array.isArray(data196)){
if(data196.type === undefined){
const err148 = {instancePath:instancePath+"/business",schemaPath:"#/properties/business/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err148]);
errors++;
}
for(const key23 in data196){
if(!(func2.call(schema6.properties.business.properties, key23))){
const err149 = {instancePath:instancePath+"/business",schemaPath:"#/properties/business/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23}};
vErrors = joinErrors(vErrors, [err149]);
errors++;
}
}
if(data196.type !== undefined){
let data197 = data196.type;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data197 === "LocalBusiness") || (data197 === "AccountingService")) || (data197 === "AmusementPark")) || (data197 === "ArtGallery")) || (data197 === "AutoDealer")) || (data197 === "AutoRepair")) || (data197 === "AutoWash")) || (data197 === "Bakery")) || (data197 === "BarOrPub")) || (data197 === "BeautySalon")) || (data197 === "BedAndBreakfast")) || (data197 === "BikeStore")) || (data197 === "BookStore")) || (data197 === "Brewery")) || (data197 === "CafeOrCoffeeShop")) || (data197 === "Campground")) || (data197 === "ChildCare")) || (data197 === "ClothingStore")) || (data197 === "ComputerStore")) || (data197 === "ConvenienceStore")) || (data197 === "DaySpa")) || (data197 === "Dentist")) || (data197 === "DryCleaningOrLaundry")) || (data197 === "Electrician")) || (data197 === "ElectronicsStore")) || (data197 === "EmploymentAgency")) || (data197 === "EntertainmentBusiness")) || (data197 === "ExerciseGym")) || (data197 === "FastFoodRestaurant")) || (data197 === "FinancialService")) || (data197 === "Florist")) || (data197 === "FoodEstablishment")) || (data197 === "FurnitureStore")) || (data197 === "GardenStore")) || (data197 === "GasStation")) || (data197 === "GeneralContractor")) || (data197 === "GolfCourse")) || (data197 === "GroceryStore")) || (data197 === "HairSalon")) || (data197 === "HardwareStore")) || (data197 === "HealthAndBeautyBusiness")) || (data197 === "HealthClub")) || (data197 === "HobbyShop")) || (data197 === "HomeAndConstructionBusiness")) || (data197 === "HomeGoodsStore")) || (data197 === "Hostel")) || (data197 === "Hotel")) || (data197 === "HousePainter")) || (data197 === "HVACBusiness")) || (data197 === "IceCreamShop")) || (data197 === "InsuranceAgency")) || (data197 === "InternetCafe")) || (data197 === "JewelryStore")) || (data197 === "LegalService")) || (data197 === "Library")) || (data197 === "Locksmith")) || (data197 === "LodgingBusiness")) || (data197 === "MedicalBusiness")) || (data197 === "Motel")) || (data197 === "MotorcycleDealer")) || (data197 === "MotorcycleRepair")) || (data197 === "MovingCompany")) || (data197 === "MusicStore")) || (data197 === "NailSalon")) || (data197 === "NightClub")) || (data197 === "Notary")) || (data197 === "Optician")) || (data197 === "OutletStore")) || (data197 === "PetStore")) || (data197 === "Pharmacy")) || (data197 === "Physician")) || (data197 === "Plumber")) || (data197 === "ProfessionalService")) || (data197 === "RealEstateAgent")) || (data197 === "RecyclingCenter")) || (data197 === "Resort")) || (data197 === "Restaurant")) || (data197 === "RoofingContractor")) || (data197 === "SelfStorage")) || (data197 === "ShoeStore")) || (data197 === "ShoppingCenter")) || (data197 === "SkiResort")) || (data197 === "SportingGoodsStore")) || (data197 === "SportsActivityLocation")) || (data197 === "SportsClub")) || (data197 === "Store")) || (data197 === "TattooParlor")) || (data197 === "TireShop")) || (data197 === "TouristInformationCenter")) || (data197 === "ToyStore")) || (data197 === "TravelAgency")) || (data197 === "WholesaleStore")) || (data197 === "Winery"))){
const err150 = {instancePath:instancePath+"/business/type",schemaPath:"#/properties/business/properties/type/enum",keyword:"enum",params:{allowedValues: schema6.properties.business.properties.type.enum}};
vErrors = joinErrors(vErrors, [err150]);
errors++;
}
}
if(data196.name !== undefined){
if(!(validate22(data196.name, {instancePath:instancePath+"/business/name",parentData:data196,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data196.description !== undefined){
if(!(validate22(data196.description, {instancePath:instancePath+"/business/description",parentData:data196,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data196.telephone !== undefined){
if(!(validate22(data196.telephone, {instancePath:instancePath+"/business/telephone",parentData:data196,parentDataProperty:"telephone",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data196.email !== undefined){
if(!(validate22(data196.email, {instancePath:instancePath+"/business/email",parentData:data196,parentDataProperty:"email",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data196.address !== undefined){
if(!(validate289(data196.address, {instancePath:instancePath+"/business/address",parentData:data196,parentDataProperty:"address",rootData}))){
vErrors = joinErrors(vErrors, validate289.errors);
errors = vErrors.length;
}
}
if(data196.hours !== undefined){
if(!(validate295(data196.hours, {instancePath:instancePath+"/business/hours",parentData:data196,parentDataProperty:"hours",rootData}))){
vErrors = joinErrors(vErrors, validate295.errors);
errors = vErrors.length;
}
}
if(data196.at !== undefined){
if(!(validate327(data196.at, {instancePath:instancePath+"/business/at",parentData:data196,parentDataProperty:"at",rootData}))){
vErrors = joinErrors(vErrors, validate327.errors);
errors = vErrors.length;
}
}
if(data196.priceRange !== undefined){
if(!(validate22(data196.priceRange, {instancePath:instancePath+"/business/priceRange",parentData:data196,parentDataProperty:"priceRange",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data196.area !== undefined){
if(!(validate332(data196.area, {instancePath:instancePath+"/business/area",parentData:data196,parentDataProperty:"area",rootData}))){
vErrors = joinErrors(vErrors, validate332.errors);
errors = vErrors.length;
}
}
if(data196.profiles !== undefined){
if(!(validate335(data196.profiles, {instancePath:instancePath+"/business/profiles",parentData:data196,parentDataProperty:"profiles",rootData}))){
vErrors = joinErrors(vErrors, validate335.errors);
errors = vErrors.length;
}
}
}
else {
const err151 = {instancePath:instancePath+"/business",schemaPath:"#/properties/business/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err151]);
errors++;
}
}
if(data.feeds !== undefined){
let data208 = data.feeds;
if(Array.isArray(data208)){
const len7 = data208.length;
for(let i7=0; i7<len7; i7++){
let data209 = data208[i7];
if(data209 && typeof data209 == "object" && !Array.isArray(data209)){
if(data209.from === undefined){
const err152 = {instancePath:instancePath+"/feeds/" + i7,schemaPath:"#/properties/feeds/items/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err152]);
errors++;
}
if(data209.path === undefined){
const err153 = {instancePath:instancePath+"/feeds/" + i7,schemaPath:"#/properties/feeds/items/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = joinErrors(vErrors, [err153]);
errors++;
}
if(data209.title === undefined){
const err154 = {instancePath:instancePath+"/feeds/" + i7,schemaPath:"#/properties/feeds/items/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err154]);
errors++;
}
if(data209.as === undefined){
const err155 = {instancePath:instancePath+"/feeds/" + i7,schemaPath:"#/properties/feeds/items/required",keyword:"required",params:{missingProperty: "as"}};
vErrors = joinErrors(vErrors, [err155]);
errors++;
}
for(const key24 in data209){
if(!((((((key24 === "path") || (key24 === "title")) || (key24 === "from")) || (key24 === "where")) || (key24 === "limit")) || (key24 === "as"))){
const err156 = {instancePath:instancePath+"/feeds/" + i7,schemaPath:"#/properties/feeds/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24}};
vErrors = joinErrors(vErrors, [err156]);
errors++;
}
}
if(data209.path !== undefined){
let data210 = data209.path;
if(typeof data210 === "string"){
if(!pattern46.test(data210)){
const err157 = {instancePath:instancePath+"/feeds/" + i7+"/path",schemaPath:"#/properties/feeds/items/properties/path/pattern",keyword:"pattern",params:{pattern: "^/([a-z0-9-]{1,100}/){0,9}[a-z0-9-]{1,100}\\.xml$"}};
vErrors = joinErrors(vErrors, [err157]);
errors++;
}
}
else {
const err158 = {instancePath:instancePath+"/feeds/" + i7+"/path",schemaPath:"#/properties/feeds/items/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err158]);
errors++;
}
}
if(data209.title !== undefined){
if(!(validate22(data209.title, {instancePath:instancePath+"/feeds/" + i7+"/title",parentData:data209,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data209.from !== undefined){
if(!(validate22(data209.from, {instancePath:instancePath+"/feeds/" + i7+"/from",parentData:data209,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data209.where !== undefined){
if(!(validate158(data209.where, {instancePath:instancePath+"/feeds/" + i7+"/where",parentData:data209,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data209.limit !== undefined){
if(!(validate162(data209.limit, {instancePath:instancePath+"/feeds/" + i7+"/limit",parentData:data209,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
errors = vErrors.length;
}
}
if(data209.as !== undefined){
let data215 = data209.as;
if(data215 && typeof data215 == "object" && !Array.isArray(data215)){
if(data215.title === undefined){
const err159 = {instancePath:instancePath+"/feeds/" + i7+"/as",schemaPath:"#/properties/feeds/items/properties/as/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = joinErrors(vErrors, [err159]);
errors++;
}
if(data215.date === undefined){
const err160 = {instancePath:instancePath+"/feeds/" + i7+"/as",schemaPath:"#/properties/feeds/items/properties/as/required",keyword:"required",params:{missingProperty: "date"}};
vErrors = joinErrors(vErrors, [err160]);
errors++;
}
if(data215.to === undefined){
const err161 = {instancePath:instancePath+"/feeds/" + i7+"/as",schemaPath:"#/properties/feeds/items/properties/as/required",keyword:"required",params:{missingProperty: "to"}};
vErrors = joinErrors(vErrors, [err161]);
errors++;
}
for(const key25 in data215){
if(!((((key25 === "title") || (key25 === "text")) || (key25 === "date")) || (key25 === "to"))){
const err162 = {instancePath:instancePath+"/feeds/" + i7+"/as",schemaPath:"#/properties/feeds/items/properties/as/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25}};
vErrors = joinErrors(vErrors, [err162]);
errors++;
}
}
if(data215.title !== undefined){
if(!(validate22(data215.title, {instancePath:instancePath+"/feeds/" + i7+"/as/title",parentData:data215,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data215.text !== undefined){
if(!(validate344(data215.text, {instancePath:instancePath+"/feeds/" + i7+"/as/text",parentData:data215,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data215.date !== undefined){
if(!(validate22(data215.date, {instancePath:instancePath+"/feeds/" + i7+"/as/date",parentData:data215,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data215.to !== undefined){
if(!(validate22(data215.to, {instancePath:instancePath+"/feeds/" + i7+"/as/to",parentData:data215,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err163 = {instancePath:instancePath+"/feeds/" + i7+"/as",schemaPath:"#/properties/feeds/items/properties/as/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err163]);
errors++;
}
}
}
else {
const err164 = {instancePath:instancePath+"/feeds/" + i7,schemaPath:"#/properties/feeds/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err164]);
errors++;
}
}
}
else {
const err165 = {instancePath:instancePath+"/feeds",schemaPath:"#/properties/feeds/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err165]);
errors++;
}
}
if(data.analytics !== undefined){
let data220 = data.analytics;
if(data220 && typeof data220 == "object" && !Array.isArray(data220)){
if(data220.provider === undefined){
const err166 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/required",keyword:"required",params:{missingProperty: "provider"}};
vErrors = joinErrors(vErrors, [err166]);
errors++;
}
if(data220.domain === undefined){
const err167 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/required",keyword:"required",params:{missingProperty: "domain"}};
vErrors = joinErrors(vErrors, [err167]);
errors++;
}
for(const key26 in data220){
if(!(((key26 === "provider") || (key26 === "domain")) || (key26 === "host"))){
const err168 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26}};
vErrors = joinErrors(vErrors, [err168]);
errors++;
}
}
if(data220.provider !== undefined){
if(!(data220.provider === "plausible")){
const err169 = {instancePath:instancePath+"/analytics/provider",schemaPath:"#/properties/analytics/properties/provider/enum",keyword:"enum",params:{allowedValues: schema6.properties.analytics.properties.provider.enum}};
vErrors = joinErrors(vErrors, [err169]);
errors++;
}
}
if(data220.domain !== undefined){
let data222 = data220.domain;
if(typeof data222 === "string"){
if(!pattern48.test(data222)){
const err170 = {instancePath:instancePath+"/analytics/domain",schemaPath:"#/properties/analytics/properties/domain/pattern",keyword:"pattern",params:{pattern: "^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$"}};
vErrors = joinErrors(vErrors, [err170]);
errors++;
}
}
else {
const err171 = {instancePath:instancePath+"/analytics/domain",schemaPath:"#/properties/analytics/properties/domain/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err171]);
errors++;
}
}
if(data220.host !== undefined){
let data223 = data220.host;
if(typeof data223 === "string"){
if(!pattern49.test(data223)){
const err172 = {instancePath:instancePath+"/analytics/host",schemaPath:"#/properties/analytics/properties/host/pattern",keyword:"pattern",params:{pattern: "^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}(:[0-9]{1,5})?$"}};
vErrors = joinErrors(vErrors, [err172]);
errors++;
}
}
else {
const err173 = {instancePath:instancePath+"/analytics/host",schemaPath:"#/properties/analytics/properties/host/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err173]);
errors++;
}
}
}
else {
const err174 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err174]);
errors++;
}
}
if(data.redirects !== undefined){
let data224 = data.redirects;
if(Array.isArray(data224)){
const len8 = data224.length;
for(let i8=0; i8<len8; i8++){
let data225 = data224[i8];
if(data225 && typeof data225 == "object" && !Array.isArray(data225)){
if(data225.from === undefined){
const err175 = {instancePath:instancePath+"/redirects/" + i8,schemaPath:"#/properties/redirects/items/required",keyword:"required",params:{missingProperty: "from"}};
vErrors = joinErrors(vErrors, [err175]);
errors++;
}
if(data225.to === undefined){
const err176 = {instancePath:instancePath+"/redirects/" + i8,schemaPath:"#/properties/redirects/items/required",keyword:"required",params:{missingProperty: "to"}};
vErrors = joinErrors(vErrors, [err176]);
errors++;
}
for(const key27 in data225){
if(!((key27 === "from") || (key27 === "to"))){
const err177 = {instancePath:instancePath+"/redirects/" + i8,schemaPath:"#/properties/redirects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27}};
vErrors = joinErrors(vErrors, [err177]);
errors++;
}
}
if(data225.from !== undefined){
let data226 = data225.from;
if(typeof data226 === "string"){
if(func9(data226) > 1000){
const err178 = {instancePath:instancePath+"/redirects/" + i8+"/from",schemaPath:"#/properties/redirects/items/properties/from/maxLength",keyword:"maxLength",params:{limit: 1000}};
vErrors = joinErrors(vErrors, [err178]);
errors++;
}
if(!pattern50.test(data226)){
const err179 = {instancePath:instancePath+"/redirects/" + i8+"/from",schemaPath:"#/properties/redirects/items/properties/from/pattern",keyword:"pattern",params:{pattern: "^(?!.*%(?:[01]|2[2AaFf3]|3[AaCcEeFf]|5[Cc]|7[Cc]))(/(?!\\.{1,2}(/|$))[^\\s?#/\\\\:*\"<>|\\u0000-\\u001f]{1,100})+/?$"}};
vErrors = joinErrors(vErrors, [err179]);
errors++;
}
}
else {
const err180 = {instancePath:instancePath+"/redirects/" + i8+"/from",schemaPath:"#/properties/redirects/items/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = joinErrors(vErrors, [err180]);
errors++;
}
}
if(data225.to !== undefined){
if(!(validate22(data225.to, {instancePath:instancePath+"/redirects/" + i8+"/to",parentData:data225,parentDataProperty:"to",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err181 = {instancePath:instancePath+"/redirects/" + i8,schemaPath:"#/properties/redirects/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err181]);
errors++;
}
}
}
else {
const err182 = {instancePath:instancePath+"/redirects",schemaPath:"#/properties/redirects/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err182]);
errors++;
}
}
if(data.packs !== undefined){
let data228 = data.packs;
if(data228 && typeof data228 == "object" && !Array.isArray(data228)){
for(const key28 in data228){
const _errs351 = errors;
if(typeof key28 === "string"){
if(!pattern51.test(key28)){
const err183 = {instancePath:instancePath+"/packs",schemaPath:"#/properties/packs/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(@[a-z0-9~-][a-z0-9._~-]*/)?[a-z0-9~-][a-z0-9._~-]*$"},propertyName:key28};
vErrors = joinErrors(vErrors, [err183]);
errors++;
}
}
var valid66 = _errs351 === errors;
if(!valid66){
const err184 = {instancePath:instancePath+"/packs",schemaPath:"#/properties/packs/propertyNames",keyword:"propertyNames",params:{propertyName: key28}};
vErrors = joinErrors(vErrors, [err184]);
errors++;
}
}
for(const key29 in data228){
if(!(validate351(data228[key29], {instancePath:instancePath+"/packs/" + key29.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data228,parentDataProperty:key29,rootData}))){
vErrors = joinErrors(vErrors, validate351.errors);
errors = vErrors.length;
}
}
}
else {
const err185 = {instancePath:instancePath+"/packs",schemaPath:"#/properties/packs/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err185]);
errors++;
}
}
}
else {
const err186 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err186]);
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

const sharedValidator = validate353;

function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate353.errors = vErrors;
return errors === 0;
}

const headerValidator = validate355;
const schema53 = {"type":["string","array"],"pattern":"\\S","minItems":1,"itemTitle":"line","items":{"$ref":"part2"}};

function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema53.type}};
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
validate356.errors = vErrors;
return errors === 0;
}

const pattern53 = new RegExp("^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])|\\{[A-Za-z][A-Za-z0-9]*\\})$", "u");

function validate359(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern53.test(data)){
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
validate359.errors = vErrors;
return errors === 0;
}

const schema55 = {"type":"object","additionalProperties":false,"required":["label","to"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"},"style":{"enum":["primary","secondary","quiet"]},"icon":{"$ref":"part2"}}};

function validate369(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err3 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema55.properties.style.enum}};
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
validate369.errors = vErrors;
return errors === 0;
}


function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate356(data0.text, {instancePath:instancePath+"/announcement/text",parentData:data0,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate356.errors);
errors = vErrors.length;
}
}
if(data0.begins !== undefined){
if(!(validate359(data0.begins, {instancePath:instancePath+"/announcement/begins",parentData:data0,parentDataProperty:"begins",rootData}))){
vErrors = joinErrors(vErrors, validate359.errors);
errors = vErrors.length;
}
}
if(data0.until !== undefined){
if(!(validate359(data0.until, {instancePath:instancePath+"/announcement/until",parentData:data0,parentDataProperty:"until",rootData}))){
vErrors = joinErrors(vErrors, validate359.errors);
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
if(!(validate369(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = joinErrors(vErrors, validate369.errors);
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
validate355.errors = vErrors;
return errors === 0;
}

const footerValidator = validate377;
const schema56 = {"type":"object","additionalProperties":false,"required":["copyright"],"properties":{"text":{"$ref":"part143"},"groups":{"type":"array","itemTitle":"column","items":{"type":"object","additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"type":"array","itemTitle":"link","items":{"type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"},"flag":{"$ref":"part2"}}}}}}},"social":{"type":"array","itemTitle":"network","items":{"type":"object","additionalProperties":false,"required":["network","to"],"properties":{"network":{"enum":["whatsapp","facebook","instagram","tiktok","youtube","x","linkedin","telegram","threads","pinterest","tripadvisor"]},"to":{"$ref":"part2"}}}},"accreditation":{"$ref":"part143"},"copyright":{"$ref":"part2"}}};

function validate377(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate356(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate356.errors);
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
const err14 = {instancePath:instancePath+"/social/" + i2+"/network",schemaPath:"#/properties/social/items/properties/network/enum",keyword:"enum",params:{allowedValues: schema56.properties.social.items.properties.network.enum}};
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
if(!(validate356(data.accreditation, {instancePath:instancePath+"/accreditation",parentData:data,parentDataProperty:"accreditation",rootData}))){
vErrors = joinErrors(vErrors, validate356.errors);
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
validate377.errors = vErrors;
return errors === 0;
}

const businessValidator = validate386;
const schema57 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"enum":["LocalBusiness","AccountingService","AmusementPark","ArtGallery","AutoDealer","AutoRepair","AutoWash","Bakery","BarOrPub","BeautySalon","BedAndBreakfast","BikeStore","BookStore","Brewery","CafeOrCoffeeShop","Campground","ChildCare","ClothingStore","ComputerStore","ConvenienceStore","DaySpa","Dentist","DryCleaningOrLaundry","Electrician","ElectronicsStore","EmploymentAgency","EntertainmentBusiness","ExerciseGym","FastFoodRestaurant","FinancialService","Florist","FoodEstablishment","FurnitureStore","GardenStore","GasStation","GeneralContractor","GolfCourse","GroceryStore","HairSalon","HardwareStore","HealthAndBeautyBusiness","HealthClub","HobbyShop","HomeAndConstructionBusiness","HomeGoodsStore","Hostel","Hotel","HousePainter","HVACBusiness","IceCreamShop","InsuranceAgency","InternetCafe","JewelryStore","LegalService","Library","Locksmith","LodgingBusiness","MedicalBusiness","Motel","MotorcycleDealer","MotorcycleRepair","MovingCompany","MusicStore","NailSalon","NightClub","Notary","Optician","OutletStore","PetStore","Pharmacy","Physician","Plumber","ProfessionalService","RealEstateAgent","RecyclingCenter","Resort","Restaurant","RoofingContractor","SelfStorage","ShoeStore","ShoppingCenter","SkiResort","SportingGoodsStore","SportsActivityLocation","SportsClub","Store","TattooParlor","TireShop","TouristInformationCenter","ToyStore","TravelAgency","WholesaleStore","Winery"]},"name":{"$ref":"part2"},"description":{"$ref":"part2"},"telephone":{"$ref":"part2"},"email":{"$ref":"part2"},"address":{"$ref":"part105"},"hours":{"$ref":"part166"},"at":{"$ref":"part121"},"priceRange":{"$ref":"part2"},"area":{"$ref":"part122"},"profiles":{"$ref":"part124"}}};
const schema58 = {"type":"array","itemTitle":"line of hours","items":{"type":"object","additionalProperties":false,"required":[],"properties":{"days":{"type":"array","minItems":1,"uniqueItems":true,"itemTitle":"day","items":{"enum":["mo","tu","we","th","fr","sa","su"]}},"date":{"$ref":"part162"},"begins":{"$ref":"part162"},"until":{"$ref":"part162"},"opens":{"$ref":"part163"},"closes":{"type":"string","pattern":"^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$"},"closed":{"const":true}}}};
const pattern54 = new RegExp("^([0-9]{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");

function validate393(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern54.test(data)){
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
validate393.errors = vErrors;
return errors === 0;
}

const pattern55 = new RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");

function validate397(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern55.test(data)){
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
validate397.errors = vErrors;
return errors === 0;
}

const pattern56 = new RegExp("^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$", "u");

function validate392(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err2 = {instancePath:instancePath+"/" + i0+"/days/" + i1,schemaPath:"#/items/properties/days/items/enum",keyword:"enum",params:{allowedValues: schema58.items.properties.days.items.enum}};
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
if(!(validate393(data0.date, {instancePath:instancePath+"/" + i0+"/date",parentData:data0,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data0.begins !== undefined){
if(!(validate393(data0.begins, {instancePath:instancePath+"/" + i0+"/begins",parentData:data0,parentDataProperty:"begins",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data0.until !== undefined){
if(!(validate393(data0.until, {instancePath:instancePath+"/" + i0+"/until",parentData:data0,parentDataProperty:"until",rootData}))){
vErrors = joinErrors(vErrors, validate393.errors);
errors = vErrors.length;
}
}
if(data0.opens !== undefined){
if(!(validate397(data0.opens, {instancePath:instancePath+"/" + i0+"/opens",parentData:data0,parentDataProperty:"opens",rootData}))){
vErrors = joinErrors(vErrors, validate397.errors);
errors = vErrors.length;
}
}
if(data0.closes !== undefined){
let data7 = data0.closes;
if(typeof data7 === "string"){
if(!pattern56.test(data7)){
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
validate392.errors = vErrors;
return errors === 0;
}


function validate386(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema57.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data0 === "LocalBusiness") || (data0 === "AccountingService")) || (data0 === "AmusementPark")) || (data0 === "ArtGallery")) || (data0 === "AutoDealer")) || (data0 === "AutoRepair")) || (data0 === "AutoWash")) || (data0 === "Bakery")) || (data0 === "BarOrPub")) || (data0 === "BeautySalon")) || (data0 === "BedAndBreakfast")) || (data0 === "BikeStore")) || (data0 === "BookStore")) || (data0 === "Brewery")) || (data0 === "CafeOrCoffeeShop")) || (data0 === "Campground")) || (data0 === "ChildCare")) || (data0 === "ClothingStore")) || (data0 === "ComputerStore")) || (data0 === "ConvenienceStore")) || (data0 === "DaySpa")) || (data0 === "Dentist")) || (data0 === "DryCleaningOrLaundry")) || (data0 === "Electrician")) || (data0 === "ElectronicsStore")) || (data0 === "EmploymentAgency")) || (data0 === "EntertainmentBusiness")) || (data0 === "ExerciseGym")) || (data0 === "FastFoodRestaurant")) || (data0 === "FinancialService")) || (data0 === "Florist")) || (data0 === "FoodEstablishment")) || (data0 === "FurnitureStore")) || (data0 === "GardenStore")) || (data0 === "GasStation")) || (data0 === "GeneralContractor")) || (data0 === "GolfCourse")) || (data0 === "GroceryStore")) || (data0 === "HairSalon")) || (data0 === "HardwareStore")) || (data0 === "HealthAndBeautyBusiness")) || (data0 === "HealthClub")) || (data0 === "HobbyShop")) || (data0 === "HomeAndConstructionBusiness")) || (data0 === "HomeGoodsStore")) || (data0 === "Hostel")) || (data0 === "Hotel")) || (data0 === "HousePainter")) || (data0 === "HVACBusiness")) || (data0 === "IceCreamShop")) || (data0 === "InsuranceAgency")) || (data0 === "InternetCafe")) || (data0 === "JewelryStore")) || (data0 === "LegalService")) || (data0 === "Library")) || (data0 === "Locksmith")) || (data0 === "LodgingBusiness")) || (data0 === "MedicalBusiness")) || (data0 === "Motel")) || (data0 === "MotorcycleDealer")) || (data0 === "MotorcycleRepair")) || (data0 === "MovingCompany")) || (data0 === "MusicStore")) || (data0 === "NailSalon")) || (data0 === "NightClub")) || (data0 === "Notary")) || (data0 === "Optician")) || (data0 === "OutletStore")) || (data0 === "PetStore")) || (data0 === "Pharmacy")) || (data0 === "Physician")) || (data0 === "Plumber")) || (data0 === "ProfessionalService")) || (data0 === "RealEstateAgent")) || (data0 === "RecyclingCenter")) || (data0 === "Resort")) || (data0 === "Restaurant")) || (data0 === "RoofingContractor")) || (data0 === "SelfStorage")) || (data0 === "ShoeStore")) || (data0 === "ShoppingCenter")) || (data0 === "SkiResort")) || (data0 === "SportingGoodsStore")) || (data0 === "SportsActivityLocation")) || (data0 === "SportsClub")) || (data0 === "Store")) || (data0 === "TattooParlor")) || (data0 === "TireShop")) || (data0 === "TouristInformationCenter")) || (data0 === "ToyStore")) || (data0 === "TravelAgency")) || (data0 === "WholesaleStore")) || (data0 === "Winery"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema57.properties.type.enum}};
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
if(!(validate289(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = joinErrors(vErrors, validate289.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
if(!(validate392(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData}))){
vErrors = joinErrors(vErrors, validate392.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined){
if(!(validate327(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = joinErrors(vErrors, validate327.errors);
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
if(!(validate332(data.area, {instancePath:instancePath+"/area",parentData:data,parentDataProperty:"area",rootData}))){
vErrors = joinErrors(vErrors, validate332.errors);
errors = vErrors.length;
}
}
if(data.profiles !== undefined){
if(!(validate335(data.profiles, {instancePath:instancePath+"/profiles",parentData:data,parentDataProperty:"profiles",rootData}))){
vErrors = joinErrors(vErrors, validate335.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
validate386.errors = vErrors;
return errors === 0;
}

const feedsValidator = validate404;
const schema62 = {"type":["string","array"],"pattern":"\\S","minItems":1,"itemTitle":"paragraph","items":{"$ref":"part2"}};

function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema62.type}};
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
validate406.errors = vErrors;
return errors === 0;
}


function validate404(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
validate404.errors = vErrors;
return errors === 0;
}

const writtenCardGridValidator = validate411;
const schema63 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"card-grid"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"style":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["plain","ticket","numbered","icon","feature"]}},"ratio":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["4:3","1:1","4:5"]}},"columns":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":[2,3,4]}},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"card","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part192"},"else":{"$ref":"part191"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part192"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"note":{"$ref":"part127"},"actions":{"$ref":"part197"},"surface":{"$ref":"part199"},"backdrop":{"$ref":"part178"},"anchor":{"$ref":"part200"}}};
const schema65 = {"type":["object","string"],"additionalProperties":false,"required":["title"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part127"},"icon":{"$ref":"part2"},"flag":{"$ref":"part2"},"picture":{"$ref":"part178"},"meta":{"$ref":"part2"},"stub":{"$ref":"part2"},"figure":{"$ref":"part179"},"route":{"type":["object","string"],"additionalProperties":false,"required":["origin","destination"],"properties":{"origin":{"$ref":"part2"},"originPlace":{"$ref":"part2"},"destination":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"lists":{"type":["array","object","string"],"itemTitle":"list","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part183"},"else":{"$ref":"part182"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part183"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"chips":{"type":["object","string"],"additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"$ref":"part189"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"to":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema66 = {"type":["object","string"],"additionalProperties":false,"required":["src","alt"],"properties":{"src":{"$ref":"part2"},"alt":{"type":"string"},"focus":{"$ref":"part177"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema67 = {"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["top left","top","top right","left","center","right","bottom left","bottom","bottom right"]}};

function validate424(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data === "string"){
if(!pattern24.test(data)){
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
const err2 = {instancePath,schemaPath:"#/else/enum",keyword:"enum",params:{allowedValues: schema67.else.enum}};
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
validate424.errors = vErrors;
return errors === 0;
}


function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema66.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
if(!(validate424(data.focus, {instancePath:instancePath+"/focus",parentData:data,parentDataProperty:"focus",rootData}))){
vErrors = joinErrors(vErrors, validate424.errors);
errors = vErrors.length;
}
}
}
validate422.errors = vErrors;
return errors === 0;
}

const schema68 = {"type":["object","string"],"additionalProperties":false,"required":["value","label"],"properties":{"value":{"$ref":"part2"},"label":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate429(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema68.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
validate429.errors = vErrors;
return errors === 0;
}

const schema70 = {"type":["object","string"],"additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"type":["array","object","string"],"itemTitle":"item","items":{"$ref":"part56"},"if":{"type":"object"},"then":{"$ref":"part55"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema70.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema70.properties.items.type}};
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
if(!(validate155(data1, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate155.errors);
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
if(!pattern14.test(data1)){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate166(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate166.errors);
errors = vErrors.length;
}
}
}
}
}
validate438.errors = vErrors;
return errors === 0;
}


function validate436(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate438(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate438.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate436.errors = vErrors;
return errors === 0;
}

const schema71 = {"type":["array","object","string"],"itemTitle":"item","minItems":1,"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part187"},"else":{"$ref":"part186"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part187"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema73 = {"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"flag":{"$ref":"part2"},"to":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema73.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
validate455.errors = vErrors;
return errors === 0;
}


function validate453(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate455(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate455.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate453.errors = vErrors;
return errors === 0;
}


function validate452(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema71.type}};
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
if(!(validate453(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate453.errors);
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
if(!pattern14.test(data)){
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
if(!(validate453(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate453.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(!(validate455(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate455.errors);
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
if(!(validate169(data0.from, {instancePath:instancePath+"/" + i0+"/from",parentData:data0,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
validate452.errors = vErrors;
return errors === 0;
}


function validate417(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema65.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
if(!(func2.call(schema65.properties, key0))){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
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
if(!(validate422(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
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
if(!(validate429(data.figure, {instancePath:instancePath+"/figure",parentData:data,parentDataProperty:"figure",rootData}))){
vErrors = joinErrors(vErrors, validate429.errors);
errors = vErrors.length;
}
}
if(data.route !== undefined){
let data8 = data.route;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (typeof data8 !== "string")){
const err4 = {instancePath:instancePath+"/route",schemaPath:"#/properties/route/type",keyword:"type",params:{type: schema65.properties.route.type}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
if(typeof data8 === "string"){
if(!pattern14.test(data8)){
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
const err9 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: schema65.properties.lists.type}};
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
if(!(validate436(data12, {instancePath:instancePath+"/lists",parentData:data,parentDataProperty:"lists",rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
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
if(!pattern14.test(data12)){
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
if(!(validate436(data13, {instancePath:instancePath+"/lists/" + i0,parentData:data12,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate436.errors);
errors = vErrors.length;
}
var _valid1 = _errs26 === errors;
valid5 = _valid1;
ifClause0 = "then";
}
else {
const _errs27 = errors;
if(!(validate438(data13, {instancePath:instancePath+"/lists/" + i0,parentData:data12,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate438.errors);
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
if(!(validate169(data13.from, {instancePath:instancePath+"/lists/" + i0+"/from",parentData:data13,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
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
const err16 = {instancePath:instancePath+"/chips",schemaPath:"#/properties/chips/type",keyword:"type",params:{type: schema65.properties.chips.type}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
if(typeof data15 === "string"){
if(!pattern14.test(data15)){
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
if(!(validate452(data15.items, {instancePath:instancePath+"/chips/items",parentData:data15,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate452.errors);
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
validate417.errors = vErrors;
return errors === 0;
}


function validate415(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate417(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate415.errors = vErrors;
return errors === 0;
}

const schema74 = {"type":["array","object","string"],"itemTitle":"action","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part195"},"else":{"$ref":"part70"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part195"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate481(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate207(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate207.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate481.errors = vErrors;
return errors === 0;
}


function validate480(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema74.type}};
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
if(!(validate481(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate481.errors);
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
if(!pattern14.test(data)){
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
if(!(validate481(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate481.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(!(validate207(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate207.errors);
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
if(!(validate169(data0.from, {instancePath:instancePath+"/" + i0+"/from",parentData:data0,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
validate480.errors = vErrors;
return errors === 0;
}

const schema76 = {"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["plain","tinted","accent","second","ink","picture"]}};

function validate493(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data === "string"){
if(!pattern24.test(data)){
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
const err2 = {instancePath,schemaPath:"#/else/enum",keyword:"enum",params:{allowedValues: schema76.else.enum}};
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
validate493.errors = vErrors;
return errors === 0;
}

const pattern75 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^[a-z][a-z0-9-]*$", "u");

function validate496(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern75.test(data)){
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
validate496.errors = vErrors;
return errors === 0;
}


function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema63.properties, key0))){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
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
if(!pattern24.test(data4)){
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
const err6 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/else/enum",keyword:"enum",params:{allowedValues: schema63.properties.style.else.enum}};
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
if(!pattern24.test(data5)){
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
const err10 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/else/enum",keyword:"enum",params:{allowedValues: schema63.properties.ratio.else.enum}};
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
if(!pattern24.test(data6)){
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
const err14 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/else/enum",keyword:"enum",params:{allowedValues: schema63.properties.columns.else.enum}};
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
const err16 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema63.properties.items.type}};
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
if(!(validate415(data7, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate415.errors);
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
if(!pattern14.test(data7)){
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
if(!(validate415(data8, {instancePath:instancePath+"/items/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate415.errors);
errors = vErrors.length;
}
var _valid4 = _errs31 === errors;
valid7 = _valid4;
ifClause0 = "then";
}
else {
const _errs32 = errors;
if(!(validate417(data8, {instancePath:instancePath+"/items/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate417.errors);
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
if(!(validate169(data8.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data8,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.note !== undefined){
if(!(validate344(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate480(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate480.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err24]);
errors++;
}
validate411.errors = vErrors;
return errors === 0;
}

const expandedCardGridValidator = validate498;
const schema78 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"card-grid"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"style":{"enum":["plain","ticket","numbered","icon","feature"]},"ratio":{"enum":["4:3","1:1","4:5"]},"columns":{"enum":[2,3,4]},"items":{"type":"array","minItems":1,"itemTitle":"card","items":{"type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part168"},"icon":{"$ref":"part2"},"flag":{"$ref":"part2"},"picture":{"$ref":"part9"},"meta":{"$ref":"part2"},"stub":{"$ref":"part2"},"figure":{"$ref":"part202"},"route":{"type":"object","additionalProperties":false,"required":["origin","destination"],"properties":{"origin":{"$ref":"part2"},"originPlace":{"$ref":"part2"},"destination":{"$ref":"part2"}}},"lists":{"type":"array","itemTitle":"list","items":{"$ref":"part205"}},"chips":{"type":"object","additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"$ref":"part208"}}},"to":{"$ref":"part2"}}}},"note":{"$ref":"part168"},"actions":{"$ref":"part212"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate509(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate509.errors = vErrors;
return errors === 0;
}


function validate516(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate516.errors = vErrors;
return errors === 0;
}


function validate521(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate521.errors = vErrors;
return errors === 0;
}


function validate528(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate369(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate369.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
validate528.errors = vErrors;
return errors === 0;
}


function validate532(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern11.test(data)){
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
validate532.errors = vErrors;
return errors === 0;
}


function validate498(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema78.properties, key0))){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data4 = data.style;
if(!(((((data4 === "plain") || (data4 === "ticket")) || (data4 === "numbered")) || (data4 === "icon")) || (data4 === "feature"))){
const err4 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema78.properties.style.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.ratio !== undefined){
let data5 = data.ratio;
if(!(((data5 === "4:3") || (data5 === "1:1")) || (data5 === "4:5"))){
const err5 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/enum",keyword:"enum",params:{allowedValues: schema78.properties.ratio.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.columns !== undefined){
let data6 = data.columns;
if(!(((data6 === 2) || (data6 === 3)) || (data6 === 4))){
const err6 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/enum",keyword:"enum",params:{allowedValues: schema78.properties.columns.enum}};
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
if(!(func2.call(schema78.properties.items.items.properties, key1))){
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
if(!(validate406(data8.text, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data8,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
if(!(validate28(data8.picture, {instancePath:instancePath+"/items/" + i0+"/picture",parentData:data8,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
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
if(!(validate509(data8.figure, {instancePath:instancePath+"/items/" + i0+"/figure",parentData:data8,parentDataProperty:"figure",rootData}))){
vErrors = joinErrors(vErrors, validate509.errors);
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
if(!(validate516(data21[i1], {instancePath:instancePath+"/items/" + i0+"/lists/" + i1,parentData:data21,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate516.errors);
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
if(!(validate521(data23.items, {instancePath:instancePath+"/items/" + i0+"/chips/items",parentData:data23,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate521.errors);
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
if(!(validate406(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate528(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate528.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data29 = data.surface;
if(!((((((data29 === "plain") || (data29 === "tinted")) || (data29 === "accent")) || (data29 === "second")) || (data29 === "ink")) || (data29 === "picture"))){
const err21 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema78.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err21]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err22]);
errors++;
}
validate498.errors = vErrors;
return errors === 0;
}

const writtenChipsValidator = validate534;

function validate534(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
if(!(validate452(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate452.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
validate534.errors = vErrors;
return errors === 0;
}

const expandedChipsValidator = validate542;
const schema85 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"chips"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"items":{"$ref":"part208"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate542(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
if(!(validate521(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate521.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data5 = data.surface;
if(!((((((data5 === "plain") || (data5 === "tinted")) || (data5 === "accent")) || (data5 === "second")) || (data5 === "ink")) || (data5 === "picture"))){
const err4 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema85.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate542.errors = vErrors;
return errors === 0;
}

const writtenContactValidator = validate549;
const schema86 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"contact"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"way","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part224"},"else":{"$ref":"part223"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part224"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part199"},"backdrop":{"$ref":"part178"},"anchor":{"$ref":"part200"}}};
const schema88 = {"type":["object","string"],"additionalProperties":false,"required":["title"],"properties":{"icon":{"$ref":"part2"},"title":{"$ref":"part2"},"value":{"$ref":"part2"},"to":{"$ref":"part2"},"hours":{"type":["array","object","string"],"itemTitle":"line","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part220"},"else":{"$ref":"part219"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part220"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"text":{"$ref":"part127"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema90 = {"type":["object","string"],"additionalProperties":false,"required":["days","time"],"properties":{"days":{"$ref":"part2"},"time":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate562(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema90.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
validate562.errors = vErrors;
return errors === 0;
}


function validate560(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate562(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate562.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate560.errors = vErrors;
return errors === 0;
}


function validate555(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema88.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
const err4 = {instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/type",keyword:"type",params:{type: schema88.properties.hours.type}};
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
if(!(validate560(data4, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData}))){
vErrors = joinErrors(vErrors, validate560.errors);
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
if(!pattern14.test(data4)){
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
if(!(validate560(data5, {instancePath:instancePath+"/hours/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate560.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate562(data5, {instancePath:instancePath+"/hours/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate562.errors);
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
if(!(validate169(data5.from, {instancePath:instancePath+"/hours/" + i0+"/from",parentData:data5,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.text !== undefined){
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
}
validate555.errors = vErrors;
return errors === 0;
}


function validate553(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate555(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate555.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate553.errors = vErrors;
return errors === 0;
}


function validate549(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema86.properties.items.type}};
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
if(!(validate553(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate553.errors);
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
if(!pattern14.test(data4)){
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
if(!(validate553(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate553.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate555(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate555.errors);
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
if(!(validate169(data5.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data5,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate549.errors = vErrors;
return errors === 0;
}

const expandedContactValidator = validate587;
const schema91 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"contact"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"items":{"type":"array","minItems":1,"itemTitle":"way","items":{"type":"object","additionalProperties":false,"required":["title"],"properties":{"icon":{"$ref":"part2"},"title":{"$ref":"part2"},"value":{"$ref":"part2"},"to":{"$ref":"part2"},"hours":{"type":"array","itemTitle":"line","items":{"type":"object","additionalProperties":false,"required":["days","time"],"properties":{"days":{"$ref":"part2"},"time":{"$ref":"part2"}}}},"text":{"$ref":"part168"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate587(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
if(!(validate406(data5.text, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data5,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
const err14 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema91.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
validate587.errors = vErrors;
return errors === 0;
}

const writtenCountryValidator = validate600;
const schema92 = {"type":"object","additionalProperties":false,"required":["type","heading","flag"],"properties":{"type":{"const":"country"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"flag":{"$ref":"part2"},"highlights":{"type":["array","object","string"],"itemTitle":"point","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part235"},"else":{"$ref":"part234"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part235"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"list":{"$ref":"part182"},"next":{"type":["object","string"],"additionalProperties":false,"required":["heading","actions"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"actions":{"$ref":"part197"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part199"},"backdrop":{"$ref":"part178"},"anchor":{"$ref":"part200"}}};
const schema94 = {"type":["object","string"],"additionalProperties":false,"required":["title","text"],"properties":{"icon":{"$ref":"part2"},"title":{"$ref":"part2"},"text":{"$ref":"part127"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate607(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema94.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
}
validate607.errors = vErrors;
return errors === 0;
}


function validate605(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate607(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate607.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate605.errors = vErrors;
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
if(!(func2.call(schema92.properties, key0))){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
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
const err5 = {instancePath:instancePath+"/highlights",schemaPath:"#/properties/highlights/type",keyword:"type",params:{type: schema92.properties.highlights.type}};
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
if(!(validate605(data5, {instancePath:instancePath+"/highlights",parentData:data,parentDataProperty:"highlights",rootData}))){
vErrors = joinErrors(vErrors, validate605.errors);
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
if(!pattern14.test(data5)){
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
if(!(validate605(data6, {instancePath:instancePath+"/highlights/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate605.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs18 = errors;
if(!(validate607(data6, {instancePath:instancePath+"/highlights/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate607.errors);
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
if(!(validate169(data6.from, {instancePath:instancePath+"/highlights/" + i0+"/from",parentData:data6,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.list !== undefined){
if(!(validate438(data.list, {instancePath:instancePath+"/list",parentData:data,parentDataProperty:"list",rootData}))){
vErrors = joinErrors(vErrors, validate438.errors);
errors = vErrors.length;
}
}
if(data.next !== undefined){
let data9 = data.next;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (typeof data9 !== "string")){
const err12 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: schema92.properties.next.type}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
if(typeof data9 === "string"){
if(!pattern14.test(data9)){
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
if(!(validate344(data9.text, {instancePath:instancePath+"/next/text",parentData:data9,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data9.actions !== undefined){
if(!(validate480(data9.actions, {instancePath:instancePath+"/next/actions",parentData:data9,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate480.errors);
errors = vErrors.length;
}
}
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
validate600.errors = vErrors;
return errors === 0;
}

const expandedCountryValidator = validate627;
const schema95 = {"type":"object","additionalProperties":false,"required":["type","heading","flag"],"properties":{"type":{"const":"country"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"flag":{"$ref":"part2"},"highlights":{"type":"array","itemTitle":"point","items":{"type":"object","additionalProperties":false,"required":["title","text"],"properties":{"icon":{"$ref":"part2"},"title":{"$ref":"part2"},"text":{"$ref":"part168"}}}},"list":{"$ref":"part205"},"next":{"type":"object","additionalProperties":false,"required":["heading","actions"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"actions":{"$ref":"part212"}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate627(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema95.properties, key0))){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
if(!(validate406(data6.text, {instancePath:instancePath+"/highlights/" + i0+"/text",parentData:data6,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
if(!(validate516(data.list, {instancePath:instancePath+"/list",parentData:data,parentDataProperty:"list",rootData}))){
vErrors = joinErrors(vErrors, validate516.errors);
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
if(!(validate406(data11.text, {instancePath:instancePath+"/next/text",parentData:data11,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data11.actions !== undefined){
if(!(validate528(data11.actions, {instancePath:instancePath+"/next/actions",parentData:data11,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate528.errors);
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
const err14 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema95.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
validate627.errors = vErrors;
return errors === 0;
}

const writtenCtaValidator = validate641;

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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate480(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate480.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate641.errors = vErrors;
return errors === 0;
}

const expandedCtaValidator = validate649;
const schema97 = {"type":"object","additionalProperties":false,"required":["type","heading","actions"],"properties":{"type":{"const":"cta"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"actions":{"$ref":"part212"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate649(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate528(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate528.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data5 = data.surface;
if(!((((((data5 === "plain") || (data5 === "tinted")) || (data5 === "accent")) || (data5 === "second")) || (data5 === "ink")) || (data5 === "picture"))){
const err5 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema97.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
validate649.errors = vErrors;
return errors === 0;
}

const writtenEmbedValidator = validate656;
const schema98 = {"type":"object","additionalProperties":false,"required":["type","provider","id","title"],"properties":{"type":{"const":"embed"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"provider":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["acuity","calendly","google-calendar","google-forms"]}},"id":{"$ref":"part2"},"title":{"$ref":"part2"},"height":{"type":["integer","string"],"minimum":200,"maximum":2000,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part199"},"backdrop":{"$ref":"part178"},"anchor":{"$ref":"part200"}}};

function validate656(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema98.properties, key0))){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
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
if(!pattern24.test(data4)){
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
const err8 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/else/enum",keyword:"enum",params:{allowedValues: schema98.properties.provider.else.enum}};
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
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: schema98.properties.height.type}};
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
if(!pattern14.test(data7)){
const err13 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
validate656.errors = vErrors;
return errors === 0;
}

const expandedEmbedValidator = validate665;
const schema99 = {"type":"object","additionalProperties":false,"required":["type","provider","id","title"],"properties":{"type":{"const":"embed"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"provider":{"enum":["acuity","calendly","google-calendar","google-forms"]},"id":{"$ref":"part2"},"title":{"$ref":"part2"},"height":{"type":"integer","minimum":200,"maximum":2000},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate665(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema99.properties, key0))){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data.provider !== undefined){
let data4 = data.provider;
if(!((((data4 === "acuity") || (data4 === "calendly")) || (data4 === "google-calendar")) || (data4 === "google-forms"))){
const err6 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema99.properties.provider.enum}};
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
const err10 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema99.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
validate665.errors = vErrors;
return errors === 0;
}

const writtenEventsValidator = validate673;
const schema100 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"events"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"style":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["featured","upcoming","past"]}},"items":{"type":["array","object","string"],"itemTitle":"event","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part264"},"else":{"$ref":"part263"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part264"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"action":{"$ref":"part2"},"empty":{"$ref":"part127"},"surface":{"$ref":"part199"},"backdrop":{"$ref":"part178"},"anchor":{"$ref":"part200"}}};
const schema102 = {"type":["object","string"],"additionalProperties":false,"required":["title","date"],"properties":{"title":{"$ref":"part2"},"kind":{"$ref":"part2"},"text":{"$ref":"part127"},"image":{"type":["string","object"],"additionalProperties":false,"required":["src","alt"],"properties":{"src":{"$ref":"part2"},"alt":{"type":"string"},"focus":{"$ref":"part177"}}},"date":{"patternErrorMessage":"Write the day as year, month and day, 2027-03-06, or a value that says it: {seasonEnd}.","type":["string","object"],"pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])|\\{[A-Za-z][A-Za-z0-9]*\\})$","additionalProperties":false,"required":["date"],"properties":{"date":{"$ref":"part58"},"until":{"$ref":"part58"},"starts":{"$ref":"part112"},"ends":{"$ref":"part112"},"state":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["cancelled","sold-out"]}},"movedTo":{"$ref":"part58"},"note":{"$ref":"part2"}}},"time":{"$ref":"part2"},"location":{"$ref":"part2"},"attendees":{"$ref":"part2"},"highlights":{"type":["array","object","string"],"itemTitle":"highlight","items":{"$ref":"part56"},"if":{"type":"object"},"then":{"$ref":"part55"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"to":{"$ref":"part2"},"cancelled":{"$ref":"part262"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema103 = {"type":["boolean","string"],"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate697(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "boolean") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema103.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
validate697.errors = vErrors;
return errors === 0;
}


function validate679(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema102.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
if(!(func2.call(schema102.properties, key0))){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
let data3 = data.image;
if((typeof data3 !== "string") && (!(data3 && typeof data3 == "object" && !Array.isArray(data3)))){
const err5 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: schema102.properties.image.type}};
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
if(!(validate424(data3.focus, {instancePath:instancePath+"/image/focus",parentData:data3,parentDataProperty:"focus",rootData}))){
vErrors = joinErrors(vErrors, validate424.errors);
errors = vErrors.length;
}
}
}
}
if(data.date !== undefined){
let data7 = data.date;
if((typeof data7 !== "string") && (!(data7 && typeof data7 == "object" && !Array.isArray(data7)))){
const err10 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: schema102.properties.date.type}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
if(typeof data7 === "string"){
if(!pattern18.test(data7)){
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
if(!(validate173(data7.date, {instancePath:instancePath+"/date/date",parentData:data7,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate173.errors);
errors = vErrors.length;
}
}
if(data7.until !== undefined){
if(!(validate173(data7.until, {instancePath:instancePath+"/date/until",parentData:data7,parentDataProperty:"until",rootData}))){
vErrors = joinErrors(vErrors, validate173.errors);
errors = vErrors.length;
}
}
if(data7.starts !== undefined){
if(!(validate315(data7.starts, {instancePath:instancePath+"/date/starts",parentData:data7,parentDataProperty:"starts",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
errors = vErrors.length;
}
}
if(data7.ends !== undefined){
if(!(validate315(data7.ends, {instancePath:instancePath+"/date/ends",parentData:data7,parentDataProperty:"ends",rootData}))){
vErrors = joinErrors(vErrors, validate315.errors);
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
if(!pattern24.test(data12)){
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
const err16 = {instancePath:instancePath+"/date/state",schemaPath:"#/properties/date/properties/state/else/enum",keyword:"enum",params:{allowedValues: schema102.properties.date.properties.state.else.enum}};
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
if(!(validate173(data7.movedTo, {instancePath:instancePath+"/date/movedTo",parentData:data7,parentDataProperty:"movedTo",rootData}))){
vErrors = joinErrors(vErrors, validate173.errors);
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
if(data.attendees !== undefined){
if(!(validate22(data.attendees, {instancePath:instancePath+"/attendees",parentData:data,parentDataProperty:"attendees",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.highlights !== undefined){
let data18 = data.highlights;
if((!data18 || typeof data18 != "object") && (typeof data18 !== "string")){
const err18 = {instancePath:instancePath+"/highlights",schemaPath:"#/properties/highlights/type",keyword:"type",params:{type: schema102.properties.highlights.type}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
const _errs31 = errors;
let valid4 = true;
const _errs32 = errors;
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
const err19 = {};
vErrors = joinErrors(vErrors, [err19]);
errors++;
}
var _valid1 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs34 = errors;
if(!(validate155(data18, {instancePath:instancePath+"/highlights",parentData:data,parentDataProperty:"highlights",rootData}))){
vErrors = joinErrors(vErrors, validate155.errors);
errors = vErrors.length;
}
var _valid1 = _errs34 === errors;
valid4 = _valid1;
}
if(!valid4){
const err20 = {instancePath:instancePath+"/highlights",schemaPath:"#/properties/highlights/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
if(typeof data18 === "string"){
if(!pattern14.test(data18)){
const err21 = {instancePath:instancePath+"/highlights",schemaPath:"#/properties/highlights/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err21]);
errors++;
}
}
if(Array.isArray(data18)){
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
if(!(validate166(data18[i0], {instancePath:instancePath+"/highlights/" + i0,parentData:data18,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate166.errors);
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
if(!(validate697(data.cancelled, {instancePath:instancePath+"/cancelled",parentData:data,parentDataProperty:"cancelled",rootData}))){
vErrors = joinErrors(vErrors, validate697.errors);
errors = vErrors.length;
}
}
}
validate679.errors = vErrors;
return errors === 0;
}


function validate677(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate679(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate679.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate677.errors = vErrors;
return errors === 0;
}


function validate673(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema100.properties, key0))){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
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
if(!pattern24.test(data4)){
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
const err6 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/else/enum",keyword:"enum",params:{allowedValues: schema100.properties.style.else.enum}};
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
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema100.properties.items.type}};
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
if(!(validate677(data5, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate677.errors);
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
if(!pattern14.test(data5)){
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
if(!(validate677(data6, {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate677.errors);
errors = vErrors.length;
}
var _valid2 = _errs21 === errors;
valid5 = _valid2;
ifClause0 = "then";
}
else {
const _errs22 = errors;
if(!(validate679(data6, {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate679.errors);
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
if(!(validate169(data6.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data6,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
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
if(!(validate344(data.empty, {instancePath:instancePath+"/empty",parentData:data,parentDataProperty:"empty",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err15]);
errors++;
}
validate673.errors = vErrors;
return errors === 0;
}

const expandedEventsValidator = validate713;
const schema104 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"events"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"style":{"enum":["featured","upcoming","past"]},"items":{"type":"array","itemTitle":"event","items":{"type":"object","additionalProperties":false,"required":["title","date"],"properties":{"title":{"$ref":"part2"},"kind":{"$ref":"part2"},"text":{"$ref":"part168"},"image":{"type":["string","object"],"additionalProperties":false,"required":["src","alt"],"properties":{"src":{"$ref":"part2"},"alt":{"type":"string"},"focus":{"enum":["top left","top","top right","left","center","right","bottom left","bottom","bottom right"]}}},"date":{"patternErrorMessage":"Write the day as year, month and day, 2027-03-06, or a value that says it: {seasonEnd}.","type":["string","object"],"pattern":"^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])|\\{[A-Za-z][A-Za-z0-9]*\\})$","additionalProperties":false,"required":["date"],"properties":{"date":{"$ref":"part144"},"until":{"$ref":"part144"},"starts":{"$ref":"part163"},"ends":{"$ref":"part163"},"state":{"enum":["cancelled","sold-out"]},"movedTo":{"$ref":"part144"},"note":{"$ref":"part2"}}},"time":{"$ref":"part2"},"location":{"$ref":"part2"},"attendees":{"$ref":"part2"},"highlights":{"type":"array","itemTitle":"highlight","items":{"$ref":"part2"}},"to":{"$ref":"part2"},"cancelled":{"$ref":"part4"}}}},"action":{"$ref":"part2"},"empty":{"$ref":"part168"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

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
if(!(func2.call(schema104.properties, key0))){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data4 = data.style;
if(!(((data4 === "featured") || (data4 === "upcoming")) || (data4 === "past"))){
const err4 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema104.properties.style.enum}};
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
if(!(func2.call(schema104.properties.items.items.properties, key1))){
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
if(!(validate406(data6.text, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data6,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data6.image !== undefined){
let data10 = data6.image;
if((typeof data10 !== "string") && (!(data10 && typeof data10 == "object" && !Array.isArray(data10)))){
const err8 = {instancePath:instancePath+"/items/" + i0+"/image",schemaPath:"#/properties/items/items/properties/image/type",keyword:"type",params:{type: schema104.properties.items.items.properties.image.type}};
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
const err13 = {instancePath:instancePath+"/items/" + i0+"/image/focus",schemaPath:"#/properties/items/items/properties/image/properties/focus/enum",keyword:"enum",params:{allowedValues: schema104.properties.items.items.properties.image.properties.focus.enum}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
}
}
if(data6.date !== undefined){
let data14 = data6.date;
if((typeof data14 !== "string") && (!(data14 && typeof data14 == "object" && !Array.isArray(data14)))){
const err14 = {instancePath:instancePath+"/items/" + i0+"/date",schemaPath:"#/properties/items/items/properties/date/type",keyword:"type",params:{type: schema104.properties.items.items.properties.date.type}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
if(typeof data14 === "string"){
if(!pattern53.test(data14)){
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
if(!(validate359(data14.date, {instancePath:instancePath+"/items/" + i0+"/date/date",parentData:data14,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate359.errors);
errors = vErrors.length;
}
}
if(data14.until !== undefined){
if(!(validate359(data14.until, {instancePath:instancePath+"/items/" + i0+"/date/until",parentData:data14,parentDataProperty:"until",rootData}))){
vErrors = joinErrors(vErrors, validate359.errors);
errors = vErrors.length;
}
}
if(data14.starts !== undefined){
if(!(validate397(data14.starts, {instancePath:instancePath+"/items/" + i0+"/date/starts",parentData:data14,parentDataProperty:"starts",rootData}))){
vErrors = joinErrors(vErrors, validate397.errors);
errors = vErrors.length;
}
}
if(data14.ends !== undefined){
if(!(validate397(data14.ends, {instancePath:instancePath+"/items/" + i0+"/date/ends",parentData:data14,parentDataProperty:"ends",rootData}))){
vErrors = joinErrors(vErrors, validate397.errors);
errors = vErrors.length;
}
}
if(data14.state !== undefined){
let data19 = data14.state;
if(!((data19 === "cancelled") || (data19 === "sold-out"))){
const err18 = {instancePath:instancePath+"/items/" + i0+"/date/state",schemaPath:"#/properties/items/items/properties/date/properties/state/enum",keyword:"enum",params:{allowedValues: schema104.properties.items.items.properties.date.properties.state.enum}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
}
if(data14.movedTo !== undefined){
if(!(validate359(data14.movedTo, {instancePath:instancePath+"/items/" + i0+"/date/movedTo",parentData:data14,parentDataProperty:"movedTo",rootData}))){
vErrors = joinErrors(vErrors, validate359.errors);
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
if(data6.attendees !== undefined){
if(!(validate22(data6.attendees, {instancePath:instancePath+"/items/" + i0+"/attendees",parentData:data6,parentDataProperty:"attendees",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data6.highlights !== undefined){
let data25 = data6.highlights;
if(Array.isArray(data25)){
const len1 = data25.length;
for(let i1=0; i1<len1; i1++){
if(!(validate22(data25[i1], {instancePath:instancePath+"/items/" + i0+"/highlights/" + i1,parentData:data25,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/items/" + i0+"/highlights",schemaPath:"#/properties/items/items/properties/highlights/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err19]);
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
const err20 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err21]);
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
if(!(validate406(data.empty, {instancePath:instancePath+"/empty",parentData:data,parentDataProperty:"empty",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data31 = data.surface;
if(!((((((data31 === "plain") || (data31 === "tinted")) || (data31 === "accent")) || (data31 === "second")) || (data31 === "ink")) || (data31 === "picture"))){
const err22 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema104.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err22]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err23]);
errors++;
}
validate713.errors = vErrors;
return errors === 0;
}

const writtenFactsValidator = validate737;
const schema105 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"facts"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"fact","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part276"},"else":{"$ref":"part275"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part276"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part199"},"backdrop":{"$ref":"part178"},"anchor":{"$ref":"part200"}}};
const schema107 = {"type":["object","string"],"additionalProperties":false,"required":["label","value"],"properties":{"label":{"$ref":"part2"},"value":{"$ref":"part2"},"note":{"$ref":"part57"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate743(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema107.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
if(!(validate154(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate154.errors);
errors = vErrors.length;
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
if(!(validate743(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate743.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate741.errors = vErrors;
return errors === 0;
}


function validate737(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema105.properties.items.type}};
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
if(!(validate741(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate741.errors);
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
if(!pattern14.test(data4)){
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
if(!(validate741(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate741.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate743(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate743.errors);
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
if(!(validate169(data5.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data5,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate737.errors = vErrors;
return errors === 0;
}

const expandedFactsValidator = validate759;
const schema108 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"facts"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"items":{"type":"array","minItems":1,"itemTitle":"fact","items":{"type":"object","additionalProperties":false,"required":["label","value"],"properties":{"label":{"$ref":"part2"},"value":{"$ref":"part2"},"note":{"$ref":"part143"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate759(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
if(!(validate356(data5.note, {instancePath:instancePath+"/items/" + i0+"/note",parentData:data5,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate356.errors);
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
const err10 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema108.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
validate759.errors = vErrors;
return errors === 0;
}

const writtenFaqValidator = validate768;
const schema109 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"faq"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"question","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part285"},"else":{"$ref":"part284"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part285"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part199"},"backdrop":{"$ref":"part178"},"anchor":{"$ref":"part200"}}};
const schema111 = {"type":["object","string"],"additionalProperties":false,"required":["question","answer"],"properties":{"question":{"$ref":"part2"},"answer":{"$ref":"part127"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate774(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema111.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
if(!(validate344(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
}
validate774.errors = vErrors;
return errors === 0;
}


function validate772(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate774(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate774.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate772.errors = vErrors;
return errors === 0;
}


function validate768(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema109.properties.items.type}};
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
if(!(validate772(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate772.errors);
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
if(!pattern14.test(data4)){
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
if(!(validate772(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate772.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate774(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate774.errors);
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
if(!(validate169(data5.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data5,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate768.errors = vErrors;
return errors === 0;
}

const expandedFaqValidator = validate789;
const schema112 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"faq"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"items":{"type":"array","minItems":1,"itemTitle":"question","items":{"type":"object","additionalProperties":false,"required":["question","answer"],"properties":{"question":{"$ref":"part2"},"answer":{"$ref":"part168"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate789(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
if(!(validate406(data5.answer, {instancePath:instancePath+"/items/" + i0+"/answer",parentData:data5,parentDataProperty:"answer",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
const err10 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema112.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
validate789.errors = vErrors;
return errors === 0;
}

const writtenFormValidator = validate797;
const schema113 = {"type":"object","additionalProperties":false,"required":["type","name","delivery","sections","submit","success","failure"],"properties":{"type":{"const":"form"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"name":{"$ref":"part200"},"delivery":{"$ref":"part2"},"feedback":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["outcome","always"]}},"sections":{"type":["array","object","string"],"minItems":1,"itemTitle":"part","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part322"},"else":{"$ref":"part321"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part322"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"numbered":{"$ref":"part262"},"aside":{"type":["object","string"],"additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"type":["array","object","string"],"minItems":1,"maxItems":5,"itemTitle":"point","items":{"$ref":"part326"},"if":{"type":"object"},"then":{"$ref":"part325"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"privacy":{"$ref":"part57"},"keep":{"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"help":{"$ref":"part57"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"clear":{"type":["object","string"],"additionalProperties":false,"required":["label","question","confirm","cancel","done"],"properties":{"label":{"$ref":"part2"},"question":{"$ref":"part2"},"confirm":{"$ref":"part2"},"cancel":{"$ref":"part2"},"done":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"spam":{"type":["object","string"],"additionalProperties":false,"required":[],"properties":{"trap":{"$ref":"part262"},"leastSeconds":{"$ref":"part331"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"submit":{"type":["object","string"],"additionalProperties":false,"required":["label","busy"],"properties":{"label":{"$ref":"part2"},"busy":{"$ref":"part2"},"preparing":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"success":{"type":["object","string"],"additionalProperties":false,"required":["title","text"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part127"},"delaySeconds":{"$ref":"part331"},"showSeconds":{"type":["number","string"],"minimum":1,"maximum":60,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"confirmation":{"type":["object","string"],"additionalProperties":false,"required":["heading","text"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"referenceLabel":{"$ref":"part2"},"again":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"failure":{"type":["object","string"],"additionalProperties":false,"required":["alert"],"properties":{"alert":{"$ref":"part2"},"kept":{"$ref":"part2"},"reasons":{"type":["object","string"],"additionalProperties":false,"required":[],"properties":{"badRequest":{"$ref":"part127"},"blocked":{"$ref":"part127"},"tooManyRequests":{"$ref":"part127"},"tooLarge":{"$ref":"part127"},"serviceTrouble":{"$ref":"part127"},"offline":{"$ref":"part127"},"notLoaded":{"$ref":"part127"},"unknown":{"$ref":"part127"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"copy":{"$ref":"part2"},"otherWays":{"type":["object","string"],"additionalProperties":false,"required":["heading","text"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"email":{"$ref":"part2"},"subject":{"$ref":"part2"},"whatsapp":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part199"},"backdrop":{"$ref":"part178"},"anchor":{"$ref":"part200"}}};
const schema115 = {"type":["object","string"],"additionalProperties":false,"required":["fields"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"fields":{"type":["array","object","string"],"minItems":1,"itemTitle":"field","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part318"},"else":{"$ref":"part317"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part318"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema117 = {"type":["object","string"],"additionalProperties":false,"required":["label","name","kind"],"properties":{"label":{"$ref":"part57"},"name":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^[A-Za-z][A-Za-z0-9_]*$"},"kind":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["text","email","tel","number","date","select","radio","checkbox","textarea","hidden","page","consent"]}},"required":{"$ref":"part262"},"help":{"$ref":"part57"},"when":{"type":["object","string"],"additionalProperties":{"$ref":"part298"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"prefill":{"$ref":"part262"},"options":{"type":["array","object","string"],"itemTitle":"choice","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part305"},"else":{"$ref":"part304"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part305"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"rows":{"type":["integer","string"],"minimum":2,"maximum":20,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"width":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["half","full"]}},"autocomplete":{"$ref":"part2"},"inputmode":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["text","email","tel","numeric","decimal","url"]}},"pattern":{"$ref":"part313"},"minLength":{"$ref":"part314"},"maxLength":{"$ref":"part314"},"min":{"$ref":"part315"},"max":{"$ref":"part315"},"step":{"type":["number","string"],"minimum":0.001,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"value":{"$ref":"part2"},"message":{"$ref":"part2"},"summary":{"$ref":"part262"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const pattern101 = new RegExp("\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}|^[A-Za-z][A-Za-z0-9_]*$", "u");
const schema118 = {"type":["string","array"],"minItems":1,"itemTitle":"value","items":{"type":"string"}};

function validate814(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema118.type}};
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
validate814.errors = vErrors;
return errors === 0;
}

const schema120 = {"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"value":{"$ref":"part2"},"options":{"type":["array","object","string"],"itemTitle":"choice","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part301"},"else":{"$ref":"part300"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part301"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema122 = {"type":["object","string"],"additionalProperties":false,"required":["value","label"],"properties":{"label":{"$ref":"part2"},"value":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate824(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema122.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema120.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
const err4 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: schema120.properties.options.type}};
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
if(!(validate822(data2, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
vErrors = joinErrors(vErrors, validate822.errors);
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
if(!pattern14.test(data2)){
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
if(!(validate822(data3, {instancePath:instancePath+"/options/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate822.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs15 = errors;
if(!(validate824(data3, {instancePath:instancePath+"/options/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate824.errors);
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
if(!(validate169(data3.from, {instancePath:instancePath+"/options/" + i0+"/from",parentData:data3,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
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
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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


function validate846(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate846.errors = vErrors;
return errors === 0;
}

const schema124 = {"type":["integer","string"],"minimum":1,"maximum":10000,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate848(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema124.type}};
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
if(!pattern14.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
validate848.errors = vErrors;
return errors === 0;
}

const schema125 = {"type":["number","string"],"pattern":"\\S"};

function validate851(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema125.type}};
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
validate851.errors = vErrors;
return errors === 0;
}


function validate810(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema117.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
if(!(func2.call(schema117.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.label !== undefined){
if(!(validate154(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate154.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern101.test(data1)){
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
if(!pattern24.test(data2)){
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
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/else/enum",keyword:"enum",params:{allowedValues: schema117.properties.kind.else.enum}};
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
if(!(validate697(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData}))){
vErrors = joinErrors(vErrors, validate697.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate154(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate154.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
let data5 = data.when;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (typeof data5 !== "string")){
const err12 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: schema117.properties.when.type}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
if(typeof data5 === "string"){
if(!pattern14.test(data5)){
const err13 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!(validate814(data5[key1], {instancePath:instancePath+"/when/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key1,rootData}))){
vErrors = joinErrors(vErrors, validate814.errors);
errors = vErrors.length;
}
}
}
}
if(data.prefill !== undefined){
if(!(validate697(data.prefill, {instancePath:instancePath+"/prefill",parentData:data,parentDataProperty:"prefill",rootData}))){
vErrors = joinErrors(vErrors, validate697.errors);
errors = vErrors.length;
}
}
if(data.options !== undefined){
let data8 = data.options;
if((!data8 || typeof data8 != "object") && (typeof data8 !== "string")){
const err14 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: schema117.properties.options.type}};
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
if(!(validate817(data8, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
vErrors = joinErrors(vErrors, validate817.errors);
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
if(!pattern14.test(data8)){
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
if(!(validate817(data9, {instancePath:instancePath+"/options/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate817.errors);
errors = vErrors.length;
}
var _valid2 = _errs27 === errors;
valid6 = _valid2;
ifClause0 = "then";
}
else {
const _errs28 = errors;
if(!(validate819(data9, {instancePath:instancePath+"/options/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate819.errors);
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
if(!(validate169(data9.from, {instancePath:instancePath+"/options/" + i0+"/from",parentData:data9,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
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
const err21 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: schema117.properties.rows.type}};
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
if(!pattern14.test(data11)){
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
if(!pattern24.test(data12)){
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
const err27 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/else/enum",keyword:"enum",params:{allowedValues: schema117.properties.width.else.enum}};
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
if(!pattern24.test(data14)){
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
const err31 = {instancePath:instancePath+"/inputmode",schemaPath:"#/properties/inputmode/else/enum",keyword:"enum",params:{allowedValues: schema117.properties.inputmode.else.enum}};
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
if(!(validate846(data.pattern, {instancePath:instancePath+"/pattern",parentData:data,parentDataProperty:"pattern",rootData}))){
vErrors = joinErrors(vErrors, validate846.errors);
errors = vErrors.length;
}
}
if(data.minLength !== undefined){
if(!(validate848(data.minLength, {instancePath:instancePath+"/minLength",parentData:data,parentDataProperty:"minLength",rootData}))){
vErrors = joinErrors(vErrors, validate848.errors);
errors = vErrors.length;
}
}
if(data.maxLength !== undefined){
if(!(validate848(data.maxLength, {instancePath:instancePath+"/maxLength",parentData:data,parentDataProperty:"maxLength",rootData}))){
vErrors = joinErrors(vErrors, validate848.errors);
errors = vErrors.length;
}
}
if(data.min !== undefined){
if(!(validate851(data.min, {instancePath:instancePath+"/min",parentData:data,parentDataProperty:"min",rootData}))){
vErrors = joinErrors(vErrors, validate851.errors);
errors = vErrors.length;
}
}
if(data.max !== undefined){
if(!(validate851(data.max, {instancePath:instancePath+"/max",parentData:data,parentDataProperty:"max",rootData}))){
vErrors = joinErrors(vErrors, validate851.errors);
errors = vErrors.length;
}
}
if(data.step !== undefined){
let data20 = data.step;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (typeof data20 !== "string")){
const err33 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: schema117.properties.step.type}};
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
if(!pattern14.test(data20)){
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
if(!(validate697(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData}))){
vErrors = joinErrors(vErrors, validate697.errors);
errors = vErrors.length;
}
}
}
validate810.errors = vErrors;
return errors === 0;
}


function validate808(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate810(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate810.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate808.errors = vErrors;
return errors === 0;
}


function validate805(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema115.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data.fields !== undefined){
let data2 = data.fields;
if((!data2 || typeof data2 != "object") && (typeof data2 !== "string")){
const err4 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: schema115.properties.fields.type}};
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
if(!(validate808(data2, {instancePath:instancePath+"/fields",parentData:data,parentDataProperty:"fields",rootData}))){
vErrors = joinErrors(vErrors, validate808.errors);
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
if(!pattern14.test(data2)){
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
if(!(validate808(data3, {instancePath:instancePath+"/fields/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate808.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs15 = errors;
if(!(validate810(data3, {instancePath:instancePath+"/fields/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate810.errors);
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
if(!(validate169(data3.from, {instancePath:instancePath+"/fields/" + i0+"/from",parentData:data3,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
}
validate805.errors = vErrors;
return errors === 0;
}


function validate803(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate805(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate805.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate803.errors = vErrors;
return errors === 0;
}


function validate877(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate154(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate154.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate877.errors = vErrors;
return errors === 0;
}


function validate885(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate877(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate877.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(!(validate154(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate154.errors);
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
if(!(validate169(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
validate885.errors = vErrors;
return errors === 0;
}

const schema128 = {"type":["number","string"],"minimum":0,"maximum":30,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate899(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema128.type}};
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
if(!pattern14.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
validate899.errors = vErrors;
return errors === 0;
}


function validate797(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema113.properties, key0))){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate496(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
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
if(!pattern24.test(data6)){
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
const err11 = {instancePath:instancePath+"/feedback",schemaPath:"#/properties/feedback/else/enum",keyword:"enum",params:{allowedValues: schema113.properties.feedback.else.enum}};
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
const err13 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: schema113.properties.sections.type}};
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
if(!(validate803(data7, {instancePath:instancePath+"/sections",parentData:data,parentDataProperty:"sections",rootData}))){
vErrors = joinErrors(vErrors, validate803.errors);
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
if(!pattern14.test(data7)){
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
if(!(validate803(data8, {instancePath:instancePath+"/sections/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate803.errors);
errors = vErrors.length;
}
var _valid2 = _errs23 === errors;
valid5 = _valid2;
ifClause0 = "then";
}
else {
const _errs24 = errors;
if(!(validate805(data8, {instancePath:instancePath+"/sections/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate805.errors);
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
if(!(validate169(data8.from, {instancePath:instancePath+"/sections/" + i0+"/from",parentData:data8,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.numbered !== undefined){
if(!(validate697(data.numbered, {instancePath:instancePath+"/numbered",parentData:data,parentDataProperty:"numbered",rootData}))){
vErrors = joinErrors(vErrors, validate697.errors);
errors = vErrors.length;
}
}
if(data.aside !== undefined){
let data11 = data.aside;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (typeof data11 !== "string")){
const err21 = {instancePath:instancePath+"/aside",schemaPath:"#/properties/aside/type",keyword:"type",params:{type: schema113.properties.aside.type}};
vErrors = joinErrors(vErrors, [err21]);
errors++;
}
if(typeof data11 === "string"){
if(!pattern14.test(data11)){
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
const err26 = {instancePath:instancePath+"/aside/items",schemaPath:"#/properties/aside/properties/items/type",keyword:"type",params:{type: schema113.properties.aside.properties.items.type}};
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
if(!(validate877(data13, {instancePath:instancePath+"/aside/items",parentData:data11,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate877.errors);
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
if(!pattern14.test(data13)){
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
if(!(validate885(data13[i1], {instancePath:instancePath+"/aside/items/" + i1,parentData:data13,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate885.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.privacy !== undefined){
if(!(validate154(data.privacy, {instancePath:instancePath+"/privacy",parentData:data,parentDataProperty:"privacy",rootData}))){
vErrors = joinErrors(vErrors, validate154.errors);
errors = vErrors.length;
}
}
if(data.keep !== undefined){
let data16 = data.keep;
if((!(data16 && typeof data16 == "object" && !Array.isArray(data16))) && (typeof data16 !== "string")){
const err32 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/type",keyword:"type",params:{type: schema113.properties.keep.type}};
vErrors = joinErrors(vErrors, [err32]);
errors++;
}
if(typeof data16 === "string"){
if(!pattern14.test(data16)){
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
if(!(validate154(data16.help, {instancePath:instancePath+"/keep/help",parentData:data16,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate154.errors);
errors = vErrors.length;
}
}
}
}
if(data.clear !== undefined){
let data19 = data.clear;
if((!(data19 && typeof data19 == "object" && !Array.isArray(data19))) && (typeof data19 !== "string")){
const err36 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/type",keyword:"type",params:{type: schema113.properties.clear.type}};
vErrors = joinErrors(vErrors, [err36]);
errors++;
}
if(typeof data19 === "string"){
if(!pattern14.test(data19)){
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
const err44 = {instancePath:instancePath+"/spam",schemaPath:"#/properties/spam/type",keyword:"type",params:{type: schema113.properties.spam.type}};
vErrors = joinErrors(vErrors, [err44]);
errors++;
}
if(typeof data25 === "string"){
if(!pattern14.test(data25)){
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
if(!(validate697(data25.trap, {instancePath:instancePath+"/spam/trap",parentData:data25,parentDataProperty:"trap",rootData}))){
vErrors = joinErrors(vErrors, validate697.errors);
errors = vErrors.length;
}
}
if(data25.leastSeconds !== undefined){
if(!(validate899(data25.leastSeconds, {instancePath:instancePath+"/spam/leastSeconds",parentData:data25,parentDataProperty:"leastSeconds",rootData}))){
vErrors = joinErrors(vErrors, validate899.errors);
errors = vErrors.length;
}
}
}
}
if(data.submit !== undefined){
let data28 = data.submit;
if((!(data28 && typeof data28 == "object" && !Array.isArray(data28))) && (typeof data28 !== "string")){
const err47 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/type",keyword:"type",params:{type: schema113.properties.submit.type}};
vErrors = joinErrors(vErrors, [err47]);
errors++;
}
if(typeof data28 === "string"){
if(!pattern14.test(data28)){
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
const err52 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: schema113.properties.success.type}};
vErrors = joinErrors(vErrors, [err52]);
errors++;
}
if(typeof data32 === "string"){
if(!pattern14.test(data32)){
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
if(!(validate344(data32.text, {instancePath:instancePath+"/success/text",parentData:data32,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data32.delaySeconds !== undefined){
if(!(validate899(data32.delaySeconds, {instancePath:instancePath+"/success/delaySeconds",parentData:data32,parentDataProperty:"delaySeconds",rootData}))){
vErrors = joinErrors(vErrors, validate899.errors);
errors = vErrors.length;
}
}
if(data32.showSeconds !== undefined){
let data36 = data32.showSeconds;
if((!((typeof data36 == "number") && (isFinite(data36)))) && (typeof data36 !== "string")){
const err57 = {instancePath:instancePath+"/success/showSeconds",schemaPath:"#/properties/success/properties/showSeconds/type",keyword:"type",params:{type: schema113.properties.success.properties.showSeconds.type}};
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
if(!pattern14.test(data36)){
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
const err61 = {instancePath:instancePath+"/confirmation",schemaPath:"#/properties/confirmation/type",keyword:"type",params:{type: schema113.properties.confirmation.type}};
vErrors = joinErrors(vErrors, [err61]);
errors++;
}
if(typeof data37 === "string"){
if(!pattern14.test(data37)){
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
if(!(validate344(data37.text, {instancePath:instancePath+"/confirmation/text",parentData:data37,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
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
const err66 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type: schema113.properties.failure.type}};
vErrors = joinErrors(vErrors, [err66]);
errors++;
}
if(typeof data42 === "string"){
if(!pattern14.test(data42)){
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
const err70 = {instancePath:instancePath+"/failure/reasons",schemaPath:"#/properties/failure/properties/reasons/type",keyword:"type",params:{type: schema113.properties.failure.properties.reasons.type}};
vErrors = joinErrors(vErrors, [err70]);
errors++;
}
if(typeof data45 === "string"){
if(!pattern14.test(data45)){
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
if(!(validate344(data45.badRequest, {instancePath:instancePath+"/failure/reasons/badRequest",parentData:data45,parentDataProperty:"badRequest",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data45.blocked !== undefined){
if(!(validate344(data45.blocked, {instancePath:instancePath+"/failure/reasons/blocked",parentData:data45,parentDataProperty:"blocked",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data45.tooManyRequests !== undefined){
if(!(validate344(data45.tooManyRequests, {instancePath:instancePath+"/failure/reasons/tooManyRequests",parentData:data45,parentDataProperty:"tooManyRequests",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data45.tooLarge !== undefined){
if(!(validate344(data45.tooLarge, {instancePath:instancePath+"/failure/reasons/tooLarge",parentData:data45,parentDataProperty:"tooLarge",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data45.serviceTrouble !== undefined){
if(!(validate344(data45.serviceTrouble, {instancePath:instancePath+"/failure/reasons/serviceTrouble",parentData:data45,parentDataProperty:"serviceTrouble",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data45.offline !== undefined){
if(!(validate344(data45.offline, {instancePath:instancePath+"/failure/reasons/offline",parentData:data45,parentDataProperty:"offline",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data45.notLoaded !== undefined){
if(!(validate344(data45.notLoaded, {instancePath:instancePath+"/failure/reasons/notLoaded",parentData:data45,parentDataProperty:"notLoaded",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data45.unknown !== undefined){
if(!(validate344(data45.unknown, {instancePath:instancePath+"/failure/reasons/unknown",parentData:data45,parentDataProperty:"unknown",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
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
const err73 = {instancePath:instancePath+"/failure/otherWays",schemaPath:"#/properties/failure/properties/otherWays/type",keyword:"type",params:{type: schema113.properties.failure.properties.otherWays.type}};
vErrors = joinErrors(vErrors, [err73]);
errors++;
}
if(typeof data55 === "string"){
if(!pattern14.test(data55)){
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
if(!(validate344(data55.text, {instancePath:instancePath+"/failure/otherWays/text",parentData:data55,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
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
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err78 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err78]);
errors++;
}
validate797.errors = vErrors;
return errors === 0;
}

const expandedFormValidator = validate930;
const schema129 = {"type":"object","additionalProperties":false,"required":["type","name","delivery","sections","submit","success","failure"],"properties":{"type":{"const":"form"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"name":{"$ref":"part213"},"delivery":{"$ref":"part2"},"feedback":{"enum":["outcome","always"]},"sections":{"type":"array","minItems":1,"itemTitle":"part","items":{"type":"object","additionalProperties":false,"required":["fields"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"fields":{"type":"array","minItems":1,"itemTitle":"field","items":{"type":"object","additionalProperties":false,"required":["label","name","kind"],"properties":{"label":{"$ref":"part143"},"name":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"kind":{"enum":["text","email","tel","number","date","select","radio","checkbox","textarea","hidden","page","consent"]},"required":{"$ref":"part4"},"help":{"$ref":"part143"},"when":{"type":"object","additionalProperties":{"$ref":"part298"}},"prefill":{"$ref":"part4"},"options":{"type":"array","itemTitle":"choice","items":{"type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"value":{"$ref":"part2"},"options":{"type":"array","itemTitle":"choice","items":{"type":"object","additionalProperties":false,"required":["value","label"],"properties":{"label":{"$ref":"part2"},"value":{"$ref":"part2"}}}}}}},"rows":{"type":"integer","minimum":2,"maximum":20},"width":{"enum":["half","full"]},"autocomplete":{"$ref":"part2"},"inputmode":{"enum":["text","email","tel","numeric","decimal","url"]},"pattern":{"$ref":"part313"},"minLength":{"$ref":"part348"},"maxLength":{"$ref":"part348"},"min":{"$ref":"part315"},"max":{"$ref":"part315"},"step":{"type":"number","minimum":0.001},"value":{"$ref":"part2"},"message":{"$ref":"part2"},"summary":{"$ref":"part4"}}}}}}},"numbered":{"$ref":"part4"},"aside":{"type":"object","additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"items":{"type":"array","minItems":1,"maxItems":5,"itemTitle":"point","items":{"$ref":"part143"}}}},"privacy":{"$ref":"part143"},"keep":{"type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"help":{"$ref":"part143"}}},"clear":{"type":"object","additionalProperties":false,"required":["label","question","confirm","cancel","done"],"properties":{"label":{"$ref":"part2"},"question":{"$ref":"part2"},"confirm":{"$ref":"part2"},"cancel":{"$ref":"part2"},"done":{"$ref":"part2"}}},"spam":{"type":"object","additionalProperties":false,"required":[],"properties":{"trap":{"$ref":"part4"},"leastSeconds":{"$ref":"part358"}}},"submit":{"type":"object","additionalProperties":false,"required":["label","busy"],"properties":{"label":{"$ref":"part2"},"busy":{"$ref":"part2"},"preparing":{"$ref":"part2"}}},"success":{"type":"object","additionalProperties":false,"required":["title","text"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part168"},"delaySeconds":{"$ref":"part358"},"showSeconds":{"type":"number","minimum":1,"maximum":60}}},"confirmation":{"type":"object","additionalProperties":false,"required":["heading","text"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"referenceLabel":{"$ref":"part2"},"again":{"$ref":"part2"}}},"failure":{"type":"object","additionalProperties":false,"required":["alert"],"properties":{"alert":{"$ref":"part2"},"kept":{"$ref":"part2"},"reasons":{"type":"object","additionalProperties":false,"required":[],"properties":{"badRequest":{"$ref":"part168"},"blocked":{"$ref":"part168"},"tooManyRequests":{"$ref":"part168"},"tooLarge":{"$ref":"part168"},"serviceTrouble":{"$ref":"part168"},"offline":{"$ref":"part168"},"notLoaded":{"$ref":"part168"},"unknown":{"$ref":"part168"}}},"copy":{"$ref":"part2"},"otherWays":{"type":"object","additionalProperties":false,"required":["heading","text"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"email":{"$ref":"part2"},"subject":{"$ref":"part2"},"whatsapp":{"$ref":"part2"}}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate949(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate949.errors = vErrors;
return errors === 0;
}


function validate969(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate969.errors = vErrors;
return errors === 0;
}

const pattern130 = new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");

function validate930(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema129.properties, key0))){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate532(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
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
const err9 = {instancePath:instancePath+"/feedback",schemaPath:"#/properties/feedback/enum",keyword:"enum",params:{allowedValues: schema129.properties.feedback.enum}};
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
if(!(validate406(data8.text, {instancePath:instancePath+"/sections/" + i0+"/text",parentData:data8,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
if(!(func2.call(schema129.properties.sections.items.properties.fields.items.properties, key2))){
const err17 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1,schemaPath:"#/properties/sections/items/properties/fields/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
}
if(data12.label !== undefined){
if(!(validate356(data12.label, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/label",parentData:data12,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate356.errors);
errors = vErrors.length;
}
}
if(data12.name !== undefined){
let data14 = data12.name;
if(typeof data14 === "string"){
if(!pattern130.test(data14)){
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
const err20 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/kind",schemaPath:"#/properties/sections/items/properties/fields/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema129.properties.sections.items.properties.fields.items.properties.kind.enum}};
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
if(!(validate356(data12.help, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/help",parentData:data12,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate356.errors);
errors = vErrors.length;
}
}
if(data12.when !== undefined){
let data18 = data12.when;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key3 in data18){
if(!(validate814(data18[key3], {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/when/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data18,parentDataProperty:key3,rootData}))){
vErrors = joinErrors(vErrors, validate814.errors);
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
const err34 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/width",schemaPath:"#/properties/sections/items/properties/fields/items/properties/width/enum",keyword:"enum",params:{allowedValues: schema129.properties.sections.items.properties.fields.items.properties.width.enum}};
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
const err35 = {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/inputmode",schemaPath:"#/properties/sections/items/properties/fields/items/properties/inputmode/enum",keyword:"enum",params:{allowedValues: schema129.properties.sections.items.properties.fields.items.properties.inputmode.enum}};
vErrors = joinErrors(vErrors, [err35]);
errors++;
}
}
if(data12.pattern !== undefined){
if(!(validate846(data12.pattern, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/pattern",parentData:data12,parentDataProperty:"pattern",rootData}))){
vErrors = joinErrors(vErrors, validate846.errors);
errors = vErrors.length;
}
}
if(data12.minLength !== undefined){
if(!(validate949(data12.minLength, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/minLength",parentData:data12,parentDataProperty:"minLength",rootData}))){
vErrors = joinErrors(vErrors, validate949.errors);
errors = vErrors.length;
}
}
if(data12.maxLength !== undefined){
if(!(validate949(data12.maxLength, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/maxLength",parentData:data12,parentDataProperty:"maxLength",rootData}))){
vErrors = joinErrors(vErrors, validate949.errors);
errors = vErrors.length;
}
}
if(data12.min !== undefined){
if(!(validate851(data12.min, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/min",parentData:data12,parentDataProperty:"min",rootData}))){
vErrors = joinErrors(vErrors, validate851.errors);
errors = vErrors.length;
}
}
if(data12.max !== undefined){
if(!(validate851(data12.max, {instancePath:instancePath+"/sections/" + i0+"/fields/" + i1+"/max",parentData:data12,parentDataProperty:"max",rootData}))){
vErrors = joinErrors(vErrors, validate851.errors);
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
if(!(validate356(data45[i4], {instancePath:instancePath+"/aside/items/" + i4,parentData:data45,parentDataProperty:i4,rootData}))){
vErrors = joinErrors(vErrors, validate356.errors);
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
if(!(validate356(data.privacy, {instancePath:instancePath+"/privacy",parentData:data,parentDataProperty:"privacy",rootData}))){
vErrors = joinErrors(vErrors, validate356.errors);
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
if(!(validate356(data48.help, {instancePath:instancePath+"/keep/help",parentData:data48,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate356.errors);
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
if(!(validate969(data57.leastSeconds, {instancePath:instancePath+"/spam/leastSeconds",parentData:data57,parentDataProperty:"leastSeconds",rootData}))){
vErrors = joinErrors(vErrors, validate969.errors);
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
if(!(validate406(data64.text, {instancePath:instancePath+"/success/text",parentData:data64,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data64.delaySeconds !== undefined){
if(!(validate969(data64.delaySeconds, {instancePath:instancePath+"/success/delaySeconds",parentData:data64,parentDataProperty:"delaySeconds",rootData}))){
vErrors = joinErrors(vErrors, validate969.errors);
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
if(!(validate406(data69.text, {instancePath:instancePath+"/confirmation/text",parentData:data69,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
if(!(validate406(data77.badRequest, {instancePath:instancePath+"/failure/reasons/badRequest",parentData:data77,parentDataProperty:"badRequest",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data77.blocked !== undefined){
if(!(validate406(data77.blocked, {instancePath:instancePath+"/failure/reasons/blocked",parentData:data77,parentDataProperty:"blocked",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data77.tooManyRequests !== undefined){
if(!(validate406(data77.tooManyRequests, {instancePath:instancePath+"/failure/reasons/tooManyRequests",parentData:data77,parentDataProperty:"tooManyRequests",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data77.tooLarge !== undefined){
if(!(validate406(data77.tooLarge, {instancePath:instancePath+"/failure/reasons/tooLarge",parentData:data77,parentDataProperty:"tooLarge",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data77.serviceTrouble !== undefined){
if(!(validate406(data77.serviceTrouble, {instancePath:instancePath+"/failure/reasons/serviceTrouble",parentData:data77,parentDataProperty:"serviceTrouble",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data77.offline !== undefined){
if(!(validate406(data77.offline, {instancePath:instancePath+"/failure/reasons/offline",parentData:data77,parentDataProperty:"offline",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data77.notLoaded !== undefined){
if(!(validate406(data77.notLoaded, {instancePath:instancePath+"/failure/reasons/notLoaded",parentData:data77,parentDataProperty:"notLoaded",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data77.unknown !== undefined){
if(!(validate406(data77.unknown, {instancePath:instancePath+"/failure/reasons/unknown",parentData:data77,parentDataProperty:"unknown",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
if(!(validate406(data87.text, {instancePath:instancePath+"/failure/otherWays/text",parentData:data87,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
const err85 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema129.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err85]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err86 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err86]);
errors++;
}
validate930.errors = vErrors;
return errors === 0;
}

const writtenGalleryValidator = validate999;
const schema132 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"gallery"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"picture","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part370"},"else":{"$ref":"part369"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part370"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part199"},"backdrop":{"$ref":"part178"},"anchor":{"$ref":"part200"}}};
const schema134 = {"type":["object","string"],"additionalProperties":false,"required":["picture"],"properties":{"picture":{"$ref":"part178"},"caption":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1005(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema134.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
if(!(validate422(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
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
validate1005.errors = vErrors;
return errors === 0;
}


function validate1003(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1005(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1005.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate1003.errors = vErrors;
return errors === 0;
}


function validate999(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema132.properties.items.type}};
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
if(!(validate1003(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1003.errors);
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
if(!pattern14.test(data4)){
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
if(!(validate1003(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1003.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate1005(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1005.errors);
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
if(!(validate169(data5.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data5,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate999.errors = vErrors;
return errors === 0;
}

const expandedGalleryValidator = validate1020;
const schema135 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"gallery"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"items":{"type":"array","minItems":1,"itemTitle":"picture","items":{"type":"object","additionalProperties":false,"required":["picture"],"properties":{"picture":{"$ref":"part9"},"caption":{"$ref":"part2"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate1020(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
if(!(validate28(data5.picture, {instancePath:instancePath+"/items/" + i0+"/picture",parentData:data5,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
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
const err9 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema135.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
validate1020.errors = vErrors;
return errors === 0;
}

const writtenHeroValidator = validate1028;
const schema136 = {"type":"object","additionalProperties":false,"required":["type","heading"],"properties":{"type":{"const":"hero"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"style":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["large","page"]}},"flag":{"$ref":"part2"},"claim":{"$ref":"part179"},"actions":{"$ref":"part197"},"artwork":{"$ref":"part178"},"picture":{"$ref":"part178"},"layout":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["split","columns","cover","band"]}},"surface":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["plain","tinted","accent","second","ink"]}},"anchor":{"$ref":"part200"}}};

function validate1028(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema136.properties, key0))){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
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
if(!pattern24.test(data4)){
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
const err6 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/else/enum",keyword:"enum",params:{allowedValues: schema136.properties.style.else.enum}};
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
if(!(validate429(data.claim, {instancePath:instancePath+"/claim",parentData:data,parentDataProperty:"claim",rootData}))){
vErrors = joinErrors(vErrors, validate429.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate480(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate480.errors);
errors = vErrors.length;
}
}
if(data.artwork !== undefined){
if(!(validate422(data.artwork, {instancePath:instancePath+"/artwork",parentData:data,parentDataProperty:"artwork",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
if(!(validate422(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
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
if(!pattern24.test(data10)){
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
const err10 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/else/enum",keyword:"enum",params:{allowedValues: schema136.properties.layout.else.enum}};
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
if(!pattern24.test(data11)){
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
const err14 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/else/enum",keyword:"enum",params:{allowedValues: schema136.properties.surface.else.enum}};
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
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
validate1028.errors = vErrors;
return errors === 0;
}

const expandedHeroValidator = validate1038;
const schema137 = {"type":"object","additionalProperties":false,"required":["type","heading"],"properties":{"type":{"const":"hero"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"style":{"enum":["large","page"]},"flag":{"$ref":"part2"},"claim":{"$ref":"part202"},"actions":{"$ref":"part212"},"artwork":{"$ref":"part9"},"picture":{"$ref":"part9"},"layout":{"enum":["split","columns","cover","band"]},"surface":{"enum":["plain","tinted","accent","second","ink"]},"anchor":{"$ref":"part213"}}};

function validate1038(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema137.properties, key0))){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data4 = data.style;
if(!((data4 === "large") || (data4 === "page"))){
const err4 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema137.properties.style.enum}};
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
if(!(validate509(data.claim, {instancePath:instancePath+"/claim",parentData:data,parentDataProperty:"claim",rootData}))){
vErrors = joinErrors(vErrors, validate509.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate528(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate528.errors);
errors = vErrors.length;
}
}
if(data.artwork !== undefined){
if(!(validate28(data.artwork, {instancePath:instancePath+"/artwork",parentData:data,parentDataProperty:"artwork",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
if(!(validate28(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.layout !== undefined){
let data10 = data.layout;
if(!((((data10 === "split") || (data10 === "columns")) || (data10 === "cover")) || (data10 === "band"))){
const err5 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema137.properties.layout.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.surface !== undefined){
let data11 = data.surface;
if(!(((((data11 === "plain") || (data11 === "tinted")) || (data11 === "accent")) || (data11 === "second")) || (data11 === "ink"))){
const err6 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema137.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
validate1038.errors = vErrors;
return errors === 0;
}

const writtenListValidator = validate1048;
const schema138 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"list"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"marker":{"$ref":"part387"},"columns":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":[1,2,3]}},"items":{"$ref":"part390"},"surface":{"$ref":"part199"},"backdrop":{"$ref":"part178"},"anchor":{"$ref":"part200"}}};
const schema139 = {"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["check","number","dot"]}};

function validate1052(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data === "string"){
if(!pattern24.test(data)){
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
const err2 = {instancePath,schemaPath:"#/else/enum",keyword:"enum",params:{allowedValues: schema139.else.enum}};
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
validate1052.errors = vErrors;
return errors === 0;
}

const schema140 = {"type":["array","object","string"],"minItems":1,"itemTitle":"item","items":{"$ref":"part326"},"if":{"type":"object"},"then":{"$ref":"part325"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1054(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema140.type}};
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
if(!(validate877(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate877.errors);
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
if(!pattern14.test(data)){
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
if(!(validate885(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate885.errors);
errors = vErrors.length;
}
}
}
validate1054.errors = vErrors;
return errors === 0;
}


function validate1048(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema138.properties, key0))){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data.marker !== undefined){
if(!(validate1052(data.marker, {instancePath:instancePath+"/marker",parentData:data,parentDataProperty:"marker",rootData}))){
vErrors = joinErrors(vErrors, validate1052.errors);
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
if(!pattern24.test(data5)){
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
const err6 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/else/enum",keyword:"enum",params:{allowedValues: schema138.properties.columns.else.enum}};
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
if(!(validate1054(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1054.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
validate1048.errors = vErrors;
return errors === 0;
}

const expandedListValidator = validate1061;
const schema141 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"list"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"marker":{"enum":["check","number","dot"]},"columns":{"enum":[1,2,3]},"items":{"$ref":"part392"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate1065(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate356(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate356.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
validate1065.errors = vErrors;
return errors === 0;
}


function validate1061(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema141.properties, key0))){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data.marker !== undefined){
let data4 = data.marker;
if(!(((data4 === "check") || (data4 === "number")) || (data4 === "dot"))){
const err4 = {instancePath:instancePath+"/marker",schemaPath:"#/properties/marker/enum",keyword:"enum",params:{allowedValues: schema141.properties.marker.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.columns !== undefined){
let data5 = data.columns;
if(!(((data5 === 1) || (data5 === 2)) || (data5 === 3))){
const err5 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/enum",keyword:"enum",params:{allowedValues: schema141.properties.columns.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.items !== undefined){
if(!(validate1065(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1065.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data7 = data.surface;
if(!((((((data7 === "plain") || (data7 === "tinted")) || (data7 === "accent")) || (data7 === "second")) || (data7 === "ink")) || (data7 === "picture"))){
const err6 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema141.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
validate1061.errors = vErrors;
return errors === 0;
}

const writtenListsValidator = validate1070;
const schema143 = {"type":"object","additionalProperties":false,"required":["type","lists"],"properties":{"type":{"const":"lists"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"marker":{"$ref":"part387"},"lists":{"type":["array","object","string"],"minItems":2,"maxItems":3,"itemTitle":"list","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part396"},"else":{"$ref":"part395"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part396"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part199"},"backdrop":{"$ref":"part178"},"anchor":{"$ref":"part200"}}};
const schema145 = {"type":["object","string"],"additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"items":{"$ref":"part390"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1077(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema145.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
if(!(validate1054(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1054.errors);
errors = vErrors.length;
}
}
}
validate1077.errors = vErrors;
return errors === 0;
}


function validate1075(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1077(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1077.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate1075.errors = vErrors;
return errors === 0;
}


function validate1070(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema143.properties, key0))){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data.marker !== undefined){
if(!(validate1052(data.marker, {instancePath:instancePath+"/marker",parentData:data,parentDataProperty:"marker",rootData}))){
vErrors = joinErrors(vErrors, validate1052.errors);
errors = vErrors.length;
}
}
if(data.lists !== undefined){
let data5 = data.lists;
if((!data5 || typeof data5 != "object") && (typeof data5 !== "string")){
const err4 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: schema143.properties.lists.type}};
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
if(!(validate1075(data5, {instancePath:instancePath+"/lists",parentData:data,parentDataProperty:"lists",rootData}))){
vErrors = joinErrors(vErrors, validate1075.errors);
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
if(!pattern14.test(data5)){
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
if(!(validate1075(data6, {instancePath:instancePath+"/lists/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1075.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs18 = errors;
if(!(validate1077(data6, {instancePath:instancePath+"/lists/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1077.errors);
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
if(!(validate169(data6.from, {instancePath:instancePath+"/lists/" + i0+"/from",parentData:data6,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
validate1070.errors = vErrors;
return errors === 0;
}

const expandedListsValidator = validate1093;
const schema146 = {"type":"object","additionalProperties":false,"required":["type","lists"],"properties":{"type":{"const":"lists"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"marker":{"enum":["check","number","dot"]},"lists":{"type":"array","minItems":2,"maxItems":3,"itemTitle":"list","items":{"type":"object","additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"items":{"$ref":"part392"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate1093(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema146.properties, key0))){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data.marker !== undefined){
let data4 = data.marker;
if(!(((data4 === "check") || (data4 === "number")) || (data4 === "dot"))){
const err4 = {instancePath:instancePath+"/marker",schemaPath:"#/properties/marker/enum",keyword:"enum",params:{allowedValues: schema146.properties.marker.enum}};
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
if(!(validate406(data6.text, {instancePath:instancePath+"/lists/" + i0+"/text",parentData:data6,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data6.items !== undefined){
if(!(validate1065(data6.items, {instancePath:instancePath+"/lists/" + i0+"/items",parentData:data6,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1065.errors);
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
const err12 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema146.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
validate1093.errors = vErrors;
return errors === 0;
}

const writtenLogosValidator = validate1102;
const schema147 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"logos"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"mark","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part405"},"else":{"$ref":"part404"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part405"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part199"},"backdrop":{"$ref":"part178"},"anchor":{"$ref":"part200"}}};
const schema149 = {"type":["object","string"],"additionalProperties":false,"required":["picture"],"properties":{"picture":{"$ref":"part178"},"to":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema149.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
if(!(validate422(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
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
validate1108.errors = vErrors;
return errors === 0;
}


function validate1106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1108(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1108.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate1106.errors = vErrors;
return errors === 0;
}


function validate1102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema147.properties.items.type}};
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
if(!(validate1106(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1106.errors);
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
if(!pattern14.test(data4)){
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
if(!(validate1106(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1106.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate1108(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1108.errors);
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
if(!(validate169(data5.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data5,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate1102.errors = vErrors;
return errors === 0;
}

const expandedLogosValidator = validate1123;
const schema150 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"logos"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"items":{"type":"array","minItems":1,"itemTitle":"mark","items":{"type":"object","additionalProperties":false,"required":["picture"],"properties":{"picture":{"$ref":"part9"},"to":{"$ref":"part2"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate1123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
if(!(validate28(data5.picture, {instancePath:instancePath+"/items/" + i0+"/picture",parentData:data5,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
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
const err9 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema150.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
validate1123.errors = vErrors;
return errors === 0;
}

const writtenNotFoundValidator = validate1131;

function validate1131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate344(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined){
if(!(validate207(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = joinErrors(vErrors, validate207.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
validate1131.errors = vErrors;
return errors === 0;
}

const expandedNotFoundValidator = validate1139;
const schema152 = {"type":"object","additionalProperties":false,"required":["type","heading","text","action"],"properties":{"type":{"const":"not-found"},"heading":{"$ref":"part2"},"text":{"$ref":"part2"},"help":{"$ref":"part168"},"action":{"$ref":"part150"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate1139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate406(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined){
if(!(validate369(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = joinErrors(vErrors, validate369.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data5 = data.surface;
if(!((((((data5 === "plain") || (data5 === "tinted")) || (data5 === "accent")) || (data5 === "second")) || (data5 === "ink")) || (data5 === "picture"))){
const err6 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema152.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
validate1139.errors = vErrors;
return errors === 0;
}

const writtenNoticeValidator = validate1146;

function validate1146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
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
if(!(validate480(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate480.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
validate1146.errors = vErrors;
return errors === 0;
}

const expandedNoticeValidator = validate1154;
const schema154 = {"type":"object","additionalProperties":false,"required":["type","text"],"properties":{"type":{"const":"notice"},"title":{"$ref":"part2"},"text":{"$ref":"part168"},"icon":{"$ref":"part2"},"actions":{"$ref":"part212"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate1154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
if(!(validate528(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate528.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data5 = data.surface;
if(!((((((data5 === "plain") || (data5 === "tinted")) || (data5 === "accent")) || (data5 === "second")) || (data5 === "ink")) || (data5 === "picture"))){
const err4 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema154.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate1154.errors = vErrors;
return errors === 0;
}

const writtenPlaceValidator = validate1161;
const schema155 = {"type":"object","additionalProperties":false,"required":["type","heading","label"],"properties":{"type":{"const":"place"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"at":{"type":["array","object","string"],"itemTitle":"coordinate","minItems":2,"maxItems":2,"items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part420"},"else":{"$ref":"part419"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part420"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"label":{"$ref":"part2"},"address":{"$ref":"part57"},"hours":{"$ref":"part119"},"allSeasons":{"$ref":"part262"},"zoom":{"type":["integer","string"],"minimum":3,"maximum":18,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"actions":{"$ref":"part197"},"surface":{"$ref":"part199"},"backdrop":{"$ref":"part178"},"anchor":{"$ref":"part200"}}};
const schema157 = {"type":["number","string"],"minimum":-180,"maximum":180,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema157.type}};
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
if(!pattern14.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err3]);
errors++;
}
}
validate1167.errors = vErrors;
return errors === 0;
}


function validate1165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1167(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1167.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate1165.errors = vErrors;
return errors === 0;
}


function validate1161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema155.properties, key0))){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined){
let data4 = data.at;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err5 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: schema155.properties.at.type}};
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
if(!(validate1165(data4, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = joinErrors(vErrors, validate1165.errors);
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
if(!pattern14.test(data4)){
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
if(!(validate1165(data5, {instancePath:instancePath+"/at/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1165.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate1167(data5, {instancePath:instancePath+"/at/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1167.errors);
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
if(!(validate169(data5.from, {instancePath:instancePath+"/at/" + i0+"/from",parentData:data5,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
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
if(!(validate154(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = joinErrors(vErrors, validate154.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
if(!(validate295(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData}))){
vErrors = joinErrors(vErrors, validate295.errors);
errors = vErrors.length;
}
}
if(data.allSeasons !== undefined){
if(!(validate697(data.allSeasons, {instancePath:instancePath+"/allSeasons",parentData:data,parentDataProperty:"allSeasons",rootData}))){
vErrors = joinErrors(vErrors, validate697.errors);
errors = vErrors.length;
}
}
if(data.zoom !== undefined){
let data11 = data.zoom;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (typeof data11 !== "string")){
const err14 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/type",keyword:"type",params:{type: schema155.properties.zoom.type}};
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
if(!pattern14.test(data11)){
const err17 = {instancePath:instancePath+"/zoom",schemaPath:"#/properties/zoom/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err17]);
errors++;
}
}
}
if(data.actions !== undefined){
if(!(validate480(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate480.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
validate1161.errors = vErrors;
return errors === 0;
}

const expandedPlaceValidator = validate1185;
const schema158 = {"type":"object","additionalProperties":false,"required":["type","heading","label"],"properties":{"type":{"const":"place"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"at":{"type":"array","itemTitle":"coordinate","minItems":2,"maxItems":2,"items":{"$ref":"part120"}},"label":{"$ref":"part2"},"address":{"$ref":"part143"},"hours":{"$ref":"part166"},"allSeasons":{"$ref":"part4"},"zoom":{"type":"integer","minimum":3,"maximum":18},"actions":{"$ref":"part212"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate1185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema158.properties, key0))){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
if(!(validate328(data4[i0], {instancePath:instancePath+"/at/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate328.errors);
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
if(!(validate356(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = joinErrors(vErrors, validate356.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
if(!(validate392(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData}))){
vErrors = joinErrors(vErrors, validate392.errors);
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
if(!(validate528(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate528.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data12 = data.surface;
if(!((((((data12 === "plain") || (data12 === "tinted")) || (data12 === "accent")) || (data12 === "second")) || (data12 === "ink")) || (data12 === "picture"))){
const err11 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema158.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate1185.errors = vErrors;
return errors === 0;
}

const writtenProfilesValidator = validate1197;
const schema159 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"profiles"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"profile","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part430"},"else":{"$ref":"part429"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part430"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part199"},"backdrop":{"$ref":"part178"},"anchor":{"$ref":"part200"}}};
const schema161 = {"type":["object","string"],"additionalProperties":false,"required":["position","text"],"properties":{"position":{"$ref":"part2"},"name":{"$ref":"part2"},"picture":{"$ref":"part178"},"text":{"$ref":"part127"},"list":{"$ref":"part182"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema161.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
if(!(validate422(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data.list !== undefined){
if(!(validate438(data.list, {instancePath:instancePath+"/list",parentData:data,parentDataProperty:"list",rootData}))){
vErrors = joinErrors(vErrors, validate438.errors);
errors = vErrors.length;
}
}
}
validate1203.errors = vErrors;
return errors === 0;
}


function validate1201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1203(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1203.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate1201.errors = vErrors;
return errors === 0;
}


function validate1197(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema159.properties.items.type}};
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
if(!(validate1201(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1201.errors);
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
if(!pattern14.test(data4)){
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
if(!(validate1201(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1201.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate1203(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1203.errors);
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
if(!(validate169(data5.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data5,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate1197.errors = vErrors;
return errors === 0;
}

const expandedProfilesValidator = validate1221;
const schema162 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"profiles"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"items":{"type":"array","minItems":1,"itemTitle":"profile","items":{"type":"object","additionalProperties":false,"required":["position","text"],"properties":{"position":{"$ref":"part2"},"name":{"$ref":"part2"},"picture":{"$ref":"part9"},"text":{"$ref":"part168"},"list":{"$ref":"part205"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate1221(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
if(!(validate28(data5.picture, {instancePath:instancePath+"/items/" + i0+"/picture",parentData:data5,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data5.text !== undefined){
if(!(validate406(data5.text, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data5,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data5.list !== undefined){
if(!(validate516(data5.list, {instancePath:instancePath+"/items/" + i0+"/list",parentData:data5,parentDataProperty:"list",rootData}))){
vErrors = joinErrors(vErrors, validate516.errors);
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
const err10 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema162.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
validate1221.errors = vErrors;
return errors === 0;
}

const writtenProofValidator = validate1232;
const schema163 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"proof"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"items":{"type":["array","object","string"],"minItems":2,"maxItems":4,"itemTitle":"fact","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part440"},"else":{"$ref":"part439"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part440"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part199"},"backdrop":{"$ref":"part178"},"anchor":{"$ref":"part200"}}};
const schema165 = {"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"icon":{"$ref":"part2"},"picture":{"$ref":"part178"},"label":{"$ref":"part2"},"value":{"$ref":"part2"},"note":{"$ref":"part127"},"source":{"$ref":"part438"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema166 = {"type":["object","string"],"additionalProperties":false,"required":["label"],"properties":{"label":{"$ref":"part2"},"to":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1244(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema166.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
validate1244.errors = vErrors;
return errors === 0;
}


function validate1238(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema165.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
if(!(validate422(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
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
if(!(validate344(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(validate1244(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = joinErrors(vErrors, validate1244.errors);
errors = vErrors.length;
}
}
}
validate1238.errors = vErrors;
return errors === 0;
}


function validate1236(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1238(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1238.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate1236.errors = vErrors;
return errors === 0;
}


function validate1232(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
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
if(!(validate1236(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1236.errors);
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
if(!pattern14.test(data4)){
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
if(!(validate1236(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1236.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate1238(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1238.errors);
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
if(!(validate169(data5.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data5,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
validate1232.errors = vErrors;
return errors === 0;
}

const expandedProofValidator = validate1260;
const schema167 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"proof"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"items":{"type":"array","minItems":2,"maxItems":4,"itemTitle":"fact","items":{"type":"object","additionalProperties":false,"required":["label"],"properties":{"icon":{"$ref":"part2"},"picture":{"$ref":"part9"},"label":{"$ref":"part2"},"value":{"$ref":"part2"},"note":{"$ref":"part168"},"source":{"$ref":"part444"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate1269(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate1269.errors = vErrors;
return errors === 0;
}


function validate1260(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
if(!(validate28(data5.picture, {instancePath:instancePath+"/items/" + i0+"/picture",parentData:data5,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
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
if(!(validate406(data5.note, {instancePath:instancePath+"/items/" + i0+"/note",parentData:data5,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data5.source !== undefined){
if(!(validate1269(data5.source, {instancePath:instancePath+"/items/" + i0+"/source",parentData:data5,parentDataProperty:"source",rootData}))){
vErrors = joinErrors(vErrors, validate1269.errors);
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
const err10 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema167.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
validate1260.errors = vErrors;
return errors === 0;
}

const writtenQuoteValidator = validate1275;

function validate1275(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate154(data.quote, {instancePath:instancePath+"/quote",parentData:data,parentDataProperty:"quote",rootData}))){
vErrors = joinErrors(vErrors, validate154.errors);
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
if(!(validate422(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate1275.errors = vErrors;
return errors === 0;
}

const expandedQuoteValidator = validate1283;
const schema170 = {"type":"object","additionalProperties":false,"required":["type","quote","name"],"properties":{"type":{"const":"quote"},"quote":{"$ref":"part143"},"name":{"$ref":"part2"},"role":{"$ref":"part2"},"picture":{"$ref":"part9"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate1283(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate356(data.quote, {instancePath:instancePath+"/quote",parentData:data,parentDataProperty:"quote",rootData}))){
vErrors = joinErrors(vErrors, validate356.errors);
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
if(!(validate28(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data5 = data.surface;
if(!((((((data5 === "plain") || (data5 === "tinted")) || (data5 === "accent")) || (data5 === "second")) || (data5 === "ink")) || (data5 === "picture"))){
const err5 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema170.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
validate1283.errors = vErrors;
return errors === 0;
}

const writtenQuotesValidator = validate1290;
const schema171 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"quotes"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"quote","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part454"},"else":{"$ref":"part453"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part454"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part199"},"backdrop":{"$ref":"part178"},"anchor":{"$ref":"part200"}}};
const schema173 = {"type":["object","string"],"additionalProperties":false,"required":["quote","name"],"properties":{"quote":{"$ref":"part57"},"name":{"$ref":"part2"},"role":{"$ref":"part2"},"picture":{"$ref":"part178"},"stars":{"type":["integer","string"],"minimum":1,"maximum":5,"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"source":{"$ref":"part438"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1296(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema173.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
if(!(validate154(data.quote, {instancePath:instancePath+"/quote",parentData:data,parentDataProperty:"quote",rootData}))){
vErrors = joinErrors(vErrors, validate154.errors);
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
if(!(validate422(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.stars !== undefined){
let data4 = data.stars;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (typeof data4 !== "string")){
const err5 = {instancePath:instancePath+"/stars",schemaPath:"#/properties/stars/type",keyword:"type",params:{type: schema173.properties.stars.type}};
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
if(!pattern14.test(data4)){
const err8 = {instancePath:instancePath+"/stars",schemaPath:"#/properties/stars/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
}
}
if(data.source !== undefined){
if(!(validate1244(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = joinErrors(vErrors, validate1244.errors);
errors = vErrors.length;
}
}
}
validate1296.errors = vErrors;
return errors === 0;
}


function validate1294(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1296(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1296.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate1294.errors = vErrors;
return errors === 0;
}


function validate1290(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema171.properties.items.type}};
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
if(!(validate1294(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1294.errors);
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
if(!pattern14.test(data4)){
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
if(!(validate1294(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1294.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate1296(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1296.errors);
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
if(!(validate169(data5.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data5,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate1290.errors = vErrors;
return errors === 0;
}

const expandedQuotesValidator = validate1314;
const schema174 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"quotes"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"items":{"type":"array","minItems":1,"itemTitle":"quote","items":{"type":"object","additionalProperties":false,"required":["quote","name"],"properties":{"quote":{"$ref":"part143"},"name":{"$ref":"part2"},"role":{"$ref":"part2"},"picture":{"$ref":"part9"},"stars":{"type":"integer","minimum":1,"maximum":5},"source":{"$ref":"part444"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate1314(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
if(!(validate356(data5.quote, {instancePath:instancePath+"/items/" + i0+"/quote",parentData:data5,parentDataProperty:"quote",rootData}))){
vErrors = joinErrors(vErrors, validate356.errors);
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
if(!(validate28(data5.picture, {instancePath:instancePath+"/items/" + i0+"/picture",parentData:data5,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
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
if(!(validate1269(data5.source, {instancePath:instancePath+"/items/" + i0+"/source",parentData:data5,parentDataProperty:"source",rootData}))){
vErrors = joinErrors(vErrors, validate1269.errors);
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
const err13 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema174.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err13]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err14]);
errors++;
}
validate1314.errors = vErrors;
return errors === 0;
}

const writtenRouteMapValidator = validate1325;
const schema175 = {"type":"object","additionalProperties":false,"required":["type","alt","origin","groups"],"properties":{"type":{"const":"route-map"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"alt":{"$ref":"part2"},"origin":{"type":["object","string"],"additionalProperties":false,"required":["code","label"],"properties":{"code":{"$ref":"part2"},"label":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"groups":{"type":["array","object","string"],"minItems":1,"maxItems":3,"itemTitle":"kind","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part469"},"else":{"$ref":"part468"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part469"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part199"},"backdrop":{"$ref":"part178"},"anchor":{"$ref":"part200"}}};
const schema177 = {"type":["object","string"],"additionalProperties":false,"required":["items"],"properties":{"label":{"$ref":"part2"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"destination","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part465"},"else":{"$ref":"part464"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part465"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};
const schema179 = {"type":["object","string"],"additionalProperties":false,"required":["code","label"],"properties":{"code":{"$ref":"part2"},"label":{"$ref":"part2"},"to":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1338(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema179.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
validate1338.errors = vErrors;
return errors === 0;
}


function validate1336(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1338(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1338.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate1336.errors = vErrors;
return errors === 0;
}


function validate1334(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema177.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema177.properties.items.type}};
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
if(!(validate1336(data1, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1336.errors);
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
if(!pattern14.test(data1)){
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
if(!(validate1336(data2, {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1336.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs14 = errors;
if(!(validate1338(data2, {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1338.errors);
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
if(!(validate169(data2.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data2,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
}
validate1334.errors = vErrors;
return errors === 0;
}


function validate1332(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1334(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1334.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate1332.errors = vErrors;
return errors === 0;
}


function validate1325(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema175.properties, key0))){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
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
const err6 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type: schema175.properties.origin.type}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
if(typeof data5 === "string"){
if(!pattern14.test(data5)){
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
const err11 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: schema175.properties.groups.type}};
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
if(!(validate1332(data8, {instancePath:instancePath+"/groups",parentData:data,parentDataProperty:"groups",rootData}))){
vErrors = joinErrors(vErrors, validate1332.errors);
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
if(!pattern14.test(data8)){
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
if(!(validate1332(data9, {instancePath:instancePath+"/groups/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1332.errors);
errors = vErrors.length;
}
var _valid1 = _errs22 === errors;
valid5 = _valid1;
ifClause0 = "then";
}
else {
const _errs23 = errors;
if(!(validate1334(data9, {instancePath:instancePath+"/groups/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1334.errors);
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
if(!(validate169(data9.from, {instancePath:instancePath+"/groups/" + i0+"/from",parentData:data9,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err20]);
errors++;
}
validate1325.errors = vErrors;
return errors === 0;
}

const expandedRouteMapValidator = validate1363;
const schema180 = {"type":"object","additionalProperties":false,"required":["type","alt","origin","groups"],"properties":{"type":{"const":"route-map"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"alt":{"$ref":"part2"},"origin":{"type":"object","additionalProperties":false,"required":["code","label"],"properties":{"code":{"$ref":"part2"},"label":{"$ref":"part2"}}},"groups":{"type":"array","minItems":1,"maxItems":3,"itemTitle":"kind","items":{"type":"object","additionalProperties":false,"required":["items"],"properties":{"label":{"$ref":"part2"},"items":{"type":"array","minItems":1,"itemTitle":"destination","items":{"type":"object","additionalProperties":false,"required":["code","label"],"properties":{"code":{"$ref":"part2"},"label":{"$ref":"part2"},"to":{"$ref":"part2"}}}}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate1363(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema180.properties, key0))){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
const err22 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema180.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err22]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err23]);
errors++;
}
validate1363.errors = vErrors;
return errors === 0;
}

const writtenSplitValidator = validate1376;
const schema181 = {"type":"object","additionalProperties":false,"required":["type","picture"],"properties":{"type":{"const":"split"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"picture":{"$ref":"part178"},"side":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["start","end"]}},"actions":{"$ref":"part197"},"surface":{"$ref":"part199"},"backdrop":{"$ref":"part178"},"anchor":{"$ref":"part200"}}};

function validate1376(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema181.properties, key0))){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
if(!(validate422(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
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
if(!pattern24.test(data5)){
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
const err6 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/else/enum",keyword:"enum",params:{allowedValues: schema181.properties.side.else.enum}};
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
if(!(validate480(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate480.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
validate1376.errors = vErrors;
return errors === 0;
}

const expandedSplitValidator = validate1385;
const schema182 = {"type":"object","additionalProperties":false,"required":["type","picture"],"properties":{"type":{"const":"split"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"picture":{"$ref":"part9"},"side":{"enum":["start","end"]},"actions":{"$ref":"part212"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate1385(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema182.properties, key0))){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
if(!(validate28(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.side !== undefined){
let data5 = data.side;
if(!((data5 === "start") || (data5 === "end"))){
const err4 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema182.properties.side.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.actions !== undefined){
if(!(validate528(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate528.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data7 = data.surface;
if(!((((((data7 === "plain") || (data7 === "tinted")) || (data7 === "accent")) || (data7 === "second")) || (data7 === "ink")) || (data7 === "picture"))){
const err5 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema182.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
validate1385.errors = vErrors;
return errors === 0;
}

const writtenStatsValidator = validate1393;
const schema183 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"stats"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"style":{"if":{"type":"string","pattern":"\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*(:[A-Za-z]+)?\\}"},"else":{"enum":["plain","stamp"]}},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"figure","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part487"},"else":{"$ref":"part179"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part487"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part199"},"backdrop":{"$ref":"part178"},"anchor":{"$ref":"part200"}}};

function validate1397(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate429(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate429.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate1397.errors = vErrors;
return errors === 0;
}


function validate1393(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema183.properties, key0))){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
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
if(!pattern24.test(data4)){
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
const err6 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/else/enum",keyword:"enum",params:{allowedValues: schema183.properties.style.else.enum}};
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
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema183.properties.items.type}};
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
if(!(validate1397(data5, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1397.errors);
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
if(!pattern14.test(data5)){
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
if(!(validate1397(data6, {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1397.errors);
errors = vErrors.length;
}
var _valid2 = _errs21 === errors;
valid5 = _valid2;
ifClause0 = "then";
}
else {
const _errs22 = errors;
if(!(validate429(data6, {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate429.errors);
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
if(!(validate169(data6.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data6,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err16]);
errors++;
}
validate1393.errors = vErrors;
return errors === 0;
}

const expandedStatsValidator = validate1411;
const schema185 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"stats"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"style":{"enum":["plain","stamp"]},"items":{"type":"array","minItems":1,"itemTitle":"figure","items":{"$ref":"part202"}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate1411(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data4 = data.style;
if(!((data4 === "plain") || (data4 === "stamp"))){
const err4 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema185.properties.style.enum}};
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
if(!(validate509(data5[i0], {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate509.errors);
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
const err7 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema185.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err7]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err8]);
errors++;
}
validate1411.errors = vErrors;
return errors === 0;
}

const writtenStepsValidator = validate1418;
const schema186 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"steps"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"items":{"type":["array","object","string"],"minItems":1,"itemTitle":"step","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part495"},"else":{"$ref":"part494"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part495"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part199"},"backdrop":{"$ref":"part178"},"anchor":{"$ref":"part200"}}};
const schema188 = {"type":["object","string"],"additionalProperties":false,"required":["title"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part127"},"icon":{"$ref":"part2"}},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1424(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema188.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
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
validate1424.errors = vErrors;
return errors === 0;
}


function validate1422(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1424(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1424.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate1422.errors = vErrors;
return errors === 0;
}


function validate1418(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if((!data4 || typeof data4 != "object") && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema186.properties.items.type}};
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
if(!(validate1422(data4, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate1422.errors);
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
if(!pattern14.test(data4)){
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
if(!(validate1422(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1422.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(!(validate1424(data5, {instancePath:instancePath+"/items/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate1424.errors);
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
if(!(validate169(data5.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data5,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate1418.errors = vErrors;
return errors === 0;
}

const expandedStepsValidator = validate1440;
const schema189 = {"type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"steps"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"items":{"type":"array","minItems":1,"itemTitle":"step","items":{"type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"$ref":"part2"},"text":{"$ref":"part168"},"icon":{"$ref":"part2"}}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate1440(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
if(!(validate406(data5.text, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data5,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
const err9 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema189.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err9]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err10]);
errors++;
}
validate1440.errors = vErrors;
return errors === 0;
}

const writtenTableValidator = validate1449;
const schema190 = {"type":"object","additionalProperties":false,"required":["type","columns","rows"],"properties":{"type":{"const":"table"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"caption":{"$ref":"part2"},"columns":{"type":["array","object","string"],"itemTitle":"column","minItems":1,"items":{"$ref":"part56"},"if":{"type":"object"},"then":{"$ref":"part55"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"rows":{"type":["array","object","string"],"minItems":1,"itemTitle":"row","items":{"if":{"type":"object","required":["from"]},"then":{"$ref":"part505"},"else":{"$ref":"part504"},"properties":{"from":{"$ref":"part46"}}},"if":{"type":"object"},"then":{"$ref":"part505"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"},"surface":{"$ref":"part199"},"backdrop":{"$ref":"part178"},"anchor":{"$ref":"part200"}}};
const schema192 = {"type":["array","object","string"],"minItems":1,"itemTitle":"cell","items":{"$ref":"part326"},"if":{"type":"object"},"then":{"$ref":"part325"},"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1458(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema192.type}};
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
if(!(validate877(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate877.errors);
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
if(!pattern14.test(data)){
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
if(!(validate885(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate885.errors);
errors = vErrors.length;
}
}
}
validate1458.errors = vErrors;
return errors === 0;
}


function validate1456(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1458(data.as, {instancePath:instancePath+"/as",parentData:data,parentDataProperty:"as",rootData}))){
vErrors = joinErrors(vErrors, validate1458.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate158(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = joinErrors(vErrors, validate158.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(validate160(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = joinErrors(vErrors, validate160.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate162(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = joinErrors(vErrors, validate162.errors);
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
validate1456.errors = vErrors;
return errors === 0;
}


function validate1449(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema190.properties, key0))){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
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
const err5 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: schema190.properties.columns.type}};
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
if(!(validate155(data5, {instancePath:instancePath+"/columns",parentData:data,parentDataProperty:"columns",rootData}))){
vErrors = joinErrors(vErrors, validate155.errors);
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
if(!pattern14.test(data5)){
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
if(!(validate166(data5[i0], {instancePath:instancePath+"/columns/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate166.errors);
errors = vErrors.length;
}
}
}
}
if(data.rows !== undefined){
let data7 = data.rows;
if((!data7 || typeof data7 != "object") && (typeof data7 !== "string")){
const err10 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: schema190.properties.rows.type}};
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
if(!(validate1456(data7, {instancePath:instancePath+"/rows",parentData:data,parentDataProperty:"rows",rootData}))){
vErrors = joinErrors(vErrors, validate1456.errors);
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
if(!pattern14.test(data7)){
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
if(!(validate1456(data8, {instancePath:instancePath+"/rows/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate1456.errors);
errors = vErrors.length;
}
var _valid2 = _errs24 === errors;
valid7 = _valid2;
ifClause0 = "then";
}
else {
const _errs25 = errors;
if(!(validate1458(data8, {instancePath:instancePath+"/rows/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate1458.errors);
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
if(!(validate169(data8.from, {instancePath:instancePath+"/rows/" + i1+"/from",parentData:data8,parentDataProperty:"from",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err18]);
errors++;
}
validate1449.errors = vErrors;
return errors === 0;
}

const expandedTableValidator = validate1473;
const schema193 = {"type":"object","additionalProperties":false,"required":["type","columns","rows"],"properties":{"type":{"const":"table"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"caption":{"$ref":"part2"},"columns":{"type":"array","itemTitle":"column","minItems":1,"items":{"$ref":"part2"}},"rows":{"type":"array","minItems":1,"itemTitle":"row","items":{"type":"array","minItems":1,"itemTitle":"cell","items":{"$ref":"part143"}}},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate1473(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema193.properties, key0))){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
if(!(validate356(data8[i2], {instancePath:instancePath+"/rows/" + i1+"/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
vErrors = joinErrors(vErrors, validate356.errors);
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
const err11 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema193.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err11]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err12]);
errors++;
}
validate1473.errors = vErrors;
return errors === 0;
}

const writtenTextValidator = validate1482;

function validate1482(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate480(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate480.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
validate1482.errors = vErrors;
return errors === 0;
}

const expandedTextValidator = validate1490;
const schema195 = {"type":"object","additionalProperties":false,"required":["type","text"],"properties":{"type":{"const":"text"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"actions":{"$ref":"part212"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate1490(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
if(!(validate528(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData}))){
vErrors = joinErrors(vErrors, validate528.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data5 = data.surface;
if(!((((((data5 === "plain") || (data5 === "tinted")) || (data5 === "accent")) || (data5 === "second")) || (data5 === "ink")) || (data5 === "picture"))){
const err4 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema195.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate1490.errors = vErrors;
return errors === 0;
}

const writtenVideoValidator = validate1497;
const schema196 = {"type":"object","additionalProperties":false,"required":["type","src","poster"],"properties":{"type":{"const":"video"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part127"},"src":{"$ref":"part2"},"poster":{"$ref":"part178"},"captions":{"$ref":"part2"},"caption":{"$ref":"part57"},"surface":{"$ref":"part199"},"backdrop":{"$ref":"part178"},"anchor":{"$ref":"part200"}}};

function validate1497(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema196.properties, key0))){
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
if(!(validate344(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate344.errors);
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
if(!(validate422(data.poster, {instancePath:instancePath+"/poster",parentData:data,parentDataProperty:"poster",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
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
if(!(validate154(data.caption, {instancePath:instancePath+"/caption",parentData:data,parentDataProperty:"caption",rootData}))){
vErrors = joinErrors(vErrors, validate154.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
if(!(validate493(data.surface, {instancePath:instancePath+"/surface",parentData:data,parentDataProperty:"surface",rootData}))){
vErrors = joinErrors(vErrors, validate493.errors);
errors = vErrors.length;
}
}
if(data.backdrop !== undefined){
if(!(validate422(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate422.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate496(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate496.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
validate1497.errors = vErrors;
return errors === 0;
}

const expandedVideoValidator = validate1508;
const schema197 = {"type":"object","additionalProperties":false,"required":["type","src","poster"],"properties":{"type":{"const":"video"},"eyebrow":{"$ref":"part2"},"heading":{"$ref":"part2"},"text":{"$ref":"part168"},"src":{"$ref":"part2"},"poster":{"$ref":"part9"},"captions":{"$ref":"part2"},"caption":{"$ref":"part143"},"surface":{"enum":["plain","tinted","accent","second","ink","picture"]},"backdrop":{"$ref":"part9"},"anchor":{"$ref":"part213"}}};

function validate1508(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema197.properties, key0))){
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
if(!(validate406(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate406.errors);
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
if(!(validate28(data.poster, {instancePath:instancePath+"/poster",parentData:data,parentDataProperty:"poster",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
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
if(!(validate356(data.caption, {instancePath:instancePath+"/caption",parentData:data,parentDataProperty:"caption",rootData}))){
vErrors = joinErrors(vErrors, validate356.errors);
errors = vErrors.length;
}
}
if(data.surface !== undefined){
let data8 = data.surface;
if(!((((((data8 === "plain") || (data8 === "tinted")) || (data8 === "accent")) || (data8 === "second")) || (data8 === "ink")) || (data8 === "picture"))){
const err5 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema197.properties.surface.enum}};
vErrors = joinErrors(vErrors, [err5]);
errors++;
}
}
if(data.backdrop !== undefined){
if(!(validate28(data.backdrop, {instancePath:instancePath+"/backdrop",parentData:data,parentDataProperty:"backdrop",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
if(!(validate532(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = joinErrors(vErrors, validate532.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err6]);
errors++;
}
validate1508.errors = vErrors;
return errors === 0;
}

const settingsEmailjsValidator = validate1518;

function validate1518(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate351(data.limitRate, {instancePath:instancePath+"/limitRate",parentData:data,parentDataProperty:"limitRate",rootData}))){
vErrors = joinErrors(vErrors, validate351.errors);
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
validate1518.errors = vErrors;
return errors === 0;
}

const settingsWebhookValidator = validate1526;

function validate1526(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate336(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = joinErrors(vErrors, validate336.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
validate1526.errors = vErrors;
return errors === 0;
}

const fieldOtherValidator = validate1528;

function validate1528(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate169(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
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
validate1528.errors = vErrors;
return errors === 0;
}

const valueEntryValidator = validate22;

const valueCopyValidator = validate406;

const valueMoneyValidator = validate1533;
const schema201 = {"type":["number","string"],"pattern":"^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"};

function validate1533(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema201.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\{[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*\\}$"}};
vErrors = joinErrors(vErrors, [err1]);
errors++;
}
}
validate1533.errors = vErrors;
return errors === 0;
}

const valueDateValidator = validate359;

const valueDaysValidator = validate1534;
const schema202 = {"type":"array","itemTitle":"day","items":{"patternErrorMessage":"Write the day as year, month and day, 2027-03-06, or a value that says it: {seasonEnd}.","type":["string","object"],"pattern":"^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])|\\{[A-Za-z][A-Za-z0-9]*\\})$","additionalProperties":false,"required":["date"],"properties":{"date":{"$ref":"part58"},"until":{"$ref":"part58"},"starts":{"$ref":"part163"},"ends":{"$ref":"part163"},"state":{"enum":["cancelled","sold-out"]},"movedTo":{"$ref":"part58"},"note":{"$ref":"part2"}}}};

function validate1534(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: schema202.items.type}};
vErrors = joinErrors(vErrors, [err0]);
errors++;
}
if(typeof data0 === "string"){
if(!pattern53.test(data0)){
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
if(!(validate173(data0.date, {instancePath:instancePath+"/" + i0+"/date",parentData:data0,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate173.errors);
errors = vErrors.length;
}
}
if(data0.until !== undefined){
if(!(validate173(data0.until, {instancePath:instancePath+"/" + i0+"/until",parentData:data0,parentDataProperty:"until",rootData}))){
vErrors = joinErrors(vErrors, validate173.errors);
errors = vErrors.length;
}
}
if(data0.starts !== undefined){
if(!(validate397(data0.starts, {instancePath:instancePath+"/" + i0+"/starts",parentData:data0,parentDataProperty:"starts",rootData}))){
vErrors = joinErrors(vErrors, validate397.errors);
errors = vErrors.length;
}
}
if(data0.ends !== undefined){
if(!(validate397(data0.ends, {instancePath:instancePath+"/" + i0+"/ends",parentData:data0,parentDataProperty:"ends",rootData}))){
vErrors = joinErrors(vErrors, validate397.errors);
errors = vErrors.length;
}
}
if(data0.state !== undefined){
let data5 = data0.state;
if(!((data5 === "cancelled") || (data5 === "sold-out"))){
const err4 = {instancePath:instancePath+"/" + i0+"/state",schemaPath:"#/items/properties/state/enum",keyword:"enum",params:{allowedValues: schema202.items.properties.state.enum}};
vErrors = joinErrors(vErrors, [err4]);
errors++;
}
}
if(data0.movedTo !== undefined){
if(!(validate173(data0.movedTo, {instancePath:instancePath+"/" + i0+"/movedTo",parentData:data0,parentDataProperty:"movedTo",rootData}))){
vErrors = joinErrors(vErrors, validate173.errors);
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
validate1534.errors = vErrors;
return errors === 0;
}

const valuePictureValidator = validate28;

const valueFileValidator = validate1541;
const pattern169 = new RegExp("^uploads/\\S", "u");

function validate1541(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern169.test(data)){
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
validate1541.errors = vErrors;
return errors === 0;
}

const fieldChoiceValidator = validate1542;

function validate1542(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate169(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
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
validate1542.errors = vErrors;
return errors === 0;
}

const valueYesNoValidator = validate24;

const valueTextsValidator = validate1548;

function validate1548(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate1548.errors = vErrors;
return errors === 0;
}

const fieldEntryValidator = validate1550;

function validate1550(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate169(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = joinErrors(vErrors, validate169.errors);
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
validate1550.errors = vErrors;
return errors === 0;
}

const valueOtherValidator = validate169;

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

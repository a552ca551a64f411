// Made by `npm run generate` from the schemas. Change those, not this file.
import type { AuthoredBlock, Json, JsonObject } from '../manifest';
/**
 * One website: its name, looks, words and pages.
 */
export interface Manifest {
/**
 * Where the editor finds what may be written here: ./schema/site.schema.json.
 */
$schema?: string
/**
 * The version of this format: 3. A file of an earlier one says its own number, 1 where nobody knows it, and is read too; npm run upgrade writes it anew.
 */
schemaVersion: 3
/**
 * What the site is called, where it stands and in which language it speaks.
 */
site: {
/**
 * The name of the business. Any text can take it in as a value ({name}).
 */
name: string
/**
 * The address at which the site is published: https://www.example.com, or https://example.com/folder/.
 */
url: string
/**
 * Whether the addresses of pages end with a slash: /apply/ in the place of /apply, the usual one.
 */
trailingSlash?: boolean
/**
 * The language of the copy: en-KE, de, ar.
 */
language: string
/**
 * Which way the language runs: left to right, the usual one, or right to left.
 */
direction?: ("ltr" | "rtl")
/**
 * The currency of the prices, by its three letters: KES, EUR, USD. A number that stands in a text as money ({price:money}) is an amount in it.
 */
currency?: string
/**
 * The time zone of the business, which decides when a day begins: Africa/Nairobi.
 */
timeZone?: string
/**
 * One sentence about the business, for search engines.
 */
description: string
/**
 * Whether the published site brings this editor along, at its address /edit/, which no page links to. Whoever opens it can read the whole file and try out changes; to publish them takes a key to the repository.
 */
editor?: boolean
/**
 * Where the files of the site are kept: https://github.com/name/site, or that with /tree/main/folder. The published editor sends changes there.
 */
repository?: string
/**
 * What the repository runs on, where its address does not say that.
 */
forge?: ("github" | "forgejo" | "gitlab")
/**
 * The logo in the header.
 */
logo: {
/**
 * The file, as its path beside site.json: uploads/team.jpg.
 */
src: string
/**
 * What the picture shows, for those who do not see it. Empty where it only decorates.
 */
alt: string
/**
 * What stays in sight where the picture is cut to fit: top, right, bottom left. The middle is the usual one.
 */
focus?: ("top left" | "top" | "top right" | "left" | "center" | "right" | "bottom left" | "bottom" | "bottom right")
}
/**
 * The small mark in the browser's tab: a square SVG or PNG.
 */
icon?: {
/**
 * The file, as its path beside site.json: uploads/team.jpg.
 */
src: string
/**
 * What the picture shows, for those who do not see it. Empty where it only decorates.
 */
alt: string
/**
 * What stays in sight where the picture is cut to fit: top, right, bottom left. The middle is the usual one.
 */
focus?: ("top left" | "top" | "top right" | "left" | "center" | "right" | "bottom left" | "bottom" | "bottom right")
}
}
/**
 * What the whole site looks like: a look, and whatever should differ from it.
 */
theme: {
/**
 * Colours, type and shapes that go together. Departures (the usual one): tickets and stamps of a journey. Ledger: a serif, fine lines and calm, for law, health, schools. Studio: large pictures, round buttons and much room, for salons, hotels, design. All that follows here overrides a part of it.
 */
look?: ("departures" | "ledger" | "studio")
/**
 * Light (the usual one): the colours as they are. Dark: words in the colour of the paper upon the ink. Auto: whichever the visitor's device is set to.
 */
mode?: ("light" | "dark" | "auto")
/**
 * Up to five colours, such as #c2410c; what is left out, the look has.
 */
colors?: {
/**
 * What the pages stand on, such as #fbf7f0.
 */
paper?: string
/**
 * The words, such as #14213d.
 */
ink?: string
/**
 * Buttons, links and what should catch the eye, such as #c2410c.
 */
accent?: string
/**
 * What the words of the main buttons stand on, where that is another colour: any one, light or dark, such as #ffa94d. The words are made light or dark to suit it.
 */
button?: string
/**
 * A second hue that tells some sections apart, such as #0f766e.
 */
second?: string
}
/**
 * The typeface of the headings, which takes 30 to 51 kB; system uses the one of the device and costs no data.
 */
font?: ("bricolage-grotesque" | "fraunces" | "instrument-sans" | "outfit" | "source-serif-4" | "system")
/**
 * The typeface of all other words, which takes 30 to 51 kB where it is not that of the headings; system uses the one of the device and costs no data.
 */
textFont?: ("bricolage-grotesque" | "fraunces" | "instrument-sans" | "outfit" | "source-serif-4" | "system")
/**
 * How many times larger each size of heading is than the one below it: 1.2 is calm, 1.4 is loud.
 */
typeRatio?: number
/**
 * How many letters a line of text is wide at most: 66 are read with ease.
 */
measure?: number
/**
 * How much room there is between things: compact, normal or airy.
 */
density?: ("compact" | "normal" | "airy")
/**
 * How round corners are.
 */
radius?: ("none" | "small" | "medium" | "large")
/**
 * What buttons look like: solid, pill (round ends) or text (words with an arrow).
 */
button?: ("solid" | "pill" | "text")
/**
 * What cards look like: ticket, ruled (rows between lines), picture (upright pictures, no borders) or flat (tinted, no borders).
 */
card?: ("ticket" | "ruled" | "picture" | "flat")
/**
 * How the header stands: bar (the name at its start), centred (the name in the middle, the links below it) or transparent (upon the opening picture).
 */
header?: ("bar" | "centred" | "transparent")
/**
 * How pages open: split (words beside the picture), columns (a line, then heading and words in two columns), cover (words upon the picture, which goes from edge to edge) or band (the picture as a strip below the words). A hero may say otherwise by its layout.
 */
hero?: ("split" | "columns" | "cover" | "band")
/**
 * What decorates: departures (perforations, stamps and tickets), rule (fine lines) or none.
 */
ornament?: ("departures" | "rule" | "none")
}
/**
 * Where the pictures of flags come from.
 */
flags?: {
/**
 * Where the pictures of flags are taken from. It can be left as it is: bundled (the usual one) is files of this site. Those who program can write the address of a flag service instead, with the country ({code}) and the width ({width}) in it: https://, the website, then / and letters, digits, . _ ~ % @ + = , or -.
 */
source?: string
}
/**
 * Facts that stand in many places, each with a name of its own: any copy or link writes {phone} for the value of phone.
 */
values?: {
/**
 * The value.
 */
[k: string]: string | undefined
}
/**
 * Lists of things that several pages show, such as countries or services. A list on a page takes them with "from" and says with "as" how each one looks.
 */
collections?: JsonObject
/**
 * Which fields name an entry of another collection, by the end of its address: { "departures": { "trip": "trips" } }. From then on {trip.name} writes the name of the trip that a departure names.
 */
references?: {
/**
 * The fields of one collection that name entries, each with the collection that these belong to.
 */
[k: string]: {
/**
 * The collection whose entries the field names: trips.
 */
[k: string]: string | undefined
} | undefined
}
/**
 * Blocks that stand on several pages. A page places one with { "type": "shared", "block": "its-name" }.
 */
shared?: {
[k: string]: AuthoredBlock | undefined
}
/**
 * How forms are sent, by name.
 */
delivery?: {
[k: string]: DeliverySettings | undefined
}
words?: Partial<Record<string, string>>
/**
 * The site in further languages, by their codes. Each text that is written elsewhere in this file stands here beside what it says in that language: { "sw": { "texts": { "Apply now": "Omba sasa" } } }. A page exists in a language once its title is translated.
 */
languages?: {
/**
 * The site in one language.
 */
[k: string]: {
/**
 * What the language calls itself, as visitors choose it: Kiswahili. Without it, what it is usually called.
 */
label?: string
/**
 * How the addresses of its pages begin: /sw. Without it, with the code of the language.
 */
path?: string
/**
 * How the addresses of its pages began before, each as "path" says it: old addresses lead to the pages of today. Where the language is a draft again, they lead to the pages in the main language until it is published.
 * 
 * Items: A former beginning of the addresses: /sw.
 */
formerly?: string[]
/**
 * Whether only those see the language who edit the site.
 */
draft?: boolean
/**
 * Each text as it is written elsewhere, letter for letter, and what it says in this language. Names in braces, links and marks stay as they are.
 */
texts: {
/**
 * What the text says in this language.
 */
[k: string]: string | undefined
}
/**
 * What a text says otherwise on one page.
 * 
 * Items: One exception.
 */
exceptions?: {
/**
 * The text as it is written elsewhere, letter for letter.
 */
text: string
/**
 * The address of the page, as it is written where the page is.
 */
page: string
/**
 * What the text says in this language there.
 */
says: string
}[]
/**
 * The addresses of pages in this language, by those that are written where the pages are: { "/apply": "/omba" }. A page without one keeps its own.
 */
paths?: {
/**
 * The address of the page in this language, without the beginning that all have: small letters, digits and hyphens.
 */
[k: string]: string | undefined
}
/**
 * What the site itself says in this language.
 */
words?: {
/**
 * The title in the browser's tab, from the page's title and the site's name.
 */
documentTitle?: string
/**
 * The first link on a page, for those who use the keyboard.
 */
skipToContent?: string
/**
 * What a screen reader calls the menu.
 */
mainNavigation?: string
/**
 * What a screen reader calls the links at the end of the page.
 */
footerNavigation?: string
/**
 * What a screen reader calls the links to the same page in other languages.
 */
languages?: string
/**
 * The button that opens the menu on a phone.
 */
menu?: string
/**
 * The button that closes the menu on a phone.
 */
closeMenu?: string
/**
 * What a screen reader says for the logo.
 */
homeLink?: string
/**
 * What a screen reader calls the links to the pages above this one.
 */
breadcrumbs?: string
/**
 * Stands beside a link to a file: {kind} writes what kind it is of, {size} how large it is.
 */
fileNote?: string
/**
 * The button that takes a notification away.
 */
dismiss?: string
/**
 * What a screen reader calls the place of the notifications. {keys} writes the keys that lead there.
 */
notifications?: string
/**
 * What a screen reader calls the place of the alerts.
 */
alerts?: string
/**
 * Announced after a link was followed.
 */
pageChanged?: string
/**
 * The heading when a page cannot be shown.
 */
unexpectedError?: string
/**
 * What to do then.
 */
unexpectedErrorText?: string
/**
 * The word before the status of an error.
 */
errorStatus?: string
/**
 * The word before the message of an error.
 */
errorMessage?: string
/**
 * The button that loads the page again.
 */
reloadPage?: string
/**
 * Before the name of an event that does not take place.
 */
cancelled?: string
/**
 * Before the name of an event in which nobody else can take part.
 */
soldOut?: string
/**
 * Before the name of an event that takes place on another day than was announced. {day} writes the former day.
 */
movedFrom?: string
/**
 * Before the name of an event that takes place on its day at other times than were announced.
 */
newTime?: string
/**
 * The link beside an event to a file that puts it into the calendar of a visitor.
 */
addToCalendar?: string
/**
 * The link below events to a file that puts all of them into the calendar of a visitor.
 */
addAllToCalendar?: string
/**
 * Before how many come or came to an event.
 */
attendees?: string
/**
 * In the place of an amount of money that is nothing, such as the price of an event.
 */
free?: string
/**
 * What a screen reader says for the stars of a review.
 */
stars?: string
/**
 * Beside the button that loads something of another service, such as a film or a map. {service} writes its name.
 */
elsewhereNote?: string
/**
 * The link to what that service says of privacy.
 */
elsewherePrivacy?: string
/**
 * The button that plays a film of another service.
 */
playFilm?: string
/**
 * The button that shows the map.
 */
showMap?: string
/**
 * What a screen reader calls the map. {place} writes what is there.
 */
mapOf?: string
/**
 * The link to the way there, in Google Maps.
 */
directions?: string
/**
 * Above the opening hours.
 */
openingHours?: string
/**
 * Beside the opening hours while it is open. {time} writes when it closes.
 */
openUntil?: string
/**
 * The same where it stays open all day.
 */
openNow?: string
/**
 * Beside the opening hours while it is closed.
 */
closedNow?: string
/**
 * In place of the hours of days without end.
 */
openAllDay?: string
/**
 * Above the hours that hold from a day on. {day} writes it.
 */
fromDay?: string
/**
 * Above the hours that hold until a day. {day} writes it.
 */
untilDay?: string
/**
 * In place of the hours of days on which it is closed.
 */
closedDay?: string
/**
 * Above a form with required fields.
 */
requiredNote?: string
/**
 * The first line of a select field.
 */
chooseOne?: string
/**
 * Above the list of answers that need another look.
 */
errorSummaryHeading?: string
/**
 * Below that heading.
 */
errorSummaryText?: string
/**
 * The last line of that list where more than five answers are wrong.
 */
moreToCheck?: string
/**
 * A required answer is missing.
 */
fieldMissing?: string
/**
 * A required choice is missing.
 */
fieldPickOne?: string
/**
 * An e-mail address is wrong.
 */
fieldBadEmail?: string
/**
 * A phone number is wrong.
 */
fieldBadPhone?: string
/**
 * An answer is too short. One text, or a group with a form for each kind of number that the language tells apart, such as one, few and other.
 */
fieldTooShort?: (string | {
/**
 * For no number but 0, in languages that tell it apart.
 */
zero?: string
/**
 * For 1, and what the language treats like it.
 */
one?: string
/**
 * For 2, in languages that tell it apart.
 */
two?: string
/**
 * For few, in languages that tell them apart.
 */
few?: string
/**
 * For many, in languages that tell them apart.
 */
many?: string
/**
 * For every other number.
 */
other: string
})
/**
 * An answer is too long. One text, or a group with a form for each kind of number that the language tells apart, such as one, few and other.
 */
fieldTooLong?: (string | {
/**
 * For no number but 0, in languages that tell it apart.
 */
zero?: string
/**
 * For 1, and what the language treats like it.
 */
one?: string
/**
 * For 2, in languages that tell it apart.
 */
two?: string
/**
 * For few, in languages that tell them apart.
 */
few?: string
/**
 * For many, in languages that tell them apart.
 */
many?: string
/**
 * For every other number.
 */
other: string
})
/**
 * A number is too low.
 */
fieldTooLow?: string
/**
 * A number is too high.
 */
fieldTooHigh?: string
/**
 * A date is too early.
 */
fieldTooEarly?: string
/**
 * A date is too late.
 */
fieldTooLate?: string
/**
 * A number lies between two of the steps that it may have.
 */
fieldWrongStep?: string
/**
 * An answer does not have the form that is asked for.
 */
fieldNotAccepted?: string
/**
 * A box that must be ticked is not.
 */
fieldMustTick?: string
/**
 * Said when the button is pressed a second time.
 */
alreadySending?: string
/**
 * Said when unfinished answers were put back.
 */
draftRestored?: string
/**
 * Said when the browser does not keep unfinished answers.
 */
draftNotKept?: string
/**
 * The words before the reference of a sent form.
 */
yourReference?: string
/**
 * Above the answers that the confirmation of a sent form repeats.
 */
yourAnswers?: string
/**
 * The button that copies the reference of a sent form.
 */
copyReference?: string
/**
 * Said beside a reference that the browser does not let a page copy: it is selected.
 */
copySelected?: string
/**
 * What stands in the place of the button once a form without a confirmation has been sent.
 */
formSent?: string
/**
 * The button that brings an empty form back.
 */
sendAnother?: string
/**
 * Said when a form could not be sent.
 */
answersKept?: string
/**
 * The button that sends once more.
 */
retry?: string
/**
 * The button that tries at once, without waiting.
 */
retryNow?: string
/**
 * The button that ends the tries that go on by themselves.
 */
stopRetrying?: string
/**
 * On the button while a form is sent a second, third or fourth time by itself.
 */
sendingAgain?: string
/**
 * Said while a form that did not go through waits to be tried again by itself.
 */
notSentYet?: string
/**
 * The same, where the device has no connection.
 */
offlineYet?: string
/**
 * When a form is tried again by itself. One text, or a group with a form for each kind of number that the language tells apart, such as one, few and other.
 */
retryingIn?: (string | {
/**
 * For no number but 0, in languages that tell it apart.
 */
zero?: string
/**
 * For 1, and what the language treats like it.
 */
one?: string
/**
 * For 2, in languages that tell it apart.
 */
two?: string
/**
 * For few, in languages that tell them apart.
 */
few?: string
/**
 * For many, in languages that tell them apart.
 */
many?: string
/**
 * For every other number.
 */
other: string
})
/**
 * The same, while the device has no connection.
 */
retryingOnceOnline?: string
/**
 * The link that opens an e-mail with all that was typed.
 */
sendByEmail?: string
/**
 * The link that opens a WhatsApp message with all that was typed.
 */
sendByWhatsApp?: string
/**
 * Before a number on WhatsApp.
 */
whatsApp?: string
/**
 * The button that copies all that was typed.
 */
copyAnswers?: string
/**
 * Said when it has been copied.
 */
copied?: string
/**
 * Above a text that the browser does not let a page copy.
 */
copyByHand?: string
/**
 * Said when the answers do not fit into an e-mail or a message that a link opens.
 */
tooLongForLink?: string
/**
 * The label of a field that nobody sees, for bots.
 */
leaveEmpty?: string
/**
 * Said when the service did not accept a form.
 */
formBadRequest?: string
/**
 * Said when the service refused a browser or an address.
 */
formBlocked?: string
/**
 * Said when too many forms were sent.
 */
formTooManyRequests?: string
/**
 * Said when a form is too long.
 */
formTooLarge?: string
/**
 * Said when the service fails.
 */
formServiceTrouble?: string
/**
 * Said when there is no connection.
 */
formOffline?: string
/**
 * Said when a part of the page that sends the form did not load.
 */
formNotLoaded?: string
/**
 * Said when no answer came back.
 */
formUnknown?: string
/**
 * Stands in a form that cannot be sent because scripts are off.
 */
noScript?: string
/**
 * Stands beside the button of a form that was submitted before the page was ready to send it.
 */
formPreparing?: string
/**
 * Asked before a form is sent that seems to have been filled in by a program.
 */
confirmPerson?: string
/**
 * The button that answers this question and sends the form.
 */
isPerson?: string
/**
 * Said of a link in the label of a field, which leaves the form as it is.
 */
opensInNewTab?: string
/**
 * Stands beside the button of a form whose scripts have not loaded after ten seconds.
 */
formNotReady?: string
}
} | undefined
}
header: JsonObject
footer: JsonObject
/**
 * The pages.
 * 
 * @minItems 1
 * 
 * Items: One page.
 */
routes: {
/**
 * Makes a page for each entry of this collection. Every text, link, picture and list of the page can take in what a field of the entry says ({title}).
 */
from?: string
where?: Json
sort?: Json
limit?: number
/**
 * The address of the page: / for the home page, /about/our-team. Small letters, digits and hyphens.
 */
path: string
/**
 * The title in the browser's tab and in search results: up to 60 characters, with the site's name.
 */
title: string
/**
 * One or two sentences for search results: 70 to 155 characters.
 */
description: string
/**
 * What shows where the page is shared, such as on WhatsApp, in the place of the picture that is drawn of its title.
 */
share?: {
/**
 * A photo from the uploads folder, 1200 pixels wide or more, as its path beside site.json: uploads/team.jpg. It is cut to 1200 by 630.
 */
picture: string
/**
 * What the photo shows, for those who do not see it.
 */
alt?: string
}
/**
 * Which of the two hues the page takes for its icons, small headings, lines and opening: accent, that of buttons and links (the usual one), or second, which tells one kind of page from another.
 */
tone?: ("accent" | "second")
/**
 * Whether it is a draft: you see the page while you edit, and it is not published.
 */
draft?: boolean
/**
 * The blocks of the page, from top to bottom.
 */
blocks: AuthoredBlock[]
}[]
/**
 * The page for an address that does not exist.
 */
notFound: {
/**
 * Its title.
 */
title: string
/**
 * Its description.
 */
description?: string
/**
 * Its blocks.
 */
blocks: AuthoredBlock[]
}
/**
 * What the business is, for search engines and maps. Where it stands here, each page also tells them which pages stand above it, and its questions, events and news.
 */
business?: {
/**
 * The kind of business, as search engines name it; Local business where none fits.
 */
type: ("LocalBusiness" | "AccountingService" | "AmusementPark" | "ArtGallery" | "AutoDealer" | "AutoRepair" | "AutoWash" | "Bakery" | "BarOrPub" | "BeautySalon" | "BedAndBreakfast" | "BikeStore" | "BookStore" | "Brewery" | "CafeOrCoffeeShop" | "Campground" | "ChildCare" | "ClothingStore" | "ComputerStore" | "ConvenienceStore" | "DaySpa" | "Dentist" | "DryCleaningOrLaundry" | "Electrician" | "ElectronicsStore" | "EmploymentAgency" | "EntertainmentBusiness" | "ExerciseGym" | "FastFoodRestaurant" | "FinancialService" | "Florist" | "FoodEstablishment" | "FurnitureStore" | "GardenStore" | "GasStation" | "GeneralContractor" | "GolfCourse" | "GroceryStore" | "HairSalon" | "HardwareStore" | "HealthAndBeautyBusiness" | "HealthClub" | "HobbyShop" | "HomeAndConstructionBusiness" | "HomeGoodsStore" | "Hostel" | "Hotel" | "HousePainter" | "HVACBusiness" | "IceCreamShop" | "InsuranceAgency" | "InternetCafe" | "JewelryStore" | "LegalService" | "Library" | "Locksmith" | "LodgingBusiness" | "MedicalBusiness" | "Motel" | "MotorcycleDealer" | "MotorcycleRepair" | "MovingCompany" | "MusicStore" | "NailSalon" | "NightClub" | "Notary" | "Optician" | "OutletStore" | "PetStore" | "Pharmacy" | "Physician" | "Plumber" | "ProfessionalService" | "RealEstateAgent" | "RecyclingCenter" | "Resort" | "Restaurant" | "RoofingContractor" | "SelfStorage" | "ShoeStore" | "ShoppingCenter" | "SkiResort" | "SportingGoodsStore" | "SportsActivityLocation" | "SportsClub" | "Store" | "TattooParlor" | "TireShop" | "TouristInformationCenter" | "ToyStore" | "TravelAgency" | "WholesaleStore" | "Winery")
/**
 * Its name, where that is not the name of the site.
 */
name?: string
/**
 * One sentence about it, where that is not the description of the site.
 */
description?: string
/**
 * Its telephone number, with the code of the country: {phone}.
 */
telephone?: string
/**
 * Its e-mail address: {email}.
 */
email?: string
/**
 * Where it is, for letters and maps.
 */
address?: {
/**
 * Street and number, or the building.
 */
street?: string
/**
 * The town.
 */
city: string
/**
 * The county, state or province.
 */
region?: string
/**
 * The postal code.
 */
postalCode?: string
/**
 * The country, by its two letters: KE.
 */
country: string
}
/**
 * When it is open, a line for the days that are alike.
 */
hours?: Json
/**
 * Where it is on the map: latitude, then longitude ([-1.21, 36.83]).
 * 
 * @minItems 2
 * @maxItems 2
 * 
 * Items: One number of the place: degrees.
 */
at?: number[]
/**
 * What it costs, roughly: $$, or KES 500–2,000.
 */
priceRange?: string
/**
 * The towns or countries that it serves.
 * 
 * Items: One of them.
 */
area?: string[]
/**
 * Its pages elsewhere, such as on Instagram, with https.
 * 
 * Items: One address, with https.
 */
profiles?: string[]
}
/**
 * Lists of news to which visitors subscribe with a feed reader, each a file in the Atom format.
 * 
 * Items: One feed.
 */
feeds?: {
/**
 * The address of the file: /news.xml. Small letters, digits and hyphens, and .xml at the end.
 */
path: string
/**
 * What readers call the feed.
 */
title: string
/**
 * The name of the collection to take the items from.
 */
from: string
where?: Json
/**
 * The most items; 20 is the usual number. The newest come first.
 */
limit?: number
/**
 * How one entry becomes one item, by the fields of the entry ({title}).
 */
as: {
/**
 * What it is about.
 */
title: string
/**
 * A sentence or two of it.
 */
text?: Json
/**
 * When it was published: {date}, where the entries have a date such as 2027-03-14 or 2027-03-14T18:30:00+03:00.
 */
date: string
/**
 * The page on which all of it is read: {path}.
 */
to: string
}
}[]
/**
 * Counts the visits to pages without cookies and without anything about a person. Only this service is told, once a page has been drawn, and not where a visitor saves data or asks not to be followed (Global Privacy Control).
 */
analytics?: {
/**
 * The service that counts: Plausible.
 */
provider: "plausible"
/**
 * The site as the service knows it: example.com.
 */
domain: string
/**
 * Where the service runs, if you run it yourself: https://stats.example.com.
 */
host?: string
}
/**
 * Old addresses, and where they lead now: to a page, a file or the web.
 * 
 * Items: One old address.
 */
redirects?: {
/**
 * The old address: /team, or /team.php.
 */
from: string
/**
 * Where it leads now.
 */
to: string
}[]
/**
 * The packs of block types that the site uses, each with its version. A pack is a package of npm.
 */
packs?: {
/**
 * The version of the pack, the first number of it: 2.
 */
[k: string]: number | undefined
}
/**
 * What a new site came with and that stands for something of yours: texts that say something about the business, and the paths of drawings in the place of photos. Where the site still has one of them, the check asks for your own. Take out those that are right.
 * 
 * Items: A text as the new site said it, or the path of a drawing: uploads/artwork/home.svg.
 */
samples?: string[]
}

/**
 * E-mails through an account at EmailJS.
 */
export interface EmailjsDelivery {
/**
 * An account at EmailJS: emailjs.
 */
provider: "emailjs"
/**
 * The service ID, from Email Services in your EmailJS account.
 */
serviceId: string
/**
 * The template ID, from Email Templates in your EmailJS account.
 */
templateId: string
/**
 * The public key, from Account in your EmailJS account.
 */
publicKey: string
/**
 * The names of the fields that the e-mail template uses.
 * 
 * Items: The name of one field.
 */
parameters?: string[]
/**
 * The least time between two applications from one browser, in milliseconds.
 */
limitRate?: number
/**
 * Whether browsers without a window (robots, mostly) are refused.
 */
blockHeadless?: boolean
/**
 * Answers that are refused.
 */
blockList?: {
/**
 * The name of the field that is looked at.
 */
watchVariable: string
/**
 * The refused values.
 * 
 * Items: One value.
 */
list: string[]
}
}

/**
 * An address of your own that takes forms as JSON, such as a function of your host or a workflow of an automation service.
 */
export interface WebhookDelivery {
/**
 * An address of your own: webhook.
 */
provider: "webhook"
/**
 * The address, with https: https://hooks.your-own-name.co.ke/applications.
 */
address: string
}

/** How one form is sent: the settings of one of the providers. */
export type DeliverySettings = EmailjsDelivery | WebhookDelivery;

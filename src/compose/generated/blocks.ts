// Made by `npm run generate` from the schemas. Change those, not this file.
import type { FinishedValue } from '../kinds';
/**
 * A button that leads somewhere.
 */
export interface Action {
/**
 * The words on the button.
 */
label: FinishedValue<'text'>
to: FinishedValue<'link'>
/**
 * How strongly it calls: primary (filled), secondary (outlined) or quiet (a plain link). The first button is primary unless this says otherwise.
 */
style?: ("primary" | "secondary" | "quiet")
icon?: FinishedValue<'icon'>
}

/**
 * Buttons, the most important first.
 */
export type Actions = Action[]

/**
 * Where this can be checked: { "label": "Register of guides", "to": "https://…" }, without an address where it is not on the web.
 */
export interface Source {
/**
 * Words that say where it is: Register of guides.
 */
label: FinishedValue<'text'>
to?: FinishedValue<'link'>
}

/**
 * What the block stands on: plain paper, a softly tinted band, a band of the accent colour, that of buttons and links, or of the second colour, dark ink, or a picture, which is named in backdrop.
 */
export type Surface = ("plain" | "tinted" | "accent" | "second" | "ink" | "picture")

/**
 * The picture that the block stands on where its surface is picture: from edge to edge, behind as much of the ink as its words need to be read. Where it only decorates, what it shows stays empty.
 */
export type Backdrop = FinishedValue<'picture'>

/**
 * A place on the earth, as maps tell it: latitude, then longitude, such as [-1.2864, 36.8172] for Nairobi.
 * 
 * @minItems 2
 * @maxItems 2
 * 
 * Items: An angle in degrees.
 */
export type Position = number[]

/**
 * An amount in the currency of the site, as a number without quotes: 20 or 12.50.
 */
export type Money = number

/**
 * When the business is open: a line for the days that have the same hours, in a season or always, and one for each day on which it is otherwise. The more particular line wins.
 * 
 * Items: Weekdays with the same hours, from when to when, or closed; without days of the week, the days of the calendar that are named. Two lines for the same days leave a break between them.
 */
export type OpeningHours = {
/**
 * The days of the week: ["mo", "tu", "we", "th", "fr", "sa", "su"].
 * 
 * @minItems 1
 * 
 * Items: One day.
 */
days?: ("mo" | "tu" | "we" | "th" | "fr" | "sa" | "su")[]
/**
 * One day, in place of days of the week: 2026-12-25, or 12-25 in every year.
 */
date?: string
/**
 * The first day of the season in which this holds: 04-01 in every year, or 2027-04-01. Without days of the week, the first of several days.
 */
begins?: string
/**
 * The last day of that: 09-30 in every year, or 2027-09-30.
 */
until?: string
/**
 * When it opens, as 08:00.
 */
opens?: string
/**
 * When it closes, as 17:00. An hour before it opens is on the next day; the same hour means all day.
 */
closes?: string
/**
 * Present where it is closed on these days.
 */
closed?: true
}[]

/**
 * A figure or a word, and what it counts.
 */
export interface Figure {
/**
 * The figure or word: 10+.
 */
value: FinishedValue<'text'>
/**
 * What it counts: countries.
 */
label: FinishedValue<'text'>
}

/**
 * A short name, with a flag where it is a country.
 */
export interface Chip {
/**
 * The name.
 */
label: FinishedValue<'text'>
flag?: FinishedValue<'flag'>
/**
 * Where the name leads.
 */
to?: FinishedValue<'link'>
}

/**
 * A short list under a heading of its own.
 */
export interface TitledList {
/**
 * The heading of the list.
 */
heading: FinishedValue<'title'>
/**
 * The items, one a line.
 */
items: FinishedValue<'text'>[]
}

/**
 * What stands above every page.
 */
export interface Header {
/**
 * What every page says above its header for a time: that you are closed, or that a course has places left.
 */
announcement?: {
/**
 * One short sentence, with a link where there is more to say, such as: Closed on 12 December.
 */
text: FinishedValue<'inlineCopy'>
/**
 * The first day on which it shows, written like 2027-12-01. Without it, it shows at once.
 */
begins?: FinishedValue<'day'>
/**
 * The last day on which it shows, written like 2027-12-13, or a value that says it: {seasonEnd}. It is gone the day after, also where nobody builds the site anew. Without it, it stays.
 */
until?: FinishedValue<'day'>
}
/**
 * The main menu.
 * 
 * Items: One entry of the menu: a link (to), or a list of links (items).
 */
menu: {
/**
 * The words.
 */
label: FinishedValue<'text'>
/**
 * Other words for it on a phone.
 */
phoneLabel?: FinishedValue<'text'>
to?: FinishedValue<'link'>
/**
 * The links that open below it.
 * 
 * Items: One link of the menu.
 */
items?: {
/**
 * The words of the link.
 */
label: FinishedValue<'text'>
to: FinishedValue<'link'>
flag?: FinishedValue<'flag'>
icon?: FinishedValue<'icon'>
}[]
}[]
/**
 * The button at the end of the menu.
 */
action?: Action
/**
 * Two or three buttons that stay at the foot of the window on a phone, where the thumb is. Pages with a form are shown without them.
 * 
 * @minItems 2
 * @maxItems 3
 * 
 * Items: One button of the bar.
 */
bar?: {
/**
 * The words: one or two, since three buttons share the width of a phone.
 */
label: FinishedValue<'text'>
to: FinishedValue<'link'>
icon?: FinishedValue<'icon'>
}[]
}

/**
 * What stands below every page.
 */
export interface Footer {
/**
 * A few words about the business.
 */
text?: FinishedValue<'inlineCopy'>
/**
 * Columns of links or lines, each under a heading.
 * 
 * Items: One column.
 */
groups?: {
/**
 * The heading of the column.
 */
heading: FinishedValue<'text'>
/**
 * Its lines.
 * 
 * Items: One link of the footer.
 */
items: {
/**
 * The words.
 */
label: FinishedValue<'text'>
/**
 * Where it leads; without it the words stand alone.
 */
to?: FinishedValue<'link'>
flag?: FinishedValue<'flag'>
}[]
}[]
/**
 * Where the business is to be found on social networks. Each shows as the mark of its network.
 * 
 * Items: One network.
 */
social?: {
network: FinishedValue<'network'>
/**
 * The address of the business there: https://www.instagram.com/name.
 */
to: FinishedValue<'link'>
}[]
/**
 * Who has accredited the business.
 */
accreditation?: FinishedValue<'inlineCopy'>
/**
 * The line at the very end. The value year ({year}) is the year in which the site was built.
 */
copyright: FinishedValue<'text'>
}

/**
 * What the business is, for search engines and maps. Where it stands here, each page also tells them which pages stand above it, and its questions, events and news.
 */
export interface Business {
/**
 * The kind of business, as search engines name it; Local business where none fits.
 */
type: ("LocalBusiness" | "AccountingService" | "AmusementPark" | "ArtGallery" | "AutoDealer" | "AutoRepair" | "AutoWash" | "Bakery" | "BarOrPub" | "BeautySalon" | "BedAndBreakfast" | "BikeStore" | "BookStore" | "Brewery" | "CafeOrCoffeeShop" | "Campground" | "ChildCare" | "ClothingStore" | "ComputerStore" | "ConvenienceStore" | "DaySpa" | "Dentist" | "DryCleaningOrLaundry" | "Electrician" | "ElectronicsStore" | "EmploymentAgency" | "EntertainmentBusiness" | "ExerciseGym" | "FastFoodRestaurant" | "FinancialService" | "Florist" | "FoodEstablishment" | "FurnitureStore" | "GardenStore" | "GasStation" | "GeneralContractor" | "GolfCourse" | "GroceryStore" | "HairSalon" | "HardwareStore" | "HealthAndBeautyBusiness" | "HealthClub" | "HobbyShop" | "HomeAndConstructionBusiness" | "HomeGoodsStore" | "Hostel" | "Hotel" | "HousePainter" | "HVACBusiness" | "IceCreamShop" | "InsuranceAgency" | "InternetCafe" | "JewelryStore" | "LegalService" | "Library" | "Locksmith" | "LodgingBusiness" | "MedicalBusiness" | "Motel" | "MotorcycleDealer" | "MotorcycleRepair" | "MovingCompany" | "MusicStore" | "NailSalon" | "NightClub" | "Notary" | "Optician" | "OutletStore" | "PetStore" | "Pharmacy" | "Physician" | "Plumber" | "ProfessionalService" | "RealEstateAgent" | "RecyclingCenter" | "Resort" | "Restaurant" | "RoofingContractor" | "SelfStorage" | "ShoeStore" | "ShoppingCenter" | "SkiResort" | "SportingGoodsStore" | "SportsActivityLocation" | "SportsClub" | "Store" | "TattooParlor" | "TireShop" | "TouristInformationCenter" | "ToyStore" | "TravelAgency" | "WholesaleStore" | "Winery")
/**
 * Its name, where that is not the name of the site.
 */
name?: FinishedValue<'text'>
/**
 * One sentence about it, where that is not the description of the site.
 */
description?: FinishedValue<'text'>
/**
 * Its telephone number, with the code of the country: {phone}.
 */
telephone?: FinishedValue<'telephone'>
/**
 * Its e-mail address: {email}.
 */
email?: FinishedValue<'text'>
/**
 * Where it is, for letters and maps.
 */
address?: {
/**
 * Street and number, or the building.
 */
street?: FinishedValue<'text'>
/**
 * The town.
 */
city: FinishedValue<'text'>
/**
 * The county, state or province.
 */
region?: FinishedValue<'text'>
/**
 * The postal code.
 */
postalCode?: FinishedValue<'text'>
/**
 * The country, by its two letters: KE.
 */
country: string
}
/**
 * When it is open, a line for the days that are alike.
 */
hours?: OpeningHours
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
priceRange?: FinishedValue<'text'>
/**
 * The towns or countries that it serves.
 * 
 * Items: One of them.
 */
area?: FinishedValue<'text'>[]
/**
 * Its pages elsewhere, such as on Instagram, with https.
 * 
 * Items: One address, with https.
 */
profiles?: string[]
}

/**
 * How one entry becomes one item, by the fields of the entry ({title}).
 */
export interface FeedItem {
/**
 * What it is about.
 */
title: FinishedValue<'text'>
/**
 * A sentence or two of it.
 */
text?: FinishedValue<'article'>
/**
 * When it was published: {date}, where the entries have a date such as 2027-03-14 or 2027-03-14T18:30:00+03:00.
 */
date: FinishedValue<'text'>
/**
 * The page on which all of it is read: {path}.
 */
to: FinishedValue<'link'>
}

/**
 * Cards side by side. As tickets they look like boarding passes; numbered and icon set a number or an icon above each title.
 */
export interface CardGrid {
/**
 * The kind of block: card grid.
 */
type: "card-grid"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading?: FinishedValue<'heading'>
/**
 * An introduction below the heading.
 */
text?: FinishedValue<'copy'>
/**
 * How the cards look: plain, as tickets, with a number or an icon above each title, or with the first one large across the whole line.
 */
style?: ("plain" | "ticket" | "numbered" | "icon" | "feature")
/**
 * The shape to which the pictures are cut: 4:3 (landscape), 1:1 (square) or 4:5 (portrait). As they are where it is left out.
 */
ratio?: ("4:3" | "1:1" | "4:5")
/**
 * How many cards stand side by side on a wide screen; fewer or one more where a line would otherwise stand half empty.
 */
columns?: (2 | 3 | 4)
/**
 * The cards.
 * 
 * @minItems 1
 * 
 * Items: One card.
 */
items: {
/**
 * The heading of the card.
 */
title: FinishedValue<'title'>
/**
 * A sentence or two.
 */
text?: FinishedValue<'copy'>
icon?: FinishedValue<'icon'>
flag?: FinishedValue<'flag'>
picture?: FinishedValue<'picture'>
/**
 * A short fact beside the title: 500+ programs.
 */
meta?: FinishedValue<'text'>
/**
 * On a ticket, the words on its stub: NBO → SYD.
 */
stub?: FinishedValue<'text'>
/**
 * On a ticket with a route, what its stub counts: 500+ programs.
 */
figure?: Figure
/**
 * On a ticket, the way from one place to the one in its title, as on a boarding pass.
 */
route?: {
/**
 * The short name of where it begins: NBO.
 */
origin: FinishedValue<'text'>
/**
 * The place of that name: Nairobi.
 */
originPlace?: FinishedValue<'text'>
/**
 * The short name of where it leads: SYD.
 */
destination: FinishedValue<'text'>
}
/**
 * Short lists inside the card, each with its heading.
 */
lists?: TitledList[]
/**
 * Short names at the end of the card, each of which may lead to its page.
 */
chips?: {
/**
 * What the names are.
 */
heading: FinishedValue<'title'>
/**
 * The names.
 * 
 * @minItems 1
 */
items: Chip[]
}
/**
 * Where the card leads. The whole card is one link.
 */
to?: FinishedValue<'link'>
}[]
/**
 * A remark below the cards.
 */
note?: FinishedValue<'copy'>
actions?: Actions
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * What follows from how many cards there are.
 */
export interface CardGridComposed {
/**
 * How the cards stand.
 */
grid: {
/**
 * In how many columns on a wide screen.
 */
most: (2 | 3 | 4 | 5)
/**
 * In how many where there is less room: 3, unless two columns or what a wide screen has do.
 */
narrower?: 3
/**
 * Whether two columns leave a place in the last line.
 */
isOdd?: true
}
}

/**
 * Short names in a row that wraps, such as countries, cities or topics, each of which may lead to its page.
 */
export interface Chips {
/**
 * The kind of block: chips.
 */
type: "chips"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading?: FinishedValue<'heading'>
/**
 * An introduction below the heading.
 */
text?: FinishedValue<'copy'>
/**
 * The names.
 * 
 * @minItems 1
 */
items: Chip[]
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * Ways to reach you: each with an icon, a value and a remark.
 */
export interface Contact {
/**
 * The kind of block: contact.
 */
type: "contact"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading?: FinishedValue<'heading'>
/**
 * An introduction below the heading.
 */
text?: FinishedValue<'copy'>
/**
 * The ways.
 * 
 * @minItems 1
 * 
 * Items: One way.
 */
items: {
icon?: FinishedValue<'icon'>
/**
 * Phone, Email …
 */
title: FinishedValue<'title'>
/**
 * The number or address.
 */
value?: FinishedValue<'text'>
/**
 * Where a tap on the value leads: tel:{phone}.
 */
to?: FinishedValue<'link'>
/**
 * Opening hours.
 * 
 * Items: One line of the hours.
 */
hours?: {
/**
 * Which days.
 */
days: FinishedValue<'text'>
/**
 * From when to when.
 */
time: FinishedValue<'text'>
}[]
/**
 * A remark.
 */
text?: FinishedValue<'copy'>
}[]
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * One country: what speaks for it, a list, and what to do next.
 */
export interface Country {
/**
 * The kind of block: country.
 */
type: "country"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading: FinishedValue<'heading'>
/**
 * An introduction below the heading.
 */
text?: FinishedValue<'copy'>
flag: FinishedValue<'flag'>
/**
 * What to know about it.
 * 
 * Items: One point.
 */
highlights?: {
icon?: FinishedValue<'icon'>
/**
 * The point in a few words.
 */
title: FinishedValue<'title'>
/**
 * A sentence or two.
 */
text: FinishedValue<'copy'>
}[]
list?: TitledList
/**
 * A card that says what to do next.
 */
next?: {
/**
 * Its heading.
 */
heading: FinishedValue<'title'>
/**
 * A sentence.
 */
text?: FinishedValue<'copy'>
actions: Actions
}
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * A heading with buttons for what to do next: another page, a file such as a PDF, a call.
 */
export interface Cta {
/**
 * The kind of block: call to action.
 */
type: "cta"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading: FinishedValue<'heading'>
/**
 * An introduction below the heading.
 */
text?: FinishedValue<'copy'>
actions: Actions
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * A form, a calendar or a booking page of another service, which the visitor opens.
 */
export interface Embed {
/**
 * The kind of block: embed.
 */
type: "embed"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading?: FinishedValue<'heading'>
/**
 * An introduction below the heading.
 */
text?: FinishedValue<'copy'>
/**
 * Whose it is.
 */
provider: ("acuity" | "calendly" | "google-calendar" | "google-forms")
/**
 * Which one it is: of https://calendly.com/kilifi/trip the part kilifi/trip, of a Google form what stands between /d/e/ and /viewform, the number of an Acuity owner, the address of a Google calendar.
 */
id: string
/**
 * What the visitor opens, on its button: Book a day.
 */
title: FinishedValue<'text'>
/**
 * How high it is once it is open, in pixels.
 */
height?: number
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * What the provider makes of it.
 */
export interface EmbedComposed {
/**
 * The page of the provider.
 */
framed: {
/**
 * What the provider is called.
 */
service: string
/**
 * The address in the frame.
 */
src: string
/**
 * The same as a page of its own.
 */
page: string
/**
 * What the provider says of privacy.
 */
privacy: string
}
/**
 * How high it is, in CSS pixels.
 */
tallness: number
}

/**
 * Events, coming or past. Without any, its heading and its words for an empty list show, or nothing.
 */
export interface Events {
/**
 * The kind of block: events.
 */
type: "events"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading?: FinishedValue<'heading'>
/**
 * An introduction below the heading.
 */
text?: FinishedValue<'copy'>
/**
 * What is shown: featured (one, large), upcoming (a list) or past (a list with attendees and highlights).
 */
style?: ("featured" | "upcoming" | "past")
/**
 * The events.
 * 
 * Items: One event.
 */
items: {
/**
 * Its name.
 */
title: FinishedValue<'title'>
/**
 * Fair, workshop, webinar …
 */
kind?: FinishedValue<'text'>
/**
 * What happens there.
 */
text?: FinishedValue<'copy'>
image?: FinishedValue<'image'>
date: FinishedValue<'occasion'>
/**
 * From when to when, in words of your own; without them, the hours that its day says.
 */
time?: FinishedValue<'text'>
/**
 * Where.
 */
location?: FinishedValue<'text'>
/**
 * What a ticket or a place costs, as a number without quotes: 20. It is written in the currency of the site; 0 says that it is free.
 */
price?: Money
/**
 * How many come or came.
 */
attendees?: FinishedValue<'text'>
/**
 * What was good, one a line.
 */
highlights?: FinishedValue<'text'>[]
/**
 * Where the button leads.
 */
to?: FinishedValue<'link'>
/**
 * Whether it does not take place: it stays in the list, struck out. Its day can say it, too.
 */
cancelled?: boolean
}[]
/**
 * The words on the button of each event that leads somewhere.
 */
action?: FinishedValue<'text'>
/**
 * What to say when there is no event.
 */
empty?: FinishedValue<'copy'>
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * What is made of the days and the prices of events.
 */
export interface EventsComposed {
/**
 * What is made of the day and the price of an event: both in words, and what a visitor can keep of it.
 * 
 * Items: The details of one event.
 */
details?: {
/**
 * Which event it is, counted from 0.
 */
item: number
/**
 * When it starts.
 */
starts?: string
/**
 * When it ends.
 */
ends?: string
/**
 * What it costs, in words.
 */
price?: string
/**
 * Its calendar file, within the base.
 */
calendar?: string
}[]
/**
 * The calendar file of all events, within the base.
 */
calendar?: string
}

/**
 * What a reader wants to know first, in a row: price, duration, meeting point. What is counted stands larger among figures.
 */
export interface Facts {
/**
 * The kind of block: facts.
 */
type: "facts"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading?: FinishedValue<'heading'>
/**
 * An introduction below the heading.
 */
text?: FinishedValue<'copy'>
/**
 * The facts.
 * 
 * @minItems 1
 * 
 * Items: One fact.
 */
items: {
/**
 * What it is about: Price.
 */
label: FinishedValue<'text'>
/**
 * What stands out, a few words or a number: KES 4,500.
 */
value: FinishedValue<'text'>
/**
 * A short remark below: per person.
 */
note?: FinishedValue<'inlineCopy'>
}[]
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * Questions that open to show their answer.
 */
export interface Faq {
/**
 * The kind of block: questions and answers.
 */
type: "faq"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading?: FinishedValue<'heading'>
/**
 * An introduction below the heading.
 */
text?: FinishedValue<'copy'>
/**
 * The questions.
 * 
 * @minItems 1
 * 
 * Items: One question with its answer.
 */
items: {
/**
 * The question, as a visitor would ask it.
 */
question: FinishedValue<'text'>
/**
 * The answer.
 */
answer: FinishedValue<'article'>
}[]
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * A form whose answers are sent as its delivery says.
 */
export interface Form {
/**
 * The kind of block: form.
 */
type: "form"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading?: FinishedValue<'heading'>
/**
 * An introduction below the heading.
 */
text?: FinishedValue<'copy'>
/**
 * A name for this form, used for what is kept in the browser: application.
 */
name: string
delivery: FinishedValue<'delivery'>
/**
 * What visitors are told once they have sent it: what really happened (the usual one), or always that it arrived, after the delay.
 */
feedback?: ("outcome" | "always")
/**
 * The parts of the form, one after another.
 * 
 * @minItems 1
 * 
 * Items: One part of the form.
 */
sections: {
/**
 * The heading of this part.
 */
heading?: FinishedValue<'title'>
/**
 * A sentence below it.
 */
text?: FinishedValue<'copy'>
/**
 * The fields.
 * 
 * @minItems 1
 * 
 * Items: One field.
 */
fields: {
/**
 * What the visitor reads above the field, or beside the box of a consent. It may have a link, such as to the rules, which opens beside the form.
 */
label: FinishedValue<'inlineCopy'>
/**
 * The name under which the answer is sent: firstName. Letters and digits, no spaces.
 */
name: string
/**
 * What kind of answer it takes.
 */
kind: ("text" | "email" | "tel" | "number" | "date" | "select" | "radio" | "checkbox" | "textarea" | "hidden" | "page" | "consent")
/**
 * Whether the form can only be sent with an answer here.
 */
required?: boolean
/**
 * A hint below the label.
 */
help?: FinishedValue<'inlineCopy'>
/**
 * Asks this only where other fields of the form are answered so: { "trip": "night" }, or with one of several answers: { "trip": ["night", "dawn"] }. Of several fields, all must be.
 */
when?: {
/**
 * What is sent when the choice is taken, or a list of those; for a consent, yes.
 * 
 * @minItems 1
 */
[k: string]: string | string[] | undefined
}
/**
 * Whether the address of the page may answer it: with /book?trip=night, the field trip begins with night. For fields that take text, a number, a date or a choice.
 */
prefill?: boolean
/**
 * The choices, where one or several are to be chosen.
 * 
 * Items: One choice, or in a list a group of them.
 */
options?: {
/**
 * What the visitor reads.
 */
label: FinishedValue<'text'>
/**
 * What the form sends when it is chosen.
 */
value?: string
/**
 * The choices of a group, in place of a value.
 * 
 * Items: One choice of the group.
 */
options?: {
/**
 * What the visitor reads.
 */
label: FinishedValue<'text'>
/**
 * What the form sends when it is chosen.
 */
value: string
}[]
}[]
/**
 * How many lines a field for longer answers shows.
 */
rows?: number
/**
 * How much of a line it takes on a wide screen: all of it, or half, so that two such fields after one another stand side by side.
 */
width?: ("half" | "full")
/**
 * What the browser may fill in: given-name, family-name, email, tel, address-level2 …
 */
autocomplete?: string
/**
 * Which keyboard a phone shows.
 */
inputmode?: ("text" | "email" | "tel" | "numeric" | "decimal" | "url")
/**
 * The form that the answer must have as a whole, as those who program write it: \d{6} for six digits.
 */
pattern?: string
/**
 * The fewest characters.
 */
minLength?: number
/**
 * The most characters.
 */
maxLength?: number
/**
 * For a number the smallest one, such as 17. For a date the earliest: 2026-01-31, today, or counted from the day of the visit, such as -18y, +6m, +2w or +30d.
 */
min?: (number | string)
/**
 * For a number the largest one. For a date the latest: 2026-01-31, today, or counted from the day of the visit, such as -18y, +6m, +2w or +30d.
 */
max?: (number | string)
/**
 * The steps of a number, counted from its min or from 0: 1 takes whole numbers alone, 0.5 halves too. Any number where it is left out.
 */
step?: number
/**
 * The answer that stands there at first; for a hidden field, the one that is sent.
 */
value?: FinishedValue<'answer'>
/**
 * What to say when the answer is missing or wrong, in place of the usual words.
 */
message?: FinishedValue<'text'>
/**
 * Whether the confirmation of a sent form repeats the answer. It repeats five at most; where no field says so, the first short ones.
 */
summary?: boolean
}[]
}[]
/**
 * Whether the parts are numbered.
 */
numbered?: boolean
/**
 * A short list to have in mind while filling in the form: beside it on a wide screen, below it on a phone.
 */
aside?: {
/**
 * The heading.
 */
heading: FinishedValue<'title'>
/**
 * The points, five at most.
 * 
 * @minItems 1
 * @maxItems 5
 * 
 * Items: One point.
 */
items: FinishedValue<'inlineCopy'>[]
}
/**
 * Where the answers go, beside the button.
 */
privacy?: FinishedValue<'inlineCopy'>
/**
 * A choice to keep unfinished answers on the device for thirty days.
 */
keep?: {
/**
 * The words beside the box.
 */
label: FinishedValue<'text'>
/**
 * When to leave it off.
 */
help?: FinishedValue<'inlineCopy'>
}
/**
 * A button that empties the form.
 */
clear?: {
/**
 * The words on the button.
 */
label: FinishedValue<'text'>
/**
 * What is asked first.
 */
question: FinishedValue<'text'>
/**
 * Yes.
 */
confirm: FinishedValue<'text'>
/**
 * No.
 */
cancel: FinishedValue<'text'>
/**
 * What is said afterwards.
 */
done: FinishedValue<'text'>
}
/**
 * What keeps bots away. Whoever looks like one is asked to confirm that they are a person before anything is sent. Without effect where feedback is always.
 */
spam?: {
/**
 * Whether there is a field that people do not see and bots fill in. Usually on.
 */
trap?: boolean
/**
 * A form that is sent sooner, without anybody having touched the page, comes from a bot. Usually 2; 0 turns it off.
 */
leastSeconds?: number
}
/**
 * The button that sends.
 */
submit: {
/**
 * The words on the button.
 */
label: FinishedValue<'text'>
/**
 * The words while it is being sent.
 */
busy: FinishedValue<'text'>
/**
 * What is said where it was pressed before the page was ready to send, in place of the usual words.
 */
preparing?: FinishedValue<'text'>
}
/**
 * What is said when it has been sent.
 */
success: {
/**
 * The first line.
 */
title: FinishedValue<'text'>
/**
 * What happens next.
 */
text: FinishedValue<'copy'>
/**
 * How long after submitting it shows, at the earliest.
 */
delaySeconds?: number
/**
 * How long it stays.
 */
showSeconds?: number
}
/**
 * What stands in the place of the form once it has been sent.
 */
confirmation?: {
/**
 * The heading.
 */
heading: FinishedValue<'title'>
/**
 * What happens next, and what to do now.
 */
text: FinishedValue<'copy'>
/**
 * The words before the reference.
 */
referenceLabel?: FinishedValue<'text'>
/**
 * The button that brings the form back.
 */
again?: FinishedValue<'text'>
}
/**
 * What is said when it could not be sent.
 */
failure: {
/**
 * The alert.
 */
alert: FinishedValue<'text'>
/**
 * That nothing typed is lost.
 */
kept?: FinishedValue<'text'>
/**
 * What to say about each kind of failure; each has good words of its own where this is silent.
 */
reasons?: {
/**
 * The service did not accept the form.
 */
badRequest?: FinishedValue<'copy'>
/**
 * The service refused this browser or address.
 */
blocked?: FinishedValue<'copy'>
/**
 * Too many forms in a short time.
 */
tooManyRequests?: FinishedValue<'copy'>
/**
 * The answers are too long for the service.
 */
tooLarge?: FinishedValue<'copy'>
/**
 * The service is not working.
 */
serviceTrouble?: FinishedValue<'copy'>
/**
 * The device has no connection.
 */
offline?: FinishedValue<'copy'>
/**
 * A part of the page that sends the form did not load.
 */
notLoaded?: FinishedValue<'copy'>
/**
 * No answer came back, so nobody knows whether it arrived.
 */
unknown?: FinishedValue<'copy'>
}
/**
 * The button that copies all that was typed.
 */
copy?: FinishedValue<'text'>
/**
 * Other ways to reach you; shown too where the form cannot work at all.
 */
otherWays?: {
/**
 * The heading.
 */
heading: FinishedValue<'title'>
/**
 * Phone, e-mail.
 */
text: FinishedValue<'copy'>
/**
 * The address for those who would rather send the form by e-mail: {email}.
 */
email?: FinishedValue<'text'>
/**
 * The subject of that e-mail; the reference follows it.
 */
subject?: FinishedValue<'text'>
/**
 * The WhatsApp number, with its country code, for those who would rather send it there: {whatsapp}.
 */
whatsapp?: FinishedValue<'whatsapp'>
}
}
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * One picture, or several in a grid, each with its caption.
 */
export interface Gallery {
/**
 * The kind of block: gallery.
 */
type: "gallery"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading?: FinishedValue<'heading'>
/**
 * An introduction below the heading.
 */
text?: FinishedValue<'copy'>
/**
 * The pictures.
 * 
 * @minItems 1
 * 
 * Items: One picture.
 */
items: {
picture: FinishedValue<'picture'>
/**
 * A line below it.
 */
caption?: FinishedValue<'text'>
}[]
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * The opening of a page: its heading, a few sentences, and what to do next.
 */
export interface Hero {
/**
 * The kind of block: hero.
 */
type: "hero"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading: FinishedValue<'heading'>
/**
 * An introduction below the heading.
 */
text?: FinishedValue<'copy'>
/**
 * How it looks: large for the front of the site, page (the usual one) for every other page.
 */
style?: ("large" | "page")
flag?: FinishedValue<'flag'>
/**
 * One short claim, set like a stamp.
 */
claim?: Figure
actions?: Actions
/**
 * A quiet drawing at the end of the header, behind the words: fine lines on nothing. It only decorates, so what it shows stays empty.
 */
artwork?: FinishedValue<'picture'>
picture?: FinishedValue<'picture'>
/**
 * How words and picture stand: split (beside each other), columns (a line, heading and words in two columns, the picture below), cover (the words upon the picture, which goes from edge to edge) or band (the picture as a strip below the words). The theme says the usual one; on phones the words always stand on their own, and without a picture there is nothing to cover.
 */
layout?: ("split" | "columns" | "cover" | "band")
/**
 * What the opening stands on: plain paper, a softly tinted band, a band of the accent colour, that of buttons and links, or of the second colour, or dark ink. Upon a picture it stands with layout cover.
 */
surface?: ("plain" | "tinted" | "accent" | "second" | "ink")
anchor?: FinishedValue<'anchor'>
}

/**
 * What follows from the theme and the picture.
 */
export interface HeroComposed {
/**
 * The layout in which it is drawn.
 */
opening: ("split" | "columns" | "cover" | "band")
}

/**
 * A list of short points, with check marks, numbers or plain dots.
 */
export interface List {
/**
 * The kind of block: list.
 */
type: "list"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading?: FinishedValue<'heading'>
/**
 * An introduction below the heading.
 */
text?: FinishedValue<'copy'>
/**
 * What stands before each item: a dot where nothing is said, and nothing before a single one.
 */
marker?: ("check" | "number" | "dot")
/**
 * In how many columns the items stand on a wide screen.
 */
columns?: (1 | 2 | 3)
/**
 * The items, one a line.
 * 
 * @minItems 1
 * 
 * Items: One item.
 */
items: FinishedValue<'inlineCopy'>[]
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * What follows from how many items there are.
 */
export interface ListComposed {
/**
 * What is drawn before each item.
 */
bullet: ("check" | "number" | "dot" | "none")
}

/**
 * Two or three lists of short points side by side, each with a heading of its own.
 */
export interface Lists {
/**
 * The kind of block: lists.
 */
type: "lists"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading?: FinishedValue<'heading'>
/**
 * An introduction below the heading.
 */
text?: FinishedValue<'copy'>
/**
 * What stands before each item: a dot where nothing is said, and nothing before a single one.
 */
marker?: ("check" | "number" | "dot")
/**
 * The lists, in the order of reading.
 * 
 * @minItems 2
 * @maxItems 3
 * 
 * Items: One list.
 */
lists: {
/**
 * The heading of the list.
 */
heading: FinishedValue<'title'>
/**
 * A sentence before its items.
 */
text?: FinishedValue<'copy'>
/**
 * The items, one a line.
 * 
 * @minItems 1
 * 
 * Items: One item.
 */
items: FinishedValue<'inlineCopy'>[]
}[]
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * What follows from how many items there are.
 */
export interface ListsComposed {
/**
 * What is drawn before the items of each list.
 * 
 * Items: Of one list.
 */
bullets: ("check" | "number" | "dot" | "none")[]
}

/**
 * The marks of partners or accreditors.
 */
export interface Logos {
/**
 * The kind of block: logos.
 */
type: "logos"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading?: FinishedValue<'heading'>
/**
 * An introduction below the heading.
 */
text?: FinishedValue<'copy'>
/**
 * The marks.
 * 
 * @minItems 1
 * 
 * Items: One mark.
 */
items: {
picture: FinishedValue<'picture'>
/**
 * Where it leads.
 */
to?: FinishedValue<'link'>
}[]
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * What a visitor sees at an address that does not exist.
 */
export interface NotFound {
/**
 * The kind of block: not found.
 */
type: "not-found"
heading: FinishedValue<'heading'>
/**
 * What happened.
 */
text: FinishedValue<'text'>
/**
 * What may be the reason.
 */
help?: FinishedValue<'copy'>
action: Action
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * A short remark that stands out from the page.
 */
export interface Notice {
/**
 * The kind of block: notice.
 */
type: "notice"
/**
 * A heading in bold.
 */
title?: FinishedValue<'title'>
/**
 * What to know.
 */
text: FinishedValue<'article'>
icon?: FinishedValue<'icon'>
actions?: Actions
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * Where to find you: the address, the opening hours, the way there and a map.
 */
export interface Place {
/**
 * The kind of block: place.
 */
type: "place"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading: FinishedValue<'heading'>
/**
 * An introduction below the heading.
 */
text?: FinishedValue<'copy'>
/**
 * Where it is, as maps tell it: latitude, then longitude ([-1.2864, 36.8172]). Without it, where the business says that it is; where that says nothing either, there is no map, and the way there is found by the address.
 */
at?: Position
/**
 * What is there: the name of the business.
 */
label: FinishedValue<'text'>
/**
 * The address, a line in each paragraph: ["12 Market Street", "Nairobi"].
 */
address?: FinishedValue<'inlineCopy'>
hours?: OpeningHours
/**
 * Shows the hours of every season, not only those of today.
 */
allSeasons?: boolean
/**
 * How near the map shows it: 3 a continent, 10 a city, 14 a quarter (the usual one), 17 a street.
 */
zoom?: number
actions?: Actions
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * What is worked out of the place and its hours.
 */
export interface PlaceComposed {
/**
 * The map in its frame; without it the address alone says where it is.
 */
map?: {
/**
 * Whose map it is.
 */
service: string
/**
 * Its address in the frame.
 */
src: string
/**
 * The same as a page of its own.
 */
page: string
/**
 * What the service says of privacy.
 */
privacy: string
}
/**
 * The address that shows the way there.
 */
way: string
/**
 * The opening hours as they are read: those of today's season, then those of the next; or those of all seasons.
 * 
 * Items: A season, and its week.
 */
seasons: {
/**
 * When it is, in words, where it has a first day and a last.
 */
period?: string
/**
 * Its first day in words, where it has no last.
 */
firstDay?: string
/**
 * Its last day in words, where it has no first.
 */
lastDay?: string
/**
 * Its last day.
 */
until?: string
/**
 * Its week.
 * 
 * Items: Days of the week with the same hours.
 */
lines: {
/**
 * The days.
 */
days: string
/**
 * From when to when, each span of time; none where it is closed.
 * 
 * Items: One span of time.
 */
times: string[]
/**
 * Present where it is open without end.
 */
isAllDay?: true
}[]
}[]
/**
 * The days with hours of their own, for the weeks to come.
 * 
 * Items: One such day, or several.
 */
special: {
/**
 * The days.
 */
days: string
/**
 * From when to when, each span of time; none where it is closed.
 * 
 * Items: One span of time.
 */
times: string[]
/**
 * Present where it is open without end.
 */
isAllDay?: true
/**
 * The last of them.
 */
until: string
}[]
/**
 * The time zone of the hours; it is not said where the site does not say it.
 */
timeZone?: string
}

/**
 * The people or roles behind the site.
 */
export interface Profiles {
/**
 * The kind of block: profiles.
 */
type: "profiles"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading?: FinishedValue<'heading'>
/**
 * An introduction below the heading.
 */
text?: FinishedValue<'copy'>
/**
 * The profiles.
 * 
 * @minItems 1
 * 
 * Items: One profile.
 */
items: {
/**
 * The role; the heading where no name is given.
 */
position: FinishedValue<'title'>
/**
 * The name, where it is to be given; it is the heading then.
 */
name?: FinishedValue<'text'>
picture?: FinishedValue<'picture'>
/**
 * What the person does for the reader.
 */
text: FinishedValue<'copy'>
list?: TitledList
}[]
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * Why a stranger may trust the business: accreditations, licence numbers, memberships, guarantees.
 */
export interface Proof {
/**
 * The kind of block: proof.
 */
type: "proof"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading?: FinishedValue<'heading'>
/**
 * An introduction below the heading.
 */
text?: FinishedValue<'copy'>
/**
 * Two to four facts: one alone is a sentence of the text, and of more than four none is remembered.
 * 
 * @minItems 2
 * @maxItems 4
 * 
 * Items: One fact, with an icon or a picture as its mark.
 */
items: {
icon?: FinishedValue<'icon'>
/**
 * A mark in place of the icon, such as the logo of an association.
 */
picture?: FinishedValue<'picture'>
/**
 * What is vouched for: Licensed guide.
 */
label: FinishedValue<'text'>
/**
 * The number by which it can be found: TRA/2231.
 */
value?: FinishedValue<'text'>
/**
 * What it means for the reader, in a sentence.
 */
note?: FinishedValue<'copy'>
source?: Source
}[]
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * Words that somebody said.
 */
export interface Quote {
/**
 * The kind of block: quote.
 */
type: "quote"
/**
 * The words.
 */
quote: FinishedValue<'inlineCopy'>
/**
 * Who said them.
 */
name: FinishedValue<'text'>
/**
 * Who that is.
 */
role?: FinishedValue<'text'>
picture?: FinishedValue<'picture'>
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * What several people said of the business, with stars and the place of a review where there are any. One voice alone is a quote.
 */
export interface Quotes {
/**
 * The kind of block: quotes.
 */
type: "quotes"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading?: FinishedValue<'heading'>
/**
 * An introduction below the heading.
 */
text?: FinishedValue<'copy'>
/**
 * The quotes.
 * 
 * @minItems 1
 * 
 * Items: One quote.
 */
items: {
/**
 * What was said.
 */
quote: FinishedValue<'inlineCopy'>
/**
 * Who said them.
 */
name: FinishedValue<'text'>
/**
 * Who that is, or where from.
 */
role?: FinishedValue<'text'>
picture?: FinishedValue<'picture'>
/**
 * How many stars of five were given, as a whole number without quotes: 4.
 */
stars?: number
/**
 * Where the review was written: { "label": "Review on TripRatings", "to": "https://…" }, without an address where it is not on the web.
 */
source?: Source
}[]
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * Nothing is added to what is written.
 */
export interface QuotesComposed {

}

/**
 * A map with lines from one country to others, and links to what the site says of each.
 */
export interface RouteMap {
/**
 * The kind of block: route map.
 */
type: "route-map"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading?: FinishedValue<'heading'>
/**
 * An introduction below the heading.
 */
text?: FinishedValue<'copy'>
/**
 * What the map shows, for those who do not see it.
 */
alt: FinishedValue<'text'>
/**
 * Where every line begins.
 */
origin: {
/**
 * The country, by its two-letter code: ke, gb, ae.
 */
code: string
/**
 * The name on the map, of the country or of a place in it.
 */
label: FinishedValue<'text'>
}
/**
 * Where the lines lead: up to three kinds of destination, each in a colour of its own.
 * 
 * @minItems 1
 * @maxItems 3
 * 
 * Items: One kind of destination.
 */
groups: {
/**
 * What the destinations have in common, beside their links.
 */
label?: FinishedValue<'text'>
/**
 * The destinations. Those in the same country share a line.
 * 
 * @minItems 1
 * 
 * Items: One destination.
 */
items: {
/**
 * The country, by its two-letter code: ke, gb, ae.
 */
code: string
/**
 * The name on the map and in the list below it.
 */
label: FinishedValue<'text'>
to?: FinishedValue<'link'>
}[]
}[]
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * The map as it is drawn.
 */
export interface RouteMapComposed {
/**
 * The map, in units of which its width has a thousand.
 */
map: {
/**
 * The width.
 */
width: number
/**
 * The height.
 */
height: number
/**
 * The path of all land.
 */
land: string
/**
 * The lines, one for each country.
 * 
 * Items: One line.
 */
arcs: {
/**
 * Its path.
 */
path: string
/**
 * The place of the first group that has the country.
 */
group: number
}[]
/**
 * For each group the path that marks its destinations, each with a line of no length.
 * 
 * Items: The path of one group.
 */
dots: string[]
/**
 * The same for the origin.
 */
origin: string
/**
 * The names that have room beside their dots, and the numbers that a phone shows in their place.
 * 
 * Items: One name.
 */
names: {
/**
 * The name.
 */
text: string
/**
 * Where it stands, in hundredths of the width.
 */
x: number
/**
 * Where its middle lies, in hundredths of the height.
 */
y: number
/**
 * Which part of it stands there.
 */
align: ("start" | "middle" | "end")
/**
 * Present where it may lead somewhere: how wide what is pressed is, in heights of its letters.
 */
room?: number
/**
 * Where what is pressed reaches beyond it, unless to both sides alike.
 */
side?: ("above" | "below")
/**
 * Present where it is a number, or the origin beside numbers.
 */
isNumber?: true
/**
 * Present where it names the origin.
 */
isOrigin?: true
/**
 * The first destination of that name: its group, and its place in it.
 * 
 * Items: A place, from nought.
 */
item?: number[]
}[]
/**
 * The countries, in the order of their numbers.
 * 
 * Items: A code of two letters.
 */
codes: string[]
}
}

/**
 * A picture on one side, words on the other.
 */
export interface Split {
/**
 * The kind of block: split.
 */
type: "split"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading?: FinishedValue<'heading'>
/**
 * What it says beside the picture.
 */
text?: FinishedValue<'article'>
picture: FinishedValue<'picture'>
/**
 * On which side the picture stands on a wide screen: at the start or the end of the line.
 */
side?: ("start" | "end")
actions?: Actions
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * Figures and what they count.
 */
export interface Stats {
/**
 * The kind of block: figures.
 */
type: "stats"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading?: FinishedValue<'heading'>
/**
 * An introduction below the heading.
 */
text?: FinishedValue<'copy'>
/**
 * How the figures look: plain, or set like the stamp of an entry.
 */
style?: ("plain" | "stamp")
/**
 * The figures.
 * 
 * @minItems 1
 * 
 * Items: One figure.
 */
items: {
/**
 * The figure: 200+.
 */
value: FinishedValue<'text'>
/**
 * What it counts.
 */
label: FinishedValue<'text'>
}[]
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * What happens, in order.
 */
export interface Steps {
/**
 * The kind of block: steps.
 */
type: "steps"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading?: FinishedValue<'heading'>
/**
 * An introduction below the heading.
 */
text?: FinishedValue<'copy'>
/**
 * The steps, first to last.
 * 
 * @minItems 1
 * 
 * Items: One step.
 */
items: {
/**
 * What happens.
 */
title: FinishedValue<'title'>
/**
 * A sentence about it.
 */
text?: FinishedValue<'copy'>
icon?: FinishedValue<'icon'>
}[]
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * Rows and columns.
 */
export interface Table {
/**
 * The kind of block: table.
 */
type: "table"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading?: FinishedValue<'heading'>
/**
 * An introduction below the heading.
 */
text?: FinishedValue<'copy'>
/**
 * What the table shows.
 */
caption?: FinishedValue<'text'>
/**
 * The headings of the columns.
 * 
 * @minItems 1
 */
columns: FinishedValue<'text'>[]
/**
 * The rows, each with one cell a column.
 * 
 * @minItems 1
 */
rows: FinishedValue<'inlineCopy'>[][]
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * A heading and paragraphs.
 */
export interface Text {
/**
 * The kind of block: text.
 */
type: "text"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading?: FinishedValue<'heading'>
/**
 * What it says: a few sentences, or a whole article.
 */
text: FinishedValue<'article'>
actions?: Actions
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * A film that the visitor may play: of YouTube or Vimeo, or a file of your own.
 */
export interface Video {
/**
 * The kind of block: video.
 */
type: "video"
/**
 * A few small words above the heading.
 */
eyebrow?: FinishedValue<'text'>
heading?: FinishedValue<'heading'>
/**
 * An introduction below the heading.
 */
text?: FinishedValue<'copy'>
/**
 * The film: its address at YouTube or Vimeo, or a file from the uploads folder: uploads/film.mp4.
 */
src: FinishedValue<'film'>
/**
 * What is seen before the film is played. What it shows is what the film is called for those who do not see it.
 */
poster: FinishedValue<'picture'>
captions?: FinishedValue<'captions'>
/**
 * A remark below the film.
 */
caption?: FinishedValue<'inlineCopy'>
surface?: Surface
backdrop?: Backdrop
anchor?: FinishedValue<'anchor'>
}

/**
 * Nothing is added to what is written.
 */
export interface VideoComposed {

}

/** Every block type with what its component receives. */
export interface Blocks {
  'card-grid': CardGrid & CardGridComposed;
  'chips': Chips;
  'contact': Contact;
  'country': Country;
  'cta': Cta;
  'embed': Embed & EmbedComposed;
  'events': Events & EventsComposed;
  'facts': Facts;
  'faq': Faq;
  'form': Form;
  'gallery': Gallery;
  'hero': Hero & HeroComposed;
  'list': List & ListComposed;
  'lists': Lists & ListsComposed;
  'logos': Logos;
  'not-found': NotFound;
  'notice': Notice;
  'place': Place & PlaceComposed;
  'profiles': Profiles;
  'proof': Proof;
  'quote': Quote;
  'quotes': Quotes & QuotesComposed;
  'route-map': RouteMap & RouteMapComposed;
  'split': Split;
  'stats': Stats;
  'steps': Steps;
  'table': Table;
  'text': Text;
  'video': Video & VideoComposed;
}
/** What composers add to the block types that have one. */
export interface Composed {
  'card-grid': CardGridComposed;
  'embed': EmbedComposed;
  'events': EventsComposed;
  'hero': HeroComposed;
  'list': ListComposed;
  'lists': ListsComposed;
  'place': PlaceComposed;
  'quotes': QuotesComposed;
  'route-map': RouteMapComposed;
  'video': VideoComposed;
}
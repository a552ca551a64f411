// Made by `npm run generate` from the schemas. Change those, not this file.
import type { Copy, Delivery, Flag, Image, Link, Picture } from '../page';
/**
 * A button that leads somewhere.
 */
export interface Action {
/**
 * The words on the button.
 */
label: string
to: Link
/**
 * How strongly it calls: primary (filled), secondary (outlined) or quiet (a plain link). The first button is primary unless this says otherwise.
 */
style?: ("primary" | "secondary" | "quiet")
icon?: string
}

/**
 * A short list under a heading of its own.
 */
export interface TitledList {
/**
 * The heading of the list.
 */
heading: string
/**
 * The items, one a line.
 */
items: string[]
}

/**
 * What stands above every page.
 */
export interface Header {
/**
 * The main menu.
 * 
 * Items: One entry of the menu: a link (to), or a list of links (items).
 */
menu: {
/**
 * The words.
 */
label: string
/**
 * Other words for it on a phone.
 */
phoneLabel?: string
to?: Link
/**
 * The links that open below it.
 * 
 * Items: One link of the menu.
 */
items?: {
/**
 * The words of the link.
 */
label: string
to: Link
flag?: Flag
icon?: string
}[]
}[]
/**
 * The button at the end of the menu.
 */
action?: Action
}

/**
 * What stands below every page.
 */
export interface Footer {
/**
 * A few words about the business.
 */
text?: Copy
/**
 * Columns of links or lines, each under a heading.
 * 
 * Items: One column.
 */
groups?: {
/**
 * The heading of the column.
 */
heading: string
/**
 * Its lines.
 * 
 * Items: One link of the footer.
 */
items: {
/**
 * The words.
 */
label: string
/**
 * Where it leads; without it the words stand alone.
 */
to?: Link
flag?: Flag
}[]
}[]
/**
 * Who has accredited the business.
 */
accreditation?: Copy
/**
 * The line at the very end. {year} writes the year in which the site was built.
 */
copyright: string
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
eyebrow?: string
heading?: string
/**
 * An introduction below the heading.
 */
text?: Copy
/**
 * How the cards look.
 */
style?: ("plain" | "ticket" | "numbered" | "icon")
/**
 * How many cards stand side by side on a wide screen.
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
title: string
/**
 * A sentence or two.
 */
text?: Copy
icon?: string
flag?: Flag
picture?: Picture
/**
 * A short fact beside the title: 500+ programs.
 */
meta?: string
/**
 * On a ticket, the words on its stub: NBO → SYD.
 */
stub?: string
/**
 * Short lists inside the card, each with its heading.
 */
lists?: TitledList[]
/**
 * Where the card leads. The whole card is one link.
 */
to?: Link
}[]
/**
 * A remark below the cards.
 */
note?: Copy
actions?: Action[]
surface?: 'plain' | 'tinted' | 'ink'
anchor?: string
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
eyebrow?: string
heading?: string
/**
 * An introduction below the heading.
 */
text?: Copy
/**
 * The ways.
 * 
 * @minItems 1
 * 
 * Items: One way.
 */
items: {
icon?: string
/**
 * Phone, Email …
 */
title: string
/**
 * The number or address.
 */
value?: string
/**
 * Where a tap on the value leads: tel:{phone}.
 */
to?: Link
/**
 * Opening hours.
 * 
 * Items: One line of the hours.
 */
hours?: {
/**
 * Which days.
 */
days: string
/**
 * From when to when.
 */
time: string
}[]
/**
 * A remark.
 */
text?: Copy
}[]
surface?: 'plain' | 'tinted' | 'ink'
anchor?: string
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
eyebrow?: string
heading: string
/**
 * An introduction below the heading.
 */
text?: Copy
flag: Flag
/**
 * What to know about it.
 * 
 * Items: One point.
 */
highlights?: {
icon?: string
/**
 * The point in a few words.
 */
title: string
/**
 * A sentence or two.
 */
text: Copy
}[]
list?: TitledList
/**
 * A card that says what to do next.
 */
next?: {
/**
 * Its heading.
 */
heading: string
/**
 * A sentence.
 */
text?: Copy
actions: Action[]
}
surface?: 'plain' | 'tinted' | 'ink'
anchor?: string
}

/**
 * One thing to do next, with its button.
 */
export interface Cta {
/**
 * The kind of block: call to action.
 */
type: "cta"
/**
 * A few small words above the heading.
 */
eyebrow?: string
heading: string
/**
 * An introduction below the heading.
 */
text?: Copy
actions: Action[]
surface?: 'plain' | 'tinted' | 'ink'
anchor?: string
}

/**
 * Events, coming or past. Without any, only its words for an empty list show, or nothing.
 */
export interface Events {
/**
 * The kind of block: events.
 */
type: "events"
/**
 * A few small words above the heading.
 */
eyebrow?: string
heading?: string
/**
 * An introduction below the heading.
 */
text?: Copy
/**
 * featured (large), upcoming (a list) or past (a list with attendees and highlights).
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
title: string
/**
 * Fair, workshop, webinar …
 */
kind?: string
/**
 * What happens there.
 */
text?: Copy
image?: Image
/**
 * The day, as 2026-03-14.
 */
date: string
/**
 * From when to when.
 */
time?: string
/**
 * Where.
 */
location?: string
/**
 * How many come or came.
 */
attendees?: string
/**
 * What was good, one a line.
 */
highlights?: string[]
/**
 * Where the button leads.
 */
to?: Link
}[]
/**
 * The words on the button of each event that leads somewhere.
 */
action?: string
/**
 * What to say when there is no event.
 */
empty?: Copy
surface?: 'plain' | 'tinted' | 'ink'
anchor?: string
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
eyebrow?: string
heading?: string
/**
 * An introduction below the heading.
 */
text?: Copy
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
question: string
/**
 * The answer.
 */
answer: Copy
}[]
surface?: 'plain' | 'tinted' | 'ink'
anchor?: string
}

/**
 * A form whose answers are sent by e-mail.
 */
export interface Form {
/**
 * The kind of block: form.
 */
type: "form"
/**
 * A few small words above the heading.
 */
eyebrow?: string
heading?: string
/**
 * An introduction below the heading.
 */
text?: Copy
/**
 * A name for this form, used for what is kept in the browser: application.
 */
name: string
delivery: Delivery
/**
 * outcome (the usual one) says what really happened. always shows success after the delay whatever happened.
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
heading?: string
/**
 * A sentence below it.
 */
text?: Copy
/**
 * The fields.
 * 
 * @minItems 1
 * 
 * Items: One field.
 */
fields: {
/**
 * The name under which the answer is sent: firstName. Letters and digits, no spaces.
 */
name: string
/**
 * What the visitor reads above the field, or beside the box of a consent: I have read the [rules](/rules). Its links open beside the form.
 */
label: Copy
/**
 * What kind of answer it takes.
 */
kind: ("text" | "email" | "tel" | "number" | "date" | "select" | "radio" | "checkbox" | "textarea" | "hidden" | "consent")
/**
 * Whether the form can only be sent with an answer here.
 */
required?: boolean
/**
 * A hint below the label.
 */
help?: Copy
/**
 * The choices of a select, radio or checkbox field.
 * 
 * Items: One choice.
 */
options?: {
/**
 * What is sent when it is chosen.
 */
value: string
/**
 * What the visitor reads.
 */
label: string
}[]
/**
 * How many lines a textarea shows.
 */
rows?: number
/**
 * Whether two such fields share a line on a wide screen.
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
 * A regular expression that the answer must match as a whole.
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
 * The smallest number, or the earliest date (2026-01-31).
 */
min?: (number | string)
/**
 * The largest number, or the latest date.
 */
max?: (number | string)
/**
 * The answer that stands there at first; for a hidden field, the one that is sent.
 */
value?: string
/**
 * What to say when the answer is missing or wrong, in place of the usual words.
 */
message?: string
}[]
}[]
/**
 * Whether the parts are numbered.
 */
numbered?: boolean
/**
 * Where the answers go, beside the button.
 */
privacy?: Copy
/**
 * A choice to keep unfinished answers on the device for thirty days.
 */
keep?: {
/**
 * The words beside the box.
 */
label: string
/**
 * When to leave it off.
 */
help?: Copy
}
/**
 * A button that empties the form.
 */
clear?: {
/**
 * The words on the button.
 */
label: string
/**
 * What is asked first.
 */
question: string
/**
 * Yes.
 */
confirm: string
/**
 * No.
 */
cancel: string
/**
 * What is said afterwards.
 */
done: string
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
label: string
/**
 * The words while it is being sent.
 */
busy: string
/**
 * What is said where it was pressed before the page was ready to send, in place of the usual words.
 */
preparing?: string
}
/**
 * What is said when it has been sent.
 */
success: {
/**
 * The first line.
 */
title: string
/**
 * What happens next.
 */
text: Copy
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
heading: string
/**
 * What to do now.
 */
text: Copy
/**
 * The words before the reference.
 */
referenceLabel?: string
/**
 * The button that brings the form back.
 */
again?: string
}
/**
 * What is said when it could not be sent.
 */
failure: {
/**
 * The alert.
 */
alert: string
/**
 * That nothing typed is lost.
 */
kept?: string
/**
 * What to say about each kind of failure; each has good words of its own where this is silent.
 */
reasons?: {
/**
 * The service did not accept the form.
 */
badRequest?: Copy
/**
 * The service refused this browser or address.
 */
blocked?: Copy
/**
 * Too many forms in a short time.
 */
tooManyRequests?: Copy
/**
 * The answers are too long for the service.
 */
tooLarge?: Copy
/**
 * The service is not working.
 */
serviceTrouble?: Copy
/**
 * The device has no connection.
 */
offline?: Copy
/**
 * A part of the page that sends the form did not load.
 */
notLoaded?: Copy
/**
 * No answer came back, so nobody knows whether it arrived.
 */
unknown?: Copy
}
/**
 * The button that copies all that was typed.
 */
copy?: string
/**
 * Other ways to reach you; shown too where the form cannot work at all.
 */
otherWays?: {
/**
 * The heading.
 */
heading: string
/**
 * Phone, e-mail.
 */
text: Copy
/**
 * The address for those who would rather send the form by e-mail: {email}.
 */
email?: string
/**
 * The subject of that e-mail; the reference follows it.
 */
subject?: string
/**
 * The WhatsApp number, with its country code, for those who would rather send it there: {whatsapp}.
 */
whatsapp?: string
}
}
surface?: 'plain' | 'tinted' | 'ink'
anchor?: string
}

/**
 * Pictures with captions.
 */
export interface Gallery {
/**
 * The kind of block: gallery.
 */
type: "gallery"
/**
 * A few small words above the heading.
 */
eyebrow?: string
heading?: string
/**
 * An introduction below the heading.
 */
text?: Copy
/**
 * The pictures.
 * 
 * @minItems 1
 * 
 * Items: One picture.
 */
items: {
picture: Picture
/**
 * A line below it.
 */
caption?: string
}[]
surface?: 'plain' | 'tinted' | 'ink'
anchor?: string
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
eyebrow?: string
heading: string
/**
 * An introduction below the heading.
 */
text?: Copy
/**
 * large for the front of the site, page (the usual one) for every other page.
 */
style?: ("large" | "page")
flag?: Flag
/**
 * One short claim, set like a stamp.
 */
claim?: {
/**
 * The figure or word: 10+.
 */
value: string
/**
 * What it counts: countries.
 */
label: string
}
actions?: Action[]
/**
 * A quiet drawing at the end of the header, behind the words: fine lines on nothing. Name uploads/artwork/headers/NAME.svg, and npm run artwork draws it; "alt": "", since it only decorates.
 */
artwork?: Picture
picture?: Picture
surface?: 'plain' | 'tinted' | 'ink'
anchor?: string
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
eyebrow?: string
heading?: string
/**
 * An introduction below the heading.
 */
text?: Copy
/**
 * What stands before each item.
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
items: Copy[]
surface?: 'plain' | 'tinted' | 'ink'
anchor?: string
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
eyebrow?: string
heading?: string
/**
 * An introduction below the heading.
 */
text?: Copy
/**
 * The marks.
 * 
 * @minItems 1
 * 
 * Items: One mark.
 */
items: {
picture: Picture
/**
 * Where it leads.
 */
to?: Link
}[]
surface?: 'plain' | 'tinted' | 'ink'
anchor?: string
}

/**
 * What a visitor sees at an address that does not exist.
 */
export interface NotFound {
/**
 * The kind of block: not found.
 */
type: "not-found"
heading: string
/**
 * What happened.
 */
text: string
/**
 * What may be the reason.
 */
help?: Copy
action: Action
surface?: 'plain' | 'tinted' | 'ink'
anchor?: string
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
title?: string
/**
 * What to know.
 */
text: Copy
icon?: string
actions?: Action[]
surface?: 'plain' | 'tinted' | 'ink'
anchor?: string
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
eyebrow?: string
heading?: string
/**
 * An introduction below the heading.
 */
text?: Copy
/**
 * The profiles.
 * 
 * @minItems 1
 * 
 * Items: One profile.
 */
items: {
/**
 * The role.
 */
position: string
/**
 * The name, where it is to be given.
 */
name?: string
picture?: Picture
/**
 * What the person does for the reader.
 */
text: Copy
list?: TitledList
}[]
surface?: 'plain' | 'tinted' | 'ink'
anchor?: string
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
quote: Copy
/**
 * Who said them.
 */
name: string
/**
 * Who that is.
 */
role?: string
picture?: Picture
surface?: 'plain' | 'tinted' | 'ink'
anchor?: string
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
eyebrow?: string
heading?: string
/**
 * An introduction below the heading.
 */
text?: Copy
/**
 * What the map shows, for those who do not see it.
 */
alt: string
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
label: string
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
label?: string
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
label: string
to?: Link
}[]
}[]
surface?: 'plain' | 'tinted' | 'ink'
anchor?: string
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
 * The names that have room beside their dots.
 * 
 * Items: One name.
 */
names: {
/**
 * The name.
 */
text: string
/**
 * Where it stands.
 */
x: number
/**
 * Where its base line lies.
 */
y: number
/**
 * Which part of it stands there.
 */
align: ("start" | "middle" | "end")
/**
 * Present where it names the origin.
 */
isOrigin?: true
}[]
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
eyebrow?: string
heading?: string
/**
 * An introduction below the heading.
 */
text?: Copy
picture: Picture
/**
 * On which side the picture stands on a wide screen: at the start or the end of the line.
 */
side?: ("start" | "end")
actions?: Action[]
surface?: 'plain' | 'tinted' | 'ink'
anchor?: string
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
eyebrow?: string
heading?: string
/**
 * An introduction below the heading.
 */
text?: Copy
/**
 * plain figures, or set like entry stamps.
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
value: string
/**
 * What it counts.
 */
label: string
}[]
surface?: 'plain' | 'tinted' | 'ink'
anchor?: string
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
eyebrow?: string
heading?: string
/**
 * An introduction below the heading.
 */
text?: Copy
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
title: string
/**
 * A sentence about it.
 */
text?: Copy
icon?: string
}[]
surface?: 'plain' | 'tinted' | 'ink'
anchor?: string
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
eyebrow?: string
heading?: string
/**
 * An introduction below the heading.
 */
text?: Copy
/**
 * What the table shows.
 */
caption?: string
/**
 * The headings of the columns.
 * 
 * @minItems 1
 */
columns: string[]
/**
 * The rows, each with one cell a column.
 * 
 * @minItems 1
 */
rows: Copy[][]
surface?: 'plain' | 'tinted' | 'ink'
anchor?: string
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
eyebrow?: string
heading?: string
/**
 * An introduction below the heading.
 */
text: Copy
actions?: Action[]
surface?: 'plain' | 'tinted' | 'ink'
anchor?: string
}

/** Every block type with what its component receives. */
export interface Blocks {
  'card-grid': CardGrid;
  'contact': Contact;
  'country': Country;
  'cta': Cta;
  'events': Events;
  'faq': Faq;
  'form': Form;
  'gallery': Gallery;
  'hero': Hero;
  'list': List;
  'logos': Logos;
  'not-found': NotFound;
  'notice': Notice;
  'profiles': Profiles;
  'quote': Quote;
  'route-map': RouteMap & RouteMapComposed;
  'split': Split;
  'stats': Stats;
  'steps': Steps;
  'table': Table;
  'text': Text;
}
/** What composers add to the block types that have one. */
export interface Composed {
  'route-map': RouteMapComposed;
}
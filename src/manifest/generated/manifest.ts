// Made by `npm run generate` from the schemas. Change those, not this file.
import type { AuthoredBlock } from '../manifest';
/**
 * One website: its name, looks, words and pages.
 */
export interface Manifest {
/**
 * Where the editor finds what may be written here: ./schema/site.schema.json.
 */
$schema?: string
/**
 * The version of this format: 1.
 */
schemaVersion: 1
/**
 * What the site is called, where it stands and in which language it speaks.
 */
site: {
/**
 * The name of the business. Copy may write it as {name}.
 */
name: string
/**
 * The address at which the site is published: https://www.example.com, or https://example.com/folder/.
 */
url: string
/**
 * Whether the addresses of pages end with a slash: /apply/ (true) or /apply (false, the usual one).
 */
trailingSlash?: boolean
/**
 * The language of the copy: en-KE, de, ar.
 */
language: string
/**
 * Which way the language runs: ltr (left to right, the usual one) or rtl.
 */
direction?: ("ltr" | "rtl")
/**
 * One sentence about the business, for search engines.
 */
description: string
/**
 * The logo in the header.
 */
logo: {
/**
 * The file, as its path beside site.json: uploads/team.jpg.
 */
src: string
/**
 * What the picture shows, for those who do not see it. "" where it only decorates.
 */
alt: string
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
 * What the picture shows, for those who do not see it. "" where it only decorates.
 */
alt: string
}
}
/**
 * Colours, type and corners of the whole site.
 */
theme: {
/**
 * Four colours, each as #rrggbb.
 */
colors: {
/**
 * What the pages stand on, such as #fbf7f0.
 */
paper: string
/**
 * The words, such as #14213d.
 */
ink: string
/**
 * Buttons, links and what should catch the eye, such as #c2410c.
 */
accent: string
/**
 * A second hue that tells some sections apart, such as #0f766e.
 */
second: string
}
/**
 * The typeface of the headings; system uses the one of the device and costs no data.
 */
font?: ("bricolage-grotesque" | "fraunces" | "outfit" | "system")
/**
 * How round corners are.
 */
radius?: ("none" | "small" | "medium" | "large")
}
/**
 * Where the pictures of flags come from.
 */
flags?: {
/**
 * bundled (the usual one): files of this site. Or the address of a flag service, with {code} and {width} in it: https://, the website, then / and letters, digits, . _ ~ % @ + = , or -.
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
collections?: {
/**
 * One collection: its entries, in the order in which they show.
 * 
 * Items: One entry. Its fields are yours to name: {country} in an "as" writes the field country.
 */
[k: string]: {

}[] | undefined
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
 * What stands above every page.
 */
header: {
/**
 * The main menu.
 */
menu: ({
/**
 * The words.
 */
label: string
/**
 * Other words for it on a phone.
 */
phoneLabel?: string
to?: string
/**
 * The links that open below it.
 */
items?: ({
/**
 * The words of the link.
 */
label: string
to: string
flag?: string
icon?: string
}[] | {
/**
 * The name of the collection to take the items from.
 */
from: string
/**
 * How one entry becomes one item: {field} writes a field of the entry.
 */
as: {
/**
 * The words of the link.
 */
label: string
to: string
flag?: string
icon?: string
}
/**
 * Takes only the entries whose fields have these values.
 */
where?: {
/**
 * The value.
 */
[k: string]: string | number | boolean | undefined
}
/**
 * The most entries to take.
 */
limit?: number
})
}[] | {
/**
 * The name of the collection to take the items from.
 */
from: string
/**
 * How one entry becomes one item: {field} writes a field of the entry.
 */
as: {
/**
 * The words.
 */
label: string
/**
 * Other words for it on a phone.
 */
phoneLabel?: string
to?: string
/**
 * The links that open below it.
 */
items?: ({
/**
 * The words of the link.
 */
label: string
to: string
flag?: string
icon?: string
}[] | string)
}
/**
 * Takes only the entries whose fields have these values.
 */
where?: {
/**
 * The value.
 */
[k: string]: string | number | boolean | undefined
}
/**
 * The most entries to take.
 */
limit?: number
})
/**
 * The button at the end of the menu.
 */
action?: {
/**
 * The words on the button.
 */
label: string
to: string
/**
 * How strongly it calls: primary (filled), secondary (outlined) or quiet (a plain link). The first button is primary unless this says otherwise.
 */
style?: ("primary" | "secondary" | "quiet")
icon?: string
}
}
/**
 * What stands below every page.
 */
footer: {
/**
 * A few words about the business.
 * 
 * @minItems 1
 */
text?: (string | string[])
/**
 * Columns of links or lines, each under a heading.
 */
groups?: ({
/**
 * The heading of the column.
 */
heading: string
/**
 * Its lines.
 */
items: ({
/**
 * The words.
 */
label: string
/**
 * Where it leads; without it the words stand alone.
 */
to?: string
flag?: string
}[] | {
/**
 * The name of the collection to take the items from.
 */
from: string
/**
 * How one entry becomes one item: {field} writes a field of the entry.
 */
as: {
/**
 * The words.
 */
label: string
/**
 * Where it leads; without it the words stand alone.
 */
to?: string
flag?: string
}
/**
 * Takes only the entries whose fields have these values.
 */
where?: {
/**
 * The value.
 */
[k: string]: string | number | boolean | undefined
}
/**
 * The most entries to take.
 */
limit?: number
})
}[] | {
/**
 * The name of the collection to take the items from.
 */
from: string
/**
 * How one entry becomes one item: {field} writes a field of the entry.
 */
as: {
/**
 * The heading of the column.
 */
heading: string
/**
 * Its lines.
 */
items: ({
/**
 * The words.
 */
label: string
/**
 * Where it leads; without it the words stand alone.
 */
to?: string
flag?: string
}[] | string)
}
/**
 * Takes only the entries whose fields have these values.
 */
where?: {
/**
 * The value.
 */
[k: string]: string | number | boolean | undefined
}
/**
 * The most entries to take.
 */
limit?: number
})
/**
 * Who has accredited the business.
 * 
 * @minItems 1
 */
accreditation?: (string | string[])
/**
 * The line at the very end. {year} writes the year in which the site was built.
 */
copyright: string
}
/**
 * The pages.
 * 
 * @minItems 1
 * 
 * Items: One page.
 */
routes: {
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
 * true: you see the page with npm start, and it is not published.
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
 * Old addresses that lead to a page.
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

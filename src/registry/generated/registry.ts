// Made by `npm run generate` from the schemas. Change those, not this file.
import schemaCardGrid from '../../../schema/blocks/card-grid.schema.json';
import schemaContact from '../../../schema/blocks/contact.schema.json';
import schemaCountry from '../../../schema/blocks/country.schema.json';
import schemaCta from '../../../schema/blocks/cta.schema.json';
import schemaEmbed from '../../../schema/blocks/embed.schema.json';
import schemaEvents from '../../../schema/blocks/events.schema.json';
import schemaFacts from '../../../schema/blocks/facts.schema.json';
import schemaFaq from '../../../schema/blocks/faq.schema.json';
import schemaForm from '../../../schema/blocks/form.schema.json';
import schemaGallery from '../../../schema/blocks/gallery.schema.json';
import schemaHero from '../../../schema/blocks/hero.schema.json';
import schemaList from '../../../schema/blocks/list.schema.json';
import schemaLogos from '../../../schema/blocks/logos.schema.json';
import schemaNotFound from '../../../schema/blocks/not-found.schema.json';
import schemaNotice from '../../../schema/blocks/notice.schema.json';
import schemaPlace from '../../../schema/blocks/place.schema.json';
import schemaProfiles from '../../../schema/blocks/profiles.schema.json';
import schemaProof from '../../../schema/blocks/proof.schema.json';
import schemaQuote from '../../../schema/blocks/quote.schema.json';
import schemaQuotes from '../../../schema/blocks/quotes.schema.json';
import schemaRouteMap from '../../../schema/blocks/route-map.schema.json';
import schemaSplit from '../../../schema/blocks/split.schema.json';
import schemaStats from '../../../schema/blocks/stats.schema.json';
import schemaSteps from '../../../schema/blocks/steps.schema.json';
import schemaTable from '../../../schema/blocks/table.schema.json';
import schemaText from '../../../schema/blocks/text.schema.json';
import schemaVideo from '../../../schema/blocks/video.schema.json';
import { composeEmbed } from '../../blocks/embed/embed.compose';
import { composePlace } from '../../blocks/place/place.compose';
import { composeRouteMap } from '../../blocks/route-map/route-map.compose';
import type { BlockTypes, ProviderTypes } from '../../checks/registry';
import type { ComposeRegistry } from '../../compose/registry';
import { emailjs } from '../../delivery/emailjs/emailjs';
import { webhook } from '../../delivery/webhook/webhook';
import * as validateCardGrid from './validate/card-grid-block';
import * as validateContact from './validate/contact-block';
import * as validateCountry from './validate/country-block';
import * as validateCta from './validate/cta-block';
import * as validateEmbed from './validate/embed-block';
import * as validateEvents from './validate/events-block';
import * as validateFacts from './validate/facts-block';
import * as validateFaq from './validate/faq-block';
import * as validateForm from './validate/form-block';
import * as validateGallery from './validate/gallery-block';
import * as validateHero from './validate/hero-block';
import * as validateList from './validate/list-block';
import * as validateLogos from './validate/logos-block';
import * as validateNotFound from './validate/not-found-block';
import * as validateNotice from './validate/notice-block';
import * as validatePlace from './validate/place-block';
import * as validateProfiles from './validate/profiles-block';
import * as validateProof from './validate/proof-block';
import * as validateQuote from './validate/quote-block';
import * as validateQuotes from './validate/quotes-block';
import * as validateRouteMap from './validate/route-map-block';
import * as validateSplit from './validate/split-block';
import * as validateStats from './validate/stats-block';
import * as validateSteps from './validate/steps-block';
import * as validateTable from './validate/table-block';
import * as validateText from './validate/text-block';
import * as validateVideo from './validate/video-block';
import { settings as settingsEmailjs } from './validate/emailjs-delivery';
import { settings as settingsWebhook } from './validate/webhook-delivery';
/** What is known of each block type. */
export const blocks: BlockTypes = {
  'card-grid': { schema: schemaCardGrid, shape: {"fields":{"eyebrow":{"kind":"text"},"heading":{"kind":"heading"},"text":{"kind":"copy"},"items":{"list":{"fields":{"title":{"kind":"title"},"text":{"kind":"copy"},"icon":{"kind":"icon"},"flag":{"kind":"flag"},"picture":{"kind":"picture","widest":720},"meta":{"kind":"text"},"stub":{"kind":"text"},"lists":{"list":{"fields":{"heading":{"kind":"title"},"items":{"list":{"kind":"text"}}}}},"to":{"kind":"link"}}}},"note":{"kind":"copy"},"actions":{"list":{"fields":{"label":{"kind":"text"},"to":{"kind":"link"},"icon":{"kind":"icon"}}}},"anchor":{"kind":"anchor"}}}, words: [], origins: {}, written: validateCardGrid.written, expanded: validateCardGrid.expanded },
  'contact': { schema: schemaContact, shape: {"fields":{"eyebrow":{"kind":"text"},"heading":{"kind":"heading"},"text":{"kind":"copy"},"items":{"list":{"fields":{"icon":{"kind":"icon"},"title":{"kind":"title"},"value":{"kind":"text"},"to":{"kind":"link"},"hours":{"list":{"fields":{"days":{"kind":"text"},"time":{"kind":"text"}}}},"text":{"kind":"copy"}}}},"anchor":{"kind":"anchor"}}}, words: [], origins: {}, written: validateContact.written, expanded: validateContact.expanded },
  'country': { schema: schemaCountry, shape: {"fields":{"eyebrow":{"kind":"text"},"heading":{"kind":"heading"},"text":{"kind":"copy"},"flag":{"kind":"flag"},"highlights":{"list":{"fields":{"icon":{"kind":"icon"},"title":{"kind":"title"},"text":{"kind":"copy"}}}},"list":{"fields":{"heading":{"kind":"title"},"items":{"list":{"kind":"text"}}}},"next":{"fields":{"heading":{"kind":"title"},"text":{"kind":"copy"},"actions":{"list":{"fields":{"label":{"kind":"text"},"to":{"kind":"link"},"icon":{"kind":"icon"}}}}}},"anchor":{"kind":"anchor"}}}, words: [], origins: {}, written: validateCountry.written, expanded: validateCountry.expanded },
  'cta': { schema: schemaCta, shape: {"fields":{"eyebrow":{"kind":"text"},"heading":{"kind":"heading"},"text":{"kind":"copy"},"actions":{"list":{"fields":{"label":{"kind":"text"},"to":{"kind":"link"},"icon":{"kind":"icon"}}}},"anchor":{"kind":"anchor"}}}, words: [], origins: {}, written: validateCta.written, expanded: validateCta.expanded },
  'embed': { schema: schemaEmbed, shape: {"fields":{"eyebrow":{"kind":"text"},"heading":{"kind":"heading"},"text":{"kind":"copy"},"title":{"kind":"text"},"anchor":{"kind":"anchor"}}}, words: ["elsewhereNote","elsewherePrivacy"], origins: {}, written: validateEmbed.written, expanded: validateEmbed.expanded, compose: composeEmbed },
  'events': { schema: schemaEvents, shape: {"fields":{"eyebrow":{"kind":"text"},"heading":{"kind":"heading"},"text":{"kind":"copy"},"items":{"list":{"fields":{"title":{"kind":"title"},"kind":{"kind":"text"},"text":{"kind":"copy"},"image":{"kind":"image","widest":720},"time":{"kind":"text"},"location":{"kind":"text"},"attendees":{"kind":"text"},"highlights":{"list":{"kind":"text"}},"to":{"kind":"link"}}}},"action":{"kind":"text"},"empty":{"kind":"copy"},"anchor":{"kind":"anchor"}}}, words: ["attendees"], origins: {}, written: validateEvents.written, expanded: validateEvents.expanded },
  'facts': { schema: schemaFacts, shape: {"fields":{"eyebrow":{"kind":"text"},"heading":{"kind":"heading"},"text":{"kind":"copy"},"items":{"list":{"fields":{"label":{"kind":"text"},"value":{"kind":"text"},"note":{"kind":"copy"}}}},"anchor":{"kind":"anchor"}}}, words: [], origins: {}, written: validateFacts.written, expanded: validateFacts.expanded },
  'faq': { schema: schemaFaq, shape: {"fields":{"eyebrow":{"kind":"text"},"heading":{"kind":"heading"},"text":{"kind":"copy"},"items":{"list":{"fields":{"question":{"kind":"text"},"answer":{"kind":"copy"}}}},"anchor":{"kind":"anchor"}}}, words: [], origins: {}, written: validateFaq.written, expanded: validateFaq.expanded },
  'form': { schema: schemaForm, shape: {"fields":{"eyebrow":{"kind":"text"},"heading":{"kind":"heading"},"text":{"kind":"copy"},"delivery":{"kind":"delivery"},"sections":{"list":{"fields":{"heading":{"kind":"title"},"text":{"kind":"copy"},"fields":{"list":{"fields":{"label":{"kind":"copy"},"help":{"kind":"copy"},"when":{"fields":{}},"options":{"list":{"fields":{"label":{"kind":"text"},"options":{"list":{"fields":{"label":{"kind":"text"}}}}}}},"value":{"kind":"text"},"message":{"kind":"text"}}}}}}},"aside":{"fields":{"heading":{"kind":"title"},"items":{"list":{"kind":"copy"}}}},"privacy":{"kind":"copy"},"keep":{"fields":{"label":{"kind":"text"},"help":{"kind":"copy"}}},"clear":{"fields":{"label":{"kind":"text"},"question":{"kind":"text"},"confirm":{"kind":"text"},"cancel":{"kind":"text"},"done":{"kind":"text"}}},"spam":{"fields":{}},"submit":{"fields":{"label":{"kind":"text"},"busy":{"kind":"text"},"preparing":{"kind":"text"}}},"success":{"fields":{"title":{"kind":"text"},"text":{"kind":"copy"}}},"confirmation":{"fields":{"heading":{"kind":"title"},"text":{"kind":"copy"},"referenceLabel":{"kind":"text"},"again":{"kind":"text"}}},"failure":{"fields":{"alert":{"kind":"text"},"kept":{"kind":"text"},"reasons":{"fields":{"badRequest":{"kind":"copy"},"blocked":{"kind":"copy"},"tooManyRequests":{"kind":"copy"},"tooLarge":{"kind":"copy"},"serviceTrouble":{"kind":"copy"},"offline":{"kind":"copy"},"notLoaded":{"kind":"copy"},"unknown":{"kind":"copy"}}},"copy":{"kind":"text"},"otherWays":{"fields":{"heading":{"kind":"title"},"text":{"kind":"copy"},"email":{"kind":"text"},"subject":{"kind":"text"},"whatsapp":{"kind":"text"}}}}},"anchor":{"kind":"anchor"}}}, words: ["requiredNote","chooseOne","errorSummaryHeading","errorSummaryText","fieldMissing","fieldPickOne","fieldBadEmail","fieldBadPhone","fieldTooShort","fieldTooLong","fieldTooLow","fieldTooHigh","fieldTooEarly","fieldTooLate","fieldWrongStep","fieldNotAccepted","fieldMustTick","alreadySending","draftRestored","draftNotKept","yourReference","yourAnswers","copyReference","copySelected","sendAnother","answersKept","retry","retryNow","stopRetrying","sendingAgain","notSentYet","offlineYet","retryingIn","retryingOnceOnline","sendByEmail","sendByWhatsApp","whatsApp","copyAnswers","copied","copyByHand","tooLongForLink","leaveEmpty","formBadRequest","formBlocked","formTooManyRequests","formTooLarge","formServiceTrouble","formOffline","formNotLoaded","formUnknown","noScript","formPreparing","confirmPerson","isPerson","opensInNewTab","formNotReady"], origins: {}, written: validateForm.written, expanded: validateForm.expanded },
  'gallery': { schema: schemaGallery, shape: {"fields":{"eyebrow":{"kind":"text"},"heading":{"kind":"heading"},"text":{"kind":"copy"},"items":{"list":{"fields":{"picture":{"kind":"picture","widest":608},"caption":{"kind":"text"}}}},"anchor":{"kind":"anchor"}}}, words: [], origins: {}, written: validateGallery.written, expanded: validateGallery.expanded },
  'hero': { schema: schemaHero, shape: {"fields":{"eyebrow":{"kind":"text"},"heading":{"kind":"heading"},"text":{"kind":"copy"},"flag":{"kind":"flag"},"claim":{"fields":{"value":{"kind":"text"},"label":{"kind":"text"}}},"actions":{"list":{"fields":{"label":{"kind":"text"},"to":{"kind":"link"},"icon":{"kind":"icon"}}}},"artwork":{"kind":"picture","widest":560},"picture":{"kind":"picture","widest":864},"anchor":{"kind":"anchor"}}}, words: [], origins: {}, written: validateHero.written, expanded: validateHero.expanded },
  'list': { schema: schemaList, shape: {"fields":{"eyebrow":{"kind":"text"},"heading":{"kind":"heading"},"text":{"kind":"copy"},"items":{"list":{"kind":"copy"}},"anchor":{"kind":"anchor"}}}, words: [], origins: {}, written: validateList.written, expanded: validateList.expanded },
  'logos': { schema: schemaLogos, shape: {"fields":{"eyebrow":{"kind":"text"},"heading":{"kind":"heading"},"text":{"kind":"copy"},"items":{"list":{"fields":{"picture":{"kind":"picture","widest":176},"to":{"kind":"link"}}}},"anchor":{"kind":"anchor"}}}, words: [], origins: {}, written: validateLogos.written, expanded: validateLogos.expanded },
  'not-found': { schema: schemaNotFound, shape: {"fields":{"heading":{"kind":"heading"},"text":{"kind":"text"},"help":{"kind":"copy"},"action":{"fields":{"label":{"kind":"text"},"to":{"kind":"link"},"icon":{"kind":"icon"}}},"anchor":{"kind":"anchor"}}}, words: [], origins: {}, written: validateNotFound.written, expanded: validateNotFound.expanded },
  'notice': { schema: schemaNotice, shape: {"fields":{"title":{"kind":"title"},"text":{"kind":"copy"},"icon":{"kind":"icon"},"actions":{"list":{"fields":{"label":{"kind":"text"},"to":{"kind":"link"},"icon":{"kind":"icon"}}}},"anchor":{"kind":"anchor"}}}, words: [], origins: {}, written: validateNotice.written, expanded: validateNotice.expanded },
  'place': { schema: schemaPlace, shape: {"fields":{"eyebrow":{"kind":"text"},"heading":{"kind":"heading"},"text":{"kind":"copy"},"at":{"list":null},"label":{"kind":"text"},"address":{"kind":"copy"},"hours":{"list":{"fields":{"days":{"list":null}}}},"actions":{"list":{"fields":{"label":{"kind":"text"},"to":{"kind":"link"},"icon":{"kind":"icon"}}}},"anchor":{"kind":"anchor"}}}, words: ["elsewhereNote","elsewherePrivacy","showMap","mapOf","directions","openingHours","openUntil","openNow","closedNow","openAllDay","closedDay"], origins: {"frame-src":["https://www.openstreetmap.org"]}, written: validatePlace.written, expanded: validatePlace.expanded, compose: composePlace },
  'profiles': { schema: schemaProfiles, shape: {"fields":{"eyebrow":{"kind":"text"},"heading":{"kind":"heading"},"text":{"kind":"copy"},"items":{"list":{"fields":{"position":{"kind":"title"},"name":{"kind":"text"},"picture":{"kind":"picture","widest":384},"text":{"kind":"copy"},"list":{"fields":{"heading":{"kind":"title"},"items":{"list":{"kind":"text"}}}}}}},"anchor":{"kind":"anchor"}}}, words: [], origins: {}, written: validateProfiles.written, expanded: validateProfiles.expanded },
  'proof': { schema: schemaProof, shape: {"fields":{"eyebrow":{"kind":"text"},"heading":{"kind":"heading"},"text":{"kind":"copy"},"items":{"list":{"fields":{"icon":{"kind":"icon"},"picture":{"kind":"picture","widest":144},"label":{"kind":"text"},"value":{"kind":"text"},"note":{"kind":"copy"},"source":{"fields":{"label":{"kind":"text"},"to":{"kind":"link"}}}}}},"anchor":{"kind":"anchor"}}}, words: [], origins: {}, written: validateProof.written, expanded: validateProof.expanded },
  'quote': { schema: schemaQuote, shape: {"fields":{"quote":{"kind":"copy"},"name":{"kind":"text"},"role":{"kind":"text"},"picture":{"kind":"picture","widest":64},"anchor":{"kind":"anchor"}}}, words: [], origins: {}, written: validateQuote.written, expanded: validateQuote.expanded },
  'quotes': { schema: schemaQuotes, shape: {"fields":{"eyebrow":{"kind":"text"},"heading":{"kind":"heading"},"text":{"kind":"copy"},"items":{"list":{"fields":{"quote":{"kind":"copy"},"name":{"kind":"text"},"role":{"kind":"text"},"picture":{"kind":"picture","widest":48},"source":{"fields":{"label":{"kind":"text"},"to":{"kind":"link"}}}}}},"anchor":{"kind":"anchor"}}}, words: ["stars"], origins: {}, written: validateQuotes.written, expanded: validateQuotes.expanded },
  'route-map': { schema: schemaRouteMap, shape: {"fields":{"eyebrow":{"kind":"text"},"heading":{"kind":"heading"},"text":{"kind":"copy"},"alt":{"kind":"text"},"origin":{"fields":{"label":{"kind":"text"}}},"groups":{"list":{"fields":{"label":{"kind":"text"},"items":{"list":{"fields":{"label":{"kind":"text"},"to":{"kind":"link"}}}}}}},"anchor":{"kind":"anchor"}}}, words: [], origins: {}, written: validateRouteMap.written, expanded: validateRouteMap.expanded, compose: composeRouteMap },
  'split': { schema: schemaSplit, shape: {"fields":{"eyebrow":{"kind":"text"},"heading":{"kind":"heading"},"text":{"kind":"copy"},"picture":{"kind":"picture","widest":864},"actions":{"list":{"fields":{"label":{"kind":"text"},"to":{"kind":"link"},"icon":{"kind":"icon"}}}},"anchor":{"kind":"anchor"}}}, words: [], origins: {}, written: validateSplit.written, expanded: validateSplit.expanded },
  'stats': { schema: schemaStats, shape: {"fields":{"eyebrow":{"kind":"text"},"heading":{"kind":"heading"},"text":{"kind":"copy"},"items":{"list":{"fields":{"value":{"kind":"text"},"label":{"kind":"text"}}}},"anchor":{"kind":"anchor"}}}, words: [], origins: {}, written: validateStats.written, expanded: validateStats.expanded },
  'steps': { schema: schemaSteps, shape: {"fields":{"eyebrow":{"kind":"text"},"heading":{"kind":"heading"},"text":{"kind":"copy"},"items":{"list":{"fields":{"title":{"kind":"title"},"text":{"kind":"copy"},"icon":{"kind":"icon"}}}},"anchor":{"kind":"anchor"}}}, words: [], origins: {}, written: validateSteps.written, expanded: validateSteps.expanded },
  'table': { schema: schemaTable, shape: {"fields":{"eyebrow":{"kind":"text"},"heading":{"kind":"heading"},"text":{"kind":"copy"},"caption":{"kind":"text"},"columns":{"list":{"kind":"text"}},"rows":{"list":{"list":{"kind":"copy"}}},"anchor":{"kind":"anchor"}}}, words: [], origins: {}, written: validateTable.written, expanded: validateTable.expanded },
  'text': { schema: schemaText, shape: {"fields":{"eyebrow":{"kind":"text"},"heading":{"kind":"heading"},"text":{"kind":"copy"},"actions":{"list":{"fields":{"label":{"kind":"text"},"to":{"kind":"link"},"icon":{"kind":"icon"}}}},"anchor":{"kind":"anchor"}}}, words: [], origins: {}, written: validateText.written, expanded: validateText.expanded },
  'video': { schema: schemaVideo, shape: {"fields":{"eyebrow":{"kind":"text"},"heading":{"kind":"heading"},"text":{"kind":"copy"},"src":{"kind":"film"},"poster":{"kind":"picture","widest":960},"captions":{"kind":"captions"},"caption":{"kind":"copy"},"anchor":{"kind":"anchor"}}}, words: ["elsewhereNote","elsewherePrivacy","playFilm"], origins: {}, written: validateVideo.written, expanded: validateVideo.expanded },
};
/** What is known of each way to send forms. */
export const providers: ProviderTypes = {
  'emailjs': { ...emailjs, settings: settingsEmailjs },
  'webhook': { ...webhook, settings: settingsWebhook },
};
/** The shapes of what is said once for the whole site. */
export const parts: ComposeRegistry['parts'] = {"header":{"fields":{"announcement":{"fields":{"text":{"kind":"copy"}}},"menu":{"list":{"fields":{"label":{"kind":"text"},"phoneLabel":{"kind":"text"},"to":{"kind":"link"},"items":{"list":{"fields":{"label":{"kind":"text"},"to":{"kind":"link"},"flag":{"kind":"flag"},"icon":{"kind":"icon"}}}}}}},"action":{"fields":{"label":{"kind":"text"},"to":{"kind":"link"},"icon":{"kind":"icon"}}}}},"footer":{"fields":{"text":{"kind":"copy"},"groups":{"list":{"fields":{"heading":{"kind":"text"},"items":{"list":{"fields":{"label":{"kind":"text"},"to":{"kind":"link"},"flag":{"kind":"flag"}}}}}}},"social":{"list":{"fields":{"network":{"kind":"network"},"to":{"kind":"link"}}}},"accreditation":{"kind":"copy"},"copyright":{"kind":"text"}}},"site":{"fields":{"description":{"kind":"text"},"logo":{"kind":"picture","widest":160},"icon":{"kind":"picture","widest":512}}},"business":{"fields":{"name":{"kind":"text"},"description":{"kind":"text"},"telephone":{"kind":"text"},"email":{"kind":"text"},"address":{"fields":{"street":{"kind":"text"},"city":{"kind":"text"},"region":{"kind":"text"},"postalCode":{"kind":"text"}}},"hours":{"list":{"fields":{"days":{"list":null}}}},"at":{"list":null},"priceRange":{"kind":"text"},"area":{"list":{"kind":"text"}},"profiles":{"list":null}}}};

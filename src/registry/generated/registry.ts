// Made by `npm run generate` from the schemas. Change those, not this file.
import type { BlockTypes, FieldKinds, ProviderTypes } from '../../checks/registry';
import { blockTypes, composedProviders } from './block-types';
import * as validators from './validators';
/** What is known of each block type. */
export const blocks: BlockTypes = {
  'card-grid': { ...blockTypes['card-grid'], written: validators.writtenCardGrid, expanded: validators.expandedCardGrid },
  'chips': { ...blockTypes['chips'], written: validators.writtenChips, expanded: validators.expandedChips },
  'contact': { ...blockTypes['contact'], written: validators.writtenContact, expanded: validators.expandedContact },
  'country': { ...blockTypes['country'], written: validators.writtenCountry, expanded: validators.expandedCountry },
  'cta': { ...blockTypes['cta'], written: validators.writtenCta, expanded: validators.expandedCta },
  'embed': { ...blockTypes['embed'], written: validators.writtenEmbed, expanded: validators.expandedEmbed },
  'events': { ...blockTypes['events'], written: validators.writtenEvents, expanded: validators.expandedEvents },
  'facts': { ...blockTypes['facts'], written: validators.writtenFacts, expanded: validators.expandedFacts },
  'faq': { ...blockTypes['faq'], written: validators.writtenFaq, expanded: validators.expandedFaq },
  'form': { ...blockTypes['form'], written: validators.writtenForm, expanded: validators.expandedForm },
  'gallery': { ...blockTypes['gallery'], written: validators.writtenGallery, expanded: validators.expandedGallery },
  'hero': { ...blockTypes['hero'], written: validators.writtenHero, expanded: validators.expandedHero },
  'list': { ...blockTypes['list'], written: validators.writtenList, expanded: validators.expandedList },
  'lists': { ...blockTypes['lists'], written: validators.writtenLists, expanded: validators.expandedLists },
  'logos': { ...blockTypes['logos'], written: validators.writtenLogos, expanded: validators.expandedLogos },
  'not-found': { ...blockTypes['not-found'], written: validators.writtenNotFound, expanded: validators.expandedNotFound },
  'notice': { ...blockTypes['notice'], written: validators.writtenNotice, expanded: validators.expandedNotice },
  'place': { ...blockTypes['place'], written: validators.writtenPlace, expanded: validators.expandedPlace },
  'profiles': { ...blockTypes['profiles'], written: validators.writtenProfiles, expanded: validators.expandedProfiles },
  'proof': { ...blockTypes['proof'], written: validators.writtenProof, expanded: validators.expandedProof },
  'quote': { ...blockTypes['quote'], written: validators.writtenQuote, expanded: validators.expandedQuote },
  'quotes': { ...blockTypes['quotes'], written: validators.writtenQuotes, expanded: validators.expandedQuotes },
  'route-map': { ...blockTypes['route-map'], written: validators.writtenRouteMap, expanded: validators.expandedRouteMap },
  'split': { ...blockTypes['split'], written: validators.writtenSplit, expanded: validators.expandedSplit },
  'stats': { ...blockTypes['stats'], written: validators.writtenStats, expanded: validators.expandedStats },
  'steps': { ...blockTypes['steps'], written: validators.writtenSteps, expanded: validators.expandedSteps },
  'table': { ...blockTypes['table'], written: validators.writtenTable, expanded: validators.expandedTable },
  'text': { ...blockTypes['text'], written: validators.writtenText, expanded: validators.expandedText },
  'video': { ...blockTypes['video'], written: validators.writtenVideo, expanded: validators.expandedVideo },
};
/** What is known of each way to send forms. */
export const providers: ProviderTypes = {
  'emailjs': { ...composedProviders['emailjs'], settings: validators.settingsEmailjs },
  'webhook': { ...composedProviders['webhook'], settings: validators.settingsWebhook },
};
/** What validates each kind of field. */
export const fields: FieldKinds = {
  'text': { declaration: validators.fieldText, value: validators.valueText },
  'copy': { declaration: validators.fieldCopy, value: validators.valueCopy },
  'number': { declaration: validators.fieldNumber, value: validators.valueNumber },
  'money': { declaration: validators.fieldMoney, value: validators.valueMoney },
  'date': { declaration: validators.fieldDate, value: validators.valueDate },
  'days': { declaration: validators.fieldDays, value: validators.valueDays },
  'picture': { declaration: validators.fieldPicture, value: validators.valuePicture },
  'file': { declaration: validators.fieldFile, value: validators.valueFile },
  'link': { declaration: validators.fieldLink, value: validators.valueLink },
  'flag': { declaration: validators.fieldFlag, value: validators.valueFlag },
  'icon': { declaration: validators.fieldIcon, value: validators.valueIcon },
  'choice': { declaration: validators.fieldChoice, value: validators.valueChoice },
  'yesNo': { declaration: validators.fieldYesNo, value: validators.valueYesNo },
  'texts': { declaration: validators.fieldTexts, value: validators.valueTexts },
  'entry': { declaration: validators.fieldEntry, value: validators.valueEntry },
  'other': { declaration: validators.fieldOther, value: validators.valueOther },
};

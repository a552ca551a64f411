// Made by `npm run generate` from the schemas. Change those, not this file.
import type { ComponentList } from '../../render/components';
import { liveComponents } from './live-components';
/** The component of every block type, loaded when a page has need of it. */
export const components: Required<ComponentList> = {
  ...liveComponents,
  'card-grid': async () => (await import('../card-grid/card-grid')).CardGrid,
  'contact': async () => (await import('../contact/contact')).Contact,
  'country': async () => (await import('../country/country')).Country,
  'cta': async () => (await import('../cta/cta')).Cta,
  'embed': async () => (await import('../embed/embed')).Embed,
  'events': async () => (await import('../events/events')).Events,
  'facts': async () => (await import('../facts/facts')).Facts,
  'faq': async () => (await import('../faq/faq')).Faq,
  'gallery': async () => (await import('../gallery/gallery')).Gallery,
  'hero': async () => (await import('../hero/hero')).Hero,
  'list': async () => (await import('../list/list')).List,
  'logos': async () => (await import('../logos/logos')).Logos,
  'not-found': async () => (await import('../not-found/not-found')).NotFound,
  'notice': async () => (await import('../notice/notice')).Notice,
  'place': async () => (await import('../place/place')).Place,
  'profiles': async () => (await import('../profiles/profiles')).Profiles,
  'proof': async () => (await import('../proof/proof')).Proof,
  'quote': async () => (await import('../quote/quote')).Quote,
  'quotes': async () => (await import('../quotes/quotes')).Quotes,
  'route-map': async () => (await import('../route-map/route-map')).RouteMap,
  'split': async () => (await import('../split/split')).Split,
  'stats': async () => (await import('../stats/stats')).Stats,
  'steps': async () => (await import('../steps/steps')).Steps,
  'table': async () => (await import('../table/table')).Table,
  'text': async () => (await import('../text/text')).Text,
  'video': async () => (await import('../video/video')).Video,
};

import type { Day } from '../calendar/day';
import { currencyOf } from '../checks/currencies';
import { isRightToLeft } from '../manifest/languages';
import { asJson, asManifest, type JsonObject, type Manifest } from '../manifest/manifest';
import { nameInFile, slugOf } from '../manifest/slug';
import { addRecipe } from '../recipes/add-recipe';
import type { Recipe } from '../recipes/recipe';
import { recipes } from '../recipes/recipes';
import { copyIn, isSpoken } from './copies';
import type { BusinessKind } from './kinds';
import { starterLanguages } from './starter-languages';
import { offerCard, offersOf, offersShown } from './starter-offers';
import { aboutPage, closing, homePage } from './starter-pages';
import { samplesOf } from './starter-samples';
import { themeColors } from './theme-colors';

/** The answers that a starter site is made from. */
export interface SiteAnswers {
  name: string;
  /** A language tag: en-KE. */
  language: string;
  /** The currency by its three letters; without it, that of the language's country. */
  currency?: string;
  /** The tags of its further languages. */
  languages?: string[];
  /** As #rrggbb. */
  color: string;
  kind: BusinessKind;
  look: NonNullable<Manifest['theme']['look']>;
}

/** The longest title in a browser's tab that search results show whole. */
const longestTitle = 60;

/**
 * Makes the manifest of a business as of a day: a home page, a page of offers, a page about it and its contact. Offers
 * and contact are recipes, with the words of the kind of business.
 */
export function starterSite({ languages = [], ...answers }: SiteAnswers, today: Day): Manifest {
  const site = siteInOne(answers, today);
  const begin = (language: string): Manifest => siteInOne({ ...answers, language }, today);
  return {
    ...site,
    ...(languages.length > 0 && { languages: starterLanguages(site, languages, begin) }),
    samples: samplesOf(copyIn(answers.language), answers.kind),
  };
}

function siteInOne({ name, language, currency, color, kind, look }: SiteAnswers, today: Day): Manifest {
  const copy = copyIn(language);
  const spokenLanguage = isSpoken(language) ? language : 'en';
  const { offers, steps, ...saying } = copy.kinds[kind];
  const paths = {
    offers: `/${slugOf(offers.label, spokenLanguage)}`,
    contact: `/${slugOf(copy.contact, spokenLanguage)}`,
  };
  const recipe = offersOf(kind, offers, spokenLanguage, {
    blocks: [{ type: 'steps', ...steps }, closing],
    form: `${paths.contact}#form`,
  });
  const collection = nameInFile(slugOf(offers.label, spokenLanguage));
  const home = homePage(copy, kind, {
    ...paths,
    shown: offersShown(recipe, collection),
    card: offerCard(recipe, paths.offers),
  });
  const about = aboutPage(copy, kind);
  const tooLong = [home, about, ...recipe.routes].some(({ title }) => `${title} · ${name}`.length > longestTitle);
  const menu = [
    { label: copy.home, to: '/' },
    { label: offers.label, to: paths.offers },
    { label: copy.about.label, to: about.path },
  ];
  const frame: Manifest = {
    schemaVersion: 3,
    site: {
      name,
      url: 'https://www.example.com',
      language,
      ...(isRightToLeft(language) && { direction: 'rtl' as const }),
      currency: currency ?? currencyOf(language),
      description: saying.description,
      logo: { src: 'uploads/logo.svg', alt: name },
      icon: { src: 'uploads/mark.svg', alt: '' },
    },
    theme: { look, colors: themeColors(color) },
    values: { story: copy.about.story },
    collections: {},
    ...(tooLong && { words: { documentTitle: '{title}' } }),
    shared: {
      closing: {
        type: 'cta',
        surface: 'ink',
        ...copy.closing,
        actions: [
          { label: copy.contact, to: paths.contact },
          { label: '{phone}', to: 'tel:{phone}', style: 'secondary', icon: 'phone' },
        ],
      },
    },
    header: {
      menu,
      action: { label: copy.contact, to: paths.contact },
    },
    footer: {
      text: saying.summary,
      groups: [
        { heading: copy.pages, items: menu },
        {
          heading: copy.contact,
          items: [
            { label: '{phone}', to: 'tel:{phone}' },
            { label: '{email}', to: 'mailto:{email}' },
            { label: '{address}' },
          ],
        },
      ],
      copyright: '© {year} {name}',
    },
    routes: [home],
    notFound: {
      title: copy.notFound.title,
      blocks: [
        {
          type: 'not-found',
          heading: '404',
          text: copy.notFound.text,
          help: copy.notFound.help,
          action: { label: copy.notFound.action, to: '/' },
        },
      ],
    },
  };
  const add = (site: JsonObject, part: Recipe): JsonObject =>
    addRecipe(site, part, { hasPages: true, isInMenu: false, things: collection, today }).after;
  const offering = asManifest(add(asJson(frame), recipe));
  return asManifest(add(asJson({ ...offering, routes: [...offering.routes, about] }), recipes.contact));
}

import { defaultWords } from '../../src/compose/generated/words';
import type { JsonObject } from '../../src/manifest/manifest';
import type { Edit } from './site-with';

/** Every text of the minimal site, in Swahili. */
const texts = {
  'Corner Bakery': 'Duka la Mikate',
  'A bakery that fits on one corner.': 'Duka la mikate kwenye kona moja.',
  Home: 'Mwanzo',
  'Bread on the corner': 'Mkate kwenye kona',
  'A small bakery on the corner: rye and spelt from the oven, every day from four in the morning.':
    'Duka dogo la mikate kwenye kona: mikate ya moto kutoka tanuri, kila siku tangu saa kumi alfajiri.',
  'Call {phone}.': 'Piga {phone}.',
  Write: 'Andika',
  Bread: 'Mkate',
  Rye: 'Shayiri',
  Spelt: 'Ngano',
  'Our {title}': '{title} yetu',
  'Ready?': 'Tayari?',
  Contact: 'Wasiliana',
  'Write to the bakery on the corner. Ask for a loaf, or order bread for the weekend.':
    'Andikia duka la mikate kwenye kona. Uliza mkate mmoja, au agiza mikate ya wikendi.',
  'Write to [us](mailto:{email}).': '[Tuandikie](mailto:{email}).',
  'The oven': 'Tanuri',
  'Hot since four.': 'Moto tangu saa kumi.',
  'An oven': 'Tanuri ya mkate',
  Message: 'Ujumbe',
  Send: 'Tuma',
  'Sending…': 'Inatumwa…',
  Sent: 'Imetumwa',
  'Thank you.': 'Asante.',
  'Not sent': 'Haikutumwa',
  'Page not found': 'Ukurasa haupo',
  'No such page.': 'Hakuna ukurasa huo.',
};

const words: JsonObject = { ...defaultWords };

/**
 * The edit that says the minimal site in Swahili, as whole as it can be, with other translations; `undefined` takes one
 * away, and one of a text that the site does not have adds it.
 */
export function inSwahili(others: Record<string, string | undefined> = {}): Edit {
  const all = Object.fromEntries(Object.entries({ ...texts, ...others }).filter(([, says]) => says !== undefined));
  return { '/languages': { sw: { texts: all as JsonObject, words } } };
}

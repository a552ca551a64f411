import { expect, test } from 'vitest';
import { slugOf } from '../../src/manifest/slug';

test('writes an address in the way of the language that its words are in', () => {
  expect(slugOf('Größe & Maße', 'de')).toBe('groesse-masse');
  expect(slugOf('Über uns'.normalize('NFD'), 'de-AT')).toBe('ueber-uns');
  expect(slugOf('Två kajaker på ön, från Ängö', 'sv')).toBe('tva-kajaker-pa-on-fran-ango');
  expect(slugOf('Blåbær og søer', 'da')).toBe('blaabaer-og-soeer');
  expect(slugOf('Blåbær og sjøer', 'nb')).toBe('blabaer-og-sjoer');
  expect(slugOf('Pingüinos', 'es')).toBe('pinguinos');
  expect(slugOf('Côte d’Ivoire')).toBe('cote-divoire');
  expect(slugOf('Straße Nr. 5')).toBe('strasse-nr-5');
});

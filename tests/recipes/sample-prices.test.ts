import { expect, test } from 'vitest';
import { isCurrency } from '../../src/checks/currencies';
import { entriesIn } from '../../src/manifest/collections';
import type { JsonObject, Manifest } from '../../src/manifest/manifest';
import { addRecipe } from '../../src/recipes/add-recipe';
import { recipes } from '../../src/recipes/recipes';
import { dollarIn } from '../../src/recipes/usual-prices';
import { starterSite } from '../../src/starter/starter-site';

const today = '2027-03-01';
const business = {
  name: 'Kilifi Kayaks',
  language: 'en',
  color: '#0f6e78',
  kind: 'guide',
  look: 'departures',
} as const;

test('samples cost what is plausible in the currency of the site, as round amounts', () => {
  const pricesIn = (currency: string): unknown[] => {
    const site = addRecipe(starterSite({ ...business, currency }, today) as Manifest & JsonObject, recipes.trips, {
      hasPages: true,
      isInMenu: true,
      today,
    });
    return entriesIn('trips', site.after).map(({ entry }) => entry.price);
  };
  expect(['EUR', 'SEK', 'KES', 'JPY', 'UGX'].map((currency) => [currency, ...pricesIn(currency)])).toEqual([
    ['EUR', 20, 35, 60],
    ['SEK', 200, 350, 600],
    ['KES', 2000, 3500, 6000],
    ['JPY', 2000, 3500, 6000],
    ['UGX', 100_000, 175_000, 300_000],
  ]);
});

test('each currency in the table of usual prices is one, and stands there once', () => {
  const codes = Object.values(dollarIn).flatMap((listed) => listed.split(' '));
  expect(codes.filter((code) => !isCurrency(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});

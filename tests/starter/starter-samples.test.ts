import { expect, test } from 'vitest';
import { asJson, type JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { listAt, valueAt } from '../../src/manifest/pointer';
import { asLookedAt, placesOfSampleTexts } from '../../src/manifest/still-sample';
import { writtenUses } from '../../src/manifest/uses';
import { spokenLanguages } from '../../src/starter/copies';
import { type BusinessKind, businessKinds } from '../../src/starter/kinds';
import { starterSite } from '../../src/starter/starter-site';

const kinds = Object.keys(businessKinds) as BusinessKind[];

/** Makes the site of a kind of business in a language. */
function begun(kind: BusinessKind, language: string, languages: string[] = []): JsonObject {
  const answers = { name: 'Kilifi Kayaks', color: '#0f6e78', look: 'ledger' } as const;
  return asJson(starterSite({ ...answers, kind, language, languages }, '2027-03-01'));
}

/** Gives what a new site says besides samples and placeholders: the texts that another language says otherwise. */
function saidForGood(site: JsonObject): string[] {
  const samples = writtenUses(
    { collections: site.collections ?? {}, samples: site.samples ?? [], values: site.values ?? {} },
    'text',
  );
  const known = new Set(samples.map(({ name }) => name));
  return Object.keys(valueAt(site, '/languages/de/texts') ?? {}).filter((text) => !known.has(text));
}

/** What a new site says for good: labels, headings that name what follows, requests, what a form says, and drawings. */
const saidOfNoBusiness = `
Kilifi Kayaks
{title}: {text} What it costs, and what to know. | {title} on {date:long}: {text} When it begins, where it takes place and what it costs.
Home | Contact | About us | On this site | Phone | Email | Address | Email address | Message | Send | Sending…
Questions? Ask us | Call us or write to us, whatever it is about. | Get in touch | Write to us | A few words are enough.
Call, write or come by. If you are not sure whom to ask, ask us. | For what is easier said than written.
For longer questions, or when you want it in writing. | Please call before you set out if you come from far.
Call us, write an email or use the form on this page, and find the address where you can visit us.
Only if you would like us to call back. | What is it about?
We use what you write here to answer you, and for nothing else. | Your message has been sent
Thank you. We will get back to you. | Your message was not sent | Other ways to reach us
Call [{phone}](tel:{phone}) or write to [{email}](mailto:{email}).
Page not found | There is no page at this address | Go to the home page
The address may be mistyped, or the page may have moved.
Who we are, how we came to this work and whom you are dealing with when you come to us. | Who we are | How it began
What matters to us | Ask about it | Trip | Room | Course | A night | All at a glance | Done
On our shelves | From the workshop | What is cooking | What we do for you | What comes next
What we sell | What we make and mend | Our tours | Our menu | What we do | Our rooms | Our courses | Our events
Choose your tour | Choose your room | Find your course
What is included | What a night costs | What you learn | What there was | Nothing is planned just now. Look in again.
**It is cancelled.** | **This is over.**
How we can help | How an order goes | How to come along | Your first visit | Ask for a table | How a project goes
How to book | How to begin | How to join
Look around | Ask | Take it home | Show us | Agree | Collect | Choose | Hear from us | Set out | Make an appointment
Come a little early | Know what comes next | Tell us when | Wait for our answer | Come hungry | Talk | Plan | Work
Arrive | Begin | Write | Come along | Stay
A shop front with a striped awning, its door standing open | A workbench with a vice, and tools on the wall above it
A cabin among firs on a still lake, with a jetty and a boat | Two chairs at a round table under a lamp
A steaming bowl on a table, with a glass and a fork | A drawing on an easel, with a pencil and a jar of brushes
The hall of a hotel: a counter with a bell, keys behind it, and luggage that waits
Rows of listeners before a board, and somebody who speaks beside it | A hall with rows of seats
A signpost with arms that point in several directions`
  .trim()
  .split(/\n| \| /);

test.each(kinds)('what a new site of the kind %s says of its business is a sample, in every language', (kind) => {
  const site = begun(kind, 'en', ['de']);
  expect(saidForGood(site).filter((text) => !saidOfNoBusiness.includes(text))).toEqual([]);
  const places = placesOfSampleTexts(site);
  expect(new Set(places.map((place) => valueAt(site, place)))).toEqual(new Set(listAt(site, '/samples')));
  for (const language of spokenLanguages) expect(placesOfSampleTexts(begun(kind, language))).toEqual(places);
});

test('a sample text is none any more once it is changed or looked at, wherever it stands', () => {
  const site = begun('shop', 'en');
  const [first = '', ...others] = placesOfSampleTexts(site).filter((place) => place.startsWith('/routes/1/'));
  const changed = set(site, first, 'All that we bake.');
  const inFirstPage = (one: JsonObject): string[] =>
    placesOfSampleTexts(one).filter((place) => place.startsWith('/routes/1/'));
  expect(inFirstPage(changed)).toEqual(others);
  const kept = others.reduce(asLookedAt, changed);
  expect(inFirstPage(kept)).toEqual([]);
  expect(asLookedAt(kept, first)).toBe(kept);
  const all = placesOfSampleTexts(site).reduce(asLookedAt, site);
  expect(all).not.toHaveProperty('samples');
});

test('a field of an entry that was made of a sample is looked at by its name', () => {
  const place = '/collections/breads/entries/0';
  const rye = { title: 'Rye', text: 'Dark.', size: 'A loaf', level: 'Some practice', price: 4 };
  const fields: JsonObject = { level: { kind: 'choice', choices: ['Some practice'] }, price: { kind: 'number' } };
  const noted = { ...rye, stillSample: ['level', 'text', 'size', 'price'] };
  const site: JsonObject = { collections: { breads: { fields, entries: [noted] } } };
  const once = asLookedAt(site, `${place}/text`);
  expect(valueAt(once, `${place}/stillSample`)).toEqual(['level', 'size', 'price']);
  // With the last words goes what is chosen or counted.
  expect(valueAt(asLookedAt(once, `${place}/size`), place)).toEqual(rye);
  // A price is asked for by itself, but for what is free of charge.
  const inMoney = set(once, '/collections/breads/fields/price/kind', 'money');
  expect(valueAt(asLookedAt(inMoney, `${place}/size`), `${place}/stillSample`)).toEqual(['level', 'price']);
  const free = set(inMoney, `${place}/price`, 0);
  expect(valueAt(asLookedAt(free, `${place}/size`), `${place}/stillSample`)).toBe(undefined);
});

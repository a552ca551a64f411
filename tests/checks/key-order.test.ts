import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type CheckedManifest, checkManifest } from '../../src/checks/check-site';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { composePages } from '../composed-pages';
import { applyFault, faultNames, readFault } from '../fault';
import { isLong } from '../is-long';
import { editableSites } from '../long/edited-site';
import { root } from '../project';
import { registry } from '../registry';
import { siteWith } from './site-with';

const now = new Date('2031-05-06T12:00:00');
const sites = editableSites(root);

/** A value with the names in each of its groups in an order that follows from a number. */
function shuffled(value: Json, seed: number): Json {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  const shuffle = (part: Json): Json => {
    if (part === null || typeof part !== 'object') return part;
    if (Array.isArray(part)) return part.map(shuffle);
    const members = Object.entries(part).map(([name, member]) => ({ name, member, at: next() }));
    members.sort((one, other) => one.at - other.at);
    return Object.fromEntries(members.map(({ name, member }) => [name, shuffle(member)]));
  };
  return shuffle(value);
}

function check(value: Json, name = 'tests/fixtures/agency/site.json'): CheckedManifest {
  const assets = sites.find((site) => site.name === name)?.gathered.assets;
  if (!assets) throw new Error(`There is no site ${name}.`);
  return checkManifest(value as JsonObject, assets, { now, registry });
}

/** The pages of a site that is right, as JSON. */
function pagesOf({ site }: CheckedManifest): string {
  return JSON.stringify(site && composePages(site));
}

/** What is found, in no order. */
function said({ findings }: CheckedManifest): string[] {
  return findings.map((finding) => JSON.stringify(finding)).sort();
}

describe('the order in which names are written in a group means nothing', () => {
  test('a heading may be written below the items that it stands above', () => {
    const items = [{ title: 'One', text: 'The first of them.' }];
    const block = { type: 'card-grid', items, heading: 'All' };
    const { findings } = check(JSON.parse(siteWith({ '/routes/0/blocks/1': block })));
    expect(findings.filter(({ rule }) => rule === 'page-heading')).toEqual([]);
  });

  test.each(sites.filter(({ name }) => isLong || /kajak|examples/.test(name)))(
    'for $name, its pages are the same and so is what is found',
    ({ name, text }) => {
      const value: Json = JSON.parse(text);
      const whole = check(value, name);
      for (let seed = 1; seed <= (isLong ? 20 : 1); seed++) {
        const other = check(shuffled(value, seed), name);
        expect(said(other)).toEqual(said(whole));
        expect(pagesOf(other)).toBe(pagesOf(whole));
      }
    },
  );

  const agency = readFileSync(`${root}/tests/fixtures/agency/site.json`, 'utf8');
  const readable = faultNames.filter((name) => !name.startsWith('json-'));
  const looked = isLong ? readable : readable.filter((name) => /another|circle/.test(name));

  test.each(looked)('for the fault %s', (name) => {
    const value: Json = JSON.parse(applyFault(agency, readFault(name)).toString());
    expect(said(check(shuffled(value, 7)))).toEqual(said(check(value)));
  });
});

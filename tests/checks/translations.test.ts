import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '../../src/checks/check-site';
import { readAssets } from '../../src/frame/read-assets';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { fewByDay } from '../is-long';
import { sliceOf } from '../manifest/slice';
import { root, textOf } from '../project';
import { registry } from '../registry';

const file = join(root, 'tests/fixtures/kajak/site.json');
const { assets } = readAssets(dirname(file));

/** A mistake that people make in a translation, as an edit of the English of the kayak site. */
interface Fault {
  what: string;
  edit: [name: keyof typeof edits, of: string, to: Json];
  /** What the check must underline (a part of the slice is enough), and how its only message must begin. */
  wrong: string;
  right: string;
}

const faults: Fault[] = JSON.parse(textOf('tests/fixtures/translation-faults.json'));

/** The English of the kayak site: what an edit may change. */
interface English {
  texts: JsonObject;
  paths: JsonObject;
  exceptions: Json[];
  [property: string]: Json;
}

type Site = JsonObject & { languages: JsonObject & { en: English } };

/** What edits do to the site. */
const edits = {
  /** Says a text that is translated otherwise. */
  says({ languages: { en } }: Site, text: string, otherwise: Json): void {
    expect(en.texts).toHaveProperty([text]);
    en.texts[text] = otherwise;
  },
  /** Translates a text that nobody says. */
  add({ languages: { en } }: Site, text: string, says: Json): void {
    en.texts[text] = says;
  },
  /** Takes the translation of a text away. */
  without({ languages: { en } }: Site, text: string): void {
    expect(en.texts).toHaveProperty([text]);
    delete en.texts[text];
  },
  /** Changes a text where it is written. */
  original(site: Site, from: string, to: Json): void {
    const { languages, ...rest } = site;
    const text = JSON.stringify(rest);
    expect(text).toContain(JSON.stringify(from));
    Object.assign(site, JSON.parse(text.replaceAll(JSON.stringify(from), JSON.stringify(to))), { languages });
  },
  path({ languages: { en } }: Site, of: string, otherwise: Json): void {
    en.paths[of] = otherwise;
  },
  exception({ languages: { en } }: Site, says: string, place: Json): void {
    en.exceptions.push({ ...(place as JsonObject), says });
  },
  set({ languages: { en } }: Site, property: string, value: Json): void {
    en[property] = value;
  },
  rename({ languages: { en } }: Site, property: string, otherwise: Json): void {
    en[String(otherwise)] = en[property] ?? null;
    delete (en as JsonObject)[property];
  },
  drop({ languages: { en } }: Site, property: string): void {
    delete (en as JsonObject)[property];
  },
  language({ languages }: Site, tag: string, language: Json): void {
    languages[tag] = language;
  },
};

/** What a check finds in the kayak site after an edit: the rule and what is underlined, and the message. */
function findingsAfter(edit?: Fault['edit']): { at: string; message: string }[] {
  const site: Site = JSON.parse(readFileSync(file, 'utf8'));
  if (edit) edits[edit[0]](site, edit[1], edit[2]);
  const text = JSON.stringify(site, null, 2);
  const { problems } = checkSite(text, assets, { now: new Date('2031-05-06'), registry });
  const told = problems.filter(({ rule }) => rule !== 'texts-are-translated');
  // That something is not translated is what is to say only where nothing else is.
  return (told.length > 0 ? told : problems).map((one) => ({ at: sliceOf(text, one), message: one.message }));
}

test.each(fewByDay(20, faults))('$what is told once, at its place', ({ edit, wrong, right }) => {
  const found = findingsAfter(edit);
  expect(found).toEqual([{ at: expect.stringContaining(wrong), message: expect.stringContaining(right) }]);
});

test('there are at least sixty faults, and none in the site as it is', () => {
  expect(faults.length).toBeGreaterThanOrEqual(60);
  expect(findingsAfter()).toEqual([]);
});

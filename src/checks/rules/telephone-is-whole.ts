import type { UseOf } from '../../compose/facts';
import { countryCode, readTelephone } from '../../compose/telephone';
import { worded } from '../../manifest/message';
import { memberPointer } from '../../manifest/pointer';
import { type Run, wholeRun } from '../../manifest/run';
import { examplePhoneOf, isExamplePhone } from '../example-phones';
import { lonelyValueIn, writtenIn } from '../lonely-value';
import { type FactsAround, isUnfilled, type LonePageRule, usesOf } from '../rule';

export const telephoneIsWhole: LonePageRule = {
  id: 'telephone-is-whole',
  what: 'A number that is called, or written to by WhatsApp, is a whole one: with the code of its country.',
  severity: 'error',
  scope: 'page',
  readsTexts: [],
  why: 'Whoever presses it would reach somebody else or nobody: a number without the code of its country is dialled in the country where the visitor is.',
  wrong: '"to": "https://wa.me/0700123456"',
  right: '"to": "https://wa.me/254700123456"',
  check({ page, facts, report }) {
    for (const use of usesOf(page, 'telephone')) {
      const { name, by, pointer } = use;
      const { country } = facts.site;
      if (isUnfilled(page, use, facts) || isExamplePhone(name)) continue;
      const reading = readTelephone(name, country, by);
      if (reading.kind !== 'part') continue;
      const [meant, ...others] = reading.meant;
      const message = `${flawOf(use, others.length === 0 ? meant : undefined)} ${remedy(reading.meant, facts)}`;
      const mend = meant !== undefined && others.length === 0 && { meant: { written: name, name: meant } };
      const value = lonelyValueIn(use.run, facts);
      if (value === undefined) report(pointer, message, { run: runOfNumber(use), cause: `${by} ${name}`, ...mend });
      else {
        const inTerminal = `What is written ${JSON.stringify(writtenIn(use.run))} leads there.`;
        const told = worded`${message} ${{ inTerminal, inEditor: 'Links on the pages lead there.' }}`;
        const run = wholeRun(facts.site.values[value] ?? '');
        report(memberPointer('/values', value), told, { run, cause: `${by} ${name}`, isWritten: true, ...mend });
      }
    }
  },
};

/** Says what is wrong with a number: of one that lacks the code of its country, that of the number that is `meant`. */
function flawOf({ name, by }: UseOf<'telephone'>, meant: string | undefined): string {
  if (!/\p{Nd}/u.test(name)) return `"${name}" holds no telephone number.`;
  if (/[\p{L}=]/u.test(name)) return `"${name}" cannot be dialled: something stands in it that belongs to no number.`;
  if (/^\s*(?:[+\uFF0B]|00)/.test(name))
    return `"${name}" leads to nobody: it has a digit too few or too many, or no country has this code.`;
  if (name.replaceAll(/\P{Nd}/gu, '').length < 7) return `"${name}" is no telephone number: it has too few digits.`;
  const reached = by === 'whatsapp' ? 'WhatsApp finds nobody by it' : 'from another country it leads elsewhere';
  const [code] = /^\+\d+/.exec(meant ?? '') ?? [];
  return `"${name}" lacks the code of its country${code === undefined ? '' : `, ${code}`}, so ${reached}.`;
}

function remedy(meant: string[], { site }: FactsAround): string {
  if (meant.length > 0) return `Did you mean ${meant.map((one) => `"${one}"`).join(' or ')}?`;
  const { country = 'KE' } = site;
  const code = countryCode(country);
  const example = examplePhoneOf(country) ?? code;
  return `Write the whole number, ${example === code ? `beginning with ${code}` : `such as ${example}`}.`;
}

/** Gives the number alone, where it is written as it is read. */
function runOfNumber({ name, run }: UseOf<'telephone'>): Run {
  const at = writtenIn(run).lastIndexOf(name);
  return at < 0 ? run : { ...run, start: run.start + at, end: run.start + at + name.length };
}

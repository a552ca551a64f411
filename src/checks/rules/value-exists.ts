import { fillValues } from '../../compose/fill';
import { memberPointer } from '../../manifest/pointer';
import { nameExists } from '../name-exists';
import type { FactsAround, LonePageRule, Report } from '../rule';

const ruleOfValues = nameExists({
  id: 'value-exists',
  what: 'A name in braces must be one of the values, and none stands in a value.',
  kind: 'value',
  table: ({ site }) => site.values,
  message: 'No value is named',
  remedy: 'Write it under "values", or write {{ for a brace.',
  why: 'Without a value of that name, or within another value, the visitor would read the braces.',
  wrong: '"text": "Call {fone}"',
  right: '"text": "Call {phone}"',
});

export const valueExists: LonePageRule = {
  ...ruleOfValues,
  readsTexts: [],
  yields: ['translation-keeps-names'],
  check(given) {
    ruleOfValues.check(given);
    if (given.page === given.facts.shell) checkValues(given.facts, given.report);
  },
};

/** Reports placeholders in the values themselves, which nothing fills in there. */
function checkValues({ site }: FactsAround, report: Report): void {
  for (const [key, value = ''] of Object.entries(site.manifest.values ?? {})) {
    fillValues(value, {}, ({ name, start, end }) => {
      const written = value.slice(start, end);
      const remedy = Object.hasOwn(site.values, name)
        ? `Write here what {${name}} says, or write both names in the texts: {${key}} and ${written}.`
        : 'Write here, without braces, what visitors should read.';
      const message = `A value fills in no other value, so visitors would read "${written}" as it stands. ${remedy}`;
      report(memberPointer('/values', key), message, { run: { text: value, start, end }, isWritten: true });
    });
  }
}

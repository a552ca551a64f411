import { isUnpublished, writtenEntries } from '../../manifest/collections';
import { pathOfLink } from '../../manifest/links-in';
import { asJson, isObject, type JsonObject } from '../../manifest/manifest';
import { choicesOf, formFields, isWholeChoice } from '../form-facts';
import { isFullyKnown, isUnfilled, type PageFacts, type PageRule, runInLink, type SiteFacts, usesOf } from '../rule';
import { nearestName, suggestion } from '../spelling';

export const linkFillsIn: PageRule = {
  id: 'link-fills-in',
  what: 'A link that answers a field of a form gives an answer that the field takes.',
  severity: 'warning',
  scope: 'page',
  reads: ['form'],
  why: 'The visitor has chosen by following it, and finds the form empty.',
  wrong: '"to": "/book?trip=nigth"',
  right: '"to": "/book?trip=night"',
  check({ page, facts, report }) {
    for (const use of usesOf(page, 'link')) {
      const { name, pointer } = use;
      const query = /^\/(?!\/)[^?#]*\?([^#]*)/.exec(name)?.[1];
      if (!query || isUnfilled(page, use, facts)) continue;
      const path = pathOfLink(name);
      const target = facts.pages.find((one) => one.path === path);
      // A choice that is missing may be one of a collection that is not there.
      if (!target || !isFullyKnown(target, facts)) continue;
      const fields = fieldsOn(target);
      for (const [key, value] of new URLSearchParams(query)) {
        const namesakes = fields.filter((field) => field.name === key);
        const flaw = namesakes.length === 0 ? misspelt(key, fields) : flawOf(namesakes, value);
        if (!flaw || isOfDraft(page, value, facts) || isLeftOut(page, value, namesakes, facts)) continue;
        const start = name.indexOf(`${key}=`);
        const run = start < 0 ? use.run : (runInLink(use, start, start + key.length + 1 + value.length) ?? use.run);
        const cause = namesakes.length === 0 ? `${path}?${key}` : `${path}?${key}=${value}`;
        report(pointer, `On the page "${path}" ${flaw}`, { run, cause });
      }
    }
  },
};

function fieldsOn({ blocks }: PageFacts): JsonObject[] {
  return blocks
    .filter(({ block }) => block.type === 'form')
    .flatMap(({ block }) => formFields(block).map(({ field }) => field));
}

/**
 * Tells whether a link hands on the slug of an entry that is a draft: no list has that before the entry is published.
 */
function isOfDraft({ route }: PageFacts, answer: string, { site }: SiteFacts): boolean {
  const scope = route?.scope;
  if (site.showsDrafts || !scope || !isUnpublished(scope, asJson(site.manifest))) return false;
  return Object.values(scope.entry).includes(answer);
}

/**
 * Tells whether a link hands on a field of the entry of its page which is a choice for other entries: those whose day is
 * over, for one, are left out of the choices.
 */
function isLeftOut({ route }: PageFacts, answer: string, fields: JsonObject[], { site }: SiteFacts): boolean {
  const scope = route?.scope;
  if (!scope) return false;
  const names = Object.keys(scope.entry).filter((name) => scope.entry[name] === answer);
  const choices = new Set(fields.flatMap((field) => choicesOf(field).map(({ choice }) => choice.value)));
  return writtenEntries(scope.collection, asJson(site.manifest)).some(
    (entry) => isObject(entry) && names.some((name) => choices.has(entry[name])),
  );
}

/**
 * Words the message about a name that no field has, where a field is nearly called so; undefined otherwise, since an
 * address may say other things, too.
 */
function misspelt(name: string, fields: JsonObject[]): string | undefined {
  const fillable = fields.filter(({ prefill }) => prefill === true).map((field) => String(field.name));
  const nearest = nearestName(name, fillable);
  return nearest === undefined ? undefined : `no field is named "${name}". Did you mean "${nearest}"?`;
}

/** Says why no field of a name takes an answer; undefined where one does. */
function flawOf(fields: JsonObject[], answer: string): string | undefined {
  const name = fields[0]?.name;
  const fillable = fields.filter(({ prefill }) => prefill === true);
  if (fillable.length === 0) return `the field "${name}" takes no answer from a link. Give it "prefill": true.`;
  if (!fillable.every(isWholeChoice)) return undefined;
  const choices = fillable.map((field) => choicesOf(field).map(({ choice }) => String(choice.value)));
  if (choices.some((values) => values.length === 0 || values.includes(answer))) return undefined;
  return `the field "${name}" has no choice "${answer}". ${suggestion(answer, choices.flat(), '')}`;
}

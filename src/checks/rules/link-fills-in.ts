import type { JsonObject } from '../../manifest/manifest';
import { choicesOf, fieldsOf } from '../form-facts';
import { isUnfilled, type PageRule, runInLink, type SiteFacts, usesOf } from '../rule';
import { suggestion } from '../spelling';
import { linkedPath } from './link-target-exists';

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
      const path = linkedPath(name);
      const fields = fieldsOn(path, facts);
      for (const [key, value] of new URLSearchParams(query)) {
        const flaw = flawOf(
          fields.filter((field) => field.name === key),
          value,
        );
        if (!flaw) continue;
        const start = name.indexOf(`${key}=`);
        const run = start < 0 ? use.run : (runInLink(use, start, start + key.length + 1 + value.length) ?? use.run);
        report(pointer, `On the page "${path}" ${flaw}`, { run, cause: `${path}?${key}=${value}` });
      }
    }
  },
};

function fieldsOn(path: string, { pages }: SiteFacts): JsonObject[] {
  const blocks = pages.find((page) => page.path === path)?.blocks ?? [];
  return blocks
    .filter(({ block }) => block.type === 'form')
    .flatMap(({ block }) => fieldsOf(block).map(({ field }) => field));
}

/** What keeps an answer from the fields of one name; nothing where there is no such field, or one of them takes it. */
function flawOf(fields: JsonObject[], answer: string): string | undefined {
  const [first] = fields;
  if (!first) return undefined;
  const open = fields.filter(({ prefill }) => prefill === true);
  if (open.length === 0) return `the field "${first.name}" takes no answer from a link. Give it "prefill": true.`;
  const choices = open.map((field) => choicesOf(field).map(({ choice }) => String(choice.value)));
  if (choices.some((values) => values.length === 0 || values.includes(answer))) return undefined;
  return `the field "${first.name}" has no choice "${answer}". ${suggestion(answer, choices.flat(), '')}`;
}

import type { FAQPage, Question } from 'schema-dts';
import type { Page } from '../../compose/page';
import { plainCopy } from '../../compose/parse-copy';
import { copyHtml } from '../copy-html';
import type { LinkedSite } from './linked-data';

/**
 * Describes the questions of all blocks of a page with their answers, as HTML where these have lists or headings; empty
 * where it has none.
 */
export function questionsOf({ site }: LinkedSite, { blocks }: Page): FAQPage[] {
  const items = blocks.flatMap((block) => (block.type === 'faq' ? block.items : []));
  if (items.length === 0) return [];
  const mainEntity = items.map(
    ({ question, answer }): Question => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: copyHtml(site, answer) ?? plainCopy(answer) },
    }),
  );
  return [{ '@type': 'FAQPage', mainEntity }];
}

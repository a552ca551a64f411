import type { FAQPage, Question } from 'schema-dts';
import { plainCopy } from '../../compose/copy';
import type { Page } from '../../compose/page';

/** Describes the questions of all blocks of a page with their answers; empty where it has none. */
export function questionsOf({ blocks }: Page): FAQPage[] {
  const items = blocks.flatMap((block) => (block.type === 'faq' ? block.items : []));
  if (items.length === 0) return [];
  const mainEntity = items.map(
    ({ question, answer }): Question => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainCopy(answer) },
    }),
  );
  return [{ '@type': 'FAQPage', mainEntity }];
}

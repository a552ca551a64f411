import type { Answers } from '../../../delivery/sender';
import { type FormField, isAsked } from '../fields/answers';
import { wordsOf } from '../words-of';
import { inWords } from './answers-as-text';

/** A form that has been sent: its reference, and what is repeated of it. */
export interface SentForm {
  reference: string;
  summary: { label: string; answer: string }[];
}

const mostLines = 5;

/** The answers that a confirmation repeats: those that the form names, else the first that are short. */
export function summarize(fields: FormField[], answers: Answers): SentForm['summary'] {
  const given = new Map(answers);
  const isNamed = fields.some(({ summary }) => summary);
  return fields
    .filter((field) => (isNamed ? field.summary : isShort(field)))
    .flatMap((field) => {
      const answer = inWords(field, given.get(field.name) ?? []);
      return answer ? [{ label: wordsOf(field.label), answer }] : [];
    })
    .slice(0, mostLines);
}

function isShort(field: FormField): boolean {
  return isAsked(field) && field.kind !== 'textarea' && field.kind !== 'consent';
}

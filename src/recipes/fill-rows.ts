import { isObject, type Json } from '../manifest/manifest';

/** Gives the questions of a form so that each fills its row: one of half a row that has nothing beside it takes all of it. */
export function fillRows(questions: readonly Json[]): Json[] {
  const isHalf = (one: Json | undefined): boolean => isObject(one) && one.width === 'half';
  let isBeside = false;
  return questions.map((question, index) => {
    isBeside = isHalf(question) && !isBeside;
    if (!isBeside || !isObject(question) || isHalf(questions[index + 1])) return question;
    const { width: _, ...whole } = question;
    isBeside = false;
    return whole;
  });
}

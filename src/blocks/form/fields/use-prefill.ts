import { type RefObject, useEffect, useRef } from 'react';
import type { FormField } from './answers';
import { answersInQuery, type GivenAnswers, giveAnswers } from './prefill';

/** The answers that the address of a page has filled in, and the function that fills them in. */
export interface Prefill {
  given: RefObject<GivenAnswers>;
  fillIn: () => void;
}

/** Fills a form in from the address of its page when asked to, and whenever a link to the same page brings other answers. */
export function usePrefill(
  form: RefObject<HTMLFormElement | null>,
  fields: FormField[],
  onFilledIn: () => void,
): Prefill {
  const givenAnswers = useRef<GivenAnswers>({});
  const isOn = fields.some(({ prefill }) => prefill);

  function fillIn(): void {
    if (!isOn || !form.current) return;
    const answers = answersInQuery(location.search, fields);
    givenAnswers.current = { ...givenAnswers.current, ...giveAnswers(form.current, answers, givenAnswers.current) };
    onFilledIn();
  }

  // Such a link draws nothing anew. A browser that does not know of it, from before 2026, leaves the form as it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields stay the same.
  useEffect(() => {
    if (!isOn || !('navigation' in window)) return;
    const { navigation } = window;
    const { pathname } = location;
    const follow = (): void => {
      if (location.pathname === pathname) fillIn();
    };
    navigation.addEventListener('currententrychange', follow);
    return () => navigation.removeEventListener('currententrychange', follow);
  }, []);

  return { given: givenAnswers, fillIn };
}

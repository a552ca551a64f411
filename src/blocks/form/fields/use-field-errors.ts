import { type FocusEvent, type FormEvent, type RefObject, useRef, useState } from 'react';
import { dayIn, dayNamed } from '../../../calendar/day';
import { useSite } from '../../../ui/site';
import { type FormField, findControls, readShownFields, readValues } from './answers';
import { describeFieldError } from './validation';

/** The wrong answers in a form, and the functions that look for them. */
interface Faults {
  /** The messages about wrong answers, by the names of the fields. */
  messages: Record<string, string>;
  /** The wrong fields in their order, once the form was submitted with more than one. */
  summary: { at: number; fieldErrors: { name: string; message: string }[] } | undefined;
  /** Checks every field and moves the focus to what is wrong; gives true where nothing is. */
  check: () => boolean;
  forget: () => void;
  listeners: {
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    onPointerDownCapture: () => void;
  };
}

/** Checks each shown field when the visitor leaves it, and keeps its message until it is right. */
export function useFieldErrors(
  form: RefObject<HTMLFormElement | null>,
  fields: FormField[],
  shownNames: Set<string>,
): Faults {
  const site = useSite();
  const [messages, setMessages] = useState<Record<string, string>>({});
  const [summarisedAt, setSummarisedAt] = useState(0);
  const touched = useRef(new Set<string>());
  const isPressing = useRef(false);

  function describe(field: FormField): string | undefined {
    const control = form.current && findControls(form.current, field.name)[0];
    if (!control?.form) return undefined;
    const bounded = field.kind === 'date' ? boundedFrom(dayIn(new Date(), site.timeZone), field) : field;
    return describeFieldError(bounded, readValues(control.form, field.name), control.validity, site);
  }

  function show(name: string, message: string | undefined): void {
    setMessages(({ [name]: _, ...others }) => (message ? { ...others, [name]: message } : others));
  }

  function check(): boolean {
    const shownFields = form.current && readShownFields(form.current, fields);
    const wrong = fields.flatMap((field) => {
      const message = shownFields?.has(field.name) ? describe(field) : undefined;
      return message ? [{ name: field.name, message }] : [];
    });
    setMessages(Object.fromEntries(wrong.map(({ name, message }) => [name, message])));
    setSummarisedAt((at) => (wrong.length > 1 ? Math.abs(at) + 1 : -Math.abs(at)));
    const [only] = wrong;
    if (form.current && only && wrong.length === 1) findControls(form.current, only.name)[0]?.focus();
    return wrong.length === 0;
  }

  function noteInput({ target }: FormEvent<HTMLFormElement>): void {
    const field = fieldOf(target, fields);
    if (!field) return;
    touched.current.add(field.name);
    if (messages[field.name] && !describe(field)) show(field.name, undefined);
  }

  function checkLeft({ target, relatedTarget }: FocusEvent<HTMLFormElement>): void {
    const field = fieldOf(target, fields);
    if (!field || !touched.current.has(field.name) || fieldOf(relatedTarget, fields) === field) return;
    // A message that appears under a pressed pointer would move the button away from it.
    afterPress(isPressing.current, () => {
      if (touched.current.has(field.name)) show(field.name, describe(field));
    });
  }

  function notePress(): void {
    isPressing.current = true;
    afterPress(true, () => {
      isPressing.current = false;
    });
  }

  function forget(): void {
    touched.current.clear();
    setMessages({});
    setSummarisedAt((at) => -Math.abs(at));
  }

  const fieldErrors = fields.flatMap(({ name }) =>
    messages[name] && shownNames.has(name) ? [{ name, message: messages[name] }] : [],
  );
  return {
    messages,
    summary: summarisedAt > 0 ? { at: summarisedAt, fieldErrors } : undefined,
    check,
    forget,
    listeners: { onInput: noteInput, onBlur: checkLeft, onPointerDownCapture: notePress },
  };
}

/** Gives a date field whose bounds are days, counted from today. */
function boundedFrom(today: string, { min, max, ...field }: FormField): FormField {
  const day = (bound: string | number): string => dayNamed(String(bound), today);
  return { ...field, ...(min && { min: day(min) }), ...(max && { max: day(max) }) };
}

function fieldOf(target: EventTarget | null, fields: FormField[]): FormField | undefined {
  return target instanceof Element ? fields.find(({ name }) => name === target.getAttribute('name')) : undefined;
}

function afterPress(isPressing: boolean, act: () => void): void {
  if (!isPressing) {
    act();
    return;
  }
  const controller = new AbortController();
  for (const type of ['pointerup', 'pointercancel']) {
    window.addEventListener(
      type,
      () => {
        controller.abort();
        setTimeout(act);
      },
      { signal: controller.signal },
    );
  }
}

import { type FocusEvent, type FormEvent, type RefObject, useRef, useState } from 'react';
import { dayIn, dayNamed } from '../../../calendar/day';
import { useSite } from '../../../ui/site';
import { type FormField, findControls, readShownFields, readValues } from './answers';
import { describeFieldError } from './validation';

/** The messages about wrong answers in a form, and the functions by which they come and go. */
interface FieldErrors {
  /** The messages, by the names of the fields. */
  messages: Record<string, string>;
  /** The wrong fields in their order, once the form was submitted with more than one; `at` counts these submissions. */
  summary: { at: number; fieldErrors: { name: string; message: string }[] } | undefined;
  /** Checks every shown field, as the form is submitted; gives true where nothing is wrong. The focus goes to a single wrong one. */
  check: () => boolean;
  /** Takes all messages away. */
  forget: () => void;
  /** The listeners that the form needs. */
  listeners: {
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    onPointerDownCapture: () => void;
  };
}

/**
 * Says which answers in a form are wrong: of a field, once the visitor has written in it and left it, and until it is
 * right; of all fields, once the form is submitted.
 */
export function useFieldErrors(
  form: RefObject<HTMLFormElement | null>,
  fields: FormField[],
  shownNames: Set<string>,
): FieldErrors {
  const site = useSite();
  const [messages, setMessages] = useState<Record<string, string>>({});
  const [summary, setSummary] = useState({ at: 0, isShown: false });
  const touched = useRef(new Set<string>());
  const isPressing = useRef(false);

  /** Gives the message about the answer in a field; undefined where it is right. */
  function messageOn(field: FormField): string | undefined {
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
      const message = shownFields?.has(field.name) ? messageOn(field) : undefined;
      return message ? [{ name: field.name, message }] : [];
    });
    setMessages(Object.fromEntries(wrong.map(({ name, message }) => [name, message])));
    setSummary(({ at }) => (wrong.length > 1 ? { at: at + 1, isShown: true } : { at, isShown: false }));
    const [only] = wrong;
    if (form.current && only && wrong.length === 1) findControls(form.current, only.name)[0]?.focus();
    return wrong.length === 0;
  }

  function noteInput({ target }: FormEvent<HTMLFormElement>): void {
    const field = fieldOf(target, fields);
    if (!field) return;
    touched.current.add(field.name);
    if (messages[field.name] && !messageOn(field)) show(field.name, undefined);
  }

  function checkOnLeave({ target, relatedTarget }: FocusEvent<HTMLFormElement>): void {
    const field = fieldOf(target, fields);
    if (!field || !touched.current.has(field.name) || fieldOf(relatedTarget, fields) === field) return;
    // A message that appears under a pressed pointer would move the button away from it.
    const look = (): void => {
      if (touched.current.has(field.name)) show(field.name, messageOn(field));
    };
    if (isPressing.current) afterPress(look);
    else look();
  }

  function notePress(): void {
    isPressing.current = true;
    afterPress(() => {
      isPressing.current = false;
    });
  }

  function forget(): void {
    touched.current.clear();
    setMessages({});
    setSummary(({ at }) => ({ at, isShown: false }));
  }

  const fieldErrors = fields.flatMap(({ name }) =>
    messages[name] && shownNames.has(name) ? [{ name, message: messages[name] }] : [],
  );
  return {
    messages,
    summary: summary.isShown ? { at: summary.at, fieldErrors } : undefined,
    check,
    forget,
    listeners: { onInput: noteInput, onBlur: checkOnLeave, onPointerDownCapture: notePress },
  };
}

/** Gives a date field with its bounds as days, such as `2027-01-31` for `+30d`. */
function boundedFrom(today: string, { min, max, ...field }: FormField): FormField {
  const day = (bound: string | number): string => dayNamed(String(bound), today);
  return { ...field, ...(min && { min: day(min) }), ...(max && { max: day(max) }) };
}

/** Gives the field that an element is the control of, or one of its controls. */
function fieldOf(target: EventTarget | null, fields: FormField[]): FormField | undefined {
  return target instanceof Element ? fields.find(({ name }) => name === target.getAttribute('name')) : undefined;
}

/** Acts once the pointer that is pressed now is released, and the click that comes of it has been heard. */
function afterPress(act: () => void): void {
  const controller = new AbortController();
  const release = (): void => {
    controller.abort();
    setTimeout(act);
  };
  for (const type of ['pointerup', 'pointercancel'])
    window.addEventListener(type, release, { signal: controller.signal });
}

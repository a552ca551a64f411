import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import { changedLines, type EditedSite, focused, type OpenEditor, siteText, tabTo } from './editor-test';

/** Where one is after a step, by the name of what has the focus, and what was said; nothing new where that is left out. */
interface After {
  focus: string | RegExp;
  says?: string | RegExp;
}

/** What a file says after a job: the lines that are gone, and those that have come; or all of it. */
type Expected = ReturnType<typeof changedLines> | string;

/** A job that somebody does in the editor, of which every step is looked at. */
export interface Job {
  step(act: () => Promise<unknown>, after: After): Promise<void>;
  /** Saves, by the key unless it is done otherwise, and looks at the file. */
  saves(expected: Expected, after: After, act?: () => Promise<unknown>): Promise<void>;
  /** Looks at the file. */
  finds(expected: Expected): void;
}

/** Begins a job on the site of a server, whose file says what was given. */
export function begin({ page, announced }: OpenEditor, server: EditedSite, before: string): Job {
  let said = '';
  const step: Job['step'] = async (act, { focus, says }) => {
    await act();
    // Who goes on to another place hears no more of the step before.
    const isOld = async (): Promise<boolean> => ['', said].includes(await announced.innerText());
    if (says === undefined) await eventually(isOld, true);
    else await eventually(() => announced.innerText(), typeof says === 'string' ? says : expect.stringMatching(says));
    await eventually(() => focused(page), typeof focus === 'string' ? focus : expect.stringMatching(focus));
    said = await announced.innerText();
  };
  const finds: Job['finds'] = (expected) => {
    const text = siteText(server);
    expect(typeof expected === 'string' ? text : changedLines(before, text)).toEqual(expected);
  };
  return {
    step,
    finds,
    async saves(expected, after, act = () => page.keyboard.press('Control+s')) {
      await step(act, after);
      finds(expected);
    },
  };
}

/** Presses a field and writes in the place of what it says. */
export async function write(field: Locator, words: string): Promise<void> {
  await field.click();
  await field.press('Control+a');
  await field.pressSequentially(words);
}

/** What a person does who has no mouse. */
export function keysOf(page: Page) {
  const type = (words: string) => page.keyboard.type(words);
  const press = (key: string) => page.keyboard.press(key);
  return {
    press,
    type,
    /** Goes on to something and presses it. */
    async enter(name: string | RegExp) {
      await tabTo(page, name);
      await press('Enter');
    },
    /** Goes on to a field and writes in the place of what it says. */
    async write(name: string, words: string) {
      await tabTo(page, name);
      await press('Control+a');
      await type(words);
    },
    /** Looks for something by words, those of its name unless others are given, and opens it. */
    async open(name: string | RegExp, search = String(name)) {
      await press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').waitFor();
      await type(search);
      const active = page.getByRole('dialog').getByRole('option', { selected: true });
      const isActive = async (): Promise<boolean> => {
        const words = await active.locator('bdi').first().innerText();
        return typeof name === 'string' ? words.startsWith(name) : name.test(words);
      };
      await active.waitFor();
      // What is listed for the first letters gives way to what is found by all.
      await page.getByRole('dialog').locator('[role=listbox][aria-busy=false]').waitFor();
      for (let presses = 0; presses < 50 && !(await isActive()); presses++) await press('ArrowDown');
      await press('Enter');
    },
  };
}

import { expect } from 'vitest';
import { eventually } from './browser-test';
import { focused, focusedPlace, frozenText, type OpenEditor, siteText, test } from './editor-test';

/** Adds a block of a type, found by its name. */
async function add({ page, contents }: OpenEditor, type: string): Promise<void> {
  await contents.getByRole('button', { name: 'Add a block' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a block' });
  await dialog.getByRole('searchbox').fill(type);
  await dialog
    .getByRole('button', { name: new RegExp(`^${type}`) })
    .first()
    .click();
}

test('what was just added is still to be filled in, holds still meanwhile, and is a mistake once it is left empty, or saved', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const editor = await openEditor();
  const { page, form, shown } = editor;
  const bar = page.getByRole('region', { name: 'Notices' });
  const question = form.getByLabel('Question', { exact: true });
  await add(editor, 'Questions');
  await bar.getByText(/^2 still to fill in(, \d+ (hints?|texts? to look at))*$/).waitFor();
  expect(await bar.getAttribute('data-severity')).toBe('to-fill');
  await bar.locator('summary').click();
  await bar.getByRole('button', { name: /^Still to fill in: Home, .* question$/ }).click();
  await eventually(() => focused(page), 'Question');
  expect(await question.getAttribute('aria-invalid')).toBe(null);
  const described = await question.getAttribute('aria-describedby');
  const told = await Promise.all((described ?? '').split(' ').map((id) => page.locator(`[id="${id}"]`).innerText()));
  expect(told.join(' ')).toMatch(/Still to fill in\.$/);
  expect(await question.getAttribute('placeholder')).toMatch(/^Such as: \S/);
  await form.getByRole('heading').first().click();
  await bar.getByText(/^1 thing has to be put right, 1 still to fill in/).waitFor();
  expect(await question.getAttribute('aria-invalid')).toBe('true');
  await question.fill('When?');
  await bar.getByText(/^1 still to fill in/).waitFor();
  await page.keyboard.press('Control+s');
  await bar.getByText(/^1 thing has to be put right/).waitFor();
  expect(siteText(server)).toBe(frozenText);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await add(editor, 'Text');
  await bar.getByText(/^1 still to fill in/).waitFor();
  // Whoever goes on leaves it as it is.
  await shown.locator('h1').click();
  await bar.getByText(/^1 thing has to be put right/).waitFor();

  // What lies below a field stays where it is while that is written, and until a click beside it is over.
  await add(editor, 'Questions');
  const below = form.getByLabel('Answer', { exact: true });
  // The head of the item, which names it, may take another line.
  const gap = async (): Promise<number> =>
    ((await below.boundingBox())?.y ?? 0) - ((await question.boundingBox())?.y ?? 0);
  await question.click();
  await form.getByText('Still to fill in.').first().waitFor();
  const kept = await gap();
  await page.keyboard.type('When?');
  await eventually(() => question.getAttribute('aria-describedby'), expect.not.stringMatching(/-problem/));
  expect(await gap()).toBe(kept);
  await below.click();
  await eventually(
    gap,
    expect.toSatisfy((now: number) => now < kept),
  );

  // Its first item stands open, and stays folded once somebody folds it.
  await add(editor, 'Photos');
  const item = form.locator('.items > li').first();
  const alt = item.getByLabel('What it shows', { exact: true });
  await alt.waitFor();
  await item.locator('summary').first().click();
  await eventually(() => alt.isVisible(), false);
  await form.getByLabel('Heading', { exact: true }).first().fill('Our work');
  await eventually(() => form.getByLabel('Heading', { exact: true }).first().inputValue(), 'Our work');
  expect(await alt.isVisible()).toBe(false);
});

test('a block begins with nothing said, beside what one could say, in its first field that has to be filled in', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const editor = await openEditor();
  const { page, form, shown, announced, troubles } = editor;
  await add(editor, 'Notice');
  // Its title may be left out.
  await eventually(() => focusedPlace(page), expect.stringMatching(/\/text$/));
  await eventually(() => announced.innerText(), expect.stringMatching(/^Notice added as \d+ of \d+/));
  await page.keyboard.press('Control+z');
  await eventually(() => focused(page), 'Home');
  await add(editor, 'Notice');
  const title = form.getByLabel('Title', { exact: true });
  expect(await title.inputValue()).toBe('');
  expect(await title.getAttribute('placeholder')).toBe('Such as: Good to know');
  await title.fill('Closed');
  await title.fill('');
  const text = form.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await form.locator('[role=textbox][aria-placeholder]').waitFor();
  await page.keyboard.type('We come back on Monday.');
  await eventually(() => shown.locator('[data-block=notice]').innerText(), 'We come back on Monday.');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  const [home] = JSON.parse(siteText(server)).routes;
  expect(home.blocks.at(-2)).toEqual({ type: 'notice', text: 'We come back on Monday.' });
  expect(troubles).toEqual([]);
});

test('the Tab key leads through what can be done with a page, a block and an item before their fields, and from text to text', {
  tags: 'night',
}, async ({ openEditor }) => {
  const { page, contents, form, announced } = await openEditor();
  const namesAfter = async (count: number): Promise<string[]> => {
    const names: string[] = [];
    while (names.length < count) {
      await page.keyboard.press('Tab');
      names.push(await focused(page));
    }
    return names;
  };
  await contents.getByRole('button', { name: '/contact' }).click();
  await form.getByRole('heading').first().focus();
  expect(await namesAfter(2)).toEqual(['Address', 'What it says']);
  await contents.getByRole('button', { name: /^Questions and answers/ }).click();
  await form.getByRole('heading').first().focus();
  const actions = ['Move up', 'Move down', 'Move to', 'More'];
  // What would move it further than the list goes says so.
  expect(await namesAfter(7)).toEqual([...actions, 'Delete', 'What it says', 'Heading']);
  const items = form.locator('.items > li');
  const first = items.first();
  await first.locator('summary').first().click();
  expect(await namesAfter(7)).toEqual([
    ...actions,
    expect.stringMatching(/^Add an? .* after this$/),
    expect.stringMatching(/^Delete/),
    'Question',
  ]);
  await first
    .getByRole('button', { name: /^Add an? .* after this$/ })
    .first()
    .click();
  await eventually(() => focused(page), 'Question');
  await eventually(() => announced.innerText(), 'Contact Our Nairobi Office, questions and answers, question 2 added');
  // Whoever was led there and begins with another field has left nothing out yet.
  const added = items.nth(1);
  const question = added.getByLabel('Question', { exact: true });
  await added.getByRole('textbox', { name: 'Answer' }).click();
  expect(await question.getAttribute('aria-invalid')).toBe(null);
  await question.click();
  await page.keyboard.type('And then?');
  await eventually(() => added.locator('summary').first().innerText(), 'And then?');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await eventually(() => items.count(), 4);
  await eventually(() => focused(page), 'Items');
  await form.getByRole('button', { name: /^Add/ }).last().click();
  await eventually(() => focused(page), 'Question');
  await page.keyboard.type('Do you?');
  await page.keyboard.press('Tab');
  await eventually(() => focused(page), 'Answer');
  await page.keyboard.type('Yes.');
  // What can be done with the words of a text comes before it.
  await page.keyboard.press('Shift+Tab');
  await eventually(() => focused(page), 'Insert…');
  await eventually(() => form.getByRole('textbox', { name: 'Answer' }).last().textContent(), 'Yes.');
});

test('what is added asks for where it leads, and whether it is required, at once; a list that is full takes no more', {
  tags: 'night',
}, async ({ openEditor }) => {
  const { page, contents, form } = await openEditor();
  await contents.getByRole('button', { name: 'Header and menu', exact: true }).click();
  const menu = form.locator('[data-pointer="/header/menu"]').first();
  const count = await menu.locator('.items').first().locator(':scope > li').count();
  await menu
    .getByRole('button', { name: /^Add an? / })
    .last()
    .click();
  await page.keyboard.type('Scholarships');
  await form.locator(`[data-pointer="/header/menu/${count}/to"]`).first().waitFor();
  await page.getByText(/still to fill in/).waitFor();
  await form.getByText('More that can be said here').last().click();
  await form.getByRole('button', { name: 'Bar', exact: true }).click();
  const bar = form.locator('[data-pointer="/header/bar"]');
  const adds = bar.getByRole('button', { name: /^Add/ });
  // Two are the fewest, and three the most.
  await adds.last().click();
  await bar.getByText('No more than 3 can stand here.').waitFor();
  expect(await adds.count()).toBe(0);
  await contents.getByRole('button', { name: '/apply' }).click();
  await contents.getByRole('button', { name: /^Form/ }).click();
  const section = form.locator('.items > li', { hasText: 'Personal Information' }).first();
  await section.locator('summary').first().click();
  await section.getByRole('button', { name: 'Add a field' }).click();
  await page.keyboard.type('Passport?');
  const required = section.getByRole('checkbox', { name: 'Required', exact: true }).last();
  expect(await required.isChecked()).toBe(false);
  await required.check();
  expect(await required.isChecked()).toBe(true);
});

test('an added part shows its entries, beside its page, and the empty cell of a photo leads to its field', {
  tags: 'night',
}, async ({ openEditor }) => {
  const { page, contents, form, shown } = await openEditor();
  await contents.getByRole('button', { name: 'Add to the site' }).click();
  await page.getByRole('dialog', { name: 'Add to the site' }).getByRole('button', { name: /^Team/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Team' });
  await dialog.getByLabel('What is it called on your site?').fill('Instructors');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await shown.getByRole('heading', { name: 'Instructors' }).waitFor();
  await form.getByRole('button', { name: 'Add Photo of Another name' }).click();
  await form.getByRole('heading', { name: 'Another name' }).waitFor();
  await form.getByRole('group', { name: 'Photo' }).getByText('No picture yet.').waitFor();
});

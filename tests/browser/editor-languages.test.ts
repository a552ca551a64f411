import { expect } from 'vitest';
import { eventually } from './browser-test';
import { siteText, test } from './editor-test';

test('a language is added, translated by the keyboard, seen on the page, and asked about once a text is changed; a file of a translator is taken but for what is wrong in it', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const { page, contents, form, shown, announced, troubles } = await openEditor();
  const dialog = page.getByRole('dialog');
  await contents.getByRole('button', { name: 'Further languages' }).click();
  await form.getByLabel('One more language').fill('Swahili');
  await form.getByRole('button', { name: 'Add this language' }).click();
  await eventually(() => announced.innerText(), 'Swahili added');
  // What the site itself says in the language comes with it.
  await eventually(() => form.getByText(/own words/).innerText(), expect.stringMatching(/\((\d+) of \1 translated\)/));
  await form.getByRole('button', { name: 'Translate', exact: true }).click();
  await dialog.getByLabel('Texts of').selectOption('/');
  await dialog.getByRole('textbox', { name: /^Study and Work Abroad from Kenya/ }).fill('Soma na ufanye kazi');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Maelezo');
  await page.keyboard.press('ArrowUp');
  await dialog.getByRole('textbox', { name: /^Your Gateway/ }).fill('Lango lako');
  await dialog.getByLabel('Take in a file').setInputFiles({
    name: 'sw.xlf',
    mimeType: 'application/xliff+xml',
    buffer: Buffer.from(
      `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="sw"><file id="f">${[
        ['Apply Now', 'Omba &amp; ungana'],
        ['Home', '{phone} hapa'],
        ['No such text', 'x'],
      ]
        .map(
          ([text, says], at) =>
            `<unit id="u${at}"><segment><source>${text}</source><target>${says}</target></segment></unit>`,
        )
        .join('')}</file></xliff>`,
    ),
  });
  const translator = dialog.getByRole('region', { name: 'For a translator' });
  await eventually(() => translator.getByRole('status').innerText(), expect.stringContaining('1 text taken.'));
  await eventually(
    () => translator.getByRole('listitem').allInnerTexts(),
    [expect.stringContaining('{phone}'), expect.stringContaining('No text of the site says this.')],
  );
  await dialog.getByLabel('Take in a file').setInputFiles({
    name: 'fr.xlf',
    mimeType: 'application/xml',
    buffer: Buffer.from('<xliff version="1.2"><file source-language="en" target-language="fr"></file></xliff>'),
  });
  await eventually(() => translator.getByRole('status').innerText(), expect.stringContaining('is in French'));
  await dialog.getByLabel('Take in a file').setInputFiles({
    name: 'sw.sdlxliff',
    mimeType: 'application/xml',
    buffer: Buffer.from(
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file target-language="sw"><body><trans-unit id="1"><alt-trans><source>a</source><target>b</target></alt-trans><source>No text of 1.2</source><target><mrk mtype="seg" mid="1">Hakuna</mrk></target></trans-unit></body></file></xliff>',
    ),
  });
  await eventually(
    () => translator.getByRole('listitem').allInnerTexts(),
    [expect.stringMatching(/No text of 1\.2.*No text of the site says this\./)],
  );
  await dialog.getByLabel('Take in a file').setInputFiles({
    name: 'bad.xlf',
    mimeType: 'application/xml',
    buffer: Buffer.from('<!DOCTYPE xliff [<!ENTITY a "b">]><xliff version="2.1">&a;</xliff>'),
  });
  await eventually(() => translator.getByRole('status').innerText(), expect.stringContaining('declares parts'));
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByLabel('Language of the page').selectOption('sw');
  await eventually(() => shown.locator('h1').innerText(), 'Lango lako');
  await shown.locator('h1').click();
  // Who presses a translated text comes to its translation, and stays beside the original.
  const translation = form.getByLabel(/^Kiswahili: Heading/);
  await eventually(() => translation.evaluate((field) => field === document.activeElement), true);
  expect(await translation.inputValue()).toBe('Lango lako');
  await form.getByRole('button', { name: /^Say it otherwise on this page alone.*Heading/ }).click();
  await form.getByLabel('On this page alone: Heading').fill('Lango letu');
  await eventually(() => shown.locator('h1').innerText(), 'Lango letu');
  await form.getByLabel('On this page alone: Heading').fill('');
  await eventually(() => shown.locator('h1').innerText(), 'Lango lako');
  await page.getByLabel('Language of the page').selectOption('');
  await eventually(() => shown.locator('h1').innerText(), expect.stringContaining('Your Gateway'));
  const heading = form.getByLabel('Heading', { exact: true });
  await heading.fill('Your way abroad');
  expect(await form.getByRole('button', { name: 'It still says the same' }).count()).toBe(0);
  await heading.press('Tab');
  await form.getByRole('button', { name: 'Change it here' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' mpya');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await eventually(() => announced.innerText(), expect.stringContaining('Saved'));
  expect(JSON.parse(siteText(server)).languages).toEqual({
    sw: {
      label: 'Kiswahili',
      draft: true,
      texts: {
        'Study and Work Abroad from Kenya': 'Soma na ufanye kazi',
        [String(JSON.parse(siteText(server)).routes[0].description)]: 'Maelezo',
        'Your way abroad': 'Lango lako mpya',
        'Apply Now': 'Omba & ungana',
      },
    },
  });
  await heading.fill('The way abroad');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await eventually(
    () => announced.innerText(),
    expect.stringMatching(
      /^Saved\. .*“The way abroad” has changed, and its translation has not\. Under Further languages, Translate asks/,
    ),
  );
  expect(troubles).toEqual([]);
});

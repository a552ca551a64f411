import { expect, test, vi } from 'vitest';
import { startLongSite } from './start-long-site';

const patience = { timeout: 60_000 };

test('pages of a long site are there before it is checked, and what is wrong with it is told once it is', async () => {
  const { ask, letGo, problems, said } = await startLongSite((text) => text.replace('"tel:{phone}"', '"/nowhere"'));
  expect((await ask('/')).status).toBe(200);
  expect((await ask('/part-4/page-444')).status).toBe(200);
  let told: string | undefined;
  const telling = problems().then((text) => {
    told = text;
  });
  expect((await ask('/part-0/page-4')).status).toBe(200);
  expect(told).toBeUndefined();
  letGo();
  await telling;
  expect(told).toContain('/nowhere');
  expect((await ask('/')).status).toBe(500);
  await vi.waitFor(() => expect(said()).toContain('The site shows as soon as they are mended.'), patience);
});

test('pages of a long site without a mistake stay, and an unknown one is answered once the site is checked', {
  tags: 'night',
}, async () => {
  const { ask, letGo, problems } = await startLongSite();
  const page = await (await ask('/')).text();
  const unknown = ask('/no/such/page');
  letGo();
  expect(await problems()).toBe('[]');
  expect((await unknown).status).toBe(404);
  expect(await (await ask('/')).text()).toBe(page);
});

test('an edit of a long site that is being checked is what is shown', { tags: 'night' }, async () => {
  const { ask, problems, save } = await startLongSite((text) => text.replace('"tel:{phone}"', '"/nowhere"'));
  expect((await ask('/')).status).toBe(200);
  save((text) => text.replaceAll('Measured, not guessed.', 'Measured once more.'));
  expect(await problems()).toBe('[]');
  expect(await (await ask('/')).text()).toContain('Measured once more.');
});

import { expect } from 'vitest';
import { eventually, test } from './browser-test';
import { siteUnderTest } from './sites';

const { address } = await siteUnderTest('agency');

test('what the security policy forbids does not happen, and is seen', async ({ open }) => {
  const { page, troubles } = await open(`${address}/`);
  expect(troubles).toEqual([]);
  const happened = await page.evaluate(async () => {
    const done: string[] = [];
    const script = document.createElement('script');
    try {
      script.text = 'document.title = "scripted"';
      document.body.append(script);
    } catch {}
    if (document.title === 'scripted') done.push('a script was written into the page');
    try {
      document.createElement('div').innerHTML = '<b>markup</b>';
      done.push('a text became markup');
    } catch {}
    await fetch('https://elsewhere.example/', { mode: 'no-cors' }).then(
      () => done.push('a request went elsewhere'),
      () => {},
    );
    return done;
  });
  expect(happened).toEqual([]);
  const isSeen = (directive: string): boolean => troubles.some((one) => one.includes(`security policy: ${directive}`));
  for (const directive of ['require-trusted-types-for', 'connect-src']) await eventually(() => isSeen(directive), true);
});

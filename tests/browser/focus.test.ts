import { expect } from 'vitest';
import { fewByDay } from '../is-long';
import type { OpenOptions } from './browser-test';
import { applicant, fill, submit } from './form-steps';
import { test } from './form-test';
import { siteUnderTest } from './sites';

const agency = (await siteUnderTest('agency')).address;
const werkstatt = (await siteUnderTest('werkstatt')).address;
const places = fewByDay(1, [
  `${agency}/apply`,
  `${werkstatt}/`,
  `${agency}/`,
  `${agency}/contact`,
  `${werkstatt}/kontakt`,
]);
const sizes: [width: number, height: number][] = [
  [360, 740],
  [1280, 800],
];

for (const [width, height] of fewByDay(1, sizes)) {
  test.concurrent.for(places)(
    `at ${width} pixels, whoever goes through %s by keyboard sees where they are`,
    async (address, { open }) => {
      const options: OpenOptions = { viewport: { width, height }, reducedMotion: 'no-preference' };
      const { page } = await open(address, options);
      for (const key of ['Tab', 'Shift+Tab']) {
        const unseen: string[] = [];
        let stops = 0;
        for (; stops < 150; stops++) {
          await page.keyboard.press(key);
          const stop = await page.evaluate(readFocus);
          if (!stop) break;
          if (stop.isUnseen) unseen.push(stop.name);
        }
        expect([key, unseen]).toEqual([key, []]);
        // Neither is there nothing to go through, nor does the focus stay caught.
        expect(stops).toBeGreaterThan(15);
        expect(stops).toBeLessThan(150);
      }
    },
  );
}

test.concurrent.for(sizes)(
  'an alert covers nothing that gets the focus at %i pixels',
  { tags: 'night' },
  async (size, { open, serve }) => {
    const [width, height] = size;
    const site = await serve();
    const { page } = await open(`${site.address}/apply`, { isAlone: true, viewport: { width, height } });
    await fill(page, applicant());
    await site.fail('403');
    await submit(page);
    await page.getByRole('alert').locator('[data-created]').waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    for (const key of ['Shift+Tab', 'Tab']) {
      const unseen: string[] = [];
      for (let stops = 0; stops < 16; stops++) {
        await page.keyboard.press(key);
        const stop = await page.evaluate(readFocus);
        if (stop?.isUnseen) unseen.push(stop.name);
      }
      expect([key, unseen]).toEqual([key, []]);
    }
  },
);

/** What has the focus, and whether its outline is missing or something lies over it; nothing once the focus has left the page. */
function readFocus(): { name: string; isUnseen: boolean } | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  // Where a card is the link, the outline is around the whole of it.
  const outlined = [getComputedStyle(focused), getComputedStyle(focused, '::after')];
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const shown = document.elementFromPoint((left + right) / 2, middle);
  const isCovered = !shown || !(focused.contains(shown) || shown.contains(focused));
  const name = focused.getAttribute('name') ?? focused.textContent ?? '';
  // The button inside a date field has the browser's own outline.
  const hasOutline = outlined.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  );
  return { name, isUnseen: isCovered || (!hasOutline && !focused.matches('[type=date]')) };
}

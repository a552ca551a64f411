import { expect } from 'vitest';
import { drawPage, pagesOf, siteOf } from '../../src/editor/drawing/engine';
import type { ToPreview } from '../../src/preview/messages';
import { now } from '../editor/now';
import { fewByDay } from '../is-long';
import { registry } from '../registry';
import { bundledScript, clickedSites, siteNamed } from './clicked-sites';
import { test } from './editor-test';
import type { Pressed } from './press-all';

/** The least part of the letters seen on all pages that a pointer is led by to what says them. */
const leastLed = 0.99;
/** A picture of no size of its own: the places of those that the sites have are as wide and high as they say. */
const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';

test.for(clickedSites)(
  'on every page of %s a press with the pointer leads to what is seen there',
  { tags: 'night' },
  async (name, { open, server }) => {
    const { value, assets } = siteNamed(name);
    const { page } = await open(`${server.address}__edit/page`, {
      untilHydrated: false,
      // A list of the menu that is closed stays in sight for a moment.
      reducedMotion: 'reduce',
      prepare: (page) =>
        page.route(
          () => true,
          (route) =>
            route.request().resourceType() === 'image'
              ? route.fulfill({ contentType: 'image/svg+xml', body: picture })
              : route.continue(),
        ),
    });
    await page.evaluate(await bundledScript('press-all'));
    const lost: string[] = [];
    let [letters, led] = [0, 0];
    for (const { path } of fewByDay(6, pagesOf(siteOf(value, assets, registry, now)))) {
      const drawn = drawPage(siteOf(value, assets, registry, now), path);
      if (!drawn) throw new Error(`${path} is not drawn.`);
      const { shell, page: shownPage, styles, attributes } = drawn;
      const shown: ToPreview = { kind: 'show', number: 1, shell, page: shownPage, styles, attributes, isEdited: true };
      const pressed = await page.evaluate((given) => (globalThis as unknown as Pressing).pressAll(given), shown);
      for (const { kind, says, isLed } of pressed) {
        if (kind === 'text') letters += says.length;
        if (kind === 'text' && isLed) led += says.length;
        if (!isLed) lost.push(`${path}: ${kind} ${says}`);
      }
    }
    expect(lost).toEqual([]);
    expect(led / letters).toBeGreaterThan(leastLed);
  },
);

interface Pressing {
  pressAll: (shown: ToPreview) => Promise<Pressed[]>;
}

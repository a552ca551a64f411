import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { writeExamplesSite } from '../examples';
import { fewByDay } from '../is-long';
import { productionCode } from '../production-code';
import { root } from '../project';
import { folderForFile } from '../temporary-folder';
import { eventually, fetchPictures, test, waitUntilIdle } from './browser-test';
import { serveSite } from './serve-site';
import { axe, findViolations } from './violations';

const folder = folderForFile();
let origin = '';
let server: Server | undefined;

beforeAll(async () => {
  const withTimeZone = (text: string): string => text.replace('"language"', '"timeZone": "Africa/Nairobi", "language"');
  const served = await serveSite(
    writeExamplesSite(folder),
    join(folder, 'out'),
    await productionCode(root),
    withTimeZone,
  );
  expect(served.site.problem).toBeUndefined();
  ({ server } = served);
  ({ origin } = served.site);
});

afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Answers in the place of everybody else, so that nothing leaves the machine; gives the addresses that were asked for. */
async function answerForOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>There</title><p>There' });
    },
  );
  return asked;
}

/** Waits until what opens frames in the place of their links listens; until then each link leads to its page. */
async function waitUntilFramesOpen(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
  const objectId = `${result.objectId}`;
  await eventually(async () => {
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
    return listeners.some(({ type, useCapture }) => type === 'click' && useCapture);
  }, true);
}

const framed = [
  {
    path: '/video',
    button: 'Play the film: A signpost with three arms',
    title: 'A signpost with three arms',
    frame: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&playsinline=1',
    link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    service: 'YouTube',
  },
  {
    path: '/place',
    button: 'Show the map: Map: Example Ltd',
    title: 'Map: Example Ltd',
    frame: /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=.+&marker=-1\.2921,36\.8219$/,
    link: 'https://www.openstreetmap.org/?mlat=-1.2921&mlon=36.8219#map=15/-1.2921/36.8219',
    service: 'OpenStreetMap',
  },
  {
    path: '/embed',
    button: 'Choose a time: Calendly',
    title: 'Calendly',
    frame: 'https://calendly.com/example/first-talk?embed_type=Inline',
    link: 'https://calendly.com/example/first-talk',
    service: 'Calendly',
  },
];

test.concurrent.for(fewByDay(1, framed))(
  '$path asks nobody else before the button is pressed, then whom it names',
  async (expected, { open }) => {
    let asked: string[] = [];
    const { page, troubles } = await open(origin + expected.path, {
      isAlone: true,
      prepare: async (opened) => {
        asked = await answerForOthers(opened);
      },
    });
    const button = page.getByRole('link', { name: expected.button, exact: true });
    await button.hover();
    await button.focus();
    await fetchPictures(page);
    expect(asked).toEqual([]);
    const words = await page.locator('main').innerText();
    expect(words).toContain(`contact ${expected.service}, which then learns your internet address`);

    await waitUntilFramesOpen(page);
    await page.keyboard.press('Enter');
    await eventually(() => asked.length, 1);
    expect(asked[0]).toEqual(
      typeof expected.frame === 'string' ? expected.frame : expect.stringMatching(expected.frame),
    );
    const frame = page.getByTitle(expected.title, { exact: true });
    expect(await frame.evaluate((element) => element === document.activeElement && element.localName)).toBe('iframe');
    expect(await frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
    expect(await frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    await eventually(() => page.frameLocator('iframe').locator('p').innerText(), 'There');
    await page.evaluate(axe);
    expect(await findViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
  },
);

test.concurrent.for(fewByDay(1, framed))(
  'without scripts, $path has a link to the page itself',
  async (expected, { open }) => {
    let asked: string[] = [];
    const { page, troubles } = await open(origin + expected.path, {
      javaScriptEnabled: false,
      isAlone: true,
      prepare: async (opened) => {
        asked = await answerForOthers(opened);
      },
    });
    const link = page.getByRole('link', { name: expected.button, exact: true });
    expect(asked).toEqual([]);
    await link.click();
    // What stands after a # is nobody's but the browser's.
    await eventually(() => asked[0], expected.link.replace(/#.*/, ''));
    expect(troubles).toEqual([]);
  },
);

test.concurrent('a film of the site is fetched when it is played, and has its captions', { tags: 'night' }, async ({
  open,
}) => {
  const fetched: string[] = [];
  const { page, troubles } = await open(`${origin}/video`, {
    isAlone: true,
    prepare: async (opened) => {
      opened.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await answerForOthers(opened);
    },
  });
  const film = page.locator('video');
  await film.scrollIntoViewIfNeeded();
  await waitUntilIdle(page);
  const media = (): string[] => fetched.filter((path) => /\.(webm|vtt)$/.test(path)).map((path) => path.slice(-4));
  expect(media()).toEqual([]);
  await film.evaluate(async (element: HTMLVideoElement) => {
    for (const track of element.textTracks) track.mode = 'showing';
    element.muted = true;
    await element.play();
  });
  await eventually(() => [...new Set(media())].sort(), ['.vtt', 'webm']);
  await eventually(() => film.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length), 1);
  expect(troubles).toEqual([]);
});

test.concurrent.for(
  fewByDay(1, [
    ['2031-05-06T05:30:00Z', 'Open now, until 5:00 PM'],
    ['2031-05-06T14:30:00Z', 'Closed now'],
    ['2031-05-11T09:00:00Z', 'Closed now'],
  ] as const),
)('at %s visitors elsewhere read: %s', async ([time, state], { open }) => {
  const { page, troubles } = await open(`${origin}/place`, {
    // The clock is that of all pages of a context.
    isAlone: true,
    timezoneId: 'America/Los_Angeles',
    prepare: (opened) => opened.clock.setFixedTime(time),
  });
  const head = page.getByRole('heading', { name: 'Opening hours' }).locator('..');
  await eventually(async () => (await head.innerText()).replaceAll(/\s+/g, ' '), `Opening hours ${state}`);
  expect(troubles).toEqual([]);
});

test.concurrent('without scripts the hours are there, and nothing is said of now', async ({ open }) => {
  const { page } = await open(`${origin}/place`, { javaScriptEnabled: false });
  const words = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
  expect(words).toContain('Opening hours');
  expect(words).toContain('Monday – Friday 8:00 AM – 5:00 PM Saturday 9:00 AM – 1:00 PM Sunday Closed');
  expect(words).toContain('Sunday 10:00 AM – 2:00 PM');
  expect(words).not.toMatch(/Open now|Closed now/);
});

test('the security policy names the services that pages use, and no other', async () => {
  const policy = `${(await fetch(origin)).headers.get('content-security-policy')}`;
  const directive = (name: string): string[] => (new RegExp(`${name} ([^;]+)`).exec(policy)?.[1] ?? '').split(' ');
  expect(directive('frame-src')).toEqual([
    'https://calendar.google.com',
    'https://calendly.com',
    'https://www.openstreetmap.org',
    'https://www.youtube-nocookie.com',
  ]);
  expect(directive('media-src')).toEqual(["'self'"]);
  expect(directive('script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
});

import { expect, test } from 'vitest';
import { composeEmbed } from '../../../src/blocks/embed/embed.compose';
import { providers } from '../../../src/blocks/embed/providers';
import type { BlockOf } from '../../../src/compose/page';

type Provider = BlockOf<'embed'>['provider'];

const ids: Record<Provider, string> = {
  acuity: '12345678',
  calendly: 'example/first-talk',
  'google-calendar': 'c_1a2b3c@group.calendar.google.com',
  'google-forms': '1FAIpQLSexample-example_example',
};

test.each(Object.keys(providers) as Provider[])(
  '%s: opens the policy for itself alone, for an id of its own',
  (provider) => {
    const { composed, faults, reached } = compose(provider, ids[provider]);
    expect(faults).toEqual([]);
    expect(reached).toEqual([['frame-src', composed.framed.src]]);
    for (const address of [composed.framed.src, composed.framed.page, composed.framed.privacy])
      expect(address).toMatch(/^https:\/\//);
  },
);

test.each(Object.keys(providers) as Provider[])(
  '%s: refuses its whole address, and what would lead elsewhere',
  (provider) => {
    const { src } = compose(provider, ids[provider]).composed.framed;
    for (const id of [src, 'a b', '../else', 'x?y=z', 'x&y', '//elsewhere.test/x', '@elsewhere.test', '"><script>']) {
      const { faults } = compose(provider, id);
      expect(faults, id).toHaveLength(1);
      expect(faults[0], id).toMatch(/^\/id .+\.$/);
    }
  },
);

test('the frame is as high as the block says, or as its provider needs', () => {
  expect(compose('calendly', 'a').composed.tallness).toBe(providers.calendly.tallness);
  expect(compose('calendly', 'a', 555).composed.tallness).toBe(555);
});

test('an id is written so that it stays one part of the address', () => {
  const { src } = compose('google-calendar', ids['google-calendar']).composed.framed;
  expect(src).toBe('https://calendar.google.com/calendar/embed?src=c_1a2b3c%40group.calendar.google.com');
});

function compose(
  provider: Provider,
  id: string,
  height?: number,
): { composed: ReturnType<typeof composeEmbed>; faults: string[]; reached: [string, string][] } {
  const faults: string[] = [];
  const reached: [string, string][] = [];
  const composed = composeEmbed(
    { type: 'embed', provider, id, title: 'Open', level: 2, itemLevel: 3, ...(height && { height }) },
    (pointer, message) => faults.push(`${pointer} ${message}`),
    {
      opening: 'split',
      path: '/',
      language: 'en',
      timeZone: undefined,
      writeMoney: () => undefined,
      today: '2031-05-06',
      reach: (directive, address) => reached.push([directive, address]),
      needWords: () => {},
    },
  );
  return { composed, faults, reached };
}

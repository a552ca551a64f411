import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { type Asker, createAsker } from '../../src/cli/ask';
import { readSiteAnswers } from '../../src/cli/read-site-answers';

/** A person at a terminal who types the given lines, one for each question that they read. */
function personTyping(lines: string[]): { asker: Asker; read: () => string } {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = Object.assign(new PassThrough(), { isTTY: true });
  let seen = '';
  output.on('data', (chunk: Buffer) => {
    seen += chunk;
    if (/[?\]] $/.test(stripVTControlCharacters(String(chunk)))) input.write(lines.shift() ?? '\u0004');
  });
  const asker = createAsker(input, output);
  if (!asker) throw new Error('Nobody sits there.');
  return { asker, read: () => seen };
}

test('whoever types what is asked for gets it, and Enter alone takes the usual', async () => {
  const { asker, read } = personTyping([
    'Kilifi Kayaks\r',
    'guide\r',
    '\r',
    'sw, french\r',
    'Kenya\r',
    '\r',
    '\r',
    '\r',
  ]);
  const answers = await readSiteAnswers({}, asker);
  asker.close();
  expect(answers).toEqual({
    value: {
      name: 'Kilifi Kayaks',
      kind: 'guide',
      language: 'en-KE',
      currency: 'KES',
      languages: ['sw', 'fr'],
      color: '#0f6e78',
      look: 'departures',
    },
  });
  expect(read()).toContain('  restaurant  a restaurant or a café');
});

test('what cannot be used is asked for again', async () => {
  const { asker, read } = personTyping([
    '\r',
    'Kayaks\r',
    'xq\r',
    '\r',
    'Kenia\r',
    'AT\r',
    'ero\r',
    'euro\r',
    'teel\r',
    'teal\r',
    'ledgr\r',
    'ledger\r',
  ]);
  const answers = await readSiteAnswers({ kind: 'shop', language: 'de' }, asker);
  asker.close();
  expect(answers).toEqual({
    value: { name: 'Kayaks', kind: 'shop', language: 'de-AT', currency: 'EUR', color: '#0f6e78', look: 'ledger' },
  });
  expect(read()).toContain('Say what the business is called.');
  expect(read()).toContain('"xq" is no language.');
  expect(read()).toContain(
    '"Kenia" is no country. Write its name or its two letters, such as Kenya or KE. Did you mean',
  );
  expect(read()).toContain('"ero" is no currency.');
  expect(read()).toContain('Did you mean "teal"?');
  expect(read()).toContain('Did you mean "ledger"?');
});

test.each([
  ['Ctrl+C', '\u0003'],
  ['Ctrl+D', '\u0004'],
])('%s ends the questions', async (_, key) => {
  const { asker } = personTyping(['Kayaks\r', key]);
  expect(await readSiteAnswers({}, asker)).toEqual({ problem: 'You ended it before the last answer.' });
});

test('a mistake on the command line is told before anything is asked', async () => {
  const { asker, read } = personTyping([]);
  expect(await readSiteAnswers({ color: 'teel' }, asker)).toEqual({ problem: expect.stringContaining('"teal"') });
  asker.close();
  expect(read()).toBe('');
});

test('nobody is asked where nobody sits at a terminal', () => {
  expect(createAsker(new PassThrough(), new PassThrough())).toBeUndefined();
});

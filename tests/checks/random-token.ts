import fc from 'fast-check';

/** One change of the tokens of a JSON text: its strings, numbers, names and signs. */
export interface RandomToken {
  kind: 'remove' | 'repeat' | 'replace' | 'swap';
  place: number;
  other: number;
}

/** Any change of a token, most often by another of the same text. */
export const randomToken: fc.Arbitrary<RandomToken> = fc.record({
  kind: fc.constantFrom('remove', 'repeat', 'replace', 'swap'),
  place: fc.nat(),
  other: fc.nat(),
});

/** A text after a change of one token; what stands between them stays. */
export function applyToken(text: string, { kind, place, other }: RandomToken): string {
  // Each even part is white space, each odd one a token.
  const parts = text.split(/("(?:[^"\\\n]|\\.)*"|[\w.+-]+|[^\s"\w])/);
  const count = (parts.length - 1) / 2;
  if (count === 0) return text;
  const [at, from] = [place, other].map((choice) => (choice % count) * 2 + 1) as [number, number];
  const [token = '', partner = ''] = [parts[at], parts[from]];
  if (kind === 'remove') parts[at] = '';
  if (kind === 'repeat') parts[at] = token + token;
  if (kind === 'replace' || kind === 'swap') parts[at] = partner;
  if (kind === 'swap') parts[from] = token;
  return parts.join('');
}

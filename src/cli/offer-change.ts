import { createTwoFilesPatch } from 'diff';
import { historyOf } from '../workspace/history';
import { readSiteFile, writeSiteFile } from '../workspace/site-file';
import { createAsker } from './ask';

/** A change of a site.json that a command offers. */
export interface OfferedChange {
  /** What changes, and why, in sentences. */
  says: string;
  before: string;
  after: string;
}

/** The outcome of an offer: the change was written, or declined, or nobody was there to ask, or writing failed. */
export type OfferEnd = 'written' | 'left' | 'unasked' | { failure: string };

/**
 * Shows how a change alters a file, asks whoever sits at the terminal, unless the answer `isGiven`, and writes it. The
 * former text is kept among the versions that the editor can restore.
 */
export async function offerChange(
  name: string,
  { says, before, after }: OfferedChange,
  isGiven: boolean,
): Promise<OfferEnd> {
  // Lines with another indent alone would hide the lines that differ.
  const difference = createTwoFilesPatch(name, name, before, after, '', '', { ignoreWhitespace: true });
  console.log(`${says}\n\n${difference.trimEnd()}\n`);
  if (!isGiven) {
    const asker = createAsker();
    if (!asker) return 'unasked';
    const answer = await asker.ask(`Write this into ${name}? yes or no`, 'no', readYes);
    asker.close();
    if (!answer) return 'left';
  }
  return writeOver(name, before, after);
}

/** Writes a text into a file that still has another one. */
function writeOver(name: string, before: string, after: string): OfferEnd {
  const reading = readSiteFile(name);
  if ('failure' in reading) return reading;
  const refusal = { failure: `${name} was changed in the meantime, so nothing was written. Say it once more.` };
  if (reading.text !== before) return refusal;
  const failure = historyOf(name).storeFormer(before, new Date());
  if (failure !== undefined) return { failure };
  const written = writeSiteFile(name, after, reading.version);
  if ('instead' in written) return refusal;
  return 'failure' in written ? written : 'written';
}

/** Reads an answer as yes or no. */
function readYes(text: string): { value: boolean; problem?: undefined } | { problem: string } {
  const word = text.trim().toLowerCase();
  if (/^(y|yes|j|ja|oui|sí|si|ndiyo)$/.test(word)) return { value: true };
  return /^(n|no|nein|non|hapana)$/.test(word) ? { value: false } : { problem: 'Write yes or no.' };
}

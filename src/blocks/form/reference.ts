import type { Answers } from './answers';

/** Crockford's thirty-two: no letter that looks or sounds like another. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Gives the reference of answers: the same for the same answers, until it is told to forget. */
export class References {
  #last: { answers: string; reference: string } | undefined;

  /** The reference under which these answers travel. */
  of(answers: Answers): string {
    const written = JSON.stringify(answers);
    if (this.#last?.answers !== written) this.#last = { answers: written, reference: makeReference() };
    return this.#last.reference;
  }

  /** Makes the next reference a fresh one. */
  forget(): void {
    this.#last = undefined;
  }
}

/** A reference that can be read out on the phone: 7KQ4-M2XD. */
export function makeReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const drawn = Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
  return `${drawn.slice(0, 4)}-${drawn.slice(4)}`;
}

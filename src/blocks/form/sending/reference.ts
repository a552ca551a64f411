/** The signs of a reference, Crockford's thirty-two: none looks or sounds like another. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes a reference that can be read out on the phone: 7KQ4-M2XD. */
export function makeReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const drawn = Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
  return `${drawn.slice(0, 4)}-${drawn.slice(4)}`;
}

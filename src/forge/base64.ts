/** The number of bytes that are encoded in one call: a multiple of three, and few enough to be passed as arguments. */
const chunk = 24_576;

/** Encodes bytes of any length in Base64. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += chunk) {
    parts.push(btoa(String.fromCharCode(...bytes.subarray(start, start + chunk))));
  }
  return parts.join('');
}

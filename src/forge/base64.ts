/** So many bytes become characters at once: a multiple of three, and few enough to be arguments of one call. */
const chunk = 24_576;

/** Writes bytes in Base64, of any length. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += chunk) {
    parts.push(btoa(String.fromCharCode(...bytes.subarray(start, start + chunk))));
  }
  return parts.join('');
}

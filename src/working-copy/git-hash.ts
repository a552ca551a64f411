/** Gives the name that git gives to a content. */
export async function gitHashOf(content: Uint8Array): Promise<string> {
  const head = new TextEncoder().encode(`blob ${content.length}\0`);
  const whole = new Uint8Array(head.length + content.length);
  whole.set(head);
  whole.set(content, head.length);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', whole));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

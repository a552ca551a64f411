/** Escapes a text for XML and HTML, also within the quotes of an attribute. */
export function escapeXml(text: string): string {
  // Characters that no XML may hold would keep a reader from all of it (XML 1.0, 2.2).
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones.
  const allowed = text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return allowed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const declaration = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/;

/** The text of an SVG. Throws where it says that it is written in a way that nobody knows. */
export function readDrawing(content: Uint8Array): string {
  const encoding = declaration.exec(new TextDecoder('latin1').decode(content.subarray(0, 200)))?.[1];
  return new TextDecoder(encoding).decode(content);
}

const declaration = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/;

/** Reads the text of an SVG; throws where it names an encoding that nobody knows. */
export function readDrawing(content: Uint8Array): string {
  const encoding = declaration.exec(new TextDecoder('latin1').decode(content.subarray(0, 200)))?.[1];
  return new TextDecoder(encoding).decode(content);
}

/**
 * Parses an address with its scheme; undefined where no browser would take it for one. `URL.canParse` of Node 20 is
 * wrong about letters beyond Latin once it has been asked often.
 */
export function readUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

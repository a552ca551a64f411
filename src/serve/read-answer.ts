/** The most bytes that are read of an answer from elsewhere. */
const mostOfAnswer = 5_000_000;

/** The longest that an answer from elsewhere may take, in milliseconds. */
export const longestAnswer = 10_000;

/** Reads the text of an answer; undefined where it has more bytes, once unpacked, than `mostOfAnswer`. */
export async function readAnswer({ body }: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    // To leave the loop closes the connection.
    if (size > mostOfAnswer) return undefined;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

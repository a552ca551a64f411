/** The most bytes of an answer from elsewhere that are read. */
const mostOfAnswer = 5_000_000;

/** How long one may take, in milliseconds. */
export const longestAnswer = 10_000;

/** The text of an answer; nothing where it is longer than what is read of one, however it was packed on the way. */
export async function readAnswer({ body }: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    // Whoever leaves the loop closes the connection.
    if (size > mostOfAnswer) return undefined;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

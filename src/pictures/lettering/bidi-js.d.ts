declare module 'bidi-js' {
  /** The direction of each character by the Unicode Bidirectional Algorithm: even to the right, odd to the left. */
  interface EmbeddingLevels {
    levels: Uint8Array;
    paragraphs: { start: number; end: number; level: number }[];
  }

  interface Bidi {
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl'): EmbeddingLevels;
    getMirroredCharactersMap(text: string, levels: Uint8Array): Map<number, string>;
  }

  const bidiFactory: () => Bidi;
  // biome-ignore lint/style/noDefaultExport: the package has no other export.
  export default bidiFactory;
}

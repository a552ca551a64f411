/** A service of which a page may be embedded in a frame. */
export interface EmbedProvider {
  /** What visitors know it as. */
  service: string;
  /** What an id can be. */
  id: RegExp;
  /** Where the owner finds the id, in whole sentences. */
  whereabouts: string;
  /** The address of the page in a frame, as the service's own instructions for embedding write it. */
  frame(id: string): string;
  /** The address of the same as a page of its own. */
  page(id: string): string;
  /** What the service says of privacy. */
  privacy: string;
  /** How high the frame is unless the block says otherwise, in CSS pixels. */
  tallness: number;
}

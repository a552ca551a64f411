/** A fault of a text as JSON, and the characters of it that show that. */
export interface JsonFault {
  message: string;
  offset: number;
  length: number;
  /** The text that may safely be written in place of those characters. */
  fix?: string;
  /** Other places with the same fault, or the other part of this one. */
  others?: Pick<JsonFault, 'offset' | 'length' | 'fix'>[];
}

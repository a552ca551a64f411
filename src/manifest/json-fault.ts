/** A fault of a text as JSON, and the range of the text that shows it. */
export interface JsonFault {
  message: string;
  offset: number;
  length: number;
  /** The text that may safely replace that range. */
  fix?: string;
  /** Other places with the same fault, or the other part of this one. */
  others?: Pick<JsonFault, 'offset' | 'length' | 'fix'>[];
}

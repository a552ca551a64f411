/** What is wrong with a text as JSON, and which characters of it show that. */
export interface JsonFault {
  message: string;
  offset: number;
  length: number;
  /** What may safely be written in place of those characters. */
  fix?: string;
  /** Where else the same is the case, or the other part of what is the case here. */
  others?: Pick<JsonFault, 'offset' | 'length' | 'fix'>[];
}

/** A form that has arrived on this machine in place of a service. */
export interface Arrival {
  /** The address that it was sent to, with what stands behind the path. */
  url: URL;
  contentType: string;
  content: Uint8Array<ArrayBuffer>;
  /** In bytes, also of what was not read to its end. */
  size: number;
  /** Whether it came sooner after the last one than services take them. */
  isTooSoon: boolean;
  /** The texts in which the settings of the site stand; nothing where they cannot be read. */
  texts: string[] | undefined;
}

/** The fields of a form, in the order in which they were sent. */
export type Fields = [name: string, value: string][];

/** How a form is received: its fields, with what the service answers (`OK` unless it says another thing), or the answer by which it is documented to refuse the form. */
export type Receipt =
  | { fields: Fields; answer?: string; refusal?: undefined }
  | { fields?: undefined; answer?: undefined; refusal: { status: number; text: string } };

/** Stands in for a service on this machine. */
export interface Receiver {
  /** The path under which pages of this machine send their forms. */
  path: string;
  /** How many bytes the service takes with one form. */
  largest: number;
  receive(arrival: Arrival): Promise<Receipt>;
  /** Gives the address of the service itself; nothing where the site does not name it. */
  address(arrival: Pick<Arrival, 'url' | 'texts'>): string | undefined;
}

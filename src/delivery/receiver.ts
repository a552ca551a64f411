/** A form that has arrived on this machine in place of a service. */
export interface Arrival {
  /** The address that it was sent to, with what stands behind the path. */
  url: URL;
  contentType: string;
  content: Uint8Array<ArrayBuffer>;
  /** The bytes of the whole form, also where it was not read to its end. */
  size: number;
  /** Whether it came sooner after the last one than services take them. */
  isTooSoon: boolean;
  /** The texts in which the settings of the site stand; nothing where they cannot be read. */
  texts: string[] | undefined;
}

/** The fields of a form, in the order in which they were sent. */
export type Fields = [name: string, value: string][];

/**
 * The outcome of a form that arrived: its fields and the answer of the service (`OK` unless given), or the refusal that
 * the service is documented to give.
 */
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

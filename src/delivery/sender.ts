import type { Delivery } from '../compose/page';

/** What is answered in a form, in the order of the fields: one value each, or every choice that is ticked. */
export type Answers = [name: string, values: string[]][];

/** What a service answered, and whether that is its word that it has taken the form. */
export interface ServiceAnswer {
  status: number;
  text: string;
  isTaken: boolean;
}

/** Sends forms from a browser, in one way. */
export interface Sender<Settings extends Delivery> {
  /** Fetches what sending needs and is not there yet; rejects where it cannot be had, and may be called again. */
  prepare(): Promise<unknown>;
  /** Sends answers once, with what `prepare` has fetched; throws the service's refusal (`status`, `text`), or what kept it from being reached. */
  send(delivery: Settings, answers: Answers): Promise<ServiceAnswer>;
}

/** What loads the sender of each provider. */
export type Senders = {
  [Name in Delivery['provider']]: () => Promise<Sender<Extract<Delivery, { provider: Name }>>>;
};

/** Joins the values of an answer, as a person would write several of them. */
export function joinValues(values: string[]): string {
  return values.join(', ');
}

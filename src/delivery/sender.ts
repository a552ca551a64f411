import type { Delivery } from '../compose/page';

/** The answers in a form, in the order of the fields: one value each, or every choice that is ticked. */
export type Answers = [name: string, values: string[]][];

/** The answer of a service; `isTaken` where it says that the service has taken the form. */
export interface ServiceAnswer {
  status: number;
  text: string;
  isTaken: boolean;
}

/** Sends forms from a browser, in one way. */
export interface Sender<Settings extends Delivery> {
  /** Loads the code that sending needs; rejects where it cannot be loaded, and may be called again. */
  prepare(): Promise<unknown>;
  /**
   * Sends answers once, after `prepare`; throws the service's refusal (`status`, `text`), or what kept it from being
   * reached.
   */
  send(delivery: Settings, answers: Answers): Promise<ServiceAnswer>;
}

/** The functions that load the sender of each provider. */
export type Senders = {
  [Name in Delivery['provider']]: () => Promise<Sender<Extract<Delivery, { provider: Name }>>>;
};

/** Joins the values of an answer, as a person would write several of them. */
export function joinValues(values: string[]): string {
  return values.join(', ');
}

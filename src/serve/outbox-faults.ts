/** A failure of a service that an outbox can be set to imitate. */
export type ServiceFault =
  | { name: string; status: number; text: string }
  | { name: 'timeout' | 'close'; text: string; isKept: boolean };

/** Every fault, in the order in which the outbox offers them. */
export const faults: readonly ServiceFault[] = [
  ...Object.entries({
    400: 'Bad request',
    403: 'Forbidden',
    412: 'Precondition failed',
    413: 'Payload too large',
    429: 'Too many requests',
    451: 'Unavailable for headless browsers',
    500: 'Internal server error',
    503: 'Service unavailable',
  }).map(([status, text]) => ({ name: status, status: Number(status), text })),
  { name: 'timeout', text: 'Keeps the form and never answers', isKept: true },
  { name: 'close', text: 'Keeps nothing and breaks the connection', isKept: false },
];

/** Gives the fault of a name; undefined for an unknown or an empty one. */
export function faultNamed(name: string): ServiceFault | undefined {
  return faults.find((fault) => fault.name === name);
}

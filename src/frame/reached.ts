import type { Directive } from '../compose/registry';

/** Addresses elsewhere on the web that pages have to do with, by the directive of the security policy that names them. */
export type Reached = Map<Directive, Set<string>>;

/** Adds every address that is told to those that are known. */
export function collectIn(reached: Reached): (directive: Directive, address: string) => void {
  return (directive, address) => {
    const known = reached.get(directive) ?? new Set();
    reached.set(directive, known.add(address));
  };
}

/** The origins that a policy has to name for a directive; one with anything in it that the policy would read as its own is left out. */
export function originsOf(reached: Iterable<Reached>, directive: Directive): string[] {
  const addresses = [...reached].flatMap((one) => [...(one.get(directive) ?? [])]);
  const origins = addresses.flatMap((address) => /^https:\/\/[a-z0-9.-]+(:\d+)?(?=\/|$)/.exec(address)?.[0] ?? []);
  return [...new Set(origins)].sort();
}

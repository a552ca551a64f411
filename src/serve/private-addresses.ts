import { networkInterfaces } from 'node:os';

/** The pattern of addresses of private networks: RFC 1918, RFC 3927 and, for IPv6, RFC 4193. */
const privateAddress = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][\da-f]{2}:)/i;

/** Tells whether an address belongs to a network of a house or an office. */
export function isPrivateAddress(address: string): boolean {
  return privateAddress.test(address);
}

/** Gives the addresses under which other devices in the networks of this machine reach it, the shortest to type first. */
export function privateAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list = []) => list)
    .filter(({ internal, address }) => !internal && isPrivateAddress(address))
    .map(({ address }) => address)
    .sort((one, other) => one.length - other.length);
}

/** Gives the host of an address and a port as browsers name it: `192.168.1.5:5173`, `[fd00::2]:5173`. */
export function hostOf(address: string, port: number): string {
  return new URL(`http://${address.includes(':') ? `[${address}]` : address}:${port}`).host;
}

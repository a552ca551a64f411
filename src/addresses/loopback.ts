/** Names and addresses that only this machine answers to (RFC 6761, 6.3 and RFC 1122, 3.2.1.3). */
const loopbackName = /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** Tells whether a host name, without a port, is one of this machine's own. */
export function isLoopback(hostname: string): boolean {
  return loopbackName.test(hostname);
}

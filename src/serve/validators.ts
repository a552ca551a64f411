import type { IncomingHttpHeaders } from 'node:http';

/** What tells one version of a file from another. */
export interface Validators {
  /** Strong: another byte, another tag. */
  etag: string;
  /** As an HTTP date, to the second. */
  lastModified: string;
}

/** Whether a browser has the file as it is (RFC 9110, 13.2.2): its tag decides, its date only where it names no tag. */
export function isUnchanged(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined)
    return known.trim() === '*' || known.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag);
  return Date.parse(headers['if-modified-since'] ?? '') >= Date.parse(lastModified);
}

/** Whether a part may be sent (RFC 9110, 13.1.5): the browser names no version, or this one. */
export function mayContinue(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean {
  const version = headers['if-range'];
  return version === undefined || version === etag || version === lastModified;
}

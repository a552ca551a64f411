/** Gives the target of a redirect with the query of the old address added: `/contact` with `?topic=visa`. */
export function passOn(to: string, search: string): string {
  if (search.length < 2 || !/^(https?:|\/)/i.test(to)) return to;
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/s.exec(to) ?? [];
  return `${address}${address.includes('?') ? '&' : '?'}${search.slice(1)}${hash}`;
}

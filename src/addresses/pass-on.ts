/** The address to which an old one leads, with what was asked of the old one: `/contact` with `?topic=visa`. */
export function passOn(to: string, search: string): string {
  if (search.length < 2 || !/^(https?:|\/)/i.test(to)) return to;
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/s.exec(to) ?? [];
  return `${address}${address.includes('?') ? '&' : '?'}${search.slice(1)}${hash}`;
}

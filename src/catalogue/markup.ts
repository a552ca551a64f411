import { escapeXml } from '../frame/escape-xml';

/** Finished HTML: what had to be escaped is. */
export interface SafeHtml {
  markup: string;
}

/** Joins HTML: words are escaped, markup is not, the members of a list follow each other. */
export function html(parts: TemplateStringsArray, ...values: (string | number | SafeHtml | SafeHtml[])[]): SafeHtml {
  const written = values.map((value) => {
    if (Array.isArray(value)) return value.map(({ markup }) => markup).join('\n');
    return typeof value === 'object' ? value.markup : escapeXml(String(value));
  });
  return { markup: String.raw({ raw: parts }, ...written) };
}

const placeholder = /\{\{|\}\}|\{([A-Za-z][A-Za-z0-9]*)\}/g;

/** A text with its `{names}` replaced by values and `{{`, `}}` by braces; an unknown name stays as it is. Every name is told to `met`, and where its braces begin; one that `isLeft` for later stays too. */
export function fillValues(
  text: string,
  values: Record<string, string>,
  met?: (name: string, start: number) => void,
  isLeft: (name: string) => boolean = () => false,
): string {
  if (!text.includes('{') && !text.includes('}')) return text;
  return text.replace(placeholder, (whole, name: string | undefined, start: number) => {
    if (name === undefined) return whole.charAt(0);
    met?.(name, start);
    return Object.hasOwn(values, name) && !isLeft(name) ? (values[name] ?? whole) : whole;
  });
}

/** The one field that a template consists of: `country` for `{country}`. */
export function wholeField(template: string): string | undefined {
  return /^\{([A-Za-z][A-Za-z0-9]*)\}$/.exec(template)?.[1];
}

/** A template with the fields of an entry written in; names that are no field, and doubled braces, are left for later. */
export function fillFields(
  template: string,
  entry: Record<string, unknown>,
  missing: (name: string, start: number) => void,
): string {
  return template.replace(placeholder, (whole, name: string | undefined, start: number) => {
    if (name === undefined) return whole;
    const field = Object.hasOwn(entry, name) ? entry[name] : undefined;
    if (typeof field === 'string' || typeof field === 'number' || typeof field === 'boolean') return String(field);
    missing(name, start);
    return whole;
  });
}

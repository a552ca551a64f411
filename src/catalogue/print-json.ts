import type { Json } from '../manifest/manifest';

/** Writes JSON as a person would: two spaces for each level, and short values on one line. */
export function printJson(value: Json, indent = '', key = ''): string {
  const line = onOneLine(value);
  if (value === null || typeof value !== 'object' || (indent + key + line).length <= longest) return key + line;
  const inside = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((item) => printJson(item, inside))
    : Object.entries(value).map(([name, part]) => printJson(part, inside, `${JSON.stringify(name)}: `));
  return `${key}${open}\n${parts.map((part) => inside + part).join(',\n')}\n${indent}${close}`;
}

const longest = 46;

function onOneLine(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${onOneLine(part)}`);
  return `{ ${parts.join(', ')} }`;
}

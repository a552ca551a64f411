import { parseSync } from 'vite';
import { textOf } from './project';

/** A text that a file says to somebody, and the line on which it does. */
export interface Said {
  text: string;
  at: string;
}

/** What is called with texts that are looked for and not said. */
const compares = new Set(['includes', 'startsWith', 'replace', 'querySelector', 'querySelectorAll', 'closest']);

interface Node {
  type: string;
  start: number;
  [name: string]: unknown;
}

/** The attributes that are read or heard. */
const read = new Set(['title', 'aria-label', 'placeholder', 'label', 'hint', 'why', 'alt']);

/**
 * Every text of a source that somebody could read: words between tags, attributes that are read, and literals of more
 * than one word or with a capital. What is filled in is an ellipsis.
 */
export function saidIn(file: string): Said[] {
  const source = textOf(file);
  const said: Said[] = [];
  visit(parseSync(file, source).program as unknown as Node);
  return said;

  function say(text: unknown, { start }: Node): void {
    const words = String(text).replaceAll(/\s+/g, ' ').trim();
    if (/[a-z]{2}/i.test(words)) said.push({ text: words, at: `${file}:${source.slice(0, start).split('\n').length}` });
  }

  function visit(node: Node): void {
    if (isForOthers(node)) return;
    if (/^(Import|TS|ExportAll)/.test(node.type) && node.type !== 'TSAsExpression') return;
    if (node.type === 'JSXText') say(node.value, node);
    if (node.type === 'JSXAttribute' && !isRead(node)) {
      if ((node.value as Node | null)?.type === 'Literal') return;
    }
    if (node.type === 'Literal' && typeof node.value === 'string' && isWords(node.value)) say(node.value, node);
    if (node.type === 'CallExpression') {
      const { name, property } = node.callee as Node;
      const [first, ...others] = node.arguments as Node[];
      const isCompared = compares.has(String((property as Node | undefined)?.name));
      const part = isCompared
        ? (node.callee as Node)
        : name === 'withAdvice' && others.length === 1
          ? first
          : undefined;
      if (part) {
        visit(part);
        return;
      }
    }
    if (node.type === 'TemplateLiteral') {
      const words = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
      if (isWords(words)) say(words, node);
    }
    for (const part of Object.values(node).flat()) if (isNode(part)) visit(part);
  }
}

/** What is said to developers, what people may look for, and what documentation alone says of a rule. */
function isForOthers(node: Node): boolean {
  const name = String(((node.id ?? node.key) as Node | undefined)?.name);
  if (/Declarat/.test(node.type)) return ['unfinished', 'sayBranch'].includes(name);
  return node.type === 'Property' && ['what', 'why', 'wrong', 'right'].includes(name);
}

function isRead({ name }: Node): boolean {
  return read.has(String((name as Node).name));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Whether a literal is more than a name: names are one word in small letters. */
function isWords(text: string): boolean {
  if (/^\w+\/\w+;|\w\[/.test(text)) return false;
  return /^["“‘…{]?[A-Za-z"“…]/.test(text.trim()) && (/[a-z.,:;] [a-z“…(]/i.test(text) || /^[A-Z][a-z]/.test(text));
}

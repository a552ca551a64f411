import { isMarked, readMarks } from './marks';

const marksOf = new WeakMap<Node, Map<string, number[]>>();

/** The key of the words of a text node, beside the names of attributes. */
const ownText = '';

/**
 * Replaces the setters of text and attributes by ones that take the marks out of each text, and remembers the marks by
 * node.
 */
export function rememberMarks(): void {
  const create = document.createTextNode.bind(document);
  document.createTextNode = (text) => {
    const { clean, numbers } = readMarks(text);
    const node = create(clean);
    if (numbers.length > 0) remember(node, ownText, numbers);
    return node;
  };
  replaceSetter(Node.prototype, 'nodeValue');
  replaceSetter(Node.prototype, 'textContent');
  for (const field of [HTMLInputElement.prototype, HTMLTextAreaElement.prototype]) replaceSetter(field, 'value');
  replaceSetter(HTMLImageElement.prototype, 'src');
  const setAttribute = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function setUnmarked(name, value) {
    const { clean, numbers } = readMarks(String(value));
    if (numbers.length > 0 || marksOf.has(this)) remember(this, name, numbers);
    if (numbers.length === 0 || this.getAttribute(name) !== clean) setAttribute.call(this, name, clean);
  };
}

/**
 * Gives the numbers of the marks of a text node, or of the attributes of an element but for `without`; for a picture,
 * those of its address come before those of its words.
 */
export function marksAt(node: Node, without?: string): number[] {
  const marks = [...(marksOf.get(node) ?? [])].filter(([name]) => name !== without);
  return marks
    .sort(([one], [other]) => Number(other === 'src') - Number(one === 'src'))
    .flatMap(([, numbers]) => numbers);
}

/** Gives the numbers of the marks of where a link leads. */
export function marksOfAddress(link: Element): number[] {
  return marksOf.get(link)?.get('href') ?? [];
}

/**
 * Replaces the setter of a property of nodes by one that takes marks out; it leaves an equal text alone, so that the
 * caret in it stays.
 */
function replaceSetter(prototype: object, name: 'nodeValue' | 'textContent' | 'value' | 'src'): void {
  const { get, set } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
  if (!get || !set) return;
  Object.defineProperty(prototype, name, {
    configurable: true,
    get,
    set(this: Node, value: unknown) {
      const text = value === null || value === undefined ? '' : String(value);
      if (!isMarked(text)) {
        set.call(this, value);
        if (this.nodeType === Node.TEXT_NODE) remember(this, ownText, []);
        return;
      }
      const { clean, numbers } = readMarks(text);
      // A picture gives its address as a whole.
      const stands = this instanceof HTMLImageElement ? this.getAttribute(name) : get.call(this);
      if (stands !== clean || (name === 'textContent' && !this.firstChild)) set.call(this, clean);
      const bearer = name === 'textContent' ? (this.firstChild ?? this) : this;
      remember(bearer, name === 'src' ? name : ownText, numbers);
    },
  });
}

function remember(node: Node, place: string, numbers: number[]): void {
  const marks = marksOf.get(node) ?? new Map<string, number[]>();
  marks.set(place, numbers);
  marksOf.set(node, marks);
}

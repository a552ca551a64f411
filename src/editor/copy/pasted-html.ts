import type { Node as DocumentNode, Mark } from 'prosemirror-model';
import type { LineMark } from '../../manifest/visit-copy';
import { copySchema, documentMarks } from './copy-document';
import { parseDocument } from './parse-document';
import type { DroppedPart } from './sort';

const { nodes } = copySchema;

/** The reading of pasted HTML: its paragraphs, and the sorts of parts that no copy can hold. */
export interface ReadHtml {
  paragraphs: DocumentNode[];
  leftOut: ReadonlySet<DroppedPart>;
}

/** As much of a node of a document as reading it takes. */
export interface PastedNode {
  nodeName: string;
  nodeValue: string | null;
  childNodes: Iterable<PastedNode>;
  getAttribute?(name: string): string | null;
}

/** The surroundings of a node: the marks around it, and the line to which it belongs. */
interface Place {
  isStrong: boolean;
  isEm: boolean;
  to: string | undefined;
  mark: LineMark | null;
  /** The sign before an item that is written as words. */
  sign: string;
  /** Whether it is in one line, whatever parts that has. */
  isOnLine: boolean;
  /** The number of lists around it, and whether the innermost one counts. */
  lists: number;
  isNumbered: boolean;
  keepsLines: boolean;
}

const start: Place = {
  isStrong: false,
  isEm: false,
  to: undefined,
  mark: null,
  sign: '',
  isOnLine: false,
  lists: 0,
  isNumbered: false,
  keepsLines: false,
};

const unread = /^(?:#comment|STYLE|SCRIPT|TITLE|HEAD|META|LINK|TEMPLATE|NOSCRIPT|O:P)$/;
const pictures = /^(?:IMG|PICTURE|SVG|VIDEO|IFRAME|OBJECT|CANVAS|V:IMAGEDATA)$/;
const blocks =
  /^(?:P|DIV|SECTION|ARTICLE|HEADER|FOOTER|MAIN|ASIDE|ADDRESS|FIGURE|FIGCAPTION|DL|DT|DD|DETAILS|SUMMARY|FORM|FIELDSET|CENTER|HR|PRE|TABLE|TR|TD|TH|CAPTION|BODY|UL|OL|LI|BLOCKQUOTE|H[1-6])$/;

/** Reads what is pasted from a program that writes HTML, such as a word processor: as paragraphs and lines of copy. */
export function readHtml(html: string): ReadHtml {
  return readNodes(parseDocument(holdStyles(html), 'text/html').body);
}

/** The name by which an element holds its style: under its own, the policy of the editor would forbid it, and say so. */
const heldStyle = 'data-style';

/** Writes HTML without its style sheets, and so that its elements hold their styles and do not wear them. */
export function holdStyles(html: string): string {
  const withoutSheets = html.replaceAll(/<style\b.*?<\/style\s*>/gis, '');
  return withoutSheets.replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/(\s)style(?=\s*=)/gi, `$1${heldStyle}`));
}

function styleOf(node: PastedNode): string {
  return node.getAttribute?.(heldStyle) ?? '';
}

/** Reads the nodes of a document as paragraphs and lines of copy. */
export function readNodes(root: PastedNode): ReadHtml {
  const leftOut = new Set<DroppedPart>();
  const paragraphs: DocumentNode[] = [];
  let open: { words: string; marks: readonly Mark[] }[] = [];
  let mark: LineMark | null = null;
  let sign = '';
  const end = (): void => {
    const content = withoutSign(trimmed(open), sign).map(({ words, marks: own }) => copySchema.text(words, own));
    if (content.length > 0) paragraphs.push(nodes.paragraph.create({ mark }, content));
    open = [];
    mark = null;
  };
  const push = (words: string, place: Place): void => {
    if (place.keepsLines && !place.isOnLine && words.includes('\n')) {
      for (const line of words.split('\n')) {
        push(line, { ...place, keepsLines: false });
        end();
      }
      return;
    }
    if (open.length === 0) ({ mark, sign } = place);
    open.push({ words: words.replaceAll(/\s+/g, ' '), marks: documentMarks(place) });
  };
  const readWithin = (node: PastedNode, place: Place): void => {
    for (const one of node.childNodes) read(one, place);
  };
  const read = (node: PastedNode, around: Place): void => {
    const name = node.nodeName.toUpperCase();
    const style = styleOf(node);
    if (name === '#TEXT') push(node.nodeValue ?? '', around);
    else if (unread.test(node.nodeName) || unread.test(name) || /mso-list:\s*ignore/i.test(style)) return;
    else if (pictures.test(name)) readPicture(node, around);
    else if (name === 'BR') around.isOnLine ? push(' ', around) : end();
    else {
      const place = placeOf(node, name, style, around, leftOut);
      // What stands in one line has no parts of its own, but an inner list has items.
      const isBlock = blocks.test(name) && (!around.isOnLine || /^(?:UL|OL|LI)$/.test(name));
      if (isBlock) end();
      else if (blocks.test(name)) push(' ', around);
      readWithin(node, place);
      if (isBlock) end();
    }
  };
  const readPicture = (node: PastedNode, place: Place): void => {
    const alt = node.getAttribute?.('alt') ?? '';
    // Some programs draw emoji.
    if (/^\p{Extended_Pictographic}/u.test(alt)) push(alt, place);
    else leftOut.add('picture');
  };
  read(root, start);
  end();
  return { paragraphs, leftOut };
}

/** Gives the place of an element's content; adds to `leftOut` what copy cannot hold of the element. */
function placeOf(node: PastedNode, name: string, style: string, around: Place, leftOut: Set<DroppedPart>): Place {
  const place = { ...around, ...styled(name, style, around) };
  if (name === 'A') {
    const to = node.getAttribute?.('href') ?? '';
    if (/^(?:https?|mailto|tel|sms):\S/i.test(to)) return { ...place, to };
    if (to !== '') leftOut.add('link');
    return place;
  }
  if (name === 'UL' || name === 'OL') {
    if (around.lists > 0) leftOut.add('inner list');
    return { ...place, lists: around.lists + 1, isNumbered: name === 'OL', isOnLine: false };
  }
  if (name === 'LI') return { ...place, mark: around.isNumbered ? 'number' : 'bullet', isOnLine: true };
  if (/^H[1-6]$/.test(name)) return { ...place, mark: 'heading', isOnLine: true, isStrong: false };
  if (name === 'BLOCKQUOTE') return { ...place, mark: 'quotation' };
  if (name === 'PRE') return { ...place, keepsLines: true };
  // What is one cell wide is laid out, and no table.
  if (name === 'TR' && [...node.childNodes].filter(({ nodeName }) => /^T[DH]$/i.test(nodeName)).length > 1) {
    leftOut.add('table');
    return { ...place, isOnLine: true };
  }
  const item = name === 'P' ? itemOfWord(node, style) : undefined;
  if (item && item.level > 1) leftOut.add('inner list');
  return item ? { ...place, mark: item.mark, sign: item.sign, isOnLine: true } : place;
}

/** Gives the marks within an element, which may begin or end bold and italic. */
function styled(name: string, style: string, around: Place): Pick<Place, 'isStrong' | 'isEm'> {
  const [, weight] = /font-weight:\s*(\w+)/i.exec(style) ?? [];
  const [, slant] = /font-style:\s*(\w+)/i.exec(style) ?? [];
  const isStrong = weight ? /bold|[6-9]00/i.test(weight) : around.isStrong || name === 'B' || name === 'STRONG';
  const isEm = slant ? /italic|oblique/i.test(slant) : around.isEm || name === 'I' || name === 'EM';
  return { isStrong: isStrong && around.mark !== 'heading', isEm };
}

/**
 * Gives the line mark of a paragraph of Word that is an item, how deep it stands, and the sign before it where that is
 * written as words; undefined where it is none.
 */
function itemOfWord(node: PastedNode, style: string): { mark: LineMark; level: number; sign: string } | undefined {
  const [, level = '1'] = /mso-list:[^;"']*level(\d+)/i.exec(style) ?? [];
  const isItem = /mso-list:(?!\s*(?:none|skip))/i.test(style) || /^MsoList/i.test(node.getAttribute?.('class') ?? '');
  if (!isItem) return undefined;
  const marked = signOf(node).trim();
  const [sign = ''] = marked === '' ? (writtenSign.exec(wordsOf(node).trim()) ?? []) : [];
  const isNumber = /^\(?[\p{L}\p{Nd}]{1,4}[.)]/u.test(marked || sign);
  return { mark: isNumber ? 'number' : 'bullet', level: Number(level), sign };
}

/** A bullet or a number before an item, as words; an “o” is one where more than a blank follows. */
const writtenSign = /^(?:[·•▪§‣◦*–—-]|o(?=\s{2}|\u00a0)|\(?(?:\p{Nd}{1,3}|\p{L})[.)])(?=\s)/u;

/** Gives stretches of words without a sign before them. */
function withoutSign(stretches: ReturnType<typeof trimmed>, sign: string): typeof stretches {
  if (sign === '') return stretches;
  let left = sign.length;
  const others = stretches.map(({ words, marks: own }) => {
    const rest = words.slice(left);
    left -= words.length - rest.length;
    return { words: rest, marks: own };
  });
  return trimmed(others);
}

/** Gives the sign that Word writes before an item, for programs that know no lists. */
function signOf(node: PastedNode): string {
  for (const one of node.childNodes) {
    const isSign = /mso-list:\s*ignore/i.test(styleOf(one));
    const sign = isSign ? wordsOf(one) : signOf(one);
    if (sign !== '') return sign;
  }
  return '';
}

function wordsOf({ nodeValue, childNodes }: PastedNode): string {
  return (nodeValue ?? '') + [...childNodes].map(wordsOf).join('');
}

/** Gives stretches of words with one blank between them, and none at their ends. */
function trimmed(stretches: readonly { words: string; marks: readonly Mark[] }[]): typeof stretches {
  let isBlank = true;
  const single = stretches.map(({ words, marks: own }) => {
    const text = isBlank ? words.trimStart() : words;
    if (text !== '') isBlank = text.endsWith(' ');
    return { words: text, marks: own };
  });
  const last = single.findLastIndex(({ words }) => words.trim() !== '');
  return single
    .slice(0, last + 1)
    .map((one, index) => (index === last ? { ...one, words: one.words.trimEnd() } : one))
    .filter(({ words }) => words !== '');
}

import type { Page, Shell } from '../../compose/page';
import type { ComposeRegistry } from '../../compose/registry';
import type { Shape } from '../../compose/shape';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { mark } from '../../preview/marks';

/** Kinds that are drawn as words, of which some are groups with words in them. */
const drawnAsWords = new Set(['text', 'heading', 'title', 'copy']);

/** The places in a composed part to which its marks lead, by the number of the mark. */
export type MarkedPlaces = Pointer[];

/**
 * A page whose words carry marks that say from which place of the composed page they come; `places` takes these. The
 * pointers of its blocks are given, since a block that shows nothing is left out.
 */
export function markPage(page: Page, pointers: Pointer[], { blocks }: ComposeRegistry, places: MarkedPlaces): Page {
  return {
    ...page,
    blocks: page.blocks.map((block, index) => {
      const shape = blocks[block.type]?.shape ?? null;
      return markPart(block, shape, pointers[index] ?? '', places) as Page['blocks'][number];
    }),
    words: markWords(page.words, places),
  };
}

/** The same for what surrounds every page. */
export function markShell(shell: Shell, { parts }: ComposeRegistry, places: MarkedPlaces): Shell {
  return {
    ...shell,
    header: markPart(shell.header, parts.header, '/header', places) as Shell['header'],
    footer: markPart(shell.footer, parts.footer, '/footer', places) as Shell['footer'],
    words: markWords(shell.words, places) as Shell['words'],
  };
}

function markPart(value: unknown, shape: Shape, pointer: Pointer, places: MarkedPlaces): unknown {
  if (shape === null) return value;
  if ('kind' in shape) return markLeaf(value, shape.kind, pointer, places);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    if (!('list' in shape)) return value;
    return value.map((item, index) => markPart(item, shape.list, memberPointer(pointer, index), places));
  }
  if ('list' in shape) return value;
  const members = Object.entries(value).map(([name, part]) => {
    const member = Object.hasOwn(shape.fields, name) ? (shape.fields[name] ?? null) : null;
    return [name, markPart(part, member, memberPointer(pointer, name), places)];
  });
  return Object.fromEntries(members);
}

function markLeaf(value: unknown, kind: string, pointer: Pointer, places: MarkedPlaces): unknown {
  if (drawnAsWords.has(kind)) return markWordsIn(value, mark(places.push(pointer) - 1));
  if ((kind === 'picture' || kind === 'image') && isPicture(value)) {
    return { ...value, alt: markWordsIn(value.alt, mark(places.push(`${pointer}/alt`) - 1)) };
  }
  if (kind === 'image' && typeof value === 'string') return markWordsIn(value, mark(places.push(pointer) - 1));
  return value;
}

/** Words with a mark around each run of them; copy has several, in its paragraphs and links. */
function markWordsIn(value: unknown, [start, end]: [string, string]): unknown {
  if (typeof value === 'string') return value === '' ? value : start + value + end;
  if (Array.isArray(value)) return value.map((part) => markWordsIn(part, [start, end]));
  if (value !== null && typeof value === 'object' && 'content' in value) {
    return { ...value, content: markWordsIn(value.content, [start, end]) };
  }
  return value;
}

function isPicture(value: unknown): value is { alt: unknown } {
  return value !== null && typeof value === 'object' && 'alt' in value;
}

/** The site's own words, where one is a text or has a text for each number. */
function markWords<Given extends object>(words: Given, places: MarkedPlaces): Given {
  const marked = Object.entries(words).map(([name, word]) => {
    const marks = mark(places.push(memberPointer('/words', name)) - 1);
    if (typeof word === 'string') return [name, markWordsIn(word, marks)];
    const forms = Object.entries(word as object).map(([form, text]) => [form, markWordsIn(text, marks)]);
    return [name, Object.fromEntries(forms)];
  });
  return Object.fromEntries(marked) as Given;
}

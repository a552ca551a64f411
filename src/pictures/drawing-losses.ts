/** A kind of content that a drawing may have and that is not published with it. */
export type LossKind = 'words' | 'photo' | 'elsewhere' | 'nested' | 'typeface' | 'styles' | 'script' | 'parts';

/** Notes what is removed from a drawing: its kind, and its name, if it has one. */
export type TellLoss = (kind: LossKind, name?: string) => void;

const asOutlines =
  'Save it with its words as outlines: programs call that "convert text to paths", "to curves" or "to outlines".';

/**
 * The losses in words that follow "is shown without", each with its remedy; `{names}` stands for the names of all that
 * is lost.
 */
const lossWords: Record<LossKind, string> = {
  words: `words that stand in it as a piece of a web page ({names}). ${asOutlines}`,
  photo:
    'a photo that is not in it, or is damaged ({names}). Save it with its photos embedded, or use the photo itself.',
  elsewhere: 'what it takes from another file ({names}). Save it with all that it needs in itself.',
  nested: 'a drawing that lies in it as a picture. Open both in a drawing program and paste the shapes themselves.',
  typeface: `the typeface that it brings along or loads ({names}). ${asOutlines}`,
  styles:
    'styles that load something or cannot be read ({names}). Save it with its colours written at each shape: programs call that "presentation attributes".',
  script: 'its script, which no picture on a page runs. What moves without one stays.',
  parts: 'parts that are no drawing ({names}). Put them on the page in a block of their own.',
};

/** The losses of a drawing, each kind once. */
export class DrawingLosses {
  private readonly names = new Map<LossKind, Set<string>>();

  /** Notes a loss. */
  readonly tell: TellLoss = (kind, name) => {
    const names = this.names.get(kind) ?? new Set();
    this.names.set(kind, names);
    if (name) names.add(name);
  };

  /** Says what is lost, in words that follow "is shown without". */
  inWords(): string[] {
    return [...this.names].map(([kind, names]) => lossWords[kind].replace(/ ?\(\{names\}\)/, bracketed([...names])));
  }
}

const mostNames = 3;
const longestName = 60;

function bracketed(names: string[]): string {
  if (names.length === 0) return '';
  const words = names
    .slice(0, mostNames)
    .map((name) => (name.length > longestName ? `${name.slice(0, longestName)}…` : name));
  return ` (${[...words, ...(names.length > mostNames ? ['…'] : [])].join(', ')})`;
}

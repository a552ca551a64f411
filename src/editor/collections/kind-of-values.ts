import type { Json } from '../../manifest/manifest';
import type { Input } from '../inputs/input';
import type { FieldKind } from '../inputs/known-fields';
import { fitsKind, readAsKind } from './read-as-kind';

/** Gives the kind that an input and its values tell: the first that all of them fit, or can be read as. */
export function kindOf(input: Input, values: readonly Json[]): FieldKind {
  const likely: FieldKind[] = [...likelyKinds(input), 'text', 'texts'];
  const fitting = likely.find((kind) => values.every((value) => fitsKind(kind, value)));
  const isReadable = values.every((value) => readAsKind('text', value) !== undefined);
  return fitting ?? (isReadable ? 'text' : 'other');
}

function likelyKinds(input: Input): FieldKind[] {
  if (input.kind === 'words') return [kindsOfWords[input.of] ?? 'text', 'copy'];
  if (input.kind === 'number') return [input.isMoney ? 'money' : 'number'];
  if (input.kind === 'switch' || input.kind === 'mark') return ['yesNo'];
  if (input.kind === 'list') {
    if (input.item.kind !== 'words') return ['days', 'other'];
    return input.item.of === 'day' ? ['days', 'texts'] : ['texts'];
  }
  if (input.kind === 'picture') return input.hasEmoji ? ['other'] : ['picture', 'file'];
  if (input.kind === 'occasion') return ['date', 'other'];
  // No kind of field asks for these as a form of the page does, which something else follows.
  return input.kind === 'group' || input.kind === 'several' ? ['other'] : [];
}

const kindsOfWords: { readonly [Of in string]?: FieldKind } = {
  inlineCopy: 'copy',
  copy: 'copy',
  article: 'copy',
  day: 'date',
  link: 'link',
  flag: 'flag',
  icon: 'icon',
  film: 'file',
  number: 'number',
  time: 'other',
  yearDay: 'other',
};

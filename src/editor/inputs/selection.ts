import type { InputKind } from './input-kind';

/** The collection of a selection. */
export const collection: InputKind<'collection'> = {
  from: ({ schema }) => (schema.input === 'collection' ? { kind: 'collection' } : undefined),
  empty: () => '',
  fold: () => 'more',
};

/** The conditions of a selection. */
export const where: InputKind<'where'> = {
  from: ({ definition }) => (definition === 'where' ? { kind: 'where' } : undefined),
  empty: () => ({}),
  fold: () => 'more',
};

/** The field by which a selection is sorted. */
export const sort: InputKind<'sort'> = {
  from: ({ definition }) => (definition === 'sort' ? { kind: 'sort' } : undefined),
  empty: () => '',
  fold: () => 'more',
};

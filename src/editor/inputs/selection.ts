import type { InputKind } from './input-kind';

/** The collection that something is taken from. */
export const collection: InputKind<'collection'> = {
  from: ({ schema }) => (schema.input === 'collection' ? { kind: 'collection' } : undefined),
  empty: () => '',
};

/** Which of its entries are taken. */
export const where: InputKind<'where'> = {
  from: ({ definition }) => (definition === 'where' ? { kind: 'where' } : undefined),
  empty: () => ({}),
};

/** By what they are sorted. */
export const sort: InputKind<'sort'> = {
  from: ({ definition }) => (definition === 'sort' ? { kind: 'sort' } : undefined),
  empty: () => '',
};

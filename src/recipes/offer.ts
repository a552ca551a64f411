import type { AuthoredBlock, JsonObject } from '../manifest/manifest';
import type { Recipe, RecipeField } from './recipe';
import { askAboutIt } from './site-form';

/** The description of something that is offered: its words, its fields and its samples. */
interface Offer extends Pick<Recipe, 'one' | 'says' | 'alsoCalled'> {
  label: string;
  /** The name of the collection, which is the address of its page, too. */
  name: string;
  /** The page for search engines, and its introduction. */
  description: string;
  text: string;
  /** Fields besides the name, the sentence about it and the icon. */
  fields: Record<string, RecipeField>;
  /** What stands beside the name on each card. */
  meta: string;
  /** The facts on the page of each, by their labels. */
  facts: Record<string, string>;
  /** A list on the page of each thing: its heading and its field. */
  list?: [heading: string, field: string];
  /** Columns and cells of a table that compares all of them. */
  table?: { heading: string; columns: string[]; cells: string[] };
  entries: JsonObject[];
}

/** The words that the description of each page for search engines has after the sentence about the thing. */
const more = 'What it costs, and what to know.';

/**
 * Makes the recipe of something that is offered: a page with cards, and for each thing a page with facts and a way to
 * ask.
 */
export function offer({ name, fields, meta, facts, list, table, entries, text, description, ...words }: Offer): Recipe {
  const page = `/${name}/{slug}`;
  const blocks: AuthoredBlock[] = [
    { type: 'hero', heading: words.label, text },
    {
      type: 'card-grid',
      items: {
        from: name,
        as: { title: '{title}', text: '{text}', meta, icon: '{icon}', picture: '{photo}', to: page },
      },
    },
    ...(table
      ? [
          {
            type: 'table',
            surface: 'tinted',
            heading: table.heading,
            columns: table.columns,
            rows: { from: name, as: table.cells },
          },
        ]
      : []),
  ];
  const ofEach: AuthoredBlock[] = [
    {
      type: 'hero',
      heading: '{title}',
      text: '{text}',
      picture: '{photo}',
      actions: [askAboutIt],
    },
    { type: 'facts', items: Object.entries(facts).map(([label, value]) => ({ label, value })) },
    { type: 'text', text: '{details}' },
    ...(list ? [{ type: 'list', marker: 'check', heading: list[0], items: `{${list[1]}}` }] : []),
  ];
  return {
    ...words,
    collections: {
      [name]: {
        fields: {
          title: { kind: 'text', label: 'Name', required: true },
          text: { kind: 'copy', label: 'In a sentence', required: true },
          ...fields,
          details: { kind: 'copy', label: 'In detail' },
          photo: { kind: 'picture', label: 'Photo' },
          icon: { kind: 'icon', label: 'Icon' },
        },
        entries,
      },
    },
    routes: [
      { path: `/${name}`, title: words.label, description, blocks },
      { from: name, path: page, title: '{title}', description: `{title}: {text} ${more}`, blocks: ofEach },
    ],
  };
}

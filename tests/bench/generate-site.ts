import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, JsonObject } from '../../src/manifest/manifest';

const headerLinks = 29;
const icons = ['compass', 'stamp', 'plane', 'book-open', 'wallet', 'map', 'users', 'calendar'];
const vocabulary =
  'advice arrival autumn bridge campus careful coast course daily early embassy evening family field figure garden harbour honest island journey kitchen language letter library market morning mountain neighbour office open paper parent patient plan plain quiet river road season simple station steady street student summer teacher ticket town valley village visit winter work'.split(
    ' ',
  );

/** Writes a generated site, `site.json` and its logo, into a folder; returns the path of its site.json. */
export function writeGeneratedSite(folder: string, pages: number): string {
  const file = join(folder, 'site.json');
  mkdirSync(join(folder, 'uploads'), { recursive: true });
  writeFileSync(
    join(folder, 'uploads/logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="32" viewBox="0 0 120 32"><path d="M0 0h120v32H0z"/></svg>\n',
  );
  writeFileSync(file, JSON.stringify(generateSite(pages), null, 2));
  return file;
}

/**
 * A site of `pages` pages that are all different: a header with 29 links, 7 blocks of 7 types and about
 * 2.5 kB of copy a page. The same number gives the same site.
 */
function generateSite(pages: number): JsonObject {
  return {
    schemaVersion: 3,
    site: {
      name: 'Long Road',
      url: 'https://long-road.test',
      language: 'en',
      description: 'A generated site for measurements.',
      logo: { src: 'uploads/logo.svg', alt: 'Long Road' },
    },
    theme: { colors: { paper: '#fbf7f0', ink: '#14213d', accent: '#c2410c', second: '#0f766e' }, font: 'system' },
    values: { phone: '+1 202 555 0199', email: 'office@long-road.test' },
    header: { menu: generateMenu(pages), action: { label: 'Write to us', to: 'mailto:{email}' } },
    footer: {
      text: 'Measured, not guessed.',
      groups: [{ heading: 'Reach us', items: [{ label: '{phone}', to: 'tel:{phone}' }] }],
      copyright: '© {year} {name}',
    },
    routes: Array.from({ length: pages }, (_, index) => generateRoute(index, pages)),
    notFound: {
      title: 'Page not found',
      description: 'This page does not exist.',
      blocks: [{ type: 'not-found', heading: '404', text: 'No such page', action: { label: 'Home', to: '/' } }],
    },
  };
}

/** The path of the page at an index: the home page first. */
export function generatedPath(index: number): string {
  return index === 0 ? '/' : `/part-${Math.floor(index / 100)}/page-${index}`;
}

function generateMenu(pages: number): Json[] {
  const link = (index: number): JsonObject => ({ label: `Page ${index}`, to: generatedPath(index % pages) });
  const links = Array.from({ length: headerLinks - 1 }, (_, index) => link(index));
  return [
    ...links.slice(0, 3),
    ...[3, 8, 13, 18, 23].map((start) => ({ label: `Pages from ${start}`, items: links.slice(start, start + 5) })),
  ];
}

function generateRoute(index: number, pages: number): JsonObject {
  const write = writer(index + 1);
  const other = (step: number): string => generatedPath((index + step) % pages);
  const titled = (count: number, words: number, more: (position: number) => JsonObject = () => ({})): Json[] =>
    Array.from({ length: count }, (_, position) => ({
      title: write.name(),
      text: write.sentence(words),
      ...more(position),
    }));
  return {
    path: generatedPath(index),
    title: `${write.name()} ${index}`,
    description: `Page ${index}: ${write.sentence(14)}`,
    blocks: [
      {
        type: 'hero',
        eyebrow: write.name(),
        heading: `${write.name()} ${index}`,
        text: write.sentence(24),
        actions: [{ label: 'Read on', to: other(1) }],
      },
      {
        type: 'card-grid',
        heading: write.name(),
        style: 'icon',
        items: titled(4, 14, (position) => ({
          icon: icons[(index + position) % icons.length] ?? 'compass',
          to: other(position + 2),
        })),
      },
      {
        type: 'list',
        heading: write.name(),
        marker: 'check',
        items: Array.from({ length: 5 }, () => write.sentence(7)),
      },
      {
        type: 'text',
        heading: write.name(),
        text: [`**${write.name()}** ${write.sentence(40)}`, `${write.sentence(36)} [Read it here](${other(7)}).`],
      },
      { type: 'steps', heading: write.name(), items: titled(4, 12) },
      {
        type: 'faq',
        heading: write.name(),
        items: Array.from({ length: 3 }, () => ({
          question: `${write.sentence(6).slice(0, -1)}?`,
          answer: write.sentence(22),
        })),
      },
      {
        type: 'cta',
        heading: write.name(),
        text: write.sentence(16),
        surface: 'ink',
        actions: [{ label: 'Call us', to: 'tel:{phone}' }],
      },
    ],
  };
}

interface Writer {
  name(): string;
  sentence(words: number): string;
}

function writer(seed: number): Writer {
  const random = randomNumbers(seed);
  const word = (): string => vocabulary[Math.floor(random() * vocabulary.length)] ?? 'plain';
  const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  const words = (count: number): string => capitalize(Array.from({ length: count }, word).join(' '));
  return { name: () => words(2), sentence: (count) => `${words(count)}.` };
}

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

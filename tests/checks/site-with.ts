import { type CheckOptions, checkSite } from '../../src/checks/check-site';
import type { Problem } from '../../src/checks/problem';
import type { Assets } from '../../src/compose/assets';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { type Pointer, pointerKeys, valueAt } from '../../src/manifest/pointer';
import { assets } from '../assets';
import { sliceOf } from '../manifest/slice';
import { registry } from '../registry';

/** What to change in a site: values by their pointers; `undefined` takes away, `-` as the last key adds to a list. */
export type Edit = Record<Pointer, Json | undefined>;

/** The text of a minimal site in which nothing is wrong, with an edit. */
export function siteWith(edit: Edit = {}): string {
  const root = structuredClone(minimal);
  for (const [pointer, value] of Object.entries(edit)) put(root, pointer, value);
  return JSON.stringify(root, null, 2);
}

/** How a site is checked, and what else lies in its uploads folder. */
export interface Circumstances extends Partial<CheckOptions> {
  pictures?: Assets['pictures'];
  files?: Assets['files'];
  styles?: Assets['styles'];
  packs?: Assets['packs'];
}

/** What a check of such a site finds. */
export function problemsOf(
  edit: Edit,
  { pictures = {}, files = {}, styles, packs, ...options }: Circumstances = {},
): Problem[] {
  const gathered = {
    ...{ ...assets, files, pictures: { ...assets.pictures, ...pictures } },
    ...(styles && { styles }),
    ...(packs && { packs }),
  };
  const usual = { now: new Date('2031-05-06T12:00:00'), registry };
  return checkSite(siteWith(edit), gathered, { ...usual, ...options }).problems;
}

/** The slices of the text that the problems of a rule underline. */
export function highlight(problems: Problem[], text: string, rule: string): string[] {
  return problems.filter((problem) => problem.rule === rule).map((problem) => sliceOf(text, problem));
}

/** Every problem in a site with an edit, as a line: its rule where it is not `rule`, what is underlined, the message. */
export function found(rule: string, edit: Edit, options: Circumstances = {}): string {
  const text = siteWith(edit);
  const lines = problemsOf(edit, options).map((problem) => {
    const [slice] = highlight([problem], text, problem.rule);
    const severity = problem.severity === 'error' ? '' : `${problem.severity} `;
    return `${problem.rule === rule ? '' : `(${problem.rule}) `}${severity}${slice} → ${problem.message}`;
  });
  return lines.length > 1 ? `\n${lines.join('\n')}\n` : (lines[0] ?? 'nothing');
}

function put(root: JsonObject, pointer: Pointer, value: Json | undefined): void {
  const parent = valueAt(root, pointer.slice(0, pointer.lastIndexOf('/')));
  const key = pointerKeys(pointer).at(-1) ?? '';
  if (Array.isArray(parent)) {
    if (key === '-') parent.push(value ?? null);
    else parent.splice(Number(key), 1, ...(value === undefined ? [] : [value]));
  } else if (parent !== null && typeof parent === 'object') {
    if (value === undefined) delete parent[key];
    else parent[key] = value;
  } else throw new Error(`Nothing can be put at ${pointer}.`);
}

export const minimal = {
  schemaVersion: 3,
  site: {
    name: 'Corner Bakery',
    url: 'https://bakery.test',
    language: 'en',
    description: 'A bakery that fits on one corner.',
    logo: { src: 'uploads/logo.svg', alt: 'Corner Bakery' },
  },
  theme: { colors: { paper: '#ffffff', ink: '#111827', accent: '#1d4ed8', second: '#166534' } },
  values: { phone: '+254 711 222 333', email: 'hello@bakery.test' },
  collections: {
    breads: [
      { title: 'Rye', code: 'ke', path: '/', icon: 'plane', days: ['Monday'] },
      { title: 'Spelt', code: 'gb', path: '/contact', icon: 'stamp', days: ['Friday'] },
    ],
  },
  shared: { ready: { type: 'cta', heading: 'Ready?', actions: [{ label: 'Write', to: '/contact' }] } },
  delivery: { mail: { provider: 'emailjs', serviceId: 'service_1', templateId: 'template_1', publicKey: 'k1' } },
  header: { menu: [{ label: 'Home', to: '/' }] },
  footer: { copyright: '© {year} {name}' },
  routes: [
    {
      path: '/',
      title: 'Bread on the corner',
      description: 'A small bakery on the corner: rye and spelt from the oven, every day from four in the morning.',
      blocks: [
        {
          type: 'hero',
          heading: 'Bread on the corner',
          text: 'Call {phone}.',
          actions: [{ label: 'Write', to: '/contact#hours' }],
        },
        {
          type: 'card-grid',
          heading: 'Bread',
          items: {
            from: 'breads',
            as: { title: '{title}', to: '{path}', icon: '{icon}', flag: '{code}', text: 'Our {title}' },
          },
        },
        { type: 'shared', block: 'ready' },
      ],
    },
    {
      path: '/contact',
      title: 'Contact',
      description: 'Write to the bakery on the corner. Ask for a loaf, or order bread for the weekend.',
      blocks: [
        { type: 'text', heading: 'Contact', text: 'Write to [us](mailto:{email}).', anchor: 'hours' },
        {
          type: 'split',
          heading: 'The oven',
          text: 'Hot since four.',
          picture: { src: 'uploads/example.svg', alt: 'An oven' },
        },
        {
          type: 'form',
          heading: 'Write',
          name: 'contact',
          delivery: 'mail',
          sections: [{ fields: [{ name: 'message', label: 'Message', kind: 'textarea', rows: 5, required: true }] }],
          submit: { label: 'Send', busy: 'Sending…' },
          success: { title: 'Sent', text: 'Thank you.' },
          failure: { alert: 'Not sent' },
        },
      ],
    },
  ],
  notFound: {
    title: 'Page not found',
    blocks: [{ type: 'not-found', heading: '404', text: 'No such page.', action: { label: 'Home', to: '/' } }],
  },
};
/** The edit that adds a page with so many blocks, to which the menu leads. */
export function pageOfBlocks(count: number): Edit {
  return {
    '/routes/-': {
      path: '/news',
      title: 'News',
      description: 'What is new at the bakery on the corner: breads, hours and holidays, month by month.',
      blocks: [
        { type: 'text', heading: 'News', text: 'Fresh.' },
        ...Array.from({ length: count - 1 }, () => ({ type: 'notice', text: 'Fresh bread.' })),
      ],
    },
    '/header/menu/0/to': '/news',
  };
}

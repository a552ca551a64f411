import type { Registry } from '../checks/registry';
import type { AuthoredBlock, JsonObject, Manifest } from '../manifest/manifest';

/** An example in the schema of a block type. */
export interface Example {
  type: string;
  /** Its heading, or its number among the examples of its type. */
  name: string;
  block: AuthoredBlock;
}

type Theme = Manifest['theme'];

/** The path of the catalogue. */
export const cataloguePath = '/__catalogue';

/** The key with which forms in examples are sent. */
export const exampleKey = 'examples';

/** The theme of examples where a site has none. */
export const plainTheme: Theme = {
  colors: { paper: '#fbf7f0', ink: '#14213d', accent: '#c2410c', second: '#0f766e' },
};

/** A theme that differs from the usual one in everything: whatever does not follow it is hard-coded. */
export const contrastTheme = {
  colors: { paper: '#eff5f1', ink: '#12312b', accent: '#a3195b', second: '#1d4fb8' },
  font: 'fraunces',
  radius: 'large',
} satisfies Theme;

/** Gives every example of every block type. */
export function examplesIn({ blocks }: Pick<Registry, 'blocks'>): Example[] {
  return Object.entries(blocks).flatMap(
    ([
      type,
      {
        schema: { examples = [] },
      },
    ]) => (examples as AuthoredBlock[]).map((block, index) => ({ type, name: `${block.heading ?? index + 1}`, block })),
  );
}

/** Makes a site that shows every example, on one page for each block type, with all that they refer to. */
export function examplesSite(
  registry: Pick<Registry, 'blocks'>,
  url: string,
  { colors, ...theme }: Theme = plainTheme,
): JsonObject {
  const examples = examplesIn(registry);
  const deliveries = examples.map(({ block }) => block.delivery).filter((name) => typeof name === 'string');
  const account = { provider: 'emailjs', serviceId: 'service_1', templateId: 'template_1', publicKey: exampleKey };
  return {
    schemaVersion: 3,
    site: {
      name: 'Examples',
      url,
      language: 'en',
      currency: 'EUR',
      description: 'Every block, one page each.',
      logo: { src: 'uploads/example.svg', alt: 'Examples' },
    },
    theme: { colors: { ...colors }, ...theme },
    values: { phone: '+254 711 222 333', email: 'hello@examples.test' },
    delivery: Object.fromEntries(deliveries.map((name) => [name, account])),
    header: { menu: [{ label: 'Home', to: '/' }] },
    footer: { copyright: '© {year} {name}' },
    routes: [
      { path: '/', title: 'Examples', description: 'Every block.', blocks: [headingBlock('Examples')] },
      ...Object.entries(registry.blocks).map(
        ([
          type,
          {
            schema: { title = type },
          },
        ]) => ({
          path: `/${type}`,
          title,
          description: `Examples of ${type}.`,
          blocks: [
            headingBlock(title),
            ...examples.filter((example) => example.type === type).map(({ block }) => block),
          ],
        }),
      ),
    ],
    notFound: { title: 'Page not found', blocks: [headingBlock('Page not found')] },
  };
}

/** Makes a block that gives its page the heading, so that those after it are one level below. */
export function headingBlock(heading: string): AuthoredBlock {
  return { type: 'text', heading, text: 'What it looks like.' };
}

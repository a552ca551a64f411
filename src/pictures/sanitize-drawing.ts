import { type CustomPlugin, optimize } from 'svgo';

/** Elements that draw, and what they draw with; whatever else an SVG may hold is left out. */
const elements = new Set(
  [
    'svg g defs symbol use switch path rect circle ellipse line polyline polygon image text tspan textPath title',
    'desc style linearGradient radialGradient stop pattern clipPath mask marker filter animate animateMotion',
    'animateTransform mpath set',
  ].flatMap((names) => names.split(' ')),
);

const harmless: CustomPlugin = {
  name: 'harmless',
  fn: () => ({
    element: {
      enter(node, parent) {
        const isDrawing = elements.has(node.name) || /^fe[A-Z]/.test(node.name);
        const isStyle =
          node.name === 'style' && node.children.some((child) => 'value' in child && reaches(child.value));
        if (!isDrawing || isStyle || /href$/.test(node.attributes.attributeName ?? '')) {
          parent.children = parent.children.filter((child) => child !== node);
          return;
        }
        for (const [name, value] of Object.entries(node.attributes)) {
          const isAddress = name === 'href' || name.endsWith(':href');
          if (name.startsWith('on') || (isAddress ? leaves(value) : reaches(value))) delete node.attributes[name];
        }
      },
    },
  }),
};

/**
 * An SVG that can be opened by itself without harm, as small as it can be: no scripts and no event handlers,
 * nothing that is fetched from elsewhere, nothing but drawing. Throws where the text is no SVG.
 */
export function sanitizeDrawing(text: string): string {
  return optimize(text, { plugins: [harmless, 'removeScripts', 'preset-default'] }).data;
}

/** Whether an address leads out of the file. */
function leaves(address: string): boolean {
  return !/^\s*(#|data:image\/(png|jpeg|gif|webp|avif);)/i.test(address);
}

/** Whether a style fetches something. */
function reaches(style: string): boolean {
  return /@import|url\(\s*["']?\s*(?!["']?#)[^#\s"')]/i.test(style);
}

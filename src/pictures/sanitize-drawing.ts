import { type CustomPlugin, optimize, type PluginConfig, type XastElement, type XastParent } from 'svgo';
import { isHarmlessStyle, withoutComments } from './harmless-style';

/** Elements that draw, and what they draw with; whatever else an SVG may hold is left out. */
const elements = new Set(
  [
    'svg g defs symbol use switch path rect circle ellipse line polyline polygon image text tspan textPath title',
    'desc style linearGradient radialGradient stop pattern clipPath mask marker filter animate animateMotion',
    'animateTransform mpath set feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix',
    'feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR',
    'feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight',
    'feTile feTurbulence',
  ].flatMap((names) => names.split(' ')),
);

/** The namespaces that a drawing needs; under another one an element would be something else than its name says. */
const namespaces = new Map([
  ['xmlns', 'http://www.w3.org/2000/svg'],
  ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
]);
const addresses = new Set(['href', 'xlink:href']);
/** Attributes that no browser reads as a style or an address. */
const plain = new Set(['id', 'class', 'xml:space', 'xml:lang']);

/**
 * An SVG that can be opened by itself without harm, as small as it can be: no scripts and no event handlers,
 * nothing that is fetched, nothing but drawing. Throws where the text is no SVG.
 */
export function sanitizeDrawing(text: string): string {
  // Once before the text is made smaller, so that nothing that goes leaves a trace, and once after: styles that
  // are put together may do what none of them did alone.
  const { data } = optimize(text, { plugins: [harmless, smaller, harmless] });
  if (!data.startsWith('<svg')) throw new Error('The text holds no drawing.');
  // What was copied out of a page stands in the namespace of that; by itself it would be no drawing.
  return data.replace(/^<svg(?![^>]* xmlns=)/, '<svg xmlns="http://www.w3.org/2000/svg"');
}

/** A style that moves into an element would win over those that hold for some screens only. */
const smaller: PluginConfig = { name: 'preset-default', params: { overrides: { inlineStyles: false } } };

const harmless: CustomPlugin = { name: 'harmless', fn: (root) => void keepHarmless(root) };

/** Keeps the words and the elements that draw; comments, processing instructions and the document type go. */
function keepHarmless(parent: XastParent): void {
  parent.children = parent.children.filter((child) => {
    if (child.type === 'text' || child.type === 'cdata') return parent.type === 'element';
    if (child.type !== 'element' || !elements.has(child.name)) return false;
    return child.name === 'style' ? keepStyle(child) : keepElement(child);
  });
}

function keepElement(element: XastElement): boolean {
  const { attributes } = element;
  if (attributes.attributeName !== undefined && !mayChange(attributes.attributeName)) return false;
  for (const [name, value] of Object.entries(attributes)) {
    if (!isHarmless(element.name, name, value)) delete attributes[name];
  }
  keepHarmless(element);
  return true;
}

/** A browser reads the pieces of a style as one, so they are judged as one. */
function keepStyle(element: XastElement): boolean {
  const pieces = element.children.map((child) => (child.type === 'text' || child.type === 'cdata' ? child.value : ''));
  const value = withoutComments(pieces.join(''));
  if (!isHarmlessStyle(value)) return false;
  element.children = [{ type: 'text', value }];
  return keepElement(element);
}

function isHarmless(element: string, name: string, value: string): boolean {
  if (namespaces.has(name)) return value === namespaces.get(name);
  if (addresses.has(name)) return staysInside(element, value);
  return plain.has(name) || (!name.includes(':') && !/^on/i.test(name) && isHarmlessStyle(value));
}

/** Whether an animation may change an attribute: none that leads somewhere, runs or holds a whole style. */
function mayChange(name: string): boolean {
  return /^[a-z][a-z-]*$/i.test(name) && !/^on|href|src|style|base/i.test(name);
}

/** Whether an address is that of a part of the drawing, or of a photo within it. */
function staysInside(element: string, address: string): boolean {
  const isPhoto = element === 'image' || element === 'feImage';
  return /^\s*#/.test(address) || (isPhoto && /^\s*data:image\/(png|jpe?g|gif|webp|avif)[;,]/i.test(address));
}

import type { CustomPlugin, PluginConfig, XastElement, XastParent } from 'svgo';
import type { TellLoss } from './drawing-losses';
import { harmlessDeclarations, harmlessStyle } from './filter-style';
import { isHarmlessStyle } from './harmless-style';
import { loadPackage } from './packages';

/** The elements that draw, and those that these need; all others are removed. */
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

/** The namespaces that a drawing needs; in another one an element would not mean what its name says. */
const namespaces = new Map([
  ['xmlns', 'http://www.w3.org/2000/svg'],
  ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
]);
const addresses = new Set(['href', 'xlink:href']);
/** The attributes that no browser reads as a style or an address. */
const plain = new Set(['id', 'class', 'xml:space', 'xml:lang']);

/** The elements in which drawing programs put text that only some of them show. */
const wordy = new Set(['foreignObject', 'flowRoot']);
/** The elements of HTML that would show something if they were let. */
const ofPages = new Set(['video', 'audio', 'iframe', 'object', 'embed', 'img', 'canvas']);
/** The attributes that make a visible difference. */
const drawing =
  /^(style|fill|stroke|filter|mask|clip-path|marker(-\w+)?|cursor|transform|values|from|to|by|font-family)$/;
const xhtml = 'http://www.w3.org/1999/xhtml';

/**
 * Makes an SVG harmless even when it is opened by itself, and small: without scripts, event handlers, anything that is
 * fetched, or anything that does not draw. Throws where the text is no SVG.
 */
export function sanitizeDrawing(text: string): string {
  const plugin = harmlessly(() => {});
  // Once before the text is made smaller, so that nothing that goes leaves a trace, and once after: styles that
  // are put together may do what none of them did alone.
  const harmless = optimizeDrawing(text, [plugin]);
  try {
    return optimizeDrawing(harmless, [smaller, plugin]);
  } catch {
    // Over some styles and shapes that browsers pass over, what makes drawings smaller stumbles.
    return harmless;
  }
}

/**
 * Notes everything visible that `sanitizeDrawing` removes from an SVG. Gives the rest; throws where the text is no SVG.
 */
export function tellLosses(text: string, tell: TellLoss): string {
  return optimizeDrawing(text, [harmlessly(tell)]);
}

/** The pattern of the elements of a sanitized drawing that show photos; text cannot match it. */
const pictures = /<(?:image|feImage)\s[^<>]*>/g;
const photo = /data:image\/(?:png|jpe?g|webp|avif)[;,][^"]*/gi;

/** Gives the addresses of the photos in a sanitized drawing, each once. */
export function photosIn(text: string): string[] {
  return [...new Set((text.match(pictures) ?? []).flatMap((element) => element.match(photo) ?? []))];
}

/** Gives a sanitized drawing with other addresses of its photos. */
export function withPhotos(text: string, addressOf: (address: string) => string): string {
  return text.replaceAll(pictures, (element) => element.replaceAll(photo, addressOf));
}

function optimizeDrawing(text: string, plugins: PluginConfig[]): string {
  // It takes longer to load than most checks take.
  const { optimize } = loadPackage<typeof import('svgo')>('svgo');
  const { data } = optimize(text, { plugins });
  if (!data.startsWith('<svg')) throw new Error('The text holds no drawing.');
  // A drawing copied out of a page has the namespace of the page; by itself it would show nothing.
  return data.replace(/^<svg(?![^>]* xmlns=)/, '<svg xmlns="http://www.w3.org/2000/svg"');
}

/**
 * The plugin that makes drawings smaller. It moves no style into an element, where it would override those for some
 * screens.
 */
const smaller: PluginConfig = { name: 'preset-default', params: { overrides: { inlineStyles: false } } };

function harmlessly(tell: TellLoss): CustomPlugin {
  return { name: 'harmless', fn: (root) => void keepHarmless(root, tell) };
}

/** Keeps the words and the elements that draw; removes comments, processing instructions and the document type. */
function keepHarmless(parent: XastParent, tell: TellLoss): void {
  parent.children = parent.children.filter((child) => {
    if (child.type === 'text' || child.type === 'cdata') return parent.type === 'element';
    if (child.type === 'instruction' && child.name === 'xml-stylesheet') {
      tell('styles', /\bhref\s*=\s*["']([^"']*)/.exec(child.value)?.[1]);
    }
    if (child.type !== 'element') return false;
    // A picture leads nowhere, and what a link stands around is drawn all the same.
    if (child.name === 'a') child.name = 'g';
    if (!elements.has(child.name)) return tellOfElement(child, tell);
    return child.name === 'style' ? keepStyle(child, tell) : keepElement(child, tell);
  });
}

/** Notes an element that is removed, if it would have been seen. */
function tellOfElement({ name, attributes, children }: XastElement, tell: TellLoss): false {
  const [, local = name] = /^[^:]+:(.+)$/.exec(name) ?? [];
  if (local === 'script' || local === 'handler') tell('script');
  else if (local === 'link' && /stylesheet/i.test(attributes.rel ?? '')) tell('styles', attributes.href);
  else if (wordy.has(local)) {
    const { requiredExtensions: needed } = attributes;
    // What needs a program's own extension is seen in that program alone, and beside it stands what all others show.
    if (children.length > 0 && (needed === undefined || needed === xhtml)) tell('words', local);
  } else if (ofPages.has(local) || elements.has(local)) tell('parts', name);
  return false;
}

function keepElement(element: XastElement, tell: TellLoss): boolean {
  const { attributes } = element;
  if (attributes.attributeName !== undefined && !mayChange(attributes.attributeName)) return false;
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'style') attributes.style = harmlessDeclarations(value, tell);
    else if (!isHarmless(element.name, name, value)) {
      delete attributes[name];
      tellOfAttribute(element.name, name, value, tell);
    }
  }
  if (attributes.style === '') delete attributes.style;
  keepHarmless(element, tell);
  return true;
}

function tellOfAttribute(element: string, name: string, value: string, tell: TellLoss): void {
  if (/^on/i.test(name)) tell('script');
  else if (drawing.test(name)) tell('elsewhere', addressIn(value));
  else if (addresses.has(name) && element !== 'g') {
    const isPhoto = element === 'image' || element === 'feImage';
    if (/^\s*data:image\/svg/i.test(value)) tell('nested');
    else tell(isPhoto ? 'photo' : 'elsewhere', addressIn(value));
  }
}

/** Gives the address in a value without its folder, which may be one of somebody's own machine. */
function addressIn(value: string): string {
  const [, address = value] = /\(\s*["']?([^"')]*)/.exec(value) ?? [];
  if (/^\s*data:/i.test(address)) return address.trim().slice(0, 24);
  return /(?:^|[/\\])([^/\\]+[/\\]*)$/.exec(address.trim())?.[1] ?? value;
}

/** Sanitizes the text of a style element as one style, as browsers read it. */
function keepStyle(element: XastElement, tell: TellLoss): boolean {
  const pieces = element.children.map((child) => (child.type === 'text' || child.type === 'cdata' ? child.value : ''));
  const value = harmlessStyle(pieces.join(''), tell);
  if (value.trim() === '') return false;
  element.children = [{ type: 'text', value }];
  return keepElement(element, tell);
}

function isHarmless(element: string, name: string, value: string): boolean {
  if (namespaces.has(name)) return value === namespaces.get(name);
  if (addresses.has(name)) return staysInside(element, value);
  return plain.has(name) || (!name.includes(':') && !/^on/i.test(name) && isHarmlessStyle(value));
}

/**
 * Tells whether an animation may change an attribute: it may change none that has an address, runs something, or has a
 * whole style.
 */
function mayChange(name: string): boolean {
  return /^[a-z][a-z-]*$/i.test(name) && !/^on|href|src|style|base/i.test(name);
}

/** Tells whether an address leads to a part of the drawing, or holds a photo. */
function staysInside(element: string, address: string): boolean {
  const isPhoto = element === 'image' || element === 'feImage';
  return /^\s*#/.test(address) || (isPhoto && /^\s*data:image\/(png|jpe?g|gif|webp|avif)[;,]/i.test(address));
}

// Draws what has no state without react-dom, which takes twice as long. It uses nothing of React but elements as they are
// made and asked for by `isValidElement`, and leaves to react-dom whatever it does not know by name. A new React must
// still do what follows, which tests/render/draw-static.test.tsx compares on every block and page of the tests:
//
// - a function component is called with its properties, and what it gives is drawn in its place;
// - texts are escaped as below, and two that follow each other are parted by <!-- -->; empty ones are nothing;
// - null, undefined, true and false draw nothing;
// - the elements named below are written as they are: attributes in the order of the properties, then the content;
// - an attribute depends on the name and value of its property, never on the element, and a text in it is escaped alike;
// - of these elements React fetches early only pictures that are not lazy, outside of <picture>.
import { Component, createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type DrawnSite, drawIn } from '../ui/site';

/** Thrown where react-dom has to draw: for state, context, and everything that is not known here. */
class ForReact extends Error {}

/** What has been drawn so far. */
interface Drawing {
  html: string;
  /** Whether the last that was written is text. */
  endsInText: boolean;
  isInPicture: boolean;
}

/** The elements that React draws without special rules. */
const filledElements = new Set(
  'a abbr address article aside b bdi bdo blockquote caption circle cite code data dd del details dfn div dl dt ellipse em figcaption figure footer g h1 h2 h3 h4 h5 h6 header i ins kbd label li line main mark nav ol p path picture polygon polyline q rect s samp section small span strong sub summary sup svg table tbody td text tfoot th thead time tr tspan u ul var video'.split(
    ' ',
  ),
);
/** Those that have neither content nor an end. */
const emptyElements = new Set(['br', 'hr', 'img', 'source', 'track', 'wbr']);

/**
 * Draws elements without state to exactly the markup of react-dom, but without the slash in void elements; undefined
 * where react-dom has to draw them, also after an error.
 */
export function drawStatic(node: ReactNode, site: DrawnSite): string | undefined {
  const drawing: Drawing = { html: '', endsInText: false, isInPicture: false };
  try {
    drawIn(site, () => draw(node, drawing));
    return drawing.html;
  } catch {
    // react-dom fails in its turn where a component does, and says why.
    return undefined;
  }
}

function draw(node: unknown, into: Drawing): void {
  if (typeof node === 'string') drawText(node, into);
  else if (typeof node === 'number') drawText(String(node), into);
  else if (Array.isArray(node)) for (const part of node) draw(part, into);
  else if (isValidElement<Record<string, unknown>>(node)) drawElement(node.type, node.props, into);
  else if (node !== null && node !== undefined && typeof node !== 'boolean') throw new ForReact();
}

function drawText(text: string, into: Drawing): void {
  if (text === '') return;
  into.html += into.endsInText ? `<!-- -->${escaped(text)}` : escaped(text);
  into.endsInText = true;
}

function drawElement(type: unknown, props: Record<string, unknown>, into: Drawing): void {
  if (type === Fragment) draw(props.children, into);
  else if (typeof type === 'string') drawPlain(type, props, into);
  else if (typeof type === 'function' && !(type.prototype instanceof Component)) draw(type(props), into);
  else throw new ForReact();
}

function drawPlain(type: string, props: Record<string, unknown>, into: Drawing): void {
  const { isInPicture } = into;
  const isEmpty = emptyElements.has(type);
  if (!isEmpty && !filledElements.has(type)) throw new ForReact();
  const isEarly = type === 'img' && props.loading !== 'lazy' && !isInPicture;
  if (isEarly || (isEmpty && props.children !== undefined)) throw new ForReact();
  into.html += `<${type}`;
  for (const name in props) {
    const value = props[name];
    if (name !== 'children' && value !== null && value !== undefined) into.html += attribute(name, value);
  }
  into.html += '>';
  into.endsInText = false;
  if (isEmpty) return;
  if (type === 'picture') into.isInPicture = true;
  draw(props.children, into);
  into.isInPicture = isInPicture;
  into.html += `</${type}>`;
  into.endsInText = false;
}

/** The properties whose values React checks, since they may be code. */
const addresses = new Set(['href', 'src', 'action', 'formAction', 'xlinkHref', 'data']);
/** The beginning of an address that may be code. */
const codeStart = /^[\0-\x20]*j/i;

/** The beginnings of attributes with text values, up to the first quotation mark, by property. */
const beginnings = new Map<string, string>();
/** The whole attributes of other values, by property and value. */
const attributes = new Map<string, string>();
const mostAttributes = 5000;

/** Gives the attribute that React writes for a property; asks React once for each kind. */
function attribute(name: string, value: unknown): string {
  if (typeof value === 'string' && value !== '') {
    if (addresses.has(name) && codeStart.test(value)) throw new ForReact();
    let beginning = beginnings.get(name);
    if (beginning === undefined) {
      beginning = askForBeginning(name);
      beginnings.set(name, beginning);
    }
    return `${beginning}${escaped(value)}"`;
  }
  if (typeof value === 'object' || typeof value === 'function' || (value === '' && addresses.has(name)))
    throw new ForReact();
  const key = `${name} ${typeof value} ${String(value)}`;
  const keptAttribute = attributes.get(key);
  if (keptAttribute !== undefined) return keptAttribute;
  const askedAttribute = askForAttribute(name, value);
  if (attributes.size >= mostAttributes) attributes.clear();
  attributes.set(key, askedAttribute);
  return askedAttribute;
}

function askForBeginning(name: string): string {
  const [beginning, ending] = askForAttribute(name, 'x&y').split('x&amp;y');
  if (beginning === undefined || ending !== '"' || askForAttribute(name, 'z') !== `${beginning}z"`)
    throw new ForReact();
  return beginning;
}

function askForAttribute(name: string, value: unknown): string {
  const [, written] = /^<b([^>]*)><\/b>$/.exec(renderToStaticMarkup(createElement('b', { [name]: value }))) ?? [];
  if (written === undefined) throw new ForReact();
  return written;
}

const special = /["&'<>]/;
const entities: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return special.test(text) ? text.replace(/["&'<>]/g, (character) => entities[character] ?? character) : text;
}

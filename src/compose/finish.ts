import { pageAddress } from '../addresses/page-address';
import type { Json, JsonObject } from '../manifest/manifest';
import { ownMember } from '../manifest/own-member';
import { memberPointer, type Pointer } from '../manifest/pointer';
import { runOfBraces } from '../manifest/run';
import type { Kind, PictureShape, Shape } from '../manifest/shape';
import { wordsOf } from '../manifest/words-of';
import { type CopyParts, parseCopy, parseParagraph, unreadLinks } from './copy';
import { fillValues } from './fill';
import { parseIcon } from './icon';
import type { Observer, Use } from './observer';
import type { Copy, Delivery, Flag, Icons, Link, Picture } from './page';
import { composePicture } from './picture';
import type { Site } from './site';

/** What finishing a part collects and decides by its place. */
export interface Finishing {
  site: Site;
  /** The icons met so far; a new one is added. */
  icons: Icons;
  observer: Observer | undefined;
  /** Told of every file that is shown. */
  asset: Observer['asset'];
  level: number;
  itemLevel: number;
  hasPriority: boolean;
}

/** An expanded part as components receive it: values filled in, copy parsed, everything looked up. */
export function finish(value: Json, shape: Shape, finishing: Finishing, pointer: Pointer): unknown {
  if (shape === null) return value;
  if (typeof shape === 'string') return finishKind(value, shape, finishing, pointer);
  if ('kind' in shape) {
    const isEmoji = shape.kind === 'image' && typeof value === 'string';
    return isEmoji ? finishText(value, finishing, pointer) : finishPicture(value, shape, finishing, pointer);
  }
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    if (!('list' in shape)) return value;
    if (shape.list === null) return value;
    return value.map((item, index) => finish(item, shape.list, finishing, member(pointer, index, finishing)));
  }
  if ('list' in shape) return value;
  const result: Record<string, unknown> = { ...value };
  for (const key of Object.keys(value)) {
    const part = ownMember(shape.fields, key);
    if (part) result[key] = finish(value[key] ?? null, part, finishing, member(pointer, key, finishing));
  }
  return result;
}

function finishKind(value: Json, kind: Kind, finishing: Finishing, pointer: Pointer): unknown {
  switch (kind) {
    case 'text':
      return finishText(value, finishing, pointer);
    case 'heading':
    case 'title': {
      const text = finishText(value, finishing, pointer);
      const level = kind === 'heading' ? finishing.level : finishing.itemLevel;
      finishing.observer?.use?.({ kind: 'heading', name: text, pointer, level });
      return text;
    }
    case 'copy':
      return finishCopy(value, finishing, pointer);
    case 'link':
      return finishLink(value, finishing, pointer);
    case 'icon':
      return finishIcon(wordsOf(value), finishing, pointer);
    case 'flag':
      return finishFlag(wordsOf(value), finishing, pointer);
    case 'delivery':
      return finishDelivery(wordsOf(value), finishing, pointer);
  }
}

function finishText(value: Json, finishing: Finishing, pointer: Pointer): string {
  const text = wordsOf(value);
  return fillPart(text, 0, text, finishing, pointer);
}

/** Fills in the values in a part of a text, which begins at `start` of it. */
function fillPart(part: string, start: number, text: string, { site, observer }: Finishing, pointer: Pointer): string {
  const met =
    observer?.use &&
    ((name: string, at: number) =>
      observer.use?.({ kind: 'value', name, pointer, run: runOfBraces(text, name, start + at) }));
  return fillValues(part, site.values, met);
}

/** Values are filled in once the marks are read, so that a value is never more than words. */
function finishCopy(value: Json, finishing: Finishing, pointer: Pointer): Copy {
  const partsOf = (text: string, place: Pointer): CopyParts => ({
    text: (words, start) => {
      if (finishing.observer?.use) tellUnreadLinks(words, start, text, finishing, place);
      return fillPart(words, start, text, finishing, place);
    },
    link: (target, start) => linkTo(target, start, text, finishing, place),
  });
  if (!Array.isArray(value)) return parseCopy(wordsOf(value), partsOf(wordsOf(value), pointer));
  return value.flatMap((item, index) => {
    const text = wordsOf(item);
    return parseParagraph(text, partsOf(text, member(pointer, index, finishing)));
  });
}

function tellUnreadLinks(words: string, at: number, text: string, finishing: Finishing, pointer: Pointer): void {
  for (const { start, end } of unreadLinks(words)) {
    const run = { text, start: at + start, end: at + end };
    tell(finishing, { kind: 'unread-link', name: words.slice(start, end), pointer, run });
  }
}

function finishLink(value: Json, finishing: Finishing, pointer: Pointer): Link {
  const text = wordsOf(value);
  return linkTo(text, 0, text, finishing, pointer);
}

/** A link as the browser takes it; told to the observer as it is written. */
function linkTo(written: string, start: number, text: string, finishing: Finishing, pointer: Pointer): Link {
  const { site } = finishing;
  const target = fillPart(written, start, text, finishing, pointer);
  tell(finishing, { kind: 'link', name: target, pointer, run: { text, start, end: start + written.length } });
  if (target.startsWith('/')) return { href: pageAddress(target, site) };
  if (target.startsWith('tel:')) return { href: target.replaceAll(' ', '') };
  return /^https?:/.test(target) ? { href: target, isExternal: true } : { href: target };
}

function finishPicture(value: Json, { widest }: PictureShape, finishing: Finishing, pointer: Pointer): Picture {
  const { src, alt } = (value ?? {}) as JsonObject;
  const { site, hasPriority } = finishing;
  const file = ownMember(site.assets.pictures, wordsOf(src));
  const text = finishText(alt ?? '', finishing, `${pointer}/alt`);
  if (typeof src === 'string') {
    tell(finishing, { kind: 'picture', name: src, alt: text, widest, pointer: `${pointer}/src` });
  }
  const picture: Picture =
    file && 'kind' in file
      ? composePicture(file, text, widest, (path) => publish(path, finishing))
      : { src: '', alt: text, width: 0, height: 0 };
  if (hasPriority) picture.isPriority = true;
  return picture;
}

function finishIcon(name: string, finishing: Finishing, pointer: Pointer): string {
  tell(finishing, { kind: 'icon', name, pointer });
  const markup = ownMember(finishing.site.assets.icons, name);
  if (markup && !finishing.icons[name]) finishing.icons[name] = parseIcon(markup);
  return name;
}

function finishFlag(code: string, finishing: Finishing, pointer: Pointer): Flag {
  tell(finishing, { kind: 'flag', name: code, pointer });
  const { manifest, assets } = finishing.site;
  const size = { width: 20, height: 14 };
  const service = manifest.flags?.source;
  if (service && service !== 'bundled') {
    return { src: service.replaceAll('{code}', code).replaceAll('{width}', '20'), ...size };
  }
  const file = ownMember(assets.flags, code);
  return { src: file ? publish(file.path, finishing) : '', ...size };
}

function finishDelivery(name: string, finishing: Finishing, pointer: Pointer): Delivery {
  tell(finishing, { kind: 'delivery', name, pointer });
  const { parameters: _, ...settings } = ownMember(finishing.site.manifest.delivery, name) ?? {
    provider: 'emailjs',
    serviceId: '',
    templateId: '',
    publicKey: '',
  };
  return { name, ...settings } as Delivery;
}

/** The address of a file that a page shows, once that is told. */
function publish(path: string, { site, asset }: Finishing): string {
  asset?.(path);
  return site.base + path;
}

/** The pointer of a member; pointers matter to observers alone. */
function member(pointer: Pointer, key: string | number, { observer }: Finishing): Pointer {
  return observer ? memberPointer(pointer, key) : pointer;
}

function tell(finishing: Finishing, use: Use): void {
  finishing.observer?.use?.(use);
}

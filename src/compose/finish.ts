import type { Json, JsonObject } from '../manifest/manifest';
import { memberPointer, type Pointer } from '../manifest/pointer';
import type { Kind, Shape } from '../manifest/shape';
import { parseCopy } from './copy';
import { fillValues } from './fill';
import { parseIcon } from './icon';
import type { Observer, Use } from './observer';
import type { Copy, Delivery, Flag, Icons, Link, Picture } from './page';
import type { Site } from './site';

/** What finishing a part collects and decides by its place. */
export interface Finishing {
  site: Site;
  /** The icons met so far; a new one is added. */
  icons: Icons;
  observer: Observer | undefined;
  level: number;
  itemLevel: number;
  hasPriority: boolean;
}

/** An expanded part as components receive it: values filled in, copy parsed, everything looked up. */
export function finish(value: Json, shape: Shape, finishing: Finishing, pointer: Pointer): unknown {
  if (shape === null) return value;
  if (typeof shape === 'string') return finishKind(value, shape, finishing, pointer);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    if (!('list' in shape)) return value;
    if (shape.list === null) return value;
    return value.map((item, index) => finish(item, shape.list, finishing, `${pointer}/${index}`));
  }
  if ('list' in shape) return value;
  const result: Record<string, unknown> = { ...value };
  for (const key of Object.keys(value)) {
    const part = shape.fields[key];
    if (part) result[key] = finish(value[key] ?? null, part, finishing, memberPointer(pointer, key));
  }
  return result;
}

/** A link as the browser takes it; told to the observer as it is written. */
export function finishLink(target: string, { site, observer }: Finishing, pointer: Pointer): Link {
  observer?.use?.({ kind: 'link', name: target, pointer });
  if (target.startsWith('/')) return { href: site.base + target.slice(1) };
  return /^https?:/.test(target) ? { href: target, isExternal: true } : { href: target };
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
      return finishLink(
        finishText(value, finishing, pointer).replaceAll(/^tel:.*/g, (tel) => tel.replaceAll(' ', '')),
        finishing,
        pointer,
      );
    case 'image':
      return typeof value === 'string'
        ? finishText(value, finishing, pointer)
        : finishPicture(value, finishing, pointer);
    case 'picture':
      return finishPicture(value, finishing, pointer);
    case 'icon':
      return finishIcon(String(value), finishing, pointer);
    case 'flag':
      return finishFlag(String(value), finishing, pointer);
    case 'delivery':
      return finishDelivery(String(value), finishing, pointer);
  }
}

function finishText(value: Json, { site, observer }: Finishing, pointer: Pointer): string {
  const missing = observer?.use && ((name: string) => observer.use?.({ kind: 'value', name, pointer }));
  return fillValues(String(value), site.values, missing);
}

function finishCopy(value: Json, finishing: Finishing, pointer: Pointer): Copy {
  const paragraphs = Array.isArray(value)
    ? value.map((item, index) => finishText(item, finishing, `${pointer}/${index}`))
    : finishText(value, finishing, pointer);
  return parseCopy(paragraphs, (target) => finishLink(target, finishing, pointer));
}

function finishPicture(value: Json, finishing: Finishing, pointer: Pointer): Picture {
  const { src, alt } = value as JsonObject;
  const file = finishing.site.assets.pictures[String(src)];
  tell(finishing, { kind: 'picture', name: String(src), pointer: `${pointer}/src` });
  const text = finishText(alt ?? '', finishing, `${pointer}/alt`);
  const picture: Picture =
    file && 'path' in file
      ? { src: finishing.site.base + file.path, alt: text, width: file.width, height: file.height }
      : { src: '', alt: text, width: 0, height: 0 };
  if (finishing.hasPriority) picture.isPriority = true;
  return picture;
}

function finishIcon(name: string, finishing: Finishing, pointer: Pointer): string {
  tell(finishing, { kind: 'icon', name, pointer });
  const markup = finishing.site.assets.icons[name];
  if (markup && !finishing.icons[name]) finishing.icons[name] = parseIcon(markup);
  return name;
}

function finishFlag(code: string, finishing: Finishing, pointer: Pointer): Flag {
  tell(finishing, { kind: 'flag', name: code, pointer });
  const { manifest, assets, base } = finishing.site;
  const size = { width: 20, height: 14 };
  const service = manifest.flags?.source;
  if (service && service !== 'bundled') {
    return { src: service.replaceAll('{code}', code).replaceAll('{width}', '20'), ...size };
  }
  return { src: base + (assets.flags[code]?.path ?? ''), ...size };
}

function finishDelivery(name: string, finishing: Finishing, pointer: Pointer): Delivery {
  tell(finishing, { kind: 'delivery', name, pointer });
  const { parameters: _, ...settings } = finishing.site.manifest.delivery?.[name] ?? {
    provider: 'emailjs',
    serviceId: '',
    templateId: '',
    publicKey: '',
  };
  return { name, ...settings } as Delivery;
}

function tell(finishing: Finishing, use: Use): void {
  finishing.observer?.use?.(use);
}

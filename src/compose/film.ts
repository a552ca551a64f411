import { endingOf } from '../addresses/file-kinds';
import { readUrl } from '../addresses/read-url';
import { type Json, wordsOf } from '../manifest/manifest';
import type { Pointer } from '../manifest/pointer';
import { reach } from './facts';
import { fillText } from './fill';
import type { FinishContext } from './kinds';
import type { Captions, Film, FramedPage } from './page';
import { publishFile } from './publish-file';

/** Gives a film as it is shown: in a frame of its service, or as a file of the site. */
export function finishFilm(value: Json, finishContext: FinishContext, pointer: Pointer): Film {
  const name = fillText(wordsOf(value), finishContext, pointer);
  const framed = framedFilm(name);
  if (!framed) return { kind: 'file', ...publishMedia(name, ['.mp4', '.webm'], finishContext, pointer) };
  reach(finishContext.facts, 'frame-src', framed.src);
  return { kind: 'frame', ...framed };
}

/** Gives the captions of a film, in the language before the ending (`film.sw.vtt`) or else that of the site. */
export function finishCaptions(value: Json, finishContext: FinishContext, pointer: Pointer): Captions {
  const name = fillText(wordsOf(value), finishContext, pointer);
  const { src } = publishMedia(name, ['.vtt'], finishContext, pointer);
  const { language } = finishContext.site.manifest.site;
  const tag = /\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.vtt$/.exec(name)?.[1] ?? language;
  return { src, language: tag, label: nameOf(tag, language) };
}

/** Gives the page for the film at an address of YouTube or Vimeo; undefined where the address is no film there. */
export function framedFilm(address: string): FramedPage | undefined {
  const url = /^https?:/i.test(address) ? readUrl(address) : undefined;
  if (!url) return undefined;
  const { hostname, pathname, searchParams } = url;
  const host = hostname.replace(/^(www|m)\./, '');
  const [first = '', second = ''] = pathname.slice(1).split('/');
  const start = startOf(url);
  if (host === 'youtu.be') return onYouTube(first, start);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    if (first === 'watch') return onYouTube(searchParams.get('v') ?? '', start);
    return ['shorts', 'embed', 'live'].includes(first) ? onYouTube(second, start) : undefined;
  }
  if (host === 'vimeo.com') return onVimeo(first, second, start);
  if (host !== 'player.vimeo.com' || first !== 'video') return undefined;
  return onVimeo(second, searchParams.get('h') ?? '', start);
}

/** Gives the second at which a film begins by its address: `?t=42`, `?start=42`, `#t=1m2s`; else 0. */
function startOf({ searchParams, hash }: URL): number {
  const names = ['t', 'start', 'time_continue'];
  const [said = ''] = [searchParams, new URLSearchParams(hash.slice(1))]
    .flatMap((parameters) => names.map((name) => parameters.get(name)))
    .filter((value) => value !== null);
  const time = said.trim().toLowerCase();
  const [, hours, minutes, seconds] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})(?:\.\d+)?s?)?$/.exec(time) ??
    /^(?:(\d{1,2}):)?(\d{1,3}):(\d{1,2})$/.exec(time) ??
    [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

function onYouTube(id: string, start: number): FramedPage | undefined {
  if (!/^[\w-]{11}$/.test(id)) return undefined;
  return {
    service: 'YouTube',
    src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1${start > 0 ? `&start=${start}` : ''}`,
    page: `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`,
    privacy: 'https://policies.google.com/privacy',
  };
}

/** Gives the page for a film of Vimeo. An unlisted film shows only with the second part of its address. */
function onVimeo(id: string, key: string, start: number): FramedPage | undefined {
  if (!/^\d{6,12}$/.test(id) || !/^[0-9a-f]*$/.test(key)) return undefined;
  const place = start > 0 ? `#t=${start}s` : '';
  return {
    service: 'Vimeo',
    src: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key && `&h=${key}`}${place}`,
    page: `https://vimeo.com/${id}${key && `/${key}`}${place}`,
    privacy: 'https://vimeo.com/privacy',
  };
}

/** Publishes a file that a page plays, and lets the policy load it; notes a file that cannot be played. */
function publishMedia(
  name: string,
  endings: string[],
  finishContext: FinishContext,
  pointer: Pointer,
): { src: string; type: string } {
  if (/^(https?:|www\.|\/\/)/i.test(name) || !endings.includes(endingOf(name))) {
    finishContext.facts.uses?.push({ kind: 'unknown-film', name, isCaptions: endings.includes('.vtt'), pointer });
    return { src: '', type: '' };
  }
  const { href, file } = publishFile(name, finishContext, pointer);
  reach(finishContext.facts, 'media-src', finishContext.site.base);
  return { src: href, type: file?.type ?? '' };
}

/** Gives the name of one language in another, or its tag where one of them is none. */
function nameOf(tag: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

import { type ReactNode, useEffect, useState } from 'react';
import { logoInColors } from '../../compose/drawn-logo';
import { isObject, type JsonObject } from '../../manifest/manifest';
import { valueAt } from '../../manifest/pointer';
import { takeAnswer } from '../controls/take-answer';
import { siteOf } from '../drawing/engine';
import { useUploads } from '../fields/add-upload';
import { addressOfUpload } from '../fields/upload-address';
import { replaceEverywhere } from '../members/library';
import type { EditorState } from '../session/editor-state';
import { useDesk, useEditor } from '../session/use-editor';

/** The places of the drawings that a new site begins with. */
const places = ['/site/logo/src', '/site/icon/src'];

/** An offer to draw the logo and the mark in the colours of the site, where they are still those that came with it. */
export function LogoInColors(): ReactNode {
  const { editor } = useDesk();
  const upload = useUploads();
  const paths = useEditor(pathsOf);
  const colors = useEditor(colorsOf);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    const reading = Promise.all(paths.map(async (path) => [path, await textOf(path)] as const));
    return takeAnswer(reading, (read) => setTexts(Object.fromEntries(read)));
  }, [paths]);
  const drawings = paths.flatMap((path) => {
    const text = colors && logoInColors(texts[path] ?? '', colors);
    return text === undefined ? [] : [{ path, text }];
  });
  if (drawings.length === 0) return null;
  const draw = async (): Promise<void> => {
    const added: [string, string][] = [];
    for (const { path, text } of drawings) {
      const file = new File([text], path.slice(path.lastIndexOf('/') + 1), { type: 'image/svg+xml' });
      await upload(
        [file],
        (outcome) => {
          if ('path' in outcome) added.push([path, outcome.path]);
          else editor.announce(outcome.failure);
        },
        path,
      );
    }
    const { root } = editor.state().edits;
    const after = added.reduce<JsonObject>(
      (site, [from, to]) => replaceEverywhere(site, from, to)?.after ?? site,
      root,
    );
    if (after !== root) editor.change({ says: 'Logo drawn in the colours of the site', place: '/theme', after });
  };
  return (
    <div className="plain">
      <button type="button" onClick={draw}>
        Draw the logo in the colours of the site
      </button>
      <small className="hint">
        It is still the one that came with the site, in the colours of before. “Undo” brings that back.
      </small>
    </div>
  );
}

/** Gives the paths of the logo and the mark. */
function pathsOf({ edits }: EditorState): string[] {
  const written = places.map((place) => valueAt(edits.root, place));
  return [...new Set(written.filter((path) => typeof path === 'string' && path.endsWith('.svg')))] as string[];
}

function colorsOf({ edits, assets, registry, now }: EditorState) {
  if (!isObject(edits.root.theme)) return undefined;
  try {
    const { accent, paper, ink } = siteOf(edits.root, assets, registry, now).theme.colors;
    return { accent, paper, ink };
  } catch {
    // What cannot be composed has no theme.
    return undefined;
  }
}

/** Reads a drawing; an empty text where it is not there. */
async function textOf(path: string): Promise<string> {
  const answer = await fetch(addressOfUpload(path)).catch(() => undefined);
  return answer?.ok ? answer.text() : '';
}

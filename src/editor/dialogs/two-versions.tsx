import { type ReactNode, useEffect, useMemo, useReducer, useRef } from 'react';
import type { JsonObject } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';
import type { FromPreview, ToPreview } from '../../preview/messages';
import { type DrawnPage, drawPage, siteOf } from '../drawing/engine';
import { addresses } from '../naming/addresses';
import { useFit } from '../page/page-pane';
import { withDrawings } from '../session/icons';
import { useDesk, useEditorState } from '../session/use-editor';
import { placesOfSelected } from '../sources/place-of-click';
import { pageShowing, type VersionAtPlace } from './versions-at-place';

/** The width in which the pages are drawn side by side, in CSS pixels: that of a phone. */
const width = 390;

/** Two versions of a place beside each other, as its page shows it. */
export function TwoVersions({ versions }: { versions: [VersionAtPlace, VersionAtPlace] }): ReactNode {
  return (
    <div className="versions">
      {versions.map((version) => (
        <figure key={version.title}>
          <figcaption>{version.title}</figcaption>
          <DrawnVersion version={version} />
        </figure>
      ))}
    </div>
  );
}

function DrawnVersion({ version: { title, root, place } }: { version: VersionAtPlace }): ReactNode {
  const { assets, path, now } = useEditorState('assets', 'path', 'now');
  const { registry, icons } = useDesk();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const drawnAssets = withDrawings(assets, icons.drawings());
  const drawnPage = useMemo(() => {
    try {
      const site = siteOf(root, drawnAssets, registry, now);
      const page = pageShowing(site, place, path, registry);
      return page === undefined ? 'There is no such page.' : drawPage(site, page);
    } catch {
      return 'This version cannot be drawn: something in it is wrong.';
    }
  }, [root, place, drawnAssets, path, registry, now]);
  useEffect(() => {
    if (typeof drawnPage !== 'object') return;
    const { page, shell } = drawnPage.clean;
    icons.complete({ ...shell.icons, ...page.icons }).then(
      (isOther) => isOther && drawAgain(),
      () => {},
    );
  }, [drawnPage, icons]);
  return typeof drawnPage === 'object' ? (
    <DrawnFrame drawnPage={drawnPage} root={root} place={place} title={`${title}: ${drawnPage.page.title}`} />
  ) : (
    <p>{drawnPage ?? 'There is no such page.'}</p>
  );
}

interface DrawnFrameProps {
  drawnPage: DrawnPage;
  root: JsonObject;
  place: Pointer;
  title: string;
}

/** A frame that draws a page and shows a place in it; clicks there do nothing. */
function DrawnFrame({ drawnPage, root, place, title }: DrawnFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useFit(frame, sheet, width);
  useEffect(() => {
    const send = (message: ToPreview): void => frame.current?.contentWindow?.postMessage(message, location.origin);
    const show = (): void => {
      const { shell, page, styles, attributes } = drawnPage;
      send({ kind: 'show', number: 1, shell, page, styles, attributes, isEdited: true });
    };
    const hear = ({ data, source, origin }: MessageEvent<FromPreview>): void => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      if (data.kind === 'ready') show();
      else if (data.kind === 'drawn')
        send({ kind: 'point', ...placesOfSelected(drawnPage, place, root), isSought: true });
    };
    addEventListener('message', hear);
    show();
    return () => removeEventListener('message', hear);
  }, [drawnPage, root, place]);
  return (
    <div className="drawn-version" ref={sheet}>
      <iframe ref={frame} src={addresses().page} title={title} />
    </div>
  );
}

import { type ReactNode, useCallback, useEffect } from 'react';
import { guardDoubleClicks } from './controls/double-clicks';
import { Drawer, useHand } from './controls/drawer';
import { keepFocus } from './controls/keep-focus';
import { LaterPart } from './controls/later-window';
import { FormPane } from './form/form-pane';
import { Urgent } from './head/notices';
import { TopBar } from './head/top-bar';
import { Outline } from './outline/outline';
import { PagePane } from './page/page-pane';
import { useEditor } from './session/use-editor';
import { useKeys, usePanes } from './use-panes';

/**
 * The window of the editor: the contents of the site, a page of it, and the form of the open part. In a narrow window
 * the page fills it, and one of the other two lies over it in a drawer.
 */
export function App(): ReactNode {
  const { pane, isWhole, setWhole, goTo } = usePanes();
  const isUnderway = useEditor(({ underway }) => underway !== undefined);
  const closeDrawer = useCallback((): void => goTo('page'), [goTo]);
  useKeys(goTo);
  useHand(closeDrawer, setWhole);
  useEffect(keepFocus, []);
  useEffect(guardDoubleClicks, []);
  return (
    <div className="window" data-pane={pane} data-whole={isWhole || undefined}>
      <TopBar isListed={pane === 'outline'} list={() => goTo(pane === 'outline' ? 'page' : 'outline')} />
      <Urgent />
      {isUnderway && <LaterPart>{(parts) => <parts.underway />}</LaterPart>}
      <main className="panes">
        <Drawer close={closeDrawer} title="Contents">
          <Outline />
        </Drawer>
        <PagePane goTo={goTo} />
        <Drawer close={closeDrawer} draw={setWhole} isWhole={isWhole}>
          <FormPane />
        </Drawer>
      </main>
      <Announcement />
    </div>
  );
}

/** The announcement of what was done last, for whoever hears the window. */
function Announcement(): ReactNode {
  const announcement = useEditor((state) => state.announcement);
  return (
    <p className="announced" role="status" aria-live="polite">
      {/* In a narrow window each words show for a while. */}
      <span key={announcement}>{announcement}</span>
    </p>
  );
}

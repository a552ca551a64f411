import { afterEach, expect, test, vi } from 'vitest';
import type { Navigation } from '../../src/client/navigation';
import { listenToEdits } from '../../src/develop/browser/edits';

type Take = (event: { data: string; lastEventId: string }) => void;

/** A stream of events of a server, as far as a page listens to it. */
class Stream {
  static taken = new Map<string, Take>();
  addEventListener(told: string, take: Take): void {
    Stream.taken.set(told, take);
  }
}

const edited = {
  key: 'b',
  shell: { base: '/' },
  page: { blocks: [], documentTitle: 'Edited' },
  styles: {},
  attributes: {},
};

/** A page that has just been loaded, to the extent that edits are shown in it. */
function loadedPage(): { reload: ReturnType<typeof vi.fn> } {
  const reload = vi.fn();
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('location', { pathname: '/', reload });
  vi.stubGlobal('document', { addEventListener() {}, getElementById: () => null, querySelector: () => null });
  vi.stubGlobal('fetch', async (address: string) => ({ json: async () => (address === '/__problems' ? [] : edited) }));
  return { reload };
}

const edit = (): void => Stream.taken.get('pagewright:site')?.({ data: '{}', lastEventId: '1' });

afterEach(() => vi.unstubAllGlobals());

test('an edit that comes before the page is drawn shows once it is', async () => {
  loadedPage();
  const shown: unknown[] = [];
  let draw = (_: Navigation): void => {};
  const drawn = new Promise<Navigation>((resolve) => {
    draw = resolve;
  });
  listenToEdits(drawn);
  edit();
  draw({
    router: { invalidate: async () => {} },
    store: { reset: (...page: unknown[]) => shown.push(page) },
    site: {},
    components: { load: async () => {} },
  } as unknown as Navigation);
  await vi.waitFor(() => expect(shown).toEqual([['/', edited.page, 'b']]));
});

test('a page that cannot be drawn is loaded anew with the next edit', async () => {
  const { reload } = loadedPage();
  listenToEdits(Promise.reject(new Error('no data')));
  edit();
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
});

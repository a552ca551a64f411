import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { Window } from '../controls/window';
import { allPlaces, type FoundPlace, groups, pagePlaces, saidPlaces, sayWithin } from '../find/all-places';
import { type Found, type Prepared, prepare, search } from '../find/search';
import { addresses } from '../naming/addresses';
import { useDesk, useEditorState } from '../session/use-editor';
import { allCommands, type PaletteCommand } from './all-commands';

/** The most of a group that are listed at once, and of the only group where there is one. */
const [mostOfGroup, mostOfOne] = [6, 100];
/** The most letters of a text that are shown. */
const mostShown = 90;

/** What the palette lists: a place of the site, or something that can be done. */
type Item = FoundPlace | PaletteCommand;

/**
 * A window that finds every page, block, field, entry, photo, text and command by everyday words; the arrow keys move
 * through the results, Enter opens one.
 */
export function Palette({ close }: { close: () => void }): ReactNode {
  const desk = useDesk();
  const { editor } = desk;
  const { edits, now, assets, shownWindow } = useEditorState('edits', 'now', 'assets', 'shownWindow');
  const isOfPages = shownWindow?.name === 'palette' && shownWindow.isOfPages === true;
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const id = useId();
  // Whoever types need not wait for what is found.
  const deferredQuery = useDeferredValue(query);
  const hasQuery = deferredQuery.trim() !== '';
  const commands = useMemo(() => prepare<Item>(isOfPages ? [] : allCommands(desk)), [isOfPages, desk]);
  const titledPlaces = useMemo(() => {
    const { drawnPage } = editor.state();
    return prepare<Item>(
      isOfPages ? pagePlaces(edits.root, now) : allPlaces(edits.root, now, assets, drawnPage?.route),
    );
  }, [isOfPages, editor, edits.root, now, assets]);
  // A site says much: it is read once somebody looks for something.
  const textPlaces = useMemo(
    () => prepare<Item>(hasQuery && !isOfPages ? saidPlaces(edits.root, now) : []),
    [hasQuery, isOfPages, edits.root, now],
  );
  const places = useMemo(() => [...titledPlaces, ...textPlaces], [titledPlaces, textPlaces]);
  const groups = useMemo(
    () => listItems(commands, places, deferredQuery, isOfPages),
    [commands, places, deferredQuery, isOfPages],
  );
  const shownItems = groups.flatMap(({ items }) => items);
  const choose = (item: Item | undefined): void => {
    if (!item) return;
    close();
    if ('choose' in item) item.choose();
    else {
      if (item.path !== undefined) editor.openPage(item.path);
      if (item.upload !== undefined)
        editor.tell({ kind: 'show', shown: { shownWindow: { name: 'library', file: item.upload } } });
      // Whoever chooses among pages alone wants to see one.
      if (item.place !== undefined && !(isOfPages && item.place === item.route)) editor.open(item.place);
    }
  };
  const press = (event: KeyboardEvent): void => {
    const { length } = shownItems;
    const to = { ArrowDown: active + 1, ArrowUp: active - 1 + length }[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      // What was typed last counts, not what is still shown.
      const current = listItems(commands, places, query, isOfPages).flatMap(({ items }) => items);
      choose(query === deferredQuery ? shownItems[active] : current[0]);
    } else if (to !== undefined && length > 0) {
      event.preventDefault();
      setActive(to % length);
      document.getElementById(`${id}-${to % length}`)?.scrollIntoView({ block: 'nearest' });
    }
  };
  const replace = (): void => editor.tell({ kind: 'show', shown: { shownWindow: { name: 'find', words: query } } });
  let count = 0;
  return (
    <Window title={isOfPages ? 'Which page?' : 'Find'} close={close}>
      <label className="search">
        <span>{isOfPages ? 'Search the pages' : 'Search pages, blocks, fields, entries, photos and commands'}</span>
        <input
          type="text"
          role="combobox"
          dir="auto"
          autoComplete="off"
          aria-expanded={shownItems.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          {...(shownItems.length > 0 && { 'aria-activedescendant': `${id}-${active}` })}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setActive(0);
          }}
          onKeyDown={press}
        />
      </label>
      <div
        role="listbox"
        id={`${id}-list`}
        className="found"
        aria-label="What is found"
        aria-busy={query !== deferredQuery}
      >
        {groups.map(({ group, items, further }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has groups and no fieldsets.
          <div key={group} role="group" aria-label={group}>
            <p aria-hidden="true" className="hint">
              {group}
              {further > 0 && `, ${further.toLocaleString('en')} more: write more of the name`}
            </p>
            {items.map((item) => {
              const place = count++;
              return (
                <Option
                  key={place}
                  id={`${id}-${place}`}
                  item={item}
                  isActive={place === active}
                  choose={() => choose(item)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className="hint">
        {deferredQuery.trim() !== '' &&
          (shownItems.length === 0 ? 'Nothing is called that, and nothing says it.' : `${shownItems.length} found`)}
      </p>
      {!isOfPages && query.trim() !== '' && (
        <button type="button" onClick={replace}>
          Find and replace “{query.trim()}”
        </button>
      )}
    </Window>
  );
}

interface OptionProps {
  id: string;
  item: Item;
  isActive: boolean;
  choose: () => void;
}

function Option({ id, item, isActive, choose }: OptionProps): ReactNode {
  const { edits, now } = useEditorState('edits', 'now');
  const { title } = item;
  const within = 'choose' in item ? (item.keys ?? '') : sayWithin(item, edits.root, now);
  const upload =
    'upload' in item && /\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(item.upload ?? '') ? item.upload : undefined;
  return (
    // The keys are those of the field above.
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys.
    <div id={id} role="option" aria-selected={isActive} onClick={choose}>
      {upload !== undefined && <img src={addresses().small(upload)} alt="" loading="lazy" />}
      <bdi>{title.length > mostShown ? `${title.slice(0, mostShown)}…` : title}</bdi>{' '}
      <small>
        <bdi>{within}</bdi>
      </small>
    </div>
  );
}

interface ListedGroup {
  group: string;
  items: Item[];
  /** The number of those that are not listed. */
  further: number;
}

/** Gives the matches of a search in groups, that with the best match first; without a search, pages and commands. */
function listItems(
  commands: readonly Prepared<Item>[],
  places: readonly Prepared<Item>[],
  query: string,
  isOfPages: boolean,
): ListedGroup[] {
  const most = isOfPages ? mostOfOne : mostOfGroup;
  if (query.trim() === '') {
    const pages = places.flatMap(({ item }) => (item.group === 'Pages' ? [item] : []));
    const offered = commands.slice(0, mostOfGroup).map(({ item }) => item);
    return [
      { group: 'Pages', items: pages.slice(0, most), further: Math.max(0, pages.length - most) },
      ...(offered.length > 0 ? [{ group: commandGroup, items: offered, further: 0 }] : []),
    ];
  }
  const byGroup = new Map<string, Found<Item>[]>([...groups, commandGroup].map((group) => [group, []]));
  for (const matches of [...search(places, query), ...search(commands, query)])
    byGroup.get(matches.item.group)?.push(matches);
  return [...byGroup]
    .filter(([, matches]) => matches.length > 0)
    .sort(([, [one]], [, [other]]) => (one?.rank ?? 0) - (other?.rank ?? 0))
    .map(([group, matches]) => ({
      group,
      items: matches.slice(0, most).map(({ item }) => item),
      further: Math.max(0, matches.length - most),
    }));
}

const commandGroup = 'To do';

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Icon } from './icon';

/** What can be chosen in a menu. */
export interface MenuItem {
  title: string;
  /** The keys that do the same, as they are written on them. */
  keys?: string;
  /** Whether it is on, where it can be on or off. */
  isOn?: boolean;
  /** True where there is nothing to do. */
  isAtRest?: boolean;
  /** True where a wide window has a button for it. */
  isOfNarrow?: boolean;
  choose: () => void;
}

/** A button with a menu below it, after the pattern of WAI-ARIA: arrows, Home, End and first letters lead, Escape closes. */
export function Menu({ items }: { items: readonly MenuItem[] }): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const visibleItems = (): HTMLElement[] => [...(list.current?.children ?? [])].filter(isSeen);
  const lead = (to: number): void => {
    const all = visibleItems();
    all.at(to % all.length)?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    const all = visibleItems();
    const here = all.findIndex((item) => item.matches(':focus'));
    const to: Record<string, number> = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 };
    const letter = event.key.toLowerCase();
    const next =
      to[event.key] ??
      [...all.keys()]
        .map((step) => here + 1 + step)
        .find((place) => all[place % all.length]?.textContent.toLowerCase().startsWith(letter));
    if (event.key === 'Tab') list.current?.hidePopover();
    else if (next !== undefined && event.key !== ' ' && event.key !== 'Enter') {
      event.preventDefault();
      lead(next);
    }
  };
  return (
    <>
      <button
        type="button"
        className="bare"
        aria-label="Menu"
        title="Menu"
        aria-haspopup="menu"
        popoverTarget={id}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          list.current?.showPopover();
          lead(event.key === 'ArrowUp' ? -1 : 0);
        }}
      >
        <Icon name="menu" />
        <span className="narrow">Menu</span>
      </button>
      <div
        ref={list}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label="Menu"
        popover="auto"
        onKeyDown={press}
        onToggle={({ newState }) => newState === 'open' && lead(0)}
      >
        {items.map(({ title, keys, isOn, isAtRest, isOfNarrow, choose }) => (
          <button
            key={title}
            type="button"
            tabIndex={-1}
            className={isOfNarrow ? 'narrow' : undefined}
            {...(isOn === undefined ? { role: 'menuitem' } : { role: 'menuitemcheckbox', 'aria-checked': isOn })}
            aria-disabled={isAtRest}
            onClick={() => {
              // The button has the focus again, so that what opens gives it back to that.
              list.current?.hidePopover();
              if (!isAtRest) choose();
            }}
          >
            {title}
            {keys && <kbd>{keys}</kbd>}
          </button>
        ))}
      </div>
    </>
  );
}

function isSeen(element: Element): element is HTMLElement {
  return element.checkVisibility();
}

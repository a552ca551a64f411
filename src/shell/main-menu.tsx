import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../ui/icon';
import { lastDay } from '../ui/last-day';
import { Link } from '../ui/link';
import { useSite } from '../ui/site';
import styles from './main-menu.module.css';
import { type MenuEntry, MenuLink } from './menu-link';
import { useDismissal } from './use-dismissal';

/** The menu on a wide screen: one line of links and of buttons that open a list. CSS alone opens the lists where scripts do not run. */
export function MainMenu({ menu }: { menu: MenuEntry[] }): ReactNode {
  const { currentHref, words } = useSite();
  const [isScripted, setIsScripted] = useState(false);
  const [opened, setOpened] = useState<{ index: number; href: string } | null>(null);
  const timer = useRef(0);
  const openIndex = opened?.href === currentHref ? opened.index : undefined;
  useEffect(() => setIsScripted(true), []);

  function show(index: number | undefined, delay = 0): void {
    clearTimeout(timer.current);
    const next = index === undefined ? null : { index, href: currentHref };
    if (delay) timer.current = window.setTimeout(setOpened, delay, next);
    else setOpened(next);
  }

  return (
    <nav className={styles.menu} aria-label={words.mainNavigation} data-scripted={isScripted ? '' : undefined}>
      <ul className={styles.entries}>
        {menu.map((entry, index) =>
          entry.items ? (
            <Dropdown
              key={index}
              id={`menu-${index}`}
              entry={entry}
              isOpen={openIndex === index}
              isOtherOpen={openIndex !== undefined && openIndex !== index}
              open={(delay) => show(index, delay)}
              close={(delay) => show(undefined, delay)}
            />
          ) : (
            <li key={index} {...lastDay(entry)}>
              {entry.to ? (
                <Link to={entry.to} className={styles.entry}>
                  {entry.label}
                </Link>
              ) : (
                <span className={styles.entry}>{entry.label}</span>
              )}
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

interface DropdownProps {
  id: string;
  entry: MenuEntry;
  isOpen: boolean;
  isOtherOpen: boolean;
  open: (delay?: number) => void;
  close: (delay?: number) => void;
}

// On its way into an open list the pointer may leave the button at a corner and cross a neighbour: the list stays until it rests.
const graceMilliseconds = 250;
// A press this soon after the pointer has opened the list is meant to open it.
const arrivalMilliseconds = 400;

function Dropdown({ id, entry, isOpen, isOtherOpen, open, close }: DropdownProps): ReactNode {
  const place = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const arrivedAt = useRef(Number.NEGATIVE_INFINITY);

  useDismissal(place, (cause) => {
    if (!isOpen) return;
    if (cause === 'escape' && place.current?.contains(document.activeElement)) button.current?.focus();
    close();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what CSS has opened before scripts ran is taken over.
  useEffect(() => {
    if (place.current?.matches(':hover, :focus-within')) open();
  }, []);

  function arrive({ pointerType, timeStamp }: PointerEvent): void {
    if (pointerType !== 'mouse') return;
    const delay = isOtherOpen ? graceMilliseconds : 0;
    arrivedAt.current = timeStamp + delay;
    open(delay);
  }

  function leave({ pointerType, currentTarget }: PointerEvent): void {
    const holdsFocus = currentTarget.parentElement?.querySelector('ul:focus-within');
    if (pointerType === 'mouse' && !holdsFocus) close(graceMilliseconds);
  }

  function toggle({ timeStamp }: MouseEvent): void {
    if (!isOpen) open();
    else if (timeStamp - arrivedAt.current > arrivalMilliseconds) close();
  }

  function step(event: KeyboardEvent): void {
    const direction = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (!isOpen || !direction) return;
    event.preventDefault();
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')];
    stops[stops.findIndex((stop) => stop.matches(':focus')) + direction]?.focus();
  }

  return (
    <li
      ref={place}
      className={styles.dropdown}
      onPointerEnter={arrive}
      onPointerMove={isOtherOpen ? arrive : undefined}
      onPointerLeave={leave}
      onKeyDown={step}
      {...lastDay(entry)}
    >
      <button
        ref={button}
        type="button"
        className={styles.entry}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {entry.label}
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      <ul className={styles.list} id={id}>
        {entry.items?.map((item, index) => (
          <li key={index} {...lastDay(item)}>
            <MenuLink of={item} className={styles.link} />
          </li>
        ))}
      </ul>
    </li>
  );
}

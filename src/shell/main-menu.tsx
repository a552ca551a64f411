import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../ui/icon';
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
  useEffect(() => setIsScripted(true), []);

  return (
    <nav className={styles.menu} aria-label={words.mainNavigation} data-scripted={isScripted ? '' : undefined}>
      <ul className={styles.entries}>
        {menu.map((entry, index) =>
          entry.items ? (
            <Dropdown
              key={index}
              id={`menu-${index}`}
              entry={entry}
              isOpen={opened?.index === index && opened.href === currentHref}
              open={() => setOpened({ index, href: currentHref })}
              close={() => setOpened(null)}
            />
          ) : (
            <li key={index}>
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
  open: () => void;
  close: () => void;
}

// A press this soon after the pointer has arrived is meant to open the list, which the arrival has just done.
const arrivalMilliseconds = 400;

function Dropdown({ id, entry, isOpen, open, close }: DropdownProps): ReactNode {
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

  function arrive(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    arrivedAt.current = event.timeStamp;
    open();
  }

  function leave(event: PointerEvent): void {
    const focused = document.activeElement;
    const holdsFocus = focused !== button.current && event.currentTarget.contains(focused);
    if (event.pointerType === 'mouse' && isOpen && !holdsFocus) close();
  }

  function blur(event: FocusEvent): void {
    if (isOpen && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  }

  function toggle(event: MouseEvent): void {
    if (!isOpen) open();
    else if (event.timeStamp - arrivedAt.current > arrivalMilliseconds) close();
  }

  return (
    <li ref={place} className={styles.dropdown} onPointerEnter={arrive} onPointerLeave={leave} onBlur={blur}>
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
          <li key={index}>
            <MenuLink of={item} className={styles.link} />
          </li>
        ))}
      </ul>
    </li>
  );
}

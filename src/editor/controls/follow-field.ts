import { isNarrow } from '../session/panes';
import { listen } from './listen';
import { textEntry } from './text-entry';

/** The room above and below the field in a drawer, in pixels. */
const around = 12;

/** The selector of a whole field, with its label and what is said of it. */
const wholeField = '.field, .items > li, .plain, .short';

/**
 * Makes the drawer of the form as high as the field needs that was opened, with its label at the upper edge, and keeps
 * it there while the form around it grows. A press within the drawer does not move it: nothing may move below a finger.
 * Where the keyboard takes room, what is written in stays in sight. Gives the function that ends this.
 */
export function followField(): () => void {
  let field: Element | undefined;
  let isScrolled = false;
  let isHeld = true;
  let lastPress: Element | 'key' | undefined;
  const fitDrawer = (): void => {
    const pane = field?.closest<HTMLElement>('.pane');
    const drawer = pane?.parentElement;
    if (!field || !pane || !drawer || drawer.closest('[data-whole]') || !isNarrow()) return;
    const question = pane.querySelector<HTMLElement>('.choices')?.offsetHeight ?? 0;
    const { height } = field.getBoundingClientRect();
    drawer.style.setProperty('--fitting', `${height + question + pane.offsetTop + 2 * around}px`);
    // Whoever writes below in a long text stays there while it grows.
    const isWhole = height + question <= pane.clientHeight;
    if (!isScrolled || (isHeld && isWhole))
      pane.scrollTop += field.getBoundingClientRect().top - pane.getBoundingClientRect().top - question - around;
    isScrolled = true;
  };
  const sizes = new ResizeObserver(fitDrawer);
  const parts = new MutationObserver(() => watch());
  const leave = (): void => {
    field = undefined;
    sizes.disconnect();
    parts.disconnect();
  };
  const watch = (): void => {
    const pane = field?.closest('.pane');
    if (!field || !pane) return;
    sizes.disconnect();
    for (const part of [field, ...pane.children]) sizes.observe(part);
    parts.observe(pane, { childList: true });
  };
  const press = ({ target, type }: Event): void => {
    const isInForm = target instanceof Element && target.closest('.pane.form') !== null;
    lastPress = isInForm ? (type === 'keydown' ? 'key' : target) : undefined;
    // From here on the hand says what is seen.
    if (isInForm && type !== 'keydown') isHeld = false;
  };
  const focus = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest('.pane.form')) return;
    const next = target.closest(wholeField) ?? undefined;
    const isByHand = lastPress === 'key' || (lastPress !== undefined && (next ?? target).contains(lastPress));
    lastPress = undefined;
    leave();
    if (isByHand) return;
    isScrolled = false;
    isHeld = true;
    field = next;
    if (field) watch();
    else target.closest<HTMLElement>('.drawer')?.style.removeProperty('--fitting');
  };
  const makeRoom = (): void => {
    fitDrawer();
    const { activeElement: focused } = document;
    if (focused?.matches(textEntry) && focused.closest('.pane.form, .chooser'))
      focused.scrollIntoView({ block: 'nearest' });
  };
  const { visualViewport: seen } = window;
  seen?.addEventListener('resize', makeRoom);
  const end = listen([
    ['pointerdown', press],
    ['keydown', press],
    ['wheel', press],
    ['focusin', focus],
    ['resize', makeRoom],
  ]);
  return () => {
    end();
    leave();
    seen?.removeEventListener('resize', makeRoom);
  };
}

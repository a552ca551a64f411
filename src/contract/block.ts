/** What draws a block may use of the engine: this module changes as the version of the engine says, and not otherwise. */
export { daysOf, type Occasion } from '../calendar/occasion';
export type {
  BlockOf,
  BlockType,
  Copy as ComposedCopy,
  Film,
  Flag as ComposedFlag,
  HeadingLevel,
  LabelledLink,
  Link as ComposedLink,
  Network,
  Picture as ComposedPicture,
  Telephone,
} from '../compose/page';
export { Action, Actions } from '../ui/action';
export { Breadcrumbs } from '../ui/breadcrumbs';
export { Chips } from '../ui/chips';
export { Copy, InlineCopy } from '../ui/copy';
export { Flag } from '../ui/flag';
export { FrameOnClick } from '../ui/frame-on-click';
export { Heading } from '../ui/heading';
export { Icon } from '../ui/icon';
export { lastDay } from '../ui/last-day';
export { Link } from '../ui/link';
export { MarkedList } from '../ui/marked-list';
export { alertVisitor, notify } from '../ui/notify';
export { Picture } from '../ui/picture';
export { Section, SectionHead } from '../ui/section';
export { fillWord, formFor, useSite, useWords } from '../ui/site';
export { Source } from '../ui/source';
export { unseen } from '../ui/unseen';
export { useMoney } from '../ui/use-money';

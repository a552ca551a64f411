/** What draws a block may use of the engine: this module changes as the version of the engine says, and no otherwise. */
export type {
  BlockOf,
  BlockType,
  Copy as ComposedCopy,
  Flag as ComposedFlag,
  HeadingLevel,
  LabelledLink,
  Link as ComposedLink,
  Picture as ComposedPicture,
} from '../compose/page';
export { Action, Actions } from '../ui/action';
export { Copy, InlineCopy } from '../ui/copy';
export { Flag } from '../ui/flag';
export { Heading } from '../ui/heading';
export { Icon } from '../ui/icon';
export { lastDay } from '../ui/last-day';
export { Link } from '../ui/link';
export { MarkedList } from '../ui/marked-list';
export { alertVisitor, notify } from '../ui/notify';
export { Picture } from '../ui/picture';
export { Section, SectionHead } from '../ui/section';
export { fillWord, useSite, useWords } from '../ui/site';
export { unseen } from '../ui/unseen';

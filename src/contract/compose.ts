/** What a composer may use of the engine: this module changes as the version of the engine says, and not otherwise. */
export type { Day } from '../calendar/day';
export { dayNamed, isDay } from '../calendar/day';
export { dayInWords } from '../calendar/day-in-words';
export type { BlockSurroundings, Composer, ReportFault } from '../compose/composers';
export type { BlockOf } from '../compose/page';
export { decimalsIn, writeDecimal } from '../numbers/decimal';

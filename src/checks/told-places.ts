import type { Pointer } from '../manifest/pointer';
import type { Finding } from './problem';

/** A place at which a rule has found something. */
export interface ToldPlace {
  rule: string;
  pointer: Pointer;
}

/**
 * Gives where something is found in one of some parts, on a page in its blocks or, where the edit reaches that, in its
 * head: the edit may mend or move it.
 */
export function toldIn(findings: Finding[], parts: Pointer[], isOfHead = false): ToldPlace[] {
  const places = new Set(parts);
  const isWithin = (pointer: Pointer): boolean => {
    const keys = pointer.split('/');
    const isInHead = keys[1] === 'routes' && keys.length > 3 && keys[3] !== 'blocks';
    return (isOfHead || !isInHead) && keys.some((_, index) => places.has(keys.slice(0, index + 1).join('/')));
  };
  return findings.flatMap(({ rule, pointer: own, related = [] }) =>
    [own, ...related.map(({ pointer }) => pointer)].flatMap((pointer) => (isWithin(pointer) ? { rule, pointer } : [])),
  );
}

/** Tells whether all that is told is among what is found of one page alone, whose places are those within its route. */
export function isAmong(told: ToldPlace[], found: Finding[], route: Pointer): boolean {
  return told.every(({ rule, pointer }) => {
    return found.some((one) => one.rule === rule && route + one.pointer === pointer);
  });
}

import type { Container } from './identity';
import type { Layout, Member } from './layout';
import type { Json } from './manifest';
import { matchMembers } from './match-members';
import type { Splice } from './splice';

/** A member of a container after an edit, and what it was in the text before: no member where it is new. */
export interface MemberPair {
  name: string;
  after: Json;
  before: Json;
  member: Member | undefined;
}

/** Pairs each member of a container after an edit with the member of its text that it was, in the order of the text. */
export function pairMembers({ members }: Layout, before: Container, after: Container): MemberPair[] {
  const matches = matchMembers(before, after);
  const entries = Object.entries(before);
  const membersByName = new Map(members.map((member) => [member.name, member]));
  const pairs = Object.entries(after).map(([name, value], index): MemberPair => {
    const [formerName = '', former = null] = entries[matches[index] ?? -1] ?? [];
    return { name, after: value, before: former, member: membersByName.get(formerName) };
  });
  return Array.isArray(after) ? pairs : inOrderOfText(pairs, members);
}

/**
 * Puts keys that are whole numbers, such as `"2027"`, where the text has them: JavaScript has them first, whatever the
 * text says. New ones come last.
 */
function inOrderOfText(pairs: MemberPair[], members: Member[]): MemberPair[] {
  const ordered = pairs.filter(({ name }) => !isIndex(name));
  const placeOf = ({ member }: MemberPair): number => (member ? members.indexOf(member) : members.length);
  const indexed = pairs.filter(({ name }) => isIndex(name)).sort((one, other) => placeOf(one) - placeOf(other));
  for (const pair of indexed) {
    const place = placeOf(pair);
    const isAfter = place === members.length;
    ordered.splice(isAfter ? ordered.length : ordered.findLastIndex((one) => placeOf(one) < place) + 1, 0, pair);
  }
  return ordered;
}

function isIndex(name: string): boolean {
  return /^(?:0|[1-9]\d{0,9})$/.test(name);
}

/**
 * Gives the splice that writes the members from `start` up to, not including, `end` anew, as `texts`, with the white
 * space and commas around them. Those before and after them stay where they are.
 */
export function spliceMembers(
  layout: Layout,
  pairs: MemberPair[],
  [start, end]: [number, number],
  texts: string[],
): Splice {
  const { members } = layout;
  const [first, last] = [members[0], members.at(-1)];
  const usualLead = leadOfNew(members, start);
  const leadOf = (index: number): string => {
    const member = pairs[index]?.member;
    if (index === 0) return first?.lead ?? '';
    return member && member !== first ? member.lead : usualLead;
  };
  // The white space before the closing bracket stays there, whatever becomes the last member.
  const trailOf = (index: number): string => {
    const member = pairs[index]?.member;
    if (index === pairs.length - 1) return last?.trail ?? '';
    return member && member !== last ? member.trail : '';
  };
  const memberBefore = start > 0 ? pairs[start - 1]?.member : undefined;
  const memberAfter = pairs[end]?.member;
  const parts = texts.map((text, offset) => leadOf(start + offset) + text + trailOf(start + offset));
  if (memberBefore) parts.unshift(trailOf(start - 1));
  if (memberAfter) parts.push(leadOf(end));
  return [memberBefore?.value[1] ?? layout.start + 1, memberAfter?.start ?? layout.close, parts.join(',')];
}

/**
 * Gives the white space before a member that is new, or is not the first any more: that of a neighbour, without empty
 * lines.
 */
function leadOfNew(members: Member[], index: number): string {
  const neighbour = members[Math.min(Math.max(1, index), members.length - 1)];
  const lead = neighbour?.lead ?? '';
  return /\r?\n[ \t]*$/.exec(lead)?.[0] ?? (neighbour === members[0] ? ' ' : lead);
}

import type { Checked } from '../../src/checks/check-site';
import { type CheckedText, rightText } from '../../src/checks/recheck';
import { type Bytes, bytesIn } from '../../src/manifest/bytes';
import { partLists } from '../../src/manifest/part-lists';

/** Makes of a checked text what edits are compared with. */
export function checkedText(text: string, checked: Checked): CheckedText | undefined {
  const right = rightText(checked);
  return right && { ...right, lists: partLists(inBytes(text)) };
}

/** The bytes of a text. */
export function inBytes(text: string): Bytes {
  return bytesIn(new TextEncoder().encode(text));
}

/** The bytes of two texts. */
export function bytesOf(before: string, after: string): [Bytes, Bytes] {
  return [inBytes(before), inBytes(after)];
}

/**
 * Hides whatever has a last day (`data-until="2027-12-13"`) once that is over where the visitor is, also on pages that
 * are navigated to: a site that nobody builds anew tells of nothing that has passed. No element is changed, so that
 * React finds all of them as they were drawn.
 */
export function hideWhatIsOver(now = new Date()): void {
  const { sheet } = document.querySelector('style') ?? {};
  if (!sheet) return;
  const seen = new Set<string>();
  const hideIn = (root: ParentNode): void => {
    for (const element of root.querySelectorAll(`[${untilMark}]`)) {
      const until = element.getAttribute(untilMark) ?? '';
      if (seen.has(until)) continue;
      seen.add(until);
      if (isOver(until, now)) sheet.insertRule(`[${untilMark}="${until}"]{display:none}`, sheet.cssRules.length);
    }
  };
  hideIn(document);
  new MutationObserver(() => hideIn(document)).observe(document.body, { childList: true, subtree: true });
}

/** On an element: the last day on which it shows. */
const untilMark = 'data-until';

function isOver(until: string, now: Date): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(until)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  return now >= new Date(year, month - 1, day + 1);
}

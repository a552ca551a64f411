let hidden = '';

/**
 * Hides whatever has a last day (`data-until="2027-12-13"`) once that is over where the visitor is, and shows what takes
 * its place beside it (`data-after`): a site that nobody builds anew tells of nothing that has passed. No element is
 * changed, so that React finds all of them as they were drawn.
 */
export function hideWhatIsOver(): void {
  const { sheet } = document.querySelector('style') ?? {};
  // Swedes write days as site.json does: 2027-12-13.
  const today = new Date().toLocaleDateString('sv');
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-until]')) {
    const { until = today } = dataset;
    if (until >= today || hidden.includes(until)) continue;
    hidden += until;
    sheet?.insertRule(`[data-until="${until}"]{display:none;&+[data-after]{display:contents}}`);
  }
}

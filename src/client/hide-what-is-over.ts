/**
 * Hides whatever has a last day (`data-until="2027-12-13"`) once that is over where the visitor is, also on pages that
 * are navigated to: a site that nobody builds anew tells of nothing that has passed. No element is changed, so that
 * React finds all of them as they were drawn.
 */
export function hideWhatIsOver(now = new Date()): void {
  const { sheet } = document.querySelector('style') ?? {};
  // Swedes write days as site.json does: 2027-12-13.
  const today = now.toLocaleDateString('sv');
  let hidden = '';
  const hide = (): void => {
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-until]')) {
      const { until = today } = dataset;
      if (until >= today || hidden.includes(until)) continue;
      hidden += until;
      sheet?.insertRule(`[data-until="${until}"]{display:none}`, sheet.cssRules.length);
    }
  };
  hide();
  new MutationObserver(hide).observe(document.body, { childList: true, subtree: true });
}

let hidden = '';

/**
 * Hides each element with a last day (`data-until="2027-12-13"`) once that day is over where the visitor is, and shows
 * the `data-after` beside it, so that a site that is not built again announces nothing that is over. It uses styles, so
 * that React finds all elements as they were drawn.
 */
export function hideWhatIsOver(): void {
  const [sheet] = document.styleSheets;
  const now = new Date();
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-until]')) {
    const { until = '' } = dataset;
    // A day ends at its 24:00. To write today as text would load the browser's tables of languages, on every page.
    if (new Date(`${until}T24:00`) <= now && !hidden.includes(until)) {
      hidden += until;
      sheet?.insertRule(`[data-until="${until}"]{display:none;&+[data-after]{display:contents}}`);
    }
  }
}

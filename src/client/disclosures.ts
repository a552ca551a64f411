/**
 * Closes the lists of the wide menu as popovers close: by Escape, by a press elsewhere, and when the focus leaves. In a
 * browser without anchor positioning the lists are disclosures, which would stay open over each other.
 */
export function quietDisclosures(): void {
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    document.querySelector<HTMLElement>('header li:focus-within > details[open] > summary')?.focus();
    closeOthers(document.body);
  });
  for (const type of ['focusin', 'click']) addEventListener(type, ({ target }) => closeOthers(target as Element));
}

/** Closes the disclosures that an element does not stand in; in a narrow menu they fold one by one. */
function closeOthers(element: Element): void {
  if (!matchMedia('(min-width:64rem)').matches) return;
  for (const details of document.querySelectorAll('header li > details[open]')) {
    if (!details.parentElement?.contains(element)) details.removeAttribute('open');
  }
}

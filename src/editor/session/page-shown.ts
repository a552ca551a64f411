/** The longest time that anything waits for a page, which may be one that cannot be drawn; in milliseconds. */
const longest = 15_000;

let shown = Promise.resolve();
let resolveShown: () => void = () => {};

/** Has what nobody sees yet leave the line and the processor to the page, until that is drawn. */
export function holdBack(): void {
  shown = new Promise((resolve) => {
    resolveShown = resolve;
    setTimeout(resolve, longest);
  });
}

/** Notes that the page is drawn, and takes the picture of it away that stood in its place until then. */
export function noteDrawn(): void {
  document.querySelector('.first')?.remove();
  resolveShown();
}

/** Resolves once the page is drawn; at once where nothing is held back. */
export function pageShown(): Promise<void> {
  return shown;
}

/** The longest wait for the page, in milliseconds: one that cannot be drawn is never shown. */
const longest = 15_000;

let showing = Promise.resolve();
let resolveShown: () => void = () => {};

/** Makes `pageShown` wait for the first page, so that what nobody sees yet is loaded after it. */
export function holdBack(): void {
  showing = new Promise((resolve) => {
    resolveShown = resolve;
    setTimeout(resolve, longest);
  });
}

/** Ends that wait, and removes the still picture that stood in the place of the page. */
export function noteDrawn(): void {
  document.querySelector('.first')?.remove();
  resolveShown();
}

/** Resolves once the first page is drawn; at once where `holdBack` was not called. */
export function pageShown(): Promise<void> {
  return showing;
}

/** The permissions of a frame: it neither leads this page elsewhere nor opens dialogs over it. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation';

/** Opens pages of other services in frames, in the place of their links. */
export function openFramesInPlace(): void {
  // The same listener is added once, however often this is called.
  addEventListener('click', open, true);
}

function open(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-frame]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openFrame(link);
}

/**
 * Puts a frame with the address of a link (`data-frame`) into the place that is left for it, and the focus into the
 * frame.
 */
function openFrame(link: HTMLAnchorElement): void {
  const { frame = '', frameTitle = '', frameClass = '', frameHeight } = link.dataset;
  const element = document.createElement('iframe');
  element.className = frameClass;
  element.title = frameTitle;
  if (frameHeight) element.height = frameHeight;
  element.allow = 'autoplay; encrypted-media; fullscreen; payment; picture-in-picture';
  element.referrerPolicy = 'strict-origin-when-cross-origin';
  element.setAttribute('sandbox', sandbox);
  element.src = frame;
  link.closest('[data-frame-place]')?.replaceChildren(element);
  element.focus();
}

/** Puts plain text on the clipboard; gives whether the browser let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByEvent(text);
  }
}

/** The text on the clipboard; nothing where the browser lets no page read it unasked. */
export async function readText(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
}

/** Whether what is pressed or pasted is meant for a field, or for words that are marked. */
export function isInField({ target }: { target: EventTarget | null }): boolean {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return true;
  return getSelection()?.isCollapsed === false;
}

/** Copies by the event of a browser that asks for no permission; it is the same as pressing Ctrl+C. */
function copyByEvent(text: string): boolean {
  let isCopied = false;
  const put = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    isCopied = true;
  };
  document.addEventListener('copy', put);
  document.execCommand('copy');
  document.removeEventListener('copy', put);
  return isCopied;
}

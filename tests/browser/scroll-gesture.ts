import type { Page } from 'playwright-core';

/** Turns the wheel over a place of a page; resolves once the page has followed, or it is clear that it does not. */
export async function turnWheel(page: Page, { x, y }: { x: number; y: number }, distance: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const turned = { x, y, yDistance: -distance, gestureSourceType: 'mouse', preventFling: true } as const;
  await session.send('Input.synthesizeScrollGesture', turned);
  await session.detach();
}

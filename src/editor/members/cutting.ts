/** A width and a height, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in its pixels. */
export interface Cut extends Size {
  left: number;
  top: number;
}

/** A place in a picture, in its pixels. */
export interface PixelPoint {
  left: number;
  top: number;
}

/** Gives the size of a picture that was turned to the right so many times, by 90 degrees each. */
export function turnedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Gives a part of a picture once that is turned to the right, by 90 degrees; `size` is that before. */
export function turnedCut({ left, top, width, height }: Cut, size: Size): Cut {
  return { left: size.height - top - height, top: left, width: height, height: width };
}

/** Gives all of a picture. */
export function wholeOf(size: Size): Cut {
  return { left: 0, top: 0, ...size };
}

/** Gives the largest part around the middle of a picture that is so many times as wide as it is high. */
export function largestCut(size: Size, ratio: number): Cut {
  const width = Math.min(size.width, Math.round(size.height * ratio));
  const height = Math.min(size.height, Math.round(size.width / ratio));
  return { left: Math.round((size.width - width) / 2), top: Math.round((size.height - height) / 2), width, height };
}

/** Gives the part between two corners, whichever of them is which, as far as it lies in the picture. */
export function cutBetween(one: PixelPoint, other: PixelPoint, size: Size): Cut {
  const across = [one.left, other.left].map((place) => within(place, size.width)).sort((a, b) => a - b);
  const down = [one.top, other.top].map((place) => within(place, size.height)).sort((a, b) => a - b);
  const [left = 0, right = 0] = across;
  const [top = 0, bottom = 0] = down;
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * Gives the function that changes a cut as a pointer moves on from a place: it draws a new one, pulls a corner within
 * `reach`, or moves the cut.
 */
export function heldCut(cut: Cut, from: PixelPoint, size: Size, reach: number): (to: PixelPoint) => Cut {
  const [right, bottom] = [cut.left + cut.width, cut.top + cut.height];
  const isNear = (place: number, other: number): boolean => Math.abs(place - other) <= reach;
  const [isLeft, isTop] = [isNear(from.left, cut.left), isNear(from.top, cut.top)];
  if ((isLeft || isNear(from.left, right)) && (isTop || isNear(from.top, bottom))) {
    const opposite = { left: isLeft ? right : cut.left, top: isTop ? bottom : cut.top };
    return (to) => cutBetween(opposite, to, size);
  }
  const isInside = from.left > cut.left && from.left < right && from.top > cut.top && from.top < bottom;
  if (!isInside || isWholePicture(cut, size)) return (to) => cutBetween(from, to, size);
  return (to) => movedCut(cut, { left: to.left - from.left, top: to.top - from.top }, size);
}

/** Moves a cut, no further than the picture goes. */
function movedCut(cut: Cut, by: PixelPoint, size: Size): Cut {
  const left = within(cut.left + by.left, size.width - cut.width);
  const top = within(cut.top + by.top, size.height - cut.height);
  return { ...cut, left, top };
}

/** Gives a part with another number, of which the picture has enough; what lies beyond it is cut off. */
export function cutWith(cut: Cut, side: keyof Cut, pixels: number, size: Size): Cut {
  const next = { ...cut, [side]: pixels };
  const [left, top] = [within(next.left, size.width - 1), within(next.top, size.height - 1)];
  return { left, top, width: within(next.width, size.width - left), height: within(next.height, size.height - top) };
}

/** Tells whether a part is all of a picture. */
export function isWholePicture(cut: Cut, size: Size): boolean {
  return cut.width === size.width && cut.height === size.height;
}

function within(place: number, most: number): number {
  return Math.min(Math.max(Number.isFinite(place) ? Math.round(place) : 0, 0), most);
}

/** The functions of CSS and SVG that calculate, colour, shape and move, and the selectors that look like functions. */
const functions = new Set(
  [
    'calc min max clamp round mod rem abs sign sin cos tan asin acos atan atan2 pow sqrt hypot log exp var',
    'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark',
    'linear-gradient radial-gradient conic-gradient',
    'repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient',
    'translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d rotate rotatex rotatey',
    'rotatez rotate3d skew skewx skewy matrix matrix3d perspective cubic-bezier steps linear',
    'blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia',
    'circle ellipse inset polygon path rect xywh',
    'not is where has nth-child nth-last-child nth-of-type nth-last-of-type lang dir',
  ].flatMap((names) => names.split(' ')),
);
const rules = new Set(['media', 'supports', 'keyframes', '-webkit-keyframes']);

/**
 * Tells whether a style, or the value of an attribute that may be one, fetches nothing. CSS fetches by an @-rule or a
 * function, whose names can be disguised only with a backslash. So a style without a backslash and with only the names
 * in these lists is harmless, however it is parsed.
 */
export function isHarmlessStyle(style: string): boolean {
  if (style.includes('\\')) return false;
  // A name is read from its beginning alone, so that a path of a million letters is gone through once.
  const functionCalls = [...style.matchAll(/(?<![-\w\u0080-\uffff])([-\w\u0080-\uffff]*)\(\s*["']?\s*(#?)/g)];
  const ruled = [...style.matchAll(/@([-\w\u0080-\uffff]*)/g)];
  return (
    functionCalls.every(([, name = '', mark]) => (/^url$/i.test(name) ? mark === '#' : isHarmlessFunction(name))) &&
    ruled.every(([, name = '']) => rules.has(name.toLowerCase()))
  );
}

/** Tells whether a name is that of a function which fetches nothing, or empty, as before a mere bracket. */
export function isHarmlessFunction(name: string): boolean {
  return name === '' || functions.has(name.toLowerCase());
}

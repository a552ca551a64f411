/** A size in rem on a phone of 360 pixels, and where there is room for the largest. */
type Span = [phone: number, wide: number];

/** The sizes on a phone, in rem, each a quarter or a fifth larger than the one before: more does not fit there. */
const onPhone = { body: 1, lead: 1.25, title: 1.5625, heading: 1.875, pageHeading: 2.25, opening: 2.5 };
const wideBody = 1.0625;
/** The largest sizes, in rem: in larger ones a long word would not fit beside a picture. */
const widest = { pageHeading: 4.5, opening: 5.25 };

/**
 * Gives the sizes of words by the names of their custom properties. Text, leads and titles of items are a quarter apart
 * everywhere; above them the ratio of the theme decides.
 */
export function typeScale(ratio: number): Record<string, string> {
  const title = wideBody * 1.25 ** 2;
  const heading = title * ratio ** 2;
  const pageHeading = Math.min(heading * ratio ** 2, widest.pageHeading);
  return {
    'size-body': between([onPhone.body, wideBody]),
    'size-lead': between([onPhone.lead, wideBody * 1.25]),
    'size-title': between([onPhone.title, title]),
    'size-heading': between([onPhone.heading, heading]),
    'size-page-heading': between([onPhone.pageHeading, pageHeading]),
    'size-opening': between([onPhone.opening, Math.min(pageHeading * ratio, widest.opening)]),
  };
}

const [phoneWidth, wideWidth] = [22.5, 80];

/** Writes a size that grows with the window from one to the other. */
function between([phone, wide]: Span): string {
  const slope = (wide - phone) / (wideWidth - phoneWidth);
  const least = Math.min(phone, wide);
  const most = Math.max(phone, wide);
  return `clamp(${short(least)}rem,${short(phone - slope * phoneWidth)}rem + ${short(slope * 100)}vw,${short(most)}rem)`;
}

function short(value: number): number {
  return Number(value.toFixed(3));
}

import { guilloche } from '../artwork/guilloche';
import type { Brand } from './brand';
import { encodeGround, type Ground } from './jpeg/ground';
import { setText } from './lettering/set-text';

/**
 * The width, with the height below, in which Facebook, WhatsApp and LinkedIn show the picture of a shared page, in
 * pixels.
 */
export const pictureWidth = 1200;
const pictureHeight = 630;
/** The margin around all that is drawn, in pixels. */
export const margin = 72;
const logoHeight = 60;
/** The width of the lines of the title, in pixels. */
export const lineWidth = 820;
/** The lower edge of the room for the title, in pixels from the top. */
export const titleFoot = 490;
const addressFoot = 578;
const addressSize = 30;
/** The quality of all pictures on the ground: in a lower one the paper gets another tint. */
const quality = 70;
/** The lines of a ring: wide, faint and few, since each sharp edge costs bytes in each picture. */
const [linesOfRing, widthOfLine] = [5, 3];
/** The top of the strip at the foot, on an edge between units of 16 pixels, where it costs no bytes. */
const footTop = 624;

/** Draws the ground of a site's pictures: its colours, its logo and its address upon the lines of a passport. */
export async function drawSocialGround(brand: Brand): Promise<Ground> {
  const { isRightToLeft, logo: mark } = brand;
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(mark.file, { density: 288 })
    .resize({ height: logoHeight, width: pictureWidth / 2, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = isRightToLeft ? pictureWidth - margin - info.width : margin;
  const pixels = await sharp(Buffer.from(drawPaper(brand, await drawAddress(brand))))
    .composite([{ input: data, left, top: margin }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return encodeGround(pixels, pictureWidth, pictureHeight, quality);
}

/** Draws all but the logo, as an SVG. */
function drawPaper({ host, theme, isRightToLeft }: Brand, address: string): string {
  const { paper, ink, accent, second } = theme.colors;
  const side = 1080;
  const middleOfLines = isRightToLeft ? 60 : pictureWidth - 60;
  const rings = (): string => {
    const [outer, , heart] = guilloche(host, side, linesOfRing);
    return [
      `<g fill="none" stroke-width="${widthOfLine}" stroke-opacity=".13" `,
      `transform="translate(${middleOfLines - side / 2} ${(pictureHeight - side) / 2})">`,
      `<g stroke="${second}">${outer}</g><g stroke="${accent}">${heart}</g></g>`,
    ].join('');
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}">`,
    `<path fill="${paper}" d="M0 0h${pictureWidth}v${pictureHeight}H0z"/>`,
    ...(theme.ornament === 'departures' ? [rings()] : []),
    `<path fill="${ink}" fill-opacity=".16" d="M0 520h${pictureWidth}v2H0z"/>`,
    `<path fill="${accent}" d="M0 ${footTop}h${pictureWidth}V${pictureHeight}H0z"/>`,
    `<g fill="${ink}">${address}</g></svg>`,
  ].join('');
}

/** Draws the address of the site as outlines. */
async function drawAddress({ host, theme: { font }, isRightToLeft }: Brand): Promise<string> {
  const set = await setText(host, { font, isRightToLeft, width: lineWidth, sizes: [[addressSize, 1]] });
  const [line] = set?.lines ?? [];
  if (!line) return '';
  const start = isRightToLeft ? pictureWidth - margin - line.length : margin;
  const glyphs = line.runs.flatMap(({ run, x }) =>
    run.glyphs.map(({ glyph, x: apart, y }) => {
      const scale = addressSize / run.face.unitsPerEm;
      const place = [start + x + apart * addressSize, addressFoot - y * addressSize].map((value) => value.toFixed(2));
      return `<path transform="translate(${place})scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
    }),
  );
  return glyphs.join('');
}

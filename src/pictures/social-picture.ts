import { basename } from 'node:path';
import { assetPath } from '../addresses/asset-path';
import { guilloche } from '../artwork/guilloche';
import guillocheSource from '../artwork/guilloche.ts?raw';
import { hashOf } from './hash';
import type { Identity } from './identity';
import { setLettering, typefacePackages } from './lettering';
import letteringSource from './lettering.ts?raw';
import type { Made, MadeFile } from './made-file';
import { recipeOf } from './recipe';
import ownSource from './social-picture.ts?raw';

/** The size that Facebook, WhatsApp and LinkedIn show a shared page's picture in, in pixels. */
const [width, height] = [1200, 630];
const margin = 72;
const logoHeight = 60;
/** What the title has for its lines, and where the address stands. */
const lineWidth = 820;
const titleTop = 170;
const titleHeight = 320;
const addressTop = 552;

const recipe = recipeOf([ownSource, letteringSource, guillocheSource], ['sharp', 'fontkit', ...typefacePackages]);

/** The picture that others show where a page is shared: its title with the logo, the colours and the address of the site. */
export function socialPicture(title: string, identity: Identity): MadeFile {
  const { host, theme, isRightToLeft, logo } = identity;
  const path = assetPath('social.jpg', hashOf(JSON.stringify([title, host, theme, isRightToLeft, logo.key, recipe()])));
  return { path, name: basename(path), make: () => drawSocialPicture(title, identity) };
}

async function drawSocialPicture(title: string, identity: Identity): Promise<Made> {
  const { default: sharp } = await import('sharp');
  try {
    const content = await sharp(await groundOf(identity), { raw: { width, height, channels: 3 } })
      .composite([{ input: await drawTitle(title, identity), left: startOf(identity), top: titleTop }])
      .jpeg({ quality: 70 })
      .toBuffer();
    return { content };
  } catch {
    return { problem: 'The logo of the site is damaged: it opens, but cannot be read to its end. Save it anew.' };
  }
}

const grounds = new WeakMap<Identity, Promise<Buffer>>();

/** What is the same on the pictures of all pages, in pixels: it takes far longer to draw than a title. */
function groundOf(identity: Identity): Promise<Buffer> {
  const ground = grounds.get(identity) ?? drawGround(identity);
  grounds.set(identity, ground);
  return ground;
}

async function drawGround(identity: Identity): Promise<Buffer> {
  const {
    host,
    theme,
    isRightToLeft,
    logo: { file },
  } = identity;
  const { default: sharp } = await import('sharp');
  const { paper, ink, accent, second } = theme.colors;
  const logo = await sharp(file, { density: 288 })
    .resize({ height: logoHeight, width: width / 2, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const side = 1080;
  const [outer, middle, heart] = guilloche(host, side);
  const middleOfLines = isRightToLeft ? 60 : width - 60;
  const address = await setLettering(host, settingOf(identity, 30));
  const ground = svg(
    [
      `<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>`,
      `<g fill="none" transform="translate(${middleOfLines - side / 2} ${(height - side) / 2})">`,
      `<g stroke="${second}" stroke-opacity=".3">${outer}${heart}</g>`,
      `<g stroke="${accent}" stroke-opacity=".22">${middle}</g></g>`,
      `<path fill="none" stroke="${ink}" stroke-width="3" stroke-dasharray="3 12" d="M0 522h${width}"/>`,
      `<path fill="${accent}" d="M0 ${height - 12}h${width}v12H0z"/>`,
      `<g fill="${ink}" transform="translate(${startOf(identity)} ${addressTop})">${address?.markup ?? ''}</g>`,
    ].join(''),
    width,
    height,
  );
  return sharp(ground)
    .composite([{ input: logo.data, left: isRightToLeft ? width - margin - logo.info.width : margin, top: margin }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The title as large as three lines allow, standing on the foot of its room; nothing where the typefaces lack its letters. */
async function drawTitle(title: string, identity: Identity): Promise<Buffer> {
  const { ink } = identity.theme.colors;
  for (const size of [92, 80, 68, 56, 44]) {
    const set = await setLettering(title, settingOf(identity, size));
    if (!set) break;
    if (set.lines > 3 && size > 44) continue;
    const top = titleHeight - set.lines * size * 1.14;
    return svg(`<g fill="${ink}" transform="translate(0 ${top.toFixed(1)})">${set.markup}</g>`, lineWidth, titleHeight);
  }
  return svg('', lineWidth, titleHeight);
}

function settingOf({ theme, isRightToLeft }: Identity, size: number): Parameters<typeof setLettering>[1] {
  return { font: theme.font ?? 'system', size, width: lineWidth, isRightToLeft };
}

/** The left end of all that stands in lines. */
function startOf({ isRightToLeft }: Identity): number {
  return isRightToLeft ? width - margin - lineWidth : margin;
}

function svg(content: string, across: number, down: number): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}">${content}</svg>`);
}

import { guilloche } from '../artwork/guilloche';
import { hashOf } from './hash';
import type { Identity } from './identity';
import { setLettering } from './lettering';
import type { Made, MadeFile } from './made-file';

/** The size that Facebook, WhatsApp and LinkedIn show a shared page's picture in, in pixels. */
const [width, height] = [1200, 630];
const margin = 72;
const logoHeight = 60;
/** The foot of the title, and the line on which the address stands. */
const titleFoot = 490;
const addressTop = 552;

/** The picture that others show where a page is shared: its title with the logo, the colours and the address of the site. */
export function socialPicture(title: string, identity: Identity, folder: string): MadeFile {
  const { host, theme, isRightToLeft, logo } = identity;
  const name = `social.${hashOf(JSON.stringify([title, host, theme, isRightToLeft, logo.key]))}.jpg`;
  return { path: `${folder}/${name}`, name, make: () => drawSocialPicture(title, identity) };
}

async function drawSocialPicture(title: string, identity: Identity): Promise<Made> {
  const { default: sharp } = await import('sharp');
  try {
    const logo = await sharp(identity.logo.file, { density: 288 })
      .resize({ height: logoHeight, width: width / 2, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    const left = identity.isRightToLeft ? width - margin - logo.info.width : margin;
    const content = await sharp(Buffer.from(drawing(title, identity)))
      .composite([{ input: logo.data, left, top: margin }])
      .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
      .toBuffer();
    return { content };
  } catch {
    return { problem: 'The logo of the site is damaged: it opens, but cannot be read to its end. Save it anew.' };
  }
}

function drawing(title: string, { host, theme, isRightToLeft }: Identity): string {
  const { paper, ink, accent, second } = theme.colors;
  const side = 780;
  const [outer, middle, heart] = guilloche(title, side);
  const middleOfLines = isRightToLeft ? 190 : width - 190;
  const lines = [
    `<g stroke="${second}" stroke-opacity=".3">${outer}${heart}</g>`,
    `<g stroke="${accent}" stroke-opacity=".22">${middle}</g>`,
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>`,
    `<g fill="none" transform="translate(${middleOfLines - side / 2} ${(height - side) / 2})">${lines.join('')}</g>`,
    `<path fill="none" stroke="${ink}" stroke-width="3" stroke-dasharray="3 12" d="M0 522h${width}"/>`,
    `<path fill="${accent}" d="M0 ${height - 12}h${width}v12H0z"/>`,
    `<g fill="${ink}">${titleLines(title, theme.font, isRightToLeft)}`,
    `${placed(setLettering(host, { ...setting(theme.font, 30), isRightToLeft })?.markup, addressTop, isRightToLeft)}</g>`,
    '</svg>',
  ].join('');
}

/** The title as large as three lines allow, standing on its foot; nothing where the typefaces lack its letters. */
function titleLines(title: string, font: Identity['theme']['font'], isRightToLeft: boolean): string {
  for (const size of [92, 80, 68, 56, 44]) {
    const set = setLettering(title, { ...setting(font, size), isRightToLeft });
    if (!set) return '';
    if (set.lines > 3 && size > 44) continue;
    return placed(set.markup, titleFoot - set.lines * size * 1.14, isRightToLeft);
  }
  return '';
}

function setting(
  font: Identity['theme']['font'],
  size: number,
): { font: NonNullable<typeof font>; size: number; width: number } {
  return { font: font ?? 'system', size, width: 820 };
}

function placed(markup: string | undefined, top: number, isRightToLeft: boolean): string {
  return `<g transform="translate(${isRightToLeft ? width - margin - 820 : margin} ${top.toFixed(1)})">${markup ?? ''}</g>`;
}

import { join } from 'node:path';
import { readAsset } from '../build/read-asset';
import { readSchemas, type Schemas } from '../generate/schemas';
import type { Manifest } from '../manifest/manifest';
import { prepareExamples, renderExample } from './example-frames';
import { contrastTheme, examplesIn, galleryPath, plainTheme } from './examples';
import { indexPage } from './index-page';
import { messagePage } from './layout';
import { typePage } from './type-page';

/** What the gallery is asked for. */
export interface GalleryRequest {
  /** The folder of the project. */
  root: string;
  /** The path of the request, `/__gallery` included. */
  path: string;
  /** The theme of the site.json that is being edited, as it was when it had no errors. */
  theme: Manifest['theme'] | undefined;
}

/** What the gallery answers: a document, or the file behind an address in one. */
export type GalleryAnswer =
  | { status: number; document: string; file?: undefined }
  | { status: number; document?: undefined; file: Uint8Array | string };

/** Answers a request for the gallery of blocks, from the schemas and sources as they are now. */
export async function answerGallery(request: GalleryRequest): Promise<GalleryAnswer> {
  try {
    return await findAnswer(request);
  } catch (failure) {
    // Whoever edits a schema or a block saves it half done; once it is mended the page loads again.
    const why = failure instanceof Error ? failure.message : String(failure);
    return { status: 500, document: messagePage('This cannot be drawn', why) };
  }
}

async function findAnswer({ root, path, theme }: GalleryRequest): Promise<GalleryAnswer> {
  const schemas = readSchemas(join(root, 'schema'));
  const themes = { site: theme ?? plainTheme, contrast: contrastTheme };
  const [type = '', place = '', themeName = '', ...more] = path.slice(galleryPath.length + 1).split('/');
  if (type === '') return { status: 200, document: indexPage(schemas) };
  if (type === '_assets') {
    const file = await findAsset(root, schemas, Object.values(themes), `${type}/${place}`);
    return file ? { status: 200, file } : missing(`${path} is no file of the gallery.`);
  }
  const schema = Object.hasOwn(schemas.blocks, type) ? schemas.blocks[type] : undefined;
  if (!schema) return missing(`There is no block type "${type}".`);
  const examples = examplesIn({ blocks: { [type]: schema } });
  if (place === '') return { status: 200, document: typePage(type, schemas, examples, theme !== undefined) };
  const example = examples[Number(place) - 1];
  if (!example || !isThemeName(themeName) || more.length > 0) return missing(`${path} is no example.`);
  const prepared = prepareExamples(root, schemas, themes[themeName]);
  return { status: 200, document: await renderExample(prepared, example) };

  function isThemeName(name: string): name is keyof typeof themes {
    return Object.hasOwn(themes, name);
  }
}

async function findAsset(
  root: string,
  schemas: Schemas,
  themes: Manifest['theme'][],
  path: string,
): Promise<Uint8Array | string | undefined> {
  for (const theme of themes) {
    const { frame, gathered } = prepareExamples(root, schemas, theme);
    const asset = await readAsset(path, frame, gathered);
    if (asset !== undefined) return asset;
  }
  return undefined;
}

function missing(why: string): GalleryAnswer {
  return { status: 404, document: messagePage('Not in the gallery', why) };
}

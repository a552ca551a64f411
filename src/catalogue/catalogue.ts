import type { Registry } from '../checks/registry';
import { readFace } from '../frame/face-files';
import { readAsset } from '../frame/read-asset';
import type { PolicedDocument } from '../frame/security';
import { type Manifest, ownMember } from '../manifest/manifest';
import { Shell } from '../shell/shell';
import { preparedExamples, renderExamples } from './example-frames';
import { cataloguePath, contrastTheme, examplesIn, plainTheme } from './examples';
import { indexPage } from './index-page';
import { messagePage } from './layout';
import { looksPage, looksPath, wallExamples, wallThemes } from './looks-page';
import { schemasOf } from './properties';
import { recipesPage, recipesPath } from './recipes-page';
import { typePage } from './type-page';

/** A request to the catalogue. */
export interface CatalogueRequest {
  registry: Registry;
  /** The folder of the files that examples show. */
  folder: string;
  /** The path of the request, `/__catalogue` included. */
  path: string;
  /** The theme of the site.json that is being edited, when it last had no errors; or one that is not saved yet. */
  theme: Manifest['theme'] | undefined;
}

/** An answer of the catalogue: a page of its own, an example, or the file behind an address in one of them. */
export type CatalogueAnswer =
  | { status: number; page: string }
  | { status: number; example: PolicedDocument }
  | { status: number; file: Uint8Array | string };

/** Answers a request for the catalogue of blocks, from the schemas and sources as they are now. */
export async function answerCatalogue(request: CatalogueRequest): Promise<CatalogueAnswer> {
  try {
    return await findAnswer(request);
  } catch (failure) {
    // Whoever edits a schema or a block saves it half done; once it is mended the page loads again.
    const why = failure instanceof Error ? failure.message : String(failure);
    return { status: 500, page: messagePage('This cannot be drawn', why) };
  }
}

async function findAnswer({ registry, folder, path, theme }: CatalogueRequest): Promise<CatalogueAnswer> {
  const described = schemasOf(registry);
  const themes = { site: theme ?? plainTheme, contrast: contrastTheme };
  const [type = '', place = '', themeName = '', ...more] = path.slice(cataloguePath.length + 1).split('/');
  if (type === '') return { status: 200, page: indexPage(described) };
  if (type === recipesPath && place === '') return { status: 200, page: recipesPage(described) };
  if (type === looksPath) {
    if (place === '') return { status: 200, page: looksPage() };
    const wallTheme = more.length === 0 ? ownMember(wallThemes, `${place}/${themeName}`) : undefined;
    if (!wallTheme) return missing(`${path} is no look.`);
    const prepared = preparedExamples(registry, folder, wallTheme);
    return {
      status: 200,
      example: await renderExamples(prepared, `Look ${place}`, wallExamples(examplesIn(registry)), Shell),
    };
  }
  if (type === '_assets') {
    const everyTheme = [...Object.values(themes), ...Object.values(wallThemes)];
    const file = await findAsset(registry, folder, everyTheme, `${type}/${place}`);
    return file ? { status: 200, file } : missing(`${path} is no file of the catalogue.`);
  }
  const blockType = ownMember(registry.blocks, type);
  if (!blockType) return missing(`There is no block type "${type}".`);
  const examples = examplesIn({ blocks: { [type]: blockType } });
  if (place === '') return { status: 200, page: typePage(type, described, examples, theme !== undefined) };
  const example = examples[Number(place) - 1];
  if (!example || !isThemeName(themeName) || more.length > 0) return missing(`${path} is no example.`);
  const prepared = preparedExamples(registry, folder, themes[themeName]);
  return { status: 200, example: await renderExamples(prepared, `${type}: ${example.name}`, [example]) };

  function isThemeName(name: string): name is keyof typeof themes {
    return Object.hasOwn(themes, name);
  }
}

async function findAsset(
  registry: Registry,
  folder: string,
  themes: Manifest['theme'][],
  path: string,
): Promise<Uint8Array | string | undefined> {
  // A theme that is not saved yet may have any of them.
  const face = readFace(path);
  if (face) return face;
  for (const theme of themes) {
    const { frame, gathered } = preparedExamples(registry, folder, theme);
    const asset = await readAsset(path, frame, gathered);
    if (asset !== undefined) return asset;
  }
  return undefined;
}

function missing(why: string): CatalogueAnswer {
  return { status: 404, page: messagePage('Not in the catalogue', why) };
}

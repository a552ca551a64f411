import type { Assets } from '../compose/assets';

/** Says which link to a folder stands on the way to a path beside site.json; gives undefined where none does. */
export function behindLink(path: string, { linkedFolders = [] }: Assets): string | undefined {
  const link = linkedFolders.find((folder) => path.startsWith(`${folder}/`));
  return link === undefined ? undefined : remedyOfLink(link);
}

/** Says what is wrong with a link to a folder, and what to do. */
export function remedyOfLink(link: string): string {
  return `"${link}" is a link to another folder, and what lies behind such a link is neither shown nor published. Put the folder itself there, or remove the link.`;
}

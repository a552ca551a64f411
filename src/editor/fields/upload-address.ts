import { editorPaths } from '../../edit-api/addresses';

/** Gives the address of an upload on the server. */
export function addressOfUpload(path: string): string {
  return editorPaths.uploads + encodeURI(withoutFolder(path));
}

/** Gives the address of a picture of the uploads, no larger than it is listed. */
export function addressOfSmall(path: string): string {
  return editorPaths.small + encodeURI(withoutFolder(path));
}

function withoutFolder(path: string): string {
  return path.replace(/^uploads\//, '');
}

import { samplePicture } from '../checks/artwork-path';
import type { JsonObject } from '../manifest/manifest';

/** Gives the file of the drawing that stands for a photo, where the added part is the first to show it. */
export function sampleFiles(after: JsonObject, before: JsonObject): Map<string, string> {
  const shows = (root: JsonObject): boolean => JSON.stringify(root.collections ?? {}).includes(`"${samplePicture}"`);
  return new Map(shows(after) && !shows(before) ? [[samplePicture, sampleDrawing]] : []);
}

const sampleDrawing = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 720" width="960" height="720">',
  '<path fill="#d6d3d1" d="M0 0h960v720H0z"/><circle cx="690" cy="190" r="70" fill="#f5f5f4"/>',
  '<path fill="#a8a29e" d="M0 720 330 300l210 270 120-150 300 300z"/></svg>\n',
].join('');

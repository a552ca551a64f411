import { motifs } from './generated/motifs';
import { nearestName } from './spelling';

/** A drawing that a site asks for by the path of its file: `uploads/artwork/pictures/visa.passport.svg`. */
export interface Artwork {
  /** Its use, by its folder. */
  shape: ArtworkShape;
  /** The name by which its lines are drawn. */
  name: string;
  /** The motif drawn over a rosette, if any; of a scene, what it shows. */
  motif?: string;
}

/** The reason why nothing can be drawn for a path, and what to write. */
export interface WrongArtwork {
  problem: string;
}

type ArtworkShape = keyof typeof motifsOf;

/** The motifs of each folder. */
const motifsOf = {
  headers: motifs.rosettes,
  pictures: motifs.rosettes,
  profiles: motifs.rosettes,
  scenes: motifs.scenes,
  monograms: [],
} satisfies Record<string, string[]>;

/** The folder of the pictures that are drawn. */
export const artworkFolder = 'uploads/artwork/';

/** Where the drawing lies that stands for a photo in samples, which comes with the first of them that shows it. */
export const samplePicture = 'uploads/sample.svg';

/** Reads the path of a picture in that folder: the drawing that it asks for, or what is wrong with it. */
export function askedArtwork(path: string): Artwork | WrongArtwork {
  const [, folder, name = '', motif] = /^([^/]*)\/([a-z0-9-]+)(?:\.([a-z0-9-]+))?\.svg$/.exec(
    path.slice(artworkFolder.length),
  ) ?? [path];
  const shapes = Object.keys(motifsOf) as ArtworkShape[];
  const shape = shapes.find((one) => one === folder);
  if (!shape) {
    const folders = `${shapes.slice(0, -1).join('/, ')}/ or ${shapes.at(-1)}/`;
    return { problem: `Name it ${artworkFolder}${folders} and a name in small letters, such as visa.svg.` };
  }
  if (motif === undefined) return { shape, name };
  const motifNames: string[] = motifsOf[shape];
  return motifNames.includes(motif) ? { shape, name, motif } : { problem: unknownMotif(motif, motifNames) };
}

function unknownMotif(motif: string, motifNames: string[]): string {
  if (motifNames.length === 0) return `A monogram has no motif: leave ".${motif}" out.`;
  const nearest = nearestName(motif, motifNames);
  const suggestion = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return `There is no motif "${motif}".${suggestion} There are ${motifNames.join(', ')}.`;
}

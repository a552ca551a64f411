import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The names of what drawings can show, as the source of a module: each motif is a file called like it. */
export function deriveMotifs(root: string): string {
  const namesIn = (folder: string, ending: string): string[] =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith(ending) && file !== 'index.ts')
      .map((file) => file.slice(0, -ending.length))
      .sort();
  const motifs = {
    rosettes: namesIn('src/artwork/motifs', '.svg'),
    scenes: namesIn('src/artwork/scenes/motifs', '.ts'),
  };
  return `/** What can be drawn upon rosettes, and what scenes can show, by name. */\nexport const motifs: Record<'rosettes' | 'scenes', string[]> = ${JSON.stringify(motifs, null, 2)};\n`;
}

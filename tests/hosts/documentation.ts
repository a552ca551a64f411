import { textOf } from '../project';

/** What docs/publishing.md says to do for a server. */
export interface Instructions {
  /** The configuration to save. */
  configuration: string;
  /** The commands for each publication, run where dist/ lies. */
  commands: string;
}

/** Reads the instructions for a server, by the heading above them, as whoever follows them copies them. */
export function instructionsFor(server: string): Instructions {
  const sections = textOf('docs/publishing.md').split(/^#+ /m);
  const section = sections.find((part) => part.startsWith(`${server}\n`)) ?? '';
  const fences = section.matchAll(/^ *```(?:nginx|caddyfile|apache|sh)\n([\s\S]*?)^ *```$/gm);
  const [configuration, commands] = Array.from(fences, ([, code = '']) => code.replaceAll(/^ {3}/gm, ''));
  if (!configuration || !commands) throw new Error(`docs/publishing.md has no configuration for ${server}.`);
  return { configuration, commands };
}

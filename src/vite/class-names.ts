import { readFile } from 'node:fs/promises';
import { type Plugin, preprocessCSS } from 'vite';

const prefix = '\0class-names:';
const suffix = '.js';

/**
 * Reduces a CSS module in the browser's bundle to its class names: the styles are inlined in the pages that use them,
 * so the script must not bring them a second time.
 */
export function classNames(): Plugin {
  return {
    name: 'pagewright:class-names',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => ['client', 'editor', 'live'].includes(name),
    async resolveId(source, importer) {
      if (!source.endsWith('.module.css')) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && prefix + resolved.id + suffix;
    },
    async load(id) {
      if (!id.startsWith(prefix)) return null;
      const file = id.slice(prefix.length, -suffix.length);
      this.addWatchFile(file);
      const { modules } = await preprocessCSS(await readFile(file, 'utf8'), file, this.environment.getTopLevelConfig());
      return `export default ${JSON.stringify(modules ?? {})}`;
    },
  };
}

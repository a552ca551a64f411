import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { namesIn } from './scoped-names.js';

const prefix = '\0class-names:';
const suffix = '.js';

/**
 * Reduces a CSS module to its class names, by the function of the settings that gives them: the styles are inlined in
 * the pages that use them, which import them as a text, so no script brings them a second time.
 */
export function classNames(): Plugin {
  return {
    name: 'pagewright:class-names',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.module.css')) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && prefix + resolved.id + suffix;
    },
    async load(id) {
      if (!id.startsWith(prefix)) return null;
      const file = id.slice(prefix.length, -suffix.length);
      this.addWatchFile(file);
      const { modules } = this.environment.getTopLevelConfig().css;
      const classOf = modules ? modules.generateScopedName : undefined;
      if (typeof classOf !== 'function') this.error('The settings have no function that names classes.');
      const css = await readFile(file, 'utf8');
      const classes = namesIn(css).map((name) => [name, classOf(name, file, css)]);
      return `export default ${JSON.stringify(Object.fromEntries(classes))}`;
    },
  };
}

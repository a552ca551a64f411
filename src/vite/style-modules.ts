import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';
import { namesIn } from './scoped-names.js';

const prefix = '\0class-names:';
const suffix = '.js';

/** The styles of a module, as Vite takes those that are none of a module. */
const scopedStyles = '.scoped.css?inline';

/** What stands around a name until the function of the settings has given its class. */
const marked = 'name-[local]-end';
const markedName = /name-([\w-]+?)-end/g;

/**
 * Reads style modules: their class names for those who import one, and their styles, with these names, for those who
 * ask for it inline. The function of the settings names the classes. The styles are inlined in the pages that use them,
 * so no script brings them a second time.
 */
export function styleModules(): Plugin {
  return {
    name: 'pagewright:style-modules',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!/\.module\.css(\?inline)?$/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      if (!resolved) return null;
      const [file = '', query] = resolved.id.split('?');
      return query === undefined ? prefix + file + suffix : file + scopedStyles;
    },
    async load(id) {
      const isStyles = id.endsWith(scopedStyles);
      if (!isStyles && !id.startsWith(prefix)) return null;
      const file = isStyles ? id.slice(0, -scopedStyles.length) : id.slice(prefix.length, -suffix.length);
      this.addWatchFile(file);
      const { modules } = this.environment.getTopLevelConfig().css;
      const classOf = modules ? modules.generateScopedName : undefined;
      if (typeof classOf !== 'function') this.error('The settings have no function that names classes.');
      const code = await readFile(file);
      const css = code.toString();
      if (!isStyles) {
        const classes = namesIn(css).map((name) => [name, classOf(name, file, css)]);
        return `export default ${JSON.stringify(Object.fromEntries(classes))}`;
      }
      const scoped = transform({
        filename: file,
        code,
        cssModules: { pattern: marked, grid: false, container: false },
      });
      return scoped.code.toString().replace(markedName, (_, name: string) => classOf(name, file, css));
    },
  };
}

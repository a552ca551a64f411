import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listenHere } from '../../src/serve/local-server';
import { createStaticServer } from '../../src/serve/static-server';
import { instructionsFor } from './documentation';
import { findProgram, freePort, runServer } from './server-process';

/** A built site, and the path that it stands below. */
export interface BuiltSite {
  outFolder: string;
  base: string;
}

/** Something that serves a built site. */
export interface Host {
  name: string;
  /** Why it cannot be tried on this machine. */
  untried?: string | undefined;
  /** Serves a site on this machine, with what it needs in an empty folder. */
  serve: (site: BuiltSite, folder: string) => Promise<Served>;
}

/** A site that is served until it is told to stop. */
export interface Served {
  port: number;
  stop: () => void | Promise<void>;
}

/** What a server is started with: the folder that it serves, its port and its configuration. */
interface Prepared {
  root: string;
  port: number;
  configuration: string;
}

const nginx = findProgram('nginx');
const caddy = findProgram('caddy');
const apache = findProgram('apache2', 'httpd');
const apacheModules = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/opt/homebrew/lib/httpd/modules'].find(
  (folder) => existsSync(folder),
);
const modules = 'mpm_event authz_core dir mime alias autoindex negotiation filter deflate headers rewrite';

/** The preview, and the servers as docs/publishing.md configures them. */
export const hosts: Host[] = [
  {
    name: 'npm run preview',
    serve: async ({ outFolder }, folder) => {
      const server = createStaticServer({ folder: outFolder, outboxFolder: folder });
      const port = await freePort();
      await listenHere(server, port);
      return { port, stop: () => void server.close() };
    },
  },
  {
    name: 'nginx',
    untried: nginx ? undefined : missing('nginx'),
    serve: async (site, folder) => {
      const { port, configuration } = await follow('nginx', site, folder);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder};`,
      );
      const http = `include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}\n${configuration}`;
      writeFileSync(join(folder, 'main'), `daemon off; pid ${folder}/pid; events {}\nhttp { ${http} }`);
      const stop = await runServer(nginx ?? '', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'main')], {
        folder,
        port,
      });
      return { port, stop };
    },
  },
  {
    name: 'Caddy',
    untried: caddy ? undefined : missing('Caddy'),
    serve: async (site, folder) => {
      const { port, configuration } = await follow('Caddy', site, folder);
      writeFileSync(join(folder, 'main'), `{\nadmin off\nauto_https off\n}\n${configuration}`);
      const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      const stop = await runServer(caddy ?? '', ['run', '--config', 'main', '--adapter', 'caddyfile'], {
        folder,
        port,
        env,
      });
      return { port, stop };
    },
  },
  {
    name: 'Apache',
    untried: apache && apacheModules ? undefined : missing('Apache'),
    serve: async (site, folder) => {
      const { root, port } = await follow('Apache', site, folder);
      const settings = [
        `ServerRoot ${folder}`,
        `DefaultRuntimeDir ${folder}`,
        `PidFile ${folder}/pid`,
        `ErrorLog ${folder}/errors`,
        `Listen 127.0.0.1:${port}`,
        'ServerName localhost',
        ...modules.split(' ').map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`),
        'TypesConfig /etc/mime.types',
        `DocumentRoot ${root}`,
        // What hosts that hold many sites are often set to.
        `<Directory ${root}>\nOptions Indexes MultiViews FollowSymLinks\nAllowOverride All\nRequire all granted\n</Directory>`,
        process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : '',
      ];
      writeFileSync(join(folder, 'main'), settings.join('\n'));
      const stop = await runServer(apache ?? '', ['-D', 'FOREGROUND', '-f', join(folder, 'main')], { folder, port });
      return { port, stop };
    },
  },
];

/** Does what the documentation says, with folders and a port of this test in the place of the usual ones. */
async function follow(server: string, { outFolder, base }: BuiltSite, folder: string): Promise<Prepared> {
  const root = join(folder, 'www');
  const port = await freePort();
  const adapt = (text: string): string =>
    text
      .replaceAll('/srv/www', root)
      .replaceAll(/\/etc\/(nginx|caddy)\/site-headers/g, join(folder, 'site-headers'))
      // What it says to write for each further language.
      .replaceAll(/^( *)# {3}/gm, '$1')
      .replaceAll('/sw/', '/en/')
      .replaceAll(/\/(en\/)?404\.html/g, (file) => base + file.slice(1))
      .replaceAll('^/en/', `^${base}en/`)
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('www.example.com {', `http://127.0.0.1:${port} {`)
      .replaceAll(/^.*\breload\b.*$/gm, '');
  const { configuration, commands } = instructionsFor(server);
  cpSync(outFolder, join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'htaccess'), adapt(configuration));
  execFileSync('sh', ['-c', adapt(commands)], { cwd: folder });
  mkdirSync(root);
  cpSync(join(folder, 'dist'), join(root, base), { recursive: true });
  // Some servers read as a user of their own.
  chmodSync(folder, 0o755);
  return { root, port, configuration: adapt(configuration) };
}

function missing(server: string): string {
  return `${server} is not installed on this machine, so its configuration in docs/publishing.md is not tried.`;
}

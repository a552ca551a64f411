import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStaticServer } from '../../src/serve/static-server';
import { listen } from '../serve/request';
import { folderForFile } from '../temporary-folder';
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
  isMissing?: string | undefined;
  /** Serves a site on this machine; returns the port. */
  serve: (site: BuiltSite) => Promise<number>;
}

/** What a server is started with: its folder, the folder that it serves, and its configuration there. */
interface Prepared {
  folder: string;
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
    serve: ({ outFolder }) => listen(createStaticServer({ folder: outFolder, outboxFolder: folderForFile() })),
  },
  {
    name: 'nginx',
    isMissing: nginx ? undefined : missing('nginx'),
    serve: async (site) => {
      const { folder, port, configuration } = await follow('nginx', site);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder};`,
      );
      const http = `include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}\n${configuration}`;
      writeFileSync(join(folder, 'main'), `daemon off; pid ${folder}/pid; events {}\nhttp { ${http} }`);
      await runServer(nginx ?? '', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'main')], { folder, port });
      return port;
    },
  },
  {
    name: 'Caddy',
    isMissing: caddy ? undefined : missing('Caddy'),
    serve: async (site) => {
      const { folder, port, configuration } = await follow('Caddy', site);
      writeFileSync(join(folder, 'main'), `{\nadmin off\nauto_https off\n}\n${configuration}`);
      const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      await runServer(caddy ?? '', ['run', '--config', 'main', '--adapter', 'caddyfile'], { folder, port, env });
      return port;
    },
  },
  {
    name: 'Apache',
    isMissing: apache && apacheModules ? undefined : missing('Apache'),
    serve: async (site) => {
      const { folder, root, port } = await follow('Apache', site);
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
      await runServer(apache ?? '', ['-D', 'FOREGROUND', '-f', join(folder, 'main')], { folder, port });
      return port;
    },
  },
];

/** Does what the documentation says, with folders and a port of this test in the place of the usual ones. */
async function follow(server: string, { outFolder, base }: BuiltSite): Promise<Prepared> {
  const folder = folderForFile();
  const root = join(folder, 'www');
  const port = await freePort();
  const adapt = (text: string): string =>
    text
      .replaceAll('/srv/www', root)
      .replaceAll(/\/etc\/(nginx|caddy)\/site-headers/g, join(folder, 'site-headers'))
      .replaceAll('/404.html', `${base}404.html`)
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
  return { folder, root, port, configuration: adapt(configuration) };
}

function missing(server: string): string {
  return `${server} is not installed on this machine, so its configuration in docs/publishing.md is not tried.`;
}

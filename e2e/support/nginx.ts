import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';

const CONFIGURATION = path.resolve(import.meta.dirname, '../../docs/nginx/tavolina.conf');
const DOCUMENTED_PORTS = ['3001', '3002'];

/** A site in the frame a distribution's nginx.conf gives it. */
const frame = (folder: string, site: string): string => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return [
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'events {}',
    // A few connections carry all requests here; nginx would close each after a thousand, which browsers expect and
    // Node's fetch does not.
    `http { access_log off; keepalive_requests 1000000; ${temporary.join(' ')}\n${site}}`,
  ].join('\n');
};

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

interface Running {
  end: (signal: NodeJS.Signals) => Promise<void>;
}

/**
 * Runs nginx.
 * @param folder its own, where it keeps what it needs
 * @param probe address that answers once it is ready
 * @param more global directives beside that it stays in the foreground
 */
const run = async (folder: string, site: string, probe: string, more = ''): Promise<Running> => {
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, frame(folder, site));
  const child = spawn(
    process.env.NGINX_PATH ?? 'nginx',
    ['-p', folder, '-c', file, '-e', `${folder}/error.log`, '-g', `daemon off; ${more}`],
    { stdio: 'inherit' },
  );
  const exited = once(child, 'exit');
  const failed = exited.then(() => {
    throw new Error('nginx ended');
  });
  failed.catch(() => undefined);
  const untilAnswering = async (): Promise<void> => {
    while (!(await answers(probe)));
  };
  await Promise.race([untilAnswering(), failed]);
  return {
    end: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
};

const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'tavolina-nginx-'));

/** The documented configuration with this machine's ports. */
const documented = (port: number, upstreams: string[]): string =>
  DOCUMENTED_PORTS.reduce(
    (text, known, index) => text.replace(`127.0.0.1:${known}`, new URL(upstreams[index] ?? '').host),
    readFileSync(CONFIGURATION, 'utf8').replace('listen 80;', `listen 127.0.0.1:${port};`),
  );

/** Starts nginx with the documented configuration before two server processes. */
export const startNginx = async (
  upstreams: [string, string],
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const folder = newFolder();
  const port = await getPort({ host: '127.0.0.1' });
  const url = `http://127.0.0.1:${port}`;
  const { end } = await run(folder, documented(port, upstreams), `${url}/api/health/live`);
  return {
    url,
    stop: async () => {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A separate server with nothing but the remotes' files. */
export interface FileHost {
  url: string;
  /** Ends it at once, as a failing machine does. */
  kill: () => Promise<void>;
  /** Starts it again where it was. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Serves the files of a release store at the paths the product gives them. */
export const hostRemotes = async (store: string): Promise<FileHost> => {
  const folder = newFolder();
  const port = await getPort({ host: '127.0.0.1' });
  const url = `http://127.0.0.1:${port}`;
  const types = 'types { text/javascript js; text/css css; application/json json; }';
  const locations = `location /remotes/ { alias ${store}/; } location = / { return 204; }`;
  const site = `${types} server { listen 127.0.0.1:${port}; ${locations} }`;
  // One process, so that nothing is left of it when it is killed.
  const start = (): Promise<Running> => run(folder, site, url, 'master_process off;');
  let running = await start();
  const kill = (): Promise<void> => running.end('SIGKILL');
  return {
    url,
    kill,
    restart: async () => {
      running = await start();
    },
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

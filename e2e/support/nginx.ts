import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const CONFIGURATION = path.resolve(import.meta.dirname, '../../docs/nginx/tavolina.conf');
const DOCUMENTED_PORTS = ['3001', '3002'];

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

/** The documented configuration with this machine's ports, in the frame a distribution's nginx.conf gives it. */
const configure = (folder: string, port: number, upstreams: string[]): string => {
  const site = DOCUMENTED_PORTS.reduce(
    (text, documented, index) =>
      text.replace(`127.0.0.1:${documented}`, new URL(upstreams[index] ?? '').host),
    readFileSync(CONFIGURATION, 'utf8').replace('listen 80;', `listen 127.0.0.1:${port};`),
  );
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

const untilAnswering = async (url: string): Promise<void> => {
  const answers = (): Promise<boolean> =>
    fetch(`${url}/api/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers()));
};

/** Starts nginx with the documented configuration before two server processes. */
export const startNginx = async (
  upstreams: [string, string],
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tavolina-nginx-'));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configure(folder, port, upstreams));
  const child = spawn(
    process.env.NGINX_PATH ?? 'nginx',
    ['-p', folder, '-c', file, '-e', `${folder}/error.log`, '-g', 'daemon off;'],
    {
      stdio: 'inherit',
    },
  );
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const failed = exited.then(() => {
    throw new Error('nginx ended');
  });
  await Promise.race([untilAnswering(url), failed]);
  failed.catch(() => undefined);
  return {
    url,
    stop: async () => {
      child.kill('SIGQUIT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

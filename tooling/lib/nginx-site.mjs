import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { endWithParent } from './end-with-parent.mjs';
import { ROOT } from './paths.mjs';

const CONFIGURATION = path.join(ROOT, 'docs/nginx/tavolina.conf');
/** What docs/deploying.md adds to nginx.conf: a window with live updates takes two connections. */
export const [OPEN_FILES, CONNECTIONS] = ['worker_rlimit_nofile 16384', 'worker_connections 8192'];
const DOCUMENTED_SERVER = /^ *server 127\.0\.0\.1:\d+(.*;)\n/gm;

/**
 * A site in the frame a distribution's nginx.conf gives it, with as many connections as docs/deploying.md asks for.
 * @param {string} folder @param {string} site
 */
const frame = (folder, site) => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return [
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `${OPEN_FILES};`,
    `events { ${CONNECTIONS}; }`,
    // A few connections carry all requests here; nginx would close each after a thousand, which browsers expect and
    // Node's fetch does not.
    `http { access_log off; keepalive_requests 1000000; ${temporary.join(' ')}\n${site}}`,
  ].join('\n');
};

/** @param {string} url @returns {Promise<boolean>} */
const answers = (url) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * An nginx with one site, which can end in any way and start again.
 * @param {string} program path of nginx
 * @param {string} site
 * @param {string} probe address that answers once it is ready
 */
export const nginxWith = async (program, site, probe) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tavolina-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, frame(folder, site));
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    const workers = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
    child.kill(signal);
    // They would stay at the port without their master; systemd ends all of a service, too.
    if (signal === 'SIGKILL')
      for (const worker of workers.trim().split(' ')) process.kill(Number(worker), signal);
    await ended;
    child = undefined;
  };
  return {
    async start() {
      const options = ['-p', folder, '-c', file, '-e', `${folder}/error.log`, '-g', 'daemon off;'];
      const started = spawn(program, options, { stdio: 'inherit' });
      child = started;
      endWithParent(started);
      const ended = once(started, 'exit').then(() => {
        throw new Error('nginx ended');
      });
      ended.catch(() => undefined);
      const untilAnswering = async () => {
        while (!(await answers(probe)));
      };
      await Promise.race([untilAnswering(), ended]);
    },
    /** Ends it at once, as a failing machine does. */
    kill: () => end('SIGKILL'),
    /** Lets it finish what is under way. */
    async stop() {
      await end('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/**
 * nginx with the documented configuration before server processes, not started yet.
 * @param {string} program path of nginx
 * @param {readonly string[]} upstreams addresses of the processes
 */
export const nginxBefore = async (program, upstreams) => {
  const port = await getPort({ host: '127.0.0.1' });
  const url = `http://127.0.0.1:${port}`;
  const hosts = upstreams.map((each) => new URL(each).host);
  const documented = await readFile(CONFIGURATION, 'utf8');
  const site = documented
    .replace(DOCUMENTED_SERVER, (_line, options) => {
      // The first documented process stands for all of these.
      const lines = hosts.splice(0).map((host) => `    server ${host}${options}\n`);
      return lines.join('');
    })
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  return { url, ...(await nginxWith(program, site, `${url}/api/health/live`)) };
};

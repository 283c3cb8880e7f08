import { readFileSync, realpathSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { findProgram } from '../../../remote-kit/lib/debian.mjs';
import { runOrThrow } from '../../../remote-kit/lib/run-program.mjs';
import { ROOT } from '../../lib/paths.mjs';
import { emptyDebian } from './machine.mjs';

const CONTAINERFILE = 'tooling/deploy/Containerfile';
/** What the slim variant of Debian's image leaves out. */
const NOT_SLIM = [
  ...['doc', 'man', 'info', 'locale', 'groff', 'lintian'].map((name) => `usr/share/${name}`),
  ...['var/cache/apt', 'var/lib/apt/lists', 'var/log'],
];
const CERTIFICATES = '/etc/ssl/certs';
/** Where Node's image has its package manager. */
const NPM = '/usr/local/lib/node_modules/npm';

/** @typedef {{ env: string[], command: string[], probe: string[], user: string }} ImageSettings what an image says of itself */
/** @typedef {{ root: string, settings: ImageSettings, bytes: number, sentBytes: number }} BuiltImage `root` holds its files */

/** Names of the images that the Containerfile begins with. */
const baseNames = () => {
  const text = readFileSync(path.join(ROOT, CONTAINERFILE), 'utf8');
  const [, node = ''] = /^FROM (node:\S+)/m.exec(text) ?? [];
  const [, debian = '', release = ''] = /^FROM (debian:(\w+)-slim)/m.exec(text) ?? [];
  return { node, debian, release };
};

/**
 * Builds the image by the Containerfile as it is, with Debian's buildah. Its base images are made here, because no registry
 * of images is asked: Debian by debootstrap without what the slim variant lacks, Node by adding this machine's.
 * @param {string} home an empty folder for all of it
 * @param {string} context a clone of the repository
 * @returns {Promise<BuiltImage>}
 */
export const buildImage = async (home, context) => {
  const storage = ['--root', path.join(home, 'storage'), '--runroot', path.join(home, 'run')];
  const buildah = async (/** @type {string[]} */ ...args) =>
    (await runOrThrow('buildah', [...storage, '--storage-driver', 'vfs', ...args])).trim();
  const bases = baseNames();
  const debian = path.join(home, 'debian');
  await emptyDebian(debian, bases.release);
  for (const name of NOT_SLIM) {
    const folder = path.join(debian, name);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
  }
  await rm(path.join(debian, 'usr/local/share/ca-certificates'), { recursive: true });
  const empty = await buildah('from', 'scratch');
  await buildah('add', '--quiet', empty, debian, '/');
  await buildah('commit', '--quiet', empty, `docker.io/library/${bases.debian}`);
  const npm = path.dirname(path.dirname(realpathSync(findProgram(['npm']) ?? '')));
  const node = await buildah('from', '--pull-never', bases.debian);
  await buildah('add', '--quiet', node, process.execPath, '/usr/local/bin/node');
  await buildah('add', '--quiet', node, npm, NPM);
  const links = `ln -s ${NPM}/bin/npm-cli.js /usr/local/bin/npm && ln -s ${NPM}/bin/npx-cli.js /usr/local/bin/npx`;
  await buildah('run', '--isolation', 'chroot', node, '--', 'sh', '-c', links);
  // Of this machine's network, and only where the product is built.
  await buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}/ca-certificates.crt`, node);
  await buildah('commit', '--quiet', node, `docker.io/library/${bases.node}`);
  const options = ['--isolation', 'chroot', '--pull-never', '--format', 'docker'];
  const certificates = ['--volume', `${CERTIFICATES}:${CERTIFICATES}:ro`];
  await buildah(
    'bud',
    ...options,
    ...certificates,
    ...['--file', path.join(context, CONTAINERFILE), '--tag', 'tavolina', context],
  );
  const pushed = path.join(home, 'pushed');
  await buildah('push', '--quiet', 'tavolina', `dir:${pushed}`);
  /** @type {{ layers: { size: number }[] }} */
  const { layers } = JSON.parse(await readFile(path.join(pushed, 'manifest.json'), 'utf8'));
  const container = await buildah('from', '--pull-never', 'tavolina');
  const root = await buildah('mount', container);
  const bytes = Number((await runOrThrow('du', ['--summarize', '--bytes', root])).split('\t')[0]);
  /** @type {{ Docker: { config: { Env: string[], Cmd: string[], User: string, Healthcheck: { Test: string[] } } } }} */
  const { Docker } = JSON.parse(await buildah('inspect', '--type', 'image', 'tavolina'));
  const { Env, Cmd, User, Healthcheck } = Docker.config;
  return {
    root,
    settings: { env: Env, command: Cmd, user: User, probe: Healthcheck.Test.slice(1) },
    bytes,
    sentBytes: layers.reduce((sum, { size }) => sum + size, 0),
  };
};

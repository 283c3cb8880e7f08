import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CONNECTIONS, OPEN_FILES } from '../lib/nginx-site.mjs';
import { ROOT } from '../lib/paths.mjs';
import { guideCommands } from './guide-commands.mjs';

const NAME = 'ushqim.example.al';
/** What needs a network, a booted machine or another user; `npm run bench deploy` runs these too. */
const NEED_A_MACHINE = /^(?:apt-get|adduser|su|git|cd|npm|systemctl|curl|certbot) /;
/** Debian's own nginx.conf, in the lines that the guide changes. */
const NGINX = [
  'user www-data;',
  'worker_processes auto;',
  'events {',
  '\tworker_connections 768;',
  '}',
  '',
].join('\n');

const machine = mkdtempSync(path.join(tmpdir(), 'tavolina-guide-'));
const at = (/** @type {string} */ file) => path.join(machine, file);
const read = (/** @type {string} */ file) => readFileSync(at(file), 'utf8');
afterAll(() => rmSync(machine, { recursive: true, force: true }));

const commands = guideCommands({ 'YOUR.NAME': NAME, REPOSITORY: 'none' }).flatMap((step) => step.commands);

/** Does in a folder what a command does in a machine, as whoever runs this. */
const runIn = (/** @type {string} */ command) =>
  promisify(execFile)(
    'sh',
    ['-ec', command.replaceAll(/(?<=\s)\/(?=etc|var)/g, `${machine}/`).replaceAll(/ -[og] tavolina/g, '')],
    { cwd: ROOT },
  );

beforeAll(async () => {
  for (const folder of ['etc/nginx/sites-enabled', 'etc/systemd/system', 'var/backups'])
    mkdirSync(at(folder), { recursive: true });
  writeFileSync(at('etc/nginx/nginx.conf'), NGINX);
  writeFileSync(at('etc/nginx/sites-enabled/default'), '');
  for (const command of commands) {
    if (command.startsWith('certbot')) {
      const site = read('etc/nginx/sites-enabled/tavolina');
      writeFileSync(
        at('etc/nginx/sites-enabled/tavolina'),
        site.replace('listen 80;', 'listen 443 ssl; # managed by Certbot'),
      );
    }
    if (!NEED_A_MACHINE.test(command)) await runIn(command);
  }
});

test('the guide goes from the first package to a proven backup, with all names filled in', () => {
  expect(commands[0]).toBe('apt-get update');
  expect(commands.at(-1)).toContain('back-up.js --prove');
  expect(commands.join('\n')).not.toMatch(/YOUR|REPOSITORY|tavolina\.example(?!\/)/);
});

test('settings are of the own name, and nobody else may read them', () => {
  expect(read('etc/tavolina.env')).toContain(`PUBLIC_ORIGIN=https://${NAME}\n`);
  expect(read('etc/tavolina.env')).not.toContain('tavolina.example');
  expect(statSync(at('etc/tavolina.env')).mode & 0o777).toBe(0o640);
  expect(statSync(at('var/backups/tavolina')).isDirectory()).toBe(true);
});

test('the unit stands where systemd finds it', () => {
  expect(readdirSync(at('etc/systemd/system'))).toEqual(['tavolina@.service']);
});

test('nginx has the one site, by HTTP/2, with as many connections as it has in tests', () => {
  expect(readdirSync(at('etc/nginx/sites-enabled'))).toEqual(['tavolina']);
  const site = read('etc/nginx/sites-enabled/tavolina');
  expect(site).toContain(`    server_name ${NAME};\n`);
  expect(site).toContain('    listen 443 ssl http2; # managed by Certbot\n');
  expect(read('etc/nginx/nginx.conf')).toBe(
    [
      `${OPEN_FILES};`,
      'user www-data;',
      'worker_processes auto;',
      'events {',
      `\t${CONNECTIONS};`,
      '}',
      '',
    ].join('\n'),
  );
});

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runOrThrow } from '../../remote-kit/lib/run-program.mjs';
import { PNPM } from '../lib/install-packages.mjs';

/**
 * @typedef {{ license?: { id?: string, name?: string }, expression?: string }} License
 * @typedef {{ name: string, group?: string, version: string, scope?: string, licenses?: License[] }} Component
 * @typedef {{ components: Component[] }} Bom
 */

/** Our own packages, which nobody licenses to us. */
const OURS = '@tavolina';

/**
 * Reads what is installed, as CycloneDX: the package manager's own list, made without a connection.
 * @returns {Promise<Bom>}
 */
export const readBom = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tavolina-bom-'));
  try {
    const file = path.join(folder, 'bom.json');
    const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--out', file];
    await runOrThrow('npx', ['-y', PNPM, 'sbom', ...options]);
    return JSON.parse(await readFile(file, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Packages of others.
 * @param {Bom} bom
 */
export const packagesOf = ({ components }) => components.filter(({ group }) => group !== OURS);

/**
 * The name by which a package is installed.
 * @param {Component} component
 */
export const nameOf = ({ group, name }) => (group ? `${group}/${name}` : name);

import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { sharedDeprecations, sharedVersions } from './shared-modules.mjs';
import { containedPackages, exportedNames, importedNames } from './shared-names.mjs';
import { usedCalls } from './used-calls.mjs';

const compress = promisify(brotliCompress);
const COMPRESSIBLE = /\.(js|css|json|svg|webmanifest|wasm)$/;

/** @param {string} dir */
const filesOf = async (dir) => {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
};

/**
 * Writes a compressed copy beside a file and returns its facts for browsers.
 * @param {string} dir
 * @param {string} file
 */
const describeFile = async (dir, file) => {
  const content = await readFile(path.join(dir, file));
  if (COMPRESSIBLE.test(file)) {
    await writeFile(path.join(dir, `${file}.br`), await compress(content));
  }
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  return { integrity, bytes: content.length };
};

/** @param {readonly string[]} files */
const byKind = (files) => ({
  js: files.filter((file) => file.endsWith('.js')),
  css: files.filter((file) => file.endsWith('.css')),
});

/** @param {import('@rspack/core').Compilation} compilation */
const shellFiles = (compilation) => {
  const first = byKind(compilation.entrypoints.get('main')?.getFiles() ?? []);
  const drawing = byKind(compilation.namedChunkGroups.get('drawing')?.getFiles() ?? []);
  // What a page is drawn with comes with its own code, but its first view has all styles.
  return { js: first.js, draws: drawing.js, css: [...first.css, ...drawing.css] };
};

/**
 * Files of each page, which the document loads at once instead of after the remote's code.
 * @param {import('@rspack/core').Compilation} compilation
 * @param {Record<string, string>} pages path prefix to chunk name
 */
const pageFiles = (compilation, pages) =>
  Object.fromEntries(
    Object.entries(pages).map(([prefix, chunk]) => {
      const group = compilation.namedChunkGroups.get(chunk);
      if (!group) throw new Error(`src/pages.ts names the chunk "${chunk}", which no route loads`);
      return [prefix, byKind(group.getFiles())];
    }),
  );

/**
 * Files that only the shell's own pages load; what others load too is left out.
 * @param {import('@rspack/core').Compilation} compilation
 * @param {Record<string, string>} pages path prefix to chunk name
 */
const ownPageFiles = (compilation, pages) => {
  const names = new Set(Object.values(pages));
  const own = [...names].flatMap((name) =>
    (compilation.namedChunkGroups.get(name)?.chunks ?? []).filter((chunk) =>
      [...chunk.groupsIterable].every((group) => names.has(group.name ?? '')),
    ),
  );
  return byKind([...new Set(own.flatMap((chunk) => [...chunk.files]))]);
};

/**
 * The federation manifest and what of it a page must load before the remote can draw.
 * @param {string} dir
 * @param {string[]} names
 */
const remoteFiles = async (dir, names) => {
  /** @type {{ exposes: { assets: { css: { sync: string[] } } }[], metaData: { remoteEntry: { name: string } } }} */
  const manifest = JSON.parse(await readFile(path.join(dir, 'mf-manifest.json'), 'utf8'));
  const exposed = manifest.exposes.flatMap((expose) => expose.assets.css.sync);
  return {
    entry: manifest.metaData.remoteEntry.name,
    manifest: 'mf-manifest.json',
    js: names.filter((name) => name.startsWith('__federation_expose_') && name.endsWith('.js')),
    css: exposed,
  };
};

/**
 * Makes the build's folder releasable: adds compressed copies and `platform.json`, with the build's name,
 * all files with hash and size, what to load first, its API calls, and the shared modules that it needs or
 * provides. Written last, so that a folder without it is incomplete.
 */
export class ReleaseFolderPlugin {
  /** @param {import('./package-facts.mjs').PackageFacts} facts */
  constructor(facts) {
    this.facts = facts;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    /** @type {Record<string, string[]>} */
    let imports = {};
    compiler.hooks.thisCompilation.tap('ReleaseFolderPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('ReleaseFolderPlugin', (modules) => {
        imports = importedNames(modules);
      });
    });
    compiler.hooks.afterEmit.tapPromise('ReleaseFolderPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const { dir: _dir, pages, ...facts } = this.facts;
      const dir = compiler.outputPath;
      const names = await filesOf(dir);
      const described = await Promise.all(names.map(async (name) => [name, await describeFile(dir, name)]));
      const first =
        facts.name === 'shell'
          ? {
              entry: null,
              manifest: null,
              provides: sharedVersions(this.facts.dir),
              exports: exportedNames(compilation),
              deprecated: sharedDeprecations(this.facts.dir),
              // The document records the start of this shell, see shell/src/reports/start-records.ts.
              notedBy: 'document',
              ...shellFiles(compilation),
              ownPages: ownPageFiles(compilation, pages),
            }
          : {
              ...(await remoteFiles(dir, names)),
              imports,
              contains: containedPackages(compilation, this.facts.dir),
            };
      const platform = {
        ...facts,
        ...first,
        // The document asks for the pages of remotes alone.
        pages: facts.name === 'shell' ? {} : pageFiles(compilation, pages),
        calls: await usedCalls(this.facts),
        files: Object.fromEntries(described),
      };
      await writeFile(path.join(dir, 'platform.json'), JSON.stringify(platform));
    });
  }
}

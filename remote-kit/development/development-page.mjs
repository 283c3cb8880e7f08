import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '../lib/languages.mjs';
import { partTexts } from '../rspack/part-texts.mjs';
import { developmentBase } from './development-config.mjs';

/** @typedef {import('../rspack/package-facts.mjs').PackageFacts} PackageFacts */
/** @typedef {{ remote: PackageFacts, shell?: ShellSources | undefined }} Sources what is shown from its sources */
/** @typedef {{ remotes: Record<string, object>, shell: object }} Release what a page is told of the release */
/** @typedef {Record<string, Record<string, object>>} Texts by language and namespace */
/**
 * @typedef {object} ShellSources the shell where its sources are at hand, as in the repository that has it
 * @property {import('@rspack/core').Configuration} config of its build for development
 * @property {Record<string, string>} texts folders of the packages whose texts it has, by namespace
 */

/**
 * React registers with this hook when it starts, and Fast Refresh finds React through it. Without it, only
 * code that was loaded before React could be refreshed, but remotes load later.
 */
const REACT_HOOK = `<script>
if (!window.__REACT_DEVTOOLS_GLOBAL_HOOK__) {
  const renderers = new Map();
  const ignore = () => undefined;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers, supportsFiber: true,
    inject: (renderer) => { renderers.set(renderers.size + 1, renderer); return renderers.size; },
    onScheduleFiberRoot: ignore, onCommitFiberRoot: ignore, onCommitFiberUnmount: ignore,
  };
}
</script>`;

/**
 * After an error, Fast Refresh does not replace the error notice. Such a page has no state to lose, so it
 * is reloaded once the edited sources are built.
 */
const OPEN_REPAIRED = `<script>
let isEdited = false;
addEventListener('message', ({ source, data }) => {
  if (source !== window || !data) return;
  if (data.type === 'webpackInvalid') isEdited = true;
  if (data.type !== 'webpackOk' && data.type !== 'webpackWarnings') return;
  if (isEdited && document.querySelector('main[data-failure]')) location.reload();
  isEdited = false;
});
</script>`;

const SHELL = `<link rel="stylesheet" href="${developmentBase('shell')}main.css">
${REACT_HOOK}
${OPEN_REPAIRED}
<script defer src="${developmentBase('shell')}main.js"></script>`;

/** @param {string} file */
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));

/**
 * Texts from the sources, by namespace and language.
 * @param {Sources} sources
 * @param {string} namespace
 * @param {string} language
 * @returns {Promise<object | undefined>} undefined for texts of another part
 */
export const sourceTexts = async ({ remote: { dir, namespace: own }, shell }, namespace, language) => {
  if (!LANGUAGES.includes(language)) return undefined;
  if (namespace === own) return partTexts(dir, language);
  const folder = shell?.texts[namespace];
  return folder && readJson(path.join(folder, 'locales', `${language}.json`));
};

/**
 * The release with one remote replaced by its sources, and the shell too where they are at hand.
 * @template {Release} R
 * @param {R} release
 * @param {Sources} sources
 * @param {object} manifest the federation's, of the sources
 * @returns {R}
 */
export const withSources = (release, { remote: { name, prefixes, namespace }, shell }, manifest) => ({
  ...release,
  ...(shell && { shell: { version: 'development' } }),
  remotes: {
    ...release.remotes,
    [name]: {
      version: 'development',
      base: developmentBase(name),
      prefixes,
      namespace,
      manifest,
      integrity: {},
    },
  },
});

/**
 * @template T
 * @param {string} html
 * @param {string} id of a script with data
 * @param {(data: T) => Promise<T>} change
 */
const changeData = async (html, id, change) => {
  const whole = new RegExp(`(<script type="application/json" id="${id}">)(.*?)(</script>)`, 's');
  const [, start = '', json = '{}', end = ''] = whole.exec(html) ?? [];
  const changed = JSON.stringify(await change(JSON.parse(json))).replaceAll('<', '\\u003c');
  return html.replace(whole, () => start + changed + end);
};

/** Code that waits until the first view is painted. */
const LATER = /<template id="code">(.*?)<\/template>\n<script>.*?<\/script>\n/s;
const SCRIPT = /<script defer [^>]*><\/script>/g;

/**
 * A released page with one remote from its sources, and the shell too where they are at hand. Without its first view,
 * which may come from other sources.
 * @param {string} html
 * @param {Sources} sources
 * @param {object} manifest the federation's, of the sources
 */
export const developmentPage = async (html, sources, manifest) => {
  const replaced = `${sources.shell ? 'shell|' : ''}remotes/${sources.remote.name}`;
  const released = new RegExp(`^<(link|script defer)\\b.*"/(${replaced})/.*$\\n`, 'gm');
  const shell = sources.shell ? SHELL : (LATER.exec(html)?.[1]?.match(SCRIPT) ?? []).join('\n');
  const plain = html
    .replace(released, '')
    .replace(LATER, '')
    .replace(/^<style>.*?<\/style>\n/ms, '')
    .replace(
      /<div id="root">.*?<\/div>(?=\n<script type="application\/json" id="release")/s,
      '<div id="root"></div>',
    )
    .replace('</head>', () => `${shell}\n</head>`);
  const told = await changeData(
    plain,
    'release',
    /** @param {Release} release */ async (release) => withSources(release, sources, manifest),
  );
  return changeData(
    told,
    'texts',
    /** @param {Texts} texts */ async (texts) => {
      for (const [language, namespaces] of Object.entries(texts))
        for (const [namespace, released] of Object.entries(namespaces))
          namespaces[namespace] = (await sourceTexts(sources, namespace, language)) ?? released;
      return texts;
    },
  );
};

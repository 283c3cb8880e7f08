import path from 'node:path';
import { LANGUAGES } from '../lib/languages.mjs';
import { packageIn } from '../rspack/dependency-packages.mjs';

const KIT = packageIn(path.join(import.meta.dirname, '..'));
const { dependencies = {}, peerDependencies = {} } = KIT;
const OURS = /** @type {const} */ (['@tavolina/shared-api', '@tavolina/shared-ui']);
/** In a workspace a package comes from its folder, and its own manifest says so. */
const isInWorkspace = /^workspace:/.test(peerDependencies[OURS[0]] ?? '');
const RANGES = {
  ...dependencies,
  ...peerDependencies,
  [KIT.name]: isInWorkspace ? 'workspace:^' : `^${KIT.version}`,
};

/**
 * Packages in the versions that this kit goes with; in a workspace those of its catalogue.
 * @param {readonly string[]} names
 */
const inVersions = (...names) => Object.fromEntries(names.map((name) => [name, RANGES[name]]));

/** @typedef {{ name: string, namespace: string, prefix: string, title: string }} Outline of a remote */

/** @param {object} content */
const json = (content) => `${JSON.stringify(content, null, 2)}\n`;

/** @param {Outline} outline */
const packageJson = ({ name, namespace }) =>
  json({
    name: `@tavolina/${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: Object.fromEntries(['build', 'dev', 'test'].map((task) => [task, `tavolina-remote ${task}`])),
    tavolina: { namespace },
    dependencies: inVersions(...OURS, 'react', 'react-dom'),
    devDependencies: inVersions(KIT.name, '@testing-library/react', '@types/react', '@types/react-dom'),
  });

const RSPACK = `import { remoteConfig } from '@tavolina/remote-kit/rspack/remote-config.mjs';

export default remoteConfig(import.meta.dirname);
`;

/** @param {Outline} outline */
const jestConfig = ({ name }) => `import { browserPreset } from '@tavolina/remote-kit/jest/preset.mjs';

export default browserPreset('${name}');
`;

const TSCONFIG = '{ "extends": "@tavolina/remote-kit/typescript/browser.json", "include": ["src"] }\n';

/** What is made, and belongs into no repository. */
const GITIGNORE = 'dist/\nnode_modules/\n';

/** @param {Outline} outline */
const remoteModule = ({ namespace }) => `import type { RemoteModule } from '@tavolina/shared-api/runtime';
import { pages } from './pages.ts';

/** What the shell mounts of this remote. */
export const remote: RemoteModule = { namespace: '${namespace}', routes: pages };
`;

/** What the page is called in `meta` of the texts. */
const pageWords = (/** @type {string} */ prefix) => prefix.split('/').filter(Boolean).join('-');

/** @param {Outline} outline */
const pages = ({ prefix }) => `import type { RemotePage } from '@tavolina/shared-api/runtime';

/** The pages of this remote; each is a chunk of its own. */
export const pages: RemotePage[] = [
  {
    path: '${prefix}',
    title: 'meta.${pageWords(prefix)}.title',
    who: 'anyone',
    sitemap: true,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'home' */ './features/home/home-screen.tsx')).HomeScreen,
    }),
  },
];
`;

/** @param {Outline} outline */
const homeScreen = ({ namespace, prefix }) => `import { useTranslation } from '@tavolina/shared-api/runtime';
import { Logo } from '@tavolina/shared-ui';
import styles from './home.module.css';

/** The first page of this remote. */
export const HomeScreen = () => {
  const { t } = useTranslation('${namespace}');
  return (
    <div className={styles.page}>
      <title>{t('meta.${pageWords(prefix)}.title')}</title>
      <Logo to="/" />
      <main id="content" tabIndex={-1}>
        <h1>{t('home.title')}</h1>
        <p>{t('home.text')}</p>
      </main>
    </div>
  );
};
`;

/** @param {Outline} outline */
const homeTest = ({
  namespace,
  prefix,
  title,
}) => `import { renderRoutes } from '@tavolina/shared-api/testing';
import { screen } from '@testing-library/react';
import sq from '../locales/sq.json';
import { pages } from './pages.ts';

test('says what it is', async () => {
  const resources = { sq: { ${namespace}: sq } };
  await renderRoutes({ routes: [{ HydrateFallback: () => null, children: pages }], at: '${prefix}', resources });
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeInTheDocument();
});
`;

/** @param {Outline} outline */
const homeStyles = ({ namespace }) => `@layer ${namespace} {
  .page {
    display: grid;
    gap: var(--space-5);
    max-width: calc(var(--width-page) + 2 * var(--gutter));
    margin: 0 auto;
    padding: var(--space-6) var(--gutter) var(--space-8);
  }
}
`;

/**
 * Texts of a page that says nothing yet but its title; by those of `meta` search engines and tabs know it.
 * They are the same in every language: whoever knows what the page is about writes them.
 * @param {Outline} outline
 */
const texts = ({ title, prefix }) => {
  const text = `${title}.`;
  return json({
    meta: { [pageWords(prefix)]: { title: `${title} · Tavolina`, description: text } },
    home: { title, text },
  });
};

/**
 * The files of a new remote: one page, with catalogues of all languages and a test.
 * @param {Outline} outline
 * @returns {Record<string, string>} contents by name
 */
export const remoteFiles = (outline) => ({
  'package.json': packageJson(outline),
  'rspack.config.mjs': RSPACK,
  'jest.config.mjs': jestConfig(outline),
  'tsconfig.json': TSCONFIG,
  '.gitignore': GITIGNORE,
  ...Object.fromEntries(LANGUAGES.map((language) => [`locales/${language}.json`, texts(outline)])),
  'src/remote.ts': remoteModule(outline),
  'src/pages.ts': pages(outline),
  'src/features/home/home-screen.tsx': homeScreen(outline),
  'src/pages.test.tsx': homeTest(outline),
  'src/features/home/home.module.css': homeStyles(outline),
});

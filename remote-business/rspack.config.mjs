import { readdirSync } from 'node:fs';
import path from 'node:path';
import { remoteConfig } from '@tavolina/remote-kit/rspack/remote-config.mjs';
import { workerConfig } from '@tavolina/remote-kit/rspack/worker-config.mjs';

const READING = 'src/features/menu-editor/photo/reading';

const [firstView, browser] = remoteConfig(import.meta.dirname);

/** Photos are read in browsers: nothing of it goes into what the server draws pages with. */
const withoutReader = {
  ...firstView,
  resolve: {
    ...firstView?.resolve,
    alias: {
      ...firstView?.resolve?.alias,
      [path.join(import.meta.dirname, READING, 'read-photos.ts')]: false,
    },
  },
};

/** What fields of forms need, on pages and in sheets that come later. */
const FIELDS = /src\/lib\/form\/(field-rules|field-errors|use-sent-form)\.|contract\/field-patterns\./;

/** What reads tables of menus: a page of its own, and how a new menu can begin. */
const MENU_TABLE = /src\/lib\/menus\/menu-table\//;

/** What merges changes and writes prices and what is declared, on pages of a menu and in parts that come later. */
const MENU_PARTS =
  /src\/lib\/(merge\/merge-|menus\/(price-text|declared\/use-declared-text)|form\/folded-part)|contract\/(money|codes\/currencies)\./;
const OF_MENUS = new Set(['menu-create', 'menu-editor', 'menu-choices', 'items', 'choice-groups']);

/** The form of a new menu and of a saved one, without the library that other forms need too. */
const MENU_FORM = /^(?!.*react-hook-form)/;
const FORMS_OF_MENUS = new Set(['menu-create', 'menu-editor']);

const SOURCES = readdirSync(path.join(import.meta.dirname, 'src'), { recursive: true, encoding: 'utf8' }).map(
  (file) => `src/${file}`,
);

/**
 * Modules that several chunks have become a file of their own.
 * @param {string} name of the file
 * @param {RegExp} test which modules
 * @param {Set<string>} [among] the chunks that are looked at, by their names; all without it
 * @throws {Error} when no file of this part is meant
 */
const sharedFile = (name, test, among) => {
  // A file that was moved would come into each chunk again, without a word.
  if (!SOURCES.some((file) => test.test(file)))
    throw new Error(`${name}: no file of src is meant by ${test}`);
  return {
    name,
    test,
    chunks: among ? (/** @type {{ name?: string }} */ chunk) => among.has(chunk.name ?? '') : 'async',
    minChunks: 2,
    enforce: true,
  };
};

/** What lists that are sorted by hand load once, whichever page they are on. */
const SORTED_LISTS =
  /@dnd-kit|src\/lib\/(lists\/(sortable-list|use-sortable-row)|menus\/declared\/declared-fields)/;

const worker = {
  ...workerConfig({ ...browser }),
  // Which empties the folder.
  dependencies: [String(firstView?.name)],
};

/** Describes the folder, so the worker has to be in it by then. */
const last = {
  ...browser,
  // The first of the three has emptied the folder.
  output: { ...browser?.output, clean: false },
  optimization: {
    ...browser?.optimization,
    splitChunks: {
      cacheGroups: {
        fields: sharedFile('fields', FIELDS),
        menuTable: sharedFile('menu-table', MENU_TABLE),
        menuParts: sharedFile('menu-parts', MENU_PARTS, OF_MENUS),
        menuForm: { ...sharedFile('menu-form', MENU_FORM, FORMS_OF_MENUS), priority: -1 },
        sorted: sharedFile('sorted-lists', SORTED_LISTS),
      },
    },
  },
  dependencies: [...(browser?.dependencies ?? []), String(worker.name)],
};

export default [withoutReader, worker, last];

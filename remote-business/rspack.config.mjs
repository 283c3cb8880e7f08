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

/** What lists that are sorted by hand load once, whichever page they are on. */
const SORTED_LISTS = /@dnd-kit|src\/lib\/(sortable-list|use-sortable-row|declared\/declared-fields)/;

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
        sorted: { test: SORTED_LISTS, name: 'sorted-lists', chunks: 'async', minChunks: 2, enforce: true },
      },
    },
  },
  dependencies: [...(browser?.dependencies ?? []), String(worker.name)],
};

export default [withoutReader, worker, last];

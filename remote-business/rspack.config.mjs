import path from 'node:path';
import { remoteConfig } from '@tavolina/remote-kit/rspack/remote-config.mjs';

const READING = 'src/features/menu-editor/photo/reading';
/** What this configuration is called, for those that wait for it. */
const WORKER = 'photo worker';

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

/** One file without the runtime of the federation, which a worker does not have. */
const worker = {
  ...browser,
  name: WORKER,
  // Which empties the folder.
  dependencies: [String(firstView?.name)],
  target: ['webworker', 'es2022'],
  entry: { 'photo.worker': `./${READING}/photo.worker.ts` },
  output: { ...browser?.output, filename: '[name].js', clean: false },
  plugins: [],
};

/** Describes the folder, so the worker has to be in it by then. */
const last = {
  ...browser,
  // The first of the three has emptied the folder.
  output: { ...browser?.output, clean: false },
  dependencies: [...(browser?.dependencies ?? []), WORKER],
};

export default [withoutReader, worker, last];

/** Folder of this version's files, as the bundler knows it at run time. */
declare const __webpack_public_path__: string;

/** The worker in which photos are read; the server knows by its name what it may do (`register-files.ts`). */
export const startWorker = (): Worker =>
  new Worker(new URL(`${__webpack_public_path__}photo.worker.js`, location.href));

import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'in-place-of');

/** Files of packages by the file of ours that stands in their place: the same names, without what no part uses. */
const FILES = {
  'lucide-icon.mjs': /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/,
  'federation-preload.mjs': /runtime-core\/dist\/utils\/preload\.js$/,
  'federation-snapshot.mjs': /runtime-core\/dist\/plugins\/snapshot\/SnapshotHandler\.js$/,
  'federation-error-texts.mjs': /error-codes\/dist\/desc\.mjs$/,
  'query-infinite.mjs': /query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
  'wheel.mjs': /normalize-wheel\/index\.js$/,
};

/** What icons are made of, see the loader. */
const icons = {
  test: /lucide-react\/dist\/esm\/icons\/.*\.mjs$/,
  loader: path.join(import.meta.dirname, 'icon-loader.mjs'),
};

/** Rules of the compiler that put our files in place of larger ones ([decision 0038](../../docs/decisions)). */
const files = Object.entries(FILES).map(([file, test]) => ({
  test,
  loader: path.join(import.meta.dirname, 'put-in-place-loader.mjs'),
  options: { file: path.join(FOLDER, file) },
}));

/** Rules of the compiler that make packages smaller. */
export const putInPlace = [...files, icons];

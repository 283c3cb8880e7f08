import { readFileSync } from 'node:fs';

/**
 * Compiles another file's text as if it stood in this file, so that what it imports is found from here.
 * @this {import('@rspack/core').LoaderContext<{ file: string }>}
 */
export default function () {
  const { file } = this.getOptions();
  this.addDependency(file);
  return readFileSync(file, 'utf8');
}

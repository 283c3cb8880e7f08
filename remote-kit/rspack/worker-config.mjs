import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Names of sources that run in workers. */
const WORKER = /\.worker\.ts$/;

/**
 * A build of a part's workers, each as one file that keeps its name, without the runtime of the federation, which does not
 * start in a worker.
 * @param {import('@rspack/core').Configuration} page the build of what the page loads
 * @returns {import('@rspack/core').Configuration | undefined} none where the part has no workers
 */
export const workerConfig = (page) => {
  const { name, context = '' } = page;
  const files = readdirSync(path.join(context, 'src'), { recursive: true, encoding: 'utf8' });
  const workers = files.filter((file) => WORKER.test(file));
  if (workers.length === 0) return undefined;
  return {
    ...page,
    name: `${name} workers`,
    // No web page: a development server would add the code that loads a page again.
    target: 'es2022',
    entry: Object.fromEntries(workers.map((file) => [path.basename(file, '.ts'), `./src/${file}`])),
    output: {
      ...page.output,
      filename: '[name].js',
      clean: false,
      globalObject: 'self',
      chunkFormat: 'array-push',
      chunkLoading: false,
      wasmLoading: false,
    },
    // Packages that run in Node as well ask for these there alone.
    node: { __filename: 'mock', __dirname: 'mock' },
    plugins: [],
  };
};

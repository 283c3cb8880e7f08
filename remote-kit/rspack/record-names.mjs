import { rspack } from '@rspack/core';
import { containedPackages, importedNames } from './shared-names.mjs';

// Runs as a program for shared-names.test.mjs, because Jest cannot load the bundler. Compiles `remote.js` of
// a folder with React and the design system as externals, and prints the recorded names.
const [, , dir = ''] = process.argv;
const compiler = rspack({
  context: dir,
  mode: 'production',
  entry: './remote.js',
  output: { path: `${dir}/dist` },
  externals: { react: 'var React', '@tavolina/shared-ui': 'var UI' },
});
let names = {};
compiler.hooks.thisCompilation.tap('record', (compilation) => {
  compilation.hooks.finishModules.tap('record', (modules) => {
    names = importedNames(modules);
  });
});
compiler.hooks.afterEmit.tap('record', (compilation) => {
  process.stdout.write(JSON.stringify({ names, contains: containedPackages(compilation, dir) }));
});
compiler.run((error) => {
  compiler.close(() => {
    if (error) throw error;
  });
});

import path from 'node:path';
import { rspack } from '@rspack/core';
import { rules } from '../../remote-kit/rspack/base-config.mjs';

/**
 * The page that shows the design system's stories, built with the same rules as the product.
 * @param {string} dir folder of the design system
 * @returns {import('@rspack/core').Configuration}
 */
export const storiesConfig = (dir) => ({
  name: 'stories',
  context: dir,
  mode: 'development',
  devtool: 'source-map',
  entry: './stories/main.tsx',
  output: { path: path.join(dir, 'dist/stories'), module: true, publicPath: '/' },
  resolve: { extensions: ['.js'], conditionNames: ['tavolina', '...'] },
  module: {
    rules: rules(
      {
        name: 'shared-ui',
        dir,
        version: 'stories',
        container: 'stories',
        namespace: 'ui',
        prefixes: [],
        pages: {},
        examples: {},
        titles: {},
        sitemap: [],
        private: [],
        waits: [],
        ownWaits: [],
        asks: {},
      },
      { onServer: false },
    ),
  },
  plugins: [new rspack.HtmlRspackPlugin({ template: './stories/index.html', scriptLoading: 'module' })],
});

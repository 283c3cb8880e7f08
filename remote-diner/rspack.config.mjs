import { remoteConfig } from '@tavolina/remote-kit/rspack/remote-config.mjs';

const [firstView, browser] = remoteConfig(import.meta.dirname);

const ORDERING = new Set(['menu', 'place', 'checkout']);

/** What all pages have on which a cart is filled: in one file, which is smaller than in several. */
const ordering = {
  name: 'ordering',
  chunks: (/** @type {{ name?: string }} */ { name = '' }) => ORDERING.has(name),
  minChunks: ORDERING.size,
  enforce: true,
};

export default [
  firstView,
  {
    ...browser,
    optimization: { ...browser?.optimization, splitChunks: { cacheGroups: { ordering } } },
  },
];

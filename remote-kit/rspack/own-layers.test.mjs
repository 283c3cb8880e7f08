import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import nameLayer from './own-layer-loader.mjs';
import { ownLayers } from './own-layers.mjs';

const dir = mkdtempSync(path.join(tmpdir(), 'tavolina-layers-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/**
 * @param {string} folder below the part's
 * @param {object} manifest
 */
const writeManifest = (folder, manifest) => {
  mkdirSync(path.join(dir, folder), { recursive: true });
  writeFileSync(path.join(dir, folder, 'package.json'), JSON.stringify(manifest));
};

// product.md §661
test('styles of a package that a part bundles stand in the layer of the part', () => {
  const name = '@tavolina/shared-loyalty';
  writeManifest('', { dependencies: { [name]: '1' } });
  writeManifest(`node_modules/${name}`, { name, tavolina: { bundled: true, namespace: 'loyalty' } });
  const [rule] = ownLayers({ dir, namespace: 'cards' });
  const options = /** @type {{ from: string, to: string }} */ (rule?.options);
  const named = (/** @type {string} */ css) => nameLayer.call({ getOptions: () => options }, css);
  expect(named('@layer loyalty { .a { color: red } } @layer loyalty.page { .loyalty { top: 0 } }')).toBe(
    '@layer cards { .a { color: red } } @layer cards.page { .loyalty { top: 0 } }',
  );
  expect(named('@layer loyaltyclub { .a { top: 0 } }')).toBe('@layer loyaltyclub { .a { top: 0 } }');
});

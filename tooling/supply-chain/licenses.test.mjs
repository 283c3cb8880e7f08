import { listLicenses, refusedOf } from './licenses.mjs';

const one = (
  /** @type {string} */ name,
  /** @type {object[]} */ licenses,
  /** @type {string} */ scope = 'required',
) => ({
  name,
  version: '1.0.0',
  licenses,
  scope,
});
const id = (/** @type {string} */ license) => [{ license: { id: license } }];

// product.md §486
test.each([
  ['a free one', one('a', id('MIT'))],
  ['one of several to choose from', one('b', [{ expression: '(GPL-3.0-only OR MIT)' }])],
  ['several free ones at once', one('c', [{ expression: 'Apache-2.0 AND MIT' }])],
  ['terms that hold as the package is used', one('satori', id('MPL-2.0'))],
])('a licence is carried: %s', (_, component) => {
  expect(refusedOf([component])).toEqual([]);
});

// product.md §486
test.each([
  ['GPL-3.0-only', id('GPL-3.0-only')],
  ['AGPL-3.0-or-later', id('AGPL-3.0-or-later')],
  ['SSPL-1.0', id('SSPL-1.0')],
  ['MIT AND GPL-2.0-only', [{ expression: 'MIT AND GPL-2.0-only' }]],
  ['MPL-2.0', id('MPL-2.0')],
  ['SEE LICENSE IN LICENSE.md', [{ license: { name: 'SEE LICENSE IN LICENSE.md' } }]],
  ['UNLICENSED', [{ license: { name: 'UNLICENSED' } }]],
  ['no licence', []],
])('a package with %s is refused by its name', (license, licenses) => {
  expect(refusedOf([one('other', licenses)])).toEqual([
    expect.stringContaining(`other@1.0.0: ${license}. Take another package`),
  ]);
});

test('the list groups packages by licence, those for development apart', () => {
  const list = listLicenses([one('a', id('MIT')), one('b', id('ISC')), one('c', id('MIT'), 'excluded')]);
  expect(list).toContain('## Dependencies\n\n- **ISC** (1): b 1.0.0\n- **MIT** (1): a 1.0.0\n');
  expect(list).toContain('## For development only\n\n- **MIT** (1): c 1.0.0\n');
});

import loader from './leave-out-loader.mjs';

const FILE = `export function load(mode) {
  if (mode) {
    return send();
  }
  return mode;
}
class Store {
  save() {
    load(1);
  }
}
const Box = wrap(() => {
  const pack = function () {
    return 2;
  };
  return pack();
});
export { Box, Store };
`;

/** @param {Record<string, string>} bodies */
const withBodies = (bodies, text = FILE) =>
  loader.call(/** @type {never} */ ({ getOptions: () => ({ bodies }), resourcePath: 'store.js' }), text);

it('puts bodies into functions, methods and what a call wraps', () => {
  const text = withBodies({ load: 'return 0;', 'Store.save': '', 'Box.pack': 'throw 1;' });
  expect(text).toContain('function load(mode) {return 0;');
  expect(text).not.toMatch(/send|load\(1\)|return 2/);
  expect(text).toMatch(/save\(\) \{\s*\}/);
  expect(text).toMatch(/pack = function \(\) \{throw 1;\s*\};\n {2}return pack\(\);/);
  expect(withBodies({ Box: '' })).toMatch(/wrap\(\(\) => \{\s*\}\);/);
});

it('keeps the numbers of lines', () => {
  const text = withBodies({ load: '' });
  expect(text.split('\n').indexOf('class Store {')).toBe(FILE.split('\n').indexOf('class Store {'));
});

it('leaves other files of the package alone', () => {
  expect(withBodies({ fetch: '', 'Store.drop': '' })).toBe(FILE);
});

it('refuses a file in which one of the functions is missing', () => {
  expect(() => withBodies({ load: '', 'Store.drop': '' })).toThrow('store.js has no function Store.drop');
});

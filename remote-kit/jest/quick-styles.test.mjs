import { createRequire } from 'node:module';

const { tagsOf } = createRequire(import.meta.url)('./quick-styles.cjs');

test.each([
  ['article h1,\naside > h1', ['h1']],
  ['SELECT', ['select']],
  ['input[type="a, b"]:active, button:focus', ['input', 'button']],
  ['dialog:not([open])', ['dialog']],
  ['[hidden]', undefined],
  [':root', undefined],
  ['p *', undefined],
  ['h1, .bold', undefined],
  ['b:is(p, .bold)', undefined],
  ['b:not(i > .bold)', undefined],
])('%s can match %j', (selector, tags) => {
  expect(tagsOf(selector)).toEqual(tags && new Set(tags));
});

/**
 * Makes computed styles cheap, which every search by role asks of many elements. Load it before jsdom. jsdom tries each
 * of the 120 rules of a browser's own style sheet on each element; here only the rules that can be meant for its tag.
 */
const { createRequire } = require('node:module');

const jsdom = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));
const selectors = jsdom('./jsdom/living/helpers/selectors.js');
const matches = selectors.matchesDontThrow;

/** Combinators and lists inside brackets, which are not looked into. */
const NESTED = /\([^)]*[\s,>+~(]|\\/;

/** Tags of the elements a selector can match; nothing where it may be any. */
const tagsOf = (/** @type {string} */ selector) => {
  const bare = selector.replace(/\[[^\]]*\]/g, '');
  if (NESTED.test(bare)) return undefined;
  const last = bare.split(',').map(
    (one) =>
      one
        .trim()
        .split(/[\s>+~]+/)
        .pop() ?? '',
  );
  const tags = last.map((compound) => /^[a-z][\w-]*/i.exec(compound)?.[0].toLowerCase());
  return tags.every((tag) => tag !== undefined) ? new Set(tags) : undefined;
};

/** @type {Map<string, Set<string | undefined> | undefined>} */
const known = new Map();

selectors.matchesDontThrow = (
  /** @type {{ localName: string }} */ element,
  /** @type {string} */ selector,
) => {
  if (selector === undefined) return matches(element, selector);
  if (!known.has(selector)) known.set(selector, tagsOf(selector));
  const tags = known.get(selector);
  return (!tags || tags.has(element.localName.toLowerCase())) && matches(element, selector);
};

// No style of ours comes into jsdom, so nobody asks for a colour. It would work out twelve for each element.
const { propertiesWithResolvedValueImplemented: resolved } = jsdom('./jsdom/living/helpers/style-rules.js');
for (const name of Object.keys(resolved)) if (/color$/.test(name)) delete resolved[name];

module.exports = { tagsOf };

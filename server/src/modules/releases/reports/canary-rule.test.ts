import { mustAbort, type VersionReports } from './canary-rule.ts';

/** Reports of a number of visits with failures, from some of the ten address groups that open the part. */
const told = (failed: number, visits: number, from = 3, opened = 10): VersionReports => ({
  health: { failed, opened: visits - failed },
  addressGroups: { failed: from, opened },
});

const SOUND = told(0, 1_000, 0);

test.each([
  ['four failures', told(4, 10), SOUND, false],
  ['five failures', told(5, 10), SOUND, true],
  ['failures from two address groups of ten', told(50, 100, 2), SOUND, false],
  ['failures from three address groups of ten', told(50, 100, 3), SOUND, true],
  ['failures from one address group of two', told(50, 100, 1, 2), SOUND, false],
  ['failures from both of two address groups', told(50, 100, 2, 2), SOUND, true],
  ['failures from the only address group there is', told(50, 100, 1, 1), SOUND, true],
  ['one in a hundred beside a sound stable version', told(10, 1_000), SOUND, false],
  ['a little more than one in a hundred', told(11, 1_000), SOUND, true],
  ['twice the stable rate and one in a hundred', told(110, 1_000), told(50, 1_000), false],
  ['a little more than twice the stable rate and one in a hundred', told(111, 1_000), told(50, 1_000), true],
  ['as often as a stable version that fails often', told(150, 1_000), told(150, 1_000), false],
  ['one in five beside a stable version that nearly always fails', told(200, 1_000), told(900, 1_000), false],
  ['more than one in five beside such a one', told(201, 1_000), told(900, 1_000), true],
  [
    'beside failures of the stable version from two address groups of ten',
    told(50, 1_000),
    told(90, 1_000, 2),
    true,
  ],
  ['beside the same from three address groups', told(50, 1_000), told(90, 1_000, 3), false],
])('%s', (_name, canary, stable, ends) => {
  expect(mustAbort(canary, stable)).toBe(ends);
});

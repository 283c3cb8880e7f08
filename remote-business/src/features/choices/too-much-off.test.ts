import { menuWithGroups } from '../../testing/choices-samples.ts';
import { type ChoicesDraft, choicesDraft, emptyOption, newGroup, type Rule } from './choices-draft.ts';
import { tooMuchOff } from './too-much-off.ts';

const MENU = menuWithGroups();
const PRICE = MENU.sections[0]?.items[0]?.price ?? 0;

const option = (price: number | '', groupIds: string[] = []) => ({
  ...emptyOption('ALL'),
  prices: { ALL: String(price) },
  groupIds,
});
const groupOf = (rule: Rule, prices: readonly (number | '')[], more: object = {}) => ({
  ...newGroup('ALL'),
  rule,
  options: prices.map((price) => option(price)),
  usedBy: ['tave'],
  ...more,
});
const found = (...groups: ChoicesDraft['groups']) =>
  tooMuchOff({ groups }, MENU).map(({ field, dish }) => `${dish} ${field}`);
const AT = 'Tavë kosi groups.0.options.0.prices.ALL';

// product.md §684
test.each<[string, ChoicesDraft['groups'], string[]]>([
  ['as much as the dish costs', [groupOf('one', [-PRICE, ''])], [AT]],
  ['less than the dish costs', [groupOf('one', [1 - PRICE, ''])], []],
  ['of no dish', [groupOf('one', [-PRICE, ''], { usedBy: [] })], []],
  ['beside what has to be chosen and costs more', [groupOf('one', [-PRICE]), groupOf('one', [300])], []],
  ['beside what may be chosen', [groupOf('one', [-PRICE]), groupOf('optional', [300])], [AT]],
  ['beside others that have to be chosen with it', [groupOf('several', [-PRICE, 300], { min: '2' })], []],
])('a price below zero that takes off %s', (_, groups, at) => {
  expect(found(...groups)).toEqual(at);
});

test('a choice that comes with another is looked at with it', () => {
  const inner = groupOf('one', [-PRICE - 100, ''], { usedBy: [] });
  const outer = (price: number) => groupOf('one', [], { options: [option(price, [inner.id]), option('')] });
  expect(found(inner, outer(100))).toEqual([AT]);
  expect(found(inner, outer(200))).toEqual([]);
});

test('each currency is told by its own price, and what a rate makes of it is not', () => {
  const euro = { ...option(''), prices: { ALL: '', EUR: '-6' } };
  const size = groupOf('one', [], { options: [euro], usedBy: ['fergese'] });
  expect(found(size)).toEqual(['Fërgesë groups.0.options.0.prices.EUR']);
  expect(found({ ...size, usedBy: ['tave'] })).toEqual([]);
});

test('what is stored is told as it stands', () => {
  expect(tooMuchOff(choicesDraft(MENU, 'sq'), MENU)).toEqual([]);
});

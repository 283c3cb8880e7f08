import { menuWithGroups } from '../../testing/choices-samples.ts';
import {
  type ChoicesDraft,
  choicesDraft,
  emptyOption,
  type GroupDraft,
  newGroup,
  type OptionDraft,
} from './choices-draft.ts';
import { mergeChoices } from './merge-choices.ts';

const base = choicesDraft(menuWithGroups(), 'sq');
const changed = (change: (groups: Record<'size' | 'drink', GroupDraft>, draft: ChoicesDraft) => void) => {
  const draft = structuredClone(base);
  const [size, drink] = draft.groups;
  if (!size || !drink) throw new Error('The sample has no two groups.');
  change({ size, drink }, draft);
  return draft;
};
const optionOf = (group: GroupDraft, id: string): OptionDraft => {
  const option = group.options.find((each) => each.id === id);
  if (!option) throw new Error(`no option ${id}`);
  return option;
};
const named = (name: string): OptionDraft => ({ ...emptyOption('ALL'), name });
/** Of both sides, in which nothing clashes. */
const merge = (mine: ChoicesDraft, theirs: ChoicesDraft): GroupDraft[] => {
  const { draft, clashes } = mergeChoices({ base, mine, theirs });
  expect(clashes).toEqual([]);
  return draft.groups;
};

// product.md §409
describe('what each changed alone', () => {
  test('is there, down to one price of an option', () => {
    const mine = changed(({ size, drink }) => {
      drink.name = 'Pije';
      optionOf(size, 'large').name = 'Shumë e madhe';
    });
    const theirs = changed(({ size }, draft) => {
      optionOf(size, 'large').prices.ALL = '250';
      optionOf(size, 'large').prices.EUR = '2,50';
      size.options.push(named('Mesatare'));
      draft.groups.splice(1, 0, { ...newGroup('ALL'), name: 'Salca' });
    });
    for (const groups of [merge(mine, theirs), merge(theirs, mine)]) {
      expect(groups.map(({ name }) => name)).toEqual(['Madhësia', 'Salca', 'Pije']);
      expect(groups[0]?.options).toMatchObject([
        { name: 'E vogël' },
        { name: 'Shumë e madhe', prices: { ALL: '250', EUR: '2,50' } },
        { name: 'Mesatare' },
      ]);
    }
  });

  test('is gone where it was removed and the other left it', () => {
    const mine = changed((_, draft) => draft.groups.pop());
    const theirs = changed(({ size }) => {
      optionOf(size, 'large').prices.ALL = '250';
    });
    for (const groups of [merge(mine, theirs), merge(theirs, mine)])
      expect(groups).toMatchObject([{ name: 'Madhësia', options: [{}, { prices: { ALL: '250' } }] }]);
  });

  test('of the dishes that have a group, and of the groups that an option brings, is all there', () => {
    const mine = changed(({ size }) => {
      size.usedBy = [...size.usedBy, 'fergese'];
      optionOf(size, 'small').groupIds = ['drink'];
    });
    const theirs = changed(({ size }) => {
      size.usedBy = [];
    });
    const [size] = merge(mine, theirs);
    expect(size?.usedBy).toEqual(['fergese']);
    expect(size?.options[0]?.groupIds).toEqual(['drink']);
  });

  test('of how many are chosen makes one rule', () => {
    const mine = changed(({ drink }) => {
      drink.max = '3';
    });
    const theirs = changed(({ drink }) => {
      drink.min = '1';
      drink.free = '';
    });
    expect(merge(mine, theirs)[1]).toMatchObject({ rule: 'several', min: '1', max: '3', free: '' });
    const atMostOne = changed(({ drink }) => {
      drink.max = '1';
    });
    expect(merge(atMostOne, structuredClone(base))[1]).toMatchObject({
      rule: 'several',
      max: '1',
      free: '1',
    });
    const one = changed(({ drink }) => {
      drink.rule = 'one';
    });
    expect(merge(one, structuredClone(base))[1]?.rule).toBe('one');
  });

  test('and both to the same is no question, however it is written', () => {
    const priced = (price: string) =>
      changed(({ size }) => {
        optionOf(size, 'large').prices.ALL = price;
      });
    expect(merge(priced('250'), priced('250,00'))).toMatchObject([{}, {}]);
  });
});

describe('what both changed', () => {
  test('is asked for by field and price, and is as it was chosen', () => {
    const priced = (price: string) =>
      changed(({ size }) => {
        optionOf(size, 'large').prices.ALL = price;
      });
    const sides = { base, mine: priced('220'), theirs: priced('250') };
    const key = 'option.price.ALL large';
    const { clashes, draft } = mergeChoices(sides);
    expect(clashes).toEqual([
      { key, field: 'option.price.ALL', part: 'Madhësia · E madhe', mine: '220', theirs: '250' },
    ]);
    expect(draft.groups[0]?.options[1]?.prices.ALL).toBe('220');
    const chosen = mergeChoices(sides, new Map([[key, 'theirs']]));
    expect(chosen.draft.groups[0]?.options[1]?.prices.ALL).toBe('250');
  });

  test('is asked for where one removed what the other changed', () => {
    const mine = changed(({ size }) => {
      size.options.pop();
    });
    const theirs = changed(({ size }) => {
      optionOf(size, 'large').prices.ALL = '250';
    });
    const key = 'option.isThere large';
    const { clashes, draft } = mergeChoices({ base, mine, theirs });
    expect(clashes).toEqual([
      { key, field: 'option.isThere', part: 'Madhësia · E madhe', mine: false, theirs: true },
    ]);
    expect(draft.groups[0]?.options).toHaveLength(1);
    const kept = mergeChoices({ base, mine, theirs }, new Map([[key, 'theirs']]));
    expect(kept.draft.groups[0]?.options[1]).toMatchObject({ name: 'E madhe', prices: { ALL: '250' } });
  });

  test('of which one is chosen beforehand is one question, and leaves one', () => {
    const withThird = changed(({ size }) => {
      size.options.push({ ...named('Mesatare'), id: 'middle' });
    });
    const chosenIs = (chosen: string): ChoicesDraft => {
      const draft = structuredClone(withThird);
      for (const option of draft.groups[0]?.options ?? []) option.is_default = option.id === chosen;
      return draft;
    };
    const sides = { base: withThird, mine: chosenIs('large'), theirs: chosenIs('middle') };
    const key = 'group.default size';
    const { clashes, draft } = mergeChoices(sides);
    expect(clashes).toEqual([
      { key, field: 'group.default', part: 'Madhësia', mine: ['E madhe'], theirs: ['Mesatare'] },
    ]);
    const defaults = ({ groups }: ChoicesDraft) =>
      groups[0]?.options.filter(({ is_default }) => is_default).map(({ id }) => id);
    expect(defaults(draft)).toEqual(['large']);
    expect(defaults(mergeChoices(sides, new Map([[key, 'theirs']])).draft)).toEqual(['middle']);
  });

  test('is all that differs where nobody knows what it was, and nothing is lost', () => {
    const mine = changed(({ size }, draft) => {
      size.name = 'Sa e madhe';
      draft.groups.pop();
    });
    const { clashes, draft } = mergeChoices({ base: undefined, mine, theirs: structuredClone(base) });
    expect(clashes.map(({ field }) => field)).toEqual(['group.name']);
    expect(draft.groups.map(({ name }) => name)).toEqual(['Sa e madhe', 'Pija']);
  });
});

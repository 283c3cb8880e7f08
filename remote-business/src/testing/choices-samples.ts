import {
  GROUP_FIELDS,
  initialValues,
  OPTION_FIELDS,
  option,
  optionGroup,
  sampleOf,
} from '@tavolina/shared-api/contract';
import { menuOf } from './menu-samples.ts';

const optionOf = (id: string, name: string, price = 0, more: object = {}) =>
  sampleOf(option, {
    ...initialValues(OPTION_FIELDS),
    id,
    name,
    price,
    default_currency: 'ALL',
    prices: [{ currency: 'ALL', price, is_default: true }],
    ...more,
  });

/** One of two sizes. */
export const SIZE = sampleOf(optionGroup, {
  ...initialValues(GROUP_FIELDS),
  id: 'size',
  name: 'Madhësia',
  min_choices: 1,
  max_choices: 1,
  options: [optionOf('small', 'E vogël', 0, { is_default: true }), optionOf('large', 'E madhe', 200)],
});
const DRINK = sampleOf(optionGroup, {
  ...initialValues(GROUP_FIELDS),
  id: 'drink',
  name: 'Pija',
  max_choices: 2,
  free_choices: 1,
  options: [optionOf('water', 'Ujë', 50)],
});

/** A stored menu whose first dish comes in two sizes; a second group is for no dish yet. */
export const menuWithGroups = (version = 3) => {
  const menu = menuOf({ version, option_groups: [SIZE, DRINK] });
  const [first, ...others] = menu.sections;
  const items = first?.items.map((item, index) => ({
    ...item,
    option_group_ids: index === 0 ? ['size'] : [],
  }));
  return { ...menu, sections: first ? [{ ...first, items: items ?? [] }, ...others] : [] };
};

import {
  ITEM_FIELDS,
  type Item,
  initialValues,
  item,
  menu,
  menuBusiness,
  sampleOf,
} from '@tavolina/shared-api/contract';
import { restaurantData } from './structured-data.ts';

const dish = (more: Partial<Item>): Item =>
  sampleOf(item, { ...initialValues(ITEM_FIELDS), name: 'Fasule', default_currency: 'ALL', ...more });
const dietsOf = (more: Partial<Item>): unknown => {
  const { hasMenu } = restaurantData(
    sampleOf(menu, { business: sampleOf(menuBusiness), items: [dish(more)] }),
    'https://tavolina.example/menu/1',
    'sq',
  ) as unknown as { hasMenu: { hasMenuItem: { suitableForDiet?: unknown }[] } };
  return hasMenu.hasMenuItem[0]?.suitableForDiet;
};

// product.md §422
test('search engines are told the declared diets that schema.org has a name for', () => {
  expect(dietsOf({ diets: { vegan: 'suitable', gluten_free: 'suitable', halal: 'not_suitable' } })).toEqual([
    'https://schema.org/VeganDiet',
    'https://schema.org/VegetarianDiet',
    'https://schema.org/GlutenFreeDiet',
  ]);
  expect(dietsOf({ diets: { lactose_free: 'suitable' } })).toBeUndefined();
  expect(dietsOf({ allergens: { gluten: 'free_from' } })).toBeUndefined();
});

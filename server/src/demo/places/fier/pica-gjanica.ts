import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu, oneOf, option, withChoices } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Pica Gjanica, in Fier. */
export const PICA_GJANICA: WrittenPlace = {
  name: 'Pica Gjanica',
  address: 'Bulevardi Jakov Xoxa 90',
  location: [40.72313, 19.56093],
  description: 'Pica e kalcone buzë lumit, hapur gjithë ditën.',
  hours: week('08:00-00:00'),
  plan: 'standard',
  liveliness: [5, 17, 4.2],
  menus: [
    menu(
      'Pica e kalcone',
      'Të mëdha, të holla, të shpejta.',
      ['Italiane', 'Pica', '$'],
      {
        'Të hapura': withChoices(
          ['Madhësia', 'Shtesa', 'Pa'],
          [
            dish('Pica me perime', 560, 'Kungull, patëllxhan, speca në skarë.', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Vegetable pizza', 'Grilled courgette, aubergine and peppers.'],
            }),
            dish('Pica me sallam', 590, 'Sallam i butë, kaçkavall, ullinj.', {
              ...declares('gluten milk'),
              en: ['Salami pizza', 'Mild salami, kaçkavall cheese, olives.'],
            }),
            dish('Margherita', 420, '', declares('gluten milk', { diets: 'vegetarian' })),
            dish('Proshutë e kërpudha', 560, '', { ...declares('gluten milk'), en: ['Ham and mushrooms'] }),
            dish('Kapriçoza', 620, 'Kërpudha, xhambon, angjinare.', {
              ...declares('gluten milk'),
              en: ['Capricciosa', 'Mushrooms, ham, artichokes.'],
            }),
            dish('Katër stinët', 620, '', { ...declares('gluten milk'), en: ['Four seasons'] }),
            dish('Katër djathërat', 620, '', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Four cheeses'],
            }),
            dish('Pica me ton', 580, '', { ...declares('gluten fish milk'), en: ['Tuna pizza'] }),
            dish('Pica me pulë e kërpudha', 600, '', {
              ...declares('gluten milk'),
              en: ['Pizza with chicken and mushrooms'],
            }),
            dish('Pica Diavola', 580, 'Sallam pikant, spec djegës e mocarelë.', {
              ...declares('gluten milk'),
              en: ['Pizza Diavola', 'Spicy salami, hot pepper and mozzarella.'],
            }),
            dish('Pica me suxhuk', 590, '', { ...declares('gluten milk'), en: ['Sausage pizza'] }),
            dish('Pica me patate të skuqura', 520, '', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Pizza with fries'],
            }),
            dish('Pica me vezë e xhambon', 560, '', {
              ...declares('gluten eggs milk'),
              en: ['Pizza with egg and ham'],
            }),
            dish('Pica Gjanica', 690, 'Proshutë, suxhuk, kërpudha, misër e vezë.', {
              ...declares('gluten eggs milk'),
              en: ['Gjanica pizza', 'Ham, sausage, mushrooms, corn and egg.'],
            }),
          ],
        ),
        'Të mbyllura': [
          dish('Kalcone me gjizë', 520, 'Gjizë, spinaq, vezë brenda.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Calzone with curd cheese', 'Curd cheese, spinach and egg inside.'],
          }),
          dish('Kalcone e plotë', 680, 'Proshutë, kërpudha, dy djathëra.', {
            ...declares('gluten milk'),
            en: ['Full calzone', 'Ham, mushrooms, two cheeses.'],
            eur: 695,
          }),
          dish('Kalcone me pulë', 590, 'Pulë, kërpudha e krem.', {
            ...declares('gluten milk'),
            en: ['Chicken calzone', 'Chicken, mushrooms and cream.'],
          }),
          dish('Kalcone me Nutella', 450, '', {
            ...declares('gluten soybeans milk nuts', { diets: 'vegetarian' }),
            en: ['Nutella calzone'],
          }),
        ],
        Sanduiçë: [
          dish('Sanduiç me pulë', 280, '', { ...declares('gluten eggs milk'), en: ['Chicken sandwich'] }),
          dish('Sanduiç me proshutë e djathë', 250, '', {
            ...declares('gluten milk'),
            en: ['Ham and cheese sandwich'],
          }),
        ],
        Anash: [
          dish('Patate të skuqura', 150, '', {
            ...declares('', { may: 'gluten', diets: 'vegan' }),
            en: ['Fries'],
          }),
          dish('Sallatë e përzier', 220, '', { ...declares('', { diets: 'vegan' }), en: ['Mixed salad'] }),
          dish('Sallatë me ton', 380, '', { ...declares('fish'), en: ['Tuna salad'] }),
        ],
        Pije: [
          dish('Coca-Cola 0,33 l', 130),
          dish('Birrë 0,33 l', 180, '', { ...declares('gluten', { diets: 'vegan' }), en: ['Beer 0.33 l'] }),
          dish('Ujë 0,5 l', 50, '', { en: ['Water 0.5 l'] }),
        ],
      },
      {
        en: ['Pizza and calzone', 'Large, thin, quick.'],
        groups: {
          Madhësia: oneOf([
            option('Normale, 32 cm', 0, { isDefault: true }),
            option('Familjare, 50 cm', 380),
          ]),
          Shtesa: {
            most: 3,
            options: [
              option('Kërpudha', 50),
              option('Misër', 40),
              option('Ullinj', 40),
              option('Sallam pikant', 80),
              option('Djathë dopio', 90),
            ],
          },
          Pa: { options: [option('Pa ullinj'), option('Pa qepë'), option('Pa salcë domateje')] },
        },
      },
    ),
  ],
};

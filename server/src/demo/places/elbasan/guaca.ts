import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Guaca, in Elbasan. */
export const GUACA: WrittenPlace = {
  name: 'Guaca',
  address: 'Rruga Sadik Zotaj 7',
  location: [41.11523, 20.08743],
  description: 'Kuzhinë e vogël meksikane me pesë gatime të zgjedhura.',
  hours: week('11:00-17:00', { sunday: '' }),
  plan: 'free',
  menus: [
    menu(
      'Pesë gatime',
      'Pesë gatime meksikane, të gatuara në çast.',
      ['Meksikane', 'Dreka', '$'],
      {
        Gatimet: [
          dish('Tostada me pulë', 410, 'Tortilla e skuqur, fasule, marule.', {
            en: ['Chicken tostada', 'Fried tortilla, beans, lettuce.'],
          }),
          dish('Enchilada', 560, 'Salcë çili të kuq, djathë, krem.', {
            en: ['Enchilada', 'Red chilli sauce, cheese, cream.'],
          }),
          dish('Supë tortilla', 380, 'Domate të pjekura, avokado, limon.', {
            en: ['Tortilla soup', 'Roasted tomatoes, avocado, lime.'],
          }),
          dish('Tamales', 430, 'Miell misri në fletë, mish i butë.', {
            en: ['Tamales', 'Cornmeal in leaves, tender meat.'],
          }),
          dish('Churro me çokollatë', 290, 'Tri copë, kanellë, salcë e trashë.', {
            en: ['Churros with chocolate', 'Three pieces, cinnamon, thick sauce.'],
          }),
        ],
        'Tako e burrito': [
          dish('Tako me pulë (2 copë)', 360, 'Tortilla misri, pulë me limon e koriandër.', {
            en: ['Chicken tacos (2 pcs)', 'Corn tortillas, chicken with lime and coriander.'],
          }),
          dish('Tako me viç (2 copë)', 420, '', { en: ['Beef tacos (2 pcs)'] }),
          dish('Tako me patate e djathë (2 copë)', 300, '', { en: ['Potato and cheese tacos (2 pcs)'] }),
          dish('Burrito me viç', 520, 'Oriz, fasule, viç i shqyer dhe krem i thartë.', {
            en: ['Beef burrito', 'Rice, beans, pulled beef and sour cream.'],
          }),
          dish('Burrito me perime', 440, '', { en: ['Vegetable burrito'] }),
          dish('Kesadilja', 360, 'Djathë, spec i gjelbër e misër.', {
            en: ['Quesadilla', 'Cheese, green pepper and corn.'],
          }),
        ],
        'Për të ndarë': [
          dish('Naço me salcë djathi', 360, '', { en: ['Nachos with cheese sauce'] }),
          dish('Guakamole', 380, 'Avokado, qepë, limon i gjelbër; pa gjë tjetër.', {
            en: ['Guacamole', 'Avocado, onion, lime; nothing else.'],
          }),
          dish('Misër i pjekur me djathë', 220, '', { en: ['Grilled corn with cheese'] }),
        ],
        Anash: [
          dish('Oriz i kuq', 140, '', { en: ['Red rice'] }),
          dish('Fasule të zeza', 160, '', { en: ['Black beans'] }),
          dish('Salcë e gjelbër', 80, '', { en: ['Salsa verde'] }),
        ],
        Pije: [
          dish('Orçata', 180, 'Qumësht orizi me kanellë, i ftohtë.', {
            en: ['Horchata', 'Rice milk with cinnamon, chilled.'],
          }),
          dish('Limonadë', 150, '', { en: ['Lemonade'] }),
          dish('Birrë Corona 0,33 l', 330, '', { en: ['Corona beer 0.33 l'] }),
        ],
      },
      { en: ['Five dishes', 'Five Mexican dishes, cooked to order.'], daysOld: 1 },
    ),
  ],
};

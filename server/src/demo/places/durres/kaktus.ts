import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Kaktus, in Durrës. */
export const KAKTUS: WrittenPlace = {
  name: 'Kaktus',
  address: 'Rruga Skënderbej 3',
  location: [41.31583, 19.44323],
  description: 'Naço, guakamole dhe misër i pjekur, me receta meksikane.',
  hours: week('16:00-00:00', { monday: '' }),
  plan: 'free',
  menus: [
    menu(
      'Për tryezën',
      'Pjata për të ndarë.',
      ['Meksikane', 'Paragjella', '$$'],
      {
        'Me duar': [
          dish('Naço me çili', 580, 'Çili me viç, djathë i shkrirë, kremë e thartë.', {
            ...declares('milk', { may: 'gluten' }),
            en: ['Nachos with chilli', 'Beef chilli, melted cheese, sour cream.'],
          }),
          dish('Guakamole', 420, 'Avokado e shtypur në havan, domate e qepë.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Guacamole', 'Avocado pounded in a mortar, tomato and onion.'],
          }),
          dish('Misër i pjekur', 250, 'Me majonezë, djathë e piper të kuq.', {
            ...declares('eggs milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Grilled corn', 'With mayonnaise, cheese and chilli powder.'],
          }),
          dish('Tako me viç (3 copë)', 620, '', {
            ...declares('', { may: 'milk' }),
            en: ['Beef tacos (3 pieces)'],
          }),
          dish('Naço me djathë', 450, '', {
            ...declares('milk', { may: 'gluten', diets: 'vegetarian' }),
            en: ['Nachos with cheese'],
          }),
          dish('Kesadilja me pulë', 480, '', { ...declares('gluten milk'), en: ['Chicken quesadilla'] }),
          dish('Krahë pule djegës (8 copë)', 520, '', {
            ...declares('', { may: 'gluten mustard' }),
            en: ['Hot chicken wings (8 pieces)'],
          }),
          dish('Tako me peshk (3 copë)', 650, 'Merluc i skuqur, lakër dhe krem me limon.', {
            ...declares('gluten fish milk'),
            en: ['Fish tacos (3 pieces)', 'Fried cod, cabbage and lemon cream.'],
          }),
        ],
        'Të mëdha': [
          dish('Burrito me pulë', 580, '', {
            ...declares('gluten', { may: 'milk' }),
            en: ['Chicken burrito'],
          }),
          dish('Burrito me viç', 650, 'Viç i shqyer, oriz e fasule, i pjekur në pllakë.', {
            ...declares('gluten', { may: 'milk' }),
            en: ['Beef burrito', 'Pulled beef, rice and beans, griddled.'],
          }),
          dish('Fahita me pulë', 790, '', { ...declares('gluten milk'), en: ['Chicken fajitas'] }),
          dish('Enchilada me fasule', 560, 'Dy copë me salcë të kuqe e djathë.', {
            ...declares('milk', { may: 'gluten', diets: 'vegetarian' }),
            en: ['Bean enchiladas', 'Two pieces with red sauce and cheese.'],
          }),
          dish('Çili kon karne', 620, 'Viç, fasule të kuqe dhe pak kakao, me oriz.', {
            ...declares('', { may: 'celery', free: 'gluten', diets: 'gluten_free' }),
            en: ['Chilli con carne', 'Beef, red beans and a little cocoa, with rice.'],
          }),
        ],
        Anash: [
          dish('Oriz meksikan', 180, '', {
            ...declares('', {
              may: 'celery',
              free: 'gluten eggs milk',
              diets: 'vegan vegetarian lactose_free gluten_free',
            }),
            en: ['Mexican rice'],
          }),
          dish('Fasule të rifërguara', 200, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Refried beans'],
          }),
          dish('Salcë pico de gallo', 120, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Pico de gallo salsa'],
          }),
        ],
        'Të ëmbla e pije': [
          dish('Çurros', 290, 'Gjashtë copë me kanellë e karamel.', {
            ...declares('gluten milk', { may: 'eggs', diets: 'vegetarian' }),
            en: ['Churros', 'Six pieces with cinnamon and caramel.'],
          }),
          dish('Margarita', 600),
          dish('Moito', 550, '', { en: ['Mojito'] }),
          dish('Birrë Corona 0,33 l', 380, '', { ...declares('gluten'), en: ['Corona beer 0.33 l'] }),
          dish('Limonadë', 220, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Lemonade'],
          }),
        ],
      },
      { en: ['For the table', 'Plates to share.'], daysOld: 44 },
    ),
  ],
};

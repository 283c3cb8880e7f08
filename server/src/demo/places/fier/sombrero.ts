import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu, oneOf, option, withChoices } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Sombrero, in Fier. */
export const SOMBRERO: WrittenPlace = {
  name: 'Sombrero',
  address: 'Rruga Kastriot Muço 14',
  location: [40.72553, 19.55633],
  description: 'Fahita në pllakë të nxehtë dhe margarita pa alkool.',
  hours: week('17:00-00:00', { monday: '', friday: '17:00-01:00', saturday: '17:00-01:00' }),
  plan: 'standard',
  liveliness: [3, 9, 4.3],
  menus: [
    menu(
      'Fahita',
      'Vijnë në pllakë të nxehtë: kujdes duart.',
      ['Meksikane', 'Darke', '$$'],
      {
        'Në pllakë': withChoices(
          ['Sa djegëse', 'Shtesa'],
          [
            dish('Fahita me pulë', 740, 'Speca, qepë, gjashtë tortilla.', {
              ...declares('gluten'),
              en: ['Chicken fajitas', 'Peppers, onion, six tortillas.'],
              eur: 755,
            }),
            dish('Fahita me viç', 890, 'Viç i marinuar me limon të gjelbër.', {
              ...declares('gluten'),
              en: ['Beef fajitas', 'Beef marinated in lime.'],
              eur: 905,
            }),
            dish('Fahita me kërpudha', 620, 'Portobelo, fasule të zeza.', {
              ...declares('gluten', { diets: 'vegan' }),
              en: ['Mushroom fajitas', 'Portobello, black beans.'],
            }),
            dish('Fahita me karkaleca', 980, '', {
              ...declares('gluten crustaceans'),
              en: ['Prawn fajitas'],
            }),
            dish('Fahita të përziera për dy', 1590, 'Pulë, viç e karkaleca, dymbëdhjetë tortilla.', {
              ...declares('gluten crustaceans'),
              en: ['Mixed fajitas for two', 'Chicken, beef and prawns, twelve tortillas.'],
            }),
          ],
        ),
        'Tako e burrito': [
          dish('Tako me pulë (3 copë)', 490, '', { ...declares('gluten'), en: ['Chicken tacos (3 pcs)'] }),
          dish('Tako me viç (3 copë)', 560, '', { ...declares('gluten'), en: ['Beef tacos (3 pcs)'] }),
          dish('Tako me karkaleca (3 copë)', 650, 'Lakër e kuqe, avokado dhe majonezë çipotle.', {
            ...declares('gluten crustaceans eggs'),
            en: ['Prawn tacos (3 pcs)', 'Red cabbage, avocado and chipotle mayonnaise.'],
          }),
          dish('Burrito me pulë', 490, '', { ...declares('gluten milk'), en: ['Chicken burrito'] }),
          dish('Burrito me viç', 560, '', { ...declares('gluten milk'), en: ['Beef burrito'] }),
          dish('Kesadilja me djathë', 380, 'Dy djathëra në tortilla gruri.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Cheese quesadilla', 'Two cheeses in a wheat tortilla.'],
          }),
          dish('Kesadilja me pulë', 450, '', { ...declares('gluten milk'), en: ['Chicken quesadilla'] }),
          dish('Enchilada me viç', 590, 'Tri copë, salcë e tymosur.', {
            ...declares('gluten milk'),
            en: ['Beef enchiladas', 'Three pieces, smoky sauce.'],
          }),
          dish('Çimiçanga', 560, 'Burrito e skuqur, krokante, me krem të thartë.', {
            ...declares('gluten milk'),
            en: ['Chimichanga', 'A fried burrito, crispy, with sour cream.'],
          }),
        ],
        'Për të ndarë': [
          dish('Naço me djathë', 380, '', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Nachos with cheese'],
          }),
          dish('Naço me mish', 490, 'Viç i grirë, djathë e halapenjo.', {
            ...declares('milk'),
            en: ['Nachos with beef', 'Minced beef, cheese and jalapeño.'],
          }),
          dish('Guakamole', 390, '', { ...declares('', { diets: 'vegan' }), en: ['Guacamole'] }),
          dish('Krahë pule djegës (8 copë)', 450, '', {
            ...declares('celery', { may: 'gluten' }),
            en: ['Hot chicken wings (8 pcs)'],
          }),
        ],
        Anash: [
          dish('Oriz meksikan', 140, '', { ...declares('', { diets: 'vegan' }), en: ['Mexican rice'] }),
          dish('Fasule të skuqura', 160, '', { ...declares('', { diets: 'vegan' }), en: ['Refried beans'] }),
          dish('Salcë djegëse', 60, '', { ...declares('', { diets: 'vegan' }), en: ['Hot sauce'] }),
        ],
        'Për etje': [
          dish('Margarita pa alkool', 320, 'Limon i gjelbër, kripë në buzë.', {
            en: ['Alcohol-free margarita', 'Lime, salt on the rim.'],
          }),
          dish('Moito pa alkool', 300, '', { en: ['Alcohol-free mojito'] }),
          dish('Birrë Corona 0,33 l', 350, '', {
            ...declares('gluten', { diets: 'vegan' }),
            en: ['Corona beer 0.33 l'],
          }),
          dish('Tekila, 40 ml', 350, '', { en: ['Tequila, 40 ml'] }),
        ],
        Ëmbëlsira: [
          dish('Çurros me çokollatë', 280, '', {
            ...declares('gluten milk', { may: 'eggs nuts', diets: 'vegetarian' }),
            en: ['Churros with chocolate'],
          }),
        ],
      },
      {
        en: ['Fajitas', 'They come on a hot plate: mind your hands.'],
        groups: {
          'Sa djegëse': oneOf([option('Aspak'), option('Pak', 0, { isDefault: true }), option('Shumë')]),
          Shtesa: {
            most: 3,
            options: [
              option('Guakamole', 150),
              option('Krem i thartë', 60),
              option('Djathë i grirë', 70),
              option('Tri tortilla më shumë', 90),
            ],
          },
        },
      },
    ),
  ],
};

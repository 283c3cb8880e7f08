import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu, option, withChoices } from '../../place-builders.ts';

/** Sombrero, in Fier. */
export const SOMBRERO: WrittenPlace = {
  name: 'Sombrero',
  address: 'Rruga Kastriot Muço 14',
  location: [40.72553, 19.55633],
  description: 'Fahita në pllakë të nxehtë dhe margarita pa alkool.',
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
              en: ['Chicken fajitas', 'Peppers, onion, six tortillas.'],
              eur: 755,
            }),
            dish('Fahita me viç', 890, 'Viç i marinuar me limon të gjelbër.', {
              en: ['Beef fajitas', 'Beef marinated in lime.'],
              eur: 905,
            }),
            dish('Fahita me kërpudha', 620, 'Portobelo, fasule të zeza.', {
              en: ['Mushroom fajitas', 'Portobello, black beans.'],
            }),
            dish('Fahita me karkaleca', 980, '', { en: ['Prawn fajitas'] }),
            dish('Fahita të përziera për dy', 1590, 'Pulë, viç e karkaleca, dymbëdhjetë tortilla.', {
              en: ['Mixed fajitas for two', 'Chicken, beef and prawns, twelve tortillas.'],
            }),
          ],
        ),
        'Tako e burrito': [
          dish('Tako me pulë (3 copë)', 490, '', { en: ['Chicken tacos (3 pcs)'] }),
          dish('Tako me viç (3 copë)', 560, '', { en: ['Beef tacos (3 pcs)'] }),
          dish('Tako me karkaleca (3 copë)', 650, 'Lakër e kuqe, avokado dhe majonezë çipotle.', {
            en: ['Prawn tacos (3 pcs)', 'Red cabbage, avocado and chipotle mayonnaise.'],
          }),
          dish('Burrito me pulë', 490, '', { en: ['Chicken burrito'] }),
          dish('Burrito me viç', 560, '', { en: ['Beef burrito'] }),
          dish('Kesadilja me djathë', 380, 'Dy djathëra në tortilla gruri.', {
            en: ['Cheese quesadilla', 'Two cheeses in a wheat tortilla.'],
          }),
          dish('Kesadilja me pulë', 450, '', { en: ['Chicken quesadilla'] }),
          dish('Enchilada me viç', 590, 'Tri copë, salcë e tymosur.', {
            en: ['Beef enchiladas', 'Three pieces, smoky sauce.'],
          }),
          dish('Çimiçanga', 560, 'Burrito e skuqur, krokante, me krem të thartë.', {
            en: ['Chimichanga', 'A fried burrito, crispy, with sour cream.'],
          }),
        ],
        'Për të ndarë': [
          dish('Naço me djathë', 380, '', { en: ['Nachos with cheese'] }),
          dish('Naço me mish', 490, 'Viç i grirë, djathë e halapenjo.', {
            en: ['Nachos with beef', 'Minced beef, cheese and jalapeño.'],
          }),
          dish('Guakamole', 390, '', { en: ['Guacamole'] }),
          dish('Krahë pule djegës (8 copë)', 450, '', { en: ['Hot chicken wings (8 pcs)'] }),
        ],
        Anash: [
          dish('Oriz meksikan', 140, '', { en: ['Mexican rice'] }),
          dish('Fasule të skuqura', 160, '', { en: ['Refried beans'] }),
          dish('Salcë djegëse', 60, '', { en: ['Hot sauce'] }),
        ],
        'Për etje': [
          dish('Margarita pa alkool', 320, 'Limon i gjelbër, kripë në buzë.', {
            en: ['Alcohol-free margarita', 'Lime, salt on the rim.'],
          }),
          dish('Moito pa alkool', 300, '', { en: ['Alcohol-free mojito'] }),
          dish('Birrë Corona 0,33 l', 350, '', { en: ['Corona beer 0.33 l'] }),
          dish('Tekila, 40 ml', 350, '', { en: ['Tequila, 40 ml'] }),
        ],
        Ëmbëlsira: [dish('Çurros me çokollatë', 280, '', { en: ['Churros with chocolate'] })],
      },
      {
        en: ['Fajitas', 'They come on a hot plate: mind your hands.'],
        groups: {
          'Sa djegëse': {
            least: 1,
            most: 1,
            options: [option('Aspak'), option('Pak', 0, { isDefault: true }), option('Shumë')],
          },
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

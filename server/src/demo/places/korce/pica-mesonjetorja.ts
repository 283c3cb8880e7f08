import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu, oneOf, option, withChoices } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Pica Mësonjëtorja, in Korçë. */
export const PICA_MESONJETORJA: WrittenPlace = {
  name: 'Pica Mësonjëtorja',
  address: 'Rruga Naim Frashëri 5',
  location: [40.61793, 20.78023],
  description: 'Çdo picë nis me një shkronjë të abetares, përballë shkollës së parë.',
  hours: week('11:00-23:00'),
  plan: 'free',
  menus: [
    menu(
      'Abetarja',
      'Nga A te Zh.',
      ['Italiane', 'Pica', '$'],
      {
        Shkronja: withChoices(
          ['Brumi', 'Shtesa'],
          [
            dish('Pica Agimi', 480, 'Domate, djathë e rigon.', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Agimi pizza', 'Tomato, cheese and oregano.'],
            }),
            dish('Pica Ëndrra', 620, 'Kërpudha Morave, krem dhe majdanoz.', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Ëndrra pizza', 'Mushrooms from Morava, cream and parsley.'],
            }),
            dish('Pica Xhixhëllonja', 590, 'Xhambon, misër dhe speca të ëmbël.', {
              ...declares('gluten milk'),
              en: ['Xhixhëllonja pizza', 'Ham, corn and sweet peppers.'],
            }),
            dish('Pica Borëbardha', 520, '', { ...declares('gluten milk'), en: ['Borëbardha pizza'] }),
            dish('Pica Cicërima', 550, 'Çedar, xhambon dhe qepë krokante.', {
              ...declares('gluten milk'),
              en: ['Cicërima pizza', 'Cheddar, ham and crispy onion.'],
            }),
            dish('Pica Çuçurima', 560, '', { ...declares('gluten milk'), en: ['Çuçurima pizza'] }),
            dish('Pica Dielli', 590, '', { ...declares('gluten milk'), en: ['Dielli pizza'] }),
            dish('Pica Dhelpra', 640, 'Djathë dhie, fiq e arra.', {
              ...declares('gluten milk nuts', { diets: 'vegetarian' }),
              en: ['Dhelpra pizza', 'Goat cheese, figs and walnuts.'],
            }),
            dish('Pica Gurra', 620, '', { ...declares('gluten milk'), en: ['Gurra pizza'] }),
            dish('Pica Këmbana', 580, 'Kërpudha e kaçkavall.', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Këmbana pizza', 'Mushrooms and kaçkavall cheese.'],
            }),
            dish('Pica Mësuesja', 480, 'Vetëm domate, hudhër e rigon, si marinara.', {
              ...declares('gluten', { diets: 'vegan' }),
              en: ['Mësuesja pizza', 'Just tomato, garlic and oregano, like a marinara.'],
            }),
            dish('Pica Pranvera', 610, 'Pulë, speca dhe misër.', {
              ...declares('gluten milk'),
              en: ['Pranvera pizza', 'Chicken, peppers and corn.'],
            }),
            dish('Pica Serenata', 640, 'Suxhuk, spec e qepë.', {
              ...declares('gluten milk'),
              en: ['Serenata pizza', 'Sausage, pepper and onion.'],
            }),
            dish('Pica Zambaku', 650, '', { ...declares('gluten milk'), en: ['Zambaku pizza'] }),
          ],
        ),
        Kalcone: [
          dish('Kalcone me djathë', 490, '', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Cheese calzone'],
          }),
          dish('Kalcone me xhambon', 540, '', { ...declares('gluten milk'), en: ['Ham calzone'] }),
        ],
        Anash: [
          dish('Patate të skuqura', 160, '', {
            ...declares('', { may: 'gluten', diets: 'vegan' }),
            en: ['Fries'],
          }),
          dish('Sallatë jeshile', 200, '', { ...declares('', { diets: 'vegan' }), en: ['Green salad'] }),
          dish('Bukë me hudhër', 150, '', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Garlic bread'],
          }),
        ],
        Pije: [
          dish('Coca-Cola 0,33 l', 130),
          dish('Birrë Korça 0,33 l', 160, '', {
            ...declares('gluten', { diets: 'vegan' }),
            en: ['Korça beer 0.33 l'],
          }),
          dish('Ujë 0,5 l', 60, '', { en: ['Water 0.5 l'] }),
        ],
      },
      {
        en: ['The primer', 'From A to Zh.'],
        daysOld: 15,
        groups: {
          Brumi: oneOf([
            option('I hollë', 0, { isDefault: true }),
            option('I trashë', 40),
            option('Me drithëra të plota', 80),
          ]),
          Shtesa: {
            most: 3,
            free: 1,
            options: [
              option('Kërpudha Morave', 80),
              option('Suxhuk', 90),
              option('Kaçkavall', 80),
              option('Spec djegës', 30),
              option('Mjaltë djegës', 50),
            ],
          },
        },
      },
    ),
  ],
};

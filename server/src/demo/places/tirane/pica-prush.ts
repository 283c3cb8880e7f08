import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu, oneOf, option, withChoices } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Pica Prush, in Tiranë. */
export const PICA_PRUSH: WrittenPlace = {
  name: 'Pica Prush',
  address: 'Rruga Don Bosko 41',
  location: [41.33857, 19.80423],
  description: 'Pica e lagjes: e madhe, e hollë, e gatshme për pesëmbëdhjetë minuta.',
  hours: week('11:00-00:00', { friday: '11:00-02:00', saturday: '11:00-02:00' }),
  plan: 'standard',
  liveliness: [7, 19, 4.1],
  menus: [
    menu(
      'Pica të mëdha',
      'Dyzet centimetra, mjafton për dy.',
      ['Italiane', 'Pica', '$'],
      {
        Klasike: withChoices(
          ['Madhësia', 'Brumi', 'Shtesa'],
          [
            dish('Kapriçoza', 780, 'Proshutë, kërpudha, angjinare dhe ullinj.', {
              ...declares('gluten milk'),
              en: ['Capricciosa', 'Ham, mushrooms, artichokes and olives.'],
            }),
            dish('Pica me ton', 720, 'Ton, qepë e kuqe dhe kaperi.', {
              ...declares('gluten fish milk'),
              en: ['Tuna pizza', 'Tuna, red onion and capers.'],
            }),
            dish('Pica Prush', 850, 'Suxhuk, speca të pjekur, djathë i tymosur.', {
              ...declares('gluten milk'),
              en: ['Pizza Prush', 'Sausage, roasted peppers, smoked cheese.'],
              eur: 870,
            }),
            dish('Margarita', 550, '', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Margherita'],
            }),
            dish('Proshutë e kërpudha', 700, '', { ...declares('gluten milk'), en: ['Ham and mushrooms'] }),
            dish('Katër stinët', 780, 'Proshutë, kërpudha, ullinj e speca, secila në çerekun e vet.', {
              ...declares('gluten milk'),
              en: ['Four seasons', 'Ham, mushrooms, olives and peppers, each in its own quarter.'],
            }),
            dish('Katër djathërat', 780, '', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Four cheeses'],
            }),
            dish('Pica me sallam pikant', 720, 'Sallam nga Kalabria e mjaltë djegës.', {
              ...declares('gluten milk'),
              en: ['Spicy salami pizza', 'Salami from Calabria and hot honey.'],
            }),
            dish('Pica vegjetariane', 680, '', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Vegetarian pizza'],
            }),
            dish('Pica me pulë e misër', 760, 'Pulë e pjekur, misër dhe qepë të ëmbla.', {
              ...declares('gluten milk'),
              en: ['Chicken and sweetcorn pizza', 'Roast chicken, sweetcorn and sweet onions.'],
            }),
            dish('Pica me proshutë të papjekur', 880, 'Hidhet pas furrës, me rukola.', {
              ...declares('gluten milk'),
              en: ['Prosciutto pizza', 'Added after the oven, with rocket.'],
            }),
            dish('Pica tropikale', 750, '', { ...declares('gluten milk'), en: ['Tropical pizza'] }),
            dish('Pica fshatare', 820, 'Suxhuk, vezë, speca dhe djathë i bardhë.', {
              ...declares('gluten eggs milk'),
              en: ['Village pizza', 'Sausage, egg, peppers and white cheese.'],
            }),
            dish('Napoletana', 680, '', { ...declares('gluten fish milk'), en: ['Neapolitan'] }),
            dish('Kalcone', 750, 'Kaçkavall, xhambon e pak domate.', {
              ...declares('gluten milk'),
              en: ['Calzone', 'Kashkaval, ham and a little tomato.'],
            }),
          ],
        ),
        'Për fëmijë': [
          dish('Pica e vogël me djathë', 350, 'Njëzet centimetra, vetëm me djathë.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Small cheese pizza', 'Twenty centimetres, with cheese only.'],
          }),
          dish('Pica e vogël me proshutë', 390, '', { ...declares('gluten milk'), en: ['Small ham pizza'] }),
        ],
        'Sanduiçë e sallata': [
          dish('Sanduiç me proshutë e djathë', 280, '', {
            ...declares('gluten milk'),
            en: ['Ham and cheese sandwich'],
          }),
          dish('Panuoco me pulë', 450, 'Brumi i picës i palosur, pulë, marule dhe majonezë.', {
            ...declares('gluten eggs mustard', { may: 'milk' }),
            en: ['Chicken panuozzo', 'Folded pizza dough, chicken, lettuce and mayonnaise.'],
          }),
          dish('Sallatë e përzier', 350, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Mixed salad'],
          }),
          dish('Sallatë Cezar', 550, '', {
            ...declares('gluten eggs fish milk mustard'),
            en: ['Caesar salad'],
          }),
          dish('Patate të skuqura', 220, '', {
            ...declares('', { may: 'gluten', free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['French fries'],
          }),
        ],
        Pije: [
          dish('Coca-Cola 0,33 l', 180),
          dish('Birrë Tirana 0,33 l', 220, '', { ...declares('gluten'), en: ['Tirana beer 0.33 l'] }),
          dish('Ujë 0,5 l', 80, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Water 0.5 l'],
          }),
          dish('Dhallë', 100, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Dhallë, yogurt drink'],
          }),
        ],
      },
      {
        en: ['Large pizzas', 'Forty centimetres, enough for two.'],
        groups: {
          Madhësia: oneOf([
            option('E mesme, 32 cm'),
            option('E madhe, 40 cm', 200),
            option('Familjare, 50 cm', 450),
          ]),
          Brumi: {
            most: 1,
            options: [
              option('I hollë', 0, declares('gluten')),
              option('Me buzë të mbushur', 150, declares('gluten milk')),
              option('Pa gluten', 180, {
                soldOut: true,
                ...declares('', { free: 'gluten', diets: 'gluten_free' }),
              }),
            ],
          },
          Shtesa: {
            most: 4,
            free: 1,
            options: [
              option('Kërpudha', 60),
              option('Ullinj', 50),
              option('Speca të pjekur', 60),
              option('Sallam pikant', 100),
              option('Mocarelë buallice', 180),
              option('Rukola', 50),
            ],
          },
        },
      },
    ),
  ],
};

import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu, option, withChoices } from '../../place-builders.ts';

/** Pica Prush, in Tiranë. */
export const PICA_PRUSH: WrittenPlace = {
  name: 'Pica Prush',
  address: 'Rruga Don Bosko 41',
  location: [41.33857, 19.80423],
  description: 'Pica e lagjes: e madhe, e hollë, e gatshme për pesëmbëdhjetë minuta.',
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
              en: ['Capricciosa', 'Ham, mushrooms, artichokes and olives.'],
            }),
            dish('Pica me ton', 720, 'Ton, qepë e kuqe dhe kaperi.', {
              en: ['Tuna pizza', 'Tuna, red onion and capers.'],
            }),
            dish('Pica Prush', 850, 'Suxhuk, speca të pjekur, djathë i tymosur.', {
              en: ['Pizza Prush', 'Sausage, roasted peppers, smoked cheese.'],
              eur: 870,
            }),
            dish('Margarita', 550, '', { en: ['Margherita'] }),
            dish('Proshutë e kërpudha', 700, '', { en: ['Ham and mushrooms'] }),
            dish('Katër stinët', 780, 'Proshutë, kërpudha, ullinj e speca, secila në çerekun e vet.', {
              en: ['Four seasons', 'Ham, mushrooms, olives and peppers, each in its own quarter.'],
            }),
            dish('Katër djathërat', 780, '', { en: ['Four cheeses'] }),
            dish('Pica me sallam pikant', 720, 'Sallam nga Kalabria e mjaltë djegës.', {
              en: ['Spicy salami pizza', 'Salami from Calabria and hot honey.'],
            }),
            dish('Pica vegjetariane', 680, '', { en: ['Vegetarian pizza'] }),
            dish('Pica me pulë e misër', 760, 'Pulë e pjekur, misër dhe qepë të ëmbla.', {
              en: ['Chicken and sweetcorn pizza', 'Roast chicken, sweetcorn and sweet onions.'],
            }),
            dish('Pica me proshutë të papjekur', 880, 'Hidhet pas furrës, me rukola.', {
              en: ['Prosciutto pizza', 'Added after the oven, with rocket.'],
            }),
            dish('Pica tropikale', 750, '', { en: ['Tropical pizza'] }),
            dish('Pica fshatare', 820, 'Suxhuk, vezë, speca dhe djathë i bardhë.', {
              en: ['Village pizza', 'Sausage, egg, peppers and white cheese.'],
            }),
            dish('Napoletana', 680, '', { en: ['Neapolitan'] }),
            dish('Kalcone', 750, 'Kaçkavall, xhambon e pak domate.', {
              en: ['Calzone', 'Kashkaval, ham and a little tomato.'],
            }),
          ],
        ),
        'Për fëmijë': [
          dish('Pica e vogël me djathë', 350, 'Njëzet centimetra, vetëm me djathë.', {
            en: ['Small cheese pizza', 'Twenty centimetres, with cheese only.'],
          }),
          dish('Pica e vogël me proshutë', 390, '', { en: ['Small ham pizza'] }),
        ],
        'Sanduiçë e sallata': [
          dish('Sanduiç me proshutë e djathë', 280, '', { en: ['Ham and cheese sandwich'] }),
          dish('Panuoco me pulë', 450, 'Brumi i picës i palosur, pulë, marule dhe majonezë.', {
            en: ['Chicken panuozzo', 'Folded pizza dough, chicken, lettuce and mayonnaise.'],
          }),
          dish('Sallatë e përzier', 350, '', { en: ['Mixed salad'] }),
          dish('Sallatë Cezar', 550, '', { en: ['Caesar salad'] }),
          dish('Patate të skuqura', 220, '', { en: ['French fries'] }),
        ],
        Pije: [
          dish('Coca-Cola 0,33 l', 180),
          dish('Birrë Tirana 0,33 l', 220, '', { en: ['Tirana beer 0.33 l'] }),
          dish('Ujë 0,5 l', 80, '', { en: ['Water 0.5 l'] }),
          dish('Dhallë', 100, '', { en: ['Dhallë, yogurt drink'] }),
        ],
      },
      {
        en: ['Large pizzas', 'Forty centimetres, enough for two.'],
        groups: {
          Madhësia: {
            least: 1,
            most: 1,
            options: [
              option('E mesme, 32 cm'),
              option('E madhe, 40 cm', 200),
              option('Familjare, 50 cm', 450),
            ],
          },
          Brumi: {
            most: 1,
            options: [
              option('I hollë'),
              option('Me buzë të mbushur', 150),
              option('Pa gluten', 180, { soldOut: true }),
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

import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu, option, withChoices } from '../../place-builders.ts';

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
            dish('Kapriçoza', 780, 'Proshutë, kërpudha, angjinare dhe ullinj.'),
            dish('Pica me ton', 720, 'Ton, qepë e kuqe dhe kaperi.'),
            dish('Pica Prush', 850, 'Suxhuk, speca të pjekur, djathë i tymosur.', { eur: 870 }),
            dish('Margarita', 550, '', declares('milk', { may: 'soybeans', diets: 'vegetarian' })),
            dish('Proshutë e kërpudha', 700),
            dish('Katër stinët', 780, 'Proshutë, kërpudha, ullinj e speca, secila në çerekun e vet.'),
            dish('Katër djathërat', 780),
            dish('Pica me sallam pikant', 720, 'Sallam nga Kalabria e mjaltë djegës.'),
            dish('Pica vegjetariane', 680),
            dish('Pica me pulë e misër', 760, 'Pulë e pjekur, misër dhe qepë të ëmbla.'),
            dish('Pica me proshutë të papjekur', 880, 'Hidhet pas furrës, me rukola.'),
            dish('Pica tropikale', 750),
            dish('Pica fshatare', 820, 'Suxhuk, vezë, speca dhe djathë i bardhë.'),
            dish('Napoletana', 680),
            dish('Kalcone', 750, 'Kaçkavall, xhambon e pak domate.'),
          ],
        ),
        'Për fëmijë': [
          dish('Pica e vogël me djathë', 350, 'Njëzet centimetra, vetëm me djathë.'),
          dish('Pica e vogël me proshutë', 390),
        ],
        'Sanduiçë e sallata': [
          dish('Sanduiç me proshutë e djathë', 280),
          dish('Panuoco me pulë', 450, 'Brumi i picës i palosur, pulë, marule dhe majonezë.'),
          dish('Sallatë e përzier', 350),
          dish('Sallatë Cezar', 550),
          dish('Patate të skuqura', 220),
        ],
        Pije: [
          dish('Coca-Cola 0,33 l', 180),
          dish('Birrë Tirana 0,33 l', 220),
          dish('Ujë 0,5 l', 80),
          dish('Dhallë', 100),
        ],
      },
      {
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

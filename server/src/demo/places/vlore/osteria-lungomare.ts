import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu, option, withChoices } from '../../place-builders.ts';

/** Osteria Lungomare, in Vlorë. */
export const OSTERIA_LUNGOMARE: WrittenPlace = {
  name: 'Osteria Lungomare',
  address: 'Lungomare 41',
  location: [40.44653, 19.48953],
  description: 'Fokaçe të ngrohta në mëngjes, rizoto në perëndim.',
  plan: 'standard',
  liveliness: [5, 17, 4.3],
  menus: [
    menu(
      'Osteria',
      'Me pamje nga ishulli i Sazanit.',
      ['Italiane', 'Darke', '$$'],
      {
        'Nga furra': withChoices(
          ['Brumi', 'Shtesa në pica', 'Pa'],
          [
            dish('Fokaçe me domate', 320, 'E butë, me vaj ulliri e kripë të trashë.', {
              en: ['Tomato focaccia', 'Soft, with olive oil and coarse salt.'],
            }),
            dish('Pica me peshk të tymosur', 940, 'Salmon, kaperi dhe stracatela.', {
              en: ['Smoked fish pizza', 'Salmon, capers and stracciatella.'],
              eur: 960,
            }),
            dish('Margherita', 550),
            dish('Pica me proshutë e kërpudha', 750, '', { en: ['Ham and mushroom pizza'] }),
            dish('Pica me perime', 680, '', { en: ['Vegetable pizza'] }),
            dish('Pica me fruta deti', 1050, 'Midhje, karkaleca e kallamarë, hidhen pas furrës.', {
              en: ['Seafood pizza', 'Mussels, prawns and calamari, added after the oven.'],
            }),
            dish('Pica Diavola', 750, '', { en: ['Pizza Diavola'] }),
            dish('Pica me ton e qepë', 780, '', { en: ['Tuna and onion pizza'] }),
            dish('Pica me buratë', 920, 'Buratë e plotë në mes, domate të pjekura.', {
              en: ['Burrata pizza', 'A whole burrata in the middle, roasted tomatoes.'],
            }),
          ],
        ),
        'Me lugë druri': [
          dish('Rizoto me limon', 720, 'Krem limoni e parmixhano, asgjë më shumë.', {
            en: ['Lemon risotto', 'Cream of lemon and Parmesan, nothing more.'],
            eur: 735,
          }),
          dish('Njoki me pesto', 660, 'Borzilok i Radhimës, arra pishe.', {
            en: ['Gnocchi with pesto', 'Basil from Radhima, pine nuts.'],
          }),
          dish('Spageti me fruta deti', 1050, 'Me guaska, të lidhura me lëngun e tyre.', {
            en: ['Seafood spaghetti', 'In their shells, bound with their own juices.'],
          }),
          dish('Pene arrabiata', 590, '', { en: ['Penne arrabbiata'] }),
          dish('Lazanja', 690, '', { en: ['Lasagne'] }),
          dish('Rizoto me karkaleca', 980, 'Lëng karkalecash, lëvore limoni dhe gjalpë i ftohtë.', {
            en: ['Prawn risotto', 'Prawn stock, lemon zest and cold butter.'],
          }),
          dish('Taliatele me ragu', 720, '', { en: ['Tagliatelle with ragù'] }),
        ],
        Antipasti: [
          dish('Bruskete me domate', 280, '', { en: ['Tomato bruschetta'] }),
          dish('Karpaço viçi', 820, '', { en: ['Beef carpaccio'] }),
          dish('Kaprese me mocarelë buallice', 690, '', { en: ['Caprese with buffalo mozzarella'] }),
          dish('Kallamarë të skuqur', 950, '', { en: ['Fried calamari'] }),
        ],
        'Mish e peshk': [
          dish('Skalopine me kërpudha', 850, '', { en: ['Scaloppine with mushrooms'] }),
          dish('Tagliata viçi', 1490, 'Me rukola, domate qershi e parmixhano.', {
            en: ['Beef tagliata', 'With rocket, cherry tomatoes and Parmesan.'],
            choices: ['Si piqet'],
          }),
          dish('Levrek në zgarë', 1490, '', { en: ['Grilled sea bass'] }),
        ],
        'Të ëmbla e pije': [
          dish('Tiramisu', 380),
          dish('Panakota', 320, '', { en: ['Panna cotta'] }),
          dish('Spritz', 550),
          dish('Verë e bardhë, gotë', 350, '', { en: ['White wine, glass'] }),
          dish('Birrë Peroni 0,33 l', 280, '', { en: ['Peroni beer 0.33 l'] }),
          dish('Kafe ekspres', 100, '', { en: ['Espresso'] }),
        ],
      },
      {
        en: ['Osteria', 'With a view of Sazan island.'],
        groups: {
          Brumi: {
            most: 1,
            options: [option('I hollë'), option('Me buzë të mbushur', 150), option('Pa gluten', 180)],
          },
          'Shtesa në pica': {
            most: 4,
            free: 1,
            options: [
              option('Kërpudha', 60),
              option('Ullinj', 60),
              option('Rukola', 60),
              option('Açuge', 120),
              option('Buratë', 280),
            ],
          },
          'Si piqet': {
            least: 1,
            most: 1,
            options: [
              option('I përgjakur'),
              option('Gjysmë i pjekur', 0, { isDefault: true }),
              option('I pjekur mirë'),
            ],
          },
          Pa: { options: [option('Pa hudhër'), option('Pa djathë')] },
        },
      },
    ),
  ],
};

import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu, oneOf, option, withChoices } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Osteria Lungomare, in Vlorë. */
export const OSTERIA_LUNGOMARE: WrittenPlace = {
  name: 'Osteria Lungomare',
  address: 'Lungomare 41',
  location: [40.44653, 19.48953],
  description: 'Fokaçe të ngrohta në mëngjes, rizoto në perëndim.',
  hours: week('07:30-23:30'),
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
              ...declares('gluten', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
              en: ['Tomato focaccia', 'Soft, with olive oil and coarse salt.'],
            }),
            dish('Pica me peshk të tymosur', 940, 'Salmon, kaperi dhe stracatela.', {
              ...declares('gluten fish milk'),
              en: ['Smoked fish pizza', 'Salmon, capers and stracciatella.'],
              eur: 960,
            }),
            dish('Margherita', 550, '', declares('gluten milk', { diets: 'vegetarian' })),
            dish('Pica me proshutë e kërpudha', 750, '', {
              ...declares('gluten milk'),
              en: ['Ham and mushroom pizza'],
            }),
            dish('Pica me perime', 680, '', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Vegetable pizza'],
            }),
            dish('Pica me fruta deti', 1050, 'Midhje, karkaleca e kallamarë, hidhen pas furrës.', {
              ...declares('gluten crustaceans molluscs', { may: 'milk' }),
              en: ['Seafood pizza', 'Mussels, prawns and calamari, added after the oven.'],
            }),
            dish('Pica Diavola', 750, '', { ...declares('gluten milk'), en: ['Pizza Diavola'] }),
            dish('Pica me ton e qepë', 780, '', {
              ...declares('gluten fish milk'),
              en: ['Tuna and onion pizza'],
            }),
            dish('Pica me buratë', 920, 'Buratë e plotë në mes, domate të pjekura.', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Burrata pizza', 'A whole burrata in the middle, roasted tomatoes.'],
            }),
          ],
        ),
        'Me lugë druri': [
          dish('Rizoto me limon', 720, 'Krem limoni e parmixhano, asgjë më shumë.', {
            ...declares('milk sulphites', { may: 'celery' }),
            en: ['Lemon risotto', 'Cream of lemon and Parmesan, nothing more.'],
            eur: 735,
          }),
          dish('Njoki me pesto', 660, 'Borzilok i Radhimës, arra pishe.', {
            ...declares('gluten milk nuts', { may: 'eggs' }),
            en: ['Gnocchi with pesto', 'Basil from Radhima, pine nuts.'],
          }),
          dish('Spageti me fruta deti', 1050, 'Me guaska, të lidhura me lëngun e tyre.', {
            ...declares('gluten crustaceans fish molluscs', { may: 'eggs' }),
            en: ['Seafood spaghetti', 'In their shells, bound with their own juices.'],
          }),
          dish('Pene arrabiata', 590, '', {
            ...declares('gluten', { may: 'eggs', diets: 'vegetarian' }),
            en: ['Penne arrabbiata'],
          }),
          dish('Lazanja', 690, '', { ...declares('gluten eggs milk celery'), en: ['Lasagne'] }),
          dish('Rizoto me karkaleca', 980, 'Lëng karkalecash, lëvore limoni dhe gjalpë i ftohtë.', {
            ...declares('crustaceans milk sulphites', { may: 'celery' }),
            en: ['Prawn risotto', 'Prawn stock, lemon zest and cold butter.'],
          }),
          dish('Taliatele me ragu', 720, '', {
            ...declares('gluten eggs celery', { may: 'milk sulphites' }),
            en: ['Tagliatelle with ragù'],
          }),
        ],
        Antipasti: [
          dish('Bruskete me domate', 280, '', {
            ...declares('gluten', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Tomato bruschetta'],
          }),
          dish('Karpaço viçi', 820, '', {
            ...declares('milk', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Beef carpaccio'],
          }),
          dish('Kaprese me mocarelë buallice', 690, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Caprese with buffalo mozzarella'],
          }),
          dish('Kallamarë të skuqur', 950, '', { ...declares('gluten molluscs'), en: ['Fried calamari'] }),
        ],
        'Mish e peshk': [
          dish('Skalopine me kërpudha', 850, '', {
            ...declares('gluten milk sulphites'),
            en: ['Scaloppine with mushrooms'],
          }),
          dish('Tagliata viçi', 1490, 'Me rukola, domate qershi e parmixhano.', {
            ...declares('milk', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Beef tagliata', 'With rocket, cherry tomatoes and Parmesan.'],
            choices: ['Si piqet'],
          }),
          dish('Levrek në zgarë', 1490, '', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled sea bass'],
          }),
        ],
        'Të ëmbla e pije': [
          dish('Tiramisu', 380, '', declares('gluten eggs milk', { may: 'sulphites', diets: 'vegetarian' })),
          dish('Panakota', 320, '', {
            ...declares('milk', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Panna cotta'],
          }),
          dish('Spritz', 550, '', declares('sulphites')),
          dish('Verë e bardhë, gotë', 350, '', { ...declares('sulphites'), en: ['White wine, glass'] }),
          dish('Birrë Peroni 0,33 l', 280, '', { ...declares('gluten'), en: ['Peroni beer 0.33 l'] }),
          dish('Kafe ekspres', 100, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Espresso'],
          }),
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
          'Si piqet': oneOf([
            option('I përgjakur'),
            option('Gjysmë i pjekur', 0, { isDefault: true }),
            option('I pjekur mirë'),
          ]),
          Pa: { options: [option('Pa hudhër'), option('Pa djathë')] },
        },
      },
    ),
  ],
};

import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu, option, withChoices } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Sushi Myzeqe, in Fier. */
export const SUSHI_MYZEQE: WrittenPlace = {
  name: 'Sushi Myzeqe',
  address: 'Rruga Ramiz Aranitasi 33',
  location: [40.72233, 19.55523],
  description: 'Sushi me oriz të Myzeqesë dhe peshk të freskët.',
  hours: week('12:00-22:30'),
  plan: 'trial',
  liveliness: [2, 3, 4.5],
  menus: [
    menu(
      'Roll',
      'Tetë copë secili.',
      ['Japoneze', 'Kryesore', '$$'],
      {
        'Të mbyllur': withChoices(
          ['Shtesa për sushi'],
          [
            dish('Roll me salmon', 720, 'Salmon, krem djathi, kastravec.', {
              ...declares('fish milk', { may: 'soybeans' }),
              en: ['Salmon roll', 'Salmon, cream cheese, cucumber.'],
              eur: 735,
            }),
            dish('Roll me ngjalë', 880, 'Ngjalë Semani me salcë soje, susam.', {
              ...declares('gluten fish soybeans sesame', { free: 'milk', diets: 'lactose_free' }),
              en: ['Eel roll', 'Seman eel with soy sauce, sesame.'],
              eur: 895,
            }),
            dish('Roll me perime tempura', 540, 'Karotë e kungull krokant.', {
              ...declares('gluten', { may: 'sesame', free: 'milk', diets: 'vegan vegetarian lactose_free' }),
              en: ['Vegetable tempura roll', 'Crispy carrot and courgette.'],
            }),
            dish('Kalifornia roll', 680, '', {
              ...declares('gluten crustaceans eggs fish soybeans sesame', {
                free: 'milk',
                diets: 'lactose_free',
              }),
              en: ['California roll'],
            }),
            dish('Filadelfia roll', 760, 'Salmon sipër, krem djathi e avokado brenda.', {
              ...declares('fish soybeans milk', { may: 'sesame' }),
              en: ['Philadelphia roll', 'Salmon on top, cream cheese and avocado inside.'],
            }),
            dish('Spicy tuna roll', 790, 'Ton i prerë, majonezë djegëse, qepë e njomë.', {
              ...declares('gluten eggs fish soybeans', {
                may: 'sesame',
                free: 'milk',
                diets: 'lactose_free',
              }),
              en: ['Spicy tuna roll', 'Chopped tuna, spicy mayonnaise, spring onion.'],
            }),
            dish('Tiger roll', 890, 'Karkalec krokant e salmon i djegur.', {
              ...declares('gluten crustaceans eggs fish soybeans', {
                may: 'sesame',
                free: 'milk',
                diets: 'lactose_free',
              }),
              en: ['Tiger roll', 'Crispy prawn and seared salmon.'],
            }),
            dish('Roll me avokado', 480, '', {
              ...declares('', {
                may: 'soybeans sesame',
                free: 'milk',
                diets: 'vegan vegetarian lactose_free',
              }),
              en: ['Avocado roll'],
            }),
            dish('Roll me kastravec', 420, '', {
              ...declares('', { may: 'sesame', free: 'milk', diets: 'vegan vegetarian lactose_free' }),
              en: ['Cucumber roll'],
            }),
            dish('Roll me karkaleca krokante', 850, '', {
              ...declares('gluten crustaceans eggs', { may: 'sesame', free: 'milk', diets: 'lactose_free' }),
              en: ['Crispy prawn roll'],
            }),
          ],
        ),
        Nigiri: withChoices(
          ['Shtesa për sushi'],
          [
            dish('Nigiri me salmon (4 copë)', 690, '', {
              ...declares('fish', { may: 'soybeans', free: 'milk', diets: 'lactose_free' }),
              en: ['Salmon nigiri (4 pcs)'],
            }),
            dish('Nigiri me ton (4 copë)', 760, '', {
              ...declares('fish', { may: 'soybeans', free: 'milk', diets: 'lactose_free' }),
              en: ['Tuna nigiri (4 pcs)'],
            }),
            dish('Nigiri me ngjalë (4 copë)', 790, '', {
              ...declares('gluten fish soybeans', { free: 'milk', diets: 'lactose_free' }),
              en: ['Eel nigiri (4 pcs)'],
            }),
            dish('Nigiri me karkalec (4 copë)', 680, '', {
              ...declares('crustaceans', { may: 'soybeans', free: 'milk', diets: 'lactose_free' }),
              en: ['Prawn nigiri (4 pcs)'],
            }),
          ],
        ),
        Sashimi: withChoices(
          ['Shtesa për sushi'],
          [
            dish('Sashimi me salmon (6 copë)', 850, '', {
              ...declares('fish soybeans', { free: 'milk', diets: 'lactose_free' }),
              en: ['Salmon sashimi (6 pcs)'],
            }),
            dish('Sashimi me levrek (6 copë)', 890, 'Me qitro e kripë, pa salcë soje.', {
              ...declares('fish', { free: 'gluten milk', diets: 'gluten_free lactose_free' }),
              en: ['Sea bass sashimi (6 pcs)', 'With citron and salt, no soy sauce.'],
            }),
          ],
        ),
        'Të ngrohta': [
          dish('Supë miso', 220, '', {
            ...declares('fish soybeans', { free: 'milk', diets: 'lactose_free' }),
            en: ['Miso soup'],
          }),
          dish(
            'Gyoza (5 copë)',
            390,
            '',
            declares('gluten soybeans', { may: 'sesame', free: 'milk', diets: 'lactose_free' }),
          ),
          dish('Ramen me pulë', 620, '', {
            ...declares('gluten eggs soybeans', { may: 'sesame', free: 'milk', diets: 'lactose_free' }),
            en: ['Chicken ramen'],
          }),
          dish('Udon me perime', 520, '', {
            ...declares('gluten soybeans', { free: 'milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Vegetable udon'],
          }),
          dish('Karkaleca tempura (5 copë)', 720, '', {
            ...declares('gluten crustaceans eggs soybeans', { free: 'milk', diets: 'lactose_free' }),
            en: ['Prawn tempura (5 pcs)'],
          }),
          dish('Teriyaki me pulë', 590, 'Kofshë pule, salcë e bërë këtu, oriz i Myzeqesë.', {
            ...declares('gluten soybeans', { may: 'sesame', free: 'milk', diets: 'lactose_free' }),
            en: ['Chicken teriyaki', 'Chicken thigh, house-made sauce, Myzeqe rice.'],
          }),
          dish('Poke me salmon', 790, '', {
            ...declares('fish soybeans sesame', { may: 'gluten' }),
            en: ['Salmon poke bowl'],
          }),
        ],
        Sete: [
          dish('Set 16 copë', 1350, '', {
            ...declares('crustaceans fish soybeans milk', { may: 'sesame' }),
            en: ['Set of 16 pieces'],
            choices: ['Shtesa për sushi'],
          }),
          dish('Set 24 copë', 1950, 'Roll e nigiri, për dy.', {
            ...declares('crustaceans fish soybeans milk', { may: 'sesame' }),
            en: ['Set of 24 pieces', 'Rolls and nigiri, for two.'],
            choices: ['Shtesa për sushi'],
          }),
        ],
        Pije: [
          dish('Çaj jeshil', 180, '', { en: ['Green tea'] }),
          dish('Birrë Asahi 0,33 l', 350, '', {
            ...declares('gluten', { free: 'milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Asahi beer 0.33 l'],
          }),
          dish('Ujë 0,5 l', 60, '', { en: ['Water 0.5 l'] }),
        ],
      },
      {
        en: ['Rolls', 'Eight pieces each.'],
        groups: {
          'Shtesa për sushi': {
            most: 4,
            free: 1,
            options: [
              option('Uasabi', 40),
              option('Xhenxhefil turshi', 40),
              option('Salcë soje', 30),
              option('Salcë soje pa gluten', 60),
              option('Majonezë djegëse', 60),
              option('Vezë peshku', 150, { soldOut: true }),
            ],
          },
        },
      },
    ),
  ],
};

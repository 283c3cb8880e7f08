import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu, oneOf, option, withChoices } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Tokio e Vogël, in Elbasan. */
export const TOKIO_E_VOGEL: WrittenPlace = {
  name: 'Tokio e Vogël',
  address: 'Rruga Thoma Kalefi 25',
  location: [41.11453, 20.08523],
  description: 'Oriz në tas, kari japonez dhe katsu në qendër të Elbasanit.',
  hours: week('11:30-15:00 18:00-22:30', { monday: '' }),
  plan: 'trial',
  liveliness: [2, 1, 4.9],
  menus: [
    menu(
      'Donburi',
      'Një tas, një lugë.',
      ['Japoneze', 'Dreka', '$$'],
      {
        'Mbi oriz': withChoices(
          ['Orizi', 'Shtesa në tas'],
          [
            dish('Katsu kari', 620, 'Kotoletë pule krokante, kari i errët.', {
              ...declares('gluten eggs soybeans', { free: 'milk', diets: 'lactose_free' }),
              en: ['Katsu curry', 'Crispy chicken cutlet, dark curry.'],
              eur: 630,
            }),
            dish('Gyudon', 650, 'Viç i hollë, qepë, vezë e butë.', {
              ...declares('gluten eggs soybeans', { free: 'milk', diets: 'lactose_free' }),
              en: ['Gyudon', 'Thinly sliced beef, onion, soft egg.'],
            }),
            dish('Teriyaki me salmon', 890, 'Lëkurë krokante, spinaq me susam.', {
              ...declares('gluten fish soybeans sesame', { free: 'milk', diets: 'lactose_free' }),
              en: ['Salmon teriyaki', 'Crispy skin, spinach with sesame.'],
              eur: 910,
            }),
            dish('Katsu don', 640, 'Kotoletë derri me vezë e qepë.', {
              ...declares('gluten eggs fish soybeans', { free: 'milk', diets: 'lactose_free' }),
              en: ['Katsu don', 'Pork cutlet with egg and onion.'],
            }),
            dish('Oyakodon', 590, 'Pulë dhe vezë të lidhura në lëng soje, mbi oriz.', {
              ...declares('gluten eggs fish soybeans', { free: 'milk', diets: 'lactose_free' }),
              en: ['Oyakodon', 'Chicken and egg bound in soy broth, over rice.'],
            }),
            dish(
              'Karaage don',
              580,
              '',
              declares('gluten eggs soybeans', { free: 'milk', diets: 'lactose_free' }),
            ),
            dish('Tendon me karkaleca tempura', 820, 'Tri karkaleca, perime, salcë e ëmbël soje.', {
              ...declares('gluten crustaceans eggs soybeans', { free: 'milk', diets: 'lactose_free' }),
              en: ['Tendon with prawn tempura', 'Three prawns, vegetables, sweet soy sauce.'],
            }),
            dish(
              'Tofu don',
              490,
              '',
              declares('gluten soybeans', { free: 'milk', diets: 'vegan vegetarian lactose_free' }),
            ),
            dish('Teriyaki me pulë', 590, '', {
              ...declares('gluten soybeans', { may: 'sesame', free: 'milk', diets: 'lactose_free' }),
              en: ['Chicken teriyaki'],
            }),
            dish('Kari me perime', 520, '', {
              ...declares('gluten soybeans', { free: 'milk', diets: 'vegan vegetarian lactose_free' }),
              en: ['Vegetable curry'],
            }),
            dish('Pulë me gjalpë e bukë nan', 650, 'Kari indian: pulë tanduri në salcë domatesh e gjalpi.', {
              ...declares('gluten milk', { may: 'nuts' }),
              en: [
                'Butter chicken with naan',
                'An Indian curry: tandoori chicken in a tomato and butter sauce.',
              ],
            }),
          ],
        ),
        Makarona: [
          dish('Ramen me pulë', 650, '', {
            ...declares('gluten eggs soybeans', { may: 'sesame', free: 'milk', diets: 'lactose_free' }),
            en: ['Chicken ramen'],
          }),
          dish('Ramen me derr', 690, 'Lëng i bardhë, derr i shtruar dhe vezë e marinuar.', {
            ...declares('gluten eggs soybeans', { may: 'sesame', free: 'milk', diets: 'lactose_free' }),
            en: ['Pork ramen', 'White broth, pork belly and a marinated egg.'],
          }),
          dish('Udon me perime', 560, '', {
            ...declares('gluten soybeans', { free: 'milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Vegetable udon'],
          }),
          dish('Yakisoba me viç', 640, '', {
            ...declares('gluten soybeans', { may: 'eggs', free: 'milk', diets: 'lactose_free' }),
            en: ['Yakisoba with beef'],
          }),
        ],
        'Për nisje': [
          dish(
            'Gyoza (5 copë)',
            420,
            '',
            declares('gluten soybeans', { may: 'sesame', free: 'milk', diets: 'lactose_free' }),
          ),
          dish('Supë miso', 220, '', {
            ...declares('fish soybeans', { free: 'milk', diets: 'lactose_free' }),
            en: ['Miso soup'],
          }),
          dish(
            'Edamame',
            290,
            '',
            declares('soybeans', { free: 'gluten milk', diets: 'vegan vegetarian gluten_free lactose_free' }),
          ),
          dish('Sallatë me alga', 350, '', {
            ...declares('gluten soybeans sesame', { free: 'milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Seaweed salad'],
          }),
          dish('Onigiri me ton (2 copë)', 320, 'Trekëndësha orizi në alge.', {
            ...declares('eggs fish soybeans', { free: 'milk', diets: 'lactose_free' }),
            en: ['Tuna onigiri (2 pcs)', 'Rice triangles in seaweed.'],
          }),
        ],
        Roll: [
          dish('Kalifornia roll', 690, '', {
            ...declares('gluten crustaceans eggs fish soybeans sesame', {
              free: 'milk',
              diets: 'lactose_free',
            }),
            en: ['California roll'],
          }),
          dish('Roll me salmon', 690, '', {
            ...declares('fish milk', { may: 'soybeans' }),
            en: ['Salmon roll'],
          }),
          dish('Roll me kastravec', 380, '', {
            ...declares('', { may: 'sesame', free: 'milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Cucumber roll'],
          }),
        ],
        Pije: [
          dish('Çaj jeshil', 180, '', { en: ['Green tea'] }),
          dish('Ramune', 250, 'Gazoze japoneze me top qelqi në grykë.', {
            en: ['Ramune', 'Japanese soda with a glass marble in the neck.'],
          }),
          dish('Ujë 0,5 l', 70, '', { en: ['Water 0.5 l'] }),
        ],
      },
      {
        en: ['Donburi', 'One bowl, one spoon.'],
        groups: {
          Orizi: oneOf([
            option('I bardhë', 0, { isDefault: true }),
            option('I plotë', 40),
            option('Më shumë oriz', 60),
          ]),
          'Shtesa në tas': {
            most: 3,
            options: [
              option('Vezë e marinuar', 80),
              option('Tofu i skuqur', 90),
              option('Kimçi', 70),
              option('Qepë e njomë', 20),
              option('Susam i thekur', 20),
            ],
          },
        },
      },
    ),
  ],
};

import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu, option, withChoices } from '../../place-builders.ts';

/** Tokio e Vogël, in Elbasan. */
export const TOKIO_E_VOGEL: WrittenPlace = {
  name: 'Tokio e Vogël',
  address: 'Rruga Thoma Kalefi 25',
  location: [41.11453, 20.08523],
  description: 'Oriz në tas, kari japonez dhe katsu në qendër të Elbasanit.',
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
              en: ['Katsu curry', 'Crispy chicken cutlet, dark curry.'],
              eur: 630,
            }),
            dish('Gyudon', 650, 'Viç i hollë, qepë, vezë e butë.', {
              en: ['Gyudon', 'Thinly sliced beef, onion, soft egg.'],
            }),
            dish('Teriyaki me salmon', 890, 'Lëkurë krokante, spinaq me susam.', {
              en: ['Salmon teriyaki', 'Crispy skin, spinach with sesame.'],
              eur: 910,
            }),
            dish('Katsu don', 640, 'Kotoletë derri me vezë e qepë.', {
              en: ['Katsu don', 'Pork cutlet with egg and onion.'],
            }),
            dish('Oyakodon', 590, 'Pulë dhe vezë të lidhura në lëng soje, mbi oriz.', {
              en: ['Oyakodon', 'Chicken and egg bound in soy broth, over rice.'],
            }),
            dish('Karaage don', 580),
            dish('Tendon me karkaleca tempura', 820, 'Tri karkaleca, perime, salcë e ëmbël soje.', {
              en: ['Tendon with prawn tempura', 'Three prawns, vegetables, sweet soy sauce.'],
            }),
            dish('Tofu don', 490),
            dish('Teriyaki me pulë', 590, '', { en: ['Chicken teriyaki'] }),
            dish('Kari me perime', 520, '', { en: ['Vegetable curry'] }),
          ],
        ),
        Makarona: [
          dish('Ramen me pulë', 650, '', { en: ['Chicken ramen'] }),
          dish('Ramen me derr', 690, 'Lëng i bardhë, derr i shtruar dhe vezë e marinuar.', {
            en: ['Pork ramen', 'White broth, pork belly and a marinated egg.'],
          }),
          dish('Udon me perime', 560, '', { en: ['Vegetable udon'] }),
          dish('Yakisoba me viç', 640, '', { en: ['Yakisoba with beef'] }),
        ],
        'Për nisje': [
          dish('Gyoza (5 copë)', 420),
          dish('Supë miso', 220, '', { en: ['Miso soup'] }),
          dish('Edamame', 290),
          dish('Sallatë me alga', 350, '', { en: ['Seaweed salad'] }),
          dish('Onigiri me ton (2 copë)', 320, 'Trekëndësha orizi në alge.', {
            en: ['Tuna onigiri (2 pcs)', 'Rice triangles in seaweed.'],
          }),
        ],
        Roll: [
          dish('Kalifornia roll', 690, '', { en: ['California roll'] }),
          dish('Roll me salmon', 690, '', { en: ['Salmon roll'] }),
          dish('Roll me kastravec', 380, '', { en: ['Cucumber roll'] }),
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
          Orizi: {
            least: 1,
            most: 1,
            options: [
              option('I bardhë', 0, { isDefault: true }),
              option('I plotë', 40),
              option('Më shumë oriz', 60),
            ],
          },
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

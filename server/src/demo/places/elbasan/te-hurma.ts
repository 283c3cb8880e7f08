import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Te Hurma, in Elbasan. */
export const TE_HURMA: WrittenPlace = {
  name: 'Te Hurma',
  address: 'Rruga Kala 9',
  location: [41.11293, 20.08153],
  description: 'Pastiço, japrakë dhe gatime të stinës nën hurmën e vjetër.',
  hours: week('08:00-22:30'),
  plan: 'trial',
  liveliness: [1, 1, 5],
  menus: [
    menu(
      'Menuja kryesore',
      'E shkurtër, e gatuar sot.',
      ['Tradicionale', 'Kryesore', '$$'],
      {
        'Nga kuzhina': [
          dish('Pastiço', 420, 'Makarona të gjata, vezë e djathë, me kore të artë.', {
            en: ['Pastiço, baked macaroni', 'Long macaroni, egg and cheese, with a golden crust.'],
          }),
          dish('Japrakë me gjethe të egra', 390, 'Oriz, qepë e njomë, kos me hudhër.', {
            en: ['Japrakë with wild leaves', 'Rice, spring onions, garlic yogurt.'],
          }),
          dish('Ballokume', 120, 'Miell misri e gjalpë, si për Ditën e Verës.', {
            en: ['Ballokume, Elbasan corn-flour cookie', 'Corn flour and butter, as for Summer Day.'],
          }),
          dish('Tavë kosi', 560, '', { en: ['Tavë kosi, lamb baked in yogurt'] }),
          dish('Tavë Elbasani', 580, 'Mish dashi, kos e vezë, me kore të skuqur sipër.', {
            en: ['Tavë Elbasani, meat baked in yogurt', 'Mutton, yogurt and egg, with a browned crust.'],
          }),
          dish('Speca të mbushur', 390, '', { en: ['Stuffed peppers'] }),
          dish('Qofte me salcë kosi', 420, '', { en: ['Qofte, meatballs with yogurt sauce'] }),
          dish('Mish viçi me patate', 560, 'Në tepsi, me rigon e domate.', {
            en: ['Veal with potatoes', 'Roasted in a pan, with oregano and tomato.'],
          }),
          dish('Fasule tavë', 320, '', { en: ['Tavë of baked beans'] }),
          dish('Bamje me mish', 480, '', { en: ['Okra with meat'] }),
        ],
        'Për nisje': [
          dish('Supë pule', 220, '', { en: ['Chicken soup'] }),
          dish('Byrek me spinaq', 180, '', { en: ['Spinach byrek'] }),
          dish('Sallatë me domate', 230, '', { en: ['Tomato salad'] }),
          dish('Djathë i skuqur', 350, 'Kaçkavall i Elbasanit në tigan.', {
            en: ['Fried cheese', 'Kaçkavall from Elbasan, pan-fried.'],
          }),
          dish('Salcë kosi', 150, '', { en: ['Yogurt sauce'] }),
          dish('Qifqi (6 copë)', 260, 'Topthe orizi me vezë e mendër, si në Gjirokastër.', {
            en: ['Qifqi, rice balls (6 pieces)', 'Rice balls with egg and mint, as in Gjirokastër.'],
          }),
        ],
        Anash: [
          dish('Pilaf', 150),
          dish('Patate në furrë', 180, '', { en: ['Roast potatoes'] }),
          dish('Turshi', 120, '', { en: ['Pickles'] }),
        ],
        'Të ëmbla': [
          dish('Revani', 150, '', { en: ['Revani, semolina cake'] }),
          dish('Sultjash', 150, '', { en: ['Sultjash, rice pudding'] }),
          dish('Hurma me gjizë e mjaltë', 220, 'Nga hurma e oborrit, prej tetorit në dhjetor.', {
            en: [
              'Persimmon with curd cheese and honey',
              'From the persimmon tree in our yard, October to December.',
            ],
          }),
          dish('Komposto hurme', 130, '', { en: ['Persimmon compote'] }),
          dish('Dhallë', 80, '', { en: ['Dhallë, salted yogurt drink'] }),
        ],
      },
      { en: ['Main menu', 'Short, cooked today.'] },
    ),
  ],
};

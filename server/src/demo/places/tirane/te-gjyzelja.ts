import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Te Gjyzelja, in Tiranë. */
export const TE_GJYZELJA: WrittenPlace = {
  name: 'Te Gjyzelja',
  address: 'Rruga Ali Demi 33',
  location: [41.32363, 19.83592],
  description: 'Gatime shtëpie si nga nëna, me porcione të mëdha.',
  hours: week('11:30-17:00', { sunday: '' }),
  plan: 'ended',
  liveliness: [0, 11, 4],
  menus: [
    menu(
      'Tenxherja e ditës',
      'Një gatim në ditë, të dielën dy.',
      ['Tradicionale', 'Dreka', '$'],
      {
        'Gatime me lugë': [
          dish('Bamje me mish', 460, 'Bamje të vogla, domate dhe pak limon.', {
            en: ['Okra with meat', 'Small okra, tomato and a little lemon.'],
          }),
          dish('Mish me kumbulla', 520, 'I ëmbël e i thartë, si në Korçën e vjetër.', {
            en: ['Meat with prunes', 'Sweet and sour, as in old Korça.'],
          }),
          dish('Patate furre me pulë', 430, 'Kore e artë, lëng në fund të tepsisë.', {
            en: ['Roast potatoes with chicken', 'Golden crust, juices at the bottom of the tray.'],
          }),
          dish('Tavë kosi', 590, 'Mish qengji e oriz poshtë, kos i fryrë sipër.', {
            en: ['Tavë kosi, lamb baked in yogurt', 'Lamb and rice below, risen yogurt on top.'],
          }),
          dish('Fasule me suxhuk', 420, '', { en: ['Bean stew with sausage'] }),
          dish('Bizele me mish viçi', 460, '', { en: ['Peas with veal'] }),
          dish('Spinaq me oriz', 350, 'Spinaq i njomë, kopër e një lugë kos.', {
            en: ['Spinach with rice', 'Fresh spinach, dill and a spoonful of yogurt.'],
          }),
          dish('Qofte me patate në furrë', 450, 'Qofte të buta, patate në feta dhe lëng domateje.', {
            en: ['Oven-baked meatballs with potatoes', 'Soft meatballs, sliced potatoes and tomato sauce.'],
          }),
          dish('Makarona me salcë mishi', 420, 'Ragu viçi, djathë i grirë.', {
            en: ['Pasta with meat sauce', 'Beef ragù, grated cheese.'],
          }),
          dish('Pilaf me pulë', 450, '', { en: ['Pilaf with chicken'] }),
          dish('Speca të mbushur', 420, 'Me oriz e mish, në lëng domateje.', {
            en: ['Stuffed peppers', 'With rice and meat, in tomato sauce.'],
          }),
          dish('Lakër me mish derri', 480, '', { en: ['Cabbage with pork'] }),
          dish('Qofte të fërguara me pure', 420, '', { en: ['Fried meatballs with mashed potato'] }),
          dish('Çomlek me qepë', 490, '', { en: ['Çomlek, veal and onion stew'] }),
          dish('Turli perimesh', 350, 'Patëllxhan, bamje, speca e kungull, në tepsi.', {
            en: ['Turli, vegetable stew', 'Aubergine, okra, peppers and courgette, from the oven.'],
          }),
        ],
        Supa: [
          dish('Supë magjericë', 320, '', { en: ['Magjericë, spring lamb offal soup'] }),
          dish('Supë pule', 250, '', { en: ['Chicken soup'] }),
        ],
        Anash: [
          dish('Sallatë sipas stinës', 220, '', { en: ['Seasonal salad'] }),
          dish('Pilaf me gjalpë', 180, '', { en: ['Butter pilaf'] }),
          dish('Kos shtëpie', 100, '', { en: ['Homemade yogurt'] }),
          dish('Turshi', 120, '', { en: ['Pickles'] }),
        ],
        'Të ëmbla': [
          dish('Sultjash', 150, '', { en: ['Sultjash, rice pudding'] }),
          dish('Revani', 180, '', { en: ['Revani, semolina cake'] }),
          dish('Petulla me reçel', 200, '', { en: ['Petulla fritters with jam'] }),
        ],
      },
      { en: ['Pot of the day', 'One dish a day, two on Sundays.'] },
    ),
  ],
};

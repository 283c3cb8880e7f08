import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Lotusi i Liqenit, in Shkodër. */
export const LOTUSI_I_LIQENIT: WrittenPlace = {
  name: 'Lotusi i Liqenit',
  address: 'Rruga Studenti 17',
  location: [42.06623, 19.51153],
  description: 'Supa me makarona dhe ravioli në avull, pranë universitetit.',
  hours: week('11:00-22:00', { sunday: '' }),
  plan: 'free',
  menus: [
    menu(
      'Tasa studentorë',
      'Porcione të mëdha me çmime studentore.',
      ['Kineze', 'Supa', '$'],
      {
        Tasa: [
          dish('Supë me vonton', 390, 'Tetë ravioli kineze në lëng të kthjellët.', {
            en: ['Wonton soup', 'Eight Chinese dumplings in clear broth.'],
          }),
          dish('Makarona dan dan', 420, 'Susam, viç i grirë, djegëse.', {
            en: ['Dan dan noodles', 'Sesame, minced beef, chilli.'],
          }),
          dish('Supë e thartë-djegëse', 350, 'Tofu, kërpudha dhe vezë në fije.', {
            en: ['Hot and sour soup', 'Tofu, mushrooms and egg threads.'],
          }),
          dish('Supë me makarona e pulë', 360, '', { en: ['Noodle soup with chicken'] }),
          dish('Supë me makarona e viç', 420, 'Lëng me pesë erëza, vezë e koriandër.', {
            en: ['Noodle soup with beef', 'Five-spice broth, egg and coriander.'],
          }),
          dish('Makarona të skuqura me perime', 340, '', { en: ['Fried noodles with vegetables'] }),
          dish('Makarona të skuqura me pulë', 390, 'Në vok, me lakër e sojë të errët.', {
            en: ['Fried noodles with chicken', 'From the wok, with cabbage and dark soy.'],
          }),
          dish('Oriz i skuqur me vezë', 300, '', { en: ['Egg fried rice'] }),
          dish('Oriz i skuqur me pulë', 380, '', { en: ['Chicken fried rice'] }),
          dish('Oriz me viç e speca', 450, '', { en: ['Rice with beef and peppers'] }),
          dish('Pulë kung pao me oriz', 480, 'Me kikirikë, pak djegëse.', {
            en: ['Kung pao chicken with rice', 'With peanuts, mildly hot.'],
          }),
          dish('Supë vietnameze me viç (pho)', 430, '', { en: ['Vietnamese beef noodle soup (pho)'] }),
        ],
        'Në avull': [
          dish('Xhaozi me derr (6 copë)', 350, '', { en: ['Pork jiaozi (6 pcs)'] }),
          dish('Xhaozi me lakër (6 copë)', 300, '', { en: ['Cabbage jiaozi (6 pcs)'] }),
          dish('Bao me mish (2 copë)', 320, 'Të mëdha sa grushti, mjaftojnë për drekë.', {
            en: ['Bao buns with meat (2 pcs)', 'As big as a fist, enough for lunch.'],
          }),
        ],
        Anash: [
          dish('Rrotulla pranvere (3 copë)', 220, '', { en: ['Spring rolls (3 pcs)'] }),
          dish('Kastravec me hudhër', 180, '', { en: ['Cucumber with garlic'] }),
          dish('Vezë e marinuar në çaj', 80, '', { en: ['Tea-marinated egg'] }),
          dish('Kimçi, lakër koreane', 180, '', { en: ['Kimchi, Korean cabbage'] }),
        ],
        Pije: [
          dish('Çaj jeshil', 120, '', { en: ['Green tea'] }),
          dish('Çaj me qumësht', 200, '', { en: ['Milk tea'] }),
          dish('Coca-Cola 0,33 l', 130),
          dish('Ujë 0,5 l', 60, '', { en: ['Water 0.5 l'] }),
        ],
      },
      { en: ['Student bowls', 'Large portions at student prices.'], daysOld: 25 },
    ),
  ],
};

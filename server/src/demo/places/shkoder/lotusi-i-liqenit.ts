import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Lotusi i Liqenit, in Shkodër. */
export const LOTUSI_I_LIQENIT: WrittenPlace = {
  name: 'Lotusi i Liqenit',
  address: 'Rruga Studenti 17',
  location: [42.06623, 19.51153],
  description: 'Supa me makarona dhe ravioli në avull, pranë universitetit.',
  plan: 'free',
  menus: [
    menu(
      'Tasa studentorë',
      'Porcione të mëdha me çmime studentore.',
      ['Kineze', 'Supa', '$'],
      {
        Tasa: [
          dish('Supë me vonton', 390, 'Tetë ravioli kineze në lëng të kthjellët.'),
          dish('Makarona dan dan', 420, 'Susam, viç i grirë, djegëse.'),
          dish('Supë e thartë-djegëse', 350, 'Tofu, kërpudha dhe vezë në fije.'),
          dish('Supë me makarona e pulë', 360),
          dish('Supë me makarona e viç', 420, 'Lëng me pesë erëza, vezë e koriandër.'),
          dish('Makarona të skuqura me perime', 340),
          dish('Makarona të skuqura me pulë', 390, 'Në vok, me lakër e sojë të errët.'),
          dish('Oriz i skuqur me vezë', 300),
          dish('Oriz i skuqur me pulë', 380),
          dish('Oriz me viç e speca', 450),
          dish('Pulë kung pao me oriz', 480, 'Me kikirikë, pak djegëse.'),
        ],
        'Në avull': [
          dish('Xhaozi me derr (6 copë)', 350),
          dish('Xhaozi me lakër (6 copë)', 300),
          dish('Bao me mish (2 copë)', 320, 'Të mëdha sa grushti, mjaftojnë për drekë.'),
        ],
        Anash: [
          dish('Rrotulla pranvere (3 copë)', 220),
          dish('Kastravec me hudhër', 180),
          dish('Vezë e marinuar në çaj', 80),
        ],
        Pije: [
          dish('Çaj jeshil', 120),
          dish('Çaj me qumësht', 200),
          dish('Coca-Cola 0,33 l', 130),
          dish('Ujë 0,5 l', 60),
        ],
      },
      { daysOld: 25 },
    ),
  ],
};

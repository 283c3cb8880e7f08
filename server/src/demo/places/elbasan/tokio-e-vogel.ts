import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Tokio e Vogël, in Elbasan. */
export const TOKIO_E_VOGEL: WrittenPlace = {
  name: 'Tokio e Vogël',
  address: 'Rruga Thoma Kalefi 25',
  location: [41.11453, 20.08523],
  description: 'Oriz në tas, kari japonez dhe katsu në qendër të Elbasanit.',
  plan: 'trial',
  liveliness: [2, 1, 4.9],
  menus: [
    menu('Donburi', 'Një tas, një lugë.', ['Japoneze', 'Dreka', '$$'], {
      'Mbi oriz': [
        dish('Katsu kari', 620, 'Kotoletë pule krokante, kari i errët.', { eur: 630 }),
        dish('Gyudon', 650, 'Viç i hollë, qepë, vezë e butë.'),
        dish('Teriyaki me salmon', 890, 'Lëkurë krokante, spinaq me susam.', { eur: 910 }),
        dish('Katsu don', 640, 'Kotoletë derri me vezë e qepë.'),
        dish('Oyakodon', 590, 'Pulë dhe vezë të lidhura në lëng soje, mbi oriz.'),
        dish('Karaage don', 580),
        dish('Tendon me karkaleca tempura', 820, 'Tri karkaleca, perime, salcë e ëmbël soje.'),
        dish('Tofu don', 490),
        dish('Teriyaki me pulë', 590),
        dish('Kari me perime', 520),
      ],
      Makarona: [
        dish('Ramen me pulë', 650),
        dish('Ramen me derr', 690, 'Lëng i bardhë, derr i shtruar dhe vezë e marinuar.'),
        dish('Udon me perime', 560),
        dish('Yakisoba me viç', 640),
      ],
      'Për nisje': [
        dish('Gyoza (5 copë)', 420),
        dish('Supë miso', 220),
        dish('Edamame', 290),
        dish('Sallatë me alga', 350),
        dish('Onigiri me ton (2 copë)', 320, 'Trekëndësha orizi në alge.'),
      ],
      Roll: [dish('Kalifornia roll', 690), dish('Roll me salmon', 690), dish('Roll me kastravec', 380)],
      Pije: [
        dish('Çaj jeshil', 180),
        dish('Ramune', 250, 'Gazoze japoneze me top qelqi në grykë.'),
        dish('Ujë 0,5 l', 70),
      ],
    }),
  ],
};

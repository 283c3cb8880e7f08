import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Guaca, in Elbasan. */
export const GUACA: WrittenPlace = {
  name: 'Guaca',
  address: 'Rruga Sadik Zotaj 7',
  location: [41.11523, 20.08743],
  description: 'Kuzhinë e vogël meksikane me pesë gatime të zgjedhura.',
  plan: 'free',
  menus: [
    menu(
      'Pesë gatime',
      'Pesë gatime meksikane, të gatuara në çast.',
      ['Meksikane', 'Dreka', '$'],
      {
        Gatimet: [
          dish('Tostada me pulë', 410, 'Tortilla e skuqur, fasule, marule.'),
          dish('Enchilada', 560, 'Salcë çili të kuq, djathë, krem.'),
          dish('Supë tortilla', 380, 'Domate të pjekura, avokado, limon.'),
          dish('Tamales', 430, 'Miell misri në fletë, mish i butë.'),
          dish('Churro me çokollatë', 290, 'Tri copë, kanellë, salcë e trashë.'),
        ],
        'Tako e burrito': [
          dish('Tako me pulë (2 copë)', 360, 'Tortilla misri, pulë me limon e koriandër.'),
          dish('Tako me viç (2 copë)', 420),
          dish('Tako me patate e djathë (2 copë)', 300),
          dish('Burrito me viç', 520, 'Oriz, fasule, viç i shqyer dhe krem i thartë.'),
          dish('Burrito me perime', 440),
          dish('Kesadilja', 360, 'Djathë, spec i gjelbër e misër.'),
        ],
        'Për të ndarë': [
          dish('Naço me salcë djathi', 360),
          dish('Guakamole', 380, 'Avokado, qepë, limon i gjelbër; pa gjë tjetër.'),
          dish('Misër i pjekur me djathë', 220),
        ],
        Anash: [dish('Oriz i kuq', 140), dish('Fasule të zeza', 160), dish('Salcë e gjelbër', 80)],
        Pije: [
          dish('Orçata', 180, 'Qumësht orizi me kanellë, i ftohtë.'),
          dish('Limonadë', 150),
          dish('Birrë Corona 0,33 l', 330),
        ],
      },
      { daysOld: 1 },
    ),
  ],
};

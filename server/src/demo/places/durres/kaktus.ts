import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Kaktus, in Durrës. */
export const KAKTUS: WrittenPlace = {
  name: 'Kaktus',
  address: 'Rruga Skënderbej 3',
  location: [41.31583, 19.44323],
  description: 'Naço, guakamole dhe misër i pjekur, me receta meksikane.',
  plan: 'free',
  menus: [
    menu(
      'Për tryezën',
      'Pjata për të ndarë.',
      ['Meksikane', 'Paragjella', '$$'],
      {
        'Me duar': [
          dish('Naço me çili', 580, 'Çili me viç, djathë i shkrirë, kremë e thartë.'),
          dish('Guakamole', 420, 'Avokado e shtypur në havan, domate e qepë.'),
          dish('Misër i pjekur', 250, 'Me majonezë, djathë e piper të kuq.'),
          dish('Tako me viç (3 copë)', 620),
          dish('Naço me djathë', 450),
          dish('Kesadilja me pulë', 480),
          dish('Krahë pule djegës (8 copë)', 520),
          dish('Tako me peshk (3 copë)', 650, 'Merluc i skuqur, lakër dhe krem me limon.'),
        ],
        'Të mëdha': [
          dish('Burrito me pulë', 580),
          dish('Burrito me viç', 650, 'Viç i shqyer, oriz e fasule, i pjekur në pllakë.'),
          dish('Fahita me pulë', 790),
          dish('Enchilada me fasule', 560, 'Dy copë me salcë të kuqe e djathë.'),
          dish('Çili kon karne', 620, 'Viç, fasule të kuqe dhe pak kakao, me oriz.'),
        ],
        Anash: [
          dish('Oriz meksikan', 180),
          dish('Fasule të rifërguara', 200),
          dish('Salcë pico de gallo', 120),
        ],
        'Të ëmbla e pije': [
          dish('Çurros', 290, 'Gjashtë copë me kanellë e karamel.'),
          dish('Margarita', 600),
          dish('Moito', 550),
          dish('Birrë Corona 0,33 l', 380),
          dish('Limonadë', 220),
        ],
      },
      { daysOld: 44 },
    ),
  ],
};

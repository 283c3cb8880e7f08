import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Sombrero, in Fier. */
export const SOMBRERO: WrittenPlace = {
  name: 'Sombrero',
  address: 'Rruga Kastriot Muço 14',
  location: [40.72553, 19.55633],
  description: 'Fahita në pllakë të nxehtë dhe margarita pa alkool.',
  plan: 'standard',
  liveliness: [3, 9, 4.3],
  menus: [
    menu('Fahita', 'Vijnë në pllakë të nxehtë: kujdes duart.', ['Meksikane', 'Darke', '$$'], {
      'Në pllakë': [
        dish('Fahita me pulë', 740, 'Speca, qepë, gjashtë tortilla.', { eur: 755 }),
        dish('Fahita me viç', 890, 'Viç i marinuar me limon të gjelbër.', { eur: 905 }),
        dish('Fahita me kërpudha', 620, 'Portobelo, fasule të zeza.'),
        dish('Fahita me karkaleca', 980),
        dish('Fahita të përziera për dy', 1590, 'Pulë, viç e karkaleca, dymbëdhjetë tortilla.'),
      ],
      'Tako e burrito': [
        dish('Tako me pulë (3 copë)', 490),
        dish('Tako me viç (3 copë)', 560),
        dish('Tako me karkaleca (3 copë)', 650, 'Lakër e kuqe, avokado dhe majonezë çipotle.'),
        dish('Burrito me pulë', 490),
        dish('Burrito me viç', 560),
        dish('Kesadilja me djathë', 380, 'Dy djathëra në tortilla gruri.'),
        dish('Kesadilja me pulë', 450),
        dish('Enchilada me viç', 590, 'Tri copë, salcë e tymosur.'),
        dish('Çimiçanga', 560, 'Burrito e skuqur, krokante, me krem të thartë.'),
      ],
      'Për të ndarë': [
        dish('Naço me djathë', 380),
        dish('Naço me mish', 490, 'Viç i grirë, djathë e halapenjo.'),
        dish('Guakamole', 390),
        dish('Krahë pule djegës (8 copë)', 450),
      ],
      Anash: [dish('Oriz meksikan', 140), dish('Fasule të skuqura', 160), dish('Salcë djegëse', 60)],
      'Për etje': [
        dish('Margarita pa alkool', 320, 'Limon i gjelbër, kripë në buzë.'),
        dish('Moito pa alkool', 300),
        dish('Birrë Corona 0,33 l', 350),
        dish('Tekila, 40 ml', 350),
      ],
      Ëmbëlsira: [dish('Çurros me çokollatë', 280)],
    }),
  ],
};

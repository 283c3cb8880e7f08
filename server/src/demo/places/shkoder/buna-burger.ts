import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Buna Burger, in Shkodër. */
export const BUNA_BURGER: WrittenPlace = {
  name: 'Buna Burger',
  address: 'Rruga Buna 11',
  location: [42.06253, 19.50563],
  description: 'Burger viçi nga Velipoja, me turshi shtëpie.',
  plan: 'canceling',
  liveliness: [3, 11, 4.1],
  menus: [
    menu('Burgera e krahë', 'Burgera dhe krahë pule me salcë shtëpie.', ['Fast Food', 'Hamburger', '$'], {
      Burgera: [
        dish('Buna klasik', 460, '160 g viç, domate, marule, salcë e fshehtë.'),
        dish('Buna me djathë dhie', 540, 'Djathë dhie, qepë të karamelizuara.', { eur: 550 }),
        dish('Buna dyshe', 620, 'Dy qofte, dy djathëra, një bukë.'),
        dish('Buna me djathë e proshutë', 560),
        dish('Buna me vezë', 520),
        dish('Buna djegës', 530, 'Halapenjo, spec i thatë dhe salcë e tymosur.'),
        dish('Buna me pulë krokante', 480),
        dish('Buna me peshk', 520),
        dish('Buna me kërpudha', 540),
        dish('Buna pa mish', 450, 'Qofte kungulleshke e qiqrash.'),
      ],
      Krahë: [
        dish('Krahë pule djegës (8 copë)', 480, 'Lyer tri herë, me selino anash.'),
        dish('Krahë pule BBQ (8 copë)', 480),
        dish('Krahë pule me mjaltë (8 copë)', 490, 'Mjaltë Dukagjini e susam.'),
        dish('Copa pule (8 copë)', 420),
      ],
      Anash: [
        dish('Patate të skuqura', 180),
        dish('Patate me djathë e proshutë', 320, 'Në tas, për dy.'),
        dish('Rrathë qepe', 220),
        dish('Sallatë lakre', 150),
      ],
      Pije: [
        dish('Milkshejk me çokollatë', 300),
        dish('Coca-Cola 0,33 l', 150),
        dish('Birrë nga fuçia 0,4 l', 220),
        dish('Ujë 0,5 l', 60),
      ],
    }),
  ],
};

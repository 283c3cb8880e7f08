import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Taqueria Diell, in Tiranë. */
export const TAQUERIA_DIELL: WrittenPlace = {
  name: 'Taqueria Diell',
  address: 'Rruga Pjetër Bogdani 12',
  location: [41.32097, 19.81722],
  description: 'Tortilla misri të bëra para syve të tu dhe tri salca të bëra vetë.',
  plan: 'trial',
  liveliness: [4, 9, 4.6],
  menus: [
    menu('Tako e burrito', 'Tako dhe burrito me mish, peshk ose perime.', ['Meksikane', 'Kryesore', '$'], {
      'Tako (2 copë)': [
        dish('Tako al pastor', 480, 'Mish derri i marinuar, ananas dhe koriandër.', { eur: 490 }),
        dish('Tako me peshk', 520, 'Merluc krokant, lakër e kuqe dhe krem limoni të gjelbër.'),
        dish('Tako me fasule të zeza', 390, 'Avokado, misër i thekur dhe djathë i bardhë.'),
        dish('Tako me pulë', 450),
        dish('Tako me viç', 520, 'Viç i grirë me duar, djathë i shkrirë dhe qepë turshi.'),
        dish('Tako me karkaleca', 590),
        dish('Tako me kërpudha', 410, 'Kërpudha me epazote e djathë të freskët.'),
      ],
      Burrito: [
        dish('Burrito me viç të shqyer', 650, 'Gjashtë orë në zjarr të ulët, oriz dhe salcë e tymosur.'),
        dish('Kesadilja me djathë', 430, 'E pjekur në pllakë, me halapenjo anash.'),
        dish('Burrito me pulë', 590),
        dish('Burrito me fasule e avokado', 540),
        dish('Kesadilja me pulë', 520, 'Kofshë e tymosur, djathë që fillon fije.'),
        dish('Kesadilja me kërpudha e spinaq', 480),
      ],
      'Për të ndarë': [
        dish('Naço me djathë e halapenjo', 480),
        dish('Guakamole me tortilla', 450, 'E shtypur para jush, me koriandër e limon të gjelbër.'),
        dish('Misër në stilin e rrugës', 290, 'Në kalli, me majonezë, djathë e limon.'),
        dish('Krahë pule me salcë çipotle', 540, 'Tetë copë, të tymosura e pak të ëmbla.'),
      ],
      'Sallata e tasa': [
        dish('Tas burrito me viç', 680, 'Gjithçka e burritos, pa tortillën.'),
        dish('Sallatë meksikane', 520),
        dish('Sallatë me fasule e misër', 460),
      ],
      'Ëmbëlsira e pije': [
        dish('Çurros me dulçe de leçe', 350),
        dish('Flan me karamel', 300, 'I butë, me karamel të djegur pak.'),
        dish('Margarita klasike', 650, 'Tekila, limon i gjelbër, kripë në buzë.'),
        dish('Margarita me mango', 700),
        dish('Birrë Corona 0,33 l', 400),
        dish('Limonadë me limon të gjelbër', 250),
        dish('Agua de Jamaica', 250, 'Çaj i ftohtë me lule hibisku, i kuq e i thartë.'),
      ],
    }),
  ],
};

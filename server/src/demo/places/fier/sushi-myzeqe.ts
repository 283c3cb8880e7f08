import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Sushi Myzeqe, in Fier. */
export const SUSHI_MYZEQE: WrittenPlace = {
  name: 'Sushi Myzeqe',
  address: 'Rruga Ramiz Aranitasi 33',
  location: [40.72233, 19.55523],
  description: 'Sushi me oriz të Myzeqesë dhe peshk të freskët.',
  plan: 'trial',
  liveliness: [2, 3, 4.5],
  menus: [
    menu('Roll', 'Tetë copë secili.', ['Japoneze', 'Kryesore', '$$'], {
      'Të mbyllur': [
        dish('Roll me salmon', 720, 'Salmon, krem djathi, kastravec.', { eur: 735 }),
        dish('Roll me ngjalë', 880, 'Ngjalë Semani me salcë soje, susam.', { eur: 895 }),
        dish('Roll me perime tempura', 540, 'Karotë e kungull krokant.'),
        dish('Kalifornia roll', 680),
        dish('Filadelfia roll', 760, 'Salmon sipër, krem djathi e avokado brenda.'),
        dish('Spicy tuna roll', 790, 'Ton i prerë, majonezë djegëse, qepë e njomë.'),
        dish('Tiger roll', 890, 'Karkalec krokant e salmon i djegur.'),
        dish('Roll me avokado', 480),
        dish('Roll me kastravec', 420),
        dish('Roll me karkaleca krokante', 850),
      ],
      Nigiri: [
        dish('Nigiri me salmon (4 copë)', 690),
        dish('Nigiri me ton (4 copë)', 760),
        dish('Nigiri me ngjalë (4 copë)', 790),
        dish('Nigiri me karkalec (4 copë)', 680),
      ],
      Sashimi: [
        dish('Sashimi me salmon (6 copë)', 850),
        dish('Sashimi me levrek (6 copë)', 890, 'Me qitro e kripë, pa salcë soje.'),
      ],
      'Të ngrohta': [
        dish('Supë miso', 220),
        dish('Gyoza (5 copë)', 390),
        dish('Ramen me pulë', 620),
        dish('Udon me perime', 520),
        dish('Karkaleca tempura (5 copë)', 720),
        dish('Teriyaki me pulë', 590, 'Kofshë pule, salcë e bërë këtu, oriz i Myzeqesë.'),
      ],
      Sete: [dish('Set 16 copë', 1350), dish('Set 24 copë', 1950, 'Roll e nigiri, për dy.')],
      Pije: [dish('Çaj jeshil', 180), dish('Birrë Asahi 0,33 l', 350), dish('Ujë 0,5 l', 60)],
    }),
  ],
};

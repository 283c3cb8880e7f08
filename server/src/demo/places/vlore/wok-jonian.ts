import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Wok Jonian, in Vlorë. */
export const WOK_JONIAN: WrittenPlace = {
  name: 'Wok Jonian',
  address: 'Bulevardi Ismail Qemali 55',
  location: [40.46153, 19.48833],
  description: 'Kuti të ngrohta për në zyrë a në plazh, me peshk e perime vendi.',
  plan: 'trial',
  liveliness: [3, 4, 4.4],
  menus: [
    menu('Kuti', 'Zgjidh bazën dhe shtesat; gatuhet në çast.', ['Kineze', 'Dreka', '$'], {
      'Me petë orizi': [
        dish('Kuti me pulë e shqeme', 520, 'Shqeme të thekura, salcë e ëmbël soje.'),
        dish('Kuti me karkaleca', 690, 'Xhenxhefil, limon i gjelbër, koriandër.', { eur: 700 }),
        dish('Kuti me perime', 430, 'Brokoli, karotë, lakër kineze.'),
        dish('Kuti me viç e brokoli', 620),
        dish('Kuti me rosë', 720, 'Rosë e pjekur, lakër kineze e hoisin.'),
        dish('Kuti me tofu', 490, 'Tofu i skuqur, speca, salcë e zezë fasulesh.'),
      ],
      'Me oriz': [
        dish('Oriz i skuqur me vezë', 390),
        dish('Oriz i skuqur me pulë', 490),
        dish('Oriz i skuqur me karkaleca', 620, 'Me vezë e bizele.'),
        dish('Oriz me pulë kari', 540, 'Kari i butë me qumësht kokosi.'),
      ],
      'Me makarona': [
        dish('Makarona të skuqura me pulë', 520),
        dish('Makarona lo mein me viç', 620),
        dish('Makarona lo mein me perime', 430),
      ],
      Shtesa: [
        dish('Rrotulla pranvere (4 copë)', 320),
        dish('Xhaozi të skuqura (6 copë)', 390),
        dish('Krahë pule me susam', 450, 'Gjashtë copë, të lyera me sojë e mjaltë.'),
        dish('Supë e thartë-djegëse', 320),
      ],
      Pije: [dish('Çaj i ftohtë shtëpie', 180), dish('Coca-Cola 0,33 l', 150), dish('Ujë 0,5 l', 80)],
    }),
  ],
};

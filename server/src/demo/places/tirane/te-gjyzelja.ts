import type { WrittenPlace } from '../../demo-types.ts';
import { GJYZELJA_IN_ENGLISH } from '../../english/te-gjyzelja.ts';
import { dish, menu } from '../../place-builders.ts';

/** Te Gjyzelja, in Tiranë. */
export const TE_GJYZELJA: WrittenPlace = {
  name: 'Te Gjyzelja',
  address: 'Rruga Ali Demi 33',
  location: [41.32363, 19.83592],
  description: 'Gatime shtëpie si nga nëna, me porcione të mëdha.',
  plan: 'ended',
  liveliness: [0, 11, 4],
  english: GJYZELJA_IN_ENGLISH,
  menus: [
    menu('Tenxherja e ditës', 'Një gatim në ditë, të dielën dy.', ['Tradicionale', 'Dreka', '$'], {
      'Gatime me lugë': [
        dish('Bamje me mish', 460, 'Bamje të vogla, domate dhe pak limon.'),
        dish('Mish me kumbulla', 520, 'I ëmbël e i thartë, si në Korçën e vjetër.'),
        dish('Patate furre me pulë', 430, 'Kore e artë, lëng në fund të tepsisë.'),
        dish('Tavë kosi', 590, 'Mish qengji e oriz poshtë, kos i fryrë sipër.'),
        dish('Fasule me suxhuk', 420),
        dish('Bizele me mish viçi', 460),
        dish('Spinaq me oriz', 350, 'Spinaq i njomë, kopër e një lugë kos.'),
        dish('Qofte me patate në furrë', 450, 'Qofte të buta, patate në feta dhe lëng domateje.'),
        dish('Makarona me salcë mishi', 420, 'Ragu viçi, djathë i grirë.'),
        dish('Pilaf me pulë', 450),
        dish('Speca të mbushur', 420, 'Me oriz e mish, në lëng domateje.'),
        dish('Lakër me mish derri', 480),
      ],
      Supa: [dish('Supë magjericë', 320), dish('Supë pule', 250)],
      Anash: [
        dish('Sallatë sipas stinës', 220),
        dish('Pilaf me gjalpë', 180),
        dish('Kos shtëpie', 100),
        dish('Turshi', 120),
      ],
      'Të ëmbla': [dish('Sultjash', 150), dish('Revani', 180), dish('Petulla me reçel', 200)],
    }),
  ],
};

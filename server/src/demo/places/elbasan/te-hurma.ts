import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Te Hurma, in Elbasan. */
export const TE_HURMA: WrittenPlace = {
  name: 'Te Hurma',
  address: 'Rruga Kala 9',
  location: [41.11293, 20.08153],
  description: 'Pastiço, japrakë dhe gatime të stinës nën hurmën e vjetër.',
  plan: 'trial',
  liveliness: [1, 1, 5],
  menus: [
    menu('Menuja kryesore', 'E shkurtër, e gatuar sot.', ['Tradicionale', 'Kryesore', '$$'], {
      'Nga kuzhina': [
        dish('Pastiço', 420, 'Makarona të gjata, vezë e djathë, me kore të artë.'),
        dish('Japrakë me gjethe të egra', 390, 'Oriz, qepë e njomë, kos me hudhër.'),
        dish('Ballokume', 120, 'Miell misri e gjalpë, si për Ditën e Verës.'),
        dish('Tavë kosi', 560),
        dish('Tavë Elbasani', 580, 'Mish dashi, kos e vezë, me kore të skuqur sipër.'),
        dish('Speca të mbushur', 390),
        dish('Qofte me salcë kosi', 420),
        dish('Mish viçi me patate', 560, 'Në tepsi, me rigon e domate.'),
        dish('Fasule tavë', 320),
        dish('Bamje me mish', 480),
      ],
      'Për nisje': [
        dish('Supë pule', 220),
        dish('Byrek me spinaq', 180),
        dish('Sallatë me domate', 230),
        dish('Djathë i skuqur', 350, 'Kaçkavall i Elbasanit në tigan.'),
        dish('Salcë kosi', 150),
      ],
      Anash: [dish('Pilaf', 150), dish('Patate në furrë', 180), dish('Turshi', 120)],
      'Të ëmbla': [
        dish('Revani', 150),
        dish('Sultjash', 150),
        dish('Hurma me gjizë e mjaltë', 220, 'Nga hurma e oborrit, prej tetorit në dhjetor.'),
        dish('Komposto hurme', 130),
        dish('Dhallë', 80),
      ],
    }),
  ],
};

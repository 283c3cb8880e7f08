import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Rrapi i Bezistanit, in Elbasan. */
export const RRAPI_I_BEZISTANIT: WrittenPlace = {
  name: 'Rrapi i Bezistanit',
  address: 'Rruga Bezistani 18',
  location: [41.11173, 20.08123],
  description: 'Qebapë me dhjetëshe, nën rrapin më të madh të qytetit.',
  plan: 'standard',
  liveliness: [6, 21, 4.5],
  menus: [
    menu('Nën rrap', 'Qebapë, qofte dhe shish mbi prush.', ['BBQ', 'Dreka', '$'], {
      Prush: [
        dish('Qebapë Elbasani (10 copë)', 380, 'Të shkurtër, me shumë qepë.'),
        dish('Shish me perime', 560, 'Viç, speca e qepë në hell.', { eur: 570 }),
        dish('Qofte të mbushura', 440, 'Djathë kaçkavall në mes.'),
        dish('Qebapë (5 copë)', 200, 'Porcion i vogël, në bukë me qepë.'),
        dish('Qofte të vogla (8 copë)', 350),
        dish('Qofte me spec djegës', 380),
        dish('Bërxollë viçi', 850),
        dish('Bërxollë derri', 620),
        dish('Mëlçi me qepë', 420, 'E prerë hollë, në saç, me qepë të zbutur.'),
        dish('Kukurec', 430, 'I hollë, i pjekur derisa kërcet.'),
        dish('Suxhuk', 380),
        dish('Gjoks pule', 450),
        dish('Pjatë për dy', 1200, 'Qebapë, qofte, shish dhe suxhuk, me qepë e bukë.'),
      ],
      Anash: [
        dish('Bukë në prush', 50),
        dish('Sallatë me domate e qepë', 200),
        dish('Sallatë me lakër', 150),
        dish('Speca të pjekur', 200),
        dish('Djathë i bardhë', 200),
        dish('Patate të skuqura', 170),
      ],
      'Të ftohta': [
        dish('Kos me kastravec', 160, 'I holluar, me hudhër e kopër.'),
        dish('Salcë kosi', 150),
        dish('Dhallë', 70),
        dish('Birrë 0,5 l', 230),
        dish('Ujë 0,5 l', 60),
      ],
    }),
  ],
};

import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Apolonia, in Fier. */
export const APOLONIA: WrittenPlace = {
  name: 'Apolonia',
  address: 'Rruga e Apolonisë, Pojan',
  location: [40.72153, 19.47703],
  description: 'Dreka pas muzeut, mes ullinjve dhe kolonave.',
  plan: 'standard',
  liveliness: [2, 11, 4.4],
  menus: [
    menu('Dreka e udhëtarit', 'Drekë e shpejtë për kë është për rrugë.', ['Greke', 'Dreka', '$$'], {
      'Të shpejta': [
        dish('Spanakopita', 290, 'Spinaq, feta, petë krokante.', { eur: 300 }),
        dish('Gemista', 450, 'Domate e speca të mbushura me oriz.', { eur: 460 }),
        dish('Xaxiqi me pita', 260),
        dish('Gyros pule në pitë', 320),
        dish('Suvllaqi pule (3 hell)', 490),
        dish('Feta e pjekur', 390, 'Me domate, rigon dhe pak spec.'),
        dish('Kungulleshka të skuqura', 320),
        dish('Dollma (6 copë)', 340),
      ],
      'Të ngadalta': [
        dish('Stifado', 890, 'Viç me qepë të vogla, kanellë, verë.', { eur: 905 }),
        dish('Papuçaqi', 560, 'Patëllxhan si varkë, mish, beshamel.'),
        dish('Musaka', 520, 'Patëllxhan, patate e mish qengji.'),
        dish('Pastiço', 490),
        dish('Qengj i pjekur me limon', 1050, 'Me patate që thithin lëngun, tri orë në furrë.'),
        dish('Jemista me mish', 490),
      ],
      Zgara: [
        dish('Suvllaqi derri (3 hell)', 520),
        dish('Bifteki me djathë', 620),
        dish('Paidhaqe qengji', 1090, 'Në prush, me limon e trumzë.'),
        dish('Sardele në zgarë', 520),
      ],
      Sallata: [
        dish('Sallatë horiatiki', 390),
        dish('Sallatë me fiq e feta', 420, 'Fiqtë e oborrit, mendër dhe mjaltë.'),
      ],
      'Të ëmbla e pije': [
        dish('Kos me mjaltë e arra', 240),
        dish('Bakllava me fëstëkë', 280, 'Petë të holla, fëstëk i Eginës.'),
        dish('Limonadë', 180),
        dish('Verë e bardhë, gotë', 280),
        dish('Birrë Mythos 0,33 l', 250),
      ],
    }),
  ],
};

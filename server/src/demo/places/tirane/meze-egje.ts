import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Meze Egje, in Tiranë. */
export const MEZE_EGJE: WrittenPlace = {
  name: 'Meze Egje',
  address: 'Rruga Hoxha Tahsim 19',
  location: [41.33013, 19.82873],
  description: 'Pjata të vogla greke për t’u ndarë, me vaj ulliri pa kursim.',
  plan: 'canceling',
  liveliness: [2, 12, 4.2],
  menus: [
    menu('Meze', 'Pjata të vogla: tri mjaftojnë për dy vetë.', ['Greke', 'Paragjella', '$$'], {
      'Të ftohta': [
        dish('Xaxiqi', 240, 'Kos i kulluar, kastravec dhe hudhër e butë.'),
        dish('Melicanosallatë', 280, 'Patëllxhan i djegur drejt e në flakë.'),
        dish('Taramosallatë', 320),
        dish('Feta me vaj e rigon', 350),
        dish('Dollma me oriz (6 copë)', 360, 'Të ftohta, me kopër e shumë limon.'),
        dish('Ullinj Kalamata', 250),
        dish('Salcë tirokafteri', 300, 'Djathë i rrahur me spec djegës të pjekur.'),
      ],
      'Të ngrohta': [
        dish('Saganaki', 420, 'Djathë i skuqur me pak uzo dhe limon.', { eur: 430 }),
        dish('Musaka', 640, 'Patëllxhan, viç e beshamel, në enë për një.', { eur: 650 }),
        dish('Suvllaqi pule (3 hell)', 590, 'Marinim limoni e rigoni, pita e ngrohtë.'),
        dish('Kalamar i skuqur', 850, 'Rrathë të lehtë, me salcë limoni e hudhre.'),
        dish('Suvllaqi derri (3 hell)', 620, 'Qafë derri, pita dhe domate.'),
        dish('Keftedhe (6 copë)', 520),
        dish('Kungulleshka të skuqura', 380),
        dish('Spanakopita', 350, 'Trekëndësha me spinaq, feta e kopër.'),
        dish('Pastiço', 590),
        dish('Karkaleca saganaki', 980, 'Në tigan, me domate, feta e pak uzo.'),
        dish('Bifteki me djathë', 720, 'Qofte e madhe e mbushur me feta.'),
      ],
      Sallata: [dish('Sallatë greke', 480), dish('Sallatë me rukola e fiq', 520)],
      'Në pitë': [dish('Gyros pule në pitë', 350), dish('Gyros derri në pitë', 370)],
      'Ëmbëlsira e pije': [
        dish('Llukumadhe me mjaltë', 380),
        dish('Galaktobureko', 350, 'Krem bollguri mes petëve, me sherbet portokalli.'),
        dish('Kos grek me mjaltë e arra', 350),
        dish('Uzo, 50 ml', 350),
        dish('Recina, gotë', 350),
        dish('Birrë Mythos 0,33 l', 300),
      ],
    }),
  ],
};

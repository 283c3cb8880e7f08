import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Kala Brenda, in Elbasan. */
export const KALA_BRENDA: WrittenPlace = {
  name: 'Kala Brenda',
  address: 'Sheshi i Kalasë 3',
  location: [41.11343, 20.08263],
  description: 'Tavë Elbasani sipas recetës, mes mureve dymijëvjeçare.',
  plan: 'standard-year',
  liveliness: [7, 24, 4.6],
  menus: [
    menu('Brenda mureve', 'Gatime sipas recetave të vjetra të Elbasanit.', ['Tradicionale', 'Dreka', '$$'], {
      Elbasani: [
        dish('Tavë Elbasani', 640, 'Qengj, kos deleje dhe vezë, me salcë të lehtë.', { eur: 650 }),
        dish('Kungulleshka të mbushura', 430, 'Oriz, mish i grirë dhe kopër e njomë.'),
        dish('Çervish', 380, 'Mish pule, miell e gjalpë, i trashë si krem.'),
        dish('Tavë dheu me viç', 620, 'Në enë balte, me speca të thatë.'),
        dish('Fërgesë Elbasani', 420, 'Me mëlçi, gjizë e speca, në tavë të vogël.'),
        dish('Qengj i pjekur me patate', 980),
        dish('Pulë me përshesh', 650, 'Pulë fshati, bukë e thekur në lëng.'),
        dish('Japrakë me oriz', 390),
        dish('Imam bajalldi', 380),
        dish('Sarma me lakër', 430, 'Me mish e oriz, një natë në tenxhere.'),
        dish('Qofte në furrë', 450),
      ],
      Zgara: [
        dish('Qebapë (10 copë)', 430),
        dish('Bërxollë viçi', 920),
        dish('Paidhaqe qengji', 1100, 'Të prera hollë, me kripë e rigon, hahen me dorë.'),
        dish('Gjoks pule', 520),
      ],
      'Për tryezën': [
        dish('Gjizë me speca', 260, 'E ftohtë, djegëse pak, me vaj.'),
        dish('Bukë misri', 90, 'E pjekur në saç.'),
        dish('Sallatë fshati', 280),
        dish('Speca turshi', 130),
        dish('Djathë i bardhë', 250),
        dish('Salcë kosi', 160),
        dish('Supë me trahana', 240),
      ],
      'Në fund': [
        dish('Ballokume', 120),
        dish('Bakllava', 230),
        dish('Revani me arra', 180, 'Miell gruri të trashë, arra dhe sherbet i ftohtë.'),
      ],
      Pije: [
        dish('Verë e kuqe, gotë', 280),
        dish('Raki rrushi, 50 ml', 120),
        dish('Birrë 0,5 l', 240),
        dish('Dhallë', 80),
      ],
    }),
  ],
};

import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Sazani Grill, in Vlorë. */
export const SAZANI_GRILL: WrittenPlace = {
  name: 'Sazani Grill',
  address: 'Rruga Transballkanike 90',
  location: [40.45753, 19.49483],
  description: 'Skarë buzë rrugës, me porcione të mëdha.',
  plan: 'free',
  menus: [
    menu(
      'Skara',
      'Pa rezervim, pa nxitim.',
      ['BBQ', 'Kryesore', '$'],
      {
        'Për të uritur': [
          dish('Kukurec', 450, 'Të brendshme qengji, limon e rigon.'),
          dish('Hamburger skare', 380, 'Qofte e madhe në bukë shtëpie.'),
          dish('Brinjë derri', 720, 'Mjaltë, mustardë dhe tym.', { eur: 735 }),
          dish('Qofte (6 copë)', 380, 'Viç e qengj, të bëra në mëngjes.'),
          dish('Qebapë (8 copë)', 400),
          dish('Bërxollë derri', 650),
          dish('Bërxollë viçi', 890),
          dish('Shishqebap pule', 490),
          dish('Gjoks pule', 490),
          dish('Suxhuk', 400, 'Të hollë, me spec të kuq.'),
          dish('Mëlçi', 450),
          dish('Paidhaqe', 990, 'Gjashtë copë, me rigon.'),
          dish('Pjatë e përzier', 1250, 'Qofte, suxhuk, brinjë dhe pulë, për dy.'),
        ],
        Anash: [
          dish('Patate të skuqura', 180),
          dish('Sallatë e përzier', 250),
          dish('Salcë kosi', 150),
          dish('Djathë i bardhë', 220),
          dish('Bukë e thekur', 60),
        ],
        Pije: [
          dish('Birrë 0,5 l', 250),
          dish('Dhallë', 80),
          dish('Ujë 0,5 l', 70),
          dish('Verë e kuqe, gotë', 200),
        ],
      },
      { daysOld: 60 },
    ),
  ],
};

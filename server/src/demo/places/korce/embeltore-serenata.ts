import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Ëmbëltore Serenata, in Korçë. */
export const EMBELTORE_SERENATA: WrittenPlace = {
  name: 'Ëmbëltore Serenata',
  address: 'Rruga Midhi Kostani 10',
  location: [40.62003, 20.78063],
  description: 'Petë të holla, krem vaniljeje dhe serenata të shtunave.',
  plan: 'standard',
  liveliness: [4, 12, 4.6],
  menus: [
    menu('Vitrina e parë', 'Ëmbëlsira të freskëta; mbarojnë para darkës.', ['Franceze', 'Embelsira', '$$'], {
      'Me krem': [
        dish('Mijëpetësh', 290, 'Tri shtresa, krem vaniljeje, sheqer pluhur.', { eur: 295 }),
        dish('Ekler me kafe', 240, 'Brumë i lehtë, plot me krem.'),
        dish('Makaron me bajame (6 copë)', 420, 'Gjashtë shije, një kuti.', { eur: 430, usd: 495 }),
        dish('Ekler me çokollatë', 240),
        dish('Profiterol', 300, 'Pesë topa nën çokollatë të nxehtë.'),
        dish('Krem karamel', 220, 'I butë, karamel i errët.'),
        dish('Tartë me fruta', 320, 'Brumë gjalpi, krem vaniljeje dhe fruta të javës.'),
        dish('Tortë Opera', 350, 'Shtatë shtresa: bajame, kafe e çokollatë.'),
        dish('Mus me mjedra', 320),
        dish('Sufle çokollate', 380),
      ],
      Brumëra: [
        dish('Kroasan me gjalpë', 130),
        dish('Kroasan me bajame', 190, 'I pjekur dy herë, me krem bajamesh.'),
        dish('Brioshe', 120),
        dish('Madlena (4 copë)', 200),
        dish('Finansje (3 copë)', 220),
      ],
      'Torta në feta': [
        dish('Tortë me çokollatë', 290),
        dish('Tortë Sacher', 320),
        dish('Çizkejk me qershi', 330, 'Qershi të Korçës, të ziera vetëm me pak sheqer.'),
        dish('Tortë me arra', 290),
      ],
      'Për festa': [
        dish('Tortë me porosi, 1 kg', 2400, 'Lajmëro dy ditë më parë.', { eur: 2450 }),
        dish('Tortë dasme me porosi, 3 kg', 9000),
        dish('Kuti me ëmbëlsira të vogla (500 g)', 1200),
      ],
      Pije: [
        dish('Kapuçino', 140),
        dish('Çokollatë e nxehtë', 220),
        dish('Çaj me qumësht', 130),
        dish('Limonadë trëndafili', 200),
      ],
    }),
  ],
};

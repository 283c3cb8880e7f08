import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Limon e Mjaltë, in Vlorë. */
export const LIMON_E_MJALTE: WrittenPlace = {
  name: 'Limon e Mjaltë',
  address: 'Rruga Perlat Rexhepi 8',
  location: [40.46853, 19.49053],
  description: 'Ëmbëlsira me limon të Vlorës dhe mjaltë të Llogarasë.',
  plan: 'free',
  menus: [
    menu(
      'Të ëmbla',
      'Pak sheqer, shumë limon.',
      ['Vegjetariane', 'Embelsira', '$'],
      {
        Vitrina: [
          dish('Tortë me limon', 300, 'Krem i thartë, beze e djegur lehtë.', { eur: 310 }),
          dish('Bukë me mjaltë', 180, 'Me erëza dimri, e butë.'),
          dish('Lëng agrumesh', 220, 'Portokall, grejpfrut dhe limon.'),
          dish('Tartë me limon e beze', 320),
          dish('Çizkejk me limon', 340, 'I pjekur, me lëvore e krem të thartë.'),
          dish('Kek me portokall', 220, 'Pa gjalpë, me vaj ulliri e lëng portokalli.'),
          dish('Tortë me mjaltë', 300, 'Tetë petë e krem kosi.'),
          dish('Tortë me arra', 320),
          dish('Trileçe me karamel', 250),
          dish('Bakllava me mjaltë', 260, 'Mjaltë agrumesh në vend të sherbetit.'),
          dish('Biskota me limon (200 g)', 250),
          dish('Profiterol', 320),
        ],
        Akullore: [
          dish('Akullore limoni', 130),
          dish('Akullore me mjaltë e arra', 150, 'Kokrra arre të thekura, mjaltë i Llogarasë.'),
          dish('Sorbet portokalli', 130),
        ],
        Pije: [
          dish('Limonadë me mjaltë', 230),
          dish('Limonadë me mendër', 220),
          dish('Çaj me limon', 130),
          dish('Kafe ekspres', 100),
          dish('Ujë 0,5 l', 70),
        ],
      },
      { daysOld: 10 },
    ),
  ],
};

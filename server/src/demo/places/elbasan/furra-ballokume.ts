import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Furra Ballokume, in Elbasan. */
export const FURRA_BALLOKUME: WrittenPlace = {
  name: 'Furra Ballokume',
  address: 'Rruga 11 Nëntori 2',
  location: [41.11623, 20.08123],
  description: 'Ballokume në kazan bakri, jo vetëm për Ditën e Verës.',
  plan: 'free',
  menus: [
    menu(
      'Nga kazani',
      'I rrahim dyzet minuta me lugë druri.',
      ['Tradicionale', 'Embelsira', '$'],
      {
        Biskota: [
          dish('Ballokume e madhe', 150, 'Gjalpë i freskët dhe finjë, si në recetën e vjetër.'),
          dish('Gurabie', 110, 'Të buta, shkrihen në gojë.'),
          dish('Simite me mjaltë', 130, 'E butë, e lyer me mjaltë.'),
          dish('Ballokume (kuti 1 kg)', 1100),
          dish('Biskota me arra (200 g)', 220, 'Arra të grira trashë, pa vezë.'),
          dish('Biskota me kakao (200 g)', 200),
          dish('Kurabie me bajame', 130),
          dish('Amareta (4 copë)', 160),
        ],
        'Të kripura': [
          dish('Byrek me gjizë', 110),
          dish('Byrek me mish', 130),
          dish('Kulaç', 80),
          dish('Simite me susam', 40),
          dish('Bukë e zezë, 500 g', 120, 'Gjysmë thekër, e pjekur në gurë.'),
          dish('Kifle me djathë', 70),
        ],
        Tepsi: [
          dish('Revani', 140),
          dish('Bakllava me arra', 200),
          dish('Kadaif', 190, 'Fije të holla, arra e sherbet me limon.'),
          dish('Sheqerpare', 130),
          dish('Trileçe', 180),
          dish('Kek me mollë', 150, 'Mollë të grira në brumë, kanellë dhe sheqer pluhur.'),
        ],
        Pije: [dish('Boza', 90), dish('Kafe turke', 70), dish('Dhallë', 70)],
      },
      { daysOld: 70 },
    ),
  ],
};

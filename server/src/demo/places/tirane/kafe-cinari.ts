import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** The place of free@tavolina.test, in Tiranë. */
export const KAFE_CINARI: WrittenPlace = {
  name: 'Kafe Çinari',
  login: 'free@tavolina.test',
  address: 'Rruga Murat Toptani 17',
  location: [41.32656, 19.82193],
  description: 'Kafe e pjekur në lagje dhe ëmbëlsira të vogla nën hijen e çinarit.',
  plan: 'free',
  menus: [
    menu(
      'Kafe dhe ëmbëlsira',
      'Nga ora shtatë deri në muzg.',
      ['Tradicionale', 'Pije', '$'],
      {
        'Të ngrohta': [
          dish('Kafe turke', 100, 'E zier në xhezve, me një llokum anash.'),
          dish('Çaj mali', 90, 'Çaj nga Gramozi; me mjaltë, po deshe.'),
          dish('Sahlep', 180, 'I trashë, me kanellë sipër, vetëm në dimër.', { soldOut: true }),
          dish('Kafe ekspres', 100),
          dish('Kafe makiato', 120),
          dish('Kapuçino', 150, 'Qumësht i rrahur imët, me pak kakao.'),
          dish('Çokollatë e nxehtë', 220, 'E trashë, me 70% kakao.'),
          dish('Çaj bimësh', 120),
        ],
        'Të ftohta': [
          dish('Frape', 200),
          dish('Shakerato', 150),
          dish('Lëng portokalli', 250, 'Tri portokalle, të shtrydhura në çast.'),
          dish('Limonadë me mendër', 220),
          dish('Ujë 0,5 l', 80),
        ],
        'Me pirun të vogël': [
          dish('Revani', 180, 'I lagur me sherbet portokalli.', { eur: 185 }),
          dish('Kek me limon', 160, 'Fetë e trashë, me glazurë që kërcet.'),
          dish('Trileçe', 220),
          dish('Tortë me çokollatë', 250, 'Tri pandispanja me kakao e krem të hidhur.'),
          dish('Byrek i vogël me djathë', 120),
          dish('Kroasan me reçel kajsie', 160),
        ],
      },
      { daysOld: 12 },
    ),
  ],
};

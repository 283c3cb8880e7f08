import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Rrush e Fiq, in Fier. */
export const RRUSH_E_FIQ: WrittenPlace = {
  name: 'Rrush e Fiq',
  address: 'Rruga Leon Rei 19',
  location: [40.72183, 19.55873],
  description: 'Kuzhinë bimore me fruta të Myzeqesë në çdo pjatë.',
  plan: 'free',
  menus: [
    menu(
      'Fruta në pjatë',
      'Edhe të kripura, edhe të ëmbla.',
      ['Vegjetariane', 'Dreka', '$$'],
      {
        'Të kripura': [
          dish('Sallatë me shalqi', 340, 'Shalqi, djathë i bardhë, mendër.', { soldOut: true }),
          dish('Hummus me fiq', 380, 'Fiq të karamelizuar, pita.'),
          dish('Pilaf me rrush', 360, 'Oriz, rrush i thatë, bajame.'),
          dish('Sallatë me pjeshkë e gjizë', 340),
          dish('Sallatë me rrush e arra', 330, 'Rrush i zi, marule, arra e vaj.'),
          dish('Sallatë me shegë e spinaq', 340),
          dish('Bruskete me fiq', 290),
          dish('Patëllxhan me shegë', 360),
          dish('Kuskus me kajsi', 380, 'Kajsi të thata, qiqra dhe mendër.'),
          dish('Supë kungulli me mollë', 260),
        ],
        'Të ngrohta': [
          dish('Kari me ananas', 420, 'Qumësht kokosi, oriz i bardhë.'),
          dish('Speca të mbushur me kuskus', 390),
          dish('Falafel me salcë kumbulle', 380, 'Gjashtë copë, salcë e thartë.'),
          dish('Petulla kungulli', 290),
        ],
        'Të ëmbla': [
          dish('Sallatë frutash', 240),
          dish('Fiq të pjekur me mjaltë', 260),
          dish('Tartë me rrush', 270, 'Rrush pa fara, krem i hollë, brumë i thyer.'),
          dish('Sorbet pjeprie', 150),
        ],
        Pije: [
          dish('Lëng rrushi', 180, 'Rrush zi, vetëm në vjeshtë.'),
          dish('Lëng shege', 220),
          dish('Smuthi me pjeshkë', 240),
          dish('Komposto fiku', 130),
          dish('Çaj mali', 90),
        ],
      },
      { daysOld: 50 },
    ),
  ],
};

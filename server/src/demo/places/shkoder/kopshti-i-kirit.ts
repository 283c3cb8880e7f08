import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Kopshti i Kirit, in Shkodër. */
export const KOPSHTI_I_KIRIT: WrittenPlace = {
  name: 'Kopshti i Kirit',
  address: 'Rruga Ura e Mesit 40',
  location: [42.07933, 19.51983],
  description: 'Bimë të egra, qumësht bjeshke dhe tryeza nën pjergull.',
  plan: 'free',
  menus: [
    menu(
      'Nga livadhi',
      'Bimët i mbledhim vetë, deri në tetor.',
      ['Vegjetariane', 'Sallatat', '$$'],
      {
        'Të egra': [
          dish('Byrek me hithra', 230, 'Hithra të njoma, gjizë, petë të trasha.'),
          dish('Sallatë me luleradhiqe', 310, 'E hidhur, me vezë të zier e arra.'),
          dish('Omletë me shparg', 360, 'Shparg i egër, vetëm në pranverë.', { soldOut: true }),
          dish('Lakra të egra në vaj', 280),
          dish('Supë me hithra', 270, 'E gjelbër, me patate e pak kos.'),
          dish('Fërgesë me lakra mali', 340),
          dish('Kërpudha pylli në tigan', 420),
          dish('Spinaq i egër me gjizë', 290),
        ],
        'Nga kopshti': [
          dish('Speca të mbushur me oriz', 420, 'Me kopër, mendër e domate kopshti.'),
          dish('Kungull në furrë', 320, 'Me pak sheqer e kanellë.'),
          dish('Fasule me mendër', 320),
          dish('Patate në prush me gjizë', 300, 'Të pjekura në hi, të hapura, me gjizë e kripë.'),
          dish('Sallatë me panxhar', 320),
          dish('Sallatë kopshti', 280),
        ],
        'Nga bjeshka': [
          dish('Djathë bjeshke', 350),
          dish('Kos dhie', 120),
          dish('Ajkë me mjaltë', 260, 'Ajkë e trashë sa e mban luga.'),
          dish('Bukë thekre', 80),
        ],
        'Të ëmbla e pije': [
          dish('Oshaf me kumbulla', 180),
          dish('Mollë në furrë me arra', 220),
          dish('Çaj mali', 100),
          dish('Shurup boronice', 180),
          dish('Dhallë', 90),
        ],
      },
      { daysOld: 90 },
    ),
  ],
};

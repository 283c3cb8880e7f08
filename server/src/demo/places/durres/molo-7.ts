import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Molo 7, in Durrës. */
export const MOLO_7: WrittenPlace = {
  name: 'Molo 7',
  address: 'Rruga e Doganës 7',
  location: [41.31233, 19.44933],
  description: 'Sanduiçë me peshk dhe birrë e ftohtë mbi shkëmb.',
  plan: 'free',
  menus: [
    menu(
      'Në letër',
      'E merr dhe ulesh ku të duash.',
      ['Peshk', 'Paragjella', '$'],
      {
        'Me dorë': [
          dish('Sanduiç me sardele', 380, 'Sardele të skuqura, qepë turshi, bukë e zezë.'),
          dish('Merluc i skuqur', 460, 'Brumë birre, patate të trasha, uthull.'),
          dish('Karkaleca të vegjël', 540, 'Në qese letre, me kripë e limon.'),
          dish('Sanduiç me oktapod', 690, 'I pjekur, me krem patatesh e majdanoz.'),
          dish('Sanduiç me ton', 420),
          dish('Burger karkalecash', 720, 'Karkaleca të prerë trashë, lakër dhe majonezë me limon.'),
          dish('Kallamarë të skuqur', 680, 'Në qese letre, me limon.'),
          dish('Sardele të skuqura', 450),
          dish('Midhje të skuqura', 520),
          dish('Përzierje deti', 850),
          dish('Qofte peshku (4 copë)', 480, 'Të skuqura në çast, me salcë kosi.'),
        ],
        Anash: [
          dish('Patate të trasha', 220),
          dish('Sallatë lakre', 180),
          dish('Bukë me hudhër', 130),
          dish('Salcë tartar', 70),
        ],
        'Për të pirë': [
          dish('Birrë Korça 0,33 l', 230),
          dish('Birrë nga fuçia 0,4 l', 280),
          dish('Verë e bardhë, gotë', 300),
          dish('Limonadë', 220),
          dish('Ujë 0,5 l', 80),
        ],
      },
      { daysOld: 8 },
    ),
  ],
};

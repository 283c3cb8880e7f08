import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Filli i Qepës, in Fier. */
export const FILLI_I_QEPES: WrittenPlace = {
  name: 'Filli i Qepës',
  address: 'Rruga Kolonel Tomson 2',
  location: [40.72403, 19.55683],
  description: 'Sufllaqe, sanduiçë e patate në çdo orë.',
  plan: 'free',
  menus: [
    menu(
      'Në dorë',
      'Të shpejta, të ngrohta, të lira.',
      ['Fast Food', 'Kryesore', '$'],
      {
        'Në letër': [
          dish('Sufllaqe pule', 250, 'Kos, domate, patate, qepë fije.'),
          dish('Sanduiç me qofte', 270, 'Dy qofte, lakër, salcë djegëse.'),
          dish('Hot dog i madh', 230, 'Salsiçe vendi, qepë krokante.'),
          dish('Patate me djathë', 200, 'Të nxehta, djathë i grirë sipër.'),
          dish('Sufllaqe derri', 260),
          dish('Sufllaqe e madhe', 320, 'Dyfish mish, dyfish patate.'),
          dish('Sufllaqe me qofte', 270),
          dish('Sufllaqe me perime', 200, 'Patate, domate, marule e kos; pa mish.'),
          dish('Sanduiç me suxhuk', 260),
          dish('Sanduiç me pulë', 260),
          dish('Sanduiç me djathë e domate', 180),
          dish('Hamburger', 280, 'Qofte viçi, marule, qepë e domate.'),
          dish('Çizburger', 300),
          dish('Tost me proshutë e djathë', 180),
          dish('Patate të skuqura', 130),
          dish('Patate me salcë e suxhuk', 280, 'Në enë, me dy salca sipër, për pirun.'),
        ],
        'Në pjatë': [dish('Pjatë sufllaqe', 420), dish('Pjatë me qofte', 400)],
        Salca: [dish('Salcë kosi', 40), dish('Salcë djegëse', 40), dish('Majonezë', 40)],
        Pije: [
          dish('Coca-Cola 0,33 l', 120),
          dish('Dhallë', 60),
          dish('Birrë 0,33 l', 150),
          dish('Ujë 0,5 l', 50),
        ],
      },
      { daysOld: 4 },
    ),
  ],
};

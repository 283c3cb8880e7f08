import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Gyros Paradoks, in Durrës. */
export const GYROS_PARADOKS: WrittenPlace = {
  name: 'Gyros Paradoks',
  address: 'Rruga Mbreti Monun 9',
  location: [41.31483, 19.44893],
  description: 'Gyros që rrotullohet deri në orën dy të natës.',
  plan: 'standard',
  liveliness: [7, 14, 4.3],
  menus: [
    menu('Pita', 'Mbështillet fort, mbahet me dy duar.', ['Greke', 'Kryesore', '$'], {
      'Në pitë': [
        dish('Gyros pule', 300, 'Xaxiqi, domate, patate brenda.'),
        dish('Gyros derri', 320, 'Mish krokant, mustardë e butë.'),
        dish('Falafel në pitë', 290, 'Qiqra, majdanoz, tahini me limon.'),
        dish('Gyros i përzier', 360, 'Gjysmë pule, gjysmë derri, dy salca.'),
        dish('Suvllaqi pule në pitë', 330),
        dish('Suvllaqi derri në pitë', 340),
        dish('Bifteki në pitë', 350),
        dish('Pita me hallumi', 340, 'Djathë i pjekur, domate dhe mendër.'),
        dish('Pita me patate e xaxiqi', 220),
      ],
      'Në pjatë': [
        dish('Pjatë gyros për dy', 1100, 'Mish i përzier, pita, tri salca.', { eur: 1120 }),
        dish('Pjatë gyros pule', 650),
        dish('Pjatë gyros derri', 690),
        dish('Pjatë suvllaqi', 720, 'Tre hell, patate, pita e xaxiqi.'),
        dish('Pjatë falafel', 590, 'Gjashtë copë, hummus, sallatë dhe pita.'),
      ],
      Anash: [
        dish('Patate me rigon', 200),
        dish('Patate me feta', 280, 'Me rigon e vaj ulliri.'),
        dish('Sallatë greke', 400),
        dish('Xaxiqi', 180),
        dish('Pita e thekur', 70),
      ],
      Pije: [dish('Coca-Cola 0,33 l', 150), dish('Dhallë', 100), dish('Birrë Amstel 0,33 l', 230)],
    }),
  ],
};

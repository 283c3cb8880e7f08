import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Pica Gjanica, in Fier. */
export const PICA_GJANICA: WrittenPlace = {
  name: 'Pica Gjanica',
  address: 'Bulevardi Jakov Xoxa 90',
  location: [40.72313, 19.56093],
  description: 'Pica e kalcone buzë lumit, hapur gjithë ditën.',
  plan: 'standard',
  liveliness: [5, 17, 4.2],
  menus: [
    menu('Pica e kalcone', 'Të mëdha, të holla, të shpejta.', ['Italiane', 'Pica', '$'], {
      'Të hapura': [
        dish('Pica me perime', 560, 'Kungull, patëllxhan, speca në skarë.'),
        dish('Pica me sallam', 590, 'Sallam i butë, kaçkavall, ullinj.'),
        dish('Margherita', 420),
        dish('Proshutë e kërpudha', 560),
        dish('Kapriçoza', 620, 'Kërpudha, xhambon, angjinare.'),
        dish('Katër stinët', 620),
        dish('Katër djathërat', 620),
        dish('Pica me ton', 580),
        dish('Pica me pulë e kërpudha', 600),
        dish('Pica Diavola', 580, 'Sallam pikant, spec djegës e mocarelë.'),
        dish('Pica me suxhuk', 590),
        dish('Pica me patate të skuqura', 520),
        dish('Pica me vezë e xhambon', 560),
        dish('Pica Gjanica', 690, 'Proshutë, suxhuk, kërpudha, misër e vezë.'),
      ],
      'Të mbyllura': [
        dish('Kalcone me gjizë', 520, 'Gjizë, spinaq, vezë brenda.'),
        dish('Kalcone e plotë', 680, 'Proshutë, kërpudha, dy djathëra.', { eur: 695 }),
        dish('Kalcone me pulë', 590, 'Pulë, kërpudha e krem.'),
        dish('Kalcone me Nutella', 450),
      ],
      Sanduiçë: [dish('Sanduiç me pulë', 280), dish('Sanduiç me proshutë e djathë', 250)],
      Anash: [dish('Patate të skuqura', 150), dish('Sallatë e përzier', 220), dish('Sallatë me ton', 380)],
      Pije: [dish('Coca-Cola 0,33 l', 130), dish('Birrë 0,33 l', 180), dish('Ujë 0,5 l', 50)],
    }),
  ],
};

import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Kopsht & Kripë, in Korçë. */
export const KOPSHT_E_KRIPE: WrittenPlace = {
  name: 'Kopsht & Kripë',
  address: 'Bulevardi Republika 40',
  location: [40.61473, 20.78393],
  description: 'Sallata të mëdha, speca të mbushur e supa stine.',
  plan: 'standard',
  liveliness: [4, 16, 4.5],
  menus: [
    menu('Menuja e stinës', 'Ndryshon bashkë me kopshtin.', ['Vegjetariane', 'Sallatat', '$$'], {
      Sallata: [
        dish('Sallatë me panxhar', 480, 'Panxhar i pjekur, arra dhe djathë dhie.', { eur: 490 }),
        dish('Sallatë me thjerrëza', 450, 'Thjerrëza të zeza, karotë e hardall.'),
        dish('Sallatë me lakër e mollë', 390, 'Mollë Korçe, arra dhe salcë kosi.'),
        dish('Sallatë greke', 380),
        dish('Sallatë me qiqra', 420),
        dish('Sallatë me kinoa e perime të pjekura', 490),
        dish('Sallatë me spinaq e dardhë', 460),
      ],
      'Të ngrohta': [
        dish('Supë kungulli', 320, 'E butë, me fara të thekura sipër.'),
        dish('Speca me oriz e kërpudha', 460, 'Speca të kuq, kos me mendër.', { eur: 470 }),
        dish('Supë me thjerrëza', 300),
        dish('Supë me perime', 280),
        dish('Fasule pllaqi', 360),
        dish('Musaka me perime', 480, 'Patëllxhan, patate e kungull, me beshamel.'),
        dish('Lakror me presh', 280, 'Dy petë, presh i zbutur një orë.'),
        dish('Kroketa kungulli', 350, 'Me mendër e salcë kosi.'),
        dish('Rizoto me kërpudha Morave', 560, 'Kërpudha të pyllit, pa krem.'),
        dish('Makarona me domate të thata', 480),
        dish('Kërpudha të mbushura', 420, 'Me gjizë, majdanoz e thërrime buke.'),
      ],
      'Për të lyer': [dish('Hummus', 320), dish('Krem patëllxhani', 320)],
      'Të ëmbla': [dish('Tartë me mollë', 300), dish('Kek me karotë', 280)],
      Pije: [
        dish('Lëng molle', 180, 'Mollë Dvorani, e shtrydhur sot.'),
        dish('Limonadë me mendër', 180),
        dish('Çaj mali', 90),
      ],
    }),
  ],
};

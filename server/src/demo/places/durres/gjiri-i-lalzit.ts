import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Gjiri i Lalzit, in Durrës. */
export const GJIRI_I_LALZIT: WrittenPlace = {
  name: 'Gjiri i Lalzit',
  address: 'Plazhi i Hamallajt, sheshi 2',
  location: [41.46403, 19.52503],
  description: 'Ngjala dhe peshk i lagunës, nën kallama, buzë ujit.',
  plan: 'standard',
  liveliness: [3, 10, 4.8],
  menus: [
    menu('Nga laguna', 'Peshk i lagunës, sipas stinës.', ['Tradicionale', 'Kryesore', '$$$'], {
      'Të lagunës': [
        dish('Ngjalë në tjegull', 1500, 'Domate, majdanoz dhe uthull e fortë.', { eur: 1530 }),
        dish('Qefull me dafinë', 980, 'I hapur në mes, i tymosur mbi gjethe dafine.', { eur: 1000 }),
        dish('Vezë qefulli', 1200, 'Dyzet gramë, me bukë e gjalpë të ftohtë.', { soldOut: true, eur: 1225 }),
        dish('Ngjalë në zgarë', 1650),
        dish('Qefull në zgarë', 950),
        dish('Levrek lagune', 1550, 'Nga laguna e Patokut, në zgarë.'),
        dish('Gaforre blu (2 copë)', 1100, 'Të ziera me dafinë, me çekiç prej druri.'),
        dish('Karkaleca lagune', 1250),
      ],
      'Në tavë balte': [
        dish('Tavë peshku me perime', 1250, 'Fetë peshku mes domatesh, specash e patatesh.'),
        dish('Oriz me ngjalë', 1150, 'Orizi piqet në lëngun e ngjalës, deri sa zë kore.'),
        dish('Midhje në domate', 790),
      ],
      'Për të pritur': [
        dish('Ullinj të thyer', 180, 'Me rigon e lëvore portokalli.'),
        dish('Djathë dhie me fiq', 380, 'Djathë i njomë, fiq të thatë në mjaltë.'),
        dish('Sallatë me fruta deti', 850),
        dish('Supë peshku', 420),
        dish('Sallatë kopshti', 320, 'Domate të Ishmit, qepë e rigon.'),
        dish('Djathë i pjekur', 420),
        dish('Qefull i tymosur', 780),
      ],
      Anash: [
        dish('Patate të skuqura', 250),
        dish('Lakra të ziera me vaj', 280),
        dish('Bukë e ngrohtë', 100),
      ],
      Pije: [
        dish('Verë e bardhë shtëpie, 0,5 l', 700),
        dish('Raki mani, 50 ml', 250),
        dish('Birrë 0,33 l', 250),
      ],
    }),
  ],
};

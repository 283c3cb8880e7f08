import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Gjiri i Lalzit, in Durrës. */
export const GJIRI_I_LALZIT: WrittenPlace = {
  name: 'Gjiri i Lalzit',
  address: 'Plazhi i Hamallajt, sheshi 2',
  location: [41.46403, 19.52503],
  description: 'Ngjala dhe peshk i lagunës, nën kallama, buzë ujit.',
  hours: week('11:00-22:30'),
  plan: 'standard',
  liveliness: [3, 10, 4.8],
  menus: [
    menu(
      'Nga laguna',
      'Peshk i lagunës, sipas stinës.',
      ['Tradicionale', 'Kryesore', '$$$'],
      {
        'Të lagunës': [
          dish('Ngjalë në tjegull', 1500, 'Domate, majdanoz dhe uthull e fortë.', {
            en: ['Eel baked on a roof tile', 'Tomato, parsley and strong vinegar.'],
            eur: 1530,
          }),
          dish('Qefull me dafinë', 980, 'I hapur në mes, i tymosur mbi gjethe dafine.', {
            en: ['Grey mullet with bay leaves', 'Butterflied and smoked over bay leaves.'],
            eur: 1000,
          }),
          dish('Vezë qefulli', 1200, 'Dyzet gramë, me bukë e gjalpë të ftohtë.', {
            en: ['Grey mullet roe', 'Forty grams, with bread and cold butter.'],
            soldOut: true,
            eur: 1225,
          }),
          dish('Ngjalë në zgarë', 1650, '', { en: ['Grilled eel'] }),
          dish('Qefull në zgarë', 950, '', { en: ['Grilled grey mullet'] }),
          dish('Levrek lagune', 1550, 'Nga laguna e Patokut, në zgarë.', {
            en: ['Lagoon sea bass', 'From the Patok lagoon, grilled.'],
          }),
          dish('Gaforre blu (2 copë)', 1100, 'Të ziera me dafinë, me çekiç prej druri.', {
            en: ['Blue crabs (2 pieces)', 'Boiled with bay leaves, with a wooden hammer.'],
          }),
          dish('Karkaleca lagune', 1250, '', { en: ['Lagoon prawns'] }),
        ],
        'Në tavë balte': [
          dish('Tavë peshku me perime', 1250, 'Fetë peshku mes domatesh, specash e patatesh.', {
            en: ['Clay-pot fish with vegetables', 'Slices of fish among tomatoes, peppers and potatoes.'],
          }),
          dish('Oriz me ngjalë', 1150, 'Orizi piqet në lëngun e ngjalës, deri sa zë kore.', {
            en: ['Rice with eel', 'The rice bakes in the juices of the eel until it forms a crust.'],
          }),
          dish('Midhje në domate', 790, '', { en: ['Mussels in tomato sauce'] }),
        ],
        'Për të pritur': [
          dish('Ullinj të thyer', 180, 'Me rigon e lëvore portokalli.', {
            en: ['Cracked olives', 'With oregano and orange peel.'],
          }),
          dish('Djathë dhie me fiq', 380, 'Djathë i njomë, fiq të thatë në mjaltë.', {
            en: ["Goat's cheese with figs", 'Fresh cheese, dried figs in honey.'],
          }),
          dish('Sallatë me fruta deti', 850, '', { en: ['Seafood salad'] }),
          dish('Supë peshku', 420, '', { en: ['Fish soup'] }),
          dish('Sallatë kopshti', 320, 'Domate të Ishmit, qepë e rigon.', {
            en: ['Garden salad', 'Tomatoes from Ishëm, onion and oregano.'],
          }),
          dish('Djathë i pjekur', 420, '', { en: ['Baked cheese'] }),
          dish('Qefull i tymosur', 780, '', { en: ['Smoked grey mullet'] }),
        ],
        Anash: [
          dish('Patate të skuqura', 250, '', { en: ['French fries'] }),
          dish('Lakra të ziera me vaj', 280, '', { en: ['Boiled greens with olive oil'] }),
          dish('Bukë e ngrohtë', 100, '', { en: ['Warm bread'] }),
        ],
        Pije: [
          dish('Verë e bardhë shtëpie, 0,5 l', 700, '', { en: ['House white wine, 0.5 l'] }),
          dish('Raki mani, 50 ml', 250, '', { en: ['Mulberry raki, 50 ml'] }),
          dish('Birrë 0,33 l', 250, '', { en: ['Beer 0.33 l'] }),
        ],
      },
      { en: ['From the lagoon', 'Lagoon fish, as the season has it.'] },
    ),
  ],
};

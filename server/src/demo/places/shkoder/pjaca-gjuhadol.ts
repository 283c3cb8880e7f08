import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Pjaca Gjuhadol, in Shkodër. */
export const PJACA_GJUHADOL: WrittenPlace = {
  name: 'Pjaca Gjuhadol',
  address: 'Rruga Gjuhadol 28',
  location: [42.06953, 19.51763],
  description: 'Pica romane me peshë dhe spritz te banaku.',
  plan: 'standard',
  liveliness: [6, 15, 4.2],
  menus: [
    menu(
      'Me peshë',
      'Pica në fetë, sipas peshës.',
      ['Italiane', 'Pica', '$'],
      {
        Fetë: [
          dish('Fetë me patate', 220, 'Patate të holla, rozmarinë, mocarelë.', {
            en: ['Potato slice', 'Thinly sliced potatoes, rosemary, mozzarella.'],
          }),
          dish('Fetë me mortadelë', 290, 'Mortadelë e ftohtë mbi brumë të nxehtë, me fëstëk.', {
            en: ['Mortadella slice', 'Cold mortadella on hot dough, with pistachio.'],
            eur: 295,
          }),
          dish('Fetë e kuqe', 180, 'Domate, hudhër, rigon mali.', {
            en: ['Red slice', 'Tomato, garlic, mountain oregano.'],
          }),
          dish('Fetë me proshutë e rukola', 280, '', { en: ['Slice with ham and rocket'] }),
          dish('Fetë me kërpudha e salsiçe', 270, 'Salsiçe e thërrmuar, kërpudha dhe mocarelë e tymosur.', {
            en: ['Slice with mushrooms and sausage', 'Crumbled sausage, mushrooms and smoked mozzarella.'],
          }),
          dish('Fetë me kunguj e açuge', 260, '', { en: ['Slice with courgette and anchovies'] }),
          dish('Fetë me katër djathëra', 270, 'Gorgonzola, mocarelë, provolone e parmixhano.', {
            en: ['Four-cheese slice', 'Gorgonzola, mozzarella, provolone and Parmesan.'],
          }),
          dish('Fetë me patëllxhan', 240, '', { en: ['Aubergine slice'] }),
          dish('Fetë me ton e qepë', 260, '', { en: ['Slice with tuna and onion'] }),
          dish('Fetë me Nutella', 250, '', { en: ['Nutella slice'] }),
        ],
        'Të tëra': [
          dish('Margherita', 520),
          dish('Kapriçoza', 720, '', { en: ['Capricciosa'] }),
          dish('Pica romane me perime', 650, 'E hollë, krokante deri në buzë.', {
            en: ['Roman vegetable pizza', 'Thin, crispy right to the edge.'],
          }),
          dish('Kalcone', 690, 'Proshutë, mocarelë dhe pak domate brenda.', {
            en: ['Calzone', 'Ham, mozzarella and a little tomato inside.'],
          }),
        ],
        'Të skuqura': [
          dish('Supli (2 copë)', 280, 'Oriz me domate, mocarelë që fillon fije kur e ndan.', {
            en: ['Supplì (2 pcs)', 'Rice with tomato, and mozzarella that pulls into strings.'],
          }),
          dish('Kroketa patatesh', 250, '', { en: ['Potato croquettes'] }),
          dish('Ullinj askolane', 320, '', { en: ['Ascolana olives'] }),
        ],
        Sallata: [
          dish('Sallatë Cezar', 520, 'Marule, pulë e kruton të bërë këtu.', {
            en: ['Caesar salad', 'Lettuce, chicken and croutons made here.'],
          }),
          dish('Kaprese', 550),
        ],
        'Te banaku': [
          dish('Spritz me Aperol', 500, '', { en: ['Aperol spritz'] }),
          dish('Negroni', 600),
          dish('Verë e shtëpisë, gotë', 250, '', { en: ['House wine, glass'] }),
          dish('Birrë nga fuçia 0,4 l', 250, '', { en: ['Draught beer 0.4 l'] }),
          dish('Kafe ekspres', 90, '', { en: ['Espresso'] }),
        ],
      },
      { en: ['By weight', 'Pizza by the slice, sold by weight.'] },
    ),
  ],
};

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
    menu('Me peshë', 'Pica në fetë, sipas peshës.', ['Italiane', 'Pica', '$'], {
      Fetë: [
        dish('Fetë me patate', 220, 'Patate të holla, rozmarinë, mocarelë.'),
        dish('Fetë me mortadelë', 290, 'Mortadelë e ftohtë mbi brumë të nxehtë, me fëstëk.', { eur: 295 }),
        dish('Fetë e kuqe', 180, 'Domate, hudhër, rigon mali.'),
        dish('Fetë me proshutë e rukola', 280),
        dish('Fetë me kërpudha e salsiçe', 270, 'Salsiçe e thërrmuar, kërpudha dhe mocarelë e tymosur.'),
        dish('Fetë me kunguj e açuge', 260),
        dish('Fetë me katër djathëra', 270, 'Gorgonzola, mocarelë, provolone e parmixhano.'),
        dish('Fetë me patëllxhan', 240),
        dish('Fetë me ton e qepë', 260),
        dish('Fetë me Nutella', 250),
      ],
      'Të tëra': [
        dish('Margherita', 520),
        dish('Kapriçoza', 720),
        dish('Pica romane me perime', 650, 'E hollë, krokante deri në buzë.'),
        dish('Kalcone', 690, 'Proshutë, mocarelë dhe pak domate brenda.'),
      ],
      'Të skuqura': [
        dish('Supli (2 copë)', 280, 'Oriz me domate, mocarelë që fillon fije kur e ndan.'),
        dish('Kroketa patatesh', 250),
        dish('Ullinj askolane', 320),
      ],
      Sallata: [dish('Sallatë Cezar', 520, 'Marule, pulë e kruton të bërë këtu.'), dish('Kaprese', 550)],
      'Te banaku': [
        dish('Spritz me Aperol', 500),
        dish('Negroni', 600),
        dish('Verë e shtëpisë, gotë', 250),
        dish('Birrë nga fuçia 0,4 l', 250),
        dish('Kafe ekspres', 90),
      ],
    }),
  ],
};

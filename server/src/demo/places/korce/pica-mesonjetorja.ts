import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Pica Mësonjëtorja, in Korçë. */
export const PICA_MESONJETORJA: WrittenPlace = {
  name: 'Pica Mësonjëtorja',
  address: 'Rruga Naim Frashëri 5',
  location: [40.61793, 20.78023],
  description: 'Pica me emra shkronjash, përballë shkollës së parë.',
  plan: 'free',
  menus: [
    menu(
      'Abetarja',
      'Nga A te Zh.',
      ['Italiane', 'Pica', '$'],
      {
        Shkronja: [
          dish('Pica A', 480, 'Domate, djathë e rigon.'),
          dish('Pica Ë', 620, 'Kërpudha Morave, krem dhe majdanoz.'),
          dish('Pica Xh', 590, 'Xhambon, misër dhe speca të ëmbël.'),
          dish('Pica B', 520),
          dish('Pica C', 550, 'Çedar, xhambon dhe qepë krokante.'),
          dish('Pica Ç', 560),
          dish('Pica D', 590),
          dish('Pica Dh', 640, 'Djathë dhie, fiq e arra.'),
          dish('Pica G', 620),
          dish('Pica K', 580, 'Kërpudha e kaçkavall.'),
          dish('Pica M', 480, 'Vetëm domate, hudhër e rigon, si marinara.'),
          dish('Pica P', 610, 'Pulë, speca dhe misër.'),
          dish('Pica S', 640, 'Suxhuk, spec e qepë.'),
          dish('Pica Z', 650),
        ],
        Kalcone: [dish('Kalcone me djathë', 490), dish('Kalcone me xhambon', 540)],
        Anash: [dish('Patate të skuqura', 160), dish('Sallatë jeshile', 200), dish('Bukë me hudhër', 150)],
        Pije: [dish('Coca-Cola 0,33 l', 130), dish('Birrë Korça 0,33 l', 160), dish('Ujë 0,5 l', 60)],
      },
      { daysOld: 15 },
    ),
  ],
};

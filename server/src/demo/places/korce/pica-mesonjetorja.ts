import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Pica Mësonjëtorja, in Korçë. */
export const PICA_MESONJETORJA: WrittenPlace = {
  name: 'Pica Mësonjëtorja',
  address: 'Rruga Naim Frashëri 5',
  location: [40.61793, 20.78023],
  description: 'Çdo picë nis me një shkronjë të abetares, përballë shkollës së parë.',
  plan: 'free',
  menus: [
    menu(
      'Abetarja',
      'Nga A te Zh.',
      ['Italiane', 'Pica', '$'],
      {
        Shkronja: [
          dish('Pica Agimi', 480, 'Domate, djathë e rigon.'),
          dish('Pica Ëndrra', 620, 'Kërpudha Morave, krem dhe majdanoz.'),
          dish('Pica Xhixhëllonja', 590, 'Xhambon, misër dhe speca të ëmbël.'),
          dish('Pica Borëbardha', 520),
          dish('Pica Cicërima', 550, 'Çedar, xhambon dhe qepë krokante.'),
          dish('Pica Çuçurima', 560),
          dish('Pica Dielli', 590),
          dish('Pica Dhelpra', 640, 'Djathë dhie, fiq e arra.'),
          dish('Pica Gurra', 620),
          dish('Pica Këmbana', 580, 'Kërpudha e kaçkavall.'),
          dish('Pica Mësuesja', 480, 'Vetëm domate, hudhër e rigon, si marinara.'),
          dish('Pica Pranvera', 610, 'Pulë, speca dhe misër.'),
          dish('Pica Serenata', 640, 'Suxhuk, spec e qepë.'),
          dish('Pica Zambaku', 650),
        ],
        Kalcone: [dish('Kalcone me djathë', 490), dish('Kalcone me xhambon', 540)],
        Anash: [dish('Patate të skuqura', 160), dish('Sallatë jeshile', 200), dish('Bukë me hudhër', 150)],
        Pije: [dish('Coca-Cola 0,33 l', 130), dish('Birrë Korça 0,33 l', 160), dish('Ujë 0,5 l', 60)],
      },
      { daysOld: 15 },
    ),
  ],
};

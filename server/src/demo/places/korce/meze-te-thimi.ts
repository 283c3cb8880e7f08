import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Meze te Thimi, in Korçë. */
export const MEZE_TE_THIMI: WrittenPlace = {
  name: 'Meze te Thimi',
  address: 'Pazari i Vjetër 22',
  location: [40.61923, 20.77613],
  description: 'Meze e këngë në Pazarin e Vjetër, greqisht e shqip.',
  plan: 'ended',
  liveliness: [0, 8, 4.1],
  menus: [
    menu('Te Thimi', 'Meze për të ndarë, me muzikë.', ['Greke', 'Darke', '$$'], {
      'Me raki': [
        dish('Feta e pjekur', 420, 'Mjaltë, trumzë, susam i zi.', { eur: 430 }),
        dish('Dollma', 380, 'Gjethe rrushi, oriz, limon.'),
        dish('Kleftiko', 1050, 'Qengj në letër, tri orë në furrë.', { eur: 1070 }),
        dish('Ullinj të marinuar', 180),
        dish('Xaxiqi', 220),
        dish('Taramosallatë', 300),
        dish('Suvllaqi derri (3 hell)', 520, 'Me pita, qepë e limon.'),
        dish('Keftedhe (6 copë)', 450),
        dish('Saganaki', 390),
        dish('Oktapod në uthull', 850, 'I zier në lëngun e vet.'),
        dish('Kalamar i skuqur', 820),
        dish('Musaka', 520, 'Me beshamel të trashë.'),
        dish('Salsiçe fshati', 420),
        dish('Sardele në zgarë', 520, 'Tetë copë, me vaj e limon.'),
      ],
      Sallata: [dish('Sallatë greke', 380), dish('Sallatë me panxhar', 320)],
      'Të ëmbla': [
        dish('Hallvë simigdali', 220, 'Bollgur i skuqur, kanellë e bajame.'),
        dish('Kos me mjaltë', 220),
      ],
      Pije: [
        dish('Raki rrushi, 50 ml', 120),
        dish('Uzo, 50 ml', 280),
        dish('Verë Recina, 0,5 l', 590),
        dish('Birrë Korça 0,5 l', 230),
      ],
    }),
  ],
};

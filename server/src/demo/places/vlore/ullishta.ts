import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Ullishta, in Vlorë. */
export const ULLISHTA: WrittenPlace = {
  name: 'Ullishta',
  address: 'Rruga Uji i Ftohtë 22',
  location: [40.43703, 19.49603],
  description: 'Perime në vaj ulliri dhe djathë i njomë, nën hijen e ullinjve.',
  plan: 'standard',
  liveliness: [3, 12, 4.5],
  menus: [
    menu('Me vaj të ri', 'Me vajin e ullinjve tanë.', ['Vegjetariane', 'Dreka', '$$'], {
      'Nga kopshti': [
        dish('Patëllxhan i mbushur', 480, 'Qepë, domate e hudhër, i gatuar ngadalë në vaj.', { eur: 490 }),
        dish('Bishtaja në vaj', 390, 'Të buta, me domate të pjekura.'),
        dish('Bruskete me ullinj', 290, 'Pastë ullinjsh të zinj, bukë e thekur.'),
        dish('Sallatë me portokall', 360, 'Portokall Vlore, qepë e ëmbël, ullinj.', { eur: 370 }),
        dish('Imam bajalldi', 450, 'I gatuar ngadalë, i shërbyer i vakët.'),
        dish('Speca të mbushur me oriz', 450),
        dish('Kungulleshka të skuqura', 360, 'Rrathë të hollë me kos e hudhër.'),
        dish('Lakra të egra me limon', 320),
        dish('Fasule pllaqi', 380),
        dish('Angjinare me bizele', 490, 'Angjinare të reja, kopër dhe vaj i parë.'),
        dish('Briam', 460, 'Patate, kungull e patëllxhan, një orë në furrë.'),
      ],
      'Për të filluar': [
        dish('Hummus me vaj të ri', 350),
        dish('Krem patëllxhani', 340),
        dish('Ullinj të përzier', 220),
        dish('Djathë i bardhë i pjekur', 420, 'Në letër, me domate, spec e rigon.'),
        dish('Dollma me oriz', 360),
      ],
      Sallata: [
        dish('Sallatë greke', 420),
        dish('Sallatë me domate të Radhimës', 350),
        dish('Sallatë me fiq e djathë dhie', 480, 'Fiq i freskët, arra dhe mjaltë me trumzë.'),
      ],
      'Pasta e oriz': [
        dish('Spageti me ullinj e kaperi', 560),
        dish('Rizoto me lakër e limon', 590, 'Lakër e zezë dhe vaj i ri në fund.'),
      ],
      'Në fund': [
        dish('Portokall me kanellë', 220),
        dish('Kek me vaj ulliri', 280, 'I butë, me lëvore portokalli.'),
        dish('Limonadë shtëpie', 220),
      ],
    }),
  ],
};

import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Taverna Radhima, in Vlorë. */
export const TAVERNA_RADHIMA: WrittenPlace = {
  name: 'Taverna Radhima',
  address: 'Rruga Vlorë-Orikum km 14',
  location: [40.37253, 19.48303],
  description: 'Tavernë greke buzë detit, me oktapod të tharë në diell.',
  plan: 'standard',
  liveliness: [2, 2, 4.5],
  menus: [
    menu('Taverna', 'Uzo e parë nga shtëpia.', ['Greke', 'Dreka', '$$'], {
      'Të detit': [
        dish('Oktapod në uthull', 790, 'I ftohtë, me rigon e kaperi.', { eur: 800 }),
        dish('Sardele në gjethe rrushi', 620, 'Të mbështjella e të pjekura dhjetë minuta.'),
        dish('Oktapod në zgarë', 1390, 'I tharë në litar një ditë, i pjekur mbi dru ulliri.'),
        dish('Kallamarë të skuqur', 950),
        dish('Levrek në zgarë', 1590),
        dish('Kocë në zgarë', 1490),
        dish('Karkaleca saganaki', 1050, 'Domate, feta e pak piper.'),
        dish('Midhje me verë', 790),
        dish('Barbunj', 1150),
        dish('Spageti me fruta deti', 990),
      ],
      'Të tokës': [
        dish('Keftedhe', 480, 'Qofte me mendër e qimnon.'),
        dish('Sallatë horiatiki', 390, 'Domate, kastravec, ullinj dhe djathë feta.', { eur: 400 }),
        dish('Musaka', 590, 'Shtresa patëllxhani, mish qengji e kanellë.'),
        dish('Suvllaqi derri (3 hell)', 590),
        dish('Paidhaqe qengji', 1150, 'Pesë copë, me limon e rigon mali.'),
        dish('Pastiço', 560),
      ],
      Meze: [
        dish('Xaxiqi', 240),
        dish('Taramosallatë', 320),
        dish('Feta e pjekur', 420),
        dish('Dollma (6 copë)', 350),
        dish('Saganaki me djathë', 420, 'Kefalotiri në tigan të vogël.'),
        dish('Patate të skuqura', 220),
      ],
      'Në fund': [
        dish('Kos me mjaltë', 280),
        dish('Llukumadhe', 320),
        dish('Uzo, 50 ml', 300),
        dish('Verë Recina, 0,5 l', 700),
      ],
    }),
  ],
};

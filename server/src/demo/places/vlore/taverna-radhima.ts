import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Taverna Radhima, in Vlorë. */
export const TAVERNA_RADHIMA: WrittenPlace = {
  name: 'Taverna Radhima',
  address: 'Rruga Vlorë-Orikum km 14',
  location: [40.37253, 19.48303],
  description: 'Tavernë greke buzë detit, me oktapod të tharë në diell.',
  hours: week('11:00-00:00'),
  plan: 'standard',
  liveliness: [2, 2, 4.5],
  menus: [
    menu(
      'Taverna',
      'Uzo e parë nga shtëpia.',
      ['Greke', 'Dreka', '$$'],
      {
        'Të detit': [
          dish('Oktapod në uthull', 790, 'I ftohtë, me rigon e kaperi.', {
            en: ['Octopus in vinegar', 'Cold, with oregano and capers.'],
            eur: 800,
          }),
          dish('Sardele në gjethe rrushi', 620, 'Të mbështjella e të pjekura dhjetë minuta.', {
            en: ['Sardines in vine leaves', 'Wrapped and grilled for ten minutes.'],
          }),
          dish('Oktapod në zgarë', 1390, 'I tharë në litar një ditë, i pjekur mbi dru ulliri.', {
            en: ['Grilled octopus', 'Dried on a line for a day, grilled over olive wood.'],
          }),
          dish('Kallamarë të skuqur', 950, '', { en: ['Fried calamari'] }),
          dish('Levrek në zgarë', 1590, '', { en: ['Grilled sea bass'] }),
          dish('Kocë në zgarë', 1490, '', { en: ['Grilled sea bream'] }),
          dish('Karkaleca saganaki', 1050, 'Domate, feta e pak piper.', {
            en: ['Prawn saganaki', 'Tomato, feta and a little pepper.'],
          }),
          dish('Midhje me verë', 790, '', { en: ['Mussels in wine'] }),
          dish('Barbunj', 1150, '', { en: ['Red mullet'] }),
          dish('Spageti me fruta deti', 990, '', { en: ['Seafood spaghetti'] }),
          dish('Maridha të skuqura', 590, '', { en: ['Fried whitebait'] }),
        ],
        'Të tokës': [
          dish('Keftedhe', 480, 'Qofte me mendër e qimnon.', {
            en: ['Keftedes', 'Meatballs with mint and cumin.'],
          }),
          dish('Sallatë horiatiki', 390, 'Domate, kastravec, ullinj dhe djathë feta.', {
            en: ['Horiatiki salad', 'Tomato, cucumber, olives and feta.'],
            eur: 400,
          }),
          dish('Musaka', 590, 'Shtresa patëllxhani, mish qengji e kanellë.', {
            en: ['Moussaka', 'Layers of aubergine, lamb and cinnamon.'],
          }),
          dish('Suvllaqi derri (3 hell)', 590, '', { en: ['Pork souvlaki (3 skewers)'] }),
          dish('Paidhaqe qengji', 1150, 'Pesë copë, me limon e rigon mali.', {
            en: ['Lamb chops', 'Five pieces, with lemon and mountain oregano.'],
          }),
          dish('Pastiço', 560, '', { en: ['Pastitsio, baked macaroni'] }),
        ],
        Meze: [
          dish('Xaxiqi', 240, '', { en: ['Tzatziki'] }),
          dish('Taramosallatë', 320, '', { en: ['Taramosalata'] }),
          dish('Feta e pjekur', 420, '', { en: ['Baked feta'] }),
          dish('Dollma (6 copë)', 350, '', { en: ['Dolma (6 pieces)'] }),
          dish('Saganaki me djathë', 420, 'Kefalotiri në tigan të vogël.', {
            en: ['Cheese saganaki', 'Kefalotyri in a small pan.'],
          }),
          dish('Patate të skuqura', 220, '', { en: ['French fries'] }),
        ],
        'Në fund': [
          dish('Kos me mjaltë', 280, '', { en: ['Yogurt with honey'] }),
          dish('Llukumadhe', 320, '', { en: ['Loukoumades, honey doughnuts'] }),
          dish('Uzo, 50 ml', 300, '', { en: ['Ouzo, 50 ml'] }),
          dish('Verë Recina, 0,5 l', 700, '', { en: ['Retsina wine, 0.5 l'] }),
        ],
      },
      { en: ['Taverna', 'Ouzo first, on the house.'] },
    ),
  ],
};

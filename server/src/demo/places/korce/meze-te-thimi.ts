import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Meze te Thimi, in Korçë. */
export const MEZE_TE_THIMI: WrittenPlace = {
  name: 'Meze te Thimi',
  address: 'Pazari i Vjetër 22',
  location: [40.61923, 20.77613],
  description: 'Meze e këngë në Pazarin e Vjetër, greqisht e shqip.',
  hours: week('18:00-01:00', { monday: '' }),
  plan: 'ended',
  liveliness: [0, 8, 4.1],
  menus: [
    menu(
      'Te Thimi',
      'Meze për të ndarë, me muzikë.',
      ['Greke', 'Darke', '$$'],
      {
        'Me raki': [
          dish('Feta e pjekur', 420, 'Mjaltë, trumzë, susam i zi.', {
            ...declares('milk sesame', { diets: 'vegetarian' }),
            en: ['Baked feta', 'Honey, thyme, black sesame.'],
            eur: 430,
          }),
          dish('Dollma', 380, 'Gjethe rrushi, oriz, limon.', {
            ...declares('', { diets: 'vegan' }),
            en: ['Dolma', 'Vine leaves, rice, lemon.'],
          }),
          dish('Kleftiko', 1050, 'Qengj në letër, tri orë në furrë.', {
            en: ['Kleftiko', 'Lamb in parchment, three hours in the oven.'],
            eur: 1070,
          }),
          dish('Ullinj të marinuar', 180, '', {
            ...declares('', { diets: 'vegan' }),
            en: ['Marinated olives'],
          }),
          dish('Xaxiqi', 220, '', { ...declares('milk', { diets: 'vegetarian' }), en: ['Tzatziki'] }),
          dish('Taramosallatë', 300, '', { ...declares('gluten fish'), en: ['Taramosalata'] }),
          dish('Suvllaqi derri (3 hell)', 520, 'Me pita, qepë e limon.', {
            ...declares('gluten'),
            en: ['Pork souvlaki (3 skewers)', 'With pita, onion and lemon.'],
          }),
          dish('Keftedhe (6 copë)', 450, '', { ...declares('gluten eggs'), en: ['Keftedes (6 pcs)'] }),
          dish('Saganaki', 390, '', declares('gluten milk', { diets: 'vegetarian' })),
          dish('Oktapod në uthull', 850, 'I zier në lëngun e vet.', {
            ...declares('molluscs'),
            en: ['Octopus in vinegar', 'Cooked in its own juice.'],
          }),
          dish('Kalamar i skuqur', 820, '', { ...declares('gluten molluscs'), en: ['Fried calamari'] }),
          dish('Musaka', 520, 'Me beshamel të trashë.', {
            ...declares('gluten eggs milk'),
            en: ['Moussaka', 'With thick béchamel.'],
          }),
          dish('Salsiçe fshati', 420, '', { en: ['Farmhouse sausages'] }),
          dish('Sardele në zgarë', 520, 'Tetë copë, me vaj e limon.', {
            ...declares('fish'),
            en: ['Grilled sardines', 'Eight pieces, with olive oil and lemon.'],
          }),
        ],
        Sallata: [
          dish('Sallatë greke', 380, '', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Greek salad'],
          }),
          dish('Sallatë me panxhar', 320, '', {
            ...declares('milk nuts', { diets: 'vegetarian' }),
            en: ['Beetroot salad'],
          }),
        ],
        'Të ëmbla': [
          dish('Hallvë simigdali', 220, 'Bollgur i skuqur, kanellë e bajame.', {
            ...declares('gluten nuts', { diets: 'vegan' }),
            en: ['Semolina halva', 'Toasted semolina, cinnamon and almonds.'],
          }),
          dish('Kos me mjaltë', 220, '', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Yogurt with honey'],
          }),
        ],
        Pije: [
          dish('Raki rrushi, 50 ml', 120, '', { en: ['Grape raki, 50 ml'] }),
          dish('Uzo, 50 ml', 280, '', { en: ['Ouzo, 50 ml'] }),
          dish('Verë Recina, 0,5 l', 590, '', { ...declares('sulphites'), en: ['Recina wine, 0.5 l'] }),
          dish('Birrë Korça 0,5 l', 230, '', {
            ...declares('gluten', { diets: 'vegan' }),
            en: ['Korça beer 0.5 l'],
          }),
        ],
      },
      { en: ["At Thimi's", 'Meze to share, with music.'] },
    ),
  ],
};

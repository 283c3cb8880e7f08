import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Pagoda e Drenovës, in Korçë. */
export const PAGODA_E_DRENOVES: WrittenPlace = {
  name: 'Pagoda e Drenovës',
  address: 'Rruga e Drenovës 61',
  location: [40.61083, 20.78703],
  description: 'Hot pot për netët e ftohta, zjarri në mes të tryezës.',
  plan: 'trial',
  liveliness: [2, 6, 4.6],
  menus: [
    menu(
      'Hot pot',
      'Mishin dhe perimet i zien vetë në lëng.',
      ['Kineze', 'Darke', '$$$'],
      {
        Lëngje: [
          dish('Lëng i kuq djegës', 890, 'Piper, anason ylli, për dy veta.', {
            en: ['Hot red broth', 'Chilli and star anise, for two.'],
            eur: 910,
          }),
          dish('Lëng i bardhë me kërpudha', 820, 'I butë, shtatë lloje kërpudhash.', {
            en: ['White mushroom broth', 'Mild, seven kinds of mushrooms.'],
            eur: 840,
          }),
          dish('Lëng i ndarë në dy', 950, 'Gjysmë djegës, gjysmë i butë, në të njëjtën tenxhere.', {
            en: ['Split-pot broth', 'Half hot, half mild, in the same pot.'],
          }),
          dish('Lëng me domate', 790, '', { en: ['Tomato broth'] }),
        ],
        'Për të zhytur': [
          dish('Viç i prerë hollë', 690, '200 g, si letër.', {
            en: ['Thinly sliced beef', '200 g, thin as paper.'],
            eur: 705,
          }),
          dish('Shportë me perime', 380, 'Spinaq, lakër, rrënjë lotusi.', {
            en: ['Vegetable basket', 'Spinach, cabbage, lotus root.'],
          }),
          dish('Qengj i prerë hollë', 750, '', { en: ['Thinly sliced lamb'] }),
          dish('Derr i prerë hollë', 590, '', { en: ['Thinly sliced pork'] }),
          dish('Karkaleca (8 copë)', 850, '', { en: ['Prawns (8 pcs)'] }),
          dish('Topthe peshku', 520, 'Të bardha, të buta, zihen dy minuta.', {
            en: ['Fish balls', 'White and tender, cooked in two minutes.'],
          }),
          dish('Tofu', 280),
          dish('Kërpudha të përziera', 390, 'Shiitake, enoki e kërpudha Morave.', {
            en: ['Mixed mushrooms', 'Shiitake, enoki and mushrooms from Morava.'],
          }),
          dish('Makarona orizi', 220, '', { en: ['Rice noodles'] }),
          dish('Vezë thëllëze (6 copë)', 220, '', { en: ['Quail eggs (6 pcs)'] }),
        ],
        Salca: [
          dish('Salcë susami', 120, 'Susam i bluar, sojë e hudhër.', {
            en: ['Sesame sauce', 'Ground sesame, soy and garlic.'],
          }),
          dish('Salcë hudhre', 100, '', { en: ['Garlic sauce'] }),
          dish('Vaj djegës', 80, '', { en: ['Chilli oil'] }),
        ],
        'Nga kuzhina': [
          dish('Rrotulla pranvere (4 copë)', 320, '', { en: ['Spring rolls (4 pcs)'] }),
          dish('Xhaozi me derr (6 copë)', 390, '', { en: ['Pork jiaozi (6 pcs)'] }),
          dish('Pulë kung pao', 650, 'Kikirikë e piper Siçuani.', {
            en: ['Kung pao chicken', 'Peanuts and Sichuan pepper.'],
          }),
          dish('Oriz i skuqur me vezë', 360, '', { en: ['Egg fried rice'] }),
          dish('Oriz i bardhë', 150, '', { en: ['White rice'] }),
        ],
        Pije: [
          dish('Çaj jasemini, çajnik', 220, '', { en: ['Jasmine tea, pot'] }),
          dish('Birrë Tsingtao 0,33 l', 300, '', { en: ['Tsingtao beer 0.33 l'] }),
          dish('Verë kumbulle, gotë', 320, 'E ëmbël, e ftohtë, me kumbullën brenda.', {
            en: ['Plum wine, glass', 'Sweet, chilled, with the plum inside.'],
          }),
        ],
      },
      { en: ['Hot pot', 'You cook the meat and vegetables in the broth yourself.'] },
    ),
  ],
};

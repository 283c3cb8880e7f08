import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Pagoda e Drenovës, in Korçë. */
export const PAGODA_E_DRENOVES: WrittenPlace = {
  name: 'Pagoda e Drenovës',
  address: 'Rruga e Drenovës 61',
  location: [40.61083, 20.78703],
  description: 'Hot pot për netët e ftohta, zjarri në mes të tryezës.',
  hours: week('17:30-23:30', { tuesday: '' }),
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
            ...declares('soybeans', { may: 'gluten peanuts' }),
            en: ['Hot red broth', 'Chilli and star anise, for two.'],
            eur: 910,
          }),
          dish('Lëng i bardhë me kërpudha', 820, 'I butë, shtatë lloje kërpudhash.', {
            ...declares('soybeans', { diets: 'vegan' }),
            en: ['White mushroom broth', 'Mild, seven kinds of mushrooms.'],
            eur: 840,
          }),
          dish('Lëng i ndarë në dy', 950, 'Gjysmë djegës, gjysmë i butë, në të njëjtën tenxhere.', {
            ...declares('soybeans', { may: 'gluten' }),
            en: ['Split-pot broth', 'Half hot, half mild, in the same pot.'],
          }),
          dish('Lëng me domate', 790, '', { ...declares('soybeans'), en: ['Tomato broth'] }),
          dish('Enë mongole', 890, 'Shabu shabu: lëng i lehtë me alga, për dy veta.', {
            ...declares('soybeans', { may: 'fish' }),
            en: ['Mongolian pot', 'Shabu shabu: a light broth with seaweed, for two.'],
          }),
        ],
        'Për të zhytur': [
          dish('Viç i prerë hollë', 690, '200 g, si letër.', {
            en: ['Thinly sliced beef', '200 g, thin as paper.'],
            eur: 705,
          }),
          dish('Shportë me perime', 380, 'Spinaq, lakër, rrënjë lotusi.', {
            ...declares('', { diets: 'vegan' }),
            en: ['Vegetable basket', 'Spinach, cabbage, lotus root.'],
          }),
          dish('Qengj i prerë hollë', 750, '', { en: ['Thinly sliced lamb'] }),
          dish('Derr i prerë hollë', 590, '', { en: ['Thinly sliced pork'] }),
          dish('Karkaleca (8 copë)', 850, '', { ...declares('crustaceans'), en: ['Prawns (8 pcs)'] }),
          dish('Topthe peshku', 520, 'Të bardha, të buta, zihen dy minuta.', {
            ...declares('eggs fish'),
            en: ['Fish balls', 'White and tender, cooked in two minutes.'],
          }),
          dish('Tofu', 280, '', declares('soybeans', { diets: 'vegan' })),
          dish('Kërpudha të përziera', 390, 'Shiitake, enoki e kërpudha Morave.', {
            ...declares('', { diets: 'vegan' }),
            en: ['Mixed mushrooms', 'Shiitake, enoki and mushrooms from Morava.'],
          }),
          dish('Makarona orizi', 220, '', { ...declares('', { diets: 'vegan' }), en: ['Rice noodles'] }),
          dish('Vezë thëllëze (6 copë)', 220, '', {
            ...declares('eggs', { diets: 'vegetarian' }),
            en: ['Quail eggs (6 pcs)'],
          }),
        ],
        Salca: [
          dish('Salcë susami', 120, 'Susam i bluar, sojë e hudhër.', {
            ...declares('gluten soybeans sesame', { diets: 'vegan' }),
            en: ['Sesame sauce', 'Ground sesame, soy and garlic.'],
          }),
          dish('Salcë hudhre', 100, '', {
            ...declares('eggs', { diets: 'vegetarian' }),
            en: ['Garlic sauce'],
          }),
          dish('Vaj djegës', 80, '', {
            ...declares('', { may: 'peanuts', diets: 'vegan' }),
            en: ['Chilli oil'],
          }),
        ],
        'Nga kuzhina': [
          dish('Rrotulla pranvere (4 copë)', 320, '', {
            ...declares('gluten soybeans', { may: 'sesame', diets: 'vegan' }),
            en: ['Spring rolls (4 pcs)'],
          }),
          dish('Xhaozi me derr (6 copë)', 390, '', {
            ...declares('gluten soybeans', { may: 'sesame' }),
            en: ['Pork jiaozi (6 pcs)'],
          }),
          dish('Pulë kung pao', 650, 'Kikirikë e piper Siçuani.', {
            ...declares('gluten peanuts soybeans'),
            en: ['Kung pao chicken', 'Peanuts and Sichuan pepper.'],
          }),
          dish('Oriz i skuqur me vezë', 360, '', {
            ...declares('gluten eggs soybeans', { diets: 'vegetarian' }),
            en: ['Egg fried rice'],
          }),
          dish('Oriz i bardhë', 150, '', { ...declares('', { diets: 'vegan' }), en: ['White rice'] }),
        ],
        Pije: [
          dish('Çaj jasemini, çajnik', 220, '', { en: ['Jasmine tea, pot'] }),
          dish('Birrë Tsingtao 0,33 l', 300, '', {
            ...declares('gluten', { diets: 'vegan' }),
            en: ['Tsingtao beer 0.33 l'],
          }),
          dish('Verë kumbulle, gotë', 320, 'E ëmbël, e ftohtë, me kumbullën brenda.', {
            ...declares('sulphites'),
            en: ['Plum wine, glass', 'Sweet, chilled, with the plum inside.'],
          }),
        ],
      },
      { en: ['Hot pot', 'You cook the meat and vegetables in the broth yourself.'] },
    ),
  ],
};

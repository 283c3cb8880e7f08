import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Trofta e Banjës, in Elbasan. */
export const TROFTA_E_BANJES: WrittenPlace = {
  name: 'Trofta e Banjës',
  address: 'Liqeni i Banjës, Gramsh-Elbasan km 20',
  location: [40.96803, 20.06603],
  description: 'Troftë e gjallë nga vaska, në tigan pas pesë minutash.',
  hours: week('10:00-21:30', { monday: '' }),
  plan: 'standard',
  liveliness: [2, 9, 4.7],
  menus: [
    menu(
      'Ujëra të ëmbla',
      'Zgjidhe vetë, ta pastrojmë ne.',
      ['Peshk', 'Dreka', '$$'],
      {
        Trofta: [
          dish('Troftë në tigan', 790, 'Gjalpë, bajame dhe majdanoz.', {
            en: ['Pan-fried trout', 'Butter, almonds and parsley.'],
            eur: 800,
          }),
          dish('Troftë me arra', 860, 'E mbushur, e pjekur në letër.', {
            en: ['Trout with walnuts', 'Stuffed, baked in parchment.'],
            eur: 875,
          }),
          dish('Troftë e tymosur', 720, 'E ftohtë, me rrikë.', {
            en: ['Smoked trout', 'Cold, with horseradish.'],
            soldOut: true,
          }),
          dish('Troftë në zgarë', 750, '', { en: ['Grilled trout'] }),
          dish('Troftë në furrë me perime', 820, 'E shtruar mbi domate, speca e patate.', {
            en: ['Oven-baked trout with vegetables', 'On a bed of tomatoes, peppers and potatoes.'],
          }),
          dish('Troftë e skuqur me miell misri', 780, '', { en: ['Trout fried in corn flour'] }),
          dish('Troftë me kilogram', 2200, '', { en: ['Trout by the kilo'] }),
          dish('Fileto trofte me limon', 850, 'Pa hala, në gjalpë.', {
            en: ['Trout fillet with lemon', 'Boneless, in butter.'],
          }),
        ],
        'Peshk tjetër': [
          dish('Krap i skuqur', 790, '', { en: ['Fried carp'] }),
          dish('Krap në tavë', 950, 'Me qepë, domate e dafinë, në furrë druri.', {
            en: ['Tavë of carp', 'With onion, tomato and bay leaf, from the wood oven.'],
          }),
          dish('Ngjalë në zgarë', 1350, 'Nga Shkumbini, me uthull.', {
            en: ['Grilled eel', 'From the Shkumbin, with vinegar.'],
          }),
          dish('Koran i Pogradecit në zgarë', 1290, '', { en: ['Grilled koran, the trout of Pogradec'] }),
        ],
        'Për nisje': [
          dish('Supë trofte', 320, '', { en: ['Trout soup'] }),
          dish('Krem trofte', 350, 'Troftë e tymosur, gjizë e kopër.', {
            en: ['Trout spread', 'Smoked trout, curd cheese and dill.'],
          }),
          dish('Sallatë fshati', 250, '', { en: ['Village salad'] }),
          dish('Djathë i bardhë', 230, '', { en: ['White cheese'] }),
          dish('Turshi', 120, '', { en: ['Pickles'] }),
        ],
        Mish: [
          dish('Qofte (6 copë)', 380, '', { en: ['Qofte, grilled meatballs (6 pcs)'] }),
          dish('Pulë fshati në furrë', 650, '', { en: ['Free-range roast chicken'] }),
        ],
        Anash: [
          dish('Patate të skuqura', 160, '', { en: ['Fries'] }),
          dish('Patate të ziera', 150, '', { en: ['Boiled potatoes'] }),
          dish('Bukë misri', 80, '', { en: ['Cornbread'] }),
        ],
        Pije: [
          dish('Verë e bardhë, 0,5 l', 500, '', { en: ['White wine, 0.5 l'] }),
          dish('Birrë 0,5 l', 230, '', { en: ['Beer 0.5 l'] }),
          dish('Raki rrushi, 50 ml', 100, '', { en: ['Grape raki, 50 ml'] }),
          dish('Ujë 1 l', 100, '', { en: ['Water 1 l'] }),
        ],
      },
      { en: ['Fresh waters', 'You choose, we clean it.'] },
    ),
  ],
};

import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Meze Egje, in Tiranë. */
export const MEZE_EGJE: WrittenPlace = {
  name: 'Meze Egje',
  address: 'Rruga Hoxha Tahsim 19',
  location: [41.33013, 19.82873],
  description: 'Pjata të vogla greke për t’u ndarë, me vaj ulliri pa kursim.',
  hours: week('17:00-01:00', { monday: '', sunday: '12:00-23:00' }),
  plan: 'canceling',
  liveliness: [2, 12, 4.2],
  menus: [
    menu(
      'Meze',
      'Pjata të vogla: tri mjaftojnë për dy vetë.',
      ['Greke', 'Paragjella', '$$'],
      {
        'Të ftohta': [
          dish('Xaxiqi', 240, 'Kos i kulluar, kastravec dhe hudhër e butë.', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Tzatziki', 'Strained yogurt, cucumber and mild garlic.'],
          }),
          dish('Melicanosallatë', 280, 'Patëllxhan i djegur drejt e në flakë.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Melitzanosalata', 'Aubergine charred right on the flame.'],
          }),
          dish('Taramosallatë', 320, '', { ...declares('gluten fish'), en: ['Taramosalata'] }),
          dish('Feta me vaj e rigon', 350, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Feta with oil and oregano'],
          }),
          dish('Dollma me oriz (6 copë)', 360, 'Të ftohta, me kopër e shumë limon.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Rice dolma (6 pieces)', 'Cold, with dill and plenty of lemon.'],
          }),
          dish('Ullinj Kalamata', 250, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Kalamata olives'],
          }),
          dish('Salcë tirokafteri', 300, 'Djathë i rrahur me spec djegës të pjekur.', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Tirokafteri dip', 'Cheese whipped with roasted hot pepper.'],
          }),
        ],
        'Të ngrohta': [
          dish('Saganaki', 420, 'Djathë i skuqur me pak uzo dhe limon.', {
            ...declares('gluten milk'),
            en: ['Saganaki', 'Fried cheese with a little ouzo and lemon.'],
            eur: 430,
          }),
          dish('Musaka', 640, 'Patëllxhan, viç e beshamel, në enë për një.', {
            ...declares('gluten eggs milk'),
            en: ['Moussaka', 'Aubergine, beef and béchamel, in a dish for one.'],
            eur: 650,
          }),
          dish('Suvllaqi pule (3 hell)', 590, 'Marinim limoni e rigoni, pita e ngrohtë.', {
            ...declares('gluten'),
            en: ['Chicken souvlaki (3 skewers)', 'Marinated in lemon and oregano, warm pita.'],
          }),
          dish('Kalamar i skuqur', 850, 'Rrathë të lehtë, me salcë limoni e hudhre.', {
            ...declares('gluten molluscs'),
            en: ['Fried calamari', 'Light rings, with a lemon and garlic sauce.'],
          }),
          dish('Suvllaqi derri (3 hell)', 620, 'Qafë derri, pita dhe domate.', {
            ...declares('gluten'),
            en: ['Pork souvlaki (3 skewers)', 'Pork neck, pita and tomato.'],
          }),
          dish('Keftedhe (6 copë)', 520, '', {
            ...declares('gluten eggs'),
            en: ['Keftedes, Greek meatballs (6 pieces)'],
          }),
          dish('Kungulleshka të skuqura', 380, '', {
            ...declares('gluten', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Fried courgettes'],
          }),
          dish('Spanakopita', 350, 'Trekëndësha me spinaq, feta e kopër.', {
            ...declares('gluten milk', { may: 'eggs', diets: 'vegetarian' }),
            en: ['Spanakopita', 'Triangles with spinach, feta and dill.'],
          }),
          dish('Pastiço', 590, '', { ...declares('gluten eggs milk'), en: ['Pastitsio, baked macaroni'] }),
          dish('Karkaleca saganaki', 980, 'Në tigan, me domate, feta e pak uzo.', {
            ...declares('crustaceans milk'),
            en: ['Prawn saganaki', 'In the pan, with tomato, feta and a little ouzo.'],
          }),
          dish('Bifteki me djathë', 720, 'Qofte e madhe e mbushur me feta.', {
            ...declares('gluten milk'),
            en: ['Bifteki with cheese', 'A large patty stuffed with feta.'],
          }),
        ],
        Sallata: [
          dish('Sallatë greke', 480, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Greek salad'],
          }),
          dish('Sallatë me rukola e fiq', 520, '', {
            ...declares('milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Rocket and fig salad'],
          }),
        ],
        'Në pitë': [
          dish('Gyros pule në pitë', 350, '', { ...declares('gluten milk'), en: ['Chicken gyros in pita'] }),
          dish('Gyros derri në pitë', 370, '', { ...declares('gluten milk'), en: ['Pork gyros in pita'] }),
        ],
        'Ëmbëlsira e pije': [
          dish('Llukumadhe me mjaltë', 380, '', {
            ...declares('gluten', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Loukoumades with honey'],
          }),
          dish('Galaktobureko', 350, 'Krem bollguri mes petëve, me sherbet portokalli.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Galaktoboureko', 'Semolina custard between sheets of filo, with orange syrup.'],
          }),
          dish('Kos grek me mjaltë e arra', 350, '', {
            ...declares('milk nuts', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Greek yogurt with honey and walnuts'],
          }),
          dish('Uzo, 50 ml', 350, '', { en: ['Ouzo, 50 ml'] }),
          dish('Recina, gotë', 350, '', { ...declares('sulphites'), en: ['Retsina, glass'] }),
          dish('Birrë Mythos 0,33 l', 300, '', { ...declares('gluten'), en: ['Mythos beer 0.33 l'] }),
        ],
      },
      { en: ['Meze', 'Small plates: three are enough for two.'] },
    ),
  ],
};

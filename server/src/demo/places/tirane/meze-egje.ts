import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Meze Egje, in Tiranë. */
export const MEZE_EGJE: WrittenPlace = {
  name: 'Meze Egje',
  address: 'Rruga Hoxha Tahsim 19',
  location: [41.33013, 19.82873],
  description: 'Pjata të vogla greke për t’u ndarë, me vaj ulliri pa kursim.',
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
            en: ['Tzatziki', 'Strained yogurt, cucumber and mild garlic.'],
          }),
          dish('Melicanosallatë', 280, 'Patëllxhan i djegur drejt e në flakë.', {
            en: ['Melitzanosalata', 'Aubergine charred right on the flame.'],
          }),
          dish('Taramosallatë', 320, '', { en: ['Taramosalata'] }),
          dish('Feta me vaj e rigon', 350, '', { en: ['Feta with oil and oregano'] }),
          dish('Dollma me oriz (6 copë)', 360, 'Të ftohta, me kopër e shumë limon.', {
            en: ['Rice dolma (6 pieces)', 'Cold, with dill and plenty of lemon.'],
          }),
          dish('Ullinj Kalamata', 250, '', { en: ['Kalamata olives'] }),
          dish('Salcë tirokafteri', 300, 'Djathë i rrahur me spec djegës të pjekur.', {
            en: ['Tirokafteri dip', 'Cheese whipped with roasted hot pepper.'],
          }),
        ],
        'Të ngrohta': [
          dish('Saganaki', 420, 'Djathë i skuqur me pak uzo dhe limon.', {
            en: ['Saganaki', 'Fried cheese with a little ouzo and lemon.'],
            eur: 430,
          }),
          dish('Musaka', 640, 'Patëllxhan, viç e beshamel, në enë për një.', {
            en: ['Moussaka', 'Aubergine, beef and béchamel, in a dish for one.'],
            eur: 650,
          }),
          dish('Suvllaqi pule (3 hell)', 590, 'Marinim limoni e rigoni, pita e ngrohtë.', {
            en: ['Chicken souvlaki (3 skewers)', 'Marinated in lemon and oregano, warm pita.'],
          }),
          dish('Kalamar i skuqur', 850, 'Rrathë të lehtë, me salcë limoni e hudhre.', {
            en: ['Fried calamari', 'Light rings, with a lemon and garlic sauce.'],
          }),
          dish('Suvllaqi derri (3 hell)', 620, 'Qafë derri, pita dhe domate.', {
            en: ['Pork souvlaki (3 skewers)', 'Pork neck, pita and tomato.'],
          }),
          dish('Keftedhe (6 copë)', 520, '', { en: ['Keftedes, Greek meatballs (6 pieces)'] }),
          dish('Kungulleshka të skuqura', 380, '', { en: ['Fried courgettes'] }),
          dish('Spanakopita', 350, 'Trekëndësha me spinaq, feta e kopër.', {
            en: ['Spanakopita', 'Triangles with spinach, feta and dill.'],
          }),
          dish('Pastiço', 590, '', { en: ['Pastitsio, baked macaroni'] }),
          dish('Karkaleca saganaki', 980, 'Në tigan, me domate, feta e pak uzo.', {
            en: ['Prawn saganaki', 'In the pan, with tomato, feta and a little ouzo.'],
          }),
          dish('Bifteki me djathë', 720, 'Qofte e madhe e mbushur me feta.', {
            en: ['Bifteki with cheese', 'A large patty stuffed with feta.'],
          }),
        ],
        Sallata: [
          dish('Sallatë greke', 480, '', { en: ['Greek salad'] }),
          dish('Sallatë me rukola e fiq', 520, '', { en: ['Rocket and fig salad'] }),
        ],
        'Në pitë': [
          dish('Gyros pule në pitë', 350, '', { en: ['Chicken gyros in pita'] }),
          dish('Gyros derri në pitë', 370, '', { en: ['Pork gyros in pita'] }),
        ],
        'Ëmbëlsira e pije': [
          dish('Llukumadhe me mjaltë', 380, '', { en: ['Loukoumades with honey'] }),
          dish('Galaktobureko', 350, 'Krem bollguri mes petëve, me sherbet portokalli.', {
            en: ['Galaktoboureko', 'Semolina custard between sheets of filo, with orange syrup.'],
          }),
          dish('Kos grek me mjaltë e arra', 350, '', { en: ['Greek yogurt with honey and walnuts'] }),
          dish('Uzo, 50 ml', 350, '', { en: ['Ouzo, 50 ml'] }),
          dish('Recina, gotë', 350, '', { en: ['Retsina, glass'] }),
          dish('Birrë Mythos 0,33 l', 300, '', { en: ['Mythos beer 0.33 l'] }),
        ],
      },
      { en: ['Meze', 'Small plates: three are enough for two.'] },
    ),
  ],
};

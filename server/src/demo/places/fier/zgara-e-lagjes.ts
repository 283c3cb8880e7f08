import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Zgara e Lagjes, in Fier. */
export const ZGARA_E_LAGJES: WrittenPlace = {
  name: 'Zgara e Lagjes',
  address: 'Rruga Brigada XI',
  location: [40.72693, 19.56233],
  description: 'Qofte, qebapë e bërxolla mbi prush druri, me bukë të ngrohtë.',
  hours: week('10:00-23:30'),
  plan: 'standard',
  liveliness: [3, 10, 4.2],
  menus: [
    menu(
      'Zgara',
      'Prushi ndizet në dhjetë.',
      ['BBQ', 'Kryesore', '$'],
      {
        'Nga prushi': [
          dish('Qebapë (10 copë)', 400, 'Viç e qengj, me qepë të grirë e bukë të lagur në lëng.', {
            en: [
              'Qebapa, small grilled kebabs (10 pcs)',
              'Veal and lamb, with chopped onion and bread dipped in the juices.',
            ],
          }),
          dish('Bërxollë viçi', 890, 'Rreth 350 g, e pjekur shpejt në zjarr të fortë.', {
            en: ['Grilled veal chop', 'About 350 g, grilled fast over a fierce fire.'],
            eur: 910,
          }),
          dish('Pulë në hell', 640, 'Gjysmë pule, kripë e limon.', {
            en: ['Spit-roasted chicken', 'Half a chicken, salt and lemon.'],
          }),
          dish('Qofte (6 copë)', 360, '', { en: ['Qofte, grilled meatballs (6 pcs)'] }),
          dish('Qofte të mbushura me djathë', 420, 'Kaçkavall në mes, shërbehen të hapura.', {
            en: ['Cheese-stuffed qofte', 'Kaçkavall cheese inside, served opened.'],
          }),
          dish('Bërxollë derri', 620, '', { en: ['Grilled pork chop'] }),
          dish('Shishqebap viçi', 560, '', { en: ['Veal shishqebap, grilled skewer'] }),
          dish('Gjoks pule', 420, '', { en: ['Grilled chicken breast'] }),
          dish('Krahë pule', 390, 'Tetë copë, me paprika.', {
            en: ['Chicken wings', 'Eight pieces, with paprika.'],
          }),
          dish('Suxhuk', 380, 'I bërë nga kasapi i lagjes.', {
            en: ['Suxhuk, grilled sausage', 'Made by the butcher next door.'],
          }),
          dish('Mëlçi qengji', 430, '', { en: ['Lamb liver'] }),
          dish('Kukurec', 420, '', { en: ['Kukurec, grilled lamb offal'] }),
          dish('Paidhaqe qengji', 990, '', { en: ['Grilled lamb chops'] }),
          dish('Pjatë e lagjes', 1250, 'Qebapë, qofte, suxhuk e bërxollë, për dy.', {
            en: ['Zgara e Lagjes platter', 'Qebapa, meatballs, sausage and chops, for two.'],
          }),
          dish('Pjatë ballkanike', 990, 'Qebapë si në Prizren, suxhuk si në Prishtinë, ajvar e bukë.', {
            en: ['Balkan platter', 'Kebabs as in Prizren, sausage as in Pristina, ajvar and bread.'],
          }),
        ],
        'Pranë prushit': [
          dish('Speca të pjekur', 210, 'Me hudhër, uthull dhe vaj.', {
            en: ['Roasted peppers', 'With garlic, vinegar and olive oil.'],
          }),
          dish('Ajvar shtëpie', 170, 'Speca e patëllxhan, i zier gjatë.', {
            en: ['House ajvar', 'Peppers and aubergine, cooked down slowly.'],
          }),
          dish('Patate të skuqura', 160, '', { en: ['Fries'] }),
          dish('Sallatë me domate e kastravec', 200, '', { en: ['Tomato and cucumber salad'] }),
          dish('Sallatë me lakër', 150, '', { en: ['Cabbage salad'] }),
          dish('Djathë i bardhë', 200, '', { en: ['White cheese'] }),
          dish('Salcë kosi', 140, '', { en: ['Yogurt sauce'] }),
          dish('Bukë e ngrohtë', 50, '', { en: ['Warm bread'] }),
        ],
        Pije: [
          dish('Birrë 0,5 l', 220, '', { en: ['Beer 0.5 l'] }),
          dish('Dhallë', 70, '', { en: ['Dhallë, salted yogurt drink'] }),
          dish('Ujë 0,5 l', 50, '', { en: ['Water 0.5 l'] }),
          dish('Raki rrushi, 50 ml', 100, '', { en: ['Grape raki, 50 ml'] }),
        ],
      },
      { en: ['Grill', 'The embers are lit at ten.'] },
    ),
  ],
};

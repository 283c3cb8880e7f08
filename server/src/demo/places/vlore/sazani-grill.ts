import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu, oneOf, option } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Sazani Grill, in Vlorë. */
export const SAZANI_GRILL: WrittenPlace = {
  name: 'Sazani Grill',
  address: 'Rruga Transballkanike 90',
  location: [40.45753, 19.49483],
  description: 'Skarë buzë rrugës, me porcione të mëdha.',
  hours: week('12:00-01:00'),
  plan: 'free',
  menus: [
    menu(
      'Skara',
      'Pa rezervim, pa nxitim.',
      ['BBQ', 'Kryesore', '$'],
      {
        'Për të uritur': [
          dish('Kukurec', 450, 'Të brendshme qengji, limon e rigon.', {
            en: ['Kukurec, grilled lamb offal', 'Lamb offal, lemon and oregano.'],
          }),
          dish('Hamburger skare', 380, 'Qofte e madhe në bukë shtëpie.', {
            en: ['Grilled hamburger', 'A large patty in homemade bread.'],
            choices: ['Gatimi', 'Shtesa në burger', 'Si vakt', 'Pa'],
          }),
          dish('Brinjë derri', 720, 'Mjaltë, mustardë dhe tym.', {
            en: ['Pork ribs', 'Honey, mustard and smoke.'],
            eur: 735,
          }),
          dish('Qofte (6 copë)', 380, 'Viç e qengj, të bëra në mëngjes.', {
            en: ['Meatballs (6 pieces)', 'Beef and lamb, made in the morning.'],
            choices: ['Si vakt'],
          }),
          dish('Qebapë (8 copë)', 400, '', {
            en: ['Qebapë, small grilled sausages (8 pieces)'],
            choices: ['Si vakt'],
          }),
          dish('Bërxollë derri', 650, '', { en: ['Pork chop'] }),
          dish('Bërxollë viçi', 890, '', { en: ['Veal chop'] }),
          dish('Shishqebap pule', 490, '', { en: ['Chicken shish kebab'] }),
          dish('Gjoks pule', 490, '', { en: ['Chicken breast'] }),
          dish('Suxhuk', 400, 'Të hollë, me spec të kuq.', {
            en: ['Suxhuk, spiced sausages', 'Thin ones, with red pepper.'],
          }),
          dish('Mëlçi', 450, '', { en: ['Liver'] }),
          dish('Paidhaqe', 990, 'Gjashtë copë, me rigon.', {
            en: ['Lamb chops', 'Six pieces, with oregano.'],
          }),
          dish('Pjatë e përzier', 1250, 'Qofte, suxhuk, brinjë dhe pulë, për dy.', {
            en: ['Mixed grill', 'Meatballs, sausage, ribs and chicken, for two.'],
          }),
        ],
        Anash: [
          dish('Patate të skuqura', 180, '', { en: ['French fries'] }),
          dish('Sallatë e përzier', 250, '', { en: ['Mixed salad'] }),
          dish('Salcë kosi', 150, '', { en: ['Yogurt and garlic dip'] }),
          dish('Djathë i bardhë', 220, '', { en: ['White cheese'] }),
          dish('Bukë e thekur', 60, '', { en: ['Toast'] }),
        ],
        Pije: [
          dish('Birrë 0,5 l', 250, '', { en: ['Beer 0.5 l'] }),
          dish('Dhallë', 80, '', { en: ['Dhallë, yogurt drink'] }),
          dish('Ujë 0,5 l', 70, '', { en: ['Water 0.5 l'] }),
          dish('Verë e kuqe, gotë', 200, '', { en: ['Red wine, glass'] }),
        ],
      },
      {
        en: ['The grill', 'No booking, no hurry.'],
        groups: {
          Gatimi: oneOf([option('I pjekur mirë', 0, { isDefault: true }), option('Mesatar')]),
          'Shtesa në burger': {
            most: 3,
            options: [
              option('Qofte e dytë', 160),
              option('Djathë i shkrirë', 60),
              option('Proshutë e skuqur', 80),
              option('Vezë', 50),
            ],
          },
          'Si vakt': { most: 1, options: [option('Me patate e pije', 200, { choices: ['Pija'] })] },
          Pija: oneOf([
            option('Dhallë', 0, { isDefault: true }),
            option('Ujë 0,5 l'),
            option('Coca-Cola 0,33 l', 50),
            option('Birrë 0,5 l', 120),
          ]),
          Pa: { options: [option('Pa qepë'), option('Pa domate'), option('Pa salcë')] },
        },
        daysOld: 60,
      },
    ),
  ],
};

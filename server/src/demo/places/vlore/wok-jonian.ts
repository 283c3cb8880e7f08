import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu, oneOf, option, withChoices } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Wok Jonian, in Vlorë. */
export const WOK_JONIAN: WrittenPlace = {
  name: 'Wok Jonian',
  address: 'Bulevardi Ismail Qemali 55',
  location: [40.46153, 19.48833],
  description: 'Kuti të ngrohta për në zyrë a në plazh, me peshk e perime vendi.',
  hours: week('11:00-22:30', { sunday: '15:00-22:30' }),
  plan: 'trial',
  liveliness: [3, 4, 4.4],
  menus: [
    menu(
      'Kuti',
      'Zgjidh bazën dhe shtesat; gatuhet në çast.',
      ['Kineze', 'Dreka', '$'],
      {
        'Me petë orizi': withChoices(
          ['Madhësia', 'Baza', 'Djegësia', 'Shtesa'],
          [
            dish('Kuti me pulë e shqeme', 520, 'Shqeme të thekura, salcë e ëmbël soje.', {
              ...declares('gluten soybeans nuts', { may: 'peanuts' }),
              en: ['Chicken and cashew box', 'Toasted cashews, sweet soy sauce.'],
            }),
            dish('Kuti me karkaleca', 690, 'Xhenxhefil, limon i gjelbër, koriandër.', {
              ...declares('crustaceans soybeans', { may: 'gluten' }),
              en: ['Prawn box', 'Ginger, lime, coriander.'],
              eur: 700,
            }),
            dish('Kuti me perime', 430, 'Brokoli, karotë, lakër kineze.', {
              ...declares('soybeans', {
                may: 'gluten',
                free: 'eggs milk',
                diets: 'vegan vegetarian lactose_free',
              }),
              en: ['Vegetable box', 'Broccoli, carrot, Chinese cabbage.'],
            }),
            dish('Kuti me viç e brokoli', 620, '', {
              ...declares('gluten soybeans', { may: 'molluscs' }),
              en: ['Beef and broccoli box'],
            }),
            dish('Kuti me rosë', 720, 'Rosë e pjekur, lakër kineze e hoisin.', {
              ...declares('gluten soybeans sesame'),
              en: ['Duck box', 'Roast duck, Chinese cabbage and hoisin.'],
            }),
            dish('Kuti me tofu', 490, 'Tofu i skuqur, speca, salcë e zezë fasulesh.', {
              ...declares('gluten soybeans', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
              en: ['Tofu box', 'Fried tofu, peppers, black bean sauce.'],
            }),
          ],
        ),
        'Me oriz': [
          dish('Oriz i skuqur me vezë', 390, '', {
            ...declares('eggs soybeans', { may: 'gluten', diets: 'vegetarian' }),
            en: ['Egg fried rice'],
          }),
          dish('Oriz i skuqur me pulë', 490, '', {
            ...declares('eggs soybeans', { may: 'gluten' }),
            en: ['Chicken fried rice'],
          }),
          dish('Oriz i skuqur me karkaleca', 620, 'Me vezë e bizele.', {
            ...declares('crustaceans eggs soybeans', { may: 'gluten' }),
            en: ['Prawn fried rice', 'With egg and peas.'],
          }),
          dish('Oriz me pulë kari', 540, 'Kari i butë me qumësht kokosi.', {
            ...declares('', { may: 'gluten mustard' }),
            en: ['Rice with chicken curry', 'Mild curry with coconut milk.'],
          }),
        ],
        'Me makarona': [
          dish('Makarona të skuqura me pulë', 520, '', {
            ...declares('gluten eggs soybeans'),
            en: ['Chicken fried noodles'],
          }),
          dish('Makarona lo mein me viç', 620, '', {
            ...declares('gluten eggs soybeans'),
            en: ['Beef lo mein'],
          }),
          dish('Makarona lo mein me perime', 430, '', {
            ...declares('gluten soybeans', { may: 'eggs', diets: 'vegetarian' }),
            en: ['Vegetable lo mein'],
          }),
        ],
        Shtesa: [
          dish('Rrotulla pranvere (4 copë)', 320, '', {
            ...declares('gluten soybeans', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Spring rolls (4 pieces)'],
          }),
          dish('Xhaozi të skuqura (6 copë)', 390, '', {
            ...declares('gluten soybeans sesame'),
            en: ['Fried jiaozi dumplings (6 pieces)'],
          }),
          dish('Krahë pule me susam', 450, 'Gjashtë copë, të lyera me sojë e mjaltë.', {
            ...declares('gluten soybeans sesame'),
            en: ['Sesame chicken wings', 'Six pieces, glazed with soy and honey.'],
          }),
          dish('Supë e thartë-djegëse', 320, '', {
            ...declares('gluten eggs soybeans'),
            en: ['Hot and sour soup'],
          }),
        ],
        Pije: [
          dish('Çaj i ftohtë shtëpie', 180, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['House iced tea'],
          }),
          dish('Coca-Cola 0,33 l', 150),
          dish('Ujë 0,5 l', 80, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Water 0.5 l'],
          }),
        ],
      },
      {
        en: ['Boxes', 'Choose the base and the extras; cooked to order.'],
        groups: {
          Madhësia: oneOf([option('Kuti e zakonshme', 0, { isDefault: true }), option('Kuti e madhe', 180)]),
          Baza: oneOf([
            option('Petë orizi', 0, { isDefault: true }),
            option('Oriz i bardhë'),
            option('Makarona me vezë', 30),
            option('Pa bazë, më shumë perime', 50),
          ]),
          Djegësia: oneOf([option('Aspak', 0, { isDefault: true }), option('Pak'), option('Shumë')]),
          Shtesa: {
            most: 4,
            options: [
              option('Pulë', 150),
              option('Karkaleca', 250),
              option('Tofu', 120),
              option('Vezë e skuqur', 60),
              option('Shqeme', 80),
              option('Kikirikë', 50),
            ],
          },
        },
      },
    ),
  ],
};

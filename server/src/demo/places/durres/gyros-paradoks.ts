import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu, oneOf, option, withChoices } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Gyros Paradoks, in Durrës. */
export const GYROS_PARADOKS: WrittenPlace = {
  name: 'Gyros Paradoks',
  address: 'Rruga Mbreti Monun 9',
  location: [41.31483, 19.44893],
  description: 'Gyros që rrotullohet deri natën vonë, në orën dy.',
  hours: week('10:00-02:00'),
  plan: 'standard',
  liveliness: [7, 14, 4.3],
  menus: [
    menu(
      'Pita',
      'Mbështillet fort, mbahet me dy duar.',
      ['Greke', 'Kryesore', '$'],
      {
        'Në pitë': withChoices(
          ['Salca', 'Shtesa', 'Si vakt', 'Pa'],
          [
            dish('Gyros pule', 300, 'Xaxiqi, domate, patate brenda.', {
              ...declares('gluten milk'),
              en: ['Chicken gyros', 'Tzatziki, tomato, fries inside.'],
            }),
            dish('Gyros derri', 320, 'Mish krokant, mustardë e butë.', {
              ...declares('gluten mustard', { may: 'milk' }),
              en: ['Pork gyros', 'Crisp meat, mild mustard.'],
            }),
            dish('Falafel në pitë', 290, 'Qiqra, majdanoz, tahini me limon.', {
              ...declares('gluten sesame', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
              en: ['Falafel in pita', 'Chickpeas, parsley, tahini with lemon.'],
            }),
            dish('Gyros i përzier', 360, 'Gjysmë pule, gjysmë derri, dy salca.', {
              ...declares('gluten milk mustard'),
              en: ['Mixed gyros', 'Half chicken, half pork, two sauces.'],
            }),
            dish('Suvllaqi pule në pitë', 330, '', {
              ...declares('gluten milk'),
              en: ['Chicken souvlaki in pita'],
            }),
            dish('Suvllaqi derri në pitë', 340, '', {
              ...declares('gluten milk'),
              en: ['Pork souvlaki in pita'],
            }),
            dish('Bifteki në pitë', 350, '', {
              ...declares('gluten milk', { may: 'eggs' }),
              en: ['Bifteki in pita'],
            }),
            dish('Pita me hallumi', 340, 'Djathë i pjekur, domate dhe mendër.', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Halloumi pita', 'Grilled cheese, tomato and mint.'],
            }),
            dish('Pita me patate e xaxiqi', 220, '', {
              ...declares('gluten milk', { diets: 'vegetarian' }),
              en: ['Pita with fries and tzatziki'],
            }),
          ],
        ),
        'Në pjatë': [
          dish('Pjatë gyros për dy', 1100, 'Mish i përzier, pita, tri salca.', {
            ...declares('gluten milk mustard'),
            en: ['Gyros platter for two', 'Mixed meats, pita, three sauces.'],
            eur: 1120,
          }),
          dish('Pjatë gyros pule', 650, '', { ...declares('gluten milk'), en: ['Chicken gyros plate'] }),
          dish('Pjatë gyros derri', 690, '', { ...declares('gluten milk'), en: ['Pork gyros plate'] }),
          dish('Pjatë suvllaqi', 720, 'Tre hell, patate, pita e xaxiqi.', {
            ...declares('gluten milk'),
            en: ['Souvlaki plate', 'Three skewers, fries, pita and tzatziki.'],
          }),
          dish('Pjatë falafel', 590, 'Gjashtë copë, hummus, sallatë dhe pita.', {
            ...declares('gluten sesame', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Falafel plate', 'Six pieces, hummus, salad and pita.'],
          }),
        ],
        Anash: [
          dish('Patate me rigon', 200, '', {
            ...declares('', { may: 'gluten', free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Fries with oregano'],
          }),
          dish('Patate me feta', 280, 'Me rigon e vaj ulliri.', {
            ...declares('milk', { may: 'gluten', diets: 'vegetarian' }),
            en: ['Fries with feta', 'With oregano and olive oil.'],
          }),
          dish('Sallatë greke', 400, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Greek salad'],
          }),
          dish('Xaxiqi', 180, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Tzatziki'],
          }),
          dish('Pita e thekur', 70, '', {
            ...declares('gluten', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Toasted pita'],
          }),
        ],
        Pije: [
          dish('Coca-Cola 0,33 l', 150),
          dish('Dhallë', 100, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Dhallë, yogurt drink'],
          }),
          dish('Birrë Amstel 0,33 l', 230, '', { ...declares('gluten'), en: ['Amstel beer 0.33 l'] }),
        ],
      },
      {
        en: ['Pita', 'Wrapped tight, held with two hands.'],
        groups: {
          Salca: {
            most: 2,
            free: 1,
            options: [
              option('Xaxiqi', 40),
              option('Mustardë e butë', 40),
              option('Salcë djegëse', 40),
              option('Tahini me limon', 50),
            ],
          },
          Shtesa: {
            most: 4,
            options: [
              option('Mish dyfish', 150),
              option('Feta', 70),
              option('Hallumi', 90),
              option('Patate brenda', 40),
              option('Spec djegës', 20),
            ],
          },
          'Si vakt': {
            most: 1,
            options: [option('Me patate e pije', 220, { choices: ['Patatet', 'Pija'] })],
          },
          Patatet: oneOf([option('Patate me rigon', 0, { isDefault: true }), option('Patate me feta', 80)]),
          Pija: oneOf([
            option('Coca-Cola 0,33 l', 0, { isDefault: true }),
            option('Dhallë'),
            option('Ujë 0,5 l'),
            option('Birrë Amstel 0,33 l', 90),
          ]),
          Pa: { options: [option('Pa qepë'), option('Pa domate'), option('Pa patate')] },
        },
      },
    ),
  ],
};

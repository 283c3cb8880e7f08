import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu, oneOf, option, withChoices } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Buna Burger, in Shkodër. */
export const BUNA_BURGER: WrittenPlace = {
  name: 'Buna Burger',
  address: 'Rruga Buna 11',
  location: [42.06253, 19.50563],
  description: 'Burger viçi nga Velipoja, me turshi shtëpie.',
  hours: week('11:00-23:30', { friday: '11:00-02:00', saturday: '11:00-02:00' }),
  plan: 'canceling',
  liveliness: [3, 11, 4.1],
  menus: [
    menu(
      'Burgera e krahë',
      'Burgera dhe krahë pule me salcë shtëpie.',
      ['Fast Food', 'Hamburger', '$'],
      {
        Burgera: [
          ...withChoices(
            ['Gatimi', 'Si vakt', 'Shtesa në burger', 'Pa'],
            [
              dish('Buna klasik', 460, '160 g viç, domate, marule, salcë e fshehtë.', {
                ...declares('gluten eggs mustard', { may: 'sesame' }),
                en: ['Classic Buna burger', '160 g beef, tomato, lettuce, secret sauce.'],
              }),
              dish('Buna me djathë dhie', 540, 'Djathë dhie, qepë të karamelizuara.', {
                ...declares('gluten milk', { may: 'sesame' }),
                en: ['Buna goat cheese burger', 'Goat cheese, caramelised onions.'],
                eur: 550,
              }),
              dish('Buna dyshe', 620, 'Dy qofte, dy djathëra, një bukë.', {
                ...declares('gluten eggs milk mustard', { may: 'sesame' }),
                en: ['Double Buna burger', 'Two patties, two cheeses, one bun.'],
              }),
              dish('Buna me djathë e proshutë', 560, '', {
                ...declares('gluten eggs milk mustard', { may: 'sesame' }),
                en: ['Buna burger with cheese and ham'],
              }),
              dish('Buna me vezë', 520, '', {
                ...declares('gluten eggs mustard', { may: 'sesame' }),
                en: ['Buna burger with fried egg'],
              }),
              dish('Buna djegës', 530, 'Halapenjo, spec i thatë dhe salcë e tymosur.', {
                ...declares('gluten eggs milk mustard', { may: 'sesame' }),
                en: ['Hot Buna burger', 'Jalapeño, dried chilli and smoky sauce.'],
              }),
            ],
          ),
          ...withChoices(
            ['Si vakt', 'Pa'],
            [
              dish('Buna me pulë krokante', 480, '', {
                ...declares('gluten eggs milk', { may: 'sesame' }),
                en: ['Buna crispy chicken burger'],
              }),
              dish('Buna me peshk', 520, '', {
                ...declares('gluten eggs fish', { may: 'sesame' }),
                en: ['Buna fish burger'],
              }),
              dish('Buna me kërpudha', 540, '', {
                ...declares('gluten milk', { may: 'sesame' }),
                en: ['Buna mushroom burger'],
              }),
              dish('Buna pa mish', 450, 'Qofte kungulleshke e qiqrash.', {
                ...declares('gluten eggs', { may: 'sesame' }),
                en: ['Meatless Buna burger', 'Courgette and chickpea patty.'],
              }),
            ],
          ),
        ],
        Krahë: [
          dish('Krahë pule djegës (8 copë)', 480, 'Lyer tri herë, me selino anash.', {
            ...declares('celery', { may: 'gluten' }),
            en: ['Hot chicken wings (8 pcs)', 'Glazed three times, with celery on the side.'],
          }),
          dish('Krahë pule BBQ (8 copë)', 480, '', {
            ...declares('celery mustard', { may: 'gluten' }),
            en: ['BBQ chicken wings (8 pcs)'],
          }),
          dish('Krahë pule me mjaltë (8 copë)', 490, 'Mjaltë Dukagjini e susam.', {
            ...declares('sesame', { may: 'gluten' }),
            en: ['Honey chicken wings (8 pcs)', 'Dukagjin honey and sesame.'],
          }),
          dish('Copa pule (8 copë)', 420, '', {
            ...declares('gluten eggs', { may: 'milk' }),
            en: ['Chicken nuggets (8 pcs)'],
          }),
        ],
        Anash: [
          dish('Patate të skuqura', 180, '', { ...declares('', { may: 'gluten' }), en: ['Fries'] }),
          dish('Patate me djathë e proshutë', 320, 'Në tas, për dy.', {
            ...declares('milk'),
            en: ['Fries with cheese and bacon', 'In a bowl, for two.'],
          }),
          dish('Rrathë qepe', 220, '', { ...declares('gluten milk', { may: 'eggs' }), en: ['Onion rings'] }),
          dish('Sallatë lakre', 150, '', { ...declares('milk'), en: ['Coleslaw'] }),
        ],
        Pije: [
          dish('Milkshejk me çokollatë', 300, '', {
            ...declares('milk', { may: 'nuts' }),
            en: ['Chocolate milkshake'],
          }),
          dish('Coca-Cola 0,33 l', 150),
          dish('Birrë nga fuçia 0,4 l', 220, '', { ...declares('gluten'), en: ['Draught beer 0.4 l'] }),
          dish('Ujë 0,5 l', 60, '', { en: ['Water 0.5 l'] }),
        ],
      },
      {
        en: ['Burgers and wings', 'Burgers and chicken wings with house sauce.'],
        groups: {
          Gatimi: oneOf([option('Mesatar'), option('I pjekur mirë', 0, { isDefault: true })]),
          'Si vakt': {
            most: 1,
            options: [option('Me patate e pije', 260, { choices: ['Patatet', 'Pija'] })],
          },
          Patatet: oneOf([
            option('Patate të skuqura', 0, { isDefault: true }),
            option('Rrathë qepe', 60),
            option('Sallatë lakre'),
          ]),
          Pija: oneOf([option('Coca-Cola 0,33 l'), option('Ujë 0,5 l'), option('Birrë nga fuçia 0,4 l', 90)]),
          'Shtesa në burger': {
            most: 3,
            options: [
              option('Qofte e dytë', 160),
              option('Çedar', 60),
              option('Djathë dhie', 80),
              option('Proshutë', 80),
              option('Vezë', 50),
              option('Turshi shtëpie', 30),
            ],
          },
          Pa: { options: [option('Pa qepë'), option('Pa domate'), option('Pa salcë')] },
        },
      },
    ),
  ],
};

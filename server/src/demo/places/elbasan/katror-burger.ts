import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu, oneOf, option, withChoices } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Katror Burger, in Elbasan. */
export const KATROR_BURGER: WrittenPlace = {
  name: 'Katror Burger',
  address: 'Rruga Rinia 6',
  location: [41.11063, 20.08433],
  description: 'Burger me viç vendi, patate të prera me dorë.',
  hours: week('11:00-00:00', { friday: '11:00-01:30', saturday: '11:00-01:30' }),
  plan: 'standard',
  liveliness: [3, 10, 4.2],
  menus: [
    menu(
      'Burgera',
      'Në bukë katrore, të pjekur këtu.',
      ['Fast Food', 'Hamburger', '$'],
      {
        Katrorë: [
          ...withChoices(
            ['Gatimi', 'Si vakt', 'Shtesa në burger', 'Pa'],
            [
              dish('Katrori klasik', 450, '150 g viç, djathë i shkrirë dhe kastravec turshi.', {
                ...declares('gluten milk mustard', { may: 'sesame' }),
                en: ['Classic Katror burger', '150 g beef, melted cheese and pickles.'],
              }),
              dish('Katrori me vezë', 500, 'Vezë syze, proshutë, mustardë e ëmbël.', {
                ...declares('gluten eggs mustard', { may: 'sesame' }),
                en: ['Katror burger with egg', 'Fried egg, ham, sweet mustard.'],
                eur: 510,
              }),
              dish('Katrori me kërpudha', 520, 'Kërpudha të skuqura, djathë blu.', {
                ...declares('gluten milk', { may: 'sesame' }),
                en: ['Katror mushroom burger', 'Sautéed mushrooms, blue cheese.'],
              }),
              dish('Katrori i dyfishtë', 620, 'Dy qofte, dyfish djathë.', {
                ...declares('gluten eggs milk mustard', { may: 'sesame' }),
                en: ['Double Katror burger', 'Two patties, double cheese.'],
              }),
              dish('Katrori me proshutë e çedar', 540, '', {
                ...declares('gluten milk mustard', { may: 'sesame' }),
                en: ['Katror burger with ham and cheddar'],
              }),
              dish('Katrori djegës', 490, 'Halapenjo, djathë me piper dhe salcë çili.', {
                ...declares('gluten eggs milk mustard', { may: 'sesame' }),
                en: ['Hot Katror burger', 'Jalapeño, pepper cheese and chilli sauce.'],
              }),
            ],
          ),
          ...withChoices(
            ['Si vakt', 'Pa'],
            [
              dish('Katrori me pulë', 430, 'Gjoks i panuar, majonezë me limon.', {
                ...declares('gluten eggs mustard', { may: 'sesame' }),
                en: ['Katror chicken burger', 'Breaded breast, lemon mayonnaise.'],
              }),
              dish('Katrori me pulë e ananas', 470, '', {
                ...declares('gluten eggs', { may: 'sesame' }),
                en: ['Katror burger with chicken and pineapple'],
              }),
              dish('Katrori me peshk', 480, '', {
                ...declares('gluten eggs fish', { may: 'sesame' }),
                en: ['Katror fish burger'],
              }),
              dish('Katrori pa mish', 420, 'Qofte thjerrëzash, domate dhe kos me mendër.', {
                ...declares('gluten milk', { may: 'sesame', diets: 'vegetarian' }),
                en: ['Meatless Katror burger', 'Lentil patty, tomato and mint yogurt.'],
              }),
              dish('Katrori i vogël për fëmijë', 320, '', {
                ...declares('gluten milk', { may: 'sesame' }),
                en: ['Small Katror burger for children'],
              }),
            ],
          ),
        ],
        Pranë: [
          dish('Patate të shtëpisë', 180, 'Të skuqura dy herë, me kripë deti.', {
            ...declares('', { may: 'gluten', diets: 'vegan' }),
            en: ['House fries', 'Fried twice, with sea salt.'],
          }),
          dish('Rrathë qepe', 210, 'Brumë i hollë, salcë kosi.', {
            ...declares('gluten milk', { may: 'eggs', diets: 'vegetarian' }),
            en: ['Onion rings', 'Light batter, yogurt sauce.'],
          }),
          dish('Patate me djathë', 240, '', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Fries with cheese'],
          }),
          dish('Copa pule (6 copë)', 350, '', {
            ...declares('gluten eggs', { may: 'milk' }),
            en: ['Chicken nuggets (6 pcs)'],
          }),
          dish('Krahë pule (6 copë)', 390, '', {
            ...declares('', { may: 'gluten' }),
            en: ['Chicken wings (6 pcs)'],
          }),
          dish('Shkopinj mocarele (5 copë)', 320, '', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Mozzarella sticks (5 pcs)'],
          }),
          dish('Sallatë lakre', 130, 'Lakër, karotë e salcë kosi.', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Coleslaw', 'Cabbage, carrot and yogurt dressing.'],
          }),
        ],
        Pije: [
          dish('Milkshejk me vanilje', 280, '', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Vanilla milkshake'],
          }),
          dish('Coca-Cola 0,33 l', 140),
          dish('Birrë 0,33 l', 200, '', { ...declares('gluten', { diets: 'vegan' }), en: ['Beer 0.33 l'] }),
          dish('Ujë 0,5 l', 60, '', { en: ['Water 0.5 l'] }),
        ],
      },
      {
        en: ['Burgers', 'In square buns, baked here.'],
        groups: {
          Gatimi: oneOf([
            option('Rozë në mes'),
            option('Mesatar'),
            option('I pjekur mirë', 0, { isDefault: true }),
          ]),
          'Si vakt': {
            most: 1,
            options: [option('Me patate e pije', 240, { choices: ['Patatet', 'Pija'] })],
          },
          Patatet: oneOf([
            option('Patate të shtëpisë', 0, { isDefault: true }),
            option('Patate me djathë', 60),
            option('Rrathë qepe', 50),
          ]),
          Pija: oneOf([
            option('Coca-Cola 0,33 l'),
            option('Ujë 0,5 l'),
            option('Milkshejk me vanilje', 150),
            option('Birrë 0,33 l', 70),
          ]),
          'Shtesa në burger': {
            most: 4,
            options: [
              option('Qofte e dytë', 150),
              option('Djathë i shkrirë', 60),
              option('Vezë syze', 50),
              option('Halapenjo', 40),
              option('Qepë e karamelizuar', 40),
            ],
          },
          Pa: { options: [option('Pa qepë'), option('Pa turshi'), option('Pa mustardë')] },
        },
      },
    ),
  ],
};

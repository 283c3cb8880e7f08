import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu, oneOf, option, withChoices } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Kuti Burger, in Tiranë. */
export const KUTI_BURGER: WrittenPlace = {
  name: 'Kuti Burger',
  address: 'Rruga Muhamet Gjollesha 77',
  location: [41.32783, 19.80333],
  description: 'Burgera të shtypur në pllakë, të paketuar për rrugë.',
  hours: week('11:00-02:00', { friday: '11:00-04:00', saturday: '11:00-04:00' }),
  plan: 'trial',
  liveliness: [3, 2, 4.8],
  menus: [
    menu(
      'Burgera në kuti',
      'Qofte të holla, krokante anash.',
      ['Fast Food', 'Hamburger', '$'],
      {
        'Me viç': withChoices(
          ['Gatimi', 'Si vakt', 'Shtesa në burger', 'Pa'],
          [
            dish('Kuti dyshe', 520, 'Dy qofte 90 g, djathë çedar dhe qepë e grirë.', {
              ...declares('gluten milk mustard', { may: 'eggs sesame' }),
              en: ['Double box', 'Two 90 g patties, Cheddar and chopped onion.'],
              eur: 530,
            }),
            dish('Kuti me tym', 580, 'Proshutë viçi e thekur dhe salcë barbekju.', {
              ...declares('gluten mustard', { may: 'milk sesame' }),
              en: ['Smoky box', 'Crisp beef bacon and barbecue sauce.'],
            }),
            dish('Kuti klasike', 450, '', {
              ...declares('gluten mustard', { may: 'eggs milk sesame' }),
              en: ['Classic box'],
            }),
            dish('Kuti me djathë të dyfishtë', 560, '', {
              ...declares('gluten milk mustard', { may: 'eggs sesame' }),
              en: ['Double cheese box'],
            }),
            dish(
              'Kuti me kërpudha e tartuf',
              640,
              'Kërpudha të skuqura, majonezë tartufi dhe djathë Gouda.',
              {
                ...declares('gluten eggs milk mustard', { may: 'sesame' }),
                en: ['Mushroom and truffle box', 'Fried mushrooms, truffle mayonnaise and Gouda.'],
              },
            ),
            dish('Kuti me vezë', 540, '', {
              ...declares('gluten eggs mustard', { may: 'milk sesame' }),
              en: ['Egg box'],
            }),
            dish('Kuti djegëse', 550, 'Halapenjo, djathë me piper e salcë habanero.', {
              ...declares('gluten milk', { may: 'eggs sesame' }),
              en: ['Hot box', 'Jalapeños, pepper cheese and habanero sauce.'],
            }),
          ],
        ),
        'Pa viç': withChoices(
          ['Si vakt', 'Pa'],
          [
            dish('Kuti me pulë', 490, 'Kofshë pule krokante, lakër e thartë.', {
              ...declares('gluten eggs', { may: 'milk sesame' }),
              en: ['Chicken box', 'Crisp chicken thigh and sour cabbage.'],
            }),
            dish('Kuti me qiqra', 440, 'Qofte qiqrash e koriandri, kos me limon.', {
              ...declares('gluten milk', { may: 'sesame', diets: 'vegetarian' }),
              en: ['Chickpea box', 'Chickpea and coriander patty, lemon yogurt.'],
            }),
            dish('Kuti me peshk', 520, 'Merluc në brumë birre, salcë tartar.', {
              ...declares('gluten eggs fish mustard', { may: 'sesame' }),
              en: ['Fish box', 'Cod in beer batter, tartare sauce.'],
            }),
            dish('Kuti me hallumi', 510, 'Djathë i pjekur, domate e pesto.', {
              ...declares('gluten milk nuts', { may: 'sesame', diets: 'vegetarian' }),
              en: ['Halloumi box', 'Grilled cheese, tomato and pesto.'],
            }),
          ],
        ),
        'Krahë e copa': [
          dish('Krahë pule BBQ (8 copë)', 550, '', {
            ...declares('mustard', { may: 'gluten' }),
            en: ['BBQ chicken wings (8 pieces)'],
          }),
          dish('Copa pule krokante (6 copë)', 420, '', {
            ...declares('gluten eggs'),
            en: ['Crispy chicken bites (6 pieces)'],
          }),
          dish('Rrathë qepe', 260, 'Gjashtë rrathë të trashë në brumë birre.', {
            ...declares('gluten'),
            en: ['Onion rings', 'Six thick rings in beer batter.'],
          }),
          dish('Shkopinj mocarele (5 copë)', 380, '', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Mozzarella sticks (5 pieces)'],
          }),
        ],
        Patate: [
          dish('Patate me çedar e proshutë', 350, 'Çedar i shkrirë dhe thërrime proshute viçi.', {
            ...declares('milk', { may: 'gluten' }),
            en: ['Fries with Cheddar and bacon', 'Melted Cheddar and beef bacon crumbs.'],
          }),
          dish('Patate të ëmbla', 290, '', {
            ...declares('', { may: 'gluten', free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Sweet potato fries'],
          }),
        ],
        Salca: [
          dish('Salcë kutie', 60, '', {
            ...declares('eggs mustard', { diets: 'vegetarian' }),
            en: ['Box sauce'],
          }),
          dish('Majonezë me hudhër', 60, '', {
            ...declares('eggs mustard', { diets: 'vegetarian' }),
            en: ['Garlic mayonnaise'],
          }),
          dish('Salcë barbekju', 60, '', {
            ...declares('mustard', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Barbecue sauce'],
          }),
        ],
        'Pije e të ëmbla': [
          dish('Milkshejk me vanilje', 350, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Vanilla milkshake'],
          }),
          dish('Milkshejk me Oreo', 390, 'I trashë, me biskota të thyera sipër.', {
            ...declares('gluten soybeans milk', { diets: 'vegetarian' }),
            en: ['Oreo milkshake', 'Thick, with crushed biscuits on top.'],
          }),
          dish('Brauni me akullore', 380, '', {
            ...declares('gluten eggs milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Brownie with ice cream'],
          }),
          dish('Coca-Cola 0,33 l', 180),
          dish('Birrë 0,33 l', 250, '', { ...declares('gluten'), en: ['Beer 0.33 l'] }),
        ],
      },
      {
        en: ['Burgers in a box', 'Thin patties, crisp at the edges.'],
        items: [
          dish('Patate me rozmarinë', 190, 'Të holla, të kripura pas skuqjes.', {
            ...declares('', { may: 'gluten', free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Rosemary fries', 'Thin, salted after frying.'],
          }),
        ],
        daysOld: 38,
        groups: {
          Gatimi: oneOf([option('I pjekur mirë', 0, { isDefault: true }), option('Mesatar')]),
          'Si vakt': {
            most: 1,
            options: [option('Me patate e pije', 250, { choices: ['Patatet', 'Pija'] })],
          },
          Patatet: oneOf([
            option('Patate me rozmarinë', 0, { isDefault: true }),
            option('Patate të ëmbla', 80),
            option('Rrathë qepe', 70),
          ]),
          Pija: oneOf([
            option('Coca-Cola 0,33 l'),
            option('Ujë 0,5 l'),
            option('Limonadë', 60, { soldOut: true }),
            option('Birrë 0,33 l', 90),
          ]),
          'Shtesa në burger': {
            most: 3,
            options: [
              option('Qofte e dytë', 180),
              option('Çedar', 60),
              option('Proshutë viçi', 90),
              option('Vezë', 60),
              option('Halapenjo', 40),
            ],
          },
          Pa: { options: [option('Pa qepë'), option('Pa domate'), option('Pa salcë')] },
        },
      },
    ),
  ],
};

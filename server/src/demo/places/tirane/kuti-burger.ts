import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu, option, withChoices } from '../../place-builders.ts';

/** Kuti Burger, in Tiranë. */
export const KUTI_BURGER: WrittenPlace = {
  name: 'Kuti Burger',
  address: 'Rruga Muhamet Gjollesha 77',
  location: [41.32783, 19.80333],
  description: 'Burgera të shtypur në pllakë, të paketuar për rrugë.',
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
              en: ['Double box', 'Two 90 g patties, Cheddar and chopped onion.'],
              eur: 530,
            }),
            dish('Kuti me tym', 580, 'Proshutë viçi e thekur dhe salcë barbekju.', {
              en: ['Smoky box', 'Crisp beef bacon and barbecue sauce.'],
            }),
            dish('Kuti klasike', 450, '', { en: ['Classic box'] }),
            dish('Kuti me djathë të dyfishtë', 560, '', { en: ['Double cheese box'] }),
            dish(
              'Kuti me kërpudha e tartuf',
              640,
              'Kërpudha të skuqura, majonezë tartufi dhe djathë Gouda.',
              { en: ['Mushroom and truffle box', 'Fried mushrooms, truffle mayonnaise and Gouda.'] },
            ),
            dish('Kuti me vezë', 540, '', { en: ['Egg box'] }),
            dish('Kuti djegëse', 550, 'Halapenjo, djathë me piper e salcë habanero.', {
              en: ['Hot box', 'Jalapeños, pepper cheese and habanero sauce.'],
            }),
          ],
        ),
        'Pa viç': withChoices(
          ['Si vakt', 'Pa'],
          [
            dish('Kuti me pulë', 490, 'Kofshë pule krokante, lakër e thartë.', {
              en: ['Chicken box', 'Crisp chicken thigh and sour cabbage.'],
            }),
            dish('Kuti me qiqra', 440, 'Qofte qiqrash e koriandri, kos me limon.', {
              en: ['Chickpea box', 'Chickpea and coriander patty, lemon yogurt.'],
            }),
            dish('Kuti me peshk', 520, 'Merluc në brumë birre, salcë tartar.', {
              en: ['Fish box', 'Cod in beer batter, tartare sauce.'],
            }),
            dish('Kuti me hallumi', 510, 'Djathë i pjekur, domate e pesto.', {
              en: ['Halloumi box', 'Grilled cheese, tomato and pesto.'],
            }),
          ],
        ),
        'Krahë e copa': [
          dish('Krahë pule BBQ (8 copë)', 550, '', { en: ['BBQ chicken wings (8 pieces)'] }),
          dish('Copa pule krokante (6 copë)', 420, '', { en: ['Crispy chicken bites (6 pieces)'] }),
          dish('Rrathë qepe', 260, 'Gjashtë rrathë të trashë në brumë birre.', {
            en: ['Onion rings', 'Six thick rings in beer batter.'],
          }),
          dish('Shkopinj mocarele (5 copë)', 380, '', { en: ['Mozzarella sticks (5 pieces)'] }),
        ],
        Patate: [
          dish('Patate me çedar e proshutë', 350, 'Çedar i shkrirë dhe thërrime proshute viçi.', {
            en: ['Fries with Cheddar and bacon', 'Melted Cheddar and beef bacon crumbs.'],
          }),
          dish('Patate të ëmbla', 290, '', { en: ['Sweet potato fries'] }),
        ],
        Salca: [
          dish('Salcë kutie', 60, '', { en: ['Box sauce'] }),
          dish('Majonezë me hudhër', 60, '', { en: ['Garlic mayonnaise'] }),
          dish('Salcë barbekju', 60, '', { en: ['Barbecue sauce'] }),
        ],
        'Pije e të ëmbla': [
          dish('Milkshejk me vanilje', 350, '', { en: ['Vanilla milkshake'] }),
          dish('Milkshejk me Oreo', 390, 'I trashë, me biskota të thyera sipër.', {
            en: ['Oreo milkshake', 'Thick, with crushed biscuits on top.'],
          }),
          dish('Brauni me akullore', 380, '', { en: ['Brownie with ice cream'] }),
          dish('Coca-Cola 0,33 l', 180),
          dish('Birrë 0,33 l', 250, '', { en: ['Beer 0.33 l'] }),
        ],
      },
      {
        en: ['Burgers in a box', 'Thin patties, crisp at the edges.'],
        items: [
          dish('Patate me rozmarinë', 190, 'Të holla, të kripura pas skuqjes.', {
            en: ['Rosemary fries', 'Thin, salted after frying.'],
          }),
        ],
        daysOld: 38,
        groups: {
          Gatimi: {
            least: 1,
            most: 1,
            options: [option('I pjekur mirë', 0, { isDefault: true }), option('Mesatar')],
          },
          'Si vakt': {
            most: 1,
            options: [option('Me patate e pije', 250, { choices: ['Patatet', 'Pija'] })],
          },
          Patatet: {
            least: 1,
            most: 1,
            options: [
              option('Patate me rozmarinë', 0, { isDefault: true }),
              option('Patate të ëmbla', 80),
              option('Rrathë qepe', 70),
            ],
          },
          Pija: {
            least: 1,
            most: 1,
            options: [
              option('Coca-Cola 0,33 l'),
              option('Ujë 0,5 l'),
              option('Limonadë', 60, { soldOut: true }),
              option('Birrë 0,33 l', 90),
            ],
          },
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

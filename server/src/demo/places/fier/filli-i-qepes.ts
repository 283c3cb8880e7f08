import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu, oneOf, option } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Filli i Qepës, in Fier. */
export const FILLI_I_QEPES: WrittenPlace = {
  name: 'Filli i Qepës',
  address: 'Rruga Kolonel Tomson 2',
  location: [40.72403, 19.55683],
  description: 'Sufllaqe, sanduiçë e patate në çdo orë.',
  hours: week('00:00-00:00'),
  plan: 'free',
  menus: [
    menu(
      'Në dorë',
      'Të shpejta, të ngrohta, të lira.',
      ['Fast Food', 'Kryesore', '$'],
      {
        'Në letër': [
          dish('Sufllaqe pule', 250, 'Kos, domate, patate, qepë fije.', {
            en: ['Chicken souvlaki', 'Yogurt, tomato, fries, sliced onion.'],
            choices: ['Shtesa', 'Pa'],
          }),
          dish('Sanduiç me qofte', 270, 'Dy qofte, lakër, salcë djegëse.', {
            en: ['Qofte sandwich', 'Two qofte, cabbage, hot sauce.'],
          }),
          dish('Hot dog i madh', 230, 'Salsiçe vendi, qepë krokante.', {
            en: ['Large hot dog', 'Local sausage, crispy onions.'],
          }),
          dish('Patate me djathë', 200, 'Të nxehta, djathë i grirë sipër.', {
            en: ['Fries with cheese', 'Hot, with grated cheese on top.'],
          }),
          dish('Sufllaqe derri', 260, '', { en: ['Pork souvlaki'], choices: ['Shtesa', 'Pa'] }),
          dish('Sufllaqe e madhe', 320, 'Dyfish mish, dyfish patate.', {
            en: ['Large souvlaki', 'Double meat, double fries.'],
            choices: ['Shtesa', 'Pa'],
          }),
          dish('Sufllaqe me qofte', 270, '', { en: ['Qofte souvlaki'], choices: ['Shtesa', 'Pa'] }),
          dish('Sufllaqe me perime', 200, 'Patate, domate, marule e kos; pa mish.', {
            en: ['Vegetable souvlaki', 'Fries, tomato, lettuce and yogurt; no meat.'],
            choices: ['Shtesa', 'Pa'],
          }),
          dish('Sanduiç me suxhuk', 260, '', { en: ['Sausage sandwich'] }),
          dish('Sanduiç me pulë', 260, '', { en: ['Chicken sandwich'] }),
          dish('Sanduiç me djathë e domate', 180, '', { en: ['Cheese and tomato sandwich'] }),
          dish('Hamburger', 280, 'Qofte viçi, marule, qepë e domate.', {
            en: ['Hamburger', 'Beef patty, lettuce, onion and tomato.'],
            choices: ['Si vakt', 'Shtesa', 'Pa'],
          }),
          dish('Çizburger', 300, '', { en: ['Cheeseburger'], choices: ['Si vakt', 'Shtesa', 'Pa'] }),
          dish('Tost me proshutë e djathë', 180, '', { en: ['Ham and cheese toastie'] }),
          dish('Patate të skuqura', 130, '', { en: ['Fries'] }),
          dish('Patate me salcë e suxhuk', 280, 'Në enë, me dy salca sipër, për pirun.', {
            en: ['Loaded fries with sausage', 'In a tray, topped with two sauces, eaten with a fork.'],
          }),
          dish('Club sandwich', 350, 'Pulë, proshutë, vezë e domate, tri feta buke.', {
            en: ['Club sandwich', 'Chicken, ham, egg and tomato between three slices of bread.'],
          }),
        ],
        'Në pjatë': [
          dish('Pjatë sufllaqe', 420, '', { en: ['Souvlaki plate'] }),
          dish('Pjatë me qofte', 400, '', { en: ['Meatball plate'] }),
        ],
        Salca: [
          dish('Salcë kosi', 40, '', { en: ['Yogurt sauce'] }),
          dish('Salcë djegëse', 40, '', { en: ['Hot sauce'] }),
          dish('Majonezë', 40, '', { en: ['Mayonnaise'] }),
        ],
        Pije: [
          dish('Coca-Cola 0,33 l', 120),
          dish('Dhallë', 60, '', { en: ['Dhallë, salted yogurt drink'] }),
          dish('Birrë 0,33 l', 150, '', { en: ['Beer 0.33 l'] }),
          dish('Ujë 0,5 l', 50, '', { en: ['Water 0.5 l'] }),
        ],
      },
      {
        en: ['In hand', 'Quick, hot, cheap.'],
        daysOld: 4,
        groups: {
          'Si vakt': {
            most: 1,
            options: [option('Me patate e pije', 200, { choices: ['Patatet', 'Pija'] })],
          },
          Patatet: oneOf([
            option('Patate të skuqura', 0, { isDefault: true }),
            option('Patate me djathë', 50),
          ]),
          Pija: oneOf([
            option('Coca-Cola 0,33 l'),
            option('Dhallë'),
            option('Ujë 0,5 l'),
            option('Birrë 0,33 l', 60),
          ]),
          Shtesa: {
            most: 3,
            options: [
              option('Patate brenda', 30),
              option('Djathë i bardhë', 50),
              option('Mish dopio', 120),
              option('Spec djegës', 20),
            ],
          },
          Pa: { options: [option('Pa qepë'), option('Pa domate'), option('Pa kos'), option('Pa patate')] },
        },
      },
    ),
  ],
};

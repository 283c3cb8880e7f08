import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Rrush e Fiq, in Fier. */
export const RRUSH_E_FIQ: WrittenPlace = {
  name: 'Rrush e Fiq',
  address: 'Rruga Leon Rei 19',
  location: [40.72183, 19.55873],
  description: 'Kuzhinë bimore me fruta të Myzeqesë në çdo pjatë.',
  hours: week('09:00-21:00', { sunday: '' }),
  plan: 'free',
  menus: [
    menu(
      'Fruta në pjatë',
      'Edhe të kripura, edhe të ëmbla.',
      ['Vegjetariane', 'Dreka', '$$'],
      {
        'Të kripura': [
          dish('Sallatë me shalqi', 340, 'Shalqi, djathë i bardhë, mendër.', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Watermelon salad', 'Watermelon, white cheese, mint.'],
            soldOut: true,
          }),
          dish('Hummus me fiq', 380, 'Fiq të karamelizuar, pita.', {
            ...declares('gluten sesame', { free: 'milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Hummus with figs', 'Caramelised figs, pita.'],
          }),
          dish('Pilaf me rrush', 360, 'Oriz, rrush i thatë, bajame.', {
            ...declares('nuts', { free: 'gluten milk', diets: 'vegan vegetarian gluten_free lactose_free' }),
            en: ['Pilaf with raisins', 'Rice, raisins, almonds.'],
          }),
          dish('Sallatë me pjeshkë e gjizë', 340, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Salad with peach and curd cheese'],
          }),
          dish('Sallatë me rrush e arra', 330, 'Rrush i zi, marule, arra e vaj.', {
            ...declares('nuts', { free: 'gluten milk', diets: 'vegan vegetarian gluten_free lactose_free' }),
            en: ['Grape and walnut salad', 'Black grapes, lettuce, walnuts and olive oil.'],
          }),
          dish('Sallatë me shegë e spinaq', 340, '', {
            ...declares('', {
              free: 'gluten peanuts milk',
              diets: 'vegan vegetarian gluten_free lactose_free',
            }),
            en: ['Pomegranate and spinach salad'],
          }),
          dish('Bruskete me fiq', 290, '', {
            ...declares('gluten milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Fig bruschetta'],
          }),
          dish('Patëllxhan me shegë', 360, '', {
            ...declares('', {
              free: 'gluten peanuts milk',
              diets: 'vegan vegetarian gluten_free lactose_free',
            }),
            en: ['Aubergine with pomegranate'],
          }),
          dish('Kuskus me kajsi', 380, 'Kajsi të thata, qiqra dhe mendër.', {
            ...declares('gluten', { may: 'nuts', free: 'milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Couscous with apricots', 'Dried apricots, chickpeas and mint.'],
          }),
          dish('Supë kungulli me mollë', 260, '', {
            ...declares('', {
              free: 'gluten peanuts milk',
              diets: 'vegan vegetarian gluten_free lactose_free',
            }),
            en: ['Pumpkin soup with apple'],
          }),
        ],
        'Të ngrohta': [
          dish('Kari me ananas', 420, 'Qumësht kokosi, oriz i bardhë.', {
            ...declares('', {
              free: 'gluten peanuts milk',
              diets: 'vegan vegetarian gluten_free lactose_free',
            }),
            en: ['Pineapple curry', 'Coconut milk, white rice.'],
          }),
          dish('Speca të mbushur me kuskus', 390, '', {
            ...declares('gluten', { free: 'milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Peppers stuffed with couscous'],
          }),
          dish('Falafel me salcë kumbulle', 380, 'Gjashtë copë, salcë e thartë.', {
            ...declares('gluten', { may: 'sesame', free: 'milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Falafel with plum sauce', 'Six pieces, tangy sauce.'],
          }),
          dish('Petulla kungulli', 290, '', {
            ...declares('gluten eggs', { diets: 'vegetarian' }),
            en: ['Courgette fritters'],
          }),
        ],
        'Të ëmbla': [
          dish('Sallatë frutash', 240, '', {
            ...declares('', {
              free: 'gluten peanuts milk',
              diets: 'vegan vegetarian gluten_free lactose_free',
            }),
            en: ['Fruit salad'],
          }),
          dish('Fiq të pjekur me mjaltë', 260, '', {
            ...declares('', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Roasted figs with honey'],
          }),
          dish('Tartë me rrush', 270, 'Rrush pa fara, krem i hollë, brumë i thyer.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Grape tart', 'Seedless grapes, a thin layer of cream, shortcrust.'],
          }),
          dish('Sorbet pjeprie', 150, '', {
            ...declares('', {
              free: 'gluten peanuts milk',
              diets: 'vegan vegetarian gluten_free lactose_free',
            }),
            en: ['Melon sorbet'],
          }),
        ],
        Pije: [
          dish('Lëng rrushi', 180, 'Rrush zi, vetëm në vjeshtë.', {
            en: ['Grape juice', 'Black grapes, only in autumn.'],
          }),
          dish('Lëng shege', 220, '', { en: ['Pomegranate juice'] }),
          dish('Smuthi me pjeshkë', 240, '', {
            ...declares('', {
              free: 'gluten peanuts milk',
              diets: 'vegan vegetarian gluten_free lactose_free',
            }),
            en: ['Peach smoothie'],
          }),
          dish('Komposto fiku', 130, '', { en: ['Fig compote'] }),
          dish('Çaj mali', 90, '', { en: ['Mountain tea'] }),
        ],
      },
      { en: ['Fruit on the plate', 'Both savoury and sweet.'], daysOld: 50 },
    ),
  ],
};

import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Rrush e Fiq, in Fier. */
export const RRUSH_E_FIQ: WrittenPlace = {
  name: 'Rrush e Fiq',
  address: 'Rruga Leon Rei 19',
  location: [40.72183, 19.55873],
  description: 'Kuzhinë bimore me fruta të Myzeqesë në çdo pjatë.',
  plan: 'free',
  menus: [
    menu(
      'Fruta në pjatë',
      'Edhe të kripura, edhe të ëmbla.',
      ['Vegjetariane', 'Dreka', '$$'],
      {
        'Të kripura': [
          dish('Sallatë me shalqi', 340, 'Shalqi, djathë i bardhë, mendër.', {
            en: ['Watermelon salad', 'Watermelon, white cheese, mint.'],
            soldOut: true,
          }),
          dish('Hummus me fiq', 380, 'Fiq të karamelizuar, pita.', {
            en: ['Hummus with figs', 'Caramelised figs, pita.'],
          }),
          dish('Pilaf me rrush', 360, 'Oriz, rrush i thatë, bajame.', {
            en: ['Pilaf with raisins', 'Rice, raisins, almonds.'],
          }),
          dish('Sallatë me pjeshkë e gjizë', 340, '', { en: ['Salad with peach and curd cheese'] }),
          dish('Sallatë me rrush e arra', 330, 'Rrush i zi, marule, arra e vaj.', {
            en: ['Grape and walnut salad', 'Black grapes, lettuce, walnuts and olive oil.'],
          }),
          dish('Sallatë me shegë e spinaq', 340, '', { en: ['Pomegranate and spinach salad'] }),
          dish('Bruskete me fiq', 290, '', { en: ['Fig bruschetta'] }),
          dish('Patëllxhan me shegë', 360, '', { en: ['Aubergine with pomegranate'] }),
          dish('Kuskus me kajsi', 380, 'Kajsi të thata, qiqra dhe mendër.', {
            en: ['Couscous with apricots', 'Dried apricots, chickpeas and mint.'],
          }),
          dish('Supë kungulli me mollë', 260, '', { en: ['Pumpkin soup with apple'] }),
        ],
        'Të ngrohta': [
          dish('Kari me ananas', 420, 'Qumësht kokosi, oriz i bardhë.', {
            en: ['Pineapple curry', 'Coconut milk, white rice.'],
          }),
          dish('Speca të mbushur me kuskus', 390, '', { en: ['Peppers stuffed with couscous'] }),
          dish('Falafel me salcë kumbulle', 380, 'Gjashtë copë, salcë e thartë.', {
            en: ['Falafel with plum sauce', 'Six pieces, tangy sauce.'],
          }),
          dish('Petulla kungulli', 290, '', { en: ['Courgette fritters'] }),
        ],
        'Të ëmbla': [
          dish('Sallatë frutash', 240, '', { en: ['Fruit salad'] }),
          dish('Fiq të pjekur me mjaltë', 260, '', { en: ['Roasted figs with honey'] }),
          dish('Tartë me rrush', 270, 'Rrush pa fara, krem i hollë, brumë i thyer.', {
            en: ['Grape tart', 'Seedless grapes, a thin layer of cream, shortcrust.'],
          }),
          dish('Sorbet pjeprie', 150, '', { en: ['Melon sorbet'] }),
        ],
        Pije: [
          dish('Lëng rrushi', 180, 'Rrush zi, vetëm në vjeshtë.', {
            en: ['Grape juice', 'Black grapes, only in autumn.'],
          }),
          dish('Lëng shege', 220, '', { en: ['Pomegranate juice'] }),
          dish('Smuthi me pjeshkë', 240, '', { en: ['Peach smoothie'] }),
          dish('Komposto fiku', 130, '', { en: ['Fig compote'] }),
          dish('Çaj mali', 90, '', { en: ['Mountain tea'] }),
        ],
      },
      { en: ['Fruit on the plate', 'Both savoury and sweet.'], daysOld: 50 },
    ),
  ],
};

import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Kopshti i Kirit, in Shkodër. */
export const KOPSHTI_I_KIRIT: WrittenPlace = {
  name: 'Kopshti i Kirit',
  address: 'Rruga Ura e Mesit 40',
  location: [42.07933, 19.51983],
  description: 'Bimë të egra, qumësht bjeshke dhe tryeza nën pjergull.',
  hours: week('10:00-20:30', { monday: '' }),
  plan: 'free',
  menus: [
    menu(
      'Nga livadhi',
      'Bimët i mbledhim vetë, deri në tetor.',
      ['Vegjetariane', 'Sallatat', '$$'],
      {
        'Të egra': [
          dish('Byrek me hithra', 230, 'Hithra të njoma, gjizë, petë të trasha.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Nettle byrek', 'Young nettles, curd cheese, thick layers.'],
          }),
          dish('Sallatë me luleradhiqe', 310, 'E hidhur, me vezë të zier e arra.', {
            ...declares('eggs nuts', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Dandelion salad', 'Bitter, with boiled egg and walnuts.'],
          }),
          dish('Omletë me shparg', 360, 'Shparg i egër, vetëm në pranverë.', {
            ...declares('eggs', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Asparagus omelette', 'Wild asparagus, only in spring.'],
            soldOut: true,
          }),
          dish('Lakra të egra në vaj', 280, '', {
            ...declares('', { free: 'gluten milk', diets: 'vegan vegetarian gluten_free lactose_free' }),
            en: ['Wild greens in olive oil'],
          }),
          dish('Supë me hithra', 270, 'E gjelbër, me patate e pak kos.', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Nettle soup', 'Green, with potatoes and a little yogurt.'],
          }),
          dish('Fërgesë me lakra mali', 340, '', {
            ...declares('milk', { may: 'gluten', diets: 'vegetarian' }),
            en: ['Fërgesë with mountain greens and curd cheese'],
          }),
          dish('Kërpudha pylli në tigan', 420, '', {
            ...declares('', { free: 'gluten milk', diets: 'vegan vegetarian gluten_free lactose_free' }),
            en: ['Pan-fried wild mushrooms'],
          }),
          dish('Spinaq i egër me gjizë', 290, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Wild spinach with curd cheese'],
          }),
          dish('Byrek me lëpjetë e gjizë organike', 240, '', {
            ...declares('gluten milk', { may: 'eggs', diets: 'vegetarian' }),
            en: ['Pie of sorrel and organic curd cheese'],
          }),
        ],
        'Nga kopshti': [
          dish('Speca të mbushur me oriz', 420, 'Me kopër, mendër e domate kopshti.', {
            ...declares('', { free: 'gluten milk', diets: 'vegan vegetarian gluten_free lactose_free' }),
            en: ['Peppers stuffed with rice', 'With dill, mint and garden tomatoes.'],
          }),
          dish('Kungull në furrë', 320, 'Me pak sheqer e kanellë.', {
            ...declares('', { free: 'gluten milk', diets: 'vegan vegetarian gluten_free lactose_free' }),
            en: ['Baked pumpkin', 'With a little sugar and cinnamon.'],
          }),
          dish('Fasule me mendër', 320, '', {
            ...declares('', { free: 'gluten milk', diets: 'vegan vegetarian gluten_free lactose_free' }),
            en: ['Beans with mint'],
          }),
          dish('Patate në prush me gjizë', 300, 'Të pjekura në hi, të hapura, me gjizë e kripë.', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: [
              'Potatoes from the embers with curd cheese',
              'Baked in the ashes, opened, with curd cheese and salt.',
            ],
          }),
          dish('Sallatë me panxhar', 320, '', {
            ...declares('milk nuts', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Beetroot salad'],
          }),
          dish('Sallatë kopshti', 280, '', {
            ...declares('', { free: 'gluten milk', diets: 'vegan vegetarian gluten_free lactose_free' }),
            en: ['Garden salad'],
          }),
        ],
        'Nga bjeshka': [
          dish('Djathë bjeshke', 350, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Mountain cheese'],
          }),
          dish('Kos dhie', 120, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ["Goat's yogurt"],
          }),
          dish('Ajkë me mjaltë', 260, 'Ajkë e trashë sa e mban luga.', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Fresh cream with honey', 'Cream so thick the spoon stands in it.'],
          }),
          dish('Bukë thekre', 80, '', {
            ...declares('gluten', { may: 'sesame', free: 'milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Rye bread'],
          }),
        ],
        'Të ëmbla e pije': [
          dish('Oshaf me kumbulla', 180, '', {
            ...declares('', { free: 'gluten milk', diets: 'vegan vegetarian gluten_free lactose_free' }),
            en: ['Oshaf with plums'],
          }),
          dish('Mollë në furrë me arra', 220, '', {
            ...declares('nuts', { free: 'gluten milk', diets: 'vegan vegetarian gluten_free lactose_free' }),
            en: ['Baked apple with walnuts'],
          }),
          dish('Çaj mali', 100, '', { en: ['Mountain tea'] }),
          dish('Shurup boronice', 180, '', { en: ['Blueberry cordial'] }),
          dish('Dhallë', 90, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Dhallë, salted yogurt drink'],
          }),
        ],
      },
      { en: ['From the meadow', 'We gather the plants ourselves, until October.'], daysOld: 90 },
    ),
  ],
};

import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Limon e Mjaltë, in Vlorë. */
export const LIMON_E_MJALTE: WrittenPlace = {
  name: 'Limon e Mjaltë',
  address: 'Rruga Perlat Rexhepi 8',
  location: [40.46853, 19.49053],
  description: 'Ëmbëlsira me limon të Vlorës dhe mjaltë të Llogarasë.',
  hours: week('08:00-21:00'),
  plan: 'free',
  menus: [
    menu(
      'Të ëmbla',
      'Pak sheqer, shumë limon.',
      ['Vegjetariane', 'Embelsira', '$'],
      {
        Vitrina: [
          dish('Tortë me limon', 300, 'Krem i thartë, beze e djegur lehtë.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Lemon cake', 'Tangy cream, lightly torched meringue.'],
            eur: 310,
          }),
          dish('Bukë me mjaltë', 180, 'Me erëza dimri, e butë.', {
            ...declares('gluten', { may: 'eggs milk nuts', diets: 'vegetarian' }),
            en: ['Honey bread', 'With winter spices, soft.'],
          }),
          dish('Lëng agrumesh', 220, 'Portokall, grejpfrut dhe limon.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Citrus juice', 'Orange, grapefruit and lemon.'],
          }),
          dish('Tartë me limon e beze', 320, '', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Lemon meringue tart'],
          }),
          dish('Çizkejk me limon', 340, 'I pjekur, me lëvore e krem të thartë.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Lemon cheesecake', 'Baked, with lemon zest and sour cream.'],
          }),
          dish('Kek me portokall', 220, 'Pa gjalpë, me vaj ulliri e lëng portokalli.', {
            ...declares('gluten eggs', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Orange cake', 'No butter: olive oil and orange juice.'],
          }),
          dish('Tortë me mjaltë', 300, 'Tetë petë e krem kosi.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Honey cake', 'Eight layers and yogurt cream.'],
          }),
          dish('Tortë me arra', 320, '', {
            ...declares('gluten eggs milk nuts', { diets: 'vegetarian' }),
            en: ['Walnut cake'],
          }),
          dish('Trileçe me karamel', 250, '', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Trileçe with caramel'],
          }),
          dish('Bakllava me mjaltë', 260, 'Mjaltë agrumesh në vend të sherbetit.', {
            ...declares('gluten milk nuts', { diets: 'vegetarian' }),
            en: ['Honey baklava', 'Citrus honey in place of syrup.'],
          }),
          dish('Biskota me limon (200 g)', 250, '', {
            ...declares('gluten eggs milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Lemon biscuits (200 g)'],
          }),
          dish('Profiterol', 320, '', {
            ...declares('gluten eggs milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Profiteroles'],
          }),
          dish('Kek me limon, pa arra', 230, 'Piqet veç, pa fruta të thata.', {
            ...declares('gluten eggs milk', { free: 'nuts peanuts', diets: 'vegetarian' }),
            en: ['Lemon cake, nut-free', 'Baked apart, without nuts.'],
          }),
        ],
        Akullore: [
          dish('Akullore limoni', 130, '', {
            ...declares('milk', { may: 'nuts', free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Lemon ice cream'],
          }),
          dish('Akullore me mjaltë e arra', 150, 'Kokrra arre të thekura, mjaltë i Llogarasë.', {
            ...declares('milk nuts', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Honey and walnut ice cream', 'Toasted walnut pieces, honey from Llogara.'],
          }),
          dish('Sorbet portokalli', 130, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Orange sorbet'],
          }),
        ],
        Pije: [
          dish('Limonadë me mjaltë', 230, '', {
            ...declares('', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Honey lemonade'],
          }),
          dish('Limonadë me mendër', 220, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Mint lemonade'],
          }),
          dish('Çaj me limon', 130, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Tea with lemon'],
          }),
          dish('Kafe ekspres', 100, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Espresso'],
          }),
          dish('Ujë 0,5 l', 70, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Water 0.5 l'],
          }),
        ],
      },
      { en: ['Sweets', 'Little sugar, plenty of lemon.'], daysOld: 10 },
    ),
  ],
};

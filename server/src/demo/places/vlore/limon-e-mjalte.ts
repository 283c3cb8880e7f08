import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Limon e Mjaltë, in Vlorë. */
export const LIMON_E_MJALTE: WrittenPlace = {
  name: 'Limon e Mjaltë',
  address: 'Rruga Perlat Rexhepi 8',
  location: [40.46853, 19.49053],
  description: 'Ëmbëlsira me limon të Vlorës dhe mjaltë të Llogarasë.',
  plan: 'free',
  menus: [
    menu(
      'Të ëmbla',
      'Pak sheqer, shumë limon.',
      ['Vegjetariane', 'Embelsira', '$'],
      {
        Vitrina: [
          dish('Tortë me limon', 300, 'Krem i thartë, beze e djegur lehtë.', {
            en: ['Lemon cake', 'Tangy cream, lightly torched meringue.'],
            eur: 310,
          }),
          dish('Bukë me mjaltë', 180, 'Me erëza dimri, e butë.', {
            en: ['Honey bread', 'With winter spices, soft.'],
          }),
          dish('Lëng agrumesh', 220, 'Portokall, grejpfrut dhe limon.', {
            en: ['Citrus juice', 'Orange, grapefruit and lemon.'],
          }),
          dish('Tartë me limon e beze', 320, '', { en: ['Lemon meringue tart'] }),
          dish('Çizkejk me limon', 340, 'I pjekur, me lëvore e krem të thartë.', {
            en: ['Lemon cheesecake', 'Baked, with lemon zest and sour cream.'],
          }),
          dish('Kek me portokall', 220, 'Pa gjalpë, me vaj ulliri e lëng portokalli.', {
            en: ['Orange cake', 'No butter: olive oil and orange juice.'],
          }),
          dish('Tortë me mjaltë', 300, 'Tetë petë e krem kosi.', {
            en: ['Honey cake', 'Eight layers and yogurt cream.'],
          }),
          dish('Tortë me arra', 320, '', { en: ['Walnut cake'] }),
          dish('Trileçe me karamel', 250, '', { en: ['Trileçe with caramel'] }),
          dish('Bakllava me mjaltë', 260, 'Mjaltë agrumesh në vend të sherbetit.', {
            en: ['Honey baklava', 'Citrus honey in place of syrup.'],
          }),
          dish('Biskota me limon (200 g)', 250, '', { en: ['Lemon biscuits (200 g)'] }),
          dish('Profiterol', 320, '', { en: ['Profiteroles'] }),
        ],
        Akullore: [
          dish('Akullore limoni', 130, '', { en: ['Lemon ice cream'] }),
          dish('Akullore me mjaltë e arra', 150, 'Kokrra arre të thekura, mjaltë i Llogarasë.', {
            en: ['Honey and walnut ice cream', 'Toasted walnut pieces, honey from Llogara.'],
          }),
          dish('Sorbet portokalli', 130, '', { en: ['Orange sorbet'] }),
        ],
        Pije: [
          dish('Limonadë me mjaltë', 230, '', { en: ['Honey lemonade'] }),
          dish('Limonadë me mendër', 220, '', { en: ['Mint lemonade'] }),
          dish('Çaj me limon', 130, '', { en: ['Tea with lemon'] }),
          dish('Kafe ekspres', 100, '', { en: ['Espresso'] }),
          dish('Ujë 0,5 l', 70, '', { en: ['Water 0.5 l'] }),
        ],
      },
      { en: ['Sweets', 'Little sugar, plenty of lemon.'], daysOld: 10 },
    ),
  ],
};

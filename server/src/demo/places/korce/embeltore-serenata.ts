import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu, option } from '../../place-builders.ts';

/** Ëmbëltore Serenata, in Korçë. */
export const EMBELTORE_SERENATA: WrittenPlace = {
  name: 'Ëmbëltore Serenata',
  address: 'Rruga Midhi Kostani 10',
  location: [40.62003, 20.78063],
  description: 'Petë të holla, krem vaniljeje dhe serenata të shtunave.',
  plan: 'standard',
  liveliness: [4, 12, 4.6],
  menus: [
    menu(
      'Vitrina e parë',
      'Ëmbëlsira të freskëta; mbarojnë para darkës.',
      ['Franceze', 'Embelsira', '$$'],
      {
        'Me krem': [
          dish('Mijëpetësh', 290, 'Tri shtresa, krem vaniljeje, sheqer pluhur.', {
            en: ['Mille-feuille', 'Three layers, vanilla cream, icing sugar.'],
            eur: 295,
          }),
          dish('Ekler me kafe', 240, 'Brumë i lehtë, plot me krem.', {
            en: ['Coffee éclair', 'Light pastry, full of cream.'],
          }),
          dish('Makaron me bajame (6 copë)', 420, 'Gjashtë shije, një kuti.', {
            en: ['Almond macarons (6 pcs)', 'Six flavours, one box.'],
            eur: 430,
            usd: 495,
          }),
          dish('Ekler me çokollatë', 240, '', { en: ['Chocolate éclair'] }),
          dish('Profiterol', 300, 'Pesë topa nën çokollatë të nxehtë.', {
            en: ['Profiteroles', 'Five puffs under hot chocolate.'],
          }),
          dish('Krem karamel', 220, 'I butë, karamel i errët.', {
            en: ['Crème caramel', 'Soft, with dark caramel.'],
          }),
          dish('Tartë me fruta', 320, 'Brumë gjalpi, krem vaniljeje dhe fruta të javës.', {
            en: ['Fruit tart', 'Butter pastry, vanilla cream and fruit of the week.'],
          }),
          dish('Tortë Opera', 350, 'Shtatë shtresa: bajame, kafe e çokollatë.', {
            en: ['Opera cake', 'Seven layers: almond, coffee and chocolate.'],
          }),
          dish('Mus me mjedra', 320, '', { en: ['Raspberry mousse'] }),
          dish('Sufle çokollate', 380, '', { en: ['Chocolate soufflé'] }),
          dish('Akullore, gotë', 150, 'Deri në tri shije; e para është në çmim.', {
            en: ['Ice cream, cup', 'Up to three flavours; the first is included.'],
            choices: ['Shijet', 'Sipër akullores'],
          }),
        ],
        Brumëra: [
          dish('Kroasan me gjalpë', 130, '', { en: ['Butter croissant'] }),
          dish('Kroasan me bajame', 190, 'I pjekur dy herë, me krem bajamesh.', {
            en: ['Almond croissant', 'Baked twice, with almond cream.'],
          }),
          dish('Brioshe', 120, '', { en: ['Brioche'] }),
          dish('Madlena (4 copë)', 200, '', { en: ['Madeleines (4 pcs)'] }),
          dish('Finansje (3 copë)', 220, '', { en: ['Financiers (3 pcs)'] }),
        ],
        'Torta në feta': [
          dish('Tortë me çokollatë', 290, '', { en: ['Chocolate cake'] }),
          dish('Tortë Sacher', 320, '', { en: ['Sachertorte'] }),
          dish('Çizkejk me qershi', 330, 'Qershi të Korçës, të ziera vetëm me pak sheqer.', {
            en: ['Cherry cheesecake', 'Korçë cherries, cooked with just a little sugar.'],
          }),
          dish('Tortë me arra', 290, '', { en: ['Walnut cake'] }),
        ],
        'Për festa': [
          dish('Tortë me porosi, 1 kg', 2400, 'Lajmëro dy ditë më parë.', {
            en: ['Cake to order, 1 kg', 'Let us know two days ahead.'],
            eur: 2450,
          }),
          dish('Tortë dasme me porosi, 3 kg', 9000, '', { en: ['Wedding cake to order, 3 kg'] }),
          dish('Kuti me ëmbëlsira të vogla (500 g)', 1200, '', { en: ['Box of petits fours (500 g)'] }),
        ],
        Pije: [
          dish('Kapuçino', 140, '', { en: ['Cappuccino'], choices: ['Qumështi'] }),
          dish('Çokollatë e nxehtë', 220, '', { en: ['Hot chocolate'] }),
          dish('Çaj me qumësht', 130, '', { en: ['Milk tea'], choices: ['Qumështi'] }),
          dish('Limonadë trëndafili', 200, '', { en: ['Rose lemonade'] }),
        ],
      },
      {
        en: ['The first window', 'Fresh pastries; they are gone before dinner.'],
        groups: {
          Qumështi: {
            least: 1,
            most: 1,
            options: [
              option('Qumësht lope', 0, { isDefault: true }),
              option('Qumësht pa laktozë', 20),
              option('Qumësht tërshëre', 40),
              option('Qumësht bajameje', 50, { soldOut: true }),
            ],
          },
          Shijet: {
            least: 1,
            most: 3,
            free: 1,
            options: [
              option('Vanilje', 90),
              option('Çokollatë', 90),
              option('Lajthi', 100),
              option('Qershi Korçe', 100),
              option('Limon', 90),
              option('Trëndafil', 110, { soldOut: true }),
            ],
          },
          'Sipër akullores': {
            most: 2,
            options: [
              option('Krem i rrahur', 40),
              option('Çokollatë e nxehtë', 60),
              option('Arra të grira', 50),
            ],
          },
        },
      },
    ),
  ],
};

import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu, oneOf, option } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Ëmbëltore Serenata, in Korçë. */
export const EMBELTORE_SERENATA: WrittenPlace = {
  name: 'Ëmbëltore Serenata',
  address: 'Rruga Midhi Kostani 10',
  location: [40.62003, 20.78063],
  description: 'Petë të holla, krem vaniljeje dhe serenata të shtunave.',
  hours: week('08:00-22:00', { saturday: '08:00-23:30' }),
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
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Mille-feuille', 'Three layers, vanilla cream, icing sugar.'],
            eur: 295,
          }),
          dish('Ekler me kafe', 240, 'Brumë i lehtë, plot me krem.', {
            ...declares('gluten eggs milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Coffee éclair', 'Light pastry, full of cream.'],
          }),
          dish('Makaron me bajame (6 copë)', 420, 'Gjashtë shije, një kuti.', {
            ...declares('eggs milk nuts', { diets: 'vegetarian' }),
            en: ['Almond macarons (6 pcs)', 'Six flavours, one box.'],
            eur: 430,
            usd: 495,
          }),
          dish('Ekler me çokollatë', 240, '', {
            ...declares('gluten eggs milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Chocolate éclair'],
          }),
          dish('Profiterol', 300, 'Pesë topa nën çokollatë të nxehtë.', {
            ...declares('gluten eggs milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Profiteroles', 'Five puffs under hot chocolate.'],
          }),
          dish('Krem karamel', 220, 'I butë, karamel i errët.', {
            ...declares('eggs milk', { diets: 'vegetarian' }),
            en: ['Crème caramel', 'Soft, with dark caramel.'],
          }),
          dish('Tartë me fruta', 320, 'Brumë gjalpi, krem vaniljeje dhe fruta të javës.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Fruit tart', 'Butter pastry, vanilla cream and fruit of the week.'],
          }),
          dish('Tortë Opera', 350, 'Shtatë shtresa: bajame, kafe e çokollatë.', {
            ...declares('gluten eggs soybeans milk nuts', { diets: 'vegetarian' }),
            en: ['Opera cake', 'Seven layers: almond, coffee and chocolate.'],
          }),
          dish('Mus me mjedra', 320, '', { ...declares('eggs milk'), en: ['Raspberry mousse'] }),
          dish('Sufle çokollate', 380, '', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Chocolate soufflé'],
          }),
          dish('Akullore, gotë', 150, 'Deri në tri shije; e para është në çmim.', {
            ...declares('eggs milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Ice cream, cup', 'Up to three flavours; the first is included.'],
            choices: ['Shijet', 'Sipër akullores'],
          }),
        ],
        Brumëra: [
          dish('Kroasan me gjalpë', 130, '', {
            ...declares('gluten eggs milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Butter croissant'],
          }),
          dish('Kroasan me bajame', 190, 'I pjekur dy herë, me krem bajamesh.', {
            ...declares('gluten eggs milk nuts', { diets: 'vegetarian' }),
            en: ['Almond croissant', 'Baked twice, with almond cream.'],
          }),
          dish('Brioshe', 120, '', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Brioche'],
          }),
          dish('Madlena (4 copë)', 200, '', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Madeleines (4 pcs)'],
          }),
          dish('Finansje (3 copë)', 220, '', {
            ...declares('gluten eggs milk nuts', { diets: 'vegetarian' }),
            en: ['Financiers (3 pcs)'],
          }),
        ],
        'Torta në feta': [
          dish('Tortë me çokollatë', 290, '', {
            ...declares('gluten eggs milk', { may: 'soybeans nuts', diets: 'vegetarian' }),
            en: ['Chocolate cake'],
          }),
          dish('Tortë Sacher', 320, '', {
            ...declares('gluten eggs milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Sachertorte'],
          }),
          dish('Çizkejk me qershi', 330, 'Qershi të Korçës, të ziera vetëm me pak sheqer.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Cherry cheesecake', 'Korçë cherries, cooked with just a little sugar.'],
          }),
          dish('Tortë me arra', 290, '', {
            ...declares('gluten eggs milk nuts', { diets: 'vegetarian' }),
            en: ['Walnut cake'],
          }),
        ],
        'Për festa': [
          dish('Tortë me porosi, 1 kg', 2400, 'Lajmëro dy ditë më parë.', {
            ...declares('gluten eggs milk', { may: 'soybeans nuts', diets: 'vegetarian' }),
            en: ['Cake to order, 1 kg', 'Let us know two days ahead.'],
            eur: 2450,
          }),
          dish('Tortë dasme me porosi, 3 kg', 9000, '', {
            ...declares('gluten eggs milk', { may: 'soybeans nuts', diets: 'vegetarian' }),
            en: ['Wedding cake to order, 3 kg'],
          }),
          dish('Kuti me ëmbëlsira të vogla (500 g)', 1200, '', {
            ...declares('gluten eggs milk nuts', { may: 'soybeans', diets: 'vegetarian' }),
            en: ['Box of petits fours (500 g)'],
          }),
        ],
        Pije: [
          dish('Kapuçino', 140, '', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Cappuccino'],
            choices: ['Qumështi'],
          }),
          dish('Çokollatë e nxehtë', 220, '', {
            ...declares('milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Hot chocolate'],
          }),
          dish('Çaj me qumësht', 130, '', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Milk tea'],
            choices: ['Qumështi'],
          }),
          dish('Limonadë trëndafili', 200, '', { en: ['Rose lemonade'] }),
        ],
      },
      {
        en: ['The first window', 'Fresh pastries; they are gone before dinner.'],
        groups: {
          Qumështi: oneOf([
            option('Qumësht lope', 0, { isDefault: true }),
            option('Qumësht pa laktozë', 20),
            option('Qumësht tërshëre', 40),
            option('Qumësht bajameje', 50, { soldOut: true }),
          ]),
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

import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Lakrori i Nënës, in Korçë. */
export const LAKRORI_I_NENES: WrittenPlace = {
  name: 'Lakrori i Nënës',
  address: 'Rruga Themistokli Gërmenji 16',
  location: [40.61853, 20.77853],
  description: 'Lakror në saç me dy petë, nga mëngjesi derisa të mbarojë.',
  hours: week('07:00-15:00', { monday: '' }),
  plan: 'standard-year',
  liveliness: [8, 27, 4.9],
  menus: [
    menu(
      'Lakrorë',
      'I tëri ose një çerek.',
      ['Tradicionale', 'Dreka', '$'],
      {
        'Me dy petë': [
          dish('Lakror me presh', 300, 'Presh Korçe, gjalpë dhe pak gjizë.', {
            en: ['Leek lakror', 'Korçë leeks, butter and a little curd cheese.'],
          }),
          dish('Lakror me domate e qepë', 280, 'Qepë të zbutura një orë.', {
            en: ['Lakror with tomato and onion', 'Onions softened for an hour.'],
          }),
          dish('Lakror me lakër turshi', 290, 'I thartë, me piper të kuq.', {
            en: ['Lakror with sauerkraut', 'Tangy, with red pepper.'],
          }),
          dish('Lakror me spinaq e gjizë', 290, '', { en: ['Lakror with spinach and curd cheese'] }),
          dish('Lakror me hithra', 300, 'Hithra të reja, të zbutura me qepë të njoma.', {
            en: ['Nettle lakror', 'Young nettles softened with spring onions.'],
          }),
          dish('Lakror me kungull', 280, '', { en: ['Pumpkin lakror'] }),
          dish('Lakror me mish', 350, '', { en: ['Meat lakror'] }),
          dish('Lakror me gjizë', 290, '', { en: ['Lakror with curd cheese'] }),
          dish('Lakror me kërpudha', 330, 'Kërpudha Drenove, qepë e piper.', {
            en: ['Mushroom lakror', 'Mushrooms from Drenovë, onion and pepper.'],
          }),
          dish('Lakror me patate', 270, '', { en: ['Potato lakror'] }),
          dish('Lakror i ëmbël me arra', 320, 'Me sherbet të hollë, për festa e të diela.', {
            en: ['Sweet walnut lakror', 'With light syrup, for feasts and Sundays.'],
          }),
          dish('Lakror i tëri me porosi', 2200, 'Saç i plotë, për gjashtë veta.', {
            en: ['Whole lakror to order', 'A full pan under the saç, for six.'],
          }),
        ],
        'Me të': [
          dish('Kërnacka (10 copë)', 420, 'Si në Korçë: të hollë, me hudhër.', {
            en: ['Kërnacka, Korçë sausages (10 pcs)', 'The Korçë way: thin, with garlic.'],
            eur: 430,
          }),
          dish('Dhallë me akull', 80, 'E freskët, pak e kripur.', {
            en: ['Iced dhallë', 'A fresh, lightly salted yogurt drink.'],
          }),
          dish('Fasule tavë', 320, 'Në enë balte, me spec të thatë.', {
            en: ['Tavë of baked beans', 'In a clay pot, with dried pepper.'],
          }),
          dish('Turshi Korçe', 150, '', { en: ['Korçë pickles'] }),
          dish('Kos deleje', 120, '', { en: ["Sheep's yogurt"] }),
          dish('Djathë i bardhë', 250, '', { en: ['White cheese'] }),
          dish('Sallatë me domate', 220, '', { en: ['Tomato salad'] }),
          dish('Supë me trahana', 250, '', { en: ['Trahana soup, fermented wheat and yogurt'] }),
          dish('Speca të skuqur me kos', 260, '', { en: ['Fried peppers with yogurt'] }),
        ],
        Pije: [
          dish('Birrë Korça 0,5 l', 230, '', { en: ['Korça beer 0.5 l'] }),
          dish('Raki kumbulle, 50 ml', 120, '', { en: ['Plum raki, 50 ml'] }),
          dish('Çaj mali', 80, '', { en: ['Mountain tea'] }),
          dish('Ujë 0,5 l', 60, '', { en: ['Water 0.5 l'] }),
        ],
      },
      { en: ['Lakror pies', 'A whole one or a quarter.'] },
    ),
  ],
};

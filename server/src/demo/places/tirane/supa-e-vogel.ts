import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Supa e Vogël, in Tiranë. */
export const SUPA_E_VOGEL: WrittenPlace = {
  name: 'Supa e Vogël',
  address: 'Rruga e Barrikadave 58',
  location: [41.33123, 19.82183],
  description: 'Katër supa në ditë dhe bukë sa të duash; mbyllim kur mbarojnë.',
  hours: week('11:00-16:00', { saturday: '', sunday: '' }),
  plan: 'free',
  menus: [
    menu(
      'Katër tenxhere',
      'Supat e ditës.',
      ['Tradicionale', 'Supa', '$'],
      {
        'Tenxheret e sotme': [
          dish('Paçe koke', 380, 'E kthjellët, me uthull e hudhër.', {
            en: ['Head soup (paçe koke)', 'Clear, with vinegar and garlic.'],
          }),
          dish('Supë thjerrëzash', 250, 'E kuqe, me qimnon e limon.', {
            en: ['Lentil soup', 'Red, with cumin and lemon.'],
          }),
          dish('Supë me trahana', 270, 'Trahana e tharë në diell, gjalpë i ngrohtë.', {
            en: ['Trahana soup', 'Sun-dried trahana, warm butter.'],
          }),
          dish('Lëng peshku', 420, 'Kokë merluci, patate e selino.', {
            en: ['Fish broth', 'Hake heads, potatoes and celery.'],
            soldOut: true,
          }),
          dish('Supë pule me makarona', 280, 'Lëng i qartë, makarona të vogla e limon.', {
            en: ['Chicken noodle soup', 'Clear broth, small pasta and lemon.'],
          }),
          dish('Supë me perime', 240, '', { en: ['Vegetable soup'] }),
          dish('Supë domateje', 250, 'Domate të pjekura në furrë, me kruton e borzilok.', {
            en: ['Tomato soup', 'Oven-roasted tomatoes, with croutons and basil.'],
          }),
          dish('Krem kërpudhash', 300, '', { en: ['Cream of mushroom soup'] }),
          dish('Supë me lakër e mish', 350, '', { en: ['Cabbage and meat soup'] }),
        ],
        'Me lugë të madhe': [
          dish('Fasule jani', 320, '', { en: ['Fasule jani, bean stew'] }),
          dish('Groshë me proshutë', 380, 'Fasule të kuqe e një copë proshutë të tymosur.', {
            en: ['Bean stew with smoked ham', 'Red beans and a piece of smoked ham.'],
          }),
          dish('Qull me pulë', 300, '', { en: ['Qull with chicken, wheat porridge'] }),
        ],
        'Bukë e anësore': [
          dish('Bukë e zezë', 60, '', { en: ['Brown bread'] }),
          dish('Bukë misri', 80, '', { en: ['Cornbread'] }),
          dish('Kruton me hudhër', 90, '', { en: ['Garlic croutons'] }),
          dish('Kos', 100, '', { en: ['Yogurt'] }),
          dish('Turshi', 120, 'Kastravecë e lulelakër, në shëllirë të lehtë.', {
            en: ['Pickles', 'Cucumbers and cauliflower in a light brine.'],
          }),
          dish('Djegës i pjekur', 60, '', { en: ['Roasted hot pepper'] }),
        ],
        'Në fund': [
          dish('Sultjash me kanellë', 150, 'I ftohtë, me kore të hollë.', {
            en: ['Rice pudding with cinnamon', 'Cold, with a thin skin on top.'],
          }),
          dish('Komposto kumbulle', 150, '', { en: ['Plum compote'] }),
        ],
      },
      { en: ['Four pots', 'The soups of the day.'], daysOld: 2 },
    ),
  ],
};

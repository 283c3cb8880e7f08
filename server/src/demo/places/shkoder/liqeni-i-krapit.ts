import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Liqeni i Krapit, in Shkodër. */
export const LIQENI_I_KRAPIT: WrittenPlace = {
  name: 'Liqeni i Krapit',
  address: 'Shiroka, buzë liqenit',
  location: [42.05523, 19.45803],
  description: 'Krap e gjuhcë nga liqeni, me pamje nga uji.',
  hours: week('11:00-22:30', { monday: '' }),
  plan: 'standard',
  liveliness: [5, 20, 4.6],
  menus: [
    menu(
      'Peshk liqeni',
      'I zënë në liqen, i gatuar në çast.',
      ['Peshk', 'Kryesore', '$$'],
      {
        Krapi: [
          dish('Krap në tjegull', 1100, 'Me kumbulla e qepë, si në Shirokë.', {
            ...declares('fish'),
            en: ['Carp baked on a roof tile', 'With prunes and onion, the Shirokë way.'],
            eur: 1125,
          }),
          dish('Krap i skuqur', 890, 'Fetë të holla me miell misri.', {
            ...declares('fish', { may: 'gluten' }),
            en: ['Fried carp', 'Thin slices in corn flour.'],
            eur: 910,
          }),
          dish('Krap në zgarë', 1050, 'I hapur nga shpina, me kripë të trashë.', {
            ...declares('fish'),
            en: ['Grilled carp', 'Opened along the back, with coarse salt.'],
          }),
          dish('Krap i tymosur', 890, 'I ftohtë, me qepë e uthull.', {
            ...declares('fish'),
            en: ['Smoked carp', 'Cold, with onion and vinegar.'],
          }),
          dish('Krap në furrë me patate', 1150, '', {
            ...declares('fish'),
            en: ['Roast carp with potatoes'],
          }),
        ],
        'Të tjerët': [
          dish('Gjuhcë e tymosur', 640, 'Tym shelgu, bukë e thekur.', {
            ...declares('gluten fish'),
            en: ['Smoked bleak', 'Lake fish smoked over willow, with toasted bread.'],
          }),
          dish('Supë peshku me vezë', 390, 'E bardhë, me limon në fund.', {
            ...declares('eggs fish celery'),
            en: ['Fish soup with egg', 'White, finished with lemon.'],
          }),
          dish('Gjuhcë e skuqur', 590, 'Të vogla, me miell misri, hahen me kokë.', {
            ...declares('fish', { may: 'gluten' }),
            en: ['Fried bleak', 'Small lake fish in corn flour, eaten whole.'],
          }),
          dish('Ngjalë në zgarë', 1550, 'Copa në hell, me gjethe dafine.', {
            ...declares('fish'),
            en: ['Grilled eel', 'Skewered pieces with bay leaves.'],
          }),
          dish('Ngjalë në tjegull', 1490, '', { ...declares('fish'), en: ['Eel baked on a roof tile'] }),
          dish('Levrek në zgarë', 1450, '', { ...declares('fish'), en: ['Grilled sea bass'] }),
          dish('Troftë në zgarë', 890, '', { ...declares('fish'), en: ['Grilled trout'] }),
          dish('Sardele në zgarë', 590, '', { ...declares('fish'), en: ['Grilled sardines'] }),
          dish('Sandër në zgarë', 990, '', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled pike-perch'],
          }),
          dish('Mustak i skuqur', 790, '', { ...declares('gluten fish'), en: ['Fried catfish'] }),
        ],
        'Për nisje': [
          dish('Sallatë fshati', 300, '', { ...declares('milk'), en: ['Village salad'] }),
          dish('Djathë i skuqur', 400, '', { ...declares('gluten milk'), en: ['Fried cheese'] }),
          dish('Krem krapi i tymosur', 450, 'Me rrikë e limon, mbi bukë të thekur.', {
            ...declares('gluten fish milk'),
            en: ['Smoked carp spread', 'With horseradish and lemon, on toasted bread.'],
          }),
          dish('Turshi', 150, '', { en: ['Pickles'] }),
        ],
        Anash: [
          dish('Patate të ziera', 200, '', { en: ['Boiled potatoes'] }),
          dish('Spinaq me hudhër', 260, '', { en: ['Spinach with garlic'] }),
          dish('Bukë e ngrohtë', 80, '', { ...declares('gluten', { may: 'sesame' }), en: ['Warm bread'] }),
        ],
        Mish: [
          dish('Qofte (6 copë)', 420, '', {
            ...declares('gluten'),
            en: ['Qofte, grilled meatballs (6 pcs)'],
          }),
          dish('Bërxollë derri', 690, '', { en: ['Grilled pork chop'] }),
        ],
        Pije: [
          dish('Verë e bardhë, 0,5 l', 650, '', { ...declares('sulphites'), en: ['White wine, 0.5 l'] }),
          dish('Birrë 0,5 l', 250, '', { ...declares('gluten'), en: ['Beer 0.5 l'] }),
          dish('Raki rrushi, 50 ml', 130, '', { en: ['Grape raki, 50 ml'] }),
          dish('Ujë 1 l', 120, '', { en: ['Water 1 l'] }),
        ],
      },
      { en: ['Lake fish', 'Caught in the lake, cooked to order.'] },
    ),
  ],
};

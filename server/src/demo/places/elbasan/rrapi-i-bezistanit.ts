import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Rrapi i Bezistanit, in Elbasan. */
export const RRAPI_I_BEZISTANIT: WrittenPlace = {
  name: 'Rrapi i Bezistanit',
  address: 'Rruga Bezistani 18',
  location: [41.11173, 20.08123],
  description: 'Qebapë me dhjetëshe, nën rrapin më të madh të qytetit.',
  hours: week('10:00-23:00'),
  plan: 'standard',
  liveliness: [6, 21, 4.5],
  menus: [
    menu(
      'Nën rrap',
      'Qebapë, qofte dhe shish mbi prush.',
      ['BBQ', 'Dreka', '$'],
      {
        Prush: [
          dish('Qebapë Elbasani (10 copë)', 380, 'Të shkurtër, me shumë qepë.', {
            en: ['Qebapa of Elbasan (10 pcs)', 'Short, with plenty of onion.'],
          }),
          dish('Shish me perime', 560, 'Viç, speca e qepë në hell.', {
            en: ['Skewer with vegetables', 'Veal, peppers and onion on a skewer.'],
            eur: 570,
          }),
          dish('Qofte të mbushura', 440, 'Djathë kaçkavall në mes.', {
            en: ['Stuffed qofte', 'Kaçkavall cheese inside.'],
          }),
          dish('Qebapë (5 copë)', 200, 'Porcion i vogël, në bukë me qepë.', {
            en: ['Qebapa, small grilled kebabs (5 pcs)', 'A small portion, in bread with onion.'],
          }),
          dish('Qofte të vogla (8 copë)', 350, '', { en: ['Small qofte (8 pcs)'] }),
          dish('Qofte me spec djegës', 380, '', { en: ['Qofte, meatballs with hot pepper'] }),
          dish('Bërxollë viçi', 850, '', { en: ['Grilled veal chop'] }),
          dish('Bërxollë derri', 620, '', { en: ['Grilled pork chop'] }),
          dish('Mëlçi me qepë', 420, 'E prerë hollë, në saç, me qepë të zbutur.', {
            en: ['Liver with onions', 'Thinly sliced, under the saç, with soft onions.'],
          }),
          dish('Kukurec', 430, 'I hollë, i pjekur derisa kërcet.', {
            en: ['Kukurec, grilled lamb offal', 'Thin, grilled until it crackles.'],
          }),
          dish('Suxhuk', 380, '', { en: ['Suxhuk, grilled sausage'] }),
          dish('Gjoks pule', 450, '', { en: ['Grilled chicken breast'] }),
          dish('Pjatë për dy', 1200, 'Qebapë, qofte, shish dhe suxhuk, me qepë e bukë.', {
            en: ['Platter for two', 'Qebapa, meatballs, skewers and sausage, with onion and bread.'],
          }),
          dish('Iskender qebap mbi bukë pide', 590, 'Fije viçi, salcë domateje, gjalpë i nxehtë e kos.', {
            en: ['Iskender kebab on pide bread', 'Strips of beef, tomato sauce, hot butter and yogurt.'],
          }),
          dish('Lahmaxhun (2 copë)', 320, '', { en: ['Lahmacun (2 pieces)'] }),
        ],
        Anash: [
          dish('Bukë në prush', 50, '', { en: ['Bread from the embers'] }),
          dish('Sallatë me domate e qepë', 200, '', { en: ['Tomato and onion salad'] }),
          dish('Sallatë me lakër', 150, '', { en: ['Cabbage salad'] }),
          dish('Speca të pjekur', 200, '', { en: ['Roasted peppers'] }),
          dish('Djathë i bardhë', 200, '', { en: ['White cheese'] }),
          dish('Patate të skuqura', 170, '', { en: ['Fries'] }),
        ],
        'Të ftohta': [
          dish('Kos me kastravec', 160, 'I holluar, me hudhër e kopër.', {
            en: ['Yogurt with cucumber', 'Thinned, with garlic and dill.'],
          }),
          dish('Salcë kosi', 150, '', { en: ['Yogurt sauce'] }),
          dish('Dhallë', 70, '', { en: ['Dhallë, salted yogurt drink'] }),
          dish('Birrë 0,5 l', 230, '', { en: ['Beer 0.5 l'] }),
          dish('Ujë 0,5 l', 60, '', { en: ['Water 0.5 l'] }),
        ],
      },
      { en: ['Under the plane tree', 'Qebapa, qofte and skewers over embers.'] },
    ),
  ],
};

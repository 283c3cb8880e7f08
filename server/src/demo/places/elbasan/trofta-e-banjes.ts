import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Trofta e Banjës, in Elbasan. */
export const TROFTA_E_BANJES: WrittenPlace = {
  name: 'Trofta e Banjës',
  address: 'Liqeni i Banjës, Gramsh-Elbasan km 20',
  location: [40.96803, 20.06603],
  description: 'Troftë e gjallë nga vaska, në tigan pas pesë minutash.',
  plan: 'standard',
  liveliness: [2, 9, 4.7],
  menus: [
    menu('Ujëra të ëmbla', 'Zgjidhe vetë, ta pastrojmë ne.', ['Peshk', 'Dreka', '$$'], {
      Trofta: [
        dish('Troftë në tigan', 790, 'Gjalpë, bajame dhe majdanoz.', { eur: 800 }),
        dish('Troftë me arra', 860, 'E mbushur, e pjekur në letër.', { eur: 875 }),
        dish('Troftë e tymosur', 720, 'E ftohtë, me rrikë.', { soldOut: true }),
        dish('Troftë në zgarë', 750),
        dish('Troftë në furrë me perime', 820, 'E shtruar mbi domate, speca e patate.'),
        dish('Troftë e skuqur me miell misri', 780),
        dish('Troftë me kilogram', 2200),
        dish('Fileto trofte me limon', 850, 'Pa hala, në gjalpë.'),
      ],
      'Peshk tjetër': [
        dish('Krap i skuqur', 790),
        dish('Krap në tavë', 950, 'Me qepë, domate e dafinë, në furrë druri.'),
        dish('Ngjalë në zgarë', 1350, 'Nga Shkumbini, me uthull.'),
      ],
      'Për nisje': [
        dish('Supë trofte', 320),
        dish('Krem trofte', 350, 'Troftë e tymosur, gjizë e kopër.'),
        dish('Sallatë fshati', 250),
        dish('Djathë i bardhë', 230),
        dish('Turshi', 120),
      ],
      Mish: [dish('Qofte (6 copë)', 380), dish('Pulë fshati në furrë', 650)],
      Anash: [dish('Patate të skuqura', 160), dish('Patate të ziera', 150), dish('Bukë misri', 80)],
      Pije: [
        dish('Verë e bardhë, 0,5 l', 500),
        dish('Birrë 0,5 l', 230),
        dish('Raki rrushi, 50 ml', 100),
        dish('Ujë 1 l', 100),
      ],
    }),
  ],
};

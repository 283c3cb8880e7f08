import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Pagoda e Drenovës, in Korçë. */
export const PAGODA_E_DRENOVES: WrittenPlace = {
  name: 'Pagoda e Drenovës',
  address: 'Rruga e Drenovës 61',
  location: [40.61083, 20.78703],
  description: 'Hot pot për netët e ftohta, zjarri në mes të tryezës.',
  plan: 'trial',
  liveliness: [2, 6, 4.6],
  menus: [
    menu('Hot pot', 'Mishin dhe perimet i zien vetë në lëng.', ['Kineze', 'Darke', '$$$'], {
      Lëngje: [
        dish('Lëng i kuq djegës', 890, 'Piper, anason ylli, për dy veta.', { eur: 910 }),
        dish('Lëng i bardhë me kërpudha', 820, 'I butë, shtatë lloje kërpudhash.', { eur: 840 }),
        dish('Lëng i ndarë në dy', 950, 'Gjysmë djegës, gjysmë i butë, në të njëjtën tenxhere.'),
        dish('Lëng me domate', 790),
      ],
      'Për të zhytur': [
        dish('Viç i prerë hollë', 690, '200 g, si letër.', { eur: 705 }),
        dish('Shportë me perime', 380, 'Spinaq, lakër, rrënjë lotusi.'),
        dish('Qengj i prerë hollë', 750),
        dish('Derr i prerë hollë', 590),
        dish('Karkaleca (8 copë)', 850),
        dish('Topthe peshku', 520, 'Të bardha, të buta, zihen dy minuta.'),
        dish('Tofu', 280),
        dish('Kërpudha të përziera', 390, 'Shiitake, enoki e kërpudha Morave.'),
        dish('Makarona orizi', 220),
        dish('Vezë thëllëze (6 copë)', 220),
      ],
      Salca: [
        dish('Salcë susami', 120, 'Susam i bluar, sojë e hudhër.'),
        dish('Salcë hudhre', 100),
        dish('Vaj djegës', 80),
      ],
      'Nga kuzhina': [
        dish('Rrotulla pranvere (4 copë)', 320),
        dish('Xhaozi me derr (6 copë)', 390),
        dish('Pulë kung pao', 650, 'Kikirikë e piper Siçuani.'),
        dish('Oriz i skuqur me vezë', 360),
        dish('Oriz i bardhë', 150),
      ],
      Pije: [
        dish('Çaj jasemini, çajnik', 220),
        dish('Birrë Tsingtao 0,33 l', 300),
        dish('Verë kumbulle, gotë', 320, 'E ëmbël, e ftohtë, me kumbullën brenda.'),
      ],
    }),
  ],
};

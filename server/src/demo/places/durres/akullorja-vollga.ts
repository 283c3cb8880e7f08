import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Akullorja Vollga, in Durrës. */
export const AKULLORJA_VOLLGA: WrittenPlace = {
  name: 'Akullorja Vollga',
  address: 'Shëtitorja Vollga, kioska 5',
  location: [41.31003, 19.44443],
  description: 'Akullore me qumësht lopësh të Shijakut dhe fruta të tregut.',
  plan: 'trial',
  liveliness: [1, 1, 5],
  menus: [
    menu('Shije', 'Akullore e bërë çdo ditë.', ['Italiane', 'Embelsira', '$'], {
      Topa: [
        dish('Akullore me ajkë', 120, 'Ajkë qumështi, me pak kripë.'),
        dish('Akullore me fëstëk', 150, 'Fëstëk i pjekur, pa ngjyrues.'),
        dish('Sorbet limoni', 120, 'Vetëm limon, ujë dhe sheqer.'),
        dish('Akullore me çokollatë', 120, 'Kakao e errët, pak kripë.'),
        dish('Akullore vanilje', 120),
        dish('Akullore me arra', 150),
        dish('Akullore straçatela', 130, 'Fije çokollate në qumësht të pastër.'),
        dish('Akullore me fiq të Shijakut', 150, 'Fiq të freskët, vetëm nga gushti në tetor.'),
        dish('Sorbet shalqiri', 120, 'Kokrrat e zeza janë çokollatë.'),
        dish('Sorbet mangoje', 140),
        dish('Sorbet manaferrash', 130),
      ],
      Kupa: [
        dish('Kupë me fruta', 450),
        dish('Kupë Vollga', 520, 'Pesë topa, arra, krem dhe salcë vishnje; për dy lugë.'),
        dish('Banana split', 480),
        dish('Afogato', 250),
      ],
      'Vafle e krepa': [dish('Vafle me akullore', 420), dish('Krep me Nutella', 280)],
      Pije: [
        dish('Frape', 200),
        dish('Milkshejk me luleshtrydhe', 320),
        dish('Limonadë', 220),
        dish('Ujë 0,5 l', 80),
      ],
    }),
  ],
};

import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Lakrori i Nënës, in Korçë. */
export const LAKRORI_I_NENES: WrittenPlace = {
  name: 'Lakrori i Nënës',
  address: 'Rruga Themistokli Gërmenji 16',
  location: [40.61853, 20.77853],
  description: 'Lakror në saç me dy petë, nga mëngjesi derisa të mbarojë.',
  plan: 'standard-year',
  liveliness: [8, 27, 4.9],
  menus: [
    menu('Lakrorë', 'I tëri ose një çerek.', ['Tradicionale', 'Dreka', '$'], {
      'Me dy petë': [
        dish('Lakror me presh', 300, 'Presh Korçe, gjalpë dhe pak gjizë.'),
        dish('Lakror me domate e qepë', 280, 'Qepë të zbutura një orë.'),
        dish('Lakror me lakër turshi', 290, 'I thartë, me piper të kuq.'),
        dish('Lakror me spinaq e gjizë', 290),
        dish('Lakror me hithra', 300, 'Hithra të reja, të zbutura me qepë të njoma.'),
        dish('Lakror me kungull', 280),
        dish('Lakror me mish', 350),
        dish('Lakror me gjizë', 290),
        dish('Lakror me kërpudha', 330, 'Kërpudha Drenove, qepë e piper.'),
        dish('Lakror me patate', 270),
        dish('Lakror i ëmbël me arra', 320, 'Me sherbet të hollë, për festa e të diela.'),
        dish('Lakror i tëri me porosi', 2200, 'Saç i plotë, për gjashtë veta.'),
      ],
      'Me të': [
        dish('Kërnacka (10 copë)', 420, 'Si në Korçë: të hollë, me hudhër.', { eur: 430 }),
        dish('Dhallë me akull', 80, 'E freskët, pak e kripur.'),
        dish('Fasule tavë', 320, 'Në enë balte, me spec të thatë.'),
        dish('Turshi Korçe', 150),
        dish('Kos deleje', 120),
        dish('Djathë i bardhë', 250),
        dish('Sallatë me domate', 220),
        dish('Supë me trahana', 250),
        dish('Speca të skuqur me kos', 260),
      ],
      Pije: [
        dish('Birrë Korça 0,5 l', 230),
        dish('Raki kumbulle, 50 ml', 120),
        dish('Çaj mali', 80),
        dish('Ujë 0,5 l', 60),
      ],
    }),
  ],
};

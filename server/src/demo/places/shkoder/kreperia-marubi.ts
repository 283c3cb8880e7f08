import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Krepëria Marubi, in Shkodër. */
export const KREPERIA_MARUBI: WrittenPlace = {
  name: 'Krepëria Marubi',
  address: 'Rruga Kolë Idromeno 62',
  location: [42.06953, 19.51593],
  description: 'Krepa bretone të kripura e të ëmbla mes fotografive të vjetra.',
  plan: 'standard',
  liveliness: [4, 13, 4.7],
  menus: [
    menu('Krepa', 'Miell hikrre, gjalpë i kripur.', ['Franceze', 'Mengjes', '$$'], {
      'Të kripura': [
        dish('Galeta e plotë', 480, 'Vezë, proshutë, djathë gruyère.', { eur: 490 }),
        dish('Galeta me kërpudha', 460, 'Kërpudha, krem dhe majdanoz.'),
        dish('Galeta me salmon', 620, 'Salmon i tymosur, krem i thartë e kopër.'),
        dish('Galeta me spinaq e djathë dhie', 490),
        dish('Galeta me pulë e kërpudha', 540, 'Kofshë pule, kërpudha dhe pak krem.'),
        dish('Galeta me katër djathëra', 520),
        dish('Galeta me vezë e suxhuk', 480),
      ],
      'Të ëmbla': [
        dish('Krep suzet', 420, 'Portokall, gjalpë dhe liker i ndezur.', { eur: 430 }),
        dish('Krep me karamel të kripur', 340, 'Karamel i bërë këtu, me kripë deti.'),
        dish('Krep me Nutella', 300),
        dish('Krep me Nutella e banane', 340),
        dish('Krep me mollë e kanellë', 320, 'Mollë të zbutura në gjalpë, pak Kalvados.'),
        dish('Krep me gështenja', 360, 'Krem gështenje e pak krem qumështi.'),
        dish('Krep me mjaltë e arra', 320),
        dish('Krep me limon e sheqer', 240),
      ],
      Mëngjes: [dish('Kroasan me gjalpë', 130), dish('Vezë me proshutë', 320), dish('Omletë me djathë', 300)],
      Pije: [
        dish('Sidër molle, gotë', 300),
        dish('Kafe ekspres', 100),
        dish('Kapuçino', 150),
        dish('Çokollatë e nxehtë', 220, 'Me krem të rrahur sipër.'),
        dish('Lëng portokalli', 220),
        dish('Çaj bimësh', 120),
      ],
    }),
  ],
};

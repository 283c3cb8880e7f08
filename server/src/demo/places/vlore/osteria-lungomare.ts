import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Osteria Lungomare, in Vlorë. */
export const OSTERIA_LUNGOMARE: WrittenPlace = {
  name: 'Osteria Lungomare',
  address: 'Lungomare 41',
  location: [40.44653, 19.48953],
  description: 'Fokaçe të ngrohta në mëngjes, rizoto në perëndim.',
  plan: 'standard',
  liveliness: [5, 17, 4.3],
  menus: [
    menu('Osteria', 'Me pamje nga ishulli i Sazanit.', ['Italiane', 'Darke', '$$'], {
      'Nga furra': [
        dish('Fokaçe me domate', 320, 'E butë, me vaj ulliri e kripë të trashë.'),
        dish('Pica me peshk të tymosur', 940, 'Salmon, kaperi dhe stracatela.', { eur: 960 }),
        dish('Margherita', 550),
        dish('Pica me proshutë e kërpudha', 750),
        dish('Pica me perime', 680),
        dish('Pica me fruta deti', 1050, 'Midhje, karkaleca e kallamarë, hidhen pas furrës.'),
        dish('Pica Diavola', 750),
        dish('Pica me ton e qepë', 780),
        dish('Pica me buratë', 920, 'Buratë e plotë në mes, domate të pjekura.'),
      ],
      'Me lugë druri': [
        dish('Rizoto me limon', 720, 'Krem limoni e parmixhano, asgjë më shumë.', { eur: 735 }),
        dish('Njoki me pesto', 660, 'Borzilok i Radhimës, arra pishe.'),
        dish('Spageti me fruta deti', 1050, 'Me guaska, të lidhura me lëngun e tyre.'),
        dish('Pene arrabiata', 590),
        dish('Lazanja', 690),
        dish('Rizoto me karkaleca', 980, 'Lëng karkalecash, lëvore limoni dhe gjalpë i ftohtë.'),
        dish('Taliatele me ragu', 720),
      ],
      Antipasti: [
        dish('Bruskete me domate', 280),
        dish('Karpaço viçi', 820),
        dish('Kaprese me mocarelë buallice', 690),
        dish('Kallamarë të skuqur', 950),
      ],
      'Mish e peshk': [
        dish('Skalopine me kërpudha', 850),
        dish('Tagliata viçi', 1490, 'Me rukola, domate qershi e parmixhano.'),
        dish('Levrek në zgarë', 1490),
      ],
      'Të ëmbla e pije': [
        dish('Tiramisu', 380),
        dish('Panakota', 320),
        dish('Spritz', 550),
        dish('Verë e bardhë, gotë', 350),
        dish('Birrë Peroni 0,33 l', 280),
        dish('Kafe ekspres', 100),
      ],
    }),
  ],
};

import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Supa e Vogël, in Tiranë. */
export const SUPA_E_VOGEL: WrittenPlace = {
  name: 'Supa e Vogël',
  address: 'Rruga e Barrikadave 58',
  location: [41.33123, 19.82183],
  description: 'Katër supa në ditë dhe bukë sa të duash; mbyllim kur mbarojnë.',
  plan: 'free',
  menus: [
    menu(
      'Katër tenxhere',
      'Supat e ditës.',
      ['Tradicionale', 'Supa', '$'],
      {
        'Tenxheret e sotme': [
          dish('Paçe koke', 380, 'E kthjellët, me uthull e hudhër.'),
          dish('Supë thjerrëzash', 250, 'E kuqe, me qimnon e limon.'),
          dish('Supë me trahana', 270, 'Trahana e tharë në diell, gjalpë i ngrohtë.'),
          dish('Lëng peshku', 420, 'Kokë merluci, patate e selino.', { soldOut: true }),
          dish('Supë pule me makarona', 280, 'Lëng i qartë, makarona të vogla e limon.'),
          dish('Supë me perime', 240),
          dish('Supë domateje', 250, 'Domate të pjekura në furrë, me kruton e borzilok.'),
          dish('Krem kërpudhash', 300),
          dish('Supë me lakër e mish', 350),
        ],
        'Me lugë të madhe': [
          dish('Fasule jani', 320),
          dish('Groshë me proshutë', 380, 'Fasule të kuqe e një copë proshutë të tymosur.'),
          dish('Qull me pulë', 300),
        ],
        'Bukë e anësore': [
          dish('Bukë e zezë', 60),
          dish('Bukë misri', 80),
          dish('Kruton me hudhër', 90),
          dish('Kos', 100),
          dish('Turshi', 120, 'Kastravecë e lulelakër, në shëllirë të lehtë.'),
          dish('Djegës i pjekur', 60),
        ],
        'Në fund': [
          dish('Sultjash me kanellë', 150, 'I ftohtë, me kore të hollë.'),
          dish('Komposto kumbulle', 150),
        ],
      },
      { daysOld: 2 },
    ),
  ],
};

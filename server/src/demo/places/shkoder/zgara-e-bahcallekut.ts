import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Zgara e Bahçallëkut, in Shkodër. */
export const ZGARA_E_BAHCALLEKUT: WrittenPlace = {
  name: 'Zgara e Bahçallëkut',
  address: 'Ura e Bahçallëkut 1',
  location: [42.04703, 19.50053],
  description: 'Mish Alpesh mbi qymyr, në krye të urës.',
  plan: 'standard',
  liveliness: [5, 18, 4.3],
  menus: [
    menu('Qymyr', 'Mishi vjen nga Vermoshi të premteve.', ['BBQ', 'Darke', '$$'], {
      'Nga Alpet': [
        dish('Bërxolla derri', 680, 'Dy copë të trasha, kopër e thatë.', { eur: 690 }),
        dish('Brinjë viçi', 840, 'Të buta, të pjekura ngadalë.'),
        dish('Mish dashi me kripë', 950, 'I tharë, me shije të fortë.', { soldOut: true }),
        dish('Qofte (6 copë)', 450),
        dish('Qebapë (10 copë)', 480),
        dish('Bërxollë viçi', 980, 'Rreth 350 g, e pritur nga kasapi i Koplikut.'),
        dish('Paidhaqe qengji', 1190),
        dish('Qengj në hell, 1 kg', 2600, 'Të shtunave; porositet një ditë më parë.'),
        dish('Kec në hell, 1 kg', 2700),
        dish('Suxhuk Alpesh', 450),
        dish('Mëlçi në rrjetë', 490, 'E mbështjellë në dhjamë të hollë, mbetet e butë.'),
        dish('Gjoks pule', 580),
        dish('Pastërma e pjekur', 620),
      ],
      'Me të': [
        dish('Djathë i skuqur', 320, 'Djathë Alpesh, me mjaltë gështenje.'),
        dish('Patate të skuqura', 220),
        dish('Speca me ajkë', 320, 'Speca të thatë, të zier në ajkë të Bjeshkës.'),
        dish('Sallatë e stinës', 250),
        dish('Kaçamak me ajkë', 350, 'I butë, ajka shkrihet sipër.'),
        dish('Bukë misri', 100),
        dish('Turshi', 150),
      ],
      Pije: [
        dish('Birrë 0,5 l', 260),
        dish('Raki kumbulle, 50 ml', 150),
        dish('Dhallë', 100),
        dish('Verë Kallmet, gotë', 350),
      ],
    }),
  ],
};

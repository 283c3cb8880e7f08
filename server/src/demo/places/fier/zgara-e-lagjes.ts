import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Zgara e Lagjes, in Fier. */
export const ZGARA_E_LAGJES: WrittenPlace = {
  name: 'Zgara e Lagjes',
  address: 'Rruga Brigada XI',
  location: [40.72693, 19.56233],
  description: 'Qofte, qebapë e bërxolla mbi prush druri, me bukë të ngrohtë.',
  plan: 'standard',
  liveliness: [3, 10, 4.2],
  menus: [
    menu('Zgara', 'Prushi ndizet në dhjetë.', ['BBQ', 'Kryesore', '$'], {
      'Nga prushi': [
        dish('Qebapë (10 copë)', 400, 'Viç e qengj, me qepë të grirë e bukë të lagur në lëng.'),
        dish('Bërxollë viçi', 890, 'Rreth 350 g, e pjekur shpejt në zjarr të fortë.', { eur: 910 }),
        dish('Pulë në hell', 640, 'Gjysmë pule, kripë e limon.'),
        dish('Qofte (6 copë)', 360),
        dish('Qofte të mbushura me djathë', 420, 'Kaçkavall në mes, shërbehen të hapura.'),
        dish('Bërxollë derri', 620),
        dish('Shishqebap viçi', 560),
        dish('Gjoks pule', 420),
        dish('Krahë pule', 390, 'Tetë copë, me paprika.'),
        dish('Suxhuk', 380, 'I bërë nga kasapi i lagjes.'),
        dish('Mëlçi qengji', 430),
        dish('Kukurec', 420),
        dish('Paidhaqe qengji', 990),
        dish('Pjatë e lagjes', 1250, 'Qebapë, qofte, suxhuk e bërxollë, për dy.'),
      ],
      'Pranë prushit': [
        dish('Speca të pjekur', 210, 'Me hudhër, uthull dhe vaj.'),
        dish('Ajvar shtëpie', 170, 'Speca e patëllxhan, i zier gjatë.'),
        dish('Patate të skuqura', 160),
        dish('Sallatë me domate e kastravec', 200),
        dish('Sallatë me lakër', 150),
        dish('Djathë i bardhë', 200),
        dish('Salcë kosi', 140),
        dish('Bukë e ngrohtë', 50),
      ],
      Pije: [
        dish('Birrë 0,5 l', 220),
        dish('Dhallë', 70),
        dish('Ujë 0,5 l', 50),
        dish('Raki rrushi, 50 ml', 100),
      ],
    }),
  ],
};

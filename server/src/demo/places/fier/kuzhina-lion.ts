import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Kuzhina Lion, in Fier. */
export const KUZHINA_LION: WrittenPlace = {
  name: 'Kuzhina Lion',
  address: 'Rruga Teodor Muzaka 6',
  location: [40.72623, 19.55423],
  description: 'Kuzhinë lioneze nga një kuzhinier fierak.',
  plan: 'canceling',
  liveliness: [2, 10, 4.6],
  menus: [
    menu('Bouchon', 'Gatime tradicionale të Lionit.', ['Franceze', 'Darke', '$$$'], {
      Lioneze: [
        dish('Kenele me salcë', 980, 'Peshk i rrahur, salcë karkalecash.', { eur: 1000 }),
        dish('Kok o ven', 1150, 'Gjel fshati në verë Kallmeti.', { eur: 1175 }),
        dish('Patate gratin', 380, 'Krem, hudhër, kore e artë.'),
        dish('Sallatë lioneze', 520, 'Marule e hidhur, proshutë e thekur, vezë e zier butë.'),
        dish('Salsiçe lioneze me thjerrëza', 780),
        dish('Biftek me piper', 1390),
        dish('Rosë konfi', 1290, 'Me patate të skuqura në dhjamin e saj.'),
        dish('Pulë me krem e kërpudha', 820, 'Kërpudha, krem i trashë e pak verë e bardhë.'),
        dish('Andujetë me mustardë', 850),
        dish('Omletë me djathë', 420),
        dish('Levrek në gjalpë', 1250),
      ],
      'Për nisje': [
        dish('Supë me qepë', 420, 'Qepë, verë e kore djathi.'),
        dish('Pâté me fëstëk', 560),
        dish('Kërmij (6 copë)', 690),
        dish('Oeufs en meurette', 450, 'Vezë të ziera pa lëvozhgë, salcë vere e proshutë.'),
      ],
      Anash: [dish('Patate të skuqura', 200), dish('Bishtaja me gjalpë', 260)],
      Djathë: [
        dish('Saint-Marcellin', 480),
        dish('Cervelle de canut', 390, 'Djathë i njomë i rrahur me barishte.'),
      ],
      Ëmbël: [
        dish('Mus çokollate', 360, 'E errët, me kripë deti.', { eur: 365 }),
        dish('Krem brûlé', 350),
        dish('Tartë me pralina', 380, 'Pralina të kuqe, si në Lion.'),
        dish('Tartë me mollë', 320),
      ],
      Verë: [
        dish('Beaujolais, gotë', 390),
        dish('Côtes du Rhône, gotë', 420),
        dish('Verë e bardhë, gotë', 320),
      ],
    }),
  ],
};

import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Bistro Republika, in Korçë. */
export const BISTRO_REPUBLIKA: WrittenPlace = {
  name: 'Bistro Republika',
  address: 'Bulevardi Republika 12',
  location: [40.61643, 20.78183],
  description: 'Paris i vogël mes blirëve: omletë, kish dhe verë e bardhë.',
  plan: 'standard',
  liveliness: [3, 13, 4.3],
  menus: [
    menu('Karta', 'Drekë deri në orën 15:00.', ['Franceze', 'Dreka', '$$'], {
      'Të lehta': [
        dish('Kish lorraine', 460, 'Proshutë, krem dhe arrë moskate.', { eur: 470 }),
        dish('Omletë me barishte', 380, 'E butë në mes, gjalpë i mirë.'),
        dish('Sallatë nisuaz', 620, 'Ton, vezë, bishtaja e açuge.', { eur: 630 }),
        dish('Kish me presh e djathë', 440),
        dish('Croque monsieur', 390, 'Tost me proshutë, beshamel e djathë të gratinuar.'),
        dish('Croque madame', 430),
        dish('Omletë me kërpudha', 390),
        dish('Sallatë me djathë dhie', 520),
        dish('Supë me qepë', 390),
      ],
      'Të plota': [
        dish('Steak frites', 1250, '220 g, patate të holla, gjalpë me majdanoz.', { eur: 1275 }),
        dish('Viç bourguignon', 980, 'Në verë Merlot, tri orë në tenxhere gize.'),
        dish('Rosë me mollë', 1290, 'Kofshë rose, mollë Korçe e Kalvados.'),
        dish('Pulë me hardall', 780, 'Hardall me kokrra e krem.'),
        dish('Levrek me gjalpë të zi', 1250),
        dish('Ratatuj', 560, 'Perime vere, i vakët.'),
        dish('Patate gratin', 320),
      ],
      Ëmbëlsira: [
        dish('Krem brûlé', 350),
        dish('Tartë Tatin', 350, 'Mollë të karamelizuara, e kthyer përmbys e ngrohtë.'),
        dish('Mus çokollate', 320),
        dish('Kroasan me gjalpë', 120),
      ],
      'Verë e kafe': [
        dish('Verë e bardhë, gotë', 320),
        dish('Merlot, gotë', 350),
        dish('Birrë Korça 0,33 l', 180),
        dish('Kafe ekspres', 90),
      ],
    }),
  ],
};

import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu, option } from '../../place-builders.ts';

/** Bistro Republika, in Korçë. */
export const BISTRO_REPUBLIKA: WrittenPlace = {
  name: 'Bistro Republika',
  address: 'Bulevardi Republika 12',
  location: [40.61643, 20.78183],
  description: 'Paris i vogël mes blirëve: omletë, kish dhe verë e bardhë.',
  plan: 'standard',
  liveliness: [3, 13, 4.3],
  menus: [
    menu(
      'Karta',
      'Drekë deri në orën 15:00.',
      ['Franceze', 'Dreka', '$$'],
      {
        'Të lehta': [
          dish('Kish lorraine', 460, 'Proshutë, krem dhe arrë moskate.', {
            en: ['Kish lorraine', 'Ham, cream and nutmeg.'],
            eur: 470,
          }),
          dish('Omletë me barishte', 380, 'E butë në mes, gjalpë i mirë.', {
            en: ['Omelette with herbs', 'Soft in the middle, good butter.'],
          }),
          dish('Sallatë nisuaz', 620, 'Ton, vezë, bishtaja e açuge.', {
            en: ['Niçoise salad', 'Tuna, egg, green beans and anchovies.'],
            eur: 630,
          }),
          dish('Kish me presh e djathë', 440, '', { en: ['Quiche with leek and cheese'] }),
          dish('Croque monsieur', 390, 'Tost me proshutë, beshamel e djathë të gratinuar.', {
            en: ['Croque monsieur', 'Toast with ham, béchamel and gratinated cheese.'],
          }),
          dish('Croque madame', 430),
          dish('Omletë me kërpudha', 390, '', { en: ['Mushroom omelette'] }),
          dish('Sallatë me djathë dhie', 520, '', { en: ['Goat cheese salad'] }),
          dish('Supë me qepë', 390, '', { en: ['Onion soup'] }),
        ],
        'Të plota': [
          dish('Steak frites', 1250, '220 g, patate të holla, gjalpë me majdanoz.', {
            en: ['Steak frites', '220 g, thin-cut fries, parsley butter.'],
            eur: 1275,
            choices: ['Pjekja', 'Salca e biftekut'],
          }),
          dish('Viç bourguignon', 980, 'Në verë Merlot, tri orë në tenxhere gize.', {
            en: ['Beef bourguignon', 'In Merlot, three hours in a cast-iron pot.'],
          }),
          dish('Rosë me mollë', 1290, 'Kofshë rose, mollë Korçe e Kalvados.', {
            en: ['Duck with apples', 'Duck leg, Korçë apples and Calvados.'],
          }),
          dish('Pulë me hardall', 780, 'Hardall me kokrra e krem.', {
            en: ['Mustard chicken', 'Wholegrain mustard and cream.'],
          }),
          dish('Levrek me gjalpë të zi', 1250, '', { en: ['Sea bass in black butter'] }),
          dish('Ratatuj', 560, 'Perime vere, i vakët.', {
            en: ['Ratatouille', 'Summer vegetables, served lukewarm.'],
          }),
          dish('Patate gratin', 320, '', { en: ['Potato gratin'] }),
        ],
        Ëmbëlsira: [
          dish('Krem brûlé', 350, '', { en: ['Crème brûlée'] }),
          dish('Tartë Tatin', 350, 'Mollë të karamelizuara, e kthyer përmbys e ngrohtë.', {
            en: ['Tarte Tatin', 'Caramelised apples, turned upside down and warm.'],
          }),
          dish('Mus çokollate', 320, '', { en: ['Chocolate mousse'] }),
          dish('Kroasan me gjalpë', 120, '', { en: ['Butter croissant'] }),
        ],
        'Verë e kafe': [
          dish('Verë e bardhë, gotë', 320, '', { en: ['White wine, glass'] }),
          dish('Merlot, gotë', 350, '', { en: ['Merlot, glass'] }),
          dish('Birrë Korça 0,33 l', 180, '', { en: ['Korça beer 0.33 l'] }),
          dish('Kafe ekspres', 90, '', { en: ['Espresso'] }),
        ],
      },
      {
        en: ['Menu', 'Lunch until 15:00.'],
        groups: {
          Pjekja: {
            least: 1,
            most: 1,
            options: [
              option('E përgjakur'),
              option('Mesatare', 0, { isDefault: true }),
              option('E pjekur mirë'),
            ],
          },
          'Salca e biftekut': {
            least: 1,
            most: 1,
            options: [
              option('Gjalpë me majdanoz', 0, { isDefault: true }),
              option('Salcë piperi', 80),
              option('Salcë me djathë blu', 100),
            ],
          },
        },
      },
    ),
  ],
};

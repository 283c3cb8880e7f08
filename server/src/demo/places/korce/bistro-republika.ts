import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu, oneOf, option } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Bistro Republika, in Korçë. */
export const BISTRO_REPUBLIKA: WrittenPlace = {
  name: 'Bistro Republika',
  address: 'Bulevardi Republika 12',
  location: [40.61643, 20.78183],
  description: 'Paris i vogël mes blirëve: omletë, kish dhe verë e bardhë.',
  hours: week('08:00-23:00', { sunday: '09:00-16:00' }),
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
            ...declares('gluten eggs milk'),
            en: ['Kish lorraine', 'Ham, cream and nutmeg.'],
            eur: 470,
          }),
          dish('Omletë me barishte', 380, 'E butë në mes, gjalpë i mirë.', {
            ...declares('eggs milk', { diets: 'vegetarian' }),
            en: ['Omelette with herbs', 'Soft in the middle, good butter.'],
          }),
          dish('Sallatë nisuaz', 620, 'Ton, vezë, bishtaja e açuge.', {
            ...declares('eggs fish'),
            en: ['Niçoise salad', 'Tuna, egg, green beans and anchovies.'],
            eur: 630,
          }),
          dish('Kish me presh e djathë', 440, '', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Quiche with leek and cheese'],
          }),
          dish('Croque monsieur', 390, 'Tost me proshutë, beshamel e djathë të gratinuar.', {
            ...declares('gluten milk'),
            en: ['Croque monsieur', 'Toast with ham, béchamel and gratinated cheese.'],
          }),
          dish('Croque madame', 430, '', declares('gluten eggs milk')),
          dish('Omletë me kërpudha', 390, '', {
            ...declares('eggs', { diets: 'vegetarian' }),
            en: ['Mushroom omelette'],
          }),
          dish('Sallatë me djathë dhie', 520, '', {
            ...declares('milk mustard', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Goat cheese salad'],
          }),
          dish('Supë me qepë', 390, '', { ...declares('gluten milk sulphites'), en: ['Onion soup'] }),
          dish('Shportë buke me gjalpë', 120, '', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Bread basket with butter'],
          }),
        ],
        'Të plota': [
          dish('Steak frites', 1250, '220 g, patate të holla, gjalpë me majdanoz.', {
            ...declares('milk'),
            en: ['Steak frites', '220 g, thin-cut fries, parsley butter.'],
            eur: 1275,
            choices: ['Pjekja', 'Salca e biftekut'],
          }),
          dish('Viç bourguignon', 980, 'Në verë Merlot, tri orë në tenxhere gize.', {
            ...declares('celery sulphites'),
            en: ['Beef bourguignon', 'In Merlot, three hours in a cast-iron pot.'],
          }),
          dish('Rosë me mollë', 1290, 'Kofshë rose, mollë Korçe e Kalvados.', {
            en: ['Duck with apples', 'Duck leg, Korçë apples and Calvados.'],
          }),
          dish('Pulë me hardall', 780, 'Hardall me kokrra e krem.', {
            ...declares('milk mustard'),
            en: ['Mustard chicken', 'Wholegrain mustard and cream.'],
          }),
          dish('Levrek me gjalpë të zi', 1250, '', {
            ...declares('fish milk'),
            en: ['Sea bass in black butter'],
          }),
          dish('Ratatuj', 560, 'Perime vere, i vakët.', {
            ...declares('', { diets: 'vegan' }),
            en: ['Ratatouille', 'Summer vegetables, served lukewarm.'],
          }),
          dish('Patate gratin', 320, '', {
            ...declares('milk', { diets: 'vegetarian' }),
            en: ['Potato gratin'],
          }),
        ],
        Ëmbëlsira: [
          dish('Krem brûlé', 350, '', {
            ...declares('eggs milk', { diets: 'vegetarian' }),
            en: ['Crème brûlée'],
          }),
          dish('Tartë Tatin', 350, 'Mollë të karamelizuara, e kthyer përmbys e ngrohtë.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Tarte Tatin', 'Caramelised apples, turned upside down and warm.'],
          }),
          dish('Mus çokollate', 320, '', {
            ...declares('eggs milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Chocolate mousse'],
          }),
          dish('Kroasan me gjalpë', 120, '', {
            ...declares('gluten eggs milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Butter croissant'],
          }),
        ],
        'Verë e kafe': [
          dish('Verë e bardhë, gotë', 320, '', { ...declares('sulphites'), en: ['White wine, glass'] }),
          dish('Merlot, gotë', 350, '', { ...declares('sulphites'), en: ['Merlot, glass'] }),
          dish('Birrë Korça 0,33 l', 180, '', {
            ...declares('gluten', { diets: 'vegan' }),
            en: ['Korça beer 0.33 l'],
          }),
          dish('Kafe ekspres', 90, '', { en: ['Espresso'] }),
        ],
      },
      {
        en: ['Menu', 'Lunch until 15:00.'],
        groups: {
          Pjekja: oneOf([
            option('E përgjakur'),
            option('Mesatare', 0, { isDefault: true }),
            option('E pjekur mirë'),
          ]),
          'Salca e biftekut': oneOf([
            option('Gjalpë me majdanoz', 0, { isDefault: true }),
            option('Salcë piperi', 80),
            option('Salcë me djathë blu', 100),
          ]),
        },
      },
    ),
  ],
};

import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu, oneOf, option } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Kuzhina Lion, in Fier. */
export const KUZHINA_LION: WrittenPlace = {
  name: 'Kuzhina Lion',
  address: 'Rruga Teodor Muzaka 6',
  location: [40.72623, 19.55423],
  description: 'Kuzhinë lioneze nga një kuzhinier fierak.',
  hours: week('12:00-15:00 19:00-23:00', { monday: '', sunday: '' }),
  plan: 'canceling',
  liveliness: [2, 10, 4.6],
  menus: [
    menu(
      'Bouchon',
      'Gatime tradicionale të Lionit.',
      ['Franceze', 'Darke', '$$$'],
      {
        Lioneze: [
          dish('Kenele me salcë', 980, 'Peshk i rrahur, salcë karkalecash.', {
            ...declares('gluten crustaceans eggs fish milk'),
            en: ['Quenelles in sauce', 'Whipped fish, prawn sauce.'],
            eur: 1000,
          }),
          dish('Kok o ven', 1150, 'Gjel fshati në verë Kallmeti.', {
            ...declares('celery sulphites'),
            en: ['Coq au vin', 'Free-range rooster in Kallmet wine.'],
            eur: 1175,
          }),
          dish('Patate gratin', 380, 'Krem, hudhër, kore e artë.', {
            ...declares('milk'),
            en: ['Potato gratin', 'Cream, garlic, golden crust.'],
          }),
          dish('Sallatë lioneze', 520, 'Marule e hidhur, proshutë e thekur, vezë e zier butë.', {
            ...declares('eggs mustard'),
            en: ['Lyonnaise salad', 'Bitter lettuce, crispy bacon, soft-boiled egg.'],
          }),
          dish('Salsiçe lioneze me thjerrëza', 780, '', {
            ...declares('mustard'),
            en: ['Lyonnaise sausages with lentils'],
          }),
          dish('Biftek me piper', 1390, '', {
            ...declares('milk sulphites'),
            en: ['Peppercorn steak'],
            choices: ['Pjekja'],
          }),
          dish('Rosë konfi', 1290, 'Me patate të skuqura në dhjamin e saj.', {
            en: ['Duck confit', 'With potatoes fried in its own fat.'],
          }),
          dish('Pulë me krem e kërpudha', 820, 'Kërpudha, krem i trashë e pak verë e bardhë.', {
            ...declares('milk sulphites'),
            en: ['Chicken with cream and mushrooms', 'Mushrooms, thick cream and a little white wine.'],
          }),
          dish('Andujetë me mustardë', 850, '', {
            ...declares('mustard'),
            en: ['Andouillette with mustard'],
          }),
          dish('Omletë me djathë', 420, '', { ...declares('eggs milk'), en: ['Cheese omelette'] }),
          dish('Levrek në gjalpë', 1250, '', { ...declares('fish milk'), en: ['Sea bass in butter'] }),
        ],
        'Për nisje': [
          dish('Supë me qepë', 420, 'Qepë, verë e kore djathi.', {
            ...declares('gluten milk sulphites'),
            en: ['Onion soup', 'Onion, wine and a cheese crust.'],
          }),
          dish('Pâté me fëstëk', 560, '', { ...declares('eggs milk nuts'), en: ['Pâté with pistachio'] }),
          dish('Kërmij (6 copë)', 690, '', { ...declares('milk molluscs'), en: ['Snails (6 pcs)'] }),
          dish('Oeufs en meurette', 450, 'Vezë të ziera pa lëvozhgë, salcë vere e proshutë.', {
            ...declares('gluten eggs sulphites'),
            en: ['Oeufs en meurette', 'Poached eggs, wine sauce and bacon.'],
          }),
          dish('Foie gras me lajthi', 1290, '', {
            ...declares('gluten nuts'),
            en: ['Foie gras with hazelnuts'],
          }),
          dish('Kofshë bretkose me hudhër', 890, 'Si në liqenet pranë Lionit, me gjalpë e majdanoz.', {
            ...declares('gluten milk'),
            en: ['Frog legs with garlic', 'As by the lakes near Lyon, with butter and parsley.'],
          }),
        ],
        Anash: [
          dish('Patate të skuqura', 200, '', { ...declares('', { may: 'gluten' }), en: ['Fries'] }),
          dish('Bishtaja me gjalpë', 260, '', { ...declares('milk'), en: ['Buttered green beans'] }),
          dish('Shparg me gjalpë', 320, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Buttered asparagus'],
          }),
        ],
        Djathë: [
          dish('Saint-Marcellin', 480, '', declares('milk')),
          dish('Cervelle de canut', 390, 'Djathë i njomë i rrahur me barishte.', {
            ...declares('milk'),
            en: ['Cervelle de canut', 'Fresh cheese whipped with herbs.'],
          }),
        ],
        Ëmbël: [
          dish('Mus çokollate', 360, 'E errët, me kripë deti.', {
            ...declares('eggs milk', { may: 'nuts' }),
            en: ['Chocolate mousse', 'Dark, with sea salt.'],
            eur: 365,
          }),
          dish('Krem brûlé', 350, '', { ...declares('eggs milk'), en: ['Crème brûlée'] }),
          dish('Tartë me pralina', 380, 'Pralina të kuqe, si në Lion.', {
            ...declares('gluten eggs milk nuts'),
            en: ['Praline tart', 'Pink pralines, as in Lyon.'],
          }),
          dish('Tartë me mollë', 320, '', { ...declares('gluten eggs milk'), en: ['Apple tart'] }),
        ],
        Verë: [
          dish('Beaujolais, gotë', 390, '', { ...declares('sulphites'), en: ['Beaujolais, glass'] }),
          dish('Côtes du Rhône, gotë', 420, '', { ...declares('sulphites'), en: ['Côtes du Rhône, glass'] }),
          dish('Verë e bardhë, gotë', 320, '', { ...declares('sulphites'), en: ['White wine, glass'] }),
        ],
      },
      {
        en: ['Bouchon', 'Traditional dishes of Lyon.'],
        groups: {
          Pjekja: oneOf([
            option('E përgjakur'),
            option('Mesatare', 0, { isDefault: true }),
            option('E pjekur mirë'),
          ]),
        },
      },
    ),
  ],
};

import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Molo 7, in Durrës. */
export const MOLO_7: WrittenPlace = {
  name: 'Molo 7',
  address: 'Rruga e Doganës 7',
  location: [41.31233, 19.44933],
  description: 'Sanduiçë me peshk dhe birrë e ftohtë mbi shkëmb.',
  hours: week('10:00-21:00', { friday: '10:00-23:00', saturday: '10:00-23:00' }),
  plan: 'free',
  menus: [
    menu(
      'Në letër',
      'E merr dhe ulesh ku të duash.',
      ['Peshk', 'Paragjella', '$'],
      {
        'Me dorë': [
          dish('Sanduiç me sardele', 380, 'Sardele të skuqura, qepë turshi, bukë e zezë.', {
            ...declares('gluten fish'),
            en: ['Sardine sandwich', 'Fried sardines, pickled onion, brown bread.'],
          }),
          dish('Merluc i skuqur', 460, 'Brumë birre, patate të trasha, uthull.', {
            ...declares('gluten fish'),
            en: ['Fish and chips', 'Cod in beer batter, thick chips, vinegar.'],
          }),
          dish('Karkaleca të vegjël', 540, 'Në qese letre, me kripë e limon.', {
            ...declares('gluten crustaceans'),
            en: ['Little prawns', 'In a paper bag, with salt and lemon.'],
          }),
          dish('Sanduiç me oktapod', 690, 'I pjekur, me krem patatesh e majdanoz.', {
            ...declares('gluten molluscs', { may: 'milk' }),
            en: ['Octopus sandwich', 'Grilled, with potato cream and parsley.'],
          }),
          dish('Sanduiç me ton', 420, '', { ...declares('gluten eggs fish'), en: ['Tuna sandwich'] }),
          dish('Burger karkalecash', 720, 'Karkaleca të prerë trashë, lakër dhe majonezë me limon.', {
            ...declares('gluten crustaceans eggs mustard'),
            en: ['Prawn burger', 'Coarsely chopped prawns, cabbage and lemon mayonnaise.'],
          }),
          dish('Kallamarë të skuqur', 680, 'Në qese letre, me limon.', {
            ...declares('gluten molluscs'),
            en: ['Fried calamari', 'In a paper bag, with lemon.'],
          }),
          dish('Sardele të skuqura', 450, '', { ...declares('gluten fish'), en: ['Fried sardines'] }),
          dish('Midhje të skuqura', 520, '', { ...declares('gluten molluscs'), en: ['Fried mussels'] }),
          dish('Përzierje deti', 850, '', {
            ...declares('gluten crustaceans fish molluscs'),
            en: ['Seafood mix'],
          }),
          dish('Qofte peshku (4 copë)', 480, 'Të skuqura në çast, me salcë kosi.', {
            ...declares('gluten eggs fish milk'),
            en: ['Fishcakes (4 pieces)', 'Fried to order, with yogurt sauce.'],
          }),
          dish('Peshk me patate', 590, 'Fileto merluci në brumë birre.', {
            ...declares('gluten fish'),
            en: ['Fish with chips', 'Hake fillet in beer batter.'],
          }),
        ],
        Anash: [
          dish('Patate të trasha', 220, '', {
            ...declares('', { may: 'gluten', free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Thick-cut chips'],
          }),
          dish('Sallatë lakre', 180, '', { ...declares('', { may: 'eggs mustard' }), en: ['Coleslaw'] }),
          dish('Bukë me hudhër', 130, '', { ...declares('gluten', { may: 'milk' }), en: ['Garlic bread'] }),
          dish('Salcë tartar', 70, '', {
            ...declares('eggs mustard', { diets: 'vegetarian' }),
            en: ['Tartare sauce'],
          }),
        ],
        'Për të pirë': [
          dish('Birrë Korça 0,33 l', 230, '', { ...declares('gluten'), en: ['Korça beer 0.33 l'] }),
          dish('Birrë nga fuçia 0,4 l', 280, '', { ...declares('gluten'), en: ['Draught beer 0.4 l'] }),
          dish('Verë e bardhë, gotë', 300, '', { ...declares('sulphites'), en: ['White wine, glass'] }),
          dish('Limonadë', 220, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Lemonade'],
          }),
          dish('Ujë 0,5 l', 80, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Water 0.5 l'],
          }),
        ],
      },
      { en: ['In paper', 'Take it and sit wherever you like.'], daysOld: 8 },
    ),
  ],
};

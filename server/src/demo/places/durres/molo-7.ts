import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Molo 7, in Durrës. */
export const MOLO_7: WrittenPlace = {
  name: 'Molo 7',
  address: 'Rruga e Doganës 7',
  location: [41.31233, 19.44933],
  description: 'Sanduiçë me peshk dhe birrë e ftohtë mbi shkëmb.',
  plan: 'free',
  menus: [
    menu(
      'Në letër',
      'E merr dhe ulesh ku të duash.',
      ['Peshk', 'Paragjella', '$'],
      {
        'Me dorë': [
          dish('Sanduiç me sardele', 380, 'Sardele të skuqura, qepë turshi, bukë e zezë.', {
            en: ['Sardine sandwich', 'Fried sardines, pickled onion, brown bread.'],
          }),
          dish('Merluc i skuqur', 460, 'Brumë birre, patate të trasha, uthull.', {
            en: ['Fish and chips', 'Cod in beer batter, thick chips, vinegar.'],
          }),
          dish('Karkaleca të vegjël', 540, 'Në qese letre, me kripë e limon.', {
            en: ['Little prawns', 'In a paper bag, with salt and lemon.'],
          }),
          dish('Sanduiç me oktapod', 690, 'I pjekur, me krem patatesh e majdanoz.', {
            en: ['Octopus sandwich', 'Grilled, with potato cream and parsley.'],
          }),
          dish('Sanduiç me ton', 420, '', { en: ['Tuna sandwich'] }),
          dish('Burger karkalecash', 720, 'Karkaleca të prerë trashë, lakër dhe majonezë me limon.', {
            en: ['Prawn burger', 'Coarsely chopped prawns, cabbage and lemon mayonnaise.'],
          }),
          dish('Kallamarë të skuqur', 680, 'Në qese letre, me limon.', {
            en: ['Fried calamari', 'In a paper bag, with lemon.'],
          }),
          dish('Sardele të skuqura', 450, '', { en: ['Fried sardines'] }),
          dish('Midhje të skuqura', 520, '', { en: ['Fried mussels'] }),
          dish('Përzierje deti', 850, '', { en: ['Seafood mix'] }),
          dish('Qofte peshku (4 copë)', 480, 'Të skuqura në çast, me salcë kosi.', {
            en: ['Fishcakes (4 pieces)', 'Fried to order, with yogurt sauce.'],
          }),
        ],
        Anash: [
          dish('Patate të trasha', 220, '', { en: ['Thick-cut chips'] }),
          dish('Sallatë lakre', 180, '', { en: ['Coleslaw'] }),
          dish('Bukë me hudhër', 130, '', { en: ['Garlic bread'] }),
          dish('Salcë tartar', 70, '', { en: ['Tartare sauce'] }),
        ],
        'Për të pirë': [
          dish('Birrë Korça 0,33 l', 230, '', { en: ['Korça beer 0.33 l'] }),
          dish('Birrë nga fuçia 0,4 l', 280, '', { en: ['Draught beer 0.4 l'] }),
          dish('Verë e bardhë, gotë', 300, '', { en: ['White wine, glass'] }),
          dish('Limonadë', 220, '', { en: ['Lemonade'] }),
          dish('Ujë 0,5 l', 80, '', { en: ['Water 0.5 l'] }),
        ],
      },
      { en: ['In paper', 'Take it and sit wherever you like.'], daysOld: 8 },
    ),
  ],
};

import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Bambu i Artë, in Durrës. */
export const BAMBU_I_ARTE: WrittenPlace = {
  name: 'Bambu i Artë',
  address: 'Rruga Tregtare 46',
  location: [41.31303, 19.44753],
  description: 'Kuzhinë kantoneze në katin e dytë, me pamje nga porti.',
  hours: week('12:00-23:00', { tuesday: '' }),
  plan: 'ended',
  liveliness: [0, 9, 3.8],
  menus: [
    menu(
      'Tavolina e rrumbullakët',
      'Gatime për t’u ndarë në tavolinë.',
      ['Kineze', 'Kryesore', '$$'],
      {
        'Në mes': [
          dish('Rosë kantoneze', 1380, 'Lëkurë e lyer me mjaltë, gjysmë rose.', {
            en: ['Cantonese duck', 'Skin glazed with honey, half a duck.'],
            eur: 1400,
          }),
          dish('Tofu mapo', 560, 'Piper Siçuani që mpin gjuhën.', {
            en: ['Mapo tofu', 'Sichuan pepper that numbs the tongue.'],
          }),
          dish('Rrotulla pranvere (4 copë)', 320, 'Lakër, karotë dhe kërpudha të zeza.', {
            en: ['Spring rolls (4 pieces)', 'Cabbage, carrot and black mushrooms.'],
          }),
          dish('Pulë kung pao', 690, '', { en: ['Kung pao chicken'] }),
          dish('Pulë me ananas', 680, '', { en: ['Chicken with pineapple'] }),
          dish('Viç me speca jeshilë', 760, '', { en: ['Beef with green peppers'] }),
          dish('Mish derri i kuq', 790, 'I zier dy orë me sojë, sheqer dhe anason ylli.', {
            en: ['Red-braised pork', 'Simmered for two hours with soy, sugar and star anise.'],
          }),
          dish('Karkaleca me shqeme', 1050, '', { en: ['Prawns with cashews'] }),
          dish('Levrek kantonez', 1590, 'I tëri në avull, me sojë e qepë.', {
            en: ['Cantonese sea bass', 'Steamed whole, with soy and spring onions.'],
          }),
          dish('Kallamarë me salcë soje', 890, '', { en: ['Squid in soy sauce'] }),
          dish('Perime në vok', 450, '', { en: ['Wok vegetables'] }),
        ],
        'Oriz e makarona': [
          dish('Oriz kantonez', 450, '', { en: ['Cantonese fried rice'] }),
          dish('Oriz i bardhë', 180, '', { en: ['White rice'] }),
          dish('Makarona lo mein me perime', 490, '', { en: ['Vegetable lo mein'] }),
          dish('Makarona orizi me viç', 690, 'Petë të gjera, viç e filiza fasuleje.', {
            en: ['Rice noodles with beef', 'Wide noodles, beef and bean sprouts.'],
          }),
          dish('Pad thai me tofu', 590, '', { en: ['Pad thai with tofu'] }),
        ],
        'Për nisje': [
          dish('Xhaozi në avull (6 copë)', 420, '', { en: ['Steamed jiaozi dumplings (6 pieces)'] }),
          dish('Vonton të skuqura (6 copë)', 390, '', { en: ['Fried wontons (6 pieces)'] }),
          dish('Supë me vezë në fije', 320, 'Lëng pule me misër e susam.', {
            en: ['Egg drop soup', 'Chicken broth with sweetcorn and sesame.'],
          }),
          dish('Supë e thartë-djegëse', 360, '', { en: ['Hot and sour soup'] }),
        ],
        'Në fund': [
          dish('Lici me akull', 320, '', { en: ['Lychees on ice'] }),
          dish('Banane e karamelizuar', 350, 'Mbështillet me sheqer të shkrirë, ftohet në ujë me akull.', {
            en: ['Toffee banana', 'Wrapped in melted sugar, cooled in iced water.'],
          }),
          dish('Çaj jeshil, çajnik', 250, '', { en: ['Green tea, pot'] }),
          dish('Birrë Tsingtao 0,33 l', 330, '', { en: ['Tsingtao beer 0.33 l'] }),
        ],
      },
      { en: ['The round table', 'Dishes to share around the table.'] },
    ),
  ],
};

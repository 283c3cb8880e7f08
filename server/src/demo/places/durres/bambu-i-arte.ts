import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Bambu i Artë, in Durrës. */
export const BAMBU_I_ARTE: WrittenPlace = {
  name: 'Bambu i Artë',
  address: 'Rruga Tregtare 46',
  location: [41.31303, 19.44753],
  description: 'Kuzhinë kantoneze në katin e dytë, me pamje nga porti.',
  plan: 'ended',
  liveliness: [0, 9, 3.8],
  menus: [
    menu('Tavolina e rrumbullakët', 'Gatime për t’u ndarë në tavolinë.', ['Kineze', 'Kryesore', '$$'], {
      'Në mes': [
        dish('Rosë kantoneze', 1380, 'Lëkurë e lyer me mjaltë, gjysmë rose.', { eur: 1400 }),
        dish('Tofu mapo', 560, 'Piper Siçuani që mpin gjuhën.'),
        dish('Rrotulla pranvere (4 copë)', 320, 'Lakër, karotë dhe kërpudha të zeza.'),
        dish('Pulë kung pao', 690),
        dish('Pulë me ananas', 680),
        dish('Viç me speca jeshilë', 760),
        dish('Mish derri i kuq', 790, 'I zier dy orë me sojë, sheqer dhe anason ylli.'),
        dish('Karkaleca me shqeme', 1050),
        dish('Levrek kantonez', 1590, 'I tëri në avull, me sojë e qepë.'),
        dish('Kallamarë me salcë soje', 890),
        dish('Perime në vok', 450),
      ],
      'Oriz e makarona': [
        dish('Oriz kantonez', 450),
        dish('Oriz i bardhë', 180),
        dish('Makarona lo mein me perime', 490),
        dish('Makarona orizi me viç', 690, 'Petë të gjera, viç e filiza fasuleje.'),
      ],
      'Për nisje': [
        dish('Xhaozi në avull (6 copë)', 420),
        dish('Vonton të skuqura (6 copë)', 390),
        dish('Supë me vezë në fije', 320, 'Lëng pule me misër e susam.'),
        dish('Supë e thartë-djegëse', 360),
      ],
      'Në fund': [
        dish('Lici me akull', 320),
        dish('Banane e karamelizuar', 350, 'Mbështillet me sheqer të shkrirë, ftohet në ujë me akull.'),
        dish('Çaj jeshil, çajnik', 250),
        dish('Birrë Tsingtao 0,33 l', 330),
      ],
    }),
  ],
};

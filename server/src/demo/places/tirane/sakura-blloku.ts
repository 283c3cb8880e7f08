import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Sakura Blloku, in Tiranë. */
export const SAKURA_BLLOKU: WrittenPlace = {
  name: 'Sakura Blloku',
  address: 'Rruga Ismail Qemali 27',
  location: [41.32063, 19.81542],
  description: 'Gjashtë stola, një kuzhinier dhe peshk i prerë sipas porosisë.',
  plan: 'standard',
  liveliness: [6, 20, 4.9],
  menus: [
    menu(
      'Omakase e vogël',
      'Kuzhinieri zgjedh për ty; na thuaj çfarë nuk ha.',
      ['Japoneze', 'Darke', '$$$$'],
      {
        'Nga banaku': [
          dish(
            'Sashimi i ditës (9 copë)',
            1650,
            'Tri lloje peshku, feta të trasha, uasabi i grirë në çast.',
            { eur: 1690, gbp: 1450 },
          ),
          dish('Nigiri me salmon të djegur', 980, 'Katër copë, nën flakë e me pak miso.'),
          dish('Set omakase', 3900, 'Dymbëdhjetë kafshata të zgjedhura nga kuzhinieri.', {
            eur: 3980,
            usd: 4600,
          }),
          dish('Sashimi me salmon (6 copë)', 1150),
          dish('Sashimi me ton (6 copë)', 1350),
          dish('Nigiri me ton të yndyrshëm (2 copë)', 950),
          dish('Nigiri me karkalec (2 copë)', 650),
          dish('Nigiri me ngjalë (2 copë)', 780, 'Ngjalë e pjekur dy herë, e lyer me salcë të ëmbël.'),
          dish('Nigiri me fiston (2 copë)', 980, 'Fiston i ëmbël, i djegur lehtë me flakë.'),
          dish('Temaki me kaviar salmoni', 850),
        ],
        'Roll (8 copë)': [
          dish('Dragon roll', 1250, 'Karkalec tempura brenda, avokado e ngjalë sipër.'),
          dish('Rainbow roll', 1350),
          dish('Spicy tuna roll', 1100, 'Ton i grirë me vaj susami e çili.'),
          dish('Kalifornia roll', 950),
          dish('Vegan roll', 780, 'Tofu, avokado, kastravec dhe karotë turshi.'),
        ],
      },
    ),
    menu('Ramen', 'Lëng i zier gjithë natën; shërbehet derisa të mbarojë.', ['Japoneze', 'Supa', '$$'], {
      'Në tas': [
        dish('Tonkotsu', 890, 'Lëng kockash i bardhë, mish derri dhe vezë e marinuar.'),
        dish('Shoyu me pulë', 820, 'I kthjellët, me kërcell bambuje dhe qepë.'),
        dish('Miso ramen', 850, 'Miso e kuqe, misër, gjalpë dhe kërcell bambuje.'),
        dish('Ramen me perime', 760),
        dish('Ramen djegës tantan', 890, 'Susam, derr i grirë dhe vaj i kuq.'),
        dish('Udon me karkaleca tempura', 920, 'Petë të trasha në lëng peshku të lehtë.'),
      ],
      Anash: [
        dish('Gyoza me derr (5 copë)', 490),
        dish('Gyoza me perime (5 copë)', 450),
        dish('Edamame me kripë deti', 350),
        dish('Supë miso', 290),
        dish('Karaage', 590, 'Copa pule në marinim soje e xhenxhefili, të skuqura.'),
        dish('Takoyaki (6 copë)', 620, 'Topthe me oktapod, majonezë dhe ashkla toni.'),
      ],
    }),
    menu('Pije japoneze', 'Sake, birrë dhe çaj, të zgjedhura për peshkun.', ['Japoneze', 'Pije', '$$'], {
      'Në gotë': [
        dish('Sake Junmai, 150 ml', 950),
        dish('Umeshu me akull', 650, 'Verë kumbulle japoneze, e ëmbël dhe e thartë.'),
        dish('Birrë Asahi 0,33 l', 450),
        dish('Çaj matcha', 350),
        dish('Çaj jeshil gjenmaiça', 300),
      ],
    }),
  ],
};

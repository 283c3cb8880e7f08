import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Sakura Blloku, in Tiranë. */
export const SAKURA_BLLOKU: WrittenPlace = {
  name: 'Sakura Blloku',
  address: 'Rruga Ismail Qemali 27',
  location: [41.32063, 19.81542],
  description: 'Gjashtë stola, një kuzhinier dhe peshk i prerë sipas porosisë.',
  hours: week('18:00-23:30', { monday: '', friday: '18:00-00:30', saturday: '18:00-00:30' }),
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
            {
              ...declares('fish', { may: 'crustaceans molluscs', free: 'gluten', diets: 'gluten_free' }),
              en: [
                'Sashimi of the day (9 pieces)',
                'Three kinds of fish, thick slices, wasabi grated as you wait.',
              ],
              eur: 1690,
              gbp: 1450,
            },
          ),
          dish('Nigiri me salmon të djegur', 980, 'Katër copë, nën flakë e me pak miso.', {
            ...declares('fish soybeans', { may: 'gluten' }),
            en: ['Seared salmon nigiri', 'Four pieces, under the flame and with a little miso.'],
          }),
          dish('Set omakase', 3900, 'Dymbëdhjetë kafshata të zgjedhura nga kuzhinieri.', {
            ...declares('gluten crustaceans eggs fish soybeans sesame molluscs'),
            en: ['Omakase set', 'Twelve bites chosen by the chef.'],
            eur: 3980,
            usd: 4600,
          }),
          dish('Sashimi me salmon (6 copë)', 1150, '', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Salmon sashimi (6 pieces)'],
          }),
          dish('Sashimi me ton (6 copë)', 1350, '', {
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Tuna sashimi (6 pieces)'],
          }),
          dish('Nigiri me ton të yndyrshëm (2 copë)', 950, '', {
            ...declares('fish', { may: 'soybeans' }),
            en: ['Fatty tuna nigiri (2 pieces)'],
          }),
          dish('Nigiri me karkalec (2 copë)', 650, '', {
            ...declares('crustaceans', { may: 'soybeans' }),
            en: ['Prawn nigiri (2 pieces)'],
          }),
          dish('Nigiri me ngjalë (2 copë)', 780, 'Ngjalë e pjekur dy herë, e lyer me salcë të ëmbël.', {
            ...declares('gluten fish soybeans'),
            en: ['Eel nigiri (2 pieces)', 'Eel grilled twice, glazed with a sweet sauce.'],
          }),
          dish('Nigiri me fiston (2 copë)', 980, 'Fiston i ëmbël, i djegur lehtë me flakë.', {
            ...declares('molluscs', { may: 'soybeans' }),
            en: ['Scallop nigiri (2 pieces)', 'Sweet scallop, lightly seared by flame.'],
          }),
          dish('Temaki me kaviar salmoni', 850, '', {
            ...declares('fish', { may: 'soybeans sesame' }),
            en: ['Salmon roe temaki'],
          }),
        ],
        'Roll (8 copë)': [
          dish('Dragon roll', 1250, 'Karkalec tempura brenda, avokado e ngjalë sipër.', {
            ...declares('gluten crustaceans eggs fish soybeans sesame'),
            en: ['Dragon roll', 'Prawn tempura inside, avocado and eel on top.'],
          }),
          dish('Rainbow roll', 1350, '', declares('crustaceans fish', { may: 'soybeans sesame' })),
          dish('Spicy tuna roll', 1100, 'Ton i grirë me vaj susami e çili.', {
            ...declares('fish sesame', { may: 'gluten eggs soybeans' }),
            en: ['Spicy tuna roll', 'Chopped tuna with sesame oil and chilli.'],
          }),
          dish('Kalifornia roll', 950, '', {
            ...declares('crustaceans sesame', { may: 'eggs fish soybeans' }),
            en: ['California roll'],
          }),
          dish('Vegan roll', 780, 'Tofu, avokado, kastravec dhe karotë turshi.', {
            ...declares('soybeans sesame', {
              may: 'gluten',
              free: 'eggs milk',
              diets: 'vegan vegetarian lactose_free',
            }),
            en: ['Vegan roll', 'Tofu, avocado, cucumber and pickled carrot.'],
          }),
        ],
      },
      { en: ['Little omakase', 'The chef chooses for you; tell us what you do not eat.'] },
    ),
    menu(
      'Ramen',
      'Lëng i zier gjithë natën; shërbehet derisa të mbarojë.',
      ['Japoneze', 'Supa', '$$'],
      {
        'Në tas': [
          dish('Tonkotsu', 890, 'Lëng kockash i bardhë, mish derri dhe vezë e marinuar.', {
            ...declares('gluten eggs soybeans sesame'),
            en: ['Tonkotsu', 'White bone broth, pork and a marinated egg.'],
          }),
          dish('Shoyu me pulë', 820, 'I kthjellët, me kërcell bambuje dhe qepë.', {
            ...declares('gluten eggs soybeans'),
            en: ['Shoyu with chicken', 'Clear, with bamboo shoots and onion.'],
          }),
          dish('Miso ramen', 850, 'Miso e kuqe, misër, gjalpë dhe kërcell bambuje.', {
            ...declares('gluten eggs soybeans milk'),
            en: ['Miso ramen', 'Red miso, sweetcorn, butter and bamboo shoots.'],
          }),
          dish('Ramen me perime', 760, '', {
            ...declares('gluten soybeans', { may: 'eggs sesame', diets: 'vegetarian' }),
            en: ['Vegetable ramen'],
          }),
          dish('Ramen djegës tantan', 890, 'Susam, derr i grirë dhe vaj i kuq.', {
            ...declares('gluten soybeans sesame', { may: 'eggs peanuts' }),
            en: ['Spicy tantan ramen', 'Sesame, minced pork and red oil.'],
          }),
          dish('Udon me karkaleca tempura', 920, 'Petë të trasha në lëng peshku të lehtë.', {
            ...declares('gluten crustaceans eggs fish soybeans'),
            en: ['Udon with prawn tempura', 'Thick noodles in a light fish broth.'],
          }),
        ],
        Anash: [
          dish('Gyoza me derr (5 copë)', 490, '', {
            ...declares('gluten soybeans sesame'),
            en: ['Pork gyoza (5 pieces)'],
          }),
          dish('Gyoza me perime (5 copë)', 450, '', {
            ...declares('gluten soybeans', {
              may: 'sesame',
              free: 'eggs milk',
              diets: 'vegan vegetarian lactose_free',
            }),
            en: ['Vegetable gyoza (5 pieces)'],
          }),
          dish('Edamame me kripë deti', 350, '', {
            ...declares('soybeans', {
              free: 'gluten eggs milk',
              diets: 'vegan vegetarian lactose_free gluten_free',
            }),
            en: ['Edamame with sea salt'],
          }),
          dish('Supë miso', 290, '', { ...declares('fish soybeans'), en: ['Miso soup'] }),
          dish('Karaage', 590, 'Copa pule në marinim soje e xhenxhefili, të skuqura.', {
            ...declares('gluten soybeans', { may: 'eggs' }),
            en: ['Karaage', 'Chicken pieces marinated in soy and ginger, fried.'],
          }),
          dish('Takoyaki (6 copë)', 620, 'Topthe me oktapod, majonezë dhe ashkla toni.', {
            ...declares('gluten eggs fish soybeans molluscs'),
            en: ['Takoyaki (6 pieces)', 'Octopus balls, mayonnaise and tuna flakes.'],
          }),
        ],
      },
      { en: ['Ramen', 'Broth simmered all night; served until it runs out.'] },
    ),
    menu(
      'Pije japoneze',
      'Sake, birrë dhe çaj, të zgjedhura për peshkun.',
      ['Japoneze', 'Pije', '$$'],
      {
        'Në gotë': [
          dish('Sake Junmai, 150 ml', 950, '', { en: ['Junmai sake, 150 ml'] }),
          dish('Umeshu me akull', 650, 'Verë kumbulle japoneze, e ëmbël dhe e thartë.', {
            en: ['Umeshu on ice', 'Japanese plum wine, sweet and sour.'],
          }),
          dish('Birrë Asahi 0,33 l', 450, '', { ...declares('gluten'), en: ['Asahi beer 0.33 l'] }),
          dish('Çaj matcha', 350, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Matcha tea'],
          }),
          dish('Çaj jeshil gjenmaiça', 300, '', {
            ...declares('', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Genmaicha green tea'],
          }),
        ],
      },
      { en: ['Japanese drinks', 'Sake, beer and tea, chosen to go with fish.'] },
    ),
  ],
};

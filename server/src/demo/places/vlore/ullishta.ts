import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Ullishta, in Vlorë. */
export const ULLISHTA: WrittenPlace = {
  name: 'Ullishta',
  address: 'Rruga Uji i Ftohtë 22',
  location: [40.43703, 19.49603],
  description: 'Perime në vaj ulliri dhe djathë i njomë, nën hijen e ullinjve.',
  hours: week('11:00-21:30'),
  plan: 'standard',
  liveliness: [3, 12, 4.5],
  menus: [
    menu(
      'Me vaj të ri',
      'Me vajin e ullinjve tanë.',
      ['Vegjetariane', 'Dreka', '$$'],
      {
        'Nga kopshti': [
          dish('Patëllxhan i mbushur', 480, 'Qepë, domate e hudhër, i gatuar ngadalë në vaj.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Stuffed aubergine', 'Onion, tomato and garlic, slowly cooked in oil.'],
            eur: 490,
          }),
          dish('Bishtaja në vaj', 390, 'Të buta, me domate të pjekura.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Green beans in olive oil', 'Soft, with ripe tomatoes.'],
          }),
          dish('Bruskete me ullinj', 290, 'Pastë ullinjsh të zinj, bukë e thekur.', {
            ...declares('gluten', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Olive bruschetta', 'Black olive paste, toasted bread.'],
          }),
          dish('Sallatë me portokall', 360, 'Portokall Vlore, qepë e ëmbël, ullinj.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Orange salad', 'Oranges from Vlora, sweet onion, olives.'],
            eur: 370,
          }),
          dish('Imam bajalldi', 450, 'I gatuar ngadalë, i shërbyer i vakët.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Imam bayildi', 'Slowly cooked, served lukewarm.'],
          }),
          dish('Speca të mbushur me oriz', 450, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Peppers stuffed with rice'],
          }),
          dish('Kungulleshka të skuqura', 360, 'Rrathë të hollë me kos e hudhër.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Fried courgettes', 'Thin rounds with yogurt and garlic.'],
          }),
          dish('Lakra të egra me limon', 320, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Wild greens with lemon'],
          }),
          dish('Fasule pllaqi', 380, '', {
            ...declares('', {
              may: 'celery',
              free: 'gluten eggs milk',
              diets: 'vegan vegetarian lactose_free gluten_free',
            }),
            en: ['Fasule pllaqi, baked white beans'],
          }),
          dish('Angjinare me bizele', 490, 'Angjinare të reja, kopër dhe vaj i parë.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Artichokes with peas', 'Young artichokes, dill and first-pressed oil.'],
          }),
          dish('Briam', 460, 'Patate, kungull e patëllxhan, një orë në furrë.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Briam', 'Potatoes, courgette and aubergine, an hour in the oven.'],
          }),
        ],
        'Për të filluar': [
          dish('Hummus me vaj të ri', 350, '', {
            ...declares('sesame', {
              may: 'gluten',
              free: 'eggs milk',
              diets: 'vegan vegetarian lactose_free',
            }),
            en: ['Hummus with new oil'],
          }),
          dish('Krem patëllxhani', 340, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Aubergine dip'],
          }),
          dish('Ullinj të përzier', 220, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Mixed olives'],
          }),
          dish('Djathë i bardhë i pjekur', 420, 'Në letër, me domate, spec e rigon.', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Baked white cheese', 'In paper, with tomato, pepper and oregano.'],
          }),
          dish('Dollma me oriz', 360, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Rice dolma'],
          }),
          dish('Pjatë mesdhetare me bathë', 430, 'Bathë të njoma, rrepkë, ullinj e djathë dhie.', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: [
              'Mediterranean plate with broad beans',
              "Young broad beans, radishes, olives and goat's cheese.",
            ],
          }),
        ],
        Sallata: [
          dish('Sallatë greke', 420, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Greek salad'],
          }),
          dish('Sallatë me domate të Radhimës', 350, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Radhima tomato salad'],
          }),
          dish('Sallatë me fiq e djathë dhie', 480, 'Fiq i freskët, arra dhe mjaltë me trumzë.', {
            ...declares('milk nuts', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ["Fig and goat's cheese salad", 'Fresh figs, walnuts and thyme honey.'],
          }),
        ],
        'Pasta e oriz': [
          dish('Spageti me ullinj e kaperi', 560, '', {
            ...declares('gluten', { may: 'eggs', diets: 'vegetarian' }),
            en: ['Spaghetti with olives and capers'],
          }),
          dish('Rizoto me lakër e limon', 590, 'Lakër e zezë dhe vaj i ri në fund.', {
            ...declares('', { may: 'milk celery', free: 'gluten', diets: 'gluten_free' }),
            en: ['Kale and lemon risotto', 'Black kale and new oil at the end.'],
          }),
        ],
        'Në fund': [
          dish('Portokall me kanellë', 220, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Oranges with cinnamon'],
          }),
          dish('Kek me vaj ulliri', 280, 'I butë, me lëvore portokalli.', {
            ...declares('gluten eggs', { may: 'milk', diets: 'vegetarian' }),
            en: ['Olive oil cake', 'Soft, with orange zest.'],
          }),
          dish('Limonadë shtëpie', 220, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Homemade lemonade'],
          }),
        ],
      },
      { en: ['With new oil', 'With the oil of our own olives.'] },
    ),
  ],
};

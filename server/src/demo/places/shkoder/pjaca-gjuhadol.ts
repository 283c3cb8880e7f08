import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Pjaca Gjuhadol, in Shkodër. */
export const PJACA_GJUHADOL: WrittenPlace = {
  name: 'Pjaca Gjuhadol',
  address: 'Rruga Gjuhadol 28',
  location: [42.06953, 19.51763],
  description: 'Pica romane me peshë dhe spritz te banaku.',
  hours: week('10:00-23:30', { friday: '10:00-01:00', saturday: '10:00-01:00' }),
  plan: 'standard',
  liveliness: [6, 15, 4.2],
  menus: [
    menu(
      'Me peshë',
      'Pica në fetë, sipas peshës.',
      ['Italiane', 'Pica', '$'],
      {
        Fetë: [
          dish('Fetë me patate', 220, 'Patate të holla, rozmarinë, mocarelë.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Potato slice', 'Thinly sliced potatoes, rosemary, mozzarella.'],
          }),
          dish('Fetë me mortadelë', 290, 'Mortadelë e ftohtë mbi brumë të nxehtë, me fëstëk.', {
            ...declares('gluten nuts'),
            en: ['Mortadella slice', 'Cold mortadella on hot dough, with pistachio.'],
            eur: 295,
          }),
          dish('Fetë e kuqe', 180, 'Domate, hudhër, rigon mali.', {
            ...declares('gluten', { diets: 'vegan' }),
            en: ['Red slice', 'Tomato, garlic, mountain oregano.'],
          }),
          dish('Fetë me proshutë e rukola', 280, '', {
            ...declares('gluten milk'),
            en: ['Slice with ham and rocket'],
          }),
          dish('Fetë me kërpudha e salsiçe', 270, 'Salsiçe e thërrmuar, kërpudha dhe mocarelë e tymosur.', {
            ...declares('gluten milk'),
            en: ['Slice with mushrooms and sausage', 'Crumbled sausage, mushrooms and smoked mozzarella.'],
          }),
          dish('Fetë me kunguj e açuge', 260, '', {
            ...declares('gluten fish', { may: 'milk' }),
            en: ['Slice with courgette and anchovies'],
          }),
          dish('Fetë me katër djathëra', 270, 'Gorgonzola, mocarelë, provolone e parmixhano.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Four-cheese slice', 'Gorgonzola, mozzarella, provolone and Parmesan.'],
          }),
          dish('Fetë me patëllxhan', 240, '', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Aubergine slice'],
          }),
          dish('Fetë me ton e qepë', 260, '', {
            ...declares('gluten fish milk'),
            en: ['Slice with tuna and onion'],
          }),
          dish('Fetë me Nutella', 250, '', {
            ...declares('gluten soybeans milk nuts', { diets: 'vegetarian' }),
            en: ['Nutella slice'],
          }),
        ],
        'Të tëra': [
          dish('Margherita', 520, '', declares('gluten milk', { diets: 'vegetarian' })),
          dish('Kapriçoza', 720, '', { ...declares('gluten milk'), en: ['Capricciosa'] }),
          dish('Pica romane me perime', 650, 'E hollë, krokante deri në buzë.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Roman vegetable pizza', 'Thin, crispy right to the edge.'],
          }),
          dish('Kalcone', 690, 'Proshutë, mocarelë dhe pak domate brenda.', {
            ...declares('gluten milk'),
            en: ['Calzone', 'Ham, mozzarella and a little tomato inside.'],
          }),
        ],
        'Të skuqura': [
          dish('Supli (2 copë)', 280, 'Oriz me domate, mocarelë që fillon fije kur e ndan.', {
            ...declares('gluten eggs milk'),
            en: ['Supplì (2 pcs)', 'Rice with tomato, and mozzarella that pulls into strings.'],
          }),
          dish('Kroketa patatesh', 250, '', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Potato croquettes'],
          }),
          dish('Ullinj askolane', 320, '', { ...declares('gluten eggs milk'), en: ['Ascolana olives'] }),
        ],
        Sallata: [
          dish('Sallatë Cezar', 520, 'Marule, pulë e kruton të bërë këtu.', {
            ...declares('gluten eggs fish milk mustard'),
            en: ['Caesar salad', 'Lettuce, chicken and croutons made here.'],
          }),
          dish('Kaprese', 550, '', declares('milk', { diets: 'vegetarian' })),
        ],
        'Te banaku': [
          dish('Spritz me Aperol', 500, '', { ...declares('sulphites'), en: ['Aperol spritz'] }),
          dish('Negroni', 600, '', declares('sulphites')),
          dish('Verë e shtëpisë, gotë', 250, '', { ...declares('sulphites'), en: ['House wine, glass'] }),
          dish('Birrë nga fuçia 0,4 l', 250, '', {
            ...declares('gluten', { diets: 'vegan' }),
            en: ['Draught beer 0.4 l'],
          }),
          dish('Kafe ekspres', 90, '', { en: ['Espresso'] }),
          dish('Xhin tonik', 550, '', { en: ['Gin and tonic'] }),
          dish('Uiski, 4 cl', 450, '', { ...declares('gluten'), en: ['Whisky, 4 cl'] }),
        ],
      },
      { en: ['By weight', 'Pizza by the slice, sold by weight.'] },
    ),
  ],
};

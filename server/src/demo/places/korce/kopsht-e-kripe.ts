import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Kopsht & Kripë, in Korçë. */
export const KOPSHT_E_KRIPE: WrittenPlace = {
  name: 'Kopsht & Kripë',
  address: 'Bulevardi Republika 40',
  location: [40.61473, 20.78393],
  description: 'Sallata të mëdha, speca të mbushur e supa stine.',
  hours: week('10:00-22:00'),
  plan: 'standard',
  liveliness: [4, 16, 4.5],
  menus: [
    menu(
      'Menuja e stinës',
      'Ndryshon bashkë me kopshtin.',
      ['Vegjetariane', 'Sallatat', '$$'],
      {
        Sallata: [
          dish('Sallatë me panxhar', 480, 'Panxhar i pjekur, arra dhe djathë dhie.', {
            ...declares('milk nuts', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Beetroot salad', 'Roasted beetroot, walnuts and goat cheese.'],
            eur: 490,
          }),
          dish('Sallatë me thjerrëza', 450, 'Thjerrëza të zeza, karotë e hardall.', {
            ...declares('mustard', {
              free: 'gluten milk',
              diets: 'vegan vegetarian gluten_free lactose_free',
            }),
            en: ['Lentil salad', 'Black lentils, carrot and mustard.'],
          }),
          dish('Sallatë me lakër e mollë', 390, 'Mollë Korçe, arra dhe salcë kosi.', {
            ...declares('milk nuts', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Cabbage and apple salad', 'Korçë apples, walnuts and yogurt dressing.'],
          }),
          dish('Sallatë greke', 380, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Greek salad'],
          }),
          dish('Sallatë me qiqra', 420, '', {
            ...declares('', { free: 'gluten milk', diets: 'vegan vegetarian gluten_free lactose_free' }),
            en: ['Chickpea salad'],
          }),
          dish('Sallatë me kinoa e perime të pjekura', 490, '', {
            ...declares('', { free: 'gluten milk', diets: 'vegan vegetarian gluten_free lactose_free' }),
            en: ['Quinoa salad with roasted vegetables'],
          }),
          dish('Sallatë me spinaq e dardhë', 460, '', {
            ...declares('', {
              may: 'nuts',
              free: 'gluten milk',
              diets: 'vegan vegetarian gluten_free lactose_free',
            }),
            en: ['Spinach and pear salad'],
          }),
        ],
        'Të ngrohta': [
          dish('Supë kungulli', 320, 'E butë, me fara të thekura sipër.', {
            ...declares('', { free: 'gluten milk', diets: 'vegan vegetarian gluten_free lactose_free' }),
            en: ['Pumpkin soup', 'Smooth, topped with toasted seeds.'],
          }),
          dish('Speca me oriz e kërpudha', 460, 'Speca të kuq, kos me mendër.', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Peppers with rice and mushrooms', 'Red peppers, mint yogurt.'],
            eur: 470,
          }),
          dish('Supë me thjerrëza', 300, '', {
            ...declares('celery', {
              free: 'gluten milk',
              diets: 'vegan vegetarian gluten_free lactose_free',
            }),
            en: ['Lentil soup'],
          }),
          dish('Supë me perime', 280, '', {
            ...declares('celery', {
              free: 'gluten milk',
              diets: 'vegan vegetarian gluten_free lactose_free',
            }),
            en: ['Vegetable soup'],
          }),
          dish('Fasule pllaqi', 360, '', {
            ...declares('', { free: 'gluten milk', diets: 'vegan vegetarian gluten_free lactose_free' }),
            en: ['Fasule pllaqi, baked beans'],
          }),
          dish('Musaka me perime', 480, 'Patëllxhan, patate e kungull, me beshamel.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Vegetable moussaka', 'Aubergine, potatoes and courgette, with béchamel.'],
          }),
          dish('Lakror me presh', 280, 'Dy petë, presh i zbutur një orë.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Leek lakror', 'Two layers, leeks softened for an hour.'],
          }),
          dish('Kroketa kungulli', 350, 'Me mendër e salcë kosi.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Courgette croquettes', 'With mint and yogurt sauce.'],
          }),
          dish('Rizoto me kërpudha Morave', 560, 'Kërpudha të pyllit, pa krem.', {
            ...declares('', { free: 'gluten milk', diets: 'vegan vegetarian gluten_free lactose_free' }),
            en: ['Risotto with Morava mushrooms', 'Wild mushrooms, no cream.'],
          }),
          dish('Makarona me domate të thata', 480, '', {
            ...declares('gluten', { free: 'milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Pasta with sun-dried tomatoes'],
          }),
          dish('Kërpudha të mbushura', 420, 'Me gjizë, majdanoz e thërrime buke.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Stuffed mushrooms', 'With curd cheese, parsley and breadcrumbs.'],
          }),
          dish('Sarma të kreshmës', 390, 'Oriz, qepë e kopër, pa mish e pa bulmet.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Lenten stuffed cabbage', 'Rice, onion and dill, with neither meat nor dairy.'],
          }),
        ],
        'Për të lyer': [
          dish(
            'Hummus',
            320,
            '',
            declares('sesame', { free: 'gluten milk', diets: 'vegan vegetarian gluten_free lactose_free' }),
          ),
          dish('Krem patëllxhani', 320, '', {
            ...declares('', { free: 'gluten milk', diets: 'vegan vegetarian gluten_free lactose_free' }),
            en: ['Aubergine spread'],
          }),
        ],
        'Të ëmbla': [
          dish('Tartë me mollë', 300, '', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Apple tart'],
          }),
          dish('Kek me karotë', 280, '', {
            ...declares('gluten eggs nuts', { diets: 'vegetarian' }),
            en: ['Carrot cake'],
          }),
        ],
        Pije: [
          dish('Lëng molle', 180, 'Mollë Dvorani, e shtrydhur sot.', {
            en: ['Apple juice', 'Dvoran apples, pressed today.'],
          }),
          dish('Limonadë me mendër', 180, '', { en: ['Mint lemonade'] }),
          dish('Çaj mali', 90, '', { en: ['Mountain tea'] }),
        ],
      },
      { en: ['Seasonal menu', 'It changes with the garden.'] },
    ),
  ],
};

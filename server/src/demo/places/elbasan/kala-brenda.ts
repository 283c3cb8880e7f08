import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Kala Brenda, in Elbasan. */
export const KALA_BRENDA: WrittenPlace = {
  name: 'Kala Brenda',
  address: 'Sheshi i Kalasë 3',
  location: [41.11343, 20.08263],
  description: 'Tavë Elbasani sipas recetës, mes mureve dymijëvjeçare.',
  hours: week('11:00-23:00'),
  plan: 'standard-year',
  liveliness: [7, 24, 4.6],
  menus: [
    menu(
      'Brenda mureve',
      'Gatime sipas recetave të vjetra të Elbasanit.',
      ['Tradicionale', 'Dreka', '$$'],
      {
        Elbasani: [
          dish('Tavë Elbasani', 640, 'Qengj, kos deleje dhe vezë, me salcë të lehtë.', {
            ...declares('gluten eggs milk', { diets: 'halal' }),
            en: ['Tavë Elbasani, meat baked in yogurt', "Lamb, sheep's yogurt and egg, in a light sauce."],
            eur: 650,
          }),
          dish('Kungulleshka të mbushura', 430, 'Oriz, mish i grirë dhe kopër e njomë.', {
            ...declares('', { may: 'milk', diets: 'halal' }),
            en: ['Stuffed courgettes', 'Rice, minced meat and fresh dill.'],
          }),
          dish('Çervish', 380, 'Mish pule, miell e gjalpë, i trashë si krem.', {
            ...declares('gluten milk', { diets: 'halal' }),
            en: ['Çervish, thick chicken porridge', 'Chicken, flour and butter, thick as cream.'],
          }),
          dish('Tavë dheu me viç', 620, 'Në enë balte, me speca të thatë.', {
            ...declares('', { may: 'gluten', free: 'milk', diets: 'lactose_free halal' }),
            en: ['Tavë dheu with veal', 'In a clay dish, with dried peppers.'],
          }),
          dish('Fërgesë Elbasani', 420, 'Me mëlçi, gjizë e speca, në tavë të vogël.', {
            ...declares('gluten milk', { diets: 'halal' }),
            en: ['Fërgesë of Elbasan', 'With liver, curd cheese and peppers, in a small clay dish.'],
          }),
          dish('Qengj i pjekur me patate', 980, '', {
            ...declares('', { free: 'gluten milk', diets: 'gluten_free lactose_free halal' }),
            en: ['Roast lamb with potatoes'],
          }),
          dish('Pulë me përshesh', 650, 'Pulë fshati, bukë e thekur në lëng.', {
            ...declares('gluten', { free: 'milk', diets: 'lactose_free halal' }),
            en: ['Chicken with përshesh', 'Free-range chicken, toasted bread in broth.'],
          }),
          dish('Japrakë me oriz', 390, '', {
            ...declares('', { free: 'gluten milk', diets: 'vegan vegetarian gluten_free lactose_free' }),
            en: ['Japrakë with rice'],
          }),
          dish('Imam bajalldi', 380, '', {
            ...declares('', { free: 'gluten milk', diets: 'vegan vegetarian gluten_free lactose_free' }),
            en: ['Imam bajalldi, aubergine stuffed with onion'],
          }),
          dish('Sarma me lakër', 430, 'Me mish e oriz, një natë në tenxhere.', {
            ...declares('', { free: 'gluten milk', diets: 'gluten_free lactose_free halal' }),
            en: ['Sarma, stuffed cabbage rolls', 'With meat and rice, one night in the pot.'],
          }),
          dish('Qofte në furrë', 450, '', {
            ...declares('gluten eggs', { free: 'milk', diets: 'lactose_free halal' }),
            en: ['Oven-baked qofte'],
          }),
          dish('Tavë dasme me oriz', 690, '', { ...declares('milk'), en: ['Wedding tavë, meat with rice'] }),
        ],
        Zgara: [
          dish('Qebapë (10 copë)', 430, '', {
            ...declares('gluten', { free: 'milk', diets: 'lactose_free halal' }),
            en: ['Qebapa, small grilled kebabs (10 pcs)'],
          }),
          dish('Bërxollë viçi', 920, '', {
            ...declares('', { free: 'gluten milk', diets: 'gluten_free lactose_free halal' }),
            en: ['Grilled veal chop'],
          }),
          dish('Paidhaqe qengji', 1100, 'Të prera hollë, me kripë e rigon, hahen me dorë.', {
            ...declares('', { free: 'gluten milk', diets: 'gluten_free lactose_free halal' }),
            en: ['Grilled lamb chops', 'Cut thin, with salt and oregano, eaten by hand.'],
          }),
          dish('Gjoks pule', 520, '', {
            ...declares('', { free: 'gluten milk', diets: 'gluten_free lactose_free halal' }),
            en: ['Grilled chicken breast'],
          }),
        ],
        'Për tryezën': [
          dish('Gjizë me speca', 260, 'E ftohtë, djegëse pak, me vaj.', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Curd cheese with peppers', 'Cold, mildly hot, with olive oil.'],
          }),
          dish('Bukë misri', 90, 'E pjekur në saç.', {
            ...declares('milk', { may: 'gluten', diets: 'vegetarian' }),
            en: ['Cornbread', 'Baked under a saç, the domed iron lid.'],
          }),
          dish('Sallatë fshati', 280, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Village salad'],
          }),
          dish('Speca turshi', 130, '', {
            ...declares('', { free: 'gluten milk', diets: 'vegan vegetarian gluten_free lactose_free' }),
            en: ['Pickled peppers'],
          }),
          dish('Djathë i bardhë', 250, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['White cheese'],
          }),
          dish('Salcë kosi', 160, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Yogurt sauce'],
          }),
          dish('Supë me trahana', 240, '', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Trahana soup, fermented wheat and yogurt'],
          }),
        ],
        'Në fund': [
          dish('Ballokume', 120, '', {
            ...declares('eggs milk', { diets: 'vegetarian' }),
            en: ['Ballokume, Elbasan corn-flour cookie'],
          }),
          dish('Bakllava', 230, '', {
            ...declares('gluten milk nuts', { diets: 'vegetarian' }),
            en: ['Baklava'],
          }),
          dish('Revani me arra', 180, 'Miell gruri të trashë, arra dhe sherbet i ftohtë.', {
            ...declares('gluten eggs nuts', { diets: 'vegetarian' }),
            en: ['Revani, semolina cake with walnuts', 'Coarse wheat flour, walnuts and cold syrup.'],
          }),
        ],
        Pije: [
          dish('Verë e kuqe, gotë', 280, '', { ...declares('sulphites'), en: ['Red wine, glass'] }),
          dish('Raki rrushi, 50 ml', 120, '', { en: ['Grape raki, 50 ml'] }),
          dish('Birrë 0,5 l', 240, '', {
            ...declares('gluten', { free: 'milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Beer 0.5 l'],
          }),
          dish('Dhallë', 80, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Dhallë, salted yogurt drink'],
          }),
        ],
      },
      { en: ['Inside the walls', 'Dishes from old recipes of Elbasan.'] },
    ),
  ],
};

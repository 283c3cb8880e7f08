import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Mëngjes te Stacioni, in Tiranë. */
export const MENGJES_TE_STACIONI: WrittenPlace = {
  name: 'Mëngjes te Stacioni',
  address: 'Bulevardi Zogu I 88',
  location: [41.33437, 19.81653],
  description: 'Petulla, vezë dhe kafe e fortë për ata që nisen herët.',
  hours: week('05:30-16:00'),
  plan: 'free',
  menus: [
    menu(
      'Mëngjes gjithë ditën',
      'Hapim në orën gjashtë të mëngjesit.',
      ['Fast Food', 'Mengjes', '$'],
      {
        'Të kripura': [
          dish('Vezë në tigan me gjizë', 280, 'Tri vezë fshati dhe bukë e thekur.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Pan-fried eggs with curd cheese', 'Three village eggs and toast.'],
          }),
          dish('Petulla me djathë', 200, 'Pesë copë të fryra, djathë i bardhë Gjirokastre.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Petulla with cheese', 'Five puffed fritters, white cheese from Gjirokastra.'],
          }),
          dish('Omletë me djathë', 300, 'Tri vezë, djathë i bardhë, e palosur.', {
            ...declares('eggs milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Cheese omelette', 'Three eggs and white cheese, folded over.'],
          }),
          dish('Omletë me proshutë e kërpudha', 380, '', {
            ...declares('eggs milk', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Ham and mushroom omelette'],
          }),
          dish('Vezë syze me suxhuk', 350, 'Dy vezë dhe suxhuk i prerë trashë, në tigan të vogël.', {
            ...declares('eggs', { may: 'gluten' }),
            en: ['Fried eggs with sausage', 'Two eggs and thickly cut sausage in a small pan.'],
          }),
          dish('Sanduiç me vezë e djathë', 250, '', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Egg and cheese sandwich'],
          }),
          dish('Tost me proshutë e djathë', 220, 'Djathë që shkrihet, buzë krokante.', {
            ...declares('gluten milk'),
            en: ['Ham and cheese toastie', 'Melting cheese, crisp edges.'],
          }),
          dish('Bukë e thekur me avokado', 380, '', {
            ...declares('gluten', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Avocado toast'],
          }),
          dish('Byrek me gjizë', 120, '', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Byrek with curd cheese'],
          }),
          dish('Trahana me djathë', 250, 'E nxehtë, siç hahej para punës në fushë.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: [
              'Trahana with cheese',
              'Hot porridge of fermented wheat, as eaten before work in the fields.',
            ],
          }),
          dish('Mëngjes anglez', 490, 'Vezë syze, salsiçe, fasule me keçap dhe bukë e thekur.', {
            ...declares('gluten eggs'),
            en: ['English breakfast', 'Fried eggs, sausage, beans with ketchup and toast.'],
          }),
        ],
        'Të ëmbla': [
          dish('Petulla me mjaltë', 190, 'Me arra të grira trashë.', {
            ...declares('gluten nuts', { may: 'milk', diets: 'vegetarian' }),
            en: ['Petulla with honey', 'With coarsely chopped walnuts.'],
          }),
          dish('Krep me fiq', 230, 'Reçel fiku i shtëpisë dhe gjizë e ëmbël.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Fig crêpe', 'Homemade fig jam and sweet curd cheese.'],
          }),
          dish('Kroasan me çokollatë', 150, '', {
            ...declares('gluten soybeans milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Chocolate croissant'],
          }),
          dish('Krep me Nutella e banane', 280, 'I madh, i palosur në katër.', {
            ...declares('gluten eggs soybeans milk nuts', { diets: 'vegetarian' }),
            en: ['Crêpe with Nutella and banana', 'Large, folded in four.'],
          }),
          dish('Petulla me sheqer pluhur', 170, '', {
            ...declares('gluten', { may: 'eggs milk', diets: 'vegetarian' }),
            en: ['Petulla with icing sugar'],
          }),
          dish('Granola me kos e fruta', 320, '', {
            ...declares('gluten milk nuts', { diets: 'vegetarian' }),
            en: ['Granola with yogurt and fruit'],
          }),
          dish('Pankejk amerikanë me shurup panje', 320, '', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['American pancakes with maple syrup'],
          }),
        ],
        'Për të pirë': [
          dish('Kafe ekspres', 90, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Espresso'],
          }),
          dish('Kafe makiato', 110, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Macchiato'],
          }),
          dish('Kafe me qumësht', 130, 'Në filxhan të madh, për udhë.', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Coffee with milk', 'In a large cup, for the road.'],
          }),
          dish('Çaj mali', 100, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Mountain tea'],
          }),
          dish('Lëng portokalli', 220, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Orange juice'],
          }),
          dish('Dhallë', 100, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Dhallë, yogurt drink'],
          }),
        ],
      },
      { en: ['All-day breakfast', 'We open at six in the morning.'], daysOld: 5 },
    ),
  ],
};

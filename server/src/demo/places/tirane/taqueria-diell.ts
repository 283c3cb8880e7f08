import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Taqueria Diell, in Tiranë. */
export const TAQUERIA_DIELL: WrittenPlace = {
  name: 'Taqueria Diell',
  address: 'Rruga Pjetër Bogdani 12',
  location: [41.32097, 19.81722],
  description: 'Tortilla misri të bëra para syve të tu dhe tri salca të bëra vetë.',
  hours: week('12:00-23:30', { friday: '12:00-02:00', saturday: '12:00-02:00' }),
  plan: 'trial',
  liveliness: [4, 9, 4.6],
  menus: [
    menu(
      'Tako e burrito',
      'Tako dhe burrito me mish, peshk ose perime.',
      ['Meksikane', 'Kryesore', '$'],
      {
        'Tako (2 copë)': [
          dish('Tako al pastor', 480, 'Mish derri i marinuar, ananas dhe koriandër.', {
            ...declares('', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Tacos al pastor', 'Marinated pork, pineapple and coriander.'],
            eur: 490,
          }),
          dish('Tako me peshk', 520, 'Merluc krokant, lakër e kuqe dhe krem limoni të gjelbër.', {
            ...declares('gluten fish milk'),
            en: ['Fish tacos', 'Crisp cod, red cabbage and lime cream.'],
          }),
          dish('Tako me fasule të zeza', 390, 'Avokado, misër i thekur dhe djathë i bardhë.', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Black bean tacos', 'Avocado, charred sweetcorn and white cheese.'],
          }),
          dish('Tako me pulë', 450, '', {
            ...declares('', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Chicken tacos'],
          }),
          dish('Tako me viç', 520, 'Viç i grirë me duar, djathë i shkrirë dhe qepë turshi.', {
            ...declares('milk', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Beef tacos', 'Hand-chopped beef, melted cheese and pickled onion.'],
          }),
          dish('Tako me karkaleca', 590, '', {
            ...declares('crustaceans', { may: 'milk' }),
            en: ['Prawn tacos'],
          }),
          dish('Tako me kërpudha', 410, 'Kërpudha me epazote e djathë të freskët.', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Mushroom tacos', 'Mushrooms with epazote and fresh cheese.'],
          }),
        ],
        Burrito: [
          dish('Burrito me viç të shqyer', 650, 'Gjashtë orë në zjarr të ulët, oriz dhe salcë e tymosur.', {
            ...declares('gluten', { may: 'milk' }),
            en: ['Pulled beef burrito', 'Six hours over a low flame, rice and smoky sauce.'],
          }),
          dish('Kesadilja me djathë', 430, 'E pjekur në pllakë, me halapenjo anash.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Cheese quesadilla', 'Griddled, with jalapeños on the side.'],
          }),
          dish('Burrito me pulë', 590, '', {
            ...declares('gluten', { may: 'milk' }),
            en: ['Chicken burrito'],
          }),
          dish('Burrito me fasule e avokado', 540, '', {
            ...declares('gluten', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Bean and avocado burrito'],
          }),
          dish('Kesadilja me pulë', 520, 'Kofshë e tymosur, djathë që fillon fije.', {
            ...declares('gluten milk'),
            en: ['Chicken quesadilla', 'Smoked thigh and cheese that pulls into strings.'],
          }),
          dish('Kesadilja me kërpudha e spinaq', 480, '', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Mushroom and spinach quesadilla'],
          }),
        ],
        'Për të ndarë': [
          dish('Naço me djathë e halapenjo', 480, '', {
            ...declares('milk', { may: 'gluten', diets: 'vegetarian' }),
            en: ['Nachos with cheese and jalapeños'],
          }),
          dish('Guakamole me tortilla', 450, 'E shtypur para jush, me koriandër e limon të gjelbër.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Guacamole with tortilla chips', 'Mashed in front of you, with coriander and lime.'],
          }),
          dish('Misër në stilin e rrugës', 290, 'Në kalli, me majonezë, djathë e limon.', {
            ...declares('eggs milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Street-style corn', 'On the cob, with mayonnaise, cheese and lime.'],
          }),
          dish('Krahë pule me salcë çipotle', 540, 'Tetë copë, të tymosura e pak të ëmbla.', {
            ...declares('', { may: 'gluten mustard' }),
            en: ['Chicken wings with chipotle', 'Eight pieces, smoky and slightly sweet.'],
          }),
        ],
        'Sallata e tasa': [
          dish('Tas burrito me viç', 680, 'Gjithçka e burritos, pa tortillën.', {
            ...declares('', { may: 'milk', free: 'gluten', diets: 'gluten_free' }),
            en: ['Burrito bowl with beef', 'Everything in a burrito but the tortilla.'],
          }),
          dish('Sallatë meksikane', 520, '', {
            ...declares('milk', { may: 'gluten', diets: 'vegetarian' }),
            en: ['Mexican salad'],
          }),
          dish('Sallatë me fasule e misër', 460, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Bean and sweetcorn salad'],
          }),
        ],
        'Ëmbëlsira e pije': [
          dish('Çurros me dulçe de leçe', 350, '', {
            ...declares('gluten milk', { may: 'eggs', diets: 'vegetarian' }),
            en: ['Churros with dulce de leche'],
          }),
          dish('Flan me karamel', 300, 'I butë, me karamel të djegur pak.', {
            ...declares('eggs milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Caramel flan', 'Soft, with slightly burnt caramel.'],
          }),
          dish('Margarita klasike', 650, 'Tekila, limon i gjelbër, kripë në buzë.', {
            en: ['Classic margarita', 'Tequila, lime, salt on the rim.'],
          }),
          dish('Margarita me mango', 700, '', { en: ['Mango margarita'] }),
          dish('Birrë Corona 0,33 l', 400, '', { ...declares('gluten'), en: ['Corona beer 0.33 l'] }),
          dish('Limonadë me limon të gjelbër', 250, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Lime lemonade'],
          }),
          dish('Agua de Jamaica', 250, 'Çaj i ftohtë me lule hibisku, i kuq e i thartë.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Agua de Jamaica', 'Cold hibiscus tea, red and sour.'],
          }),
        ],
      },
      { en: ['Tacos and burritos', 'Tacos and burritos with meat, fish or vegetables.'] },
    ),
  ],
};

import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu, oneOf, option } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Akullorja Vollga, in Durrës. */
export const AKULLORJA_VOLLGA: WrittenPlace = {
  name: 'Akullorja Vollga',
  address: 'Shëtitorja Vollga, kioska 5',
  location: [41.31003, 19.44443],
  description: 'Akullore me qumësht lopësh të Shijakut dhe fruta të tregut.',
  hours: week('10:00-23:30', { friday: '10:00-00:30', saturday: '10:00-00:30' }),
  plan: 'trial',
  liveliness: [1, 1, 5],
  menus: [
    menu(
      'Shije',
      'Akullore e bërë çdo ditë.',
      ['Italiane', 'Embelsira', '$'],
      {
        Topa: [
          dish('Zgjidhi vetë topat', 120, 'Një deri në tre topa, si t’i duash.', {
            ...declares('', { may: 'eggs soybeans milk nuts' }),
            en: ['Choose your own scoops', 'One to three scoops, any way you like.'],
            choices: ['Topat', 'Kon a kupë', 'Sipër'],
          }),
          dish('Akullore me ajkë', 120, 'Ajkë qumështi, me pak kripë.', {
            ...declares('milk', { may: 'nuts', free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Fior di latte', 'Cream of milk, with a pinch of salt.'],
          }),
          dish('Akullore me fëstëk', 150, 'Fëstëk i pjekur, pa ngjyrues.', {
            ...declares('milk nuts', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Pistachio ice cream', 'Roasted pistachios, no colouring.'],
          }),
          dish('Sorbet limoni', 120, 'Vetëm limon, ujë dhe sheqer.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Lemon sorbet', 'Just lemon, water and sugar.'],
          }),
          dish('Akullore me çokollatë', 120, 'Kakao e errët, pak kripë.', {
            ...declares('milk', { may: 'nuts', free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Chocolate ice cream', 'Dark cocoa, a pinch of salt.'],
          }),
          dish('Akullore vanilje', 120, '', {
            ...declares('eggs milk', { may: 'nuts', free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Vanilla ice cream'],
          }),
          dish('Akullore me arra', 150, '', {
            ...declares('milk nuts', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Walnut ice cream'],
          }),
          dish('Akullore straçatela', 130, 'Fije çokollate në qumësht të pastër.', {
            ...declares('soybeans milk', { may: 'nuts', free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Stracciatella ice cream', 'Threads of chocolate in pure milk.'],
          }),
          dish('Akullore me fiq të Shijakut', 150, 'Fiq të freskët, vetëm nga gushti në tetor.', {
            ...declares('milk', { may: 'nuts', free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Shijak fig ice cream', 'Fresh figs, from August to October only.'],
          }),
          dish('Sorbet shalqiri', 120, 'Kokrrat e zeza janë çokollatë.', {
            ...declares('soybeans', { may: 'milk' }),
            en: ['Watermelon sorbet', 'The black seeds are chocolate.'],
          }),
          dish('Sorbet mangoje', 140, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Mango sorbet'],
          }),
          dish('Sorbet manaferrash', 130, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Blackberry sorbet'],
          }),
        ],
        Kupa: [
          dish('Kupë me fruta', 450, '', {
            ...declares('milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Fruit sundae'],
          }),
          dish('Kupë Vollga', 520, 'Pesë topa, arra, krem dhe salcë vishnje; për dy lugë.', {
            ...declares('milk nuts', { may: 'gluten eggs', diets: 'vegetarian' }),
            en: ['Vollga sundae', 'Five scoops, walnuts, cream and sour cherry sauce; for two spoons.'],
          }),
          dish('Banana split', 480, '', declares('milk nuts', { may: 'eggs', diets: 'vegetarian' })),
          dish('Afogato', 250, '', {
            ...declares('milk', { may: 'nuts', free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Affogato'],
          }),
        ],
        'Vafle e krepa': [
          dish('Vafle me akullore', 420, '', {
            ...declares('gluten eggs milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Waffle with ice cream'],
            choices: ['Shija', 'Sipër'],
          }),
          dish('Krep me Nutella', 280, '', {
            ...declares('gluten eggs soybeans milk nuts', { diets: 'vegetarian' }),
            en: ['Crêpe with Nutella'],
          }),
        ],
        Pije: [
          dish('Frape', 200, '', declares('milk', { may: 'nuts', diets: 'vegetarian' })),
          dish('Milkshejk me luleshtrydhe', 320, '', {
            ...declares('milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Strawberry milkshake'],
          }),
          dish('Limonadë', 220, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Lemonade'],
          }),
          dish('Ujë 0,5 l', 80, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Water 0.5 l'],
          }),
        ],
      },
      {
        en: ['Flavours', 'Ice cream made every day.'],
        groups: {
          Topat: {
            least: 1,
            most: 3,
            free: 1,
            options: [
              option('Ajkë', 110),
              option('Fëstëk', 110),
              option('Çokollatë', 110),
              option('Vanilje', 110),
              option('Straçatela', 110),
              option('Arra', 110),
              option('Limon', 110),
              option('Mango', 110),
              option('Manaferra', 110),
              option('Fiq', 110, { soldOut: true }),
            ],
          },
          Shija: oneOf([
            option('Vanilje', 0, { isDefault: true }),
            option('Çokollatë'),
            option('Fëstëk', 40),
          ]),
          'Kon a kupë': oneOf([
            option('Në kupë letre', 0, { isDefault: true }),
            option('Në kon', 20),
            option('Në kon me çokollatë', 50),
          ]),
          Sipër: {
            most: 2,
            options: [
              option('Ajkë e rrahur', 50),
              option('Salcë çokollate', 40),
              option('Salcë vishnje', 40),
              option('Lajthi të grira', 50),
            ],
          },
        },
      },
    ),
  ],
};

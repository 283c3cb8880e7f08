import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu, oneOf, option, servedAt, withChoices } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Krepëria Marubi, in Shkodër. */
export const KREPERIA_MARUBI: WrittenPlace = {
  name: 'Krepëria Marubi',
  address: 'Rruga Kolë Idromeno 62',
  location: [42.06953, 19.51593],
  description: 'Krepa bretone të kripura e të ëmbla mes fotografive të vjetra.',
  hours: week('07:00-22:00'),
  plan: 'standard',
  liveliness: [4, 13, 4.7],
  menus: [
    menu(
      'Krepa',
      'Miell hikrre, gjalpë i kripur.',
      ['Franceze', 'Mengjes', '$$'],
      {
        'Të kripura': [
          dish('Galeta e plotë', 480, 'Vezë, proshutë, djathë gruyère.', {
            ...declares('eggs milk', { may: 'gluten' }),
            en: ['Complete galette', 'Egg, ham, Gruyère.'],
            eur: 490,
          }),
          dish('Galeta me kërpudha', 460, 'Kërpudha, krem dhe majdanoz.', {
            ...declares('milk', { may: 'gluten', diets: 'vegetarian' }),
            en: ['Mushroom galette', 'Mushrooms, cream and parsley.'],
          }),
          dish('Galeta me salmon', 620, 'Salmon i tymosur, krem i thartë e kopër.', {
            ...declares('fish milk', { may: 'gluten' }),
            en: ['Salmon galette', 'Smoked salmon, sour cream and dill.'],
          }),
          dish('Galeta me spinaq e djathë dhie', 490, '', {
            ...declares('milk', { may: 'gluten', diets: 'vegetarian' }),
            en: ['Galette with spinach and goat cheese'],
          }),
          dish('Galeta me pulë e kërpudha', 540, 'Kofshë pule, kërpudha dhe pak krem.', {
            ...declares('milk', { may: 'gluten' }),
            en: ['Galette with chicken and mushrooms', 'Chicken thigh, mushrooms and a little cream.'],
          }),
          dish('Galeta me katër djathëra', 520, '', {
            ...declares('milk', { may: 'gluten', diets: 'vegetarian' }),
            en: ['Four-cheese galette'],
          }),
          dish('Galeta me vezë e suxhuk', 480, '', {
            ...declares('eggs milk', { may: 'gluten' }),
            en: ['Galette with egg and sausage'],
          }),
        ],
        'Të ëmbla': withChoices(
          ['Sipër krepit'],
          [
            dish('Krep suzet', 420, 'Portokall, gjalpë dhe liker i ndezur.', {
              ...declares('gluten eggs milk', { diets: 'vegetarian' }),
              en: ['Crêpe Suzette', 'Orange, butter and flamed liqueur.'],
              eur: 430,
            }),
            dish('Krep me karamel të kripur', 340, 'Karamel i bërë këtu, me kripë deti.', {
              ...declares('gluten eggs milk', { diets: 'vegetarian' }),
              en: ['Salted caramel crêpe', 'Caramel made here, with sea salt.'],
            }),
            dish('Krep me Nutella', 300, '', {
              ...declares('gluten eggs soybeans milk nuts', { diets: 'vegetarian' }),
              en: ['Nutella crêpe'],
            }),
            dish('Krep me Nutella e banane', 340, '', {
              ...declares('gluten eggs soybeans milk nuts', { diets: 'vegetarian' }),
              en: ['Crêpe with Nutella and banana'],
            }),
            dish('Krep me mollë e kanellë', 320, 'Mollë të zbutura në gjalpë, pak Kalvados.', {
              ...declares('gluten eggs milk', { diets: 'vegetarian' }),
              en: ['Crêpe with apple and cinnamon', 'Apples softened in butter, a little Calvados.'],
            }),
            dish('Krep me gështenja', 360, 'Krem gështenje e pak krem qumështi.', {
              ...declares('gluten eggs milk', { diets: 'vegetarian' }),
              en: ['Chestnut crêpe', 'Chestnut cream and a little fresh cream.'],
            }),
            dish('Krep me mjaltë e arra', 320, '', {
              ...declares('gluten eggs milk nuts', { diets: 'vegetarian' }),
              en: ['Crêpe with honey and walnuts'],
            }),
            dish('Krep me limon e sheqer', 240, '', {
              ...declares('gluten eggs milk', { diets: 'vegetarian' }),
              en: ['Crêpe with lemon and sugar'],
            }),
          ],
        ),
        Mëngjes: [
          dish('Kroasan me gjalpë', 130, '', {
            ...declares('gluten eggs milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Butter croissant'],
          }),
          dish('Vezë me proshutë', 320, '', {
            ...declares('eggs', { free: 'milk', diets: 'lactose_free' }),
            en: ['Eggs with ham'],
          }),
          dish('Omletë me djathë', 300, '', {
            ...declares('eggs milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Cheese omelette'],
          }),
        ],
        Pije: [
          dish('Sidër molle, gotë', 300, '', {
            ...declares('sulphites', {
              free: 'gluten milk',
              diets: 'vegan vegetarian gluten_free lactose_free',
            }),
            en: ['Cider, glass'],
          }),
          dish('Kafe ekspres', 100, '', { en: ['Espresso'] }),
          dish('Kapuçino', 150, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Cappuccino'],
            choices: ['Qumështi'],
          }),
          dish('Çokollatë e nxehtë', 220, 'Me krem të rrahur sipër.', {
            ...declares('milk', { may: 'nuts', diets: 'vegetarian' }),
            en: ['Hot chocolate', 'Topped with whipped cream.'],
          }),
          dish('Lëng portokalli', 220, '', { en: ['Orange juice'] }),
          dish('Çaj bimësh', 120, '', { en: ['Herbal tea'] }),
        ],
      },
      {
        en: ['Crêpes', 'Buckwheat flour, salted butter.'],
        served: { Mëngjes: servedAt('07:00', '11:00') },
        groups: {
          'Sipër krepit': {
            most: 3,
            options: [
              option('Krem i rrahur', 60),
              option('Banane', 50),
              option('Arra', 60),
              option('Akullore vaniljeje', 120),
            ],
          },
          Qumështi: oneOf([
            option('Qumësht lope', 0, { isDefault: true }),
            option('Qumësht pa laktozë', 20),
            option('Qumësht tërshëre', 40),
            option('Qumësht bajameje', 50, { soldOut: true }),
          ]),
        },
      },
    ),
  ],
};

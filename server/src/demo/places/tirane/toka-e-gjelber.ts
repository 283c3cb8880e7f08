import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Toka e Gjelbër, in Tiranë. */
export const TOKA_E_GJELBER: WrittenPlace = {
  name: 'Toka e Gjelbër',
  address: 'Rruga Elbasanit 63',
  location: [41.32083, 19.82442],
  description: 'Gatime pa mish, me perime të stinës, drithëra e bishtajore.',
  hours: week('09:00-22:00', { sunday: '' }),
  plan: 'standard',
  liveliness: [4, 15, 4.6],
  menus: [
    menu(
      'Tasa e pjata',
      'Perime nga kopshtet e Vaqarrit.',
      ['Vegjetariane', 'Kryesore', '$$'],
      {
        Sallata: [
          dish('Sallatë me kinoa e shegë', 520, 'Kokrra shege, mendër dhe limon. Pa gluten.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Quinoa and pomegranate salad', 'Pomegranate seeds, mint and lemon. Gluten-free.'],
          }),
          dish('Sallatë me lakër jeshile', 480, '', {
            ...declares('', {
              may: 'nuts',
              free: 'gluten eggs milk',
              diets: 'vegan vegetarian lactose_free gluten_free',
            }),
            en: ['Kale salad'],
          }),
          dish('Sallatë me qiqra', 450, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Chickpea salad'],
          }),
        ],
        Tasa: [
          dish('Tas me kinoa e avokado', 560, 'Qiqra krokantë, karota turshi dhe tahini.', {
            ...declares('sesame', {
              free: 'gluten eggs milk',
              diets: 'vegan vegetarian lactose_free gluten_free',
            }),
            en: ['Quinoa and avocado bowl', 'Crisp chickpeas, pickled carrots and tahini.'],
            eur: 570,
          }),
          dish('Tas me oriz të zi', 540, 'Kungull i pjekur, lakër dhe farë susami. Pa gluten.', {
            ...declares('sesame', {
              free: 'gluten eggs milk',
              diets: 'vegan vegetarian lactose_free gluten_free',
            }),
            en: ['Black rice bowl', 'Roasted pumpkin, cabbage and sesame seeds. Gluten-free.'],
          }),
          dish('Tas me thjerrëza e patate të ëmbla', 550, '', {
            ...declares('', {
              may: 'sesame',
              free: 'gluten eggs milk',
              diets: 'vegan vegetarian lactose_free gluten_free',
            }),
            en: ['Lentil and sweet potato bowl'],
          }),
          dish('Tas me tofu e perime', 570, 'Tofu i marinuar në sojë, karotë, lakër e kuqe dhe edamame.', {
            ...declares('gluten soybeans', {
              may: 'sesame',
              free: 'eggs milk',
              diets: 'vegan vegetarian lactose_free',
            }),
            en: ['Tofu and vegetable bowl', 'Tofu marinated in soy, carrot, red cabbage and edamame.'],
          }),
          dish('Tas Buda', 590, 'Oriz kaf, qiqra, lakër, avokado e salcë kikirikësh.', {
            ...declares('peanuts soybeans', {
              may: 'nuts sesame',
              free: 'eggs milk',
              diets: 'vegan vegetarian lactose_free',
            }),
            en: ['Buddha bowl', 'Brown rice, chickpeas, kale, avocado and peanut sauce.'],
          }),
          dish('Tas me falafel', 560, '', {
            ...declares('sesame', {
              may: 'gluten',
              free: 'eggs milk',
              diets: 'vegan vegetarian lactose_free',
            }),
            en: ['Falafel bowl'],
          }),
          dish('Pjatë libaneze', 620, 'Tabule me bullgur, falafel dhe hummus.', {
            ...declares('gluten sesame', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Lebanese plate', 'Tabbouleh with bulgur wheat, falafel and hummus.'],
          }),
        ],
        'Të ngrohta': [
          dish('Kroketa me panxhar', 420, 'Me salcë kosi e kopër.', {
            ...declares('gluten milk', { may: 'eggs', diets: 'vegetarian' }),
            en: ['Beetroot croquettes', 'With a yogurt and dill sauce.'],
          }),
          dish('Kari me bishtaja', 580, 'Qumësht kokosi, i butë, oriz basmati.', {
            ...declares('', {
              may: 'mustard',
              free: 'gluten eggs milk',
              diets: 'vegan vegetarian lactose_free gluten_free',
            }),
            en: ['Green bean curry', 'Coconut milk, mild, basmati rice.'],
          }),
          dish('Burger me fasule të zeza', 590, 'Qofte fasulesh, avokado dhe majonezë pa vezë.', {
            ...declares('gluten mustard', {
              may: 'soybeans sesame',
              free: 'eggs milk',
              diets: 'vegan vegetarian lactose_free',
            }),
            en: ['Black bean burger', 'Bean patty, avocado and egg-free mayonnaise.'],
          }),
          dish('Lazanja me perime', 620, 'Kungull, spinaq dhe beshamel bajamesh.', {
            ...declares('gluten nuts', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Vegetable lasagne', 'Courgette, spinach and almond béchamel.'],
          }),
          dish('Musaka me thjerrëza', 590, '', {
            ...declares('gluten', { may: 'nuts', free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Lentil moussaka'],
          }),
          dish('Patëllxhan i mbushur me kuskus', 560, '', {
            ...declares('gluten', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Aubergine stuffed with couscous'],
          }),
          dish('Rizoto me kungull e sherebelë', 620, '', {
            ...declares('', {
              may: 'celery',
              free: 'gluten eggs milk',
              diets: 'vegan vegetarian lactose_free gluten_free',
            }),
            en: ['Pumpkin and sage risotto'],
          }),
          dish('Speca të mbushur me oriz', 480, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Peppers stuffed with rice'],
          }),
          dish('Samosa me patate e bizele (3 copë)', 390, '', {
            ...declares('gluten', {
              may: 'mustard',
              free: 'eggs milk',
              diets: 'vegan vegetarian lactose_free',
            }),
            en: ['Potato and pea samosas (3 pieces)'],
          }),
        ],
        Supa: [
          dish('Supë me thjerrëza të kuqe', 320, '', {
            ...declares('', {
              may: 'celery',
              free: 'gluten eggs milk',
              diets: 'vegan vegetarian lactose_free gluten_free',
            }),
            en: ['Red lentil soup'],
          }),
          dish('Krem kungulli', 320, 'Kungull i pjekur, kokos dhe fara. Pa gluten.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Cream of pumpkin', 'Roasted pumpkin, coconut and seeds. Gluten-free.'],
          }),
          dish('Supë domateje e pjekur', 300, '', {
            ...declares('', { may: 'celery', free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Roasted tomato soup'],
          }),
        ],
        'Për të lyer': [
          dish('Hummus me pita', 360, '', {
            ...declares('gluten sesame', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Hummus with pita'],
          }),
          dish('Krem panxhari', 340, 'I ëmbël e rozë, me tahini.', {
            ...declares('sesame', {
              free: 'gluten eggs milk',
              diets: 'vegan vegetarian lactose_free gluten_free',
            }),
            en: ['Beetroot dip', 'Sweet and pink, with tahini.'],
          }),
          dish('Krem avokadoje', 390, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Avocado dip'],
          }),
        ],
        'Ëmbëlsira pa qumësht': [
          dish('Brauni me kakao', 320, 'Me fasule të zeza në vend të miellit.', {
            ...declares('', { may: 'nuts', free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Cocoa brownie', 'With black beans in place of flour.'],
          }),
          dish('Puding me chia e mango', 340, '', {
            ...declares('', {
              may: 'nuts',
              free: 'gluten eggs milk',
              diets: 'vegan vegetarian lactose_free gluten_free',
            }),
            en: ['Chia and mango pudding'],
          }),
          dish('Tortë me karotë', 350, '', {
            ...declares('gluten nuts', { free: 'eggs milk', diets: 'vegan vegetarian lactose_free' }),
            en: ['Carrot cake'],
          }),
        ],
      },
      { en: ['Bowls and plates', 'Vegetables from the gardens of Vaqarr.'] },
    ),
    menu(
      'Lëngje',
      'Të shtrydhura kur i porosit.',
      ['Vegjetariane', 'Pije', '$'],
      {
        'Në gotë': [
          dish('Lëng shege', 260, 'Pa sheqer, pa ujë.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Pomegranate juice', 'No sugar, no water.'],
          }),
          dish('Limonadë me rozmarinë', 200, 'E thartë sa duhet, me akull.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Rosemary lemonade', 'As sour as it should be, with ice.'],
          }),
          dish('Lëng karote e portokalli', 260, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Carrot and orange juice'],
          }),
          dish('Lëng jeshil', 280, 'Spinaq, mollë jeshile, kastravec e xhenxhefil.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Green juice', 'Spinach, green apple, cucumber and ginger.'],
          }),
          dish('Smuthi me banane e bajame', 320, '', {
            ...declares('nuts', {
              free: 'gluten eggs milk',
              diets: 'vegan vegetarian lactose_free gluten_free',
            }),
            en: ['Banana and almond smoothie'],
          }),
          dish('Kombuça', 300, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Kombucha'],
          }),
        ],
      },
      { en: ['Juices', 'Pressed when you order.'] },
    ),
  ],
};

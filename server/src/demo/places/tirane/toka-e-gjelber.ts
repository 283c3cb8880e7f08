import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';

/** Toka e Gjelbër, in Tiranë. */
export const TOKA_E_GJELBER: WrittenPlace = {
  name: 'Toka e Gjelbër',
  address: 'Rruga Elbasanit 63',
  location: [41.32083, 19.82442],
  description: 'Gatime pa mish, me perime të stinës, drithëra e bishtajore.',
  plan: 'standard',
  liveliness: [4, 15, 4.6],
  menus: [
    menu('Tasa e pjata', 'Perime nga kopshtet e Vaqarrit.', ['Vegjetariane', 'Kryesore', '$$'], {
      Sallata: [
        dish(
          'Sallatë me kinoa e shegë',
          520,
          'Kokrra shege, mendër dhe limon. Pa gluten.',
          declares('', { free: 'gluten milk eggs nuts', diets: 'vegan gluten_free lactose_free' }),
        ),
        dish('Sallatë me lakër jeshile', 480),
        dish('Sallatë me qiqra', 450),
      ],
      Tasa: [
        dish('Tas me kinoa e avokado', 560, 'Qiqra krokantë, karota turshi dhe tahini.', { eur: 570 }),
        dish(
          'Tas me oriz të zi',
          540,
          'Kungull i pjekur, lakër dhe farë susami. Pa gluten.',
          declares('sesame', { free: 'gluten milk', diets: 'vegan gluten_free' }),
        ),
        dish('Tas me thjerrëza e patate të ëmbla', 550),
        dish(
          'Tas me tofu e perime',
          570,
          'Tofu i marinuar në sojë, karotë, lakër e kuqe dhe edamame.',
          declares('soybeans gluten', { may: 'sesame', diets: 'vegan' }),
        ),
        dish(
          'Tas Buda',
          590,
          'Oriz kaf, qiqra, lakër, avokado e salcë kikirikësh.',
          declares('peanuts', { may: 'nuts', free: 'gluten milk', diets: 'vegan' }),
        ),
        dish('Tas me falafel', 560),
      ],
      'Të ngrohta': [
        dish('Kroketa me panxhar', 420, 'Me salcë kosi e kopër.'),
        dish('Kari me bishtaja', 580, 'Qumësht kokosi, i butë, oriz basmati.'),
        dish('Burger me fasule të zeza', 590, 'Qofte fasulesh, avokado dhe majonezë pa vezë.'),
        dish(
          'Lazanja me perime',
          620,
          'Kungull, spinaq dhe beshamel bajamesh.',
          declares('gluten nuts', { free: 'milk eggs', diets: 'vegan lactose_free' }),
        ),
        dish('Musaka me thjerrëza', 590),
        dish('Patëllxhan i mbushur me kuskus', 560),
        dish('Rizoto me kungull e sherebelë', 620),
        dish('Speca të mbushur me oriz', 480),
      ],
      Supa: [
        dish('Supë me thjerrëza të kuqe', 320),
        dish(
          'Krem kungulli',
          320,
          'Kungull i pjekur, kokos dhe fara. Pa gluten.',
          declares('celery', { may: 'sesame', free: 'gluten', diets: 'vegan gluten_free' }),
        ),
        dish('Supë domateje e pjekur', 300),
      ],
      'Për të lyer': [
        dish('Hummus me pita', 360),
        dish('Krem panxhari', 340, 'I ëmbël e rozë, me tahini.'),
        dish('Krem avokadoje', 390),
      ],
      'Ëmbëlsira pa qumësht': [
        dish('Brauni me kakao', 320, 'Me fasule të zeza në vend të miellit.'),
        dish('Puding me chia e mango', 340),
        dish('Tortë me karotë', 350),
      ],
    }),
    menu('Lëngje', 'Të shtrydhura kur i porosit.', ['Vegjetariane', 'Pije', '$'], {
      'Në gotë': [
        dish('Lëng shege', 260, 'Pa sheqer, pa ujë.'),
        dish('Limonadë me rozmarinë', 200, 'E thartë sa duhet, me akull.'),
        dish('Lëng karote e portokalli', 260),
        dish('Lëng jeshil', 280, 'Spinaq, mollë jeshile, kastravec e xhenxhefil.'),
        dish('Smuthi me banane e bajame', 320),
        dish('Kombuça', 300),
      ],
    }),
  ],
};

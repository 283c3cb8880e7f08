import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** Kantina e Kaninës, in Vlorë. */
export const KANTINA_E_KANINES: WrittenPlace = {
  name: 'Kantina e Kaninës',
  address: 'Kalaja e Kaninës',
  location: [40.44393, 19.52073],
  description: 'Mish keci dhe verë shtëpie, me pamje nga gjiri i Vlorës.',
  hours: week('12:00-23:00', { monday: '' }),
  plan: 'standard-year',
  liveliness: [5, 19, 4.7],
  menus: [
    menu(
      'Nga saçi',
      'Piqet ngadalë: porosit para se të ngjitesh.',
      ['Tradicionale', 'Kryesore', '$$'],
      {
        'Për shumë vetë': [
          dish('Kec në saç', 1350, 'Kec i bjeshkës me patate e rozmarinë.', {
            en: ['Kid goat under the saç', 'Mountain kid goat with potatoes and rosemary.'],
            eur: 1375,
          }),
          dish('Byrek me qumësht', 320, 'I ëmbël ose i kripur, si ta duash.', {
            en: ['Milk byrek', 'Sweet or savoury, as you like.'],
          }),
          dish('Shapkat', 290, 'Lakror misri me spinaq e kos, si në Vlorë.', {
            en: ['Shapkat', 'Cornmeal pie with spinach and yogurt, as in Vlora.'],
          }),
          dish('Qengj në saç', 1300, '', { en: ['Lamb under the saç'] }),
          dish('Kec i pjekur në hell', 1390, 'Tri orë mbi dru ulliri, i lyer me rigon.', {
            en: ['Spit-roast kid goat', 'Three hours over olive wood, brushed with oregano.'],
          }),
          dish('Pulë fshati me përshesh', 850, 'Përsheshi laget me lëngun e pulës.', {
            en: ['Free-range chicken with përshesh', 'Bread soaked in the juices of the chicken.'],
          }),
          dish('Lakror në saç', 420, '', { en: ['Lakror, thin pie baked under the saç'] }),
          dish('Mish qengji me oriz', 980, '', { en: ['Lamb with rice'] }),
        ],
        'Nga zgara': [
          dish('Qofte shtëpie (5 copë)', 450, '', { en: ['House meatballs (5 pieces)'] }),
          dish('Paidhaqe qengji', 1200, '', { en: ['Lamb chops'] }),
          dish('Suxhuk në zgarë', 450, '', { en: ['Grilled sausage (suxhuk)'] }),
        ],
        'Për tryezën': [
          dish('Sallatë fshati', 320, '', { en: ['Village salad'] }),
          dish('Djathë dhie', 350, 'Nga tufa e Kaninës, i njomë, me rigon.', {
            en: ["Goat's cheese", 'From the herd of Kanina, fresh, with oregano.'],
          }),
          dish('Gjizë me vaj ulliri', 280, '', { en: ['Curd cheese with olive oil'] }),
          dish('Ullinj të Kaninës', 200, 'Të kripur vetë, me maraj të egër.', {
            en: ['Kanina olives', 'Cured by us, with wild fennel.'],
          }),
          dish('Turshi', 180, '', { en: ['Pickles'] }),
          dish('Bukë misri', 120, '', { en: ['Cornbread'] }),
          dish('Supë me trahana', 280, '', { en: ['Trahana soup'] }),
        ],
        'Nga kantina': [
          dish('Verë Vlosh, gjysmë litri', 600, 'E kuqe, nga vreshti ynë.', {
            en: ['Vlosh wine, half a litre', 'Red, from our own vineyard.'],
          }),
          dish('Verë e bardhë, gjysmë litri', 550, '', { en: ['White wine, half a litre'] }),
          dish('Raki rrushi, 50 ml', 150, '', { en: ['Grape raki, 50 ml'] }),
          dish('Ujë 1 l', 120, '', { en: ['Water 1 l'] }),
        ],
        'Në fund': [
          dish('Bakllava', 250, '', { en: ['Baklava'] }),
          dish('Kos me mjaltë e arra', 280, 'Kos deleje i trashë, mjaltë Llogaraje.', {
            en: ['Yogurt with honey and walnuts', "Thick sheep's yogurt, honey from Llogara."],
          }),
        ],
      },
      { en: ['From the saç', 'Slowly roasted: order before you come up.'] },
    ),
  ],
};

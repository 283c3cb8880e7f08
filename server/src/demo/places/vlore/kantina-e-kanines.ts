import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** Kantina e Kaninës, in Vlorë. */
export const KANTINA_E_KANINES: WrittenPlace = {
  name: 'Kantina e Kaninës',
  address: 'Kalaja e Kaninës',
  location: [40.44393, 19.52073],
  description: 'Mish keci dhe verë shtëpie, me pamje nga gjiri i Vlorës.',
  plan: 'standard-year',
  liveliness: [5, 19, 4.7],
  menus: [
    menu('Nga saçi', 'Piqet ngadalë: porosit para se të ngjitesh.', ['Tradicionale', 'Kryesore', '$$'], {
      'Për shumë vetë': [
        dish('Kec në saç', 1350, 'Kec i bjeshkës me patate e rozmarinë.', { eur: 1375 }),
        dish('Byrek me qumësht', 320, 'I ëmbël ose i kripur, si ta duash.'),
        dish('Shapkat', 290, 'Lakror misri me spinaq e kos, si në Vlorë.'),
        dish('Qengj në saç', 1300),
        dish('Kec i pjekur në hell', 1390, 'Tri orë mbi dru ulliri, i lyer me rigon.'),
        dish('Pulë fshati me përshesh', 850, 'Përsheshi laget me lëngun e pulës.'),
        dish('Lakror në saç', 420),
        dish('Mish qengji me oriz', 980),
      ],
      'Nga zgara': [
        dish('Qofte shtëpie (5 copë)', 450),
        dish('Paidhaqe qengji', 1200),
        dish('Suxhuk në zgarë', 450),
      ],
      'Për tryezën': [
        dish('Sallatë fshati', 320),
        dish('Djathë dhie', 350, 'Nga tufa e Kaninës, i njomë, me rigon.'),
        dish('Gjizë me vaj ulliri', 280),
        dish('Ullinj të Kaninës', 200, 'Të kripur vetë, me maraj të egër.'),
        dish('Turshi', 180),
        dish('Bukë misri', 120),
        dish('Supë me trahana', 280),
      ],
      'Nga kantina': [
        dish('Verë Vlosh, gjysmë litri', 600, 'E kuqe, nga vreshti ynë.'),
        dish('Verë e bardhë, gjysmë litri', 550),
        dish('Raki rrushi, 50 ml', 150),
        dish('Ujë 1 l', 120),
      ],
      'Në fund': [
        dish('Bakllava', 250),
        dish('Kos me mjaltë e arra', 280, 'Kos deleje i trashë, mjaltë Llogaraje.'),
      ],
    }),
  ],
};

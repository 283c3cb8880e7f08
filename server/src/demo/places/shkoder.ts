import type { WrittenPlace } from '../demo-types.ts';
import { dish, menu } from '../writing.ts';

/** Places in Shkodër. */
export const SHKODER: readonly WrittenPlace[] = [
  {
    name: 'Furra e Hënës',
    address: 'Rruga Kolë Idromeno 15',
    description: 'Byrek me kos, me mish e me hudhra që nga ora gjashtë e mëngjesit.',
    plan: 'standard',
    liveliness: [9, 28, 4.7],
    menus: [
      menu('Byrekë e mëngjes', 'Tepsia e parë del në gjashtë.', ['Tradicionale', 'Mengjes', '$'], {
        'Nga tepsia': [
          dish('Byrek me kos', 150, 'I thartë pikërisht sa duhet, me petë që kërcasin.'),
          dish('Byrek me hudhra', 160, 'Hudhra të reja të Shkodrës, të zbutura në gjalpë.'),
          dish('Byrek me mish të grirë', 190, 'Qepë e skuqur mirë, piper i zi.'),
          dish('Byrek me kungull', 150, 'Kungull i kuq, pak sheqer, si në vjeshtë.', { soldOut: true }),
        ],
        'Me byrekun': [dish('Kos deleje', 90, 'Në enë balte, me ajkë sipër.')],
      }),
    ],
  },
  {
    name: 'Tradita e Rozafës',
    address: 'Rruga Edith Durham 4',
    description: 'Shtëpi e vjetër me oborr, jahni e ëmbëlsira shkodrane.',
    plan: 'standard-year',
    liveliness: [7, 26, 4.8],
    menus: [
      menu('Gatime shkodrane', 'Si në shtëpitë e vjetra të qytetit.', ['Tradicionale', 'Dreka', '$$'], {
        'Me mish': [
          dish('Jahni me mish viçi', 620, 'Qepë të vogla të plota, verë e kuqe.', { eur: 630 }),
          dish('Sarma me lakër', 480, 'Lakër turshi, mish i tymosur në fund.'),
          dish('Mish me vezë e limon', 590, 'Terbije e verdhë, e butë.'),
        ],
        'Me perime': [dish('Speca me gjizë', 360, 'Speca të thatë, gjizë e kripur, furrë.')],
      }),
      menu('Në fund', 'Me kafe në filxhan të vogël.', ['Tradicionale', 'Embelsira', '$'], {
        Ëmbëlsira: [
          dish('Tespishte', 190, 'Miell, gjalpë e sherbet, e prerë romb.'),
          dish('Kadaif me arra', 260, 'Fije të arta, sherbet i lehtë.', { eur: 265 }),
        ],
      }),
    ],
  },
  {
    name: 'Liqeni i Krapit',
    address: 'Shiroka, buzë liqenit',
    description: 'Krap e gjuhcë nga liqeni, me pamje nga uji.',
    plan: 'standard',
    liveliness: [5, 20, 4.6],
    menus: [
      menu('Peshk liqeni', 'I zënë në liqen, i gatuar në çast.', ['Peshk', 'Kryesore', '$$'], {
        Krapi: [
          dish('Krap në tjegull', 1100, 'Me kumbulla e qepë, si në Shirokë.', { eur: 1125 }),
          dish('Krap i skuqur', 890, 'Fetë të holla me miell misri.', { eur: 910 }),
        ],
        'Të tjerët': [
          dish('Gjuhcë e tymosur', 640, 'Tym shelgu, bukë e thekur.'),
          dish('Supë peshku me vezë', 390, 'E bardhë, me limon në fund.'),
        ],
      }),
    ],
  },
  {
    name: 'Pjaca Gjuhadol',
    address: 'Rruga Gjuhadol 28',
    description: 'Pica romane me peshë dhe spritz te banaku.',
    plan: 'standard',
    liveliness: [6, 15, 4.2],
    menus: [
      menu('Me peshë', 'Pica në fetë, sipas peshës.', ['Italiane', 'Pica', '$'], {
        Fetë: [
          dish('Fetë me patate', 220, 'Patate të holla, rozmarinë, mocarelë.'),
          dish('Fetë me mortadelë', 290, 'Mortadelë e ftohtë mbi brumë të nxehtë, me fëstëk.', { eur: 295 }),
          dish('Fetë e kuqe', 180, 'Domate, hudhër, rigon mali.'),
        ],
      }),
    ],
  },
  {
    name: 'Krepëria Marubi',
    address: 'Rruga Kolë Idromeno 62',
    description: 'Krepa bretone të kripura e të ëmbla mes fotografive të vjetra.',
    plan: 'standard',
    liveliness: [4, 13, 4.7],
    menus: [
      menu('Krepa', 'Miell hikrre, gjalpë i kripur.', ['Franceze', 'Mengjes', '$$'], {
        'Të kripura': [
          dish('Galeta e plotë', 480, 'Vezë, proshutë, djathë gruyère.', { eur: 490 }),
          dish('Galeta me kërpudha', 460, 'Kërpudha, krem dhe majdanoz.'),
        ],
        'Të ëmbla': [
          dish('Krep suzet', 420, 'Portokall, gjalpë dhe liker i ndezur.', { eur: 430 }),
          dish('Krep me karamel të kripur', 340, 'Karamel i bërë këtu, me kripë deti.'),
        ],
      }),
    ],
  },
  {
    name: 'Zgara e Bahçallëkut',
    address: 'Ura e Bahçallëkut 1',
    description: 'Mish Alpesh mbi qymyr, në krye të urës.',
    plan: 'standard',
    liveliness: [5, 18, 4.3],
    menus: [
      menu('Qymyr', 'Mishi vjen nga Vermoshi të premteve.', ['BBQ', 'Darke', '$$'], {
        'Nga Alpet': [
          dish('Bërxolla derri', 680, 'Dy copë të trasha, kopër e thatë.', { eur: 690 }),
          dish('Brinjë viçi', 840, 'Të buta, të pjekura ngadalë.'),
          dish('Mish dashi me kripë', 950, 'I tharë, me shije të fortë.', { soldOut: true }),
        ],
        'Me të': [dish('Djathë i skuqur', 320, 'Djathë Alpesh, me mjaltë gështenje.')],
      }),
    ],
  },
  {
    name: 'Lotusi i Liqenit',
    address: 'Rruga Studenti 17',
    description: 'Supa me makarona dhe ravioli në avull, pranë universitetit.',
    plan: 'free',
    menus: [
      menu(
        'Tasa studentorë',
        'Porcione të mëdha me çmime studentore.',
        ['Kineze', 'Supa', '$'],
        {
          Tasa: [
            dish('Supë me vonton', 390, 'Tetë ravioli kineze në lëng të kthjellët.'),
            dish('Makarona dan dan', 420, 'Susam, viç i grirë, djegëse.'),
            dish('Supë e thartë-djegëse', 350, 'Tofu, kërpudha dhe vezë në fije.'),
          ],
        },
        { daysOld: 25 },
      ),
    ],
  },
  {
    name: 'Buna Burger',
    address: 'Rruga Buna 11',
    description: 'Burger viçi nga Velipoja, me turshi shtëpie.',
    plan: 'canceling',
    liveliness: [3, 11, 4.1],
    menus: [
      menu('Burgera e krahë', 'Burgera dhe krahë pule me salcë shtëpie.', ['Fast Food', 'Hamburger', '$'], {
        Burgera: [
          dish('Buna klasik', 460, '160 g viç, domate, marule, salcë e fshehtë.'),
          dish('Buna me djathë dhie', 540, 'Djathë dhie, qepë të karamelizuara.', { eur: 550 }),
        ],
        Krahë: [dish('Krahë pule djegës (8 copë)', 480, 'Lyer tri herë, me selino anash.')],
      }),
    ],
  },
  {
    name: 'Kopshti i Kirit',
    address: 'Rruga Ura e Mesit 40',
    description: 'Bimë të egra, qumësht bjeshke dhe tryeza nën pjergull.',
    plan: 'free',
    menus: [
      menu(
        'Nga livadhi',
        'Bimët i mbledhim vetë, deri në tetor.',
        ['Vegjetariane', 'Sallatat', '$$'],
        {
          'Të egra': [
            dish('Byrek me hithra', 230, 'Hithra të njoma, gjizë, petë të trasha.'),
            dish('Sallatë me luleradhiqe', 310, 'E hidhur, me vezë të zier e arra.'),
            dish('Omletë me shparg', 360, 'Shparg i egër, vetëm në pranverë.', { soldOut: true }),
          ],
        },
        { daysOld: 90 },
      ),
    ],
  },
];

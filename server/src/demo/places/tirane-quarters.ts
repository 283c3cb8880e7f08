import type { WrittenPlace } from '../demo-types.ts';
import { dish, menu } from '../writing.ts';

/** Places in the quarters of Tiranë. */
export const TIRANE_QUARTERS: readonly WrittenPlace[] = [
  {
    name: 'Sofra e Matit',
    address: 'Rruga Dritan Hoxha 140',
    description: 'Kaçamak, mish i thatë e turshi nga fshati, në tryeza të ulëta druri.',
    plan: 'standard',
    liveliness: [6, 22, 4.3],
    menus: [
      menu('Sofra', 'Gatuhet në tenxhere bakri, hahet bashkë.', ['Tradicionale', 'Dreka', '$'], {
        'Miell e bulmet': [
          dish('Kaçamak me gjalpë', 340, 'I rrahur gjatë, me djathë të fortë sipër.'),
          dish('Flija e Matit', 520, 'Shtresë pas shtrese nën saç; porosite një orë më parë.', {
            soldOut: true,
          }),
        ],
        'Me mish': [
          dish('Mish i thatë me fasule', 590, 'Tym ahu dhe dy orë zierje.'),
          dish('Pulë fshati me përshesh', 680, 'Bukë misri e lagur në lëngun e saj.', { eur: 695 }),
        ],
        Anash: [dish('Turshi shtëpie', 150, 'Lakër, speca e domate jeshile nga fuçia.')],
      }),
    ],
  },
  {
    name: 'Toka e Gjelbër',
    address: 'Rruga Elbasanit 63',
    description: 'Gatime pa mish, me perime të stinës, drithëra e bishtajore.',
    plan: 'standard',
    liveliness: [4, 15, 4.6],
    menus: [
      menu('Tasa e pjata', 'Perime nga kopshtet e Vaqarrit.', ['Vegjetariane', 'Kryesore', '$$'], {
        Tasa: [
          dish('Tas me kinoa e avokado', 560, 'Qiqra krokantë, karota turshi dhe tahini.', { eur: 570 }),
          dish('Tas me oriz të zi', 540, 'Kungull i pjekur, lakër dhe farë susami.'),
        ],
        'Të ngrohta': [
          dish('Kroketa me panxhar', 420, 'Me salcë kosi e kopër.'),
          dish('Kari me bishtaja', 580, 'Qumësht kokosi, i butë, oriz basmati.'),
        ],
      }),
      menu('Lëngje', 'Të shtrydhura kur i porosit.', ['Vegjetariane', 'Pije', '$'], {
        'Në gotë': [
          dish('Lëng shege', 260, 'Pa sheqer, pa ujë.'),
          dish('Limonadë me rozmarinë', 200, 'E thartë sa duhet, me akull.'),
        ],
      }),
    ],
  },
  {
    name: 'Hani i Barit',
    address: 'Rruga Siri Kodra 204',
    description: 'Mish vendi mbi dru arre dhe verë e zezë nga Kallmeti.',
    plan: 'standard-year',
    liveliness: [8, 26, 4.4],
    menus: [
      menu('Mishra', 'Mishi pritet sipas peshës dhe piqet si ta duash.', ['BBQ', 'Kryesore', '$$$'], {
        'Nga prushi': [
          dish('Biftek me kockë', 1750, '600 g viç, i pjekur në prush dhe i prerë në feta.', { eur: 1790 }),
          dish('Qengj në hell', 1290, 'I pjekur ngadalë tri orë, me kripë të trashë.', { eur: 1320 }),
          dish('Suxhuk shtëpie', 480, 'Pak djegës, i pjekur në thëngjij.'),
          dish('Pleskavicë e mbushur', 560, 'Me djathë që rrjedh kur e pret.'),
        ],
        Anash: [
          dish('Patate në hi', 220, 'Me lëkurë, gjalpë e majdanoz.'),
          dish('Sallatë fshati', 300, 'Domate, tranguj, qepë e kuqe dhe djathë.'),
        ],
      }),
    ],
  },
  {
    name: 'Meze Egje',
    address: 'Rruga Hoxha Tahsim 19',
    description: 'Pjata të vogla greke për t’u ndarë, me vaj ulliri pa kursim.',
    plan: 'canceling',
    liveliness: [2, 12, 4.2],
    menus: [
      menu('Meze', 'Pjata të vogla: tri mjaftojnë për dy vetë.', ['Greke', 'Paragjella', '$$'], {
        'Të ftohta': [
          dish('Xaxiqi', 240, 'Kos i kulluar, kastravec dhe hudhër e butë.'),
          dish('Melicanosallatë', 280, 'Patëllxhan i djegur drejt e në flakë.'),
        ],
        'Të ngrohta': [
          dish('Saganaki', 420, 'Djathë i skuqur me pak uzo dhe limon.', { eur: 430 }),
          dish('Musaka', 640, 'Patëllxhan, viç e beshamel, në enë për një.', { eur: 650 }),
          dish('Suvllaqi pule (3 hell)', 590, 'Marinim limoni e rigoni, pita e ngrohtë.'),
        ],
      }),
    ],
  },
  {
    name: 'Pica Prush',
    address: 'Rruga Don Bosko 41',
    description: 'Pica e lagjes: e madhe, e hollë, e gatshme për pesëmbëdhjetë minuta.',
    plan: 'standard',
    liveliness: [7, 19, 4.1],
    menus: [
      menu('Pica të mëdha', 'Dyzet centimetra, mjafton për dy.', ['Italiane', 'Pica', '$'], {
        Klasike: [
          dish('Kapriçoza', 780, 'Proshutë, kërpudha, angjinare dhe ullinj.'),
          dish('Pica me ton', 720, 'Ton, qepë e kuqe dhe kaperi.'),
          dish('Pica Prush', 850, 'Suxhuk, speca të pjekur, djathë i tymosur.', { eur: 870 }),
        ],
        'Për fëmijë': [dish('Pica e vogël me djathë', 350, 'Njëzet centimetra, vetëm me djathë.')],
      }),
    ],
  },
  {
    name: 'Kuti Burger',
    address: 'Rruga Muhamet Gjollesha 77',
    description: 'Burgera të shtypur në pllakë, të paketuar për rrugë.',
    plan: 'trial',
    liveliness: [3, 2, 4.8],
    menus: [
      menu(
        'Burgera në kuti',
        'Qofte të holla, krokante anash.',
        ['Fast Food', 'Hamburger', '$'],
        {
          'Me viç': [
            dish('Kuti dyshe', 520, 'Dy qofte 90 g, djathë çedar dhe qepë e grirë.', { eur: 530 }),
            dish('Kuti me tym', 580, 'Proshutë viçi e thekur dhe salcë barbekju.'),
          ],
          'Pa viç': [
            dish('Kuti me pulë', 490, 'Kofshë pule krokante, lakër e thartë.'),
            dish('Kuti me qiqra', 440, 'Qofte qiqrash e koriandri, kos me limon.'),
          ],
        },
        { items: [dish('Patate me rozmarinë', 190, 'Të holla, të kripura pas skuqjes.')], daysOld: 38 },
      ),
    ],
  },
  {
    name: 'Supa e Vogël',
    address: 'Rruga e Barrikadave 58',
    description: 'Katër supa në ditë dhe bukë sa të duash; mbyllim kur mbarojnë.',
    plan: 'free',
    menus: [
      menu(
        'Katër tenxhere',
        'Supat e ditës.',
        ['Tradicionale', 'Supa', '$'],
        {
          'Tenxheret e sotme': [
            dish('Paçe koke', 380, 'E kthjellët, me uthull e hudhër.'),
            dish('Supë thjerrëzash', 250, 'E kuqe, me qimnon e limon.'),
            dish('Supë me trahana', 270, 'Trahana e tharë në diell, gjalpë i ngrohtë.'),
            dish('Lëng peshku', 420, 'Kokë merluci, patate e selino.', { soldOut: true }),
          ],
        },
        { daysOld: 2 },
      ),
    ],
  },
  {
    name: 'Te Gjyzelja',
    address: 'Rruga Ali Demi 33',
    description: 'Gatime shtëpie si nga nëna, me porcione të mëdha.',
    plan: 'ended',
    liveliness: [0, 11, 4.0],
    menus: [
      menu('Tenxherja e ditës', 'Një gatim në ditë, të dielën dy.', ['Tradicionale', 'Dreka', '$'], {
        'Gatime me lugë': [
          dish('Bamje me mish', 460, 'Bamje të vogla, domate dhe pak limon.'),
          dish('Mish me kumbulla', 520, 'I ëmbël e i thartë, si në Korçën e vjetër.'),
          dish('Patate furre me pulë', 430, 'Kore e artë, lëng në fund të tepsisë.'),
        ],
      }),
    ],
  },
];

import type { WrittenPlace } from '../demo-types.ts';
import { dish, menu } from '../writing.ts';

/** Places in Elbasan. */
export const ELBASAN: readonly WrittenPlace[] = [
  {
    name: 'Katror Burger',
    address: 'Rruga Rinia 6',
    description: 'Burger me viç vendi, patate të prera me dorë.',
    plan: 'standard',
    liveliness: [3, 10, 4.2],
    menus: [
      menu('Burgera', 'Në bukë katrore, të pjekur këtu.', ['Fast Food', 'Hamburger', '$'], {
        Katrorë: [
          dish('Katrori klasik', 450, '150 g viç, djathë i shkrirë dhe kastravec turshi.'),
          dish('Katrori me vezë', 500, 'Vezë syze, proshutë, mustardë e ëmbël.', { eur: 510 }),
          dish('Katrori me kërpudha', 520, 'Kërpudha të skuqura, djathë blu.'),
        ],
        Pranë: [
          dish('Patate të shtëpisë', 180, 'Të skuqura dy herë, me kripë deti.'),
          dish('Rrathë qepe', 210, 'Brumë i hollë, salcë kosi.'),
        ],
      }),
    ],
  },
  {
    name: 'Te Hurma',
    address: 'Rruga Kala 9',
    description: 'Pastiço, japrakë dhe gatime të stinës nën hurmën e vjetër.',
    plan: 'trial',
    liveliness: [1, 1, 5],
    menus: [
      menu('Menuja kryesore', 'E shkurtër, e gatuar sot.', ['Tradicionale', 'Kryesore', '$$'], {
        'Nga kuzhina': [
          dish('Pastiço', 420, 'Makarona të gjata, vezë e djathë, me kore të artë.'),
          dish('Japrakë me gjethe të egra', 390, 'Oriz, qepë e njomë, kos me hudhër.'),
          dish('Ballokume', 120, 'Miell misri e gjalpë, si për Ditën e Verës.'),
        ],
      }),
    ],
  },
  {
    name: 'Kala Brenda',
    address: 'Sheshi i Kalasë 3',
    description: 'Tavë Elbasani sipas recetës, mes mureve dymijëvjeçare.',
    plan: 'standard-year',
    liveliness: [7, 24, 4.6],
    menus: [
      menu(
        'Brenda mureve',
        'Gatime sipas recetave të vjetra të Elbasanit.',
        ['Tradicionale', 'Dreka', '$$'],
        {
          Elbasani: [
            dish('Tavë Elbasani', 640, 'Qengj, kos deleje dhe vezë, me salcë të lehtë.', { eur: 650 }),
            dish('Kungulleshka të mbushura', 430, 'Oriz, mish i grirë dhe kopër e njomë.'),
            dish('Çervish', 380, 'Mish pule, miell e gjalpë, i trashë si krem.'),
          ],
          'Për tryezën': [
            dish('Gjizë me speca', 260, 'E ftohtë, djegëse pak, me vaj.'),
            dish('Bukë misri', 90, 'E pjekur në saç.'),
          ],
        },
      ),
    ],
  },
  {
    name: 'Pica Shkumbini',
    address: 'Bulevardi Aqif Pasha 52',
    description: 'Brumë i ardhur ngadalë dhe domate të konservuara vetë.',
    plan: 'standard',
    liveliness: [5, 16, 4.4],
    menus: [
      menu(
        'Pica me brumë të ardhur',
        'Njëzet e katër orë pritje, tri minuta furrë.',
        ['Italiane', 'Pica', '$$'],
        {
          'Të kuqe': [
            dish('Shkumbini', 690, 'Proshutë Elbasani, speca, mocarelë e tymosur.', { eur: 700 }),
            dish('Napoletana', 640, 'Açuge, kaperi dhe rigon.'),
          ],
          'Të bardha': [dish('Me patate e suxhuk', 680, 'Pa domate, rozmarinë, djathë dhie.')],
        },
      ),
    ],
  },
  {
    name: 'Rrapi i Bezistanit',
    address: 'Rruga Bezistani 18',
    description: 'Qebapë me dhjetëshe, nën rrapin më të madh të qytetit.',
    plan: 'standard',
    liveliness: [6, 21, 4.5],
    menus: [
      menu('Nën rrap', 'Qebapë, qofte dhe shish mbi prush.', ['BBQ', 'Dreka', '$'], {
        Prush: [
          dish('Qebapë Elbasani (10 copë)', 380, 'Të shkurtër, me shumë qepë.'),
          dish('Shish me perime', 560, 'Viç, speca e qepë në hell.', { eur: 570 }),
          dish('Qofte të mbushura', 440, 'Djathë kaçkavall në mes.'),
        ],
        'Të ftohta': [dish('Kos me kastravec', 160, 'I holluar, me hudhër e kopër.')],
      }),
    ],
  },
  {
    name: 'Tokio e Vogël',
    address: 'Rruga Thoma Kalefi 25',
    description: 'Oriz në tas, kari japonez dhe katsu në qendër të Elbasanit.',
    plan: 'trial',
    liveliness: [2, 1, 4.9],
    menus: [
      menu('Donburi', 'Një tas, një lugë.', ['Japoneze', 'Dreka', '$$'], {
        'Mbi oriz': [
          dish('Katsu kari', 620, 'Kotoletë pule krokante, kari i errët.', { eur: 630 }),
          dish('Gyudon', 650, 'Viç i hollë, qepë, vezë e butë.'),
          dish('Teriyaki me salmon', 890, 'Lëkurë krokante, spinaq me susam.', { eur: 910 }),
        ],
      }),
    ],
  },
  {
    name: 'Guaca',
    address: 'Rruga Sadik Zotaj 7',
    description: 'Kuzhinë e vogël meksikane me pesë gatime të zgjedhura.',
    plan: 'free',
    menus: [
      menu(
        'Pesë gatime',
        'Pesë gatime meksikane, të gatuara në çast.',
        ['Meksikane', 'Dreka', '$'],
        {
          Gatimet: [
            dish('Tostada me pulë', 410, 'Tortilla e skuqur, fasule, marule.'),
            dish('Enchilada', 560, 'Salcë çili të kuq, djathë, krem.'),
            dish('Supë tortilla', 380, 'Domate të pjekura, avokado, limon.'),
            dish('Tamales', 430, 'Miell misri në fletë, mish i butë.'),
            dish('Churro me çokollatë', 290, 'Tri copë, kanellë, salcë e trashë.'),
          ],
        },
        { daysOld: 1 },
      ),
    ],
  },
  {
    name: 'Furra Ballokume',
    address: 'Rruga 11 Nëntori 2',
    description: 'Ballokume në kazan bakri, jo vetëm për Ditën e Verës.',
    plan: 'free',
    menus: [
      menu(
        'Nga kazani',
        'I rrahim dyzet minuta me lugë druri.',
        ['Tradicionale', 'Embelsira', '$'],
        {
          Biskota: [
            dish('Ballokume e madhe', 150, 'Gjalpë i freskët dhe finjë, si në recetën e vjetër.'),
            dish('Gurabie', 110, 'Të buta, shkrihen në gojë.'),
            dish('Simite me mjaltë', 130, 'E butë, e lyer me mjaltë.'),
          ],
        },
        { daysOld: 70 },
      ),
    ],
  },
  {
    name: 'Trofta e Banjës',
    address: 'Liqeni i Banjës, Gramsh-Elbasan km 20',
    description: 'Troftë e gjallë nga vaska, në tigan pas pesë minutash.',
    plan: 'standard',
    liveliness: [2, 9, 4.7],
    menus: [
      menu('Ujëra të ëmbla', 'Zgjidhe vetë, ta pastrojmë ne.', ['Peshk', 'Dreka', '$$'], {
        Trofta: [
          dish('Troftë në tigan', 790, 'Gjalpë, bajame dhe majdanoz.', { eur: 800 }),
          dish('Troftë me arra', 860, 'E mbushur, e pjekur në letër.', { eur: 875 }),
          dish('Troftë e tymosur', 720, 'E ftohtë, me rrikë.', { soldOut: true }),
        ],
      }),
    ],
  },
];

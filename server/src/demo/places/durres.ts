import type { WrittenPlace } from '../demo-types.ts';
import { dish, menu } from '../writing.ts';

/** Places in Durrës. */
export const DURRES: readonly WrittenPlace[] = [
  {
    name: 'Pirun e Det',
    address: 'Rruga Taulantia 24',
    description: 'Peshku i ditës në zgarë, karkaleca e midhje, dy hapa nga molo.',
    plan: 'standard',
    liveliness: [8, 30, 4.6],
    menus: [
      menu('Peshk i freskët', 'Peshk i zënë sot në mëngjes.', ['Peshk', 'Kryesore', '$$$'], {
        'Nga rrjeta': [
          dish('Kocë në zgarë', 1600, 'Kocë e egër rreth 400 g, me limon të pjekur.', { eur: 1650 }),
          dish('Karkaleca në saganaki', 1350, 'Domate, djathë i bardhë dhe pak piper djegës.', { eur: 1380 }),
          dish('Midhje të Butrintit', 850, 'Të hapura në verë të bardhë me majdanoz.', { soldOut: true }),
        ],
        'Me oriz e pasta': [
          dish('Rizoto me fruta deti', 980, 'Oriz karnaroli, lëng karkalecash, pa krem.', { eur: 1000 }),
          dish('Linguine me vongole', 920, 'Guaska të vogla, hudhër dhe një gotë verë.', { eur: 940 }),
        ],
      }),
      menu('Verëra', 'Të ftohta, nga kantinat tona.', ['Greke', 'Pije', '$$'], {
        'Me gotë': [
          dish('Shesh i bardhë, gotë', 400, 'I lehtë, me aromë molle jeshile.'),
          dish('Vlosh, gotë', 450, 'I kuq e i plotë, shkon edhe me peshkun në zgarë.'),
        ],
      }),
    ],
  },
  {
    name: 'Molo 7',
    address: 'Rruga e Doganës 7',
    description: 'Sanduiçë me peshk dhe birrë e ftohtë mbi shkëmb.',
    plan: 'free',
    menus: [
      menu(
        'Në letër',
        'E merr dhe ulesh ku të duash.',
        ['Peshk', 'Paragjella', '$'],
        {
          'Me dorë': [
            dish('Sanduiç me sardele', 380, 'Sardele të skuqura, qepë turshi, bukë e zezë.'),
            dish('Merluc i skuqur', 460, 'Brumë birre, patate të trasha, uthull.'),
            dish('Karkaleca të vegjël', 540, 'Në qese letre, me kripë e limon.'),
          ],
        },
        { daysOld: 8 },
      ),
    ],
  },
  {
    name: 'Trattoria Adria',
    address: 'Rruga Aleksandër Goga 21',
    description: 'Kuzhinë si në Bari: orekiete, fokaçe dhe makarona të freskëta.',
    plan: 'standard-year',
    liveliness: [6, 25, 4.5],
    menus: [
      menu('Primi', 'Makarona të gatuara në çast.', ['Italiane', 'Pasta', '$$'], {
        'Të shtëpisë': [
          dish('Orekiete me brokoli rabe', 690, 'Pak të hidhura, me açuge e thërrime buke.', { eur: 700 }),
          dish('Kavateli me karkaleca', 920, 'Domate qershi dhe lëvore limoni.', { eur: 940 }),
          dish('Karbonara', 750, 'Guançale, vezë e pekorino; pa krem.', { eur: 765 }),
        ],
      }),
      menu('Dolçe', 'Ëmbëlsira italiane të bëra këtu.', ['Italiane', 'Embelsira', '$'], {
        'Nga frigoriferi': [
          dish('Tiramisu', 350, 'Savojardi të lagura mirë, kakao e hidhur.', { eur: 355 }),
          dish('Panakota me manaferra', 320, 'Krem i butë vaniljeje, me salcë manaferrash.'),
        ],
      }),
    ],
  },
  {
    name: 'Bambu i Artë',
    address: 'Rruga Tregtare 46',
    description: 'Kuzhinë kantoneze në katin e dytë, me pamje nga porti.',
    plan: 'ended',
    liveliness: [0, 9, 3.8],
    menus: [
      menu('Tavolina e rrumbullakët', 'Gatime për t’u ndarë në tavolinë.', ['Kineze', 'Kryesore', '$$'], {
        'Në mes': [
          dish('Rosë kantoneze', 1380, 'Lëkurë e lyer me mjaltë, gjysmë rose.', { eur: 1400 }),
          dish('Tofu mapo', 560, 'Piper Siçuani që mpin gjuhën.'),
          dish('Rrotulla pranvere (4 copë)', 320, 'Lakër, karotë dhe kërpudha të zeza.'),
        ],
      }),
    ],
  },
  {
    name: 'Zgara Iliria',
    address: 'Rruga Egnatia 130',
    description: 'Qofte, mëlçi e pulë mbi prush, me bukë të ngrohtë.',
    plan: 'standard',
    liveliness: [4, 16, 4.2],
    menus: [
      menu('Mbi prush', 'Nga ora njëmbëdhjetë.', ['BBQ', 'Dreka', '$$'], {
        Mish: [
          dish('Qofte Durrësi (6 copë)', 430, 'Me pak mendër dhe qepë të skuqur.'),
          dish('Mëlçi qengji', 490, 'E prerë trashë, e butë në mes.'),
          dish('Kofshë pule pa kocka', 480, 'Me spec të kuq e uthull molle.', { eur: 490 }),
        ],
        'Bukë e sallatë': [
          dish('Bukë me hudhër', 130, 'E thekur në skarë, me vaj ulliri të ri.'),
          dish('Sallatë me lakër', 180, 'Me karotë, vaj e uthull.'),
        ],
      }),
    ],
  },
  {
    name: 'Gjiri i Lalzit',
    address: 'Plazhi i Hamallajt, sheshi 2',
    description: 'Ngjala dhe peshk i lagunës, nën kallama, buzë ujit.',
    plan: 'standard',
    liveliness: [3, 10, 4.8],
    menus: [
      menu('Nga laguna', 'Peshk i lagunës, sipas stinës.', ['Tradicionale', 'Kryesore', '$$$'], {
        'Të lagunës': [
          dish('Ngjalë në tjegull', 1500, 'Domate, majdanoz dhe uthull e fortë.', { eur: 1530 }),
          dish('Qefull me dafinë', 980, 'I hapur në mes, i tymosur mbi gjethe dafine.', { eur: 1000 }),
          dish('Vezë qefulli', 1200, 'Dyzet gramë, me bukë e gjalpë të ftohtë.', {
            soldOut: true,
            eur: 1225,
          }),
        ],
        'Për të pritur': [
          dish('Ullinj të thyer', 180, 'Me rigon e lëvore portokalli.'),
          dish('Djathë dhie me fiq', 380, 'Djathë i njomë, fiq të thatë në mjaltë.'),
        ],
      }),
    ],
  },
  {
    name: 'Gyros Paradoks',
    address: 'Rruga Mbreti Monun 9',
    description: 'Gyros që rrotullohet deri në orën dy të natës.',
    plan: 'standard',
    liveliness: [7, 14, 4.3],
    menus: [
      menu('Pita', 'Mbështillet fort, mbahet me dy duar.', ['Greke', 'Kryesore', '$'], {
        'Në pitë': [
          dish('Gyros pule', 300, 'Xaxiqi, domate, patate brenda.'),
          dish('Gyros derri', 320, 'Mish krokant, mustardë e butë.'),
          dish('Falafel në pitë', 290, 'Qiqra, majdanoz, tahini me limon.'),
        ],
        'Në pjatë': [dish('Pjatë gyros për dy', 1100, 'Mish i përzier, pita, tri salca.', { eur: 1120 })],
      }),
    ],
  },
  {
    name: 'Kaktus',
    address: 'Rruga Skënderbej 3',
    description: 'Naço, guakamole dhe misër i pjekur, me receta meksikane.',
    plan: 'free',
    menus: [
      menu(
        'Për tryezën',
        'Pjata për të ndarë.',
        ['Meksikane', 'Paragjella', '$$'],
        {
          'Me duar': [
            dish('Naço me çili', 580, 'Çili me viç, djathë i shkrirë, kremë e thartë.'),
            dish('Guakamole', 420, 'Avokado e shtypur në havan, domate e qepë.'),
            dish('Misër i pjekur', 250, 'Me majonezë, djathë e piper të kuq.'),
          ],
        },
        { daysOld: 44 },
      ),
    ],
  },
  {
    name: 'Akullorja Vollga',
    address: 'Shëtitorja Vollga, kioska 5',
    description: 'Akullore me qumësht lopësh të Shijakut dhe fruta të tregut.',
    plan: 'trial',
    liveliness: [1, 1, 5],
    menus: [
      menu('Shije', 'Akullore e bërë çdo ditë.', ['Italiane', 'Embelsira', '$'], {
        Topa: [
          dish('Akullore me ajkë', 120, 'Ajkë qumështi, me pak kripë.'),
          dish('Akullore me fëstëk', 150, 'Fëstëk i pjekur, pa ngjyrues.'),
          dish('Sorbet limoni', 120, 'Vetëm limon, ujë dhe sheqer.'),
        ],
      }),
    ],
  },
];

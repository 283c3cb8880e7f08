import type { WrittenPlace } from '../demo-types.ts';
import { dish, menu } from '../writing.ts';

/** Places in Fier. */
export const FIER: readonly WrittenPlace[] = [
  {
    name: 'Zgara e Lagjes',
    address: 'Rruga Brigada XI',
    description: 'Qofte, qebapë e bërxolla mbi prush druri, me bukë të ngrohtë.',
    plan: 'standard',
    liveliness: [3, 10, 4.2],
    menus: [
      menu('Zgara', 'Prushi ndizet në dhjetë.', ['BBQ', 'Kryesore', '$'], {
        'Nga prushi': [
          dish('Qebapë (10 copë)', 400, 'Viç e qengj, me qepë të grirë e bukë të lagur në lëng.'),
          dish('Bërxollë viçi', 890, 'Rreth 350 g, e pjekur shpejt në zjarr të fortë.', { eur: 910 }),
          dish('Pulë në hell', 640, 'Gjysmë pule, kripë e limon.'),
        ],
        'Pranë prushit': [
          dish('Speca të pjekur', 210, 'Me hudhër, uthull dhe vaj.'),
          dish('Ajvar shtëpie', 170, 'Speca e patëllxhan, i zier gjatë.'),
        ],
      }),
    ],
  },
  {
    name: 'Fusha e Myzeqesë',
    address: 'Rruga Jakov Xoxa 28',
    description: 'Pulë deti, përshesh e qull, si në Myzeqe.',
    plan: 'standard-year',
    liveliness: [7, 25, 4.7],
    menus: [
      menu('Nga fusha', 'Pulë fshati dhe gatime të Myzeqesë.', ['Tradicionale', 'Dreka', '$$'], {
        'Me pulë deti': [
          dish('Pulë deti me përshesh', 780, 'Bukë misri e thërrmuar në lëng të nxehtë.', { eur: 795 }),
          dish('Supë myzeqare', 280, 'Lëng pule deti, oriz, limon.'),
        ],
        'Me drithë': [
          dish('Qull me gjalpë', 260, 'Miell misri, i rrjedhshëm, djathë i grirë.'),
          dish('Kabuni', 240, 'Oriz i ëmbël me rrush të thatë e kanellë.'),
        ],
      }),
    ],
  },
  {
    name: 'Apolonia',
    address: 'Rruga e Apolonisë, Pojan',
    description: 'Dreka pas muzeut, mes ullinjve dhe kolonave.',
    plan: 'standard',
    liveliness: [2, 11, 4.4],
    menus: [
      menu('Dreka e udhëtarit', 'Drekë e shpejtë për kë është për rrugë.', ['Greke', 'Dreka', '$$'], {
        'Të shpejta': [
          dish('Spanakopita', 290, 'Spinaq, feta, petë krokante.', { eur: 300 }),
          dish('Gemista', 450, 'Domate e speca të mbushura me oriz.', { eur: 460 }),
        ],
        'Të ngadalta': [
          dish('Stifado', 890, 'Viç me qepë të vogla, kanellë, verë.', { eur: 905 }),
          dish('Papuçaqi', 560, 'Patëllxhan si varkë, mish, beshamel.'),
        ],
      }),
    ],
  },
  {
    name: 'Pica Gjanica',
    address: 'Bulevardi Jakov Xoxa 90',
    description: 'Pica e kalcone buzë lumit, hapur gjithë ditën.',
    plan: 'standard',
    liveliness: [5, 17, 4.2],
    menus: [
      menu('Pica e kalcone', 'Të mëdha, të holla, të shpejta.', ['Italiane', 'Pica', '$'], {
        'Të hapura': [
          dish('Pica me perime', 560, 'Kungull, patëllxhan, speca në skarë.'),
          dish('Pica me sallam', 590, 'Sallam i butë, kaçkavall, ullinj.'),
        ],
        'Të mbyllura': [
          dish('Kalcone me gjizë', 520, 'Gjizë, spinaq, vezë brenda.'),
          dish('Kalcone e plotë', 680, 'Proshutë, kërpudha, dy djathëra.', { eur: 695 }),
        ],
      }),
    ],
  },
  {
    name: 'Sombrero',
    address: 'Rruga Kastriot Muço 14',
    description: 'Fahita në pllakë të nxehtë dhe margarita pa alkool.',
    plan: 'standard',
    liveliness: [3, 9, 4.3],
    menus: [
      menu('Fahita', 'Vijnë në pllakë të nxehtë: kujdes duart.', ['Meksikane', 'Darke', '$$'], {
        'Në pllakë': [
          dish('Fahita me pulë', 740, 'Speca, qepë, gjashtë tortilla.', { eur: 755 }),
          dish('Fahita me viç', 890, 'Viç i marinuar me limon të gjelbër.', { eur: 905 }),
          dish('Fahita me kërpudha', 620, 'Portobelo, fasule të zeza.'),
        ],
        'Për etje': [dish('Margarita pa alkool', 320, 'Limon i gjelbër, kripë në buzë.')],
      }),
    ],
  },
  {
    name: 'Sushi Myzeqe',
    address: 'Rruga Ramiz Aranitasi 33',
    description: 'Sushi me oriz të Myzeqesë dhe peshk të freskët.',
    plan: 'trial',
    liveliness: [2, 3, 4.5],
    menus: [
      menu('Roll', 'Tetë copë secili.', ['Japoneze', 'Kryesore', '$$'], {
        'Të mbyllur': [
          dish('Roll me salmon', 720, 'Salmon, krem djathi, kastravec.', { eur: 735 }),
          dish('Roll me ngjalë', 880, 'Ngjalë Semani me salcë soje, susam.', { eur: 895 }),
          dish('Roll me perime tempura', 540, 'Karotë e kungull krokant.'),
        ],
      }),
    ],
  },
  {
    name: 'Filli i Qepës',
    address: 'Rruga Kolonel Tomson 2',
    description: 'Sufllaqe, sanduiçë e patate në çdo orë.',
    plan: 'free',
    menus: [
      menu(
        'Në dorë',
        'Të shpejta, të ngrohta, të lira.',
        ['Fast Food', 'Kryesore', '$'],
        {
          'Në letër': [
            dish('Sufllaqe pule', 250, 'Kos, domate, patate, qepë fije.'),
            dish('Sanduiç me qofte', 270, 'Dy qofte, lakër, salcë djegëse.'),
            dish('Hot dog i madh', 230, 'Salsiçe vendi, qepë krokante.'),
            dish('Patate me djathë', 200, 'Të nxehta, djathë i grirë sipër.'),
          ],
        },
        { daysOld: 4 },
      ),
    ],
  },
  {
    name: 'Rrush e Fiq',
    address: 'Rruga Leon Rei 19',
    description: 'Kuzhinë bimore me fruta të Myzeqesë në çdo pjatë.',
    plan: 'free',
    menus: [
      menu(
        'Fruta në pjatë',
        'Edhe të kripura, edhe të ëmbla.',
        ['Vegjetariane', 'Dreka', '$$'],
        {
          'Të kripura': [
            dish('Sallatë me shalqi', 340, 'Shalqi, djathë i bardhë, mendër.', { soldOut: true }),
            dish('Hummus me fiq', 380, 'Fiq të karamelizuar, pita.'),
            dish('Pilaf me rrush', 360, 'Oriz, rrush i thatë, bajame.'),
          ],
        },
        { daysOld: 50 },
      ),
    ],
  },
  {
    name: 'Kuzhina Lion',
    address: 'Rruga Teodor Muzaka 6',
    description: 'Kuzhinë lioneze nga një kuzhinier fierak.',
    plan: 'canceling',
    liveliness: [2, 10, 4.6],
    menus: [
      menu('Bouchon', 'Gatime tradicionale të Lionit.', ['Franceze', 'Darke', '$$$'], {
        Lioneze: [
          dish('Kenele me salcë', 980, 'Peshk i rrahur, salcë karkalecash.', { eur: 1000 }),
          dish('Kok o ven', 1150, 'Gjel fshati në verë Kallmeti.', { eur: 1175 }),
          dish('Patate gratin', 380, 'Krem, hudhër, kore e artë.'),
        ],
        Ëmbël: [dish('Mus çokollate', 360, 'E errët, me kripë deti.', { eur: 365 })],
      }),
    ],
  },
];

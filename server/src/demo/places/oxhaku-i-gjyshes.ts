import type { WrittenPlace } from '../demo-types.ts';
import { dish, menu } from '../writing.ts';

/** The place of owner@tavolina.test, in Tiranë. */
export const OXHAKU_I_GJYSHES: WrittenPlace = {
  name: 'Oxhaku i Gjyshes',
  login: 'owner@tavolina.test',
  plan: 'standard',
  address: 'Rruga e Kavajës 112',
  description: 'Tavë dheu, fërgesë e byrek të pjekura në oxhak, si te gjyshja të dielën.',
  liveliness: [31, 60, 4.8],
  menus: [
    menu(
      'Dreka',
      'Gatimet e oxhakut, nga mesdita derisa të mbarojnë tavat.',
      ['Tradicionale', 'Dreka', '$$'],
      {
        'Gatime tavash': [
          dish('Tavë kosi', 650, 'Mish qengji i pjekur me kos, oriz dhe vezë; del e nxehtë nga furra.', {
            eur: 663,
          }),
          dish('Fërgesë e Tiranës', 490, 'Speca, domate dhe gjizë në tavë dheu, me bukë misri.', {
            eur: 500,
          }),
          dish('Tavë dheu me mëlçi', 620, 'Mëlçi viçi, speca të kuq dhe gjizë e kripur.', {
            eur: 633,
            usd: 735,
            gbp: 550,
          }),
          dish('Speca të mbushur', 420, 'Me oriz, mish të grirë dhe kopër. Shërbehen me kos.'),
        ],
        'Byrekë e pite': [
          dish('Byrek me spinaq dhe gjizë', 220, 'Petë të holla të hapura me dorë, copë 250 g.'),
          dish('Byrek me mish', 260, 'Mish viçi, qepë dhe piper i zi.'),
        ],
        Zgara: [
          dish('Qofte zgare (5 copë)', 450, 'Me qepë të freskët, speca turshi dhe salcë kosi.', { eur: 460 }),
          dish('Peshk në zgarë', 1250, 'Levrek i ditës, rreth 350 g, me limon dhe vaj ulliri.', {
            eur: 1275,
          }),
          dish('Paidhaqe qengji', 980, 'Të marinuara një natë me rigon e hudhër.', { soldOut: true }),
        ],
        'Për festa': [dish('Gjel deti me përshesh', 1400, 'Vetëm me porosi, për Vitin e Ri.')],
      },
      {
        hidden: ['Për festa'],
        items: [
          dish('Trileçe', 250, 'Tri lloje qumështi dhe karamel i errët.', { eur: 255 }),
          dish('Dhallë shtëpie', 100, 'I rrahur në mëngjes, me pak kripë.'),
        ],
        daysOld: 540,
      },
    ),
    menu(
      'Darka',
      'Pjata për darka të gjata rreth zjarrit.',
      ['Tradicionale', 'Darke', '$$'],
      {
        'Nga oxhaku': [
          dish('Mish qengji në saç', 1100, 'Katër orë nën prush, me patate që thithin lëngun.', {
            eur: 1125,
          }),
          dish('Japrakë', 430, 'Gjethe hardhie të mbështjella hollë, me oriz e mendër.'),
          dish('Harapash me kaçamak', 380, 'Miell misri, të brendshme qengji dhe gjalpë i skuqur.'),
        ],
      },
      { daysOld: 530 },
    ),
    menu(
      'Ëmbëlsira',
      'Ëmbëlsira tepsie, me sherbet të lehtë.',
      ['Tradicionale', 'Embelsira', '$'],
      {
        Tepsi: [
          dish('Bakllava me arra', 280, 'Dyzet petë dhe arra Dibre.'),
          dish('Sheqerpare', 200, 'Të buta brenda, me lëvore limoni në sherbet.'),
        ],
      },
      { daysOld: 420 },
    ),
    menu(
      'Menuja e dimrit',
      'Gatime të reja që ende po i provojmë.',
      ['Tradicionale', 'Supa', '$$'],
      {
        'Të ngrohta': [
          dish('Jani me fasule', 350, 'Fasule të bardha, të ziera ngadalë me mendër të thatë.'),
          dish('Supë me pulë e limon', 320, 'Lëng i trashë me vezë e limon.'),
        ],
      },
      { draft: true, daysOld: 3 },
    ),
  ],
};

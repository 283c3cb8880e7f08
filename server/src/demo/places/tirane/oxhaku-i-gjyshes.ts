import type { WrittenPlace } from '../../demo-types.ts';
import { OXHAKU_IN_ENGLISH } from '../../english/oxhaku-i-gjyshes.ts';
import { declares, dish, menu } from '../../place-builders.ts';

/** The place of owner@tavolina.test, in Tiranë. */
export const OXHAKU_I_GJYSHES: WrittenPlace = {
  name: 'Oxhaku i Gjyshes',
  login: 'owner@tavolina.test',
  address: 'Rruga e Kavajës 112',
  location: [41.32613, 19.80957],
  description: 'Tavë dheu, fërgesë e byrek të pjekura në oxhak, si te gjyshja të dielën.',
  plan: 'standard',
  liveliness: [31, 60, 4.8],
  english: OXHAKU_IN_ENGLISH,
  menus: [
    menu(
      'Dreka',
      'Gatimet e oxhakut, nga mesdita derisa të mbarojnë tavat.',
      ['Tradicionale', 'Dreka', '$$'],
      {
        'Gatime tavash': [
          dish('Tavë kosi', 650, 'Mish qengji i pjekur me kos, oriz dhe vezë; del e nxehtë nga furra.', {
            eur: 663,
            ...declares('eggs milk', { may: 'gluten', free: 'fish nuts', diets: 'halal' }),
          }),
          dish('Fërgesë e Tiranës', 490, 'Speca, domate dhe gjizë në tavë dheu, me bukë misri.', {
            eur: 500,
            ...declares('milk', { may: 'gluten', free: 'nuts', diets: 'vegetarian' }),
          }),
          dish('Tavë dheu me mëlçi', 620, 'Mëlçi viçi, speca të kuq dhe gjizë e kripur.', {
            eur: 633,
            usd: 735,
            gbp: 550,
          }),
          dish('Speca të mbushur', 420, 'Me oriz, mish të grirë dhe kopër. Shërbehen me kos.'),
          dish('Tavë me patëllxhanë', 460, 'Patëllxhanë të pjekur, domate dhe hudhër, pa mish.'),
          dish(
            'Imam bajalldi',
            430,
            'Patëllxhan i plotë me qepë, domate e majdanoz, i ftohtë.',
            declares('', { free: 'gluten milk eggs nuts', diets: 'vegan gluten_free lactose_free halal' }),
          ),
          dish('Mish viçi me bamje', 620, 'Bamjet e vogla të Lushnjës, të thartuara me limon.'),
          dish(
            'Fasule në tavë',
            380,
            '',
            declares('celery', { free: 'gluten milk', diets: 'vegan gluten_free' }),
          ),
        ],
        'Byrekë e pite': [
          dish(
            'Byrek me spinaq dhe gjizë',
            220,
            'Petë të holla të hapura me dorë, copë 250 g.',
            declares('gluten milk', { may: 'eggs sesame', diets: 'vegetarian' }),
          ),
          dish('Byrek me mish', 260, 'Mish viçi, qepë dhe piper i zi.'),
          dish('Byrek me gjizë e domate', 230),
          dish('Byrek me presh', 240, 'Presh i zbutur në gjalpë, pak djathë i bardhë.'),
          dish('Pite me kungull', 220),
        ],
        Zgara: [
          dish('Qofte zgare (5 copë)', 450, 'Me qepë të freskët, speca turshi dhe salcë kosi.', { eur: 460 }),
          dish('Peshk në zgarë', 1250, 'Levrek i ditës, rreth 350 g, me limon dhe vaj ulliri.', {
            eur: 1275,
          }),
          dish('Paidhaqe qengji', 980, 'Të marinuara një natë me rigon e hudhër.', { soldOut: true }),
          dish('Qebapë (8 copë)', 450),
          dish('Shishqebap viçi', 620, 'Fileto në hell, me qepë e spec mes copave.'),
          dish('Bërxollë viçi me kockë', 1150, 'Rreth 400 g, e pjekur në prush ahu.'),
        ],
        'Për festa': [dish('Gjel deti me përshesh', 1400, 'Vetëm me porosi, për Vitin e Ri.')],
        'Sallata e turshi': [
          dish('Sallatë fshatare', 320, 'Domate, kastravec, speca, ullinj dhe djathë i bardhë i grirë.'),
          dish('Sallatë jeshile', 250),
          dish('Turshi e përzier', 180),
          dish('Salcë kosi', 200),
          dish('Speca të pjekur me hudhër', 260),
        ],
        'Bukë e djathë': [
          dish('Bukë misri', 120),
          dish('Djathë i bardhë', 300),
          dish('Djathë kaçkavall i skuqur', 450, 'I kaluar në miell dhe vezë, me limon.'),
          dish('Gjizë me speca të kuq', 280),
        ],
      },
      {
        items: [
          dish('Trileçe', 250, 'Tri lloje qumështi dhe karamel i errët.', { eur: 255 }),
          dish('Dhallë shtëpie', 100, 'I rrahur në mëngjes, me pak kripë.'),
        ],
        hidden: ['Për festa'],
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
          dish('Paçe koke', 420),
          dish('Kukurec në hell', 550, 'Të mbledhura fort, të pjekura një orë larg flakës.'),
          dish('Gjel fshati me arra', 950, 'Salcë arrash e hudhre, si në Skrapar.'),
        ],
        'Për të pirë': [
          dish('Raki rrushi, 50 ml', 150),
          dish('Raki mani, 50 ml', 250, 'Nga kazani i Skraparit, e vjetëruar dy vjet.'),
          dish('Verë e kuqe e shtëpisë, gotë', 300, 'Nga Përmeti, e hapur sot.'),
          dish('Birrë Tirana 0,33 l', 250),
          dish('Ujë me gaz 0,5 l', 120),
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
          dish('Revani me limon', 200),
          dish('Kadaif', 260),
          dish('Hallvë me gjalpë', 180, 'E skuqur ngadalë me miell e gjalpë, me bajame sipër.'),
        ],
        'Me lugë': [
          dish('Sultjash', 180, 'Oriz, qumësht lope dhe kanellë sipër.'),
          dish('Zupa', 220, 'Biskota, dy kremra dhe kakao, në kupë qelqi.'),
          dish('Hasude', 170),
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

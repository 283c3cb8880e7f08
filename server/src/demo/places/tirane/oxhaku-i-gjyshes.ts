import type { WrittenPlace } from '../../demo-types.ts';
import { dish, menu } from '../../place-builders.ts';

/** The place of owner@tavolina.test, in Tiranë. */
export const OXHAKU_I_GJYSHES: WrittenPlace = {
  name: 'Oxhaku i Gjyshes',
  login: 'owner@tavolina.test',
  address: 'Rruga e Kavajës 112',
  location: [41.32613, 19.80957],
  description: 'Tavë dheu, fërgesë e byrek të pjekura në oxhak, si te gjyshja të dielën.',
  plan: 'standard',
  liveliness: [31, 60, 4.8],
  menus: [
    menu(
      'Dreka',
      'Gatimet e oxhakut, nga mesdita derisa të mbarojnë tavat.',
      ['Tradicionale', 'Dreka', '$$'],
      {
        'Gatime tavash': [
          dish('Tavë kosi', 650, 'Mish qengji i pjekur me kos, oriz dhe vezë; del e nxehtë nga furra.', {
            en: [
              'Tavë kosi, lamb baked in yogurt',
              'Lamb baked with yogurt, rice and eggs; straight from the oven.',
            ],
            eur: 663,
          }),
          dish('Fërgesë e Tiranës', 490, 'Speca, domate dhe gjizë në tavë dheu, me bukë misri.', {
            en: ['Fërgesë of Tirana', 'Peppers, tomatoes and curd cheese in a clay pot, with cornbread.'],
            eur: 500,
          }),
          dish('Tavë dheu me mëlçi', 620, 'Mëlçi viçi, speca të kuq dhe gjizë e kripur.', {
            en: ['Clay-pot liver (tavë dheu)', "Calf's liver, red peppers and salted curd cheese."],
            eur: 633,
            usd: 735,
            gbp: 550,
          }),
          dish('Speca të mbushur', 420, 'Me oriz, mish të grirë dhe kopër. Shërbehen me kos.', {
            en: ['Stuffed peppers', 'With rice, minced meat and dill. Served with yogurt.'],
          }),
          dish('Tavë me patëllxhanë', 460, 'Patëllxhanë të pjekur, domate dhe hudhër, pa mish.', {
            en: ['Baked aubergines', 'Roasted aubergines, tomatoes and garlic, without meat.'],
          }),
          dish('Imam bajalldi', 430, 'Patëllxhan i plotë me qepë, domate e majdanoz, i ftohtë.', {
            en: ['Imam bayildi', 'A whole aubergine with onion, tomatoes and parsley, served cold.'],
          }),
          dish('Mish viçi me bamje', 620, 'Bamjet e vogla të Lushnjës, të thartuara me limon.', {
            en: ['Beef with okra', 'Small okra from Lushnja, sharpened with lemon.'],
          }),
          dish('Fasule në tavë', 380, '', { en: ['Baked beans in a clay pot'] }),
        ],
        'Byrekë e pite': [
          dish('Byrek me spinaq dhe gjizë', 220, 'Petë të holla të hapura me dorë, copë 250 g.', {
            en: ['Byrek with spinach and curd cheese', 'Thin sheets rolled out by hand, a piece of 250 g.'],
          }),
          dish('Byrek me mish', 260, 'Mish viçi, qepë dhe piper i zi.', {
            en: ['Byrek with meat', 'Beef, onion and black pepper.'],
          }),
          dish('Byrek me gjizë e domate', 230, '', { en: ['Byrek with curd cheese and tomato'] }),
          dish('Byrek me presh', 240, 'Presh i zbutur në gjalpë, pak djathë i bardhë.', {
            en: ['Byrek with leek', 'Leek softened in butter, a little white cheese.'],
          }),
          dish('Pite me kungull', 220, '', { en: ['Pumpkin pie'] }),
        ],
        Zgara: [
          dish('Qofte zgare (5 copë)', 450, 'Me qepë të freskët, speca turshi dhe salcë kosi.', {
            en: ['Grilled meatballs (5 pieces)', 'With fresh onion, pickled peppers and yogurt dip.'],
            eur: 460,
          }),
          dish('Peshk në zgarë', 1250, 'Levrek i ditës, rreth 350 g, me limon dhe vaj ulliri.', {
            en: ['Grilled fish', 'Sea bass of the day, about 350 g, with lemon and olive oil.'],
            eur: 1275,
          }),
          dish('Paidhaqe qengji', 980, 'Të marinuara një natë me rigon e hudhër.', {
            en: ['Lamb chops', 'Marinated overnight with oregano and garlic.'],
            soldOut: true,
          }),
          dish('Qebapë (8 copë)', 450, '', { en: ['Qebapë, small grilled sausages (8 pieces)'] }),
          dish('Shishqebap viçi', 620, 'Fileto në hell, me qepë e spec mes copave.', {
            en: ['Beef shish kebab', 'Fillet on a skewer, with onion and pepper between the pieces.'],
          }),
          dish('Bërxollë viçi me kockë', 1150, 'Rreth 400 g, e pjekur në prush ahu.', {
            en: ['Bone-in veal chop', 'About 400 g, grilled over beech embers.'],
          }),
        ],
        'Për festa': [
          dish('Gjel deti me përshesh', 1400, 'Vetëm me porosi, për Vitin e Ri.', {
            en: ['Turkey with përshesh', 'With bread soaked in its juices. To order only, for New Year.'],
          }),
        ],
        'Sallata e turshi': [
          dish('Sallatë fshatare', 320, 'Domate, kastravec, speca, ullinj dhe djathë i bardhë i grirë.', {
            en: ['Village salad', 'Tomato, cucumber, peppers, olives and grated white cheese.'],
          }),
          dish('Sallatë jeshile', 250, '', { en: ['Green salad'] }),
          dish('Turshi e përzier', 180, '', { en: ['Mixed pickles'] }),
          dish('Salcë kosi', 200, '', { en: ['Yogurt and garlic dip'] }),
          dish('Speca të pjekur me hudhër', 260, '', { en: ['Roasted peppers with garlic'] }),
        ],
        'Bukë e djathë': [
          dish('Bukë misri', 120, '', { en: ['Cornbread'] }),
          dish('Djathë i bardhë', 300, '', { en: ['White cheese'] }),
          dish('Djathë kaçkavall i skuqur', 450, 'I kaluar në miell dhe vezë, me limon.', {
            en: ['Fried kashkaval cheese', 'Coated in flour and egg, with lemon.'],
          }),
          dish('Gjizë me speca të kuq', 280, '', { en: ['Curd cheese with red peppers'] }),
        ],
      },
      {
        en: ['Lunch', 'Dishes from the hearth, from noon until the pots are empty.'],
        items: [
          dish('Trileçe', 250, 'Tri lloje qumështi dhe karamel i errët.', {
            en: ['Trileçe, three-milk cake', 'Three kinds of milk and dark caramel.'],
            eur: 255,
          }),
          dish('Dhallë shtëpie', 100, 'I rrahur në mëngjes, me pak kripë.', {
            en: ['House dhallë, yogurt drink', 'Churned in the morning, with a pinch of salt.'],
          }),
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
            en: ['Lamb under the saç', 'Four hours under the embers, with potatoes that soak up the juices.'],
            eur: 1125,
          }),
          dish('Japrakë', 430, 'Gjethe hardhie të mbështjella hollë, me oriz e mendër.', {
            en: ['Japrak, stuffed vine leaves', 'Finely rolled vine leaves, with rice and mint.'],
          }),
          dish('Harapash me kaçamak', 380, 'Miell misri, të brendshme qengji dhe gjalpë i skuqur.', {
            en: ['Harapash with cornmeal', 'Cornmeal, lamb offal and browned butter.'],
          }),
          dish('Paçe koke', 420, '', { en: ['Head soup (paçe koke)'] }),
          dish('Kukurec në hell', 550, 'Të mbledhura fort, të pjekura një orë larg flakës.', {
            en: ['Kukurec on the spit', 'Lamb offal wound tight, roasted an hour away from the flame.'],
          }),
          dish('Gjel fshati me arra', 950, 'Salcë arrash e hudhre, si në Skrapar.', {
            en: ['Free-range cockerel with walnuts', 'Walnut and garlic sauce, as in Skrapar.'],
          }),
        ],
        'Për të pirë': [
          dish('Raki rrushi, 50 ml', 150, '', { en: ['Grape raki, 50 ml'] }),
          dish('Raki mani, 50 ml', 250, 'Nga kazani i Skraparit, e vjetëruar dy vjet.', {
            en: ['Mulberry raki, 50 ml', 'From a still in Skrapar, aged for two years.'],
          }),
          dish('Verë e kuqe e shtëpisë, gotë', 300, 'Nga Përmeti, e hapur sot.', {
            en: ['House red wine, glass', 'From Përmet, opened today.'],
          }),
          dish('Birrë Tirana 0,33 l', 250, '', { en: ['Tirana beer 0.33 l'] }),
          dish('Ujë me gaz 0,5 l', 120, '', { en: ['Sparkling water 0.5 l'] }),
        ],
      },
      { en: ['Dinner', 'Dishes for long evenings around the fire.'], daysOld: 530 },
    ),
    menu(
      'Ëmbëlsira',
      'Ëmbëlsira tepsie, me sherbet të lehtë.',
      ['Tradicionale', 'Embelsira', '$'],
      {
        Tepsi: [
          dish('Bakllava me arra', 280, 'Dyzet petë dhe arra Dibre.', {
            en: ['Walnut baklava', 'Forty sheets of pastry and walnuts from Dibra.'],
          }),
          dish('Sheqerpare', 200, 'Të buta brenda, me lëvore limoni në sherbet.', {
            en: ['Sheqerpare, biscuits in syrup', 'Soft inside, with lemon zest in the syrup.'],
          }),
          dish('Revani me limon', 200, '', { en: ['Revani with lemon'] }),
          dish('Kadaif', 260),
          dish('Hallvë me gjalpë', 180, 'E skuqur ngadalë me miell e gjalpë, me bajame sipër.', {
            en: ['Butter halva', 'Toasted slowly with flour and butter, almonds on top.'],
          }),
        ],
        'Me lugë': [
          dish('Sultjash', 180, 'Oriz, qumësht lope dhe kanellë sipër.', {
            en: ['Sultjash, rice pudding', "Rice, cow's milk and cinnamon on top."],
          }),
          dish('Zupa', 220, 'Biskota, dy kremra dhe kakao, në kupë qelqi.', {
            en: ['Zupa, layered biscuit pudding', 'Biscuits, two creams and cocoa, in a glass.'],
          }),
          dish('Hasude', 170, '', { en: ['Hasude, cornflour pudding'] }),
        ],
      },
      { en: ['Desserts', 'Tray-baked sweets in a light syrup.'], daysOld: 420 },
    ),
    menu(
      'Menuja e dimrit',
      'Gatime të reja që ende po i provojmë.',
      ['Tradicionale', 'Supa', '$$'],
      {
        'Të ngrohta': [
          dish('Jani me fasule', 350, 'Fasule të bardha, të ziera ngadalë me mendër të thatë.', {
            en: ['Jani, white bean soup', 'White beans, simmered slowly with dried mint.'],
          }),
          dish('Supë me pulë e limon', 320, 'Lëng i trashë me vezë e limon.', {
            en: ['Chicken and lemon soup', 'Thick broth with egg and lemon.'],
          }),
        ],
      },
      { en: ['Winter menu', 'New dishes we are still trying out.'], draft: true, daysOld: 3 },
    ),
  ],
};

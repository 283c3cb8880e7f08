import type { WrittenPlace } from '../../demo-types.ts';
import { declares, dish, menu } from '../../place-builders.ts';
import { week } from '../../week.ts';

/** The place of owner@tavolina.test, in Tiranë. */
export const OXHAKU_I_GJYSHES: WrittenPlace = {
  name: 'Oxhaku i Gjyshes',
  login: 'owner@tavolina.test',
  address: 'Rruga e Kavajës 112',
  location: [41.32613, 19.80957],
  description: 'Tavë dheu, fërgesë e byrek të pjekura në oxhak, si te gjyshja të dielën.',
  hours: week('00:00-00:00'),
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
            goesWith: ['Sallatë fshatare', 'Bukë misri', 'Dhallë shtëpie'],
            ...declares('eggs milk', { may: 'gluten' }),
            en: ['Tavë kosi', 'Lamb baked with yogurt, rice and eggs; straight from the oven.'],
            eur: 663,
          }),
          dish('Fërgesë e Tiranës', 490, 'Speca, domate dhe gjizë në tavë dheu, me bukë misri.', {
            goesWith: ['Bukë misri', 'Dhallë shtëpie'],
            ...declares('milk', { may: 'gluten', diets: 'vegetarian' }),
            en: ['Fërgesë e Tiranës', 'Peppers, tomatoes and curd cheese in a clay pot, with cornbread.'],
            eur: 500,
          }),
          dish('Tavë dheu me mëlçi', 620, 'Mëlçi viçi, speca të kuq dhe gjizë e kripur.', {
            ...declares('milk', { may: 'gluten' }),
            en: ['Clay-pot liver (tavë dheu)', "Calf's liver, red peppers and salted curd cheese."],
            eur: 633,
            usd: 735,
            gbp: 550,
          }),
          dish('Speca të mbushur', 420, 'Me oriz, mish të grirë dhe kopër. Shërbehen me kos.', {
            ...declares('milk', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Stuffed peppers', 'With rice, minced meat and dill. Served with yogurt.'],
          }),
          dish('Tavë me patëllxhanë', 460, 'Patëllxhanë të pjekur, domate dhe hudhër, pa mish.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Baked aubergines', 'Roasted aubergines, tomatoes and garlic, without meat.'],
          }),
          dish('Imam bajalldi', 430, 'Patëllxhan i plotë me qepë, domate e majdanoz, i ftohtë.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Imam bayildi', 'A whole aubergine with onion, tomatoes and parsley, served cold.'],
          }),
          dish('Mish viçi me bamje', 620, 'Bamjet e vogla të Lushnjës, të thartuara me limon.', {
            ...declares('', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Beef with okra', 'Small okra from Lushnja, sharpened with lemon.'],
          }),
          dish('Fasule në tavë', 380, '', {
            ...declares('', {
              may: 'celery',
              free: 'gluten eggs milk',
              diets: 'vegan vegetarian lactose_free gluten_free',
            }),
            en: ['Baked beans in a clay pot'],
          }),
        ],
        'Byrekë e pite': [
          dish('Byrek me spinaq dhe gjizë', 220, 'Petë të holla të hapura me dorë, copë 250 g.', {
            ...declares('gluten milk', { may: 'eggs', diets: 'vegetarian' }),
            en: ['Byrek with spinach and curd cheese', 'Thin sheets rolled out by hand, a piece of 250 g.'],
          }),
          dish('Byrek me mish', 260, 'Mish viçi, qepë dhe piper i zi.', {
            goesWith: ['Dhallë shtëpie'],
            ...declares('gluten', { may: 'milk' }),
            en: ['Byrek with meat', 'Beef, onion and black pepper.'],
          }),
          dish('Byrek me gjizë e domate', 230, '', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Byrek with curd cheese and tomato'],
          }),
          dish('Byrek me presh', 240, 'Presh i zbutur në gjalpë, pak djathë i bardhë.', {
            ...declares('gluten milk', { diets: 'vegetarian' }),
            en: ['Byrek with leek', 'Leek softened in butter, a little white cheese.'],
          }),
          dish('Pite me kungull', 220, '', {
            ...declares('gluten', { may: 'milk', diets: 'vegetarian' }),
            en: ['Pumpkin pie'],
          }),
        ],
        Zgara: [
          dish('Qofte zgare (5 copë)', 450, 'Me qepë të freskët, speca turshi dhe salcë kosi.', {
            goesWith: ['Salcë kosi', 'Sallatë jeshile', 'Dhallë shtëpie'],
            ...declares('gluten milk'),
            en: ['Grilled meatballs (5 pieces)', 'With fresh onion, pickled peppers and yogurt dip.'],
            eur: 460,
          }),
          dish('Peshk në zgarë', 1250, 'Levrek i ditës, rreth 350 g, me limon dhe vaj ulliri.', {
            goesWith: ['Sallatë jeshile'],
            ...declares('fish', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Grilled fish', 'Sea bass of the day, about 350 g, with lemon and olive oil.'],
            eur: 1275,
          }),
          dish('Paidhaqe qengji', 980, 'Të marinuara një natë me rigon e hudhër.', {
            goesWith: ['Sallatë fshatare', 'Salcë kosi'],
            ...declares('', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Lamb chops', 'Marinated overnight with oregano and garlic.'],
            soldOut: true,
          }),
          dish('Qebapë (8 copë)', 450, '', {
            ...declares('', { may: 'gluten' }),
            en: ['Qebapë, small grilled sausages (8 pieces)'],
          }),
          dish('Shishqebap viçi', 620, 'Fileto në hell, me qepë e spec mes copave.', {
            goesWith: ['Sallatë fshatare', 'Speca të pjekur me hudhër'],
            isNew: true,
            ...declares('', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Beef shish kebab', 'Fillet on a skewer, with onion and pepper between the pieces.'],
          }),
          dish('Bërxollë viçi me kockë', 1150, 'Rreth 400 g, e pjekur në prush ahu.', {
            goesWith: ['Sallatë fshatare', 'Speca të pjekur me hudhër'],
            ...declares('', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Bone-in veal chop', 'About 400 g, grilled over beech embers.'],
          }),
        ],
        'Për festa': [
          dish('Gjel deti me përshesh', 1400, 'Vetëm me porosi, për Vitin e Ri.', {
            ...declares('gluten milk'),
            en: ['Turkey with përshesh', 'With bread soaked in its juices. To order only, for New Year.'],
          }),
        ],
        'Sallata e turshi': [
          dish('Sallatë fshatare', 320, 'Domate, kastravec, speca, ullinj dhe djathë i bardhë i grirë.', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Village salad', 'Tomato, cucumber, peppers, olives and grated white cheese.'],
          }),
          dish('Sallatë jeshile', 250, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Green salad'],
          }),
          dish('Turshi e përzier', 180, '', {
            ...declares('', {
              may: 'sulphites',
              free: 'gluten eggs milk',
              diets: 'vegan vegetarian lactose_free gluten_free',
            }),
            en: ['Mixed pickles'],
          }),
          dish('Salcë kosi', 200, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Yogurt and garlic dip'],
          }),
          dish('Speca të pjekur me hudhër', 260, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Roasted peppers with garlic'],
          }),
        ],
        'Bukë e djathë': [
          dish('Bukë misri', 120, '', {
            ...declares('', { may: 'gluten milk', diets: 'vegetarian' }),
            en: ['Cornbread'],
          }),
          dish('Djathë i bardhë', 300, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['White cheese'],
          }),
          dish('Djathë kaçkavall i skuqur', 450, 'I kaluar në miell dhe vezë, me limon.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Fried kashkaval cheese', 'Coated in flour and egg, with lemon.'],
          }),
          dish('Gjizë me speca të kuq', 280, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Curd cheese with red peppers'],
          }),
        ],
      },
      {
        en: ['Lunch', 'Dishes from the hearth, from noon until the pots are empty.'],
        items: [
          dish('Trileçe', 250, 'Tri lloje qumështi dhe karamel i errët.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Trileçe, three-milk cake', 'Three kinds of milk and dark caramel.'],
            eur: 255,
          }),
          dish('Dhallë shtëpie', 100, 'I rrahur në mëngjes, me pak kripë.', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
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
            ...declares('', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Lamb under the saç', 'Four hours under the embers, with potatoes that soak up the juices.'],
            eur: 1125,
          }),
          dish('Japrakë', 430, 'Gjethe hardhie të mbështjella hollë, me oriz e mendër.', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Japrak, stuffed vine leaves', 'Finely rolled vine leaves, with rice and mint.'],
          }),
          dish('Harapash me kaçamak', 380, 'Miell misri, të brendshme qengji dhe gjalpë i skuqur.', {
            isNew: true,
            ...declares('milk', { may: 'gluten' }),
            en: ['Harapash with cornmeal', 'Cornmeal, lamb offal and browned butter.'],
          }),
          dish('Paçe koke', 420, '', {
            ...declares('', { may: 'gluten celery' }),
            en: ['Head soup (paçe koke)'],
          }),
          dish('Kukurec në hell', 550, 'Të mbledhura fort, të pjekura një orë larg flakës.', {
            ...declares('', { free: 'gluten', diets: 'gluten_free' }),
            en: ['Kukurec on the spit', 'Lamb offal wound tight, roasted an hour away from the flame.'],
          }),
          dish('Gjel fshati me arra', 950, 'Salcë arrash e hudhre, si në Skrapar.', {
            ...declares('nuts', { may: 'gluten' }),
            en: ['Free-range cockerel with walnuts', 'Walnut and garlic sauce, as in Skrapar.'],
          }),
        ],
        'Për të pirë': [
          dish('Raki rrushi, 50 ml', 150, '', { en: ['Grape raki, 50 ml'] }),
          dish('Raki mani, 50 ml', 250, 'Nga kazani i Skraparit, e vjetëruar dy vjet.', {
            en: ['Mulberry raki, 50 ml', 'From a still in Skrapar, aged for two years.'],
          }),
          dish('Verë e kuqe e shtëpisë, gotë', 300, 'Nga Përmeti, e hapur sot.', {
            ...declares('sulphites'),
            en: ['House red wine, glass', 'From Përmet, opened today.'],
          }),
          dish('Birrë Tirana 0,33 l', 250, '', { ...declares('gluten'), en: ['Tirana beer 0.33 l'] }),
          dish('Ujë me gaz 0,5 l', 120, '', {
            ...declares('', { free: 'gluten eggs milk', diets: 'vegan vegetarian lactose_free gluten_free' }),
            en: ['Sparkling water 0.5 l'],
          }),
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
            ...declares('gluten milk nuts', { diets: 'vegetarian' }),
            en: ['Walnut baklava', 'Forty sheets of pastry and walnuts from Dibra.'],
          }),
          dish('Sheqerpare', 200, 'Të buta brenda, me lëvore limoni në sherbet.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Sheqerpare, biscuits in syrup', 'Soft inside, with lemon zest in the syrup.'],
          }),
          dish('Revani me limon', 200, '', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Revani with lemon'],
          }),
          dish('Kadaif', 260, '', declares('gluten milk nuts', { diets: 'vegetarian' })),
          dish('Hallvë me gjalpë', 180, 'E skuqur ngadalë me miell e gjalpë, me bajame sipër.', {
            ...declares('gluten milk nuts', { diets: 'vegetarian' }),
            en: ['Butter halva', 'Toasted slowly with flour and butter, almonds on top.'],
          }),
        ],
        'Me lugë': [
          dish('Sultjash', 180, 'Oriz, qumësht lope dhe kanellë sipër.', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Sultjash, rice pudding', "Rice, cow's milk and cinnamon on top."],
          }),
          dish('Zupa', 220, 'Biskota, dy kremra dhe kakao, në kupë qelqi.', {
            ...declares('gluten eggs milk', { diets: 'vegetarian' }),
            en: ['Zupa, layered biscuit pudding', 'Biscuits, two creams and cocoa, in a glass.'],
          }),
          dish('Hasude', 170, '', {
            ...declares('milk', { free: 'gluten', diets: 'vegetarian gluten_free' }),
            en: ['Hasude, cornflour pudding'],
          }),
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
            ...declares('', {
              may: 'celery',
              free: 'gluten eggs milk',
              diets: 'vegan vegetarian lactose_free gluten_free',
            }),
            en: ['Jani, white bean soup', 'White beans, simmered slowly with dried mint.'],
          }),
          dish('Supë me pulë e limon', 320, 'Lëng i trashë me vezë e limon.', {
            ...declares('eggs celery', { may: 'gluten' }),
            en: ['Chicken and lemon soup', 'Thick broth with egg and lemon.'],
          }),
        ],
      },
      { en: ['Winter menu', 'New dishes we are still trying out.'], draft: true, daysOld: 3 },
    ),
  ],
};
